/* tests/engine/farthest.c - src/engine/farthest.c: the same vertex in every instruction set. */
#include "engine/farthest.h"
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
    static FarthestVertex *const kernels[] = {ISAS_OF_ONE(FARTHEST_IN_TABLE)};
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
        check("the one in use", farthest_vertex(&v, d) == want);
        for (int isa = 0; isa <= isect_isa_index(); isa++)
            check("each width", kernels[isa](&v, d) == want);
        ties += d[0] == 0 && d[1] == 0 && d[2] == 0;
    }
    check_share(ties, count, 0.005, 0.1);
}

TESTS_IN(engine_farthest, cmocka_unit_test(first))
