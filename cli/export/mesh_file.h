/* cli/export/mesh_file.h - a mesh, written to a file: OBJ, STL, PLY or glTF. */
#ifndef CLI_MESH_FILE_H
#define CLI_MESH_FILE_H

#include "fault.h"
#include "import/mesh.h"

#include <stdbool.h>

typedef struct MeshFormat {
    const char *ending;
    bool floats;   /* coordinates are floats; otherwise the file keeps doubles */
    bool unshared; /* each triangle has vertices of its own */
} MeshFormat;

/* The format of a name's ending: .obj, .stl, .ply, .gltf or .glb. NULL: the fault lists them. */
const MeshFormat *mesh_format(const char *path, Fault *fault);

/* Writes a mesh without NaN and infinity, which is rounded if the format has floats. OBJ has as
 * many digits as bring back the doubles; PLY is binary, of floats if these suffice, else of
 * doubles; STL is binary, with unit normals. An existing file is replaced when all is written. */
bool mesh_write(const Mesh *mesh, const char *path, Fault *fault);

#endif
