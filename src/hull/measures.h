/* hull/measures.h - sums over the triangles of a hull or a mesh: volume, surface area, centroid
 * (hull/measures.c). */
#ifndef ISECT_HULL_MEASURES_H
#define ISECT_HULL_MEASURES_H

#include "core/precision.h"

typedef struct Measures {
    double volume, area; /* times 6; times 2 */
    double volume_moment[3],
        area_moment[3];       /* times three times the offset from o to the mean of a, b, c */
    double scale[3];          /* factor of the coordinates along each axis */
    double cross_scale[3];    /* factor of the components of a cross product */
    int exponent[3], longest; /* 2^exponent is 1 / scale; the axis of the least scale */
} Measures;

/* Initializes sums for triangles in a box with these half extents. */
Measures X(measures_of_box)(const double half[3]);
void X(measures_add_triangle)(Measures *m, X(vec3) o, X(vec3) a, X(vec3) b, X(vec3) c);
Measures X(measures_of_hull)(const X(hull) * hull);
real X(measures_volume)(const Measures *m);
/* Divided by 2^power. */
real X(measures_area)(const Measures *m, int power);

/* Half of high - low; 0 only if the difference is: half of the least number counts as the least. */
double X(half_extent)(real low, real high);
/* The number of faces with edges: 0 without vertices. */
size_t X(hull_faces)(const X(hull) * hull);

#endif
