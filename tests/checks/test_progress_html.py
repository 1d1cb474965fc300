import re
from html import unescape

from scrabble_course import course
from scrabble_course.checks.record import Progress, key

GRADED = [stage for stage in course.STAGES if stage.graded]
ALL = frozenset(key(stage.number, n) for stage in GRADED for n in stage.functions)


def text_of(html):
    return unescape(re.sub(r"<[^>]*>", "", html))


def test_each_stage_has_a_line_with_its_functions():
    text = text_of(Progress(frozenset())._repr_html_())

    for stage in GRADED:
        assert f"{stage.number} {stage.title}: {stage.functions[0]} to do" in text


def test_what_has_passed_is_said_in_words_and_marked():
    html = Progress(frozenset({key(1, "get_word_score")}))._repr_html_()

    assert "get_word_score passed" in text_of(html)
    assert html.count('aria-label="done"') == 1
    assert html.count('aria-label="open"') == len(GRADED) - 1


def test_a_stage_is_done_only_with_all_of_its_functions():
    half = Progress(frozenset({key(4, "deal_hand")}))

    assert 'aria-label="done"' not in half._repr_html_()


def test_both_faces_count_alike():
    for passed in (frozenset(), frozenset({key(2, "update_hand")}), ALL):
        progress = Progress(passed)

        assert text_of(progress._repr_html_()).startswith(progress.headline)
        assert str(progress).startswith(progress.headline)
        assert progress._repr_html_().count('aria-label="done"') == str(progress).count(
            "[x]"
        )
