def calculate_handlen(hand):
    return sum(hand.values())


def play_hand(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input('Enter word, or "!!" to indicate that you are finished: ')
        if word == "!!":
            break
        if word == "":
            continue
        if is_valid_word(word, hand, word_list):
            points = get_word_score(word, calculate_handlen(hand))
            total += points
            print(f'"{word}" earned {points} points. Total: {total} points')
        else:
            print("That is not a valid word. Please choose another word.")
        hand = update_hand(hand, word)
    if calculate_handlen(hand) == 0:
        print("Ran out of letters.")
    print(f"Total score for this hand: {total} points")
    return total
