"""Attempts at stage 11 that grow out of the notebook's own examples."""

# Students write it so.
# ruff: noqa: F841

from string import ascii_lowercase

from scrabble_course.board import ACROSS, DOWN
from scrabble_course.board.anchors import anchored_row, is_anchor, row_text
from scrabble_course.board.board_scores import calculate_score, is_letter, transpose
from scrabble_course.board.finding_plays import (
    all_plays,
    horizontal_plays,
    row_plays,
    tiles_laid,
)
from scrabble_course.board.word_sets import capital_words, prefixes
from tests.checks.attempts.attempt_values import Attempts

BEGINNERS = "what beginners do"

in_row = Attempts("row_plays")
across = Attempts("horizontal_plays")
every = Attempts("all_plays")
best = Attempts("best_play")

few_words = {"ACT", "AT", "CAT", "CATS"}
beginnings = prefixes(few_words)


def choices(hand, square):
    found = []
    for tile in sorted(set(hand)):
        rest = hand.replace(tile, "", 1)
        letters = ascii_lowercase if tile == "?" else tile
        for letter in letters:
            if square is None or letter.upper() in square:
                found.append((letter, rest))
    return found


def covers_one(squares):
    return any(map(is_anchor, squares))


def searched(
    hand,
    row,
    words,
    *,
    gives_up=lambda word, begin, words: word not in begin,
    spend=lambda hand, letter: hand,
    step=lambda letter: letter,
    end_at_words=False,
    allowed=lambda square: square,
    covered=covers_one,
    is_word=lambda word, words: word in words,
    starts=range(15),
    plays=None,
):
    """Search a row as the lesson plans it; each part can be another."""
    words = capital_words(words)
    begin = prefixes(words)
    plays = set() if plays is None else plays

    def go_on(start, word, hand):
        if gives_up(word.upper(), begin, words):
            return
        end = start + len(word)
        if end < 15 and is_letter(row[end]):
            go_on(start, word + step(row[end]), spend(hand, row[end]))
            return
        if is_word(word.upper(), words) and covered(row[start:end]):
            plays.add((start, word))
            if end_at_words:
                return
        if end < 15:
            for letter, rest in choices(hand, allowed(row[end])):
                go_on(start, word + letter, rest)

    for start in starts:
        if start == 0 or not is_letter(row[start - 1]):
            go_on(start, "", hand)
    return plays


@in_row.wrong(BEGINNERS, cause="beginnings-of-the-example")
def beginnings_of_the_example(hand, row, words=None):
    def gives_up(word, begin, words):
        return word not in beginnings

    return searched(hand, row, words, gives_up=gives_up)


@in_row.wrong(BEGINNERS, cause="words-of-the-example")
def words_of_the_example(hand, row, words=None):
    def is_word(word, words):
        return word in few_words

    return searched(hand, row, few_words | set(words), is_word=is_word)


@in_row.wrong(BEGINNERS, cause="spent-for-letters-there")
def letters_there_spend_tiles(hand, row, words=None):
    def spend(hand, letter):
        return hand.replace(letter, "", 1)

    return searched(hand, row, words, spend=spend)


@in_row.wrong(BEGINNERS, cause="only-words-go-on")
def goes_on_with_words_only(hand, row, words=None):
    def gives_up(word, begin, words):
        return word != "" and word not in words

    return searched(hand, row, words, gives_up=gives_up)


@in_row.wrong(BEGINNERS, cause="returns-at-a-word")
def ends_at_the_first_word(hand, row, words=None):
    return searched(hand, row, words, end_at_words=True)


@in_row.wrong(BEGINNERS, cause="last-tile-on-the-anchor")
def the_last_tile_covers_the_anchor(hand, row, words=None):
    def covered(squares):
        return is_anchor(squares[-1])

    return searched(hand, row, words, covered=covered)


@in_row.wrong(BEGINNERS, cause="all-tiles-on-anchors")
def all_tiles_cover_anchors(hand, row, words=None):
    def covered(squares):
        return all(map(is_anchor, squares))

    return searched(hand, row, words, covered=covered)


@in_row.wrong(BEGINNERS, cause="none-allows-nothing")
def none_allows_nothing(hand, row, words=None):
    return searched(hand, row, words, allowed=lambda square: square or "")


@in_row.wrong(BEGINNERS, cause="first-tile-on-the-anchor")
def the_first_tile_covers_the_anchor(hand, row, words=None):
    def covered(squares):
        return is_anchor(squares[0])

    return searched(hand, row, words, covered=covered)


@in_row.wrong(BEGINNERS, cause="long-words")
def words_of_three_letters_and_more(hand, row, words=None):
    def is_word(word, words):
        return len(word) > 2 and word in words

    return searched(hand, row, words, is_word=is_word)


@in_row.wrong(BEGINNERS, cause="return-in-the-loop")
def returns_after_the_first_column(hand, row, words=None):
    return searched(hand, row, words, starts=[0])


@in_row.wrong(BEGINNERS, cause="letter-there-not-added")
def the_letter_there_is_not_added(hand, row, words=None):
    return searched(hand, row, words, step=lambda letter: "")


@in_row.wrong(BEGINNERS, cause="gives-up-never")
def never_gives_up(hand, row, words=None):
    def gives_up(word, begin, words):
        return False

    return searched(hand, row, words, gives_up=gives_up)


@in_row.wrong(BEGINNERS, cause="calls-itself-anew")
def starts_over_for_each_tile(hand, row, words=None):
    found = set()

    def anew(hand):
        for _ in range(15):
            for _, rest in choices(hand, None):
                anew(rest)

    anew(hand)
    return found


@in_row.wrong(BEGINNERS, cause="list-added")
def adds_lists(hand, row, words=None):
    plays = set()
    for start, word in searched(hand, row, words):
        plays.add([start, word])
    return plays


@in_row.wrong(BEGINNERS, cause="two-things-added")
def adds_two_things(hand, row, words=None):
    plays = set()
    for start, word in searched(hand, row, words):
        plays.add(start, word)
    return plays


@in_row.wrong(BEGINNERS, cause="append")
def appends_to_a_set(hand, row, words=None):
    plays = set()
    for start, word in searched(hand, row, words):
        plays.append((start, word))
    return plays


@in_row.wrong(BEGINNERS, cause="add-to-a-list")
def adds_to_a_list(hand, row, words=None):
    plays = []
    for start, word in searched(hand, row, words):
        plays.add((start, word))
    return set(plays)


@in_row.wrong(BEGINNERS, cause="inner-assignment")
def assigns_in_the_inner_function(hand, row, words=None):
    plays = set()

    def keep(start, word):
        plays = plays | {(start, word)}  # noqa: F823

    for start, word in searched(hand, row, words):
        keep(start, word)
    return plays


@in_row.wrong(BEGINNERS, cause="inner-name")
def asks_for_a_name_of_the_inner_function(hand, row, words=None):
    def keep(start, word):
        kept = {(start, word)}

    for start, word in searched(hand, row, words):
        keep(start, word)
    return kept  # noqa: F821


@in_row.wrong(BEGINNERS, cause="kept-between-calls")
def keeps_plays_between_calls(hand, row, words=None, plays=set()):  # noqa: B006
    searched(hand, row, words, plays=plays)
    return set(plays)


@in_row.right("the plan of the lesson")
def by_the_plan(hand, row, words=None):
    return searched(hand, row, words)


@in_row.right("a flag for the anchor, and a row with an empty square at each end")
def by_a_flag(hand, row, words=None):
    words = capital_words(words)
    begin = prefixes(words)
    squares = [None, *row, None]
    plays = set()

    def go_on(start, at, word, hand, touched):
        if word.upper() not in begin:
            return
        if is_letter(squares[at]):
            go_on(start, at + 1, word + squares[at], hand, touched)
            return
        if touched and word.upper() in words:
            plays.add((start - 1, word))
        if at < 16:
            for letter, rest in choices(hand, squares[at]):
                go_on(start, at + 1, word + letter, rest, touched or bool(squares[at]))

    for start in range(1, 16):
        if not is_letter(squares[start - 1]):
            go_on(start, start, "", hand, False)
    return plays


def scored(hand, board, words, numbers=range(15), ready=anchored_row):
    plays = set()
    for number in numbers:
        for col, word in row_plays(hand, ready(board, number, words), words):
            score = calculate_score(board, (number, col), ACROSS, hand, word)
            plays.add((score, (number, col), word))
    return plays


@across.wrong(BEGINNERS, cause="row-as-it-lies")
def rows_without_anchors(hand, board, words=None):
    return scored(hand, board, words, ready=lambda board, number, _: board.rows[number])


@across.wrong(BEGINNERS, cause="row-as-text")
def rows_as_texts(hand, board, words=None):
    plays = set()
    for number in range(15):
        row = row_text(anchored_row(board, number, words))
        for col, word in row_plays(hand, row, words):
            score = calculate_score(board, (number, col), ACROSS, hand, word)
            plays.add((score, (number, col), word))
    return plays


@across.wrong(BEGINNERS, cause="return-inside")
def returns_inside_the_loop(hand, board, words=None):
    return scored(hand, board, words, numbers=[0])


@across.wrong(BEGINNERS, cause="set-inside")
def makes_the_set_inside_the_loop(hand, board, words=None):
    for number in range(15):
        plays = scored(hand, board, words, numbers=[number])
    return plays


@across.wrong(BEGINNERS, cause="row-15")
def asks_for_row_15(hand, board, words=None):
    return scored(hand, board, words, numbers=range(1, 16))


@across.wrong(BEGINNERS, cause="number-before-board")
def number_before_the_board(hand, board, words=None):
    return scored(hand, board, words, ready=lambda b, n, w: anchored_row(n, b, w))


@across.wrong(BEGINNERS, cause="hand-before-direction")
def hand_before_the_direction(hand, board, words=None):
    plays = set()
    for number in range(15):
        for col, word in row_plays(hand, anchored_row(board, number, words), words):
            score = calculate_score(board, (number, col), hand, ACROSS, word)
            plays.add((score, (number, col), word))
    return plays


@across.wrong(BEGINNERS, cause="hand-forgotten")
def hand_forgotten(hand, board, words=None):
    plays = set()
    for number in range(15):
        for col, word in row_plays(hand, anchored_row(board, number, words), words):
            score = calculate_score(board, (number, col), ACROSS, word)
            plays.add((score, (number, col), word))
    return plays


@across.wrong(BEGINNERS, cause="three-things-added")
def adds_three_things(hand, board, words=None):
    plays = set()
    for score, pos, word in scored(hand, board, words):
        plays.add(score, pos, word)
    return plays


@across.wrong(BEGINNERS, cause="append")
def appends_plays(hand, board, words=None):
    plays = set()
    for play in scored(hand, board, words):
        plays.append(play)
    return plays


@across.wrong(BEGINNERS, cause="braces")
def starts_with_braces(hand, board, words=None):
    plays = {}
    for play in scored(hand, board, words):
        plays.add(play)
    return set(plays)


@across.wrong(BEGINNERS, cause="kept-between-calls")
def keeps_sets_between_calls(hand, board, words=None, plays=set()):  # noqa: B006
    for play in scored(hand, board, words):
        plays.add(play)
    return set(plays)


@across.wrong(BEGINNERS, cause="squares-from-one")
def counts_squares_from_one(hand, board, words=None):
    plays = set()
    for score, (row, col), word in scored(hand, board, words):
        plays.add((score, (row + 1, col + 1), word))
    return plays


@across.wrong(BEGINNERS, cause="capitals")
def gives_words_in_capitals(hand, board, words=None):
    return {(s, pos, word.upper()) for s, pos, word in scored(hand, board, words)}


@across.wrong(BEGINNERS, cause="looked-up-again")
def looks_words_up_again(hand, board, words=None):
    return {play for play in scored(hand, board, words) if play[2] in words}


@across.wrong(BEGINNERS, cause="more-than-0")
def plays_worth_nothing_are_none(hand, board, words=None):
    return {play for play in scored(hand, board, words) if play[0] > 0}


@across.wrong(BEGINNERS, cause="empty-rows-skipped")
def skips_empty_rows(hand, board, words=None):
    filled = [number for number in range(15) if board.rows[number] != "." * 15]
    return scored(hand, board, words, numbers=filled)


@across.right("the rows that have anchors")
def rows_with_anchors(hand, board, words=None):
    rows = [n for n in range(15) if covers_one(anchored_row(board, n, words))]
    return scored(hand, board, words, numbers=rows)


def directed(hand, board, words):
    """Give the plays of both directions, without a look at single tiles."""
    down = horizontal_plays(hand, transpose(board), words)
    return (
        [
            (s, pos, ACROSS, word)
            for s, pos, word in horizontal_plays(hand, board, words)
        ],
        [(s, (row, col), DOWN, word) for s, (col, row), word in down],
    )


def joined(hand, board, words, laid=tiles_laid):
    over, down = directed(hand, board, words)
    known = {tiles_laid(board, *play[1:]) for play in over}
    return {*over, *(play for play in down if laid(board, *play[1:]) not in known)}


@every.wrong(BEGINNERS, cause="turned-result")
def turns_the_result(hand, board, words=None):
    return transpose(horizontal_plays(hand, board, words))


@every.wrong(BEGINNERS, cause="four-things-added")
def adds_four_things(hand, board, words=None):
    plays = set()
    for score, pos, direction, word in joined(hand, board, words):
        plays.add(score, pos, direction, word)
    return plays


@every.wrong(BEGINNERS, cause="append")
def appends_all_plays(hand, board, words=None):
    plays = set()
    for play in joined(hand, board, words):
        plays.append(play)
    return plays


@every.wrong(BEGINNERS, cause="braces")
def remembers_in_braces(hand, board, words=None):
    laid = {}
    for play in joined(hand, board, words):
        laid.add(tiles_laid(board, *play[1:]))
    return set()


@every.wrong(BEGINNERS, cause="kept-between-calls")
def keeps_all_between_calls(hand, board, words=None, plays=set()):  # noqa: B006
    for play in joined(hand, board, words):
        plays.add(play)
    return set(plays)


@every.wrong(BEGINNERS, cause="nothing-added")
def prints_the_plays(hand, board, words=None):
    plays = set()
    for play in joined(hand, board, words):
        print(play)
    return plays


@every.wrong(BEGINNERS, cause="all-called-across")
def calls_all_across(hand, board, words=None):
    return {(s, pos, ACROSS, word) for s, pos, _, word in joined(hand, board, words)}


@every.wrong(BEGINNERS, cause="return-inside")
def returns_after_one_play_down(hand, board, words=None):
    over, down = directed(hand, board, words)
    return {*over, *sorted(down)[:1]}


@every.wrong(BEGINNERS, cause="compared-on-the-turned-board")
def compares_squares_before_turning_back(hand, board, words=None):
    def laid(_, pos, direction, word):
        return tiles_laid(transpose(board), (pos[1], pos[0]), ACROSS, word)

    return joined(hand, board, words, laid=laid)


@every.wrong(BEGINNERS, cause="calls-itself")
def calls_itself(hand, board, words=None):
    plays = {(s, p, ACROSS, w) for s, p, w in horizontal_plays(hand, board, words)}
    for score, (row, col), _, word in calls_itself(hand, transpose(board), words):
        plays.add((score, (col, row), DOWN, word))
    return plays


@every.right("the better of two plays that lay the same tile")
def the_better_of_two(hand, board, words=None):
    over, down = directed(hand, board, words)
    kept = {}
    for play in [*over, *down]:
        kept.setdefault(tiles_laid(board, *play[1:]), play)
    return set(kept.values())


@best.wrong(BEGINNERS, cause="minus-kept")
def keeps_the_minus(hand, board, words=None):
    found = [(-s, pos, d, word) for s, pos, d, word in all_plays(hand, board, words)]
    return min(found) if found else None


@best.wrong(BEGINNERS, cause="square-turned")
def turns_the_square(hand, board, words=None):
    found = by_the_lesson(hand, board, words)
    if found is None:
        return None
    score, (row, col), direction, word = found
    return score, (-row, -col), direction, word


@best.wrong(BEGINNERS, cause="from-zero")
def starts_from_zero(hand, board, words=None):
    best_score, found = 0, None
    for play in sorted(all_plays(hand, board, words)):
        if play[0] > best_score:
            best_score, found = play[0], play
    return found


@best.wrong(BEGINNERS, cause="none-compared")
def compares_with_none(hand, board, words=None):
    found = None
    for play in all_plays(hand, board, words):
        if play > found:
            found = play
    return found


@best.wrong(BEGINNERS, cause="first-of-a-set")
def takes_the_first_of_a_set(hand, board, words=None):
    plays = all_plays(hand, board, words)
    return plays[0]


@best.wrong(BEGINNERS, cause="board-before-hand")
def board_before_the_hand(hand, board, words=None):
    return min(all_plays(board, hand, words))


@best.wrong(BEGINNERS, cause="first-that-scores-most")
def the_first_that_scores_most(hand, board, words=None):
    found = None
    for play in all_plays(hand, board, words):
        if (
            found is None
            or play[0] > found[0]
            or (play[0] == found[0] and play[1] < found[1])
        ):
            found = play
    return found


@best.right("a list with negative scores")
def by_the_lesson(hand, board, words=None):
    found = []
    for score, pos, direction, word in all_plays(hand, board, words):
        found.append((-score, pos, direction, word))
    if found == []:
        return None
    score, pos, direction, word = min(found)
    return -score, pos, direction, word


ALL = (in_row, across, every, best)
WRONG = tuple(wrong for attempts in ALL for wrong in attempts.wrongs)
RIGHT = tuple(right for attempts in ALL for right in attempts.rights)
