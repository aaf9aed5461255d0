/* R08, R12 and R13: published forms in bench/reference, beside the functions that are used. */
#define BENCH_DOUBLE ISECT_DOUBLE
#include "../../bench/reference/ray_aabb_slopes.h"
#include "../../bench/reference/ray_triangle_stored.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h> /* needs the two above */

#define SEED(id)                                                                                   \
    {                                                                                              \
#id, id, NULL, NULL, NULL                                                                  \
    }

static const X(triangle) triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
static const X(ray) down = {{1, 1, 5}, {0, 0, -1}, 0, INFINITY}, off = {{3, 3, 5},
                                                                        {0, 0, -1},
                                                                        0,
                                                                        INFINITY};

static void R08(void **state)
{
    (void)state;
    const X(ray) rays[] = {{{-3, R(-2.5), -3}, {1, R(0.75), 1}, 0, INFINITY},
                           {{-3, 3, -3}, {1, 1, 1}, 0, INFINITY}};
    for (int r = 0; r < 2; r++) {
        const sloped_ray slopes = slopes_of_ray(&rays[r]);
        for (int i = -4; i <= 4; i++) {
            const real x = (real)i;
            const X(aabb) box = {{x - 1, -1, -1}, {x + 1, 1, 1}};
            assert_int_equal(ray_aabb_slopes(&slopes, &box), X(overlap_ray_aabb)(&rays[r], &box));
        }
    }
}
static void R12(void **state)
{
    (void)state;
    const edged_triangle edges = edges_of(&triangle);
    assert_true(ray_triangle_normal(&down, &edges).t == X(cast_ray_triangle)(&down, &triangle).t);
    assert_true(ray_triangle_normal(&off, &edges).t == INFINITY);
}
static void R13(void **state)
{
    (void)state;
    const mapped_triangle map = map_of_triangle(&triangle);
    const plane_triangle plane = plane_of_triangle(&triangle);
    assert_true(ray_triangle_mapped(&down, &map).t == 5 &&
                ray_triangle_plane(&down, &plane).t == 5);
    assert_true(ray_triangle_mapped(&off, &map).t == INFINITY &&
                ray_triangle_plane(&off, &plane).t == INFINITY);
}

int test_seeds_measured(void);
int test_seeds_measured(void)
{
    const struct CMUnitTest tests[] = {SEED(R08), SEED(R12), SEED(R13)};
    return cmocka_run_group_tests_name("seeds_measured", tests, NULL, NULL);
}
