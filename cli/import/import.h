/* cli/import/import.h - a mesh from a file. */
#ifndef CLI_IMPORT_H
#define CLI_IMPORT_H

#include "fault.h"
#include "import/mesh.h"
#include "import/source.h"

#include <stdbool.h>
#include <stddef.h>

/* The limits of the importer; 0 means no limit. */
typedef struct ImportLimits {
    size_t memory;        /* bytes of address space, and of the answer */
    unsigned cpu_seconds; /* of work */
    unsigned seconds;     /* on the clock */
} ImportLimits;

/* The limits for a file of this size. */
ImportLimits import_limits_for(size_t file_size);

/* Reads a mesh from a file, or "-", the standard input. False: the fault has the reason in one line
 * that begins with the file's name. A file without a triangle is a fault, and so is one with fewer
 * triangles than it declares. */
bool mesh_import(const char *path, Mesh *mesh, Fault *fault);

/* The meshes of these files, ending with NULL, as one; rounded to floats unless in_double. Losses
 * that are not faults are warnings. */
bool mesh_load(const char *const paths[], bool in_double, Mesh *mesh, Fault *fault);

/* The parts of mesh_load: one file, its vertices joined as --weld states, not rounded; and the end,
 * after the last file. */
bool mesh_load_part(SourceText *file, bool in_double, Mesh *mesh, Fault *fault);
bool mesh_load_end(const char *name, bool in_double, Mesh *mesh, Fault *fault);

/* Checks that the file can be read, and returns its size. */
bool file_check(const char *path, size_t *size, Fault *fault);

/* A file, or the standard input, by its path. */
SourceText source_of(const char *path);

/* Reads one file, with given limits. */
bool mesh_import_limited(const char *path, const ImportLimits *limits, Mesh *mesh, Fault *fault);

#endif
