import pytest

from scrabble_course.board import Board
from scrabble_course.board.letters import face
from scrabble_course.scrabble import ENGLISH, ScrabbleError, tile_set
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.tile_sets import (
    DUTCH,
    FRENCH,
    GERMAN,
    POLISH,
    PORTUGUESE,
    SPANISH,
    TILE_SETS,
    tiles_of_lexicon,
)

ENGLISH_COUNTS = (
    "9A 2B 2C 4D 12E 2F 3G 2H 9I 1J 1K 4L 2M 6N 8O 2P 1Q 6R 4S 6T 4U 2V 2W 1X 2Y 1Z 2?"
)


def counted(tiles):
    return " ".join(f"{count}{face(tile)}" for tile, count in tiles.counts.items())


def test_english_has_the_100_tiles_of_the_rules():
    assert counted(ENGLISH) == ENGLISH_COUNTS
    assert ENGLISH.size == 100


def test_english_tiles_are_worth_187_points_together():
    assert sum(ENGLISH.values[tile] for tile in full_bag(ENGLISH)) == 187


def test_french_has_102_tiles():
    assert counted(FRENCH) == (
        "9A 2B 2C 3D 15E 2F 2G 2H 8I 1J 1K 5L 3M 6N 6O 2P 1Q 6R 6S 6T 6U 2V 1W 1X 1Y "
        "1Z 2?"
    )
    assert FRENCH.size == 102


def test_german_has_102_tiles_three_of_them_with_dots():
    assert counted(GERMAN) == (
        "5A 1Ä 2B 2C 4D 15E 2F 3G 4H 6I 1J 2K 3L 4M 9N 3O 1Ö 1P 1Q 6R 7S 6T 6U 1Ü 1V "
        "1W 1X 1Y 1Z 2?"
    )
    assert GERMAN.size == 102
    assert GERMAN.beyond_a_to_z == ("Ä", "Ö", "Ü")


def test_polish_has_100_tiles_nine_of_them_with_marks():
    assert counted(POLISH) == (
        "9A 1Ą 2B 3C 1Ć 3D 7E 1Ę 1F 2G 2H 8I 2J 3K 3L 2Ł 3M 5N 1Ń 6O 1Ó 3P 4R 4S 1Ś "
        "3T 2U 4W 4Y 5Z 1Ź 1Ż 2?"
    )
    assert POLISH.size == 100


def test_portuguese_has_120_tiles():
    assert counted(PORTUGUESE) == (
        "14A 3B 4C 2Ç 5D 11E 2F 2G 2H 10I 2J 5L 6M 4N 10O 4P 1Q 6R 8S 5T 7U 2V 1X 1Z 3?"
    )
    assert PORTUGUESE.size == 120


def test_dutch_has_102_tiles_and_none_for_ij():
    assert counted(DUTCH) == (
        "6A 2B 2C 5D 18E 2F 3G 2H 4I 2J 3K 3L 3M 10N 6O 2P 1Q 5R 5S 5T 3U 2V 2W 1X 1Y "
        "2Z 2?"
    )
    assert DUTCH.size == 102


def test_spanish_has_100_tiles_four_of_them_of_its_own():
    assert counted(SPANISH) == (
        "12A 2B 4C 1CH 5D 12E 1F 2G 2H 6I 1J 4L 1LL 2M 5N 1Ñ 9O 2P 1Q 5R 1RR 6S 4T 5U "
        "1V 1X 1Y 1Z 2?"
    )
    assert SPANISH.size == 100
    assert SPANISH.beyond_a_to_z == ("CH", "LL", "Ñ", "RR")


@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        (FRENCH, "AEILNORSTU1 DGM2 BCP3 FHV4 JQ8 KWXYZ10 ?0"),
        (GERMAN, "ADEINRSTU1 GHLO2 BMWZ3 CFKP4 ÄJÜV6 ÖX8 QY10 ?0"),
        (DUTCH, "AEINO1 DRST2 BGKLMP3 FHJUVZ4 CW5 XY8 Q10 ?0"),
    ],
)
def test_tiles_are_worth_what_their_edition_says(tiles, worth):
    told = {
        tile: int(group.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ?"))
        for group in worth.split()
        for tile in group.rstrip("0123456789")
    }

    assert tiles.values == told


def test_spanish_tiles_are_worth_what_their_edition_says():
    told = {
        **dict.fromkeys("AEILNORSTU", 1),
        **dict.fromkeys("DG", 2),
        **dict.fromkeys("BCMP", 3),
        **dict.fromkeys("FHVY", 4),
        **dict.fromkeys(["CH", "Q"], 5),
        **dict.fromkeys(["J", "LL", "Ñ", "RR", "X"], 8),
        **{"Z": 10, "?": 0},
    }

    assert {face(tile): value for tile, value in SPANISH.values.items()} == told


@pytest.mark.parametrize("tiles", TILE_SETS, ids=lambda tiles: tiles.name)
def test_every_tile_has_a_count_and_a_value(tiles):
    assert tiles.counts.keys() == tiles.values.keys()
    assert all(count > 0 for count in tiles.counts.values())


def test_spanish_pairs_of_letters_are_worth_more_than_their_letters():
    values = {face(tile): value for tile, value in SPANISH.values.items()}
    pairs = {tile: values[tile] for tile in ("CH", "LL", "RR", "Ñ")}

    assert pairs == {"CH": 5, "LL": 8, "RR": 8, "Ñ": 8}
    assert sorted(set(SPANISH.values.values())) == [0, 1, 2, 3, 4, 5, 8, 10]


def test_blanks_are_worth_nothing_and_only_portuguese_has_three():
    assert {s.values["?"] for s in TILE_SETS} == {0}
    assert [s.name for s in TILE_SETS if s.counts["?"] != 2] == ["Portuguese"]
    assert PORTUGUESE.counts["?"] == 3


@pytest.mark.parametrize("tiles", TILE_SETS, ids=lambda tiles: tiles.name)
def test_every_tile_can_lie_on_a_board_as_itself_and_as_a_blank(tiles):
    for tile in tiles.counts.keys() - {"?"}:
        laid = {(7, 7): tile, (7, 8): tile.lower()}
        assert Board.empty().with_tiles(laid).rows[7][7:9] == tile + tile.lower()


@pytest.mark.parametrize(
    ("lexicon", "tiles"),
    [
        *(("CSW21", ENGLISH), ("nwl23", ENGLISH), ("ODS8", FRENCH), ("RD29", GERMAN)),
        *(("FISE2", SPANISH), ("OSPS48", POLISH), ("Polish words", POLISH)),
        *(("my words", None), ("", None)),
    ],
)
def test_a_word_list_tells_the_tiles_by_its_name(lexicon, tiles):
    assert tiles_of_lexicon(lexicon) == tiles


@pytest.mark.parametrize(
    "tiles", [GERMAN, POLISH, SPANISH], ids=lambda tiles: tiles.name
)
def test_no_game_is_dealt_with_tiles_beyond_a_to_z(tiles):
    with pytest.raises(ScrabbleError, match=", ".join(tiles.beyond_a_to_z)):
        full_bag(tiles)


def test_a_set_is_found_by_its_name_in_any_case():
    assert [tile_set(s.name.upper()) for s in TILE_SETS] == list(TILE_SETS)


def test_an_unknown_set_is_told_which_there_are():
    with pytest.raises(ScrabbleError, match=r"'Klingon'.*English, French, German"):
        tile_set("Klingon")
