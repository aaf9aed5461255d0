/* Ray against box by slabs: three intervals and their intersection (Kay and Kajiya, Ray Tracing
 * Complex Scenes, SIGGRAPH 1986), without branches, in the arrangement of Williams, Barrus, Morley
 * and Shirley (An Efficient and Robust Ray-Box Intersection Algorithm, JGT 10(1), 2005). The
 * inverse direction is computed here, since every ray is used once. A form in float on x86 has the
 * three slabs in one register (Berger-Perrin 2004). */
#ifndef BENCH_RAY_AABB_SLABS_H
#define BENCH_RAY_AABB_SLABS_H

#include "precision.h"

static inline void slab(real origin, real inverse, real lower, real upper, real *enter, real *leave)
{
    real a = (lower - origin) * inverse, b = (upper - origin) * inverse;
    *enter = most(*enter, least(a, b));
    *leave = least(*leave, most(a, b));
}

static inline X(span) ray_aabb_slabs(const X(ray) * ray, const X(aabb) * box)
{
    real enter = ray->t_min, leave = ray->t_max;
    slab(ray->origin.x, 1 / ray->dir.x, box->lower.x, box->upper.x, &enter, &leave);
    slab(ray->origin.y, 1 / ray->dir.y, box->lower.y, box->upper.y, &enter, &leave);
    slab(ray->origin.z, 1 / ray->dir.z, box->lower.z, box->upper.z, &enter, &leave);
    return span_if(enter <= leave, enter, leave);
}

/* Returns yes or no. */
static inline bool ray_aabb_slabs_meet(const X(ray) * ray, const X(aabb) * box)
{
    X(span) span = ray_aabb_slabs(ray, box);
    return span.enter <= span.leave;
}

#if defined(__SSE2__) && !BENCH_DOUBLE
static inline isect_span ray_aabb_slabs_sse(const isect_ray *ray, const isect_aabb *box)
{
    __m128 dir = _mm_loadu_ps(&ray->origin.z), origin = _mm_loadu_ps(&ray->origin.x);
    dir = _mm_shuffle_ps(dir, dir, _MM_SHUFFLE(3, 3, 2, 1));
    __m128 inverse = _mm_div_ps(_mm_set1_ps(1), dir);
    __m128 a = _mm_mul_ps(_mm_sub_ps(lower_of(box), origin), inverse);
    __m128 b = _mm_mul_ps(_mm_sub_ps(upper_of(box), origin), inverse);
    __m128 near = _mm_min_ps(a, b), far = _mm_max_ps(a, b);
    near = _mm_max_ss(_mm_max_ss(near, _mm_shuffle_ps(near, near, 1)), _mm_movehl_ps(near, near));
    far = _mm_min_ss(_mm_min_ss(far, _mm_shuffle_ps(far, far, 1)), _mm_movehl_ps(far, far));
    float enter = most(_mm_cvtss_f32(near), ray->t_min);
    float leave = least(_mm_cvtss_f32(far), ray->t_max);
    return span_if(enter <= leave, enter, leave);
}
#endif

#endif
