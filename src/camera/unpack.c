/* camera/unpack.c - the loop of camera/unpack.h. Compilers vectorize it. */
#include "camera/unpack.h"

void UNPACK(X(cull_unpack), ISECT_KERNEL)(real *restrict to, const uint16_t *restrict from,
                                          real origin, real step, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] = origin + step * (real)from[i];
}
