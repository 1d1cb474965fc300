"""Attempts at the first function of stage 11, `row_plays`."""

from collections import Counter
from itertools import permutations, product
from string import ascii_lowercase

from scrabble_course.board.anchors import is_anchor
from scrabble_course.board.word_sets import capital_words, prefixes
from tests.checks.attempts.attempt_values import Attempts

found = Attempts("row_plays")

LONGER_ONLY = "a word that no longer word extends is never played"
CHANGED = "the row passed in is changed"
BEGINNERS = "what beginners do"

OWN_WORDS = set("AT CAT CATS EAT ONE SCAT SEA SEAT SIT TEA TO TOE".split())


def a_letter(square):
    return isinstance(square, str)


def free_before(row, col):
    return col == 0 or not a_letter(row[col - 1])


def free_after(row, end):
    return end == 15 or not a_letter(row[end])


def on_an_anchor(row, col, end):
    return any(map(is_anchor, row[col:end]))


def fits(letter, square):
    return square is None or letter.upper() in square


def letters_of(tile, hand):
    return ascii_lowercase if tile == "?" else tile


def one_less(hand, tile):
    return hand.replace(tile, "", 1)


def is_known(word, words):
    return word.upper() in words


def search(
    hand,
    row,
    words,
    *,
    before=free_before,
    after=free_after,
    anchored=on_an_anchor,
    fits=fits,
    letters_of=letters_of,
    one_less=one_less,
    known=is_known,
    beginnings=prefixes,
    columns=range(15),
):
    """Find plays letter by letter, as most attempts do; each part can be another."""
    begin = beginnings(words)
    plays = set()

    def go_on(col, word, hand):
        if word.upper() not in begin:
            return
        end = col + len(word)
        if end < 15 and a_letter(row[end]):
            go_on(col, word + row[end], hand)
        if known(word, words) and after(row, end) and anchored(row, col, end):
            plays.add((col, word))
        if end < 15 and not a_letter(row[end]):
            for tile in sorted(set(hand)):
                for letter in letters_of(tile, hand):
                    if fits(letter, row[end]):
                        go_on(col, word + letter, one_less(hand, tile))

    for col in columns:
        if before(row, col):
            go_on(col, "", hand)
    return plays


@found.wrong(LONGER_ONLY, cause="proper-prefixes")
def whole_words_are_no_beginnings(hand, row, words=None):
    def proper(words):
        return {word[:i] for word in words for i in range(len(word))}

    return search(hand, row, words, beginnings=proper)


@found.wrong(CHANGED, cause="row-shortened")
def the_row_is_used_up(hand, row, words=None):
    plays = search(hand, row, words)
    row.pop()
    return plays


@found.wrong(CHANGED, cause="row-filled")
def tiles_stay_on_the_row(hand, row, words=None):
    plays = search(hand, row, words)
    for col, word in plays:
        row[col] = word[0]
    return plays


@found.wrong(BEGINNERS, cause="two-parameters")
def no_words(hand, row):
    return search(hand, row, capital_words())


@found.wrong(BEGINNERS, cause="list")
def a_list(hand, row, words=None):
    return list(search(hand, row, words))


@found.wrong(BEGINNERS, cause="dictionary")
def a_dictionary(hand, row, words=None):
    return dict(search(hand, row, words))


@found.wrong(BEGINNERS, cause="word-first")
def word_before_column(hand, row, words=None):
    return {(word, col) for col, word in search(hand, row, words)}


@found.wrong(BEGINNERS, cause="words-alone")
def words_without_columns(hand, row, words=None):
    return {word for _, word in search(hand, row, words)}


@found.wrong(BEGINNERS, cause="walks-on")
def walks_off_the_row(hand, row, words=None):
    return search(hand, row, words, after=lambda row, end: not a_letter(row[end]))


@found.wrong(BEGINNERS, cause="in-none")
def asks_none_for_letters(hand, row, words=None):
    return search(hand, row, words, fits=lambda letter, square: letter in square)


@found.wrong(BEGINNERS, cause="adds-a-set")
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


@found.wrong(BEGINNERS, cause="anchor-for-the-column")
def column_of_the_anchor(hand, row, words=None):
    return {
        (min(at for at in range(col, 15) if is_anchor(row[at])), word)
        for col, word in search(hand, row, words)
    }


@found.wrong(BEGINNERS, cause="counted-from-one")
def columns_from_one(hand, row, words=None):
    return {(col + 1, word) for col, word in search(hand, row, words)}


@found.wrong(BEGINNERS, cause="tiles-alone")
def only_the_tiles(hand, row, words=None):
    return {
        (
            col,
            "".join(w for w, s in zip(word, row[col:], strict=False) if s != w),
        )
        for col, word in search(hand, row, words)
    }


@found.wrong(BEGINNERS, cause="row-in-capitals")
def capitals_on_the_row(hand, row, words=None):
    row = [square.upper() if a_letter(square) else square for square in row]
    return search(hand, row, words)


@found.wrong(BEGINNERS, cause="question-marks")
def blanks_stay_question_marks(hand, row, words=None):
    return {
        (
            col,
            "".join(
                "?" if w.islower() and not a_letter(s) else w
                for w, s in zip(word, row[col:], strict=False)
            ),
        )
        for col, word in search(hand, row, words)
    }


@found.wrong(BEGINNERS, cause="blank-as-a-tile")
def blanks_in_capitals(hand, row, words=None):
    def letters(tile, hand):
        return ascii_lowercase.upper() if tile == "?" else tile

    return search(hand, row, words, letters_of=letters)


@found.wrong(BEGINNERS, cause="small-words-returned")
def everything_in_small_letters(hand, row, words=None):
    return {(col, word.lower()) for col, word in search(hand, row, words)}


def spelled(word, col, hand, row):
    """Give the spellings of a word that is laid from `col` on."""
    ways = [("", hand)]
    for letter, square in zip(word, row[col:], strict=False):
        if a_letter(square):
            ways = [(w + square, h) for w, h in ways if square.upper() == letter]
        else:
            ways = [
                (w + tile.replace("?", letter.lower()), h.replace(tile, "", 1))
                for w, h in ways
                for tile in (letter, "?")
                if tile in h and fits(letter, square)
            ]
    return [way for way, _ in ways]


def scan(hand, row, words, columns=range(15)):
    """Try each word at each column, as some attempts do."""
    return {
        (col, way)
        for col in columns
        for word in words
        for way in spelled(word, col, hand, row)
        if free_before(row, col)
        and col + len(word) <= 15
        and free_after(row, col + len(word))
        and on_an_anchor(row, col, col + len(word))
    }


@found.wrong(BEGINNERS, cause="beyond-the-end")
def words_hang_over_the_end(hand, row, words=None):
    longer = [*row, *[None] * 15]
    hanging = {
        (col, way)
        for col in range(11, 15)
        for word in words
        for way in spelled(word, col, hand, longer)
        if on_an_anchor(row, col, 15) and col + len(word) > 15
    }
    return scan(hand, row, words) | hanging


@found.wrong(BEGINNERS, cause="before-the-beginning")
def words_hang_over_the_beginning(hand, row, words=None):
    longer = [None, *row]
    hanging = {
        (-1, way)
        for word in words
        for way in spelled(word, 0, hand, longer)
        if on_an_anchor(longer, 0, len(word)) and free_after(longer, len(word))
    }
    return scan(hand, row, words) | hanging


@found.wrong(BEGINNERS, cause="letters-overwritten")
def tiles_lie_on_letters(hand, row, words=None):
    empty = [None if a_letter(square) else square for square in row]
    return scan(hand, row, words) | scan(hand, empty, words)


@found.wrong(BEGINNERS, cause="word-on-the-row")
def words_on_the_row_are_plays(hand, row, words=None):
    text = "".join(square if a_letter(square) else " " for square in row)
    lying = {(text.index(word), word) for word in words if f" {word} " in f" {text} "}
    return search(hand, row, words) | lying


@found.wrong(BEGINNERS, cause="letter-to-the-left")
def letters_before_are_not_seen(hand, row, words=None):
    return search(hand, row, words, before=lambda row, col: True)


@found.wrong(BEGINNERS, cause="letter-to-the-right")
def letters_after_are_not_seen(hand, row, words=None):
    def stops(row, end):
        return True

    return search(
        hand, row, words, after=stops, anchored=lambda r, c, e: on_an_anchor(r, c, e)
    )


@found.wrong(BEGINNERS, cause="anywhere")
def anchors_are_not_asked_for(hand, row, words=None):
    def something_laid(row, col, end):
        return any(not a_letter(square) for square in row[col:end])

    return search(hand, row, words, anchored=something_laid)


@found.wrong(BEGINNERS, cause="own-list")
def a_list_of_their_own(hand, row, words=None):
    return search(hand, row, OWN_WORDS)


@found.wrong(BEGINNERS, cause="beginnings-played")
def beginnings_are_played(hand, row, words=None):
    known = prefixes(words)
    plays = search(hand, row, words, known=lambda word, words: word.upper() in known)
    return {(col, word) for col, word in plays if len(word) > 1}


@found.wrong(BEGINNERS, cause="any-letters")
def letters_in_any_order(hand, row, words=None):
    plays = search(hand, row, words)
    for size in range(2, len(hand) + 1):
        for tiles in permutations(hand, size):
            for col in range(16 - size):
                at = range(col, col + size)
                free = all(not a_letter(row[i]) for i in at)
                allowed = free and all(map(fits, tiles, row[col : col + size]))
                whole = free_before(row, col) and free_after(row, col + size)
                if allowed and whole and on_an_anchor(row, col, col + size):
                    plays.add((col, "".join(tiles).lower().replace("?", "e").upper()))
    return plays


@found.wrong(BEGINNERS, cause="any-letter-allowed")
def cross_checks_are_not_asked(hand, row, words=None):
    return search(hand, row, words, fits=lambda letter, square: True)


@found.wrong(BEGINNERS, cause="empty-means-any")
def an_empty_set_allows_all(hand, row, words=None):
    def allowed(letter, square):
        return not square or letter.upper() in square

    return search(hand, row, words, fits=allowed)


@found.wrong(BEGINNERS, cause="blank-kept")
def blanks_are_not_spent(hand, row, words=None):
    def spend(hand, tile):
        return hand if tile == "?" else hand.replace(tile, "", 1)

    return search(hand, row, words, one_less=spend)


@found.wrong(BEGINNERS, cause="tile-kept")
def tiles_are_not_spent(hand, row, words=None):
    def spend(hand, tile):
        return hand.replace("?", "", 1) if tile == "?" else hand

    return search(hand, row, words, one_less=spend)


@found.wrong(BEGINNERS, cause="hand-not-asked")
def any_letter_is_held(hand, row, words=None):
    return {
        (col, word.upper())
        for col, word in search(hand + "?" * 7, row, words)
        if not any(map(str.islower, filter(a_letter, row)))
    }


@found.wrong(BEGINNERS, cause="looked-up-small")
def looked_up_in_small_letters(hand, row, words=None):
    return search(hand, row, words, known=lambda word, words: word.lower() in words)


@found.wrong(BEGINNERS, cause="looked-up-as-it-is")
def blanks_on_the_row_are_not_looked_up(hand, row, words=None):
    there = [square for square in row if a_letter(square) and square.islower()]
    if there:
        return set()
    return search(hand, row, words)


@found.wrong(BEGINNERS, cause="blank-not-allowed")
def small_letters_are_not_allowed(hand, row, words=None):
    def allowed(letter, square):
        return square is None or len(square) == 26 or letter in square

    return search(hand, row, words, fits=allowed)


@found.wrong(BEGINNERS, cause="blank-forgotten")
def a_question_mark_is_no_tile(hand, row, words=None):
    return search(hand, row, words, letters_of=lambda tile, hand: tile)


@found.wrong(BEGINNERS, cause="all-blanks-spent")
def all_blanks_are_spent(hand, row, words=None):
    def spend(hand, tile):
        return hand.replace(tile, "") if tile == "?" else hand.replace(tile, "", 1)

    return search(hand, row, words, one_less=spend)


@found.wrong(BEGINNERS, cause="tile-before-blank")
def a_blank_only_for_want_of_a_tile(hand, row, words=None):
    def letters(tile, hand):
        if tile != "?":
            return tile
        return [letter for letter in ascii_lowercase if letter.upper() not in hand]

    return search(hand, row, words, letters_of=letters)


@found.wrong(BEGINNERS, cause="all-copies-spent")
def all_copies_are_spent(hand, row, words=None):
    def spend(hand, tile):
        return hand.replace(tile, "", 1) if tile == "?" else hand.replace(tile, "")

    return search(hand, row, words, one_less=spend)


@found.wrong(BEGINNERS, cause="minus-one")
def column_minus_one(hand, row, words=None):
    return search(hand, row, words, before=lambda row, col: not a_letter(row[col - 1]))


@found.wrong(BEGINNERS, cause="from-column-one")
def starts_in_column_one(hand, row, words=None):
    return search(hand, row, words, columns=range(1, 15))


@found.wrong(BEGINNERS, cause="ends-too-early")
def the_last_column_is_left_free(hand, row, words=None):
    return {(c, w) for c, w in search(hand, row, words) if c + len(w) < 15}


@found.wrong(BEGINNERS, cause="only-the-hand")
def words_of_the_hand_alone(hand, row, words=None):
    plays = set()
    for col, word in search(hand, row, words):
        if not any(map(a_letter, row[col : col + len(word)])):
            plays.add((col, word))
    return plays


@found.wrong(BEGINNERS, cause="one-anchor")
def stops_after_the_first_anchor(hand, row, words=None):
    plays = search(hand, row, words)
    for at in range(15):
        if is_anchor(row[at]):
            return {(c, w) for c, w in plays if c <= at < c + len(w)}
    return plays


@found.wrong(BEGINNERS, cause="no-tiles-to-the-left")
def starts_at_anchors_and_letters(hand, row, words=None):
    return search(
        hand,
        row,
        words,
        before=lambda row, col: free_before(row, col) and row[col] is not None,
    )


@found.wrong(BEGINNERS, cause="returns-in-the-loop")
def returns_at_once(hand, row, words=None):
    for play in sorted(search(hand, row, words)):
        return {play}
    return set()


@found.wrong(BEGINNERS, cause="anchors-forgotten")
def forgets_that_an_anchor_was_covered(hand, row, words=None):
    return search(hand, row, words, anchored=lambda row, col, end: False)


@found.right("each word at each column")
def by_scanning(hand, row, words=None):
    return scan(hand, row, capital_words(words))


@found.right("letter by letter, from every column")
def by_search(hand, row, words=None):
    return search(hand, row, capital_words(words))


@found.right("Counter for the tiles, blanks on every choice of places")
def by_counting(hand, row, words=None):
    plays = set()
    for word in capital_words(words):
        for col in range(16 - len(word)):
            end = col + len(word)
            squares = row[col:end]
            agrees = all(
                square.upper() == letter if a_letter(square) else fits(letter, square)
                for letter, square in zip(word, squares, strict=True)
            )
            whole = free_before(row, col) and free_after(row, end)
            if not (agrees and whole and on_an_anchor(row, col, end)):
                continue
            places = [i for i in range(len(word)) if not a_letter(squares[i])]
            for choice in product([False, True], repeat=len(places)):
                blanks = {
                    i for i, is_blank in zip(places, choice, strict=True) if is_blank
                }
                tiles = Counter("?" if i in blanks else word[i] for i in places)
                if not tiles - Counter(hand):
                    text = ""
                    for i, letter in enumerate(word):
                        small = i in blanks or (
                            i not in places and squares[i].islower()
                        )
                        text += letter.lower() if small else letter
                    plays.add((col, text))
    return plays


@found.right("a frozenset, and the row as a tuple")
def with_a_frozenset(hand, row, words=None):
    plays = search(hand, tuple(row), set(words or capital_words()))
    return frozenset((col, "".join(list(word))) for col, word in plays)


@found.right("from the anchors to the left, then to the right")
def from_the_anchors(hand, row, words=None):
    plays = set()
    words = words or capital_words()
    anchors = [at for at in range(15) if is_anchor(row[at])]
    for anchor in anchors:
        for col in range(anchor, -1, -1):
            if free_before(row, col):
                plays |= {
                    (c, w)
                    for c, w in search(
                        hand, row, words or capital_words(), columns=[col]
                    )
                    if c + len(w) > anchor
                }
    return plays


@found.right("recursion that returns lists, and prints on the way")
def lists_and_prints(hand, row, words=None):
    known = capital_words(words)

    def ways(word, end, hand):
        if not any(other.startswith(word.upper()) for other in known):
            return []
        if end < 15 and a_letter(row[end]):
            return ways(word + row[end], end + 1, hand)
        found = [word]
        if end < 15:
            for tile in set(hand):
                for letter in ascii_lowercase if tile == "?" else tile:
                    if fits(letter, row[end]):
                        found += ways(word + letter, end + 1, one_less(hand, tile))
        return found

    plays = set()
    for col in range(15):
        for word in ways("", col, hand) if free_before(row, col) else []:
            if word.upper() in known and on_an_anchor(row, col, col + len(word)):
                plays.add((col, word))
    print(len(plays), "plays")
    return plays


WRONG = tuple(found.wrongs)
RIGHT = tuple(found.rights)
