"""Writing advice down: the mutants that are made, and what is said of all."""

import inspect

from tests.exercises.attempts import text_of
from tools.write_advice import main, mutants_of


def countdown(number):
    return [] if number == 0 else [number, *countdown(number - 1)]


def greeting(name):
    def greet():
        return f"Hello {name}" + "!"

    return greet


def test_a_mutant_does_what_its_source_says_and_calls_itself():
    by_source = {text_of(m): m for m in mutants_of(countdown, "count", 99)}
    source = inspect.getsource(countdown).replace("countdown", "count").rstrip()

    assert by_source[source.replace("number - 1", "number - 2")](4) == [4, 2]
    assert source not in by_source
    few = [text_of(mutant) for mutant in mutants_of(countdown, "count", 3)]
    assert few == [[*by_source][len(by_source) * part // 3] for part in range(3)]


def test_a_function_that_cannot_stand_alone_has_no_mutants():
    assert [*mutants_of(greeting("you"), "greet", 10)] == []


def test_what_a_student_reads_is_written_below_each_function(tmp_path):
    main(tmp_path / "out.txt", ["calculate_handlen"], mutants=1, jobs=1)
    head, *lines = (tmp_path / "out.txt").read_text().splitlines()
    counts = [line.rsplit(maxsplit=4) for line in lines[: lines.index("")]]

    assert head.split() == ["passed", "named", "unnamed", "other"]
    kinds = {kind.rpartition(" ")[2].rstrip(): numbers for kind, *numbers in counts}
    assert kinds.keys() == {"wrong", "right", "mutants"}
    assert kinds["wrong"][0] == kinds["wrong"][2] == "0"
    assert kinds["right"][1:] == ["0", "0", "0"]
    assert any("calculate_handlen: not yet" in line for line in lines)
