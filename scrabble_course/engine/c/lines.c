#include "lines.h"

#include <string.h>

static int square_at(int number, bool down, int at)
{
    return down ? at * SIZE + number : number * SIZE + at;
}

/* Take down what lies in a line and what its squares are worth. */
static void read_squares(const Board *board, Mask among, Line *line)
{
    for (int at = 0; at < SIZE; at++) {
        int square = square_at(line->number, line->down, at);
        char letter = board->squares[square];

        line->text[at] = letter;
        line->letter_times[at] = board->letter_times[square];
        line->word_times[at] = board->word_times[square];
        line->allowed[at] = letter == EMPTY ? among : 0;
        if (letter != EMPTY) {
            line->taken |= square_bit(at);
            line->letters[at] = (uint8_t)letter_number(letter);
            /* A small letter is a blank, which is worth nothing. */
            line->points[at] = letter < 'a' ? board->values[line->letters[at]] : 0;
        }
    }
    line->text[SIZE] = EMPTY;
    line->allowed[SIZE] = 0;
}

/* Follow the letters from square `from` up to, not including, square `to`. */
static const Node *follow(const WordGraph *graph, const Node *node, const Line *line,
                          int from, int to)
{
    for (int at = from; at < to && node; at++)
        node = graph_child(graph, node, line->letters[at]);
    return node;
}

/* The letters of `among` that fit on the empty square `at`, between the letters of its line from
 * `start` on and those before `end`. */
static Mask letters_between(const WordGraph *graph, Mask among, const Line *line,
                            int start, int at, int end)
{
    const Node *node = follow(graph, graph_root(graph), line, start, at);
    Mask fitting = 0;

    if (!node)
        return 0;
    if (end == at + 1)
        return node->finals & among;
    for (Mask open = node->children & among; open; open &= open - 1) {
        int letter = lowest_bit(open);
        const Node *behind = graph_child(graph, node, letter);

        behind = follow(graph, behind, line, at + 1, end - 1);
        if (behind && behind->finals & bit_of(line->letters[end - 1]))
            fitting |= bit_of(letter);
    }
    return fitting;
}

/* Tell the line that crosses `line` on the square `at` what is said about it there. */
static void cross_check(const WordGraph *graph, Mask among, const Line *line, int at,
                        Line *crossed)
{
    int start = at, end = at + 1, points = 0;

    while (start > 0 && line->text[start - 1] != EMPTY)
        points += line->points[--start];
    for (; line->text[end] != EMPTY; end++)
        points += line->points[end];
    uint8_t times = crossed->word_times[line->number];
    crossed->cross_times[line->number] = times;
    crossed->cross_points[line->number] = points * times;
    crossed->allowed[line->number] = letters_between(graph, among, line, start, at, end);
}

/* The empty squares beside a letter of the line. */
static SquareSet beside_letters(const Line *line)
{
    return (line->taken << 1 | line->taken >> 1) & ~line->taken & ALL_SQUARES;
}

void read_lines(const Board *board, const WordGraph *graph, Mask among,
                Line lines[2 * SIZE])
{
    memset(lines, 0, 2 * SIZE * sizeof *lines);
    for (int number = 0; number < 2 * SIZE; number++) {
        lines[number].number = number % SIZE;
        lines[number].down = number >= SIZE;
        read_squares(board, among, &lines[number]);
    }
    for (int number = 0; number < 2 * SIZE; number++) {
        Line *line = &lines[number];
        Line *across = line->down ? lines : lines + SIZE;
        SquareSet beside = beside_letters(line);

        line->anchors |= beside;
        for (; beside; beside &= beside - 1) {
            int at = lowest_bit(beside);

            across[at].anchors |= square_bit(line->number);
            cross_check(graph, among, line, at, &across[at]);
        }
    }
    /* The first play of all lies on the centre. */
    if (board->is_empty)
        lines[CENTRE].anchors = lines[SIZE + CENTRE].anchors = square_bit(CENTRE);
}
