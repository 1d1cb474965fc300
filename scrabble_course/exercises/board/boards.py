"""What exercises of Part 4 share: boards and plays, and how calls on them are shown."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from scrabble_course.board.anchors import row_text
from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import transpose
from scrabble_course.board.layout import CENTRE, DOWN, SIZE, Square, parse_square
from scrabble_course.board.play import Play
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake
from scrabble_course.diagnosis.judging import (
    Problem,
    changed_argument,
    not_returned,
    same,
)
from scrabble_course.diagnosis.mistakes import Cases, answers_like, mistake, stops_with


def play(text: str) -> Play:
    """Return a play that is written as players do.

    >>> play("J8 ZONE")
    Play(word='ZONE', row=7, col=9, down=True)
    """
    place, word = text.split()
    (row, col), direction = parse_square(place)
    return Play(word, row, col, down=direction == DOWN)


def board_with(*plays: str) -> Board:
    """Return a board with plays on it, written as players do.

    >>> board_with("8G QUIZ", "J8 ZONE")[10, 9]
    'E'
    """
    board = Board.empty()
    for text in plays:
        board = board.lay(play(text))
    return board


CAT = board_with("8G CAT")
CROWDED = board_with("8G QUIZ", "J8 ZONE", "10H CON", "8C sUN", "11J EAsY", "M10 OYeZ")
EDGED = board_with("1A TEN", "A1 TO", "15L OATs", "O12 LADs", "8H ON")

WORDS = (
    "ACT ACTS AN ANT AS AT CAN CAT CATS EAT ES IN IS IT ITS NEAT NET ON ONE SAT SCAT "
    "SEA SET SIN SIT TAN TEA TEN TIN TO TOE TON TONE ZONE"
).split()


def turned(found: Play) -> Play:
    """Return the play on the transposed board: across is down.

    >>> str(turned(play("8G QUIZ")))
    'H7 QUIZ'
    """
    return Play(found.word, found.col, found.row, down=not found.down)


def board_source(board: Board) -> str:
    """Return `board` as source to paste: the words on it, then single letters.

    >>> board_source(board_with("8G QUIZ", "J8 ZONE"))
    "Board.empty().lay(Play('QUIZ', 7, 6)).lay(Play('ZONE', 7, 9, True))"
    """
    source = "Board.empty()"
    shown: set[Square] = set()
    down = map(turned, _words_across(transpose(board)))
    for word in (*_words_across(board), *down):
        if not shown.issuperset(word.squares):
            direction = ", True" if word.down else ""
            source += f".lay(Play({word.word!r}, {word.row}, {word.col}{direction}))"
            shown.update(word.squares)
    squares = [(row, col) for row in range(SIZE) for col in range(SIZE)]
    others = [square for square in squares if square not in shown]
    alone = {square: board[square] for square in others if board[square] != EMPTY}
    return f"{source}.with_tiles({alone})" if alone else source


def _words_across(board: Board) -> list[Play]:
    return [
        Play(word[0], row, word.start())
        for row, letters in enumerate(board.rows)
        for word in re.finditer("[A-Za-z]{2,}", letters)
    ]


def describing(direction_at: int | None = None) -> Callable[[str, Call], str]:
    """Return what shows a call as source to paste, its row or board drawn as text.

    >>> describe("best_play", Call(("AT", Board.empty(), {"AT", "TA"})))
    "best_play('AT', Board.empty(), {'AT', 'TA'})"
    >>> show = describing(direction_at=3)
    >>> show("cross_word_score", Call((Board.empty(), "N", (8, 5), (0, 1))))
    "cross_word_score(Board.empty(), 'N', (8, 5), ACROSS)"
    """

    def describe(name: str, call: Call) -> str:
        sources = list(map(source_of, call.args))
        if direction_at is not None:
            is_down = call.args[direction_at] == DOWN
            sources[direction_at] = "DOWN" if is_down else "ACROSS"
        return f"{name}({', '.join(sources)})"

    return describe


describe = describing()


def source_of(value: Any) -> str:
    """Return the source of an argument: a row, a board, a set, or a plain value."""
    if isinstance(value, Board):
        return board_source(value)
    if isinstance(value, list) and all(map(_is_square, value)):
        return f"read_row({row_text(value)!r})"
    return plays_source(value) if isinstance(value, set) else repr(value)


def plays_source(plays: Iterable[Any]) -> str:
    """Return a set as Python writes it, in the order of its members.

    >>> plays_source({(7, "SAT"), (5, "CATS")}), plays_source(set())
    ("{(5, 'CATS'), (7, 'SAT')}", 'set()')
    """
    return "{" + ", ".join(map(repr, _in_order(plays))) + "}" if plays else "set()"


def _in_order(plays: Iterable[Any]) -> list[Any]:
    try:
        return sorted(plays)
    except TypeError:
        return sorted(plays, key=repr)


def _is_square(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) == 1 and value.isalpha()
    if isinstance(value, frozenset):
        return all(isinstance(letter, str) for letter in value)
    return value is None


def judge_plays(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that gives a set of plays, in no order."""
    if ended := not_returned(outcome):
        return Problem(plays_source(case.expected), ended)
    if changed_argument(case, outcome):
        pairs = zip(case.call.args, outcome.args, strict=True)
        before, after = next(pair for pair in pairs if not same(*pair))
        kept = f"what it was given, as it was: {source_of(before)}"
        return Problem(kept, source_of(after))
    if not isinstance(outcome.value, set | frozenset):
        return Problem(plays_source(case.expected), repr(outcome.value))
    if outcome.value == case.expected:
        return None
    return difference(case.expected, set(outcome.value))


plays_exercise = partial(
    Exercise, stage=11, judge=judge_plays, returns=set, describe=describe
)
"""Makes the exercise on a function that finds plays."""
MOST_IN_FULL = 8
"""How many plays are shown one by one; of more, only those that make the difference."""
MOST_NAMED = 3


def difference(expected: set[Any], got: set[Any]) -> Problem:
    """Return two sets side by side, or what makes the difference between large ones.

    >>> difference({(5, "CAT")}, set())
    Problem(expected="{(5, 'CAT')}", got='set()')
    >>> many = {(col, "AT") for col in range(12)}
    >>> print(difference(many, many - {(3, "AT")} | {(0, "TA")}).got)
    12 plays, with (0, 'TA'), without (3, 'AT')
    """
    if max(len(expected), len(got)) <= MOST_IN_FULL:
        return Problem(plays_source(expected), plays_source(got))
    missing, extra = expected - got, got - expected
    return Problem(
        _summary(expected, having=missing, lacking=extra),
        _summary(got, having=extra, lacking=missing),
    )


def _summary(plays: set[Any], having: set[Any], lacking: set[Any]) -> str:
    counted = "1 play" if len(plays) == 1 else f"{len(plays)} plays"
    parts = {"with": having, "without": lacking}
    named = [f"{word} {_few(part)}" for word, part in parts.items() if part]
    return ", ".join([counted, *named])


def _few(plays: set[Any]) -> str:
    first = _in_order(plays)[:MOST_NAMED]
    more = len(plays) - len(first)
    named = ", ".join(map(repr, first))
    return f"{named} and {more} more" if more else named


Position = tuple[str, Board, str, str]
"""A hand, a board, a few words, and what the position is about."""
PlaysFinder = Callable[[str, Board, Iterable[str]], Any]

BESIDE = "words beside a word"
FIRST_PLAY = "the first play"
UNKNOWN = "a word on the board that is none"
EDGE = "the edges of the board"
A_BLANK = "a blank"
SINGLE_TILE = "one tile, words both ways"
NO_PLAY = "no play at all"

POSITIONS: dict[str, tuple[Position, ...]] = {
    "PLAIN": (
        ("ETO", CAT, "ACE TOE TAE TO ET CAT", BESIDE),
        ("S", CAT, "CATS SCAT AS CAT", BESIDE),
        ("NO", board_with("8D QUINT"), "NO IN ON QUINT", BESIDE),
    ),
    "FIRST": (("AT", Board.empty(), "AT TA", FIRST_PLAY),),
    "CROSSING": (
        ("TEA", CAT, "TEA EAT AT ATE CAT", BESIDE),
        ("ON", board_with("H8 TEN"), "ON NO TO TEN", BESIDE),
    ),
    "ALREADY_THERE": (
        ("A", board_with("G8 ZZT"), "AT TA", UNKNOWN),
        ("A", board_with("8G ZZT"), "AT TA", UNKNOWN),
        ("S", board_with("8A ZQ", "8G CAT"), "CATS CAT", UNKNOWN),
    ),
    "EDGES": (
        ("A", board_with("H1 TO"), "AT TA TO", EDGE),
        ("A", board_with("H14 OT"), "AT TA OT", EDGE),
        ("A", board_with("1A TO"), "AT TA TO", EDGE),
        ("A", board_with("A1 TO", "O1 TO"), "AT TA TO", EDGE),
    ),
    "BLANK": (
        ("?", CAT, "CATS AS AT CAT", A_BLANK),
        ("S?", board_with("8G CaT"), "CATS AS CAT", A_BLANK),
        ("?", board_with("8G at"), "ATE EAT AT", A_BLANK),
    ),
    "ALL_SEVEN": (("SEATING", Board.empty(), "SEATING", FIRST_PLAY),),
    "NONE": (("QV", CAT, "CAT", NO_PLAY), ("", CAT, "CAT CATS", NO_PLAY)),
    "BOTH_WAYS": (
        ("A", board_with("8H X", "9G T"), "AX AT", SINGLE_TILE),
        ("O", board_with("8H N", "9I N"), "NO ON", SINGLE_TILE),
    ),
    "ONE_TILE": (("A", board_with("8H T"), "AT TA", BESIDE),),
}


def positions(find: PlaysFinder, *names: str) -> Cases:
    """Return the cases that ask `find` about the positions of these names, or all."""
    asked = [one for name in names or POSITIONS for one in POSITIONS[name]]
    return tuple(position(find, *one) for one in asked)


def position(
    find: PlaysFinder, hand: str, board: Board, words: str, topic: str
) -> Case:
    """Return the case that asks `find` about a position."""
    listed = set(words.split())
    return Case(Call((hand, board, listed)), find(hand, board, listed), topic)


def example(topic: str, find: Callable[..., Any], *args: Any) -> Case:
    """Return the case of an example that the problem set prints."""
    return Case(Call(args), find(*args), topic, given=True)


def random_position(rng: random.Random) -> Position:
    """Return a position with a random word, or two that cross, hard in one way."""
    topic = rng.choice((BESIDE, FIRST_PLAY, UNKNOWN, EDGE, A_BLANK, NO_PLAY))
    across, down, *words = rng.sample([word for word in WORDS if len(word) > 2], 12)
    row = rng.choice((0, SIZE - 1)) if topic == EDGE else CENTRE[0]
    col = rng.randint(5, 7)
    board = Board.empty()
    if topic != FIRST_PLAY:
        board = board.lay(Play(across, row, col))
    shared = [letter for letter in across if letter in down]
    if shared and topic not in (FIRST_PLAY, EDGE):
        letter = rng.choice(shared)
        col += across.index(letter)
        board = board.lay(Play(down, row - down.index(letter), col, down=True))
    words += rng.sample([word for word in WORDS if len(word) == 2], 5)
    words += [] if topic == UNKNOWN else [across, down]
    tiles = "JQVX" if topic == NO_PLAY else "AENOSTIC"
    hand = "".join(rng.choices(tiles, k=rng.randint(2, 4)))
    return hand + "?" * (topic == A_BLANK), board, " ".join(words), topic


def random_case(find: PlaysFinder, rng: random.Random) -> Case:
    """Return the case of a random position, in which there is a play if it may be."""
    while True:
        case = position(find, *random_position(rng))
        if case.expected or case.topic == NO_PLAY:
            return case


def shape(value: object) -> object:
    """Return the type of a value; of a tuple, those of its parts.

    >>> shape((4, (7, 6), "AT")) == shape((0, (0, 0), ""))
    True
    """
    return tuple(map(shape, value)) if type(value) is tuple else type(value)


@dataclass(frozen=True, slots=True)
class PlaysLike:
    """Facts about answers that should be sets of plays, each one built like `play`."""

    play: tuple[Any, ...]

    def are_no_plays(self, case: Case, got: Outcome) -> bool:
        """Return whether something else came than a set of such plays."""
        is_set = isinstance(got.value, set | frozenset)
        return not is_set or not {*map(shape, got.value)} <= {shape(self.play)}

    def found(self, case: Case, got: Outcome) -> set[Any]:
        """Return the plays that came; none, if it is no set of such plays."""
        return set() if self.are_no_plays(case, got) else set(got.value)

    def extra(self, case: Case, got: Outcome) -> set[Any]:
        """Return the plays that should not be there."""
        return self.found(case, got).difference(case.expected)

    def are_lost(self, case: Case, got: Outcome) -> bool:
        """Return whether plays are missing, and all that came are right."""
        return not self.are_no_plays(case, got) and got.value < case.expected

    def differ_in_first_parts(self, case: Case, got: Outcome) -> bool:
        """Return whether only the first parts are wrong: the scores, or columns."""
        found = self.found(case, got)
        both = (found, case.expected)
        rests, wanted = (Counter(one[1:] for one in plays) for plays in both)
        return found != case.expected and rests == wanted


BOARD_CANNOT_CHANGE = stops_with(
    "board-cannot-change", "'Board' object does not support item|cannot assign to field"
)(
    "A board cannot be changed, and nothing has to be laid here. Look at the board as "
    "it was given, and at the letters that would come on it. (`board.lay(play)` gives "
    "another board, with the play on it.)"
)
PLAY_DOES_NOT_FIT = stops_with("play-that-does-not-fit", "^(OffTheBoard|OverALetter)")(
    "The board has no room for a play that was asked about; the message says which. Do "
    "board, first square, direction and word belong together, and is the board the one "
    "that was given? On a board turned over, row and column change places, and what "
    "ran down runs across. (Swapped twice, they are as they were.)"
)


def parts_of_a_play(plays: PlaysLike, parts: str) -> Mistake:
    """Return the mistake of putting other things in the set than plays."""

    def shows(case: Case, got: Outcome) -> bool:
        is_set = isinstance(got.value, set | frozenset)
        return is_set and plays.are_no_plays(case, got)

    return mistake("parts-of-a-play", shows=shows)(
        "What stands in the set are not all plays. Each play is one tuple, and these "
        f"are its parts, in this order: `{parts}`."
    )


def words_not_passed_on(
    cases: Cases, calls: str, *wrong_functions: Callable[..., Any]
) -> tuple[Mistake, Mistake]:
    """Return the mistake of those who look up the course's words, not those given.

    They answer like one of the wrong functions, or give a play of another word.
    """
    name, advice = (
        "words-not-passed-on",
        "Not every function that looks words up gets the words that were given. Pass "
        f"`words` on to each of them: {calls}. (In this check, a few words "
        "may stand in for the long list that they look in without.)",
    )
    return (
        answers_like(name, cases)(advice, *wrong_functions),
        mistake(name, cases)(advice, _takes_another_word),
    )


def _takes_another_word(case: Case, got: Outcome) -> bool:
    given = {word.upper() for word in case.call.args[2]}
    plays = got.value if isinstance(got.value, set | frozenset) else [got.value]
    return not {play[-1].upper() for play in plays} <= {"", *given}
