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
    TURNS,
    ChallengeBonus,
    GameEvent,
    RackBonus,
    RackPenalty,
    TimePenalty,
)
from scrabble_course.scrabble.turns import Pass, Place
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover

GAMES, SHARE = (100, 0.95) if AT_NIGHT else (20, 0.9)
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


def without(record, *actions):
    return totalled(
        record, [e for e in record.events if not isinstance(e.action, actions)]
    )


def uncounted(record):
    return without(record, RackBonus, RackPenalty)


def with_more(record, place, player, action, points):
    """Return the record with one event more at a place."""
    event = GameEvent(player, "", action, points, 0)
    return totalled(record, [*record.events[:place], event, *record.events[place:]])


def more_at_the_end(record, *what):
    return with_more(record, len(record.events), *what)


def event_with(*actions, where=lambda event: True, **changes):
    """Return a plant: an event of these kinds gets other values in some fields.

    Each change is asked for one with the event, the record, and chance.
    """

    def plant(record, rng):
        place = some(record, rng, *actions, where=where)
        events = list(record.events)
        values = {
            name: new(events[place], record, rng) for name, new in changes.items()
        }
        events[place] = replace(events[place], **values)
        return totalled(record, events)

    return plant


def play_with(change):
    """Return a change of an event's play."""
    return lambda event, *_: Place(replace(event.action.play, **change(event)))


def next_player(event, record, _):
    return (event.player + 1) % len(record.seats)


def other_tiles(event, *_):
    """One of the tiles that are left is another, perhaps of the same value."""
    first, *others = event.action.tiles
    return RackBonus("".join([next(tile for tile in "EA" if tile != first), *others]))


def letter_not_held(event):
    """A letter of the word is one that the rack does not hold."""
    word = event.action.play.word
    at = next(n for n, letter in enumerate(word) if letter.isupper())
    other = next(letter for letter in "XKVBW" if letter not in event.rack)
    return {"word": word[:at] + other + word[at + 1 :]}


def first_in_the_other_case(event):
    """A capital stands for a blank, or the other way round: then it earns less."""
    word = event.action.play.word
    at = next(n for n, letter in enumerate(word) if letter != ".")
    return {"word": word[:at] + word[at].swapcase() + word[at + 1 :]}


def wrong_total(record, rng):
    events = list(record.events)
    place = some(record, rng, *TURNS)
    events[place] = replace(events[place], total=events[place].total + 10)
    return replace(record, events=tuple(events))


def a_line_twice(record, rng):
    place = some(record, rng, *TURNS)
    return totalled(record, [*record.events[: place + 1], *record.events[place:]])


def a_line_less(record, rng):
    place = some(record, rng, Place)
    return totalled(record, [*record.events[:place], *record.events[place + 1 :]])


def bonus_that_no_club_gives(record, rng):
    place = some(record, rng, Place)
    points = rng.choice([-5, 1, 3, 4, 6, 15, 20, 50])
    player = record.events[place].player
    return with_more(record, place + 1, player, ChallengeBonus(), points)


def nothing_counted_before_a_challenge(record, _):
    bare = uncounted(record)
    return more_at_the_end(bare, bare.events[-1].player, ChallengeBonus(), 5)


def anyone(record, rng):
    return rng.randrange(len(record.seats))


PLANTED = {
    "wrong_score": event_with(
        Place, points=lambda event, _, rng: event.points + rng.choice([-10, -1, 1, 10])
    ),
    "wrong_total": wrong_total,
    "gain_without_a_loss": lambda record, _: without(record, RackPenalty),
    "loss_without_a_gain": lambda record, _: without(record, RackBonus),
    "counted_three_times": event_with(RackBonus, points=lambda e, *_: 2 * e.points),
    "nothing_counted": lambda record, _: uncounted(record),
    "other_tiles_left": event_with(RackBonus, action=other_tiles),
    "eight_tiles": event_with(
        Place, where=lambda e: len(e.rack) == 7, rack=lambda e, *_: e.rack + "E"
    ),
    "three_of_a_kind": event_with(*TURNS, rack=lambda e, *_: "ZZZ" + e.rack[3:]),
    "another_tile_laid": event_with(
        Place,
        where=lambda event: not event.action.play.word.islower(),
        action=play_with(letter_not_held),
    ),
    "out_of_turn": event_with(Place, player=next_player),
    "a_line_twice": a_line_twice,
    "a_line_less": a_line_less,
    "bonus_that_no_club_gives": bonus_that_no_club_gives,
    "bonus_without_a_play": lambda record, rng: with_more(
        record, 0, anyone(record, rng), ChallengeBonus(), 5
    ),
    "nothing_counted_before_the_clock": lambda record, rng: more_at_the_end(
        uncounted(record), anyone(record, rng), TimePenalty(), -10
    ),
    "nothing_counted_before_a_challenge": nothing_counted_before_a_challenge,
    "gain_of_another": event_with(RackBonus, player=next_player),
    "clock_that_gives": lambda record, rng: more_at_the_end(
        record, anyone(record, rng), TimePenalty(), rng.choice([1, 10])
    ),
    "tiles_of_poland": lambda record, _: replace(record, tile_set="Polish"),
    "pass_that_earns": event_with(Place, action=lambda *_: Pass()),
    "play_moved_by_a_row": event_with(
        Place, action=play_with(lambda e: {"row": (e.action.play.row + 1) % 15})
    ),
    "play_turned": event_with(
        Place,
        where=lambda event: len(event.action.play.word) > 2,
        action=play_with(lambda event: {"down": not event.action.play.down}),
    ),
    "capital_for_a_blank": event_with(Place, action=play_with(first_in_the_other_case)),
}


def is_found(record):
    try:
        return replay(record).faults != ()
    except GCGError:
        return True


def test_a_game_without_a_planted_fault_has_none():
    assert not any(map(is_found, clean()))


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_fault_is_found_19_times_of_20(plant):
    rng = random.Random(plant)
    played_out = [record for record in clean() if record.events[-1].action.tiles]
    found = [is_found(PLANTED[plant](record, rng)) for record in played_out]

    assert len(found) > 0.8 * GAMES
    assert sum(found) >= SHARE * len(found)
