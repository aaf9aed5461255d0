/* tests/overlap/point_segment.c - isect_overlap_point_segment. */
#include "kit/kit.h"

static bool ask(Vec3 p, Vec3 a, Vec3 b)
{
    const Segment segment = {a, b};
    return X(overlap_point_segment)(&p, &segment);
}

/* Cases: with the segment from (0, 0, 0) to (2, 4, 8). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    TABLE(table, Vec3 point; bool want;) = {
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
    };
    check_each(table,
               cmp(ask(table[i].point, (Vec3){0, 0, 0}, (Vec3){2, 4, 8}), ==, table[i].want));

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

CASES(overlap_point_segment)
