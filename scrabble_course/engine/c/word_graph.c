#include "word_graph.h"

#include <stdlib.h>

static bool node_is_sound(const NumberedGraph *graph, size_t number)
{
    const Node *node = &graph->nodes[number];
    uint32_t count = count_letters(node->children);

    if (node->children > ALL_LETTERS || node->finals > ALL_LETTERS)
        return false;
    if (node->edge > graph->target_count || count > graph->target_count - node->edge)
        return false;
    /* Children come before their parents: so no walk comes back to where it was. */
    for (uint32_t k = 0; k < count; k++)
        if (graph->targets[node->edge + k] >= number)
            return false;
    return true;
}

bool graph_is_sound(const NumberedGraph *graph)
{
    for (size_t number = 0; number < graph->node_count; number++)
        if (!node_is_sound(graph, number))
            return false;
    return graph->node_count > 0;
}

/* Find the letters and count the words below each node. Children come before their
 * parents, so that they know already what is below them. */
static void look_below(NumberedGraph *graph, uint32_t words[])
{
    for (size_t number = 0; number < graph->node_count; number++) {
        Node *node = &graph->nodes[number];
        uint32_t count = count_letters(node->children);

        node->below = node->children | node->finals;
        words[number] = count_letters(node->finals);
        for (uint32_t k = 0; k < count; k++) {
            uint32_t child = graph->targets[node->edge + k];

            node->below |= graph->nodes[child].below;
            words[number] += words[child];
            if (words[number] > MOST_WORDS)
                words[number] = MOST_WORDS;
        }
    }
}

#define NO_PLACE SIZE_MAX

/* The nodes that can be reached, those first that are near the root: what is seen often
 * lies close together then, and stays in the processor's cache. */
typedef struct {
    uint32_t *nodes;
    size_t count;
    size_t *edges; /* of each node of the graph: the place of its first child */
    size_t places; /* that are given away */
    uint32_t *words; /* of each node of the graph: how many end below it */
} Order;

static void append(const NumberedGraph *graph, Order *order, uint32_t number)
{
    order->nodes[order->count++] = number;
    order->edges[number] = order->places;
    order->places += count_letters(graph->nodes[number].children);
}

static const uint32_t *children_of(const NumberedGraph *graph, uint32_t number,
                                   uint32_t *count)
{
    const Node *node = &graph->nodes[number];

    *count = count_letters(node->children);
    return graph->targets + node->edge;
}

static void put_in_order(const NumberedGraph *graph, Order *order)
{
    for (size_t number = 0; number < graph->node_count; number++)
        order->edges[number] = NO_PLACE;
    append(graph, order, (uint32_t)(graph->node_count - 1));
    for (size_t at = 0; at < order->count; at++) {
        uint32_t count;
        const uint32_t *children = children_of(graph, order->nodes[at], &count);

        for (uint32_t k = 0; k < count; k++)
            if (order->edges[children[k]] == NO_PLACE)
                append(graph, order, children[k]);
    }
}

static Node placed(const NumberedGraph *graph, const Order *order, uint32_t number)
{
    Node node = graph->nodes[number];

    node.edge = (uint32_t)order->edges[number];
    return node;
}

static WordGraph *graph_in(const NumberedGraph *graph, const Order *order)
{
    WordGraph *made = NULL;

    /* Nodes may share their targets, and each has places of its own here. */
    if (order->places < UINT32_MAX)
        made = malloc(sizeof *made + order->places * sizeof *made->places);
    if (!made)
        return NULL;
    made->root = placed(graph, order, order->nodes[0]);
    made->words = order->words[order->nodes[0]];
    for (size_t at = 0; at < order->count; at++) {
        uint32_t count;
        const uint32_t *children = children_of(graph, order->nodes[at], &count);
        Node *places = made->places + order->edges[order->nodes[at]];
        uint32_t before = count_letters(graph->nodes[order->nodes[at]].finals);

        for (uint32_t k = 0; k < count; k++) {
            places[k] = placed(graph, order, children[k]);
            places[k].before = before;
            before += order->words[children[k]];
        }
    }
    return made;
}

WordGraph *lay_out_graph(NumberedGraph *graph)
{
    Order order = {.nodes = malloc(graph->node_count * sizeof *order.nodes),
                   .edges = malloc(graph->node_count * sizeof *order.edges),
                   .words = malloc(graph->node_count * sizeof *order.words)};
    WordGraph *made = NULL;

    if (order.nodes && order.edges && order.words) {
        look_below(graph, order.words);
        put_in_order(graph, &order);
        made = graph_in(graph, &order);
    }
    free(order.nodes);
    free(order.edges);
    free(order.words);
    return made;
}

int spell_number(const WordGraph *graph, uint32_t number, char word[], int most)
{
    const Node *node = graph_root(graph);
    int length = 0;

    while (length < most - 1 && number >= count_letters(node->finals)) {
        Mask open = node->children;
        const Node *child = &graph->places[node->edge];

        for (; open & (open - 1) && child[1].before <= number; open &= open - 1)
            child++;
        word[length++] = (char)('a' + lowest_bit(open));
        number -= child->before;
        node = child;
    }
    Mask finals = node->finals;
    while (number-- > 0)
        finals &= finals - 1;
    word[length++] = (char)('a' + lowest_bit(finals));
    return length;
}
