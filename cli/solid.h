/* cli/solid.h - solids between planes, and their edges. */
#ifndef CLI_SOLID_H
#define CLI_SOLID_H

#include "ask_table.h"
#include "vector.h"

#include <stdbool.h>

/* The points with dot(normal, x) <= offset. */
struct half_space {
    struct vector normal;
    double offset;
};

/* p + t dir with from <= t <= end. */
struct edge {
    struct vector p, dir;
    double from, end;
};

/* Of the line that two planes share the part that the others leave, if there is any. */
bool solid_edge(const struct half_space *plane, int count, int i, int j, struct edge *edge);

/* The planes of a solid that is given as a view, and how many there are. */
enum { SOLID_PLANES = 2 * ASK_GIVEN_MOST };
int solid_of_kdop(const union ask_value *value, struct half_space *plane);
int solid_of_hull(const union ask_value *value, struct half_space *plane);

/* Those of a k-DOP whose edges are cut off, whose corners are, or both; and of a frustum. */
enum { KDOP_PLANES = 26, FRUSTUM_PLANES = 6 };
int solid_of_bounds(const double *lower, const double *upper, bool edges_off, bool corners_off,
                    struct half_space *plane);
int solid_of_frustum(const isectd_frustum *frustum, struct half_space *plane);

#endif
