/* isectd/advise.h - which bounding volume makes questions cheapest? */
#ifndef ISECTD_ADVISE_H
#define ISECTD_ADVISE_H

#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// What a question costs on average if a volume is asked first. Times are in ns.
typedef struct isectd_price {
    isectd_measure measure; ///< how large the volume is; that of the region if there is none
    double odds;            ///< how likely it is hit, if the region is
    double test;            ///< to ask the volume; INFINITY if that cannot be done
    double cost;            ///< to ask it, and what is inside as often as it is hit
} isectd_price;

/// Which volume is the cheapest, and what others cost.
typedef struct isectd_advice {
    isect_volume best;                ///< that with the least cost; of equal ones the first
    isectd_aabb region;                ///< all questions hit this
    isectd_price price[ISECT_VOLUMES]; ///< by isect_volume
} isectd_advice;

/// Which volume should hold some points, so that questions to what they are the corners of cost
/// least?
///
/// @param advice  Receives the volume, and the numbers that it was chosen by.
/// @param points  Where they are; isectd_points_of(array) for an array of isectd_vec3.
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
/// Accuracy: odds are those of isectd_odds_point, isectd_odds_line and isectd_odds_plane. Tests cost
/// what was measured on one processor: there is no clock in here, and the same advice everywhere.
/// Method: cost = test + odds * inside (Weghorst, Hooper, Greenberg, Improved computational methods
/// for ray tracing, 1984).
/// Cost: that of all the makers, and 60 us to measure what they made: 5.6 ms for 100 points, 8 ms
/// for 1000, 80 ms for 100 000.
ISECT_API isect_status isectd_advise(isectd_advice *advice, const isectd_points *points, size_t n,
                                    isect_query query, double inside, const isectd_aabb *region);

ISECT_EXTERN_END
#endif
