/* tests/engine/packed.c - src/engine/packed.c: vertices moved, bounded and scaled to the same bits
 * in every instruction set; and bodies that boxes around them show to be apart
 * (src/engine/body.c). */
#include "engine/body.h"
#include "kit/kit.h"
#include "kit/random.h"

static void draw_vertices(Vertices *v, size_t count)
{
    v->count = count;
    for (size_t i = 0; i < count; i++) {
        const double p[3] = {(double)any_real(-1, 1), (double)any_real(-9, 0),
                             (double)any_real(1, 2)};
        set_vertex(v, i, p);
    }
    pad_vertices(v);
}
static bool same_vertices(const Vertices *v, const Vertices *w)
{
    bool same = v->count == w->count;
    for (size_t i = 0; i < blocks_of(v) * VERTEX_BLOCK; i++) {
        double p[3], q[3];
        get_vertex(v, i, p), get_vertex(w, i, q);
        same &= !memcmp(p, q, sizeof p);
    }
    return same;
}
/* As said in engine/packed.h, one by one. */
static void by_definition(Vertices *v, double turn[3][3], const double move[3], VertexBounds *b)
{
    for (size_t i = 0; i < v->count; i++) {
        double p[3], q[3];
        get_vertex(v, i, p);
        for (int k = 0; k < 3; k++) {
            q[k] = turn[k][0] * p[0] + turn[k][1] * p[1] + turn[k][2] * p[2] + move[k];
            b->lower[k] = i == 0 || q[k] < b->lower[k] ? q[k] : b->lower[k];
            b->upper[k] = i == 0 || q[k] > b->upper[k] ? q[k] : b->upper[k];
        }
        set_vertex(v, i, q);
    }
    pad_vertices(v);
}

TEST_FUNCTION(widths)
{
    static MoveVertices *const movers[] = {ISAS_TO_AVX2(MOVE_IN_TABLE)};
    static ScaleVertices *const scalers[] = {ISAS_TO_AVX2(SCALE_IN_TABLE)};
    static Vertices given, want, got;
    for (size_t count = 1; count <= PACKED_VERTICES; count += count < 40 ? 1 : 27) {
        double turn[3][3], move[3];
        VertexBounds bounds, found;
        for (int k = 0; k < 9; k++)
            turn[k / 3][k % 3] = (double)any_real(-1, 1), move[k / 3] = (double)any_real(-1, 1);
        draw_vertices(&given, count);
        want = given;
        by_definition(&want, turn, move, &bounds);
        for (int isa = 0; isa <= isect_isa_index(); isa++) {
            got = given;
            check("numbers", movers[isa](&got, (const double(*)[3])turn, move, &found));
            check("moved", same_vertices(&got, &want) && !memcmp(&found, &bounds, sizeof found));
            check("bounded", movers[isa](&got, NULL, NULL, &found) && same_vertices(&got, &want) &&
                                 !memcmp(&found, &bounds, sizeof found));
            scalers[isa](&got, 0x1p-3, move, 0x1p7);
            for (size_t i = 0; i < count; i++) {
                double p[3], q[3];
                get_vertex(&got, i, p), get_vertex(&want, i, q);
                for (int k = 0; k < 3; k++)
                    check("scaled", cmp(p[k], ==, (q[k] * 0x1p-3 - move[k]) * 0x1p7));
            }
        }
    }
}

/* Wherever it stands. */
TEST_FUNCTION(no_number)
{
    static MoveVertices *const movers[] = {ISAS_TO_AVX2(MOVE_IN_TABLE)};
    static Vertices v;
    VertexBounds bounds;
    for (size_t i = 0; i < 37; i++)
        for (int k = 0; k < 6; k++)
            for (int isa = 0; isa <= isect_isa_index(); isa++) {
                double p[3];
                draw_vertices(&v, 37);
                get_vertex(&v, i, p);
                p[k % 3] = k < 3 ? (double)NAN : -(double)INFINITY;
                set_vertex(&v, i, p);
                check("is found", !movers[isa](&v, NULL, NULL, &bounds));
            }
}

/* Hulls that are not converted to bodies are farther apart than the given distance; the solver
 * confirms it. */
TEST_FUNCTION(beyond)
{
    static Body a, b;
    static real x[2][3 * 300];
    const int count = soak(1000);
    int beyond = 0, near = 0;
    for (int i = 0; i < count; i++) {
        const double distance = i % 3 ? 0 : (double)any_real(0, 1);
        const real off[3] = {any_real(-2, 2), any_real(-2, 2), any_real(-2, 2)};
        BodySource of[2];
        for (int side = 0; side < 2; side++) {
            const size_t vertices = i % 50 ? (size_t)any_int(1, 30) : 300;
            for (size_t k = 0; k < 3 * vertices; k++)
                x[side][k] = any_real(-1, 1) + (side ? off[k % 3] : 0);
            of[side] = (BodySource){.shape = BODY_hull,
                                    .doubles = ISECT_DOUBLE,
                                    .numbers = x[side],
                                    .vertices = vertices};
        }
        const bool made = isect_bodies_near(distance, &a, &of[0], &b, &of[1]);
        check("bodies", isect_bodies(&a, &of[0], &b, &of[1]));
        const ConvexDistance found =
            isect_convex_distance(&a.convex, &b.convex, 0x1p-40, (double)INFINITY, NULL);
        const double apart = ldexp(found.distance_low, a.frame.exponent);
        check("far enough", made || (found.apart && apart > distance));
        beyond += !made, near += made;
    }
    check_share(beyond, count, 0.2, 0.9);
    check_share(near, count, 0.1, 0.8);
}

TESTS_IN(engine_packed, cmocka_unit_test(widths), cmocka_unit_test(no_number),
         cmocka_unit_test(beyond))
