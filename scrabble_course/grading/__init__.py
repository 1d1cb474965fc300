"""The grader: reads submissions, trusts none, and says why each mark is what it is.

How work goes through, and in which modules:

* found and read, never run: `finding_files`, `source_files`, `submissions`; the text of
  cells: `cell_text`, `magics`, `salvage`, `logical_lines`, `parsing`
* which file is asked for what: `definitions`, `lesson_cells`, `jobs`, `programs`
* what is asked: `marking` (papers and marks), `answers`, `given`, `run_words`
* run in a box: `box` and `isolation` build it, `zygotes` and `work` talk to it through
  `protocol`; all that is inside, and knows no answer, is in `inside/`
* one submission: `grader`, and `reasons` for its marks; many: `batch` and `crew` here,
  `cluster` elsewhere
* kept: `gradebook`, `gradebook_file`, `records`, `entries`, `deadlines`, `marks`
* given back: `reports/`, `similarity`, `wording`, `readable`; `gradescope`, `autograde`
* the command line: `commands`, `options`, `out_folder`, `box_folder`
"""
