/* M01 to M06: moving shapes. */
#include "seeds/seeds.h"

static const X(triangle) floor_triangle = {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}};

TEST_FUNCTION(M01)
{
    X(moving_sphere) ball = {{0, 0, 5}, 1, {0, 0, -8}};
    const X(plane) plane = {{0, 0, 1}, 0};
    X(impact) impact = X(sweep_sphere_plane)(&ball, &plane);
    check("first contact", is_near(impact.enter, R(0.5)));
    check("the point, and the normal",
          is_at(impact.point, 0, 0, 0) && is_at(impact.normal, 0, 0, -1));
    ball.center.z = R(0.5);
    check("it touches at the start", is_near(X(sweep_sphere_plane)(&ball, &plane).enter, 0));
    ball = (X(moving_sphere)){{0, 0, 4}, 0, {0, 0, -8}};
    check("radius 0 is a segment", is_near(X(sweep_sphere_plane)(&ball, &plane).enter, R(0.5)));
    const X(pose) at_rest = {{0, 0, 0, 1}, {0, 0, 5}};
    const X(turning) turning = {{0, 0, 5}, {0, 0, -8}, {0, 0, R(3.14159265358979323846)}};
    const X(pose) pose = X(pose_at)(&at_rest, &turning, 1, impact.enter);
    check("its pose at that time", is_at(pose.translation, 0, 0, 1));
    check("a quarter of a turn", is_near(pose.rotation[2], pose.rotation[3]));
}
TEST_FUNCTION(M02)
{
    const X(moving_sphere) a = {{-5, 0, 0}, 1, {8, 0, 0}}, b = {{5, 0, 0}, 1, {-8, 0, 0}},
                           over = {{-4, 0, 0}, 1, {0, 0, 0}};
    const X(impact) impact = X(sweep_moving_sphere_sphere)(&a, &b);
    check("both move", is_near(impact.enter, R(0.5)) && is_near(impact.leave, R(0.75)));
    check("overlap at the start", is_near(X(sweep_moving_sphere_sphere)(&a, &over).enter, 0));
    const X(sphere) rest = {{0, R(1.2), 0}, 1};
    check("one moves", is_near(X(sweep_sphere_sphere)(&a, &rest).enter, R(0.425)));
}
TEST_FUNCTION(M03)
{
    const X(moving_aabb) a = {{-3, 0, 0}, {-1, 1, 1}, {4, 0, 0}},
                         b = {{1, 0, 0}, {3, 1, 1}, {-4, 0, 0}};
    const X(impact) impact = X(sweep_moving_aabb_aabb)(&a, &b);
    check("both move", is_near(impact.enter, R(0.25)) && is_near(impact.leave, R(0.75)));
}
TEST_FUNCTION(M04)
{
    const X(moving_sphere) face = {{0, 0, 5}, 1, {0, 0, -8}}, below = {{0, 0, -5}, 1, {0, 0, 8}},
                           corner = {{0, 9, 5}, 1, {0, 0, -8}},
                           edge = {{0, R(-9.6), 5}, 1, {0, 0, -8}},
                           within = {{0, 0, R(0.5)}, 1, {0, 0, -8}};
    const X(impact) impact = X(sweep_sphere_triangle)(&face, &floor_triangle);
    check("the face", is_near(impact.enter, R(0.5)) && is_at(impact.normal, 0, 0, -1));
    check("a corner", is_near(X(sweep_sphere_triangle)(&corner, &floor_triangle).enter, R(0.5)));
    check("an edge", is_near(X(sweep_sphere_triangle)(&edge, &floor_triangle).enter, R(0.525)));
    check("within at the start",
          is_near(X(sweep_sphere_triangle)(&within, &floor_triangle).enter, 0));
    const X(sphere) at_start = {{0, 0, -5}, 1};
    check("from behind, both sides",
          is_near(X(sweep_sphere_triangle)(&below, &floor_triangle).enter, R(0.5)));
    check("from behind, the front alone",
          !(X(sweep_any_culled)(X(any_sphere)(&at_start), &below.motion, &floor_triangle).enter <=
            1));
    check("an edge alone",
          is_near(X(sweep_sphere_segment)(&edge, &(X(segment)){{-9, -9, 0}, {9, -9, 0}}).enter,
                  R(0.525)));
    check("a point", is_near(X(sweep_sphere_point)(&corner, &floor_triangle.c).enter, R(0.5)));
}
TEST_FUNCTION(M05)
{
    /* An ellipsoid falls on the floor and slides along it. */
    static const real corners[] = {-9, -9, 0, 9, -9, 0, 0, 9, 0};
    const X(mesh) mesh = {corners, 0, 3, NULL, 1};
    X(bvh) *tree = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &tree) == ISECT_OK);
    const X(ellipsoid) body = {{0, 0, 3}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {R(0.5), R(0.5), 1}};
    const X(mover) mover = {.skin = R(0.0625)};
    const X(moved) moved =
        X(bvh_move_any)(tree, X(any_ellipsoid)(&body), &(Vec3){4, 0, -4}, &mover);
    check("it is stopped", cmp(moved.touched, >=, 1));
    check("above the floor", cmp(moved.way.z, >, -2) && cmp(moved.way.z, <, R(-1.75)));
    check("it slides", is_near(moved.way.x, 4));
    X(bvh_free)(tree);
}
TEST_FUNCTION(M06)
{
    /* Before and after there is no overlap; the sweep finds what is between. */
    const X(moving_sphere) bullet = {{0, 0, 50}, R(0.5), {0, 0, -100}};
    X(sphere) at = {bullet.center, bullet.radius};
    check("before", !X(overlap_triangle_sphere)(&floor_triangle, &at));
    at.center.z += bullet.motion.z;
    check("after", !X(overlap_triangle_sphere)(&floor_triangle, &at));
    check("between", is_near(X(sweep_sphere_triangle)(&bullet, &floor_triangle).enter, R(0.495)));
    check("steps that miss nothing", cmp(X(sweep_steps)(&bullet.motion, 1), >=, 100));
}

SEEDS(moving, SEED(M01), SEED(M02), SEED(M03), SEED(M04), SEED(M05), SEED(M06))
