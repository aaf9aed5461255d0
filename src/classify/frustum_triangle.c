/* isect_classify_frustum_triangle - the side of a frustum on which a triangle lies.
 *
 * The heights of its vertices over the planes decide most cases (geometry/frustum.h): the least and
 * the greatest of three; a vertex below all planes is a point inside. Near an edge or a corner of
 * the frustum the directions that may separate are tested (geometry/six_planes.h). */
#include "classify/frustum.h"
#include "geometry/triangle.h"

FORMULA Heights triangle_heights(const Plane *plane, const Triangle *triangle)
{
    return both_heights(
        both_heights(point_heights(plane, triangle->a), point_heights(plane, triangle->b)),
        point_heights(plane, triangle->c));
}

FORMULA Side classify_frustum_triangle(const Frustum *frustum, const Triangle *triangle,
                                       mask *unsure)
{
    Below below = below_nothing();
    mask a = below.inside, b = a, c = a;
    for (int i = 0; i < 6; i++) {
        const Heights p = point_heights(&frustum->plane[i], triangle->a);
        const Heights q = point_heights(&frustum->plane[i], triangle->b);
        const Heights r = point_heights(&frustum->plane[i], triangle->c);
        const Heights all = triangle_heights(&frustum->plane[i], triangle);
        below_next(&below, all);
        a &= p.most < -all.bound, b &= q.most < -all.bound, c &= r.most < -all.bound;
    }
    /* no point of the triangle has the middle heights; a vertex below all planes serves instead */
    below.middle = a | b | c;
    return side_below(&below, finite_triangle(triangle), unsure);
}

#if FOUR_SPREAD && ISECT_PUBLIC
SCREEN_OF_SIX_PLANES(classify_frustum_triangle, Triangle, triangle_heights, finite_triangle)
#define SCREEN
#endif

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_triangle_exact)(const Frustum *frustum, const Triangle *triangle)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !finite_triangle(triangle))
        return ISECT_OUTSIDE;
    return isect_frustum_triangle(&planes, &triangle->a.x);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#define SHARED_B
#define AVX2_SERVES
#include "rows/classify_frustum_triangle.inc"
