/* isect_odds_point, isect_odds_line, isect_odds_plane, isect_odds_pixels - the probability that the
 * inner of two shapes is hit, and the expected number of pixels of a shape.
 *
 * The measure of the points, lines or planes that hit a shape is its volume, shadow or width. So
 * the conditional probability that one which hits the outer shape also hits the inner one is a
 * ratio. */
#include "core/lane.h"
#include HEADER(measure)

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

real X(odds_pixels)(const X(measure) * measure, real pixel, bool drawn)
{
    const real times = drawn && measure->volume > 0 ? 2 : 1;
    if (!(measure->shadow >= 0 && pixel >= 0))
        return 0;
    if (pixel == 0)
        return measure->shadow > 0 ? REAL_INF : 0;
    return num_min(measure->shadow / pixel / pixel * times, REAL_MAX);
}
