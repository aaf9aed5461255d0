/* bound/spot.h - a point or a direction in double, whatever the type of what is given. */
#ifndef ISECT_BOUND_SPOT_H
#define ISECT_BOUND_SPOT_H

typedef struct Spot {
    double x, y, z;
} Spot;

static inline Spot spot_minus(Spot a, Spot b)
{
    return (Spot){a.x - b.x, a.y - b.y, a.z - b.z};
}
static inline Spot spot_mad(Spot a, double s, Spot b)
{
    return (Spot){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}
static inline double spot_dot(Spot a, Spot b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline Spot spot_cross(Spot a, Spot b)
{
    return (Spot){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

#endif
