/* kit/ledger.h - an allocator that fails at the n-th request, and knows what is still out. */
#ifndef ISECT_TEST_LEDGER_H
#define ISECT_TEST_LEDGER_H

#include "isect/base.h"
#include <stdlib.h>

typedef struct Ledger {
    int left; /* requests until one fails */
    size_t bytes;
} Ledger;

static inline void *ledger_get(void *user, size_t bytes, size_t align)
{
    Ledger *ledger = user;
    if (ledger->left-- == 0)
        return NULL;
    ledger->bytes += bytes;
    return aligned_alloc(align, (bytes + align - 1) / align * align);
}
static inline void ledger_put(void *user, void *memory, size_t bytes)
{
    ((Ledger *)user)->bytes -= bytes;
    free(memory);
}
static inline isect_allocator ledger_allocator(Ledger *ledger)
{
    return (isect_allocator){ledger_get, ledger_put, ledger};
}

#endif
