/* isect_overlap_point_aabb - the formula is in isect/overlap.h, and in lanes in lanes/overlap.h. */
#include "core/answers.h"
#include "lanes/overlap.h"

#define SHARED_B
#define AVX2_SERVES
#include "rows/overlap_point_aabb.inc"
