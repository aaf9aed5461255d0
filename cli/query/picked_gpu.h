/* cli/query/picked_gpu.h - what is under a pixel, by a picture of ids that OpenGL ES draws
 * (isect_pick). */
#ifndef CLI_PICKED_GPU_H
#define CLI_PICKED_GPU_H

#include "query/picked.h"

/* As picked_find, for a scene and a view in float. `wish` is the input of the view. False: the
 * fault has the reason. Release with picked_free in any case. */
bool picked_find_gpu(Picked *picked, const Scene *scene, const View *view, const ViewWish *wish,
                     const double pixel[2], bool all, Fault *fault);

/* The triangles that the pixels of a rectangle show. Its corners are integers. NULL: the fault has
 * the reason; else a 0 or 1 for each triangle of the scene, which the caller frees. */
uint8_t *visible_find_gpu(const Scene *scene, const View *view, const ViewWish *wish,
                          const double rectangle[4], double *seconds, Fault *fault);

#endif
