/* tests/closest/point_polygon.c - isect_closest_point_polygon. */
#include "kit/nearest.h"

#include HEADER(overlap)

#define SAMPLES soak(6000)

enum { MOST = 9 };

static Nearest ask(Vec3 p, const Vec3 *corner, size_t count, isect_rule rule)
{
    const X(polygon) polygon = {corner, count};
    return X(closest_point_polygon)(&p, &polygon, rule);
}

static void near_and_far(void)
{
    static const Vec3 square[] = {{0, 0, 2}, {4, 0, 2}, {4, 4, 2}, {0, 4, 2}};
    static const Vec3 nook[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {2, 1, 0}, {0, 4, 0}};
    const real most = REAL_MAX;
    const Vec3 high = {1, 2, most}, low_face[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const Nearest far_off = ask(high, square, 4, ISECT_NONZERO);
    check("far above it", cmp(far_off.distance2, ==, most));
    check("there no float is lost beside the other in double",
          ISECT_DOUBLE || same_point(far_off.b, (Vec3){1, 2, 2}));
    const real third = R(1.0) / 3;
    const Nearest at_face = ask((Vec3){third, third, third}, low_face, 3, ISECT_NONZERO);
    check("beside it by the rounding of a third", separate(at_face));
    const Vec3 huge[] = {{-most, -most, 0}, {most, -most, 0}, {0, most, 0}};
    check("distances out of range",
          cmp(ask((Vec3){0, 0, most}, huge, 3, ISECT_NONZERO).distance2, ==, most));
    check("in a huge one", cmp(ask((Vec3){5, 0, 0}, huge, 3, ISECT_NONZERO).distance2, ==, 0));
    const Vec3 crossed[] = {{-21, 0, 3}, {-12, -1, 1}, {24, -5, 0},
                            {6, -3, 2},  {-30, 1, -2}, {-12, -1, 2}};
    const Vec3 by_corner = {-12, -1, 1 - REAL_EPSILON / 2};
    check("in its plane, by an ulp within the border",
          overlapping(ask(by_corner, crossed, 6, ISECT_NONZERO)));
    const Vec3 low = {1, 2, 2 + 256 * REAL_EPSILON};
    check("a little above", cmp(ask(low, square, 4, ISECT_NONZERO).distance2, >, 0));
    const Vec3 least = {1, 2, REAL_LEAST};
    check("the least height counts as none, or is the least",
          cmp(ask(least, nook, 5, ISECT_NONZERO).distance2, <=, REAL_LEAST));
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    static const Vec3 square[] = {{0, 0, 2}, {4, 0, 2}, {4, 4, 2}, {0, 4, 2}};
    static const Vec3 nook[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {2, 1, 0}, {0, 4, 0}};
    static const Vec3 twice[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0},
                                 {0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0}};
    static const Vec3 star[] = {{0, 3, 0}, {2, -3, 0}, {-3, 1, 0}, {3, 1, 0}, {-2, -3, 0}};
    TABLE(table, const Vec3 *corner; size_t count; Vec3 p, b; real distance2;) = {
        {"above it", square, 4, {1, 2, 5}, {1, 2, 2}, 9},
        {"below it", square, 4, {3, 1, -1}, {3, 1, 2}, 9},
        {"on it", square, 4, {1, 2, 2}, {1, 2, 2}, 0},
        {"on its border", square, 4, {4, 1, 2}, {4, 1, 2}, 0},
        {"beside it", square, 4, {7, 1, 2}, {4, 1, 2}, 9},
        {"above, and beside it", square, 4, {7, 1, 6}, {4, 1, 2}, 25},
        {"at a corner", square, 4, {7, 8, 2}, {4, 4, 2}, 25},
        {"in the nook", nook, 5, {3, 3, 0}, {R(42.0) / 13, R(37.0) / 13, 0}, R(1.0) / 13},
        {"above the nook", nook, 5, {2, R(0.5), 3}, {2, R(0.5), 0}, 9},
        {"a star, in a tip", star, 5, {0, 2, 7}, {0, 2, 0}, 49},
        {"a point", square, 1, {3, 0, 6}, {0, 0, 2}, 25},
        {"a segment", square, 2, {1, 3, 2}, {1, 0, 2}, 9},
        {"a segment, turned back", nook, 2, {1, 3, 0}, {1, 0, 0}, 9},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].p, table[i].corner, table[i].count, ISECT_EVEN_ODD);
        const Vec3 off = sub(got.b, table[i].b);
        check(table[i].name, same_point(got.a, table[i].p));
        check(table[i].name, cmp(dot(off, off), <=, 64 * REAL_EPSILON * REAL_EPSILON));
        check(table[i].name, cmp(real_abs(got.distance2 - table[i].distance2), <=,
                                 32 * REAL_EPSILON * table[i].distance2));
        check(table[i].name, cmp((got.distance2 == 0), ==, overlapping(got)));
    }
    const Vec3 above = {1, 2, 3};
    check("twice round is inside", cmp(ask(above, twice, 8, ISECT_NONZERO).distance2, ==, 9));
    check("or outside", cmp(ask(above, twice, 8, ISECT_EVEN_ODD).distance2, ==, 10));
    for (int turn = 0; turn < 3; turn++) { /* upright along each axis in turn */
        Vec3 turned[4];
        real p[3] = {0}, *x;
        p[turn] = 1, p[(turn + 1) % 3] = 3, p[(turn + 2) % 3] = 7;
        for (int k = 0; k < 4; k++) {
            x = (real *)&turned[k];
            x[turn] = square[k].x, x[(turn + 1) % 3] = square[k].y, x[(turn + 2) % 3] = square[k].z;
        }
        check("upright",
              cmp(ask((Vec3){p[0], p[1], p[2]}, turned, 4, ISECT_NONZERO).distance2, ==, 25));
    }
    near_and_far();
}

/* A polygon, flat up to rounding or bent, near or far, or with nasty numbers; and a point. */
static size_t some_question(Vec3 *p, Vec3 *corner, int i)
{
    const size_t count = (size_t)any_int(1, MOST);
    const Vec3 center = times(scaled(1, any_int(-2, 8)), any_vec3()), u = any_vec3(),
               v = any_vec3();
    const Vec3 up = cross(u, v);
    const real bend = i % 4 == 1 ? R(0.25) : 0;
    new_kind();
    for (size_t k = 0; k < count; k++) {
        const real x = any_real(-1, 1), y = any_real(-1, 1);
        corner[k] = mad(mad(mad(center, x, u), y, v), bend * any_real(-1, 1), up);
        if (i % 4 == 0)
            corner[k] = odd_vec3();
        if (k > 0 && any_int(0, 9) == 0)
            corner[k] = corner[k - 1];
    }
    const real x = any_real(R(-0.7), R(0.7)), y = any_real(R(-0.7), R(0.7));
    const real height = any_int(0, 3) ? any_real(-1, 1) * scaled(1, -any_int(0, 20)) : 0;
    *p = i % 4 ? mad(mad(mad(center, x, u), y, v), height, up) : odd_vec3();
    for (size_t k = 0; k < count && i % 4 == 2; k++)
        corner[k].z = center.z;
    if (i % 8 == 2)
        p->z = center.z;
    if (i % 16 == 3)
        *p = mad(corner[0], any_real(0, 1), sub(corner[count - 1], corner[0]));
    return count;
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int on = 0, face = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p, corner[MOST], back[MOST];
        const size_t count = some_question(&p, corner, i);
        const isect_rule rule = i % 2 ? ISECT_NONZERO : ISECT_EVEN_ODD;
        const Nearest got = ask(p, corner, count, rule);
        real border = REAL_INF;
        for (size_t k = 0; k < count; k++) {
            const Segment edge = {corner[k], corner[(k + 1) % count]};
            const real distance2 = X(closest_point_segment)(&p, &edge).distance2;
            border = num_min(border, distance2);
            back[count - 1 - k] = corner[k];
        }
        check_sample(i, "of it, or apart", overlapping(got) || separate(got), p, got);
        const X(polygon) polygon = {corner, count};
        const bool yes = X(overlap_point_polygon)(&p, &polygon, rule);
        check_sample(i, "on it exactly where overlap is true", overlapping(got) == yes, p, got);
        check_sample(i, "a is the point", same_point(got.a, p), p, got);
        check_sample(i, "no farther than its border", cmp(got.distance2, <=, border), p, got);
        check_sample(i, "a point of the border is of it", border > 0 || overlapping(got), p, got);
        const Nearest other = ask(p, back, count, rule);
        check_sample(i, "the other way round",
                     count < 3 ? other.distance2 == got.distance2
                               : i % 4 || (other.distance2 >= 0 && other.distance2 < REAL_INF),
                     p, got);
        on += overlapping(got), face += got.distance2 < border;
    }
    check_share(on, SAMPLES, 0.02, 0.6);
    check_share(face, SAMPLES, 0.1, 0.8);
}

/* 3. Oracle: the definition without rounding. */
typedef struct Truth {
    Big border, face;  /* distances */
    bool inside, sure; /* of the foot; sure: it is not within rounding of the border seen, and there
                        * is one axis along which it is seen */
    double share;      /* of twice the area in the products of sides */
} Truth;

static Big part(Big3 p, int k)
{
    return k == 0 ? p.x : k == 1 ? p.y : p.z;
}
static Big3 seen(Big3 p, int axis)
{
    return (Big3){part(p, (axis + 1) % 3), part(p, (axis + 2) % 3), big(0)};
}
static Truth truth_of(Vec3 point, const Vec3 *corner, size_t count, isect_rule rule)
{
    const Big3 p = big3(point), first = big3(corner[0]);
    Big3 n = {big(0), big(0), big(0)}, sum = n;
    Big products = big(0);
    Truth truth = {true_distance(p, first), big(0), false, true, 0};
    for (size_t k = 0; k < count; k++) {
        const Big3 a = big3(corner[k]), b = big3(corner[(k + 1) % count]);
        const Big3 u = minus3(a, first), v = minus3(b, first);
        const Big distance = true_distance(p, true_foot(p, a, b));
        truth.border = less(distance, truth.border) ? distance : truth.border;
        n = plus3(n, cross3(u, v)), sum = plus3(sum, u);
        products = plus(products, by(length(u), length(v)));
    }
    truth.share = quotient(length(n), products);
    if (!(truth.share > 0))
        return truth;
    const Big3 mean = plus3(first, by3(over(big(1), big((double)count)), sum));
    const Big along = over(dot3(minus3(p, mean), n), dot3(n, n));
    const Big3 foot = minus3(p, by3(along, n));
    truth.face = length(by3(along, n));
    const int axis = !less(size(n.z), size(n.x)) && !less(size(n.z), size(n.y)) ? 2
                     : !less(size(n.y), size(n.x))                              ? 1
                                                                                : 0;
    const Big3 f = seen(foot, axis), others = seen(n, axis);
    const Big second = larger(size(others.x), size(others.y));
    Big near = big((double)REAL_MAX), largest = larger(larger(size(p.x), size(p.y)), size(p.z));
    int turns = 0;
    for (size_t k = 0; k < count; k++) {
        const Big3 a = seen(big3(corner[k]), axis), b = seen(big3(corner[(k + 1) % count]), axis);
        const bool below = !less(f.y, a.y), after = !less(f.y, b.y);
        const Big distance = true_distance(f, true_foot(f, a, b));
        const int side =
            sign(minus(by(minus(b.x, a.x), minus(f.y, a.y)), by(minus(b.y, a.y), minus(f.x, a.x))));
        turns += below && !after && side > 0 ? 1 : !below && after && side < 0 ? -1 : 0;
        near = less(distance, near) ? distance : near;
        largest = larger(largest, larger(size(a.x), size(a.y)));
    }
    truth.inside = rule == ISECT_EVEN_ODD ? turns % 2 != 0 : turns != 0;
    truth.sure = less(by(big(16 * (double)REAL_EPSILON / truth.share), largest), near) &&
                 less(second, by(big(1 - 1e-6), size(part(n, axis))));
    return truth;
}
static double off_best(const Truth *truth, bool inside, Nearest got, Big reach)
{
    const bool face = inside && less(truth->face, truth->border);
    return off_distance(face ? truth->face : truth->border, got.distance2, reach);
}
TEST_FUNCTION(oracle)
{
    double worst = 0;
    int asked = 0, inside = 0, unsure = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p, corner[MOST];
        const isect_rule rule = i % 2 ? ISECT_NONZERO : ISECT_EVEN_ODD;
        const size_t count = some_question(&p, corner, i);
        Vec3 numbers[MOST + 1];
        memcpy(numbers, corner, sizeof corner), numbers[count] = p;
        if (lost_beside(numbers, (int)count + 1))
            continue;
        begin();
        const Nearest got = ask(p, corner, count, rule);
        const Truth truth = truth_of(p, corner, count, rule);
        Big reach = true_distance(big3(p), big3(corner[0])), most = big(0);
        for (size_t k = 0; k < count; k++) {
            reach = larger(reach, true_distance(big3(corner[k]), big3(corner[0])));
            for (int c = 0; c < 3; c++)
                most = larger(most, larger(size(part(big3(corner[k]), c)), size(part(big3(p), c))));
        }
        const double rough = 8 * (double)count * 0x1p-52 / (double)REAL_EPSILON;
        const double bound = 4 + rough / fmax(truth.share, 1e-30) + 2 * quotient(most, reach);
        double off = off_best(&truth, truth.inside, got, reach) / bound;
        if (!truth.sure || rough / truth.share > 0.01 / (double)REAL_EPSILON)
            off = fmin(off, off_best(&truth, !truth.inside, got, reach) / bound), unsure++;
        asked++, inside += truth.inside, worst = fmax(worst, off);
        check_sample(i, "the accuracy promised in the header", cmp(off, <=, 1), p, got);
    }
    printf("%d asked, %d feet inside, %d unsure; within %.2f of the bound\n", asked, inside, unsure,
           worst);
    check_share(inside, asked, 0.1, 0.8);
    check_share(unsure, asked, 0, 0.5);
}

TESTS_OF_ONE(closest_point_polygon)
