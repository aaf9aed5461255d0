/* tests/engine/convex.c - src/engine/convex.c, convex_depth.c: distance and depth of convex sets.
 */
#include "kit/judge_convex.h"
#include "kit/kit.h"
#include "kit/rational.h"

static const double tight = 1e-13;

static Affine box_at(double x, double y, double z, double half)
{
    Affine s = {.simple = OF_CUBE, .center = {x, y, z}};
    for (int k = 0; k < 3; k++)
        s.column[k][k] = half;
    set_vertices(&s);
    return s;
}
static Affine of_simple(Simple simple, double x, double y, double z)
{
    Affine s = box_at(x, y, z, 0.5);
    s.simple = simple;
    set_vertices(&s);
    return s;
}
static Affine rounded(Affine s, double radius)
{
    s.radius = radius;
    return s;
}

TEST_FUNCTION(cases)
{
    TABLE(table, Affine a, b; double gap; double normal[3];) = {
        {"boxes side by side", box_at(0, 0, 0, 0.25), box_at(1, 0, 0, 0.25), 0.5, {1, 0, 0}},
        {"boxes that touch", box_at(0, 0, 0, 0.5), box_at(1, 0, 0, 0.5), 0, {1, 0, 0}},
        {"boxes, a quarter deep", box_at(0, 0, 0, 0.5), box_at(0, 0.75, 0, 0.5), -0.25, {0, 1, 0}},
        {"a box in the middle",
         box_at(0, 0, 0, 0.5),
         box_at(0, 0, 0.0625, 0.25),
         -0.6875,
         {0, 0, 1}},
        {"points", of_simple(OF_POINT, 0, 0, 0), of_simple(OF_POINT, 0, 0, 2), 2, {0, 0, 1}},
        {"balls by radius",
         rounded(of_simple(OF_POINT, 0, 0, 0), 0.5),
         rounded(of_simple(OF_POINT, 0, 2, 0), 0.25),
         1.25,
         {0, 1, 0}},
        {"such balls, deep",
         rounded(of_simple(OF_POINT, 0, 0, 0), 1.5),
         rounded(of_simple(OF_POINT, 0, 2, 0), 1),
         -0.5,
         {0, 1, 0}},
        {"balls by support",
         of_simple(OF_BALL, 0, 0, 0),
         of_simple(OF_BALL, 0, 0, 3),
         2,
         {0, 0, 1}},
        {"cylinders end to end",
         of_simple(OF_CYLINDER, 0, 0, 0),
         of_simple(OF_CYLINDER, 0.125, 0, 1.25),
         0.25,
         {0, 0, 1}},
        {"a cone's tip in a box",
         of_simple(OF_CONE, 0, 0, 0),
         box_at(0, 0, 1, 0.625),
         -0.125,
         {0, 0, 1}},
        {"a disc on a ball",
         of_simple(OF_DISC, 0, 0, 0.5),
         of_simple(OF_BALL, 0, 0, 0),
         0,
         {0, 0, -1}},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Convex a = convex_of(&table[i].a), b = convex_of(&table[i].b);
        const ConvexContact c = isect_convex_contact(&a, &b, tight, NULL);
        check(table[i].name, cmp(fabs(c.gap_high - table[i].gap), <=, 1e-12));
        check(table[i].name, cmp(fabs(c.gap_low - table[i].gap), <=, 1e-12));
        check(table[i].name, cmp(dot_d(c.normal, table[i].normal), >=, 1 - 1e-12));
        for (int k = 0; k < 3; k++)
            check(table[i].name, cmp(fabs(c.b[k] - c.a[k] - c.gap_high * c.normal[k]), <=, 1e-12));
        check(table[i].name, isect_convex_overlap(&a, &b, NULL, NULL) == (table[i].gap <= 0));
    }
}

/* Thin as a thousandth, and the same twice: the tetrahedron around the origin is thin as well, and
 * its weights have few digits. */
TEST_FUNCTION(thin)
{
    static const Affine cylinder = {.simple = OF_CYLINDER,
                                    .center = {0.75, -0.25, 0.75},
                                    .column = {{0, 0x1.0624dep-12, -0x1.0624dep-11},
                                               {0.25, -0.25, 0.25},
                                               {0x1.0624dep-11, -0x1.0624dep-11, 0}}};
    const Convex one = convex_of(&cylinder), two = convex_of(&cylinder);
    ConvexDistance proof;
    check("they meet", isect_convex_overlap(&one, &two, NULL, &proof));
    check("in this point",
          cmp(distance_of(proof.core_a, proof.core_b), <=, 64 * rounding_of(&cylinder, &cylinder)));
}

/* An ellipsoid that is all but a ball, twice: nearly all directions are as short, so that no steps
 * prove the best. The depth does not change in first order where it is least, nor do heights of a
 * round set beside a point: 1e-9 is some 3e-5 of the size, squared. */
TEST_FUNCTION(nearly_balls)
{
    static const double axis[3][3] = {{1, 4, 8}, {8, -4, 1}, {-4, -7, 4}}; /* of the length 9 */
    static const double half[3] = {0.4358, 0.4511, 0.4367};
    Affine ball = {.simple = OF_BALL, .center = {-0.9, 0.2, -0.75}};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            ball.column[i][k] = 2 * half[i] * axis[i][k] / 9;
    const Convex one = convex_of(&ball), two = convex_of(&ball);
    const ConvexContact c = isect_convex_contact(&one, &two, 1e-12, NULL);
    check("as deep as it is thin", cmp(fabs(c.gap + 4 * half[0]), <=, 1e-9));
    for (int k = 0; k < 3; k++)
        check("b - a is gap * normal", cmp(fabs(c.b[k] - c.a[k] - c.gap * c.normal[k]), <=, 1e-9));
}

/* Two vertices of a flat hull that are an ulp apart: with the one or the other the nearest point of
 * the simplex is as near, but in one case along a direction that is 1e-8 off. */
TEST_FUNCTION(twin_vertices)
{
    static const Affine segment = {
        .simple = OF_POINTS,
        .count = 2,
        .vertex = {{0, 0, 0}, {0, -0x1.0000005697fe8p-2, -0x1.00000056af83cp-2}}};
    static const Affine hull = {
        .simple = OF_POINTS,
        .count = 5,
        .vertex = {{0x1.0000000000001p-2, -0x1.5a5ff9e5d6e81p-28, -0x1.8738b84157074p-30},
                   {0x1p-2, -0x1.5a5ffa05d6e81p-28, -0x1.5abe0ec7a40c3p-28},
                   {0, -0x1.45edf2fd7f298p-31, -0x1.00000056af83cp-2},
                   {0x1.0000004874e03p-2, -0x1.5a5ffa05d6e81p-28, -0x1.00000056af83cp-2},
                   {0x1p-1, -0x1.e4dffa52ae8cp-31, -0x1.5abe0ed54d2ebp-28}}};
    const Convex one = convex_of(&segment), two = convex_of(&hull);
    ConvexCache cache = {0};
    isect_convex_overlap(&one, &two, &cache, NULL);
    const ConvexContact c = isect_convex_contact(&one, &two, 1e-15, &cache);
    const double along = (double)gap_along(&segment, &hull, c.normal);
    check("so far apart along the normal",
          cmp(fabs(along - c.gap), <=, 64 * rounding_of(&segment, &hull)));
}

static void fail_of(const char *what, const Affine *a, const Affine *b)
{
    print_affine("a", a), print_affine("b", b);
    check(what, false);
}

/* Every bound is true, and they meet. */
TEST_FUNCTION(bounds)
{
    static ConvexJudged judged;
    const int count = soak(8000);
    for (int i = 0; i < count; i++) {
        Affine one, two;
        draw_two(&one, &two);
        const Convex a = convex_of(&one), b = convex_of(&two);
        const ConvexDistance d = isect_convex_distance(&a, &b, 1e-12, INFINITY, NULL);
        count_answer(&judged, &one, &two, &d, 1e-12);
        if (!bounds_hold(&one, &two, &d))
            fail_of("bounds of the distance", &one, &two);
        ConvexDistance proof;
        const bool overlap = isect_convex_overlap(&a, &b, NULL, &proof);
        if (!decision_holds(&one, &two, overlap, &proof))
            fail_of("proof of the decision", &one, &two);
        if (overlap == d.apart && (d.sure && proof.sure))
            fail_of("distance and overlap agree", &one, &two);
    }
    check_share(judged.apart, judged.asked, 0.2, 0.8);
    check_share(judged.meets, judged.asked, 0.1, 0.8);
    check_share(judged.open, judged.asked, 0, 0);
}

/* The search begins where the last one ended: the same answer, sooner. */
TEST_FUNCTION(caches)
{
    long cold = 0, warm = 0;
    for (int i = 0; i < soak(5000); i++) {
        Affine one, two;
        draw_affine(&one, (Simple)any_int(OF_TETRAHEDRON, OF_POINTS));
        draw_affine(&two, (Simple)any_int(OF_TETRAHEDRON, OF_POINTS));
        const Convex a = convex_of(&one);
        Convex b = convex_of(&two);
        ConvexCache cache = {0};
        cold += isect_convex_distance(&a, &b, 1e-9, INFINITY, &cache).iterations;
        const double by[3] = {1e-3 * (double)any_real(-1, 1), 1e-3 * (double)any_real(-1, 1), 0};
        move_affine(&two, by);
        b = convex_of(&two);
        const ConvexDistance fresh = isect_convex_distance(&a, &b, 1e-9, INFINITY, NULL);
        const ConvexDistance d = isect_convex_distance(&a, &b, 1e-9, INFINITY, &cache);
        warm += d.iterations;
        if (!bounds_hold(&one, &two, &d))
            fail_of("bounds with a cache", &one, &two);
        if (fabs(d.core_high - fresh.core_high) >
            1e-8 * fresh.core_high + 1024 * rounding_of(&one, &two))
            fail_of("the same distance with a cache", &one, &two);
    }
    check("a cache saves half of the steps", cmp(2 * warm, <, cold));
}

/* ---- without rounding ---- */

enum { MOST_DIFFERENCES = 36 };
typedef struct Cloud {
    Place w[MOST_DIFFERENCES];
    int count, used;
} Cloud;

static Place place_of(const double v[3])
{
    return (Place){{q(v[0]), q(v[1]), q(v[2])}};
}
static void differences(Cloud *c, const Affine *a, const Affine *b)
{
    rational_begin();
    c->count = 0;
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < b->count; j++)
            c->w[c->count++] = place_minus(place_of(a->vertex[i]), place_of(b->vertex[j]));
    c->used = rationals.used;
}
/* How many are above the plane through p, and below? */
static void count_sides(const Cloud *c, Place n, Place p, int *above, int *below)
{
    const int used = rationals.used;
    *above = *below = 0;
    for (int i = 0; i < c->count; i++) {
        const int side = mpq_sgn(place_dot(n, place_minus(c->w[i], p)));
        *above += side > 0, *below += side < 0;
        rational_keep(used);
    }
}
/* The origin projects into the triangle: the square of its distance; else -1. */
static double square_to_face(Place p, Place q_, Place r)
{
    const Place u = place_minus(q_, p), v = place_minus(r, p), n = place_cross(u, v);
    const Rational n2 = place_dot(n, n), side = place_dot(n, p);
    if (!mpq_sgn(n2))
        return -1;
    const Rational s = place_dot(place_cross(v, p), n), t = place_dot(place_cross(p, u), n);
    if (mpq_sgn(s) < 0 || mpq_sgn(t) < 0 || q_less(n2, q_plus(s, t)))
        return -1;
    return mpq_get_d(q_over(q_by(side, side), n2));
}
static double square_to_edge(Place p, Place r)
{
    const Place e = place_minus(r, p);
    const Rational e2 = place_dot(e, e), t = q_negative(place_dot(p, e));
    if (!mpq_sgn(e2) || mpq_sgn(t) < 0 || q_less(e2, t))
        return -1;
    const Place v = place_plus(p, place_times(q_over(t, e2), e));
    return mpq_get_d(place_dot(v, v));
}
static void take_less(double *best, double x)
{
    if (x >= 0 && x < *best)
        *best = x;
}
/* The signed distance of the origin from the hull of the differences: > 0 outside, else minus
 * the depth. */
static double true_gap(const Cloud *c)
{
    double nearest = INFINITY, depth = INFINITY;
    bool outside = false;
    for (int i = 0; i < c->count; i++) {
        take_less(&nearest, mpq_get_d(place_dot(c->w[i], c->w[i])));
        for (int j = 0; j < i; j++) {
            take_less(&nearest, square_to_edge(c->w[i], c->w[j]));
            for (int k = 0; k < j; k++) {
                int above, below;
                const Place p = c->w[i];
                const Place n = place_cross(place_minus(c->w[j], p), place_minus(c->w[k], p));
                take_less(&nearest, square_to_face(p, c->w[j], c->w[k]));
                count_sides(c, n, p, &above, &below);
                if (!place_zero(n) && !(above && below)) {
                    const Rational h = place_dot(n, p), n2 = place_dot(n, n);
                    take_less(&depth, mpq_get_d(q_over(q_by(h, h), n2)));
                    const int side = mpq_sgn(h);
                    outside |= (above == 0 && side < 0) || (below == 0 && side > 0);
                }
                rational_keep(c->used);
            }
        }
    }
    return outside || depth == INFINITY ? sqrt(nearest) : -sqrt(depth);
}

static void draw_small(Affine *a, Affine *b)
{
    static const Simple small[] = {OF_SEGMENT, OF_TRIANGLE, OF_TETRAHEDRON, OF_OCTAHEDRON};
    do {
        draw_affine(a, small[any_int(0, 3)]);
        draw_affine(b, small[any_int(0, 3)]);
    } while (a->count * b->count > MOST_DIFFERENCES || a->count * b->count < 6);
    const int how = any_int(0, 2); /* a vertex in common; in the middle of an edge; anywhere */
    for (int i = 0; i < 3; i++) {
        const double middle = (a->vertex[0][i] + a->vertex[1][i]) / 2;
        const double by = how == 0 ? a->vertex[0][i] - b->vertex[0][i] : middle - b->center[i];
        for (int v = 0; v < b->count && how < 2; v++)
            b->vertex[v][i] += by;
    }
    a->radius = b->radius = 0;
}
/* The exact distance and depth of small polytopes: between the bounds, always. These need not meet:
 * facets of a needle are thinner than the rounding of their corners, so that normals have few
 * digits. Some depths are open, then, by no more than contacts say that they are off. */
TEST_FUNCTION(oracle)
{
    int apart = 0, deep = 0, open = 0;
    const int count = soak(100);
    for (int i = 0; i < count; i++) {
        Affine one, two;
        Cloud cloud;
        draw_small(&one, &two);
        differences(&cloud, &one, &two);
        const Convex a = convex_of(&one), b = convex_of(&two);
        const double rounding = rounding_of(&one, &two), least = 64 * rounding;
        const double want = true_gap(&cloud), off = 1e-12 * fabs(want) + least;
        const ConvexContact c = isect_convex_contact(&a, &b, 1e-12, NULL);
        apart += want > 0, deep += want < 0;
        const bool wide = c.gap_high - c.gap_low > off;
        open += wide;
        if (!(c.gap_low <= want + off && c.gap_high >= want - off) ||
            (wide && (c.apart || c.gap_high - c.gap_low > 1e-9 * rounding / DBL_EPSILON))) {
            print_message("want %.17g, low %.17g, high %.17g\n", want, c.gap_low, c.gap_high);
            fail_of("the gap", &one, &two);
        }
        if (want > least)
            check("apart", c.apart && !isect_convex_overlap(&a, &b, NULL, NULL));
        if (want < -least)
            check("deep", !c.apart && isect_convex_overlap(&a, &b, NULL, NULL));
    }
    check_share(apart, count, 0.1, 0.9);
    check_share(deep, count, 0.05, 0.9);
    check_share(open, count, 0, 0.005);
    print_message("%d of %d depths are open\n", open, deep);
}

/* The depth of all sets: moved along the normal they are apart, and moved by less along any other
 * direction they are not. */
TEST_FUNCTION(depths)
{
    long overlaps = 0, wide = 0;
    const int count = soak(5000);
    for (int i = 0; i < count; i++) {
        Affine one, two;
        draw_two(&one, &two);
        const Convex a = convex_of(&one), b = convex_of(&two);
        if (isect_convex_distance(&a, &b, 1e-9, 0, NULL).core_low > 0)
            continue;
        const double rounding = rounding_of(&one, &two), radii = one.radius + two.radius;
        const ConvexDepth d = isect_convex_depth(&a, &b, 1e-6);
        const double core_low = d.depth_low - radii, core_high = d.depth_high - radii;
        overlaps++;
        const bool open = d.depth_high - d.depth_low > 1e-6 * core_high + 256 * rounding;
        wide += open;
        if (!no_nan(&d.depth_low, 11) || d.iterations > 2 * CONVEX_DEPTH_STEPS ||
            !(core_low <= core_high) || fabs(dot_d(d.normal, d.normal) - 1) > 8 * DBL_EPSILON ||
            -gap_along(&one, &two, d.normal) > (long double)(core_high + 16 * rounding))
            fail_of("bounds of the depth", &one, &two);
        for (int k = 0; k < 20; k++) {
            const double n[3] = {(double)any_int(-9, 9), (double)any_int(-9, 9),
                                 (double)any_int(-9, 9)};
            if (dot_d(n, n) > 0 &&
                -gap_along(&one, &two, n) < (long double)(core_low - 16 * rounding))
                fail_of("the depth is no less", &one, &two);
        }
        for (int k = 0; k < 3; k++)
            if (!open && fabs(d.a[k] - d.b[k] - d.depth_high * d.normal[k]) >
                             1e-6 * d.depth_high + 4096 * rounding)
                fail_of("points and depth", &one, &two);
    }
    check_share(overlaps, count, 0.2, 0.8);
    check_share(wide, overlaps, 0, 0.005);
}

/* ---- what is no set ---- */

static void liar(const void *shape, const double d[3], double point[3], uint32_t *feature)
{
    static const double said[] = {0, 1, -1, 1e-300, 1e300, NAN, INFINITY, -INFINITY, 5e-324};
    const int how = *(const int *)shape;
    for (int i = 0; i < 3; i++)
        point[i] = how == 0   ? said[any_int(0, (int)COUNT(said) - 1)]
                   : how == 1 ? -d[i]
                   : how == 2 ? d[i] * 1e200
                   : how == 3 ? (double)any_real(-1, 1)
                              : said[any_int(3, 4)] * d[i];
    *feature = (uint32_t)any_int(-1, 5);
}
TEST_FUNCTION(lies)
{
    for (int i = 0; i < soak(3000); i++) {
        const int how_a = any_int(0, 4), how_b = any_int(0, 4);
        const double radius[] = {0, 1, NAN, INFINITY, -1};
        const Convex a = {.support = liar, .shape = &how_a, .radius = radius[any_int(0, 4)]};
        const Convex b = {.support = liar,
                          .shape = &how_b,
                          .radius = radius[any_int(0, 4)],
                          .center = {NAN, INFINITY, 1},
                          .support_error = any_int(0, 1) ? NAN : 0};
        ConvexCache cache = {.count = (uint32_t)any_int(0, 9), .direction = {NAN, 1, INFINITY}};
        const ConvexDistance d = isect_convex_distance(&a, &b, 1e-12, INFINITY, &cache);
        check("a distance of liars",
              no_nan(&d.distance_low, 4) && no_nan(d.a, 15) && cmp(d.iterations, <=, CONVEX_STEPS));
        isect_convex_overlap(&a, &b, &cache, NULL);
        const ConvexContact c = isect_convex_contact(&a, &b, NAN, &cache);
        check("a contact of liars",
              no_nan(&c.gap_low, 11) &&
                  cmp(c.iterations, <=, CONVEX_STEPS + 2 * CONVEX_DEPTH_STEPS));
    }
}

TESTS_IN(engine_convex, cmocka_unit_test(cases), cmocka_unit_test(thin),
         cmocka_unit_test(nearly_balls), cmocka_unit_test(twin_vertices), cmocka_unit_test(bounds),
         cmocka_unit_test(caches), cmocka_unit_test(oracle), cmocka_unit_test(depths),
         cmocka_unit_test(lies))
