/* The stages: read the lines, list the squares that words start on, and from each lay
 * tile after tile along the line. For the best play alone, the start that promises
 * most comes first, and the search ends when none promises more than is found. What a
 * play of all tiles earns is another matter than the rest: where only such a play can be
 * better, no way is followed that leaves a tile over. */
#include "plays.h"

#include "look_up.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static const double no_worth[BOARD_RACK + 1];

/* Of plays with the same total, the one that scores more is kept. */
static void keep_if_best(Search *search, const ScoredPlay *play, double total)
{
    if (total > search->best)
        search->found->count = 0;
    search->best = total;
    search->out_of_memory |= !keep_best(search->found, play);
}

void keep_play(Search *search, int end, Held held, int score)
{
    const Line *line = search->line;
    double total = search->worth ? score + search->worth[held] : score;

    if (total < search->best || score < search->least)
        return;
    ScoredPlay play = {
        .score = score,
        .row = (uint8_t)(line->down ? search->start : line->number),
        .col = (uint8_t)(line->down ? line->number : search->start),
        .down = line->down,
        .length = (uint8_t)(end - search->start),
    };
    memcpy(play.word, search->text + search->start, sizeof play.word);
    if (search->worth)
        keep_if_best(search, &play, total);
    else
        search->out_of_memory |= !list_play(search->found, &play);
}

/* In what follows, `points` are those of the main word so far, which counts `times` in
 * the end, and `crossed` those of the cross words. They are no struct: three numbers
 * stay in registers on the way down, and a struct would go through memory. */

static void lay_on(Search *search, int at, const Node *node, Held held, int points,
                   int times, int crossed);

/* What lies behind a tile: the letters on the board up to the empty square `end`. */
typedef struct {
    const Node *node; /* where the word goes on, if it does */
    int end;
    int points;
    bool is_word;
} Passed;

static inline Passed pass_letters(const Search *search, int at, bool is_word,
                                  const Node *node)
{
    const Line *line = search->line;
    Passed passed = {node, at, 0, is_word};

    for (; line->text[passed.end] != EMPTY; passed.end++) {
        if (!passed.node)
            return (Passed){NULL, passed.end, 0, false};
        int letter = line->letters[passed.end];
        passed.is_word = passed.node->finals & bit_of(letter);
        passed.node = graph_child(search->graph, passed.node, letter);
        passed.points += line->points[passed.end];
    }
    return passed;
}

/* Whether words go on there with tiles that are held, and leave few enough of them. */
static inline bool can_go_on(const Search *search, Passed passed, Held held)
{
    const Node *node = passed.node;

    return node &&
           (node->children | node->finals) & search->line->allowed[passed.end] &
               reach_of(&search->tiles, held) &&
           can_lay_all_but(search->spare, &search->tiles, node, held);
}

/* Keep the word if it is one, and go on. */
static inline void go_on(Search *search, Passed passed, bool goes_on, Held held,
                         int points, int times, int crossed)
{
    points += passed.points;
    if (passed.is_word && passed.end - search->start >= search->least_length)
        keep_play(search, passed.end, held,
                  points * times + crossed + (held ? 0 : search->bonus));
    if (goes_on)
        lay_on(search, passed.end, passed.node, held, points, times, crossed);
}

/* Lay a tile that is worth `value` on the square `at`. */
static inline void lay_tile(Search *search, int at, const Node *node, int letter,
                            int value, Held held, int points, int times, int crossed)
{
    const Line *line = search->line;
    int gain = value * line->letter_times[at];
    Passed passed = pass_letters(search, at + 1, node->finals & bit_of(letter),
                                 graph_child(search->graph, node, letter));

    go_on(search, passed, can_go_on(search, passed, held), held, points + gain,
          times * line->word_times[at],
          crossed + line->cross_points[at] + gain * line->cross_times[at]);
}

/* Lay every tile that can lie on the square `at`, and go on from there: the letters'
 * own tiles first, then blanks. */
static void lay_on(Search *search, int at, const Node *node, Held held, int points,
                   int times, int crossed)
{
    const Tiles *tiles = &search->tiles;
    Mask open = (node->children | node->finals) & search->line->allowed[at];

    for (Mask own = open & tiles->letters[held]; own; own &= own - 1) {
        int letter = lowest_bit(own);

        search->text[at] = (char)('A' + letter);
        lay_tile(search, at, node, letter, search->values[letter],
                 without_one(held, tiles->tiles[letter]), points, times, crossed);
    }
    /* Nothing is open at the edge, where there is no square to lay a blank on. */
    if (!(held & tiles->blanks))
        return;
    held = without_one(held, tiles->blanks);
    for (; open; open &= open - 1) {
        int letter = lowest_bit(open);

        search->text[at] = (char)('a' + letter);
        lay_tile(search, at, node, letter, 0, held, points, times, crossed);
    }
}

/* What the tiles of a left part make. */
typedef struct {
    int points;
    int times;
    int crossed;
} Tally;

/* Take the tiles of a left part as laid, from the start of the word on. */
static Tally with_left_part(Search *search, const LeftPart *left_part, int length)
{
    const Line *line = search->line;
    Tally tally = {0, 1, 0};

    for (int k = 0, at = search->start; k < length; k++, at++) {
        char tile = left_part->tiles[k];
        int value = tile < 'a' ? search->values[letter_number(tile)] : 0;
        int gain = value * line->letter_times[at];

        search->text[at] = tile;
        tally.points += gain;
        tally.times *= line->word_times[at];
        tally.crossed += line->cross_points[at] + gain * line->cross_times[at];
    }
    return tally;
}

static LeftParts *its_left_parts(Search *search)
{
    return search->spare == 0 ? &search->whole_left_parts : &search->left_parts;
}

/* The left parts fill the squares before the anchor, and what follows fits on it. */
static void begin_before(Search *search, int anchor)
{
    int length = anchor - search->start;
    const Level *level = left_parts_of(its_left_parts(search), length);

    search->out_of_memory |= !level;
    for (size_t k = 0; level && k < level->count; k++) {
        const LeftPart *left_part = &level->list[k];

        if (!(left_part->open & search->line->allowed[anchor]) ||
            !can_lay_all_but(search->spare, &search->tiles, left_part->node,
                             left_part->held))
            continue;
        Tally tally = with_left_part(search, left_part, length);
        lay_on(search, anchor, left_part->node, left_part->held, tally.points,
               tally.times, tally.crossed);
    }
}

/* Letters follow the anchor at once: the left parts fill it too, and lead on to them. */
static void begin_through(Search *search, int anchor)
{
    const Line *line = search->line;
    int length = anchor - search->start + 1;
    const Level *level = left_parts_of(its_left_parts(search), length);
    Mask next = bit_of(line->letters[anchor + 1]);

    search->out_of_memory |= !level;
    for (size_t k = 0; level && k < level->count; k++) {
        const LeftPart *left_part = &level->list[k];
        Mask last = bit_of(letter_number(left_part->tiles[length - 1]));

        if (!(left_part->ahead & next && line->allowed[anchor] & last))
            continue;
        Held held = left_part->held;
        Passed passed = pass_letters(search, anchor + 1, false, left_part->node);
        bool goes_on = can_go_on(search, passed, held);
        if (!passed.is_word && !goes_on)
            continue;
        Tally tally = with_left_part(search, left_part, length);
        go_on(search, passed, goes_on, held, tally.points, tally.times, tally.crossed);
    }
}

/* Look for plays that lay all tiles of the rack but `spare`, or more. */
static void search_from(Search *search, const Start *start, int spare)
{
    const Line *line = start->line;

    search->line = line;
    search->start = start->start;
    search->spare = spare;
    search->least_length = least_length(start);
    memcpy(search->text, line->text, sizeof line->text);
    if (start->first > start->start)
        lay_on(search, start->first, start->node, search->tiles.full, start->points, 1,
               0);
    else if (line->text[start->anchor + 1] == EMPTY)
        begin_before(search, start->anchor);
    else
        begin_through(search, start->anchor);
}

/* Find the highest worth of what is left when so many of `size` tiles are laid. */
static void find_most_worth(const double worth[MOST_LEAVES], int size,
                            double most[BOARD_RACK + 1])
{
    for (int laid = 0; laid <= size; laid++)
        most[laid] = -INFINITY;
    for (int held = 0; held < 1 << size; held++) {
        int laid = size;
        for (int left = held; left; left &= left - 1)
            laid--;
        most[laid] = higher(most[laid], worth[held]);
    }
}

/* Read the board and list where words can start; the lines outlive the starts. */
static int set_out(Search *search, const Board *board, const WordGraph *graph,
                   const Rack *rack, Line lines[2 * SIZE], Start starts[MOST_STARTS])
{
    search->graph = graph;
    search->values = board->values;
    search->tiles = number_tiles(rack);
    search->bonus = rack->size == BOARD_RACK ? board->bonus : 0;
    search->left_parts =
        (LeftParts){.graph = graph, .tiles = &search->tiles, .spare = rack->size};
    search->whole_left_parts = search->left_parts;
    search->whole_left_parts.spare = 0;
    read_lines(board, graph, reach_of(&search->tiles, search->tiles.full), lines);
    return list_starts(lines, graph, rack, starts);
}

/* Return false if memory ran out. */
static bool end_search(Search *search)
{
    free_left_parts(&search->left_parts);
    free_left_parts(&search->whole_left_parts);
    return !search->out_of_memory;
}

bool find_all_plays(const Board *board, const WordGraph *graph, const Rack *rack,
                    int least, PlayList *found)
{
    Line lines[2 * SIZE];
    Start starts[MOST_STARTS];
    Search search = {.least = least, .best = -INFINITY, .found = found};
    int count = set_out(&search, board, graph, rack, lines, starts);

    if (least > 0)
        set_bounds(starts, count, rack, board, no_worth);
    for (int k = 0; k < count && !search.out_of_memory; k++) {
        int spare = rack->size - (least > 0 ? fewest_tiles(&starts[k], least) : 0);
        if (spare >= 0)
            search_from(&search, &starts[k], spare);
    }
    return end_search(&search);
}

/* Look up what can be looked up of the plays from a start that promise enough. Return
 * the fewest tiles for which the graph has to be asked; more than `most`, if it has not. */
static int fewest_to_ask(Search *search, const Start *start, int fewest, int most)
{
    int to_ask = most + 1;

    search->line = start->line;
    search->start = start->start;
    memcpy(search->text, start->line->text, sizeof start->line->text);
    for (int tiles = most; tiles >= fewest; tiles--) {
        double bound = start->bounds[tiles];
        bool is_promising = bound > -INFINITY && bound >= search->best;

        /* A single tile may be a play across as well, which the graph search knows. */
        if (is_promising && (tiles == 1 || look_up(search, start, tiles)))
            to_ask = tiles;
    }
    return to_ask;
}

/* Look for a better play, at the start first that promises most: for one that lays all
 * tiles, or for one that does not. */
static void search_best(Search *search, Start starts[], int count, int size,
                        bool lays_all)
{
    Promise heap[MOST_STARTS];

    count = lays_all ? make_heap(starts, count, size, size, heap)
                     : make_heap(starts, count, 1, size - 1, heap);
    for (; count > 0 && !search->out_of_memory; count--) {
        Promise first = take_first(heap, count);
        /* A start that promises just as much can still win the tie. */
        if (first.bound < search->best)
            break;
        int fewest = lays_all ? size : fewest_tiles(first.start, search->best);
        if (search->index)
            fewest = fewest_to_ask(search, first.start, fewest, size);
        if (fewest <= size)
            search_from(search, first.start, size - fewest);
        first.start->is_searched = !lays_all; /* else plays of all tiles came along */
    }
}

bool find_best_play(const Board *board, const WordGraph *graph, const Rack *rack,
                    const double worth[MOST_LEAVES], const WordIndex *index,
                    PlayList *found)
{
    Line lines[2 * SIZE];
    Start starts[MOST_STARTS];
    Parts parts;
    Search search = {.index = index,
                     .parts = &parts,
                     .least = INT_MIN,
                     .worth = worth,
                     .best = -INFINITY,
                     .found = found};
    int count = set_out(&search, board, graph, rack, lines, starts);
    double most[BOARD_RACK + 1];
    bool all_first = rack->blanks > 0; /* then a play of all tiles is mostly the best */

    if (index)
        find_parts(rack, &search.tiles, &parts);
    find_most_worth(worth, rack->size, most);
    set_bounds(starts, count, rack, board, most);
    search_best(&search, starts, count, rack->size, all_first);
    search_best(&search, starts, count, rack->size, !all_first);
    return end_search(&search);
}
