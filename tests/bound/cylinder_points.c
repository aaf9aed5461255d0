/* tests/bound/cylinder_points.c - src/bound/cylinder_points.c: cylinders of
 * points.
 *
 * The judge of what is held does not round. How tight a cylinder is, is judged
 * by ten shapes for which small cylinders are known: round an axis of the
 * shape; of a tetrahedron through the middles of two edges, of an octahedron
 * through those of two faces; and by crowds of which another search finds
 * small ones (bound/climb.h). */
#include "bound/climb.h"
#include "bound/ten.h"
#include "soak/holds.h"

/* The radius that the axis needs; an exact root of a quotient, but for many digits. */
static double needed(const Cylinder *c, size_t n)
{
    double most = 0;
    for (size_t i = 0; i < n; i++) {
        begin();
        const Big3 d = way_to(c->a, c->b), off = cross3(way_to(c->a, point[i]), d);
        const Big away2 = dot3(off, off);
        if (sign(away2) > 0)
            most = fmax(most, mpf_get_d(root(over(away2, dot3(d, d)))));
    }
    return most;
}
static double length_of(const Cylinder *c)
{
    const double x = (double)c->b.x - (double)c->a.x, y = (double)c->b.y - (double)c->a.y,
                 z = (double)c->b.z - (double)c->a.z;
    return sqrt(x * x + y * y + z * z);
}
static bool holds_all(const Cylinder *c, const Vec3 *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!cylinder_holds(c, p[i]))
            return false;
    return true;
}

/* The maker, for what all tests of makers ask (bound/ten.h). */
static isect_status make(void *shape, const X(points) * points, size_t n)
{
    return X(bound_cylinder_points)(shape, points, n);
}
static bool holds(const void *shape, Vec3 p)
{
    return cylinder_holds(shape, p);
}
static const Maker maker = {make, holds, 7, 0, 0};

#define is_made(n) (X(bound_cylinder_points)(&c, &view, n) == ISECT_OK)

/* 1. Cases. */
static void along_axes(void)
{
    const real least = REAL_LEAST, most = REAL_MAX;
    Vec3 p[8];
    Cylinder c;
    const X(points) view = X(points_of)(p);
    for (int i = 0; i < 8; i++)
        p[i] = i < 4 ? (Vec3){3, i & 1 ? R(-0.0) : 0, 5} : (Vec3){3, 2, 5};
    check("all equal", is_made(4) && same_bits(&c, &(Cylinder){{3, 0, 5}, {3, 0, 5}, 0}, sizeof c));
    check("two, upright", is_made(5) && c.radius == 0 && length_of(&c) == 2);
    for (int i = 0; i < 8; i++)
        p[i] = (Vec3){i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 3 : -3};
    check("a box: ends on its faces",
          is_made(8) && holds_all(&c, p, 8) && length_of(&c) == 6 && c.radius <= R(1.4142137));
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const real z = k == 0 ? 0 : k == 1 ? 7 : most;
            for (int i = 0; i < 8; i++)
                for (int j = 0; j < 3; j++)
                    ((real *)&p[i])[(axis + j) % 3] = j == 2 ? z : i >> j & 1 ? R(1.5) : R(-0.5);
            check("flat: nearly no height", is_made(8) && holds_all(&c, p, 8) &&
                                                length_of(&c) <= (double)(REAL_EPSILON * (z + 1)) &&
                                                c.radius <= R(1.4142137));
        }
    for (int i = 0; i < 3; i++)
        p[i] = (Vec3){i == 0 ? least : 0, i == 1 ? least : 0, i == 2 ? least : 0};
    check("least apart", is_made(3) && holds_all(&c, p, 3) && c.radius <= 3 * least);
    p[0] = (Vec3){most, 0, 0}, p[1] = (Vec3){-most, 0, 0}, p[2] = (Vec3){most, most / 8, 0};
    check("long: no ball would hold it", is_made(3) && holds_all(&c, p, 3) && c.radius <= most / 8);
    p[0] = (Vec3){most, 0, 0}, p[1] = (Vec3){most, REAL_TINY, 0},
    p[2] = (Vec3){most, 0, -REAL_TINY};
    check("small and far away", is_made(3) && holds_all(&c, p, 3) && c.radius <= 2 * REAL_TINY);
}
static void cases(void **state)
{
    (void)state;
    refuses(&maker);
    along_axes();
}

/* 2. Properties: layouts, powers of two; and ten shapes. */
static void tightness(void)
{
    const double known[TEN] = {6, 4, 2, 4, 4, 20, 0.04, 4e-6, 18, 4 / sqrt(27)};
    for (int shape = 0; shape < TEN; shape++) {
        const size_t n = draw_shape(shape);
        const X(points) points = X(points_of)(point);
        Cylinder c;
        check("made", X(bound_cylinder_points)(&c, &points, n) == ISECT_OK);
        const double size = (double)c.radius * (double)c.radius * length_of(&c) / known[shape];
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("cylinder of a %s: %.4f\n", ten_names[shape], size);
        check_sample(shape, "tight", size <= 1.0003, c, point[0]);
    }
    /* Flat, but not along an axis: as long as it turns little by what its ends are rounded by. */
    for (int i = 0; i < 20; i++) {
        const Vec3 a = any_vec3(), b = any_vec3();
        const X(points) points = X(points_of)(point);
        Cylinder c;
        for (size_t k = 0; k < 50; k++)
            point[k] = mad(times(any_real(-1, 1), a), any_real(-1, 1), b);
        check("made", X(bound_cylinder_points)(&c, &points, 50) == ISECT_OK);
        check("flat", length_of(&c) * (double)c.radius * (double)c.radius <=
                          16 * sqrt((double)REAL_EPSILON));
    }
}
/* Round the line through three numbers along the three that follow. */
static double climbed(const double *number, size_t n)
{
    const double *w = number + 3, square = dot_of(w, w);
    double low = INFINITY, high = -INFINITY, most2 = 0;
    for (size_t i = 0; i < n; i++) {
        double u[3];
        minus_of(spot[i], number, u);
        const double along = dot_of(u, w) / square;
        low = fmin(low, along), high = fmax(high, along);
        most2 = fmax(most2, dot_of(u, u) - along * along * square);
    }
    return (high - low) * sqrt(square) * most2;
}
static double made(const X(points) * points, size_t n, double *number)
{
    Cylinder c;
    check("made", X(bound_cylinder_points)(&c, points, n) == ISECT_OK);
    set_numbers(number, c.a), set_numbers(number + 3, sub(c.b, c.a));
    return (double)c.radius * (double)c.radius * length_of(&c);
}
static void small_ones(void)
{
    const Rival rival = {climbed, made, 6};
    is_small_on_the_whole(&rival, &(Series){120, 5, 24, 4, 400}, 1.0008, 0.92);
    is_small_on_the_whole(&rival, &(Series){24, 60, 300, 2, 300}, 1.01, 0.5);
}
static void properties(void **state)
{
    (void)state;
    tightness();
    small_ones();
    is_the_same(&maker, 60, 100);
    holds_many(&maker);
    holds_thin(&maker);
    holds_diagonals(&maker);
    is_made_anywhere(&maker);
}

/* 3. Oracle. */
static void judge(int i, size_t n, int found[3])
{
    Cylinder c;
    const X(points) points = laid(i % LAYOUTS, n);
    const isect_status status = X(bound_cylinder_points)(&c, &points, n);
    found[0]++, found[1] += status == ISECT_OK;
    check("made, or out of range", status == ISECT_OK || status == ISECT_NOT_FINITE);
    const double extent = extent_of(n);
    if (status != ISECT_OK) {
        check("only if large", extent > (double)REAL_MAX);
        return;
    }
    check("a radius", c.radius >= 0);
    check("a direction", same_bits(&c.a, &c.b, sizeof c.a) == (extent == 0));
    for (size_t k = 0; k < n; k++)
        check_sample(i, "held", cylinder_holds(&c, point[k]), c, point[k]);
    const double allowed = needed(&c, n) * (1 + 2 * (double)REAL_EPSILON) +
                           32 * DBL_EPSILON * (extent + length_of(&c)) + (double)REAL_LEAST;
    check_sample(i, "no larger than the axis needs", (double)c.radius <= allowed, c, point[0]);
    found[2] += n > 1 && c.radius == 0;
}
static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    for (int i = 0; i < soak(400); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? 1000 : i % 8 == 0 ? 100 : 7);
        draw(i / 3 % CROWDS, n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.9, 1);
    check_share(found[2], found[0], 0.01, 0.9);
}

TESTS_OF_ONE(bound_cylinder_points)
