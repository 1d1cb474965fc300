"""One call of a student's function, for checks, activities and the sandbox.

Values in and out (`call`, `serialize`), the call itself (`make_call`), where its error
came from (`error_origin`), what stands in for other functions (`stand_ins`), chance
and typed replies, and limits: in a fork, in place, or in the page.
The sandbox gets a copy of this folder, so it knows no exercise and no answer.
"""
