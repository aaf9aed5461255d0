/* isect/advise.h - which bounding volume makes questions cheapest? */
#ifndef ISECT_ADVISE_H
#define ISECT_ADVISE_H

#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// What a question costs on average if a volume is asked first. Times are in ns.
typedef struct isect_price {
    isect_measure measure; ///< how large the volume is; that of the region if there is none
    float odds;            ///< how likely it is hit, if the region is
    float test;            ///< to ask the volume; INFINITY if that cannot be done
    float cost;            ///< to ask it, and what is inside as often as it is hit
} isect_price;

/// Which volume is the cheapest, and what others cost.
typedef struct isect_advice {
    isect_volume best;                ///< that with the least cost; of equal ones the first
    isect_aabb region;                ///< all questions hit this
    isect_price price[ISECT_VOLUMES]; ///< by isect_volume
} isect_advice;

/// Which volume should hold some points, so that questions to what they are the corners of cost
/// least?
///
/// @param advice  Receives the volume, and the numbers that it was chosen by.
/// @param points  Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param query   What is asked.
/// @param inside  What it costs, in ns, to ask all that is inside: the tests that a volume may
///                save. At 0 there is nothing to save, and the best volume is none.
/// @param region  All questions hit it; it should hold the points with room to spare. NULL: the box
///                around all volumes.
/// @return        ISECT_OK; ISECT_EMPTY without points, or if the region is empty; ISECT_NOT_FINITE
///                if a number of the points is NaN or infinite, or one of the region is NaN;
///                ISECT_BAD_ARGUMENT if a pointer is missing, there is no such query, or `inside`
///                is negative, NaN or infinite.
///
/// A volume that cannot be made, as no finite number is large enough, or for which there is no such
/// test, costs INFINITY; all have one for lines. If a volume is not wholly in the region, its odds
/// are at most what is told. A region that is too flat for such queries to hit it has odds of 0.
///
/// Bad input: on failure the advice is untouched.
/// Accuracy: odds are those of isect_odds_point, isect_odds_line and isect_odds_plane. Tests cost
/// what was measured on one processor: there is no clock in here, and the same advice everywhere.
/// Method: cost = test + odds * inside (Weghorst, Hooper, Greenberg, Improved computational methods
/// for ray tracing, 1984).
/// Cost: that of all the makers, and 60 us to measure what they made: 5.6 ms for 100 points, 8 ms
/// for 1000, 80 ms for 100 000.
ISECT_TRY isect_status isect_advise(isect_advice *advice, const isect_points *points, size_t n,
                                    isect_query query, float inside, const isect_aabb *region);

ISECT_EXTERN_END
#endif
