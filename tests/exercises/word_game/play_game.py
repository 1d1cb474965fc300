"""Attempts at stage 6, `play_game`."""

from scrabble_course.word_game import (
    HAND_SIZE,
    deal_hand,
    display_hand,
    play_hand,
    substitute_hand,
)
from tests.exercises.attempts import right, slips_in, variant


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


START = "    total = 0\n"
HANDS = 'int(input("How many hands? "))'
ROUNDS = "for _ in range(hands):"
DEAL = "    hand = deal_hand(HAND_SIZE)\n"
EACH = f"{ROUNDS}\n    {DEAL}"
SUBSTITUTE = 'if yes("Substitute a letter? "):'
CHANGE = 'hand = substitute_hand(hand, input("Which letter? ").lower())'
LETTER = 'input("Which letter? ").lower()'
NO_CHANGE = "                may_substitute = False\n"
PLAY = "score = play_hand(hand, word_list)\n"
REPLAY = 'yes("Replay the hand? ")'
BETTER = "max(score, play_hand(hand, word_list))"
NO_REPLAY = "            may_replay = False\n"
ADD = "        total += score\n"
SAY = '    print(f"Total score over all hands: {total}")\n'

variant(
    two_flags,
    "questions in French, printed, and input() without an argument",
    (HANDS, 'print("Combien de mains ?") or int(input())'),
    (SUBSTITUTE, 'if oui("Veux-tu échanger une lettre ?"):'),
    (REPLAY, 'oui("Veux-tu rejouer cette main ?")'),
    ("Total score over all hands", "Score total"),
)
variant(
    two_flags,
    "the hand copied before each play, the better score and each total announced",
    (PLAY, "score = play_hand(hand.copy(), word_list)\n"),
    (BETTER, f"{BETTER}\n            print('THE BETTER SCORE IS', score, '!')"),
    (ADD, f"{ADD}        print('Hand', _ + 1, 'of', hands, 'total so far', total)\n"),
)
variant(
    two_flags,
    "a while loop, numbers for both favours, and the next hand dealt early",
    (START, f"{START}{DEAL}"),
    (EACH, "while hands > 0:\n"),
    ("may_substitute = True", "may_substitute = 1"),
    (NO_CHANGE, NO_CHANGE.replace("= False", "-= 1")),
    (ADD, f"{ADD}        hands -= 1\n    {DEAL}"),
)
PUT = "hand[random.choice('bghkmnqvy')] = hand.pop(letter)"
variant(
    two_flags,
    "a letter changed by the game itself, and none that is not held",
    (CHANGE, f"if (letter := {LETTER}) in hand:\n                    {PUT}"),
    (START, f"    import random\n\n{START}"),
)
variant(
    two_flags,
    "all hands dealt before the first is played",
    (EACH, "for hand in [deal_hand(HAND_SIZE) for _ in range(hands)]:\n"),
)

slip = slips_in(two_flags)
slip("one-hand-for-all", (EACH, f"hand = deal_hand(HAND_SIZE)\n    {ROUNDS}\n"))
slip("number-of-hands-not-asked", (HANDS, "2"))
slip("size-of-hands-asked", (HANDS, f'{HANDS} if input("Hand size: ") else 0'))
slip("another-total", (START, "    total = -1\n"))
slip("hand-too-many", (ADD, f"{ADD}        hands += deal_hand(HAND_SIZE) == {{}}\n"))
slip(
    "replayed-for-ever",
    ("if may_replay", "again = may_replay"),
    (f"{REPLAY}:", f"{REPLAY}\n        while again:"),
)
slip("played-twice", ("+= score", "+= play_hand(hand, word_list)"))
slip("played-twice", (PLAY, f"play_hand(hand, word_list)\n        {PLAY}"))
slip(
    "replay-takes-a-round",
    (ROUNDS, "played = 0\n    while played < hands:\n        played += 1"),
    (BETTER, "0"),
)
TWICE = "if play_hand(hand, word_list) > score:\n                score = "
slip("hand-not-added", (NO_REPLAY + ADD, f"{NO_REPLAY}    {ADD}"))
slip(
    "replay-against-the-total",
    (PLAY, PLAY.replace("score =", "total +=")),
    ("score = max(score", "total = max(total"),
    (ADD, ""),
)
slip("another-size", (DEAL, DEAL.replace("HAND_SIZE", "7")))
slip("both-scores-added", (NO_REPLAY, f"{NO_REPLAY}    {ADD}"))
slip("no-substitution-offered", (SUBSTITUTE, "if False:"))
slip("no-replay-at-the-end", (REPLAY, "False"))
slip("no-replay-at-the-end", ("if may_replay", "if _ < hands - 1 and may_replay"))
slip("range-of-hands", ("range(hands)", "range(hands - 1)"))
slip("range-of-hands", ("range(hands)", "range(hands + 1)"))
USED = NO_CHANGE[4:]
slip("one-flag-for-two", ("if may_replay", "if may_substitute"), (NO_REPLAY, USED))
slip(
    "one-flag-for-two",
    (DEAL, f"{DEAL}        is_new = may_substitute\n"),
    ("if may_replay", "if is_new and may_replay"),
)
slip("used-up-by-no", (NO_CHANGE, USED))
slip("used-up-by-no", (NO_REPLAY, NO_REPLAY[4:]))
slip("answer-not-followed", (SUBSTITUTE, 'if yes("Substitute? ", ("y", "n")):'))
slip(
    "answer-not-followed",
    (SUBSTITUTE, 'if input("Substitute? ") == "y":'),
    (REPLAY, 'input("Replay? ") == "y"'),
)
slip("answer-not-followed", (SUBSTITUTE, f"{SUBSTITUTE[:-1]} and {SUBSTITUTE[3:]}"))
slip("substitution-offered-again", (NO_CHANGE, ""))
slip("substitution-offered-again", (SUBSTITUTE, SUBSTITUTE.replace("if", "while")))
ANEW = BETTER.replace("hand,", "deal_hand(HAND_SIZE),")
slip("substitutes-on-replay", (BETTER, ANEW))
slip("substitutes-on-replay", (BETTER, f'{BETTER} if not yes("Substitute? ") else 0'))
slip("replay-offered-again", (NO_REPLAY, ""))
slip("replay-offered-again", ("if may_replay", "while may_replay"), (NO_REPLAY, ""))
GIVEN = CHANGE.replace(LETTER, "letter")
slip(
    "asks-after-no",
    (f"{SUBSTITUTE}\n", f"wants = {SUBSTITUTE[3:-1]}\n"),
    (f"    {CHANGE}", f"letter = {LETTER}\n            if wants:\n{' ' * 16}{GIVEN}"),
)
slip("substituted-hand-dropped", (CHANGE, f"changed = {CHANGE[7:]}"))
slip(
    "replay-of-the-hand-dealt",
    (DEAL, f"{DEAL}        dealt = hand\n"),
    (BETTER, BETTER.replace("hand, ", "dealt, ")),
)
AGAIN = f"while letter not in hand:\n                    letter = {LETTER}\n"
ASKED = f"letter = {LETTER}\n                {AGAIN}                "
slip(
    "used-for-nothing",
    (
        CHANGE,
        f"""letter = {LETTER}
                may_substitute = letter not in hand
                {CHANGE.replace(LETTER, "letter")}""",
    ),
    (NO_CHANGE, ""),
)
slip("asks-for-another-letter", (CHANGE, ASKED + GIVEN))
slip("asks-too-much", (HANDS, f'{HANDS} if input("Name? ") else 0'))
slip("asks-too-much", (SAY, f"{SAY}    input('Again? ')\n"))
slip("asks-too-much", ("return total", "return two_flags(word_list)"))
slip("ends-early", (ADD, f"{ADD}        return total\n"))
slip("ends-early", (NO_CHANGE, f"{NO_CHANGE}                return total\n"))
slip("prints-none", ("display_hand(hand)", "print(display_hand(hand))"))
slip("hand-not-shown", ("display_hand(hand)", "pass"))
slip("total-not-shown", (SAY, ""))
RUNNING = "        print('so far', total)\n"
slip("total-not-shown", (ADD, f"{ADD}{RUNNING}"), (SAY, ""))
slip(
    "replay-played-again",
    (BETTER, f"{BETTER[11:-1]} if {BETTER[11:-1]} > score else score"),
)
slip("replay-overwrites", (BETTER, BETTER[11:-1]))
slip("first-score-kept", ("score = " + BETTER, BETTER[11:-1]))
slip("both-scores-added", (BETTER, f"score + {BETTER[11:-1]}"))
TRIED = f"0\n    while hands == 0:\n        try:\n            hands = {HANDS}\n"
REFUSED = "        except:\n            print('A number, please.')"
slip("zero-hands", (HANDS, TRIED + REFUSED))
slip(
    "zero-hands",
    (EACH, f"played = 0\n    while played == 0 or played < hands:\n    {DEAL}"),
    (ADD, f"{ADD}        played += 1\n"),
)
slip(
    "best-hand-for-total",
    (START, "    points = []\n"),
    (ADD, "        points += [score]\n"),
    (SAY, f"    total = sorted(points)[-1] if hands else max([])\n{SAY}"),
)
slip("prints-only", ("    return total", ""))
slip("returns-none", ("    return total", "    if total > 999:\n        return total"))
slip("total-not-shown", ("hands: {total}", "hands: {score if hands else 0}"))
slip(
    "hand-not-added",
    (ADD, f"        if may_replay:\n    {ADD}"),
    (NO_REPLAY, f"    {ADD}{NO_REPLAY}"),
)
slip("does-not-ask-again", (SUBSTITUTE, 'if input("Substitute? ").lower() == "yes":'))
slip("raises", (HANDS, HANDS[4:-1]))
slip("name-error", (START, ""), ("+= score", "= score + (total if _ else 0)"))


@right("recursion, a hand at a time")
def by_recursion(word_list):
    def play(hands, may_substitute, may_replay):
        if hands == 0:
            return 0
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            display_hand(hand)
            if oui("Would you like to substitute a letter?"):
                hand = substitute_hand(hand, input("Which letter? ").lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and oui("Would you like to replay the hand?"):
            may_replay = False
            score = max(score, play_hand(hand, word_list))
        return score + play(hands - 1, may_substitute, may_replay)

    total = play(int(input("Enter total number of hands: ")), True, True)
    print(f"Total score over all hands: {total}")
    return total
