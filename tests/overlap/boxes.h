/* tests/overlap/boxes.h - boxes with axes of their own that a reader can see before him, and what
 * is true of flat, empty and broken ones, whatever else they are asked with. */
#ifndef TESTS_OVERLAP_BOXES_H
#define TESTS_OVERLAP_BOXES_H

#include "kit/kit.h"

static const Obb cube = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
/* around z, 3-4-5: its corners are at 1.4, 0.2 and so on */
static const Obb turned = {
    {0, 0, 0}, {{R(0.6), R(0.8), 0}, {R(-0.8), R(0.6), 0}, {0, 0, 1}}, {1, 1, 1}};

/* `overlaps`: does a certain shape, which goes through the origin, overlap with this box? */
static inline void check_boxes(bool (*overlaps)(const Obb *box))
{
    for (int i = 0; i < 3; i++) {
        Obb box = cube;
        box.half[i] = 0;
        check("flat", overlaps(&box));
        box.half[i] = -1;
        check("empty", !overlaps(&box));
        box.half[i] = -REAL_LEAST;
        check("empty, if only just", !overlaps(&box));
        box.half[i] = REAL_NAN;
        check("NaN half", !overlaps(&box));
        box.half[i] = REAL_INF;
        check("infinite half", !overlaps(&box));
        for (int j = 0; j < 3; j++) {
            box = cube, ((real *)&box.axis[i])[j] = REAL_NAN;
            check("NaN axis", !overlaps(&box));
            ((real *)&box.axis[i])[j] = REAL_INF;
            check("infinite axis", !overlaps(&box));
        }
        box = cube, ((real *)&box.center)[i] = REAL_NAN;
        check("NaN center", !overlaps(&box));
        ((real *)&box.center)[i] = REAL_INF;
        check("infinite center", !overlaps(&box));
    }
}

#endif
