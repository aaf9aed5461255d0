/* tests/engine/parts.c - lists of convex parts: each answer is that of a loop over the parts, and
 * parts in poses answer as the same shapes moved. */
#include "engine/shapes.h"
#include "kit/kit.h"

enum { PARTS = 4 };

typedef struct Body {
    AnyShape shape[PARTS];
    X(any) part[PARTS];
    X(pose) pose[PARTS];
    X(parts) parts;
} Body;

static void draw_body(Body *body, bool posed)
{
    for (int i = 0; i < PARTS;)
        i += draw_solved(&body->shape[i], &body->part[i]) &&
             body->part[i].shape != ISECT_SHAPE_KDOP && body->part[i].shape != ISECT_SHAPE_FRUSTUM;
    for (int i = 0; i < PARTS; i++)
        body->pose[i] = any_pose();
    body->parts = (X(parts)){body->part, posed ? body->pose : NULL, PARTS};
}
static X(any) of_body(const Body *body)
{
    return X(any_parts)(&body->parts);
}

/* An L of two boxes: what lies in its notch is near it and not in it. */
TEST_FUNCTION(cases)
{
    const X(aabb) leg = {{0, 0, 0}, {1, 3, 1}}, foot = {{0, 0, 0}, {3, 1, 1}};
    const X(any) boxes[] = {X(any_aabb)(&leg), X(any_aabb)(&foot)};
    const X(parts) ell = {boxes, NULL, 2}, none = {NULL, NULL, 0};
    const X(any) shape = X(any_parts)(&ell);
    const Vec3 notch = {2, 2, R(0.5)}, in_foot = {2, R(0.75), R(0.5)}, down = {0, -4, 0};
    const X(sphere) drop = {{R(2.5), 4, R(0.5)}, R(0.5)};
    const X(any) point = X(any_point)(&notch), inner = X(any_point)(&in_foot);
    check("in the notch", !X(overlap_any)(shape, point) && !X(overlap_any)(point, shape));
    check("in the foot", X(overlap_any)(shape, inner));
    check("nearest", cmp(X(closest_any)(point, shape).distance2, ==, 1));
    check("deepest", cmp(X(contact_any)(inner, shape).gap, ==, R(-0.25)));
    const X(impact) landing = X(sweep_any)(X(any_sphere)(&drop), &down, shape);
    /* isect_sweep_sphere_aabb: 64 epsilon of sizes of 12 in all, over a speed of 4. */
    check("onto the foot", cmp(real_abs(landing.enter - R(0.625)), <=, 192 * REAL_EPSILON) &&
                               cmp(landing.normal.y, <, R(-0.999)));
    const X(any) drops[] = {X(any_sphere)(&drop)};
    const X(parts) one_drop = {drops, NULL, 1};
    check("a list of one", cmp(X(sweep_any)(X(any_parts)(&one_drop), &down, boxes[1]).enter, ==,
                               X(sweep_any)(drops[0], &down, boxes[1]).enter));
    const X(sphere) around = {{1, 1, R(0.5)}, 3}, small = {{1, 1, R(0.5)}, 2};
    check("all parts are inside", X(contains_any)(X(any_sphere)(&around), shape) &&
                                      !X(contains_any)(X(any_sphere)(&small), shape));
    const X(any) nothing = X(any_parts)(&none), nested[] = {shape};
    const X(parts) deeper = {nested, NULL, 1};
    check("no parts", !X(overlap_any)(nothing, inner) &&
                          cmp(X(closest_any)(nothing, inner).distance2, ==, REAL_INF) &&
                          !X(contains_any)(X(any_sphere)(&around), nothing));
    check("no list of lists", !X(overlap_any)(X(any_parts)(&deeper), inner));
}

TEST_FUNCTION(loops)
{
    static Body a, b;
    int met = 0;
    const int samples = soak(300);
    for (int i = 0; i < samples; i++) {
        new_kind();
        draw_body(&a, false), draw_body(&b, false);
        const Vec3 by = any_vec3();
        bool overlap = false;
        real nearest = REAL_INF, gap = REAL_INF, enter = REAL_INF;
        for (int k = 0; k < PARTS * PARTS; k++) {
            const X(any) p = a.part[k / PARTS], q = b.part[k % PARTS];
            overlap |= X(overlap_any)(p, q);
            const real d = X(closest_any)(p, q).distance2, g = X(contact_any)(p, q).gap;
            const real t = X(sweep_any)(p, &by, q).enter;
            nearest = d < nearest ? d : nearest, gap = g < gap ? g : gap;
            enter = t < enter ? t : enter;
        }
        check("overlap", X(overlap_any)(of_body(&a), of_body(&b)) == overlap);
        check("closest", cmp(X(closest_any)(of_body(&a), of_body(&b)).distance2, ==, nearest));
        check("contact", cmp(X(contact_any)(of_body(&a), of_body(&b)).gap, ==, gap));
        check("sweep", cmp(X(sweep_any)(of_body(&a), &by, of_body(&b)).enter, ==, enter));
        met += overlap;
    }
    check_share(met, samples, 0.1, 0.99);
}

/* With one part at rest and one in a pose, the answers are those of isect_overlap_posed and so
 * on. */
TEST_FUNCTION(poses)
{
    static Body a, b;
    for (int i = 0; i < soak(300); i++) {
        new_kind();
        draw_body(&a, false), draw_body(&b, true);
        b.parts.count = 1;
        const X(any) p = a.part[0], q = b.part[0];
        const X(nearest) near = X(closest_any)(p, of_body(&b)),
                         want = X(closest_posed)(p, q, b.pose);
        const X(contact) touch = X(contact_any)(p, of_body(&b)),
                         deep = X(contact_posed)(p, q, b.pose);
        check("overlap", X(overlap_any)(p, of_body(&b)) == X(overlap_posed)(p, q, b.pose));
        check("closest", same_bits(&near, &want, sizeof near));
        check("contact", same_bits(&touch, &deep, sizeof touch));
        const Vec3 by = any_vec3();
        const X(impact) impact = X(sweep_any)(p, &by, of_body(&b));
        check("a sweep begins where they overlap",
              !X(overlap_posed)(p, q, b.pose) || cmp(impact.enter, ==, 0));
    }
}

/* Two cubes of side 2, the one turned by a quarter, side by side: the farthest corner is the root
 * of 11 away. A pose that is no rotation makes a part that meets nothing and is inside nothing. */
TEST_FUNCTION(contained)
{
    const real r = real_sqrt(R(0.5));
    const X(aabb) cube = {{-1, -1, -1}, {1, 1, 1}};
    const X(any) cubes[] = {X(any_aabb)(&cube), X(any_aabb)(&cube)};
    const X(pose) poses[] = {{{0, 0, r, r}, {2, 0, 0}}, {{0, 0, 0, 1}, {-2, 0, 0}}};
    const X(pose) bad[] = {{{0, 0, 0, 0}, {0, 0, 0}}, {{0, 0, 0, 0}, {0, 0, 0}}};
    const X(parts) two = {cubes, poses, 2}, lost = {cubes, bad, 2};
    const X(sphere) around = {{0, 0, 0}, R(3.32)}, less = {{0, 0, 0}, R(3.31)};
    const X(any) shape = X(any_parts)(&two), nowhere = X(any_parts)(&lost);
    check("all corners are inside", X(contains_any)(X(any_sphere)(&around), shape));
    check("a corner is outside", !X(contains_any)(X(any_sphere)(&less), shape));
    check("inside of nothing", !X(contains_any)(X(any_sphere)(&around), nowhere));
    check("meets nothing", !X(overlap_any)(cubes[0], nowhere));
    check("near nothing", cmp(X(closest_any)(cubes[0], nowhere).distance2, ==, REAL_INF));
    check("touches nothing", cmp(X(contact_any)(cubes[0], nowhere).gap, ==, REAL_INF));
}

/* Shapes in a pose 5 above the plane fall by 8: the lowest point of each is 1 below its origin, and
 * the highest 1 above. */
TEST_FUNCTION(onto_planes)
{
    static const Plane sides[] = {{{1, 0, 0}, -1},  {{-1, 0, 0}, -1}, {{0, 1, 0}, -1},
                                  {{0, -1, 0}, -1}, {{0, 0, 1}, -1},  {{0, 0, -1}, -1}};
    const X(aabb) cube = {{-1, -1, -1}, {1, 1, 1}};
    static const Vec3 corners[] = {{-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
                                   {-1, -1, 1},  {1, -1, 1},  {-1, 1, 1},  {1, 1, 1}};
    const X(hull) below = {.planes = sides, .plane_count = COUNT(sides)}, none = {.planes = NULL};
    const X(hull) solid = {.vertices = corners, .vertex_count = COUNT(corners)};
    const X(capsule) capsule = {{0, 0, R(-0.5)}, {0, 0, R(0.5)}, R(0.5)};
    const X(tetrahedron) tetrahedron = {{0, 0, -1}, {1, 0, 1}, {-1, 1, 1}, {-1, -1, 1}};
    const X(any) shapes[] = {X(any_aabb)(&cube),       X(any_hull)(&below),
                             X(any_capsule)(&capsule), X(any_tetrahedron)(&tetrahedron),
                             X(any_hull)(&solid),      X(any_hull)(&none)};
    const X(plane) floor = {{0, 0, 2}, 0};
    const X(pose) high = {{0, 0, 0, 1}, {0, 0, 5}};
    const Vec3 down = {0, 0, -8};
    /* The sweep ends at a gap of 2^-22 (2^-42) of the distances, which are below 16. */
    const real tolerance = ISECT_DOUBLE ? R(0x1p-38) : R(0x1p-18);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        const X(parts) one = {&shapes[i], &high, 1};
        const X(impact) impact = X(sweep_any)(X(any_parts)(&one), &down, X(any_plane)(&floor));
        const bool exists = i + 1 < COUNT(shapes);
        check("falls onto it", exists == (impact.enter <= 1));
        check("first", !exists || cmp(real_abs(impact.enter - R(0.5)), <=, tolerance));
        check("last", !exists || cmp(real_abs(impact.leave - R(0.75)), <=, tolerance));
    }
}

/* A hull with more vertices than are packed, in a pose that turns it half about the z axis: the
 * same vertices moved. Coordinates are multiples of 1/1024, so that they are moved without
 * rounding. */
TEST_FUNCTION(many_vertices)
{
    enum { VERTICES = 2000 };
    static Vec3 given[VERTICES], moved[VERTICES];
    for (int i = 0; i < VERTICES; i++) {
        const real x = (real)any_int(-1024, 1024) / 1024, y = (real)any_int(-1024, 1024) / 1024,
                   z = (real)any_int(-1024, 1024) / 1024;
        given[i] = (Vec3){x, y, z}, moved[i] = (Vec3){8 - x, 2 - y, 4 + z};
    }
    const X(hull) hull = {.vertices = given, .vertex_count = VERTICES},
                  want = {.vertices = moved, .vertex_count = VERTICES};
    const X(pose) pose = {{0, 0, 1, 0}, {8, 2, 4}};
    const X(any) shape = X(any_hull)(&hull), other = X(any_hull)(&want);
    const X(parts) one = {&shape, &pose, 1};
    /* The gap of the solver is 2^-22 (2^-42) of the distances, which are below 16. */
    const real tolerance = ISECT_DOUBLE ? R(0x1p-38) : R(0x1p-18);
    for (int i = 0; i < soak(100); i++) {
        const X(sphere) ball = {{any_real(-4, 20), any_real(-10, 14), any_real(-8, 16)}, 1};
        const X(any) at = X(any_sphere)(&ball);
        const real gap = X(contact_any)(X(any_parts)(&one), at).gap,
                   near = X(contact_any)(other, at).gap;
        check("gap", cmp(real_abs(gap - near), <=, tolerance));
        check("overlap", X(overlap_any)(X(any_parts)(&one), at) == X(overlap_any)(other, at) ||
                             cmp(real_abs(near), <=, tolerance));
    }
}

TESTS_IN(engine_parts, cmocka_unit_test(many_vertices), cmocka_unit_test(cases),
         cmocka_unit_test(loops), cmocka_unit_test(poses), cmocka_unit_test(contained),
         cmocka_unit_test(onto_planes))
