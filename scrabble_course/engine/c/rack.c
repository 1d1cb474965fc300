#include "rack.h"

#include <string.h>

/* Add a tile: to each part of the rack there is now the same part with the tile. */
static void add_tile(Tiles *tiles, Mask letter)
{
    Held bit = (Held)(tiles->full + 1);

    for (int held = 0; held < bit; held++)
        tiles->letters[held + bit] = tiles->letters[held] | letter;
    tiles->full |= bit;
}

Tiles number_tiles(const Rack *rack)
{
    Tiles tiles;

    memset(&tiles, 0, sizeof tiles);
    for (int letter = 0; letter < LETTER_COUNT; letter++) {
        Held before = tiles.full;

        for (int copy = 0; copy < rack->counts[letter]; copy++)
            add_tile(&tiles, bit_of(letter));
        tiles.tiles[letter] = tiles.full & (Held)~before;
    }
    Held letters = tiles.full;
    for (int blank = 0; blank < rack->blanks; blank++)
        add_tile(&tiles, 0);
    tiles.blanks = tiles.full & (Held)~letters;
    return tiles;
}
