"""Playing a GCG file through: every tile laid again, every score worked out again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace

from scrabble_course.board import Board, BoardError, Play, play_sheet, square_name
from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_errors import Unreadable
from scrabble_course.board.layout import DOWN
from scrabble_course.board.letters import in_order
from scrabble_course.board.play import check_shape, word_through
from scrabble_course.board.score_sheet import ScoreSheet
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import has_tiles, tiles_for
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg.record import (
    BONUS,
    BONUSES,
    TURNS,
    Action,
    ChallengeBonus,
    GameEvent,
    GameRecord,
    RackBonus,
    RackPenalty,
    TimePenalty,
    Withdrawal,
    rule_told,
    written,
)
from scrabble_course.scrabble.likely_tiles import FoundTiles, ToldPlay, likely_tiles
from scrabble_course.scrabble.tile_sets import TileSet
from scrabble_course.scrabble.turns import Exchange, Pass, Place


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """Something in a file that does not add up, and its line.

    >>> print(Discrepancy(3, "QUIZ earns 44 points, not 43."))
    line 3: QUIZ earns 44 points, not 43.
    """

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Step:
    """An event and the board after it; of a play, its tiles and how it scored.

    `points` and `total` are as told, or worked out where the file leaves them out; a
    play is `withdrawn` by the event after it.
    """

    name: str
    event: GameEvent
    board: Board
    play: Play | None = None
    laid: str = ""
    sheet: ScoreSheet | None = None
    points: int = 0
    total: int = 0
    faults: tuple[Discrepancy, ...] = ()
    withdrawn: bool = False

    @property
    def in_words(self) -> str:
        """What the player did, such as "8G QUIZ" or "exchange QV"."""
        return str(self.play) if self.play else words_for(self.event.action)

    def __str__(self) -> str:
        return f"{self.name}: {self.event.text} {self.points:+} = {self.total}"


def words_for(action: Action) -> str:
    """Return what a player does, in words.

    >>> words_for(Exchange("QV")), words_for(Exchange("3")), words_for(Pass())
    ('exchange QV', 'exchange 3 tiles', 'pass')
    """
    match action:
        case Exchange(tiles):
            return f"exchange {written(tiles)}{' tiles' if tiles.isdigit() else ''}"
        case Withdrawal():
            return "play withdrawn"
        case ChallengeBonus():
            return "challenged, and right"
        case TimePenalty():
            return "too long"
        case RackBonus(tiles):
            return f"gains by {written(tiles) or 'nothing'}"
        case RackPenalty(tiles):
            return f"has {written(tiles) or 'nothing'} left"
        case _:
            return str(action)


@dataclass(frozen=True, slots=True)
class Replay:
    """A file played through: its steps, and all that does not add up."""

    steps: tuple[Step, ...]
    found: FoundTiles
    """The tiles that it was played with."""

    @property
    def faults(self) -> tuple[Discrepancy, ...]:
        """What does not add up, in the order of the lines."""
        return tuple(fault for step in self.steps for fault in step.faults)


def replay(
    record: GameRecord,
    lexicon: Container[str] | None = None,
    tiles: TileSet | None = None,
    bonus: int | None = None,
) -> Replay:
    """Return a record played through, with every score and every total checked.

    With a `lexicon` of words in small letters, a word that is none is a fault, unless
    the play is withdrawn; so is a play that is withdrawn though it has none. The
    `tiles` are those that `likely_tiles` finds, unless they are given. A play that was
    challenged in vain may earn the `bonus`, besides what the file says, or what is
    usual.

    A play that cannot be laid is a GCGError that names the line: what comes after it
    would mean nothing.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> played = replay(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ +43 43
    ... >Ben: EINORST J8 .ONE +15 15'''))
    >>> print(*played.steps, *played.faults, sep=chr(10))
    Ann Lee: 8G QUIZ +43 = 43
    Ben Abu: J8 .ONE +15 = 15
    line 3: 8G QUIZ earns 44 points, not 43.
    """
    found, steps = play_through(record, lexicon, tiles, bonus)
    return Replay(tuple(steps), found)


def play_through(
    record: GameRecord,
    lexicon: Container[str] | None = None,
    tiles: TileSet | None = None,
    bonus: int | None = None,
) -> tuple[FoundTiles, Iterator[Step]]:
    """Return the tiles and the steps of a record, as `replay` does, one step at a time.

    The GCGError of a play that cannot be laid comes after the steps before it.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> found, steps = play_through(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ
    ... >Ben: EINORST A1 ONE +6 6'''))
    >>> print(found.tiles.name, next(steps), sep=": ")
    English: Ann Lee: 8G QUIZ +44 = 44
    """
    steps, error = _steps_of(record)
    found = (
        FoundTiles(tiles)
        if tiles
        else likely_tiles(record.tile_set, record.lexicon, _plays_told(steps))
    )
    bonuses = _bonuses(record.notes, () if bonus is None else (bonus,))
    checked = _checked(record, steps, _Rules(found.tiles, lexicon, bonuses))
    return found, checked if error is None else _then(checked, error)


def _plays_told(steps: Sequence[Step]) -> list[ToldPlay]:
    boards = [Board.empty(), *(step.board for step in steps)]
    return [
        ToldPlay(before, step.play, step.board, step.event.points)
        for before, step in zip(boards, steps, strict=False)
        if step.play is not None
    ]


@dataclass(frozen=True, slots=True)
class _Rules:
    """What steps are checked by: tiles and words, if known; and a challenge's worth."""

    tiles: TileSet | None
    lexicon: Container[str] | None
    bonuses: tuple[int, ...]


def _bonuses(notes: Sequence[str], wished: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return what a challenge that failed may earn, by the notes of a file and a wish.

    >>> _bonuses([]), _bonuses([], (20,)), _bonuses(["ChallengeBonus: 3 or 15"])
    ((0, 5, 10), (20,), (3, 15))
    """
    told = " ".join(note for note in notes if note.startswith(BONUS))
    named = (*map(int, re.findall("[0-9]{1,6}", told)), *wished)
    rule = rule_told(notes)
    return named if named and not rule else (*BONUSES.get(rule, BONUSES[""]), *named)


def _then(steps: Iterator[Step], error: GCGError) -> Iterator[Step]:
    yield from steps
    raise error


def _steps_of(record: GameRecord) -> tuple[list[Step], GCGError | None]:
    """Return the steps of a record, unchecked, and why the next one cannot be, if so.

    What comes after a play that cannot be laid would mean nothing.
    """
    steps: list[Step] = []
    for event in record.events:
        try:
            step = _step(record, event, steps)
        except GCGError as error:
            return steps, error
        if isinstance(event.action, Withdrawal):
            steps[-1] = replace(steps[-1], withdrawn=True)
        steps.append(step)
    return steps, None


def _step(record: GameRecord, event: GameEvent, steps: list[Step]) -> Step:
    name = record.seats[event.player].name
    board = steps[-1].board if steps else Board.empty()
    if isinstance(event.action, Place):
        play = _play_told(board, event)
        laid = tiles_for(play.new_tiles(board).values())
        return Step(name, event, board.lay(play), play, laid)
    if isinstance(event.action, Withdrawal):
        if not _follows(event, steps, Place):
            raise GCGError(
                event.line, f"{name} has no play just before that could be withdrawn."
            )
        board = steps[-2].board if len(steps) > 1 else Board.empty()
    return Step(name, event, board)


def _follows(event: GameEvent, steps: list[Step], *actions: type) -> bool:
    """Return whether the event before was one of `actions` by the same player."""
    if not steps:
        return False
    before = steps[-1].event
    return before.player == event.player and isinstance(before.action, actions)


def _play_told(board: Board, event: GameEvent) -> Play:
    """Return the play, with its whole main word, that an event tells of.

    A play that `board` does not allow is a GCGError. The rack and the words are not
    asked.
    """
    assert isinstance(event.action, Place)
    try:
        play = _whole_play(board, event.action.play)
        check_shape(board, play)
    except BoardError as error:
        raise GCGError(event.line, str(error)) from None
    return play


def _whole_play(board: Board, told: Play) -> Play:
    laid = {}
    way = told.direction
    for square, letter in zip(told.squares, told.word, strict=True):
        there = board[square]
        if letter == "." and there == EMPTY:
            raise Unreadable(
                f"{written(str(told))} has '.' for {square_name(square)}, but no "
                "letter lies there; write the letter that is laid."
            )
        if there == EMPTY:
            laid[square] = letter
        elif letter != "." and letter.upper() != there.upper():
            laid[square] = letter  # the board says what lies there
    after = board.with_tiles(laid)
    whole, crossing = (
        word_through(after, (told.row, told.col), side) for side in (way, way[::-1])
    )
    if len(whole.word) == 1 < len(crossing.word):
        way, whole = way[::-1], crossing  # a single tile, told in the other direction
    return Play(whole.word, *whole.squares[0], down=way == DOWN)


def _checked(
    record: GameRecord,
    steps: list[Step],
    rules: _Rules,
) -> Iterator[Step]:
    """Yield steps with points, totals, and what does not add up.

    What tiles are worth is not checked any more once one lies there that is none.
    """
    done: list[Step] = []
    totals = [0] * len(record.seats)
    for step in steps:
        event = step.event
        foreign = list(_foreign_letters(step, steps, rules.tiles))
        if foreign:
            rules = replace(rules, tiles=None)
        step = _with_sheet(step, done, rules.tiles)
        right = _right_points(record, step, done, rules)
        points = right[0] if _leaves_out(event) else event.points or 0
        due = totals[event.player] + points
        total = due if event.total is None else event.total
        totals[event.player] = total  # one slip is one fault, not many
        told = [
            *foreign,
            *_wrong_place(record, step, done),
            *_wrong_points(event, points, right),
            *_wrong_rack(step, done, rules.tiles),
            *_wrong_words(step, done, rules.lexicon),
        ]
        if total != due:
            told.append(f"the new total of {step.name} is {due}, not {total}.")
        faults = [Discrepancy(event.line, text) for text in told]
        step = replace(step, points=points, total=total)
        if len(done) == len(record.events) - 1 and rules.tiles is not None:
            faults += _wrong_end(record, [*done, step], rules.tiles)
            faults += _wrong_last_racks(record, rules.tiles)
        done.append(replace(step, faults=tuple(faults)))
        yield done[-1]


def _with_sheet(step: Step, done: Sequence[Step], tiles: TileSet | None) -> Step:
    if tiles is None or step.play is None:
        return step
    before = done[-1].board if done else Board.empty()
    return replace(step, sheet=play_sheet(before, step.play, tiles.values))


def _foreign_letters(
    step: Step, steps: Sequence[Step], tiles: TileSet | None
) -> Iterator[str]:
    """Yield which letters of a play are on no tile, and the tiles that have them."""
    if tiles is None or step.play is None:
        return
    letters = sorted({*step.play.word.upper()} - tiles.counts.keys())
    if letters:
        fitting = likely_tiles("", "", _plays_told(steps)).tiles
        remedy = "no tiles that are known here have all letters of this game"
        if fitting:
            remedy = (
                f"the {fitting.name} ones have all letters of this game: "
                f"write #tile-set {fitting.name}, or ask for --tiles {fitting.name}"
            )
        named = written(", ".join(letters))
        yield f"there is no {named} among the {tiles.name} tiles; {remedy}."


def _leaves_out(event: GameEvent) -> bool:
    """Return whether the points are not told; `-- +0` is how old files leave them."""
    withdrawn = isinstance(event.action, Withdrawal)
    return event.points is None or (withdrawn and event.points == 0)


def _right_points(
    record: GameRecord, step: Step, steps: list[Step], rules: _Rules
) -> tuple[int, ...]:
    """Return what an event may earn; the first is what it does if it says nothing.

    Where the values of the tiles are not known, it may earn what it says.
    """
    told, tiles = step.event.points or 0, rules.tiles
    match step.event.action:
        case Withdrawal():
            return (-steps[-1].points,)
        case ChallengeBonus():
            return rules.bonuses
        case TimePenalty():
            return (min(told, 0),)
        case Pass() | Exchange():
            return (0,)
        case action:
            return (told,) if tiles is None else _by_tiles(action, step, record, tiles)


def _by_tiles(
    action: Place | RackBonus | RackPenalty,
    step: Step,
    record: GameRecord,
    tiles: TileSet,
) -> tuple[int, ...]:
    match action:
        case Place():
            return (step.sheet.total if step.sheet else 0,)
        case RackBonus(left):
            # Between two, the one who went out may gain twice, and the other lose
            # nothing: the difference is the same.
            value = _worth(left, tiles)
            return (value, 2 * value) if len(record.seats) == 2 else (value,)
        case RackPenalty(left):
            return (-_worth(left, tiles),)


def _wrong_place(record: GameRecord, step: Step, steps: list[Step]) -> Iterator[str]:
    """Yield what is told of a player who was not asked."""
    event = step.event
    is_bonus = isinstance(event.action, ChallengeBonus)
    if is_bonus and not _follows(event, steps, Place, ChallengeBonus):
        yield f"{step.name} has no play just before that was challenged."
    turns = [past.event for past in steps if isinstance(past.event.action, TURNS)]
    if turns and isinstance(event.action, TURNS):
        due = (turns[-1].player + 1) % len(record.seats)
        if event.player != due:
            yield f"it is the turn of {record.seats[due].name}, not of {step.name}."


def _wrong_points(
    event: GameEvent, points: int, right: tuple[int, ...]
) -> Iterator[str]:
    if points not in right:
        amount = " or ".join(map(str, sorted(set(right))))
        is_bonus = isinstance(event.action, ChallengeBonus) and points > 0
        remedy = f"; if it does, say so before: #note {BONUS}{points}" * is_bonus
        yield f"{event.text} earns {amount} points, not {points}{remedy}."


def _wrong_rack(step: Step, steps: list[Step], tiles: TileSet | None) -> Iterator[str]:
    """Yield which tiles the player, or the game, does not have."""
    event, rack = step.event, step.event.rack
    spent = spent_in(step)
    if rack and not has_tiles(rack, spent):
        yield f"the rack {written(rack)} does not hold all the tiles {written(spent)}."
    if tiles is not None:
        yield from _impossible(rack, tiles)
        shown = Counter(tiles_for("".join(step.board.rows).replace(EMPTY, "")))
        if isinstance(event.action, TURNS):
            shown += Counter(rack) - Counter(step.laid)
        yield from _too_many(shown, "board and rack show", tiles)
    kept = _kept(event.player, steps)
    if len(rack) == RACK_SIZE and not has_tiles(rack, kept):
        yield (
            f"{step.name} kept {written(kept)}, which the rack {written(rack)} does "
            "not hold."
        )


def spent_in(step: Step) -> str:
    """Return the tiles that leave the rack in a step, as far as they are told."""
    action = step.event.action
    if isinstance(action, Exchange) and not action.tiles.isdigit():
        return action.tiles
    return step.laid


def _kept(player: int, steps: list[Step]) -> str:
    """Return what a player kept of the last rack, if it is told in full."""
    own = (step for step in reversed(steps) if step.event.player == player)
    step = next((step for step in own if isinstance(step.event.action, TURNS)), None)
    if step is None:
        return ""
    rack, action = step.event.rack, step.event.action
    by_count = isinstance(action, Exchange) and action.tiles.isdigit()
    if len(rack) != RACK_SIZE or by_count:
        return ""
    spent = "" if step.withdrawn else spent_in(step)
    return "".join((Counter(rack) - Counter(spent)).elements())


def _wrong_last_racks(record: GameRecord, tiles: TileSet) -> Iterator[Discrepancy]:
    for rack in record.racks:
        for fault in _impossible(rack, tiles):
            yield Discrepancy(record.lines, fault)


def _impossible(rack: str, tiles: TileSet) -> Iterator[str]:
    """Yield why nobody can hold a rack."""
    if len(rack) > RACK_SIZE:
        yield f"the rack {written(rack)} has {len(rack)} tiles; {RACK_SIZE} is full."
    yield from _too_many(Counter(rack), f"the rack {written(rack)} has", tiles)


def _too_many(shown: Counter[str], who: str, tiles: TileSet) -> Iterator[str]:
    many = [tile for tile in shown if shown[tile] > tiles.counts.get(tile, 0)]
    if many:
        yield f"{who} more of {written(', '.join(many))} than the game has."


def _wrong_words(
    step: Step, steps: list[Step], lexicon: Container[str] | None
) -> Iterator[str]:
    """Yield which words are none, and which play was withdrawn without any such."""
    if lexicon is None:
        return
    if isinstance(step.event.action, Withdrawal):
        if not _unknown(steps[-1], lexicon):
            yield f"{steps[-1].event.text} was withdrawn, but forms words alone."
    elif not step.withdrawn:
        for word in _unknown(step, lexicon):
            yield f"{word.upper()} is no word of the list."


def _unknown(step: Step, lexicon: Container[str]) -> list[str]:
    formed = step.sheet.words if step.sheet else ()
    words = [word.word.lower() for word in formed]
    return [word for word in words if word not in lexicon]


def _worth(left: str, tiles: TileSet) -> int:
    """Return what tiles are worth together; one that the set does not have, nothing."""
    return sum(tiles.values.get(tile, 0) for tile in left)


def _wrong_end(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield what does not add up at the end of a game whose `steps` are all told.

    A player who goes out gains what the others have left, and they lose as much.
    Between two players, many programs let the one gain twice as much, and the other
    lose nothing: the difference is the same.
    """
    bonuses = [s for s in steps if isinstance(s.event.action, RackBonus)]
    penalties = [s for s in steps if isinstance(s.event.action, RackPenalty)]
    if not bonuses and not penalties:
        yield from _uncounted(record, steps, tiles)
    elif bonuses:
        yield from _gained(record, bonuses[-1], penalties, steps, tiles)
        yield from _not_those_left(record, bonuses[-1], steps, tiles)
    else:
        yield from _nobody_gains(record, steps, penalties, tiles)


def _unseen(step: Step, tiles: TileSet) -> Counter[str]:
    """Return the tiles that do not lie on the board: those on racks and in the bag."""
    letters = "".join(step.board.rows).replace(EMPTY, "")
    return Counter(tiles.counts) - Counter(tiles_for(letters))


def _uncounted(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield the last play, if it went out and nothing is told of what others held."""
    last = _last_play(steps)
    if last is None or record.incomplete is not None or record.racks:
        return
    left, others = _unseen(last, tiles), len(record.seats) - 1
    if _leaves_none(last) and 0 < left.total() <= others * RACK_SIZE:
        held = in_order(left.elements())
        yield Discrepancy(
            last.event.line,
            f"{last.name} is out, but what the others have left, {written(held)}, is "
            f"not counted: {_worth(held, tiles)} points.",
        )


def _last_play(steps: Sequence[Step]) -> Step | None:
    """Return the last play, unless its player has taken another turn after it.

    The others may have let it stand, by a pass, or challenged it in vain.
    """
    turns = [step for step in steps if isinstance(step.event.action, TURNS)]
    plays = [step for step in turns if step.laid and not step.withdrawn]
    if not plays:
        return None
    last = [turn for turn in turns if turn.event.player == plays[-1].event.player][-1]
    return last if last is plays[-1] else None


def _leaves_none(step: Step) -> bool:
    """Return whether a play lays the whole rack, if that is told."""
    return in_order(step.event.rack) == step.laid


def _gained(
    record: GameRecord,
    bonus: Step,
    penalties: Sequence[Step],
    steps: Sequence[Step],
    tiles: TileSet,
) -> Iterator[Discrepancy]:
    """Yield a gain of who is not out, or one that is not what the others lose."""
    last = _last_play(steps)
    is_out = last is not None and _leaves_none(last)
    if last is not None and is_out and last.event.player != bonus.event.player:
        yield Discrepancy(
            bonus.event.line,
            f"{last.name} is out, but {bonus.name} gains by what is left.",
        )
    gained, lost = bonus.points, -sum(step.points for step in penalties)
    assert isinstance(bonus.event.action, RackBonus)
    due = _worth(bonus.event.action.tiles, tiles)
    if gained == due != lost:
        double = f", or {bonus.name} gains {2 * due}" if len(record.seats) == 2 else ""
        yield Discrepancy(
            bonus.event.line,
            f"{bonus.name} gains {gained} points, but the others lose {lost}; they "
            f"lose as much{double}.",
        )
    elif gained == 2 * due and lost:
        yield Discrepancy(
            bonus.event.line,
            f"{bonus.name} gains twice what was left, and the others lose {lost} "
            "points besides; only one of the two is right.",
        )


def _not_those_left(
    record: GameRecord, bonus: Step, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield a gain by tiles that are not those which no one has laid.

    A file with more of them than the others can hold tells only a part of its game.
    """
    assert isinstance(bonus.event.action, RackBonus)
    left = _unseen(steps[-1], tiles)
    is_whole = left.total() <= (len(record.seats) - 1) * RACK_SIZE
    if is_whole and Counter(bonus.event.action.tiles) != left:
        yield Discrepancy(
            bonus.event.line,
            f"{bonus.name} gains by {bonus.event.action}, but the tiles that nobody "
            f"has laid are {written(in_order(left.elements())) or 'none'}.",
        )


def _nobody_gains(
    record: GameRecord,
    steps: Sequence[Step],
    penalties: Sequence[Step],
    tiles: TileSet,
) -> Iterator[Discrepancy]:
    """Yield who loses or gains nothing, though it is due; and tiles that were laid."""
    line = penalties[-1].event.line
    losing = {step.event.player for step in penalties}
    spared = [s.name for n, s in enumerate(record.seats) if n not in losing]
    lost = -sum(step.points for step in penalties)
    actions = [step.event.action for step in penalties]
    held = Counter("".join(a.tiles for a in actions if isinstance(a, RackPenalty)))
    left, last = _unseen(steps[-1], tiles), _last_play(steps)
    is_out = last is not None and (_leaves_none(last) or held == left)
    if is_out and last is not None and spared == [last.name]:
        yield Discrepancy(
            line,
            f"the others lose {lost} points for what they have left, but {spared[0]}, "
            "who is out, does not gain them.",
        )
    elif spared:
        yield Discrepancy(
            line,
            f"nobody gains by what is left, so all lose; {' and '.join(spared)} "
            "lost nothing.",
        )
    if many := held - left:
        yield Discrepancy(
            line, f"{', '.join(many)} cannot be left: the board shows too many of them."
        )
