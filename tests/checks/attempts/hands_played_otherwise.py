"""Attempts at `play_hand` that are right, and look or work unlike ours."""

# Students write it so.
# ruff: noqa: RET508

from collections import Counter

from scrabble_course.word_game import (
    Hand,
    calculate_handlen,
    display_hand,
    get_word_score,
    is_valid_word,
    update_hand,
)
from tests.checks.attempts.attempt_values import Attempts

play = Attempts("play_hand")


@play.right("while True with break")
def while_true_with_break(hand, word_list):
    total = 0
    stopped = False
    while True:
        if calculate_handlen(hand) == 0:
            break
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input('Enter word, or "!!" to indicate that you are finished: ')
        if word == "!!":
            stopped = True
            break
        if is_valid_word(word, hand, word_list):
            points = get_word_score(word, calculate_handlen(hand))
            total = total + points
            print('"' + word + '"', "earned", points, "points. Total:", total, "points")
        else:
            print("That is not a valid word. Please choose another word.")
        hand = update_hand(hand, word)
    if not stopped:
        print("Ran out of letters.", end=" ")
    print("Total score:", total, "points")
    return total


@play.right("recursion, a word at a time")
def by_recursion(hand, word_list):
    def play_on(hand, total):
        if calculate_handlen(hand) == 0:
            print("Ran out of letters")
            print("Total score:", total)
            return total
        print("Current hand:")
        display_hand(hand)
        word = input("Please enter a word or '!!' to indicate you are done: ")
        if word == "!!":
            print("Total score for this hand:", total)
            return total
        earned = 0
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            print(f"{word} earned {earned} points. Total: {total + earned}")
        else:
            print("That is not a valid word.")
        return play_on(update_hand(hand, word), total + earned)

    return play_on(hand, 0)


@play.right("a copy of the hand, whose counts of zero stay")
def copy_with_zero_counts(hand, word_list):
    left = hand.copy()
    total = 0
    while sum(left.values()) > 0:
        print("Current Hand:", end=" ")
        display_hand(left)
        word = input('Enter word, or "!!" to indicate that you are finished: ')
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, left, word_list):
            earned = get_word_score(word, sum(left.values()))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print("That is not a valid word. Please choose another word.")
        for letter in word.lower():
            if letter in left and left[letter] > 0:
                left[letter] -= 1
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.right("prompts in shouting capitals, without quotes")
def shouting_capitals(hand, word_list):
    total = 0
    while calculate_handlen(hand) != 0:
        print("CURRENT HAND:", end=" ")
        display_hand(hand)
        word = input("ENTER A WORD, OR !! TO STOP > ")
        if word == "!!":
            print("TOTAL SCORE", total)
            break
        elif is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(word.upper(), "EARNED", earned, "POINTS! TOTAL", total, "POINTS!")
            hand = update_hand(hand, word)
        else:
            print("NOT A WORD!!")
            hand = update_hand(hand, word)
    else:
        print("RAN OUT OF LETTERS. TOTAL SCORE", total)
    return total


@play.right("prompts in Dutch")
def in_dutch(hand, word_list):
    totaal = 0
    while calculate_handlen(hand) > 0:
        print("Jouw letters:", end=" ")
        display_hand(hand)
        woord = input("Geef een woord (of !! om te stoppen): ")
        if woord == "!!":
            print(f"Totale score: {totaal} punten")
            return totaal
        if is_valid_word(woord, hand, word_list):
            punten = get_word_score(woord, calculate_handlen(hand))
            totaal += punten
            print(f"'{woord}' is {punten} punten waard. Totaal: {totaal} punten")
        else:
            print("Dat is geen geldig woord. Kies een ander woord.")
        hand = update_hand(hand, woord)
    print(f"Alle letters zijn op (ran out of letters). Totale score: {totaal} punten")
    return totaal


@play.right("prompts in French, printed, and input() without an argument")
def in_french(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Ta main :", end=" ")
        display_hand(hand)
        print("Entre un mot, ou « !! » pour finir :")
        mot = input()
        if mot == "!!":
            print("Score total :", total, "points")
            return total
        if is_valid_word(mot, hand, word_list):
            points = get_word_score(mot, calculate_handlen(hand))
            total += points
            print(f"« {mot} » rapporte {points} points. Total : {total} points")
        else:
            print("Ce n'est pas un mot valable. Choisis un autre mot.")
        hand = update_hand(hand, mot)
    print(f"Plus de lettres (ran out of letters). Score total : {total} points")
    return total


@play.right("the hand sorted, with commas, on a line of its own")
def hand_sorted_with_commas(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        letters = []
        for letter in sorted(hand):
            letters += [letter] * hand[letter]
        print("Current hand:")
        print(", ".join(letters))
        print()
        word = input("Word: ")
        if word == "!!":
            print("Total score:", total)
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(word, "earned", earned, "points.")
            print("Total:", total, "points")
        else:
            print("Invalid word")
        hand = update_hand(hand, word)
    print("Ran out of letters!")
    print("Total score:", total)
    return total


@play.right("extra lines: how many letters are left, and a rule between the turns")
def extra_lines(hand, word_list):
    total = 0
    n = calculate_handlen(hand)
    while n > 0:
        print("-" * 30)
        print("Current Hand:", end=" ")
        display_hand(hand)
        print("Letters left:", n)
        word = input('Enter word, or "!!" to indicate that you are finished: ')
        if word == "!!":
            break
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, n)
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print("That is not a valid word. Please choose another word.")
        hand = update_hand(hand, word)
        n = calculate_handlen(hand)
    print("-" * 30)
    if n == 0:
        print("Ran out of letters.")
    print(f"Total score: {total} points")
    return total


@play.right("the word stripped and lowered as soon as it is typed")
def word_stripped_and_lowered(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input("Enter word: ").strip().lower()
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if word == "":
            print("Please type something.")
            continue
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print("That is not a valid word. Please choose another word.")
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.right("exceptions used for control flow")
def exceptions_for_control_flow(hand, word_list):
    class Finished(Exception):
        pass

    class NotAWord(Exception):
        pass

    total = 0
    try:
        while calculate_handlen(hand):
            print("Current Hand:", end=" ")
            display_hand(hand)
            word = input('Enter word, or "!!" to indicate that you are finished: ')
            try:
                if word == "!!":
                    raise Finished
                if not is_valid_word(word, hand, word_list):
                    raise NotAWord
                earned = get_word_score(word, calculate_handlen(hand))
                total += earned
                print(f'"{word}" earned {earned} points. Total: {total} points')
            except NotAWord:
                print("That is not a valid word. Please choose another word.")
            hand = update_hand(hand, word)
        print("Ran out of letters.", end=" ")
    except Finished:
        pass
    print(f"Total score: {total} points")
    return total


@play.right("a for loop over iter(), helper functions, scores kept in a list")
def for_loop_over_iter(hand, word_list):
    def ask():
        print("Current Hand:", end=" ")
        display_hand(hand)
        return input('Enter word, or "!!" to indicate that you are finished: ')

    def finish(reason):
        print(f"{reason}Total score: {sum(scores)} points")
        return sum(scores)

    scores = []
    if not any(hand.values()):
        return finish("Ran out of letters. ")
    for word in iter(ask, "!!"):
        if is_valid_word(word, hand, word_list):
            scores.append(get_word_score(word, calculate_handlen(hand)))
            print(f'"{word}" earned {scores[-1]} points. Total: {sum(scores)} points')
        else:
            print("That is not a valid word. Please choose another word.")
        hand = update_hand(hand, word)
        if calculate_handlen(hand) == 0:
            return finish("Ran out of letters. ")
    return finish("")


@play.right("the hand kept as a Counter, the words judged and scored in place")
def hand_kept_as_a_counter(hand: Hand, word_list: list[str]) -> int:
    left, listed, total = Counter(hand), set(word_list), 0
    while left.total():
        print("Hand:", *sorted(left.elements(), reverse=True))
        word = input("Next word, !! to stop: ")
        if word == "!!":
            print(f"Total score: {total}.")
            return total
        typed = Counter(word.lower())
        possible = {word.lower().replace("*", vowel) for vowel in "aeiou"}
        if typed <= left and possible & listed:
            earned = get_word_score(word, left.total())
            total += earned
            print(f"{word!r} earned {earned} points. Total: {total} points.")
        else:
            print(f"{word!r} is not a valid word.")
        left -= typed
    print(f"Ran out of letters. Total score: {total}.")
    return total


RIGHT = tuple(play.rights)
