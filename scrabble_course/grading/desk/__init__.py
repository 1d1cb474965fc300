"""The desk: an instructor looks at marks, changes them, and takes that back.

Values and rules are in `class_table`, `student_view` and `rules_text`, changes that are
kept in `changes`; `desk` is the widget, and `desk_command` opens it.
"""
