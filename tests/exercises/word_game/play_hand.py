"""Attempts at stage 5, `play_hand`."""

from collections import Counter

from scrabble_course.word_game import (
    calculate_handlen,
    display_hand,
    get_word_score,
    is_valid_word,
    update_hand,
)
from tests.exercises.attempts import right, slips_in, variant


def is_possible(word, hand, word_list):
    listed = [word.replace("*", vowel) in word_list for vowel in "aeiou"]
    return any(listed) and Counter(word) <= hand


OWN_WORDS = "cart cow cows fix fox it jar toe toll".split()


@right("one loop, and a return for each ending")
def one_loop(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input("Enter word: ")
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print("That is not a valid word.")
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


START = "    total = 0\n"
HAVING = "calculate_handlen(hand) > 0"
SHOW = 'print("Current Hand:", end=" ")\n        display_hand(hand)\n'
ASK = 'word = input("Enter word: ")\n'
STOPPED = 'Total score: {total} points")\n            return total\n'
VALID = "is_valid_word(word, hand, word_list)"
EARNED = "get_word_score(word, calculate_handlen(hand))"
SAY = """print(f'"{word}" earned {earned} points. Total: {total} points')\n"""
REFUSE = 'print("That is not a valid word.")\n'
SPEND = "        hand = update_hand(hand, word)\n"
OUT = "Ran out of letters. Total score: {total} points"
OWN_SPEND = """        for letter in word.lower():
            if hand.get(letter, 0) > 0:
                hand[letter] -= 1
"""

variant(
    one_loop,
    "a copy of the hand, whose counts of zero stay",
    (START, "    total, hand = 0, hand.copy()\n"),
    (HAVING, "sum(hand.values()) > 0"),
    (SPEND, OWN_SPEND),
)
variant(
    one_loop,
    "a Counter, its letters run together until it is empty, the words judged in place",
    (START, "    total, hand = 0, Counter(hand)\n"),
    (HAVING, "hand.total()"),
    (SHOW, 'print("".join(hand.elements()))\n'),
    (VALID, "is_possible(word, hand, word_list)"),
    (SPEND, "        hand -= Counter(word)\n"),
)
variant(
    one_loop,
    "prompts in shouting capitals, without quotes, below a rule and how much is left",
    ('"Current Hand:"', '"-" * 30, sum(hand.values()), "LEFT\\nCURRENT HAND:"'),
    ('"Enter word: "', '"ENTER A WORD, OR !! TO STOP > "'),
    (SAY, 'print(word.upper(), "EARNED", earned, "POINTS! TOTAL", total, "!")\n'),
    ("That is not a valid word.", "NOT A WORD!!"),
    (OUT, "RAN OUT OF LETTERS! TOTAL SCORE {total}"),
)
variant(
    one_loop,
    "questions in French, printed, the hand sorted, and input() without an argument",
    (SHOW, 'print("Main :\\n" + ", ".join(sorted(Counter(hand).elements())))\n'),
    (ASK, 'print("Entre un mot, ou « !! » pour finir :")\n        word = input()\n'),
    (SAY, 'print(f"« {word} » : {earned} points. Total : {total} points")\n'),
    (OUT, "Plus de lettres. Score total : {total} points"),
)
variant(
    one_loop,
    "the total before the points of the word, in the words of the lesson",
    (SAY, 'print(f"So far you earned {total} points. Word total: {earned}")\n'),
)
variant(
    one_loop,
    "the word stripped and lowered as soon as it is typed",
    (ASK, ASK.replace(")", ").strip().lower()")),
    ('if word == "!!"', 'if not word:\n            continue\n        if word == "!!"'),
)
variant(
    one_loop,
    "while True with break, and one end",
    (f"while {HAVING}:", f"while True:\n        if not {HAVING}:\n            break"),
    (STOPPED, '")\n            break\n'),
    (f'"{OUT}"', '"" if any(hand.values()) else "Ran out.", "Total:", total'),
)

slip = slips_in(one_loop)
slip(
    "judged-by-the-first-hand",
    (START, f"{START}    dealt = hand\n"),
    (VALID, VALID.replace("hand", "dealt")),
)
slip("hand-shown-once", (START, f"{START}    display_hand(hand)\n"), (SHOW, "pass\n"))
slip("wrong-arguments", (VALID, "is_valid_word(word, word_list, hand)"))
slip(
    "substitutes",
    (START, f"{START}    input('Would you like to substitute a letter?')\n"),
)
slip("points-taken-away", ("total += earned", "total -= earned"))
slip("another-total", ("total += earned", "total += earned + 1"))
slip("spent-twice", (REFUSE, f"{REFUSE}    {SPEND}"))
slip("invalid-costs-points", (REFUSE, f"{REFUSE}            total -= 1\n"))
slip("invalid-earns-points", (VALID, "get_word_score(word, 7) > 0"))
slip("asks-first", (START, f"    input('Your name? ')\n{START}"))
slip("hand-not-shown", (SHOW, 'print(" ".join(hand))\n'))
slip("asks-twice", (ASK, f"input('Enter word: ')\n        {ASK}"))
slip(
    "n-counts-what-is-not-held",
    (START, f"{START}    n = calculate_handlen(hand)\n"),
    (EARNED, "get_word_score(word, n)"),
    (SPEND, f"{SPEND}        n -= len(word)\n"),
)
slip("asks-nothing", (ASK, "word = next(iter(hand))\n"))
STOPS = 'word == "!!"'
slip("hand-not-shown", (SHOW, "pass\n"))
slip("prints-none", (SHOW, "print(display_hand(hand))\n"))
slip("stop-ignored", ('== "!!"', 'is "".join("!!")'))
slip("stop-ignored", ("            return total\n", ""))
slip("ends-early", (SPEND, SPEND + "        return total\n"))
slip("ends-early", (REFUSE, REFUSE + " " * 12 + "break\n"))
slip("hand-never-shrinks", ("hand = update_hand", "left = update_hand"))
FIRST = "        if is_valid"
slip("valid-word-earns-nothing", (SPEND, ""), (FIRST, SPEND + FIRST))
slip("points-not-shown", (SAY, "pass\n"))
slip(
    "points-and-total-swapped",
    (
        "earned {earned} points. Total: {total}",
        "earned {total} points. Total: {earned}",
    ),
)
slip("points-not-shown", (". Total: {total} points')", "')"))
slip("total-not-shown", (STOPPED, '")\n            return total\n'))
slip("returns-last-score", ("total += earned", "total = earned"))
slip("other-words", (VALID, VALID.replace("word_list", "OWN_WORDS")))
slip("wildcard-words-refused", (VALID, "word in word_list"))
slip("n-always-seven", (EARNED, "get_word_score(word, 7)"))
slip(
    "n-once-per-hand",
    (START, f"{START}    n = calculate_handlen(hand)\n"),
    (EARNED, "get_word_score(word, n)"),
)
slip("another-n", (EARNED, "get_word_score(word, len(hand))"))
slip("another-n", (EARNED, EARNED[:-1] + " + 1)"))
slip("bare-return", ("            return total", "            return"))
slip("returns-none", ("\n    return total", ""))
slip("changes-its-argument", (SPEND, OWN_SPEND))
slip("invalid-word-is-free", (SPEND, ""), (SAY, f"{SAY}    {SPEND}"))
slip("never-ends-when-empty", (HAVING, "True"))
slip("never-ends-when-empty", (HAVING, "len(hand) > 0"))
slip("never-ends-when-empty", (HAVING, "hand"))
slip("constant-total", ('    print(f"Ran', "    print('Score: 131')\n    print(f\"Ran"))
slip(
    "constant-total",
    (STOPPED, STOPPED.replace("return", "print('131 points')\n            return")),
)
slip(
    "never-ends-when-empty",
    (HAVING, "any(hand.values())"),
    (SPEND, "        hand = {c: n - word.count(c) for c, n in hand.items()}\n"),
)
slip("enter-is-no-word", (STOPS, 'word[0] == "!"'))
slip("enter-is-no-word", ('== "!!"', 'in ("!!", "")'))
slip("endings-alike", ("Ran out of letters. ", ""))
slip("endings-alike", (STOPPED, f"Ran out of letters. {STOPPED}"))
slip("name-error", ("input(", "raw_input("))
slip("raises", (SAY, "print('Total: ' + total)\n"))


@right("recursion, a word at a time")
def by_recursion(hand, word_list, total=0):
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
    return by_recursion(update_hand(hand, word), word_list, total + earned)
