/* isect_bound_aabb_kdop14, isect_bound_aabb_kdop18, isect_bound_aabb_kdop26,
 * isect_bound_aabb_kdop, isect_bound_aabb_frustum - the box of an intersection of slabs or
 * half-spaces (bound/slab_support.c). */
#include "bound/box.h"
#include "bound/fixed.h"
#include "bound/rounded_sum.h"
#include "bound/slab_support.h"
#include "core/environment.h"
#include "geometry/aabb.h"
#include HEADER(bound)

static isect_status box_between(Aabb *aabb, const X(kdop) * kdop)
{
    Extent axes[3];
    real upper[2][3];
    const double max_coordinate = X(slab_bound_axes)(axes, kdop);
    if (max_coordinate < (double)INFINITY)
        X(slab_bound_by_threes)(axes, 3, kdop, max_coordinate);
    for (int axis = 0; axis < 3; axis++)
        for (int side = 0; side < 2; side++)
            upper[side][axis] = sum_upper((Sum){axes[axis].upper[side], 0, 0, true});
    const Aabb box = {{0 - upper[0][0], 0 - upper[0][1], 0 - upper[0][2]},
                      {upper[1][0], upper[1][1], upper[1][2]}};
    if (!not_empty(&box))
        return ISECT_EMPTY;
    *aabb = box;
    return ISECT_OK;
}

isect_status X(bound_aabb_kdop)(const X(kdop) * kdop, Aabb *aabb)
{
    if (!aabb || !kdop || (kdop->count > 0 && (!kdop->normals || !kdop->lower || !kdop->upper)))
        return ISECT_BAD_ARGUMENT;
    isect_status status = X(slab_status)(kdop);
    if (status == ISECT_OK) {
        const Environment environment = environment_enter();
        status = box_between(aabb, kdop);
        environment_leave(environment);
    }
    return status;
}

/* ---- fixed normals ---- */

#define AABB_OF_FIXED(fixed, with) MAKER_OF_FIXED(aabb, Aabb, fixed, with, X(bound_aabb_kdop))
OF_FIXED_KDOPS(AABB_OF_FIXED)

isect_status X(bound_aabb_frustum)(const Frustum *frustum, Aabb *aabb)
{
    Halfspaces below;
    if (!aabb || !frustum)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = X(slabs_of_frustum)(&below, frustum);
    if (status != ISECT_OK)
        return status;
    return X(bound_aabb_kdop)(&(X(kdop)){below.normal, PLANES, below.lower, below.upper}, aabb);
}
