/* tests/bound/sphere_spheres.c - src/bound/sphere_spheres.c: the smallest ball of balls.
 *
 * Containment is decided exactly. The least size is computed for few balls: the ball that touches
 * each choice of one to four of them is computed in long double, and the smallest one that contains
 * all counts. */
#include "bound/balls.h"

static Sphere given[MOST];

static bool holds_ball(const Sphere *ball, const Sphere *part)
{
    begin();
    Big left = minus(big((double)ball->radius), big((double)part->radius));
    Big3 d = minus3(big3(part->center), big3(ball->center));
    return sign(left) >= 0 && !less(by(left, left), dot3(d, d));
}

/* The greatest distance of a point of the balls from a center. */
static Long reach_of(const Sphere *s, int n, Long3 center)
{
    Long most = 0;
    for (int i = 0; i < n; i++) {
        const Long3 d = less3(long3(s[i].center), center);
        const Long reach = sqrtl(dot_long(d, d)) + (Long)s[i].radius;
        if (s[i].radius >= 0 && !(reach <= most))
            most = reach;
    }
    return most;
}
/* The center of a ball that touches some: u + s v in the span of the offsets q from the first, by
 * Gram. */
static void try_touching(const Sphere *s, int n, const int *chosen, int count, Long *best)
{
    const Long3 first = long3(s[chosen[0]].center);
    Long3 q[3], u = {0, 0, 0}, v = {0, 0, 0};
    Long g[3][5];
    for (int i = 0; i < count - 1; i++)
        q[i] = less3(long3(s[chosen[i + 1]].center), first);
    for (int i = 0; i < count - 1; i++) {
        const Long d = (Long)s[chosen[i + 1]].radius - (Long)s[chosen[0]].radius;
        for (int k = 0; k < count - 1; k++)
            g[i][k] = dot_long(q[i], q[k]);
        g[i][3] = (dot_long(q[i], q[i]) - d * d) / 2, g[i][4] = d;
    }
    for (int i = 0; i < count - 1; i++)
        for (int k = 0; k < count - 1; k++)
            if (k != i) {
                const Long share = g[k][i] / g[i][i];
                for (int j = 0; j < 5; j++)
                    g[k][j] -= share * g[i][j];
            }
    for (int i = 0; i < count - 1; i++) {
        const Long x = g[i][3] / g[i][i], y = g[i][4] / g[i][i];
        u = (Long3){u.x + x * q[i].x, u.y + x * q[i].y, u.z + x * q[i].z};
        v = (Long3){v.x + y * q[i].x, v.y + y * q[i].y, v.z + y * q[i].z};
    }
    const Long a = dot_long(v, v) - 1, b = dot_long(u, v), c = dot_long(u, u);
    const Long root = sqrtl(b * b - a * c);
    const Long t[] = {(-b - root) / a, (-b + root) / a, c / (-b - root), c / (-b + root)};
    for (int k = 0; k < 4; k++) {
        const Long3 at = {first.x + u.x + t[k] * v.x, first.y + u.y + t[k] * v.y,
                          first.z + u.z + t[k] * v.z};
        const Long reach = reach_of(s, n, at);
        if (reach < *best)
            *best = reach;
    }
}
static Long least_of(const Sphere *s, int n)
{
    Long best = (Long)INFINITY;
    for (unsigned set = 1; set < 1u << n; set++) {
        int chosen[4], count = 0;
        bool counts = true;
        for (int i = 0; i < n; i++)
            if (set >> i & 1) {
                counts &= count < 4 && s[i].radius >= 0;
                if (count < 4)
                    chosen[count] = i;
                count++;
            }
        if (counts && count == 1) {
            const Long reach = reach_of(s, n, long3(s[chosen[0]].center));
            best = reach < best ? reach : best;
        } else if (counts) {
            try_touching(s, n, chosen, count, &best);
        }
    }
    return best;
}
static Long size_of(const Sphere *ball)
{
    return fmaxl(fmaxl(fabsl((Long)ball->center.x), fabsl((Long)ball->center.y)),
                 fabsl((Long)ball->center.z));
}
static Long most_for(Long least, const Sphere *ball)
{
    const Long eps = (Long)REAL_EPSILON, share = ISECT_DOUBLE ? 1e-12L : 1e-6L;
    return least * (1 + share) + 2 * eps * size_of(ball) + 2 * (Long)REAL_LEAST;
}

/* Kinds of sets: alike, of very different radii, some empty, nested, equal radii, nearly equal,
 * touching from inside up to rounding. */
enum { SPHERE_SETS = 8 };
static void draw_spheres(int which, size_t n)
{
    const Sphere first = any_sphere();
    new_kind();
    for (size_t i = 0; i < n; i++) {
        Sphere s = any_sphere();
        if (which == 1)
            s.radius = scaled(s.radius, any_int(-20, 3));
        else if (which == 2)
            s = odd_sphere();
        else if (which == 3)
            s.radius = first.radius;
        else if (which == 4) {
            s.center = step3(first.center);
            s.radius = step(first.radius);
        } else if (which == 5) {
            const real left = any_real(0, 1) * first.radius;
            const Vec3 direction = any_unit();
            s = (Sphere){mad(first.center, left, direction), first.radius - left};
            if (i == 0)
                s = first;
        } else if (which == 6)
            s.center = (Vec3){s.center.x, 0, 0};
        else if (which == 7)
            s.radius = any_int(0, 3) ? s.radius : -s.radius;
        given[i] = s;
    }
}

/* 1. Cases. */
static void statuses(void)
{
    const Sphere two[] = {{{1, 2, 3}, 1}, {{0, 0, 0}, R(0.5)}}, empty = {{1, 2, 3}, -1};
    const Sphere far[] = {{{REAL_MAX, 0, 0}, REAL_MAX}, {{-REAL_MAX, 0, 0}, REAL_MAX}};
    X(spheres) view = X(spheres_of)(two);
    Sphere ball = no_ball;
    check("no ball", X(bound_sphere_spheres)(view, 2, NULL) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_sphere_spheres)((X(spheres)){0}, 2, &ball) == ISECT_BAD_ARGUMENT);
    check("none", cmp(X(bound_sphere_spheres)(view, 0, &ball), ==, ISECT_EMPTY));
    const real **const number[] = {&view.center.x, &view.center.y, &view.center.z, &view.radius};
    for (size_t k = 0; k < 4; k++) {
        const real *keep = *number[k];
        *number[k] = NULL;
        check("no numbers", cmp(X(bound_sphere_spheres)(view, 1, &ball), ==, ISECT_BAD_ARGUMENT));
        *number[k] = keep;
    }
    check("no ball", X(bound_sphere_merged)(&two[0], &two[1], NULL) == ISECT_BAD_ARGUMENT);
    check("no first", X(bound_sphere_merged)(NULL, &two[1], &ball) == ISECT_BAD_ARGUMENT);
    check("no second", X(bound_sphere_merged)(&two[0], NULL, &ball) == ISECT_BAD_ARGUMENT);
    check("empty ones", cmp(X(bound_sphere_merged)(&empty, &empty, &ball), ==, ISECT_EMPTY));
    for (int f = 0; f < 4; f++)
        for (int k = 0; k < 3; k++) {
            Sphere bad = two[0];
            ((real *)&bad)[f] = k == 0 ? REAL_NAN : k == 1 ? REAL_INF : -REAL_INF;
            check("bad", cmp(X(bound_sphere_merged)(&bad, &two[1], &ball), ==, ISECT_NOT_FINITE));
            check("bad", cmp(X(bound_sphere_merged)(&two[1], &bad, &ball), ==, ISECT_NOT_FINITE));
        }
    check("too far", cmp(X(bound_sphere_merged)(&far[0], &far[1], &ball), ==, ISECT_NOT_FINITE));
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    check("one is empty",
          is_ball(X(bound_sphere_merged)(&empty, &two[1], &ball), {{0, 0, 0}, R(0.5)}));
    check("one is empty", is_ball(X(bound_sphere_merged)(&two[0], &empty, &ball), {{1, 2, 3}, 1}));
    check("one", is_ball(X(bound_sphere_spheres)(view, 1, &ball), {{1, 2, 3}, 1}));
}
static bool is_about(const Sphere *ball, Vec3 center, double radius)
{
    const Vec3 d = sub(ball->center, center);
    return real_abs(d.x) <= 4 * REAL_EPSILON && real_abs(d.y) <= 4 * REAL_EPSILON &&
           real_abs(d.z) <= 4 * REAL_EPSILON && (double)ball->radius >= radius &&
           (double)ball->radius <= radius * (1 + 8 * (double)REAL_EPSILON);
}
static void merging(void)
{
    const real most = REAL_MAX, eps = REAL_EPSILON;
    Sphere a = {{0, 0, 0}, 1}, b = {{4, 0, 0}, 1}, ball;
    check("equal radii", cmp(X(bound_sphere_merged)(&a, &b, &ball), ==, ISECT_OK) &&
                             is_about(&ball, (Vec3){2, 0, 0}, 3));
    b.radius = 2;
    check("different ones", cmp(X(bound_sphere_merged)(&a, &b, &ball), ==, ISECT_OK) &&
                                is_about(&ball, (Vec3){R(2.5), 0, 0}, 3.5));
    check("into one of them", cmp(X(bound_sphere_merged)(&b, &a, &a), ==, ISECT_OK) &&
                                  is_about(&a, (Vec3){R(2.5), 0, 0}, 3.5));
    const Sphere outer = {{R(-0.0), 0, 0}, 3}, inner = {{2, 0, 0}, 1};
    const Sphere beyond = {{2 + 2 * eps, 0, 0}, 1}, less = {{1, 2, 2}, R(0.0)};
    check("touching from within",
          is_ball(X(bound_sphere_merged)(&inner, &outer, &ball), {{0, 0, 0}, 3}));
    check("a point on it", is_ball(X(bound_sphere_merged)(&outer, &less, &ball), {{0, 0, 0}, 3}));
    check("a little outside", cmp(X(bound_sphere_merged)(&outer, &beyond, &ball), ==, ISECT_OK) &&
                                  cmp(ball.radius, >, 3) && holds_ball(&ball, &beyond) &&
                                  holds_ball(&ball, &outer));
    check("equal",
          is_ball(X(bound_sphere_merged)(&beyond, &beyond, &ball), {{2 + 2 * eps, 0, 0}, 1}));
    const Sphere away = {{1, 2, 3}, 3}, at = {{2, 4, 5}, 0}, in = {{3, 2, 3}, 1};
    const Sphere out = {{2, 4, 5 + 4 * eps}, 0};
    check("exactly on it", is_ball(X(bound_sphere_merged)(&at, &away, &ball), {{1, 2, 3}, 3}));
    check("and within", is_ball(X(bound_sphere_merged)(&away, &in, &ball), {{1, 2, 3}, 3}));
    check("and beyond", cmp(X(bound_sphere_merged)(&away, &out, &ball), ==, ISECT_OK) &&
                            !same_bits(&ball, &away, sizeof ball) && holds_ball(&ball, &out) &&
                            holds_ball(&ball, &away));
    const real tiny = scaled(1, -80);
    const Sphere aside = {{1, 2, tiny}, 3}, rim = {{4, 2, 0}, 0};
    check("beyond by what squares cannot tell",
          cmp(X(bound_sphere_merged)(&aside, &rim, &ball), ==, ISECT_OK) &&
              !same_bits(&ball, &aside, sizeof ball) && holds_ball(&ball, &rim) &&
              holds_ball(&ball, &aside));
    const Sphere left = {{-most, 0, 0}, 1}, middle = {{0, 0, 0}, 1};
    check("half of all that is", cmp(X(bound_sphere_merged)(&left, &middle, &ball), ==, ISECT_OK) &&
                                     holds_ball(&ball, &left) && holds_ball(&ball, &middle));
    const Sphere huge = {{most, 0, 0}, most / 2}, beside = {{most, most / 2, 0}, most / 4};
    check("at the end of numbers",
          cmp(X(bound_sphere_merged)(&huge, &beside, &ball), ==, ISECT_OK) &&
              holds_ball(&ball, &huge) && holds_ball(&ball, &beside));
}
/* Merged balls that lost a part by rounding, a thousand of them one after the other; and balls that
 * are equal up to rounding, which caused infinite loops elsewhere. */
static void reports(void)
{
    for (int i = 0; i < 30; i++) {
        Sphere all = any_sphere();
        for (int k = 0; k < 30; k++) {
            const Sphere part = any_sphere(), before = all;
            check("merged", cmp(X(bound_sphere_merged)(&all, &part, &all), ==, ISECT_OK));
            check_sample(k, "what was held", holds_ball(&all, &before), all, before);
            check_sample(k, "and what came", holds_ball(&all, &part), all, part);
        }
    }
    for (int i = 0; i < 20; i++) {
        Sphere ball;
        draw_spheres(i % 2 ? 4 : 3, 500);
        const X(spheres) view = X(spheres_of)(given);
        check("ends", cmp(X(bound_sphere_spheres)(view, 500, &ball), ==, ISECT_OK));
        for (int k = 0; k < 500; k++)
            check_sample(k, "held", holds_ball(&ball, &given[k]), ball, given[k]);
    }
}
TEST_FUNCTION(cases)
{
    statuses();
    merging();
    reports();
}

/* 2. Properties: points are balls of radius 0; layouts; powers of two; merging does not depend on
 * the order. */
TEST_FUNCTION(properties)
{
    static real numbers[4][MOST];
    for (int i = 0; i < 200; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 40 : MOST);
        Sphere ball, other;
        draw_points(i % POINT_SETS, n);
        for (size_t k = 0; k < n; k++)
            given[k] = (Sphere){point[k], 0};
        const X(points) points = laid_out(1, n);
        X(spheres) view = X(spheres_of)(given);
        if (X(bound_sphere_points)(points, n, &ball, NULL) == ISECT_OK &&
            X(bound_sphere_spheres)(view, n, &other) == ISECT_OK)
            check("points", cmp((Long)ball.radius, <=, allowed((Long)other.radius, n)) &&
                                cmp((Long)other.radius, <=, allowed((Long)ball.radius, n)));
        draw_spheres(i % SPHERE_SETS, n);
        for (size_t k = 0; k < n; k++)
            for (int f = 0; f < 4; f++)
                numbers[f][k] = ((real *)&given[k])[f];
        const X(spheres) columns = {{numbers[0], numbers[1], numbers[2]}, numbers[3], 0};
        const isect_status status = X(bound_sphere_spheres)(view, n, &ball);
        check("columns", cmp(X(bound_sphere_spheres)(columns, n, &other), ==, status) &&
                             (status != ISECT_OK || same_bits(&ball, &other, sizeof ball)));
        if (i % SPHERE_SETS != 2 && status == ISECT_OK) {
            for (size_t k = 0; k < n; k++)
                for (int f = 0; f < 4; f++)
                    numbers[f][k] *= 8;
            check("every scale is alike",
                  cmp(X(bound_sphere_spheres)(columns, n, &other), ==, ISECT_OK) &&
                      cmp(other.radius, ==, 8 * ball.radius) &&
                      cmp(other.center.x, ==, 8 * ball.center.x));
        }
    }
}

/* 3. Oracle. */
static void judge(int i, int n, int found[2])
{
    Sphere ball;
    const X(spheres) view = X(spheres_of)(given);
    const isect_status status = n == 2 ? X(bound_sphere_merged)(&given[0], &given[1], &ball)
                                       : X(bound_sphere_spheres)(view, (size_t)n, &ball);
    found[0]++, found[1] += status == ISECT_OK;
    if (status != ISECT_OK)
        return;
    for (int k = 0; k < n; k++) {
        if (given[k].radius < 0)
            continue;
        check_sample(i, "held", holds_ball(&ball, &given[k]), ball, given[k]);
        bool is_all = true;
        for (int j = 0; j < n && is_all; j++)
            is_all = given[j].radius < 0 || holds_ball(&given[k], &given[j]);
        check_sample(i, "one that holds all", !is_all || ball.radius == given[k].radius, ball,
                     given[k]);
    }
    if (n <= 7)
        check_sample(i, "the least",
                     cmp((Long)ball.radius, <=, most_for(least_of(given, n), &ball)), ball,
                     given[0]);
}
TEST_FUNCTION(oracle)
{
    int found[2] = {0};
    for (int i = 0; i < soak(2400); i++) {
        const int n = any_int(1, i % 100 == 0 ? 100 : i % 3 == 0 ? 2 : 7);
        draw_spheres(i / 3 % SPHERE_SETS, (size_t)n);
        judge(i, n, found);
    }
    check_share(found[1], found[0], 0.8, 1);
}

TESTS_OF_ONE(bound_sphere_spheres)
