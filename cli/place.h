/* cli/place.h - where a mesh of a scene is: its transform. */
#ifndef CLI_PLACE_H
#define CLI_PLACE_H

#include "fault.h"
#include "mesh.h"

#include <jansson.h>

/* The first three rows of a matrix of 4 x 4; the last is 0 0 0 1. */
typedef struct Place {
    double row[3][4];
} Place;

extern const Place place_none; /* points stay where they are */

/* Read a "transform" of a scene; `where` names it: "meshes[2].transform". False: the fault says
 * what is wrong, and where. */
bool place_read(Place *place, const json_t *json, const char *where, Fault *fault);

/* Where a point goes. */
void place_point(const Place *place, const double from[3], double to[3]);

/* Move the vertices of a mesh that is not rounded. False: one of them is too large then. */
bool place_apply(const Place *place, Mesh *mesh);

/* A mesh where it is. */
typedef struct PlacedMesh {
    const Mesh *mesh;
    const Place *place;
} PlacedMesh;

/* Are all keys of an object among these? NULL stands behind the last. */
bool place_check_keys(const json_t *object, const char *const *known, const char *where,
                      Fault *fault);

#endif
