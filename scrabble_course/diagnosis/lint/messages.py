"""What is said of each sign in a function's text; the most telling stands first.

A part in braces is a piece of the student's text, or a word; `.line` is its line.
"""

ADVICE = {
    "only-a-constant": (
        "Line {0.line}, `{0}`, is all that the function does, so its answer is the "
        "same whatever is asked."
    ),
    "decides-nothing": (
        "Line {1.line} and line {2.line} both say `{1}`, so the condition in line "
        "{0.line}, `{0}`, decides nothing. What should come back if it does not hold?"
    ),
    "leftover-raise": (
        "Line {0.line}, `{0}`, is still there, and stops the function {1}. Delete "
        "that line."
    ),
    "number-called": (
        "Line {0.line}, `{0}`: brackets right behind a number try to call it like a "
        "function. To multiply, put a `*` before them: `* ({1})`."
    ),
    "builtin-hidden": (
        "Line {0.line}, `{0}`, gives the name `{2}` to a value of yours, so `{1}` in "
        "line {1.line} cannot call Python's own `{2}`. Choose another name."
    ),
    "keeps-between-calls": (
        "Line {0.line}, `{0}`: `{1}` belongs to the cell, and what is put there stays "
        "from one call to the next, so no call begins afresh. Make `{1}` anew inside "
        "the function. (If it calls itself, give what belongs to one call back by "
        "`return`, and join it to what the other call gives.)"
    ),
    "default-kept": (
        "Line {0.line}: the `{0}` behind `{1}=` is made only once, and what is put "
        "into it stays from one call to the next. Write `{1}=None` there, and make it "
        "anew inside the function if it is None."
    ),
    "loop-hides-parameter": (
        "The loop in line {0.line}, `{0}`, calls its own variable `{1}`, so the `{1}` "
        "that the function was given is gone from there on. Give the loop another name."
    ),
    "parameter-overwritten": (
        "Line {0.line}, `{0}`, puts something else in place of the `{1}` that the "
        "function was given, before that was used. Leave the line out, or choose "
        "another name. (If it is for some calls only, an `if` says for which.)"
    ),
    "another-task": (
        "Line {0.line}, `{0}`: that is the task of another function, and nothing of "
        "the kind is asked for here. Work with what the function is given."
    ),
    "always-true": (
        "The condition in line {0.line}, `{0}`, always holds, because {1} by itself "
        "counts as True. {2}"
    ),
    "both-at-once": (
        "The condition in line {0.line}, `{0}`, {1} holds, because `{2}` cannot be "
        "{3} and {4} at once. Did you mean `{5}`?"
    ),
    "ends-at-a-length": (
        "Line {0.line}, `{0}`: a slice ends at a place, counted from the beginning. A "
        "piece from `{1}` on, as long as `{2}`, is `[{1} : {1} + len({2})]`."
    ),
    "used-up-for-all-rounds": (
        "Line {0.line}, `{0}`, uses up `{2}` for all later rounds of the loop in line "
        "{1.line}, too. Begin each round with a copy, as in `rest = {2}`, and take the "
        "letters off that."
    ),
    "first-round": (
        "The loop in line {0.line}, `{0}`, always ends in its first round: by {1}. {2}"
    ),
    "loop-without-end": (
        "The loop in line {0.line}, `{0}`, never ends once it has begun: {1}."
    ),
    "asked-above-the-loop": (
        "Line {0.line}, `{0}`, asks above the loop in line {1.line}, and the loop does "
        "not ask: in each of its rounds, `{2}` is the first reply. Ask in the loop."
    ),
    "no-loop": (
        "Line {0.line}, `{0}`, asks once: there is no loop here, and what stands below "
        "an `if` is done once at most. `while ...:` does it again and again."
    ),
    "taken-while-walked": (
        "Line {0.line}, `{0}`, takes something out of `{1}` while the loop in line "
        "{2.line} walks along it: the next element of a list is skipped then. Walk "
        "along a copy, `{1}[:]`, or put what you want to keep into another list."
    ),
    "result-not-kept": "Line {0.line}, `{0}`, {1}",
    "plus-after-equals": (
        "Line {0.line}, `{0}`, means `{1} = {3}{2}`, so what `{1}` was before is lost. "
        "To count on from it, write `{1} {3}= {2}`."
    ),
    "compared-by-is": (
        "Line {0.line}, `{0}`: `{1}` asks about one and the same object, and equal "
        "values can be two objects. Write `{2}` there."
    ),
    "true-asked-of-another": (
        "Line {0.line}, `{0}`: comparisons in a row are asked of neighbours, and so "
        "the last one compares `{1}` with {2}. Leave {2} out, and write `not` in front "
        "if you want the opposite."
    ),
    "check-asked": (
        "Line {0.line} asks for the answer of `{0}`, and there is none: `check_word` "
        "stops the call if the word is wrong, and gives nothing back if it is right. "
        "Call it on a line of its own."
    ),
    "refusal-taken-away": (
        "The `except` in line {0.line} takes away the error with which `check_word` "
        "refuses a word, and the function goes on. Call `check_word` without `try`."
    ),
    "own-answer-lost": (
        "Line {0.line}, `{0}`, calls the function again, and does nothing with the "
        "answer. Return it, or take it apart and go on with it."
    ),
    "asks-the-same": (
        "Line {0.line}, `{0}`, asks the very same question again, and so it never "
        "ends. Ask about less: what is left without the first part?"
    ),
    "part-of-a-word": (
        "Line {0.line}, `{0}`, asks for a part of the text {1}: a single letter of it "
        "will do, and so will an empty text. `==` asks for the whole word, and `in` a "
        "list for one of several."
    ),
    "method-not-called": (
        "Line {0.line} only names `{1}`, and does not call it. With brackets it is "
        "called: `{1}({2})`."
    ),
    "none-kept": (
        "In line {0.line}, `{1}` {2} and gives back None, and None is what is used "
        "there. {3}"
    ),
    "prints-only": (
        "The function prints (line {0.line}, `{0}`), but it returns nothing: whoever "
        "calls it gets None. Hand the answer back with {1}."
    ),
    "returns-nothing": (
        "The function has no `return` with a value after it, so whoever calls it gets "
        "None. Which value is the answer? Put it behind a `return`."
    ),
    "return-in-loop": (
        "Line {0.line}, `{0}`, ends the loop as soon as it is reached, and below the "
        "loop there is no `return`. Should it stand there, further to the left, or "
        "should another one?"
    ),
    "never-reached": (
        "Line {0.line}, `{0}`, is never reached, because {1}, always leaves before "
        "it. Should it stand higher up, or further to the left?"
    ),
    "bare-return": (
        "Line {0.line} is a `return` with nothing after it, which gives None, while "
        "line {1.line}, `{1}`, returns a value. What is the answer in line {0.line}?"
    ),
    "reads-a-file": (
        "Line {0.line}, `{0}`, reads a file inside the function. What the function "
        "needs comes in as its parameters, and only they count."
    ),
    "seeds-chance": (
        "Line {0.line}, `{0}`, makes chance begin at the same place at every call, so "
        "the same is drawn each time. Leave it out."
    ),
    "uses-chance": (
        "Line {0.line}, `{0}`, draws by chance: an answer that hangs on it may come "
        "out right now, and wrong the next time."
    ),
    "asks-inside": (
        "Line {0.line}, `{0}`, asks the player, and nobody is to be asked here: what "
        "the function needs comes in as its parameters."
    ),
    "name-from-outside": (
        "Line {0.line} uses `{0}`, which is made outside the function and not handed "
        "over by the call. What the function needs comes in as {1}."
    ),
    "unused-parameter": (
        "The parameter `{0}` is never used, so it makes no difference what it is. "
        "What does the exercise need it for?"
    ),
    "swallows-errors": (
        "The `except` in line {0.line} hides every error of its `try`, also those that "
        "you would want to see. Take `try` and `except` out while you look for the "
        "mistake, or name the one error that you expect."
    ),
    "leftover-raise-below": (
        "Line {0.line}, `{0}`, is left over. It is never reached, because {1}, leaves "
        "before it, and so does no harm; delete it all the same."
    ),
    "too-long-to-look-into": (
        "The function from line {0.line} on is so long that its text is not looked "
        "into. Take it apart: short functions that call each other are easier to get "
        "right."
    ),
}
