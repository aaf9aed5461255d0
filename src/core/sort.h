/* core/sort.h - heapsort: without memory, and in n log n steps whatever the order was. */
#ifndef ISECT_CORE_SORT_H
#define ISECT_CORE_SORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { ITEM_BYTES = 32 }; /* the largest item */

typedef bool Less(const void *a, const void *b);

static inline void exchange_items(char *a, char *b, size_t bytes)
{
    char kept[ITEM_BYTES];
    memcpy(kept, a, bytes), memcpy(a, b, bytes), memcpy(b, kept, bytes);
}

/* Let item i sink in a heap of `count` whose greatest is the first. */
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

static inline bool less_uint32(const void *a, const void *b)
{
    return *(const uint32_t *)a < *(const uint32_t *)b;
}

#endif
