def substitute_hand(hand, letter):
    if letter == "*" or hand.get(letter, 0) == 0:
        return hand.copy()
    choices = ""
    for other in VOWELS + CONSONANTS:
        if hand.get(other, 0) == 0:
            choices = choices + other
    changed = hand.copy()
    number = changed.pop(letter)
    changed[random.choice(choices)] = number
    return changed


def ask_yes_or_no(question):
    answer = ""
    while answer not in ("yes", "no"):
        answer = input(question).lower()
    return answer == "yes"


def play_game(word_list):
    hands = int(input("Enter total number of hands: "))
    may_substitute, may_replay = True, True
    total = 0
    for _ in range(hands):
        hand = deal_hand(HAND_SIZE)
        print("Current hand:", end=" ")
        display_hand(hand)
        if may_substitute and ask_yes_or_no("Would you like to substitute a letter? "):
            may_substitute = False
            letter = input("Which letter would you like to replace: ")
            hand = substitute_hand(hand, letter.lower())
        score = play_hand(hand, word_list)
        if may_replay and ask_yes_or_no("Would you like to replay the hand? "):
            may_replay = False
            score = max(score, play_hand(hand, word_list))
        total = total + score
    print("Total score over all hands:", total)
    return total
