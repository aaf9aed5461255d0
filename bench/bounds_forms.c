/* bench/bounds_forms.c - volumes around points: isect's forms beside others. Compiled for float and
 * for double (BENCH_DOUBLE 0 and 1). */
#include "bounds.h"

#include "meshes.h"
#include "reference/obb_pca.h"
#include "reference/precision.h"
#include "reference/sphere_ritter.h"

#include <stdlib.h>

/* What reading costs, and nothing else: words are combined that come in four streams side by side.
 */
static double read_only(const cloud *c)
{
    typedef uint64_t wide __attribute__((vector_size(32), aligned(sizeof(real)), may_alias));
    const char *from = c->points;
    const size_t bytes = 3 * sizeof(real) * c->n / 128 * 128;
    wide sum[4] = {{0}};
    for (size_t i = 0; i < bytes; i += 128)
        for (size_t k = 0; k < 4; k++)
            sum[k] |= *(const wide *)(const void *)(from + i + 32 * k);
    sum[0] |= sum[1] | sum[2] | sum[3];
    return (double)(sum[0][0] | sum[0][1] | sum[0][2] | sum[0][3]);
}

/* The loop that everybody writes. */
static double by_loop(const cloud *c)
{
    const vec3 *p = c->points;
    vec3 lower = p[0], upper = p[0];
    for (size_t i = 1; i < c->n; i++) {
        lower = (vec3){least(lower.x, p[i].x), least(lower.y, p[i].y), least(lower.z, p[i].z)};
        upper = (vec3){most(upper.x, p[i].x), most(upper.y, p[i].y), most(upper.z, p[i].z)};
    }
    return (double)(upper.x - lower.x + upper.y - lower.y + upper.z - lower.z);
}

static double size_of(isect_status status, const X(aabb) * box)
{
    return status == ISECT_OK ? (double)(box->upper.x - box->lower.x) : -1;
}
static double of_points(const cloud *c)
{
    const X(points) points = X(points_of)(c->points);
    X(aabb) box;
    const isect_status status = X(bound_aabb_points)(&box, &points, c->n);
    return size_of(status, &box);
}
static double of_columns(const cloud *c)
{
    const real *x = c->columns;
    const X(points) points = {x, x + c->n, x + 2 * c->n, 0};
    X(aabb) box;
    const isect_status status = X(bound_aabb_points)(&box, &points, c->n);
    return size_of(status, &box);
}
static double of_boxes(const cloud *c)
{
    const X(aabbs) boxes = X(aabbs_of)(c->boxes);
    X(aabb) box;
    const isect_status status = X(bound_aabb_aabbs)(&box, &boxes, c->n);
    return size_of(status, &box);
}

#define KDOP(size)                                                                                 \
    static double of_kdop##size(const cloud *c)                                                    \
    {                                                                                              \
        const X(points) points = X(points_of)(c->points);                                          \
        X(kdop##size) kdop;                                                                        \
        return X(bound_kdop##size##_points)(&kdop, &points, c->n) == ISECT_OK                      \
                   ? (double)kdop.upper[6]                                                         \
                   : -1;                                                                           \
    }
KDOP(14)
KDOP(18)
KDOP(26)
static double of_kdop26_columns(const cloud *c)
{
    const real *x = c->columns;
    const X(points) points = {x, x + c->n, x + 2 * c->n, 0};
    X(kdop26) kdop;
    return X(bound_kdop26_points)(&kdop, &points, c->n) == ISECT_OK ? (double)kdop.upper[6] : -1;
}
/* The loop that everybody writes, with sums as they are rounded. */
static double kdop26_by_loop(const cloud *c)
{
    const vec3 *p = c->points;
    real lower[13], upper[13];
    for (int k = 0; k < 13; k++)
        lower[k] = (real)INFINITY, upper[k] = -(real)INFINITY;
    for (size_t i = 0; i < c->n; i++) {
        const real x = p[i].x, y = p[i].y, z = p[i].z;
        const real sum[] = {x,     y,     z,         x + y,     x - y,     x + z,    x - z,
                            y + z, y - z, x + y + z, x + y - z, x - y + z, x - y - z};
        for (int k = 0; k < 13; k++) {
            lower[k] = least(lower[k], sum[k]);
            upper[k] = most(upper[k], sum[k]);
        }
    }
    return (double)(upper[6] - lower[12]);
}

static void draw(cloud *c, uint64_t *state)
{
    vec3 *points = c->points;
    real *x = c->columns;
    X(aabb) *boxes = c->boxes;
    for (size_t i = 0; i < c->n; i++) {
        const real u = (real)random_unit(state), v = (real)random_unit(state),
                   w = (real)random_unit(state);
        points[i] = (vec3){u, v, w};
        x[i] = u, x[c->n + i] = v, x[2 * c->n + i] = w;
        boxes[i] = (X(aabb)){points[i], {u + 1, v + 1, w + 1}};
    }
}

static double volume_of(isect_status status, const X(obb) * box)
{
    return status == ISECT_OK
               ? 8 * (double)box->half[0] * (double)box->half[1] * (double)box->half[2]
               : -1;
}
static double pca(const void *xyz, size_t n)
{
    vec3 axis[3];
    const vec3 half = obb_pca(xyz, n, axis);
    return 8 * (double)half.x * (double)half.y * (double)half.z;
}
static double obb_points_pca(const void *xyz, size_t n)
{
    const X(points) points = X(points_of)(xyz);
    X(obb) box;
    const isect_status status = X(bound_obb_points_pca)(&box, &points, n);
    return volume_of(status, &box);
}
static double obb_points_dito(const void *xyz, size_t n)
{
    const X(points) points = X(points_of)(xyz);
    X(obb) box;
    const isect_status status = X(bound_obb_points_dito)(&box, &points, n, NULL);
    return volume_of(status, &box);
}
static double obb_points(const void *xyz, size_t n)
{
    const X(points) points = X(points_of)(xyz);
    X(obb) box;
    const isect_status status = X(bound_obb_points)(&box, &points, n, NULL);
    return volume_of(status, &box);
}

#if !BENCH_DOUBLE
static double ritter(const float *xyz, size_t n)
{
    return (double)sphere_ritter((const vec3 *)(const void *)xyz, n).radius;
}
static double refined(const float *xyz, size_t n)
{
    const isect_points points = {xyz, xyz + 1, xyz + 2, 3 * sizeof(float)};
    isect_sphere ball;
    return isect_bound_sphere_points_refined(&ball, &points, n) == ISECT_OK ? (double)ball.radius
                                                                            : -1;
}
static double growing(const float *xyz, size_t n)
{
    const isect_points points = {xyz, xyz + 1, xyz + 2, 3 * sizeof(float)};
    isect_sphere ball;
    return isect_bound_sphere_points_ritter(&ball, &points, n) == ISECT_OK ? (double)ball.radius
                                                                           : -1;
}
static double least_ball(const float *xyz, size_t n)
{
    const isect_points points = {xyz, xyz + 1, xyz + 2, 3 * sizeof(float)};
    isect_sphere ball;
    return isect_bound_sphere_points(&ball, &points, n, NULL) == ISECT_OK ? (double)ball.radius
                                                                          : -1;
}

/* Round volumes: how large they are. */
#define ROUND(shape)                                                                               \
    static double small_##shape(const float *xyz, size_t n)                                        \
    {                                                                                              \
        const isect_points points = {xyz, xyz + 1, xyz + 2, 3 * sizeof(float)};                    \
        isect_##shape made;                                                                        \
        if (isect_bound_##shape##_points(&made, &points, n) != ISECT_OK)                           \
            return -1;                                                                             \
        return (double)isect_measure_##shape(&made).volume;                                        \
    }
ROUND(capsule)
ROUND(lozenge)
ROUND(cylinder)
ROUND(ellipsoid)
static double ball_of_round(const float *xyz, size_t n)
{
    const double radius = least_ball(xyz, n);
    return 4.18879020478639098 * radius * radius * radius;
}
const ball_form round_forms[ROUND_FORMS] = {{"isect_bound_sphere_points", ball_of_round},
                                            {"isect_bound_capsule_points", small_capsule},
                                            {"isect_bound_lozenge_points", small_lozenge},
                                            {"isect_bound_cylinder_points", small_cylinder},
                                            {"isect_bound_ellipsoid_points", small_ellipsoid}};

/* Of balls, whose centers are followed by their radii. */
static double least_ball_of_balls(const float *xyzr, size_t n)
{
    const isect_spheres spheres = isect_spheres_of((const isect_sphere *)(const void *)xyzr);
    isect_sphere ball;
    return isect_bound_sphere_spheres(&ball, &spheres, n) == ISECT_OK ? (double)ball.radius : -1;
}

/* Of the hull, which is made first. */
typedef isect_status make_hull_box(isect_obb *box, const isect_hull *hull);
static isect_status quick_box(isect_obb *box, const isect_hull *hull)
{
    return isect_bound_obb_hull(box, hull, NULL);
}
static isect_status refined_box(isect_obb *box, const isect_hull *hull)
{
    return isect_bound_obb_hull_refined(box, hull, NULL);
}
static isect_status least_box(isect_obb *box, const isect_hull *hull)
{
    return isect_bound_obb_hull_exact(box, hull, NULL);
}
static double hull_box(const float *xyz, size_t n, make_hull_box *make)
{
    const isect_points points = {xyz, xyz + 1, xyz + 2, 3 * sizeof(float)};
    const size_t bytes = isect_hull_capacity(n);
    void *memory = malloc(bytes);
    isect_hull hull;
    isect_obb box;
    isect_status status = isect_hull_build(&hull, &points, n, memory, bytes, NULL);
    if (status == ISECT_OK)
        status = make(&box, &hull);
    free(memory);
    return volume_of(status, &box);
}
static double obb_hull(const float *xyz, size_t n)
{
    return hull_box(xyz, n, quick_box);
}
static double obb_hull_refined(const float *xyz, size_t n)
{
    return hull_box(xyz, n, refined_box);
}
static double obb_hull_exact(const float *xyz, size_t n)
{
    return hull_box(xyz, n, least_box);
}

#ifdef BENCH_CGAL_BOX
double bounds_cgal_box(const float *xyz, size_t n);
#else
#define bounds_cgal_box NULL
#endif
const ball_form hull_box_forms[HULL_BOX_FORMS] = {
    {"CGAL oriented_bounding_box", bounds_cgal_box},
    {"isect hull, obb_hull", obb_hull},
    {"isect hull, obb_hull_refined", obb_hull_refined}};
const ball_form least_box_forms[LEAST_BOX_FORMS] = {
    {"CGAL oriented_bounding_box", bounds_cgal_box},
    {"isect hull, obb_hull_refined", obb_hull_refined},
    {"isect hull, obb_hull_exact", obb_hull_exact}};

#ifdef BENCH_CGAL
double bounds_cgal(const float *xyz, size_t n);
double bounds_cgal_balls(const float *xyzr, size_t n);
#else
#define bounds_cgal NULL
#define bounds_cgal_balls NULL
#endif
const ball_form balls_forms[BALLS_FORMS] = {{"CGAL Min_sphere_of_spheres_d", bounds_cgal_balls},
                                            {"isect sphere_spheres", least_ball_of_balls}};
const ball_form ball_forms[BALL_FORMS] = {{"CGAL Min_sphere_of_spheres_d", bounds_cgal},
                                          {"Ritter, scalar", ritter},
                                          {"isect sphere_points_refined", refined},
                                          {"isect sphere_points_ritter", growing},
                                          {"isect sphere_points", least_ball}};
#endif

#if BENCH_DOUBLE
#define FORMS bounds_double
#define PRECISION "double"
#else
#define FORMS bounds_float
#define PRECISION "float"
#endif

const bound_forms *FORMS(void)
{
    static const bound_forms forms = {PRECISION,
                                      sizeof(real),
                                      draw,
                                      {{"reading", 3, read_only},
                                       {"loop, aabb of points", 3, by_loop},
                                       {"isect aabb_points", 3, of_points},
                                       {"isect aabb_points, columns", 3, of_columns},
                                       {"isect aabb_aabbs", 6, of_boxes},
                                       {"loop, kdop26 of points, rounded", 3, kdop26_by_loop},
                                       {"isect kdop14_points", 3, of_kdop14},
                                       {"isect kdop18_points", 3, of_kdop18},
                                       {"isect kdop26_points", 3, of_kdop26},
                                       {"isect kdop26_points, columns", 3, of_kdop26_columns}},
                                      {{"principal axes, three loops", pca},
                                       {"isect obb_points_pca", obb_points_pca},
                                       {"isect obb_points_dito", obb_points_dito},
                                       {"isect obb_points", obb_points}}};
    return &forms;
}
