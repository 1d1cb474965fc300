/* The word graph as Python holds it, and the words of it that Python knows already. */
#ifndef GRAPH_HANDLE_H
#define GRAPH_HANDLE_H

#include <Python.h>

#include "rack_words.h"
#include "word_graph.h"
#include "word_index.h"

typedef struct {
    WordGraph *graph;
    PyObject **words; /* by their numbers; NULL until somebody asks */
    int asked;        /* how often it was searched for the best play with blanks */
    WordIndex *index; /* NULL until it was asked so often, and where there is none */
} GraphHandle;

/* The index to search with for the best play, NULL if it is not worth while. */
const WordIndex *index_for(GraphHandle *handle, const Rack *rack);

/* Give a sound graph to Python, which only hands it back. */
PyObject *handle_of(NumberedGraph *graph);

/* Converters for PyArg_ParseTuple: they return 1, or 0 with an exception set. */
int to_handle(PyObject *object, void *result);
int to_graph(PyObject *object, void *result);

/* The words as a list. Each is made when it is first found and kept with the graph: to
 * make a word takes as long as finding it, and other racks spell it, too. */
PyObject *list_of_words(const GraphHandle *handle, const WordList *words);

#endif
