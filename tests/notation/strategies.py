"""Words in Scrabble notation, distributions, and texts that may be neither."""

from hypothesis import strategies as st

LETTERS = "abcxyzABCXYZ"

runs = st.text(st.sampled_from(LETTERS), max_size=4)
groups = st.tuples(st.sampled_from(["{}", "[{}]", "({})"]), runs).map(
    lambda pair: pair[0].format(pair[1])
)
words = st.lists(groups, max_size=6).map("".join)
distributions = st.text(st.sampled_from("123456789X"), min_size=26, max_size=26)
texts = st.text(st.sampled_from("aQx[]()-1\u00e9\u212a "), max_size=8)
