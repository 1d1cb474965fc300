import functools
import inspect
import os
import types

import pytest

import scrabble_course
from scrabble_course import check, course, hint, progress, solution, word_game
from scrabble_course.checks import progress_file, verbs
from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.checks.report import Status


def named(name, function):
    function.__name__ = name
    return function


def written(function):
    """Return the course's function as if a student had written it in a cell."""
    around = {**function.__globals__, "__name__": "__main__"}
    return types.FunctionType(function.__code__, around, function.__name__)


class Raising:
    """Answers every look at an attribute, and every call, with an error."""

    def __getattribute__(self, name):
        raise SystemExit(name)

    def __call__(self, *args):
        raise SystemExit

    def __repr__(self):
        raise SystemExit


class WithLyingName:
    @property
    def __name__(self):
        raise SystemExit

    def __call__(self, *args):
        return 0


class NameOfNoText:
    __name__ = 5

    def __call__(self):
        return 0


class Speaking:
    def __call__(self, word, n):
        raise SystemExit

    __name__ = "get_word_score"

    @property
    def __code__(self):
        raise SystemExit

    __globals__ = __code__


# Made on demand: pytest itself does not survive a look at some of them.
NOT_CHECKED = {
    "a number": lambda: 5,
    "a name": lambda: "get_word_score",
    "nothing": lambda: None,
    "a result": lambda: word_game.get_word_score("weed", 6),
    "a class": lambda: Raising,
    "a lambda": lambda: lambda word, n: 5,
    "a partial function": lambda: functools.partial(divmod, 7),
    "a builtin": lambda: len,
    "an unknown function": lambda: inspect.getsource,
    "a module": lambda: types,
    "an object that answers nothing": Raising,
    "an object whose name is an error": WithLyingName,
    "an object whose name is no text": NameOfNoText,
    "a long text": lambda: "x" * 1_000_000,
    "a list that holds itself": lambda: (it := []).append(it) or it,
}


@pytest.mark.parametrize("make", NOT_CHECKED.values(), ids=NOT_CHECKED)
def test_what_is_no_exercise_is_not_started_and_never_an_error(make):
    report = check(make())

    assert report.status is Status.NOT_STARTED
    assert "takes the function itself" in report.advice or "lists" in report.advice
    assert len(str(report)) < 400


@pytest.mark.parametrize("in_place", [False, True])
def test_an_object_that_is_called_like_an_exercise_is_checked(in_place, monkeypatch):
    if in_place:
        monkeypatch.delattr(os, "fork", raising=False)

    assert check(Speaking()).mistake == "exits"


def test_a_method_and_a_cached_function_are_known_by_their_names():
    class Game:
        def get_word_score(self, word, n):
            return word_game.get_word_score(word, n)

    cached = functools.cache(written(word_game.get_word_score))

    assert check(Game().get_word_score).status is Status.PASSED
    assert check(cached).status is Status.PASSED


@pytest.mark.parametrize(
    ("function", "stage", "words"),
    [
        ("is_valid_word", 99, "there is no stage 99; the stages are 0 (start_here), 1"),
        ("is_valid_word", 0, "stage 0 does not ask for 'is_valid_word'; stage 3 or 4"),
        ("is_valid_word", 2, "stage 2 does not ask for 'is_valid_word'; stage 3 or 4"),
        ("is_valid_word", "nowhere", "there is no stage 'nowhere'"),
        ("is_valid_word", [], "there is no stage []"),
        # What no stage asks for is named first.
        ("hand_of", 2, "no exercise is called 'hand_of'; progress() lists"),
    ],
)
def test_a_wrong_stage_is_answered_with_the_right_ones(function, stage, words):
    report = check(named(function, lambda *args: 0), stage)

    assert report.status is Status.NOT_STARTED
    assert report.advice.startswith(words)


def test_an_unforeseen_error_of_ours_is_ours():
    class Strange(int):
        def __eq__(self, other):
            raise ValueError("not comparable")

        __hash__ = int.__hash__

    report = check(written(word_game.get_word_score), Strange(1))

    assert report.status is Status.INTERNAL
    assert report.advice == "Please report this: ValueError: not comparable"


def test_a_pass_is_written_down_and_leads_to_the_solution_and_a_failure_to_a_hint():
    failed = check(named("get_word_score", lambda word, n: 0))
    assert failed.status is Status.FAILED
    assert progress_file.done() == set()
    assert failed.next_step.startswith('`hint("get_word_score")`')

    report = check(written(word_game.get_word_score))
    assert report.status is Status.PASSED
    assert progress_file.done() == {"1 get_word_score"}
    assert report.next_step.startswith("`explain(get_word_score)`")
    assert '`solution("get_word_score")`' in report.next_step


@pytest.mark.parametrize("place", ["progress.json", "no/such/p.json"])
def test_progress_that_cannot_be_written_is_said_in_a_sentence(
    own_progress, monkeypatch, place
):
    (own_progress / "progress.json").mkdir()
    monkeypatch.setenv(PLACE_VARIABLE, str(own_progress / place))
    report = check(written(word_game.get_word_score))

    assert report.status is Status.PASSED
    assert report.next_step.startswith("Your progress could not be written down: ")
    if place == "progress.json":  # nor is it told to be none
        assert str(progress()).startswith("Your progress cannot be read now\n[Errno")


def test_a_damaged_file_of_progress_is_kept_and_said(own_progress):
    (own_progress / "progress.json").write_text('{"passed": ["1 get_w')
    report = check(written(word_game.get_word_score))

    assert report.next_step.startswith("progress.json was damaged and is begun anew")
    kept = own_progress / "progress.kept.json"
    assert kept.read_text() == '{"passed": ["1 get_w'


def test_an_interrupt_by_the_student_is_not_swallowed(monkeypatch):
    def interrupt(*args, **how):
        raise KeyboardInterrupt

    monkeypatch.setattr(verbs, "examine", interrupt)
    with pytest.raises(KeyboardInterrupt):
        check(written(word_game.get_word_score))


def fail(name, stage=None):
    """Check an attempt that fails, so that a hint is worth something."""
    check(named(name, lambda *args: 5), stage)


def test_hints_go_from_one_to_three_and_stay_there():
    fail("update_hand")
    fail("get_word_score")
    titles = [hint("update_hand").title for _ in range(2)]
    titles += [hint(word_game.update_hand).title for _ in range(2)]
    note = hint("get_word_score")

    assert titles == [f"update_hand: hint {n} of 3" for n in (1, 2, 3, 3)]
    assert note.title.endswith("hint 1 of 3")
    assert repr(note) == str(note) == f"{note.title}\n{note.text}"


def test_who_has_not_tried_gets_the_first_hint_at_the_second_request_and_no_more():
    def update_hand(hand, word):
        raise NotImplementedError

    for _ in range(2):  # a stub is no attempt: the whole notebook is run
        check(update_hand)
        assert hint("update_hand").title == "update_hand: 3 hints are waiting"
    fail("update_hand")
    assert hint("update_hand").title == "update_hand: hint 1 of 3"

    titles = [hint("get_word_score").title for _ in range(3)]
    assert [title.endswith("hint 1 of 3") for title in titles] == [False, True, True]


def test_stages_have_their_own_hints_and_solutions():
    fail("is_valid_word", stage=3)
    fail("is_valid_word")
    hint("is_valid_word", stage=3)
    assert hint("is_valid_word").title.endswith("hint 1 of 3")

    report = check(written(word_game.is_valid_word), stage="valid_words")
    assert report.next_step.startswith("`explain(is_valid_word, stage=3)`")
    assert '`solution("is_valid_word", stage=3)`' in report.next_step
    assert progress_file.done() == {"3 is_valid_word"}
    assert solution("is_valid_word", stage=3).text.startswith("def is_valid_word(")
    assert "not passed yet" in solution("is_valid_word").title


@pytest.mark.parametrize("verb", [hint, solution])
@pytest.mark.parametrize("name", ["fly", "", 5, None, "updat_hand"])
def test_an_unknown_name_is_answered_with_where_the_names_are(verb, name):
    told = r"progress\(\) lists the names there are"
    if name == "updat_hand":
        told = "'updat_hand'; update_hand may be meant"
    with pytest.raises(LookupError, match=told):
        verb(name)


def test_the_solution_is_shown_only_when_asked_twice_or_after_a_pass():
    first, second = solution("update_hand"), solution("update_hand")

    assert "not passed yet" in first.title
    assert "def update_hand" not in first.text
    assert second.text.startswith("def update_hand(")

    check(written(word_game.update_hand))
    assert solution("update_hand").text.startswith("def update_hand(")
    assert "no hint needed" in hint("update_hand").title


@pytest.mark.parametrize("stage", range(1, 7))
def test_each_solution_is_source_that_python_reads(stage):
    for name in scrabble_course.course.stage(stage).functions:
        solution(name, stage)
        source = solution(name, stage).text

        assert f"def {name}(" in source
        compile(source, name, "exec")


def raises(word, n):
    raise NotImplementedError


def test_attempts_are_counted_but_not_the_same_function_twice(monkeypatch):
    wrong = named("get_word_score", lambda word, n: 7)
    with monkeypatch.context() as patch:  # what lesson 0 shows is no attempt of yours
        patch.setenv(progress_file.NOTEBOOK_VARIABLE, "1_word_game/00_start_here.ipynb")
        check(named("get_word_score", lambda word, n: 7))
        assert progress_file.saved_progress().checks == {}
    check(wrong)
    check(wrong)
    check(named("get_word_score", raises))
    assert progress_file.saved_progress().checks == {"1 get_word_score": 1}

    check(written(word_game.get_word_score))
    assert progress_file.saved_progress().checks == {"1 get_word_score": 2}


def test_progress_shows_what_has_passed_and_is_forgotten_when_asked():
    check(written(word_game.get_word_score))

    exercises = sum(len(stage.graded) for stage in course.STAGES)
    assert "get_word_score (passed)" in str(progress())
    assert f"1 of {exercises} exercises" in str(progress())
    assert f"0 of {exercises} exercises" in str(progress(forget=True))
    assert f"0 of {exercises} exercises" in str(progress())
