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
    double bounds[BOARD_RACK + 1]; /* by tiles laid: no play has a higher total */
    bool is_searched;
} Start;

/* A start, and the highest total that a play from there can have. */
typedef struct {
    double bound;
    Start *start;
} Promise;

static inline double higher(double one, double other)
{
    return one > other ? one : other;
}

/* List the starts in `lines`, line by line, and return how many there are. */
int list_starts(const Line lines[2 * SIZE], const WordGraph *graph, const Rack *rack,
                Start starts[MOST_STARTS]);

/* How many letters a word needs to be a play. */
int least_length(const Start *start);

/* Set the bounds of each start; `worth[n]` is the most that is left of n tiles laid. */
void set_bounds(Start starts[], int count, const Rack *rack, const Board *board,
                const double worth[BOARD_RACK + 1]);

/* How many tiles a play must lay at least to reach a total; more than there are, if no
 * play from here can reach it. */
int fewest_tiles(const Start *start, double total);

/* Make a heap of what plays of `fewest` to `most` tiles promise, from each start that
 * is not searched yet, and return how many starts have any. The first of a heap has the
 * highest bound. */
int make_heap(Start starts[], int count, int fewest, int most,
              Promise heap[MOST_STARTS]);

/* Take the first one out of a heap, which has one promise less then. */
Promise take_first(Promise heap[], int count);

#endif
