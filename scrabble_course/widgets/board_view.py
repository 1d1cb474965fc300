"""A board to lay tiles on and play; the student's own functions judge the plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from traitlets import (
    Bunch,
    Dict,
    Instance,
    Int,
    List,
    TraitError,
    Tuple,
    Unicode,
    observe,
    validate,
)

from scrabble_course.board import (
    DOWN,
    LETTER_VALUES,
    Board,
    BoardError,
    MarkedSquares,
    Play,
    Square,
    parse_square,
    play_of,
)
from scrabble_course.board.board import EMPTY
from scrabble_course.display.board_svg import board_svg
from scrabble_course.display.phrases import points_text
from scrabble_course.display.score_sheet_html import score_sheet_html
from scrabble_course.widgets.board_rules import (
    BoardRules,
    IsWord,
    Judgement,
    NoAnswer,
    ScoreOf,
)
from scrabble_course.widgets.board_state import (
    LOOSE_JSON,
    PREMIUM_NAMES,
    SQUARES,
    LooseTile,
    fault_of_tiles,
    from_rack,
    marks_to_json,
    rack_of,
    rest_of,
    with_mark,
)
from scrabble_course.widgets.front_end import script, style
from scrabble_course.widgets.tile_widget import TileWidget


class BoardView(TileWidget):
    """A board and a rack: lay tiles by click, drag or key, and enter the play.

    `score` is the function that counts a play, `is_word` a function that knows words,
    or a set of words: yours, if you pass them. Without `is_word` any word may be
    played, and without a rack any letter may be laid.

    >>> view = BoardView(rack="QUIZARD")
    >>> view.lay("QUIZ", "8G")
    >>> view
    BoardView(rack='QUIZARD', word='QUIZ')
    >>> view.score
    44
    >>> view.enter()
    >>> view.message, view.rack
    ('QUIZ earned 44 points.', 'ARD')
    """

    _esm = script("board.js")
    _css = style("panel.css", "tiles.css", "board.css")
    _how = "This is a picture. Run this cell to lay tiles."
    _least_width = 480

    board = Instance(Board).tag(sync=True, to_json=lambda board, _: str(board))
    squares = Unicode().tag(sync=True)  # the premium of each, row by row; "." is none
    premiums = Dict().tag(sync=True)  # the label and the name of each premium
    values = Dict().tag(sync=True)  # the points of each letter
    rack = Unicode(None, allow_none=True).tag(sync=True)  # None: any letter may be laid
    # Tiles on the board that are not played yet, in the order in which they were laid:
    loose = List(Instance(LooseTile)).tag(sync=True, **LOOSE_JSON)
    last = List(Tuple(Int(), Int())).tag(sync=True)  # squares of the last play
    marks = List(Instance(MarkedSquares)).tag(sync=True, to_json=marks_to_json)

    # The loose tiles that all of the rest is about:
    judged = List(Instance(LooseTile)).tag(sync=True, **LOOSE_JSON)
    score = Int(None, allow_none=True).tag(sync=True)  # None: no play, or no answer
    hint = Unicode().tag(sync=True)  # why the tiles make no play as they lie

    def __init__(
        self,
        board: Board | None = None,
        rack: str | None = None,
        score: ScoreOf | None = None,
        is_word: IsWord | None = None,
    ) -> None:
        if not isinstance(board, Board | None):
            raise TypeError("BoardView() takes a board: BoardView(Board.empty()).")
        self._rules = BoardRules(score, is_word)
        self._judgement = Judgement()
        self._judged_state: tuple[object, ...] = ()
        super().__init__(
            board=Board.empty() if board is None else board,
            rack=rack,
            squares=SQUARES,
            premiums=PREMIUM_NAMES,
            values=LETTER_VALUES,
        )
        self.on_msg(self._obey)

    def __repr__(self) -> str:
        word = self.play.word if self.play else ""
        return f"BoardView(rack={self.rack!r}, word={word!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Draw the board with letters for where no picture is trusted."""
        bundle, metadata = super()._repr_mimebundle_(**kwargs)
        text = f"{self!r}\n\n{self.board.with_tiles(self.laid)!r}"
        return {**bundle, "text/plain": text}, metadata

    @property
    def laid(self) -> dict[Square, str]:
        """The letters that lie loose, by their squares, in the order they were laid."""
        return {tile.square: tile.letter for tile in self.loose}

    @property
    def play(self) -> Play | None:
        """The play that the loose tiles make, None if they make none."""
        return self._judgement.play

    def lay(self, word: str, at: str) -> None:
        """Lay `word` from a square on: across at "8H", down at "H8".

        Letters already on the board belong to the word; one in lower case is a blank.
        """
        square, direction = parse_square(at)
        laid = Play(word, *square, direction == DOWN).new_tiles(self.board)
        self.loose = from_rack(laid, self.rack, self.order)

    def enter(self) -> None:
        """Enter the play that is laid; `message` says what came of it."""
        self.plays += 1

    def mark(
        self, squares: Iterable[Square] | Mapping[Square, str], caption: str
    ) -> None:
        """Ring `squares`; with a mapping, its short texts are written in them.

        A caption that is there already gets these squares instead of its own.
        """
        texts = tuple(squares.values()) if isinstance(squares, Mapping) else ()
        self.marks = with_mark(
            self.marks, MarkedSquares(tuple(squares), caption, texts)
        )

    def clear_marks(self) -> None:
        """Take all marks off the board."""
        self.marks = []

    def _tile_count(self) -> int:
        return len(self.rack or "")

    @validate("rack")
    def _hold_rack(self, proposal: Bunch) -> str | None:
        return rack_of(proposal.value)

    @validate("loose")
    def _hold_loose(self, proposal: Bunch) -> list[LooseTile]:
        loose: list[LooseTile] = proposal.value
        wrong = fault_of_tiles(loose, self.board, self.rack)
        if wrong:
            raise TraitError(f"{loose} cannot lie on the board of {self!r}: {wrong}")
        return loose

    @observe("rack")
    def _lay_out_rack(self, _change: object) -> None:
        with self.hold_sync():
            self.loose = []
            self.order = list(range(len(self.rack or "")))

    @observe("board")
    def _make_room(self, _change: object) -> None:
        with self.hold_sync():
            self.last = []
            self.loose = [t for t in self.loose if self.board[t.square] == EMPTY]

    @observe("board", "loose", "rack")
    def _judge(self, _change: object = None) -> None:
        state = (self.board, tuple(self.loose), self.rack, self._rules.newest)
        if state == self._judged_state:
            return
        self._judged_state = state
        found = self._rules.judge(self.board, self.laid, self.rack)
        self._judgement = found
        with self.hold_sync():
            self.judged = self.loose
            self.score = found.score
            self.sheet = score_sheet_html(found.sheet) if found.sheet else ""
            self.hint, self.problem = found.hint, found.problem
            self.message = self.verdict = ""

    @observe("plays")
    def _enter(self, _change: object) -> None:
        try:
            self._judge()  # the last tile may arrive in one message with the play
            play = self._legal_play()
            if play is not None:
                self._put(play)
        finally:
            self.answered = self.plays

    def _legal_play(self) -> Play | None:
        """Return the play that is laid if it may be entered; else say why not."""
        if not self.loose:
            self._say("Lay some tiles first.")
            return None
        try:
            play = play_of(self.board, self.laid)
            self._rules.check(self.board, play, self.rack)
        except (BoardError, NoAnswer) as error:
            self._say(str(error), "bad")
            return None
        if self.score is None:
            why = f"{self._rules.scorer} gave no score"
            self._say(f"{play.word} earned nothing: {why}.", "bad")
            return None
        return play

    def _put(self, play: Play) -> None:
        points = points_text(self.score or 0)
        spent = [tile.place for tile in self.loose]
        problem = self.problem
        with self.hold_sync():
            self.loose = []
            if self.rack is not None:
                self.rack, order = rest_of(self.rack, self.order, spent)
                self.order = order
            self.board = self.board.lay(play)
            self.last = list(play.squares)
            self._say(f"{play.word} earned {points}.", "good", problem)

    def _picture(self) -> str:
        board = self.board.with_tiles(self.laid)
        return board_svg(board, [*self.laid] or self.last, self.marks, self.values)
