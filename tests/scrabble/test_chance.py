import random
from functools import partial

from scrabble_course.scrabble import random_player
from scrabble_course.scrabble.chance import chances_of, seeded

RNG = random.Random(1)


def with_a_variable(board, rack, lexicon):
    return indirectly()


def indirectly():
    return [RNG.random() for _ in "ab"]


class Thing:
    def __init__(self):
        self.rng = random.Random(1)

    def __call__(self, board, rack, lexicon):
        return self.rng.random()

    def method(self, board, rack, lexicon):
        return self.rng.random()


def taking(rng, board, rack, lexicon):
    return rng.random()


def test_chance_is_found_wherever_a_player_holds_it():
    thing, rng = Thing(), random.Random(2)

    assert list(chances_of(with_a_variable)) == [RNG]
    assert list(chances_of(random_player(rng))) == [rng]
    assert list(chances_of(thing)) == [thing.rng]
    assert list(chances_of(thing.method)) == [thing.rng]
    assert list(chances_of(partial(taking, rng))) == [rng]
    inner = random_player(rng)
    assert list(chances_of(lambda *seen: inner(*seen))) == [rng]
    assert list(chances_of(lambda *seen, own=rng: own)) == []
    # What two players share is found once; others have none.
    assert list(chances_of(random_player(rng), random_player(rng))) == [rng]
    assert list(chances_of(len, print, str, object(), random.SystemRandom())) == []


def test_a_player_that_calls_itself_or_a_name_without_a_value_holds_nothing():
    def player(board, rack, lexicon):
        return player(board, rack, later)

    assert list(chances_of(player)) == []
    later = 1


def test_the_same_seed_gives_the_same_chance_and_leaves_no_trace():
    rng = random.Random(3)
    player = partial(taking, rng)
    before = rng.getstate(), random.getstate()
    drawn = []
    for seed in ("a", "a", "b"):
        with seeded(seed, [player]):
            drawn.append((player(None, "", None), random.random()))

    assert drawn[0] == drawn[1] != drawn[2]
    assert (rng.getstate(), random.getstate()) == before
