/* bound/fixed.h - the normals of the k-DOPs with fixed normals. */
#ifndef ISECT_BOUND_FIXED_H
#define ISECT_BOUND_FIXED_H

#include "core/vec3.h"
#include "geometry/kdop_normals.h"

typedef X(kdop) Any; /* an alias that macros do not expand */

static const Vec3 axes_and_edges[] = {KDOP_AXES, KDOP_EDGES};
static const Vec3 axes_and_corners[] = {KDOP_AXES, KDOP_CORNERS};
static const Vec3 all_normals[] = {KDOP_AXES, KDOP_EDGES, KDOP_CORNERS};

#define OF_FIXED_KDOPS(of_size)                                                                    \
    of_size(kdop14, axes_and_corners) of_size(kdop18, axes_and_edges) of_size(kdop26, all_normals)

/* A maker that reads a k-DOP through a view. */
#define MAKER_OF_FIXED(made, Made, fixed, with, of_view)                                           \
    isect_status X(bound_##made##_##fixed)(const X(fixed) * fixed, Made * made)                    \
    {                                                                                              \
        if (!fixed)                                                                                \
            return ISECT_BAD_ARGUMENT;                                                             \
        const Any view = {with, sizeof(with) / sizeof *with, fixed->lower, fixed->upper};          \
        return of_view(&view, made);                                                               \
    }

#endif
