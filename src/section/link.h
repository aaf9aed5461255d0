/* section/link.h - links pieces of lines into chains.
 *
 * Each end of a piece has a key: the edge that contains it, or its coordinates. Equal keys have the
 * same number. Two ends with one key are mates. More than two are put into a cyclic order by the
 * caller and matched like brackets: a beginning opens, and an end closes. What this leaves are all
 * ends, or all beginnings: these become mates two by two. So all pieces form chains. Each chain is
 * closed, or leads from an end without mate to another. The caller's order depends on coordinates;
 * so the chains do not depend on the order in which pieces are given. */
#ifndef ISECT_SECTION_LINK_H
#define ISECT_SECTION_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define NO_LINK UINT32_MAX

/* Reserves the next part of the memory, in units of 8 bytes. With NULL only `used` is computed. */
static inline void *part_of(char *memory, size_t *used, size_t count, size_t bytes)
{
    void *at = memory ? memory + *used : NULL;
    *used += (count * bytes + 7) / 8 * 8;
    return at;
}

/* ---- keys ---- */

typedef struct Keys {
    uint32_t *slot; /* their number is a power of two; more than half stay empty */
    size_t slots, bytes;
    char *key; /* `bytes` each */
    uint32_t count;
} Keys;

static inline size_t slots_for(size_t keys)
{
    size_t slots = 2;
    while (slots < 2 * keys)
        slots *= 2;
    return slots;
}

/* The number of a key; a new key gets the previous count. Sizes of keys are multiples of 4
 * bytes. */
static inline uint32_t number_of_key(Keys *keys, const void *key)
{
    uint32_t hash = 0;
    for (size_t i = 0; i < keys->bytes; i += sizeof hash) {
        uint32_t word;
        memcpy(&word, (const char *)key + i, sizeof word);
        hash = (hash ^ word) * UINT32_C(0x9E3779B1), hash ^= hash >> 15;
    }
    size_t at = hash & (keys->slots - 1);
    for (; keys->slot[at] != NO_LINK; at = (at + 1) & (keys->slots - 1))
        if (memcmp(keys->key + keys->slot[at] * keys->bytes, key, keys->bytes) == 0)
            return keys->slot[at];
    memcpy(keys->key + keys->count * keys->bytes, key, keys->bytes);
    keys->slot[at] = keys->count;
    return keys->count++;
}

/* ---- pieces ---- */

/* End 2p of piece p is its beginning, 2p + 1 its end. */
typedef struct Links {
    uint32_t *key;     /* per end; the two ends of a piece have different keys */
    uint32_t *mate;    /* per end, or NO_LINK */
    uint32_t *next;    /* per end: another one with its key */
    uint32_t *first;   /* per key: one of its ends */
    uint32_t *several; /* room for the ends of one key */
    uint32_t pieces, keys;
    bool crowded; /* a key has more than two ends */
} Links;

/* Does end a come before end b in the cyclic order about their key? Ends that differ in nothing but
 * their numbers are in the order of these numbers. */
typedef bool Precedes(const void *of, uint32_t a, uint32_t b);

static inline void add_mates(Links *links, uint32_t a, uint32_t b)
{
    links->mate[a] = b, links->mate[b] = a;
}

/* Heapsort: sifts item i down in a heap whose first is the last in the order. */
static inline void sift_end(uint32_t *ends, size_t i, size_t count, Precedes *before,
                            const void *of)
{
    for (size_t k = 2 * i + 1; k < count; i = k, k = 2 * i + 1) {
        const uint32_t kept = ends[i];
        k += k + 1 < count && before(of, ends[k], ends[k + 1]);
        if (!before(of, kept, ends[k]))
            return;
        ends[i] = ends[k], ends[k] = kept;
    }
}

static inline void sort_ends(uint32_t *ends, size_t count, Precedes *before, const void *of)
{
    for (size_t i = count / 2; i-- > 0;)
        sift_end(ends, i, count, before, of);
    while (count-- > 1) {
        const uint32_t last = ends[0];
        ends[0] = ends[count], ends[count] = last;
        sift_end(ends, 0, count, before, of);
    }
}

/* Matches ends in their cyclic order. In the second turn the beginnings at the end of the list open
 * for the ends at its front. `next` links the open ones. */
static inline void match_ends(Links *links, const uint32_t *ends, size_t count)
{
    uint32_t open = NO_LINK;
    for (size_t i = 0; i < 2 * count; i++) {
        const uint32_t end = ends[i % count];
        if (!(end & 1) && i < count) {
            links->next[end] = open, open = end;
        } else if ((end & 1) && links->mate[end] == NO_LINK && open != NO_LINK) {
            add_mates(links, open, end);
            open = links->next[open];
        }
    }
    uint32_t alone = NO_LINK;
    for (size_t i = 0; i < count; i++) {
        if (links->mate[ends[i]] != NO_LINK)
            continue;
        if (alone == NO_LINK) {
            alone = ends[i];
        } else {
            add_mates(links, alone, ends[i]);
            alone = NO_LINK;
        }
    }
}

static inline void match_key(Links *links, uint32_t key, Precedes *before, const void *of)
{
    size_t count = 0;
    for (uint32_t end = links->first[key]; end != NO_LINK; end = links->next[end])
        links->several[count++] = end;
    if (count == 2) {
        add_mates(links, links->several[0], links->several[1]);
    } else if (count > 2) {
        links->crowded = true;
        sort_ends(links->several, count, before, of);
        match_ends(links, links->several, count);
    }
}

static inline void find_mates(Links *links, Precedes *before, const void *of)
{
    memset(links->first, 0xFF, links->keys * sizeof *links->first);
    for (uint32_t end = 0; end < 2 * links->pieces; end++) {
        uint32_t *first = &links->first[links->key[end]];
        links->mate[end] = NO_LINK, links->next[end] = *first, *first = end;
    }
    for (uint32_t key = 0; key < links->keys; key++)
        match_key(links, key, before, of);
}

/* The first end of a chain that is not yet walked, or NO_LINK. Open chains come first, before
 * closed ones; among them, those that start at the beginning of a piece. `from` is 0 at first. A
 * walked piece is its own `next` at both ends. */
static inline bool was_walked(const Links *links, uint32_t end)
{
    return links->next[end] == end;
}
static inline uint32_t next_chain(const Links *links, uint64_t *from)
{
    const uint64_t ends = 2 * (uint64_t)links->pieces;
    for (; *from < 3 * ends; ++*from) {
        const uint32_t turn = (uint32_t)(*from / ends), end = (uint32_t)(*from % ends);
        const bool fits = turn == 2 ? !(end & 1) : links->mate[end] == NO_LINK && (end & 1) == turn;
        if (fits && !was_walked(links, end))
            return end;
    }
    return NO_LINK;
}

/* Walks a piece. Returns the end at which the next one is entered, or NO_LINK if there is none or
 * it is walked already. */
static inline uint32_t walk_piece(Links *links, uint32_t end)
{
    links->next[end] = end, links->next[end ^ 1] = end ^ 1;
    const uint32_t mate = links->mate[end ^ 1];
    return mate == NO_LINK || was_walked(links, mate) ? NO_LINK : mate;
}

#endif
