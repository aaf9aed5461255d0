/* geometry/flat_aabb.h - exact decisions between flat shapes and axis-aligned boxes, for the cases
 * that the formulas leave undecided.
 *
 * A separating plane of a box and a segment or triangle can be chosen parallel to one of these (the
 * faces of their Minkowski sum):
 *
 * - a face of the box: comparisons decide;
 * - an edge of the box and an edge of the other: in the projection along the axis of the box's edge
 *   it is a line, and it separates if the nearest corner of the box is beyond it;
 * - the triangle: it separates if the nearest corner of the box is beyond it.
 *
 * The signs of the direction choose the nearest corner, and these are comparisons or orientations;
 * orient2d or orient3d gives its side.
 *
 * No case is too degenerate. A flat box is the intersection of boxes that are slightly thicker, so
 * that the same planes separate it. Needles and points have zero directions, which separate
 * nothing. A box with infinite bounds behaves as a large finite one: if the nearest corner is at
 * infinity in a direction that the separating direction is not perpendicular to, it cannot be
 * beyond the plane. */
#ifndef ISECT_GEOMETRY_FLAT_AABB_H
#define ISECT_GEOMETRY_FLAT_AABB_H

#include "exact/sides.h"
#include "geometry/flat.h"

/* True where the box around the points from `first` to `last` and the given box overlap, and
 * neither is empty or NaN. Infinite points pass; the caller must exclude them. */
FORMULA mask meets_box_of(Vec3 first, Vec3 last, const Aabb *box)
{
    return at_most3(box->lower, box->upper) & at_most3(box->lower, last) &
           at_most3(first, box->upper);
}

/* Twice the difference from a point to the centre of the box. */
FORMULA Vec3 twice_to_center(Vec3 p, const Aabb *box)
{
    Vec3 low = sub(box->lower, p), high = sub(box->upper, p);
    return (Vec3){low.x + high.x, low.y + high.y, low.z + high.z};
}

/* The extent of a box with these edge lengths perpendicular to lines of direction d, in the
 * projection along each axis. */
FORMULA Vec3 reach_beside(Vec3 d, Vec3 edges)
{
    Vec3 size = {num_abs(d.x), num_abs(d.y), num_abs(d.z)};
    return (Vec3){size.y * edges.z + size.z * edges.y, size.z * edges.x + size.x * edges.z,
                  size.x * edges.y + size.y * edges.x};
}

/* True where all numbers are far from overflow, which some rounding directions round to a finite
 * number. `room` bounds twice the differences, half of `size` bounds the products. False for
 * NaN. */
FORMULA mask within_size(num room, num size)
{
    return (room <= REAL_MAX / 4) & (size <= REAL_MAX / 2);
}

#if LANES == 1

/* The support point of the box in a direction, of which only the signs count; where a sign is 0,
 * the coordinate of `at`. False if it is at infinity. */
static inline bool support_point(const Aabb *box, const int direction[3], const Vec3 *at,
                                 Vec3 *corner)
{
    const real lower[3] = {box->lower.x, box->lower.y, box->lower.z};
    const real upper[3] = {box->upper.x, box->upper.y, box->upper.z};
    real number[3] = {at->x, at->y, at->z};
    for (int i = 0; i < 3; i++)
        if (direction[i] != 0)
            number[i] = direction[i] > 0 ? upper[i] : lower[i];
    *corner = (Vec3){number[0], number[1], number[2]};
    return finite3(*corner);
}

static inline int order(real a, real b)
{
    return (a > b) - (a < b);
}

/* True if all of the box is on one side, left (1) or right (-1), of the line from p to q, in the
 * projection along an axis. The corner farthest to the other side decides. */
static inline bool all_beside(const Aabb *box, const Vec3 *p, const Vec3 *q, int axis, int side)
{
    const Vec2 from = projected(p, axis), to = projected(q, axis);
    const int u = (axis + 1) % 3, v = (axis + 2) % 3;
    int direction[3] = {0, 0, 0}; /* (y, -x) points to the right of (x, y) */
    direction[u] = side * order(to.y, from.y);
    direction[v] = -side * order(to.x, from.x);
    Vec3 corner;
    return support_point(box, direction, p, &corner) && projected_side(p, q, &corner, axis) == side;
}
#endif

#endif
