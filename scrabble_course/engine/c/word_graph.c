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

WordGraph *lay_out_graph(const NumberedGraph *graph)
{
    WordGraph *made = malloc(sizeof *made + graph->target_count * sizeof *made->places);

    if (!made)
        return NULL;
    made->root = graph->nodes[graph->node_count - 1];
    for (size_t k = 0; k < graph->target_count; k++)
        made->places[k] = graph->nodes[graph->targets[k]];
    return made;
}
