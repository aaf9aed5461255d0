/* isect/filters.h - formulas of the library that are inline in its callers: filters.
 *
 * A filter computes an answer and whether it is uncertain; uncertain cases go to the compiled
 * function of the library, which decides exactly. So an answer does not depend on how a caller is
 * compiled: the error bounds, derived beside the formulas in src/geometry, hold for products that
 * are fused with sums, and for greater precision. Call isect_overlap_..., isect_classify_...: these
 * filters may change.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_FILTERS_H
#define ISECT_FILTERS_H

#include "isect/shapes.h"
#include <float.h>
#include <math.h>

ISECT_EXTERN_BEGIN

ISECT_ASK bool isect_overlap_point_plane_compiled(const isect_vec3 *point,
                                                   const isect_plane *plane);
ISECT_ASK bool isect_overlap_segment_plane_compiled(const isect_segment *segment,
                                                     const isect_plane *plane);
ISECT_ASK bool isect_overlap_plane_triangle_compiled(const isect_plane *plane,
                                                      const isect_triangle *triangle);
ISECT_ASK bool isect_overlap_plane_sphere_compiled(const isect_plane *plane,
                                                    const isect_sphere *sphere);
ISECT_ASK bool isect_overlap_plane_aabb_compiled(const isect_plane *plane,
                                                  const isect_aabb *aabb);
ISECT_ASK bool isect_overlap_point_sphere_compiled(const isect_vec3 *point,
                                                    const isect_sphere *sphere);
ISECT_ASK bool isect_overlap_segment_sphere_compiled(const isect_segment *segment,
                                                      const isect_sphere *sphere);
ISECT_ASK bool isect_overlap_ray_sphere_compiled(const isect_ray *ray,
                                                  const isect_sphere *sphere);
ISECT_ASK bool isect_overlap_sphere_sphere_compiled(const isect_sphere *a,
                                                     const isect_sphere *b);
ISECT_ASK bool isect_overlap_point_capsule_compiled(const isect_vec3 *point,
                                                     const isect_capsule *capsule);
ISECT_ASK bool isect_overlap_sphere_capsule_compiled(const isect_sphere *sphere,
                                                      const isect_capsule *capsule);
ISECT_ASK bool isect_overlap_segment_capsule_compiled(const isect_segment *segment,
                                                       const isect_capsule *capsule);
ISECT_ASK bool isect_overlap_capsule_capsule_compiled(const isect_capsule *a,
                                                       const isect_capsule *b);
ISECT_ASK bool isect_overlap_sphere_aabb_compiled(const isect_sphere *sphere,
                                                   const isect_aabb *aabb);
ISECT_ASK isect_side isect_classify_plane_sphere_compiled(const isect_plane *plane,
                                                           const isect_sphere *sphere);
ISECT_ASK isect_side isect_classify_plane_aabb_compiled(const isect_plane *plane,
                                                         const isect_aabb *aabb);

ISECT_INLINE float isect_filter_num_min(float a, float b) /* b if one is NaN */
{
    return a < b ? a : b;
}
ISECT_INLINE float isect_filter_num_max(float a, float b) /* b if one is NaN */
{
    return a > b ? a : b;
}
/* Without a branch: gcc compiles ?: to two branches that are hard to predict. */
ISECT_INLINE float isect_filter_clamp(float x, float lower, float upper)
{
#if ISECT_HAS_SSE2
    const __m128 least = _mm_set1_ps(lower), most = _mm_set1_ps(upper);
    return _mm_cvtss_f32(_mm_min_ps(_mm_max_ps(_mm_set1_ps(x), least), most));
#else
    return isect_filter_num_min(isect_filter_num_max(x, lower), upper);
#endif
}
ISECT_INLINE float isect_filter_num_sqrt(float a)
{
#if ISECT_HAS_SSE2
    return _mm_cvtss_f32(_mm_sqrt_ps(_mm_set1_ps(a)));
#else
    return sqrtf(a);
#endif
}
ISECT_INLINE float isect_filter_num_abs(float a)
{
    return fabsf(a);
}
ISECT_INLINE float isect_filter_num_select(bool m, float a, float b)
{
    return m ? a : b;
}
ISECT_INLINE bool isect_filter_mask_not(bool m)
{
    return !m;
}
/* Foreseen: not a select, which takes more. */
ISECT_INLINE float isect_filter_sound_bound(float bound)
{
#ifdef __GNUC__
    return __builtin_expect(bound <= FLT_EPSILON * FLT_MAX, 1) ? bound : (float)INFINITY;
#else
    return bound <= FLT_EPSILON * FLT_MAX ? bound : (float)INFINITY;
#endif
}
ISECT_INLINE isect_side isect_filter_side_where(bool lower, bool upper)
{
    return (isect_side)(lower * (ISECT_STRADDLES + upper * (ISECT_INSIDE - ISECT_STRADDLES)));
}
typedef struct isect_filter_heights { float least; float most;
    float bound; } isect_filter_heights;
ISECT_INLINE isect_filter_heights isect_filter_heights_of(float least, float most, float bound)
{
    const isect_filter_heights made = {least, most, bound};
    return made;
}
#if ISECT_HAS_SSE2 /* three numbers side by side: a matter of speed alone */
typedef __m128 isect_filter_vec3;
ISECT_INLINE isect_filter_vec3 isect_filter_point_at(const isect_vec3 *p)
{
    const __m128i xy = _mm_loadl_epi64((const __m128i *)(const void *)p);
    return _mm_movelh_ps(_mm_castsi128_ps(xy), _mm_load_ss(&p->z));
}
ISECT_INLINE isect_filter_vec3 isect_filter_member(const isect_vec3 *p)
{
    return _mm_loadu_ps(&p->x);
}
ISECT_INLINE isect_filter_vec3 isect_filter_last_member(const isect_vec3 *p,
        const isect_vec3 *before)
{
    const __m128 four = _mm_loadu_ps(&before->z);
    (void)p;
    return _mm_shuffle_ps(four, four, 0xF9);
}
ISECT_INLINE float isect_filter_sum3(isect_filter_vec3 a)
{
    const __m128i bits = _mm_castps_si128(a); /* a shuffle that copies */
    const __m128 y = _mm_castsi128_ps(_mm_shuffle_epi32(bits, 0x55));
    const __m128 z = _mm_castsi128_ps(_mm_shuffle_epi32(bits, 0xAA));
    return _mm_cvtss_f32(_mm_add_ss(_mm_add_ss(a, y), z));
}
ISECT_INLINE isect_filter_vec3 isect_filter_mul3(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return _mm_mul_ps(a, b);
}
ISECT_INLINE isect_filter_vec3 isect_filter_sub(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return _mm_sub_ps(a, b);
}
ISECT_INLINE isect_filter_vec3 isect_filter_mad(isect_filter_vec3 a, float s, isect_filter_vec3 b)
{
    return _mm_add_ps(a, _mm_mul_ps(_mm_set1_ps(s), b));
}
ISECT_INLINE isect_filter_vec3 isect_filter_abs_of(isect_filter_vec3 a)
{
    return _mm_and_ps(_mm_castsi128_ps(_mm_set1_epi32(0x7FFFFFFF)), a);
}
ISECT_INLINE isect_filter_vec3 isect_filter_min_of(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return _mm_min_ps(a, b);
}
ISECT_INLINE isect_filter_vec3 isect_filter_max_of(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return _mm_max_ps(a, b);
}
ISECT_INLINE float isect_filter_dot(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_sum3(_mm_mul_ps(a, b));
}
ISECT_INLINE float isect_filter_dot_abs(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_sum3(isect_filter_abs_of(_mm_mul_ps(a, b)));
}
ISECT_INLINE bool isect_filter_at_most3(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return (_mm_movemask_ps(_mm_cmple_ps(a, b)) & 7) == 7;
}
#else
typedef isect_vec3 isect_filter_vec3;
ISECT_INLINE isect_vec3 isect_filter_point_at(const isect_vec3 *p)
{
    return *p;
}
ISECT_INLINE isect_vec3 isect_filter_member(const isect_vec3 *p)
{
    return *p;
}
ISECT_INLINE isect_vec3 isect_filter_last_member(const isect_vec3 *p, const isect_vec3 *before)
{
    (void)before;
    return *p;
}
ISECT_INLINE isect_vec3 isect_filter_vec3_of(float x, float y, float z)
{
    const isect_vec3 made = {x, y, z};
    return made;
}
ISECT_INLINE float isect_filter_dot(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
ISECT_INLINE float isect_filter_dot_abs(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_num_abs(a.x * b.x) + isect_filter_num_abs(a.y * b.y) +
        isect_filter_num_abs(a.z * b.z);
}
ISECT_INLINE bool isect_filter_at_most3(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return (a.x <= b.x) & (a.y <= b.y) & (a.z <= b.z);
}
ISECT_INLINE isect_filter_vec3 isect_filter_mul3(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_vec3_of(a.x * b.x, a.y * b.y, a.z * b.z);
}
ISECT_INLINE float isect_filter_sum3(isect_filter_vec3 a)
{
    return a.x + a.y + a.z;
}
ISECT_INLINE isect_filter_vec3 isect_filter_min_of(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_vec3_of(isect_filter_num_min(a.x, b.x), isect_filter_num_min(a.y,
        b.y), isect_filter_num_min(a.z, b.z));
}
ISECT_INLINE isect_filter_vec3 isect_filter_max_of(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_vec3_of(isect_filter_num_max(a.x, b.x), isect_filter_num_max(a.y,
        b.y), isect_filter_num_max(a.z, b.z));
}
ISECT_INLINE isect_filter_vec3 isect_filter_abs_of(isect_filter_vec3 a)
{
    return isect_filter_vec3_of(isect_filter_num_abs(a.x), isect_filter_num_abs(a.y),
        isect_filter_num_abs(a.z));
}
ISECT_INLINE isect_filter_vec3 isect_filter_sub(isect_filter_vec3 a, isect_filter_vec3 b)
{
    return isect_filter_vec3_of(a.x - b.x, a.y - b.y, a.z - b.z);
}
ISECT_INLINE isect_filter_vec3 isect_filter_mad(isect_filter_vec3 a, float s,
        isect_filter_vec3 b)
{
    return isect_filter_vec3_of(a.x + s * b.x, a.y + s * b.y, a.z + s * b.z);
}
#endif
ISECT_INLINE bool isect_filter_surface_meets(isect_filter_heights heights, bool *unsure)
{
    float gap = isect_filter_num_max(heights.least, -heights.most);
    *unsure = isect_filter_mask_not(isect_filter_num_abs(gap) > heights.bound);
    return gap < 0;
}
ISECT_INLINE isect_filter_heights isect_filter_point_heights(const isect_plane *plane,
        isect_filter_vec3 p)
{
    float height = isect_filter_dot(isect_filter_member(&plane->normal), p) + plane->d;
    float size = isect_filter_dot_abs(isect_filter_member(&plane->normal), p) +
        isect_filter_num_abs(plane->d);
    return isect_filter_heights_of(height, height,
        isect_filter_sound_bound(6 * FLT_EPSILON * size + FLT_MIN));
}
ISECT_INLINE bool isect_filter_overlap_point_plane(const isect_vec3 *point,
        const isect_plane *plane, bool *unsure)
{
    return isect_filter_surface_meets(isect_filter_point_heights(plane,
        isect_filter_point_at(point)), unsure);
}
ISECT_INLINE isect_filter_heights isect_filter_both_heights(isect_filter_heights a,
        isect_filter_heights b)
{
    return isect_filter_heights_of(isect_filter_num_min(a.least, b.least),
        isect_filter_num_max(a.most, b.most), a.bound + b.bound);
}
ISECT_INLINE bool isect_filter_overlap_segment_plane(const isect_segment *segment,
        const isect_plane *plane, bool *unsure)
{
    isect_filter_heights a = isect_filter_point_heights(plane,
        isect_filter_member(&segment->a)), b = isect_filter_point_heights(plane,
        isect_filter_last_member(&segment->b, &segment->a));
    return isect_filter_surface_meets(isect_filter_both_heights(a, b), unsure);
}
ISECT_INLINE bool isect_filter_overlap_plane_triangle(const isect_plane *plane,
        const isect_triangle *triangle, bool *unsure)
{
    isect_filter_heights a = isect_filter_point_heights(plane,
        isect_filter_member(&triangle->a)), b = isect_filter_point_heights(plane,
        isect_filter_member(&triangle->b));
    isect_filter_heights c = isect_filter_point_heights(plane,
        isect_filter_last_member(&triangle->c, &triangle->b));
    return isect_filter_surface_meets(isect_filter_both_heights(isect_filter_both_heights(a,
        b), c), unsure);
}
ISECT_INLINE float isect_filter_ball_height(const isect_plane *plane,
        const isect_sphere *sphere, float *reach, float *bound)
{
    const isect_filter_vec3 n = isect_filter_member(&plane->normal),
        c = isect_filter_member(&sphere->center);
    const float nn = isect_filter_dot(n, n), size = isect_filter_dot_abs(n, c) +
        isect_filter_num_abs(plane->d);
    const bool sized = (nn > FLT_MIN / FLT_EPSILON) & (nn < FLT_MAX / 16);
    *reach = sphere->radius * isect_filter_num_sqrt(nn);
    *bound = isect_filter_sound_bound( isect_filter_num_select(sized,
        6 * FLT_EPSILON * (size + *reach) + FLT_MIN, (float)INFINITY));
    return isect_filter_dot(n, c) + plane->d;
}
ISECT_INLINE bool isect_filter_surface_meets_ball(const isect_plane *plane,
        const isect_sphere *sphere, bool *unsure)
{
    float reach, bound, height = isect_filter_ball_height(plane, sphere, &reach, &bound);
    float gap = isect_filter_num_abs(height) - reach;
    *unsure = isect_filter_mask_not(isect_filter_num_abs(gap) > bound);
    return gap < 0;
}
ISECT_INLINE bool isect_filter_overlap_plane_sphere(const isect_plane *plane,
        const isect_sphere *sphere, bool *unsure)
{
    return isect_filter_surface_meets_ball(plane, sphere, unsure);
}
ISECT_INLINE isect_filter_heights isect_filter_box_heights(const isect_plane *plane,
        const isect_aabb *aabb)
{
    const isect_filter_vec3 n = isect_filter_member(&plane->normal),
        lower = isect_filter_member(&aabb->lower),
        upper = isect_filter_last_member(&aabb->upper, &aabb->lower);
    const isect_filter_vec3 low = isect_filter_mul3(n, lower), high = isect_filter_mul3(n,
        upper);
    float least = isect_filter_sum3(isect_filter_min_of(low, high)) + plane->d,
        most = isect_filter_sum3(isect_filter_max_of(low, high)) + plane->d;
    float size = isect_filter_sum3(isect_filter_max_of(isect_filter_abs_of(low),
        isect_filter_abs_of(high))) + isect_filter_num_abs(plane->d);
    return isect_filter_heights_of(least, most,
        isect_filter_sound_bound(6 * FLT_EPSILON * size + FLT_MIN));
}
ISECT_INLINE bool isect_filter_overlap_plane_aabb(const isect_plane *plane,
        const isect_aabb *aabb, bool *unsure)
{
    bool some = isect_filter_at_most3(isect_filter_member(&aabb->lower),
        isect_filter_last_member(&aabb->upper, &aabb->lower));
    return some & isect_filter_surface_meets(isect_filter_box_heights(plane, aabb), unsure);
}
ISECT_INLINE bool isect_filter_point_within(isect_filter_vec3 offset, float reach,
        float least, bool *unsure)
{
    const float distance2 = isect_filter_dot(offset, offset), reach2 = reach * reach,
        room = reach2 - distance2;
    *unsure = isect_filter_mask_not(isect_filter_num_abs(room) > 8 * FLT_EPSILON * (distance2 + reach2) + FLT_MIN);
    return isect_filter_num_min(room, least) >= 0; /* room is not 0 */
}
ISECT_INLINE bool isect_filter_overlap_point_sphere(const isect_vec3 *point,
        const isect_sphere *sphere, bool *unsure)
{
    return isect_filter_point_within(isect_filter_sub(isect_filter_member(&sphere->center),
        isect_filter_point_at(point)), sphere->radius, sphere->radius, unsure);
}
ISECT_INLINE bool isect_filter_nearest_within(isect_filter_vec3 m, isect_filter_vec3 d,
        float from, float to, float reach, float least, bool *unsure)
{
    const float dd = isect_filter_dot(d, d), t = isect_filter_clamp(isect_filter_dot(m,
        d) / dd, from, to); /* 0 / 0: from */
    const isect_filter_vec3 q = isect_filter_mad(m, -t, d);
    const float distance2 = isect_filter_dot(q, q), reach2 = reach * reach,
        room = reach2 - distance2;
    const float both2 = distance2 + reach2, length2 = t * dd * t;
    const float factor = both2 + (2048 * FLT_EPSILON * FLT_EPSILON) * length2;
    const float bound2 = (512 * FLT_EPSILON * FLT_EPSILON) * factor * (both2 + length2) +
        FLT_MIN;
    *unsure = isect_filter_mask_not((room * room > bound2) & (dd <= FLT_MAX / 16));
    return isect_filter_num_min(room, least) >= 0; /* room is not 0 */
}
ISECT_INLINE bool isect_filter_segment_within(isect_filter_vec3 centre, isect_filter_vec3 a,
        isect_filter_vec3 b, float reach, float least, bool *unsure)
{
    return isect_filter_nearest_within(isect_filter_sub(centre, a), isect_filter_sub(b, a), 0,
        1, reach, least, unsure);
}
ISECT_INLINE bool isect_filter_overlap_segment_sphere(const isect_segment *segment,
        const isect_sphere *sphere, bool *unsure)
{
    const float reach = sphere->radius;
    return isect_filter_segment_within(isect_filter_member(&sphere->center),
        isect_filter_member(&segment->a), isect_filter_last_member(&segment->b, &segment->a),
        reach, reach, unsure);
}
ISECT_INLINE bool isect_filter_overlap_ray_sphere(const isect_ray *ray,
        const isect_sphere *sphere, bool *unsure)
{
    const isect_filter_vec3 m = isect_filter_sub(isect_filter_member(&sphere->center),
        isect_filter_member(&ray->origin)), d = isect_filter_member(&ray->dir);
    const float reach = sphere->radius;
    bool within = isect_filter_nearest_within(m, d, ray->t_min, ray->t_max, reach, reach,
        unsure);
    bool sized = isect_filter_dot(d, d) >= FLT_MIN / FLT_EPSILON;
    *unsure = *unsure | isect_filter_mask_not(sized & (ray->t_min <= ray->t_max));
    return within;
}
ISECT_INLINE bool isect_filter_overlap_sphere_sphere(const isect_sphere *a,
        const isect_sphere *b, bool *unsure)
{
    return isect_filter_point_within(isect_filter_sub(isect_filter_member(&a->center),
        isect_filter_member(&b->center)), a->radius + b->radius,
        isect_filter_num_min(a->radius, b->radius), unsure);
}
ISECT_INLINE bool isect_filter_overlap_point_capsule(const isect_vec3 *point,
        const isect_capsule *capsule, bool *unsure)
{
    const float reach = capsule->radius;
    return isect_filter_segment_within(isect_filter_point_at(point),
        isect_filter_member(&capsule->a), isect_filter_member(&capsule->b), reach, reach,
        unsure);
}
ISECT_INLINE bool isect_filter_overlap_sphere_capsule(const isect_sphere *sphere,
        const isect_capsule *capsule, bool *unsure)
{
    float reach = sphere->radius + capsule->radius;
    return isect_filter_segment_within(isect_filter_member(&sphere->center),
        isect_filter_member(&capsule->a), isect_filter_member(&capsule->b), reach,
        isect_filter_num_min(sphere->radius, capsule->radius), unsure);
}
ISECT_INLINE float isect_filter_greatest_fall(float x, float slope)
{
    return isect_filter_num_max(x * slope, (x - 1) * slope);
}
ISECT_INLINE bool isect_filter_surely_less(float x, float y, float bound)
{
    return y - x > bound;
}
ISECT_INLINE bool isect_filter_segments_within(isect_filter_vec3 a, isect_filter_vec3 b,
        isect_filter_vec3 c, isect_filter_vec3 d, float reach, bool *unsure)
{
    const float zero = 0, one = 1;
    const isect_filter_vec3 u = isect_filter_sub(b, a), v = isect_filter_sub(d, c),
        w = isect_filter_sub(a, c);
    const float uu = isect_filter_dot(u, u), vv = isect_filter_dot(v, v),
        uv = isect_filter_dot(u, v);
    const float uw = isect_filter_dot(u, w), vw = isect_filter_dot(v, w);
    const float first = isect_filter_clamp((uv * vw - uw * vv) / (uu * vv - uv * uv), zero,
        one); /* 0 / 0: 0 */
    const float t = isect_filter_clamp((first * uv + vw) / vv, zero, one);
    const float s = isect_filter_clamp((t * uv - uw) / uu, zero, one);
    const isect_filter_vec3 q = isect_filter_mad(isect_filter_mad(w, s, u), -t, v);
    const float distance2 = isect_filter_dot(q, q), reach2 = reach * reach;
    const float fall = isect_filter_greatest_fall(s, isect_filter_dot(q, u)) +
        isect_filter_greatest_fall(t, -isect_filter_dot(q, v));
    const float bound = 128 * FLT_EPSILON * (isect_filter_dot(w, w) + uu + vv + reach2) +
        FLT_MIN;
    const bool within = isect_filter_surely_less(distance2, reach2, bound);
    const bool apart = isect_filter_surely_less(reach2, distance2 - 2 * fall, bound);
    const bool sound = bound <= FLT_EPSILON * FLT_MAX;
    *unsure = isect_filter_mask_not(sound & (within | apart));
    return sound & within;
}
ISECT_INLINE bool isect_filter_overlap_segment_capsule(const isect_segment *segment,
        const isect_capsule *capsule, bool *unsure)
{
    const float reach = capsule->radius;
    bool within = isect_filter_segments_within(isect_filter_member(&segment->a),
        isect_filter_last_member(&segment->b, &segment->a), isect_filter_member(&capsule->a),
        isect_filter_member(&capsule->b), reach, unsure);
    return within & (reach >= 0);
}
ISECT_INLINE bool isect_filter_overlap_capsule_capsule(const isect_capsule *a,
        const isect_capsule *b, bool *unsure)
{
    float reach = a->radius + b->radius;
    bool within = isect_filter_segments_within(isect_filter_member(&a->a),
        isect_filter_member(&a->b), isect_filter_member(&b->a), isect_filter_member(&b->b),
        reach, unsure);
    return within & (isect_filter_num_min(a->radius, b->radius) >= 0);
}
ISECT_INLINE bool isect_filter_overlap_sphere_aabb(const isect_sphere *sphere,
        const isect_aabb *aabb, bool *unsure)
{
    const isect_filter_vec3 centre = isect_filter_member(&sphere->center),
        lower = isect_filter_member(&aabb->lower),
        upper = isect_filter_last_member(&aabb->upper, &aabb->lower);
    const isect_filter_vec3 nearest = isect_filter_max_of(lower, isect_filter_min_of(centre,
        upper));
    bool within = isect_filter_point_within(isect_filter_sub(centre, nearest), sphere->radius,
        sphere->radius, unsure);
    return within & isect_filter_at_most3(lower, upper);
}
ISECT_INLINE isect_side isect_filter_side_of_ball(const isect_plane *plane,
        const isect_sphere *sphere, bool *unsure)
{
    float reach, bound, height = isect_filter_ball_height(plane, sphere, &reach, &bound);
    const float gap = isect_filter_num_abs(height) - reach;
    *unsure = isect_filter_mask_not(isect_filter_num_abs(gap) > bound);
    return isect_filter_side_where((sphere->radius >= 0) & (isect_filter_num_min(gap,
        height) < 0), isect_filter_num_max(height, -gap) < 0);
}
ISECT_INLINE isect_side isect_filter_classify_plane_sphere(const isect_plane *plane,
        const isect_sphere *sphere, bool *unsure)
{
    return isect_filter_side_of_ball(plane, sphere, unsure);
}
ISECT_INLINE isect_side isect_filter_side_of_heights(isect_filter_heights heights, bool valid,
        bool *unsure)
{
    bool low = valid & (heights.least < 0), high = valid & (heights.most < 0);
    *unsure = isect_filter_mask_not(isect_filter_num_min(isect_filter_num_abs(heights.least),
        isect_filter_num_abs(heights.most)) > heights.bound);
    return isect_filter_side_where(low, high);
}
ISECT_INLINE isect_side isect_filter_classify_plane_aabb(const isect_plane *plane,
        const isect_aabb *aabb, bool *unsure)
{
    bool some = isect_filter_at_most3(isect_filter_member(&aabb->lower),
        isect_filter_last_member(&aabb->upper, &aabb->lower));
    return isect_filter_side_of_heights(isect_filter_box_heights(plane, aabb), some, unsure);
}

ISECT_EXTERN_END
#endif
