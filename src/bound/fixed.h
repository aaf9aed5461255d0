/* bound/fixed.h - the normals of the k-DOPs that have no others. */
#ifndef ISECT_BOUND_FIXED_H
#define ISECT_BOUND_FIXED_H

#include "core/vec3.h"

typedef X(kdop) Any; /* a name that macros leave alone */

static const Vec3 axes_and_edges[] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                                      {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
static const Vec3 axes_and_corners[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                                        {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
static const Vec3 all_normals[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 0},  {1, -1, 0},
                                   {1, 0, 1},  {1, 0, -1}, {0, 1, 1},  {0, 1, -1}, {1, 1, 1},
                                   {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};

#endif
