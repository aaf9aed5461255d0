/* tests/overlap/triangle_aabb.c - isect_overlap_triangle_aabb, _n, _each and _pairs. */
#include "kit/directions.h"
#include "kit/kit.h"
#include "kit/touch.h"

#define SAMPLES soak(20000)
enum { HULLS = 6000 };

/* 1. Cases: the box [0, 2] x [0, 2] x [0, 2]. */
static void cases(void **state)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX;
    const struct {
        const char *name;
        Triangle triangle;
        bool want;
    } table[] = {
        {"inside", {{1, 1, 1}, {1, R(1.5), 1}, {1, 1, R(1.5)}}, true},
        {"around a cut", {{-9, -9, 1}, {9, -9, 1}, {0, 9, 1}}, true},
        {"a inside", {{1, 1, 1}, {9, 9, 9}, {9, 8, 7}}, true},
        {"b inside", {{9, 9, 9}, {1, 1, 1}, {9, 8, 7}}, true},
        {"c inside", {{9, 9, 9}, {9, 8, 7}, {1, 1, 1}}, true},
        {"an edge through", {{-1, 1, 1}, {3, 1, 1}, {1, 9, 9}}, true},
        {"beside a face", {{3, 0, 0}, {3, 2, 0}, {3, 0, 2}}, false},
        {"in a face", {{2, 0, 0}, {2, 2, 0}, {2, 0, 2}}, true},
        {"in the plane of a face, touches its edge", {{2, 3, 1}, {2, 2, 1}, {2, 3, 3}}, true},
        {"in the plane of a face, apart", {{2, 3, 1}, {2, 2 + 2 * eps, 1}, {2, 3, 3}}, false},
        {"a corner on a face", {{2, 1, 1}, {3, 1, 1}, {3, 2, 2}}, true},
        {"a corner an ulp before it", {{2 + 2 * eps, 1, 1}, {3, 1, 1}, {3, 2, 2}}, false},
        {"touches the upper corner", {{6, 0, 0}, {0, 6, 0}, {0, 0, 6}}, true},
        {"passes the upper corner", {{6 + 4 * eps, 0, 0}, {0, 6, 0}, {0, 0, 6}}, false},
        {"cuts the upper corner", {{6, 0, 0}, {0, 6 - 4 * eps, 0}, {0, 0, 6}}, true},
        {"turned, touches it", {{6, 0, 0}, {0, 0, 6}, {0, 6, 0}}, true},
        {"turned, passes it", {{6, 0, 0}, {0, 0, 6}, {0, 6 + 4 * eps, 0}}, false},
        {"touches the lower corner", {{-1, 1, 0}, {0, -1, 1}, {1, 0, -1}}, true},
        {"passes the lower corner", {{-1 - eps, 1, 0}, {0, -1, 1}, {1, 0, -1}}, false},
        {"ab touches the edge along z", {{1, 3, 1}, {3, 1, 1}, {4, 4, 1}}, true},
        {"ab passes the edge along z", {{1, 3, 1}, {3 + 2 * eps, 1, 1}, {4, 4, 1}}, false},
        {"bc touches the edge along x", {{1, 4, 4}, {1, 1, 3}, {1, 3, 1}}, true},
        {"bc passes the edge along x", {{1, 4, 4}, {1, 1, 3}, {1, 3 + 2 * eps, 1}}, false},
        {"ca touches the edge along y", {{3, 1, 1}, {4, 1, 4}, {1, 1, 3}}, true},
        {"ca passes the edge along y", {{3 + 2 * eps, 1, 1}, {4, 1, 4}, {1, 1, 3}}, false},
        {"ab touches a lower edge along z", {{1, -1, 1}, {-1, 1, 1}, {-4, -4, 1}}, true},
        {"ab passes a lower edge along z", {{1, -1 - eps, 1}, {-1, 1, 1}, {-4, -4, 1}}, false},
        {"turned, touches a lower edge", {{-1, 1, 1}, {1, -1, 1}, {-4, -4, 1}}, true},
        {"turned, passes a lower edge", {{-1, 1, 1}, {1, -1 - eps, 1}, {-4, -4, 1}}, false},
        {"a needle through", {{-1, 1, 1}, {3, 1, 1}, {5, 1, 1}}, true},
        {"a needle past an edge", {{1, 4, 1}, {3, 2, 1}, {4, 1, 1}}, false},
        {"a needle that touches an edge", {{1, 3, 1}, {3, 1, 1}, {4, 0, 1}}, true},
        {"a needle that touches a corner", {{1, 3, 3}, {3, 1, 1}, {4, 0, 0}}, true},
        {"a point inside", {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, true},
        {"a point on a corner", {{2, 2, 2}, {2, 2, 2}, {2, 2, 2}}, true},
        {"a point outside", {{3, 1, 1}, {3, 1, 1}, {3, 1, 1}}, false},
        {"as far as can be, through", {{-most, -most, 1}, {most, -most, 1}, {0, most, 1}}, true},
        {"as far as can be, just cuts it", {{-most, most, 1}, {most, most, 1}, {most, -most, -1}}, true},
        {"as far as can be, beside it", {{-most, most, 3}, {most, most, 3}, {most, -most, 3}}, false},
        {"NaN a", {{1, REAL_NAN, 1}, {1, 1, 1}, {1, 1, 1}}, false},
        {"NaN b", {{1, 1, 1}, {REAL_NAN, 1, 1}, {1, 1, 1}}, false},
        {"NaN c", {{1, 1, 1}, {1, 1, 1}, {1, 1, REAL_NAN}}, false},
        {"infinite a", {{-inf, 1, 1}, {1, 1, 1}, {1, 1, 1}}, false},
        {"infinite b", {{1, 1, 1}, {1, inf, 1}, {1, 1, 1}}, false},
        {"infinite c", {{1, 1, 1}, {1, 1, 1}, {1, 1, -inf}}, false},
    };
    const Aabb box = {{0, 0, 0}, {2, 2, 2}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_triangle_aabb)(&table[i].triangle, &box) == table[i].want);

    const Triangle triangle = {{6, 0, 0}, {0, 6, 0}, {0, 0, 6}}; /* x + y + z = 6 */
    const struct {
        const char *name;
        Aabb box;
        bool want;
    } boxes[] = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"an octant that touches", {{-inf, -inf, -inf}, {2, 2, 2}}, true},
        {"an octant beneath", {{-inf, -inf, -inf}, {2, 2, 2 - eps}}, false},
        {"an octant above, touches", {{2, 2, 2}, {inf, inf, inf}}, true},
        {"an octant above", {{2, 2, 2 + 2 * eps}, {inf, inf, inf}}, false},
        {"a half space that touches a corner", {{6, -inf, -inf}, {inf, inf, inf}}, true},
        {"a half space apart", {{6 + 4 * eps, -inf, -inf}, {inf, inf, inf}}, false},
        {"a beam that touches an edge", {{3, 3, -inf}, {inf, inf, inf}}, true},
        {"a beam beside an edge", {{3, 3 + 2 * eps, -inf}, {inf, inf, inf}}, false},
        {"a line through", {{1, 1, -inf}, {1, 1, inf}}, true},
        {"a half line through", {{1, 1, -inf}, {1, 1, 4}}, true},
        {"a half line before", {{1, 1, -inf}, {1, 1, 4 - 4 * eps}}, false},
        {"flat, cuts", {{1, 1, 3}, {4, 2, 3}}, true},
        {"flat, touches", {{1, 1, 1}, {3, 2, 1}}, true},
        {"flat, apart", {{1, 1, 1}, {3 - 2 * eps, 2, 1}}, false},
        {"a point on it", {{1, 2, 3}, {1, 2, 3}}, true},
        {"a point beside it", {{1, 2, 3 + 2 * eps}, {1, 2, 3 + 2 * eps}}, false},
        {"empty in x", {{3, 1, 1}, {2, 4, 4}}, false},
        {"empty in y", {{1, 3, 1}, {4, 2, 4}}, false},
        {"empty in z", {{1, 1, 3}, {4, 4, 2}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"lower = infinity holds no point", {{inf, 0, 0}, {inf, 6, 6}}, false},
        {"upper = -infinity holds no point", {{0, -inf, 0}, {6, -inf, 6}}, false},
        {"NaN lower", {{0, 0, REAL_NAN}, {6, 6, 6}}, false},
        {"NaN upper", {{0, 0, 0}, {REAL_NAN, 6, 6}}, false},
        {"near the origin, by the least", {{0, 0, 0}, {least, least, least}}, false},
    };
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(overlap_triangle_aabb)(&triangle, &boxes[i].box) == boxes[i].want);
}

/* Triangles that touch an upper edge of a box with their own, or its upper corner with their inside,
 * or nearly; then turned about. */
static void draw_touching(Triangle *t, Aabb *box)
{
    const bool whole = any_int(0, 1);
    *box = touched_box(whole);
    Vec3 *corner[3] = {&t->a, &t->b, &t->c};
    const int first = any_int(0, 2), second = (first + any_int(1, 2)) % 3, third = 3 - first - second;
    if (any_int(0, 1)) {
        Vec3 p = upper_edge(box, whole);
        Vec3 d = {positive(whole), -positive(whole), whole ? (real)any_int(-9, 9) : any_real(-1, 1)};
        Vec3 away = {positive(whole), positive(whole), whole ? (real)any_int(-9, 9) : any_real(-1, 1)};
        *corner[first] = mad(p, 1, d);
        *corner[second] = mad(p, whole ? -(real)any_int(0, 3) : any_real(-2, 0), d);
        *corner[third] = any_int(0, 7) ? mad(p, 1, away) : mad(p, 2, d);
    } else { /* u x v has positive coordinates; the corner of the box is the middle, or on an edge */
        Vec3 p = box->upper, u = {positive(whole), -positive(whole), 0};
        Vec3 v = {0, positive(whole), -positive(whole)};
        *corner[first] = mad(p, 1, u);
        *corner[second] = any_int(0, 3) ? mad(p, 1, v) : mad(p, -1, u);
        *corner[third] = mad(mad(p, -1, u), -1, v);
    }
    if (any_int(0, 1)) {
        t->a.x = step(t->a.x), t->b.y = step(t->b.y), t->c.z = step(t->c.z);
    }
    int turn = any_int(0, 2), mirror = any_int(0, 7), exponent = any_exponent();
    for (int k = 0; k < 3; k++)
        *corner[k] = turned_about(*corner[k], turn, mirror, exponent);
    *box = box_turned_about(box, turn, mirror, exponent);
}
static void draw(int i, Triangle *t, Aabb *box)
{
    new_kind();
    switch (i % 8) {
    case 0:
    case 1:
    case 2:
        draw_touching(t, box);
        break;
    case 3: /* products round to the least number */
        *t = (Triangle){faint_vec3(), faint_vec3(), faint_vec3()};
        *box = box_of(faint_vec3(), faint_vec3());
        if (any_int(0, 1)) {
            Vec3 p[3];
            *box = faint_box(p, 3);
            *t = (Triangle){p[0], p[1], p[2]};
        }
        break;
    case 4:
        *t = any_triangle(), *box = any_aabb();
        break;
    default:
        *t = odd_triangle(), *box = odd_aabb();
        if (i % 3 == 0) /* around the origin, as the boxes are */
            t->c = (Vec3){-(t->a.x / 2 + t->b.x / 2), -(t->a.y / 2 + t->b.y / 2), -(t->a.z / 2 + t->b.z / 2)};
        if (i % 16 == 5)
            t->c = t->a;
        if (i % 64 == 6)
            t->b = t->c = t->a;
    }
}

/* 2. Properties: true for every triangle and box. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Triangle t;
        Aabb box;
        draw(i, &t, &box);
        bool answer = X(overlap_triangle_aabb)(&t, &box);
        Triangle turned = {t.b, t.c, t.a}, swapped = {t.b, t.a, t.c};
        Triangle mirrored = {times(-1, t.a), times(-1, t.b), times(-1, t.c)};
        Triangle cycled = {{t.a.y, t.a.z, t.a.x}, {t.b.y, t.b.z, t.b.x}, {t.c.y, t.c.z, t.c.x}};
        Aabb box_c = {{box.lower.y, box.lower.z, box.lower.x}, {box.upper.y, box.upper.z, box.upper.x}};
        Aabb box_m = {times(-1, box.upper), times(-1, box.lower)};
        Aabb more = {box.lower, {box.upper.x, REAL_INF, box.upper.z}};
        Segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
        bool edge = false;
        for (int k = 0; k < 3; k++)
            edge |= X(overlap_segment_aabb)(&edges[k], &box);
        together += answer;
        same_in_all_directions(X(overlap_triangle_aabb)(&t, &box), answer);
        check_sample(i, "turned", X(overlap_triangle_aabb)(&turned, &box) == answer, t, box);
        check_sample(i, "swapped", X(overlap_triangle_aabb)(&swapped, &box) == answer, t, box);
        check_sample(i, "mirrored", X(overlap_triangle_aabb)(&mirrored, &box_m) == answer, t, box);
        check_sample(i, "all axes are alike", X(overlap_triangle_aabb)(&cycled, &box_c) == answer, t, box);
        check_sample(i, "a larger box meets it too", !answer || X(overlap_triangle_aabb)(&t, &more), t, box);
        check_sample(i, "edges belong to it", !edge || answer, t, box);
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: two polytopes, in whole numbers. */
static bool truly(const Triangle *t, const Aabb *box)
{
    Polytope a, b;
    polytope_begin(&a);
    polytope_point(&a, (double)t->a.x, (double)t->a.y, (double)t->a.z);
    polytope_point(&a, (double)t->b.x, (double)t->b.y, (double)t->b.z);
    polytope_point(&a, (double)t->c.x, (double)t->c.y, (double)t->c.z);
    polytope_aabb(&b, box);
    return polytopes_meet(&a, &b);
}
static void oracle(void **state)
{
    int together = 0, boxes = 0;
    (void)state;
    for (int i = 0; i < HULLS; i++) {
        Triangle t;
        Aabb box;
        draw(i, &t, &box);
        if (!finite3(t.a) || !finite3(t.b) || !finite3(t.c))
            continue;
        Aabb around = box_of(t.a, t.b), point = box_of(t.c, t.c);
        around = box_of((Vec3){num_min(around.lower.x, point.lower.x), num_min(around.lower.y, point.lower.y), num_min(around.lower.z, point.lower.z)},
                        (Vec3){num_max(around.upper.x, point.upper.x), num_max(around.upper.y, point.upper.y), num_max(around.upper.z, point.upper.z)});
        bool want = truly(&t, &box);
        together += want, boxes += X(overlap_aabb_aabb)(&around, &box);
        check_sample(i, "exactly", X(overlap_triangle_aabb)(&t, &box) == want, t, box);
    }
    printf("together %d, boxes %d of %d\n", together, boxes, HULLS);
    check_share(together, HULLS, 0.1, 0.8);
    check_share(boxes - together, HULLS, 0.02, 0.5); /* apart, though not by comparisons */
}

/* 4. Batch. */
#define PAIR overlap_triangle_aabb
#define A Triangle
#define B Aabb
#include "kit/batch.inc"

TESTS(overlap_triangle_aabb)
