/* tests/cast/ray_kdop.c - isect_cast_ray_kdop. */
#include "cast/between_planes.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* The k-DOP has the planes of a kdop26, whose own function gives the expected answer. */
static Span cast26(const Ray *ray, const void *solid)
{
    const real *bound = solid;
    const X(kdop) kdop = {(const void *)KDOP26, 13, bound, bound + 13};
    return X(cast_ray_kdop)(ray, &kdop);
}

/* Cases: seen from above, -1 <= x / 2 <= 1, -5 <= 3 x + 4 y <= 10; z is free. */
TEST_FUNCTION(cases)
{
    static const Vec3 normals[] = {{R(0.5), 0, 0}, {3, 4, 0}};
    static const real lower[] = {-1, -5}, upper[] = {1, 10};
    TABLE(table, Ray ray; Span want;) = {
        {"along x", {{-8, R(0.5), 0}, {1, 0, 0}, 0, 20}, {6, 10}},
        {"the other way", {{8, R(0.5), 0}, {-1, 0, 0}, 0, 20}, {6, 10}},
        {"along y", {{1, -4, 7}, {0, 2, 0}, 0, 9}, {1, R(2.875)}},
        {"along z: endless", {{0, 0, 0}, {0, 0, 1}, -REAL_INF, REAL_INF}, {-REAL_INF, REAL_INF}},
        {"beside it", {{3, 0, 0}, {0, 0, 1}, -REAL_INF, REAL_INF}, span_of_miss},
        {"in a plane", {{2, -9, 0}, {0, 1, 0}, 0, 20}, {R(6.25), 10}},
        {"touches an edge", {{2, 1, 0}, {1, -1, 0}, -9, 9}, {0, 0}},
        {"a point inside", {{1, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"a point on an edge", {{2, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"a point outside", {{2, R(1.125), 1}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"starts inside: enter is t_min", {{0, 0, 0}, {1, 0, 0}, 0, 9}, {0, 2}},
        {"ends before", {{-8, 1, 0}, {1, 0, 0}, 0, 5}, span_of_miss},
    };
    const X(kdop) kdop = {normals, 2, lower, upper}, none = {NULL, 0, NULL, NULL};
    check_each(table, same_span(X(cast_ray_kdop)(&table[i].ray, &kdop), table[i].want));
    const Span all = {-REAL_INF, REAL_INF};
    const Ray line = {{9, 9, 9}, {1, 0, 0}, -REAL_INF, REAL_INF};
    check("no normals, all of space", same_span(X(cast_ray_kdop)(&line, &none), all));
    for (int i = 0; i < 6; i++) {
        Ray bad = line;
        ((real *)&bad)[i] = i % 2 ? REAL_NAN : REAL_INF;
        check("a bad ray in all of space", !hit(X(cast_ray_kdop)(&bad, &none)));
    }
    const Vec3 zero = {0, 0, 0};
    const real one = 1, minus = -1, nothing = 0;
    const X(kdop) round_0 = {&zero, 1, &minus, &one}, on_0 = {&zero, 1, &nothing, &nothing},
                  beside_0 = {&zero, 1, &one, &one}, below_0 = {&zero, 1, &minus, &minus};
    check("no normal, 0 between", same_span(X(cast_ray_kdop)(&line, &round_0), all));
    check("no normal, 0 on both", same_span(X(cast_ray_kdop)(&line, &on_0), all));
    check("no normal, 0 below", !hit(X(cast_ray_kdop)(&line, &beside_0)));
    check("no normal, 0 above", !hit(X(cast_ray_kdop)(&line, &below_0)));
    const Kdop26 box = {{-2, -2, -2, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9},
                        {2, 2, 2, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9}};
    along_axes(cast26, &box);
    endless_slabs(cast26, 13);
}

/* The answers equal those of the k-DOPs with fixed normals, to the bit. */
TEST_FUNCTION(fixed_normals)
{
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Ray ray = i % 2 ? any_ray() : odd_ray();
        const Kdop14 k14 = i % 2 ? any_kdop14() : odd_kdop14();
        const Kdop18 k18 = i % 2 ? any_kdop18() : odd_kdop18();
        const Kdop26 k26 = i % 2 ? any_kdop26() : odd_kdop26();
        const X(kdop) v14 = {(const void *)KDOP14, 7, k14.lower, k14.upper},
                      v18 = {(const void *)KDOP18, 9, k18.lower, k18.upper};
        check_sample(i, "a kdop14",
                     same_span(X(cast_ray_kdop)(&ray, &v14), X(cast_ray_kdop14)(&ray, &k14)), ray,
                     k14);
        check_sample(i, "a kdop18",
                     same_span(X(cast_ray_kdop)(&ray, &v18), X(cast_ray_kdop18)(&ray, &k18)), ray,
                     k18);
        check_sample(i, "a kdop26", same_span(cast26(&ray, &k26), X(cast_ray_kdop26)(&ray, &k26)),
                     ray, k26);
    }
}

CASES_AND(cast_ray_kdop, fixed_normals)
