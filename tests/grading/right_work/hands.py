def update_hand(hand, word):
    new_hand = {}
    word = word.lower()
    for letter, count in hand.items():
        left = count - word.count(letter)
        if left > 0:
            new_hand[letter] = left
    return new_hand
