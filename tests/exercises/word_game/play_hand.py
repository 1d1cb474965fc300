"""Attempts at stage 5, `play_hand`."""

from collections import Counter

from scrabble_course.word_game import (
    Hand,
    calculate_handlen,
    display_hand,
    get_word_score,
    is_valid_word,
    update_hand,
)
from tests.exercises.attempts import right, slips_of, variants_of

OWN_WORDS = "cart cow cows fix fox it jar toe toll".split()


@right("one loop, and a return for each ending")
def a_return_for_each_ending(hand, word_list):
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


variant = variants_of(a_return_for_each_ending)
slip = slips_of(a_return_for_each_ending)

HAVING = "calculate_handlen(hand) > 0"
SHOW = 'print("Current Hand:", end=" ")\n        display_hand(hand)\n'
ASK = 'word = input("Enter word: ")\n'
STOPPED = 'Total score: {total} points")\n            return total\n'
EARNED = "get_word_score(word, calculate_handlen(hand))"
SAY = """print(f'"{word}" earned {earned} points. Total: {total} points')\n"""
REFUSE = 'print("That is not a valid word.")\n'
SPEND = "        hand = update_hand(hand, word)\n"
OUT = "Ran out of letters. Total score: {total} points"
OWN_SPEND = """        for letter in word.lower():
            if hand.get(letter, 0) > 0:
                hand[letter] -= 1
"""

variant("a loop until the dictionary is empty", "not_empty", (HAVING, "hand != {}"))
variant(
    "the length of the dictionary asked", "any_keys_left", (HAVING, "len(hand) > 0")
)
variant(
    "a copy of the hand, whose counts of zero stay",
    "a_copy_with_zero_counts",
    ("    total = 0", "    total, hand = 0, hand.copy()"),
    (HAVING, "sum(hand.values()) > 0"),
    (SPEND, OWN_SPEND),
)
variant(
    "prompts in shouting capitals, without quotes",
    "shouting_capitals",
    ('"Current Hand:"', '"CURRENT HAND:"'),
    ('"Enter word: "', '"ENTER A WORD, OR !! TO STOP > "'),
    (SAY, 'print(word.upper(), "EARNED", earned, "POINTS! TOTAL", total, "!")\n'),
    ("That is not a valid word.", "NOT A WORD!!"),
    (OUT, "RAN OUT OF LETTERS! TOTAL SCORE {total}"),
)
variant(
    "prompts in Dutch",
    "in_dutch",
    ('"Current Hand:"', '"Jouw letters:"'),
    ('"Enter word: "', '"Geef een woord (of !! om te stoppen): "'),
    (SAY, 'print(f"{word} is {earned} punten waard. Totaal: {total}")\n'),
    ("That is not a valid word.", "Dat is geen geldig woord. Kies een ander."),
    (
        'Total score: {total} points")\n            r',
        'Totale score: {total}")\n            r',
    ),
    (OUT, "Alle letters zijn op. Totale score: {total} punten"),
)
variant(
    "questions in French, printed, and input() without an argument",
    "in_french",
    (ASK, 'print("Entre un mot, ou « !! » pour finir :")\n        word = input()\n'),
    (SAY, 'print(f"« {word} » : {earned} points. Total : {total} points")\n'),
    (OUT, "Plus de lettres. Score total : {total} points"),
)
variant(
    "the hand sorted, with commas, on a line of its own",
    "sorted_with_commas",
    (
        SHOW,
        'print("Hand:")\n        print(", ".join(sorted(Counter(hand).elements())))\n',
    ),
)
variant(
    "extra lines: how many letters are left, and a rule between the turns",
    "extra_lines",
    (
        SHOW,
        f'print("-" * 30)\n        {SHOW}        print(sum(hand.values()), "left")\n',
    ),
)
variant(
    "the word stripped and lowered as soon as it is typed",
    "stripped_and_lowered",
    (ASK, ASK.replace(")", ").strip().lower()")),
    ('if word == "!!"', 'if not word:\n            continue\n        if word == "!!"'),
)

slip(
    "asks-first",
    "asks_for_a_name",
    ("    total = 0", "    input('Your name? ')\n    total = 0"),
)
slip("hand-not-shown", "not_shown", (SHOW, "pass\n"))
slip("hand-not-shown", "shown_as_a_dictionary", (SHOW, "print(hand)\n"))
slip(
    "hand-not-shown",
    "asks_before_it_shows",
    (SHOW + " " * 8 + ASK, ASK + " " * 8 + SHOW),
)
slip("prints-none", "shown_in_a_print", (SHOW, "print(display_hand(hand))\n"))
slip("stop-ignored", "compared_with_is", ('== "!!"', 'is "".join("!!")'))
slip("stop-ignored", "end_only_acknowledged", ("            return total\n", ""))
slip("ends-early", "return_in_the_loop", (SPEND, SPEND + "        return total\n"))
slip("ends-early", "an_invalid_word_ends_it", (REFUSE, REFUSE + " " * 12 + "break\n"))
slip("hand-never-shrinks", "hand_not_kept", ("hand = update_hand", "update_hand"))
slip(
    "valid-word-earns-nothing",
    "spent_before_it_is_judged",
    (SPEND, ""),
    ("        if is_valid", SPEND + "        if is_valid"),
)
slip("points-not-shown", "points_not_shown", (SAY, "pass\n"))
slip("points-not-shown", "no_running_total", (". Total: {total} points')", "')"))
slip(
    "total-not-shown",
    "no_total_at_the_end",
    (STOPPED, '")\n            return total\n'),
)
slip("returns-last-score", "total_overwritten", ("total += earned", "total = earned"))
slip(
    "returns-last-score",
    "last_score_returned",
    ("    total = 0\n", "    total = earned = 0\n"),
    (STOPPED, STOPPED.replace("return total", "return earned")),
)
slip(
    "other-words",
    "own_list_of_words",
    ("is_valid_word(word, hand, word_list)", "is_valid_word(word, hand, OWN_WORDS)"),
)
slip("n-always-seven", "hand_size_for_n", (EARNED, "get_word_score(word, 7)"))
slip("n-too-small", "word_length_for_n", (EARNED, "get_word_score(word, len(word))"))
slip(
    "n-too-small",
    "spent_before_the_score",
    (EARNED, "get_word_score(word, sum(update_hand(hand, word).values()))"),
)
slip("n-too-large", "one_too_many", (EARNED, EARNED[:-1] + " + 1)"))
slip(
    "returns-none",
    "none_when_stopped",
    ("            return total", "            return"),
)
slip("returns-none", "none_when_out", ("\n    return total", ""))
slip("changes-its-argument", "spends_what_it_was_given", (SPEND, OWN_SPEND))
slip(
    "invalid-word-is-free",
    "spent_only_when_valid",
    (SPEND, ""),
    (SAY, f"{SAY}    {SPEND}"),
)
slip("never-ends-when-empty", "loops_for_ever", (HAVING, "True"))
slip(
    "never-ends-when-empty",
    "counts_of_zero_counted",
    ("    total = 0", "    total, hand = 0, hand.copy()"),
    (HAVING, "hand"),
    (SPEND, OWN_SPEND),
)
slip(
    "never-ends-when-empty",
    "end_noticed_after_valid_words",
    (HAVING, "True"),
    (SAY, f"{SAY}            if not update_hand(hand, word):\n                break\n"),
)
slip("enter-is-no-word", "enter_crashes", ('word == "!!"', 'word[0] == "!"'))
slip("enter-is-no-word", "enter_ends_the_hand", ('== "!!"', 'in ("!!", "")'))
slip("endings-alike", "never_says_that_letters_ran_out", ("Ran out of letters. ", ""))
slip(
    "endings-alike", "ran_out_at_any_rate", (STOPPED, f"Ran out of letters. {STOPPED}")
)
slip("name-error", "total_never_started", ("    total = 0\n", ""))
slip("name-error", "raw_input_asked", ("input(", "raw_input("))
slip("raises", "text_plus_number", (SAY, "print('Total: ' + total)\n"))


@right("while True with break")
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


@right("recursion, a word at a time")
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


@right("a for loop over iter(), helper functions, scores kept in a list")
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


@right("the hand kept as a Counter, the words judged and scored in place")
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
