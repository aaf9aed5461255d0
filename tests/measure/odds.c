/* isect_odds_point, isect_odds_line, isect_odds_plane, isect_odds_pixels - ratios of measures. */
#include "kit/kit.h"

#define SAMPLES soak(20000)

static const real pi = R(3.14159265358979323846);

static bool near(real x, real want)
{
    return real_abs(x - want) <= 32 * REAL_EPSILON * want;
}

/* 1. Cases: known ratios of balls and cubes. */
TEST_FUNCTION(cases)
{
    const Sphere ball = {{1, 2, 3}, 1};
    const real half = 1 / real_sqrt(3);
    const Aabb around = {{0, 1, 2}, {2, 3, 4}};
    const Aabb within = {{1 - half, 2 - half, 3 - half}, {1 + half, 2 + half, 3 + half}};
    const X(measure) b = X(measure_sphere)(&ball), outer = X(measure_aabb)(&around);
    const X(measure) inner = X(measure_aabb)(&within);
    check("a line: the ball around a cube is hit pi/2 times as often",
          near(X(odds_line)(&inner, &b), 2 / pi));
    check("the cube around a ball 6/pi times", near(X(odds_line)(&b, &outer), pi / 6));
    check("a plane cuts the ball around a cube 1.155 times as often",
          near(X(odds_plane)(&inner, &b), R(1.5) / real_sqrt(3)));
    check("a point", near(X(odds_point)(&b, &outer), pi / 6));
    check("itself", cmp(X(odds_point)(&b, &b), ==, 1) && cmp(X(odds_line)(&b, &b), ==, 1) &&
                        cmp(X(odds_plane)(&b, &b), ==, 1));
    check("more than the outer one", cmp(X(odds_point)(&outer, &b), ==, 1));

    const X(measure) none = {0, 0, 0, 0}, bad = {REAL_NAN, REAL_NAN, REAL_NAN, REAL_NAN};
    const X(measure) less = {-1, -1, -1, -1};
    check("nothing in a ball",
          cmp(X(odds_point)(&none, &b), ==, 0) && cmp(X(odds_line)(&none, &b), ==, 0));
    check("in nothing",
          cmp(X(odds_point)(&none, &none), ==, 0) && cmp(X(odds_plane)(&b, &none), ==, 0));
    check("NaN", cmp(X(odds_point)(&bad, &b), ==, 0) && cmp(X(odds_line)(&b, &bad), ==, 0));
    check("negative", cmp(X(odds_plane)(&less, &b), ==, 0) && cmp(X(odds_plane)(&b, &less), ==, 0));
}

/* The judge casts lines in random directions through a square that covers a box from any side.
 * With n lines, the standard deviation of the share that hits is at most 1 / (2 sqrt(n)); five are
 * allowed. */
TEST_FUNCTION(pixels)
{
    const Aabb cube = {{0, 0, 0}, {1, 1, 1}}, room = {{0, 0, 0}, {3, 2, R(0.5)}};
    const X(rectangle) sheet = {{0, 0, 0}, {2, 0, 0}, {0, 3, 0}};
    const X(measure) m = X(measure_aabb)(&cube), flat = X(measure_rectangle)(&sheet);
    const X(measure) none = {0, 0, 0, 0}, bad = {REAL_NAN, REAL_NAN, REAL_NAN, REAL_NAN};
    check("a cube", near(X(odds_pixels)(&m, 1, false), R(1.5)));
    check("front and back", near(X(odds_pixels)(&m, 1, true), 3));
    check("four times as many", near(X(odds_pixels)(&m, R(0.5), false), 6));
    check("a sheet",
          near(X(odds_pixels)(&flat, 1, false), 3) && near(X(odds_pixels)(&flat, 1, true), 3));
    check("nothing", cmp(X(odds_pixels)(&none, 0, true), ==, 0));
    check("pixels without size", cmp(X(odds_pixels)(&m, 0, false), ==, REAL_INF));
    check("too many", cmp(X(odds_pixels)(&m, REAL_MIN, true), ==, REAL_MAX));
    check("pixels without end", cmp(X(odds_pixels)(&m, REAL_INF, true), ==, 0));
    check("NaN", cmp(X(odds_pixels)(&bad, 1, true), ==, 0) &&
                     cmp(X(odds_pixels)(&m, REAL_NAN, true), ==, 0) &&
                     cmp(X(odds_pixels)(&m, -1, true), ==, 0));
    const X(measure) of_room = X(measure_aabb)(&room);
    const int lines = soak(40000);
    int hits = 0;
    for (int i = 0; i < lines; i++) {
        Vec3 axis[3];
        any_frame(axis);
        const real x = any_real(-2, 2), y = any_real(-2, 2);
        const Vec3 at = mad(mad((Vec3){R(1.5), 1, R(0.25)}, x, axis[1]), y, axis[2]);
        const Ray line = {at, axis[0], -REAL_INF, REAL_INF};
        hits += hit(X(cast_ray_aabb)(&line, &room));
    }
    const double square = 16, share = (double)hits / lines;
    check("as lines are hit", cmp(fabs(share * square - (double)X(odds_pixels)(&of_room, 1, false)),
                                  <=, 2.5 / sqrt(lines) * square));
}

/* 2. Properties: the ratio is in [0, 1], and monotone in the inner shape. */
TEST_FUNCTION(properties)
{
    int some = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Aabb a = odd_aabb(), b = odd_aabb();
        const X(measure) inner = X(measure_aabb)(&a), outer = X(measure_aabb)(&b);
        const real point = X(odds_point)(&inner, &outer), line = X(odds_line)(&inner, &outer);
        const real plane = X(odds_plane)(&inner, &outer);
        check_sample(i, "a share",
                     cmp(point, >=, 0) && cmp(point, <=, 1) && cmp(line, >=, 0) &&
                         cmp(line, <=, 1) && cmp(plane, >=, 0) && cmp(plane, <=, 1),
                     a, b);
        const X(measure)
            half = {inner.volume / 2, inner.area / 2, inner.shadow / 2, inner.width / 2};
        check_sample(i, "half of it is less likely",
                     cmp(X(odds_point)(&half, &outer), <=, point) &&
                         cmp(X(odds_line)(&half, &outer), <=, line) &&
                         cmp(X(odds_plane)(&half, &outer), <=, plane),
                     a, b);
        some += plane > 0 && plane < 1;
    }
    check_share(some, SAMPLES, 0.02, 0.9);
}

/* 3. Oracle: random points, lines and planes against a capsule in a box. */
TEST_FUNCTION(oracle)
{
    const Capsule inner = {{R(-0.5), 0, 0}, {R(0.7), R(0.2), R(-0.3)}, R(0.3)};
    const Aabb outer = {{-1, R(-0.5), R(-0.75)}, {R(1.25), R(0.75), R(0.5)}};
    const X(measure) in = X(measure_capsule)(&inner), out = X(measure_aabb)(&outer);
    const Vec3 center = {R(0.125), R(0.125), R(-0.125)}, size = sub(outer.upper, outer.lower);
    int points = 0, lines[2] = {0}, planes[2] = {0};
    for (int i = 0; i < 10 * SAMPLES; i++) {
        const Vec3 away = any_vec3(); /* relative to the center */
        const Vec3 p = {outer.lower.x + size.x * (away.x / 2 + R(0.5)),
                        outer.lower.y + size.y * (away.y / 2 + R(0.5)),
                        outer.lower.z + size.z * (away.z / 2 + R(0.5))};
        points += X(overlap_point_capsule)(&p, &inner);
        Vec3 axis[3]; /* a line in a random direction, through a random point of a square across */
        any_frame(axis);
        const real x = any_real(R(-1.5), R(1.5)), y = any_real(R(-1.5), R(1.5));
        const Ray line = {mad(mad(center, x, axis[1]), y, axis[2]), axis[0], -REAL_INF, REAL_INF};
        lines[0] += hit(X(cast_ray_aabb)(&line, &outer));
        lines[1] += hit(X(cast_ray_capsule)(&line, &inner));
        const Vec3 dir = any_unit();
        const real height = any_real(R(-1.5), R(1.5));
        const Plane plane = {dir, -(dot(dir, center) + height)};
        planes[0] += X(overlap_plane_aabb)(&plane, &outer);
        const real a = dot(dir, inner.a) + plane.d, b = dot(dir, inner.b) + plane.d;
        planes[1] += num_min(a, b) <= inner.radius && num_max(a, b) >= -inner.radius;
    }
    const double found[] = {(double)points / (10 * SAMPLES), (double)lines[1] / lines[0],
                            (double)planes[1] / planes[0]};
    const double want[] = {(double)X(odds_point)(&in, &out), (double)X(odds_line)(&in, &out),
                           (double)X(odds_plane)(&in, &out)};
    const int thrown[] = {10 * SAMPLES, lines[0], planes[0]};
    for (int k = 0; k < 3; k++) {
        const double sigma = sqrt(want[k] * (1 - want[k]) / thrown[k]);
        printf("%s: %.4f, by chance %.4f +- %.4f\n",
               k == 0   ? "point"
               : k == 1 ? "line"
                        : "plane",
               want[k], found[k], sigma);
        check("by chance: within five deviations", cmp(fabs(found[k] - want[k]), <=, 5 * sigma));
    }
}

TESTS_OF(measure_odds, cmocka_unit_test(oracle), cmocka_unit_test(pixels))
