/* cli/import/memory.h - estimates of the memory for a mesh, before it is read, so that a mesh which
 * is too large ends in a message, and the system need not kill the tool. */
#ifndef CLI_MEMORY_H
#define CLI_MEMORY_H

#include "fault.h"
#include "import/mesh.h"
#include "query/tree.h"

#include <stdbool.h>
#include <stddef.h>

/* The option of commands that answer a stream. */
#define MEMORY_OPTION(offset)                                                                      \
    OPTION_ROW(offset, "memory", OPTION_NUMBER, "BYTES",                                           \
               "refuse meshes that need more; default: free memory", 1, INFINITY)

/* The counts that a mesh file declares. */
typedef struct MemoryNeed {
    size_t file;      /* bytes */
    size_t triangles; /* 0: not known yet */
    size_t vertices;  /* 0: three of each triangle */
    bool own;         /* a reader of this program reads the file, not assimp */
} MemoryNeed;

/* Sets the memory that the tool may use, 0: the free memory, and the kind of its trees. */
void memory_allow(double bytes, bool in_double, TreeWish wish);

/* Checks the memory for reading one more mesh, and then for a tree over it and the loaded meshes.
 * False: the fault has its count of triangles, and the bytes that it needs. */
bool memory_check(const MemoryNeed *need, Fault *fault);

/* Counts a mesh as loaded. */
void memory_keep(const Mesh *mesh);

#endif
