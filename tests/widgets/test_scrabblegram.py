import random
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.scrabblegram import compute_score
from scrabble_course.widgets.puzzles import puzzle_of_day
from scrabble_course.widgets.scrabblegram import Scrabblegram

WORDS = ["apples", "leap", "leaps", "please", "spatzle", "wasp"]
SQUARES = ".t..D.."

turns = st.lists(
    st.one_of(
        st.tuples(st.just("pick"), st.permutations(range(7)), st.integers(0, 7)),
        st.tuples(st.just("enter"), st.sampled_from(WORDS), st.none()),
        st.tuples(st.sampled_from(["hint", "finish", "new_puzzle", "shuffle"])),
    ),
    max_size=12,
)


@pytest.fixture
def game():
    return Scrabblegram("ZLEAP?S", SQUARES, words=WORDS)


def laid(game):
    """Return what lies in the word, a blank in brackets."""
    return "".join(
        f"({game.stands[place]})" if game.tiles[place] == "?" else game.tiles[place]
        for place in game.picked
    )


def broken(*_args):
    raise ZeroDivisionError("oh")


def test_a_word_is_laid_and_its_score_comes_with_how_it_counts(game):
    game.spell("leap")

    assert (game.word, game.score) == ("leap", 8)
    assert game.breakdown == "1+3*1+1+3 = 8"
    assert "role" in game.sheet


def test_a_letter_that_only_the_blank_can_be_is_laid_with_it(game):
    game.spell("apples")

    assert (laid(game), game.word, game.score) == ("ap(p)les", "apples", 26)
    assert game.breakdown == "(1+3*3+0+1+1+1) x 2 = 26"


def test_an_open_blank_scores_nothing_and_becomes_the_letter_that_makes_a_word(game):
    game.spell("ap?les")
    assert (game.word, game.score) == ("ap?les", 26)
    game.play()

    assert (game.finds[0]["word"], laid(game)) == ("apples", "")
    assert game.message == '"apples" earned 26 points: your best so far.'


def test_a_blank_that_trades_places_is_scored_anew_and_one_taken_back_is_open(game):
    game.spell("apples")
    game.picked = [3, 5, 4, 1, 2, 6]
    assert (game.word, game.score) == ("apples", 14)

    game.picked = [3, 4]
    assert (game.stands, game.word) == ("zleap?s", "ap")


def test_spelling_needs_the_tiles(game):
    with pytest.raises(ValueError, match="has no 'z' left for 'pizza'"):
        game.spell("pizza")
    with pytest.raises(ValueError, match="has no '!' left"):
        game.spell("leap!")
    assert game.word == ""


def test_words_are_listed_with_the_best_one_first(game):
    for word in ("leap", "spatzle", "wasp"):
        game.enter(word)

    assert [(find["word"], find["points"]) for find in game.finds] == [
        ("spatzle", 96),
        ("leap", 8),
        ("wasp", 7),
    ]
    assert game.message == '"wasp" earned 7 points.'
    assert repr(game) == "Scrabblegram('ZLEAP?S', '.t..D..', points=96)"


def test_a_word_counts_once_with_its_best_tiles(game):
    game.enter("apples")
    game.picked = [3, 5, 4, 1, 2, 6]
    game.stands = "zleapps"
    game.play()

    assert game.message == 'You have found "apples" before.'
    assert [find["points"] for find in game.finds] == [26]


def test_what_is_no_word_is_refused_and_nothing_is_lost(game):
    game.enter()
    assert (game.verdict, game.message) == ("", "Pick some tiles first.")

    game.enter("leap")
    game.enter("plea")
    assert (game.verdict, game.message) == ("bad", '"plea" is not a valid word.')

    game.enter("?z")
    assert game.message == '"?z" is not a word, whatever the blank stands for.'
    assert len(game.finds) == 1


def test_the_opponent_plays_and_the_result_is_compared(game):
    game.enter("apples")
    game.finish()

    assert game.over
    assert game.ending == (
        "The opponent plays SPATZLE for 96 points, 70 more than your APPLES."
    )
    assert [find["who"] for find in game.finds] == ["you", "opponent"]

    game.enter("leap")
    assert game.message == "This puzzle is over: take a new one."
    game.finish()
    assert len(game.finds) == 2


def test_the_students_search_is_the_opponent():
    game = Scrabblegram(
        "ZLEAP?S",
        SQUARES,
        words=WORDS,
        best=lambda tiles, modifiers, words: (7, "wasp"),
    )
    game.enter("leap")
    game.finish()

    assert game.ending.endswith("You win: your LEAP earns 1 more.")
    assert game.message == "The best word there is: SPATZLE, 96 points."


def test_a_search_that_fails_is_named_and_the_puzzle_goes_on():
    game = Scrabblegram("ZLEAP?S", SQUARES, words=WORDS, best=broken)
    game.enter("leap")
    for ask in (game.hint, game.finish):
        ask()
        assert game.message == "The opponent does not answer."
        assert game.problem.startswith("broken('ZLEAP?S', [ScoreModifier.NONE, ")
        assert game.problem.endswith("raised ZeroDivisionError: oh.")

    assert (game.over, game.hints, len(game.finds)) == (False, 0, 1)


def test_the_students_score_counts_even_where_it_is_wrong():
    game = Scrabblegram("ZLEAP?S", SQUARES, words=WORDS, score=lambda *_: 28)
    game.enter("leap")

    assert game.score == 28
    assert "gave 28, but this breakdown gives 8" in game.breakdown
    assert game.finds[0]["points"] == 28


def test_a_score_that_fails_is_named_with_its_tiles_and_the_puzzle_goes_on():
    game = Scrabblegram("ZLEAP?S", SQUARES, words=WORDS, score=broken)
    game.enter("apples")

    assert game.score is None
    assert game.message == '"apples" earned nothing: broken gave no score.'
    assert game.problem.startswith("broken('AP?LES', [ScoreModifier.NONE, ")
    assert game.finds == []


def test_the_puzzle_of_a_day_and_the_ones_after_it():
    game = Scrabblegram(day="2026-11-21")
    first = puzzle_of_day(date(2026, 11, 21))
    assert (game.title, game.tiles) == ("Puzzle of 2026-11-21", first.tiles.lower())

    game.spell(game.tiles[:3])
    game.new_puzzle()
    second = puzzle_of_day(date(2026, 11, 21), 2)
    assert game.title == "Puzzle 2 of 2026-11-21"
    assert (game.tiles, game.stands) == (second.tiles.lower(), second.tiles.lower())
    assert (game.picked, game.word, game.finds, game.over) == ([], "", [], False)


def test_without_tiles_and_day_it_is_todays_puzzle():
    days = {date.today()}
    game = Scrabblegram()
    days.add(date.today())  # it may strike midnight

    assert game.tiles.upper() in {puzzle_of_day(day).tiles for day in days}


def test_a_day_may_lie_on_squares_of_ones_own():
    game = Scrabblegram(modifiers="D......", day="2026-11-21")

    assert repr(game) == "Scrabblegram('TON?SUA', 'D......', points=0)"


def test_after_tiles_of_ones_own_come_the_puzzles_of_the_day():
    game = Scrabblegram("ZLEAP?S", day="2026-11-21")
    assert game.title == "Seven tiles"
    game.finish()
    game.new_puzzle()

    assert (game.title, game.over) == ("Puzzle of 2026-11-21", False)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"tiles": "ZLEAP"}, ValueError),
        ({"modifiers": "t"}, ValueError),
        ({"day": 21}, TypeError),
        ({"words": ["no word"]}, ValueError),
    ],
)
def test_what_is_no_puzzle_is_refused(arguments, error):
    with pytest.raises(error):
        Scrabblegram(**arguments)


def test_squares_have_a_label_and_a_name(game):
    assert game.squares[:2] == [["", ""], ["TL", "triple letter"]]
    assert game.squares[4] == ["DW", "double word"]
    assert game.values == [10, 1, 1, 1, 3, 0, 1]


@pytest.mark.parametrize("stands", ["", "zleap", "zleap!s", "aleapps", "zleapPs"])
def test_a_browser_that_is_behind_is_told_how_things_are(game, stands):
    game.spell("apples")
    game.comm.states.clear()
    game.comm.browser_sends(stands=stands)

    assert (game.word, game.stands) == ("apples", "zleapps")
    assert game.comm.states[-1] == {"stands": "zleapps"}


def test_the_buttons_of_the_browser_hint_finish_and_go_on(game):
    game.comm.browser_asks(do="hint")
    assert game.hints == 1
    game.comm.browser_asks(do="finish")
    assert game.over
    game.comm.browser_asks(do="new puzzle")
    assert not game.over


def take(game, turn):
    if turn[0] == "pick":
        game.picked = turn[1][: turn[2]]
    elif turn[0] == "enter":
        if set(turn[1]) <= set(game.tiles):
            game.enter(turn[1])
    elif turn[0] == "shuffle":
        game.shuffle(random.Random(1))
    else:
        getattr(game, turn[0])()


@settings(max_examples=15, deadline=None)
@given(turns)
def test_after_any_turns_score_and_list_agree_with_the_tiles(turns):
    game = Scrabblegram("ZLEAP?S", SQUARES, day="2026-11-21", words=WORDS)
    for turn in turns:
        take(game, turn)
        modifiers = [*game._played.puzzle.modifiers]
        played = "".join(game.tiles[place].upper() for place in game.picked)

        if played:  # what was played leaves its score in sight
            assert game.score == compute_score(played, modifiers)
        assert all(
            game.stands[p] == game.tiles[p] for p in set(range(7)) - {*game.picked}
        )
        assert all(find["word"] in WORDS for find in game.finds)
