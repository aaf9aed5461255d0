/* Sphere against box (Larsson, Akenine-Moeller and Lengyel, On Faster Sphere-Box Overlap Testing,
 * JGT 12(1), 2007): the form with quick rejections, the form with maxima instead of branches, and
 * in float on x86 the latter in vector registers. */
#ifndef BENCH_SPHERE_AABB_LARSSON_H
#define BENCH_SPHERE_AABB_LARSSON_H

#include "precision.h"

#include <string.h>

static inline bool sphere_aabb_rejecting(const X(sphere) * sphere, const X(aabb) * box)
{
    real c[3], lower[3], upper[3], sum = 0, r = sphere->radius;
    memcpy(c, &sphere->center, sizeof c);
    memcpy(lower, &box->lower, sizeof lower);
    memcpy(upper, &box->upper, sizeof upper);
    for (int i = 0; i < 3; i++) {
        real e = c[i] - lower[i];
        if (e < 0) {
            if (e < -r)
                return false;
            sum += e * e;
        } else {
            e = c[i] - upper[i];
            if (e > 0) {
                if (e > r)
                    return false;
                sum += e * e;
            }
        }
    }
    return sum <= r * r;
}

static inline real outside(real c, real lower, real upper)
{
    return most(lower - c, 0) + most(c - upper, 0);
}

static inline bool sphere_aabb_maxima(const X(sphere) * sphere, const X(aabb) * box)
{
    real x = outside(sphere->center.x, box->lower.x, box->upper.x);
    real y = outside(sphere->center.y, box->lower.y, box->upper.y);
    real z = outside(sphere->center.z, box->lower.z, box->upper.z);
    return x * x + y * y + z * z <= sphere->radius * sphere->radius;
}

#if defined(__SSE2__) && !BENCH_DOUBLE
static inline bool sphere_aabb_sse(const isect_sphere *sphere, const isect_aabb *box)
{
    __m128 c = _mm_loadu_ps(&sphere->center.x), zero = _mm_setzero_ps();
    __m128 e = _mm_add_ps(_mm_max_ps(_mm_sub_ps(lower_of(box), c), zero),
                          _mm_max_ps(_mm_sub_ps(c, upper_of(box)), zero));
    e = _mm_mul_ps(e, e);
    __m128 y = _mm_shuffle_ps(e, e, _MM_SHUFFLE(1, 1, 1, 1)), z = _mm_movehl_ps(e, e);
    float sum = _mm_cvtss_f32(_mm_add_ss(_mm_add_ss(e, y), z));
    return sum <= sphere->radius * sphere->radius;
}
#endif

#endif
