/* The stages: read the lines, list the squares that words start on, and from each lay
 * tile after tile along the line. For the best play alone, the start that promises
 * most comes first, and the search ends when none promises more than is found. */
#include "plays.h"

#include "beginnings.h"
#include "starts.h"

#include <string.h>

/* What the tiles laid so far make, in the main word and in the cross words. */
typedef struct {
    int points;
    int times;
    int crossed;
} Tally;

typedef struct {
    const WordGraph *graph;
    const uint8_t *values;
    int bonus; /* for laying all tiles */
    bool (*keep)(PlayList *, const ScoredPlay *);
    PlayList *found;
    Tiles tiles;
    Beginnings beginnings;
    const Line *line;
    int start;
    int least;           /* letters that a play needs */
    char text[SIZE + 1]; /* the line, with the tiles laid so far */
    bool out_of_memory;
} Search;

static void keep_play(Search *search, int end, Held held, Tally tally)
{
    const Line *line = search->line;
    ScoredPlay play = {
        .score = tally.points * tally.times + tally.crossed + (held ? 0 : search->bonus),
        .row = (uint8_t)(line->down ? search->start : line->number),
        .col = (uint8_t)(line->down ? line->number : search->start),
        .down = line->down,
        .length = (uint8_t)(end - search->start),
    };

    memcpy(play.word, search->text + search->start, play.length);
    if (!search->keep(search->found, &play))
        search->out_of_memory = true;
}

static Tally with_tile(const Line *line, int at, int value, Tally tally)
{
    int gain = value * line->letter_times[at];

    tally.points += gain;
    tally.times *= line->word_times[at];
    if (line->cross[at] != NO_CROSS_WORD)
        tally.crossed += (line->cross[at] + gain) * line->word_times[at];
    return tally;
}

static void lay_on(Search *search, int at, const Node *node, Held held, Tally tally);

/* The tile before square `end` is laid and leads to `node`, if words go on: pass the
 * letters that follow on the board, keep the word if it is one, and go on. */
static void pass_on(Search *search, int end, bool is_word, const Node *node, Held held,
                    Tally tally)
{
    const Line *line = search->line;

    for (; line->text[end] != EMPTY; end++) {
        if (!node)
            return;
        is_word = node->finals & bit_of(line->letters[end]);
        node = graph_child(search->graph, node, line->letters[end]);
        tally.points += line->points[end];
    }
    if (is_word && end - search->start >= search->least)
        keep_play(search, end, held, tally);
    if (node)
        lay_on(search, end, node, held, tally);
}

static void lay_tile(Search *search, int at, const Node *node, int letter, Held held,
                     Tally tally)
{
    bool is_word = node->finals & bit_of(letter);

    pass_on(search, at + 1, is_word, graph_child(search->graph, node, letter), held,
            tally);
}

/* Lay every tile that can lie on the square `at`, and go on from there: the letters'
 * own tiles first, then blanks. */
static void lay_on(Search *search, int at, const Node *node, Held held, Tally tally)
{
    const Line *line = search->line;
    const Tiles *tiles = &search->tiles;
    Mask open = (node->children | node->finals) & line->allowed[at];

    for (Mask own = open & tiles->letters[held]; own; own &= own - 1) {
        int letter = lowest_letter(own);

        search->text[at] = (char)('A' + letter);
        lay_tile(search, at, node, letter, without_one(held, tiles->tiles[letter]),
                 with_tile(line, at, search->values[letter], tally));
    }
    /* Nothing is open at the edge, where there is no square to lay a blank on. */
    if (!open || !(held & tiles->blanks))
        return;
    held = without_one(held, tiles->blanks);
    tally = with_tile(line, at, 0, tally);
    for (; open; open &= open - 1) {
        int letter = lowest_letter(open);

        search->text[at] = (char)('a' + letter);
        lay_tile(search, at, node, letter, held, tally);
    }
}

/* Take the tiles of a beginning as laid, from the start of the word on. */
static Tally with_beginning(Search *search, const Beginning *beginning, int length)
{
    Tally tally = {0, 1, 0};

    for (int k = 0; k < length; k++) {
        char tile = beginning->tiles[k];
        int value = tile < 'a' ? search->values[letter_number(tile)] : 0;

        search->text[search->start + k] = tile;
        tally = with_tile(search->line, search->start + k, value, tally);
    }
    return tally;
}

/* The beginnings fill the squares before the anchor, and what follows fits on it. */
static void begin_before(Search *search, int anchor)
{
    int length = anchor - search->start;
    const Level *level = beginnings_of(&search->beginnings, length);

    search->out_of_memory |= !level;
    for (size_t k = 0; level && k < level->count; k++) {
        const Beginning *beginning = &level->list[k];

        if (beginning->open & search->line->allowed[anchor])
            lay_on(search, anchor, beginning->node, beginning->held,
                   with_beginning(search, beginning, length));
    }
}

/* Letters follow the anchor at once: the beginnings fill it too, and lead on to them. */
static void begin_through(Search *search, int anchor)
{
    const Line *line = search->line;
    int length = anchor - search->start + 1;
    const Level *level = beginnings_of(&search->beginnings, length);
    Mask next = bit_of(line->letters[anchor + 1]);

    search->out_of_memory |= !level;
    for (size_t k = 0; level && k < level->count; k++) {
        const Beginning *beginning = &level->list[k];
        Mask last = bit_of(letter_number(beginning->tiles[length - 1]));

        if (beginning->ahead & next && line->allowed[anchor] & last)
            pass_on(search, anchor + 1, false, beginning->node, beginning->held,
                    with_beginning(search, beginning, length));
    }
}

static void search_from(Search *search, const Start *start)
{
    const Line *line = start->line;

    search->line = line;
    search->start = start->start;
    search->least = least_length(start);
    memcpy(search->text, line->text, sizeof search->text);
    if (start->first > start->start)
        lay_on(search, start->first, start->node, search->tiles.full,
               (Tally){start->points, 1, 0});
    else if (line->text[start->anchor + 1] == EMPTY)
        begin_before(search, start->anchor);
    else
        begin_through(search, start->anchor);
}

/* Read the board and list where words can start; the lines outlive the starts. */
static int set_out(Search *search, const Board *board, const WordGraph *graph,
                   const Rack *rack, Line lines[2 * SIZE], Start starts[MOST_STARTS])
{
    search->graph = graph;
    search->values = board->values;
    search->tiles = number_tiles(rack);
    search->bonus = rack->size == BOARD_RACK ? board->bonus : 0;
    search->beginnings.graph = graph;
    search->beginnings.tiles = &search->tiles;
    read_lines(board, graph, reach_of(&search->tiles, search->tiles.full), lines);
    return list_starts(lines, graph, rack, starts);
}

bool find_all_plays(const Board *board, const WordGraph *graph, const Rack *rack,
                    PlayList *found)
{
    Line lines[2 * SIZE];
    Start starts[MOST_STARTS];
    Search search = {.keep = list_play, .found = found};
    int count = set_out(&search, board, graph, rack, lines, starts);

    for (int k = 0; k < count && !search.out_of_memory; k++)
        search_from(&search, &starts[k]);
    free_beginnings(&search.beginnings);
    return !search.out_of_memory;
}

bool find_best_play(const Board *board, const WordGraph *graph, const Rack *rack,
                    PlayList *found)
{
    Line lines[2 * SIZE];
    Start starts[MOST_STARTS];
    Search search = {.keep = keep_best, .found = found};
    int count = set_out(&search, board, graph, rack, lines, starts);

    sort_by_bound(starts, count, rack, board);
    for (int k = 0; k < count && !search.out_of_memory; k++) {
        /* A start that promises just as much can still win the tie. */
        if (found->count && starts[k].bound < found->plays[0].score)
            break;
        search_from(&search, &starts[k]);
    }
    free_beginnings(&search.beginnings);
    return !search.out_of_memory;
}
