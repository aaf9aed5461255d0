/* cli/query/cap.h - triangles that close the section of a mesh by a plane. */
#ifndef CLI_CAP_H
#define CLI_CAP_H

#include "isectd/section.h"

#include <stdbool.h>

/* All zero: empty. */
typedef struct Cap {
    isectd_triangle *triangles;
    size_t count, room;
    size_t failed; /* lines without a cap: their rounded points cross */
} Cap;

/* Makes triangles between the points of the closed lines, to their left as seen against the normal.
 * Touching lines and open lines have none. False: out of memory. Release with free. */
bool cap_make(Cap *cap, const isectd_section *section, isectd_vec3 normal);

#endif
