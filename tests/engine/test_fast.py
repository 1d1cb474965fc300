"""The engine in C answers what the one in Python answers, and trusts nothing."""

from __future__ import annotations

import gc
import pickle
import random
import sys
import threading
from array import array

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scrabble_course.board import Board, BoardError, Play, check_play, play_sheet
from scrabble_course.engine import (
    Lexicon,
    ScoredPlay,
    all_plays,
    best_play,
    best_rack_word,
    fast,
    rack_words,
)
from scrabble_course.engine.fast import searching_in
from scrabble_course.engine.plays import quick_score
from scrabble_course.engine.rack_leaves import leaves_of, with_leaves
from scrabble_course.engine.scored_play import rank
from scrabble_course.engine.word_graph import WordGraph, build_graph
from scrabble_course.resources.english_tiles import LETTER_VALUES
from scrabble_course.resources.word_list import read_words
from tests.board.positions import board_with, play
from tests.engine.backends import FAST, any_worth, in_both, needs_c
from tests.engine.board_positions import (
    SMALL_WORDS,
    boards,
    course_lexicon,
    odd_positions,
    played_positions,
    racks,
)
from tests.patience import AT_NIGHT

pytestmark = needs_c

SMALL = Lexicon.from_words(SMALL_WORDS)
EMPTY = "." * 225
ONES = bytes([1] * 225)
VALUES = bytes(range(1, 27))
HUGE = 10**30


def best_by_total(board, rack, plays, worth):
    """Return the best play by weighing all of them; of equal totals, as `rank` says."""
    weighed = with_leaves(board, rack, plays)
    ranked = [(-play.score - worth(leave), rank(play), play) for play, leave in weighed]
    return min(ranked, default=(None,))[-1]


@pytest.mark.no_cover
def test_both_list_the_same_plays_on_80_positions_and_score_them_as_the_rules_do():
    rng = random.Random(5)
    positions = [
        *played_positions(30 if AT_NIGHT else 2, seed=5),
        *odd_positions(seed=5),
    ]
    for board, rack in positions:
        pure, in_c = in_both(all_plays, board, rack, course_lexicon())

        assert in_c == pure  # in the same order, too
        with searching_in("c"):
            best = best_play(board, rack, course_lexicon())
            least = best.score // 2 if best else 1
            better = all_plays(board, rack, course_lexicon(), least=least)
            worth = any_worth(rack, ties=len(rack) % 2)
            weighed = best_play(board, rack, course_lexicon(), worth=worth)
        if "?" in rack:  # else Python looks at all plays
            with searching_in("python"):
                assert best == best_play(board, rack, course_lexicon())
        assert best == min(pure, key=rank, default=None)
        assert weighed == best_by_total(board, rack, pure, worth)
        assert better == [play for play in pure if play.score >= least]
        for found in rng.sample(pure, min(20 if AT_NIGHT else 8, len(pure))):
            args = board, found.play, rack, course_lexicon()
            assert quick(*args) == ruled(*args) == found.score
            # The same word elsewhere is seldom allowed, but at times it is.
            other = Play(found.word, found.col, found.row, rng.random() < 0.5)
            args = board, other, rack, course_lexicon()
            assert quick(*args) == ruled(*args)
    assert len(positions) >= (150 if AT_NIGHT else 80)


@pytest.mark.no_cover
@given(board=boards(), rack=racks, seed=st.integers(), ties=st.booleans())
def test_both_find_the_best_play_by_score_and_leave(board, rack, seed, ties):
    worth = any_worth(seed, ties)
    pure, in_c = in_both(best_play, board, rack, SMALL, worth=worth)

    assert pure == in_c
    assert pure == best_by_total(board, rack, all_plays(board, rack, SMALL), worth)


def ruled(board, play, rack, lexicon):
    """Return what the rules say: what a play earns, or None if they refuse it."""
    try:
        check_play(board, play, rack, lexicon.__contains__)
    except BoardError:
        return None
    return play_sheet(board, play).total


def quick(*args):
    with searching_in("c"):
        return quick_score(*args)


@given(
    board=boards(),
    rack=racks.map(str.upper),
    word=st.sampled_from([*SMALL_WORDS]).map(str.upper) | st.text("AaBbEeSTZ?ä"),
    small=st.sets(st.integers(0, 8)),
    row=st.integers(-1, 15),
    col=st.integers(3, 11),
    down=st.booleans(),
)
def test_c_scores_a_play_only_if_the_rules_allow_it(
    board, rack, word, small, row, col, down
):
    spelled = "".join(
        letter.lower() if place in small else letter
        for place, letter in enumerate(word)
    )
    args = board, Play(spelled, row, col, down), rack, SMALL

    assert quick(*args) == ruled(*args)


FIRST = {
    **{"8G SEAT": 8, "8G SeAT": 6, "8E SEAT": 8, "H5 SEAT": 8, "8H AT": 4},
    "8D SEAT": None,  # beside the centre
    "8G SEATS": None,  # a tile too many
    "8G STa": None,  # no word
    "8G sEaT": None,  # a blank too many
    "8H A": None,  # a single letter
}
LATER = {
    **{"I8 AT": 3, "I7 QAT": 23, "I7 qAT": 3},
    "8G SEATS": None,  # runs on from what lies there, and is no word
    "8G SEAT": None,  # lays nothing
    **{"8G SEA": None, "8H EAT": None},  # not the whole word
    # Not all cross words are words.
    **dict.fromkeys(["9G ABS", "7J AS", "7G BE", "K4 ABES", "9I AA", "9I TA", "9I BE"]),
    **{"1A AT": None, "F8 BE": None},  # touches nothing
    "15N SEA": None,  # runs off the board
}


@pytest.mark.parametrize(
    ("board", "rack", "plays"),
    [(Board.empty(), "SEAT?", FIRST), (board_with("8G SEAT"), "ABEQST?", LATER)],
    ids=["first", "later"],
)
def test_c_knows_the_rules_of_a_play(board, rack, plays):
    args = {text: (board, play(text), rack, SMALL) for text in plays}

    assert {text: quick(*args[text]) for text in plays} == plays
    assert {text: ruled(*args[text]) for text in plays} == plays


ODD = {
    "board": [board_with("8G SÄT")],
    "play": [
        *(Play(word, 7, 7) for word in ("SÄT", "\ud800", "", "A?", "A.", None, b"AT")),
        *(Play("S" * 16, 7, 0), Play("AT", 15, 7), Play("AT", 7, -1)),
        *(Play("AT", HUGE, 7), Play("AT", 7.0, 7)),
    ],
    "rack": ["AT Ä", "AT ", "ATATATAT", ""],
    "values": [{"A": 1, "T": 1}, LETTER_VALUES | {"Z": 256}],
}


@pytest.mark.parametrize(
    ("name", "odd"), [(name, odd) for name in ODD for odd in ODD[name]]
)
def test_what_c_does_not_know_is_left_to_the_rules(name, odd):
    args = {"board": Board.empty(), "play": Play("AT", 7, 7), "rack": "AT"}
    args |= {"lexicon": SMALL, "values": LETTER_VALUES}

    assert quick(*args.values()) == 4
    assert quick(*(args | {name: odd}).values()) is None
    with searching_in("python"):
        assert quick_score(*args.values()) is None


@given(
    rack=st.text("abeqstzABT? ", max_size=40),
    letter_times=st.lists(st.integers(1, 5), min_size=40, max_size=40),
    word_times=st.lists(st.integers(1, 3), min_size=40, max_size=40),
)
def test_both_search_racks_alike(rack, letter_times, word_times):
    pure, in_c = in_both(rack_words, rack, SMALL)
    assert in_c == pure

    best, best_in_c = in_both(best_rack_word, rack, letter_times, word_times, SMALL)
    assert best_in_c == best


@pytest.mark.no_cover
@pytest.mark.parametrize("blanks", [0, 1, 2])
def test_both_search_racks_alike_among_all_words(blanks):
    rng = random.Random(blanks)
    for _ in range(20):
        rack = "".join(rng.choices("aaabcdeeeefghiijklmnoopqrsttuvwxyz", k=7 - blanks))
        rack += "?" * blanks
        times = [rng.choices((1, 1, 1, 2, 3), k=7) for _ in range(2)]

        pure, in_c = in_both(rack_words, rack, course_lexicon())
        assert in_c == pure
        best, best_in_c = in_both(best_rack_word, rack, *times, course_lexicon())
        assert best_in_c == best


@pytest.mark.parametrize("times", [101, 10**7, HUGE])
def test_numbers_too_large_for_c_are_left_to_python(times):
    lexicon = Lexicon.from_words(["aa"])

    for squares in (((times, 1), (1, 1)), ((1, 1), (times, 1)), ((1, 1), (times,) * 2)):
        best, best_in_c = in_both(best_rack_word, "aa", *squares, lexicon)
        assert best_in_c == best
        assert best[0] >= times + 1


def test_plays_and_words_are_freed():
    with searching_in("c"):
        all_plays(Board.empty(), "EAT??", course_lexicon())
        gc.collect()
        before = len(gc.get_objects())
        kept_by = sys.getrefcount(ScoredPlay)  # each play keeps its type
        for _ in range(5):
            all_plays(Board.empty(), "EAT??", course_lexicon())
            rack_words("EAT??", course_lexicon())
        gc.collect()

    assert len(gc.get_objects()) < before + 100
    assert sys.getrefcount(ScoredPlay) == kept_by


@pytest.mark.parametrize("is_on", [True, False])
def test_the_garbage_collector_is_left_as_it_was(is_on):
    was_on = gc.isenabled()
    try:
        (gc.enable if is_on else gc.disable)()
        with searching_in("c"):
            all_plays(Board.empty(), "EAT", SMALL)

        assert gc.isenabled() is is_on
    finally:
        (gc.enable if was_on else gc.disable)()


@given(words=st.sets(st.text("abcz", min_size=1, max_size=9)))
@example(words=read_words())
@example(words=["a" * 20_000, "a" * 20_000 + "b"])
def test_a_graph_of_any_words_is_the_same_number_by_number(words):
    in_order = sorted(words)

    assert FAST.build_graph(in_order) == build_graph(in_order)


@pytest.mark.parametrize(
    ("place", "texts"),
    [
        (0, ["\ncat", "\n", "Cat", "cat\0", "cat\r\ndog", "a{", "a`"]),
        (4, ["cat\ncar", "cat\ncat", "cat\n", "cat\n\ndog", "cat\nd\u00f6g"]),
        (5, ["cats\ncat"]),
    ],
)
def test_words_that_are_none_or_out_of_order_make_no_graph(place, texts):
    for text in texts:
        with pytest.raises(ValueError, match=f"at {place} stands no word"):
            FAST._extension.build_graph(text)
    for no_text in (None, 7, ["cat"], bytearray(b"cat"), "\ud800"):
        with pytest.raises((TypeError, ValueError)):
            FAST._extension.build_graph(no_text)


def test_a_graph_is_handed_over_once_and_let_go_with_its_lexicon_and_its_words():
    engine = fast.Fast()
    graph = build_graph(["cat", "cats"])
    [word] = engine.rack_words("cat", graph)
    handle = engine._handle(graph)
    assert engine._handle(graph) is handle
    assert engine.rack_words("tacs", graph)[0] is word  # a word is made once
    held = sys.getrefcount(word)

    del graph, handle
    gc.collect()
    assert engine._handles == {}
    assert sys.getrefcount(word) == held - 1


def test_a_lexicon_that_was_searched_can_still_be_copied():
    lexicon = Lexicon.from_words(["at"])
    with searching_in("c"):
        rack_words("at", lexicon)
        twin = pickle.loads(pickle.dumps(lexicon))

        assert rack_words("at", twin) == ["at"]
    assert twin == lexicon
    with pytest.raises(LookupError, match="no search in 'rust' here; try 'python'"):
        fast.searching_in("rust").__enter__()


def test_threads_search_side_by_side():
    board, rack = played_positions(1, seed=5)[12]
    with searching_in("c"):
        expected = all_plays(board, rack, course_lexicon())
        answers = []

        def search():
            for _ in range(10):
                answers.append(all_plays(board, rack, course_lexicon()))

        threads = [threading.Thread(target=search) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert answers == [expected] * 40


LONG_ENOUGH = {
    all_plays: (Board.empty(), "AEINRS?"),
    best_play: (Board.empty(), "AEINR??"),
    rack_words: ("AEINRSTOUDL??",),
    best_rack_word: ("AEINRST??", (1,) * 9, (1,) * 9),
}


@pytest.mark.parametrize("search", LONG_ENOUGH, ids=lambda search: search.__name__)
def test_while_one_thread_searches_another_runs_on(search):
    question = *LONG_ENOUGH[search], course_lexicon()
    ran_on = threading.Event()
    interval = sys.getswitchinterval()

    def search_until_the_other_runs():
        for _ in range(2000):
            search(*question)
            if ran_on.is_set():
                return

    # Python itself interrupts no thread now: only the search can let another in.
    sys.setswitchinterval(1000)
    try:
        with searching_in("c"):
            thread = threading.Thread(target=search_until_the_other_runs)
            thread.start()
            still_searches = thread.is_alive()
            ran_on.set()
            thread.join()
    finally:
        sys.setswitchinterval(interval)

    assert still_searches


def handed_over(**changes):
    """Hand over a graph of "cat" and "cats", with some arrays changed."""
    graph = build_graph(["cat", "cats"])
    names = ("children", "finals", "edges", "targets")
    arrays = {name: getattr(graph, name) for name in names} | changes
    return FAST._extension.read_graph(*(arrays[name] for name in names))


def numbers(*values):
    return array("I", values)


@pytest.mark.parametrize(
    "changes",
    [
        {"children": numbers(0, 1 << 26, 1, 4)},
        {"finals": numbers(1 << 31, 0, 0, 0)},
        {"edges": numbers(0, 99, 0, 0)},
        {"edges": numbers(0, 0, 0, 2**32 - 1)},
        {"targets": numbers(0, 1, 99)},
        {"targets": numbers(0, 1, 3)},  # the root leads to itself
        {"targets": numbers(3, 3, 3)},  # and a child to its parent
        {"targets": numbers()},
        dict.fromkeys(("children", "finals", "edges"), numbers()),  # without a root
    ],
)
def test_a_graph_that_leads_astray_is_refused(changes):
    with pytest.raises(ValueError, match="a mask, an edge or a target out of range"):
        handed_over(**changes)


@pytest.mark.parametrize("name", ["finals", "edges"])
def test_arrays_of_different_lengths_are_refused(name):
    for length in (0, 1, 3, 5):
        told = f"{name} has {length} numbers for 4 nodes"
        with pytest.raises(ValueError, match=told):
            handed_over(**{name: numbers(*[0] * length)})


@pytest.mark.parametrize(
    "array_of_another_kind",
    [
        array("i", [0] * 4),
        array("H", [0] * 4),
        array("Q", [0] * 4),
        array("f", [0] * 4),
        bytes(16),
        memoryview(numbers(*[0] * 8))[::2],
        memoryview(bytes(16)).cast("I", (2, 2)),
        [0, 0, 0, 0],
        None,
    ],
)
def test_what_is_no_array_of_numbers_is_refused(array_of_another_kind):
    for name in ("children", "finals", "edges", "targets"):
        with pytest.raises((TypeError, BufferError, ValueError)):
            handed_over(**{name: array_of_another_kind})


def test_a_graph_that_changes_after_it_was_handed_over_changes_nothing():
    graph = build_graph(["cat", "cats"])
    handle = FAST._handle(graph)
    for arrays in (graph.children, graph.finals, graph.edges, graph.targets):
        for place in range(len(arrays)):
            arrays[place] = 2**32 - 1

    assert FAST._extension.rack_words(handle, "tacs") == ["cat", "cats"]
    # An array need not begin at an even address.
    shifted = memoryview(b"\0" + bytes(numbers(0, 0, 0, 0)))[1:].cast("I")
    handle = FAST._extension.read_graph(shifted, *[numbers(0, 0, 0, 0)] * 2, numbers())
    assert FAST._extension.rack_words(handle, "abc") == []


def test_a_graph_of_more_words_than_can_be_numbered_is_refused():
    depth = 24  # two letters at each of 24 places: 2 ** 24 words, in 24 nodes
    graph = {
        "children": numbers(0, *[3] * (depth - 1)),
        "finals": numbers(3, *[0] * (depth - 1)),
        "edges": numbers(0, *range(0, 2 * (depth - 1), 2)),
        "targets": numbers(*(node for node in range(depth - 1) for _ in "ab")),
    }

    with pytest.raises(ValueError, match="the graph has 16777216 words or more"):
        handed_over(**graph)


def test_every_word_of_a_graph_is_spelled_as_it_was_put_in():
    assert FAST.rack_words("?" * 32, course_lexicon().graph) == read_words()


QUESTION = {
    "squares": EMPTY,
    "rack": "cat",
    "letter_times": ONES,
    "word_times": ONES,
    "values": VALUES,
    "bonus": 50,
}
LAST = {
    "all_plays": {"least": 0},
    "best_play": {"worth": None},
    "score_of": {"play": ("CAT", 7, 7, False)},
}


def found_by(search="all_plays", **changes):
    graph = {"graph": handed_over()}
    question = graph | QUESTION | LAST[search] | changes
    return getattr(FAST._extension, search)(*question.values())


def test_an_extension_that_was_built_for_other_questions_is_not_asked(monkeypatch):
    monkeypatch.setattr(FAST._extension, "interface", 1)
    monkeypatch.setattr(fast, "backend", "python")

    assert fast.load_fast() is None
    assert "built for another version; install the course again" in (
        fast.why_this_backend()
    )


def test_the_question_that_is_changed_below_is_a_good_one():
    assert {play.word for play in found_by()} == {"CAT"}
    assert found_by("best_play").word == "CAT"
    assert found_by(least=25) == []
    assert found_by("best_play", worth=array("d", range(8))).word == "CAT"
    assert found_by("score_of") == found_by("best_play").score


BAD = {
    "squares": [
        *("", EMPTY[1:], EMPTY + ".", EMPTY * 1000, EMPTY[1:] + "3", EMPTY[1:] + "\0"),
        EMPTY[2:] + "\xc4",  # 225 bytes, but no letters
        *(EMPTY[1:] + "\ud800", EMPTY[1:] + " ", EMPTY.encode(), None),
    ],
    "rack": [
        *("", "cats" * 2, "a" * 33, "a" * 1_000_000, "CAT", "ca ", "ca\0", "\xe4"),
        *("\ud800", b"cat", 7),
    ],
    "letter_times": [
        *(b"", ONES[1:], ONES + b"\1", ONES[1:] + b"\0", ONES[1:] + b"\5", [1] * 225),
    ],
    "word_times": [ONES[1:], ONES[1:] + b"\xff", bytearray(ONES)],
    "values": [VALUES[1:], VALUES * 2, None],
    "bonus": [-1, 1001, HUGE, 0.5],
    "graph": [None, build_graph(["cat"]), object()],
}


BAD_LAST = {
    ("all_plays", "least"): [HUGE, 0.5, None],
    ("score_of", "play"): [
        *(None, "CAT", ["CAT", 7, 7, False], (), ("CAT", 7, 7)),
        ("CAT", 7, 7, False, 0),
    ],
    ("best_play", "worth"): [
        *(array("d", [0.0] * 7), array("d", [0.0] * 128), array("d")),
        array("d", [0.0] * 7 + [float("nan")]),
        array("d", [float("inf")] + [0.0] * 7),
        *(array("f", [0.0] * 8), array("f", [0.0] * 16), array("q", [0] * 8)),
        memoryview(array("d", [0.0] * 16))[::2],
        memoryview(bytes(64)).cast("d", (2, 4)),
        *(bytes(64), [0.0] * 8, {"": 0.0}, 0),
    ],
}


@pytest.mark.parametrize(
    ("search", "name", "value"),
    [(search, name, value) for search in LAST for name in BAD for value in BAD[name]]
    + [(*search, value) for search in BAD_LAST for value in BAD_LAST[search]],
)
def test_a_bad_question_is_refused(search, name, value):
    with pytest.raises((TypeError, ValueError, OverflowError, BufferError)):
        found_by(search, **{name: value})


def test_too_few_or_too_many_arguments_are_refused():
    takes = {"rack_words": 2, "best_rack_word": 7, **dict.fromkeys(LAST, 8)}
    for search, right in takes.items():
        for count in {*range(9), 10, 20} - {right}:
            with pytest.raises(TypeError, match="argument"):
                getattr(FAST._extension, search)(*[handed_over()] * count)


def test_the_worth_of_leaves_is_asked_of_tiles_in_order_with_blanks_last():
    leaves = []

    def noted(leave):
        leaves.append(leave)
        return 0.0

    with searching_in("c"):
        best_play(Board.empty(), "?ca", SMALL, worth=noted)

    assert leaves == leaves_of("AC?") == ["", "A", "C", "AC", "?", "A?", "C?", "AC?"]


BAD_OF_A_RACK = {
    0: [None],
    1: ["CAT", "a" * 33],
    2: [(1, 1), None, *((1, 1, odd) for odd in (0, -1, 101, HUGE, "1", 1.5))],
    3: [(1, 1, 1), (1, 1, 1, 1_000_001), {}],
    4: [VALUES[1:]],
    5: [HUGE],
    6: ["7"],
}


@pytest.mark.parametrize("place", BAD_OF_A_RACK)
def test_a_bad_question_about_a_rack_is_refused(place):
    good = [handed_over(), "cat", (1, 1, 1), (1, 1, 1, 1), VALUES, 50, 7]
    assert FAST._extension.best_rack_word(*good) == (24, "cat")

    for odd in BAD_OF_A_RACK[place]:
        with pytest.raises((TypeError, ValueError, OverflowError)):
            FAST._extension.best_rack_word(*good[:place], odd, *good[place + 1 :])


def test_the_highest_score_that_can_be_asked_for_does_not_overflow():
    graph = build_graph(["aa", "a" * 15])
    squares = "A.A.A.A.A.A.A.A" + "A" * 15 + "." * 13 * 15
    fours, most = bytes([4] * 225), bytes([255] * 26)
    handle = FAST._handle(graph)
    question = handle, squares, "a" * 7, fours, fours, most, 1000

    best = FAST._extension.best_play(*question, None)

    main_word, cross_word = (8 + 7 * 4) * 255 * 4**7, (1 + 4) * 255 * 4
    assert best.score == main_word + 7 * cross_word + 1000
    assert best in FAST._extension.all_plays(*question, 0)


def nodes_in_a_row(count, children):
    """A graph whose nodes lead to the one before, by `children`, and end a word."""
    every, letters = (1 << 26) - 1, children.bit_count()
    return WordGraph(
        0,
        numbers(0, *[children] * (count - 1)),
        numbers(*[every] * count),
        numbers(0, *(letters * node for node in range(count - 1))),
        numbers(*(node for node in range(count - 1) for _ in range(letters))),
    )


def test_a_crafted_graph_cannot_make_the_search_leave_the_board_or_the_rack():
    graph = nodes_in_a_row(19, children=0b11)  # longer than a row, by "a" or "b"
    board = Board.empty().with_tiles({(7, 7): "A", (0, 0): "B", (14, 14): "Q"})
    pure, in_c = in_both(all_plays, board, "abc", Lexicon(graph))

    assert in_c == pure
    assert max(len(play.word) for play in pure) == 4
    words = FAST.rack_words("a" * 32, nodes_in_a_row(40, children=0b1))
    assert words == ["a" * n for n in range(1, 33)]


def test_nodes_that_share_their_targets_have_places_of_their_own():
    nodes = 30  # each leads to the two before it, and so they share all targets
    graph = WordGraph(
        0,
        numbers(0, 1, *[3] * (nodes - 2)),
        numbers(*[3] * nodes),
        numbers(0, 0, *range(nodes - 2)),
        numbers(*range(nodes - 1)),
    )
    board = Board.empty().with_tiles({(7, 7): "A", (9, 9): "B"})
    pure, in_c = in_both(all_plays, board, "abab", Lexicon(graph))

    assert in_c == pure
    assert len(pure) > 100
