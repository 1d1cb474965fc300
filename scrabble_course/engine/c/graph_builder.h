/* Builds a word graph of sorted words, as `build_graph` in word_graph.py does it. */
#ifndef GRAPH_BUILDER_H
#define GRAPH_BUILDER_H

#include "word_graph.h"

typedef enum { BUILT, NO_MEMORY, NO_SORTED_WORDS } Outcome;

typedef struct {
    NumberedGraph graph; /* its arrays are freed by the caller, however it came out */
    size_t words;
    size_t fault;        /* where a word begins that is none, or comes too late */
} BuiltGraph;

/* Build the graph of a text with a word of small letters on each line. Words are to be
 * sorted, each once; a text of no characters has none. */
Outcome build_word_graph(const char *text, size_t length, BuiltGraph *built);

#endif
