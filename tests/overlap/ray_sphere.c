/* tests/overlap/ray_sphere.c - isect_overlap_ray_sphere. */
#include "kit/kit.h"

static void far_and_infinite(void)
{
    const real inf = REAL_INF, most = REAL_MAX;
    const Ray ray = {{0, 0, 0}, {1, 0, 0}, 0, inf};
    check("a point on it", X(overlap_ray_sphere)(&ray, &(Sphere){{3, 0, 0}, 0}));

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0}, none = {0, 0, 0};
    const Sphere endless = {lost, most}, greatest = {far, most};
    check("infinity is no number", !X(overlap_ray_sphere)(&(Ray){far, none, 0, 1}, &endless));
    check("infinity is no number", !X(overlap_ray_sphere)(&(Ray){lost, none, 0, 1}, &greatest));
    check("infinity is no number", !X(overlap_ray_sphere)(&(Ray){none, lost, 0, 1}, &greatest));
    check("the greatest is", X(overlap_ray_sphere)(&(Ray){far, none, 0, 1}, &greatest));

    /* The end is so far away that the square of its distance has too few digits: the center is
     * beyond it by 3/4 of that. */
    const real most_near = ISECT_DOUBLE ? (real)0x1p250 : R(0x1p26);
    const Ray long_one = {none, {1, 0, 0}, 0, most_near},
              long_back = {none, {-1, 0, 0}, -most_near, 0};
    const Sphere beyond = {{R(1.75) * most_near, 0, 0}, most_near / 4096};
    check("beyond a far end", !X(overlap_ray_sphere)(&long_one, &beyond));
    check("before a far end", !X(overlap_ray_sphere)(&long_back, &beyond));

    /* The greatest t whose square is finite is 1/4 away, and it is not an end of the ray. */
    const Vec3 slow_x = {R(0.25) / (4 * most_near), 0, 0}, slow_x_back = {-slow_x.x, 0, 0};
    const real one = 1 / slow_x.x;
    const Sphere touched = {{-9, 5, 0}, 5}, half = {{0, 0, 0}, R(0.5)};
    check("far in t alone", X(overlap_ray_sphere)(&(Ray){none, slow_x, -inf, 0}, &touched));
    check("so backward", X(overlap_ray_sphere)(&(Ray){none, slow_x_back, 0, inf}, &touched));
    check("begins far in t", !X(overlap_ray_sphere)(&(Ray){none, slow_x, one, inf}, &half));
    check("ends far in t", !X(overlap_ray_sphere)(&(Ray){none, slow_x_back, -inf, -one}, &half));
}

static void small_numbers(void)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, least = REAL_LEAST;
    const Vec3 none = {0, 0, 0};
    /* The ray goes along x = y to (c, c + d), for d an ulp of c, which is 0.707 d away. The rounded
     * t leads to (c, c), and the square of t, 2^-1076 of doubles, underflows where its length does
     * not. */
    const real huge = ISECT_DOUBLE ? (real)0x1p504 : R(0x1p60);
    const real near = ISECT_DOUBLE ? (real)0x1p-34 : R(0x1p-15);
    const Sphere within = {{near, near + near * eps, 0}, R(0.8125) * near * eps};
    const Sphere apart = {within.center, R(0.6875) * near * eps};
    check("t is small", X(overlap_ray_sphere)(&(Ray){none, {huge, huge, 0}, 0, inf}, &within));
    check("and beside", !X(overlap_ray_sphere)(&(Ray){none, {huge, huge, 0}, 0, inf}, &apart));

    /* The center is before the end, as 12 - 7 - 7 < 0. Rounded to least numbers, 12/16 is 1 and
     * 7/16 is 0. The end is sqrt(242) / 16 = 0.9723 away, the line sqrt(240.7) / 16 = 0.9696. */
    const Vec3 slow = {least, least, least}, slow_back = {-least, -least, -least};
    const Sphere beside = {{R(0.75), R(-0.4375), R(-0.4375)}, R(0.971)};
    check("products that underflow", X(overlap_ray_sphere)(&(Ray){none, slow, -inf, 0}, &beside));
    check("so backward", X(overlap_ray_sphere)(&(Ray){none, slow_back, 0, inf}, &beside));
}

/* Cases: against the sphere of radius 5 around the origin. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Ray ray; bool want;) = {
        {"through it", {{-9, 1, 0}, {1, 0, 0}, 0, inf}, true},
        {"away from it", {{9, 1, 0}, {1, 0, 0}, 0, inf}, false},
        {"the line through it", {{9, 1, 0}, {1, 0, 0}, -inf, inf}, true},
        {"backward", {{9, 1, 0}, {1, 0, 0}, -inf, 0}, true},
        {"from inside", {{1, 1, 0}, {0, 0, -3}, 0, inf}, true},
        {"all inside", {{1, 1, 0}, {0, 0, 1}, 0, 1}, true},
        {"touches in passing", {{-9, 3, 4}, {1, 0, 0}, 0, inf}, true},
        {"touches in passing along y", {{3, -9, 4}, {0, 1, 0}, 0, inf}, true},
        {"touches in passing along z", {{3, 4, -9}, {0, 0, 1}, 0, inf}, true},
        {"an ulp from touching", {{-9, 3, 4 + 4 * eps}, {1, 0, 0}, 0, inf}, false},
        {"touches with its first end", {{3, 2, 4}, {0, 2, 0}, -1, 1}, true},
        {"starts where it touches", {{0, 3, 4}, {0, 1, 1}, 0, inf}, true},
        {"starts beyond", {{0, 3, 4}, {0, 1, 1}, least, inf}, false},
        {"ends where it touches", {{-9, 0, 0}, {2, 0, 0}, 0, 2}, true},
        {"ends before", {{-9, 0, 0}, {2, 0, 0}, 0, 2 - eps}, false},
        {"begins where it leaves", {{-9, 0, 0}, {2, 0, 0}, 7, inf}, true},
        {"begins behind", {{-9, 0, 0}, {2, 0, 0}, 7 + 4 * eps, inf}, false},
        {"one t inside", {{-9, 0, 0}, {2, 0, 0}, 4, 4}, true},
        {"no t", {{-9, 0, 0}, {2, 0, 0}, 5, 4}, false},
        {"only t = infinity", {{0, 0, 0}, {0, 0, 0}, inf, inf}, false},
        {"only t = -infinity", {{0, 0, 0}, {0, 0, 0}, -inf, -inf}, false},
        {"no direction, inside", {{3, 0, 0}, {0, 0, 0}, 2, 3}, true},
        {"no direction, on it", {{3, 0, -4}, {0, 0, 0}, -inf, inf}, true},
        {"no direction, outside", {{3, 1, 4}, {0, 0, 0}, -inf, inf}, false},
        {"no direction, outside, from 0 on", {{3, 1, 4}, {0, 0, 0}, 0, inf}, false},
        {"no direction, outside, up to 0", {{3, 1, 4}, {0, 0, 0}, -inf, 0}, false},
        {"no direction, on it, up to 0", {{0, 5, 0}, {0, 0, 0}, -inf, 0}, true},
        {"ends farther than numbers go", {{0, 3, 4}, {most, 0, 0}, -most, most}, true},
        {"and beside", {{0, 3, 4 + 4 * eps}, {most, 0, 0}, -most, most}, false},
        {"directions of the least number", {{-5, 0, 5}, {least, 0, 0}, 0, inf}, true},
        {"which do not get there", {{-5, 0, 5}, {least, 0, 0}, 0, 4}, false},
    };
    const Sphere ball = {{0, 0, 0}, 5};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray r = table[i].ray, back = {r.origin, times(-1, r.dir), -r.t_max, -r.t_min};
        check(table[i].name, X(overlap_ray_sphere)(&r, &ball) == table[i].want);
        check(table[i].name, X(overlap_ray_sphere)(&back, &ball) == table[i].want);
    }
    far_and_infinite();
    small_numbers();
}

CASES(overlap_ray_sphere)
