/* cli/import/path.h - a path: points that are read from a file, one in a line. */
#ifndef CLI_PATH_H
#define CLI_PATH_H

#include "fault.h"
#include "number.h"

#include "isectd/shapes.h"

#include <stddef.h>

/* The points of the path, in numbers of the precision. */
typedef struct Path {
    isectd_vec3 *points;
    size_t count, room;
} Path;

/* Reads the points of a file, or of "-", the standard input: three numbers in each line, with
 * spaces or commas between them. There must be a point. */
bool path_read(Path *path, const char *file, enum precision precision, Fault *fault);

/* The displacement from the first point to the place at t of a segment; 0 <= t <= 1. */
isectd_vec3 path_offset(const Path *path, size_t segment, double t);

void path_free(Path *path);

#endif
