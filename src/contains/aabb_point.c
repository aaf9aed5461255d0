/* isect_contains_aabb_point - the formula is in isect/contains.h, in lanes in lanes/contains.h. */
#include "lanes/overlap.h"

#include "lanes/contains.h"

#define AVX2_SERVES
#include "rows/contains_aabb_point.inc"
