/* Because the words are sorted, only the nodes along the last word can still change. As
 * soon as the next word leaves that path, the nodes behind the fork are complete: each
 * gets a number, and nodes that are alike get the same one. */
#include "graph_builder.h"

#include <stdlib.h>
#include <string.h>

static const size_t first_room = 1024; /* a power of two: also that of the hash table */

typedef struct {
    Mask children;
    Mask finals;
    uint32_t count;
    uint32_t targets[LETTER_COUNT];
} OpenNode;

typedef struct {
    const char *letters;
    size_t length;
} Word;

typedef struct {
    BuiltGraph *built;
    size_t node_room;
    size_t target_room;
    uint32_t *slots; /* by a node's hash, one more than its number; nothing is 0 */
    size_t slot_count;
    OpenNode *path; /* along the last word, from the root */
    size_t path_length;
    size_t path_room;
    Word last;
} Builder;

/* Return `items` with room for `count`, or NULL, and then they stay where they are. */
static void *with_room(void *items, size_t *room, size_t count, size_t size)
{
    size_t wanted = *room ? *room : first_room;

    if (count <= *room)
        return items;
    while (wanted < count)
        wanted *= 2;
    void *moved = wanted <= SIZE_MAX / size ? realloc(items, wanted * size) : NULL;
    if (moved)
        *room = wanted;
    return moved;
}

static uint32_t hash_of(Mask children, Mask finals, const uint32_t *targets)
{
    uint32_t hash = children * UINT32_C(0x9E3779B1) ^ finals * UINT32_C(0x85EBCA77);

    for (uint32_t k = 0; k < count_letters(children); k++)
        hash = (hash ^ targets[k]) * UINT32_C(0xC2B2AE3D) + (hash >> 15);
    return hash ^ hash >> 16;
}

static bool is_alike(const NumberedGraph *graph, uint32_t number, const OpenNode *open)
{
    const Node *node = &graph->nodes[number];

    return node->children == open->children && node->finals == open->finals &&
           memcmp(&graph->targets[node->edge], open->targets,
                  open->count * sizeof *open->targets) == 0;
}

/* Return the slot of a node that is alike, or the free one for it. */
static uint32_t *slot_of(const Builder *builder, const OpenNode *open)
{
    size_t at = hash_of(open->children, open->finals, open->targets);

    for (;; at++) {
        uint32_t *slot = &builder->slots[at & (builder->slot_count - 1)];
        if (!*slot || is_alike(&builder->built->graph, *slot - 1, open))
            return slot;
    }
}

/* Twice as many slots, so that most are free. */
static bool add_slots(Builder *builder)
{
    const NumberedGraph *graph = &builder->built->graph;
    size_t count = builder->slot_count ? 2 * builder->slot_count : first_room;
    uint32_t *slots = calloc(count, sizeof *slots);

    if (!slots)
        return false;
    for (size_t number = 0; number < graph->node_count; number++) {
        const Node *node = &graph->nodes[number];
        size_t at = hash_of(node->children, node->finals, &graph->targets[node->edge]);
        while (slots[at & (count - 1)])
            at++;
        slots[at & (count - 1)] = (uint32_t)number + 1;
    }
    free(builder->slots);
    builder->slots = slots;
    builder->slot_count = count;
    return true;
}

static bool append_node(Builder *builder, const OpenNode *open)
{
    NumberedGraph *graph = &builder->built->graph;
    Node *nodes = with_room(graph->nodes, &builder->node_room, graph->node_count + 1,
                            sizeof *nodes);

    if (!nodes)
        return false;
    graph->nodes = nodes;
    /* One more than there are: no array is NULL, whatever the words. */
    uint32_t *targets = with_room(graph->targets, &builder->target_room,
                                  graph->target_count + open->count + 1,
                                  sizeof *targets);
    if (!targets)
        return false;
    graph->targets = targets;
    nodes[graph->node_count++] = (Node){.children = open->children,
                                        .finals = open->finals,
                                        .edge = (uint32_t)graph->target_count};
    memcpy(&targets[graph->target_count], open->targets,
           open->count * sizeof *targets);
    graph->target_count += open->count;
    return true;
}

/* Find the number of a node that is complete; one that is like no other gets the next. */
static bool find_number(Builder *builder, const OpenNode *open, uint32_t *number)
{
    if (2 * builder->built->graph.node_count >= builder->slot_count &&
        !add_slots(builder))
        return false;
    uint32_t *slot = slot_of(builder, open);
    if (!*slot) {
        if (!append_node(builder, open))
            return false;
        *slot = (uint32_t)builder->built->graph.node_count;
    }
    *number = *slot - 1;
    return true;
}

/* Number the nodes of the path behind the first `length` letters. */
static bool complete(Builder *builder, size_t length)
{
    while (builder->path_length > length + 1) {
        const OpenNode *open = &builder->path[--builder->path_length];
        OpenNode *parent = &builder->path[builder->path_length - 1];
        char letter = builder->last.letters[builder->path_length - 1];

        if (!find_number(builder, open, &parent->targets[parent->count]))
            return false;
        parent->children |= bit_of(letter - 'a');
        parent->count++;
    }
    return true;
}

static bool open_path(Builder *builder, size_t length)
{
    OpenNode *path =
        with_room(builder->path, &builder->path_room, length, sizeof *path);

    if (!path)
        return false;
    builder->path = path;
    while (builder->path_length < length)
        path[builder->path_length++] = (OpenNode){0};
    return true;
}

/* How many letters of `word` also begin the last one; its length, if it is no word that
 * can come behind that. */
static size_t fork_of(const Builder *builder, Word word)
{
    Word last = builder->last;
    size_t common = 0;

    for (size_t at = 0; at < word.length; at++)
        if (word.letters[at] < 'a' || word.letters[at] > 'z')
            return word.length;
    while (common < word.length && common < last.length &&
           word.letters[common] == last.letters[common])
        common++;
    if (common < word.length && common < last.length &&
        word.letters[common] < last.letters[common])
        return word.length;
    return common;
}

static Outcome add_word(Builder *builder, Word word)
{
    size_t common = fork_of(builder, word);

    if (common == word.length)
        return NO_SORTED_WORDS;
    if (!complete(builder, common) || !open_path(builder, word.length))
        return NO_MEMORY;
    int last = word.letters[word.length - 1] - 'a';
    builder->path[word.length - 1].finals |= bit_of(last);
    builder->last = word;
    builder->built->words++;
    return BUILT;
}

static Outcome add_lines(Builder *builder, const char *text, size_t length)
{
    Outcome outcome = BUILT;

    for (size_t at = 0; outcome == BUILT && length && at <= length;) {
        const char *stop = memchr(text + at, '\n', length - at);
        Word word = {text + at, stop ? (size_t)(stop - text) - at : length - at};

        builder->built->fault = at;
        outcome = add_word(builder, word);
        at += word.length + 1;
    }
    return outcome;
}

Outcome build_word_graph(const char *text, size_t length, BuiltGraph *built)
{
    Builder builder = {.built = built};
    Outcome outcome = open_path(&builder, 1) ? BUILT : NO_MEMORY;

    *built = (BuiltGraph){0};
    if (outcome == BUILT)
        outcome = add_lines(&builder, text, length);
    if (outcome == BUILT && !(complete(&builder, 0) &&
                              append_node(&builder, &builder.path[0])))
        outcome = NO_MEMORY;
    free(builder.slots);
    free(builder.path);
    return outcome;
}
