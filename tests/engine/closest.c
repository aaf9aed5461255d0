/* tests/engine/closest.c - the rows of closest that an engine answers, of shapes that touch in one
 * point, dip into each other, or are apart. */
#include "kit/touching.h"

static Nearest nearest(const Row *row, real from)
{
    AnyShape a, b;
    place_both(row, from, &a, &b);
    return ask_row(row, &a, &b, ISECT_EVEN_ODD).nearest;
}
static bool about(real x, real y)
{
    return real_abs(x - y) <= 4096 * REAL_EPSILON;
}

TEST_FUNCTION(cases)
{
    int asked = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        if (!is_of_engine(row, QUESTION_closest))
            continue;
        asked++;
        const Nearest apart = nearest(row, R(1.5)), touching = nearest(row, 1);
        check(row->name, about(real_sqrt(apart.distance2), R(0.5)));
        check(row->name, about(apart.a.x, 1) && about(apart.b.x, R(1.5)));
        check(row->name, cmp(touching.distance2, ==, 0) && same_point(touching.a, touching.b));
        check(row->name, about(touching.a.x, 1));
    }
    check("there are such rows", cmp(asked, >, 0));
}

/* Planes that are nearly parallel, to the left and to the right: what is below them begins where
 * they meet, 2^80 away, and a common point is there. */
TEST_FUNCTION(far_away)
{
    const real slope = R(0x1p-80);
    const Frustum frustum = {{{{-slope, 1, 0}, 1},
                              {{-slope, -1, 0}, 1},
                              {{0, 0, 1}, -1},
                              {{0, 0, -1}, -1},
                              {{0, 0, 0}, 0},
                              {{0, 0, 0}, 0}},
                             {{0, 0, 0}}};
    const Vec3 normal = {0, 0, 1};
    const real lower = 0, upper = 2;
    const X(kdop) kdop = {&normal, 1, &lower, &upper};
    const Nearest n = X(closest_any)(X(any_kdop)(&kdop), X(any_frustum)(&frustum));
    check("they meet",
          X(overlap_any)(X(any_kdop)(&kdop), X(any_frustum)(&frustum)) && cmp(n.distance2, ==, 0));
    check("one point", same_point(n.a, n.b));
    const real far = R(0x1p80), height = real_abs(n.a.y) + 1 - slope * n.a.x;
    check("below the planes",
          cmp(height, <=, R(1e-5) * far) && cmp(real_abs(n.a.z), <=, R(1e-5) * far));
    const Sphere sphere = {{0, 0, 0}, 1};
    const Nearest off = X(closest_any)(X(any_sphere)(&sphere), X(any_frustum)(&frustum));
    check("not near", !X(overlap_any)(X(any_sphere)(&sphere), X(any_frustum)(&frustum)) &&
                          cmp(off.distance2, >, 0));
}

/* Numbers next to whole ones: ends of segments on faces, edges and corners of a box, but for
 * rounding, where overlap may say yes of what is an ulp apart. Then the common point is as near to
 * both. */
static real beside_whole(int most)
{
    const real x = (real)any_int(-most, most);
    return any_int(0, 1) ? step(x) : x;
}
TEST_FUNCTION(nearly_touching)
{
    const int samples = soak(100000);
    int yes = 0;
    for (int i = 0; i < samples; i++) {
        Obb box = {{0, 0, 0}, {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}}, {0, 0, 0}};
        Segment segment;
        real out = 0, *const end = &segment.a.x;
        for (int k = 0; k < 6; k++)
            end[k] = beside_whole(3);
        for (int k = 0; k < 3; k++)
            (&box.center.x)[k] = beside_whole(2), box.half[k] = (real)any_int(0, 2);
        if (!X(overlap_segment_obb)(&segment, &box))
            continue;
        const Nearest n = X(closest_any)(X(any_segment)(&segment), X(any_obb)(&box));
        for (int k = 0; k < 3; k++) {
            const real beyond = real_abs((&n.b.x)[k] - (&box.center.x)[k]) - box.half[(k + 2) % 3];
            out = beyond > out ? beyond : out;
        }
        check("in the box", cmp(out, <=, 64 * REAL_EPSILON));
        check("on the segment", cmp(X(closest_point_segment)(&n.a, &segment).distance2, <=,
                                    64 * REAL_EPSILON * (64 * REAL_EPSILON)));
        yes++;
    }
    check_share(yes, samples, 0.1, 0.9);
}

TESTS_IN(engine_closest, cmocka_unit_test(cases), cmocka_unit_test(far_away),
         cmocka_unit_test(nearly_touching))
