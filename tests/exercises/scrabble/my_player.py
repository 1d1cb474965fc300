"""Attempts at stage 12, `my_player`."""

import random

from scrabble_course.board import ACROSS, DOWN, Board, Play, check_play, finding_plays
from scrabble_course.engine import Lexicon, all_plays, best_play
from scrabble_course.scrabble import (
    EndGame,
    Exchange,
    Pass,
    Place,
    longest_word,
    random_player,
)
from tests.exercises.attempts import right, wrong


def turn(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    return Place(plays[0].play) if plays else Pass()


@wrong("changes-the-board")
def lays_on_the_board(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    board[7, 7] = plays[0].word[0]
    return Place(plays[0].play)


@wrong("no-such-part")
def asks_for_points(board, rack, lexicon):
    best, most = Pass(), -1
    for play in all_plays(board, rack, lexicon):
        if play.points > most:
            best, most = Place(play.play), play.points
    return best


@wrong("board-and-rack-swapped")
def rack_before_board(board, rack, lexicon):
    plays = all_plays(rack, board, lexicon)
    return Place(plays[0].play) if plays else Pass()


@wrong("stops-without-a-play")
def max_of_nothing(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    return Place(max(plays, key=lambda play: play.score).play)


@wrong("stops-with-nothing-left")
def stops_if_it_likes_none(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if plays == []:
        return Pass()
    liked = []
    for play in plays:
        if "S" not in play.word:
            liked.append(play)
    return Place(liked[0].play)


@wrong("none-for-pass")
def none_for_a_pass(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    if best:
        return Place(best.play)


@wrong("play-without-place")
def a_play_alone(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return best.play if best else Pass()


@wrong("play-without-place")
def a_scored_play(board, rack, lexicon):
    return best_play(board, rack, lexicon) or Pass()


@wrong("not-a-play")
def places_a_scored_play(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best) if best else Pass()


@wrong("not-a-turn")
def ends_the_game(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else EndGame()


@wrong("board-not-looked-at")
def plays_on_an_empty_board(board, rack, lexicon):
    return turn(Board.empty(), rack, lexicon)


@wrong("passes-with-a-play")
def the_thrifty_one_of_the_lesson(board, rack, lexicon):
    best, most = Pass(), 0
    for play in all_plays(board, rack, lexicon):
        worth = play.score
        for letter in play.word:
            if letter.islower():
                worth -= 25
        if worth > most:
            best, most = Place(play.play), worth
    return best


@wrong("exchange-not-on-the-rack")
def exchanges_what_it_lacks(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Exchange("QZ")


@wrong("exchange-from-a-short-bag")
def always_exchanges_when_it_cannot_play(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Exchange(rack)


@wrong("not-a-word")
def has_words_of_its_own(board, rack, lexicon):
    words = Lexicon.from_words([*lexicon, "cat", "as", "at", "tea", "co", "qi", "xi"])
    return turn(board, rack, words)


@wrong("not-on-the-rack")
def capitals_for_blanks(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    best = plays[0]
    return Place(Play(best.word.upper(), best.row, best.col, best.down))


@wrong("not-a-word", "not-allowed-on-the-board")
def one_row_too_low(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    if best is None:
        return Pass()
    return Place(Play(best.word, best.row + 1, best.col, best.down))


@wrong("too-slow")
def thinks_for_ever(board, rack, lexicon):
    while len(rack) > 0:
        plays = all_plays(board, rack, lexicon)
    return Place(plays[0].play)


@right("greedy with best_play")
def greedy(board, rack, lexicon):
    best = best_play(board, rack, lexicon)
    return Place(best.play) if best else Pass()


@right("the longest word")
def the_longest_word(board, rack, lexicon):
    return longest_word(board, rack, lexicon)


@right("any play")
def any_play(board, rack, lexicon):
    return random_player(random.Random())(board, rack, lexicon)


@right("the play that scores least")
def the_least(board, rack, lexicon):
    plays = sorted(all_plays(board, rack, lexicon), key=lambda play: play.score)
    return Place(plays[0].play) if plays else Pass()


def is_early(board):
    return sum(letter != "." for row in board.rows for letter in row) < 60


@right("exchanges all when there is no play, early in the game")
def exchanges_all(board, rack, lexicon):
    if plays := all_plays(board, rack, lexicon):
        return Place(max(plays).play)
    return Exchange(rack) if is_early(board) else Pass()


@right("exchanges one tile when there is no play, early in the game")
def exchanges_one(board, rack, lexicon):
    if best := best_play(board, rack, lexicon):
        return Place(best.play)
    return Exchange(max(rack)) if is_early(board) else Pass()


@right("the plays of stage 11")
def with_the_plays_of_stage_11(board, rack, lexicon):
    words = {word.upper() for word in lexicon}
    plays = finding_plays.all_plays(rack, board, words)
    if not plays:
        return Pass()
    _, (row, col), direction, word = max(plays)
    return Place(Play(word, row, col, down=direction != ACROSS))


@right("the best play of stage 11")
def with_stage_11(board, rack, lexicon):
    best = finding_plays.best_play(rack, board, [*lexicon])
    if best is None:
        return Pass()
    _, (row, col), direction, word = best
    if direction == DOWN:
        return Place(Play(word, row, col, down=True))
    return Place(Play(word, row, col))


@right("tries every word on every square")
def tries_everything(board, rack, lexicon):
    for word in lexicon:
        for place in range(225):
            for down in (False, True):
                for at in range(-1, len(word) if "?" in rack else 0):
                    letters = list(word.upper())
                    if at >= 0:
                        letters[at] = letters[at].lower()
                    play = Play("".join(letters), *divmod(place, 15), down)
                    try:
                        check_play(board, play, rack, lexicon.__contains__)
                    except ValueError:
                        continue
                    return Place(play)
    return Pass()


@right("keeps the most points on the rack")
def keeps_points(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    ranked = sorted(plays, key=lambda play: (len(play.word), play.score))
    return Place(ranked[len(ranked) // 2].play) if ranked else Pass()


@right("the first play that it likes, or else the first")
def likes_some_more(board, rack, lexicon):
    plays = all_plays(board, rack, lexicon)
    for play in plays:
        if "S" not in play.word:
            return Place(play.play)
    for play in plays:
        return Place(play.play)
    return Pass()
