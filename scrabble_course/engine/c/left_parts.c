#include "left_parts.h"

#include <stdlib.h>

static LeftPart start_of_all(const LeftParts *left_parts)
{
    const Tiles *tiles = left_parts->tiles;
    const Node *root = graph_root(left_parts->graph);
    Mask ahead = root->children | root->finals;

    return (LeftPart){root, ahead, ahead & reach_of(tiles, tiles->full), tiles->full, ""};
}

/* Add a left part to those that have one tile more than `shorter`, which has `length`. */
static void add_longer(LeftParts *left_parts, const LeftPart *shorter, int length,
                       int letter, bool is_blank)
{
    const Tiles *tiles = left_parts->tiles;
    Level *level = &left_parts->levels[length + 1];
    LeftPart *longer = &level->list[level->count];
    const Node *node = graph_child(left_parts->graph, shorter->node, letter);
    Held held = without_one(shorter->held,
                            is_blank ? tiles->blanks : tiles->tiles[letter]);

    if (!can_lay_all_but(left_parts->spare, tiles, node, held))
        return;
    *longer = *shorter;
    longer->node = node;
    longer->held = held;
    longer->ahead = node->children | node->finals;
    longer->open = longer->ahead & reach_of(tiles, held);
    longer->tiles[length] = (char)((is_blank ? 'a' : 'A') + letter);
    level->count++;
}

/* The letters that go on from a left part: with their own tiles, and with a blank. */
static Mask own_letters(const LeftParts *left_parts, const LeftPart *left_part)
{
    return left_part->node->children & left_parts->tiles->letters[left_part->held];
}

static Mask blank_letters(const LeftParts *left_parts, const LeftPart *left_part)
{
    bool has_blank = left_part->held & left_parts->tiles->blanks;

    return has_blank ? left_part->node->children : 0;
}

static size_t count_longer(const LeftParts *left_parts, const Level *level)
{
    size_t count = 0;

    for (size_t k = 0; k < level->count; k++) {
        count += count_letters(own_letters(left_parts, &level->list[k]));
        count += count_letters(blank_letters(left_parts, &level->list[k]));
    }
    return count;
}

/* Spell the left parts that have one tile more than the longest so far. */
static bool spell_next(LeftParts *left_parts)
{
    int length = left_parts->built - 1;
    const Level *level = &left_parts->levels[length];
    Level *next = &left_parts->levels[length + 1];

    next->list = malloc((count_longer(left_parts, level) + 1) * sizeof *next->list);
    if (!next->list)
        return false;
    for (size_t k = 0; k < level->count; k++) {
        const LeftPart *shorter = &level->list[k];

        for (Mask own = own_letters(left_parts, shorter); own; own &= own - 1)
            add_longer(left_parts, shorter, length, lowest_bit(own), false);
        for (Mask any = blank_letters(left_parts, shorter); any; any &= any - 1)
            add_longer(left_parts, shorter, length, lowest_bit(any), true);
    }
    left_parts->built++;
    return true;
}

const Level *left_parts_of(LeftParts *left_parts, int length)
{
    Level *none = &left_parts->levels[0];

    if (left_parts->built == 0) {
        none->list = malloc(sizeof *none->list);
        if (!none->list)
            return NULL;
        none->list[0] = start_of_all(left_parts);
        none->count = 1;
        left_parts->built = 1;
    }
    while (left_parts->built <= length)
        if (!spell_next(left_parts))
            return NULL;
    return &left_parts->levels[length];
}

void free_left_parts(LeftParts *left_parts)
{
    for (int length = 0; length < left_parts->built; length++)
        free(left_parts->levels[length].list);
}
