/* tests/bound/kdop_shapes.c - src/bound/kdop_shapes.c: k-DOPs of one shape.
 *
 * The judge has how far each shape reaches along a normal without rounding. A bound must not be
 * less, and not more by more than rounding; of a box not even by that. */
#include "bound/reaches.h"
#include "bound/refusals.h"
#include "kit/hostile.h"

enum { MOST_SLABS = 13, SIZES = 3 };
typedef struct Slabs {
    real lower[MOST_SLABS], upper[MOST_SLABS];
} Slabs;
typedef union Question {
    Aabb aabb;
    Sphere sphere;
    Capsule capsule;
    Obb obb;
} Question;

static double sizes_of(const real *numbers, int count)
{
    double sum = 0;
    for (int k = 0; k < count; k++)
        sum += fabs((double)numbers[k]);
    return sum;
}

/* What there is of a shape: its k-DOP of each size; how far it reaches; the sizes of what is added.
 */
#define MAKE(name, kdop, count, make)                                                              \
    static isect_status name##_##kdop(Slabs *slabs, const Question *q)                             \
    {                                                                                              \
        X(kdop) made;                                                                              \
        memset(&made, 0, sizeof made);                                                             \
        const isect_status status = make(slabs ? &made : NULL, &q->name);                          \
        if (status == ISECT_OK) {                                                                  \
            memcpy(slabs->lower, made.lower, (count) * sizeof(real));                              \
            memcpy(slabs->upper, made.upper, (count) * sizeof(real));                              \
        }                                                                                          \
        return status;                                                                             \
    }
#define SHAPE(name, make14, make18, make26, ...)                                                   \
    MAKE(name, kdop14, 7, make14)                                                                  \
    MAKE(name, kdop18, 9, make18)                                                                  \
    MAKE(name, kdop26, 13, make26)                                                                 \
    static void draw_##name(Question *q, bool odd)                                                 \
    {                                                                                              \
        q->name = odd ? odd_##name() : any_##name();                                               \
    }                                                                                              \
    static void reach_##name(Reaches *r, Big3 n, const Question *q)                                \
    {                                                                                              \
        along_##name(r, n, &q->name);                                                              \
    }                                                                                              \
    static double size_##name(const Question *q)                                                   \
    {                                                                                              \
        return __VA_ARGS__;                                                                        \
    }
SHAPE(aabb, X(bound_kdop14_aabb), X(bound_kdop18_aabb), X(bound_kdop26_aabb),
      0 * (double)(q != NULL))
SHAPE(sphere, X(bound_kdop14_sphere), X(bound_kdop18_sphere), X(bound_kdop26_sphere),
      sizes_of(&q->sphere.center.x, 3) + 2 * (double)q->sphere.radius)
SHAPE(capsule, X(bound_kdop14_capsule), X(bound_kdop18_capsule), X(bound_kdop26_capsule),
      sizes_of(&q->capsule.a.x, 6) + 2 * (double)q->capsule.radius)

static double size_of_obb(const Obb *s)
{
    double sum = sizes_of(&s->center.x, 3);
    for (int k = 0; k < 3; k++)
        sum += sizes_of(&s->axis[k].x, 3) * (double)s->half[k];
    return sum;
}
SHAPE(obb, X(bound_kdop14_obb), X(bound_kdop18_obb), X(bound_kdop26_obb), size_of_obb(&q->obb))

static const struct Maker {
    const char *name;
    isect_status (*make[SIZES])(Slabs *, const Question *);
    void (*draw)(Question *, bool odd);
    void (*reach)(Reaches *, Big3 n, const Question *);
    double (*sizes)(const Question *);
    int numbers, radii;
    bool exact;
} maker[] = {
#define MAKER(name, radii, exact)                                                                  \
    {                                                                                              \
#name, {name##_kdop14, name##_kdop18, name##_kdop26 }, draw_##name, reach_##name,          \
                size_##name, (int)(sizeof((Question *)0)->name / sizeof(real)), radii, exact       \
    }
    MAKER(aabb, 0, true), MAKER(sphere, 1, false), MAKER(capsule, 1, false), MAKER(obb, 3, false)};
static const Normal *const normals_of[SIZES] = {KDOP14, KDOP18, KDOP26};
static const int count_of[SIZES] = {7, 9, 13};

/* 1. Cases. */
static void statuses(const struct Maker *m, int size)
{
    Question q;
    Slabs slabs, mark;
    for (int k = 0; k < MOST_SLABS; k++)
        slabs.lower[k] = slabs.upper[k] = 7;
    mark = slabs;
    seed = 1;
    memset(&q, 0, sizeof q);
    m->draw(&q, false);
    CHECK_REFUSALS(m->name, m->make[size], slabs, q, m->numbers, m->radii, m->exact);
    check("untouched", same_bits(&slabs, &mark, sizeof slabs));
}
/* A product that is a number of the type is exact: of as many digits as fit, or with a power of
 * two.
 */
static void products(void)
{
    const real a = 1 + (real)1 / (ISECT_DOUBLE ? 1 << 26 : 1 << 12),
               b = 1 + (real)1 / (ISECT_DOUBLE ? 1 << 25 : 1 << 11), last = 1 + REAL_EPSILON;
    const struct {
        real axis, half;
    } of[] = {{a, b}, {b, a}, {2, last}, {last, 2}, {R(0.5), last}};
    for (size_t i = 0; i < COUNT(of); i++) {
        const Obb box = {{0, 0, 0}, {{of[i].axis, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {of[i].half, 0, 0}};
        X(kdop14) kdop;
        check("a product", X(bound_kdop14_obb)(&kdop, &box) == ISECT_OK);
        check("a product", kdop.upper[0] == of[i].axis * of[i].half);
        check("a product", kdop.lower[0] == -of[i].axis * of[i].half);
    }
}

static void cases(void **state)
{
    const real inf = REAL_INF;
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++)
        for (int size = 0; size < SIZES; size++)
            statuses(&maker[m], size);
    X(kdop14) kdop14;
    X(kdop18) kdop18;
    X(kdop26) kdop;
    const Aabb empty = {{0, 0, 1}, {1, 1, 0}}, half = {{0, -1, 2}, {inf, 1, 3}};
    check("no box", X(bound_kdop26_aabb)(&kdop, NULL) == ISECT_BAD_ARGUMENT);
    check("no sphere", X(bound_kdop18_sphere)(&kdop18, NULL) == ISECT_BAD_ARGUMENT);
    check("no box", X(bound_kdop14_aabb)(&kdop14, NULL) == ISECT_BAD_ARGUMENT);
    check("no sphere", X(bound_kdop14_sphere)(&kdop14, NULL) == ISECT_BAD_ARGUMENT);
    check("no capsule", X(bound_kdop14_capsule)(&kdop14, NULL) == ISECT_BAD_ARGUMENT);
    check("no obb", X(bound_kdop14_obb)(&kdop14, NULL) == ISECT_BAD_ARGUMENT);
    check("no capsule", X(bound_kdop18_capsule)(&kdop18, NULL) == ISECT_BAD_ARGUMENT);
    check("no obb", X(bound_kdop18_obb)(&kdop18, NULL) == ISECT_BAD_ARGUMENT);
    check("empty", X(bound_kdop18_aabb)(&kdop18, &empty) == ISECT_EMPTY);
    check("empty", X(bound_kdop26_aabb)(&kdop, &empty) == ISECT_EMPTY);
    check("half of space", X(bound_kdop26_aabb)(&kdop, &half) == ISECT_OK);
    const X(kdop26) of_half = {{0, -1, 2, -1, -1, 2, -3, 1, -4, 1, -4, 1, -4},
                               {inf, 1, 3, inf, inf, inf, inf, 4, -1, inf, inf, inf, inf}};
    check("half of space", same_bits(&kdop, &of_half, sizeof kdop));
    const Sphere point = {{1, 2, R(-0.0)}, 0}, unit = {{0, 0, 0}, 1};
    const X(kdop26) of_point = {{1, 2, 0, 3, -1, 1, 1, 2, 2, 3, 3, -1, -1},
                                {1, 2, 0, 3, -1, 1, 1, 2, 2, 3, 3, -1, -1}};
    check("a point", X(bound_kdop26_sphere)(&kdop, &point) == ISECT_OK);
    check("a point", same_bits(&kdop, &of_point, sizeof kdop));
    check("a ball", X(bound_kdop26_sphere)(&kdop, &unit) == ISECT_OK);
    for (int k = 0; k < 13; k++) {
        const double reach = k < 3 ? 1 : k < 9 ? 1.4142135623730951 : 1.7320508075688772;
        check("a ball", kdop.lower[k] == -kdop.upper[k] && (double)kdop.upper[k] >= reach &&
                            (double)kdop.upper[k] <= reach + 32 * (double)REAL_EPSILON);
        check("its faces", k >= 3 || kdop.upper[k] == 1);
    }
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 0};
    const Obb obb = {{0, 0, 1}, {{0, 2, 0}, {1, 0, 1}, {0, 0, 1}}, {3, 2, 1}};
    check("a segment", X(bound_kdop26_capsule)(&kdop, &capsule) == ISECT_OK);
    for (int k = 0; k < 13; k++)
        check("a segment", kdop.lower[k] == 0 && kdop.upper[k] == 4 * KDOP26[k][0]);
    check("sheared", X(bound_kdop26_obb)(&kdop, &obb) == ISECT_OK);
    const X(kdop26) of_obb = {{-2, -6, -2, -8, -8, -4, -2, -8, -10, -10, -8, -10, -8},
                              {2, 6, 4, 8, 8, 6, 0, 10, 8, 12, 6, 12, 6}};
    check("sheared", same_bits(&kdop, &of_obb, sizeof kdop));
    products();
}

/* 2. Properties: a slab of two sizes is the same; and whoever asks, however he rounds, gets the
 * same. A box is its corners. */
static void is_part(const Slabs *slabs, int size, const Slabs *all, const char *name)
{
    for (int i = 0; i < count_of[size]; i++)
        for (int k = 0; k < MOST_SLABS; k++)
            if (memcmp(normals_of[size][i], KDOP26[k], sizeof KDOP26[k]) == 0)
                check(name, slabs->lower[i] == all->lower[k] && slabs->upper[i] == all->upper[k]);
}
static void is_of_corners(const Aabb *box, const Slabs *slabs)
{
    Vec3 corner[8];
    X(kdop26) kdop;
    const X(points) points = X(points_of)(corner);
    for (int k = 0; k < 8; k++)
        corner[k] = (Vec3){k & 1 ? box->lower.x : box->upper.x, k & 2 ? box->lower.y : box->upper.y,
                           k & 4 ? box->lower.z : box->upper.z};
    if (X(bound_kdop26_points)(&kdop, &points, 8) != ISECT_OK)
        return;
    check("its corners", same_bits(kdop.lower, slabs->lower, sizeof kdop.lower));
    check("its corners", same_bits(kdop.upper, slabs->upper, sizeof kdop.upper));
}
static void properties(void **state)
{
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++)
        for (int i = 0; i < soak(500); i++) {
            Question q;
            Slabs all, made;
            memset(&q, 0, sizeof q);
            new_kind();
            maker[m].draw(&q, i % 2 == 0);
            const isect_status status = maker[m].make[2](&all, &q);
            for (int size = 0; size < SIZES; size++) {
                const unsigned before = hostile_enter();
                const isect_status again = maker[m].make[size](&made, &q);
                check("the environment", hostile_leave(before));
                check(maker[m].name, again == status);
                if (status == ISECT_OK)
                    is_part(&made, size, &all, maker[m].name);
            }
            if (status == ISECT_OK && maker[m].exact)
                is_of_corners(&q.aabb, &all);
        }
}

/* 3. Oracle. */
static void judge_bound(const struct Maker *m, int i, const Question *q, const Slabs *slabs, int k,
                        int way)
{
    const real sign_of_way = way ? 1 : -1, bound = way ? slabs->upper[k] : 0 - slabs->lower[k];
    const double slack = 24 * DBL_EPSILON * m->sizes(q) + (m->exact ? 0 : 4 * DBL_MIN);
    Vec3 normal;
    for (int axis = 0; axis < 3; axis++)
        ((real *)&normal)[axis] = sign_of_way * KDOP26[k][axis];
    bool endless = false;
    for (int axis = 0; m->exact && axis < 3; axis++) {
        const real n = ((real *)&normal)[axis];
        const real far =
            n > 0 ? ((const real *)&q->aabb.upper)[axis] : ((const real *)&q->aabb.lower)[axis];
        endless |= n != 0 && real_abs(far) == REAL_INF;
    }
    if (endless) {
        check_sample(i, m->name, bound == REAL_INF, *q, *slabs);
        return;
    }
    Question finite = *q;
    for (int f = 0; f < m->numbers; f++) /* the others do not count */
        if (real_abs(((real *)&finite)[f]) == REAL_INF)
            ((real *)&finite)[f] = 0;
    Reaches r = {.count = 0};
    begin();
    m->reach(&r, big3(normal), &finite);
    check("NaN", bound >= -REAL_MAX);
    check_sample(i, m->name, bound == REAL_INF || reaches(big((double)bound), &r), *q, *slabs);
    const real most = bound == REAL_INF ? REAL_MAX : bound;
    if (slack <= DBL_MAX && bound > -REAL_MAX)
        check_sample(i, m->name, !reaches(minus(big(next_below(most)), big(slack)), &r), *q,
                     *slabs);
}
static void oracle(void **state)
{
    const int count = soak(400);
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++) {
        int made = 0;
        for (int i = 0; i < count; i++) {
            Question q;
            Slabs slabs;
            memset(&q, 0, sizeof q);
            new_kind();
            maker[m].draw(&q, i % 2);
            if (maker[m].make[2](&slabs, &q) != ISECT_OK)
                continue;
            made++;
            for (int k = 0; k < MOST_SLABS; k++)
                for (int way = 0; way < 2; way++)
                    judge_bound(&maker[m], i, &q, &slabs, k, way);
        }
        check_share(made, count, 0.3, 1);
    }
}

TESTS_OF_ONE(bound_kdop_shapes)
