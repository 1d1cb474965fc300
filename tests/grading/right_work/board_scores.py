def is_letter(square):
    return isinstance(square, str) and square.isalpha()


def transpose(board):
    tiles = {}
    for row in range(15):
        for col in range(15):
            if is_letter(board[row, col]):
                tiles[col, row] = board[row, col]
    return Board.empty().with_tiles(tiles)


def find_cross_word(board, pos):
    row, col = pos
    start = row
    while start > 0 and is_letter(board[start - 1, col]):
        start = start - 1
    text = ""
    end = start
    while end < 15 and (end == row or is_letter(board[end, col])):
        text = text + board[end, col]
        end = end + 1
    return start, text


def word_points(board, pos, direction, word):
    row, col = pos
    points, times = 0, 1
    for letter in word:
        value = 0
        if letter.isupper():
            value = LETTER_VALUES[letter]
        if not is_letter(board[row, col]):
            premium = premium_at((row, col))
            value = value * premium.letter_times
            times = times * premium.word_times
        points = points + value
        row, col = row + direction[0], col + direction[1]
    return points * times


def cross_word_score(board, letter, pos, direction):
    row, col = pos
    if direction == DOWN:
        return cross_word_score(transpose(board), letter, (col, row), ACROSS)
    start, text = find_cross_word(board, pos)
    if text == ".":
        return 0
    return word_points(board, (start, col), DOWN, text.replace(".", letter))


def calculate_score(board, pos, direction, hand, word):
    play = Play(word, pos[0], pos[1], down=direction == DOWN)
    laid = play.new_tiles(board)
    score = word_points(board, pos, direction, word)
    for square, letter in laid.items():
        score = score + cross_word_score(board, letter, square, direction)
    if len(laid) == 7:
        score = score + 50
    return score
