/* soak/bounds.c - checks that the makers' volumes contain every point that they were made from.
 *
 *     soak_bounds_float [CHECKS [MESH.off...]]
 *
 * It checks CHECKS points for each maker: points of random sets of every kind and size, and all
 * points of meshes. The judge does not round (holds.h). It prints for each maker how many volumes
 * were made, how many points were checked and how many of them are outside. It fails
 *
 * - if a point is outside
 * - if a maker of finite points has no volume though their coordinates are far from the end of the
 *   range
 * - if a maker gives other bits in an environment that rounds upward and flushes subnormals
 * - if a maker does not restore that environment */
#include "kit/hostile.h"
#include "kit/makers.h"
#include "meshes.h"
#include <inttypes.h>

typedef union Made {
    real number[MOST_NUMBERS];
    X(hull) hull;
} Made;
typedef struct Row {
    const char *name;
    isect_status (*make)(void *volume, const X(points) * points, size_t n);
    bool (*holds)(const void *volume, Vec3 p);
    bool of_one; /* its last step is a call for one shape, which takes the environment as it is */
} Row;

/* ---- hulls ---- */

enum { MOST_OF_A_MESH = 1 << 20, FEW_FACES = 30, PAIRS = 20000 };
static void *memory, *spare; /* for hulls, and simpler ones */
static size_t bytes, spare_bytes;

static bool holds_hull(const void *v, Vec3 p)
{
    const X(hull) *hull = v;
    return planes_hold(hull->planes, hull->plane_count, p);
}
OF_POINTS(whole_hull, X(hull_build)(*points, n, memory, bytes, NULL, v))
/* A hull that is flat stays as it is. */
static isect_status few_faces(void *v, const X(points) * points, size_t n)
{
    X(hull) simple, *hull = v;
    isect_status status = whole_hull(hull, points, n);
    if (status != ISECT_OK || hull->dimension < 3)
        return status;
    status = X(hull_simplify)(hull, FEW_FACES, spare, spare_bytes, &simple, NULL);
    if (status == ISECT_OK)
        *hull = simple;
    return status == ISECT_DEGENERATE ? ISECT_OK : status;
}

/* ---- volumes of volumes hold what those hold ---- */

#define OF_VOLUME(volume, of, make_of, answer)                                                     \
    static isect_status volume##_of_the_##of(void *v, const X(points) * points, size_t n)          \
    {                                                                                              \
        X(of) of;                                                                                  \
        const isect_status status = make_of(&of, points, n);                                       \
        return status == ISECT_OK ? answer : status;                                               \
    }
#define OF_SHAPE(volume, of, one)                                                                  \
    OF_VOLUME(volume, of, of##_of_points, X(bound_##volume##_##of)(&of, v))
/* The volume, of what; and of_one. */
/* clang-format off */
#define VOLUMES(DO)                                                                                \
    DO(aabb, sphere, true) DO(aabb, capsule, true) DO(aabb, obb, true)                             \
    DO(sphere, aabb, true) DO(sphere, kdop14, false) DO(sphere, kdop18, false)                     \
    DO(sphere, kdop26, false)                                                                      \
    DO(kdop14, aabb, false) DO(kdop14, capsule, false) DO(kdop14, obb, false)                      \
    DO(kdop18, aabb, false) DO(kdop18, sphere, false) DO(kdop18, obb, false)                       \
    DO(kdop26, sphere, false) DO(kdop26, capsule, false) DO(kdop26, obb, false)                    \
    DO(obb, aabb, false) DO(obb, sphere, false) DO(obb, capsule, false) DO(obb, cylinder, false)   \
    DO(obb, ellipsoid, false) DO(obb, lozenge, false)
/* clang-format on */
VOLUMES(OF_SHAPE)
OF_VOLUME(sphere, hull, whole_hull, X(bound_sphere_hull)(&hull, v))
OF_VOLUME(obb, hull, whole_hull, X(bound_obb_hull)(&hull, NULL, v))
OF_VOLUME(refined, hull, whole_hull, X(bound_obb_hull_refined)(&hull, NULL, v))
/* A large hull stops after some ten thousand pairs of edges. */
static bool for_a_while(void *user, size_t settled, size_t edges)
{
    (void)user;
    return settled * edges < PAIRS;
}
static const X(obb_exact_options) hasty = {for_a_while, NULL};
OF_VOLUME(exact, hull, whole_hull, X(bound_obb_hull_exact)(&hull, &hasty, v))
static isect_status exact_or_hasty(void *v, const X(points) * points, size_t n)
{
    const isect_status status = exact_of_the_hull(v, points, n);
    return status == ISECT_CANCELLED ? ISECT_OK : status;
}
/* The box of a box that is moved to y, -z, x: its points stay in it without rounding. */
static const Vec3 turn[] = {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}, {0, 0, 0}}; /* and the origin */
OF_VOLUME(moved, obb, obb_of_points, X(bound_obb_moved)(&obb, turn, &turn[3], v))
static bool holds_turned(const void *v, Vec3 p)
{
    return holds_obb(v, (Vec3){p.y, -p.z, p.x});
}

/* The volume grows by pieces of 100 points. */
#define GROWN(volume, ...)                                                                         \
    static isect_status volume##_in_pieces(void *v, const X(points) * points, size_t n)            \
    {                                                                                              \
        const size_t stride = points->stride / sizeof(real);                                       \
        const X(volume) none = __VA_ARGS__;                                                        \
        isect_status status = ISECT_OK;                                                            \
        memcpy(v, &none, sizeof none);                                                             \
        for (size_t i = 0; i < n && status == ISECT_OK; i += 100) {                                \
            const X(points) piece = {points->x + i * stride, points->y + i * stride,               \
                                     points->z + i * stride, points->stride};                      \
            status = X(bound_##volume##_grown)(piece, n - i < 100 ? n - i : 100, v);               \
        }                                                                                          \
        return status;                                                                             \
    }
GROWN(aabb, {{1, 0, 0}, {0, 0, 0}})
GROWN(kdop26, {{1}, {0}})
GROWN(sphere, {{0, 0, 0}, -1})
static isect_status aabb_of_corners(void *v, const X(points) * points, size_t n)
{
    const X(vec3s) a = {points->x, points->y, points->z};
    const X(triangles) triangles = {a, a, a, points->stride};
    return aabb_of_triangles(v, &triangles, n);
}

#define ROW_OF_SHAPE(volume, of, one)                                                              \
    {#volume " of the " #of, volume##_of_the_##of, holds_##volume, one},
static const Row rows[] = {
    VOLUMES(ROW_OF_SHAPE){"aabb", aabb_of_points, holds_aabb, false},
    {"aabb in pieces", aabb_in_pieces, holds_aabb, false},
    {"aabb of triangles", aabb_of_corners, holds_aabb, false},
    {"kdop14", kdop14_of_points, holds_kdop14, false},
    {"kdop18", kdop18_of_points, holds_kdop18, false},
    {"kdop26", kdop26_of_points, holds_kdop26, false},
    {"kdop26 in pieces", kdop26_in_pieces, holds_kdop26, false},
    {"sphere", sphere_of_points, holds_sphere, false},
    {"sphere in pieces", sphere_in_pieces, holds_sphere, false},
    {"sphere, refined", sphere_refined, holds_sphere, false},
    {"sphere, Ritter's", sphere_ritter, holds_sphere, false},
    {"capsule", capsule_of_points, holds_capsule, false},
    {"cylinder", cylinder_of_points, holds_cylinder, false},
    {"ellipsoid", ellipsoid_of_points, holds_ellipsoid, false},
    {"lozenge", lozenge_of_points, holds_lozenge, false},
    {"obb", obb_of_points, holds_obb, false},
    {"obb, PCA", obb_pca, holds_obb, false},
    {"obb, DiTO-14", obb_dito, holds_obb, false},
    {"obb, DiTO-26", obb_dito_more, holds_obb, false},
    {"obb, moved", moved_of_the_obb, holds_turned, false},
    {"obb of the hull", obb_of_the_hull, holds_obb, false},
    {"obb, refined", refined_of_the_hull, holds_obb, false},
    {"obb, exact", exact_or_hasty, holds_obb, false},
    {"sphere of the hull", sphere_of_the_hull, holds_sphere, false},
    {"hull", whole_hull, holds_hull, false},
    {"hull of few faces", few_faces, holds_hull, false},
};

/* ---- points ---- */

typedef struct Counts {
    uint64_t volumes, checks, outside, too_large;
} Counts;
static Counts counts[COUNT(rows)];
static int files;

/* True if the bits differ in a hostile environment, or it is not restored. A hull has pointers, and
 * is not compared. */
static bool minds_the_caller(size_t i, const X(points) * points, size_t n)
{
    Made plain, other;
    memset(&plain, 0, sizeof plain);
    memset(&other, 0, sizeof other);
    const isect_status status = rows[i].make(&plain, points, n);
    const unsigned before = hostile_enter();
    const isect_status again = rows[i].make(&other, points, n);
    const bool kept = hostile_leave(before);
    const bool same = rows[i].holds == holds_hull || same_bits(&plain, &other, sizeof plain);
    return !kept || status != again || !same;
}

static void ask(size_t i, const Vec3 *p, size_t n)
{
    const X(points) points = X(points_of)(p);
    Counts *count = &counts[i];
    Made volume;
    const isect_status status = rows[i].make(&volume, &points, n);
    if (status != ISECT_OK) {
        bool far = status == ISECT_NOT_FINITE;
        for (size_t k = 0; far && k < 3 * n; k++)
            far = real_abs(((const real *)p)[k]) < REAL_MAX / 16;
        if (far || status != ISECT_NOT_FINITE)
            printf("%s: %s for %zu points\n", rows[i].name, isect_status_text(status), n);
        count->outside += far || status != ISECT_NOT_FINITE;
        count->too_large++;
        return;
    }
    if (count->volumes++ % 8 == 0 && !rows[i].of_one && minds_the_caller(i, &points, n)) {
        printf("%s: not the same in another environment, of %zu points\n", rows[i].name, n);
        count->outside++;
    }
    for (size_t k = 0; k < n; k++)
        if (!rows[i].holds(&volume, p[k])) {
            if (count->outside++ < 3)
                printf("%s: (%a, %a, %a), number %zu of %zu, is outside\n", rows[i].name,
                       (double)p[k].x, (double)p[k].y, (double)p[k].z, k, n);
        }
    count->checks += n;
}

/* A point set for all rows, times a power of two, and with numbers that bring it near 1e+-30. */
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
    for (size_t i = 0; i < COUNT(rows); i++)
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
    for (size_t i = 0; p && mesh.vertex_count > 0 && i < COUNT(rows); i++)
        ask(i, p, mesh.vertex_count);
    files += p != NULL;
    free(p);
    trimesh_free(&mesh);
}

static uint64_t fewest_checks(void)
{
    uint64_t fewest = UINT64_MAX;
    for (size_t i = 0; i < COUNT(rows); i++)
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
    for (size_t i = 0; i < COUNT(rows); i++) {
        print(rows[i].name, &counts[i]);
        all.volumes += counts[i].volumes, all.too_large += counts[i].too_large;
        all.checks += counts[i].checks, all.outside += counts[i].outside;
    }
    print("all", &all);
    free(memory);
    free(spare);
    return all.outside > 0;
}
