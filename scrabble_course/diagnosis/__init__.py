"""Why an answer is wrong, told from the answers that are there.

What ended a call (`exceptions`), what is plain about it (`facts`), what the text of the
function shows (`lint`), the mistakes that an exercise knows (`exercise`, `mistakes`,
compared by `judging`), which of all these is the cause (`evidence`, `causes`), and what
more is said of it (`fuller_advice`): which small edit of the text makes it right
(`edits`, tried out by `edit_trials`).
"""
