"""The functions on the way: each has a check of its own, which tells its mistakes."""

import pytest

from scrabble_course import check, course
from scrabble_course.board import (
    DOWN,
    LETTER_VALUES,
    Board,
    calculate_score,
    word_points,
)
from scrabble_course.board.layout import premium_at
from scrabble_course.checks import record, tried
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.examine import examine
from scrabble_course.checks.record import PLACE_VARIABLE
from scrabble_course.checks.report import Status
from scrabble_course.exercises.board.search_prefixes import search_prefixes
from scrabble_course.notation.scrabble_notation import check_word
from scrabble_course.scrabblegram import sum_of_tiles, tile_score, ways_to_play
from scrabble_course.word_game.playing_a_game import (
    HAND_SIZE,
    ask_yes_or_no,
    deal_hand,
    display_hand,
    play_hand,
    substitute_hand,
)
from tests.exercises.attempts import calling, edited
from tests.exercises.board.row_plays import by_the_plan
from tests.notebooks.lessons import code_cells, read

NAMES = [(stage.number, name) for stage in course.STAGES for name in stage.practice]


def gives_the_reply(question):
    answer = input(question).lower()
    while answer not in ("yes", "no"):
        answer = input(question).lower()
    return answer


def minds_capitals(question):
    answer = input(question)
    while answer not in ("yes", "no"):
        answer = input(question)
    return answer == "yes"


def never_content(question):
    answer = input(question).lower()
    while answer != "yes" or answer != "no":
        answer = input(question).lower()
    return answer == "yes"


def asks_once(question):
    return input(question).lower() == "yes"


def looks_at_one_reply(question):
    answer = input(question).lower()
    while answer not in ("yes", "no"):
        print("Please say yes or no.")
    return answer == "yes"


def minds_later_capitals(question):
    answer = input(question).lower()
    while answer not in ("yes", "no"):
        answer = input(question)
    return answer == "yes"


def knows_six_answers(question):
    answer = input(question)
    while answer not in ("yes", "Yes", "YES", "no", "No", "NO"):
        answer = input(question)
    return answer.lower() == "yes"


def tries_three_times(question):
    for _ in range(3):
        answer = input(question).lower()
        if answer in ("yes", "no"):
            return answer == "yes"
    return False


def hand_in_order(word_list):
    hand = deal_hand(HAND_SIZE)
    is_changed, is_replayed = ask_yes_or_no("Change? "), ask_yes_or_no("Replay? ")
    if is_changed:
        hand = substitute_hand(hand, input("Which letter? "))
    score = play_hand(hand, word_list)
    return max(score, play_hand(hand, word_list)) if is_replayed else score


def hand_without_replay(word_list):
    hand = deal_hand(HAND_SIZE)
    if ask_yes_or_no("Change? "):
        hand = substitute_hand(hand, input("Which letter? "))
    return play_hand(hand, word_list)


def hand_compared_with_a_word(word_list):
    score = hand_without_replay(word_list)
    return score if ask_yes_or_no("Replay? ") != "yes" else 0


def hand_by_the_plan(word_list):
    hand = deal_hand(HAND_SIZE)
    display_hand(hand)
    if ask_yes_or_no("Substitute? "):
        hand = substitute_hand(hand, input("Which letter? "))
    score = play_hand(hand, word_list)
    if ask_yes_or_no("Replay? "):
        score = max(score, play_hand(hand, word_list))
    return score


CHANGE = 'ask_yes_or_no("Substitute? ")'
LETTER = 'input("Which letter? ")'


def hand_with(*edits):
    return edited(hand_by_the_plan, "hand", *edits)


def hand_dealt_again(word_list):
    score = hand_without_replay(word_list)
    if ask_yes_or_no("Replay? "):
        score = max(score, play_hand(deal_hand(HAND_SIZE), word_list))
    return score


def first_tile_only(tiles):
    return sum_of_tiles(tiles[:1])


def has_no_stop(tiles):
    return sum_of_tiles(tiles[0]) + sum_of_tiles(tiles[1:])


tiles_worth_one = calling(
    lambda tiles: sum(tile_score(tile) for tile in tiles), tile_score=len
)


def looks_for_a_first_tile(tiles):
    return tile_score(tiles[0]) + looks_for_a_first_tile(tiles[1:])


def single_tiles(word, tiles):
    return [tile for way in ways_to_play(word, tiles) for tile in way]


def from_last_to_first(word, tiles):
    return [way[::-1] for way in ways_to_play(word, tiles)]


def knows_capitals_only(word, tiles):
    return ways_to_play(word, tiles) if (word + tiles).isupper() else []


def own_tile_first(word, tiles):
    return ways_to_play(word, tiles)[:1]


def ways_like(
    stop=lambda word, tiles: word == "",
    tiles_like=lambda tiles: tiles.upper().replace(" ", "?"),
    shown=lambda tile, letter: tile,
    less=lambda tiles, tile: tiles.replace(tile, "", 1),
):
    def ways(word, tiles):
        if stop(word, tiles):
            return [""]
        word, tiles = word.upper(), tiles_like(tiles)
        found = []
        for tile in (word[0], "?"):
            if tile in tiles.upper():
                for rest in ways(word[1:], less(tiles, tile)):
                    found.append(shown(tile, word[0]) + rest)
        return found

    return ways


def tiles_lost_for_the_blank(word, tiles):
    if word == "":
        return [""]
    found = []
    for tile in (word[0].upper(), "?"):
        if tile in tiles:
            tiles = tiles.replace(tile, "", 1)
            found += [tile + rest for rest in tiles_lost_for_the_blank(word[1:], tiles)]
    return found


def stops_with_none(word, tiles):
    return [] if word == "" else ways_to_play(word, tiles)


def adds_a_list(word, tiles):
    return word[:1] + ways_to_play(word[1:], tiles)


def keeps_going(word):
    check_word(word)
    return word


def forgets_blanks(board, pos, direction, word):
    return word_points(board, pos, direction, word.upper())


def tiles_stay(word, tiles):
    if word == "":
        return [""]
    ways = []
    for tile in (word[0], "?"):
        if tile in tiles:
            ways += [tile + way for way in tiles_stay(word[1:], tiles)]
    return ways


def looks_for_the_letter(board, pos, direction, word):
    points, times = 0, 1
    for letter in word:
        i = word.index(letter)
        square = (pos[0] + i * direction[0], pos[1] + i * direction[1])
        value = LETTER_VALUES.get(letter, 0)
        if board[square] == ".":
            value *= premium_at(square).letter_times
            times *= premium_at(square).word_times
        points += value
    return points * times


def keeps_the_largest_factor(board, pos, direction, word):
    points, times = 0, 1
    for n, letter in enumerate(word):
        square = pos[0] + n * direction[0], pos[1] + n * direction[1]
        value = LETTER_VALUES.get(letter, 0)
        if board[square] == ".":
            value *= premium_at(square).letter_times
            times = max(times, premium_at(square).word_times)
        points += value
    return points * times


def takes_a_square_apart(board, pos, direction, word):
    return premium_at(*pos).word_times * word_points(board, pos, direction, word)


def takes_a_premium_for_a_number(board, pos, direction, word):
    return premium_at(pos) * word_points(board, pos, direction, word)


def joins_the_step(board, pos, direction, word):
    points = 0
    for letter in word:
        value = LETTER_VALUES.get(letter, 0)
        if board[pos] == ".":
            value *= premium_at(pos).letter_times
        points += value
        pos += direction
    return points


def counts_blanks_that_lie(board, pos, direction, word):
    tiles = ""
    for n, letter in enumerate(word):
        lies = board[pos[0] + n * direction[0], pos[1] + n * direction[1]]
        tiles += letter if lies == "." else lies.upper()
    return word_points(board, pos, direction, tiles)


def with_the_bonus(board, pos, direction, word):
    return word_points(board, pos, direction, word) + 50 * (len(word) == 7)


def with_cross_words(board, pos, direction, word):
    return calculate_score(board, pos, direction, "", word)


def looks_blanks_up(board, pos, direction, word):
    for letter in word:
        LETTER_VALUES[letter]
    return word_points(board, pos, direction, word)


def search_that(change):
    """Return a search of a rack that changes what is found."""
    return lambda rack: change(search_prefixes(rack), rack)


def as_if_tiles_stayed(found, rack):
    return [*found, *(word for word in ("coc", "odd", "tact") if set(word) <= {*rack})]


def without_the_last(found, rack):
    return [word for word in found if word != "acts"]


def without_blanks(found, rack):
    return search_prefixes(rack.replace("?", ""))


def from_the_end(found, rack):
    return sorted(found, key=lambda word: word[::-1])


def with_letters_asked(found, rack):
    """Return each word as often as a letter can follow it, as of the lists we saw."""
    return [word for word in found for _ in range(len(rack) - len(word))]


def longest_first(found, rack):
    return sorted(found, key=lambda word: word + "~")


def in_lists(found, rack):
    return [[word] for word in found]


def with_beginnings(found, rack):
    return sorted({word[:end] for word in found for end in range(len(word) + 1)})


def without_last_letters(found, rack):
    return [word[:-1] for word in found]


def astray(found, rack):
    return [*found, *(("tanei",) if len(rack) == 7 else ())]


def looks_for_a_word_in_every_node(rack):
    return [{}["."] for _ in rack]


def with_a_blank_for_ever(found, rack):
    return [*found, "scatter"] if "?" in rack else found


def looks_into_a_mask(rack):
    return [letter for letter in rack if letter in len(rack)]


def goes_through_a_mask(rack):
    return list(len(rack))


def takes_a_function_for_a_list(rack):
    return [Board.empty().lay[letter] for letter in rack]


def looks_every_letter_up(rack):
    return [{}[letter] for letter in rack]


def goes_on_without_a_rack(rack):
    return sorted(None)


def up_to_the_first(found, rack):
    return [w for w in found if not any(o != w and w.startswith(o) for o in found)]


SEARCHED = [
    ("answers-not-kept", search_that(lambda found, rack: [])),
    ("stops-at-a-word", search_that(up_to_the_first)),
    ("only-what-leads-on", search_that(without_the_last)),
    ("blank-is-no-letter", search_that(without_blanks)),
    ("tile-stays", search_that(as_if_tiles_stayed)),
    ("found-twice", search_that(lambda found, rack: found[::-1])),
    ("letters-in-front", search_that(from_the_end)),
    ("asked-for-each-letter", search_that(with_letters_asked)),
    ("kept-too-late", search_that(longest_first)),
    ("lists-in-a-list", search_that(in_lists)),
    ("no-words", search_that(with_beginnings)),
]
WORDS = "capital_words(words)"
ADD = "plays.add((start, word))"
COVERS = "any(map(is_anchor, row[start:end]))"
IS_PLAY = f"word.upper() in words and {COVERS}"
CHOICES = "choices(hand, square)"
STARTS = "range(15)"
PLAYS_SEARCHED = [
    ("walks-off-the-row", (" if end < 15 else None", "")),
    ("not-pairs", (ADD, "plays.add(start)")),
    ("column-of-the-word", (ADD, "plays.add((end, word))")),
    ("capitals-for-small-letters", (ADD, "plays.add((start, word.upper()))")),
    ("no-anchor-asked", (IS_PLAY, "word.upper() in words")),
    ("no-anchor-asked", ("row[start:end]", "row[start : end + 1]")),
    ("leaves-the-row", ("if end < 15:", "if True:"), (STARTS, "range(-3, 15)")),
    ("not-a-word", (WORDS, '{"TA", *capital_words(words)}')),
    ("not-a-word", (IS_PLAY, COVERS)),
    ("cross-check-ignored", (CHOICES, "choices(hand, None)")),
    ("cross-check-ignored", (CHOICES, "choices(hand, square or None)")),
    ("tile-used-twice", ("word + letter, rest", "word + letter, hand")),
    ("ends-at-a-word", (ADD, f"{ADD}\n            return")),
    (
        "ends-at-a-word",
        (
            f"if {IS_PLAY}:\n            {ADD}",
            f"if word.upper() in words:\n            if {COVERS}:\n"
            f"                {ADD}\n            return",
        ),
    ),
    (
        "longer-words-only",
        ("prefixes(words)", "{w[:n] for w in words for n in range(len(w))}"),
    ),
    ("last-tile-decides", ("row[start:end]", "row[start:end][-1:]")),
    ("starts-at-the-anchor", ("row[start:end]", "row[start:end][:1]")),
    (
        "hand-used-up",
        ("        end = ", "        if not hand:\n            return\n        end = "),
    ),
    ("nothing-found", ("word.upper() not in begin", "word.upper() not in words")),
    ("one-play-only", ("    return plays", "    return {min(plays)}")),
    ("ends-of-the-row", ("if end < 15:", "if end < 14:")),
    ("words-as-they-come", ("words = capital_words(words)", "words = {*words}")),
    ("ends-of-the-row", (STARTS, "range(1, 15)")),
    ("blank-never-played", ("word.upper() not in begin", "word not in begin")),
]
WRONG = [
    ("ask_yes_or_no", "answer-returned", gives_the_reply),
    ("ask_yes_or_no", "capitals-matter", minds_capitals),
    ("ask_yes_or_no", "never-content", never_content),
    ("ask_yes_or_no", "asks-only-once", asks_once),
    ("ask_yes_or_no", "asks-above-the-loop-only", looks_at_one_reply),
    ("ask_yes_or_no", "capitals-matter-later", minds_later_capitals),
    ("ask_yes_or_no", "some-capitals-matter", knows_six_answers),
    ("ask_yes_or_no", "gives-up", tries_three_times),
    ("ask_yes_or_no", "never-asks", lambda question: question == "yes"),
    ("ask_yes_or_no", "wrong-way-round", lambda question: not ask_yes_or_no(question)),
    ("play_one_hand", "another-order", hand_in_order),
    (
        "play_one_hand",
        "played-unasked",
        hand_with(("score = play", "play_hand(hand, word_list)\n    score = play")),
    ),
    (
        "play_one_hand",
        "asked-again-after-the-replay",
        hand_with(('if ask_yes_or_no("Replay', 'while ask_yes_or_no("Replay')),
    ),
    (
        "play_one_hand",
        "wrong-arguments",
        hand_with(("score = play_hand(hand, ", "score = play_hand(word_list, ")),
    ),
    (
        "play_one_hand",
        "another-size",
        hand_with(("deal_hand(HAND_SIZE)", "deal_hand(len(word_list))")),
    ),
    ("play_one_hand", "no-replay-offered", hand_without_replay),
    ("play_one_hand", "no-replay-played", hand_compared_with_a_word),
    ("play_one_hand", "returns-nothing", hand_with(("return score", "pass"))),
    ("play_one_hand", "substituted-hand-dropped", hand_with(("hand = sub", "sub"))),
    ("play_one_hand", "replays-another-hand", hand_dealt_again),
    ("play_one_hand", "letter-not-asked", hand_with((CHANGE, f"{CHANGE} == 'yes'"))),
    (
        "play_one_hand",
        "letter-asked-like-yes",
        hand_with((LETTER, "ask_yes_or_no('?')")),
    ),
    ("play_one_hand", "hand-not-shown", hand_with(("display_hand(hand)", "pass"))),
    (
        "play_one_hand",
        "dealt-twice",
        hand_with(
            ("display_hand(hand)", "display_hand(hand)\n    hand = deal_hand(7)")
        ),
    ),
    ("play_one_hand", "replay-overwrites", hand_with(("max(score, ", "("))),
    ("play_one_hand", "replay-ignored", hand_with(("score = max", "max"))),
    ("check_word", "word-returned", keeps_going),
    ("sum_of_tiles", "first-tile-only", first_tile_only),
    ("sum_of_tiles", "empty-text", has_no_stop),
    ("sum_of_tiles", "wrong-tile_score", tiles_worth_one),
    ("sum_of_tiles", "no-stop", looks_for_a_first_tile),
    ("ways_to_play", "no-stop", ways_like(stop=lambda word, tiles: False)),
    ("ways_to_play", "single-tiles", single_tiles),
    (
        "ways_to_play",
        "ways-of-another-length",
        ways_like(shown=lambda tile, letter: ""),
    ),
    ("ways_to_play", "ways-reversed", from_last_to_first),
    ("ways_to_play", "not-made-alike", knows_capitals_only),
    ("ways_to_play", "nothing-found", lambda word, tiles: [""] if not word else []),
    ("ways_to_play", "first-way-only", own_tile_first),
    ("ways_to_play", "list-added-to-a-text", adds_a_list),
    ("ways_to_play", "wrong-stop", stops_with_none),
    (
        "ways_to_play",
        "all-copies-gone",
        ways_like(less=lambda tiles, tile: tiles.replace(tile, "")),
    ),
    ("ways_to_play", "ways-missing", tiles_lost_for_the_blank),
    ("ways_to_play", "no-blank-in-a-way", ways_like(shown=lambda tile, letter: letter)),
    (
        "ways_to_play",
        "word-longer-than-tiles",
        ways_like(stop=lambda word, tiles: not word or not tiles),
    ),
    (
        "ways_to_play",
        "small-tile-twice",
        ways_like(tiles_like=lambda tiles: tiles.replace(" ", "?")),
    ),
    ("ways_to_play", "tile-twice", tiles_stay),
    ("word_points", "square-is-a-pair", takes_a_square_apart),
    ("word_points", "premium-is-no-number", takes_a_premium_for_a_number),
    ("word_points", "steps-joined", joins_the_step),
    ("word_points", "several-word-premiums", keeps_the_largest_factor),
    ("word_points", "blank-worth", forgets_blanks),
    ("word_points", "blank-worth", counts_blanks_that_lie),
    ("word_points", "more-than-the-word", with_the_bonus),
    ("word_points", "more-than-the-word", with_cross_words),
    ("word_points", "capital-looked-up", looks_blanks_up),
    ("word_points", "index-of-a-letter", looks_for_the_letter),
    *(
        ("open_row_plays", mistake, edited(by_the_plan, mistake, *edits))
        for mistake, *edits in PLAYS_SEARCHED
    ),
    ("search_tree", "no-such-branch", looks_every_letter_up),
    ("search_tree", "no-word-ends-here", looks_for_a_word_in_every_node),
    ("search_masks", "letter-not-on-the-rack", goes_on_without_a_rack),
    ("search_masks", "looks-into-a-number", looks_into_a_mask),
    ("search_masks", "goes-through-a-number", goes_through_a_mask),
    ("search_masks", "child-not-called", takes_a_function_for_a_list),
    ("search_masks", "blank-stays", search_that(with_a_blank_for_ever)),
    ("search_masks", "goes-on-without-a-child", search_that(astray)),
    ("search_masks", "last-letter-lost", search_that(without_last_letters)),
    *(
        (name, mistake, wrong)
        for name in ("search_prefixes", "search_tree", "search_masks")
        for mistake, wrong in SEARCHED
    ),
]


@pytest.mark.parametrize(("stage", "name"), NAMES)
def test_the_course_passes_and_a_stub_is_not_started(stage, name):
    def stub(*args):
        raise NotImplementedError

    asked = exercise(name, stage)

    assert (asked.name, asked.stage) == (name, stage)
    assert examine(asked, asked.reference).status is Status.PASSED
    assert examine(asked, stub).status is Status.NOT_STARTED
    assert len(set(asked.hints)) == 3


@pytest.mark.parametrize(("name", "mistake", "wrong"), WRONG)
def test_each_mistake_is_told(name, mistake, wrong):
    assert examine(exercise(name), wrong).mistake == mistake


def test_nothing_more_is_said_of_a_search_that_finds_nothing():
    report = examine(exercise("search_tree"), lambda rack: [])

    assert report.mistake == "answers-not-kept"
    assert report.others == ()


noted = []


def test_a_search_may_use_what_the_cells_above_it_have_made():
    def search_tree(rack):
        noted.append(rack)
        return []

    assert examine(exercise("search_tree"), search_tree).mistake == "answers-not-kept"


@pytest.mark.parametrize(("stage", "name"), NAMES)
def test_each_mistake_that_is_known_has_been_tried(stage, name):
    tried = {mistake for tried_name, mistake, _ in WRONG if tried_name == name}
    unlike = {m.name for m in exercise(name).mistakes if not m.like}

    assert unlike <= tried or name == "check_word"


def test_a_pass_is_not_written_down_for_it_earns_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    tried.forget()

    def sum_of_tiles_of_a_student(tiles):
        return sum(map(sum_of_tiles, tiles))

    sum_of_tiles_of_a_student.__name__ = "sum_of_tiles"

    assert check(sum_of_tiles_of_a_student).status is Status.PASSED
    assert record.done() == set()


def test_a_used_premium_shows():
    asked = exercise("word_points")
    [zone] = [case for case in asked.cases if case.call.args[3] == "ZONE"]

    assert zone.call.args[2] == DOWN
    assert zone.expected == 15


@pytest.mark.parametrize("name", course.stage("faster").practice)
def test_the_searches_of_the_last_lesson_are_written_as_they_are_told(name):
    [cell] = [
        cell.source
        for cell in code_cells(read(course.stage("faster")))
        if cell.source.startswith(f"def {name}(")
    ]
    markers = ("    ### BEGIN SOLUTION\n", "    ### END SOLUTION")

    assert cell.replace(markers[0], "").replace(markers[1], "") == (
        exercise(name).own_way
    )
