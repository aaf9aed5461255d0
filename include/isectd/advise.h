/* isectd/advise.h - isect/advise.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ADVISE_H
#define ISECTD_ADVISE_H

#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// What a question costs on average if a volume is asked first.
typedef struct isectd_price { isectd_measure measure; double odds; double test;
    double cost; } isectd_price;
/// Which volume is the cheapest, and what others cost.
typedef struct isectd_advice { isect_volume best; isectd_aabb region;
    isectd_price price[ISECT_VOLUMES]; } isectd_advice;
/// Which volume should hold some points, so that questions to what they are the corners of cost
/// least?
ISECT_TRY isect_status isectd_advise(isectd_advice *advice, const isectd_points *points, size_t n,
                                     isect_query query, double inside, const isectd_aabb *region);

ISECT_EXTERN_END
#endif
