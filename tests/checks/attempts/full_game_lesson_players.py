"""Attempts at stage 12 as readers of its lesson make them: the end, and a player."""

# Students write it so.
# ruff: noqa: B905, RET503, SIM103

from scrabble_course.board import DOWN, Play, finding_plays
from scrabble_course.engine import all_plays
from scrabble_course.scrabble import Exchange, Pass, Place, greedy
from tests.checks.attempts.attempt_values import Attempts

over = Attempts("is_over")
final = Attempts("final_scores")
player = Attempts("my_player")

READERS = "what readers of the lesson do"


@over.wrong(READERS, cause="turns-only")
def a_list_is_no_text(racks, bag, scoreless_turns, wants_to_end):
    return (bag == "" and racks == "") or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(READERS, cause="turns-only")
def no_racks(racks, bag, scoreless_turns, wants_to_end):
    return (not bag and not racks) or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(READERS, cause="rack")
def in_every_bag(racks, bag, scoreless_turns, wants_to_end):
    return ("" in bag and "" in racks) or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(READERS, cause="bag")
def in_every_rack(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        if "" in rack and bag == "":
            return True
    return scoreless_turns >= 6 and wants_to_end


@over.wrong(READERS, cause="number")
def a_pair(racks, bag, scoreless_turns, wants_to_end):
    return bag == "" and "" in racks, scoreless_turns >= 6 and wants_to_end


@over.wrong(READERS, cause="bag-must-be-empty")
def false_too_soon(racks, bag, scoreless_turns, wants_to_end):
    if bag == "":
        if "" in racks:
            return True
        return False
    return scoreless_turns >= 6 and wants_to_end


@over.wrong(READERS, cause="bag-must-be-empty")
def three_turns_each(racks, bag, scoreless_turns, wants_to_end):
    is_out = bag == "" and "" in racks
    return is_out or (scoreless_turns >= 3 * len(racks) and wants_to_end)


def points_of(rack, values):
    points = 0
    for tile in rack:
        points += values[tile]
    return points


@final.wrong(READERS, cause="early")
def a_running_gain(scores, racks, values):
    final, gain = [], 0
    for score, rack in zip(scores, racks):
        gain += points_of(rack, values)
        if rack == "":
            final.append(score + gain)
        else:
            final.append(score - points_of(rack, values))
    return final


@final.wrong(READERS, cause="not-reset")
def never_begins_anew(scores, racks, values):
    final, left = [], 0
    for score, rack in zip(scores, racks):
        left += points_of(rack, values)
        final.append(score - left)
    if "" in racks:
        final[racks.index("")] += left
    return final


@final.wrong(READERS, cause="key")
def looks_up_a_rack(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - values[rack])
    return final


@final.wrong(READERS, cause="get")
def gets_a_rack(scores, racks, values):
    final, gain = [], 0
    for score, rack in zip(scores, racks):
        left = values.get(rack, 0)
        final.append(score - left)
        gain += left
    if "" in racks:
        final[racks.index("")] += gain
    return final


def after_losses(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - points_of(rack, values))
    return final


@final.wrong(READERS, cause="alone")
def assigns_the_gain(scores, racks, values):
    final = after_losses(scores, racks, values)
    if "" in racks:
        final[racks.index("")] = sum(scores) - sum(final)
    return final


@final.wrong(READERS, cause="return-in-loop")
def returns_the_first_score(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - points_of(rack, values))
        return final


@final.wrong(READERS, cause="append-in-loop")
def appends_for_each_tile(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        left = 0
        for tile in rack:
            left += values[tile]
            final.append(score - left)
    return final


@final.wrong(READERS, cause="two-players")
def the_neighbour_alone(scores, racks, values):
    final = after_losses(scores, racks, values)
    if "" in racks:
        out = racks.index("")
        final[out] += points_of(racks[1 - out], values)
    return final


@final.wrong(READERS, cause="sorted")
def from_the_lowest(scores, racks, values):
    final = after_losses(scores, racks, values)
    if "" in racks:
        final[racks.index("")] += sum(scores) - sum(final)
    return sorted(final)


@final.wrong(READERS, cause="in-place")
def a_second_name(scores, racks, values):
    final = scores
    gain = 0
    for at in range(len(final)):
        final[at] -= points_of(racks[at], values)
        gain += points_of(racks[at], values)
    if "" in racks:
        final[racks.index("")] += gain
    return final


@player.wrong(READERS, cause="choosy-stops")
def stops_if_it_likes_none(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if plays == []:
        return Pass()
    liked = []
    for play in plays:
        if "S" not in play.word:
            liked.append(play)
    return Place(liked[0].play)


@player.wrong(READERS, cause="pass-early")
def passes_if_it_likes_none(board, rack, lexicon):
    for play in all_plays(board, rack, lexicon):
        if "S" not in play.word:
            return Place(play.play)
    return Pass()


@player.wrong(READERS, cause="pass-early")
def the_thrifty_one_of_the_lesson(board, rack, lexicon):
    turn, most = Pass(), 0
    for play in all_plays(board, rack, lexicon):
        worth = play.score
        for letter in play.word:
            if letter.islower():
                worth -= 25
        if worth > most:
            turn, most = Place(play.play), worth
    return turn


@player.wrong(READERS, cause="attribute")
def asks_for_points(board, rack, lexicon):
    turn, most = Pass(), -1
    for play in all_plays(board, rack, lexicon):
        if play.points > most:
            turn, most = Place(play.play), play.points
    return turn


@player.wrong(READERS, cause="swapped")
def rack_before_board(board, rack, lexicon):
    plays = all_plays(rack, board, lexicon)
    return Place(plays[0].play) if plays else Pass()


@player.wrong(READERS, cause="board-back")
def gives_the_board_back(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    return board.lay(plays[0].play) if plays else Pass()


@player.wrong(READERS, cause="fixed")
def always_cats(board, rack, lexicon):
    return Place(Play("CATS", 7, 4))


@player.wrong(READERS, cause="list-exchanged")
def exchanges_a_list(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    return Place(plays[0].play) if plays else Exchange([rack[0]])


@player.wrong(READERS, cause="prints")
def prints_its_turn(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    print(Place(plays[0].play) if plays else Pass())


@player.wrong(READERS, cause="function")
def gives_a_player(board, rack, lexicon):
    return greedy


def thinks_of_the_whole_list(board, rack, lexicon):
    while len(rack) > 0:
        finding_plays.best_play("A", board, ["aa"])
    return Pass()


@over.right("two answers with names")
def two_answers(racks, bag, scoreless_turns, wants_to_end):
    is_out = bag == "" and "" in racks
    is_stuck = scoreless_turns >= 6 and wants_to_end
    return is_out or is_stuck


@over.right("the length of each rack")
def counts_tiles(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        if len(rack) + len(bag) == 0:
            return True
    return wants_to_end and not scoreless_turns <= 5


@final.right("losses first, and then the gain")
def in_two_loops(scores, racks, values):
    final = after_losses(scores, racks, values)
    gain = sum(scores) - sum(final)
    for at in range(len(racks)):
        if racks[at] == "":
            final[at] += gain
    return final


@final.right("a loop over the others for each")
def over_the_others(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        if rack == "":
            for other in racks:
                score += points_of(other, values)
        else:
            score -= points_of(rack, values)
        final.append(score)
    return final


@player.right("the first play that it likes, or else the first")
def likes_some_more(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    for play in plays:
        if "S" not in play.word:
            return Place(play.play)
    for play in plays:
        return Place(play.play)
    return Pass()


@player.right("the functions of stage 11")
def with_stage_11(board, rack, lexicon):
    best = finding_plays.best_play(rack, board, [*lexicon])
    if best is None:
        return Pass()
    _, (row, col), direction, word = best
    if direction == DOWN:
        return Place(Play(word, row, col, down=True))
    return Place(Play(word, row, col))


@player.right("the largest tuple")
def the_largest_tuple(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    return Place(max(plays).play) if plays else Exchange(rack)


WRONG = (*over.wrongs, *final.wrongs, *player.wrongs)
RIGHT = (*over.rights, *final.rights, *player.rights)
