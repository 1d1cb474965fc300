"""A class as Canvas, Moodle and Gradescope know it, and the files that they make of it.

Names as people have them; how they come out is said by `gradebook_exporter.rb`,
`csv_with_i18n.rb` and `content_zipper.rb` of canvas-lms, and by `download_submissions`
in `mod/assign/locallib.php` of Moodle. Gradescope's is from exports that others showed.
"""

import csv
import io
import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class User:
    """Somebody with all that a platform may call them."""

    number: int
    first: str
    last: str
    login: str
    email: str
    role: str = "Student"

    @property
    def sis(self):
        return f"S{self.number}"

    @property
    def idnumber(self):
        return self.sis

    @property
    def sortable(self):
        return f"{self.last}, {self.first}"

    @property
    def name(self):
        return f"{self.first} {self.last}"


def user(number, first, last, login):
    return User(number, first, last, login, f"{login}@uni.example")


USERS = [
    user(101, "Ada", "Avery", "aavery"),
    user(102, "Zoë", "Müller-Lüdenscheidt", "zmueller"),
    user(103, "Seán", "O'Brien", "sobrien"),
    user(104, "小明", "王", "xwang"),
    user(105, "José María", "de la Cruz", "jdelacruz"),
    user(106, "Ada", "Avery", "aavery2"),
    user(107, "Åsa", "=Öberg", "aoberg"),
    user(108, "Min", "Ng", "mng"),
    user(109, "X Æ A-12", "Musk Jr., Esq.", "xmusk"),
    user(110, "Noor", "el-Amin", "nelamin"),
    user(111, "Cleo", "Cole", "ccole"),
    user(112, "Pia", "Paper", "ppaper"),
]
"""Two of one name, and names as no form expects them."""
TEST_STUDENT = User(999, "Test", "Student", "6d0f" * 10, "")
ASSIGNMENTS = {4711: ("The word game", 50), 4712: ("Essay, part 1", 10)}


@dataclass(frozen=True)
class CanvasSettings:
    """How a teacher's Canvas exports: all that can be set, or comes with a language."""

    mark: str = ","
    decimal: str = "."
    has_bom: bool = False
    has_two_names: bool = False
    has_sis: bool = True
    test_student: str = "Student, Test"


CANVAS_SETTINGS = [
    CanvasSettings(),
    CanvasSettings(";", ",", has_bom=True, test_student="Teilnehmer, Test"),
    CanvasSettings(has_two_names=True),
    CanvasSettings(",", ",", has_two_names=True, has_sis=False),
]


def canvas_export(users, settings=CANVAS_SETTINGS[0], assignments=ASSIGNMENTS):
    """Canvas' gradebook: with hidden columns, custom ones, and totals."""
    two = settings.has_two_names
    sis = ["SIS User ID"] if settings.has_sis else []
    front = ["LastName", "FirstName"] if two else ["Student"]
    titles = [f"{title} ({number})" for number, (title, _) in assignments.items()]
    after = ["Assignments Current Score", "Current Score", "Final Score"]
    head = [*front, "ID", *sis, "SIS Login ID", "Section", "Notes", *titles, *after]
    blank = [""] * (len(front) + len(sis) + 4)
    points = [f"{points:.2f}" for _, points in assignments.values()]
    read_only = ["(read only)"] * len(after)
    rows = [
        head,
        [*blank, "Manual Posting", *[""] * (len(head) - len(blank) - 1)],
        ["    Points Possible", *blank[1:], *points, *read_only],
    ]
    test_last, test_first = settings.test_student.split(", ")
    test = User(999, test_first, test_last, TEST_STUDENT.login, "")
    for one in (*users, test):
        last = f'="{one.last}"' if one.last.startswith("=") else one.last
        name = [last, one.first] if two else [f"{last}, {one.first}"]
        ids = [str(one.number), *([one.sis] if sis else []), one.login, "A and B", ""]
        rows.append([*name, *ids, *[""] * len(titles), "93.33", "93.33", "46.67"])
    text = io.StringIO()
    writer = csv.writer(text, delimiter=settings.mark, lineterminator="\n")
    for row in rows:
        writer.writerow(
            re.sub(r"^(\d+)\.(\d\d)$", rf"\1{settings.decimal}\2", cell) for cell in row
        )
    return ("\ufeff" if settings.has_bom else "") + text.getvalue()


def canvas_name(one, is_late=False):
    """What stands before the number of the attachment in Canvas' download."""
    name = re.sub(r"_(\d+)_", r"\1", one.sortable).lower()
    parts = [name, *(["LATE"] if is_late else []), str(one.number)]
    return re.sub(r"[^\w]", "", "_".join(parts))


def canvas_upload(folder, one, name, content, attachment, is_late=False):
    """Write one file as it lies in Canvas' download."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{canvas_name(one, is_late)}_{attachment}_{name}"
    path.write_bytes(content)


def moodle_folder(folder, one, number, team=""):
    """The folder of a student in Moodle's download; a team's name stands in front."""
    front = f"{team}-" if team else ""
    name = f"{front}{one.name}".replace("_", " ")
    place = folder / f"{name}_{number}_assignsubmission_file"
    place.mkdir(parents=True, exist_ok=True)
    return place


def participants(users, columns):
    """Moodle's list of participants with some of its columns."""
    fields = {
        "First name": "first", "Last name": "last", "Username": "login",
        "Email address": "email", "ID number": "idnumber", "Roles": "role",
    }  # fmt: skip
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows([getattr(one, fields[name]) for name in columns] for one in users)
    return text.getvalue()


def gradescope_export(folder, groups):
    """Write Gradescope's file on who handed in which folder; `groups` share one."""
    lines = ["---"]
    for number, group in groups.items():
        lines += [f"submission_{number}:", "  :submitters:"]
        for one in group:
            lines += [
                f'  - :name: "{one.name}"',
                f"    :sid: '{one.number}'",
                f"    :email: {one.email}",
            ]
        lines += ["  :created_at: 2026-03-01 22:10:11.123456789 Z", "  :score: 0"]
    Path(folder / "submission_metadata.yml").write_text("\n".join(lines), "utf-8")
