/* engine/inside.h - is one convex shape wholly inside another? */
#ifndef ISECT_ENGINE_INSIDE_H
#define ISECT_ENGINE_INSIDE_H

#include "engine/body.h"

/* Of shapes that overlap. A part of the second may stick out by INSIDE_SLACK of their size, or by
 * what the vertices of a k-DOP or frustum are off. */
#define INSIDE_SLACK 0x1p-42
bool isect_body_contains(const BodySource *outer, const BodySource *inner);

#endif
