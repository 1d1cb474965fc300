/* Words by their letters, in whatever order: with one or two of them unknown, too.
 *
 * A key is a sum over letters, so that the letters on the board and the tiles of a rack
 * are added. Short words are listed under the keys of all their letters, of all but one,
 * and of all but two: those a blank can stand for. Of longer words two bits say whether
 * there may be any. */
#ifndef WORD_INDEX_H
#define WORD_INDEX_H

#include "word_graph.h"

#define MOST_LISTED 10   /* letters of a word that is listed */
#define MOST_INDEXED 15  /* letters of one that bits stand for */
#define MOST_BLANKS 2
#define BLANK_KEY UINT64_C(0x9FB21C651E98DF25)

/* How many there are of each letter: four bits for each, of which three count. */
typedef struct {
    uint64_t low;  /* A to P */
    uint64_t high; /* Q to Z */
} Counts;

typedef struct {
    Counts counts;
    uint8_t length;
    char text[MOST_LISTED]; /* small letters */
} ListedWord;

typedef struct WordIndex WordIndex;

/* List the words of a graph, to be freed by the caller; NULL without memory, and where
 * there are so many words that it would take too much. */
WordIndex *index_words(const WordGraph *graph);

void free_index(WordIndex *index);

uint64_t letter_key(int letter);

/* Where words that may have a key are listed. */
typedef struct {
    const uint32_t *next;
    const uint32_t *end;
    uint32_t mark;
} Bucket;

Bucket bucket_of(const WordIndex *index, uint64_t key);

/* The next word of a bucket, NULL behind the last; some have another key. */
const ListedWord *next_word(const WordIndex *index, Bucket *bucket);

/* Whether a longer word may have a key: there is none if not. */
bool may_be_a_word(const WordIndex *index, uint64_t key);

static inline Counts count_of(int letter)
{
    return letter < 16 ? (Counts){UINT64_C(1) << 4 * letter, 0}
                       : (Counts){0, UINT64_C(1) << 4 * (letter - 16)};
}

static inline Counts both_counts(Counts one, Counts other)
{
    return (Counts){one.low + other.low, one.high + other.high};
}

#define EACH_FOURTH UINT64_C(0x8888888888888888)

/* Set what `whole` has more than `part`; false if it has less of any letter. */
static inline bool subtract_counts(Counts whole, Counts part, Counts *rest)
{
    uint64_t low = (whole.low | EACH_FOURTH) - part.low;
    uint64_t high = (whole.high | EACH_FOURTH) - part.high;

    *rest = (Counts){low ^ EACH_FOURTH, high ^ EACH_FOURTH};
    return (low & high & EACH_FOURTH) == EACH_FOURTH;
}

#endif
