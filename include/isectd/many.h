/* isectd/many.h - the questions of overlap.h, cast.h, classify.h, closest.h, many at a time.
 *
 *     _n      one first shape with n second ones
 *     _each   n first shapes with one second one
 *     _pairs  n with n: first shape i with second shape i
 *
 * For every i < n, answer i is bit for bit what the function for one pair says: on every
 * instruction set (isect_isa), and whatever rounding or flush-to-zero mode the caller is in, since
 * the default one is established for the time of the call. Yes or no is bit i of `bits`:
 * isect_words(n) words, read with isect_bit, bits beyond n are 0. A side is one byte. Inputs and
 * outputs must not overlap. Nothing is allocated, nothing fails.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_MANY_H
#define ISECTD_MANY_H

#include "isectd/arrays.h"

ISECT_EXTERN_BEGIN

/// isectd_overlap_point_segment, many at a time: one with many.
///
/// @param point     One vec3.
/// @param segments  n segments.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_segment_n(const isectd_vec3 *point,
                                             const isectd_segments *segments, size_t n,
                                             uint64_t *bits);

/// isectd_overlap_point_segment, many at a time: many with one.
///
/// @param points   n points.
/// @param segment  One segment.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_segment_each(const isectd_points *points,
                                                const isectd_segment *segment, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_point_segment, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param segments  n segments.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_segment_pairs(const isectd_points *points,
                                                 const isectd_segments *segments, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_point_plane, many at a time: one with many.
///
/// @param point   One vec3.
/// @param planes  n planes.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_plane_n(const isectd_vec3 *point, const isectd_planes *planes,
                                           size_t n, uint64_t *bits);

/// isectd_overlap_point_plane, many at a time: many with one.
///
/// @param points  n points.
/// @param plane   One plane.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_plane_each(const isectd_points *points,
                                              const isectd_plane *plane, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_point_plane, many at a time: first with first, and so on.
///
/// @param points  n points.
/// @param planes  n planes.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_plane_pairs(const isectd_points *points,
                                               const isectd_planes *planes, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_point_triangle, many at a time: one with many.
///
/// @param point      One vec3.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_triangle_n(const isectd_vec3 *point,
                                              const isectd_triangles *triangles, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_point_triangle, many at a time: many with one.
///
/// @param points    n points.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_triangle_each(const isectd_points *points,
                                                 const isectd_triangle *triangle, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_point_triangle, many at a time: first with first, and so on.
///
/// @param points     n points.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_triangle_pairs(const isectd_points *points,
                                                  const isectd_triangles *triangles, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_point_aabb, many at a time: one with many.
///
/// @param point  One vec3.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param bits   Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_aabb_n(const isectd_vec3 *point, const isectd_aabbs *aabbs,
                                          size_t n, uint64_t *bits);

/// isectd_overlap_point_aabb, many at a time: many with one.
///
/// @param points  n points.
/// @param aabb    One aabb.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_aabb_each(const isectd_points *points, const isectd_aabb *aabb,
                                             size_t n, uint64_t *bits);

/// isectd_overlap_point_aabb, many at a time: first with first, and so on.
///
/// @param points  n points.
/// @param aabbs   n aabbs.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_aabb_pairs(const isectd_points *points,
                                              const isectd_aabbs *aabbs, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_segment_segment, many at a time: one with many.
///
/// @param a     One segment.
/// @param b     n segments.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_segment_n(const isectd_segment *a, const isectd_segments *b,
                                               size_t n, uint64_t *bits);

/// isectd_overlap_segment_segment, many at a time: many with one.
///
/// @param a     n segments.
/// @param b     One segment.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_segment_each(const isectd_segments *a,
                                                  const isectd_segment *b, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_segment_segment, many at a time: first with first, and so on.
///
/// @param a     n segments.
/// @param b     n segments.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_segment_pairs(const isectd_segments *a,
                                                   const isectd_segments *b, size_t n,
                                                   uint64_t *bits);

/// isectd_overlap_segment_plane, many at a time: one with many.
///
/// @param segment  One segment.
/// @param planes   n planes.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_plane_n(const isectd_segment *segment,
                                             const isectd_planes *planes, size_t n,
                                             uint64_t *bits);

/// isectd_overlap_segment_plane, many at a time: many with one.
///
/// @param segments  n segments.
/// @param plane     One plane.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_plane_each(const isectd_segments *segments,
                                                const isectd_plane *plane, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_segment_plane, many at a time: first with first, and so on.
///
/// @param segments  n segments.
/// @param planes    n planes.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_plane_pairs(const isectd_segments *segments,
                                                 const isectd_planes *planes, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_segment_aabb, many at a time: one with many.
///
/// @param segment  One segment.
/// @param aabbs    n aabbs.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_aabb_n(const isectd_segment *segment,
                                            const isectd_aabbs *aabbs, size_t n, uint64_t *bits);

/// isectd_overlap_segment_aabb, many at a time: many with one.
///
/// @param segments  n segments.
/// @param aabb      One aabb.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_aabb_each(const isectd_segments *segments,
                                               const isectd_aabb *aabb, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_segment_aabb, many at a time: first with first, and so on.
///
/// @param segments  n segments.
/// @param aabbs     n aabbs.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_aabb_pairs(const isectd_segments *segments,
                                                const isectd_aabbs *aabbs, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_segment_triangle, many at a time: one with many.
///
/// @param segment    One segment.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_triangle_n(const isectd_segment *segment,
                                                const isectd_triangles *triangles, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_segment_triangle, many at a time: many with one.
///
/// @param segments  n segments.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_triangle_each(const isectd_segments *segments,
                                                   const isectd_triangle *triangle, size_t n,
                                                   uint64_t *bits);

/// isectd_overlap_segment_triangle, many at a time: first with first, and so on.
///
/// @param segments   n segments.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_triangle_pairs(const isectd_segments *segments,
                                                    const isectd_triangles *triangles, size_t n,
                                                    uint64_t *bits);

/// isectd_overlap_ray_plane, many at a time: one with many.
///
/// @param ray     One ray.
/// @param planes  n planes.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_plane_n(const isectd_ray *ray, const isectd_planes *planes,
                                         size_t n, uint64_t *bits);

/// isectd_overlap_ray_plane, many at a time: many with one.
///
/// @param rays   n rays.
/// @param plane  One plane.
/// @param n      How many.
/// @param bits   Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_plane_each(const isectd_rays *rays, const isectd_plane *plane,
                                            size_t n, uint64_t *bits);

/// isectd_overlap_ray_plane, many at a time: first with first, and so on.
///
/// @param rays    n rays.
/// @param planes  n planes.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_plane_pairs(const isectd_rays *rays, const isectd_planes *planes,
                                             size_t n, uint64_t *bits);

/// isectd_overlap_ray_aabb, many at a time: one with many.
///
/// @param ray    One ray.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param bits   Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_aabb_n(const isectd_ray *ray, const isectd_aabbs *aabbs,
                                        size_t n, uint64_t *bits);

/// isectd_overlap_ray_aabb, many at a time: many with one.
///
/// @param rays  n rays.
/// @param aabb  One aabb.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_aabb_each(const isectd_rays *rays, const isectd_aabb *aabb,
                                           size_t n, uint64_t *bits);

/// isectd_overlap_ray_aabb, many at a time: first with first, and so on.
///
/// @param rays   n rays.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param bits   Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_aabb_pairs(const isectd_rays *rays, const isectd_aabbs *aabbs,
                                            size_t n, uint64_t *bits);

/// isectd_overlap_plane_triangle, many at a time: one with many.
///
/// @param plane      One plane.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_triangle_n(const isectd_plane *plane,
                                              const isectd_triangles *triangles, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_plane_triangle, many at a time: many with one.
///
/// @param planes    n planes.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_triangle_each(const isectd_planes *planes,
                                                 const isectd_triangle *triangle, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_plane_triangle, many at a time: first with first, and so on.
///
/// @param planes     n planes.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_triangle_pairs(const isectd_planes *planes,
                                                  const isectd_triangles *triangles, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_plane_sphere, many at a time: one with many.
///
/// @param plane    One plane.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_sphere_n(const isectd_plane *plane,
                                            const isectd_spheres *spheres, size_t n,
                                            uint64_t *bits);

/// isectd_overlap_plane_sphere, many at a time: many with one.
///
/// @param planes  n planes.
/// @param sphere  One sphere.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_sphere_each(const isectd_planes *planes,
                                               const isectd_sphere *sphere, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_plane_sphere, many at a time: first with first, and so on.
///
/// @param planes   n planes.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_sphere_pairs(const isectd_planes *planes,
                                                const isectd_spheres *spheres, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_plane_aabb, many at a time: one with many.
///
/// @param plane  One plane.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param bits   Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_aabb_n(const isectd_plane *plane, const isectd_aabbs *aabbs,
                                          size_t n, uint64_t *bits);

/// isectd_overlap_plane_aabb, many at a time: many with one.
///
/// @param planes  n planes.
/// @param aabb    One aabb.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_aabb_each(const isectd_planes *planes, const isectd_aabb *aabb,
                                             size_t n, uint64_t *bits);

/// isectd_overlap_plane_aabb, many at a time: first with first, and so on.
///
/// @param planes  n planes.
/// @param aabbs   n aabbs.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_plane_aabb_pairs(const isectd_planes *planes,
                                              const isectd_aabbs *aabbs, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_triangle_aabb, many at a time: one with many.
///
/// @param triangle  One triangle.
/// @param aabbs     n aabbs.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_aabb_n(const isectd_triangle *triangle,
                                             const isectd_aabbs *aabbs, size_t n,
                                             uint64_t *bits);

/// isectd_overlap_triangle_aabb, many at a time: many with one.
///
/// @param triangles  n triangles.
/// @param aabb       One aabb.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_aabb_each(const isectd_triangles *triangles,
                                                const isectd_aabb *aabb, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_triangle_aabb, many at a time: first with first, and so on.
///
/// @param triangles  n triangles.
/// @param aabbs      n aabbs.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_aabb_pairs(const isectd_triangles *triangles,
                                                 const isectd_aabbs *aabbs, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_point_sphere, many at a time: one with many.
///
/// @param point    One vec3.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_sphere_n(const isectd_vec3 *point,
                                            const isectd_spheres *spheres, size_t n,
                                            uint64_t *bits);

/// isectd_overlap_point_sphere, many at a time: many with one.
///
/// @param points  n points.
/// @param sphere  One sphere.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_sphere_each(const isectd_points *points,
                                               const isectd_sphere *sphere, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_point_sphere, many at a time: first with first, and so on.
///
/// @param points   n points.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_sphere_pairs(const isectd_points *points,
                                                const isectd_spheres *spheres, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_segment_sphere, many at a time: one with many.
///
/// @param segment  One segment.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_sphere_n(const isectd_segment *segment,
                                              const isectd_spheres *spheres, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_segment_sphere, many at a time: many with one.
///
/// @param segments  n segments.
/// @param sphere    One sphere.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_sphere_each(const isectd_segments *segments,
                                                 const isectd_sphere *sphere, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_segment_sphere, many at a time: first with first, and so on.
///
/// @param segments  n segments.
/// @param spheres   n spheres.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_sphere_pairs(const isectd_segments *segments,
                                                  const isectd_spheres *spheres, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_ray_sphere, many at a time: one with many.
///
/// @param ray      One ray.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_sphere_n(const isectd_ray *ray, const isectd_spheres *spheres,
                                          size_t n, uint64_t *bits);

/// isectd_overlap_ray_sphere, many at a time: many with one.
///
/// @param rays    n rays.
/// @param sphere  One sphere.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_sphere_each(const isectd_rays *rays, const isectd_sphere *sphere,
                                             size_t n, uint64_t *bits);

/// isectd_overlap_ray_sphere, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_sphere_pairs(const isectd_rays *rays,
                                              const isectd_spheres *spheres, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_triangle_triangle, many at a time: one with many.
///
/// @param a     One triangle.
/// @param b     n triangles.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_triangle_n(const isectd_triangle *a,
                                                 const isectd_triangles *b, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_triangle_triangle, many at a time: many with one.
///
/// @param a     n triangles.
/// @param b     One triangle.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_triangle_each(const isectd_triangles *a,
                                                    const isectd_triangle *b, size_t n,
                                                    uint64_t *bits);

/// isectd_overlap_triangle_triangle, many at a time: first with first, and so on.
///
/// @param a     n triangles.
/// @param b     n triangles.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_triangle_pairs(const isectd_triangles *a,
                                                     const isectd_triangles *b, size_t n,
                                                     uint64_t *bits);

/// isectd_overlap_ray_triangle, many at a time: one with many.
///
/// @param ray        One ray.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_triangle_n(const isectd_ray *ray,
                                            const isectd_triangles *triangles, size_t n,
                                            uint64_t *bits);

/// isectd_overlap_ray_triangle, many at a time: many with one.
///
/// @param rays      n rays.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_triangle_each(const isectd_rays *rays,
                                               const isectd_triangle *triangle, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_ray_triangle, many at a time: first with first, and so on.
///
/// @param rays       n rays.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_triangle_pairs(const isectd_rays *rays,
                                                const isectd_triangles *triangles, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_triangle_sphere, many at a time: one with many.
///
/// @param triangle  One triangle.
/// @param spheres   n spheres.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_sphere_n(const isectd_triangle *triangle,
                                               const isectd_spheres *spheres, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_triangle_sphere, many at a time: many with one.
///
/// @param triangles  n triangles.
/// @param sphere     One sphere.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_sphere_each(const isectd_triangles *triangles,
                                                  const isectd_sphere *sphere, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_triangle_sphere, many at a time: first with first, and so on.
///
/// @param triangles  n triangles.
/// @param spheres    n spheres.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_sphere_pairs(const isectd_triangles *triangles,
                                                   const isectd_spheres *spheres, size_t n,
                                                   uint64_t *bits);

/// isectd_overlap_sphere_sphere, many at a time: one with many.
///
/// @param a     One sphere.
/// @param b     n spheres.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_sphere_n(const isectd_sphere *a, const isectd_spheres *b,
                                             size_t n, uint64_t *bits);

/// isectd_overlap_sphere_sphere, many at a time: many with one.
///
/// @param a     n spheres.
/// @param b     One sphere.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_sphere_each(const isectd_spheres *a, const isectd_sphere *b,
                                                size_t n, uint64_t *bits);

/// isectd_overlap_sphere_sphere, many at a time: first with first, and so on.
///
/// @param a     n spheres.
/// @param b     n spheres.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_sphere_pairs(const isectd_spheres *a, const isectd_spheres *b,
                                                 size_t n, uint64_t *bits);

/// isectd_overlap_point_capsule, many at a time: one with many.
///
/// @param point     One vec3.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_capsule_n(const isectd_vec3 *point,
                                             const isectd_capsules *capsules, size_t n,
                                             uint64_t *bits);

/// isectd_overlap_point_capsule, many at a time: many with one.
///
/// @param points   n points.
/// @param capsule  One capsule.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_capsule_each(const isectd_points *points,
                                                const isectd_capsule *capsule, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_point_capsule, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_point_capsule_pairs(const isectd_points *points,
                                                 const isectd_capsules *capsules, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_sphere_capsule, many at a time: one with many.
///
/// @param sphere    One sphere.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_capsule_n(const isectd_sphere *sphere,
                                              const isectd_capsules *capsules, size_t n,
                                              uint64_t *bits);

/// isectd_overlap_sphere_capsule, many at a time: many with one.
///
/// @param spheres  n spheres.
/// @param capsule  One capsule.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_capsule_each(const isectd_spheres *spheres,
                                                 const isectd_capsule *capsule, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_sphere_capsule, many at a time: first with first, and so on.
///
/// @param spheres   n spheres.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_capsule_pairs(const isectd_spheres *spheres,
                                                  const isectd_capsules *capsules, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_segment_capsule, many at a time: one with many.
///
/// @param segment   One segment.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_capsule_n(const isectd_segment *segment,
                                               const isectd_capsules *capsules, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_segment_capsule, many at a time: many with one.
///
/// @param segments  n segments.
/// @param capsule   One capsule.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_capsule_each(const isectd_segments *segments,
                                                  const isectd_capsule *capsule, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_segment_capsule, many at a time: first with first, and so on.
///
/// @param segments  n segments.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_capsule_pairs(const isectd_segments *segments,
                                                   const isectd_capsules *capsules, size_t n,
                                                   uint64_t *bits);

/// isectd_overlap_triangle_capsule, many at a time: one with many.
///
/// @param triangle  One triangle.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_capsule_n(const isectd_triangle *triangle,
                                                const isectd_capsules *capsules, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_triangle_capsule, many at a time: many with one.
///
/// @param triangles  n triangles.
/// @param capsule    One capsule.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_capsule_each(const isectd_triangles *triangles,
                                                   const isectd_capsule *capsule, size_t n,
                                                   uint64_t *bits);

/// isectd_overlap_triangle_capsule, many at a time: first with first, and so on.
///
/// @param triangles  n triangles.
/// @param capsules   n capsules.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_capsule_pairs(const isectd_triangles *triangles,
                                                    const isectd_capsules *capsules, size_t n,
                                                    uint64_t *bits);

/// isectd_overlap_capsule_capsule, many at a time: one with many.
///
/// @param a     One capsule.
/// @param b     n capsules.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_capsule_capsule_n(const isectd_capsule *a, const isectd_capsules *b,
                                               size_t n, uint64_t *bits);

/// isectd_overlap_capsule_capsule, many at a time: many with one.
///
/// @param a     n capsules.
/// @param b     One capsule.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_capsule_capsule_each(const isectd_capsules *a,
                                                  const isectd_capsule *b, size_t n,
                                                  uint64_t *bits);

/// isectd_overlap_capsule_capsule, many at a time: first with first, and so on.
///
/// @param a     n capsules.
/// @param b     n capsules.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_capsule_capsule_pairs(const isectd_capsules *a,
                                                   const isectd_capsules *b, size_t n,
                                                   uint64_t *bits);

/// isectd_overlap_sphere_aabb, many at a time: one with many.
///
/// @param sphere  One sphere.
/// @param aabbs   n aabbs.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_aabb_n(const isectd_sphere *sphere, const isectd_aabbs *aabbs,
                                           size_t n, uint64_t *bits);

/// isectd_overlap_sphere_aabb, many at a time: many with one.
///
/// @param spheres  n spheres.
/// @param aabb     One aabb.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_aabb_each(const isectd_spheres *spheres,
                                              const isectd_aabb *aabb, size_t n, uint64_t *bits);

/// isectd_overlap_sphere_aabb, many at a time: first with first, and so on.
///
/// @param spheres  n spheres.
/// @param aabbs    n aabbs.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_sphere_aabb_pairs(const isectd_spheres *spheres,
                                               const isectd_aabbs *aabbs, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_aabb_aabb, many at a time: one with many.
///
/// @param a     One aabb.
/// @param b     n aabbs.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_aabb_aabb_n(const isectd_aabb *a, const isectd_aabbs *b, size_t n,
                                         uint64_t *bits);

/// isectd_overlap_aabb_aabb, many at a time: many with one.
///
/// @param a     n aabbs.
/// @param b     One aabb.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_aabb_aabb_each(const isectd_aabbs *a, const isectd_aabb *b, size_t n,
                                            uint64_t *bits);

/// isectd_overlap_aabb_aabb, many at a time: first with first, and so on.
///
/// @param a     n aabbs.
/// @param b     n aabbs.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_aabb_aabb_pairs(const isectd_aabbs *a, const isectd_aabbs *b,
                                             size_t n, uint64_t *bits);

/// isectd_overlap_segment_obb, many at a time: one with many.
///
/// @param segment  One segment.
/// @param obbs     n obbs.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_obb_n(const isectd_segment *segment, const isectd_obbs *obbs,
                                           size_t n, uint64_t *bits);

/// isectd_overlap_segment_obb, many at a time: many with one.
///
/// @param segments  n segments.
/// @param obb       One obb.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_obb_each(const isectd_segments *segments,
                                              const isectd_obb *obb, size_t n, uint64_t *bits);

/// isectd_overlap_segment_obb, many at a time: first with first, and so on.
///
/// @param segments  n segments.
/// @param obbs      n obbs.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment_obb_pairs(const isectd_segments *segments,
                                               const isectd_obbs *obbs, size_t n,
                                               uint64_t *bits);

/// isectd_overlap_ray_obb, many at a time: one with many.
///
/// @param ray   One ray.
/// @param obbs  n obbs.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_obb_n(const isectd_ray *ray, const isectd_obbs *obbs, size_t n,
                                       uint64_t *bits);

/// isectd_overlap_ray_obb, many at a time: many with one.
///
/// @param rays  n rays.
/// @param obb   One obb.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_obb_each(const isectd_rays *rays, const isectd_obb *obb,
                                          size_t n, uint64_t *bits);

/// isectd_overlap_ray_obb, many at a time: first with first, and so on.
///
/// @param rays  n rays.
/// @param obbs  n obbs.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_ray_obb_pairs(const isectd_rays *rays, const isectd_obbs *obbs,
                                           size_t n, uint64_t *bits);

/// isectd_overlap_triangle_obb, many at a time: one with many.
///
/// @param triangle  One triangle.
/// @param obbs      n obbs.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_obb_n(const isectd_triangle *triangle,
                                            const isectd_obbs *obbs, size_t n, uint64_t *bits);

/// isectd_overlap_triangle_obb, many at a time: many with one.
///
/// @param triangles  n triangles.
/// @param obb        One obb.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_obb_each(const isectd_triangles *triangles,
                                               const isectd_obb *obb, size_t n, uint64_t *bits);

/// isectd_overlap_triangle_obb, many at a time: first with first, and so on.
///
/// @param triangles  n triangles.
/// @param obbs       n obbs.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_triangle_obb_pairs(const isectd_triangles *triangles,
                                                const isectd_obbs *obbs, size_t n,
                                                uint64_t *bits);

/// isectd_overlap_obb_obb, many at a time: one with many.
///
/// @param a     One obb.
/// @param b     n obbs.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_obb_obb_n(const isectd_obb *a, const isectd_obbs *b, size_t n,
                                       uint64_t *bits);

/// isectd_overlap_obb_obb, many at a time: many with one.
///
/// @param a     n obbs.
/// @param b     One obb.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_obb_obb_each(const isectd_obbs *a, const isectd_obb *b, size_t n,
                                          uint64_t *bits);

/// isectd_overlap_obb_obb, many at a time: first with first, and so on.
///
/// @param a     n obbs.
/// @param b     n obbs.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_obb_obb_pairs(const isectd_obbs *a, const isectd_obbs *b, size_t n,
                                           uint64_t *bits);

/// isectd_overlap_segment2_segment2, many at a time: one with many.
///
/// @param a     One segment2.
/// @param b     n segment2s.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment2_segment2_n(const isectd_segment2 *a,
                                                 const isectd_segment2s *b, size_t n,
                                                 uint64_t *bits);

/// isectd_overlap_segment2_segment2, many at a time: many with one.
///
/// @param a     n segment2s.
/// @param b     One segment2.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment2_segment2_each(const isectd_segment2s *a,
                                                    const isectd_segment2 *b, size_t n,
                                                    uint64_t *bits);

/// isectd_overlap_segment2_segment2, many at a time: first with first, and so on.
///
/// @param a     n segment2s.
/// @param b     n segment2s.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isectd_overlap_segment2_segment2_pairs(const isectd_segment2s *a,
                                                     const isectd_segment2s *b, size_t n,
                                                     uint64_t *bits);

/// isectd_cast_ray_plane, many at a time: one with many.
///
/// @param ray      One ray.
/// @param planes   n planes.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_plane_n(const isectd_ray *ray, const isectd_planes *planes,
                                      size_t n, const isectd_touches *touches);

/// isectd_cast_ray_plane, many at a time: many with one.
///
/// @param rays     n rays.
/// @param plane    One plane.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_plane_each(const isectd_rays *rays, const isectd_plane *plane,
                                         size_t n, const isectd_touches *touches);

/// isectd_cast_ray_plane, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param planes   n planes.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_plane_pairs(const isectd_rays *rays, const isectd_planes *planes,
                                          size_t n, const isectd_touches *touches);

/// isectd_cast_ray_triangle, many at a time: one with many.
///
/// @param ray        One ray.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray_triangle_n(const isectd_ray *ray, const isectd_triangles *triangles,
                                         size_t n, const isectd_touches *touches);

/// isectd_cast_ray_triangle, many at a time: many with one.
///
/// @param rays      n rays.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param touches   Receives n answers.
ISECT_API void isectd_cast_ray_triangle_each(const isectd_rays *rays,
                                            const isectd_triangle *triangle, size_t n,
                                            const isectd_touches *touches);

/// isectd_cast_ray_triangle, many at a time: first with first, and so on.
///
/// @param rays       n rays.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray_triangle_pairs(const isectd_rays *rays,
                                             const isectd_triangles *triangles, size_t n,
                                             const isectd_touches *touches);

/// isectd_cast_ray_triangle_culled, many at a time: one with many.
///
/// @param ray        One ray.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray_triangle_culled_n(const isectd_ray *ray,
                                                const isectd_triangles *triangles, size_t n,
                                                const isectd_touches *touches);

/// isectd_cast_ray_triangle_culled, many at a time: many with one.
///
/// @param rays      n rays.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param touches   Receives n answers.
ISECT_API void isectd_cast_ray_triangle_culled_each(const isectd_rays *rays,
                                                   const isectd_triangle *triangle, size_t n,
                                                   const isectd_touches *touches);

/// isectd_cast_ray_triangle_culled, many at a time: first with first, and so on.
///
/// @param rays       n rays.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray_triangle_culled_pairs(const isectd_rays *rays,
                                                    const isectd_triangles *triangles, size_t n,
                                                    const isectd_touches *touches);

/// isectd_cast_ray_rectangle, many at a time: one with many.
///
/// @param ray         One ray.
/// @param rectangles  n rectangles.
/// @param n           How many.
/// @param touches     Receives n answers.
ISECT_API void isectd_cast_ray_rectangle_n(const isectd_ray *ray,
                                          const isectd_rectangles *rectangles, size_t n,
                                          const isectd_touches *touches);

/// isectd_cast_ray_rectangle, many at a time: many with one.
///
/// @param rays       n rays.
/// @param rectangle  One rectangle.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray_rectangle_each(const isectd_rays *rays,
                                             const isectd_rectangle *rectangle, size_t n,
                                             const isectd_touches *touches);

/// isectd_cast_ray_rectangle, many at a time: first with first, and so on.
///
/// @param rays        n rays.
/// @param rectangles  n rectangles.
/// @param n           How many.
/// @param touches     Receives n answers.
ISECT_API void isectd_cast_ray_rectangle_pairs(const isectd_rays *rays,
                                              const isectd_rectangles *rectangles, size_t n,
                                              const isectd_touches *touches);

/// isectd_cast_ray_disc, many at a time: one with many.
///
/// @param ray      One ray.
/// @param discs    n discs.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_disc_n(const isectd_ray *ray, const isectd_discs *discs, size_t n,
                                     const isectd_touches *touches);

/// isectd_cast_ray_disc, many at a time: many with one.
///
/// @param rays     n rays.
/// @param disc     One disc.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_disc_each(const isectd_rays *rays, const isectd_disc *disc,
                                        size_t n, const isectd_touches *touches);

/// isectd_cast_ray_disc, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param discs    n discs.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_disc_pairs(const isectd_rays *rays, const isectd_discs *discs,
                                         size_t n, const isectd_touches *touches);

/// isectd_cast_ray_quad, many at a time: one with many.
///
/// @param ray      One ray.
/// @param quads    n quads.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_quad_n(const isectd_ray *ray, const isectd_quads *quads, size_t n,
                                     const isectd_touches *touches);

/// isectd_cast_ray_quad, many at a time: many with one.
///
/// @param rays     n rays.
/// @param quad     One quad.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_quad_each(const isectd_rays *rays, const isectd_quad *quad,
                                        size_t n, const isectd_touches *touches);

/// isectd_cast_ray_quad, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param quads    n quads.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isectd_cast_ray_quad_pairs(const isectd_rays *rays, const isectd_quads *quads,
                                         size_t n, const isectd_touches *touches);

/// isectd_cast_ray_sphere, many at a time: one with many.
///
/// @param ray      One ray.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_sphere_n(const isectd_ray *ray, const isectd_spheres *spheres,
                                       size_t n, const isectd_spans *spans);

/// isectd_cast_ray_sphere, many at a time: many with one.
///
/// @param rays    n rays.
/// @param sphere  One sphere.
/// @param n       How many.
/// @param spans   Receives n answers.
ISECT_API void isectd_cast_ray_sphere_each(const isectd_rays *rays, const isectd_sphere *sphere,
                                          size_t n, const isectd_spans *spans);

/// isectd_cast_ray_sphere, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_sphere_pairs(const isectd_rays *rays, const isectd_spheres *spheres,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_capsule, many at a time: one with many.
///
/// @param ray       One ray.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_capsule_n(const isectd_ray *ray, const isectd_capsules *capsules,
                                        size_t n, const isectd_spans *spans);

/// isectd_cast_ray_capsule, many at a time: many with one.
///
/// @param rays     n rays.
/// @param capsule  One capsule.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_capsule_each(const isectd_rays *rays, const isectd_capsule *capsule,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_capsule, many at a time: first with first, and so on.
///
/// @param rays      n rays.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_capsule_pairs(const isectd_rays *rays,
                                            const isectd_capsules *capsules, size_t n,
                                            const isectd_spans *spans);

/// isectd_cast_ray_lozenge, many at a time: one with many.
///
/// @param ray       One ray.
/// @param lozenges  n lozenges.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_lozenge_n(const isectd_ray *ray, const isectd_lozenges *lozenges,
                                        size_t n, const isectd_spans *spans);

/// isectd_cast_ray_lozenge, many at a time: many with one.
///
/// @param rays     n rays.
/// @param lozenge  One lozenge.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_lozenge_each(const isectd_rays *rays, const isectd_lozenge *lozenge,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_lozenge, many at a time: first with first, and so on.
///
/// @param rays      n rays.
/// @param lozenges  n lozenges.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_lozenge_pairs(const isectd_rays *rays,
                                            const isectd_lozenges *lozenges, size_t n,
                                            const isectd_spans *spans);

/// isectd_cast_ray_ellipsoid, many at a time: one with many.
///
/// @param ray         One ray.
/// @param ellipsoids  n ellipsoids.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isectd_cast_ray_ellipsoid_n(const isectd_ray *ray,
                                          const isectd_ellipsoids *ellipsoids, size_t n,
                                          const isectd_spans *spans);

/// isectd_cast_ray_ellipsoid, many at a time: many with one.
///
/// @param rays       n rays.
/// @param ellipsoid  One ellipsoid.
/// @param n          How many.
/// @param spans      Receives n answers.
ISECT_API void isectd_cast_ray_ellipsoid_each(const isectd_rays *rays,
                                             const isectd_ellipsoid *ellipsoid, size_t n,
                                             const isectd_spans *spans);

/// isectd_cast_ray_ellipsoid, many at a time: first with first, and so on.
///
/// @param rays        n rays.
/// @param ellipsoids  n ellipsoids.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isectd_cast_ray_ellipsoid_pairs(const isectd_rays *rays,
                                              const isectd_ellipsoids *ellipsoids, size_t n,
                                              const isectd_spans *spans);

/// isectd_cast_ray_cylinder, many at a time: one with many.
///
/// @param ray        One ray.
/// @param cylinders  n cylinders.
/// @param n          How many.
/// @param spans      Receives n answers.
ISECT_API void isectd_cast_ray_cylinder_n(const isectd_ray *ray, const isectd_cylinders *cylinders,
                                         size_t n, const isectd_spans *spans);

/// isectd_cast_ray_cylinder, many at a time: many with one.
///
/// @param rays      n rays.
/// @param cylinder  One cylinder.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_cylinder_each(const isectd_rays *rays,
                                            const isectd_cylinder *cylinder, size_t n,
                                            const isectd_spans *spans);

/// isectd_cast_ray_cylinder, many at a time: first with first, and so on.
///
/// @param rays       n rays.
/// @param cylinders  n cylinders.
/// @param n          How many.
/// @param spans      Receives n answers.
ISECT_API void isectd_cast_ray_cylinder_pairs(const isectd_rays *rays,
                                             const isectd_cylinders *cylinders, size_t n,
                                             const isectd_spans *spans);

/// isectd_cast_ray_cone, many at a time: one with many.
///
/// @param ray    One ray.
/// @param cones  n cones.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_cone_n(const isectd_ray *ray, const isectd_cones *cones, size_t n,
                                     const isectd_spans *spans);

/// isectd_cast_ray_cone, many at a time: many with one.
///
/// @param rays   n rays.
/// @param cone   One cone.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_cone_each(const isectd_rays *rays, const isectd_cone *cone,
                                        size_t n, const isectd_spans *spans);

/// isectd_cast_ray_cone, many at a time: first with first, and so on.
///
/// @param rays   n rays.
/// @param cones  n cones.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_cone_pairs(const isectd_rays *rays, const isectd_cones *cones,
                                         size_t n, const isectd_spans *spans);

/// isectd_cast_ray_aabb, many at a time: one with many.
///
/// @param ray    One ray.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_aabb_n(const isectd_ray *ray, const isectd_aabbs *aabbs, size_t n,
                                     const isectd_spans *spans);

/// isectd_cast_ray_aabb, many at a time: many with one.
///
/// @param rays   n rays.
/// @param aabb   One aabb.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_aabb_each(const isectd_rays *rays, const isectd_aabb *aabb,
                                        size_t n, const isectd_spans *spans);

/// isectd_cast_ray_aabb, many at a time: first with first, and so on.
///
/// @param rays   n rays.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_aabb_pairs(const isectd_rays *rays, const isectd_aabbs *aabbs,
                                         size_t n, const isectd_spans *spans);

/// isectd_cast_ray_obb, many at a time: one with many.
///
/// @param ray    One ray.
/// @param obbs   n obbs.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_obb_n(const isectd_ray *ray, const isectd_obbs *obbs, size_t n,
                                    const isectd_spans *spans);

/// isectd_cast_ray_obb, many at a time: many with one.
///
/// @param rays   n rays.
/// @param obb    One obb.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_obb_each(const isectd_rays *rays, const isectd_obb *obb, size_t n,
                                       const isectd_spans *spans);

/// isectd_cast_ray_obb, many at a time: first with first, and so on.
///
/// @param rays   n rays.
/// @param obbs   n obbs.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isectd_cast_ray_obb_pairs(const isectd_rays *rays, const isectd_obbs *obbs,
                                        size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop14, many at a time: one with many.
///
/// @param ray      One ray.
/// @param kdop14s  n kdop14s.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_kdop14_n(const isectd_ray *ray, const isectd_kdop14s *kdop14s,
                                       size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop14, many at a time: many with one.
///
/// @param rays    n rays.
/// @param kdop14  One kdop14.
/// @param n       How many.
/// @param spans   Receives n answers.
ISECT_API void isectd_cast_ray_kdop14_each(const isectd_rays *rays, const isectd_kdop14 *kdop14,
                                          size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop14, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param kdop14s  n kdop14s.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_kdop14_pairs(const isectd_rays *rays, const isectd_kdop14s *kdop14s,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop18, many at a time: one with many.
///
/// @param ray      One ray.
/// @param kdop18s  n kdop18s.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_kdop18_n(const isectd_ray *ray, const isectd_kdop18s *kdop18s,
                                       size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop18, many at a time: many with one.
///
/// @param rays    n rays.
/// @param kdop18  One kdop18.
/// @param n       How many.
/// @param spans   Receives n answers.
ISECT_API void isectd_cast_ray_kdop18_each(const isectd_rays *rays, const isectd_kdop18 *kdop18,
                                          size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop18, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param kdop18s  n kdop18s.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_kdop18_pairs(const isectd_rays *rays, const isectd_kdop18s *kdop18s,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop26, many at a time: one with many.
///
/// @param ray      One ray.
/// @param kdop26s  n kdop26s.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_kdop26_n(const isectd_ray *ray, const isectd_kdop26s *kdop26s,
                                       size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop26, many at a time: many with one.
///
/// @param rays    n rays.
/// @param kdop26  One kdop26.
/// @param n       How many.
/// @param spans   Receives n answers.
ISECT_API void isectd_cast_ray_kdop26_each(const isectd_rays *rays, const isectd_kdop26 *kdop26,
                                          size_t n, const isectd_spans *spans);

/// isectd_cast_ray_kdop26, many at a time: first with first, and so on.
///
/// @param rays     n rays.
/// @param kdop26s  n kdop26s.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_kdop26_pairs(const isectd_rays *rays, const isectd_kdop26s *kdop26s,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_frustum, many at a time: one with many.
///
/// @param ray       One ray.
/// @param frustums  n frustums.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_frustum_n(const isectd_ray *ray, const isectd_frustums *frustums,
                                        size_t n, const isectd_spans *spans);

/// isectd_cast_ray_frustum, many at a time: many with one.
///
/// @param rays     n rays.
/// @param frustum  One frustum.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray_frustum_each(const isectd_rays *rays, const isectd_frustum *frustum,
                                           size_t n, const isectd_spans *spans);

/// isectd_cast_ray_frustum, many at a time: first with first, and so on.
///
/// @param rays      n rays.
/// @param frustums  n frustums.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray_frustum_pairs(const isectd_rays *rays,
                                            const isectd_frustums *frustums, size_t n,
                                            const isectd_spans *spans);

/// isectd_cast_ray2_segment2, many at a time: one with many.
///
/// @param ray2       One ray2.
/// @param segment2s  n segment2s.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray2_segment2_n(const isectd_ray2 *ray2,
                                          const isectd_segment2s *segment2s, size_t n,
                                          const isectd_touches *touches);

/// isectd_cast_ray2_segment2, many at a time: many with one.
///
/// @param ray2s     n ray2s.
/// @param segment2  One segment2.
/// @param n         How many.
/// @param touches   Receives n answers.
ISECT_API void isectd_cast_ray2_segment2_each(const isectd_ray2s *ray2s,
                                             const isectd_segment2 *segment2, size_t n,
                                             const isectd_touches *touches);

/// isectd_cast_ray2_segment2, many at a time: first with first, and so on.
///
/// @param ray2s      n ray2s.
/// @param segment2s  n segment2s.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isectd_cast_ray2_segment2_pairs(const isectd_ray2s *ray2s,
                                              const isectd_segment2s *segment2s, size_t n,
                                              const isectd_touches *touches);

/// isectd_cast_ray2_circle2, many at a time: one with many.
///
/// @param ray2      One ray2.
/// @param circle2s  n circle2s.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray2_circle2_n(const isectd_ray2 *ray2, const isectd_circle2s *circle2s,
                                         size_t n, const isectd_spans *spans);

/// isectd_cast_ray2_circle2, many at a time: many with one.
///
/// @param ray2s    n ray2s.
/// @param circle2  One circle2.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isectd_cast_ray2_circle2_each(const isectd_ray2s *ray2s,
                                            const isectd_circle2 *circle2, size_t n,
                                            const isectd_spans *spans);

/// isectd_cast_ray2_circle2, many at a time: first with first, and so on.
///
/// @param ray2s     n ray2s.
/// @param circle2s  n circle2s.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isectd_cast_ray2_circle2_pairs(const isectd_ray2s *ray2s,
                                             const isectd_circle2s *circle2s, size_t n,
                                             const isectd_spans *spans);

/// isectd_cast_ray2_rectangle2, many at a time: one with many.
///
/// @param ray2         One ray2.
/// @param rectangle2s  n rectangle2s.
/// @param n            How many.
/// @param spans        Receives n answers.
ISECT_API void isectd_cast_ray2_rectangle2_n(const isectd_ray2 *ray2,
                                            const isectd_rectangle2s *rectangle2s, size_t n,
                                            const isectd_spans *spans);

/// isectd_cast_ray2_rectangle2, many at a time: many with one.
///
/// @param ray2s       n ray2s.
/// @param rectangle2  One rectangle2.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isectd_cast_ray2_rectangle2_each(const isectd_ray2s *ray2s,
                                               const isectd_rectangle2 *rectangle2, size_t n,
                                               const isectd_spans *spans);

/// isectd_cast_ray2_rectangle2, many at a time: first with first, and so on.
///
/// @param ray2s        n ray2s.
/// @param rectangle2s  n rectangle2s.
/// @param n            How many.
/// @param spans        Receives n answers.
ISECT_API void isectd_cast_ray2_rectangle2_pairs(const isectd_ray2s *ray2s,
                                                const isectd_rectangle2s *rectangle2s, size_t n,
                                                const isectd_spans *spans);

/// isectd_cast_ray2_triangle2, many at a time: one with many.
///
/// @param ray2        One ray2.
/// @param triangle2s  n triangle2s.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isectd_cast_ray2_triangle2_n(const isectd_ray2 *ray2,
                                           const isectd_triangle2s *triangle2s, size_t n,
                                           const isectd_spans *spans);

/// isectd_cast_ray2_triangle2, many at a time: many with one.
///
/// @param ray2s      n ray2s.
/// @param triangle2  One triangle2.
/// @param n          How many.
/// @param spans      Receives n answers.
ISECT_API void isectd_cast_ray2_triangle2_each(const isectd_ray2s *ray2s,
                                              const isectd_triangle2 *triangle2, size_t n,
                                              const isectd_spans *spans);

/// isectd_cast_ray2_triangle2, many at a time: first with first, and so on.
///
/// @param ray2s       n ray2s.
/// @param triangle2s  n triangle2s.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isectd_cast_ray2_triangle2_pairs(const isectd_ray2s *ray2s,
                                               const isectd_triangle2s *triangle2s, size_t n,
                                               const isectd_spans *spans);

/// isectd_closest_point_segment, many at a time: one with many.
///
/// @param point     One vec3.
/// @param segments  n segments.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_segment_n(const isectd_vec3 *point,
                                             const isectd_segments *segments, size_t n,
                                             const isectd_nearests *nearests);

/// isectd_closest_point_segment, many at a time: many with one.
///
/// @param points    n points.
/// @param segment   One segment.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_segment_each(const isectd_points *points,
                                                const isectd_segment *segment, size_t n,
                                                const isectd_nearests *nearests);

/// isectd_closest_point_segment, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param segments  n segments.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_segment_pairs(const isectd_points *points,
                                                 const isectd_segments *segments, size_t n,
                                                 const isectd_nearests *nearests);

/// isectd_closest_point_ray, many at a time: one with many.
///
/// @param point     One vec3.
/// @param rays      n rays.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_ray_n(const isectd_vec3 *point, const isectd_rays *rays,
                                         size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_ray, many at a time: many with one.
///
/// @param points    n points.
/// @param ray       One ray.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_ray_each(const isectd_points *points, const isectd_ray *ray,
                                            size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_ray, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param rays      n rays.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_ray_pairs(const isectd_points *points, const isectd_rays *rays,
                                             size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_plane, many at a time: one with many.
///
/// @param point     One vec3.
/// @param planes    n planes.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_plane_n(const isectd_vec3 *point, const isectd_planes *planes,
                                           size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_plane, many at a time: many with one.
///
/// @param points    n points.
/// @param plane     One plane.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_plane_each(const isectd_points *points,
                                              const isectd_plane *plane, size_t n,
                                              const isectd_nearests *nearests);

/// isectd_closest_point_plane, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param planes    n planes.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_plane_pairs(const isectd_points *points,
                                               const isectd_planes *planes, size_t n,
                                               const isectd_nearests *nearests);

/// isectd_closest_point_triangle, many at a time: one with many.
///
/// @param point      One vec3.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param nearests   Receives n answers.
ISECT_API void isectd_closest_point_triangle_n(const isectd_vec3 *point,
                                              const isectd_triangles *triangles, size_t n,
                                              const isectd_nearests *nearests);

/// isectd_closest_point_triangle, many at a time: many with one.
///
/// @param points    n points.
/// @param triangle  One triangle.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_triangle_each(const isectd_points *points,
                                                 const isectd_triangle *triangle, size_t n,
                                                 const isectd_nearests *nearests);

/// isectd_closest_point_triangle, many at a time: first with first, and so on.
///
/// @param points     n points.
/// @param triangles  n triangles.
/// @param n          How many.
/// @param nearests   Receives n answers.
ISECT_API void isectd_closest_point_triangle_pairs(const isectd_points *points,
                                                  const isectd_triangles *triangles, size_t n,
                                                  const isectd_nearests *nearests);

/// isectd_closest_point_rectangle, many at a time: one with many.
///
/// @param point       One vec3.
/// @param rectangles  n rectangles.
/// @param n           How many.
/// @param nearests    Receives n answers.
ISECT_API void isectd_closest_point_rectangle_n(const isectd_vec3 *point,
                                               const isectd_rectangles *rectangles, size_t n,
                                               const isectd_nearests *nearests);

/// isectd_closest_point_rectangle, many at a time: many with one.
///
/// @param points     n points.
/// @param rectangle  One rectangle.
/// @param n          How many.
/// @param nearests   Receives n answers.
ISECT_API void isectd_closest_point_rectangle_each(const isectd_points *points,
                                                  const isectd_rectangle *rectangle, size_t n,
                                                  const isectd_nearests *nearests);

/// isectd_closest_point_rectangle, many at a time: first with first, and so on.
///
/// @param points      n points.
/// @param rectangles  n rectangles.
/// @param n           How many.
/// @param nearests    Receives n answers.
ISECT_API void isectd_closest_point_rectangle_pairs(const isectd_points *points,
                                                   const isectd_rectangles *rectangles, size_t n,
                                                   const isectd_nearests *nearests);

/// isectd_closest_point_disc, many at a time: one with many.
///
/// @param point     One vec3.
/// @param discs     n discs.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_disc_n(const isectd_vec3 *point, const isectd_discs *discs,
                                          size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_disc, many at a time: many with one.
///
/// @param points    n points.
/// @param disc      One disc.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_disc_each(const isectd_points *points, const isectd_disc *disc,
                                             size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_disc, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param discs     n discs.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_disc_pairs(const isectd_points *points,
                                              const isectd_discs *discs, size_t n,
                                              const isectd_nearests *nearests);

/// isectd_closest_point_sphere, many at a time: one with many.
///
/// @param point     One vec3.
/// @param spheres   n spheres.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_sphere_n(const isectd_vec3 *point,
                                            const isectd_spheres *spheres, size_t n,
                                            const isectd_nearests *nearests);

/// isectd_closest_point_sphere, many at a time: many with one.
///
/// @param points    n points.
/// @param sphere    One sphere.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_sphere_each(const isectd_points *points,
                                               const isectd_sphere *sphere, size_t n,
                                               const isectd_nearests *nearests);

/// isectd_closest_point_sphere, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param spheres   n spheres.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_sphere_pairs(const isectd_points *points,
                                                const isectd_spheres *spheres, size_t n,
                                                const isectd_nearests *nearests);

/// isectd_closest_point_capsule, many at a time: one with many.
///
/// @param point     One vec3.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_capsule_n(const isectd_vec3 *point,
                                             const isectd_capsules *capsules, size_t n,
                                             const isectd_nearests *nearests);

/// isectd_closest_point_capsule, many at a time: many with one.
///
/// @param points    n points.
/// @param capsule   One capsule.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_capsule_each(const isectd_points *points,
                                                const isectd_capsule *capsule, size_t n,
                                                const isectd_nearests *nearests);

/// isectd_closest_point_capsule, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param capsules  n capsules.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_capsule_pairs(const isectd_points *points,
                                                 const isectd_capsules *capsules, size_t n,
                                                 const isectd_nearests *nearests);

/// isectd_closest_point_aabb, many at a time: one with many.
///
/// @param point     One vec3.
/// @param aabbs     n aabbs.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_aabb_n(const isectd_vec3 *point, const isectd_aabbs *aabbs,
                                          size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_aabb, many at a time: many with one.
///
/// @param points    n points.
/// @param aabb      One aabb.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_aabb_each(const isectd_points *points, const isectd_aabb *aabb,
                                             size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_aabb, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param aabbs     n aabbs.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_aabb_pairs(const isectd_points *points,
                                              const isectd_aabbs *aabbs, size_t n,
                                              const isectd_nearests *nearests);

/// isectd_closest_point_obb, many at a time: one with many.
///
/// @param point     One vec3.
/// @param obbs      n obbs.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_obb_n(const isectd_vec3 *point, const isectd_obbs *obbs,
                                         size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_obb, many at a time: many with one.
///
/// @param points    n points.
/// @param obb       One obb.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_obb_each(const isectd_points *points, const isectd_obb *obb,
                                            size_t n, const isectd_nearests *nearests);

/// isectd_closest_point_obb, many at a time: first with first, and so on.
///
/// @param points    n points.
/// @param obbs      n obbs.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_point_obb_pairs(const isectd_points *points, const isectd_obbs *obbs,
                                             size_t n, const isectd_nearests *nearests);

/// isectd_closest_segment_segment, many at a time: one with many.
///
/// @param a         One segment.
/// @param b         n segments.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_segment_segment_n(const isectd_segment *a, const isectd_segments *b,
                                               size_t n, const isectd_nearests *nearests);

/// isectd_closest_segment_segment, many at a time: many with one.
///
/// @param a         n segments.
/// @param b         One segment.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_segment_segment_each(const isectd_segments *a,
                                                  const isectd_segment *b, size_t n,
                                                  const isectd_nearests *nearests);

/// isectd_closest_segment_segment, many at a time: first with first, and so on.
///
/// @param a         n segments.
/// @param b         n segments.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_segment_segment_pairs(const isectd_segments *a,
                                                   const isectd_segments *b, size_t n,
                                                   const isectd_nearests *nearests);

/// isectd_closest_ray_ray, many at a time: one with many.
///
/// @param a         One ray.
/// @param b         n rays.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_ray_ray_n(const isectd_ray *a, const isectd_rays *b, size_t n,
                                       const isectd_nearests *nearests);

/// isectd_closest_ray_ray, many at a time: many with one.
///
/// @param a         n rays.
/// @param b         One ray.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_ray_ray_each(const isectd_rays *a, const isectd_ray *b, size_t n,
                                          const isectd_nearests *nearests);

/// isectd_closest_ray_ray, many at a time: first with first, and so on.
///
/// @param a         n rays.
/// @param b         n rays.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isectd_closest_ray_ray_pairs(const isectd_rays *a, const isectd_rays *b, size_t n,
                                           const isectd_nearests *nearests);

/// isectd_classify_plane_sphere, many at a time: one with many.
///
/// @param plane    One plane.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param sides    Receives n bytes.
ISECT_API void isectd_classify_plane_sphere_n(const isectd_plane *plane,
                                             const isectd_spheres *spheres, size_t n,
                                             uint8_t *sides);

/// isectd_classify_plane_sphere, many at a time: many with one.
///
/// @param planes  n planes.
/// @param sphere  One sphere.
/// @param n       How many.
/// @param sides   Receives n bytes.
ISECT_API void isectd_classify_plane_sphere_each(const isectd_planes *planes,
                                                const isectd_sphere *sphere, size_t n,
                                                uint8_t *sides);

/// isectd_classify_plane_sphere, many at a time: first with first, and so on.
///
/// @param planes   n planes.
/// @param spheres  n spheres.
/// @param n        How many.
/// @param sides    Receives n bytes.
ISECT_API void isectd_classify_plane_sphere_pairs(const isectd_planes *planes,
                                                 const isectd_spheres *spheres, size_t n,
                                                 uint8_t *sides);

/// isectd_classify_plane_aabb, many at a time: one with many.
///
/// @param plane  One plane.
/// @param aabbs  n aabbs.
/// @param n      How many.
/// @param sides  Receives n bytes.
ISECT_API void isectd_classify_plane_aabb_n(const isectd_plane *plane, const isectd_aabbs *aabbs,
                                           size_t n, uint8_t *sides);

/// isectd_classify_plane_aabb, many at a time: many with one.
///
/// @param planes  n planes.
/// @param aabb    One aabb.
/// @param n       How many.
/// @param sides   Receives n bytes.
ISECT_API void isectd_classify_plane_aabb_each(const isectd_planes *planes,
                                              const isectd_aabb *aabb, size_t n, uint8_t *sides);

/// isectd_classify_plane_aabb, many at a time: first with first, and so on.
///
/// @param planes  n planes.
/// @param aabbs   n aabbs.
/// @param n       How many.
/// @param sides   Receives n bytes.
ISECT_API void isectd_classify_plane_aabb_pairs(const isectd_planes *planes,
                                               const isectd_aabbs *aabbs, size_t n,
                                               uint8_t *sides);

ISECT_EXTERN_END
#endif
