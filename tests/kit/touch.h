/* kit/touch.h - boxes and points on them, for shapes that touch: exactly, or up to an ulp. */
#ifndef ISECT_TEST_TOUCH_H
#define ISECT_TEST_TOUCH_H

#include "kit/polytope.h"
#include "kit/random.h"

static inline real positive(bool whole)
{
    return whole ? (real)any_int(1, 9) : any_real(R(0.1), 1);
}

/* A box whose upper corner is not at the origin; whole numbers, or any. Flat, or endless the other
 * way, or long, at times. */
static inline Aabb touched_box(bool whole)
{
    Aabb box;
    for (int k = 0; k < 3; k++) {
        real upper = whole ? (real)any_int(-9, 9) : any_real(-1, 1);
        ((real *)&box.upper)[k] = upper;
        real size = any_int(0, 5) ? positive(whole) : 1024 * positive(whole);
        ((real *)&box.lower)[k] = any_int(0, 7) ? upper - size : any_int(0, 1) ? upper : -REAL_INF;
    }
    return box;
}
/* On the edge of the box that runs along z through its upper corner, or that corner. */
static inline Vec3 upper_edge(const Aabb *box, bool whole)
{
    Vec3 p = box->upper;
    real height = box->upper.z - box->lower.z;
    if (height > REAL_MAX)
        height = 1;
    if (any_int(0, 2))
        p.z -= whole ? (real)(height >= 1) : any_real(0, 1) * height;
    return p;
}

/* A box with a corner at the origin, and points so near to it, that products of both round to the
 * least number. */
static inline Aabb faint_box(Vec3 *p, int n)
{
    const int down = ISECT_DOUBLE ? 712 : 104, up = ISECT_DOUBLE ? 1074 : 149;
    Aabb box = {{0, 0, 0}, {0, 0, 0}};
    for (int i = 0; i < n; i++) {
        Vec3 near = any_vec3();
        for (int k = 0; k < 3; k++)
            ((real *)&p[i])[k] = scaled(((real *)&near)[k], -down);
    }
    for (int k = 0; k < 3; k++) {
        real far = scaled(any_real(0, 3), down - up);
        if (any_int(0, 1))
            ((real *)&box.upper)[k] = far;
        else
            ((real *)&box.lower)[k] = -far;
    }
    return box;
}

/* Points and box turned about, mirrored, and scaled by a power of two. */
static inline Vec3 turned_about(Vec3 p, int turn, int mirror, int exponent)
{
    const real number[3] = {p.x, p.y, p.z};
    real out[3];
    for (int k = 0; k < 3; k++)
        out[k] =
            scaled(mirror >> k & 1 ? -number[(k + turn) % 3] : number[(k + turn) % 3], exponent);
    return (Vec3){out[0], out[1], out[2]};
}
static inline Aabb box_turned_about(const Aabb *box, int turn, int mirror, int exponent)
{
    Aabb out = {turned_about(box->lower, turn, mirror, exponent),
                turned_about(box->upper, turn, mirror, exponent)};
    for (int k = 0; k < 3; k++)
        if (mirror >> k & 1) {
            real lower = ((real *)&out.lower)[k];
            ((real *)&out.lower)[k] = ((real *)&out.upper)[k], ((real *)&out.upper)[k] = lower;
        }
    return out;
}
static inline int any_exponent(void)
{
    const int range = ISECT_DOUBLE ? 900 : 100;
    return any_int(0, 3) ? 0 : any_int(-range, range);
}

#endif
