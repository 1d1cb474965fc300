def row_plays(hand, row, words=None):
    words = capital_words(words)
    beginnings = prefixes(words)
    plays = set()

    def add(start, word, hand):
        if word.upper() not in beginnings:
            return
        end = start + len(word)
        is_end = end == len(row) or not is_letter(row[end])
        laid_on_anchor = any(map(is_anchor, row[start:end]))
        if is_end and laid_on_anchor and len(word) > 1 and word.upper() in words:
            plays.add((start, word))
        if end == len(row):
            return
        if is_letter(row[end]):
            add(start, word + row[end], hand)
        else:
            for letter, rest in choices(hand, row[end]):
                add(start, word + letter, rest)

    for start in range(len(row)):
        if start == 0 or not is_letter(row[start - 1]):
            add(start, "", hand)
    return plays


def horizontal_plays(hand, board, words=None):
    words = capital_words(words)
    plays = set()
    for number in range(15):
        for col, word in row_plays(hand, anchored_row(board, number, words), words):
            score = calculate_score(board, (number, col), ACROSS, hand, word)
            plays.add((score, (number, col), word))
    return plays


def all_plays(hand, board, words=None):
    plays = set()
    across = set()
    for score, pos, word in horizontal_plays(hand, board, words):
        plays.add((score, pos, ACROSS, word))
        across.add(tiles_laid(board, pos, ACROSS, word))
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        if tiles_laid(board, (col, row), DOWN, word) not in across:
            plays.add((score, (col, row), DOWN, word))
    return plays


def best_play(hand, board, words=None):
    best = None
    for play in all_plays(hand, board, words):
        if best is None or (-play[0], play[1:]) < (-best[0], best[1:]):
            best = play
    return best
