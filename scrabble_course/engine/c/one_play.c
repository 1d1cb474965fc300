/* Lay the tiles, then read the words that they form: the main word and those across. */
#include "one_play.h"

#include <string.h>

typedef struct {
    const Board *board; /* as it was before the play */
    const WordGraph *graph;
    char squares[SQUARES]; /* with the play on them */
    int score;
} Reading;

typedef struct {
    int first; /* the square of the board where the line begins */
    int step;  /* from there to the next square of the line */
} Walk;

static Walk line_through(int row, int col, bool down)
{
    return down ? (Walk){col, SIZE} : (Walk){row * SIZE, 1};
}

static int letters_from(const Reading *reading, Walk walk, int at)
{
    int end = at;

    while (end < SIZE && reading->squares[walk.first + end * walk.step] != EMPTY)
        end++;
    return end - at;
}

static int start_of_word(const Reading *reading, Walk walk, int at)
{
    while (at > 0 && reading->squares[walk.first + (at - 1) * walk.step] != EMPTY)
        at--;
    return at;
}

/* Add what a word is worth that starts at `start`; return false if it is no word. */
static bool read_word(Reading *reading, Walk walk, int start, int length)
{
    const Board *board = reading->board;
    const Node *node = graph_root(reading->graph);
    bool is_word = false;
    int points = 0, times = 1;

    for (int at = start; at < start + length && node; at++) {
        int square = walk.first + at * walk.step;
        char sign = reading->squares[square];
        int letter = letter_number(sign);
        int value = sign < 'a' ? board->values[letter] : 0;
        bool is_new = board->squares[square] == EMPTY;

        points += is_new ? value * board->letter_times[square] : value;
        times *= is_new ? board->word_times[square] : 1;
        is_word = at + 1 == start + length && node->finals & bit_of(letter);
        node = graph_child(reading->graph, node, letter);
    }
    reading->score += points * times;
    return is_word;
}

static bool take_tile(Rack *rack, char sign)
{
    int *count = sign < 'a' ? &rack->counts[letter_number(sign)] : &rack->blanks;

    return (*count)-- > 0;
}

/* Lay the tiles where they fit, and return how many they are; -1 if they do not fit. */
static int lay_tiles(Reading *reading, const ScoredPlay *play, Walk walk, Rack rack)
{
    int start = play->down ? play->row : play->col, laid = 0;

    if (start + play->length > SIZE)
        return -1;
    for (int k = 0; k < play->length; k++) {
        char *there = &reading->squares[walk.first + (start + k) * walk.step];

        if (*there == EMPTY && take_tile(&rack, play->word[k]))
            laid++;
        else if (*there != play->word[k])
            return -1;
        *there = play->word[k];
    }
    return laid;
}

/* Read the words across the play; return how many there are, -1 if one is no word. */
static int read_cross_words(Reading *reading, const ScoredPlay *play)
{
    int count = 0;

    for (int k = 0; k < play->length; k++) {
        int row = play->row + (play->down ? k : 0), col = play->col + (play->down ? 0 : k);
        Walk across = line_through(row, col, !play->down);

        if (reading->board->squares[row * SIZE + col] != EMPTY)
            continue;
        int start = start_of_word(reading, across, play->down ? col : row);
        int length = letters_from(reading, across, start);
        if (length == 1)
            continue;
        if (!read_word(reading, across, start, length))
            return -1;
        count++;
    }
    return count;
}

static bool covers_centre(const ScoredPlay *play)
{
    int start = play->down ? play->row : play->col;

    return (play->down ? play->col : play->row) == CENTRE && start <= CENTRE &&
           CENTRE < start + play->length;
}

bool score_play(const Board *board, const WordGraph *graph, const Rack *rack,
                ScoredPlay *play)
{
    Reading reading = {.board = board, .graph = graph};
    Walk walk = line_through(play->row, play->col, play->down);
    int start = play->down ? play->row : play->col;

    memcpy(reading.squares, board->squares, SQUARES);
    int laid = lay_tiles(&reading, play, walk, *rack);
    if (laid < 1 || play->length < 2 || start_of_word(&reading, walk, start) < start ||
        letters_from(&reading, walk, start) > play->length ||
        !read_word(&reading, walk, start, play->length))
        return false;
    int crossed = read_cross_words(&reading, play);
    bool is_joined = board->is_empty ? covers_centre(play)
                                     : laid < play->length || crossed > 0;
    play->score = reading.score + (laid == BOARD_RACK ? board->bonus : 0);
    return crossed >= 0 && is_joined;
}
