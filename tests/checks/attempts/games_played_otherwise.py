"""Attempts at `play_game` that are right, and look or work unlike ours."""

from scrabble_course.word_game import (
    HAND_SIZE,
    deal_hand,
    display_hand,
    play_hand,
    substitute_hand,
)
from tests.checks.attempts.attempt_values import Attempts

game = Attempts("play_game")


@game.right("while loops, and numbers for what is left of the two favours")
def while_loops_and_numbers(word_list):
    hands = int(input("Enter total number of hands: "))
    total, substitutions, replays = 0, 1, 1
    while hands > 0:
        hand = deal_hand(HAND_SIZE)
        if substitutions == 1:
            print("Current Hand:", end=" ")
            display_hand(hand)
            answer = ""
            while answer != "yes" and answer != "no":
                answer = input("Would you like to substitute a letter? ").lower()
            if answer == "yes":
                letter = input("Which letter would you like to replace: ")
                hand = substitute_hand(hand, letter.lower())
                substitutions -= 1
        score = play_hand(hand, word_list)
        if replays == 1:
            answer = ""
            while answer != "yes" and answer != "no":
                answer = input("Would you like to replay the hand? ").lower()
            if answer == "yes":
                replays -= 1
                again = play_hand(hand, word_list)
                if again > score:
                    score = again
        total += score
        hands -= 1
    print("Total score over all hands:", total)
    return total


@game.right("all hands dealt before the first is played")
def all_hands_dealt_first(word_list):
    def agreed(question):
        while (answer := input(question).casefold()) not in {"yes", "no"}:
            print("yes or no?")
        return answer == "yes"

    number = int(input("How many hands? "))
    hands = [deal_hand(HAND_SIZE) for _ in range(number)]
    scores = []
    substituted = replayed = False
    for hand in hands:
        if not substituted:
            display_hand(hand)
            substituted = agreed("Substitute a letter? ")
            if substituted:
                hand = substitute_hand(hand, input("Which one? ").lower())
        scores.append(play_hand(hand, word_list))
        if not replayed:
            replayed = agreed("Replay? ")
            if replayed:
                scores[-1] = max(scores[-1], play_hand(hand, word_list))
    print(f"Total score over all hands: {sum(scores)}")
    return sum(scores)


@game.right("the next hand dealt before the question that goes before it")
def next_hand_dealt_early(word_list):
    hand = deal_hand(HAND_SIZE)
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input("Enter total number of hands: "))):
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            while True:
                answer = input("Would you like to substitute a letter? ").lower()
                if answer == "yes":
                    letter = input("Which letter would you like to replace: ")
                    hand = substitute_hand(hand, letter.lower())
                    may_substitute = False
                if answer in ("yes", "no"):
                    break
        best = play_hand(hand, word_list)
        while may_replay:
            answer = input("Would you like to replay the hand? ").lower()
            if answer == "no":
                break
            if answer == "yes":
                may_replay = False
                best = max(best, play_hand(hand, word_list))
        total += best
        hand = deal_hand(HAND_SIZE)
    print(f"Total score over all hands: {total}")
    return total


@game.right("recursion, a hand at a time")
def by_recursion(word_list):
    def ask(question):
        answer = input(question).lower()
        return answer == "yes" if answer in ("yes", "no") else ask(question)

    def play(hands, may_substitute, may_replay):
        if hands == 0:
            return 0
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current hand: ", end="")
            display_hand(hand)
            if ask("Would you like to substitute a letter? "):
                letter = input("Which letter would you like to replace: ")
                hand = substitute_hand(hand, letter.lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and ask("Would you like to replay the hand? "):
            may_replay = False
            score = max(score, play_hand(hand, word_list))
        return score + play(hands - 1, may_substitute, may_replay)

    total = play(int(input("Enter total number of hands: ")), True, True)
    print(f"Total score over all hands: {total}")
    return total


@game.right("prompts in Dutch, yes and no in English")
def in_dutch(word_list):
    def vraag(tekst):
        antwoord = input(tekst).strip().lower()
        while antwoord not in ("yes", "no"):
            print("Antwoord met yes of no.")
            antwoord = input(tekst).strip().lower()
        return antwoord == "yes"

    totaal = 0
    ruilen, herspelen = True, True
    for _ in range(int(input("Hoeveel handen wil je spelen? "))):
        hand = deal_hand(HAND_SIZE)
        if ruilen:
            print("Jouw letters:", end=" ")
            display_hand(hand)
            if vraag("Wil je een letter ruilen? (yes/no) "):
                ruilen = False
                hand = substitute_hand(hand, input("Welke letter? ").strip().lower())
        punten = play_hand(hand, word_list)
        if herspelen and vraag("Wil je deze hand opnieuw spelen? (yes/no) "):
            herspelen = False
            punten = max(punten, play_hand(hand, word_list))
        totaal += punten
    print(f"Totale score van alle handen: {totaal}")
    return totaal


@game.right("prompts in French, printed, and input() without an argument")
def in_french(word_list):
    def oui(question):
        while True:
            print(question, "(yes/no)")
            reponse = input().lower()
            if reponse == "yes":
                return True
            if reponse == "no":
                return False
            print("Réponds yes ou no.")

    print("Combien de mains ?")
    nombre = int(input())
    total, echange, rejoue = 0, False, False
    for main in range(1, nombre + 1):
        print(f"--- Main {main} sur {nombre} ---")
        lettres = deal_hand(HAND_SIZE)
        if not echange:
            display_hand(lettres)
            if oui("Veux-tu échanger une lettre ?"):
                print("Laquelle ?")
                lettres, echange = substitute_hand(lettres, input().lower()), True
        points = play_hand(lettres, word_list)
        if not rejoue and oui("Veux-tu rejouer cette main ?"):
            rejoue = True
            points = max(points, play_hand(lettres, word_list))
        total += points
    print("Score total :", total)
    return total


@game.right("shouting capitals, a rule after every hand, the better score announced")
def shouting_capitals(word_list):
    def yes(question):
        answer = None
        while answer not in ("YES", "NO"):
            answer = input(question + "? YES OR NO! ").upper()
        return answer == "YES"

    scores = {}
    used = set()
    for number in range(int(input("HOW MANY HANDS? "))):
        hand = deal_hand(HAND_SIZE)
        if "substitution" not in used:
            print("CURRENT HAND:", end=" ")
            display_hand(hand)
            if yes("SUBSTITUTE A LETTER"):
                used.add("substitution")
                hand = substitute_hand(hand, input("WHICH ONE? ").lower())
        scores[number] = play_hand(hand, word_list)
        print("-" * 10)
        if "replay" not in used and yes("REPLAY THE HAND"):
            used.add("replay")
            print("PLAYING THE SAME HAND AGAIN...")
            again = play_hand(hand, word_list)
            scores[number] = sorted([again, scores[number]])[1]
            print("THE BETTER OF THE TWO COUNTS:", scores[number])
            print("-" * 10)
    print("TOTAL SCORE OVER ALL HANDS:", sum(scores.values()))
    return sum(scores.values())


@game.right("exceptions used for control flow, zero hands sent away at the door")
def exceptions_for_control_flow(word_list):
    class AlreadyUsed(Exception):
        pass

    favours = {"substitute a letter": 1, "replay the hand": 1}

    def granted(favour):
        if favours[favour] == 0:
            raise AlreadyUsed
        while True:
            try:
                question = f"Would you like to {favour}? "
                wish = {"yes": 1, "no": 0}[input(question).lower()]
            except KeyError:
                continue
            favours[favour] -= wish
            return bool(wish)

    number_of_hands = int(input("Enter total number of hands: "))
    if number_of_hands == 0:
        print("Total score over all hands: 0")
        return 0
    total = 0
    for _ in range(number_of_hands):
        hand = deal_hand(HAND_SIZE)
        print("Current Hand:", end=" ")
        display_hand(hand)
        try:
            if granted("substitute a letter"):
                letter = input("Which letter would you like to replace: ")
                hand = substitute_hand(hand, letter.lower())
        except AlreadyUsed:
            print("(The substitution has been used.)")
        points = [play_hand(hand, word_list)]
        try:
            if granted("replay the hand"):
                points.append(play_hand(hand, word_list))
        except AlreadyUsed:
            print("(The replay has been used.)")
        total += max(points)
    print(f"Total score over all hands: {total}")
    return total


@game.right("the hand copied before each play, the total printed as it grows")
def hand_copied_and_total_shown(word_list):
    total = 0
    substitute_used = replay_used = False
    hands = int(input("Enter total number of hands: "))
    for i in range(hands):
        hand = deal_hand(HAND_SIZE)
        if not substitute_used:
            print("Current Hand:", end=" ")
            display_hand(hand)
            reply = input("Would you like to substitute a letter? ").lower()
            while reply not in ["yes", "no"]:
                print("Sorry?")
                reply = input("Would you like to substitute a letter? ").lower()
            if reply == "yes":
                letter = input("Which letter would you like to replace: ").lower()
                hand = substitute_hand(hand.copy(), letter)
                substitute_used = True
        hand_score = play_hand(dict(hand), word_list)
        print(f"Total score for this hand: {hand_score}")
        if not replay_used:
            reply = input("Would you like to replay the hand? ").lower()
            while reply not in ["yes", "no"]:
                print("Sorry?")
                reply = input("Would you like to replay the hand? ").lower()
            if reply == "yes":
                replay_used = True
                replay_score = play_hand(dict(hand), word_list)
                print(f"Total score for this hand: {replay_score}")
                hand_score = max(hand_score, replay_score)
        total = total + hand_score
        print(f"Hand {i + 1} of {hands}, total so far: {total}")
    print(f"Total score over all hands: {total}")
    return total


RIGHT = tuple(game.rights)
