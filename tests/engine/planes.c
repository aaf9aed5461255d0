/* tests/engine/planes.c - a hull that is given by planes alone: the same set for every question. */
#include "engine/shapes.h"
#include "kit/judge_engine.h"

#include HEADER(cast)
#include HEADER(classify)
#include HEADER(overlap)

static const Plane cube_planes[] = {{{1, 0, 0}, -1},  {{-2, 0, 0}, -2}, {{0, 1, 0}, -1},
                                    {{0, -1, 0}, -1}, {{0, 0, 3}, -3},  {{0, 0, -1}, -1}};
static const X(hull) cube = {.planes = cube_planes, .plane_count = COUNT(cube_planes)},
                     empty = {.planes = NULL};
static const Aabb box = {{-1, -1, -1}, {1, 1, 1}};

static bool agree(X(any) hull, X(any) solid, X(any) other, Vec3 motion)
{
    const Contact contact = X(contact_any)(hull, other), want = X(contact_any)(solid, other);
    const Nearest nearest = X(closest_any)(hull, other), near = X(closest_any)(solid, other);
    const Impact impact = X(sweep_any)(other, &motion, hull),
                 hit = X(sweep_any)(other, &motion, solid);
    const real d = R(1e-4);
    const bool apart = contact.gap > 0, close = real_abs(want.gap) <= d;
    const bool gaps = cmp(real_abs(contact.gap - want.gap), <=, d) || contact.gap == want.gap;
    const bool ways =
        cmp(real_abs(real_sqrt(nearest.distance2) - real_sqrt(near.distance2)), <=, d);
    const bool times = cmp(real_abs(impact.enter - hit.enter), <=, d) ||
                       impact.enter == hit.enter || close ||
                       (hit.enter < REAL_INF) != (impact.enter < REAL_INF);
    return gaps && ways && times && X(overlap_any)(hull, other) == !apart &&
           (apart == (nearest.distance2 > 0));
}
/* Every kind of shape: as the box. Containment is compared where a little more or less is the same.
 */
TEST_FUNCTION(as_a_box)
{
    static const Aabb less = {{R(-0.999), R(-0.999), R(-0.999)}, {R(0.999), R(0.999), R(0.999)}},
                      more = {{R(-1.001), R(-1.001), R(-1.001)}, {R(1.001), R(1.001), R(1.001)}};
    int meet = 0, asked = 0, held = 0;
    for (int i = 0; i < soak(8000); i++) {
        const ShapeKind *of = &shape_kinds[any_kinds[any_int(0, COUNT(any_kinds) - 1)].kind];
        AnyShape shape;
        begin();
        kind = PLAIN;
        of->any(&shape);
        if (i % 4 == 0)
            scale_shape(of, &shape, -3);
        if (!truth_of(of->kind)->extent || of->kind == KIND_kdop || of->kind == KIND_frustum)
            continue;
        const Vec3 off = times(3, any_vec3());
        move_shape(of, &shape, (const Long[]){off.x, off.y, off.z});
        const X(any) other = any_of(of, &shape);
        check_sample(i, of->name,
                     agree(X(any_hull)(&cube), X(any_aabb)(&box), other, times(4, any_vec3())),
                     shape, shape);
        const bool in = X(contains_any)(X(any_hull)(&cube), other);
        check_sample(i, of->name, in >= X(contains_any)(X(any_aabb)(&less), other), shape, shape);
        check_sample(i, of->name, in <= X(contains_any)(X(any_aabb)(&more), other), shape, shape);
        meet += X(overlap_any)(X(any_hull)(&cube), other), asked++, held += in;
    }
    check_share(meet, asked, 0.1, 0.95);
    check("some are inside", cmp(held, >, asked / 100));
}
TEST_FUNCTION(decisions)
{
    const Vec3 corner = {1, 1, 1}, beside = {1, 1, R(1.0001)};
    const Segment through = {{-2, 0, 0}, {2, 0, 0}}, past = {{-2, R(1.1), 0}, {2, R(1.1), 0}};
    const Triangle around = {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}};
    const Plane touches = {{1, 1, 0}, -2}, cuts = {{1, 0, 0}, 0}, off = {{1, 0, 0}, -2};
    const Ray ray = {{-3, 0, 0}, {1, 0, 0}, 0, REAL_INF};
    check("a corner",
          X(overlap_point_hull)(&corner, &cube) && !X(overlap_point_hull)(&beside, &cube));
    check("segments",
          X(overlap_segment_hull)(&through, &cube) && !X(overlap_segment_hull)(&past, &cube));
    check("a triangle", X(overlap_triangle_hull)(&around, &cube));
    check("itself", X(overlap_hull_hull)(&cube, &cube));
    check("planes", X(classify_plane_hull)(&touches, &cube) == ISECT_TANGENT_INSIDE &&
                        X(classify_plane_hull)(&cuts, &cube) == ISECT_STRADDLES &&
                        X(classify_plane_hull)(&off, &cube) == ISECT_INSIDE);
    check("a ray", cmp(X(cast_ray_hull)(&ray, &cube).enter, ==, 2));
}
/* Neither planes nor vertices: the empty set. */
TEST_FUNCTION(nothing)
{
    const Ray ray = {{-3, 0, 0}, {1, 0, 0}, 0, REAL_INF};
    const Vec3 point = {0, 0, 0}, motion = {1, 0, 0};
    const Plane plane = {{1, 0, 0}, 0};
    const X(any) hull = X(any_hull)(&empty), at = X(any_point)(&point);
    check("cast", cmp(X(cast_ray_hull)(&ray, &empty).enter, ==, REAL_INF));
    check("overlap", !X(overlap_any)(hull, at) && !X(overlap_hull_hull)(&empty, &cube));
    check("contains", !X(contains_any)(hull, at) && !X(contains_any)(X(any_aabb)(&box), hull));
    check("closest", cmp(X(closest_any)(hull, at).distance2, ==, REAL_INF));
    check("contact", cmp(X(contact_any)(hull, at).gap, ==, REAL_INF));
    check("sweep", cmp(X(sweep_any)(hull, &motion, at).enter, ==, REAL_INF));
    check("classify", X(classify_plane_hull)(&plane, &empty) == ISECT_OUTSIDE);
}

TESTS_IN(engine_planes, cmocka_unit_test(as_a_box), cmocka_unit_test(decisions),
         cmocka_unit_test(nothing))
