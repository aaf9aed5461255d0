/* isect/filters.h - formulas of the library that are inline in its callers: filters.
 *
 * A filter answers a question and says if it is unsure; then the compiled function of the library
 * answers, which decides exactly. So an answer does not depend on how a caller is compiled: the
 * error bounds, derived beside the formulas in src/geometry, hold for products that are fused with
 * sums, and for greater precision. Call isect_overlap_..., isect_classify_...: what is here may
 * change.
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
/* Without a branch: gcc makes two of ?: that nobody can predict. */
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
ISECT_INLINE isect_side isect_filter_side_where(bool lower, bool upper)
{
    return (isect_side)(lower * (ISECT_STRADDLES + upper * (ISECT_INSIDE - ISECT_STRADDLES)));
}
typedef struct isect_filter_heights {
    float least;
    float most;
    float bound;
} isect_filter_heights;
ISECT_INLINE isect_filter_heights isect_filter_heights_of(float least, float most, float bound)
{
    const isect_filter_heights made = {least, most, bound};
    return made;
}
ISECT_INLINE isect_vec3 isect_filter_vec3_of(float x, float y, float z)
{
    const isect_vec3 made = {x, y, z};
    return made;
}
ISECT_INLINE bool isect_filter_surface_meets(isect_filter_heights heights, bool *unsure)
{
    float gap = isect_filter_num_max(heights.least, -heights.most);
    *unsure = isect_filter_mask_not(isect_filter_num_abs(gap) > heights.bound);
    return gap < 0;
}
ISECT_INLINE float isect_filter_dot(isect_vec3 a, isect_vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
ISECT_INLINE float isect_filter_dot_abs(isect_vec3 a, isect_vec3 b)
{
    return isect_filter_num_abs(a.x * b.x) + isect_filter_num_abs(a.y * b.y) +
        isect_filter_num_abs(a.z * b.z);
}
ISECT_INLINE float isect_filter_sound_bound(float bound)
{
    return isect_filter_num_select(bound <= FLT_EPSILON * FLT_MAX, bound, (float)INFINITY);
}
ISECT_INLINE isect_filter_heights isect_filter_point_heights(const isect_plane *plane,
        isect_vec3 p)
{
    float height = isect_filter_dot(plane->normal, p) + plane->d;
    float size = isect_filter_dot_abs(plane->normal, p) + isect_filter_num_abs(plane->d);
    return isect_filter_heights_of(height, height,
        isect_filter_sound_bound(6 * FLT_EPSILON * size + FLT_MIN));
}
ISECT_INLINE bool isect_filter_overlap_point_plane(const isect_vec3 *point,
        const isect_plane *plane, bool *unsure)
{
    return isect_filter_surface_meets(isect_filter_point_heights(plane, *point), unsure);
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
    isect_filter_heights a = isect_filter_point_heights(plane, segment->a),
        b = isect_filter_point_heights(plane, segment->b);
    return isect_filter_surface_meets(isect_filter_both_heights(a, b), unsure);
}
ISECT_INLINE bool isect_filter_overlap_plane_triangle(const isect_plane *plane,
        const isect_triangle *triangle, bool *unsure)
{
    isect_filter_heights a = isect_filter_point_heights(plane, triangle->a),
        b = isect_filter_point_heights(plane, triangle->b);
    isect_filter_heights c = isect_filter_point_heights(plane, triangle->c);
    return isect_filter_surface_meets(isect_filter_both_heights(isect_filter_both_heights(a, b),
        c), unsure);
}
ISECT_INLINE isect_filter_heights isect_filter_ball_heights(const isect_plane *plane,
        const isect_sphere *sphere)
{
    const isect_vec3 n = plane->normal, c = sphere->center;
    float nn = isect_filter_dot(n, n), reach = sphere->radius * isect_filter_num_sqrt(nn),
        height = isect_filter_dot(n, c) + plane->d;
    float size = isect_filter_dot_abs(n, c) + isect_filter_num_abs(plane->d) + reach;
    bool sized = (nn > FLT_MIN / FLT_EPSILON) & (nn < FLT_MAX / 16);
    float bound = isect_filter_num_select(sized, 6 * FLT_EPSILON * size + FLT_MIN,
        (float)INFINITY);
    return isect_filter_heights_of(height - reach, height + reach,
        isect_filter_sound_bound(bound));
}
ISECT_INLINE bool isect_filter_overlap_plane_sphere(const isect_plane *plane,
        const isect_sphere *sphere, bool *unsure)
{
    return isect_filter_surface_meets(isect_filter_ball_heights(plane, sphere), unsure);
}
ISECT_INLINE bool isect_filter_at_most3(isect_vec3 a, isect_vec3 b)
{
    return (a.x <= b.x) & (a.y <= b.y) & (a.z <= b.z);
}
ISECT_INLINE isect_filter_heights isect_filter_box_heights(const isect_plane *plane,
        const isect_aabb *aabb)
{
    const isect_vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
    isect_vec3 low = {n.x * lower.x, n.y * lower.y, n.z * lower.z};
    isect_vec3 high = {n.x * upper.x, n.y * upper.y, n.z * upper.z};
    float least = isect_filter_num_min(low.x, high.x) + isect_filter_num_min(low.y, high.y) +
        isect_filter_num_min(low.z, high.z) + plane->d;
    float most = isect_filter_num_max(low.x, high.x) + isect_filter_num_max(low.y, high.y) +
        isect_filter_num_max(low.z, high.z) + plane->d;
    float size = isect_filter_num_max(isect_filter_num_abs(low.x),
        isect_filter_num_abs(high.x)) + isect_filter_num_max(isect_filter_num_abs(low.y),
        isect_filter_num_abs(high.y)) + isect_filter_num_max(isect_filter_num_abs(low.z),
        isect_filter_num_abs(high.z)) + isect_filter_num_abs(plane->d);
    return isect_filter_heights_of(least, most, isect_filter_sound_bound(6 * FLT_EPSILON * size +
        FLT_MIN));
}
ISECT_INLINE bool isect_filter_overlap_plane_aabb(const isect_plane *plane,
        const isect_aabb *aabb, bool *unsure)
{
    bool some = isect_filter_at_most3(aabb->lower, aabb->upper);
    return some & isect_filter_surface_meets(isect_filter_box_heights(plane, aabb), unsure);
}
ISECT_INLINE bool isect_filter_point_within(isect_vec3 offset, float reach, bool *unsure)
{
    float distance2 = isect_filter_dot(offset, offset), reach2 = reach * reach;
    float bound = 8 * FLT_EPSILON * (distance2 + reach2) + FLT_MIN;
    float room = reach2 - distance2;
    *unsure = isect_filter_mask_not(isect_filter_num_abs(room) > bound);
    return room > 0;
}
ISECT_INLINE isect_vec3 isect_filter_sub(isect_vec3 a, isect_vec3 b)
{
    return isect_filter_vec3_of(a.x - b.x, a.y - b.y, a.z - b.z);
}
ISECT_INLINE bool isect_filter_overlap_point_sphere(const isect_vec3 *point,
        const isect_sphere *sphere, bool *unsure)
{
    bool within = isect_filter_point_within(isect_filter_sub(sphere->center, *point),
        sphere->radius, unsure);
    return within & (sphere->radius >= 0);
}
ISECT_INLINE isect_vec3 isect_filter_mad(isect_vec3 a, float s, isect_vec3 b)
{
    return isect_filter_vec3_of(a.x + s * b.x, a.y + s * b.y, a.z + s * b.z);
}
ISECT_INLINE bool isect_filter_nearest_within(isect_vec3 m, isect_vec3 d, float from, float to,
        float reach, bool *unsure)
{
    const float dd = isect_filter_dot(d, d), t = isect_filter_clamp(isect_filter_dot(m, d) / dd,
        from, to); /* 0 / 0: from */
    const isect_vec3 q = isect_filter_mad(m, -t, d);
    const float distance2 = isect_filter_dot(q, q), reach2 = reach * reach,
        room = reach2 - distance2;
    const float both2 = distance2 + reach2, length2 = isect_filter_dot(m, m) + t * t * dd;
    const float factor = both2 + (1024 * FLT_EPSILON * FLT_EPSILON) * length2;
    const float bound2 = (128 * FLT_EPSILON * FLT_EPSILON) * factor * (both2 + length2) + FLT_MIN;
    *unsure = isect_filter_mask_not((room * room > bound2) & (dd <= FLT_MAX / 16));
    return room > 0;
}
ISECT_INLINE bool isect_filter_segment_within(isect_vec3 centre, isect_vec3 a, isect_vec3 b,
        float reach, bool *unsure)
{
    return isect_filter_nearest_within(isect_filter_sub(centre, a), isect_filter_sub(b, a), 0, 1,
        reach, unsure);
}
ISECT_INLINE bool isect_filter_overlap_segment_sphere(const isect_segment *segment,
        const isect_sphere *sphere, bool *unsure)
{
    bool within = isect_filter_segment_within(sphere->center, segment->a, segment->b,
        sphere->radius, unsure);
    return within & (sphere->radius >= 0);
}
ISECT_INLINE bool isect_filter_overlap_ray_sphere(const isect_ray *ray,
        const isect_sphere *sphere, bool *unsure)
{
    const isect_vec3 m = isect_filter_sub(sphere->center, ray->origin), d = ray->dir;
    bool within = isect_filter_nearest_within(m, d, ray->t_min, ray->t_max, sphere->radius,
        unsure);
    bool sized = isect_filter_dot(d, d) >= FLT_MIN / FLT_EPSILON;
    *unsure = *unsure | isect_filter_mask_not(sized & (ray->t_min <= ray->t_max));
    return within & (sphere->radius >= 0);
}
ISECT_INLINE bool isect_filter_overlap_sphere_sphere(const isect_sphere *a,
        const isect_sphere *b, bool *unsure)
{
    bool within = isect_filter_point_within(isect_filter_sub(a->center, b->center), a->radius +
        b->radius, unsure);
    return within & (isect_filter_num_min(a->radius, b->radius) >= 0);
}
ISECT_INLINE bool isect_filter_overlap_point_capsule(const isect_vec3 *point,
        const isect_capsule *capsule, bool *unsure)
{
    bool within = isect_filter_segment_within(*point, capsule->a, capsule->b, capsule->radius,
        unsure);
    return within & (capsule->radius >= 0);
}
ISECT_INLINE bool isect_filter_overlap_sphere_capsule(const isect_sphere *sphere,
        const isect_capsule *capsule, bool *unsure)
{
    float reach = sphere->radius + capsule->radius;
    bool within = isect_filter_segment_within(sphere->center, capsule->a, capsule->b, reach,
        unsure);
    return within & (isect_filter_num_min(sphere->radius, capsule->radius) >= 0);
}
ISECT_INLINE float isect_filter_greatest_fall(float x, float slope)
{
    return isect_filter_num_max(x * slope, (x - 1) * slope);
}
ISECT_INLINE bool isect_filter_surely_less(float x, float y, float bound)
{
    return y - x > bound;
}
ISECT_INLINE bool isect_filter_segments_within(isect_vec3 a, isect_vec3 b, isect_vec3 c,
        isect_vec3 d, float reach, bool *unsure)
{
    const float zero = 0, one = 1;
    const isect_vec3 u = isect_filter_sub(b, a), v = isect_filter_sub(d, c),
        w = isect_filter_sub(a, c);
    const float uu = isect_filter_dot(u, u), vv = isect_filter_dot(v, v),
        uv = isect_filter_dot(u, v), uw = isect_filter_dot(u, w), vw = isect_filter_dot(v, w);
    const float first = isect_filter_clamp((uv * vw - uw * vv) / (uu * vv - uv * uv), zero,
        one); /* 0 / 0: 0 */
    const float t = isect_filter_clamp((first * uv + vw) / vv, zero, one);
    const float s = isect_filter_clamp((t * uv - uw) / uu, zero, one);
    const isect_vec3 q = isect_filter_mad(isect_filter_mad(w, s, u), -t, v);
    const float distance2 = isect_filter_dot(q, q), reach2 = reach * reach;
    const float fall = isect_filter_greatest_fall(s, isect_filter_dot(q, u)) +
        isect_filter_greatest_fall(t, -isect_filter_dot(q, v));
    const float bound = 128 * FLT_EPSILON * (isect_filter_dot(w, w) + uu + vv + reach2) + FLT_MIN;
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
    bool within = isect_filter_segments_within(segment->a, segment->b, capsule->a, capsule->b,
        reach, unsure);
    return within & (reach >= 0);
}
ISECT_INLINE bool isect_filter_overlap_capsule_capsule(const isect_capsule *a,
        const isect_capsule *b, bool *unsure)
{
    float reach = a->radius + b->radius;
    bool within = isect_filter_segments_within(a->a, a->b, b->a, b->b, reach, unsure);
    return within & (isect_filter_num_min(a->radius, b->radius) >= 0);
}
ISECT_INLINE isect_vec3 isect_filter_max_of(isect_vec3 a, isect_vec3 b)
{
    return isect_filter_vec3_of(isect_filter_num_max(a.x, b.x), isect_filter_num_max(a.y, b.y),
        isect_filter_num_max(a.z, b.z));
}
ISECT_INLINE isect_vec3 isect_filter_min_of(isect_vec3 a, isect_vec3 b)
{
    return isect_filter_vec3_of(isect_filter_num_min(a.x, b.x), isect_filter_num_min(a.y, b.y),
        isect_filter_num_min(a.z, b.z));
}
ISECT_INLINE bool isect_filter_overlap_sphere_aabb(const isect_sphere *sphere,
        const isect_aabb *aabb, bool *unsure)
{
    const isect_vec3 centre = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const isect_vec3 nearest = isect_filter_max_of(lower, isect_filter_min_of(centre, upper));
    bool within = isect_filter_point_within(isect_filter_sub(centre, nearest), sphere->radius,
        unsure);
    bool some = isect_filter_at_most3(lower, upper);
    return within & some & (sphere->radius >= 0);
}
ISECT_INLINE isect_side isect_filter_side_of_heights(isect_filter_heights heights, bool valid,
        bool *unsure)
{
    bool low = valid & (heights.least < 0), high = valid & (heights.most < 0);
    *unsure = isect_filter_mask_not(isect_filter_num_min(isect_filter_num_abs(heights.least),
        isect_filter_num_abs(heights.most)) > heights.bound);
    return isect_filter_side_where(low, high);
}
ISECT_INLINE isect_side isect_filter_classify_plane_sphere(const isect_plane *plane,
        const isect_sphere *sphere, bool *unsure)
{
    return isect_filter_side_of_heights(isect_filter_ball_heights(plane, sphere),
        sphere->radius >= 0, unsure);
}
ISECT_INLINE isect_side isect_filter_classify_plane_aabb(const isect_plane *plane,
        const isect_aabb *aabb, bool *unsure)
{
    bool some = isect_filter_at_most3(aabb->lower, aabb->upper);
    return isect_filter_side_of_heights(isect_filter_box_heights(plane, aabb), some, unsure);
}

ISECT_EXTERN_END
#endif
