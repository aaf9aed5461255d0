/* tests/clash/triangles.c - isect_clash_triangles: neighbours of a mesh, and other pairs. */
#include "kit/kit.h"
#include HEADER(clash)
#include HEADER(meet)
#include HEADER(overlap)

TABLE(pictures, X(triangle) a, b; bool want;) = {
    {"apart", {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}}, {{0, 0, 1}, {2, 0, 1}, {0, 2, 1}}, false},
    {"crossing", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{1, 1, -1}, {1, 1, 1}, {3, 3, 0}}, true},
    {"a corner on a face",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{1, 1, 0}, {1, 1, 1}, {2, 1, 1}},
     true},
    {"a corner on an edge",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{2, 0, 0}, {2, -1, 1}, {3, -1, 1}},
     true},
    {"corner, beside",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {-1, 0, 1}, {-1, 1, 1}},
     false},
    {"corner, above", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{0, 0, 0}, {1, 2, 1}, {2, 1, 1}}, false},
    {"corner, across", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{0, 0, 0}, {1, 1, 1}, {1, 1, -1}}, true},
    {"corner, across and far",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {9, 9, 9}, {9, 9, -9}},
     true},
    {"corner, across behind",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {-1, -1, 1}, {-1, -1, -1}},
     false},
    {"corner, edge on edge",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {2, 0, 0}, {2, 0, 1}},
     true},
    {"corner, in plane, beside",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {-4, 0, 0}, {0, -4, 0}},
     false},
    {"corner, in plane, over",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {1, 2, 0}, {2, 1, 0}},
     true},
    {"corner, opposite in it",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{4, 0, 0}, {1, 1, 0}, {2, 2, 3}},
     true},
    {"edge, folded", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{4, 0, 0}, {0, 0, 0}, {1, 1, 1}}, false},
    {"edge, flat", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{4, 0, 0}, {0, 0, 0}, {0, -4, 0}}, false},
    {"edge, lying on it",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{4, 0, 0}, {0, 0, 0}, {9, 1, 0}},
     true},
    {"the same, turned",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{4, 0, 0}, {0, 4, 0}, {0, 0, 0}},
     true},
    {"the same, from behind",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{4, 0, 0}, {0, 0, 0}, {0, 4, 0}},
     true},
    {"a needle in the edge",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {4, 0, 0}, {4, 0, 0}},
     false},
    {"a needle on half of it",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {2, 0, 0}, {2, 0, 0}},
     true},
    {"a needle through",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {9, 9, 0}, {3, 3, 0}},
     true},
    {"a needle away",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {-1, 0, 0}, {-2, 0, 0}},
     false},
    {"a corner alone", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{4, 0, 0}, {4, 0, 0}, {4, 0, 0}}, false},
    {"NaN", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{0, 0, 0}, {REAL_NAN, 1, 1}, {1, 1, -1}}, false},
    {"infinite",
     {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}},
     {{0, 0, 0}, {REAL_INF, 1, 1}, {1, 1, -1}},
     false},
};

/* For each order of the corners, and mirrored, the answer is the same. */
static bool asked(X(triangle) a, X(triangle) b, int turn)
{
    for (int i = 0; i < turn; i++) {
        b = (X(triangle)){b.b, b.c, b.a};
        if (i % 3 == 2)
            a = (X(triangle)){a.c, a.b, a.a};
    }
    return turn % 2 ? X(clash_triangles)(&b, &a) : X(clash_triangles)(&a, &b);
}

TEST_FUNCTION(cases)
{
    for (int turn = 0; turn < 7; turn++)
        check_each(pictures, cmp(asked(pictures[i].a, pictures[i].b, turn), ==, pictures[i].want));
}

/* ---- the definition, by the corners of the common part ---- */

static Vec3 small_point(void)
{
    return (Vec3){(real)any_int(0, 2), (real)any_int(0, 2), (real)any_int(0, 1)};
}

static int distinct_shared(const X(triangle) * a, const X(triangle) * b)
{
    const Vec3 p[3] = {a->a, a->b, a->c}, q[3] = {b->a, b->b, b->c};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        bool before = false, found = false;
        for (int k = 0; k < 3; k++) {
            before |= k < i && memcmp(&p[k], &p[i], sizeof p[i]) == 0;
            found |= memcmp(&q[k], &p[i], sizeof p[i]) == 0;
        }
        count += found && !before;
    }
    return count;
}

static bool same_corners(const X(triangle) * a, const X(triangle) * b)
{
    const Vec3 p[3] = {a->a, a->b, a->c}, *q = &b->a;
    static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                    {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    bool same = false;
    for (int i = 0; i < 6; i++) {
        const X(triangle) turned = {p[order[i][0]], p[order[i][1]], p[order[i][2]]};
        same |= memcmp(&turned, q, sizeof turned) == 0;
    }
    return same;
}

TEST_FUNCTION(definition)
{
    int yes[4] = {0}, no[4] = {0};
    for (int i = 0; i < soak(20000); i++) {
        X(triangle) a = {small_point(), small_point(), small_point()};
        X(triangle) b = {small_point(), small_point(), small_point()};
        if (any_int(0, 1))
            b.a = a.b;
        if (any_int(0, 2) == 0)
            b.b = a.c;
        const int shared = distinct_shared(&a, &b);
        const bool want =
            same_corners(&a, &b) || (int)X(meet_triangle_triangle)(&a, &b).count > shared;
        kind = shared;
        check_sample(i, "beyond what they share", cmp(X(clash_triangles)(&a, &b), ==, want), a, b);
        check_sample(i, "symmetric", cmp(X(clash_triangles)(&b, &a), ==, want), a, b);
        ++*(want ? &yes[shared] : &no[shared]);
    }
    const int least = soak(20000) / 500;
    for (int i = 0; i < 4; i++)
        check("of each kind", cmp(yes[i], >, least) && (i == 3 || no[i] > least));
}

TESTS_IN(clash_triangles, cmocka_unit_test(cases), cmocka_unit_test(definition))
