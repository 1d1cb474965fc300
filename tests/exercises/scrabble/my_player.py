"""Attempts at stage 12, `my_player`."""

# Names are for the slips as well.
# ruff: noqa: F401

import random
from itertools import product

from scrabble_course.board import ACROSS, DOWN, Board, Play, check_play, finding_plays
from scrabble_course.engine import Lexicon, all_plays, best_play
from scrabble_course.scrabble import Exchange, Pass, Place, random_player
from tests.exercises.attempts import right, slip


@right("greedy with best_play")
def greedy(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    if best:
        return Place(best.play)
    return Pass()


BEST = "best = best_play(board, rack, lexicon)"
PLAY = "return Place(best.play)"
PLACE = "best.row, best.col, best.down"
for mistakes, *edit in (
    ("changes-the-board", PLAY, f"board[7, 7] = best.word[0]\n        {PLAY}"),
    ("none-for-pass", "    return Pass()\n", ""),
    ("changes-the-board", PLAY, f"board.rows = ()\n        {PLAY}"),
    ("changes-the-board", PLAY, f"board.rows[7][7] = best.word\n        {PLAY}"),
    ("raises", PLAY, f"rack[0] = '?'\n        {PLAY}"),
    ("raises", PLAY, f"best.play.row = 7\n        {PLAY}"),
    ("not-a-turn", PLAY, "return best.play"),
    ("not-a-turn", PLAY, "return best"),
    ("no-play-placed", "best.play)", "best.word)"),
    ("exchange-from-a-short-bag", "Pass()", "Exchange(rack)"),
    ("turned", "best.play)", "Play(best.word, best.row, best.col))"),
    ("always-passes", "if best", "if best and best.word in lexicon"),
    ("passes-with-a-play", "if best", 'if best and best.score > 25 * rack.count("?")'),
    ("not-allowed-on-the-board", "best.play)", f"Play(best.word, 1 + {PLACE}))"),
):
    slip(greedy, mistakes, edit)
slip(greedy, "too-slow", ("if best", "while best"), (PLAY, f"{BEST}\n    {PLAY}"))


@right("a loop that keeps the one that scores most")
def keeps_the_best(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if plays == []:
        return Pass()
    best = plays[0]
    for play in plays:
        if play.score > best.score:
            best = play
    return Place(best.play)


slip(keeps_the_best, "another-board", ("all_plays(board", "all_plays(Board.empty()"))
slip(
    keeps_the_best,
    "passes-with-a-play",
    ("plays[0]", "Pass()"),
    ("play.score > best.score", "play.score > getattr(best, 'score', 0)"),
    ("return Place(best.play)", "return best if best == Pass() else Place(best.play)"),
)
slip(keeps_the_best, "no-such-part", ("play.score >", "play.points >"))
slip(keeps_the_best, "no-such-part", ("best = plays[0]", "best, _ = plays[0]"))
slip(keeps_the_best, "stops-without-a-play", ("plays == []", "plays is None"))
OTHERS = 'lexicon = Lexicon.from_words([*lexicon, "qats", "oe", "ea"])'
slip(
    keeps_the_best,
    "word-of-another-list",
    ("    plays =", f"    {OTHERS}\n    plays ="),
)
LIKED = '[play for play in plays if "S" not in play.word]'
slip(keeps_the_best, "stops-with-nothing-left", ("plays[0]", f"{LIKED}[0]"))


@right("any play")
def any_play(board, rack, lexicon):
    return random_player(random.Random())(board, rack, lexicon)


@right("exchanges a tile when there is no play, early in the game")
def exchanges_one(board, rack, lexicon):
    if plays := all_plays(board, rack, lexicon):
        return Place(max(plays).play)
    is_early = sum(row.count(".") for row in board.rows) > 165
    return Exchange(max(rack)) if is_early else Pass()


@right("the best play of stage 11")
def with_stage_11(board, rack, lexicon):
    best = finding_plays.best_play(rack, board, [*lexicon])
    if best is None:
        return Pass()
    _, (row, col), direction, word = best
    return Place(Play(word, row, col, direction == DOWN))


@right("tries every word on every square")
def tries_everything(board, rack, lexicon):
    for word in lexicon:
        ways = product(range(225), (False, True), *((c, c.upper()) for c in word))
        for place, down, *letters in ways:
            play = Play("".join(letters), *divmod(place, 15), down)
            try:
                check_play(board, play, rack, lexicon.__contains__)
            except ValueError:
                continue
            return Place(play)
    return Pass()
