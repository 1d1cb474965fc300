"""Many kinds of fault, each planted in whole games of our own: are they found?"""

import random
from dataclasses import replace
from functools import cache

import pytest

from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import GCGError, greedy, new_game, play_out
from scrabble_course.scrabble.game_files import to_gcg
from scrabble_course.scrabble.gcg import read_gcg, replay
from scrabble_course.scrabble.gcg.record import (
    ChallengeBonus,
    GameEvent,
    RackBonus,
    RackPenalty,
    TimePenalty,
)
from scrabble_course.scrabble.turns import Exchange, Pass, Place
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover

GAMES, SHARE = (100, 0.95) if AT_NIGHT else (30, 0.9)
"""How many games are tried, and the part of them in which a fault has to be found."""
NAMES = ["Ann Lee", "Ben", "Cem"]


@cache
def clean():
    """Return records of whole games, of two players and of three, without a fault."""
    lexicon, rng, records = Lexicon.load(), random.Random(1), []
    for number in range(GAMES):
        players = 2 + number % 2
        game = new_game(NAMES[:players], rng)
        whole = play_out(game, [greedy] * players, lexicon, rng)
        records.append(read_gcg(to_gcg(whole)))
    return records


def totalled(record, events):
    """Return the record with events whose totals follow from their points again."""
    totals, told = [0] * len(record.seats), []
    for event in events:
        totals[event.player] += event.points
        told.append(replace(event, total=totals[event.player]))
    return replace(record, events=tuple(told))


def some(record, rng, *actions, where=lambda event: True):
    """Return the place of an event of one of these kinds."""
    places = [
        place
        for place, event in enumerate(record.events)
        if isinstance(event.action, actions) and where(event)
    ]
    return rng.choice(places)


def with_event(record, place, **fields):
    events = list(record.events)
    events[place] = replace(events[place], **fields)
    return totalled(record, events)


def without(record, *actions):
    return totalled(
        record, [e for e in record.events if not isinstance(e.action, actions)]
    )


def wrong_score(record, rng):
    place = some(record, rng, Place)
    points = record.events[place].points + rng.choice([-10, -1, 1, 10])
    return with_event(record, place, points=points)


def wrong_total(record, rng):
    events = list(record.events)
    place = some(record, rng, Place, Pass, Exchange)
    events[place] = replace(events[place], total=events[place].total + 10)
    return replace(record, events=tuple(events))


def gain_without_a_loss(record, rng):
    return without(record, RackPenalty)


def loss_without_a_gain(record, rng):
    return without(record, RackBonus)


def counted_three_times(record, rng):
    place = some(record, rng, RackBonus)
    return with_event(record, place, points=2 * record.events[place].points)


def nothing_counted(record, rng):
    return without(record, RackBonus, RackPenalty)


def other_tiles_left(record, rng):
    """One of the tiles that are left is another, perhaps of the same value."""
    place = some(record, rng, RackBonus)
    left = record.events[place].action.tiles
    other = next(tile for tile in "EA" if tile != left[0])
    return with_event(record, place, action=RackBonus(other + left[1:]))


def eight_tiles(record, rng):
    place = some(record, rng, Place, where=lambda e: len(e.rack) == 7)
    return with_event(record, place, rack=record.events[place].rack + "E")


def three_of_a_kind(record, rng):
    place = some(record, rng, Pass, Exchange, Place)
    return with_event(record, place, rack="ZZZ" + record.events[place].rack[3:])


def another_tile_laid(record, rng):
    """A letter of the word is one that the rack does not hold."""
    place = some(record, rng, Place, where=lambda e: not e.action.play.word.islower())
    event = record.events[place]
    other = next(letter for letter in "XKVBW" if letter not in event.rack)
    play = event.action.play
    at = next(n for n, letter in enumerate(play.word) if letter.isupper())
    word = play.word[:at] + other + play.word[at + 1 :]
    return with_event(record, place, action=Place(replace(play, word=word)))


def out_of_turn(record, rng):
    place = some(record, rng, Place)
    player = (record.events[place].player + 1) % len(record.seats)
    return with_event(record, place, player=player)


def a_line_twice(record, rng):
    events = list(record.events)
    place = some(record, rng, Pass, Exchange, Place)
    return totalled(record, [*events[:place], events[place], *events[place:]])


def with_more(record, place, event):
    return totalled(record, [*record.events[:place], event, *record.events[place:]])


def bonus_that_no_club_gives(record, rng):
    place = some(record, rng, Place)
    player = record.events[place].player
    points = rng.choice([-5, 1, 3, 4, 6, 15, 20, 50])
    return with_more(
        record, place + 1, GameEvent(player, "", ChallengeBonus(), points, 0)
    )


def bonus_without_a_play(record, rng):
    player = rng.randrange(len(record.seats))
    return with_more(record, 0, GameEvent(player, "", ChallengeBonus(), 5, 0))


def nothing_counted_before_the_clock(record, rng):
    bare = nothing_counted(record, rng)
    player = rng.randrange(len(record.seats))
    return with_more(
        bare, len(bare.events), GameEvent(player, "", TimePenalty(), -10, 0)
    )


def nothing_counted_before_a_challenge(record, rng):
    bare = nothing_counted(record, rng)
    last = GameEvent(bare.events[-1].player, "", ChallengeBonus(), 5, 0)
    return with_more(bare, len(bare.events), last)


def gain_of_another(record, rng):
    """Who went out is told to lose, and another gains by it."""
    place = some(record, rng, RackBonus)
    player = (record.events[place].player + 1) % len(record.seats)
    return with_event(record, place, player=player)


def clock_that_gives(record, rng):
    player = rng.randrange(len(record.seats))
    late = GameEvent(player, "", TimePenalty(), rng.choice([1, 10]), 0)
    return with_more(record, len(record.events), late)


def tiles_of_poland(record, rng):
    """They have no Q, no V and no X."""
    return replace(record, tile_set="Polish")


def pass_that_earns(record, rng):
    place = some(record, rng, Place)
    player = record.events[place].player
    return with_event(record, place, player=player, action=Pass())


def play_moved_by_a_row(record, rng):
    place = some(record, rng, Place)
    play = record.events[place].action.play
    moved = replace(play, row=(play.row + 1) % 15)
    return with_event(record, place, action=Place(moved))


def play_turned(record, rng):
    place = some(record, rng, Place, where=lambda e: len(e.action.play.word) > 2)
    play = record.events[place].action.play
    return with_event(record, place, action=Place(replace(play, down=not play.down)))


def a_line_less(record, rng):
    events = list(record.events)
    del events[some(record, rng, Place)]
    return totalled(record, events)


def capital_for_a_blank(record, rng):
    """Or the other way round: then the play earns less."""
    place = some(record, rng, Place)
    event = record.events[place]
    play = event.action.play
    at = next(n for n, letter in enumerate(play.word) if letter != ".")
    word = play.word
    word = word[:at] + word[at].swapcase() + word[at + 1 :]
    return with_event(record, place, action=Place(replace(play, word=word)))


PLANTED = [
    *(bonus_that_no_club_gives, bonus_without_a_play, gain_of_another),
    *(nothing_counted_before_the_clock, nothing_counted_before_a_challenge),
    *(clock_that_gives, tiles_of_poland, pass_that_earns, play_moved_by_a_row),
    *(play_turned, a_line_less, capital_for_a_blank),
    *(wrong_score, wrong_total, gain_without_a_loss, loss_without_a_gain),
    *(counted_three_times, nothing_counted, other_tiles_left, eight_tiles),
    *(three_of_a_kind, another_tile_laid, out_of_turn, a_line_twice),
]


def is_found(record):
    try:
        return replay(record).faults != ()
    except GCGError:
        return True


def test_a_game_without_a_planted_fault_has_none():
    assert not any(map(is_found, clean()))


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_fault_is_found_19_times_of_20(plant):
    rng = random.Random(plant.__name__)
    played_out = [record for record in clean() if record.events[-1].action.tiles]
    found = [is_found(plant(record, rng)) for record in played_out]

    assert len(found) > 0.8 * GAMES
    assert sum(found) >= SHARE * len(found)
