/* tests/surface/normal.c - which way shapes face: isect_normal_plane and so on, all thirteen. */
#include "kit/nearest.h"
#include "kit/rows.h"
#include <errno.h>

#define SAMPLES soak(4000)

/* All shapes, and where in their numbers lengths are that a scale must leave alone. */
#define SHAPES(DO)                                                                                 \
    DO(plane, Plane, 0, 0)                                                                         \
    DO(triangle, Triangle, 0, 0)                                                                   \
    DO(rectangle, Rectangle, 0, 0)                                                                 \
    DO(disc, Disc, 0, 0)                                                                           \
    DO(sphere, Sphere, 0, 0)                                                                       \
    DO(capsule, Capsule, 0, 0)                                                                     \
    DO(lozenge, Lozenge, 0, 0)                                                                     \
    DO(ellipsoid, Ellipsoid, 3, 12)                                                                \
    DO(cylinder, Cylinder, 0, 0)                                                                   \
    DO(cone, Cone, 0, 0)                                                                           \
    DO(torus, Torus, 3, 6)                                                                         \
    DO(aabb, Aabb, 0, 0)                                                                           \
    DO(obb, Obb, 3, 12)

#define NUMBER_OF(name, Shape, from, to) name##_,
enum { SHAPES(NUMBER_OF) KINDS_OF_SHAPE };

typedef struct KindOfShape {
    const ShapeKind *of;
    size_t from, to;
    Vec3 (*normal)(const void *shape, const Vec3 *p);
} KindOfShape;

#define FUNCTION(name, Shape, from, to)                                                            \
    static Vec3 normal_##name(const void *shape, const Vec3 *p)                                    \
    {                                                                                              \
        return X(normal_##name)(shape, p);                                                         \
    }
SHAPES(FUNCTION)
#define ENTRY(name, Shape, from, to) {&shape_kinds[KIND_##name], from, to, normal_##name},
static const KindOfShape kinds[] = {SHAPES(ENTRY)};

static Vec3 normal_of_shape(int s, const AnyShape *shape, Vec3 p)
{
    return kinds[s].normal(shape, &p);
}
static void make(int s, bool odd, AnyShape *shape)
{
    (odd ? kinds[s].of->odd : kinds[s].of->any)(shape);
}
/* Where a ray enters. */
static real entered(int s, const AnyShape *shape, const Ray *ray)
{
    const Row *row = row_of(QUESTION_cast, KIND_ray, kinds[s].of->kind);
    const Answer answer = ask_row(row, ray, shape, ISECT_NONZERO);
    return row->answer == ANSWER_Span        ? answer.span.enter
           : row->answer == ANSWER_Intervals ? answer.intervals.part[0].enter
                                             : answer.touch.t;
}

static const Vec3 zero = {0, 0, 0};

/* ---- cases ---- */

static void check_normal(const char *name, Vec3 got, Vec3 want)
{
    const Vec3 off = sub(got, want);
    check(name, cmp(real_abs(off.x), <=, REAL_EPSILON) && cmp(real_abs(off.y), <=, REAL_EPSILON) &&
                    cmp(real_abs(off.z), <=, REAL_EPSILON));
    check(name, !same_point(want, zero) || same_bits(&got, &zero, sizeof got));
}
typedef struct Case {
    const char *what;
    int shape;
    real number[15];
    Vec3 point, want;
} Case;
#define MOST REAL_MAX
#define LEAST REAL_LEAST
#define INF REAL_INF
#define HALF R(0.70710678118654752)
#define STRAIGHT 1, 0, 0, 0, 1, 0, 0, 0, 1 /* axes */
#define LOZENGE 0, 0, 0, 4, 0, 0, 0, 2, 0, 1
#define CYLINDER 0, 0, 0, 4, 0, 0, 1
#define CONE 0, 0, 0, 0, 0, 4, 3
#define TORUS 1, 0, 0, 0, 0, 9, 3, 1
static const Case table[] = {
    {"a plane", plane_, {0, -4, 3, 9}, {1, 1, 1}, {0, R(-0.8), R(0.6)}},
    {"tiny", plane_, {0, 0, LEAST, 9}, {1, 1, 1}, {0, 0, 1}},
    {"huge", plane_, {MOST, 0, 0, 9}, {1, 1, 1}, {1, 0, 0}},
    {"no plane", plane_, {0, -R(0.0), 0, 9}, {1, 1, 1}, {0, 0, 0}},
    {"a disc", disc_, {1, 2, 3, 4, 0, 3, 1}, {1, 1, 1}, {R(0.8), 0, R(0.6)}},
    {"a point", disc_, {1, 2, 3, 0, 5, 0, 0}, {1, 1, 1}, {0, 1, 0}},
    {"an empty disc", disc_, {1, 2, 3, 0, 5, 0, -1}, {1, 1, 1}, {0, 0, 0}},
    {"anticlockwise", triangle_, {1, 1, 1, 2, 1, 1, 1, 4, 1}, {7, 7, 7}, {0, 0, 1}},
    {"clockwise", triangle_, {1, 1, 1, 1, 4, 1, 2, 1, 1}, {7, 7, 7}, {0, 0, -1}},
    {"in the plane of x and z", triangle_, {0, 0, 0, 0, 0, 1, 1, 0, 0}, {7, 7, 7}, {0, 1, 0}},
    {"a needle",
     triangle_,
     {0, 0, 0, MOST, MOST, 0, MOST, MOST, LEAST},
     {7, 7, 7},
     {HALF, -HALF, 0}},
    {"nearly a segment",
     triangle_,
     {1, 1, 1, 2, 2, 2 + 2 * REAL_EPSILON, 3, 3, 3},
     {7, 7, 7},
     {-HALF, HALF, 0}},
    {"a segment", triangle_, {1, 2, 3, 2, 3, 4, 5, 6, 7}, {7, 7, 7}, {0, 0, 0}},
    {"a point", triangle_, {1, 2, 3, 1, 2, 3, 1, 2, 3}, {7, 7, 7}, {0, 0, 0}},
    {"as large as can be",
     triangle_,
     {-MOST, -MOST, 0, MOST, -MOST, 0, -MOST, MOST, 0},
     {7, 7, 7},
     {0, 0, 1}},
    {"as small as can be", triangle_, {0, 0, 0, LEAST, 0, 0, 0, 0, LEAST}, {7, 7, 7}, {0, -1, 0}},
    {"a rectangle", rectangle_, {9, 9, 9, 0, 2, 0, 0, 0, 5}, {7, 7, 7}, {1, 0, 0}},
    {"small and large", rectangle_, {9, 9, 9, 0, LEAST, 0, 0, 0, MOST}, {7, 7, 7}, {1, 0, 0}},
    {"without area", rectangle_, {9, 9, 9, 1, 2, 3, 2, 4, 6}, {7, 7, 7}, {0, 0, 0}},
    {"a sphere", sphere_, {1, 2, 3, 5}, {4, 2, 7}, {R(0.6), 0, R(0.8)}},
    {"in it", sphere_, {1, 2, 3, 5}, {1, 1, 3}, {0, -1, 0}},
    {"at its center", sphere_, {1, 2, 3, 5}, {1, 2, 3}, {0, 0, 0}},
    {"empty", sphere_, {1, 2, 3, -1}, {1, 1, 3}, {0, 0, 0}},
    {"huge", sphere_, {-MOST, 0, 0, MOST}, {MOST, 0, 0}, {1, 0, 0}},
    {"tiny", sphere_, {0, 0, 0, LEAST}, {0, -LEAST, 0}, {0, -1, 0}},
    {"beside a capsule", capsule_, {0, 0, 0, 4, 0, 0, 1}, {1, 0, 1}, {0, 0, 1}},
    {"at its end", capsule_, {0, 0, 0, 4, 0, 0, 5}, {7, 4, 0}, {R(0.6), R(0.8), 0}},
    {"at the other", capsule_, {0, 0, 0, 4, 0, 0, 5}, {-3, 0, -4}, {-R(0.6), 0, -R(0.8)}},
    {"on its segment", capsule_, {0, 0, 0, 4, 0, 0, 5}, {3, 0, 0}, {0, 0, 0}},
    {"an empty one", capsule_, {0, 0, 0, 4, 0, 0, -5}, {3, 1, 0}, {0, 0, 0}},
    {"over a lozenge", lozenge_, {LOZENGE}, {3, 1, 1}, {0, 0, 1}},
    {"beside it", lozenge_, {LOZENGE}, {3, 6, 3}, {0, R(0.8), R(0.6)}},
    {"beside its corner", lozenge_, {LOZENGE}, {-3, -4, 0}, {-R(0.6), -R(0.8), 0}},
    {"beside the other", lozenge_, {LOZENGE}, {7, 6, 0}, {R(0.6), R(0.8), 0}},
    {"on its rectangle", lozenge_, {LOZENGE}, {1, 1, 0}, {0, 0, 0}},
    {"an empty lozenge", lozenge_, {0, 0, 0, 4, 0, 0, 0, 2, 0, -1}, {1, 1, 1}, {0, 0, 0}},
    {"an egg, at its end", ellipsoid_, {1, 0, 0, STRAIGHT, 4, 2, 1}, {5, 0, 0}, {1, 0, 0}},
    {"at its other end", ellipsoid_, {1, 0, 0, STRAIGHT, 4, 2, 1}, {1, 0, -1}, {0, 0, -1}},
    {"between", ellipsoid_, {0, 0, 0, STRAIGHT, 2, 1, 1}, {4, 1, 0}, {HALF, HALF, 0}},
    {"its center", ellipsoid_, {1, 0, 0, STRAIGHT, 4, 2, 1}, {1, 0, 0}, {0, 0, 0}},
    {"very flat",
     ellipsoid_,
     {0, 0, 0, STRAIGHT, 1, 1, REAL_TINY},
     {R(0.5), 0, -REAL_TINY},
     {0, 0, -1}},
    {"its rim", ellipsoid_, {0, 0, 0, STRAIGHT, 1, 1, REAL_TINY}, {0, -1, 0}, {0, -1, 0}},
    {"from the least to the greatest",
     ellipsoid_,
     {0, 0, 0, STRAIGHT, MOST, 1, LEAST},
     {-MOST, 0, 0},
     {-1, 0, 0}},
    {"flat", ellipsoid_, {0, 0, 0, STRAIGHT, 1, 0, 1}, {1, -REAL_MIN, 0}, {0, -1, 0}},
    {"flat, in it", ellipsoid_, {0, 0, 0, STRAIGHT, 1, 0, 1}, {1, 0, 0}, {0, 1, 0}},
    {"a needle", ellipsoid_, {0, 0, 0, STRAIGHT, 0, 9, 0}, {3, 1, 4}, {R(0.6), 0, R(0.8)}},
    {"a needle, in it", ellipsoid_, {0, 0, 0, STRAIGHT, 0, 9, 0}, {0, 1, 0}, {0, 0, 0}},
    {"a point", ellipsoid_, {0, 0, 0, STRAIGHT, 0, 0, 0}, {3, 4, 0}, {R(0.6), R(0.8), 0}},
    {"a cylinder's side", cylinder_, {CYLINDER}, {1, 0, -1}, {0, 0, -1}},
    {"its end", cylinder_, {CYLINDER}, {4, R(0.25), 0}, {1, 0, 0}},
    {"its other end", cylinder_, {CYLINDER}, {0, R(0.25), 0}, {-1, 0, 0}},
    {"its edge: the side", cylinder_, {CYLINDER}, {4, 1, 0}, {0, 1, 0}},
    {"its other edge: the side", cylinder_, {CYLINDER}, {0, 1, 0}, {0, 1, 0}},
    {"in it, near to the end", cylinder_, {CYLINDER}, {R(3.75), 0, R(0.5)}, {1, 0, 0}},
    {"in it, near to the side", cylinder_, {CYLINDER}, {R(3.25), 0, R(0.5)}, {0, 0, 1}},
    {"on the axis", cylinder_, {CYLINDER}, {2, 0, 0}, {0, 0, 0}},
    {"on the axis, near to the end", cylinder_, {CYLINDER}, {R(0.5), 0, 0}, {-1, 0, 0}},
    {"out of both, more of the side", cylinder_, {CYLINDER}, {5, 3, 0}, {0, 1, 0}},
    {"out of both, more of the end", cylinder_, {CYLINDER}, {8, 3, 0}, {1, 0, 0}},
    {"both ends are equally near", cylinder_, {0, 0, 0, 2, 0, 0, 4}, {1, 1, 0}, {1, 0, 0}},
    {"a ball", cylinder_, {1, 1, 1, 1, 1, 1, 4}, {1, -3, 1}, {0, -1, 0}},
    {"a segment", cylinder_, {0, 0, 0, 2, 0, 0, 0}, {1, 1, 0}, {0, 1, 0}},
    {"empty", cylinder_, {0, 0, 0, 2, 0, 0, -1}, {1, 1, 0}, {0, 0, 0}},
    {"flat as a coin", cylinder_, {0, 0, 0, 0, REAL_TINY, 0, 1}, {0, REAL_TINY, R(0.5)}, {0, 1, 0}},
    {"huge", cylinder_, {-MOST, 0, 0, MOST, 0, 0, MOST}, {0, 0, MOST}, {0, 0, 1}},
    {"tiny",
     cylinder_,
     {0, 0, 0, 9 * LEAST, 0, 0, 4 * LEAST},
     {5 * LEAST, 0, 4 * LEAST},
     {0, 0, 1}},
    {"short, and too far away",
     cylinder_,
     {MOST, 0, 0, MOST, LEAST, 0, MOST / 4},
     {-MOST, 0, MOST},
     {-R(0.894427190999915878), 0, R(0.447213595499957939)}},
    {"a cone's side", cone_, {CONE}, {R(1.5), 0, 2}, {R(0.8), 0, -R(0.6)}},
    {"its base", cone_, {CONE}, {1, 1, 4}, {0, 0, 1}},
    {"its edge: the side", cone_, {CONE}, {0, -3, 4}, {0, -R(0.8), -R(0.6)}},
    {"its tip", cone_, {CONE}, {0, 0, 0}, {0, 0, -1}},
    {"beyond it", cone_, {CONE}, {0, 0, -2}, {0, 0, -1}},
    {"on the axis", cone_, {CONE}, {0, 0, 1}, {0, 0, -1}},
    {"on the axis, near to the base", cone_, {CONE}, {0, 0, R(3.5)}, {0, 0, 1}},
    {"a ball, too", cone_, {1, 1, 1, 1, 1, 1, 4}, {1, 2, 1}, {0, 1, 0}},
    {"an empty cone", cone_, {1, 1, 1, 1, 1, 2, -4}, {1, 2, 1}, {0, 0, 0}},
    {"a segment, too", cone_, {0, 0, 0, 0, 0, 4, 0}, {0, 0, 2}, {0, 0, 0}},
    {"a torus, outside", torus_, {TORUS}, {5, 0, 0}, {1, 0, 0}},
    {"its hole", torus_, {TORUS}, {1, -2, 0}, {0, 1, 0}},
    {"its top", torus_, {TORUS}, {-2, 0, 1}, {0, 0, 1}},
    {"far above its ring", torus_, {TORUS}, {1, 3, 9}, {0, 0, 1}},
    {"aslant", torus_, {TORUS}, {1, 6, -4}, {0, R(0.6), -R(0.8)}},
    {"in it", torus_, {TORUS}, {1, R(-2.5), 0}, {0, 1, 0}},
    {"on its circle", torus_, {TORUS}, {4, 0, 0}, {0, 0, 0}},
    {"at its center", torus_, {TORUS}, {1, 0, 0}, {0, 0, 0}},
    {"on its axis", torus_, {TORUS}, {1, 0, 2}, {0, 0, 1}},
    {"on its axis, below", torus_, {TORUS}, {1, 0, -9}, {0, 0, -1}},
    {"of no direction", torus_, {0, 0, 0, 0, 0, 0, 3, 1}, {0, 1, 0}, {0, 1, 0}},
    {"a ball as well", torus_, {0, 0, 0, 1, 0, 0, 0, 1}, {0, 3, 4}, {0, R(0.6), R(0.8)}},
    {"an empty torus", torus_, {0, 0, 0, 1, 0, 0, 1, -1}, {0, 3, 4}, {0, 0, 0}},
    {"an empty circle", torus_, {0, 0, 0, 1, 0, 0, -1, 1}, {0, 3, 4}, {0, 0, 0}},
    {"a huge torus", torus_, {-MOST, 0, 0, 0, LEAST, 0, MOST / 2, MOST}, {MOST, 0, 0}, {1, 0, 0}},
    {"a tiny torus", torus_, {0, 0, 0, 0, MOST, 0, 2 * LEAST, LEAST}, {LEAST, 0, 0}, {-1, 0, 0}},
    {"x", aabb_, {0, 0, 0, 4, 2, 6}, {4, 1, 3}, {1, 0, 0}},
    {"-x", aabb_, {0, 0, 0, 4, 2, 6}, {0, 1, 3}, {-1, 0, 0}},
    {"y", aabb_, {0, 0, 0, 4, 2, 6}, {2, 2, 3}, {0, 1, 0}},
    {"-y", aabb_, {0, 0, 0, 4, 2, 6}, {2, 0, 3}, {0, -1, 0}},
    {"z", aabb_, {0, 0, 0, 4, 2, 6}, {2, 1, 6}, {0, 0, 1}},
    {"-z", aabb_, {0, 0, 0, 4, 2, 6}, {2, 1, 0}, {0, 0, -1}},
    {"an edge: x before y", aabb_, {0, 0, 0, 4, 2, 6}, {0, 2, 3}, {-1, 0, 0}},
    {"an edge: y before z", aabb_, {0, 0, 0, 4, 2, 6}, {2, 2, 6}, {0, 1, 0}},
    {"a corner", aabb_, {0, 0, 0, 4, 2, 6}, {4, 0, 6}, {1, 0, 0}},
    {"in it: upper before lower", aabb_, {0, 0, 0, 4, 2, 6}, {2, 1, 3}, {0, 1, 0}},
    {"out of it", aabb_, {0, 0, 0, 4, 2, 6}, {-1, 5, 8}, {0, 1, 0}},
    {"flat", aabb_, {0, 0, 3, 4, 2, 3}, {1, 1, 3}, {0, 0, 1}},
    {"without end", aabb_, {-INF, -INF, 3, INF, INF, INF}, {1, 1, 30}, {0, 0, -1}},
    {"everything", aabb_, {-INF, -INF, -INF, INF, INF, INF}, {1, 1, 3}, {0, 0, 0}},
    {"an empty box", aabb_, {0, 0, 0, 1, -1, 1}, {0, 0, 0}, {0, 0, 0}},
    {"huge",
     aabb_,
     {-MOST, -MOST, -MOST, -MOST, MOST / 2, -MOST},
     {MOST / 2, MOST, MOST},
     {0, 0, 1}},
    {"an axis of any length",
     obb_,
     {0, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1},
     {0, -9, 0},
     {0, -1, 0}},
};

static void check_table(void)
{
    for (size_t i = 0; i < COUNT(table); i++) {
        const Case *c = &table[i];
        const real *x = c->number;
        AnyShape shape = {{0}};
        memcpy(shape.number, x, sizeof c->number);
        check_normal(c->what, normal_of_shape(c->shape, &shape, c->point), c->want);
        if (c->shape != aabb_ || x[3] != 4 || x[4] != 2 || x[5] != 6)
            continue;
        shape.obb = (Obb){{2, 1, 3}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {2, 1, 3}};
        check_normal(c->what, normal_of_shape(obb_, &shape, c->point), c->want);
    }
}
static void check_empty(void)
{
    const Vec3 p = {1, 0, 0};
    for (int k = 0; k < 3; k++) {
        AnyShape box = {.obb = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}}};
        box.obb.half[k] = -1;
        check_normal("empty", normal_of_shape(obb_, &box, p), zero);
        check_normal("empty", normal_of_shape(ellipsoid_, &box, p), zero);
        box.aabb = (Aabb){{0, 0, 0}, {1, 1, 1}};
        box.number[k] = 2;
        check_normal("empty", normal_of_shape(aabb_, &box, p), zero);
    }
}

TEST_FUNCTION(cases)
{
    check_table(), check_empty();
    for (int s = 0; s < KINDS_OF_SHAPE;
         s++) { /* NaN and infinity in each number, and in the point */
        const real bad[] = {REAL_NAN, REAL_INF, -REAL_INF};
        AnyShape shape, spoilt;
        make(s, false, &shape);
        const size_t read = s == plane_ ? 3 : kinds[s].of->numbers;
        for (size_t k = 0; k < read + 3; k++)
            for (size_t i = 0; i < COUNT(bad); i++) {
                Vec3 p = {R(0.5), R(0.25), 1};
                if (s == aabb_ && k < read && i > 0 && (i == 1) == (k >= 3))
                    continue; /* an unbounded box */
                if (s <= disc_ && k >= read)
                    continue; /* not read */
                spoilt = shape;
                if (k < read)
                    spoilt.number[k] = bad[i];
                else
                    ((real *)&p)[k - read] = bad[i];
                const Vec3 got = normal_of_shape(s, &spoilt, p);
                check(kinds[s].of->name, same_bits(&got, &zero, sizeof got));
            }
    }
}

/* ---- samples ---- */

/* A shape, and a point: any, or where a ray enters. */
static Vec3 some_shape(AnyShape *shape, int s, int i)
{
    new_kind();
    make(s, i % 4 == 0, shape);
    Ray ray = any_ray();
    ray.t_max = REAL_INF;
    if (i % 4 == 0)
        ray.origin = odd_vec3();
    const Vec3 to = i % 4 ? any_vec3() : odd_vec3();
    ray.dir = sub(to, ray.origin);
    const real t = entered(s, shape, &ray);
    const Vec3 p = i % 3 && t < REAL_INF ? X(at)(&ray, t) : to;
    return finite3(p) ? p : zero;
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < SAMPLES * KINDS_OF_SHAPE; i++) {
        const int s = i % KINDS_OF_SHAPE;
        const KindOfShape *of = &kinds[s];
        AnyShape shape;
        const Vec3 p = some_shape(&shape, s, i / KINDS_OF_SHAPE);
        errno = 0;
        const Vec3 n = normal_of_shape(s, &shape, p);
        check_sample(i, "errno is left alone", errno == 0, shape, p);
        const double length =
            sqrt((double)n.x * (double)n.x + (double)n.y * (double)n.y + (double)n.z * (double)n.z);
        check_sample(i, of->of->name,
                     same_bits(&n, &zero, sizeof n) || fabs(length - 1) <= 2 * (double)REAL_EPSILON,
                     shape, p);
        if (i / KINDS_OF_SHAPE % 4 == 0)
            continue;
        AnyShape large = shape; /* all lengths times a power of two */
        const int exponent = any_int(-30, 30);
        for (size_t k = 0; k < of->of->numbers; k++)
            if (k < of->from || k >= of->to)
                large.number[k] = scaled(large.number[k], exponent);
        const Vec3 same = normal_of_shape(s, &large, times(scaled(1, exponent), p));
        check_sample(i, "at any scale", same_bits(&same, &n, sizeof n), shape, p);
    }
    for (int i = 0; i < SAMPLES; i++) { /* solids are entered where they face the ray */
        const int s = any_int(sphere_, KINDS_OF_SHAPE - 1);
        AnyShape shape;
        make(s, false, &shape);
        Ray ray = any_ray();
        ray.origin = times(4, ray.origin), ray.t_max = REAL_INF;
        ray.dir = sub(any_vec3(), ray.origin);
        const real t = entered(s, &shape, &ray);
        if (!(t > 0 && t < REAL_INF))
            continue;
        const Vec3 n = normal_of_shape(s, &shape, X(at)(&ray, t));
        const real slack = s == ellipsoid_ || s == capsule_ || s == lozenge_ || s == sphere_
                               ? R(0.05)
                               : 64 * REAL_EPSILON; /* tiny ones are points */
        check_sample(i, kinds[s].of->name,
                     cmp(dot(n, ray.dir), <=, slack * real_sqrt(dot(ray.dir, ray.dir))), shape,
                     ray);
    }
}

/* ---- oracle: the definition without rounding ---- */

static Big square(Big x)
{
    return by(x, x);
}
static Big epsilons(double n, Big x)
{
    return by(big(n * (double)REAL_EPSILON), x);
}
/* The deviation from the direction of n, in units of an epsilon, and of displacing n by
 * `moved`. */
static double off_direction(Vec3 got, Big3 n, double eps, Big moved)
{
    const Big most = length(n);
    const double turn = quotient(moved, most), unit = (double)REAL_EPSILON;
    if (!(turn < 0.5)) /* any direction */
        return 0;
    const Big3 want = {over(n.x, most), over(n.y, most), over(n.z, most)};
    const double off = quotient(true_distance(big3(got), want), big(1));
    return off / (eps * unit + turn / (1 - turn));
}
static bool is_zero(Vec3 p)
{
    return same_bits(&p, &zero, sizeof p);
}
static bool is_nowhere(Big3 p)
{
    return !sign(p.x) && !sign(p.y) && !sign(p.z);
}
/* What faces n, or nowhere if that is 0, moved. */
static double judged(Vec3 got, Big3 n, double eps, Big moved)
{
    if (is_nowhere(n))
        return is_zero(got) || sign(moved) > 0 ? 0 : HUGE_VAL;
    if (is_zero(got))
        return less(moved, length(n)) ? HUGE_VAL : 0;
    return off_direction(got, n, eps, moved);
}

static double judge_triangle(const Triangle *t, Vec3 got)
{
    const Big3 a = big3(t->a);
    return judged(got, cross3(minus3(big3(t->b), a), minus3(big3(t->c), a)), 8, big(0));
}

/* The way from the parallelogram of a lozenge. */
static Big3 true_way(const Lozenge *l, Big3 p)
{
    const Big3 u = big3(l->u), v = big3(l->v), a = big3(l->corner);
    const Big3 corner[] = {a, plus3(a, u), plus3(plus3(a, u), v), plus3(a, v)};
    const Big3 w = minus3(p, a), n = cross3(u, v);
    const Big nn = dot3(n, n), s = dot3(cross3(w, v), n), t = dot3(cross3(u, w), n);
    if (sign(nn) > 0 && sign(s) >= 0 && !less(nn, s) && sign(t) >= 0 && !less(nn, t))
        return by3(over(dot3(w, n), nn), n);
    Big3 best = minus3(p, true_foot(p, corner[0], corner[1]));
    for (int k = 1; k < 4; k++) {
        const Big3 next_one = minus3(p, true_foot(p, corner[k], corner[(k + 1) % 4]));
        if (less(dot3(next_one, next_one), dot3(best, best)))
            best = next_one;
    }
    return best;
}
static double judge_lozenge(const Lozenge *l, Vec3 p, Vec3 got, double moved)
{
    const Big3 w = minus3(big3(p), big3(l->corner));
    const Big reach = plus(plus(length(big3(l->u)), length(big3(l->v))), length(w));
    return judged(got, true_way(l, big3(p)), 4, epsilons(moved, reach));
}

static double judge_ellipsoid(const Ellipsoid *e, Vec3 p, Vec3 got)
{
    const Big3 w = minus3(big3(p), big3(e->center));
    const Big moved = epsilons(4, length(w));
    Big3 axis[3], n = {big(0), big(0), big(0)};
    Big off2 = big(0);
    for (int k = 0; k < 3; k++)
        axis[k] = big3(e->axis[k]);
    const Big det = dot3(axis[0], cross3(axis[1], axis[2]));
    int flat = 0;
    for (int k = 0; k < 3; k++)
        flat += e->radius[k] == 0;
    for (int k = 0; k < 3; k++) { /* in the frame that its axes, as given, span */
        const Big3 d = cross3(axis[(k + 1) % 3], axis[(k + 2) % 3]);
        const Big x = over(dot3(d, w), det), r = big((double)e->radius[k]);
        const Big steep = !flat ? over(big(1), square(r)) : big(e->radius[k] == 0);
        n = plus3(n, by3(over(by(x, steep), det), d));
        off2 = plus(off2, square(by(steep, moved)));
    }
    if (flat == 1 && is_zero(got))
        return HUGE_VAL;
    if (flat == 1 && is_nowhere(n))
        return 0; /* forward: by cases */
    return judged(got, n, 8, root(off2));
}

/* Is it the normal of a face that is farthest out, or nearly? */
typedef struct Face {
    Big out;
    Big3 normal;
    Big moved; /* of the normal */
} Face;

static double best_face(const Face *face, int count, Vec3 got, double eps, Big moved)
{
    Big most = face[0].out;
    double best = HUGE_VAL;
    for (int k = 1; k < count; k++)
        most = larger(most, face[k].out);
    for (int k = 0; k < count; k++) {
        const double down = quotient(minus(most, face[k].out), by(big(2), moved));
        const double off = judged(got, face[k].normal, eps, face[k].moved);
        best = fmin(best, fmax(off, sign(minus(most, face[k].out)) ? down : 0));
    }
    return best;
}

static double judge_side(Vec3 a, Vec3 b, real at_a, real at_b, Vec3 p, Vec3 got)
{
    const Big3 d = minus3(big3(b), big3(a)), w = minus3(big3(p), big3(a));
    const Big size_d = length(d), slope = minus(big((double)at_b), big((double)at_a));
    const Big moved = epsilons(8, plus(plus(length(w), size_d), big((double)num_max(at_a, at_b))));
    if (is_nowhere(d))
        return judged(got, w, 4, moved);
    const Big x = over(dot3(w, d), size_d), per = over(big(1), size_d);
    const Big3 axis = by3(per, d), side = minus3(w, by3(x, axis));
    const Big from = length(side), whole = root(plus(square(size_d), square(slope)));
    const Big along = over(slope, whole), across = over(size_d, whole);
    const Big out = minus(by(across, minus(from, big((double)at_a))), by(along, x));
    Big3 normal = by3(by(big(-1), along), axis);
    if (sign(from))
        normal = plus3(normal, by3(over(across, from), side));
    const Big lean = sign(from) ? over(moved, from) : moved; /* how much the side may turn */
    const Face face[] = {{out, normal, by(lean, across)},
                         {minus(x, size_d), axis, big(0)},
                         {minus(big(0), x), by3(big(-1), axis), big(0)}};
    if (less(from, by(big(2), moved)) && !less(out, minus(larger(face[1].out, face[2].out), moved)))
        return 0; /* any side, or none */
    return best_face(face, 3, got, 8, moved);
}

/* Moving a point across the axis turns the way to the circle by its share of the major radius. */
static double judge_torus(const Torus *t, Vec3 p, Vec3 got)
{
    const Big3 a = big3(t->axis), w = minus3(big3(p), big3(t->center));
    const Big major = big((double)t->major), moved = epsilons(8, plus(length(w), major));
    if (is_nowhere(a))
        return judged(got, w, 8, moved);
    const Big3 height = by3(over(dot3(w, a), dot3(a, a)), a), side = minus3(w, height);
    const Big from = length(side);
    if (!less(by(big(2), moved), from)) /* to any side */
        return sign(major) ? 0 : judged(got, w, 8, moved);
    const Big share = over(major, from);
    return judged(got, plus3(by3(minus(big(1), share), side), height), 8,
                  by(moved, plus(big(1), share)));
}

static double judge_aabb(const Aabb *box, Vec3 p, Vec3 got)
{
    Face face[6];
    int count = 0;
    Big most = big(0);
    for (int k = 0; k < 6; k++) {
        const real bound = ((const real *)box)[k], x = ((const real *)&p)[k % 3];
        const double way = k < 3 ? -1 : 1;
        if (real_abs(bound) > REAL_MAX)
            continue;
        const Big out = by(big(way), minus(big((double)x), big((double)bound)));
        const Big3 normal = {big(k % 3 == 0 ? way : 0), big(k % 3 == 1 ? way : 0),
                             big(k % 3 == 2 ? way : 0)};
        face[count++] = (Face){out, normal, big(0)};
        most = larger(most, size(out));
    }
    if (count == 0)
        return is_zero(got) ? 0 : HUGE_VAL;
    return best_face(face, count, got, 1, plus(epsilons(1, most), big((double)REAL_LEAST * 16)));
}

static double judge_obb(const Obb *box, Vec3 p, Vec3 got)
{
    const Big3 w = minus3(big3(p), big3(box->center));
    Face face[6];
    Big3 axis[3];
    for (int k = 0; k < 3; k++)
        axis[k] = big3(box->axis[k]);
    for (int k = 0; k < 6; k++) { /* in the frame that its axes, as given, span */
        const Big3 d = cross3(axis[(k + 1) % 3], axis[(k + 2) % 3]);
        const Big det = dot3(axis[k % 3], d), way = big(k < 3 ? 1 : -1);
        const Big x = by(way, over(dot3(d, w), det));
        face[k] = (Face){minus(x, big((double)box->half[k % 3])),
                         by3(by(way, over(big(1), det)), d), big(0)};
    }
    const Big size_w = plus(length(w), big((double)(box->half[0])));
    const Big reach = plus(size_w, plus(big((double)box->half[1]), big((double)box->half[2])));
    return best_face(face, 6, got, 4, epsilons(4, reach));
}

static bool is_empty(const AnyShape *shape, int s)
{
    const real *x = shape->number;
    const size_t last = kinds[s].of->numbers;
    if (s == aabb_)
        return !(x[0] <= x[3] && x[1] <= x[4] && x[2] <= x[5]);
    if (s == torus_)
        return x[6] < 0 || x[7] < 0;
    if (s == obb_ || s == ellipsoid_)
        return x[12] < 0 || x[13] < 0 || x[14] < 0;
    return s >= disc_ && x[last - 1] < 0;
}

static double judge(const AnyShape *shape, int s, Vec3 p, Vec3 got)
{
    const Capsule *c = &shape->capsule;
    const Sphere *ball = &shape->sphere;
    const Lozenge segment = {c->a, sub(c->b, c->a), zero, 0}, point = {ball->center, zero, zero, 0};
    if (is_empty(shape, s))
        return is_zero(got) ? 0 : HUGE_VAL;
    switch (s) {
    case plane_:
        return judged(got, big3(shape->plane.normal), 2, big(0));
    case disc_:
        return judged(got, big3(shape->disc.normal), 2, big(0));
    case triangle_:
        return judge_triangle(&shape->triangle, got);
    case rectangle_:
        return judge_triangle(&(Triangle){zero, shape->rectangle.u, shape->rectangle.v}, got);
    case sphere_:
        return judge_lozenge(&point, p, got, 0);
    case capsule_: /* where b - a is rounded, it is by less than an epsilon */
        return finite3(segment.u) ? judge_lozenge(&segment, p, got, 4) : 0;
    case lozenge_:
        return judge_lozenge(&shape->lozenge, p, got, 4);
    case ellipsoid_:
        return judge_ellipsoid(&shape->ellipsoid, p, got);
    case cylinder_:
        return judge_side(c->a, c->b, c->radius, c->radius, p, got);
    case cone_:
        return judge_side(c->a, c->b, 0, c->radius, p, got);
    case torus_:
        return judge_torus(&shape->torus, p, got);
    case aabb_:
        return judge_aabb(&shape->aabb, p, got);
    default:
        return judge_obb(&shape->obb, p, got);
    }
}

/* 3. Oracle. */
TEST_FUNCTION(oracle)
{
    for (int s = 0; s < KINDS_OF_SHAPE; s++) {
        double worst = 0;
        int none = 0;
        for (int i = 0; i < SAMPLES; i++) {
            AnyShape shape;
            begin();
            const Vec3 p = some_shape(&shape, s, i), got = normal_of_shape(s, &shape, p);
            const double off = judge(&shape, s, p, got);
            check_sample(i, kinds[s].of->name, cmp(off, <=, 1), shape, p);
            worst = fmax(worst, off), none += is_zero(got);
        }
        printf("%s: within %.2f of the bound; none of %d, of %d\n", kinds[s].of->name, worst, none,
               SAMPLES);
        check_share(none, SAMPLES, 0, 0.4);
    }
}

TESTS_OF_ONE(surface_normal)
