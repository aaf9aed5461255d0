/* lanes/bound.h - the inline functions of isect/bound.h in lanes.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_BOUND_H
#define ISECT_LANES_BOUND_H

#include "lanes/shapes.h"

FORMULA Kdop kdop14_view(const Kdop14 *kdop)
{
    static const Vec3 normals[7] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                                          {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    Kdop view = {normals, 7, kdop->lower, kdop->upper};
    return view;
}

FORMULA Kdop kdop18_view(const Kdop18 *kdop)
{
    static const Vec3 normals[9] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                                          {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
    Kdop view = {normals, 9, kdop->lower, kdop->upper};
    return view;
}

FORMULA Kdop kdop26_view(const Kdop26 *kdop)
{
    static const Vec3 normals[13] = {
        {1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0},  {1, -1, 0}, {1, 0, 1},  {1, 0, -1},
        {0, 1, 1}, {0, 1, -1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    Kdop view = {normals, 13, kdop->lower, kdop->upper};
    return view;
}

#endif
