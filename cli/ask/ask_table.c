/* cli/ask/ask_table.c - the questions, and how each is asked.
 * Made by tools/ask. Do not edit. */
/* clang-format off */
#include "ask/ask_table.h"

#include <math.h>
#include <string.h>

#include "isect/any.h"
#include "isect/base.h"
#include "isect/cast.h"
#include "isect/classify.h"
#include "isect/closest.h"
#include "isect/contact.h"
#include "isect/contains.h"
#include "isect/exact.h"
#include "isect/hull.h"
#include "isect/measure.h"
#include "isect/meet.h"
#include "isect/overlap.h"
#include "isect/polygon.h"
#include "isect/surface.h"
#include "isect/sweep.h"
#include "isectd/any.h"
#include "isectd/cast.h"
#include "isectd/classify.h"
#include "isectd/closest.h"
#include "isectd/contact.h"
#include "isectd/contains.h"
#include "isectd/exact.h"
#include "isectd/hull.h"
#include "isectd/measure.h"
#include "isectd/meet.h"
#include "isectd/overlap.h"
#include "isectd/polygon.h"
#include "isectd/surface.h"
#include "isectd/sweep.h"

static const AskField vec3_fields[] = {
    {"x", 0, 0, 0}, {"y", 1, 0, 0}, {"z", 2, 0, 0}
};
static const AskType vec3_type = {
    .name = "vec3",
    .kind = ASK_STRUCT,
    .fields = vec3_fields,
    .field_count = 3,
    .number_count = 3,
};
_Static_assert(sizeof(isect_vec3) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_vec3, x) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_vec3, y) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_vec3, z) == 2 * sizeof(float), "");
_Static_assert(sizeof(isectd_vec3) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_vec3, x) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_vec3, y) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_vec3, z) == 2 * sizeof(double), "");

static const AskField segment_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}
};
static const AskType segment_type = {
    .name = "segment",
    .kind = ASK_STRUCT,
    .fields = segment_fields,
    .field_count = 2,
    .number_count = 6,
};
_Static_assert(sizeof(isect_segment) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_segment, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_segment, b) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_segment) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_segment, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_segment, b) == 3 * sizeof(double), "");

static const AskField plane_fields[] = {
    {"normal", 0, 0, 3}, {"d", 3, 0, 0}
};
static const AskType plane_type = {
    .name = "plane",
    .kind = ASK_STRUCT,
    .fields = plane_fields,
    .field_count = 2,
    .number_count = 4,
};
_Static_assert(sizeof(isect_plane) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_plane, normal) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_plane, d) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_plane) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_plane, normal) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_plane, d) == 3 * sizeof(double), "");

static const AskField triangle_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"c", 6, 0, 3}
};
static const AskType triangle_type = {
    .name = "triangle",
    .kind = ASK_STRUCT,
    .fields = triangle_fields,
    .field_count = 3,
    .number_count = 9,
};
_Static_assert(sizeof(isect_triangle) == 9 * sizeof(float), "");
_Static_assert(offsetof(isect_triangle, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_triangle, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_triangle, c) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_triangle) == 9 * sizeof(double), "");
_Static_assert(offsetof(isectd_triangle, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_triangle, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_triangle, c) == 6 * sizeof(double), "");

static const AskField aabb_fields[] = {
    {"lower", 0, 0, 3}, {"upper", 3, 0, 3}
};
static const AskType aabb_type = {
    .name = "aabb",
    .kind = ASK_STRUCT,
    .fields = aabb_fields,
    .field_count = 2,
    .number_count = 6,
};
_Static_assert(sizeof(isect_aabb) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_aabb, lower) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_aabb, upper) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_aabb) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_aabb, lower) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_aabb, upper) == 3 * sizeof(double), "");

static const AskField ray_fields[] = {
    {"origin", 0, 0, 3}, {"dir", 3, 0, 3}, {"t_min", 6, 0, 0}, {"t_max", 7, 0, 0}
};
static const double ray_miss[] = {0, 0, 0, 0, 0, 0, INFINITY, -INFINITY};
static const AskType ray_type = {
    .name = "ray",
    .kind = ASK_STRUCT,
    .fields = ray_fields,
    .field_count = 4,
    .number_count = 8,
    .miss = ray_miss,
};
_Static_assert(sizeof(isect_ray) == 8 * sizeof(float), "");
_Static_assert(offsetof(isect_ray, origin) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_ray, dir) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_ray, t_min) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_ray, t_max) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_ray) == 8 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray, origin) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray, dir) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray, t_min) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray, t_max) == 7 * sizeof(double), "");

static const AskField sphere_fields[] = {
    {"center", 0, 0, 3}, {"radius", 3, 0, 0}
};
static const AskType sphere_type = {
    .name = "sphere",
    .kind = ASK_STRUCT,
    .fields = sphere_fields,
    .field_count = 2,
    .number_count = 4,
};
_Static_assert(sizeof(isect_sphere) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_sphere, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_sphere, radius) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_sphere) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_sphere, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_sphere, radius) == 3 * sizeof(double), "");

static const AskField capsule_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"radius", 6, 0, 0}
};
static const AskType capsule_type = {
    .name = "capsule",
    .kind = ASK_STRUCT,
    .fields = capsule_fields,
    .field_count = 3,
    .number_count = 7,
};
_Static_assert(sizeof(isect_capsule) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_capsule, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_capsule, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_capsule, radius) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_capsule) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_capsule, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_capsule, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_capsule, radius) == 6 * sizeof(double), "");

static const AskField kdop14_fields[] = {
    {"lower", 0, 0, 7}, {"upper", 7, 0, 7}
};
static const AskType kdop14_type = {
    .name = "kdop14",
    .kind = ASK_STRUCT,
    .fields = kdop14_fields,
    .field_count = 2,
    .number_count = 14,
};
_Static_assert(sizeof(isect_kdop14) == 14 * sizeof(float), "");
_Static_assert(offsetof(isect_kdop14, lower) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_kdop14, upper) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_kdop14) == 14 * sizeof(double), "");
_Static_assert(offsetof(isectd_kdop14, lower) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_kdop14, upper) == 7 * sizeof(double), "");

static const AskField kdop18_fields[] = {
    {"lower", 0, 0, 9}, {"upper", 9, 0, 9}
};
static const AskType kdop18_type = {
    .name = "kdop18",
    .kind = ASK_STRUCT,
    .fields = kdop18_fields,
    .field_count = 2,
    .number_count = 18,
};
_Static_assert(sizeof(isect_kdop18) == 18 * sizeof(float), "");
_Static_assert(offsetof(isect_kdop18, lower) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_kdop18, upper) == 9 * sizeof(float), "");
_Static_assert(sizeof(isectd_kdop18) == 18 * sizeof(double), "");
_Static_assert(offsetof(isectd_kdop18, lower) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_kdop18, upper) == 9 * sizeof(double), "");

static const AskField kdop26_fields[] = {
    {"lower", 0, 0, 13}, {"upper", 13, 0, 13}
};
static const AskType kdop26_type = {
    .name = "kdop26",
    .kind = ASK_STRUCT,
    .fields = kdop26_fields,
    .field_count = 2,
    .number_count = 26,
};
_Static_assert(sizeof(isect_kdop26) == 26 * sizeof(float), "");
_Static_assert(offsetof(isect_kdop26, lower) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_kdop26, upper) == 13 * sizeof(float), "");
_Static_assert(sizeof(isectd_kdop26) == 26 * sizeof(double), "");
_Static_assert(offsetof(isectd_kdop26, lower) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_kdop26, upper) == 13 * sizeof(double), "");

static const AskField obb_fields[] = {
    {"center", 0, 0, 3}, {"axis", 3, 3, 3}, {"half", 12, 0, 3}
};
static const AskType obb_type = {
    .name = "obb",
    .kind = ASK_STRUCT,
    .fields = obb_fields,
    .field_count = 3,
    .number_count = 15,
};
_Static_assert(sizeof(isect_obb) == 15 * sizeof(float), "");
_Static_assert(offsetof(isect_obb, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_obb, axis) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_obb, half) == 12 * sizeof(float), "");
_Static_assert(sizeof(isectd_obb) == 15 * sizeof(double), "");
_Static_assert(offsetof(isectd_obb, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_obb, axis) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_obb, half) == 12 * sizeof(double), "");

static const AskField segment2_fields[] = {
    {"a", 0, 0, 2}, {"b", 2, 0, 2}
};
static const AskType segment2_type = {
    .name = "segment2",
    .kind = ASK_STRUCT,
    .fields = segment2_fields,
    .field_count = 2,
    .number_count = 4,
};
_Static_assert(sizeof(isect_segment2) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_segment2, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_segment2, b) == 2 * sizeof(float), "");
_Static_assert(sizeof(isectd_segment2) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_segment2, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_segment2, b) == 2 * sizeof(double), "");

static const AskField rectangle_fields[] = {
    {"corner", 0, 0, 3}, {"u", 3, 0, 3}, {"v", 6, 0, 3}
};
static const AskType rectangle_type = {
    .name = "rectangle",
    .kind = ASK_STRUCT,
    .fields = rectangle_fields,
    .field_count = 3,
    .number_count = 9,
};
_Static_assert(sizeof(isect_rectangle) == 9 * sizeof(float), "");
_Static_assert(offsetof(isect_rectangle, corner) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_rectangle, u) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_rectangle, v) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_rectangle) == 9 * sizeof(double), "");
_Static_assert(offsetof(isectd_rectangle, corner) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_rectangle, u) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_rectangle, v) == 6 * sizeof(double), "");

static const AskField disc_fields[] = {
    {"center", 0, 0, 3}, {"normal", 3, 0, 3}, {"radius", 6, 0, 0}
};
static const AskType disc_type = {
    .name = "disc",
    .kind = ASK_STRUCT,
    .fields = disc_fields,
    .field_count = 3,
    .number_count = 7,
};
_Static_assert(sizeof(isect_disc) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_disc, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_disc, normal) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_disc, radius) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_disc) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_disc, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_disc, normal) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_disc, radius) == 6 * sizeof(double), "");

static const AskField lozenge_fields[] = {
    {"corner", 0, 0, 3}, {"u", 3, 0, 3}, {"v", 6, 0, 3}, {"radius", 9, 0, 0}
};
static const AskType lozenge_type = {
    .name = "lozenge",
    .kind = ASK_STRUCT,
    .fields = lozenge_fields,
    .field_count = 4,
    .number_count = 10,
};
_Static_assert(sizeof(isect_lozenge) == 10 * sizeof(float), "");
_Static_assert(offsetof(isect_lozenge, corner) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_lozenge, u) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_lozenge, v) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_lozenge, radius) == 9 * sizeof(float), "");
_Static_assert(sizeof(isectd_lozenge) == 10 * sizeof(double), "");
_Static_assert(offsetof(isectd_lozenge, corner) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_lozenge, u) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_lozenge, v) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_lozenge, radius) == 9 * sizeof(double), "");

static const AskField ellipsoid_fields[] = {
    {"center", 0, 0, 3}, {"axis", 3, 3, 3}, {"radius", 12, 0, 3}
};
static const AskType ellipsoid_type = {
    .name = "ellipsoid",
    .kind = ASK_STRUCT,
    .fields = ellipsoid_fields,
    .field_count = 3,
    .number_count = 15,
};
_Static_assert(sizeof(isect_ellipsoid) == 15 * sizeof(float), "");
_Static_assert(offsetof(isect_ellipsoid, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_ellipsoid, axis) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_ellipsoid, radius) == 12 * sizeof(float), "");
_Static_assert(sizeof(isectd_ellipsoid) == 15 * sizeof(double), "");
_Static_assert(offsetof(isectd_ellipsoid, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_ellipsoid, axis) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_ellipsoid, radius) == 12 * sizeof(double), "");

static const AskField cylinder_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"radius", 6, 0, 0}
};
static const AskType cylinder_type = {
    .name = "cylinder",
    .kind = ASK_STRUCT,
    .fields = cylinder_fields,
    .field_count = 3,
    .number_count = 7,
};
_Static_assert(sizeof(isect_cylinder) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_cylinder, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_cylinder, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_cylinder, radius) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_cylinder) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_cylinder, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_cylinder, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_cylinder, radius) == 6 * sizeof(double), "");

static const AskField cone_fields[] = {
    {"tip", 0, 0, 3}, {"base", 3, 0, 3}, {"radius", 6, 0, 0}
};
static const AskType cone_type = {
    .name = "cone",
    .kind = ASK_STRUCT,
    .fields = cone_fields,
    .field_count = 3,
    .number_count = 7,
};
_Static_assert(sizeof(isect_cone) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_cone, tip) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_cone, base) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_cone, radius) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_cone) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_cone, tip) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_cone, base) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_cone, radius) == 6 * sizeof(double), "");

static const AskField frustum_fields[] = {
    {"plane", 0, 6, 4}, {"corner", 24, 8, 3}
};
static const AskType frustum_type = {
    .name = "frustum",
    .kind = ASK_STRUCT,
    .fields = frustum_fields,
    .field_count = 2,
    .number_count = 48,
};
_Static_assert(sizeof(isect_frustum) == 48 * sizeof(float), "");
_Static_assert(offsetof(isect_frustum, plane) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_frustum, corner) == 24 * sizeof(float), "");
_Static_assert(sizeof(isectd_frustum) == 48 * sizeof(double), "");
_Static_assert(offsetof(isectd_frustum, plane) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_frustum, corner) == 24 * sizeof(double), "");

static const AskField tetrahedron_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"c", 6, 0, 3}, {"d", 9, 0, 3}
};
static const AskType tetrahedron_type = {
    .name = "tetrahedron",
    .kind = ASK_STRUCT,
    .fields = tetrahedron_fields,
    .field_count = 4,
    .number_count = 12,
};
_Static_assert(sizeof(isect_tetrahedron) == 12 * sizeof(float), "");
_Static_assert(offsetof(isect_tetrahedron, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_tetrahedron, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_tetrahedron, c) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_tetrahedron, d) == 9 * sizeof(float), "");
_Static_assert(sizeof(isectd_tetrahedron) == 12 * sizeof(double), "");
_Static_assert(offsetof(isectd_tetrahedron, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_tetrahedron, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_tetrahedron, c) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_tetrahedron, d) == 9 * sizeof(double), "");

static const AskField quad_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"c", 6, 0, 3}, {"d", 9, 0, 3}
};
static const AskType quad_type = {
    .name = "quad",
    .kind = ASK_STRUCT,
    .fields = quad_fields,
    .field_count = 4,
    .number_count = 12,
};
_Static_assert(sizeof(isect_quad) == 12 * sizeof(float), "");
_Static_assert(offsetof(isect_quad, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_quad, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_quad, c) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_quad, d) == 9 * sizeof(float), "");
_Static_assert(sizeof(isectd_quad) == 12 * sizeof(double), "");
_Static_assert(offsetof(isectd_quad, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_quad, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_quad, c) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_quad, d) == 9 * sizeof(double), "");

static const AskField torus_fields[] = {
    {"center", 0, 0, 3}, {"axis", 3, 0, 3}, {"major", 6, 0, 0}, {"minor", 7, 0, 0}
};
static const AskType torus_type = {
    .name = "torus",
    .kind = ASK_STRUCT,
    .fields = torus_fields,
    .field_count = 4,
    .number_count = 8,
};
_Static_assert(sizeof(isect_torus) == 8 * sizeof(float), "");
_Static_assert(offsetof(isect_torus, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_torus, axis) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_torus, major) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_torus, minor) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_torus) == 8 * sizeof(double), "");
_Static_assert(offsetof(isectd_torus, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_torus, axis) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_torus, major) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_torus, minor) == 7 * sizeof(double), "");

static const AskField ray2_fields[] = {
    {"origin", 0, 0, 2}, {"dir", 2, 0, 2}, {"t_min", 4, 0, 0}, {"t_max", 5, 0, 0}
};
static const AskType ray2_type = {
    .name = "ray2",
    .kind = ASK_STRUCT,
    .fields = ray2_fields,
    .field_count = 4,
    .number_count = 6,
};
_Static_assert(sizeof(isect_ray2) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_ray2, origin) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_ray2, dir) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_ray2, t_min) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_ray2, t_max) == 5 * sizeof(float), "");
_Static_assert(sizeof(isectd_ray2) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray2, origin) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray2, dir) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray2, t_min) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_ray2, t_max) == 5 * sizeof(double), "");

static const AskField circle2_fields[] = {
    {"center", 0, 0, 2}, {"radius", 2, 0, 0}
};
static const AskType circle2_type = {
    .name = "circle2",
    .kind = ASK_STRUCT,
    .fields = circle2_fields,
    .field_count = 2,
    .number_count = 3,
};
_Static_assert(sizeof(isect_circle2) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_circle2, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_circle2, radius) == 2 * sizeof(float), "");
_Static_assert(sizeof(isectd_circle2) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_circle2, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_circle2, radius) == 2 * sizeof(double), "");

static const AskField rectangle2_fields[] = {
    {"lower", 0, 0, 2}, {"upper", 2, 0, 2}
};
static const AskType rectangle2_type = {
    .name = "rectangle2",
    .kind = ASK_STRUCT,
    .fields = rectangle2_fields,
    .field_count = 2,
    .number_count = 4,
};
_Static_assert(sizeof(isect_rectangle2) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_rectangle2, lower) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_rectangle2, upper) == 2 * sizeof(float), "");
_Static_assert(sizeof(isectd_rectangle2) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_rectangle2, lower) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_rectangle2, upper) == 2 * sizeof(double), "");

static const AskField triangle2_fields[] = {
    {"a", 0, 0, 2}, {"b", 2, 0, 2}, {"c", 4, 0, 2}
};
static const AskType triangle2_type = {
    .name = "triangle2",
    .kind = ASK_STRUCT,
    .fields = triangle2_fields,
    .field_count = 3,
    .number_count = 6,
};
_Static_assert(sizeof(isect_triangle2) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_triangle2, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_triangle2, b) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_triangle2, c) == 4 * sizeof(float), "");
_Static_assert(sizeof(isectd_triangle2) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_triangle2, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_triangle2, b) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_triangle2, c) == 4 * sizeof(double), "");

static const AskField vec2_fields[] = {
    {"x", 0, 0, 0}, {"y", 1, 0, 0}
};
static const AskType vec2_type = {
    .name = "vec2",
    .kind = ASK_STRUCT,
    .fields = vec2_fields,
    .field_count = 2,
    .number_count = 2,
};
_Static_assert(sizeof(isect_vec2) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_vec2, x) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_vec2, y) == 1 * sizeof(float), "");
_Static_assert(sizeof(isectd_vec2) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_vec2, x) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_vec2, y) == 1 * sizeof(double), "");

static const AskField moving_sphere_fields[] = {
    {"center", 0, 0, 3}, {"radius", 3, 0, 0}, {"motion", 4, 0, 3}
};
static const AskType moving_sphere_type = {
    .name = "moving_sphere",
    .kind = ASK_STRUCT,
    .fields = moving_sphere_fields,
    .field_count = 3,
    .number_count = 7,
};
_Static_assert(sizeof(isect_moving_sphere) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_sphere, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_sphere, radius) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_sphere, motion) == 4 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_sphere) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_sphere, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_sphere, radius) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_sphere, motion) == 4 * sizeof(double), "");

static const AskField moving_capsule_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"radius", 6, 0, 0}, {"motion", 7, 0, 3}
};
static const AskType moving_capsule_type = {
    .name = "moving_capsule",
    .kind = ASK_STRUCT,
    .fields = moving_capsule_fields,
    .field_count = 4,
    .number_count = 10,
};
_Static_assert(sizeof(isect_moving_capsule) == 10 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_capsule, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_capsule, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_capsule, radius) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_capsule, motion) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_capsule) == 10 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_capsule, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_capsule, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_capsule, radius) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_capsule, motion) == 7 * sizeof(double), "");

static const AskField moving_aabb_fields[] = {
    {"lower", 0, 0, 3}, {"upper", 3, 0, 3}, {"motion", 6, 0, 3}
};
static const AskType moving_aabb_type = {
    .name = "moving_aabb",
    .kind = ASK_STRUCT,
    .fields = moving_aabb_fields,
    .field_count = 3,
    .number_count = 9,
};
_Static_assert(sizeof(isect_moving_aabb) == 9 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_aabb, lower) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_aabb, upper) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_aabb, motion) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_aabb) == 9 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_aabb, lower) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_aabb, upper) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_aabb, motion) == 6 * sizeof(double), "");

static const AskField moving_ellipsoid_fields[] = {
    {"center", 0, 0, 3}, {"axis", 3, 3, 3}, {"radius", 12, 0, 3}, {"motion", 15, 0, 3}
};
static const AskType moving_ellipsoid_type = {
    .name = "moving_ellipsoid",
    .kind = ASK_STRUCT,
    .fields = moving_ellipsoid_fields,
    .field_count = 4,
    .number_count = 18,
};
_Static_assert(sizeof(isect_moving_ellipsoid) == 18 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_ellipsoid, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_ellipsoid, axis) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_ellipsoid, radius) == 12 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_ellipsoid, motion) == 15 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_ellipsoid) == 18 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_ellipsoid, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_ellipsoid, axis) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_ellipsoid, radius) == 12 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_ellipsoid, motion) == 15 * sizeof(double), "");

static const AskField moving_cylinder_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"radius", 6, 0, 0}, {"motion", 7, 0, 3}
};
static const AskType moving_cylinder_type = {
    .name = "moving_cylinder",
    .kind = ASK_STRUCT,
    .fields = moving_cylinder_fields,
    .field_count = 4,
    .number_count = 10,
};
_Static_assert(sizeof(isect_moving_cylinder) == 10 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cylinder, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cylinder, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cylinder, radius) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cylinder, motion) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_cylinder) == 10 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cylinder, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cylinder, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cylinder, radius) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cylinder, motion) == 7 * sizeof(double), "");

static const AskField moving_cone_fields[] = {
    {"tip", 0, 0, 3}, {"base", 3, 0, 3}, {"radius", 6, 0, 0}, {"motion", 7, 0, 3}
};
static const AskType moving_cone_type = {
    .name = "moving_cone",
    .kind = ASK_STRUCT,
    .fields = moving_cone_fields,
    .field_count = 4,
    .number_count = 10,
};
_Static_assert(sizeof(isect_moving_cone) == 10 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cone, tip) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cone, base) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cone, radius) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_cone, motion) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_cone) == 10 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cone, tip) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cone, base) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cone, radius) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_cone, motion) == 7 * sizeof(double), "");

static const AskField moving_obb_fields[] = {
    {"center", 0, 0, 3}, {"axis", 3, 3, 3}, {"half", 12, 0, 3}, {"motion", 15, 0, 3}
};
static const AskType moving_obb_type = {
    .name = "moving_obb",
    .kind = ASK_STRUCT,
    .fields = moving_obb_fields,
    .field_count = 4,
    .number_count = 18,
};
_Static_assert(sizeof(isect_moving_obb) == 18 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_obb, center) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_obb, axis) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_obb, half) == 12 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_obb, motion) == 15 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_obb) == 18 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_obb, center) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_obb, axis) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_obb, half) == 12 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_obb, motion) == 15 * sizeof(double), "");

static const AskField moving_triangle_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"c", 6, 0, 3}, {"motion", 9, 0, 3}
};
static const AskType moving_triangle_type = {
    .name = "moving_triangle",
    .kind = ASK_STRUCT,
    .fields = moving_triangle_fields,
    .field_count = 4,
    .number_count = 12,
};
_Static_assert(sizeof(isect_moving_triangle) == 12 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_triangle, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_triangle, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_triangle, c) == 6 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_triangle, motion) == 9 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_triangle) == 12 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_triangle, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_triangle, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_triangle, c) == 6 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_triangle, motion) == 9 * sizeof(double), "");

static const AskField moving_segment_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"motion", 6, 0, 3}
};
static const AskType moving_segment_type = {
    .name = "moving_segment",
    .kind = ASK_STRUCT,
    .fields = moving_segment_fields,
    .field_count = 3,
    .number_count = 9,
};
_Static_assert(sizeof(isect_moving_segment) == 9 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_segment, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_segment, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_moving_segment, motion) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_moving_segment) == 9 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_segment, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_segment, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_moving_segment, motion) == 6 * sizeof(double), "");

static const AskField span_fields[] = {
    {"enter", 0, 0, 0}, {"leave", 1, 0, 0}
};
static const double span_miss[] = {INFINITY, -INFINITY};
static const AskType span_type = {
    .name = "span",
    .kind = ASK_STRUCT,
    .fields = span_fields,
    .field_count = 2,
    .number_count = 2,
    .miss = span_miss,
};
_Static_assert(sizeof(isect_span) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_span, enter) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_span, leave) == 1 * sizeof(float), "");
_Static_assert(sizeof(isectd_span) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_span, enter) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_span, leave) == 1 * sizeof(double), "");

static const AskField measure_fields[] = {
    {"volume", 0, 0, 0}, {"area", 1, 0, 0}, {"shadow", 2, 0, 0}, {"width", 3, 0, 0}
};
static const AskType measure_type = {
    .name = "measure",
    .kind = ASK_STRUCT,
    .fields = measure_fields,
    .field_count = 4,
    .number_count = 4,
};
_Static_assert(sizeof(isect_measure) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_measure, volume) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_measure, area) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_measure, shadow) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_measure, width) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_measure) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_measure, volume) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_measure, area) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_measure, shadow) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_measure, width) == 3 * sizeof(double), "");

static const AskField pose_fields[] = {
    {"rotation", 0, 0, 4}, {"translation", 4, 0, 3}
};
static const AskType pose_type = {
    .name = "pose",
    .kind = ASK_STRUCT,
    .fields = pose_fields,
    .field_count = 2,
    .number_count = 7,
};
_Static_assert(sizeof(isect_pose) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_pose, rotation) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_pose, translation) == 4 * sizeof(float), "");
_Static_assert(sizeof(isectd_pose) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_pose, rotation) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_pose, translation) == 4 * sizeof(double), "");

static const AskField touch_fields[] = {
    {"t", 0, 0, 0}, {"u", 1, 0, 0}, {"v", 2, 0, 0}, {"w", 3, 0, 0}
};
static const double touch_miss[] = {INFINITY, 0, 0, 0};
static const AskType touch_type = {
    .name = "touch",
    .kind = ASK_STRUCT,
    .fields = touch_fields,
    .field_count = 4,
    .number_count = 4,
    .miss = touch_miss,
};
_Static_assert(sizeof(isect_touch) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_touch, t) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_touch, u) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_touch, v) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_touch, w) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_touch) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_touch, t) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_touch, u) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_touch, v) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_touch, w) == 3 * sizeof(double), "");

static const AskField parts_fields[] = {
    {"count", 0, 0, 0}, {"part", 1, 2, 2}
};
static const AskType parts_type = {
    .name = "parts",
    .kind = ASK_STRUCT,
    .fields = parts_fields,
    .field_count = 2,
    .number_count = 5,
    .counted = true,
};
_Static_assert(sizeof(isect_parts) == 5 * sizeof(float), "");
_Static_assert(offsetof(isect_parts, count) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_parts, part) == 1 * sizeof(float), "");
_Static_assert(sizeof(isectd_parts) == 5 * sizeof(double), "");
_Static_assert(offsetof(isectd_parts, count) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_parts, part) == 1 * sizeof(double), "");

static const AskField nearest_fields[] = {
    {"a", 0, 0, 3}, {"b", 3, 0, 3}, {"distance2", 6, 0, 0}
};
static const double nearest_miss[] = {0, 0, 0, 0, 0, 0, INFINITY};
static const AskType nearest_type = {
    .name = "nearest",
    .kind = ASK_STRUCT,
    .fields = nearest_fields,
    .field_count = 3,
    .number_count = 7,
    .miss = nearest_miss,
};
_Static_assert(sizeof(isect_nearest) == 7 * sizeof(float), "");
_Static_assert(offsetof(isect_nearest, a) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_nearest, b) == 3 * sizeof(float), "");
_Static_assert(offsetof(isect_nearest, distance2) == 6 * sizeof(float), "");
_Static_assert(sizeof(isectd_nearest) == 7 * sizeof(double), "");
_Static_assert(offsetof(isectd_nearest, a) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_nearest, b) == 3 * sizeof(double), "");
_Static_assert(offsetof(isectd_nearest, distance2) == 6 * sizeof(double), "");

static const AskField contact_fields[] = {
    {"gap", 0, 0, 0}, {"normal", 1, 0, 3}, {"a", 4, 0, 3}, {"b", 7, 0, 3}
};
static const double contact_miss[] = {INFINITY, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const AskType contact_type = {
    .name = "contact",
    .kind = ASK_STRUCT,
    .fields = contact_fields,
    .field_count = 4,
    .number_count = 10,
    .miss = contact_miss,
};
_Static_assert(sizeof(isect_contact) == 10 * sizeof(float), "");
_Static_assert(offsetof(isect_contact, gap) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_contact, normal) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_contact, a) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_contact, b) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_contact) == 10 * sizeof(double), "");
_Static_assert(offsetof(isectd_contact, gap) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_contact, normal) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_contact, a) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_contact, b) == 7 * sizeof(double), "");

static const AskField common_fields[] = {
    {"count", 0, 0, 0}, {"point", 1, 6, 3}
};
static const AskType common_type = {
    .name = "common",
    .kind = ASK_STRUCT,
    .fields = common_fields,
    .field_count = 2,
    .number_count = 19,
    .counted = true,
};
_Static_assert(sizeof(isect_common) == 19 * sizeof(float), "");
_Static_assert(offsetof(isect_common, count) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_common, point) == 1 * sizeof(float), "");
_Static_assert(sizeof(isectd_common) == 19 * sizeof(double), "");
_Static_assert(offsetof(isectd_common, count) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_common, point) == 1 * sizeof(double), "");

static const AskField common2_fields[] = {
    {"count", 0, 0, 0}, {"point", 1, 2, 2}
};
static const AskType common2_type = {
    .name = "common2",
    .kind = ASK_STRUCT,
    .fields = common2_fields,
    .field_count = 2,
    .number_count = 5,
    .counted = true,
};
_Static_assert(sizeof(isect_common2) == 5 * sizeof(float), "");
_Static_assert(offsetof(isect_common2, count) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_common2, point) == 1 * sizeof(float), "");
_Static_assert(sizeof(isectd_common2) == 5 * sizeof(double), "");
_Static_assert(offsetof(isectd_common2, count) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_common2, point) == 1 * sizeof(double), "");

static const AskField crossing2_fields[] = {
    {"count", 0, 0, 0}, {"point", 1, 2, 2}, {"a", 5, 0, 2}, {"b", 7, 0, 2}
};
static const AskType crossing2_type = {
    .name = "crossing2",
    .kind = ASK_STRUCT,
    .fields = crossing2_fields,
    .field_count = 4,
    .number_count = 9,
    .counted = true,
};
_Static_assert(sizeof(isect_crossing2) == 9 * sizeof(float), "");
_Static_assert(offsetof(isect_crossing2, count) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_crossing2, point) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_crossing2, a) == 5 * sizeof(float), "");
_Static_assert(offsetof(isect_crossing2, b) == 7 * sizeof(float), "");
_Static_assert(sizeof(isectd_crossing2) == 9 * sizeof(double), "");
_Static_assert(offsetof(isectd_crossing2, count) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_crossing2, point) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_crossing2, a) == 5 * sizeof(double), "");
_Static_assert(offsetof(isectd_crossing2, b) == 7 * sizeof(double), "");

static const AskField impact_fields[] = {
    {"enter", 0, 0, 0}, {"leave", 1, 0, 0}, {"point", 2, 0, 3}, {"normal", 5, 0, 3}
};
static const double impact_miss[] = {INFINITY, -INFINITY, 0, 0, 0, 0, 0, 0};
static const AskType impact_type = {
    .name = "impact",
    .kind = ASK_STRUCT,
    .fields = impact_fields,
    .field_count = 4,
    .number_count = 8,
    .miss = impact_miss,
};
_Static_assert(sizeof(isect_impact) == 8 * sizeof(float), "");
_Static_assert(offsetof(isect_impact, enter) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_impact, leave) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_impact, point) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_impact, normal) == 5 * sizeof(float), "");
_Static_assert(sizeof(isectd_impact) == 8 * sizeof(double), "");
_Static_assert(offsetof(isectd_impact, enter) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_impact, leave) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_impact, point) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_impact, normal) == 5 * sizeof(double), "");

static const AskField iou_fields[] = {
    {"common", 0, 0, 0}, {"a", 1, 0, 0}, {"b", 2, 0, 0}, {"iou", 3, 0, 0}
};
static const AskType iou_type = {
    .name = "iou",
    .kind = ASK_STRUCT,
    .fields = iou_fields,
    .field_count = 4,
    .number_count = 4,
};
_Static_assert(sizeof(isect_iou) == 4 * sizeof(float), "");
_Static_assert(offsetof(isect_iou, common) == 0 * sizeof(float), "");
_Static_assert(offsetof(isect_iou, a) == 1 * sizeof(float), "");
_Static_assert(offsetof(isect_iou, b) == 2 * sizeof(float), "");
_Static_assert(offsetof(isect_iou, iou) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_iou) == 4 * sizeof(double), "");
_Static_assert(offsetof(isectd_iou, common) == 0 * sizeof(double), "");
_Static_assert(offsetof(isectd_iou, a) == 1 * sizeof(double), "");
_Static_assert(offsetof(isectd_iou, b) == 2 * sizeof(double), "");
_Static_assert(offsetof(isectd_iou, iou) == 3 * sizeof(double), "");

static const AskField polygon_fields[] = {
    {"points", 0 * ASK_GIVEN_MOST, ASK_OPEN, 3}
};
static const AskType polygon_type = {
    .name = "polygon",
    .kind = ASK_VIEW,
    .fields = polygon_fields,
    .field_count = 1,
    .most = ASK_GIVEN_MOST,
};

static const AskField polygon2_fields[] = {
    {"points", 0 * ASK_GIVEN_MOST, ASK_OPEN, 2}
};
static const AskType polygon2_type = {
    .name = "polygon2",
    .kind = ASK_VIEW,
    .fields = polygon2_fields,
    .field_count = 1,
    .most = ASK_GIVEN_MOST,
};

static const AskField kdop_fields[] = {
    {"normals", 0 * ASK_GIVEN_MOST, ASK_OPEN, 3}, {"lower", 3 * ASK_GIVEN_MOST, ASK_OPEN, 0},
    {"upper", 4 * ASK_GIVEN_MOST, ASK_OPEN, 0}
};
static const AskType kdop_type = {
    .name = "kdop",
    .kind = ASK_VIEW,
    .fields = kdop_fields,
    .field_count = 3,
    .most = ASK_GIVEN_MOST,
};

static const AskField hull_fields[] = {
    {"planes", 0 * ASK_GIVEN_MOST, ASK_OPEN, 4}
};
static const AskType hull_type = {
    .name = "hull",
    .kind = ASK_VIEW,
    .fields = hull_fields,
    .field_count = 1,
    .most = ASK_GIVEN_MOST,
};

static const AskField contour2_fields[] = {
    {"points", 0 * ASK_GIVEN_MOST, ASK_OPEN, 2}, {"degrees", 0, ASK_WHOLE, 0}
};
static const AskType contour2_type = {
    .name = "contour2",
    .kind = ASK_VIEW,
    .fields = contour2_fields,
    .field_count = 2,
    .most = ASK_GIVEN_MOST,
};

static const AskField corners_fields[] = {
    {"vertices", 0 * ASK_GIVEN_MOST, ASK_OPEN, 3}
};
static const AskType corners_type = {
    .name = "corners",
    .kind = ASK_VIEW,
    .fields = corners_fields,
    .field_count = 1,
    .most = ASK_GIVEN_MOST,
};

_Static_assert(sizeof(isect_vec2) == 2 * sizeof(float), "");
_Static_assert(sizeof(isectd_vec2) == 2 * sizeof(double), "");
_Static_assert(sizeof(isect_vec3) == 3 * sizeof(float), "");
_Static_assert(sizeof(isectd_vec3) == 3 * sizeof(double), "");
_Static_assert(sizeof(isect_plane) == 4 * sizeof(float), "");
_Static_assert(sizeof(isectd_plane) == 4 * sizeof(double), "");

static const char *const rule_words[] = {
    "even_odd", "nonzero"
};
static const AskType rule_type = {
    .name = "rule",
    .kind = ASK_WORD,
    .words = rule_words,
    .word_count = 2,
};
_Static_assert(ISECT_NONZERO + 1 == 2, "");
_Static_assert(sizeof(isect_rule) == sizeof(unsigned), "");

static const char *const side_words[] = {
    "outside", "tangent_outside", "straddles", "tangent_inside", "inside"
};
static const AskType side_type = {
    .name = "side",
    .kind = ASK_WORD,
    .words = side_words,
    .word_count = 5,
};
_Static_assert(ISECT_INSIDE + 1 == 5, "");
_Static_assert(sizeof(isect_side) == sizeof(unsigned), "");

static const char *const status_words[] = {
    "ok", "no_memory", "too_small", "not_finite", "degenerate", "empty", "cancelled",
    "bad_argument", "no_device"
};
static const AskType status_type = {
    .name = "status",
    .kind = ASK_WORD,
    .words = status_words,
    .word_count = 9,
};
_Static_assert(ISECT_NO_DEVICE + 1 == 9, "");
_Static_assert(sizeof(isect_status) == sizeof(unsigned), "");

static const char *const shape_words[] = {
    "none", "point", "segment", "ray", "plane", "triangle", "rectangle", "disc", "sphere",
    "capsule", "lozenge", "ellipsoid", "cylinder", "cone", "aabb", "obb", "kdop", "frustum",
    "hull", "tetrahedron", "support"
};
static const AskType shape_type = {
    .name = "shape",
    .kind = ASK_WORD,
    .words = shape_words,
    .word_count = 21,
};
_Static_assert(ISECT_SHAPE_SUPPORT + 1 == 21, "");
_Static_assert(sizeof(isect_shape) == sizeof(unsigned), "");

static const char *const question_words[] = {
    "overlap", "contains", "classify", "closest", "contact"
};
static const AskType question_type = {
    .name = "question",
    .kind = ASK_WORD,
    .words = question_words,
    .word_count = 5,
};
_Static_assert(ISECT_QUESTION_CONTACT + 1 == 5, "");
_Static_assert(sizeof(isect_question) == sizeof(unsigned), "");

static const AskField loop_fields[] = {
    {"points", 0 * 64, ASK_OPEN, 3}
};
static const AskType loop_type = {
    .name = "loop",
    .kind = ASK_VIEW,
    .fields = loop_fields,
    .field_count = 1,
    .most = 64,
    .words = status_words,
};

static const AskField planes_fields[] = {
    {"planes", 0 * 64, ASK_OPEN, 4}
};
static const AskType planes_type = {
    .name = "planes",
    .kind = ASK_VIEW,
    .fields = planes_fields,
    .field_count = 1,
    .most = 64,
    .words = status_words,
};

static const AskField weights_fields[] = {
    {"weights", 0 * 0, ASK_OPEN, 0}
};
static const AskType weights_type = {
    .name = "weights",
    .kind = ASK_VIEW,
    .fields = weights_fields,
    .field_count = 1,
    .most = 0,
    .words = status_words,
};

static const AskType yes_type = {.name = "yes", .kind = ASK_YES};
static const AskType sign_type = {.name = "sign", .kind = ASK_SIGN};
static const AskType number_type = {.name = "number", .kind = ASK_NUMBER};
static const AskType count_type = {.name = "count", .kind = ASK_COUNT};
static const AskType place_type = {.name = "place", .kind = ASK_PLACE};
static const AskType bits_type = {.name = "bits", .kind = ASK_BITS};
static const AskType text_type = {.name = "text", .kind = ASK_TEXT};
static const AskType few_type = {.name = "few", .kind = ASK_COUNT, .most = UINT32_MAX};
static const AskType any_type = {.name = "any", .kind = ASK_ANY};
static const AskType witness_type = {.name = "witness", .kind = ASK_WITNESS};
static const AskType patch_type = {.name = "patch", .kind = ASK_PATCH};

const AskShape ask_shapes[] = {
    {"none", NULL},
    {"point", &vec3_type},
    {"segment", &segment_type},
    {"ray", &ray_type},
    {"plane", &plane_type},
    {"triangle", &triangle_type},
    {"rectangle", &rectangle_type},
    {"disc", &disc_type},
    {"sphere", &sphere_type},
    {"capsule", &capsule_type},
    {"lozenge", &lozenge_type},
    {"ellipsoid", &ellipsoid_type},
    {"cylinder", &cylinder_type},
    {"cone", &cone_type},
    {"aabb", &aabb_type},
    {"obb", &obb_type},
    {"kdop", &kdop_type},
    {"frustum", &frustum_type},
    {"hull", &corners_type},
    {"tetrahedron", &tetrahedron_type},
    {"support", NULL},
};
const unsigned ask_shape_count = sizeof ask_shapes / sizeof ask_shapes[0];

static isect_any any_of(const union ask_value *given)
{
    isect_any any = {.shape = (isect_shape)given->points.shape};
    memcpy(&any.is, given->points.floats, sizeof any.is);
    if (any.shape == ISECT_SHAPE_KDOP) {
        const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
                .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
                .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
                .count = given[0].points.count};
        any.is.kdop = kdop;
    }
    if (any.shape == ISECT_SHAPE_HULL) {
        const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
                .vertex_count = given[0].points.count};
        any.is.hull = corners;
    }
    return any;
}

static isectd_any any_of_d(const union ask_value *given)
{
    isectd_any any = {.shape = (isect_shape)given->points.shape};
    memcpy(&any.is, given->points.doubles, sizeof any.is);
    if (any.shape == ISECT_SHAPE_KDOP) {
        const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
                .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
                .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
                .count = given[0].points.count};
        any.is.kdop = kdop;
    }
    if (any.shape == ISECT_SHAPE_HULL) {
        const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
                .vertex_count = given[0].points.count};
        any.is.hull = corners;
    }
    return any;
}

static void overlap_point_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_segment(&given[0].vec3, &given[1].segment);
}

static void overlap_point_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_segment(&given[0].vec3_d, &given[1].segment_d);
}

static void overlap_point_plane(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_plane(&given[0].vec3, &given[1].plane);
}

static void overlap_point_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_plane(&given[0].vec3_d, &given[1].plane_d);
}

static void overlap_point_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_triangle(&given[0].vec3, &given[1].triangle);
}

static void overlap_point_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_triangle(&given[0].vec3_d, &given[1].triangle_d);
}

static void overlap_point_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_aabb(&given[0].vec3, &given[1].aabb);
}

static void overlap_point_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_aabb(&given[0].vec3_d, &given[1].aabb_d);
}

static void overlap_segment_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_segment(&given[0].segment, &given[1].segment);
}

static void overlap_segment_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_segment(&given[0].segment_d, &given[1].segment_d);
}

static void overlap_segment_plane(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_plane(&given[0].segment, &given[1].plane);
}

static void overlap_segment_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_plane(&given[0].segment_d, &given[1].plane_d);
}

static void overlap_segment_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_aabb(&given[0].segment, &given[1].aabb);
}

static void overlap_segment_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_aabb(&given[0].segment_d, &given[1].aabb_d);
}

static void overlap_segment_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_triangle(&given[0].segment, &given[1].triangle);
}

static void overlap_segment_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_triangle(&given[0].segment_d, &given[1].triangle_d);
}

static void overlap_ray_plane(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ray_plane(&given[0].ray, &given[1].plane);
}

static void overlap_ray_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ray_plane(&given[0].ray_d, &given[1].plane_d);
}

static void overlap_ray_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ray_aabb(&given[0].ray, &given[1].aabb);
}

static void overlap_ray_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ray_aabb(&given[0].ray_d, &given[1].aabb_d);
}

static void overlap_plane_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_triangle(&given[0].plane, &given[1].triangle);
}

static void overlap_plane_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_triangle(&given[0].plane_d, &given[1].triangle_d);
}

static void overlap_plane_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_sphere(&given[0].plane, &given[1].sphere);
}

static void overlap_plane_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_sphere(&given[0].plane_d, &given[1].sphere_d);
}

static void overlap_plane_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_aabb(&given[0].plane, &given[1].aabb);
}

static void overlap_plane_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_aabb(&given[0].plane_d, &given[1].aabb_d);
}

static void overlap_triangle_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_aabb(&given[0].triangle, &given[1].aabb);
}

static void overlap_triangle_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_aabb(&given[0].triangle_d, &given[1].aabb_d);
}

static void overlap_point_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_sphere(&given[0].vec3, &given[1].sphere);
}

static void overlap_point_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_sphere(&given[0].vec3_d, &given[1].sphere_d);
}

static void overlap_segment_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_sphere(&given[0].segment, &given[1].sphere);
}

static void overlap_segment_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_sphere(&given[0].segment_d, &given[1].sphere_d);
}

static void overlap_ray_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ray_sphere(&given[0].ray, &given[1].sphere);
}

static void overlap_ray_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ray_sphere(&given[0].ray_d, &given[1].sphere_d);
}

static void overlap_triangle_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_triangle(&given[0].triangle, &given[1].triangle);
}

static void overlap_triangle_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_triangle(&given[0].triangle_d, &given[1].triangle_d);
}

static void overlap_ray_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ray_triangle(&given[0].ray, &given[1].triangle);
}

static void overlap_ray_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ray_triangle(&given[0].ray_d, &given[1].triangle_d);
}

static void overlap_triangle_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_sphere(&given[0].triangle, &given[1].sphere);
}

static void overlap_triangle_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_sphere(&given[0].triangle_d, &given[1].sphere_d);
}

static void overlap_sphere_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_sphere(&given[0].sphere, &given[1].sphere);
}

static void overlap_sphere_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_sphere(&given[0].sphere_d, &given[1].sphere_d);
}

static void overlap_point_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_capsule(&given[0].vec3, &given[1].capsule);
}

static void overlap_point_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_capsule(&given[0].vec3_d, &given[1].capsule_d);
}

static void overlap_sphere_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_capsule(&given[0].sphere, &given[1].capsule);
}

static void overlap_sphere_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_capsule(&given[0].sphere_d, &given[1].capsule_d);
}

static void overlap_segment_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_capsule(&given[0].segment, &given[1].capsule);
}

static void overlap_segment_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_capsule(&given[0].segment_d, &given[1].capsule_d);
}

static void overlap_triangle_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_capsule(&given[0].triangle, &given[1].capsule);
}

static void overlap_triangle_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_capsule(&given[0].triangle_d, &given[1].capsule_d);
}

static void overlap_capsule_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_capsule(&given[0].capsule, &given[1].capsule);
}

static void overlap_capsule_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_capsule(&given[0].capsule_d, &given[1].capsule_d);
}

static void overlap_sphere_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_aabb(&given[0].sphere, &given[1].aabb);
}

static void overlap_sphere_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_aabb(&given[0].sphere_d, &given[1].aabb_d);
}

static void overlap_sphere_aabb_hollow_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_aabb_hollow_aabb(&given[0].sphere, &given[1].aabb);
}

static void overlap_sphere_aabb_hollow_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_aabb_hollow_aabb(&given[0].sphere_d, &given[1].aabb_d);
}

static void overlap_sphere_aabb_hollow_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_aabb_hollow_sphere(&given[0].sphere, &given[1].aabb);
}

static void overlap_sphere_aabb_hollow_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_aabb_hollow_sphere(&given[0].sphere_d, &given[1].aabb_d);
}

static void overlap_sphere_aabb_hollow(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_aabb_hollow(&given[0].sphere, &given[1].aabb);
}

static void overlap_sphere_aabb_hollow_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_aabb_hollow(&given[0].sphere_d, &given[1].aabb_d);
}

static void overlap_aabb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_aabb_aabb(&given[0].aabb, &given[1].aabb);
}

static void overlap_aabb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_aabb_aabb(&given[0].aabb_d, &given[1].aabb_d);
}

static void overlap_kdop14_kdop14_slabs(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_kdop14_kdop14_slabs(&given[0].kdop14, &given[1].kdop14);
}

static void overlap_kdop14_kdop14_slabs_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_kdop14_kdop14_slabs(&given[0].kdop14_d, &given[1].kdop14_d);
}

static void overlap_kdop18_kdop18_slabs(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_kdop18_kdop18_slabs(&given[0].kdop18, &given[1].kdop18);
}

static void overlap_kdop18_kdop18_slabs_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_kdop18_kdop18_slabs(&given[0].kdop18_d, &given[1].kdop18_d);
}

static void overlap_kdop26_kdop26_slabs(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_kdop26_kdop26_slabs(&given[0].kdop26, &given[1].kdop26);
}

static void overlap_kdop26_kdop26_slabs_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_kdop26_kdop26_slabs(&given[0].kdop26_d, &given[1].kdop26_d);
}

static void overlap_segment_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_obb(&given[0].segment, &given[1].obb);
}

static void overlap_segment_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_obb(&given[0].segment_d, &given[1].obb_d);
}

static void overlap_ray_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ray_obb(&given[0].ray, &given[1].obb);
}

static void overlap_ray_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ray_obb(&given[0].ray_d, &given[1].obb_d);
}

static void overlap_triangle_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_obb(&given[0].triangle, &given[1].obb);
}

static void overlap_triangle_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_obb(&given[0].triangle_d, &given[1].obb_d);
}

static void overlap_obb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_obb_obb(&given[0].obb, &given[1].obb);
}

static void overlap_obb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_obb_obb(&given[0].obb_d, &given[1].obb_d);
}

static void overlap_point_polygon(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .count = given[1].points.count};
    answer->yes = isect_overlap_point_polygon(&given[0].vec3, &polygon, given[2].rule);
}

static void overlap_point_polygon_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_point_polygon(&given[0].vec3_d, &polygon, given[2].rule);
}

static void overlap_polygon_aabb(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count};
    answer->yes = isect_overlap_polygon_aabb(&polygon, &given[1].aabb, given[2].rule);
}

static void overlap_polygon_aabb_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count};
    answer->yes = isectd_overlap_polygon_aabb(&polygon, &given[1].aabb_d, given[2].rule);
}

static void overlap_point_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_point_hull(&given[0].vec3, &corners);
}

static void overlap_point_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_point_hull(&given[0].vec3_d, &corners);
}

static void overlap_segment_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_segment_hull(&given[0].segment, &corners);
}

static void overlap_segment_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_segment_hull(&given[0].segment_d, &corners);
}

static void overlap_triangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_triangle_hull(&given[0].triangle, &corners);
}

static void overlap_triangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_triangle_hull(&given[0].triangle_d, &corners);
}

static void overlap_hull_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners_a = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    const isect_hull corners_b = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_hull_hull(&corners_a, &corners_b);
}

static void overlap_hull_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners_a = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    const isectd_hull corners_b = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_hull_hull(&corners_a, &corners_b);
}

static void overlap_segment2_segment2(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment2_segment2(&given[0].segment2, &given[1].segment2);
}

static void overlap_segment2_segment2_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment2_segment2(&given[0].segment2_d, &given[1].segment2_d);
}

static void overlap_sphere_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_obb(&given[0].sphere, &given[1].obb);
}

static void overlap_sphere_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_obb(&given[0].sphere_d, &given[1].obb_d);
}

static void overlap_plane_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_obb(&given[0].plane, &given[1].obb);
}

static void overlap_plane_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_obb(&given[0].plane_d, &given[1].obb_d);
}

static void overlap_point_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_point(&given[0].vec3, &given[1].vec3);
}

static void overlap_point_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_point(&given[0].vec3_d, &given[1].vec3_d);
}

static void overlap_point_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_rectangle(&given[0].vec3, &given[1].rectangle);
}

static void overlap_point_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_rectangle(&given[0].vec3_d, &given[1].rectangle_d);
}

static void overlap_point_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_disc(&given[0].vec3, &given[1].disc);
}

static void overlap_point_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_disc(&given[0].vec3_d, &given[1].disc_d);
}

static void overlap_point_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_lozenge(&given[0].vec3, &given[1].lozenge);
}

static void overlap_point_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_lozenge(&given[0].vec3_d, &given[1].lozenge_d);
}

static void overlap_point_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_ellipsoid(&given[0].vec3, &given[1].ellipsoid);
}

static void overlap_point_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_ellipsoid(&given[0].vec3_d, &given[1].ellipsoid_d);
}

static void overlap_point_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_cylinder(&given[0].vec3, &given[1].cylinder);
}

static void overlap_point_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_cylinder(&given[0].vec3_d, &given[1].cylinder_d);
}

static void overlap_point_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_cone(&given[0].vec3, &given[1].cone);
}

static void overlap_point_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_cone(&given[0].vec3_d, &given[1].cone_d);
}

static void overlap_point_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_obb(&given[0].vec3, &given[1].obb);
}

static void overlap_point_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_obb(&given[0].vec3_d, &given[1].obb_d);
}

static void overlap_point_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_point_kdop(&given[0].vec3, &kdop);
}

static void overlap_point_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_point_kdop(&given[0].vec3_d, &kdop);
}

static void overlap_point_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_frustum(&given[0].vec3, &given[1].frustum);
}

static void overlap_point_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_frustum(&given[0].vec3_d, &given[1].frustum_d);
}

static void overlap_point_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_point_tetrahedron(&given[0].vec3, &given[1].tetrahedron);
}

static void overlap_point_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_point_tetrahedron(&given[0].vec3_d, &given[1].tetrahedron_d);
}

static void overlap_segment_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_rectangle(&given[0].segment, &given[1].rectangle);
}

static void overlap_segment_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_rectangle(&given[0].segment_d, &given[1].rectangle_d);
}

static void overlap_segment_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_disc(&given[0].segment, &given[1].disc);
}

static void overlap_segment_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_disc(&given[0].segment_d, &given[1].disc_d);
}

static void overlap_segment_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_lozenge(&given[0].segment, &given[1].lozenge);
}

static void overlap_segment_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_lozenge(&given[0].segment_d, &given[1].lozenge_d);
}

static void overlap_segment_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_ellipsoid(&given[0].segment, &given[1].ellipsoid);
}

static void overlap_segment_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_ellipsoid(&given[0].segment_d, &given[1].ellipsoid_d);
}

static void overlap_segment_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_cylinder(&given[0].segment, &given[1].cylinder);
}

static void overlap_segment_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_cylinder(&given[0].segment_d, &given[1].cylinder_d);
}

static void overlap_segment_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_cone(&given[0].segment, &given[1].cone);
}

static void overlap_segment_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_cone(&given[0].segment_d, &given[1].cone_d);
}

static void overlap_segment_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_segment_kdop(&given[0].segment, &kdop);
}

static void overlap_segment_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_segment_kdop(&given[0].segment_d, &kdop);
}

static void overlap_segment_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_frustum(&given[0].segment, &given[1].frustum);
}

static void overlap_segment_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_frustum(&given[0].segment_d, &given[1].frustum_d);
}

static void overlap_segment_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_segment_tetrahedron(&given[0].segment, &given[1].tetrahedron);
}

static void overlap_segment_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_segment_tetrahedron(&given[0].segment_d, &given[1].tetrahedron_d);
}

static void overlap_triangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_rectangle(&given[0].triangle, &given[1].rectangle);
}

static void overlap_triangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_rectangle(&given[0].triangle_d, &given[1].rectangle_d);
}

static void overlap_triangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_disc(&given[0].triangle, &given[1].disc);
}

static void overlap_triangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_disc(&given[0].triangle_d, &given[1].disc_d);
}

static void overlap_triangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_lozenge(&given[0].triangle, &given[1].lozenge);
}

static void overlap_triangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_lozenge(&given[0].triangle_d, &given[1].lozenge_d);
}

static void overlap_triangle_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_ellipsoid(&given[0].triangle, &given[1].ellipsoid);
}

static void overlap_triangle_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_ellipsoid(&given[0].triangle_d, &given[1].ellipsoid_d);
}

static void overlap_triangle_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_cylinder(&given[0].triangle, &given[1].cylinder);
}

static void overlap_triangle_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_cylinder(&given[0].triangle_d, &given[1].cylinder_d);
}

static void overlap_triangle_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_cone(&given[0].triangle, &given[1].cone);
}

static void overlap_triangle_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_cone(&given[0].triangle_d, &given[1].cone_d);
}

static void overlap_triangle_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_triangle_kdop(&given[0].triangle, &kdop);
}

static void overlap_triangle_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_triangle_kdop(&given[0].triangle_d, &kdop);
}

static void overlap_triangle_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_frustum(&given[0].triangle, &given[1].frustum);
}

static void overlap_triangle_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_frustum(&given[0].triangle_d, &given[1].frustum_d);
}

static void overlap_triangle_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_triangle_tetrahedron(&given[0].triangle, &given[1].tetrahedron);
}

static void overlap_triangle_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_triangle_tetrahedron(&given[0].triangle_d, &given[1].tetrahedron_d);
}

static void overlap_rectangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_rectangle(&given[0].rectangle, &given[1].rectangle);
}

static void overlap_rectangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_rectangle(&given[0].rectangle_d, &given[1].rectangle_d);
}

static void overlap_rectangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_disc(&given[0].rectangle, &given[1].disc);
}

static void overlap_rectangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_disc(&given[0].rectangle_d, &given[1].disc_d);
}

static void overlap_rectangle_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_sphere(&given[0].rectangle, &given[1].sphere);
}

static void overlap_rectangle_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_sphere(&given[0].rectangle_d, &given[1].sphere_d);
}

static void overlap_rectangle_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_capsule(&given[0].rectangle, &given[1].capsule);
}

static void overlap_rectangle_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_capsule(&given[0].rectangle_d, &given[1].capsule_d);
}

static void overlap_rectangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_lozenge(&given[0].rectangle, &given[1].lozenge);
}

static void overlap_rectangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_lozenge(&given[0].rectangle_d, &given[1].lozenge_d);
}

static void overlap_rectangle_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_ellipsoid(&given[0].rectangle, &given[1].ellipsoid);
}

static void overlap_rectangle_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_ellipsoid(&given[0].rectangle_d, &given[1].ellipsoid_d);
}

static void overlap_rectangle_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_cylinder(&given[0].rectangle, &given[1].cylinder);
}

static void overlap_rectangle_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_cylinder(&given[0].rectangle_d, &given[1].cylinder_d);
}

static void overlap_rectangle_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_cone(&given[0].rectangle, &given[1].cone);
}

static void overlap_rectangle_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_cone(&given[0].rectangle_d, &given[1].cone_d);
}

static void overlap_rectangle_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_aabb(&given[0].rectangle, &given[1].aabb);
}

static void overlap_rectangle_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_aabb(&given[0].rectangle_d, &given[1].aabb_d);
}

static void overlap_rectangle_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_obb(&given[0].rectangle, &given[1].obb);
}

static void overlap_rectangle_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_obb(&given[0].rectangle_d, &given[1].obb_d);
}

static void overlap_rectangle_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_rectangle_kdop(&given[0].rectangle, &kdop);
}

static void overlap_rectangle_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_rectangle_kdop(&given[0].rectangle_d, &kdop);
}

static void overlap_rectangle_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_frustum(&given[0].rectangle, &given[1].frustum);
}

static void overlap_rectangle_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_frustum(&given[0].rectangle_d, &given[1].frustum_d);
}

static void overlap_rectangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_rectangle_hull(&given[0].rectangle, &corners);
}

static void overlap_rectangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_rectangle_hull(&given[0].rectangle_d, &corners);
}

static void overlap_rectangle_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_rectangle_tetrahedron(&given[0].rectangle, &given[1].tetrahedron);
}

static void overlap_rectangle_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_rectangle_tetrahedron(&given[0].rectangle_d, &given[1].tetrahedron_d);
}

static void overlap_disc_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_disc(&given[0].disc, &given[1].disc);
}

static void overlap_disc_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_disc(&given[0].disc_d, &given[1].disc_d);
}

static void overlap_disc_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_sphere(&given[0].disc, &given[1].sphere);
}

static void overlap_disc_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_sphere(&given[0].disc_d, &given[1].sphere_d);
}

static void overlap_disc_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_capsule(&given[0].disc, &given[1].capsule);
}

static void overlap_disc_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_capsule(&given[0].disc_d, &given[1].capsule_d);
}

static void overlap_disc_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_lozenge(&given[0].disc, &given[1].lozenge);
}

static void overlap_disc_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_lozenge(&given[0].disc_d, &given[1].lozenge_d);
}

static void overlap_disc_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_ellipsoid(&given[0].disc, &given[1].ellipsoid);
}

static void overlap_disc_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_ellipsoid(&given[0].disc_d, &given[1].ellipsoid_d);
}

static void overlap_disc_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_cylinder(&given[0].disc, &given[1].cylinder);
}

static void overlap_disc_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_cylinder(&given[0].disc_d, &given[1].cylinder_d);
}

static void overlap_disc_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_cone(&given[0].disc, &given[1].cone);
}

static void overlap_disc_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_cone(&given[0].disc_d, &given[1].cone_d);
}

static void overlap_disc_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_aabb(&given[0].disc, &given[1].aabb);
}

static void overlap_disc_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_aabb(&given[0].disc_d, &given[1].aabb_d);
}

static void overlap_disc_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_obb(&given[0].disc, &given[1].obb);
}

static void overlap_disc_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_obb(&given[0].disc_d, &given[1].obb_d);
}

static void overlap_disc_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_disc_kdop(&given[0].disc, &kdop);
}

static void overlap_disc_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_disc_kdop(&given[0].disc_d, &kdop);
}

static void overlap_disc_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_frustum(&given[0].disc, &given[1].frustum);
}

static void overlap_disc_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_frustum(&given[0].disc_d, &given[1].frustum_d);
}

static void overlap_disc_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_disc_hull(&given[0].disc, &corners);
}

static void overlap_disc_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_disc_hull(&given[0].disc_d, &corners);
}

static void overlap_disc_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_disc_tetrahedron(&given[0].disc, &given[1].tetrahedron);
}

static void overlap_disc_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_disc_tetrahedron(&given[0].disc_d, &given[1].tetrahedron_d);
}

static void overlap_sphere_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_lozenge(&given[0].sphere, &given[1].lozenge);
}

static void overlap_sphere_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_lozenge(&given[0].sphere_d, &given[1].lozenge_d);
}

static void overlap_sphere_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_ellipsoid(&given[0].sphere, &given[1].ellipsoid);
}

static void overlap_sphere_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_ellipsoid(&given[0].sphere_d, &given[1].ellipsoid_d);
}

static void overlap_sphere_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_cylinder(&given[0].sphere, &given[1].cylinder);
}

static void overlap_sphere_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_cylinder(&given[0].sphere_d, &given[1].cylinder_d);
}

static void overlap_sphere_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_cone(&given[0].sphere, &given[1].cone);
}

static void overlap_sphere_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_cone(&given[0].sphere_d, &given[1].cone_d);
}

static void overlap_sphere_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_sphere_kdop(&given[0].sphere, &kdop);
}

static void overlap_sphere_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_sphere_kdop(&given[0].sphere_d, &kdop);
}

static void overlap_sphere_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_frustum(&given[0].sphere, &given[1].frustum);
}

static void overlap_sphere_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_frustum(&given[0].sphere_d, &given[1].frustum_d);
}

static void overlap_sphere_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_sphere_hull(&given[0].sphere, &corners);
}

static void overlap_sphere_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_sphere_hull(&given[0].sphere_d, &corners);
}

static void overlap_sphere_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_sphere_tetrahedron(&given[0].sphere, &given[1].tetrahedron);
}

static void overlap_sphere_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_sphere_tetrahedron(&given[0].sphere_d, &given[1].tetrahedron_d);
}

static void overlap_capsule_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_lozenge(&given[0].capsule, &given[1].lozenge);
}

static void overlap_capsule_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_lozenge(&given[0].capsule_d, &given[1].lozenge_d);
}

static void overlap_capsule_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_ellipsoid(&given[0].capsule, &given[1].ellipsoid);
}

static void overlap_capsule_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_ellipsoid(&given[0].capsule_d, &given[1].ellipsoid_d);
}

static void overlap_capsule_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_cylinder(&given[0].capsule, &given[1].cylinder);
}

static void overlap_capsule_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_cylinder(&given[0].capsule_d, &given[1].cylinder_d);
}

static void overlap_capsule_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_cone(&given[0].capsule, &given[1].cone);
}

static void overlap_capsule_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_cone(&given[0].capsule_d, &given[1].cone_d);
}

static void overlap_capsule_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_aabb(&given[0].capsule, &given[1].aabb);
}

static void overlap_capsule_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_aabb(&given[0].capsule_d, &given[1].aabb_d);
}

static void overlap_capsule_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_obb(&given[0].capsule, &given[1].obb);
}

static void overlap_capsule_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_obb(&given[0].capsule_d, &given[1].obb_d);
}

static void overlap_capsule_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_capsule_kdop(&given[0].capsule, &kdop);
}

static void overlap_capsule_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_capsule_kdop(&given[0].capsule_d, &kdop);
}

static void overlap_capsule_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_frustum(&given[0].capsule, &given[1].frustum);
}

static void overlap_capsule_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_frustum(&given[0].capsule_d, &given[1].frustum_d);
}

static void overlap_capsule_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_capsule_hull(&given[0].capsule, &corners);
}

static void overlap_capsule_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_capsule_hull(&given[0].capsule_d, &corners);
}

static void overlap_capsule_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_capsule_tetrahedron(&given[0].capsule, &given[1].tetrahedron);
}

static void overlap_capsule_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_capsule_tetrahedron(&given[0].capsule_d, &given[1].tetrahedron_d);
}

static void overlap_lozenge_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_lozenge(&given[0].lozenge, &given[1].lozenge);
}

static void overlap_lozenge_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_lozenge(&given[0].lozenge_d, &given[1].lozenge_d);
}

static void overlap_lozenge_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_ellipsoid(&given[0].lozenge, &given[1].ellipsoid);
}

static void overlap_lozenge_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_ellipsoid(&given[0].lozenge_d, &given[1].ellipsoid_d);
}

static void overlap_lozenge_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_cylinder(&given[0].lozenge, &given[1].cylinder);
}

static void overlap_lozenge_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_cylinder(&given[0].lozenge_d, &given[1].cylinder_d);
}

static void overlap_lozenge_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_cone(&given[0].lozenge, &given[1].cone);
}

static void overlap_lozenge_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_cone(&given[0].lozenge_d, &given[1].cone_d);
}

static void overlap_lozenge_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_aabb(&given[0].lozenge, &given[1].aabb);
}

static void overlap_lozenge_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_aabb(&given[0].lozenge_d, &given[1].aabb_d);
}

static void overlap_lozenge_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_obb(&given[0].lozenge, &given[1].obb);
}

static void overlap_lozenge_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_obb(&given[0].lozenge_d, &given[1].obb_d);
}

static void overlap_lozenge_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_lozenge_kdop(&given[0].lozenge, &kdop);
}

static void overlap_lozenge_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_lozenge_kdop(&given[0].lozenge_d, &kdop);
}

static void overlap_lozenge_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_frustum(&given[0].lozenge, &given[1].frustum);
}

static void overlap_lozenge_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_frustum(&given[0].lozenge_d, &given[1].frustum_d);
}

static void overlap_lozenge_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_lozenge_hull(&given[0].lozenge, &corners);
}

static void overlap_lozenge_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_lozenge_hull(&given[0].lozenge_d, &corners);
}

static void overlap_lozenge_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_lozenge_tetrahedron(&given[0].lozenge, &given[1].tetrahedron);
}

static void overlap_lozenge_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_lozenge_tetrahedron(&given[0].lozenge_d, &given[1].tetrahedron_d);
}

static void overlap_ellipsoid_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_ellipsoid(&given[0].ellipsoid, &given[1].ellipsoid);
}

static void overlap_ellipsoid_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_ellipsoid(&given[0].ellipsoid_d, &given[1].ellipsoid_d);
}

static void overlap_ellipsoid_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_cylinder(&given[0].ellipsoid, &given[1].cylinder);
}

static void overlap_ellipsoid_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_cylinder(&given[0].ellipsoid_d, &given[1].cylinder_d);
}

static void overlap_ellipsoid_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_cone(&given[0].ellipsoid, &given[1].cone);
}

static void overlap_ellipsoid_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_cone(&given[0].ellipsoid_d, &given[1].cone_d);
}

static void overlap_ellipsoid_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_aabb(&given[0].ellipsoid, &given[1].aabb);
}

static void overlap_ellipsoid_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_aabb(&given[0].ellipsoid_d, &given[1].aabb_d);
}

static void overlap_ellipsoid_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_obb(&given[0].ellipsoid, &given[1].obb);
}

static void overlap_ellipsoid_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_obb(&given[0].ellipsoid_d, &given[1].obb_d);
}

static void overlap_ellipsoid_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_ellipsoid_kdop(&given[0].ellipsoid, &kdop);
}

static void overlap_ellipsoid_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_ellipsoid_kdop(&given[0].ellipsoid_d, &kdop);
}

static void overlap_ellipsoid_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_frustum(&given[0].ellipsoid, &given[1].frustum);
}

static void overlap_ellipsoid_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_frustum(&given[0].ellipsoid_d, &given[1].frustum_d);
}

static void overlap_ellipsoid_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_ellipsoid_hull(&given[0].ellipsoid, &corners);
}

static void overlap_ellipsoid_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_ellipsoid_hull(&given[0].ellipsoid_d, &corners);
}

static void overlap_ellipsoid_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_ellipsoid_tetrahedron(&given[0].ellipsoid, &given[1].tetrahedron);
}

static void overlap_ellipsoid_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_ellipsoid_tetrahedron(&given[0].ellipsoid_d, &given[1].tetrahedron_d);
}

static void overlap_cylinder_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cylinder_cylinder(&given[0].cylinder, &given[1].cylinder);
}

static void overlap_cylinder_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cylinder_cylinder(&given[0].cylinder_d, &given[1].cylinder_d);
}

static void overlap_cylinder_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cylinder_cone(&given[0].cylinder, &given[1].cone);
}

static void overlap_cylinder_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cylinder_cone(&given[0].cylinder_d, &given[1].cone_d);
}

static void overlap_cylinder_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cylinder_aabb(&given[0].cylinder, &given[1].aabb);
}

static void overlap_cylinder_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cylinder_aabb(&given[0].cylinder_d, &given[1].aabb_d);
}

static void overlap_cylinder_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cylinder_obb(&given[0].cylinder, &given[1].obb);
}

static void overlap_cylinder_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cylinder_obb(&given[0].cylinder_d, &given[1].obb_d);
}

static void overlap_cylinder_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_cylinder_kdop(&given[0].cylinder, &kdop);
}

static void overlap_cylinder_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_cylinder_kdop(&given[0].cylinder_d, &kdop);
}

static void overlap_cylinder_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cylinder_frustum(&given[0].cylinder, &given[1].frustum);
}

static void overlap_cylinder_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cylinder_frustum(&given[0].cylinder_d, &given[1].frustum_d);
}

static void overlap_cylinder_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_cylinder_hull(&given[0].cylinder, &corners);
}

static void overlap_cylinder_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_cylinder_hull(&given[0].cylinder_d, &corners);
}

static void overlap_cylinder_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cylinder_tetrahedron(&given[0].cylinder, &given[1].tetrahedron);
}

static void overlap_cylinder_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cylinder_tetrahedron(&given[0].cylinder_d, &given[1].tetrahedron_d);
}

static void overlap_cone_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cone_cone(&given[0].cone, &given[1].cone);
}

static void overlap_cone_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cone_cone(&given[0].cone_d, &given[1].cone_d);
}

static void overlap_cone_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cone_aabb(&given[0].cone, &given[1].aabb);
}

static void overlap_cone_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cone_aabb(&given[0].cone_d, &given[1].aabb_d);
}

static void overlap_cone_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cone_obb(&given[0].cone, &given[1].obb);
}

static void overlap_cone_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cone_obb(&given[0].cone_d, &given[1].obb_d);
}

static void overlap_cone_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_cone_kdop(&given[0].cone, &kdop);
}

static void overlap_cone_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_cone_kdop(&given[0].cone_d, &kdop);
}

static void overlap_cone_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cone_frustum(&given[0].cone, &given[1].frustum);
}

static void overlap_cone_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cone_frustum(&given[0].cone_d, &given[1].frustum_d);
}

static void overlap_cone_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_cone_hull(&given[0].cone, &corners);
}

static void overlap_cone_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_cone_hull(&given[0].cone_d, &corners);
}

static void overlap_cone_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_cone_tetrahedron(&given[0].cone, &given[1].tetrahedron);
}

static void overlap_cone_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_cone_tetrahedron(&given[0].cone_d, &given[1].tetrahedron_d);
}

static void overlap_aabb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_aabb_obb(&given[0].aabb, &given[1].obb);
}

static void overlap_aabb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_aabb_obb(&given[0].aabb_d, &given[1].obb_d);
}

static void overlap_aabb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_aabb_kdop(&given[0].aabb, &kdop);
}

static void overlap_aabb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_aabb_kdop(&given[0].aabb_d, &kdop);
}

static void overlap_aabb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_aabb_frustum(&given[0].aabb, &given[1].frustum);
}

static void overlap_aabb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_aabb_frustum(&given[0].aabb_d, &given[1].frustum_d);
}

static void overlap_aabb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_aabb_hull(&given[0].aabb, &corners);
}

static void overlap_aabb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_aabb_hull(&given[0].aabb_d, &corners);
}

static void overlap_aabb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_aabb_tetrahedron(&given[0].aabb, &given[1].tetrahedron);
}

static void overlap_aabb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_aabb_tetrahedron(&given[0].aabb_d, &given[1].tetrahedron_d);
}

static void overlap_obb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_obb_kdop(&given[0].obb, &kdop);
}

static void overlap_obb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_obb_kdop(&given[0].obb_d, &kdop);
}

static void overlap_obb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_obb_frustum(&given[0].obb, &given[1].frustum);
}

static void overlap_obb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_obb_frustum(&given[0].obb_d, &given[1].frustum_d);
}

static void overlap_obb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_obb_hull(&given[0].obb, &corners);
}

static void overlap_obb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_obb_hull(&given[0].obb_d, &corners);
}

static void overlap_obb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_obb_tetrahedron(&given[0].obb, &given[1].tetrahedron);
}

static void overlap_obb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_obb_tetrahedron(&given[0].obb_d, &given[1].tetrahedron_d);
}

static void overlap_kdop_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop_a = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_kdop kdop_b = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_kdop_kdop(&kdop_a, &kdop_b);
}

static void overlap_kdop_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop_a = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_kdop kdop_b = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_kdop_kdop(&kdop_a, &kdop_b);
}

static void overlap_kdop_frustum(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_overlap_kdop_frustum(&kdop, &given[1].frustum);
}

static void overlap_kdop_frustum_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_overlap_kdop_frustum(&kdop, &given[1].frustum_d);
}

static void overlap_kdop_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_kdop_hull(&kdop, &corners);
}

static void overlap_kdop_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_kdop_hull(&kdop, &corners);
}

static void overlap_kdop_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_overlap_kdop_tetrahedron(&kdop, &given[1].tetrahedron);
}

static void overlap_kdop_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_overlap_kdop_tetrahedron(&kdop, &given[1].tetrahedron_d);
}

static void overlap_frustum_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_frustum_frustum(&given[0].frustum, &given[1].frustum);
}

static void overlap_frustum_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_frustum_frustum(&given[0].frustum_d, &given[1].frustum_d);
}

static void overlap_frustum_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_frustum_hull(&given[0].frustum, &corners);
}

static void overlap_frustum_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_frustum_hull(&given[0].frustum_d, &corners);
}

static void overlap_frustum_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_frustum_tetrahedron(&given[0].frustum, &given[1].tetrahedron);
}

static void overlap_frustum_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_frustum_tetrahedron(&given[0].frustum_d, &given[1].tetrahedron_d);
}

static void overlap_hull_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_overlap_hull_tetrahedron(&corners, &given[1].tetrahedron);
}

static void overlap_hull_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_overlap_hull_tetrahedron(&corners, &given[1].tetrahedron_d);
}

static void overlap_tetrahedron_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_tetrahedron_tetrahedron(&given[0].tetrahedron, &given[1].tetrahedron);
}

static void overlap_tetrahedron_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_tetrahedron_tetrahedron(&given[0].tetrahedron_d, &given[1].tetrahedron_d);
}

static void overlap_plane_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_rectangle(&given[0].plane, &given[1].rectangle);
}

static void overlap_plane_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_rectangle(&given[0].plane_d, &given[1].rectangle_d);
}

static void overlap_plane_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_disc(&given[0].plane, &given[1].disc);
}

static void overlap_plane_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_disc(&given[0].plane_d, &given[1].disc_d);
}

static void overlap_plane_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_capsule(&given[0].plane, &given[1].capsule);
}

static void overlap_plane_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_capsule(&given[0].plane_d, &given[1].capsule_d);
}

static void overlap_plane_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_lozenge(&given[0].plane, &given[1].lozenge);
}

static void overlap_plane_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_lozenge(&given[0].plane_d, &given[1].lozenge_d);
}

static void overlap_plane_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_ellipsoid(&given[0].plane, &given[1].ellipsoid);
}

static void overlap_plane_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_ellipsoid(&given[0].plane_d, &given[1].ellipsoid_d);
}

static void overlap_plane_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_cylinder(&given[0].plane, &given[1].cylinder);
}

static void overlap_plane_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_cylinder(&given[0].plane_d, &given[1].cylinder_d);
}

static void overlap_plane_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_cone(&given[0].plane, &given[1].cone);
}

static void overlap_plane_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_cone(&given[0].plane_d, &given[1].cone_d);
}

static void overlap_plane_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_overlap_plane_kdop(&given[0].plane, &kdop);
}

static void overlap_plane_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_overlap_plane_kdop(&given[0].plane_d, &kdop);
}

static void overlap_plane_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_frustum(&given[0].plane, &given[1].frustum);
}

static void overlap_plane_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_frustum(&given[0].plane_d, &given[1].frustum_d);
}

static void overlap_plane_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_overlap_plane_hull(&given[0].plane, &corners);
}

static void overlap_plane_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_overlap_plane_hull(&given[0].plane_d, &corners);
}

static void overlap_plane_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_plane_tetrahedron(&given[0].plane, &given[1].tetrahedron);
}

static void overlap_plane_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_plane_tetrahedron(&given[0].plane_d, &given[1].tetrahedron_d);
}

static void contains_aabb_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_point(&given[0].aabb, &given[1].vec3);
}

static void contains_aabb_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_point(&given[0].aabb_d, &given[1].vec3_d);
}

static void contains_sphere_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_sphere(&given[0].sphere, &given[1].sphere);
}

static void contains_sphere_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_sphere(&given[0].sphere_d, &given[1].sphere_d);
}

static void contains_sphere_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_point(&given[0].sphere, &given[1].vec3);
}

static void contains_sphere_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_point(&given[0].sphere_d, &given[1].vec3_d);
}

static void contains_sphere_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_segment(&given[0].sphere, &given[1].segment);
}

static void contains_sphere_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_segment(&given[0].sphere_d, &given[1].segment_d);
}

static void contains_sphere_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_triangle(&given[0].sphere, &given[1].triangle);
}

static void contains_sphere_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_triangle(&given[0].sphere_d, &given[1].triangle_d);
}

static void contains_sphere_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_rectangle(&given[0].sphere, &given[1].rectangle);
}

static void contains_sphere_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_rectangle(&given[0].sphere_d, &given[1].rectangle_d);
}

static void contains_sphere_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_disc(&given[0].sphere, &given[1].disc);
}

static void contains_sphere_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_disc(&given[0].sphere_d, &given[1].disc_d);
}

static void contains_sphere_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_capsule(&given[0].sphere, &given[1].capsule);
}

static void contains_sphere_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_capsule(&given[0].sphere_d, &given[1].capsule_d);
}

static void contains_sphere_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_lozenge(&given[0].sphere, &given[1].lozenge);
}

static void contains_sphere_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_lozenge(&given[0].sphere_d, &given[1].lozenge_d);
}

static void contains_sphere_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_ellipsoid(&given[0].sphere, &given[1].ellipsoid);
}

static void contains_sphere_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_ellipsoid(&given[0].sphere_d, &given[1].ellipsoid_d);
}

static void contains_sphere_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_cylinder(&given[0].sphere, &given[1].cylinder);
}

static void contains_sphere_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_cylinder(&given[0].sphere_d, &given[1].cylinder_d);
}

static void contains_sphere_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_cone(&given[0].sphere, &given[1].cone);
}

static void contains_sphere_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_cone(&given[0].sphere_d, &given[1].cone_d);
}

static void contains_sphere_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_aabb(&given[0].sphere, &given[1].aabb);
}

static void contains_sphere_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_aabb(&given[0].sphere_d, &given[1].aabb_d);
}

static void contains_sphere_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_obb(&given[0].sphere, &given[1].obb);
}

static void contains_sphere_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_obb(&given[0].sphere_d, &given[1].obb_d);
}

static void contains_sphere_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_sphere_kdop(&given[0].sphere, &kdop);
}

static void contains_sphere_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_sphere_kdop(&given[0].sphere_d, &kdop);
}

static void contains_sphere_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_frustum(&given[0].sphere, &given[1].frustum);
}

static void contains_sphere_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_frustum(&given[0].sphere_d, &given[1].frustum_d);
}

static void contains_sphere_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_sphere_hull(&given[0].sphere, &corners);
}

static void contains_sphere_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_sphere_hull(&given[0].sphere_d, &corners);
}

static void contains_sphere_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_sphere_tetrahedron(&given[0].sphere, &given[1].tetrahedron);
}

static void contains_sphere_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_sphere_tetrahedron(&given[0].sphere_d, &given[1].tetrahedron_d);
}

static void contains_capsule_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_point(&given[0].capsule, &given[1].vec3);
}

static void contains_capsule_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_point(&given[0].capsule_d, &given[1].vec3_d);
}

static void contains_capsule_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_segment(&given[0].capsule, &given[1].segment);
}

static void contains_capsule_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_segment(&given[0].capsule_d, &given[1].segment_d);
}

static void contains_capsule_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_triangle(&given[0].capsule, &given[1].triangle);
}

static void contains_capsule_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_triangle(&given[0].capsule_d, &given[1].triangle_d);
}

static void contains_capsule_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_rectangle(&given[0].capsule, &given[1].rectangle);
}

static void contains_capsule_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_rectangle(&given[0].capsule_d, &given[1].rectangle_d);
}

static void contains_capsule_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_disc(&given[0].capsule, &given[1].disc);
}

static void contains_capsule_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_disc(&given[0].capsule_d, &given[1].disc_d);
}

static void contains_capsule_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_sphere(&given[0].capsule, &given[1].sphere);
}

static void contains_capsule_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_sphere(&given[0].capsule_d, &given[1].sphere_d);
}

static void contains_capsule_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_capsule(&given[0].capsule, &given[1].capsule);
}

static void contains_capsule_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_capsule(&given[0].capsule_d, &given[1].capsule_d);
}

static void contains_capsule_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_lozenge(&given[0].capsule, &given[1].lozenge);
}

static void contains_capsule_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_lozenge(&given[0].capsule_d, &given[1].lozenge_d);
}

static void contains_capsule_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_ellipsoid(&given[0].capsule, &given[1].ellipsoid);
}

static void contains_capsule_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_ellipsoid(&given[0].capsule_d, &given[1].ellipsoid_d);
}

static void contains_capsule_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_cylinder(&given[0].capsule, &given[1].cylinder);
}

static void contains_capsule_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_cylinder(&given[0].capsule_d, &given[1].cylinder_d);
}

static void contains_capsule_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_cone(&given[0].capsule, &given[1].cone);
}

static void contains_capsule_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_cone(&given[0].capsule_d, &given[1].cone_d);
}

static void contains_capsule_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_aabb(&given[0].capsule, &given[1].aabb);
}

static void contains_capsule_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_aabb(&given[0].capsule_d, &given[1].aabb_d);
}

static void contains_capsule_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_obb(&given[0].capsule, &given[1].obb);
}

static void contains_capsule_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_obb(&given[0].capsule_d, &given[1].obb_d);
}

static void contains_capsule_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_capsule_kdop(&given[0].capsule, &kdop);
}

static void contains_capsule_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_capsule_kdop(&given[0].capsule_d, &kdop);
}

static void contains_capsule_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_frustum(&given[0].capsule, &given[1].frustum);
}

static void contains_capsule_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_frustum(&given[0].capsule_d, &given[1].frustum_d);
}

static void contains_capsule_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_capsule_hull(&given[0].capsule, &corners);
}

static void contains_capsule_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_capsule_hull(&given[0].capsule_d, &corners);
}

static void contains_capsule_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_capsule_tetrahedron(&given[0].capsule, &given[1].tetrahedron);
}

static void contains_capsule_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_capsule_tetrahedron(&given[0].capsule_d, &given[1].tetrahedron_d);
}

static void contains_lozenge_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_point(&given[0].lozenge, &given[1].vec3);
}

static void contains_lozenge_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_point(&given[0].lozenge_d, &given[1].vec3_d);
}

static void contains_lozenge_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_segment(&given[0].lozenge, &given[1].segment);
}

static void contains_lozenge_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_segment(&given[0].lozenge_d, &given[1].segment_d);
}

static void contains_lozenge_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_triangle(&given[0].lozenge, &given[1].triangle);
}

static void contains_lozenge_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_triangle(&given[0].lozenge_d, &given[1].triangle_d);
}

static void contains_lozenge_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_rectangle(&given[0].lozenge, &given[1].rectangle);
}

static void contains_lozenge_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_rectangle(&given[0].lozenge_d, &given[1].rectangle_d);
}

static void contains_lozenge_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_disc(&given[0].lozenge, &given[1].disc);
}

static void contains_lozenge_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_disc(&given[0].lozenge_d, &given[1].disc_d);
}

static void contains_lozenge_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_sphere(&given[0].lozenge, &given[1].sphere);
}

static void contains_lozenge_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_sphere(&given[0].lozenge_d, &given[1].sphere_d);
}

static void contains_lozenge_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_capsule(&given[0].lozenge, &given[1].capsule);
}

static void contains_lozenge_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_capsule(&given[0].lozenge_d, &given[1].capsule_d);
}

static void contains_lozenge_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_lozenge(&given[0].lozenge, &given[1].lozenge);
}

static void contains_lozenge_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_lozenge(&given[0].lozenge_d, &given[1].lozenge_d);
}

static void contains_lozenge_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_ellipsoid(&given[0].lozenge, &given[1].ellipsoid);
}

static void contains_lozenge_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_ellipsoid(&given[0].lozenge_d, &given[1].ellipsoid_d);
}

static void contains_lozenge_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_cylinder(&given[0].lozenge, &given[1].cylinder);
}

static void contains_lozenge_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_cylinder(&given[0].lozenge_d, &given[1].cylinder_d);
}

static void contains_lozenge_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_cone(&given[0].lozenge, &given[1].cone);
}

static void contains_lozenge_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_cone(&given[0].lozenge_d, &given[1].cone_d);
}

static void contains_lozenge_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_aabb(&given[0].lozenge, &given[1].aabb);
}

static void contains_lozenge_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_aabb(&given[0].lozenge_d, &given[1].aabb_d);
}

static void contains_lozenge_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_obb(&given[0].lozenge, &given[1].obb);
}

static void contains_lozenge_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_obb(&given[0].lozenge_d, &given[1].obb_d);
}

static void contains_lozenge_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_lozenge_kdop(&given[0].lozenge, &kdop);
}

static void contains_lozenge_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_lozenge_kdop(&given[0].lozenge_d, &kdop);
}

static void contains_lozenge_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_frustum(&given[0].lozenge, &given[1].frustum);
}

static void contains_lozenge_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_frustum(&given[0].lozenge_d, &given[1].frustum_d);
}

static void contains_lozenge_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_lozenge_hull(&given[0].lozenge, &corners);
}

static void contains_lozenge_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_lozenge_hull(&given[0].lozenge_d, &corners);
}

static void contains_lozenge_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_lozenge_tetrahedron(&given[0].lozenge, &given[1].tetrahedron);
}

static void contains_lozenge_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_lozenge_tetrahedron(&given[0].lozenge_d, &given[1].tetrahedron_d);
}

static void contains_ellipsoid_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_point(&given[0].ellipsoid, &given[1].vec3);
}

static void contains_ellipsoid_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_point(&given[0].ellipsoid_d, &given[1].vec3_d);
}

static void contains_ellipsoid_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_segment(&given[0].ellipsoid, &given[1].segment);
}

static void contains_ellipsoid_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_segment(&given[0].ellipsoid_d, &given[1].segment_d);
}

static void contains_ellipsoid_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_triangle(&given[0].ellipsoid, &given[1].triangle);
}

static void contains_ellipsoid_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_triangle(&given[0].ellipsoid_d, &given[1].triangle_d);
}

static void contains_ellipsoid_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_rectangle(&given[0].ellipsoid, &given[1].rectangle);
}

static void contains_ellipsoid_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_rectangle(&given[0].ellipsoid_d, &given[1].rectangle_d);
}

static void contains_ellipsoid_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_disc(&given[0].ellipsoid, &given[1].disc);
}

static void contains_ellipsoid_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_disc(&given[0].ellipsoid_d, &given[1].disc_d);
}

static void contains_ellipsoid_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_sphere(&given[0].ellipsoid, &given[1].sphere);
}

static void contains_ellipsoid_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_sphere(&given[0].ellipsoid_d, &given[1].sphere_d);
}

static void contains_ellipsoid_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_capsule(&given[0].ellipsoid, &given[1].capsule);
}

static void contains_ellipsoid_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_capsule(&given[0].ellipsoid_d, &given[1].capsule_d);
}

static void contains_ellipsoid_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_lozenge(&given[0].ellipsoid, &given[1].lozenge);
}

static void contains_ellipsoid_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_lozenge(&given[0].ellipsoid_d, &given[1].lozenge_d);
}

static void contains_ellipsoid_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_ellipsoid(&given[0].ellipsoid, &given[1].ellipsoid);
}

static void contains_ellipsoid_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_ellipsoid(&given[0].ellipsoid_d, &given[1].ellipsoid_d);
}

static void contains_ellipsoid_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_cylinder(&given[0].ellipsoid, &given[1].cylinder);
}

static void contains_ellipsoid_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_cylinder(&given[0].ellipsoid_d, &given[1].cylinder_d);
}

static void contains_ellipsoid_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_cone(&given[0].ellipsoid, &given[1].cone);
}

static void contains_ellipsoid_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_cone(&given[0].ellipsoid_d, &given[1].cone_d);
}

static void contains_ellipsoid_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_aabb(&given[0].ellipsoid, &given[1].aabb);
}

static void contains_ellipsoid_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_aabb(&given[0].ellipsoid_d, &given[1].aabb_d);
}

static void contains_ellipsoid_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_obb(&given[0].ellipsoid, &given[1].obb);
}

static void contains_ellipsoid_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_obb(&given[0].ellipsoid_d, &given[1].obb_d);
}

static void contains_ellipsoid_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_ellipsoid_kdop(&given[0].ellipsoid, &kdop);
}

static void contains_ellipsoid_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_ellipsoid_kdop(&given[0].ellipsoid_d, &kdop);
}

static void contains_ellipsoid_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_frustum(&given[0].ellipsoid, &given[1].frustum);
}

static void contains_ellipsoid_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_frustum(&given[0].ellipsoid_d, &given[1].frustum_d);
}

static void contains_ellipsoid_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_ellipsoid_hull(&given[0].ellipsoid, &corners);
}

static void contains_ellipsoid_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_ellipsoid_hull(&given[0].ellipsoid_d, &corners);
}

static void contains_ellipsoid_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_ellipsoid_tetrahedron(&given[0].ellipsoid, &given[1].tetrahedron);
}

static void contains_ellipsoid_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_ellipsoid_tetrahedron(&given[0].ellipsoid_d, &given[1].tetrahedron_d);
}

static void contains_cylinder_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_point(&given[0].cylinder, &given[1].vec3);
}

static void contains_cylinder_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_point(&given[0].cylinder_d, &given[1].vec3_d);
}

static void contains_cylinder_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_segment(&given[0].cylinder, &given[1].segment);
}

static void contains_cylinder_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_segment(&given[0].cylinder_d, &given[1].segment_d);
}

static void contains_cylinder_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_triangle(&given[0].cylinder, &given[1].triangle);
}

static void contains_cylinder_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_triangle(&given[0].cylinder_d, &given[1].triangle_d);
}

static void contains_cylinder_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_rectangle(&given[0].cylinder, &given[1].rectangle);
}

static void contains_cylinder_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_rectangle(&given[0].cylinder_d, &given[1].rectangle_d);
}

static void contains_cylinder_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_disc(&given[0].cylinder, &given[1].disc);
}

static void contains_cylinder_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_disc(&given[0].cylinder_d, &given[1].disc_d);
}

static void contains_cylinder_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_sphere(&given[0].cylinder, &given[1].sphere);
}

static void contains_cylinder_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_sphere(&given[0].cylinder_d, &given[1].sphere_d);
}

static void contains_cylinder_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_capsule(&given[0].cylinder, &given[1].capsule);
}

static void contains_cylinder_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_capsule(&given[0].cylinder_d, &given[1].capsule_d);
}

static void contains_cylinder_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_lozenge(&given[0].cylinder, &given[1].lozenge);
}

static void contains_cylinder_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_lozenge(&given[0].cylinder_d, &given[1].lozenge_d);
}

static void contains_cylinder_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_ellipsoid(&given[0].cylinder, &given[1].ellipsoid);
}

static void contains_cylinder_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_ellipsoid(&given[0].cylinder_d, &given[1].ellipsoid_d);
}

static void contains_cylinder_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_cylinder(&given[0].cylinder, &given[1].cylinder);
}

static void contains_cylinder_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_cylinder(&given[0].cylinder_d, &given[1].cylinder_d);
}

static void contains_cylinder_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_cone(&given[0].cylinder, &given[1].cone);
}

static void contains_cylinder_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_cone(&given[0].cylinder_d, &given[1].cone_d);
}

static void contains_cylinder_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_aabb(&given[0].cylinder, &given[1].aabb);
}

static void contains_cylinder_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_aabb(&given[0].cylinder_d, &given[1].aabb_d);
}

static void contains_cylinder_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_obb(&given[0].cylinder, &given[1].obb);
}

static void contains_cylinder_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_obb(&given[0].cylinder_d, &given[1].obb_d);
}

static void contains_cylinder_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_cylinder_kdop(&given[0].cylinder, &kdop);
}

static void contains_cylinder_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_cylinder_kdop(&given[0].cylinder_d, &kdop);
}

static void contains_cylinder_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_frustum(&given[0].cylinder, &given[1].frustum);
}

static void contains_cylinder_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_frustum(&given[0].cylinder_d, &given[1].frustum_d);
}

static void contains_cylinder_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_cylinder_hull(&given[0].cylinder, &corners);
}

static void contains_cylinder_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_cylinder_hull(&given[0].cylinder_d, &corners);
}

static void contains_cylinder_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cylinder_tetrahedron(&given[0].cylinder, &given[1].tetrahedron);
}

static void contains_cylinder_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cylinder_tetrahedron(&given[0].cylinder_d, &given[1].tetrahedron_d);
}

static void contains_cone_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_point(&given[0].cone, &given[1].vec3);
}

static void contains_cone_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_point(&given[0].cone_d, &given[1].vec3_d);
}

static void contains_cone_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_segment(&given[0].cone, &given[1].segment);
}

static void contains_cone_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_segment(&given[0].cone_d, &given[1].segment_d);
}

static void contains_cone_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_triangle(&given[0].cone, &given[1].triangle);
}

static void contains_cone_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_triangle(&given[0].cone_d, &given[1].triangle_d);
}

static void contains_cone_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_rectangle(&given[0].cone, &given[1].rectangle);
}

static void contains_cone_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_rectangle(&given[0].cone_d, &given[1].rectangle_d);
}

static void contains_cone_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_disc(&given[0].cone, &given[1].disc);
}

static void contains_cone_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_disc(&given[0].cone_d, &given[1].disc_d);
}

static void contains_cone_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_sphere(&given[0].cone, &given[1].sphere);
}

static void contains_cone_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_sphere(&given[0].cone_d, &given[1].sphere_d);
}

static void contains_cone_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_capsule(&given[0].cone, &given[1].capsule);
}

static void contains_cone_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_capsule(&given[0].cone_d, &given[1].capsule_d);
}

static void contains_cone_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_lozenge(&given[0].cone, &given[1].lozenge);
}

static void contains_cone_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_lozenge(&given[0].cone_d, &given[1].lozenge_d);
}

static void contains_cone_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_ellipsoid(&given[0].cone, &given[1].ellipsoid);
}

static void contains_cone_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_ellipsoid(&given[0].cone_d, &given[1].ellipsoid_d);
}

static void contains_cone_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_cylinder(&given[0].cone, &given[1].cylinder);
}

static void contains_cone_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_cylinder(&given[0].cone_d, &given[1].cylinder_d);
}

static void contains_cone_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_cone(&given[0].cone, &given[1].cone);
}

static void contains_cone_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_cone(&given[0].cone_d, &given[1].cone_d);
}

static void contains_cone_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_aabb(&given[0].cone, &given[1].aabb);
}

static void contains_cone_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_aabb(&given[0].cone_d, &given[1].aabb_d);
}

static void contains_cone_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_obb(&given[0].cone, &given[1].obb);
}

static void contains_cone_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_obb(&given[0].cone_d, &given[1].obb_d);
}

static void contains_cone_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_cone_kdop(&given[0].cone, &kdop);
}

static void contains_cone_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_cone_kdop(&given[0].cone_d, &kdop);
}

static void contains_cone_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_frustum(&given[0].cone, &given[1].frustum);
}

static void contains_cone_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_frustum(&given[0].cone_d, &given[1].frustum_d);
}

static void contains_cone_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_cone_hull(&given[0].cone, &corners);
}

static void contains_cone_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_cone_hull(&given[0].cone_d, &corners);
}

static void contains_cone_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_cone_tetrahedron(&given[0].cone, &given[1].tetrahedron);
}

static void contains_cone_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_cone_tetrahedron(&given[0].cone_d, &given[1].tetrahedron_d);
}

static void contains_aabb_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_segment(&given[0].aabb, &given[1].segment);
}

static void contains_aabb_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_segment(&given[0].aabb_d, &given[1].segment_d);
}

static void contains_aabb_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_triangle(&given[0].aabb, &given[1].triangle);
}

static void contains_aabb_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_triangle(&given[0].aabb_d, &given[1].triangle_d);
}

static void contains_aabb_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_rectangle(&given[0].aabb, &given[1].rectangle);
}

static void contains_aabb_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_rectangle(&given[0].aabb_d, &given[1].rectangle_d);
}

static void contains_aabb_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_disc(&given[0].aabb, &given[1].disc);
}

static void contains_aabb_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_disc(&given[0].aabb_d, &given[1].disc_d);
}

static void contains_aabb_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_sphere(&given[0].aabb, &given[1].sphere);
}

static void contains_aabb_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_sphere(&given[0].aabb_d, &given[1].sphere_d);
}

static void contains_aabb_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_capsule(&given[0].aabb, &given[1].capsule);
}

static void contains_aabb_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_capsule(&given[0].aabb_d, &given[1].capsule_d);
}

static void contains_aabb_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_lozenge(&given[0].aabb, &given[1].lozenge);
}

static void contains_aabb_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_lozenge(&given[0].aabb_d, &given[1].lozenge_d);
}

static void contains_aabb_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_ellipsoid(&given[0].aabb, &given[1].ellipsoid);
}

static void contains_aabb_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_ellipsoid(&given[0].aabb_d, &given[1].ellipsoid_d);
}

static void contains_aabb_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_cylinder(&given[0].aabb, &given[1].cylinder);
}

static void contains_aabb_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_cylinder(&given[0].aabb_d, &given[1].cylinder_d);
}

static void contains_aabb_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_cone(&given[0].aabb, &given[1].cone);
}

static void contains_aabb_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_cone(&given[0].aabb_d, &given[1].cone_d);
}

static void contains_aabb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_aabb(&given[0].aabb, &given[1].aabb);
}

static void contains_aabb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_aabb(&given[0].aabb_d, &given[1].aabb_d);
}

static void contains_aabb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_obb(&given[0].aabb, &given[1].obb);
}

static void contains_aabb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_obb(&given[0].aabb_d, &given[1].obb_d);
}

static void contains_aabb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_aabb_kdop(&given[0].aabb, &kdop);
}

static void contains_aabb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_aabb_kdop(&given[0].aabb_d, &kdop);
}

static void contains_aabb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_frustum(&given[0].aabb, &given[1].frustum);
}

static void contains_aabb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_frustum(&given[0].aabb_d, &given[1].frustum_d);
}

static void contains_aabb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_aabb_hull(&given[0].aabb, &corners);
}

static void contains_aabb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_aabb_hull(&given[0].aabb_d, &corners);
}

static void contains_aabb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_aabb_tetrahedron(&given[0].aabb, &given[1].tetrahedron);
}

static void contains_aabb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_aabb_tetrahedron(&given[0].aabb_d, &given[1].tetrahedron_d);
}

static void contains_obb_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_point(&given[0].obb, &given[1].vec3);
}

static void contains_obb_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_point(&given[0].obb_d, &given[1].vec3_d);
}

static void contains_obb_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_segment(&given[0].obb, &given[1].segment);
}

static void contains_obb_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_segment(&given[0].obb_d, &given[1].segment_d);
}

static void contains_obb_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_triangle(&given[0].obb, &given[1].triangle);
}

static void contains_obb_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_triangle(&given[0].obb_d, &given[1].triangle_d);
}

static void contains_obb_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_rectangle(&given[0].obb, &given[1].rectangle);
}

static void contains_obb_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_rectangle(&given[0].obb_d, &given[1].rectangle_d);
}

static void contains_obb_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_disc(&given[0].obb, &given[1].disc);
}

static void contains_obb_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_disc(&given[0].obb_d, &given[1].disc_d);
}

static void contains_obb_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_sphere(&given[0].obb, &given[1].sphere);
}

static void contains_obb_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_sphere(&given[0].obb_d, &given[1].sphere_d);
}

static void contains_obb_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_capsule(&given[0].obb, &given[1].capsule);
}

static void contains_obb_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_capsule(&given[0].obb_d, &given[1].capsule_d);
}

static void contains_obb_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_lozenge(&given[0].obb, &given[1].lozenge);
}

static void contains_obb_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_lozenge(&given[0].obb_d, &given[1].lozenge_d);
}

static void contains_obb_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_ellipsoid(&given[0].obb, &given[1].ellipsoid);
}

static void contains_obb_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_ellipsoid(&given[0].obb_d, &given[1].ellipsoid_d);
}

static void contains_obb_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_cylinder(&given[0].obb, &given[1].cylinder);
}

static void contains_obb_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_cylinder(&given[0].obb_d, &given[1].cylinder_d);
}

static void contains_obb_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_cone(&given[0].obb, &given[1].cone);
}

static void contains_obb_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_cone(&given[0].obb_d, &given[1].cone_d);
}

static void contains_obb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_aabb(&given[0].obb, &given[1].aabb);
}

static void contains_obb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_aabb(&given[0].obb_d, &given[1].aabb_d);
}

static void contains_obb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_obb(&given[0].obb, &given[1].obb);
}

static void contains_obb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_obb(&given[0].obb_d, &given[1].obb_d);
}

static void contains_obb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_obb_kdop(&given[0].obb, &kdop);
}

static void contains_obb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_obb_kdop(&given[0].obb_d, &kdop);
}

static void contains_obb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_frustum(&given[0].obb, &given[1].frustum);
}

static void contains_obb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_frustum(&given[0].obb_d, &given[1].frustum_d);
}

static void contains_obb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_obb_hull(&given[0].obb, &corners);
}

static void contains_obb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_obb_hull(&given[0].obb_d, &corners);
}

static void contains_obb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_obb_tetrahedron(&given[0].obb, &given[1].tetrahedron);
}

static void contains_obb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_obb_tetrahedron(&given[0].obb_d, &given[1].tetrahedron_d);
}

static void contains_kdop_point(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_point(&kdop, &given[1].vec3);
}

static void contains_kdop_point_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_point(&kdop, &given[1].vec3_d);
}

static void contains_kdop_segment(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_segment(&kdop, &given[1].segment);
}

static void contains_kdop_segment_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_segment(&kdop, &given[1].segment_d);
}

static void contains_kdop_triangle(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_triangle(&kdop, &given[1].triangle);
}

static void contains_kdop_triangle_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_triangle(&kdop, &given[1].triangle_d);
}

static void contains_kdop_rectangle(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_rectangle(&kdop, &given[1].rectangle);
}

static void contains_kdop_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_rectangle(&kdop, &given[1].rectangle_d);
}

static void contains_kdop_disc(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_disc(&kdop, &given[1].disc);
}

static void contains_kdop_disc_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_disc(&kdop, &given[1].disc_d);
}

static void contains_kdop_sphere(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_sphere(&kdop, &given[1].sphere);
}

static void contains_kdop_sphere_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_sphere(&kdop, &given[1].sphere_d);
}

static void contains_kdop_capsule(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_capsule(&kdop, &given[1].capsule);
}

static void contains_kdop_capsule_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_capsule(&kdop, &given[1].capsule_d);
}

static void contains_kdop_lozenge(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_lozenge(&kdop, &given[1].lozenge);
}

static void contains_kdop_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_lozenge(&kdop, &given[1].lozenge_d);
}

static void contains_kdop_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_ellipsoid(&kdop, &given[1].ellipsoid);
}

static void contains_kdop_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_ellipsoid(&kdop, &given[1].ellipsoid_d);
}

static void contains_kdop_cylinder(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_cylinder(&kdop, &given[1].cylinder);
}

static void contains_kdop_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_cylinder(&kdop, &given[1].cylinder_d);
}

static void contains_kdop_cone(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_cone(&kdop, &given[1].cone);
}

static void contains_kdop_cone_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_cone(&kdop, &given[1].cone_d);
}

static void contains_kdop_aabb(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_aabb(&kdop, &given[1].aabb);
}

static void contains_kdop_aabb_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_aabb(&kdop, &given[1].aabb_d);
}

static void contains_kdop_obb(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_obb(&kdop, &given[1].obb);
}

static void contains_kdop_obb_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_obb(&kdop, &given[1].obb_d);
}

static void contains_kdop_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop_a = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_kdop kdop_b = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_kdop_kdop(&kdop_a, &kdop_b);
}

static void contains_kdop_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop_a = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_kdop kdop_b = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_kdop_kdop(&kdop_a, &kdop_b);
}

static void contains_kdop_frustum(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_frustum(&kdop, &given[1].frustum);
}

static void contains_kdop_frustum_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_frustum(&kdop, &given[1].frustum_d);
}

static void contains_kdop_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_kdop_hull(&kdop, &corners);
}

static void contains_kdop_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_kdop_hull(&kdop, &corners);
}

static void contains_kdop_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isect_contains_kdop_tetrahedron(&kdop, &given[1].tetrahedron);
}

static void contains_kdop_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->yes = isectd_contains_kdop_tetrahedron(&kdop, &given[1].tetrahedron_d);
}

static void contains_frustum_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_point(&given[0].frustum, &given[1].vec3);
}

static void contains_frustum_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_point(&given[0].frustum_d, &given[1].vec3_d);
}

static void contains_frustum_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_segment(&given[0].frustum, &given[1].segment);
}

static void contains_frustum_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_segment(&given[0].frustum_d, &given[1].segment_d);
}

static void contains_frustum_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_triangle(&given[0].frustum, &given[1].triangle);
}

static void contains_frustum_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_triangle(&given[0].frustum_d, &given[1].triangle_d);
}

static void contains_frustum_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_rectangle(&given[0].frustum, &given[1].rectangle);
}

static void contains_frustum_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_rectangle(&given[0].frustum_d, &given[1].rectangle_d);
}

static void contains_frustum_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_disc(&given[0].frustum, &given[1].disc);
}

static void contains_frustum_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_disc(&given[0].frustum_d, &given[1].disc_d);
}

static void contains_frustum_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_sphere(&given[0].frustum, &given[1].sphere);
}

static void contains_frustum_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_sphere(&given[0].frustum_d, &given[1].sphere_d);
}

static void contains_frustum_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_capsule(&given[0].frustum, &given[1].capsule);
}

static void contains_frustum_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_capsule(&given[0].frustum_d, &given[1].capsule_d);
}

static void contains_frustum_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_lozenge(&given[0].frustum, &given[1].lozenge);
}

static void contains_frustum_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_lozenge(&given[0].frustum_d, &given[1].lozenge_d);
}

static void contains_frustum_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_ellipsoid(&given[0].frustum, &given[1].ellipsoid);
}

static void contains_frustum_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_ellipsoid(&given[0].frustum_d, &given[1].ellipsoid_d);
}

static void contains_frustum_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_cylinder(&given[0].frustum, &given[1].cylinder);
}

static void contains_frustum_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_cylinder(&given[0].frustum_d, &given[1].cylinder_d);
}

static void contains_frustum_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_cone(&given[0].frustum, &given[1].cone);
}

static void contains_frustum_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_cone(&given[0].frustum_d, &given[1].cone_d);
}

static void contains_frustum_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_aabb(&given[0].frustum, &given[1].aabb);
}

static void contains_frustum_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_aabb(&given[0].frustum_d, &given[1].aabb_d);
}

static void contains_frustum_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_obb(&given[0].frustum, &given[1].obb);
}

static void contains_frustum_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_obb(&given[0].frustum_d, &given[1].obb_d);
}

static void contains_frustum_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_frustum_kdop(&given[0].frustum, &kdop);
}

static void contains_frustum_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_frustum_kdop(&given[0].frustum_d, &kdop);
}

static void contains_frustum_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_frustum(&given[0].frustum, &given[1].frustum);
}

static void contains_frustum_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_frustum(&given[0].frustum_d, &given[1].frustum_d);
}

static void contains_frustum_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_frustum_hull(&given[0].frustum, &corners);
}

static void contains_frustum_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_frustum_hull(&given[0].frustum_d, &corners);
}

static void contains_frustum_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_frustum_tetrahedron(&given[0].frustum, &given[1].tetrahedron);
}

static void contains_frustum_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_frustum_tetrahedron(&given[0].frustum_d, &given[1].tetrahedron_d);
}

static void contains_hull_point(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_point(&corners, &given[1].vec3);
}

static void contains_hull_point_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_point(&corners, &given[1].vec3_d);
}

static void contains_hull_segment(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_segment(&corners, &given[1].segment);
}

static void contains_hull_segment_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_segment(&corners, &given[1].segment_d);
}

static void contains_hull_triangle(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_triangle(&corners, &given[1].triangle);
}

static void contains_hull_triangle_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_triangle(&corners, &given[1].triangle_d);
}

static void contains_hull_rectangle(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_rectangle(&corners, &given[1].rectangle);
}

static void contains_hull_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_rectangle(&corners, &given[1].rectangle_d);
}

static void contains_hull_disc(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_disc(&corners, &given[1].disc);
}

static void contains_hull_disc_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_disc(&corners, &given[1].disc_d);
}

static void contains_hull_sphere(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_sphere(&corners, &given[1].sphere);
}

static void contains_hull_sphere_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_sphere(&corners, &given[1].sphere_d);
}

static void contains_hull_capsule(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_capsule(&corners, &given[1].capsule);
}

static void contains_hull_capsule_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_capsule(&corners, &given[1].capsule_d);
}

static void contains_hull_lozenge(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_lozenge(&corners, &given[1].lozenge);
}

static void contains_hull_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_lozenge(&corners, &given[1].lozenge_d);
}

static void contains_hull_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_ellipsoid(&corners, &given[1].ellipsoid);
}

static void contains_hull_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_ellipsoid(&corners, &given[1].ellipsoid_d);
}

static void contains_hull_cylinder(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_cylinder(&corners, &given[1].cylinder);
}

static void contains_hull_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_cylinder(&corners, &given[1].cylinder_d);
}

static void contains_hull_cone(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_cone(&corners, &given[1].cone);
}

static void contains_hull_cone_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_cone(&corners, &given[1].cone_d);
}

static void contains_hull_aabb(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_aabb(&corners, &given[1].aabb);
}

static void contains_hull_aabb_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_aabb(&corners, &given[1].aabb_d);
}

static void contains_hull_obb(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_obb(&corners, &given[1].obb);
}

static void contains_hull_obb_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_obb(&corners, &given[1].obb_d);
}

static void contains_hull_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_hull_kdop(&corners, &kdop);
}

static void contains_hull_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_hull_kdop(&corners, &kdop);
}

static void contains_hull_frustum(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_frustum(&corners, &given[1].frustum);
}

static void contains_hull_frustum_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_frustum(&corners, &given[1].frustum_d);
}

static void contains_hull_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners_a = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    const isect_hull corners_b = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_hull_hull(&corners_a, &corners_b);
}

static void contains_hull_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners_a = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    const isectd_hull corners_b = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_hull_hull(&corners_a, &corners_b);
}

static void contains_hull_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->yes = isect_contains_hull_tetrahedron(&corners, &given[1].tetrahedron);
}

static void contains_hull_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->yes = isectd_contains_hull_tetrahedron(&corners, &given[1].tetrahedron_d);
}

static void contains_tetrahedron_point(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_point(&given[0].tetrahedron, &given[1].vec3);
}

static void contains_tetrahedron_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_point(&given[0].tetrahedron_d, &given[1].vec3_d);
}

static void contains_tetrahedron_segment(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_segment(&given[0].tetrahedron, &given[1].segment);
}

static void contains_tetrahedron_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_segment(&given[0].tetrahedron_d, &given[1].segment_d);
}

static void contains_tetrahedron_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_triangle(&given[0].tetrahedron, &given[1].triangle);
}

static void contains_tetrahedron_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_triangle(&given[0].tetrahedron_d, &given[1].triangle_d);
}

static void contains_tetrahedron_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_rectangle(&given[0].tetrahedron, &given[1].rectangle);
}

static void contains_tetrahedron_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_rectangle(&given[0].tetrahedron_d, &given[1].rectangle_d);
}

static void contains_tetrahedron_disc(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_disc(&given[0].tetrahedron, &given[1].disc);
}

static void contains_tetrahedron_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_disc(&given[0].tetrahedron_d, &given[1].disc_d);
}

static void contains_tetrahedron_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_sphere(&given[0].tetrahedron, &given[1].sphere);
}

static void contains_tetrahedron_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_sphere(&given[0].tetrahedron_d, &given[1].sphere_d);
}

static void contains_tetrahedron_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_capsule(&given[0].tetrahedron, &given[1].capsule);
}

static void contains_tetrahedron_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_capsule(&given[0].tetrahedron_d, &given[1].capsule_d);
}

static void contains_tetrahedron_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_lozenge(&given[0].tetrahedron, &given[1].lozenge);
}

static void contains_tetrahedron_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_lozenge(&given[0].tetrahedron_d, &given[1].lozenge_d);
}

static void contains_tetrahedron_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_ellipsoid(&given[0].tetrahedron, &given[1].ellipsoid);
}

static void contains_tetrahedron_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_ellipsoid(&given[0].tetrahedron_d, &given[1].ellipsoid_d);
}

static void contains_tetrahedron_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_cylinder(&given[0].tetrahedron, &given[1].cylinder);
}

static void contains_tetrahedron_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_cylinder(&given[0].tetrahedron_d, &given[1].cylinder_d);
}

static void contains_tetrahedron_cone(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_cone(&given[0].tetrahedron, &given[1].cone);
}

static void contains_tetrahedron_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_cone(&given[0].tetrahedron_d, &given[1].cone_d);
}

static void contains_tetrahedron_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_aabb(&given[0].tetrahedron, &given[1].aabb);
}

static void contains_tetrahedron_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_aabb(&given[0].tetrahedron_d, &given[1].aabb_d);
}

static void contains_tetrahedron_obb(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_obb(&given[0].tetrahedron, &given[1].obb);
}

static void contains_tetrahedron_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_obb(&given[0].tetrahedron_d, &given[1].obb_d);
}

static void contains_tetrahedron_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isect_contains_tetrahedron_kdop(&given[0].tetrahedron, &kdop);
}

static void contains_tetrahedron_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->yes = isectd_contains_tetrahedron_kdop(&given[0].tetrahedron_d, &kdop);
}

static void contains_tetrahedron_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_frustum(&given[0].tetrahedron, &given[1].frustum);
}

static void contains_tetrahedron_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_frustum(&given[0].tetrahedron_d, &given[1].frustum_d);
}

static void contains_tetrahedron_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->yes = isect_contains_tetrahedron_hull(&given[0].tetrahedron, &corners);
}

static void contains_tetrahedron_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->yes = isectd_contains_tetrahedron_hull(&given[0].tetrahedron_d, &corners);
}

static void contains_tetrahedron_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_contains_tetrahedron_tetrahedron(&given[0].tetrahedron, &given[1].tetrahedron);
}

static void contains_tetrahedron_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_contains_tetrahedron_tetrahedron(&given[0].tetrahedron_d, &given[1].tetrahedron_d);
}

static void cast_ray_plane(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray_plane(&given[0].ray, &given[1].plane);
}

static void cast_ray_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray_plane(&given[0].ray_d, &given[1].plane_d);
}

static void cast_ray_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray_triangle(&given[0].ray, &given[1].triangle);
}

static void cast_ray_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray_triangle(&given[0].ray_d, &given[1].triangle_d);
}

static void cast_ray_triangle_culled(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray_triangle_culled(&given[0].ray, &given[1].triangle);
}

static void cast_ray_triangle_culled_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray_triangle_culled(&given[0].ray_d, &given[1].triangle_d);
}

static void cast_ray_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray_rectangle(&given[0].ray, &given[1].rectangle);
}

static void cast_ray_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray_rectangle(&given[0].ray_d, &given[1].rectangle_d);
}

static void cast_ray_disc(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray_disc(&given[0].ray, &given[1].disc);
}

static void cast_ray_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray_disc(&given[0].ray_d, &given[1].disc_d);
}

static void cast_ray_quad(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray_quad(&given[0].ray, &given[1].quad);
}

static void cast_ray_quad_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray_quad(&given[0].ray_d, &given[1].quad_d);
}

static void cast_ray_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_sphere(&given[0].ray, &given[1].sphere);
}

static void cast_ray_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_sphere(&given[0].ray_d, &given[1].sphere_d);
}

static void cast_ray_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_capsule(&given[0].ray, &given[1].capsule);
}

static void cast_ray_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_capsule(&given[0].ray_d, &given[1].capsule_d);
}

static void cast_ray_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_lozenge(&given[0].ray, &given[1].lozenge);
}

static void cast_ray_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_lozenge(&given[0].ray_d, &given[1].lozenge_d);
}

static void cast_ray_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_ellipsoid(&given[0].ray, &given[1].ellipsoid);
}

static void cast_ray_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_ellipsoid(&given[0].ray_d, &given[1].ellipsoid_d);
}

static void cast_ray_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_cylinder(&given[0].ray, &given[1].cylinder);
}

static void cast_ray_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_cylinder(&given[0].ray_d, &given[1].cylinder_d);
}

static void cast_ray_cone(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_cone(&given[0].ray, &given[1].cone);
}

static void cast_ray_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_cone(&given[0].ray_d, &given[1].cone_d);
}

static void cast_ray_torus(const union ask_value *given, union ask_value *answer)
{
    answer->parts = isect_cast_ray_torus(&given[0].ray, &given[1].torus);
}

static void cast_ray_torus_d(const union ask_value *given, union ask_value *answer)
{
    answer->parts_d = isectd_cast_ray_torus(&given[0].ray_d, &given[1].torus_d);
}

static void cast_ray_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_aabb(&given[0].ray, &given[1].aabb);
}

static void cast_ray_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_aabb(&given[0].ray_d, &given[1].aabb_d);
}

static void cast_ray_obb(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_obb(&given[0].ray, &given[1].obb);
}

static void cast_ray_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_obb(&given[0].ray_d, &given[1].obb_d);
}

static void cast_ray_kdop14(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_kdop14(&given[0].ray, &given[1].kdop14);
}

static void cast_ray_kdop14_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_kdop14(&given[0].ray_d, &given[1].kdop14_d);
}

static void cast_ray_kdop18(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_kdop18(&given[0].ray, &given[1].kdop18);
}

static void cast_ray_kdop18_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_kdop18(&given[0].ray_d, &given[1].kdop18_d);
}

static void cast_ray_kdop26(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_kdop26(&given[0].ray, &given[1].kdop26);
}

static void cast_ray_kdop26_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_kdop26(&given[0].ray_d, &given[1].kdop26_d);
}

static void cast_ray_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->span = isect_cast_ray_kdop(&given[0].ray, &kdop);
}

static void cast_ray_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->span_d = isectd_cast_ray_kdop(&given[0].ray_d, &kdop);
}

static void cast_ray_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray_frustum(&given[0].ray, &given[1].frustum);
}

static void cast_ray_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray_frustum(&given[0].ray_d, &given[1].frustum_d);
}

static void cast_ray_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull hull = {.planes = (const isect_plane *)(const void *)(given[1].points.floats),
        .plane_count = given[1].points.count};
    answer->span = isect_cast_ray_hull(&given[0].ray, &hull);
}

static void cast_ray_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull hull = {.planes = (const isectd_plane *)(const void *)(given[1].points.doubles),
        .plane_count = given[1].points.count};
    answer->span_d = isectd_cast_ray_hull(&given[0].ray_d, &hull);
}

static void cast_ray_polygon(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .count = given[1].points.count};
    answer->touch = isect_cast_ray_polygon(&given[0].ray, &polygon, given[2].rule);
}

static void cast_ray_polygon_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .count = given[1].points.count};
    answer->touch_d = isectd_cast_ray_polygon(&given[0].ray_d, &polygon, given[2].rule);
}

static void cast_ray2_segment2(const union ask_value *given, union ask_value *answer)
{
    answer->touch = isect_cast_ray2_segment2(&given[0].ray2, &given[1].segment2);
}

static void cast_ray2_segment2_d(const union ask_value *given, union ask_value *answer)
{
    answer->touch_d = isectd_cast_ray2_segment2(&given[0].ray2_d, &given[1].segment2_d);
}

static void cast_ray2_circle2(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray2_circle2(&given[0].ray2, &given[1].circle2);
}

static void cast_ray2_circle2_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray2_circle2(&given[0].ray2_d, &given[1].circle2_d);
}

static void cast_ray2_rectangle2(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray2_rectangle2(&given[0].ray2, &given[1].rectangle2);
}

static void cast_ray2_rectangle2_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray2_rectangle2(&given[0].ray2_d, &given[1].rectangle2_d);
}

static void cast_ray2_triangle2(const union ask_value *given, union ask_value *answer)
{
    answer->span = isect_cast_ray2_triangle2(&given[0].ray2, &given[1].triangle2);
}

static void cast_ray2_triangle2_d(const union ask_value *given, union ask_value *answer)
{
    answer->span_d = isectd_cast_ray2_triangle2(&given[0].ray2_d, &given[1].triangle2_d);
}

static void cast_ray2_polygon2(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon2 polygon2 = {.points = (const isect_vec2 *)(const void *)(given[1].points.floats),
        .count = given[1].points.count};
    answer->span = isect_cast_ray2_polygon2(&given[0].ray2, &polygon2, given[2].rule);
}

static void cast_ray2_polygon2_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon2 polygon2 = {.points = (const isectd_vec2 *)(const void *)(given[1].points.doubles),
        .count = given[1].points.count};
    answer->span_d = isectd_cast_ray2_polygon2(&given[0].ray2_d, &polygon2, given[2].rule);
}

static void closest_point_segment(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_segment(&given[0].vec3, &given[1].segment);
}

static void closest_point_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_segment(&given[0].vec3_d, &given[1].segment_d);
}

static void closest_point_ray(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_ray(&given[0].vec3, &given[1].ray);
}

static void closest_point_ray_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_ray(&given[0].vec3_d, &given[1].ray_d);
}

static void closest_point_plane(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_plane(&given[0].vec3, &given[1].plane);
}

static void closest_point_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_plane(&given[0].vec3_d, &given[1].plane_d);
}

static void closest_point_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_triangle(&given[0].vec3, &given[1].triangle);
}

static void closest_point_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_triangle(&given[0].vec3_d, &given[1].triangle_d);
}

static void closest_point_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_rectangle(&given[0].vec3, &given[1].rectangle);
}

static void closest_point_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_rectangle(&given[0].vec3_d, &given[1].rectangle_d);
}

static void closest_point_disc(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_disc(&given[0].vec3, &given[1].disc);
}

static void closest_point_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_disc(&given[0].vec3_d, &given[1].disc_d);
}

static void closest_point_polygon(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .count = given[1].points.count};
    answer->nearest = isect_closest_point_polygon(&given[0].vec3, &polygon, given[2].rule);
}

static void closest_point_polygon_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_point_polygon(&given[0].vec3_d, &polygon, given[2].rule);
}

static void closest_point_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_sphere(&given[0].vec3, &given[1].sphere);
}

static void closest_point_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_sphere(&given[0].vec3_d, &given[1].sphere_d);
}

static void closest_point_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_capsule(&given[0].vec3, &given[1].capsule);
}

static void closest_point_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_capsule(&given[0].vec3_d, &given[1].capsule_d);
}

static void closest_point_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_aabb(&given[0].vec3, &given[1].aabb);
}

static void closest_point_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_aabb(&given[0].vec3_d, &given[1].aabb_d);
}

static void closest_point_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_obb(&given[0].vec3, &given[1].obb);
}

static void closest_point_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_obb(&given[0].vec3_d, &given[1].obb_d);
}

static void closest_segment_segment(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_segment(&given[0].segment, &given[1].segment);
}

static void closest_segment_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_segment(&given[0].segment_d, &given[1].segment_d);
}

static void closest_ray_ray(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ray_ray(&given[0].ray, &given[1].ray);
}

static void closest_ray_ray_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ray_ray(&given[0].ray_d, &given[1].ray_d);
}

static void closest_point_point(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_point(&given[0].vec3, &given[1].vec3);
}

static void closest_point_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_point(&given[0].vec3_d, &given[1].vec3_d);
}

static void closest_point_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_lozenge(&given[0].vec3, &given[1].lozenge);
}

static void closest_point_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_lozenge(&given[0].vec3_d, &given[1].lozenge_d);
}

static void closest_point_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_ellipsoid(&given[0].vec3, &given[1].ellipsoid);
}

static void closest_point_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_ellipsoid(&given[0].vec3_d, &given[1].ellipsoid_d);
}

static void closest_point_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_cylinder(&given[0].vec3, &given[1].cylinder);
}

static void closest_point_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_cylinder(&given[0].vec3_d, &given[1].cylinder_d);
}

static void closest_point_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_cone(&given[0].vec3, &given[1].cone);
}

static void closest_point_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_cone(&given[0].vec3_d, &given[1].cone_d);
}

static void closest_point_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_point_kdop(&given[0].vec3, &kdop);
}

static void closest_point_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_point_kdop(&given[0].vec3_d, &kdop);
}

static void closest_point_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_frustum(&given[0].vec3, &given[1].frustum);
}

static void closest_point_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_frustum(&given[0].vec3_d, &given[1].frustum_d);
}

static void closest_point_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_point_hull(&given[0].vec3, &corners);
}

static void closest_point_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_point_hull(&given[0].vec3_d, &corners);
}

static void closest_point_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_point_tetrahedron(&given[0].vec3, &given[1].tetrahedron);
}

static void closest_point_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_point_tetrahedron(&given[0].vec3_d, &given[1].tetrahedron_d);
}

static void closest_segment_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_triangle(&given[0].segment, &given[1].triangle);
}

static void closest_segment_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_triangle(&given[0].segment_d, &given[1].triangle_d);
}

static void closest_segment_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_rectangle(&given[0].segment, &given[1].rectangle);
}

static void closest_segment_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_rectangle(&given[0].segment_d, &given[1].rectangle_d);
}

static void closest_segment_disc(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_disc(&given[0].segment, &given[1].disc);
}

static void closest_segment_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_disc(&given[0].segment_d, &given[1].disc_d);
}

static void closest_segment_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_sphere(&given[0].segment, &given[1].sphere);
}

static void closest_segment_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_sphere(&given[0].segment_d, &given[1].sphere_d);
}

static void closest_segment_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_capsule(&given[0].segment, &given[1].capsule);
}

static void closest_segment_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_capsule(&given[0].segment_d, &given[1].capsule_d);
}

static void closest_segment_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_lozenge(&given[0].segment, &given[1].lozenge);
}

static void closest_segment_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_lozenge(&given[0].segment_d, &given[1].lozenge_d);
}

static void closest_segment_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_ellipsoid(&given[0].segment, &given[1].ellipsoid);
}

static void closest_segment_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_ellipsoid(&given[0].segment_d, &given[1].ellipsoid_d);
}

static void closest_segment_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_cylinder(&given[0].segment, &given[1].cylinder);
}

static void closest_segment_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_cylinder(&given[0].segment_d, &given[1].cylinder_d);
}

static void closest_segment_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_cone(&given[0].segment, &given[1].cone);
}

static void closest_segment_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_cone(&given[0].segment_d, &given[1].cone_d);
}

static void closest_segment_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_aabb(&given[0].segment, &given[1].aabb);
}

static void closest_segment_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_aabb(&given[0].segment_d, &given[1].aabb_d);
}

static void closest_segment_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_obb(&given[0].segment, &given[1].obb);
}

static void closest_segment_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_obb(&given[0].segment_d, &given[1].obb_d);
}

static void closest_segment_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_segment_kdop(&given[0].segment, &kdop);
}

static void closest_segment_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_segment_kdop(&given[0].segment_d, &kdop);
}

static void closest_segment_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_frustum(&given[0].segment, &given[1].frustum);
}

static void closest_segment_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_frustum(&given[0].segment_d, &given[1].frustum_d);
}

static void closest_segment_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_segment_hull(&given[0].segment, &corners);
}

static void closest_segment_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_segment_hull(&given[0].segment_d, &corners);
}

static void closest_segment_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_segment_tetrahedron(&given[0].segment, &given[1].tetrahedron);
}

static void closest_segment_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_segment_tetrahedron(&given[0].segment_d, &given[1].tetrahedron_d);
}

static void closest_triangle_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_triangle(&given[0].triangle, &given[1].triangle);
}

static void closest_triangle_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_triangle(&given[0].triangle_d, &given[1].triangle_d);
}

static void closest_triangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_rectangle(&given[0].triangle, &given[1].rectangle);
}

static void closest_triangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_rectangle(&given[0].triangle_d, &given[1].rectangle_d);
}

static void closest_triangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_disc(&given[0].triangle, &given[1].disc);
}

static void closest_triangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_disc(&given[0].triangle_d, &given[1].disc_d);
}

static void closest_triangle_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_sphere(&given[0].triangle, &given[1].sphere);
}

static void closest_triangle_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_sphere(&given[0].triangle_d, &given[1].sphere_d);
}

static void closest_triangle_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_capsule(&given[0].triangle, &given[1].capsule);
}

static void closest_triangle_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_capsule(&given[0].triangle_d, &given[1].capsule_d);
}

static void closest_triangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_lozenge(&given[0].triangle, &given[1].lozenge);
}

static void closest_triangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_lozenge(&given[0].triangle_d, &given[1].lozenge_d);
}

static void closest_triangle_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_ellipsoid(&given[0].triangle, &given[1].ellipsoid);
}

static void closest_triangle_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_ellipsoid(&given[0].triangle_d, &given[1].ellipsoid_d);
}

static void closest_triangle_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_cylinder(&given[0].triangle, &given[1].cylinder);
}

static void closest_triangle_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_cylinder(&given[0].triangle_d, &given[1].cylinder_d);
}

static void closest_triangle_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_cone(&given[0].triangle, &given[1].cone);
}

static void closest_triangle_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_cone(&given[0].triangle_d, &given[1].cone_d);
}

static void closest_triangle_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_aabb(&given[0].triangle, &given[1].aabb);
}

static void closest_triangle_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_aabb(&given[0].triangle_d, &given[1].aabb_d);
}

static void closest_triangle_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_obb(&given[0].triangle, &given[1].obb);
}

static void closest_triangle_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_obb(&given[0].triangle_d, &given[1].obb_d);
}

static void closest_triangle_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_triangle_kdop(&given[0].triangle, &kdop);
}

static void closest_triangle_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_triangle_kdop(&given[0].triangle_d, &kdop);
}

static void closest_triangle_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_frustum(&given[0].triangle, &given[1].frustum);
}

static void closest_triangle_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_frustum(&given[0].triangle_d, &given[1].frustum_d);
}

static void closest_triangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_triangle_hull(&given[0].triangle, &corners);
}

static void closest_triangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_triangle_hull(&given[0].triangle_d, &corners);
}

static void closest_triangle_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_triangle_tetrahedron(&given[0].triangle, &given[1].tetrahedron);
}

static void closest_triangle_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_triangle_tetrahedron(&given[0].triangle_d, &given[1].tetrahedron_d);
}

static void closest_rectangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_rectangle(&given[0].rectangle, &given[1].rectangle);
}

static void closest_rectangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_rectangle(&given[0].rectangle_d, &given[1].rectangle_d);
}

static void closest_rectangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_disc(&given[0].rectangle, &given[1].disc);
}

static void closest_rectangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_disc(&given[0].rectangle_d, &given[1].disc_d);
}

static void closest_rectangle_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_sphere(&given[0].rectangle, &given[1].sphere);
}

static void closest_rectangle_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_sphere(&given[0].rectangle_d, &given[1].sphere_d);
}

static void closest_rectangle_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_capsule(&given[0].rectangle, &given[1].capsule);
}

static void closest_rectangle_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_capsule(&given[0].rectangle_d, &given[1].capsule_d);
}

static void closest_rectangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_lozenge(&given[0].rectangle, &given[1].lozenge);
}

static void closest_rectangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_lozenge(&given[0].rectangle_d, &given[1].lozenge_d);
}

static void closest_rectangle_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_ellipsoid(&given[0].rectangle, &given[1].ellipsoid);
}

static void closest_rectangle_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_ellipsoid(&given[0].rectangle_d, &given[1].ellipsoid_d);
}

static void closest_rectangle_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_cylinder(&given[0].rectangle, &given[1].cylinder);
}

static void closest_rectangle_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_cylinder(&given[0].rectangle_d, &given[1].cylinder_d);
}

static void closest_rectangle_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_cone(&given[0].rectangle, &given[1].cone);
}

static void closest_rectangle_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_cone(&given[0].rectangle_d, &given[1].cone_d);
}

static void closest_rectangle_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_aabb(&given[0].rectangle, &given[1].aabb);
}

static void closest_rectangle_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_aabb(&given[0].rectangle_d, &given[1].aabb_d);
}

static void closest_rectangle_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_obb(&given[0].rectangle, &given[1].obb);
}

static void closest_rectangle_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_obb(&given[0].rectangle_d, &given[1].obb_d);
}

static void closest_rectangle_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_rectangle_kdop(&given[0].rectangle, &kdop);
}

static void closest_rectangle_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_rectangle_kdop(&given[0].rectangle_d, &kdop);
}

static void closest_rectangle_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_frustum(&given[0].rectangle, &given[1].frustum);
}

static void closest_rectangle_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_frustum(&given[0].rectangle_d, &given[1].frustum_d);
}

static void closest_rectangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_rectangle_hull(&given[0].rectangle, &corners);
}

static void closest_rectangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_rectangle_hull(&given[0].rectangle_d, &corners);
}

static void closest_rectangle_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_rectangle_tetrahedron(&given[0].rectangle, &given[1].tetrahedron);
}

static void closest_rectangle_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_rectangle_tetrahedron(&given[0].rectangle_d, &given[1].tetrahedron_d);
}

static void closest_disc_disc(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_disc(&given[0].disc, &given[1].disc);
}

static void closest_disc_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_disc(&given[0].disc_d, &given[1].disc_d);
}

static void closest_disc_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_sphere(&given[0].disc, &given[1].sphere);
}

static void closest_disc_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_sphere(&given[0].disc_d, &given[1].sphere_d);
}

static void closest_disc_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_capsule(&given[0].disc, &given[1].capsule);
}

static void closest_disc_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_capsule(&given[0].disc_d, &given[1].capsule_d);
}

static void closest_disc_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_lozenge(&given[0].disc, &given[1].lozenge);
}

static void closest_disc_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_lozenge(&given[0].disc_d, &given[1].lozenge_d);
}

static void closest_disc_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_ellipsoid(&given[0].disc, &given[1].ellipsoid);
}

static void closest_disc_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_ellipsoid(&given[0].disc_d, &given[1].ellipsoid_d);
}

static void closest_disc_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_cylinder(&given[0].disc, &given[1].cylinder);
}

static void closest_disc_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_cylinder(&given[0].disc_d, &given[1].cylinder_d);
}

static void closest_disc_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_cone(&given[0].disc, &given[1].cone);
}

static void closest_disc_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_cone(&given[0].disc_d, &given[1].cone_d);
}

static void closest_disc_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_aabb(&given[0].disc, &given[1].aabb);
}

static void closest_disc_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_aabb(&given[0].disc_d, &given[1].aabb_d);
}

static void closest_disc_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_obb(&given[0].disc, &given[1].obb);
}

static void closest_disc_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_obb(&given[0].disc_d, &given[1].obb_d);
}

static void closest_disc_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_disc_kdop(&given[0].disc, &kdop);
}

static void closest_disc_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_disc_kdop(&given[0].disc_d, &kdop);
}

static void closest_disc_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_frustum(&given[0].disc, &given[1].frustum);
}

static void closest_disc_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_frustum(&given[0].disc_d, &given[1].frustum_d);
}

static void closest_disc_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_disc_hull(&given[0].disc, &corners);
}

static void closest_disc_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_disc_hull(&given[0].disc_d, &corners);
}

static void closest_disc_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_disc_tetrahedron(&given[0].disc, &given[1].tetrahedron);
}

static void closest_disc_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_disc_tetrahedron(&given[0].disc_d, &given[1].tetrahedron_d);
}

static void closest_sphere_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_sphere(&given[0].sphere, &given[1].sphere);
}

static void closest_sphere_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_sphere(&given[0].sphere_d, &given[1].sphere_d);
}

static void closest_sphere_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_capsule(&given[0].sphere, &given[1].capsule);
}

static void closest_sphere_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_capsule(&given[0].sphere_d, &given[1].capsule_d);
}

static void closest_sphere_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_lozenge(&given[0].sphere, &given[1].lozenge);
}

static void closest_sphere_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_lozenge(&given[0].sphere_d, &given[1].lozenge_d);
}

static void closest_sphere_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_ellipsoid(&given[0].sphere, &given[1].ellipsoid);
}

static void closest_sphere_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_ellipsoid(&given[0].sphere_d, &given[1].ellipsoid_d);
}

static void closest_sphere_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_cylinder(&given[0].sphere, &given[1].cylinder);
}

static void closest_sphere_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_cylinder(&given[0].sphere_d, &given[1].cylinder_d);
}

static void closest_sphere_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_cone(&given[0].sphere, &given[1].cone);
}

static void closest_sphere_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_cone(&given[0].sphere_d, &given[1].cone_d);
}

static void closest_sphere_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_aabb(&given[0].sphere, &given[1].aabb);
}

static void closest_sphere_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_aabb(&given[0].sphere_d, &given[1].aabb_d);
}

static void closest_sphere_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_obb(&given[0].sphere, &given[1].obb);
}

static void closest_sphere_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_obb(&given[0].sphere_d, &given[1].obb_d);
}

static void closest_sphere_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_sphere_kdop(&given[0].sphere, &kdop);
}

static void closest_sphere_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_sphere_kdop(&given[0].sphere_d, &kdop);
}

static void closest_sphere_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_frustum(&given[0].sphere, &given[1].frustum);
}

static void closest_sphere_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_frustum(&given[0].sphere_d, &given[1].frustum_d);
}

static void closest_sphere_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_sphere_hull(&given[0].sphere, &corners);
}

static void closest_sphere_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_sphere_hull(&given[0].sphere_d, &corners);
}

static void closest_sphere_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_sphere_tetrahedron(&given[0].sphere, &given[1].tetrahedron);
}

static void closest_sphere_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_sphere_tetrahedron(&given[0].sphere_d, &given[1].tetrahedron_d);
}

static void closest_capsule_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_capsule(&given[0].capsule, &given[1].capsule);
}

static void closest_capsule_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_capsule(&given[0].capsule_d, &given[1].capsule_d);
}

static void closest_capsule_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_lozenge(&given[0].capsule, &given[1].lozenge);
}

static void closest_capsule_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_lozenge(&given[0].capsule_d, &given[1].lozenge_d);
}

static void closest_capsule_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_ellipsoid(&given[0].capsule, &given[1].ellipsoid);
}

static void closest_capsule_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_ellipsoid(&given[0].capsule_d, &given[1].ellipsoid_d);
}

static void closest_capsule_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_cylinder(&given[0].capsule, &given[1].cylinder);
}

static void closest_capsule_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_cylinder(&given[0].capsule_d, &given[1].cylinder_d);
}

static void closest_capsule_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_cone(&given[0].capsule, &given[1].cone);
}

static void closest_capsule_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_cone(&given[0].capsule_d, &given[1].cone_d);
}

static void closest_capsule_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_aabb(&given[0].capsule, &given[1].aabb);
}

static void closest_capsule_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_aabb(&given[0].capsule_d, &given[1].aabb_d);
}

static void closest_capsule_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_obb(&given[0].capsule, &given[1].obb);
}

static void closest_capsule_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_obb(&given[0].capsule_d, &given[1].obb_d);
}

static void closest_capsule_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_capsule_kdop(&given[0].capsule, &kdop);
}

static void closest_capsule_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_capsule_kdop(&given[0].capsule_d, &kdop);
}

static void closest_capsule_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_frustum(&given[0].capsule, &given[1].frustum);
}

static void closest_capsule_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_frustum(&given[0].capsule_d, &given[1].frustum_d);
}

static void closest_capsule_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_capsule_hull(&given[0].capsule, &corners);
}

static void closest_capsule_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_capsule_hull(&given[0].capsule_d, &corners);
}

static void closest_capsule_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_capsule_tetrahedron(&given[0].capsule, &given[1].tetrahedron);
}

static void closest_capsule_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_capsule_tetrahedron(&given[0].capsule_d, &given[1].tetrahedron_d);
}

static void closest_lozenge_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_lozenge(&given[0].lozenge, &given[1].lozenge);
}

static void closest_lozenge_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_lozenge(&given[0].lozenge_d, &given[1].lozenge_d);
}

static void closest_lozenge_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_ellipsoid(&given[0].lozenge, &given[1].ellipsoid);
}

static void closest_lozenge_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_ellipsoid(&given[0].lozenge_d, &given[1].ellipsoid_d);
}

static void closest_lozenge_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_cylinder(&given[0].lozenge, &given[1].cylinder);
}

static void closest_lozenge_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_cylinder(&given[0].lozenge_d, &given[1].cylinder_d);
}

static void closest_lozenge_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_cone(&given[0].lozenge, &given[1].cone);
}

static void closest_lozenge_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_cone(&given[0].lozenge_d, &given[1].cone_d);
}

static void closest_lozenge_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_aabb(&given[0].lozenge, &given[1].aabb);
}

static void closest_lozenge_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_aabb(&given[0].lozenge_d, &given[1].aabb_d);
}

static void closest_lozenge_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_obb(&given[0].lozenge, &given[1].obb);
}

static void closest_lozenge_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_obb(&given[0].lozenge_d, &given[1].obb_d);
}

static void closest_lozenge_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_lozenge_kdop(&given[0].lozenge, &kdop);
}

static void closest_lozenge_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_lozenge_kdop(&given[0].lozenge_d, &kdop);
}

static void closest_lozenge_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_frustum(&given[0].lozenge, &given[1].frustum);
}

static void closest_lozenge_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_frustum(&given[0].lozenge_d, &given[1].frustum_d);
}

static void closest_lozenge_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_lozenge_hull(&given[0].lozenge, &corners);
}

static void closest_lozenge_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_lozenge_hull(&given[0].lozenge_d, &corners);
}

static void closest_lozenge_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_lozenge_tetrahedron(&given[0].lozenge, &given[1].tetrahedron);
}

static void closest_lozenge_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_lozenge_tetrahedron(&given[0].lozenge_d, &given[1].tetrahedron_d);
}

static void closest_ellipsoid_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_ellipsoid(&given[0].ellipsoid, &given[1].ellipsoid);
}

static void closest_ellipsoid_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_ellipsoid(&given[0].ellipsoid_d, &given[1].ellipsoid_d);
}

static void closest_ellipsoid_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_cylinder(&given[0].ellipsoid, &given[1].cylinder);
}

static void closest_ellipsoid_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_cylinder(&given[0].ellipsoid_d, &given[1].cylinder_d);
}

static void closest_ellipsoid_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_cone(&given[0].ellipsoid, &given[1].cone);
}

static void closest_ellipsoid_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_cone(&given[0].ellipsoid_d, &given[1].cone_d);
}

static void closest_ellipsoid_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_aabb(&given[0].ellipsoid, &given[1].aabb);
}

static void closest_ellipsoid_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_aabb(&given[0].ellipsoid_d, &given[1].aabb_d);
}

static void closest_ellipsoid_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_obb(&given[0].ellipsoid, &given[1].obb);
}

static void closest_ellipsoid_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_obb(&given[0].ellipsoid_d, &given[1].obb_d);
}

static void closest_ellipsoid_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_ellipsoid_kdop(&given[0].ellipsoid, &kdop);
}

static void closest_ellipsoid_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_ellipsoid_kdop(&given[0].ellipsoid_d, &kdop);
}

static void closest_ellipsoid_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_frustum(&given[0].ellipsoid, &given[1].frustum);
}

static void closest_ellipsoid_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_frustum(&given[0].ellipsoid_d, &given[1].frustum_d);
}

static void closest_ellipsoid_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_ellipsoid_hull(&given[0].ellipsoid, &corners);
}

static void closest_ellipsoid_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_ellipsoid_hull(&given[0].ellipsoid_d, &corners);
}

static void closest_ellipsoid_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_ellipsoid_tetrahedron(&given[0].ellipsoid, &given[1].tetrahedron);
}

static void closest_ellipsoid_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_ellipsoid_tetrahedron(&given[0].ellipsoid_d, &given[1].tetrahedron_d);
}

static void closest_cylinder_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cylinder_cylinder(&given[0].cylinder, &given[1].cylinder);
}

static void closest_cylinder_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cylinder_cylinder(&given[0].cylinder_d, &given[1].cylinder_d);
}

static void closest_cylinder_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cylinder_cone(&given[0].cylinder, &given[1].cone);
}

static void closest_cylinder_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cylinder_cone(&given[0].cylinder_d, &given[1].cone_d);
}

static void closest_cylinder_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cylinder_aabb(&given[0].cylinder, &given[1].aabb);
}

static void closest_cylinder_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cylinder_aabb(&given[0].cylinder_d, &given[1].aabb_d);
}

static void closest_cylinder_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cylinder_obb(&given[0].cylinder, &given[1].obb);
}

static void closest_cylinder_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cylinder_obb(&given[0].cylinder_d, &given[1].obb_d);
}

static void closest_cylinder_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_cylinder_kdop(&given[0].cylinder, &kdop);
}

static void closest_cylinder_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_cylinder_kdop(&given[0].cylinder_d, &kdop);
}

static void closest_cylinder_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cylinder_frustum(&given[0].cylinder, &given[1].frustum);
}

static void closest_cylinder_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cylinder_frustum(&given[0].cylinder_d, &given[1].frustum_d);
}

static void closest_cylinder_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_cylinder_hull(&given[0].cylinder, &corners);
}

static void closest_cylinder_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_cylinder_hull(&given[0].cylinder_d, &corners);
}

static void closest_cylinder_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cylinder_tetrahedron(&given[0].cylinder, &given[1].tetrahedron);
}

static void closest_cylinder_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cylinder_tetrahedron(&given[0].cylinder_d, &given[1].tetrahedron_d);
}

static void closest_cone_cone(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cone_cone(&given[0].cone, &given[1].cone);
}

static void closest_cone_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cone_cone(&given[0].cone_d, &given[1].cone_d);
}

static void closest_cone_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cone_aabb(&given[0].cone, &given[1].aabb);
}

static void closest_cone_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cone_aabb(&given[0].cone_d, &given[1].aabb_d);
}

static void closest_cone_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cone_obb(&given[0].cone, &given[1].obb);
}

static void closest_cone_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cone_obb(&given[0].cone_d, &given[1].obb_d);
}

static void closest_cone_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_cone_kdop(&given[0].cone, &kdop);
}

static void closest_cone_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_cone_kdop(&given[0].cone_d, &kdop);
}

static void closest_cone_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cone_frustum(&given[0].cone, &given[1].frustum);
}

static void closest_cone_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cone_frustum(&given[0].cone_d, &given[1].frustum_d);
}

static void closest_cone_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_cone_hull(&given[0].cone, &corners);
}

static void closest_cone_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_cone_hull(&given[0].cone_d, &corners);
}

static void closest_cone_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_cone_tetrahedron(&given[0].cone, &given[1].tetrahedron);
}

static void closest_cone_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_cone_tetrahedron(&given[0].cone_d, &given[1].tetrahedron_d);
}

static void closest_aabb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_aabb_aabb(&given[0].aabb, &given[1].aabb);
}

static void closest_aabb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_aabb_aabb(&given[0].aabb_d, &given[1].aabb_d);
}

static void closest_aabb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_aabb_obb(&given[0].aabb, &given[1].obb);
}

static void closest_aabb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_aabb_obb(&given[0].aabb_d, &given[1].obb_d);
}

static void closest_aabb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_aabb_kdop(&given[0].aabb, &kdop);
}

static void closest_aabb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_aabb_kdop(&given[0].aabb_d, &kdop);
}

static void closest_aabb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_aabb_frustum(&given[0].aabb, &given[1].frustum);
}

static void closest_aabb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_aabb_frustum(&given[0].aabb_d, &given[1].frustum_d);
}

static void closest_aabb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_aabb_hull(&given[0].aabb, &corners);
}

static void closest_aabb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_aabb_hull(&given[0].aabb_d, &corners);
}

static void closest_aabb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_aabb_tetrahedron(&given[0].aabb, &given[1].tetrahedron);
}

static void closest_aabb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_aabb_tetrahedron(&given[0].aabb_d, &given[1].tetrahedron_d);
}

static void closest_obb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_obb_obb(&given[0].obb, &given[1].obb);
}

static void closest_obb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_obb_obb(&given[0].obb_d, &given[1].obb_d);
}

static void closest_obb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_obb_kdop(&given[0].obb, &kdop);
}

static void closest_obb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_obb_kdop(&given[0].obb_d, &kdop);
}

static void closest_obb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_obb_frustum(&given[0].obb, &given[1].frustum);
}

static void closest_obb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_obb_frustum(&given[0].obb_d, &given[1].frustum_d);
}

static void closest_obb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_obb_hull(&given[0].obb, &corners);
}

static void closest_obb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_obb_hull(&given[0].obb_d, &corners);
}

static void closest_obb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_obb_tetrahedron(&given[0].obb, &given[1].tetrahedron);
}

static void closest_obb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_obb_tetrahedron(&given[0].obb_d, &given[1].tetrahedron_d);
}

static void closest_kdop_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop_a = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_kdop kdop_b = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest = isect_closest_kdop_kdop(&kdop_a, &kdop_b);
}

static void closest_kdop_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop_a = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_kdop kdop_b = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->nearest_d = isectd_closest_kdop_kdop(&kdop_a, &kdop_b);
}

static void closest_kdop_frustum(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->nearest = isect_closest_kdop_frustum(&kdop, &given[1].frustum);
}

static void closest_kdop_frustum_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->nearest_d = isectd_closest_kdop_frustum(&kdop, &given[1].frustum_d);
}

static void closest_kdop_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_kdop_hull(&kdop, &corners);
}

static void closest_kdop_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_kdop_hull(&kdop, &corners);
}

static void closest_kdop_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->nearest = isect_closest_kdop_tetrahedron(&kdop, &given[1].tetrahedron);
}

static void closest_kdop_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->nearest_d = isectd_closest_kdop_tetrahedron(&kdop, &given[1].tetrahedron_d);
}

static void closest_frustum_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_frustum_frustum(&given[0].frustum, &given[1].frustum);
}

static void closest_frustum_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_frustum_frustum(&given[0].frustum_d, &given[1].frustum_d);
}

static void closest_frustum_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_frustum_hull(&given[0].frustum, &corners);
}

static void closest_frustum_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_frustum_hull(&given[0].frustum_d, &corners);
}

static void closest_frustum_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_frustum_tetrahedron(&given[0].frustum, &given[1].tetrahedron);
}

static void closest_frustum_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_frustum_tetrahedron(&given[0].frustum_d, &given[1].tetrahedron_d);
}

static void closest_hull_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners_a = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    const isect_hull corners_b = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->nearest = isect_closest_hull_hull(&corners_a, &corners_b);
}

static void closest_hull_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners_a = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    const isectd_hull corners_b = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->nearest_d = isectd_closest_hull_hull(&corners_a, &corners_b);
}

static void closest_hull_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->nearest = isect_closest_hull_tetrahedron(&corners, &given[1].tetrahedron);
}

static void closest_hull_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->nearest_d = isectd_closest_hull_tetrahedron(&corners, &given[1].tetrahedron_d);
}

static void closest_tetrahedron_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->nearest = isect_closest_tetrahedron_tetrahedron(&given[0].tetrahedron, &given[1].tetrahedron);
}

static void closest_tetrahedron_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->nearest_d = isectd_closest_tetrahedron_tetrahedron(&given[0].tetrahedron_d, &given[1].tetrahedron_d);
}

static void contact_point_point(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_point(&given[0].vec3, &given[1].vec3);
}

static void contact_point_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_point(&given[0].vec3_d, &given[1].vec3_d);
}

static void contact_point_segment(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_segment(&given[0].vec3, &given[1].segment);
}

static void contact_point_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_segment(&given[0].vec3_d, &given[1].segment_d);
}

static void contact_point_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_triangle(&given[0].vec3, &given[1].triangle);
}

static void contact_point_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_triangle(&given[0].vec3_d, &given[1].triangle_d);
}

static void contact_point_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_rectangle(&given[0].vec3, &given[1].rectangle);
}

static void contact_point_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_rectangle(&given[0].vec3_d, &given[1].rectangle_d);
}

static void contact_point_disc(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_disc(&given[0].vec3, &given[1].disc);
}

static void contact_point_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_disc(&given[0].vec3_d, &given[1].disc_d);
}

static void contact_point_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_sphere(&given[0].vec3, &given[1].sphere);
}

static void contact_point_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_sphere(&given[0].vec3_d, &given[1].sphere_d);
}

static void contact_point_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_capsule(&given[0].vec3, &given[1].capsule);
}

static void contact_point_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_capsule(&given[0].vec3_d, &given[1].capsule_d);
}

static void contact_point_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_lozenge(&given[0].vec3, &given[1].lozenge);
}

static void contact_point_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_lozenge(&given[0].vec3_d, &given[1].lozenge_d);
}

static void contact_point_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_ellipsoid(&given[0].vec3, &given[1].ellipsoid);
}

static void contact_point_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_ellipsoid(&given[0].vec3_d, &given[1].ellipsoid_d);
}

static void contact_point_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_cylinder(&given[0].vec3, &given[1].cylinder);
}

static void contact_point_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_cylinder(&given[0].vec3_d, &given[1].cylinder_d);
}

static void contact_point_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_cone(&given[0].vec3, &given[1].cone);
}

static void contact_point_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_cone(&given[0].vec3_d, &given[1].cone_d);
}

static void contact_point_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_aabb(&given[0].vec3, &given[1].aabb);
}

static void contact_point_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_aabb(&given[0].vec3_d, &given[1].aabb_d);
}

static void contact_point_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_obb(&given[0].vec3, &given[1].obb);
}

static void contact_point_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_obb(&given[0].vec3_d, &given[1].obb_d);
}

static void contact_point_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_point_kdop(&given[0].vec3, &kdop);
}

static void contact_point_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_point_kdop(&given[0].vec3_d, &kdop);
}

static void contact_point_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_frustum(&given[0].vec3, &given[1].frustum);
}

static void contact_point_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_frustum(&given[0].vec3_d, &given[1].frustum_d);
}

static void contact_point_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_point_hull(&given[0].vec3, &corners);
}

static void contact_point_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_point_hull(&given[0].vec3_d, &corners);
}

static void contact_point_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_tetrahedron(&given[0].vec3, &given[1].tetrahedron);
}

static void contact_point_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_tetrahedron(&given[0].vec3_d, &given[1].tetrahedron_d);
}

static void contact_segment_segment(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_segment(&given[0].segment, &given[1].segment);
}

static void contact_segment_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_segment(&given[0].segment_d, &given[1].segment_d);
}

static void contact_segment_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_triangle(&given[0].segment, &given[1].triangle);
}

static void contact_segment_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_triangle(&given[0].segment_d, &given[1].triangle_d);
}

static void contact_segment_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_rectangle(&given[0].segment, &given[1].rectangle);
}

static void contact_segment_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_rectangle(&given[0].segment_d, &given[1].rectangle_d);
}

static void contact_segment_disc(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_disc(&given[0].segment, &given[1].disc);
}

static void contact_segment_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_disc(&given[0].segment_d, &given[1].disc_d);
}

static void contact_segment_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_sphere(&given[0].segment, &given[1].sphere);
}

static void contact_segment_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_sphere(&given[0].segment_d, &given[1].sphere_d);
}

static void contact_segment_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_capsule(&given[0].segment, &given[1].capsule);
}

static void contact_segment_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_capsule(&given[0].segment_d, &given[1].capsule_d);
}

static void contact_segment_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_lozenge(&given[0].segment, &given[1].lozenge);
}

static void contact_segment_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_lozenge(&given[0].segment_d, &given[1].lozenge_d);
}

static void contact_segment_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_ellipsoid(&given[0].segment, &given[1].ellipsoid);
}

static void contact_segment_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_ellipsoid(&given[0].segment_d, &given[1].ellipsoid_d);
}

static void contact_segment_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_cylinder(&given[0].segment, &given[1].cylinder);
}

static void contact_segment_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_cylinder(&given[0].segment_d, &given[1].cylinder_d);
}

static void contact_segment_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_cone(&given[0].segment, &given[1].cone);
}

static void contact_segment_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_cone(&given[0].segment_d, &given[1].cone_d);
}

static void contact_segment_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_aabb(&given[0].segment, &given[1].aabb);
}

static void contact_segment_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_aabb(&given[0].segment_d, &given[1].aabb_d);
}

static void contact_segment_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_obb(&given[0].segment, &given[1].obb);
}

static void contact_segment_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_obb(&given[0].segment_d, &given[1].obb_d);
}

static void contact_segment_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_segment_kdop(&given[0].segment, &kdop);
}

static void contact_segment_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_segment_kdop(&given[0].segment_d, &kdop);
}

static void contact_segment_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_frustum(&given[0].segment, &given[1].frustum);
}

static void contact_segment_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_frustum(&given[0].segment_d, &given[1].frustum_d);
}

static void contact_segment_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_segment_hull(&given[0].segment, &corners);
}

static void contact_segment_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_segment_hull(&given[0].segment_d, &corners);
}

static void contact_segment_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_tetrahedron(&given[0].segment, &given[1].tetrahedron);
}

static void contact_segment_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_tetrahedron(&given[0].segment_d, &given[1].tetrahedron_d);
}

static void contact_triangle_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_triangle(&given[0].triangle, &given[1].triangle);
}

static void contact_triangle_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_triangle(&given[0].triangle_d, &given[1].triangle_d);
}

static void contact_triangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_rectangle(&given[0].triangle, &given[1].rectangle);
}

static void contact_triangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_rectangle(&given[0].triangle_d, &given[1].rectangle_d);
}

static void contact_triangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_disc(&given[0].triangle, &given[1].disc);
}

static void contact_triangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_disc(&given[0].triangle_d, &given[1].disc_d);
}

static void contact_triangle_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_sphere(&given[0].triangle, &given[1].sphere);
}

static void contact_triangle_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_sphere(&given[0].triangle_d, &given[1].sphere_d);
}

static void contact_triangle_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_capsule(&given[0].triangle, &given[1].capsule);
}

static void contact_triangle_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_capsule(&given[0].triangle_d, &given[1].capsule_d);
}

static void contact_triangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_lozenge(&given[0].triangle, &given[1].lozenge);
}

static void contact_triangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_lozenge(&given[0].triangle_d, &given[1].lozenge_d);
}

static void contact_triangle_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_ellipsoid(&given[0].triangle, &given[1].ellipsoid);
}

static void contact_triangle_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_ellipsoid(&given[0].triangle_d, &given[1].ellipsoid_d);
}

static void contact_triangle_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_cylinder(&given[0].triangle, &given[1].cylinder);
}

static void contact_triangle_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_cylinder(&given[0].triangle_d, &given[1].cylinder_d);
}

static void contact_triangle_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_cone(&given[0].triangle, &given[1].cone);
}

static void contact_triangle_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_cone(&given[0].triangle_d, &given[1].cone_d);
}

static void contact_triangle_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_aabb(&given[0].triangle, &given[1].aabb);
}

static void contact_triangle_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_aabb(&given[0].triangle_d, &given[1].aabb_d);
}

static void contact_triangle_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_obb(&given[0].triangle, &given[1].obb);
}

static void contact_triangle_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_obb(&given[0].triangle_d, &given[1].obb_d);
}

static void contact_triangle_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_triangle_kdop(&given[0].triangle, &kdop);
}

static void contact_triangle_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_triangle_kdop(&given[0].triangle_d, &kdop);
}

static void contact_triangle_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_frustum(&given[0].triangle, &given[1].frustum);
}

static void contact_triangle_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_frustum(&given[0].triangle_d, &given[1].frustum_d);
}

static void contact_triangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_triangle_hull(&given[0].triangle, &corners);
}

static void contact_triangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_triangle_hull(&given[0].triangle_d, &corners);
}

static void contact_triangle_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_triangle_tetrahedron(&given[0].triangle, &given[1].tetrahedron);
}

static void contact_triangle_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_triangle_tetrahedron(&given[0].triangle_d, &given[1].tetrahedron_d);
}

static void contact_rectangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_rectangle(&given[0].rectangle, &given[1].rectangle);
}

static void contact_rectangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_rectangle(&given[0].rectangle_d, &given[1].rectangle_d);
}

static void contact_rectangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_disc(&given[0].rectangle, &given[1].disc);
}

static void contact_rectangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_disc(&given[0].rectangle_d, &given[1].disc_d);
}

static void contact_rectangle_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_sphere(&given[0].rectangle, &given[1].sphere);
}

static void contact_rectangle_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_sphere(&given[0].rectangle_d, &given[1].sphere_d);
}

static void contact_rectangle_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_capsule(&given[0].rectangle, &given[1].capsule);
}

static void contact_rectangle_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_capsule(&given[0].rectangle_d, &given[1].capsule_d);
}

static void contact_rectangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_lozenge(&given[0].rectangle, &given[1].lozenge);
}

static void contact_rectangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_lozenge(&given[0].rectangle_d, &given[1].lozenge_d);
}

static void contact_rectangle_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_ellipsoid(&given[0].rectangle, &given[1].ellipsoid);
}

static void contact_rectangle_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_ellipsoid(&given[0].rectangle_d, &given[1].ellipsoid_d);
}

static void contact_rectangle_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_cylinder(&given[0].rectangle, &given[1].cylinder);
}

static void contact_rectangle_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_cylinder(&given[0].rectangle_d, &given[1].cylinder_d);
}

static void contact_rectangle_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_cone(&given[0].rectangle, &given[1].cone);
}

static void contact_rectangle_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_cone(&given[0].rectangle_d, &given[1].cone_d);
}

static void contact_rectangle_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_aabb(&given[0].rectangle, &given[1].aabb);
}

static void contact_rectangle_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_aabb(&given[0].rectangle_d, &given[1].aabb_d);
}

static void contact_rectangle_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_obb(&given[0].rectangle, &given[1].obb);
}

static void contact_rectangle_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_obb(&given[0].rectangle_d, &given[1].obb_d);
}

static void contact_rectangle_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_rectangle_kdop(&given[0].rectangle, &kdop);
}

static void contact_rectangle_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_rectangle_kdop(&given[0].rectangle_d, &kdop);
}

static void contact_rectangle_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_frustum(&given[0].rectangle, &given[1].frustum);
}

static void contact_rectangle_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_frustum(&given[0].rectangle_d, &given[1].frustum_d);
}

static void contact_rectangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_rectangle_hull(&given[0].rectangle, &corners);
}

static void contact_rectangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_rectangle_hull(&given[0].rectangle_d, &corners);
}

static void contact_rectangle_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_rectangle_tetrahedron(&given[0].rectangle, &given[1].tetrahedron);
}

static void contact_rectangle_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_rectangle_tetrahedron(&given[0].rectangle_d, &given[1].tetrahedron_d);
}

static void contact_disc_disc(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_disc(&given[0].disc, &given[1].disc);
}

static void contact_disc_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_disc(&given[0].disc_d, &given[1].disc_d);
}

static void contact_disc_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_sphere(&given[0].disc, &given[1].sphere);
}

static void contact_disc_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_sphere(&given[0].disc_d, &given[1].sphere_d);
}

static void contact_disc_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_capsule(&given[0].disc, &given[1].capsule);
}

static void contact_disc_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_capsule(&given[0].disc_d, &given[1].capsule_d);
}

static void contact_disc_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_lozenge(&given[0].disc, &given[1].lozenge);
}

static void contact_disc_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_lozenge(&given[0].disc_d, &given[1].lozenge_d);
}

static void contact_disc_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_ellipsoid(&given[0].disc, &given[1].ellipsoid);
}

static void contact_disc_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_ellipsoid(&given[0].disc_d, &given[1].ellipsoid_d);
}

static void contact_disc_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_cylinder(&given[0].disc, &given[1].cylinder);
}

static void contact_disc_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_cylinder(&given[0].disc_d, &given[1].cylinder_d);
}

static void contact_disc_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_cone(&given[0].disc, &given[1].cone);
}

static void contact_disc_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_cone(&given[0].disc_d, &given[1].cone_d);
}

static void contact_disc_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_aabb(&given[0].disc, &given[1].aabb);
}

static void contact_disc_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_aabb(&given[0].disc_d, &given[1].aabb_d);
}

static void contact_disc_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_obb(&given[0].disc, &given[1].obb);
}

static void contact_disc_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_obb(&given[0].disc_d, &given[1].obb_d);
}

static void contact_disc_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_disc_kdop(&given[0].disc, &kdop);
}

static void contact_disc_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_disc_kdop(&given[0].disc_d, &kdop);
}

static void contact_disc_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_frustum(&given[0].disc, &given[1].frustum);
}

static void contact_disc_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_frustum(&given[0].disc_d, &given[1].frustum_d);
}

static void contact_disc_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_disc_hull(&given[0].disc, &corners);
}

static void contact_disc_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_disc_hull(&given[0].disc_d, &corners);
}

static void contact_disc_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_disc_tetrahedron(&given[0].disc, &given[1].tetrahedron);
}

static void contact_disc_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_disc_tetrahedron(&given[0].disc_d, &given[1].tetrahedron_d);
}

static void contact_sphere_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_sphere(&given[0].sphere, &given[1].sphere);
}

static void contact_sphere_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_sphere(&given[0].sphere_d, &given[1].sphere_d);
}

static void contact_sphere_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_capsule(&given[0].sphere, &given[1].capsule);
}

static void contact_sphere_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_capsule(&given[0].sphere_d, &given[1].capsule_d);
}

static void contact_sphere_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_lozenge(&given[0].sphere, &given[1].lozenge);
}

static void contact_sphere_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_lozenge(&given[0].sphere_d, &given[1].lozenge_d);
}

static void contact_sphere_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_ellipsoid(&given[0].sphere, &given[1].ellipsoid);
}

static void contact_sphere_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_ellipsoid(&given[0].sphere_d, &given[1].ellipsoid_d);
}

static void contact_sphere_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_cylinder(&given[0].sphere, &given[1].cylinder);
}

static void contact_sphere_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_cylinder(&given[0].sphere_d, &given[1].cylinder_d);
}

static void contact_sphere_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_cone(&given[0].sphere, &given[1].cone);
}

static void contact_sphere_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_cone(&given[0].sphere_d, &given[1].cone_d);
}

static void contact_sphere_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_aabb(&given[0].sphere, &given[1].aabb);
}

static void contact_sphere_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_aabb(&given[0].sphere_d, &given[1].aabb_d);
}

static void contact_sphere_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_obb(&given[0].sphere, &given[1].obb);
}

static void contact_sphere_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_obb(&given[0].sphere_d, &given[1].obb_d);
}

static void contact_sphere_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_sphere_kdop(&given[0].sphere, &kdop);
}

static void contact_sphere_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_sphere_kdop(&given[0].sphere_d, &kdop);
}

static void contact_sphere_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_frustum(&given[0].sphere, &given[1].frustum);
}

static void contact_sphere_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_frustum(&given[0].sphere_d, &given[1].frustum_d);
}

static void contact_sphere_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_sphere_hull(&given[0].sphere, &corners);
}

static void contact_sphere_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_sphere_hull(&given[0].sphere_d, &corners);
}

static void contact_sphere_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_sphere_tetrahedron(&given[0].sphere, &given[1].tetrahedron);
}

static void contact_sphere_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_sphere_tetrahedron(&given[0].sphere_d, &given[1].tetrahedron_d);
}

static void contact_capsule_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_capsule(&given[0].capsule, &given[1].capsule);
}

static void contact_capsule_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_capsule(&given[0].capsule_d, &given[1].capsule_d);
}

static void contact_capsule_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_lozenge(&given[0].capsule, &given[1].lozenge);
}

static void contact_capsule_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_lozenge(&given[0].capsule_d, &given[1].lozenge_d);
}

static void contact_capsule_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_ellipsoid(&given[0].capsule, &given[1].ellipsoid);
}

static void contact_capsule_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_ellipsoid(&given[0].capsule_d, &given[1].ellipsoid_d);
}

static void contact_capsule_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_cylinder(&given[0].capsule, &given[1].cylinder);
}

static void contact_capsule_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_cylinder(&given[0].capsule_d, &given[1].cylinder_d);
}

static void contact_capsule_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_cone(&given[0].capsule, &given[1].cone);
}

static void contact_capsule_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_cone(&given[0].capsule_d, &given[1].cone_d);
}

static void contact_capsule_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_aabb(&given[0].capsule, &given[1].aabb);
}

static void contact_capsule_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_aabb(&given[0].capsule_d, &given[1].aabb_d);
}

static void contact_capsule_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_obb(&given[0].capsule, &given[1].obb);
}

static void contact_capsule_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_obb(&given[0].capsule_d, &given[1].obb_d);
}

static void contact_capsule_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_capsule_kdop(&given[0].capsule, &kdop);
}

static void contact_capsule_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_capsule_kdop(&given[0].capsule_d, &kdop);
}

static void contact_capsule_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_frustum(&given[0].capsule, &given[1].frustum);
}

static void contact_capsule_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_frustum(&given[0].capsule_d, &given[1].frustum_d);
}

static void contact_capsule_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_capsule_hull(&given[0].capsule, &corners);
}

static void contact_capsule_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_capsule_hull(&given[0].capsule_d, &corners);
}

static void contact_capsule_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_capsule_tetrahedron(&given[0].capsule, &given[1].tetrahedron);
}

static void contact_capsule_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_capsule_tetrahedron(&given[0].capsule_d, &given[1].tetrahedron_d);
}

static void contact_lozenge_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_lozenge(&given[0].lozenge, &given[1].lozenge);
}

static void contact_lozenge_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_lozenge(&given[0].lozenge_d, &given[1].lozenge_d);
}

static void contact_lozenge_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_ellipsoid(&given[0].lozenge, &given[1].ellipsoid);
}

static void contact_lozenge_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_ellipsoid(&given[0].lozenge_d, &given[1].ellipsoid_d);
}

static void contact_lozenge_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_cylinder(&given[0].lozenge, &given[1].cylinder);
}

static void contact_lozenge_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_cylinder(&given[0].lozenge_d, &given[1].cylinder_d);
}

static void contact_lozenge_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_cone(&given[0].lozenge, &given[1].cone);
}

static void contact_lozenge_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_cone(&given[0].lozenge_d, &given[1].cone_d);
}

static void contact_lozenge_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_aabb(&given[0].lozenge, &given[1].aabb);
}

static void contact_lozenge_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_aabb(&given[0].lozenge_d, &given[1].aabb_d);
}

static void contact_lozenge_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_obb(&given[0].lozenge, &given[1].obb);
}

static void contact_lozenge_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_obb(&given[0].lozenge_d, &given[1].obb_d);
}

static void contact_lozenge_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_lozenge_kdop(&given[0].lozenge, &kdop);
}

static void contact_lozenge_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_lozenge_kdop(&given[0].lozenge_d, &kdop);
}

static void contact_lozenge_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_frustum(&given[0].lozenge, &given[1].frustum);
}

static void contact_lozenge_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_frustum(&given[0].lozenge_d, &given[1].frustum_d);
}

static void contact_lozenge_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_lozenge_hull(&given[0].lozenge, &corners);
}

static void contact_lozenge_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_lozenge_hull(&given[0].lozenge_d, &corners);
}

static void contact_lozenge_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_lozenge_tetrahedron(&given[0].lozenge, &given[1].tetrahedron);
}

static void contact_lozenge_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_lozenge_tetrahedron(&given[0].lozenge_d, &given[1].tetrahedron_d);
}

static void contact_ellipsoid_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_ellipsoid(&given[0].ellipsoid, &given[1].ellipsoid);
}

static void contact_ellipsoid_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_ellipsoid(&given[0].ellipsoid_d, &given[1].ellipsoid_d);
}

static void contact_ellipsoid_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_cylinder(&given[0].ellipsoid, &given[1].cylinder);
}

static void contact_ellipsoid_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_cylinder(&given[0].ellipsoid_d, &given[1].cylinder_d);
}

static void contact_ellipsoid_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_cone(&given[0].ellipsoid, &given[1].cone);
}

static void contact_ellipsoid_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_cone(&given[0].ellipsoid_d, &given[1].cone_d);
}

static void contact_ellipsoid_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_aabb(&given[0].ellipsoid, &given[1].aabb);
}

static void contact_ellipsoid_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_aabb(&given[0].ellipsoid_d, &given[1].aabb_d);
}

static void contact_ellipsoid_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_obb(&given[0].ellipsoid, &given[1].obb);
}

static void contact_ellipsoid_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_obb(&given[0].ellipsoid_d, &given[1].obb_d);
}

static void contact_ellipsoid_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_ellipsoid_kdop(&given[0].ellipsoid, &kdop);
}

static void contact_ellipsoid_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_ellipsoid_kdop(&given[0].ellipsoid_d, &kdop);
}

static void contact_ellipsoid_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_frustum(&given[0].ellipsoid, &given[1].frustum);
}

static void contact_ellipsoid_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_frustum(&given[0].ellipsoid_d, &given[1].frustum_d);
}

static void contact_ellipsoid_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_ellipsoid_hull(&given[0].ellipsoid, &corners);
}

static void contact_ellipsoid_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_ellipsoid_hull(&given[0].ellipsoid_d, &corners);
}

static void contact_ellipsoid_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_ellipsoid_tetrahedron(&given[0].ellipsoid, &given[1].tetrahedron);
}

static void contact_ellipsoid_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_ellipsoid_tetrahedron(&given[0].ellipsoid_d, &given[1].tetrahedron_d);
}

static void contact_cylinder_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cylinder_cylinder(&given[0].cylinder, &given[1].cylinder);
}

static void contact_cylinder_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cylinder_cylinder(&given[0].cylinder_d, &given[1].cylinder_d);
}

static void contact_cylinder_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cylinder_cone(&given[0].cylinder, &given[1].cone);
}

static void contact_cylinder_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cylinder_cone(&given[0].cylinder_d, &given[1].cone_d);
}

static void contact_cylinder_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cylinder_aabb(&given[0].cylinder, &given[1].aabb);
}

static void contact_cylinder_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cylinder_aabb(&given[0].cylinder_d, &given[1].aabb_d);
}

static void contact_cylinder_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cylinder_obb(&given[0].cylinder, &given[1].obb);
}

static void contact_cylinder_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cylinder_obb(&given[0].cylinder_d, &given[1].obb_d);
}

static void contact_cylinder_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_cylinder_kdop(&given[0].cylinder, &kdop);
}

static void contact_cylinder_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_cylinder_kdop(&given[0].cylinder_d, &kdop);
}

static void contact_cylinder_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cylinder_frustum(&given[0].cylinder, &given[1].frustum);
}

static void contact_cylinder_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cylinder_frustum(&given[0].cylinder_d, &given[1].frustum_d);
}

static void contact_cylinder_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_cylinder_hull(&given[0].cylinder, &corners);
}

static void contact_cylinder_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_cylinder_hull(&given[0].cylinder_d, &corners);
}

static void contact_cylinder_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cylinder_tetrahedron(&given[0].cylinder, &given[1].tetrahedron);
}

static void contact_cylinder_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cylinder_tetrahedron(&given[0].cylinder_d, &given[1].tetrahedron_d);
}

static void contact_cone_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cone_cone(&given[0].cone, &given[1].cone);
}

static void contact_cone_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cone_cone(&given[0].cone_d, &given[1].cone_d);
}

static void contact_cone_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cone_aabb(&given[0].cone, &given[1].aabb);
}

static void contact_cone_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cone_aabb(&given[0].cone_d, &given[1].aabb_d);
}

static void contact_cone_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cone_obb(&given[0].cone, &given[1].obb);
}

static void contact_cone_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cone_obb(&given[0].cone_d, &given[1].obb_d);
}

static void contact_cone_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_cone_kdop(&given[0].cone, &kdop);
}

static void contact_cone_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_cone_kdop(&given[0].cone_d, &kdop);
}

static void contact_cone_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cone_frustum(&given[0].cone, &given[1].frustum);
}

static void contact_cone_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cone_frustum(&given[0].cone_d, &given[1].frustum_d);
}

static void contact_cone_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_cone_hull(&given[0].cone, &corners);
}

static void contact_cone_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_cone_hull(&given[0].cone_d, &corners);
}

static void contact_cone_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_cone_tetrahedron(&given[0].cone, &given[1].tetrahedron);
}

static void contact_cone_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_cone_tetrahedron(&given[0].cone_d, &given[1].tetrahedron_d);
}

static void contact_aabb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_aabb_aabb(&given[0].aabb, &given[1].aabb);
}

static void contact_aabb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_aabb_aabb(&given[0].aabb_d, &given[1].aabb_d);
}

static void contact_aabb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_aabb_obb(&given[0].aabb, &given[1].obb);
}

static void contact_aabb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_aabb_obb(&given[0].aabb_d, &given[1].obb_d);
}

static void contact_aabb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_aabb_kdop(&given[0].aabb, &kdop);
}

static void contact_aabb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_aabb_kdop(&given[0].aabb_d, &kdop);
}

static void contact_aabb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_aabb_frustum(&given[0].aabb, &given[1].frustum);
}

static void contact_aabb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_aabb_frustum(&given[0].aabb_d, &given[1].frustum_d);
}

static void contact_aabb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_aabb_hull(&given[0].aabb, &corners);
}

static void contact_aabb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_aabb_hull(&given[0].aabb_d, &corners);
}

static void contact_aabb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_aabb_tetrahedron(&given[0].aabb, &given[1].tetrahedron);
}

static void contact_aabb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_aabb_tetrahedron(&given[0].aabb_d, &given[1].tetrahedron_d);
}

static void contact_obb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_obb_obb(&given[0].obb, &given[1].obb);
}

static void contact_obb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_obb_obb(&given[0].obb_d, &given[1].obb_d);
}

static void contact_obb_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_obb_kdop(&given[0].obb, &kdop);
}

static void contact_obb_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_obb_kdop(&given[0].obb_d, &kdop);
}

static void contact_obb_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_obb_frustum(&given[0].obb, &given[1].frustum);
}

static void contact_obb_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_obb_frustum(&given[0].obb_d, &given[1].frustum_d);
}

static void contact_obb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_obb_hull(&given[0].obb, &corners);
}

static void contact_obb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_obb_hull(&given[0].obb_d, &corners);
}

static void contact_obb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_obb_tetrahedron(&given[0].obb, &given[1].tetrahedron);
}

static void contact_obb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_obb_tetrahedron(&given[0].obb_d, &given[1].tetrahedron_d);
}

static void contact_kdop_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop_a = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_kdop kdop_b = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_kdop_kdop(&kdop_a, &kdop_b);
}

static void contact_kdop_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop_a = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_kdop kdop_b = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_kdop_kdop(&kdop_a, &kdop_b);
}

static void contact_kdop_frustum(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->contact = isect_contact_kdop_frustum(&kdop, &given[1].frustum);
}

static void contact_kdop_frustum_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->contact_d = isectd_contact_kdop_frustum(&kdop, &given[1].frustum_d);
}

static void contact_kdop_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_kdop_hull(&kdop, &corners);
}

static void contact_kdop_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_kdop_hull(&kdop, &corners);
}

static void contact_kdop_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->contact = isect_contact_kdop_tetrahedron(&kdop, &given[1].tetrahedron);
}

static void contact_kdop_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->contact_d = isectd_contact_kdop_tetrahedron(&kdop, &given[1].tetrahedron_d);
}

static void contact_frustum_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_frustum_frustum(&given[0].frustum, &given[1].frustum);
}

static void contact_frustum_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_frustum_frustum(&given[0].frustum_d, &given[1].frustum_d);
}

static void contact_frustum_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_frustum_hull(&given[0].frustum, &corners);
}

static void contact_frustum_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_frustum_hull(&given[0].frustum_d, &corners);
}

static void contact_frustum_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_frustum_tetrahedron(&given[0].frustum, &given[1].tetrahedron);
}

static void contact_frustum_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_frustum_tetrahedron(&given[0].frustum_d, &given[1].tetrahedron_d);
}

static void contact_hull_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners_a = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    const isect_hull corners_b = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_hull_hull(&corners_a, &corners_b);
}

static void contact_hull_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners_a = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    const isectd_hull corners_b = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_hull_hull(&corners_a, &corners_b);
}

static void contact_hull_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .vertex_count = given[0].points.count};
    answer->contact = isect_contact_hull_tetrahedron(&corners, &given[1].tetrahedron);
}

static void contact_hull_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .vertex_count = given[0].points.count};
    answer->contact_d = isectd_contact_hull_tetrahedron(&corners, &given[1].tetrahedron_d);
}

static void contact_tetrahedron_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_tetrahedron_tetrahedron(&given[0].tetrahedron, &given[1].tetrahedron);
}

static void contact_tetrahedron_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_tetrahedron_tetrahedron(&given[0].tetrahedron_d, &given[1].tetrahedron_d);
}

static void contact_point_plane(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_point_plane(&given[0].vec3, &given[1].plane);
}

static void contact_point_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_point_plane(&given[0].vec3_d, &given[1].plane_d);
}

static void contact_segment_plane(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_segment_plane(&given[0].segment, &given[1].plane);
}

static void contact_segment_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_segment_plane(&given[0].segment_d, &given[1].plane_d);
}

static void contact_plane_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_triangle(&given[0].plane, &given[1].triangle);
}

static void contact_plane_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_triangle(&given[0].plane_d, &given[1].triangle_d);
}

static void contact_plane_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_rectangle(&given[0].plane, &given[1].rectangle);
}

static void contact_plane_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_rectangle(&given[0].plane_d, &given[1].rectangle_d);
}

static void contact_plane_disc(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_disc(&given[0].plane, &given[1].disc);
}

static void contact_plane_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_disc(&given[0].plane_d, &given[1].disc_d);
}

static void contact_plane_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_sphere(&given[0].plane, &given[1].sphere);
}

static void contact_plane_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_sphere(&given[0].plane_d, &given[1].sphere_d);
}

static void contact_plane_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_capsule(&given[0].plane, &given[1].capsule);
}

static void contact_plane_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_capsule(&given[0].plane_d, &given[1].capsule_d);
}

static void contact_plane_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_lozenge(&given[0].plane, &given[1].lozenge);
}

static void contact_plane_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_lozenge(&given[0].plane_d, &given[1].lozenge_d);
}

static void contact_plane_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_ellipsoid(&given[0].plane, &given[1].ellipsoid);
}

static void contact_plane_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_ellipsoid(&given[0].plane_d, &given[1].ellipsoid_d);
}

static void contact_plane_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_cylinder(&given[0].plane, &given[1].cylinder);
}

static void contact_plane_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_cylinder(&given[0].plane_d, &given[1].cylinder_d);
}

static void contact_plane_cone(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_cone(&given[0].plane, &given[1].cone);
}

static void contact_plane_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_cone(&given[0].plane_d, &given[1].cone_d);
}

static void contact_plane_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_aabb(&given[0].plane, &given[1].aabb);
}

static void contact_plane_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_aabb(&given[0].plane_d, &given[1].aabb_d);
}

static void contact_plane_obb(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_obb(&given[0].plane, &given[1].obb);
}

static void contact_plane_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_obb(&given[0].plane_d, &given[1].obb_d);
}

static void contact_plane_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact = isect_contact_plane_kdop(&given[0].plane, &kdop);
}

static void contact_plane_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->contact_d = isectd_contact_plane_kdop(&given[0].plane_d, &kdop);
}

static void contact_plane_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_frustum(&given[0].plane, &given[1].frustum);
}

static void contact_plane_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_frustum(&given[0].plane_d, &given[1].frustum_d);
}

static void contact_plane_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->contact = isect_contact_plane_hull(&given[0].plane, &corners);
}

static void contact_plane_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->contact_d = isectd_contact_plane_hull(&given[0].plane_d, &corners);
}

static void contact_plane_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->contact = isect_contact_plane_tetrahedron(&given[0].plane, &given[1].tetrahedron);
}

static void contact_plane_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->contact_d = isectd_contact_plane_tetrahedron(&given[0].plane_d, &given[1].tetrahedron_d);
}

static void classify_plane_point(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_point(&given[0].plane, &given[1].vec3);
}

static void classify_plane_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_point(&given[0].plane_d, &given[1].vec3_d);
}

static void classify_plane_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_triangle(&given[0].plane, &given[1].triangle);
}

static void classify_plane_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_triangle(&given[0].plane_d, &given[1].triangle_d);
}

static void classify_plane_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_rectangle(&given[0].plane, &given[1].rectangle);
}

static void classify_plane_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_rectangle(&given[0].plane_d, &given[1].rectangle_d);
}

static void classify_plane_disc(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_disc(&given[0].plane, &given[1].disc);
}

static void classify_plane_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_disc(&given[0].plane_d, &given[1].disc_d);
}

static void classify_plane_polygon(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .count = given[1].points.count};
    answer->side = isect_classify_plane_polygon(&given[0].plane, &polygon, given[2].rule);
}

static void classify_plane_polygon_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .count = given[1].points.count};
    answer->side = isectd_classify_plane_polygon(&given[0].plane_d, &polygon, given[2].rule);
}

static void classify_plane_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_sphere(&given[0].plane, &given[1].sphere);
}

static void classify_plane_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_sphere(&given[0].plane_d, &given[1].sphere_d);
}

static void classify_plane_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_capsule(&given[0].plane, &given[1].capsule);
}

static void classify_plane_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_capsule(&given[0].plane_d, &given[1].capsule_d);
}

static void classify_plane_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_lozenge(&given[0].plane, &given[1].lozenge);
}

static void classify_plane_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_lozenge(&given[0].plane_d, &given[1].lozenge_d);
}

static void classify_plane_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_ellipsoid(&given[0].plane, &given[1].ellipsoid);
}

static void classify_plane_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_ellipsoid(&given[0].plane_d, &given[1].ellipsoid_d);
}

static void classify_plane_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_cylinder(&given[0].plane, &given[1].cylinder);
}

static void classify_plane_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_cylinder(&given[0].plane_d, &given[1].cylinder_d);
}

static void classify_plane_cone(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_cone(&given[0].plane, &given[1].cone);
}

static void classify_plane_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_cone(&given[0].plane_d, &given[1].cone_d);
}

static void classify_plane_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_aabb(&given[0].plane, &given[1].aabb);
}

static void classify_plane_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_aabb(&given[0].plane_d, &given[1].aabb_d);
}

static void classify_plane_obb(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_obb(&given[0].plane, &given[1].obb);
}

static void classify_plane_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_obb(&given[0].plane_d, &given[1].obb_d);
}

static void classify_plane_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->side = isect_classify_plane_kdop(&given[0].plane, &kdop);
}

static void classify_plane_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->side = isectd_classify_plane_kdop(&given[0].plane_d, &kdop);
}

static void classify_plane_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_frustum(&given[0].plane, &given[1].frustum);
}

static void classify_plane_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_frustum(&given[0].plane_d, &given[1].frustum_d);
}

static void classify_plane_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->side = isect_classify_plane_hull(&given[0].plane, &corners);
}

static void classify_plane_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->side = isectd_classify_plane_hull(&given[0].plane_d, &corners);
}

static void classify_plane_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_plane_tetrahedron(&given[0].plane, &given[1].tetrahedron);
}

static void classify_plane_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_plane_tetrahedron(&given[0].plane_d, &given[1].tetrahedron_d);
}

static void classify_polygon_point(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count};
    answer->side = isect_classify_polygon_point(&polygon, &given[1].vec3, given[2].rule);
}

static void classify_polygon_point_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count};
    answer->side = isectd_classify_polygon_point(&polygon, &given[1].vec3_d, given[2].rule);
}

static void classify_polygon2_point2(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon2 polygon2 = {.points = (const isect_vec2 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count};
    answer->side = isect_classify_polygon2_point2(&polygon2, &given[1].vec2, given[2].rule);
}

static void classify_polygon2_point2_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon2 polygon2 = {.points = (const isectd_vec2 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count};
    answer->side = isectd_classify_polygon2_point2(&polygon2, &given[1].vec2_d, given[2].rule);
}

static void classify_contour2_point2(const union ask_value *given, union ask_value *answer)
{
    const isect_contour2 contour2 = {.points = (const isect_vec2 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count,
        .degrees = given[0].points.degrees,
        .pieces = given[0].points.pieces};
    answer->side = isect_classify_contour2_point2(&contour2, &given[1].vec2, given[2].rule);
}

static void classify_contour2_point2_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_contour2 contour2 = {.points = (const isectd_vec2 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count,
        .degrees = given[0].points.degrees,
        .pieces = given[0].points.pieces};
    answer->side = isectd_classify_contour2_point2(&contour2, &given[1].vec2_d, given[2].rule);
}

static void classify_frustum_point(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_frustum_point(&given[0].frustum, &given[1].vec3);
}

static void classify_frustum_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_frustum_point(&given[0].frustum_d, &given[1].vec3_d);
}

static void classify_frustum_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_frustum_sphere(&given[0].frustum, &given[1].sphere);
}

static void classify_frustum_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_frustum_sphere(&given[0].frustum_d, &given[1].sphere_d);
}

static void classify_frustum_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_frustum_capsule(&given[0].frustum, &given[1].capsule);
}

static void classify_frustum_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_frustum_capsule(&given[0].frustum_d, &given[1].capsule_d);
}

static void classify_frustum_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_frustum_aabb(&given[0].frustum, &given[1].aabb);
}

static void classify_frustum_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_frustum_aabb(&given[0].frustum_d, &given[1].aabb_d);
}

static void classify_frustum_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_frustum_triangle(&given[0].frustum, &given[1].triangle);
}

static void classify_frustum_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_frustum_triangle(&given[0].frustum_d, &given[1].triangle_d);
}

static void classify_frustum_obb(const union ask_value *given, union ask_value *answer)
{
    answer->side = isect_classify_frustum_obb(&given[0].frustum, &given[1].obb);
}

static void classify_frustum_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->side = isectd_classify_frustum_obb(&given[0].frustum_d, &given[1].obb_d);
}

static void classify_frustum_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .lower = (const float *)(const void *)(given[1].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[1].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->side = isect_classify_frustum_kdop(&given[0].frustum, &kdop);
}

static void classify_frustum_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .lower = (const double *)(const void *)(given[1].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[1].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[1].points.count};
    answer->side = isectd_classify_frustum_kdop(&given[0].frustum_d, &kdop);
}

static void classify_frustum_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->side = isect_classify_frustum_hull(&given[0].frustum, &corners);
}

static void classify_frustum_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->side = isectd_classify_frustum_hull(&given[0].frustum_d, &corners);
}

static void meet_segment_segment(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_segment_segment(&given[0].segment, &given[1].segment);
}

static void meet_segment_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_segment_segment(&given[0].segment_d, &given[1].segment_d);
}

static void meet_segment_plane(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_segment_plane(&given[0].segment, &given[1].plane);
}

static void meet_segment_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_segment_plane(&given[0].segment_d, &given[1].plane_d);
}

static void meet_segment_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_segment_triangle(&given[0].segment, &given[1].triangle);
}

static void meet_segment_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_segment_triangle(&given[0].segment_d, &given[1].triangle_d);
}

static void meet_segment_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_segment_aabb(&given[0].segment, &given[1].aabb);
}

static void meet_segment_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_segment_aabb(&given[0].segment_d, &given[1].aabb_d);
}

static void meet_ray_plane(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_ray_plane(&given[0].ray, &given[1].plane);
}

static void meet_ray_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_ray_plane(&given[0].ray_d, &given[1].plane_d);
}

static void meet_plane_plane(const union ask_value *given, union ask_value *answer)
{
    answer->ray = isect_meet_plane_plane(&given[0].plane, &given[1].plane);
}

static void meet_plane_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->ray_d = isectd_meet_plane_plane(&given[0].plane_d, &given[1].plane_d);
}

static void meet_plane_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_plane_triangle(&given[0].plane, &given[1].triangle);
}

static void meet_plane_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_plane_triangle(&given[0].plane_d, &given[1].triangle_d);
}

static void meet_plane_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_plane_aabb(&given[0].plane, &given[1].aabb);
}

static void meet_plane_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_plane_aabb(&given[0].plane_d, &given[1].aabb_d);
}

static void meet_triangle_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_triangle_triangle(&given[0].triangle, &given[1].triangle);
}

static void meet_triangle_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_triangle_triangle(&given[0].triangle_d, &given[1].triangle_d);
}

static void meet_segment2_segment2(const union ask_value *given, union ask_value *answer)
{
    answer->common2 = isect_meet_segment2_segment2(&given[0].segment2, &given[1].segment2);
}

static void meet_segment2_segment2_d(const union ask_value *given, union ask_value *answer)
{
    answer->common2_d = isectd_meet_segment2_segment2(&given[0].segment2_d, &given[1].segment2_d);
}

static void meet_ray2_ray2(const union ask_value *given, union ask_value *answer)
{
    answer->crossing2 = isect_meet_ray2_ray2(&given[0].ray2, &given[1].ray2);
}

static void meet_ray2_ray2_d(const union ask_value *given, union ask_value *answer)
{
    answer->crossing2_d = isectd_meet_ray2_ray2(&given[0].ray2_d, &given[1].ray2_d);
}

static void sweep_sphere_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_point(&given[0].moving_sphere, &given[1].vec3);
}

static void sweep_sphere_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_point(&given[0].moving_sphere_d, &given[1].vec3_d);
}

static void sweep_sphere_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_segment(&given[0].moving_sphere, &given[1].segment);
}

static void sweep_sphere_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_segment(&given[0].moving_sphere_d, &given[1].segment_d);
}

static void sweep_sphere_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_plane(&given[0].moving_sphere, &given[1].plane);
}

static void sweep_sphere_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_plane(&given[0].moving_sphere_d, &given[1].plane_d);
}

static void sweep_sphere_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_triangle(&given[0].moving_sphere, &given[1].triangle);
}

static void sweep_sphere_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_triangle(&given[0].moving_sphere_d, &given[1].triangle_d);
}

static void sweep_sphere_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_rectangle(&given[0].moving_sphere, &given[1].rectangle);
}

static void sweep_sphere_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_rectangle(&given[0].moving_sphere_d, &given[1].rectangle_d);
}

static void sweep_sphere_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_sphere(&given[0].moving_sphere, &given[1].sphere);
}

static void sweep_sphere_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_sphere(&given[0].moving_sphere_d, &given[1].sphere_d);
}

static void sweep_sphere_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_capsule(&given[0].moving_sphere, &given[1].capsule);
}

static void sweep_sphere_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_capsule(&given[0].moving_sphere_d, &given[1].capsule_d);
}

static void sweep_sphere_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_lozenge(&given[0].moving_sphere, &given[1].lozenge);
}

static void sweep_sphere_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_lozenge(&given[0].moving_sphere_d, &given[1].lozenge_d);
}

static void sweep_sphere_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_aabb(&given[0].moving_sphere, &given[1].aabb);
}

static void sweep_sphere_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_aabb(&given[0].moving_sphere_d, &given[1].aabb_d);
}

static void sweep_sphere_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_obb(&given[0].moving_sphere, &given[1].obb);
}

static void sweep_sphere_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_obb(&given[0].moving_sphere_d, &given[1].obb_d);
}

static void sweep_capsule_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_plane(&given[0].moving_capsule, &given[1].plane);
}

static void sweep_capsule_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_plane(&given[0].moving_capsule_d, &given[1].plane_d);
}

static void sweep_capsule_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_capsule(&given[0].moving_capsule, &given[1].capsule);
}

static void sweep_capsule_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_capsule(&given[0].moving_capsule_d, &given[1].capsule_d);
}

static void sweep_aabb_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_plane(&given[0].moving_aabb, &given[1].plane);
}

static void sweep_aabb_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_plane(&given[0].moving_aabb_d, &given[1].plane_d);
}

static void sweep_aabb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_aabb(&given[0].moving_aabb, &given[1].aabb);
}

static void sweep_aabb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_aabb(&given[0].moving_aabb_d, &given[1].aabb_d);
}

static void sweep_sphere_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_disc(&given[0].moving_sphere, &given[1].disc);
}

static void sweep_sphere_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_disc(&given[0].moving_sphere_d, &given[1].disc_d);
}

static void sweep_sphere_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_ellipsoid(&given[0].moving_sphere, &given[1].ellipsoid);
}

static void sweep_sphere_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_ellipsoid(&given[0].moving_sphere_d, &given[1].ellipsoid_d);
}

static void sweep_sphere_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_cylinder(&given[0].moving_sphere, &given[1].cylinder);
}

static void sweep_sphere_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_cylinder(&given[0].moving_sphere_d, &given[1].cylinder_d);
}

static void sweep_sphere_cone(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_sphere_cone(&given[0].moving_sphere, &given[1].cone);
}

static void sweep_sphere_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_sphere_cone(&given[0].moving_sphere_d, &given[1].cone_d);
}

static void sweep_sphere_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_sphere_hull(&given[0].moving_sphere, &corners);
}

static void sweep_sphere_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_sphere_hull(&given[0].moving_sphere_d, &corners);
}

static void sweep_capsule_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_point(&given[0].moving_capsule, &given[1].vec3);
}

static void sweep_capsule_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_point(&given[0].moving_capsule_d, &given[1].vec3_d);
}

static void sweep_capsule_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_segment(&given[0].moving_capsule, &given[1].segment);
}

static void sweep_capsule_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_segment(&given[0].moving_capsule_d, &given[1].segment_d);
}

static void sweep_capsule_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_triangle(&given[0].moving_capsule, &given[1].triangle);
}

static void sweep_capsule_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_triangle(&given[0].moving_capsule_d, &given[1].triangle_d);
}

static void sweep_capsule_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_rectangle(&given[0].moving_capsule, &given[1].rectangle);
}

static void sweep_capsule_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_rectangle(&given[0].moving_capsule_d, &given[1].rectangle_d);
}

static void sweep_capsule_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_disc(&given[0].moving_capsule, &given[1].disc);
}

static void sweep_capsule_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_disc(&given[0].moving_capsule_d, &given[1].disc_d);
}

static void sweep_capsule_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_lozenge(&given[0].moving_capsule, &given[1].lozenge);
}

static void sweep_capsule_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_lozenge(&given[0].moving_capsule_d, &given[1].lozenge_d);
}

static void sweep_capsule_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_ellipsoid(&given[0].moving_capsule, &given[1].ellipsoid);
}

static void sweep_capsule_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_ellipsoid(&given[0].moving_capsule_d, &given[1].ellipsoid_d);
}

static void sweep_capsule_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_cylinder(&given[0].moving_capsule, &given[1].cylinder);
}

static void sweep_capsule_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_cylinder(&given[0].moving_capsule_d, &given[1].cylinder_d);
}

static void sweep_capsule_cone(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_cone(&given[0].moving_capsule, &given[1].cone);
}

static void sweep_capsule_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_cone(&given[0].moving_capsule_d, &given[1].cone_d);
}

static void sweep_capsule_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_aabb(&given[0].moving_capsule, &given[1].aabb);
}

static void sweep_capsule_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_aabb(&given[0].moving_capsule_d, &given[1].aabb_d);
}

static void sweep_capsule_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_capsule_obb(&given[0].moving_capsule, &given[1].obb);
}

static void sweep_capsule_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_capsule_obb(&given[0].moving_capsule_d, &given[1].obb_d);
}

static void sweep_capsule_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_capsule_hull(&given[0].moving_capsule, &corners);
}

static void sweep_capsule_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_capsule_hull(&given[0].moving_capsule_d, &corners);
}

static void sweep_ellipsoid_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_point(&given[0].moving_ellipsoid, &given[1].vec3);
}

static void sweep_ellipsoid_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_point(&given[0].moving_ellipsoid_d, &given[1].vec3_d);
}

static void sweep_ellipsoid_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_segment(&given[0].moving_ellipsoid, &given[1].segment);
}

static void sweep_ellipsoid_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_segment(&given[0].moving_ellipsoid_d, &given[1].segment_d);
}

static void sweep_ellipsoid_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_plane(&given[0].moving_ellipsoid, &given[1].plane);
}

static void sweep_ellipsoid_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_plane(&given[0].moving_ellipsoid_d, &given[1].plane_d);
}

static void sweep_ellipsoid_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_triangle(&given[0].moving_ellipsoid, &given[1].triangle);
}

static void sweep_ellipsoid_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_triangle(&given[0].moving_ellipsoid_d, &given[1].triangle_d);
}

static void sweep_ellipsoid_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_rectangle(&given[0].moving_ellipsoid, &given[1].rectangle);
}

static void sweep_ellipsoid_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_rectangle(&given[0].moving_ellipsoid_d, &given[1].rectangle_d);
}

static void sweep_ellipsoid_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_disc(&given[0].moving_ellipsoid, &given[1].disc);
}

static void sweep_ellipsoid_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_disc(&given[0].moving_ellipsoid_d, &given[1].disc_d);
}

static void sweep_ellipsoid_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_lozenge(&given[0].moving_ellipsoid, &given[1].lozenge);
}

static void sweep_ellipsoid_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_lozenge(&given[0].moving_ellipsoid_d, &given[1].lozenge_d);
}

static void sweep_ellipsoid_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_ellipsoid(&given[0].moving_ellipsoid, &given[1].ellipsoid);
}

static void sweep_ellipsoid_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_ellipsoid(&given[0].moving_ellipsoid_d, &given[1].ellipsoid_d);
}

static void sweep_ellipsoid_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_cylinder(&given[0].moving_ellipsoid, &given[1].cylinder);
}

static void sweep_ellipsoid_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_cylinder(&given[0].moving_ellipsoid_d, &given[1].cylinder_d);
}

static void sweep_ellipsoid_cone(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_cone(&given[0].moving_ellipsoid, &given[1].cone);
}

static void sweep_ellipsoid_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_cone(&given[0].moving_ellipsoid_d, &given[1].cone_d);
}

static void sweep_ellipsoid_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_aabb(&given[0].moving_ellipsoid, &given[1].aabb);
}

static void sweep_ellipsoid_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_aabb(&given[0].moving_ellipsoid_d, &given[1].aabb_d);
}

static void sweep_ellipsoid_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_ellipsoid_obb(&given[0].moving_ellipsoid, &given[1].obb);
}

static void sweep_ellipsoid_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_ellipsoid_obb(&given[0].moving_ellipsoid_d, &given[1].obb_d);
}

static void sweep_ellipsoid_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_ellipsoid_hull(&given[0].moving_ellipsoid, &corners);
}

static void sweep_ellipsoid_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_ellipsoid_hull(&given[0].moving_ellipsoid_d, &corners);
}

static void sweep_cylinder_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_point(&given[0].moving_cylinder, &given[1].vec3);
}

static void sweep_cylinder_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_point(&given[0].moving_cylinder_d, &given[1].vec3_d);
}

static void sweep_cylinder_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_segment(&given[0].moving_cylinder, &given[1].segment);
}

static void sweep_cylinder_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_segment(&given[0].moving_cylinder_d, &given[1].segment_d);
}

static void sweep_cylinder_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_plane(&given[0].moving_cylinder, &given[1].plane);
}

static void sweep_cylinder_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_plane(&given[0].moving_cylinder_d, &given[1].plane_d);
}

static void sweep_cylinder_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_triangle(&given[0].moving_cylinder, &given[1].triangle);
}

static void sweep_cylinder_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_triangle(&given[0].moving_cylinder_d, &given[1].triangle_d);
}

static void sweep_cylinder_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_rectangle(&given[0].moving_cylinder, &given[1].rectangle);
}

static void sweep_cylinder_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_rectangle(&given[0].moving_cylinder_d, &given[1].rectangle_d);
}

static void sweep_cylinder_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_disc(&given[0].moving_cylinder, &given[1].disc);
}

static void sweep_cylinder_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_disc(&given[0].moving_cylinder_d, &given[1].disc_d);
}

static void sweep_cylinder_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_lozenge(&given[0].moving_cylinder, &given[1].lozenge);
}

static void sweep_cylinder_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_lozenge(&given[0].moving_cylinder_d, &given[1].lozenge_d);
}

static void sweep_cylinder_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_cylinder(&given[0].moving_cylinder, &given[1].cylinder);
}

static void sweep_cylinder_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_cylinder(&given[0].moving_cylinder_d, &given[1].cylinder_d);
}

static void sweep_cylinder_cone(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_cone(&given[0].moving_cylinder, &given[1].cone);
}

static void sweep_cylinder_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_cone(&given[0].moving_cylinder_d, &given[1].cone_d);
}

static void sweep_cylinder_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_aabb(&given[0].moving_cylinder, &given[1].aabb);
}

static void sweep_cylinder_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_aabb(&given[0].moving_cylinder_d, &given[1].aabb_d);
}

static void sweep_cylinder_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cylinder_obb(&given[0].moving_cylinder, &given[1].obb);
}

static void sweep_cylinder_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cylinder_obb(&given[0].moving_cylinder_d, &given[1].obb_d);
}

static void sweep_cylinder_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_cylinder_hull(&given[0].moving_cylinder, &corners);
}

static void sweep_cylinder_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_cylinder_hull(&given[0].moving_cylinder_d, &corners);
}

static void sweep_cone_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_point(&given[0].moving_cone, &given[1].vec3);
}

static void sweep_cone_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_point(&given[0].moving_cone_d, &given[1].vec3_d);
}

static void sweep_cone_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_segment(&given[0].moving_cone, &given[1].segment);
}

static void sweep_cone_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_segment(&given[0].moving_cone_d, &given[1].segment_d);
}

static void sweep_cone_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_plane(&given[0].moving_cone, &given[1].plane);
}

static void sweep_cone_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_plane(&given[0].moving_cone_d, &given[1].plane_d);
}

static void sweep_cone_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_triangle(&given[0].moving_cone, &given[1].triangle);
}

static void sweep_cone_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_triangle(&given[0].moving_cone_d, &given[1].triangle_d);
}

static void sweep_cone_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_rectangle(&given[0].moving_cone, &given[1].rectangle);
}

static void sweep_cone_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_rectangle(&given[0].moving_cone_d, &given[1].rectangle_d);
}

static void sweep_cone_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_disc(&given[0].moving_cone, &given[1].disc);
}

static void sweep_cone_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_disc(&given[0].moving_cone_d, &given[1].disc_d);
}

static void sweep_cone_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_lozenge(&given[0].moving_cone, &given[1].lozenge);
}

static void sweep_cone_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_lozenge(&given[0].moving_cone_d, &given[1].lozenge_d);
}

static void sweep_cone_cone(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_cone(&given[0].moving_cone, &given[1].cone);
}

static void sweep_cone_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_cone(&given[0].moving_cone_d, &given[1].cone_d);
}

static void sweep_cone_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_aabb(&given[0].moving_cone, &given[1].aabb);
}

static void sweep_cone_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_aabb(&given[0].moving_cone_d, &given[1].aabb_d);
}

static void sweep_cone_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_cone_obb(&given[0].moving_cone, &given[1].obb);
}

static void sweep_cone_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_cone_obb(&given[0].moving_cone_d, &given[1].obb_d);
}

static void sweep_cone_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_cone_hull(&given[0].moving_cone, &corners);
}

static void sweep_cone_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_cone_hull(&given[0].moving_cone_d, &corners);
}

static void sweep_aabb_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_point(&given[0].moving_aabb, &given[1].vec3);
}

static void sweep_aabb_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_point(&given[0].moving_aabb_d, &given[1].vec3_d);
}

static void sweep_aabb_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_segment(&given[0].moving_aabb, &given[1].segment);
}

static void sweep_aabb_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_segment(&given[0].moving_aabb_d, &given[1].segment_d);
}

static void sweep_aabb_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_triangle(&given[0].moving_aabb, &given[1].triangle);
}

static void sweep_aabb_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_triangle(&given[0].moving_aabb_d, &given[1].triangle_d);
}

static void sweep_aabb_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_rectangle(&given[0].moving_aabb, &given[1].rectangle);
}

static void sweep_aabb_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_rectangle(&given[0].moving_aabb_d, &given[1].rectangle_d);
}

static void sweep_aabb_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_disc(&given[0].moving_aabb, &given[1].disc);
}

static void sweep_aabb_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_disc(&given[0].moving_aabb_d, &given[1].disc_d);
}

static void sweep_aabb_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_lozenge(&given[0].moving_aabb, &given[1].lozenge);
}

static void sweep_aabb_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_lozenge(&given[0].moving_aabb_d, &given[1].lozenge_d);
}

static void sweep_aabb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_aabb_obb(&given[0].moving_aabb, &given[1].obb);
}

static void sweep_aabb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_aabb_obb(&given[0].moving_aabb_d, &given[1].obb_d);
}

static void sweep_aabb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_aabb_hull(&given[0].moving_aabb, &corners);
}

static void sweep_aabb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_aabb_hull(&given[0].moving_aabb_d, &corners);
}

static void sweep_obb_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_point(&given[0].moving_obb, &given[1].vec3);
}

static void sweep_obb_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_point(&given[0].moving_obb_d, &given[1].vec3_d);
}

static void sweep_obb_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_segment(&given[0].moving_obb, &given[1].segment);
}

static void sweep_obb_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_segment(&given[0].moving_obb_d, &given[1].segment_d);
}

static void sweep_obb_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_plane(&given[0].moving_obb, &given[1].plane);
}

static void sweep_obb_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_plane(&given[0].moving_obb_d, &given[1].plane_d);
}

static void sweep_obb_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_triangle(&given[0].moving_obb, &given[1].triangle);
}

static void sweep_obb_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_triangle(&given[0].moving_obb_d, &given[1].triangle_d);
}

static void sweep_obb_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_rectangle(&given[0].moving_obb, &given[1].rectangle);
}

static void sweep_obb_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_rectangle(&given[0].moving_obb_d, &given[1].rectangle_d);
}

static void sweep_obb_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_disc(&given[0].moving_obb, &given[1].disc);
}

static void sweep_obb_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_disc(&given[0].moving_obb_d, &given[1].disc_d);
}

static void sweep_obb_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_lozenge(&given[0].moving_obb, &given[1].lozenge);
}

static void sweep_obb_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_lozenge(&given[0].moving_obb_d, &given[1].lozenge_d);
}

static void sweep_obb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_obb_obb(&given[0].moving_obb, &given[1].obb);
}

static void sweep_obb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_obb_obb(&given[0].moving_obb_d, &given[1].obb_d);
}

static void sweep_obb_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_obb_hull(&given[0].moving_obb, &corners);
}

static void sweep_obb_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_obb_hull(&given[0].moving_obb_d, &corners);
}

static void sweep_triangle_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_point(&given[0].moving_triangle, &given[1].vec3);
}

static void sweep_triangle_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_point(&given[0].moving_triangle_d, &given[1].vec3_d);
}

static void sweep_triangle_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_segment(&given[0].moving_triangle, &given[1].segment);
}

static void sweep_triangle_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_segment(&given[0].moving_triangle_d, &given[1].segment_d);
}

static void sweep_triangle_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_plane(&given[0].moving_triangle, &given[1].plane);
}

static void sweep_triangle_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_plane(&given[0].moving_triangle_d, &given[1].plane_d);
}

static void sweep_triangle_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_triangle(&given[0].moving_triangle, &given[1].triangle);
}

static void sweep_triangle_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_triangle(&given[0].moving_triangle_d, &given[1].triangle_d);
}

static void sweep_triangle_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_rectangle(&given[0].moving_triangle, &given[1].rectangle);
}

static void sweep_triangle_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_rectangle(&given[0].moving_triangle_d, &given[1].rectangle_d);
}

static void sweep_triangle_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_disc(&given[0].moving_triangle, &given[1].disc);
}

static void sweep_triangle_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_disc(&given[0].moving_triangle_d, &given[1].disc_d);
}

static void sweep_triangle_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_triangle_lozenge(&given[0].moving_triangle, &given[1].lozenge);
}

static void sweep_triangle_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_triangle_lozenge(&given[0].moving_triangle_d, &given[1].lozenge_d);
}

static void sweep_triangle_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_triangle_hull(&given[0].moving_triangle, &corners);
}

static void sweep_triangle_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_triangle_hull(&given[0].moving_triangle_d, &corners);
}

static void sweep_segment_point(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_segment_point(&given[0].moving_segment, &given[1].vec3);
}

static void sweep_segment_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_segment_point(&given[0].moving_segment_d, &given[1].vec3_d);
}

static void sweep_segment_segment(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_segment_segment(&given[0].moving_segment, &given[1].segment);
}

static void sweep_segment_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_segment_segment(&given[0].moving_segment_d, &given[1].segment_d);
}

static void sweep_segment_plane(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_segment_plane(&given[0].moving_segment, &given[1].plane);
}

static void sweep_segment_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_segment_plane(&given[0].moving_segment_d, &given[1].plane_d);
}

static void sweep_segment_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_segment_rectangle(&given[0].moving_segment, &given[1].rectangle);
}

static void sweep_segment_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_segment_rectangle(&given[0].moving_segment_d, &given[1].rectangle_d);
}

static void sweep_segment_disc(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_segment_disc(&given[0].moving_segment, &given[1].disc);
}

static void sweep_segment_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_segment_disc(&given[0].moving_segment_d, &given[1].disc_d);
}

static void sweep_segment_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->impact = isect_sweep_segment_lozenge(&given[0].moving_segment, &given[1].lozenge);
}

static void sweep_segment_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->impact_d = isectd_sweep_segment_lozenge(&given[0].moving_segment_d, &given[1].lozenge_d);
}

static void sweep_segment_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull corners = {.vertices = (const isect_vec3 *)(const void *)(given[1].points.floats),
        .vertex_count = given[1].points.count};
    answer->impact = isect_sweep_segment_hull(&given[0].moving_segment, &corners);
}

static void sweep_segment_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull corners = {.vertices = (const isectd_vec3 *)(const void *)(given[1].points.doubles),
        .vertex_count = given[1].points.count};
    answer->impact_d = isectd_sweep_segment_hull(&given[0].moving_segment_d, &corners);
}

static void status_text(const union ask_value *given, union ask_value *answer)
{
    answer->text = isect_status_text(given[0].status);
}

static void isa(const union ask_value *given, union ask_value *answer)
{
    (void)given;
    answer->text = isect_isa();
}

static void words(const union ask_value *given, union ask_value *answer)
{
    answer->count = isect_words(given[0].count);
}

static void bit(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_bit(given[0].bits.words, given[1].count);
}

static void hit(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_hit(given[0].span);
}

static void hit_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_hit(given[0].span_d);
}

static void orient2d(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isect_orient2d(&given[0].vec2, &given[1].vec2, &given[2].vec2);
}

static void orient2d_d(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isectd_orient2d(&given[0].vec2_d, &given[1].vec2_d, &given[2].vec2_d);
}

static void orient3d(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isect_orient3d(&given[0].vec3, &given[1].vec3, &given[2].vec3, &given[3].vec3);
}

static void orient3d_d(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isectd_orient3d(&given[0].vec3_d, &given[1].vec3_d, &given[2].vec3_d, &given[3].vec3_d);
}

static void incircle(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isect_incircle(&given[0].vec2, &given[1].vec2, &given[2].vec2, &given[3].vec2);
}

static void incircle_d(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isectd_incircle(&given[0].vec2_d, &given[1].vec2_d, &given[2].vec2_d, &given[3].vec2_d);
}

static void insphere(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isect_insphere(&given[0].vec3, &given[1].vec3, &given[2].vec3, &given[3].vec3, &given[4].vec3);
}

static void insphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->sign = isectd_insphere(&given[0].vec3_d, &given[1].vec3_d, &given[2].vec3_d, &given[3].vec3_d, &given[4].vec3_d);
}

static void meet_planes(const union ask_value *given, union ask_value *answer)
{
    answer->common = isect_meet_planes(&given[0].plane, &given[1].plane, &given[2].plane);
}

static void meet_planes_d(const union ask_value *given, union ask_value *answer)
{
    answer->common_d = isectd_meet_planes(&given[0].plane_d, &given[1].plane_d, &given[2].plane_d);
}

static void plane_through(const union ask_value *given, union ask_value *answer)
{
    answer->plane = isect_plane_through(&given[0].vec3, &given[1].vec3);
}

static void plane_through_d(const union ask_value *given, union ask_value *answer)
{
    answer->plane_d = isectd_plane_through(&given[0].vec3_d, &given[1].vec3_d);
}

static void plane_of(const union ask_value *given, union ask_value *answer)
{
    answer->plane = isect_plane_of(&given[0].vec3, &given[1].vec3, &given[2].vec3);
}

static void plane_of_d(const union ask_value *given, union ask_value *answer)
{
    answer->plane_d = isectd_plane_of(&given[0].vec3_d, &given[1].vec3_d, &given[2].vec3_d);
}

static void plane_height(const union ask_value *given, union ask_value *answer)
{
    answer->floats[0] = isect_plane_height(&given[0].plane, &given[1].vec3);
}

static void plane_height_d(const union ask_value *given, union ask_value *answer)
{
    answer->doubles[0] = isectd_plane_height(&given[0].plane_d, &given[1].vec3_d);
}

static void polygon_clip_plane(const union ask_value *given, union ask_value *answer)
{
    answer->points.count =
        isect_polygon_clip_plane((const isect_vec3 *)(const void *)given[0].points.floats, given[0].points.count, &given[1].plane, (isect_vec3 *)(void *)answer->points.floats);
    answer->points.status = ISECT_OK;
}

static void polygon_clip_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->points.count =
        isectd_polygon_clip_plane((const isectd_vec3 *)(const void *)given[0].points.doubles, given[0].points.count, &given[1].plane_d, (isectd_vec3 *)(void *)answer->points.doubles);
    answer->points.status = ISECT_OK;
}

static void polygon_clip_aabb(const union ask_value *given, union ask_value *answer)
{
    isect_vec3 spare[ASK_POINTS_MOST];
    answer->points.count =
        isect_polygon_clip_aabb((const isect_vec3 *)(const void *)given[0].points.floats, given[0].points.count, &given[1].aabb, (isect_vec3 *)(void *)answer->points.floats, spare);
    answer->points.status = ISECT_OK;
}

static void polygon_clip_aabb_d(const union ask_value *given, union ask_value *answer)
{
    isectd_vec3 spare[ASK_POINTS_MOST];
    answer->points.count =
        isectd_polygon_clip_aabb((const isectd_vec3 *)(const void *)given[0].points.doubles, given[0].points.count, &given[1].aabb_d, (isectd_vec3 *)(void *)answer->points.doubles, spare);
    answer->points.status = ISECT_OK;
}

static void hull_corners(const union ask_value *given, union ask_value *answer)
{
    answer->points.count =
        isect_hull_corners((const isect_plane *)(const void *)given[0].points.floats, given[0].points.count, (isect_vec3 *)(void *)answer->points.floats, ASK_POINTS_MOST);
    answer->points.status = ISECT_OK;
}

static void hull_corners_d(const union ask_value *given, union ask_value *answer)
{
    answer->points.count =
        isectd_hull_corners((const isectd_plane *)(const void *)given[0].points.doubles, given[0].points.count, (isectd_vec3 *)(void *)answer->points.doubles, ASK_POINTS_MOST);
    answer->points.status = ISECT_OK;
}

static void weights_polygon2(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon2 polygon2 = {.points = (const isect_vec2 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count};
    answer->points.status =
        isect_weights_polygon2(&polygon2, &given[1].vec2, answer->points.floats);
    answer->points.count =
        answer->points.status == ISECT_OK ? given[0].points.count : 0;
}

static void weights_polygon2_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon2 polygon2 = {.points = (const isectd_vec2 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count};
    answer->points.status =
        isectd_weights_polygon2(&polygon2, &given[1].vec2_d, answer->points.doubles);
    answer->points.count =
        answer->points.status == ISECT_OK ? given[0].points.count : 0;
}

static void at(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_at(&given[0].ray, given[1].floats[0]);
}

static void at_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_at(&given[0].ray_d, given[1].doubles[0]);
}

static void at_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_at_triangle(&given[0].triangle, given[1].floats[0], given[2].floats[0], given[3].floats[0]);
}

static void at_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_at_triangle(&given[0].triangle_d, given[1].doubles[0], given[2].doubles[0], given[3].doubles[0]);
}

static void at_triangle_spawn(const union ask_value *given, union ask_value *answer)
{
    answer->ray = isect_at_triangle_spawn(&given[0].triangle, given[1].floats[0], given[2].floats[0], &given[3].vec3);
}

static void at_triangle_spawn_d(const union ask_value *given, union ask_value *answer)
{
    answer->ray_d = isectd_at_triangle_spawn(&given[0].triangle_d, given[1].doubles[0], given[2].doubles[0], &given[3].vec3_d);
}

static void at_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_at_sphere(&given[0].sphere, given[1].floats[0], given[2].floats[0]);
}

static void at_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_at_sphere(&given[0].sphere_d, given[1].doubles[0], given[2].doubles[0]);
}

static void at_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_at_ellipsoid(&given[0].ellipsoid, given[1].floats[0], given[2].floats[0]);
}

static void at_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_at_ellipsoid(&given[0].ellipsoid_d, given[1].doubles[0], given[2].doubles[0]);
}

static void normal_plane(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_plane(&given[0].plane, &given[1].vec3);
}

static void normal_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_plane(&given[0].plane_d, &given[1].vec3_d);
}

static void normal_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_triangle(&given[0].triangle, &given[1].vec3);
}

static void normal_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_triangle(&given[0].triangle_d, &given[1].vec3_d);
}

static void normal_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_rectangle(&given[0].rectangle, &given[1].vec3);
}

static void normal_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_rectangle(&given[0].rectangle_d, &given[1].vec3_d);
}

static void normal_disc(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_disc(&given[0].disc, &given[1].vec3);
}

static void normal_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_disc(&given[0].disc_d, &given[1].vec3_d);
}

static void normal_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_sphere(&given[0].sphere, &given[1].vec3);
}

static void normal_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_sphere(&given[0].sphere_d, &given[1].vec3_d);
}

static void normal_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_capsule(&given[0].capsule, &given[1].vec3);
}

static void normal_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_capsule(&given[0].capsule_d, &given[1].vec3_d);
}

static void normal_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_lozenge(&given[0].lozenge, &given[1].vec3);
}

static void normal_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_lozenge(&given[0].lozenge_d, &given[1].vec3_d);
}

static void normal_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_ellipsoid(&given[0].ellipsoid, &given[1].vec3);
}

static void normal_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_ellipsoid(&given[0].ellipsoid_d, &given[1].vec3_d);
}

static void normal_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_cylinder(&given[0].cylinder, &given[1].vec3);
}

static void normal_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_cylinder(&given[0].cylinder_d, &given[1].vec3_d);
}

static void normal_cone(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_cone(&given[0].cone, &given[1].vec3);
}

static void normal_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_cone(&given[0].cone_d, &given[1].vec3_d);
}

static void normal_torus(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_torus(&given[0].torus, &given[1].vec3);
}

static void normal_torus_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_torus(&given[0].torus_d, &given[1].vec3_d);
}

static void normal_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_aabb(&given[0].aabb, &given[1].vec3);
}

static void normal_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_aabb(&given[0].aabb_d, &given[1].vec3_d);
}

static void normal_obb(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_obb(&given[0].obb, &given[1].vec3);
}

static void normal_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_obb(&given[0].obb_d, &given[1].vec3_d);
}

static void normal_polygon(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon polygon = {.points = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count};
    answer->vec3 = isect_normal_polygon(&polygon, &given[1].vec3);
}

static void normal_polygon_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon polygon = {.points = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count};
    answer->vec3_d = isectd_normal_polygon(&polygon, &given[1].vec3_d);
}

static void normal_quad(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_quad(&given[0].quad, &given[1].vec3);
}

static void normal_quad_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_quad(&given[0].quad_d, &given[1].vec3_d);
}

static void normal_kdop14(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_kdop14(&given[0].kdop14, &given[1].vec3);
}

static void normal_kdop14_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_kdop14(&given[0].kdop14_d, &given[1].vec3_d);
}

static void normal_kdop18(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_kdop18(&given[0].kdop18, &given[1].vec3);
}

static void normal_kdop18_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_kdop18(&given[0].kdop18_d, &given[1].vec3_d);
}

static void normal_kdop26(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_kdop26(&given[0].kdop26, &given[1].vec3);
}

static void normal_kdop26_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_kdop26(&given[0].kdop26_d, &given[1].vec3_d);
}

static void normal_kdop(const union ask_value *given, union ask_value *answer)
{
    const isect_kdop kdop = {.normals = (const isect_vec3 *)(const void *)(given[0].points.floats),
        .lower = (const float *)(const void *)(given[0].points.floats + 3 * ASK_GIVEN_MOST),
        .upper = (const float *)(const void *)(given[0].points.floats + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->vec3 = isect_normal_kdop(&kdop, &given[1].vec3);
}

static void normal_kdop_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_kdop kdop = {.normals = (const isectd_vec3 *)(const void *)(given[0].points.doubles),
        .lower = (const double *)(const void *)(given[0].points.doubles + 3 * ASK_GIVEN_MOST),
        .upper = (const double *)(const void *)(given[0].points.doubles + 4 * ASK_GIVEN_MOST),
        .count = given[0].points.count};
    answer->vec3_d = isectd_normal_kdop(&kdop, &given[1].vec3_d);
}

static void normal_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->vec3 = isect_normal_frustum(&given[0].frustum, &given[1].vec3);
}

static void normal_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->vec3_d = isectd_normal_frustum(&given[0].frustum_d, &given[1].vec3_d);
}

static void normal_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull hull = {.planes = (const isect_plane *)(const void *)(given[0].points.floats),
        .plane_count = given[0].points.count};
    answer->vec3 = isect_normal_hull(&hull, &given[1].vec3);
}

static void normal_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull hull = {.planes = (const isectd_plane *)(const void *)(given[0].points.doubles),
        .plane_count = given[0].points.count};
    answer->vec3_d = isectd_normal_hull(&hull, &given[1].vec3_d);
}

static void odds_point(const union ask_value *given, union ask_value *answer)
{
    answer->floats[0] = isect_odds_point(&given[0].measure, &given[1].measure);
}

static void odds_point_d(const union ask_value *given, union ask_value *answer)
{
    answer->doubles[0] = isectd_odds_point(&given[0].measure_d, &given[1].measure_d);
}

static void odds_line(const union ask_value *given, union ask_value *answer)
{
    answer->floats[0] = isect_odds_line(&given[0].measure, &given[1].measure);
}

static void odds_line_d(const union ask_value *given, union ask_value *answer)
{
    answer->doubles[0] = isectd_odds_line(&given[0].measure_d, &given[1].measure_d);
}

static void odds_plane(const union ask_value *given, union ask_value *answer)
{
    answer->floats[0] = isect_odds_plane(&given[0].measure, &given[1].measure);
}

static void odds_plane_d(const union ask_value *given, union ask_value *answer)
{
    answer->doubles[0] = isectd_odds_plane(&given[0].measure_d, &given[1].measure_d);
}

static void measure_segment(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_segment(&given[0].segment);
}

static void measure_segment_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_segment(&given[0].segment_d);
}

static void measure_triangle(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_triangle(&given[0].triangle);
}

static void measure_triangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_triangle(&given[0].triangle_d);
}

static void measure_rectangle(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_rectangle(&given[0].rectangle);
}

static void measure_rectangle_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_rectangle(&given[0].rectangle_d);
}

static void measure_disc(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_disc(&given[0].disc);
}

static void measure_disc_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_disc(&given[0].disc_d);
}

static void measure_sphere(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_sphere(&given[0].sphere);
}

static void measure_sphere_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_sphere(&given[0].sphere_d);
}

static void measure_capsule(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_capsule(&given[0].capsule);
}

static void measure_capsule_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_capsule(&given[0].capsule_d);
}

static void measure_lozenge(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_lozenge(&given[0].lozenge);
}

static void measure_lozenge_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_lozenge(&given[0].lozenge_d);
}

static void measure_ellipsoid(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_ellipsoid(&given[0].ellipsoid);
}

static void measure_ellipsoid_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_ellipsoid(&given[0].ellipsoid_d);
}

static void measure_cylinder(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_cylinder(&given[0].cylinder);
}

static void measure_cylinder_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_cylinder(&given[0].cylinder_d);
}

static void measure_cone(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_cone(&given[0].cone);
}

static void measure_cone_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_cone(&given[0].cone_d);
}

static void measure_torus(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_torus(&given[0].torus);
}

static void measure_torus_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_torus(&given[0].torus_d);
}

static void measure_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_aabb(&given[0].aabb);
}

static void measure_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_aabb(&given[0].aabb_d);
}

static void measure_obb(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_obb(&given[0].obb);
}

static void measure_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_obb(&given[0].obb_d);
}

static void measure_kdop14(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_kdop14(&given[0].kdop14);
}

static void measure_kdop14_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_kdop14(&given[0].kdop14_d);
}

static void measure_kdop18(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_kdop18(&given[0].kdop18);
}

static void measure_kdop18_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_kdop18(&given[0].kdop18_d);
}

static void measure_kdop26(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_kdop26(&given[0].kdop26);
}

static void measure_kdop26_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_kdop26(&given[0].kdop26_d);
}

static void measure_frustum(const union ask_value *given, union ask_value *answer)
{
    answer->measure = isect_measure_frustum(&given[0].frustum);
}

static void measure_frustum_d(const union ask_value *given, union ask_value *answer)
{
    answer->measure_d = isectd_measure_frustum(&given[0].frustum_d);
}

static void measure_hull(const union ask_value *given, union ask_value *answer)
{
    const isect_hull hull = {.planes = (const isect_plane *)(const void *)(given[0].points.floats),
        .plane_count = given[0].points.count};
    answer->measure = isect_measure_hull(&hull);
}

static void measure_hull_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_hull hull = {.planes = (const isectd_plane *)(const void *)(given[0].points.doubles),
        .plane_count = given[0].points.count};
    answer->measure_d = isectd_measure_hull(&hull);
}

static void measure_common_aabb_aabb(const union ask_value *given, union ask_value *answer)
{
    answer->iou = isect_measure_common_aabb_aabb(&given[0].aabb, &given[1].aabb);
}

static void measure_common_aabb_aabb_d(const union ask_value *given, union ask_value *answer)
{
    answer->iou_d = isectd_measure_common_aabb_aabb(&given[0].aabb_d, &given[1].aabb_d);
}

static void measure_common_aabb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->iou = isect_measure_common_aabb_obb(&given[0].aabb, &given[1].obb);
}

static void measure_common_aabb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->iou_d = isectd_measure_common_aabb_obb(&given[0].aabb_d, &given[1].obb_d);
}

static void measure_common_obb_obb(const union ask_value *given, union ask_value *answer)
{
    answer->iou = isect_measure_common_obb_obb(&given[0].obb, &given[1].obb);
}

static void measure_common_obb_obb_d(const union ask_value *given, union ask_value *answer)
{
    answer->iou_d = isectd_measure_common_obb_obb(&given[0].obb_d, &given[1].obb_d);
}

static void measure_common_aabb_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->iou = isect_measure_common_aabb_tetrahedron(&given[0].aabb, &given[1].tetrahedron);
}

static void measure_common_aabb_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->iou_d = isectd_measure_common_aabb_tetrahedron(&given[0].aabb_d, &given[1].tetrahedron_d);
}

static void measure_common_tetrahedron_tetrahedron(const union ask_value *given, union ask_value *answer)
{
    answer->iou = isect_measure_common_tetrahedron_tetrahedron(&given[0].tetrahedron, &given[1].tetrahedron);
}

static void measure_common_tetrahedron_tetrahedron_d(const union ask_value *given, union ask_value *answer)
{
    answer->iou_d = isectd_measure_common_tetrahedron_tetrahedron(&given[0].tetrahedron_d, &given[1].tetrahedron_d);
}

static void measure_common_polygon2_polygon2(const union ask_value *given, union ask_value *answer)
{
    const isect_polygon2 polygon2_a = {.points = (const isect_vec2 *)(const void *)(given[0].points.floats),
        .count = given[0].points.count};
    const isect_polygon2 polygon2_b = {.points = (const isect_vec2 *)(const void *)(given[1].points.floats),
        .count = given[1].points.count};
    answer->iou = isect_measure_common_polygon2_polygon2(&polygon2_a, &polygon2_b);
}

static void measure_common_polygon2_polygon2_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_polygon2 polygon2_a = {.points = (const isectd_vec2 *)(const void *)(given[0].points.doubles),
        .count = given[0].points.count};
    const isectd_polygon2 polygon2_b = {.points = (const isectd_vec2 *)(const void *)(given[1].points.doubles),
        .count = given[1].points.count};
    answer->iou_d = isectd_measure_common_polygon2_polygon2(&polygon2_a, &polygon2_b);
}

static void contact_any_patch(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->patch = isect_contact_any_patch(&any_0, &any_1, given[2].floats[0], (uint32_t)given[3].count);
}

static void contact_any_patch_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->patch_d = isectd_contact_any_patch(&any_0, &any_1, given[2].doubles[0], (uint32_t)given[3].count);
}

static void sweep_steps(const union ask_value *given, union ask_value *answer)
{
    answer->count = isect_sweep_steps(&given[0].vec3, given[1].floats[0]);
}

static void sweep_steps_d(const union ask_value *given, union ask_value *answer)
{
    answer->count = isectd_sweep_steps(&given[0].vec3_d, given[1].doubles[0]);
}

static void sweep_vertex_face(const union ask_value *given, union ask_value *answer)
{
    answer->floats[0] = isect_sweep_vertex_face(&given[0].segment, &given[1].triangle, &given[2].triangle, given[3].floats[0], given[4].floats[0]);
}

static void sweep_vertex_face_d(const union ask_value *given, union ask_value *answer)
{
    answer->doubles[0] = isectd_sweep_vertex_face(&given[0].segment_d, &given[1].triangle_d, &given[2].triangle_d, given[3].doubles[0], given[4].doubles[0]);
}

static void sweep_edge_edge(const union ask_value *given, union ask_value *answer)
{
    answer->floats[0] = isect_sweep_edge_edge(&given[0].segment, &given[1].segment, &given[2].segment, &given[3].segment, given[4].floats[0], given[5].floats[0]);
}

static void sweep_edge_edge_d(const union ask_value *given, union ask_value *answer)
{
    answer->doubles[0] = isectd_sweep_edge_edge(&given[0].segment_d, &given[1].segment_d, &given[2].segment_d, &given[3].segment_d, given[4].doubles[0], given[5].doubles[0]);
}

static void any_answers(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_any_answers(given[0].question, given[1].shape, given[2].shape);
}

static void any_answers_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_any_answers(given[0].question, given[1].shape, given[2].shape);
}

static void overlap_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->yes = isect_overlap_any(&any_0, &any_1);
}

static void overlap_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->yes = isectd_overlap_any(&any_0, &any_1);
}

static void contains_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->yes = isect_contains_any(&any_0, &any_1);
}

static void contains_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->yes = isectd_contains_any(&any_0, &any_1);
}

static void classify_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->side = isect_classify_any(&any_0, &any_1);
}

static void classify_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->side = isectd_classify_any(&any_0, &any_1);
}

static void closest_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->nearest = isect_closest_any(&any_0, &any_1);
}

static void closest_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->nearest_d = isectd_closest_any(&any_0, &any_1);
}

static void contact_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->contact = isect_contact_any(&any_0, &any_1);
}

static void contact_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->contact_d = isectd_contact_any(&any_0, &any_1);
}

static void posed_answers(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_posed_answers(given[0].shape, given[1].shape);
}

static void posed_answers_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_posed_answers(given[0].shape, given[1].shape);
}

static void overlap_posed(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->yes = isect_overlap_posed(&any_0, &any_1, &given[2].pose);
}

static void overlap_posed_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->yes = isectd_overlap_posed(&any_0, &any_1, &given[2].pose_d);
}

static void closest_posed(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->nearest = isect_closest_posed(&any_0, &any_1, &given[2].pose);
}

static void closest_posed_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->nearest_d = isectd_closest_posed(&any_0, &any_1, &given[2].pose_d);
}

static void contact_posed(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->contact = isect_contact_posed(&any_0, &any_1, &given[2].pose);
}

static void contact_posed_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->contact_d = isectd_contact_posed(&any_0, &any_1, &given[2].pose_d);
}

static void overlap_posed_within(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->yes = isect_overlap_posed_within(&any_0, &any_1, &given[2].pose, given[3].floats[0], NULL);
}

static void overlap_posed_within_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->yes = isectd_overlap_posed_within(&any_0, &any_1, &given[2].pose_d, given[3].doubles[0], NULL);
}

static void closest_posed_within(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->nearest = isect_closest_posed_within(&any_0, &any_1, &given[2].pose, given[3].floats[0], NULL);
}

static void closest_posed_within_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->nearest_d = isectd_closest_posed_within(&any_0, &any_1, &given[2].pose_d, given[3].doubles[0], NULL);
}

static void witness_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->witness = isect_witness_any(&any_0, &any_1);
}

static void witness_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->witness_d = isectd_witness_any(&any_0, &any_1);
}

static void witness_posed(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->witness = isect_witness_posed(&any_0, &any_1, &given[2].pose);
}

static void witness_posed_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->witness_d = isectd_witness_posed(&any_0, &any_1, &given[2].pose_d);
}

static void verify_any(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->yes = isect_verify_any(&any_0, &any_1, &given[2].witness);
}

static void verify_any_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->yes = isectd_verify_any(&any_0, &any_1, &given[2].witness_d);
}

static void verify_posed(const union ask_value *given, union ask_value *answer)
{
    const isect_any any_0 = any_of(given + 0);
    const isect_any any_1 = any_of(given + 1);
    answer->yes = isect_verify_posed(&any_0, &any_1, &given[2].pose, &given[3].witness);
}

static void verify_posed_d(const union ask_value *given, union ask_value *answer)
{
    const isectd_any any_0 = any_of_d(given + 0);
    const isectd_any any_1 = any_of_d(given + 1);
    answer->yes = isectd_verify_posed(&any_0, &any_1, &given[2].pose_d, &given[3].witness_d);
}

static void overlap_kdop14_kdop14_slabs_moved(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_kdop14_kdop14_slabs_moved(&given[0].kdop14, &given[1].kdop14, &given[2].vec3);
}

static void overlap_kdop14_kdop14_slabs_moved_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_kdop14_kdop14_slabs_moved(&given[0].kdop14_d, &given[1].kdop14_d, &given[2].vec3_d);
}

static void overlap_kdop18_kdop18_slabs_moved(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_kdop18_kdop18_slabs_moved(&given[0].kdop18, &given[1].kdop18, &given[2].vec3);
}

static void overlap_kdop18_kdop18_slabs_moved_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_kdop18_kdop18_slabs_moved(&given[0].kdop18_d, &given[1].kdop18_d, &given[2].vec3_d);
}

static void overlap_kdop26_kdop26_slabs_moved(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isect_overlap_kdop26_kdop26_slabs_moved(&given[0].kdop26, &given[1].kdop26, &given[2].vec3);
}

static void overlap_kdop26_kdop26_slabs_moved_d(const union ask_value *given, union ask_value *answer)
{
    answer->yes = isectd_overlap_kdop26_kdop26_slabs_moved(&given[0].kdop26_d, &given[1].kdop26_d, &given[2].vec3_d);
}

const AskQuestion ask_questions[] = {
    {.names = {"overlap", "point", "segment"},
     .given = {&vec3_type, &segment_type},
     .answer = &yes_type,
     .call = {overlap_point_segment, overlap_point_segment_d}},
    {.names = {"overlap", "point", "plane"},
     .given = {&vec3_type, &plane_type},
     .answer = &yes_type,
     .call = {overlap_point_plane, overlap_point_plane_d}},
    {.names = {"overlap", "point", "triangle"},
     .given = {&vec3_type, &triangle_type},
     .answer = &yes_type,
     .call = {overlap_point_triangle, overlap_point_triangle_d}},
    {.names = {"overlap", "point", "aabb"},
     .given = {&vec3_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_point_aabb, overlap_point_aabb_d}},
    {.names = {"overlap", "segment", "segment"},
     .given = {&segment_type, &segment_type},
     .answer = &yes_type,
     .call = {overlap_segment_segment, overlap_segment_segment_d}},
    {.names = {"overlap", "segment", "plane"},
     .given = {&segment_type, &plane_type},
     .answer = &yes_type,
     .call = {overlap_segment_plane, overlap_segment_plane_d}},
    {.names = {"overlap", "segment", "aabb"},
     .given = {&segment_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_segment_aabb, overlap_segment_aabb_d}},
    {.names = {"overlap", "segment", "triangle"},
     .given = {&segment_type, &triangle_type},
     .answer = &yes_type,
     .call = {overlap_segment_triangle, overlap_segment_triangle_d}},
    {.names = {"overlap", "ray", "plane"},
     .given = {&ray_type, &plane_type},
     .answer = &yes_type,
     .call = {overlap_ray_plane, overlap_ray_plane_d}},
    {.names = {"overlap", "ray", "aabb"},
     .given = {&ray_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_ray_aabb, overlap_ray_aabb_d}},
    {.names = {"overlap", "plane", "triangle"},
     .given = {&plane_type, &triangle_type},
     .answer = &yes_type,
     .call = {overlap_plane_triangle, overlap_plane_triangle_d}},
    {.names = {"overlap", "plane", "sphere"},
     .given = {&plane_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_plane_sphere, overlap_plane_sphere_d}},
    {.names = {"overlap", "plane", "aabb"},
     .given = {&plane_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_plane_aabb, overlap_plane_aabb_d}},
    {.names = {"overlap", "triangle", "aabb"},
     .given = {&triangle_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_triangle_aabb, overlap_triangle_aabb_d}},
    {.names = {"overlap", "point", "sphere"},
     .given = {&vec3_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_point_sphere, overlap_point_sphere_d}},
    {.names = {"overlap", "segment", "sphere"},
     .given = {&segment_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_segment_sphere, overlap_segment_sphere_d}},
    {.names = {"overlap", "ray", "sphere"},
     .given = {&ray_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_ray_sphere, overlap_ray_sphere_d}},
    {.names = {"overlap", "triangle", "triangle"},
     .given = {&triangle_type, &triangle_type},
     .answer = &yes_type,
     .call = {overlap_triangle_triangle, overlap_triangle_triangle_d}},
    {.names = {"overlap", "ray", "triangle"},
     .given = {&ray_type, &triangle_type},
     .answer = &yes_type,
     .call = {overlap_ray_triangle, overlap_ray_triangle_d}},
    {.names = {"overlap", "triangle", "sphere"},
     .given = {&triangle_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_triangle_sphere, overlap_triangle_sphere_d}},
    {.names = {"overlap", "sphere", "sphere"},
     .given = {&sphere_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_sphere_sphere, overlap_sphere_sphere_d}},
    {.names = {"overlap", "point", "capsule"},
     .given = {&vec3_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_point_capsule, overlap_point_capsule_d}},
    {.names = {"overlap", "sphere", "capsule"},
     .given = {&sphere_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_sphere_capsule, overlap_sphere_capsule_d}},
    {.names = {"overlap", "segment", "capsule"},
     .given = {&segment_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_segment_capsule, overlap_segment_capsule_d}},
    {.names = {"overlap", "triangle", "capsule"},
     .given = {&triangle_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_triangle_capsule, overlap_triangle_capsule_d}},
    {.names = {"overlap", "capsule", "capsule"},
     .given = {&capsule_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_capsule_capsule, overlap_capsule_capsule_d}},
    {.names = {"overlap", "sphere", "aabb"},
     .given = {&sphere_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_sphere_aabb, overlap_sphere_aabb_d}},
    {.names = {"overlap", "sphere", "aabb_hollow_aabb"},
     .given = {&sphere_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_sphere_aabb_hollow_aabb, overlap_sphere_aabb_hollow_aabb_d}},
    {.names = {"overlap", "sphere", "aabb_hollow_sphere"},
     .given = {&sphere_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_sphere_aabb_hollow_sphere, overlap_sphere_aabb_hollow_sphere_d}},
    {.names = {"overlap", "sphere", "aabb_hollow"},
     .given = {&sphere_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_sphere_aabb_hollow, overlap_sphere_aabb_hollow_d}},
    {.names = {"overlap", "aabb", "aabb"},
     .given = {&aabb_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_aabb_aabb, overlap_aabb_aabb_d}},
    {.names = {"overlap", "kdop14", "kdop14_slabs"},
     .given = {&kdop14_type, &kdop14_type},
     .answer = &yes_type,
     .call = {overlap_kdop14_kdop14_slabs, overlap_kdop14_kdop14_slabs_d}},
    {.names = {"overlap", "kdop18", "kdop18_slabs"},
     .given = {&kdop18_type, &kdop18_type},
     .answer = &yes_type,
     .call = {overlap_kdop18_kdop18_slabs, overlap_kdop18_kdop18_slabs_d}},
    {.names = {"overlap", "kdop26", "kdop26_slabs"},
     .given = {&kdop26_type, &kdop26_type},
     .answer = &yes_type,
     .call = {overlap_kdop26_kdop26_slabs, overlap_kdop26_kdop26_slabs_d}},
    {.names = {"overlap", "segment", "obb"},
     .given = {&segment_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_segment_obb, overlap_segment_obb_d}},
    {.names = {"overlap", "ray", "obb"},
     .given = {&ray_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_ray_obb, overlap_ray_obb_d}},
    {.names = {"overlap", "triangle", "obb"},
     .given = {&triangle_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_triangle_obb, overlap_triangle_obb_d}},
    {.names = {"overlap", "obb", "obb"},
     .given = {&obb_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_obb_obb, overlap_obb_obb_d}},
    {.names = {"overlap", "point", "polygon"},
     .given = {&vec3_type, &polygon_type, &rule_type},
     .answer = &yes_type,
     .call = {overlap_point_polygon, overlap_point_polygon_d}},
    {.names = {"overlap", "polygon", "aabb"},
     .given = {&polygon_type, &aabb_type, &rule_type},
     .answer = &yes_type,
     .call = {overlap_polygon_aabb, overlap_polygon_aabb_d}},
    {.names = {"overlap", "point", "hull"},
     .given = {&vec3_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_point_hull, overlap_point_hull_d}},
    {.names = {"overlap", "segment", "hull"},
     .given = {&segment_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_segment_hull, overlap_segment_hull_d}},
    {.names = {"overlap", "triangle", "hull"},
     .given = {&triangle_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_triangle_hull, overlap_triangle_hull_d}},
    {.names = {"overlap", "hull", "hull"},
     .given = {&corners_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_hull_hull, overlap_hull_hull_d}},
    {.names = {"overlap", "segment2", "segment2"},
     .given = {&segment2_type, &segment2_type},
     .answer = &yes_type,
     .call = {overlap_segment2_segment2, overlap_segment2_segment2_d}},
    {.names = {"overlap", "sphere", "obb"},
     .given = {&sphere_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_sphere_obb, overlap_sphere_obb_d}},
    {.names = {"overlap", "plane", "obb"},
     .given = {&plane_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_plane_obb, overlap_plane_obb_d}},
    {.names = {"overlap", "point", "point"},
     .given = {&vec3_type, &vec3_type},
     .answer = &yes_type,
     .call = {overlap_point_point, overlap_point_point_d}},
    {.names = {"overlap", "point", "rectangle"},
     .given = {&vec3_type, &rectangle_type},
     .answer = &yes_type,
     .call = {overlap_point_rectangle, overlap_point_rectangle_d}},
    {.names = {"overlap", "point", "disc"},
     .given = {&vec3_type, &disc_type},
     .answer = &yes_type,
     .call = {overlap_point_disc, overlap_point_disc_d}},
    {.names = {"overlap", "point", "lozenge"},
     .given = {&vec3_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_point_lozenge, overlap_point_lozenge_d}},
    {.names = {"overlap", "point", "ellipsoid"},
     .given = {&vec3_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_point_ellipsoid, overlap_point_ellipsoid_d}},
    {.names = {"overlap", "point", "cylinder"},
     .given = {&vec3_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_point_cylinder, overlap_point_cylinder_d}},
    {.names = {"overlap", "point", "cone"},
     .given = {&vec3_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_point_cone, overlap_point_cone_d}},
    {.names = {"overlap", "point", "obb"},
     .given = {&vec3_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_point_obb, overlap_point_obb_d}},
    {.names = {"overlap", "point", "kdop"},
     .given = {&vec3_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_point_kdop, overlap_point_kdop_d}},
    {.names = {"overlap", "point", "frustum"},
     .given = {&vec3_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_point_frustum, overlap_point_frustum_d}},
    {.names = {"overlap", "point", "tetrahedron"},
     .given = {&vec3_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_point_tetrahedron, overlap_point_tetrahedron_d}},
    {.names = {"overlap", "segment", "rectangle"},
     .given = {&segment_type, &rectangle_type},
     .answer = &yes_type,
     .call = {overlap_segment_rectangle, overlap_segment_rectangle_d}},
    {.names = {"overlap", "segment", "disc"},
     .given = {&segment_type, &disc_type},
     .answer = &yes_type,
     .call = {overlap_segment_disc, overlap_segment_disc_d}},
    {.names = {"overlap", "segment", "lozenge"},
     .given = {&segment_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_segment_lozenge, overlap_segment_lozenge_d}},
    {.names = {"overlap", "segment", "ellipsoid"},
     .given = {&segment_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_segment_ellipsoid, overlap_segment_ellipsoid_d}},
    {.names = {"overlap", "segment", "cylinder"},
     .given = {&segment_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_segment_cylinder, overlap_segment_cylinder_d}},
    {.names = {"overlap", "segment", "cone"},
     .given = {&segment_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_segment_cone, overlap_segment_cone_d}},
    {.names = {"overlap", "segment", "kdop"},
     .given = {&segment_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_segment_kdop, overlap_segment_kdop_d}},
    {.names = {"overlap", "segment", "frustum"},
     .given = {&segment_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_segment_frustum, overlap_segment_frustum_d}},
    {.names = {"overlap", "segment", "tetrahedron"},
     .given = {&segment_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_segment_tetrahedron, overlap_segment_tetrahedron_d}},
    {.names = {"overlap", "triangle", "rectangle"},
     .given = {&triangle_type, &rectangle_type},
     .answer = &yes_type,
     .call = {overlap_triangle_rectangle, overlap_triangle_rectangle_d}},
    {.names = {"overlap", "triangle", "disc"},
     .given = {&triangle_type, &disc_type},
     .answer = &yes_type,
     .call = {overlap_triangle_disc, overlap_triangle_disc_d}},
    {.names = {"overlap", "triangle", "lozenge"},
     .given = {&triangle_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_triangle_lozenge, overlap_triangle_lozenge_d}},
    {.names = {"overlap", "triangle", "ellipsoid"},
     .given = {&triangle_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_triangle_ellipsoid, overlap_triangle_ellipsoid_d}},
    {.names = {"overlap", "triangle", "cylinder"},
     .given = {&triangle_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_triangle_cylinder, overlap_triangle_cylinder_d}},
    {.names = {"overlap", "triangle", "cone"},
     .given = {&triangle_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_triangle_cone, overlap_triangle_cone_d}},
    {.names = {"overlap", "triangle", "kdop"},
     .given = {&triangle_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_triangle_kdop, overlap_triangle_kdop_d}},
    {.names = {"overlap", "triangle", "frustum"},
     .given = {&triangle_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_triangle_frustum, overlap_triangle_frustum_d}},
    {.names = {"overlap", "triangle", "tetrahedron"},
     .given = {&triangle_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_triangle_tetrahedron, overlap_triangle_tetrahedron_d}},
    {.names = {"overlap", "rectangle", "rectangle"},
     .given = {&rectangle_type, &rectangle_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_rectangle, overlap_rectangle_rectangle_d}},
    {.names = {"overlap", "rectangle", "disc"},
     .given = {&rectangle_type, &disc_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_disc, overlap_rectangle_disc_d}},
    {.names = {"overlap", "rectangle", "sphere"},
     .given = {&rectangle_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_sphere, overlap_rectangle_sphere_d}},
    {.names = {"overlap", "rectangle", "capsule"},
     .given = {&rectangle_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_capsule, overlap_rectangle_capsule_d}},
    {.names = {"overlap", "rectangle", "lozenge"},
     .given = {&rectangle_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_lozenge, overlap_rectangle_lozenge_d}},
    {.names = {"overlap", "rectangle", "ellipsoid"},
     .given = {&rectangle_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_ellipsoid, overlap_rectangle_ellipsoid_d}},
    {.names = {"overlap", "rectangle", "cylinder"},
     .given = {&rectangle_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_cylinder, overlap_rectangle_cylinder_d}},
    {.names = {"overlap", "rectangle", "cone"},
     .given = {&rectangle_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_cone, overlap_rectangle_cone_d}},
    {.names = {"overlap", "rectangle", "aabb"},
     .given = {&rectangle_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_aabb, overlap_rectangle_aabb_d}},
    {.names = {"overlap", "rectangle", "obb"},
     .given = {&rectangle_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_obb, overlap_rectangle_obb_d}},
    {.names = {"overlap", "rectangle", "kdop"},
     .given = {&rectangle_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_kdop, overlap_rectangle_kdop_d}},
    {.names = {"overlap", "rectangle", "frustum"},
     .given = {&rectangle_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_frustum, overlap_rectangle_frustum_d}},
    {.names = {"overlap", "rectangle", "hull"},
     .given = {&rectangle_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_hull, overlap_rectangle_hull_d}},
    {.names = {"overlap", "rectangle", "tetrahedron"},
     .given = {&rectangle_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_rectangle_tetrahedron, overlap_rectangle_tetrahedron_d}},
    {.names = {"overlap", "disc", "disc"},
     .given = {&disc_type, &disc_type},
     .answer = &yes_type,
     .call = {overlap_disc_disc, overlap_disc_disc_d}},
    {.names = {"overlap", "disc", "sphere"},
     .given = {&disc_type, &sphere_type},
     .answer = &yes_type,
     .call = {overlap_disc_sphere, overlap_disc_sphere_d}},
    {.names = {"overlap", "disc", "capsule"},
     .given = {&disc_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_disc_capsule, overlap_disc_capsule_d}},
    {.names = {"overlap", "disc", "lozenge"},
     .given = {&disc_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_disc_lozenge, overlap_disc_lozenge_d}},
    {.names = {"overlap", "disc", "ellipsoid"},
     .given = {&disc_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_disc_ellipsoid, overlap_disc_ellipsoid_d}},
    {.names = {"overlap", "disc", "cylinder"},
     .given = {&disc_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_disc_cylinder, overlap_disc_cylinder_d}},
    {.names = {"overlap", "disc", "cone"},
     .given = {&disc_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_disc_cone, overlap_disc_cone_d}},
    {.names = {"overlap", "disc", "aabb"},
     .given = {&disc_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_disc_aabb, overlap_disc_aabb_d}},
    {.names = {"overlap", "disc", "obb"},
     .given = {&disc_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_disc_obb, overlap_disc_obb_d}},
    {.names = {"overlap", "disc", "kdop"},
     .given = {&disc_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_disc_kdop, overlap_disc_kdop_d}},
    {.names = {"overlap", "disc", "frustum"},
     .given = {&disc_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_disc_frustum, overlap_disc_frustum_d}},
    {.names = {"overlap", "disc", "hull"},
     .given = {&disc_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_disc_hull, overlap_disc_hull_d}},
    {.names = {"overlap", "disc", "tetrahedron"},
     .given = {&disc_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_disc_tetrahedron, overlap_disc_tetrahedron_d}},
    {.names = {"overlap", "sphere", "lozenge"},
     .given = {&sphere_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_sphere_lozenge, overlap_sphere_lozenge_d}},
    {.names = {"overlap", "sphere", "ellipsoid"},
     .given = {&sphere_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_sphere_ellipsoid, overlap_sphere_ellipsoid_d}},
    {.names = {"overlap", "sphere", "cylinder"},
     .given = {&sphere_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_sphere_cylinder, overlap_sphere_cylinder_d}},
    {.names = {"overlap", "sphere", "cone"},
     .given = {&sphere_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_sphere_cone, overlap_sphere_cone_d}},
    {.names = {"overlap", "sphere", "kdop"},
     .given = {&sphere_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_sphere_kdop, overlap_sphere_kdop_d}},
    {.names = {"overlap", "sphere", "frustum"},
     .given = {&sphere_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_sphere_frustum, overlap_sphere_frustum_d}},
    {.names = {"overlap", "sphere", "hull"},
     .given = {&sphere_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_sphere_hull, overlap_sphere_hull_d}},
    {.names = {"overlap", "sphere", "tetrahedron"},
     .given = {&sphere_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_sphere_tetrahedron, overlap_sphere_tetrahedron_d}},
    {.names = {"overlap", "capsule", "lozenge"},
     .given = {&capsule_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_capsule_lozenge, overlap_capsule_lozenge_d}},
    {.names = {"overlap", "capsule", "ellipsoid"},
     .given = {&capsule_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_capsule_ellipsoid, overlap_capsule_ellipsoid_d}},
    {.names = {"overlap", "capsule", "cylinder"},
     .given = {&capsule_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_capsule_cylinder, overlap_capsule_cylinder_d}},
    {.names = {"overlap", "capsule", "cone"},
     .given = {&capsule_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_capsule_cone, overlap_capsule_cone_d}},
    {.names = {"overlap", "capsule", "aabb"},
     .given = {&capsule_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_capsule_aabb, overlap_capsule_aabb_d}},
    {.names = {"overlap", "capsule", "obb"},
     .given = {&capsule_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_capsule_obb, overlap_capsule_obb_d}},
    {.names = {"overlap", "capsule", "kdop"},
     .given = {&capsule_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_capsule_kdop, overlap_capsule_kdop_d}},
    {.names = {"overlap", "capsule", "frustum"},
     .given = {&capsule_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_capsule_frustum, overlap_capsule_frustum_d}},
    {.names = {"overlap", "capsule", "hull"},
     .given = {&capsule_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_capsule_hull, overlap_capsule_hull_d}},
    {.names = {"overlap", "capsule", "tetrahedron"},
     .given = {&capsule_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_capsule_tetrahedron, overlap_capsule_tetrahedron_d}},
    {.names = {"overlap", "lozenge", "lozenge"},
     .given = {&lozenge_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_lozenge, overlap_lozenge_lozenge_d}},
    {.names = {"overlap", "lozenge", "ellipsoid"},
     .given = {&lozenge_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_ellipsoid, overlap_lozenge_ellipsoid_d}},
    {.names = {"overlap", "lozenge", "cylinder"},
     .given = {&lozenge_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_cylinder, overlap_lozenge_cylinder_d}},
    {.names = {"overlap", "lozenge", "cone"},
     .given = {&lozenge_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_cone, overlap_lozenge_cone_d}},
    {.names = {"overlap", "lozenge", "aabb"},
     .given = {&lozenge_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_aabb, overlap_lozenge_aabb_d}},
    {.names = {"overlap", "lozenge", "obb"},
     .given = {&lozenge_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_obb, overlap_lozenge_obb_d}},
    {.names = {"overlap", "lozenge", "kdop"},
     .given = {&lozenge_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_kdop, overlap_lozenge_kdop_d}},
    {.names = {"overlap", "lozenge", "frustum"},
     .given = {&lozenge_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_frustum, overlap_lozenge_frustum_d}},
    {.names = {"overlap", "lozenge", "hull"},
     .given = {&lozenge_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_hull, overlap_lozenge_hull_d}},
    {.names = {"overlap", "lozenge", "tetrahedron"},
     .given = {&lozenge_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_lozenge_tetrahedron, overlap_lozenge_tetrahedron_d}},
    {.names = {"overlap", "ellipsoid", "ellipsoid"},
     .given = {&ellipsoid_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_ellipsoid, overlap_ellipsoid_ellipsoid_d}},
    {.names = {"overlap", "ellipsoid", "cylinder"},
     .given = {&ellipsoid_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_cylinder, overlap_ellipsoid_cylinder_d}},
    {.names = {"overlap", "ellipsoid", "cone"},
     .given = {&ellipsoid_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_cone, overlap_ellipsoid_cone_d}},
    {.names = {"overlap", "ellipsoid", "aabb"},
     .given = {&ellipsoid_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_aabb, overlap_ellipsoid_aabb_d}},
    {.names = {"overlap", "ellipsoid", "obb"},
     .given = {&ellipsoid_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_obb, overlap_ellipsoid_obb_d}},
    {.names = {"overlap", "ellipsoid", "kdop"},
     .given = {&ellipsoid_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_kdop, overlap_ellipsoid_kdop_d}},
    {.names = {"overlap", "ellipsoid", "frustum"},
     .given = {&ellipsoid_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_frustum, overlap_ellipsoid_frustum_d}},
    {.names = {"overlap", "ellipsoid", "hull"},
     .given = {&ellipsoid_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_hull, overlap_ellipsoid_hull_d}},
    {.names = {"overlap", "ellipsoid", "tetrahedron"},
     .given = {&ellipsoid_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_ellipsoid_tetrahedron, overlap_ellipsoid_tetrahedron_d}},
    {.names = {"overlap", "cylinder", "cylinder"},
     .given = {&cylinder_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_cylinder, overlap_cylinder_cylinder_d}},
    {.names = {"overlap", "cylinder", "cone"},
     .given = {&cylinder_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_cone, overlap_cylinder_cone_d}},
    {.names = {"overlap", "cylinder", "aabb"},
     .given = {&cylinder_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_aabb, overlap_cylinder_aabb_d}},
    {.names = {"overlap", "cylinder", "obb"},
     .given = {&cylinder_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_obb, overlap_cylinder_obb_d}},
    {.names = {"overlap", "cylinder", "kdop"},
     .given = {&cylinder_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_kdop, overlap_cylinder_kdop_d}},
    {.names = {"overlap", "cylinder", "frustum"},
     .given = {&cylinder_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_frustum, overlap_cylinder_frustum_d}},
    {.names = {"overlap", "cylinder", "hull"},
     .given = {&cylinder_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_hull, overlap_cylinder_hull_d}},
    {.names = {"overlap", "cylinder", "tetrahedron"},
     .given = {&cylinder_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_cylinder_tetrahedron, overlap_cylinder_tetrahedron_d}},
    {.names = {"overlap", "cone", "cone"},
     .given = {&cone_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_cone_cone, overlap_cone_cone_d}},
    {.names = {"overlap", "cone", "aabb"},
     .given = {&cone_type, &aabb_type},
     .answer = &yes_type,
     .call = {overlap_cone_aabb, overlap_cone_aabb_d}},
    {.names = {"overlap", "cone", "obb"},
     .given = {&cone_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_cone_obb, overlap_cone_obb_d}},
    {.names = {"overlap", "cone", "kdop"},
     .given = {&cone_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_cone_kdop, overlap_cone_kdop_d}},
    {.names = {"overlap", "cone", "frustum"},
     .given = {&cone_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_cone_frustum, overlap_cone_frustum_d}},
    {.names = {"overlap", "cone", "hull"},
     .given = {&cone_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_cone_hull, overlap_cone_hull_d}},
    {.names = {"overlap", "cone", "tetrahedron"},
     .given = {&cone_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_cone_tetrahedron, overlap_cone_tetrahedron_d}},
    {.names = {"overlap", "aabb", "obb"},
     .given = {&aabb_type, &obb_type},
     .answer = &yes_type,
     .call = {overlap_aabb_obb, overlap_aabb_obb_d}},
    {.names = {"overlap", "aabb", "kdop"},
     .given = {&aabb_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_aabb_kdop, overlap_aabb_kdop_d}},
    {.names = {"overlap", "aabb", "frustum"},
     .given = {&aabb_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_aabb_frustum, overlap_aabb_frustum_d}},
    {.names = {"overlap", "aabb", "hull"},
     .given = {&aabb_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_aabb_hull, overlap_aabb_hull_d}},
    {.names = {"overlap", "aabb", "tetrahedron"},
     .given = {&aabb_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_aabb_tetrahedron, overlap_aabb_tetrahedron_d}},
    {.names = {"overlap", "obb", "kdop"},
     .given = {&obb_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_obb_kdop, overlap_obb_kdop_d}},
    {.names = {"overlap", "obb", "frustum"},
     .given = {&obb_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_obb_frustum, overlap_obb_frustum_d}},
    {.names = {"overlap", "obb", "hull"},
     .given = {&obb_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_obb_hull, overlap_obb_hull_d}},
    {.names = {"overlap", "obb", "tetrahedron"},
     .given = {&obb_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_obb_tetrahedron, overlap_obb_tetrahedron_d}},
    {.names = {"overlap", "kdop", "kdop"},
     .given = {&kdop_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_kdop_kdop, overlap_kdop_kdop_d}},
    {.names = {"overlap", "kdop", "frustum"},
     .given = {&kdop_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_kdop_frustum, overlap_kdop_frustum_d}},
    {.names = {"overlap", "kdop", "hull"},
     .given = {&kdop_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_kdop_hull, overlap_kdop_hull_d}},
    {.names = {"overlap", "kdop", "tetrahedron"},
     .given = {&kdop_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_kdop_tetrahedron, overlap_kdop_tetrahedron_d}},
    {.names = {"overlap", "frustum", "frustum"},
     .given = {&frustum_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_frustum_frustum, overlap_frustum_frustum_d}},
    {.names = {"overlap", "frustum", "hull"},
     .given = {&frustum_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_frustum_hull, overlap_frustum_hull_d}},
    {.names = {"overlap", "frustum", "tetrahedron"},
     .given = {&frustum_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_frustum_tetrahedron, overlap_frustum_tetrahedron_d}},
    {.names = {"overlap", "hull", "tetrahedron"},
     .given = {&corners_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_hull_tetrahedron, overlap_hull_tetrahedron_d}},
    {.names = {"overlap", "tetrahedron", "tetrahedron"},
     .given = {&tetrahedron_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_tetrahedron_tetrahedron, overlap_tetrahedron_tetrahedron_d}},
    {.names = {"overlap", "plane", "rectangle"},
     .given = {&plane_type, &rectangle_type},
     .answer = &yes_type,
     .call = {overlap_plane_rectangle, overlap_plane_rectangle_d}},
    {.names = {"overlap", "plane", "disc"},
     .given = {&plane_type, &disc_type},
     .answer = &yes_type,
     .call = {overlap_plane_disc, overlap_plane_disc_d}},
    {.names = {"overlap", "plane", "capsule"},
     .given = {&plane_type, &capsule_type},
     .answer = &yes_type,
     .call = {overlap_plane_capsule, overlap_plane_capsule_d}},
    {.names = {"overlap", "plane", "lozenge"},
     .given = {&plane_type, &lozenge_type},
     .answer = &yes_type,
     .call = {overlap_plane_lozenge, overlap_plane_lozenge_d}},
    {.names = {"overlap", "plane", "ellipsoid"},
     .given = {&plane_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {overlap_plane_ellipsoid, overlap_plane_ellipsoid_d}},
    {.names = {"overlap", "plane", "cylinder"},
     .given = {&plane_type, &cylinder_type},
     .answer = &yes_type,
     .call = {overlap_plane_cylinder, overlap_plane_cylinder_d}},
    {.names = {"overlap", "plane", "cone"},
     .given = {&plane_type, &cone_type},
     .answer = &yes_type,
     .call = {overlap_plane_cone, overlap_plane_cone_d}},
    {.names = {"overlap", "plane", "kdop"},
     .given = {&plane_type, &kdop_type},
     .answer = &yes_type,
     .call = {overlap_plane_kdop, overlap_plane_kdop_d}},
    {.names = {"overlap", "plane", "frustum"},
     .given = {&plane_type, &frustum_type},
     .answer = &yes_type,
     .call = {overlap_plane_frustum, overlap_plane_frustum_d}},
    {.names = {"overlap", "plane", "hull"},
     .given = {&plane_type, &corners_type},
     .answer = &yes_type,
     .call = {overlap_plane_hull, overlap_plane_hull_d}},
    {.names = {"overlap", "plane", "tetrahedron"},
     .given = {&plane_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {overlap_plane_tetrahedron, overlap_plane_tetrahedron_d}},
    {.names = {"contains", "aabb", "point"},
     .given = {&aabb_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_aabb_point, contains_aabb_point_d}},
    {.names = {"contains", "sphere", "sphere"},
     .given = {&sphere_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_sphere_sphere, contains_sphere_sphere_d}},
    {.names = {"contains", "sphere", "point"},
     .given = {&sphere_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_sphere_point, contains_sphere_point_d}},
    {.names = {"contains", "sphere", "segment"},
     .given = {&sphere_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_sphere_segment, contains_sphere_segment_d}},
    {.names = {"contains", "sphere", "triangle"},
     .given = {&sphere_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_sphere_triangle, contains_sphere_triangle_d}},
    {.names = {"contains", "sphere", "rectangle"},
     .given = {&sphere_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_sphere_rectangle, contains_sphere_rectangle_d}},
    {.names = {"contains", "sphere", "disc"},
     .given = {&sphere_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_sphere_disc, contains_sphere_disc_d}},
    {.names = {"contains", "sphere", "capsule"},
     .given = {&sphere_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_sphere_capsule, contains_sphere_capsule_d}},
    {.names = {"contains", "sphere", "lozenge"},
     .given = {&sphere_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_sphere_lozenge, contains_sphere_lozenge_d}},
    {.names = {"contains", "sphere", "ellipsoid"},
     .given = {&sphere_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_sphere_ellipsoid, contains_sphere_ellipsoid_d}},
    {.names = {"contains", "sphere", "cylinder"},
     .given = {&sphere_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_sphere_cylinder, contains_sphere_cylinder_d}},
    {.names = {"contains", "sphere", "cone"},
     .given = {&sphere_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_sphere_cone, contains_sphere_cone_d}},
    {.names = {"contains", "sphere", "aabb"},
     .given = {&sphere_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_sphere_aabb, contains_sphere_aabb_d}},
    {.names = {"contains", "sphere", "obb"},
     .given = {&sphere_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_sphere_obb, contains_sphere_obb_d}},
    {.names = {"contains", "sphere", "kdop"},
     .given = {&sphere_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_sphere_kdop, contains_sphere_kdop_d}},
    {.names = {"contains", "sphere", "frustum"},
     .given = {&sphere_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_sphere_frustum, contains_sphere_frustum_d}},
    {.names = {"contains", "sphere", "hull"},
     .given = {&sphere_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_sphere_hull, contains_sphere_hull_d}},
    {.names = {"contains", "sphere", "tetrahedron"},
     .given = {&sphere_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_sphere_tetrahedron, contains_sphere_tetrahedron_d}},
    {.names = {"contains", "capsule", "point"},
     .given = {&capsule_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_capsule_point, contains_capsule_point_d}},
    {.names = {"contains", "capsule", "segment"},
     .given = {&capsule_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_capsule_segment, contains_capsule_segment_d}},
    {.names = {"contains", "capsule", "triangle"},
     .given = {&capsule_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_capsule_triangle, contains_capsule_triangle_d}},
    {.names = {"contains", "capsule", "rectangle"},
     .given = {&capsule_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_capsule_rectangle, contains_capsule_rectangle_d}},
    {.names = {"contains", "capsule", "disc"},
     .given = {&capsule_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_capsule_disc, contains_capsule_disc_d}},
    {.names = {"contains", "capsule", "sphere"},
     .given = {&capsule_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_capsule_sphere, contains_capsule_sphere_d}},
    {.names = {"contains", "capsule", "capsule"},
     .given = {&capsule_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_capsule_capsule, contains_capsule_capsule_d}},
    {.names = {"contains", "capsule", "lozenge"},
     .given = {&capsule_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_capsule_lozenge, contains_capsule_lozenge_d}},
    {.names = {"contains", "capsule", "ellipsoid"},
     .given = {&capsule_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_capsule_ellipsoid, contains_capsule_ellipsoid_d}},
    {.names = {"contains", "capsule", "cylinder"},
     .given = {&capsule_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_capsule_cylinder, contains_capsule_cylinder_d}},
    {.names = {"contains", "capsule", "cone"},
     .given = {&capsule_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_capsule_cone, contains_capsule_cone_d}},
    {.names = {"contains", "capsule", "aabb"},
     .given = {&capsule_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_capsule_aabb, contains_capsule_aabb_d}},
    {.names = {"contains", "capsule", "obb"},
     .given = {&capsule_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_capsule_obb, contains_capsule_obb_d}},
    {.names = {"contains", "capsule", "kdop"},
     .given = {&capsule_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_capsule_kdop, contains_capsule_kdop_d}},
    {.names = {"contains", "capsule", "frustum"},
     .given = {&capsule_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_capsule_frustum, contains_capsule_frustum_d}},
    {.names = {"contains", "capsule", "hull"},
     .given = {&capsule_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_capsule_hull, contains_capsule_hull_d}},
    {.names = {"contains", "capsule", "tetrahedron"},
     .given = {&capsule_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_capsule_tetrahedron, contains_capsule_tetrahedron_d}},
    {.names = {"contains", "lozenge", "point"},
     .given = {&lozenge_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_lozenge_point, contains_lozenge_point_d}},
    {.names = {"contains", "lozenge", "segment"},
     .given = {&lozenge_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_lozenge_segment, contains_lozenge_segment_d}},
    {.names = {"contains", "lozenge", "triangle"},
     .given = {&lozenge_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_lozenge_triangle, contains_lozenge_triangle_d}},
    {.names = {"contains", "lozenge", "rectangle"},
     .given = {&lozenge_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_lozenge_rectangle, contains_lozenge_rectangle_d}},
    {.names = {"contains", "lozenge", "disc"},
     .given = {&lozenge_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_lozenge_disc, contains_lozenge_disc_d}},
    {.names = {"contains", "lozenge", "sphere"},
     .given = {&lozenge_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_lozenge_sphere, contains_lozenge_sphere_d}},
    {.names = {"contains", "lozenge", "capsule"},
     .given = {&lozenge_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_lozenge_capsule, contains_lozenge_capsule_d}},
    {.names = {"contains", "lozenge", "lozenge"},
     .given = {&lozenge_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_lozenge_lozenge, contains_lozenge_lozenge_d}},
    {.names = {"contains", "lozenge", "ellipsoid"},
     .given = {&lozenge_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_lozenge_ellipsoid, contains_lozenge_ellipsoid_d}},
    {.names = {"contains", "lozenge", "cylinder"},
     .given = {&lozenge_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_lozenge_cylinder, contains_lozenge_cylinder_d}},
    {.names = {"contains", "lozenge", "cone"},
     .given = {&lozenge_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_lozenge_cone, contains_lozenge_cone_d}},
    {.names = {"contains", "lozenge", "aabb"},
     .given = {&lozenge_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_lozenge_aabb, contains_lozenge_aabb_d}},
    {.names = {"contains", "lozenge", "obb"},
     .given = {&lozenge_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_lozenge_obb, contains_lozenge_obb_d}},
    {.names = {"contains", "lozenge", "kdop"},
     .given = {&lozenge_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_lozenge_kdop, contains_lozenge_kdop_d}},
    {.names = {"contains", "lozenge", "frustum"},
     .given = {&lozenge_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_lozenge_frustum, contains_lozenge_frustum_d}},
    {.names = {"contains", "lozenge", "hull"},
     .given = {&lozenge_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_lozenge_hull, contains_lozenge_hull_d}},
    {.names = {"contains", "lozenge", "tetrahedron"},
     .given = {&lozenge_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_lozenge_tetrahedron, contains_lozenge_tetrahedron_d}},
    {.names = {"contains", "ellipsoid", "point"},
     .given = {&ellipsoid_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_point, contains_ellipsoid_point_d}},
    {.names = {"contains", "ellipsoid", "segment"},
     .given = {&ellipsoid_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_segment, contains_ellipsoid_segment_d}},
    {.names = {"contains", "ellipsoid", "triangle"},
     .given = {&ellipsoid_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_triangle, contains_ellipsoid_triangle_d}},
    {.names = {"contains", "ellipsoid", "rectangle"},
     .given = {&ellipsoid_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_rectangle, contains_ellipsoid_rectangle_d}},
    {.names = {"contains", "ellipsoid", "disc"},
     .given = {&ellipsoid_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_disc, contains_ellipsoid_disc_d}},
    {.names = {"contains", "ellipsoid", "sphere"},
     .given = {&ellipsoid_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_sphere, contains_ellipsoid_sphere_d}},
    {.names = {"contains", "ellipsoid", "capsule"},
     .given = {&ellipsoid_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_capsule, contains_ellipsoid_capsule_d}},
    {.names = {"contains", "ellipsoid", "lozenge"},
     .given = {&ellipsoid_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_lozenge, contains_ellipsoid_lozenge_d}},
    {.names = {"contains", "ellipsoid", "ellipsoid"},
     .given = {&ellipsoid_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_ellipsoid, contains_ellipsoid_ellipsoid_d}},
    {.names = {"contains", "ellipsoid", "cylinder"},
     .given = {&ellipsoid_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_cylinder, contains_ellipsoid_cylinder_d}},
    {.names = {"contains", "ellipsoid", "cone"},
     .given = {&ellipsoid_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_cone, contains_ellipsoid_cone_d}},
    {.names = {"contains", "ellipsoid", "aabb"},
     .given = {&ellipsoid_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_aabb, contains_ellipsoid_aabb_d}},
    {.names = {"contains", "ellipsoid", "obb"},
     .given = {&ellipsoid_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_obb, contains_ellipsoid_obb_d}},
    {.names = {"contains", "ellipsoid", "kdop"},
     .given = {&ellipsoid_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_kdop, contains_ellipsoid_kdop_d}},
    {.names = {"contains", "ellipsoid", "frustum"},
     .given = {&ellipsoid_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_frustum, contains_ellipsoid_frustum_d}},
    {.names = {"contains", "ellipsoid", "hull"},
     .given = {&ellipsoid_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_hull, contains_ellipsoid_hull_d}},
    {.names = {"contains", "ellipsoid", "tetrahedron"},
     .given = {&ellipsoid_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_ellipsoid_tetrahedron, contains_ellipsoid_tetrahedron_d}},
    {.names = {"contains", "cylinder", "point"},
     .given = {&cylinder_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_cylinder_point, contains_cylinder_point_d}},
    {.names = {"contains", "cylinder", "segment"},
     .given = {&cylinder_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_cylinder_segment, contains_cylinder_segment_d}},
    {.names = {"contains", "cylinder", "triangle"},
     .given = {&cylinder_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_cylinder_triangle, contains_cylinder_triangle_d}},
    {.names = {"contains", "cylinder", "rectangle"},
     .given = {&cylinder_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_cylinder_rectangle, contains_cylinder_rectangle_d}},
    {.names = {"contains", "cylinder", "disc"},
     .given = {&cylinder_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_cylinder_disc, contains_cylinder_disc_d}},
    {.names = {"contains", "cylinder", "sphere"},
     .given = {&cylinder_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_cylinder_sphere, contains_cylinder_sphere_d}},
    {.names = {"contains", "cylinder", "capsule"},
     .given = {&cylinder_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_cylinder_capsule, contains_cylinder_capsule_d}},
    {.names = {"contains", "cylinder", "lozenge"},
     .given = {&cylinder_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_cylinder_lozenge, contains_cylinder_lozenge_d}},
    {.names = {"contains", "cylinder", "ellipsoid"},
     .given = {&cylinder_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_cylinder_ellipsoid, contains_cylinder_ellipsoid_d}},
    {.names = {"contains", "cylinder", "cylinder"},
     .given = {&cylinder_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_cylinder_cylinder, contains_cylinder_cylinder_d}},
    {.names = {"contains", "cylinder", "cone"},
     .given = {&cylinder_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_cylinder_cone, contains_cylinder_cone_d}},
    {.names = {"contains", "cylinder", "aabb"},
     .given = {&cylinder_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_cylinder_aabb, contains_cylinder_aabb_d}},
    {.names = {"contains", "cylinder", "obb"},
     .given = {&cylinder_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_cylinder_obb, contains_cylinder_obb_d}},
    {.names = {"contains", "cylinder", "kdop"},
     .given = {&cylinder_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_cylinder_kdop, contains_cylinder_kdop_d}},
    {.names = {"contains", "cylinder", "frustum"},
     .given = {&cylinder_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_cylinder_frustum, contains_cylinder_frustum_d}},
    {.names = {"contains", "cylinder", "hull"},
     .given = {&cylinder_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_cylinder_hull, contains_cylinder_hull_d}},
    {.names = {"contains", "cylinder", "tetrahedron"},
     .given = {&cylinder_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_cylinder_tetrahedron, contains_cylinder_tetrahedron_d}},
    {.names = {"contains", "cone", "point"},
     .given = {&cone_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_cone_point, contains_cone_point_d}},
    {.names = {"contains", "cone", "segment"},
     .given = {&cone_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_cone_segment, contains_cone_segment_d}},
    {.names = {"contains", "cone", "triangle"},
     .given = {&cone_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_cone_triangle, contains_cone_triangle_d}},
    {.names = {"contains", "cone", "rectangle"},
     .given = {&cone_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_cone_rectangle, contains_cone_rectangle_d}},
    {.names = {"contains", "cone", "disc"},
     .given = {&cone_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_cone_disc, contains_cone_disc_d}},
    {.names = {"contains", "cone", "sphere"},
     .given = {&cone_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_cone_sphere, contains_cone_sphere_d}},
    {.names = {"contains", "cone", "capsule"},
     .given = {&cone_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_cone_capsule, contains_cone_capsule_d}},
    {.names = {"contains", "cone", "lozenge"},
     .given = {&cone_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_cone_lozenge, contains_cone_lozenge_d}},
    {.names = {"contains", "cone", "ellipsoid"},
     .given = {&cone_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_cone_ellipsoid, contains_cone_ellipsoid_d}},
    {.names = {"contains", "cone", "cylinder"},
     .given = {&cone_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_cone_cylinder, contains_cone_cylinder_d}},
    {.names = {"contains", "cone", "cone"},
     .given = {&cone_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_cone_cone, contains_cone_cone_d}},
    {.names = {"contains", "cone", "aabb"},
     .given = {&cone_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_cone_aabb, contains_cone_aabb_d}},
    {.names = {"contains", "cone", "obb"},
     .given = {&cone_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_cone_obb, contains_cone_obb_d}},
    {.names = {"contains", "cone", "kdop"},
     .given = {&cone_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_cone_kdop, contains_cone_kdop_d}},
    {.names = {"contains", "cone", "frustum"},
     .given = {&cone_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_cone_frustum, contains_cone_frustum_d}},
    {.names = {"contains", "cone", "hull"},
     .given = {&cone_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_cone_hull, contains_cone_hull_d}},
    {.names = {"contains", "cone", "tetrahedron"},
     .given = {&cone_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_cone_tetrahedron, contains_cone_tetrahedron_d}},
    {.names = {"contains", "aabb", "segment"},
     .given = {&aabb_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_aabb_segment, contains_aabb_segment_d}},
    {.names = {"contains", "aabb", "triangle"},
     .given = {&aabb_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_aabb_triangle, contains_aabb_triangle_d}},
    {.names = {"contains", "aabb", "rectangle"},
     .given = {&aabb_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_aabb_rectangle, contains_aabb_rectangle_d}},
    {.names = {"contains", "aabb", "disc"},
     .given = {&aabb_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_aabb_disc, contains_aabb_disc_d}},
    {.names = {"contains", "aabb", "sphere"},
     .given = {&aabb_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_aabb_sphere, contains_aabb_sphere_d}},
    {.names = {"contains", "aabb", "capsule"},
     .given = {&aabb_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_aabb_capsule, contains_aabb_capsule_d}},
    {.names = {"contains", "aabb", "lozenge"},
     .given = {&aabb_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_aabb_lozenge, contains_aabb_lozenge_d}},
    {.names = {"contains", "aabb", "ellipsoid"},
     .given = {&aabb_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_aabb_ellipsoid, contains_aabb_ellipsoid_d}},
    {.names = {"contains", "aabb", "cylinder"},
     .given = {&aabb_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_aabb_cylinder, contains_aabb_cylinder_d}},
    {.names = {"contains", "aabb", "cone"},
     .given = {&aabb_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_aabb_cone, contains_aabb_cone_d}},
    {.names = {"contains", "aabb", "aabb"},
     .given = {&aabb_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_aabb_aabb, contains_aabb_aabb_d}},
    {.names = {"contains", "aabb", "obb"},
     .given = {&aabb_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_aabb_obb, contains_aabb_obb_d}},
    {.names = {"contains", "aabb", "kdop"},
     .given = {&aabb_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_aabb_kdop, contains_aabb_kdop_d}},
    {.names = {"contains", "aabb", "frustum"},
     .given = {&aabb_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_aabb_frustum, contains_aabb_frustum_d}},
    {.names = {"contains", "aabb", "hull"},
     .given = {&aabb_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_aabb_hull, contains_aabb_hull_d}},
    {.names = {"contains", "aabb", "tetrahedron"},
     .given = {&aabb_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_aabb_tetrahedron, contains_aabb_tetrahedron_d}},
    {.names = {"contains", "obb", "point"},
     .given = {&obb_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_obb_point, contains_obb_point_d}},
    {.names = {"contains", "obb", "segment"},
     .given = {&obb_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_obb_segment, contains_obb_segment_d}},
    {.names = {"contains", "obb", "triangle"},
     .given = {&obb_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_obb_triangle, contains_obb_triangle_d}},
    {.names = {"contains", "obb", "rectangle"},
     .given = {&obb_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_obb_rectangle, contains_obb_rectangle_d}},
    {.names = {"contains", "obb", "disc"},
     .given = {&obb_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_obb_disc, contains_obb_disc_d}},
    {.names = {"contains", "obb", "sphere"},
     .given = {&obb_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_obb_sphere, contains_obb_sphere_d}},
    {.names = {"contains", "obb", "capsule"},
     .given = {&obb_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_obb_capsule, contains_obb_capsule_d}},
    {.names = {"contains", "obb", "lozenge"},
     .given = {&obb_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_obb_lozenge, contains_obb_lozenge_d}},
    {.names = {"contains", "obb", "ellipsoid"},
     .given = {&obb_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_obb_ellipsoid, contains_obb_ellipsoid_d}},
    {.names = {"contains", "obb", "cylinder"},
     .given = {&obb_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_obb_cylinder, contains_obb_cylinder_d}},
    {.names = {"contains", "obb", "cone"},
     .given = {&obb_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_obb_cone, contains_obb_cone_d}},
    {.names = {"contains", "obb", "aabb"},
     .given = {&obb_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_obb_aabb, contains_obb_aabb_d}},
    {.names = {"contains", "obb", "obb"},
     .given = {&obb_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_obb_obb, contains_obb_obb_d}},
    {.names = {"contains", "obb", "kdop"},
     .given = {&obb_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_obb_kdop, contains_obb_kdop_d}},
    {.names = {"contains", "obb", "frustum"},
     .given = {&obb_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_obb_frustum, contains_obb_frustum_d}},
    {.names = {"contains", "obb", "hull"},
     .given = {&obb_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_obb_hull, contains_obb_hull_d}},
    {.names = {"contains", "obb", "tetrahedron"},
     .given = {&obb_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_obb_tetrahedron, contains_obb_tetrahedron_d}},
    {.names = {"contains", "kdop", "point"},
     .given = {&kdop_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_kdop_point, contains_kdop_point_d}},
    {.names = {"contains", "kdop", "segment"},
     .given = {&kdop_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_kdop_segment, contains_kdop_segment_d}},
    {.names = {"contains", "kdop", "triangle"},
     .given = {&kdop_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_kdop_triangle, contains_kdop_triangle_d}},
    {.names = {"contains", "kdop", "rectangle"},
     .given = {&kdop_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_kdop_rectangle, contains_kdop_rectangle_d}},
    {.names = {"contains", "kdop", "disc"},
     .given = {&kdop_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_kdop_disc, contains_kdop_disc_d}},
    {.names = {"contains", "kdop", "sphere"},
     .given = {&kdop_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_kdop_sphere, contains_kdop_sphere_d}},
    {.names = {"contains", "kdop", "capsule"},
     .given = {&kdop_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_kdop_capsule, contains_kdop_capsule_d}},
    {.names = {"contains", "kdop", "lozenge"},
     .given = {&kdop_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_kdop_lozenge, contains_kdop_lozenge_d}},
    {.names = {"contains", "kdop", "ellipsoid"},
     .given = {&kdop_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_kdop_ellipsoid, contains_kdop_ellipsoid_d}},
    {.names = {"contains", "kdop", "cylinder"},
     .given = {&kdop_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_kdop_cylinder, contains_kdop_cylinder_d}},
    {.names = {"contains", "kdop", "cone"},
     .given = {&kdop_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_kdop_cone, contains_kdop_cone_d}},
    {.names = {"contains", "kdop", "aabb"},
     .given = {&kdop_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_kdop_aabb, contains_kdop_aabb_d}},
    {.names = {"contains", "kdop", "obb"},
     .given = {&kdop_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_kdop_obb, contains_kdop_obb_d}},
    {.names = {"contains", "kdop", "kdop"},
     .given = {&kdop_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_kdop_kdop, contains_kdop_kdop_d}},
    {.names = {"contains", "kdop", "frustum"},
     .given = {&kdop_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_kdop_frustum, contains_kdop_frustum_d}},
    {.names = {"contains", "kdop", "hull"},
     .given = {&kdop_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_kdop_hull, contains_kdop_hull_d}},
    {.names = {"contains", "kdop", "tetrahedron"},
     .given = {&kdop_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_kdop_tetrahedron, contains_kdop_tetrahedron_d}},
    {.names = {"contains", "frustum", "point"},
     .given = {&frustum_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_frustum_point, contains_frustum_point_d}},
    {.names = {"contains", "frustum", "segment"},
     .given = {&frustum_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_frustum_segment, contains_frustum_segment_d}},
    {.names = {"contains", "frustum", "triangle"},
     .given = {&frustum_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_frustum_triangle, contains_frustum_triangle_d}},
    {.names = {"contains", "frustum", "rectangle"},
     .given = {&frustum_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_frustum_rectangle, contains_frustum_rectangle_d}},
    {.names = {"contains", "frustum", "disc"},
     .given = {&frustum_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_frustum_disc, contains_frustum_disc_d}},
    {.names = {"contains", "frustum", "sphere"},
     .given = {&frustum_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_frustum_sphere, contains_frustum_sphere_d}},
    {.names = {"contains", "frustum", "capsule"},
     .given = {&frustum_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_frustum_capsule, contains_frustum_capsule_d}},
    {.names = {"contains", "frustum", "lozenge"},
     .given = {&frustum_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_frustum_lozenge, contains_frustum_lozenge_d}},
    {.names = {"contains", "frustum", "ellipsoid"},
     .given = {&frustum_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_frustum_ellipsoid, contains_frustum_ellipsoid_d}},
    {.names = {"contains", "frustum", "cylinder"},
     .given = {&frustum_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_frustum_cylinder, contains_frustum_cylinder_d}},
    {.names = {"contains", "frustum", "cone"},
     .given = {&frustum_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_frustum_cone, contains_frustum_cone_d}},
    {.names = {"contains", "frustum", "aabb"},
     .given = {&frustum_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_frustum_aabb, contains_frustum_aabb_d}},
    {.names = {"contains", "frustum", "obb"},
     .given = {&frustum_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_frustum_obb, contains_frustum_obb_d}},
    {.names = {"contains", "frustum", "kdop"},
     .given = {&frustum_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_frustum_kdop, contains_frustum_kdop_d}},
    {.names = {"contains", "frustum", "frustum"},
     .given = {&frustum_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_frustum_frustum, contains_frustum_frustum_d}},
    {.names = {"contains", "frustum", "hull"},
     .given = {&frustum_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_frustum_hull, contains_frustum_hull_d}},
    {.names = {"contains", "frustum", "tetrahedron"},
     .given = {&frustum_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_frustum_tetrahedron, contains_frustum_tetrahedron_d}},
    {.names = {"contains", "hull", "point"},
     .given = {&corners_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_hull_point, contains_hull_point_d}},
    {.names = {"contains", "hull", "segment"},
     .given = {&corners_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_hull_segment, contains_hull_segment_d}},
    {.names = {"contains", "hull", "triangle"},
     .given = {&corners_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_hull_triangle, contains_hull_triangle_d}},
    {.names = {"contains", "hull", "rectangle"},
     .given = {&corners_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_hull_rectangle, contains_hull_rectangle_d}},
    {.names = {"contains", "hull", "disc"},
     .given = {&corners_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_hull_disc, contains_hull_disc_d}},
    {.names = {"contains", "hull", "sphere"},
     .given = {&corners_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_hull_sphere, contains_hull_sphere_d}},
    {.names = {"contains", "hull", "capsule"},
     .given = {&corners_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_hull_capsule, contains_hull_capsule_d}},
    {.names = {"contains", "hull", "lozenge"},
     .given = {&corners_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_hull_lozenge, contains_hull_lozenge_d}},
    {.names = {"contains", "hull", "ellipsoid"},
     .given = {&corners_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_hull_ellipsoid, contains_hull_ellipsoid_d}},
    {.names = {"contains", "hull", "cylinder"},
     .given = {&corners_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_hull_cylinder, contains_hull_cylinder_d}},
    {.names = {"contains", "hull", "cone"},
     .given = {&corners_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_hull_cone, contains_hull_cone_d}},
    {.names = {"contains", "hull", "aabb"},
     .given = {&corners_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_hull_aabb, contains_hull_aabb_d}},
    {.names = {"contains", "hull", "obb"},
     .given = {&corners_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_hull_obb, contains_hull_obb_d}},
    {.names = {"contains", "hull", "kdop"},
     .given = {&corners_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_hull_kdop, contains_hull_kdop_d}},
    {.names = {"contains", "hull", "frustum"},
     .given = {&corners_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_hull_frustum, contains_hull_frustum_d}},
    {.names = {"contains", "hull", "hull"},
     .given = {&corners_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_hull_hull, contains_hull_hull_d}},
    {.names = {"contains", "hull", "tetrahedron"},
     .given = {&corners_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_hull_tetrahedron, contains_hull_tetrahedron_d}},
    {.names = {"contains", "tetrahedron", "point"},
     .given = {&tetrahedron_type, &vec3_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_point, contains_tetrahedron_point_d}},
    {.names = {"contains", "tetrahedron", "segment"},
     .given = {&tetrahedron_type, &segment_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_segment, contains_tetrahedron_segment_d}},
    {.names = {"contains", "tetrahedron", "triangle"},
     .given = {&tetrahedron_type, &triangle_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_triangle, contains_tetrahedron_triangle_d}},
    {.names = {"contains", "tetrahedron", "rectangle"},
     .given = {&tetrahedron_type, &rectangle_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_rectangle, contains_tetrahedron_rectangle_d}},
    {.names = {"contains", "tetrahedron", "disc"},
     .given = {&tetrahedron_type, &disc_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_disc, contains_tetrahedron_disc_d}},
    {.names = {"contains", "tetrahedron", "sphere"},
     .given = {&tetrahedron_type, &sphere_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_sphere, contains_tetrahedron_sphere_d}},
    {.names = {"contains", "tetrahedron", "capsule"},
     .given = {&tetrahedron_type, &capsule_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_capsule, contains_tetrahedron_capsule_d}},
    {.names = {"contains", "tetrahedron", "lozenge"},
     .given = {&tetrahedron_type, &lozenge_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_lozenge, contains_tetrahedron_lozenge_d}},
    {.names = {"contains", "tetrahedron", "ellipsoid"},
     .given = {&tetrahedron_type, &ellipsoid_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_ellipsoid, contains_tetrahedron_ellipsoid_d}},
    {.names = {"contains", "tetrahedron", "cylinder"},
     .given = {&tetrahedron_type, &cylinder_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_cylinder, contains_tetrahedron_cylinder_d}},
    {.names = {"contains", "tetrahedron", "cone"},
     .given = {&tetrahedron_type, &cone_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_cone, contains_tetrahedron_cone_d}},
    {.names = {"contains", "tetrahedron", "aabb"},
     .given = {&tetrahedron_type, &aabb_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_aabb, contains_tetrahedron_aabb_d}},
    {.names = {"contains", "tetrahedron", "obb"},
     .given = {&tetrahedron_type, &obb_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_obb, contains_tetrahedron_obb_d}},
    {.names = {"contains", "tetrahedron", "kdop"},
     .given = {&tetrahedron_type, &kdop_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_kdop, contains_tetrahedron_kdop_d}},
    {.names = {"contains", "tetrahedron", "frustum"},
     .given = {&tetrahedron_type, &frustum_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_frustum, contains_tetrahedron_frustum_d}},
    {.names = {"contains", "tetrahedron", "hull"},
     .given = {&tetrahedron_type, &corners_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_hull, contains_tetrahedron_hull_d}},
    {.names = {"contains", "tetrahedron", "tetrahedron"},
     .given = {&tetrahedron_type, &tetrahedron_type},
     .answer = &yes_type,
     .call = {contains_tetrahedron_tetrahedron, contains_tetrahedron_tetrahedron_d}},
    {.names = {"cast", "ray", "plane"},
     .given = {&ray_type, &plane_type},
     .answer = &touch_type,
     .call = {cast_ray_plane, cast_ray_plane_d}},
    {.names = {"cast", "ray", "triangle"},
     .given = {&ray_type, &triangle_type},
     .answer = &touch_type,
     .call = {cast_ray_triangle, cast_ray_triangle_d}},
    {.names = {"cast", "ray", "triangle_culled"},
     .given = {&ray_type, &triangle_type},
     .answer = &touch_type,
     .call = {cast_ray_triangle_culled, cast_ray_triangle_culled_d}},
    {.names = {"cast", "ray", "rectangle"},
     .given = {&ray_type, &rectangle_type},
     .answer = &touch_type,
     .call = {cast_ray_rectangle, cast_ray_rectangle_d}},
    {.names = {"cast", "ray", "disc"},
     .given = {&ray_type, &disc_type},
     .answer = &touch_type,
     .call = {cast_ray_disc, cast_ray_disc_d}},
    {.names = {"cast", "ray", "quad"},
     .given = {&ray_type, &quad_type},
     .answer = &touch_type,
     .call = {cast_ray_quad, cast_ray_quad_d}},
    {.names = {"cast", "ray", "sphere"},
     .given = {&ray_type, &sphere_type},
     .answer = &span_type,
     .call = {cast_ray_sphere, cast_ray_sphere_d}},
    {.names = {"cast", "ray", "capsule"},
     .given = {&ray_type, &capsule_type},
     .answer = &span_type,
     .call = {cast_ray_capsule, cast_ray_capsule_d}},
    {.names = {"cast", "ray", "lozenge"},
     .given = {&ray_type, &lozenge_type},
     .answer = &span_type,
     .call = {cast_ray_lozenge, cast_ray_lozenge_d}},
    {.names = {"cast", "ray", "ellipsoid"},
     .given = {&ray_type, &ellipsoid_type},
     .answer = &span_type,
     .call = {cast_ray_ellipsoid, cast_ray_ellipsoid_d}},
    {.names = {"cast", "ray", "cylinder"},
     .given = {&ray_type, &cylinder_type},
     .answer = &span_type,
     .call = {cast_ray_cylinder, cast_ray_cylinder_d}},
    {.names = {"cast", "ray", "cone"},
     .given = {&ray_type, &cone_type},
     .answer = &span_type,
     .call = {cast_ray_cone, cast_ray_cone_d}},
    {.names = {"cast", "ray", "torus"},
     .given = {&ray_type, &torus_type},
     .answer = &parts_type,
     .call = {cast_ray_torus, cast_ray_torus_d}},
    {.names = {"cast", "ray", "aabb"},
     .given = {&ray_type, &aabb_type},
     .answer = &span_type,
     .call = {cast_ray_aabb, cast_ray_aabb_d}},
    {.names = {"cast", "ray", "obb"},
     .given = {&ray_type, &obb_type},
     .answer = &span_type,
     .call = {cast_ray_obb, cast_ray_obb_d}},
    {.names = {"cast", "ray", "kdop14"},
     .given = {&ray_type, &kdop14_type},
     .answer = &span_type,
     .call = {cast_ray_kdop14, cast_ray_kdop14_d}},
    {.names = {"cast", "ray", "kdop18"},
     .given = {&ray_type, &kdop18_type},
     .answer = &span_type,
     .call = {cast_ray_kdop18, cast_ray_kdop18_d}},
    {.names = {"cast", "ray", "kdop26"},
     .given = {&ray_type, &kdop26_type},
     .answer = &span_type,
     .call = {cast_ray_kdop26, cast_ray_kdop26_d}},
    {.names = {"cast", "ray", "kdop"},
     .given = {&ray_type, &kdop_type},
     .answer = &span_type,
     .call = {cast_ray_kdop, cast_ray_kdop_d}},
    {.names = {"cast", "ray", "frustum"},
     .given = {&ray_type, &frustum_type},
     .answer = &span_type,
     .call = {cast_ray_frustum, cast_ray_frustum_d}},
    {.names = {"cast", "ray", "hull"},
     .given = {&ray_type, &hull_type},
     .answer = &span_type,
     .call = {cast_ray_hull, cast_ray_hull_d}},
    {.names = {"cast", "ray", "polygon"},
     .given = {&ray_type, &polygon_type, &rule_type},
     .answer = &touch_type,
     .call = {cast_ray_polygon, cast_ray_polygon_d}},
    {.names = {"cast", "ray2", "segment2"},
     .given = {&ray2_type, &segment2_type},
     .answer = &touch_type,
     .call = {cast_ray2_segment2, cast_ray2_segment2_d}},
    {.names = {"cast", "ray2", "circle2"},
     .given = {&ray2_type, &circle2_type},
     .answer = &span_type,
     .call = {cast_ray2_circle2, cast_ray2_circle2_d}},
    {.names = {"cast", "ray2", "rectangle2"},
     .given = {&ray2_type, &rectangle2_type},
     .answer = &span_type,
     .call = {cast_ray2_rectangle2, cast_ray2_rectangle2_d}},
    {.names = {"cast", "ray2", "triangle2"},
     .given = {&ray2_type, &triangle2_type},
     .answer = &span_type,
     .call = {cast_ray2_triangle2, cast_ray2_triangle2_d}},
    {.names = {"cast", "ray2", "polygon2"},
     .given = {&ray2_type, &polygon2_type, &rule_type},
     .answer = &span_type,
     .call = {cast_ray2_polygon2, cast_ray2_polygon2_d}},
    {.names = {"closest", "point", "segment"},
     .given = {&vec3_type, &segment_type},
     .answer = &nearest_type,
     .call = {closest_point_segment, closest_point_segment_d}},
    {.names = {"closest", "point", "ray"},
     .given = {&vec3_type, &ray_type},
     .answer = &nearest_type,
     .call = {closest_point_ray, closest_point_ray_d}},
    {.names = {"closest", "point", "plane"},
     .given = {&vec3_type, &plane_type},
     .answer = &nearest_type,
     .call = {closest_point_plane, closest_point_plane_d}},
    {.names = {"closest", "point", "triangle"},
     .given = {&vec3_type, &triangle_type},
     .answer = &nearest_type,
     .call = {closest_point_triangle, closest_point_triangle_d}},
    {.names = {"closest", "point", "rectangle"},
     .given = {&vec3_type, &rectangle_type},
     .answer = &nearest_type,
     .call = {closest_point_rectangle, closest_point_rectangle_d}},
    {.names = {"closest", "point", "disc"},
     .given = {&vec3_type, &disc_type},
     .answer = &nearest_type,
     .call = {closest_point_disc, closest_point_disc_d}},
    {.names = {"closest", "point", "polygon"},
     .given = {&vec3_type, &polygon_type, &rule_type},
     .answer = &nearest_type,
     .call = {closest_point_polygon, closest_point_polygon_d}},
    {.names = {"closest", "point", "sphere"},
     .given = {&vec3_type, &sphere_type},
     .answer = &nearest_type,
     .call = {closest_point_sphere, closest_point_sphere_d}},
    {.names = {"closest", "point", "capsule"},
     .given = {&vec3_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_point_capsule, closest_point_capsule_d}},
    {.names = {"closest", "point", "aabb"},
     .given = {&vec3_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_point_aabb, closest_point_aabb_d}},
    {.names = {"closest", "point", "obb"},
     .given = {&vec3_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_point_obb, closest_point_obb_d}},
    {.names = {"closest", "segment", "segment"},
     .given = {&segment_type, &segment_type},
     .answer = &nearest_type,
     .call = {closest_segment_segment, closest_segment_segment_d}},
    {.names = {"closest", "ray", "ray"},
     .given = {&ray_type, &ray_type},
     .answer = &nearest_type,
     .call = {closest_ray_ray, closest_ray_ray_d}},
    {.names = {"closest", "point", "point"},
     .given = {&vec3_type, &vec3_type},
     .answer = &nearest_type,
     .call = {closest_point_point, closest_point_point_d}},
    {.names = {"closest", "point", "lozenge"},
     .given = {&vec3_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_point_lozenge, closest_point_lozenge_d}},
    {.names = {"closest", "point", "ellipsoid"},
     .given = {&vec3_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_point_ellipsoid, closest_point_ellipsoid_d}},
    {.names = {"closest", "point", "cylinder"},
     .given = {&vec3_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_point_cylinder, closest_point_cylinder_d}},
    {.names = {"closest", "point", "cone"},
     .given = {&vec3_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_point_cone, closest_point_cone_d}},
    {.names = {"closest", "point", "kdop"},
     .given = {&vec3_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_point_kdop, closest_point_kdop_d}},
    {.names = {"closest", "point", "frustum"},
     .given = {&vec3_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_point_frustum, closest_point_frustum_d}},
    {.names = {"closest", "point", "hull"},
     .given = {&vec3_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_point_hull, closest_point_hull_d}},
    {.names = {"closest", "point", "tetrahedron"},
     .given = {&vec3_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_point_tetrahedron, closest_point_tetrahedron_d}},
    {.names = {"closest", "segment", "triangle"},
     .given = {&segment_type, &triangle_type},
     .answer = &nearest_type,
     .call = {closest_segment_triangle, closest_segment_triangle_d}},
    {.names = {"closest", "segment", "rectangle"},
     .given = {&segment_type, &rectangle_type},
     .answer = &nearest_type,
     .call = {closest_segment_rectangle, closest_segment_rectangle_d}},
    {.names = {"closest", "segment", "disc"},
     .given = {&segment_type, &disc_type},
     .answer = &nearest_type,
     .call = {closest_segment_disc, closest_segment_disc_d}},
    {.names = {"closest", "segment", "sphere"},
     .given = {&segment_type, &sphere_type},
     .answer = &nearest_type,
     .call = {closest_segment_sphere, closest_segment_sphere_d}},
    {.names = {"closest", "segment", "capsule"},
     .given = {&segment_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_segment_capsule, closest_segment_capsule_d}},
    {.names = {"closest", "segment", "lozenge"},
     .given = {&segment_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_segment_lozenge, closest_segment_lozenge_d}},
    {.names = {"closest", "segment", "ellipsoid"},
     .given = {&segment_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_segment_ellipsoid, closest_segment_ellipsoid_d}},
    {.names = {"closest", "segment", "cylinder"},
     .given = {&segment_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_segment_cylinder, closest_segment_cylinder_d}},
    {.names = {"closest", "segment", "cone"},
     .given = {&segment_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_segment_cone, closest_segment_cone_d}},
    {.names = {"closest", "segment", "aabb"},
     .given = {&segment_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_segment_aabb, closest_segment_aabb_d}},
    {.names = {"closest", "segment", "obb"},
     .given = {&segment_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_segment_obb, closest_segment_obb_d}},
    {.names = {"closest", "segment", "kdop"},
     .given = {&segment_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_segment_kdop, closest_segment_kdop_d}},
    {.names = {"closest", "segment", "frustum"},
     .given = {&segment_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_segment_frustum, closest_segment_frustum_d}},
    {.names = {"closest", "segment", "hull"},
     .given = {&segment_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_segment_hull, closest_segment_hull_d}},
    {.names = {"closest", "segment", "tetrahedron"},
     .given = {&segment_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_segment_tetrahedron, closest_segment_tetrahedron_d}},
    {.names = {"closest", "triangle", "triangle"},
     .given = {&triangle_type, &triangle_type},
     .answer = &nearest_type,
     .call = {closest_triangle_triangle, closest_triangle_triangle_d}},
    {.names = {"closest", "triangle", "rectangle"},
     .given = {&triangle_type, &rectangle_type},
     .answer = &nearest_type,
     .call = {closest_triangle_rectangle, closest_triangle_rectangle_d}},
    {.names = {"closest", "triangle", "disc"},
     .given = {&triangle_type, &disc_type},
     .answer = &nearest_type,
     .call = {closest_triangle_disc, closest_triangle_disc_d}},
    {.names = {"closest", "triangle", "sphere"},
     .given = {&triangle_type, &sphere_type},
     .answer = &nearest_type,
     .call = {closest_triangle_sphere, closest_triangle_sphere_d}},
    {.names = {"closest", "triangle", "capsule"},
     .given = {&triangle_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_triangle_capsule, closest_triangle_capsule_d}},
    {.names = {"closest", "triangle", "lozenge"},
     .given = {&triangle_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_triangle_lozenge, closest_triangle_lozenge_d}},
    {.names = {"closest", "triangle", "ellipsoid"},
     .given = {&triangle_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_triangle_ellipsoid, closest_triangle_ellipsoid_d}},
    {.names = {"closest", "triangle", "cylinder"},
     .given = {&triangle_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_triangle_cylinder, closest_triangle_cylinder_d}},
    {.names = {"closest", "triangle", "cone"},
     .given = {&triangle_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_triangle_cone, closest_triangle_cone_d}},
    {.names = {"closest", "triangle", "aabb"},
     .given = {&triangle_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_triangle_aabb, closest_triangle_aabb_d}},
    {.names = {"closest", "triangle", "obb"},
     .given = {&triangle_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_triangle_obb, closest_triangle_obb_d}},
    {.names = {"closest", "triangle", "kdop"},
     .given = {&triangle_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_triangle_kdop, closest_triangle_kdop_d}},
    {.names = {"closest", "triangle", "frustum"},
     .given = {&triangle_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_triangle_frustum, closest_triangle_frustum_d}},
    {.names = {"closest", "triangle", "hull"},
     .given = {&triangle_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_triangle_hull, closest_triangle_hull_d}},
    {.names = {"closest", "triangle", "tetrahedron"},
     .given = {&triangle_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_triangle_tetrahedron, closest_triangle_tetrahedron_d}},
    {.names = {"closest", "rectangle", "rectangle"},
     .given = {&rectangle_type, &rectangle_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_rectangle, closest_rectangle_rectangle_d}},
    {.names = {"closest", "rectangle", "disc"},
     .given = {&rectangle_type, &disc_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_disc, closest_rectangle_disc_d}},
    {.names = {"closest", "rectangle", "sphere"},
     .given = {&rectangle_type, &sphere_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_sphere, closest_rectangle_sphere_d}},
    {.names = {"closest", "rectangle", "capsule"},
     .given = {&rectangle_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_capsule, closest_rectangle_capsule_d}},
    {.names = {"closest", "rectangle", "lozenge"},
     .given = {&rectangle_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_lozenge, closest_rectangle_lozenge_d}},
    {.names = {"closest", "rectangle", "ellipsoid"},
     .given = {&rectangle_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_ellipsoid, closest_rectangle_ellipsoid_d}},
    {.names = {"closest", "rectangle", "cylinder"},
     .given = {&rectangle_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_cylinder, closest_rectangle_cylinder_d}},
    {.names = {"closest", "rectangle", "cone"},
     .given = {&rectangle_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_cone, closest_rectangle_cone_d}},
    {.names = {"closest", "rectangle", "aabb"},
     .given = {&rectangle_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_aabb, closest_rectangle_aabb_d}},
    {.names = {"closest", "rectangle", "obb"},
     .given = {&rectangle_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_obb, closest_rectangle_obb_d}},
    {.names = {"closest", "rectangle", "kdop"},
     .given = {&rectangle_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_kdop, closest_rectangle_kdop_d}},
    {.names = {"closest", "rectangle", "frustum"},
     .given = {&rectangle_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_frustum, closest_rectangle_frustum_d}},
    {.names = {"closest", "rectangle", "hull"},
     .given = {&rectangle_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_hull, closest_rectangle_hull_d}},
    {.names = {"closest", "rectangle", "tetrahedron"},
     .given = {&rectangle_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_rectangle_tetrahedron, closest_rectangle_tetrahedron_d}},
    {.names = {"closest", "disc", "disc"},
     .given = {&disc_type, &disc_type},
     .answer = &nearest_type,
     .call = {closest_disc_disc, closest_disc_disc_d}},
    {.names = {"closest", "disc", "sphere"},
     .given = {&disc_type, &sphere_type},
     .answer = &nearest_type,
     .call = {closest_disc_sphere, closest_disc_sphere_d}},
    {.names = {"closest", "disc", "capsule"},
     .given = {&disc_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_disc_capsule, closest_disc_capsule_d}},
    {.names = {"closest", "disc", "lozenge"},
     .given = {&disc_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_disc_lozenge, closest_disc_lozenge_d}},
    {.names = {"closest", "disc", "ellipsoid"},
     .given = {&disc_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_disc_ellipsoid, closest_disc_ellipsoid_d}},
    {.names = {"closest", "disc", "cylinder"},
     .given = {&disc_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_disc_cylinder, closest_disc_cylinder_d}},
    {.names = {"closest", "disc", "cone"},
     .given = {&disc_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_disc_cone, closest_disc_cone_d}},
    {.names = {"closest", "disc", "aabb"},
     .given = {&disc_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_disc_aabb, closest_disc_aabb_d}},
    {.names = {"closest", "disc", "obb"},
     .given = {&disc_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_disc_obb, closest_disc_obb_d}},
    {.names = {"closest", "disc", "kdop"},
     .given = {&disc_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_disc_kdop, closest_disc_kdop_d}},
    {.names = {"closest", "disc", "frustum"},
     .given = {&disc_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_disc_frustum, closest_disc_frustum_d}},
    {.names = {"closest", "disc", "hull"},
     .given = {&disc_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_disc_hull, closest_disc_hull_d}},
    {.names = {"closest", "disc", "tetrahedron"},
     .given = {&disc_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_disc_tetrahedron, closest_disc_tetrahedron_d}},
    {.names = {"closest", "sphere", "sphere"},
     .given = {&sphere_type, &sphere_type},
     .answer = &nearest_type,
     .call = {closest_sphere_sphere, closest_sphere_sphere_d}},
    {.names = {"closest", "sphere", "capsule"},
     .given = {&sphere_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_sphere_capsule, closest_sphere_capsule_d}},
    {.names = {"closest", "sphere", "lozenge"},
     .given = {&sphere_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_sphere_lozenge, closest_sphere_lozenge_d}},
    {.names = {"closest", "sphere", "ellipsoid"},
     .given = {&sphere_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_sphere_ellipsoid, closest_sphere_ellipsoid_d}},
    {.names = {"closest", "sphere", "cylinder"},
     .given = {&sphere_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_sphere_cylinder, closest_sphere_cylinder_d}},
    {.names = {"closest", "sphere", "cone"},
     .given = {&sphere_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_sphere_cone, closest_sphere_cone_d}},
    {.names = {"closest", "sphere", "aabb"},
     .given = {&sphere_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_sphere_aabb, closest_sphere_aabb_d}},
    {.names = {"closest", "sphere", "obb"},
     .given = {&sphere_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_sphere_obb, closest_sphere_obb_d}},
    {.names = {"closest", "sphere", "kdop"},
     .given = {&sphere_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_sphere_kdop, closest_sphere_kdop_d}},
    {.names = {"closest", "sphere", "frustum"},
     .given = {&sphere_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_sphere_frustum, closest_sphere_frustum_d}},
    {.names = {"closest", "sphere", "hull"},
     .given = {&sphere_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_sphere_hull, closest_sphere_hull_d}},
    {.names = {"closest", "sphere", "tetrahedron"},
     .given = {&sphere_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_sphere_tetrahedron, closest_sphere_tetrahedron_d}},
    {.names = {"closest", "capsule", "capsule"},
     .given = {&capsule_type, &capsule_type},
     .answer = &nearest_type,
     .call = {closest_capsule_capsule, closest_capsule_capsule_d}},
    {.names = {"closest", "capsule", "lozenge"},
     .given = {&capsule_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_capsule_lozenge, closest_capsule_lozenge_d}},
    {.names = {"closest", "capsule", "ellipsoid"},
     .given = {&capsule_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_capsule_ellipsoid, closest_capsule_ellipsoid_d}},
    {.names = {"closest", "capsule", "cylinder"},
     .given = {&capsule_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_capsule_cylinder, closest_capsule_cylinder_d}},
    {.names = {"closest", "capsule", "cone"},
     .given = {&capsule_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_capsule_cone, closest_capsule_cone_d}},
    {.names = {"closest", "capsule", "aabb"},
     .given = {&capsule_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_capsule_aabb, closest_capsule_aabb_d}},
    {.names = {"closest", "capsule", "obb"},
     .given = {&capsule_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_capsule_obb, closest_capsule_obb_d}},
    {.names = {"closest", "capsule", "kdop"},
     .given = {&capsule_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_capsule_kdop, closest_capsule_kdop_d}},
    {.names = {"closest", "capsule", "frustum"},
     .given = {&capsule_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_capsule_frustum, closest_capsule_frustum_d}},
    {.names = {"closest", "capsule", "hull"},
     .given = {&capsule_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_capsule_hull, closest_capsule_hull_d}},
    {.names = {"closest", "capsule", "tetrahedron"},
     .given = {&capsule_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_capsule_tetrahedron, closest_capsule_tetrahedron_d}},
    {.names = {"closest", "lozenge", "lozenge"},
     .given = {&lozenge_type, &lozenge_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_lozenge, closest_lozenge_lozenge_d}},
    {.names = {"closest", "lozenge", "ellipsoid"},
     .given = {&lozenge_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_ellipsoid, closest_lozenge_ellipsoid_d}},
    {.names = {"closest", "lozenge", "cylinder"},
     .given = {&lozenge_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_cylinder, closest_lozenge_cylinder_d}},
    {.names = {"closest", "lozenge", "cone"},
     .given = {&lozenge_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_cone, closest_lozenge_cone_d}},
    {.names = {"closest", "lozenge", "aabb"},
     .given = {&lozenge_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_aabb, closest_lozenge_aabb_d}},
    {.names = {"closest", "lozenge", "obb"},
     .given = {&lozenge_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_obb, closest_lozenge_obb_d}},
    {.names = {"closest", "lozenge", "kdop"},
     .given = {&lozenge_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_kdop, closest_lozenge_kdop_d}},
    {.names = {"closest", "lozenge", "frustum"},
     .given = {&lozenge_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_frustum, closest_lozenge_frustum_d}},
    {.names = {"closest", "lozenge", "hull"},
     .given = {&lozenge_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_hull, closest_lozenge_hull_d}},
    {.names = {"closest", "lozenge", "tetrahedron"},
     .given = {&lozenge_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_lozenge_tetrahedron, closest_lozenge_tetrahedron_d}},
    {.names = {"closest", "ellipsoid", "ellipsoid"},
     .given = {&ellipsoid_type, &ellipsoid_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_ellipsoid, closest_ellipsoid_ellipsoid_d}},
    {.names = {"closest", "ellipsoid", "cylinder"},
     .given = {&ellipsoid_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_cylinder, closest_ellipsoid_cylinder_d}},
    {.names = {"closest", "ellipsoid", "cone"},
     .given = {&ellipsoid_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_cone, closest_ellipsoid_cone_d}},
    {.names = {"closest", "ellipsoid", "aabb"},
     .given = {&ellipsoid_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_aabb, closest_ellipsoid_aabb_d}},
    {.names = {"closest", "ellipsoid", "obb"},
     .given = {&ellipsoid_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_obb, closest_ellipsoid_obb_d}},
    {.names = {"closest", "ellipsoid", "kdop"},
     .given = {&ellipsoid_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_kdop, closest_ellipsoid_kdop_d}},
    {.names = {"closest", "ellipsoid", "frustum"},
     .given = {&ellipsoid_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_frustum, closest_ellipsoid_frustum_d}},
    {.names = {"closest", "ellipsoid", "hull"},
     .given = {&ellipsoid_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_hull, closest_ellipsoid_hull_d}},
    {.names = {"closest", "ellipsoid", "tetrahedron"},
     .given = {&ellipsoid_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_ellipsoid_tetrahedron, closest_ellipsoid_tetrahedron_d}},
    {.names = {"closest", "cylinder", "cylinder"},
     .given = {&cylinder_type, &cylinder_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_cylinder, closest_cylinder_cylinder_d}},
    {.names = {"closest", "cylinder", "cone"},
     .given = {&cylinder_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_cone, closest_cylinder_cone_d}},
    {.names = {"closest", "cylinder", "aabb"},
     .given = {&cylinder_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_aabb, closest_cylinder_aabb_d}},
    {.names = {"closest", "cylinder", "obb"},
     .given = {&cylinder_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_obb, closest_cylinder_obb_d}},
    {.names = {"closest", "cylinder", "kdop"},
     .given = {&cylinder_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_kdop, closest_cylinder_kdop_d}},
    {.names = {"closest", "cylinder", "frustum"},
     .given = {&cylinder_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_frustum, closest_cylinder_frustum_d}},
    {.names = {"closest", "cylinder", "hull"},
     .given = {&cylinder_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_hull, closest_cylinder_hull_d}},
    {.names = {"closest", "cylinder", "tetrahedron"},
     .given = {&cylinder_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_cylinder_tetrahedron, closest_cylinder_tetrahedron_d}},
    {.names = {"closest", "cone", "cone"},
     .given = {&cone_type, &cone_type},
     .answer = &nearest_type,
     .call = {closest_cone_cone, closest_cone_cone_d}},
    {.names = {"closest", "cone", "aabb"},
     .given = {&cone_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_cone_aabb, closest_cone_aabb_d}},
    {.names = {"closest", "cone", "obb"},
     .given = {&cone_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_cone_obb, closest_cone_obb_d}},
    {.names = {"closest", "cone", "kdop"},
     .given = {&cone_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_cone_kdop, closest_cone_kdop_d}},
    {.names = {"closest", "cone", "frustum"},
     .given = {&cone_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_cone_frustum, closest_cone_frustum_d}},
    {.names = {"closest", "cone", "hull"},
     .given = {&cone_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_cone_hull, closest_cone_hull_d}},
    {.names = {"closest", "cone", "tetrahedron"},
     .given = {&cone_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_cone_tetrahedron, closest_cone_tetrahedron_d}},
    {.names = {"closest", "aabb", "aabb"},
     .given = {&aabb_type, &aabb_type},
     .answer = &nearest_type,
     .call = {closest_aabb_aabb, closest_aabb_aabb_d}},
    {.names = {"closest", "aabb", "obb"},
     .given = {&aabb_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_aabb_obb, closest_aabb_obb_d}},
    {.names = {"closest", "aabb", "kdop"},
     .given = {&aabb_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_aabb_kdop, closest_aabb_kdop_d}},
    {.names = {"closest", "aabb", "frustum"},
     .given = {&aabb_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_aabb_frustum, closest_aabb_frustum_d}},
    {.names = {"closest", "aabb", "hull"},
     .given = {&aabb_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_aabb_hull, closest_aabb_hull_d}},
    {.names = {"closest", "aabb", "tetrahedron"},
     .given = {&aabb_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_aabb_tetrahedron, closest_aabb_tetrahedron_d}},
    {.names = {"closest", "obb", "obb"},
     .given = {&obb_type, &obb_type},
     .answer = &nearest_type,
     .call = {closest_obb_obb, closest_obb_obb_d}},
    {.names = {"closest", "obb", "kdop"},
     .given = {&obb_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_obb_kdop, closest_obb_kdop_d}},
    {.names = {"closest", "obb", "frustum"},
     .given = {&obb_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_obb_frustum, closest_obb_frustum_d}},
    {.names = {"closest", "obb", "hull"},
     .given = {&obb_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_obb_hull, closest_obb_hull_d}},
    {.names = {"closest", "obb", "tetrahedron"},
     .given = {&obb_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_obb_tetrahedron, closest_obb_tetrahedron_d}},
    {.names = {"closest", "kdop", "kdop"},
     .given = {&kdop_type, &kdop_type},
     .answer = &nearest_type,
     .call = {closest_kdop_kdop, closest_kdop_kdop_d}},
    {.names = {"closest", "kdop", "frustum"},
     .given = {&kdop_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_kdop_frustum, closest_kdop_frustum_d}},
    {.names = {"closest", "kdop", "hull"},
     .given = {&kdop_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_kdop_hull, closest_kdop_hull_d}},
    {.names = {"closest", "kdop", "tetrahedron"},
     .given = {&kdop_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_kdop_tetrahedron, closest_kdop_tetrahedron_d}},
    {.names = {"closest", "frustum", "frustum"},
     .given = {&frustum_type, &frustum_type},
     .answer = &nearest_type,
     .call = {closest_frustum_frustum, closest_frustum_frustum_d}},
    {.names = {"closest", "frustum", "hull"},
     .given = {&frustum_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_frustum_hull, closest_frustum_hull_d}},
    {.names = {"closest", "frustum", "tetrahedron"},
     .given = {&frustum_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_frustum_tetrahedron, closest_frustum_tetrahedron_d}},
    {.names = {"closest", "hull", "hull"},
     .given = {&corners_type, &corners_type},
     .answer = &nearest_type,
     .call = {closest_hull_hull, closest_hull_hull_d}},
    {.names = {"closest", "hull", "tetrahedron"},
     .given = {&corners_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_hull_tetrahedron, closest_hull_tetrahedron_d}},
    {.names = {"closest", "tetrahedron", "tetrahedron"},
     .given = {&tetrahedron_type, &tetrahedron_type},
     .answer = &nearest_type,
     .call = {closest_tetrahedron_tetrahedron, closest_tetrahedron_tetrahedron_d}},
    {.names = {"contact", "point", "point"},
     .given = {&vec3_type, &vec3_type},
     .answer = &contact_type,
     .call = {contact_point_point, contact_point_point_d}},
    {.names = {"contact", "point", "segment"},
     .given = {&vec3_type, &segment_type},
     .answer = &contact_type,
     .call = {contact_point_segment, contact_point_segment_d}},
    {.names = {"contact", "point", "triangle"},
     .given = {&vec3_type, &triangle_type},
     .answer = &contact_type,
     .call = {contact_point_triangle, contact_point_triangle_d}},
    {.names = {"contact", "point", "rectangle"},
     .given = {&vec3_type, &rectangle_type},
     .answer = &contact_type,
     .call = {contact_point_rectangle, contact_point_rectangle_d}},
    {.names = {"contact", "point", "disc"},
     .given = {&vec3_type, &disc_type},
     .answer = &contact_type,
     .call = {contact_point_disc, contact_point_disc_d}},
    {.names = {"contact", "point", "sphere"},
     .given = {&vec3_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_point_sphere, contact_point_sphere_d}},
    {.names = {"contact", "point", "capsule"},
     .given = {&vec3_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_point_capsule, contact_point_capsule_d}},
    {.names = {"contact", "point", "lozenge"},
     .given = {&vec3_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_point_lozenge, contact_point_lozenge_d}},
    {.names = {"contact", "point", "ellipsoid"},
     .given = {&vec3_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_point_ellipsoid, contact_point_ellipsoid_d}},
    {.names = {"contact", "point", "cylinder"},
     .given = {&vec3_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_point_cylinder, contact_point_cylinder_d}},
    {.names = {"contact", "point", "cone"},
     .given = {&vec3_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_point_cone, contact_point_cone_d}},
    {.names = {"contact", "point", "aabb"},
     .given = {&vec3_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_point_aabb, contact_point_aabb_d}},
    {.names = {"contact", "point", "obb"},
     .given = {&vec3_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_point_obb, contact_point_obb_d}},
    {.names = {"contact", "point", "kdop"},
     .given = {&vec3_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_point_kdop, contact_point_kdop_d}},
    {.names = {"contact", "point", "frustum"},
     .given = {&vec3_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_point_frustum, contact_point_frustum_d}},
    {.names = {"contact", "point", "hull"},
     .given = {&vec3_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_point_hull, contact_point_hull_d}},
    {.names = {"contact", "point", "tetrahedron"},
     .given = {&vec3_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_point_tetrahedron, contact_point_tetrahedron_d}},
    {.names = {"contact", "segment", "segment"},
     .given = {&segment_type, &segment_type},
     .answer = &contact_type,
     .call = {contact_segment_segment, contact_segment_segment_d}},
    {.names = {"contact", "segment", "triangle"},
     .given = {&segment_type, &triangle_type},
     .answer = &contact_type,
     .call = {contact_segment_triangle, contact_segment_triangle_d}},
    {.names = {"contact", "segment", "rectangle"},
     .given = {&segment_type, &rectangle_type},
     .answer = &contact_type,
     .call = {contact_segment_rectangle, contact_segment_rectangle_d}},
    {.names = {"contact", "segment", "disc"},
     .given = {&segment_type, &disc_type},
     .answer = &contact_type,
     .call = {contact_segment_disc, contact_segment_disc_d}},
    {.names = {"contact", "segment", "sphere"},
     .given = {&segment_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_segment_sphere, contact_segment_sphere_d}},
    {.names = {"contact", "segment", "capsule"},
     .given = {&segment_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_segment_capsule, contact_segment_capsule_d}},
    {.names = {"contact", "segment", "lozenge"},
     .given = {&segment_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_segment_lozenge, contact_segment_lozenge_d}},
    {.names = {"contact", "segment", "ellipsoid"},
     .given = {&segment_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_segment_ellipsoid, contact_segment_ellipsoid_d}},
    {.names = {"contact", "segment", "cylinder"},
     .given = {&segment_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_segment_cylinder, contact_segment_cylinder_d}},
    {.names = {"contact", "segment", "cone"},
     .given = {&segment_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_segment_cone, contact_segment_cone_d}},
    {.names = {"contact", "segment", "aabb"},
     .given = {&segment_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_segment_aabb, contact_segment_aabb_d}},
    {.names = {"contact", "segment", "obb"},
     .given = {&segment_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_segment_obb, contact_segment_obb_d}},
    {.names = {"contact", "segment", "kdop"},
     .given = {&segment_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_segment_kdop, contact_segment_kdop_d}},
    {.names = {"contact", "segment", "frustum"},
     .given = {&segment_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_segment_frustum, contact_segment_frustum_d}},
    {.names = {"contact", "segment", "hull"},
     .given = {&segment_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_segment_hull, contact_segment_hull_d}},
    {.names = {"contact", "segment", "tetrahedron"},
     .given = {&segment_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_segment_tetrahedron, contact_segment_tetrahedron_d}},
    {.names = {"contact", "triangle", "triangle"},
     .given = {&triangle_type, &triangle_type},
     .answer = &contact_type,
     .call = {contact_triangle_triangle, contact_triangle_triangle_d}},
    {.names = {"contact", "triangle", "rectangle"},
     .given = {&triangle_type, &rectangle_type},
     .answer = &contact_type,
     .call = {contact_triangle_rectangle, contact_triangle_rectangle_d}},
    {.names = {"contact", "triangle", "disc"},
     .given = {&triangle_type, &disc_type},
     .answer = &contact_type,
     .call = {contact_triangle_disc, contact_triangle_disc_d}},
    {.names = {"contact", "triangle", "sphere"},
     .given = {&triangle_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_triangle_sphere, contact_triangle_sphere_d}},
    {.names = {"contact", "triangle", "capsule"},
     .given = {&triangle_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_triangle_capsule, contact_triangle_capsule_d}},
    {.names = {"contact", "triangle", "lozenge"},
     .given = {&triangle_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_triangle_lozenge, contact_triangle_lozenge_d}},
    {.names = {"contact", "triangle", "ellipsoid"},
     .given = {&triangle_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_triangle_ellipsoid, contact_triangle_ellipsoid_d}},
    {.names = {"contact", "triangle", "cylinder"},
     .given = {&triangle_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_triangle_cylinder, contact_triangle_cylinder_d}},
    {.names = {"contact", "triangle", "cone"},
     .given = {&triangle_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_triangle_cone, contact_triangle_cone_d}},
    {.names = {"contact", "triangle", "aabb"},
     .given = {&triangle_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_triangle_aabb, contact_triangle_aabb_d}},
    {.names = {"contact", "triangle", "obb"},
     .given = {&triangle_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_triangle_obb, contact_triangle_obb_d}},
    {.names = {"contact", "triangle", "kdop"},
     .given = {&triangle_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_triangle_kdop, contact_triangle_kdop_d}},
    {.names = {"contact", "triangle", "frustum"},
     .given = {&triangle_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_triangle_frustum, contact_triangle_frustum_d}},
    {.names = {"contact", "triangle", "hull"},
     .given = {&triangle_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_triangle_hull, contact_triangle_hull_d}},
    {.names = {"contact", "triangle", "tetrahedron"},
     .given = {&triangle_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_triangle_tetrahedron, contact_triangle_tetrahedron_d}},
    {.names = {"contact", "rectangle", "rectangle"},
     .given = {&rectangle_type, &rectangle_type},
     .answer = &contact_type,
     .call = {contact_rectangle_rectangle, contact_rectangle_rectangle_d}},
    {.names = {"contact", "rectangle", "disc"},
     .given = {&rectangle_type, &disc_type},
     .answer = &contact_type,
     .call = {contact_rectangle_disc, contact_rectangle_disc_d}},
    {.names = {"contact", "rectangle", "sphere"},
     .given = {&rectangle_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_rectangle_sphere, contact_rectangle_sphere_d}},
    {.names = {"contact", "rectangle", "capsule"},
     .given = {&rectangle_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_rectangle_capsule, contact_rectangle_capsule_d}},
    {.names = {"contact", "rectangle", "lozenge"},
     .given = {&rectangle_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_rectangle_lozenge, contact_rectangle_lozenge_d}},
    {.names = {"contact", "rectangle", "ellipsoid"},
     .given = {&rectangle_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_rectangle_ellipsoid, contact_rectangle_ellipsoid_d}},
    {.names = {"contact", "rectangle", "cylinder"},
     .given = {&rectangle_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_rectangle_cylinder, contact_rectangle_cylinder_d}},
    {.names = {"contact", "rectangle", "cone"},
     .given = {&rectangle_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_rectangle_cone, contact_rectangle_cone_d}},
    {.names = {"contact", "rectangle", "aabb"},
     .given = {&rectangle_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_rectangle_aabb, contact_rectangle_aabb_d}},
    {.names = {"contact", "rectangle", "obb"},
     .given = {&rectangle_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_rectangle_obb, contact_rectangle_obb_d}},
    {.names = {"contact", "rectangle", "kdop"},
     .given = {&rectangle_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_rectangle_kdop, contact_rectangle_kdop_d}},
    {.names = {"contact", "rectangle", "frustum"},
     .given = {&rectangle_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_rectangle_frustum, contact_rectangle_frustum_d}},
    {.names = {"contact", "rectangle", "hull"},
     .given = {&rectangle_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_rectangle_hull, contact_rectangle_hull_d}},
    {.names = {"contact", "rectangle", "tetrahedron"},
     .given = {&rectangle_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_rectangle_tetrahedron, contact_rectangle_tetrahedron_d}},
    {.names = {"contact", "disc", "disc"},
     .given = {&disc_type, &disc_type},
     .answer = &contact_type,
     .call = {contact_disc_disc, contact_disc_disc_d}},
    {.names = {"contact", "disc", "sphere"},
     .given = {&disc_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_disc_sphere, contact_disc_sphere_d}},
    {.names = {"contact", "disc", "capsule"},
     .given = {&disc_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_disc_capsule, contact_disc_capsule_d}},
    {.names = {"contact", "disc", "lozenge"},
     .given = {&disc_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_disc_lozenge, contact_disc_lozenge_d}},
    {.names = {"contact", "disc", "ellipsoid"},
     .given = {&disc_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_disc_ellipsoid, contact_disc_ellipsoid_d}},
    {.names = {"contact", "disc", "cylinder"},
     .given = {&disc_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_disc_cylinder, contact_disc_cylinder_d}},
    {.names = {"contact", "disc", "cone"},
     .given = {&disc_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_disc_cone, contact_disc_cone_d}},
    {.names = {"contact", "disc", "aabb"},
     .given = {&disc_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_disc_aabb, contact_disc_aabb_d}},
    {.names = {"contact", "disc", "obb"},
     .given = {&disc_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_disc_obb, contact_disc_obb_d}},
    {.names = {"contact", "disc", "kdop"},
     .given = {&disc_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_disc_kdop, contact_disc_kdop_d}},
    {.names = {"contact", "disc", "frustum"},
     .given = {&disc_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_disc_frustum, contact_disc_frustum_d}},
    {.names = {"contact", "disc", "hull"},
     .given = {&disc_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_disc_hull, contact_disc_hull_d}},
    {.names = {"contact", "disc", "tetrahedron"},
     .given = {&disc_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_disc_tetrahedron, contact_disc_tetrahedron_d}},
    {.names = {"contact", "sphere", "sphere"},
     .given = {&sphere_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_sphere_sphere, contact_sphere_sphere_d}},
    {.names = {"contact", "sphere", "capsule"},
     .given = {&sphere_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_sphere_capsule, contact_sphere_capsule_d}},
    {.names = {"contact", "sphere", "lozenge"},
     .given = {&sphere_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_sphere_lozenge, contact_sphere_lozenge_d}},
    {.names = {"contact", "sphere", "ellipsoid"},
     .given = {&sphere_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_sphere_ellipsoid, contact_sphere_ellipsoid_d}},
    {.names = {"contact", "sphere", "cylinder"},
     .given = {&sphere_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_sphere_cylinder, contact_sphere_cylinder_d}},
    {.names = {"contact", "sphere", "cone"},
     .given = {&sphere_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_sphere_cone, contact_sphere_cone_d}},
    {.names = {"contact", "sphere", "aabb"},
     .given = {&sphere_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_sphere_aabb, contact_sphere_aabb_d}},
    {.names = {"contact", "sphere", "obb"},
     .given = {&sphere_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_sphere_obb, contact_sphere_obb_d}},
    {.names = {"contact", "sphere", "kdop"},
     .given = {&sphere_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_sphere_kdop, contact_sphere_kdop_d}},
    {.names = {"contact", "sphere", "frustum"},
     .given = {&sphere_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_sphere_frustum, contact_sphere_frustum_d}},
    {.names = {"contact", "sphere", "hull"},
     .given = {&sphere_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_sphere_hull, contact_sphere_hull_d}},
    {.names = {"contact", "sphere", "tetrahedron"},
     .given = {&sphere_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_sphere_tetrahedron, contact_sphere_tetrahedron_d}},
    {.names = {"contact", "capsule", "capsule"},
     .given = {&capsule_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_capsule_capsule, contact_capsule_capsule_d}},
    {.names = {"contact", "capsule", "lozenge"},
     .given = {&capsule_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_capsule_lozenge, contact_capsule_lozenge_d}},
    {.names = {"contact", "capsule", "ellipsoid"},
     .given = {&capsule_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_capsule_ellipsoid, contact_capsule_ellipsoid_d}},
    {.names = {"contact", "capsule", "cylinder"},
     .given = {&capsule_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_capsule_cylinder, contact_capsule_cylinder_d}},
    {.names = {"contact", "capsule", "cone"},
     .given = {&capsule_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_capsule_cone, contact_capsule_cone_d}},
    {.names = {"contact", "capsule", "aabb"},
     .given = {&capsule_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_capsule_aabb, contact_capsule_aabb_d}},
    {.names = {"contact", "capsule", "obb"},
     .given = {&capsule_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_capsule_obb, contact_capsule_obb_d}},
    {.names = {"contact", "capsule", "kdop"},
     .given = {&capsule_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_capsule_kdop, contact_capsule_kdop_d}},
    {.names = {"contact", "capsule", "frustum"},
     .given = {&capsule_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_capsule_frustum, contact_capsule_frustum_d}},
    {.names = {"contact", "capsule", "hull"},
     .given = {&capsule_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_capsule_hull, contact_capsule_hull_d}},
    {.names = {"contact", "capsule", "tetrahedron"},
     .given = {&capsule_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_capsule_tetrahedron, contact_capsule_tetrahedron_d}},
    {.names = {"contact", "lozenge", "lozenge"},
     .given = {&lozenge_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_lozenge_lozenge, contact_lozenge_lozenge_d}},
    {.names = {"contact", "lozenge", "ellipsoid"},
     .given = {&lozenge_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_lozenge_ellipsoid, contact_lozenge_ellipsoid_d}},
    {.names = {"contact", "lozenge", "cylinder"},
     .given = {&lozenge_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_lozenge_cylinder, contact_lozenge_cylinder_d}},
    {.names = {"contact", "lozenge", "cone"},
     .given = {&lozenge_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_lozenge_cone, contact_lozenge_cone_d}},
    {.names = {"contact", "lozenge", "aabb"},
     .given = {&lozenge_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_lozenge_aabb, contact_lozenge_aabb_d}},
    {.names = {"contact", "lozenge", "obb"},
     .given = {&lozenge_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_lozenge_obb, contact_lozenge_obb_d}},
    {.names = {"contact", "lozenge", "kdop"},
     .given = {&lozenge_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_lozenge_kdop, contact_lozenge_kdop_d}},
    {.names = {"contact", "lozenge", "frustum"},
     .given = {&lozenge_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_lozenge_frustum, contact_lozenge_frustum_d}},
    {.names = {"contact", "lozenge", "hull"},
     .given = {&lozenge_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_lozenge_hull, contact_lozenge_hull_d}},
    {.names = {"contact", "lozenge", "tetrahedron"},
     .given = {&lozenge_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_lozenge_tetrahedron, contact_lozenge_tetrahedron_d}},
    {.names = {"contact", "ellipsoid", "ellipsoid"},
     .given = {&ellipsoid_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_ellipsoid, contact_ellipsoid_ellipsoid_d}},
    {.names = {"contact", "ellipsoid", "cylinder"},
     .given = {&ellipsoid_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_cylinder, contact_ellipsoid_cylinder_d}},
    {.names = {"contact", "ellipsoid", "cone"},
     .given = {&ellipsoid_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_cone, contact_ellipsoid_cone_d}},
    {.names = {"contact", "ellipsoid", "aabb"},
     .given = {&ellipsoid_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_aabb, contact_ellipsoid_aabb_d}},
    {.names = {"contact", "ellipsoid", "obb"},
     .given = {&ellipsoid_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_obb, contact_ellipsoid_obb_d}},
    {.names = {"contact", "ellipsoid", "kdop"},
     .given = {&ellipsoid_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_kdop, contact_ellipsoid_kdop_d}},
    {.names = {"contact", "ellipsoid", "frustum"},
     .given = {&ellipsoid_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_frustum, contact_ellipsoid_frustum_d}},
    {.names = {"contact", "ellipsoid", "hull"},
     .given = {&ellipsoid_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_hull, contact_ellipsoid_hull_d}},
    {.names = {"contact", "ellipsoid", "tetrahedron"},
     .given = {&ellipsoid_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_ellipsoid_tetrahedron, contact_ellipsoid_tetrahedron_d}},
    {.names = {"contact", "cylinder", "cylinder"},
     .given = {&cylinder_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_cylinder_cylinder, contact_cylinder_cylinder_d}},
    {.names = {"contact", "cylinder", "cone"},
     .given = {&cylinder_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_cylinder_cone, contact_cylinder_cone_d}},
    {.names = {"contact", "cylinder", "aabb"},
     .given = {&cylinder_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_cylinder_aabb, contact_cylinder_aabb_d}},
    {.names = {"contact", "cylinder", "obb"},
     .given = {&cylinder_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_cylinder_obb, contact_cylinder_obb_d}},
    {.names = {"contact", "cylinder", "kdop"},
     .given = {&cylinder_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_cylinder_kdop, contact_cylinder_kdop_d}},
    {.names = {"contact", "cylinder", "frustum"},
     .given = {&cylinder_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_cylinder_frustum, contact_cylinder_frustum_d}},
    {.names = {"contact", "cylinder", "hull"},
     .given = {&cylinder_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_cylinder_hull, contact_cylinder_hull_d}},
    {.names = {"contact", "cylinder", "tetrahedron"},
     .given = {&cylinder_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_cylinder_tetrahedron, contact_cylinder_tetrahedron_d}},
    {.names = {"contact", "cone", "cone"},
     .given = {&cone_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_cone_cone, contact_cone_cone_d}},
    {.names = {"contact", "cone", "aabb"},
     .given = {&cone_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_cone_aabb, contact_cone_aabb_d}},
    {.names = {"contact", "cone", "obb"},
     .given = {&cone_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_cone_obb, contact_cone_obb_d}},
    {.names = {"contact", "cone", "kdop"},
     .given = {&cone_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_cone_kdop, contact_cone_kdop_d}},
    {.names = {"contact", "cone", "frustum"},
     .given = {&cone_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_cone_frustum, contact_cone_frustum_d}},
    {.names = {"contact", "cone", "hull"},
     .given = {&cone_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_cone_hull, contact_cone_hull_d}},
    {.names = {"contact", "cone", "tetrahedron"},
     .given = {&cone_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_cone_tetrahedron, contact_cone_tetrahedron_d}},
    {.names = {"contact", "aabb", "aabb"},
     .given = {&aabb_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_aabb_aabb, contact_aabb_aabb_d}},
    {.names = {"contact", "aabb", "obb"},
     .given = {&aabb_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_aabb_obb, contact_aabb_obb_d}},
    {.names = {"contact", "aabb", "kdop"},
     .given = {&aabb_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_aabb_kdop, contact_aabb_kdop_d}},
    {.names = {"contact", "aabb", "frustum"},
     .given = {&aabb_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_aabb_frustum, contact_aabb_frustum_d}},
    {.names = {"contact", "aabb", "hull"},
     .given = {&aabb_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_aabb_hull, contact_aabb_hull_d}},
    {.names = {"contact", "aabb", "tetrahedron"},
     .given = {&aabb_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_aabb_tetrahedron, contact_aabb_tetrahedron_d}},
    {.names = {"contact", "obb", "obb"},
     .given = {&obb_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_obb_obb, contact_obb_obb_d}},
    {.names = {"contact", "obb", "kdop"},
     .given = {&obb_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_obb_kdop, contact_obb_kdop_d}},
    {.names = {"contact", "obb", "frustum"},
     .given = {&obb_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_obb_frustum, contact_obb_frustum_d}},
    {.names = {"contact", "obb", "hull"},
     .given = {&obb_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_obb_hull, contact_obb_hull_d}},
    {.names = {"contact", "obb", "tetrahedron"},
     .given = {&obb_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_obb_tetrahedron, contact_obb_tetrahedron_d}},
    {.names = {"contact", "kdop", "kdop"},
     .given = {&kdop_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_kdop_kdop, contact_kdop_kdop_d}},
    {.names = {"contact", "kdop", "frustum"},
     .given = {&kdop_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_kdop_frustum, contact_kdop_frustum_d}},
    {.names = {"contact", "kdop", "hull"},
     .given = {&kdop_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_kdop_hull, contact_kdop_hull_d}},
    {.names = {"contact", "kdop", "tetrahedron"},
     .given = {&kdop_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_kdop_tetrahedron, contact_kdop_tetrahedron_d}},
    {.names = {"contact", "frustum", "frustum"},
     .given = {&frustum_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_frustum_frustum, contact_frustum_frustum_d}},
    {.names = {"contact", "frustum", "hull"},
     .given = {&frustum_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_frustum_hull, contact_frustum_hull_d}},
    {.names = {"contact", "frustum", "tetrahedron"},
     .given = {&frustum_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_frustum_tetrahedron, contact_frustum_tetrahedron_d}},
    {.names = {"contact", "hull", "hull"},
     .given = {&corners_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_hull_hull, contact_hull_hull_d}},
    {.names = {"contact", "hull", "tetrahedron"},
     .given = {&corners_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_hull_tetrahedron, contact_hull_tetrahedron_d}},
    {.names = {"contact", "tetrahedron", "tetrahedron"},
     .given = {&tetrahedron_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_tetrahedron_tetrahedron, contact_tetrahedron_tetrahedron_d}},
    {.names = {"contact", "point", "plane"},
     .given = {&vec3_type, &plane_type},
     .answer = &contact_type,
     .call = {contact_point_plane, contact_point_plane_d}},
    {.names = {"contact", "segment", "plane"},
     .given = {&segment_type, &plane_type},
     .answer = &contact_type,
     .call = {contact_segment_plane, contact_segment_plane_d}},
    {.names = {"contact", "plane", "triangle"},
     .given = {&plane_type, &triangle_type},
     .answer = &contact_type,
     .call = {contact_plane_triangle, contact_plane_triangle_d}},
    {.names = {"contact", "plane", "rectangle"},
     .given = {&plane_type, &rectangle_type},
     .answer = &contact_type,
     .call = {contact_plane_rectangle, contact_plane_rectangle_d}},
    {.names = {"contact", "plane", "disc"},
     .given = {&plane_type, &disc_type},
     .answer = &contact_type,
     .call = {contact_plane_disc, contact_plane_disc_d}},
    {.names = {"contact", "plane", "sphere"},
     .given = {&plane_type, &sphere_type},
     .answer = &contact_type,
     .call = {contact_plane_sphere, contact_plane_sphere_d}},
    {.names = {"contact", "plane", "capsule"},
     .given = {&plane_type, &capsule_type},
     .answer = &contact_type,
     .call = {contact_plane_capsule, contact_plane_capsule_d}},
    {.names = {"contact", "plane", "lozenge"},
     .given = {&plane_type, &lozenge_type},
     .answer = &contact_type,
     .call = {contact_plane_lozenge, contact_plane_lozenge_d}},
    {.names = {"contact", "plane", "ellipsoid"},
     .given = {&plane_type, &ellipsoid_type},
     .answer = &contact_type,
     .call = {contact_plane_ellipsoid, contact_plane_ellipsoid_d}},
    {.names = {"contact", "plane", "cylinder"},
     .given = {&plane_type, &cylinder_type},
     .answer = &contact_type,
     .call = {contact_plane_cylinder, contact_plane_cylinder_d}},
    {.names = {"contact", "plane", "cone"},
     .given = {&plane_type, &cone_type},
     .answer = &contact_type,
     .call = {contact_plane_cone, contact_plane_cone_d}},
    {.names = {"contact", "plane", "aabb"},
     .given = {&plane_type, &aabb_type},
     .answer = &contact_type,
     .call = {contact_plane_aabb, contact_plane_aabb_d}},
    {.names = {"contact", "plane", "obb"},
     .given = {&plane_type, &obb_type},
     .answer = &contact_type,
     .call = {contact_plane_obb, contact_plane_obb_d}},
    {.names = {"contact", "plane", "kdop"},
     .given = {&plane_type, &kdop_type},
     .answer = &contact_type,
     .call = {contact_plane_kdop, contact_plane_kdop_d}},
    {.names = {"contact", "plane", "frustum"},
     .given = {&plane_type, &frustum_type},
     .answer = &contact_type,
     .call = {contact_plane_frustum, contact_plane_frustum_d}},
    {.names = {"contact", "plane", "hull"},
     .given = {&plane_type, &corners_type},
     .answer = &contact_type,
     .call = {contact_plane_hull, contact_plane_hull_d}},
    {.names = {"contact", "plane", "tetrahedron"},
     .given = {&plane_type, &tetrahedron_type},
     .answer = &contact_type,
     .call = {contact_plane_tetrahedron, contact_plane_tetrahedron_d}},
    {.names = {"classify", "plane", "point"},
     .given = {&plane_type, &vec3_type},
     .answer = &side_type,
     .call = {classify_plane_point, classify_plane_point_d}},
    {.names = {"classify", "plane", "triangle"},
     .given = {&plane_type, &triangle_type},
     .answer = &side_type,
     .call = {classify_plane_triangle, classify_plane_triangle_d}},
    {.names = {"classify", "plane", "rectangle"},
     .given = {&plane_type, &rectangle_type},
     .answer = &side_type,
     .call = {classify_plane_rectangle, classify_plane_rectangle_d}},
    {.names = {"classify", "plane", "disc"},
     .given = {&plane_type, &disc_type},
     .answer = &side_type,
     .call = {classify_plane_disc, classify_plane_disc_d}},
    {.names = {"classify", "plane", "polygon"},
     .given = {&plane_type, &polygon_type, &rule_type},
     .answer = &side_type,
     .call = {classify_plane_polygon, classify_plane_polygon_d}},
    {.names = {"classify", "plane", "sphere"},
     .given = {&plane_type, &sphere_type},
     .answer = &side_type,
     .call = {classify_plane_sphere, classify_plane_sphere_d}},
    {.names = {"classify", "plane", "capsule"},
     .given = {&plane_type, &capsule_type},
     .answer = &side_type,
     .call = {classify_plane_capsule, classify_plane_capsule_d}},
    {.names = {"classify", "plane", "lozenge"},
     .given = {&plane_type, &lozenge_type},
     .answer = &side_type,
     .call = {classify_plane_lozenge, classify_plane_lozenge_d}},
    {.names = {"classify", "plane", "ellipsoid"},
     .given = {&plane_type, &ellipsoid_type},
     .answer = &side_type,
     .call = {classify_plane_ellipsoid, classify_plane_ellipsoid_d}},
    {.names = {"classify", "plane", "cylinder"},
     .given = {&plane_type, &cylinder_type},
     .answer = &side_type,
     .call = {classify_plane_cylinder, classify_plane_cylinder_d}},
    {.names = {"classify", "plane", "cone"},
     .given = {&plane_type, &cone_type},
     .answer = &side_type,
     .call = {classify_plane_cone, classify_plane_cone_d}},
    {.names = {"classify", "plane", "aabb"},
     .given = {&plane_type, &aabb_type},
     .answer = &side_type,
     .call = {classify_plane_aabb, classify_plane_aabb_d}},
    {.names = {"classify", "plane", "obb"},
     .given = {&plane_type, &obb_type},
     .answer = &side_type,
     .call = {classify_plane_obb, classify_plane_obb_d}},
    {.names = {"classify", "plane", "kdop"},
     .given = {&plane_type, &kdop_type},
     .answer = &side_type,
     .call = {classify_plane_kdop, classify_plane_kdop_d}},
    {.names = {"classify", "plane", "frustum"},
     .given = {&plane_type, &frustum_type},
     .answer = &side_type,
     .call = {classify_plane_frustum, classify_plane_frustum_d}},
    {.names = {"classify", "plane", "hull"},
     .given = {&plane_type, &corners_type},
     .answer = &side_type,
     .call = {classify_plane_hull, classify_plane_hull_d}},
    {.names = {"classify", "plane", "tetrahedron"},
     .given = {&plane_type, &tetrahedron_type},
     .answer = &side_type,
     .call = {classify_plane_tetrahedron, classify_plane_tetrahedron_d}},
    {.names = {"classify", "polygon", "point"},
     .given = {&polygon_type, &vec3_type, &rule_type},
     .answer = &side_type,
     .call = {classify_polygon_point, classify_polygon_point_d}},
    {.names = {"classify", "polygon2", "point2"},
     .given = {&polygon2_type, &vec2_type, &rule_type},
     .answer = &side_type,
     .call = {classify_polygon2_point2, classify_polygon2_point2_d}},
    {.names = {"classify", "contour2", "point2"},
     .given = {&contour2_type, &vec2_type, &rule_type},
     .answer = &side_type,
     .call = {classify_contour2_point2, classify_contour2_point2_d}},
    {.names = {"classify", "frustum", "point"},
     .given = {&frustum_type, &vec3_type},
     .answer = &side_type,
     .call = {classify_frustum_point, classify_frustum_point_d}},
    {.names = {"classify", "frustum", "sphere"},
     .given = {&frustum_type, &sphere_type},
     .answer = &side_type,
     .call = {classify_frustum_sphere, classify_frustum_sphere_d}},
    {.names = {"classify", "frustum", "capsule"},
     .given = {&frustum_type, &capsule_type},
     .answer = &side_type,
     .call = {classify_frustum_capsule, classify_frustum_capsule_d}},
    {.names = {"classify", "frustum", "aabb"},
     .given = {&frustum_type, &aabb_type},
     .answer = &side_type,
     .call = {classify_frustum_aabb, classify_frustum_aabb_d}},
    {.names = {"classify", "frustum", "triangle"},
     .given = {&frustum_type, &triangle_type},
     .answer = &side_type,
     .call = {classify_frustum_triangle, classify_frustum_triangle_d}},
    {.names = {"classify", "frustum", "obb"},
     .given = {&frustum_type, &obb_type},
     .answer = &side_type,
     .call = {classify_frustum_obb, classify_frustum_obb_d}},
    {.names = {"classify", "frustum", "kdop"},
     .given = {&frustum_type, &kdop_type},
     .answer = &side_type,
     .call = {classify_frustum_kdop, classify_frustum_kdop_d}},
    {.names = {"classify", "frustum", "hull"},
     .given = {&frustum_type, &corners_type},
     .answer = &side_type,
     .call = {classify_frustum_hull, classify_frustum_hull_d}},
    {.names = {"meet", "segment", "segment"},
     .given = {&segment_type, &segment_type},
     .answer = &common_type,
     .call = {meet_segment_segment, meet_segment_segment_d}},
    {.names = {"meet", "segment", "plane"},
     .given = {&segment_type, &plane_type},
     .answer = &common_type,
     .call = {meet_segment_plane, meet_segment_plane_d}},
    {.names = {"meet", "segment", "triangle"},
     .given = {&segment_type, &triangle_type},
     .answer = &common_type,
     .call = {meet_segment_triangle, meet_segment_triangle_d}},
    {.names = {"meet", "segment", "aabb"},
     .given = {&segment_type, &aabb_type},
     .answer = &common_type,
     .call = {meet_segment_aabb, meet_segment_aabb_d}},
    {.names = {"meet", "ray", "plane"},
     .given = {&ray_type, &plane_type},
     .answer = &common_type,
     .call = {meet_ray_plane, meet_ray_plane_d}},
    {.names = {"meet", "plane", "plane"},
     .given = {&plane_type, &plane_type},
     .answer = &ray_type,
     .call = {meet_plane_plane, meet_plane_plane_d}},
    {.names = {"meet", "plane", "triangle"},
     .given = {&plane_type, &triangle_type},
     .answer = &common_type,
     .call = {meet_plane_triangle, meet_plane_triangle_d}},
    {.names = {"meet", "plane", "aabb"},
     .given = {&plane_type, &aabb_type},
     .answer = &common_type,
     .call = {meet_plane_aabb, meet_plane_aabb_d}},
    {.names = {"meet", "triangle", "triangle"},
     .given = {&triangle_type, &triangle_type},
     .answer = &common_type,
     .call = {meet_triangle_triangle, meet_triangle_triangle_d}},
    {.names = {"meet", "segment2", "segment2"},
     .given = {&segment2_type, &segment2_type},
     .answer = &common2_type,
     .call = {meet_segment2_segment2, meet_segment2_segment2_d}},
    {.names = {"meet", "ray2", "ray2"},
     .given = {&ray2_type, &ray2_type},
     .answer = &crossing2_type,
     .call = {meet_ray2_ray2, meet_ray2_ray2_d}},
    {.names = {"sweep", "sphere", "point"},
     .given = {&moving_sphere_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_sphere_point, sweep_sphere_point_d}},
    {.names = {"sweep", "sphere", "segment"},
     .given = {&moving_sphere_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_sphere_segment, sweep_sphere_segment_d}},
    {.names = {"sweep", "sphere", "plane"},
     .given = {&moving_sphere_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_sphere_plane, sweep_sphere_plane_d}},
    {.names = {"sweep", "sphere", "triangle"},
     .given = {&moving_sphere_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_sphere_triangle, sweep_sphere_triangle_d}},
    {.names = {"sweep", "sphere", "rectangle"},
     .given = {&moving_sphere_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_sphere_rectangle, sweep_sphere_rectangle_d}},
    {.names = {"sweep", "sphere", "sphere"},
     .given = {&moving_sphere_type, &sphere_type},
     .answer = &impact_type,
     .call = {sweep_sphere_sphere, sweep_sphere_sphere_d}},
    {.names = {"sweep", "sphere", "capsule"},
     .given = {&moving_sphere_type, &capsule_type},
     .answer = &impact_type,
     .call = {sweep_sphere_capsule, sweep_sphere_capsule_d}},
    {.names = {"sweep", "sphere", "lozenge"},
     .given = {&moving_sphere_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_sphere_lozenge, sweep_sphere_lozenge_d}},
    {.names = {"sweep", "sphere", "aabb"},
     .given = {&moving_sphere_type, &aabb_type},
     .answer = &impact_type,
     .call = {sweep_sphere_aabb, sweep_sphere_aabb_d}},
    {.names = {"sweep", "sphere", "obb"},
     .given = {&moving_sphere_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_sphere_obb, sweep_sphere_obb_d}},
    {.names = {"sweep", "capsule", "plane"},
     .given = {&moving_capsule_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_capsule_plane, sweep_capsule_plane_d}},
    {.names = {"sweep", "capsule", "capsule"},
     .given = {&moving_capsule_type, &capsule_type},
     .answer = &impact_type,
     .call = {sweep_capsule_capsule, sweep_capsule_capsule_d}},
    {.names = {"sweep", "aabb", "plane"},
     .given = {&moving_aabb_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_aabb_plane, sweep_aabb_plane_d}},
    {.names = {"sweep", "aabb", "aabb"},
     .given = {&moving_aabb_type, &aabb_type},
     .answer = &impact_type,
     .call = {sweep_aabb_aabb, sweep_aabb_aabb_d}},
    {.names = {"sweep", "sphere", "disc"},
     .given = {&moving_sphere_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_sphere_disc, sweep_sphere_disc_d}},
    {.names = {"sweep", "sphere", "ellipsoid"},
     .given = {&moving_sphere_type, &ellipsoid_type},
     .answer = &impact_type,
     .call = {sweep_sphere_ellipsoid, sweep_sphere_ellipsoid_d}},
    {.names = {"sweep", "sphere", "cylinder"},
     .given = {&moving_sphere_type, &cylinder_type},
     .answer = &impact_type,
     .call = {sweep_sphere_cylinder, sweep_sphere_cylinder_d}},
    {.names = {"sweep", "sphere", "cone"},
     .given = {&moving_sphere_type, &cone_type},
     .answer = &impact_type,
     .call = {sweep_sphere_cone, sweep_sphere_cone_d}},
    {.names = {"sweep", "sphere", "hull"},
     .given = {&moving_sphere_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_sphere_hull, sweep_sphere_hull_d}},
    {.names = {"sweep", "capsule", "point"},
     .given = {&moving_capsule_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_capsule_point, sweep_capsule_point_d}},
    {.names = {"sweep", "capsule", "segment"},
     .given = {&moving_capsule_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_capsule_segment, sweep_capsule_segment_d}},
    {.names = {"sweep", "capsule", "triangle"},
     .given = {&moving_capsule_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_capsule_triangle, sweep_capsule_triangle_d}},
    {.names = {"sweep", "capsule", "rectangle"},
     .given = {&moving_capsule_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_capsule_rectangle, sweep_capsule_rectangle_d}},
    {.names = {"sweep", "capsule", "disc"},
     .given = {&moving_capsule_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_capsule_disc, sweep_capsule_disc_d}},
    {.names = {"sweep", "capsule", "lozenge"},
     .given = {&moving_capsule_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_capsule_lozenge, sweep_capsule_lozenge_d}},
    {.names = {"sweep", "capsule", "ellipsoid"},
     .given = {&moving_capsule_type, &ellipsoid_type},
     .answer = &impact_type,
     .call = {sweep_capsule_ellipsoid, sweep_capsule_ellipsoid_d}},
    {.names = {"sweep", "capsule", "cylinder"},
     .given = {&moving_capsule_type, &cylinder_type},
     .answer = &impact_type,
     .call = {sweep_capsule_cylinder, sweep_capsule_cylinder_d}},
    {.names = {"sweep", "capsule", "cone"},
     .given = {&moving_capsule_type, &cone_type},
     .answer = &impact_type,
     .call = {sweep_capsule_cone, sweep_capsule_cone_d}},
    {.names = {"sweep", "capsule", "aabb"},
     .given = {&moving_capsule_type, &aabb_type},
     .answer = &impact_type,
     .call = {sweep_capsule_aabb, sweep_capsule_aabb_d}},
    {.names = {"sweep", "capsule", "obb"},
     .given = {&moving_capsule_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_capsule_obb, sweep_capsule_obb_d}},
    {.names = {"sweep", "capsule", "hull"},
     .given = {&moving_capsule_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_capsule_hull, sweep_capsule_hull_d}},
    {.names = {"sweep", "ellipsoid", "point"},
     .given = {&moving_ellipsoid_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_point, sweep_ellipsoid_point_d}},
    {.names = {"sweep", "ellipsoid", "segment"},
     .given = {&moving_ellipsoid_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_segment, sweep_ellipsoid_segment_d}},
    {.names = {"sweep", "ellipsoid", "plane"},
     .given = {&moving_ellipsoid_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_plane, sweep_ellipsoid_plane_d}},
    {.names = {"sweep", "ellipsoid", "triangle"},
     .given = {&moving_ellipsoid_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_triangle, sweep_ellipsoid_triangle_d}},
    {.names = {"sweep", "ellipsoid", "rectangle"},
     .given = {&moving_ellipsoid_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_rectangle, sweep_ellipsoid_rectangle_d}},
    {.names = {"sweep", "ellipsoid", "disc"},
     .given = {&moving_ellipsoid_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_disc, sweep_ellipsoid_disc_d}},
    {.names = {"sweep", "ellipsoid", "lozenge"},
     .given = {&moving_ellipsoid_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_lozenge, sweep_ellipsoid_lozenge_d}},
    {.names = {"sweep", "ellipsoid", "ellipsoid"},
     .given = {&moving_ellipsoid_type, &ellipsoid_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_ellipsoid, sweep_ellipsoid_ellipsoid_d}},
    {.names = {"sweep", "ellipsoid", "cylinder"},
     .given = {&moving_ellipsoid_type, &cylinder_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_cylinder, sweep_ellipsoid_cylinder_d}},
    {.names = {"sweep", "ellipsoid", "cone"},
     .given = {&moving_ellipsoid_type, &cone_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_cone, sweep_ellipsoid_cone_d}},
    {.names = {"sweep", "ellipsoid", "aabb"},
     .given = {&moving_ellipsoid_type, &aabb_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_aabb, sweep_ellipsoid_aabb_d}},
    {.names = {"sweep", "ellipsoid", "obb"},
     .given = {&moving_ellipsoid_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_obb, sweep_ellipsoid_obb_d}},
    {.names = {"sweep", "ellipsoid", "hull"},
     .given = {&moving_ellipsoid_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_ellipsoid_hull, sweep_ellipsoid_hull_d}},
    {.names = {"sweep", "cylinder", "point"},
     .given = {&moving_cylinder_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_point, sweep_cylinder_point_d}},
    {.names = {"sweep", "cylinder", "segment"},
     .given = {&moving_cylinder_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_segment, sweep_cylinder_segment_d}},
    {.names = {"sweep", "cylinder", "plane"},
     .given = {&moving_cylinder_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_plane, sweep_cylinder_plane_d}},
    {.names = {"sweep", "cylinder", "triangle"},
     .given = {&moving_cylinder_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_triangle, sweep_cylinder_triangle_d}},
    {.names = {"sweep", "cylinder", "rectangle"},
     .given = {&moving_cylinder_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_rectangle, sweep_cylinder_rectangle_d}},
    {.names = {"sweep", "cylinder", "disc"},
     .given = {&moving_cylinder_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_disc, sweep_cylinder_disc_d}},
    {.names = {"sweep", "cylinder", "lozenge"},
     .given = {&moving_cylinder_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_lozenge, sweep_cylinder_lozenge_d}},
    {.names = {"sweep", "cylinder", "cylinder"},
     .given = {&moving_cylinder_type, &cylinder_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_cylinder, sweep_cylinder_cylinder_d}},
    {.names = {"sweep", "cylinder", "cone"},
     .given = {&moving_cylinder_type, &cone_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_cone, sweep_cylinder_cone_d}},
    {.names = {"sweep", "cylinder", "aabb"},
     .given = {&moving_cylinder_type, &aabb_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_aabb, sweep_cylinder_aabb_d}},
    {.names = {"sweep", "cylinder", "obb"},
     .given = {&moving_cylinder_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_obb, sweep_cylinder_obb_d}},
    {.names = {"sweep", "cylinder", "hull"},
     .given = {&moving_cylinder_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_cylinder_hull, sweep_cylinder_hull_d}},
    {.names = {"sweep", "cone", "point"},
     .given = {&moving_cone_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_cone_point, sweep_cone_point_d}},
    {.names = {"sweep", "cone", "segment"},
     .given = {&moving_cone_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_cone_segment, sweep_cone_segment_d}},
    {.names = {"sweep", "cone", "plane"},
     .given = {&moving_cone_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_cone_plane, sweep_cone_plane_d}},
    {.names = {"sweep", "cone", "triangle"},
     .given = {&moving_cone_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_cone_triangle, sweep_cone_triangle_d}},
    {.names = {"sweep", "cone", "rectangle"},
     .given = {&moving_cone_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_cone_rectangle, sweep_cone_rectangle_d}},
    {.names = {"sweep", "cone", "disc"},
     .given = {&moving_cone_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_cone_disc, sweep_cone_disc_d}},
    {.names = {"sweep", "cone", "lozenge"},
     .given = {&moving_cone_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_cone_lozenge, sweep_cone_lozenge_d}},
    {.names = {"sweep", "cone", "cone"},
     .given = {&moving_cone_type, &cone_type},
     .answer = &impact_type,
     .call = {sweep_cone_cone, sweep_cone_cone_d}},
    {.names = {"sweep", "cone", "aabb"},
     .given = {&moving_cone_type, &aabb_type},
     .answer = &impact_type,
     .call = {sweep_cone_aabb, sweep_cone_aabb_d}},
    {.names = {"sweep", "cone", "obb"},
     .given = {&moving_cone_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_cone_obb, sweep_cone_obb_d}},
    {.names = {"sweep", "cone", "hull"},
     .given = {&moving_cone_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_cone_hull, sweep_cone_hull_d}},
    {.names = {"sweep", "aabb", "point"},
     .given = {&moving_aabb_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_aabb_point, sweep_aabb_point_d}},
    {.names = {"sweep", "aabb", "segment"},
     .given = {&moving_aabb_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_aabb_segment, sweep_aabb_segment_d}},
    {.names = {"sweep", "aabb", "triangle"},
     .given = {&moving_aabb_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_aabb_triangle, sweep_aabb_triangle_d}},
    {.names = {"sweep", "aabb", "rectangle"},
     .given = {&moving_aabb_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_aabb_rectangle, sweep_aabb_rectangle_d}},
    {.names = {"sweep", "aabb", "disc"},
     .given = {&moving_aabb_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_aabb_disc, sweep_aabb_disc_d}},
    {.names = {"sweep", "aabb", "lozenge"},
     .given = {&moving_aabb_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_aabb_lozenge, sweep_aabb_lozenge_d}},
    {.names = {"sweep", "aabb", "obb"},
     .given = {&moving_aabb_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_aabb_obb, sweep_aabb_obb_d}},
    {.names = {"sweep", "aabb", "hull"},
     .given = {&moving_aabb_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_aabb_hull, sweep_aabb_hull_d}},
    {.names = {"sweep", "obb", "point"},
     .given = {&moving_obb_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_obb_point, sweep_obb_point_d}},
    {.names = {"sweep", "obb", "segment"},
     .given = {&moving_obb_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_obb_segment, sweep_obb_segment_d}},
    {.names = {"sweep", "obb", "plane"},
     .given = {&moving_obb_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_obb_plane, sweep_obb_plane_d}},
    {.names = {"sweep", "obb", "triangle"},
     .given = {&moving_obb_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_obb_triangle, sweep_obb_triangle_d}},
    {.names = {"sweep", "obb", "rectangle"},
     .given = {&moving_obb_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_obb_rectangle, sweep_obb_rectangle_d}},
    {.names = {"sweep", "obb", "disc"},
     .given = {&moving_obb_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_obb_disc, sweep_obb_disc_d}},
    {.names = {"sweep", "obb", "lozenge"},
     .given = {&moving_obb_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_obb_lozenge, sweep_obb_lozenge_d}},
    {.names = {"sweep", "obb", "obb"},
     .given = {&moving_obb_type, &obb_type},
     .answer = &impact_type,
     .call = {sweep_obb_obb, sweep_obb_obb_d}},
    {.names = {"sweep", "obb", "hull"},
     .given = {&moving_obb_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_obb_hull, sweep_obb_hull_d}},
    {.names = {"sweep", "triangle", "point"},
     .given = {&moving_triangle_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_triangle_point, sweep_triangle_point_d}},
    {.names = {"sweep", "triangle", "segment"},
     .given = {&moving_triangle_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_triangle_segment, sweep_triangle_segment_d}},
    {.names = {"sweep", "triangle", "plane"},
     .given = {&moving_triangle_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_triangle_plane, sweep_triangle_plane_d}},
    {.names = {"sweep", "triangle", "triangle"},
     .given = {&moving_triangle_type, &triangle_type},
     .answer = &impact_type,
     .call = {sweep_triangle_triangle, sweep_triangle_triangle_d}},
    {.names = {"sweep", "triangle", "rectangle"},
     .given = {&moving_triangle_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_triangle_rectangle, sweep_triangle_rectangle_d}},
    {.names = {"sweep", "triangle", "disc"},
     .given = {&moving_triangle_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_triangle_disc, sweep_triangle_disc_d}},
    {.names = {"sweep", "triangle", "lozenge"},
     .given = {&moving_triangle_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_triangle_lozenge, sweep_triangle_lozenge_d}},
    {.names = {"sweep", "triangle", "hull"},
     .given = {&moving_triangle_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_triangle_hull, sweep_triangle_hull_d}},
    {.names = {"sweep", "segment", "point"},
     .given = {&moving_segment_type, &vec3_type},
     .answer = &impact_type,
     .call = {sweep_segment_point, sweep_segment_point_d}},
    {.names = {"sweep", "segment", "segment"},
     .given = {&moving_segment_type, &segment_type},
     .answer = &impact_type,
     .call = {sweep_segment_segment, sweep_segment_segment_d}},
    {.names = {"sweep", "segment", "plane"},
     .given = {&moving_segment_type, &plane_type},
     .answer = &impact_type,
     .call = {sweep_segment_plane, sweep_segment_plane_d}},
    {.names = {"sweep", "segment", "rectangle"},
     .given = {&moving_segment_type, &rectangle_type},
     .answer = &impact_type,
     .call = {sweep_segment_rectangle, sweep_segment_rectangle_d}},
    {.names = {"sweep", "segment", "disc"},
     .given = {&moving_segment_type, &disc_type},
     .answer = &impact_type,
     .call = {sweep_segment_disc, sweep_segment_disc_d}},
    {.names = {"sweep", "segment", "lozenge"},
     .given = {&moving_segment_type, &lozenge_type},
     .answer = &impact_type,
     .call = {sweep_segment_lozenge, sweep_segment_lozenge_d}},
    {.names = {"sweep", "segment", "hull"},
     .given = {&moving_segment_type, &corners_type},
     .answer = &impact_type,
     .call = {sweep_segment_hull, sweep_segment_hull_d}},
    {.names = {"status_text"},
     .given = {&status_type},
     .answer = &text_type,
     .call = {status_text, status_text}},
    {.names = {"isa"},
     .answer = &text_type,
     .call = {isa, isa}},
    {.names = {"words"},
     .given = {&count_type},
     .answer = &count_type,
     .call = {words, words}},
    {.names = {"bit"},
     .given = {&bits_type, &place_type},
     .answer = &yes_type,
     .call = {bit, bit}},
    {.names = {"hit"},
     .given = {&span_type},
     .answer = &yes_type,
     .call = {hit, hit_d}},
    {.names = {"orient2d"},
     .given = {&vec2_type, &vec2_type, &vec2_type},
     .answer = &sign_type,
     .call = {orient2d, orient2d_d}},
    {.names = {"orient3d"},
     .given = {&vec3_type, &vec3_type, &vec3_type, &vec3_type},
     .answer = &sign_type,
     .call = {orient3d, orient3d_d}},
    {.names = {"incircle"},
     .given = {&vec2_type, &vec2_type, &vec2_type, &vec2_type},
     .answer = &sign_type,
     .call = {incircle, incircle_d}},
    {.names = {"insphere"},
     .given = {&vec3_type, &vec3_type, &vec3_type, &vec3_type, &vec3_type},
     .answer = &sign_type,
     .call = {insphere, insphere_d}},
    {.names = {"meet", "planes"},
     .given = {&plane_type, &plane_type, &plane_type},
     .answer = &common_type,
     .call = {meet_planes, meet_planes_d}},
    {.names = {"plane", "through"},
     .given = {&vec3_type, &vec3_type},
     .answer = &plane_type,
     .call = {plane_through, plane_through_d}},
    {.names = {"plane", "of"},
     .given = {&vec3_type, &vec3_type, &vec3_type},
     .answer = &plane_type,
     .call = {plane_of, plane_of_d}},
    {.names = {"plane", "height"},
     .given = {&plane_type, &vec3_type},
     .answer = &number_type,
     .call = {plane_height, plane_height_d}},
    {.names = {"polygon", "clip_plane"},
     .given = {&loop_type, &plane_type},
     .answer = &loop_type,
     .call = {polygon_clip_plane, polygon_clip_plane_d}},
    {.names = {"polygon", "clip_aabb"},
     .given = {&loop_type, &aabb_type},
     .answer = &loop_type,
     .call = {polygon_clip_aabb, polygon_clip_aabb_d}},
    {.names = {"hull", "corners"},
     .given = {&planes_type},
     .answer = &loop_type,
     .call = {hull_corners, hull_corners_d}},
    {.names = {"weights", "polygon2"},
     .given = {&polygon2_type, &vec2_type},
     .answer = &weights_type,
     .call = {weights_polygon2, weights_polygon2_d}},
    {.names = {"at"},
     .given = {&ray_type, &number_type},
     .answer = &vec3_type,
     .call = {at, at_d}},
    {.names = {"at_triangle"},
     .given = {&triangle_type, &number_type, &number_type, &number_type},
     .answer = &vec3_type,
     .call = {at_triangle, at_triangle_d}},
    {.names = {"at_triangle_spawn"},
     .given = {&triangle_type, &number_type, &number_type, &vec3_type},
     .answer = &ray_type,
     .call = {at_triangle_spawn, at_triangle_spawn_d}},
    {.names = {"at_sphere"},
     .given = {&sphere_type, &number_type, &number_type},
     .answer = &vec3_type,
     .call = {at_sphere, at_sphere_d}},
    {.names = {"at_ellipsoid"},
     .given = {&ellipsoid_type, &number_type, &number_type},
     .answer = &vec3_type,
     .call = {at_ellipsoid, at_ellipsoid_d}},
    {.names = {"normal_plane"},
     .given = {&plane_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_plane, normal_plane_d}},
    {.names = {"normal_triangle"},
     .given = {&triangle_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_triangle, normal_triangle_d}},
    {.names = {"normal_rectangle"},
     .given = {&rectangle_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_rectangle, normal_rectangle_d}},
    {.names = {"normal_disc"},
     .given = {&disc_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_disc, normal_disc_d}},
    {.names = {"normal_sphere"},
     .given = {&sphere_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_sphere, normal_sphere_d}},
    {.names = {"normal_capsule"},
     .given = {&capsule_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_capsule, normal_capsule_d}},
    {.names = {"normal_lozenge"},
     .given = {&lozenge_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_lozenge, normal_lozenge_d}},
    {.names = {"normal_ellipsoid"},
     .given = {&ellipsoid_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_ellipsoid, normal_ellipsoid_d}},
    {.names = {"normal_cylinder"},
     .given = {&cylinder_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_cylinder, normal_cylinder_d}},
    {.names = {"normal_cone"},
     .given = {&cone_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_cone, normal_cone_d}},
    {.names = {"normal_torus"},
     .given = {&torus_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_torus, normal_torus_d}},
    {.names = {"normal_aabb"},
     .given = {&aabb_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_aabb, normal_aabb_d}},
    {.names = {"normal_obb"},
     .given = {&obb_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_obb, normal_obb_d}},
    {.names = {"normal_polygon"},
     .given = {&polygon_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_polygon, normal_polygon_d}},
    {.names = {"normal_quad"},
     .given = {&quad_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_quad, normal_quad_d}},
    {.names = {"normal_kdop14"},
     .given = {&kdop14_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_kdop14, normal_kdop14_d}},
    {.names = {"normal_kdop18"},
     .given = {&kdop18_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_kdop18, normal_kdop18_d}},
    {.names = {"normal_kdop26"},
     .given = {&kdop26_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_kdop26, normal_kdop26_d}},
    {.names = {"normal_kdop"},
     .given = {&kdop_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_kdop, normal_kdop_d}},
    {.names = {"normal_frustum"},
     .given = {&frustum_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_frustum, normal_frustum_d}},
    {.names = {"normal_hull"},
     .given = {&hull_type, &vec3_type},
     .answer = &vec3_type,
     .call = {normal_hull, normal_hull_d}},
    {.names = {"bound", "aabb_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_triangles"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_mesh"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_aabbs"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_merged"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_grown"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_moved"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_segment"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_triangle"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_rectangle"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_disc"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_quad"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_polygon"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_sphere"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_capsule"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_lozenge"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_ellipsoid"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_cylinder"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_cone"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_torus"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_obb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_kdop14"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_kdop18"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_kdop26"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_kdop"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_frustum"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "aabb_hull"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_grown"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_triangles"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_mesh"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_kdop14s"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_merged"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_moved"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_grown"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_triangles"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_mesh"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_kdop18s"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_merged"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_moved"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_grown"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_triangles"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_mesh"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_kdop26s"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_merged"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_moved"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_aabb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_sphere"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_capsule"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop14_obb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_aabb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_sphere"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_capsule"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop18_obb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_aabb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_sphere"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_capsule"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "kdop26_obb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_points_refined"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_grown"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_points_ritter"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_triangles"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_mesh"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_spheres"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_merged"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_aabb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_segment"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_triangle"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_rectangle"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_disc"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_quad"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_capsule"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_lozenge"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_ellipsoid"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_cylinder"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_cone"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_torus"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_obb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_kdop14"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_kdop18"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_kdop26"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_frustum"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_hull"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "sphere_moved"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "capsule_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "cylinder_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "ellipsoid_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "lozenge_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_points"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_points_pca"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_points_dito"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_mesh"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_hull"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_hull_refined"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_hull_exact"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_segment"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_triangle"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_rectangle"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_disc"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_sphere"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_capsule"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_lozenge"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_ellipsoid"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_cylinder"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_cone"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_torus"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_aabb"}, .elsewhere = "isect bound MESH"},
    {.names = {"bound", "obb_moved"}, .elsewhere = "isect bound MESH"},
    {.names = {"odds_point"},
     .given = {&measure_type, &measure_type},
     .answer = &number_type,
     .call = {odds_point, odds_point_d}},
    {.names = {"odds_line"},
     .given = {&measure_type, &measure_type},
     .answer = &number_type,
     .call = {odds_line, odds_line_d}},
    {.names = {"odds_plane"},
     .given = {&measure_type, &measure_type},
     .answer = &number_type,
     .call = {odds_plane, odds_plane_d}},
    {.names = {"measure_segment"},
     .given = {&segment_type},
     .answer = &measure_type,
     .call = {measure_segment, measure_segment_d}},
    {.names = {"measure_triangle"},
     .given = {&triangle_type},
     .answer = &measure_type,
     .call = {measure_triangle, measure_triangle_d}},
    {.names = {"measure_rectangle"},
     .given = {&rectangle_type},
     .answer = &measure_type,
     .call = {measure_rectangle, measure_rectangle_d}},
    {.names = {"measure_disc"},
     .given = {&disc_type},
     .answer = &measure_type,
     .call = {measure_disc, measure_disc_d}},
    {.names = {"measure_sphere"},
     .given = {&sphere_type},
     .answer = &measure_type,
     .call = {measure_sphere, measure_sphere_d}},
    {.names = {"measure_capsule"},
     .given = {&capsule_type},
     .answer = &measure_type,
     .call = {measure_capsule, measure_capsule_d}},
    {.names = {"measure_lozenge"},
     .given = {&lozenge_type},
     .answer = &measure_type,
     .call = {measure_lozenge, measure_lozenge_d}},
    {.names = {"measure_ellipsoid"},
     .given = {&ellipsoid_type},
     .answer = &measure_type,
     .call = {measure_ellipsoid, measure_ellipsoid_d}},
    {.names = {"measure_cylinder"},
     .given = {&cylinder_type},
     .answer = &measure_type,
     .call = {measure_cylinder, measure_cylinder_d}},
    {.names = {"measure_cone"},
     .given = {&cone_type},
     .answer = &measure_type,
     .call = {measure_cone, measure_cone_d}},
    {.names = {"measure_torus"},
     .given = {&torus_type},
     .answer = &measure_type,
     .call = {measure_torus, measure_torus_d}},
    {.names = {"measure_aabb"},
     .given = {&aabb_type},
     .answer = &measure_type,
     .call = {measure_aabb, measure_aabb_d}},
    {.names = {"measure_obb"},
     .given = {&obb_type},
     .answer = &measure_type,
     .call = {measure_obb, measure_obb_d}},
    {.names = {"measure_kdop14"},
     .given = {&kdop14_type},
     .answer = &measure_type,
     .call = {measure_kdop14, measure_kdop14_d}},
    {.names = {"measure_kdop18"},
     .given = {&kdop18_type},
     .answer = &measure_type,
     .call = {measure_kdop18, measure_kdop18_d}},
    {.names = {"measure_kdop26"},
     .given = {&kdop26_type},
     .answer = &measure_type,
     .call = {measure_kdop26, measure_kdop26_d}},
    {.names = {"measure_frustum"},
     .given = {&frustum_type},
     .answer = &measure_type,
     .call = {measure_frustum, measure_frustum_d}},
    {.names = {"measure_hull"},
     .given = {&hull_type},
     .answer = &measure_type,
     .call = {measure_hull, measure_hull_d}},
    {.names = {"measure_mesh"}, .elsewhere = "isect info MESH"},
    {.names = {"measure", "common_aabb_aabb"},
     .given = {&aabb_type, &aabb_type},
     .answer = &iou_type,
     .call = {measure_common_aabb_aabb, measure_common_aabb_aabb_d}},
    {.names = {"measure", "common_aabb_obb"},
     .given = {&aabb_type, &obb_type},
     .answer = &iou_type,
     .call = {measure_common_aabb_obb, measure_common_aabb_obb_d}},
    {.names = {"measure", "common_obb_obb"},
     .given = {&obb_type, &obb_type},
     .answer = &iou_type,
     .call = {measure_common_obb_obb, measure_common_obb_obb_d}},
    {.names = {"measure", "common_aabb_tetrahedron"},
     .given = {&aabb_type, &tetrahedron_type},
     .answer = &iou_type,
     .call = {measure_common_aabb_tetrahedron, measure_common_aabb_tetrahedron_d}},
    {.names = {"measure", "common_tetrahedron_tetrahedron"},
     .given = {&tetrahedron_type, &tetrahedron_type},
     .answer = &iou_type,
     .call = {measure_common_tetrahedron_tetrahedron, measure_common_tetrahedron_tetrahedron_d}},
    {.names = {"measure", "common_polygon2_polygon2"},
     .given = {&polygon2_type, &polygon2_type},
     .answer = &iou_type,
     .call = {measure_common_polygon2_polygon2, measure_common_polygon2_polygon2_d}},
    {.names = {"advise"}, .elsewhere = "a program that includes isect/measure.h"},
    {.names = {"frustum", "from_matrix"}, .elsewhere = "isect pick SCENE --pixel x,y"},
    {.names = {"frustum", "from_camera"}, .elsewhere = "isect pick SCENE --pixel x,y"},
    {.names = {"frustum", "from_pixels"}, .elsewhere = "isect pick SCENE --pixel x,y"},
    {.names = {"frustum", "pixel_ray"}, .elsewhere = "isect pick SCENE --pixel x,y"},
    {.names = {"frustum", "pick_matrix"}, .elsewhere = "isect pick SCENE --pixel x,y"},
    {.names = {"pick", "codes"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "encode"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "decode"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "to_rgba8"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "from_rgba8"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "weights"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "point"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "choose"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"pick", "list"}, .elsewhere = "a program that includes isect/camera.h"},
    {.names = {"bvh", "build"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "refit"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "save"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "load"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "load_indexed"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "free"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "stats"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "cast"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "cast_counted"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "cast_n"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "occluded"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "occluded_n"}, .elsewhere = "isect cast MESH --rays FILE"},
    {.names = {"bvh", "cast_culled"}, .elsewhere = "isect cast MESH --rays FILE --culled"},
    {.names = {"bvh", "cast_culled_n"}, .elsewhere = "isect cast MESH --rays FILE --culled"},
    {.names = {"bvh", "occluded_culled"}, .elsewhere = "isect cast MESH --rays FILE --culled"},
    {.names = {"bvh", "occluded_culled_n"}, .elsewhere = "isect cast MESH --rays FILE --culled"},
    {.names = {"bvh", "visible_n"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "height_n"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "cast_all"}, .elsewhere = "isect pick SCENE --pixel x,y --all"},
    {.names = {"bvh", "cast_next"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "cast_crossings"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "cast_filtered"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "cast_visit"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "closest"}, .elsewhere = "isect closest MESH --points FILE"},
    {.names = {"bvh", "closest_n"}, .elsewhere = "isect closest MESH --points FILE"},
    {.names = {"bvh", "closest_few"}, .elsewhere = "isect closest MESH --points FILE --few K"},
    {.names = {"bvh", "closest_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "classify_point"}, .elsewhere = "isect inside MESH --points FILE"},
    {.names = {"bvh", "classify_point_n"}, .elsewhere = "isect inside MESH --points FILE"},
    {.names = {"bvh", "moments_build"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "moments_free"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "winding"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "winding_n"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "signed_distance"}, .elsewhere = "isect inside MESH --points FILE --distance"},
    {.names = {"bvh", "signed_distance_n"}, .elsewhere = "isect inside MESH --points FILE --distance"},
    {.names = {"bvh", "classify_frustum"}, .elsewhere = "isect pick SCENE --rect x0,y0,x1,y1"},
    {.names = {"bvh", "motion_build"}, .elsewhere = "isect cast MESH --to MESH --rays FILE"},
    {.names = {"bvh", "motion_free"}, .elsewhere = "isect cast MESH --to MESH --rays FILE"},
    {.names = {"bvh", "motion_triangle"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "motion_cast"}, .elsewhere = "isect cast MESH --to MESH --rays FILE"},
    {.names = {"bvh", "motion_occluded"}, .elsewhere = "isect cast MESH --to MESH --rays FILE"},
    {.names = {"bvh", "motion_cast_n"}, .elsewhere = "isect cast MESH --to MESH --rays FILE"},
    {.names = {"bvh", "motion_occluded_n"}, .elsewhere = "isect cast MESH --to MESH --rays FILE"},
    {.names = {"bvh", "overlap_point"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_point_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_segment"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_segment_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_ray"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_ray_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_plane"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_plane_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_triangle"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_triangle_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_sphere"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_sphere_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_capsule"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_capsule_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_aabb"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_aabb_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_hull"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_hull_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_any"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_any_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "overlap_any_visit"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "sweep_sphere"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_capsule"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_ellipsoid"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_cylinder"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_cone"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_aabb"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_obb"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_hull"}, .elsewhere = "isect sweep SHAPE A MESH --to x,y,z"},
    {.names = {"bvh", "sweep_any_path"}, .elsewhere = "isect sweep SHAPE A MESH --path FILE"},
    {.names = {"bvh", "sweep_any_all"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "sweep_any_next"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "sweep_any_n"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "move_sphere"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "move_capsule"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"bvh", "move_ellipsoid"}, .elsewhere = "a program that includes isect/bvh.h"},
    {.names = {"clash", "any"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "pairs"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "visit"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "closest"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "near"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "triangles"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "self_any"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "self"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "self_visit"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "bodies"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "contour_capacity"}, .elsewhere = "isect clash A B"},
    {.names = {"clash", "contour"}, .elsewhere = "isect clash A B"},
    {.names = {"voxels", "words"}, .elsewhere = "isect voxelize MESH"},
    {.names = {"voxels", "cell"}, .elsewhere = "isect voxelize MESH"},
    {.names = {"voxels", "surface"}, .elsewhere = "isect voxelize MESH"},
    {.names = {"voxels", "solid"}, .elsewhere = "isect voxelize MESH"},
    {.names = {"section", "count"}, .elsewhere = "isect section MESH"},
    {.names = {"section", "capacity"}, .elsewhere = "isect section MESH"},
    {.names = {"section", "plane"}, .elsewhere = "isect section MESH"},
    {.names = {"boxes", "build"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "build_any"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "free"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "visit"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "cast"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "closest"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "overlap_any"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "cast_any"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"boxes", "closest_any"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"scene", "build"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "free"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "stats"}, .elsewhere = "a program that includes isect/scene.h"},
    {.names = {"scene", "ray"}, .elsewhere = "a program that includes isect/scene.h"},
    {.names = {"scene", "point"}, .elsewhere = "a program that includes isect/scene.h"},
    {.names = {"scene", "normal"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "spawn"}, .elsewhere = "a program that includes isect/scene.h"},
    {.names = {"scene", "cast"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "cast_n"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "occluded"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "occluded_n"}, .elsewhere = "isect cast SCENE --rays FILE"},
    {.names = {"scene", "cast_culled"}, .elsewhere = "isect cast SCENE --rays FILE --culled"},
    {.names = {"scene", "cast_culled_n"}, .elsewhere = "isect cast SCENE --rays FILE --culled"},
    {.names = {"scene", "occluded_culled"}, .elsewhere = "isect cast SCENE --rays FILE --culled"},
    {.names = {"scene", "occluded_culled_n"}, .elsewhere = "isect cast SCENE --rays FILE --culled"},
    {.names = {"scene", "cast_all"}, .elsewhere = "a program that includes isect/scene.h"},
    {.names = {"scene", "closest"}, .elsewhere = "isect closest SCENE --points FILE"},
    {.names = {"scene", "closest_n"}, .elsewhere = "isect closest SCENE --points FILE"},
    {.names = {"scene", "closest_few"}, .elsewhere = "isect closest SCENE --points FILE --few K"},
    {.names = {"scene", "closest_all"}, .elsewhere = "a program that includes isect/scene.h"},
    {.names = {"apex", "capacity"}, .elsewhere = "a program that includes isect/hull.h"},
    {.names = {"apex", "build"}, .elsewhere = "a program that includes isect/hull.h"},
    {.names = {"apex", "farthest"}, .elsewhere = "a program that includes isect/hull.h"},
    {.names = {"apex", "extent"}, .elsewhere = "a program that includes isect/hull.h"},
    {.names = {"apex", "bound"}, .elsewhere = "a program that includes isect/hull.h"},
    {.names = {"apex", "classify"}, .elsewhere = "a program that includes isect/hull.h"},
    {.names = {"polygon", "index_capacity"}, .elsewhere = "isect ask classify polygon2 point2"},
    {.names = {"polygon", "index_build"}, .elsewhere = "isect ask classify polygon2 point2"},
    {.names = {"polygon", "index_classify"}, .elsewhere = "isect ask classify polygon2 point2"},
    {.names = {"cull", "aabb"}, .elsewhere = "isect cull SCENE"},
    {.names = {"cull", "sphere"}, .elsewhere = "isect cull SCENE"},
    {.names = {"cull", "aabbs"}, .elsewhere = "isect cull SCENE"},
    {.names = {"cull", "pack"}, .elsewhere = "isect cull SCENE"},
    {.names = {"cull", "packed"}, .elsewhere = "isect cull SCENE"},
    {.names = {"cull", "list"}, .elsewhere = "isect cull SCENE"},
    {.names = {"cull", "list_bits"}, .elsewhere = "isect cull SCENE"},
    {.names = {"pairs", "capacity"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"pairs", "find"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"pairs", "visit"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"pairs", "grow"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"pairs", "hold"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"pairs", "among"}, .elsewhere = "a program that includes isect/broadphase.h"},
    {.names = {"hull", "capacity"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "build"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "from_planes_capacity"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "from_planes"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "simplify_capacity"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "simplify"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "volume"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "area"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "centroid"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "common_capacity"}, .elsewhere = "isect bound MESH"},
    {.names = {"hull", "common"}, .elsewhere = "isect bound MESH"},
    {.names = {"contact", "any_patch"},
     .given = {&any_type, &any_type, &number_type, &few_type},
     .answer = &patch_type,
     .call = {contact_any_patch, contact_any_patch_d}},
    {.names = {"sweep", "any_turning"}, .elsewhere = "a program that includes isect/any.h"},
    {.names = {"sweep", "steps"},
     .given = {&vec3_type, &number_type},
     .answer = &count_type,
     .call = {sweep_steps, sweep_steps_d}},
    {.names = {"sweep", "vertex_face"},
     .given = {&segment_type, &triangle_type, &triangle_type, &number_type, &number_type},
     .answer = &number_type,
     .call = {sweep_vertex_face, sweep_vertex_face_d}},
    {.names = {"sweep", "edge_edge"},
     .given = {&segment_type, &segment_type, &segment_type, &segment_type, &number_type, &number_type},
     .answer = &number_type,
     .call = {sweep_edge_edge, sweep_edge_edge_d}},
    {.names = {"any_answers"},
     .given = {&question_type, &shape_type, &shape_type},
     .answer = &yes_type,
     .call = {any_answers, any_answers_d}},
    {.names = {"overlap_any"},
     .given = {&any_type, &any_type},
     .answer = &yes_type,
     .call = {overlap_any, overlap_any_d}},
    {.names = {"contains_any"},
     .given = {&any_type, &any_type},
     .answer = &yes_type,
     .call = {contains_any, contains_any_d}},
    {.names = {"classify_any"},
     .given = {&any_type, &any_type},
     .answer = &side_type,
     .call = {classify_any, classify_any_d}},
    {.names = {"closest_any"},
     .given = {&any_type, &any_type},
     .answer = &nearest_type,
     .call = {closest_any, closest_any_d}},
    {.names = {"contact_any"},
     .given = {&any_type, &any_type},
     .answer = &contact_type,
     .call = {contact_any, contact_any_d}},
    {.names = {"overlap_any_pairs"}, .elsewhere = "a program that includes isect/any.h"},
    {.names = {"closest_any_pairs"}, .elsewhere = "a program that includes isect/any.h"},
    {.names = {"posed_answers"},
     .given = {&shape_type, &shape_type},
     .answer = &yes_type,
     .call = {posed_answers, posed_answers_d}},
    {.names = {"overlap_posed"},
     .given = {&any_type, &any_type, &pose_type},
     .answer = &yes_type,
     .call = {overlap_posed, overlap_posed_d}},
    {.names = {"closest_posed"},
     .given = {&any_type, &any_type, &pose_type},
     .answer = &nearest_type,
     .call = {closest_posed, closest_posed_d}},
    {.names = {"contact_posed"},
     .given = {&any_type, &any_type, &pose_type},
     .answer = &contact_type,
     .call = {contact_posed, contact_posed_d}},
    {.names = {"overlap_posed_within"},
     .given = {&any_type, &any_type, &pose_type, &number_type},
     .answer = &yes_type,
     .call = {overlap_posed_within, overlap_posed_within_d}},
    {.names = {"closest_posed_within"},
     .given = {&any_type, &any_type, &pose_type, &number_type},
     .answer = &nearest_type,
     .call = {closest_posed_within, closest_posed_within_d}},
    {.names = {"witness_any"},
     .given = {&any_type, &any_type},
     .answer = &witness_type,
     .call = {witness_any, witness_any_d}},
    {.names = {"witness_posed"},
     .given = {&any_type, &any_type, &pose_type},
     .answer = &witness_type,
     .call = {witness_posed, witness_posed_d}},
    {.names = {"verify_any"},
     .given = {&any_type, &any_type, &witness_type},
     .answer = &yes_type,
     .call = {verify_any, verify_any_d}},
    {.names = {"verify_posed"},
     .given = {&any_type, &any_type, &pose_type, &witness_type},
     .answer = &yes_type,
     .call = {verify_posed, verify_posed_d}},
    {.names = {"overlap", "kdop14_kdop14_slabs_moved"},
     .given = {&kdop14_type, &kdop14_type, &vec3_type},
     .answer = &yes_type,
     .call = {overlap_kdop14_kdop14_slabs_moved, overlap_kdop14_kdop14_slabs_moved_d}},
    {.names = {"overlap", "kdop18_kdop18_slabs_moved"},
     .given = {&kdop18_type, &kdop18_type, &vec3_type},
     .answer = &yes_type,
     .call = {overlap_kdop18_kdop18_slabs_moved, overlap_kdop18_kdop18_slabs_moved_d}},
    {.names = {"overlap", "kdop26_kdop26_slabs_moved"},
     .given = {&kdop26_type, &kdop26_type, &vec3_type},
     .answer = &yes_type,
     .call = {overlap_kdop26_kdop26_slabs_moved, overlap_kdop26_kdop26_slabs_moved_d}},
    {.names = {"catalog", "types"}, .elsewhere = "a program that includes isect/catalog.h"},
    {.names = {"catalog", "functions"}, .elsewhere = "a program that includes isect/catalog.h"},
    {.names = {"catalog", "find"}, .elsewhere = "a program that includes isect/catalog.h"},
};
const size_t ask_question_count = sizeof ask_questions / sizeof ask_questions[0];
