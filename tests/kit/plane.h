/* kit/plane.h - heights over planes without rounding, for oracles; and planes that pass by. */
#ifndef ISECT_TEST_PLANE_H
#define ISECT_TEST_PLANE_H

#include "kit/big.h"
#include "kit/random.h"

/* normal . p + d, and its sign; begin() forgets it. */
static inline Big plane_height(const Plane *plane, Vec3 p)
{
    return plus(dot3(big3(plane->normal), big3(p)), big((double)plane->d));
}
static inline int plane_side(const Plane *plane, Vec3 p)
{
    begin();
    return sign(plane_height(plane, p));
}

/* A plane through p, up to rounding and an ulp; of its own kind of numbers if that is out of
 * range. */
static inline Plane plane_by(Vec3 p)
{
    Plane plane = odd_plane();
    real d = step(-dot(plane.normal, p));
    if (real_abs(d) <= REAL_MAX)
        plane.d = d;
    return plane;
}

/* Classes of points that may be on the plane, where the filters cannot decide. */
static inline Plane plane_of_class(int class, Vec3 *p)
{
    Plane plane;
    switch (class) {
    case 1: /* products round to the least number */
        plane = (Plane){faint_vec3(), (real)any_int(-9, 9) * REAL_LEAST};
        *p = faint_vec3();
        return plane;
    case 2: /* 1 + x - 1 + z, in double too: the small ones decide */
        plane = (Plane){{1, 1, 1}, 1};
        p->x = any_real(0, 1) * R(0x1p-53), p->y = -1;
        p->z = any_int(0, 2) ? any_real(-1, 0) * R(0x1p-53) : -p->x;
        return plane;
    case 3: /* integers, on the plane or beside it by one */
        plane = (Plane){{(real)any_int(-9, 9), (real)any_int(-9, 9), (real)any_int(-9, 9)}, 0};
        *p = (Vec3){(real)any_int(-9, 9), (real)any_int(-9, 9), (real)any_int(-9, 9)};
        plane.d = (real)any_int(-1, 1) - dot(plane.normal, *p);
        return plane;
    case 4:
        *p = odd_vec3();
        return odd_plane();
    default:
        *p = odd_vec3();
        return plane_by(*p);
    }
}
enum { PLANE_CLASSES = 8 };

#endif
