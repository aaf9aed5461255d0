/* cast/ray_triangle.h - the formula of ray and triangle, for the pair and for the leaves of trees.
 *
 * Put the origin of the ray at zero, make the longest component of its direction the z axis, and
 * shear so that the ray runs along it. Then the ray pierces the triangle exactly if the zero of the
 * xy plane lies in its shadow there, that is, if the three edge functions - twice the signed areas
 * that zero spans with each edge - have no opposite signs. An edge shared by two triangles gives
 * the same products in both, so that they cannot disagree by rounding; but each may still be wrong.
 *
 * Error bounds, with h half an epsilon, Z the greatest |z| of the corners as seen from the origin,
 * and R the greatest |x| or |y| after shearing:
 *
 *     corner - origin                      h |x|
 *     slope, z and their product           3h Z
 *     the last difference                  h R
 *     the shear, as |x| <= R + Z           h (4Z + 2R)
 *     an edge function: four such factors beside one of at most R, two products and a difference
 *                                          4R h (4Z + 2R) + 4h R^2 = h R (16Z + 12R)
 *
 * 18 and 14 in the code cover what is of second order and the rounding of the bound, and the least
 * normal number what underflows. If an edge function is not beyond its bound, and it matters, the
 * ray is unsure, and asks for exact signs.
 *
 * t is the mean of the depths of the corners, weighted with the edge functions, and so between them
 * whatever the rounding. Then it is clamped to the part of the ray inside the box of the triangle,
 * as wide as the slab test of a tree node would see it: so no node that holds the triangle can be
 * thought farther away than the hit in it. */
#ifndef ISECT_CAST_RAY_TRIANGLE_H
#define ISECT_CAST_RAY_TRIANGLE_H

#include "geometry/slab.h"

/* Which axis is the z of the frame? The other two follow in cyclic order. */
#if LANES == 1
typedef int Axis;
FORMULA Axis longest_axis(Vec3 d)
{
    num x = num_abs(d.x), y = num_abs(d.y), z = num_abs(d.z);
    int longest_z = (z >= x) & (z >= y); /* no branches: nobody could predict them */
    return 2 * longest_z + ((y >= x) & !longest_z);
}
FORMULA Vec3 permuted3(Vec3 v, Axis z)
{
    const real number[5] = {v.x, v.y, v.z, v.x, v.y};
    return (Vec3){number[z + 1], number[z + 2], number[z]};
}
#else
typedef struct Axis {
    mask y, z;
} Axis;
FORMULA Axis longest_axis(Vec3 d)
{
    num x = num_abs(d.x), y = num_abs(d.y), z = num_abs(d.z);
    mask longest_z = (z >= x) & (z >= y);
    return (Axis){mask_not(longest_z) & (y >= x), longest_z};
}
FORMULA Vec3 permuted3(Vec3 v, Axis axis)
{
    return (Vec3){num_select(axis.z, v.x, num_select(axis.y, v.z, v.y)),
                  num_select(axis.z, v.y, num_select(axis.y, v.x, v.z)),
                  num_select(axis.z, v.z, num_select(axis.y, v.y, v.x))};
}
#endif

/* A ray as its own frame sees it; all vectors in the order of the frame. */
typedef struct Frame {
    num slope_x, slope_y, length; /* dir = length * (slope_x, slope_y, 1) */
    Vec3 per;                     /* 1 / dir, or 0 if that is not a normal number */
    Vec3 open;                    /* 0, or infinite where `per` is 0: a slab without walls */
} Frame;

/* The corners of a triangle seen from the origin of a ray, in the order of its frame. */
typedef struct Corners {
    Vec3 a, b, c;
} Corners;

/* How much each corner contributes to the point: the edge functions of the opposite edges. */
typedef struct Barycentric {
    num u, v, w; /* of b, c, a */
} Barycentric;

FORMULA Frame frame_of(Vec3 dir /* in the order of the frame */)
{
    Vec3 per = {reciprocal(dir.x), reciprocal(dir.y), reciprocal(dir.z)};
    return (Frame){dir.x / dir.z,
                   dir.y / dir.z,
                   dir.z,
                   per,
                   {open_where(per.x), open_where(per.y), open_where(per.z)}};
}

/* The edge functions. `crossed`: the line surely passes through the triangle. `apart`: it surely
 * does not. Numbers that are NaN or too large are neither. */
FORMULA Barycentric edge_functions(const Frame *frame, const Corners *p, mask *crossed, mask *apart)
{
    num ax = p->a.x - frame->slope_x * p->a.z, ay = p->a.y - frame->slope_y * p->a.z;
    num bx = p->b.x - frame->slope_x * p->b.z, by = p->b.y - frame->slope_y * p->b.z;
    num cx = p->c.x - frame->slope_x * p->c.z, cy = p->c.y - frame->slope_y * p->c.z;
    Barycentric weights = {ax * cy - ay * cx, bx * ay - by * ax, cx * by - cy * bx};

    num z = max3(num_abs(p->a.z), num_abs(p->b.z), num_abs(p->c.z));
    num r = max3(num_max(num_abs(ax), num_abs(ay)), num_max(num_abs(bx), num_abs(by)),
                 num_max(num_abs(cx), num_abs(cy)));
    num bound = r * (9 * REAL_EPSILON * z + 7 * REAL_EPSILON * r) + REAL_MIN;
    num least = min3(weights.u, weights.v, weights.w);
    num most = max3(weights.u, weights.v, weights.w);
    num sum = weights.u + weights.v + weights.w;
    *apart = num_min(-least, most) > bound;
    *crossed = (num_max(least, -most) > bound) & (num_abs(sum) <= REAL_MAX);
    return weights;
}

/* t clamped to the part of the ray inside the box of the triangle. */
FORMULA num clamp_to_box(num t, const Frame *frame, const Corners *p)
{
    num near = splat(-REAL_INF), far = splat(REAL_INF);
    const Vec3 *a = &p->a, *b = &p->b, *c = &p->c;
    clip_slab(min3(a->x, b->x, c->x), max3(a->x, b->x, c->x), frame->per.x, frame->open.x, &near,
              &far);
    clip_slab(min3(a->y, b->y, c->y), max3(a->y, b->y, c->y), frame->per.y, frame->open.y, &near,
              &far);
    clip_slab(min3(a->z, b->z, c->z), max3(a->z, b->z, c->z), frame->per.z, frame->open.z, &near,
              &far);
    near = saturate(widened_near(near));
    far = saturate(widened_far(far));
    return num_max(num_min(t, far), near);
}

/* The point of contact, where the line crosses the triangle. */
FORMULA Touch touch_of(mask crossed, Barycentric weights, const Frame *frame, const Corners *p,
                       const Ray *ray)
{
    num sum = weights.u + weights.v + weights.w;
    num u = weights.u / sum, v = weights.v / sum, w = weights.w / sum;
    num t = (w * p->a.z + u * p->b.z + v * p->c.z) / frame->length;
    return touch_where(crossed, clamp_to_box(t, frame, p), u, v, w, ray);
}

/* The one answer of cast_ray_triangle, decided exactly: for the unsure. `front` asks for the sign
 * that the determinant must have: 1, or 0 for any. */
X(touch) X(cast_ray_triangle_decided)(const X(ray) * ray, const X(triangle) * triangle, int front);

#endif
