/* cli/import/scene.h - meshes, each in its place: the list of a scene file, or mesh files as they
 * are.
 *
 * A scene is a JSON file whose name ends with .json (or the standard input):
 *
 *     {"meshes": [{"file": "bunny.ply"},
 *                 {"file": "../trees/oak.obj", "name": "oak 2",
 *                  "transform": {"scale": 2, "rotate": {"axis": [0,1,0], "degrees": 90},
 *                                "translate": [10,0,0]}},
 *                 {"file": "house.glb", "transform": [1,0,0,5, 0,1,0,0, 0,0,1,0, 0,0,0,1]}]}
 *
 * Files are relative to the folder of the scene file. A transform is a matrix of 4 x 4 numbers, row
 * by row, that maps the column x, y, z, 1 of a point to its place, so that its last row is 0 0 0 1;
 * or its parts, each of which may be left out: first the points are scaled, by a number or by one
 * along each axis, then rotated around an axis through the origin, anticlockwise when seen against
 * the axis, then translated. Numbers are finite, and no transform is singular. */
#ifndef CLI_SCENE_H
#define CLI_SCENE_H

#include "fault.h"
#include "import/mesh.h"
#include "import/place.h"

#include "isectd/shapes.h"

/* The help text of commands that work on a scene. */
#define SCENE_ABOUT                                                                                \
    "A SCENE is a mesh, or a file of JSON, its name ending with .json, of meshes, each in its\n"   \
    "place; - is the standard input, and several scenes are one:\n\n"                              \
    "  {\"meshes\":[{\"file\":\"oak.ply\",\"name\":\"oak 2\",\"transform\":[16 numbers]}]}\n\n"    \
    "A name and a transform may be left out. Files are named from the folder of the scene.\n"      \
    "The transform is a matrix, row by row, which takes the column x,y,z,1 to its place: the\n"    \
    "last row is 0,0,0,1. Or it is\n\n"                                                            \
    "  {\"scale\":2,\"rotate\":{\"axis\":[0,1,0],\"degrees\":90},\"translate\":[10,0,0]}\n\n"      \
    "done in this order; the scale may be three numbers. The triangles of a mesh are copied\n"     \
    "to each of its places, at most 2^31 in all.\n\n"

typedef struct SceneObject {
    char *name, *file;
    size_t first, count; /* its triangles, in those of the scene */
    size_t not_finite;   /* with NaN or infinite vertices: these are ignored */
    isectd_aabb box;     /* of the others, rounded as they are; or empty */
    size_t mesh;         /* in a scene in parts: its mesh, and its place */
    Place place;
} SceneObject;

/* A mesh file, as it was read. */
typedef struct SceneMesh {
    char *path;
    Mesh mesh;
} SceneMesh;

/* All zero: empty. */
typedef struct Scene {
    SceneObject *objects;
    size_t count, room, triangles;
    Mesh mesh;         /* all their triangles, each in its place */
    SceneMesh *meshes; /* in a scene in parts: each file once, not in its place */
    size_t mesh_count;
    isectd_aabb box;
    size_t not_finite;
} Scene;

/* Loads scenes and meshes, ending with NULL, as one scene; rounded to floats unless in_double.
 * False: the fault names the file, and the place in a scene. Release with scene_free in any
 * case. */
bool scene_load(Scene *scene, const char *const paths[], bool in_double, Fault *fault);
void scene_free(Scene *scene);

/* The same in parts, if there is a scene file among them: each mesh once, however often it is
 * placed. `mesh` is then empty; boxes and counts of triangles that are not finite are empty until
 * scene_find_boxes. Meshes without a scene file are loaded as by scene_load. */
bool scene_load_parts(Scene *scene, const char *const paths[], bool in_double, Fault *fault);
static inline bool scene_in_parts(const Scene *scene)
{
    return scene->mesh_count > 0;
}

/* Computes the boxes of a scene in parts, and the counts of triangles that are not finite. */
void scene_find_boxes(Scene *scene);

/* The meshes of a scene in parts with their places, one for each object; release it with free.
 * NULL: out of memory. */
PlacedMesh *scene_places(const Scene *scene);

/* The object that a triangle of the scene belongs to. */
const SceneObject *scene_object_of(const Scene *scene, size_t triangle);

#endif
