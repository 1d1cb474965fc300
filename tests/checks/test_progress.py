import re
from html import unescape

import pytest

from scrabble_course import course
from scrabble_course.checks.progress import GRADED, Progress
from scrabble_course.checks.progress_file import SavedProgress, key


def after(*names: str) -> Progress:
    return Progress(SavedProgress(frozenset(names)))


def keys_of(*stages):
    return [key(stage.number, name) for stage in stages for name in stage.functions]


KEYS = keys_of(*GRADED)
FIRST, HANDS = GRADED[:2]


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (
            SavedProgress(),
            "Everything lies ahead. A good beginning is "
            f"`{FIRST.functions[0]}` in stage 1, Word scores.",
        ),
        (
            SavedProgress(frozenset(keys_of(FIRST))),
            f"Next comes stage 2, Hands, with `{HANDS.functions[0]}`",
        ),
        (
            SavedProgress(frozenset({"10 is_letter", "10 find_cross_word"})),
            "in the middle of stage 10, Scores on the board. Next comes `transpose`, "
            "and 2 more after it.",
        ),
        # What was checked and failed is to go on with.
        *(
            (
                SavedProgress(checks={f"7 {name}": 2}),
                f"Go on with stage 7, Scrabble notation: `{name}` does not pass yet.",
            )
            for name in ("letter_score", "multipliers")
        ),
    ],
)
def test_the_next_step_is_told(kept, said):
    assert said in Progress(kept).next_step


def test_who_begins_later_is_not_sent_back_until_the_end():
    later = after("8 tile_score")
    assert later.here is course.stage(8)
    last = after(*keys_of(GRADED[-1]))
    assert last.here is FIRST


def test_in_the_end_nothing_is_left():
    done, stages, exercises = after(*KEYS), len(GRADED), len(KEYS)

    assert done.here is None
    assert "you have written the whole game" in done.next_step
    assert f"{stages} of {stages} stages, {exercises} of {exercises} exercises" in (
        done.headline
    )


def test_the_text_shows_only_the_part_where_you_are_in_full():
    lines = str(after("8 tile_score")).split("\n")

    assert lines[2:] == [
        "  Part 1: The word game, 6 stages",
        "  Part 2: Scrabble notation, 1 stage",
        "  Part 3: Scrabblegram, 2 stages",
        "    [ ] 8 Tiles and recursion: tile_score (passed), can_form_word_from_tiles",
        "    [ ] 9 The best word: compute_score, highest_scoring_word_from_tiles",
        "  Part 4: The board, 3 stages",
    ]
    assert repr(after()) == str(after())
    assert "  Part 2: Scrabble notation, done\n" in str(after(*keys_of(*GRADED[:7])))
    assert "  Part 1: The word game, 1 of 6 stages" in str(after(*keys_of(FIRST)))
    # A name that no stage knows counts for nothing.
    assert after("9 fly").headline.startswith("Your progress: 0 of")


def test_the_effort_is_told_in_checks_and_in_minutes_once_there_are_any():
    def effort(checks, seconds):
        return Progress(SavedProgress(checks=checks, seconds=seconds)).effort

    assert effort({}, {}) == ""
    assert effort({"a": 1}, {"a": 59}) == "1 check"
    assert effort({"a": 1, "b": 2}, {"a": 59, "b": 61}) == (
        "3 checks, and at least 2 minutes of work"
    )
    text = text_of(
        Progress(SavedProgress(checks={"a": 2}, seconds={"a": 120}))._repr_html_()
    )
    for said in (
        *("So far: 2 checks, and at least 2 minutes of work.", "progress.json"),
        *("Nobody sees it but you", "progress(forget=True) removes it"),
    ):
        assert said in text


def text_of(html):
    return unescape(re.sub(r"<[^>]*>", "", html))


def test_each_stage_has_a_line_with_its_functions():
    text = text_of(Progress(SavedProgress())._repr_html_())

    for stage in GRADED:
        assert f"{stage.number} {stage.title}: {stage.functions[0]} to do" in text


def test_what_has_passed_is_said_in_words_and_marked():
    html = after(*keys_of(FIRST))._repr_html_()

    assert f"{FIRST.functions[0]} passed" in text_of(html)
    assert html.count('aria-label="done"') == 1
    assert html.count('aria-label="open"') == len(GRADED) - 1
    # A stage is done only with all of its functions.
    assert 'aria-label="done"' not in after(key(4, "deal_hand"))._repr_html_()


def test_only_the_part_where_you_are_is_open():
    for passed, folds in (([], 1), (["8 tile_score"], 3), (KEYS, 0)):
        html = after(*passed)._repr_html_()
        is_open = ["open" in tag for tag in re.findall("<details[^>]*>", html)]

        assert len(is_open) == len(course.PARTS) + 1
        assert [n for n, one in enumerate(is_open, 1) if one] == [folds][: bool(folds)]


def test_both_faces_say_the_same_of_where_you_are():
    for passed in ([], keys_of(HANDS), KEYS):
        progress = after(*passed)
        text = text_of(progress._repr_html_())

        assert text.startswith(progress.headline)
        for said in (progress.next_step.replace("`", ""), progress.headline):
            assert said in text
            assert said in str(progress)
        for part in course.PARTS:
            assert progress.summary(part) in text
