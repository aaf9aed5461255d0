/* lanes/measure.h - the inline functions of isect/measure.h in lanes.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_MEASURE_H
#define ISECT_LANES_MEASURE_H

#include "lanes/shapes.h"

FORMULA Measure measure_quad(const Quad *quad)
{
    Polygon polygon = {&quad->a, 4};
    return measure_polygon(&polygon);
}

FORMULA size_t advise_level(const num *errors, size_t n, num pixel, num within)
{
    size_t best = 0;
    for (size_t i = 1; i < n; i++) {
        mask valid = errors[i] >= 0, chosen = errors[best] >= 0;
        mask fits = errors[i] <= pixel * within, best_fits = errors[best] <= pixel * within;
        mask better = fits && best_fits ? errors[i] > errors[best] : errors[i] < errors[best];
        if (valid && (!chosen || better))
            best = i;
    }
    return best;
}

FORMULA num advise_split(const Measure *cell, const Measure *front,
                                      const Measure *back, size_t in_front, size_t behind,
                                      Query query)
{
    if (query == ISECT_QUERY_POINT)
        return odds_point(front, cell) * (num)in_front +
               odds_point(back, cell) * (num)behind;
    if (query == ISECT_QUERY_LINE)
        return odds_line(front, cell) * (num)in_front +
               odds_line(back, cell) * (num)behind;
    return odds_plane(front, cell) * (num)in_front +
           odds_plane(back, cell) * (num)behind;
}

#endif
