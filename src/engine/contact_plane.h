/* engine/contact_plane.h - the contact of the half-space below a plane and a shape. */
#ifndef ISECT_ENGINE_CONTACT_PLANE_H
#define ISECT_ENGINE_CONTACT_PLANE_H

#include "engine/shape.h"

bool X(contact_plane_answers)(isect_shape shape);
/* Or (`from_shape`) of the shape and the half-space. */
X(contact) X(contact_plane)(const X(plane) * plane, X(any) shape, bool from_shape);

#endif
