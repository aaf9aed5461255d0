/* bench/pairs_reference.h - the forms of bench/reference/ as functions of another translation unit:
 * called, as the public functions of isect are, so that neither can be merged into the timing loop.
 * F(name) is the name of a function that exists in float and in double. */
#ifndef BENCH_PAIRS_REFERENCE_H
#define BENCH_PAIRS_REFERENCE_H

#include "reference/hull_gjk.h"
#include "reference/precision.h"
#include "reference/ray_aabb_slopes.h"
#include "reference/ray_triangle_stored.h"

#if BENCH_DOUBLE
#define F(name) called_##name##_double
#else
#define F(name) called_##name##_float
#endif

X(touch) F(ray_plane_dots)(const X(ray) * ray, const X(plane) * plane);
X(touch) F(ray_plane_dots_flat)(const X(ray) * ray, const X(plane) * plane);
X(span) F(ray_sphere_discriminant)(const X(ray) * ray, const X(sphere) * sphere);
X(span) F(ray_sphere_discriminant_flat)(const X(ray) * ray, const X(sphere) * sphere);
X(span) F(ray_sphere_rejecting)(const X(ray) * ray, const X(sphere) * sphere);
X(span) F(ray_capsule_quilez)(const X(ray) * ray, const X(capsule) * capsule);
X(span) F(ray_capsule_quilez_flat)(const X(ray) * ray, const X(capsule) * capsule);
X(span) F(ray_capsule_quilez_both)(const X(ray) * ray, const X(capsule) * capsule);
X(touch) F(ray_disc_plane)(const X(ray) * ray, const X(disc) * disc);
X(touch) F(ray_disc_plane_flat)(const X(ray) * ray, const X(disc) * disc);
X(touch) F(ray_rectangle_moller)(const X(ray) * ray, const X(rectangle) * rectangle);
X(touch) F(ray_rectangle_moller_flat)(const X(ray) * ray, const X(rectangle) * rectangle);
X(span) F(ray_cylinder_gems)(const X(ray) * ray, const X(cylinder) * cylinder);
X(span) F(ray_cylinder_gems_flat)(const X(ray) * ray, const X(cylinder) * cylinder);
X(span) F(ray_cone_eberly)(const X(ray) * ray, const X(cone) * cone);
X(span) F(ray_cone_eberly_flat)(const X(ray) * ray, const X(cone) * cone);
X(span) F(ray_torus_quartic)(const X(ray) * ray, const X(torus) * torus);
X(touch) F(ray_quad_lagae)(const X(ray) * ray, const X(quad) * quad);
X(touch) F(ray_quad_moller)(const X(ray) * ray, const X(quad) * quad);
X(span) F(ray_kdop14_slabs)(const X(ray) * ray, const X(kdop14) * kdop);
X(span) F(ray_kdop14_slabs_flat)(const X(ray) * ray, const X(kdop14) * kdop);
X(span) F(ray_kdop18_slabs)(const X(ray) * ray, const X(kdop18) * kdop);
X(span) F(ray_kdop18_slabs_flat)(const X(ray) * ray, const X(kdop18) * kdop);
X(span) F(ray_kdop26_slabs)(const X(ray) * ray, const X(kdop26) * kdop);
X(span) F(ray_kdop26_slabs_flat)(const X(ray) * ray, const X(kdop26) * kdop);
X(span) F(ray_frustum_haines)(const X(ray) * ray, const X(frustum) * frustum);
X(span) F(ray_frustum_haines_flat)(const X(ray) * ray, const X(frustum) * frustum);
X(span) F(ray_lozenge_parts)(const X(ray) * ray, const X(lozenge) * lozenge);
X(span) F(ray_ellipsoid_quilez)(const X(ray) * ray, const X(ellipsoid) * ellipsoid);
X(span) F(ray_ellipsoid_quilez_flat)(const X(ray) * ray, const X(ellipsoid) * ellipsoid);
X(span) F(ray_aabb_slabs)(const X(ray) * ray, const X(aabb) * box);
bool F(ray_aabb_slabs_meet)(const X(ray) * ray, const X(aabb) * box);
bool F(ray_aabb_axes)(const X(ray) * ray, const X(aabb) * box);
X(span) F(ray_obb_slabs)(const X(ray) * ray, const X(obb) * box);
X(span) F(ray_obb_frame)(const X(ray) * ray, const X(obb) * box);
X(touch) F(ray_triangle_moller)(const X(ray) * ray, const X(triangle) * triangle);
X(touch) F(ray_triangle_moller_flat)(const X(ray) * ray, const X(triangle) * triangle);
X(touch) F(ray_triangle_woop)(const X(ray) * ray, const X(triangle) * triangle);
X(touch) F(ray2_segment2_hill)(const X(ray2) * ray, const X(segment2) * segment2);
X(touch) F(ray2_segment2_hill_flat)(const X(ray2) * ray, const X(segment2) * segment2);
X(span) F(ray2_circle2_discriminant)(const X(ray2) * ray, const X(circle2) * circle2);
X(span) F(ray2_circle2_discriminant_flat)(const X(ray2) * ray, const X(circle2) * circle2);
X(span) F(ray2_rectangle2_slabs)(const X(ray2) * ray, const X(rectangle2) * rectangle2);
X(span) F(ray2_triangle2_cyrus)(const X(ray2) * ray, const X(triangle2) * triangle2);
X(span) F(ray2_triangle2_cyrus_flat)(const X(ray2) * ray, const X(triangle2) * triangle2);
bool F(ray_aabb_slopes)(const sloped_ray *ray, const X(aabb) * box);
bool F(ray_aabb_slopes_flat)(const sloped_ray *ray, const X(aabb) * box);
X(touch) F(ray_triangle_normal)(const X(ray) * ray, const edged_triangle *t);
X(touch) F(ray_triangle_normal_flat)(const X(ray) * ray, const edged_triangle *t);
X(touch) F(ray_triangle_plane)(const X(ray) * ray, const plane_triangle *t);
X(touch) F(ray_triangle_plane_flat)(const X(ray) * ray, const plane_triangle *t);
X(touch) F(ray_triangle_mapped)(const X(ray) * ray, const mapped_triangle *t);
X(touch) F(ray_triangle_mapped_flat)(const X(ray) * ray, const mapped_triangle *t);
bool F(ray_triangle_sides)(const X(ray) * ray, const X(triangle) * triangle);
bool F(point_aabb_leaving)(const X(vec3) * p, const X(aabb) * box);
bool F(point_aabb_joined)(const X(vec3) * p, const X(aabb) * box);
bool F(segment_aabb_leaving)(const X(segment) * segment, const X(aabb) * box);
bool F(segment_aabb_joined)(const X(segment) * segment, const X(aabb) * box);
bool F(triangle_aabb_edges_first)(const X(triangle) * triangle, const X(aabb) * box);
bool F(triangle_aabb_boxes_first)(const X(triangle) * triangle, const X(aabb) * box);
bool F(triangle_aabb_joined)(const X(triangle) * triangle, const X(aabb) * box);
bool F(segment_obb_leaving)(const X(segment) * segment, const X(obb) * box);
bool F(segment_obb_joined)(const X(segment) * segment, const X(obb) * box);
bool F(ray_obb_leaving)(const X(ray) * ray, const X(obb) * box);
bool F(ray_obb_joined)(const X(ray) * ray, const X(obb) * box);
bool F(triangle_obb_boxes_first)(const X(triangle) * triangle, const X(obb) * box);
bool F(triangle_obb_joined)(const X(triangle) * triangle, const X(obb) * box);
bool F(aabb_aabb_leaving)(const X(aabb) * a, const X(aabb) * b);
bool F(aabb_aabb_joined)(const X(aabb) * a, const X(aabb) * b);
bool F(point_sphere_squared)(const X(vec3) * p, const X(sphere) * sphere);
bool F(segment_sphere_ericson)(const X(segment) * segment, const X(sphere) * sphere);
bool F(segment_sphere_clamped)(const X(segment) * segment, const X(sphere) * sphere);
bool F(ray_sphere_yes)(const X(ray) * ray, const X(sphere) * sphere);
bool F(point_capsule_ericson)(const X(vec3) * p, const X(capsule) * capsule);
bool F(point_capsule_clamped)(const X(vec3) * p, const X(capsule) * capsule);
bool F(sphere_capsule_ericson)(const X(sphere) * sphere, const X(capsule) * capsule);
bool F(sphere_capsule_clamped)(const X(sphere) * sphere, const X(capsule) * capsule);
bool F(segment_capsule_ericson)(const X(segment) * s, const X(capsule) * capsule);
bool F(segment_capsule_clamped)(const X(segment) * s, const X(capsule) * capsule);
bool F(triangle_capsule_ericson)(const X(triangle) * t, const X(capsule) * capsule);
bool F(capsule_capsule_ericson)(const X(capsule) * a, const X(capsule) * b);
bool F(capsule_capsule_clamped)(const X(capsule) * a, const X(capsule) * b);
bool F(sphere_sphere_squared)(const X(sphere) * a, const X(sphere) * b);
bool F(triangle_sphere_regions)(const X(triangle) * triangle, const X(sphere) * sphere);
bool F(triangle_sphere_axes)(const X(triangle) * triangle, const X(sphere) * sphere);
bool F(sphere_aabb_arvo)(const X(sphere) * sphere, const X(aabb) * box);
bool F(sphere_aabb_rejecting)(const X(sphere) * sphere, const X(aabb) * box);
bool F(sphere_aabb_maxima)(const X(sphere) * sphere, const X(aabb) * box);
bool F(obb_obb_leaving)(const X(obb) * a, const X(obb) * b);
bool F(obb_obb_joined)(const X(obb) * a, const X(obb) * b);
X(nearest) F(closest_point_segment_ericson)(const vec3 *p, const X(segment) * s);
X(nearest) F(closest_point_segment_clamped)(const vec3 *p, const X(segment) * s);
X(nearest) F(closest_point_ray_ericson)(const vec3 *p, const X(ray) * b);
X(nearest) F(closest_point_obb_ericson)(const vec3 *p, const X(obb) * b);
X(nearest) F(closest_point_plane_ericson)(const vec3 *p, const X(plane) * b);
X(nearest) F(closest_point_triangle_ericson)(const vec3 *p, const X(triangle) * b);
X(nearest) F(closest_point_rectangle_eberly)(const vec3 *p, const X(rectangle) * b);
X(nearest) F(closest_point_disc_foot)(const vec3 *p, const X(disc) * b);
X(nearest) F(closest_point_sphere_radius)(const vec3 *p, const X(sphere) * b);
X(nearest) F(closest_point_capsule_radius)(const vec3 *p, const X(capsule) * b);
X(nearest) F(closest_point_aabb_ericson)(const vec3 *p, const X(aabb) * b);
X(nearest) F(closest_segment_segment_ericson)(const X(segment) * a, const X(segment) * b);
X(nearest) F(closest_segment_segment_clamped)(const X(segment) * a, const X(segment) * b);
X(nearest) F(closest_ray_ray_ericson)(const X(ray) * a, const X(ray) * b);
X(nearest) F(closest_ray_ray_eberly)(const X(ray) * a, const X(ray) * b);
bool F(point_segment_textbook)(const vec3 *p, const X(segment) * s);
bool F(point_triangle_textbook)(const vec3 *p, const X(triangle) * t);
bool F(segment_segment_textbook)(const X(segment) * s, const X(segment) * t);
bool F(segment2_segment2_antonio)(const X(segment2) * s, const X(segment2) * t);
bool F(segment2_segment2_prasad)(const X(segment2) * s, const X(segment2) * t);
bool F(segment_triangle_signs)(const X(segment) * s, const X(triangle) * t);
bool F(segment_triangle_moller)(const X(segment) * s, const X(triangle) * t);
bool F(triangle_triangle_guigue)(const X(triangle) * a, const X(triangle) * b);
bool F(triangle_triangle_moller)(const X(triangle) * a, const X(triangle) * b);
bool F(point_plane_height)(const X(vec3) * p, const X(plane) * plane);
bool F(segment_plane_signs)(const X(segment) * segment, const X(plane) * plane);
bool F(segment_plane_parameter)(const X(segment) * segment, const X(plane) * plane);
bool F(ray_plane_parameter)(const X(ray) * ray, const X(plane) * plane);
bool F(plane_triangle_signs)(const X(plane) * plane, const X(triangle) * triangle);
bool F(plane_triangle_joined)(const X(plane) * plane, const X(triangle) * triangle);
bool F(plane_sphere_meets)(const X(plane) * plane, const X(sphere) * sphere);
isect_side F(plane_sphere_side)(const X(plane) * plane, const X(sphere) * sphere);
bool F(plane_aabb_meets)(const X(plane) * plane, const X(aabb) * box);
isect_side F(plane_aabb_corners)(const X(plane) * plane, const X(aabb) * box);
isect_side F(plane_aabb_center)(const X(plane) * plane, const X(aabb) * box);

#if defined(__SSE2__) && !BENCH_DOUBLE
#define BENCH_SSE 1
isect_span F(ray_aabb_slabs_sse)(const isect_ray *ray, const isect_aabb *box);
bool F(aabb_aabb_sse)(const isect_aabb *a, const isect_aabb *b);
bool F(sphere_aabb_sse)(const isect_sphere *sphere, const isect_aabb *box);
#else
#define BENCH_SSE 0
#endif

bool F(point_hull_gjk)(const vec3 *a, const corners16 *b);
bool F(segment_hull_gjk)(const X(segment) * a, const corners16 *b);
bool F(triangle_hull_gjk)(const X(triangle) * a, const corners16 *b);
bool F(hull_hull_gjk)(const corners16 *a, const corners16 *b);
bool F(point_hull_planes)(const vec3 *a, const planes28 *b);
bool F(point_hull_planes_flat)(const vec3 *a, const planes28 *b);

#endif
