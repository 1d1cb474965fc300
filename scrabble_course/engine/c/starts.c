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
    while (at < SIZE && !line->is_anchor[at])
        at++;
    return at;
}

int list_starts(const Line lines[2 * SIZE], const WordGraph *graph, const Rack *rack,
                Start starts[MOST_STARTS])
{
    int count = 0;

    for (int number = 0; number < 2 * SIZE; number++) {
        const Line *line = &lines[number];

        /* A word starts behind an empty square, or at the edge. */
        for (int at = 0; line->has_anchor && at < SIZE;) {
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

/* What the tiles of a rack are worth, the highest first. */
static void sort_values(const Rack *rack, const uint8_t values[], int sorted[])
{
    int count = 0;

    for (int letter = 0; letter < LETTER_COUNT; letter++)
        for (int k = 0; k < rack->counts[letter]; k++) {
            int at = count++;
            for (; at > 0 && sorted[at - 1] < values[letter]; at--)
                sorted[at] = sorted[at - 1];
            sorted[at] = values[letter];
        }
    while (count < rack->size)
        sorted[count++] = 0; /* the blanks */
}

static int highest_value(Mask letters, const uint8_t values[])
{
    int highest = 0;

    for (; letters; letters &= letters - 1) {
        int value = values[lowest_letter(letters)];
        highest = value > highest ? value : highest;
    }
    return highest;
}

/* The most that a play from `start` can be worth: for each number of tiles, as if the
 * highest ones lay where letters count most, and in each cross word the highest that
 * its square allows. `sorted` has the values of the tiles, the highest first, and
 * `worth` the most that the rest is worth, after so many tiles. */
static void find_bounds(Start *start, const Rack *rack, Mask held, const Board *board,
                        const int sorted[], const double worth[])
{
    const Line *line = start->line;
    int squares[MOST_TIMES + 1] = {0}; /* how many count so often or more */
    int points = start->points, times = 1, crossed = 0;
    int blanks = rack->blanks, at = start->first;

    start->is_searched = false;
    for (int laid = 0; laid <= BOARD_RACK; laid++)
        start->bounds[laid] = -INFINITY;
    for (int laid = 1; laid <= rack->size && line->allowed[at]; laid++) {
        Mask own = line->allowed[at] & held;

        /* Where none of the letters fits, a blank has to lie. */
        if (!own && blanks-- == 0)
            break;
        for (int n = 1; n <= line->letter_times[at]; n++)
            points += sorted[squares[n]++];
        times *= line->word_times[at];
        if (line->cross_times[at]) {
            int highest = highest_value(own, board->values);
            crossed += line->cross_points[at] +
                       highest * line->letter_times[at] * line->cross_times[at];
        }
        bool is_play = at >= start->anchor;
        for (at++; line->text[at] != EMPTY; at++)
            points += line->points[at];
        if (!is_play)
            continue;
        int score = points * times + crossed + (laid == BOARD_RACK ? board->bonus : 0);
        start->bounds[laid] = score + worth[laid];
    }
}

void set_bounds(Start starts[], int count, const Rack *rack, const Board *board,
                const double worth[BOARD_RACK + 1])
{
    int sorted[BOARD_RACK];
    Mask held = 0;

    for (int letter = 0; letter < LETTER_COUNT; letter++)
        if (rack->counts[letter])
            held |= bit_of(letter);
    sort_values(rack, board->values, sorted);
    for (int k = 0; k < count; k++)
        find_bounds(&starts[k], rack, held, board, sorted, worth);
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
