"""Exercises as values, the safe running of students' functions, and reports.

From the inside out: `call` and `wire` (values), `make_call`, `stand_ins`,
`forked`, `in_place` and `attempt` (running), `exercise`, `mistakes`, `answers` and
`causes` (what is right, and what a mistake answers), `parsed` (what the text of a
function says), `examine` (judging), `facts` and `report` (what is told), `verbs` (what
students type).
"""
