/* tests/overlap/segment2_segment2.c - isect_overlap_segment2_segment2, _n, _each and _pairs. */
#include "kit/big.h"
#include "kit/flat.h"
#include "kit/kit.h"

#define SAMPLES soak(30000)

static bool ask(Vec2 p, Vec2 q, Vec2 r, Vec2 s)
{
    const Segment2 a = {p, q}, b = {r, s};
    return X(overlap_segment2_segment2)(&a, &b);
}

/* 1. Cases: with the segment from (0, 0) to (4, 8). */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    const struct {
        const char *name;
        Vec2 from, to;
        bool want;
    } table[] = {
        {"itself", {0, 0}, {4, 8}, true},
        {"reversed", {4, 8}, {0, 0}, true},
        {"a part of it", {1, 2}, {3, 6}, true},
        {"more than it", {-1, -2}, {5, 10}, true},
        {"goes on from its end", {4, 8}, {5, 10}, true},
        {"goes on after a gap", {5, 10}, {6, 12}, false},
        {"goes on after the least gap", {-least, -2 * least}, {-1, -2}, false},
        {"turns off from its end", {4, 8}, {5, 0}, true},
        {"crosses", {0, 8}, {4, 0}, true},
        {"crosses at an end", {0, 8}, {2, 4}, true},
        {"ends before it by an ulp", {0, 8}, {2 - eps, 4}, false},
        {"begins behind it by an ulp", {2 + 2 * eps, 4}, {4, 0}, false},
        {"an end passes the other's by an ulp", {4 + 4 * eps, 8}, {5, 0}, false},
        {"on one side, boxes meet", {0, 8}, {1, 3}, false},
        {"beyond its end, boxes meet", {3, 9}, {9, 6}, false},
        {"on the other's line and short of it", {3, 4}, {5, 4}, false},
        {"parallel", {0, 1}, {4, 9}, false},
        {"far to the right", {5, 0}, {9, 8}, false},
        {"far to the left", {-5, 8}, {-1, 0}, false},
        {"far above", {0, 9}, {4, 12}, false},
        {"far below", {0, -9}, {4, -1}, false},
        {"a point on it", {1, 2}, {1, 2}, true},
        {"a point beside it", {1, 2 + 2 * eps}, {1, 2 + 2 * eps}, false},
        {"a point on its line", {5, 10}, {5, 10}, false},
        {"NaN", {REAL_NAN, 8}, {4, 0}, false},
        {"NaN behind", {0, 8}, {4, REAL_NAN}, false},
        {"infinite", {-inf, 8}, {4, 0}, false},
        {"infinite both", {-inf, 4}, {inf, 4}, false},
        {"infinite downward", {2, -inf}, {2, 8}, false},
        {"infinite upward", {2, 0}, {2, inf}, false},
        {"infinite up and down", {2, -inf}, {2, inf}, false},
    };
    const Vec2 o = {0, 0}, p = {1, 2};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, ask(o, (Vec2){4, 8}, table[i].from, table[i].to) == table[i].want);
        check(table[i].name, ask(table[i].to, table[i].from, (Vec2){4, 8}, o) == table[i].want);
    }
    check("points that are the same", ask(p, p, p, p));
    check("points that are not", !ask(p, p, (Vec2){1, 2 + 2 * eps}, (Vec2){1, 2 + 2 * eps}));
    check("across the whole range",
          ask((Vec2){-most, -most}, (Vec2){most, most}, (Vec2){-most, most}, (Vec2){most, -most}));
    check("across the whole range, apart by the least number",
          !ask((Vec2){-most, -most}, (Vec2){most, most}, (Vec2){0, least}, (Vec2){-most, most}));
    check("across the least range", ask((Vec2){-least, -least}, (Vec2){least, least},
                                        (Vec2){-least, least}, (Vec2){least, -least}));
}

static Vec2 flat(Vec3 p)
{
    return (Vec2){p.x, p.y};
}

/* 2. Properties: true for every two segments. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 drawn[4];
        hard_points(drawn, 4);
        Vec2 p[4], k[4], m[4];
        for (int j = 0; j < 4; j++) {
            p[j] = flat(drawn[j]), k[j] = flat(scaled3(drawn[j], i % 10));
            m[j] = (Vec2){p[j].y, p[j].x};
        }
        bool answer = ask(p[0], p[1], p[2], p[3]);
        together += answer;
        same_in_all_directions(ask(p[0], p[1], p[2], p[3]), answer);
        for (int order = 1; order < 8; order++) {
            const Vec2 *a = order & 4 ? p + 2 : p, *b = order & 4 ? p : p + 2;
            const int first = order & 1, second = order >> 1 & 1;
            check("every order", ask(a[first], a[1 - first], b[second], b[1 - second]) == answer);
        }
        check("ends are shared", ask(p[0], p[1], p[2], p[0]));
        check("permuted axes", ask(m[0], m[1], m[2], m[3]) == answer);
        if (position <= LEAST_NUMBERS)
            check("larger by a power of two", ask(k[0], k[1], k[2], k[3]) == answer);
    }
    check_share(together, SAMPLES, 0.2, 0.9);
}

/* 3. Oracle: without rounding, p + s (q - p) = r + t (s - r) by Cramer's rule; and where that has
 * no single solution, and for some of the others, linear programming in whole numbers. */
static int between_0_and(Big s, Big det)
{
    return sign(det) > 0 ? sign(s) >= 0 && !less(det, s) : sign(s) <= 0 && !less(s, det);
}
static bool truly(const Vec3 *p, bool *in_line)
{
    begin();
    const Big3 a = big3(p[0]), u = minus3(big3(p[1]), a), r = big3(p[2]);
    const Big3 v = minus3(r, big3(p[3])), w = minus3(r, a); /* s u + t v = w */
    const Big det = minus(by(u.x, v.y), by(u.y, v.x));
    *in_line = sign(det) == 0;
    if (*in_line)
        return hulls_meet(p, 2, 2);
    return between_0_and(minus(by(w.x, v.y), by(w.y, v.x)), det) &&
           between_0_and(minus(by(u.x, w.y), by(u.y, w.x)), det);
}
static void oracle(void **state)
{
    int together = 0, in_line = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[4];
        bool line;
        hard_points(p, 4);
        for (int j = 0; j < 4; j++)
            p[j].z = 0;
        const Segment2 a = {flat(p[0]), flat(p[1])}, b = {flat(p[2]), flat(p[3])};
        bool want = truly(p, &line);
        together += want, in_line += line;
        check_sample(i, "exactly", X(overlap_segment2_segment2)(&a, &b) == want, a, b);
        if (i % 16 == 0)
            check_sample(i, "two oracles", hulls_meet(p, 2, 2) == want, a, b);
    }
    printf("together %d, parallel %d of %d\n", together, in_line, SAMPLES);
    check_share(together, SAMPLES, 0.2, 0.8);
    check_share(in_line, SAMPLES, 0.1, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_segment2_segment2
#define A Segment2
#define B Segment2
#include "kit/batch.inc"

TESTS(overlap_segment2_segment2)
