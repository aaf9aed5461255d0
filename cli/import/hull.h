/* cli/import/hull.h - the convex hull of a mesh from a file. */
#ifndef CLI_HULL_H
#define CLI_HULL_H

#include "fault.h"

#include "isect/hull.h"
#include "isectd/hull.h"

/* A convex hull by its vertices: given ones, or those of the hull of a mesh. */
typedef struct Hull {
    isect_hull narrow;
    isectd_hull wide;
    void *memory; /* of the hull of a mesh */
} Hull;

/* Reads a mesh and makes the hull of the vertices of its finite triangles, in one precision. */
bool hull_load(Hull *hull, const char *path, bool in_double, Fault *fault);

void hull_free(Hull *hull);

#endif
