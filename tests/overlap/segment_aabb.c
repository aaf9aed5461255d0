/* tests/overlap/segment_aabb.c - isect_overlap_segment_aabb, _n, _each and _pairs. */
#include "kit/directions.h"
#include "kit/kit.h"
#include "kit/touch.h"

#define SAMPLES soak(20000)
enum { HULLS = 6000 };

/* 1. Cases: the box [0, 2] x [0, 4] x [0, 6]. */
static void cases(void **state)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX;
    const struct {
        const char *name;
        Segment segment;
        bool want;
    } table[] = {
        {"inside", {{1, 1, 1}, {1, 2, 3}}, true},
        {"a inside", {{1, 1, 1}, {9, 2, 3}}, true},
        {"b inside", {{1, -9, 1}, {1, 2, 3}}, true},
        {"through", {{-1, 1, 1}, {3, 2, 2}}, true},
        {"through, backwards", {{3, 2, 2}, {-1, 1, 1}}, true},
        {"ends before", {{-2, 1, 1}, {-1, 1, 1}}, false},
        {"ends on a face", {{-2, 1, 1}, {0, 1, 1}}, true},
        {"ends an ulp before it", {{-2, 1, 1}, {-least, 1, 1}}, false},
        {"begins on a face", {{2, 1, 1}, {9, 9, 9}}, true},
        {"begins on a corner", {{2, 4, 6}, {9, 9, 9}}, true},
        {"lies in a face", {{2, 1, 1}, {2, 3, 3}}, true},
        {"lies in an edge", {{2, 4, 1}, {2, 4, 3}}, true},
        {"continues an edge", {{2, 4, 7}, {2, 4, 9}}, false},
        {"continues an edge and touches", {{2, 4, 6}, {2, 4, 9}}, true},
        {"beside a face", {{2 + 2 * eps, -1, 1}, {2 + 2 * eps, 5, 1}}, false},
        {"touches an edge along z", {{1, 5, 1}, {3, 3, 5}}, true},
        {"passes the edge along z", {{1, 5, 1}, {3 + 2 * eps, 3, 5}}, false},
        {"cuts the edge along z", {{1, 5, 1}, {3, 3 - 2 * eps, 5}}, true},
        {"touches the other edge along z", {{-1, 1, 1}, {1, -1, 5}}, true},
        {"passes the other edge along z", {{-1, 1, 1}, {1, -1 - eps, 5}}, false},
        {"touches a third edge along z", {{-1, 3, 1}, {1, 5, 5}}, true},
        {"passes a third edge along z", {{-1, 3, 1}, {1, 5 + 4 * eps, 5}}, false},
        {"touches an edge along x", {{0, 3, 7}, {2, 5, 5}}, true},
        {"passes the edge along x", {{0, 3, 7}, {2, 5, 5 + 4 * eps}}, false},
        {"touches the other edge along x", {{0, -1, 1}, {2, 1, -1}}, true},
        {"passes the other edge along x", {{0, -1, 1}, {2, 1, -1 - eps}}, false},
        {"touches an edge along y", {{1, 0, 7}, {3, 4, 5}}, true},
        {"passes the edge along y", {{1, 0, 7}, {3, 4, 5 + 4 * eps}}, false},
        {"touches the other edge along y", {{-1, 0, 1}, {1, 4, -1}}, true},
        {"passes the other edge along y", {{-1, 0, 1}, {1, 4, -1 - eps}}, false},
        {"touches a corner", {{1, 3, 8}, {3, 5, 4}}, true},
        {"from corner to corner", {{0, 0, 0}, {2, 4, 6}}, true},
        {"longer than that", {{-2, -4, -6}, {4, 8, 12}}, true},
        {"a point inside", {{1, 1, 1}, {1, 1, 1}}, true},
        {"a point on a corner", {{2, 4, 6}, {2, 4, 6}}, true},
        {"a point outside", {{3, 1, 1}, {3, 1, 1}}, false},
        {"as far as can be, through", {{-most, 1, 1}, {most, 1, 1}}, true},
        {"as far as can be, across", {{-most, -most, -most}, {most, most, most}}, true},
        {"as far as can be, past it", {{-most, 0, 0}, {most, most, 0}}, false},
        {"NaN a", {{1, REAL_NAN, 1}, {1, 1, 1}}, false},
        {"NaN a, x", {{REAL_NAN, 1, 1}, {1, 1, 1}}, false},
        {"NaN b", {{1, 1, 1}, {1, 1, REAL_NAN}}, false},
        {"infinite a", {{-inf, 1, 1}, {1, 1, 1}}, false},
        {"infinite b", {{1, 1, 1}, {1, 1, inf}}, false},
        {"infinite both", {{-inf, 1, 1}, {inf, 1, 1}}, false},
    };
    const Aabb box = {{0, 0, 0}, {2, 4, 6}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_segment_aabb)(&table[i].segment, &box) == table[i].want);

    const Segment segment = {{-1, 0, 0}, {1, 2, 0}}; /* y = x + 1 */
    const struct {
        const char *name;
        Aabb box;
        bool want;
    } boxes[] = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"a half space that touches an end", {{1, -inf, -inf}, {inf, inf, inf}}, true},
        {"a half space apart", {{1 + eps, -inf, -inf}, {inf, inf, inf}}, false},
        {"a quarter", {{0, -inf, -inf}, {inf, 1, inf}}, true},
        {"a quarter, nearly", {{least, -inf, -inf}, {inf, 1, inf}}, false},
        {"a quarter on the other side", {{-inf, 1, -inf}, {0, inf, inf}}, true},
        {"an edge along z", {{0, 1, -inf}, {0, 1, inf}}, true},
        {"an edge along z, beside", {{least, 1, -inf}, {least, 1, inf}}, false},
        {"a beam along x", {{-inf, R(0.5), -1}, {inf, 1, 1}}, true},
        {"a beam along x from there on", {{R(0.5), R(0.5), -1}, {inf, 1, 1}}, false},
        {"flat, across", {{0, 0, -1}, {0, 2, 1}}, true},
        {"flat, across, past it", {{0, 2, -1}, {0, 3, 1}}, false},
        {"flat, in its plane", {{R(-0.5), R(0.25), 0}, {0, 3, 0}}, true},
        {"a point on it", {{R(0.5), R(1.5), 0}, {R(0.5), R(1.5), 0}}, true},
        {"a point beside it", {{R(0.5), 1, 0}, {R(0.5), 1, 0}}, false},
        {"empty in x", {{1, 0, -1}, {0, 2, 1}}, false},
        {"empty in y", {{-1, 2, -1}, {1, 1, 1}}, false},
        {"empty in z", {{-1, 0, 0}, {1, 2, -least}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"lower = infinity holds no point", {{inf, 0, 0}, {inf, 2, 0}}, false},
        {"upper = -infinity holds no point", {{-1, -inf, 0}, {1, -inf, 0}}, false},
        {"NaN lower", {{-1, 0, REAL_NAN}, {1, 2, 0}}, false},
        {"NaN upper", {{-1, 0, 0}, {REAL_NAN, 2, 0}}, false},
    };
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(overlap_segment_aabb)(&segment, &boxes[i].box) == boxes[i].want);
}

/* Segments beside an upper edge of a box, which touch it, or nearly; then turned about. */
static void draw_touching(Segment *s, Aabb *box)
{
    const bool whole = any_int(0, 1);
    *box = touched_box(whole);
    Vec3 p = upper_edge(box, whole), d = {positive(whole), -positive(whole), whole ? (real)any_int(-9, 9) : any_real(-1, 1)};
    real k = whole ? (real)any_int(0, 3) : any_real(0, 2);
    *s = (Segment){mad(p, 1, d), mad(p, -k, d)};
    if (any_int(0, 1)) {
        s->a.x = step(s->a.x), s->b.y = step(s->b.y);
    }
    int turn = any_int(0, 2), mirror = any_int(0, 7), exponent = any_exponent();
    *s = (Segment){turned_about(s->a, turn, mirror, exponent), turned_about(s->b, turn, mirror, exponent)};
    *box = box_turned_about(box, turn, mirror, exponent);
}
static void draw(int i, Segment *s, Aabb *box)
{
    new_kind();
    switch (i % 8) {
    case 0:
    case 1:
    case 2:
        draw_touching(s, box);
        break;
    case 3: /* products round to the least number */
        *s = (Segment){faint_vec3(), faint_vec3()};
        *box = box_of(faint_vec3(), faint_vec3());
        if (any_int(0, 1)) {
            Vec3 p[2];
            *box = faint_box(p, 2);
            *s = (Segment){p[0], p[1]};
        }
        break;
    case 4:
        *s = any_segment(), *box = any_aabb();
        break;
    default:
        *s = odd_segment(), *box = odd_aabb();
        if (i % 3 == 0) /* from one box to another place: through it more often */
            s->a = times(-1, s->b);
    }
}

/* 2. Properties: true for every segment and box. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Segment s;
        Aabb box;
        draw(i, &s, &box);
        bool answer = X(overlap_segment_aabb)(&s, &box);
        Segment back = {s.b, s.a}, mirrored = {times(-1, s.a), times(-1, s.b)};
        Segment turned = {{s.a.y, s.a.z, s.a.x}, {s.b.y, s.b.z, s.b.x}};
        Aabb box_t = {{box.lower.y, box.lower.z, box.lower.x}, {box.upper.y, box.upper.z, box.upper.x}};
        Aabb box_m = {times(-1, box.upper), times(-1, box.lower)};
        Aabb more = {box.lower, {box.upper.x, REAL_INF, box.upper.z}};
        bool ends = X(overlap_point_aabb)(&s.a, &box) || X(overlap_point_aabb)(&s.b, &box);
        together += answer;
        same_in_all_directions(X(overlap_segment_aabb)(&s, &box), answer);
        check_sample(i, "backwards", X(overlap_segment_aabb)(&back, &box) == answer, s, box);
        check_sample(i, "mirrored", X(overlap_segment_aabb)(&mirrored, &box_m) == answer, s, box);
        check_sample(i, "all axes are alike", X(overlap_segment_aabb)(&turned, &box_t) == answer, s, box);
        check_sample(i, "a larger box meets it too", !answer || X(overlap_segment_aabb)(&s, &more), s, box);
        check_sample(i, "ends belong to it", !ends || answer, s, box);
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: two polytopes, in whole numbers. */
static bool truly(const Segment *s, const Aabb *box)
{
    Polytope a, b;
    polytope_begin(&a);
    polytope_point(&a, (double)s->a.x, (double)s->a.y, (double)s->a.z);
    polytope_point(&a, (double)s->b.x, (double)s->b.y, (double)s->b.z);
    polytope_aabb(&b, box);
    return polytopes_meet(&a, &b);
}
static void oracle(void **state)
{
    int together = 0, boxes = 0;
    (void)state;
    for (int i = 0; i < HULLS; i++) {
        Segment s;
        Aabb box;
        draw(i, &s, &box);
        if (!finite3(s.a) || !finite3(s.b))
            continue;
        Aabb around = box_of(s.a, s.b);
        bool want = truly(&s, &box);
        together += want, boxes += X(overlap_aabb_aabb)(&around, &box);
        check_sample(i, "exactly", X(overlap_segment_aabb)(&s, &box) == want, s, box);
    }
    printf("together %d, boxes %d of %d\n", together, boxes, HULLS);
    check_share(together, HULLS, 0.1, 0.8);
    check_share(boxes - together, HULLS, 0.02, 0.5); /* apart, though not by comparisons */
}

/* 4. Batch. */
#define PAIR overlap_segment_aabb
#define A Segment
#define B Aabb
#include "kit/batch.inc"

TESTS(overlap_segment_aabb)
