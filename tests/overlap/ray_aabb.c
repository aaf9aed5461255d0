/* tests/overlap/ray_aabb.c - isect_overlap_ray_aabb, _n, _each and _pairs. */
#include "kit/kit.h"
#include "kit/touch.h"

#define SAMPLES soak(20000)
enum { HULLS = 4000 };

/* 1. Cases: the box [0, 1] x [0, 2] x [0, 4]. */
static void cases(void **state)
{
    const real inf = REAL_INF, eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const struct {
        const char *name;
        Ray ray;
        bool want;
    } table[] = {
        {"along x", {{-2, 1, 1}, {1, 0, 0}, 0, inf}, true},
        {"along y", {{R(0.5), -2, 1}, {0, 1, 0}, 0, inf}, true},
        {"against z", {{R(0.5), 1, 6}, {0, 0, -1}, 0, inf}, true},
        {"starts inside", {{R(0.5), 1, 1}, {1, 0, 0}, 0, inf}, true},
        {"the box is behind", {{3, 1, 1}, {1, 0, 0}, 0, inf}, false},
        {"a line also sees what is behind", {{3, 1, 1}, {1, 0, 0}, -inf, inf}, true},
        {"ends before", {{-2, 1, 1}, {1, 0, 0}, 0, 2 - 2 * eps}, false},
        {"ends on the box", {{-2, 1, 1}, {1, 0, 0}, 0, 2}, true},
        {"begins where it leaves", {{-2, 1, 1}, {1, 0, 0}, 3, inf}, true},
        {"begins after", {{-2, 1, 1}, {1, 0, 0}, 3 + 2 * eps, inf}, false},
        {"lies in a face", {{-2, 2, 1}, {1, 0, 0}, 0, inf}, true},
        {"beside a face", {{-2, 2 + 2 * eps, 1}, {1, 0, 0}, 0, inf}, false},
        {"beside a face, below", {{-2, -least, 1}, {1, 0, 0}, 0, inf}, false},
        {"touches an edge", {{-1, 1, 2}, {1, 1, 0}, 0, inf}, true},
        {"passes an edge", {{-1, 1 + eps, 2}, {1, 1, 0}, 0, inf}, false},
        {"touches a corner", {{-1, 1, 5}, {1, 1, -1}, 0, inf}, true},
        {"point inside", {{R(0.5), 1, 1}, {0, 0, 0}, 0, 9}, true},
        {"endless point inside", {{R(0.5), 1, 1}, {0, 0, 0}, -inf, inf}, true},
        {"point outside", {{1, 2, 4 + 4 * eps}, {0, 0, 0}, 0, 9}, false},
        {"empty interval", {{-2, 1, 1}, {1, 0, 0}, 9, 0}, false},
        {"empty interval, point", {{1, 1, 1}, {0, 0, 0}, 1, 0}, false},
        {"no t is infinite", {{1, 1, 1}, {0, 0, 0}, inf, inf}, false},
        {"no t is infinite, below", {{1, 1, 1}, {0, 0, 0}, -inf, -inf}, false},
        {"in the end", {{-2, 1, 1}, {least, 0, 0}, 0, inf}, true},
        {"later than any number", {{-2, 1, 1}, {least, 0, 0}, 0, most}, false},
        {"the difference is out of range", {{-most, 1, 1}, {most, 0, 0}, 0, inf}, true},
        {"NaN origin", {{-2, REAL_NAN, 1}, {1, 0, 0}, 0, 9}, false},
        {"NaN direction", {{-2, 1, 1}, {1, 0, REAL_NAN}, 0, 9}, false},
        {"NaN t_min", {{-2, 1, 1}, {1, 0, 0}, REAL_NAN, 9}, false},
        {"NaN t_max", {{-2, 1, 1}, {1, 0, 0}, 0, REAL_NAN}, false},
        {"infinite origin", {{-inf, 1, 1}, {1, 0, 0}, 0, inf}, false},
        {"infinite direction", {{-2, 1, 1}, {inf, 0, 0}, 0, inf}, false},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_ray_aabb)(&table[i].ray, &box) == table[i].want);

    const Ray ray = {{-2, 0, 0}, {1, 0, 0}, 0, inf};
    const struct {
        const char *name;
        Aabb box;
        bool want;
    } boxes[] = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space", {{1, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space behind", {{-inf, -inf, -inf}, {-3, inf, inf}}, false},
        {"half space beside", {{-inf, 1, -inf}, {inf, inf, inf}}, false},
        {"flat across", {{1, -1, -1}, {1, 1, 1}}, true},
        {"flat along", {{1, 0, -1}, {2, 0, 1}}, true},
        {"a point", {{1, 0, 0}, {1, 0, 0}}, true},
        {"a point beside", {{1, 0, least}, {1, 0, least}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"lower = infinity holds no point", {{inf, -1, -1}, {inf, 1, 1}}, false},
        {"upper = -infinity holds no point", {{-inf, -1, -1}, {-inf, 1, 1}}, false},
        {"empty in x", {{2, -1, -1}, {1, 1, 1}}, false},
        {"empty in y", {{1, 1, -1}, {2, -1, 1}}, false},
        {"empty in z", {{1, -1, 1}, {2, 1, -1}}, false},
        {"NaN", {{0, REAL_NAN, 0}, {1, 1, 1}}, false},
        {"NaN above", {{0, 0, 0}, {1, 1, REAL_NAN}}, false},
    };
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(overlap_ray_aabb)(&ray, &boxes[i].box) == boxes[i].want);
}

/* Rays past an upper edge of a box, or of any kind. */
static void draw(int i, Ray *ray, Aabb *box)
{
    new_kind();
    *ray = odd_ray(), *box = odd_aabb();
    if (i % 2 == 0) {
        const bool whole = any_int(0, 1);
        *box = touched_box(whole);
        Vec3 p = upper_edge(box, whole);
        Vec3 d = {positive(whole), -positive(whole), whole ? (real)any_int(-9, 9) : any_real(-1, 1)};
        real t = whole ? (real)any_int(-3, 3) : any_real(-2, 2);
        Vec3 o = mad(p, -t, d);
        if (any_int(0, 1))
            o.x = step(o.x), d.y = step(d.y);
        if (!any_int(0, 3))
            ray->t_max = t > ray->t_min ? t : ray->t_min;
        int turn = any_int(0, 2), mirror = any_int(0, 7), exponent = any_exponent();
        ray->origin = turned_about(o, turn, mirror, exponent);
        ray->dir = turned_about(d, turn, mirror, exponent);
        *box = box_turned_about(box, turn, mirror, exponent);
    }
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray;
        Aabb box;
        draw(i, &ray, &box);
        bool answer = X(overlap_ray_aabb)(&ray, &box);
        Ray back = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        Ray longer = {ray.origin, ray.dir, ray.t_min, REAL_INF};
        Aabb more = {box.lower, {box.upper.x, REAL_INF, box.upper.z}};
        together += answer;
        check_sample(i, "a part of it is inside", hit(X(cast_ray_aabb)(&ray, &box)) == answer, ray, box);
        check_sample(i, "reversed", X(overlap_ray_aabb)(&back, &box) == answer, ray, box);
        check_sample(i, "a longer ray meets it too", !answer || X(overlap_ray_aabb)(&longer, &box), ray, box);
        check_sample(i, "a larger box meets it too", !answer || X(overlap_ray_aabb)(&ray, &more), ray, box);
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: two polytopes, in whole numbers. */
static bool truly(const Ray *ray, const Aabb *box)
{
    const double o[3] = {(double)ray->origin.x, (double)ray->origin.y, (double)ray->origin.z};
    const double d[3] = {(double)ray->dir.x, (double)ray->dir.y, (double)ray->dir.z};
    const double t_min = (double)ray->t_min, t_max = (double)ray->t_max;
    Polytope a, b;
    polytope_begin(&a);
    if (!(t_min <= t_max) || t_min == INFINITY || t_max == -INFINITY)
        return false;
    if (isfinite(t_min))
        polytope_along(&a, o, t_min, d);
    else
        polytope_direction(&a, -d[0], -d[1], -d[2]);
    if (isfinite(t_max))
        polytope_along(&a, o, t_max, d);
    else
        polytope_direction(&a, d[0], d[1], d[2]);
    if (a.points == 0)
        polytope_along(&a, o, 0, d);
    polytope_aabb(&b, box);
    return polytopes_meet(&a, &b);
}
static void oracle(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < HULLS; i++) {
        Ray ray;
        Aabb box;
        draw(i, &ray, &box);
        if (!finite3(ray.origin) || !finite3(ray.dir))
            continue;
        bool want = truly(&ray, &box);
        together += want;
        check_sample(i, "exactly", X(overlap_ray_aabb)(&ray, &box) == want, ray, box);
    }
    printf("together %d of %d\n", together, HULLS);
    check_share(together, HULLS, 0.1, 0.8);
}

/* 4. Batch. */
#define PAIR overlap_ray_aabb
#define A Ray
#define B Aabb
#include "kit/batch.inc"

TESTS(overlap_ray_aabb)
