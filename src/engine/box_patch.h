/* engine/box_patch.h - the points of a contact of two boxes, or of a box and a triangle
 * (engine/box_patch.c). */
#ifndef ISECT_ENGINE_BOX_PATCH_H
#define ISECT_ENGINE_BOX_PATCH_H

#include "engine/convex_patch.h"
#include "geometry/vec3d.h"

/* The box center + s axis[0] + t axis[1] + u axis[2], |s| <= half[0] and so on. */
typedef struct PatchBox {
    Vec3d center, axis[3];
    double half[3];
} PatchBox;

/* Like isect_convex_patch, but in the units of the boxes. `flat`, and `askew`, the error of
 * orthonormal axes, are relative to the size. Returns false where the solver is needed: if a box is
 * empty, has axes that are not orthonormal, is out of range or as thin as a rectangle, or if the
 * faces have no point as deep as the contact. */
bool isect_box_patch(const PatchBox *a, const PatchBox *b, double margin, double flat, double askew,
                     int most, ConvexPatch *patch, double normal[3]);

/* The same for a box and a triangle. If the triangle is nearly parallel to the normal of the
 * contact, its nearest edge or corner takes the place of its face. */
bool isect_box_triangle_patch(const PatchBox *box, const Vec3d corner[3], double margin,
                              double flat, double askew, int most, ConvexPatch *patch,
                              double normal[3]);

#endif
