/* What one play earns, whoever found it: see board/play_scores.py. */
#ifndef ONE_PLAY_H
#define ONE_PLAY_H

#include "play_list.h"
#include "rack.h"

/* Set the score of a play if the rules allow it, and else return false. The play has
 * one letter or more, and starts on the board. */
bool score_play(const Board *board, const WordGraph *graph, const Rack *rack,
                ScoredPlay *play);

#endif
