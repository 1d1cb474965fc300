"""The course as a table; whatever lists parts or stages is derived from here.

One stage = one notebook = one module of graded functions; one function = one exercise.
A test holds this table against the files.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True)
class Part:
    """A group of stages: one folder of notebooks, one package of functions.

    Where a part `is_staged`, its package looks functions up that stand-ins can replace.
    """

    number: int
    name: str
    title: str
    is_staged: bool = False

    @property
    def folder(self) -> str:
        """The folder of the part's notebooks, which is one nbgrader assignment."""
        return f"{self.number}_{self.name}"

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages of this part, in the order they are taught."""
        return tuple(stage for stage in STAGES if stage.part is self)


@dataclass(frozen=True, slots=True)
class GradedName:
    """A function that students write, and the points it earns.

    `file` is where its exercise stands, if a function of that name has another one.
    `in_other_words` are modules of the course that answer it, too, or one function of a
    module, behind a colon. They are hidden while its lesson, or an earlier one, is
    graded, though a lesson may show what they give.
    """

    name: str
    points: int
    file: str = ""
    in_other_words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """One notebook, one module of graded functions, and their exercises.

    `practice` are functions on the way to the graded ones: they have a check of their
    own, and earn nothing. `own_package` is where the functions stand, if that is not
    the part's package.
    """

    number: int
    part: Part
    name: str
    title: str
    minutes: int
    graded: tuple[GradedName, ...] = ()
    practice: tuple[str, ...] = ()
    own_package: str = ""

    @property
    def notebook(self) -> str:
        """The notebook's path below the folder `notebooks`.

        >>> STAGES[1].notebook
        '1_word_game/01_word_scores.ipynb'
        """
        return f"{self.part.folder}/{self.number:02}_{self.name}.ipynb"

    @property
    def package(self) -> str:
        """The package of the stage's functions, which is also that of its checks.

        >>> stage("hands").package, stage("the_full_game").package
        ('word_game', 'scrabble')
        """
        return self.own_package or self.part.name

    @property
    def module(self) -> str:
        """The module that holds the stage's graded functions."""
        return f"scrabble_course.{self.package}.{self.name}"

    @property
    def exercises(self) -> tuple[str, ...]:
        """The modules that hold the stage's exercises, one for each function."""
        folder = f"scrabble_course.exercises.{self.package}"
        return tuple(f"{folder}.{one.file or one.name}" for one in self.graded)

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of the graded functions, in the order they are written."""
        return tuple(graded.name for graded in self.graded)


WORD_GAME = Part(1, "word_game", "The word game", is_staged=True)

NOTATION = Part(2, "notation", "Scrabble notation")
SCRABBLEGRAM = Part(3, "scrabblegram", "Scrabblegram", is_staged=True)
BOARD = Part(4, "board", "The board")

PARTS = (WORD_GAME, NOTATION, SCRABBLEGRAM, BOARD)

STAGES = (
    Stage(0, WORD_GAME, "start_here", "Start here", 30),
    Stage(1, WORD_GAME, "word_scores", "Word scores", 40, (
        GradedName("get_word_score", 10),
    )),
    Stage(2, WORD_GAME, "hands", "Hands", 50, (
        GradedName("update_hand", 10),
    )),
    Stage(3, WORD_GAME, "valid_words", "Valid words", 50, (
        GradedName("is_valid_word", 10),
    )),
    Stage(4, WORD_GAME, "wildcards", "Wildcards", 65, (
        GradedName("deal_hand", 10),
        GradedName("is_valid_word", 15, "is_valid_word_with_wildcards"),
    )),
    Stage(5, WORD_GAME, "playing_a_hand", "Playing a hand", 75, (
        GradedName("calculate_handlen", 5),
        GradedName("play_hand", 15),
    )),
    Stage(6, WORD_GAME, "playing_a_game", "Playing a game", 130, (
        GradedName("substitute_hand", 10),
        GradedName("play_game", 15),
    ), practice=("ask_yes_or_no", "play_one_hand")),
    Stage(7, NOTATION, "scrabble_notation", "Scrabble notation", 130, (
        GradedName("letter_score", 5),
        GradedName("letter_scores", 10),
        GradedName("multipliers", 10),
        GradedName("word_score", 10),
    ), practice=("check_word",)),
    Stage(8, SCRABBLEGRAM, "tiles", "Tiles and recursion", 115, (
        GradedName("tile_score", 5),
        GradedName("can_form_word_from_tiles", 15, in_other_words=(
            "scrabble_course.scrabblegram.best_word:ways_to_play",
        )),
    ), practice=("sum_of_tiles",)),
    Stage(9, SCRABBLEGRAM, "best_word", "The best word", 135, (
        GradedName("compute_score", 10),
        GradedName("highest_scoring_word_from_tiles", 15),
    ), practice=("ways_to_play",)),
    Stage(10, BOARD, "board_scores", "Scores on the board", 160, (
        GradedName("is_letter", 5),
        GradedName("transpose", 5),
        GradedName("find_cross_word", 10, in_other_words=(
            "scrabble_course.board.play:play_of",
            "scrabble_course.board.play:word_through",
        )),
        GradedName("cross_word_score", 10),
        GradedName("calculate_score", 15, in_other_words=(
            "scrabble_course.board.play_scores",
        )),
    ), practice=("word_points",)),
    Stage(11, BOARD, "finding_plays", "Finding every play", 185, (
        GradedName("row_plays", 15),
        GradedName("horizontal_plays", 10),
        GradedName("all_plays", 10),
        GradedName("best_play", 5),
    ), practice=("open_row_plays",)),
    Stage(12, BOARD, "the_full_game", "The full game", 150, (
        GradedName("draw_order", 5),
        GradedName("refill", 5),
        GradedName("exchange", 10),
        GradedName("is_over", 10),
        GradedName("final_scores", 10),
        GradedName("my_player", 10),
    ), own_package="scrabble"),
    Stage(13, BOARD, "faster", "Faster", 100, practice=(
        "search_prefixes", "search_tree", "search_masks",
    )),
)  # fmt: skip

GRADED_FUNCTIONS = frozenset(name for one in STAGES for name in one.functions)
"""The names of all functions that are graded, in whichever stage."""
IN_OTHER_WORDS = {
    place: stage
    for stage in STAGES
    for graded in stage.graded
    for place in graded.in_other_words
}
"""The stages of what answers a graded function in other words, by its place."""


def stage(which: int | str) -> Stage:
    """Return the stage with this number or name; KeyError says which there are.

    >>> stage(2).title
    'Hands'
    >>> stage("wildcards").number
    4
    """
    for candidate in STAGES:
        if which in (candidate.number, candidate.name):
            return candidate
    known = ", ".join(f"{s.number} ({s.name})" for s in STAGES)
    raise KeyError(f"there is no stage {which!r}; the stages are {known}")


def stages_named(text: str) -> tuple[Stage, ...]:
    """Return the stages that a text such as "1-3,5" numbers; "" is for all of them.

    >>> [stage.number for stage in stages_named("1-3,5")]
    [1, 2, 3, 5]

    ValueError says which piece of the text names no stages.
    """
    if not text.strip():
        return STAGES
    wanted: set[int] = set()
    for piece in text.split(","):
        first, _, last = piece.partition("-")
        try:
            numbers = range(int(first), int(last or first) + 1)
        except ValueError:
            numbers = range(0)
        if not numbers or not {*numbers} <= {stage.number for stage in STAGES}:
            known = f"write numbers from 0 to {STAGES[-1].number}, such as 1-3,5"
            raise ValueError(f"{piece.strip()!r} names no stages; {known}")
        wanted.update(numbers)
    return tuple(stage for stage in STAGES if stage.number in wanted)


def stage_of(function: str) -> Stage:
    """Return the last stage that asks for `function`, which asks for all of it.

    Those that only practise count too.

    `is_valid_word` is written in stage 3 and learns about wildcards in stage 4:

    >>> stage_of("is_valid_word").number
    4

    KeyError names a function with much the same name, if there is one.
    """
    for candidate in reversed(STAGES):
        if function in (*candidate.functions, *candidate.practice):
            return candidate
    raise KeyError(f"no exercise is called {function!r}; {_instead_of(function)}")


def _instead_of(function: object) -> str:
    """Say what may have been meant instead of a name that no exercise has."""
    names = sorted({n for s in STAGES for n in (*s.functions, *s.practice)})
    for nearest in get_close_matches(str(function), names, n=1, cutoff=0.75):
        return f"{nearest} may be meant"
    return "progress() lists the names there are"
