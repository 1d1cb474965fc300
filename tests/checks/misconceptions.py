"""The mistakes found in 78 independent solutions of the problem set, and how many.

`of` solutions make the mistake; `missed` of them pass every test that came with the
problem set (None: it has no test for that function).
"""

from typing import NamedTuple


class Row(NamedTuple):
    """One mistake, as the list words it."""

    function: str
    mistake: str
    of: int
    missed: int | None


ROWS = (
    Row(
        "get_word_score",
        "wrong formula/letter sum even for plain lowercase words",
        1,
        0,
    ),
    Row("get_word_score", "no max(1, ...) floor (or wrong)", 3, 1),
    Row("get_word_score", "uppercase not handled (KeyError)", 2, 0),
    Row("get_word_score", "'*' not handled in score (KeyError)", 5, 0),
    Row("get_word_score", "lone '*' wrong", 1, 1),
    Row("update_hand", "more copies than held -> negative count / error", 18, 16),
    Row("update_hand", "letter not in hand -> KeyError/corrupt", 4, 2),
    Row("update_hand", "mutates input hand", 1, 0),
    Row("update_hand", "uppercase not (fully) handled", 2, 1),
    Row("update_hand", "wrong even for letters that are held", 2, 1),
    Row("update_hand", "only zero-count entries go negative", 7, 7),
    Row("is_valid_word", "rejects some plain valid words", 1, 1),
    Row(
        "is_valid_word",
        "dictionary never checked for words without * (accepts any letters in hand)",
        4,
        4,
    ),
    Row(
        "is_valid_word",
        "ignores the word_list argument (reloads its own list inside the function)",
        1,
        1,
    ),
    Row("is_valid_word", "does not require letters to be in hand", 2, 0),
    Row("is_valid_word", "multiplicity ignored for repeated letters", 4, 2),
    Row("is_valid_word", "multiplicity wrong only sometimes", 1, 1),
    Row("is_valid_word", "key present with count 0 treated as held", 9, 8),
    Row("is_valid_word", "wildcard unsupported (rejects all/crashes)", 6, 0),
    Row(
        "is_valid_word", "rejects some valid wildcard words (esp. repeated vowel)", 8, 8
    ),
    Row("is_valid_word", "uppercase + wildcard rejected (case folded too late)", 6, 4),
    Row(
        "is_valid_word",
        "'*' typed though hand has no '*': accepted or KeyError",
        21,
        19,
    ),
    Row(
        "is_valid_word",
        "wildcard word accepted although another letter is missing/too few",
        15,
        12,
    ),
    Row("is_valid_word", "wildcard accepted as a consonant (or anything)", 4, 1),
    Row(
        "is_valid_word",
        "plain letter accepted when only the wildcard could supply it",
        6,
        2,
    ),
    Row("is_valid_word", "two * typed with one held accepted/crash", 14, 12),
    Row("is_valid_word", "returns None / non-bool on some path", 10, 8),
    Row("is_valid_word", "empty word accepted or IndexError", 9, 8),
    Row("is_valid_word", "debug prints left in is_valid_word", 4, 3),
    Row("deal_hand", "crashes / returns None", 2, None),
    Row("deal_hand", "no wildcard dealt (function unmodified) or several", 7, None),
    Row("deal_hand", "n+1 letters: wildcard added on top of all vowels", 3, None),
    Row(
        "deal_hand",
        "n+1 letters: decremented num_vowels reused in the consonant loop",
        11,
        None,
    ),
    Row("deal_hand", "wildcard replaces a consonant, not a vowel", 3, None),
    Row("deal_hand", 'hand sometimes short (hand["*"]/vowel overwritten)', 2, None),
    Row("deal_hand", "vowel/consonant split wrong for some n", 3, None),
    Row("calculate_handlen", "prints or computes but returns None", 1, None),
    Row("calculate_handlen", "counts distinct letters / wrong length", 11, None),
    Row("substitute_hand", "returns None / crash", 1, None),
    Row("substitute_hand", "mutates the input hand", 17, None),
    Row(
        "substitute_hand",
        "new letter can be one already in hand (count overwritten, letters lost)",
        15,
        None,
    ),
    Row(
        "substitute_hand",
        "new letter can be the letter replaced / old letter stays",
        10,
        None,
    ),
    Row(
        "substitute_hand",
        "letter not in hand: returns None, crashes or changes hand",
        17,
        None,
    ),
    Row("substitute_hand", "count of the new letter wrong/other", 1, None),
    Row(
        "substitute_hand",
        "new letter can be '*' (VOWELS constant was extended)",
        2,
        None,
    ),
    Row("play_hand", "play_hand crashes on most plays", 5, None),
    Row("play_hand", "play_hand never returns the total (None)", 3, None),
    Row("play_hand", 'play_hand returns None on one path (e.g. "!!")', 1, None),
    Row(
        "play_hand", "scores with n = HAND_SIZE instead of current hand length", 4, None
    ),
    Row("play_hand", "n computed once per hand, not per word", 4, None),
    Row(
        "play_hand",
        "n taken wrongly small (after update_hand, or distinct letters, or len(word))",
        2,
        None,
    ),
    Row("play_hand", "n too large", 2, None),
    Row("play_hand", "returns last word score, not the sum", 1, None),
    Row(
        "play_hand",
        "hand never ends when an invalid word empties it "
        "(letters not consumed, or zero counts counted)",
        12,
        None,
    ),
    Row("play_hand", "invalid word costs no letters", 5, None),
    Row("play_hand", "play_hand mutates its hand argument", 1, None),
    Row("play_hand", "prints extraneous None", 2, None),
    Row("play_hand", 'never says "Ran out of letters" (cosmetic)', 14, None),
    Row("play_hand", 'says "Ran out" although the player stopped', 2, None),
    Row("play_hand", '"!!" does not stop', 6, None),
    Row("play_game", "play_game prints but returns None", 44, None),
    Row("play_game", "replay offered again after use", 21, None),
    Row("play_game", "substitution offered again after use", 15, None),
    Row("play_game", "replay score overwrites (not the better of two)", 11, None),
    Row("play_game", "both scores added", 2, None),
    Row("play_game", "replay not offered after the last/only hand (or never)", 8, None),
    Row("play_game", "substitution offered on the replay", 4, None),
    Row("play_game", "zero hands: still deals or crashes", 12, None),
)
