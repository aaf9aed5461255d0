/* engine/contact_plane.h - the side of a plane on which a shape is, and the contact of the
 * half-space below the plane with it. */
#ifndef ISECT_ENGINE_CONTACT_PLANE_H
#define ISECT_ENGINE_CONTACT_PLANE_H

#include "engine/shape.h"

/* True if the pair has a formula, or if the shape is a bounded solid. The formula decides, else the
 * support points of the shape along the normal. */
bool X(has_side_of_plane)(isect_shape shape);
isect_side X(side_of_plane)(const X(plane) * plane, X(any) shape);

bool X(contact_plane_answers)(isect_shape shape);
/* Or (`from_shape`) of the shape and the half-space. */
X(contact) X(contact_plane)(const X(plane) * plane, X(any) shape, bool from_shape);

#endif
