/* bound/obb_frames.h - three perpendicular directions for a box: those of a covariance, or of a
 * triangle among a few points. */
#ifndef ISECT_BOUND_OBB_FRAMES_H
#define ISECT_BOUND_OBB_FRAMES_H

#include "bound/ditetrahedron.h"
#include "bound/oriented.h"
#include "bound/principal.h"

/* u of length 1, and w perpendicular to it, nearest to a direction that is not along u; and v. What
 * is left along u is taken away twice: the first time may leave as much as rounding leaves of a w
 * that was nearly along it. */
static inline void right_angles(Spot edge, Spot normal, Spot axis[3])
{
    const Spot none = {0, 0, 0};
    const Spot u = spot_mad(none, 1 / sqrt(spot_dot(edge, edge)), edge);
    Spot w = spot_mad(normal, -spot_dot(normal, u), u);
    w = spot_mad(w, -spot_dot(w, u), u);
    w = spot_mad(none, 1 / sqrt(spot_dot(w, w)), w);
    axis[0] = u, axis[1] = spot_cross(w, u), axis[2] = w;
}
/* Any two that are perpendicular to an edge. */
static inline void about_edge(Spot edge, Spot axis[3])
{
    const double x = fabs(edge.x), y = fabs(edge.y), z = fabs(edge.z);
    const Spot least = {x <= y && x <= z, !(x <= y && x <= z) && y <= z,
                        !(x <= y && x <= z) && !(y <= z)};
    right_angles(edge, least, axis);
}

/* Of extreme points, in pairs. */
static inline void ditetrahedron_axes(const Spot *spot, int count, bool area, Spot axis[3])
{
    Spot edge, normal;
    if (find_ditetrahedron(spot, count / 2, area, (double)REAL_EPSILON, &edge, &normal))
        right_angles(edge, normal, axis);
    else
        about_edge(edge, axis);
}

#endif
