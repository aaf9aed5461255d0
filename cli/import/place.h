/* cli/import/place.h - the transform of a mesh of a scene. */
#ifndef CLI_PLACE_H
#define CLI_PLACE_H

#include "fault.h"
#include "import/mesh.h"

#include <jansson.h>

/* The first three rows of a matrix of 4 x 4; the last is 0 0 0 1. */
typedef struct Place {
    double row[3][4];
} Place;

extern const Place place_none; /* the identity */

/* Reads a "transform" of a scene; `where` names it: "meshes[2].transform". False: the fault has the
 * error and its place. */
bool place_read(Place *place, const json_t *json, const char *where, Fault *fault);

/* The image of a point. */
void place_point(const Place *place, const double from[3], double to[3]);

/* Moves the vertices of a mesh that is not rounded. False: one of them is too large then. */
bool place_apply(const Place *place, Mesh *mesh);

/* A mesh with its place. */
typedef struct PlacedMesh {
    const Mesh *mesh;
    const Place *place;
} PlacedMesh;

/* True if all keys of an object are among these; the list ends with NULL. */
bool place_check_keys(const json_t *object, const char *const *known, const char *where,
                      Fault *fault);

#endif
