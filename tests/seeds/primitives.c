/* P01 to P12: primitives and rules. */
#include "seeds/seeds.h"

TEST_FUNCTION(P01)
{
    const Vec3 a = {0, 0, 2}, b = {1, 0, 2}, c = {0, 1, 2}, up = {0, 0, 1}, p = {5, 6, 7};
    const X(plane) through = X(plane_through)(&a, &up), of = X(plane_of)(&a, &b, &c);
    check("a point and a normal", is_near(through.d, -2) && is_at(through.normal, 0, 0, 1));
    check("three points", same_bits(&of, &through, sizeof of));
    check("the signed distance", is_near(X(plane_height)(&of, &p), 5));
    check("below", cmp(X(plane_height)(&of, &(Vec3){0, 0, 0}), <, 0));
}
TEST_FUNCTION(P02)
{
    X(ray) ray = {{0, 0, 0}, {2, 0, 0}, 0, 10};
    const X(sphere) balls[] = {{{8, 0, 0}, 2}, {{4, 0, 0}, 2}, {{18, 0, 0}, 2}};
    check("o + t d", is_at(X(at)(&ray, 3), 6, 0, 0));
    int nearer = 0;
    for (size_t i = 0; i < COUNT(balls); i++) {
        const Span span = X(cast_ray_sphere)(&ray, &balls[i]);
        if (X(hit)(span))
            ray.t_max = span.enter, nearer++;
    }
    check("the nearest so far ends the ray", is_near(ray.t_max, 1) && cmp(nearer, ==, 2));
}
TEST_FUNCTION(P03)
{
    const real half_pi = R(1.57079632679489661923);
    const X(triangle) t = {{0, 0, 0}, {4, 0, 0}, {0, 8, 0}};
    const real sphere[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1};
    const X(ray) ray = ray_from(-3, 0, 0, 1, 0, 0);
    check("the north pole", is_at(X(at_sphere)(&unit_ball, 0, half_pi), 0, 0, 1));
    check("longitude", is_at(X(at_sphere)(&unit_ball, half_pi, 0), 0, 1, 0));
    check("weights", is_at(X(at_triangle)(&t, R(0.25), R(0.25), R(0.5)), 1, 2, 0));
    check("an equation", is_span(X(cast_ray_quadric)(&ray, sphere).part[0], 2, 4));
}
TEST_FUNCTION(P04)
{
    X(kdop14) kdop;
    check("k-DOP", X(bound_kdop14_aabb)(&cube, &kdop) == ISECT_OK);
    const X(kdop) slabs = X(kdop14_view)(&kdop);
    const X(plane) half_space = {{1, 0, 0}, -1};
    const Vec3 in = {1, 1, 1}, out = {R(1.5), 0, 0};
    const X(any) sets[] = {X(any_aabb)(&cube), X(any_obb)(&cube_obb), X(any_kdop)(&slabs),
                           X(any_plane)(&half_space)};
    for (size_t i = 0; i < COUNT(sets); i++) {
        check("the border is part of the set", X(overlap_any)(X(any_point)(&in), sets[i]));
        check("outside", !X(overlap_any)(X(any_point)(&out), sets[i]));
    }
}
TEST_FUNCTION(P05)
{
    const X(capsule) capsule = {{0, 0, 0}, {4, 0, 0}, 1};
    const X(lozenge) lozenge = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, 1};
    const X(ray) down = ray_from(2, 0, 5, 0, 0, -1);
    const Vec3 beyond = {R(5.5), 0, 0};
    check("capsule", is_span(X(cast_ray_capsule)(&down, &capsule), 4, 6));
    check("lozenge", is_span(X(cast_ray_lozenge)(&down, &lozenge), 4, 6));
    check("beyond its end", !X(overlap_point_capsule)(&beyond, &capsule));
}
TEST_FUNCTION(P06)
{
    const real s = R(0.70710678118654752440);
    X(obb) b = {{0, 0, R(2.5)}, {{s, 0, s}, {0, 1, 0}, {-s, 0, s}}, {1, 1, 1}};
    const X(segment) edge = {{-2, 0, R(1.25)}, {2, 0, R(1.25)}};
    check("polyhedra", !X(overlap_any)(X(any_obb)(&cube_obb), X(any_obb)(&b)));
    b.center.z = R(2.375);
    check("they meet", X(overlap_any)(X(any_obb)(&cube_obb), X(any_obb)(&b)));
    check("a flat one", X(overlap_any)(X(any_segment)(&edge), X(any_obb)(&b)));
}
TEST_FUNCTION(P07)
{
    const X(pose) apart = {{0, 0, 0, 1}, {3, 0, 0}}, later = {{0, 0, 0, 1}, {R(2.5), 0, 0}};
    X(hint) hint = {0};
    const X(any) a = X(any_obb)(&cube_obb), b = X(any_obb)(&turned_cube);
    check("apart", !X(overlap_posed_within)(a, b, &apart, 0, &hint));
    check("the axis is kept", cmp(fabs(hint.direction[0]), >, 0.5));
    check("apart in the next frame", !X(overlap_posed_within)(a, b, &later, 0, &hint));
    check("they meet", X(overlap_posed_within)(a, b, NULL, 0, &hint));
    const X(obb) beside = {{0, 5, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
    uint32_t axis = UINT32_MAX;
    check("boxes", !X(overlap_obb_obb_hinted)(&cube_obb, &beside, &axis) && cmp(axis, ==, 1u));
    check("along that axis again", !X(overlap_obb_obb_hinted)(&cube_obb, &beside, &axis));
    const Vec3 low[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, high[] = {{0, 0, 1}, {1, 1, 2}};
    const X(hull) under = {.vertices = low, .vertex_count = 3},
                  over = {.vertices = high, .vertex_count = 2};
    X(vec3) direction = {0, 0, 0};
    check("hulls", !X(overlap_hull_hull_hinted)(&under, &over, &direction));
    check("downward", cmp(direction.z, <, 0));
}
TEST_FUNCTION(P08)
{
    /* A polygon that is used again is prepared: with an index it answers as without. */
    const X(vec2) corners[] = {{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}};
    const X(polygon2) polygon = {corners, COUNT(corners)};
    real memory[256];
    X(polygon_index) index;
    const size_t bytes = X(polygon_index_capacity)(polygon.count);
    check("room", cmp(bytes, <=, sizeof memory));
    check("prepared", X(polygon_index_build)(&polygon, memory, bytes, &index) == ISECT_OK);
    for (int i = 0; i < 25; i++) {
        const X(vec2) p = {(real)(i % 5), (real)(i / 5)};
        check("the same answer", cmp(X(polygon_index_classify)(&index, &p, ISECT_EVEN_ODD), ==,
                                     X(classify_polygon2_point2)(&polygon, &p, ISECT_EVEN_ODD)));
    }
    /* Spheres that reject first change no answer. */
    const X(obb) box = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 2}};
    X(sphere) ball, other_ball;
    for (int i = 0; i < 8; i++) {
        X(obb) other = box;
        other.center.x = (real)i;
        check("spheres", X(bound_sphere_obb)(&box, &ball) == ISECT_OK &&
                             X(bound_sphere_obb)(&other, &other_ball) == ISECT_OK);
        const bool near = X(overlap_sphere_sphere)(&ball, &other_ball);
        check("the same with spheres", cmp(near && X(overlap_obb_obb)(&box, &other), ==, i <= 2));
        check("rejected", near || i > 2);
    }
}
TEST_FUNCTION(P09)
{
    /* One decision, in units from a nanometre to light years. */
    for (int exponent = -60; exponent <= 60; exponent += 10) {
        const real s = (real)ldexp(1, exponent), ulp = s * REAL_EPSILON;
        const X(aabb) box = {{-s, -s, -s}, {s, s, s}};
        const X(triangle) touching = {{s, -s, 0}, {s, s, 0}, {3 * s, 0, s}};
        const X(triangle) beside = {{s + ulp, -s, 0}, {s + ulp, s, 0}, {3 * s, 0, s}};
        check("touching", X(overlap_triangle_aabb)(&touching, &box));
        check("an ulp beside it", !X(overlap_triangle_aabb)(&beside, &box));
    }
}
TEST_FUNCTION(P10)
{
    const Vec3 corners[] = {{0, 0, 0}, {4, 0, 4}, {4, 4, 4}, {0, 4, 0}};
    const X(polygon) polygon = {corners, 4};
    const Vec3 in = {2, 2, 2}, out = {5, 2, 5};
    check("inside",
          cmp(X(classify_polygon_point)(&polygon, &in, ISECT_EVEN_ODD), ==, ISECT_INSIDE));
    check("outside",
          cmp(X(classify_polygon_point)(&polygon, &out, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
}
TEST_FUNCTION(P11)
{
    const X(sphere) other = {{3, 0, 0}, R(2.5)}, small = {{0, 0, 0}, R(0.5)};
    const X(any) a = X(any_sphere)(&unit_ball), b = X(any_sphere)(&other);
    const X(contact) contact = X(contact_any)(a, b);
    const X(triangle) t = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    const X(torus) ring = {{0, 0, 0}, {0, 0, 1}, 4, 1};
    const X(sphere) bead = {{4, 0, 0}, R(0.5)};
    check("yes or no", X(overlap_any)(a, b));
    check("containment", X(contains_any)(a, X(any_sphere)(&small)) && !X(contains_any)(a, b));
    check("depth", is_near(contact.gap, R(-0.5)));
    check("direction", is_at(contact.normal, 1, 0, 0));
    check("the nearest point", is_at(X(closest_point_triangle)(&(Vec3){1, 1, 5}, &t).b, 1, 1, 0));
    check("in a torus", X(contains_torus_any)(&ring, X(any_sphere)(&bead)));
}
TEST_FUNCTION(P12)
{
    real roots[2];
    const int both = X(roots_quadratic)(1, -3, 2, -REAL_INF, REAL_INF, roots);
    check("both", cmp(both, ==, 2) && is_near(roots[0], 1) && is_near(roots[1], 2));
    check("the least in a range", cmp(X(roots_quadratic)(1, -3, 2, R(1.5), 9, roots), ==, 1));
    check("2", is_near(roots[0], 2));
    check("none", cmp(X(roots_quadratic)(1, 0, 1, -REAL_INF, REAL_INF, roots), ==, 0));
    check("far apart",
          cmp(X(roots_quadratic)(1, R(-1048576.), 1, -REAL_INF, REAL_INF, roots), ==, 2));
    check("the small root keeps its digits", is_near(roots[0] * (R(1048576.) - roots[0]), 1));
}

SEEDS(primitives, SEED(P01), SEED(P02), SEED(P03), SEED(P04), SEED(P05), SEED(P06), SEED(P07),
      SEED(P08), SEED(P09), SEED(P10), SEED(P11), SEED(P12))
