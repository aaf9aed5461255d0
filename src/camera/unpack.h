/* camera/unpack.h - from 16-bit integers to coordinates on an axis. */
#ifndef ISECT_CAMERA_UNPACK_H
#define ISECT_CAMERA_UNPACK_H

#include "core/isa.h"
#include "core/precision.h"
#include <stdint.h>

/* to[i] = origin + step * from[i]; the product and the sum are rounded. */
typedef void X(Unpack)(real *to, const uint16_t *from, real origin, real step, size_t n);

#define UNPACK_(name, isa) name##_##isa
#define UNPACK(name, isa) UNPACK_(name, isa)
#define DECLARE_UNPACK(isa) X(Unpack) UNPACK(X(cull_unpack), isa);
ISAS_TO_AVX2(DECLARE_UNPACK)

#endif
