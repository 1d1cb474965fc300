"""What makes a student think before the answer comes, as values and rules.

`predict` (a guess, typed before the answer opens), `recall` (questions from earlier
stages), `arrange` (lines to put in order, judged by running them) and `steps` (one
call, line by line). Each knows nothing of Jupyter; its face is in `widgets`.
"""
