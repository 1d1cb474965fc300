#include "word_index.h"

#include <stdlib.h>
#include <string.h>

#define BUCKET_BITS 19
#define FILTER_BITS 26
#define FILTER_BYTES (UINT32_C(1) << (FILTER_BITS - 3))
#define BUCKETS (UINT32_C(1) << BUCKET_BITS)
#define MARK_BITS 14
#define MOST_LISTED_WORDS (UINT32_C(1) << (32 - MARK_BITS))
#define MOST_BYTES 40000000 /* of all that is kept; for the course's words, 36 million */
#define MOST_WORK 50000000 /* nodes and keys; the course's words take 15 million */
#define MOST_KEYS (1 + MOST_INDEXED + MOST_INDEXED * (MOST_INDEXED - 1) / 2)

struct WordIndex {
    uint32_t *first;   /* of each bucket, and behind the last */
    uint32_t *entries; /* in it: a word's number, and a mark of the key */
    uint64_t *filter;
    ListedWord *words;
    uint32_t count;
    uint32_t room;
};

uint64_t letter_key(int letter)
{
    uint64_t key = ((uint64_t)letter + 1) * UINT64_C(0x9E3779B97F4A7C15);

    key = (key ^ key >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    key = (key ^ key >> 27) * UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 31;
}

static inline uint32_t top_bits(uint64_t key, int bits)
{
    return (uint32_t)(key * UINT64_C(0xD6E8FEB86659FD93) >> (64 - bits));
}

/* Few other keys of a bucket have the same mark: so few other words are looked at. */
static inline uint32_t mark_of(uint64_t key)
{
    return (uint32_t)key & ((UINT32_C(1) << MARK_BITS) - 1);
}

/* Where the filter keeps a key: two bits of one number, which is one look into memory. */
typedef struct {
    uint32_t at;
    uint64_t bits;
} Kept;

static inline Kept kept_at(uint64_t key)
{
    return (Kept){top_bits(key, FILTER_BITS - 6),
                  UINT64_C(1) << (key & 63) | UINT64_C(1) << (key >> 6 & 63)};
}

/* The keys of a word: of its letters, of all but one, and of all but two. */
static int keys_of(const char *text, int length, const uint64_t keys[LETTER_COUNT],
                   uint64_t found[MOST_KEYS])
{
    char sorted[MOST_INDEXED];
    uint64_t whole = 0;
    int count = 0;

    for (int k = 0; k < length; k++) {
        int at = k;
        for (; at > 0 && sorted[at - 1] > text[k]; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = text[k];
        whole += keys[text[k] - 'a'];
    }
    found[count++] = whole;
    for (int one = 0; one < length; one++) {
        if (one > 0 && sorted[one] == sorted[one - 1])
            continue;
        uint64_t less = whole - keys[sorted[one] - 'a'] + BLANK_KEY;
        found[count++] = less;
        for (int other = one + 1; other < length; other++)
            if (other == one + 1 || sorted[other] != sorted[other - 1])
                found[count++] = less - keys[sorted[other] - 'a'] + BLANK_KEY;
    }
    return count;
}

/* A walk through the words of a graph. */
typedef struct {
    const WordGraph *graph;
    WordIndex *index;
    uint64_t keys[LETTER_COUNT];
    char text[MOST_INDEXED];
    long work; /* that may still be done */
    bool failed; /* for want of memory, too much work, a word that cannot be counted */
} Walk;

static bool has_room(WordIndex *index)
{
    if (index->count < index->room)
        return true;
    if (index->count >= MOST_LISTED_WORDS)
        return false;
    uint32_t room = index->room ? 2 * index->room : 1024;
    ListedWord *words = realloc(index->words, room * sizeof *words);
    if (!words)
        return false;
    index->words = words;
    index->room = room;
    return true;
}

static void give_back_room(WordIndex *index)
{
    ListedWord *words = realloc(index->words, (index->count + 1) * sizeof *words);

    index->words = words ? words : index->words;
}

static void add_word(Walk *walk, int length)
{
    WordIndex *index = walk->index;
    uint64_t keys[MOST_KEYS];

    if (length < 2)
        return;
    if (length > MOST_LISTED) {
        int count = keys_of(walk->text, length, walk->keys, keys);

        walk->work -= count;
        for (int k = 0; k < count; k++) {
            Kept kept = kept_at(keys[k]);
            index->filter[kept.at] |= kept.bits;
        }
        return;
    }
    if (!has_room(index)) {
        walk->failed = true;
        return;
    }
    ListedWord *word = &index->words[index->count++];
    memset(word, 0, sizeof *word);
    word->length = (uint8_t)length;
    memcpy(word->text, walk->text, (size_t)length);
    for (int k = 0; k < length; k++)
        word->counts = both_counts(word->counts, count_of(walk->text[k] - 'a'));
    walk->failed |= ((word->counts.low | word->counts.high) & EACH_FOURTH) != 0;
}

static void walk_on(Walk *walk, const Node *node, int length)
{
    walk->failed |= --walk->work < 0;
    if (walk->failed)
        return;
    for (Mask open = node->finals; open && length < MOST_INDEXED; open &= open - 1) {
        walk->text[length] = (char)('a' + lowest_bit(open));
        add_word(walk, length + 1);
    }
    for (Mask open = node->children; open && length + 1 < MOST_INDEXED;
         open &= open - 1) {
        int letter = lowest_bit(open);
        walk->text[length] = (char)('a' + letter);
        walk_on(walk, graph_child(walk->graph, node, letter), length + 1);
    }
}

static size_t bytes_with(const WordIndex *index, uint32_t entries)
{
    return index->count * sizeof *index->words + entries * sizeof *index->entries +
           BUCKETS * sizeof *index->first + FILTER_BYTES;
}

/* Put the words into buckets: count first, and then lay each into its place. */
static bool fill_buckets(const Walk *walk)
{
    WordIndex *index = walk->index;
    uint64_t keys[MOST_KEYS];
    uint32_t before = 0;

    for (int laying = 0; laying < 2; laying++) {
        for (uint32_t number = 0; number < index->count; number++) {
            const ListedWord *word = &index->words[number];

            for (int k = keys_of(word->text, word->length, walk->keys, keys); k-- > 0;) {
                uint32_t bucket = top_bits(keys[k], BUCKET_BITS);
                if (laying)
                    index->entries[--index->first[bucket]] =
                        number << MARK_BITS | mark_of(keys[k]);
                else
                    index->first[bucket]++;
            }
        }
        if (laying)
            break;
        for (uint32_t bucket = 0; bucket <= BUCKETS; bucket++)
            before = index->first[bucket] += before;
        if (bytes_with(index, before) > MOST_BYTES)
            return false;
        index->entries = malloc((before + 1) * sizeof *index->entries);
        if (!index->entries)
            return false;
    }
    return true;
}

WordIndex *index_words(const WordGraph *graph)
{
    WordIndex *index = calloc(1, sizeof *index);
    Walk walk = {.graph = graph, .index = index, .work = MOST_WORK};

    if (!index)
        return NULL;
    for (int letter = 0; letter < LETTER_COUNT; letter++)
        walk.keys[letter] = letter_key(letter);
    index->first = calloc(BUCKETS + 1, sizeof *index->first);
    index->filter = calloc(FILTER_BYTES, 1);
    if (index->first && index->filter)
        walk_on(&walk, graph_root(graph), 0);
    give_back_room(index);
    if (index->first && index->filter && !walk.failed && fill_buckets(&walk))
        return index;
    free_index(index);
    return NULL;
}

void free_index(WordIndex *index)
{
    if (!index)
        return;
    free(index->first);
    free(index->entries);
    free(index->filter);
    free(index->words);
    free(index);
}

Bucket bucket_of(const WordIndex *index, uint64_t key)
{
    const uint32_t *first = &index->first[top_bits(key, BUCKET_BITS)];

    return (Bucket){&index->entries[first[0]], &index->entries[first[1]], mark_of(key)};
}

const ListedWord *next_word(const WordIndex *index, Bucket *bucket)
{
    while (bucket->next < bucket->end) {
        uint32_t entry = *bucket->next++;
        if (mark_of(entry) == bucket->mark)
            return &index->words[entry >> MARK_BITS];
    }
    return NULL;
}

bool may_be_a_word(const WordIndex *index, uint64_t key)
{
    Kept kept = kept_at(key);

    return (index->filter[kept.at] & kept.bits) == kept.bits;
}
