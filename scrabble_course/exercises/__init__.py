"""What is known about each graded function: one file a function, by parts.

A file reads from top to bottom: cases, what counts as right, known mistakes, hints.
What the functions of a part share is in files beside them; its `..._stand_ins.py` goes
where students' code runs, and holds no case.
"""
