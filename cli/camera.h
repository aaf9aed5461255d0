/* cli/camera.h - from places in a picture to rays. */
#ifndef CLI_CAMERA_H
#define CLI_CAMERA_H

#include "fault.h"
#include "mesh.h"
#include "options.h"
#include "vector.h"

#include "isectd/shapes.h"

/* What was asked for; what was not given is chosen so that the mesh fills the picture. */
typedef struct CameraWish {
    OptionPoint eye, at, up;
    double fov; /* from the lower to the upper edge of the picture, in degrees */
    OptionSize size;
} CameraWish;

typedef struct Camera {
    Vector eye;
    Vector forward;           /* of length 1, so that the t of a hit is its depth */
    Vector right, up;         /* from the middle to the edges of the picture, at depth 1 */
    double nearest, farthest; /* the depths between which the box lies */
    bool parallel;            /* rays go forward from everywhere in a picture round the eye */
} Camera;

/* Place a camera for a mesh whose finite triangles lie in the box; there is at least one. False:
 * the fault says which wishes do not go together. */
bool camera_place(Camera *camera, const CameraWish *wish, const Mesh *mesh, const isectd_aabb *box,
                  Fault *fault);

/* The ray through a place of the picture: x from -1 at the left to 1, y from -1 at the bottom to 1.
 */
isectd_ray camera_ray(const Camera *camera, double x, double y);

#endif
