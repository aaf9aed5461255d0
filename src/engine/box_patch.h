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

/* Reads a box; false for other shapes. */
static inline bool patch_box_of(const BodySource *source, PatchBox *box)
{
    double x[BODY_NUMBERS];
    if (source->shape == BODY_aabb) {
        source_numbers(source, 6, x);
        const Vec3d low = {x[0], x[1], x[2]}, high = {x[3], x[4], x[5]};
        const Vec3d half = scale3d(0.5, sub3d(high, low));
        *box = (PatchBox){
            add3d(low, half), {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {half.x, half.y, half.z}};
        return true;
    }
    if (source->shape != BODY_obb)
        return false;
    source_numbers(source, 15, x);
    box->center = (Vec3d){x[0], x[1], x[2]};
    for (int k = 0; k < 3; k++) {
        box->axis[k] = (Vec3d){x[3 * k + 3], x[3 * k + 4], x[3 * k + 5]};
        box->half[k] = x[12 + k];
    }
    return true;
}

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

/* The greatest gap of a box and a triangle along thirteen axes, within 2^-38 of their size, or one
 * that is more than `within`. They meet where it is negative. NaN: the axes are not orthonormal
 * within 2^-40, or numbers are out of range. */
double isect_box_triangle_gap(const PatchBox *box, const Vec3d corner[3], double within);

#endif
