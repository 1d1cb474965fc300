"""Running code that may do anything, so that its caller goes on: the ground for it.

`system` says what can be done here, and `patient_clock` how long it takes without the
pauses of the machine. `forked_child` is for systems that can fork,
`time_limit` for the others, and `page_clock` for those among them that are a page.
`cluster` sends work to other computers.
"""
