/* cli/memory.h - is there room for a mesh, before it is read? Estimates, so that a mesh which is
 * too large ends in a message and not in a tool that the system stops. */
#ifndef CLI_MEMORY_H
#define CLI_MEMORY_H

#include "fault.h"
#include "mesh.h"
#include "tree.h"

#include <stdbool.h>
#include <stddef.h>

/* The option of commands that answer a stream. */
#define MEMORY_OPTION(offset)                                                                      \
    OPTION_ROW(offset, "memory", OPTION_NUMBER, "BYTES",                                           \
               "refuse meshes that need more; default: free memory", 1, INFINITY)

/* What a mesh file declares. */
typedef struct MemoryNeed {
    size_t file;      /* bytes */
    size_t triangles; /* 0: not known so far */
    size_t vertices;  /* 0: three of each triangle */
    bool by_corner;   /* the importer makes a vertex of each corner */
} MemoryNeed;

/* Let the tool use so many bytes, 0: what is free, for trees that are built so. */
void memory_allow(double bytes, bool in_double, TreeWish wish);

/* Is there room for reading one more mesh, and then for a tree over it and the meshes that are
 * here? False: the fault says how many triangles it has, and how many bytes it needs. */
bool memory_check(const MemoryNeed *need, Fault *fault);

/* A mesh is here to stay. */
void memory_keep(const Mesh *mesh);

#endif
