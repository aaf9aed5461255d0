/* bvh/save.h - the header of a saved tree. */
#ifndef ISECT_BVH_SAVE_H
#define ISECT_BVH_SAVE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SAVED_MAGIC "isectbvh"
#define SAVED_INDEXED "isectbvi" /* leaves are triangle indices of the given mesh */
enum { SAVED_ORDER = 0x01020304, SAVED_VERSION = 2 };

/* One unit long; the units of the tree follow. */
typedef struct Saved {
    char magic[8];
    uint32_t order;      /* SAVED_ORDER in the byte order of the machine that saved it */
    uint32_t version;    /* the version of the format, and of nodes and blocks */
    uint32_t real_bytes; /* bytes per coordinate: 4 or 8 */
    uint32_t width;      /* children of a node, triangles of a block */
    uint64_t units, not_finite, repeated;
    double built;
    uint64_t checksum; /* covers all words except this one */
} Saved;

/* A checksum of words of 8 bytes, at any alignment. Each step is invertible, so a change of one
 * word changes the sum. */
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
