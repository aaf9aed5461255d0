/* tests/cast/ray_triangle_culled.c - isect_cast_ray_triangle_culled. */
#include "cast/piercing.h"

#define SAMPLES soak(20000)

/* 1. Cases: the triangle (0,0,0) (4,0,0) (0,4,0), whose front is z > 0. */
TEST_FUNCTION(cases)
{
    const Touch inside = {2, R(0.25), R(0.25), R(0.5)};
    TABLE(table, Ray ray; Touch want;) = {
        {"from the front", {{1, 1, 2}, {0, 0, -1}, 0, 9}, inside},
        {"from behind", {{1, 1, -2}, {0, 0, 1}, 0, 9}, touch_of_miss},
        {"long direction", {{1, 1, 4}, {0, 0, -2}, 0, 9}, inside},
        {"through corner a", {{0, 0, 2}, {0, 0, -1}, 0, 9}, {2, 0, 0, 1}},
        {"through corner b", {{4, 0, 2}, {0, 0, -1}, 0, 9}, {2, 1, 0, 0}},
        {"through corner c", {{0, 4, 2}, {0, 0, -1}, 0, 9}, {2, 0, 1, 0}},
        {"corner a from behind", {{0, 0, -2}, {0, 0, 1}, 0, 9}, touch_of_miss},
        {"edge bc", {{2, 2, 2}, {0, 0, -1}, 0, 9}, {2, R(0.5), R(0.5), 0}},
        {"edge bc from behind", {{2, 2, -2}, {0, 0, 1}, 0, 9}, touch_of_miss},
        {"beside it", {{3, 2, 2}, {0, 0, -1}, 0, 9}, touch_of_miss},
        {"ends before", {{1, 1, 2}, {0, 0, -1}, 0, 1}, touch_of_miss},
        {"in the plane", {{-1, 1, 0}, {1, 0, 0}, 0, 9}, touch_of_miss},
        {"a line, backward through the front",
         {{1, 1, -2}, {0, 0, -1}, -9, 9},
         {-2, R(0.25), R(0.25), R(0.5)}},
        {"NaN", {{REAL_NAN, 1, 2}, {0, 0, -1}, 0, 9}, touch_of_miss},
        {"infinite direction", {{1, 1, 2}, {0, 0, -REAL_INF}, 0, 9}, touch_of_miss},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    for (size_t i = 0; i < COUNT(table); i++) { /* seen along every axis */
        const Ray *r = &table[i].ray;
        const Vec3 *a = &triangle.a, *b = &triangle.b, *c = &triangle.c;
        Ray x = {{r->origin.z, r->origin.x, r->origin.y},
                 {r->dir.z, r->dir.x, r->dir.y},
                 r->t_min,
                 r->t_max};
        Triangle tx = {{a->z, a->x, a->y}, {b->z, b->x, b->y}, {c->z, c->x, c->y}};
        Ray y = {{r->origin.y, r->origin.z, r->origin.x},
                 {r->dir.y, r->dir.z, r->dir.x},
                 r->t_min,
                 r->t_max};
        Triangle ty = {{a->y, a->z, a->x}, {b->y, b->z, b->x}, {c->y, c->z, c->x}};
        check(table[i].name, same_touch(X(cast_ray_triangle_culled)(r, &triangle), table[i].want));
        check(table[i].name, same_touch(X(cast_ray_triangle_culled)(&x, &tx), table[i].want));
        check(table[i].name, same_touch(X(cast_ray_triangle_culled)(&y, &ty), table[i].want));
    }
}

/* 2. Properties: one side or the other, and then the answer of isect_cast_ray_triangle. */
TEST_FUNCTION(properties)
{
    int hit = 0;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Ray ray = any_ray();
        Triangle tri = any_triangle();
        if (i % 2)
            any_question(i, &ray, &tri);
        if (!all_finite(&ray.origin, 6) || !all_finite(&tri, 9))
            continue;
        Triangle over = {tri.a, tri.c, tri.b};
        Touch both = X(cast_ray_triangle)(&ray, &tri);
        Touch front = X(cast_ray_triangle_culled)(&ray, &tri);
        Touch back = X(cast_ray_triangle_culled)(&ray, &over);
        hit += hits(front);
        check_sample(i, "one side or the other", hits(both) == (hits(front) || hits(back)), ray,
                     tri);
        check_sample(i, "not both", !(hits(front) && hits(back)), ray, tri);
        check_sample(i, "the same touch", !hits(front) || same_touch(front, both), ray, tri);
    }
    check_share(hit, 2 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: the definition without rounding. */
TEST_FUNCTION(oracle)
{
    int asked = 0, pierced = 0, border = 0;
    for (int i = 0; i < 3 * SAMPLES; i++) {
        Ray ray;
        Triangle tri;
        any_question(i, &ray, &tri);
        if (!all_finite(&ray.origin, 6) || !all_finite(&tri, 9))
            continue;
        Piercing truth = piercing_of(&ray, &tri);
        bool want = pierces(truth) && truth.facing > 0;
        asked++, pierced += want, border += want && touches_border(truth);
        const Touch touch = X(cast_ray_triangle_culled)(&ray, &tri);
        check_sample(i, "exactly", hits(touch) == want, ray, tri);
        if (!want)
            continue;
        end_near(i, touch.t, &ray);
        check_sample(i, "begins or ends there",
                     hits(X(cast_ray_triangle_culled)(&ray, &tri)) == is_in_range(&ray, &tri), ray,
                     tri);
    }
    printf("%d asked, %d pierced, %d at the border\n", asked, pierced, border);
    check_share(pierced, asked, 0.05, 0.9);
    check_share(border, asked, 0.02, 0.9);
}

TESTS_OF_ONE(cast_ray_triangle_culled)
