/* The tiles that words can start with where the board asks for nothing: see
 * engine/left_parts.py. They are spelled once for a rack, not once for each place. */
#ifndef LEFT_PARTS_H
#define LEFT_PARTS_H

#include "rack.h"

typedef struct {
    const Node *node;       /* where the tiles lead */
    Mask ahead;             /* the letters that go on from there or end a word */
    Mask open;              /* those of them that can be laid */
    Held held;              /* what is left on the rack */
    char tiles[BOARD_RACK]; /* a small letter is a blank */
} LeftPart;

typedef struct {
    LeftPart *list;
    size_t count;
} Level;

typedef struct {
    const WordGraph *graph;
    const Tiles *tiles;
    int spare; /* how many tiles may stay on the rack */
    int built;
    Level levels[BOARD_RACK + 1]; /* by how many tiles they lay */
} LeftParts;

/* Whether no more tiles than `spare` have to stay on the rack behind a node, since their
 * letters do not come there any more. */
static inline bool can_lay_all_but(int spare, const Tiles *tiles, const Node *node,
                                   Held held)
{
    return (int)count_letters(tiles->letters[held] & ~node->below) <= spare;
}

/* The left parts of `length` tiles, spelled if they are not yet; NULL without memory. */
const Level *left_parts_of(LeftParts *left_parts, int length);

void free_left_parts(LeftParts *left_parts);

#endif
