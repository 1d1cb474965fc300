import pytest

from scrabble_course.display.call_tree import MOST_CALLS, MOST_DEEP, call_tree
from scrabble_course.scrabblegram import can_form_word_from_tiles
from scrabble_course.scrabblegram import tiles as course_tiles
from tests.display.svg import SVG, drawing, texts


def letters(word):
    return 0 if word == "" else 1 + letters(word[1:])


def steps_up(n):
    if n <= 1:
        return 1
    return steps_up(n - 1) + steps_up(n - 2)


def no_return(n):
    if n > 0:
        no_return(n - 1)


def endless(n):
    return endless(n + 1)


def forgiving(n):
    if n == 0:
        raise KeyError("no end")
    try:
        return forgiving(n - 1)
    except KeyError:
        return n


def by_a_loop(word):
    return len(list(word))


def interrupted(n):
    raise KeyboardInterrupt


def lesson(namespace, source):
    """Run a cell of a notebook, which has a namespace of its own."""
    exec(source, namespace)
    return namespace


def test_a_tree_has_branches():
    tree = call_tree(steps_up, 3)

    assert [(call.arguments, call.depth) for call in tree.calls] == [
        ("3", 0), ("2", 1), ("1", 2), ("0", 2), ("1", 1),
    ]  # fmt: skip


def test_the_tree_grows_with_the_steps():
    tree = call_tree(letters, "a")
    frames = [str(tree.after(step)) for step in range(1, tree.steps + 1)]

    assert [frame.splitlines()[1:] for frame in frames] == [
        ["└─ ('a') is at work", "after step 1 of 4"],
        ["└─ ('a') waits", "   └─ ('') is at work", "after step 2 of 4"],
        ["└─ ('a') is at work", "   └─ ('') gives 0", "after step 3 of 4"],
        ["└─ ('a') gives 1", "   └─ ('') gives 0"],
    ]
    assert frames[-1].splitlines()[0] == "letters"


@pytest.mark.parametrize("step", [0, 5, -1])
def test_a_step_that_is_not_there_is_answered_with_those_that_are(step):
    with pytest.raises(ValueError, match=f"no step {step}; take one from 1 to 4"):
        call_tree(letters, "a").after(step)


def test_endless_recursion_is_drawn_as_far_as_there_is_room():
    tree = call_tree(endless, 0)

    assert len(tree.calls) == MOST_DEEP + 1
    assert "stops with RecursionError: maximum recursion" in str(tree)
    assert tree.note.startswith("over 100 more calls are not drawn")


def test_many_calls_are_drawn_as_far_as_there_is_room():
    tree = call_tree(steps_up, 9)

    assert len(tree.calls) == MOST_CALLS
    assert tree.left_out == 109 - MOST_CALLS
    assert tree.note.startswith("49 more calls are not drawn")
    assert all(call.ended for call in tree.calls)


def test_a_caught_error_is_drawn_where_it_passed():
    assert str(call_tree(forgiving, 1)).splitlines()[1:] == [
        "└─ (1) gives 1",
        "   └─ (0) stops with KeyError",
    ]


def test_an_interrupt_gets_through_and_leaves_the_function_in_place():
    own = interrupted

    with pytest.raises(KeyboardInterrupt):
        call_tree(interrupted, 1)
    assert interrupted is own


@pytest.mark.parametrize("function", [letters, endless])
def test_the_function_is_put_back(function):
    call_tree(function, "")

    assert globals()[function.__name__] is function
    assert course_tiles.can_form_word_from_tiles is can_form_word_from_tiles


def stub(word):
    raise NotImplementedError


@pytest.mark.parametrize(
    ("function", "argument", "said"),
    [
        (no_return, 1, "└─ (1) gives None\n   └─ (0) gives None"),
        (by_a_loop, "leap", "by_a_loop did not call itself here"),
        (stub, "leap", "stub\n└─ ('leap') is not written yet"),
        (letters, "a" * 99, "aaa...) gives 99\n"),
    ],
)
def test_what_is_special_about_a_call_is_said(function, argument, said):
    text = str(call_tree(function, argument))

    assert said in text
    assert len(text.splitlines()[1]) < 80


def test_a_function_written_in_a_notebook_is_seen():
    cell = "def count(word):\n    return word and 'x' + count(word[1:])"
    notebook = lesson({"__name__": "__main__"}, cell)

    assert len(call_tree(notebook["count"], "leap").calls) == 5


def test_a_cell_that_hands_on_to_the_course_shows_the_calls_of_the_course():
    cell = (
        "def can_form_word_from_tiles(word, tiles):\n"
        "    from scrabble_course.scrabblegram import tiles as own\n"
        "    return own.can_form_word_from_tiles(word, tiles)"
    )
    notebook = lesson({"__name__": "__main__"}, cell)
    handed_on = call_tree(notebook["can_form_word_from_tiles"], "LEAP", "ZLEAP?S")

    assert handed_on == call_tree(can_form_word_from_tiles, "LEAP", "ZLEAP?S")
    assert [call.depth for call in handed_on.calls] == [0, 1, 2, 3, 4]


def test_the_picture_says_what_the_text_says():
    tree = call_tree(letters, "a")

    assert texts(drawing(tree)) == ["letters", "('a')", "gives 1", "('')", "gives 0"]
    assert texts(drawing(tree.after(1)))[1:] == [
        "('a')",
        "is at work",
        "after step 1 of 4",
    ]


def test_the_state_of_a_call_is_told_by_line_and_words_and_not_only_by_colour():
    frame = call_tree(letters, "ab").after(2)

    waits, works = list(drawing(frame).iter(f"{SVG}rect"))[2::2]
    assert "stroke-dasharray" in waits.attrib
    assert "stroke-width" in works.attrib


def test_a_line_leads_to_each_call_from_the_one_that_made_it():
    paths = list(drawing(call_tree(steps_up, 3)).iter(f"{SVG}path"))

    assert len(paths) == 4


def test_a_growing_picture_shows_each_step_later_than_the_one_before():
    growing = call_tree(letters, "a").growing(seconds=0.5)
    hidden = [
        float(change.attrib["dur"].rstrip("s"))
        for change in drawing(growing).iter(f"{SVG}set")
        if change.attrib["to"] == "hidden"
    ]

    assert sorted(hidden) == [0.5, 1.0, 1.5]
    assert str(growing) == repr(growing) == str(call_tree(letters, "a"))


def test_a_growing_picture_that_cannot_move_shows_the_whole_tree():
    growing = call_tree(letters, "a").growing()
    hidden = [g for g in drawing(growing).iter(f"{SVG}g") if "visibility" in g.attrib]

    assert [g.findtext(f"{SVG}text") for g in hidden] == ["waits", "waits"]
