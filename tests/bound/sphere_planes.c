/* tests/bound/sphere_planes.c - src/bound/sphere_planes.c: the ball of a set between planes.
 *
 * The oracle visits every corner of the set exactly: the ball must contain them. Minimality is
 * tested with the farthest corners: their smallest ball is not larger than that of all. */
#include "bound/balls.h"
#include "bound/corners.h"

enum { MOST_FAR = 12 };

/* The corners: their number, whether the ball contains all, and the farthest ones. */
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
/* Lists the farthest corners first; a corner close to another one is skipped. */
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

MAKES_ALL(sphere)

/* The k-DOP of points is bounded. */
static Solid draw_tame(int which)
{
    const size_t n = (size_t)any_int(1, 12);
    const X(points) points = X(points_of)(point);
    Solid solid;
    if (which == 3)
        return draw_frustum(false);
    memset(&solid, 0, sizeof solid);
    for (size_t k = 0; k < n; k++)
        point[k] = any_vec3();
    const Maker *maker = &makers[1 + which];
    check(maker->name, cmp(maker->make(&solid, &points, n), ==, ISECT_OK));
    return solid;
}

/* 1. Cases. */
static bool is_about(const Sphere *ball, Vec3 center, double radius)
{
    const double eps = 16 * (double)REAL_EPSILON + (ISECT_DOUBLE ? 1e-12 : 1e-6);
    return fabs((double)ball->center.x - (double)center.x) <= eps * radius &&
           fabs((double)ball->center.y - (double)center.y) <= eps * radius &&
           fabs((double)ball->center.z - (double)center.z) <= eps * radius &&
           (double)ball->radius >= radius * (1 - eps) && (double)ball->radius <= radius * (1 + eps);
}
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    Sphere ball = no_ball;
    for (int k = 0; k < KINDS_OF_SOLIDS; k++) {
        seed = 1;
        const Solid solid = draw_tame(k);
        is_refused(&kinds[k], make[k], &solid);
    }
    /* |x|, |y|, |z| <= 1: a cube; |x| + |y| + |z| <= 1: an octahedron. */
    Kdop14 cube = {{-1, -1, -1, -inf, -inf, -inf, -inf}, {1, 1, 1, inf, inf, inf, inf}};
    const Kdop14 octahedron = {{-inf, -inf, -inf, 1, 1, 1, 1}, {inf, inf, inf, 3, 3, 3, 3}};
    check("a cube", cmp(X(bound_sphere_kdop14)(&cube, &ball), ==, ISECT_OK));
    check("a cube", is_about(&ball, (Vec3){0, 0, 0}, sqrt(3)));
    cube.upper[3] = cube.upper[4] = cube.upper[5] = cube.upper[6] = 1;
    cube.lower[3] = cube.lower[4] = cube.lower[5] = cube.lower[6] = -1;
    check("an octahedron", cmp(X(bound_sphere_kdop14)(&cube, &ball), ==, ISECT_OK));
    check("an octahedron", is_about(&ball, (Vec3){0, 0, 0}, 1));
    check("beside", cmp(X(bound_sphere_kdop14)(&octahedron, &ball), ==, ISECT_OK));
    check("beside", is_about(&ball, (Vec3){2, 0, 0}, 1));
    cube.lower[0] = -inf, cube.lower[3] = cube.lower[4] = -inf,
    cube.lower[5] = cube.lower[6] = -inf;
    check("without end",
          cmp(X(bound_sphere_kdop14)(&cube, &(Sphere){{0}, 0}), ==, ISECT_NOT_FINITE));
    const Kdop14 origin = {{0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}};
    const Sphere nothing = {{0, 0, 0}, 0};
    check("a point", cmp(X(bound_sphere_kdop14)(&origin, &ball), ==, ISECT_OK));
    check("a point", same_bits(&ball, &nothing, sizeof ball));
    const Kdop14 apart = {{0, 0, 0, 4, -9, -9, -9}, {1, 1, 1, 5, 9, 9, 9}};
    check("x + y + z is 3 at most", cmp(X(bound_sphere_kdop14)(&apart, &ball), ==, ISECT_EMPTY));
    /* |x| + |y| <= 1 and so on: a rhombic dodecahedron and the set that its faces leave. */
    Kdop18 rhombic;
    Kdop26 all;
    for (int k = 0; k < 13; k++)
        all.upper[k] = k < 3 ? inf : k < 9 ? 1 : inf, all.lower[k] = -all.upper[k];
    for (int k = 0; k < 9; k++)
        rhombic.lower[k] = all.lower[k], rhombic.upper[k] = all.upper[k];
    check("rhombic", cmp(X(bound_sphere_kdop18)(&rhombic, &ball), ==, ISECT_OK));
    check("rhombic", is_about(&ball, (Vec3){0, 0, 0}, 1));
    check("rhombic", cmp(X(bound_sphere_kdop26)(&all, &ball), ==, ISECT_OK));
    check("rhombic", is_about(&ball, (Vec3){0, 0, 0}, 1));
    Frustum frustum = box_of_planes().frustum;
    check("a box", cmp(X(bound_sphere_frustum)(&frustum, &ball), ==, ISECT_OK));
    check("a box", is_about(&ball, (Vec3){0, 0, 1}, sqrt(6)));
    frustum.plane[5] = (Plane){{0, 0, 0}, -1};
    ball = no_ball;
    check("absent", cmp(X(bound_sphere_frustum)(&frustum, &ball), ==, ISECT_NOT_FINITE));
    frustum.plane[5].d = 1;
    check("nothing", cmp(X(bound_sphere_frustum)(&frustum, &ball), ==, ISECT_EMPTY));
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
}

/* A rotated box: opposite planes are parallel up to rounding, and a rounded determinant may not
 * distinguish them. */
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
    check("a turned box", cmp(X(bound_sphere_frustum)(&frustum, &ball), ==, ISECT_OK));
    check("a turned box", is_about(&ball, (Vec3){0, 0, 0}, 3.5));
}

/* 2. Properties: one point; powers of two; the result does not depend on the rounding mode of the
 * caller. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < soak(200); i++)
        a_turned_box(i);
    for (int s = 0; s < KINDS_OF_SOLIDS; s++)
        for (int i = 0; i < soak(60); i++) {
            Sphere ball = no_ball, other = no_ball;
            new_kind();
            Solid q = i % 3 == 0 ? kinds[s].draw(i % 2) : draw_tame(s);
            const isect_status status = make[s](&ball, &q);
            const unsigned before = hostile_enter();
            const isect_status again = make[s](&other, &q);
            check("the environment", hostile_leave(before));
            check(kinds[s].name, cmp(status, ==, again) && same_bits(&ball, &other, sizeof ball));
            if (i % 3 == 0 || !kinds[s].normals)
                continue;
            for (size_t f = 0; f < sizeof q.kdop26 / sizeof(real); f++)
                ((real *)&q)[f] *= 8;
            check("times 8", cmp(make[s](&other, &q), ==, ISECT_OK));
            check("times 8", cmp(other.radius, ==, 8 * ball.radius) &&
                                 cmp(other.center.x, ==, 8 * ball.center.x));
        }
}

/* Where sums of bounds overflow, corners are inaccurate. */
static bool mostly_out_of_range(const Sphere *ball)
{
    bool far = (double)ball->radius > DBL_MAX / 64;
    for (int axis = 0; axis < 3; axis++)
        far |= fabs((double)((const real *)ball)[axis]) > DBL_MAX / 64;
    return far;
}

/* 3. Oracle. */
static void judge(int which, int i, bool tame, int *made)
{
    const char *name = kinds[which].name;
    Sphere ball;
    new_kind();
    const Solid q = tame ? draw_tame(which) : kinds[which].draw(i % 2);
    const isect_status status = make[which](&ball, &q);
    if (status == ISECT_NOT_FINITE)
        return;
    if (status != ISECT_OK)
        ball = (Sphere){{0, 0, 0}, 0};
    const Body body = body_of(&kinds[which], &q);
    const Found found = corners_of(&body, &ball);
    check_sample(i, name, status == ISECT_OK || found.corners == 0, q, ball);
    if (status != ISECT_OK)
        return;
    *made += tame;
    check_sample(i, name, found.held, q, ball);
    const bool wild = which == 3 && !tame; /* its planes are nearly parallel */
    if (found.corners == 0 || wild || mostly_out_of_range(&ball)) /* empty up to rounding */
        return;
    const Long least = least_radius(found.far, found.count);
    const Long eps = (Long)REAL_EPSILON, share = ISECT_DOUBLE ? 1e-12L : 1e-6L;
    const Long size = fmaxl(fmaxl(fabsl((Long)ball.center.x), fabsl((Long)ball.center.y)),
                            fabsl((Long)ball.center.z)) +
                      (Long)ball.radius;
    const Long condition = which == 3 ? 10000 : 4;
    const Long most = least * (1 + share) + (4 * eps + 64 * condition * (Long)DBL_EPSILON) * size +
                      64 * (Long)REAL_LEAST + 64 * (Long)DBL_MIN;
    check_sample(i, name, cmp((Long)ball.radius, <=, most), q, ball);
}
TEST_FUNCTION(oracle)
{
    static const int every[KINDS_OF_SOLIDS] = {1, 3, 10, 1};
    for (int k = 0; k < KINDS_OF_SOLIDS; k++) {
        const int count = soak(120 / every[k] + 4);
        int made = 0;
        for (int i = 0; i < count; i++)
            judge(k, i, true, &made), judge(k, i, false, &made);
        check_share(made, count, k == 3 ? 0.3 : 1, 1); /* share of the tame ones that have a ball */
    }
}

TESTS_OF_ONE(bound_sphere_planes)
