/* tests/overlap/ray_plane.c - isect_overlap_ray_plane, _n, _each and _pairs. */
#include "kit/directions.h"
#include "kit/kit.h"
#include "kit/plane.h"

#define SAMPLES soak(20000)

/* 1. Cases: the plane z = 1. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Ray ray;
        bool want;
    } table[] = {
        {"upward", {{0, 0, 0}, {0, 0, 1}, 0, inf}, true},
        {"upward, from above", {{0, 0, 2}, {0, 0, 1}, 0, inf}, false},
        {"upward, a line", {{0, 0, 2}, {0, 0, 1}, -inf, inf}, true},
        {"downward", {{0, 0, 2}, {0, 0, -1}, 0, inf}, true},
        {"downward, from below", {{0, 0, 0}, {0, 0, -1}, 0, inf}, false},
        {"backwards alone", {{0, 0, 2}, {0, 0, 1}, -inf, 0}, true},
        {"backwards alone, in vain", {{0, 0, 0}, {0, 0, 1}, -inf, 0}, false},
        {"begins on it", {{0, 0, 1}, {0, 0, 1}, 0, inf}, true},
        {"begins an ulp above", {{0, 0, 1 + eps}, {0, 0, 1}, 0, inf}, false},
        {"ends on it", {{0, 0, 0}, {0, 0, 2}, 0, R(0.5)}, true},
        {"ends before it", {{0, 0, 0}, {0, 0, 2}, 0, R(0.5) - eps / 4}, false},
        {"begins behind it", {{0, 0, 0}, {0, 0, 2}, R(0.5) + eps / 2, 9}, false},
        {"begins on it, by t", {{0, 0, 0}, {0, 0, 2}, R(0.5), 9}, true},
        {"one t alone", {{0, 0, 0}, {0, 0, 2}, R(0.5), R(0.5)}, true},
        {"parallel above", {{0, 0, 2}, {1, 0, 0}, 0, inf}, false},
        {"parallel line below", {{0, 0, 0}, {1, 0, 0}, -inf, inf}, false},
        {"in it", {{0, 0, 1}, {1, 1, 0}, 0, inf}, true},
        {"a line in it", {{0, 0, 1}, {1, 1, 0}, -inf, inf}, true},
        {"a piece in it", {{0, 0, 1}, {1, 1, 0}, 2, 3}, true},
        {"a point on it", {{5, 5, 1}, {0, 0, 0}, 0, inf}, true},
        {"a point beside it", {{5, 5, 1 + eps}, {0, 0, 0}, -inf, inf}, false},
        {"empty", {{0, 0, 0}, {0, 0, 1}, 2, 0}, false},
        {"empty, in it", {{0, 0, 1}, {1, 0, 0}, 2, 0}, false},
        {"no t is infinite", {{0, 0, 1}, {1, 0, 0}, inf, inf}, false},
        {"no t is infinite, below", {{0, 0, 1}, {1, 0, 0}, -inf, -inf}, false},
        {"slowly, but in the end", {{0, 0, 0}, {0, 0, least}, 0, inf}, true},
        {"too slowly", {{0, 0, 0}, {0, 0, least}, 0, most}, false},
        {"slowly, and not far enough", {{0, 0, 99}, {0, 0, -4 * REAL_MIN}, 0, most}, false},
        {"slowly, but endlessly", {{0, 0, 99}, {0, 0, -4 * REAL_MIN}, 0, inf}, true},
        {"a height that overflows", {{0, 0, -most}, {0, 0, most}, 0, most}, true},
        {"NaN origin", {{REAL_NAN, 0, 0}, {0, 0, 1}, -inf, inf}, false},
        {"NaN dir", {{0, 0, 0}, {0, REAL_NAN, 1}, 0, inf}, false},
        {"NaN t_min", {{0, 0, 0}, {0, 0, 1}, REAL_NAN, inf}, false},
        {"NaN t_max", {{0, 0, 0}, {0, 0, 1}, 0, REAL_NAN}, false},
        {"infinite origin", {{0, 0, -inf}, {0, 0, 1}, -inf, inf}, false},
        {"infinite dir", {{0, 0, 0}, {0, 0, inf}, 0, inf}, false},
    };
    const Plane plane = {{0, 0, 2}, -2};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_ray_plane)(&table[i].ray, &plane) == table[i].want);

    const real u = scaled(least, 40), v = scaled(1, -41); /* u v is half of the least number */
    const Ray point = {{v, v, 0}, {0, 0, 0}, 0, 0};
    const Plane faint_plane = {{u, u, 0}, -least};
    check("products underflow", X(overlap_ray_plane)(&point, &faint_plane));

    const Ray up = {{0, 0, 0}, {3, 1, 1}, 0, inf}, line = {{0, 0, 0}, {3, 1, 1}, -inf, inf};
    const struct {
        const char *name;
        Plane plane;
        bool want, line;
    } planes[] = {
        {"no normal: everything", {{0, 0, 0}, 0}, true, true},
        {"no normal: nothing", {{0, 0, 0}, least}, false, false},
        {"no normal: nothing, below", {{0, 0, 0}, -least}, false, false},
        {"parallel, through the origin", {{1, -2, -1}, 0}, true, true},
        {"parallel, beside", {{1, -2, -1}, least}, false, false},
        {"behind", {{1, 0, 0}, 1}, false, true},
        {"NaN normal", {{0, REAL_NAN, 2}, -2}, false, false},
        {"NaN d", {{0, 0, 2}, REAL_NAN}, false, false},
        {"infinite normal", {{0, 0, inf}, -2}, false, false},
        {"infinite d", {{0, 0, 2}, -inf}, false, false},
    };
    for (size_t i = 0; i < COUNT(planes); i++) {
        check(planes[i].name, X(overlap_ray_plane)(&up, &planes[i].plane) == planes[i].want);
        check(planes[i].name, X(overlap_ray_plane)(&line, &planes[i].plane) == planes[i].line);
    }
}

/* A plane, and a ray that begins or ends near it, or is nearly parallel to it. */
static Plane draw(int i, Ray *ray)
{
    Vec3 p;
    new_kind();
    Plane plane = plane_of_class(i % PLANE_CLASSES, &p);
    *ray = odd_ray();
    ray->origin = p;
    if (i % 3 == 0) { /* p is where t is t_max */
        if (!(real_abs(ray->t_max) <= REAL_MAX))
            ray->t_max = (real)any_int(0, 3);
        ray->origin = mad(p, -ray->t_max, ray->dir);
    } else if (i % 3 == 1) {
        ray->dir = (Vec3){-plane.normal.y, plane.normal.x, 0};
        ray->dir.y = step(ray->dir.y);
    }
    if (!finite3(ray->origin))
        ray->origin = p;
    if (i % 16 == 6) { /* a rise of nothing but rounding, and a d that it reaches at t_max */
        const int size = any_int(-20, 20);
        plane.normal = times(scaled(1, size), any_vec3());
        ray->dir = cross(plane.normal, any_vec3());
        ray->origin = (Vec3){0, 0, 0};
        ray->t_min = 0, ray->t_max = scaled(1, any_int(0, 20));
        plane.d = -any_real(0, 2) * (ray->t_max * dot(plane.normal, ray->dir));
        if (any_int(0, 1))
            ray->t_min = -REAL_INF, ray->t_max = REAL_INF;
    }
    if (i % 16 == 14) { /* a rise that rounds to a few times the least number */
        plane.normal = faint_vec3(), ray->dir = faint_vec3(), ray->origin = (Vec3){0, 0, 0};
        ray->t_min = 0, ray->t_max = scaled(1, 60);
        plane.d = any_real(-9, 9) * scaled(REAL_LEAST, 60);
    }
    return plane;
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray;
        Plane plane = draw(i, &ray);
        bool answer = X(overlap_ray_plane)(&ray, &plane);
        Ray reversed = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        Ray more = {ray.origin, ray.dir, -REAL_INF, ray.t_max};
        Plane back = {times(-1, plane.normal), -plane.d};
        together += answer;
        same_in_all_directions(X(overlap_ray_plane)(&ray, &plane), answer);
        check_sample(i, "reversed", X(overlap_ray_plane)(&reversed, &plane) == answer, ray, plane);
        check_sample(i, "from behind", X(overlap_ray_plane)(&ray, &back) == answer, ray, plane);
        check_sample(i, "a longer one meets it too", !answer || X(overlap_ray_plane)(&more, &plane), ray, plane);
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: is there a t of the range with start + t rise = 0? */
static bool truly(const Ray *ray, const Plane *plane, bool *touching)
{
    begin();
    *touching = false;
    if (!(ray->t_min <= ray->t_max) || ray->t_min == REAL_INF || ray->t_max == -REAL_INF)
        return false;
    Big start = plane_height(plane, ray->origin);
    Big rise = dot3(big3(plane->normal), big3(ray->dir));
    if (sign(rise) == 0)
        return *touching = sign(start) == 0;
    /* t = -start / rise: t_min |rise| <= -start sign(rise) <= t_max |rise| */
    Big zero = sign(rise) > 0 ? minus(big(0), start) : start;
    int after = -1, before = -1; /* t against the ends */
    if (ray->t_min > -REAL_INF)
        after = mpf_cmp(by(big((double)ray->t_min), size(rise)), zero);
    if (ray->t_max < REAL_INF)
        before = mpf_cmp(zero, by(big((double)ray->t_max), size(rise)));
    *touching = (after == 0 && before <= 0) || (before == 0 && after <= 0);
    return after <= 0 && before <= 0;
}
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray;
        bool touches;
        Plane plane = draw(i, &ray);
        bool want = truly(&ray, &plane, &touches);
        together += want, touching += touches;
        check_sample(i, "exactly", X(overlap_ray_plane)(&ray, &plane) == want, ray, plane);
    }
    printf("together %d, touching %d of %d\n", together, touching, SAMPLES);
    check_share(together, SAMPLES, 0.1, 0.9);
    check_share(touching, SAMPLES, 0.02, 0.6);
}

/* 4. Batch. */
#define PAIR overlap_ray_plane
#define A Ray
#define B Plane
#include "kit/batch.inc"

TESTS(overlap_ray_plane)
