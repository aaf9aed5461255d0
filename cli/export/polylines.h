/* cli/export/polylines.h - lines in space, written to a file: OBJ, CSV, DXF, or SVG of their
 * projection along a direction. */
#ifndef CLI_POLYLINES_H
#define CLI_POLYLINES_H

#include "drawing/vector.h"
#include "fault.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Polyline {
    size_t first, count; /* of the points */
    unsigned level;      /* the section that it belongs to */
    bool closed;
} Polyline;

/* All zero: no lines. */
typedef struct Polylines {
    Vector *points;
    Polyline *lines;
    size_t point_count, line_count, point_room, line_room;
    double unit; /* SVG: millimetres of a unit; 0: a picture without a size */
} Polylines;

/* False: out of memory. */
bool polylines_add(Polylines *to, const double (*points)[3], size_t count, bool closed,
                   unsigned level);
void polylines_free(Polylines *lines);

/* True if the name ends with .obj, .csv, .svg or .dxf. */
bool polylines_can_write(const char *path, Fault *fault);

/* Writes the format of the name's ending. An SVG shows the view against `toward`, with a group
 * SECTION_i for each level, whose closed lines have an even-odd fill. An existing file is replaced
 * when all is written. */
bool polylines_write(const Polylines *lines, const char *path, Vector toward, Fault *fault);

#endif
