/* kit/makers.h - the makers of volumes of points, of triangles and of meshes, a row each. They are
 * for the tests that all of them share (bound/makers.c), and for those of one. */
#ifndef ISECT_TEST_MAKERS_H
#define ISECT_TEST_MAKERS_H

#include "isect/hull.h"
#include "isectd/hull.h"
#include "kit/points.h"
#include "soak/holds.h"

/* A kind of volume, as an array of numbers. The numbers from `first_unit` to `end_unit` - 1 are
 * axes, and the others lengths. `of_point` gives the numbers of the volume of one point: p, the
 * coordinates; I, the three axes; 0, a length; h, the heights along normals, which are half of the
 * numbers. */
typedef struct Volume {
    bool (*holds)(const void *volume, Vec3 p);
    const char *of_point;
    size_t numbers, first_unit, end_unit;
    const Normal *normal;
} Volume;
enum { MOST_NUMBERS = 26 };

#define HOLDS(shape, answer)                                                                       \
    static inline bool holds_##shape(const void *v, Vec3 p)                                        \
    {                                                                                              \
        return answer;                                                                             \
    }
#define SLABS(normals, count)                                                                      \
    slabs_hold((const Vec3 *)(const void *)(normals), count, v, (const real *)v + (count), p)
HOLDS(aabb, aabb_holds(v, p))
HOLDS(sphere, sphere_holds(v, p))
HOLDS(capsule, capsule_holds(v, p))
HOLDS(lozenge, lozenge_holds(v, p))
HOLDS(ellipsoid, ellipsoid_holds(v, p))
HOLDS(cylinder, cylinder_holds(v, p))
HOLDS(obb, obb_holds(v, p))
HOLDS(kdop14, SLABS(KDOP14, 7))
HOLDS(kdop18, SLABS(KDOP18, 9))
HOLDS(kdop26, SLABS(KDOP26, 13))

static const Volume aabb_volume = {holds_aabb, "pp", 6, 0, 0, NULL},
                    sphere_volume = {holds_sphere, "p0", 4, 0, 0, NULL},
                    capsule_volume = {holds_capsule, "pp0", 7, 0, 0, NULL},
                    lozenge_volume = {holds_lozenge, "p0000000", 10, 0, 0, NULL},
                    ellipsoid_volume = {holds_ellipsoid, "pI000", 15, 3, 12, NULL},
                    cylinder_volume = {holds_cylinder, "pp0", 7, 0, 0, NULL},
                    obb_volume = {holds_obb, "pI000", 15, 3, 12, NULL},
                    kdop14_volume = {holds_kdop14, "hh", 14, 0, 0, KDOP14},
                    kdop18_volume = {holds_kdop18, "hh", 18, 0, 0, KDOP18},
                    kdop26_volume = {holds_kdop26, "hh", 26, 0, 0, KDOP26};

/* ---- what makes them ---- */

#define OF_POINTS(name, answer)                                                                    \
    static inline isect_status name(void *v, const X(points) * points, size_t n)                   \
    {                                                                                              \
        return answer;                                                                             \
    }
#define OF_TRIANGLES(name)                                                                         \
    static inline isect_status name##_of_triangles(void *v, const X(triangles) * of, size_t n)     \
    {                                                                                              \
        return X(bound_##name##_triangles)(*of, n, v);                                             \
    }                                                                                              \
    static inline isect_status name##_of_mesh(void *v, const X(mesh) * mesh)                       \
    {                                                                                              \
        return X(bound_##name##_mesh)(mesh, v);                                                    \
    }
#define OF_TWO(name)                                                                               \
    static inline isect_status name##_of_two(void *v, const void *a, const void *b)                \
    {                                                                                              \
        return X(bound_##name##_merged)(a, b, v);                                                  \
    }
#define OF_BOUNDS(name)                                                                            \
    OF_POINTS(name##_of_points, X(bound_##name##_points)(*points, n, v))                           \
    OF_POINTS(name##_grown, X(bound_##name##_grown)(*points, n, v))                                \
    OF_TRIANGLES(name)                                                                             \
    OF_TWO(name)
OF_BOUNDS(aabb)
OF_BOUNDS(kdop14)
OF_BOUNDS(kdop18)
OF_BOUNDS(kdop26)

OF_TRIANGLES(sphere)
OF_POINTS(sphere_of_points, X(bound_sphere_points)(*points, n, v, NULL))
OF_POINTS(sphere_refined, X(bound_sphere_points_refined)(*points, n, v))
OF_POINTS(sphere_ritter, X(bound_sphere_points_ritter)(*points, n, v))
OF_POINTS(capsule_of_points, X(bound_capsule_points)(*points, n, v))
OF_POINTS(lozenge_of_points, X(bound_lozenge_points)(*points, n, v))
OF_POINTS(ellipsoid_of_points, X(bound_ellipsoid_points)(*points, n, v))
OF_POINTS(cylinder_of_points, X(bound_cylinder_points)(*points, n, v))

static const X(obb_options) plain_box = {false, 7}, least_area = {true, 7},
                            more_directions = {false, 13}, more_area = {true, 13};
OF_POINTS(obb_of_points, X(bound_obb_points)(*points, n, NULL, v))
OF_POINTS(obb_plain, X(bound_obb_points)(*points, n, &plain_box, v))
OF_POINTS(obb_area, X(bound_obb_points)(*points, n, &least_area, v))
OF_POINTS(obb_more, X(bound_obb_points)(*points, n, &more_directions, v))
OF_POINTS(obb_more_area, X(bound_obb_points)(*points, n, &more_area, v))
OF_POINTS(obb_pca, X(bound_obb_points_pca)(*points, n, v))
OF_POINTS(obb_dito, X(bound_obb_points_dito)(*points, n, &plain_box, v))
OF_POINTS(obb_dito_area, X(bound_obb_points_dito)(*points, n, &least_area, v))
OF_POINTS(obb_dito_more, X(bound_obb_points_dito)(*points, n, &more_directions, v))
OF_POINTS(obb_dito_more_area, X(bound_obb_points_dito)(*points, n, &more_area, v))

/* Points as an array, as a view of vertices, as triangles of a mesh and as a hull. */
static inline const Vec3 *as_array(const X(points) * points, size_t n)
{
    static Vec3 array[MANY];
    const size_t step = points->stride == ISECT_REPEAT ? 0
                        : points->stride               ? points->stride / sizeof(real)
                                                       : 1;
    for (size_t i = 0; i < n && points->x && points->y && points->z; i++)
        array[i] = (Vec3){points->x[i * step], points->y[i * step], points->z[i * step]};
    return points->x && points->y && points->z ? array : NULL;
}
static inline isect_status aabb_of_polygon(void *v, const X(points) * points, size_t n)
{
    return X(bound_aabb_polygon)(points ? &(X(polygon)){as_array(points, n), n} : NULL, v);
}
#define VERTICES                                                                                   \
    &(X(hull))                                                                                     \
    {                                                                                              \
        .vertices = as_array(points, n), .vertex_count = n                                         \
    }
OF_POINTS(aabb_of_hull, X(bound_aabb_hull)(points ? VERTICES : NULL, v))
OF_POINTS(sphere_of_hull, X(bound_sphere_hull)(points ? VERTICES : NULL, v))
static inline isect_status obb_of_mesh(void *v, const X(mesh) * mesh)
{
    return X(bound_obb_mesh)(mesh, NULL, v);
}
static inline isect_status obb_of_corners(void *v, const X(points) * points, size_t n)
{
    static uint32_t index[MANY + 2];
    for (size_t i = 0; i < n + 2; i++)
        index[i] = (uint32_t)(i < n ? i : n - 1);
    if (!points)
        return obb_of_mesh(v, NULL);
    const Vec3 *array = as_array(points, n);
    return obb_of_mesh(v, &(X(mesh)){(const real *)array, 0, n, n % 3 ? index : NULL, (n + 2) / 3});
}
static char hull_memory[400 * MOST + 4096];
static inline isect_status obb_of_hull(isect_status (*make)(void *, const X(hull) *), void *v,
                                       const X(points) * points, size_t n)
{
    X(hull) hull;
    const isect_status status =
        X(hull_build)(*points, n, hull_memory, sizeof hull_memory, NULL, &hull);
    return status == ISECT_OK ? make(v, &hull) : status;
}
#define OF_HULL(name, answer)                                                                      \
    static inline isect_status name(void *v, const X(hull) * hull)                                 \
    {                                                                                              \
        return answer;                                                                             \
    }                                                                                              \
    OF_POINTS(name##_of_points, obb_of_hull(name, v, points, n))
OF_HULL(hull_box, X(bound_obb_hull)(hull, NULL, v))
OF_HULL(hull_box_area, X(bound_obb_hull)(hull, &least_area, v))
OF_HULL(hull_refined, X(bound_obb_hull_refined)(hull, NULL, v))
OF_HULL(hull_refined_area, X(bound_obb_hull_refined)(hull, &least_area, v))
OF_HULL(hull_refined_more, X(bound_obb_hull_refined)(hull, &more_directions, v))
OF_HULL(hull_exact, X(bound_obb_hull_exact)(hull, NULL, v))

/* ---- the rows ---- */

enum {
    ENDLESS = 1, /* nothing is out of its range: its numbers may be the greatest, or infinite */
    IN_ANY_ORDER = 2, /* of points, of triangles and of meshes it is the same to the bit */
    LONG = 4,       /* it may be long and thin in any direction, so a line has nothing beside it */
    OF_HULLS = 8,   /* of as many points as a hull is made of */
    ALONG_AXES = 16 /* whether it is out of range depends on its axes */
};
/* The number that must not be greater than these, of sets that have no volume or are very small:
 * two points; a square; a triangle of least size; one as large as can be; a small one far away. */
typedef struct Thin {
    size_t number;
    double two, square, least, large, far;
} Thin;
typedef struct Maker {
    const char *name;
    const Volume *volume;
    int traits, rounds; /* a law is tried with `rounds` point sets, of `few` to `many` points */
    int few, many;
    isect_status (*make)(void *volume, const X(points) * points, size_t n);
    isect_status (*grown)(void *volume, const X(points) * points, size_t n);
    isect_status (*of_triangles)(void *volume, const X(triangles) * triangles, size_t n);
    isect_status (*of_mesh)(void *volume, const X(mesh) * mesh);
    isect_status (*of_two)(void *volume, const void *a, const void *b);
    const Thin *thin;
} Maker;

#define UNASKED ((double)INFINITY)
#define EPS ((double)REAL_EPSILON)
#define LEAST ((double)REAL_LEAST)
#define THIN(number, two, square, least, large, far)                                               \
    &(const Thin)                                                                                  \
    {                                                                                              \
        number, (two)*EPS, square, (least)*LEAST, (large) * (double)REAL_MAX,                      \
            (far) * (double)REAL_TINY                                                              \
    }
#define BOUNDS(name)                                                                               \
    {                                                                                              \
#name, &name##_volume, ENDLESS | IN_ANY_ORDER, 400, 150, MOST, name##_of_points,           \
            name##_grown, name##_of_triangles, name##_of_mesh, name##_of_two, NULL                 \
    }
#define ROW(name, kind, traits, rounds, few, many, make, thin)                                     \
    {                                                                                              \
        name, &kind##_volume, traits, rounds, few, many, make, NULL, NULL, NULL, NULL, thin        \
    }
static const Maker makers[] = {
    BOUNDS(aabb),
    BOUNDS(kdop14),
    BOUNDS(kdop18),
    BOUNDS(kdop26),
    {"sphere", &sphere_volume, 0, 200, 150, MOST, sphere_of_points, NULL, sphere_of_triangles,
     sphere_of_mesh, NULL, THIN(3, UNASKED, UNASKED, 2, 0, 0.999)},
    {"obb of a mesh", &obb_volume, ENDLESS | LONG, 200, 60, 1500, obb_of_corners, NULL, NULL,
     obb_of_mesh, NULL, NULL},
    ROW("aabb of a polygon", aabb, ENDLESS | IN_ANY_ORDER, 40, 150, MOST, aabb_of_polygon, NULL),
    ROW("aabb of a hull", aabb, ENDLESS | IN_ANY_ORDER, 40, 150, MOST, aabb_of_hull, NULL),
    ROW("sphere of a hull", sphere, 0, 40, 150, MOST, sphere_of_hull, NULL),
    ROW("sphere, refined", sphere, 0, 100, 150, MOST, sphere_refined, NULL),
    ROW("sphere, Ritter's", sphere, 0, 200, 900, MOST, sphere_ritter, NULL),
    ROW("capsule", capsule, LONG, 40, 100, 1000, capsule_of_points,
        THIN(6, 4, UNASKED, 2, 0.125, 0.999)),
    ROW("lozenge", lozenge, LONG, 24, 60, 300, lozenge_of_points, THIN(9, 64, 1e-4, 2, UNASKED, 1)),
    ROW("ellipsoid", ellipsoid, LONG, 60, 100, 1000, ellipsoid_of_points,
        THIN(12, UNASKED, 1.415, 16, 0, 2)),
    ROW("cylinder", cylinder, LONG, 60, 100, 1000, cylinder_of_points,
        THIN(6, 0, 1.4142137, 3, 0.125, 2)),
    ROW("obb", obb, ENDLESS | LONG, 160, 150, MOST / 2, obb_of_points, NULL),
    ROW("obb, plain", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_plain, NULL),
    ROW("obb of least area", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_area, NULL),
    ROW("obb, 13 directions", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_more, NULL),
    ROW("obb, 13, area", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_more_area, NULL),
    ROW("obb by covariance", obb, LONG | ALONG_AXES, 160, 150, MOST / 2, obb_pca, NULL),
    ROW("obb by a triangle", obb, ENDLESS | LONG, 160, 150, MOST / 2, obb_dito, NULL),
    ROW("by a triangle, area", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_dito_area, NULL),
    ROW("by a triangle, 13", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_dito_more, NULL),
    ROW("by a triangle, 13, area", obb, ENDLESS | LONG, 60, 150, MOST / 2, obb_dito_more_area,
        NULL),
    ROW("obb of a hull", obb, ENDLESS | LONG | OF_HULLS, 40, 100, MOST / 3, hull_box_of_points,
        NULL),
    ROW("obb of a hull, area", obb, ENDLESS | LONG | OF_HULLS, 40, 100, MOST / 3,
        hull_box_area_of_points, NULL),
    ROW("obb, refined", obb, ENDLESS | LONG | OF_HULLS, 8, 60, 600, hull_refined_of_points, NULL),
    ROW("obb, refined, area", obb, ENDLESS | LONG | OF_HULLS, 16, 60, 300,
        hull_refined_area_of_points, NULL),
    ROW("obb, refined, 13", obb, ENDLESS | LONG | OF_HULLS, 4, 60, 300, hull_refined_more_of_points,
        NULL),
    ROW("obb, exact", obb, ENDLESS | LONG | OF_HULLS, 16, 12, 40, hull_exact_of_points, NULL),
};
#undef ROW
#undef BOUNDS
#undef THIN
static inline const Maker *maker_named(const char *name)
{
    for (size_t i = 0; i < COUNT(makers); i++)
        if (strcmp(makers[i].name, name) == 0)
            return &makers[i];
    abort();
}

/* Makes the volume of the points, and checks that it holds them. Only if they are too large may
 * there be no volume: then the answer is false. */
static inline bool is_made_of_all(const Maker *maker, int i, size_t n, double large, void *volume)
{
    const X(points) points = laid_out(i % LAYOUTS, n);
    const isect_status status = maker->make(volume, &points, n);
    check(maker->name, status == ISECT_OK || status == ISECT_NOT_FINITE);
    if (status != ISECT_OK) {
        check(maker->name, cmp(large, >, (double)REAL_MAX));
        return false;
    }
    for (size_t k = 0; k < n; k++)
        check_sample(i, maker->name, maker->volume->holds(volume, point[k]), point[k], point[0]);
    return true;
}

#endif
