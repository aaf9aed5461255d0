/* tests/engine/contact.c - the rows of contact, of shapes that touch in one point, dip into each
 * other or are apart; and of shapes whose depth one sees, flat and round ones deep in each other.
 */
#include "kit/touching.h"

#include HEADER(any)

static bool about(real x, real y)
{
    return real_abs(x - y) <= 4096 * REAL_EPSILON;
}
static bool about3(Vec3 p, real x, real y, real z)
{
    return about(p.x, x) && about(p.y, y) && about(p.z, z);
}

TEST_FUNCTION(cases)
{
    int asked = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        AnyShape a, b;
        if (!is_of_engine(row, QUESTION_contact))
            continue;
        asked++;
        for (int k = 0; k < 2; k++) { /* apart, then touching */
            const real from = k ? 1 : R(1.5);
            place_both(row, from, &a, &b);
            const Contact contact = ask_row(row, &a, &b, ISECT_EVEN_ODD).contact;
            check(row->name, about(contact.gap, from - 1) && cmp((contact.gap <= 0), ==, (k == 1)));
            check(row->name, k || contact.normal.x > 1 - R(0x1p-20)); /* 1e-3 of an angle */
            check(row->name, about(contact.a.x, 1) && about(contact.b.x, from));
        }
    }
    check("there are such rows", cmp(asked, >, 0));
}

static const Vec3 ex = {1, 0, 0}, ey = {0, 1, 0}, ez = {0, 0, 1};

#define CHECK_DEPTH(name, call, want)                                                              \
    do {                                                                                           \
        const Contact contact = call;                                                              \
        const Vec3 n = contact.normal;                                                             \
        const real along = dot(sub(contact.b, contact.a), n);                                      \
        check(name, contact.gap <= 0 && about(contact.gap, -(want)));                              \
        check(name, about(dot(n, n), 1) && about(along, contact.gap));                             \
    } while (0)

static void flat_ones(void)
{
    const Triangle triangle = {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}};
    const Triangle across = {{R(0.5), R(0.5), -1}, {R(0.5), R(0.5), 3}, {R(0.5), 9, 0}};
    const Rectangle rectangle = {{0, 0, 0}, {3, 0, 0}, {0, 3, 0}};
    const Disc disc = {{0, 0, 0}, {0, 0, 1}, 1}, upright = {{0, 0, 0}, {0, 1, 0}, 1};
    const Segment segment = {{-1, 0, 0}, {1, 0, 0}}, other = {{0, -1, 0}, {0, 1, 0}},
                  same = {{0, 0, 0}, {5, 0, 0}}, needle = {{1, 1, 1}, {1, 1, 1}};
    const Vec3 point = {1, 1, 1};
    CHECK_DEPTH("a triangle and itself",
                X(contact_any)(X(any_triangle)(&triangle), X(any_triangle)(&triangle)), 0);
    CHECK_DEPTH("a rectangle and itself",
                X(contact_any)(X(any_rectangle)(&rectangle), X(any_rectangle)(&rectangle)), 0);
    CHECK_DEPTH("a disc and itself", X(contact_any)(X(any_disc)(&disc), X(any_disc)(&disc)), 0);
    CHECK_DEPTH("segments that cross",
                X(contact_any)(X(any_segment)(&segment), X(any_segment)(&other)), 0);
    CHECK_DEPTH("a segment on another",
                X(contact_any)(X(any_segment)(&segment), X(any_segment)(&same)), 0);
    CHECK_DEPTH("a point and itself", X(contact_any)(X(any_point)(&point), X(any_point)(&point)),
                0);
    CHECK_DEPTH("a segment that is a point",
                X(contact_any)(X(any_point)(&point), X(any_segment)(&needle)), 0);
    CHECK_DEPTH("a triangle through another",
                X(contact_any)(X(any_triangle)(&triangle), X(any_triangle)(&across)), R(0.5));
    CHECK_DEPTH("a segment through a disc",
                X(contact_any)(X(any_segment)(&segment), X(any_disc)(&upright)), 0);
    CHECK_DEPTH("two discs about one centre",
                X(contact_any)(X(any_disc)(&disc), X(any_disc)(&upright)), 1);
}

static void round_ones(void)
{
    const Sphere sphere = {{1, 2, 3}, 2}, small = {{1, 2, 3}, R(0.5)};
    const Capsule capsule = {{-2, 2, 3}, {4, 2, 3}, 1};
    const Aabb box = {{-1, -2, -3}, {1, 2, 3}}, inside = {{R(0.5), -1, -1}, {R(0.75), 1, 1}};
    const Obb turned = {{0, 0, 0}, {ey, ez, ex}, {2, 3, 1}};
    const Cylinder can = {{0, 0, -2}, {0, 0, 2}, 1}, wide = {{0, 0, -2}, {0, 0, 2}, 9};
    const Ellipsoid ball = {{1, 2, 3}, {ex, ey, ez}, {1, 1, 1}};
    const Capsule across = {{1, -4, 3}, {1, 5, 3}, 2},
                  beside = {{-3, 2, R(4.5)}, {9, 2, R(4.5)}, 1};
    const Vec3 middle = {1, 2, 3};
    CHECK_DEPTH("spheres about one centre",
                X(contact_any)(X(any_sphere)(&sphere), X(any_sphere)(&small)), R(2.5));
    CHECK_DEPTH("a point in the centre",
                X(contact_any)(X(any_point)(&middle), X(any_sphere)(&sphere)), 2);
    CHECK_DEPTH("a centre on an axis",
                X(contact_any)(X(any_sphere)(&sphere), X(any_capsule)(&capsule)), 3);
    CHECK_DEPTH("a capsule and itself",
                X(contact_any)(X(any_capsule)(&capsule), X(any_capsule)(&capsule)), 2);
    CHECK_DEPTH("capsules whose axes cross",
                X(contact_any)(X(any_capsule)(&capsule), X(any_capsule)(&across)), 3);
    CHECK_DEPTH("capsules that are parallel",
                X(contact_any)(X(any_capsule)(&capsule), X(any_capsule)(&beside)), R(0.5));
    CHECK_DEPTH("a box and itself", X(contact_any)(X(any_aabb)(&box), X(any_aabb)(&box)), 2);
    CHECK_DEPTH("a box in a box", X(contact_any)(X(any_aabb)(&box), X(any_aabb)(&inside)), R(0.5));
    CHECK_DEPTH("a box and itself, turned", X(contact_any)(X(any_aabb)(&box), X(any_obb)(&turned)),
                2);
    CHECK_DEPTH("cylinders by their sides",
                X(contact_any)(X(any_cylinder)(&can), X(any_cylinder)(&can)), 2);
    CHECK_DEPTH("cylinders by their ends",
                X(contact_any)(X(any_cylinder)(&can), X(any_cylinder)(&wide)), 4);
    CHECK_DEPTH("an ellipsoid that is a sphere",
                X(contact_any)(X(any_sphere)(&small), X(any_ellipsoid)(&ball)), R(1.5));
}

/* The ground, and what stands on it, is in it, or is above it. */
static void half_spaces(void)
{
    const Plane ground = {{0, 4, 0}, -4}, all = {{0, 0, 0}, -1}, none = {{0, 0, 0}, 1};
    const Sphere ball = {{5, 3, 7}, R(0.5)};
    const Aabb box = {{2, -7, 2}, {3, 5, 3}}, deep = {{2, -REAL_INF, 2}, {3, 5, 3}};
    const Vec3 point = {1, R(1.25), 1};
    const Segment segment = {{0, 9, 0}, {4, 0, 1}};
    Contact c = X(contact_any)(X(any_plane)(&ground), X(any_sphere)(&ball));
    check("above", about(c.gap, R(1.5)) && about3(c.normal, 0, 1, 0) && about3(c.a, 5, 1, 7) &&
                       about3(c.b, 5, R(2.5), 7));
    c = X(contact_any)(X(any_plane)(&ground), X(any_aabb)(&box));
    check("in the ground", about(c.gap, -8) && about(c.b.y, -7) && about(c.a.y, 1));
    c = X(contact_any)(X(any_plane)(&ground), X(any_aabb)(&deep));
    check("without end", cmp(c.gap, ==, -REAL_MAX) && cmp(c.b.y, ==, -REAL_MAX));
    c = X(contact_any)(X(any_point)(&point), X(any_plane)(&ground));
    check("to the ground",
          cmp(c.gap, ==, R(0.25)) && about3(c.normal, 0, -1, 0) && about(c.b.y, 1));
    c = X(contact_any)(X(any_segment)(&segment), X(any_plane)(&ground));
    check("an end in the ground",
          cmp(c.gap, ==, -1) && about3(c.a, 4, 0, 1) && about3(c.b, 4, 1, 1));
    c = X(contact_any)(X(any_plane)(&all), X(any_sphere)(&ball));
    check("everything is ground", cmp(c.gap, ==, -REAL_MAX) && same_point(c.a, c.b));
    c = X(contact_any)(X(any_plane)(&none), X(any_sphere)(&ball));
    check("nothing is", cmp(c.gap, ==, REAL_INF));
    /* the third number of the unit normal is less than any that is normal */
    const real great = ISECT_DOUBLE ? (real)0x1p1000 : (real)0x1p100, little = 1 / great;
    const Plane steep = {{great, 0, little}, 0};
    const Vec3 far_below = {0, 0, -great};
    c = X(contact_any)(X(any_point)(&far_below), X(any_plane)(&steep));
    check("far below a wall that leans by next to nothing", cmp(c.gap, ==, -little));
}

/* Unbounded shapes, and pairs of them that no translation separates. */
static void endless(void)
{
    const Sphere ball = {{0, 0, 0}, 1};
    const real minus = -REAL_INF, plus = REAL_INF, up[] = {1}, down[] = {-1}, high[] = {3};
    const X(kdop) plate = {&ez, 1, down, up}, all = {&ez, 1, &minus, &plus},
                  left = {&ex, 1, &minus, up}, right = {&ex, 1, down, &plus},
                  low = {&ey, 1, &minus, up}, above = {&ey, 1, high, &plus};
    const Plane none = {{0, 0, 0}, -1}, ground = {{0, 2, 0}, -2};
    const Aabb slab = {{minus, minus, -1}, {plus, plus, 1}},
               space = {{minus, minus, minus}, {plus, plus, plus}},
               west = {{minus, minus, minus}, {1, plus, plus}},
               east = {{-1, minus, minus}, {plus, plus, plus}};
    const Frustum everything = {{none, none, none, none, none, none}, {{0, 0, 0}}};
    CHECK_DEPTH("a plate without end", X(contact_any)(X(any_sphere)(&ball), X(any_kdop)(&plate)),
                2);
    CHECK_DEPTH("half-spaces that face each other",
                X(contact_any)(X(any_kdop)(&left), X(any_kdop)(&right)), 2);
    CHECK_DEPTH("a box without end", X(contact_any)(X(any_sphere)(&ball), X(any_aabb)(&slab)), 2);
    CHECK_DEPTH("boxes that face each other",
                X(contact_any)(X(any_aabb)(&west), X(any_aabb)(&east)), 2);
    CHECK_DEPTH("a box and a k-DOP that face each other",
                X(contact_any)(X(any_aabb)(&east), X(any_kdop)(&left)), 2);
    const Contact parted[] = {X(contact_any)(X(any_sphere)(&ball), X(any_aabb)(&space)),
                              X(contact_any)(X(any_aabb)(&west), X(any_aabb)(&west)),
                              X(contact_any)(X(any_aabb)(&east), X(any_aabb)(&space)),
                              X(contact_any)(X(any_aabb)(&west), X(any_kdop)(&low)),
                              X(contact_any)(X(any_aabb)(&slab), X(any_frustum)(&everything)),
                              X(contact_any)(X(any_sphere)(&ball), X(any_kdop)(&all)),
                              X(contact_any)(X(any_sphere)(&ball), X(any_frustum)(&everything)),
                              X(contact_any)(X(any_kdop)(&left), X(any_kdop)(&low)),
                              X(contact_any)(X(any_kdop)(&left), X(any_frustum)(&everything)),
                              X(contact_any)(X(any_plane)(&ground), X(any_kdop)(&left)),
                              X(contact_any)(X(any_plane)(&ground), X(any_frustum)(&everything))};
    for (size_t i = 0; i < COUNT(parted); i++) {
        const Contact *c = &parted[i];
        check("no move parts them", cmp(c->gap, ==, -REAL_MAX) && same_point(c->a, c->b));
        check("at a point",
              cmp(c->a.x, <=, 64) && cmp(c->a.x, >=, -64) && cmp(dot(c->normal, c->normal), ==, 1));
    }
    const Contact c = X(contact_any)(X(any_plane)(&ground), X(any_kdop)(&above));
    check("above the ground", about(c.gap, 2) && about3(c.normal, 0, 1, 0) && about(c.b.y, 3));
}

/* Needles that all but touch, as thin as a millionth: a facet of their difference could be
 * answered, the last one asked, that was worse than one before. */
static void needles(void)
{
#if ISECT_DOUBLE
    const Segment segment = {{0x1.b2a77e24e7ac4p-1, 0x1.837e57cc0eb0ap-18, 0x1.55d9afaa4d36ep-18},
                             {0x1.dd909ed2f5baap+2, -0x1.16fc3f4e1ceecp-17, 0x1.990d672e1179p-20}};
    const Triangle triangle = {
        {-0x1.fd1048974da22p+2, 0x1.90694f10de3aap-16, 0x1.513825afc7c08p-20},
        {0x1.e9f5c05b35bb8p+1, -0x1.4be40deb0cb78p-17, -0x1.9e4ede16ceacp-21},
        {0x1.25edcfcf4b99ap+2, -0x1.01b4d5e25ff1p-19, 0x1.c360ac8c6636cp-18}};
    const Contact c = X(contact_any)(X(any_segment)(&segment), X(any_triangle)(&triangle));
    const Vec3 *corner = &triangle.a;
    real most = dot(c.normal, segment.a), least = REAL_INF;
    most = dot(c.normal, segment.b) > most ? dot(c.normal, segment.b) : most;
    for (int i = 0; i < 3; i++)
        least = dot(c.normal, corner[i]) < least ? dot(c.normal, corner[i]) : least;
    check("they are so far apart along the normal", about(least - most, c.gap));
#endif
}

/* The simplex at the end is a triangle with two corners 5e-9 apart, nearly in line as seen from the
 * third: its point was off along it by 1e-9, and b - a with it. */
static void short_base(void)
{
#if ISECT_DOUBLE
    const Aabb box = {{0, 0, -1}, {0x1.7d5abbf5d8e06p-53, 0x1.78d3483054b68p-26, -1}};
    const Vec3 corner[] = {{0, -1, 0x1.623d2e69e1d7bp-27},
                           {1, 1, -1},
                           {1, 0x1.26bc71fc32575p-26, -1},
                           {1, 1, 0x1.4af72dc9c0004p-26},
                           {0x1.535498bd3a63p-53, -1, 0x1.6566fe733dd98p-26},
                           {0x1.2268661552feep-26, 0, 0x1.0da6f9692c9dfp-53},
                           {0, -1, 0x1p-53}};
    const X(hull) hull = {.vertices = corner, .vertex_count = COUNT(corner), .dimension = 3};
    const Contact c = X(contact_any)(X(any_aabb)(&box), X(any_hull)(&hull));
    const real root_half = real_sqrt(R(0.5));
    check("the face is turned by 45 degrees", about3(c.normal, root_half, 0, root_half));
    check("and as far away", about(c.gap, root_half) && about(c.b.y, c.a.y));
#endif
}

/* A point just above the middle of a disc half a million times as wide: between the nearest points
 * it goes 1e-5 beside the normal of the disc, and the plane across that would cut the disc. */
static void wide_disc(void)
{
    const Vec3 point = {-R(0x1.725684p+59), -R(0x1.22c9ccp+3), -R(0x1.b97288p-95)};
    const Disc disc = {{R(0x1.808824p+44), R(0x1.5b0fe8p+44), R(0x1.95dcp+15)},
                       {-R(0x1.5b6cep+38), -R(0x1.0f647cp-99), R(0x1.0b1318p-90)},
                       R(0x1.8f0b2p+78)};
    const Contact c = X(contact_any)(X(any_point)(&point), X(any_disc)(&disc));
    const real beside = num_sqrt(c.normal.y * c.normal.y + c.normal.z * c.normal.z);
    check("all of the disc is beyond", cmp(c.gap, >, 0) && cmp(beside, <=, R(1e-6)));
}

/* Planes that are nearly parallel: what is below them begins 2^80 away, and so does what both have
 * in common. */
static void far_away(void)
{
    const real slope = R(0x1p-80), lower = 0, upper = 2;
    const Plane none = {{0, 0, 0}, 0};
    const Frustum frustum = {
        {{{-slope, 1, 0}, 1}, {{-slope, -1, 0}, 1}, {{0, 0, 1}, -1}, {{0, 0, -1}, -1}, none, none},
        {{0, 0, 0}}};
    const X(kdop) kdop = {&ez, 1, &lower, &upper};
    const Contact c = X(contact_any)(X(any_kdop)(&kdop), X(any_frustum)(&frustum));
    check("they meet",
          X(overlap_any)(X(any_kdop)(&kdop), X(any_frustum)(&frustum)) && cmp(c.gap, ==, 0));
    const real far = R(0x1p80), height = real_abs(c.a.y) + 1 - slope * c.a.x;
    check("in a point far away", same_point(c.a, c.b) && cmp(height, <=, R(1e-5) * far));
    check("below the planes", cmp(real_abs(c.a.z), <=, R(1e-5) * far));
    const Sphere sphere = {{0, 0, 0}, 1};
    check("not near",
          cmp(X(contact_any)(X(any_sphere)(&sphere), X(any_frustum)(&frustum)).gap, >, 0));
}

static void special(void **state)
{
    (void)state;
    flat_ones();
    round_ones();
    half_spaces();
    endless();
    far_away();
    needles();
    short_base();
    wide_disc();
}

CASES_AND(engine_contact, special)
