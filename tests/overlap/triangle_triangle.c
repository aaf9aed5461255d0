/* tests/overlap/triangle_triangle.c - isect_overlap_triangle_triangle. */
#include "kit/kit.h"

static bool ask(const Vec3 *p)
{
    const Triangle a = {p[0], p[1], p[2]}, b = {p[3], p[4], p[5]};
    return X(overlap_triangle_triangle)(&a, &b);
}
static bool ask_order(const Vec3 *p, int a, int b)
{
    static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                    {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    Vec3 q[6];
    for (int i = 0; i < 3; i++)
        q[i] = p[order[a][i]], q[3 + i] = p[3 + order[b][i]];
    return ask(q);
}

/* Cases: with the triangle (0, 0, 0), (4, 0, 0), (0, 4, 0). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, Triangle other; bool want;) = {
        {"itself", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, true},
        {"pierced by one edge, entering", {{1, 1, -1}, {1, 1, 1}, {9, 9, 1}}, true},
        {"pierced by two edges", {{1, 1, -1}, {1, 2, 1}, {2, 1, 1}}, true},
        {"pierces the other", {{1, -9, -9}, {1, -9, 9}, {1, 9, 0}}, true},
        {"above", {{1, 1, 1}, {1, 2, 1}, {2, 1, 1}}, false},
        {"above by the least number", {{1, 1, least}, {1, 2, least}, {2, 1, least}}, false},
        {"through the plane, beside it", {{5, 5, -1}, {5, 6, 1}, {6, 5, 1}}, false},
        {"through the plane, near an edge", {{1, 2, -1}, {2, 2, 1}, {4, 2, 1}}, true},
        {"through the plane, off that edge by an ulp",
         {{2 + 2 * eps, 2, -1}, {2 + 2 * eps, 2, 1}, {4, 4, 1}},
         false},
        {"corner on the face", {{1, 1, 0}, {1, 2, 1}, {2, 1, 1}}, true},
        {"corner on an edge", {{2, 2, 0}, {3, 3, 1}, {4, 3, 1}}, true},
        {"corner on a corner", {{4, 0, 0}, {5, 0, 1}, {5, 1, 1}}, true},
        {"corner beside a corner by an ulp", {{4 + 4 * eps, 0, 0}, {5, 0, 1}, {5, 1, 1}}, false},
        {"edge on the face", {{1, 1, 0}, {2, 1, 0}, {2, 1, 5}}, true},
        {"edge across the face", {{-1, 1, 0}, {9, 1, 0}, {2, 1, 5}}, true},
        {"edge crosses an edge", {{2, -1, -1}, {2, 1, 1}, {2, -5, 5}}, true},
        {"edges that cross are apart by an ulp",
         {{2, -1, -1}, {2, 1, 1 + 2 * eps}, {2, -5, 5}},
         false},
        {"shared edge", {{0, 0, 0}, {4, 0, 0}, {1, 1, 5}}, true},
        {"part of an edge shared", {{1, 0, 0}, {9, 0, 0}, {1, -1, 5}}, true},
        {"in one plane, inside", {{1, 1, 0}, {2, 1, 0}, {1, 2, 0}}, true},
        {"in one plane, around", {{-9, -9, 0}, {99, -9, 0}, {-9, 99, 0}}, true},
        {"in one plane, as a star", {{3, 3, 0}, {-1, 3, 0}, {3, -1, 0}}, true},
        {"in one plane, shared corner", {{4, 0, 0}, {5, 0, 0}, {5, 1, 0}}, true},
        {"in one plane, corner on an edge", {{2, 2, 0}, {3, 3, 0}, {4, 3, 0}}, true},
        {"in one plane, boxes meet", {{3, 3, 0}, {4, 3, 0}, {3, 4, 0}}, false},
        {"in one plane, apart by an ulp", {{2, 2 + 2 * eps, 0}, {3, 3, 0}, {4, 3, 0}}, false},
        {"in one plane, far", {{9, 9, 0}, {10, 9, 0}, {9, 10, 0}}, false},
        {"a needle through it", {{1, 1, -1}, {1, 1, 1}, {1, 1, 0}}, true},
        {"a needle past it", {{3, 3, -1}, {3, 3, 1}, {3, 3, 0}}, false},
        {"a needle in its plane", {{-1, 1, 0}, {9, 1, 0}, {3, 1, 0}}, true},
        {"a needle in its plane, beside", {{-1, 5, 0}, {9, 5, 0}, {3, 5, 0}}, false},
        {"a point on it", {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, true},
        {"a point above", {{1, 1, least}, {1, 1, least}, {1, 1, least}}, false},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Triangle t = table[i].other;
        const Vec3 p[6] = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, t.a, t.b, t.c};
        const Vec3 q[6] = {t.a, t.b, t.c, {0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
        for (int order = 0; order < 36; order++)
            check(table[i].name, cmp(ask_order(p, order / 6, order % 6), ==, table[i].want) &&
                                     cmp(ask_order(q, order / 6, order % 6), ==, table[i].want));
    }
    const Vec3 across[6] = {{-most, -most, 0}, {most, -most, 0}, {0, most, 0},
                            {0, -most, -most}, {0, -most, most}, {0, most, 0}};
    const Vec3 above[6] = {{-most, -most, 0},     {most, -most, 0}, {0, most, 0},
                           {-most, -most, least}, {most, 0, least}, {0, most, least}};
    const Vec3 small[6] = {{-least, -least, 0}, {least, -least, 0}, {0, least, 0},
                           {0, -least, -least}, {0, 0, least},      {0, least, -least}};
    check("across the whole range", ask(across));
    check("apart by the least number", !ask(above));
    check("of the least numbers", ask(small));
}

CASES(overlap_triangle_triangle)
