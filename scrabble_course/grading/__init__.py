"""The grader: reads submissions, trusts none, and says why each mark is what it is.

How work goes through, room by room; each may import those above it:

* `inside/`: what runs in a box beside students' code, and knows no answer
* `work/`: what was handed in, found and read, never run: from folders, downloads and
  zips (`downloads`, `student_files`, `zipped`) to files and the text of their cells
  (`source_files`, `cell_text`), and which file is asked for what (`jobs`, `programs`)
* `box/`: a box is built (`box`, `isolation`) and tried out (`self_test`); a program in
  it (`work_in_box`) is asked by `zygotes` and their `children`, with `question`,
  `protocol` and `heard`, as long as its `budget` lasts
* `marks/`: what a function is asked (`set_papers`, `many_calls`), who is asked when
  (`sitting`, `asked`), what that earns (`papers`, `mark`) and why (`reasons`); an
  instructor's own mistakes
* `book/`: what is kept: the `gradebook`, when work came and what that counts
  (`deadlines`, `lateness`), and from whom (`roster`)
* `reports/`: what is given back: pages and tables (`all_reports`), and what is alike
  (`similarity`)
* `run/`: one submission (`grader`), many of them (`batch`, `crew`, `cluster`), and the
  command line (`commands`, `after_commands`, `progress_command`, `gradescope_command`)

`cannot_grade` is the error that all rooms share.
"""
