/* cli/query/points.h - a plain list of points as a mesh. */
#ifndef CLI_POINTS_H
#define CLI_POINTS_H

#include "fault.h"
#include "import/mesh.h"

/* Reads a file of points, x y z a line, or "-", the standard input: a mesh whose triangles are
 * these points, one each; rounded to floats unless in_double. Blank lines and comments, which begin
 * with #, are skipped. False: the fault has the line and the reason, or the file has no point. */
bool points_load(const char *path, bool in_double, Mesh *mesh, Fault *fault);

#endif
