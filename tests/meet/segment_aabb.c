/* tests/meet/segment_aabb.c - isect_meet_segment_aabb. */
#include "meet/common.h"

#define SAMPLES soak(6000)

/* 1. Cases: with the box from (0, 0, 0) to (4, 4, 4). */
static void cases(void **state)
{
    const struct {
        const char *name;
        Segment segment;
        Common want;
    } table[] = {
        {"inside", {{1, 2, 3}, {3, 2, 1}}, {2, {{1, 2, 3}, {3, 2, 1}}}},
        {"into it", {{-1, 2, 3}, {3, 2, 3}}, {2, {{0, 2, 3}, {3, 2, 3}}}},
        {"out of it", {{1, 2, 3}, {1, 2, 7}}, {2, {{1, 2, 3}, {1, 2, 4}}}},
        {"through", {{-4, 1, 1}, {8, 4, 1}}, {2, {{0, 2, 1}, {4, 3, 1}}}},
        {"from corner to corner", {{-1, -1, -1}, {5, 5, 5}}, {2, {{0, 0, 0}, {4, 4, 4}}}},
        {"at an edge", {{-2, 2, 1}, {2, -2, 1}}, {1, {{0, 0, 1}}}},
        {"at a corner", {{-2, 1, -1}, {2, -1, 1}}, {1, {{0, 0, 0}}}},
        {"ends on a face", {{2, 2, 9}, {2, 3, 4}}, {1, {{2, 3, 4}}}},
        {"begins on a face", {{2, 3, 4}, {2, 2, 9}}, {1, {{2, 3, 4}}}},
        {"in a face", {{-1, 1, 4}, {9, 1, 4}}, {2, {{0, 1, 4}, {4, 1, 4}}}},
        {"beside", {{-1, 5, 3}, {9, 5, 3}}, {0, {{0, 0, 0}}}},
        {"past an edge", {{-2, 1, 1}, {1, -3, 1}}, {0, {{0, 0, 0}}}},
        {"a point", {{1, 1, 4}, {1, 1, 4}}, {1, {{1, 1, 4}}}},
        {"a point outside", {{1, 1, 5}, {1, 1, 5}}, {0, {{0, 0, 0}}}},
        {"minus zero", {{1, 1, R(-0.0)}, {1, 1, -1}}, {1, {{1, 1, 0}}}},
        {"NaN", {{1, 1, REAL_NAN}, {1, 1, 3}}, {0, {{0, 0, 0}}}},
        {"infinite", {{1, 1, REAL_INF}, {1, 1, 3}}, {0, {{0, 0, 0}}}},
    };
    const Aabb box = {{0, 0, 0}, {4, 4, 4}}, empty = {{4, 0, 0}, {0, 4, 4}};
    const Aabb all = {{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    const Aabb point = {{1, 2, 3}, {1, 2, 3}}, half = {{-REAL_INF, 2, -REAL_INF}, all.upper};
    const Segment through = {{0, 4, 6}, {2, 0, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_segment_aabb)(&table[i].segment, &box);
        check(table[i].name, is_as_said(&got, &table[i].want));
        check(table[i].name, same_bits(&got.point[0], &table[i].want.point[0], sizeof(Vec3)));
    }
    Common got = X(meet_segment_aabb)(&through, &all);
    check("everything", is_as_said(&got, &(Common){2, {{0, 4, 6}, {2, 0, 0}}}));
    const Segment minus = {{R(-0.0), R(-0.0), R(-0.0)}, {2, 0, 0}};
    got = X(meet_segment_aabb)(&minus, &all);
    check("minus zero", is_as_said(&got, &(Common){2, {{0, 0, 0}, {2, 0, 0}}}));
    got = X(meet_segment_aabb)(&through, &point);
    check("a point", is_as_said(&got, &(Common){1, {{1, 2, 3}}}));
    got = X(meet_segment_aabb)(&through, &half);
    check("a half-space", is_as_said(&got, &(Common){2, {{0, 4, 6}, {1, 2, 3}}}));
    check("empty", X(meet_segment_aabb)(&through, &empty).count == 0);
}

static Aabb grid_box(void)
{
    const Vec3 a = flat_point(any_int(0, 3)), b = flat_point(any_int(0, 3));
    return any_int(0, 7) ? box_of(a, b) : any_int(0, 1) ? odd_aabb() : box_of(a, a);
}
static Segment grid_segment(Aabb box)
{
    Vec3 a = flat_point(any_int(0, 3));
    Vec3 b = any_int(0, 9) ? flat_point(any_int(0, 3)) : a;
    if (any_int(0, 3) == 0) /* through a corner of it, up to rounding */
        b = (Vec3){2 * box.upper.x - a.x, 2 * box.lower.y - a.y, 2 * box.upper.z - a.z};
    return finite3(b) ? (Segment){a, b} : (Segment){a, a};
}

static bool same_point(const Vec3 *p, const Vec3 *q)
{
    return p->x == q->x && p->y == q->y && p->z == q->z;
}

/* 2. Properties: true of any segment and box. */
static void properties(void **state)
{
    int meet = 0, points = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Aabb box = grid_box();
        const Segment s = grid_segment(box), turned = {s.b, s.a};
        const Common common = X(meet_segment_aabb)(&s, &box);
        const Common other = X(meet_segment_aabb)(&turned, &box);
        meet += common.count > 0, points += common.count == 1;
        check_sample(i, "where they overlap",
                     (common.count > 0) == X(overlap_segment_aabb)(&s, &box), s, box);
        check_sample(i, "turned", other.count == common.count, s, box);
        for (uint32_t k = 0; k < common.count; k++) {
            const Vec3 *p = &common.point[k], *q = &other.point[common.count - 1 - k];
            check_sample(i, "in the box", X(overlap_point_aabb)(p, &box), s, box);
            check_sample(i, "turned", common.count == 1 || same_bits(p, q, sizeof *p), s, box);
        }
        if (X(overlap_point_aabb)(&s.a, &box))
            check_sample(i, "begins as it is", same_point(&common.point[0], &s.a), s, box);
        if (X(overlap_point_aabb)(&s.b, &box))
            check_sample(i, "ends as it is", same_point(&common.point[common.count - 1], &s.b), s,
                         box);
    }
    check_share(meet, 4 * SAMPLES, 0.2, 0.9);
    check_share(points, 4 * SAMPLES, 0.02, 0.5);
}

/* 3. Oracle: clipping in rational numbers, by a half-space for each bound. */
static bool is_left(const Common *common, const Segment *s, const Aabb *box)
{
    double size[3];
    clipped_loop(&s->a, 2);
    for (int k = 0; k < 3; k++) {
        const real lower = ((const real *)&box->lower)[k], upper = ((const real *)&box->upper)[k];
        Plane plane = {{k == 0, k == 1, k == 2}, -upper};
        if (real_abs(upper) <= REAL_MAX)
            clipped_below(&plane, 1);
        plane.d = -lower;
        if (real_abs(lower) <= REAL_MAX)
            clipped_below(&plane, -1);
        size[k] = greatest_coordinate(&s->a, 2, k);
    }
    clipped_simplify();
    return is_loop(common, size);
}

/* Has p the bounds that the true point has? */
static bool has_bounds(Vec3 p, Place place, const Aabb *box)
{
    bool has = true;
    for (int k = 0; k < 3; k++) {
        const real bounds[2] = {((const real *)&box->lower)[k], ((const real *)&box->upper)[k]};
        for (int i = 0; i < 2; i++) {
            if (real_abs(bounds[i]) <= REAL_MAX)
                mpq_set_d(clipped.value, (double)bounds[i]);
            has &= real_abs(bounds[i]) > REAL_MAX || !mpq_equal(place[k], clipped.value) ||
                   ((real *)&p)[k] == bounds[i];
        }
    }
    return has;
}
/* The ends have all the bounds that they truly have; in either order. */
static bool is_on_faces(const Common *common, const Aabb *box)
{
    const Vec3 *p = common->point;
    const int n = clipped.points;
    bool has = false;
    for (int way = 0; way < n; way++)
        has |= has_bounds(p[0], clipped.point[way], box) &&
               has_bounds(p[n - 1], clipped.point[n - 1 - way], box);
    return n == 0 || has;
}

static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Aabb box = i % 3 ? grid_box() : any_aabb();
        const Segment s = i % 3 ? grid_segment(box) : any_segment();
        const Common common = X(meet_segment_aabb)(&s, &box);
        found[common.count]++;
        check_sample(i, "both ends, and no others", is_left(&common, &s, &box), s, box);
        check_sample(i, "on faces, with their bounds", is_on_faces(&common, &box), s, box);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], worst_error);
    for (int k = 0; k < 3; k++)
        check_share(found[k], SAMPLES, 0.02, 0.8);
}

TESTS_OF_ONE(meet_segment_aabb)
