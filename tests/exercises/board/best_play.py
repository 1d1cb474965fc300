"""Attempts at stage 11, `best_play`."""

# ruff: noqa: F401, RET503

from scrabble_course.board import ACROSS
from scrabble_course.board.finding_plays import all_plays, horizontal_plays
from tests.exercises.attempts import right, slip


def order(play):
    return -play[0], play[1], play[2], play[3]


def across(hand, board, words):
    plays = horizontal_plays(hand, board, words)
    return {(score, pos, ACROSS, word) for score, pos, word in plays}


@right("min with a key")
def by_min(hand, board, words=None):
    return min(all_plays(hand, board, words), key=order, default=None)


slip(by_min, "not-the-highest", ("key=order, ", ""))
slip(by_min, "not-the-highest", ("return min", "return max"))
slip(by_min, "no-play", (", default=None", ""))
slip(by_min, "tie", ("=order", "=lambda p: (-p[0], p[1], p[3], p[2])"))
slip(by_min, "tie", ("=order", "=lambda p: (-p[0], p[1])"))
slip(by_min, "tie", ("=order", "=lambda p: (-p[0], *p[2:], p[1])"))
slip(by_min, "tie", ("=order", "=lambda p: (-p[0], p[2], p[1], p[3])"))
slip(by_min, "tie", ("=order", "=lambda p: (-p[0], p[3], p[1], p[2])"))
slip(by_min, "tie", ("=order", "=lambda p: (-p[0], p[1][1], p[1], p[2:])"))
slip(by_min, "across-only", ("all_plays(", "across("))
slip(by_min, "no-play", ("default=None", "default=()"))
slip(by_min, "wrong-arguments", ("(hand, board, words)", "(board, hand, words)"))
slip(
    by_min, "direction-missing", ("all_plays", "horizontal_plays"), ("=order", "=None")
)
slip(by_min, "text-for-none", ("default=None", "default='None'"))


@right("sorted twice")
def by_sorting(hand, board, words=None):
    plays = sorted(all_plays(hand, board, words), key=lambda play: play[1:])
    plays.sort(key=lambda play: play[0], reverse=True)
    if plays:
        return plays[0]


slip(by_sorting, "no-play", ("if plays", "if True"))
slip(by_sorting, "tie", ("play[0], reverse", "play, reverse"))
slip(by_sorting, "none-kept", ("    plays.s", "    plays = plays.s"))
slip(by_sorting, "wrong-type", ("plays[0]", "plays[0][3]"))
slip(by_sorting, "changed-play", ("plays[0]", "plays[0][::3]"))


@right("the best so far")
def by_the_best_so_far(hand, board, words=None):
    so_far = None
    for play in all_plays(hand, board, words):
        if so_far is None or order(play) < order(so_far):
            so_far = play
    return so_far


BETTER = "so_far is None or order(play) < order(so_far)"
slip(by_the_best_so_far, "no-play", ("= None", "= (0, (0, 0), (0, 1), '')"))
slip(
    by_the_best_so_far,
    "nothing-for-no-points",
    ("order(play) <", "play[0] > 0 and order(play) <"),
    ("so_far is None or", "so_far is None and play[0] > 0 or so_far and"),
)
slip(by_the_best_so_far, "compared-with-none", (BETTER, "play > so_far"))


@right("the smallest of those that score most")
def by_filtering(hand, board, words=None):
    plays = all_plays(hand, board, words)
    if not plays:
        return None
    most = max(plays)[0]
    return min(play for play in plays if play[0] == most)


@right("try and except")
def by_trying(hand, board, words=None):
    try:
        return sorted(all_plays(hand, board, words), key=order)[0]
    except IndexError:
        print("no play")


@right("a list with negative scores")
def by_the_lesson(hand, board, words=None):
    found = []
    for score, pos, direction, word in all_plays(hand, board, words):
        found.append((-score, pos, direction, word))
    if found == []:
        return None
    score, pos, direction, word = min(found)
    return -score, pos, direction, word


slip(
    by_the_lesson, "changed-play", ("return -score, pos,", "return -score, pos[::-1],")
)
