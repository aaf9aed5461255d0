/* cli/drawing/solid.h - solids between planes, and their edges. */
#ifndef CLI_SOLID_H
#define CLI_SOLID_H

#include "ask/ask.h"
#include "drawing/vector.h"

#include <stdbool.h>

/* The points with dot(normal, x) <= offset. */
typedef struct HalfSpace {
    Vector normal;
    double offset;
} HalfSpace;

/* p + t dir with from <= t <= end. */
typedef struct Edge {
    Vector p, dir;
    double from, end;
} Edge;

/* The part of the common line of two planes that is inside the others; false if it is empty. */
bool solid_edge(const HalfSpace *plane, int count, int i, int j, Edge *edge);

/* The planes of a solid that is given as a view, and their count. */
enum { SOLID_PLANES = 2 * ASK_GIVEN_MOST };
int solid_of_kdop(const union ask_value *value, HalfSpace *plane);
int solid_of_hull(const union ask_value *value, HalfSpace *plane);

/* Makes the view of a hull by its planes, if it has planes alone; else false. */
bool hull_is_planes(const union ask_value *corners, union ask_value *hull);

/* The planes of a k-DOP with cut edges, cut corners, or both; and of a frustum. */
enum { KDOP_PLANES = 26, FRUSTUM_PLANES = 6 };
int solid_of_bounds(const double *lower, const double *upper, bool edges_off, bool corners_off,
                    HalfSpace *plane);
int solid_of_frustum(const isectd_frustum *frustum, HalfSpace *plane);

#endif
