/* engine/plane_set.h - the intersection of any number of half-spaces in a box, in double: its
 * support points and its vertices, without a list of them. */
#ifndef ISECT_ENGINE_PLANE_SET_H
#define ISECT_ENGINE_PLANE_SET_H

#include <stdbool.h>
#include <stddef.h>

/* The half-spaces n . x + d <= 0 with a normal of about 1, in the box -half <= x, y, z <= half.
 * `plane` returns false if half-space i contains everything. */
typedef struct PlaneSet {
    size_t count;
    bool (*plane)(const void *of, size_t i, double n[3], double *d);
    const void *of;
    double half;
} PlaneSet;

/* The point of the set that is farthest along a direction, up to the rounding of
 * isect_polytope_cut. False if the set is empty; the point is then near it. */
bool isect_plane_set_farthest(const PlaneSet *set, const double direction[3], double point[3]);

/* Visits the vertices, each of them for every face that it belongs to, until `visit` returns false.
 * The faces of the box are faces, too. False if a visit returned that, or if a face has more than
 * 255 corners. */
bool isect_plane_set_vertices(const PlaneSet *set,
                              bool (*visit)(void *user, const double vertex[3]), void *user);

#endif
