/* isect/many.h - the questions of overlap.h, cast.h, classify.h, closest.h, many at a time.
 *
 * a[i] with b[i] for every i < n. Both are views of arrays (isect/arrays.h), passed by value; either
 * may be one shape n times. One sphere against n boxes, in one line:
 *
 *     isect_overlap_sphere_aabb_n(isect_spheres_one(&ball), isect_aabbs_of(boxes), n, bits);
 *
 * Answer i is bit for bit what the function for one pair says: on every instruction set (isect_isa),
 * and whatever rounding or flush-to-zero mode the caller is in, since the default one is established
 * for the time of the call. Yes or no is bit i of `bits`: isect_words(n) words, read with isect_bit,
 * bits beyond n are 0. A side is one byte. Inputs and outputs must not overlap. Nothing is allocated,
 * nothing fails.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_MANY_H
#define ISECT_MANY_H

#include "isect/arrays.h"

ISECT_EXTERN_BEGIN

/// isect_overlap_point_segment for n pairs.
///
/// @param points    n points, or one n times.
/// @param segments  n segments, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_point_segment_n(isect_points points, isect_segments segments,
                                             size_t n, uint64_t *bits);

/// isect_overlap_point_plane for n pairs.
///
/// @param points  n points, or one n times.
/// @param planes  n planes, or one n times.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_point_plane_n(isect_points points, isect_planes planes, size_t n,
                                           uint64_t *bits);

/// isect_overlap_point_triangle for n pairs.
///
/// @param points     n points, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_point_triangle_n(isect_points points, isect_triangles triangles,
                                              size_t n, uint64_t *bits);

/// isect_overlap_point_aabb for n pairs.
///
/// @param points  n points, or one n times.
/// @param aabbs   n aabbs, or one n times.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_point_aabb_n(isect_points points, isect_aabbs aabbs, size_t n,
                                          uint64_t *bits);

/// isect_overlap_segment_segment for n pairs.
///
/// @param a     n segments, or one n times.
/// @param b     n segments, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_segment_n(isect_segments a, isect_segments b, size_t n,
                                               uint64_t *bits);

/// isect_overlap_segment_plane for n pairs.
///
/// @param segments  n segments, or one n times.
/// @param planes    n planes, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_plane_n(isect_segments segments, isect_planes planes,
                                             size_t n, uint64_t *bits);

/// isect_overlap_segment_aabb for n pairs.
///
/// @param segments  n segments, or one n times.
/// @param aabbs     n aabbs, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_aabb_n(isect_segments segments, isect_aabbs aabbs,
                                            size_t n, uint64_t *bits);

/// isect_overlap_segment_triangle for n pairs.
///
/// @param segments   n segments, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_triangle_n(isect_segments segments,
                                                isect_triangles triangles, size_t n,
                                                uint64_t *bits);

/// isect_overlap_ray_plane for n pairs.
///
/// @param rays    n rays, or one n times.
/// @param planes  n planes, or one n times.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_ray_plane_n(isect_rays rays, isect_planes planes, size_t n,
                                         uint64_t *bits);

/// isect_overlap_ray_aabb for n pairs.
///
/// @param rays   n rays, or one n times.
/// @param aabbs  n aabbs, or one n times.
/// @param n      How many.
/// @param bits   Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_ray_aabb_n(isect_rays rays, isect_aabbs aabbs, size_t n,
                                        uint64_t *bits);

/// isect_overlap_plane_triangle for n pairs.
///
/// @param planes     n planes, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_plane_triangle_n(isect_planes planes, isect_triangles triangles,
                                              size_t n, uint64_t *bits);

/// isect_overlap_plane_sphere for n pairs.
///
/// @param planes   n planes, or one n times.
/// @param spheres  n spheres, or one n times.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_plane_sphere_n(isect_planes planes, isect_spheres spheres,
                                            size_t n, uint64_t *bits);

/// isect_overlap_plane_aabb for n pairs.
///
/// @param planes  n planes, or one n times.
/// @param aabbs   n aabbs, or one n times.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_plane_aabb_n(isect_planes planes, isect_aabbs aabbs, size_t n,
                                          uint64_t *bits);

/// isect_overlap_triangle_aabb for n pairs.
///
/// @param triangles  n triangles, or one n times.
/// @param aabbs      n aabbs, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_triangle_aabb_n(isect_triangles triangles, isect_aabbs aabbs,
                                             size_t n, uint64_t *bits);

/// isect_overlap_point_sphere for n pairs.
///
/// @param points   n points, or one n times.
/// @param spheres  n spheres, or one n times.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_point_sphere_n(isect_points points, isect_spheres spheres,
                                            size_t n, uint64_t *bits);

/// isect_overlap_segment_sphere for n pairs.
///
/// @param segments  n segments, or one n times.
/// @param spheres   n spheres, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_sphere_n(isect_segments segments, isect_spheres spheres,
                                              size_t n, uint64_t *bits);

/// isect_overlap_ray_sphere for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param spheres  n spheres, or one n times.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_ray_sphere_n(isect_rays rays, isect_spheres spheres, size_t n,
                                          uint64_t *bits);

/// isect_overlap_triangle_triangle for n pairs.
///
/// @param a     n triangles, or one n times.
/// @param b     n triangles, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_triangle_triangle_n(isect_triangles a, isect_triangles b, size_t n,
                                                 uint64_t *bits);

/// isect_overlap_ray_triangle for n pairs.
///
/// @param rays       n rays, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_ray_triangle_n(isect_rays rays, isect_triangles triangles,
                                            size_t n, uint64_t *bits);

/// isect_overlap_triangle_sphere for n pairs.
///
/// @param triangles  n triangles, or one n times.
/// @param spheres    n spheres, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_triangle_sphere_n(isect_triangles triangles, isect_spheres spheres,
                                               size_t n, uint64_t *bits);

/// isect_overlap_sphere_sphere for n pairs.
///
/// @param a     n spheres, or one n times.
/// @param b     n spheres, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_sphere_sphere_n(isect_spheres a, isect_spheres b, size_t n,
                                             uint64_t *bits);

/// isect_overlap_point_capsule for n pairs.
///
/// @param points    n points, or one n times.
/// @param capsules  n capsules, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_point_capsule_n(isect_points points, isect_capsules capsules,
                                             size_t n, uint64_t *bits);

/// isect_overlap_sphere_capsule for n pairs.
///
/// @param spheres   n spheres, or one n times.
/// @param capsules  n capsules, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_sphere_capsule_n(isect_spheres spheres, isect_capsules capsules,
                                              size_t n, uint64_t *bits);

/// isect_overlap_segment_capsule for n pairs.
///
/// @param segments  n segments, or one n times.
/// @param capsules  n capsules, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_capsule_n(isect_segments segments, isect_capsules capsules,
                                               size_t n, uint64_t *bits);

/// isect_overlap_triangle_capsule for n pairs.
///
/// @param triangles  n triangles, or one n times.
/// @param capsules   n capsules, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_triangle_capsule_n(isect_triangles triangles,
                                                isect_capsules capsules, size_t n,
                                                uint64_t *bits);

/// isect_overlap_capsule_capsule for n pairs.
///
/// @param a     n capsules, or one n times.
/// @param b     n capsules, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_capsule_capsule_n(isect_capsules a, isect_capsules b, size_t n,
                                               uint64_t *bits);

/// isect_overlap_sphere_aabb for n pairs.
///
/// @param spheres  n spheres, or one n times.
/// @param aabbs    n aabbs, or one n times.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_sphere_aabb_n(isect_spheres spheres, isect_aabbs aabbs, size_t n,
                                           uint64_t *bits);

/// isect_overlap_aabb_aabb for n pairs.
///
/// @param a     n aabbs, or one n times.
/// @param b     n aabbs, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_aabb_aabb_n(isect_aabbs a, isect_aabbs b, size_t n,
                                         uint64_t *bits);

/// isect_overlap_segment_obb for n pairs.
///
/// @param segments  n segments, or one n times.
/// @param obbs      n obbs, or one n times.
/// @param n         How many.
/// @param bits      Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment_obb_n(isect_segments segments, isect_obbs obbs, size_t n,
                                           uint64_t *bits);

/// isect_overlap_ray_obb for n pairs.
///
/// @param rays  n rays, or one n times.
/// @param obbs  n obbs, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_ray_obb_n(isect_rays rays, isect_obbs obbs, size_t n,
                                       uint64_t *bits);

/// isect_overlap_triangle_obb for n pairs.
///
/// @param triangles  n triangles, or one n times.
/// @param obbs       n obbs, or one n times.
/// @param n          How many.
/// @param bits       Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_triangle_obb_n(isect_triangles triangles, isect_obbs obbs,
                                            size_t n, uint64_t *bits);

/// isect_overlap_obb_obb for n pairs.
///
/// @param a     n obbs, or one n times.
/// @param b     n obbs, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_obb_obb_n(isect_obbs a, isect_obbs b, size_t n, uint64_t *bits);

/// isect_overlap_segment2_segment2 for n pairs.
///
/// @param a     n segment2s, or one n times.
/// @param b     n segment2s, or one n times.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_segment2_segment2_n(isect_segment2s a, isect_segment2s b, size_t n,
                                                 uint64_t *bits);

/// isect_overlap_sphere_obb for n pairs.
///
/// @param spheres  n spheres, or one n times.
/// @param obbs     n obbs, or one n times.
/// @param n        How many.
/// @param bits     Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_sphere_obb_n(isect_spheres spheres, isect_obbs obbs, size_t n,
                                          uint64_t *bits);

/// isect_overlap_plane_obb for n pairs.
///
/// @param planes  n planes, or one n times.
/// @param obbs    n obbs, or one n times.
/// @param n       How many.
/// @param bits    Receives isect_words(n) words: bit i is answer i, bits beyond n are 0.
ISECT_API void isect_overlap_plane_obb_n(isect_planes planes, isect_obbs obbs, size_t n,
                                         uint64_t *bits);

/// isect_cast_ray_plane for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param planes   n planes, or one n times.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isect_cast_ray_plane_n(isect_rays rays, isect_planes planes, size_t n,
                                      isect_touches touches);

/// isect_cast_ray_triangle for n pairs.
///
/// @param rays       n rays, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isect_cast_ray_triangle_n(isect_rays rays, isect_triangles triangles, size_t n,
                                         isect_touches touches);

/// isect_cast_ray_triangle_culled for n pairs.
///
/// @param rays       n rays, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isect_cast_ray_triangle_culled_n(isect_rays rays, isect_triangles triangles,
                                                size_t n, isect_touches touches);

/// isect_cast_ray_rectangle for n pairs.
///
/// @param rays        n rays, or one n times.
/// @param rectangles  n rectangles, or one n times.
/// @param n           How many.
/// @param touches     Receives n answers.
ISECT_API void isect_cast_ray_rectangle_n(isect_rays rays, isect_rectangles rectangles,
                                          size_t n, isect_touches touches);

/// isect_cast_ray_disc for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param discs    n discs, or one n times.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isect_cast_ray_disc_n(isect_rays rays, isect_discs discs, size_t n,
                                     isect_touches touches);

/// isect_cast_ray_quad for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param quads    n quads, or one n times.
/// @param n        How many.
/// @param touches  Receives n answers.
ISECT_API void isect_cast_ray_quad_n(isect_rays rays, isect_quads quads, size_t n,
                                     isect_touches touches);

/// isect_cast_ray_sphere for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param spheres  n spheres, or one n times.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isect_cast_ray_sphere_n(isect_rays rays, isect_spheres spheres, size_t n,
                                       isect_spans spans);

/// isect_cast_ray_capsule for n pairs.
///
/// @param rays      n rays, or one n times.
/// @param capsules  n capsules, or one n times.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isect_cast_ray_capsule_n(isect_rays rays, isect_capsules capsules, size_t n,
                                        isect_spans spans);

/// isect_cast_ray_lozenge for n pairs.
///
/// @param rays      n rays, or one n times.
/// @param lozenges  n lozenges, or one n times.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isect_cast_ray_lozenge_n(isect_rays rays, isect_lozenges lozenges, size_t n,
                                        isect_spans spans);

/// isect_cast_ray_ellipsoid for n pairs.
///
/// @param rays        n rays, or one n times.
/// @param ellipsoids  n ellipsoids, or one n times.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isect_cast_ray_ellipsoid_n(isect_rays rays, isect_ellipsoids ellipsoids,
                                          size_t n, isect_spans spans);

/// isect_cast_ray_cylinder for n pairs.
///
/// @param rays       n rays, or one n times.
/// @param cylinders  n cylinders, or one n times.
/// @param n          How many.
/// @param spans      Receives n answers.
ISECT_API void isect_cast_ray_cylinder_n(isect_rays rays, isect_cylinders cylinders, size_t n,
                                         isect_spans spans);

/// isect_cast_ray_cone for n pairs.
///
/// @param rays   n rays, or one n times.
/// @param cones  n cones, or one n times.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isect_cast_ray_cone_n(isect_rays rays, isect_cones cones, size_t n,
                                     isect_spans spans);

/// isect_cast_ray_aabb for n pairs.
///
/// @param rays   n rays, or one n times.
/// @param aabbs  n aabbs, or one n times.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isect_cast_ray_aabb_n(isect_rays rays, isect_aabbs aabbs, size_t n,
                                     isect_spans spans);

/// isect_cast_ray_obb for n pairs.
///
/// @param rays   n rays, or one n times.
/// @param obbs   n obbs, or one n times.
/// @param n      How many.
/// @param spans  Receives n answers.
ISECT_API void isect_cast_ray_obb_n(isect_rays rays, isect_obbs obbs, size_t n,
                                    isect_spans spans);

/// isect_cast_ray_kdop14 for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param kdop14s  n kdop14s, or one n times.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isect_cast_ray_kdop14_n(isect_rays rays, isect_kdop14s kdop14s, size_t n,
                                       isect_spans spans);

/// isect_cast_ray_kdop18 for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param kdop18s  n kdop18s, or one n times.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isect_cast_ray_kdop18_n(isect_rays rays, isect_kdop18s kdop18s, size_t n,
                                       isect_spans spans);

/// isect_cast_ray_kdop26 for n pairs.
///
/// @param rays     n rays, or one n times.
/// @param kdop26s  n kdop26s, or one n times.
/// @param n        How many.
/// @param spans    Receives n answers.
ISECT_API void isect_cast_ray_kdop26_n(isect_rays rays, isect_kdop26s kdop26s, size_t n,
                                       isect_spans spans);

/// isect_cast_ray_frustum for n pairs.
///
/// @param rays      n rays, or one n times.
/// @param frustums  n frustums, or one n times.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isect_cast_ray_frustum_n(isect_rays rays, isect_frustums frustums, size_t n,
                                        isect_spans spans);

/// isect_cast_ray2_segment2 for n pairs.
///
/// @param ray2s      n ray2s, or one n times.
/// @param segment2s  n segment2s, or one n times.
/// @param n          How many.
/// @param touches    Receives n answers.
ISECT_API void isect_cast_ray2_segment2_n(isect_ray2s ray2s, isect_segment2s segment2s,
                                          size_t n, isect_touches touches);

/// isect_cast_ray2_circle2 for n pairs.
///
/// @param ray2s     n ray2s, or one n times.
/// @param circle2s  n circle2s, or one n times.
/// @param n         How many.
/// @param spans     Receives n answers.
ISECT_API void isect_cast_ray2_circle2_n(isect_ray2s ray2s, isect_circle2s circle2s, size_t n,
                                         isect_spans spans);

/// isect_cast_ray2_rectangle2 for n pairs.
///
/// @param ray2s        n ray2s, or one n times.
/// @param rectangle2s  n rectangle2s, or one n times.
/// @param n            How many.
/// @param spans        Receives n answers.
ISECT_API void isect_cast_ray2_rectangle2_n(isect_ray2s ray2s, isect_rectangle2s rectangle2s,
                                            size_t n, isect_spans spans);

/// isect_cast_ray2_triangle2 for n pairs.
///
/// @param ray2s       n ray2s, or one n times.
/// @param triangle2s  n triangle2s, or one n times.
/// @param n           How many.
/// @param spans       Receives n answers.
ISECT_API void isect_cast_ray2_triangle2_n(isect_ray2s ray2s, isect_triangle2s triangle2s,
                                           size_t n, isect_spans spans);

/// isect_closest_point_segment for n pairs.
///
/// @param points    n points, or one n times.
/// @param segments  n segments, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_segment_n(isect_points points, isect_segments segments,
                                             size_t n, isect_nearests nearests);

/// isect_closest_point_ray for n pairs.
///
/// @param points    n points, or one n times.
/// @param rays      n rays, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_ray_n(isect_points points, isect_rays rays, size_t n,
                                         isect_nearests nearests);

/// isect_closest_point_plane for n pairs.
///
/// @param points    n points, or one n times.
/// @param planes    n planes, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_plane_n(isect_points points, isect_planes planes, size_t n,
                                           isect_nearests nearests);

/// isect_closest_point_triangle for n pairs.
///
/// @param points     n points, or one n times.
/// @param triangles  n triangles, or one n times.
/// @param n          How many.
/// @param nearests   Receives n answers.
ISECT_API void isect_closest_point_triangle_n(isect_points points, isect_triangles triangles,
                                              size_t n, isect_nearests nearests);

/// isect_closest_point_rectangle for n pairs.
///
/// @param points      n points, or one n times.
/// @param rectangles  n rectangles, or one n times.
/// @param n           How many.
/// @param nearests    Receives n answers.
ISECT_API void isect_closest_point_rectangle_n(isect_points points, isect_rectangles rectangles,
                                               size_t n, isect_nearests nearests);

/// isect_closest_point_disc for n pairs.
///
/// @param points    n points, or one n times.
/// @param discs     n discs, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_disc_n(isect_points points, isect_discs discs, size_t n,
                                          isect_nearests nearests);

/// isect_closest_point_sphere for n pairs.
///
/// @param points    n points, or one n times.
/// @param spheres   n spheres, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_sphere_n(isect_points points, isect_spheres spheres,
                                            size_t n, isect_nearests nearests);

/// isect_closest_point_capsule for n pairs.
///
/// @param points    n points, or one n times.
/// @param capsules  n capsules, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_capsule_n(isect_points points, isect_capsules capsules,
                                             size_t n, isect_nearests nearests);

/// isect_closest_point_aabb for n pairs.
///
/// @param points    n points, or one n times.
/// @param aabbs     n aabbs, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_aabb_n(isect_points points, isect_aabbs aabbs, size_t n,
                                          isect_nearests nearests);

/// isect_closest_point_obb for n pairs.
///
/// @param points    n points, or one n times.
/// @param obbs      n obbs, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_point_obb_n(isect_points points, isect_obbs obbs, size_t n,
                                         isect_nearests nearests);

/// isect_closest_segment_segment for n pairs.
///
/// @param a         n segments, or one n times.
/// @param b         n segments, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_segment_segment_n(isect_segments a, isect_segments b, size_t n,
                                               isect_nearests nearests);

/// isect_closest_ray_ray for n pairs.
///
/// @param a         n rays, or one n times.
/// @param b         n rays, or one n times.
/// @param n         How many.
/// @param nearests  Receives n answers.
ISECT_API void isect_closest_ray_ray_n(isect_rays a, isect_rays b, size_t n,
                                       isect_nearests nearests);

/// isect_classify_plane_sphere for n pairs.
///
/// @param planes   n planes, or one n times.
/// @param spheres  n spheres, or one n times.
/// @param n        How many.
/// @param sides    Receives n bytes.
ISECT_API void isect_classify_plane_sphere_n(isect_planes planes, isect_spheres spheres,
                                             size_t n, uint8_t *sides);

/// isect_classify_plane_aabb for n pairs.
///
/// @param planes  n planes, or one n times.
/// @param aabbs   n aabbs, or one n times.
/// @param n       How many.
/// @param sides   Receives n bytes.
ISECT_API void isect_classify_plane_aabb_n(isect_planes planes, isect_aabbs aabbs, size_t n,
                                           uint8_t *sides);

ISECT_EXTERN_END
#endif
