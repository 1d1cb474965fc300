/* The plays that are found, and which of two is the better one. */
#ifndef PLAY_LIST_H
#define PLAY_LIST_H

#include "lines.h"

typedef struct {
    int score;
    uint8_t row;
    uint8_t col;
    uint8_t down;
    uint8_t length;
    char word[SIZE];
} ScoredPlay;

typedef struct {
    ScoredPlay *plays; /* to be freed by who made the list */
    size_t count;
    size_t room;
} PlayList;

/* Return false if memory ran out. */
bool list_play(PlayList *list, const ScoredPlay *play);

/* Keep `play` as the only one, unless the list has a better one already. */
bool keep_best(PlayList *list, const ScoredPlay *play);

#endif
