/* cli/query/sides.h - the side of a view on which the objects and the triangles of a scene lie:
 * outside, across its border, inside. */
#ifndef CLI_SIDES_H
#define CLI_SIDES_H

#include "drawing/view.h"
#include "import/scene.h"
#include "json.h"

#include "isect/answers.h"

#include <stdint.h>

enum { SIDES = ISECT_INSIDE + 1 };
extern const char *const side_names[SIDES]; /* as JSON has them */

typedef struct Sides {
    uint8_t *boxes;     /* an isect_side for the box of each object, ISECT_OUTSIDE if it is empty */
    uint8_t *triangles; /* for each triangle, ISECT_OUTSIDE if it is not finite */
    double box_seconds, triangle_seconds; /* the times of both steps */
} Sides;

/* Classifies all boxes, then the triangles of those that are neither outside nor inside as a whole:
 * the answers are those of isect_classify_frustum_aabb and isect_classify_frustum_triangle. False:
 * out of memory. Release with sides_free in any case. */
bool sides_find(Sides *sides, const Scene *scene, const View *view);
void sides_free(Sides *sides);

/* The count of each side among `count` sides; those of an object's finite triangles. */
typedef struct SideCounts {
    size_t of[SIDES];
} SideCounts;
SideCounts sides_count(const uint8_t *sides, size_t count);
SideCounts sides_of_object(const Sides *sides, const SceneObject *object);

/* An object with the count of each side. */
json_t *sides_json(const SideCounts *counts);

/* The side of a whole, from the sides of its parts; across where they do not decide. */
isect_side side_of_parts(const SideCounts *parts);

#endif
