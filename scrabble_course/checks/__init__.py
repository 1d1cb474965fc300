"""Exercises as values, the safe running of students' functions, and reports.

From the inside out: `call` and `wire` (values), `calling`, `forked`, `in_place` and
`attempt` (running), `exercise` and one module a stage (what is right, and the known
mistakes), `examine` (judging), `report` (the result), `verbs` (what students type).
"""
