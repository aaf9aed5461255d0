/* tests/engine/contact_steps.c - how many points of both sets a contact of curved shapes takes, and
 * how much its bounds leave open.
 *
 * A time is that of the machine; the number of points is not. */
#include "engine/shape.h"
#include "kit/kit.h"
#include "kit/random.h"

#include HEADER(any)

/* In 490 000 contacts the most points of both sets were 944, the mean 101. */
enum { MOST_POINTS = 1200, MEAN_POINTS = 150 };
#define OPEN 0x1p-20 /* of the depth: twice PROVED of engine/convex_depth.c, and rounding */

/* A set that counts its points. */
typedef struct Counted {
    Convex of;
    long points;
} Counted;

static void counted_support(const void *shape, const double direction[3], double point[3],
                            uint32_t *feature)
{
    Counted *set = (Counted *)shape;
    set->points++;
    set->of.support(set->of.shape, direction, point, feature);
}
static void counted_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Counted *set = shape;
    set->of.vertex(set->of.shape, feature, point);
}
static void counted_piece(const void *shape, uint32_t feature, const double direction[3],
                          double point[3])
{
    Counted *set = (Counted *)shape;
    set->points++;
    set->of.piece(set->of.shape, feature, direction, point);
}
static ConvexSymmetry counted_symmetry(const void *shape, double axis[3], double *askew)
{
    const Counted *set = shape;
    return set->of.symmetry(set->of.shape, axis, askew);
}
static Convex counting(Counted *set)
{
    Convex convex = set->of;
    convex.shape = set, convex.support = counted_support, convex.symmetry = counted_symmetry;
    convex.vertex = convex.vertex ? counted_vertex : NULL;
    convex.piece = convex.piece ? counted_piece : NULL;
    return convex;
}

typedef union Solid {
    Cone cone;
    Cylinder cylinder;
    Disc disc;
    Roundcone roundcone;
    Ellipsoid ellipsoid;
    Capsule capsule;
    Tetrahedron tetrahedron;
} Solid;

/* About a unit large; `near` is how far the middle is from 0. */
static X(any) draw_solid(int which, real near, Solid *solid)
{
    const Vec3 zero = {0, 0, 0}, c = mad(zero, near * any_real(0, 1), any_unit()),
               p = mad(c, R(0.5), any_unit()), q = mad(c, R(0.5), any_unit());
    const real r = any_real(R(0.05), 1), r2 = any_real(R(0.05), 1);
    switch (which) {
    case 0:
        solid->cone = (Cone){p, q, r};
        return X(any_cone)(&solid->cone);
    case 1:
        solid->cylinder = (Cylinder){p, q, r};
        return X(any_cylinder)(&solid->cylinder);
    case 2:
        solid->disc = (Disc){c, any_unit(), r};
        return X(any_disc)(&solid->disc);
    case 3:
        solid->roundcone = (Roundcone){p, q, r, r2};
        return X(any_roundcone)(&solid->roundcone);
    case 4:
        solid->ellipsoid = (Ellipsoid){.center = c, .radius = {r, r2, any_real(R(0.05), 1)}};
        any_frame(solid->ellipsoid.axis);
        return X(any_ellipsoid)(&solid->ellipsoid);
    case 5:
        solid->capsule = (Capsule){p, q, r};
        return X(any_capsule)(&solid->capsule);
    default:
        solid->tetrahedron = (Tetrahedron){p, q, mad(c, 1, any_unit()), mad(c, 1, any_unit())};
        return X(any_tetrahedron)(&solid->tetrahedron);
    }
}

typedef struct Tally {
    long points, most, deep, open;
} Tally;

static void count_contact(X(any) first, X(any) second, Tally *tally)
{
    static Body a, b;
    const BodySource of_a = source_of(first), of_b = source_of(second);
    check("they are bodies", isect_bodies(&a, &of_a, &b, &of_b));
    Counted counted_a = {.of = a.convex}, counted_b = {.of = b.convex};
    const Convex x = counting(&counted_a), y = counting(&counted_b);
    const ConvexContact c = isect_convex_contact(&x, &y, 0x1p-50, NULL);
    const long points = counted_a.points + counted_b.points;
    if (c.gap > 0)
        return;
    tally->deep++, tally->points += points;
    tally->most = points > tally->most ? points : tally->most;
    tally->open += c.gap_high - c.gap_low > OPEN * -c.gap_low + 0x1p-44;
    check("the bounds are in order", cmp(c.gap_low, <=, c.gap_high));
}

TEST_FUNCTION(cases)
{
    enum { SOLIDS = 7 };
    const int samples = soak(100);
    Tally anywhere = {0}, about_center = {0};
    for (int i = 0; i < SOLIDS * SOLIDS * samples; i++) {
        const int first = i % SOLIDS, second = i / SOLIDS % SOLIDS;
        Solid a, b;
        X(any) of_a = draw_solid(first, R(0.5), &a), of_b = draw_solid(second, R(0.5), &b);
        count_contact(of_a, of_b, &anywhere);
        of_a = draw_solid(first, R(1e-3), &a), of_b = draw_solid(second, R(1e-3), &b);
        count_contact(of_a, of_b, &about_center);
    }
    const Tally *of[] = {&anywhere, &about_center};
    for (int i = 0; i < 2; i++)
        printf("%s: %ld deep, %ld points in the mean, %ld at most, %ld open\n",
               i ? "about one place" : "anywhere", of[i]->deep, of[i]->points / of[i]->deep,
               of[i]->most, of[i]->open);
    check("the most points", cmp(anywhere.most, <=, MOST_POINTS));
    check("the most points", cmp(about_center.most, <=, MOST_POINTS));
    check("the mean", cmp(anywhere.points, <=, MEAN_POINTS * anywhere.deep));
    check("the mean", cmp(about_center.points, <=, MEAN_POINTS * about_center.deep));
    check_share(anywhere.deep, SOLIDS * SOLIDS * samples, 0.5, 1);
    check_share(about_center.deep, SOLIDS * SOLIDS * samples, 0.5, 1);
    check_share(anywhere.open, anywhere.deep, 0, 0.01);
    check_share(about_center.open, about_center.deep, 0, 0.03);
}

/* A best direction along the axis, within rounding, has no ring of others about it: their lengths
 * would be off by 4e-8, which floats do not show. */
TEST_FUNCTION(along_an_axis)
{
#if ISECT_DOUBLE
    const Roundcone cone = {{-0x1.8000000000001p+1, 3, -0x1.1ae75fab1c063p-41},
                            {-0x1.6a7ba85da7af2p-13, -0x1.fffffffffffffp-1, 0x1p-1074},
                            0x1.f5aa543c31387p+665,
                            0x1p-1074};
    const Lozenge lozenge = {
        {-0x1.4cf86b025b903p+38, -0x1.fb7e07a5841adp+435, 0x1.4ea98736b930ap+517},
        {0, 0, 0x1.42e865f1dd2e6p+148},
        {-0x1.fffffffffffffp+0, -0x1.8000000000001p+1, 0x1.0000000000001p+1},
        0x1.9a759955cd10ap+71};
#else
    const Roundcone cone = {{-3, 3, 0}, {0, -1, 0}, 0x1p60F, 0};
    const Lozenge lozenge = {{0, 0, 0x1p20F}, {0, 0, 1}, {-2, -3, 1}, 1};
#endif
    const X(contact) c = X(contact_any)(X(any_lozenge)(&lozenge), X(any_roundcone)(&cone));
    check("of length 1", cmp(real_abs(dot(c.normal, c.normal) - 1), <=, 8 * REAL_EPSILON));
}

TESTS_IN(engine_contact_steps, cmocka_unit_test(cases), cmocka_unit_test(along_an_axis))
