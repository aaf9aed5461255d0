/* cli/camera.h - from places in a picture to rays. */
#ifndef CLI_CAMERA_H
#define CLI_CAMERA_H

#include "fault.h"
#include "mesh.h"
#include "options.h"
#include "vector.h"

#include "isectd/shapes.h"

/* What was asked for; what was not given is chosen so that the mesh fills the picture. */
struct camera_wish {
    struct option_point eye, at, up;
    double fov; /* from the lower to the upper edge of the picture, in degrees */
    struct option_size size;
};

struct camera {
    struct vector eye;
    struct vector forward;    /* of length 1, so that the t of a hit is its depth */
    struct vector right, up;  /* from the middle to the edges of the picture, at depth 1 */
    double nearest, farthest; /* the depths between which the box lies */
    bool parallel;            /* rays go forward from everywhere in a picture round the eye */
};

/* Place a camera for a mesh whose finite triangles lie in the box; there is at least one. False:
 * the fault says which wishes do not go together. */
bool camera_place(struct camera *camera, const struct camera_wish *wish, const struct mesh *mesh,
                  const isectd_aabb *box, struct fault *fault);

/* The ray through a place of the picture: x from -1 at the left to 1, y from -1 at the bottom to 1.
 */
isectd_ray camera_ray(const struct camera *camera, double x, double y);

#endif
