/* cli/query/intern.c - a hash table with open addressing, at most half full. Its keys are points,
 * edges and triangles: all have up to three words, and a point is the bits of three doubles. */
#include "query/intern.h"

#include <stdlib.h>
#include <string.h>

bool intern_reserve(Intern *intern, size_t keys)
{
    if (keys > (size_t)1 << 31)
        return false;
    *intern = (Intern){.room = 16};
    while (intern->room < 2 * keys)
        intern->room *= 2;
    intern->keys = malloc((keys > 0 ? keys : 1) * sizeof *intern->keys);
    intern->slots = calloc(intern->room, sizeof *intern->slots);
    if (intern->keys != NULL && intern->slots != NULL)
        return true;
    intern_free(intern);
    return false;
}

/* The finalizer of MurmurHash3, once for each word. */
static uint64_t hash(InternKey key)
{
    uint64_t h = 0x9e3779b97f4a7c15;
    for (int i = 0; i < 3; i++) {
        h ^= key.word[i];
        h = (h ^ h >> 33) * 0xff51afd7ed558ccd;
        h = (h ^ h >> 33) * 0xc4ceb9fe1a85ec53;
        h ^= h >> 33;
    }
    return h;
}

uint32_t intern_number(Intern *intern, InternKey key)
{
    size_t slot = (size_t)hash(key) & (intern->room - 1);
    while (intern->slots[slot] != 0) {
        uint32_t number = intern->slots[slot] - 1;
        if (memcmp(&intern->keys[number], &key, sizeof key) == 0)
            return number;
        slot = (slot + 1) & (intern->room - 1);
    }
    intern->keys[intern->count] = key;
    intern->slots[slot] = (uint32_t)++intern->count;
    return (uint32_t)(intern->count - 1);
}

void intern_free(Intern *intern)
{
    free(intern->keys);
    free(intern->slots);
    *intern = (Intern){0};
}
