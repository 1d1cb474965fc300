"""GCG files to read: heads, one line each, and a whole game by hand."""

HEAD = """\
#player1 Ann Ann Lee
#player2 Ben Ben Abu
"""

WHOLE = """\
#character-encoding UTF-8
#player1 ann Ann Lee
#player2 zoé Zoé Ångström
#title A game by hand
#description Two at a table,
  on a rainy day.
#id example.org 17
#lexicon words.txt
#style plain
#note ChallengeRule: five-point
>ann: AEQUIZ? 8G QUIZ +44 44
>zoé: EENORST J8 .ONE +15 15
#note She could have had ZONES.
And she knew it.
>ann: AE?GVVW 12J VAG +14 58
>ann: AE?GVVW -- -14 44
>zoé: EERSTTT 11J .ET +6 21
"""


def file_with(*lines, head=HEAD):
    """Return a file of Ann and Ben with these lines after its head."""
    return head + "".join(f"{line}\n" for line in lines)


QUIZ = ">Ann: AEQUIZ? 8G QUIZ +44 44"


def lines_and_faults(table):
    """Return lists of lines, each with the fault that stands below it in a table.

    Lines are separated by " / ", and QUIZ is one.
    """
    rows = [row.split(" / ") for row in table.strip().splitlines()]
    lists = [[QUIZ if line == "QUIZ" else line for line in row] for row in rows[::2]]
    return [(lines, *fault) for lines, fault in zip(lists, rows[1::2], strict=True)]
