/* tests/engine/farthest.c - src/engine/farthest.c: the same vertex in every instruction set; and of
 * hulls of any number of vertices (src/engine/cores.c). */
#include "engine/body.h"
#include "kit/kit.h"
#include "kit/random.h"

static size_t first_of_highest(const Vertices *v, const double d[3])
{
    size_t best = 0;
    double most = -(double)INFINITY;
    for (size_t i = 0; i < v->count; i++) {
        double p[3];
        get_vertex(v, i, p);
        const double height = p[0] * d[0] + p[1] * d[1] + p[2] * d[2];
        if (height > most)
            most = height, best = i;
    }
    return best;
}

/* Any number of vertices, many as high as others. */
TEST_FUNCTION(first)
{
    static FarthestVertex *const kernels[] = {ISAS_TO_AVX2(FARTHEST_IN_TABLE)};
    static Vertices v;
    int ties = 0;
    const int count = soak(2000);
    for (int i = 0; i < count; i++) {
        const bool whole = i % 2;
        double d[3];
        v.count = i < PACKED_VERTICES ? (size_t)i + 1 : (size_t)any_int(1, PACKED_VERTICES);
        for (size_t k = 0; k < v.count; k++) {
            double p[3];
            for (int j = 0; j < 3; j++)
                p[j] = whole ? any_int(-2, 2) : (double)any_real(-1, 1);
            set_vertex(&v, k, p);
        }
        pad_vertices(&v);
        for (int j = 0; j < 3; j++)
            d[j] = whole ? any_int(-1, 1) : (double)any_real(-1, 1);
        const size_t want = first_of_highest(&v, d);
        check("the one in use", cmp(farthest_vertex(&v, d), ==, want));
        for (int isa = 0; isa <= isect_isa_index(); isa++)
            check("each width", cmp(kernels[isa](&v, d), ==, want));
        ties += d[0] == 0 && d[1] == 0 && d[2] == 0;
    }
    check_share(ties, count, 0.005, 0.1);
}

/* Also where they are more than are copied. */
TEST_FUNCTION(hulls)
{
    static const size_t counts[] = {1, 2, 15, 16, 17, 255, 256, 257, 700};
    static real x[2][3 * 700];
    for (size_t i = 0; i < COUNT(counts); i++) {
        const size_t count = counts[i];
        static Body body[2];
        BodySource of[2];
        for (int side = 0; side < 2; side++) {
            for (size_t k = 0; k < 3 * count; k++)
                x[side][k] = 100 * (real)side + any_real(-1, 1);
            of[side] = (BodySource){
                .shape = BODY_hull, .doubles = ISECT_DOUBLE, .numbers = x[side], .vertices = count};
        }
        check("bodies", isect_bodies(&body[0], &of[0], &body[1], &of[1]));
        for (int k = 0; k < 100; k++) {
            const Convex *convex = &body[k % 2].convex;
            double d[3], at[3], point[3], most = -(double)INFINITY;
            uint32_t feature, want = 0;
            for (int j = 0; j < 3; j++)
                d[j] = (double)any_real(-1, 1);
            for (size_t v = 0; v < count; v++) {
                convex->vertex(convex->shape, (uint32_t)v, at);
                const double height = d[0] * at[0] + d[1] * at[1] + d[2] * at[2];
                if (height > most)
                    most = height, want = (uint32_t)v;
            }
            convex->support(convex->shape, d, point, &feature);
            convex->vertex(convex->shape, want, at);
            check("the first of the highest",
                  cmp(feature, ==, want) && !memcmp(point, at, sizeof at));
        }
        for (size_t v = 0; v < count; v++) {
            double at[3], given[3];
            body[1].convex.vertex(body[1].convex.shape, (uint32_t)v, at);
            isect_body_point(&body[1].frame, at, given);
            for (int j = 0; j < 3; j++)
                check("as it was given",
                      cmp(fabs(given[j] - (double)x[1][3 * v + (size_t)j]), <=, 128 * DBL_EPSILON));
        }
    }
}

TESTS_IN(engine_farthest, cmocka_unit_test(first), cmocka_unit_test(hulls))
