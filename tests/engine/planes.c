/* tests/engine/planes.c - a hull that is given by planes alone: the same set for every question. */
#include "engine/shapes.h"
#include "kit/judge_engine.h"

#include HEADER(cast)
#include HEADER(classify)
#include HEADER(hull)
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
/* Every kind of shape: as the solid. Containment is compared where a little more or less is the
 * same. Returns how many are inside. */
static int judge(X(any) hull, X(any) solid, X(any) less, X(any) more, real spread, int samples)
{
    int meet = 0, asked = 0, held = 0;
    for (int i = 0; i < samples; i++) {
        const ShapeKind *of = &shape_kinds[any_kinds[any_int(0, COUNT(any_kinds) - 1)].kind];
        AnyShape shape;
        begin();
        kind = PLAIN;
        of->any(&shape);
        if (i % 4 == 0)
            scale_shape(of, &shape, -3);
        if (!truth_of(of->kind)->extent || of->kind == KIND_kdop || of->kind == KIND_frustum)
            continue;
        const Vec3 off = times(spread, any_vec3());
        move_shape(of, &shape, (const Long[]){off.x, off.y, off.z});
        const X(any) other = any_of(of, &shape);
        check_sample(i, of->name, agree(hull, solid, other, times(4, any_vec3())), shape, shape);
        const bool in = X(contains_any)(hull, other);
        check_sample(i, of->name, in >= X(contains_any)(less, other), shape, shape);
        check_sample(i, of->name, in <= X(contains_any)(more, other), shape, shape);
        meet += X(overlap_any)(hull, other), asked++, held += in;
    }
    check_share(meet, asked, 0.1, 0.95);
    return held;
}
TEST_FUNCTION(as_a_box)
{
    static const Aabb less = {{R(-0.999), R(-0.999), R(-0.999)}, {R(0.999), R(0.999), R(0.999)}},
                      more = {{R(-1.001), R(-1.001), R(-1.001)}, {R(1.001), R(1.001), R(1.001)}};
    const int samples = soak(8000),
              held = judge(X(any_hull)(&cube), X(any_aabb)(&box), X(any_aabb)(&less),
                           X(any_aabb)(&more), 3, samples);
    check("some are inside", cmp(held, >, samples / 200));
}

/* ---- more planes than vertices are listed for ---- */

enum { MANY = 500, BYTES = 1 << 20 };

/* A solid about 0 by its planes, and by their vertices, times a factor. Its vertices are within
 * 2: planes that are 0.7 to 1 from 0 leave no gap that is wider, as there are many. */
typedef struct Solid {
    Plane plane[MANY];
    Vec3 normal[MANY / 2];
    real lower[MANY / 2], upper[MANY / 2];
    X(hull) planes, vertices;
    X(kdop) slabs;
    char memory[BYTES];
} Solid;

static void draw_solid(Solid *solid, size_t count, uint64_t from, real factor)
{
    seed = from;
    for (size_t i = 0; i < count / 2; i++) {
        const Vec3 n = times(any_real(R(0.1), 10), any_unit());
        const real length = real_sqrt(dot(n, n));
        solid->normal[i] = n;
        solid->lower[i] = -factor * length * any_real(R(0.7), 1);
        solid->upper[i] = factor * length * any_real(R(0.7), 1);
        solid->plane[2 * i] = (Plane){n, -solid->upper[i]};
        solid->plane[2 * i + 1] = (Plane){times(-1, n), solid->lower[i]};
    }
    solid->planes = (X(hull)){.planes = solid->plane, .plane_count = count};
    solid->slabs = (X(kdop)){
        .normals = solid->normal, .lower = solid->lower, .upper = solid->upper, .count = count / 2};
    check("room", cmp(X(hull_from_planes_capacity)(count), <=, BYTES));
    check("built", X(hull_from_planes)(solid->plane, count, solid->memory, BYTES,
                                       &solid->vertices) == ISECT_OK);
}
static X(any) with_vertices(Solid *solid, size_t count, uint64_t from, real factor)
{
    draw_solid(solid, count, from, factor);
    return X(any_hull)(&solid->vertices);
}
/* As contents: of balls, and of the solid itself a little larger or smaller. */
static void judge_contents(X(any) hull, const Solid *solid, X(any) less, X(any) more)
{
    real reach = 0;
    for (size_t i = 0; i < solid->vertices.vertex_count; i++) {
        const Vec3 v = solid->vertices.vertices[i];
        const real length = real_sqrt(dot(v, v));
        reach = length > reach ? length : reach;
    }
    const Sphere large = {{0, 0, 0}, R(1.001) * reach}, small = {{0, 0, 0}, R(0.999) * reach};
    check("vertices", cmp(reach, <, 2));
    check("in a ball", X(contains_any)(X(any_sphere)(&large), hull));
    check("not in a ball", !X(contains_any)(X(any_sphere)(&small), hull));
    check("in more", X(contains_any)(more, hull));
    check("not in less", !X(contains_any)(less, hull));
}
/* Vertices are listed for at most 120 planes. */
TEST_FUNCTION(many_planes)
{
    static const size_t counts[] = {122, 128, 200, MANY};
    static Solid solid, smaller, larger;
    int held = 0;
    for (size_t k = 0; k < COUNT(counts); k++) {
        const size_t n = counts[k];
        const X(any) less = with_vertices(&smaller, n, 7 + k, R(0.999)),
                     more = with_vertices(&larger, n, 7 + k, R(1.001)),
                     vertices = with_vertices(&solid, n, 7 + k, 1);
        const int samples = soak(8000 / (int)n);
        held += judge(X(any_hull)(&solid.planes), vertices, less, more, 1, samples);
        held += judge(X(any_kdop)(&solid.slabs), vertices, less, more, 1, samples);
        judge_contents(X(any_hull)(&solid.planes), &solid, less, more);
        judge_contents(X(any_kdop)(&solid.slabs), &solid, less, more);
    }
    check("some are inside", cmp(held, >, 0));
}
/* A drum of 200 sides, whose ends have as many corners. */
TEST_FUNCTION(drum)
{
    static Vec3 normal[101];
    static real lower[101], upper[101];
    const X(kdop)
        slabs = {.normals = normal, .lower = lower, .upper = upper, .count = COUNT(normal)};
    const X(any) hull = X(any_kdop)(&slabs);
    const Cylinder more = {{0, 0, R(-1.001)}, {0, 0, R(1.001)}, R(1.001)},
                   less = {{0, 0, R(-0.999)}, {0, 0, R(0.999)}, R(0.999)};
    for (size_t i = 0; i < COUNT(normal); i++) {
        const double turn = acos(-1) * (double)i / 100;
        normal[i] = i < 100 ? (Vec3){(real)cos(turn), (real)sin(turn), 0} : (Vec3){0, 0, 1};
        lower[i] = -1, upper[i] = 1;
    }
    check("in more",
          X(contains_any)(X(any_cylinder)(&more), hull)); /* 1 / cos(pi / 200) = 1.0002 */
    check("not in less", !X(contains_any)(X(any_cylinder)(&less), hull));
    check("holds less", X(contains_any)(hull, X(any_cylinder)(&less)));
}
/* Sixty more slabs leave a cube as it is. Unbounded along x, it is a bar. */
TEST_FUNCTION(many_slabs)
{
    static Vec3 normal[63];
    static real lower[63], upper[63];
    const X(kdop)
        slabs = {.normals = normal, .lower = lower, .upper = upper, .count = COUNT(normal)};
    const X(any) hull = X(any_kdop)(&slabs);
    const Vec3 origin = {0, 0, 0}, far = {9, 0, 0};
    const Aabb room = {{-2, -2, -2}, {2, 2, 2}};
    for (size_t i = 0; i < COUNT(normal); i++) {
        normal[i] = i < 3 ? (Vec3){i == 0, i == 1, i == 2} : (Vec3){1, (real)i, (real)(i * i)};
        lower[i] = i < 3 ? -1 : -R(1e4), upper[i] = -lower[i];
    }
    check("0", X(overlap_any)(hull, X(any_point)(&origin)) &&
                   X(contains_any)(hull, X(any_point)(&origin)));
    check("depth", real_abs(X(contact_any)(hull, X(any_point)(&origin)).gap + 1) < R(1e-6));
    check("far", real_abs(X(closest_any)(hull, X(any_point)(&far)).distance2 - 64) < R(1e-4));
    check("in a room", X(contains_any)(X(any_aabb)(&room), hull));
    upper[0] = REAL_INF;
    check("a bar",
          X(overlap_any)(hull, X(any_point)(&far)) && !X(contains_any)(X(any_aabb)(&room), hull));
    upper[0] = -2;
    check("empty", !X(overlap_any)(hull, X(any_point)(&origin)) &&
                       cmp(X(contact_any)(hull, X(any_point)(&far)).gap, ==, REAL_INF));
    upper[0] = 1, lower[3] = 100, upper[3] = 200; /* 13 at most in the cube */
    check("a slab beside the cube",
          !X(overlap_any)(hull, X(any_point)(&origin)) &&
              cmp(X(contact_any)(hull, X(any_point)(&far)).gap, ==, REAL_INF));
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

/* Onto a plane 10 below 0: planes reach it as the hull of their vertices does. */
TEST_FUNCTION(onto_a_plane)
{
    static Solid solid;
    const X(plane) ground = {{0, 0, 1}, 10};
    const Vec3 down = {0, 0, -20};
    draw_solid(&solid, MANY, 3, 1);
    const X(any) plane = X(any_plane)(&ground);
    const Impact planes = X(sweep_any)(X(any_hull)(&solid.planes), &down, plane),
                 hull = X(sweep_any)(X(any_hull)(&solid.vertices), &down, plane);
    check("falls", cmp(hull.enter, >, R(0.3)) && cmp(hull.enter, <, R(0.5)));
    check("as the hull", cmp(real_abs(planes.enter - hull.enter), <, R(1e-5)));
}

TESTS_IN(engine_planes, cmocka_unit_test(as_a_box), cmocka_unit_test(many_planes),
         cmocka_unit_test(many_slabs), cmocka_unit_test(drum), cmocka_unit_test(decisions),
         cmocka_unit_test(nothing), cmocka_unit_test(onto_a_plane))
