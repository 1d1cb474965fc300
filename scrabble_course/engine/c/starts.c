#include "starts.h"

#include <math.h>

/* Find the node, the points and the square behind the letters that begin at `start`. */
static bool pass_letters(const Line *line, const WordGraph *graph, Start *start)
{
    start->node = graph_root(graph);
    start->points = 0;
    start->first = start->start;
    for (; line->text[start->first] != EMPTY; start->first++) {
        start->points += line->points[start->first];
        if (start->node)
            start->node = graph_child(graph, start->node, line->letters[start->first]);
    }
    return start->node != NULL;
}

static int next_anchor(const Line *line, int at)
{
    SquareSet left = line->anchors >> at;

    return left ? at + lowest_bit(left) : SIZE;
}

int list_starts(const Line lines[2 * SIZE], const WordGraph *graph, const Rack *rack,
                Start starts[MOST_STARTS])
{
    int count = 0;

    for (int number = 0; number < 2 * SIZE; number++) {
        const Line *line = &lines[number];

        /* A word starts behind an empty square, or at the edge. */
        for (int at = 0; line->anchors && at < SIZE;) {
            Start *start = &starts[count];
            start->line = line;
            start->start = at;
            bool is_prefix = pass_letters(line, graph, start);
            start->anchor = next_anchor(line, start->first);
            if (start->anchor == SIZE)
                break;
            /* Each square before the anchor takes a tile, and so does the anchor. */
            if (is_prefix && start->anchor - start->first < rack->size &&
                line->allowed[start->anchor])
                count++;
            at = start->first + 1;
        }
    }
    return count;
}

int least_length(const Start *start)
{
    const Line *line = start->line;

    if (start->first < start->anchor)
        return start->anchor - start->start + 1;
    int end = start->first + 1;
    while (line->text[end] != EMPTY)
        end++;
    int with_one_tile = end - start->start;
    bool is_no_word = with_one_tile == 1;
    /* One tile that forms words both ways is a play across. */
    bool is_listed_across = line->down && line->cross_times[start->first];
    return with_one_tile + (is_no_word || is_listed_across);
}

/* What the bounds are reckoned with. */
typedef struct {
    const Board *board;
    const Rack *rack;
    const double *worth;    /* the most that the rest is worth, after so many tiles */
    Mask held;              /* the letters of the tiles */
    int sorted[BOARD_RACK]; /* the values of the tiles, the highest first */
    int crossed[SIZE];      /* the most that cross words earn, in one line */
} Reckoning;

static void add_tiles(Reckoning *reckoning)
{
    const Rack *rack = reckoning->rack;
    int *sorted = reckoning->sorted;
    int count = 0;

    for (int letter = 0; letter < LETTER_COUNT; letter++)
        for (int k = 0; k < rack->counts[letter]; k++) {
            int value = reckoning->board->values[letter], at = count++;
            for (; at > 0 && sorted[at - 1] < value; at--)
                sorted[at] = sorted[at - 1];
            sorted[at] = value;
            reckoning->held |= bit_of(letter);
        }
    while (count < rack->size)
        sorted[count++] = 0; /* the blanks */
}

static int highest_value(Mask letters, const uint8_t values[])
{
    int highest = 0;

    for (; letters; letters &= letters - 1) {
        int value = values[lowest_bit(letters)];
        highest = value > highest ? value : highest;
    }
    return highest;
}

/* In each cross word lies the highest tile that its square allows. */
static void add_crossed(Reckoning *reckoning, const Line *line)
{
    for (int at = 0; at < SIZE; at++) {
        int times = line->letter_times[at] * line->cross_times[at];
        Mask own = line->allowed[at] & reckoning->held;

        reckoning->crossed[at] =
            line->cross_points[at] +
            (times ? times * highest_value(own, reckoning->board->values) : 0);
    }
}

/* The most that a play from `start` can be worth: for each number of tiles, as if the
 * highest ones lay where letters count most. */
static void find_bounds(Start *start, const Reckoning *reckoning)
{
    const Line *line = start->line;
    const Rack *rack = reckoning->rack;
    int squares[MOST_TIMES + 1] = {0}; /* how many count so often or more */
    int points = start->points, times = 1, crossed = 0;
    int blanks = rack->blanks, at = start->first;

    start->is_searched = false;
    for (int laid = 0; laid <= BOARD_RACK; laid++)
        start->bounds[laid] = -INFINITY;
    for (int laid = 1; laid <= rack->size && line->allowed[at]; laid++) {
        /* Where none of the letters fits, a blank has to lie. */
        if (!(line->allowed[at] & reckoning->held) && blanks-- == 0)
            break;
        for (int n = 1; n <= line->letter_times[at]; n++)
            points += reckoning->sorted[squares[n]++];
        times *= line->word_times[at];
        crossed += reckoning->crossed[at];
        bool is_play = at >= start->anchor;
        for (at++; line->text[at] != EMPTY; at++)
            points += line->points[at];
        if (!is_play)
            continue;
        int score = points * times + crossed;
        if (laid == BOARD_RACK)
            score += reckoning->board->bonus;
        start->bounds[laid] = score + reckoning->worth[laid];
    }
}

void set_bounds(Start starts[], int count, const Rack *rack, const Board *board,
                const double worth[BOARD_RACK + 1])
{
    Reckoning reckoning = {.board = board, .rack = rack, .worth = worth};
    const Line *line = NULL;

    add_tiles(&reckoning);
    for (int k = 0; k < count; k++) {
        if (starts[k].line != line)
            add_crossed(&reckoning, line = starts[k].line);
        find_bounds(&starts[k], &reckoning);
    }
}

int fewest_tiles(const Start *start, double total)
{
    int laid = 1;

    while (laid <= BOARD_RACK && start->bounds[laid] < total)
        laid++;
    return laid;
}

/* Let the promise at `at` sink below those that promise more. */
static void sink(Promise heap[], int count, int at)
{
    const Promise sinking = heap[at];

    for (int below = 2 * at + 1; below < count; below = 2 * at + 1) {
        if (below + 1 < count && heap[below + 1].bound > heap[below].bound)
            below++;
        if (heap[below].bound <= sinking.bound)
            break;
        heap[at] = heap[below];
        at = below;
    }
    heap[at] = sinking;
}

int make_heap(Start starts[], int count, int fewest, int most,
              Promise heap[MOST_STARTS])
{
    int promises = 0;

    for (int k = 0; k < count; k++) {
        double bound = -INFINITY;

        for (int laid = fewest; laid <= most; laid++)
            bound = higher(bound, starts[k].bounds[laid]);
        if (bound > -INFINITY && !starts[k].is_searched)
            heap[promises++] = (Promise){bound, &starts[k]};
    }
    for (int at = promises / 2 - 1; at >= 0; at--)
        sink(heap, promises, at);
    return promises;
}

Promise take_first(Promise heap[], int count)
{
    Promise first = heap[0];

    heap[0] = heap[count - 1];
    sink(heap, count - 1, 0);
    return first;
}
