/* cli/drawing/vector.h - vectors in double for a camera and a lamp. */
#ifndef CLI_VECTOR_H
#define CLI_VECTOR_H

#include <math.h>

typedef struct Vector {
    double x, y, z;
} Vector;

static inline Vector vector_add(Vector a, Vector b)
{
    return (Vector){a.x + b.x, a.y + b.y, a.z + b.z};
}

static inline Vector vector_subtract(Vector a, Vector b)
{
    return (Vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline Vector vector_scale(Vector a, double s)
{
    return (Vector){s * a.x, s * a.y, s * a.z};
}

static inline double vector_dot(Vector a, Vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline Vector vector_cross(Vector a, Vector b)
{
    return (Vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/* The unit vector; zero stays zero. */
static inline Vector vector_unit(Vector a)
{
    double length = sqrt(vector_dot(a, a));
    return length > 0 ? vector_scale(a, 1 / length) : a;
}

#endif
