/* S01 to S20 and X01: shapes at rest. */
#include "seeds/seeds.h"

static const X(plane) half = {{2, 0, 0}, -2}; /* x <= 1 */
static const X(triangle) triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};

TEST_FUNCTION(S01)
{
    const X(sphere) tangent = {{3, 0, 0}, 2}, apart = {{3, 0, 0}, 1};
    const Vec3 on = {1, 7, 7};
    check("sphere", X(overlap_plane_sphere)(&half, &tangent));
    check("apart", cmp(X(classify_plane_sphere)(&half, &apart), ==, ISECT_OUTSIDE));
    check("point", X(overlap_point_plane)(&on, &half));
}
TEST_FUNCTION(S02)
{
    const X(aabb) outside = {{2, 0, 0}, {3, 1, 1}}, inside = {{-3, 0, 0}, {0, 1, 1}};
    check("outside", cmp(X(classify_plane_aabb)(&half, &outside), ==, ISECT_OUTSIDE));
    check("inside", cmp(X(classify_plane_aabb)(&half, &inside), ==, ISECT_INSIDE));
    const X(plane) middle = {{1, 1, 1}, 0};
    check("intersecting", cmp(X(classify_plane_aabb)(&middle, &cube), ==, ISECT_STRADDLES));
}
TEST_FUNCTION(S03)
{
    const X(aabb) beside = {{1, 0, 0}, {3, 1, 1}};
    check("tangent", cmp(X(classify_plane_aabb)(&half, &beside), ==, ISECT_TANGENT_OUTSIDE));
    check("tangent from inside",
          cmp(X(classify_plane_aabb)(&half, &cube), ==, ISECT_TANGENT_INSIDE));
}
TEST_FUNCTION(S04)
{
    X(obb) box = turned_cube; /* it reaches 1.4 along x */
    check("it straddles", cmp(X(classify_plane_obb)(&half, &box), ==, ISECT_STRADDLES));
    box.center.x = R(-0.5);
    check("inside", cmp(X(classify_plane_obb)(&half, &box), ==, ISECT_INSIDE));
    box.center.x = R(2.5);
    check("outside", cmp(X(classify_plane_obb)(&half, &box), ==, ISECT_OUTSIDE));
}
TEST_FUNCTION(S05)
{
    const X(triangle) through = {{1, 1, -1}, {1, 1, 1}, {1, -3, 0}},
                      apart = {{1, 1, 1}, {1, 1, 2}, {2, 1, 1}};
    check("they meet", X(overlap_triangle_triangle)(&triangle, &through));
    check("apart", !X(overlap_triangle_triangle)(&triangle, &apart));
    const X(common) common = X(meet_triangle_triangle)(&triangle, &through);
    check("a segment", cmp(common.count, ==, 2));
    check("its ends", is_near(common.point[0].y + common.point[1].y, 1) &&
                          is_near(common.point[0].x + common.point[1].x, 2));
}
TEST_FUNCTION(S06)
{
    const X(triangle) within = {{1, 1, 0}, {R(1.5), 1, 0}, {1, R(1.5), 0}},
                      edge = {{2, 2, 0}, {4, 4, 0}, {2, 4, 0}},
                      beside = {{3, 3, 0}, {4, 4, 0}, {3, 4, 0}};
    check("contained", X(overlap_triangle_triangle)(&triangle, &within));
    check("a corner on an edge", X(overlap_triangle_triangle)(&triangle, &edge));
    check("beside it", !X(overlap_triangle_triangle)(&triangle, &beside));
}
TEST_FUNCTION(S07)
{
    /* A corner that lies in the plane, or the least step beside it: rounded signs fail here. */
    const real s = R(1.1), step = s * REAL_EPSILON;
    const X(triangle) flat = {{0, 0, s}, {s, 0, s}, {0, s, s}};
    const X(triangle) on = {{s / 4, s / 4, s}, {1, 1, 3}, {1, 0, 3}},
                      above = {{s / 4, s / 4, s + step}, {1, 1, 3}, {1, 0, 3}};
    check("in the plane", X(overlap_triangle_triangle)(&flat, &on));
    check("above it", !X(overlap_triangle_triangle)(&flat, &above));
}
TEST_FUNCTION(S08)
{
    const X(triangle) cut = {{R(0.5), R(0.5), -3}, {R(0.5), R(0.5), 3}, {5, 5, 0}},
                      corner = {{R(2.9), 0, 0}, {0, R(2.9), 0}, {0, 0, R(2.9)}},
                      past = {{R(3.1), 0, 0}, {0, R(3.1), 0}, {0, 0, R(3.1)}};
    check("aabb", X(overlap_triangle_aabb)(&cut, &cube));
    check("its plane cuts a corner off", X(overlap_triangle_aabb)(&corner, &cube));
    check("its plane passes the corner", !X(overlap_triangle_aabb)(&past, &cube));
    check("obb", X(overlap_triangle_obb)(&cut, &turned_cube));
}
TEST_FUNCTION(S09)
{
    /* A frame about the cube that does not touch it, and one whose edge does. */
    const Vec3 frame[] = {{-3, -3, 0}, {3, -3, 0}, {3, 3, 0}, {-3, 3, 0}, {-3, -2, 0},
                          {-2, -2, 0}, {-2, 2, 0}, {2, 2, 0}, {2, -2, 0}, {-3, -2, 0}};
    const Vec3 square[] = {{0, 0, 0}, {5, 0, 0}, {5, 5, 0}, {0, 5, 0}};
    const X(polygon) around = {frame, COUNT(frame)}, over = {square, 4};
    check("concave", !X(overlap_polygon_aabb)(&around, &cube, ISECT_NONZERO));
    check("square", X(overlap_polygon_aabb)(&over, &cube, ISECT_NONZERO));
    check("obb", !X(overlap_polygon_any)(&around, X(any_obb)(&turned_cube), ISECT_NONZERO));
    check("ball", X(overlap_polygon_any)(&over, X(any_sphere)(&unit_ball), ISECT_NONZERO));
}
TEST_FUNCTION(S10)
{
    const X(sphere) face = {{1, 1, 2}, 2}, edge = {{2, -2, 0}, 2}, corner = {{-3, -4, 0}, 5},
                    apart = {{-3, -4, 0}, R(4.99)};
    check("face", X(overlap_triangle_sphere)(&triangle, &face));
    check("edge", X(overlap_triangle_sphere)(&triangle, &edge));
    check("corner", X(overlap_triangle_sphere)(&triangle, &corner));
    check("apart", !X(overlap_triangle_sphere)(&triangle, &apart));
}
TEST_FUNCTION(S11)
{
    const X(sphere) five[] = {
        {{3, 4, 0}, 4}, {{3, 4, 0}, R(3.99)}, {{0, 0, 0}, 0}, {{9, 9, 9}, 1}, {{1, 1, 1}, 1}};
    const X(spheres) many = X(spheres_of)(five);
    uint64_t bits[1];
    X(overlap_sphere_sphere_n)(X(spheres_one)(&unit_ball), many, 5, bits);
    check("many at once", cmp(bits[0], ==, 0x15));
    for (size_t i = 0; i < 5; i++)
        check("one pair",
              cmp(X(overlap_sphere_sphere)(&unit_ball, &five[i]), ==, bits[0] >> i & 1));
}
TEST_FUNCTION(S12)
{
    const X(sphere) corner = {{3, 3, 2}, 3}, apart = {{3, 3, 2}, R(2.99)},
                    within = {{0, 0, 0}, R(0.5)};
    check("at a corner", X(overlap_sphere_aabb)(&corner, &cube));
    check("apart", !X(overlap_sphere_aabb)(&apart, &cube));
    check("obb", X(overlap_sphere_obb)(&corner, &cube_obb));
    check("a solid box", X(overlap_sphere_aabb)(&within, &cube));
    check("a hollow box", !X(overlap_sphere_aabb_hollow_aabb)(&within, &cube));
    check("a hollow ball",
          !X(overlap_sphere_aabb_hollow_sphere)(&(X(sphere)){{0, 0, 0}, 3}, &cube));
}
TEST_FUNCTION(S13)
{
    X(ellipsoid) egg = {{3, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {2, 1, R(0.5)}};
    check("touching", X(overlap_any)(X(any_ellipsoid)(&egg), X(any_obb)(&cube_obb)));
    egg.center.x = R(3.001);
    check("apart", !X(overlap_any)(X(any_ellipsoid)(&egg), X(any_obb)(&cube_obb)));
}
TEST_FUNCTION(S14)
{
    const X(aabb) beside = {{1, 1, 1}, {2, 2, 2}}, apart = {{R(1.5), 0, 0}, {2, 2, 2}};
    check("touching", X(overlap_aabb_aabb)(&cube, &beside));
    check("apart", !X(overlap_aabb_aabb)(&cube, &apart));
}
TEST_FUNCTION(S15)
{
    const X(sphere) other = {{R(1.5), R(1.5), 0}, 1};
    X(kdop26) a, b;
    check("made", X(bound_kdop26_sphere)(&unit_ball, &a) == ISECT_OK &&
                      X(bound_kdop26_sphere)(&other, &b) == ISECT_OK);
    check("a slab separates them", !X(overlap_kdop26_kdop26_slabs)(&a, &b));
    check("moved", X(overlap_kdop26_kdop26_slabs_moved)(&a, &b, &(Vec3){-1, -1, 0}));
}
TEST_FUNCTION(S16)
{
    real memory[4096];
    X(apex) apex;
    Vec3 corners[8];
    memcpy(corners, cube_positions, sizeof corners);
    check("room", cmp(X(apex_capacity)(4), <=, sizeof memory));
    check("made", X(apex_build)(corners, 8, 4, memory, sizeof memory, &apex) == ISECT_OK);
    const Vec3 direction = {1, R(0.9), R(0.8)},
               turned[] = {{R(0.6), R(0.8), 0}, {R(-0.8), R(0.6), 0}, {0, 0, 1}},
               origin = {0, 0, 0};
    X(aabb) box;
    check("the farthest point", cmp(X(apex_farthest)(&apex, &direction), ==, 6));
    check("a turned box", X(apex_bound)(&apex, turned, &origin, &box) == ISECT_OK);
    check("as tight as its corners", is_near(box.upper.x, R(1.4)) && is_near(box.lower.y, R(-1.4)));
    check("a plane", cmp(X(apex_classify)(&(X(plane)){{1, 1, 1}, -4}, &apex), ==, ISECT_INSIDE));
    /* Map against map, the second moved by 2.5 along an axis of a k-DOP: the box of either reaches
     * beyond it. */
    const Vec3 axis = {1, 1, 0}, back = {-1, -1, 0}, by = {R(2.5), R(2.5), 0};
    const real least = dot(axis, by) - X(apex_extent)(&apex, &back);
    check("apart", cmp(X(apex_extent)(&apex, &axis), <, least));
}
TEST_FUNCTION(S17)
{
    X(obb) other = turned_cube;
    other.center = (Vec3){R(2.375), 0, 0};
    check("they meet", X(overlap_obb_obb)(&cube_obb, &other));
    other.center.x = R(2.5);
    check("apart", !X(overlap_obb_obb)(&cube_obb, &other));
}
TEST_FUNCTION(S18)
{
    const X(capsule) capsule = {{-2, 0, 5}, {2, 0, 5}, 1};
    const X(lozenge) lozenge = {{-1, -1, 0}, {2, 0, 0}, {0, 2, 0}, 1};
    const X(nearest) nearest = X(closest_any)(X(any_capsule)(&capsule), X(any_lozenge)(&lozenge));
    check("the least distance", is_near(nearest.distance2, 9));
    check("within a tolerance",
          X(overlap_posed_within)(X(any_capsule)(&capsule), X(any_lozenge)(&lozenge), NULL,
                                  R(3.001), NULL));
    check("not within less",
          !X(overlap_posed_within)(X(any_capsule)(&capsule), X(any_lozenge)(&lozenge), NULL,
                                   R(2.999), NULL));
}
TEST_FUNCTION(S19)
{
    const Vec3 rod[] = {{-4, 0, 0}, {4, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    X(cylinder) cylinder;
    X(ellipsoid) ellipsoid;
    check("cylinder", X(bound_cylinder_points)(X(points_of)(rod), 6, &cylinder) == ISECT_OK);
    check("ellipsoid", X(bound_ellipsoid_points)(X(points_of)(rod), 6, &ellipsoid) == ISECT_OK);
    for (size_t i = 0; i < COUNT(rod); i++)
        check("each point",
              X(overlap_any)(X(any_point)(&rod[i]), X(any_cylinder)(&cylinder)) &&
                  X(overlap_any)(X(any_point)(&rod[i]), X(any_ellipsoid)(&ellipsoid)));
    const uint32_t faces[] = {0, 2, 4, 0, 4, 3, 0, 3, 5, 0, 5, 2,
                              1, 4, 2, 1, 3, 4, 1, 5, 3, 1, 2, 5};
    const X(mesh)
        mesh = {.positions = &rod[0].x, .vertex_count = 6, .indices = faces, .triangle_count = 8};
    X(sphere) spheres[8];
    real excess;
    size_t count;
    X(bvh) * bvh;
    check("a tree", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    check("spheres", X(bvh_spheres)(bvh, &mesh, 0, NULL, &excess, spheres, 8, &count) == ISECT_OK);
    X(bvh_free)(bvh);
    check("closer than one", cmp(excess, <, 1) && cmp(count, >, (size_t)2));
    for (size_t i = 0; i < COUNT(rod); i++) {
        bool inside = false;
        for (size_t k = 0; k < count; k++)
            inside |= X(overlap_point_sphere)(&rod[i], &spheres[k]);
        check("each corner", inside);
    }
}
TEST_FUNCTION(S20)
{
    X(kdop18) kdop;
    X(frustum) frustum;
    check("made", X(bound_kdop18_aabb)(&cube, &kdop) == ISECT_OK &&
                      X(frustum_from_camera)(&box_camera, &frustum) == ISECT_OK);
    const X(kdop) slabs = X(kdop18_view)(&kdop);
    const X(segment) segment = {{0, 0, 0}, {3, 0, 0}};
    const X(hull) hull = {.planes = frustum.plane, .plane_count = 6};
    const X(any)
        all[] = {X(any_segment)(&segment), X(any_triangle)(&triangle), X(any_aabb)(&cube),
                 X(any_obb)(&turned_cube), X(any_kdop)(&slabs),        X(any_frustum)(&frustum),
                 X(any_hull)(&hull)};
    const X(pose) away = {{0, 0, 0, 1}, {0, 0, 7}};
    for (size_t i = 0; i < COUNT(all); i++)
        for (size_t k = 0; k < COUNT(all); k++) {
            check("they meet at 0", X(overlap_any)(all[i], all[k]));
            check("apart", !X(overlap_posed)(all[i], all[k], &away));
        }
}
TEST_FUNCTION(X01)
{
    const X(cylinder) cylinder = {{3, 0, -1}, {3, 0, 1}, R(2.5)};
    const X(cone) cone = {{0, 0, 4}, {0, 0, R(0.5)}, 2};
    const X(any) all[] = {X(any_sphere)(&unit_ball), X(any_cylinder)(&cylinder), X(any_cone)(&cone),
                          X(any_aabb)(&cube), X(any_obb)(&turned_cube)};
    for (size_t i = 0; i < COUNT(all); i++)
        for (size_t k = 0; k < COUNT(all); k++)
            check("every pair", X(overlap_any)(all[i], all[k]));
    check("the common part",
          is_near(X(measure_common_aabb_aabb)(&cube, &(X(aabb)){{0, 0, 0}, {2, 2, 2}}).common, 1));
}

SEEDS(shapes, SEED(S01), SEED(S02), SEED(S03), SEED(S04), SEED(S05), SEED(S06), SEED(S07),
      SEED(S08), SEED(S09), SEED(S10), SEED(S11), SEED(S12), SEED(S13), SEED(S14), SEED(S15),
      SEED(S16), SEED(S17), SEED(S18), SEED(S19), SEED(S20), SEED(X01))
