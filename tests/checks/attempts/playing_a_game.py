"""Attempts at stage 6: `substitute_hand` and `play_game`."""

from scrabble_course.word_game import (
    HAND_SIZE,
    deal_hand,
    display_hand,
    play_hand,
    substitute_hand,
)
from tests.checks.attempts import games_played_otherwise, substituting
from tests.checks.attempts.attempt_values import Attempts

game = Attempts("play_game")

HOW_MANY = "Enter total number of hands: "
SUBSTITUTE = "Would you like to substitute a letter? "
WHICH = "Which letter would you like to replace: "
REPLAY = "Would you like to replay the hand? "

RETURNS_NONE = "play_game prints but returns None"
REPLAY_AGAIN = "replay offered again after use"
SUBSTITUTE_AGAIN = "substitution offered again after use"
OVERWRITES = "replay score overwrites (not the better of two)"
ADDED = "both scores added"
NO_REPLAY = "replay not offered after the last/only hand (or never)"
SUBSTITUTE_ON_REPLAY = "substitution offered on the replay"
ZERO_HANDS = "zero hands: still deals or crashes"


def yes(question):
    answer = input(question).lower()
    while answer not in ("yes", "no"):
        answer = input(question).lower()
    return answer == "yes"


@game.wrong(RETURNS_NONE, cause="returns-none")
def total_only_printed(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")


@game.wrong(REPLAY_AGAIN, cause="replay-offered-again")
def replay_not_remembered(word_list):
    total = 0
    may_substitute = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(REPLAY_AGAIN, cause="replay-flag-reset-every-hand")
def replay_remembered_for_one_hand(word_list):
    total = 0
    may_substitute = True
    for _ in range(int(input(HOW_MANY))):
        replayed = False
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if not replayed and yes(REPLAY):
            replayed = True
            score = max(score, play_hand(hand, word_list))
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(REPLAY_AGAIN, cause="replay-offered-after-the-replay")
def replay_offered_until_the_player_says_no(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        while may_replay and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(SUBSTITUTE_AGAIN, cause="substitution-offered-again")
def substitution_not_remembered(word_list):
    total = 0
    may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        print("Current Hand:", end=" ")
        display_hand(hand)
        if yes(SUBSTITUTE):
            hand = substitute_hand(hand, input(WHICH).lower())
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(OVERWRITES, cause="replay-overwrites")
def score_of_the_replay_counts(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            score = play_hand(hand, word_list)
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(OVERWRITES, cause="first-score-kept")
def score_of_the_replay_thrown_away(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            play_hand(hand, word_list)
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(ADDED, cause="both-scores-added")
def total_grows_with_every_play(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        total += play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            total += play_hand(hand, word_list)
            may_replay = False
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(ADDED, cause="both-scores-added")
def better_score_added_to_the_first(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        total += score
        if may_replay and yes(REPLAY):
            total += max(score, play_hand(hand, word_list))
            may_replay = False
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(NO_REPLAY, cause="no-replay-after-the-last-hand")
def replay_only_between_hands(word_list):
    total = 0
    may_substitute = may_replay = True
    hands = int(input(HOW_MANY))
    for i in range(hands):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and i < hands - 1 and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(NO_REPLAY, cause="replay-never-offered")
def replay_never_offered(word_list):
    total = 0
    may_substitute = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        total += play_hand(hand, word_list)
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(SUBSTITUTE_ON_REPLAY, cause="substitution-offered-on-the-replay")
def replay_goes_through_the_whole_hand_again(word_list):
    total = 0
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        scores = []
        playing = True
        while playing:
            if may_substitute:
                print("Current Hand:", end=" ")
                display_hand(hand)
                if yes(SUBSTITUTE):
                    hand = substitute_hand(hand, input(WHICH).lower())
                    may_substitute = False
            scores.append(play_hand(hand, word_list))
            playing = may_replay and yes(REPLAY)
            if playing:
                may_replay = False
        total += max(scores)
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(ZERO_HANDS, cause="deals-before-it-counts")
def number_of_hands_looked_at_afterwards(word_list):
    total = 0
    may_substitute = may_replay = True
    hands = int(input(HOW_MANY))
    while True:
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        total += score
        hands -= 1
        if hands <= 0:
            break
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(ZERO_HANDS, cause="zero-hands-crash")
def total_started_by_the_first_hand(word_list):
    scores = []
    may_substitute = may_replay = True
    for _ in range(int(input(HOW_MANY))):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        scores.append(score)
        total = sum(scores)
    print(f"Total score over all hands: {total}")
    return total


@game.wrong(ZERO_HANDS, cause="zero-hands-refused")
def zero_taken_for_no_answer(word_list):
    total = 0
    may_substitute = may_replay = True
    hands = int(input(HOW_MANY))
    while hands == 0:
        hands = int(input(HOW_MANY))
    for _ in range(hands):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if yes(SUBSTITUTE):
                hand = substitute_hand(hand, input(WHICH).lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        if may_replay and yes(REPLAY):
            score = max(score, play_hand(hand, word_list))
            may_replay = False
        total += score
    print(f"Total score over all hands: {total}")
    return total


WRONG = substituting.WRONG + tuple(game.wrongs)
RIGHT = substituting.RIGHT + games_played_otherwise.RIGHT
