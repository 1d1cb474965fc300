"""Hands and words for hypothesis."""

from hypothesis import strategies as st

LETTERS = "aeiotsn*"

hands = st.dictionaries(st.sampled_from(LETTERS), st.integers(0, 3), max_size=6)
words = st.text(st.sampled_from(LETTERS + "AEST"), max_size=6)
listed = st.lists(st.text(st.sampled_from("aeiotsn"), max_size=4), max_size=8)
