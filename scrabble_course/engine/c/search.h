/* What a search of the board knows, and what it has found so far. */
#ifndef SEARCH_H
#define SEARCH_H

#include "left_parts.h"
#include "play_list.h"
#include "starts.h"
#include "word_index.h"

/* Some tiles of the rack. */
typedef struct {
    Held tiles;
    uint64_t key;
    Counts counts; /* of those that are no blanks */
} Part;

/* The different parts of a rack, by how many tiles they have. */
typedef struct {
    Part list[BOARD_RACK + 1][35]; /* so many are three or four of seven */
    int counts[BOARD_RACK + 1];
} Parts;

typedef struct {
    const WordGraph *graph;
    const WordIndex *index; /* NULL where words are only looked for in the graph */
    const Parts *parts;     /* of the rack, where there is an index */
    const uint8_t *values;
    int bonus;           /* for laying all tiles */
    int least;           /* that a play must score */
    const double *worth; /* of what is left: if only the best play is wanted */
    double best;         /* its total, as far as it is known */
    PlayList *found;
    Tiles tiles;
    LeftParts left_parts;       /* of all plays */
    LeftParts whole_left_parts; /* of those that lay all tiles */
    const Line *line;
    int start;
    int least_length;    /* letters that a play needs */
    int spare;           /* tiles that it may leave on the rack */
    char text[2 * SIZE]; /* the line, with the tiles laid so far; then nothing */
    bool out_of_memory;
} Search;

/* Keep the word from the start of the search up to `end`, if it is wanted. */
void keep_play(Search *search, int end, Held held, int score);

#endif
