"""From the instructor's notebooks to a student's own copy of the course.

From the inside out: `notebook_text` (notebooks as values, and whether their sources
have changed), `edition` (a notebook without its solutions), `manifest` (what was laid),
`update_plan` (what becomes of a notebook, and that in words), `lay_course` (a folder).

What an instructor hands out: `seal` (a module without solutions), `student_wheel`,
`hand_out` (a folder and a zip).
"""
