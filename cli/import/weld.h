/* cli/import/weld.h - joins vertices of a mesh that are nearly in one place, as the parts of a file
 * meet where rounding moved them apart: .1 + .2 beside .3. */
#ifndef CLI_WELD_H
#define CLI_WELD_H

#include "import/mesh.h"

/* The option of all commands that read meshes: vertices at most this far apart are joined; 0: none
 * are. */
void weld_within(double distance);

/* Joins the vertices of a mesh as the option states, before rounding. Two vertices belong together
 * if they are at most the distance apart, or if others between them are: it is transitive. Vertices
 * that belong together move to the first of them, so that different points are more than the
 * distance apart then. mesh->weld has the report. False: out of memory. */
bool weld_mesh(Mesh *mesh);

#endif
