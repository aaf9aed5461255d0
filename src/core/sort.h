/* core/sort.h - heapsort, which needs no memory and n log n steps for every input order, and a
 * radix sort of pairs of indices, which are compared as 64-bit numbers. */
#ifndef ISECT_CORE_SORT_H
#define ISECT_CORE_SORT_H

#include "isect/base.h"
#include <string.h>

enum { ITEM_BYTES = 64 }; /* the largest item */

typedef bool Less(const void *a, const void *b);

static inline void exchange_items(char *a, char *b, size_t bytes)
{
    char kept[ITEM_BYTES];
    memcpy(kept, a, bytes), memcpy(a, b, bytes), memcpy(b, kept, bytes);
}

/* Sifts item i down in a heap of `count` items whose first is the greatest. */
static inline void sink(char *list, size_t i, size_t count, size_t bytes, Less *less)
{
    for (size_t k = 2 * i + 1; k < count; i = k, k = 2 * i + 1) {
        if (k + 1 < count && less(list + k * bytes, list + (k + 1) * bytes))
            k++;
        if (!less(list + i * bytes, list + k * bytes))
            return;
        exchange_items(list + i * bytes, list + k * bytes, bytes);
    }
}

static inline void sort_items(void *items, size_t count, size_t bytes, Less *less)
{
    char *list = items;
    for (size_t i = count / 2; i-- > 0;)
        sink(list, i, count, bytes, less);
    for (; count > 1; count--) {
        exchange_items(list, list + (count - 1) * bytes, bytes);
        sink(list, 0, count - 1, bytes, less);
    }
}

/* Sorts the list of a query, and sets its length; ISECT_TOO_SMALL if that is more than the
 * capacity. */
static inline isect_status sort_list(void *items, size_t found, size_t capacity, size_t bytes,
                                     Less *less, size_t *count)
{
    *count = found;
    if (found > capacity)
        return ISECT_TOO_SMALL;
    sort_items(items, found, bytes, less);
    return ISECT_OK;
}

/* Inserts an item into a sorted list, which keeps the first `capacity` items. */
static inline void insert_item(void *items, size_t *count, size_t capacity, const void *item,
                               size_t bytes, Less *less)
{
    char *list = items;
    size_t at = *count;
    if (at < capacity)
        ++*count;
    else if (at == 0 || !less(item, list + --at * bytes))
        return;
    for (; at > 0 && less(item, list + (at - 1) * bytes); at--)
        memcpy(list + at * bytes, list + (at - 1) * bytes, bytes);
    memcpy(list + at * bytes, item, bytes);
}

static inline bool less_uint32(const void *a, const void *b)
{
    return *(const uint32_t *)a < *(const uint32_t *)b;
}

/* ---- pairs of indices ---- */

static inline uint64_t pair_key(const uint32_t pair[2])
{
    return (uint64_t)pair[0] << 32 | pair[1];
}

/* Moves the pairs without this bit to the front, and returns their count. */
static inline size_t part_pairs(uint32_t (*pairs)[2], size_t count, uint64_t bit)
{
    size_t less = 0;
    for (size_t i = 0; i < count; i++) {
        const uint32_t a = pairs[i][0], b = pairs[i][1];
        if (pair_key(pairs[i]) & bit)
            continue;
        pairs[i][0] = pairs[less][0], pairs[i][1] = pairs[less][1];
        pairs[less][0] = a, pairs[less++][1] = b;
    }
    return less;
}

/* Sorts by the first index, then by the second, by radix exchange: each part is split by the
 * highest bit in which its pairs differ. At most 64 levels. */
static inline void sort_pairs(uint32_t (*pairs)[2], size_t count)
{
    struct {
        size_t first, count;
    } waiting[65] = {{0, count}};
    for (int top = count > 1; top > 0;) {
        uint32_t(*part)[2] = pairs + waiting[--top].first;
        const size_t first = waiting[top].first, size = waiting[top].count;
        uint64_t differ = 0, bit = 1;
        for (size_t i = 1; i < size; i++)
            differ |= pair_key(part[i]) ^ pair_key(part[0]);
        if (!differ)
            continue;
        while (differ >>= 1)
            bit <<= 1;
        const size_t less = part_pairs(part, size, bit);
        waiting[top].first = first + less, waiting[top++].count = size - less;
        waiting[top].first = first, waiting[top++].count = less;
    }
}

#endif
