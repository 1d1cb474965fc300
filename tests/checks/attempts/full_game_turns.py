"""Attempts at stage 12: `exchange` and `my_player`."""

# Students write it so.
# ruff: noqa: RET503, B016, B904

import random
from collections import Counter

from scrabble_course.board import ACROSS, Board, Play, check_play
from scrabble_course.board.finding_plays import all_plays as slow_plays
from scrabble_course.engine import Lexicon, all_plays, best_play
from scrabble_course.scrabble import (
    Challenge,
    EndGame,
    Exchange,
    Pass,
    Place,
    longest_word,
    random_player,
)
from scrabble_course.scrabble.bag import without
from tests.checks.attempts.attempt_values import Attempts

swap = Attempts("exchange")
player = Attempts("my_player")

BEGINNERS = "what beginners do"


def refuse(rack, tiles, bag, fewest=7):
    if len(bag) < fewest:
        raise ValueError(f"only {len(bag)} tiles")
    if not tiles:
        raise ValueError("no tiles")
    if Counter(tiles) - Counter(rack):
        raise ValueError(f"{tiles} are not on {rack}")


def taken(rack, tiles):
    for tile in tiles:
        rack = rack.replace(tile, "", 1)
    return rack


@swap.wrong(BEGINNERS, cause="rack")
def exchange_gives_the_rack(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    return taken(rack, tiles) + "".join(rng.sample(bag, len(tiles)))


@swap.wrong(BEGINNERS, cause="lists")
def exchange_gives_lists(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return list(taken(rack, tiles)) + drawn, list(taken(bag, drawn) + tiles)


@swap.wrong(BEGINNERS, cause="three")
def exchange_gives_three(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), tiles, taken(bag, drawn)


@swap.wrong(BEGINNERS, cause="swapped")
def exchange_swapped(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(bag, drawn) + tiles, taken(rack, tiles) + "".join(drawn)


@swap.wrong(BEGINNERS, cause="more-than-seven")
def needs_more_than_seven(rack, tiles, bag, rng):
    if len(bag) <= 7:
        raise ValueError("too few tiles")
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="refuses-all")
def refuses_a_short_rack(rack, tiles, bag, rng):
    if len(rack) < 7 and len(bag) > 7:
        raise ValueError("a rack of seven, please")
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="back-at-once")
def old_tiles_go_in_first(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    bag += tiles
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn)


@swap.wrong(BEGINNERS, cause="all-copies")
def gives_all_copies(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    for tile in tiles:
        rack = rack.replace(tile, "")
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="rack-kept")
def old_tiles_stay_on_the_rack(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="old-lost")
def old_tiles_are_lost(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn)


@swap.wrong(BEGINNERS, cause="filled-up")
def fills_up_to_seven(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    drawn = rng.sample(bag, 7 - len(kept))
    return kept + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="rack-lost")
def gives_the_new_tiles(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="replacement")
def exchanges_with_choices(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.choices(bag, k=len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="bag-kept")
def new_tiles_stay_in_the_bag(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), bag + tiles


@swap.wrong(BEGINNERS, cause="bag-copies")
def all_copies_leave_the_bag(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    for tile in drawn:
        bag = bag.replace(tile, "")
    return taken(rack, tiles) + "".join(drawn), bag + tiles


@swap.wrong(BEGINNERS, cause="one-for-all")
def one_tile_for_all(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    tile = rng.choice(bag)
    return taken(rack, tiles) + tile, bag.replace(tile, "", 1) + tiles


@swap.wrong(BEGINNERS, cause="bag-cut")
def cuts_the_bag_short(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), bag[len(tiles) :] + tiles


@swap.wrong(BEGINNERS, cause="any-letters")
def draws_any_letters(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.choices("XYJKW", k=len(tiles))
    return taken(rack, tiles) + "".join(drawn), bag[len(tiles) :] + tiles


@swap.wrong(BEGINNERS, cause="error-returned")
def returns_an_error(rack, tiles, bag, rng):
    try:
        refuse(rack, tiles, bag)
    except ValueError as error:
        return error
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="message-returned")
def returns_a_message(rack, tiles, bag, rng):
    try:
        refuse(rack, tiles, bag)
    except ValueError as error:
        return f"sorry: {error}"
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="none-returned")
def prints_a_message(rack, tiles, bag, rng):
    try:
        refuse(rack, tiles, bag)
    except ValueError as error:
        print(error)
        return None
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="as-many")
def as_many_in_the_bag_will_do(rack, tiles, bag, rng):
    refuse(rack, tiles, bag, fewest=len(tiles))
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="few")
def back_as_it_was_for_a_short_bag(rack, tiles, bag, rng):
    if len(bag) < 7:
        return rack, bag
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="few")
def six_will_do(rack, tiles, bag, rng):
    refuse(rack, tiles, bag, fewest=6)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="not-held")
def does_not_look_at_the_rack(rack, tiles, bag, rng):
    refuse(tiles, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="not-held")
def looks_at_the_kinds_alone(rack, tiles, bag, rng):
    refuse(tiles, tiles, bag)
    if not set(tiles) <= set(rack):
        raise ValueError("not on the rack")
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="empty")
def nothing_for_nothing(rack, tiles, bag, rng):
    refuse(rack, tiles or rack, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="text-raised")
def raises_a_text(rack, tiles, bag, rng):
    if len(bag) < 7 or not tiles or Counter(tiles) - Counter(rack):
        raise "that cannot be"
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="other-raised")
def raises_another_error(rack, tiles, bag, rng):
    if len(bag) < 7 or not tiles or Counter(tiles) - Counter(rack):
        raise RuntimeError("that cannot be")
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="raise-fails")
def fails_to_raise(rack, tiles, bag, rng):
    if len(bag) < 7 or not tiles or Counter(tiles) - Counter(rack):
        raise ValueError("tiles in the bag: " + len(bag))
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="stumbles")
def stumbles(rack, tiles, bag, rng):
    assert len(bag) >= 7 and tiles
    assert not Counter(tiles) - Counter(rack)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="another-error")
def looks_up_what_is_missing(rack, tiles, bag, rng):
    refuse(tiles, tiles, bag)
    places = {tile: [at for at, t in enumerate(rack) if t == tile] for tile in rack}
    gone = [places[tile].pop() for tile in tiles]
    kept = "".join(tile for at, tile in enumerate(rack) if at not in gone)
    drawn = rng.sample(bag, len(tiles))
    return kept + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="module")
def exchanges_by_the_module(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = random.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="own-random")
def exchanges_by_its_own_chance(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = random.Random().sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.wrong(BEGINNERS, cause="no-chance")
def exchanges_from_the_front(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    count = len(tiles)
    return taken(rack, tiles) + bag[:count], bag[count:] + tiles


@swap.wrong(BEGINNERS, cause="kinds")
def exchanges_kinds(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    for _ in tiles:
        tile = rng.choice(sorted(set(bag)))
        kept, bag = kept + tile, bag.replace(tile, "", 1)
    return kept, bag + tiles


@swap.wrong(BEGINNERS, cause="never-the-last")
def exchanges_never_the_first(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    from_there = bag[1:] if len(bag) > 7 else bag
    drawn = rng.sample(from_there, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.right("lists that shuffle and pop")
def exchange_with_lists(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    held, pile = list(rack), list(bag)
    rng.shuffle(pile)
    for tile in tiles:
        held.remove(tile)
        held.append(pile.pop())
    return "".join(held), "".join(pile) + tiles


@swap.right("list.remove refuses what is not held")
def list_remove_refuses(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError
    held = list(rack)
    for tile in tiles:
        held.remove(tile)
    drawn = rng.sample(bag, len(tiles))
    return "".join(held + drawn), without(bag, drawn) + tiles


@swap.right("counters, so the order is another one")
def exchange_with_counters(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = Counter(rng.sample(bag, len(tiles)))
    held = Counter(rack) - Counter(tiles) + drawn
    left = Counter(bag) - drawn + Counter(tiles)
    return "".join(held.elements()), "".join(left.elements())


@swap.right("new tiles in the places of the old ones")
def exchange_in_place(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    for old, new in zip(tiles, drawn, strict=True):
        rack = rack.replace(old, new.lower(), 1)
    return rack.upper(), taken(bag, drawn) + tiles


@swap.right("an error of one's own")
def exchange_with_an_own_error(rack, tiles, bag, rng):
    class Refused(ValueError):
        pass

    try:
        refuse(rack, tiles, bag)
    except ValueError:
        raise Refused
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@swap.right("one after the other by place")
def exchange_by_place(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    for _ in tiles:
        at = rng.randrange(len(bag))
        kept, bag = kept + bag[at], bag[:at] + bag[at + 1 :]
    return kept, tiles + bag


@swap.right("new tiles before the old ones, a sorted bag")
def exchange_sorted(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(sorted(bag), len(tiles))
    left = sorted(taken(bag, drawn) + tiles)
    return "".join(sorted(taken(rack, tiles) + "".join(drawn))), "".join(left)


def refill(rack, bag, rng):
    raise NotImplementedError


@swap.right("with refill, when the rack is full")
def exchange_with_refill(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    more, left = refill("-" * (7 - len(tiles)), bag, rng)
    return kept + more.strip("-"), left + tiles


def found(board, rack, lexicon):
    return max(all_plays(board, rack, lexicon), key=lambda play: play.score)


def turn(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    return Place(plays[0].play) if plays else Pass()


@player.wrong(BEGINNERS, cause="lays")
def lays_on_the_board(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    board[7, 7] = plays[0].word[0]
    return Place(plays[0].play)


@player.wrong(BEGINNERS, cause="play")
def a_play_alone(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return best.play if best else Pass()


@player.wrong(BEGINNERS, cause="scored")
def a_scored_play(board, rack, lexicon):
    return best_play(board, rack, lexicon) or Pass()


@player.wrong(BEGINNERS, cause="scored-placed")
def places_a_scored_play(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best) if best else Pass()


@player.wrong(BEGINNERS, cause="class")
def a_class(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Pass


@player.wrong(BEGINNERS, cause="none")
def none_for_a_pass(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    if best:
        return Place(best.play)


@player.wrong(BEGINNERS, cause="stops")
def max_of_nothing(board, rack, lexicon):
    return Place(found(board, rack, lexicon).play)


@player.wrong(BEGINNERS, cause="stops")
def play_of_none(board, rack, lexicon):
    return Place(best_play(board, rack, lexicon).play)


@player.wrong(BEGINNERS, cause="stops")
def first_of_nothing(board, rack, lexicon):
    return Place(all_plays(board, rack, lexicon)[0].play)


@player.wrong(BEGINNERS, cause="ends")
def ends_the_game(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else EndGame()


@player.wrong(BEGINNERS, cause="ends")
def challenges(board, rack, lexicon):
    return turn(board, rack, lexicon) if board.is_empty else Challenge()


@player.wrong(BEGINNERS, cause="text")
def a_text(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return str(best.play) if best else "pass"


@player.wrong(BEGINNERS, cause="text")
def a_pair(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return (best.play, best.score) if best else Pass()


@player.wrong(BEGINNERS, cause="never")
def always_passes(board, rack, lexicon):
    return Pass()


@player.wrong(BEGINNERS, cause="never")
def always_exchanges(board, rack, lexicon):
    return Exchange(rack)


@player.wrong(BEGINNERS, cause="exchange-lacks")
def exchanges_what_it_lacks(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Exchange("QZ")


@player.wrong(BEGINNERS, cause="exchange-lacks")
def exchanges_nothing(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Exchange("")


@player.wrong(BEGINNERS, cause="exchange-early")
def exchanges_what_is_small(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best and best.score > 9 else Exchange(rack)


@player.wrong(BEGINNERS, cause="pass-early")
def across_only(board, rack, lexicon):
    plays = [play for play in all_plays(board, rack, lexicon) if not play.down]
    return Place(plays[0].play) if plays else Pass()


@player.wrong(BEGINNERS, cause="pass-early")
def blanks_are_left_out(board, rack, lexicon):
    tiles = rack.replace("?", "")
    return turn(board, tiles, lexicon) if tiles else Pass()


@player.wrong(BEGINNERS, cause="empty-board")
def plays_on_an_empty_board(board, rack, lexicon):
    return turn(Board.empty(), rack, lexicon)


@player.wrong(BEGINNERS, cause="own-words")
def has_words_of_its_own(board, rack, lexicon):
    words = Lexicon.from_words([*lexicon, "cat", "as", "at", "tea", "co", "qi", "xi"])
    return turn(board, rack, words)


@player.wrong(BEGINNERS, cause="own-words")
def forgets_cross_words(board, rack, lexicon):
    letters = set("".join(lexicon)) | set(rack.lower()) - {"?"}
    pairs = {one + two for one in letters for two in letters}
    plays = all_plays(board, rack, Lexicon.from_words({*lexicon, *pairs}))
    plays = [play for play in plays if play.word.lower() in lexicon]
    return Place(plays[-1].play) if plays else Pass()


@player.wrong(BEGINNERS, cause="own-tiles")
def capitals_for_blanks(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    best = plays[0]
    return Place(Play(best.word.upper(), best.row, best.col, best.down))


@player.wrong(BEGINNERS, cause="own-tiles")
def always_has_a_blank(board, rack, lexicon):
    return turn(board, rack[:6] + "?", lexicon)


@player.wrong(BEGINNERS, cause="always-across")
def always_across(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(Play(best.word, best.row, best.col)) if best else Pass()


@player.wrong(BEGINNERS, cause="column-first")
def row_and_column_swapped(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    best = plays[-1]
    return Place(Play(best.word, best.col, best.row, best.down))


@player.wrong(BEGINNERS, cause="place")
def small_words(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    return Place(Play("", plays[0].row, plays[0].col))


@player.wrong(BEGINNERS, cause="direction")
def direction_for_down(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(Play(best.word, best.row, best.col, ACROSS)) if best else Pass()


@player.wrong(BEGINNERS, cause="direction")
def text_placed(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(str(best.play)) if best else Pass()


player.right("greedy with best_play")(
    lambda board, rack, lexicon: (
        Place(best.play) if (best := best_play(board, rack, lexicon)) else Pass()
    )
)
player.right("the longest word")(
    lambda board, rack, lexicon: longest_word(board, rack, lexicon)
)
player.right("any play")(
    lambda board, rack, lexicon: random_player(random.Random())(board, rack, lexicon)
)


@player.right("the play that scores least")
def the_least(board, rack, lexicon):
    plays = sorted(all_plays(board, rack, lexicon), key=lambda play: play.score)
    return Place(plays[0].play) if plays else Pass()


@player.right("exchanges all when there is no play")
def exchanges_all(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Exchange(rack)


@player.right("exchanges one tile when there is no play")
def exchanges_one(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Exchange(max(rack))


@player.right("the plays of stage 11")
def with_the_plays_of_stage_11(board, rack, lexicon):
    plays = slow_plays(rack, board, {word.upper() for word in lexicon})
    if not plays:
        return Pass()
    _, (row, col), direction, word = max(plays)
    return Place(Play(word, row, col, down=direction != ACROSS))


@player.right("tries every word on every square")
def tries_everything(board, rack, lexicon):
    for word in lexicon:
        for place in range(225):
            for down in (False, True):
                for at in range(-1, len(word) if "?" in rack else 0):
                    letters = list(word.upper())
                    if at >= 0:
                        letters[at] = letters[at].lower()
                    play = Play("".join(letters), *divmod(place, 15), down)
                    try:
                        check_play(board, play, rack, lexicon.__contains__)
                    except ValueError:
                        continue
                    return Place(play)
    return Pass()


@player.right("keeps the most points on the rack")
def keeps_points(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    ranked = sorted(plays, key=lambda play: (len(play.word), play.score))
    return Place(ranked[len(ranked) // 2].play) if ranked else Pass()


WRONG = (*swap.wrongs, *player.wrongs)
RIGHT = (*swap.rights, *player.rights)
