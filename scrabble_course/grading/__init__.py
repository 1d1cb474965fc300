"""The grader: reads submissions, trusts none, and says why each mark is what it is.

How work goes through, and in which modules:

* found and read, never run: `downloads`, `student_files`, `zipped`, `source_files`,
  `submissions`; the text of cells: `cell_text`, `magics`, `salvage`, `logical_lines`,
  `parsing`
* which file is asked for what: `definitions`, `lesson_cells`, `jobs`, `programs`
* what is asked: `papers`, `answers`, `given`, `run_words`
* who is asked when, and for how long: `sitting`, `asked`, `budget`
* run in a box: `box` and `isolation` build it, `self_test` tries it out, `zygotes` and
  `work` talk to it with `question`, `protocol` and `heard`; all that is inside, and
  knows no answer, is in `inside/`
* one submission: `grader`, and `reasons` for its marks; many: `batch` and `crew` here,
  `cluster` elsewhere; an instructor's own mistakes: `added_mistakes`, `wrong_answers`
* kept: `gradebook`, `gradebook_file`, `kept_rules`, `records`, `rules`, `entries`,
  `marks`; when work came, from whom, and what it counts: `handed_in`, `deadlines`,
  `lateness`, `roster`, `own_points`
* given back: `reports/`, `similarity`, `wording`, `readable`; `gradescope`, `autograde`
* how far a class is, by what students tell of their own: `class_progress`
* the command line: `commands`, `after_commands`, `progress_command`, `options`,
  `plain_words`, `console`, `out_folder`, `box_folder`, `anonymous`
"""
