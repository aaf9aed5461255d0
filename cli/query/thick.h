/* cli/query/thick.h - the thickness of a solid at the middles of its triangles. */
#ifndef CLI_THICK_H
#define CLI_THICK_H

#include "fault.h"
#include "import/mesh.h"
#include "query/tree.h"

#include "isectd/shapes.h"

enum thick_method { THICK_RAY, THICK_BALL };

/* For each triangle: its middle, and the thickness of the solid there: the distance to the surface
 * along the inward normal, or the diameter of the largest ball inside that touches the surface
 * there; INFINITY if nothing is opposite, or the triangle has no area. */
typedef struct Thick {
    isectd_vec3 *middle;
    double *thickness;
} Thick;

/* `inward`: the fronts point to the inside. Diameters of balls are within 1e-5 of themselves.
 * False: out of memory. Release with thick_free in any case. */
bool thick_find(Thick *thick, const Mesh *mesh, Tree *tree, enum thick_method method, bool inward);
void thick_free(Thick *thick);

#endif
