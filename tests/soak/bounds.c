/* soak/bounds.c - do the makers' volumes hold every point that they were made from?
 *
 *     soak_bounds_float [CHECKS [MESH.off...]]
 *
 * asks of each maker so many points of random point sets of every kind and size, and all those of
 * meshes, and a judge that does not round (holds.h). Prints for each maker how many volumes were
 * made, how many points were checked and how many of them are outside. Fails if one is, or if a
 * maker of finite points has no volume though their coordinates are far from the end of the range,
 * or if it gives other bits to a caller who rounds upward and flushes subnormals, or does not give
 * him back what he set. */
#include "kit/points.h"
#include "kit/hostile.h"
#include "meshes.h"
#include "soak/holds.h"
#include <inttypes.h>

typedef struct Volume {
    Aabb aabb;
    Sphere sphere;
    Capsule capsule;
    Cylinder cylinder;
    Ellipsoid ellipsoid;
    Lozenge lozenge;
    Obb obb;
    X(kdop14) kdop14;
    X(kdop18) kdop18;
    X(kdop26) kdop26;
    X(hull) hull;
} Volume;

typedef struct Maker {
    const char *name;
    isect_status (*make)(Volume *v, const X(points) * points, size_t n);
    bool (*holds)(const Volume *v, Vec3 p);
    bool of_one; /* its last step is a call for one shape, which takes the environment as it is */
} Maker;

/* ---- volumes ---- */

static bool hull_holds(const X(hull) * hull, Vec3 p)
{
    return planes_hold(hull->planes, hull->plane_count, p);
}
static const Vec3 slabs14[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                               {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
static bool kdop14_holds(const X(kdop14) * kdop, Vec3 p)
{
    return slabs_hold(slabs14, COUNT(slabs14), kdop->lower, kdop->upper, p);
}
static const Vec3 slabs18[] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                               {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
static bool kdop18_holds(const X(kdop18) * kdop, Vec3 p)
{
    return slabs_hold(slabs18, COUNT(slabs18), kdop->lower, kdop->upper, p);
}
static bool kdop26_holds(const X(kdop26) * kdop, Vec3 p)
{
    return slabs_hold(slabs18, COUNT(slabs18), kdop->lower, kdop->upper, p) &&
           slabs_hold(slabs14 + 3, 4, kdop->lower + 9, kdop->upper + 9, p);
}

#define IN(shape)                                                                                  \
    static bool in_##shape(const Volume *v, Vec3 p)                                                \
    {                                                                                              \
        return shape##_holds(&v->shape, p);                                                        \
    }
IN(aabb)
IN(sphere)
IN(capsule)
IN(cylinder)
IN(ellipsoid)
IN(lozenge)
IN(obb)
IN(kdop14)
IN(kdop18)
IN(kdop26)
IN(hull)

/* ---- makers ---- */

enum { MOST_OF_A_MESH = 1 << 20, FEW_FACES = 30, PAIRS = 20000 };
static void *memory, *spare; /* for hulls, and simpler ones */
static size_t bytes, spare_bytes;

/* A maker, and what it answers for points, n. */
#define MAKER(name, answer)                                                                        \
    static isect_status name(Volume *v, const X(points) * points, size_t n)                        \
    {                                                                                              \
        return answer;                                                                             \
    }

MAKER(aabb, X(bound_aabb_points)(&v->aabb, points, n))
MAKER(kdop14, X(bound_kdop14_points)(&v->kdop14, points, n))
MAKER(kdop18, X(bound_kdop18_points)(&v->kdop18, points, n))
MAKER(kdop26, X(bound_kdop26_points)(&v->kdop26, points, n))
MAKER(sphere, X(bound_sphere_points)(&v->sphere, points, n, NULL))
MAKER(refined, X(bound_sphere_points_refined)(&v->sphere, points, n))
MAKER(ritter, X(bound_sphere_points_ritter)(&v->sphere, points, n))
MAKER(capsule, X(bound_capsule_points)(&v->capsule, points, n))
MAKER(cylinder, X(bound_cylinder_points)(&v->cylinder, points, n))
MAKER(ellipsoid, X(bound_ellipsoid_points)(&v->ellipsoid, points, n))
MAKER(lozenge, X(bound_lozenge_points)(&v->lozenge, points, n))
MAKER(obb, X(bound_obb_points)(&v->obb, points, n, NULL))
MAKER(pca, X(bound_obb_points_pca)(&v->obb, points, n))
MAKER(dito14, X(bound_obb_points_dito)(&v->obb, points, n, NULL))
MAKER(dito26, X(bound_obb_points_dito)(&v->obb, points, n, &(X(obb_options)){.directions = 13}))
MAKER(hull, X(hull_build)(&v->hull, points, n, memory, bytes, NULL))

static isect_status aabb_of_triangles(Volume *v, const X(points) * points, size_t n)
{
    const X(vec3s) a = {points->x, points->y, points->z};
    const X(triangles) triangles = {a, a, a, points->stride};
    return X(bound_aabb_triangles)(&v->aabb, &triangles, n);
}

/* A hull that is flat stays as it is. */
static isect_status few_faces(Volume *v, const X(points) * points, size_t n)
{
    X(hull) simple;
    isect_status status = hull(v, points, n);
    if (status != ISECT_OK || v->hull.dimension < 3)
        return status;
    status = X(hull_simplify)(&simple, &v->hull, FEW_FACES, spare, spare_bytes, NULL);
    if (status == ISECT_OK)
        v->hull = simple;
    return status == ISECT_DEGENERATE ? ISECT_OK : status;
}

/* Volumes of volumes hold what those hold. */
#define NEXT(status, next) ((status) == ISECT_OK ? (next) : (status))
MAKER(obb_of_hull, NEXT(hull(v, points, n), X(bound_obb_hull)(&v->obb, &v->hull, NULL)))
MAKER(sphere_of_hull, NEXT(hull(v, points, n), X(bound_sphere_hull)(&v->sphere, &v->hull)))
MAKER(refined_obb, NEXT(hull(v, points, n), X(bound_obb_hull_refined)(&v->obb, &v->hull, NULL)))
/* Of a large hull as much as some ten thousand pairs of edges tell. */
static bool for_a_while(void *user, size_t settled, size_t edges)
{
    (void)user;
    return settled * edges < PAIRS;
}
static isect_status exact_obb(Volume *v, const X(points) * points, size_t n)
{
    const X(obb_exact_options) options = {for_a_while, NULL};
    isect_status status = hull(v, points, n);
    if (status == ISECT_OK)
        status = X(bound_obb_hull_exact)(&v->obb, &v->hull, &options);
    return status == ISECT_CANCELLED ? ISECT_OK : status;
}
MAKER(sphere_of_aabb, NEXT(aabb(v, points, n), X(bound_sphere_aabb)(&v->sphere, &v->aabb)))
MAKER(aabb_of_obb, NEXT(obb(v, points, n), X(bound_aabb_obb)(&v->aabb, &v->obb)))
MAKER(aabb_of_sphere, NEXT(sphere(v, points, n), X(bound_aabb_sphere)(&v->aabb, &v->sphere)))
MAKER(kdop14_of_aabb, NEXT(aabb(v, points, n), X(bound_kdop14_aabb)(&v->kdop14, &v->aabb)))
MAKER(kdop14_of_capsule,
      NEXT(capsule(v, points, n), X(bound_kdop14_capsule)(&v->kdop14, &v->capsule)))
MAKER(kdop14_of_obb, NEXT(obb(v, points, n), X(bound_kdop14_obb)(&v->kdop14, &v->obb)))
MAKER(kdop18_of_obb, NEXT(obb(v, points, n), X(bound_kdop18_obb)(&v->kdop18, &v->obb)))
MAKER(kdop18_of_aabb, NEXT(aabb(v, points, n), X(bound_kdop18_aabb)(&v->kdop18, &v->aabb)))
MAKER(kdop26_of_sphere, NEXT(sphere(v, points, n), X(bound_kdop26_sphere)(&v->kdop26, &v->sphere)))
MAKER(kdop18_of_sphere, NEXT(sphere(v, points, n), X(bound_kdop18_sphere)(&v->kdop18, &v->sphere)))
MAKER(kdop26_of_capsule,
      NEXT(capsule(v, points, n), X(bound_kdop26_capsule)(&v->kdop26, &v->capsule)))
MAKER(kdop26_of_obb, NEXT(obb(v, points, n), X(bound_kdop26_obb)(&v->kdop26, &v->obb)))
MAKER(sphere_of_kdop14, NEXT(kdop14(v, points, n), X(bound_sphere_kdop14)(&v->sphere, &v->kdop14)))
MAKER(sphere_of_kdop18, NEXT(kdop18(v, points, n), X(bound_sphere_kdop18)(&v->sphere, &v->kdop18)))
MAKER(sphere_of_kdop26, NEXT(kdop26(v, points, n), X(bound_sphere_kdop26)(&v->sphere, &v->kdop26)))
MAKER(obb_of_aabb, NEXT(aabb(v, points, n), X(bound_obb_aabb)(&v->obb, &v->aabb)))
MAKER(obb_of_sphere, NEXT(sphere(v, points, n), X(bound_obb_sphere)(&v->obb, &v->sphere)))
MAKER(obb_of_capsule, NEXT(capsule(v, points, n), X(bound_obb_capsule)(&v->obb, &v->capsule)))
MAKER(obb_of_cylinder, NEXT(cylinder(v, points, n), X(bound_obb_cylinder)(&v->obb, &v->cylinder)))
MAKER(obb_of_ellipsoid,
      NEXT(ellipsoid(v, points, n), X(bound_obb_ellipsoid)(&v->obb, &v->ellipsoid)))
MAKER(obb_of_lozenge, NEXT(lozenge(v, points, n), X(bound_obb_lozenge)(&v->obb, &v->lozenge)))
/* The box of a box that goes to where y, -z, x are: what is in it is so without rounding. */
static Vec3 turned(Vec3 p)
{
    return (Vec3){p.y, -p.z, p.x};
}
static const Vec3 turn[] = {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}, {0, 0, 0}}; /* and the origin */
MAKER(obb_moved, NEXT(obb(v, points, n), X(bound_obb_moved)(&v->obb, &v->obb, turn, &turn[3])))
static bool in_moved_obb(const Volume *v, Vec3 p)
{
    return obb_holds(&v->obb, turned(p));
}
MAKER(aabb_of_capsule, NEXT(capsule(v, points, n), X(bound_aabb_capsule)(&v->aabb, &v->capsule)))

/* In pieces of 100 points. */
#define GROWN(shape, empty)                                                                        \
    static isect_status shape##_grown(Volume *v, const X(points) * points, size_t n)               \
    {                                                                                              \
        const size_t stride = points->stride / sizeof(real);                                       \
        isect_status status = ISECT_OK;                                                            \
        v->shape = empty;                                                                          \
        for (size_t i = 0; i < n && status == ISECT_OK; i += 100) {                                \
            const X(points) piece = {points->x + i * stride, points->y + i * stride,               \
                                     points->z + i * stride, points->stride};                      \
            status = X(bound_##shape##_grown)(&v->shape, &piece, n - i < 100 ? n - i : 100);       \
        }                                                                                          \
        return status;                                                                             \
    }
static Aabb no_box(void)
{
    return (Aabb){{REAL_INF, REAL_INF, REAL_INF}, {-REAL_INF, -REAL_INF, -REAL_INF}};
}
static X(kdop26) no_kdop(void)
{
    X(kdop26) none;
    for (int k = 0; k < 13; k++)
        none.lower[k] = REAL_INF, none.upper[k] = -REAL_INF;
    return none;
}
GROWN(aabb, no_box())
GROWN(kdop26, no_kdop())
GROWN(sphere, ((Sphere){{0, 0, 0}, -1}))

static const Maker makers[] = {
    {"aabb", aabb, in_aabb, false},
    {"aabb in pieces", aabb_grown, in_aabb, false},
    {"aabb of the sphere", aabb_of_sphere, in_aabb, true},
    {"aabb of the capsule", aabb_of_capsule, in_aabb, true},
    {"aabb of the obb", aabb_of_obb, in_aabb, true},
    {"aabb of triangles", aabb_of_triangles, in_aabb, false},
    {"kdop14", kdop14, in_kdop14, false},
    {"kdop18", kdop18, in_kdop18, false},
    {"kdop26", kdop26, in_kdop26, false},
    {"kdop26 in pieces", kdop26_grown, in_kdop26, false},
    {"sphere", sphere, in_sphere, false},
    {"sphere in pieces", sphere_grown, in_sphere, false},
    {"sphere, refined", refined, in_sphere, false},
    {"sphere, Ritter's", ritter, in_sphere, false},
    {"sphere of the aabb", sphere_of_aabb, in_sphere, true},
    {"capsule", capsule, in_capsule, false},
    {"cylinder", cylinder, in_cylinder, false},
    {"ellipsoid", ellipsoid, in_ellipsoid, false},
    {"lozenge", lozenge, in_lozenge, false},
    {"obb", obb, in_obb, false},
    {"obb, PCA", pca, in_obb, false},
    {"obb, DiTO-14", dito14, in_obb, false},
    {"obb, DiTO-26", dito26, in_obb, false},
    {"obb of the hull", obb_of_hull, in_obb, false},
    {"kdop14 of the aabb", kdop14_of_aabb, in_kdop14, false},
    {"kdop14 of the capsule", kdop14_of_capsule, in_kdop14, false},
    {"kdop14 of the obb", kdop14_of_obb, in_kdop14, false},
    {"kdop18 of the aabb", kdop18_of_aabb, in_kdop18, false},
    {"kdop18 of the obb", kdop18_of_obb, in_kdop18, false},
    {"kdop26 of the sphere", kdop26_of_sphere, in_kdop26, false},
    {"kdop18 of the sphere", kdop18_of_sphere, in_kdop18, false},
    {"kdop26 of the capsule", kdop26_of_capsule, in_kdop26, false},
    {"kdop26 of the obb", kdop26_of_obb, in_kdop26, false},
    {"sphere of the kdop14", sphere_of_kdop14, in_sphere, false},
    {"sphere of the kdop18", sphere_of_kdop18, in_sphere, false},
    {"sphere of the kdop26", sphere_of_kdop26, in_sphere, false},
    {"obb of the aabb", obb_of_aabb, in_obb, false},
    {"obb of the sphere", obb_of_sphere, in_obb, false},
    {"obb of the capsule", obb_of_capsule, in_obb, false},
    {"obb of the cylinder", obb_of_cylinder, in_obb, false},
    {"obb of the ellipsoid", obb_of_ellipsoid, in_obb, false},
    {"obb of the lozenge", obb_of_lozenge, in_obb, false},
    {"obb, moved", obb_moved, in_moved_obb, false},
    {"obb, refined", refined_obb, in_obb, false},
    {"obb, exact", exact_obb, in_obb, false},
    {"sphere of the hull", sphere_of_hull, in_sphere, false},
    {"hull", hull, in_hull, false},
    {"hull of few faces", few_faces, in_hull, false},
};

/* ---- points ---- */

typedef struct Counts {
    uint64_t volumes, checks, outside, too_large;
} Counts;
static Counts counts[COUNT(makers)];
static int files;

/* Are there the same bits in the environment of a careless caller? A hull is all pointers. */
static bool minds_the_caller(size_t i, const X(points) * points, size_t n)
{
    Volume plain, other;
    memset(&plain, 0, sizeof plain);
    memset(&other, 0, sizeof other);
    const isect_status status = makers[i].make(&plain, points, n);
    const unsigned before = hostile_enter();
    const isect_status again = makers[i].make(&other, points, n);
    const bool kept = hostile_leave(before);
    memset(&plain.hull, 0, sizeof plain.hull);
    memset(&other.hull, 0, sizeof other.hull);
    return !kept || status != again || memcmp(&plain, &other, sizeof plain) != 0;
}

static void ask(size_t i, const Vec3 *p, size_t n)
{
    const X(points) points = X(points_of)(p);
    Counts *count = &counts[i];
    Volume volume;
    const isect_status status = makers[i].make(&volume, &points, n);
    if (status != ISECT_OK) {
        bool far = status == ISECT_NOT_FINITE;
        for (size_t k = 0; far && k < 3 * n; k++)
            far = real_abs(((const real *)p)[k]) < REAL_MAX / 16;
        if (far || status != ISECT_NOT_FINITE)
            printf("%s: %s for %zu points\n", makers[i].name, isect_status_text(status), n);
        count->outside += far || status != ISECT_NOT_FINITE;
        count->too_large++;
        return;
    }
    if (count->volumes++ % 8 == 0 && !makers[i].of_one && minds_the_caller(i, &points, n)) {
        printf("%s: not the same in another environment, of %zu points\n", makers[i].name, n);
        count->outside++;
    }
    for (size_t k = 0; k < n; k++)
        if (!makers[i].holds(&volume, p[k])) {
            if (count->outside++ < 3)
                printf("%s: (%a, %a, %a), number %zu of %zu, is outside\n", makers[i].name,
                       (double)p[k].x, (double)p[k].y, (double)p[k].z, k, n);
        }
    count->checks += n;
}

/* A point set for all makers, times a power of two, and with numbers that bring it near 1e+-30. */
static void ask_points(uint64_t round)
{
    const size_t n = (size_t)any_int(1, round % 4 ? 40 : MOST);
    const real size = round % 3 ? 1 : scaled(1, any_int(-100, 60));
    draw_points((int)(round % POINT_SETS), n);
    for (size_t k = 0; k < n; k++) {
        const Vec3 p = times(size, point[k]);
        if (real_abs(p.x) <= REAL_MAX && real_abs(p.y) <= REAL_MAX && real_abs(p.z) <= REAL_MAX)
            point[k] = p;
    }
    for (size_t i = 0; i < COUNT(makers); i++)
        ask(i, point, n);
}

static void ask_file(const char *path)
{
    trimesh mesh;
    if (!trimesh_load(&mesh, path) || mesh.vertex_count > MOST_OF_A_MESH) {
        printf("%s: not read\n", path);
        return;
    }
    Vec3 *p = malloc(mesh.vertex_count * sizeof *p);
    for (size_t k = 0; p && k < 3 * mesh.vertex_count; k++)
        ((real *)p)[k] = (real)mesh.positions[k];
    for (size_t i = 0; p && mesh.vertex_count > 0 && i < COUNT(makers); i++)
        ask(i, p, mesh.vertex_count);
    files += p != NULL;
    free(p);
    trimesh_free(&mesh);
}

static uint64_t fewest_checks(void)
{
    uint64_t fewest = UINT64_MAX;
    for (size_t i = 0; i < COUNT(makers); i++)
        fewest = counts[i].checks < fewest ? counts[i].checks : fewest;
    return fewest;
}

static void print(const char *name, const Counts *c)
{
    printf("%-24s %12" PRIu64 " %10" PRIu64 " %12" PRIu64 " %8" PRIu64 "\n", name, c->volumes,
           c->too_large, c->checks, c->outside);
}

int main(int argc, char **argv)
{
    const uint64_t wanted = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    Counts all = {0};
    bytes = X(hull_capacity)(MOST_OF_A_MESH);
    memory = malloc(bytes);
    spare_bytes = X(hull_simplify_capacity)(2 * MOST_OF_A_MESH, FEW_FACES);
    spare = malloc(spare_bytes);
    if (!memory || !spare)
        return 1;
    for (uint64_t round = 0; fewest_checks() < wanted; round++)
        ask_points(round);
    for (int i = 2; i < argc; i++)
        ask_file(argv[i]);
    printf("%d meshes\n%-24s %12s %10s %12s %8s\n", files, "", "volumes", "too large", "checks",
           "outside");
    for (size_t i = 0; i < COUNT(makers); i++) {
        print(makers[i].name, &counts[i]);
        all.volumes += counts[i].volumes, all.too_large += counts[i].too_large;
        all.checks += counts[i].checks, all.outside += counts[i].outside;
    }
    print("all", &all);
    free(memory);
    free(spare);
    return all.outside > 0;
}
