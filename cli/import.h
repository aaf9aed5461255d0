/* cli/import.h - a mesh from a file. */
#ifndef CLI_IMPORT_H
#define CLI_IMPORT_H

#include "fault.h"
#include "mesh.h"

#include <stdbool.h>
#include <stddef.h>

/* What the importer may use before it is stopped; 0 means no limit. */
struct import_limits {
    size_t memory;        /* bytes of address space, and of the answer */
    unsigned cpu_seconds; /* of work */
    unsigned seconds;     /* on the clock */
};

/* The limits for a file of so many bytes. */
struct import_limits import_limits_for(size_t file_size);

/* Read a mesh. False: the fault says why in one line that begins with the file's name. A file
 * without a triangle is a fault. */
bool mesh_import(const char *path, struct mesh *mesh, struct fault *fault);

/* The same within limits of your own. */
bool mesh_import_limited(const char *path, const struct import_limits *limits, struct mesh *mesh,
                         struct fault *fault);

#endif
