/* bvh/saved.h - the head of a saved tree. */
#ifndef ISECT_BVH_SAVED_H
#define ISECT_BVH_SAVED_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SAVED_MAGIC "isectbvh"
#define SAVED_INDEXED "isectbvi" /* leaves are numbers of triangles of the given mesh */
enum { SAVED_ORDER = 0x01020304, SAVED_VERSION = 1 };

/* One unit long; the units of the tree follow. */
typedef struct Saved {
    char magic[8];
    uint32_t order;      /* of bytes: SAVED_ORDER as the machine that saved it writes it */
    uint32_t version;    /* of what follows, and of nodes and blocks */
    uint32_t real_bytes; /* of a coordinate: 4 or 8 */
    uint32_t width;      /* children of a node, triangles of a block */
    uint64_t units, not_finite, repeated;
    double built;
    uint64_t checksum; /* of all words but this one */
} Saved;

/* Of whole words of 8 bytes, wherever they lie. Each step can be undone; so if one word is another,
 * so is the sum. */
static inline uint64_t sum_words(uint64_t sum, const void *memory, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += 8) {
        uint64_t word;
        memcpy(&word, (const char *)memory + i, sizeof word);
        sum = (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        sum ^= sum >> 32;
    }
    return sum;
}

static inline uint64_t sum_saved(const void *memory, size_t bytes)
{
    return sum_words(sum_words(0, memory, offsetof(Saved, checksum)),
                     (const char *)memory + sizeof(Saved), bytes - sizeof(Saved));
}

#endif
