def get_word_score(word, n):
    word = word.lower()
    points = 0
    for letter in word:
        points = points + SCRABBLE_LETTER_VALUES.get(letter, 0)
    factor = 7 * len(word) - 3 * (n - len(word))
    if factor < 1:
        factor = 1
    return points * factor
