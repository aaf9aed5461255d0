/* tests/meet/ray_plane.c - isect_meet_ray_plane. */
#include "meet/at.h"

#define SAMPLES soak(6000)

/* 1. Cases: with the plane z = 0. */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Ray ray;
        Common want;
    } table[] = {
        {"crosses", {{0, 0, -1}, {2, 4, 1}, 0, inf}, {1, {{2, 4, 0}}}},
        {"a line behind", {{0, 0, -1}, {2, 4, -1}, -inf, inf}, {1, {{-2, -4, 0}}}},
        {"behind", {{0, 0, -1}, {2, 4, -1}, 0, inf}, {0, {{0, 0, 0}}}},
        {"begins on it", {{1, 2, 0}, {2, 4, -1}, 0, inf}, {1, {{1, 2, 0}}}},
        {"ends on it", {{0, 0, -2}, {2, 4, 1}, 0, 2}, {1, {{4, 8, 0}}}},
        {"ends before it", {{0, 0, -2}, {2, 4, 1}, 0, 1}, {0, {{0, 0, 0}}}},
        {"parallel", {{0, 0, least}, {2, 4, 0}, -inf, inf}, {0, {{0, 0, 0}}}},
        {"a piece in it", {{0, 0, 0}, {2, 4, 0}, -1, 2}, {2, {{-2, -4, 0}, {4, 8, 0}}}},
        {"a point in it", {{0, 0, 0}, {2, 4, 0}, 2, 2}, {1, {{4, 8, 0}}}},
        {"no direction", {{1, 2, 0}, {0, 0, 0}, 0, inf}, {1, {{1, 2, 0}}}},
        {"no direction", {{1, 2, 0}, {0, 0, 0}, -inf, inf}, {1, {{1, 2, 0}}}},
        {"no direction, above", {{1, 2, 1}, {0, 0, 0}, -inf, inf}, {0, {{0, 0, 0}}}},
        {"a line in it", {{0, 1, 0}, {4, 0, 0}, -inf, inf}, {2, {{-most, 1, 0}, {most, 1, 0}}}},
        {"a ray in it", {{2, 1, 0}, {0, -4, 0}, 0, inf}, {2, {{2, 1, 0}, {2, -most, 0}}}},
        {"endless, two axes",
         {{0, 0, 0}, {-2, 4, 0}, 0, inf},
         {2, {{0, 0, 0}, {-most / 2, most, 0}}}},
        {"endless, two axes",
         {{0, 0, 0}, {8, 4, 0}, 0, inf},
         {2, {{0, 0, 0}, {most, most / 2, 0}}}},
        {"from the end of numbers",
         {{most, 0, 0}, {1, 1, 0}, 0, inf},
         {2, {{most, 0, 0}, {most, 0, 0}}}},
        {"to the other end",
         {{most, 1, 0}, {-1, 0, 0}, 0, inf},
         {2, {{most, 1, 0}, {-most, 1, 0}}}},
        {"out of range", {{most, 0, -1}, {most, 1, least}, 0, inf}, {1, {{most, most, 0}}}},
        {"endless, from far away",
         {{0, most / 2, 0}, {2, 4, 0}, 0, inf},
         {2, {{0, most / 2, 0}, {most / 4, most, 0}}}},
        {"from the end of numbers, slowly",
         {{most, 0, 0}, {REAL_MIN, R(0x1p100), 0}, 0, inf},
         {2, {{most, 0, 0}, {most, 0, 0}}}},
        {"to the greatest t",
         {{0, 0, 0}, {R(0.125), 0, 0}, 0, most},
         {2, {{0, 0, 0}, {most / 8, 0, 0}}}},
        {"farther than there are numbers",
         {{R(-0.875) * most, 0, R(-0.875)}, {most, 0, R(0.5)}, 0, inf},
         {1, {{R(0.875) * most, 0, 0}}}},
        {"minus zero", {{R(-0.0), 0, 0}, {0, 1, 1}, 0, 1}, {1, {{0, 0, 0}}}},
        {"no range", {{0, 0, 0}, {0, 1, 1}, 1, 0}, {0, {{0, 0, 0}}}},
        {"NaN", {{0, 0, REAL_NAN}, {0, 1, 1}, 0, 1}, {0, {{0, 0, 0}}}},
        {"infinite", {{0, 0, 0}, {0, inf, 1}, 0, 1}, {0, {{0, 0, 0}}}},
    };
    const Plane plane = {{0, 0, 2}, 0}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 2};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        Ray ray = table[i].ray;
        Common want = table[i].want;
        Plane turned = plane;
        for (int k = 0; k < 3; k++) { /* all axes are alike */
            const Common got = X(meet_ray_plane)(&ray, &turned);
            check(table[i].name, got.count == want.count);
            check(table[i].name, same_bits(got.point, want.point, sizeof got.point));
            ray.origin = cyclic(ray.origin), ray.dir = cyclic(ray.dir);
            turned = cyclic_plane(turned);
            for (uint32_t j = 0; j < want.count; j++)
                want.point[j] = cyclic(want.point[j]);
        }
    }
    check("everything", X(meet_ray_plane)(&table[0].ray, &all).count == 2);
    check("nothing", X(meet_ray_plane)(&table[0].ray, &nothing).count == 0);
}

static Ray grid_ray(void)
{
    Ray ray = odd_ray();
    if (any_int(0, 2)) {
        ray.origin = flat_point(any_int(0, 2));
        ray.dir = flat_point(any_int(0, 1));
    }
    return ray;
}

/* 2. Properties: true of any ray and plane. */
static void properties(void **state)
{
    int meet = 0, lie = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Ray ray = grid_ray();
        const Ray turned = {ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
        const Plane p = flat_plane(ray.origin), back = {times(-1, p.normal), -p.d};
        const Common common = X(meet_ray_plane)(&ray, &p), other = X(meet_ray_plane)(&turned, &p);
        const Common over = X(meet_ray_plane)(&ray, &back);
        meet += common.count > 0, lie += common.count == 2;
        check_sample(i, "where they overlap", (common.count > 0) == X(overlap_ray_plane)(&ray, &p),
                     ray, p);
        check_sample(i, "turned over", same_bits(&common, &over, sizeof common), ray, p);
        check_sample(i, "turned", other.count == common.count, ray, p);
        for (uint32_t k = 0; k < common.count; k++)
            check_sample(
                i, "turned",
                same_bits(&common.point[k], &other.point[common.count - 1 - k], sizeof(Vec3)), ray,
                p);
    }
    check_share(meet, 4 * SAMPLES, 0.2, 0.9);
    check_share(lie, 4 * SAMPLES, 0.02, 0.5);
}

/* 3. Oracle: the equation, in rational numbers. */
/* The rational t at which t is in range, or nothing; `rise` and `start` of the height. */
static bool is_right(const Common *common, const Ray *ray, const Plane *plane)
{
    mpq_t start, rise, t;
    mpq_inits(start, rise, t, NULL);
    clipped_begin();
    place_set(clipped.normal, plane->normal);
    place_set(clipped.edge, ray->origin);
    place_dot(start, clipped.normal, clipped.edge);
    mpq_set_d(t, (double)plane->d);
    mpq_add(start, start, t);
    place_set(clipped.edge, ray->dir);
    place_dot(rise, clipped.normal, clipped.edge);
    bool good = false;
    if (mpq_sgn(rise)) {
        mpq_div(t, start, rise);
        mpq_neg(t, t);
        bool within = ray->t_min <= ray->t_max;
        if (real_abs(ray->t_min) <= REAL_MAX)
            mpq_set_d(start, (double)ray->t_min), within &= mpq_cmp(t, start) >= 0;
        if (real_abs(ray->t_max) <= REAL_MAX)
            mpq_set_d(start, (double)ray->t_max), within &= mpq_cmp(t, start) <= 0;
        good = common->count == (within ? 1 : 0) && (!within || is_at(ray, t, common->point[0]));
    } else if (mpq_sgn(start) || ray->t_min > ray->t_max) {
        good = common->count == 0;
    } else {
        const bool point =
            ray->t_min == ray->t_max || (ray->dir.x == 0 && ray->dir.y == 0 && ray->dir.z == 0);
        end_at(ray, ray->t_min, t);
        good = common->count == (point ? 1 : 2) && is_at(ray, t, common->point[0]);
        end_at(ray, ray->t_max, t);
        good &= point || is_at(ray, t, common->point[1]);
    }
    mpq_clears(start, rise, t, NULL);
    return good;
}

static void oracle(void **state)
{
    int found[3] = {0};
    (void)state;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Ray ray = i % 3 ? grid_ray() : any_ray();
        const Plane p = i % 3 ? flat_plane(ray.origin) : any_plane();
        const Common common = X(meet_ray_plane)(&ray, &p);
        found[common.count]++;
        check_sample(i, "the point", is_right(&common, &ray, &p), ray, p);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon\n", found[0], found[1], found[2], worst);
    for (int k = 0; k < 3; k++)
        check_share(found[k], SAMPLES, 0.01, 0.8);
}

TESTS_OF_ONE(meet_ray_plane)
