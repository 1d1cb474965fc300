/* Plays whose words are looked up by their letters: see word_index.h.
 *
 * Where a play of so many tiles begins is known, and so are its squares, and the letters
 * that lie there: with each part of the rack they make a key. A word that fits is laid
 * with every choice of what its blanks stand for, if the best choice promises enough. */
#include "look_up.h"

#include <limits.h>
#include <string.h>

/* A word on the board: the squares from a start on that so many tiles fill. */
typedef struct {
    int length;
    uint64_t key;  /* of the letters that lie there */
    Counts counts;
    int points;    /* of these letters */
    int times;
    int crossed;   /* what cross words earn without the tiles */
} Place;

static Place place_of(const Start *start, int tiles)
{
    const Line *line = start->line;
    Place place = {.times = 1};
    int at = start->start;

    for (; tiles > 0 || line->text[at] != EMPTY; at++) {
        if (line->text[at] == EMPTY) {
            tiles--;
            place.times *= line->word_times[at];
            place.crossed += line->cross_points[at];
        } else {
            place.key += letter_key(line->letters[at]);
            place.counts = both_counts(place.counts, count_of(line->letters[at]));
            place.points += line->points[at];
        }
    }
    place.length = at - start->start;
    return place;
}

/* Lay the letters of a word from `at` on, each with its tile or with a blank. */
static void lay_word(Search *search, const char *text, int at, int end, Held left,
                     Held held, int points, int times, int crossed)
{
    const Line *line = search->line;
    const Tiles *tiles = &search->tiles;

    while (at < end && line->text[at] != EMPTY) {
        at++;
        text++;
    }
    if (at == end) {
        keep_play(search, end, held,
                  points * times + crossed + (held ? 0 : search->bonus));
        return;
    }
    int letter = *text - 'a';
    if (left & tiles->tiles[letter]) {
        int gain = search->values[letter] * line->letter_times[at];

        search->text[at] = (char)(*text - 'a' + 'A');
        lay_word(search, text + 1, at + 1, end, without_one(left, tiles->tiles[letter]),
                 held, points + gain, times, crossed + gain * line->cross_times[at]);
    }
    if (left & tiles->blanks) {
        search->text[at] = *text;
        lay_word(search, text + 1, at + 1, end, without_one(left, tiles->blanks), held,
                 points, times, crossed);
    }
}

/* The least that is lost where a blank stands for a letter. */
static int least_loss(const Search *search, const char *text, const Place *place,
                      int letter, int blanks)
{
    const Line *line = search->line;
    int least = INT_MAX, second = INT_MAX;

    for (int k = 0; k < place->length; k++) {
        int at = search->start + k;

        if (text[k] - 'a' != letter || line->text[at] != EMPTY)
            continue;
        int loss = search->values[letter] * line->letter_times[at] *
                   (place->times + line->cross_times[at]);
        if (loss < least) {
            second = least;
            least = loss;
        } else if (loss < second)
            second = loss;
    }
    return blanks == 1 ? least : least + second;
}

static int losses(const Search *search, const char *text, const Place *place,
                  Counts blanks)
{
    int loss = 0;

    for (int half = 0; half < 2; half++) {
        uint64_t left = half ? blanks.high : blanks.low;

        for (int letter = 16 * half; left; left >>= 4, letter++)
            if (left & 7)
                loss += least_loss(search, text, place, letter, (int)(left & 7));
    }
    return loss;
}

/* Lay a word of the index, if its letters fit and it promises enough. */
static void try_word(Search *search, const ListedWord *word, const Place *place,
                     const Part *part, Counts known)
{
    const Line *line = search->line;
    const char *text = word->text;
    Counts blanks;
    int points = place->points, crossed = place->crossed;
    Held held = search->tiles.full & (Held)~part->tiles;

    if (word->length != place->length ||
        !subtract_counts(word->counts, known, &blanks))
        return;
    for (int k = 0, at = search->start; k < place->length; k++, at++) {
        int letter = text[k] - 'a';

        if (line->text[at] != EMPTY) {
            if (line->letters[at] != letter)
                return;
            continue;
        }
        if (!(line->allowed[at] & bit_of(letter)))
            return;
        int gain = search->values[letter] * line->letter_times[at];
        points += gain;
        crossed += gain * line->cross_times[at];
    }
    int score = points * place->times + crossed + (held ? 0 : search->bonus);
    if (score + search->worth[held] < search->best)
        return;
    if (blanks.low | blanks.high)
        score -= losses(search, text, place, blanks);
    if (score + search->worth[held] < search->best)
        return;
    lay_word(search, text, search->start, search->start + place->length, part->tiles,
             held, place->points, place->times, place->crossed);
}

/* Look the words up that so many tiles can make from a start on. Whether the graph has to
 * be asked for such plays is returned. */
bool look_up(Search *search, const Start *start, int tiles)
{
    Place place = place_of(start, tiles);

    for (int k = 0; k < search->parts->counts[tiles]; k++) {
        const Part *part = &search->parts->list[tiles][k];
        uint64_t key = place.key + part->key;

        if (place.length > MOST_LISTED) {
            if (may_be_a_word(search->index, key))
                return true;
            continue;
        }
        Counts known = both_counts(place.counts, part->counts);
        Bucket bucket = bucket_of(search->index, key);
        const ListedWord *word;
        while ((word = next_word(search->index, &bucket)))
            try_word(search, word, &place, part, known);
    }
    return false;
}

void find_parts(const Rack *rack, const Tiles *tiles, Parts *parts)
{
    Part all[MOST_LEAVES] = {{0}};
    int sizes[MOST_LEAVES] = {0};
    int count = 1;

    for (int letter = 0; letter <= LETTER_COUNT; letter++) {
        bool is_blank = letter == LETTER_COUNT;
        int copies = is_blank ? rack->blanks : rack->counts[letter];
        Held mine = is_blank ? tiles->blanks : tiles->tiles[letter];

        for (int copy = 0, first = 0; copy < copies; copy++) {
            Held bit = mine & (Held)-mine;
            int until = count;

            mine &= (Held)~bit;
            /* One more copy joins the parts that have all copies before it. */
            for (int n = first; n < until; n++) {
                Part part = all[n];
                part.tiles |= bit;
                part.key += is_blank ? BLANK_KEY : letter_key(letter);
                if (!is_blank)
                    part.counts = both_counts(part.counts, count_of(letter));
                sizes[count] = sizes[n] + 1;
                all[count++] = part;
            }
            first = until;
        }
    }
    memset(parts->counts, 0, sizeof parts->counts);
    for (int n = 0; n < count; n++)
        parts->list[sizes[n]][parts->counts[sizes[n]]++] = all[n];
}
