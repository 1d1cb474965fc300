"""A game of hands as text, worded like the screen of `play_game` (seed 004)."""

from __future__ import annotations

from scrabble_course.widgets.game_state import EnteredWord, GameOfHands, Round
from scrabble_course.widgets.hand import tiles_of
from scrabble_course.word_game import get_frequency_dict

ASK_FOR_WORD = 'Enter word, or "!!" to indicate that you are finished: '


def transcript(game: GameOfHands) -> str:
    """Return what `play_game` would have shown of `game` so far.

    It grows line by line as the game goes on. The first line of `play_game`, which
    says how many hands there are, is known at the end of the game only.

    >>> from scrabble_course.widgets.game_state import deal, enter
    >>> print(transcript(enter(deal("weed*z"), "weed", 176, left="*z")), end="")
    Current Hand: w e e d * z
    Would you like to substitute a letter? no
    Current Hand: w e e d * z
    Enter word, or "!!" to indicate that you are finished: weed
    "weed" earned 176 points. Total: 176 points
    <BLANKLINE>
    Current Hand: * z
    """
    lines = []
    if game.closed:
        lines.append(f"Enter total number of hands: {len(game.hands)}")
    for number in range(len(game.hands)):
        lines += _hand_lines(game, number)
    if game.closed:
        lines.append(_game_score(game))
    return "".join(f"{line}\n" for line in lines)


def ending(game: GameOfHands) -> str:
    """Return how the hand, or the game, came to its end; "" while there is none yet.

    >>> from scrabble_course.widgets.game_state import deal, enter
    >>> ending(enter(deal("it"), "it", 28, left=""))
    'Ran out of letters. Total score: 28 points'
    """
    if game.closed:
        return _game_score(game)
    if not game.round.is_over:
        return ""
    said = _hand_score(game.round)
    if game.hand.is_replayed:
        first, again = (played.total for played in game.hand.rounds)
        said += f". The better of {first} and {again} counts: {game.hand.score}"
    return said


def spaced(tiles: str) -> str:
    """Return `tiles` as `display_hand` prints them: equal letters side by side.

    >>> spaced("d*dlout")
    'd d * l o u t'
    """
    return " ".join(tiles_of(get_frequency_dict(tiles)))


def _hand_lines(game: GameOfHands, number: int) -> list[str]:
    """Return what was shown of one hand: its rounds, and the questions around them."""
    hand, earlier = game.hands[number], game.hands[:number]
    first, *again = hand.rounds
    lines = []
    if not any(hand.substituted for hand in earlier):
        lines.append(f"Current Hand: {spaced(hand.dealt)}")
        if not hand.has_begun:  # the question is still open
            return lines
        letter = hand.substituted
        lines.append(f"Would you like to substitute a letter? {_yes_or_no(letter)}")
        if letter:
            lines.append(f"Which letter would you like to replace: {letter}")
    lines += _round_lines(first)
    is_past = game.closed or number < len(game.hands) - 1
    if not any(hand.is_replayed for hand in earlier) and (again or is_past):
        lines.append(f"Would you like to replay the hand? {_yes_or_no(again)}")
    for second in again:
        lines += _round_lines(second)
    return lines


def _yes_or_no(happened: object) -> str:
    return "yes" if happened else "no"


def _round_lines(played: Round) -> list[str]:
    lines = []
    for entry in played.entries:
        lines.append(f"Current Hand: {spaced(entry.tiles)}")
        lines += [f"{ASK_FOR_WORD}{entry.word}", _verdict(entry), ""]
    if played.left:
        lines.append(f"Current Hand: {spaced(played.left)}")
    if played.stopped:
        lines.append(f"{ASK_FOR_WORD}!!")
    if played.is_over:
        lines += [_hand_score(played), "----------"]
    return lines


def _verdict(entry: EnteredWord) -> str:
    if entry.points is None:
        return "That is not a valid word. Please choose another word."
    earned = f'"{entry.word}" earned {entry.points} points.'
    return f"{earned} Total: {entry.total} points"


def _hand_score(played: Round) -> str:
    said = "" if played.stopped else "Ran out of letters. "
    return f"{said}Total score: {played.total} points"


def _game_score(game: GameOfHands) -> str:
    return f"Total score over all hands: {game.total}"
