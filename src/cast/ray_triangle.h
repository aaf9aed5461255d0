/* cast/ray_triangle.h - the formula of ray and triangle, for the pair and for the leaves of trees.
 *
 * The origin of the ray is moved to zero, the longest component of its direction becomes the z
 * axis, and a shear turns the ray into that axis. Then the ray pierces the triangle exactly if the
 * origin of the xy plane lies in the projection of the triangle, that is, if the three edge
 * functions (twice the signed areas of the triangles of the origin and each edge) have no opposite
 * signs. An edge shared by two triangles gives the same products in both, so that they cannot
 * disagree by rounding; but each may still be wrong.
 *
 * Error bounds, with h half an epsilon, Z the maximum |z| of the vertices relative to the origin,
 * and R the maximum |x| or |y| after shearing:
 *
 *     vertex - origin                      h |x|
 *     slope, z and their product           3h Z
 *     the last difference                  h R
 *     the shear, as |x| <= R + Z           h (4Z + 2R)
 *     an edge function: four such factors, each with one of at most R,
 *     two products and a difference        4R h (4Z + 2R) + 4h R^2 = h R (16Z + 12R)
 *
 * The code has 18 and 14, which cover terms of second order and the rounding of the bound, and adds
 * the least normal number for underflow. If an edge function is within its bound, and it matters,
 * the ray is unsure, and exact signs decide.
 *
 * The depth of the point, t times the length of the direction, is the mean of the depths z of the
 * vertices, weighted with the edge functions. It is clamped to the least and greatest of them, so
 * that t is never before or beyond all vertices. t is also clamped to the part of the ray inside
 * the box of the triangle, widened as in the slab test of a tree node. So no node that contains the
 * triangle is farther away than the hit in it.
 *
 * The decision whether t is in the range of the ray is exact. That part contains the true t; so if
 * it is between the ends, t is in the range. Else t decides, if no end is within its error. With E
 * the bound of an edge function, S the absolute value of their sum, and `span` the greatest z minus
 * the least:
 *
 *     an edge function, which weights its vertex's distance from the mean      3E / S span
 *     z, weight (two sums, quotient), product, two sums of products            7h Z
 *     z again in the span, as E / S is at most a third                         2h Z
 *     the quotient by the length                                               h Z
 *
 * The code has 4 and 12h, and the least normal number of depth and of t for underflow. Both clamps
 * are to intervals that contain the true value, up to errors less than these. The rest is decided
 * in exact arithmetic, and t is clamped to the range. */
#ifndef ISECT_CAST_RAY_TRIANGLE_H
#define ISECT_CAST_RAY_TRIANGLE_H

#include "core/three.h"
#include "geometry/slab.h"

/* The axis that becomes z of the frame; the other two follow in cyclic order. */
static inline int longest_of(const X(vec3) * d)
{
    const real x = real_abs(d->x), y = real_abs(d->y), z = real_abs(d->z);
    const int longest_z = (z >= x) & (z >= y); /* no branches: they would be unpredictable */
    return 2 * longest_z + ((y >= x) & !longest_z);
}
#if LANES == 1
typedef int Axis;
FORMULA Axis longest_axis(Vec3 d)
{
    return longest_of(&d);
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

/* A ray in its own frame; all vectors are in the order of the frame. */
typedef struct Frame {
    num slope_x, slope_y, length; /* dir = length * (slope_x, slope_y, 1) */
    Vec3 per;                     /* 1 / dir, or 0 if that is not a normal number */
    Vec3 open;                    /* 0, or infinite where `per` is 0: an unbounded slab */
} Frame;

/* The vertices of a triangle relative to the origin of a ray, in the order of its frame. */
typedef struct Corners {
    Vec3 a, b, c;
} Corners;

/* The weights of the vertices at the point: the edge functions of the opposite edges. */
typedef struct Barycentric {
    num u, v, w;    /* of b, c, a */
    num sum, bound; /* the error bound of each weight */
    num greatest_z;
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

/* The vertices after shearing, and the edge function of each with the one before, which is opposite
 * to the next. In n registers (core/three.h). */
FORMULA void edges_of(num slope_x, num slope_y, const Vec3 *corner, int n, num *x, num *y,
                      num *edge)
{
    num last_x[3], last_y[3];
    for (int j = 0; j < n; j++)
        x[j] = corner[j].x - slope_x * corner[j].z, y[j] = corner[j].y - slope_y * corner[j].z;
    permute_back(last_x, x, n), permute_back(last_y, y, n);
    for (int j = 0; j < n; j++)
        edge[j] = x[j] * last_y[j] - y[j] * last_x[j];
}

/* The error bound for vertices within r of the ray after shearing, and within z before; of num or
 * real. */
#define EDGE_BOUND(z, r) ((r) * (9 * REAL_EPSILON * (z) + 7 * REAL_EPSILON * (r)) + REAL_MIN)

/* The edge functions. `crossed`: the line certainly passes through the triangle. `apart`: it
 * certainly does not. Numbers that are NaN or too large are neither. */
FORMULA Barycentric edge_functions(const Frame *frame, const Corners *p, mask *crossed, mask *apart)
{
    const Vec3 corner[3] = {p->a, p->b, p->c};
    num x[3], y[3], edge[3];
    edges_of(frame->slope_x, frame->slope_y, corner, 3, x, y, edge);
    const num u = edge[0], v = edge[1], w = edge[2], sum = u + v + w;

    num z = max3(num_abs(p->a.z), num_abs(p->b.z), num_abs(p->c.z));
    num r = max3(num_max(num_abs(x[0]), num_abs(y[0])), num_max(num_abs(x[1]), num_abs(y[1])),
                 num_max(num_abs(x[2]), num_abs(y[2])));
    num bound = EDGE_BOUND(z, r);
    num least = min3(u, v, w), most = max3(u, v, w);
    *apart = num_min(-least, most) > bound;
    *crossed = (num_max(least, -most) > bound) & (num_abs(sum) <= REAL_MAX);
    return (Barycentric){u, v, w, sum, bound, z};
}

/* The part of the ray inside the box of the triangle, which contains the true t. */
typedef struct Part {
    num near, far;
} Part;

FORMULA Part widened_part(num near, num far)
{
    return (Part){saturate(widened_near(near)), saturate(widened_far(far))};
}

FORMULA Part part_in_box(const Frame *frame, const Corners *p)
{
    num near = splat(-REAL_INF), far = splat(REAL_INF);
    const Vec3 *a = &p->a, *b = &p->b, *c = &p->c;
    clip_slab(min3(a->x, b->x, c->x), max3(a->x, b->x, c->x), frame->per.x, frame->open.x, &near,
              &far);
    clip_slab(min3(a->y, b->y, c->y), max3(a->y, b->y, c->y), frame->per.y, frame->open.y, &near,
              &far);
    clip_slab(min3(a->z, b->z, c->z), max3(a->z, b->z, c->z), frame->per.z, frame->open.z, &near,
              &far);
    return widened_part(near, far);
}

/* True where the part is strictly inside the range of the ray. */
FORMULA mask surely_in_range(Part part, const Ray *ray)
{
    return (part.near > ray->t_min) & (part.far < ray->t_max);
}

/* True where t differs from the ends of the range by more than its error bound. */
FORMULA mask surely_decided(num t, const Barycentric *weights, const Frame *frame, const Corners *p,
                            const Ray *ray)
{
    num span = max3(p->a.z, p->b.z, p->c.z) - min3(p->a.z, p->b.z, p->c.z);
    num gap = num_min(num_abs(t - ray->t_min), num_abs(t - ray->t_max));
    num bound = 4 * (weights->bound / num_abs(weights->sum)) * span +
                (6 * REAL_EPSILON * weights->greatest_z + REAL_MIN);
    return (gap - REAL_MIN) * num_abs(frame->length) > bound;
}

/* The point where the line pierces the triangle; `hit` where that is certainly in the range. */
typedef struct Pierced {
    mask hit;
    num t, u, v, w;
} Pierced;

/* The points of the `crossed` lines; adds to the `unsure`. */
FORMULA Pierced pierced_at(mask crossed, const Barycentric *weights, const Frame *frame,
                           const Corners *p, const Ray *ray, mask *unsure)
{
    num u = weights->u / weights->sum, v = weights->v / weights->sum, w = weights->w / weights->sum;
    num least = min3(p->a.z, p->b.z, p->c.z), most = max3(p->a.z, p->b.z, p->c.z);
    num depth = clamp(w * p->a.z + u * p->b.z + v * p->c.z, least, most);
    const Part part = part_in_box(frame, p);
    num t = clamp(depth / frame->length, part.near, part.far);
    mask within = crossed & surely_in_range(part, ray), open = crossed & mask_not(within);
    if (__builtin_expect(!mask_none(open), 0)) {
        mask decided = open & surely_decided(t, weights, frame, p, ray);
        *unsure |= open & mask_not(decided);
        within |= decided & (t >= ray->t_min) & (t <= ray->t_max);
    }
    return (Pierced){within, t, u, v, w};
}

/* True where the ray comes from the front; the weights must have one sign. */
FORMULA mask from_front(const Barycentric *weights, const Frame *frame)
{
    return ((weights->u > 0) & (frame->length > 0)) | ((weights->u < 0) & (frame->length < 0));
}

#if FOUR_SPREAD
/* The axes that become x, y and z of the frame for this direction. */
FORMULA const unsigned char *frame_spread(num dir)
{
    static const unsigned char frames[][3] = {{1, 2, 0}, {2, 0, 1}, {1, 2, 0}, {2, 0, 1},
                                              {1, 2, 0}, {2, 0, 1}, {0, 1, 2}, {0, 1, 2}};
    const num d = num_abs(dir);
    const mask at_least = LANES_OF(d, d, 1, 2, 2) >= LANES_OF(d, d, 0, 0, 1); /* y x, z x, z y */
    return frames[bits_of_three(at_least)];
}

/* The part in the box between these bounds: in the first lane its near end, in the second minus its
 * far end, so that both are rounded alike. All vertices are finite. */
FORMULA num part_spread(num dir, num lower, num upper)
{
    const num per = reciprocal(dir), open = open_where(per), t0 = lower * per, t1 = upper * per;
    const num ends = most_of_both(num_min(t0, t1) - open, -(num_max(t0, t1) + open));
    return saturate(num_min(ends * SLAB_LESS, ends * SLAB_MORE) - (num){0, SLAB_TINY});
}

/* The answer for one pair whose edge functions are certain and have one sign, if its part in the
 * box is wholly in the range, or wholly outside. Only hits divide. */
FORMULA bool pierced_screen(const OneRay *ray, num part, real length, num z, num edge,
                            OneTouch *answer)
{
    const num far = -LANES_OF(part, part, 1, 1, 1);
    const real first = part[0], last = far[0], sum = edge[0] + edge[1] + edge[2];
    const num share = edge / splat(sum), depths = LANES_OF(share, share, 2, 0, 1) * z;
    const num depth =
        depths + LANES_OF(depths, depths, 1, 1, 1) + LANES_OF(depths, depths, 2, 2, 2);
    const num t = clamp(clamp(depth, least_of(&z, 1), most_of(&z, 1)) / (num){length}, part, far);
    const bool hit = first > ray->t_min && last < ray->t_max;
    if (hit)
        *(num_in_memory *)answer = __builtin_shufflevector(t, share, 0, 4, 5, 6) + 0;
    return (hit || first > ray->t_max || last < ray->t_min) && real_abs(sum) <= REAL_MAX &&
           real_abs(length) <= REAL_MAX;
}

/* The screen of one pair. The vertices are side by side, and the frame is chosen by an index. NaN
 * is never certain. */
FORMULA bool pierce_screen(const OneRay *ray, const OneTriangle *triangle, OneTouch *answer)
{
    const real *d = &ray->dir.x, *p = &triangle->a.x;
    const num o = load_four(&ray->origin.x), dir = load_four(d);
    const num a = load_four(p) - o, b = load_four(p + 3) - o, c = load_last_three(p + 6) - o;
    num row[3][3] = {{a}, {b}, {c}}, column[3][3];
    transpose(column, row, 1);
    const unsigned char *frame = frame_spread(dir);
    const num side_by_side[3] = {column[0][0], column[1][0], column[2][0]};
    const Vec3 corner = {side_by_side[frame[0]], side_by_side[frame[1]], side_by_side[frame[2]]};
    const real length = d[frame[2]];
    num x, y, edge;
    edges_of(splat(d[frame[0]] / length), splat(d[frame[1]] / length), &corner, 1, &x, &y, &edge);
    const num most = most_of_both(num_max(num_abs(x), num_abs(y)), num_abs(corner.z));
    const real bound = EDGE_BOUND(most[1], most[0]);
    const unsigned sure = bits_of_three(num_abs(edge) > splat(bound));
    const unsigned below = bits_of_three(edge < 0) & sure;
    *answer = (OneTouch){REAL_INF, 0, 0, 0};
    if ((below != 0) & (below != sure)) /* apart */
        return true;
    return sure == 7 && pierced_screen(ray, part_spread(dir, min3(a, b, c), max3(a, b, c)), length,
                                       corner.z, edge, answer);
}
#endif

FORMULA Touch touch_of(Pierced p)
{
    return touch_if(p.hit, p.t, p.u, p.v, p.w);
}

/* The exact answer of cast_ray_triangle, or of its culled form, for the unsure. */
X(touch)
X(cast_ray_triangle_decided)(const X(ray) * ray, const X(triangle) * triangle, bool front_only);

#endif
