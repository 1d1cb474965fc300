"""Attempts at stage 6, `play_game`."""

from scrabble_course.word_game import (
    HAND_SIZE,
    deal_hand,
    display_hand,
    play_hand,
    substitute_hand,
)
from tests.exercises.attempts import right, slips_of, variants_of, wrong

OWN_WORDS = ["out", "part"]


def yes(question, answers=("yes", "no")):
    answer = input(question).lower()
    while answer not in answers:
        answer = input(question).lower()
    return answer == answers[0]


def oui(question):
    print(question, "(yes/no)")
    reponse = input().lower()
    return oui(question) if reponse not in ("yes", "no") else reponse == "yes"


@right("two flags, and a function that asks again")
def two_flags(word_list):
    total = 0
    may_substitute = True
    may_replay = True
    hands = int(input("How many hands? "))
    for _ in range(hands):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            display_hand(hand)
            if yes("Substitute a letter? "):
                hand = substitute_hand(hand, input("Which letter? ").lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes("Replay the hand? "):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")
    return total


variant = variants_of(two_flags)
slip = slips_of(two_flags)

HANDS = 'int(input("How many hands? "))'
ROUNDS = "for _ in range(hands):"
SUBSTITUTE = 'if yes("Substitute a letter? "):'
CHANGE = 'hand = substitute_hand(hand, input("Which letter? ").lower())'
NO_CHANGE = "                may_substitute = False\n"
PLAY = "score = play_hand(hand, word_list)\n"
REPLAY = 'yes("Replay the hand? ")'
BETTER = "max(score, play_hand(hand, word_list))"
NO_REPLAY = "            may_replay = False\n"
ADD = "        total += score\n"
SAY = '    print(f"Total score over all hands: {total}")\n'

variant(
    "prompts in Dutch, yes and no in English",
    "in_dutch",
    ("How many hands?", "Hoeveel handen wil je spelen?"),
    ("Substitute a letter?", "Wil je een letter ruilen? (yes/no)"),
    ("Which letter?", "Welke letter?"),
    ("Replay the hand?", "Wil je deze hand opnieuw spelen? (yes/no)"),
    ("Total score over all hands:", "Totale score van alle handen:"),
)
variant(
    "questions in French, printed, and input() without an argument",
    "in_french",
    (HANDS, 'print("Combien de mains ?") or int(input())'),
    (SUBSTITUTE, 'if oui("Veux-tu échanger une lettre ?"):'),
    (REPLAY, 'oui("Veux-tu rejouer cette main ?")'),
    ("Total score over all hands", "Score total"),
)
variant(
    "the better score announced in capitals, a rule after every hand",
    "better_score_announced",
    (BETTER, f"{BETTER}\n            print('THE BETTER SCORE IS', score, '!')"),
    (ADD, f"{ADD}        print('-' * 30)\n"),
)
variant(
    "the hand copied before each play, the total printed as it grows",
    "hand_copied_and_total_shown",
    (PLAY, "score = play_hand(hand.copy(), word_list)\n"),
    (BETTER, BETTER.replace("hand,", "dict(hand),")),
    (ADD, f"{ADD}        print('Hand', _ + 1, 'of', hands, 'total so far', total)\n"),
)

slip("number-of-hands-not-asked", "never_asks_how_many", (HANDS, "2"))
slip("no-substitution-offered", "never_substitutes", (SUBSTITUTE, "if False:"))
slip("no-replay-at-the-end", "never_replays", (REPLAY, "False"))
slip(
    "no-replay-at-the-end",
    "replay_only_between_hands",
    ("if may_replay", "if _ < hands - 1 and may_replay"),
)
slip("range-of-hands", "one_round_less", ("range(hands)", "range(hands - 1)"))
slip("range-of-hands", "one_round_more", ("range(hands)", "range(hands + 1)"))
slip(
    "one-flag-for-two",
    "one_flag",
    ("if may_replay", "if may_substitute"),
    (NO_REPLAY, NO_CHANGE[4:]),
)
slip("used-up-by-no", "substitution_used_up_by_no", (NO_CHANGE, NO_CHANGE[4:]))
slip("used-up-by-no", "replay_used_up_by_no", (NO_REPLAY, NO_REPLAY[4:]))
slip("substituted-hand-dropped", "changed_hand_dropped", (CHANGE, CHANGE[7:]))
slip(
    "answer-not-followed",
    "wants_y_or_n",
    (SUBSTITUTE, 'if yes("Substitute? ", ("y", "n")):'),
)
slip(
    "answer-not-followed",
    "hears_only_y",
    (SUBSTITUTE, 'if input("Substitute? ") == "y":'),
    (REPLAY, 'input("Replay? ") == "y"'),
)
slip("substitution-offered-again", "change_not_remembered", (NO_CHANGE, ""))
slip(
    "substitution-offered-again",
    "another_letter",
    (SUBSTITUTE, SUBSTITUTE.replace("if", "while")),
)
slip(
    "substitutes-on-replay",
    "deals_for_the_replay",
    (BETTER, BETTER.replace("hand,", "deal_hand(HAND_SIZE),")),
)
slip("replay-offered-again", "replay_not_remembered", (NO_REPLAY, ""))
slip(
    "replay-offered-again",
    "replays_until_no",
    ("if may_replay", "while may_replay"),
    (NO_REPLAY, ""),
)
slip(
    "zero-hands",
    "zero_hands_refused",
    (ROUNDS, f"while hands == 0:\n        hands = {HANDS}\n    {ROUNDS}"),
)
slip("asks-too-much", "asks_for_a_name", (HANDS, f'{HANDS} if input("Name? ") else 0'))
slip("asks-too-much", "asks_after_a_hand", (PLAY, f"{PLAY}        yes('Go on? ')\n"))
slip("asks-too-much", "asks_at_the_end", (SAY, f"{SAY}    input('Again? ')\n"))
slip("asks-too-much", "calls_itself", ("return total", "return two_flags(word_list)"))
slip("ends-early", "return_in_the_loop", (ADD, f"{ADD}        return total\n"))
slip(
    "ends-early",
    "over_after_the_substitution",
    (NO_CHANGE, f"{NO_CHANGE}                return total\n"),
)
slip(
    "prints-none",
    "hand_in_a_print",
    ("display_hand(hand)", "print(display_hand(hand))"),
)
slip("hand-not-shown", "hand_not_shown", ("display_hand(hand)", "pass"))
slip("total-not-shown", "total_not_shown", (SAY, ""))
slip("scores-not-kept", "scores_not_kept", (ADD, ""))
slip("total-overwritten", "total_overwritten", ("+= score", "= score"))
slip("replay-overwrites", "replay_overwrites", (BETTER, BETTER[11:-1]))
slip("first-score-kept", "replay_not_counted", ("score = " + BETTER, BETTER[11:-1]))
slip("both-scores-added", "both_scores_added", (BETTER, f"score + {BETTER[11:-1]}"))
slip("returns-none", "total_only_printed", ("    return total", ""))
slip(
    "answers-in-capitals", "only_small_letters", (REPLAY, 'input("Replay? ") == "yes"')
)
slip(
    "does-not-ask-again",
    "all_but_yes_is_no",
    (SUBSTITUTE, 'if input("Substitute? ").lower() == "yes":'),
)
slip("seven-for-hand-size", "seven_for_hand_size", ("HAND_SIZE", "7"))
slip(
    "other-words",
    "own_list_of_words",
    (PLAY, PLAY.replace("word_list", "OWN_WORDS")),
    (BETTER, BETTER.replace("word_list", "OWN_WORDS")),
)
slip("raises", "number_left_as_text", (HANDS, HANDS[4:-1]))
slip(
    "name-error",
    "total_begun_by_the_first_hand",
    ("    total = 0\n", ""),
    (ADD, "        total = score if _ == 0 else total + score\n"),
)


@wrong("substitutes-on-replay")
def replay_goes_through_the_whole_hand_again(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input("How many hands? "))):
        hand = deal_hand(HAND_SIZE)
        scores = []
        playing = True
        while playing:
            if may_substitute:
                display_hand(hand)
                if yes("Substitute a letter? "):
                    hand = substitute_hand(hand, input("Which letter? ").lower())
                    may_substitute = False
            scores.append(play_hand(hand, word_list))
            playing = may_replay and yes("Replay the hand? ")
            if playing:
                may_replay = False
        total += max(scores)
    print(f"Total score over all hands: {total}")
    return total


@right("while loops, and numbers for what is left of the two favours")
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


@right("all hands dealt before the first is played")
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


@right("the next hand dealt before the question that goes before it")
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


@right("recursion, a hand at a time")
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
