#include "beginnings.h"

#include <stdlib.h>

static Beginning start_of_all(const Beginnings *beginnings)
{
    const Tiles *tiles = beginnings->tiles;
    const Node *root = graph_root(beginnings->graph);
    Mask ahead = root->children | root->finals;

    return (Beginning){root, ahead, ahead & reach_of(tiles, tiles->full), tiles->full, ""};
}

/* Add a beginning to those that have one tile more than `shorter`, which has `length`. */
static void add_longer(Beginnings *beginnings, const Beginning *shorter, int length,
                       int letter, bool is_blank)
{
    const Tiles *tiles = beginnings->tiles;
    Level *level = &beginnings->levels[length + 1];
    Beginning *longer = &level->list[level->count];
    const Node *node = graph_child(beginnings->graph, shorter->node, letter);
    Held held = without_one(shorter->held,
                            is_blank ? tiles->blanks : tiles->tiles[letter]);

    if (!can_lay_all_but(beginnings->spare, tiles, node, held))
        return;
    *longer = *shorter;
    longer->node = node;
    longer->held = held;
    longer->ahead = node->children | node->finals;
    longer->open = longer->ahead & reach_of(tiles, held);
    longer->tiles[length] = (char)((is_blank ? 'a' : 'A') + letter);
    level->count++;
}

/* The letters that go on from a beginning: with their own tiles, and with a blank. */
static Mask own_letters(const Beginnings *beginnings, const Beginning *beginning)
{
    return beginning->node->children & beginnings->tiles->letters[beginning->held];
}

static Mask blank_letters(const Beginnings *beginnings, const Beginning *beginning)
{
    bool has_blank = beginning->held & beginnings->tiles->blanks;

    return has_blank ? beginning->node->children : 0;
}

static size_t count_longer(const Beginnings *beginnings, const Level *level)
{
    size_t count = 0;

    for (size_t k = 0; k < level->count; k++) {
        count += count_letters(own_letters(beginnings, &level->list[k]));
        count += count_letters(blank_letters(beginnings, &level->list[k]));
    }
    return count;
}

/* Spell the beginnings that have one tile more than the longest so far. */
static bool spell_next(Beginnings *beginnings)
{
    int length = beginnings->built - 1;
    const Level *level = &beginnings->levels[length];
    Level *next = &beginnings->levels[length + 1];

    next->list = malloc((count_longer(beginnings, level) + 1) * sizeof *next->list);
    if (!next->list)
        return false;
    for (size_t k = 0; k < level->count; k++) {
        const Beginning *shorter = &level->list[k];

        for (Mask own = own_letters(beginnings, shorter); own; own &= own - 1)
            add_longer(beginnings, shorter, length, lowest_bit(own), false);
        for (Mask any = blank_letters(beginnings, shorter); any; any &= any - 1)
            add_longer(beginnings, shorter, length, lowest_bit(any), true);
    }
    beginnings->built++;
    return true;
}

const Level *beginnings_of(Beginnings *beginnings, int length)
{
    Level *none = &beginnings->levels[0];

    if (beginnings->built == 0) {
        none->list = malloc(sizeof *none->list);
        if (!none->list)
            return NULL;
        none->list[0] = start_of_all(beginnings);
        none->count = 1;
        beginnings->built = 1;
    }
    while (beginnings->built <= length)
        if (!spell_next(beginnings))
            return NULL;
    return &beginnings->levels[length];
}

void free_beginnings(Beginnings *beginnings)
{
    for (int length = 0; length < beginnings->built; length++)
        free(beginnings->levels[length].list);
}
