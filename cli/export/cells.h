/* cli/export/cells.h - cells of a grid, written to a file: an array for NumPy, or the faces between
 * filled and other cells. */
#ifndef CLI_CELLS_H
#define CLI_CELLS_H

#include "fault.h"

#include "isectd/section.h"

#include <stdbool.h>

/* True if the name ends with .npy or .obj. */
bool cells_can_write(const char *path, Fault *fault);

/* Writes the format of the name's ending: .npy, an array of truth values [x, y, z] that numpy.load
 * reads, or .obj, faces of four vertices, anticlockwise seen from outside, which share vertices. An
 * existing file is replaced when all is written. */
bool cells_write(const isectd_grid *grid, const uint64_t *bits, const char *path, Fault *fault);

#endif
