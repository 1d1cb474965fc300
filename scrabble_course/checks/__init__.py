"""What students type (`verbs`, `hunt`, `own_work`), reports, and progress.

`examine` runs a function on its exercise's cases and has the diagnosis of what fails;
`shares` says what part of the points that earns. A `report` is data with two faces.
What was done is kept in one file (`progress_file`).
"""
