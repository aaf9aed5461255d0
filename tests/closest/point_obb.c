/* tests/closest/point_obb.c - isect_closest_point_obb. */
#include "kit/nearest.h"

#define SAMPLES soak(20000)

static Nearest ask(Vec3 p, const Obb *box)
{
    return X(closest_point_obb)(&p, box);
}

/* Cases: the box is turned by a quarter around z: halves 1, 2, 3 along y, -x, z. */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    const Obb box = {{1, 0, 0}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}};
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"beside, y", {1, 3, 0}, {1, 1, 0}, 4},
        {"beside, -y", {1, -3, 1}, {1, -1, 1}, 4},
        {"beside, x", {6, 0, 0}, {3, 0, 0}, 9},
        {"beside, -x", {-4, R(0.5), 0}, {-1, R(0.5), 0}, 9},
        {"beside, z", {0, 0, 4}, {0, 0, 3}, 1},
        {"beside, -z", {0, 0, -5}, {0, 0, -3}, 4},
        {"beside an edge", {4, 2, 0}, {3, 1, 0}, 2},
        {"beside a corner", {5, 3, 4}, {3, 1, 3}, 9},
        {"inside", {2, R(0.5), -2}, {2, R(0.5), -2}, 0},
        {"on a face", {3, R(0.5), 1}, {3, R(0.5), 1}, 0},
        {"a corner", {3, 1, 3}, {3, 1, 3}, 0},
        {"outside by an ulp of double counts as inside",
         {3 + 2 * REAL_EPSILON, 0, 0},
         {ISECT_DOUBLE ? 3 + 2 * REAL_EPSILON : 3, 0, 0},
         ISECT_DOUBLE ? 0 : 4 * REAL_EPSILON * REAL_EPSILON},
        {"very far", {0, most, 0}, {0, 1, 0}, most},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, &box);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want) || table[i].distance2 == most);
        check(table[i].name, cmp(got.distance2, ==, table[i].distance2));
    }
    Obb other = box;
    other.half[0] = other.half[1] = other.half[2] = 0;
    check("a point", cmp(ask((Vec3){1, 2, 0}, &other).distance2, ==, 4));
    check("that point", overlapping(ask((Vec3){1, 0, 0}, &other)));
    const Vec3 minus = {-R(0.0), -R(0.0), -R(0.0)};
    Obb away = box;
    away.center = (Vec3){9, 9, 9};
    check("zeros are +0: inside", overlapping(ask(minus, &box)));
    check("zeros are +0: outside", separate(ask(minus, &away)));
    other = box, other.half[0] = other.half[1] = other.half[2] = 4 * least;
    const Nearest small = ask((Vec3){1, 9 * least, 0}, &other);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){1, 4 * least, 0}) && cmp(small.distance2, ==, least));
}

/* A box that is not turned is one along the axes. */
TEST_FUNCTION(straight_boxes)
{
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Vec3 p = i % 4 ? odd_vec3() : any_vec3();
        Obb box = i % 4 ? odd_obb() : any_obb();
        for (int k = 0; k < 3; k++)
            box.half[k] = real_abs(box.half[k]), box.axis[k] = (Vec3){k == 0, k == 1, k == 2};
        box.center = (Vec3){0, 0, 0};
        const Aabb straight = {{-box.half[0], -box.half[1], -box.half[2]},
                               {box.half[0], box.half[1], box.half[2]}};
        const Nearest wanted = X(closest_point_aabb)(&p, &straight), same = ask(p, &box);
        const Vec3 numbers[] = {p, straight.upper};
        const real size = max3(real_abs(p.x), real_abs(p.y), real_abs(p.z));
        check_sample(i, "a straight box is an aabb",
                     same_nearest(same, wanted) || lost_beside(numbers, 2) ||
                         wanted.distance2 * REAL_EPSILON < REAL_MIN / REAL_EPSILON ||
                         wanted.distance2 == REAL_MAX ||
                         wanted.distance2 < 64 * REAL_EPSILON * size * REAL_EPSILON * size,
                     p, box);
    }
}

CASES_AND(closest_point_obb, straight_boxes)
