"""The grader: reads submissions, trusts none, and says why each mark is what it is.

How work goes through, room by room; each may import those above it:

* `sandbox/`: what runs beside students' code, and knows no answer
* `submissions/`: what was handed in, found and read, never run: from folders, downloads
  and zips (`downloads`, `student_files`, `zip_archives`) to a `submission`, which has
  the text of cells, and when files came (`source_files`, `cell_text`, `upload`), within
  limits (`read_limits`, `parsing`), and which file is asked for what (`jobs`,
  `programs`)
* `supervisor/`: the `boxes` of a run are built (`box`, `isolation`) and tried out
  (`self_test`); a program in one (`work_in_sandbox`) is asked by `zygotes` and their
  children, with `call_batch` and `protocol`, as long as its `budget` lasts
* `scoring/`: one submission (`grader`): what a function is asked (`suite`), its calls
  (`function_run`), what that earns (`marking`, `mark`) and why (`reasons`), by which
  rules (`rules_digest`); questions about own code (`boxed_questions`)
* `gradebook/`: what is kept: the `gradebook` in its file (`gradebook_file`) with what
  was said once (`instructor_settings`) and who has rows there (`student_tables`), when
  work came and what that counts (`deadlines`, `lateness`), an instructor's `own_points`
  and `added_mistakes`, who takes the course (`roster`, `enrolment`) and whose work is
  whose (`ownership`); two of them are joined (`merging`)
* `reports/`: what is given back: pages and tables (`all_reports`), what Canvas and
  Moodle take (`platforms`), and what is alike (`similarity`)
* `commands/`: many submissions (`batch`, `worker_pool`, `cluster_run`), and the command
  line (`grade_command`, `after_commands`, `students_command`, `oral_command`,
  `progress_command`, `gradescope_command`)
* `desk/`: the same by looking, in JupyterLab: the class (`class_table`), a student
  (`student_view`), what is changed (`changes`, `rules_text`) and the widget (`desk`)

`cannot_grade` is the error that all rooms share.
"""
