"""Running code that may do anything, so that its caller goes on: the ground for it.

`forked_child` is for systems that can fork, `time_limit` for the others.
"""
