/* tests/closest/point_triangle.c - isect_closest_point_triangle. */
#include "kit/nearest.h"

#define SAMPLES soak(20000)

static Nearest ask(const Vec3 *p)
{
    const Triangle triangle = {p[1], p[2], p[3]};
    return X(closest_point_triangle)(&p[0], &triangle);
}

/* Cases: the triangle is (0, 0, 0), (4, 0, 0), (0, 4, 0). */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"above the face", {1, 1, 3}, {1, 1, 0}, 9},
        {"below the face", {1, 2, -2}, {1, 2, 0}, 4},
        {"beside a", {-3, -4, 0}, {0, 0, 0}, 25},
        {"beside b", {6, 1, 2}, {4, 0, 0}, 9},
        {"beside c", {1, 6, -2}, {0, 4, 0}, 9},
        {"beside a b", {3, -2, 0}, {3, 0, 0}, 4},
        {"beside a c", {-2, 1, 1}, {0, 1, 0}, 5},
        {"beside b c", {4, 4, 0}, {2, 2, 0}, 8},
        {"beside b c, nearer to b", {5, 3, 1}, {3, 1, 0}, 9},
        {"on the face", {1, 1, 0}, {1, 1, 0}, 0},
        {"on an edge", {2, 2, 0}, {2, 2, 0}, 0},
        {"on a corner", {0, 4, 0}, {0, 4, 0}, 0},
        {"above it by the least number", {1, 1, least}, {1, 1, 0}, least},
    };
    check_each(table, is_answer(ask((Vec3[]){table[i].point, {0, 0, 0}, {4, 0, 0}, {0, 4, 0}}),
                                table[i].point, table[i].want, table[i].distance2));
    const Vec3 o = {0, 0, 0}, p = {1, 2, 3}, q = {5, 3, 9};
    check("a needle is a segment",
          cmp(ask((Vec3[]){q, o, {3, 0, 0}, {5, 0, 0}}).distance2, ==, 90));
    check("a needle, folded", cmp(ask((Vec3[]){q, o, {5, 0, 0}, {3, 0, 0}}).distance2, ==, 90));
    check("two corners the same", cmp(ask((Vec3[]){q, o, o, {5, 0, 0}}).distance2, ==, 90));
    check("a point", cmp(ask((Vec3[]){o, p, p, p}).distance2, ==, 14));
    check("that point", overlapping(ask((Vec3[]){p, p, p, p})));
    const Nearest far =
        ask((Vec3[]){{0, 0, most}, {-most, -most, 0}, {most, -most, 0}, {0, most, 0}});
    check("so large that squares are not finite",
          cmp(far.distance2, ==, most) && cmp(far.b.z, ==, 0) &&
              cmp(real_abs(far.b.y), <=, most * REAL_EPSILON));
    const Nearest small =
        ask((Vec3[]){{8 * least, 8 * least, 4 * least}, o, {32 * least, 0, 0}, {0, 32 * least, 0}});
    check("so small that squares are 0",
          same_point(small.b, (Vec3){8 * least, 8 * least, 0}) && cmp(small.distance2, ==, least));
    const Vec3 corner = {most, 0, 5 * least};
    const Vec3 beside[] = {{most, most / 2, 0}, {0, -most / 4, 0}, {0, -most / 2, 0}, corner};
    check("a corner is given as it is", same_point(ask(beside).b, corner));
}

static Vec3 any_whole(int most)
{
    const real x = (real)any_int(-most, most), y = (real)any_int(-most, most);
    return (Vec3){x, y, (real)any_int(-most, most)};
}

/* The points are on triangles, but their shares of the edges are not floating-point numbers: a
 * third of both, or slightly more than one of them. If the squares of u, of v and of w, the offset
 * of the point, differ in sign, they nearly cancel in the sum. */
static void points_on(void)
{
    int odd = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 e = any_whole(30), third = any_whole(30);
        third.x = 1, e.x = 0;
        e.x = (real)floor((double)(10 * dot(third, third) / 6 - dot(third, e)));
        const Vec3 u = mad(times(3, third), -1, e);
        const real rest = dot(u, u) - dot(e, e) + dot(third, third);
        if (rest <= 0 || rest > dot(u, u) / 1000)
            continue;
        const Vec3 p[] = {third, {0, 0, 0}, u, e};
        check("a third of both", overlapping(ask(p)));
        odd++;
    }
    check_share(odd, SAMPLES, 0.2, 0.8);
    for (int i = 0; i < SAMPLES; i++) {
        const Vec3 e = any_whole(9), u = any_whole(3), v = mad(u, (real)-any_int(500, 2000), e);
        const Vec3 p[] = {mad(v, 1, e), {0, 0, 0}, u, v};
        check("near c, on the way to b", overlapping(ask(p)));
    }
}

/* The nearest point of a point beyond a corner is the corner, to the bit. The nearest point of a
 * point on the triangle is on it. */
TEST_FUNCTION(corners)
{
    for (int i = 0; i < SAMPLES; i++) {
        const Triangle some = any_triangle();
        const Vec3 from_a = sub(some.b, some.a), from_c = sub(some.b, some.c);
        const Vec3 beyond = mad(mad(some.b, 1, from_a), 1, from_c);
        if (!(dot(from_a, from_c) > R(0.01) * dot(from_a, from_a)))
            continue;
        check("b as it is", same_point(ask((Vec3[]){beyond, some.a, some.b, some.c}).b, some.b));
        check("c as it is", same_point(ask((Vec3[]){beyond, some.a, some.c, some.b}).b, some.b));
    }
    points_on();
}

CASES_AND(closest_point_triangle, corners)
