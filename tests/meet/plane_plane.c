/* tests/meet/plane_plane.c - isect_meet_plane_plane. */
#include "meet/rational_clip.h"

#define SAMPLES soak(5000)

static bool is_line(Ray got, Vec3 origin, Vec3 dir)
{
    const Ray want = {origin, dir, -REAL_INF, REAL_INF};
    return same_bits(&got, &want, sizeof got);
}
static bool is_nothing(Ray got)
{
    const Ray want = {{0, 0, 0}, {0, 0, 0}, REAL_INF, -REAL_INF};
    return same_bits(&got, &want, sizeof got);
}

/* 1. Cases: with the plane z = 2. */
TEST_FUNCTION(cases)
{
    TABLE(lines, Plane other; Vec3 origin, dir;) = {
        {"across", {{4, 0, 0}, -12}, {3, 0, 2}, {0, 1, 0}},
        {"at an angle", {{1, 0, 1}, -5}, {3, 0, 2}, {0, 1, 0}},
        {"the other way", {{-1, 0, 1}, 1}, {3, 0, 2}, {0, -1, 0}},
        {"slanted", {{1, 1, 0}, -4}, {2, 2, 2}, {-1, 1, 0}},
        {"across, nearly at 0", {{1024, 0, 0}, REAL_LEAST}, {0, 0, 2}, {0, 1, 0}},
        {"the same", {{0, 0, 1}, -2}, {0, 0, 2}, {0, 0, 0}},
        {"the same, turned over", {{0, 0, -3}, 6}, {0, 0, 2}, {0, 0, 0}},
        {"everything", {{0, 0, 0}, 0}, {0, 0, 2}, {0, 0, 0}},
    };
    const Plane nowhere[] = {{{0, 0, 1}, -3},       {{0, 0, -2}, -4},      {{0, 0, 0}, 1},
                             {{0, 0, REAL_NAN}, 0}, {{REAL_INF, 0, 0}, 0}, {{0, 0, 1}, REAL_INF}};
    const Plane plane = {{0, 0, 2}, -4}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    for (size_t i = 0; i < COUNT(lines); i++) {
        Plane over = plane, other = lines[i].other;
        Vec3 origin = lines[i].origin, dir = lines[i].dir;
        for (int k = 0; k < 3; k++) { /* all axes are alike */
            check(lines[i].name, is_line(X(meet_plane_plane)(&over, &other), origin, dir));
            over = cyclic_plane(over), other = cyclic_plane(other);
            origin = turned(origin), dir = turned(dir);
        }
    }
    for (size_t i = 0; i < COUNT(nowhere); i++) {
        check("nothing", is_nothing(X(meet_plane_plane)(&plane, &nowhere[i])));
        check("nothing", is_nothing(X(meet_plane_plane)(&nowhere[i], &plane)) || i == 0);
    }
    check("everything", is_line(X(meet_plane_plane)(&all, &plane), (Vec3){0, 0, 2}, all.normal));
    check("everything", is_line(X(meet_plane_plane)(&all, &all), all.normal, all.normal));
    check("nothing", is_nothing(X(meet_plane_plane)(&all, &nothing)));
    check("nothing", is_nothing(X(meet_plane_plane)(&nothing, &nothing)));
}

static Plane grid_plane(void)
{
    return any_int(0, 2) ? flat_plane(flat_point(any_int(0, 3))) : odd_plane();
}
static Plane scaled_plane(Plane p, real s)
{
    return (Plane){times(s, p.normal), s * p.d};
}
static Vec3 minus_of(Vec3 v)
{
    return (Vec3){0 - v.x, 0 - v.y, 0 - v.z};
}

/* 2. Properties: true of any two planes. */
TEST_FUNCTION(properties)
{
    int lines = 0, same = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Plane p = grid_plane();
        const Plane o = any_int(0, 3) ? grid_plane() : scaled_plane(p, (real)any_int(-2, 2));
        const Plane back = scaled_plane(o, -1);
        const Ray line = X(meet_plane_plane)(&p, &o), swapped = X(meet_plane_plane)(&o, &p);
        const Ray over = X(meet_plane_plane)(&p, &back);
        const Ray mirrored = {line.origin, minus_of(line.dir), line.t_min, line.t_max};
        const bool plane = line.dir.x == 0 && line.dir.y == 0 && line.dir.z == 0;
        lines += !plane, same += plane && line.t_min < line.t_max;
        check_sample(i, "turned over", same_bits(&over, &mirrored, sizeof over), p, o);
        check_sample(i, "swapped", plane || same_bits(&swapped, &mirrored, sizeof over), p, o);
        check_sample(i, "swapped", cmp(swapped.t_min, ==, line.t_min), p, o);
    }
    check_share(lines, 4 * SAMPLES, 0.2, 0.9);
    check_share(same, 4 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: the same in rational numbers. */
static bool is_near(Vec3 got, Place x, double bound)
{
    return is_within(got.x, x.at[0], bound) && is_within(got.y, x.at[1], bound) &&
           is_within(got.z, x.at[2], bound);
}

/* Is dir along c, to an epsilon in each number? */
static bool is_along(Vec3 dir, Place c)
{
    const Rational one = q(1), two = q(2), half = q(0.5);
    Rational length = q(0), factor = one;
    for (int k = 0; k < 3; k++)
        length = q_less(length, q_size(c.at[k])) ? q_size(c.at[k]) : length;
    /* the power of two that brings the greatest one between 1 and 2 */
    for (; !q_less(length, two); factor = q_by(factor, half))
        length = q_by(length, half);
    for (; q_less(length, one); factor = q_by(factor, two))
        length = q_by(length, two);
    return is_near(dir, place_times(factor, c), 1);
}

static bool is_right(Ray got, const Plane *p, const Plane *other)
{
    rational_begin();
    const Place m = place(p->normal), n = place(other->normal), c = place_cross(m, n);
    const Rational d = q((double)p->d), e = q((double)other->d);
    const Place w = place_minus(place_times(e, m), place_times(d, n));
    const bool none_p = place_zero(m), none_q = place_zero(n);
    if ((none_p && mpq_sgn(d)) || (none_q && mpq_sgn(e)) || (place_zero(c) && !place_zero(w)))
        return is_nothing(got);
    if (got.t_min != -REAL_INF || got.t_max != REAL_INF)
        return false;
    if (!place_zero(c)) {
        const Rational per = q_over(q(1), place_dot(c, c));
        return is_along(got.dir, c) && is_near(got.origin, place_times(per, place_cross(w, c)), 3);
    }
    /* the foot on the one that is a plane */
    const Place of = none_p ? n : m;
    const Rational square = place_dot(of, of), height = none_p ? e : d;
    const Rational share = q_negative(mpq_sgn(square) ? q_over(height, square) : height);
    return got.dir.x == 0 && got.dir.y == 0 && got.dir.z == 0 &&
           is_near(got.origin, place_times(share, of), 3);
}

TEST_FUNCTION(oracle)
{
    int lines = 0, same = 0;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Plane p = i % 3 ? grid_plane() : any_plane();
        Plane o = i % 3 ? grid_plane() : any_plane();
        if (i % 4 == 0) /* the same, or nearly */
            o = scaled_plane(p, (real)any_int(1, 3)), o.normal.y = step(o.normal.y);
        if (i % 8 == 0)
            o.d = step(o.d);
        if (!finite3(o.normal) || !(real_abs(o.d) <= REAL_MAX))
            continue;
        const Ray line = X(meet_plane_plane)(&p, &o);
        lines += line.dir.x != 0 || line.dir.y != 0 || line.dir.z != 0;
        same += line.dir.x == 0 && line.dir.y == 0 && line.dir.z == 0 && line.t_min < line.t_max;
        check_sample(i, "the line", is_right(line, &p, &o), p, o);
    }
    printf("lines %d, planes %d; %.2f epsilon\n", lines, same, worst);
    check_share(lines, SAMPLES, 0.3, 0.95);
    check_share(same, SAMPLES, 0.02, 0.5);
}

TESTS_OF_ONE(meet_plane_plane)
