def compute_score(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile)
        if modifier == ScoreModifier.DOUBLE_LETTER_SCORE:
            points = points * 2
        elif modifier == ScoreModifier.TRIPLE_LETTER_SCORE:
            points = points * 3
        elif modifier == ScoreModifier.DOUBLE_WORD_SCORE:
            times = times * 2
        elif modifier == ScoreModifier.TRIPLE_WORD_SCORE:
            times = times * 3
        score = score + points
    score = score * times
    if len(played_tiles) == 7:
        score = score + 50
    return score


def ways_to_play(word, tiles):
    if word == "":
        return [""]
    found = []
    for tile in [word[0].upper(), "?"]:
        if tile in tiles:
            for rest in ways_to_play(word[1:], tiles.replace(tile, "", 1)):
                found.append(tile + rest)
    return found


def highest_scoring_word_from_tiles(tiles, score_modifiers, words=None):
    if words is None:
        words = load_words()
    tiles = tiles.upper().replace(" ", "?")
    best_score, best_word = -1, ""
    for word in words:
        for played in ways_to_play(word, tiles):
            score = compute_score(played, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word
