"""Calls that may do anything, so that their caller goes on.

`attempts` are made in a fork that can be killed (`forked_attempts`, `forked_child`), or
in place (`attempts_in_place`) with a `time_limit`, in a page by its clock. `system`
says what can be done here, `patient_clock` how long it takes without pauses.
"""
