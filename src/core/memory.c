/* isect_memory_get, isect_memory_put - memory from the caller's allocator, or from malloc.
 *
 * malloc aligns less than a cache line, so a line more is asked for, and the byte before what is
 * handed out tells how far it was moved. */
#include "core/memory.h"
#include <stdlib.h>

static void *get_from_malloc(size_t bytes)
{
    if (bytes > SIZE_MAX - CACHE_LINE)
        return NULL;
    unsigned char *raw = malloc(bytes + CACHE_LINE);
    if (!raw)
        return NULL;
    size_t shift = CACHE_LINE - (uintptr_t)raw % CACHE_LINE; /* 1 to 64 */
    raw[shift - 1] = (unsigned char)shift;
    return raw + shift;
}

void *isect_memory_get(const isect_allocator *allocator, size_t bytes)
{
    if (allocator->get)
        return allocator->get(allocator->user, bytes, CACHE_LINE);
    return get_from_malloc(bytes);
}

void isect_memory_put(const isect_allocator *allocator, void *memory, size_t bytes)
{
    unsigned char *byte = memory;
    if (!memory)
        return;
    if (!allocator->get)
        free(byte - byte[-1]);
    else if (allocator->put)
        allocator->put(allocator->user, memory, bytes);
}
