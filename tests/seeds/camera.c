/* F01 to F09, and K01 to K07: frusta and picking. */
#include "seeds/seeds.h"

/* The orthographic camera sees the cube from -1 to 1 along -z; this one looks from the same place
 * with an angle of 90 degrees, from 1 to 9. */
static const X(camera) perspective = {.eye = {0, 0, 5},
                                      .forward = {0, 0, -1},
                                      .up = {0, 1, 0},
                                      .fov = R(1.57079632679489661923),
                                      .aspect = 1,
                                      .z_near = 1,
                                      .z_far = 9};
static const X(screen) screen = {100, 100, false};

static X(frustum) frustum_of(const X(camera) * camera)
{
    X(frustum) frustum;
    check("a frustum", X(frustum_from_camera)(camera, &frustum) == ISECT_OK);
    return frustum;
}
static X(frustum) box_frustum(void)
{
    return frustum_of(&box_camera);
}
static X(aabb) box_at(real x, real half)
{
    return (X(aabb)){{x - half, -half, -half}, {x + half, half, half}};
}

TEST_FUNCTION(F01)
{
    const X(frustum) frustum = box_frustum();
    const X(aabb) in = box_at(0, R(0.5)), out = box_at(3, 1), across = box_at(1, R(0.5));
    check("inside", cmp(X(classify_frustum_aabb)(&frustum, &in), ==, ISECT_INSIDE));
    check("outside", cmp(X(classify_frustum_aabb)(&frustum, &out), ==, ISECT_OUTSIDE));
    check("intersecting", cmp(X(classify_frustum_aabb)(&frustum, &across), ==, ISECT_STRADDLES));
}
TEST_FUNCTION(F02)
{
    /* A ball is inside where its center is in the shrunk frustum, outside where its center is
     * outside of the grown one. */
    const X(frustum) frustum = box_frustum();
    for (int i = -12; i <= 12; i++) {
        const X(sphere) ball = {{(real)i / 4, 0, 0}, R(0.625)};
        const real x = (real)fabs((double)ball.center.x);
        const isect_side want = x > 1 + ball.radius   ? ISECT_OUTSIDE
                                : x < 1 - ball.radius ? ISECT_INSIDE
                                                      : ISECT_STRADDLES;
        check("as a point", cmp(X(classify_frustum_sphere)(&frustum, &ball), ==, want));
    }
}
TEST_FUNCTION(F03)
{
    const X(frustum) frustum = box_frustum();
    const X(aabb) parent = {{R(-0.5), R(-0.5), R(-0.5)}, {2, R(0.5), R(0.5)}},
                  child = box_at(0, R(0.25)), out = box_at(3, 1);
    unsigned planes = ISECT_CULL_ALL, last = 0;
    check("a parent", cmp(X(cull_aabb)(&frustum, &parent, &planes, &last), ==, ISECT_STRADDLES));
    check("only one plane is left", cmp(planes, ==, 1u << 1));
    check("its child", cmp(X(cull_aabb)(&frustum, &child, &planes, &last), ==, ISECT_INSIDE));
    check("none is left", cmp(planes, ==, 0));
    planes = ISECT_CULL_ALL;
    check("outside", cmp(X(cull_aabb)(&frustum, &out, &planes, &last), ==, ISECT_OUTSIDE));
    check("this plane is first in the next frame", cmp(last, ==, 1));
}
TEST_FUNCTION(F04)
{
    /* OpenGL's projection for that angle, near 1 and far 9, and Direct3D's, along -z from 0. */
    const real gl[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, R(-1.25), -1, 0, 0, R(-2.25), 0};
    const real d3d[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, R(-1.125), -1, 0, 0, R(-1.125), 0};
    const X(projection) from_zero = {.depth_from_zero = true};
    X(frustum) a, b;
    check("OpenGL", X(frustum_from_matrix)(gl, NULL, &a) == ISECT_OK);
    check("Direct3D", X(frustum_from_matrix)(d3d, &from_zero, &b) == ISECT_OK);
    const Vec3 in[] = {{0, 0, R(-1.5)}, {R(7.5), 0, -8}},
               out[] = {{0, 0, R(-0.5)}, {0, 0, -10}, {R(-8.5), 0, -8}};
    for (size_t i = 0; i < COUNT(in); i++)
        check("seen", X(classify_frustum_point)(&a, &in[i]) == ISECT_INSIDE &&
                          X(classify_frustum_point)(&b, &in[i]) == ISECT_INSIDE);
    for (size_t i = 0; i < COUNT(out); i++)
        check("not seen", X(classify_frustum_point)(&a, &out[i]) == ISECT_OUTSIDE &&
                              X(classify_frustum_point)(&b, &out[i]) == ISECT_OUTSIDE);
    check("normals point outward", cmp(X(plane_height)(&a.plane[4], &in[0]), <, 0));
}
TEST_FUNCTION(F05)
{
    const X(frustum) frustum = frustum_of(&perspective);
    /* Beside the edge of two sides: outside of neither plane by its radius, and yet outside. */
    const X(sphere) beside = {{R(6.25), R(6.25), 0}, 1}, across = {{R(5.25), R(5.25), 0}, 1};
    unsigned planes = ISECT_CULL_ALL;
    check("planes alone do not decide",
          cmp(X(cull_sphere)(&frustum, &beside, &planes, NULL), ==, ISECT_STRADDLES));
    check("exact", cmp(X(classify_frustum_sphere)(&frustum, &beside), ==, ISECT_OUTSIDE));
    check("across", cmp(X(classify_frustum_sphere)(&frustum, &across), ==, ISECT_STRADDLES));
}
TEST_FUNCTION(F06)
{
    const X(frustum) frustum = box_frustum(); /* one box of each octant */
    X(aabb) boxes[8];
    for (int i = 0; i < 8; i++) {
        const Vec3 c = {i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1};
        boxes[i] = (X(aabb)){{c.x - R(0.5), c.y - R(0.5), c.z - R(0.5)},
                             {c.x + R(0.5), c.y + R(0.5), c.z + R(0.5)}};
    }
    uint64_t seen[1], inside[1];
    X(cull_aabbs)(&frustum, 1, X(aabbs_of)(boxes), 8, seen, inside);
    check("all are seen", cmp(seen[0], ==, 0xff) && cmp(inside[0], ==, 0));
}
TEST_FUNCTION(F07)
{
    const X(frustum) frustum = frustum_of(&perspective);
    const X(triangle) inside = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}},
                      around = {{-90, -90, 0}, {90, -90, 0}, {0, 90, 0}},
                      beside = {{7, 7, 0}, {9, 7, 0}, {7, 9, 0}};
    check("inside", cmp(X(classify_frustum_triangle)(&frustum, &inside), ==, ISECT_INSIDE));
    check("no corner inside",
          cmp(X(classify_frustum_triangle)(&frustum, &around), ==, ISECT_STRADDLES));
    check("outside", cmp(X(classify_frustum_triangle)(&frustum, &beside), ==, ISECT_OUTSIDE));
}
TEST_FUNCTION(F08)
{
    const X(frustum) frustum = frustum_of(&perspective);
    X(obb) box = turned_cube;
    check("inside", cmp(X(classify_frustum_obb)(&frustum, &box), ==, ISECT_INSIDE));
    box.center.x = R(4.5);
    check("across", cmp(X(classify_frustum_obb)(&frustum, &box), ==, ISECT_STRADDLES));
    box.center.x = 9;
    check("outside", cmp(X(classify_frustum_obb)(&frustum, &box), ==, ISECT_OUTSIDE));
}
TEST_FUNCTION(F09)
{
    /* A large box beside an edge of the frustum: no plane of the frustum separates it, a face of
     * the box does. */
    const X(frustum) frustum = frustum_of(&perspective);
    const X(aabb) beside = {{-90, -90, -9}, {90, 90, R(-4.5)}};
    unsigned planes = ISECT_CULL_ALL;
    check("six planes", cmp(X(cull_aabb)(&frustum, &beside, &planes, NULL), ==, ISECT_OUTSIDE));
    const X(aabb) aside = {{R(9.5), -40, -40}, {90, 40, 40}};
    planes = ISECT_CULL_ALL;
    check("no plane of the frustum",
          cmp(X(cull_aabb)(&frustum, &aside, &planes, NULL), ==, ISECT_STRADDLES));
    check("its corners", cmp(X(classify_frustum_aabb)(&frustum, &aside), ==, ISECT_OUTSIDE));
}

/* ---- picking ---- */

TEST_FUNCTION(K01)
{
    const X(frustum) frustum = box_frustum();
    X(bvh) *tree = cube_tree();
    X(ray) ray;
    check("a ray", X(frustum_pixel_ray)(&frustum, &(X(vec2)){75, 50}, &screen, &ray) == ISECT_OK);
    ray.origin.z += 2; /* the near plane is a face of the cube */
    const X(mesh_touch) touch = X(bvh_cast)(tree, &ray);
    check("the first thing hit", is_at(X(at)(&ray, touch.t), R(0.5), 0, 1));
    X(bvh_free)(tree);
}
TEST_FUNCTION(K02)
{
    const X(frustum) frustum = box_frustum();
    const X(rectangle2) left = {{0, 0}, {25, 100}};
    X(frustum) part;
    check("a part", X(frustum_from_pixels)(&frustum, &left, &screen, &part) == ISECT_OK);
    X(bvh) *tree = cube_tree();
    uint32_t prims[12];
    size_t count;
    check("a list", X(bvh_classify_frustum)(tree, &part, ISECT_TANGENT_INSIDE, prims, 12, &count) ==
                        ISECT_OK);
    check("the face x = -1", cmp(count, ==, 2) && cmp(prims[0], ==, 10) && cmp(prims[1], ==, 11));
    X(bvh_free)(tree);
}
TEST_FUNCTION(K03)
{
    const size_t counts[] = {12, 1, 5};
    uint32_t first[4];
    uint8_t rgba[4];
    check("codes", X(pick_codes)(counts, 3, first) == ISECT_OK);
    const X(pick_id) id = {2, 4};
    uint32_t code = X(pick_encode)(first, 3, id), back;
    X(pick_to_rgba8)(&code, 1, rgba);
    X(pick_from_rgba8)(rgba, 1, &back);
    const X(pick_id) read = X(pick_decode)(first, 3, back);
    check("through a colour", cmp(read.object, ==, 2) && cmp(read.prim, ==, 4));
}
TEST_FUNCTION(K04)
{
    const uint8_t rgb[] = {23, 192, 40}; /* the seed's pixel */
    const Vec3 weights = X(pick_weights)(rgb);
    check("weights", is_at(weights, R(23.) / 255, R(192.) / 255, R(40.) / 255));
}
TEST_FUNCTION(K05)
{
    const X(rectangle2) window = {{49, 49}, {52, 52}};
    real matrix[16];
    check("three by three", X(frustum_pick_matrix)(&window, &screen, NULL, matrix) == ISECT_OK);
    check("100 pixels become 3",
          is_near(matrix[0], R(100.) / 3) && is_near(matrix[5], R(100.) / 3));
    const uint32_t codes[9] = {0, 0, 0, 0, 0, 8, 0, 9, 9};
    const real depths[9] = {1, 1, 1, 1, 1, R(0.5), 1, R(0.25), R(0.75)};
    check("nearest to the middle",
          cmp(X(pick_choose)(codes, depths, 3, 3, ISECT_PICK_MIDDLE), ==, 7));
    check("the most frequent",
          cmp(codes[X(pick_choose)(codes, depths, 3, 3, ISECT_PICK_MOST)], ==, 9));
}
TEST_FUNCTION(K06)
{
    X(bvh) *tree = cube_tree();
    const X(ray) ray = ray_from(R(0.25), R(0.5), 5, 0, 0, -1);
    X(mesh_touch) touches[4];
    size_t count;
    check("all", X(bvh_cast_all)(tree, &ray, touches, 4, &count) == ISECT_OK && cmp(count, ==, 2));
    check("one behind the other", is_near(touches[0].t, 4) && is_near(touches[1].t, 6));
    X(mesh_touch) next;
    check("the next",
          cmp(X(bvh_cast_next)(tree, &ray, &touches[0], &next, 1), ==, 1) && is_near(next.t, 6));
    X(bvh_free)(tree);
}
/* A picture with a hole: what is near the middle of the face z = 1 is transparent. */
static bool is_opaque(void *user, const X(mesh_touch) * touch)
{
    (void)user;
    return touch->t > 5;
}
TEST_FUNCTION(K07)
{
    X(bvh) *tree = cube_tree();
    const X(ray) ray = ray_from(R(0.25), R(0.5), 5, 0, 0, -1);
    check("through the hole", is_near(X(bvh_cast_filtered)(tree, &ray, is_opaque, NULL).t, 6));
    X(bvh_free)(tree);
}

SEEDS(camera, SEED(F01), SEED(F02), SEED(F03), SEED(F04), SEED(F05), SEED(F06), SEED(F07),
      SEED(F08), SEED(F09), SEED(K01), SEED(K02), SEED(K03), SEED(K04), SEED(K05), SEED(K06),
      SEED(K07))
