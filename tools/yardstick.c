/* The textbook's search, as the yardstick of the engine: yardstick.py.
 *
 * Appel and Jacobson, "The World's Fastest Scrabble Program" (1988): cross-checks,
 * anchors, left parts and right extensions on a word graph. Each word is scored square
 * by square when it is found. It is plain C without tricks, and makes nothing of Python.
 */
#include <stdint.h>
#include <string.h>

#define SIZE 15
#define EDGE (SIZE + 1)
#define RACK 7
#define LETTERS 26
#define BLANK LETTERS /* its place in the counts of a rack */
#define EVERY ((UINT32_C(1) << LETTERS) - 1)
#define BIT(place) (UINT32_C(1) << (place))

typedef struct {
    int32_t row, col, down, score, length;
    char word[SIZE + 1]; /* a blank is a small letter */
} Found;

typedef struct {
    const uint32_t *children, *finals, *edges, *targets;
    uint32_t root;
    const char *squares; /* 225 of them, '.' where there is no tile */
    const char *rack;    /* small letters and '?' */
    const uint8_t *letter_times, *word_times, *values;
    int32_t bonus;
    Found *found; /* where plays are kept; none are if only the best is asked for */
    int32_t room; /* how many can be kept */
    Found best;   /* its length is 0 if there is none */
} Question;

/* One line of the board, from square 1 to 15; beyond lies the edge. */
typedef struct {
    char letter[SIZE + 2];
    uint32_t allowed[SIZE + 2]; /* by the words across */
    int across[SIZE + 2];       /* the points of their letters, or -1 without any */
    int anchor[SIZE + 2];
    const uint8_t *letter_times[SIZE + 2], *word_times[SIZE + 2];
} Line;

typedef struct {
    Question *question;
    Line line;
    int number, down;
    int counts[LETTERS + 1];
    uint32_t held; /* the tiles that are left, a bit for each that is counted */
    char word[SIZE + 1];
    int count;
} Search;

static int is_letter(char square)
{
    return (square >= 'A' && square <= 'Z') || (square >= 'a' && square <= 'z');
}

static int place_of(char letter)
{
    return (letter | 32) - 'a';
}

static int value_of(const Question *question, char letter)
{
    return letter <= 'Z' ? question->values[letter - 'A'] : 0;
}

static int child(const Question *question, uint32_t node, int letter, uint32_t *next)
{
    uint32_t children = question->children[node], bit = BIT(letter);

    if (!(children & bit))
        return 0;
    uint32_t before = (uint32_t)__builtin_popcount(children & (bit - 1));
    *next = question->targets[question->edges[node] + before];
    return 1;
}

static char square_at(const Question *question, int down, int line, int place)
{
    if (line < 1 || line > SIZE || place < 1 || place > SIZE)
        return '.';
    int row = down ? place : line, col = down ? line : place;
    return question->squares[(row - 1) * SIZE + col - 1];
}

/* Whether a tile on a square makes a word of the letters beside it, across the line. */
static int makes_word(const Question *question, int down, int line, int place, int first,
                      int letter)
{
    uint32_t node = question->root;

    for (int at = first;; at++) {
        char here = square_at(question, down, at, place);
        int next = at == line ? letter : place_of(here);

        if (!is_letter(square_at(question, down, at + 1, place)) && at + 1 != line)
            return question->finals[node] >> next & 1;
        if (!child(question, node, next, &node))
            return 0;
    }
}

static void check_across(const Question *question, int down, int number, Line *line,
                         int place)
{
    int first = number, last = number, points = 0;

    while (is_letter(square_at(question, down, first - 1, place)))
        points += value_of(question, square_at(question, down, --first, place));
    while (is_letter(square_at(question, down, last + 1, place)))
        points += value_of(question, square_at(question, down, ++last, place));
    line->allowed[place] = EVERY;
    line->across[place] = -1;
    if (first == last)
        return;
    line->across[place] = points;
    line->allowed[place] = 0;
    for (int letter = 0; letter < LETTERS; letter++)
        if (makes_word(question, down, number, place, first, letter))
            line->allowed[place] |= BIT(letter);
}

static void read_line(const Question *question, int down, int number, int is_first,
                      Line *line)
{
    memset(line, 0, sizeof *line);
    for (int place = 0; place <= EDGE; place++)
        line->letter[place] = square_at(question, down, number, place);
    for (int place = 1; place <= SIZE; place++) {
        int row = down ? place : number, col = down ? number : place;
        int at = (row - 1) * SIZE + col - 1;

        line->letter_times[place] = &question->letter_times[at];
        line->word_times[place] = &question->word_times[at];
        if (is_letter(line->letter[place]))
            continue;
        check_across(question, down, number, line, place);
        line->anchor[place] = is_first ? number == 8 && place == 8
                                       : line->across[place] >= 0 ||
                                             is_letter(line->letter[place - 1]) ||
                                             is_letter(line->letter[place + 1]);
    }
}

/* What the word of `length` letters earns that ends before the square `end`. */
static int score_of(const Search *search, int end, int length, int tiles)
{
    const Question *question = search->question;
    const Line *line = &search->line;
    int main = 0, times = 1, others = 0;

    for (int at = 0; at < length; at++) {
        int place = end - length + at, value = value_of(question, search->word[at]);

        if (is_letter(line->letter[place])) {
            main += value;
            continue;
        }
        main += value * *line->letter_times[place];
        times *= *line->word_times[place];
        if (line->across[place] >= 0)
            others += (line->across[place] + value * *line->letter_times[place]) *
                      *line->word_times[place];
    }
    return main * times + others + (tiles == RACK ? question->bonus : 0);
}

static void keep(Search *search, int end, int length, int tiles)
{
    Question *question = search->question;
    int start = end - length;

    if (length < 2)
        return;
    /* One tile that makes words both ways is a play across. */
    for (int at = start; search->down && tiles == 1 && at < end; at++)
        if (!is_letter(search->line.letter[at]) && search->line.across[at] >= 0)
            return;
    int row = search->down ? start : search->number;
    int col = search->down ? search->number : start;
    Found play = {row - 1, col - 1, search->down, score_of(search, end, length, tiles),
                  length, ""};

    memcpy(play.word, search->word, (size_t)length);
    play.word[length] = '\0';
    if (search->count < question->room)
        question->found[search->count] = play;
    search->count++;
    if (!question->best.length || play.score > question->best.score)
        question->best = play;
}

static uint32_t reach_of(const Search *search)
{
    return search->held & BIT(BLANK) ? EVERY : search->held;
}

static void put_back(Search *search, int tile)
{
    search->counts[tile]++;
    search->held |= BIT(tile);
}

/* Take a letter's tile, or a blank in its place; return whether it was there. */
static int take(Search *search, int tile, char letter, int length)
{
    if (!(search->held & BIT(tile)))
        return 0;
    if (--search->counts[tile] == 0)
        search->held &= ~BIT(tile);
    search->word[length] = letter;
    return 1;
}

/* Extend a word to the right; `node` was reached by `length` letters, the last of which
 * lies before `place`. `ends` says whether they are a word. */
static void extend_right(Search *search, uint32_t node, int has_node, int ends, int place,
                         int length, int tiles, int anchor)
{
    const Line *line = &search->line;
    uint32_t next = 0;

    if (place <= SIZE && is_letter(line->letter[place])) {
        int letter = place_of(line->letter[place]);

        if (!has_node)
            return;
        ends = search->question->finals[node] >> letter & 1;
        search->word[length] = line->letter[place];
        has_node = child(search->question, node, letter, &next);
        extend_right(search, next, has_node, ends, place + 1, length + 1, tiles, anchor);
        return;
    }
    if (ends && place > anchor)
        keep(search, place, length, tiles);
    if (!has_node || place > SIZE)
        return;
    uint32_t open = (search->question->children[node] | search->question->finals[node]) &
                    line->allowed[place] & reach_of(search);
    for (; open; open &= open - 1) {
        int letter = __builtin_ctz(open);
        int leads = child(search->question, node, letter, &next);

        ends = search->question->finals[node] >> letter & 1;
        for (int kind = 0; kind < 2; kind++) {
            int tile = kind ? BLANK : letter;

            if (!take(search, tile, (char)((kind ? 'a' : 'A') + letter), length))
                continue;
            extend_right(search, next, leads, ends, place + 1, length + 1, tiles + 1,
                         anchor);
            put_back(search, tile);
        }
    }
}

/* Lay up to `limit` tiles before an anchor, and extend each such left part. */
static void left_part(Search *search, uint32_t node, int length, int limit, int anchor)
{
    extend_right(search, node, 1, 0, anchor, length, length, anchor);
    if (limit == 0)
        return;
    uint32_t open = search->question->children[node] & reach_of(search);
    for (; open; open &= open - 1) {
        int letter = __builtin_ctz(open);
        uint32_t next = 0;

        child(search->question, node, letter, &next);
        for (int kind = 0; kind < 2; kind++) {
            int tile = kind ? BLANK : letter;

            if (!take(search, tile, (char)((kind ? 'a' : 'A') + letter), length))
                continue;
            left_part(search, next, length + 1, limit - 1, anchor);
            put_back(search, tile);
        }
    }
}

/* Begin with the letters that lie on the board before an anchor. */
static void begin_with_board(Search *search, int anchor)
{
    int start = anchor, length = 0;
    uint32_t node = search->question->root;

    while (is_letter(search->line.letter[start - 1]))
        start--;
    for (int place = start; place < anchor; place++) {
        search->word[length++] = search->line.letter[place];
        if (!child(search->question, node, place_of(search->line.letter[place]), &node))
            return;
    }
    extend_right(search, node, 1, 0, anchor, length, 0, anchor);
}

static void search_line(Search *search)
{
    int free_squares = 0;

    for (int place = 1; place <= SIZE; place++) {
        if (!search->line.anchor[place]) {
            free_squares = is_letter(search->line.letter[place]) ? 0 : free_squares + 1;
            continue;
        }
        if (is_letter(search->line.letter[place - 1]))
            begin_with_board(search, place);
        else
            left_part(search, search->question->root, 0, free_squares, place);
        free_squares = 0;
    }
}

/* Find all plays; return how many there are. */
int find_plays(Question *question)
{
    Search search = {.question = question};
    int is_first = 1;

    question->best.length = 0;
    for (const char *tile = question->rack; *tile; tile++)
        put_back(&search, *tile == '?' ? BLANK : place_of(*tile));
    for (int at = 0; at < SIZE * SIZE; at++)
        is_first = is_first && !is_letter(question->squares[at]);
    for (search.down = 0; search.down < 2; search.down++)
        for (search.number = 1; search.number <= SIZE; search.number++) {
            read_line(question, search.down, search.number, is_first, &search.line);
            search_line(&search);
        }
    return search.count;
}
