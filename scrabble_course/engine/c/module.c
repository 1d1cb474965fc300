/* The door to Python. Nothing is trusted that comes through it: every type, length and
 * number is checked here, and the search behind runs without the interpreter's lock. */

#include <Python.h>

#include "graph_builder.h"
#include "graph_handle.h"
#include "one_play.h"
#include "play_object.h"
#include "plays.h"
#include "rack_words.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What the module keeps of its own. */
typedef struct {
    PyTypeObject *play_type;
} State;

static PyTypeObject *play_type_of(PyObject *module)
{
    return ((State *)PyModule_GetState(module))->play_type;
}

/* Get the numbers of an array("I"), to be released by the caller. */
static bool get_numbers(PyObject *object, const char *name, Py_buffer *numbers)
{
    if (PyObject_GetBuffer(object, numbers, PyBUF_FORMAT | PyBUF_ND) < 0)
        return false;
    if (numbers->ndim == 1 && numbers->itemsize == sizeof(uint32_t) &&
        numbers->format && strcmp(numbers->format, "I") == 0)
        return true;
    PyErr_Format(PyExc_TypeError, "%s is not an array of type 'I'", name);
    PyBuffer_Release(numbers);
    return false;
}

static bool same_length(const Py_buffer *one, const Py_buffer *other, const char *name)
{
    if (one->len == other->len)
        return true;
    PyErr_Format(PyExc_ValueError, "%s has %zd numbers for %zd nodes", name,
                 other->len / other->itemsize, one->len / one->itemsize);
    return false;
}

/* A buffer need not begin where a number may lie in memory: so its bytes are copied. */
static uint32_t number_at(const Py_buffer *numbers, size_t at)
{
    uint32_t number;

    memcpy(&number, (const char *)numbers->buf + at * sizeof number, sizeof number);
    return number;
}

/* Copy the arrays: nobody can change the graph after it was checked. */
static bool copy_graph(const Py_buffer arrays[4], NumberedGraph *graph)
{
    graph->node_count = (size_t)arrays[0].len / sizeof(uint32_t);
    graph->target_count = (size_t)arrays[3].len / sizeof(uint32_t);
    graph->nodes = calloc(graph->node_count + 1, sizeof *graph->nodes);
    graph->targets = calloc(graph->target_count + 1, sizeof *graph->targets);
    if (!graph->nodes || !graph->targets)
        return false;
    for (size_t k = 0; k < graph->node_count; k++)
        graph->nodes[k] = (Node){.children = number_at(&arrays[0], k),
                                 .finals = number_at(&arrays[1], k),
                                 .edge = number_at(&arrays[2], k)};
    if (graph->target_count)
        memcpy(graph->targets, arrays[3].buf, (size_t)arrays[3].len);
    return true;
}

static PyObject *checked_graph(const Py_buffer arrays[4])
{
    NumberedGraph graph = {0};
    PyObject *capsule = NULL;

    if (!same_length(&arrays[0], &arrays[1], "finals") ||
        !same_length(&arrays[0], &arrays[2], "edges"))
        return NULL;
    if (!copy_graph(arrays, &graph))
        PyErr_NoMemory();
    else if (!graph_is_sound(&graph))
        PyErr_SetString(PyExc_ValueError,
                        "the graph has a mask, an edge or a target out of range");
    else
        capsule = handle_of(&graph);
    free(graph.nodes);
    free(graph.targets);
    return capsule;
}

static PyObject *read_graph(PyObject *Py_UNUSED(module), PyObject *args)
{
    static const char *const names[] = {"children", "finals", "edges", "targets"};
    PyObject *objects[4];
    Py_buffer arrays[4];
    PyObject *capsule = NULL;
    int held = 0;

    if (!PyArg_ParseTuple(args, "OOOO:read_graph", &objects[0], &objects[1],
                          &objects[2], &objects[3]))
        return NULL;
    while (held < 4 && get_numbers(objects[held], names[held], &arrays[held]))
        held++;
    if (held == 4)
        capsule = checked_graph(arrays);
    while (held > 0)
        PyBuffer_Release(&arrays[--held]);
    return capsule;
}

/* Give one number of each node as bytes. */
static PyObject *column_of(const NumberedGraph *graph, size_t field)
{
    const size_t size = sizeof(uint32_t);
    PyObject *bytes =
        PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(graph->node_count * size));
    char *column = bytes ? PyBytes_AsString(bytes) : NULL;

    for (size_t k = 0; column && k < graph->node_count; k++)
        memcpy(column + k * size, (const char *)&graph->nodes[k] + field, size);
    return bytes;
}

static PyObject *to_arrays(const BuiltGraph *built)
{
    const NumberedGraph *graph = &built->graph;
    const size_t size = graph->target_count * sizeof *graph->targets;

    return Py_BuildValue(
        "(nNNNN)", (Py_ssize_t)built->words,
        column_of(graph, offsetof(Node, children)),
        column_of(graph, offsetof(Node, finals)),
        column_of(graph, offsetof(Node, edge)),
        PyBytes_FromStringAndSize((const char *)graph->targets, (Py_ssize_t)size));
}

static PyObject *build_graph(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *words;
    const char *text;
    Py_ssize_t length;
    BuiltGraph built;
    Outcome outcome;
    PyObject *arrays = NULL;

    if (!PyArg_ParseTuple(args, "U:build_graph", &words) ||
        !(text = PyUnicode_AsUTF8AndSize(words, &length)))
        return NULL;
    if ((size_t)length >= UINT32_MAX) {
        PyErr_SetString(PyExc_ValueError, "the words have too many letters");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    outcome = build_word_graph(text, (size_t)length, &built);
    Py_END_ALLOW_THREADS
    if (outcome == BUILT)
        arrays = to_arrays(&built);
    else if (outcome == NO_MEMORY)
        PyErr_NoMemory();
    else
        PyErr_Format(PyExc_ValueError,
                     "at %zu stands no word of a-z behind the one before it",
                     built.fault);
    free(built.graph.nodes);
    free(built.graph.targets);
    return arrays;
}

/* Converters for PyArg_ParseTuple: they return 1, or 0 with an exception set. */

static bool count_tile(Rack *rack, char tile)
{
    if (tile == BLANK)
        rack->blanks++;
    else if (tile >= 'a' && tile <= 'z')
        rack->counts[tile - 'a']++;
    else
        return false;
    rack->size++;
    return true;
}

/* Tiles are small letters, and BLANK. */
static int to_rack(PyObject *object, void *result)
{
    Rack *rack = result;
    Py_ssize_t length;
    const char *tiles = PyUnicode_AsUTF8AndSize(object, &length);

    if (!tiles)
        return 0;
    if (length > MOST_TILES) {
        PyErr_Format(PyExc_ValueError, "the rack has more than %d tiles", MOST_TILES);
        return 0;
    }
    memset(rack, 0, sizeof *rack);
    for (Py_ssize_t at = 0; at < length; at++)
        if (!count_tile(rack, tiles[at])) {
            PyErr_Format(PyExc_ValueError, "the rack has no tile at %zd", at);
            return 0;
        }
    return 1;
}

static int to_squares(PyObject *object, void *result)
{
    Py_ssize_t length;
    const char *squares = PyUnicode_AsUTF8AndSize(object, &length);

    if (!squares)
        return 0;
    if (length != SQUARES) {
        PyErr_Format(PyExc_ValueError, "the board has %zd squares, not %d", length,
                     SQUARES);
        return 0;
    }
    for (int at = 0; at < SQUARES; at++)
        if (squares[at] != EMPTY && !is_letter(squares[at])) {
            PyErr_Format(PyExc_ValueError, "square %d of the board is no square", at);
            return 0;
        }
    *(const char **)result = squares;
    return 1;
}

/* Get `count` small numbers, each of `least` to `most`, from bytes. */
static bool get_small(PyObject *object, const char *name, Py_ssize_t count, int least,
                      int most, const uint8_t **numbers)
{
    char *bytes;
    Py_ssize_t length;

    if (PyBytes_AsStringAndSize(object, &bytes, &length) < 0)
        return false;
    if (length != count) {
        PyErr_Format(PyExc_ValueError, "%s has %zd numbers, not %zd", name, length,
                     count);
        return false;
    }
    *numbers = (const uint8_t *)bytes;
    for (Py_ssize_t at = 0; at < count; at++)
        if ((*numbers)[at] < least || (*numbers)[at] > most) {
            PyErr_Format(PyExc_ValueError, "%s[%zd] is not from %d to %d", name, at,
                         least, most);
            return false;
        }
    return true;
}

/* What both searches of the board are asked, and what a play is scored with. */
typedef struct {
    GraphHandle *handle;
    Board board;
    Rack rack;
} Question;

static bool check_question(Question *question, PyObject *tables[3])
{
    Board *board = &question->board;

    if (question->rack.size < 1 || question->rack.size > BOARD_RACK) {
        PyErr_Format(PyExc_ValueError, "the rack has %d tiles, not 1 to %d",
                     question->rack.size, BOARD_RACK);
        return false;
    }
    if (board->bonus < 0 || board->bonus > MOST_BONUS) {
        PyErr_Format(PyExc_ValueError, "the bonus is not from 0 to %d", MOST_BONUS);
        return false;
    }
    board->is_empty = strspn(board->squares, ".") == SQUARES;
    return get_small(tables[0], "letter_times", SQUARES, 1, MOST_TIMES,
                     &board->letter_times) &&
           get_small(tables[1], "word_times", SQUARES, 1, MOST_TIMES,
                     &board->word_times) &&
           get_small(tables[2], "values", LETTER_COUNT, 0, UINT8_MAX, &board->values);
}

/* The last argument is what `format` says: that of one of the searches. */
static bool parse_question(PyObject *args, Question *question, const char *format,
                           void *last)
{
    PyObject *tables[3];

    return PyArg_ParseTuple(args, format, to_handle, &question->handle, to_squares,
                            &question->board.squares, to_rack, &question->rack,
                            &tables[0], &tables[1], &tables[2],
                            &question->board.bonus, last) &&
           check_question(question, tables);
}

/* Get what each leave is worth, from an array("d"), or from None, if that is nothing. */
static bool get_worth(PyObject *object, const Rack *rack, double worth[MOST_LEAVES])
{
    Py_ssize_t count = (Py_ssize_t)1 << rack->size;
    Py_buffer numbers;

    memset(worth, 0, MOST_LEAVES * sizeof *worth);
    if (object == Py_None)
        return true;
    if (PyObject_GetBuffer(object, &numbers, PyBUF_FORMAT | PyBUF_ND) < 0)
        return false;
    bool fits = numbers.ndim == 1 && numbers.format &&
                strcmp(numbers.format, "d") == 0 &&
                numbers.len == count * (Py_ssize_t)sizeof *worth;
    if (fits)
        memcpy(worth, numbers.buf, (size_t)numbers.len);
    PyBuffer_Release(&numbers);
    for (Py_ssize_t k = 0; k < count; k++)
        fits &= isfinite(worth[k]);
    if (!fits)
        PyErr_Format(PyExc_ValueError, "worth is not an array of %zd finite numbers",
                     count);
    return fits;
}

static PyObject *to_list(const PlayList *found, PyTypeObject *type)
{
    PyObject *list = PyList_New((Py_ssize_t)found->count);

    for (size_t k = 0; list && k < found->count; k++) {
        PyObject *play = new_play(type, &found->plays[k]);
        if (play)
            PyList_SetItem(list, (Py_ssize_t)k, play);
        else
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *all_plays(PyObject *module, PyObject *args)
{
    Question question;
    int least;
    PlayList found = {0};
    bool done;

    if (!parse_question(args, &question, "O&O&O&OOOii:all_plays", &least))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    done = find_all_plays(&question.board, question.handle->graph, &question.rack,
                          least, &found);
    Py_END_ALLOW_THREADS
    PyObject *plays = done ? to_list(&found, play_type_of(module)) : PyErr_NoMemory();
    free(found.plays);
    return plays;
}

static PyObject *best_play(PyObject *module, PyObject *args)
{
    Question question;
    PyObject *leaves;
    double worth[MOST_LEAVES];
    PlayList found = {0};
    bool done;

    if (!parse_question(args, &question, "O&O&O&OOOiO:best_play", &leaves) ||
        !get_worth(leaves, &question.rack, worth))
        return NULL;
    const WordIndex *index = index_for(question.handle, &question.rack);
    Py_BEGIN_ALLOW_THREADS
    done = find_best_play(&question.board, question.handle->graph, &question.rack,
                          worth, index, &found);
    Py_END_ALLOW_THREADS
    PyObject *play = NULL;
    if (!done)
        PyErr_NoMemory();
    else if (found.count == 0)
        play = Py_NewRef(Py_None);
    else
        play = new_play(play_type_of(module), &found.plays[0]);
    free(found.plays);
    return play;
}

/* Get a play from a tuple: its word, row, column, and whether it runs down. */
static bool get_play(PyObject *object, ScoredPlay *play)
{
    PyObject *word;
    int row, col, down;

    if (!PyTuple_Check(object)) {
        PyErr_SetString(PyExc_TypeError, "the play is no tuple");
        return false;
    }
    return PyArg_ParseTuple(object, "Uiip:play", &word, &row, &col, &down) &&
           set_play(play, word, row, col, down);
}

static PyObject *score_of(PyObject *Py_UNUSED(module), PyObject *args)
{
    Question question;
    PyObject *object;
    ScoredPlay play;

    if (!parse_question(args, &question, "O&O&O&OOOiO:score_of", &object) ||
        !get_play(object, &play))
        return NULL;
    if (!score_play(&question.board, question.handle->graph, &question.rack, &play))
        return Py_NewRef(Py_None);
    return PyLong_FromLong(play.score);
}

static PyObject *rack_words(PyObject *Py_UNUSED(module), PyObject *args)
{
    const GraphHandle *handle;
    Rack rack;
    WordList words = {0};
    bool done;

    if (!PyArg_ParseTuple(args, "O&O&:rack_words", to_handle, &handle, to_rack, &rack))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    done = list_rack_words(handle->graph, &rack, &words);
    Py_END_ALLOW_THREADS
    PyObject *list = done ? list_of_words(handle, &words) : PyErr_NoMemory();
    free(words.numbers);
    return list;
}

/* Get whole numbers from 1 to `most` from a sequence. */
static bool get_times(PyObject *sequence, const char *name, int count, int most,
                      int times[])
{
    if (PySequence_Size(sequence) < count) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_ValueError, "%s has fewer than %d numbers", name, count);
        return false;
    }
    for (int at = 0; at < count; at++) {
        PyObject *number = PySequence_GetItem(sequence, at);
        int overflow = 0;
        long value = number ? PyLong_AsLongAndOverflow(number, &overflow) : -1;

        Py_XDECREF(number);
        if (PyErr_Occurred())
            return false;
        if (overflow || value < 1 || value > most) {
            PyErr_Format(PyExc_ValueError, "%s[%d] is not from 1 to %d", name, at, most);
            return false;
        }
        times[at] = (int)value;
    }
    return true;
}

static PyObject *find_best_rack_word(PyObject *Py_UNUSED(module), PyObject *args)
{
    const WordGraph *graph;
    Rack rack;
    Squares squares;
    PyObject *letter_times, *word_times, *values;
    BestWord best;

    if (!PyArg_ParseTuple(args, "O&O&OOOii:best_rack_word", to_graph, &graph, to_rack,
                          &rack, &letter_times, &word_times, &values, &squares.bonus,
                          &squares.bonus_tiles) ||
        !get_small(values, "values", LETTER_COUNT, 0, UINT8_MAX, &squares.values) ||
        !get_times(letter_times, "letter_times", rack.size, MOST_LETTER_TIMES,
                   squares.letter_times) ||
        !get_times(word_times, "word_times", rack.size + 1, MOST_WORD_TIMES,
                   squares.word_times))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    best = best_rack_word(graph, &rack, &squares);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("(LN)", (long long)best.score,
                         PyUnicode_DecodeASCII(best.word, (Py_ssize_t)best.length, NULL));
}

static PyMethodDef functions[] = {
    {"build_graph", build_graph, METH_VARARGS, NULL},
    {"read_graph", read_graph, METH_VARARGS, NULL},
    {"all_plays", all_plays, METH_VARARGS, NULL},
    {"best_play", best_play, METH_VARARGS, NULL},
    {"score_of", score_of, METH_VARARGS, NULL},
    {"rack_words", rack_words, METH_VARARGS, NULL},
    {"best_rack_word", find_best_rack_word, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

/* What fast.py asks for: to be changed here and there when the questions change. */
static const int interface = 6;

static int fill_module(PyObject *module)
{
    State *state = PyModule_GetState(module);

    state->play_type = make_play_type(module);
    if (!state->play_type || PyModule_AddType(module, state->play_type) < 0)
        return -1;
    return PyModule_AddIntConstant(module, "interface", interface);
}

static int visit_module(PyObject *module, visitproc visit, void *arg)
{
    Py_VISIT(play_type_of(module));
    return 0;
}

static int clear_module(PyObject *module)
{
    State *state = PyModule_GetState(module);

    Py_CLEAR(state->play_type);
    return 0;
}

static void free_module(void *module)
{
    clear_module(module);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "scrabble_course.engine._fast",
    .m_doc = "The searches of the engine in C; scrabble_course.engine chooses them.",
    .m_size = sizeof(State),
    .m_methods = functions,
    .m_slots = slots,
    .m_traverse = visit_module,
    .m_clear = clear_module,
    .m_free = free_module,
};

/* Counting letters takes one instruction where setup.py may ask for it; a processor
 * from before 2008 does not have it, and there the searches in Python answer. */
static bool can_run_here(void)
{
#ifdef __POPCNT__
    return __builtin_cpu_supports("popcnt");
#else
    return true;
#endif
}

PyMODINIT_FUNC PyInit__fast(void)
{
    if (!can_run_here()) {
        PyErr_SetString(PyExc_ImportError, "this processor cannot count bits");
        return NULL;
    }
    return PyModuleDef_Init(&definition);
}
