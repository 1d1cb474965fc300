from tools.write_constraints import differences, without_upper_bounds

BEFORE = """\
soupsieve==2.10 ; python_full_version < '3.11.5'
soupsieve==4.1.2 ; python_full_version >= '3.11.5'
typer==0.28.0
zipp==4.1.2
"""


def test_each_pin_that_changes_is_named_once_with_both_versions():
    after = BEFORE.replace("4.1.2 ;", "4.1.3 ;").replace("zipp==4.1.2\n", "")

    assert differences(BEFORE, BEFORE) == []
    assert differences(BEFORE, after) == [
        "soupsieve (python_full_version >= '3.11.5') 4.1.2 -> 4.1.3",
        "zipp 4.1.2 -> (none)",
    ]


def test_only_what_holds_a_package_back_is_taken_away():
    project = """requires-python = ">=3.11"
    "typer>=0.16,<0.29",  # later ones load pydantic
    "jsonschema<4.25", "dask[distributed]>=2025.5", "core[a]==0.8.6"
    "pyseccomp>=0.1.2,<1 ; sys_platform == 'linux'", """

    assert (
        without_upper_bounds(project)
        == """requires-python = ">=3.11"
    "typer>=0.16",  # later ones load pydantic
    "jsonschema", "dask[distributed]>=2025.5", "core[a]"
    "pyseccomp>=0.1.2 ; sys_platform == 'linux'", """
    )
