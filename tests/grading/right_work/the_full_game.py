def draw_order(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        again = []
        for player, tile in zip(tied, drawn):
            if tile == min(drawn):
                again.append(player)
        tied = again
    first = players.index(tied[0])
    return players[first:] + players[:first]


def refill(rack, bag, rng):
    drawn = rng.sample(bag, min(7 - len(rack), len(bag)))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
    return rack + "".join(drawn), bag


def exchange(rack, tiles, bag, rng):
    if len(bag) < 7:
        raise ValueError("too few tiles in the bag")
    if tiles == "":
        raise ValueError("no tiles to exchange")
    for tile in tiles:
        if tile not in rack:
            raise ValueError(tile + " is not on the rack")
        rack = rack.replace(tile, "", 1)
    drawn = rng.sample(bag, len(tiles))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
    return rack + "".join(drawn), bag + tiles


def is_over(racks, bag, scoreless_turns, wants_to_end):
    if bag == "" and "" in racks:
        return True
    return scoreless_turns >= 6 and wants_to_end


def final_scores(scores, racks, values):
    left = []
    for rack in racks:
        left.append(sum(values[tile] for tile in rack))
    final = []
    for score, rack, value in zip(scores, racks, left):
        if rack == "":
            score = score + sum(left)
        final.append(score - value)
    return final


def my_player(board, rack, lexicon):
    turn, most = Pass(), -1
    for play in all_plays(board, rack, lexicon):
        if play.score > most:
            turn, most = Place(play.play), play.score
    return turn
