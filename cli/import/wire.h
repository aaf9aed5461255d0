/* cli/import/wire.h - the message in which the importer's process sends a mesh, or an error.
 *
 * In the byte order of the machine (both ends are the same program):
 *
 *     "isectmsh"  u64 vertices, triangles, polygons, skipped, rounding, counted, wide,
 *                 crossed and the place of the first, bent and the place of the first, binary,
 *                 packed; if packed: vertices x 3 floats, and the triangles are 0 1 2, 3 4 5 ...;
 *                 else vertices x 3 doubles, triangles x 3 u32 indices; end of stream
 *     "isectflt"  u64 length; this count of characters; end of stream
 *
 * The importer reads hostile files with a large C++ library, so its process is not trusted: the
 * decoder checks everything and allocates no more memory than the bytes that arrived. */
#ifndef CLI_WIRE_H
#define CLI_WIRE_H

#include "fault.h"
#include "import/mesh.h"

#include <stdio.h>

/* The source of the bytes. `read` stores up to `room` bytes and returns their count; 0 is the end
 * of the stream; on failure it sets the fault and returns -1. */
typedef struct WireSource {
    long (*read)(struct WireSource *source, void *bytes, size_t room, Fault *fault);
    size_t got, all; /* bytes that arrived; bytes of the arrays of the mesh, 0: not known yet */
} WireSource;

/* Reads one mesh of at most `limit` bytes. False: the fault has the reason, and *mesh is
 * unchanged. */
bool wire_decode(WireSource *source, size_t limit, Mesh *mesh, Fault *fault);

/* Writes the head of a mesh: all but the arrays, which must follow, packed or not. */
void wire_write_head(FILE *stream, const Mesh *mesh, bool packed);

/* Writes a whole message with an error. */
void wire_write_fault(FILE *stream, const Fault *fault);

#endif
