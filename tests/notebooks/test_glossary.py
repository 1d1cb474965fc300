"""Each word of the glossary is linked where a student first meets it, and only there.

What counts is what is read in the open: the prose of a lesson below its goals and its
warm-up, without headings, code, and answers that are folded away.
"""

import re

import pytest

from scrabble_course.release.edition import student_edition
from tests.notebooks.lessons import NOTEBOOKS, STAGES, read

ENTRY = re.compile(r"(?ms)^## ([^\n]+)\n\n(.+?)\*\(stage (\d+)\)\*\n")
TEXT = (NOTEBOOKS / "glossary.md").read_text(encoding="utf-8")
ENTRIES = {term: (text, int(stage)) for term, text, stage in ENTRY.findall(TEXT)}
LINK = re.compile(r"\[([^]]+)\]\(([^)]*glossary\.md[^)]*)\)")
BEGINS = re.compile(r"(?m)^## (Look|Play first)")
NOT_OPEN = re.compile(r"(?ms)^```.*?^```|<details>.*?</details>|^#+ [^\n]*$")
BY_ITSELF = re.compile(r"`[^`]*`|\]\([^)]*\)")
EVERYDAY = {"copy", "count", "key", "out", "play", "square", "step", "stop", "turn"}
"""Words that mean more in the course than when they were read before."""


def name_of(term):
    """Return what JupyterLab and the site call the heading of a term."""
    return term.replace(" ", "-")


def opened(stage):
    """Return what is read in the open in a stage."""
    edition = student_edition(read(stage), stage.notebook)
    prose = "\n\n".join(
        cell["source"]
        for cell in edition["cells"]
        if cell["cell_type"] == "markdown"
        and "navigation" not in cell["metadata"].get("tags", ())
    )
    return NOT_OPEN.sub("", prose[BEGINS.search(prose).start() :])


PROSE = {stage.number: opened(stage) for stage in STAGES}
LINKS = [
    (number, found[1], found[2], text[: found.start()])
    for number, text in PROSE.items()
    for found in LINK.finditer(text)
]


def test_the_entries_are_in_order_and_short():
    assert len(ENTRIES) == TEXT.count("\n## ") > 50
    assert list(ENTRIES) == sorted(ENTRIES)
    for term, (text, _) in ENTRIES.items():
        assert re.fullmatch(r"[a-z -]+", term)
        assert len(re.findall(r"[.?!](?:\s|$)", text)) <= 3, term
        assert len(text.split()) <= 40, term


@pytest.mark.no_cover
def test_a_term_is_linked_once_where_it_is_met_first():
    places = {name_of(term): [] for term in ENTRIES}
    for number, _, link, before in LINKS:
        places[link.partition("#")[2]].append((number, before))
    met = {term: [number for number, _ in places[name_of(term)]] for term in ENTRIES}
    assert met == {term: [stage] for term, (_, stage) in ENTRIES.items()}

    plain = {number: BY_ITSELF.sub("", text) for number, text in PROSE.items()}
    for term in ENTRIES.keys() - EVERYDAY:
        [(stage, before)] = places[name_of(term)]
        lessons = [plain[number] for number in range(stage)]
        earlier = "\n".join([*lessons, BY_ITSELF.sub("", before)])
        found = re.search(rf"(?i)\b{term}(s|es|d|ed)?\b", earlier)
        around = found and earlier[max(0, found.start() - 40) : found.end()]
        assert not found, f"{term} is read before its link, in: {around}"


def test_every_link_has_its_entry_and_none_is_folded_away():
    known = {f"../glossary.md#{name_of(term)}" for term in ENTRIES}
    for stage in STAGES:
        whole = "\n".join(cell.source for cell in read(stage).cells)

        assert {link for _, link in LINK.findall(whole)} <= known
        assert len(LINK.findall(whole)) == len(LINK.findall(PROSE[stage.number]))
    assert len(LINKS) == len(ENTRIES)


def test_what_is_linked_is_the_term_itself():
    for _, word, link, _ in LINKS:
        term = link.partition("#")[2].replace("-", " ")
        assert word.strip("`").lower().replace("-", " ").startswith(term)
