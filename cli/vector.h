/* cli/vector.h - the few vectors that a camera and a lamp need, in double. */
#ifndef CLI_VECTOR_H
#define CLI_VECTOR_H

#include <math.h>

struct vector {
    double x, y, z;
};

static inline struct vector vector_add(struct vector a, struct vector b)
{
    return (struct vector){a.x + b.x, a.y + b.y, a.z + b.z};
}

static inline struct vector vector_subtract(struct vector a, struct vector b)
{
    return (struct vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline struct vector vector_scale(struct vector a, double s)
{
    return (struct vector){s * a.x, s * a.y, s * a.z};
}

static inline double vector_dot(struct vector a, struct vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline struct vector vector_cross(struct vector a, struct vector b)
{
    return (struct vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/* Of length 1; zero stays zero. */
static inline struct vector vector_unit(struct vector a)
{
    double length = sqrt(vector_dot(a, a));
    return length > 0 ? vector_scale(a, 1 / length) : a;
}

#endif
