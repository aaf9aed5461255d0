/* engine/inside.h - is one convex shape wholly inside another? */
#ifndef ISECT_ENGINE_INSIDE_H
#define ISECT_ENGINE_INSIDE_H

#include "engine/body.h"

/* The shapes have to overlap. A part of the second may be outside by INSIDE_SLACK times their size,
 * or by the error of the vertices of a k-DOP or frustum. */
#define INSIDE_SLACK 0x1p-42
bool isect_body_contains(const BodySource *outer, const BodySource *inner);

#endif
