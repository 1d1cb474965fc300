/* The words that a rack spells, and the best of them: see engine/rack_search.py. */
#ifndef RACK_WORDS_H
#define RACK_WORDS_H

#include "rack.h"

/* More tiles than this are left to Python: so the search is never too deep. */
#define MOST_TILES 32
#define MOST_LETTER_TIMES 100
#define MOST_WORD_TIMES 1000000
#define NO_WORD (-1)

/* Words, by their numbers in the graph. */
typedef struct {
    uint32_t *numbers; /* to be freed by who made the list */
    size_t count;
    size_t room;
} WordList;

/* List the words in the order of the alphabet; return false if memory ran out. */
bool list_rack_words(const WordGraph *graph, const Rack *rack, WordList *words);

/* What lies under the n-th letter of a word, and what multiplies words of n letters. */
typedef struct {
    const uint8_t *values; /* of the letters a to z */
    int letter_times[MOST_TILES];
    int word_times[MOST_TILES + 1];
    int bonus;
    int bonus_tiles;
} Squares;

typedef struct {
    int64_t score; /* NO_WORD if there is none */
    int length;
    char word[MOST_TILES];
} BestWord;

/* Of words with equal scores the first in the alphabet is taken. */
BestWord best_rack_word(const WordGraph *graph, const Rack *rack, const Squares *squares);

#endif
