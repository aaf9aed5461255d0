/* tests/overlap/ray_triangle.c - isect_overlap_ray_triangle. */
#include "kit/kit.h"

static void other_triangles(void)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const Ray up = {{0, 0, -1}, {0, 0, 1}, 0, 2};
    TABLE(triangles, Triangle t; bool want;) = {
        {"a point on it", {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, true},
        {"a point at its end", {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}, true},
        {"a point behind", {{0, 0, 1 + eps}, {0, 0, 1 + eps}, {0, 0, 1 + eps}}, false},
        {"a point beside", {{0, least, 0}, {0, least, 0}, {0, least, 0}}, false},
        {"a needle across", {{-1, 0, 0}, {1, 0, 0}, {-1, 0, 0}}, true},
        {"a needle aslant", {{1, 0, 0}, {-1, 0, R(0.5)}, {0, 0, R(0.25)}}, true},
        {"a needle that ends there", {{0, 1, 0}, {0, 0, 0}, {0, 3, 0}}, true},
        {"a needle short of it", {{0, 1, 0}, {0, least, 0}, {0, 3, 0}}, false},
        {"a needle above", {{-1, 0, 2}, {1, 0, 2}, {0, 0, 2}}, false},
        {"a needle beside", {{-1, least, 0}, {1, least, 0}, {0, least, 0}}, false},
        {"a needle along", {{0, 0, 3}, {0, 0, R(0.5)}, {0, 0, 2}}, true},
        {"a needle in line", {{0, 0, 3}, {0, 0, 5}, {0, 0, 2}}, false},
        {"a needle in line, behind", {{0, 0, -3}, {0, 0, -5}, {0, 0, -2}}, false},
        {"a needle that touches in line", {{0, 0, 3}, {0, 0, 1}, {0, 0, 2}}, true},
        {"a needle parallel", {{1, 0, 3}, {1, 0, -1}, {1, 0, 2}}, false},
        {"all of space", {{-most, -most, 0}, {most, -most, 0}, {0, most, 0}}, true},
    };
    for (size_t i = 0; i < COUNT(triangles); i++) {
        const Triangle t = triangles[i].t, other = {t.c, t.b, t.a};
        const Ray along_x = {{-1, 0, 0}, {1, 0, 0}, 0, 2};
        const Triangle turned = {
            {t.a.z, t.a.x, t.a.y}, {t.b.z, t.b.x, t.b.y}, {t.c.z, t.c.x, t.c.y}};
        check(triangles[i].name, X(overlap_ray_triangle)(&up, &t) == triangles[i].want);
        check(triangles[i].name, X(overlap_ray_triangle)(&up, &other) == triangles[i].want);
        check(triangles[i].name, X(overlap_ray_triangle)(&along_x, &turned) == triangles[i].want);
    }
}

/* Cases: against the triangle (0, 0, 0), (4, 0, 0), (0, 4, 0). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, Ray ray; bool want;) = {
        {"pierces it", {{1, 1, 3}, {0, 0, -1}, 0, inf}, true},
        {"from behind", {{1, 1, -3}, {0, 0, 1}, 0, inf}, true},
        {"points away", {{1, 1, 3}, {0, 0, 1}, 0, inf}, false},
        {"the line", {{1, 1, 3}, {0, 0, 1}, -inf, inf}, true},
        {"backward", {{1, 1, 3}, {0, 0, 1}, -inf, 0}, true},
        {"beside", {{3, 3, 3}, {0, 0, -1}, 0, inf}, false},
        {"on an edge", {{2, 2, 3}, {0, 0, -1}, 0, inf}, true},
        {"on another", {{0, 3, 3}, {0, 0, -1}, 0, inf}, true},
        {"on the third", {{3, 0, 3}, {0, 0, -1}, 0, inf}, true},
        {"an ulp off an edge", {{2, 2 + 2 * eps, 3}, {0, 0, -1}, 0, inf}, false},
        {"off another", {{-least, 3, 3}, {0, 0, -1}, 0, inf}, false},
        {"off the third", {{3, -least, 3}, {0, 0, -1}, 0, inf}, false},
        {"on a corner", {{0, 4, 3}, {0, 0, -1}, 0, inf}, true},
        {"ends on it", {{1, 1, 3}, {0, 0, -2}, 0, R(1.5)}, true},
        {"ends before", {{1, 1, 3}, {0, 0, -2}, 0, R(1.5) - eps}, false},
        {"begins on it", {{1, 1, 3}, {0, 0, -2}, R(1.5), inf}, true},
        {"begins behind", {{1, 1, 3}, {0, 0, -2}, R(1.5) + eps, inf}, false},
        {"one t", {{1, 1, 3}, {0, 0, -2}, R(1.5), R(1.5)}, true},
        {"no t", {{1, 1, 3}, {0, 0, -2}, 2, 1}, false},
        {"only infinity", {{1, 1, 0}, {0, 0, 0}, inf, inf}, false},
        {"only minus infinity", {{1, 1, 0}, {0, 0, 0}, -inf, -inf}, false},
        {"a third, which no number is", {{1, 1, 1}, {0, 0, -3}, 0, R(0.25)}, false},
        {"in its plane, through it", {{-1, 1, 0}, {1, 0, 0}, 0, inf}, true},
        {"in its plane, away", {{-1, 1, 0}, {-1, 0, 0}, 0, inf}, false},
        {"in its plane, the line", {{-1, 1, 0}, {-1, 0, 0}, -inf, inf}, true},
        {"in its plane, beside", {{-1, 5, 0}, {1, 0, 0}, 0, inf}, false},
        {"in its plane, beside the slope", {{5, 0, 0}, {-1, 1, 0}, 0, inf}, false},
        {"in its plane, along the slope", {{5, -1, 0}, {-1, 1, 0}, 0, inf}, true},
        {"in its plane, to a corner", {{-1, 5, 0}, {1, -1, 0}, 0, 1}, true},
        {"in its plane, short of it", {{-1, 5, 0}, {1, -1, 0}, 0, 1 - eps}, false},
        {"in its plane, inside", {{1, 1, 0}, {1, 0, 0}, 0, R(0.5)}, true},
        {"in its plane, past a corner", {{-1, 4 + 4 * eps, 0}, {1, 0, 0}, 0, inf}, false},
        {"parallel", {{1, 1, least}, {1, 0, 0}, -inf, inf}, false},
        {"no direction, inside", {{1, 1, 0}, {0, 0, 0}, -inf, inf}, true},
        {"no direction, on a corner", {{0, 4, 0}, {0, 0, 0}, 3, 5}, true},
        {"no direction, above", {{1, 1, least}, {0, 0, 0}, 0, inf}, false},
        {"no direction, beside", {{3, 3, 0}, {0, 0, 0}, 0, inf}, false},
        {"as far as numbers go", {{1, 1, most}, {0, 0, -most}, 0, 1}, true},
        {"and not quite", {{1, 1, most}, {0, 0, -most}, 0, 1 - eps}, false},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray r = table[i].ray, back = {r.origin, times(-1, r.dir), -r.t_max, -r.t_min};
        check(table[i].name, X(overlap_ray_triangle)(&r, &triangle) == table[i].want);
        check(table[i].name, X(overlap_ray_triangle)(&back, &triangle) == table[i].want);
    }
    other_triangles();
}

CASES(overlap_ray_triangle)
