/* bench/pairs_reference.c - see pairs_reference.h. Compiled for float and for double. */
#include "pairs_reference.h"

#include "reference/aabb_aabb_compare.h"
#include "reference/capsule_ericson.h"
#include "reference/closest_ericson.h"
#include "reference/flat_textbook.h"
#include "reference/obb_obb_axes.h"
#include "reference/plane_aabb_center.h"
#include "reference/plane_aabb_corners.h"
#include "reference/plane_signs.h"
#include "reference/plane_sphere_height.h"
#include "reference/point_aabb_compare.h"
#include "reference/ray_aabb_axes.h"
#include "reference/ray_aabb_slabs.h"
#include "reference/ray_aabb_slopes.h"
#include "reference/ray_capsule_quilez.h"
#include "reference/ray_flats.h"
#include "reference/ray_frustum_haines.h"
#include "reference/ray_kdop_slabs.h"
#include "reference/ray_lozenge_parts.h"
#include "reference/ray_obb_frame.h"
#include "reference/ray_obb_slabs.h"
#include "reference/ray_plane_dots.h"
#include "reference/ray_quad_lagae.h"
#include "reference/ray_quadrics.h"
#include "reference/ray_sphere_discriminant.h"
#include "reference/ray_sphere_rejecting.h"
#include "reference/ray_sphere_yes.h"
#include "reference/ray_torus_quartic.h"
#include "reference/ray_triangle_kensler.h"
#include "reference/ray_triangle_moller.h"
#include "reference/ray_triangle_sides.h"
#include "reference/ray_triangle_stored.h"
#include "reference/ray_triangle_woop.h"
#include "reference/rays_in_plane.h"
#include "reference/segment2_segment2_antonio.h"
#include "reference/segment_aabb_axes.h"
#include "reference/segment_obb_axes.h"
#include "reference/segment_triangle_signs.h"
#include "reference/sphere_aabb_arvo.h"
#include "reference/sphere_aabb_larsson.h"
#include "reference/sphere_sphere_squared.h"
#include "reference/triangle_aabb_axes.h"
#include "reference/triangle_capsule_ericson.h"
#include "reference/triangle_sphere_ericson.h"
#include "reference/triangle_triangle_guigue.h"
#include "reference/triangle_triangle_moller.h"

#define CALLED(T, name, A, B)                                                                      \
    T F(name)(const X(A) * a, const X(B) * b)                                                      \
    {                                                                                              \
        return name(a, b);                                                                         \
    }

/* With something that was made before; and four at a time. */
bool F(ray_aabb_slopes)(const sloped_ray *a, const X(aabb) * b)
{
    return ray_aabb_slopes(a, b);
}
bool F(ray_aabb_slopes_flat)(const sloped_ray *a, const X(aabb) * b)
{
    return ray_aabb_slopes_flat(a, b);
}
#define CALLED_STORED(name, stored)                                                                \
    X(touch) F(name)(const X(ray) * a, const stored *b)                                            \
    {                                                                                              \
        return name(a, b);                                                                         \
    }

#define CALLED_HULL(name, A, B)                                                                    \
    bool F(name)(const A *a, const B *b)                                                           \
    {                                                                                              \
        return name(a, b);                                                                         \
    }

CALLED_HULL(point_hull_gjk, vec3, corners16)
CALLED_HULL(segment_hull_gjk, X(segment), corners16)
CALLED_HULL(triangle_hull_gjk, X(triangle), corners16)
CALLED_HULL(hull_hull_gjk, corners16, corners16)
CALLED_HULL(point_hull_planes, vec3, planes28)
CALLED_HULL(point_hull_planes_flat, vec3, planes28)

CALLED_STORED(ray_triangle_normal, edged_triangle)
CALLED_STORED(ray_triangle_normal_flat, edged_triangle)
CALLED_STORED(ray_triangle_plane, plane_triangle)
CALLED_STORED(ray_triangle_plane_flat, plane_triangle)
CALLED_STORED(ray_triangle_mapped, mapped_triangle)
CALLED_STORED(ray_triangle_mapped_flat, mapped_triangle)

CALLED(X(touch), ray_plane_dots, ray, plane)
CALLED(X(touch), ray_plane_dots_flat, ray, plane)
CALLED(X(span), ray_sphere_discriminant, ray, sphere)
CALLED(X(span), ray_sphere_discriminant_flat, ray, sphere)
CALLED(X(span), ray_sphere_rejecting, ray, sphere)
CALLED(X(span), ray_capsule_quilez, ray, capsule)
CALLED(X(span), ray_capsule_quilez_flat, ray, capsule)
CALLED(X(span), ray_capsule_quilez_both, ray, capsule)
CALLED(X(touch), ray_disc_plane, ray, disc)
CALLED(X(touch), ray_disc_plane_flat, ray, disc)
CALLED(X(touch), ray_rectangle_moller, ray, rectangle)
CALLED(X(touch), ray_rectangle_moller_flat, ray, rectangle)
CALLED(X(span), ray_cylinder_gems, ray, cylinder)
CALLED(X(span), ray_cylinder_gems_flat, ray, cylinder)
CALLED(X(span), ray_cone_eberly, ray, cone)
CALLED(X(span), ray_cone_eberly_flat, ray, cone)
CALLED(X(span), ray_torus_quartic, ray, torus)
CALLED(X(touch), ray_quad_lagae, ray, quad)
CALLED(X(touch), ray_quad_moller, ray, quad)
CALLED(X(span), ray_kdop14_slabs, ray, kdop14)
CALLED(X(span), ray_kdop14_slabs_flat, ray, kdop14)
CALLED(X(span), ray_kdop18_slabs, ray, kdop18)
CALLED(X(span), ray_kdop18_slabs_flat, ray, kdop18)
CALLED(X(span), ray_kdop26_slabs, ray, kdop26)
CALLED(X(span), ray_kdop26_slabs_flat, ray, kdop26)
CALLED(X(span), ray_frustum_haines, ray, frustum)
CALLED(X(span), ray_frustum_haines_flat, ray, frustum)
CALLED(X(span), ray_lozenge_parts, ray, lozenge)
CALLED(X(span), ray_ellipsoid_quilez, ray, ellipsoid)
CALLED(X(span), ray_ellipsoid_quilez_flat, ray, ellipsoid)
CALLED(X(span), ray_aabb_slabs, ray, aabb)
CALLED(bool, ray_aabb_slabs_meet, ray, aabb)
CALLED(bool, ray_aabb_axes, ray, aabb)
CALLED(X(span), ray_obb_slabs, ray, obb)
CALLED(X(span), ray_obb_frame, ray, obb)
CALLED(X(touch), ray_triangle_moller, ray, triangle)
CALLED(X(touch), ray_triangle_moller_flat, ray, triangle)
CALLED(X(touch), ray_triangle_woop, ray, triangle)
CALLED(X(touch), ray2_segment2_hill, ray2, segment2)
CALLED(X(touch), ray2_segment2_hill_flat, ray2, segment2)
CALLED(X(span), ray2_circle2_discriminant, ray2, circle2)
CALLED(X(span), ray2_circle2_discriminant_flat, ray2, circle2)
CALLED(X(span), ray2_rectangle2_slabs, ray2, rectangle2)
CALLED(X(span), ray2_triangle2_cyrus, ray2, triangle2)
CALLED(X(span), ray2_triangle2_cyrus_flat, ray2, triangle2)
CALLED(bool, ray_triangle_sides, ray, triangle)
CALLED(bool, point_aabb_leaving, vec3, aabb)
CALLED(bool, point_aabb_joined, vec3, aabb)
CALLED(bool, segment_aabb_leaving, segment, aabb)
CALLED(bool, segment_aabb_joined, segment, aabb)
CALLED(bool, triangle_aabb_edges_first, triangle, aabb)
CALLED(bool, triangle_aabb_boxes_first, triangle, aabb)
CALLED(bool, triangle_aabb_joined, triangle, aabb)
CALLED(bool, segment_obb_leaving, segment, obb)
CALLED(bool, segment_obb_joined, segment, obb)
CALLED(bool, ray_obb_leaving, ray, obb)
CALLED(bool, ray_obb_joined, ray, obb)
CALLED(bool, triangle_obb_boxes_first, triangle, obb)
CALLED(bool, triangle_obb_joined, triangle, obb)
CALLED(bool, aabb_aabb_leaving, aabb, aabb)
CALLED(bool, aabb_aabb_joined, aabb, aabb)
CALLED(bool, point_sphere_squared, vec3, sphere)
CALLED(bool, segment_sphere_ericson, segment, sphere)
CALLED(bool, segment_sphere_clamped, segment, sphere)
CALLED(bool, ray_sphere_yes, ray, sphere)
CALLED(bool, point_capsule_ericson, vec3, capsule)
CALLED(bool, point_capsule_clamped, vec3, capsule)
CALLED(bool, sphere_capsule_ericson, sphere, capsule)
CALLED(bool, sphere_capsule_clamped, sphere, capsule)
CALLED(bool, segment_capsule_ericson, segment, capsule)
CALLED(bool, segment_capsule_clamped, segment, capsule)
CALLED(bool, triangle_capsule_ericson, triangle, capsule)
CALLED(bool, capsule_capsule_ericson, capsule, capsule)
CALLED(bool, capsule_capsule_clamped, capsule, capsule)
CALLED(bool, sphere_sphere_squared, sphere, sphere)
CALLED(bool, triangle_sphere_regions, triangle, sphere)
CALLED(bool, triangle_sphere_axes, triangle, sphere)
CALLED(bool, sphere_aabb_arvo, sphere, aabb)
CALLED(bool, sphere_aabb_rejecting, sphere, aabb)
CALLED(bool, sphere_aabb_maxima, sphere, aabb)
CALLED(bool, obb_obb_leaving, obb, obb)
CALLED(bool, obb_obb_joined, obb, obb)
CALLED(X(nearest), closest_point_segment_ericson, vec3, segment)
CALLED(X(nearest), closest_point_segment_clamped, vec3, segment)
CALLED(X(nearest), closest_point_ray_ericson, vec3, ray)
CALLED(X(nearest), closest_point_obb_ericson, vec3, obb)
CALLED(X(nearest), closest_point_plane_ericson, vec3, plane)
CALLED(X(nearest), closest_point_triangle_ericson, vec3, triangle)
CALLED(X(nearest), closest_point_rectangle_eberly, vec3, rectangle)
CALLED(X(nearest), closest_point_disc_foot, vec3, disc)
CALLED(X(nearest), closest_point_sphere_radius, vec3, sphere)
CALLED(X(nearest), closest_point_capsule_radius, vec3, capsule)
CALLED(X(nearest), closest_point_aabb_ericson, vec3, aabb)
CALLED(X(nearest), closest_segment_segment_ericson, segment, segment)
CALLED(X(nearest), closest_segment_segment_clamped, segment, segment)
CALLED(X(nearest), closest_ray_ray_ericson, ray, ray)
CALLED(X(nearest), closest_ray_ray_eberly, ray, ray)
CALLED(bool, point_segment_textbook, vec3, segment)
CALLED(bool, point_triangle_textbook, vec3, triangle)
CALLED(bool, segment_segment_textbook, segment, segment)
CALLED(bool, segment2_segment2_antonio, segment2, segment2)
CALLED(bool, segment2_segment2_prasad, segment2, segment2)
CALLED(bool, segment_triangle_signs, segment, triangle)
CALLED(bool, segment_triangle_moller, segment, triangle)
CALLED(bool, triangle_triangle_guigue, triangle, triangle)
CALLED(bool, triangle_triangle_moller, triangle, triangle)
CALLED(bool, point_plane_height, vec3, plane)
CALLED(bool, segment_plane_signs, segment, plane)
CALLED(bool, segment_plane_parameter, segment, plane)
CALLED(bool, ray_plane_parameter, ray, plane)
CALLED(bool, plane_triangle_signs, plane, triangle)
CALLED(bool, plane_triangle_joined, plane, triangle)
CALLED(bool, plane_sphere_meets, plane, sphere)
CALLED(isect_side, plane_sphere_side, plane, sphere)
CALLED(bool, plane_aabb_meets, plane, aabb)
CALLED(isect_side, plane_aabb_corners, plane, aabb)
CALLED(isect_side, plane_aabb_center, plane, aabb)
#if BENCH_SSE
CALLED(isect_span, ray_aabb_slabs_sse, ray, aabb)
CALLED(bool, aabb_aabb_sse, aabb, aabb)
CALLED(bool, sphere_aabb_sse, sphere, aabb)
#endif
