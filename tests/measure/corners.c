/* isect_measure_polygon, isect_measure_quad, isect_measure_tetrahedron - measures of shapes that
 * are given by their corners.
 *
 * The judge of a tetrahedron sums over its faces and edges in long double; that of a polygon over
 * its triangles and edges. */
#include "measure/measures.h"

static const double accuracy = 2 * (double)REAL_EPSILON; /* allowed relative error in cases */

static Measure of_polygon(const Vec3 *points, size_t count)
{
    return X(measure_polygon)(&(X(polygon)){points, count});
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const double angle = acos(-1.0 / 3) / (4 * acos(-1));
    const real far = 1024, most = REAL_MAX;
    /* An L: a square of side 2 without a quarter; in the plane x + y = 0. */
    Vec3 ell[] = {{0, 0, 0}, {2, -2, 0}, {2, -2, 1}, {1, -1, 1}, {1, -1, 2}, {0, 0, 2}};
    check_measures("an L", of_polygon(ell, 6), 0, 6 * sqrt(2), (4 * sqrt(2) + 4) / 4, accuracy);
    check_measures("a segment", of_polygon(ell, 2), 0, 0, sqrt(2), accuracy);
    check_measures("a point", of_polygon(ell, 1), 0, 0, 0, accuracy);
    check("no corner", same(of_polygon(NULL, 0), nothing));
    ell[3].y = REAL_NAN;
    check("NaN", same(of_polygon(ell, 6), nothing));
    ell[3].y = -REAL_INF;
    check("not finite", same(of_polygon(ell, 6), nothing));

    Quad quad = {{far, 0, 0}, {far + 3, 0, 0}, {far + 3, 4, 0}, {far, 4, 0}};
    check_measures("a rectangle far away", X(measure_quad)(&quad), 0, 24, 3.5, accuracy);
    quad.c.z = 12; /* its projections have the areas 24, 18 and 12 */
    check_measures("a bent one", X(measure_quad)(&quad), 0, 2 * sqrt(24 * 24 + 18 * 18 + 12 * 12),
                   (7 + sqrt(160) + sqrt(153)) / 4, accuracy);
    quad.d.x = REAL_NAN;
    check("NaN", same(X(measure_quad)(&quad), nothing));
    quad = (Quad){{0, 0, 0}, {most, 0, 0}, {most, most, 0}, {0, most, 0}};
    const Measure large = X(measure_quad)(&quad);
    check("too large", cmp(large.area, ==, most) && cmp(large.width, ==, most));

    Tetrahedron t = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
    check_measures("regular", X(measure_tetrahedron)(&t), 8.0 / 3, 8 * sqrt(3),
                   12 * sqrt(2) * angle, accuracy);
    t = (Tetrahedron){{1, -1, -1}, {1, 1, 1}, {-1, 1, -1}, {-1, -1, 1}};
    check_measures("the other way round", X(measure_tetrahedron)(&t), 8.0 / 3, 8 * sqrt(3),
                   12 * sqrt(2) * angle, accuracy);
    t = (Tetrahedron){{0, 0, 0}, {3, 0, 0}, {3, 4, 0}, {0, 4, 0}};
    check_measures("a rectangle", X(measure_tetrahedron)(&t), 0, 24, 3.5, accuracy);
    t = (Tetrahedron){{0, 0, 0}, {3, 0, 0}, {0, 4, 0}, {1, 1, 0}};
    check_measures("a triangle", X(measure_tetrahedron)(&t), 0, 12, 3, accuracy);
    t = (Tetrahedron){{0, 0, 0}, {3, 0, 0}, {0, 4, 0}, {2, 0, 0}};
    check_measures("three on a line", X(measure_tetrahedron)(&t), 0, 12, 3, accuracy);
    t = (Tetrahedron){{0, 0, 0}, {3, 0, 0}, {0, 4, 0}, {3, 0, 0}};
    check_measures("two are the same", X(measure_tetrahedron)(&t), 0, 12, 3, accuracy);
    t = (Tetrahedron){{1, 1, 1}, {3, 3, 3}, {0, 0, 0}, {2, 2, 2}};
    check_measures("a segment", X(measure_tetrahedron)(&t), 0, 0, 1.5 * sqrt(3), accuracy);
    t = (Tetrahedron){t.a, t.a, t.a, t.a};
    check("a point", same(X(measure_tetrahedron)(&t), nothing));
    for (int k = 0; k < 12; k++) {
        t = (Tetrahedron){{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
        (&t.a.x)[k] = k % 2 ? REAL_NAN : REAL_INF;
        check("not finite", same(X(measure_tetrahedron)(&t), nothing));
    }
}

/* 2. Properties: all scales are alike; the order of the corners hardly matters. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < soak(4000); i++) {
        const int power = any_int(-9, 9);
        new_kind();
        const Tetrahedron t = i % 2 ? any_tetrahedron() : odd_tetrahedron();
        Tetrahedron larger = t;
        const Measure got = X(measure_tetrahedron)(&t), flat = of_polygon(&t.a, 4);
        const real *number[] = {&got.volume, &flat.volume};
        for (int k = 0; k < 8; k++) {
            const real x = number[k / 4][k % 4];
            check_sample(i, "a size", cmp(x, >=, 0) && cmp(x, <=, REAL_MAX) && !signbit((double)x),
                         t, got);
        }
        if (i % 2 == 0)
            continue;
        for (int k = 0; k < 12; k++)
            (&larger.a.x)[k] = scaled((&t.a.x)[k], power);
        const Measure m = X(measure_tetrahedron)(&larger), n = of_polygon(&larger.a, 4);
        check_sample(i, "every scale is alike",
                     cmp(m.volume, ==, scaled(got.volume, 3 * power)) &&
                         cmp(m.area, ==, scaled(got.area, 2 * power)) &&
                         cmp(m.width, ==, scaled(got.width, power)) &&
                         cmp(n.area, ==, scaled(flat.area, 2 * power)) &&
                         cmp(n.width, ==, scaled(flat.width, power)),
                     t, larger);
    }
}

/* 3. Oracle. */
static long double apart(Vec3 a, Vec3 b)
{
    return hypotl(hypotl((long double)a.x - b.x, (long double)a.y - b.y), (long double)a.z - b.z);
}
/* Both results are within half an epsilon of the exact one, and `besides`. */
static bool agrees(real got, long double want, long double besides)
{
    const long double off = fabsl((long double)got - want);
    return (got == REAL_MAX && want >= (long double)REAL_MAX * (1 - REAL_EPSILON)) ||
           off <= (long double)REAL_EPSILON * want + besides + 2 * (long double)REAL_LEAST;
}
static void normal_of(const Vec3 *p, const int corner[3], long double normal[3])
{
    const Vec3 a = p[corner[0]], b = p[corner[1]], c = p[corner[2]];
    const long double u[3] = {(long double)b.x - a.x, (long double)b.y - a.y,
                              (long double)b.z - a.z};
    const long double v[3] = {(long double)c.x - a.x, (long double)c.y - a.y,
                              (long double)c.z - a.z};
    for (int l = 0; l < 3; l++)
        normal[l] = u[(l + 1) % 3] * v[(l + 2) % 3] - u[(l + 2) % 3] * v[(l + 1) % 3];
}
static long double sine_of(const long double *u, const long double *v)
{
    return hypotl(hypotl(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2]),
                  u[0] * v[1] - u[1] * v[0]);
}
static long double cosine_of(const long double *u, const long double *v)
{
    return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}
/* The bounds of isect_measure_hull with 4 vertices: 36, 32 and 12 epsilon of double. */
static bool is_measured(const Tetrahedron *t)
{
    static const int face[4][3] = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};
    const Vec3 *p = &t->a;
    const Measure got = X(measure_tetrahedron)(t);
    const long double across[3] = {(long double)p[1].x - p[0].x, (long double)p[1].y - p[0].y,
                                   (long double)p[1].z - p[0].z};
    const long double e = DBL_EPSILON;
    long double n[4][3], edges = 0, area = 0, width = 0;
    for (int i = 0; i < 4; i++)
        normal_of(p, face[i], n[i]), area += sqrtl(cosine_of(n[i], n[i])) / 2;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++) { /* the faces opposite i and j share the other edge */
            const int from = j > 0 ? 0 : i > 1 ? 1 : 2, to = 6 - i - j - from;
            edges += apart(p[from], p[to]);
            width += apart(p[from], p[to]) * atan2l(sine_of(n[i], n[j]), cosine_of(n[i], n[j]));
        }
    return agrees(got.volume, fabsl(cosine_of(n[0], across)) / 6, 36 * e * edges * edges * edges) &&
           agrees(got.area, area, 32 * e * edges * edges) &&
           agrees(got.width, width / (4 * acosl(-1)), 12 * e * edges);
}
TEST_FUNCTION(oracle)
{
    enum { MOST = 12 };
    int solid = 0, all = soak(3000);
    for (int i = 0; i < all; i++) {
        new_kind();
        const Tetrahedron t = any_tetrahedron();
        const Measure got = X(measure_tetrahedron)(&t);
        solid += got.volume > 0;
        check_sample(i, "a tetrahedron", is_measured(&t), t, got);

        Vec3 p[MOST];
        const size_t n = (size_t)any_int(1, MOST);
        long double normal[3] = {0, 0, 0}, round = 0, size = 0;
        for (size_t k = 0; k < n; k++)
            p[k] = any_vec3();
        for (size_t k = 0; k < n; k++) {
            const Vec3 q = p[(k + 1) % n];
            const long double u[3] = {(long double)p[k].x - p[0].x, (long double)p[k].y - p[0].y,
                                      (long double)p[k].z - p[0].z};
            const long double v[3] = {(long double)q.x - p[0].x, (long double)q.y - p[0].y,
                                      (long double)q.z - p[0].z};
            for (int l = 0; l < 3; l++)
                normal[l] += u[(l + 1) % 3] * v[(l + 2) % 3] - u[(l + 2) % 3] * v[(l + 1) % 3];
            round += apart(p[k], q), size += apart(p[k], p[0]) * apart(p[k], p[0]);
        }
        const Measure m = of_polygon(p, n);
        const long double e = (long double)(n + 8) * (long double)DBL_EPSILON;
        const long double area = hypotl(hypotl(normal[0], normal[1]), normal[2]);
        check_sample(i, "a polygon",
                     agrees(m.area, area, e * size) && agrees(m.width, round / 4, e * round), p[0],
                     m);
    }
    check_share(solid, all, 0.4, 1);
}

TESTS_OF_ONE(measure_corners)
