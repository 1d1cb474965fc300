import shutil
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from scrabble_course.checks.report import Failure, Status
from scrabble_course.grading.gradebook import gradebook_file
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.gradebook_file import (
    CannotOpenGradebook,
    GradebookLost,
)
from scrabble_course.grading.gradebook.records import (
    Adjustment,
    Conditions,
    Count,
    Entry,
    Known,
)
from scrabble_course.grading.reports.platforms import not_returned, platform_tables
from scrabble_course.grading.scoring.mark import GradedWork, Mark, Topic
from scrabble_course.grading.submissions.submission import FileNote
from scrabble_course.grading.submissions.upload import Source, Upload

CONDITIONS = Conditions("r1", 7, "1")
DUE = datetime(2026, 3, 1, 12, tzinfo=UTC)
DEADLINES = "[deadlines]\nword_scores = 2026-03-01T12:00:00Z"
STUB = "def get_word_score(word, n): ..."


def entry(student="ann", digest="first", points=6.0, at=DUE, **more):
    mark = Mark(
        "get_word_score",
        1,
        points,
        10,
        Status.FAILED,
        topics=(Topic("bonus", 1, 2),),
        failure=Failure("get_word_score('a', 7)", "7", "\ud800"),
        file="x.py",
    )
    graded = GradedWork(student, digest, (mark,), (FileNote("x.py"),), "none", 7, "1")
    graded = replace(graded, rules="r1")
    graded = replace(graded, **more.pop("how", {}))
    times = {"x.py": Upload(more.pop("content", digest), at)}
    return Entry(graded, "1", times, {(1, "get_word_score"): STUB}, **more)


@pytest.fixture
def book(tmp_path):
    with Gradebook.open(tmp_path / "book.sqlite") as opened:
        yield opened


def counting(book):
    return {r.graded.student: (r.graded.digest, r.points) for r in book.counting()}


def test_what_is_written_is_read_again(book):
    written = entry("'); DROP TABLE graded; --")

    book.add(1, [written])
    [record] = book.rows()

    assert record.graded == written.graded
    assert record.submitted == DUE
    assert (record.points, record.late_points, record.counts) == (6, 0, True)


def test_every_write_is_on_disk_when_it_is_done(book):
    connection = book._file.connection

    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_of_many_entries_all_are_written_or_none(book):
    broken = replace(entry("bob"), sources={(1, "f"): object()})

    with pytest.raises(sqlite3.Error):
        book.add(1, [entry("ann"), broken])

    assert book.rows() == []


NOTHING = {"digest": "nothing", "points": 0, "how": {"files": ()}}
COUNTING = {
    "the best": (Count.BEST, ("good", 9), [{"digest": "good", "points": 9}, {}]),
    "the last": (Count.LAST, ("first", 6), [{"digest": "good", "points": 9}, {}]),
    "what was found last, not graded": (
        Count.LAST,
        ("a", 9),
        [{"digest": "a", "points": 9}, {}, Known("ann", "a")],
    ),
    "not to hand in nothing later": (Count.LAST, ("first", 6), [{}, NOTHING]),
    "the newest marks of one": (
        Count.BEST,
        ("first", 4),
        [{}, {"points": 4, "how": {"seed": 8}}],
    ),
}


@pytest.mark.parametrize(("count", "counts", "found"), COUNTING.values(), ids=COUNTING)
def test_one_upload_of_a_student_counts(book, count, counts, found):
    book.set_count(count)
    for run, one in enumerate(found, 1):
        book.add(run, [entry(**one) if isinstance(one, dict) else one])

    uploads = {one.get("digest", "first") for one in found if isinstance(one, dict)}
    assert counting(book) == {"ann": counts}
    assert len(book.rows()) == len(uploads)


def test_what_is_known_is_told_by_student_contents_rules_seed_and_stages(book):
    book.add(1, [entry()])

    assert book.known(CONDITIONS) == {("ann", "first")}
    assert book.known(Conditions("r2", 7, "1")) == set()
    assert book.known(Conditions("r1", 8, "1")) == set()
    assert book.known(Conditions("r1", 7, "1 2")) == set()


@pytest.mark.parametrize(("rules", "stages"), [("r1", "2"), ("r2", "1")])
def test_the_records_are_those_of_the_run_that_was_last_asked_for(book, rules, stages):
    first, second = CONDITIONS, Conditions(rules, 7, stages)
    book.add(book.start_run(first), [entry(points=6), entry("bob", points=5)])
    other = entry(points=1, how={"rules": rules})
    book.add(book.start_run(second), [replace(other, stages=stages)])
    assert counting(book) == {"ann": ("first", 1)}
    assert book.graded_otherwise(second) == {("bob", "first")}

    book.add(
        book.start_run(first),
        [Known("ann", "first"), Known("bob", "first")],
    )

    assert counting(book) == {"ann": ("first", 6), "bob": ("first", 5)}
    assert book.graded_otherwise(first) == set()


def handed_in_for(stages, student="ben", rules="r1", points=10.0, digest=None):
    """An entry with marks for some stages; with 0 points, nothing was handed in."""
    marks = tuple(Mark(f"f{n}", n, points, 10, Status.PASSED) for n in stages)
    files = (FileNote("x.py"),) if points else ()
    digest = digest or ("work" if points else "nothing")
    graded = GradedWork(student, digest, marks, files, "none", 7, "1", rules=rules)
    return Entry(graded, " ".join(map(str, stages)))


@pytest.mark.parametrize(
    ("rules", "now", "points", "is_left_out"),
    [
        ("r1", (1, 2), {1: 10, 2: 0}, False),  # the week before is known
        ("r1", (1,), {1: 10}, False),
        ("r1", (2,), {2: 0}, False),
        ("r0", (1, 2), {1: 0, 2: 0}, True),
    ],
)
def test_who_hands_in_nothing_this_week_keeps_what_was_graded_before(
    book, rules, now, points, is_left_out
):
    book.add(
        book.start_run(Conditions(rules, 7, "1")), [handed_in_for([1], "ben", rules)]
    )
    stages = " ".join(map(str, now))
    run = book.start_run(Conditions("r1", 7, stages))
    graded = [handed_in_for(now, "ann"), handed_in_for(now, points=0.0)]
    known = (rules, stages) == ("r1", "1")
    book.add(run, graded[:1] if known else graded)

    found = {record.graded.student: record for record in book.counting()}

    marks = {mark.stage: mark.points for mark in found["ben"].graded.marks}
    assert marks == points
    assert {m.points for m in found["ann"].graded.marks} == {10}
    for table in platform_tables(book, book.counting()).values():
        assert "ann" in table.text
        assert ("ben" not in table.text) is is_left_out
    told = not_returned(book, book.counting())
    assert list(told.values()) == ([["ben"]] if is_left_out else [])


def test_who_hands_in_something_has_the_marks_of_that(book):
    book.add(book.start_run(Conditions("r1", 7, "1")), [handed_in_for([1])])
    run = book.start_run(Conditions("r1", 7, "1 2"))
    now = handed_in_for([1, 2], points=5.0, digest="now")

    book.add(run, [now])

    assert [record.graded for record in book.rows()] == [now.graded]
    assert book.in_no_table() == ["ben"]


def test_a_fault_of_the_grader_is_tried_again_and_then_forgotten(book):
    book.add(1, [entry(digest="fault", points=0, faulty=True)])
    assert counting(book) == {"ann": ("fault", 0)}
    assert book.known(CONDITIONS) == set()

    book.add(2, [entry(points=6)])

    assert [record.graded.digest for record in book.rows()] == ["first"]


def test_lateness_takes_points_and_the_best_is_found_after_that(book):
    book.set_rules(deadlines=f"percent_per_day = 30\n{DEADLINES}")
    book.add(1, [entry(digest="soon", points=8)])
    book.add(2, [entry(digest="late", points=10, at=DUE + timedelta(hours=1))])

    late, soon = sorted(book.rows(), key=lambda record: record.graded.digest)

    assert (late.late_points, late.points, late.counts) == (3, 7, False)
    assert (soon.late_points, soon.points, soon.counts) == (0, 8, True)


def test_what_was_in_time_stays_so_when_it_comes_again_with_later_files(book):
    """As week by week: other stages are graded, under other conditions."""
    book.set_rules(deadlines=DEADLINES)
    first = entry(digest="week 1", content="same", at=DUE - timedelta(days=1))
    second = replace(first.graded, digest="week 3")
    later = {"x.py": Upload("same", DUE + timedelta(days=14))}
    book.add(book.start_run(CONDITIONS), [first])

    book.add(
        book.start_run(Conditions("r1", 7, "1 2 3")),
        [Entry(second, "1 2 3", later)],
    )

    [record] = book.rows()
    assert (record.graded.digest, record.late_points) == ("week 3", 0)


def test_a_better_source_corrects_a_time_and_a_worse_one_does_not(book):
    book.set_rules(deadlines=DEADLINES)
    late = DUE + timedelta(hours=1)
    book.add(1, [entry()])

    def again(at, source):
        times = {"x.py": Upload("first", at, source)}
        book.add(2, [Known("ann", "first", times)])
        return book.counting()[0].late_points

    assert again(late, Source.FILE) == 0
    assert again(late, Source.TABLE) == pytest.approx(0.6)
    assert again(DUE, Source.PLATFORM) == pytest.approx(0.6)


def test_an_adjustment_holds_for_whatever_is_graded_later(book):
    book.add(1, [entry(points=6), entry("bob")])
    book.adjust(Adjustment("ann", 2.5, "helped others", "get_word_score"))
    book.adjust(Adjustment("ann", -1, "copied a line"))

    book.add(2, [entry(points=8, how={"seed": 8})])
    ann, bob = book.counting()

    assert ann.points == 9.5
    assert [one.comment for one in ann.adjustments] == [
        "helped others",
        "copied a line",
    ]
    assert all(one.at.year >= 2026 for one in ann.adjustments)
    assert bob.adjustments == ()


def test_nobody_can_be_adjusted_who_is_not_there(book):
    with pytest.raises(KeyError):
        book.adjust(Adjustment("anne", 1, "typo"))


def test_the_seed_is_made_once_and_kept(tmp_path):
    with Gradebook.open(tmp_path / "book.sqlite") as book:
        seed = book.seed()
        assert seed.bit_length() > 64  # by chance it is not, once in 2**64 times
        assert book.seed() == seed

    with Gradebook.open(tmp_path / "book.sqlite") as book:
        assert book.seed() == seed
        assert book.seed(2**128) == book.seed() == 2**128
        book.add(1, [entry(how={"seed": 2**128})])
        assert [record.graded.seed for record in book.rows()] == [2**128]
        assert book.known(Conditions("r1", 2**128, "1")) == {("ann", "first")}


def test_sources_are_those_of_the_work_that_counts(book):
    other = replace(entry(digest="b", points=1), sources={(1, "get_word_score"): "bad"})
    book.add(1, [entry(), other, entry("bob")])

    assert book.sources("get_word_score", 1) == {"ann": STUB, "bob": STUB}
    assert book.sources("get_word_score", 2) == {}
    assert book.sources("update_hand", 2) == {}
    texts = {(3, "is_valid_word"): "plain", (4, "is_valid_word"): "wild"}
    book.add(2, [replace(entry(points=7), sources=texts)])
    assert book.sources("is_valid_word", 4) == {"ann": "wild"}
    assert book.sources("is_valid_word", 3) == {"ann": "plain"}


def test_records_that_were_read_follow_every_change(book, tmp_path):
    book.add(1, [entry()])
    assert len(book.rows()) == 1

    with Gradebook.open(tmp_path / "book.sqlite") as other:
        other.add(1, [entry("bob")])

    assert len(book.rows()) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none.sqlite", r"not a database.*move it away"),
        ("nowhere/book.sqlite", "look at the folder"),
        ("other.sqlite", "has the format 99"),
    ],
)
def test_a_file_that_is_no_gradebook_says_so(tmp_path, name, said):
    (tmp_path / "none.sqlite").write_bytes(b"something else" * 100)
    with Gradebook.open(tmp_path / "other.sqlite") as book:
        book._file.set_settings(format="99")

    with pytest.raises(CannotOpenGradebook, match=said):
        Gradebook.open(tmp_path / name)


def test_a_gradebook_that_another_program_is_at_is_not_to_be_moved(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(gradebook_file, "WAIT_SECONDS", 0.1)
    Gradebook.open(tmp_path / "book.sqlite").close()
    other = sqlite3.connect(tmp_path / "book.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")

    with pytest.raises(CannotOpenGradebook, match="close that one, or wait") as told:
        Gradebook.open(tmp_path / "book.sqlite")
    other.close()

    assert "move it away" not in str(told.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{broken", r"damaged.*the marks of 'ann'.*--force"),
        ("[]", r"book\.sqlite is damaged"),
        ('{"marks": 3}', r"book\.sqlite is damaged"),
    ],
)
def test_a_mark_that_cannot_be_read_is_told_and_made_anew(book, text, said):
    run = book.start_run(CONDITIONS)
    book.add(run, [entry("ann"), entry("bob")])
    book._file.connection.execute(
        "UPDATE graded SET graded = ? WHERE student = 'ann'", (text,)
    )

    with pytest.raises(CannotOpenGradebook, match=said):
        book.rows()
    with pytest.raises(CannotOpenGradebook, match="is damaged"):
        book.history("ann")

    book.add(run, [entry("ann")])
    assert counting(book) == {"ann": ("first", 6), "bob": ("first", 6)}


@pytest.mark.parametrize(
    ("setting", "ask"),
    [
        ("seed", Gradebook.seed),
        ("run", lambda book: book.start_run(CONDITIONS)),
        ("conditions", lambda book: book.conditions),
        ("count", lambda book: book.count),
        ("mistakes", lambda book: book.mistakes),
        ("strays", lambda book: book.strays),
        ("feedback", lambda book: book.labels),
        ("tables", lambda book: book.table_form),
        ("students", lambda book: book.enrolment),
        ("deadlines", Gradebook.counting),
    ],
)
def test_a_setting_that_cannot_be_read_is_told(book, setting, ask):
    book._file.set_settings(**{setting: "{broken"})

    with pytest.raises(CannotOpenGradebook, match="is damaged, and cannot be read"):
        ask(book)


@pytest.mark.parametrize("take_away", [shutil.rmtree, lambda out: out.rename("moved")])
def test_a_gradebook_that_is_taken_away_is_saved(tmp_path, monkeypatch, take_away):
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "out" / "book.sqlite"
    place.parent.mkdir()

    with Gradebook.open(place) as book:
        book.add(1, [entry("ann")])
        take_away(place.parent)
        with pytest.raises(GradebookLost, match=f"is saved in {place}"):
            book.add(1, [entry("bob")])

    with Gradebook.open(place) as saved:
        assert counting(saved) == {"ann": ("first", 6), "bob": ("first", 6)}


def test_a_file_with_another_number_that_says_the_same_is_the_same(book, monkeypatch):
    book.seed()
    book.add(1, [entry("ann")])
    monkeypatch.setattr(gradebook_file, "_identity_of", lambda path: (7, 7))

    book.add(1, [entry("bob")])

    assert counting(book) == {"ann": ("first", 6), "bob": ("first", 6)}


def test_a_gradebook_that_another_took_the_place_of_is_saved_beside_it(tmp_path):
    place = tmp_path / "book.sqlite"

    with Gradebook.open(place) as book:
        book.add(1, [entry("ann")])
        for file in tmp_path.iterdir():
            file.unlink()
        with Gradebook.open(place) as other:
            other.add(1, [entry("cleo")])
        with pytest.raises(GradebookLost, match=r"is saved in .*saved-book\.sqlite"):
            book.check_place()

    with (
        Gradebook.open(place) as there,
        Gradebook.open(tmp_path / "saved-book.sqlite") as saved,
    ):
        assert [*counting(there), *counting(saved)] == ["cleo", "ann"]
