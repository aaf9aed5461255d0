/* tests/laws/hulls.c - functions that take a hull, called with an incomplete one: without vertices,
 * without faces, with faces but no edges, without planes. A hull is a view that any caller may fill
 * in; no function may read missing arrays. */
#include "kit/kit.h"
#include "kit/random.h"

enum { POINTS = 30, BYTES = 400 * POINTS + 4096, FACES = 60, OTHER = 4000 * FACES };

static Vec3 point[POINTS];
static char memory[BYTES], other[OTHER];

/* A solid around a point. */
static X(hull) whole(Vec3 middle)
{
    const X(points) points = X(points_of)(point);
    X(hull) hull;
    for (int i = 0; i < POINTS; i++)
        point[i] = mad(middle, 1, any_vec3());
    check("it is built", X(hull_build)(points, POINTS, memory, BYTES, NULL, &hull) == ISECT_OK);
    check("a solid", cmp(hull.dimension, ==, 3));
    return hull;
}
static bool same_vec3(Vec3 a, Vec3 b)
{
    return same_bits(&a, &b, sizeof a);
}

static isect_status simplify(X(hull) * simple, const X(hull) * hull)
{
    return X(hull_simplify)(hull, 12, other, OTHER, simple, NULL);
}
/* Makers that take a hull return these, and leave their result unchanged unless it is ISECT_OK. */
static void makers(const X(hull) * hull, isect_status of_box, isect_status of_obb,
                   isect_status of_simple)
{
    const Aabb box_before = {{7, 7, 7}, {7, 7, 7}};
    const Sphere ball_before = {{7, 7, 7}, 7};
    Aabb box = box_before;
    Sphere ball = ball_before;
    Obb obb, obb_before;
    X(hull) simple, simple_before;
    memset(&obb_before, 0, sizeof obb_before), obb = obb_before;
    memset(&simple_before, 0, sizeof simple_before), simple = simple_before;
    check("its box", cmp(X(bound_aabb_hull)(hull, &box), ==, of_box));
    check("its ball", cmp(X(bound_sphere_hull)(hull, &ball), ==, of_box));
    check("untouched", of_box == ISECT_OK || (same_bits(&box, &box_before, sizeof box) &&
                                              same_bits(&ball, &ball_before, sizeof ball)));
    check("its own box", X(bound_obb_hull)(hull, NULL, &obb) == of_obb);
    check("untouched", of_obb == ISECT_OK || same_bits(&obb, &obb_before, sizeof obb));
    obb = obb_before;
    check("a better one", X(bound_obb_hull_refined)(hull, NULL, &obb) == of_obb);
    check("untouched", of_obb == ISECT_OK || same_bits(&obb, &obb_before, sizeof obb));
    check("a simpler one", cmp(simplify(&simple, hull), ==, of_simple));
    check("untouched", of_simple == ISECT_OK || same_bits(&simple, &simple_before, sizeof simple));
}
/* Its sizes are those of a segment between two points. */
static void sizes_of_segment(const X(hull) * hull, Vec3 a, Vec3 b)
{
    const Segment segment = {a, b};
    const X(measure) got = X(measure_hull)(hull), want = X(measure_segment)(&segment);
    const X(hull) ends = {.vertices = &segment.a, .vertex_count = 2, .dimension = 1};
    check("no volume, no area", cmp(X(hull_volume)(hull), ==, 0) && cmp(X(hull_area)(hull), ==, 0));
    check("nor here", cmp(got.volume, ==, 0) && cmp(got.area, ==, 0) && cmp(got.shadow, ==, 0));
    check("the width of a segment",
          cmp(real_abs(got.width - want.width), <=, 4 * REAL_EPSILON * want.width));
    check("the middle of a segment", same_vec3(X(hull_centroid)(hull), X(hull_centroid)(&ends)));
}

/* Overlap reads the vertices, or the planes if there are none; cast and normal read the planes. The
 * rest may be missing. */
static void questions(const X(hull) * hull, const X(hull) * given)
{
    const Segment segment = {point[0], point[1]};
    const Triangle triangle = {point[0], point[1], point[2]};
    const Ray ray = {{9, 9, 9}, {-1, -1, -1}, 0, REAL_INF};
    const bool there = hull->vertex_count > 0 || hull->plane_count > 0;
    check("a vertex", X(overlap_point_hull)(&point[0], hull) == there);
    check("a segment", X(overlap_segment_hull)(&segment, hull) == there);
    check("a triangle", X(overlap_triangle_hull)(&triangle, hull) == there);
    check("the whole one",
          X(overlap_hull_hull)(hull, given) == there && X(overlap_hull_hull)(given, hull) == there);
    if (hull->plane_count > 0) {
        check("a ray", same_span(X(cast_ray_hull)(&ray, hull), X(cast_ray_hull)(&ray, given)));
        check("a direction",
              same_vec3(X(normal_hull)(hull, &point[0]), X(normal_hull)(given, &point[0])));
    } else {
        const Span span = X(cast_ray_hull)(&ray, hull);
        check("a miss", cmp(span.enter, ==, REAL_INF) && cmp(span.leave, ==, -REAL_INF));
        check("no direction", same_vec3(X(normal_hull)(hull, &point[0]), (Vec3){0, 0, 0}));
    }
}

TEST_FUNCTION(vertices_alone)
{
    for (int i = 0; i < soak(50); i++) {
        const X(hull) given = whole((Vec3){(real)(i % 3), 0, 0});
        const X(hull)
            hull = {.vertices = given.vertices, .vertex_count = given.vertex_count, .dimension = 3};
        makers(&hull, ISECT_OK, ISECT_OK, ISECT_OK);
        sizes_of_segment(&hull, hull.vertices[0], hull.vertices[hull.vertex_count - 1]);
        questions(&hull, &given);
        X(hull) simple;
        check("the simpler one is its box",
              cmp(simplify(&simple, &hull), ==, ISECT_OK) && cmp(simple.face_count, ==, 6));
    }
}

TEST_FUNCTION(no_vertices)
{
    for (int with = 0; with < 8; with++) {
        const X(hull) given = whole((Vec3){0, 0, 0});
        X(hull) hull = given;
        hull.vertex_count = 0;
        if (with & 1)
            hull.vertices = NULL;
        if (with & 2)
            hull.plane_count = 0, hull.planes = NULL;
        if (with & 4)
            hull.face_count = hull.edge_count = 0, hull.faces = NULL, hull.edges = NULL;
        const X(measure) got = X(measure_hull)(&hull);
        makers(&hull, ISECT_EMPTY, ISECT_EMPTY, ISECT_EMPTY);
        check("nothing", cmp(X(hull_volume)(&hull), ==, 0) && cmp(X(hull_area)(&hull), ==, 0) &&
                             same_vec3(X(hull_centroid)(&hull), (Vec3){0, 0, 0}));
        check("nor here", cmp(got.volume, ==, 0) && cmp(got.area, ==, 0) &&
                              cmp(got.shadow, ==, 0) && cmp(got.width, ==, 0));
        questions(&hull, &given);
    }
}

/* Pointers or counts of the parts of faces are missing. */
TEST_FUNCTION(faces_without_edges)
{
    for (int lost = 0; lost < 3; lost++) {
        const X(hull) given = whole((Vec3){0, 1, 0});
        X(hull) hull = given;
        if (lost == 0)
            hull.edges = NULL;
        else if (lost == 1)
            hull.faces = NULL;
        else
            hull.edge_count = 0;
        makers(&hull, ISECT_OK, ISECT_BAD_ARGUMENT, ISECT_OK);
        sizes_of_segment(&hull, hull.vertices[0], hull.vertices[hull.vertex_count - 1]);
        questions(&hull, &given);
    }
}

TEST_FUNCTION(lost_pointers)
{
    const X(hull) given = whole((Vec3){0, 0, 1});
    X(hull) hull = given, simple;
    Sphere ball;
    Aabb box;
    Obb obb;
    hull.planes = NULL;
    check("no planes", cmp(simplify(&simple, &hull), ==, ISECT_BAD_ARGUMENT));
    hull.planes = given.planes, hull.vertices = NULL;
    check("no vertices", cmp(simplify(&simple, &hull), ==, ISECT_BAD_ARGUMENT) &&
                             cmp(X(bound_aabb_hull)(&hull, &box), ==, ISECT_BAD_ARGUMENT) &&
                             cmp(X(bound_sphere_hull)(&hull, &ball), ==, ISECT_BAD_ARGUMENT) &&
                             X(bound_obb_hull)(&hull, NULL, &obb) == ISECT_BAD_ARGUMENT &&
                             X(bound_obb_hull_refined)(&hull, NULL, &obb) == ISECT_BAD_ARGUMENT);
    hull.vertices = given.vertices, hull.dimension = 2;
    check("said to be flat", cmp(simplify(&simple, &hull), ==, ISECT_DEGENERATE));
}

TESTS_IN(laws_hulls, cmocka_unit_test(vertices_alone), cmocka_unit_test(no_vertices),
         cmocka_unit_test(faces_without_edges), cmocka_unit_test(lost_pointers))
