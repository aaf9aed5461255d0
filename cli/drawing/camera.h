/* cli/drawing/camera.h - rays through points of a picture. */
#ifndef CLI_CAMERA_H
#define CLI_CAMERA_H

#include "drawing/vector.h"
#include "fault.h"
#include "import/mesh.h"
#include "import/place.h"
#include "options.h"

#include "isectd/shapes.h"

/* The options of the camera; options that were not given are chosen so that the mesh fills the
 * picture. */
typedef struct CameraWish {
    OptionPoint eye, at, forward, up; /* forward: the view direction, instead of eye or at */
    double fov;    /* from the lower to the upper edge of the picture, in degrees */
    double aspect; /* width by height; 0: that of the size */
    OptionSize size;
} CameraWish;

/* The rows of these options, for a command whose values have them at a place. */
#define CAMERA_OPTION(place, member, name, kind, argument, help, least, most)                      \
    OPTION_ROW((place) + offsetof(CameraWish, member), name, kind, argument, help, least, most)
#define CAMERA_OPTIONS(place)                                                                      \
    CAMERA_OPTION(place, eye, "eye", OPTION_POINT, "x,y,z", "the position of the camera", 0, 0),   \
        CAMERA_OPTION(place, at, "at", OPTION_POINT, "x,y,z",                                      \
                      "the point it looks at; default: the middle", 0, 0),                         \
        CAMERA_OPTION(place, forward, "forward", OPTION_POINT, "x,y,z",                            \
                      "the view direction, instead of --at", 0, 0),                                \
        CAMERA_OPTION(place, up, "up", OPTION_POINT, "x,y,z", "the up direction; default: 0,1,0",  \
                      0, 0),                                                                       \
        CAMERA_OPTION(place, fov, "fov", OPTION_NUMBER, "degrees",                                 \
                      "field of view, bottom to top; 35", 1, 179)

typedef struct Camera {
    Vector eye;
    Vector forward;           /* of length 1, so that the t of a hit is its depth */
    Vector right, up;         /* from the middle to the edges of the picture, at depth 1 */
    double nearest, farthest; /* the depths between which the box lies */
    /* all rays have the direction `forward`; they start in a picture around the eye */
    bool parallel;
} Camera;

/* The contents of the picture: `count` meshes, whose finite triangles lie in the box. */
typedef struct CameraScene {
    const PlacedMesh *meshes;
    size_t count;
    const isectd_aabb *box;
} CameraScene;

/* Places a camera with perspective for them; there must be a finite triangle. False: the fault
 * names the options that exclude each other. */
bool camera_place(Camera *camera, const CameraWish *wish, const CameraScene *scene, Fault *fault);

/* The ray through a point of the picture: x from -1 at the left to 1, y from -1 at the bottom to
 * 1. */
isectd_ray camera_ray(const Camera *camera, double x, double y);

#endif
