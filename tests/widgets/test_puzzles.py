from datetime import date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.engine import Lexicon, rack_words
from scrabble_course.scrabblegram import (
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
)
from scrabble_course.scrabblegram.tiles import TILES
from scrabble_course.widgets.puzzle_text import comparison, hint_text, missed_text
from scrabble_course.widgets.puzzles import (
    PLAIN,
    Find,
    PlayedPuzzle,
    Puzzle,
    best_find,
    closed,
    fitting_word,
    found,
    hinted,
    laid_best,
    puzzle_of_day,
    puzzle_with,
    read_day,
)

WORDS = ["apples", "leap", "leaps", "please", "spatzle", "wasp"]
LEXICON = Lexicon.from_words(WORDS)
DAY = date(2026, 11, 21)

tiles = st.text("AELPSTZ?", min_size=7, max_size=7)
squares = st.text(".dtDT", min_size=7, max_size=7)


@pytest.fixture(scope="module")
def course_words():
    return Lexicon.load()


@pytest.mark.parametrize(
    ("make", "given", "error", "says"),
    [
        (puzzle_with, ["ZLEAP"], ValueError, "7 tiles, but 'ZLEAP' has 5"),
        (puzzle_with, ["ZLEAP?ST"], ValueError, "7 tiles"),
        (puzzle_with, ["ZLEAP1S"], ValueError, "tile 6 of 'ZLEAP1S' is '1'"),
        (puzzle_with, ["ZLEAP?S", ".t."], ValueError, "has 7 modifiers, not 3"),
        (puzzle_with, ["ZLEAP?S", ".t..D..."], ValueError, "7 modifiers, not 8"),
        (puzzle_with, ["ZLEAP?S", ".t..x.."], ValueError, "mark 5 of .* is 'x'"),
        (puzzle_with, [["Z"]], TypeError, "tiles are a text"),
        (puzzle_with, ["ZLEAP?S", 7], TypeError, "are a list or a text, not 7"),
        (puzzle_with, ["ZLEAP?S", [2] * 7], TypeError, r"score_modifiers\[0\] is 2"),
        (read_day, ["21 November"], ValueError, "'21 November' is no day"),
        (read_day, [21], TypeError, "not 21"),
    ],
)
def test_what_is_no_tiles_no_squares_and_no_day_is_named(make, given, error, says):
    with pytest.raises(error, match=says):
        make(*given)


@pytest.mark.parametrize("day", [DAY, "2026-11-21", datetime(2026, 11, 21, 13, 5)])
def test_a_day_is_a_date_or_a_text(day):
    assert read_day(day) == DAY
    assert type(read_day(day)) is date


def test_each_day_and_number_has_its_puzzle_the_same_for_everyone():
    assert repr(puzzle_of_day(DAY)) == "Puzzle('TON?SUA', 'd..T..t')"
    assert puzzle_of_day(DAY).name == "Puzzle of 2026-11-21"
    assert puzzle_of_day(DAY, 2).name == "Puzzle 2 of 2026-11-21"
    days = [puzzle_of_day(DAY + timedelta(days)) for days in range(5)]
    numbers = [puzzle_of_day(DAY, number) for number in range(2, 7)]

    assert len({repr(puzzle) for puzzle in days + numbers}) == 10


@pytest.mark.no_cover
def test_a_good_word_is_hidden_in_every_puzzle(course_words):
    longest = []
    for days in range(40):
        puzzle = puzzle_of_day(DAY + timedelta(days))
        longest.append(max(map(len, rack_words(puzzle.tiles, course_words))))
        assert set(puzzle.tiles) <= TILES and len(puzzle.tiles) == 7
        assert puzzle.modifiers != PLAIN and len(puzzle.modifiers) == 7

    assert min(longest) >= 5
    assert longest.count(7) >= 10


@settings(max_examples=60, deadline=None)
@given(tiles, squares)
def test_the_best_find_is_that_of_the_readable_search(tiles, squares):
    modifiers = read_modifiers(squares)
    points, word = highest_scoring_word_from_tiles(tiles, modifiers, WORDS)
    best = best_find(Puzzle(tiles, tuple(modifiers)), LEXICON)

    assert ((-1, "") if best is None else (best.points, best.word)) == (points, word)


def test_a_blank_is_laid_where_it_costs_least():
    puzzle = puzzle_with("ZLEAP?S", ".dt....")

    find = laid_best("APPLES", puzzle)
    assert find == Find("ApPLES", 13)
    assert find.points == compute_score("A?PLES", puzzle.modifiers)


@pytest.mark.parametrize("word", ["", "pizza", "leapleapleap"])
def test_a_word_that_the_tiles_do_not_form_is_not_laid(word):
    assert laid_best(word, puzzle_with("ZLEAP?S")) is None


@pytest.mark.parametrize(
    ("laid", "word"),
    [
        ("LEAP", "leap"),
        ("lEAP", "leap"),
        ("PLEA", ""),
        ("?EAP", "leap"),
        ("?LEAP", ""),
        ("???????", "spatzle"),
    ],
)
def test_an_open_blank_takes_any_letter_that_makes_a_word(laid, word):
    assert fitting_word(laid, LEXICON) == word


@pytest.mark.parametrize(
    ("known", "word"), [([], "leap"), (["leap"], "wasp"), (["leap", "wasp"], "leap")]
)
def test_an_open_blank_takes_a_word_that_is_not_known_first(known, word):
    assert fitting_word("????", LEXICON, known) == word


def test_of_equal_words_the_one_found_first_is_the_best():
    played = found(
        found(PlayedPuzzle(puzzle_with("ZLEAP?S")), Find("LEAP", 6)), Find("A", 6)
    )

    assert played.best == Find("LEAP", 6)
    assert PlayedPuzzle(played.puzzle).best is None


def test_there_are_three_hints_and_the_last_is_the_word():
    played = PlayedPuzzle(puzzle_with("ZLEAP?S"))
    best = Find("SPAtZLE", 96)
    said = []
    for _ in range(4):
        played = hinted(played)
        said.append(hint_text(played.hints, best))

    assert said == [
        "The best word begins with S.",
        "It begins with S and has 7 letters.",
        "It is SPATZLE, for 96 points.",
        "It is SPATZLE, for 96 points.",
    ]
    assert hint_text(1, None) == "These tiles form no word."


@pytest.mark.parametrize(
    ("mine", "rival", "says"),
    [
        (6, 96, "The opponent plays SPATZLE for 96 points, 90 more than your LEAP."),
        (97, 96, "96 points. You win: your LEAP earns 1 more."),
        (96, 96, "96 points. A draw: that is what your LEAP earns."),
        (None, 96, "96 points; you have found no word yet."),
        (6, None, "The opponent finds no word. You win."),
        (None, None, "The opponent finds no word. A draw."),
    ],
)
def test_player_and_opponent_are_compared(mine, rival, says):
    played = PlayedPuzzle(puzzle_with("ZLEAP?S"))
    if mine is not None:
        played = found(played, Find("LEAP", mine))

    assert comparison(played) == ""
    over = closed(played, None if rival is None else Find("SPAtZLE", rival))
    assert comparison(over).endswith(says)


def test_a_word_that_the_opponent_missed_is_told():
    best = Find("SPAtZLE", 96)

    assert missed_text(best, best) == missed_text(None, None) == ""
    says = "The best word there is: SPATZLE, 96 points."
    assert missed_text(Find("LEAP", 8), best) == missed_text(None, best) == says
