/* cli/query/picked.h - what is under a pixel, or in a rectangle of pixels. */
#ifndef CLI_PICKED_H
#define CLI_PICKED_H

#include "drawing/view.h"
#include "import/scene.h"
#include "query/sides.h"
#include "query/tree.h"

/* A triangle under a pixel. */
typedef struct PickedHit {
    const SceneObject *object;
    isectd_mesh_touch touch; /* prim counts the triangles of the scene */
    Vector point;            /* w a + u b + v c */
    double depth;
} PickedHit;

typedef struct Picked {
    isectd_ray ray; /* of the pixel */
    PickedHit *hits;
    size_t count;
    double seconds; /* the time of the search */
} Picked;

/* The nearest triangle under the middle of a pixel, or all of them from near to far, by a ray and
 * the tree; other methods fill the same struct. False: out of memory. Release with picked_free in
 * any case. */
bool picked_find(Picked *picked, const Scene *scene, const View *view, Tree *tree,
                 const double pixel[2], bool all);
void picked_free(Picked *picked);

/* A triangle of the scene with the weights u and v of a point in it. */
PickedHit picked_hit(const Scene *scene, const View *view, const isectd_mesh_touch *touch);

#endif
