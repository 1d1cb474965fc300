"""Questions about a function as its student wrote it, with answers found by running it.

* `workbench`: runs the function, or an edited one, and counts its steps; as text, it
  runs in the grader's box as well
* `function_text`: the function's text, its lines and names
* `code_edits`: small edits of the text, and lines that say the same in another way
* `experiments`: what became of the exercise's calls, by the text that was run
* `reading_questions`, `change_questions`: the kinds of question
* `question_maker`: chooses among them

What is asked comes from `qlcpy` in part (names, how often a line runs, the values of a
name); its idea to mark statements by AST is taken too, since that counts alike in every
Python. What it does not do is to run a function that was changed.
"""

ACTIVITY = "explain"
"""The name under which answers are kept."""
