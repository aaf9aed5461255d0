/* tests/surface/spawn.c - rays that start at points of triangles: isect_at_triangle_spawn. */
#include "isect/cast.h"
#include "isectd/cast.h"
#include "kit/kit.h"
#include "kit/nasty.h"
#include "kit/rational.h"

#define SAMPLES soak(20000)

static Ray spawned(const Triangle *triangle, real u, real v, Vec3 dir)
{
    return X(at_triangle_spawn)(triangle, u, v, &dir);
}

TEST_FUNCTION(cases)
{
    const Triangle t = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    const real few = 32 * REAL_EPSILON;
    Ray ray = spawned(&t, R(0.25), R(0.5), (Vec3){1, 2, 3});
    check("upward",
          cmp(ray.origin.x, ==, 1) && cmp(ray.origin.y, ==, 2) && cmp(ray.origin.z, >, 0));
    check("not far", cmp(ray.origin.z, <=, few));
    check("as it was asked", same_point(ray.dir, (Vec3){1, 2, 3}) && cmp(ray.t_min, ==, 0));
    check("without end", cmp(ray.t_max, ==, REAL_INF));
    ray = spawned(&t, R(0.25), R(0.5), (Vec3){9, 0, -REAL_LEAST});
    check("downward",
          cmp(ray.origin.x, ==, 1) && cmp(ray.origin.z, <, 0) && cmp(ray.origin.z, >=, -few));
    ray = spawned(&t, R(0.25), R(0.5), (Vec3){9, 1, 0});
    check("in the plane", same_point(ray.origin, (Vec3){1, 2, 0}));
    ray = spawned(&t, 2, -3, (Vec3){0, 0, 1});
    check("beside the triangle",
          cmp(ray.origin.x, ==, 8) && cmp(ray.origin.y, ==, -12) && cmp(ray.origin.z, >, 0));
    const Triangle line = {{1, 1, 1}, {2, 2, 2}, {4, 4, 4}};
    ray = spawned(&line, 1, 0, (Vec3){0, 0, 1});
    check("without area", same_point(ray.origin, (Vec3){2, 2, 2}));
    for (int k = 0; k < 14; k++) {
        struct {
            Triangle triangle;
            Vec3 dir;
            real weight[2];
        } bad = {t, {1, 2, 3}, {0, 0}};
        ((real *)&bad)[k] = k % 2 ? REAL_NAN : -REAL_INF;
        ray = spawned(&bad.triangle, bad.weight[0], bad.weight[1], bad.dir);
        check("not finite", same_point(ray.dir, (Vec3){0, 0, 0}) && finite3(ray.origin));
    }
}

/* 2. Oracle: on which side, without rounding. */
typedef struct Question {
    Triangle triangle;
    Vec3 dir;
    real u, v;
} Question;

/* All sizes; directions nearly in the plane, too; a third of the points on an edge. */
static Question any_question(bool *inside)
{
    Vec3 p[3], q[2];
    Question it;
    nasty_question((Nasty)any_int(0, NASTY_CLASSES - 1), p, 3, q, 2);
    it.triangle = any_int(0, 7) ? (Triangle){p[0], p[1], p[2]} : odd_triangle();
    const Vec3 edge = step3(sub(p[1], p[0])),
               some[] = {any_vec3(), odd_vec3(), sub(q[1], q[0]), edge};
    it.dir = some[any_int(0, 3)];
    it.u = any_real(0, 1), it.v = any_int(0, 2)   ? any_real(0, 1) * (1 - it.u)
                                  : any_int(0, 1) ? 0
                                                  : 1 - it.u;
    *inside = any_int(0, 7);
    if (!*inside)
        it.u = number(), it.v = any_real(-9, 9);
    return it;
}

static Place point_of(const Question *it, Place *normal)
{
    const Place a = place(it->triangle.a), ab = place_minus(place(it->triangle.b), a);
    const Place ac = place_minus(place(it->triangle.c), a);
    *normal = place_cross(ab, ac);
    return place_plus(
        a, place_plus(place_times(q((double)it->u), ab), place_times(q((double)it->v), ac)));
}

/* How far is the origin from the point, in units of what is promised? */
static double off_point(const Question *it, Place point, Vec3 origin)
{
    const real *corner = &it->triangle.a.x;
    const int epsilons = ISECT_DOUBLE ? 24 : 2, least = ISECT_DOUBLE ? 96 : 2;
    double worst = 0;
    real most = 0;
    for (int i = 0; i < 9; i++)
        most = num_max(most, real_abs(corner[i]));
    const Rational bound = q_plus(q_by(q(epsilons * (double)REAL_EPSILON), q((double)most)),
                                  q(least * (double)REAL_LEAST));
    for (int i = 0; i < 3; i++) {
        const Rational off = q_size(q_minus(place(origin).at[i], point.at[i]));
        worst = fmax(worst, mpq_get_d(q_over(off, bound)));
    }
    return worst;
}

/* Is a coordinate of the point the greatest number, or so near to it as it may be moved? */
static bool beyond_range(Place point)
{
    const Rational near_most = q_by(q(1 - 64 * (double)REAL_EPSILON), q((double)REAL_MAX));
    return !q_less(q_size(point.at[0]), near_most) || !q_less(q_size(point.at[1]), near_most) ||
           !q_less(q_size(point.at[2]), near_most);
}

TEST_FUNCTION(oracle)
{
    double worst = 0;
    int beyond = 0, sides = 0;
    for (int i = 0; i < SAMPLES; i++) {
        rational_begin();
        new_kind();
        bool inside;
        const Question it = any_question(&inside);
        const Ray ray = spawned(&it.triangle, it.u, it.v, it.dir);
        if (!finite3(it.dir) || !(real_abs(it.u) <= REAL_MAX) || !finite3(it.triangle.a) ||
            !finite3(it.triangle.b) || !finite3(it.triangle.c)) {
            check_sample(i, "nothing",
                         cmp(ray.dir.x, ==, 0) && cmp(ray.dir.y, ==, 0) && cmp(ray.dir.z, ==, 0),
                         it, ray);
            continue;
        }
        Place normal;
        const Place point = point_of(&it, &normal);
        const int along = mpq_sgn(place_dot(normal, place(it.dir)));
        const Place from = place_minus(place(ray.origin), place(it.triangle.a));
        const bool gone = !same_bits(&ray.dir, &it.dir, sizeof ray.dir);
        if (gone) {
            check_sample(i, "nothing",
                         cmp(ray.dir.x, ==, 0) && cmp(ray.dir.y, ==, 0) && cmp(ray.dir.z, ==, 0),
                         it, ray);
            check_sample(i, "beyond the range", !inside || beyond_range(point), it, ray);
            beyond++;
            continue;
        }
        const double off = inside ? off_point(&it, point, ray.origin) : 0;
        check_sample(i, "beside the point", cmp(off, <=, 1), it, ray);
        worst = fmax(worst, off);
        if (along == 0)
            continue;
        const Touch touch = X(cast_ray_triangle)(&ray, &it.triangle);
        check_sample(i, "on the side of dir", cmp(mpq_sgn(place_dot(normal, from)), ==, along), it,
                     ray);
        check_sample(i, "not hit again", cmp(touch.t, ==, REAL_INF), it, ray);
        sides++;
    }
    printf("within %.2f of the bound; %d of %d on a side, %d beyond the range\n", worst, sides,
           SAMPLES, beyond);
    check_share(sides, SAMPLES, 0.6, 1);
}

CASES_AND(surface_spawn, oracle)
