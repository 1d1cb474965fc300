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

EDITIONS = {
    ENGLISH: """9A 2B 2C 4D 12E 2F 3G 2H 9I 1J 1K 4L 2M 6N 8O 2P 1Q 6R 4S 6T 4U 2V 2W 1X
        2Y 1Z 2?""",
    FRENCH: """9A 2B 2C 3D 15E 2F 2G 2H 8I 1J 1K 5L 3M 6N 6O 2P 1Q 6R 6S 6T 6U 2V 1W 1X
        1Y 1Z 2?""",
    GERMAN: """5A 1Ä 2B 2C 4D 15E 2F 3G 4H 6I 1J 2K 3L 4M 9N 3O 1Ö 1P 1Q 6R 7S 6T 6U 1Ü
        1V 1W 1X 1Y 1Z 2?""",
    POLISH: """9A 1Ą 2B 3C 1Ć 3D 7E 1Ę 1F 2G 2H 8I 2J 3K 3L 2Ł 3M 5N 1Ń 6O 1Ó 3P 4R 4S
        1Ś 3T 2U 4W 4Y 5Z 1Ź 1Ż 2?""",
    PORTUGUESE: """14A 3B 4C 2Ç 5D 11E 2F 2G 2H 10I 2J 5L 6M 4N 10O 4P 1Q 6R 8S 5T 7U 2V
        1X 1Z 3?""",
    DUTCH: """6A 2B 2C 5D 18E 2F 3G 2H 4I 2J 3K 3L 3M 10N 6O 2P 1Q 5R 5S 5T 3U 2V 2W 1X
        1Y 2Z 2?""",
    SPANISH: """12A 2B 4C 1CH 5D 12E 1F 2G 2H 6I 1J 4L 1LL 2M 5N 1Ñ 9O 2P 1Q 5R 1RR 6S
        4T 5U 1V 1X 1Y 1Z 2?""",
}
SIZES = {FRENCH: 102, GERMAN: 102, DUTCH: 102, PORTUGUESE: 120}
WORTH = {
    ENGLISH: "1 AEILNORSTU 2 DG 3 BCMP 4 FHVWY 5 K 8 JX 10 QZ 0 ?",
    FRENCH: "1 AEILNORSTU 2 DGM 3 BCP 4 FHV 8 JQ 10 KWXYZ 0 ?",
    GERMAN: "1 ADEINRSTU 2 GHLO 3 BMWZ 4 CFKP 6 ÄJÜV 8 ÖX 10 QY 0 ?",
    DUTCH: "1 AEINO 2 DRST 3 BGKLMP 4 FHJUVZ 5 CW 8 XY 10 Q 0 ?",
    SPANISH: "1 AEILNORSTU 2 DG 3 BCMP 4 FHVY 5 ȻQ 8 JỺÑɌX 10 Z 0 ?",
}


@pytest.mark.parametrize("tiles", EDITIONS, ids=lambda tiles: tiles.name)
def test_a_set_has_the_tiles_of_its_edition(tiles):
    counted = [f"{count}{face(tile)}" for tile, count in tiles.counts.items()]

    assert counted == EDITIONS[tiles].split()
    assert tiles.size == SIZES.get(tiles, 100)


@pytest.mark.parametrize("tiles", WORTH, ids=lambda tiles: tiles.name)
def test_tiles_are_worth_what_their_edition_says(tiles):
    told = WORTH[tiles].split()
    groups = zip(told[::2], told[1::2], strict=True)

    assert tiles.values == {tile: int(n) for n, group in groups for tile in group}


@pytest.mark.parametrize("tiles", TILE_SETS, ids=lambda tiles: tiles.name)
def test_every_tile_has_a_value_and_can_lie_on_a_board_as_itself_and_as_a_blank(tiles):
    assert tile_set(tiles.name.upper()) is tiles
    assert tiles.counts.keys() == tiles.values.keys()
    assert all(count > 0 for count in tiles.counts.values())
    for tile in tiles.counts.keys() - {"?"}:
        laid = {(7, 7): tile, (7, 8): tile.lower()}
        assert Board.empty().with_tiles(laid).rows[7][7:9] == tile + tile.lower()
    if tiles in (GERMAN, POLISH, SPANISH):  # no game is dealt with tiles beyond A-Z
        with pytest.raises(ScrabbleError, match=", ".join(tiles.beyond_a_to_z)):
            full_bag(tiles)


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


def test_an_unknown_set_is_told_which_there_are():
    with pytest.raises(ScrabbleError, match=r"'Klingon'.*English, French, German"):
        tile_set("Klingon")
