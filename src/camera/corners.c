/* camera/corners.c - the corners of a frustum: the ends of its four edges (camera/edge.h). The
 * frustum is not empty if one of its edges is visible. */
#include "camera/edge.h"

isect_status X(frustum_corners)(Frustum *frustum)
{
    View view;
    bool seen = false, behind = false;
    if (!view_of(frustum, &view))
        return ISECT_DEGENERATE;
    for (int i = 0; i < 4; i++) {
        Edge edge = {{0}, {0}, {0}, false};
        const EdgeKind kind =
            edge_of(&view, view.plane[LEFT + i % 2], view.plane[BOTTOM + i / 2], &edge);
        seen |= kind == EDGE_SEEN, behind |= kind == EDGE_BEHIND;
        frustum->corner[i] = nearest_vec3(edge.near);
        frustum->corner[4 + i] = nearest_vec3(edge.far);
    }
    return seen ? ISECT_OK : behind ? ISECT_EMPTY : ISECT_DEGENERATE;
}
