"""An independent, slow referee: it looks at the table before and after each turn.

It works with loose tiles on squares, and knows neither plays nor how a score is added
up elsewhere. What it does not like is an AssertionError.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from itertools import pairwise

from scrabble_course.board import Square
from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Game,
    Pass,
    Place,
)
from tests.board.oracle import letters_on, runs, score

Letters = dict[Square, str]

ONES, TWOS, THREES = "AEIOULNSTR", "DG", "BCMP"
FOURS, FIVES, EIGHTS, TENS = "FHVWY", "K", "JX", "QZ"
BAG = (
    "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOO"
    "PPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??"
)


def referee(game: Game, lexicon: Container[str]) -> int:
    """Look at every turn of a game in English, and return how many there were."""
    states = list(game.states())
    assert states[-1] == game
    look_at_deal(states[0])
    for before, after in pairwise(states):
        look_at(before, after, lexicon)
        scoreless = scoreless_in_a_row(after)
        assert after.may_end == (scoreless >= 6 and not after.is_over)
    look_at_end(game)
    return len(game.moves)


def look_at_deal(game: Game) -> None:
    assert game.moves == () and set(game.scores) == {0} and game.to_move == 0
    assert all(len(rack) == 7 for rack in game.racks)
    look_at_tiles(game)
    assert letters_on(game.board) == {}


def look_at_tiles(game: Game) -> None:
    """Each of the 100 tiles is in one place: on the board, a rack, or in the bag."""
    lying = (
        "?" if letter.islower() else letter
        for letter in letters_on(game.board).values()
    )
    assert Counter("".join([game.bag, *game.racks, *lying])) == Counter(BAG)


def look_at(before: Game, after: Game, lexicon: Container[str]) -> None:
    look_at_tiles(after)
    move = after.moves[-1]
    player = before.to_move
    assert (move.player, move.rack) == (player, before.racks[player])
    assert not before.is_over
    if isinstance(move.turn, Challenge):
        look_at_challenge(before, after, lexicon)
        return
    for other in range(len(before.names)):
        if other != player:
            assert before.racks[other] == after.racks[other]
            assert before.scores[other] == after.scores[other]
    if isinstance(move.turn, EndGame):
        assert before.may_end and after.is_over
        return
    assert after.to_move == (player + 1) % len(before.names)
    earned = after.scores[player] - before.scores[player]
    old, new = letters_on(before.board), letters_on(after.board)
    if isinstance(move.turn, Place):
        withdrawn = len(after.bag) == len(before.bag) and before.bag != ""
        look_at_play(before, after, lexicon, withdrawn)
        assert earned == score(before.board, after.board)
    else:
        assert isinstance(move.turn, Pass | Exchange)
        assert earned == 0 and old == new
        assert len(after.bag) == len(before.bag)
    if isinstance(move.turn, Pass):
        assert before.racks == after.racks
    if isinstance(move.turn, Exchange):
        assert len(before.bag) >= 7
        assert len(after.racks[player]) == len(before.racks[player])
        gone = Counter(before.racks[player]) - Counter(after.racks[player])
        assert not gone - Counter(move.turn.tiles)


def look_at_play(
    before: Game, after: Game, lexicon: Container[str], withdrawn: bool
) -> None:
    old, new = letters_on(before.board), letters_on(after.board)
    fresh = new.keys() - old.keys()
    assert old.items() <= new.items() and fresh
    held = Counter(before.racks[before.to_move])
    spent = Counter("?" if new[square].islower() else new[square] for square in fresh)
    assert spent <= held
    kept = held - spent
    left = Counter(after.racks[before.to_move])
    assert kept <= left
    if not withdrawn:
        assert left.total() == min(7, kept.total() + len(before.bag))
    rows, cols = {row for row, _ in fresh}, {col for _, col in fresh}
    assert len(rows) == 1 or len(cols) == 1
    lines = [run for run in runs(new) if run & fresh]
    assert any(fresh <= run for run in lines)  # in one word, so without a gap
    if old:
        assert any(run & old.keys() for run in lines)
    else:
        assert (7, 7) in fresh and len(fresh) > 1
    if before.rule == ChallengeRule.VOID:
        assert all(spelled(run, new) in lexicon for run in lines)


def look_at_challenge(before: Game, after: Game, lexicon: Container[str]) -> None:
    *_, earlier, play, _ = [*after.states()]
    challenged, challenger = before.moves[-1].player, before.to_move
    new = letters_on(play.board)
    fresh = new.keys() - letters_on(earlier.board).keys()
    formed = [spelled(run, new) for run in runs(new) if run & fresh]
    upheld = any(word not in lexicon for word in formed)
    assert after.moves[-1].upheld == upheld
    if upheld:
        assert letters_on(after.board) == letters_on(earlier.board)
        assert (after.racks, after.bag) == (earlier.racks, earlier.bag)
        assert after.scores == earlier.scores
        assert after.to_move == challenger
    else:
        assert letters_on(after.board) == letters_on(before.board)
        assert (after.racks, after.bag) == (before.racks, before.bag)
        bonus = 5 if before.rule == ChallengeRule.FIVE_POINT else 0
        assert after.scores[challenged] == before.scores[challenged] + bonus
        loses = before.rule == ChallengeRule.DOUBLE
        assert after.to_move == (challenger + loses) % len(before.names)


def scoreless_in_a_row(game: Game) -> int:
    """Walk the moves from the first on, and count up or begin again."""
    turns: list[int] = []
    for move in game.moves:
        if isinstance(move.turn, Place):
            turns.append(move.points)
        elif isinstance(move.turn, Pass | Exchange):
            turns.append(0)
        elif isinstance(move.turn, Challenge) and move.upheld:
            turns[-1] = 0
        elif isinstance(move.turn, Challenge) and game.rule == ChallengeRule.DOUBLE:
            turns.append(0)
    row = 0
    for points in turns:
        row = row + 1 if points == 0 else 0
    return row


def look_at_end(game: Game) -> None:
    """The end comes when it should, and costs what it should."""
    ended = bool(game.moves) and isinstance(game.moves[-1].turn, EndGame)
    out = [player for player, rack in enumerate(game.racks) if rack == ""]
    gone_out = bool(out) and game.bag == ""
    stands = game.rule == ChallengeRule.VOID or not isinstance(
        game.moves[-1].turn if game.moves else None, Place
    )
    assert game.is_over == (ended or (gone_out and stands))
    final = list(game.scores)
    if game.is_over:
        for player, rack in enumerate(game.racks):
            for tile in rack:
                final[player] -= worth(tile)
                for winner in out:
                    final[winner] += worth(tile)
    assert list(game.final_scores) == final
    best = {name for name, s in zip(game.names, final, strict=True) if s == max(final)}
    assert set(game.winners) == best


def spelled(run: frozenset[Square], letters: Letters) -> str:
    return "".join(letters[square].lower() for square in sorted(run))


def worth(tile: str) -> int:
    for points, tiles in (
        (1, ONES), (2, TWOS), (3, THREES), (4, FOURS), (5, FIVES), (8, EIGHTS),
        (10, TENS),
    ):  # fmt: skip
        if tile in tiles:
            return points
    return 0
