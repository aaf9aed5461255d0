/* cli/drawing/above.h - a scene from above: the parts inside and outside a view. */
#ifndef CLI_ABOVE_H
#define CLI_ABOVE_H

#include "drawing/render.h"
#include "drawing/view.h"
#include "import/scene.h"
#include "query/sides.h"

/* Draws a picture without perspective, in which the view direction is up: triangles and the boxes
 * of objects in the colours of their sides, and the edges of the frustum as deep as the scene. `up`
 * points to the observer. */
bool above_draw(const Scene *scene, const View *view, const Sides *sides, Vector up,
                RenderResult *picture, Fault *fault);

/* The colour group of a side. */
enum shade_group above_group(isect_side side);

#endif
