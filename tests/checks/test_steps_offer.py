"""The offer to watch the call that a report shows."""

import ast

import pytest

from scrabble_course import check, course, hunt, typed, word_game
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.steps_offer import offer, watched
from scrabble_course.widgets import steps as home


def f(n):
    return n


def test_the_offer_is_a_call_that_can_be_pasted(monkeypatch):
    assert offer("f(2)", f) == (
        "Watch this call line by line: `from scrabble_course import steps; steps(f, 2)`"
    )

    monkeypatch.setitem(f.__globals__, "steps", home.steps)
    assert offer("f(2)", f) == "Watch this call line by line: `steps(f, 2)`"

    monkeypatch.setitem(f.__globals__, "steps", f)  # another one of that name
    assert "from scrabble_course import steps; " in offer("f(2)", f)


def test_what_is_pasted_shows_the_steps_and_the_wrong_result():
    call = offer("f(2)", f).split("`")[1]

    scope = {"f": f}
    *imports, last = ast.parse(call).body
    exec(compile(ast.Module(imports, []), "cell", "exec"), scope)
    view = eval(compile(ast.Expression(last.value), "cell", "eval"), scope)
    assert repr(view) == "Steps of f(2): 2 steps, returns 2"


nameless = lambda n: n  # noqa: E731


@pytest.mark.parametrize(
    ("call", "function"),
    [
        *(("f(2)", one) for one in (len, lambda: 0, f.__get__(3))),
        ("<lambda>(2)", nameless),
    ],
)
def test_what_has_no_text_or_another_name_is_not_offered(call, function):
    assert offer(call, function) == ""


@pytest.mark.parametrize(
    "call",
    [
        "with typed('1', letters='abc'): f([])",
        "g(1)",
        "f(\n1)",
        f"f({'1' * 200})",
        "board = Board.empty(); f(board)",
    ],
)
def test_a_call_that_is_long_or_needs_more_is_not_offered(call):
    assert watched(call, "f") == ""


@pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)
def test_an_offered_call_is_python_and_names_the_function_first(stage):
    for name in stage.functions:
        exercise = exercise_named(name, stage.number)
        for case in exercise.cases:
            if call := watched(exercise.describe(name, case.call), name):
                last = ast.parse(call).body[-1].value
                assert (last.func.id, last.args[0].id) == ("steps", name)


def test_a_report_offers_it_between_the_advice_and_what_is_next():
    def update_hand(hand, word):
        return hand

    report = check(update_hand)

    text = str(report)
    offered = f"steps(update_hand, {report.failure.call.partition('(')[2]}"
    assert text.index(report.advice) < text.index(offered) < text.index("And besides")
    assert "Watch this call line by line" in report._repr_html_()


def friends_hand(hand, word):
    return hand


def friends_deal_hand(n):
    return {}


def test_a_hunt_that_found_something_offers_it_for_the_wrong_function():
    shot = hunt("update_hand", friends_hand, {"q": 1, "u": 1}, "qu")

    assert shot.watch.endswith("steps(friends_hand, {'q': 1, 'u': 1}, 'qu')`")
    assert shot.watch in str(shot)
    assert "Watch this call line by line" in shot._repr_html_()
    # By chance, it is watched with the same chance.
    watch = hunt("deal_hand", friends_deal_hand, 3).watch
    assert watch.endswith("random.seed(0); steps(friends_deal_hand, 3)`")
    # Without a catch or with letters written down, there is nothing to watch.
    assert hunt("update_hand", friends_hand, {"q": 1}, "u").watch == ""
    with typed(letters="k"):
        shot = hunt("substitute_hand", friends_hand, {"h": 1, "e": 1}, "h")
    assert (shot.found, shot.watch) == (True, "")


def test_a_right_function_a_stub_and_the_courses_own_get_no_offer():
    def update_hand(hand, word):
        raise NotImplementedError

    for function in (update_hand, word_game.update_hand):
        assert check(function).watch == ""
