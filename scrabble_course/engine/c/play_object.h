/* A ScoredPlay as Python sees it: see scored_play.py. */
#ifndef PLAY_OBJECT_H
#define PLAY_OBJECT_H

#include <Python.h>

#include "play_list.h"

/* The type of the plays; NULL with an exception set. */
PyTypeObject *make_play_type(PyObject *module);

PyObject *new_play(PyTypeObject *type, const ScoredPlay *play);

/* Set where a word lies; return false with an exception set if that is no play. */
bool set_play(ScoredPlay *play, PyObject *word, int row, int col, int down);

#endif
