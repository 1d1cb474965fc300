"""Rules about reaching beyond what a function is given: a task, a file, the player."""

from __future__ import annotations

import ast

from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import LintRule
from scrabble_course.diagnosis.lint.source import FoundPieces, ParsedFunction, called

_DRAWN = frozenset("choice choices randint randrange random sample shuffle".split())


@LintRule(
    "Line {0.line}, `{0}`: that is the task of another function, and nothing of "
    "the kind is asked for here. Work with what the function is given.",
    explains=lambda finding, result: finding.helper.misplaced(result),
    same_as=lambda finding, cause: cause.mistake in finding.helper.same_as_misplaced,
    # Where a player is asked, a question of another task is answered aside.
    stands_alone=lambda first: not first.case.call.replies,
)
def another_task(parsed: ParsedFunction) -> FoundPieces:
    """Find a call of what belongs to a larger function, such as to begin a game."""
    if parsed.right:
        for call in parsed.calls(*parsed.those_that(Does.IS_A_TASK)):
            is_own = called(call) == parsed.function.name
            if not (is_own or parsed.right.calls(called(call))):
                yield (call,)


@LintRule(
    "Line {0.line}, `{0}`, asks the player, and nobody is to be asked here: what "
    "the function needs is given to it by the call.",
)
def asks_inside(parsed: ParsedFunction) -> FoundPieces:
    """Find `input()` where nobody is to be asked."""
    if not (parsed.right and parsed.right.calls("input")):
        yield from ((call,) for call in parsed.calls("input"))


@LintRule(
    "Line {0.line}, `{0}`, reads a file inside the function. What the function "
    "needs is given to it by the call, and only that counts.",
)
def reads_a_file(parsed: ParsedFunction) -> FoundPieces:
    """Find words that are read anew, in place of those that were handed in.

    With a parameter that may be left out, this can be what is done then.
    """
    if not parsed.function.args.defaults:
        yield from (
            (call,) for call in parsed.calls("open", *parsed.those_that(Does.READS))
        )


@LintRule(
    "Line {0.line}, `{0}`, draws by chance: an answer that hangs on it may come "
    "out right now, and wrong the next time.",
    # Where a player is asked, what the function calls may draw.
    explains=lambda finding, result: not result.case.call.replies,
    stands_alone=lambda first: True,
)
def uses_chance(parsed: ParsedFunction) -> FoundPieces:
    """Find what is drawn by chance where nothing is to be drawn."""
    own = {one.function.name for one in (parsed, parsed.right) if one}
    may_draw = own & parsed.those_that(Does.DRAWS)
    is_given_chance = any(one.arg == "rng" for one in parsed.parameters)
    does_right = parsed.right and _drawn(parsed.right)
    if not (may_draw or is_given_chance or does_right):
        yield from ((call,) for call in _drawn(parsed))


def _drawn(parsed: ParsedFunction) -> list[ast.Call]:
    drawn = []
    for call in parsed.every(ast.Call):
        match call.func:
            case ast.Attribute(ast.Name("random"), attr=name) if name in _DRAWN:
                drawn.append(call)
    return drawn
