/* bench/reference/precision.h - the published forms are written once for float and double, like the
 * library: `real` is the type of a number, R(0.5) a constant, X(name) a public name of isect.
 * BENCH_DOUBLE selects the precision. The forms use isect's structs, so that all are measured on
 * the same memory. */
#ifndef BENCH_PRECISION_H
#define BENCH_PRECISION_H

#include <math.h>
#include <stdbool.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#if BENCH_DOUBLE
#include "isectd/isect.h"
typedef double real;
typedef uint64_t word;
#define R(literal) literal
#define X(name) isectd_##name
#define real_sqrt sqrt
#define real_abs fabs
#define real_atan2 atan2
#define BOTH(name) name##_double /* a function of the benchmark in this precision */
#define PRECISION "double"
#else
#include "isect/isect.h"
typedef float real;
typedef uint32_t word;
#define R(literal) literal##f
#define X(name) isect_##name
#define real_sqrt sqrtf
#define real_abs fabsf
#define real_atan2 atan2f
#define BOTH(name) name##_float
#define PRECISION "float"
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

static inline vec3 along(vec3 a, real t, vec3 b)
{
    return (vec3){a.x + t * b.x, a.y + t * b.y, a.z + t * b.z};
}

static inline vec3 unit(vec3 a)
{
    real length = real_sqrt(dot(a, a));
    return (vec3){a.x / length, a.y / length, a.z / length};
}

/* least, most and choose have no branch: gcc may compile `?:` to branches, which cost more than all
 * the arithmetic when they are mispredicted. */

static inline real least(real a, real b)
{
#if defined(__SSE2__) && BENCH_DOUBLE
    return _mm_cvtsd_f64(_mm_min_sd(_mm_set_sd(a), _mm_set_sd(b)));
#elif defined(__SSE2__)
    return _mm_cvtss_f32(_mm_min_ss(_mm_set_ss(a), _mm_set_ss(b)));
#else
    return a < b ? a : b;
#endif
}

static inline real most(real a, real b)
{
#if defined(__SSE2__) && BENCH_DOUBLE
    return _mm_cvtsd_f64(_mm_max_sd(_mm_set_sd(a), _mm_set_sd(b)));
#elif defined(__SSE2__)
    return _mm_cvtss_f32(_mm_max_ss(_mm_set_ss(a), _mm_set_ss(b)));
#else
    return a > b ? a : b;
#endif
}

static inline real choose(bool first, real a, real b)
{
    word x, y;
    memcpy(&x, &a, sizeof x);
    memcpy(&y, &b, sizeof y);
    x = (x & (word)-first) | (y & ~(word)-first);
    memcpy(&a, &x, sizeof a);
    return a;
}

static inline X(span) span_if(bool hit, real enter, real leave)
{
    return (X(span)){choose(hit, enter, INFINITY), choose(hit, leave, -INFINITY)};
}

static inline X(touch) touch_if(bool hit, real t, real u, real v, real w)
{
    return (X(touch)){choose(hit, t, INFINITY), choose(hit, u, 0), choose(hit, v, 0),
                      choose(hit, w, 0)};
}

#if defined(__SSE2__) && !BENCH_DOUBLE
/* The four numbers at `lower` are lower.x, lower.y, lower.z, upper.x; those at &lower.z are
 * lower.z, upper.x, upper.y, upper.z. */
static inline __m128 lower_of(const isect_aabb *box)
{
    return _mm_loadu_ps(&box->lower.x);
}

static inline __m128 upper_of(const isect_aabb *box)
{
    __m128 v = _mm_loadu_ps(&box->lower.z);
    return _mm_shuffle_ps(v, v, _MM_SHUFFLE(0, 3, 2, 1));
}
#endif

#endif
