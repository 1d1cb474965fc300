def deal_hand(n):
    num_vowels = math.ceil(n / 3)
    letters = "*" + choose(VOWELS, num_vowels - 1) + choose(CONSONANTS, n - num_vowels)
    return get_frequency_dict(letters)


def is_valid_word(word, hand, word_list):
    word = word.lower()
    place = word.find("*")
    if place == -1:
        return is_plain_word(word, hand, word_list)
    if not is_spelled(word, hand):
        return False
    for vowel in VOWELS:
        if word.replace("*", vowel) in word_list:
            return True
    return False


def is_spelled(word, hand):
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return True
