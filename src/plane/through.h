/* plane/through.h - the normal of three points: the cross product of two differences, multiplied
 * out, is a sum of six products of given numbers for each axis. */
#ifndef ISECT_PLANE_THROUGH_H
#define ISECT_PLANE_THROUGH_H

#include "exact/sum.h"

static inline Exact number_of_normal(const double p[3][3], int axis)
{
    const int y = (axis + 1) % 3, z = (axis + 2) % 3;
    Term terms[6];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3;
        terms[2 * i] = (Term){p[i][y], p[j][z], 1};
        terms[2 * i + 1] = (Term){-p[i][z], p[j][y], 1};
    }
    return isect_exact_sum(terms, 6);
}

#endif
