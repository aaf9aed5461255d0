/* isect_memory_get, isect_memory_put - memory from the caller's allocator, or from malloc.
 *
 * malloc aligns to less than a cache line, so a block from malloc is one line longer, and the byte
 * before the returned address stores how far that address was moved.
 *
 * A ray through a large tree touches many pages in turn, more than the TLB of a processor holds.
 * Where the system offers large pages on request, large blocks request them. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* for madvise */
#endif
#include "core/memory.h"
#include <errno.h>
#include <stdlib.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

enum { PAGE = 1 << 16, MUCH = 1 << 22 }; /* PAGE: no system has larger default pages */

static void ask_for_large_pages(void *memory, size_t bytes)
{
#if defined(MADV_HUGEPAGE)
    const size_t skipped = (size_t)PAGE - (uintptr_t)memory % PAGE;
    const int before = errno;
    if (bytes >= MUCH) /* it is advice: it may be refused */
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
