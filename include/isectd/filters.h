/* isectd/filters.h - isect/filters.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_FILTERS_H
#define ISECTD_FILTERS_H

#include "isectd/shapes.h"
#include <float.h>
#include <math.h>

ISECT_EXTERN_BEGIN

ISECT_ASK bool isectd_overlap_point_plane_compiled(const isectd_vec3 *point,
                                                   const isectd_plane *plane);
ISECT_ASK bool isectd_overlap_segment_plane_compiled(const isectd_segment *segment,
                                                     const isectd_plane *plane);
ISECT_ASK bool isectd_overlap_plane_triangle_compiled(const isectd_plane *plane,
                                                      const isectd_triangle *triangle);
ISECT_ASK bool isectd_overlap_plane_sphere_compiled(const isectd_plane *plane,
                                                    const isectd_sphere *sphere);
ISECT_ASK bool isectd_overlap_plane_aabb_compiled(const isectd_plane *plane,
                                                  const isectd_aabb *aabb);
ISECT_ASK bool isectd_overlap_point_sphere_compiled(const isectd_vec3 *point,
                                                    const isectd_sphere *sphere);
ISECT_ASK bool isectd_overlap_segment_sphere_compiled(const isectd_segment *segment,
                                                      const isectd_sphere *sphere);
ISECT_ASK bool isectd_overlap_ray_sphere_compiled(const isectd_ray *ray,
                                                  const isectd_sphere *sphere);
ISECT_ASK bool isectd_overlap_sphere_sphere_compiled(const isectd_sphere *a,
                                                     const isectd_sphere *b);
ISECT_ASK bool isectd_overlap_point_capsule_compiled(const isectd_vec3 *point,
                                                     const isectd_capsule *capsule);
ISECT_ASK bool isectd_overlap_sphere_capsule_compiled(const isectd_sphere *sphere,
                                                      const isectd_capsule *capsule);
ISECT_ASK bool isectd_overlap_segment_capsule_compiled(const isectd_segment *segment,
                                                       const isectd_capsule *capsule);
ISECT_ASK bool isectd_overlap_capsule_capsule_compiled(const isectd_capsule *a,
                                                       const isectd_capsule *b);
ISECT_ASK bool isectd_overlap_sphere_aabb_compiled(const isectd_sphere *sphere,
                                                   const isectd_aabb *aabb);
ISECT_ASK isect_side isectd_classify_plane_sphere_compiled(const isectd_plane *plane,
                                                           const isectd_sphere *sphere);
ISECT_ASK isect_side isectd_classify_plane_aabb_compiled(const isectd_plane *plane,
                                                         const isectd_aabb *aabb);

ISECT_INLINE double isectd_filter_num_min(double a, double b) /* b if one is NaN */
{
    return a < b ? a : b;
}
ISECT_INLINE double isectd_filter_num_max(double a, double b) /* b if one is NaN */
{
    return a > b ? a : b;
}
/* Without a branch: gcc compiles ?: to two branches that are hard to predict. */
ISECT_INLINE double isectd_filter_clamp(double x, double lower, double upper)
{
#if ISECT_HAS_SSE2
    const __m128d least = _mm_set1_pd(lower), most = _mm_set1_pd(upper);
    return _mm_cvtsd_f64(_mm_min_pd(_mm_max_pd(_mm_set1_pd(x), least), most));
#else
    return isectd_filter_num_min(isectd_filter_num_max(x, lower), upper);
#endif
}
ISECT_INLINE double isectd_filter_num_sqrt(double a)
{
#if ISECT_HAS_SSE2
    return _mm_cvtsd_f64(_mm_sqrt_pd(_mm_set1_pd(a)));
#else
    return sqrt(a);
#endif
}
ISECT_INLINE double isectd_filter_num_abs(double a)
{
    return fabs(a);
}
ISECT_INLINE double isectd_filter_num_select(bool m, double a, double b)
{
    return m ? a : b;
}
ISECT_INLINE bool isectd_filter_mask_not(bool m)
{
    return !m;
}
/* Foreseen: not a select, which takes more. */
ISECT_INLINE double isectd_filter_sound_bound(double bound)
{
#ifdef __GNUC__
    return __builtin_expect(bound <= DBL_EPSILON * DBL_MAX, 1) ? bound : (double)INFINITY;
#else
    return bound <= DBL_EPSILON * DBL_MAX ? bound : (double)INFINITY;
#endif
}
ISECT_INLINE isect_side isectd_filter_side_where(bool lower, bool upper)
{
    return (isect_side)(lower * (ISECT_STRADDLES + upper * (ISECT_INSIDE - ISECT_STRADDLES)));
}
typedef struct isectd_filter_heights { double least; double most;
    double bound; } isectd_filter_heights;
ISECT_INLINE isectd_filter_heights isectd_filter_heights_of(double least, double most, double bound)
{
    const isectd_filter_heights made = {least, most, bound};
    return made;
}
typedef isectd_vec3 isectd_filter_vec3;
ISECT_INLINE isectd_vec3 isectd_filter_point_at(const isectd_vec3 *p)
{
    return *p;
}
ISECT_INLINE isectd_vec3 isectd_filter_member(const isectd_vec3 *p)
{
    return *p;
}
ISECT_INLINE isectd_vec3 isectd_filter_last_member(const isectd_vec3 *p, const isectd_vec3 *before)
{
    (void)before;
    return *p;
}
ISECT_INLINE isectd_vec3 isectd_filter_vec3_of(double x, double y, double z)
{
    const isectd_vec3 made = {x, y, z};
    return made;
}
ISECT_INLINE double isectd_filter_dot(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
ISECT_INLINE double isectd_filter_dot_abs(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return isectd_filter_num_abs(a.x * b.x) + isectd_filter_num_abs(a.y * b.y) +
        isectd_filter_num_abs(a.z * b.z);
}
ISECT_INLINE bool isectd_filter_at_most3(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return (a.x <= b.x) & (a.y <= b.y) & (a.z <= b.z);
}
ISECT_INLINE isectd_filter_vec3 isectd_filter_mul3(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return isectd_filter_vec3_of(a.x * b.x, a.y * b.y, a.z * b.z);
}
ISECT_INLINE double isectd_filter_sum3(isectd_filter_vec3 a)
{
    return a.x + a.y + a.z;
}
ISECT_INLINE isectd_filter_vec3 isectd_filter_min_of(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return isectd_filter_vec3_of(isectd_filter_num_min(a.x, b.x), isectd_filter_num_min(a.y,
        b.y), isectd_filter_num_min(a.z, b.z));
}
ISECT_INLINE isectd_filter_vec3 isectd_filter_max_of(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return isectd_filter_vec3_of(isectd_filter_num_max(a.x, b.x), isectd_filter_num_max(a.y,
        b.y), isectd_filter_num_max(a.z, b.z));
}
ISECT_INLINE isectd_filter_vec3 isectd_filter_abs_of(isectd_filter_vec3 a)
{
    return isectd_filter_vec3_of(isectd_filter_num_abs(a.x), isectd_filter_num_abs(a.y),
        isectd_filter_num_abs(a.z));
}
ISECT_INLINE isectd_filter_vec3 isectd_filter_sub(isectd_filter_vec3 a, isectd_filter_vec3 b)
{
    return isectd_filter_vec3_of(a.x - b.x, a.y - b.y, a.z - b.z);
}
ISECT_INLINE isectd_filter_vec3 isectd_filter_mad(isectd_filter_vec3 a, double s,
        isectd_filter_vec3 b)
{
    return isectd_filter_vec3_of(a.x + s * b.x, a.y + s * b.y, a.z + s * b.z);
}
ISECT_INLINE bool isectd_filter_surface_meets(isectd_filter_heights heights, bool *unsure)
{
    double gap = isectd_filter_num_max(heights.least, -heights.most);
    *unsure = isectd_filter_mask_not(isectd_filter_num_abs(gap) > heights.bound);
    return gap < 0;
}
ISECT_INLINE isectd_filter_heights isectd_filter_point_heights(const isectd_plane *plane,
        isectd_filter_vec3 p)
{
    double height = isectd_filter_dot(isectd_filter_member(&plane->normal), p) + plane->d;
    double size = isectd_filter_dot_abs(isectd_filter_member(&plane->normal), p) +
        isectd_filter_num_abs(plane->d);
    return isectd_filter_heights_of(height, height,
        isectd_filter_sound_bound(6 * DBL_EPSILON * size + DBL_MIN));
}
ISECT_INLINE bool isectd_filter_overlap_point_plane(const isectd_vec3 *point,
        const isectd_plane *plane, bool *unsure)
{
    return isectd_filter_surface_meets(isectd_filter_point_heights(plane,
        isectd_filter_point_at(point)), unsure);
}
ISECT_INLINE isectd_filter_heights isectd_filter_both_heights(isectd_filter_heights a,
        isectd_filter_heights b)
{
    return isectd_filter_heights_of(isectd_filter_num_min(a.least, b.least),
        isectd_filter_num_max(a.most, b.most), a.bound + b.bound);
}
ISECT_INLINE bool isectd_filter_overlap_segment_plane(const isectd_segment *segment,
        const isectd_plane *plane, bool *unsure)
{
    isectd_filter_heights a = isectd_filter_point_heights(plane,
        isectd_filter_member(&segment->a)), b = isectd_filter_point_heights(plane,
        isectd_filter_last_member(&segment->b, &segment->a));
    return isectd_filter_surface_meets(isectd_filter_both_heights(a, b), unsure);
}
ISECT_INLINE bool isectd_filter_overlap_plane_triangle(const isectd_plane *plane,
        const isectd_triangle *triangle, bool *unsure)
{
    isectd_filter_heights a = isectd_filter_point_heights(plane,
        isectd_filter_member(&triangle->a)), b = isectd_filter_point_heights(plane,
        isectd_filter_member(&triangle->b));
    isectd_filter_heights c = isectd_filter_point_heights(plane,
        isectd_filter_last_member(&triangle->c, &triangle->b));
    return isectd_filter_surface_meets(isectd_filter_both_heights(isectd_filter_both_heights(a,
        b), c), unsure);
}
ISECT_INLINE double isectd_filter_ball_height(const isectd_plane *plane,
        const isectd_sphere *sphere, double *reach, double *bound)
{
    const isectd_filter_vec3 n = isectd_filter_member(&plane->normal),
        c = isectd_filter_member(&sphere->center);
    const double nn = isectd_filter_dot(n, n), size = isectd_filter_dot_abs(n, c) +
        isectd_filter_num_abs(plane->d);
    const bool sized = (nn > DBL_MIN / DBL_EPSILON) & (nn < DBL_MAX / 16);
    *reach = sphere->radius * isectd_filter_num_sqrt(nn);
    *bound = isectd_filter_sound_bound( isectd_filter_num_select(sized,
        6 * DBL_EPSILON * (size + *reach) + DBL_MIN, (double)INFINITY));
    return isectd_filter_dot(n, c) + plane->d;
}
ISECT_INLINE bool isectd_filter_surface_meets_ball(const isectd_plane *plane,
        const isectd_sphere *sphere, bool *unsure)
{
    double reach, bound, height = isectd_filter_ball_height(plane, sphere, &reach, &bound);
    double gap = isectd_filter_num_abs(height) - reach;
    *unsure = isectd_filter_mask_not(isectd_filter_num_abs(gap) > bound);
    return gap < 0;
}
ISECT_INLINE bool isectd_filter_overlap_plane_sphere(const isectd_plane *plane,
        const isectd_sphere *sphere, bool *unsure)
{
    return isectd_filter_surface_meets_ball(plane, sphere, unsure);
}
ISECT_INLINE isectd_filter_heights isectd_filter_box_heights(const isectd_plane *plane,
        const isectd_aabb *aabb)
{
    const isectd_filter_vec3 n = isectd_filter_member(&plane->normal),
        lower = isectd_filter_member(&aabb->lower),
        upper = isectd_filter_last_member(&aabb->upper, &aabb->lower);
    const isectd_filter_vec3 low = isectd_filter_mul3(n, lower), high = isectd_filter_mul3(n,
        upper);
    double least = isectd_filter_sum3(isectd_filter_min_of(low, high)) + plane->d,
        most = isectd_filter_sum3(isectd_filter_max_of(low, high)) + plane->d;
    double size = isectd_filter_sum3(isectd_filter_max_of(isectd_filter_abs_of(low),
        isectd_filter_abs_of(high))) + isectd_filter_num_abs(plane->d);
    return isectd_filter_heights_of(least, most,
        isectd_filter_sound_bound(6 * DBL_EPSILON * size + DBL_MIN));
}
ISECT_INLINE bool isectd_filter_overlap_plane_aabb(const isectd_plane *plane,
        const isectd_aabb *aabb, bool *unsure)
{
    bool some = isectd_filter_at_most3(isectd_filter_member(&aabb->lower),
        isectd_filter_last_member(&aabb->upper, &aabb->lower));
    return some & isectd_filter_surface_meets(isectd_filter_box_heights(plane, aabb), unsure);
}
ISECT_INLINE bool isectd_filter_point_within(isectd_filter_vec3 offset, double reach,
        double least, bool *unsure)
{
    const double distance2 = isectd_filter_dot(offset, offset), reach2 = reach * reach,
        room = reach2 - distance2;
    *unsure = isectd_filter_mask_not(isectd_filter_num_abs(room) > 8 * DBL_EPSILON * (distance2 + reach2) + DBL_MIN);
    return isectd_filter_num_min(room, least) >= 0; /* room is not 0 */
}
ISECT_INLINE bool isectd_filter_overlap_point_sphere(const isectd_vec3 *point,
        const isectd_sphere *sphere, bool *unsure)
{
    return isectd_filter_point_within(isectd_filter_sub(isectd_filter_member(&sphere->center),
        isectd_filter_point_at(point)), sphere->radius, sphere->radius, unsure);
}
ISECT_INLINE bool isectd_filter_nearest_within(isectd_filter_vec3 m, isectd_filter_vec3 d,
        double from, double to, double reach, double least, bool *unsure)
{
    const double dd = isectd_filter_dot(d, d), t = isectd_filter_clamp(isectd_filter_dot(m,
        d) / dd, from, to); /* 0 / 0: from */
    const isectd_filter_vec3 q = isectd_filter_mad(m, -t, d);
    const double distance2 = isectd_filter_dot(q, q), reach2 = reach * reach,
        room = reach2 - distance2;
    const double both2 = distance2 + reach2, length2 = t * dd * t;
    const double factor = both2 + (2048 * DBL_EPSILON * DBL_EPSILON) * length2;
    const double bound2 = (512 * DBL_EPSILON * DBL_EPSILON) * factor * (both2 + length2) +
        DBL_MIN;
    *unsure = isectd_filter_mask_not((room * room > bound2) & (dd <= DBL_MAX / 16));
    return isectd_filter_num_min(room, least) >= 0; /* room is not 0 */
}
ISECT_INLINE bool isectd_filter_segment_within(isectd_filter_vec3 centre, isectd_filter_vec3 a,
        isectd_filter_vec3 b, double reach, double least, bool *unsure)
{
    return isectd_filter_nearest_within(isectd_filter_sub(centre, a), isectd_filter_sub(b, a), 0,
        1, reach, least, unsure);
}
ISECT_INLINE bool isectd_filter_overlap_segment_sphere(const isectd_segment *segment,
        const isectd_sphere *sphere, bool *unsure)
{
    const double reach = sphere->radius;
    return isectd_filter_segment_within(isectd_filter_member(&sphere->center),
        isectd_filter_member(&segment->a), isectd_filter_last_member(&segment->b, &segment->a),
        reach, reach, unsure);
}
ISECT_INLINE bool isectd_filter_overlap_ray_sphere(const isectd_ray *ray,
        const isectd_sphere *sphere, bool *unsure)
{
    const isectd_filter_vec3 m = isectd_filter_sub(isectd_filter_member(&sphere->center),
        isectd_filter_member(&ray->origin)), d = isectd_filter_member(&ray->dir);
    const double reach = sphere->radius;
    bool within = isectd_filter_nearest_within(m, d, ray->t_min, ray->t_max, reach, reach,
        unsure);
    bool sized = isectd_filter_dot(d, d) >= DBL_MIN / DBL_EPSILON;
    *unsure = *unsure | isectd_filter_mask_not(sized & (ray->t_min <= ray->t_max));
    return within;
}
ISECT_INLINE bool isectd_filter_overlap_sphere_sphere(const isectd_sphere *a,
        const isectd_sphere *b, bool *unsure)
{
    return isectd_filter_point_within(isectd_filter_sub(isectd_filter_member(&a->center),
        isectd_filter_member(&b->center)), a->radius + b->radius,
        isectd_filter_num_min(a->radius, b->radius), unsure);
}
ISECT_INLINE bool isectd_filter_overlap_point_capsule(const isectd_vec3 *point,
        const isectd_capsule *capsule, bool *unsure)
{
    const double reach = capsule->radius;
    return isectd_filter_segment_within(isectd_filter_point_at(point),
        isectd_filter_member(&capsule->a), isectd_filter_member(&capsule->b), reach, reach,
        unsure);
}
ISECT_INLINE bool isectd_filter_overlap_sphere_capsule(const isectd_sphere *sphere,
        const isectd_capsule *capsule, bool *unsure)
{
    double reach = sphere->radius + capsule->radius;
    return isectd_filter_segment_within(isectd_filter_member(&sphere->center),
        isectd_filter_member(&capsule->a), isectd_filter_member(&capsule->b), reach,
        isectd_filter_num_min(sphere->radius, capsule->radius), unsure);
}
ISECT_INLINE double isectd_filter_greatest_fall(double x, double slope)
{
    return isectd_filter_num_max(x * slope, (x - 1) * slope);
}
ISECT_INLINE bool isectd_filter_surely_less(double x, double y, double bound)
{
    return y - x > bound;
}
ISECT_INLINE bool isectd_filter_segments_within(isectd_filter_vec3 a, isectd_filter_vec3 b,
        isectd_filter_vec3 c, isectd_filter_vec3 d, double reach, bool *unsure)
{
    const double zero = 0, one = 1;
    const isectd_filter_vec3 u = isectd_filter_sub(b, a), v = isectd_filter_sub(d, c),
        w = isectd_filter_sub(a, c);
    const double uu = isectd_filter_dot(u, u), vv = isectd_filter_dot(v, v),
        uv = isectd_filter_dot(u, v);
    const double uw = isectd_filter_dot(u, w), vw = isectd_filter_dot(v, w);
    const double first = isectd_filter_clamp((uv * vw - uw * vv) / (uu * vv - uv * uv), zero,
        one); /* 0 / 0: 0 */
    const double t = isectd_filter_clamp((first * uv + vw) / vv, zero, one);
    const double s = isectd_filter_clamp((t * uv - uw) / uu, zero, one);
    const isectd_filter_vec3 q = isectd_filter_mad(isectd_filter_mad(w, s, u), -t, v);
    const double distance2 = isectd_filter_dot(q, q), reach2 = reach * reach;
    const double fall = isectd_filter_greatest_fall(s, isectd_filter_dot(q, u)) +
        isectd_filter_greatest_fall(t, -isectd_filter_dot(q, v));
    const double bound = 128 * DBL_EPSILON * (isectd_filter_dot(w, w) + uu + vv + reach2) +
        DBL_MIN;
    const bool within = isectd_filter_surely_less(distance2, reach2, bound);
    const bool apart = isectd_filter_surely_less(reach2, distance2 - 2 * fall, bound);
    const bool sound = bound <= DBL_EPSILON * DBL_MAX;
    *unsure = isectd_filter_mask_not(sound & (within | apart));
    return sound & within;
}
ISECT_INLINE bool isectd_filter_overlap_segment_capsule(const isectd_segment *segment,
        const isectd_capsule *capsule, bool *unsure)
{
    const double reach = capsule->radius;
    bool within = isectd_filter_segments_within(isectd_filter_member(&segment->a),
        isectd_filter_last_member(&segment->b, &segment->a), isectd_filter_member(&capsule->a),
        isectd_filter_member(&capsule->b), reach, unsure);
    return within & (reach >= 0);
}
ISECT_INLINE bool isectd_filter_overlap_capsule_capsule(const isectd_capsule *a,
        const isectd_capsule *b, bool *unsure)
{
    double reach = a->radius + b->radius;
    bool within = isectd_filter_segments_within(isectd_filter_member(&a->a),
        isectd_filter_member(&a->b), isectd_filter_member(&b->a), isectd_filter_member(&b->b),
        reach, unsure);
    return within & (isectd_filter_num_min(a->radius, b->radius) >= 0);
}
ISECT_INLINE bool isectd_filter_overlap_sphere_aabb(const isectd_sphere *sphere,
        const isectd_aabb *aabb, bool *unsure)
{
    const isectd_filter_vec3 centre = isectd_filter_member(&sphere->center),
        lower = isectd_filter_member(&aabb->lower),
        upper = isectd_filter_last_member(&aabb->upper, &aabb->lower);
    const isectd_filter_vec3 nearest = isectd_filter_max_of(lower, isectd_filter_min_of(centre,
        upper));
    bool within = isectd_filter_point_within(isectd_filter_sub(centre, nearest), sphere->radius,
        sphere->radius, unsure);
    return within & isectd_filter_at_most3(lower, upper);
}
ISECT_INLINE isect_side isectd_filter_side_of_ball(const isectd_plane *plane,
        const isectd_sphere *sphere, bool *unsure)
{
    double reach, bound, height = isectd_filter_ball_height(plane, sphere, &reach, &bound);
    const double gap = isectd_filter_num_abs(height) - reach;
    *unsure = isectd_filter_mask_not(isectd_filter_num_abs(gap) > bound);
    return isectd_filter_side_where((sphere->radius >= 0) & (isectd_filter_num_min(gap,
        height) < 0), isectd_filter_num_max(height, -gap) < 0);
}
ISECT_INLINE isect_side isectd_filter_classify_plane_sphere(const isectd_plane *plane,
        const isectd_sphere *sphere, bool *unsure)
{
    return isectd_filter_side_of_ball(plane, sphere, unsure);
}
ISECT_INLINE isect_side isectd_filter_side_of_heights(isectd_filter_heights heights, bool valid,
        bool *unsure)
{
    bool low = valid & (heights.least < 0), high = valid & (heights.most < 0);
    *unsure = isectd_filter_mask_not(isectd_filter_num_min(isectd_filter_num_abs(heights.least),
        isectd_filter_num_abs(heights.most)) > heights.bound);
    return isectd_filter_side_where(low, high);
}
ISECT_INLINE isect_side isectd_filter_classify_plane_aabb(const isectd_plane *plane,
        const isectd_aabb *aabb, bool *unsure)
{
    bool some = isectd_filter_at_most3(isectd_filter_member(&aabb->lower),
        isectd_filter_last_member(&aabb->upper, &aabb->lower));
    return isectd_filter_side_of_heights(isectd_filter_box_heights(plane, aabb), some, unsure);
}

ISECT_EXTERN_END
#endif
