/* tests/bound/aabb_shapes.c - src/bound/aabb_shapes.c: the box of each shape.
 *
 * The oracle has the exact extent of each shape along an axis, in both directions. A bound must not
 * be less, and not much more. */
#include "bound/one_shape.h"

MAKES(aabb, segment)
MAKES(aabb, triangle)
MAKES(aabb, rectangle)
MAKES(aabb, disc)
MAKES(aabb, quad)
MAKES(aabb, sphere)
MAKES(aabb, capsule)
MAKES(aabb, lozenge)
MAKES(aabb, ellipsoid)
MAKES(aabb, cylinder)
MAKES(aabb, cone)
MAKES(aabb, torus)
MAKES(aabb, obb)
MAKES_MOVED(aabb)
#define ROW(shape, infinite)                                                                       \
    {                                                                                              \
        &asked_##shape, aabb_of_##shape, infinite                                                  \
    }
static const ShapeMaker makers[] = {
    ROW(segment, 0), ROW(triangle, 0), ROW(rectangle, 0), ROW(disc, 0),      ROW(quad, 0),
    ROW(sphere, 0),  ROW(capsule, 0),  ROW(lozenge, 0),   ROW(ellipsoid, 0), ROW(cylinder, 0),
    ROW(cone, 0),    ROW(torus, 0),    ROW(obb, 0),       ROW(moved_aabb, 6)};

/* 1. Cases. */
static void statuses(void)
{
    const Aabb empty = {{0, 1, 0}, {1, 0, 1}}, unit = {{0, 0, 0}, {1, 1, 1}},
               mark = {{7, 7, 7}, {7, 7, 7}};
    Aabb box = mark;
    for (size_t m = 0; m < COUNT(makers); m++)
        is_refused(&makers[m], 6);
    IS_REFUSED_MOVED(aabb, &box, &unit);
    check("empty", cmp(X(bound_aabb_moved)(&empty, straight, &nowhere, &box), ==, ISECT_EMPTY));
    check("untouched", same_bits(&box, &mark, sizeof box));
}
#define is_box(made, ...) (made == ISECT_OK && same_bits(&box, &(Aabb)__VA_ARGS__, sizeof box))
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    const Sphere unit = {{1, 2, 3}, 1}, point = {{R(-0.0), 0, 0}, 0}, large = {{most, 0, 0}, most};
    const Sphere small = {{1, -1, 0}, least};
    const Capsule capsule = {{0, 0, 0}, {4, -2, 0}, 1};
    const Rectangle rectangle = {{1, 1, 1}, {2, 0, -1}, {0, -3, -1}};
    const Lozenge lozenge = {{1, 1, 1}, {2, 0, -1}, {0, -3, -1}, R(0.5)};
    const Disc flat = {{0, 0, 1}, {0, 0, -9}, 2}, lost = {{0, 0, 1}, {0, 0, 0}, 2};
    const Disc huge = {{0, 0, 0}, {most, most, most}, 1}, tiny = {{0, 0, 0}, {least, 0, 0}, 1};
    const Cylinder upright = {{0, 0, 0}, {0, 5, 0}, 2}, round = {{0, 5, 0}, {0, 5, 0}, 2};
    const Cone cone = {{0, 9, 0}, {0, 0, 0}, 2};
    const Ellipsoid ellipsoid = {{1, 1, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 0}};
    const Obb box_obb = {{1, 1, 1}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 0}};
    const Obb skew = {{0, 0, 0}, {{1, 1, 0}, {1, -1, 0}, {0, 0, 1}}, {1, 2, 3}};
    const Aabb given = {{0, -1, 2}, {1, REAL_INF, 3}};
    const Vec3 axes[] = {{0, 2, 0}, {-1, 0, 0}, {1, 0, 1}}, origin = {10, 20, 30};
    const Torus ring = {{1, 2, 3}, {0, 0, -5}, 3, 1}, lost_ring = {{0, 0, 0}, {0, 0, 0}, 3, 1};
    Aabb box;
    statuses();
    check("torus", is_box(X(bound_aabb_torus)(&ring, &box), {{-3, -2, 2}, {5, 6, 4}}));
    check("no axis", is_box(X(bound_aabb_torus)(&lost_ring, &box), {{-4, -4, -4}, {4, 4, 4}}));
    const Triangle triangle = {{1, 5, 0}, {2, 4, R(-0.0)}, {3, 3, 0}};
    const Quad quad = {{1, 5, 0}, {2, 4, 1}, {3, 3, 0}, {0, 0, -1}};
    check("triangle", is_box(X(bound_aabb_triangle)(&triangle, &box), {{1, 3, 0}, {3, 5, 0}}));
    check("quad", is_box(X(bound_aabb_quad)(&quad, &box), {{0, 0, -1}, {3, 5, 1}}));
    check("sphere", is_box(X(bound_aabb_sphere)(&unit, &box), {{0, 1, 2}, {2, 3, 4}}));
    check("a point", is_box(X(bound_aabb_sphere)(&point, &box), {{0, 0, 0}, {0, 0, 0}}));
    check("out of range",
          is_box(X(bound_aabb_sphere)(&large, &box), {{0, -most, -most}, {REAL_INF, most, most}}));
    check("rounded", is_box(X(bound_aabb_sphere)(&small, &box),
                            {{1 - eps / 2, -1 - eps, -least}, {1 + eps, -1 + eps / 2, least}}));
    check("capsule", is_box(X(bound_aabb_capsule)(&capsule, &box), {{-1, -3, -1}, {5, 1, 1}}));
    check("rectangle", is_box(X(bound_aabb_rectangle)(&rectangle, &box), {{1, -2, -1}, {3, 1, 1}}));
    check("lozenge", is_box(X(bound_aabb_lozenge)(&lozenge, &box),
                            {{R(0.5), R(-2.5), R(-1.5)}, {R(3.5), R(1.5), R(1.5)}}));
    check("disc", is_box(X(bound_aabb_disc)(&flat, &box), {{-2, -2, 1}, {2, 2, 1}}));
    check("no normal", is_box(X(bound_aabb_disc)(&lost, &box), {{-2, -2, -1}, {2, 2, 3}}));
    check("tiny normal", is_box(X(bound_aabb_disc)(&tiny, &box), {{0, -1, -1}, {0, 1, 1}}));
    check("huge normal",
          cmp(X(bound_aabb_disc)(&huge, &box), ==, ISECT_OK) &&
              cmp(fabs((double)box.upper.x - 0.81649658092772603), <, 32 * (double)eps));
    check("cylinder", is_box(X(bound_aabb_cylinder)(&upright, &box), {{-2, 0, -2}, {2, 5, 2}}));
    check("no length", is_box(X(bound_aabb_cylinder)(&round, &box), {{-2, 3, -2}, {2, 7, 2}}));
    check("cone", is_box(X(bound_aabb_cone)(&cone, &box), {{-2, 0, -2}, {2, 9, 2}}));
    check("ellipsoid", is_box(X(bound_aabb_ellipsoid)(&ellipsoid, &box), {{0, -1, 1}, {2, 3, 1}}));
    check("obb", is_box(X(bound_aabb_obb)(&box_obb, &box), {{-1, 0, 1}, {3, 2, 1}}));
    check("not orthonormal", is_box(X(bound_aabb_obb)(&skew, &box), {{-3, -3, -3}, {3, 3, 3}}));
    const Aabb all_digits = {{1 + eps, -1 - eps, 3 * least}, {2 - eps, 1 - eps, 5 * least}};
    const Vec3 turn[] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}};
    check("turned by a right angle",
          is_box(X(bound_aabb_moved)(&all_digits, turn, &nowhere, &box),
                 {{eps - 1, 1 + eps, 3 * least}, {1 + eps, 2 - eps, 5 * least}}));
    check("moved", is_box(X(bound_aabb_moved)(&given, axes, &origin, &box),
                          {{-REAL_INF, 20, 32}, {14, 22, 33}}));
    box = given;
    check("in place", is_box(X(bound_aabb_moved)(&box, axes, &origin, &box),
                             {{-REAL_INF, 20, 32}, {14, 22, 33}}));
}

/* 2. Properties: powers of two, and symmetry of the axes. */
TEST_FUNCTION(properties)
{
    for (const ShapeMaker *m = makers; m < makers + COUNT(makers); m++)
        for (int i = 0; i < 500; i++) {
            Question q;
            Aabb box, other;
            memset(&q, 0, sizeof q);
            m->shape->draw(&q, false);
            if (m->make(&box, &q) != ISECT_OK)
                continue;
            check("not empty", cmp(box.lower.x, <=, box.upper.x) &&
                                   cmp(box.lower.y, <=, box.upper.y) &&
                                   cmp(box.lower.z, <=, box.upper.z));
            const Question turned = mirrored(m->shape, &q);
            check("mirrored", cmp(m->make(&other, &turned), ==, ISECT_OK));
            for (int k = 0; k < 3; k++)
                check("mirrored", cmp(((real *)&other)[k], ==, -8 * ((real *)&box)[3 + k]) &&
                                      cmp(((real *)&other)[3 + k], ==, -8 * ((real *)&box)[k]));
        }
}

/* 3. Oracle: the bound contains the extent, with a small excess. */
static void judge(const ShapeMaker *m, int i, int *made, int *endless)
{
    const Question q = any_question(m, i % 2);
    Aabb box;
    if (m->make(&box, &q) != ISECT_OK)
        return;
    ++*made;
    for (int f = 0; f < 6; f++) {
        const real side = f < 3 ? -1 : 1, bound = side * ((real *)&box)[f];
        Vec3 n = {0, 0, 0};
        ((real *)&n)[f % 3] = side;
        *endless += bound == REAL_INF;
        judge_bound(m, i, &q, n, bound, 4 * DBL_MIN);
    }
}
TEST_FUNCTION(oracle)
{
    const int count = soak(600);
    for (const ShapeMaker *m = makers; m < makers + COUNT(makers); m++) {
        int made = 0, endless = 0;
        for (int i = 0; i < count; i++)
            judge(m, i, &made, &endless);
        check_share(made, count, 0.3, 1);
        check_share(endless, 6.0 * count, 0, 0.2);
    }
}

TESTS_OF_ONE(bound_aabb_shapes)
