/* Triangle against box by 13 separating axes (Akenine-Moeller, Fast 3D Triangle-Box Overlap
 * Testing, Journal of Graphics Tools 6(1), 2001). The center of the box is at the origin; nine
 * cross products of edges come first, with an exit at the first that separates, then the box of the
 * triangle, then its plane, the order that the paper found to be the fastest. Further forms test
 * the boxes first, or join all axes without a branch. Oriented boxes are tested in their frame. */
#ifndef BENCH_TRIANGLE_AABB_AXES_H
#define BENCH_TRIANGLE_AABB_AXES_H

#include "precision.h"

typedef struct boxed_triangle {
    vec3 h, v[3], edge[3];
} boxed_triangle;

static inline boxed_triangle with_edges(boxed_triangle b)
{
    b.edge[0] = sub(b.v[1], b.v[0]), b.edge[1] = sub(b.v[2], b.v[1]);
    b.edge[2] = sub(b.v[0], b.v[2]);
    return b;
}

static inline boxed_triangle boxed(const X(triangle) * t, const X(aabb) * box)
{
    const real half = R(0.5);
    vec3 c = {half * (box->lower.x + box->upper.x), half * (box->lower.y + box->upper.y),
              half * (box->lower.z + box->upper.z)};
    boxed_triangle b = {.h = {box->upper.x - c.x, box->upper.y - c.y, box->upper.z - c.z}};
    b.v[0] = sub(t->a, c), b.v[1] = sub(t->b, c), b.v[2] = sub(t->c, c);
    return with_edges(b);
}

/* The same in the frame of an oriented box. */
static inline boxed_triangle boxed_in_frame(const X(triangle) * t, const X(obb) * box)
{
    const vec3 *corners[3] = {&t->a, &t->b, &t->c}, *axis = box->axis;
    boxed_triangle b = {.h = {box->half[0], box->half[1], box->half[2]}};
    for (int i = 0; i < 3; i++) {
        vec3 m = sub(*corners[i], box->center);
        b.v[i] = (vec3){dot(m, axis[0]), dot(m, axis[1]), dot(m, axis[2])};
    }
    return with_edges(b);
}

/* Returns whether the cross product of an axis and an edge separates. p is the projection of the
 * ends of the edge, q that of the third vertex. */
static inline bool axis_separates(real p, real q, real reach)
{
    return least(p, q) > reach || most(p, q) < -reach;
}

static inline bool edge_separates(const boxed_triangle *b, int i)
{
    const vec3 e = b->edge[i], p = b->v[i], q = b->v[(i + 2) % 3], h = b->h;
    const vec3 a = {real_abs(e.x), real_abs(e.y), real_abs(e.z)};
    return axis_separates(e.z * p.y - e.y * p.z, e.z * q.y - e.y * q.z, a.z * h.y + a.y * h.z) ||
           axis_separates(e.x * p.z - e.z * p.x, e.x * q.z - e.z * q.x, a.z * h.x + a.x * h.z) ||
           axis_separates(e.y * p.x - e.x * p.y, e.y * q.x - e.x * q.y, a.y * h.x + a.x * h.y);
}

static inline bool boxes_separate(const boxed_triangle *b)
{
    const vec3 *v = b->v;
    return axis_separates(least(v[0].x, least(v[1].x, v[2].x)), most(v[0].x, most(v[1].x, v[2].x)),
                          b->h.x) ||
           axis_separates(least(v[0].y, least(v[1].y, v[2].y)), most(v[0].y, most(v[1].y, v[2].y)),
                          b->h.y) ||
           axis_separates(least(v[0].z, least(v[1].z, v[2].z)), most(v[0].z, most(v[1].z, v[2].z)),
                          b->h.z);
}

static inline bool plane_separates(const boxed_triangle *b)
{
    vec3 n = cross(b->edge[0], b->edge[1]);
    vec3 size = {real_abs(n.x), real_abs(n.y), real_abs(n.z)};
    return real_abs(dot(n, b->v[0])) > dot(size, b->h);
}

static inline bool triangle_aabb_edges_first(const X(triangle) * t, const X(aabb) * box)
{
    boxed_triangle b = boxed(t, box);
    return !edge_separates(&b, 0) && !edge_separates(&b, 1) && !edge_separates(&b, 2) &&
           !boxes_separate(&b) && !plane_separates(&b);
}

static inline bool boxes_first(const boxed_triangle *b)
{
    return !boxes_separate(b) && !plane_separates(b) && !edge_separates(b, 0) &&
           !edge_separates(b, 1) && !edge_separates(b, 2);
}

static inline bool triangle_aabb_boxes_first(const X(triangle) * t, const X(aabb) * box)
{
    boxed_triangle b = boxed(t, box);
    return boxes_first(&b);
}

static inline bool triangle_obb_boxes_first(const X(triangle) * t, const X(obb) * box)
{
    boxed_triangle b = boxed_in_frame(t, box);
    return boxes_first(&b);
}

/* Returns how far the interval of p and q is beyond `reach`; an axis that does not separate has a
 * result <= 0. */
static inline real beside(real p, real q, real reach)
{
    return most(least(p, q), -most(p, q)) - reach;
}

static inline real edge_beside(const boxed_triangle *b, int i)
{
    const vec3 e = b->edge[i], p = b->v[i], q = b->v[(i + 2) % 3], h = b->h;
    const vec3 a = {real_abs(e.x), real_abs(e.y), real_abs(e.z)};
    real x = beside(e.z * p.y - e.y * p.z, e.z * q.y - e.y * q.z, a.z * h.y + a.y * h.z);
    real y = beside(e.x * p.z - e.z * p.x, e.x * q.z - e.z * q.x, a.z * h.x + a.x * h.z);
    real z = beside(e.y * p.x - e.x * p.y, e.y * q.x - e.x * q.y, a.y * h.x + a.x * h.y);
    return most(x, most(y, z));
}

static inline bool axes_joined(boxed_triangle b)
{
    const vec3 *v = b.v;
    real x =
        beside(least(v[0].x, least(v[1].x, v[2].x)), most(v[0].x, most(v[1].x, v[2].x)), b.h.x);
    real y =
        beside(least(v[0].y, least(v[1].y, v[2].y)), most(v[0].y, most(v[1].y, v[2].y)), b.h.y);
    real z =
        beside(least(v[0].z, least(v[1].z, v[2].z)), most(v[0].z, most(v[1].z, v[2].z)), b.h.z);
    real edges = most(edge_beside(&b, 0), most(edge_beside(&b, 1), edge_beside(&b, 2)));
    bool by_plane = plane_separates(&b);
    return (most(most(x, y), most(z, edges)) <= 0) & !by_plane;
}

static inline bool triangle_aabb_joined(const X(triangle) * t, const X(aabb) * box)
{
    return axes_joined(boxed(t, box));
}

static inline bool triangle_obb_joined(const X(triangle) * t, const X(obb) * box)
{
    return axes_joined(boxed_in_frame(t, box));
}

#endif
