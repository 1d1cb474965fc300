/* Every play of a rack on a board, or only the best one: see engine/line_search.py. */
#ifndef PLAYS_H
#define PLAYS_H

#include "play_list.h"
#include "rack.h"
#include "word_index.h"

#define MOST_BONUS 1000 /* for laying all tiles: so that no score can overflow */

/* Both put what they find into an empty list, and return false if memory ran out. */

/* Plays that score less than `least` are not looked for. */
bool find_all_plays(const Board *board, const WordGraph *graph, const Rack *rack,
                    int least, PlayList *found);

/* The play with the highest total: its score and the worth of what is left. With an
 * index, which may be NULL, most words are looked up; then the rack has two blanks at
 * most. */
bool find_best_play(const Board *board, const WordGraph *graph, const Rack *rack,
                    const double worth[MOST_LEAVES], const WordIndex *index,
                    PlayList *found);

#endif
