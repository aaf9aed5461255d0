/* tests/bound/obb_shapes.c - src/bound/obb_shapes.c: oriented boxes of shapes, and of a transformed
 * box.
 *
 * The oracle takes a box as it is stored, a parallelepiped: it contains a shape if the extent of
 * the shape along the normal of each pair of faces is within the half, which is decided exactly. No
 * half may be longer by more than rounding. The halves of the best box are known for most shapes,
 * and computed in long double. */
#include "bound/boxes.h"
#include "bound/one_shape.h"

/* The known facts about the best box: its halves in descending order, or only their product; and
 * the size of all its numbers. */
typedef struct Best {
    Wide half[3], product, sizes;
    bool halves, least;
} Best;

static Wide3 wide_difference(Vec3 b, Vec3 a)
{
    return wide_minus(wide3(b), wide3(a));
}
static Wide length_of(Wide3 a)
{
    Wide most = fmaxl(fmaxl(fabsl(a.x[0]), fabsl(a.x[1])), fabsl(a.x[2]));
    if (most == 0)
        return 0;
    const Wide3 b = {{a.x[0] / most, a.x[1] / most, a.x[2] / most}};
    return most * sqrtl(wide_dot(b, b));
}
static Wide sum_of_sizes(Vec3 a)
{
    return fabsl((Wide)a.x) + fabsl((Wide)a.y) + fabsl((Wide)a.z);
}
static void halves(Best *best, Wide a, Wide b, Wide c)
{
    const Wide most = fmaxl(fmaxl(a, b), c), least = fminl(fminl(a, b), c);
    best->halves = true;
    best->half[0] = most, best->half[2] = least;
    best->half[1] = fmaxl(fminl(a, b), fminl(fmaxl(a, b), c));
}

static void best_segment(Best *best, const Segment *s)
{
    halves(best, length_of(wide_difference(s->b, s->a)) / 2, 0, 0);
}
/* Flat, and twice as large as the triangle. */
static void best_triangle(Best *best, const Triangle *s)
{
    const Wide3 ab = wide_difference(s->b, s->a), ac = wide_difference(s->c, s->a),
                bc = wide_difference(s->c, s->b);
    const Wide longest = fmaxl(fmaxl(length_of(ab), length_of(ac)), length_of(bc));
    const Wide twice = length_of(wide_cross(wide_unit(ab), ac)) * length_of(ab);
    halves(best, longest / 2, length_of(ab) > 0 && longest > 0 ? twice / longest / 2 : 0, 0);
}
static void best_lozenge(Best *best, const Lozenge *s)
{
    const Wide3 u = wide3(s->u), v = wide3(s->v);
    const bool swap = length_of(v) > length_of(u);
    const Wide3 a = wide_unit(swap ? v : u), b = swap ? u : v;
    const Wide r = (Wide)s->radius, most = length_of(swap ? v : u);
    if (most == 0)
        halves(best, r, r, r);
    else
        halves(best, (most + fabsl(wide_dot(a, b))) / 2 + r, length_of(wide_cross(a, b)) / 2 + r,
               r);
}
static void best_rectangle(Best *best, const Rectangle *s)
{
    best_lozenge(best, &(Lozenge){s->corner, s->u, s->v, 0});
}
static void best_disc(Best *best, const Disc *s)
{
    const Wide r = (Wide)s->radius;
    halves(best, r, r, length_of(wide3(s->normal)) > 0 ? 0 : r);
}
static void best_sphere(Best *best, const Sphere *s)
{
    halves(best, (Wide)s->radius, (Wide)s->radius, (Wide)s->radius);
}
static void best_capsule(Best *best, const Capsule *s)
{
    const Wide r = (Wide)s->radius;
    halves(best, length_of(wide_difference(s->b, s->a)) / 2 + r, r, r);
}
static void best_cylinder(Best *best, const Cylinder *s)
{
    const Wide r = (Wide)s->radius, length = length_of(wide_difference(s->b, s->a));
    halves(best, length > 0 ? length / 2 : r, r, r);
}
static void best_cone(Best *best, const Cone *s)
{
    const Wide r = (Wide)s->radius, length = length_of(wide_difference(s->base, s->tip));
    halves(best, length > 0 ? length / 2 : r, r, r);
}
static void best_torus(Best *best, const Torus *s)
{
    const Wide all = (Wide)s->major + (Wide)s->minor;
    halves(best, all, all, length_of(wide3(s->axis)) > 0 ? (Wide)s->minor : all);
}
static void best_aabb(Best *best, const Aabb *s)
{
    const Wide3 d = wide_difference(s->upper, s->lower);
    halves(best, d.x[0] / 2, d.x[1] / 2, d.x[2] / 2);
}
static Wide3 times_place(Wide s, Wide3 a)
{
    return (Wide3){{s * a.x[0], s * a.x[1], s * a.x[2]}};
}
/* The product of the lengths of its true axes is a determinant. */
static void best_ellipsoid(Best *best, const Ellipsoid *s)
{
    Wide3 m[3];
    best->sizes = 0;
    for (int k = 0; k < 3; k++) {
        m[k] = times_place((Wide)s->radius[k], wide3(s->axis[k]));
        best->sizes += (Wide)s->radius[k] * sum_of_sizes(s->axis[k]);
    }
    best->product = fabsl(wide_dot(m[0], wide_cross(m[1], m[2])));
    best->least = true;
}
/* The best of the six boxes along an edge and a face. */
static void best_moved_obb(Best *best, const Moved_obb *s)
{
    Wide3 edge[3];
    best->sizes = sum_of_sizes(s->origin), best->product = (Wide)INFINITY;
    for (int k = 0; k < 3; k++) {
        const Wide3 a = wide3(s->of.axis[k]);
        edge[k] = (Wide3){{0, 0, 0}};
        best->sizes += fabsl(wide3(s->of.center).x[k]) * sum_of_sizes(s->axes[k]);
        for (int j = 0; j < 3; j++) {
            const Wide3 to = wide3(s->axes[j]);
            for (int c = 0; c < 3; c++)
                edge[k].x[c] += a.x[j] * to.x[c];
            best->sizes += (Wide)s->of.half[k] * fabsl(a.x[j]) * sum_of_sizes(s->axes[j]);
        }
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            const Wide3 first = wide_unit(edge[i]), last = wide_unit(wide_cross(first, edge[j])),
                        axis[] = {first, last, wide_cross(last, first)};
            Wide product = 1;
            for (int w = 0; w < 3; w++) {
                Wide half = 0;
                for (int k = 0; k < 3; k++)
                    half += (Wide)s->of.half[k] * fabsl(wide_dot(axis[w], edge[k]));
                product *= half;
            }
            if (i != j && product < best->product)
                best->product = product;
        }
    best->least = true;
}

/* Each shape: its box, and the best one. */
#define KNOWS(shape)                                                                               \
    static void know_##shape(Best *best, const Question *q)                                        \
    {                                                                                              \
        best_##shape(best, &q->shape);                                                             \
    }
#define SHAPE(shape) MAKES(obb, shape) KNOWS(shape)
SHAPE(segment)
SHAPE(triangle)
SHAPE(rectangle)
SHAPE(disc)
SHAPE(sphere)
SHAPE(capsule)
SHAPE(lozenge)
SHAPE(ellipsoid)
SHAPE(cylinder)
SHAPE(cone)
SHAPE(torus)
SHAPE(aabb)
MAKES_MOVED(obb)
KNOWS(moved_obb)

typedef struct Row {
    ShapeMaker maker;
    void (*know)(Best *, const Question *);
} Row;
#define ROW(shape)                                                                                 \
    {                                                                                              \
        {&asked_##shape, obb_of_##shape, 0}, know_##shape                                          \
    }
static const Row rows[] = {ROW(segment), ROW(triangle), ROW(rectangle), ROW(disc),     ROW(sphere),
                           ROW(capsule), ROW(lozenge),  ROW(ellipsoid), ROW(cylinder), ROW(cone),
                           ROW(torus),   ROW(aabb),     ROW(moved_obb)};

/* 1. Cases. */
static void statuses(void)
{
    const Obb unit = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}},
              mark = {{7, 7, 7}, {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {7, 7, 7}};
    const Aabb empty = {{0, 0, 2}, {1, 1, 1}};
    Obb box = mark, negative = unit;
    negative.half[2] = -1;
    for (size_t m = 0; m < COUNT(rows); m++)
        is_refused(&rows[m].maker, 15);
    IS_REFUSED_MOVED(obb, &box, &unit);
    check("empty", cmp(X(bound_obb_aabb)(&empty, &box), ==, ISECT_EMPTY));
    const real inf = REAL_INF;
    const Aabb endless[] = {{{-inf, 0, 0}, {1, 1, 1}}, {{0, 0, 0}, {1, inf, 1}}},
               none[] = {{{0, 0, inf}, {1, 1, inf}},
                         {{-inf, 0, 0}, {-inf, 1, 1}},
                         {{inf, inf, inf}, {-inf, -inf, -inf}}};
    for (size_t i = 0; i < COUNT(endless); i++)
        check("not finite", cmp(X(bound_obb_aabb)(&endless[i], &box), ==, ISECT_NOT_FINITE));
    for (size_t i = 0; i < COUNT(none); i++)
        check("no point is that far", cmp(X(bound_obb_aabb)(&none[i], &box), ==, ISECT_EMPTY));
    check("empty", cmp(X(bound_obb_moved)(&negative, straight, &nowhere, &box), ==, ISECT_EMPTY));
    check("untouched", same_bits(&box, &mark, sizeof box));
}
/* Exact boxes: their halves along x, y and z, for any order of their axes. */
static bool is_straight(const Obb *box, Vec3 center, real x, real y, real z)
{
    const real half[] = {x, y, z};
    for (int i = 0; i < 3; i++) {
        const real *axis = (const real *)&box->axis[i];
        for (int k = 0; k < 3; k++)
            if (axis[k] != 0 && (real_abs(axis[k]) != 1 || box->half[i] != half[k]))
                return false;
    }
    return same_bits(&box->center, &center, sizeof center);
}
#define STRAIGHT(made, at, x, y, z) (made == ISECT_OK && is_straight(&box, (Vec3)at, x, y, z))
#define AT(...) __VA_ARGS__
static void along_axes(void)
{
    const real third = 1 / R(3.0), most = REAL_MAX;
    const Segment segment = {{1, 0, 0}, {5, 0, 0}}, spot = {{third, R(-0.0), 0}, {third, 0, 0}};
    const Triangle triangle = {{0, 0, third}, {0, 4, third}, {2, 1, third}};
    const Rectangle rectangle = {{0, 0, 1}, {0, 2, 0}, {6, 0, 0}};
    const Disc disc = {{third, 2, 3}, {0, -9, 0}, third}, lost = {{1, 2, 3}, {0, 0, 0}, third};
    const Sphere sphere = {{third, 1, 2}, third}, large = {{0, 0, 0}, most};
    const Capsule capsule = {{0, 0, 4}, {0, 0, 0}, 1}, round = {{0, 1, 4}, {0, 1, 4}, third};
    const Lozenge lozenge = {{0, 0, 1}, {0, 2, 0}, {6, 0, 0}, R(0.5)};
    const Ellipsoid ellipsoid = {{third, 1, 1}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {third, 2, 0}};
    const Ellipsoid slanted = {{0, 0, 0}, {{2, 1, 0}, {-2, 1, 0}, {0, 0, 1}}, {1, 1, 3}};
    const Cylinder cylinder = {{0, 8, 0}, {0, 2, 0}, third}, ball = {{0, 8, 0}, {0, 8, 0}, third};
    const Cone cone = {{0, 8, 0}, {0, 2, 0}, third}, bulb = {{0, 8, 0}, {0, 8, 0}, third};
    const Torus ring = {{1, 2, 3}, {0, 0, -5}, 3, 1}, lost_ring = {{1, 2, 3}, {0, 0, 0}, 3, 1};
    const Torus circle = {{1, 2, 3}, {4, 0, 0}, third, 0};
    const Aabb aabb = {{0, -2, 1}, {4, 2, 1}};
    Obb box;
    check("segment", STRAIGHT(X(bound_obb_segment)(&segment, &box), AT({3, 0, 0}), 2, 0, 0));
    check("a point", STRAIGHT(X(bound_obb_segment)(&spot, &box), AT({third, 0, 0}), 0, 0, 0));
    check("triangle", STRAIGHT(X(bound_obb_triangle)(&triangle, &box), AT({1, 2, third}), 1, 2, 0));
    check("rectangle", STRAIGHT(X(bound_obb_rectangle)(&rectangle, &box), AT({3, 1, 1}), 3, 1, 0));
    check("disc", STRAIGHT(X(bound_obb_disc)(&disc, &box), AT({third, 2, 3}), third, 0, third));
    check("no normal",
          STRAIGHT(X(bound_obb_disc)(&lost, &box), AT({1, 2, 3}), third, third, third));
    check("sphere",
          STRAIGHT(X(bound_obb_sphere)(&sphere, &box), AT({third, 1, 2}), third, third, third));
    check("all", STRAIGHT(X(bound_obb_sphere)(&large, &box), AT({0, 0, 0}), most, most, most));
    check("capsule", STRAIGHT(X(bound_obb_capsule)(&capsule, &box), AT({0, 0, 2}), 1, 1, 3));
    check("a ball",
          STRAIGHT(X(bound_obb_capsule)(&round, &box), AT({0, 1, 4}), third, third, third));
    check("lozenge",
          STRAIGHT(X(bound_obb_lozenge)(&lozenge, &box), AT({3, 1, 1}), R(3.5), R(1.5), R(0.5)));
    check("ellipsoid",
          STRAIGHT(X(bound_obb_ellipsoid)(&ellipsoid, &box), AT({third, 1, 1}), 2, third, 0));
    check("its order",
          cmp(box.half[0], ==, third) && cmp(box.half[1], ==, 2) && cmp(box.half[2], ==, 0));
    /* (2 x - 2 y, x + y) of a circle is an ellipse along x and y, with radii sqrt(8) and sqrt(2).
     * Roots are rounded up, and covered by 12 epsilon of double. */
    check("with axes that are not its own",
          cmp(X(bound_obb_ellipsoid)(&slanted, &box), ==, ISECT_OK));
    const double slack = (double)REAL_EPSILON + 16 * DBL_EPSILON;
    for (int k = 0; k < 3; k++) {
        const real *axis = (const real *)&box.axis[k];
        const double square = axis[0] != 0 ? 8 : axis[1] != 0 ? 2 : 9;
        const double half = (double)box.half[k];
        check("one number", cmp(real_abs(axis[0]) + real_abs(axis[1]) + real_abs(axis[2]), ==, 1));
        check("a root",
              cmp(half, >=, sqrt(square)) && cmp(half, <=, sqrt(square) * (1 + 2 * slack)));
    }
    check("cylinder",
          STRAIGHT(X(bound_obb_cylinder)(&cylinder, &box), AT({0, 5, 0}), third, 3, third));
    check("no length",
          STRAIGHT(X(bound_obb_cylinder)(&ball, &box), AT({0, 8, 0}), third, third, third));
    check("cone", STRAIGHT(X(bound_obb_cone)(&cone, &box), AT({0, 5, 0}), third, 3, third));
    check("no height",
          STRAIGHT(X(bound_obb_cone)(&bulb, &box), AT({0, 8, 0}), third, third, third));
    check("torus", STRAIGHT(X(bound_obb_torus)(&ring, &box), AT({1, 2, 3}), 4, 4, 1));
    check("no axis", STRAIGHT(X(bound_obb_torus)(&lost_ring, &box), AT({1, 2, 3}), 4, 4, 4));
    check("circle", STRAIGHT(X(bound_obb_torus)(&circle, &box), AT({1, 2, 3}), 0, third, third));
    check("aabb", STRAIGHT(X(bound_obb_aabb)(&aabb, &box), AT({2, 0, 1}), 2, 2, 0));
}
static void moving(void)
{
    const real third = 1 / R(3.0);
    const Obb given = {{1, 2, 3}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {third, 2, 0}};
    const Vec3 turned[] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 4}}, origin = {10, 20, 30};
    const Vec3 none[] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    const Obb unit = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}};
    const Vec3 sheared[] = {{1, 0, 0}, {1, 1, 0}, {0, 0, 1}};
    Obb box = given;
    check("moved, in place",
          STRAIGHT(X(bound_obb_moved)(&box, turned, &origin, &box), AT({8, 21, 42}), third, 2, 0));
    check("its order",
          cmp(box.half[0], ==, third) && cmp(box.half[1], ==, 2) && cmp(box.half[2], ==, 0));
    check("to a point",
          STRAIGHT(X(bound_obb_moved)(&given, none, &origin, &box), AT({10, 20, 30}), 0, 0, 0));
    /* Edges 2 (1, 0) and 4 (1, 1) have the area 8. Along x a box is 6 long and 4 high, along (1, 1)
     * it is 5 sqrt(2) long and sqrt(2) high: the image extends to 4 sqrt(2) / 2 + sqrt(2) / 2. */
    check("sheared", cmp(X(bound_obb_moved)(&unit, sheared, &nowhere, &box), ==, ISECT_OK));
    const double area = 4 * (double)box.half[0] * (double)box.half[1];
    check("the better one",
          cmp(area, >=, 10) && cmp(area, <, 10 * (1 + 1000 * (double)REAL_EPSILON)));
    check("its height", cmp(box.half[2], ==, 3));
}
TEST_FUNCTION(cases)
{
    statuses();
    along_axes();
    moving();
}

/* 2. Properties: the box of a shape times -8 is the box times -8; and the result does not depend on
 * the rounding mode of the caller. */
TEST_FUNCTION(properties)
{
    for (const Row *m = rows; m < rows + COUNT(rows); m++)
        for (int i = 0; i < soak(300); i++) {
            const Question q = any_question(&m->maker, i % 4 == 0);
            const char *name = m->maker.shape->name;
            Obb box, made;
            const isect_status status = m->maker.make(&box, &q);
            is_for_any_caller(&m->maker, &q, status, &box, sizeof box);
            if (status != ISECT_OK || i % 4 == 0)
                continue;
            const Question other = mirrored(m->maker.shape, &q);
            check(name, cmp(m->maker.make(&made, &other), ==, ISECT_OK));
            for (int k = 0; k < 3; k++) {
                check("times 8", cmp(made.half[k], ==, 8 * box.half[k]));
                check("mirrored",
                      cmp(((real *)&made.center)[k], ==, -8 * ((real *)&box.center)[k]));
            }
        }
}

/* 3. Oracle. */
static double extent_of(const Obb *box, const Best *best)
{
    return 2 * ((double)box->half[0] + (double)box->half[1] + (double)box->half[2]) +
           (double)best->sizes;
}
/* Along the normal of its faces i, on either side. A half reduced by its rounding and that of sums
 * is too short. */
static void judge_half(const Row *m, int i, const Question *q, const Obb *box, const Best *best,
                       int k)
{
    begin();
    const Big3 a = big3(box->axis[(k + 1) % 3]), b = big3(box->axis[(k + 2) % 3]);
    const Big all = dot3(big3(box->axis[k]), cross3(a, b));
    const double slack = 64 * DBL_EPSILON * extent_of(box, best) + 64 * DBL_MIN;
    bool needed = !(slack <= DBL_MAX);
    check_sample(i, m->maker.shape->name, cmp(sign(all), !=, 0), *q, *box);
    for (int side = 0; side < 2; side++) {
        const Big3 n = side ? cross3(a, b) : cross3(b, a);
        const Big middle = dot3(n, big3(box->center));
        Reaches r = {.count = 0};
        m->maker.shape->along(&r, n, q);
        const Big whole = size(all), half = big((double)box->half[k]);
        check_sample(i, m->maker.shape->name, reaches(plus(middle, by(half, whole)), &r), *q, *box);
        if (needed)
            continue;
        const Big short_of = minus(big(next_below(box->half[k])), big(slack));
        needed = !reaches(plus(middle, by(short_of, whole)), &r);
    }
    check_sample(i, m->maker.shape->name, needed, *q, *box);
}
/* Directions and the center are rounded: each costs an epsilon of the extent or of the
 * coordinates. */
static void judge_size(const Row *m, int i, const Question *q, const Obb *box, const Best *best)
{
    const Wide eps = (Wide)REAL_EPSILON, extent = (Wide)extent_of(box, best);
    const Wide slack = (ISECT_DOUBLE ? 80 : 4) * eps * (extent + sum_of_sizes(box->center)) +
                       64 * (Wide)REAL_LEAST + 4 * (Wide)DBL_MIN;
    Best made = {.least = false};
    for (int k = 0; k < 3; k++)
        if (real_abs(((const real *)&box->center)[k]) == REAL_MAX)
            return; /* its intended position is out of range */
    halves(&made, (Wide)box->half[0], (Wide)box->half[1], (Wide)box->half[2]);
    for (int k = 0; best->halves && k < 3; k++)
        check_sample(i, m->maker.shape->name, cmp(made.half[k], <=, best->half[k] + slack), *q,
                     *box);
    if (best->least && made.half[2] > 100 * slack && made.half[2] > 0.01L * made.half[0])
        check_sample(i, m->maker.shape->name,
                     cmp(made.half[0] * made.half[1] * made.half[2], <=,
                         best->product * (1 + 4 * slack / made.half[2])),
                     *q, *box);
}
static bool is_orthonormal(const Obb *box)
{
    bool well = true;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k <= i; k++)
            well &= fabsl(wide_dot(wide3(box->axis[i]), wide3(box->axis[k])) - (i == k)) <=
                    (ISECT_DOUBLE ? 8 : 2) * (Wide)REAL_EPSILON;
    return well;
}
static void judge(const Row *m, int i, int *made)
{
    const Question q = any_question(&m->maker, i % 2);
    Obb box;
    Best best = {.sizes = 0, .least = false};
    if (m->maker.make(&box, &q) != ISECT_OK)
        return;
    ++*made;
    m->know(&best, &q);
    check_sample(i, m->maker.shape->name, is_orthonormal(&box), q, box);
    for (int k = 0; k < 3; k++)
        judge_half(m, i, &q, &box, &best, k);
    judge_size(m, i, &q, &box, &best);
}
TEST_FUNCTION(oracle)
{
    const int count = soak(600);
    for (const Row *m = rows; m < rows + COUNT(rows); m++) {
        int made = 0;
        for (int i = 0; i < count; i++)
            judge(m, i, &made);
        check_share(made, count, 0.3, 1);
    }
}

TESTS_OF_ONE(bound_obb_shapes)
