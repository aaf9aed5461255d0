/* isect_odds_point, isect_odds_line, isect_odds_plane - how likely is the inner of two shapes hit?
 *
 * Points, lines and planes that hit the outer one do so in the measure of its volume, shadow and
 * width; those that hit the inner one too, in that of the inner one. So the odds are a ratio. */
#include "core/lane.h"
#include HEADER(odds)

static real ratio_of(real inner, real outer)
{
    if (!(inner >= 0 && outer > 0))
        return 0;
    return inner < outer ? inner / outer : 1;
}

real X(odds_point)(const X(measure) * inner, const X(measure) * outer)
{
    return ratio_of(inner->volume, outer->volume);
}

real X(odds_line)(const X(measure) * inner, const X(measure) * outer)
{
    return ratio_of(inner->shadow, outer->shadow);
}

real X(odds_plane)(const X(measure) * inner, const X(measure) * outer)
{
    return ratio_of(inner->width, outer->width);
}
