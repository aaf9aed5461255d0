/* tests/bound/sphere_planes.c - src/bound/sphere_planes.c: the ball of what lies between planes.
 *
 * The judge looks at every corner of the set, without rounding: the ball must hold them. That it is
 * the least one is asked of the corners that are farthest out: the least ball of those is no larger
 * than that of all. */
#include "bound/balls.h"
#include "bound/corners.h"
#include "kit/hostile.h"

enum { MOST_FAR = 12, SORTS = 4 };

/* How the corners lie: how many, all in the ball, and those that are farthest out. */
typedef struct Found {
    int corners, count;
    bool held;
    Vec3 far[MOST_FAR];
    Long distance[MOST_FAR];
} Found;

static bool holds_corner(const Sphere *ball, const Corner *corner)
{
    const Big3 at = {corner->at[0], corner->at[1], corner->at[2]}, c = big3(ball->center);
    const Big3 d =
        minus3(at, (Big3){by(c.x, corner->over), by(c.y, corner->over), by(c.z, corner->over)});
    const Big reach = by(big((double)ball->radius), corner->over);
    return !less(by(reach, reach), dot3(d, d));
}
/* The farthest ones first; one that is next to another one does not count. */
static void note(Found *found, const Corner *corner, const Sphere *ball)
{
    double at[3];
    for (int axis = 0; axis < 3; axis++)
        at[axis] = mpf_get_d(over(corner->at[axis], corner->over));
    const Vec3 p = {(real)at[0], (real)at[1], (real)at[2]};
    const Long3 d = less3(long3(p), long3(ball->center));
    Long distance = sqrtl(dot_long(d, d));
    for (int k = 0; k < found->count; k++) {
        const Long3 apart = less3(long3(p), long3(found->far[k]));
        if (dot_long(apart, apart) <=
            (ISECT_DOUBLE ? 1e-26L : 1e-14L) * (Long)ball->radius * (Long)ball->radius)
            return;
    }
    int k = found->count < MOST_FAR ? found->count++ : MOST_FAR - 1;
    if (k == MOST_FAR - 1 && found->distance[k] > distance && found->corners > MOST_FAR)
        return;
    for (; k > 0 && found->distance[k - 1] < distance; k--)
        found->far[k] = found->far[k - 1], found->distance[k] = found->distance[k - 1];
    found->far[k] = p, found->distance[k] = distance;
}
static Found corners_of(const Body *body, const Sphere *ball)
{
    Found found = {.held = true};
    Meeting at = {{0}, 0, 0};
    for (Corner corner; next_corner(&at, &corner, body);) {
        found.corners++;
        found.held &= holds_corner(ball, &corner);
        note(&found, &corner, ball);
    }
    return found;
}

typedef struct Question {
    union {
        Kdop14 kdop14;
        Kdop18 kdop18;
        Kdop26 kdop26;
        Frustum frustum;
    };
} Question;

static void body_of_slabs(Body *body, const Normal *normals, int count, const real *lower,
                          const real *upper)
{
    body->count = count;
    for (int i = 0; i < count; i++) {
        memcpy(&body->normal[i], normals[i], sizeof(Vec3));
        body->lower[i] = lower[i], body->upper[i] = upper[i];
    }
}
static void body_of_kdop14(Body *body, const Kdop14 *kdop)
{
    body_of_slabs(body, KDOP14, 7, kdop->lower, kdop->upper);
}
static void body_of_kdop18(Body *body, const Kdop18 *kdop)
{
    body_of_slabs(body, KDOP18, 9, kdop->lower, kdop->upper);
}
static void body_of_kdop26(Body *body, const Kdop26 *kdop)
{
    body_of_slabs(body, KDOP26, 13, kdop->lower, kdop->upper);
}
static void body_of_frustum(Body *body, const Frustum *frustum)
{
    body->count = 6;
    for (int i = 0; i < 6; i++) {
        body->normal[i] = frustum->plane[i].normal;
        body->lower[i] = -REAL_INF, body->upper[i] = -frustum->plane[i].d;
    }
}

#define SORT(name)                                                                                 \
    static void draw_##name(Question *q, bool odd)                                                 \
    {                                                                                              \
        q->name = odd ? odd_##name() : any_##name();                                               \
    }                                                                                              \
    static isect_status make_##name(Sphere *ball, const Question *q)                               \
    {                                                                                              \
        return X(bound_sphere_##name)(ball, &q->name);                                             \
    }                                                                                              \
    static void take_##name(Body *body, const Question *q)                                         \
    {                                                                                              \
        body_of_##name(body, &q->name);                                                            \
    }
SORT(kdop14)
SORT(kdop18)
SORT(kdop26)
SORT(frustum)

/* Of points a k-DOP has an end. */
#define OF_POINTS(name)                                                                            \
    static void tame_##name(Question *q)                                                           \
    {                                                                                              \
        const size_t n = (size_t)any_int(1, 12);                                                   \
        for (size_t k = 0; k < n; k++)                                                             \
            point[k] = any_vec3();                                                                 \
        const X(points) points = X(points_of)(point);                                              \
        check("k-DOP", X(bound_##name##_points)(&q->name, &points, n) == ISECT_OK);                \
    }
OF_POINTS(kdop14)
OF_POINTS(kdop18)
OF_POINTS(kdop26)
static void tame_frustum(Question *q)
{
    q->frustum = any_frustum();
}

static const struct Sort {
    const char *name;
    void (*draw)(Question *, bool odd);
    void (*tame)(Question *);
    isect_status (*make)(Sphere *, const Question *);
    void (*take)(Body *, const Question *);
    int every;
    double share; /* of the tame ones have a ball */
} sort_of[SORTS] = {{"kdop14", draw_kdop14, tame_kdop14, make_kdop14, take_kdop14, 1, 1},
                    {"kdop18", draw_kdop18, tame_kdop18, make_kdop18, take_kdop18, 3, 1},
                    {"kdop26", draw_kdop26, tame_kdop26, make_kdop26, take_kdop26, 10, 1},
                    {"frustum", draw_frustum, tame_frustum, make_frustum, take_frustum, 1, 0.3}};

/* 1. Cases. */
static bool is_about(const Sphere *ball, Vec3 center, double radius)
{
    const double eps = 16 * (double)REAL_EPSILON + (ISECT_DOUBLE ? 1e-12 : 1e-6);
    return fabs((double)ball->center.x - (double)center.x) <= eps * radius &&
           fabs((double)ball->center.y - (double)center.y) <= eps * radius &&
           fabs((double)ball->center.z - (double)center.z) <= eps * radius &&
           (double)ball->radius >= radius * (1 - eps) && (double)ball->radius <= radius * (1 + eps);
}
static void of_sort(const struct Sort *sort)
{
    Question q, bad;
    Sphere ball = no_ball;
    seed = 1;
    memset(&q, 0, sizeof q);
    sort->tame(&q);
    check(sort->name, sort->make(NULL, &q) == ISECT_BAD_ARGUMENT);
    const int numbers = sort->make == make_frustum  ? 24
                        : sort->make == make_kdop14 ? 14
                        : sort->make == make_kdop18 ? 18
                                                    : 26;
    for (int f = 0; f < numbers; f++) {
        bad = q, ((real *)&bad)[f] = REAL_NAN;
        check(sort->name, sort->make(&ball, &bad) == ISECT_NOT_FINITE);
        bad = q, ((real *)&bad)[f] = REAL_INF;
        if (sort->make == make_frustum)
            check(sort->name, sort->make(&ball, &bad) == ISECT_NOT_FINITE);
        else if (f < numbers / 2) /* no sum is that great */
            check(sort->name, sort->make(&ball, &bad) == ISECT_EMPTY);
    }
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
}
static void cases(void **state)
{
    const real inf = REAL_INF;
    Sphere ball = no_ball;
    (void)state;
    for (int s = 0; s < SORTS; s++)
        of_sort(&sort_of[s]);
    check("none", X(bound_sphere_kdop14)(&ball, NULL) == ISECT_BAD_ARGUMENT);
    check("none", X(bound_sphere_kdop18)(&ball, NULL) == ISECT_BAD_ARGUMENT);
    check("none", X(bound_sphere_kdop26)(&ball, NULL) == ISECT_BAD_ARGUMENT);
    check("none", X(bound_sphere_frustum)(&ball, NULL) == ISECT_BAD_ARGUMENT);
    /* |x|, |y|, |z| <= 1: a cube; |x| + |y| + |z| <= 1: an octahedron. */
    Kdop14 cube = {{-1, -1, -1, -inf, -inf, -inf, -inf}, {1, 1, 1, inf, inf, inf, inf}};
    const Kdop14 octahedron = {{-inf, -inf, -inf, 1, 1, 1, 1}, {inf, inf, inf, 3, 3, 3, 3}};
    check("a cube", X(bound_sphere_kdop14)(&ball, &cube) == ISECT_OK);
    check("a cube", is_about(&ball, (Vec3){0, 0, 0}, sqrt(3)));
    cube.upper[3] = cube.upper[4] = cube.upper[5] = cube.upper[6] = 1;
    cube.lower[3] = cube.lower[4] = cube.lower[5] = cube.lower[6] = -1;
    check("an octahedron", X(bound_sphere_kdop14)(&ball, &cube) == ISECT_OK);
    check("an octahedron", is_about(&ball, (Vec3){0, 0, 0}, 1));
    check("beside", X(bound_sphere_kdop14)(&ball, &octahedron) == ISECT_OK);
    check("beside", is_about(&ball, (Vec3){2, 0, 0}, 1));
    cube.lower[0] = -inf, cube.lower[3] = cube.lower[4] = -inf,
    cube.lower[5] = cube.lower[6] = -inf;
    check("without end", X(bound_sphere_kdop14)(&(Sphere){{0}, 0}, &cube) == ISECT_NOT_FINITE);
    const Kdop14 origin = {{0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}};
    const Sphere nothing = {{0, 0, 0}, 0};
    check("a point", X(bound_sphere_kdop14)(&ball, &origin) == ISECT_OK);
    check("a point", same_bits(&ball, &nothing, sizeof ball));
    const Kdop14 apart = {{0, 0, 0, 4, -9, -9, -9}, {1, 1, 1, 5, 9, 9, 9}};
    check("x + y + z is 3 at most", X(bound_sphere_kdop14)(&ball, &apart) == ISECT_EMPTY);
    /* |x| + |y| <= 1 and so on: a rhombic dodecahedron and what its faces leave. */
    Kdop18 rhombic;
    Kdop26 all;
    for (int k = 0; k < 13; k++)
        all.upper[k] = k < 3 ? inf : k < 9 ? 1 : inf, all.lower[k] = -all.upper[k];
    for (int k = 0; k < 9; k++)
        rhombic.lower[k] = all.lower[k], rhombic.upper[k] = all.upper[k];
    check("rhombic", X(bound_sphere_kdop18)(&ball, &rhombic) == ISECT_OK);
    check("rhombic", is_about(&ball, (Vec3){0, 0, 0}, 1));
    check("rhombic", X(bound_sphere_kdop26)(&ball, &all) == ISECT_OK);
    check("rhombic", is_about(&ball, (Vec3){0, 0, 0}, 1));
    Frustum frustum;
    const Plane plane[] = {{{-1, 0, 0}, -1}, {{2, 0, 0}, -2},  {{0, -1, 0}, -1},
                           {{0, 1, 0}, -1},  {{0, 0, -1}, -1}, {{0, 0, 1}, -3}};
    memset(&frustum, 0, sizeof frustum);
    memcpy(frustum.plane, plane, sizeof plane);
    frustum.corner[3].x = REAL_NAN; /* is not looked at */
    check("a box", X(bound_sphere_frustum)(&ball, &frustum) == ISECT_OK);
    check("a box", is_about(&ball, (Vec3){0, 0, 1}, sqrt(6)));
    frustum.plane[5] = (Plane){{0, 0, 0}, -1};
    ball = no_ball;
    check("absent", X(bound_sphere_frustum)(&ball, &frustum) == ISECT_NOT_FINITE);
    frustum.plane[5].d = 1;
    check("nothing", X(bound_sphere_frustum)(&ball, &frustum) == ISECT_EMPTY);
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
}

/* A box that is turned: opposite planes are parallel but for rounding, and may be so in all that a
 * determinant can tell that is rounded. */
static void a_turned_box(int i)
{
    Vec3 axes[3];
    Frustum frustum;
    Sphere ball;
    const double half[] = {1, 1.5, 3};
    any_frame(axes);
    memset(&frustum, 0, sizeof frustum);
    for (int k = 0; k < 6; k++) {
        const double long_as = k % 2 && i % 2 ? 1.7 : 1, to = k % 2 ? long_as : -long_as;
        const Vec3 n = axes[k / 2];
        frustum.plane[k] =
            (Plane){{(real)(to * (double)n.x), (real)(to * (double)n.y), (real)(to * (double)n.z)},
                    (real)(-half[k / 2] * long_as)};
    }
    check("a turned box", X(bound_sphere_frustum)(&ball, &frustum) == ISECT_OK);
    check("a turned box", is_about(&ball, (Vec3){0, 0, 0}, 3.5));
}

/* 2. Properties: of one point; powers of two; and whoever asks, however he rounds. */
static void properties(void **state)
{
    (void)state;
    for (int i = 0; i < soak(200); i++)
        a_turned_box(i);
    for (int s = 0; s < SORTS; s++)
        for (int i = 0; i < soak(60); i++) {
            Question q;
            Sphere ball = no_ball, other = no_ball;
            memset(&q, 0, sizeof q);
            new_kind();
            if (i % 3 == 0)
                sort_of[s].draw(&q, i % 2);
            else
                sort_of[s].tame(&q);
            const isect_status status = sort_of[s].make(&ball, &q);
            const unsigned before = hostile_enter();
            const isect_status again = sort_of[s].make(&other, &q);
            check("the environment", hostile_leave(before));
            check(sort_of[s].name, status == again && same_bits(&ball, &other, sizeof ball));
            if (i % 3 == 0 || sort_of[s].make == make_frustum)
                continue;
            for (size_t f = 0; f < sizeof q.kdop26 / sizeof(real); f++)
                ((real *)&q)[f] *= 8;
            check("times 8", sort_of[s].make(&other, &q) == ISECT_OK);
            check("times 8",
                  other.radius == 8 * ball.radius && other.center.x == 8 * ball.center.x);
        }
}

/* Where sums of bounds are infinite little is known of corners. */
static bool mostly_out_of_range(const Sphere *ball)
{
    bool far = (double)ball->radius > DBL_MAX / 64;
    for (int axis = 0; axis < 3; axis++)
        far |= fabs((double)((const real *)ball)[axis]) > DBL_MAX / 64;
    return far;
}

/* 3. Oracle. */
static void judge(const struct Sort *sort, int i, bool tame, int *made)
{
    Question q;
    Sphere ball;
    Body body;
    memset(&q, 0, sizeof q);
    new_kind();
    if (tame)
        sort->tame(&q);
    else
        sort->draw(&q, i % 2);
    const isect_status status = sort->make(&ball, &q);
    if (status == ISECT_NOT_FINITE)
        return;
    sort->take(&body, &q);
    if (status != ISECT_OK)
        ball = (Sphere){{0, 0, 0}, 0};
    const Found found = corners_of(&body, &ball);
    check_sample(i, sort->name, status == ISECT_OK || found.corners == 0, q, ball);
    if (status != ISECT_OK)
        return;
    *made += tame;
    check_sample(i, sort->name, found.held, q, ball);
    const bool wild = sort->make == make_frustum && !tame; /* its planes are nearly parallel */
    if (found.corners == 0 || wild || mostly_out_of_range(&ball)) /* empty but for rounding */
        return;
    const Long least = least_radius(found.far, found.count);
    const Long eps = (Long)REAL_EPSILON, share = ISECT_DOUBLE ? 1e-12L : 1e-6L;
    const Long size = fmaxl(fmaxl(fabsl((Long)ball.center.x), fabsl((Long)ball.center.y)),
                            fabsl((Long)ball.center.z)) +
                      (Long)ball.radius;
    const Long condition = sort->make == make_frustum ? 10000 : 4;
    check_sample(i, sort->name,
                 (Long)ball.radius <= least * (1 + share) +
                                          (4 * eps + 64 * condition * (Long)DBL_EPSILON) * size +
                                          64 * (Long)REAL_LEAST + 64 * (Long)DBL_MIN,
                 q, ball);
}
static void oracle(void **state)
{
    (void)state;
    for (int s = 0; s < SORTS; s++) {
        const int count = soak(120 / sort_of[s].every + 4);
        int made = 0;
        for (int i = 0; i < count; i++)
            judge(&sort_of[s], i, true, &made), judge(&sort_of[s], i, false, &made);
        check_share(made, count, sort_of[s].share, 1);
    }
}

TESTS_OF_ONE(bound_sphere_planes)
