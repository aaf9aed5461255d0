/* overlap/point_aabb.c - the formula is in isect/overlap.h, and in lanes in lanes/overlap.h. */
#include "core/answers.h"
#include "lanes/overlap.h"

#define PAIR overlap_point_aabb
#define A Point
#define B Aabb
#define INLINE
#include "core/pair.inc"
