import re
from html import unescape

from scrabble_course import course
from scrabble_course.checks.progress import GRADED, Progress
from scrabble_course.checks.progress_file import key
from scrabble_course.checks.saved_progress import Kept

ALL = frozenset(key(stage.number, n) for stage in GRADED for n in stage.functions)


def text_of(html):
    return unescape(re.sub(r"<[^>]*>", "", html))


def test_each_stage_has_a_line_with_its_functions():
    text = text_of(Progress(Kept())._repr_html_())

    for stage in GRADED:
        assert f"{stage.number} {stage.title}: {stage.functions[0]} to do" in text


def test_what_has_passed_is_said_in_words_and_marked():
    html = Progress(Kept(frozenset({key(1, "get_word_score")})))._repr_html_()

    assert "get_word_score passed" in text_of(html)
    assert html.count('aria-label="done"') == 1
    assert html.count('aria-label="open"') == len(GRADED) - 1


def test_a_stage_is_done_only_with_all_of_its_functions():
    half = Progress(Kept(frozenset({key(4, "deal_hand")})))

    assert 'aria-label="done"' not in half._repr_html_()


def test_only_the_part_where_you_are_is_open():
    for passed, folds in ((frozenset(), 1), (frozenset({"8 tile_score"}), 3), (ALL, 0)):
        html = Progress(Kept(passed))._repr_html_()
        is_open = ["open" in tag for tag in re.findall("<details[^>]*>", html)]

        assert len(is_open) == len(course.PARTS) + 1
        assert [n for n, one in enumerate(is_open, 1) if one] == [folds][: bool(folds)]


def test_it_says_what_is_kept_and_who_sees_it():
    text = text_of(Progress(Kept(checks={"a": 2}, seconds={"a": 120}))._repr_html_())

    assert "So far: 2 checks, and at least 2 minutes of work." in text
    assert "progress.json" in text
    assert "Nobody sees it but you" in text
    assert "progress(forget=True) removes it" in text


def test_both_faces_say_the_same_of_where_you_are():
    for passed in (frozenset(), frozenset({key(2, "update_hand")}), ALL):
        progress = Progress(Kept(passed))
        text = text_of(progress._repr_html_())

        assert text.startswith(progress.headline)
        for said in (progress.next_step.replace("`", ""), progress.headline):
            assert said in text
            assert said in str(progress)
        for part in course.PARTS:
            assert progress.summary(part) in text
