/* B01 to B11, and G01 to G03: bounding volumes, and their odds. */
#include "seeds/seeds.h"

static const Vec3 cloud[] = {{-1, -1, -1}, {1, -1, -1}, {1, 1, -1}, {-1, 1, -1}, {-1, -1, 1},
                             {1, -1, 1},   {1, 1, 1},   {-1, 1, 1}, {0, 0, 0},   {R(0.5), 0, 0}};
enum { CLOUD = COUNT(cloud) };
static const real root3 = R(1.73205080756887729353);

TEST_FUNCTION(B01)
{
    X(aabb) box;
    X(kdop26) kdop;
    check("aabb", X(bound_aabb_points)(X(points_of)(cloud), CLOUD, &box) == ISECT_OK);
    check("its corners", is_at(box.lower, -1, -1, -1) && is_at(box.upper, 1, 1, 1));
    check("k-DOP", X(bound_kdop26_points)(X(points_of)(cloud), CLOUD, &kdop) == ISECT_OK);
    const X(kdop) slabs = X(kdop26_view)(&kdop);
    for (size_t i = 0; i < CLOUD; i++)
        check("each point", X(overlap_any)(X(any_point)(&cloud[i]), X(any_kdop)(&slabs)));
}
TEST_FUNCTION(B02)
{
    X(sphere) of_box, refined;
    const Vec3 round[] = {{2, 0, 0}, {-2, 0, 0}, {0, 2, 0}, {0, -2, 0}, {0, 0, 2}, {0, 0, -2}};
    check("of a box",
          X(bound_sphere_aabb)(&cube, &of_box) == ISECT_OK && is_near(of_box.radius, root3));
    check("a second pass",
          X(bound_sphere_points_refined)(X(points_of)(round), 6, &refined) == ISECT_OK);
    check("the farthest point, not the corner of the box", is_near(refined.radius, 2));
}
TEST_FUNCTION(B03)
{
    const X(sphere) children[] = {{{-2, 0, 0}, 1}, {{3, 0, 0}, 2}};
    X(sphere) sphere;
    check("made", X(bound_sphere_spheres)(X(spheres_of)(children), 2, &sphere) == ISECT_OK);
    check("around both", is_at(sphere.center, 1, 0, 0) && is_near(sphere.radius, 4));
    check("it contains them", X(contains_sphere_sphere)(&sphere, &children[0]));
}
TEST_FUNCTION(B04)
{
    X(sphere) ritter, least;
    check("two passes",
          X(bound_sphere_points_ritter)(X(points_of)(cloud), CLOUD, &ritter) == ISECT_OK);
    check("least", X(bound_sphere_points)(X(points_of)(cloud), CLOUD, &least, NULL) == ISECT_OK);
    check("not smaller than the least", cmp(ritter.radius, >=, least.radius));
    for (size_t i = 0; i < CLOUD; i++)
        check("each point", X(overlap_point_sphere)(&cloud[i], &ritter));
}
TEST_FUNCTION(B05)
{
    X(sphere) least;
    check("made", X(bound_sphere_points)(X(points_of)(cloud), CLOUD, &least, NULL) == ISECT_OK);
    check("the least", is_near(least.radius, root3) && is_at(least.center, 0, 0, 0));
}
TEST_FUNCTION(B06)
{
    static real memory[1 << 16];
    X(hull) hull, simple;
    const size_t half = sizeof memory / 2;
    check("room", cmp(X(hull_capacity)(CLOUD), <=, half));
    check("hull", X(hull_build)(X(points_of)(cloud), CLOUD, memory, half, NULL, &hull) == ISECT_OK);
    check("its corners alone", cmp(hull.vertex_count, ==, 8) && is_near(X(hull_volume)(&hull), 8));
    Vec3 round[CLOUD + 6];
    memcpy(round, cloud, sizeof cloud);
    for (int i = 0; i < 6; i++) /* a corner over each face of the cube: 24 faces */
        round[CLOUD + i] =
            (Vec3){i < 2 ? (real)i * 3 - R(1.5) : 0, i / 2 == 1 ? (real)i * 3 - R(7.5) : 0,
                   i > 3 ? (real)i * 3 - R(13.5) : 0};
    check("hull",
          X(hull_build)(X(points_of)(round), CLOUD + 6, memory, half, NULL, &hull) == ISECT_OK);
    check("faces", cmp(hull.plane_count, ==, 24));
    real expansion;
    check("room", cmp(X(hull_simplify_capacity)(hull.plane_count, 8), <=, half));
    check("fewer faces",
          X(hull_simplify)(&hull, 8, (char *)memory + half, half, &simple, &expansion) == ISECT_OK);
    check("eight", cmp(simple.plane_count, <=, 8));
    for (size_t i = 0; i < CLOUD; i++)
        check("it contains the points", X(overlap_point_hull)(&cloud[i], &simple));
}
TEST_FUNCTION(B07)
{
    X(obb) obb;
    check("made", X(bound_obb_mesh)(&cube_mesh, NULL, &obb) == ISECT_OK);
    for (size_t i = 0; i < 8; i++)
        check("each corner", X(overlap_any)(X(any_point)(&cloud[i]), X(any_obb)(&obb)));
    check("no larger than a box of the sphere",
          cmp(obb.half[0] * obb.half[1] * obb.half[2], <=, 3 * root3));
}
/* The corners of a flat box that is turned about z. */
static size_t turned_corners(Vec3 *corners)
{
    const Vec3 *axis = turned_cube.axis;
    for (size_t i = 0; i < 8; i++) {
        const real s = i & 1 ? 4 : -4, t = i & 2 ? 1 : -1;
        corners[i] = (Vec3){s * axis[0].x + t * axis[1].x, s * axis[0].y + t * axis[1].y,
                            i & 4 ? R(0.5) : R(-0.5)};
    }
    return 8;
}
static bool is_least_box(const X(obb) * obb)
{
    return is_near(obb->half[0] * obb->half[1] * obb->half[2], 2);
}
TEST_FUNCTION(B08)
{
    static real memory[1 << 15];
    Vec3 corners[8];
    const size_t n = turned_corners(corners);
    X(obb) obb;
    X(hull) hull;
    check("hull",
          X(hull_build)(X(points_of)(corners), n, memory, sizeof memory, NULL, &hull) == ISECT_OK);
    check("principal axes", X(bound_obb_points_pca)(X(points_of)(corners), n, &obb) == ISECT_OK &&
                                is_least_box(&obb));
    check("minimisation",
          X(bound_obb_hull_refined)(&hull, NULL, &obb) == ISECT_OK && is_least_box(&obb));
    check("the least",
          X(bound_obb_hull_exact)(&hull, NULL, &obb) == ISECT_OK && is_least_box(&obb));
}
TEST_FUNCTION(B09)
{
    Vec3 corners[8];
    const size_t n = turned_corners(corners);
    X(obb) obb;
    check("made", X(bound_obb_points_dito)(X(points_of)(corners), n, NULL, &obb) == ISECT_OK);
    check("the least", is_least_box(&obb));
}
TEST_FUNCTION(B10)
{
    X(aabb) box;
    check("made", X(bound_aabb_obb)(&turned_cube, &box) == ISECT_OK);
    check("around it", is_at(box.upper, R(1.4), R(1.4), 1));
}
TEST_FUNCTION(B11)
{
    X(bvh) *tree = cube_tree();
    const X(ray) through = ray_from(-3, R(0.25), R(0.5), 1, 0, 0),
                 past = ray_from(-3, 2, 0, 1, 0, 0);
    check("line of sight", X(bvh_occluded)(tree, &through) && !X(bvh_occluded)(tree, &past));
    check("picking", is_near(X(bvh_cast)(tree, &through).t, 2));
    X(bvh_free)(tree);
}
TEST_FUNCTION(G01)
{
    const real pi = R(3.14159265358979323846);
    const X(aabb)
        inscribed = {{-1 / root3, -1 / root3, -1 / root3}, {1 / root3, 1 / root3, 1 / root3}};
    const X(measure) ball = X(measure_sphere)(&unit_ball), within = X(measure_aabb)(&inscribed),
                     around = X(measure_aabb)(&cube);
    check("volume", is_near(X(odds_point)(&ball, &around), pi / 6));
    check("the mean shadow is a quarter of the surface",
          is_near(around.shadow, 6) && is_near(ball.shadow, pi));
    check("sphere to inscribed cube", is_near(1 / X(odds_line)(&within, &ball), pi / 2));
    check("circumscribed cube to sphere", is_near(1 / X(odds_line)(&ball, &around), 6 / pi));
    check("a flat shape: half",
          is_near(X(measure_triangle)(&(X(triangle)){{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}).shadow, 4));
    const X(quad) quad = {{0, 0, 0}, {4, 0, 0}, {4, 2, 0}, {0, 2, 0}};
    const X(polygon) polygon = {&quad.a, 4};
    const X(tetrahedron) corner = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    X(kdop14) kdop;
    check("a k-DOP", X(bound_kdop14_aabb)(&cube, &kdop) == ISECT_OK);
    const X(kdop) view = X(kdop14_view)(&kdop);
    check("quad and polygon", is_near(X(measure_quad)(&quad).shadow, 4) &&
                                  is_near(X(measure_polygon)(&polygon).shadow, 4));
    check("tetrahedron", is_near(X(measure_tetrahedron)(&corner).volume, R(1.0) / 6));
    /* Planes move by 2^-44 of the reach, 1.8: times the area, 24, less than 2^-38. */
    check("a view",
          cmp(real_abs(X(measure_kdop)(&view).volume - 8), <=, R(0x1p-38) + 8 * REAL_EPSILON));
}
TEST_FUNCTION(G02)
{
    const X(aabb)
        inscribed = {{-1 / root3, -1 / root3, -1 / root3}, {1 / root3, 1 / root3, 1 / root3}};
    const X(measure) ball = X(measure_sphere)(&unit_ball), within = X(measure_aabb)(&inscribed);
    check("half the sum of the sides", is_near(X(measure_aabb)(&cube).width, 3));
    check("the diameter", is_near(ball.width, 2));
    check("cube and sphere", is_near(X(odds_plane)(&within, &ball), root3 / 2));
}
TEST_FUNCTION(G03)
{
    const X(measure) ball = X(measure_sphere)(&unit_ball);
    X(advice) advice;
    check("detail: 100 pixels along an axis",
          is_near(X(odds_pixels)(&ball, R(0.5), false) / 4, ball.shadow));
    check("a volume",
          X(advise)(X(points_of)(cloud), CLOUD, ISECT_QUERY_LINE, 1000, NULL, &advice) == ISECT_OK);
    check("the cheapest",
          cmp(advice.price[advice.best].cost, <=, advice.price[ISECT_VOLUME_NONE].cost));
    const real errors[] = {0, R(0.125), R(0.5), 4};
    check("a level", cmp(X(advise_level)(errors, 4, R(0.25), 2), ==, 2));
    /* Two planes of a BSP tree: the one in the middle, which cuts a thing, or the one beside it. */
    const X(aabb) left = {{-1, -1, -1}, {0, 1, 1}}, right = {{0, -1, -1}, {1, 1, 1}};
    const X(measure) all = X(measure_aabb)(&cube), l = X(measure_aabb)(&left),
                     r = X(measure_aabb)(&right);
    check("a plane", is_near(X(advise_split)(&all, &l, &r, 3, 3, ISECT_QUERY_LINE), 4) &&
                         is_near(X(advise_split)(&all, &l, &r, 4, 3, ISECT_QUERY_POINT), R(3.5)));
}

SEEDS(bounds, SEED(B01), SEED(B02), SEED(B03), SEED(B04), SEED(B05), SEED(B06), SEED(B07),
      SEED(B08), SEED(B09), SEED(B10), SEED(B11), SEED(G01), SEED(G02), SEED(G03))
