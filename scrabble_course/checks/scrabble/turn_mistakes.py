"""The mistakes in my_player, and what to say of each."""

from __future__ import annotations

from dataclasses import replace

from scrabble_course.board import errors
from scrabble_course.checks.exercise import Mistake
from scrabble_course.checks.scrabble.turn_facts import (
    always_plays_the_same,
    breaks,
    changes_the_board,
    ends_or_challenges,
    exchanges_no_text,
    exchanges_what_it_lacks,
    exchanges_with_a_play,
    gives_a_board,
    gives_a_class,
    gives_a_play,
    gives_a_scored_play,
    gives_none_for_no_play,
    gives_something_else,
    is_right_if,
    never_plays,
    passes_with_a_play,
    places_a_scored_play,
    plays_as_on_an_empty_board,
    says,
    stops_with_nothing_left,
    stops_without_a_play,
    swaps_board_and_rack,
)

MISTAKES = (
    Mistake(
        "changes-the-board",
        (),
        changes_the_board,
        "A board cannot be changed. A player only says what it wants to play, and the "
        "game lays the tiles.",
    ),
    Mistake(
        "play-without-place",
        (),
        gives_a_play,
        "That is a play, and a turn is asked for: `Place(play)` is the turn that lays "
        "it.",
    ),
    Mistake(
        "scored-play",
        (),
        gives_a_scored_play,
        "That is a play with its score, as the search gives it. The turn that lays it "
        "is `Place(best.play)`, if `best` is what was found.",
    ),
    Mistake(
        "scored-play-placed",
        (),
        places_a_scored_play,
        "What is placed here has a score, and `Place` takes the play alone: "
        "`Place(best.play)`.",
    ),
    Mistake(
        "class-for-turn",
        (),
        gives_a_class,
        "The brackets are missing: `Pass()` is a turn, `Pass` alone is the kind of it.",
    ),
    Mistake(
        "none-for-pass",
        (),
        gives_none_for_no_play,
        "There is no play here, and None is no turn. Return `Pass()`.",
    ),
    Mistake(
        "stops-without-a-play",
        (),
        stops_without_a_play,
        "There is no play here, and the function stops at it. `best_play` gives None "
        "then, and `all_plays` an empty list, of which there is no `max` and no first: "
        "ask for that before, and return `Pass()`.",
    ),
    Mistake(
        "stops-with-nothing-left",
        (),
        stops_with_nothing_left,
        "There is a play here, but the function stops at an empty list, or at None. If "
        "your player takes only some of the plays, it may like none of them: then let "
        "it take any other.",
    ),
    Mistake(
        "no-such-part",
        (),
        says("'ScoredPlay' object has no attribute"),
        "What `all_plays` lists has a `score`, a `word`, and a `play`, which is what "
        "`Place` takes.",
    ),
    Mistake(
        "board-and-rack-swapped",
        (),
        swaps_board_and_rack,
        "Board and rack have changed places. For the engine it is `all_plays(board, "
        "rack, lexicon)`: the board comes first.",
    ),
    Mistake(
        "board-for-turn",
        (),
        gives_a_board,
        "That is a board, with the play on it. A player only says what it wants to "
        "play, `Place(play)`, and the game lays it.",
    ),
    Mistake(
        "always-the-same",
        (),
        always_plays_the_same,
        "Your player takes the same turn everywhere. Look for plays with the tiles of "
        "`rack`, on `board` as it lies.",
    ),
    Mistake(
        "exchange-no-text",
        (),
        exchanges_no_text,
        'The tiles of an exchange are a text, such as `Exchange("OW")`. `Exchange('
        "rack)` gives all of the rack.",
    ),
    Mistake(
        "ends-or-challenges",
        (),
        ends_or_challenges,
        "A player places tiles, exchanges, or passes. Whether the game ends, or a word "
        "is doubted, is settled at the table.",
    ),
    Mistake(
        "not-a-turn",
        (),
        gives_something_else,
        "A turn is `Place(play)`, `Exchange(tiles)` or `Pass()`.",
    ),
    Mistake(
        "board-not-looked-at",
        (),
        plays_as_on_an_empty_board,
        "Your player takes the same turn as on the empty board, where it would be "
        "right. Look for plays on `board`, as it lies.",
    ),
    Mistake(
        "never-plays",
        (),
        never_plays,
        "There is a play here, and your player never makes one, on no board. "
        "`all_plays(board, rack, lexicon)` of the engine lists them.",
    ),
    Mistake(
        "exchange-not-on-the-rack",
        (),
        exchanges_what_it_lacks,
        "Only tiles on the rack can be exchanged, each as often as it is there, and at "
        "least one. `Exchange(rack)` gives all of them.",
    ),
    Mistake(
        "exchanges-with-a-play",
        (),
        exchanges_with_a_play,
        "There is a play here, and your player exchanges tiles. Exchange only if there "
        "is none.",
    ),
    Mistake(
        "passes-with-a-play",
        (),
        passes_with_a_play,
        "There is a play here, and your player passes. If it is choosy, it may like no "
        "play at all: then let it take any. Or does it not see this one? It must look "
        "at all squares, both ways, and use blanks.",
    ),
    Mistake(
        "other-direction",
        (),
        is_right_if(lambda play: replace(play, down=not play.down)),
        "The same word from the same square on, the other way, is a play. Pass the "
        "direction on: `Play(word, row, col, down)`.",
    ),
    Mistake(
        "row-and-column-swapped",
        (),
        is_right_if(lambda play: replace(play, row=play.col, col=play.row)),
        "With row and column swapped this is a play. The row comes first: `Play(word, "
        "row, col, down)`.",
    ),
    Mistake(
        "not-a-word",
        (),
        breaks(errors.NotAWord),
        "The play forms something that is not in `lexicon`. All words count that it "
        "forms, those across its way, too; and the lexicon may be any, so keep no list "
        "of your own.",
    ),
    Mistake(
        "not-on-the-rack",
        (),
        breaks(errors.NotOnRack),
        "The play needs tiles that are not on the rack. A blank is `?` there, and a "
        "small letter in the play.",
    ),
    Mistake(
        "not-allowed-on-the-board",
        (),
        breaks(errors.IllegalPlay, errors.Unreadable),
        "The board does not allow that play; the message says why. Are row, column and "
        "direction those of this play: `Play(word, row, col, down)`?",
    ),
    Mistake(
        "not-a-play",
        (),
        breaks(TypeError),
        "`Place` takes a `Play(word, row, col, down)`: a text, two whole numbers from "
        "0 on, and `down`, which is True or False. What `all_plays` lists has one "
        "ready, its `play`.",
    ),
)
