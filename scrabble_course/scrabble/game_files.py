"""A game as a GCG file, and a file as a game that is played on.

The notation is that of Quackle, Woogles and cross-tables; `gcg` reads and writes it,
also for games of which not every rack is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from scrabble_course.board import BoardError
from scrabble_course.board.letters import in_order
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import has_tiles, without
from scrabble_course.scrabble.errors import GCGError, ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.gcg import read_gcg, record_of, replay, write_gcg
from scrabble_course.scrabble.gcg.record import (
    FAILED,
    TURNS,
    ChallengeBonus,
    GameEvent,
    GameRecord,
    RackBonus,
    RackPenalty,
    TimePenalty,
    Withdrawal,
    rule_told,
)
from scrabble_course.scrabble.gcg.step import Step, spent_in
from scrabble_course.scrabble.tile_sets import TileSet
from scrabble_course.scrabble.turn_rules import move_of
from scrabble_course.scrabble.turns import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Turn,
)


def to_gcg(game: Game) -> str:
    """Return a game as a GCG file, whole or not.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> print(to_gcg(game), end="")
    #character-encoding UTF-8
    #player1 Ann Ann
    #player2 Ben Ben
    #rack1 AEINRST
    #rack2 EEIQUZ?
    #incomplete
    """
    return write_gcg(record_of(game))


def from_gcg(content: str | bytes) -> Game:
    """Return the game of a GCG file, with every score checked.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> from_gcg(to_gcg(game)) == game
    True

    What is wrong with the file is a GCGError that names the line.
    """
    return game_of(read_gcg(content))


HeldRacks = dict[int, list[tuple[int, str]]]
"""Player -> the racks that a file tells, in order, each with its line."""


def game_of(record: GameRecord) -> Game:
    """Return the game that a record tells, with bag and racks, to be played on.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> game_of(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ +44 44
    ... >Ben: EINORST - +0 0
    ... #rack1 AE?NNRS
    ... #rack2 EINORST'''))
    Ann Lee 44, Ben Abu 0; Ann Lee to move; 82 tiles in the bag

    The rules of the full game must have been kept, and what the players hold at the
    end must be told. Where that is not so, and where a score is wrong, a GCGError names
    the line. A rack before, of which the file does not tell all, is taken to have held
    what its player had later: it could have been so.
    """
    played = replay(record)
    for fault in played.faults:
        raise GCGError(fault.line, fault.text)
    if (tiles := played.found.tiles) is None:
        raise GCGError(1, f"{played.found.remark} Name them: #tile-set English, say.")
    last = {player: rack for player, _, rack in _last_racks(record)}
    record = _with_full_racks(record, played.steps, last, tiles)
    held = _held(record)
    game = _dealt(record, held, tiles)
    for event, step in zip(record.events, played.steps, strict=True):
        if isinstance(event.action, RackBonus | RackPenalty):
            game = _ended(game, event)
            break
        game = _after(game, replace(step, event=event), held)
    return replace(game, time_penalties=_time_penalties(record))


def _time_penalties(record: GameRecord) -> tuple[int, ...]:
    """Return what the clock costs each player, or nothing if it costs nobody."""
    lost = [0] * len(record.seats)
    for event in record.events:
        if isinstance(event.action, TimePenalty):
            lost[event.player] -= event.points or 0
    return tuple(lost) if any(lost) else ()


def _held(record: GameRecord) -> HeldRacks:
    """Return the racks before each turn, and last those at the end."""
    held: HeldRacks = {player: [] for player in range(len(record.seats))}
    for event in record.events:
        takes_turn = isinstance(event.action, TURNS)
        if takes_turn and not _failed(event):
            held[event.player].append((event.line, in_order(event.rack)))
    for player, line, rack in _last_racks(record):
        held[player].append((line, in_order(rack)))
    return held


def _last_racks(record: GameRecord) -> Iterator[tuple[int, int, str]]:
    """Yield players, lines, and the racks with which they end."""
    if record.racks:
        for player, rack in enumerate(record.racks):
            yield player, record.lines, rack
        return
    last = [e for e in record.events if isinstance(e.action, RackBonus | RackPenalty)]
    for event in last:
        if isinstance(event.action, RackPenalty):
            yield event.player, event.line, event.action.tiles
        elif isinstance(event.action, RackBonus):
            yield event.player, event.line, ""
            if len(last) == 1 and len(record.seats) == 2:
                yield 1 - event.player, event.line, event.action.tiles


def _dealt(record: GameRecord, held: HeldRacks, tiles: TileSet) -> Game:
    names = [seat.name for seat in record.seats]
    if len(set(names)) < len(names):
        names = [seat.nickname for seat in record.seats]
    for player, racks in held.items():
        line, rack = racks[0] if racks else (record.lines, "")
        if len(rack) != RACK_SIZE:
            raise GCGError(
                line,
                f"{names[player]} starts with the rack {rack!r}; to play on from a "
                f"file, all {RACK_SIZE} tiles must be told.",
            )
    try:
        dealt = [held[player][0][1] for player in held]
        return Game.deal(names, dealt, tiles, _rule(record))
    except ScrabbleError as error:
        raise GCGError(held[0][0][0], str(error)) from None


def _rule(record: GameRecord) -> ChallengeRule:
    """Return the challenge rule that a note names, or else that the events suggest."""
    if (told := rule_told(record.notes)) in list(ChallengeRule):
        return ChallengeRule(told)
    if any(map(_failed, record.events)):
        return ChallengeRule.DOUBLE
    bonuses = [e for e in record.events if isinstance(e.action, ChallengeBonus)]
    if any(event.points for event in bonuses):
        return ChallengeRule.FIVE_POINT
    withdrawn = any(isinstance(event.action, Withdrawal) for event in record.events)
    if bonuses or withdrawn or _was_let_stand(record):
        return ChallengeRule.SINGLE
    return ChallengeRule.VOID


def _was_let_stand(record: GameRecord) -> bool:
    """Return whether someone passed after the last play, and another gained by it."""
    return any(
        isinstance(event.action, Pass)
        and isinstance(after.action, RackBonus)
        and event.player != after.player
        for event, after in pairwise(record.events)
    )


def _after(game: Game, step: Step, held: HeldRacks) -> Game:
    """Return the game after a step that is not about the end."""
    event = step.event
    if isinstance(event.action, TimePenalty):
        return game
    if _failed(event) or isinstance(event.action, Withdrawal | ChallengeBonus):
        return _challenged(game, step)
    if event.player != game.to_move:
        raise GCGError(event.line, f"it is the turn of {game.names[game.to_move]}.")
    if in_order(event.rack) != game.rack:
        raise GCGError(
            event.line,
            f"{game.names[event.player]} holds {game.rack!r}, not {event.rack!r}.",
        )
    turn, spent = _turn(step)
    try:
        move = move_of(game, turn)
    except (BoardError, ScrabbleError) as error:
        raise GCGError(event.line, str(error)) from None
    held[event.player].pop(0)
    drawn = "" if step.withdrawn else _drawn(game, event, spent, held)
    return game.after(move.drawing(drawn))


def _failed(event: GameEvent) -> bool:
    """Return whether a pass stands for a turn lost by a challenge that failed."""
    return FAILED in event.notes and isinstance(event.action, Pass)


def _turn(step: Step) -> tuple[Turn, str]:
    """Return the turn that a step is, and the tiles that leave the rack."""
    if step.play is not None:
        return Place(step.play), step.laid
    match step.event.action:
        case Exchange(tiles) if tiles.isdigit():
            raise GCGError(
                step.event.line, f"{tiles} tiles were exchanged, but not said which."
            )
        case Exchange(tiles):
            return Exchange(tiles), tiles
        case _:
            return Pass(), ""


def _drawn(game: Game, event: GameEvent, spent: str, held: HeldRacks) -> str:
    """Return what the next rack of a player has that was not there before."""
    name = game.names[event.player]
    kept = without(game.rack, spent)
    due = min(RACK_SIZE - len(kept), len(game.bag)) if spent else 0
    if not held[event.player]:
        raise GCGError(
            event.line, f"what {name} draws after this is told nowhere; add racks."
        )
    line, rack = held[event.player][0]
    if len(rack) != len(kept) + due or not has_tiles(rack, kept):
        raise GCGError(
            line,
            f"{name} cannot hold {rack!r}: {kept!r} was kept, and {due} tiles came "
            "from the bag.",
        )
    drawn = in_order(without(rack, kept))
    if not has_tiles(game.bag, drawn):
        raise GCGError(
            line, f"{name} cannot have drawn {drawn!r}: the bag held {game.bag!r}."
        )
    return drawn


def _challenged(game: Game, step: Step) -> Game:
    if not game.awaits_challenge:
        raise GCGError(step.event.line, "there is no play just before to challenge.")
    upheld = isinstance(step.event.action, Withdrawal)
    challenge = Move(game.to_move, game.rack, Challenge(), step.points, upheld=upheld)
    return game.after(challenge)


def _ended(game: Game, event: GameEvent) -> Game:
    """Let the last play stand, or end the game after its scoreless turns."""
    turn = Pass() if game.is_out else EndGame()
    if not game.is_over and (game.is_out or game.may_end):
        game = game.after(Move(game.to_move, game.rack, turn))
    if not game.is_over:
        raise GCGError(
            event.line,
            "tiles that are left are counted, but the game is not over: nobody is "
            "out, and the last turns did score.",
        )
    return game


def _with_full_racks(
    record: GameRecord, steps: Sequence[Step], last: Mapping[int, str], tiles: TileSet
) -> GameRecord:
    """Return a record in which each turn tells the whole rack, as far as can be told.

    A tile that a player has later was drawn at some time, so it may have been there
    before: from the `last` racks, player -> tiles, each rack is filled backwards. One
    that contradicts a later one stays as it is.
    """
    sizes = _sizes(record, steps, tiles)
    racks = {player: Counter(rack) for player, rack in last.items()}
    events = list(record.events)
    for n in reversed(range(len(steps))):
        event = events[n]
        if isinstance(event.action, TURNS) and event.player in racks:
            filled = _filled(steps[n], racks[event.player], sizes[n])
            events[n] = replace(event, rack=filled)
            racks[event.player] = Counter(filled)
    return replace(record, events=tuple(events))


def _sizes(record: GameRecord, steps: Sequence[Step], tiles: TileSet) -> list[int]:
    """Return how many tiles the player of each event holds before it."""
    held = [RACK_SIZE] * len(record.seats)
    bag = tiles.size - sum(held)
    sizes = []
    for step in steps:
        player = step.event.player
        sizes.append(held[player])
        if isinstance(step.event.action, Place) and not step.withdrawn:
            drawn = min(len(step.laid), max(bag, 0))
            held[player] += drawn - len(step.laid)
            bag -= drawn
    return sizes


def _filled(step: Step, later: Counter[str], size: int) -> str:
    told = Counter(step.event.rack) | Counter(spent_in(step))
    kept = told - Counter(spent_in(step))
    room = size - told.total()
    if room < 0 or kept - later:
        return step.event.rack
    others = in_order((later - kept).elements())
    return in_order("".join(told.elements()) + others[:room])
