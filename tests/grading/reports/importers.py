"""The rules by which Canvas and Moodle take back tables and feedback, in our words.

Facts from their public sources, as of 2024 and 2025; no server was at hand.

Canvas (canvas-lms):

* `gradebook_importer.rb`, `identify_delimiter`: of the first three lines, the mark that
  gives all of them the same number of cells; semicolons only if they give more.
* `decimal_comma_to_period`: a cell of digits, commas and points is a number, and what
  follows its last mark are the decimals.
* `header?`, `update_column_count`: Student, ID (or LastName, FirstName, ID), then SIS
  columns, then one that says Section; else the whole file is refused.
* `parse_assignments`: an assignment by the number in brackets behind the title, then
  by a title that is the whole heading; else a new one is made.
* `process_student`: by ID, SIS ID, login, then by the whole name, either way round;
  else the teacher is asked who it is.
* `process_pp`: the points of the line "Points Possible" become the assignment's.
* `no_change_to_value?`: an empty cell in place of a score takes the score away.
* `assignment.rb`, `infer_comment_context_from_filename`: of a file's name between
  underscores, the first two numbers are the user and the attachment, and the comment's
  file is called like that attachment; other files are passed over.

Moodle:

* `grade/import/csv/classes/load_data.php`, `check_user_exists`: one field for all that
  equals the cell; nobody found ends the whole import. `map_user_data_with_value`: with
  an empty cell the line belongs to the student before. `update_grade_item`: what is no
  number ends the import, and so does, in `insert_grade_record`, a grade above 100.
* `mod/assign/feedback/file/importziplib.php`, `is_valid_filename_for_import`: the first
  part of a path with `name_number_plugin_type` says whose it is; the rest is the name.
"""

import csv
import io
import re
import zipfile
from dataclasses import dataclass, field
from itertools import pairwise

TOTALS = re.compile("(Current|Final|Override) (Score|Points|Grade|Status)")
PLUGINS = {("assignfeedback", "file"), ("assignsubmission", "file")}


class RefusedError(Exception):
    """A platform takes nothing of a file; the text says why."""


@dataclass
class Imported:
    """What a platform made of a table: grades by user and title, and what it asks."""

    grades: dict = field(default_factory=dict)
    feedback: dict = field(default_factory=dict)
    points: dict = field(default_factory=dict)
    new: list = field(default_factory=list)
    unknown: list = field(default_factory=list)


def canvas_imports(text, users, assignments):
    """Read a table as Canvas does; `assignments` are titles by their numbers."""
    rows = [list(map(_number, row)) for row in _canvas_rows(text)]
    header, first = rows[0], _first_assignment(rows[0])
    titles = {}
    result = Imported()
    for place in range(first, len(header)):
        if not TOTALS.search(header[place]):
            title, is_new = _assignment(header[place], assignments)
            titles[header.index(header[place])] = title
            result.new += [title] * is_new
    for row in rows[1:]:
        if "Points Possible" in row[0]:
            result.points = {titles[place]: row[place] for place in titles}
        elif not all(re.fullmatch(r"\s*(Muted|Manual Posting.*)?\s*", c) for c in row):
            user = _canvas_user(row, header, users)
            if user is None:
                result.unknown.append(row[0])
            else:
                assert user not in result.grades, "two lines for one"
                result.grades[user] = {titles[p]: row[p].strip() for p in titles}
    return result


def _canvas_rows(text):
    heads = text.splitlines()[:3]
    cells = {}
    for mark in ";,":
        counts = {len(next(csv.reader([line], delimiter=mark), [])) for line in heads}
        cells[mark] = counts.pop() if len(counts) == 1 else 0
    mark = ";" if cells[";"] > cells[","] else ","
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=mark))
    return [row for row in rows if not re.fullmatch("[;, ]+", mark.join(row))]


def _number(cell):
    if not re.fullmatch(r"-?[0-9.,]+%?", cell):
        return cell
    *whole, last = re.split("[,.]", cell)
    return f"{''.join(whole)}.{last}" if whole else last


def _first_assignment(header):
    two = header[:2] == ["LastName", "FirstName"]
    if not (len(header) > 3 + two and (two or "Student" in header[0])):
        raise RefusedError("Invalid header row")
    if "ID" not in header[1 + two]:
        raise RefusedError("Invalid header row")
    place = 2 + two
    if re.search("SIS Login ID", header[place]):
        place += 1
    elif header[place] == "SIS User ID" and header[place + 1] == "SIS Login ID":
        place += 2
        place += header[place] == "Integration ID"
        place += header[place] == "Root Account"
    if "Section" not in header[place]:
        raise RefusedError("Invalid header row")
    return place + 1


def _assignment(heading, assignments):
    """The title that a heading means, and whether Canvas makes a new assignment."""
    numbered = re.fullmatch(r"(.*)\s\((\d+)\)", heading)
    if numbered and int(numbered[2]) in assignments:
        return assignments[int(numbered[2])], False
    if heading in assignments.values():
        return heading, False
    return (numbered[1] if numbered else heading), True


def _canvas_user(row, header, users):
    cells = dict(zip(header, row, strict=True))
    for is_it in (
        lambda user: cells["ID"] == str(user.number),
        lambda user: cells.get("SIS User ID") and cells["SIS User ID"] == user.sis,
        lambda user: cells.get("SIS Login ID") and cells["SIS Login ID"] == user.login,
        lambda user: row[0] in (f"{user.first} {user.last}", user.sortable),
    ):
        for user in users:
            if is_it(user):
                return user.login
    return None


def canvas_comments(content, attachments):
    """Give, for each file of a zip, whose it is, its name there, and what is in it.

    `attachments` has the names of uploads, by the numbers of user and attachment.
    """
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for path in archive.namelist():
            parts = path.rpartition("/")[2].split("_")
            numbers = [int(part) for part in parts if part.isdecimal()][:2]
            key = tuple(numbers)
            if len(numbers) == 2 and key in attachments:
                yield key[0], attachments[key], archive.read(path)
            else:
                yield None, path, archive.read(path)


def moodle_imports(text, column, users):
    """Read a table as Moodle does, with the first column mapped to a field of users."""
    rows = list(csv.reader(io.StringIO(text, newline="")))
    result, student = Imported(), None
    titles = {}
    for place, (grade, about) in enumerate(pairwise(rows[0]), 0):
        if grade.endswith("(percent, maximum 100)") and about.endswith("(feedback)"):
            titles[place] = grade.partition(" (")[0]
    for row in rows[1:]:
        if len(row) <= 1:
            continue
        if name := row[0].strip():
            found = [u for u in users if getattr(u, column).lower() == name.lower()]
            if len(found) != 1:
                raise RefusedError(f"{name} is nobody's {column}")
            student = found[0].login
        for place, title in titles.items():
            cell = row[place].strip()
            is_number = re.fullmatch(r"-?\d+(\.\d+)?", cell)
            if cell not in ("", "-") and not (is_number and float(cell) <= 100):
                raise RefusedError(f"{cell} is no grade")
            result.grades.setdefault(student, {})[title] = cell
            result.feedback.setdefault(student, {})[title] = row[place + 1]
    return result


def moodle_files(content, participants):
    """Give, for each file of a zip, whose it is, its name there, and what is in it.

    `participants` has users by the number that an assignment knows them by.
    """
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for path in archive.namelist():
            whose, name = None, path
            parts = path.split("/")
            while parts and whose is None:
                info = parts.pop(0).split("_", 4)
                if len(info) > 3 and (info[2], info[3]) in PLUGINS:
                    number = int(info[1]) if info[1].isdecimal() else None
                    whose = participants.get(number)
                    name = "/".join([*info[4:], *parts])
            yield whose, name, archive.read(path)
