/* soak/bounds.c - do the makers' volumes hold every point that they were made from?
 *
 *     soak_bounds_float [CHECKS [MESH.off...]]
 *
 * asks of each maker so many points of random crowds of every kind and size, and all those of
 * meshes, and a judge that does not round (holds.h). Prints for each maker how many volumes were
 * made, how many points were checked and how many of them are outside. Fails if one is, or if a
 * maker of finite points has no volume though their coordinates are far from the end of the range,
 * or if it gives other bits to a caller who rounds upward and flushes subnormals, or does not give
 * him back what he set. */
#include "bound/crowd.h"
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
    X(hull) hull;
} Volume;

typedef struct Maker {
    const char *name;
    isect_status (*make)(Volume *v, const X(points) * points, size_t n);
    bool (*holds)(const Volume *v, Vec3 p);
} Maker;

/* ---- makers ---- */

enum { MOST_VERTICES = 1 << 20 };
static void *memory; /* for hulls */
static size_t bytes;

/* A maker, and what it answers for points, n. */
#define MAKER(name, volume, answer)                                                                \
    static isect_status make_##name(Volume *v, const X(points) * points, size_t n)                 \
    {                                                                                              \
        return answer;                                                                             \
    }                                                                                              \
    static bool name##_holds(const Volume *v, Vec3 p)                                              \
    {                                                                                              \
        return volume##_holds(&v->volume, p);                                                      \
    }

static bool hull_holds(const X(hull) * hull, Vec3 p)
{
    return planes_hold(hull->planes, hull->plane_count, p);
}

MAKER(aabb_of_points, aabb, X(bound_aabb_points)(&v->aabb, points, n))
MAKER(least_sphere, sphere, X(bound_sphere_points)(&v->sphere, points, n, NULL))
MAKER(refined_sphere, sphere, X(bound_sphere_points_refined)(&v->sphere, points, n))
MAKER(capsule_of_points, capsule, X(bound_capsule_points)(&v->capsule, points, n))
MAKER(cylinder_of_points, cylinder, X(bound_cylinder_points)(&v->cylinder, points, n))
MAKER(ellipsoid_of_points, ellipsoid, X(bound_ellipsoid_points)(&v->ellipsoid, points, n))
MAKER(hull_of_points, hull, X(hull_build)(&v->hull, points, n, memory, bytes, NULL))

#define ROW(name)                                                                                  \
    {                                                                                              \
#name, make_##name, name##_holds                                                           \
    }
static const Maker makers[] = {
    ROW(aabb_of_points),     ROW(least_sphere),        ROW(refined_sphere), ROW(capsule_of_points),
    ROW(cylinder_of_points), ROW(ellipsoid_of_points), ROW(hull_of_points),
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
    static Volume plain, other; /* zero, padding and all */
    X(hull) none = {0};
    const isect_status status = makers[i].make(&plain, points, n);
    const unsigned before = hostile_enter();
    const isect_status again = makers[i].make(&other, points, n);
    const bool kept = hostile_leave(before);
    plain.hull = other.hull = none;
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
    if (count->volumes++ % 8 == 0 && minds_the_caller(i, &points, n)) {
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

/* A crowd for all makers, times a power of two, and with numbers that bring it near 1e+-30. */
static void ask_crowd(uint64_t round)
{
    const size_t n = (size_t)any_int(1, round % 4 ? 40 : MOST);
    const real size = round % 3 ? 1 : scaled(1, any_int(-100, 60));
    draw((int)(round % CROWDS), n);
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
    if (!trimesh_load(&mesh, path) || mesh.vertex_count > MOST_VERTICES) {
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
    bytes = X(hull_capacity)(MOST_VERTICES);
    memory = malloc(bytes);
    if (!memory)
        return 1;
    for (uint64_t round = 0; fewest_checks() < wanted; round++)
        ask_crowd(round);
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
    return all.outside > 0;
}
