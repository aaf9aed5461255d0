/* tests/meet/plane_plane.c - isect_meet_plane_plane. */
#include "meet/common.h"

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
static void cases(void **state)
{
    const struct {
        const char *name;
        Plane other;
        Vec3 origin, dir;
    } lines[] = {
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
    (void)state;
    for (size_t i = 0; i < COUNT(lines); i++) {
        Plane turned = plane, other = lines[i].other;
        Vec3 origin = lines[i].origin, dir = lines[i].dir;
        for (int k = 0; k < 3; k++) { /* all axes are alike */
            check(lines[i].name, is_line(X(meet_plane_plane)(&turned, &other), origin, dir));
            turned = cyclic_plane(turned), other = cyclic_plane(other);
            origin = cyclic(origin), dir = cyclic(dir);
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
static void properties(void **state)
{
    int lines = 0, same = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Plane p = grid_plane();
        const Plane q = any_int(0, 3) ? grid_plane() : scaled_plane(p, (real)any_int(-2, 2));
        const Plane back = scaled_plane(q, -1);
        const Ray line = X(meet_plane_plane)(&p, &q), swapped = X(meet_plane_plane)(&q, &p);
        const Ray over = X(meet_plane_plane)(&p, &back);
        const Ray mirrored = {line.origin, minus_of(line.dir), line.t_min, line.t_max};
        const bool plane = line.dir.x == 0 && line.dir.y == 0 && line.dir.z == 0;
        lines += !plane, same += plane && line.t_min < line.t_max;
        check_sample(i, "turned over", same_bits(&over, &mirrored, sizeof over), p, q);
        check_sample(i, "swapped", plane || same_bits(&swapped, &mirrored, sizeof over), p, q);
        check_sample(i, "swapped", swapped.t_min == line.t_min, p, q);
    }
    check_share(lines, 4 * SAMPLES, 0.2, 0.9);
    check_share(same, 4 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: the same in rational numbers. */
static double worst;

/* In epsilon of x itself. */
static bool near(real got, const mpq_t x, double bound)
{
    mpq_t off, most, wanted;
    double error = 0;
    mpq_inits(off, most, wanted, NULL);
    mpq_set_d(most, (double)REAL_MAX);
    mpq_abs(off, x);
    mpq_set(wanted, x);
    if (mpq_cmp(off, most) > 0)
        mpq_set_d(wanted, mpq_sgn(x) * (double)REAL_MAX);
    mpq_set_d(off, (double)got);
    mpq_sub(off, off, wanted);
    mpq_abs(off, off);
    mpq_set_d(most, (double)REAL_LEAST);
    mpq_sub(off, off, most);
    if (mpq_sgn(off) > 0 && !mpq_sgn(wanted))
        error = INFINITY;
    if (mpq_sgn(off) > 0 && mpq_sgn(wanted)) {
        mpq_div(off, off, wanted);
        error = fabs(mpq_get_d(off)) / (double)REAL_EPSILON;
    }
    mpq_clears(off, most, wanted, NULL);
    worst = fmax(worst, error);
    return error <= bound;
}

/* Is dir along c, to an epsilon in each number? */
static bool is_along(Vec3 dir, Place c)
{
    int big = 0;
    mpq_t length, x;
    mpq_inits(length, x, NULL);
    for (int k = 1; k < 3; k++) {
        mpq_abs(length, c[big]), mpq_abs(x, c[k]);
        big = mpq_cmp(x, length) > 0 ? k : big;
    }
    /* the power of two that brings the greatest one between 1 and 2 */
    mpq_abs(length, c[big]);
    mpq_set_ui(x, 2, 1);
    mpq_t factor;
    mpq_init(factor);
    mpq_set_ui(factor, 1, 1);
    while (mpq_cmp(length, x) >= 0)
        mpq_div(length, length, x), mpq_div(factor, factor, x);
    while (mpq_cmp_ui(length, 1, 1) < 0)
        mpq_mul(length, length, x), mpq_mul(factor, factor, x);
    bool good = true;
    for (int k = 0; k < 3; k++) {
        mpq_mul(x, c[k], factor);
        good &= near(((real *)&dir)[k], x, 1);
    }
    mpq_clears(length, x, factor, NULL);
    return good;
}

static Place m, n, c, w, foot;
static bool is_right(Ray got, const Plane *p, const Plane *q)
{
    static bool made;
    mpq_t d, e, square;
    mpq_inits(d, e, square, NULL);
    for (int k = 0; k < 3 && !made; k++)
        mpq_inits(m[k], n[k], c[k], w[k], foot[k], NULL);
    made = true;
    place_set(m, p->normal), place_set(n, q->normal);
    mpq_set_d(d, (double)p->d), mpq_set_d(e, (double)q->d);
    place_cross(c, m, n);
    const bool none_p = !mpq_sgn(m[0]) && !mpq_sgn(m[1]) && !mpq_sgn(m[2]);
    const bool none_q = !mpq_sgn(n[0]) && !mpq_sgn(n[1]) && !mpq_sgn(n[2]);
    bool parallel = !mpq_sgn(c[0]) && !mpq_sgn(c[1]) && !mpq_sgn(c[2]), same = true;
    for (int k = 0; k < 3; k++) {
        mpq_mul(w[k], e, m[k]);
        mpq_mul(square, d, n[k]);
        mpq_sub(w[k], w[k], square);
        same &= !mpq_sgn(w[k]);
    }
    bool good;
    if ((none_p && mpq_sgn(d)) || (none_q && mpq_sgn(e)) || (parallel && !same)) {
        good = is_nothing(got);
    } else if (parallel) { /* the foot on the one that is a plane */
        Place *of = none_p ? &n : &m;
        place_dot(square, *of, *of);
        good = got.t_min == -REAL_INF && got.t_max == REAL_INF && got.dir.x == 0 &&
               got.dir.y == 0 && got.dir.z == 0;
        for (int k = 0; k < 3; k++) {
            mpq_mul(foot[k], none_p ? e : d, (*of)[k]);
            mpq_neg(foot[k], foot[k]);
            if (mpq_sgn(square))
                mpq_div(foot[k], foot[k], square);
            good &= near(((real *)&got.origin)[k], foot[k], 3);
        }
    } else {
        place_cross(foot, w, c);
        place_dot(square, c, c);
        good = got.t_min == -REAL_INF && got.t_max == REAL_INF && is_along(got.dir, c);
        for (int k = 0; k < 3; k++) {
            mpq_div(foot[k], foot[k], square);
            good &= near(((real *)&got.origin)[k], foot[k], 3);
        }
    }
    mpq_clears(d, e, square, NULL);
    return good;
}

static void oracle(void **state)
{
    int lines = 0, same = 0;
    (void)state;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Plane p = i % 3 ? grid_plane() : any_plane();
        Plane q = i % 3 ? grid_plane() : any_plane();
        if (i % 4 == 0) /* the same, or nearly */
            q = scaled_plane(p, (real)any_int(1, 3)), q.normal.y = step(q.normal.y);
        if (i % 8 == 0)
            q.d = step(q.d);
        if (!finite3(q.normal) || !(real_abs(q.d) <= REAL_MAX))
            continue;
        const Ray line = X(meet_plane_plane)(&p, &q);
        lines += line.dir.x != 0 || line.dir.y != 0 || line.dir.z != 0;
        same += line.dir.x == 0 && line.dir.y == 0 && line.dir.z == 0 && line.t_min < line.t_max;
        check_sample(i, "the line", is_right(line, &p, &q), p, q);
    }
    printf("lines %d, planes %d; %.2f epsilon\n", lines, same, worst);
    check_share(lines, SAMPLES, 0.3, 0.95);
    check_share(same, SAMPLES, 0.02, 0.5);
}

TESTS_OF_ONE(meet_plane_plane)
