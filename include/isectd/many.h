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
ISECT_API void isectd_overlap_point_point_n(isectd_points a, isectd_points b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_point_rectangle_n(isectd_points a, isectd_rectangles b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_point_disc_n(isectd_points a, isectd_discs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_point_lozenge_n(isectd_points a, isectd_lozenges b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_point_ellipsoid_n(isectd_points a, isectd_ellipsoids b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_point_cylinder_n(isectd_points a, isectd_cylinders b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_point_cone_n(isectd_points a, isectd_cones b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_point_obb_n(isectd_points a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_point_frustum_n(isectd_points a, isectd_frustums b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_point_tetrahedron_n(isectd_points a, isectd_tetrahedrons b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_segment_rectangle_n(isectd_segments a, isectd_rectangles b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_segment_disc_n(isectd_segments a, isectd_discs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_segment_lozenge_n(isectd_segments a, isectd_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_segment_ellipsoid_n(isectd_segments a, isectd_ellipsoids b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_segment_cylinder_n(isectd_segments a, isectd_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_segment_cone_n(isectd_segments a, isectd_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_segment_frustum_n(isectd_segments a, isectd_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_segment_tetrahedron_n(isectd_segments a, isectd_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_triangle_rectangle_n(isectd_triangles a, isectd_rectangles b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_triangle_disc_n(isectd_triangles a, isectd_discs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_triangle_lozenge_n(isectd_triangles a, isectd_lozenges b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_triangle_ellipsoid_n(isectd_triangles a, isectd_ellipsoids b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_triangle_cylinder_n(isectd_triangles a, isectd_cylinders b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_triangle_cone_n(isectd_triangles a, isectd_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_triangle_frustum_n(isectd_triangles a, isectd_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_triangle_tetrahedron_n(isectd_triangles a, isectd_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_rectangle_n(isectd_rectangles a, isectd_rectangles b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_disc_n(isectd_rectangles a, isectd_discs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_sphere_n(isectd_rectangles a, isectd_spheres b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_capsule_n(isectd_rectangles a, isectd_capsules b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_lozenge_n(isectd_rectangles a, isectd_lozenges b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_ellipsoid_n(isectd_rectangles a, isectd_ellipsoids b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_cylinder_n(isectd_rectangles a, isectd_cylinders b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_cone_n(isectd_rectangles a, isectd_cones b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_aabb_n(isectd_rectangles a, isectd_aabbs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_obb_n(isectd_rectangles a, isectd_obbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_frustum_n(isectd_rectangles a, isectd_frustums b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_rectangle_tetrahedron_n(isectd_rectangles a, isectd_tetrahedrons b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_disc_disc_n(isectd_discs a, isectd_discs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_disc_sphere_n(isectd_discs a, isectd_spheres b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_disc_capsule_n(isectd_discs a, isectd_capsules b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_disc_lozenge_n(isectd_discs a, isectd_lozenges b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_disc_ellipsoid_n(isectd_discs a, isectd_ellipsoids b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_disc_cylinder_n(isectd_discs a, isectd_cylinders b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_disc_cone_n(isectd_discs a, isectd_cones b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_disc_aabb_n(isectd_discs a, isectd_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_disc_obb_n(isectd_discs a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_disc_frustum_n(isectd_discs a, isectd_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_disc_tetrahedron_n(isectd_discs a, isectd_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_sphere_lozenge_n(isectd_spheres a, isectd_lozenges b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_sphere_ellipsoid_n(isectd_spheres a, isectd_ellipsoids b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_sphere_cylinder_n(isectd_spheres a, isectd_cylinders b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_sphere_cone_n(isectd_spheres a, isectd_cones b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_sphere_frustum_n(isectd_spheres a, isectd_frustums b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_sphere_tetrahedron_n(isectd_spheres a, isectd_tetrahedrons b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_capsule_lozenge_n(isectd_capsules a, isectd_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_capsule_ellipsoid_n(isectd_capsules a, isectd_ellipsoids b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_capsule_cylinder_n(isectd_capsules a, isectd_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_capsule_cone_n(isectd_capsules a, isectd_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_capsule_aabb_n(isectd_capsules a, isectd_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_capsule_obb_n(isectd_capsules a, isectd_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_capsule_frustum_n(isectd_capsules a, isectd_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_capsule_tetrahedron_n(isectd_capsules a, isectd_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_lozenge_n(isectd_lozenges a, isectd_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_ellipsoid_n(isectd_lozenges a, isectd_ellipsoids b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_cylinder_n(isectd_lozenges a, isectd_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_cone_n(isectd_lozenges a, isectd_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_aabb_n(isectd_lozenges a, isectd_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_obb_n(isectd_lozenges a, isectd_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_frustum_n(isectd_lozenges a, isectd_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_lozenge_tetrahedron_n(isectd_lozenges a, isectd_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_ellipsoid_n(isectd_ellipsoids a, isectd_ellipsoids b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_cylinder_n(isectd_ellipsoids a, isectd_cylinders b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_cone_n(isectd_ellipsoids a, isectd_cones b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_aabb_n(isectd_ellipsoids a, isectd_aabbs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_obb_n(isectd_ellipsoids a, isectd_obbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_frustum_n(isectd_ellipsoids a, isectd_frustums b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_ellipsoid_tetrahedron_n(isectd_ellipsoids a, isectd_tetrahedrons b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_cylinder_cylinder_n(isectd_cylinders a, isectd_cylinders b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_overlap_cylinder_cone_n(isectd_cylinders a, isectd_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_cylinder_aabb_n(isectd_cylinders a, isectd_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_cylinder_obb_n(isectd_cylinders a, isectd_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_cylinder_frustum_n(isectd_cylinders a, isectd_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_cylinder_tetrahedron_n(isectd_cylinders a, isectd_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_cone_cone_n(isectd_cones a, isectd_cones b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_cone_aabb_n(isectd_cones a, isectd_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_cone_obb_n(isectd_cones a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_cone_frustum_n(isectd_cones a, isectd_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_cone_tetrahedron_n(isectd_cones a, isectd_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_aabb_obb_n(isectd_aabbs a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_aabb_frustum_n(isectd_aabbs a, isectd_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_overlap_aabb_tetrahedron_n(isectd_aabbs a, isectd_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_overlap_obb_frustum_n(isectd_obbs a, isectd_frustums b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_overlap_obb_tetrahedron_n(isectd_obbs a, isectd_tetrahedrons b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_frustum_frustum_n(isectd_frustums a, isectd_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_frustum_tetrahedron_n(isectd_frustums a, isectd_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_overlap_tetrahedron_tetrahedron_n(isectd_tetrahedrons a,
                                                        isectd_tetrahedrons b, size_t n,
                                                        uint64_t *bits);
ISECT_API void isectd_overlap_plane_rectangle_n(isectd_planes a, isectd_rectangles b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_plane_disc_n(isectd_planes a, isectd_discs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_plane_capsule_n(isectd_planes a, isectd_capsules b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_plane_lozenge_n(isectd_planes a, isectd_lozenges b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_plane_ellipsoid_n(isectd_planes a, isectd_ellipsoids b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_overlap_plane_cylinder_n(isectd_planes a, isectd_cylinders b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_overlap_plane_cone_n(isectd_planes a, isectd_cones b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_overlap_plane_frustum_n(isectd_planes a, isectd_frustums b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_overlap_plane_tetrahedron_n(isectd_planes a, isectd_tetrahedrons b, size_t n,
                                                  uint64_t *bits);

ISECT_API void isectd_contains_aabb_point_n(isectd_aabbs a, isectd_points b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_contains_sphere_sphere_n(isectd_spheres a, isectd_spheres b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_sphere_point_n(isectd_spheres a, isectd_points b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_sphere_segment_n(isectd_spheres a, isectd_segments b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_sphere_triangle_n(isectd_spheres a, isectd_triangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_sphere_rectangle_n(isectd_spheres a, isectd_rectangles b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_sphere_disc_n(isectd_spheres a, isectd_discs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_sphere_capsule_n(isectd_spheres a, isectd_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_sphere_lozenge_n(isectd_spheres a, isectd_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_sphere_ellipsoid_n(isectd_spheres a, isectd_ellipsoids b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_sphere_cylinder_n(isectd_spheres a, isectd_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_sphere_cone_n(isectd_spheres a, isectd_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_sphere_aabb_n(isectd_spheres a, isectd_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_sphere_obb_n(isectd_spheres a, isectd_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_contains_sphere_frustum_n(isectd_spheres a, isectd_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_sphere_tetrahedron_n(isectd_spheres a, isectd_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_contains_capsule_point_n(isectd_capsules a, isectd_points b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_capsule_segment_n(isectd_capsules a, isectd_segments b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_capsule_triangle_n(isectd_capsules a, isectd_triangles b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_capsule_rectangle_n(isectd_capsules a, isectd_rectangles b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_capsule_disc_n(isectd_capsules a, isectd_discs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_capsule_sphere_n(isectd_capsules a, isectd_spheres b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_capsule_capsule_n(isectd_capsules a, isectd_capsules b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_capsule_lozenge_n(isectd_capsules a, isectd_lozenges b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_capsule_ellipsoid_n(isectd_capsules a, isectd_ellipsoids b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_capsule_cylinder_n(isectd_capsules a, isectd_cylinders b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_capsule_cone_n(isectd_capsules a, isectd_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_capsule_aabb_n(isectd_capsules a, isectd_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_capsule_obb_n(isectd_capsules a, isectd_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_capsule_frustum_n(isectd_capsules a, isectd_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_capsule_tetrahedron_n(isectd_capsules a, isectd_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_lozenge_point_n(isectd_lozenges a, isectd_points b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_lozenge_segment_n(isectd_lozenges a, isectd_segments b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_lozenge_triangle_n(isectd_lozenges a, isectd_triangles b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_lozenge_rectangle_n(isectd_lozenges a, isectd_rectangles b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_lozenge_disc_n(isectd_lozenges a, isectd_discs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_lozenge_sphere_n(isectd_lozenges a, isectd_spheres b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_lozenge_capsule_n(isectd_lozenges a, isectd_capsules b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_lozenge_lozenge_n(isectd_lozenges a, isectd_lozenges b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_lozenge_ellipsoid_n(isectd_lozenges a, isectd_ellipsoids b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_lozenge_cylinder_n(isectd_lozenges a, isectd_cylinders b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_lozenge_cone_n(isectd_lozenges a, isectd_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_lozenge_aabb_n(isectd_lozenges a, isectd_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_lozenge_obb_n(isectd_lozenges a, isectd_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_lozenge_frustum_n(isectd_lozenges a, isectd_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_lozenge_tetrahedron_n(isectd_lozenges a, isectd_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_point_n(isectd_ellipsoids a, isectd_points b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_segment_n(isectd_ellipsoids a, isectd_segments b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_triangle_n(isectd_ellipsoids a, isectd_triangles b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_rectangle_n(isectd_ellipsoids a, isectd_rectangles b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_disc_n(isectd_ellipsoids a, isectd_discs b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_sphere_n(isectd_ellipsoids a, isectd_spheres b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_capsule_n(isectd_ellipsoids a, isectd_capsules b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_lozenge_n(isectd_ellipsoids a, isectd_lozenges b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_ellipsoid_n(isectd_ellipsoids a, isectd_ellipsoids b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_cylinder_n(isectd_ellipsoids a, isectd_cylinders b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_cone_n(isectd_ellipsoids a, isectd_cones b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_aabb_n(isectd_ellipsoids a, isectd_aabbs b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_obb_n(isectd_ellipsoids a, isectd_obbs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_frustum_n(isectd_ellipsoids a, isectd_frustums b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_ellipsoid_tetrahedron_n(isectd_ellipsoids a, isectd_tetrahedrons b,
                                                       size_t n, uint64_t *bits);
ISECT_API void isectd_contains_cylinder_point_n(isectd_cylinders a, isectd_points b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_cylinder_segment_n(isectd_cylinders a, isectd_segments b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_cylinder_triangle_n(isectd_cylinders a, isectd_triangles b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_cylinder_rectangle_n(isectd_cylinders a, isectd_rectangles b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_contains_cylinder_disc_n(isectd_cylinders a, isectd_discs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_cylinder_sphere_n(isectd_cylinders a, isectd_spheres b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_cylinder_capsule_n(isectd_cylinders a, isectd_capsules b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_cylinder_lozenge_n(isectd_cylinders a, isectd_lozenges b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_cylinder_ellipsoid_n(isectd_cylinders a, isectd_ellipsoids b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_contains_cylinder_cylinder_n(isectd_cylinders a, isectd_cylinders b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_cylinder_cone_n(isectd_cylinders a, isectd_cones b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_cylinder_aabb_n(isectd_cylinders a, isectd_aabbs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_cylinder_obb_n(isectd_cylinders a, isectd_obbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_cylinder_frustum_n(isectd_cylinders a, isectd_frustums b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_cylinder_tetrahedron_n(isectd_cylinders a, isectd_tetrahedrons b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isectd_contains_cone_point_n(isectd_cones a, isectd_points b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_contains_cone_segment_n(isectd_cones a, isectd_segments b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_cone_triangle_n(isectd_cones a, isectd_triangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_cone_rectangle_n(isectd_cones a, isectd_rectangles b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_cone_disc_n(isectd_cones a, isectd_discs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_cone_sphere_n(isectd_cones a, isectd_spheres b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_cone_capsule_n(isectd_cones a, isectd_capsules b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_cone_lozenge_n(isectd_cones a, isectd_lozenges b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_cone_ellipsoid_n(isectd_cones a, isectd_ellipsoids b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_cone_cylinder_n(isectd_cones a, isectd_cylinders b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_cone_cone_n(isectd_cones a, isectd_cones b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_cone_aabb_n(isectd_cones a, isectd_aabbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_cone_obb_n(isectd_cones a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_contains_cone_frustum_n(isectd_cones a, isectd_frustums b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_cone_tetrahedron_n(isectd_cones a, isectd_tetrahedrons b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_aabb_segment_n(isectd_aabbs a, isectd_segments b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_aabb_triangle_n(isectd_aabbs a, isectd_triangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_aabb_rectangle_n(isectd_aabbs a, isectd_rectangles b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_aabb_disc_n(isectd_aabbs a, isectd_discs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_aabb_sphere_n(isectd_aabbs a, isectd_spheres b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_aabb_capsule_n(isectd_aabbs a, isectd_capsules b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_aabb_lozenge_n(isectd_aabbs a, isectd_lozenges b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_aabb_ellipsoid_n(isectd_aabbs a, isectd_ellipsoids b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_aabb_cylinder_n(isectd_aabbs a, isectd_cylinders b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_aabb_cone_n(isectd_aabbs a, isectd_cones b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_aabb_aabb_n(isectd_aabbs a, isectd_aabbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_aabb_obb_n(isectd_aabbs a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_contains_aabb_frustum_n(isectd_aabbs a, isectd_frustums b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_aabb_tetrahedron_n(isectd_aabbs a, isectd_tetrahedrons b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_obb_point_n(isectd_obbs a, isectd_points b, size_t n,
                                           uint64_t *bits);
ISECT_API void isectd_contains_obb_segment_n(isectd_obbs a, isectd_segments b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_obb_triangle_n(isectd_obbs a, isectd_triangles b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_obb_rectangle_n(isectd_obbs a, isectd_rectangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_obb_disc_n(isectd_obbs a, isectd_discs b, size_t n, uint64_t *bits);
ISECT_API void isectd_contains_obb_sphere_n(isectd_obbs a, isectd_spheres b, size_t n,
                                            uint64_t *bits);
ISECT_API void isectd_contains_obb_capsule_n(isectd_obbs a, isectd_capsules b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_obb_lozenge_n(isectd_obbs a, isectd_lozenges b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_obb_ellipsoid_n(isectd_obbs a, isectd_ellipsoids b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_obb_cylinder_n(isectd_obbs a, isectd_cylinders b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_obb_cone_n(isectd_obbs a, isectd_cones b, size_t n, uint64_t *bits);
ISECT_API void isectd_contains_obb_aabb_n(isectd_obbs a, isectd_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_contains_obb_obb_n(isectd_obbs a, isectd_obbs b, size_t n, uint64_t *bits);
ISECT_API void isectd_contains_obb_frustum_n(isectd_obbs a, isectd_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_obb_tetrahedron_n(isectd_obbs a, isectd_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_frustum_point_n(isectd_frustums a, isectd_points b, size_t n,
                                               uint64_t *bits);
ISECT_API void isectd_contains_frustum_segment_n(isectd_frustums a, isectd_segments b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_frustum_triangle_n(isectd_frustums a, isectd_triangles b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_frustum_rectangle_n(isectd_frustums a, isectd_rectangles b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_frustum_disc_n(isectd_frustums a, isectd_discs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_frustum_sphere_n(isectd_frustums a, isectd_spheres b, size_t n,
                                                uint64_t *bits);
ISECT_API void isectd_contains_frustum_capsule_n(isectd_frustums a, isectd_capsules b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_frustum_lozenge_n(isectd_frustums a, isectd_lozenges b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_frustum_ellipsoid_n(isectd_frustums a, isectd_ellipsoids b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_frustum_cylinder_n(isectd_frustums a, isectd_cylinders b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_frustum_cone_n(isectd_frustums a, isectd_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_frustum_aabb_n(isectd_frustums a, isectd_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isectd_contains_frustum_obb_n(isectd_frustums a, isectd_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isectd_contains_frustum_frustum_n(isectd_frustums a, isectd_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_frustum_tetrahedron_n(isectd_frustums a, isectd_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_point_n(isectd_tetrahedrons a, isectd_points b, size_t n,
                                                   uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_segment_n(isectd_tetrahedrons a, isectd_segments b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_triangle_n(isectd_tetrahedrons a, isectd_triangles b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_rectangle_n(isectd_tetrahedrons a, isectd_rectangles b,
                                                       size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_disc_n(isectd_tetrahedrons a, isectd_discs b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_sphere_n(isectd_tetrahedrons a, isectd_spheres b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_capsule_n(isectd_tetrahedrons a, isectd_capsules b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_lozenge_n(isectd_tetrahedrons a, isectd_lozenges b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_ellipsoid_n(isectd_tetrahedrons a, isectd_ellipsoids b,
                                                       size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_cylinder_n(isectd_tetrahedrons a, isectd_cylinders b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_cone_n(isectd_tetrahedrons a, isectd_cones b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_aabb_n(isectd_tetrahedrons a, isectd_aabbs b, size_t n,
                                                  uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_obb_n(isectd_tetrahedrons a, isectd_obbs b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_frustum_n(isectd_tetrahedrons a, isectd_frustums b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isectd_contains_tetrahedron_tetrahedron_n(isectd_tetrahedrons a,
                                                         isectd_tetrahedrons b, size_t n,
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
ISECT_API void isectd_closest_point_point_n(isectd_points a, isectd_points b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_point_lozenge_n(isectd_points a, isectd_lozenges b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_point_ellipsoid_n(isectd_points a, isectd_ellipsoids b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_point_cylinder_n(isectd_points a, isectd_cylinders b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_point_cone_n(isectd_points a, isectd_cones b, size_t n,
                                           isectd_nearests nearests);
ISECT_API void isectd_closest_point_frustum_n(isectd_points a, isectd_frustums b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_point_tetrahedron_n(isectd_points a, isectd_tetrahedrons b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_segment_triangle_n(isectd_segments a, isectd_triangles b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_segment_rectangle_n(isectd_segments a, isectd_rectangles b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_segment_disc_n(isectd_segments a, isectd_discs b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_segment_sphere_n(isectd_segments a, isectd_spheres b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_segment_capsule_n(isectd_segments a, isectd_capsules b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_segment_lozenge_n(isectd_segments a, isectd_lozenges b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_segment_ellipsoid_n(isectd_segments a, isectd_ellipsoids b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_segment_cylinder_n(isectd_segments a, isectd_cylinders b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_segment_cone_n(isectd_segments a, isectd_cones b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_segment_aabb_n(isectd_segments a, isectd_aabbs b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_segment_obb_n(isectd_segments a, isectd_obbs b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_segment_frustum_n(isectd_segments a, isectd_frustums b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_segment_tetrahedron_n(isectd_segments a, isectd_tetrahedrons b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_triangle_n(isectd_triangles a, isectd_triangles b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_rectangle_n(isectd_triangles a, isectd_rectangles b,
                                                   size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_disc_n(isectd_triangles a, isectd_discs b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_sphere_n(isectd_triangles a, isectd_spheres b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_capsule_n(isectd_triangles a, isectd_capsules b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_lozenge_n(isectd_triangles a, isectd_lozenges b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_ellipsoid_n(isectd_triangles a, isectd_ellipsoids b,
                                                   size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_cylinder_n(isectd_triangles a, isectd_cylinders b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_cone_n(isectd_triangles a, isectd_cones b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_aabb_n(isectd_triangles a, isectd_aabbs b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_obb_n(isectd_triangles a, isectd_obbs b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_frustum_n(isectd_triangles a, isectd_frustums b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_triangle_tetrahedron_n(isectd_triangles a, isectd_tetrahedrons b,
                                                     size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_rectangle_n(isectd_rectangles a, isectd_rectangles b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_disc_n(isectd_rectangles a, isectd_discs b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_sphere_n(isectd_rectangles a, isectd_spheres b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_capsule_n(isectd_rectangles a, isectd_capsules b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_lozenge_n(isectd_rectangles a, isectd_lozenges b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_ellipsoid_n(isectd_rectangles a, isectd_ellipsoids b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_cylinder_n(isectd_rectangles a, isectd_cylinders b,
                                                   size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_cone_n(isectd_rectangles a, isectd_cones b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_aabb_n(isectd_rectangles a, isectd_aabbs b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_obb_n(isectd_rectangles a, isectd_obbs b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_frustum_n(isectd_rectangles a, isectd_frustums b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_rectangle_tetrahedron_n(isectd_rectangles a, isectd_tetrahedrons b,
                                                      size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_disc_disc_n(isectd_discs a, isectd_discs b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_disc_sphere_n(isectd_discs a, isectd_spheres b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_disc_capsule_n(isectd_discs a, isectd_capsules b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_disc_lozenge_n(isectd_discs a, isectd_lozenges b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_disc_ellipsoid_n(isectd_discs a, isectd_ellipsoids b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_disc_cylinder_n(isectd_discs a, isectd_cylinders b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_disc_cone_n(isectd_discs a, isectd_cones b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_disc_aabb_n(isectd_discs a, isectd_aabbs b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_disc_obb_n(isectd_discs a, isectd_obbs b, size_t n,
                                         isectd_nearests nearests);
ISECT_API void isectd_closest_disc_frustum_n(isectd_discs a, isectd_frustums b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_disc_tetrahedron_n(isectd_discs a, isectd_tetrahedrons b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_sphere_n(isectd_spheres a, isectd_spheres b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_capsule_n(isectd_spheres a, isectd_capsules b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_lozenge_n(isectd_spheres a, isectd_lozenges b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_ellipsoid_n(isectd_spheres a, isectd_ellipsoids b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_cylinder_n(isectd_spheres a, isectd_cylinders b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_cone_n(isectd_spheres a, isectd_cones b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_aabb_n(isectd_spheres a, isectd_aabbs b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_obb_n(isectd_spheres a, isectd_obbs b, size_t n,
                                           isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_frustum_n(isectd_spheres a, isectd_frustums b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_sphere_tetrahedron_n(isectd_spheres a, isectd_tetrahedrons b,
                                                   size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_capsule_n(isectd_capsules a, isectd_capsules b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_lozenge_n(isectd_capsules a, isectd_lozenges b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_ellipsoid_n(isectd_capsules a, isectd_ellipsoids b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_cylinder_n(isectd_capsules a, isectd_cylinders b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_cone_n(isectd_capsules a, isectd_cones b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_aabb_n(isectd_capsules a, isectd_aabbs b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_obb_n(isectd_capsules a, isectd_obbs b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_frustum_n(isectd_capsules a, isectd_frustums b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_capsule_tetrahedron_n(isectd_capsules a, isectd_tetrahedrons b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_lozenge_n(isectd_lozenges a, isectd_lozenges b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_ellipsoid_n(isectd_lozenges a, isectd_ellipsoids b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_cylinder_n(isectd_lozenges a, isectd_cylinders b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_cone_n(isectd_lozenges a, isectd_cones b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_aabb_n(isectd_lozenges a, isectd_aabbs b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_obb_n(isectd_lozenges a, isectd_obbs b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_frustum_n(isectd_lozenges a, isectd_frustums b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_lozenge_tetrahedron_n(isectd_lozenges a, isectd_tetrahedrons b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_ellipsoid_n(isectd_ellipsoids a, isectd_ellipsoids b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_cylinder_n(isectd_ellipsoids a, isectd_cylinders b,
                                                   size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_cone_n(isectd_ellipsoids a, isectd_cones b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_aabb_n(isectd_ellipsoids a, isectd_aabbs b, size_t n,
                                               isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_obb_n(isectd_ellipsoids a, isectd_obbs b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_frustum_n(isectd_ellipsoids a, isectd_frustums b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_ellipsoid_tetrahedron_n(isectd_ellipsoids a, isectd_tetrahedrons b,
                                                      size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_cylinder_cylinder_n(isectd_cylinders a, isectd_cylinders b, size_t n,
                                                  isectd_nearests nearests);
ISECT_API void isectd_closest_cylinder_cone_n(isectd_cylinders a, isectd_cones b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_cylinder_aabb_n(isectd_cylinders a, isectd_aabbs b, size_t n,
                                              isectd_nearests nearests);
ISECT_API void isectd_closest_cylinder_obb_n(isectd_cylinders a, isectd_obbs b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_cylinder_frustum_n(isectd_cylinders a, isectd_frustums b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_cylinder_tetrahedron_n(isectd_cylinders a, isectd_tetrahedrons b,
                                                     size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_cone_cone_n(isectd_cones a, isectd_cones b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_cone_aabb_n(isectd_cones a, isectd_aabbs b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_cone_obb_n(isectd_cones a, isectd_obbs b, size_t n,
                                         isectd_nearests nearests);
ISECT_API void isectd_closest_cone_frustum_n(isectd_cones a, isectd_frustums b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_cone_tetrahedron_n(isectd_cones a, isectd_tetrahedrons b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_aabb_aabb_n(isectd_aabbs a, isectd_aabbs b, size_t n,
                                          isectd_nearests nearests);
ISECT_API void isectd_closest_aabb_obb_n(isectd_aabbs a, isectd_obbs b, size_t n,
                                         isectd_nearests nearests);
ISECT_API void isectd_closest_aabb_frustum_n(isectd_aabbs a, isectd_frustums b, size_t n,
                                             isectd_nearests nearests);
ISECT_API void isectd_closest_aabb_tetrahedron_n(isectd_aabbs a, isectd_tetrahedrons b, size_t n,
                                                 isectd_nearests nearests);
ISECT_API void isectd_closest_obb_obb_n(isectd_obbs a, isectd_obbs b, size_t n,
                                        isectd_nearests nearests);
ISECT_API void isectd_closest_obb_frustum_n(isectd_obbs a, isectd_frustums b, size_t n,
                                            isectd_nearests nearests);
ISECT_API void isectd_closest_obb_tetrahedron_n(isectd_obbs a, isectd_tetrahedrons b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_frustum_frustum_n(isectd_frustums a, isectd_frustums b, size_t n,
                                                isectd_nearests nearests);
ISECT_API void isectd_closest_frustum_tetrahedron_n(isectd_frustums a, isectd_tetrahedrons b,
                                                    size_t n, isectd_nearests nearests);
ISECT_API void isectd_closest_tetrahedron_tetrahedron_n(isectd_tetrahedrons a,
                                                        isectd_tetrahedrons b, size_t n,
                                                        isectd_nearests nearests);

ISECT_API void isectd_contact_point_point_n(isectd_points a, isectd_points b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_point_segment_n(isectd_points a, isectd_segments b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_point_triangle_n(isectd_points a, isectd_triangles b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_point_rectangle_n(isectd_points a, isectd_rectangles b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_point_disc_n(isectd_points a, isectd_discs b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_point_sphere_n(isectd_points a, isectd_spheres b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_point_capsule_n(isectd_points a, isectd_capsules b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_point_lozenge_n(isectd_points a, isectd_lozenges b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_point_ellipsoid_n(isectd_points a, isectd_ellipsoids b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_point_cylinder_n(isectd_points a, isectd_cylinders b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_point_cone_n(isectd_points a, isectd_cones b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_point_aabb_n(isectd_points a, isectd_aabbs b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_point_obb_n(isectd_points a, isectd_obbs b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_point_frustum_n(isectd_points a, isectd_frustums b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_point_tetrahedron_n(isectd_points a, isectd_tetrahedrons b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_segment_segment_n(isectd_segments a, isectd_segments b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_segment_triangle_n(isectd_segments a, isectd_triangles b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_segment_rectangle_n(isectd_segments a, isectd_rectangles b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_segment_disc_n(isectd_segments a, isectd_discs b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_segment_sphere_n(isectd_segments a, isectd_spheres b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_segment_capsule_n(isectd_segments a, isectd_capsules b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_segment_lozenge_n(isectd_segments a, isectd_lozenges b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_segment_ellipsoid_n(isectd_segments a, isectd_ellipsoids b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_segment_cylinder_n(isectd_segments a, isectd_cylinders b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_segment_cone_n(isectd_segments a, isectd_cones b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_segment_aabb_n(isectd_segments a, isectd_aabbs b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_segment_obb_n(isectd_segments a, isectd_obbs b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_segment_frustum_n(isectd_segments a, isectd_frustums b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_segment_tetrahedron_n(isectd_segments a, isectd_tetrahedrons b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_triangle_n(isectd_triangles a, isectd_triangles b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_rectangle_n(isectd_triangles a, isectd_rectangles b,
                                                   size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_disc_n(isectd_triangles a, isectd_discs b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_sphere_n(isectd_triangles a, isectd_spheres b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_capsule_n(isectd_triangles a, isectd_capsules b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_lozenge_n(isectd_triangles a, isectd_lozenges b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_ellipsoid_n(isectd_triangles a, isectd_ellipsoids b,
                                                   size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_cylinder_n(isectd_triangles a, isectd_cylinders b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_cone_n(isectd_triangles a, isectd_cones b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_aabb_n(isectd_triangles a, isectd_aabbs b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_obb_n(isectd_triangles a, isectd_obbs b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_frustum_n(isectd_triangles a, isectd_frustums b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_triangle_tetrahedron_n(isectd_triangles a, isectd_tetrahedrons b,
                                                     size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_rectangle_n(isectd_rectangles a, isectd_rectangles b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_disc_n(isectd_rectangles a, isectd_discs b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_sphere_n(isectd_rectangles a, isectd_spheres b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_capsule_n(isectd_rectangles a, isectd_capsules b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_lozenge_n(isectd_rectangles a, isectd_lozenges b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_ellipsoid_n(isectd_rectangles a, isectd_ellipsoids b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_cylinder_n(isectd_rectangles a, isectd_cylinders b,
                                                   size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_cone_n(isectd_rectangles a, isectd_cones b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_aabb_n(isectd_rectangles a, isectd_aabbs b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_obb_n(isectd_rectangles a, isectd_obbs b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_frustum_n(isectd_rectangles a, isectd_frustums b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_rectangle_tetrahedron_n(isectd_rectangles a, isectd_tetrahedrons b,
                                                      size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_disc_disc_n(isectd_discs a, isectd_discs b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_disc_sphere_n(isectd_discs a, isectd_spheres b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_disc_capsule_n(isectd_discs a, isectd_capsules b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_disc_lozenge_n(isectd_discs a, isectd_lozenges b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_disc_ellipsoid_n(isectd_discs a, isectd_ellipsoids b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_disc_cylinder_n(isectd_discs a, isectd_cylinders b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_disc_cone_n(isectd_discs a, isectd_cones b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_disc_aabb_n(isectd_discs a, isectd_aabbs b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_disc_obb_n(isectd_discs a, isectd_obbs b, size_t n,
                                         isectd_contacts contacts);
ISECT_API void isectd_contact_disc_frustum_n(isectd_discs a, isectd_frustums b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_disc_tetrahedron_n(isectd_discs a, isectd_tetrahedrons b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_sphere_n(isectd_spheres a, isectd_spheres b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_capsule_n(isectd_spheres a, isectd_capsules b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_lozenge_n(isectd_spheres a, isectd_lozenges b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_ellipsoid_n(isectd_spheres a, isectd_ellipsoids b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_cylinder_n(isectd_spheres a, isectd_cylinders b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_cone_n(isectd_spheres a, isectd_cones b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_aabb_n(isectd_spheres a, isectd_aabbs b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_obb_n(isectd_spheres a, isectd_obbs b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_frustum_n(isectd_spheres a, isectd_frustums b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_sphere_tetrahedron_n(isectd_spheres a, isectd_tetrahedrons b,
                                                   size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_capsule_n(isectd_capsules a, isectd_capsules b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_lozenge_n(isectd_capsules a, isectd_lozenges b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_ellipsoid_n(isectd_capsules a, isectd_ellipsoids b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_cylinder_n(isectd_capsules a, isectd_cylinders b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_cone_n(isectd_capsules a, isectd_cones b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_aabb_n(isectd_capsules a, isectd_aabbs b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_obb_n(isectd_capsules a, isectd_obbs b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_frustum_n(isectd_capsules a, isectd_frustums b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_capsule_tetrahedron_n(isectd_capsules a, isectd_tetrahedrons b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_lozenge_n(isectd_lozenges a, isectd_lozenges b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_ellipsoid_n(isectd_lozenges a, isectd_ellipsoids b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_cylinder_n(isectd_lozenges a, isectd_cylinders b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_cone_n(isectd_lozenges a, isectd_cones b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_aabb_n(isectd_lozenges a, isectd_aabbs b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_obb_n(isectd_lozenges a, isectd_obbs b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_frustum_n(isectd_lozenges a, isectd_frustums b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_lozenge_tetrahedron_n(isectd_lozenges a, isectd_tetrahedrons b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_ellipsoid_n(isectd_ellipsoids a, isectd_ellipsoids b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_cylinder_n(isectd_ellipsoids a, isectd_cylinders b,
                                                   size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_cone_n(isectd_ellipsoids a, isectd_cones b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_aabb_n(isectd_ellipsoids a, isectd_aabbs b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_obb_n(isectd_ellipsoids a, isectd_obbs b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_frustum_n(isectd_ellipsoids a, isectd_frustums b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_ellipsoid_tetrahedron_n(isectd_ellipsoids a, isectd_tetrahedrons b,
                                                      size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_cylinder_cylinder_n(isectd_cylinders a, isectd_cylinders b, size_t n,
                                                  isectd_contacts contacts);
ISECT_API void isectd_contact_cylinder_cone_n(isectd_cylinders a, isectd_cones b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_cylinder_aabb_n(isectd_cylinders a, isectd_aabbs b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_cylinder_obb_n(isectd_cylinders a, isectd_obbs b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_cylinder_frustum_n(isectd_cylinders a, isectd_frustums b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_cylinder_tetrahedron_n(isectd_cylinders a, isectd_tetrahedrons b,
                                                     size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_cone_cone_n(isectd_cones a, isectd_cones b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_cone_aabb_n(isectd_cones a, isectd_aabbs b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_cone_obb_n(isectd_cones a, isectd_obbs b, size_t n,
                                         isectd_contacts contacts);
ISECT_API void isectd_contact_cone_frustum_n(isectd_cones a, isectd_frustums b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_cone_tetrahedron_n(isectd_cones a, isectd_tetrahedrons b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_aabb_aabb_n(isectd_aabbs a, isectd_aabbs b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_aabb_obb_n(isectd_aabbs a, isectd_obbs b, size_t n,
                                         isectd_contacts contacts);
ISECT_API void isectd_contact_aabb_frustum_n(isectd_aabbs a, isectd_frustums b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_aabb_tetrahedron_n(isectd_aabbs a, isectd_tetrahedrons b, size_t n,
                                                 isectd_contacts contacts);
ISECT_API void isectd_contact_obb_obb_n(isectd_obbs a, isectd_obbs b, size_t n,
                                        isectd_contacts contacts);
ISECT_API void isectd_contact_obb_frustum_n(isectd_obbs a, isectd_frustums b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_obb_tetrahedron_n(isectd_obbs a, isectd_tetrahedrons b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_frustum_frustum_n(isectd_frustums a, isectd_frustums b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_frustum_tetrahedron_n(isectd_frustums a, isectd_tetrahedrons b,
                                                    size_t n, isectd_contacts contacts);
ISECT_API void isectd_contact_tetrahedron_tetrahedron_n(isectd_tetrahedrons a,
                                                        isectd_tetrahedrons b, size_t n,
                                                        isectd_contacts contacts);
ISECT_API void isectd_contact_point_plane_n(isectd_points a, isectd_planes b, size_t n,
                                            isectd_contacts contacts);
ISECT_API void isectd_contact_segment_plane_n(isectd_segments a, isectd_planes b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_plane_triangle_n(isectd_planes a, isectd_triangles b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_plane_rectangle_n(isectd_planes a, isectd_rectangles b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_plane_disc_n(isectd_planes a, isectd_discs b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_plane_sphere_n(isectd_planes a, isectd_spheres b, size_t n,
                                             isectd_contacts contacts);
ISECT_API void isectd_contact_plane_capsule_n(isectd_planes a, isectd_capsules b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_plane_lozenge_n(isectd_planes a, isectd_lozenges b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_plane_ellipsoid_n(isectd_planes a, isectd_ellipsoids b, size_t n,
                                                isectd_contacts contacts);
ISECT_API void isectd_contact_plane_cylinder_n(isectd_planes a, isectd_cylinders b, size_t n,
                                               isectd_contacts contacts);
ISECT_API void isectd_contact_plane_cone_n(isectd_planes a, isectd_cones b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_plane_aabb_n(isectd_planes a, isectd_aabbs b, size_t n,
                                           isectd_contacts contacts);
ISECT_API void isectd_contact_plane_obb_n(isectd_planes a, isectd_obbs b, size_t n,
                                          isectd_contacts contacts);
ISECT_API void isectd_contact_plane_frustum_n(isectd_planes a, isectd_frustums b, size_t n,
                                              isectd_contacts contacts);
ISECT_API void isectd_contact_plane_tetrahedron_n(isectd_planes a, isectd_tetrahedrons b, size_t n,
                                                  isectd_contacts contacts);

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
ISECT_API void isectd_sweep_sphere_disc_n(isectd_moving_spheres a, isectd_discs b, size_t n,
                                          isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_ellipsoid_n(isectd_moving_spheres a, isectd_ellipsoids b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_cylinder_n(isectd_moving_spheres a, isectd_cylinders b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_sphere_cone_n(isectd_moving_spheres a, isectd_cones b, size_t n,
                                          isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_point_n(isectd_moving_capsules a, isectd_points b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_segment_n(isectd_moving_capsules a, isectd_segments b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_triangle_n(isectd_moving_capsules a, isectd_triangles b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_rectangle_n(isectd_moving_capsules a, isectd_rectangles b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_disc_n(isectd_moving_capsules a, isectd_discs b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_lozenge_n(isectd_moving_capsules a, isectd_lozenges b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_ellipsoid_n(isectd_moving_capsules a, isectd_ellipsoids b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_cylinder_n(isectd_moving_capsules a, isectd_cylinders b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_cone_n(isectd_moving_capsules a, isectd_cones b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_aabb_n(isectd_moving_capsules a, isectd_aabbs b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_capsule_obb_n(isectd_moving_capsules a, isectd_obbs b, size_t n,
                                          isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_point_n(isectd_moving_ellipsoids a, isectd_points b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_segment_n(isectd_moving_ellipsoids a, isectd_segments b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_plane_n(isectd_moving_ellipsoids a, isectd_planes b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_triangle_n(isectd_moving_ellipsoids a, isectd_triangles b,
                                                 size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_rectangle_n(isectd_moving_ellipsoids a, isectd_rectangles b,
                                                  size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_disc_n(isectd_moving_ellipsoids a, isectd_discs b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_lozenge_n(isectd_moving_ellipsoids a, isectd_lozenges b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_ellipsoid_n(isectd_moving_ellipsoids a, isectd_ellipsoids b,
                                                  size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_cylinder_n(isectd_moving_ellipsoids a, isectd_cylinders b,
                                                 size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_cone_n(isectd_moving_ellipsoids a, isectd_cones b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_aabb_n(isectd_moving_ellipsoids a, isectd_aabbs b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_ellipsoid_obb_n(isectd_moving_ellipsoids a, isectd_obbs b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_point_n(isectd_moving_cylinders a, isectd_points b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_segment_n(isectd_moving_cylinders a, isectd_segments b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_plane_n(isectd_moving_cylinders a, isectd_planes b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_triangle_n(isectd_moving_cylinders a, isectd_triangles b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_rectangle_n(isectd_moving_cylinders a, isectd_rectangles b,
                                                 size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_disc_n(isectd_moving_cylinders a, isectd_discs b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_lozenge_n(isectd_moving_cylinders a, isectd_lozenges b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_cylinder_n(isectd_moving_cylinders a, isectd_cylinders b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_cone_n(isectd_moving_cylinders a, isectd_cones b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_aabb_n(isectd_moving_cylinders a, isectd_aabbs b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_cylinder_obb_n(isectd_moving_cylinders a, isectd_obbs b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_point_n(isectd_moving_cones a, isectd_points b, size_t n,
                                         isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_segment_n(isectd_moving_cones a, isectd_segments b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_plane_n(isectd_moving_cones a, isectd_planes b, size_t n,
                                         isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_triangle_n(isectd_moving_cones a, isectd_triangles b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_rectangle_n(isectd_moving_cones a, isectd_rectangles b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_disc_n(isectd_moving_cones a, isectd_discs b, size_t n,
                                        isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_lozenge_n(isectd_moving_cones a, isectd_lozenges b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_cone_n(isectd_moving_cones a, isectd_cones b, size_t n,
                                        isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_aabb_n(isectd_moving_cones a, isectd_aabbs b, size_t n,
                                        isectd_impacts impacts);
ISECT_API void isectd_sweep_cone_obb_n(isectd_moving_cones a, isectd_obbs b, size_t n,
                                       isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_point_n(isectd_moving_aabbs a, isectd_points b, size_t n,
                                         isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_segment_n(isectd_moving_aabbs a, isectd_segments b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_triangle_n(isectd_moving_aabbs a, isectd_triangles b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_rectangle_n(isectd_moving_aabbs a, isectd_rectangles b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_disc_n(isectd_moving_aabbs a, isectd_discs b, size_t n,
                                        isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_lozenge_n(isectd_moving_aabbs a, isectd_lozenges b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_aabb_obb_n(isectd_moving_aabbs a, isectd_obbs b, size_t n,
                                       isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_point_n(isectd_moving_obbs a, isectd_points b, size_t n,
                                        isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_segment_n(isectd_moving_obbs a, isectd_segments b, size_t n,
                                          isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_plane_n(isectd_moving_obbs a, isectd_planes b, size_t n,
                                        isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_triangle_n(isectd_moving_obbs a, isectd_triangles b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_rectangle_n(isectd_moving_obbs a, isectd_rectangles b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_disc_n(isectd_moving_obbs a, isectd_discs b, size_t n,
                                       isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_lozenge_n(isectd_moving_obbs a, isectd_lozenges b, size_t n,
                                          isectd_impacts impacts);
ISECT_API void isectd_sweep_obb_obb_n(isectd_moving_obbs a, isectd_obbs b, size_t n,
                                      isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_point_n(isectd_moving_triangles a, isectd_points b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_segment_n(isectd_moving_triangles a, isectd_segments b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_plane_n(isectd_moving_triangles a, isectd_planes b, size_t n,
                                             isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_triangle_n(isectd_moving_triangles a, isectd_triangles b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_rectangle_n(isectd_moving_triangles a, isectd_rectangles b,
                                                 size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_disc_n(isectd_moving_triangles a, isectd_discs b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_triangle_lozenge_n(isectd_moving_triangles a, isectd_lozenges b,
                                               size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_segment_point_n(isectd_moving_segments a, isectd_points b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_segment_segment_n(isectd_moving_segments a, isectd_segments b, size_t n,
                                              isectd_impacts impacts);
ISECT_API void isectd_sweep_segment_plane_n(isectd_moving_segments a, isectd_planes b, size_t n,
                                            isectd_impacts impacts);
ISECT_API void isectd_sweep_segment_rectangle_n(isectd_moving_segments a, isectd_rectangles b,
                                                size_t n, isectd_impacts impacts);
ISECT_API void isectd_sweep_segment_disc_n(isectd_moving_segments a, isectd_discs b, size_t n,
                                           isectd_impacts impacts);
ISECT_API void isectd_sweep_segment_lozenge_n(isectd_moving_segments a, isectd_lozenges b, size_t n,
                                              isectd_impacts impacts);

ISECT_EXTERN_END
#endif
