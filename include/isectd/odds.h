/* isectd/odds.h - isect/odds.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ODDS_H
#define ISECTD_ODDS_H

#include "isectd/answers.h"

ISECT_EXTERN_BEGIN

/// How likely is a point in the inner shape, if it is anywhere in the outer one?
ISECT_ASK double isectd_odds_point(const isectd_measure *inner, const isectd_measure *outer);
/// How likely does a line hit the inner shape, if it hits the outer one?
ISECT_ASK double isectd_odds_line(const isectd_measure *inner, const isectd_measure *outer);
/// How likely does a plane cut the inner shape, if it cuts the outer one?
ISECT_ASK double isectd_odds_plane(const isectd_measure *inner, const isectd_measure *outer);

ISECT_EXTERN_END
#endif
