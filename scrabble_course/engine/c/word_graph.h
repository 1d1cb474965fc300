/* The word graph of scrabble_course/engine/word_graph.py, as C reads it.
 *
 * A node is a place inside words. Bit 0 of a mask is "a". `children` are the letters
 * that lead on to another node, `finals` those that complete a word. The k-th child,
 * from "a" on, is `places[edge + k]`: a node stands once for each edge that leads to it,
 * so that the children of a node lie side by side, where the search looks at them.
 *
 * Words have numbers, from 0 on: first those that a node's finals complete, then those
 * of its first child, and so on. A word's number is the sum of what lies `before` it.
 */
#ifndef WORD_GRAPH_H
#define WORD_GRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LETTER_COUNT 26
#define ALL_LETTERS ((UINT32_C(1) << LETTER_COUNT) - 1)

typedef uint32_t Mask;

typedef struct {
    Mask children;
    Mask finals;
    uint32_t edge;
    Mask below; /* all letters that come after, at once or later on */
    uint32_t before; /* of the parent's words, those with a lower number than its own */
} Node;

#define MOST_WORDS (UINT32_C(1) << 24)

typedef struct {
    Node root;
    uint32_t words; /* at MOST_WORDS or above, the numbers mean nothing */
    Node places[];
} WordGraph;

/* The graph as Python keeps it: `targets` has the number of the node behind each edge. */
typedef struct {
    size_t node_count;
    size_t target_count;
    Node *nodes;
    uint32_t *targets;
} NumberedGraph;

/* Whether no walk along the edges can leave the arrays or go on for ever. */
bool graph_is_sound(const NumberedGraph *graph);

/* Lay out a sound graph for the search, to be freed by the caller; NULL without memory. */
WordGraph *lay_out_graph(NumberedGraph *graph);

/* Spell the word that has `number`, of `most` letters or fewer; return its length. */
int spell_number(const WordGraph *graph, uint32_t number, char word[], int most);

static inline Mask bit_of(int letter)
{
    return UINT32_C(1) << letter;
}

static inline int lowest_bit(uint32_t bits)
{
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_ctz(bits);
#else
    int bit = 0;
    while (!(bits >> bit & 1))
        bit++;
    return bit;
#endif
}

static inline uint32_t count_letters(Mask mask)
{
#if defined(__GNUC__) || defined(__clang__)
    return (uint32_t)__builtin_popcount(mask);
#else
    uint32_t count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
#endif
}

static inline const Node *graph_root(const WordGraph *graph)
{
    return &graph->root;
}

/* Where `letter` leads, or NULL if no word goes on so. */
static inline const Node *graph_child(const WordGraph *graph, const Node *node,
                                      int letter)
{
    if (!(node->children & bit_of(letter)))
        return NULL;
    uint32_t before = count_letters(node->children & (bit_of(letter) - 1));
    return &graph->places[node->edge + before];
}

#endif
