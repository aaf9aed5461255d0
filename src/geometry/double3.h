/* geometry/double3.h - three doubles in an array as a vector. */
#ifndef ISECT_GEOMETRY_DOUBLE3_H
#define ISECT_GEOMETRY_DOUBLE3_H

static inline double dot_of(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static inline void cross_of(const double a[3], const double b[3], double to[3])
{
    for (int k = 0; k < 3; k++)
        to[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

#endif
