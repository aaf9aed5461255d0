/* isectd/many.h - isect/many.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_MANY_H
#define ISECTD_MANY_H

#include "isectd/arrays.h"

ISECT_EXTERN_BEGIN

ISECT_API void isectd_overlap_point_segment_n(isectd_points a, isectd_segments b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_point_plane_n(isectd_points a, isectd_planes b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_point_triangle_n(isectd_points a, isectd_triangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_point_aabb_n(isectd_points a, isectd_aabbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_segment_segment_n(isectd_segments a, isectd_segments b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_segment_plane_n(isectd_segments a, isectd_planes b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_segment_aabb_n(isectd_segments a, isectd_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_segment_triangle_n(isectd_segments a, isectd_triangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_ray_plane_n(isectd_rays a, isectd_planes b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_ray_aabb_n(isectd_rays a, isectd_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_plane_triangle_n(isectd_planes a, isectd_triangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_plane_sphere_n(isectd_planes a, isectd_spheres b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_plane_aabb_n(isectd_planes a, isectd_aabbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_triangle_aabb_n(isectd_triangles a, isectd_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_point_sphere_n(isectd_points a, isectd_spheres b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_segment_sphere_n(isectd_segments a, isectd_spheres b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_ray_sphere_n(isectd_rays a, isectd_spheres b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_triangle_triangle_n(isectd_triangles a, isectd_triangles b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_ray_triangle_n(isectd_rays a, isectd_triangles b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_triangle_sphere_n(isectd_triangles a, isectd_spheres b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_sphere_sphere_n(isectd_spheres a, isectd_spheres b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_point_capsule_n(isectd_points a, isectd_capsules b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_sphere_capsule_n(isectd_spheres a, isectd_capsules b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_segment_capsule_n(isectd_segments a, isectd_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_triangle_capsule_n(isectd_triangles a, isectd_capsules b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_capsule_capsule_n(isectd_capsules a, isectd_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_sphere_aabb_n(isectd_spheres a, isectd_aabbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_sphere_aabb_hollow_aabb_n(isectd_spheres a, isectd_aabbs b, size_t n,
                                                        uint64_t *bits);
ISECT_API void isectd_overlap_sphere_aabb_hollow_sphere_n(isectd_spheres a, isectd_aabbs b,
                                                          size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_sphere_aabb_hollow_n(isectd_spheres a, isectd_aabbs b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_overlap_aabb_aabb_n(isectd_aabbs a, isectd_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_kdop14_kdop14_slabs_n(isectd_kdop14s a, isectd_kdop14s b, size_t n,
                                                    uint64_t *bits);
ISECT_API void isectd_overlap_kdop18_kdop18_slabs_n(isectd_kdop18s a, isectd_kdop18s b, size_t n,
                                                    uint64_t *bits);
ISECT_API void isectd_overlap_kdop26_kdop26_slabs_n(isectd_kdop26s a, isectd_kdop26s b, size_t n,
                                                    uint64_t *bits);
ISECT_API void isectd_overlap_segment_obb_n(isectd_segments a, isectd_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_ray_obb_n(isectd_rays a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_triangle_obb_n(isectd_triangles a, isectd_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_obb_obb_n(isectd_obbs a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_segment2_segment2_n(isectd_segment2s a, isectd_segment2s b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_sphere_obb_n(isectd_spheres a, isectd_obbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_plane_obb_n(isectd_planes a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_sphere_cylinder_n(isectd_spheres a, isectd_cylinders b, size_t n,
                                                uint64_t *bits);

ISECT_API void isectd_contains_aabb_point_n(isectd_aabbs a, isectd_points b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_contains_sphere_sphere_n(isectd_spheres a, isectd_spheres b, size_t n,
                                               uint64_t *bits);

ISECT_API void isectd_cast_ray_plane_n(isectd_rays a, isectd_planes b, size_t n,
                                       isectd_touches touches);
ISECT_API void isectd_cast_ray_triangle_n(isectd_rays a, isectd_triangles b, size_t n,
                                          isectd_touches touches);
ISECT_API void isectd_cast_ray_triangle_culled_n(isectd_rays a, isectd_triangles b, size_t n,
                                                 isectd_touches touches);
ISECT_API void isectd_cast_ray_rectangle_n(isectd_rays a, isectd_rectangles b, size_t n,
                                           isectd_touches touches);
ISECT_API void isectd_cast_ray_disc_n(isectd_rays a, isectd_discs b, size_t n,
                                      isectd_touches touches);
ISECT_API void isectd_cast_ray_quad_n(isectd_rays a, isectd_quads b, size_t n,
                                      isectd_touches touches);
ISECT_API void isectd_cast_ray_sphere_n(isectd_rays a, isectd_spheres b, size_t n,
                                        isectd_spans spans);
ISECT_API void isectd_cast_ray_capsule_n(isectd_rays a, isectd_capsules b, size_t n,
                                         isectd_spans spans);
ISECT_API void isectd_cast_ray_lozenge_n(isectd_rays a, isectd_lozenges b, size_t n,
                                         isectd_spans spans);
ISECT_API void isectd_cast_ray_ellipsoid_n(isectd_rays a, isectd_ellipsoids b, size_t n,
                                           isectd_spans spans);
ISECT_API void isectd_cast_ray_cylinder_n(isectd_rays a, isectd_cylinders b, size_t n,
                                          isectd_spans spans);
ISECT_API void isectd_cast_ray_cone_n(isectd_rays a, isectd_cones b, size_t n, isectd_spans spans);
ISECT_API void isectd_cast_ray_aabb_n(isectd_rays a, isectd_aabbs b, size_t n, isectd_spans spans);
ISECT_API void isectd_cast_ray_obb_n(isectd_rays a, isectd_obbs b, size_t n, isectd_spans spans);
ISECT_API void isectd_cast_ray_kdop14_n(isectd_rays a, isectd_kdop14s b, size_t n,
                                        isectd_spans spans);
ISECT_API void isectd_cast_ray_kdop18_n(isectd_rays a, isectd_kdop18s b, size_t n,
                                        isectd_spans spans);
ISECT_API void isectd_cast_ray_kdop26_n(isectd_rays a, isectd_kdop26s b, size_t n,
                                        isectd_spans spans);
ISECT_API void isectd_cast_ray_frustum_n(isectd_rays a, isectd_frustums b, size_t n,
                                         isectd_spans spans);
ISECT_API void isectd_cast_ray2_segment2_n(isectd_ray2s a, isectd_segment2s b, size_t n,
                                           isectd_touches touches);
ISECT_API void isectd_cast_ray2_circle2_n(isectd_ray2s a, isectd_circle2s b, size_t n,
                                          isectd_spans spans);
ISECT_API void isectd_cast_ray2_rectangle2_n(isectd_ray2s a, isectd_rectangle2s b, size_t n,
                                             isectd_spans spans);
ISECT_API void isectd_cast_ray2_triangle2_n(isectd_ray2s a, isectd_triangle2s b, size_t n,
                                            isectd_spans spans);

ISECT_API void isectd_closest_point_segment_n(isectd_points a, isectd_segments b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_point_ray_n(isectd_points a, isectd_rays b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_point_plane_n(isectd_points a, isectd_planes b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_point_triangle_n(isectd_points a, isectd_triangles b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_point_rectangle_n(isectd_points a, isectd_rectangles b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_point_disc_n(isectd_points a, isectd_discs b, size_t n,
                                           isectd_nearests nearests);
ISECT_API void isectd_closest_point_sphere_n(isectd_points a, isectd_spheres b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_point_capsule_n(isectd_points a, isectd_capsules b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_point_aabb_n(isectd_points a, isectd_aabbs b, size_t n,
                                           isectd_nearests nearests);
ISECT_API void isectd_closest_point_obb_n(isectd_points a, isectd_obbs b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_segment_segment_n(isectd_segments a, isectd_segments b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_ray_ray_n(isectd_rays a, isectd_rays b, size_t n,
                                        isectd_nearests nearests);

ISECT_API void isectd_classify_plane_point_n(isectd_planes a, isectd_points b, size_t n,
                                             uint8_t *sides);
ISECT_API void isectd_classify_plane_triangle_n(isectd_planes a, isectd_triangles b, size_t n,
                                                uint8_t *sides);
ISECT_API void isectd_classify_plane_rectangle_n(isectd_planes a, isectd_rectangles b, size_t n,
                                                 uint8_t *sides);
ISECT_API void isectd_classify_plane_disc_n(isectd_planes a, isectd_discs b, size_t n,
                                            uint8_t *sides);
ISECT_API void isectd_classify_plane_sphere_n(isectd_planes a, isectd_spheres b, size_t n,
                                              uint8_t *sides);
ISECT_API void isectd_classify_plane_capsule_n(isectd_planes a, isectd_capsules b, size_t n,
                                               uint8_t *sides);
ISECT_API void isectd_classify_plane_lozenge_n(isectd_planes a, isectd_lozenges b, size_t n,
                                               uint8_t *sides);
ISECT_API void isectd_classify_plane_ellipsoid_n(isectd_planes a, isectd_ellipsoids b, size_t n,
                                                 uint8_t *sides);
ISECT_API void isectd_classify_plane_cylinder_n(isectd_planes a, isectd_cylinders b, size_t n,
                                                uint8_t *sides);
ISECT_API void isectd_classify_plane_cone_n(isectd_planes a, isectd_cones b, size_t n,
                                            uint8_t *sides);
ISECT_API void isectd_classify_plane_aabb_n(isectd_planes a, isectd_aabbs b, size_t n,
                                            uint8_t *sides);
ISECT_API void isectd_classify_plane_obb_n(isectd_planes a, isectd_obbs b, size_t n,
                                           uint8_t *sides);
ISECT_API void isectd_classify_plane_tetrahedron_n(isectd_planes a, isectd_tetrahedrons b, size_t n,
                                                   uint8_t *sides);
ISECT_API void isectd_classify_frustum_point_n(isectd_frustums a, isectd_points b, size_t n,
                                               uint8_t *sides);
ISECT_API void isectd_classify_frustum_sphere_n(isectd_frustums a, isectd_spheres b, size_t n,
                                                uint8_t *sides);
ISECT_API void isectd_classify_frustum_capsule_n(isectd_frustums a, isectd_capsules b, size_t n,
                                                 uint8_t *sides);
ISECT_API void isectd_classify_frustum_aabb_n(isectd_frustums a, isectd_aabbs b, size_t n,
                                              uint8_t *sides);
ISECT_API void isectd_classify_frustum_triangle_n(isectd_frustums a, isectd_triangles b, size_t n,
                                                  uint8_t *sides);
ISECT_API void isectd_classify_frustum_obb_n(isectd_frustums a, isectd_obbs b, size_t n,
                                             uint8_t *sides);

ISECT_API void isectd_sweep_sphere_point_n(isectd_moving_spheres a, isectd_points b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_segment_n(isectd_moving_spheres a, isectd_segments b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_plane_n(isectd_moving_spheres a, isectd_planes b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_triangle_n(isectd_moving_spheres a, isectd_triangles b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_rectangle_n(isectd_moving_spheres a, isectd_rectangles b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_sphere_n(isectd_moving_spheres a, isectd_spheres b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_capsule_n(isectd_moving_spheres a, isectd_capsules b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_lozenge_n(isectd_moving_spheres a, isectd_lozenges b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_aabb_n(isectd_moving_spheres a, isectd_aabbs b, size_t n,
                                          isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_obb_n(isectd_moving_spheres a, isectd_obbs b, size_t n,
                                         isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_plane_n(isectd_moving_capsules a, isectd_planes b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_capsule_n(isectd_moving_capsules a, isectd_capsules b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_plane_n(isectd_moving_aabbs a, isectd_planes b, size_t n,
                                         isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_aabb_n(isectd_moving_aabbs a, isectd_aabbs b, size_t n,
                                        isectd_impacts impacts);

ISECT_EXTERN_END
#endif
