"""Attempts at stage 11, `best_play`."""

# Students write it so.
# ruff: noqa: RET503

from scrabble_course.board.finding_plays import all_plays, horizontal_plays
from tests.exercises.attempts import right, wrong


def order(play):
    return -play[0], play[1], play[2], play[3]


def best_of(plays):
    return min(plays, key=order, default=None)


def taking(find):
    """Return a function that takes one of all plays in its own way."""

    def best(hand, board, words=None):
        return find(all_plays(hand, board, words))

    return best


wrong("wrong-type")(taking(lambda plays: best_of(plays) and best_of(plays)[3]))
wrong("not-a-play")(taking(lambda plays: best_of(plays) and best_of(plays)[::3]))
wrong("lowest")(taking(lambda plays: min(plays, default=None)))
wrong("lowest")(taking(lambda plays: max(plays, key=order, default=None)))
wrong("not-the-highest")(
    taking(lambda plays: min(plays, key=lambda play: play[1:], default=None))
)
wrong("no-play")(taking(lambda plays: min(plays, key=order)))
wrong("no-play")(taking(lambda plays: sorted(plays, key=order)[0]))
wrong("no-play")(taking(lambda plays: min(plays, key=order, default=())))
wrong("tie")(
    taking(lambda plays: min(plays, key=lambda p: (-p[0], *p[:0:-1]), default=None))
)


@wrong("compared-with-none")
def compares_with_none(hand, board, words=None):
    found = None
    for play in all_plays(hand, board, words):
        if play > found:
            found = play
    return found


@wrong("wrong-arguments")
def board_before_the_hand(hand, board, words=None):
    return min(all_plays(board, hand, words))


@wrong("direction-left-out")
def best_of_the_plays_across(hand, board, words=None):
    plays = horizontal_plays(hand, board, words)
    return min(plays, key=lambda play: (-play[0], *play[1:]), default=None)


@wrong("changed-play")
def turns_the_square(hand, board, words=None):
    play = best_of(all_plays(hand, board, words))
    return play and (play[0], (-play[1][0], -play[1][1]), *play[2:])


@wrong("no-play")
def takes_the_parts_of_none(hand, board, words=None):
    score, pos, direction, word = best_of(all_plays(hand, board, words))
    return score, pos, direction, word


@wrong("tie")
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


@right("min with a key")
def by_min(hand, board, words=None):
    return min(all_plays(hand, board, words), key=order, default=None)


@right("sorted twice")
def by_sorting(hand, board, words=None):
    plays = sorted(all_plays(hand, board, words), key=lambda play: play[1:])
    plays.sort(key=lambda play: play[0], reverse=True)
    if plays:
        return plays[0]


@right("the best so far")
def by_the_best_so_far(hand, board, words=None):
    so_far = None
    for play in all_plays(hand, board, words):
        if so_far is None or order(play) < order(so_far):
            so_far = play
    return so_far


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


@right("max, then sorted")
def by_max(hand, board, words=None):
    plays = {}
    for play in all_plays(hand, board, words):
        plays.setdefault(play[0], []).append(play)
    return sorted(plays[max(plays)])[0] if plays else None


@right("a list with negative scores")
def by_the_lesson(hand, board, words=None):
    found = []
    for score, pos, direction, word in all_plays(hand, board, words):
        found.append((-score, pos, direction, word))
    if found == []:
        return None
    score, pos, direction, word = min(found)
    return -score, pos, direction, word
