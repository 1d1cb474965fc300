"""A lexicon is the set of its words, in order, with prefixes."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.engine import Lexicon, Node, graph_cache
from scrabble_course.resources.word_list import WordListError, read_words

FEW = st.text("abc", min_size=1, max_size=6)
ANY = st.text(string.ascii_lowercase, min_size=1, max_size=15)
WORD_SETS = st.sets(FEW, max_size=60) | st.sets(ANY, max_size=20)
TEXTS = st.text("abc", max_size=7) | st.text(max_size=5)


@given(words=WORD_SETS, text=TEXTS)
def test_a_lexicon_has_its_words_and_their_prefixes_and_no_others(words, text):
    lexicon = Lexicon.from_words(words)

    assert all(word in lexicon for word in words)
    assert (text in lexicon) == (text in words)
    assert lexicon.has_prefix(text) == any(word.startswith(text) for word in words)
    assert all(lexicon.has_prefix(word[:end]) for word in words for end in range(6))


@given(words=st.lists(st.text("abcABZ", min_size=1, max_size=6)))
def test_the_words_come_in_order_in_small_letters_and_each_once(words):
    lexicon = Lexicon.from_words(iter(words))
    small = {word.lower() for word in words}

    assert list(lexicon) == sorted(small)
    assert len(lexicon) == len(small)
    assert lexicon == Lexicon.from_words(small) != Lexicon.from_words([*small, "q"])
    assert repr(lexicon) == f"Lexicon of {len(small)} words"


@pytest.mark.parametrize("other", ["CAT", "cat ", "", "c\xe4t", 7, None, ("c",)])
def test_what_is_not_a_small_word_is_not_in_a_lexicon(other):
    assert other not in Lexicon.from_words(["cat", "cata"])


def test_a_lexicon_without_words_has_no_prefix():
    lexicon = Lexicon.from_words([])

    assert (list(lexicon), len(lexicon)) == ([], 0)
    assert not lexicon.has_prefix("") and not lexicon.has_prefix("a")


def test_a_word_may_be_longer_than_recursion_is_deep():
    word = "ab" * 10_000
    lexicon = Lexicon.from_words([word])

    assert word in lexicon and list(lexicon) == [word]


def spelled(node: Node, text: str = "") -> list[str]:
    words = []
    for letter in string.ascii_lowercase:
        if letter in node.finals:
            words.append(text + letter)
        if letter in node.children:
            words += spelled(node.after(letter), text + letter)
    return words


@given(words=WORD_SETS)
def test_a_walk_over_the_nodes_meets_every_word(words):
    assert spelled(Lexicon.from_words(words).root) == sorted(words)


@pytest.mark.parametrize("letter", ["x", "t", "", "A", "ar", "\xe4"])
def test_a_letter_that_leads_nowhere_leads_to_none(letter):
    node = Lexicon.from_words(["at", "ate"]).root.after("a").after("t")

    assert node.after(letter) is None


@pytest.mark.parametrize(
    ("words", "word", "sign"),
    [
        (["cat", "dog", "caf\xe9"], 3, "\xe9"),
        (["ca t"], 1, " "),
        (["cat\n"], 1, "\n"),
        # The sign for kelvin is not a K, though its small letter is k.
        (["\N{KELVIN SIGN}in"], 1, "\N{KELVIN SIGN}"),
        (["cat", ""], 2, None),
    ],
)
def test_what_is_not_a_word_is_refused_with_its_position(words, word, sign):
    with pytest.raises(WordListError) as caught:
        Lexicon.from_words(words)

    why = f"has {sign!r}, which is not a letter a-z; spell it with plain letters."
    if sign is None:
        why = "is empty; leave it out."
    assert str(caught.value) == f"word {word}, {words[-1]!r}, {why}"


def test_a_huge_word_is_quoted_in_part_and_one_text_is_no_list():
    with pytest.raises(WordListError) as caught:
        Lexicon.from_words(["x" * 1_000_000 + "!"])
    assert len(str(caught.value)) < 200

    with pytest.raises(TypeError, match="'cat' is one text; give a list of words"):
        Lexicon.from_words("cat")


@pytest.mark.parametrize("words", [[7], ["cat", None], [b"cat"]])
def test_what_is_not_text_is_refused(words):
    with pytest.raises(TypeError, match=rf"word {len(words)} is .*, not text; give"):
        Lexicon.from_words(words)


def test_a_lexicon_is_loaded_from_a_list_in_any_order(tmp_path, monkeypatch):
    monkeypatch.setattr(graph_cache, "cache_folder", lambda: tmp_path / "cache")
    file = tmp_path / "mine.txt"
    file.write_bytes(b"dog\r\nCat\r\ndog\r\n")

    assert list(Lexicon.load(file)) == list(Lexicon.load(str(file))) == ["cat", "dog"]
    assert Lexicon.load() == Lexicon.from_words(read_words())
