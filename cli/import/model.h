/* cli/import/model.h - a mesh while a reader collects it: points, and faces of any number of
 * corners, each of which becomes triangles in the order of the file. */
#ifndef CLI_MODEL_H
#define CLI_MODEL_H

#include "import/mesh.h"
#include "import/source.h"
#include "import/text.h"

#include <stdio.h>

typedef struct ModelPolygon {
    size_t triangle; /* the first of its triangles */
    size_t corners, where;
} ModelPolygon;

typedef struct Model {
    Mesh mesh; /* its arrays and counts so far */
    size_t point_room, triangle_room;
    ModelPolygon *polygons;
    size_t polygon_room;
    uint32_t *loop; /* of the face that is being read */
    size_t loop_count, loop_room;
    size_t where; /* of that face: its line, its byte in binary files, or 0: not known */
    Fault *fault;
} Model;

bool model_point(Model *model, const double at[3]);
bool model_corner(Model *model, uint32_t point); /* of the face that is being read */
bool model_face(Model *model);                   /* it ends */

/* Cuts the polygons into triangles. All points must be there. */
bool model_end(Model *model);

void model_free(Model *model);

/* Sends the mesh. */
void model_send(const Model *model, FILE *stream);

/* The readers of the single formats. False: the fault has the file, and the line or the byte. */
bool stl_read(Model *model, const SourceText *file);
bool obj_read(Model *model, const SourceText *file);
bool off_read(Model *model, const SourceText *file);
bool ply_read(Model *model, const SourceText *file);

/* True for a keyword of OBJ. */
bool obj_knows(Word word);

/* True for a binary STL file, with the count of triangles that it declares. stl_send reads such a
 * file and sends it at once, in pieces. */
bool stl_is_binary(const SourceText *file, size_t *triangles);
bool stl_is_whole(const SourceText *file, size_t triangles); /* as many, and few bytes behind */
bool stl_send(const SourceText *file, size_t triangles, FILE *stream, Fault *fault);

#endif
