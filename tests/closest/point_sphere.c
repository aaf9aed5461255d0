/* tests/closest/point_sphere.c - isect_closest_point_sphere. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Vec3 center, real radius)
{
    const Sphere sphere = {center, radius};
    return X(closest_point_sphere)(&p, &sphere);
}

/* Cases: the sphere has radius 2 around the origin. */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"beside it, x", {5, 0, 0}, {2, 0, 0}, 9},
        {"beside it, -y", {0, -3, 0}, {0, -2, 0}, 1},
        {"beside it, z", {0, 0, 6}, {0, 0, 2}, 16},
        {"on it", {0, 2, 0}, {0, 2, 0}, 0},
        {"inside", {1, 0, R(0.5)}, {1, 0, R(0.5)}, 0},
        {"its center", {0, 0, 0}, {0, 0, 0}, 0},
        {"outside by an ulp",
         {2 + 2 * REAL_EPSILON, 0, 0},
         {2, 0, 0},
         4 * REAL_EPSILON * REAL_EPSILON},
    };
    const Vec3 o = {0, 0, 0}, p = {1, 2, 2};
    check_each(table, is_answer(ask(table[i].point, o, 2), table[i].point, table[i].want,
                                table[i].distance2));
    const Nearest aslant = ask((Vec3){6, 0, -8}, o, 5);
    check("aslant", same_point(aslant.b, (Vec3){3, 0, -4}) && cmp(aslant.distance2, ==, 25));
    const Nearest dot_like = ask(o, p, 0);
    check("radius 0 is a point", same_point(dot_like.b, p) && cmp(dot_like.distance2, ==, 9));
    check("that point", overlapping(ask(p, p, 0)));
    check("no radius, the least number off",
          cmp(ask(o, (Vec3){least, 0, 0}, 0).distance2, ==, least));
    const Nearest far = ask((Vec3){most, 0, 0}, (Vec3){-most, 0, 0}, most);
    check("so large that squares are not finite",
          same_point(far.b, o) && cmp(far.distance2, ==, most));
    const Nearest small = ask((Vec3){9 * least, 0, 0}, o, 4 * least);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){4 * least, 0, 0}) && cmp(small.distance2, ==, least));
}

CASES(closest_point_sphere)
