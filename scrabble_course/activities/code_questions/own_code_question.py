"""A question about a function as its student wrote it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from scrabble_course.activities.predictions import Prediction, Verdict
from scrabble_course.activities.quiz import Option

CLOSE_ENOUGH = (Verdict.RIGHT, Verdict.FORM)
KEPT = "It is kept. Read it again in a week: would it help you then?"


@dataclass(frozen=True, slots=True)
class OwnCodeQuestion:
    """What is asked, with the right answer, and wrong ones that are near.

    Without wrong ones, the answer is typed; without a right one, it is kept, and not
    judged. `depth` is how much of the function must be understood, from the names in
    the text (1) to what it is all for (6). `facts` are what the answer rests on: the
    calls, the lines and the edited texts. `other` is the listing of another function
    that is asked about as well.
    """

    ask: str
    right: Option | None
    wrong: Sequence[Option] = ()
    facts: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    other: str = ""
    listing: str = ""
    kind: str = ""
    depth: int = 0

    @property
    def key(self) -> str:
        """The name under which an answer is kept; another text has other names."""
        said = f"{self.kind}\0{self.ask}\0{self.listing}{self.other}"
        return f"{self.kind} {sha256(said.encode()).hexdigest()[:10]}"

    @property
    def options(self) -> tuple[Option, ...]:
        """All options, in an order by chance that is the same each time."""
        if not self.right or not self.wrong:
            return ()
        options = [self.right, *self.wrong]
        return tuple(random.Random(self.key).sample(options, len(options)))

    def option(self, text: str) -> Option | None:
        """Return the option with this text; None if there is none."""
        return next((one for one in self.options if one.text == text), None)

    def is_right(self, answer: str) -> bool:
        """Whether an answer is right: an option's text, or a value that is typed."""
        if self.right is None:
            return bool(answer.strip())
        if self.wrong:
            return answer == self.right.text
        return Prediction(self.right.text).compare(answer) in CLOSE_ENOUGH

    @property
    def reply(self) -> str:
        """What is said to an answer that is typed."""
        return self.right.reply if self.right else KEPT

    def __str__(self) -> str:
        lines = [self.ask, *filter(None, [self.other])]
        for letter, option in zip("abcd", self.options, strict=False):
            lines.append(f"   {letter}) {option.text}")
        return "\n".join(lines)
