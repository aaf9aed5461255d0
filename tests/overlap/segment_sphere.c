/* tests/overlap/segment_sphere.c - isect_overlap_segment_sphere. */
#include "kit/kit.h"

/* Cases: the segment from 0 to 4 on the x axis. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Sphere ball; bool want;) = {
        {"around", {{2, 0, 0}, 9}, true},
        {"the segment goes through", {{2, 0, 0}, 1}, true},
        {"touches between the ends", {{2, 3, 4}, 5}, true},
        {"an ulp from touching", {{2, 3, 4}, 5 - 4 * eps}, false},
        {"touches at the first end, in line", {{-1, 0, 0}, 1}, true},
        {"touches at the last end, in line", {{6, 0, 0}, 2}, true},
        {"in line, an ulp before the first", {{-1, 0, 0}, 1 - eps / 2}, false},
        {"in line, an ulp behind the last", {{6, 0, 0}, 2 - eps}, false},
        {"touches the first end aslant", {{-3, 0, 4}, 5}, true},
        {"touches the last end aslant", {{7, -4, 0}, 5}, true},
        {"an ulp from the first end", {{-3, 0, 4}, 5 - 4 * eps}, false},
        {"an ulp from the last end", {{7, -4, 0}, 5 - 4 * eps}, false},
        {"the line is near, the segment is not", {{-5, 1, 0}, 2}, false},
        {"nor behind it", {{9, 1, 0}, 2}, false},
        {"above the first end", {{0, 2, 0}, 2}, true},
        {"above the last end", {{4, 0, 2}, 2}, true},
        {"a point on it", {{3, 0, 0}, 0}, true},
        {"a point at its end", {{4, 0, 0}, 0}, true},
        {"a point beside it", {{3, least, 0}, 0}, false},
        {"a point behind it", {{4 + 4 * eps, 0, 0}, 0}, false},
        {"touches by the least number", {{3, 0, least}, least}, true},
        {"squares overflow, together", {{2, most, 0}, most}, true},
        {"squares overflow, apart", {{2, most, most}, most}, false},
    };
    const Segment segment = {{0, 0, 0}, {4, 0, 0}}, turned = {{4, 0, 0}, {0, 0, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_segment_sphere)(&segment, &table[i].ball) == table[i].want);
        check(table[i].name, X(overlap_segment_sphere)(&turned, &table[i].ball) == table[i].want);
    }

    const Sphere unit = {{0, 0, 0}, 1};
    TABLE(segments, Segment segment; bool want;) = {
        {"a point inside", {{0, 0, R(0.5)}, {0, 0, R(0.5)}}, true},
        {"a point that touches", {{0, 1, 0}, {0, 1, 0}}, true},
        {"a point outside", {{0, 1 + eps, 0}, {0, 1 + eps, 0}}, false},
        {"from end to end of all numbers", {{-most, 0, 0}, {most, 0, 0}}, true},
        {"and just beside", {{-most, 1, 0}, {most, 1, 0}}, true},
        {"and not", {{-most, 1 + eps, 0}, {most, 1 + eps, 0}}, false},
    };
    check_each(segments,
               X(overlap_segment_sphere)(&segments[i].segment, &unit) == segments[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    const Sphere endless = {lost, most}, greatest = {far, most};
    check("infinity is no number", !X(overlap_segment_sphere)(&(Segment){far, far}, &endless));
    check("infinity is no number", !X(overlap_segment_sphere)(&(Segment){far, lost}, &greatest));
    check("infinity is no number", !X(overlap_segment_sphere)(&(Segment){lost, far}, &greatest));
    check("the greatest is", X(overlap_segment_sphere)(&(Segment){far, far}, &greatest));
}

CASES(overlap_segment_sphere)
