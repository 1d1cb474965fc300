def check_distribution(distribution):
    if len(distribution) != 26:
        raise ValueError("a distribution has 26 scores")
    for score in distribution:
        if score not in "123456789X":
            raise ValueError(score + " is no score")


def check_word(word):
    opened = ""
    for character in word:
        if character in "[(":
            if opened:
                raise ValueError("a bracket inside a bracket in " + word)
            opened = character
        elif character in "])":
            if opened + character not in ("[]", "()"):
                raise ValueError("a bracket has no partner in " + word)
            opened = ""
        elif character.lower() not in ALPHABET:
            raise ValueError(character + " is no letter")
    if opened:
        raise ValueError("a bracket is still open in " + word)


def letter_score(letter, distribution):
    check_distribution(distribution)
    if len(letter) != 1 or letter.lower() not in ALPHABET:
        raise ValueError("give one letter")
    return distribution[ALPHABET.index(letter.lower())]


def letter_scores(word, distribution):
    check_word(word)
    check_distribution(distribution)
    scores = ""
    for character in word:
        if character not in "[]()":
            scores = scores + letter_score(character, distribution)
    return scores


def multipliers(word):
    check_word(word)
    factors, factor = "", "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character in "])":
            factor = "1"
        else:
            factors = factors + factor
    return factors


def word_score(word, distribution):
    total = 0
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    for place in range(len(scores)):
        score = 10
        if scores[place] != "X":
            score = int(scores[place])
        total = total + score * int(factors[place])
    return total
