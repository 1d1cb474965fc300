import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.reports.class_view import known_sources
from scrabble_course.grading.reports.similarity import (
    AlikeGroup,
    fingerprints,
    groups_of,
    is_too_long,
    near_identical,
    sources_zip,
)
from tests.grading.honest_work import RIGHT as USUAL

ODD = '''
def update_hand(hand, word):
    """My own way."""
    pool = "".join(letter * count for letter, count in hand.items())
    for letter in word.lower():
        place = pool.find(letter)
        if place != -1:
            pool = pool[:place] + pool[place + 1 :]
    return {letter: pool.count(letter) for letter in sorted(set(pool))}
'''
ODD_IN_DISGUISE = """
def update_hand(h, w):
    # nobody will ever see this
    bag = ''.join(x * n for x, n in h.items())

    for x in w.lower():
        at = bag.find(x)
        if at != -1:
            bag = bag[:at] + bag[(at + 1):]
    return {x: bag.count(x) for x in sorted(set(bag))}
"""
OTHER = """
def update_hand(hand, word):
    answer = {}
    spent = [c for c in word.lower()]
    for key in hand:
        times = spent.count(key)
        if hand[key] > times:
            answer[key] = hand[key] - times
    return answer
"""


def a_class(**odd):
    return {f"s{number:02}": USUAL for number in range(20)} | odd


LONGER = ODD + "\ndef more(a):\n    return [b + a * 2 for b in range(a) if b % 3]\n"
SHORT = "def f(h):\n    return sum(h.values())"
[OWN] = known_sources("update_hand")
ALIKE = {
    "though names, comments and layout differ": (
        a_class(eve=ODD, mal=ODD_IN_DISGUISE, joe=OTHER),
        [("eve", "mal")],
    ),
    "a part that was copied": (a_class(eve=ODD, mal=LONGER), [("eve", "mal")]),
    "not what most write": (a_class(eve=ODD), []),
    "not the course's own": (a_class(eve=OWN, mal=OWN.replace("hand", "h")), []),
    "not what is short": ({"ann": SHORT, "bob": USUAL, "eve": SHORT}, []),
}


@pytest.mark.parametrize(("sources", "pairs"), ALIKE.values(), ids=ALIKE)
def test_copies_are_found_and_what_many_write_is_no_sign_of_copying(sources, pairs):
    found = near_identical("update_hand", sources, [OWN])

    assert [one.students for one in found] == pairs
    assert all((one.function, one.share) == ("update_hand", 1) for one in found)


@pytest.mark.parametrize(
    "source",
    [
        "def f(:",
        "\x00",
        "(" * 40_000,
        "-" * 40_000 + "1",
        "x = " + "1+" * 20_000 + "1",
        "x = 0x" + "f" * 40_000,
        "x" * 1_000_000,
        "'\\d'",
        "\ud800",
        "",
    ],
    ids=lambda source: repr(source[:12]),
)
def test_no_source_can_stop_the_comparison(source):
    fingerprints(source)
    near_identical("update_hand", a_class(eve=source, mal=source))


def test_a_class_of_very_long_functions_does_not_fill_the_memory():
    lines = "\n".join(
        f"    x{n} = hand.get('{n}', {n}) + len(word)" for n in range(2_000)
    )
    source = f"def update_hand(hand, word):\n{lines}"

    assert is_too_long(source)
    assert not is_too_long(ODD)
    assert fingerprints(source) == frozenset()
    assert (
        near_identical("update_hand", dict.fromkeys(map(str, range(9)), source)) == []
    )


def test_whoever_is_alike_is_in_one_group():
    twins = [
        AlikeGroup("f", ("ann", "bob"), 1.0, 30),
        AlikeGroup("f", ("joe", "mal"), 0.9, 20),
        AlikeGroup("f", ("eve", "kim"), 0.9, 25),
        AlikeGroup("f", ("bob", "eve"), 0.8, 12),
    ]

    assert groups_of(twins) == [
        AlikeGroup("f", ("joe", "mal"), 0.9, 20),
        AlikeGroup("f", ("ann", "bob", "eve", "kim"), 0.8, 12),
    ]


@given(st.sets(st.tuples(st.integers(0, 12), st.integers(0, 12))))
def test_groups_are_the_connected_students(links):
    pairs = [tuple(sorted(map(str, link))) for link in links if link[0] != link[1]]
    groups = groups_of(AlikeGroup("f", pair, 1.0, 9) for pair in pairs)

    together = {name: {name} for pair in pairs for name in pair}
    for _ in range(13):
        for one, other in pairs:
            together[one] = together[other] = together[one] | together[other]
    assert {g.students for g in groups} == {
        tuple(sorted(names)) for names in together.values()
    }


def test_the_zip_has_a_file_for_each_student_and_none_elsewhere():
    content = sources_zip({"ann": USUAL, "../../eve": "\ud800", "bob": ODD})

    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = archive.namelist()
        assert archive.read("ann.py").decode() == USUAL
    assert content == sources_zip({"bob": ODD, "../../eve": "\ud800", "ann": USUAL})
    assert len(names) == 3
    assert not any("/" in name or name.startswith(".") for name in names)
