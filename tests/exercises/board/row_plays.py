"""Attempts at stage 11, `row_plays`."""

# Students write it so.
# ruff: noqa: F823, F841

from string import ascii_lowercase

from scrabble_course.board.anchors import is_anchor
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.word_sets import capital_words, prefixes
from tests.exercises.attempts import right, wrong


def choices(hand, square):
    found = []
    for tile in sorted(set(hand)):
        rest = hand.replace(tile, "", 1)
        for letter in ascii_lowercase if tile == "?" else tile:
            if square is None or letter.upper() in square:
                found.append((letter, rest))
    return found


def starts_after_no_letter(row, col):
    return col == 0 or not is_letter(row[col - 1])


def covers_one(squares):
    return any(map(is_anchor, squares))


def searched(
    hand,
    row,
    words,
    *,
    starts=starts_after_no_letter,
    choose=choices,
    gives_up=lambda word, begin: word.upper() not in begin,
    step=lambda letter: letter,
    ends=True,
    covers=covers_one,
    is_play=lambda word, words, begin: word.upper() in words,
    known=capital_words,
    change=lambda plays, row: plays,
):
    """Search a row as the lesson plans it; each part can be another."""
    words = known(words)
    begin = prefixes(words)
    plays = set()

    def go_on(start, word, hand):
        if gives_up(word, begin):
            return
        end = start + len(word)
        square = row[end] if end < 15 else None
        if is_letter(square):
            go_on(start, word + step(square), hand)
            if ends:
                return
        if is_play(word, words, begin) and covers(row[start:end]):
            plays.add((start, word))
        if end < 15 and not is_letter(square):
            for letter, rest in choose(hand, square):
                go_on(start, word + letter, rest)

    for start in range(15):
        if starts(row, start):
            go_on(start, "", hand)
    return change(plays, row)


def searching(**parts):
    """Return a search of which some parts are others."""

    def find(hand, row, words=None):
        return searched(hand, row, words, **parts)

    find.__name__ = "other_" + "_".join(parts)
    return find


def ways_to_lay(word, col, hand, row):
    """Give the spellings of a word that is laid from `col` on."""
    ways = [("", hand)]
    for letter, square in zip(word, row[col:], strict=False):
        if is_letter(square):
            ways = [(w + square, h) for w, h in ways if square.upper() == letter]
        else:
            ways = [
                (w + tile.replace("?", letter.lower()), h.replace(tile, "", 1))
                for w, h in ways
                for tile in (letter, "?")
                if tile in h and (square is None or letter in square)
            ]
    return [way for way, _ in ways]


def scanned(hand, row, words, most=15):
    """Try each word at each column, as some students do."""
    return {
        (col, way)
        for col in range(15)
        for word in words
        for way in ways_to_lay(word, col, hand, row)
        if starts_after_no_letter(row, col)
        and not any(map(is_letter, row[col + len(word) :][:1]))
        and covers_one(row[col : col + len(word)])
        and col + len(word) <= most
    }


def without_cross_checks(hand, square):
    return choices(hand, None)


def all_copies_without_cross_checks(hand, square):
    letters = [letter for letter, _ in choices(hand, None)]
    return [(a, hand.replace("?" if a.islower() else a, "")) for a in letters]


def asks_none_for_letters(hand, square):
    return [(tile, hand.replace(tile, "", 1)) for tile in hand if tile in square]


def covers_one_or_lies_there(squares):
    return covers_one(squares) or all(map(is_letter, squares))


wrong("changes-its-argument")(searching(change=lambda plays, row: row.pop() and plays))
wrong("not-pairs")(searching(change=lambda plays, row: {(w, at) for at, w in plays}))
wrong("walks-off-the-row")(
    searching(change=lambda plays, row: {(c, w) for c, w in plays if row[c + len(w)]})
)
wrong("squares-mixed-up")(searching(choose=asks_none_for_letters))
wrong("stays-at-a-letter")(searching(step=lambda letter: ""))
wrong("too-slow")(searching(gives_up=lambda word, begin: False))
wrong("column-of-the-word")(
    searching(change=lambda plays, row: {(at + 1, word) for at, word in plays})
)
wrong("capitals-for-small-letters")(
    searching(choose=lambda hand, sq: [(a.upper(), r) for a, r in choices(hand, sq)])
)
wrong("letter-beside")(searching(starts=lambda row, col: True))
wrong("letter-beside")(searching(ends=False))
wrong("no-anchor")(searching(covers=covers_one_or_lies_there))
wrong("prefix-taken-for-word")(
    searching(is_play=lambda word, words, begin: len(word) > 1)
)
wrong("not-a-word")(searching(known=lambda words: {"AT", "CATS", "EATS", "SEAT", "TO"}))
wrong("cross-check-ignored")(searching(choose=without_cross_checks))
wrong("cross-check-ignored")(
    searching(choose=lambda hand, square: choices(hand, square or None))
)
wrong("tile-used-twice")(
    searching(choose=lambda hand, sq: [(a, hand) for a, _ in choices(hand, sq)])
)
wrong("tile-used-twice")(searching(choose=lambda hand, sq: choices(hand + "?", sq)))
wrong("all-copies-gone", "cross-check-ignored")(
    searching(choose=all_copies_without_cross_checks)
)
wrong("one-play-only")(searching(change=lambda plays, row: set(sorted(plays)[:1])))
wrong("words-as-they-come")(searching(known=lambda words: words))


@wrong("capitals-for-small-letters")
def capitals_on_the_row(hand, row, words=None):
    row = [square.upper() if is_letter(square) else square for square in row]
    return searched(hand, row, words)


@wrong("left-over")
def keeps_plays_between_calls(hand, row, words=None, plays=set()):  # noqa: B006
    plays |= searched(hand, row, words)
    return plays


@wrong("set-by-an-inner-function")
def assigns_in_the_inner_function(hand, row, words=None):
    plays = set()

    def keep(start, word):
        plays = plays | {(start, word)}

    for start, word in searched(hand, row, words):
        keep(start, word)
    return plays


@wrong("squares-mixed-up")
def takes_each_square_for_a_letter(hand, row, words=None):
    plays = set()
    for col in range(15):
        word = ""
        for square in row[col:]:
            if square is not None:
                word = word + square
                if word in words:
                    plays.add((col, word))
    return plays


@wrong("starts-over")
def starts_over_for_each_tile(hand, row, words=None):
    def anew(hand):
        for _ in range(15):
            for _, rest in choices(hand, None):
                anew(rest)

    anew(hand + "ABCDEFG")
    return set()


@wrong("leaves-the-row")
def words_hang_over_the_end(hand, row, words=None):
    hanging = scanned(hand, [*row, None, None], capital_words(words), most=17)
    return {(col, word) for col, word in hanging if col < 15}


@wrong("over-a-letter")
def tiles_lie_on_letters(hand, row, words=None):
    empty = [None if is_letter(square) else square for square in row]
    words = capital_words(words)
    return scanned(hand, row, words) | scanned(hand, empty, words)


@wrong("letter-beside", "cross-check-ignored")
def the_friends_of_the_lesson(hand, row, words=None):
    def fits(word, start, hand):
        for letter, square in zip(word, row[start:], strict=False):
            if not is_letter(square) and letter in hand:
                hand = hand.replace(letter, "", 1)
            elif letter != square:
                return False
        return True

    return {
        (start, word)
        for start in range(15)
        for word in words
        if fits(word, start, hand) and covers_one(row[start : start + len(word)])
    }


@right("the plan of the lesson")
def by_the_plan(hand, row, words=None):
    return searched(hand, row, words)


@right("each word at each column")
def by_scanning(hand, row, words=None):
    return scanned(hand, row, capital_words(words))


@right("a flag for the anchor, and a row with an empty square at each end")
def by_a_flag(hand, row, words=None):
    words = capital_words(words)
    begin = prefixes(words)
    squares = [None, *row, None]
    plays = set()

    def go_on(start, at, word, hand, touched):
        if word.upper() not in begin:
            return
        if is_letter(squares[at]):
            go_on(start, at + 1, word + squares[at], hand, touched)
            return
        if touched and word.upper() in words:
            plays.add((start - 1, word))
        if at < 16:
            for letter, rest in choices(hand, squares[at]):
                go_on(start, at + 1, word + letter, rest, touched or bool(squares[at]))

    for start in range(1, 16):
        if not is_letter(squares[start - 1]):
            go_on(start, start, "", hand, False)
    return plays


@right("a frozenset, and the row as a tuple")
def with_a_frozenset(hand, row, words=None):
    plays = searched(hand, tuple(row), [word.upper() for word in words])
    return frozenset((col, "".join(list(word))) for col, word in plays)


@right("from the anchors to the left, then to the right")
def from_the_anchors(hand, row, words=None):
    plays = set()
    for anchor in [at for at in range(15) if is_anchor(row[at])]:
        for first in range(anchor, -1, -1):
            if starts_after_no_letter(row, first):
                plays |= {
                    (col, word)
                    for col, word in searched(
                        hand, row, words, starts=lambda row, at, col=first: at == col
                    )
                    if col + len(word) > anchor
                }
    return plays


@right("recursion that returns lists, and prints on the way")
def lists_and_prints(hand, row, words=None):
    known = capital_words(words)

    def ways(word, end, hand):
        if not any(other.startswith(word.upper()) for other in known):
            return []
        if end < 15 and is_letter(row[end]):
            return ways(word + row[end], end + 1, hand)
        found = [word]
        if end < 15:
            for letter, rest in choices(hand, row[end]):
                found += ways(word + letter, end + 1, rest)
        return found

    plays = set()
    for col in range(15):
        for word in ways("", col, hand) if starts_after_no_letter(row, col) else []:
            if word.upper() in known and covers_one(row[col : col + len(word)]):
                plays.add((col, word))
    print(len(plays), "plays")
    return plays
