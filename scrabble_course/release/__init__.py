"""From the instructor's notebooks to a student's own copy of the course.

From the inside out: `notebook_text` (notebooks as values), `regions` (a cell's
solutions), `edition` (a notebook), `fingerprint` (have the sources changed?),
`manifest` (what was laid), `fate` (what becomes of a notebook), `laid` (what was
done, in words), `laying` (a folder).
"""
