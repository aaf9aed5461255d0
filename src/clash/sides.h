/* clash/sides.h - on which sides of the plane of one triangle the corners of another are. */
#ifndef ISECT_CLASH_SIDES_H
#define ISECT_CLASH_SIDES_H

#include "core/vec3.h"
#include HEADER(exact)

typedef struct Sides {
    bool below, above;
    int on;   /* the number of corners on the plane */
    int last; /* the last corner that is not on it */
} Sides;

/* Is p a corner of a triangle? */
static inline bool is_corner_of(const Vec3 corner[3], const Vec3 *p)
{
    bool is = false;
    for (int i = 0; i < 3; i++)
        is |= (p->x == corner[i].x) & (p->y == corner[i].y) & (p->z == corner[i].z);
    return is;
}

/* A common corner is on the plane, without a sign. */
static inline Sides sides_of(const Vec3 corner[3], const Vec3 plane[3])
{
    Sides sides = {false, false, 0, 0};
    for (int i = 0; i < 3; i++) {
        const int side = is_corner_of(plane, &corner[i])
                             ? 0
                             : X(orient3d)(&plane[0], &plane[1], &plane[2], &corner[i]);
        sides.below |= side > 0, sides.above |= side < 0, sides.on += side == 0;
        sides.last = side ? i : sides.last;
    }
    return sides;
}

/* True if a triangle has at most one corner in common with the plane, and no other point: then it
 * has no segment in common with a triangle in that plane. */
static inline bool only_touches(const Sides *sides)
{
    return sides->on < 2 && sides->below != sides->above;
}

#endif
