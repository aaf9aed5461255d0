/* tests/overlap/boxes.h - boxes with axes of their own that can be checked by hand, and the answers
 * of flat, empty and invalid ones, for any other shape. */
#ifndef TESTS_OVERLAP_BOXES_H
#define TESTS_OVERLAP_BOXES_H

#include "kit/kit.h"

static const Obb cube = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
/* around z, 3-4-5: its corners are at 1.4, 0.2 and so on */
static const Obb turned_cube = {
    {0, 0, 0}, {{R(0.6), R(0.8), 0}, {R(-0.8), R(0.6), 0}, {0, 0, 1}}, {1, 1, 1}};

static inline Obb flat_cube(int axis)
{
    Obb box = cube;
    box.half[axis] = 0;
    return box;
}

#endif
