/* cli/export/mesh_file.h - a mesh, written to a file: OBJ, STL, PLY or glTF. */
#ifndef CLI_MESH_FILE_H
#define CLI_MESH_FILE_H

#include "fault.h"
#include "import/mesh.h"
#include "json.h"

#include <stdbool.h>

typedef struct MeshFormat {
    const char *ending;
    bool floats;   /* coordinates are floats; otherwise the file keeps doubles */
    bool unshared; /* each triangle has vertices of its own */
} MeshFormat;

/* The format of a name's ending: .obj, .stl, .ply, .gltf or .glb. NULL: the fault lists them. */
const MeshFormat *mesh_format(const char *path, Fault *fault);

/* The differences between a mesh and its file. */
typedef struct MeshLost {
    MeshLoss rounded;
    size_t not_finite; /* triangles */
    size_t unused;     /* vertices */
    size_t merged;     /* vertices */
    size_t unshared;   /* vertices, as some are repeated for each triangle */
    size_t objects;    /* that became one mesh */
    size_t polygons;   /* faces that were cut into triangles */
} MeshLost;

/* Writes the finite triangles of a mesh and their vertices; with `merge` equal vertices become one.
 * OBJ has as many digits as bring back the doubles; PLY is binary, of floats if these suffice, else
 * of doubles; STL is binary, with unit normals. The mesh is then as it was written. An existing
 * file is replaced when all is written. `lost` receives all but the objects. */
bool mesh_save(Mesh *mesh, const char *path, bool merge, MeshLost *lost, Fault *fault);

json_t *mesh_lost_json(const MeshLost *lost);
void mesh_lost_print(const MeshLost *lost);

#endif
