/* tests/bound/lozenge_points.c - src/bound/lozenge_points.c: lozenges of
 * points.
 *
 * The judge of what is held does not round. How tight a lozenge is, is judged
 * by ten shapes. Of four of them small ones follow from the shape; of six they
 * are the best of a search from 1500 frames, of 3000 steps each. Another search
 * finds small ones of crowds (bound/climb.h). */
#include "bound/climb.h"
#include "bound/ten.h"
#include "soak/holds.h"

static const double pi = 3.14159265358979323846;

static double length_of(Vec3 v)
{
    const double x = (double)v.x, y = (double)v.y, z = (double)v.z;
    return sqrt(x * x + y * y + z * z);
}
static double volume_of(double a, double b, double r)
{
    return 2 * r * a * b + pi * r * r * (a + b) + 4 * pi / 3 * r * r * r;
}
static double volume(const Lozenge *l)
{
    return volume_of(length_of(l->u), length_of(l->v), (double)l->radius);
}
static bool holds_all(const Lozenge *l, const Vec3 *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!lozenge_holds(l, p[i]))
            return false;
    return true;
}

/* The maker, for what all tests of makers ask (bound/ten.h). */
static isect_status make(void *shape, const X(points) * points, size_t n)
{
    return X(bound_lozenge_points)(shape, points, n);
}
static bool holds(const void *shape, Vec3 p)
{
    return lozenge_holds(shape, p);
}
static const Maker maker = {make, holds, 10, 0, 0};

#define is_made(n) (X(bound_lozenge_points)(&l, &view, n) == ISECT_OK)

/* 1. Cases. */
static void made(void)
{
    const real least = REAL_LEAST, most = REAL_MAX;
    Vec3 p[8];
    Lozenge l;
    const X(points) view = X(points_of)(p);
    for (int i = 0; i < 8; i++)
        p[i] = i < 4 ? (Vec3){3, i & 1 ? R(-0.0) : 0, 5} : (Vec3){3, 2, 5};
    check("all equal", is_made(4) && same_bits(&l, &(Lozenge){.corner = {3, 0, 5}}, sizeof l));
    check("two", is_made(5) && holds_all(&l, p, 5) && l.radius <= 64 * REAL_EPSILON);
    for (int i = 0; i < 8; i++)
        p[i] = (Vec3){i & 1 ? R(1.5) : R(-0.5), i & 2 ? 4 : 3, 7};
    check("flat", is_made(8) && holds_all(&l, p, 8) && l.radius <= R(1e-4));
    for (int i = 0; i < 3; i++)
        p[i] = (Vec3){i == 0 ? least : 0, i == 1 ? least : 0, i == 2 ? least : 0};
    check("least apart", is_made(3) && holds_all(&l, p, 3) && l.radius <= 2 * least);
    p[0] = (Vec3){most, 0, 0}, p[1] = (Vec3){-most, 0, 0}, p[2] = (Vec3){most, most / 8, 0};
    check("sides out of range", is_made(3) && holds_all(&l, p, 3));
    p[0] = (Vec3){most, 0, 0}, p[1] = (Vec3){most, REAL_TINY, 0};
    p[2] = (Vec3){most, 0, -REAL_TINY};
    check("small and far away", is_made(3) && holds_all(&l, p, 3) && l.radius <= REAL_TINY);
}
static void cases(void **state)
{
    (void)state;
    refuses(&maker);
    made();
}

/* 2. Properties: layouts, powers of two; and ten shapes. */
static void tightness(void)
{
    const double known[TEN] = {
        volume_of(4, 0, 1), 16.2,       volume_of(0, 0, 1), 20.0381, 19.5523, 73.6755,
        0.0812589,          1.25782e-5, volume_of(4, 2, 1), 4.03962};
    /* What the comment allows, and less where more has been reached. */
    const double factor[TEN] = {1.001, 1.001, 1.0005, 1.01,  1.03,
                                1.001, 1.003, 1.001,  1.013, 1.002};
    for (int shape = 0; shape < TEN; shape++) {
        const size_t n = draw_shape(shape);
        const X(points) points = X(points_of)(point);
        Lozenge l;
        check("made", X(bound_lozenge_points)(&l, &points, n) == ISECT_OK);
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("lozenge of a %s: %.4f\n", ten_names[shape], volume(&l) / known[shape]);
        check_sample(shape, "tight", volume(&l) <= known[shape] * factor[shape], l, point[0]);
    }
}
/* Round the rectangle at three numbers, along the three that follow and what of the last three is
 * across those. */
static double climbed(const double *number, size_t n)
{
    const double *u = number + 3, *other = number + 6, uu = dot_of(u, u);
    const double share = uu > 0 ? dot_of(u, other) / uu : 0;
    double v[3], most2 = 0;
    for (int axis = 0; axis < 3; axis++)
        v[axis] = other[axis] - share * u[axis];
    const double vv = dot_of(v, v);
    for (size_t i = 0; i < n; i++) {
        double w[3];
        minus_of(spot[i], number, w);
        const double s = uu > 0 ? fmin(fmax(dot_of(w, u) / uu, 0), 1) : 0;
        const double t = vv > 0 ? fmin(fmax(dot_of(w, v) / vv, 0), 1) : 0;
        for (int axis = 0; axis < 3; axis++)
            w[axis] -= s * u[axis] + t * v[axis];
        most2 = fmax(most2, dot_of(w, w));
    }
    return volume_of(sqrt(uu), sqrt(vv), sqrt(most2));
}
static double made_of(const X(points) * points, size_t n, double *number)
{
    Lozenge l;
    check("made", X(bound_lozenge_points)(&l, points, n) == ISECT_OK);
    set_numbers(number, l.corner), set_numbers(number + 3, l.u), set_numbers(number + 6, l.v);
    return volume(&l);
}
static void small_ones(void)
{
    const Rival rival = {climbed, made_of, 9};
    is_small_on_the_whole(&rival, &(Series){80, 4, 24, 4, 500}, 1.0022, 0.72);
    is_small_on_the_whole(&rival, &(Series){16, 60, 300, 2, 400}, 1.004, 0.6);
}
static void properties(void **state)
{
    (void)state;
    tightness();
    small_ones();
    is_the_same(&maker, 40, 60);
    holds_many(&maker);
    holds_thin(&maker);
    holds_diagonals(&maker);
    is_made_anywhere(&maker);
    for (int i = 0; i < 5; i++) {
        const size_t n = (size_t)any_int(6, 60); /* of two, radii are what rounding leaves */
        Lozenge l;
        Capsule c;
        draw(0, n);
        const X(points) points = laid(i % LAYOUTS, n);
        check("made", X(bound_lozenge_points)(&l, &points, n) == ISECT_OK);
        check("made", X(bound_capsule_points)(&c, &points, n) == ISECT_OK);
        check("no larger than the capsule",
              volume(&l) <= volume_of(length_of(sub(c.b, c.a)), 0, (double)c.radius) *
                                (1 + 64 * (double)REAL_EPSILON));
    }
}

/* 3. Oracle. */
static void judge(int i, size_t n, int found[3])
{
    Lozenge l;
    const X(points) points = laid(i % LAYOUTS, n);
    const isect_status status = X(bound_lozenge_points)(&l, &points, n);
    found[0]++, found[1] += status == ISECT_OK;
    check("made, or out of range", status == ISECT_OK || status == ISECT_NOT_FINITE);
    const double extent = extent_of(n);
    if (status != ISECT_OK) {
        check("only if large", extent > (double)REAL_MAX);
        return;
    }
    check_sample(i, "held", holds_all(&l, point, n), l, point[0]);
    const double smaller = (double)l.radius * (1 - 4 * (double)REAL_EPSILON) -
                           32 * DBL_EPSILON * extent - 2 * (double)REAL_LEAST;
    Lozenge less_of = l;
    less_of.radius = (real)smaller;
    if (smaller > 0)
        check_sample(i, "no larger than the rectangle needs", !holds_all(&less_of, point, n), l,
                     point[0]);
    found[2] += length_of(l.u) > 0 && length_of(l.v) > 0;
}
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    for (int i = 0; i < soak(200); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? 400 : i % 8 == 0 ? 100 : 7);
        draw(i / 3 % CROWDS, n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.9, 1);
    check_share(found[2], found[0], 0.05, 0.9);
}

TESTS_OF_ONE(bound_lozenge_points)
