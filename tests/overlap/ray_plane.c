/* tests/overlap/ray_plane.c - isect_overlap_ray_plane. */
#include "kit/judge_overlap.h"
#include "kit/plane.h"

/* Cases: the plane z = 1. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Ray ray; bool want;) = {
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
        {"slowly, but in the end", {{0, 0, 0}, {0, 0, least}, 0, inf}, true},
        {"too slowly", {{0, 0, 0}, {0, 0, least}, 0, most}, false},
        {"slowly, and not far enough", {{0, 0, 99}, {0, 0, -4 * REAL_MIN}, 0, most}, false},
        {"slowly, but endlessly", {{0, 0, 99}, {0, 0, -4 * REAL_MIN}, 0, inf}, true},
        {"a height that overflows", {{0, 0, -most}, {0, 0, most}, 0, most}, true},
    };
    const Plane plane = {{0, 0, 2}, -2};
    check_each(table, X(overlap_ray_plane)(&table[i].ray, &plane) == table[i].want);

    const real u = scaled(least, 40), v = scaled(1, -41); /* u v is half of the least number */
    const Ray point = {{v, v, 0}, {0, 0, 0}, 0, 0};
    const Plane faint_plane = {{u, u, 0}, -least};
    check("products underflow", X(overlap_ray_plane)(&point, &faint_plane));

    const Ray up = {{0, 0, 0}, {3, 1, 1}, 0, inf}, line = {{0, 0, 0}, {3, 1, 1}, -inf, inf};
    TABLE(planes, Plane plane; bool want, line;) = {
        {"no normal: everything", {{0, 0, 0}, 0}, true, true},
        {"no normal: nothing", {{0, 0, 0}, least}, false, false},
        {"no normal: nothing, below", {{0, 0, 0}, -least}, false, false},
        {"parallel, through the origin", {{1, -2, -1}, 0}, true, true},
        {"parallel, beside", {{1, -2, -1}, least}, false, false},
        {"behind", {{1, 0, 0}, 1}, false, true},
    };
    for (size_t i = 0; i < COUNT(planes); i++) {
        check(planes[i].name, X(overlap_ray_plane)(&up, &planes[i].plane) == planes[i].want);
        check(planes[i].name, X(overlap_ray_plane)(&line, &planes[i].plane) == planes[i].line);
    }
}

/* The ray rises by rounding errors only, and reaches d at t_max; or its rise rounds to a few times
 * the least number; or it ends near the plane. */
static Plane near_plane(int i, Ray *ray)
{
    Plane plane = odd_plane();
    *ray = odd_ray();
    if (i % 4 == 0) {
        plane.normal = times(scaled(1, any_int(-20, 20)), any_vec3());
        ray->dir = cross(plane.normal, any_vec3());
        ray->origin = (Vec3){0, 0, 0};
        ray->t_min = 0, ray->t_max = scaled(1, any_int(0, 20));
        plane.d = -any_real(0, 2) * (ray->t_max * dot(plane.normal, ray->dir));
        if (any_int(0, 1))
            ray->t_min = -REAL_INF, ray->t_max = REAL_INF;
    } else if (i % 4 == 1) {
        plane.normal = faint_vec3(), ray->dir = faint_vec3(), ray->origin = (Vec3){0, 0, 0};
        ray->t_min = 0, ray->t_max = scaled(1, 60);
        plane.d = any_real(-9, 9) * scaled(REAL_LEAST, 60);
    } else {
        plane = plane_of_class(any_int(0, PLANE_CLASSES - 1), &ray->origin);
        if (i % 4 == 2) {
            ray->t_max = (real)any_int(0, 3);
            ray->origin = mad(ray->origin, -ray->t_max, ray->dir);
        } else {
            ray->dir = (Vec3){-plane.normal.y, step(plane.normal.x), 0};
        }
    }
    return plane;
}
TEST_FUNCTION(special)
{
    const Row *row = row_named("overlap_ray_plane");
    for (int i = 0; i < soak(12000); i++) {
        Ray ray;
        new_kind();
        const Plane plane = near_plane(i, &ray);
        check_sample(i, "exactly", is_exact(row, &ray, &plane), ray, plane);
    }
}

CASES_AND(overlap_ray_plane, special)
