"""Attempts at stage 11: `horizontal_plays`, `all_plays` and `best_play`."""

# Students write it so.
# ruff: noqa: RET503

from scrabble_course.board import ACROSS, CENTRE, DOWN, Play, words_formed
from scrabble_course.board.anchors import ANY_LETTER, allowed_letters, anchored_row
from scrabble_course.board.board_scores import (
    calculate_score,
    find_cross_word,
    transpose,
)
from scrabble_course.board.finding_plays import (
    all_plays,
    horizontal_plays,
    row_plays,
    tiles_laid,
)
from scrabble_course.board.letters import letter_points
from scrabble_course.board.play_scores import play_sheet
from scrabble_course.board.word_sets import capital_words
from tests.checks.attempts.attempt_values import Attempts

across = Attempts("horizontal_plays")
every = Attempts("all_plays")
best = Attempts("best_play")

REFUSED = "plays refused because a word already on the board is not in the dictionary"
CHANGED = "the board passed in is changed"
TWICE = "one-tile plays that form words both ways listed twice"
BEGINNERS = "what beginners do"


def rows(hand, board, words, numbers=range(15), ready=anchored_row):
    """Give the plays in some rows, without scores, as most attempts do."""
    for number in numbers:
        for col, word in row_plays(hand, ready(board, number, words), words):
            yield number, col, word


def scored(hand, board, words, score=None, **otherwise):
    """Score the plays in some rows, as most attempts do."""
    score = score or (lambda pos, word: calculate_score(board, pos, ACROSS, hand, word))
    return {
        (score((row, col), word), (row, col), word)
        for row, col, word in rows(hand, board, words, **otherwise)
    }


@across.wrong(BEGINNERS, cause="two-parameters")
def across_without_words(hand, board):
    return scored(hand, board, None)


@across.wrong(BEGINNERS, cause="list")
def across_as_a_list(hand, board, words=None):
    return sorted(scored(hand, board, words))


@across.wrong(BEGINNERS, cause="squares-as-lists")
def squares_as_lists(hand, board, words=None):
    plays = set()
    for row, col, word in rows(hand, board, words):
        score = calculate_score(board, (row, col), ACROSS, hand, word)
        plays.add((score, [row, col], word))
    return plays


@across.wrong(BEGINNERS, cause="four-parts")
def squares_in_two_parts(hand, board, words=None):
    return {(s, row, col, w) for s, (row, col), w in scored(hand, board, words)}


@across.wrong(BEGINNERS, cause="with-direction")
def with_a_direction(hand, board, words=None):
    return {(s, pos, ACROSS, w) for s, pos, w in scored(hand, board, words)}


@across.wrong(BEGINNERS, cause="column-first")
def column_before_row(hand, board, words=None):
    return {(s, (col, row), w) for s, (row, col), w in scored(hand, board, words)}


@across.wrong(BEGINNERS, cause="words-forgotten")
def words_forgotten(hand, board, words=None):
    plays = set()
    for row in range(15):
        for col, word in row_plays(hand, anchored_row(board, row, words)):
            score = calculate_score(board, (row, col), ACROSS, hand, word)
            plays.add((score, (row, col), word))
    return plays


@across.wrong(BEGINNERS, cause="no-centre")
def no_anchor_on_an_empty_board(hand, board, words=None):
    return set() if board.is_empty else scored(hand, board, words)


def everywhere(board, number, words):
    row = anchored_row(board, number, words)
    return [ANY_LETTER if square is None else square for square in row]


@across.wrong(BEGINNERS, cause="anchors-everywhere")
def every_square_is_an_anchor(hand, board, words=None):
    return scored(hand, board, words, ready=everywhere)


@across.wrong(BEGINNERS, cause="words-unchecked")
def any_text_is_a_word(hand, board, words=None):
    plays = scored(hand, board, words)
    for row, col, word in rows(hand, board, {"AEH", "EHT", "TA", *words}):
        plays.add(
            (calculate_score(board, (row, col), ACROSS, hand, word), (row, col), word)
        )
    return plays


def unchecked(board, number, words):
    row = anchored_row(board, number, words)
    return [ANY_LETTER if isinstance(sq, frozenset) else sq for sq in row]


@across.wrong(BEGINNERS, cause="cross-words-unchecked")
def cross_words_are_not_checked(hand, board, words=None):
    return scored(hand, board, words, ready=unchecked)


@across.wrong(BEGINNERS, cause="letters-added-up")
def points_of_the_letters(hand, board, words=None):
    def points(pos, word):
        return sum(map(letter_points, word))

    return scored(hand, board, words, score=points)


@across.wrong(BEGINNERS, cause="main-word-scored")
def cross_words_are_not_scored(hand, board, words=None):
    def points(pos, word):
        sheet = play_sheet(board, Play(word, *pos))
        return sheet.words[0].points + sum(extra.points for extra in sheet.extras)

    return scored(hand, board, words, score=points)


@across.wrong(BEGINNERS, cause="blanks-worth-their-letters")
def blanks_have_full_value(hand, board, words=None):
    def points(pos, word):
        blanks = [letter.upper() for letter in word if letter.islower()]
        full = sum(map(letter_points, blanks))
        return calculate_score(board, pos, ACROSS, hand, word) + full

    return scored(hand, board, words, score=points)


@across.wrong(BEGINNERS, cause="scored-down")
def scores_a_play_down(hand, board, words=None):
    def points(pos, word):
        return calculate_score(board, pos, DOWN, hand, word)

    return scored(hand, board, words, score=points)


@across.wrong(REFUSED, cause="whole-board-looked-up")
def looks_up_the_whole_board(hand, board, words=None):
    def is_right(pos, word):
        after = board.lay(Play(word, *pos))
        lines = (*after.rows, *after.transposed().rows)
        texts = [text for line in lines for text in line.split(".") if len(text) > 1]
        return all(text.upper() in words for text in texts)

    return {(s, p, w) for s, p, w in scored(hand, board, words) if is_right(p, w)}


@across.wrong(CHANGED, cause="letters-laid")
def lays_letters_on_the_board(hand, board, words=None):
    plays = scored(hand, board, words)
    for _, (row, col), word in plays:
        for i in range(len(word)):
            board[row, col + i] = word[i]
    return plays


@across.wrong(CHANGED, cause="rows-replaced")
def replaces_the_rows_of_the_board(hand, board, words=None):
    plays = scored(hand, board, words)
    if plays:
        board.rows = ()
    return plays


@across.wrong(BEGINNERS, cause="from-row-one")
def rows_from_one(hand, board, words=None):
    return scored(hand, board, words, numbers=range(1, 15))


@across.wrong(BEGINNERS, cause="up-to-row-13")
def rows_up_to_13(hand, board, words=None):
    return scored(hand, board, words, numbers=range(14))


@across.wrong(BEGINNERS, cause="returns-in-the-loop")
def returns_the_first_row(hand, board, words=None):
    for row in range(15):
        plays = scored(hand, board, words, numbers=[row])
        if plays:
            return plays
    return set()


@across.right("one row after the other")
def row_by_row(hand, board, words=None):
    return scored(hand, board, words)


@across.right("a comprehension with plain numbers")
def by_comprehension(hand, board, words=None):
    return {
        (calculate_score(board, (r, c), (0, 1), hand, w), (r, c), w)
        for r in range(len(board.rows))
        for c, w in row_plays(hand, anchored_row(board, r, words), words)
    }


@across.right("anchors of their own")
def own_anchors(hand, board, words=None):
    plays = frozenset()
    for row in range(15):
        squares = []
        for col, letter in enumerate(board.rows[row]):
            beside = board.rows[row][max(0, col - 1) : col + 2]
            _, text = (0, "..") if letter != "." else find_cross_word(board, (row, col))
            if letter != ".":
                squares.append(letter)
            elif text != ".":
                squares.append(allowed_letters(board, (row, col), words))
            elif beside.strip(".") or ((row, col) == CENTRE and board.is_empty):
                squares.append(ANY_LETTER)
            else:
                squares.append(None)
        for col, word in row_plays(hand, squares, words):
            score = calculate_score(board, (row, col), ACROSS, hand, word)
            plays |= {(score, (row, col), word)}
    return plays


@across.right("recursion over the rows")
def by_recursion(hand, board, words=None):
    def below(row):
        if row == 15:
            return set()
        return scored(hand, board, words, numbers=[row]) | below(row + 1)

    return below(0)


@across.right("score sheets")
def by_sheets(hand, board, words=None):
    def points(pos, word):
        return play_sheet(board, Play(word, *pos)).total

    return scored(hand, board, words, score=points)


@across.right("words in capitals, and a print")
def capitals_first(hand, board, words=None):
    words = capital_words(words)
    plays = scored(hand, board, words)
    print(len(plays))
    return plays


def turned(hand, board, words):
    """Give the plays down, as most attempts find them."""
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        yield score, (col, row), DOWN, word


def straight(hand, board, words):
    for score, pos, word in horizontal_plays(hand, board, words):
        yield score, pos, ACROSS, word


def both(hand, board, words):
    """Join the plays of both directions, each tile once."""
    plays = set(straight(hand, board, words))
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    for play in turned(hand, board, words):
        if tiles_laid(board, *play[1:]) not in laid:
            plays.add(play)
    return plays


def lays_one(board, play):
    return len(tiles_laid(board, *play[1:])) == 1


@every.wrong(BEGINNERS, cause="two-parameters")
def all_without_words(hand, board):
    return both(hand, board, None)


@every.wrong(BEGINNERS, cause="list")
def all_as_a_list(hand, board, words=None):
    return sorted(both(hand, board, words))


@every.wrong(BEGINNERS, cause="squares-as-lists")
def all_with_lists(hand, board, words=None):
    return {(s, list(pos), d, w) for s, pos, d, w in both(hand, board, words)}


@every.wrong(CHANGED, cause="letters-laid")
def all_lays_letters(hand, board, words=None):
    plays = both(hand, board, words)
    for _, pos, _, word in plays:
        board[pos] = word[0]
    return plays


@every.wrong(BEGINNERS, cause="scored-before-turning")
def scores_before_turning(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for _, pos, word in horizontal_plays(hand, transpose(board), words):
        score = calculate_score(board, pos, DOWN, hand, word)
        plays.add((score, (pos[1], pos[0]), DOWN, word))
    return plays


@every.wrong(BEGINNERS, cause="direction-in-quotes")
def directions_in_quotes(hand, board, words=None):
    names = {ACROSS: "across", DOWN: "down"}
    return {(s, pos, names[d], w) for s, pos, d, w in both(hand, board, words)}


@every.wrong(BEGINNERS, cause="down-or-not")
def whether_down(hand, board, words=None):
    return {(s, pos, d == DOWN, w) for s, pos, d, w in both(hand, board, words)}


@every.wrong(BEGINNERS, cause="direction-last")
def direction_last(hand, board, words=None):
    return {(s, pos, w, d) for s, pos, d, w in both(hand, board, words)}


@every.wrong(BEGINNERS, cause="no-direction")
def no_direction(hand, board, words=None):
    return {(s, pos, w) for s, pos, _, w in both(hand, board, words)}


@every.wrong(BEGINNERS, cause="words-forgotten")
def all_words_forgotten(hand, board, words=None):
    return both(hand, board, None)


@every.wrong(BEGINNERS, cause="no-centre")
def nothing_on_an_empty_board(hand, board, words=None):
    return set() if board.is_empty else both(hand, board, words)


@every.wrong(BEGINNERS, cause="directions-swapped")
def directions_swapped(hand, board, words=None):
    other = {ACROSS: DOWN, DOWN: ACROSS}
    return {(s, pos, other[d], w) for s, pos, d, w in both(hand, board, words)}


@every.wrong(BEGINNERS, cause="turned-in-vain")
def the_turned_board_is_not_used(hand, board, words=None):
    plays = set(straight(hand, board, words))
    transpose(board)
    for score, pos, word in horizontal_plays(hand, board, words):
        plays.add((score, pos, DOWN, word))
    return plays


@every.wrong(BEGINNERS, cause="only-names-turned")
def only_the_squares_are_turned(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for score, (row, col), word in horizontal_plays(hand, board, words):
        plays.add((score, (col, row), DOWN, word))
    return plays


@every.wrong(BEGINNERS, cause="not-turned-back")
def squares_are_not_turned_back(hand, board, words=None):
    down = [p for p in both(hand, board, words) if p[2] == DOWN]
    plays = set(straight(hand, board, words))
    return plays | {(s, (col, row), d, w) for s, (row, col), d, w in down}


@every.wrong(TWICE, cause="both-added")
def both_directions_added(hand, board, words=None):
    return {*straight(hand, board, words), *turned(hand, board, words)}


@every.wrong(BEGINNERS, cause="down-first")
def single_tiles_down(hand, board, words=None):
    plays = set(turned(hand, board, words))
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    for play in straight(hand, board, words):
        if tiles_laid(board, *play[1:]) not in laid:
            plays.add(play)
    return plays


@every.wrong(BEGINNERS, cause="single-tiles-left-out")
def single_tiles_only_across(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for play in turned(hand, board, words):
        if not lays_one(board, play):
            plays.add(play)
    return plays


@every.wrong(BEGINNERS, cause="no-single-tiles")
def no_single_tiles(hand, board, words=None):
    return {p for p in both(hand, board, words) if not lays_one(board, p)}


@every.wrong(BEGINNERS, cause="across-only")
def across_only(hand, board, words=None):
    return set(straight(hand, board, words))


@every.wrong(BEGINNERS, cause="down-only")
def down_only(hand, board, words=None):
    return set(turned(hand, board, words))


@every.wrong(BEGINNERS, cause="one-square-off")
def one_square_off(hand, board, words=None):
    plays = set()
    for score, (row, col), direction, word in both(hand, board, words):
        if direction == DOWN:
            row += 1
        plays.add((score, (row, col), direction, word))
    return plays


@every.wrong(BEGINNERS, cause="down-scores-nothing")
def plays_down_score_nothing(hand, board, words=None):
    return {
        (0 if d == DOWN else s, pos, d, w) for s, pos, d, w in both(hand, board, words)
    }


@every.right("both directions, and what each lays")
def by_tiles_laid(hand, board, words=None):
    return both(hand, board, words)


@every.right("the boards that plays lead to")
def by_boards(hand, board, words=None):
    plays = {}
    for play in [*turned(hand, board, words), *straight(hand, board, words)]:
        _, (row, col), direction, word = play
        after = board.lay(Play(word, row, col, direction == DOWN))
        plays[after] = play
    return set(plays.values())


@every.right("cross words of a single tile")
def by_cross_words(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for play in turned(hand, board, words):
        _, (row, col), _, word = play
        formed = words_formed(board, Play(word, row, col, down=True))
        if not (lays_one(board, play) and len(formed) > 1):
            plays.add(play)
    return plays


@every.right("a loop over both boards, and a frozenset")
def by_looping(hand, board, words=None):
    plays = []
    for direction, surface in ((ACROSS, board), (DOWN, board.transposed())):
        for score, pos, word in horizontal_plays(hand, surface, words):
            square = pos if direction == ACROSS else pos[::-1]
            twin = [
                p
                for p in plays
                if p[2] != direction
                and tiles_laid(board, *p[1:])
                == tiles_laid(board, square, direction, word)
            ]
            if not twin:
                plays.append((score, square, direction, word))
    return frozenset(plays)


@every.right("row_plays on rows and columns")
def by_rows_and_columns(hand, board, words=None):
    plays = set()
    laid = set()
    for down, surface in enumerate([board, transpose(board)]):
        for row in range(15):
            for col, word in row_plays(hand, anchored_row(surface, row, words), words):
                pos = (col, row) if down else (row, col)
                direction = DOWN if down else ACROSS
                tiles = tiles_laid(board, pos, direction, word)
                if tiles not in laid:
                    laid.add(tiles)
                    score = calculate_score(board, pos, direction, hand, word)
                    plays.add((score, pos, direction, word))
    return plays


@every.right("recursion: the board turned over is the same task")
def by_recursion_over_boards(hand, board, words=None, down=False):
    plays = set()
    for score, pos, word in horizontal_plays(hand, board, words):
        plays.add(
            (score, pos[::-1], DOWN, word) if down else (score, pos, ACROSS, word)
        )
    if down:
        return plays
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    others = by_recursion_over_boards(hand, transpose(board), words, True)
    return plays | {p for p in others if tiles_laid(board, *p[1:]) not in laid}


def order(play):
    return -play[0], play[1], play[2], play[3]


@best.wrong(BEGINNERS, cause="two-parameters")
def best_without_words(hand, board):
    return min(all_plays(hand, board), key=order, default=None)


@best.wrong(CHANGED, cause="laid-at-once")
def lays_the_best_play(hand, board, words=None):
    play = min(all_plays(hand, board, words), key=order, default=None)
    if play:
        board.rows[play[1][0]] = play[3]
    return play


@best.wrong(BEGINNERS, cause="max-of-nothing")
def best_of_nothing(hand, board, words=None):
    return min(all_plays(hand, board, words), key=order)


@best.wrong(BEGINNERS, cause="first-of-nothing")
def first_of_nothing(hand, board, words=None):
    return sorted(all_plays(hand, board, words), key=order)[0]


@best.wrong(BEGINNERS, cause="empty-play")
def an_empty_play_for_none(hand, board, words=None):
    return min(all_plays(hand, board, words), key=order, default=())


@best.wrong(BEGINNERS, cause="zero-for-none")
def zero_for_none(hand, board, words=None):
    return min(all_plays(hand, board, words), key=order, default=0)


@best.wrong(BEGINNERS, cause="across-alone")
def best_of_the_plays_across(hand, board, words=None):
    plays = horizontal_plays(hand, board, words)
    return min(plays, key=lambda play: (-play[0], *play[1:]), default=None)


@best.wrong(BEGINNERS, cause="word-alone")
def the_best_word(hand, board, words=None):
    plays = sorted(all_plays(hand, board, words), key=order)
    return plays[0][3] if plays else None


@best.wrong(BEGINNERS, cause="score-alone")
def the_best_score(hand, board, words=None):
    return max((play[0] for play in all_plays(hand, board, words)), default=None)


@best.wrong(BEGINNERS, cause="all-the-best")
def all_of_the_best(hand, board, words=None):
    plays = all_plays(hand, board, words)
    most = max((play[0] for play in plays), default=None)
    return {play for play in plays if play[0] == most} or None


@best.wrong(BEGINNERS, cause="as-a-list")
def best_as_a_list(hand, board, words=None):
    play = min(all_plays(hand, board, words), key=order, default=None)
    return play and list(play)


@best.wrong(BEGINNERS, cause="words-forgotten")
def best_words_forgotten(hand, board, words=None):
    return min(all_plays(hand, board), key=order, default=None)


@best.wrong(BEGINNERS, cause="longest")
def the_longest_word(hand, board, words=None):
    plays = all_plays(hand, board, words)
    return min(plays, key=lambda play: (-len(play[3]), *order(play)), default=None)


@best.wrong(BEGINNERS, cause="min")
def the_smallest(hand, board, words=None):
    return min(all_plays(hand, board, words), default=None)


@best.wrong(BEGINNERS, cause="across-filtered")
def best_of_those_across(hand, board, words=None):
    plays = [p for p in all_plays(hand, board, words) if p[2] == ACROSS]
    return min(plays or all_plays(hand, board, words), key=order, default=None)


@best.wrong(BEGINNERS, cause="first-by-square")
def the_first_by_square(hand, board, words=None):
    return min(all_plays(hand, board, words), key=lambda p: p[1:], default=None)


@best.wrong(BEGINNERS, cause="max")
def the_largest(hand, board, words=None):
    return max(all_plays(hand, board, words), default=None)


@best.wrong(BEGINNERS, cause="by-word")
def ties_by_word(hand, board, words=None):
    plays = all_plays(hand, board, words)
    return min(plays, key=lambda p: (-p[0], p[3], p[1], p[2]), default=None)


@best.wrong(BEGINNERS, cause="by-direction")
def ties_by_direction(hand, board, words=None):
    plays = all_plays(hand, board, words)
    return min(plays, key=lambda p: (-p[0], p[2], p[1], p[3]), default=None)


@best.right("min with a key")
def by_min(hand, board, words=None):
    return min(all_plays(hand, board, words), key=order, default=None)


@best.right("sorted twice")
def by_sorting(hand, board, words=None):
    plays = sorted(all_plays(hand, board, words), key=lambda play: play[1:])
    plays.sort(key=lambda play: play[0], reverse=True)
    if plays:
        return plays[0]


@best.right("the best so far")
def by_the_best_so_far(hand, board, words=None):
    so_far = None
    for play in all_plays(hand, board, words):
        if so_far is None or order(play) < order(so_far):
            so_far = play
    return so_far


@best.right("the smallest of those that score most")
def by_filtering(hand, board, words=None):
    plays = all_plays(hand, board, words)
    if not plays:
        return None
    most = max(plays)[0]
    return min(play for play in plays if play[0] == most)


@best.right("try and except")
def by_trying(hand, board, words=None):
    try:
        return sorted(all_plays(hand, board, words), key=order)[0]
    except IndexError:
        print("no play")


@best.right("max, then sorted")
def by_max(hand, board, words=None):
    plays = {}
    for play in all_plays(hand, board, words):
        plays.setdefault(play[0], []).append(play)
    return sorted(plays[max(plays)])[0] if plays else None


WRONG = (*across.wrongs, *every.wrongs, *best.wrongs)
RIGHT = (*across.rights, *every.rights, *best.rights)
