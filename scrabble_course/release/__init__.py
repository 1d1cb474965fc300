"""From the instructor's notebooks to a student's own copy of the course.

From the inside out: `notebook_text` (notebooks as values), `regions` (a cell's
solutions), `edition` (a notebook), `fingerprint` (have the sources changed?),
`manifest` (what was laid), `fate` (what becomes of a notebook), `laid` (what was
done, in words), `lay_course` (a folder).

What an instructor hands out: `seal` (a module without solutions), `student_wheel`,
`hand_out` (a folder and a zip).
"""
