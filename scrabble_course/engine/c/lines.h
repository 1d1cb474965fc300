/* The board, and its lines as the search reads them: see engine/lines.py.
 *
 * A play lies in one line, a row or a column. All that a search of one line must know
 * about the others are the cross-checks: which letters make a word with what lies
 * above and below a square, and what that is worth.
 */
#ifndef LINES_H
#define LINES_H

#include "word_graph.h"

#define SIZE 15
#define SQUARES (SIZE * SIZE)
#define CENTRE (SIZE / 2)
#define EMPTY '.'
#define MOST_TIMES 4 /* what a premium can multiply: so that no score can overflow */

typedef struct {
    const char *squares;         /* SQUARES characters, checked */
    const uint8_t *letter_times; /* of each square */
    const uint8_t *word_times;
    const uint8_t *values;       /* of the letters A to Z */
    int bonus;                   /* for laying all tiles of a whole rack */
    bool is_empty;
} Board;

typedef uint32_t SquareSet; /* a bit for each square of a line, the first in bit 0 */

#define ALL_SQUARES ((UINT32_C(1) << SIZE) - 1)

typedef struct {
    int number;
    bool down;
    SquareSet taken;            /* by letters */
    SquareSet anchors;          /* one of them is in each play */
    Mask allowed[SIZE + 1];     /* nothing on a taken square or at the edge */
    int cross_points[SIZE];     /* what lies above and below is worth there */
    uint8_t cross_times[SIZE];  /* of a cross word, 0 where there is none */
    uint8_t letter_times[SIZE];
    uint8_t word_times[SIZE];
    uint8_t letters[SIZE + 1];  /* 0 for A or a; meaningless on an empty square */
    uint8_t points[SIZE + 1];   /* of the letter that lies on a square */
    char text[SIZE + 1];        /* EMPTY also stands at the edge */
} Line;

/* Read the 15 rows, then the 15 columns; only letters of `among` are allowed anywhere. */
void read_lines(const Board *board, const WordGraph *graph, Mask among,
                Line lines[2 * SIZE]);

static inline SquareSet square_bit(int at)
{
    return UINT32_C(1) << at;
}

static inline bool is_letter(char sign)
{
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

/* 0 for A or a. */
static inline int letter_number(char letter)
{
    return letter >= 'a' ? letter - 'a' : letter - 'A';
}

#endif
