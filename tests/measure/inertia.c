/* tests/measure/inertia.c - src/measure/inertia.c: mass properties of meshes. Cases by hand: a
 * tetrahedron, a box, a box with a hole. Random solids: a sum over tetrahedra from another point by
 * a quadrature of degree two, in long double. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(isect)

/* The surface of a box as 12 triangles, with fronts outside or inside. */
static size_t add_box(real *to, Vec3 lower, Vec3 upper, bool inward)
{
    static const int face[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4},
                                   {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
    size_t count = 0;
    for (int f = 0; f < 6; f++)
        for (int half = 0; half < 2; half++)
            for (int k = 0; k < 3; k++) {
                static const int corner[2][3] = {{0, 1, 2}, {0, 2, 3}};
                const int i = face[f][corner[half][inward ? 2 - k : k]];
                to[count++] = i & 1 ? upper.x : lower.x;
                to[count++] = i & 2 ? upper.y : lower.y;
                to[count++] = i & 4 ? upper.z : lower.z;
            }
    return count;
}
static void check_near(const char *what, real got, double want, double size)
{
    check(what, cmp(fabs((double)got - want), <=, 8 * (double)REAL_EPSILON * size));
}
static void check_vector(const char *what, X(vec3) got, double x, double y, double z, double size)
{
    check_near(what, got.x, x, size), check_near(what, got.y, y, size);
    check_near(what, got.z, z, size);
}

/* In the tetrahedron 0, x, y, z the integral of x^2 is 1/60, that of x y 1/120; the volume is 1/6,
 * the center at 1/4. About the center they are 1/60 - 1/96 = 1/160 and 1/120 - 1/96 = -1/480. */
TEST_FUNCTION(tetrahedron)
{
    const real at[] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    static const uint32_t outward[] = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3},
                          inward[] = {0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2};
    for (int k = 0; k < 2; k++) {
        const X(mesh) mesh = {at, 0, 4, k ? inward : outward, 4};
        const X(inertia) got = X(measure_mesh_inertia)(&mesh, false);
        check_near("volume", got.mass, 1.0 / 6, 1);
        check_vector("center", got.center, 0.25, 0.25, 0.25, 1);
        check_vector("moments", got.moments, 1.0 / 80, 1.0 / 80, 1.0 / 80, 0.1);
        check_vector("deviations", got.deviations, -1.0 / 480, -1.0 / 480, -1.0 / 480, 0.1);
    }
}

/* A box with the sides 2, 4, 6: m / 12 (4^2 + 6^2) = 208, m / 12 (2^2 + 6^2) = 160, m / 12 (2^2 +
 * 4^2) = 80, wherever it is. A hole of half the sides at its center has m = 6 and a 32nd of the
 * moments. */
TEST_FUNCTION(boxes)
{
    real at[2 * 36 * 3];
    size_t count = add_box(at, (Vec3){99, -2, 5}, (Vec3){101, 2, 11}, false);
    const X(mesh) box = {at, 0, count / 3, NULL, count / 9};
    X(inertia) got = X(measure_mesh_inertia)(&box, false);
    check_near("volume", got.mass, 48, 48);
    check_vector("center", got.center, 100, 0, 8, 100);
    check_vector("moments", got.moments, 208, 160, 80, 208);
    check_vector("deviations", got.deviations, 0, 0, 0, 208);
    count += add_box(at + count, (Vec3){R(99.5), -1, R(6.5)}, (Vec3){R(100.5), 1, R(9.5)}, true);
    const X(mesh) hollow = {at, 0, count / 3, NULL, count / 9};
    got = X(measure_mesh_inertia)(&hollow, false);
    check_near("volume", got.mass, 42, 48);
    check_vector("center", got.center, 100, 0, 8, 100);
    check_vector("moments", got.moments, 201.5, 155, 77.5, 208);
}

/* The surface of a cube of side 2: two faces with 4 (1/3 + 1/3), four with 4 (1 + 1/3). That of one
 * triangle with the legs 3 and 6: area 9, moments 9 / 18 times a leg squared. */
TEST_FUNCTION(surfaces)
{
    real at[36 * 3];
    const size_t count = add_box(at, (Vec3){4, 6, 8}, (Vec3){6, 8, 10}, false);
    const X(mesh) cube = {at, 0, count / 3, NULL, count / 9};
    X(inertia) got = X(measure_mesh_inertia)(&cube, true);
    check_near("area", got.mass, 24, 24);
    check_vector("center", got.center, 5, 7, 9, 9);
    check_vector("moments", got.moments, 80.0 / 3, 80.0 / 3, 80.0 / 3, 30);
    check_vector("deviations", got.deviations, 0, 0, 0, 30);
    const real corner[] = {0, 0, 2, 3, 0, 2, 0, 6, 2};
    const X(mesh) triangle = {corner, 0, 3, NULL, 1};
    got = X(measure_mesh_inertia)(&triangle, true);
    check_near("area", got.mass, 9, 9);
    check_vector("center", got.center, 1, 2, 2, 6);
    check_vector("moments", got.moments, 18, 4.5, 22.5, 40);
    check_vector("deviations", got.deviations, 0, 0, -4.5, 40);
}

TEST_FUNCTION(nothing_in_it)
{
    const X(inertia) none = {0};
    real at[] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    static const uint32_t faces[] = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
    X(mesh) mesh = {at, 0, 4, faces, 0};
    X(inertia) got = X(measure_mesh_inertia)(&mesh, false);
    check("no triangle", same_bits(&got, &none, sizeof got));
    mesh.triangle_count = 4, mesh.vertex_count = 3;
    got = X(measure_mesh_inertia)(&mesh, false);
    check("no such corner", same_bits(&got, &none, sizeof got));
    mesh.vertex_count = 4, at[11] = 0;
    got = X(measure_mesh_inertia)(&mesh, false);
    check("flat", same_bits(&got, &none, sizeof got));
    at[11] = REAL_NAN;
    got = X(measure_mesh_inertia)(&mesh, false);
    check("NaN", same_bits(&got, &none, sizeof got));
}

/* ---- random solids ---- */

/* Adds the integrals of 1, x, y, z, x x, y y, z z, y z, z x, x y over a tetrahedron. */
static void add_by_quadrature(long double sum[10], const Vec3 corner[4])
{
    const long double near = 0.58541019662496845446L, far = 0.13819660112501051518L;
    long double p[4][3], e[3][3];
    for (int i = 0; i < 4; i++)
        p[i][0] = corner[i].x, p[i][1] = corner[i].y, p[i][2] = corner[i].z;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            e[i][k] = p[i + 1][k] - p[0][k];
    const long double volume = (e[0][0] * (e[1][1] * e[2][2] - e[1][2] * e[2][1]) -
                                e[0][1] * (e[1][0] * e[2][2] - e[1][2] * e[2][0]) +
                                e[0][2] * (e[1][0] * e[2][1] - e[1][1] * e[2][0])) /
                               6;
    for (int i = 0; i < 4; i++) {
        long double x[3] = {0, 0, 0};
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 3; k++)
                x[k] += (i == j ? near : far) * p[j][k];
        const long double of[10] = {1,           x[0],        x[1],        x[2],
                                    x[0] * x[0], x[1] * x[1], x[2] * x[2], x[1] * x[2],
                                    x[2] * x[0], x[0] * x[1]};
        for (int k = 0; k < 10; k++)
            sum[k] += volume / 4 * of[k];
    }
}
/* A star-shaped solid: an octahedron whose six corners are moved outward by any amounts, far from
 * the origin. */
static void judge_solid(Vec3 at)
{
    static const uint32_t faces[] = {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4,
                                     2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5};
    Vec3 corner[6];
    long double sum[10] = {0};
    for (int i = 0; i < 6; i++) {
        real x[3] = {0, 0, 0};
        x[i / 2] = any_real(R(0.5), 2) * (i % 2 ? -1 : 1);
        corner[i] = mad(mad(at, 1, (Vec3){x[0], x[1], x[2]}), R(0.3), any_unit());
    }
    for (size_t f = 0; f < 8; f++) {
        const Vec3 from[4] = {corner[0], corner[faces[3 * f]], corner[faces[3 * f + 1]],
                              corner[faces[3 * f + 2]]};
        add_by_quadrature(sum, from);
    }
    const X(mesh) mesh = {&corner[0].x, 0, 6, faces, 8};
    const X(inertia) got = X(measure_mesh_inertia)(&mesh, false);
    const double volume = (double)sum[0],
                 m[3] = {(double)(sum[1] / sum[0]), (double)(sum[2] / sum[0]),
                         (double)(sum[3] / sum[0])};
    double c[6];
    for (int k = 0; k < 3; k++) {
        c[k] = (double)(sum[4 + k] - sum[1 + k] * sum[1 + k] / sum[0]);
        c[3 + k] = (double)(sum[7 + k] - sum[1 + (k + 1) % 3] * sum[1 + (k + 2) % 3] / sum[0]);
    }
    check("some volume", cmp(volume, >, 0.1));
    check_near("volume", got.mass, volume, volume);
    check_vector("center", got.center, m[0], m[1], m[2], 16);
    check_vector("moments", got.moments, c[1] + c[2], c[2] + c[0], c[0] + c[1], c[0] + c[1] + c[2]);
    check_vector("deviations", got.deviations, c[3], c[4], c[5], c[0] + c[1] + c[2]);
}
TEST_FUNCTION(as_by_quadrature)
{
    for (int i = 0; i < soak(300); i++)
        judge_solid((Vec3){any_real(-9, 9), any_real(-9, 9), any_real(-9, 9)});
}

/* The mass properties of a scaled solid are those of the solid, scaled: to the bit by a power of
 * two. */
TEST_FUNCTION(scaled_by_powers)
{
    real at[36 * 3], large[36 * 3];
    const size_t count = add_box(at, (Vec3){1, 2, 3}, (Vec3){R(1.7), R(2.9), R(4.1)}, false);
    for (int power = -20; power <= 20; power += 5) {
        const real by = scaled(1, power);
        for (size_t i = 0; i < count; i++)
            large[i] = at[i] * by;
        const X(mesh) one = {at, 0, count / 3, NULL, count / 9},
                      other = {large, 0, count / 3, NULL, count / 9};
        const X(inertia) a = X(measure_mesh_inertia)(&one, false),
                         b = X(measure_mesh_inertia)(&other, false);
        check("volume", cmp(b.mass, ==, a.mass * by * by * by));
        check("center", cmp(b.center.x, ==, a.center.x * by));
        check("moments", cmp(b.moments.y, ==, a.moments.y * by * by * by * by * by));
    }
}

TESTS_IN(measure_inertia, cmocka_unit_test(tetrahedron), cmocka_unit_test(boxes),
         cmocka_unit_test(surfaces), cmocka_unit_test(nothing_in_it),
         cmocka_unit_test(as_by_quadrature), cmocka_unit_test(scaled_by_powers))
