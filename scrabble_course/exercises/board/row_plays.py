"""The exercise of stage 11: row_plays, the plays in one row (seed 003)."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from scrabble_course.board.anchors import ANY_LETTER, RowSquare, is_anchor, read_row
from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.finding_plays import RowPlay, open_row_plays, row_plays
from scrabble_course.board.layout import SIZE
from scrabble_course.board.word_sets import capital_words
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.mistakes import Cases, answers_like, mistake, stops_with
from scrabble_course.exercises.board import boards
from scrabble_course.exercises.board.board_stand_ins import for_row_plays
from scrabble_course.exercises.board.found_plays import ROW_TRAITS, FoundPlay

PLAIN_ROW = "a plain row"
LETTERS = "several words on the row"
HELD = "how often a tile is held"
CROSS_CHECKS = "cross-checks"
ENDS = "the ends of the row"
A_BLANK = "a blank in the hand"
TWO = "two blanks"
ON_THE_ROW = "a blank on the row"
SMALL = "words in small letters"
RANDOM = (
    *(PLAIN_ROW, LETTERS, HELD, CROSS_CHECKS, ENDS),
    *(A_BLANK, TWO, ON_THE_ROW, SMALL),
)


def cases_of(
    find: Callable[..., set[RowPlay]], words_in: type, topic: str, *drawn: str
) -> Cases:
    """Return cases of a hand, the row as far as it is not empty, and a few words.

    >>> text = "S {*}CAT{*} CATS CAT"
    >>> cases_of(row_plays, set, PLAIN_ROW, text)[0].expected == {(1, "CATS")}
    True
    """
    cases = []
    for text in drawn:
        hand, row, *words = text.split()
        squares = len(re.sub(r"\{.*?\}", EMPTY, row))
        call = Call((hand, read_row(row + EMPTY * (SIZE - squares)), words_in(words)))
        cases.append(Case(call, find(*call.args), topic))
    return tuple(cases)


_cases = partial(cases_of, row_plays, set)
PLAIN = _cases(
    PLAIN_ROW,
    "S ....{*}CAT{*} CAT CATS SCAT",
    "AEST .......{*} EAT SEA TEA ES",
    "OENS ...{*}.....{*}IT{*} TO SIT ITS ONE",
)
LONGEST = _cases(
    PLAIN_ROW,
    *("ST ....{*}CAT{*} ACT CATS CATTY", "AT .......{*} AT TA"),
    *("SEOX .......{*} SEA OXEN SO", "TEOS .......{*} TO TOE SO"),
)
TWICE = _cases(
    HELD, "TAE .......{*} TAT TEA TEE EAT", "NO ......{*}E{*} NONE ON ONE NEON"
)
COPIES = _cases(HELD, "TTAE .......{*} TAT TEAT", "TTO ......{*}E{*} TOTE TOE")
HELD_AND_THERE = _cases(
    HELD,
    *("SE ....{*}E{*} SEE ES", "TA .....{*}T{*} TAT AT"),
    "S ....{*}CAT{*} CATS CATTS SCAT",
)
NO_PLAY = _cases(
    "words that are no plays",
    *("AT . AT", "QV ....{*}CAT{*} CAT SCAT", "S ....{*}CAT{*} CAT CATS"),
    *("ASTT ......{*}CAT{*} AT SAT TAT", "AEST ......{*}E{*} AT SAT TEA SEA"),
)
CROSS = _cases(
    CROSS_CHECKS,
    "AST ......{T}{AS} AT TA SAT AS",
    "EST ....{}CAT{S} CATE CATS ECAT",
    "AST ......{} AT TA AS",
)
THROUGH = _cases(
    LETTERS,
    "SN ...{*}O{*}E{*} ONE ON SO ONES NO",
    "TOS ....{*}N{*}{A}T{*} ON NOT NO ANT",
    "STR .....{*}EA{*} TEA SEA STREAS",
    "AEINPRT .......{*}ED{*} REPAINTED TED",
    "OS {*}IT{*}.....{*}ON{*} SIT ITS ONS SON",
    "AT ..{*}.........{*} AT",
    "TA ......{*}{*} AT TA",
    "SNTEO ......{O} STONE ONE TO",
)
AT_THE_ENDS = _cases(
    ENDS,
    *("CTS {*}A{*} CAT AT CATS AS", "EST {*}A{*} EAT SEA SEAT"),
    *("TS CA{*} CAT CATS", "S CAT{*} CATS SCAT", "TA .{*} AT TA"),
    "CTS {*}A{*}..........{*}T CAT AT CATS AS",
    *("CTS ............{*}A{*} CAT AT ACT AS", "CES ............{*}AT CAT SAT"),
)
BLANKS = _cases(
    A_BLANK,
    *("A? ......{*} AT TA", "? ....{*}CAT{*} CATS SCAT"),
    *("S? ....{*}CAT{*} CATS SCAT", "AT? ......{*} AT TA"),
    *("?A ....{}CAT{ES} CATE CATS CATER", "?T ......{EO} TO TE TA"),
)
TWO_BLANKS = _cases(TWO, "?? .......{*} AT QI", "?X? ....{*}AT{*} EATS AT BATH")
ONE_BLANK = _cases(TWO, "? .......{*} AT QI", "?X ....{*}AT{*} EATS BATH EAT")
BLANK_THERE = _cases(
    ON_THE_ROW, "S ....{*}CaT{*} CATS SCAT", "AST ....{*}c{*}T{*} SCAT CAT CATS"
)
SMALL_WORDS = _cases(
    SMALL, "S ....{*}CAT{*} cat cats scat", "AEST .......{*} eat sea tea es"
)
FULL_HAND = _cases(
    "seven tiles, one of them blank", "AEINRS? .......{*} RETINAS ARSINE"
)
EXAMPLE = ("S?", read_row("....{*}CAT{}......"), ["CAT", "CATS", "SCAT", "SAT"])
GIVEN = boards.example(A_BLANK, row_plays, *EXAMPLE)

USUAL = (*PLAIN, *LONGEST, *TWICE, *COPIES)
WITH_BLANKS = (*BLANKS, *TWO_BLANKS)
NOT_SLOW = (
    *(*USUAL, *NO_PLAY, *CROSS, *HELD_AND_THERE, *THROUGH, *AT_THE_ENDS),
    *(GIVEN, *WITH_BLANKS, *ONE_BLANK, *BLANK_THERE, *SMALL_WORDS),
)
CASES = (*NOT_SLOW, *FULL_HAND)


PLAYS = boards.PlaysLike((4, "CAT"))
_Fact = Callable[[FoundPlay], Any]


def _found(call: Call, plays: set[RowPlay]) -> list[FoundPlay]:
    words = capital_words(call.args[2])
    return [FoundPlay(call, words, col, word) for col, word in sorted(plays)]


def _an_extra(name: str) -> Callable[[str, _Fact], Mistake]:
    """Begin the mistake that shows in a fact about a play which should not be there."""

    def below(advice: str, fact: _Fact) -> Mistake:
        def shows(case: Case, got: Outcome) -> bool:
            return any(map(fact, _found(case.call, PLAYS.extra(case, got))))

        return mistake(name)(advice, shows)

    return below


def _only(fact: _Fact) -> Callable[..., set[RowPlay]]:
    """Return a wrong function that gives those plays of which a fact holds."""

    def find(hand: str, row: list[RowSquare], words: Any) -> set[RowPlay]:
        plays = _found(Call((hand, row, words)), row_plays(hand, row, words))
        return {(play.col, play.word) for play in plays if fact(play)}

    return find


def _gives_only(
    name: str, *on: Case | Cases, passes_on: Cases = ()
) -> Callable[..., Mistake]:
    """Begin the mistake of giving only plays of which one of the facts holds."""
    begun = answers_like(name, *on, passes_on=passes_on)
    return lambda advice, *facts: begun(advice, *map(_only, facts))


def _without_longer_ones(hand: str, row: list[RowSquare], words: Any) -> set[RowPlay]:
    plays = row_plays(hand, row, words)
    return {
        (col, word)
        for col, word in plays
        if not any((col, word[:n]) in plays for n in range(1, len(word)))
    }


def _laid_from_column_0(hand: str, row: list[RowSquare], words: Any) -> set[RowPlay]:
    found = [word for col, word in row_plays(hand, row, words) if col == 0]
    starts = [at for at in range(SIZE) if at == 0 or not is_letter(row[at - 1])]
    return {(start, word) for start in starts for word in found}


def _does_not_read_letters(hand: str, row: list[RowSquare], words: Any) -> set[RowPlay]:
    """Find plays as `open_row_plays` of a student does, `letter.upper() in square`."""
    squares = [frozenset(one) if isinstance(one, str) else one for one in row]
    plays = _found(Call((hand, row, words)), open_row_plays(hand, squares, words))
    return {(play.col, play.word) for play in plays if play.anchors}


def _in_capitals_where_it_lies(
    hand: str, row: list[RowSquare], words: Any
) -> set[RowPlay]:
    plays = _found(Call((hand, row, words)), row_plays(hand, row, words))
    pairs = [(play.col, play.covers) for play in plays]
    return {
        (col, "".join(b.upper() if is_letter(a) else b for a, b in covers))
        for col, covers in pairs
    }


def _starts_at_anchors(case: Case, got: Outcome) -> bool:
    """Whether those plays are found that begin on an anchor, and no others."""
    row = case.call.args[1]
    wanted = {play for play in case.expected if is_anchor(row[play[0]])}
    found = PLAYS.found(case, got)
    return wanted <= found and all(is_anchor(row[col]) for col, _ in found)


def _random_case(rng: random.Random) -> Case:
    """Return a random row with words in it, which is hard in one way at most."""
    topic = rng.choice(RANDOM)
    row: list[RowSquare] = [None] * SIZE
    at, last = (rng.randint(0, 1), SIZE) if topic == ENDS else (rng.randint(4, 6), 11)
    for _ in range(1 if topic == PLAIN_ROW else 4):
        letters = rng.choice(["A", "IT", "ON", "CAT", "ES"])[: max(0, last - at)]
        lying = letters.lower() if topic == ON_THE_ROW else letters
        row[at : at + len(letters)] = lying
        at += len(letters) + rng.randint(1, 5)
    for place, square in enumerate(row):
        around = row[max(0, place - 1) : place + 2]
        is_beside = any(map(is_letter, around))
        if square is None and (is_beside or (4 < place < 10 and rng.random() < 0.1)):
            checks = topic == CROSS_CHECKS and rng.random() < 0.7
            few = rng.sample("AENOSTIC", rng.randint(0, 5))
            row[place] = frozenset(few) if checks else ANY_LETTER
    hand = "".join(rng.sample("AENOSTIC", rng.randint(2, 4)))
    hand = {HELD: hand + hand[:2], A_BLANK: f"{hand}?", TWO: "??"}.get(topic, hand)
    words = rng.sample(boards.WORDS, 25)
    call = Call((hand, row, set(map(str.lower, words) if topic == SMALL else words)))
    return Case(call, row_plays(*call.args), topic)


MISTAKES = (
    stops_with("no-text", "requires string as left operand")(
        "A text has only texts in it, and to ask for anything else in one is an error. "
        "A square of the row may be None, or a frozenset: `is_letter(square)` asks of "
        "any square whether it is a letter."
    ),
    stops_with("walks-off-the-row", "^IndexError: list index")(
        "A place was asked for where there is none. After the last square of the row "
        "ask for no other: `col < len(row)` comes before `row[col]`."
    ),
    answers_like("words-of-the-example", USUAL)(
        "Only words of the example are found: `few_words` and `few_beginnings` are "
        "still in memory. Inside your function, make sets of your own from the words "
        "given: `beginnings = prefixes(words)`.",
        _only(lambda play: play.word.upper() in {"ACT", "AT", "CAT", "CATS"}),
    ),
    answers_like("letters-not-read", PLAIN, THROUGH, HELD_AND_THERE)(
        "Words that touch letters on the row come out wrong, or are missing. No tile "
        "is laid where a letter lies: the word goes on with it, and the hand stays as "
        "it is. And no word starts just behind a letter, or ends just before one.",
        _does_not_read_letters,
        _only(FoundPlay.can_pay_for_letters_there),
        _only(lambda play: not Counter(play.word.upper()) - Counter(play.hand)),
        _only(lambda play: not play.there),
    ),
    answers_like("laid-from-column-0", USUAL, AT_THE_ENDS)(
        "Every word is laid from column 0 on, wherever it starts. The square of its "
        "next letter is `row[start + len(word)]`, and not `row[len(word)]`.",
        _laid_from_column_0,
    ),
    mistake("column-behind-the-word", CASES, every_case=True)(
        "A play is given with the column where its word starts, and this is the one "
        "behind its last letter. Hand `start` on from call to call as it is, and ask "
        "for `start + len(word)` only where the next letter comes.",
        lambda case, got: (
            got.value == {(col + len(word), word) for col, word in case.expected}
        ),
    ),
    mistake("starts-at-the-anchor", USUAL, THROUGH, every_case=True)(
        "All plays that are found begin on an anchor, and others are missing. A word "
        "may start further to the left, on a letter or an empty square, and any tile "
        "may be the one on an anchor.",
        _starts_at_anchors,
    ),
    boards.parts_of_a_play(PLAYS, "(col, word)"),
    mistake("starts-before-the-row")(
        "A play starts before column 0, where the row has no square. `row[-1]` is no "
        "error, but the last one. Begin with column 0: `range(max(0, ...), ...)`.",
        lambda case, got: any(col < 0 for col, _ in PLAYS.extra(case, got)),
    ),
    answers_like("blank-made-a-capital", BLANKS, passes_on=PLAIN)(
        "The letter that a blank stands for is small in the word, and here it is a "
        "capital. `choices(hand, square)` gives it small; where you go through the "
        "alphabet yourself, take small letters for `?`. And `word.upper()` is only for "
        "looking up: add the word as it is, `(start, word)`.",
        lambda *args: {(col, word.upper()) for col, word in row_plays(*args)},
    ),
    answers_like("blank-made-a-capital", BLANK_THERE, passes_on=PLAIN)(
        "A small letter that lies on the row is a blank, and stays small in the word: "
        "add `row[col]` as it is, and use `upper()` only for looking up.",
        _in_capitals_where_it_lies,
    ),
    _an_extra("over-a-letter")(
        "That word lays a letter where another one lies: there, the word goes on with "
        "that one. Or does `word` keep letters of earlier rounds of the loop?",
        lambda play: (
            play.is_word and any(a.upper() != b.upper() for a, b in play.there)
        ),
    ),
    _an_extra("no-anchor")(
        "That play lays no tile on an anchor: it touches nothing, or lies there "
        "already. Ask anew for each word whether one of its own squares is an anchor: "
        "they are `row[col : col + len(word)]`. (A letter that lies there is none, "
        "though it is not None: `is_anchor` asks.)",
        lambda play: play.is_word and play.covers and not play.anchors,
    ),
    _an_extra("letter-beside")(
        "A letter just before or just after that word belongs to it. A word starts "
        "only where none is to its left, and is complete only before an empty square, "
        "or where the row ends. (Where the row goes on with a letter, the word goes on "
        "with it, and nothing else is done there: `return` after that.)",
        lambda play: play.word and any(map(is_letter, play.beside)),
    ),
    _an_extra("not-a-word")(
        "That is none of the words given, if perhaps the beginning of one, which only "
        "tells you to go on: of the whole word, ask `word.upper() in words`. (Those "
        "are the words that the function is given; the course's own list is for when "
        "they are None.)",
        lambda play: not play.is_word,
    ),
    _an_extra("cross-check-ignored")(
        "That play lays a letter on an anchor which does not allow it. At an anchor, "
        "ask `letter.upper() in square`, of the square where that letter comes; an "
        "empty frozenset allows nothing.",
        lambda play: any(a is not None and b.upper() not in a for a, b in play.laid),
    ),
    _an_extra("tile-used-twice")(
        "That play lays a tile, or a blank, more often than the hand has it. Only "
        "letters on the row come free. For each tile, go on with one less: "
        "`hand.replace(tile, '', 1)`. Or does `word` keep the letter of the last round "
        "of a loop?",
        lambda play: Counter(play.tiles) - Counter(play.hand),
    ),
    _gives_only("longer-words-only", USUAL)(
        "The missing word is found if the list has a longer one that begins with it. "
        "The set of beginnings that you look in needs whole words as well.",
        FoundPlay.has_longer,
    ),
    answers_like("ends-at-a-word", PLAIN, LONGEST, COPIES)(
        "The missing words go on from a shorter play that is found. A word may grow: "
        "add it to the plays, and go on all the same, without a `return` there.",
        _without_longer_ones,
    ),
    _gives_only("nothing-found", NOT_SLOW)(
        "No play is found. Follow an expected word letter by letter: where does it get "
        "lost? On the way it need not be a word yet: stop only if `word.upper() not in "
        "beginnings`. And `is_anchor` asks about one square, not a piece of the row. "
        "Or is `plays = set()` made anew in each round of a loop?",
        lambda play: False,
    ),
    _gives_only("stops-too-early", USUAL, THROUGH)(
        "Plays are found only in the first column, or on the first anchor, if any. "
        "Does a `return` or a `break` end a loop early, or have later starts no tiles "
        "left, as all take them from the same list? Return the plays after the last of "
        "all loops. And a start is the first column `or` one that follows no letter.",
        lambda play: play.col == 0,
        lambda play: play.anchors[0] == [*map(is_anchor, play.row)].index(True),
    ),
    _gives_only("starts-behind-nothing-only", USUAL, THROUGH)(
        "No play starts right behind an anchor. That is an empty square, too, until a "
        "tile lies on it: a word may start in the first column `or` behind any square "
        "that is no letter, `not is_letter(row[col - 1])`.",
        lambda play: not play.col or play.row[play.col - 1] is None,
    ),
    _gives_only("letters-cost-tiles", USUAL, THROUGH)(
        "Words are missing that start further to the left of their anchor than the "
        "hand has tiles. Letters that lie on the way cost no tile: how far to the left "
        "does your loop begin?",
        lambda play: any(
            is_anchor(square) and 0 <= col - play.col <= len(play.hand)
            for col, square in enumerate(play.row)
        ),
    ),
    _gives_only("first-or-last-square-left-out", USUAL)(
        "Plays are missing in which only the first or only the last letter lies on an "
        "anchor. The squares of the word are `row[col : col + len(word)]`: the second "
        "number is the first place that is not taken.",
        lambda play: any(is_anchor(a) for a, _ in play.covers[1:]),
        lambda play: any(is_anchor(a) for a, _ in play.covers[:-1]),
    ),
    _gives_only("anchors-everywhere", USUAL, THROUGH)(
        "Plays are missing that cover a letter or an empty square besides an anchor. "
        "One anchor is enough, under whichever tile. What was true of one square stays "
        "true: for the next tile `covered or is_anchor(square)`, and for a letter that "
        "lies there `covered`, as it was. And on a None square any letter may lie.",
        lambda play: all(is_anchor(a) for a, _ in play.covers),
        lambda play: is_anchor(play.covers[-1][0]),
        lambda play: is_anchor(play.laid[-1][0]),
        FoundPlay.covers_an_anchor_at_last,
        lambda play: all(is_anchor(a) for a, _ in play.laid),
    ),
    _gives_only("ends-of-the-row", AT_THE_ENDS, passes_on=PLAIN)(
        "One square further inside, this play is found. A word may start in column 0, "
        "and end in column 14, where the row's end completes it. Before column 0 there "
        "is nothing, but `row[col - 1]` is the last square: ask `col == 0` first.",
        lambda play: play.col > 0,
        lambda play: play.end < SIZE,
        lambda play: play.end < SIZE or is_letter(play.row[-1]),
        lambda play: play.end < SIZE or not is_letter(play.row[-1]),
        lambda play: play.col > 0 or not is_letter(play.row[-1]),
    ),
    _gives_only("blank-looked-up", WITH_BLANKS, BLANK_THERE, GIVEN, passes_on=PLAIN)(
        "Words with a small letter, a blank, are missing. It stays small in the word; "
        "but look up `word.upper()`, among the words and the beginnings, and "
        "`letter.upper()` among the letters that an anchor allows: all are capitals.",
        lambda play: play.word.isupper(),
        lambda play: not any(a and b.islower() for a, b in play.laid),
    ),
    mistake(
        "words-as-they-come", SMALL_WORDS, passes_on=PLAIN[:2], shows=PLAYS.are_lost
    )(
        "With the words in capitals this comes out right. The list may have them in "
        "small letters, too: begin with `words = capital_words(words)`."
    ),
)

EXERCISE = boards.plays_exercise(
    "row_plays",
    reference=row_plays,
    cases=CASES,
    generate=_random_case,
    generated=12,
    stand_ins=for_row_plays,
    traits=ROW_TRAITS,
    too_slow=mistake("too-slow", FULL_HAND)(
        "With fewer tiles this comes to an end. With seven, there are millions of ways "
        "to lay them: give up as soon as `word.upper() not in beginnings`."
    ),
    mistakes=MISTAKES,
    new_rule="a play must lay two tiles at least.",
    hints=(
        "Where may a word start, and when is it complete? Between the two, each square "
        "is one of three: a letter, an anchor, or None.",
        "Start at each column that has no letter before it, and build the word letter "
        "by letter: the row's own letter where one lies, else each tile of the hand "
        "that the square allows. Go on only while some word begins like this. A word "
        "is a play if it is in `words`, covers an anchor, and no letter comes next.",
        "Write a recursive function `add_plays(start, word, hand)` inside. It ends if "
        "`word.upper() not in beginnings`; with `end = start + len(word)` it goes on "
        "with `word + row[end]` where a letter lies; else it adds `(start, word)` if "
        "that is a play, and calls itself with `word + letter` and `hand.replace(tile, "
        "'', 1)` for every tile that fits.",
    ),
)
