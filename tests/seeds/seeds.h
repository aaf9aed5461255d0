/* seeds/seeds.h - what the tests of the ids of docs/seeds.md share.
 *
 * A test is named by its id, and calls the functions of the id as the literature describes them:
 * with numbers that are easy by hand. The tests of these functions themselves are in their own
 * folders. tools/seeds checks that each id has a test. */
#ifndef ISECT_TEST_SEEDS_H
#define ISECT_TEST_SEEDS_H

#include "kit/kit.h"
#include HEADER(isect)
#include "core/vec3.h"

#define SEED(id)                                                                                   \
    {                                                                                              \
#id, id, NULL, NULL, NULL                                                                  \
    }
#define SEEDS(name, ...) TESTS_IN(seeds_##name, __VA_ARGS__)

/* The answers are of the size of 1 to 30, and the error bounds of the functions here are below
 * 32 epsilon of that size. */
static inline bool is_near(real a, real b)
{
    return cmp(fabs((double)a - (double)b), <=, 1000 * (double)REAL_EPSILON);
}
static inline bool is_at(Vec3 p, real x, real y, real z)
{
    return is_near(p.x, x) && is_near(p.y, y) && is_near(p.z, z);
}
static inline bool is_span(Span span, real enter, real leave)
{
    return is_near(span.enter, enter) && is_near(span.leave, leave);
}
static inline X(ray) ray_from(real x, real y, real z, real dx, real dy, real dz)
{
    return (X(ray)){{x, y, z}, {dx, dy, dz}, 0, REAL_INF};
}
static inline X(points) points_of_array(const Vec3 *points)
{
    return (X(points)){&points->x, &points->y, &points->z, sizeof *points};
}

/* The cube from -1 to 1, as a mesh and as boxes. */
static const real cube_positions[8][3] = {{-1, -1, -1}, {1, -1, -1}, {1, 1, -1}, {-1, 1, -1},
                                          {-1, -1, 1},  {1, -1, 1},  {1, 1, 1},  {-1, 1, 1}};
static const uint32_t cube_indices[12][3] = {{0, 2, 1}, {0, 3, 2}, {4, 5, 6}, {4, 6, 7},
                                             {0, 1, 5}, {0, 5, 4}, {1, 2, 6}, {1, 6, 5},
                                             {2, 3, 7}, {2, 7, 6}, {3, 0, 4}, {3, 4, 7}};
static const X(mesh) cube_mesh = {cube_positions[0], 0, 8, cube_indices[0], 12};
static const X(aabb) cube = {{-1, -1, -1}, {1, 1, 1}};
static const X(obb) cube_obb = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
/* Turned about z: it reaches 1.4 along x and y. */
static const X(obb) turned_cube = {
    {0, 0, 0}, {{R(0.6), R(0.8), 0}, {R(-0.8), R(0.6), 0}, {0, 0, 1}}, {1, 1, 1}};
static const X(sphere) unit_ball = {{0, 0, 0}, 1};
/* A camera that sees that cube. */
static const X(camera) box_camera = {.eye = {0, 0, 5},
                                     .forward = {0, 0, -1},
                                     .up = {0, 1, 0},
                                     .left = -1,
                                     .right = 1,
                                     .bottom = -1,
                                     .top = 1,
                                     .z_near = 4,
                                     .z_far = 6,
                                     .orthographic = true};

/* A tree over the cube; free it with bvh_free. */
static inline X(bvh) * cube_tree(void)
{
    X(bvh) *tree = NULL;
    check("built", cmp(X(bvh_build)(&cube_mesh, NULL, &tree), ==, ISECT_OK));
    return tree;
}

#endif
