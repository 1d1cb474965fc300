"""Right work of each stage, written with what its lesson hands out and nothing else.

A file has the functions of a stage as a student would write them. What they use
besides is imported or written in the cells of the lesson.
"""
