"""Tables to play at: words, players who try what comes to mind, and whole games.

The words are those that can be said, so that plays are found by trying, without the
search of the engine.
"""

import random
from dataclasses import replace
from functools import cache

from scrabble_course.board import (
    CENTRE,
    Board,
    IllegalPlay,
    check_play,
    play_of,
    play_sheet,
)
from scrabble_course.board.layout import SIZE
from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Game,
    Pass,
    Place,
    new_game,
    take_turn,
)
from scrabble_course.scrabble.bag import full_bag, without
from scrabble_course.scrabble.tile_sets import ENGLISH
from tests.board.positions import beside_letters, play


class Sayable:
    """A lexicon by rule: a vowel in every word, and never more than eight letters."""

    def __contains__(self, word):
        return len(word) <= 8 and any(letter in "aeiouy" for letter in word)


WORDS = Sayable()


def lay(text):
    """Return the turn that lays a play such as "8G QUIZ"."""
    return Place(play(text))


def table(ann="AEINRST", ben="EIOQTUZ", **rules):
    """Return a game of Ann and Ben with these racks, Ann to move."""
    return Game.deal(["Ann", "Ben"], [ann, ben], **rules)


def took(game, *turns, seed=1, lexicon=WORDS):
    """Return the game after turns; a text such as "8G QUIZ" is a play."""
    for turn in turns:
        taken = lay(turn) if isinstance(turn, str) else turn
        game = take_turn(game, taken, random.Random(seed), lexicon)
    return game


def with_bag(game, bag):
    """Return the game as if only these tiles were left in the bag."""
    return replace(game, bag=bag)


def some_tiles(board, rack, anchors, rng):
    """Return tiles on free squares of one line, at random, one of them an anchor."""
    row, col = square = rng.choice(anchors)
    line = [(row, at) for at in range(SIZE)]
    if rng.random() < 0.5:
        line = [(at, col) for at in range(SIZE)]
    free = [place for place in line if board[place] == "."]
    count = min(rng.randint(1, len(rack)), rng.randint(1, 7))
    at = max(0, free.index(square) - rng.randrange(count))
    tiles = rng.sample(rack, len(free[at : at + count]))
    return {
        place: tile if tile != "?" else rng.choice("aeistz")
        for place, tile in zip(free[at : at + count], tiles, strict=True)
    }


def some_play(board, rack, rng, lexicon=WORDS, tries=40, enough=3):
    """Return the best of the first few plays that are legal, or None."""
    found, anchors = [], beside_letters(board) or [CENTRE]
    for _ in range(tries):
        try:
            play = play_of(board, some_tiles(board, rack, anchors, rng))
            check_play(board, play, rack, lexicon.__contains__)
        except IllegalPlay:
            continue
        found.append(play)
        if len(found) == enough:
            break
    return max(found, key=lambda play: play_sheet(board, play).total, default=None)


class Anything:
    """The lexicon of those who hope for no challenge."""

    def __contains__(self, word):
        return True


def some_turn(game, rng, idle=0.03):
    """Return a legal turn that a moody player might take, or an `idle` one."""
    if game.may_end and rng.random() < 0.5:
        return EndGame()
    if game.awaits_challenge and rng.random() < 0.3:
        return Challenge()
    if game.is_out:
        return Pass()
    mood = rng.random()
    if mood < idle:
        return Pass()
    if mood < idle + 0.05 and len(game.bag) >= 7:
        return Exchange("".join(rng.sample(game.rack, rng.randint(1, len(game.rack)))))
    bluffs = mood > 0.7 and game.rule != ChallengeRule.VOID
    found = some_play(game.board, game.rack, rng, Anything() if bluffs else WORDS)
    if found is not None:
        return Place(found)
    return Exchange(game.rack) if len(game.bag) >= 7 else Pass()


@cache
def some_game(seed):
    """Return a game that was played to its end, once for all tests."""
    rng = random.Random(seed)
    names = ["Ann Lee", "Ben", "Cem", "Dea"][: rng.randint(2, 4)]
    game = new_game(names, rng, rule=rng.choice(list(ChallengeRule)))
    idle = rng.choice([0.03, 0.03, 0.03, 0.7])
    while not game.is_over:
        game = take_turn(game, some_turn(game, rng, idle), rng, WORDS)
    return game


def some_games(count):
    """Return games with seeds from 0 on."""
    return [some_game(seed) for seed in range(count)]


def late_board(rack, unseen):
    """Return a board with all other tiles in its upper half, and IT at its foot."""
    lying = without(full_bag(ENGLISH), rack + unseen + "IT").replace("?", "e")
    rows = [lying[at : at + 15].ljust(15, ".") for at in range(0, len(lying), 15)]
    return Board((*rows, *["." * 15] * (14 - len(rows)), "............IT."))
