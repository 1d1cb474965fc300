import html
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from scrabble_course.checks.report import Failure
from scrabble_course.grading.gradebook.records import Adjustment
from scrabble_course.grading.reports.class_view import class_view
from scrabble_course.grading.reports.report_pages import class_page, student_page
from scrabble_course.grading.scoring.mark import FunctionState, Topic
from scrabble_course.grading.submissions.submission import (
    FileNote,
)
from tests.grading.reports.classes import (
    ANN,
    BOB,
    CLASS,
    CRASHED,
    EVE,
    HALF,
    RIGHT,
    UNDONE,
    Book,
    record,
)
from tests.grading.reports.test_similarity import ODD, ODD_IN_DISGUISE, a_class

EVIL = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&{{ 7 * 7 }}`</code>"
TURNED = "\u202eabc\u2066\x1b[31m\x00\ud800"
VOID = {"meta", "br", "img", "link"}


class Reader(HTMLParser):
    """Reads a page as a browser would: its tags, their attributes, and its text."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.attributes, self.text = [], [], ""
        self._open = []
        self.feed(page)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += [(tag, *attribute) for attribute in attrs]
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag):
        assert self._open.pop() == tag
        self.text += " " if tag in ("td", "th") else ""

    def handle_startendtag(self, tag, attrs):
        self.attributes += [(tag, *attribute) for attribute in attrs]

    def handle_data(self, data):
        if self._open[-1:] != ["style"]:
            self.text += data

    @property
    def words(self):
        return " ".join(self.text.split())


def student(given):
    return Reader(student_page(given, "The word game"))


def of_class(*records, sources=None):
    return Reader(class_page(class_view(Book(records, sources))))


def test_a_student_reads_their_points_and_why():
    words = student(ANN).words

    assert "ann The word game, handed in on 1 March 2026 at 21:30 UTC" in words
    assert "15 of 30 points" in words
    assert "update_hand: 5 of 10 points Not right yet." in words
    assert "call update_hand({'j': 1}, 'jolly') expected {} but got" in words
    assert "Not always right: letters not held (1 of 4)." in words
    assert "Always right: words from the hand." in words
    assert "The file ended its process: exit." in words


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        (Failure("f()", "{1, 2}", "{2, 3}", "", ("1", "3")), "missing 1 too many 3"),
        (
            Failure("f()", "AX.\n.I.\n...", "A..\n.I.\n..."),
            "expected row 0 AX. but got row 0 A..",
        ),
    ],
)
def test_of_sets_and_boards_only_what_differs_is_shown(failure, words):
    mark = replace(HALF, failure=failure)

    assert f"call f() {words}" in student(record("ann", mark)).words


def test_of_several_files_the_one_that_counted_is_named_and_those_that_have_it_too():
    two = [FileNote("a.ipynb"), FileNote("a-Copy1.ipynb")]
    mark = replace(HALF, file="a-Copy1.ipynb", also=("a.ipynb",))

    page = student_page(record("ann", mark, files=two), "x")

    assert "the best of several: <code>a.ipynb</code> has it, too" in page
    assert "Taken from a-Copy1.ipynb" in Reader(page).words
    assert "Taken from" not in student(record("ann", mark, files=two[:1])).words


def test_what_was_changed_after_grading_is_shown():
    words = student(BOB).words

    assert "The word game 15 of 30" in words
    assert "Handed in late: stage 3 -1.5" in words
    assert "update_hand: showed it to me +2" in words
    assert "15.5 of 30 points" in words


def test_a_student_sees_each_part_and_the_lines_that_the_report_speaks_of():
    notation = replace(RIGHT, function="letter_score", stage=7)
    code = "def is_valid_word(word, hand, words): # <b>\n  for x in word:\n    hand[x]"
    sources = {(3, "is_valid_word"): code, (1, "get_word_score"): "def right(): ..."}

    page = Reader(student_page(record("ann", RIGHT, CRASHED, notation), "x", sources))

    assert "The word game 10 of 20 Scrabble notation 10 of 10" in page.words
    assert "  def is_valid_word(word, hand, words): # <b>\n" in page.text
    assert ">     hand[x]" in page.text
    assert "def right" not in page.text


def test_a_file_that_cannot_be_read_is_shown_with_its_line():
    assert "02_hands.ipynb cell 4 does not parse if x ^" in student(BOB).words


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (FunctionState.EMPTY, "Not written yet."),
        (FunctionState.OUT_OF_REACH, "Could not be reached."),
        (FunctionState.NOT_THERE, "Not there."),
    ],
)
def test_what_was_not_judged_says_why(found, said):
    words = student(record("ann", replace(UNDONE, found=found, remark="So."))).words

    assert f"is_valid_word: 0 of 10 points {said} So." in words


def test_stages_that_were_not_handed_in_are_a_line_each():
    gone = replace(UNDONE, found=FunctionState.NOT_THERE)
    marks = [HALF, *(replace(gone, stage=number) for number in (4, 5))]
    words = student(record("ann", *marks)).words

    assert "What is not there" in words
    assert "4. Wildcards, 0 of 10 points: is_valid_word 5. Playing a hand" in words
    assert "Not there." not in words


def test_the_class_page_counts_what_was_not_judged():
    words = of_class(*CLASS).words

    assert "Empty Out of reach Not there" in words
    assert "3 is_valid_word 1 of 3 0 of 3 0 % 0 0 2" in words


def test_code_in_advice_and_remarks_is_code():
    page = student_page(record("ann", replace(HALF, remark="Line 1, `x`: no.")), "T")

    assert "See <code>if left &gt; 0</code>." in page
    assert "Line 1, <code>x</code>: no." in page


def test_a_student_s_page_tells_neither_the_seed_nor_other_students():
    words = student_page(record("ann", RIGHT, seed=471147), "The word game")

    assert "471147" not in words
    assert "href" not in words


def hostile(text):
    mark = replace(
        HALF,
        advice=text,
        remark=text,
        topics=(Topic(text, 0, 3), Topic(text, 3, 3)),
        failure=Failure(text, text, text),
    )
    note = FileNote(text, text, text)
    given = [Adjustment(text, 1, text, text)]
    return record(text, mark, adjustments=given, files=[note])


def both_pages(text):
    sources = {("update_hand", 2): a_class(**{text: ODD, "mal": ODD_IN_DISGUISE})}
    return (
        student_page(hostile(text), "The word game"),
        class_page(class_view(Book([hostile(text)], sources))),
    )


def test_no_text_of_a_student_becomes_a_tag():
    for page in both_pages(EVIL):
        reader = Reader(page)

        assert not {"script", "img", "iframe"} & set(reader.tags)
        assert not [name for _, name, _ in reader.attributes if name.startswith("on")]
        assert "{{ 7 * 7 }}" in html.unescape(page)


def test_no_text_of_a_student_turns_or_hides_what_stands_beside_it():
    for page in both_pages(TURNED):
        assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", page)
        assert "\\u202eabc" in page
        page.encode()


def test_a_text_that_never_ends_is_cut():
    for page in both_pages("x" * 3_000_000):
        assert len(page) < 60_000


def test_a_page_has_no_script_and_asks_for_nothing():
    for page in both_pages("ann"):
        reader = Reader(page)

        assert "script" not in reader.tags
        assert "default-src 'none'" in page
        assert not [a for a in reader.attributes if a[1] in ("src", "srcset")]
        links = [value for _, name, value in reader.attributes if name == "href"]
        assert all(link.startswith(("#", "students/")) for link in links)


def test_a_link_of_the_class_page_leads_to_the_student_s_page():
    links = [
        a[2] for a in of_class(record("../a b", RIGHT)).attributes if a[1] == "href"
    ]

    assert any(re.fullmatch(r"students/a-b~[0-9a-f]{16}\.html", link) for link in links)


def test_the_class_page_counts_the_misconceptions_of_each_function():
    words = of_class(ANN, BOB, EVE).words

    frequent = "2 counts below zero A count never goes below 0."
    rarer = "Rarer in 2 update_hand: 1 Students Misconception What they were told"
    assert (
        "2 update_hand Students Misconception What they were told " + frequent in words
    )
    assert words.index(frequent) < words.index(rarer)


def test_the_class_page_has_rates_incidents_pairs_and_marks():
    sources = {("update_hand", 2): a_class(eve=ODD, mal=ODD_IN_DISGUISE)}
    words = of_class(ANN, BOB, sources=sources).words

    assert "2 students, mean 15.2 points, median 15.2" in words
    assert "2 update_hand 2 of 2 0 of 2 50 %" in words
    assert "ann 3 is_valid_word: The file ended its process: exit." in words
    assert "2 update_hand 100 % eve mal" in words
    assert "bob 15.5 10 5 0" in words
    assert "0 students" in of_class().words
