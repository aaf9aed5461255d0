/* tests/overlap/point_segment.c - isect_overlap_point_segment, _n, _each and _pairs. */
#include "kit/big.h"
#include "kit/flat.h"
#include "kit/kit.h"

#define SAMPLES soak(30000)

static bool ask(Vec3 p, Vec3 a, Vec3 b)
{
    const Segment segment = {a, b};
    return X(overlap_point_segment)(&p, &segment);
}

/* 1. Cases: with the segment from (0, 0, 0) to (2, 4, 8). */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    const struct {
        const char *name;
        Vec3 point;
        bool want;
    } table[] = {
        {"first end", {0, 0, 0}, true},
        {"second end", {2, 4, 8}, true},
        {"middle", {1, 2, 4}, true},
        {"near an end", {2 * eps, 4 * eps, 8 * eps}, true},
        {"the least part of it", {least, 2 * least, 4 * least}, true},
        {"beside in x by an ulp", {1 + eps, 2, 4}, false},
        {"beside in y by an ulp", {1, 2 + 2 * eps, 4}, false},
        {"beside in z by an ulp", {1, 2, 4 - 2 * eps}, false},
        {"before", {-1, -2, -4}, false},
        {"before by the least number", {-least, -2 * least, -4 * least}, false},
        {"behind", {3, 6, 12}, false},
        {"in its box, seen along x on it", {R(0.5), 2, 4}, false},
        {"in its box, seen along y on it", {1, 3, 4}, false},
        {"in its box, seen along z on it", {1, 2, 5}, false},
        {"NaN x", {REAL_NAN, 2, 4}, false},
        {"NaN y", {1, REAL_NAN, 4}, false},
        {"NaN z", {1, 2, REAL_NAN}, false},
        {"infinite", {inf, inf, inf}, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name,
              ask(table[i].point, (Vec3){0, 0, 0}, (Vec3){2, 4, 8}) == table[i].want);

    const Vec3 o = {0, 0, 0}, p = {1, 2, 3};
    check("a segment that is a point", ask(p, p, p));
    check("another point", !ask((Vec3){1, 2, 3 + 2 * eps}, p, p));
    check("along an axis", ask((Vec3){1, 2, 1}, p, (Vec3){1, 2, -1}));
    check("from end to end of the range",
          ask(o, (Vec3){-most, most, most}, (Vec3){most, -most, -most}));
    check("beside that by the least number",
          !ask((Vec3){0, 0, least}, (Vec3){-most, most, most}, (Vec3){most, -most, -most}));
    check("NaN end", !ask(o, o, (Vec3){1, REAL_NAN, 1}) && !ask(o, (Vec3){REAL_NAN, 0, 0}, o));
    check("infinite end", !ask(o, o, (Vec3){inf, 0, 0}) && !ask(p, (Vec3){-inf, 2, 3}, p));
}

/* 2. Properties: true for every point and segment. */
static void properties(void **state)
{
    int on = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[3];
        hard_points(p, 3);
        bool answer = ask(p[0], p[1], p[2]);
        on += answer;
        same_in_all_directions(ask(p[0], p[1], p[2]), answer);
        check("either end first", ask(p[0], p[2], p[1]) == answer);
        check("its ends are on it", ask(p[1], p[1], p[2]) && ask(p[2], p[1], p[2]));
        check("permuted axes", ask(turned(p[0]), turned(p[1]), turned(p[2])) == answer &&
                                   ask(mirrored(p[0]), mirrored(p[1]), mirrored(p[2])) == answer);
        if (position > LEAST_NUMBERS)
            continue;
        const int k = i % 10;
        check("larger by a power of two",
              ask(scaled3(p[0], k), scaled3(p[1], k), scaled3(p[2], k)) == answer);
    }
    check_share(on, SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: with d from end to end and m from an end to the point, m x d = 0 and
 * 0 <= m . d <= d . d, without rounding. */
static bool truly(const Vec3 *p, bool *on_line)
{
    begin();
    const Big3 a = big3(p[1]), m = minus3(big3(p[0]), a), d = minus3(big3(p[2]), a);
    const Big3 n = cross3(m, d);
    const Big along = dot3(m, d);
    *on_line = !sign(n.x) && !sign(n.y) && !sign(n.z);
    if (!sign(dot3(d, d)))
        return !sign(dot3(m, m));
    return *on_line && sign(along) >= 0 && !less(dot3(d, d), along);
}
static void oracle(void **state)
{
    int on = 0, on_line = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[3];
        bool line;
        hard_points(p, 3);
        bool want = truly(p, &line);
        on += want, on_line += line;
        check_sample(i, "exactly", ask(p[0], p[1], p[2]) == want, p[0], p[1]);
    }
    printf("on it %d, on its line %d of %d\n", on, on_line, SAMPLES);
    check_share(on, SAMPLES, 0.05, 0.9);
    check_share(on_line - on, SAMPLES, 0.05, 0.9);
}

/* 4. Batch. */
#define PAIR overlap_point_segment
#define A Point
#define B Segment
#include "kit/batch.inc"

TESTS(overlap_point_segment)
