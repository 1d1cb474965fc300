import pytest

from scrabble_course.board import Board, Play
from scrabble_course.board.board_errors import NotOnRack, OverALetter, Unreadable
from scrabble_course.widgets import BoardView
from scrabble_course.widgets.board_state import LooseTile
from tests.widgets.pictures import still_picture

QUIZ = Play("QUIZ", row=7, col=6)
WORDS = {"quiz", "zone"}


@pytest.fixture
def view():
    return BoardView(rack="QUIZON?", is_word=WORDS)


@pytest.fixture
def later():
    """A board on which QUIZ lies."""
    return BoardView(Board.empty().lay(QUIZ), rack="NOE?")


def test_tiles_on_the_board_make_a_play_with_a_score(view):
    view.lay("QUIZ", "8G")

    assert view.play == QUIZ
    assert view.score == 44
    assert 'aria-label="QUIZ  (10+1+1+10) x 2 = 44"' in view.sheet


def test_a_word_goes_through_the_letters_that_lie_there(later):
    later.lay("ZONE", "J8")

    assert later.laid == {(8, 9): "O", (9, 9): "N", (10, 9): "E"}
    assert (later.play.word, later.score) == ("ZONE", 15)


def test_tiles_that_make_no_play_have_a_hint_instead_of_a_score(view):
    view.loose = [LooseTile((7, 7), "Q", 0), LooseTile((7, 9), "U", 1)]

    assert (view.play, view.score, view.sheet) == (None, None, "")
    assert view.hint.startswith("8I is empty between 8H and 8J")


def test_a_legal_play_moves_the_tiles_from_the_rack_to_the_board(view):
    view.comm.browser_asks(do="shuffle")
    assert view.order != [0, 1, 2, 3, 4, 5, 6]
    kept = [view.rack[place] for place in view.order if view.rack[place] in "ON?"]
    view.lay("QUIZ", "8G")
    view.enter()

    assert (view.verdict, view.message) == ("good", "QUIZ earned 44 points.")
    assert view.board == Board.empty().lay(QUIZ)
    assert view.last == list(QUIZ.squares)
    assert (view.rack, view.laid, view.play) == ("ON?", {}, None)
    assert [view.rack[place] for place in view.order] == kept


def test_a_blank_is_laid_as_a_small_letter_and_worth_nothing(view):
    view.lay("qUIZ", "8G")
    view.enter()

    assert view.message == "qUIZ earned 24 points."
    assert (view.board[7, 6], view.rack) == ("q", "QON")


@pytest.mark.parametrize(
    ("word", "at", "says"),
    [
        ("QUIZ", "1A", "the first play covers 8H"),
        ("QUON", "8G", "'QUON' on 8G is no word of the list"),
        ("Z", "8H", "is one letter"),
    ],
)
def test_a_play_that_is_not_legal_says_why_and_nothing_is_lost(view, word, at, says):
    view.lay(word, at)
    laid = view.laid
    view.enter()

    assert view.verdict == "bad"
    assert says in view.message
    assert (view.laid, view.rack, view.board) == (laid, "QUIZON?", Board.empty())


def test_entering_nothing_asks_for_tiles_and_the_next_takes_the_message_away(view):
    view.enter()
    assert (view.verdict, view.message) == ("", "Lay some tiles first.")

    view.lay("ZO", "8G")
    assert (view.verdict, view.message) == ("", "")


def test_without_a_rack_any_letter_may_be_laid():
    view = BoardView()
    view.lay("JAZZy", "8H")
    view.enter()

    assert view.message == "JAZZy earned 58 points."
    assert view.rack is None


def test_words_may_be_a_list_a_set_or_a_function():
    for words in (["quiz"], {"quiz"}, lambda word: word == "quiz"):
        view = BoardView(is_word=words)
        view.lay("QUIZ", "8G")
        view.enter()
        assert view.verdict == "good"

        view.lay("ZA", "J8")
        view.enter()
        assert "'ZA' on J8 is no word of the list" in view.message


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (KeyError("quxi"), "is_word('quxi') raised KeyError: 'quxi'."),
        (NotImplementedError, "'QUXI' on 8G is no word"),
    ],
)
def test_a_function_for_words_that_fails_is_named_or_stood_in_for(error, says):
    def is_word(word):
        raise error

    view = BoardView(rack="QUXI", is_word=is_word)
    view.lay("QUXI", "8G")
    view.enter()

    assert says in view.message
    assert (view.verdict, len(view.laid)) == ("bad", 4)


def test_the_students_score_gets_what_the_lecture_says():
    def score(*given):
        return 99 if given == (later, (7, 9), (1, 0), "ON?E", "ZONE") else 0

    later = Board.empty().lay(QUIZ)
    view = BoardView(rack="ON?E", score=score, board=later)
    view.lay("ZONE", "J8")

    assert view.score == 99
    assert view.problem == (
        "score(board, (7, 9), (1, 0), 'ON?E', 'ZONE') gave 99, "
        "but this breakdown gives 15."
    )


def test_without_a_rack_the_students_score_gets_the_tiles_laid():
    view = BoardView(score=lambda board, pos, direction, hand, word: len(hand))
    view.lay("QUIz", "8G")

    assert view.score == 4
    assert "(7, 6), (0, 1), 'QUI?', 'QUIz') gave 4" in view.problem


def test_a_score_that_fails_is_named_and_the_board_lives_on():
    def calculate_score(board, pos, direction, hand, word):
        return {"Q": 44}[word[0]]

    view = BoardView(rack="QUIZON?", score=calculate_score)
    view.lay("ZON", "8G")

    problem = (
        "calculate_score(board, (7, 6), (0, 1), 'QUIZON?', 'ZON') raised KeyError: 'Z'."
    )
    assert (view.score, view.problem) == (None, problem)
    assert '= 24" style=' in view.sheet

    view.enter()
    assert view.message == "ZON earned nothing: calculate_score gave no score."
    assert len(view.laid) == 3

    view.lay("QUIZ", "8G")
    assert (view.score, view.problem) == (44, "")


def test_another_board_keeps_the_loose_tiles_that_still_have_room(view):
    view.lay("ZON", "9J")
    view.board = Board.empty().lay(Play("QUIZZ", row=8, col=6))

    assert view.laid == {(8, 11): "N"}
    assert view.play.word == "QUIZZN"


def test_another_rack_takes_the_loose_tiles_back(view):
    view.lay("ZON", "8G")
    view.rack = "abc"

    assert (view.rack, view.order, view.laid) == ("ABC", [0, 1, 2], {})


def test_only_tiles_of_the_rack_can_be_laid_and_nothing_over_a_letter(view, later):
    with pytest.raises(OverALetter):
        later.lay("ONE", "J8")
    with pytest.raises(NotOnRack, match="has no 'E' left for 'E'"):
        view.lay("ZONE", "8G")
    with pytest.raises(NotOnRack, match=r"has no '\?' left for 'e'"):
        view.lay("oZNe", "8G")
    with pytest.raises(Unreadable, match="'Z9' is not a square"):
        view.lay("ZON", "Z9")
    assert view.laid == {}


@pytest.mark.parametrize(
    "loose",
    [
        [[7, 6, "N", 0]],
        [[0, 15, "N", 0]],
        [[0, 0, "N", 4]],
        [[0, 0, "N", 0], [0, 1, "N", 0]],
        [[0, 0, "N"]],
        [[True, 0, "N", 0]],
        [[0, 0, "N", False]],
        None,
    ],
)
def test_what_cannot_lie_on_the_board_is_refused_and_the_browser_told(later, loose):
    later.lay("ZO", "J8")
    later.comm.states.clear()

    later.comm.browser_sends(loose=loose)

    assert later.laid == {(8, 9): "O"}
    assert later.comm.states[-1] == {"loose": [[8, 9, "O", 1]]}


def test_a_browser_cannot_change_the_board_itself(later):
    later.comm.browser_sends(board="." * 225)

    assert later.board == Board.empty().lay(QUIZ)


def test_laying_a_tile_is_answered_in_one_message(view):
    view.comm.states.clear()
    view.comm.browser_sends(loose=[[7, 7, "Z", 3], [7, 8, "O", 4]])

    answers = [state for state in view.comm.states if "score" in state]
    assert len(answers) == 1
    assert answers[0]["score"] == 22
    assert answers[0]["judged"] == [[7, 7, "Z", 3], [7, 8, "O", 4]]


def test_marks_are_sent_with_their_texts_and_captions(view):
    view.mark([(7, 6), (8, 8)], "anchors")
    view.mark({(7, 6): "AEO"}, "letters that fit")

    assert view.get_state()["marks"] == [
        {"squares": [[7, 6], [8, 8]], "caption": "anchors", "texts": []},
        {"squares": [[7, 6]], "caption": "letters that fit", "texts": ["AEO"]},
    ]
    view.clear_marks()
    assert view.marks == []


def test_picture_and_text_show_what_lies_on_the_board_played_or_not(view):
    view.lay("QUIZ", "8G")
    assert "8G QUIZ" in still_picture(view)
    assert " Q  U  I  Z  ." in view._repr_mimebundle_()[0]["text/plain"]

    view.enter()
    view.mark([(8, 8)], "anchors")
    bundle, _ = view._repr_mimebundle_()
    assert bundle["text/plain"] == f"{view!r}\n\n{view.board!r}"
    assert "8G QUIZ" in still_picture(view)
    assert "anchors" in still_picture(view)
