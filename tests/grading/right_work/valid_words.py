def is_valid_word(word, hand, word_list):
    word = word.lower()
    needed = get_frequency_dict(word)
    for letter in needed:
        if needed[letter] > hand.get(letter, 0):
            return False
    return word in word_list
