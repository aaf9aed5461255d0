/* isect/many.h - the questions of overlap.h, contains.h, cast.h, closest.h, classify.h, sweep.h,
 * many at a time.
 *
 * a[i] with b[i] for every i < n. Both are views of arrays (isect/arrays.h), passed by value;
 * either may be one shape n times. One sphere against n boxes, in one line:
 *
 *     isect_overlap_sphere_aabb_n(isect_spheres_one(&ball), isect_aabbs_of(boxes), n, bits);
 *
 * Answer i is bit for bit that of the function for one pair, on every instruction set (isect_isa)
 * and in any rounding or flush-to-zero mode of the caller: the default mode is set for the time of
 * the call. Yes or no is bit i of `bits`: isect_words(n) words, read with isect_bit; bits beyond n
 * are 0. A side is one byte. Inputs and outputs must not overlap. The functions allocate no memory
 * and cannot fail.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_MANY_H
#define ISECT_MANY_H

#include "isect/arrays.h"

ISECT_EXTERN_BEGIN

ISECT_API void isect_overlap_point_segment_n(isect_points a, isect_segments b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_point_plane_n(isect_points a, isect_planes b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_point_triangle_n(isect_points a, isect_triangles b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_point_aabb_n(isect_points a, isect_aabbs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_segment_segment_n(isect_segments a, isect_segments b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_segment_plane_n(isect_segments a, isect_planes b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_segment_aabb_n(isect_segments a, isect_aabbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_segment_triangle_n(isect_segments a, isect_triangles b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_ray_plane_n(isect_rays a, isect_planes b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_ray_aabb_n(isect_rays a, isect_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isect_overlap_plane_triangle_n(isect_planes a, isect_triangles b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_plane_sphere_n(isect_planes a, isect_spheres b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_plane_aabb_n(isect_planes a, isect_aabbs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_triangle_aabb_n(isect_triangles a, isect_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_point_sphere_n(isect_points a, isect_spheres b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_segment_sphere_n(isect_segments a, isect_spheres b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_ray_sphere_n(isect_rays a, isect_spheres b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_triangle_triangle_n(isect_triangles a, isect_triangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_ray_triangle_n(isect_rays a, isect_triangles b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_triangle_sphere_n(isect_triangles a, isect_spheres b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_sphere_sphere_n(isect_spheres a, isect_spheres b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_point_capsule_n(isect_points a, isect_capsules b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_sphere_capsule_n(isect_spheres a, isect_capsules b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_segment_capsule_n(isect_segments a, isect_capsules b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_triangle_capsule_n(isect_triangles a, isect_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_capsule_capsule_n(isect_capsules a, isect_capsules b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_sphere_aabb_n(isect_spheres a, isect_aabbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_sphere_aabb_hollow_aabb_n(isect_spheres a, isect_aabbs b, size_t n,
                                                       uint64_t *bits);
ISECT_API void isect_overlap_sphere_aabb_hollow_sphere_n(isect_spheres a, isect_aabbs b,
                                                         size_t n, uint64_t *bits);
ISECT_API void isect_overlap_sphere_aabb_hollow_n(isect_spheres a, isect_aabbs b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isect_overlap_aabb_aabb_n(isect_aabbs a, isect_aabbs b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_kdop14_kdop14_slabs_n(isect_kdop14s a, isect_kdop14s b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isect_overlap_kdop18_kdop18_slabs_n(isect_kdop18s a, isect_kdop18s b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isect_overlap_kdop26_kdop26_slabs_n(isect_kdop26s a, isect_kdop26s b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isect_overlap_segment_obb_n(isect_segments a, isect_obbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_ray_obb_n(isect_rays a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_overlap_triangle_obb_n(isect_triangles a, isect_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_obb_obb_n(isect_obbs a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_overlap_segment2_segment2_n(isect_segment2s a, isect_segment2s b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_sphere_obb_n(isect_spheres a, isect_obbs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_plane_obb_n(isect_planes a, isect_obbs b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_sphere_cylinder_n(isect_spheres a, isect_cylinders b, size_t n,
                                               uint64_t *bits);

ISECT_API void isect_contains_aabb_point_n(isect_aabbs a, isect_points b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_contains_sphere_sphere_n(isect_spheres a, isect_spheres b, size_t n,
                                              uint64_t *bits);

ISECT_API void isect_cast_ray_plane_n(isect_rays a, isect_planes b, size_t n,
                                      isect_touches touches);
ISECT_API void isect_cast_ray_triangle_n(isect_rays a, isect_triangles b, size_t n,
                                         isect_touches touches);
ISECT_API void isect_cast_ray_triangle_culled_n(isect_rays a, isect_triangles b, size_t n,
                                                isect_touches touches);
ISECT_API void isect_cast_ray_rectangle_n(isect_rays a, isect_rectangles b, size_t n,
                                          isect_touches touches);
ISECT_API void isect_cast_ray_disc_n(isect_rays a, isect_discs b, size_t n,
                                     isect_touches touches);
ISECT_API void isect_cast_ray_quad_n(isect_rays a, isect_quads b, size_t n,
                                     isect_touches touches);
ISECT_API void isect_cast_ray_sphere_n(isect_rays a, isect_spheres b, size_t n,
                                       isect_spans spans);
ISECT_API void isect_cast_ray_capsule_n(isect_rays a, isect_capsules b, size_t n,
                                        isect_spans spans);
ISECT_API void isect_cast_ray_lozenge_n(isect_rays a, isect_lozenges b, size_t n,
                                        isect_spans spans);
ISECT_API void isect_cast_ray_ellipsoid_n(isect_rays a, isect_ellipsoids b, size_t n,
                                          isect_spans spans);
ISECT_API void isect_cast_ray_cylinder_n(isect_rays a, isect_cylinders b, size_t n,
                                         isect_spans spans);
ISECT_API void isect_cast_ray_cone_n(isect_rays a, isect_cones b, size_t n, isect_spans spans);
ISECT_API void isect_cast_ray_aabb_n(isect_rays a, isect_aabbs b, size_t n, isect_spans spans);
ISECT_API void isect_cast_ray_obb_n(isect_rays a, isect_obbs b, size_t n, isect_spans spans);
ISECT_API void isect_cast_ray_kdop14_n(isect_rays a, isect_kdop14s b, size_t n,
                                       isect_spans spans);
ISECT_API void isect_cast_ray_kdop18_n(isect_rays a, isect_kdop18s b, size_t n,
                                       isect_spans spans);
ISECT_API void isect_cast_ray_kdop26_n(isect_rays a, isect_kdop26s b, size_t n,
                                       isect_spans spans);
ISECT_API void isect_cast_ray_frustum_n(isect_rays a, isect_frustums b, size_t n,
                                        isect_spans spans);
ISECT_API void isect_cast_ray2_segment2_n(isect_ray2s a, isect_segment2s b, size_t n,
                                          isect_touches touches);
ISECT_API void isect_cast_ray2_circle2_n(isect_ray2s a, isect_circle2s b, size_t n,
                                         isect_spans spans);
ISECT_API void isect_cast_ray2_rectangle2_n(isect_ray2s a, isect_rectangle2s b, size_t n,
                                            isect_spans spans);
ISECT_API void isect_cast_ray2_triangle2_n(isect_ray2s a, isect_triangle2s b, size_t n,
                                           isect_spans spans);

ISECT_API void isect_closest_point_segment_n(isect_points a, isect_segments b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_point_ray_n(isect_points a, isect_rays b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_point_plane_n(isect_points a, isect_planes b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_point_triangle_n(isect_points a, isect_triangles b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_point_rectangle_n(isect_points a, isect_rectangles b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_point_disc_n(isect_points a, isect_discs b, size_t n,
                                          isect_nearests nearests);
ISECT_API void isect_closest_point_sphere_n(isect_points a, isect_spheres b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_point_capsule_n(isect_points a, isect_capsules b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_point_aabb_n(isect_points a, isect_aabbs b, size_t n,
                                          isect_nearests nearests);
ISECT_API void isect_closest_point_obb_n(isect_points a, isect_obbs b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_segment_segment_n(isect_segments a, isect_segments b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_ray_ray_n(isect_rays a, isect_rays b, size_t n,
                                       isect_nearests nearests);

ISECT_API void isect_classify_plane_point_n(isect_planes a, isect_points b, size_t n,
                                            uint8_t *sides);
ISECT_API void isect_classify_plane_triangle_n(isect_planes a, isect_triangles b, size_t n,
                                               uint8_t *sides);
ISECT_API void isect_classify_plane_rectangle_n(isect_planes a, isect_rectangles b, size_t n,
                                                uint8_t *sides);
ISECT_API void isect_classify_plane_disc_n(isect_planes a, isect_discs b, size_t n,
                                           uint8_t *sides);
ISECT_API void isect_classify_plane_sphere_n(isect_planes a, isect_spheres b, size_t n,
                                             uint8_t *sides);
ISECT_API void isect_classify_plane_capsule_n(isect_planes a, isect_capsules b, size_t n,
                                              uint8_t *sides);
ISECT_API void isect_classify_plane_lozenge_n(isect_planes a, isect_lozenges b, size_t n,
                                              uint8_t *sides);
ISECT_API void isect_classify_plane_ellipsoid_n(isect_planes a, isect_ellipsoids b, size_t n,
                                                uint8_t *sides);
ISECT_API void isect_classify_plane_cylinder_n(isect_planes a, isect_cylinders b, size_t n,
                                               uint8_t *sides);
ISECT_API void isect_classify_plane_cone_n(isect_planes a, isect_cones b, size_t n,
                                           uint8_t *sides);
ISECT_API void isect_classify_plane_aabb_n(isect_planes a, isect_aabbs b, size_t n,
                                           uint8_t *sides);
ISECT_API void isect_classify_plane_obb_n(isect_planes a, isect_obbs b, size_t n,
                                          uint8_t *sides);
ISECT_API void isect_classify_plane_tetrahedron_n(isect_planes a, isect_tetrahedrons b,
                                                  size_t n, uint8_t *sides);
ISECT_API void isect_classify_frustum_point_n(isect_frustums a, isect_points b, size_t n,
                                              uint8_t *sides);
ISECT_API void isect_classify_frustum_sphere_n(isect_frustums a, isect_spheres b, size_t n,
                                               uint8_t *sides);
ISECT_API void isect_classify_frustum_capsule_n(isect_frustums a, isect_capsules b, size_t n,
                                                uint8_t *sides);
ISECT_API void isect_classify_frustum_aabb_n(isect_frustums a, isect_aabbs b, size_t n,
                                             uint8_t *sides);
ISECT_API void isect_classify_frustum_triangle_n(isect_frustums a, isect_triangles b, size_t n,
                                                 uint8_t *sides);
ISECT_API void isect_classify_frustum_obb_n(isect_frustums a, isect_obbs b, size_t n,
                                            uint8_t *sides);

ISECT_API void isect_sweep_sphere_point_n(isect_moving_spheres a, isect_points b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_sphere_segment_n(isect_moving_spheres a, isect_segments b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_sphere_plane_n(isect_moving_spheres a, isect_planes b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_sphere_triangle_n(isect_moving_spheres a, isect_triangles b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_sphere_rectangle_n(isect_moving_spheres a, isect_rectangles b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_sphere_sphere_n(isect_moving_spheres a, isect_spheres b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_sphere_capsule_n(isect_moving_spheres a, isect_capsules b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_sphere_lozenge_n(isect_moving_spheres a, isect_lozenges b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_sphere_aabb_n(isect_moving_spheres a, isect_aabbs b, size_t n,
                                         isect_impacts impacts);
ISECT_API void isect_sweep_sphere_obb_n(isect_moving_spheres a, isect_obbs b, size_t n,
                                        isect_impacts impacts);
ISECT_API void isect_sweep_capsule_plane_n(isect_moving_capsules a, isect_planes b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_capsule_capsule_n(isect_moving_capsules a, isect_capsules b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_aabb_plane_n(isect_moving_aabbs a, isect_planes b, size_t n,
                                        isect_impacts impacts);
ISECT_API void isect_sweep_aabb_aabb_n(isect_moving_aabbs a, isect_aabbs b, size_t n,
                                       isect_impacts impacts);

ISECT_EXTERN_END
#endif
