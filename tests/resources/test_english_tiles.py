from scrabble_course.resources.english_tiles import LETTER_VALUES, TILE_COUNTS

RULES = {
    0: "?",
    1: "AEIOULNSTR",
    2: "DG",
    3: "BCMP",
    4: "FHVWY",
    5: "K",
    8: "JX",
    10: "QZ",
}


def test_each_tile_is_worth_what_the_rules_say():
    assert {
        tile: points for points, tiles in RULES.items() for tile in tiles
    } == LETTER_VALUES


def test_there_are_100_tiles_worth_187_points():
    assert TILE_COUNTS.keys() == LETTER_VALUES.keys()
    assert sum(TILE_COUNTS.values()) == 100
    assert sum(LETTER_VALUES[tile] * n for tile, n in TILE_COUNTS.items()) == 187
