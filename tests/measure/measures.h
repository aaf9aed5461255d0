/* measure/measures.h - compares measures with their expected values. */
#ifndef ISECT_TEST_MEASURE_MEASURES_H
#define ISECT_TEST_MEASURE_MEASURES_H

#include "kit/kit.h"

static const Measure nothing = {0, 0, 0, 0};

static inline bool same(Measure a, Measure b)
{
    return same_bits(&a, &b, sizeof a);
}
static inline bool is_greatest(Measure m)
{
    return m.volume == REAL_MAX && m.area == REAL_MAX && m.shadow == REAL_MAX &&
           m.width == REAL_MAX;
}
/* Each is within a relative error of `share`. */
static inline void check_measures(const char *name, Measure got, double volume, double area,
                                  double width, double share)
{
    const double want[] = {volume, area, area / 4, width};
    const double is[] = {(double)got.volume, (double)got.area, (double)got.shadow,
                         (double)got.width};
    for (int k = 0; k < 4; k++)
        check(name, cmp(fabs(is[k] - want[k]), <=, share * want[k]));
}

#endif
