"""Attempts at stage 11, `horizontal_plays`."""

# Students write it so.

from scrabble_course.board import ACROSS, CENTRE, DOWN, Play
from scrabble_course.board.anchors import (
    ANY_LETTER,
    allowed_letters,
    anchored_row,
    is_anchor,
    row_text,
)
from scrabble_course.board.board_scores import calculate_score, find_cross_word
from scrabble_course.board.finding_plays import row_plays
from scrabble_course.board.letters import letter_points
from scrabble_course.board.play_scores import play_sheet
from scrabble_course.board.word_sets import capital_words
from tests.exercises.attempts import right, wrong


def searched(
    hand,
    board,
    words,
    *,
    numbers=range(15),
    known=lambda words: words,
    ready=lambda *args: anchored_row(*args),
    score=lambda board, pos, hand, word: calculate_score(
        board, pos, ACROSS, hand, word
    ),
    change=lambda plays: plays,
):
    """Search all rows as the lesson plans it; each part can be another."""
    words = known(words)
    plays = set()
    for number in numbers:
        for col, word in row_plays(hand, ready(board, number, words), words):
            points = score(board, (number, col), hand, word)
            plays.add((points, (number, col), word))
    return change(plays)


def searching(**parts):
    """Return a search of which some parts are others."""

    def find(hand, board, words=None):
        return searched(hand, board, words, **parts)

    find.__name__ = "other_" + "_".join(parts)
    return find


def hand_before_direction(board, pos, hand, word):
    return calculate_score(board, pos, hand, ACROSS, word)


wrong("no-such-row")(searching(numbers=range(1, 16)))
wrong("wrong-arguments")(
    searching(ready=lambda board, n, words: anchored_row(n, board))
)
wrong("wrong-arguments")(searching(score=hand_before_direction))
wrong("wrong-arguments")(
    searching(
        score=lambda board, pos, _, word: calculate_score(board, pos, ACROSS, word)
    )
)
wrong("score", "play-that-does-not-fit")(
    searching(score=lambda board, pos, *rest: calculate_score(board, pos, DOWN, *rest))
)
wrong("score")(searching(score=lambda *args: sum(map(letter_points, args[-1]))))
wrong("not-plays")(
    searching(change=lambda plays: {(s, *pos, word) for s, pos, word in plays})
)
wrong("not-plays")(
    searching(change=lambda plays: {(s, pos, ACROSS, word) for s, pos, word in plays})
)
wrong("not-a-word")(searching(known=lambda words: {"AEH", "EHT", "TA", *words}))
wrong("nothing-found")(searching(ready=lambda board, number, _: board.rows[number]))
wrong("nothing-found")(searching(ready=lambda *args: row_text(anchored_row(*args))))
wrong("plays-lost")(searching(change=lambda plays: set(sorted(plays)[-1:])))


@wrong("changes-the-board")
def lays_letters_on_the_board(hand, board, words=None):
    plays = searched(hand, board, words)
    for _, (row, col), word in plays:
        for i in range(len(word)):
            board[row, col + i] = word[i]
    return plays


@wrong("left-over")
def keeps_sets_between_calls(hand, board, words=None, plays=set()):  # noqa: B006
    for play in searched(hand, board, words):
        plays.add(play)
    return plays


@right("one row after the other")
def row_by_row(hand, board, words=None):
    return searched(hand, board, words)


@right("the rows that have anchors")
def rows_with_anchors(hand, board, words=None):
    numbers = [n for n in range(15) if any(map(is_anchor, anchored_row(board, n)))]
    return searched(hand, board, words, numbers=numbers)


@right("a comprehension with plain numbers")
def by_comprehension(hand, board, words=None):
    return {
        (calculate_score(board, (r, c), (0, 1), hand, w), (r, c), w)
        for r in range(len(board.rows))
        for c, w in row_plays(hand, anchored_row(board, r, words), words)
    }


@right("anchors of their own")
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


@right("recursion over the rows")
def by_recursion(hand, board, words=None):
    def below(row):
        if row == 15:
            return set()
        return searched(hand, board, words, numbers=[row]) | below(row + 1)

    return below(0)


@right("score sheets")
def by_sheets(hand, board, words=None):
    def score(board, pos, hand, word):
        return play_sheet(board, Play(word, *pos)).total

    return searched(hand, board, words, score=score)


@right("words in capitals, and a print")
def capitals_first(hand, board, words=None):
    words = capital_words(words)
    plays = searched(hand, board, words)
    print(len(plays))
    return plays
