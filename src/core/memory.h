/* core/memory.h - memory from the caller's allocator, or from malloc. */
#ifndef ISECT_CORE_MEMORY_H
#define ISECT_CORE_MEMORY_H

#include "isect/base.h"

enum { CACHE_LINE = 64 };

/* The least multiple of a cache line that is not less than this number of bytes. */
static inline size_t whole_lines(size_t bytes)
{
    return (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
}

/* `bytes` aligned to a cache line; NULL if out of memory. */
void *isect_memory_get(const isect_allocator *allocator, size_t bytes);

/* Frees memory of isect_memory_get; NULL is allowed. */
void isect_memory_put(const isect_allocator *allocator, void *memory, size_t bytes);

#endif
