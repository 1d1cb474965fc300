"""The sentence below a traceback, as a shell shows it."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

from scrabble_course.checks.tracebacks import add_sentences


@pytest.fixture
def shown(monkeypatch, tmp_path, main_module):
    """Give a function that runs cells, and returns what the last one's error shows."""
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    shell, lines = InteractiveShell(), []
    shell._showtraceback = lambda kind, error, trace: lines.append(trace)
    add_sentences(shell)
    add_sentences(shell)

    def run(*cells):
        for cell in cells:
            shell.run_cell(cell, store_history=True)
        return lines[-1]

    return run


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("check(1)", "comes with the first code cell of the lesson. Has the kernel"),
        ("get_word_score('it', 7)", "run the cell that makes it"),
        ("factor = 2\nfaktor * 3", "Is `factor` meant?"),
        ("prnt('it')", "Python has the word `print`, spelled just so."),
        ("lenght('it')", "Python's own function for that is `len`."),
        ("Print('it')", "Python has the word `print`, spelled just so."),
        ("points * 2", "Is it made in a cell above? Has the kernel been restarted?"),
        ("def f(n):\nreturn n", "begins further to the right, by four spaces"),
        ("def f(n):\n    n = 1\nreturn n", "`return` stands outside of any function"),
        ("n = 1\n  m = 2", "begins further to the right than the one above"),
        ("def f(n):\n    n = 1\n  return n", "at a place where none above it does"),
        ("print(max(1, 2)", "Is a bracket, a quote or a block still open?"),
        ("n = 1)", "closed there that was never opened"),
        ("if 1 == 1\n    n = 1", "ends in a colon"),
        ("word = 'it", "no quote of the same kind ends it"),
        ("if n = 1:\n    n", "write `==`"),
        ("print 'it'", "`print(...)`"),
        ("def f(n):\n    retrun n", "Is `return` meant where `retrun` stands?"),
        ("raise EOFError('EOF when reading a line')", "nobody can type one"),
    ],
)
def test_the_last_line_of_a_traceback_is_a_plain_sentence(cell, words, shown):
    *trace, empty, last = shown(cell)

    assert words in last
    assert last.startswith("In plain words: ")
    assert (empty, last.count("In plain words")) == ("", 1)
    assert "Error" in "".join(trace)


@pytest.mark.parametrize(
    "cell",
    [
        "1 / 0",
        "import random\nrandom.choice('')",
        "raise NameError",
        "def f(:\n  1",
        "import pickle\npickle.loads(b'')",
        "def f():\n    def g():\n        return late\n    g()\n    late = 1\nf()",
    ],
)
def test_an_error_that_has_no_sentence_is_shown_as_it_is(cell, shown):
    assert not any("In plain words" in line for line in shown(cell))


def test_an_error_of_a_verb_speaks_for_itself(shown):
    cell = "from scrabble_course import hint\nhint('get_word_scores')"

    assert len(shown(cell)) == 1
