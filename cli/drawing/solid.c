/* cli/drawing/solid.c - solids between planes, and their edges. */
#include "drawing/solid.h"

#include "drawing/corners.h"

#include <string.h>

bool solid_edge(const HalfSpace *plane, int count, int i, int j, Edge *edge)
{
    const Vector a = plane[i].normal, b = plane[j].normal, dir = vector_cross(a, b);
    const double squared = vector_dot(dir, dir);
    const Vector p = vector_scale(vector_add(vector_scale(vector_cross(b, dir), plane[i].offset),
                                             vector_scale(vector_cross(dir, a), plane[j].offset)),
                                  1 / squared);
    double from = -INFINITY, end = INFINITY;
    for (int k = 0; k < count; k++) {
        const double left = plane[k].offset - vector_dot(plane[k].normal, p);
        const double speed = vector_dot(plane[k].normal, dir);
        if (k == i || k == j)
            continue;
        if (speed > 0)
            end = fmin(end, left / speed);
        else if (speed < 0)
            from = fmax(from, left / speed);
        else if (left < 0)
            return false;
    }
    *edge = (Edge){p, dir, from, end};
    return squared > 0 && from < end;
}

static const Vector kdop_axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
static const Vector kdop_edges[] = {{1, 1, 0},  {1, -1, 0}, {1, 0, 1},
                                    {1, 0, -1}, {0, 1, 1},  {0, 1, -1}};
static const Vector kdop_corners[] = {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
enum { KDOP_AXES = 3, KDOP_EDGES = 6, KDOP_CORNERS = 4 };

/* Adds the slabs along `count` normals that have a bound; returns the new count of planes. */
static int add_slabs(HalfSpace *plane, int planes, const Vector *normal, int count,
                     const double *lower, const double *upper)
{
    for (int i = 0; i < count; i++) {
        if (isfinite(upper[i]))
            plane[planes++] = (HalfSpace){normal[i], upper[i]};
        if (isfinite(lower[i]))
            plane[planes++] = (HalfSpace){vector_scale(normal[i], -1), -lower[i]};
    }
    return planes;
}

int solid_of_kdop(const union ask_value *value, HalfSpace *plane)
{
    const double *normal = value->points.doubles, *lower = normal + 3 * ASK_GIVEN_MOST;
    const double *upper = lower + ASK_GIVEN_MOST;
    int planes = 0;
    for (size_t i = 0; i < value->points.count; i++) {
        const Vector n = corner_at(value, i);
        planes = add_slabs(plane, planes, &n, 1, &lower[i], &upper[i]);
    }
    return planes;
}

int solid_of_hull(const union ask_value *value, HalfSpace *plane)
{
    for (size_t i = 0; i < value->points.count; i++) {
        const double *n = &value->points.doubles[4 * i];
        plane[i] = (HalfSpace){{n[0], n[1], n[2]}, -n[3]};
    }
    return (int)value->points.count;
}

bool hull_is_planes(const union ask_value *corners, union ask_value *hull)
{
    const size_t count = corners->points.other;
    if (corners->points.count > 0 || count == 0)
        return false;
    memmove(hull->points.doubles, corners->points.doubles + 3 * ASK_GIVEN_MOST,
            4 * count * sizeof(double));
    hull->points.count = count, hull->points.other = 0;
    return true;
}

int solid_of_bounds(const double *lower, const double *upper, bool edges_off, bool corners_off,
                    HalfSpace *plane)
{
    const int first = KDOP_AXES + (edges_off ? KDOP_EDGES : 0);
    int planes = add_slabs(plane, 0, kdop_axes, KDOP_AXES, lower, upper);
    if (edges_off)
        planes =
            add_slabs(plane, planes, kdop_edges, KDOP_EDGES, lower + KDOP_AXES, upper + KDOP_AXES);
    if (corners_off)
        planes = add_slabs(plane, planes, kdop_corners, KDOP_CORNERS, lower + first, upper + first);
    return planes;
}

int solid_of_frustum(const isectd_frustum *frustum, HalfSpace *plane)
{
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        plane[i] = (HalfSpace){vector_of(frustum->plane[i].normal), -frustum->plane[i].d};
    return FRUSTUM_PLANES;
}
