/* A rack: counted for spelling words, and as bits for laying tiles on a board. */
#ifndef RACK_H
#define RACK_H

#include "word_graph.h"

#define BOARD_RACK 7 /* the most tiles that a player holds */
#define BLANK '?'

typedef struct {
    int counts[LETTER_COUNT];
    int blanks;
    int size;
} Rack;

/* A bit for each tile of a board's rack, A to Z and then blanks: those not laid yet. */
typedef uint8_t Held;

#define MOST_LEAVES (1 << BOARD_RACK) /* what may be left of a rack, by its bits */

typedef struct {
    Held full;
    Held blanks;                   /* the bits of the blanks */
    Held tiles[LETTER_COUNT];      /* the bits of a letter's tiles */
    Mask letters[MOST_LEAVES];     /* the letters among the tiles held */
} Tiles;

/* Give each tile of `rack` its bit. */
Tiles number_tiles(const Rack *rack);

/* The letters that can be laid. */
static inline Mask reach_of(const Tiles *tiles, Held held)
{
    return held & tiles->blanks ? ALL_LETTERS : tiles->letters[held];
}

/* What is left of `held` without one of the tiles `mine`. */
static inline Held without_one(Held held, Held mine)
{
    Held these = held & mine;

    return held & (Held)~(these & -these);
}

#endif
