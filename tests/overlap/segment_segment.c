/* tests/overlap/segment_segment.c - isect_overlap_segment_segment, _n, _each and _pairs. */
#include "kit/flat.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)
#define JUDGED soak(ISECT_DOUBLE ? 800 : 4000)

static bool ask(Vec3 p, Vec3 q, Vec3 r, Vec3 s)
{
    const Segment a = {p, q}, b = {r, s};
    return X(overlap_segment_segment)(&a, &b);
}

/* 1. Cases: with the segment from (0, 0, 0) to (4, 4, 8). */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    const struct {
        const char *name;
        Vec3 from, to;
        bool want;
    } table[] = {
        {"itself", {0, 0, 0}, {4, 4, 8}, true},
        {"reversed", {4, 4, 8}, {0, 0, 0}, true},
        {"a part of it", {1, 1, 2}, {2, 2, 4}, true},
        {"more than it", {-1, -1, -2}, {5, 5, 10}, true},
        {"goes on from its end", {4, 4, 8}, {5, 5, 10}, true},
        {"goes on after a gap", {5, 5, 10}, {6, 6, 12}, false},
        {"goes on after the least gap", {-least, -least, -2 * least}, {-1, -1, -2}, false},
        {"turns off from its end", {4, 4, 8}, {5, 4, 8}, true},
        {"crosses in the middle", {0, 4, 4}, {4, 0, 4}, true},
        {"crosses, below by an ulp", {0, 4, 4}, {4, 0, 4 - 2 * eps}, false},
        {"crosses, above by an ulp", {0, 4, 4 + 4 * eps}, {4, 0, 4}, false},
        {"touches with an end", {2, 2, 4}, {7, 3, 1}, true},
        {"an end that is away by an ulp", {2, 2, 4 + 4 * eps}, {7, 3, 11}, false},
        {"in one plane, too short to meet", {0, 4, 4}, {1, 3, 4}, false},
        {"in one plane, boxes meet", {0, 3, 4}, {R(1.5), 2, 4}, false},
        {"parallel", {0, 1, 0}, {4, 5, 8}, false},
        {"askew", {0, 4, 3}, {4, 0, 3}, false},
        {"a point on it", {1, 1, 2}, {1, 1, 2}, true},
        {"a point beside it", {1, 1, 3}, {1, 1, 3}, false},
        {"NaN", {0, 4, REAL_NAN}, {4, 0, 4}, false},
        {"NaN behind", {0, 4, 4}, {REAL_NAN, 0, 4}, false},
        {"infinite", {0, 4, 4}, {inf, 0, 4}, false},
        {"infinite both", {-inf, 4, 4}, {inf, 0, 4}, false},
    };
    const Vec3 o = {0, 0, 0}, p = {1, 2, 3};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, ask(o, (Vec3){4, 4, 8}, table[i].from, table[i].to) == table[i].want);
        check(table[i].name, ask(table[i].from, table[i].to, (Vec3){4, 4, 8}, o) == table[i].want);
    }
    check("points that are the same", ask(p, p, p, p));
    check("points that are not", !ask(p, p, (Vec3){1, 2, 3 + 2 * eps}, (Vec3){1, 2, 3 + 2 * eps}));
    check("across the whole range", ask((Vec3){-most, -most, 0}, (Vec3){most, most, 0},
                                        (Vec3){-most, most, 0}, (Vec3){most, -most, 0}));
    check("across the whole range, apart by the least number",
          !ask((Vec3){-most, -most, least}, (Vec3){most, most, least}, (Vec3){-most, most, 0},
               (Vec3){most, -most, 0}));
    check("apart by the least number only",
          !ask((Vec3){-least, 0, least}, (Vec3){least, 0, least}, (Vec3){0, -least, 0},
               (Vec3){0, least, 2 * least}) == false);
}

/* 2. Properties: true for every two segments. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[4];
        hard_points(p, 4);
        bool answer = ask(p[0], p[1], p[2], p[3]);
        together += answer;
        same_in_all_directions(ask(p[0], p[1], p[2], p[3]), answer);
        for (int order = 1; order < 8; order++) {
            const Vec3 *a = order & 4 ? p + 2 : p, *b = order & 4 ? p : p + 2;
            const int k = order & 1, m = order >> 1 & 1;
            check("every order", ask(a[k], a[1 - k], b[m], b[1 - m]) == answer);
        }
        check("ends are shared", ask(p[0], p[1], p[2], p[0]));
        check("permuted axes",
              ask(turned(p[0]), turned(p[1]), turned(p[2]), turned(p[3])) == answer &&
                  ask(mirrored(p[0]), mirrored(p[1]), mirrored(p[2]), mirrored(p[3])) == answer);
        if (position > LEAST_NUMBERS)
            continue;
        const int k = i % 10;
        check("larger by a power of two", ask(scaled3(p[0], k), scaled3(p[1], k), scaled3(p[2], k),
                                              scaled3(p[3], k)) == answer);
    }
    check_share(together, SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: linear programming in whole numbers. */
static void oracle(void **state)
{
    int together = 0, in_plane = 0;
    (void)state;
    for (int i = 0; i < JUDGED; i++) {
        Vec3 p[4];
        hard_points(p, 4);
        const Segment a = {p[0], p[1]}, b = {p[2], p[3]};
        bool want = hulls_meet(p, 2, 2);
        together += want, in_plane += X(orient3d)(p, p + 1, p + 2, p + 3) == 0;
        check_sample(i, "exactly", X(overlap_segment_segment)(&a, &b) == want, a, b);
    }
    printf("together %d, in one plane %d of %d\n", together, in_plane, JUDGED);
    check_share(together, JUDGED, 0.05, 0.9);
    check_share(in_plane - together, JUDGED, 0.1, 0.9);
}

/* 4. Batch. */
#define PAIR overlap_segment_segment
#define A Segment
#define B Segment
#include "kit/batch.inc"

TESTS(overlap_segment_segment)
