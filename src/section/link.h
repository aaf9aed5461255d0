/* section/link.h - pieces of lines put end to end.
 *
 * The end of a piece has a key: the edge that it lies on, or its coordinates. Equal keys get the
 * same number. Where a piece ends and another begins they are mates; of several, those that came
 * first. What is left over of one key ends where others end, or begins where others begin: these
 * are mates by twos. So all pieces lie in chains, each of which is closed, or runs from an end
 * without mate to another. */
#ifndef ISECT_SECTION_LINK_H
#define ISECT_SECTION_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define NO_LINK UINT32_MAX

/* The next part of memory, of whole units of 8 bytes; of NULL only how much is used. */
static inline void *part_of(char *memory, size_t *used, size_t count, size_t bytes)
{
    void *at = memory ? memory + *used : NULL;
    *used += (count * bytes + 7) / 8 * 8;
    return at;
}

/* ---- keys ---- */

typedef struct Keys {
    uint32_t *slot; /* of a power of two, more than half of which stay empty */
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

/* The number of a key, which is the count before if it is new. Bytes are a multiple of 4. */
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

/* End 2p of piece p is where it begins, 2p + 1 where it ends. */
typedef struct Links {
    uint32_t *key;          /* of each end; those of a piece differ */
    uint32_t *mate;         /* of each end, or NO_LINK */
    uint32_t *next;         /* of each end without mate: the next of its key */
    uint32_t *first, *last; /* of each key: ends without mate */
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

/* The end at which a chain begins that is still to be walked, or NO_LINK: open ones first, those
 * that begin with the beginning of a piece before others. `from` is 0 at first; a walked piece is
 * its own `next` at both ends. */
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

/* The end at which the next piece is entered, or NO_LINK if there is none or it was walked before.
 */
static inline uint32_t walk_piece(Links *links, uint32_t end)
{
    links->next[end] = end, links->next[end ^ 1] = end ^ 1;
    const uint32_t mate = links->mate[end ^ 1];
    return mate == NO_LINK || was_walked(links, mate) ? NO_LINK : mate;
}

#endif
