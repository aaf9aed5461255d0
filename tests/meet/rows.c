/* tests/meet/rows.c - every row of meet that answers with points: the laws that hold of any two
 * flat shapes, and the oracle, which clips the one by the other in rational numbers. */
#include "kit/rows.h"
#include "meet/rational_clip.h"

#define SAMPLES soak(2000)

typedef union Flat {
    real number[9];
    Vec3 corner[3];
    Segment segment;
    Segment2 segment2;
    Ray ray;
    Plane plane;
    Triangle triangle;
    Aabb aabb;
} Flat;

/* How many points there are at most, and how seldom each number of them may be. */
static const struct {
    const char *name;
    uint32_t most;
    double least;
} expected[] = {{"meet_triangle_triangle", 6, 0.002},
                {"meet_plane_aabb", 6, 0.01},
                {"meet_plane_triangle", 3, 0.02},
                {"meet_ray_plane", 2, 0.01},
                {"meet_", 2, 0.02}};

static bool in_plane(const ShapeKind *shape) /* of two dimensions */
{
    return shape->layout[0] == 'w';
}
static Common ask(const Row *row, const Flat *a, const Flat *b)
{
    const Answer answer = ask_row(row, a, b, ISECT_NONZERO);
    if (row->answer == ANSWER_Common)
        return answer.common;
    Common common = {answer.common2.count, {{0, 0, 0}}};
    for (uint32_t k = 0; k < common.count; k++)
        common.point[k] = (Vec3){answer.common2.point[k].x, answer.common2.point[k].y, 0};
    return common;
}

/* ---- corners, in space ---- */

static int corners_of(const ShapeKind *shape, const Flat *flat, Vec3 *p)
{
    switch (shape->kind) {
    case KIND_segment2:
        p[0] = (Vec3){flat->segment2.a.x, flat->segment2.a.y, 0};
        p[1] = (Vec3){flat->segment2.b.x, flat->segment2.b.y, 0};
        return 2;
    case KIND_segment:
    case KIND_triangle:
        memcpy(p, flat->corner, shape->bytes);
        return (int)shape->numbers / 3;
    default:
        return 0;
    }
}
static void put_corners(const ShapeKind *shape, Flat *flat, const Vec3 *p)
{
    if (in_plane(shape))
        flat->segment2 = (Segment2){flattened(p[0]), flattened(p[1])};
    else
        memcpy(flat->corner, p, shape->bytes);
}
static bool is_finite(const ShapeKind *shape, const Flat *flat)
{
    bool finite = true;
    for (size_t i = 0; i < shape->numbers; i++)
        finite &= shape->kind == KIND_aabb || (shape->kind == KIND_ray && i >= 6) ||
                  real_abs(flat->number[i]) <= REAL_MAX;
    return finite;
}

/* ---- questions ---- */

static Aabb grid_box(int plane)
{
    const Vec3 a = flat_point(plane);
    const Vec3 b = flat_point(any_int(0, 3));
    return any_int(0, 7) ? box_of(a, b) : any_int(0, 1) ? odd_aabb() : box_of(a, a);
}
static void draw(const ShapeKind *shape, Flat *flat, int plane)
{
    Vec3 p[3];
    switch (shape->kind) {
    case KIND_ray:
        flat->ray = odd_ray();
        if (any_int(0, 2)) {
            flat->ray.origin = flat_point(any_int(0, 2));
            flat->ray.dir = flat_point(any_int(0, 1));
        }
        return;
    case KIND_aabb:
        flat->aabb = grid_box(plane);
        return;
    case KIND_plane:
        flat->plane = odd_plane();
        return;
    default:
        for (int k = 0; k < 3; k++)
            p[k] = flat_point(plane);
        if (!any_int(0, 9))
            p[1] = p[0];
        put_corners(shape, flat, p);
    }
}

/* How two shapes of corners may lie to each other. */
static void relate(const Row *row, int i, Flat *a, Flat *b)
{
    Vec3 p[3], qs[3];
    const int n = corners_of(row->a, a, p), m = corners_of(row->b, b, qs);
    for (int k = 0; k < m; k++) {
        if (i % 5 == 1) /* on one line */
            qs[k] = mad(p[0], (real)any_int(-2, 2), sub(p[1], p[0]));
        if (i % 5 == 0) /* smaller */
            qs[k] = times(R(0.3), qs[k]);
        if (i % 11 == 0) /* a star, if in a plane */
            qs[k] = times(-1, p[k % n]);
    }
    if (i % 5 == 0 && any_int(0, 1))
        qs[0] = p[1];
    if (i % 7 == 0) { /* nearly in one plane, or on one line */
        real *last = in_plane(row->b) ? &qs[m - 1].y : &qs[m - 1].z;
        *last = step(*last), p[0].x = step(p[0].x);
    }
    put_corners(row->a, a, p), put_corners(row->b, b, qs);
}
/* A plane through the middle of a shape, nearly, or through a corner of it. */
static Plane plane_at(const ShapeKind *shape, const Flat *flat, int i)
{
    const real *x = flat->number, *y = x + (shape->kind == KIND_ray ? 0 : 3);
    const Vec3 middle = {x[0] / 2 + y[0] / 2, x[1] / 2 + y[1] / 2, x[2] / 2 + y[2] / 2};
    const Vec3 corner = any_int(0, 1) ? (Vec3){x[0], x[1], x[2]} : (Vec3){y[0], y[1], y[2]};
    if (i % 5 == 0)
        return plane_by(finite3(middle) ? middle : (Vec3){0, 0, 0});
    return flat_plane(finite3(corner) ? corner : (Vec3){0, 0, 0});
}
/* To a corner of a box, up to rounding. */
static Vec3 beyond_corner(Vec3 a, const Aabb *box)
{
    const Vec3 b = {2 * box->upper.x - a.x, 2 * box->lower.y - a.y, 2 * box->upper.z - a.z};
    return finite3(b) ? b : a;
}

static void question(const Row *row, int i, Flat *a, Flat *b)
{
    const int plane = i % 11 ? any_int(0, 3) : 1;
    new_kind();
    row->a->any(a), row->b->any(b);
    if (i % 6) {
        draw(row->a, a, plane);
        draw(row->b, b, any_int(0, 7) ? plane : any_int(0, 3));
    }
    if (row->a->kind == KIND_plane && (i % 6 || i % 5 == 0))
        a->plane = plane_at(row->b, b, i);
    else if (row->b->kind == KIND_plane && (i % 6 || i % 5 == 0))
        b->plane = plane_at(row->a, a, i);
    else if (row->b->kind == KIND_aabb && i % 6 && !any_int(0, 3))
        a->segment.b = beyond_corner(a->segment.a, &b->aabb);
    else if (row->b->kind == KIND_segment || row->b->kind == KIND_segment2 ||
             row->b->kind == KIND_triangle)
        if (row->a->kind != KIND_plane)
            relate(row, i, a, b);
    if (!is_finite(row->a, a) || !is_finite(row->b, b))
        row->a->any(a), row->b->any(b);
}

/* ---- laws ---- */

#define check_row(i, what, expression)                                                             \
    do {                                                                                           \
        if (!(expression))                                                                         \
            print_message("%s: ", row->name);                                                      \
        check_sample(i, what, expression, *a, *b);                                                 \
    } while (0)

/* Another way to say a shape; false if there is none of that number. */
static bool said_again(const ShapeKind *shape, const Flat *flat, int number, Flat *again)
{
    const Ray *ray = &flat->ray;
    const Triangle *t = &flat->triangle;
    *again = *flat;
    switch (shape->kind) {
    case KIND_segment:
        again->segment = (Segment){flat->segment.b, flat->segment.a};
        return number == 0;
    case KIND_segment2:
        again->segment2 = (Segment2){flat->segment2.b, flat->segment2.a};
        return number == 0;
    case KIND_ray:
        again->ray = (Ray){ray->origin, times(-1, ray->dir), -ray->t_max, -ray->t_min};
        return number == 0;
    case KIND_plane:
        again->plane = (Plane){times(-1, flat->plane.normal), -flat->plane.d};
        return number == 0;
    case KIND_triangle:
        again->triangle = number ? (Triangle){t->b, t->a, t->c} : (Triangle){t->b, t->c, t->a};
        return number <= 1;
    default:
        return false;
    }
}
/* A plane turned over gives the same bits, and what is reversed, with no corners in the other
 * shape, the same in reverse; but for the one point that a segment has with a box. */
static void same_when_said_again(const Row *row, int i, const Flat *a, const Flat *b,
                                 const Common *common)
{
    Flat again;
    for (int second = 0; second < 2; second++)
        for (int k = 0; said_again(second ? row->b : row->a, second ? b : a, k, &again); k++) {
            const Common got = second ? ask(row, a, &again) : ask(row, &again, b);
            const Kind one = (second ? row->b : row->a)->kind;
            const bool line = one == KIND_ray || row->b->kind == KIND_aabb;
            check_row(i, "said again", got.count == common->count);
            check_row(i, "turned over", one != KIND_plane || same_bits(&got, common, sizeof got));
            for (uint32_t j = 0; j < got.count && line && one != KIND_plane; j++)
                check_row(i, "reversed",
                          (one == KIND_segment && got.count == 1) ||
                              same_bits(&got.point[j], &common->point[got.count - 1 - j],
                                        sizeof got.point[j]));
        }
}

static void same_as_overlap(const Row *row, int i, const Flat *a, const Flat *b,
                            const Common *common)
{
    const Row *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    const Vec3 n = a->plane.normal;
    const bool box = row->b->kind == KIND_aabb;
    if (overlap && !(box && row->a->kind == KIND_plane &&
                     ((n.x == 0 && n.y == 0 && n.z == 0) || !finite3(b->aabb.lower) ||
                      !finite3(b->aabb.upper))))
        check_row(i, "where they overlap",
                  (common->count > 0) == ask_row(overlap, a, b, ISECT_NONZERO).yes);
    for (uint32_t k = 0; k < common->count && box; k++)
        check_row(i, "in the box", X(overlap_point_aabb)(&common->point[k], &b->aabb));
    for (int k = 0; k < 2 && box && row->a->kind == KIND_segment; k++) {
        const uint32_t last = common->count > 0 ? common->count - 1 : 0;
        const Vec3 end = a->corner[k], *at = &common->point[k ? last : 0];
        if (X(overlap_point_aabb)(&end, &b->aabb))
            check_row(i, "ends as it is", at->x == end.x && at->y == end.y && at->z == end.z);
    }
}

/* A segment is a needle, and one in the plane one in space. */
static void same_as_others(const Row *row, int i, const Flat *a, const Flat *b,
                           const Common *common)
{
    const Triangle needle = {a->segment.a, a->segment.b, a->segment.b};
    Common got = *common;
    if (row->a->kind == KIND_segment && row->b->kind == KIND_triangle)
        got = X(meet_triangle_triangle)(&needle, &b->triangle);
    if (row->a->kind == KIND_segment && row->b->kind == KIND_plane)
        got = X(meet_plane_triangle)(&b->plane, &needle);
    check_row(i, "as a needle", same_bits(&got, common, sizeof got));
    if (in_plane(row->a)) {
        Segment s, t;
        corners_of(row->a, a, &s.a), corners_of(row->b, b, &t.a);
        const Common in_space = X(meet_segment_segment)(&s, &t);
        check_row(i, "as in space", in_space.count == common->count);
        for (uint32_t k = 0; k < common->count; k++)
            check_row(i, "as in space",
                      in_space.point[k].x == common->point[k].x &&
                          in_space.point[k].y == common->point[k].y);
    }
}

/* Lengths times a power of two; false if some of its numbers are too large or small for that. */
static bool scale_flat(const ShapeKind *shape, const Flat *flat, int exponent, Flat *to)
{
    static const int members[] = {['v'] = 3, ['w'] = 2, ['n'] = 3, ['l'] = 1, ['t'] = 1};
    size_t f = 0;
    for (const char *part = shape->layout; *part; part++)
        for (int k = 0; k < members[(int)*part]; k++, f++) {
            const real size = real_abs(flat->number[f]);
            const bool endless = *part == 't' && size > REAL_MAX;
            if (!endless && size != 0 && !(size >= R(0x1p-24) && size <= 64))
                return false;
            to->number[f] =
                *part == 'n' || *part == 't' ? flat->number[f] : scaled(flat->number[f], exponent);
        }
    return true;
}
static bool same_at_any_scale(const Row *row, int i, const Flat *a, const Flat *b,
                              const Common *common)
{
    const int exponent = i % 30 - 15;
    Flat p, r;
    if (!scale_flat(row->a, a, exponent, &p) || !scale_flat(row->b, b, exponent, &r))
        return false;
    const Common got = ask(row, &p, &r);
    check_row(i, "at any scale", got.count == common->count);
    for (uint32_t k = 0; k < got.count; k++) {
        const Vec3 want = times(scaled(1, exponent), common->point[k]);
        check_row(i, "at any scale",
                  same_bits(&got.point[k], &want, sizeof want) ||
                      !(real_abs(common->point[k].x) <= 64 && real_abs(common->point[k].y) <= 64 &&
                        real_abs(common->point[k].z) <= 64));
    }
    return true;
}

/* ---- the oracle ---- */

static bool ray_is_right(const Common *common, const Ray *ray, const Plane *plane)
{
    const Place normal = place(plane->normal), dir = place(ray->dir);
    const Rational start = q_plus(place_dot(normal, place(ray->origin)), q((double)plane->d));
    const Rational rise = place_dot(normal, dir);
    if (mpq_sgn(rise)) {
        const Rational t = q_negative(q_over(start, rise));
        bool within = ray->t_min <= ray->t_max;
        if (real_abs(ray->t_min) <= REAL_MAX)
            within &= !q_less(t, q((double)ray->t_min));
        if (real_abs(ray->t_max) <= REAL_MAX)
            within &= !q_less(q((double)ray->t_max), t);
        return common->count == within && (!within || is_at(ray, t, common->point[0]));
    }
    if (mpq_sgn(start) || ray->t_min > ray->t_max)
        return common->count == 0;
    const uint32_t points = ray->t_min == ray->t_max || place_zero(dir) ? 1 : 2;
    return common->count == points && is_at(ray, end_at(ray, ray->t_min), common->point[0]) &&
           (points == 1 || is_at(ray, end_at(ray, ray->t_max), common->point[1]));
}

/* The rectangle that two axes of the box are, put on the plane along the third, where its normal is
 * greatest. */
static Loop section_of_column(const Plane *plane, const Aabb *box, int axis)
{
    const real *low = (const real *)&box->lower, *high = (const real *)&box->upper;
    const Place normal = place(plane->normal);
    const int u = (axis + 1) % 3, v = (axis + 2) % 3;
    Loop loop = {.points = 4};
    for (int i = 0; i < 4; i++) {
        Place *p = &loop.point[i];
        p->at[u] = q((double)(i == 1 || i == 2 ? high : low)[u]);
        p->at[v] = q((double)(i >= 2 ? high : low)[v]);
        p->at[axis] = q(0);
        const Rational height = q_plus(place_dot(normal, *p), q((double)plane->d));
        p->at[axis] = q_negative(q_over(height, normal.at[axis]));
    }
    return loop;
}
/* An infinite box counts as one that reaches to the largest finite numbers, unless that one is
 * empty. */
static bool box_is_right(const Common *common, const Plane *plane, const Aabb *given)
{
    const real *n = (const real *)&plane->normal;
    Aabb box = *given;
    double size[3] = {0, 0, 0};
    int axis = 0;
    bool empty = false;
    for (int k = 0; k < 3; k++) {
        real *lower = &((real *)&box.lower)[k], *upper = &((real *)&box.upper)[k];
        empty |= !(*lower <= *upper && *lower <= REAL_MAX && *upper >= -REAL_MAX);
        *lower = num_max(*lower, -REAL_MAX), *upper = num_min(*upper, REAL_MAX);
        axis = real_abs(n[k]) > real_abs(n[axis]) ? k : axis;
    }
    if (empty || n[axis] == 0)
        return true;
    Loop loop = section_of_column(plane, &box, axis);
    clip_to_slab(&loop, &box, axis);
    simplify(&loop);
    grow_size(size, &box.lower, 2);
    return is_loop(common, &loop, size);
}

/* Has p the bounds that the true point has? */
static bool has_bounds(Vec3 p, Place true_point, const Aabb *box)
{
    bool has = true;
    for (int k = 0; k < 6; k++) {
        const real bound = ((const real *)box)[k];
        has &= real_abs(bound) > REAL_MAX || !mpq_equal(true_point.at[k % 3], q((double)bound)) ||
               ((real *)&p)[k % 3] == bound;
    }
    return has;
}
/* The ends have all the bounds that they truly have; in either order. */
static bool is_on_faces(const Common *common, const Loop *loop, const Aabb *box)
{
    const Vec3 *p = common->point;
    const int n = loop->points;
    bool has = n == 0;
    for (int first = 0; first < n; first++)
        has |= has_bounds(p[0], loop->point[first], box) &&
               has_bounds(p[n - 1], loop->point[n - 1 - first], box);
    return has;
}

static bool is_right(const Row *row, const Flat *a, const Flat *b, const Common *common)
{
    double size[3] = {0, 0, 0};
    Vec3 p[3], other[3];
    rational_begin();
    if (row->a->kind == KIND_ray)
        return ray_is_right(common, &a->ray, &b->plane);
    if (row->a->kind == KIND_plane && row->b->kind == KIND_aabb)
        return box_is_right(common, &a->plane, &b->aabb);
    if (row->a->kind == KIND_plane) {
        const int n = corners_of(row->b, b, p);
        Loop loop = loop_of(p, n);
        clip_to_plane(&loop, &a->plane), simplify(&loop), grow_size(size, p, n);
        return is_loop(common, &loop, size);
    }
    const int n = corners_of(row->a, a, p), m = corners_of(row->b, b, other);
    Loop loop = loop_of(p, n);
    grow_size(size, p, n), grow_size(size, other, m);
    if (m) {
        clip_to_corners(&loop, other, m), simplify(&loop);
        return is_loop_of_any_order(common, &loop, size);
    }
    if (row->b->kind == KIND_plane)
        clip_to_plane(&loop, &b->plane);
    for (int k = 0; k < 3 && row->b->kind == KIND_aabb; k++)
        clip_to_slab(&loop, &b->aabb, k);
    simplify(&loop);
    return is_loop(common, &loop, size) &&
           (row->b->kind == KIND_plane || is_on_faces(common, &loop, &b->aabb));
}

/* ---- all ---- */

static void check_all(const Row *row)
{
    int found[7] = {0}, scaled_ones = 0;
    size_t known = 0;
    worst = worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Flat both[2], *a = &both[0], *b = &both[1];
        memset(both, 0, sizeof both);
        question(row, i, a, b);
        const Common common = ask(row, a, b);
        found[common.count]++;
        check_row(i, "all corners, and no others", is_right(row, a, b, &common));
        same_as_overlap(row, i, a, b, &common);
        same_when_said_again(row, i, a, b, &common);
        same_as_others(row, i, a, b, &common);
        scaled_ones += same_at_any_scale(row, i, a, b, &common);
        if (row->a->kind == row->b->kind)
            check_row(i, "swapped", ask(row, b, a).count == common.count);
    }
    while (strncmp(row->name, expected[known].name, strlen(expected[known].name)) != 0)
        known++;
    printf("%s: %d %d %d %d %d %d %d times 0 to 6 points; %.2f epsilon\n", row->name, found[0],
           found[1], found[2], found[3], found[4], found[5], found[6], fmax(worst, worst_error));
    for (uint32_t k = 0; k <= expected[known].most; k++)
        check_share(found[k], SAMPLES, expected[known].least, 0.8);
    check_share(scaled_ones, SAMPLES, 0.2, 0.9);
}
/* tools/mutate runs a single row. */
TEST_FUNCTION(all_rows)
{
    const char *only = getenv("ISECT_TEST_ROW");
    for (size_t i = 0; i < count_rows(); i++)
        if ((rows[i].answer == ANSWER_Common || rows[i].answer == ANSWER_Common2) &&
            (!only || !strcmp(only, rows[i].name)))
            check_all(&rows[i]);
}

TESTS_IN(meet_rows, cmocka_unit_test(all_rows))
