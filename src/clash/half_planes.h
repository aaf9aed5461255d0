/* clash/half_planes.h - do two surfaces cross along a line that is an edge of one of them?
 *
 * A section across the line shows the triangles about it as rays from one point. Each is in one
 * half-plane that the line bounds. Two half-planes of a that follow one another on its surface are
 * a sheet. A sheet of a and one of b cross exactly if the half-planes of b are on both sides of the
 * sheet of a.
 *
 * A half-plane of a may be that of b, where triangles lie on one another. It then counts as in
 * front of the triangle of b, by nothing. This moves each face of b back by a distance that tends
 * to 0. Closed surfaces in such a position cross in closed lines; these are their limits. */
#ifndef ISECT_CLASH_HALF_PLANES_H
#define ISECT_CLASH_HALF_PLANES_H

#include "section/about_edge.h"

typedef struct HalfPlane {
    Vec3 at; /* a point of it that is not on the line */
    uint32_t prim;
    int along;      /* 1 if the triangle goes round along the line, -1 if against it */
    Vec3 corner[3]; /* those of the triangle, in increasing order */
} HalfPlane;

typedef struct Sheet {
    HalfPlane side[2];
    bool border; /* only side[0] is there */
} Sheet;

/* The half-plane of a triangle that has an area, through one of its corners. */
static inline HalfPlane half_plane(const Vec3 line[2], const Vec3 corner[3], const Vec3 *at,
                                   uint32_t prim)
{
    HalfPlane half = {*at, prim, 0, {corner[0], corner[1], corner[2]}};
    for (int i = 1; i < 3; i++)
        for (int k = i; k > 0 && lies_before(&half.corner[k], &half.corner[k - 1]); k--)
            half.corner[k] = half.corner[k - 1], half.corner[k - 1] = corner[i];
    for (int axis = 0; axis < 3 && half.along == 0; axis++)
        half.along = projected_side(&corner[0], &corner[1], &corner[2], axis) *
                     projected_side(&line[0], &line[1], at, axis);
    return half;
}

/* By their corners, the least ones first. */
static inline bool has_lesser_corners(const HalfPlane *a, const HalfPlane *b)
{
    int i = 0;
    while (i < 2 && same(&a->corner[i], &b->corner[i]))
        i++;
    return lies_before(&a->corner[i], &b->corner[i]);
}

/* -1 if the half-plane of a is before that of b in a turn about the line, 1 if it is behind it. A
 * triangle that goes round along the line has its front before it. In one mesh the
 * triangle with lesser corners counts as that of a. */
static inline int order_of_halves(const Vec3 line[2], const HalfPlane *a, const HalfPlane *b,
                                  bool self)
{
    const int order = order_in_turn(line, &a->at, &b->at, 1);
    return order ? order : self && has_lesser_corners(b, a) ? a->along : -b->along;
}

/* Do two sheets cross? 1: the line in which they cross has the direction of the line, so that the
 * front of b is to the right of it, seen from the front of a; -1: the opposite one; 0: they do not
 * cross. */
static inline int crossing_of_sheets(const Vec3 line[2], const Sheet *a, const Sheet *b, bool self)
{
    const bool turned = order_in_turn(line, &a->side[0].at, &a->side[1].at, 1) > 0;
    const HalfPlane *first = &a->side[turned], *last = &a->side[!turned];
    bool between[2];
    for (int i = 0; i < 2; i++)
        between[i] = order_of_halves(line, first, &b->side[i], self) < 0 &&
                     order_of_halves(line, last, &b->side[i], self) > 0;
    return between[0] == between[1] ? 0 : -first->along * b->side[between[1]].along;
}

/* Does a sheet that ends at the line meet another one in the line alone? */
static inline bool is_border_apart(const Vec3 line[2], const Sheet *a, const Sheet *b)
{
    for (int i = 0; i < 2 - a->border; i++)
        for (int k = 0; k < 2 - b->border; k++)
            if (order_in_turn(line, &a->side[i].at, &b->side[k].at, 1) == 0)
                return false;
    return true;
}

#endif
