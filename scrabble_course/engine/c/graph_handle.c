#include "graph_handle.h"

#include <stdlib.h>

static const char graph_name[] = "scrabble_course.engine word graph";

static void free_handle(GraphHandle *handle)
{
    for (uint32_t number = 0; handle->words && number < handle->graph->words; number++)
        Py_XDECREF(handle->words[number]);
    free(handle->words);
    free_index(handle->index);
    free(handle->graph);
    free(handle);
}

static void free_capsule(PyObject *capsule)
{
    free_handle(PyCapsule_GetPointer(capsule, graph_name));
}

/* Make a handle; NULL with an exception set if there is no memory, or too many words. */
static GraphHandle *new_handle(WordGraph *graph)
{
    GraphHandle *handle = calloc(1, sizeof *handle);

    if (!graph || !handle) {
        PyErr_NoMemory();
    } else if (graph->words >= MOST_WORDS) {
        PyErr_Format(PyExc_ValueError, "the graph has %u words or more", MOST_WORDS);
    } else {
        handle->graph = graph;
        handle->words = calloc(graph->words + 1, sizeof(PyObject *));
        if (handle->words)
            return handle;
        PyErr_NoMemory();
    }
    free(handle);
    free(graph);
    return NULL;
}

PyObject *handle_of(NumberedGraph *graph)
{
    GraphHandle *handle = new_handle(lay_out_graph(graph));
    PyObject *capsule = handle ? PyCapsule_New(handle, graph_name, free_capsule) : NULL;

    if (handle && !capsule)
        free_handle(handle);
    return capsule;
}

int to_handle(PyObject *object, void *result)
{
    GraphHandle *handle = PyCapsule_GetPointer(object, graph_name);

    *(GraphHandle **)result = handle;
    return handle != NULL;
}

int to_graph(PyObject *object, void *result)
{
    GraphHandle *handle;

    if (!to_handle(object, &handle))
        return 0;
    *(const WordGraph **)result = handle->graph;
    return 1;
}

/* To make an index takes as long as it saves in some hundreds of searches; who asks less
 * often neither waits for it nor pays its 30 MB. */
#define ASKED_OFTEN 256

const WordIndex *index_for(GraphHandle *handle, const Rack *rack)
{
    if (rack->blanks == 0 || rack->blanks > MOST_BLANKS)
        return NULL;
    if (handle->asked < ASKED_OFTEN && ++handle->asked == ASKED_OFTEN)
        handle->index = index_words(handle->graph);
    return handle->index;
}

static PyObject *new_word(const WordGraph *graph, uint32_t number)
{
    char word[MOST_TILES];
    int length = spell_number(graph, number, word, MOST_TILES);

    return PyUnicode_DecodeASCII(word, length, NULL);
}

PyObject *list_of_words(const GraphHandle *handle, const WordList *words)
{
    PyObject *list = PyList_New((Py_ssize_t)words->count);

    for (size_t at = 0; list && at < words->count; at++) {
        PyObject **word = &handle->words[words->numbers[at]];

        if (!*word)
            *word = new_word(handle->graph, words->numbers[at]);
        if (!*word)
            Py_CLEAR(list);
        else
            PyList_SetItem(list, (Py_ssize_t)at, Py_NewRef(*word));
    }
    return list;
}
