/* section/link.h - links pieces of lines into chains.
 *
 * Each end of a piece has a key: the edge that contains it, or its coordinates. Equal keys have the
 * same number. An end and a beginning with the same key are mates; of several, those that came
 * first. The unmatched ones of a key are all ends, or all beginnings: these become mates two by
 * two. So all pieces form chains. Each chain is closed, or leads from an end without mate to
 * another. */
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
    uint32_t *key;          /* per end; the two ends of a piece have different keys */
    uint32_t *mate;         /* per end, or NO_LINK */
    uint32_t *next;         /* per end without mate: the next one with its key */
    uint32_t *first, *last; /* per key: its ends without mate */
    uint32_t pieces, keys;
} Links;

static inline void add_mates(Links *links, uint32_t a, uint32_t b)
{
    links->mate[a] = b, links->mate[b] = a;
}

static inline void find_mates(Links *links)
{
    memset(links->first, 0xFF, links->keys * sizeof *links->first);
    for (uint32_t end = 0; end < 2 * links->pieces; end++) {
        uint32_t *first = &links->first[links->key[end]], *last = &links->last[links->key[end]];
        links->mate[end] = links->next[end] = NO_LINK;
        if (*first != NO_LINK && ((*first ^ end) & 1)) {
            add_mates(links, *first, end);
            *first = links->next[*first];
            continue;
        }
        if (*first == NO_LINK)
            *first = end;
        else
            links->next[*last] = end;
        *last = end;
    }
    for (uint32_t key = 0; key < links->keys; key++) {
        uint32_t end = links->first[key];
        while (end != NO_LINK && links->next[end] != NO_LINK) {
            add_mates(links, end, links->next[end]);
            end = links->next[links->next[end]];
        }
    }
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
