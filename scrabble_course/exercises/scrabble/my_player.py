"""The exercise of stage 12: my_player, a program that takes turns (seed 000)."""

from __future__ import annotations

import random
import re
from dataclasses import replace

from scrabble_course.board import board_errors
from scrabble_course.board.board import Board
from scrabble_course.board.play import Play
from scrabble_course.board.play_scores import check_play
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem, changed_argument, not_returned
from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.exercises.board import boards
from scrabble_course.exercises.board.boards import CAT, CROWDED, EDGED, board_with
from scrabble_course.exercises.scrabble.draws import FULL_BAG
from scrabble_course.scrabble.bag import has_tiles, without
from scrabble_course.scrabble.the_full_game import my_player
from scrabble_course.scrabble.turns import Exchange, Pass, Place

SHORT_WORDS = [word for word in boards.WORDS if len(word) < 4]
WORDS = "an ant as at eat neat net no on one sat sea set ten to toe ton tone"
"""One of the first fits: who tries every word on every square finds it soon."""
FIRST = "the first play"
THERE = "a play with words that lie there"
BLANK = "a play with a blank"
NO_PLAY = "no play at all"
SHORT_BAG = "no play at all, and few tiles in the bag"


def _case(topic: str, board: Board, rack: str, words: str, given: bool = False) -> Case:
    lexicon = Lexicon.from_words(words.lower().split())
    expected = my_player(board, rack, lexicon)
    return Case(Call((board, rack, lexicon)), expected, topic, given)


EMPTY = Board.empty()
LATE_RACK = "VVWWXYY"
LATE_TILES = without(FULL_BAG, LATE_RACK)[:90]
LATE = EMPTY.with_tiles({divmod(at, 15): tile for at, tile in enumerate(LATE_TILES)})

WITH_POINTS = (
    _case(FIRST, EMPTY, "CATSQQQ", "act cat cats", given=True),
    _case(FIRST, EMPTY, "TA", "at ta"),
    _case(FIRST, EMPTY, "SEATING", "seating"),
    _case(FIRST, EMPTY, "CATXQOZ", "xq zqx"),
    _case(BLANK, EMPTY, "A?", "at ta"),
)
NO_POINTS = _case(BLANK, EMPTY, "??", "at ta")
ON_EMPTY = (*WITH_POINTS, NO_POINTS)
ON_WORDS = (
    _case(THERE, CAT, "SETORIN", "cats scat tone tea ten no on as is it"),
    _case(THERE, board_with("8F LaTER", "H5 MINT"), "AERSTON", WORDS),
    _case(THERE, CROWDED, "AERSTON", WORDS),
    _case(THERE, EDGED, "AERSTON", WORDS),
    _case(THERE, CAT, "S", "cats scat"),
    _case(THERE, board_with("H8 CAT"), "S", "cats"),
    _case(THERE, board_with("8G ON"), "T", "to not"),
    _case(THERE, CAT, "SXQ", "catx"),
    _case(THERE, board_with("8H TEN"), "ONA", "on no ten tens"),
    _case(THERE, board_with("H8 TEN"), "SO", "so os tens ten"),
    _case(BLANK, CAT, "?VVWWUU", "cats"),
)
NOWHERE = (
    _case(NO_PLAY, EMPTY, "VVVVVVV", "act cat cats", given=True),
    _case(NO_PLAY, CAT, "VVV", "cats"),
    _case(NO_PLAY, CROWDED, "V", "van"),
    _case(NO_PLAY, CAT, "CATSEEE", "zoo"),
)
LATE_CASE = _case(SHORT_BAG, LATE, LATE_RACK, "zoo")
CASES = (*ON_EMPTY, *ON_WORDS, *NOWHERE, LATE_CASE)


def _random_case(rng: random.Random) -> Case:
    """Return a position: nothing on the board, or one or two words that cross."""
    rack = "".join(rng.choices("AENOSTIC?", k=rng.randint(4, 7)))
    words = rng.sample(SHORT_WORDS, 5)
    board, topic = EMPTY, FIRST
    if rng.random() < 0.7:
        board, topic = _random_board(rng), BLANK if "?" in rack else THERE
    case = _case(topic, board, rack, " ".join(words))
    if isinstance(case.expected, Place):
        return case
    # Who tries every word on every square tries all of them here: one will do.
    return _case(NO_PLAY, board, rack, min(words, key=len))


def _random_board(rng: random.Random) -> Board:
    across, down = rng.sample([word for word in boards.WORDS if len(word) > 2], 2)
    col = rng.randint(5, 7)
    board = EMPTY.lay(Play(across, 7, col))
    for at, letter in enumerate(across):
        if letter in down:
            row = 7 - down.index(letter)
            return board.lay(Play(down, row, col + at, down=True))
    return board


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a turn by the rules alone: which play it is, is the player's affair."""
    is_play = isinstance(case.expected, Place)
    expected = "a play that the rules allow" if is_play else "Pass()"
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    if problem := changed_argument(case, outcome):
        return problem
    wrong = _fault(case, outcome.value)
    return Problem(expected, f"{outcome.value!r} ({wrong})") if wrong else None


def _fault(case: Case, turn: object) -> str:
    """Return what the rules have against a turn, "" if nothing."""
    board, rack, lexicon = case.call.args
    if isinstance(turn, Place):
        return str(_play_error(case, turn.play) or "")
    if not isinstance(turn, Pass | Exchange):
        return "no turn that can be taken here"
    if isinstance(my_player(board, rack, lexicon), Place):
        return "there is a play"
    if isinstance(turn, Pass):
        return ""
    tiles: object = turn.tiles
    if not isinstance(tiles, str) or tiles == "" or not has_tiles(rack, tiles):
        return f"these tiles are not on the rack {rack!r}"
    on_board = sum(map(str.isalpha, "".join(board.rows)))
    is_short = len(FULL_BAG) - on_board - len(rack) < 7
    return "the bag holds fewer than seven tiles" if is_short else ""


def _play_error(case: Case, play: object) -> Exception | None:
    """Return the error that a play is, or None if it is allowed."""
    board, rack, lexicon = case.call.args
    if not isinstance(play, Play):
        return TypeError(f"what is placed is no Play: {play!r}")
    for name, kind in (("word", str), ("row", int), ("col", int), ("down", bool)):
        if type(getattr(play, name)) is not kind:
            return TypeError(f"`{name}` of a Play is of type {kind.__name__}")
    try:
        check_play(board, play, rack, lexicon.__contains__)
    except board_errors.BoardError as error:
        return error
    return None


def _describe(name: str, call: Call) -> str:
    """Return a call as source to paste."""
    board, rack, lexicon = call.args
    words = f"Lexicon.from_words({[*lexicon]!r})"
    return f"{name}({boards.board_source(board)}, {rack!r}, {words})"


def _error(case: Case, got: Outcome) -> Exception | None:
    """Return what the rules have against the play that was placed."""
    return _play_error(case, got.value.play) if isinstance(got.value, Place) else None


def _is_allowed_turned(case: Case, got: Outcome) -> bool:
    """Whether a play that is not allowed would be, in another direction or place."""
    play = got.value.play
    there = replace(play, row=play.col, col=play.row)
    ways = (there, *(replace(one, down=not one.down) for one in (play, there)))
    is_wrong = _error(case, got) is not None
    return is_wrong and None in [_play_error(case, way) for way in ways]


def _passes(case: Case, got: Outcome) -> bool:
    """Whether nothing is played, or nothing but the small letter of a blank."""
    return _plays_nothing(case, got) or case.topic == BLANK


def _plays_for_an_empty_board(case: Case, got: Outcome) -> bool:
    """Whether a turn is one that would be right on an empty board."""
    _, *others = case.call.args
    on_empty = replace(case, call=Call((EMPTY, *others)))
    return not _fault(on_empty, got.value)


def _plays_nothing(case: Case, got: Outcome) -> bool:
    return isinstance(got.value, Pass | Exchange)


def _changes_the_board(case: Case, got: Outcome) -> bool:
    """Whether a board, or one of its rows, was to change, and not a rack or play."""
    of_a_board = r"'Board' object does not support|cannot assign to field 'rows'"
    return bool(re.search(of_a_board, got.error)) or ".rows[" in got.where


MISTAKES = (
    mistake(
        "changes-the-board",
        shows=_changes_the_board,
        error_pattern="does not support item assignment|cannot assign to field",
    )(
        "A board cannot be changed. A player only says what it wants to play, and the "
        "game lays the tiles."
    ),
    stops_with(
        "no-such-part",
        "'ScoredPlay' object has no attribute|too many values to unpack|'list' "
        "object has no attribute '(play|score|word)|^TypeError: tuple indices must be",
    )(
        "What `all_plays` lists has a `score`, a `word`, and a `play`, which is what "
        "`Place` takes: `best.score`, without brackets. A list of plays has none of "
        "them: take one play of it first."
    ),
    stops_with("stops-without-a-play", "IndexError|empty|NoneType", NOWHERE, LATE_CASE)(
        "There is no play here, and the function stops at it. `best_play` gives None "
        "then, and `all_plays` an empty list, of which there is no `max` and no first: "
        "ask for that before, and return `Pass()`."
    ),
    stops_with(
        "stops-with-nothing-left", "IndexError|empty|NoneType", ON_EMPTY, ON_WORDS
    )(
        "There is a play here, but the function stops at None, or at a list that is "
        "empty or too short. (Places count from 0, and the last is `[-1]`.) If your "
        "player takes only some plays, it may like none: then let it take any."
    ),
    mistake("none-for-pass", NOWHERE, LATE_CASE, passes_on=ON_WORDS[:1])(
        "There is no play here, and None is no turn. Return `Pass()`.",
        lambda case, got: got.value is None,
        error_pattern="returns None",
    ),
    mistake("not-a-turn")(
        "A turn is `Place(play)`, `Exchange(tiles)` or `Pass()`, each with brackets. A "
        "play alone, or with its score, is none: take `Place(best.play)`. A player "
        "only says what it wants: tiles are laid, and games ended, at the table.",
        lambda case, got: not isinstance(got.value, Place | Pass | Exchange),
    ),
    mistake("no-play-placed", ON_EMPTY, ON_WORDS)(
        "`Place` takes a play, which has a word and a place on the board: not its word "
        "alone, nor all that `all_plays` says of it. `Place(best.play)` does.",
        lambda case, got: not isinstance(got.value.play, Play),
    ),
    mistake("always-passes", ON_EMPTY, ON_WORDS, every_case=True, shows=_passes)(
        "Your player always passes, whatever plays there are. Does a condition before "
        "it takes one never hold? `lexicon` holds small letters, and `play.word` "
        "capitals: `play.word.lower() in lexicon` (what `all_plays` lists are words "
        "already). Or does a `return Pass()` come too early?"
    ),
    mistake(
        "another-board", ON_WORDS, every_case=True, shows=_plays_for_an_empty_board
    )(
        "Words lie on this board, and your player plays, or passes, as on an empty "
        "one. Give `all_plays` the `board` that your function is given, and not "
        "`Board.empty()`: `all_plays(board, rack, lexicon)`."
    ),
    mistake("passes-with-a-play", NO_POINTS, passes_on=(*WITH_POINTS, *ON_WORDS))(
        "What can be played here scores 0, and your player passes. If the best score "
        "so far begins with 0, nothing is more than that: begin with -1.",
        _plays_nothing,
    ),
    mistake("passes-with-a-play", ON_EMPTY, ON_WORDS, shows=_plays_nothing)(
        "There is a play here, and your player passes or exchanges. If it likes none, "
        "let it take any. Or does it not see this one? `all_plays(board, rack, "
        "lexicon)` of the engine lists all, both ways, with blanks. Or does a `return "
        "Pass()` come too early?"
    ),
    mistake("exchange-from-a-short-bag", LATE_CASE, passes_on=NOWHERE)(
        "There is no play here, and your player exchanges tiles. But with so many on "
        "the board, the bag holds fewer than seven, and then nobody may. A player does "
        "not see the bag: count the tiles on the board first, or return `Pass()`.",
        _plays_nothing,
    ),
    mistake("turned", shows=_is_allowed_turned)(
        "This play would be allowed the other way, or with row and column exchanged. "
        "`Play(word, row, col, down)` runs across if `down` is left out: "
        "`Place(best.play)` takes the play just as it was found."
    ),
    mistake("word-of-another-list")(
        "That word is not in `lexicon`. The words of a game are those that the player "
        "is given: `all_plays(board, rack, lexicon)` finds plays with these alone. Is "
        "another list loaded, or has a letter been changed?",
        lambda case, got: got.value.play.word.lower() not in case.call.args[2],
    ),
    mistake("not-allowed-on-the-board")(
        "The board does not allow that play; the message says why. Are row, column and "
        "direction those of this play: `Play(word, row, col, down)`?",
        lambda case, got: isinstance(_error(case, got), board_errors.BoardError),
    ),
)
TOO_SLOW = mistake("too-slow", CASES)(
    "Your player was still thinking when its time was over. Functions of stage 11 take "
    "that long with the whole word list, and `all_plays(board, rack, lexicon)` of the "
    "engine does not. If you use it, does a loop's condition never become false?"
)

EXERCISE = Exercise(
    "my_player",
    stage=12,
    reference=my_player,
    cases=CASES,
    generate=_random_case,
    generated=10,
    judge=_judge,
    describe=_describe,
    mistakes=MISTAKES,
    too_slow=TOO_SLOW,
    new_rule="it passes when the best play scores less than five.",
    hints=(
        "What does your player see, and what does it return? What if there is no play?",
        "Let the engine find the plays, choose one of them, and turn it into a turn. "
        "Before you choose, ask whether there are any.",
        "`plays = all_plays(board, rack, lexicon)`, which comes from "
        "`scrabble_course.engine`. If `plays == []`, return `Pass()`. Else begin with "
        "`best = plays[0]`, and with a loop keep each play that you like better, for "
        "its `score` or its `word`. At the end return `Place(best.play)`.",
    ),
)
