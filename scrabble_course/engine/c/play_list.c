#include "play_list.h"

#include <stdlib.h>
#include <string.h>

static const size_t first_room = 256;

static bool make_room(PlayList *list)
{
    size_t room = list->room ? 2 * list->room : first_room;

    if (room > SIZE_MAX / sizeof *list->plays)
        return false;
    ScoredPlay *plays = realloc(list->plays, room * sizeof *plays);
    if (!plays)
        return false;
    list->plays = plays;
    list->room = room;
    return true;
}

bool list_play(PlayList *list, const ScoredPlay *play)
{
    if (list->count == list->room && !make_room(list))
        return false;
    list->plays[list->count++] = *play;
    return true;
}

static int compare_words(const ScoredPlay *one, const ScoredPlay *other)
{
    int shorter = one->length < other->length ? one->length : other->length;
    int order = memcmp(one->word, other->word, (size_t)shorter);

    return order ? order : one->length - other->length;
}

/* Ties go by row, column, direction, word: the order of `rank` in scored_play.py. */
static bool is_better(const ScoredPlay *one, const ScoredPlay *other)
{
    if (one->score != other->score)
        return one->score > other->score;
    if (one->row != other->row)
        return one->row < other->row;
    if (one->col != other->col)
        return one->col < other->col;
    if (one->down != other->down)
        return one->down < other->down;
    return compare_words(one, other) < 0;
}

bool keep_best(PlayList *list, const ScoredPlay *play)
{
    if (list->count == 0)
        return list_play(list, play);
    if (is_better(play, &list->plays[0]))
        list->plays[0] = *play;
    return true;
}
