/* kit/truth/truth.h - the shapes by their definitions alone, for the judges of answers.
 *
 * truth_of(kind) has, for each kind of shape (kit/rows.h), these members. A member that no judge
 * uses is NULL.
 *
 * - depth: how far outside a point is, negative inside, in long double. It changes by no more than
 *   the distance of two points, and it is convex. Hence the shape grown by d is where it is at most
 *   d, and along a line it has one minimum.
 * - size: the scale S of the bounds in the headers: how far the shape is seen from a point, and how
 *   large it is.
 * - draw: a shape, and a point of its border or nearly; false if it made no shape.
 * - deepest: where a line is deepest in it, if thirds would be too slow.
 * - planes: the half-spaces whose intersection it is, instead of depth; draw_planes draws one.
 * - cross: where a line crosses a flat shape; draw_ray draws both.
 * - near: the point of it nearest to another, without rounding; draw_near draws both.
 * - line: of a segment or a ray, without rounding; draw_lines draws two.
 * - extent: its centre, and how far it reaches to both sides of it along a direction, times the
 *   length of that. */
#ifndef ISECT_TEST_TRUTH_H
#define ISECT_TEST_TRUTH_H

#include "kit/rows.h"
#include "kit/truth/capsule.h"
#include "kit/truth/cone.h"
#include "kit/truth/corners.h"
#include "kit/truth/cylinder.h"
#include "kit/truth/ellipsoid.h"
#include "kit/truth/flat.h"
#include "kit/truth/lozenge.h"
#include "kit/truth/near.h"
#include "kit/truth/obb.h"
#include "kit/truth/planes.h"
#include "kit/truth/roundcone.h"
#include "kit/truth/sphere.h"

typedef Long Depth(const void *shape, const Long x[3]);

typedef struct Truth {
    Depth *depth;
    Long (*size)(const void *shape, Vec3 from);
    bool (*draw)(int i, void *shape, BorderPoint *on);
    Long (*deepest)(const void *shape, const Ray *ray);
    void (*planes)(const void *shape, HalfSpaces *all);
    void (*draw_planes)(int i, void *shape);
    Crossed (*cross)(const void *shape, const Ray *ray);
    bool (*draw_ray)(int i, void *shape, Ray *ray);
    Near (*near)(const void *shape, Big3 p);
    void (*draw_near)(int i, Vec3 *p, void *shape);
    BigRay (*line)(const void *shape);
    void (*draw_lines)(int i, void *a, void *b);
    Long (*extent)(const void *shape, const Long dir[3], Long center[3]);
} Truth;

#define SOLID(shape) .depth = depth_##shape, .size = size_##shape, .draw = draw_##shape
#define PLANES(shape) .planes = planes_##shape, .draw_planes = draw_##shape
#define FLAT(shape) .cross = cross_##shape, .draw_ray = draw_##shape
#define EXTENT(shape) .extent = extent_##shape
#define NEAR(shape) .near = near_##shape, .draw_near = draw_near_##shape

static inline const Truth *truth_of(Kind shape)
{
    static const Truth none,
        truths[] = {
            [KIND_point] = {EXTENT(point)},
            [KIND_segment] = {NEAR(segment), EXTENT(segment), .line = line_of_segment,
                              .draw_lines = draw_segments},
            [KIND_ray] = {NEAR(ray), .line = line_of_ray, .draw_lines = draw_rays},
            [KIND_plane] = {FLAT(plane), NEAR(plane)},
            [KIND_triangle] = {NEAR(triangle), EXTENT(triangle)},
            [KIND_rectangle] = {FLAT(rectangle), NEAR(rectangle), EXTENT(rectangle),
                                .size = size_rectangle},
            [KIND_disc] = {FLAT(disc), NEAR(disc), EXTENT(disc), .size = size_disc},
            [KIND_sphere] = {SOLID(sphere), NEAR(sphere), EXTENT(sphere)},
            [KIND_circle2] = {SOLID(circle2)},
            [KIND_capsule] = {SOLID(capsule), NEAR(capsule), EXTENT(capsule)},
            [KIND_lozenge] = {SOLID(lozenge), EXTENT(lozenge)},
            [KIND_ellipsoid] = {SOLID(ellipsoid), EXTENT(ellipsoid), .deepest = deepest_ellipsoid},
            [KIND_cylinder] = {SOLID(cylinder), EXTENT(cylinder), .near = near_cylinder},
            [KIND_cone] = {SOLID(cone), EXTENT(cone)},
            [KIND_roundcone] = {EXTENT(roundcone), .depth = depth_roundcone,
                                .size = size_roundcone},
            [KIND_aabb] = {NEAR(aabb), EXTENT(aabb)},
            [KIND_obb] = {SOLID(obb), NEAR(obb), EXTENT(obb)},
            [KIND_kdop14] = {PLANES(kdop14)},
            [KIND_kdop18] = {PLANES(kdop18)},
            [KIND_kdop26] = {PLANES(kdop26)},
            [KIND_frustum] = {PLANES(frustum), EXTENT(frustum)},
            [KIND_kdop] = {PLANES(kdop), EXTENT(kdop)},
            [KIND_hull] = {PLANES(hull)},
            [KIND_corners] = {EXTENT(corners)},
            [KIND_tetrahedron] = {EXTENT(tetrahedron)},
        };
    return (size_t)shape < COUNT(truths) ? &truths[shape] : &none;
}

/* ---- lines ---- */

static inline void at_long(const Ray *ray, Long t, Long x[3])
{
    x[0] = ray->origin.x + t * ray->dir.x;
    x[1] = ray->origin.y + t * ray->dir.y;
    x[2] = ray->origin.z + t * ray->dir.z;
}
static inline Long depth_at(const Ray *ray, const void *shape, Depth *depth, Long t)
{
    Long x[3];
    at_long(ray, t, x);
    return depth(shape, x);
}
/* The t at which the depth is least, if that is within `reach` of the origin of the ray. */
static inline Long deepest(const Ray *ray, const void *shape, Depth *depth, Long reach)
{
    Long to = reach / length_long(ray->dir), from = -to;
    for (int i = 0; i < 120; i++) {
        const Long t = from + (to - from) * 0.45L, u = from + (to - from) * 0.55L;
        if (depth_at(ray, shape, depth, t) <= depth_at(ray, shape, depth, u))
            to = u;
        else
            from = t;
    }
    return (from + to) / 2;
}

#endif
