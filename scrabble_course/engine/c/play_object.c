/* A rack with two blanks has tens of thousands of plays. As tuples with a word each, they
 * take longer to make than to find; so a play is kept as it was found, and Python gets
 * its word when it asks for it. All else is left to the tuple of the fields. */
#include "play_object.h"

#include <stddef.h>
#include <string.h>
#include <structmember.h>

static const int field_count = 5;

typedef struct {
    PyObject_HEAD
    ScoredPlay play;
} PlayObject;

static const ScoredPlay *play_in(PyObject *object)
{
    return &((PlayObject *)object)->play;
}

PyObject *new_play(PyTypeObject *type, const ScoredPlay *play)
{
    PlayObject *object = PyObject_New(PlayObject, type);

    if (object)
        object->play = *play;
    return (PyObject *)object;
}

static void free_play(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);

    PyObject_Free(self);
    Py_DECREF(type);
}

static bool is_on_board(int number)
{
    return number >= 0 && number < SIZE;
}

bool set_play(ScoredPlay *play, PyObject *word, int row, int col, int down)
{
    Py_ssize_t length;
    const char *tiles = PyUnicode_AsUTF8AndSize(word, &length);

    if (!tiles)
        return false;
    bool fits = length >= 1 && length <= SIZE && is_on_board(row) && is_on_board(col);
    for (Py_ssize_t at = 0; fits && at < length; at++)
        fits = is_letter(tiles[at]);
    if (!fits) {
        PyErr_SetString(PyExc_ValueError, "the play has no letters, or no such square");
        return false;
    }
    *play = (ScoredPlay){.row = (uint8_t)row, .col = (uint8_t)col, .down = down != 0};
    play->length = (uint8_t)length;
    memcpy(play->word, tiles, (size_t)length);
    return true;
}

static PyObject *make_play(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static char *names[] = {"word", "row", "col", "down", "score", NULL};
    PyObject *word;
    ScoredPlay play;
    int row, col, down, score;

    if (!PyArg_ParseTupleAndKeywords(args, named, "Uiipi:ScoredPlay", names, &word, &row,
                                     &col, &down, &score) ||
        !set_play(&play, word, row, col, down))
        return NULL;
    play.score = score;
    return new_play(type, &play);
}

static PyObject *get_word(PyObject *self, void *Py_UNUSED(closure))
{
    const ScoredPlay *play = play_in(self);

    return PyUnicode_DecodeASCII(play->word, play->length, NULL);
}

static PyObject *fields_of(PyObject *self)
{
    const ScoredPlay *play = play_in(self);

    return Py_BuildValue("(NiiOi)", get_word(self, NULL), play->row, play->col,
                         play->down ? Py_True : Py_False, play->score);
}

static Py_ssize_t count_fields(PyObject *Py_UNUSED(self))
{
    return field_count;
}

static PyObject *get_field(PyObject *self, PyObject *key)
{
    PyObject *fields = fields_of(self);
    PyObject *field = fields ? PyObject_GetItem(fields, key) : NULL;

    Py_XDECREF(fields);
    return field;
}

static PyObject *iterate(PyObject *self)
{
    PyObject *fields = fields_of(self);
    PyObject *iterator = fields ? PyObject_GetIter(fields) : NULL;

    Py_XDECREF(fields);
    return iterator;
}

static Py_hash_t hash(PyObject *self)
{
    PyObject *fields = fields_of(self);
    Py_hash_t number = fields ? PyObject_Hash(fields) : -1;

    Py_XDECREF(fields);
    return number;
}

static PyObject *compare(PyObject *self, PyObject *other, int how)
{
    bool is_play = Py_TYPE(other) == Py_TYPE(self);
    PyObject *mine = fields_of(self);
    PyObject *theirs = is_play ? fields_of(other) : Py_NewRef(other);
    PyObject *answer = mine && theirs ? PyObject_RichCompare(mine, theirs, how) : NULL;

    Py_XDECREF(mine);
    Py_XDECREF(theirs);
    return answer;
}

static PyObject *represent(PyObject *self)
{
    const ScoredPlay *play = play_in(self);
    PyObject *word = get_word(self, NULL);
    PyObject *text = word ? PyUnicode_FromFormat(
                                "ScoredPlay(word=%R, row=%d, col=%d, down=%s, score=%d)",
                                word, play->row, play->col,
                                play->down ? "True" : "False", play->score)
                          : NULL;

    Py_XDECREF(word);
    return text;
}

/* For pickle and copy. */
static PyObject *reduce(PyObject *self, PyObject *Py_UNUSED(nothing))
{
    return Py_BuildValue("(ON)", Py_TYPE(self), fields_of(self));
}

static PyMethodDef methods[] = {
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef computed[] = {
    {"word", get_word, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef members[] = {
    {"row", T_UBYTE, offsetof(PlayObject, play.row), READONLY, NULL},
    {"col", T_UBYTE, offsetof(PlayObject, play.col), READONLY, NULL},
    {"down", T_BOOL, offsetof(PlayObject, play.down), READONLY, NULL},
    {"score", T_INT, offsetof(PlayObject, play.score), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, make_play},
    {Py_tp_dealloc, free_play},
    {Py_tp_getset, computed},
    {Py_tp_members, members},
    {Py_tp_methods, methods},
    {Py_tp_iter, iterate},
    {Py_tp_hash, hash},
    {Py_tp_richcompare, compare},
    {Py_tp_repr, represent},
    {Py_mp_length, count_fields},
    {Py_mp_subscript, get_field},
    {0, NULL},
};

static PyType_Spec description = {
    .name = "scrabble_course.engine.scored_play.ScoredPlay",
    .basicsize = sizeof(PlayObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = slots,
};

PyTypeObject *make_play_type(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &description, NULL);
    PyObject *name = PyUnicode_FromString("ScoredPlay");

    /* Errors call it so then, as they call a class of Python's: without its module. */
    if (!type || !name || PyObject_SetAttrString(type, "__name__", name) < 0)
        Py_CLEAR(type);
    Py_XDECREF(name);
    return (PyTypeObject *)type;
}
