/* engine/contact_many.h - contacts of many balls and capsules with each other, and of many balls
 * with boxes. */
#ifndef ISECT_ENGINE_CONTACT_MANY_H
#define ISECT_ENGINE_CONTACT_MANY_H

#include "core/batch.h"
#include HEADER(any)

/* The contacts of a[i] with b[i], of shapes in order, with the bits of isect_contact_any; false if
 * the pair has no kernels. */
bool X(contact_many)(isect_shape shape_a, const Operand *a, isect_shape shape_b, const Operand *b,
                     size_t n, const Answers *answers);

#endif
