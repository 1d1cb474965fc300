#include "rack_words.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const WordGraph *graph;
    Rack rack; /* what is left of it */
    char word[MOST_TILES];
    WordList *words; /* either this */
    bool out_of_memory;
    const Squares *squares; /* or these are given */
    const Rack *whole_rack;
    BestWord best;
} Search;

static bool make_room(WordList *words)
{
    size_t room = words->room ? 2 * words->room : 1024;

    if (room > SIZE_MAX / sizeof *words->numbers)
        return false;
    uint32_t *numbers = realloc(words->numbers, room * sizeof *numbers);
    if (!numbers)
        return false;
    words->numbers = numbers;
    words->room = room;
    return true;
}

static bool list_word(WordList *words, uint32_t number)
{
    if (words->count == words->room && !make_room(words))
        return false;
    words->numbers[words->count++] = number;
    return true;
}

/* The points that `blanks` of a letter take away: they stand where it counts least. */
static int cost_of_blanks(const Search *search, int letter, int length, int blanks)
{
    bool is_blank[MOST_TILES] = {false};
    int cost = 0;

    for (; blanks > 0; blanks--) {
        int cheapest = -1;

        for (int at = 0; at < length; at++) {
            const int *times = search->squares->letter_times;
            if (search->word[at] == 'a' + letter && !is_blank[at] &&
                (cheapest < 0 || times[at] < times[cheapest]))
                cheapest = at;
        }
        is_blank[cheapest] = true;
        cost += search->squares->letter_times[cheapest];
    }
    return cost * search->squares->values[letter];
}

static int all_costs_of_blanks(const Search *search, int length)
{
    int needed[LETTER_COUNT] = {0}, cost = 0;

    for (int at = 0; at < length; at++)
        needed[search->word[at] - 'a']++;
    for (int letter = 0; letter < LETTER_COUNT; letter++) {
        int blanks = needed[letter] - search->whole_rack->counts[letter];
        if (blanks > 0)
            cost += cost_of_blanks(search, letter, length, blanks);
    }
    return cost;
}

static void keep_if_best(Search *search, int length)
{
    const Squares *squares = search->squares;
    int64_t factor = squares->word_times[length];
    int64_t bonus = length == squares->bonus_tiles ? squares->bonus : 0;
    int64_t points = 0;

    for (int at = 0; at < length; at++)
        points += squares->values[search->word[at] - 'a'] * squares->letter_times[at];
    /* Blanks only cost points: they need not be placed if the word loses anyway. */
    if (points * factor + bonus <= search->best.score)
        return;
    points -= all_costs_of_blanks(search, length);
    if (points * factor + bonus <= search->best.score)
        return;
    search->best.score = points * factor + bonus;
    search->best.length = length;
    memcpy(search->best.word, search->word, (size_t)length);
}

static void keep_word(Search *search, int length, uint32_t number)
{
    if (!search->words)
        keep_if_best(search, length);
    else if (!list_word(search->words, number))
        search->out_of_memory = true;
}

/* The number of the word that `letter` ends at `node`, whose first word has `first`. */
static uint32_t number_of(const Node *node, uint32_t first, int letter)
{
    return first + count_letters(node->finals & (bit_of(letter) - 1));
}

/* Put each letter that can come next behind the first `length`. A letter's own tile
 * goes before a blank, so that every word is found once. `first` is the number of the
 * first word at `node`. */
static void spell(Search *search, const Node *node, int length, Mask held,
                  uint32_t first)
{
    Rack *rack = &search->rack;
    Mask open = (node->children | node->finals) & (rack->blanks ? ALL_LETTERS : held);

    for (; open; open &= open - 1) {
        int letter = lowest_bit(open);
        bool is_blank = !(held & bit_of(letter));
        const Node *next = graph_child(search->graph, node, letter);

        search->word[length] = (char)('a' + letter);
        if (node->finals & bit_of(letter))
            keep_word(search, length + 1, number_of(node, first, letter));
        if (!next)
            continue;
        int *tiles = is_blank ? &rack->blanks : &rack->counts[letter];
        bool is_last = --*tiles == 0 && !is_blank;
        Mask left = is_last ? held & ~bit_of(letter) : held;
        if ((next->children | next->finals) & (rack->blanks ? ALL_LETTERS : left))
            spell(search, next, length + 1, left, first + next->before);
        ++*tiles;
    }
}

static void search_all(Search *search, const WordGraph *graph)
{
    Mask held = 0;

    for (int letter = 0; letter < LETTER_COUNT; letter++)
        if (search->rack.counts[letter])
            held |= bit_of(letter);
    spell(search, graph_root(graph), 0, held, 0);
}

bool list_rack_words(const WordGraph *graph, const Rack *rack, WordList *words)
{
    Search search = {.graph = graph, .rack = *rack, .words = words};

    search_all(&search, graph);
    return !search.out_of_memory;
}

BestWord best_rack_word(const WordGraph *graph, const Rack *rack, const Squares *squares)
{
    Search search = {
        .graph = graph,
        .rack = *rack,
        .squares = squares,
        .whole_rack = rack,
        .best = {.score = NO_WORD},
    };

    search_all(&search, graph);
    return search.best;
}
