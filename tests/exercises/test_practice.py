"""The functions on the way: each has a check of its own, which tells its mistakes."""

import re
from functools import partial

import pytest

from scrabble_course import check, course
from scrabble_course.board import DOWN
from scrabble_course.checks import past_attempts, progress_file
from scrabble_course.checks.catalogue import exercise_named, own_way_of
from scrabble_course.checks.examine import examine
from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.checks.report import Status
from scrabble_course.exercises.board.rack_searches import words_of
from scrabble_course.scrabblegram import sum_of_tiles, tile_score, ways_to_play
from scrabble_course.word_game.playing_a_game import ask_yes_or_no, play_one_hand
from tests.exercises.attempts import calling, edited
from tests.exercises.board.row_plays import by_the_plan
from tests.notebooks.lessons import code_cells, read

NAMES = [(stage.number, name) for stage in course.STAGES for name in stage.practice]


def slips(right, *rows):
    """Return mistakes, each with the right solution in which edits make it."""
    return [(mistake, edited(right, mistake, *edits)) for mistake, *edits in rows]


def searches(*rows):
    """Return mistakes, each with a search of a rack that changes what is found."""
    return [(mistake, partial(searched, change)) for mistake, change in rows]


def searched(change, rack):
    return change(words_of(rack), rack)


def counts_brackets(word):
    pairs = [word.count(one) for one in "[]()"]
    if pairs[::2] != pairs[1::2] or not re.fullmatch(r"[][()a-z]*", word, re.I | re.A):
        raise ValueError


def reads_what_is_outside(word):
    if not re.fullmatch(r"([a-z]|\[[^][()]*\]|\([^][()]*\))*", word, re.I | re.A):
        raise ValueError


def forgets_in_each_round(word):
    for character in word:
        is_open = ""
        if character in "[(":
            is_open = character
        elif is_open + character not in ("[]", "()") and not character.isalpha():
            raise ValueError


def beginnings(word):
    return {word[:end] for end in range(len(word))}


NO_CAPITALS = ("question).lower()", "question)")
NO_LATER_CAPITALS = ("').lower()", "')")
ASK_AGAIN = 'answer = input(\'Please answer "yes" or "no": \').lower()'
CHANGE = 'ask_yes_or_no("Would you like to substitute a letter? ")'
REPLAY = 'ask_yes_or_no("Would you like to replay the hand? ")'
TAKEN = 'tiles.replace(tile, "", 1)'
COVERS = "any(map(is_anchor, row[start:end]))"
IS_PLAY = f"word.upper() in words and {COVERS}"
tried = []


def tries(many):
    """Return a search that finds all words, and of seven tiles tries so many texts."""

    def search(rack, word="", node=None):
        for _ in range(many if len(rack) == 7 else 1):
            tried.append(word)
        return words_of(rack)

    return search


def take(letter, rack):
    return rack.replace(letter, "", 1) if letter in rack else None


def takes_any_letter(rack, word="", node=None):
    for letter in "abc":
        rest = take(letter, rack) + ""
    return rest


def spin():
    while True:
        pass


def finds_nothing(some, every=0):
    """Return a search that tries so many texts of three letters, or of all orders."""

    def search(rack, word="", node=None):
        for _ in range(every if len(rack) == 4 else some):
            tried.append(word)
        return []

    return search


SEARCHED = [
    ("every-order-tried", tries(13_700)),
    ("too-many-tries", tries(5_000)),
    ("gives-none", lambda rack: words_of(rack) + None),
    ("gives-up-at-once", finds_nothing(1, 1)),
    ("stops-behind-the-first", finds_nothing(3, 4)),
    ("begins-anew", finds_nothing(15, 64)),
    ("answers-not-kept", finds_nothing(15, 30)),
    *searches(
        (
            "stops-at-a-word",
            lambda found, rack: [w for w in found if beginnings(w).isdisjoint(found)],
        ),
        (
            "tile-stays",
            lambda found, rack: found + [w for w in ("odd", "tact") if {*w} <= {*rack}],
        ),
        ("last-letter-lost", lambda found, rack: [word[:-1] for word in found]),
        ("no-words", lambda found, rack: [word[-1] for word in found]),
        ("found-twice", lambda found, rack: found[::-1]),
        ("found-twice", lambda found, rack: sorted(found, key="{}~".format)),
        ("lists-in-a-list", lambda found, rack: [[word] for word in found]),
        (
            "no-words",
            lambda found, rack: sorted({*found}.union(*map(beginnings, found))),
        ),
    ),
]
WRONG = {
    "ask_yes_or_no": [
        *slips(
            ask_yes_or_no,
            ("capitals-matter", NO_CAPITALS, NO_LATER_CAPITALS),
            (
                "capitals-matter",
                NO_CAPITALS,
                NO_LATER_CAPITALS,
                ('["yes", "no"]', '["yes", "Yes", "YES", "no", "No", "NO"]'),
                ('answer == "yes"', 'answer.lower() == "yes"'),
            ),
            ("never-content", ('not in ["yes", "no"]', '!= "yes" or answer != "no"')),
            ("loop-without-end", (ASK_AGAIN, 'print("Yes or no, please.")')),
            (
                "asks-only-once",
                ("while", "for _ in range(2):\n        if"),
                (ASK_AGAIN, f"    {ASK_AGAIN}"),
            ),
        ),
        ("asks-only-once", lambda question: input(question)[0].lower() == "y"),
        ("asks-only-once", lambda question: input(question).lower() == "yes"),
        ("wrong-way-round", lambda question: not ask_yes_or_no(question)),
    ],
    "play_one_hand": slips(
        play_one_hand,
        ("asks-after-no", (CHANGE, f"not {CHANGE}")),
        (
            "asks-after-no",
            (f"if {CHANGE}", f"change, again = {CHANGE}, {REPLAY}\n    if change"),
            (f"if {REPLAY}", "if again"),
        ),
        ("no-substitution-offered", (CHANGE, "False")),
        ("yes-to-substitute-ignored", (CHANGE, f"{CHANGE} == 'yes'")),
        ("substitutes-unasked", (CHANGE, "True")),
        (
            "substituted-hand-dropped",
            ("hand = substitute_hand", "other = substitute_hand"),
        ),
        ("not-substituted", ("hand = substitute_hand(hand, letter.lower())", "pass")),
        ("no-replay-offered", (REPLAY, "False")),
        (
            "plays-another-hand",
            (", play_hand(hand", ", play_hand(deal_hand(7)"),
        ),
        ("played-again-unasked", (REPLAY, "True")),
        ("hand-not-shown", ("display_hand(hand)", "pass")),
        ("no-replay-played", (REPLAY, f"{REPLAY} == 'yes'")),
        ("returns-nothing", ("return score", "pass")),
        ("replay-overwrites", ("max(score, ", "(")),
        ("replay-ignored", ("score = max", "max")),
    ),
    "check_word": [
        ("brackets-only-counted", counts_brackets),
        ("not-looked-at-in-a-group", reads_what_is_outside),
        ("nothing-remembered", forgets_in_each_round),
    ],
    "sum_of_tiles": [
        ("empty-text", lambda tiles: sum_of_tiles(tiles[0]) + sum_of_tiles(tiles[1:])),
        (
            "wrong-tile_score",
            calling(lambda tiles: sum(map(tile_score, tiles)), tile_score=len),
        ),
    ],
    "ways_to_play": [
        *slips(
            ways_to_play,
            ("ways-of-another-length", ("tile + way", "way")),
            (
                "not-made-alike",
                ('letter.upper(), letter.lower(), "?", " "', 'letter, "?"'),
            ),
            (
                "ways-missing",
                (f"word[1:], {TAKEN}", "word[1:], tiles"),
                ("            for", f"            tiles = {TAKEN}\n            for"),
            ),
            ("tile-twice", (TAKEN, "tiles")),
            (
                "blank-written-as-a-space",
                ("tile + way", "tile.replace('?', ' ') + way"),
            ),
            ("blank-written-as-its-letter", ("tile + way", "letter + way")),
            ("second-blank-unused", (TAKEN, TAKEN.replace(", 1", ""))),
        ),
        ("nothing-found", lambda word, tiles: [] if word else [""]),
    ],
    "word_points": [],
    "open_row_plays": slips(
        by_the_plan,
        ("walks-off-the-row", (" if end < 15 else None", "")),
        ("no-anchor", (IS_PLAY, "word.upper() in words")),
        (
            "starts-before-the-row",
            ("in range(15)", "in range(-2, 15)"),
            (COVERS, "any(is_anchor(row[at]) for at in range(start, end))"),
        ),
        ("blank-made-a-capital", ("add((start, word))", "add((start, word.upper()))")),
        (
            "laid-from-column-0",
            ("end = start + len", "end = len"),
            (COVERS, "any(map(is_anchor, row[:end]))"),
        ),
        ("no-anchor", ("row[start:end]", "row[start : end + 1]")),
        ("not-a-word", (IS_PLAY, COVERS)),
        ("cross-check-ignored", ("choices(hand, square)", "choices(hand, None)")),
        (
            "cross-check-ignored",
            ("choices(hand, square)", "choices(hand, row[start])"),
            (COVERS, "is_anchor(row[start])"),
        ),
        ("tile-used-twice", ("letter, rest)", "letter, hand)")),
        ("parts-of-a-play", ("add((start, word))", "add((word, start))")),
        ("column-behind-the-word", ("add((start, word))", "add((end, word))")),
        ("words-as-they-come", ("capital_words(words)", "{*words}")),
    ),
    "search_prefixes": SEARCHED,
    "search_tree": [
        *SEARCHED,
        ("no-such-branch", lambda rack, word="", node={}: [node[one] for one in rack]),
        ("missing-key", lambda rack: [{}[letter] for letter in rack]),
        ("node-is-none", lambda rack, word="", node=None: "." in node),
        ("raises", lambda rack: words_of[rack]),
        ("no-word-ends-here", lambda rack: {}["."]),
        ("letter-not-on-the-rack", takes_any_letter),
    ],
    "search_masks": [
        *SEARCHED,
        ("letter-not-on-the-rack", lambda rack: sorted(None)),
        ("mask-is-a-number", lambda rack: [one for one in rack if one in len(rack)]),
        ("mask-is-a-number", lambda rack: list(len(rack))),
        ("node-is-a-number", lambda rack, word="", node=1: "a" in node),
        *searches(
            ("words-in-a-only", lambda found, rack: [w for w in found if w[-1] == "a"]),
            ("children-only", lambda found, rack: [w for w in found if w != "acts"]),
            (
                "blank-never-spent",
                lambda found, rack: found if "?" not in rack else spin(),
            ),
        ),
    ],
}


@pytest.mark.parametrize(("stage", "name"), NAMES)
def test_the_course_passes_and_a_stub_is_not_started(stage, name):
    def stub(*args):
        raise NotImplementedError

    exercise = exercise_named(name, stage)

    assert (exercise.name, exercise.stage) == (name, stage)
    assert examine(exercise, exercise.reference).status is Status.PASSED
    assert examine(exercise, stub).status is Status.NOT_STARTED
    assert len(set(exercise.hints)) == 3


@pytest.mark.parametrize(
    ("name", "mistake", "wrong"),
    [(name, mistake, wrong) for name, rows in WRONG.items() for mistake, wrong in rows],
)
def test_each_mistake_is_told(name, mistake, wrong, in_this_process):
    assert examine(exercise_named(name), wrong).mistake == mistake


def test_nothing_more_is_said_of_a_search_that_finds_nothing():
    report = examine(exercise_named("search_tree"), lambda rack: [])

    assert report.mistake == "gives-up-at-once"
    assert report.others == ()


noted = []


def test_a_search_may_use_what_the_cells_above_it_have_made():
    def search_tree(rack):
        noted.append(rack)
        return []

    assert (
        examine(exercise_named("search_tree"), search_tree).mistake
        == "gives-up-at-once"
    )


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize(("stage", "name"), NAMES)
def test_each_mistake_that_is_known_is_told(stage, name):
    exercise = exercise_named(name, stage)
    known = exercise.mistakes
    alike = [wrong for mistake in known for wrong in mistake.wrong_functions]
    told = {examine(exercise, wrong).mistake for wrong in alike}
    told |= {mistake for mistake, _ in WRONG[name]}

    assert told >= {mistake.name for mistake in known} or name == "check_word"


def test_a_pass_is_not_written_down_for_it_earns_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    past_attempts.forget()

    def sum_of_tiles(tiles):
        return sum(map(tile_score, tiles))

    assert check(sum_of_tiles).status is Status.PASSED
    assert progress_file.done() == set()


def test_a_used_premium_shows():
    cases = exercise_named("word_points").cases

    assert (DOWN, "ZONE", 15) in [(*c.call.args[2:], c.expected) for c in cases]


@pytest.mark.parametrize("name", course.stage("faster").practice)
def test_the_searches_of_the_last_lesson_are_written_as_they_are_told(name):
    sources = [cell.source for cell in code_cells(read(course.stage("faster")))]
    [told] = [source for source in sources if source.startswith(f"def {name}(")]

    assert own_way_of(exercise_named(name)) == re.sub(
        "    ### .* SOLUTION\n?", "", told
    )
