"""What students hand in: wrong attempts, each with one mistake, and unusual right ones.

Each module is about one stage and offers two tuples. `WRONG` has at least one attempt
for every mistake of the course's list of misconceptions; apart from that mistake it is
right. `RIGHT` has attempts that keep the contract in another way than we do. `crafted`
has the attempts that no student would write, except to break a check.
"""
