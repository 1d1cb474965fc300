/* The squares that words can start on, and how much a play from there can be worth. */
#ifndef STARTS_H
#define STARTS_H

#include "lines.h"
#include "rack.h"

#define MOST_STARTS (2 * SIZE * SIZE)

typedef struct {
    const Line *line;
    const Node *node; /* behind the letters that lie there already */
    int start;
    int first;        /* the first empty square */
    int anchor;       /* the first one: each square before it takes a tile */
    int points;       /* of the letters that lie there */
    double bound;     /* no play from here has a higher total */
} Start;

static inline double higher(double one, double other)
{
    return one > other ? one : other;
}

/* List the starts in `lines`, line by line, and return how many there are. */
int list_starts(const Line lines[2 * SIZE], const WordGraph *graph, const Rack *rack,
                Start starts[MOST_STARTS]);

/* How many letters a word needs to be a play. */
int least_length(const Start *start);

/* Set the bound of each start; `worth[n]` is the most that is left of n tiles laid. */
void set_bounds(Start starts[], int count, const Rack *rack, const Board *board,
                const double worth[BOARD_RACK + 1]);

/* Of a heap of starts, one with the highest bound comes first. */
void make_heap(const Start *heap[], int count);

/* Take the first one out of a heap, which has one start less then. */
const Start *take_first(const Start *heap[], int count);

#endif
