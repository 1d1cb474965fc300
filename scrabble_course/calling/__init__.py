"""One call of a student's function, for checks, activities and the sandbox.

Values in and out (`call`, `serialize`), the call itself (`make_call`), with what it
prints and asks (`watched_screen`), where its error came from (`error_origin`), what
stands in for other functions (`stand_ins`), chance and typed replies. The sandbox gets
a copy of these, so they know no exercise and no answer. Limits are set outside of it:
`limits/`.
"""
