/* cli/import.h - a mesh from a file. */
#ifndef CLI_IMPORT_H
#define CLI_IMPORT_H

#include "fault.h"
#include "mesh.h"
#include "source.h"

#include <stdbool.h>
#include <stddef.h>

/* What the importer may use before it is stopped; 0 means no limit. */
typedef struct ImportLimits {
    size_t memory;        /* bytes of address space, and of the answer */
    unsigned cpu_seconds; /* of work */
    unsigned seconds;     /* on the clock */
} ImportLimits;

/* The limits for a file of so many bytes. */
ImportLimits import_limits_for(size_t file_size);

/* Read a mesh from a file, or "-", the standard input. False: the fault says why in one line that
 * begins with the file's name. A file without a triangle is a fault, and one of which less arrives
 * than it declares. */
bool mesh_import(const char *path, Mesh *mesh, Fault *fault);

/* The meshes of these files, NULL behind the last, as one; rounded to floats unless that is not
 * wanted. Whatever is lost on the way and is no fault is a warning. */
bool mesh_load(const char *const paths[], bool in_double, Mesh *mesh, Fault *fault);

/* One of them, not rounded; and all that is left to do when there are no more. */
bool mesh_load_part(SourceText *file, bool in_double, Mesh *mesh, Fault *fault);
bool mesh_load_end(const char *name, bool in_double, Mesh *mesh, Fault *fault);

/* Is it a file that can be read, of how many bytes? */
bool file_check(const char *path, size_t *size, Fault *fault);

/* A file, or the standard input, as `path` says. */
SourceText source_of(const char *path);

/* One file, within limits of your own. */
bool mesh_import_limited(const char *path, const ImportLimits *limits, Mesh *mesh, Fault *fault);

#endif
