"""Functions as students write them, to be watched step by step."""

import itertools


def spend(hand, word):
    left = hand
    for letter in word:
        if letter in left:
            left[letter] -= 1
    return left


def letters(word):
    if word == "":
        return 0
    return 1 + letters(word[1:])


def spend_all(hand, words):
    for word in words:
        hand = spend(hand, word)
    return hand


def longest(words):
    most = max([len(word) for word in words])
    return {word for word in words if len(word) == most and all(map(str.isalpha, word))}


def takes_all(items):
    taken = 0
    while next(items, 0): pass  # fmt: skip # noqa: E701
    return taken


def numbers(n):
    for i in range(n):
        yield i * 10


def total(n):
    points = 0
    for number in numbers(n):
        points += number
    return points


def caught(hand):
    try:
        return hand["y"]
    except KeyError:
        print("there is no y")
    return 0


def stops(hand):
    return 1 + letters(hand["z"])


def counts_on():
    n = 0
    while True:
        n += 1


def never_stops():
    while True:
        try:
            SEEN.clear()
        except:  # noqa: E722
            SEEN.clear()


def hangs_in_one_line():
    start = 1
    return sum(itertools.count(start))


def too_deep(n):
    return too_deep(n + 1)


def asks():
    word = input("Word? ")
    print("Played:", word)
    return input("Again? ")


class Player:
    def __init__(self, name):
        self.name = name

    def shout(self):
        self.name = self.name.upper()
        return self


def two_names():
    player = Player("ann")
    friend = player
    friend.shout()
    return player.name


def imports_inside(word):
    import string

    return word in string.ascii_lowercase


def outer(n):
    def inner(m):
        return m + n

    return inner(1)


def pieces(word):
    found = set()

    def cut(text):
        if text and text not in found:
            found.add(text)
            cut(text[1:])

    cut(word)
    return found


def changes_while_it_runs(hand):
    hand.clear()
    SEEN.append("changed")
    return hand


def printed(recording):
    """Return all that came on the screen."""
    return "".join([*(step.printed for step in recording.steps), recording.rest])


SEEN = []
DOUBLE = lambda n: n * 2  # noqa: E731
