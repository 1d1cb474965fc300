"""Where a student stands in the course, and what comes next, in text and in HTML."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from scrabble_course import course
from scrabble_course.checks.progress_file import LONGEST_PAUSE, SavedProgress, key

MOST_WORDS = 5
GRADED = tuple(stage for stage in course.STAGES if stage.graded)


@dataclass(frozen=True, slots=True)
class Progress:
    """The stages of the course, and which of their functions pass."""

    saved: SavedProgress

    def passes(self, stage: course.Stage, name: str) -> bool:
        """Whether a function of a stage has passed."""
        return key(stage.number, name) in self.saved.passed

    def state(self, stage: course.Stage, name: str) -> str:
        """Return "passed", with how much of it was explained; "" for what is to do."""
        if not self.passes(stage, name):
            return ""
        right = self.saved.explained.get(key(stage.number, name), 0)
        return f"passed, {min(right, 3)} of 3 explained" if right else "passed"

    def left(self, stage: course.Stage) -> list[str]:
        """Return the functions of a stage that are still to do."""
        return [name for name in stage.functions if not self.passes(stage, name)]

    @property
    def here(self) -> course.Stage | None:
        """The stage to go on with, None once all is done.

        It is the last that was begun, or else the next after it that is not done; what
        was left out before comes at the end.
        """
        begun = [n for n, stage in enumerate(GRADED) if self._is_begun(stage)]
        last = max(begun, default=0)
        in_turn = (*GRADED[last:], *GRADED[:last])
        return next((stage for stage in in_turn if self.left(stage)), None)

    def _is_begun(self, stage: course.Stage) -> bool:
        keys = {key(stage.number, name) for name in stage.functions}
        return bool(keys & (self.saved.passed | set(self.saved.checks)))

    @property
    def headline(self) -> str:
        """How many stages and exercises are done."""
        stages = sum(not self.left(stage) for stage in GRADED)
        functions = sum(len(stage.functions) for stage in GRADED)
        open_ = sum(len(self.left(stage)) for stage in GRADED)
        return (
            f"Your progress: {stages} of {len(GRADED)} stages, "
            f"{functions - open_} of {functions} exercises"
        )

    @property
    def next_step(self) -> str:
        """Where you are, and what comes next, in words."""
        stage, checks = self.here, self.saved.checks
        if stage is None:
            faster = course.STAGES[-1].title
            return (
                "All of it is done: you have written the whole game. Well done! "
                f"{faster}, the last stage, is for your pleasure."
            )
        here = f"stage {stage.number}, {stage.title}"
        left = self.left(stage)
        first = f"`{left[0]}`"
        if not self.saved.passed and not checks:
            return f"Everything lies ahead. A good beginning is {first} in {here}."
        if len(left) < len(stage.functions):
            more = "" if len(left) == 1 else f", and {len(left) - 1} more after it"
            return f"You are in the middle of {here}. Next comes {first}{more}."
        if begun := [name for name in left if key(stage.number, name) in checks]:
            return f"Go on with {here}: `{begun[0]}` does not pass yet."
        return f"Well done so far! Next comes {here}, with {first}."

    @property
    def effort(self) -> str:
        """How many checks it took, and the least time, in words; "" before the first.

        Only what has been counted counts: an old file has no numbers.
        """
        checks = sum(self.saved.checks.values())
        if not checks:
            return ""
        minutes = sum(self.saved.seconds.values()) // 60
        if not minutes:
            return _many(checks, "check")
        time = f"at least {_many(minutes, 'minute')} of work"
        return f"{_many(checks, 'check')}, and {time}"

    @property
    def best_words(self) -> str:
        """Your longest words of those that were best on a rack, "" before the first."""
        words = sorted(set(self.saved.best.values()) - {""}, key=lambda w: (-len(w), w))
        return f"Your best words: {', '.join(words[:MOST_WORDS])}." if words else ""

    def summary(self, part: course.Part) -> str:
        """Return the line that stands for a part: its title, and how much is done."""
        stages = [stage for stage in GRADED if stage.part is part]
        done = sum(not self.left(stage) for stage in stages)
        title = f"Part {part.number}: {part.title}"
        if done == len(stages):
            return f"{title}, done"
        of = f"{done} of {_many(len(stages), 'stage')}"
        return f"{title}, {of if done else _many(len(stages), 'stage')}"

    def is_open(self, part: course.Part) -> bool:
        """Whether a part is shown with all its stages: the one you are in."""
        return self.here is not None and self.here.part is part

    def __str__(self) -> str:
        lines = [self.headline, self.next_step.replace("`", "")]
        for part in course.PARTS:
            lines.append(f"  {self.summary(part)}")
            if self.is_open(part):
                lines += [self._line(s) for s in GRADED if s.part is part]
        if self.best_words:
            lines.append(f"  {self.best_words}")
        return "\n".join(lines)

    __repr__ = __str__

    def _line(self, stage: course.Stage) -> str:
        mark = " " if self.left(stage) else "x"
        names = ", ".join(
            f"{name} ({state})" if (state := self.state(stage, name)) else name
            for name in stage.functions
        )
        return f"    [{mark}] {stage.number} {stage.title}: {names}"

    def _repr_html_(self) -> str:
        return progress_html(self)


WHAT_IS_KEPT = (
    "In the file `progress.json`, in the folder of your course: which functions have "
    "passed, how many checks each took until then, the time from one check to the next "
    f"(unless it was over {LONGEST_PAUSE // 60} minutes: that is a break), and your "
    "best word on each rack. Nobody sees it but you, and it earns no points; it is "
    "handed in only if you say `hand_in(progress=True)`. `progress(forget=True)` "
    "removes it, and so does deleting the file. What you have guessed and answered in "
    "lessons is in `my_answers.json` beside it, which you may delete as well; only "
    "answers about your own code are handed in with your progress."
)


def _many(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'s' * (number != 1)}"


def progress_html(progress: Progress) -> str:
    """Return progress as a card: where you are, then each part to fold out.

    Only the part you are in is open.
    """
    from scrabble_course.display.panel import folded, panel, prose

    body = [prose(progress.next_step)]
    body += [_part(progress, part) for part in course.PARTS]
    if progress.effort:
        body.append(prose(f"So far: {progress.effort}."))
    body += [prose(progress.best_words)] if progress.best_words else []
    body.append(
        folded("What is kept about me, and who sees it?", [prose(WHAT_IS_KEPT)])
    )
    return panel(progress.headline, body, "good")


def _part(progress: Progress, part: course.Part) -> str:
    from scrabble_course.display.panel import folded

    stages = (stage for stage in GRADED if stage.part is part)
    items = "".join(_item(progress, stage) for stage in stages)
    style = "list-style:none;margin:0;padding:0 0 0 1.1em"
    listed = f'<ul style="{style}">{items}</ul>'
    return folded(progress.summary(part), [listed], progress.is_open(part))


def _item(progress: Progress, stage: course.Stage) -> str:
    from scrabble_course.display.panel import code

    names = ", ".join(
        f"{code(name)} {progress.state(stage, name) or 'to do'}"
        for name in stage.functions
    )
    is_done = not progress.left(stage)
    mark, word = ("&#10003;", "done") if is_done else ("&#9675;", "open")
    return (
        f'<li><span role="img" aria-label="{word}">{mark}</span> '
        f"{stage.number} {escape(stage.title)}: {names}</li>"
    )
