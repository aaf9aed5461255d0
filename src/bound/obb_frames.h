/* bound/obb_frames.h - three perpendicular directions for a box: those of a covariance, or of a
 * triangle among a few points. */
#ifndef ISECT_BOUND_OBB_FRAMES_H
#define ISECT_BOUND_OBB_FRAMES_H

#include "bound/oriented.h"
#include "bound/principal.h"

/* u of length 1, and w perpendicular to it, nearest to a direction that is not along u; and v. */
static inline void right_angles(Spot edge, Spot normal, Spot axis[3])
{
    const double length = sqrt(spot_dot(edge, edge)), size = sqrt(spot_dot(normal, normal));
    const Spot none = {0, 0, 0};
    const Spot u = {edge.x / length, edge.y / length, edge.z / length};
    Spot w = {normal.x / size, normal.y / size, normal.z / size};
    for (int turn = 0; turn < 2; turn++) {
        w = spot_mad(w, -spot_dot(w, u), u);
        w = spot_mad(none, 1 / sqrt(spot_dot(w, w)), w);
    }
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

/* The smallest box about a few points so far. */
typedef struct Smallest {
    const Spot *spot;
    int count;
    bool area;
    double slack; /* of widths, so that flat boxes differ */
    double size;
    Spot axis[3];
} Smallest;

static inline double width_along(const Smallest *smallest, Spot way)
{
    const Spot *spot = smallest->spot;
    double least = spot_dot(spot[0], way), most = least;
    for (int i = 1; i < smallest->count; i++) {
        const double at = spot_dot(spot[i], way);
        least = at < least ? at : least, most = at > most ? at : most;
    }
    return most - least + smallest->slack;
}
/* The three boxes of a triangle. */
static inline void try_triangle(Smallest *smallest, Spot a, Spot b, Spot c)
{
    const Spot edge[3] = {spot_minus(b, a), spot_minus(c, b), spot_minus(a, c)};
    const Spot normal = spot_cross(edge[0], edge[1]);
    const double across = spot_dot(normal, normal);
    Spot axis[3];
    for (int k = 0; k < 3; k++) {
        const double one = spot_dot(edge[k], edge[k]);
        const double other = spot_dot(edge[(k + 1) % 3], edge[(k + 1) % 3]);
        if (!(across > 0x1p-80 * one * other)) /* its normal might be anything */
            continue;
        right_angles(edge[k], normal, axis);
        const double x = width_along(smallest, axis[0]);
        const double y = width_along(smallest, axis[1]);
        const double z = width_along(smallest, axis[2]);
        const double size = smallest->area ? x * y + x * z + y * z : x * y * z;
        if (size < smallest->size) {
            smallest->size = size;
            memcpy(smallest->axis, axis, sizeof axis);
        }
    }
}

/* The square of how far a point is from a line, times that of the edge. */
static inline double off_line(Spot from, Spot edge, Spot p)
{
    const Spot off = spot_cross(edge, spot_minus(p, from));
    return spot_dot(off, off);
}
/* Of extreme points, in pairs. */
static inline void ditetrahedron_axes(const Spot *spot, int count, bool area, Spot axis[3])
{
    int a = 0, c = 0, low = 0, high = 0;
    double longest = -1;
    for (int i = 0; i < count; i += 2) {
        const Spot way = spot_minus(spot[i + 1], spot[i]);
        if (spot_dot(way, way) > longest)
            longest = spot_dot(way, way), a = i;
    }
    const int b = a + 1;
    const Spot edge = spot_minus(spot[b], spot[a]);
    for (int i = 1; i < count; i++)
        if (off_line(spot[a], edge, spot[i]) > off_line(spot[a], edge, spot[c]))
            c = i;
    const Spot normal = spot_cross(edge, spot_minus(spot[c], spot[a]));
    for (int i = 1; i < count; i++) {
        const double height = spot_dot(normal, spot[i]);
        low = height < spot_dot(normal, spot[low]) ? i : low;
        high = height > spot_dot(normal, spot[high]) ? i : high;
    }
    const double slack = (double)REAL_EPSILON * sqrt(longest);
    Smallest smallest = {spot, count, area, slack, INFINITY, {{0, 0, 0}}};
    const int corner[3] = {a, b, c}, tip[2] = {low, high};
    const double flat = 64 * slack * sqrt(spot_dot(normal, normal));
    try_triangle(&smallest, spot[a], spot[b], spot[c]);
    for (int way = 0; way < 2; way++) {
        const double height = spot_dot(normal, spot_minus(spot[tip[way]], spot[a]));
        for (int k = 0; k < 3 && fabs(height) > flat; k++)
            try_triangle(&smallest, spot[corner[k]], spot[corner[(k + 1) % 3]], spot[tip[way]]);
    }
    if (smallest.size < INFINITY)
        memcpy(axis, smallest.axis, sizeof smallest.axis);
    else
        about_edge(edge, axis);
}

#endif
