import copy
import random

import pytest

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call
from scrabble_course.calling.make_call import make_call
from scrabble_course.calling.seeded_random import Chance, SeededRandom, chance_of
from scrabble_course.diagnosis.judging import same
from scrabble_course.scrabble.the_full_game import draw_order

DRAWS = {
    "sample": lambda rng: rng.sample("ABCDEFGH", 4),
    "shuffle": lambda rng: rng.shuffle(tiles := list("ABCDEFGH")) or tiles,
    "choice": lambda rng: [rng.choice("ABCDEFGH") for _ in range(9)],
    "choices": lambda rng: rng.choices("ABCDEFGH", k=9),
    "randint": lambda rng: [rng.randint(1, 6) for _ in range(9)],
    "gauss": lambda rng: rng.gauss(0, 1),
    "randbytes": lambda rng: rng.randbytes(9),
}
by_draw = pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS)


@by_draw
def test_it_draws_what_a_plain_random_of_that_seed_draws_and_knows_it(draw):
    rng = SeededRandom(3)

    assert draw(rng) == draw(random.Random(3))
    assert rng.used > 0


@by_draw
def test_a_copy_is_asked_and_goes_on_for_itself(draw):
    rng = SeededRandom(3)
    rng.gauss(0, 1)  # half of a pair of numbers, of which the other is kept
    before = rng.getstate(), rng.used
    twin = copy.deepcopy(rng)

    assert (twin.getstate(), twin.used) == before
    assert twin == rng
    draw(twin)

    assert (rng.getstate(), rng.used) == before


def test_two_are_equal_if_they_began_alike_however_often_they_were_asked():
    rng = SeededRandom(3)
    rng.random()

    assert rng == SeededRandom(3) == SeededRandom.like(random.Random(3))
    assert repr(rng) == "random.Random(3)"
    assert hash(rng) == hash(SeededRandom(3))
    assert rng != SeededRandom(4)
    assert rng != random.Random(3)


def test_what_arrives_to_be_drawn_from_is_nobody_elses():
    sent = serialize.encode(SeededRandom(3))
    one, other = serialize.decode(sent), serialize.decode(sent)
    one.random()

    assert (one.used, other.used) == (1, 0)
    arrived = serialize.decode(serialize.encode(one))
    assert (arrived, arrived.used) == (one, 1)
    assert other.getstate() == SeededRandom(3).getstate()


@pytest.mark.parametrize("start", [-5, 10**6, "seed", None])
def test_another_one_is_refused(start):
    rng = random.Random(start)
    rng.random()

    with pytest.raises(ValueError, match=r"give a new random\.Random\(1\)"):
        SeededRandom.like(rng)


def test_what_has_come_back_is_the_same_chance_without_its_state():
    rng = SeededRandom(3)
    rng.random()
    arrived = serialize.decode(serialize.encode(rng))

    assert type(arrived) is Chance
    assert same(arrived, SeededRandom(3))
    assert not same(arrived, SeededRandom(4))
    assert not same(arrived, 3)
    assert serialize.encode(
        serialize.decode(serialize.encode(arrived))
    ) == serialize.encode(arrived)


def test_cases_share_the_chance_of_a_seed_and_nobody_draws_from_it():
    shared = chance_of(3)
    call = Call((["Ann", "Ben"], "ABC", shared))

    outcome = make_call(draw_order, call)

    assert chance_of(3) is shared
    assert (shared.used, outcome.args[2].used > 0) == (0, True)
