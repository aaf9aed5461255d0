/* isect/many.h - the questions of overlap.h, contains.h, cast.h, closest.h, contact.h, classify.h, sweep.h, many at a time.
 *
 * a[i] with b[i] for every i < n. Both are views of arrays (isect/arrays.h), passed by value;
 * either may be one shape n times. One sphere against n boxes, in one line:
 *
 *     isect_overlap_sphere_aabb_n(isect_spheres_one(&ball), isect_aabbs_of(boxes), n, bits);
 *
 * Answer i is bit for bit what the function for one pair says: on every instruction set
 * (isect_isa), and whatever rounding or flush-to-zero mode the caller is in: the default one is
 * established for the time of the call. Yes or no is bit i of `bits`: isect_words(n) words, read
 * with isect_bit, bits beyond n are 0. A side is one byte. Inputs and outputs must not overlap.
 * Nothing is allocated, nothing fails.
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
ISECT_API void isect_overlap_point_point_n(isect_points a, isect_points b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_point_rectangle_n(isect_points a, isect_rectangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_point_disc_n(isect_points a, isect_discs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_point_lozenge_n(isect_points a, isect_lozenges b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_point_ellipsoid_n(isect_points a, isect_ellipsoids b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_point_cylinder_n(isect_points a, isect_cylinders b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_point_cone_n(isect_points a, isect_cones b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_point_obb_n(isect_points a, isect_obbs b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_point_frustum_n(isect_points a, isect_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_point_tetrahedron_n(isect_points a, isect_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_segment_rectangle_n(isect_segments a, isect_rectangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_segment_disc_n(isect_segments a, isect_discs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_segment_lozenge_n(isect_segments a, isect_lozenges b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_segment_ellipsoid_n(isect_segments a, isect_ellipsoids b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_segment_cylinder_n(isect_segments a, isect_cylinders b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_segment_cone_n(isect_segments a, isect_cones b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_segment_frustum_n(isect_segments a, isect_frustums b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_segment_tetrahedron_n(isect_segments a, isect_tetrahedrons b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_triangle_rectangle_n(isect_triangles a, isect_rectangles b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_overlap_triangle_disc_n(isect_triangles a, isect_discs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_triangle_lozenge_n(isect_triangles a, isect_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_triangle_ellipsoid_n(isect_triangles a, isect_ellipsoids b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_overlap_triangle_cylinder_n(isect_triangles a, isect_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_triangle_cone_n(isect_triangles a, isect_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_triangle_frustum_n(isect_triangles a, isect_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_triangle_tetrahedron_n(isect_triangles a, isect_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_overlap_rectangle_rectangle_n(isect_rectangles a, isect_rectangles b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_rectangle_disc_n(isect_rectangles a, isect_discs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_rectangle_sphere_n(isect_rectangles a, isect_spheres b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_rectangle_capsule_n(isect_rectangles a, isect_capsules b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_rectangle_lozenge_n(isect_rectangles a, isect_lozenges b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_rectangle_ellipsoid_n(isect_rectangles a, isect_ellipsoids b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_rectangle_cylinder_n(isect_rectangles a, isect_cylinders b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_overlap_rectangle_cone_n(isect_rectangles a, isect_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_rectangle_aabb_n(isect_rectangles a, isect_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_rectangle_obb_n(isect_rectangles a, isect_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_rectangle_frustum_n(isect_rectangles a, isect_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_rectangle_tetrahedron_n(isect_rectangles a, isect_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isect_overlap_disc_disc_n(isect_discs a, isect_discs b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_disc_sphere_n(isect_discs a, isect_spheres b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_disc_capsule_n(isect_discs a, isect_capsules b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_disc_lozenge_n(isect_discs a, isect_lozenges b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_disc_ellipsoid_n(isect_discs a, isect_ellipsoids b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_disc_cylinder_n(isect_discs a, isect_cylinders b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_disc_cone_n(isect_discs a, isect_cones b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_disc_aabb_n(isect_discs a, isect_aabbs b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_disc_obb_n(isect_discs a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_overlap_disc_frustum_n(isect_discs a, isect_frustums b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_disc_tetrahedron_n(isect_discs a, isect_tetrahedrons b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_sphere_lozenge_n(isect_spheres a, isect_lozenges b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_sphere_ellipsoid_n(isect_spheres a, isect_ellipsoids b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_sphere_cylinder_n(isect_spheres a, isect_cylinders b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_sphere_cone_n(isect_spheres a, isect_cones b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_sphere_frustum_n(isect_spheres a, isect_frustums b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_sphere_tetrahedron_n(isect_spheres a, isect_tetrahedrons b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_overlap_capsule_lozenge_n(isect_capsules a, isect_lozenges b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_capsule_ellipsoid_n(isect_capsules a, isect_ellipsoids b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_capsule_cylinder_n(isect_capsules a, isect_cylinders b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_capsule_cone_n(isect_capsules a, isect_cones b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_capsule_aabb_n(isect_capsules a, isect_aabbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_capsule_obb_n(isect_capsules a, isect_obbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_capsule_frustum_n(isect_capsules a, isect_frustums b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_capsule_tetrahedron_n(isect_capsules a, isect_tetrahedrons b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_lozenge_lozenge_n(isect_lozenges a, isect_lozenges b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_lozenge_ellipsoid_n(isect_lozenges a, isect_ellipsoids b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_lozenge_cylinder_n(isect_lozenges a, isect_cylinders b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_lozenge_cone_n(isect_lozenges a, isect_cones b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_lozenge_aabb_n(isect_lozenges a, isect_aabbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_lozenge_obb_n(isect_lozenges a, isect_obbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_lozenge_frustum_n(isect_lozenges a, isect_frustums b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_lozenge_tetrahedron_n(isect_lozenges a, isect_tetrahedrons b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_ellipsoid_n(isect_ellipsoids a, isect_ellipsoids b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_cylinder_n(isect_ellipsoids a, isect_cylinders b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_cone_n(isect_ellipsoids a, isect_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_aabb_n(isect_ellipsoids a, isect_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_obb_n(isect_ellipsoids a, isect_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_frustum_n(isect_ellipsoids a, isect_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_ellipsoid_tetrahedron_n(isect_ellipsoids a, isect_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isect_overlap_cylinder_cylinder_n(isect_cylinders a, isect_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_overlap_cylinder_cone_n(isect_cylinders a, isect_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_cylinder_aabb_n(isect_cylinders a, isect_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_cylinder_obb_n(isect_cylinders a, isect_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_cylinder_frustum_n(isect_cylinders a, isect_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_cylinder_tetrahedron_n(isect_cylinders a, isect_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_overlap_cone_cone_n(isect_cones a, isect_cones b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_cone_aabb_n(isect_cones a, isect_aabbs b, size_t n,
                                         uint64_t *bits);
ISECT_API void isect_overlap_cone_obb_n(isect_cones a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_overlap_cone_frustum_n(isect_cones a, isect_frustums b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_cone_tetrahedron_n(isect_cones a, isect_tetrahedrons b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_aabb_obb_n(isect_aabbs a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_overlap_aabb_frustum_n(isect_aabbs a, isect_frustums b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_overlap_aabb_tetrahedron_n(isect_aabbs a, isect_tetrahedrons b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_overlap_obb_frustum_n(isect_obbs a, isect_frustums b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_overlap_obb_tetrahedron_n(isect_obbs a, isect_tetrahedrons b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_frustum_frustum_n(isect_frustums a, isect_frustums b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_frustum_tetrahedron_n(isect_frustums a, isect_tetrahedrons b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_overlap_tetrahedron_tetrahedron_n(isect_tetrahedrons a,
                                                       isect_tetrahedrons b, size_t n,
                                                       uint64_t *bits);
ISECT_API void isect_overlap_plane_rectangle_n(isect_planes a, isect_rectangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_plane_disc_n(isect_planes a, isect_discs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_plane_capsule_n(isect_planes a, isect_capsules b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_plane_lozenge_n(isect_planes a, isect_lozenges b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_plane_ellipsoid_n(isect_planes a, isect_ellipsoids b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_overlap_plane_cylinder_n(isect_planes a, isect_cylinders b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_overlap_plane_cone_n(isect_planes a, isect_cones b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_overlap_plane_frustum_n(isect_planes a, isect_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_overlap_plane_tetrahedron_n(isect_planes a, isect_tetrahedrons b, size_t n,
                                                 uint64_t *bits);

ISECT_API void isect_contains_aabb_point_n(isect_aabbs a, isect_points b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_contains_sphere_sphere_n(isect_spheres a, isect_spheres b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_sphere_point_n(isect_spheres a, isect_points b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_sphere_segment_n(isect_spheres a, isect_segments b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_sphere_triangle_n(isect_spheres a, isect_triangles b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_sphere_rectangle_n(isect_spheres a, isect_rectangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_sphere_disc_n(isect_spheres a, isect_discs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_sphere_capsule_n(isect_spheres a, isect_capsules b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_sphere_lozenge_n(isect_spheres a, isect_lozenges b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_sphere_ellipsoid_n(isect_spheres a, isect_ellipsoids b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_sphere_cylinder_n(isect_spheres a, isect_cylinders b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_sphere_cone_n(isect_spheres a, isect_cones b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_sphere_aabb_n(isect_spheres a, isect_aabbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_sphere_obb_n(isect_spheres a, isect_obbs b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_contains_sphere_frustum_n(isect_spheres a, isect_frustums b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_sphere_tetrahedron_n(isect_spheres a, isect_tetrahedrons b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_contains_capsule_point_n(isect_capsules a, isect_points b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_capsule_segment_n(isect_capsules a, isect_segments b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_capsule_triangle_n(isect_capsules a, isect_triangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_capsule_rectangle_n(isect_capsules a, isect_rectangles b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_capsule_disc_n(isect_capsules a, isect_discs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_capsule_sphere_n(isect_capsules a, isect_spheres b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_capsule_capsule_n(isect_capsules a, isect_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_capsule_lozenge_n(isect_capsules a, isect_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_capsule_ellipsoid_n(isect_capsules a, isect_ellipsoids b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_capsule_cylinder_n(isect_capsules a, isect_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_capsule_cone_n(isect_capsules a, isect_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_capsule_aabb_n(isect_capsules a, isect_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_capsule_obb_n(isect_capsules a, isect_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_capsule_frustum_n(isect_capsules a, isect_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_capsule_tetrahedron_n(isect_capsules a, isect_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_lozenge_point_n(isect_lozenges a, isect_points b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_lozenge_segment_n(isect_lozenges a, isect_segments b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_lozenge_triangle_n(isect_lozenges a, isect_triangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_lozenge_rectangle_n(isect_lozenges a, isect_rectangles b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_lozenge_disc_n(isect_lozenges a, isect_discs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_lozenge_sphere_n(isect_lozenges a, isect_spheres b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_lozenge_capsule_n(isect_lozenges a, isect_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_lozenge_lozenge_n(isect_lozenges a, isect_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_lozenge_ellipsoid_n(isect_lozenges a, isect_ellipsoids b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_lozenge_cylinder_n(isect_lozenges a, isect_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_lozenge_cone_n(isect_lozenges a, isect_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_lozenge_aabb_n(isect_lozenges a, isect_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_lozenge_obb_n(isect_lozenges a, isect_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_lozenge_frustum_n(isect_lozenges a, isect_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_lozenge_tetrahedron_n(isect_lozenges a, isect_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_point_n(isect_ellipsoids a, isect_points b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_segment_n(isect_ellipsoids a, isect_segments b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_triangle_n(isect_ellipsoids a, isect_triangles b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_rectangle_n(isect_ellipsoids a, isect_rectangles b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_disc_n(isect_ellipsoids a, isect_discs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_sphere_n(isect_ellipsoids a, isect_spheres b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_capsule_n(isect_ellipsoids a, isect_capsules b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_lozenge_n(isect_ellipsoids a, isect_lozenges b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_ellipsoid_n(isect_ellipsoids a, isect_ellipsoids b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_cylinder_n(isect_ellipsoids a, isect_cylinders b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_cone_n(isect_ellipsoids a, isect_cones b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_aabb_n(isect_ellipsoids a, isect_aabbs b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_obb_n(isect_ellipsoids a, isect_obbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_frustum_n(isect_ellipsoids a, isect_frustums b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_ellipsoid_tetrahedron_n(isect_ellipsoids a, isect_tetrahedrons b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isect_contains_cylinder_point_n(isect_cylinders a, isect_points b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_cylinder_segment_n(isect_cylinders a, isect_segments b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_cylinder_triangle_n(isect_cylinders a, isect_triangles b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_cylinder_rectangle_n(isect_cylinders a, isect_rectangles b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_contains_cylinder_disc_n(isect_cylinders a, isect_discs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_cylinder_sphere_n(isect_cylinders a, isect_spheres b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_cylinder_capsule_n(isect_cylinders a, isect_capsules b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_cylinder_lozenge_n(isect_cylinders a, isect_lozenges b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_cylinder_ellipsoid_n(isect_cylinders a, isect_ellipsoids b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_contains_cylinder_cylinder_n(isect_cylinders a, isect_cylinders b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_cylinder_cone_n(isect_cylinders a, isect_cones b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_cylinder_aabb_n(isect_cylinders a, isect_aabbs b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_cylinder_obb_n(isect_cylinders a, isect_obbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_cylinder_frustum_n(isect_cylinders a, isect_frustums b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_cylinder_tetrahedron_n(isect_cylinders a, isect_tetrahedrons b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isect_contains_cone_point_n(isect_cones a, isect_points b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_contains_cone_segment_n(isect_cones a, isect_segments b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_cone_triangle_n(isect_cones a, isect_triangles b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_cone_rectangle_n(isect_cones a, isect_rectangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_cone_disc_n(isect_cones a, isect_discs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_cone_sphere_n(isect_cones a, isect_spheres b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_cone_capsule_n(isect_cones a, isect_capsules b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_cone_lozenge_n(isect_cones a, isect_lozenges b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_cone_ellipsoid_n(isect_cones a, isect_ellipsoids b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_cone_cylinder_n(isect_cones a, isect_cylinders b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_cone_cone_n(isect_cones a, isect_cones b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_cone_aabb_n(isect_cones a, isect_aabbs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_cone_obb_n(isect_cones a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_contains_cone_frustum_n(isect_cones a, isect_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_cone_tetrahedron_n(isect_cones a, isect_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_aabb_segment_n(isect_aabbs a, isect_segments b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_aabb_triangle_n(isect_aabbs a, isect_triangles b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_aabb_rectangle_n(isect_aabbs a, isect_rectangles b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_aabb_disc_n(isect_aabbs a, isect_discs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_aabb_sphere_n(isect_aabbs a, isect_spheres b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_aabb_capsule_n(isect_aabbs a, isect_capsules b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_aabb_lozenge_n(isect_aabbs a, isect_lozenges b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_aabb_ellipsoid_n(isect_aabbs a, isect_ellipsoids b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_aabb_cylinder_n(isect_aabbs a, isect_cylinders b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_aabb_cone_n(isect_aabbs a, isect_cones b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_aabb_aabb_n(isect_aabbs a, isect_aabbs b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_aabb_obb_n(isect_aabbs a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_contains_aabb_frustum_n(isect_aabbs a, isect_frustums b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_aabb_tetrahedron_n(isect_aabbs a, isect_tetrahedrons b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_obb_point_n(isect_obbs a, isect_points b, size_t n,
                                          uint64_t *bits);
ISECT_API void isect_contains_obb_segment_n(isect_obbs a, isect_segments b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_obb_triangle_n(isect_obbs a, isect_triangles b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_obb_rectangle_n(isect_obbs a, isect_rectangles b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_obb_disc_n(isect_obbs a, isect_discs b, size_t n, uint64_t *bits);
ISECT_API void isect_contains_obb_sphere_n(isect_obbs a, isect_spheres b, size_t n,
                                           uint64_t *bits);
ISECT_API void isect_contains_obb_capsule_n(isect_obbs a, isect_capsules b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_obb_lozenge_n(isect_obbs a, isect_lozenges b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_obb_ellipsoid_n(isect_obbs a, isect_ellipsoids b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_obb_cylinder_n(isect_obbs a, isect_cylinders b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_obb_cone_n(isect_obbs a, isect_cones b, size_t n, uint64_t *bits);
ISECT_API void isect_contains_obb_aabb_n(isect_obbs a, isect_aabbs b, size_t n, uint64_t *bits);
ISECT_API void isect_contains_obb_obb_n(isect_obbs a, isect_obbs b, size_t n, uint64_t *bits);
ISECT_API void isect_contains_obb_frustum_n(isect_obbs a, isect_frustums b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_obb_tetrahedron_n(isect_obbs a, isect_tetrahedrons b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_frustum_point_n(isect_frustums a, isect_points b, size_t n,
                                              uint64_t *bits);
ISECT_API void isect_contains_frustum_segment_n(isect_frustums a, isect_segments b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_frustum_triangle_n(isect_frustums a, isect_triangles b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_frustum_rectangle_n(isect_frustums a, isect_rectangles b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_frustum_disc_n(isect_frustums a, isect_discs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_frustum_sphere_n(isect_frustums a, isect_spheres b, size_t n,
                                               uint64_t *bits);
ISECT_API void isect_contains_frustum_capsule_n(isect_frustums a, isect_capsules b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_frustum_lozenge_n(isect_frustums a, isect_lozenges b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_frustum_ellipsoid_n(isect_frustums a, isect_ellipsoids b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_frustum_cylinder_n(isect_frustums a, isect_cylinders b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_frustum_cone_n(isect_frustums a, isect_cones b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_frustum_aabb_n(isect_frustums a, isect_aabbs b, size_t n,
                                             uint64_t *bits);
ISECT_API void isect_contains_frustum_obb_n(isect_frustums a, isect_obbs b, size_t n,
                                            uint64_t *bits);
ISECT_API void isect_contains_frustum_frustum_n(isect_frustums a, isect_frustums b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_frustum_tetrahedron_n(isect_frustums a, isect_tetrahedrons b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_point_n(isect_tetrahedrons a, isect_points b,
                                                  size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_segment_n(isect_tetrahedrons a, isect_segments b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_triangle_n(isect_tetrahedrons a, isect_triangles b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_rectangle_n(isect_tetrahedrons a, isect_rectangles b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_disc_n(isect_tetrahedrons a, isect_discs b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_sphere_n(isect_tetrahedrons a, isect_spheres b,
                                                   size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_capsule_n(isect_tetrahedrons a, isect_capsules b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_lozenge_n(isect_tetrahedrons a, isect_lozenges b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_ellipsoid_n(isect_tetrahedrons a, isect_ellipsoids b,
                                                      size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_cylinder_n(isect_tetrahedrons a, isect_cylinders b,
                                                     size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_cone_n(isect_tetrahedrons a, isect_cones b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_aabb_n(isect_tetrahedrons a, isect_aabbs b, size_t n,
                                                 uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_obb_n(isect_tetrahedrons a, isect_obbs b, size_t n,
                                                uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_frustum_n(isect_tetrahedrons a, isect_frustums b,
                                                    size_t n, uint64_t *bits);
ISECT_API void isect_contains_tetrahedron_tetrahedron_n(isect_tetrahedrons a,
                                                        isect_tetrahedrons b, size_t n,
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
ISECT_API void isect_closest_point_point_n(isect_points a, isect_points b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_point_lozenge_n(isect_points a, isect_lozenges b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_point_ellipsoid_n(isect_points a, isect_ellipsoids b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_point_cylinder_n(isect_points a, isect_cylinders b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_point_cone_n(isect_points a, isect_cones b, size_t n,
                                          isect_nearests nearests);
ISECT_API void isect_closest_point_frustum_n(isect_points a, isect_frustums b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_point_tetrahedron_n(isect_points a, isect_tetrahedrons b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_segment_triangle_n(isect_segments a, isect_triangles b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_segment_rectangle_n(isect_segments a, isect_rectangles b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_segment_disc_n(isect_segments a, isect_discs b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_segment_sphere_n(isect_segments a, isect_spheres b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_segment_capsule_n(isect_segments a, isect_capsules b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_segment_lozenge_n(isect_segments a, isect_lozenges b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_segment_ellipsoid_n(isect_segments a, isect_ellipsoids b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_segment_cylinder_n(isect_segments a, isect_cylinders b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_segment_cone_n(isect_segments a, isect_cones b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_segment_aabb_n(isect_segments a, isect_aabbs b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_segment_obb_n(isect_segments a, isect_obbs b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_segment_frustum_n(isect_segments a, isect_frustums b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_segment_tetrahedron_n(isect_segments a, isect_tetrahedrons b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_triangle_triangle_n(isect_triangles a, isect_triangles b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_triangle_rectangle_n(isect_triangles a, isect_rectangles b,
                                                  size_t n, isect_nearests nearests);
ISECT_API void isect_closest_triangle_disc_n(isect_triangles a, isect_discs b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_triangle_sphere_n(isect_triangles a, isect_spheres b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_triangle_capsule_n(isect_triangles a, isect_capsules b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_triangle_lozenge_n(isect_triangles a, isect_lozenges b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_triangle_ellipsoid_n(isect_triangles a, isect_ellipsoids b,
                                                  size_t n, isect_nearests nearests);
ISECT_API void isect_closest_triangle_cylinder_n(isect_triangles a, isect_cylinders b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_triangle_cone_n(isect_triangles a, isect_cones b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_triangle_aabb_n(isect_triangles a, isect_aabbs b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_triangle_obb_n(isect_triangles a, isect_obbs b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_triangle_frustum_n(isect_triangles a, isect_frustums b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_triangle_tetrahedron_n(isect_triangles a, isect_tetrahedrons b,
                                                    size_t n, isect_nearests nearests);
ISECT_API void isect_closest_rectangle_rectangle_n(isect_rectangles a, isect_rectangles b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_rectangle_disc_n(isect_rectangles a, isect_discs b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_rectangle_sphere_n(isect_rectangles a, isect_spheres b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_rectangle_capsule_n(isect_rectangles a, isect_capsules b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_rectangle_lozenge_n(isect_rectangles a, isect_lozenges b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_rectangle_ellipsoid_n(isect_rectangles a, isect_ellipsoids b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_rectangle_cylinder_n(isect_rectangles a, isect_cylinders b,
                                                  size_t n, isect_nearests nearests);
ISECT_API void isect_closest_rectangle_cone_n(isect_rectangles a, isect_cones b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_rectangle_aabb_n(isect_rectangles a, isect_aabbs b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_rectangle_obb_n(isect_rectangles a, isect_obbs b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_rectangle_frustum_n(isect_rectangles a, isect_frustums b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_rectangle_tetrahedron_n(isect_rectangles a, isect_tetrahedrons b,
                                                     size_t n, isect_nearests nearests);
ISECT_API void isect_closest_disc_disc_n(isect_discs a, isect_discs b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_disc_sphere_n(isect_discs a, isect_spheres b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_disc_capsule_n(isect_discs a, isect_capsules b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_disc_lozenge_n(isect_discs a, isect_lozenges b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_disc_ellipsoid_n(isect_discs a, isect_ellipsoids b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_disc_cylinder_n(isect_discs a, isect_cylinders b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_disc_cone_n(isect_discs a, isect_cones b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_disc_aabb_n(isect_discs a, isect_aabbs b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_disc_obb_n(isect_discs a, isect_obbs b, size_t n,
                                        isect_nearests nearests);
ISECT_API void isect_closest_disc_frustum_n(isect_discs a, isect_frustums b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_disc_tetrahedron_n(isect_discs a, isect_tetrahedrons b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_sphere_sphere_n(isect_spheres a, isect_spheres b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_sphere_capsule_n(isect_spheres a, isect_capsules b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_sphere_lozenge_n(isect_spheres a, isect_lozenges b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_sphere_ellipsoid_n(isect_spheres a, isect_ellipsoids b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_sphere_cylinder_n(isect_spheres a, isect_cylinders b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_sphere_cone_n(isect_spheres a, isect_cones b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_sphere_aabb_n(isect_spheres a, isect_aabbs b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_sphere_obb_n(isect_spheres a, isect_obbs b, size_t n,
                                          isect_nearests nearests);
ISECT_API void isect_closest_sphere_frustum_n(isect_spheres a, isect_frustums b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_sphere_tetrahedron_n(isect_spheres a, isect_tetrahedrons b,
                                                  size_t n, isect_nearests nearests);
ISECT_API void isect_closest_capsule_capsule_n(isect_capsules a, isect_capsules b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_capsule_lozenge_n(isect_capsules a, isect_lozenges b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_capsule_ellipsoid_n(isect_capsules a, isect_ellipsoids b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_capsule_cylinder_n(isect_capsules a, isect_cylinders b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_capsule_cone_n(isect_capsules a, isect_cones b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_capsule_aabb_n(isect_capsules a, isect_aabbs b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_capsule_obb_n(isect_capsules a, isect_obbs b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_capsule_frustum_n(isect_capsules a, isect_frustums b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_capsule_tetrahedron_n(isect_capsules a, isect_tetrahedrons b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_lozenge_lozenge_n(isect_lozenges a, isect_lozenges b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_lozenge_ellipsoid_n(isect_lozenges a, isect_ellipsoids b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_lozenge_cylinder_n(isect_lozenges a, isect_cylinders b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_lozenge_cone_n(isect_lozenges a, isect_cones b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_lozenge_aabb_n(isect_lozenges a, isect_aabbs b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_lozenge_obb_n(isect_lozenges a, isect_obbs b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_lozenge_frustum_n(isect_lozenges a, isect_frustums b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_lozenge_tetrahedron_n(isect_lozenges a, isect_tetrahedrons b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_ellipsoid_n(isect_ellipsoids a, isect_ellipsoids b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_cylinder_n(isect_ellipsoids a, isect_cylinders b,
                                                  size_t n, isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_cone_n(isect_ellipsoids a, isect_cones b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_aabb_n(isect_ellipsoids a, isect_aabbs b, size_t n,
                                              isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_obb_n(isect_ellipsoids a, isect_obbs b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_frustum_n(isect_ellipsoids a, isect_frustums b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_ellipsoid_tetrahedron_n(isect_ellipsoids a, isect_tetrahedrons b,
                                                     size_t n, isect_nearests nearests);
ISECT_API void isect_closest_cylinder_cylinder_n(isect_cylinders a, isect_cylinders b, size_t n,
                                                 isect_nearests nearests);
ISECT_API void isect_closest_cylinder_cone_n(isect_cylinders a, isect_cones b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_cylinder_aabb_n(isect_cylinders a, isect_aabbs b, size_t n,
                                             isect_nearests nearests);
ISECT_API void isect_closest_cylinder_obb_n(isect_cylinders a, isect_obbs b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_cylinder_frustum_n(isect_cylinders a, isect_frustums b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_cylinder_tetrahedron_n(isect_cylinders a, isect_tetrahedrons b,
                                                    size_t n, isect_nearests nearests);
ISECT_API void isect_closest_cone_cone_n(isect_cones a, isect_cones b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_cone_aabb_n(isect_cones a, isect_aabbs b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_cone_obb_n(isect_cones a, isect_obbs b, size_t n,
                                        isect_nearests nearests);
ISECT_API void isect_closest_cone_frustum_n(isect_cones a, isect_frustums b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_cone_tetrahedron_n(isect_cones a, isect_tetrahedrons b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_aabb_aabb_n(isect_aabbs a, isect_aabbs b, size_t n,
                                         isect_nearests nearests);
ISECT_API void isect_closest_aabb_obb_n(isect_aabbs a, isect_obbs b, size_t n,
                                        isect_nearests nearests);
ISECT_API void isect_closest_aabb_frustum_n(isect_aabbs a, isect_frustums b, size_t n,
                                            isect_nearests nearests);
ISECT_API void isect_closest_aabb_tetrahedron_n(isect_aabbs a, isect_tetrahedrons b, size_t n,
                                                isect_nearests nearests);
ISECT_API void isect_closest_obb_obb_n(isect_obbs a, isect_obbs b, size_t n,
                                       isect_nearests nearests);
ISECT_API void isect_closest_obb_frustum_n(isect_obbs a, isect_frustums b, size_t n,
                                           isect_nearests nearests);
ISECT_API void isect_closest_obb_tetrahedron_n(isect_obbs a, isect_tetrahedrons b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_frustum_frustum_n(isect_frustums a, isect_frustums b, size_t n,
                                               isect_nearests nearests);
ISECT_API void isect_closest_frustum_tetrahedron_n(isect_frustums a, isect_tetrahedrons b,
                                                   size_t n, isect_nearests nearests);
ISECT_API void isect_closest_tetrahedron_tetrahedron_n(isect_tetrahedrons a,
                                                       isect_tetrahedrons b, size_t n,
                                                       isect_nearests nearests);

ISECT_API void isect_contact_point_point_n(isect_points a, isect_points b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_point_segment_n(isect_points a, isect_segments b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_point_triangle_n(isect_points a, isect_triangles b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_point_rectangle_n(isect_points a, isect_rectangles b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_point_disc_n(isect_points a, isect_discs b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_point_sphere_n(isect_points a, isect_spheres b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_point_capsule_n(isect_points a, isect_capsules b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_point_lozenge_n(isect_points a, isect_lozenges b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_point_ellipsoid_n(isect_points a, isect_ellipsoids b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_point_cylinder_n(isect_points a, isect_cylinders b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_point_cone_n(isect_points a, isect_cones b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_point_aabb_n(isect_points a, isect_aabbs b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_point_obb_n(isect_points a, isect_obbs b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_point_frustum_n(isect_points a, isect_frustums b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_point_tetrahedron_n(isect_points a, isect_tetrahedrons b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_segment_segment_n(isect_segments a, isect_segments b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_segment_triangle_n(isect_segments a, isect_triangles b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_segment_rectangle_n(isect_segments a, isect_rectangles b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_segment_disc_n(isect_segments a, isect_discs b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_segment_sphere_n(isect_segments a, isect_spheres b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_segment_capsule_n(isect_segments a, isect_capsules b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_segment_lozenge_n(isect_segments a, isect_lozenges b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_segment_ellipsoid_n(isect_segments a, isect_ellipsoids b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_segment_cylinder_n(isect_segments a, isect_cylinders b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_segment_cone_n(isect_segments a, isect_cones b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_segment_aabb_n(isect_segments a, isect_aabbs b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_segment_obb_n(isect_segments a, isect_obbs b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_segment_frustum_n(isect_segments a, isect_frustums b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_segment_tetrahedron_n(isect_segments a, isect_tetrahedrons b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_triangle_triangle_n(isect_triangles a, isect_triangles b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_triangle_rectangle_n(isect_triangles a, isect_rectangles b,
                                                  size_t n, isect_contacts contacts);
ISECT_API void isect_contact_triangle_disc_n(isect_triangles a, isect_discs b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_triangle_sphere_n(isect_triangles a, isect_spheres b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_triangle_capsule_n(isect_triangles a, isect_capsules b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_triangle_lozenge_n(isect_triangles a, isect_lozenges b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_triangle_ellipsoid_n(isect_triangles a, isect_ellipsoids b,
                                                  size_t n, isect_contacts contacts);
ISECT_API void isect_contact_triangle_cylinder_n(isect_triangles a, isect_cylinders b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_triangle_cone_n(isect_triangles a, isect_cones b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_triangle_aabb_n(isect_triangles a, isect_aabbs b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_triangle_obb_n(isect_triangles a, isect_obbs b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_triangle_frustum_n(isect_triangles a, isect_frustums b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_triangle_tetrahedron_n(isect_triangles a, isect_tetrahedrons b,
                                                    size_t n, isect_contacts contacts);
ISECT_API void isect_contact_rectangle_rectangle_n(isect_rectangles a, isect_rectangles b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_rectangle_disc_n(isect_rectangles a, isect_discs b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_rectangle_sphere_n(isect_rectangles a, isect_spheres b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_rectangle_capsule_n(isect_rectangles a, isect_capsules b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_rectangle_lozenge_n(isect_rectangles a, isect_lozenges b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_rectangle_ellipsoid_n(isect_rectangles a, isect_ellipsoids b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_rectangle_cylinder_n(isect_rectangles a, isect_cylinders b,
                                                  size_t n, isect_contacts contacts);
ISECT_API void isect_contact_rectangle_cone_n(isect_rectangles a, isect_cones b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_rectangle_aabb_n(isect_rectangles a, isect_aabbs b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_rectangle_obb_n(isect_rectangles a, isect_obbs b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_rectangle_frustum_n(isect_rectangles a, isect_frustums b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_rectangle_tetrahedron_n(isect_rectangles a, isect_tetrahedrons b,
                                                     size_t n, isect_contacts contacts);
ISECT_API void isect_contact_disc_disc_n(isect_discs a, isect_discs b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_disc_sphere_n(isect_discs a, isect_spheres b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_disc_capsule_n(isect_discs a, isect_capsules b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_disc_lozenge_n(isect_discs a, isect_lozenges b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_disc_ellipsoid_n(isect_discs a, isect_ellipsoids b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_disc_cylinder_n(isect_discs a, isect_cylinders b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_disc_cone_n(isect_discs a, isect_cones b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_disc_aabb_n(isect_discs a, isect_aabbs b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_disc_obb_n(isect_discs a, isect_obbs b, size_t n,
                                        isect_contacts contacts);
ISECT_API void isect_contact_disc_frustum_n(isect_discs a, isect_frustums b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_disc_tetrahedron_n(isect_discs a, isect_tetrahedrons b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_sphere_sphere_n(isect_spheres a, isect_spheres b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_sphere_capsule_n(isect_spheres a, isect_capsules b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_sphere_lozenge_n(isect_spheres a, isect_lozenges b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_sphere_ellipsoid_n(isect_spheres a, isect_ellipsoids b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_sphere_cylinder_n(isect_spheres a, isect_cylinders b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_sphere_cone_n(isect_spheres a, isect_cones b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_sphere_aabb_n(isect_spheres a, isect_aabbs b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_sphere_obb_n(isect_spheres a, isect_obbs b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_sphere_frustum_n(isect_spheres a, isect_frustums b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_sphere_tetrahedron_n(isect_spheres a, isect_tetrahedrons b,
                                                  size_t n, isect_contacts contacts);
ISECT_API void isect_contact_capsule_capsule_n(isect_capsules a, isect_capsules b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_capsule_lozenge_n(isect_capsules a, isect_lozenges b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_capsule_ellipsoid_n(isect_capsules a, isect_ellipsoids b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_capsule_cylinder_n(isect_capsules a, isect_cylinders b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_capsule_cone_n(isect_capsules a, isect_cones b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_capsule_aabb_n(isect_capsules a, isect_aabbs b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_capsule_obb_n(isect_capsules a, isect_obbs b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_capsule_frustum_n(isect_capsules a, isect_frustums b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_capsule_tetrahedron_n(isect_capsules a, isect_tetrahedrons b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_lozenge_lozenge_n(isect_lozenges a, isect_lozenges b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_lozenge_ellipsoid_n(isect_lozenges a, isect_ellipsoids b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_lozenge_cylinder_n(isect_lozenges a, isect_cylinders b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_lozenge_cone_n(isect_lozenges a, isect_cones b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_lozenge_aabb_n(isect_lozenges a, isect_aabbs b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_lozenge_obb_n(isect_lozenges a, isect_obbs b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_lozenge_frustum_n(isect_lozenges a, isect_frustums b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_lozenge_tetrahedron_n(isect_lozenges a, isect_tetrahedrons b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_ellipsoid_n(isect_ellipsoids a, isect_ellipsoids b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_cylinder_n(isect_ellipsoids a, isect_cylinders b,
                                                  size_t n, isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_cone_n(isect_ellipsoids a, isect_cones b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_aabb_n(isect_ellipsoids a, isect_aabbs b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_obb_n(isect_ellipsoids a, isect_obbs b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_frustum_n(isect_ellipsoids a, isect_frustums b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_ellipsoid_tetrahedron_n(isect_ellipsoids a, isect_tetrahedrons b,
                                                     size_t n, isect_contacts contacts);
ISECT_API void isect_contact_cylinder_cylinder_n(isect_cylinders a, isect_cylinders b, size_t n,
                                                 isect_contacts contacts);
ISECT_API void isect_contact_cylinder_cone_n(isect_cylinders a, isect_cones b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_cylinder_aabb_n(isect_cylinders a, isect_aabbs b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_cylinder_obb_n(isect_cylinders a, isect_obbs b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_cylinder_frustum_n(isect_cylinders a, isect_frustums b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_cylinder_tetrahedron_n(isect_cylinders a, isect_tetrahedrons b,
                                                    size_t n, isect_contacts contacts);
ISECT_API void isect_contact_cone_cone_n(isect_cones a, isect_cones b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_cone_aabb_n(isect_cones a, isect_aabbs b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_cone_obb_n(isect_cones a, isect_obbs b, size_t n,
                                        isect_contacts contacts);
ISECT_API void isect_contact_cone_frustum_n(isect_cones a, isect_frustums b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_cone_tetrahedron_n(isect_cones a, isect_tetrahedrons b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_aabb_aabb_n(isect_aabbs a, isect_aabbs b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_aabb_obb_n(isect_aabbs a, isect_obbs b, size_t n,
                                        isect_contacts contacts);
ISECT_API void isect_contact_aabb_frustum_n(isect_aabbs a, isect_frustums b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_aabb_tetrahedron_n(isect_aabbs a, isect_tetrahedrons b, size_t n,
                                                isect_contacts contacts);
ISECT_API void isect_contact_obb_obb_n(isect_obbs a, isect_obbs b, size_t n,
                                       isect_contacts contacts);
ISECT_API void isect_contact_obb_frustum_n(isect_obbs a, isect_frustums b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_obb_tetrahedron_n(isect_obbs a, isect_tetrahedrons b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_frustum_frustum_n(isect_frustums a, isect_frustums b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_frustum_tetrahedron_n(isect_frustums a, isect_tetrahedrons b,
                                                   size_t n, isect_contacts contacts);
ISECT_API void isect_contact_tetrahedron_tetrahedron_n(isect_tetrahedrons a,
                                                       isect_tetrahedrons b, size_t n,
                                                       isect_contacts contacts);
ISECT_API void isect_contact_point_plane_n(isect_points a, isect_planes b, size_t n,
                                           isect_contacts contacts);
ISECT_API void isect_contact_segment_plane_n(isect_segments a, isect_planes b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_plane_triangle_n(isect_planes a, isect_triangles b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_plane_rectangle_n(isect_planes a, isect_rectangles b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_plane_disc_n(isect_planes a, isect_discs b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_plane_sphere_n(isect_planes a, isect_spheres b, size_t n,
                                            isect_contacts contacts);
ISECT_API void isect_contact_plane_capsule_n(isect_planes a, isect_capsules b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_plane_lozenge_n(isect_planes a, isect_lozenges b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_plane_ellipsoid_n(isect_planes a, isect_ellipsoids b, size_t n,
                                               isect_contacts contacts);
ISECT_API void isect_contact_plane_cylinder_n(isect_planes a, isect_cylinders b, size_t n,
                                              isect_contacts contacts);
ISECT_API void isect_contact_plane_cone_n(isect_planes a, isect_cones b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_plane_aabb_n(isect_planes a, isect_aabbs b, size_t n,
                                          isect_contacts contacts);
ISECT_API void isect_contact_plane_obb_n(isect_planes a, isect_obbs b, size_t n,
                                         isect_contacts contacts);
ISECT_API void isect_contact_plane_frustum_n(isect_planes a, isect_frustums b, size_t n,
                                             isect_contacts contacts);
ISECT_API void isect_contact_plane_tetrahedron_n(isect_planes a, isect_tetrahedrons b, size_t n,
                                                 isect_contacts contacts);

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
ISECT_API void isect_sweep_sphere_disc_n(isect_moving_spheres a, isect_discs b, size_t n,
                                         isect_impacts impacts);
ISECT_API void isect_sweep_sphere_ellipsoid_n(isect_moving_spheres a, isect_ellipsoids b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_sphere_cylinder_n(isect_moving_spheres a, isect_cylinders b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_sphere_cone_n(isect_moving_spheres a, isect_cones b, size_t n,
                                         isect_impacts impacts);
ISECT_API void isect_sweep_capsule_point_n(isect_moving_capsules a, isect_points b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_capsule_segment_n(isect_moving_capsules a, isect_segments b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_capsule_triangle_n(isect_moving_capsules a, isect_triangles b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_capsule_rectangle_n(isect_moving_capsules a, isect_rectangles b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_capsule_disc_n(isect_moving_capsules a, isect_discs b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_capsule_lozenge_n(isect_moving_capsules a, isect_lozenges b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_capsule_ellipsoid_n(isect_moving_capsules a, isect_ellipsoids b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_capsule_cylinder_n(isect_moving_capsules a, isect_cylinders b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_capsule_cone_n(isect_moving_capsules a, isect_cones b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_capsule_aabb_n(isect_moving_capsules a, isect_aabbs b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_capsule_obb_n(isect_moving_capsules a, isect_obbs b, size_t n,
                                         isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_point_n(isect_moving_ellipsoids a, isect_points b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_segment_n(isect_moving_ellipsoids a, isect_segments b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_plane_n(isect_moving_ellipsoids a, isect_planes b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_triangle_n(isect_moving_ellipsoids a, isect_triangles b,
                                                size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_rectangle_n(isect_moving_ellipsoids a, isect_rectangles b,
                                                 size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_disc_n(isect_moving_ellipsoids a, isect_discs b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_lozenge_n(isect_moving_ellipsoids a, isect_lozenges b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_ellipsoid_n(isect_moving_ellipsoids a, isect_ellipsoids b,
                                                 size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_cylinder_n(isect_moving_ellipsoids a, isect_cylinders b,
                                                size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_cone_n(isect_moving_ellipsoids a, isect_cones b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_aabb_n(isect_moving_ellipsoids a, isect_aabbs b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_ellipsoid_obb_n(isect_moving_ellipsoids a, isect_obbs b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_point_n(isect_moving_cylinders a, isect_points b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_segment_n(isect_moving_cylinders a, isect_segments b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_plane_n(isect_moving_cylinders a, isect_planes b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_triangle_n(isect_moving_cylinders a, isect_triangles b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_rectangle_n(isect_moving_cylinders a, isect_rectangles b,
                                                size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_disc_n(isect_moving_cylinders a, isect_discs b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_lozenge_n(isect_moving_cylinders a, isect_lozenges b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_cylinder_n(isect_moving_cylinders a, isect_cylinders b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_cone_n(isect_moving_cylinders a, isect_cones b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_aabb_n(isect_moving_cylinders a, isect_aabbs b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_cylinder_obb_n(isect_moving_cylinders a, isect_obbs b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_cone_point_n(isect_moving_cones a, isect_points b, size_t n,
                                        isect_impacts impacts);
ISECT_API void isect_sweep_cone_segment_n(isect_moving_cones a, isect_segments b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_cone_plane_n(isect_moving_cones a, isect_planes b, size_t n,
                                        isect_impacts impacts);
ISECT_API void isect_sweep_cone_triangle_n(isect_moving_cones a, isect_triangles b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_cone_rectangle_n(isect_moving_cones a, isect_rectangles b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_cone_disc_n(isect_moving_cones a, isect_discs b, size_t n,
                                       isect_impacts impacts);
ISECT_API void isect_sweep_cone_lozenge_n(isect_moving_cones a, isect_lozenges b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_cone_cone_n(isect_moving_cones a, isect_cones b, size_t n,
                                       isect_impacts impacts);
ISECT_API void isect_sweep_cone_aabb_n(isect_moving_cones a, isect_aabbs b, size_t n,
                                       isect_impacts impacts);
ISECT_API void isect_sweep_cone_obb_n(isect_moving_cones a, isect_obbs b, size_t n,
                                      isect_impacts impacts);
ISECT_API void isect_sweep_aabb_point_n(isect_moving_aabbs a, isect_points b, size_t n,
                                        isect_impacts impacts);
ISECT_API void isect_sweep_aabb_segment_n(isect_moving_aabbs a, isect_segments b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_aabb_triangle_n(isect_moving_aabbs a, isect_triangles b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_aabb_rectangle_n(isect_moving_aabbs a, isect_rectangles b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_aabb_disc_n(isect_moving_aabbs a, isect_discs b, size_t n,
                                       isect_impacts impacts);
ISECT_API void isect_sweep_aabb_lozenge_n(isect_moving_aabbs a, isect_lozenges b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_aabb_obb_n(isect_moving_aabbs a, isect_obbs b, size_t n,
                                      isect_impacts impacts);
ISECT_API void isect_sweep_obb_point_n(isect_moving_obbs a, isect_points b, size_t n,
                                       isect_impacts impacts);
ISECT_API void isect_sweep_obb_segment_n(isect_moving_obbs a, isect_segments b, size_t n,
                                         isect_impacts impacts);
ISECT_API void isect_sweep_obb_plane_n(isect_moving_obbs a, isect_planes b, size_t n,
                                       isect_impacts impacts);
ISECT_API void isect_sweep_obb_triangle_n(isect_moving_obbs a, isect_triangles b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_obb_rectangle_n(isect_moving_obbs a, isect_rectangles b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_obb_disc_n(isect_moving_obbs a, isect_discs b, size_t n,
                                      isect_impacts impacts);
ISECT_API void isect_sweep_obb_lozenge_n(isect_moving_obbs a, isect_lozenges b, size_t n,
                                         isect_impacts impacts);
ISECT_API void isect_sweep_obb_obb_n(isect_moving_obbs a, isect_obbs b, size_t n,
                                     isect_impacts impacts);
ISECT_API void isect_sweep_triangle_point_n(isect_moving_triangles a, isect_points b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_triangle_segment_n(isect_moving_triangles a, isect_segments b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_triangle_plane_n(isect_moving_triangles a, isect_planes b, size_t n,
                                            isect_impacts impacts);
ISECT_API void isect_sweep_triangle_triangle_n(isect_moving_triangles a, isect_triangles b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_triangle_rectangle_n(isect_moving_triangles a, isect_rectangles b,
                                                size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_triangle_disc_n(isect_moving_triangles a, isect_discs b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_triangle_lozenge_n(isect_moving_triangles a, isect_lozenges b,
                                              size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_segment_point_n(isect_moving_segments a, isect_points b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_segment_segment_n(isect_moving_segments a, isect_segments b,
                                             size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_segment_plane_n(isect_moving_segments a, isect_planes b, size_t n,
                                           isect_impacts impacts);
ISECT_API void isect_sweep_segment_rectangle_n(isect_moving_segments a, isect_rectangles b,
                                               size_t n, isect_impacts impacts);
ISECT_API void isect_sweep_segment_disc_n(isect_moving_segments a, isect_discs b, size_t n,
                                          isect_impacts impacts);
ISECT_API void isect_sweep_segment_lozenge_n(isect_moving_segments a, isect_lozenges b,
                                             size_t n, isect_impacts impacts);

ISECT_EXTERN_END
#endif
