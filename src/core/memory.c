/* isect_memory_get, isect_memory_put - memory from the caller's allocator, or from malloc.
 *
 * malloc aligns less than a cache line, so a line more is asked for, and the byte before what is
 * handed out tells how far it was moved.
 *
 * A ray through a large tree needs a page of memory after the other, and processors remember where
 * only some are. Where the system has large pages for those who ask, much memory asks for them. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* for madvise; without it, nobody asks */
#endif
#include "core/memory.h"
#include <errno.h>
#include <stdlib.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

enum { PAGE = 1 << 16, MUCH = 1 << 22 }; /* no system has larger ones that are not asked for */

static void ask_for_large_pages(void *memory, size_t bytes)
{
#if defined(MADV_HUGEPAGE)
    const size_t skipped = (size_t)PAGE - (uintptr_t)memory % PAGE;
    const int before = errno;
    if (bytes >= MUCH) /* it is advice: no is an answer */
        (void)madvise((char *)memory + skipped, (bytes - skipped) / PAGE * PAGE, MADV_HUGEPAGE);
    errno = before;
#else
    (void)memory, (void)bytes;
#endif
}

static void *get_from_malloc(size_t bytes)
{
    if (bytes > SIZE_MAX - CACHE_LINE)
        return NULL;
    unsigned char *raw = malloc(bytes + CACHE_LINE);
    if (!raw)
        return NULL;
    ask_for_large_pages(raw, bytes);
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
