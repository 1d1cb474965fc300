import pytest

from scrabble_course.release.regions import BEGIN, END, STUB, cut_solutions


def lines(*lines: str) -> str:
    return "\n".join(lines)


def test_a_stub_takes_the_place_of_a_solution_at_its_indentation():
    source = lines("class A:", "    def f(self):", f"        {BEGIN}", "        x", END)

    assert cut_solutions(source).source == lines(
        "class A:", "    def f(self):", f"        {STUB}"
    )


def test_what_stands_around_a_solution_stays():
    source = lines("before", BEGIN, "secret", END, "", "after")

    assert cut_solutions(source).source == lines("before", STUB, "", "after")


def test_each_of_several_solutions_is_cut():
    source = lines(BEGIN, "one", END, "between", BEGIN, "two", "more", END)

    cut = cut_solutions(source)

    assert cut.source == lines(STUB, "between", STUB)
    assert cut.solutions == ("one", "two\nmore")


def test_source_without_markers_stays_as_it_is():
    source = "x = 1\n\n\ny = '\x0c'\n"

    assert cut_solutions(source).source == source


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (lines(BEGIN, "secret"), "BEGIN SOLUTION` has no"),
        (lines("x", END), "line 2: .*END SOLUTION` without a beginning"),
        (lines(BEGIN, END, END), "line 3: .*END SOLUTION` without a beginning"),
        (lines(BEGIN, BEGIN, END, END), "line 2: .*BEGIN SOLUTION` inside a solution"),
    ],
)
def test_unbalanced_or_nested_markers_are_refused(source, complaint):
    with pytest.raises(ValueError, match=complaint):
        cut_solutions(source)
