/* isect_bvh_spheres - each triangle inside the spheres, in rational arithmetic; the excess against
 * points of the spheres, against known optima, and against clusters of a split; limits. */
#include "kit/kit.h"
#include "kit/random.h"
#include "kit/rational.h"
#include HEADER(bvh)
#include <math.h>
#include <string.h>

enum { MOST = 256, RING = 48, TUBE = 16, DEPTH = 8 };
#define PI 3.14159265358979323846

static X(mesh) mesh_of(const Vec3 *at, size_t vertices, const uint32_t *index, size_t triangles)
{
    return (X(mesh)){.positions = &at->x,
                     .vertex_count = vertices,
                     .indices = index,
                     .triangle_count = triangles};
}
static const uint32_t cube_index[36] = {0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4,
                                        1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7};
static const Vec3 cube_at[8] = {{-1, -1, -1}, {1, -1, -1}, {1, 1, -1}, {-1, 1, -1},
                                {-1, -1, 1},  {1, -1, 1},  {1, 1, 1},  {-1, 1, 1}};
static Vec3 torus_at[RING * TUBE];
static uint32_t torus_index[RING * TUBE * 6];

static X(mesh) torus_mesh(void)
{
    uint32_t *to = torus_index;
    for (uint32_t i = 0; i < RING; i++)
        for (uint32_t k = 0; k < TUBE; k++) {
            const double u = 2 * PI * i / RING, v = 2 * PI * k / TUBE, r = 1 + 0.3 * cos(v);
            const uint32_t i1 = (i + 1) % RING, k1 = (k + 1) % TUBE;
            const uint32_t a = i * TUBE + k, b = i1 * TUBE + k, c = i1 * TUBE + k1,
                           d = i * TUBE + k1;
            const uint32_t two[6] = {a, b, c, a, c, d};
            torus_at[a] = (Vec3){(real)(r * cos(u)), (real)(r * sin(u)), (real)(0.3 * sin(v))};
            memcpy(to, two, sizeof two), to += 6;
        }
    return mesh_of(torus_at, RING * TUBE, torus_index, RING * TUBE * 2);
}

/* ---- containment without rounding ---- */

typedef struct Exactly {
    Rational x[3];
    double near[3]; /* rounded */
} Exactly;

static bool inside(const Exactly *p, const Sphere *s)
{
    const double c[3] = {(double)s->center.x, (double)s->center.y, (double)s->center.z};
    const double r = (double)s->radius, x = p->near[0] - c[0], y = p->near[1] - c[1],
                 z = p->near[2] - c[2];
    if (x * x + y * y + z * z > 1.01 * r * r) /* far outside */
        return false;
    Rational sum = q(0);
    for (int k = 0; k < 3; k++) {
        const Rational d = q_minus(p->x[k], q(c[k]));
        sum = q_plus(sum, q_by(d, d));
    }
    return mpq_cmp(sum, q_by(q(r), q(r))) <= 0;
}
static Exactly middle_of(const Exactly *a, const Exactly *b)
{
    Exactly m;
    for (int k = 0; k < 3; k++)
        m.x[k] = q_by(q_plus(a->x[k], b->x[k]), q(0.5)), m.near[k] = mpq_get_d(m.x[k]);
    return m;
}

typedef struct Part {
    Exactly corner[3];
    int depth;
} Part;

/* Is the triangle in one sphere, or are its four quarters covered? */
static bool is_covered(const X(triangle) * t, const Sphere *spheres, size_t n)
{
    Part stack[3 * DEPTH + 4];
    int count = 1;
    rational_begin();
    const double at[9] = {(double)t->a.x, (double)t->a.y, (double)t->a.z,
                          (double)t->b.x, (double)t->b.y, (double)t->b.z,
                          (double)t->c.x, (double)t->c.y, (double)t->c.z};
    for (int k = 0; k < 9; k++)
        stack[0].corner[k / 3].x[k % 3] = q(at[k]), stack[0].corner[k / 3].near[k % 3] = at[k];
    stack[0].depth = 0;
    while (count > 0) {
        const Part part = stack[--count];
        const Exactly *c = part.corner;
        const int used = rationals.used;
        bool one = false;
        for (size_t i = 0; i < n && !one; i++, rational_keep(used))
            one = inside(&c[0], &spheres[i]) && inside(&c[1], &spheres[i]) &&
                  inside(&c[2], &spheres[i]);
        if (one)
            continue;
        if (part.depth == DEPTH)
            return false;
        const Exactly ab = middle_of(&c[0], &c[1]), bc = middle_of(&c[1], &c[2]),
                      ca = middle_of(&c[2], &c[0]);
        const Part four[4] = {{{c[0], ab, ca}, part.depth + 1},
                              {{ab, c[1], bc}, part.depth + 1},
                              {{ca, bc, c[2]}, part.depth + 1},
                              {{ab, bc, ca}, part.depth + 1}};
        memcpy(stack + count, four, sizeof four), count += 4;
    }
    return true;
}

static X(triangle) triangle_of(const X(mesh) * mesh, size_t i)
{
    const Vec3 *at = (const Vec3 *)mesh->positions;
    return (X(triangle)){at[mesh->indices[3 * i]], at[mesh->indices[3 * i + 1]],
                         at[mesh->indices[3 * i + 2]]};
}

/* No point of a sphere is farther from the solid than the excess: points on them at random. The
 * distance itself is within 16 epsilon of the coordinates, which are below 4. */
static void check_excess(const X(bvh) * bvh, const Sphere *spheres, size_t n, real excess)
{
    for (size_t i = 0; i < 20 * n; i++) {
        const Sphere *s = &spheres[i / 20];
        const Vec3 way = any_unit();
        const Vec3 p = {s->center.x + s->radius * way.x, s->center.y + s->radius * way.y,
                        s->center.z + s->radius * way.z};
        const real far = X(bvh_signed_distance)(bvh, &p, ISECT_NONZERO, NULL);
        check("not beyond the excess", cmp(far, <=, excess + 64 * REAL_EPSILON));
    }
}

static real covered(const X(mesh) * mesh, bool closed, real error, size_t capacity, size_t *count)
{
    static Sphere spheres[MOST], again[MOST];
    X(bvh) * bvh;
    real excess = 0, same = 0;
    size_t second = 0;
    check("a tree", X(bvh_build)(mesh, NULL, &bvh) == ISECT_OK);
    const isect_status status =
        X(bvh_spheres)(bvh, mesh, error, NULL, &excess, spheres, capacity, count);
    check("covered", cmp((int)status, ==, ISECT_OK) && cmp(*count, >=, (size_t)1) &&
                         cmp(*count, <=, capacity));
    check("again", closed || (X(bvh_spheres)(bvh, mesh, error, NULL, &same, again, capacity,
                                             &second) == ISECT_OK &&
                              second == *count && cmp(same, ==, excess) &&
                              !memcmp(spheres, again, *count * sizeof *spheres)));
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        const X(triangle) t = triangle_of(mesh, i);
        check("each triangle is inside", is_covered(&t, spheres, *count));
    }
    if (closed)
        check_excess(bvh, spheres, *count, excess);
    X(bvh_free)(bvh);
    return excess;
}

TEST_FUNCTION(known_optima)
{
    const X(mesh) cube = mesh_of(cube_at, 8, cube_index, 12), torus = torus_mesh();
    size_t n;
    /* The ball of all corners: sqrt(3) - 1. Eight balls, one for each eighth: half of it. */
    const real one = covered(&cube, true, 0, 1, &n), eight = covered(&cube, true, 0, 8, &n);
    check("a cube", cmp(one, >=, R(0.7320)) && cmp(one, <=, R(0.75)));
    check("its eighths", cmp(eight, >=, R(0.3660)) && cmp(eight, <=, R(0.45)));
    /* The ball around the torus: 1.3 and the hole, 0.7. */
    check("a torus", cmp(covered(&torus, true, 0, 1, &n), <=, R(2.01)));
    /* 24 balls on its circle: pieces up to pi / 24 + pi / 48 away along it, on the outer circle, at
     * sqrt(1 + 1.69 - 2.6 cos 0.1963) = 0.3740; the tube of 16 sides has a radius of 0.294. The
     * search ends within a tenth of this 0.0803. */
    check("a ring of balls", cmp(covered(&torus, true, 0, 24, &n), <=, R(0.0884)));
    const real fine = covered(&torus, true, R(0.05), MOST, &n);
    check("an error is kept to", cmp(fine, <=, R(0.05)) && cmp(n, <, (size_t)64));
}

/* Triangles of any size that do not close, some of them far apart: all are covered. */
TEST_FUNCTION(open_meshes)
{
    enum { TRIANGLES = 12 };
    size_t n;
    for (int i = 0; i < 20; i++) {
        Vec3 at[3 * TRIANGLES];
        uint32_t index[3 * TRIANGLES];
        const real unit = (real)ldexp(1, any_int(-40, 40));
        for (uint32_t k = 0; k < 3 * TRIANGLES; k++) {
            const Vec3 p = any_vec3();
            const real own = k % 4 ? unit : unit / 64;
            at[k] = (Vec3){p.x * own + unit, p.y * own, p.z * own}, index[k] = k;
        }
        const X(mesh) mesh = mesh_of(at, 3 * TRIANGLES, index, TRIANGLES);
        (void)covered(&mesh, false, 0, (size_t)any_int(1, 12), &n);
    }
    const Vec3 point[3] = {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
    const uint32_t index[3] = {0, 1, 2};
    const X(mesh) mesh = mesh_of(point, 3, index, 1);
    check("a point", cmp(covered(&mesh, false, 0, 4, &n), <=, 256 * REAL_EPSILON) && n == 1);
}

/* ---- limits ---- */

static void *no_memory(void *user, size_t bytes, size_t align)
{
    (void)user, (void)bytes, (void)align;
    return NULL;
}

TEST_FUNCTION(limits)
{
    const X(mesh) cube = mesh_of(cube_at, 8, cube_index, 12);
    const isect_allocator failing = {.get = no_memory};
    Vec3 bad[8];
    Sphere spheres[8];
    real excess = 7;
    size_t count = 7;
    X(bvh) * bvh;
    check("a tree", X(bvh_build)(&cube, NULL, &bvh) == ISECT_OK);
#define COVER(mesh, error, capacity)                                                               \
    X(bvh_spheres)(bvh, mesh, error, NULL, &excess, spheres, capacity, &count)
    check("no room", COVER(&cube, 0, 0) == ISECT_BAD_ARGUMENT);
    check("a negative error", COVER(&cube, -1, 8) == ISECT_BAD_ARGUMENT);
    check("NaN", COVER(&cube, REAL_NAN, 8) == ISECT_BAD_ARGUMENT);
    check("no mesh", COVER(NULL, 0, 8) == ISECT_BAD_ARGUMENT);
    check("no memory",
          X(bvh_spheres)(bvh, &cube, 0, &failing, &excess, spheres, 8, &count) == ISECT_NO_MEMORY);
    check("untouched", excess == 7 && cmp(count, ==, (size_t)7));
    check("more would be needed", COVER(&cube, R(0.1), 8) == ISECT_TOO_SMALL &&
                                      cmp(count, ==, (size_t)8) && cmp(excess, >, R(0.1)));
    check("far more", COVER(&cube, R(1e-5), 8) == ISECT_TOO_SMALL && cmp(count, ==, (size_t)0));
    X(bvh_free)(bvh);
    memcpy(bad, cube_at, sizeof bad);
    for (int i = 0; i < 8; i++)
        bad[i].x = REAL_NAN;
    const X(mesh) nan = mesh_of(bad, 8, cube_index, 12);
    check("a tree without triangles", X(bvh_build)(&nan, NULL, &bvh) == ISECT_OK);
    check("nothing to cover", COVER(&nan, 0, 8) == ISECT_EMPTY);
    X(bvh_free)(bvh);
}

TESTS_IN(bvh_spheres, cmocka_unit_test(known_optima), cmocka_unit_test(open_meshes),
         cmocka_unit_test(limits))
