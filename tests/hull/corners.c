/* tests/hull/corners.c - isect_hull_corners. */
#include "kit/kit.h"
#include "kit/plane.h"
#include "kit/rational.h"

#define SAMPLES soak(400)
enum { PLANES = 9, MOST = 84 };

static bool has(const Vec3 *corner, size_t count, Vec3 p)
{
    for (size_t i = 0; i < count; i++)
        if (same_bits(&corner[i], &p, sizeof p))
            return true;
    return false;
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const Plane cube[7] = {{{1, 0, 0}, -1}, {{-2, 0, 0}, -2}, {{0, 1, 0}, -1}, {{0, -1, 0}, -1},
                           {{0, 0, 1}, -1}, {{0, 0, -3}, -3}, {{1, 1, 1}, -2}};
    const Plane tip[5] = {
        {{1, 0, 1}, -1}, {{-1, 0, 1}, -1}, {{0, 1, 1}, -1}, {{0, -1, 1}, -1}, {{0, 0, -1}, 0}};
    const Plane twice[5] = {
        {{1, 0, 0}, 0}, {{2, 0, 0}, 0}, {{0, 1, 0}, 0}, {{0, 0, 0}, 0}, {{0, 0, 1}, 0}};
    const Plane wedge[3] = {{{1, 0, 0}, 0}, {{0, 1, 0}, 0}, {{1, 1, 0}, -1}};
    const Plane nothing[4] = {{{1, 0, 0}, 0}, {{0, 1, 0}, 0}, {{0, 0, 1}, 0}, {{0, 0, 0}, 1}};
    const Plane apart[4] = {{{1, 0, 0}, 0}, {{0, 1, 0}, 0}, {{0, 0, 1}, 0}, {{0, 0, -1}, 1}};
    const Plane bad[4] = {{{1, 0, 0}, 0}, {{0, 1, 0}, 0}, {{0, 0, 1}, 0}, {{0, REAL_NAN, 1}, 0}};
    const Plane far[3] = {{{1, 0, 0}, 0}, {{0, 1, 0}, 0}, {{0, 0, REAL_LEAST}, -REAL_MAX}};
    Vec3 corner[16];
    check("a cube", cmp(X(hull_corners)(cube, 6, corner, 16), ==, 8));
    for (int i = 0; i < 8; i++)
        check("a cube", has(corner, 8, (Vec3){i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1}));
    check("a corner cut off", cmp(X(hull_corners)(cube, 7, corner, 16), ==, 10));
    check("a corner cut off",
          has(corner, 10, (Vec3){1, 0, 1}) && !has(corner, 10, (Vec3){1, 1, 1}));
    check("a pyramid", cmp(X(hull_corners)(tip, 5, corner, 16), ==, 5));
    check("a pyramid", has(corner, 5, (Vec3){0, 0, 1}) && has(corner, 5, (Vec3){1, -1, 0}));
    check("a plane twice, and all", cmp(X(hull_corners)(twice, 5, corner, 16), ==, 1));
    check("at the origin", has(corner, 1, (Vec3){0, 0, 0}));
    check("no corners", cmp(X(hull_corners)(wedge, 3, corner, 16), ==, 0));
    check("none", cmp(X(hull_corners)(wedge, 0, corner, 16), ==, 0));
    check("nothing", cmp(X(hull_corners)(nothing, 4, corner, 16), ==, 0));
    check("empty", cmp(X(hull_corners)(apart, 4, corner, 16), ==, 0));
    check("NaN", cmp(X(hull_corners)(bad, 4, corner, 16), ==, 0));
    check("out of range", cmp(X(hull_corners)(far, 3, corner, 16), ==, 1) &&
                              has(corner, 1, (Vec3){0, 0, REAL_MAX}));
    corner[3] = (Vec3){7, 7, 7};
    check("no more than there is room", cmp(X(hull_corners)(cube, 6, corner, 3), ==, 8));
    check("no more than there is room", has(corner + 3, 1, (Vec3){7, 7, 7}));
}

/* Planes around the origin, many through common points; some are nasty. */
static size_t draw(Plane *plane)
{
    const size_t count = (size_t)any_int(3, PLANES);
    const int how = any_int(0, 3);
    new_kind();
    for (size_t i = 0; i < count; i++) {
        const real x = (real)any_int(-1, 1), y = (real)any_int(-1, 1), z = (real)any_int(-1, 1);
        const real size = real_abs(x) + real_abs(y) + real_abs(z);
        plane[i] = (Plane){{x, y, z}, how == 0 ? -1 : -size};
        if (how == 2)
            plane[i] = any_plane(), plane[i].d = -real_abs(plane[i].d);
        if (how == 3)
            plane[i] = odd_plane();
    }
    return count;
}

/* 2. Properties: the order of the planes and their lengths do not matter. */
TEST_FUNCTION(properties)
{
    int some = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Plane plane[PLANES], other[PLANES];
        Vec3 corner[MOST], again[MOST];
        const size_t count = draw(plane), by = (size_t)any_int(0, (int)count - 1);
        for (size_t k = 0; k < count; k++) {
            const Plane p = plane[(k + by) % count];
            other[k] = (Plane){{p.normal.x, p.normal.y, p.normal.z}, p.d};
        }
        const size_t corners = X(hull_corners)(plane, count, corner, MOST);
        some += corners > 0;
        check("in any order", cmp(X(hull_corners)(other, count, again, MOST), ==, corners));
        check("not too many", cmp(corners, <=, 2 * count));
    }
    check_share(some, SAMPLES, 0.3, 1);
}

/* 3. Oracle: all points of three planes, in rational numbers, each once. */
static Place found[MOST];
static double worst;

static Rational determinant(const Place row[3], int x, int y, int z, const Rational *last)
{
    Place a[3];
    for (int i = 0; i < 3; i++)
        a[i] = (Place){{x < 3 ? row[i].at[x] : last[i], y < 3 ? row[i].at[y] : last[i],
                        z < 3 ? row[i].at[z] : last[i]}};
    return place_dot(a[0], place_cross(a[1], a[2]));
}
static Rational height_at(const Plane *plane, Place p)
{
    return q_plus(place_dot(place(plane->normal), p), q((double)plane->d));
}
static bool place_same(Place a, Place b)
{
    return mpq_equal(a.at[0], b.at[0]) && mpq_equal(a.at[1], b.at[1]) &&
           mpq_equal(a.at[2], b.at[2]);
}
/* By Cramer's rule, if there is one. */
static bool common_point(const Plane *const of[3], Place *p)
{
    Place normal[3];
    Rational last[3];
    for (int i = 0; i < 3; i++)
        normal[i] = place(of[i]->normal), last[i] = q(-(double)of[i]->d);
    const Rational all = determinant(normal, 0, 1, 2, last);
    if (!mpq_sgn(all))
        return false;
    p->at[0] = q_over(determinant(normal, 3, 1, 2, last), all);
    p->at[1] = q_over(determinant(normal, 0, 3, 2, last), all);
    p->at[2] = q_over(determinant(normal, 0, 1, 3, last), all);
    return true;
}
static size_t true_corners(const Plane *plane, size_t count)
{
    size_t corners = 0;
    rational_begin();
    for (size_t at = 0; at < count * count * count; at++) {
        const size_t i = at % count, j = at / count % count, k = at / count / count;
        const Plane *const of[3] = {&plane[i], &plane[j], &plane[k]};
        const int used = rationals.used;
        bool good = i < j && j < k && common_point(of, &found[corners]);
        for (size_t l = 0; l < count && good; l++)
            good = mpq_sgn(height_at(&plane[l], found[corners])) <= 0;
        for (size_t l = 0; l < corners && good; l++)
            good = !place_same(found[l], found[corners]);
        if (good)
            corners++;
        else
            rational_keep(used);
    }
    return corners;
}

/* The error is in epsilon of the coordinates themselves; coordinates out of range are the greatest
 * number. */
static double off_by(Vec3 p, Place corner)
{
    const int used = rationals.used;
    double most = 0;
    for (int k = 0; k < 3; k++)
        most = fmax(most, q_relative(((real *)&p)[k], q_saturated(corner.at[k])));
    rational_keep(used);
    return most;
}
TEST_FUNCTION(oracle)
{
    int some = 0;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Plane plane[PLANES];
        Vec3 corner[MOST];
        const size_t count = draw(plane), corners = X(hull_corners)(plane, count, corner, MOST);
        check("as many", cmp(true_corners(plane, count), ==, corners));
        some += corners > 3;
        for (size_t k = 0; k < corners; k++) { /* each is found as the same three planes are */
            double best = INFINITY;
            for (size_t j = 0; j < corners; j++)
                best = fmin(best, off_by(corner[k], found[j]));
            worst = fmax(worst, best);
            check("each is a corner", cmp(best, <=, 3));
            best = INFINITY;
            for (size_t j = 0; j < corners; j++)
                best = fmin(best, off_by(corner[j], found[k]));
            check("each corner is there", cmp(best, <=, 3));
        }
    }
    printf("%d of %d with more than 3 corners; %.2f epsilon\n", some, SAMPLES, worst);
    check_share(some, SAMPLES, 0.2, 0.9);
}

TESTS_IN(hull_corners, cmocka_unit_test(cases), cmocka_unit_test(properties),
         cmocka_unit_test(oracle))
