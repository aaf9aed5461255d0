/* A01 to A12: what the texts only mention. */
#include "seeds/seeds.h"

TEST_FUNCTION(A01)
{
    X(aabb) boxes[27]; /* cells of a grid, each of which touches its neighbours */
    for (int i = 0; i < 27; i++) {
        const Vec3 at = {(real)(i % 3), (real)(i / 3 % 3), (real)(i / 9)};
        boxes[i] = (X(aabb)){at, {at.x + 1, at.y + 1, at.z + 1}};
    }
    static real memory[1 << 12];
    uint32_t pairs[512][2];
    size_t count;
    check("room", cmp(X(pairs_capacity)(27), <=, sizeof memory));
    check("found", X(pairs_find)(X(aabbs_of)(boxes), 27, memory, sizeof memory, pairs, 512,
                                 &count) == ISECT_OK);
    check("the pairs of neighbours", cmp(count, ==, (343 - 27) / 2));
}
TEST_FUNCTION(A02)
{
    uint32_t codes[] = {0, 7, 7, 3, 0, 7, 3, 12};
    check("the ids in an area", cmp(X(pick_list)(codes, 8), ==, 3));
    check("each once", cmp(codes[0], ==, 3) && cmp(codes[1], ==, 7) && cmp(codes[2], ==, 12));
}
/* The ball x^2 + y^2 + z^2 <= 4 and the ball of radius 1 about (3, 0, 0), joined by a soft minimum
 * of both distances, along the axis x. */
static void blend_of_balls(void *user, const X(ray) * piece, X(implicit_range) * bounds)
{
    const double x = (double)piece->origin.x + (double)piece->t_min;
    const double a = fabs(x) - 2, b = fabs(x - 3) - 1;
    const double near = fmax(1 - fabs(a - b), 0), f = fmin(a, b) - near * near / 4;
    (void)user;
    bounds->slope_lower = -1, bounds->slope_upper = 1;
    if (piece->t_min == piece->t_max)
        bounds->lower = (real)(f - 1e-5), bounds->upper = (real)(f + 1e-5);
}
TEST_FUNCTION(A03)
{
    X(ray) axis = {{-9, 0, 0}, {1, 0, 0}, 0, 20};
    X(implicit_root) root;
    check("a blend",
          X(cast_ray_implicit)(&axis, blend_of_balls, NULL, R(1e-3), 0, &root) == ISECT_OK &&
              root.before <= 7 && root.after >= R(6.99));
    axis.t_min = 8; /* inside: through both balls, which meet at x = 2 */
    check("one body",
          X(cast_ray_implicit)(&axis, blend_of_balls, NULL, R(1e-3), 0, &root) == ISECT_OK &&
              root.before <= 13 && root.after >= R(12.99));
    /* A hyperboloid of one sheet, x^2 + y^2 - z^2 = 1. */
    const real hyperboloid[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1};
    const X(ray) across = ray_from(-5, 0, 0, 1, 0, 0), along = ray_from(3, 0, -5, 0, 0, 1);
    const X(intervals) waist = X(cast_ray_quadric)(&across, hyperboloid);
    check("the waist", cmp(waist.count, ==, 1) && is_span(waist.part[0], 4, 6));
    check("two parts", cmp(X(cast_ray_quadric)(&along, hyperboloid).count, ==, 2));
    check("its normal", is_at(X(normal_quadric)(hyperboloid, &(Vec3){-1, 0, 0}), -1, 0, 0));
}
TEST_FUNCTION(A04)
{
    const X(grid) grid = {{-2, -2, -2}, 1, {4, 4, 4}};
    uint64_t bits[1];
    X(bvh) *tree = cube_tree();
    check("words", cmp(X(voxels_words)(&grid), ==, 1));
    check("solid", X(voxels_solid)(&grid, tree, ISECT_EVEN_ODD, NULL, bits) == ISECT_OK);
    check("the eight cells in the cube", cmp(bits[0], ==, 0x0000066006600000));
    check("surface", X(voxels_surface)(&grid, &cube_mesh, false, bits) == ISECT_OK);
    check("the surface reaches all cells", cmp(bits[0], ==, UINT64_MAX));
    X(bvh_free)(tree);
}
TEST_FUNCTION(A05)
{
    /* A light beside the edge of a tile, where planes alone keep it. */
    X(frustum) frustum, tile;
    const X(screen) screen = {64, 64, false};
    const X(rectangle2) pixels = {{0, 0}, {16, 16}};
    X(camera) camera = box_camera;
    camera.orthographic = false, camera.z_near = 1, camera.z_far = 9;
    check("camera", X(frustum_from_camera)(&camera, &frustum) == ISECT_OK);
    check("tile", X(frustum_from_pixels)(&frustum, &pixels, &screen, &tile) == ISECT_OK);
    const X(sphere) light = {{R(-1.5), R(1.5), 3}, R(0.5)}, beside = {{-3, 3, 3}, R(0.75)};
    check("it lights the tile", X(classify_frustum_sphere)(&tile, &light) != ISECT_OUTSIDE);
    check("a sharp corner", cmp(X(classify_frustum_sphere)(&tile, &beside), ==, ISECT_OUTSIDE));
}
TEST_FUNCTION(A06)
{
    const Vec3 quarter[] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, origin = {5, 0, 0};
    X(obb) moved;
    check("moved", X(bound_obb_moved)(&turned_cube, quarter, &origin, &moved) == ISECT_OK);
    check("the image", is_at(moved.center, 5, 0, 0) && is_at(moved.axis[0], R(-0.8), R(0.6), 0));
    check("its size", is_near(moved.half[0], 1));
}
TEST_FUNCTION(A07)
{
    const X(measure) solid = X(measure_aabb)(&cube);
    const X(measure) flat = X(measure_triangle)(&(X(triangle)){{0, 0, 0}, {4, 0, 0}, {0, 4, 0}});
    check("pixels", is_near(X(odds_pixels)(&solid, 1, false), 6));
    check("a solid is drawn twice", is_near(X(odds_pixels)(&solid, 1, true), 12));
    check("a flat shape once", is_near(X(odds_pixels)(&flat, 1, true), 4));
}
TEST_FUNCTION(A08)
{
    const X(triangle) normals = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const X(triangle2) texture = {{0, 0}, {4, 0}, {0, 4}};
    const Vec3 normal = X(at_triangle_normal)(&normals, 0, R(0.5), R(0.5));
    check("a normal of length 1",
          is_near(normal.x, normal.z) && is_near(normal.x * normal.x + normal.z * normal.z, 1));
    const X(vec2) at = X(at_triangle_texture)(&texture, R(0.25), R(0.5), R(0.25));
    check("texture coordinates", is_near(at.x, 1) && is_near(at.y, 2));
}
TEST_FUNCTION(A09)
{
    const X(segment) up = {{0, 0, 0}, {0, 0, 1}}, right = {{1, -1, 5}, {1, 1, 6}};
    check("anticlockwise", cmp(X(screw)(&up, &right), ==, 1));
}
TEST_FUNCTION(A10)
{
    const X(inertia) solid = X(measure_mesh_inertia)(&cube_mesh, false),
                     shell = X(measure_mesh_inertia)(&cube_mesh, true);
    check("volume and center", is_near(solid.mass, 8) && is_at(solid.center, 0, 0, 0));
    check("m (a^2 + b^2) / 12", is_near(solid.moments.x, R(16.) / 3));
    check("surface", is_near(shell.mass, 24) && is_near(shell.moments.x, R(80.) / 3));
}
TEST_FUNCTION(A11)
{
    const Vec3 path[] = {{-5, 0, 0}, {-5, 5, 0}, {0, 5, 0}, {0, 0, 0}};
    const X(sphere) ball = {path[0], R(0.5)};
    X(bvh) *tree = cube_tree();
    size_t segment = 9;
    const X(mesh_impact) impact =
        X(bvh_sweep_any_path)(tree, X(any_sphere)(&ball), path, 4, &segment);
    check("on the last part", cmp(segment, ==, 2) && is_near(impact.enter, R(0.7)));
    X(bvh_free)(tree);
}
/* A ball that presses on both boxes of an L: a contact with each, but none of the boxes. */
static void contacts_of_all_parts(const X(aabb) * foot, const X(aabb) * back)
{
    static real memory[1 << 12];
    const X(sphere) ball = {{R(1.5), R(1.75), R(0.5)}, 1};
    const X(any) shapes[] = {X(any_aabb)(foot), X(any_aabb)(back), X(any_sphere)(&ball)};
    const uint32_t groups[] = {1, 1, 2}, masks[] = {2, 2, 1};
    const X(pairs_bodies) bodies = {.shapes = shapes, .groups = groups, .masks = masks, .count = 3};
    X(aabb) boxes[6];
    uint32_t pairs[6];
    X(pairs_kept) kept = {.boxes = boxes, .pairs = pairs, .room = 3, .memory = memory};
    X(pairs_contact) contacts[3];
    size_t count;
    kept.bytes = sizeof memory;
    check("room", cmp(X(pairs_capacity)(3), <=, sizeof memory));
    check("contacts", X(pairs_contacts)(&bodies, 0, &kept, contacts, 3, &count) == ISECT_OK);
    check("with each part", cmp(count, ==, 2) && cmp(contacts[0].b, ==, 2) &&
                                is_near(contacts[0].contact.gap, R(-0.25)) &&
                                is_near(contacts[1].contact.gap, R(-0.5)));
}
TEST_FUNCTION(A12)
{
    /* An L of two boxes, and a ball in its corner. */
    const X(aabb) foot = {{0, 0, 0}, {4, 1, 1}}, back = {{0, 0, 0}, {1, 4, 1}};
    const X(any) parts[] = {X(any_aabb)(&foot), X(any_aabb)(&back)};
    const X(parts) corner = {parts, NULL, 2};
    X(sphere) ball = {{3, 3, 0}, 1};
    check("in the concave corner", !X(overlap_any)(X(any_parts)(&corner), X(any_sphere)(&ball)));
    check("closest",
          is_near(X(closest_any)(X(any_parts)(&corner), X(any_sphere)(&ball)).distance2, 1));
    const X(impact) impact =
        X(sweep_any)(X(any_sphere)(&ball), &(Vec3){0, -4, 0}, X(any_parts)(&corner));
    check("sweep", is_near(impact.enter, R(0.25)));
    ball.center.y = R(1.5);
    const X(contact) contact = X(contact_any)(X(any_parts)(&corner), X(any_sphere)(&ball));
    check("contact", is_near(contact.gap, R(-0.5)) && is_at(contact.normal, 0, 1, 0));
    contacts_of_all_parts(&foot, &back);
}

SEEDS(mentioned, SEED(A01), SEED(A02), SEED(A03), SEED(A04), SEED(A05), SEED(A06), SEED(A07),
      SEED(A08), SEED(A09), SEED(A10), SEED(A11), SEED(A12))
