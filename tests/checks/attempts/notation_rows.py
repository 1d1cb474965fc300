"""The mistakes expected in stage 7, in words; the first six are those of the list."""

BRACKETS_COUNTED = "brackets counted as letters"
GROUP_AS_ONE = "a bracketed group taken as one letter"
INT_OF_X = 'int("X")'
X_MIXED_UP = "x the letter mixed up with X the score 10"
GROUP_AT_AN_END = "a group at the start or end"
GROUPS_SIDE_BY_SIDE = "two groups side by side"

CAPITALS = "capitals not handled"
ENGLISH_ONLY = "the distribution that is given is not used"
FACTORS_MISREAD = "the factors of the brackets misread"
LETTERS_LOST = "letters without an answer"
WRONG_KIND = "a number, a list or a text of another form returned"
WRONG_TEXTS = "wrong texts answered, or stopped at with another error"
RIGHT_REFUSED = "a right text refused by a raise of its own"
FAULT_OF_A_CALLEE = "a mistake in another function, which this one calls"
PAIRED_WRONGLY = "scores and factors brought together wrongly"

LISTED = {
    "letter_score": {INT_OF_X, X_MIXED_UP},
    "letter_scores": {
        BRACKETS_COUNTED,
        GROUP_AS_ONE,
        INT_OF_X,
        X_MIXED_UP,
        GROUP_AT_AN_END,
        GROUPS_SIDE_BY_SIDE,
    },
    "multipliers": {
        BRACKETS_COUNTED,
        GROUP_AS_ONE,
        GROUP_AT_AN_END,
        GROUPS_SIDE_BY_SIDE,
    },
    "word_score": {
        BRACKETS_COUNTED,
        GROUP_AS_ONE,
        INT_OF_X,
        X_MIXED_UP,
        GROUP_AT_AN_END,
        GROUPS_SIDE_BY_SIDE,
    },
}
"""For each graded function, the mistakes of the list that can be made in it."""
