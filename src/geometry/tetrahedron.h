/* geometry/tetrahedron.h - valid tetrahedra. */
#ifndef ISECT_GEOMETRY_TETRAHEDRON_H
#define ISECT_GEOMETRY_TETRAHEDRON_H

#include "core/vec3.h"

FORMULA mask finite_tetrahedron(const Tetrahedron *tetrahedron)
{
    return finite3(tetrahedron->a) & finite3(tetrahedron->b) & finite3(tetrahedron->c) &
           finite3(tetrahedron->d);
}

#endif
