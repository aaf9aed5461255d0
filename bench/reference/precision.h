/* bench/reference/precision.h - the published forms are written once for float and double, like the
 * library: `real` is a number, R(0.5) a constant, X(name) a public name of isect. BENCH_DOUBLE says
 * which. The forms take isect's structs, so that all are timed on the same memory. */
#ifndef BENCH_PRECISION_H
#define BENCH_PRECISION_H

#include <math.h>
#include <stdbool.h>

#if BENCH_DOUBLE
#include "isectd/isect.h"
typedef double real;
#define R(literal) literal
#define X(name) isectd_##name
#define real_sqrt sqrt
#define real_abs fabs
#else
#include "isect/isect.h"
typedef float real;
#define R(literal) literal##f
#define X(name) isect_##name
#define real_sqrt sqrtf
#define real_abs fabsf
#endif

typedef X(vec3) vec3;

static const X(span) no_span = {INFINITY, -INFINITY};
static const X(touch) no_touch = {INFINITY, 0, 0, 0};

static inline vec3 sub(vec3 a, vec3 b)
{
    return (vec3){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline vec3 cross(vec3 a, vec3 b)
{
    return (vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static inline real dot(vec3 a, vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline real least(real a, real b)
{
    return a < b ? a : b;
}

static inline real most(real a, real b)
{
    return a > b ? a : b;
}

#endif
