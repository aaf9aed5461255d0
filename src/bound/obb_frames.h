/* bound/obb_frames.h - three perpendicular directions for a box: those of a covariance, or of a
 * triangle among a few points. */
#ifndef ISECT_BOUND_OBB_FRAMES_H
#define ISECT_BOUND_OBB_FRAMES_H

#include "bound/ditetrahedron.h"
#include "bound/obb_axes.h"
#include "bound/principal.h"

/* u of length 1, and w perpendicular to it, nearest to a direction that is not along u; and v. What
 * is left along u is taken away twice: the first time may leave as much as rounding leaves of a w
 * that was nearly along it. */
static inline void orthonormal_frame(Vec3d edge, Vec3d normal, Vec3d axis[3])
{
    const Vec3d none = {0, 0, 0};
    const Vec3d u = mad3d(none, 1 / sqrt(dot3d(edge, edge)), edge);
    Vec3d w = mad3d(normal, -dot3d(normal, u), u);
    w = mad3d(w, -dot3d(w, u), u);
    w = mad3d(none, 1 / sqrt(dot3d(w, w)), w);
    axis[0] = u, axis[1] = cross3d(w, u), axis[2] = w;
}
/* Any two that are perpendicular to an edge. */
static inline void frame_of_edge(Vec3d edge, Vec3d axis[3])
{
    orthonormal_frame(edge, least_axis(edge), axis);
}

/* Of extreme points, in pairs. */
static inline void ditetrahedron_axes(const Vec3d *spot, int count, bool area, Vec3d axis[3])
{
    Vec3d edge, normal;
    if (find_ditetrahedron(spot, count / 2, area, (double)REAL_EPSILON, &edge, &normal))
        orthonormal_frame(edge, normal, axis);
    else
        frame_of_edge(edge, axis);
}

#endif
