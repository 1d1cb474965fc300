"""Tiles, words and squares for hypothesis."""

from hypothesis import strategies as st

tiles = st.text(st.sampled_from("AEELST? pq"), max_size=6)
words = st.text(st.sampled_from("aelstpqELQ"), min_size=1, max_size=5)
listed = st.lists(words, max_size=8)
marks = st.text(st.sampled_from("..dtDT"), min_size=7, max_size=7)
