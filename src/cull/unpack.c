/* cull/unpack.c - see cull/unpack.h. Compilers make lanes of this loop. */
#include "cull/unpack.h"

void UNPACK(X(cull_unpack), ISECT_KERNEL)(real *restrict to, const uint16_t *restrict from,
                                          real origin, real step, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] = origin + step * (real)from[i];
}
