/* R01 to R26: rays, lines and segments. R08, R12 and R13 are in measured.c. */
#include "seeds/seeds.h"

static const X(triangle) triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};

TEST_FUNCTION(R01)
{
    const X(ray) ray = ray_from(-3, 0, 0, 2, 0, 0);
    const X(ray2) ray2 = {{-3, 0}, {2, 0}, 0, REAL_INF};
    const X(circle2) circle = {{0, 0}, 1};
    check("two roots", is_span(X(cast_ray_sphere)(&ray, &unit_ball), 1, 2));
    check("in the plane", is_span(X(cast_ray2_circle2)(&ray2, &circle), 1, 2));
}
TEST_FUNCTION(R02)
{
    const X(ray) inside = ray_from(0, 0, 0, 1, 0, 0), away = ray_from(3, 0, 0, 1, 0, 0),
                 beside = ray_from(-3, 2, 0, 1, 0, 0);
    check("yes", X(overlap_ray_sphere)(&inside, &unit_ball));
    check("behind", !X(overlap_ray_sphere)(&away, &unit_ball));
    check("beside", !X(overlap_ray_sphere)(&beside, &unit_ball));
    const Span span = X(cast_ray_sphere)(&inside, &unit_ball);
    const Vec3 far_end = X(at)(&inside, span.leave);
    check("from inside, the far root and its point", is_at(far_end, 1, 0, 0));
    check("the normal there", is_at(X(normal_sphere)(&unit_ball, &far_end), 1, 0, 0));
}
TEST_FUNCTION(R03)
{
    const X(ray) ray = ray_from(-5, 0, 0, 1, 0, 0);
    const X(cylinder) cylinder = {{0, 0, -2}, {0, 0, 2}, 1};
    const X(cone) cone = {{0, 0, 2}, {0, 0, -2}, 2};
    const X(ellipsoid) ellipsoid = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {2, 1, 1}};
    const X(capsule) capsule = {{0, 0, -2}, {0, 0, 2}, 1};
    const X(lozenge) lozenge = {{-1, -1, 0}, {2, 0, 0}, {0, 2, 0}, 1};
    check("cylinder", is_span(X(cast_ray_cylinder)(&ray, &cylinder), 4, 6));
    check("cone", is_span(X(cast_ray_cone)(&ray, &cone), 4, 6));
    check("ellipsoid", is_span(X(cast_ray_ellipsoid)(&ray, &ellipsoid), 3, 7));
    check("capsule", is_span(X(cast_ray_capsule)(&ray, &capsule), 4, 6));
    check("lozenge", is_span(X(cast_ray_lozenge)(&ray, &lozenge), 3, 7));
}
TEST_FUNCTION(R04)
{
    const X(ray) parallel = ray_from(-3, R(0.5), 0, 1, 0, 0), beside = ray_from(-3, 2, 0, 1, 0, 0),
                 inside = ray_from(0, 0, 0, 1, 1, 0), behind = ray_from(3, 0, 0, 1, 0, 0);
    X(ray) ends = parallel;
    ends.t_max = R(1.5);
    check("parallel to two slabs", is_span(X(cast_ray_aabb)(&parallel, &cube), 2, 4));
    check("parallel and beside", !X(hit)(X(cast_ray_aabb)(&beside, &cube)));
    check("from inside", is_span(X(cast_ray_aabb)(&inside, &cube), 0, 1));
    check("behind", !X(overlap_ray_aabb)(&behind, &cube));
    check("it ends before the box", !X(overlap_ray_aabb)(&ends, &cube));
    check("the point", is_at(X(at)(&parallel, 2), -1, R(0.5), 0));
}
TEST_FUNCTION(R05)
{
    const X(ray) ray = ray_from(-3, -4, 0, R(0.6), R(0.8), 0);
    check("along its axis", is_span(X(cast_ray_obb)(&ray, &turned_cube), 4, 6));
}
TEST_FUNCTION(R06)
{
    /* The plane of a face and a zero direction: 0 * infinity in the published forms. */
    const X(ray) in_face = ray_from(-3, 1, 0, 1, 0, 0),
                 minus_zero = ray_from(-3, 1, 0, 1, R(-0.0), 0);
    check("in a face", is_span(X(cast_ray_aabb)(&in_face, &cube), 2, 4));
    check("minus zero", is_span(X(cast_ray_aabb)(&minus_zero, &cube), 2, 4));
}
TEST_FUNCTION(R07)
{
    const X(ray) ray = ray_from(-3, 0, 0, 1, 0, 0);
    X(kdop14) kdop;
    X(frustum) frustum;
    check("k-DOP", X(bound_kdop14_aabb)(&cube, &kdop) == ISECT_OK);
    check("camera", X(frustum_from_camera)(&box_camera, &frustum) == ISECT_OK);
    check("k-DOP", is_span(X(cast_ray_kdop14)(&ray, &kdop), 2, 4));
    check("frustum", is_span(X(cast_ray_frustum)(&ray, &frustum), 2, 4));
    const X(hull) planes = {.planes = frustum.plane, .plane_count = 6};
    check("polyhedron", is_span(X(cast_ray_hull)(&ray, &planes), 2, 4));
}
TEST_FUNCTION(R09)
{
    const X(segment) through = {{-2, 0, 0}, {2, 0, 0}}, past = {{-2, R(0.5), 0}, {R(-0.5), 2, 0}};
    check("aabb", X(overlap_segment_aabb)(&through, &cube));
    check("a cross product separates it", !X(overlap_segment_aabb)(&past, &cube));
    check("obb", X(overlap_segment_obb)(&through, &turned_cube));
    check("obb, past", !X(overlap_segment_obb)(&past, &turned_cube));
}
TEST_FUNCTION(R10)
{
    const X(ray2) ray = {{-3, 0}, {1, R(0.25)}, 0, REAL_INF};
    const X(rectangle2) rectangle = {{-1, -1}, {1, 1}};
    check("in the plane", is_span(X(cast_ray2_rectangle2)(&ray, &rectangle), 2, 4));
}
TEST_FUNCTION(R11)
{
    const X(ray) down = ray_from(1, 1, 5, 0, 0, -1), up = ray_from(1, 1, -5, 0, 0, 1);
    X(ray) line = ray_from(1, 1, -5, 0, 0, -1);
    line.t_min = -REAL_INF;
    const Touch touch = X(cast_ray_triangle)(&down, &triangle);
    check("t", is_near(touch.t, 5));
    check("u and v", is_near(touch.u, R(0.25)) && is_near(touch.v, R(0.25)));
    check("both sides", is_near(X(cast_ray_triangle)(&up, &triangle).t, 5));
    check("the front", is_near(X(cast_ray_triangle_culled)(&down, &triangle).t, 5));
    check("not the back", !hits(X(cast_ray_triangle_culled)(&up, &triangle)));
    check("negative t", is_near(X(cast_ray_triangle)(&line, &triangle).t, -5));
}
TEST_FUNCTION(R14)
{
    /* Four triangles about a corner: no ray through their edges passes. */
    const Vec3 center = {R(0.1), R(0.3), 0};
    const Vec3 rim[] = {{3, 1, 0}, {-1, 3, 0}, {-3, -1, 0}, {1, -3, 0}, {3, 1, 0}};
    for (int i = 0; i <= 64; i++) {
        const real s = (real)i / 64;
        const Vec3 p = mad(center, s * R(0.9), sub(rim[i % 4], center));
        const X(ray) ray = {{p.x + 1, p.y - 1, 7}, {-1, 1, -7}, 0, REAL_INF};
        int met = 0;
        for (int k = 0; k < 4; k++)
            met += hits(X(cast_ray_triangle)(&ray, &(X(triangle)){center, rim[k], rim[k + 1]}));
        check("one at least", cmp(met, >=, 1));
    }
}
static const Vec3 arrow[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {2, 1, 0}, {0, 4, 0}};
TEST_FUNCTION(R15)
{
    const X(polygon) polygon = {arrow, COUNT(arrow)};
    const X(ray) hit = ray_from(1, 1, 5, 0, 0, -1), notch = ray_from(2, 2, 5, 0, 0, -1),
                 parallel = ray_from(1, 1, 5, 1, 0, 0), within = ray_from(-1, 1, 0, 1, 0, 0);
    check("inside", is_near(X(cast_ray_polygon)(&hit, &polygon, ISECT_EVEN_ODD).t, 5));
    check("the notch", !hits(X(cast_ray_polygon)(&notch, &polygon, ISECT_EVEN_ODD)));
    check("parallel", !hits(X(cast_ray_polygon)(&parallel, &polygon, ISECT_EVEN_ODD)));
    check("in its plane", !hits(X(cast_ray_polygon)(&within, &polygon, ISECT_EVEN_ODD)));
}
static isect_side placed(const X(vec2) * corners, size_t n, real x, real y, isect_rule rule)
{
    const X(polygon2) polygon = {corners, n};
    return X(classify_polygon2_point2)(&polygon, &(X(vec2)){x, y}, rule);
}
TEST_FUNCTION(R16)
{
    const X(vec2) diamond[] = {{2, 0}, {0, 2}, {-2, 0}, {0, -2}};
    check("the line to the right passes a corner",
          cmp(placed(diamond, 4, 0, 0, ISECT_EVEN_ODD), ==, ISECT_INSIDE));
    check("outside at the height of a corner",
          cmp(placed(diamond, 4, -3, 0, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
    check("on an edge", placed(diamond, 4, 1, 1, ISECT_EVEN_ODD) == ISECT_TANGENT_INSIDE);
}
TEST_FUNCTION(R17)
{
    const X(vec2) star[] = {{0, 4}, {2, -3}, {-4, 1}, {4, 1}, {-2, -3}}; /* a pentagram */
    check("wound round twice", cmp(placed(star, 5, 0, 0, ISECT_NONZERO), ==, ISECT_INSIDE));
    check("even", cmp(placed(star, 5, 0, 0, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
    check("a tip", cmp(placed(star, 5, 0, 3, ISECT_EVEN_ODD), ==, ISECT_INSIDE));
}
TEST_FUNCTION(R18)
{
    const X(quad) quad = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0}};
    const X(ray) diagonal = ray_from(2, 2, 5, 0, 0, -1), border = ray_from(4, 2, 5, 0, 0, -1);
    check("on the diagonal", is_near(X(cast_ray_quad)(&diagonal, &quad).t, 5));
    check("the border is part of it", is_near(X(cast_ray_quad)(&border, &quad).t, 5));
    X(vec2) wheel[1000];
    for (int i = 0; i < 1000; i++)
        wheel[i] = (X(vec2)){(real)cos(i * 0.00628), (real)sin(i * 0.00628)};
    check("a large polygon", cmp(placed(wheel, 1000, 0, 0, ISECT_EVEN_ODD), ==, ISECT_INSIDE));
}
TEST_FUNCTION(R19)
{
    /* A line below, a parabola with its apex at (0, 2) above. */
    const X(vec2) points[] = {{-2, 0}, {2, 0}, {0, 4}, {-2, 0}};
    const uint8_t degrees[] = {0, 1, 2};
    const X(contour2) contour = {points, 4, degrees, 3};
    const X(vec2) in = {0, R(1.9)}, out = {0, R(2.1)};
    check("in", cmp(X(classify_contour2_point2)(&contour, &in, ISECT_NONZERO), ==, ISECT_INSIDE));
    check("out",
          cmp(X(classify_contour2_point2)(&contour, &out, ISECT_NONZERO), ==, ISECT_OUTSIDE));
}
TEST_FUNCTION(R20)
{
    const X(polygon) polygon = {arrow, COUNT(arrow)};
    const Vec3 p = {1, R(0.5), 0};
    real weights[5], sum = 0;
    Vec3 mean = {0, 0, 0};
    check("made", X(weights_polygon)(&polygon, &p, weights) == ISECT_OK);
    for (size_t i = 0; i < 5; i++)
        sum += weights[i], mean = mad(mean, weights[i], arrow[i]);
    check("they sum to 1", is_near(sum, 1));
    check("they reproduce the point", is_at(mean, p.x, p.y, p.z));
}
TEST_FUNCTION(R21)
{
    const X(plane) plane = {{0, 0, 2}, -4};
    const X(ray) down = ray_from(1, 1, 5, 0, 0, -1), parallel = ray_from(1, 1, 5, 1, 0, 0);
    check("t", is_near(X(cast_ray_plane)(&down, &plane).t, 3));
    check("parallel", !hits(X(cast_ray_plane)(&parallel, &plane)));
    check("the point", is_at(X(meet_ray_plane)(&down, &plane).point[0], 1, 1, 2));
}
TEST_FUNCTION(R22)
{
    const Vec3 in = {1, 1, 0}, on_edge = {2, 2, 0}, off = {3, 3, 0}, above = {1, 1, R(0.001)};
    check("inside", X(overlap_point_triangle)(&in, &triangle));
    check("on an edge", X(overlap_point_triangle)(&on_edge, &triangle));
    check("beside it", !X(overlap_point_triangle)(&off, &triangle));
    check("above it", !X(overlap_point_triangle)(&above, &triangle));
}
TEST_FUNCTION(R23)
{
    X(ray2) a = {{0, 0}, {2, 0}, 0, REAL_INF}, b = {{-4, -1}, {0, 1}, 0, REAL_INF};
    const X(segment2) s = {{0, 0}, {4, 4}}, t = {{0, 4}, {4, 0}};
    check("the rays do not meet", cmp(X(meet_ray2_ray2)(&a, &b).count, ==, 0));
    a.t_min = -REAL_INF;
    const X(crossing2) crossing = X(meet_ray2_ray2)(&a, &b);
    check("a line and a ray do", cmp(crossing.count, ==, 1));
    check("its parameters", is_near(crossing.a[0], -2) && is_near(crossing.b[0], 1));
    const X(common2) common = X(meet_segment2_segment2)(&s, &t);
    check("segments", is_near(common.point[0].x, 2) && is_near(common.point[0].y, 2));
}
TEST_FUNCTION(R24)
{
    const X(segment2) s = {{0, 0}, {3, 1}}, on = {{3, 1}, {6, 0}}, off = {{4, 1}, {6, 0}},
                      along = {{R(1.5), R(0.5)}, {6, 2}};
    check("an end on an end", X(overlap_segment2_segment2)(&s, &on));
    check("apart", !X(overlap_segment2_segment2)(&s, &off));
    check("along one line", X(overlap_segment2_segment2)(&s, &along));
}
TEST_FUNCTION(R25)
{
    const X(ray) a = ray_from(0, 0, 0, 1, 0, 0);
    const X(ray) b = ray_from(3, -1, 2, 0, 1, 0);
    const X(ray) parallel = ray_from(5, 3, 4, 2, 0, 0);
    const X(line_pair) skew = X(meet_rays)(&a, &b), beside = X(meet_rays)(&a, &parallel);
    check("s and t", is_near(skew.s, 3) && is_near(skew.t, 1));
    check("skew", is_near(skew.distance2, 4) && cmp(skew.parallel, ==, 0));
    check("parallel", is_near(beside.distance2, 25) && cmp(beside.parallel, ==, 1));
    const X(segment) s = {{0, 0, 0}, {2, 0, 0}}, t = {{5, 4, 0}, {5, 8, 0}};
    check("segments", is_near(X(closest_segment_segment)(&s, &t).distance2, 25));
}
TEST_FUNCTION(R26)
{
    const X(plane) x = {{1, 0, 0}, -1}, y = {{0, 2, 0}, -4}, z = {{0, 0, 1}, -3},
                   also_x = {{2, 0, 0}, -4};
    const X(common) point = X(meet_planes)(&x, &y, &z);
    check("one point", cmp(point.count, ==, 1) && is_at(point.point[0], 1, 2, 3));
    check("none", cmp(X(meet_planes)(&x, &also_x, &z).count, ==, 0));
    const Vec3 origin = {0, 0, 0};
    check("its point nearest to 0", is_at(X(closest_point_plane)(&origin, &y).b, 0, 2, 0));
    X(frustum) box;
    check("a box", X(frustum_from_camera)(&box_camera, &box) == ISECT_OK);
    check("corners of six planes", cmp(X(hull_corners)(box.plane, 6, NULL, 0), ==, 8));
}

SEEDS(rays, SEED(R01), SEED(R02), SEED(R03), SEED(R04), SEED(R05), SEED(R06), SEED(R07), SEED(R09),
      SEED(R10), SEED(R11), SEED(R14), SEED(R15), SEED(R16), SEED(R17), SEED(R18), SEED(R19),
      SEED(R20), SEED(R21), SEED(R22), SEED(R23), SEED(R24), SEED(R25), SEED(R26))
