/* isect_measure_common_aabb_aabb, isect_measure_common_aabb_obb, isect_measure_common_obb_obb,
 * isect_measure_common_aabb_tetrahedron, isect_measure_common_tetrahedron_tetrahedron,
 * isect_measure_common_polygon2_polygon2 - the intersection volume of two solids, or the
 * intersection area of two polygons.
 *
 * Boxes: measure/boxes.c. Tetrahedra, flat or unbounded boxes and skewed ones: hull/intersection.c.
 *
 * Polygons: each is the sum of the triangles from its first corner to its edges, signed by their
 * orientation. So a point inside is counted once, and other contributions cancel. The intersection
 * area is the sum over all pairs of triangles of their intersection area times both signs. So
 * neither polygon needs to be convex. A triangle is clipped by the three lines of the other
 * (Sutherland and Hodgman 1974), which leaves at most six corners.
 *
 * With h half an epsilon of double and S the greatest extent:
 *
 *     a corner on a line                      8 h S
 *     the intersection of two triangles       2^-44 S^2 */
#include "hull/intersection.h"
#include "exact/quotient.h"
#include "geometry/aabb.h"
#include "geometry/newell.h"
#include "measure/boxes.h"
#include HEADER(measure)
#include <limits.h>
#include <string.h>

enum {
    BOX_PLANES = 6,
    MOST_BOX_PLANES = 2 * BOX_PLANES,
    MOST_BOX_CORNERS = 3 * (MOST_BOX_PLANES + BOX_FACES)
};

static const X(iou) no_common_part = {0, 0, 0, 0};

static X(iou) in_order(X(iou) share, bool straight)
{
    return straight ? share : (X(iou)){share.common, share.b, share.a, share.iou};
}

/* ---- boxes ---- */

static int exponent_of_obb(const Obb *obb)
{
    int most = X(common_exponent)(&obb->center.x, 3);
    for (int k = 0; k < 3; k++) {
        const int edge =
            X(common_exponent)(&obb->axis[k].x, 3) + X(common_exponent)(&obb->half[k], 1);
        most = edge > most ? edge : most;
    }
    return most;
}
static bool finite_obb(const Obb *obb)
{
    const real *x = &obb->center.x;
    bool finite = true;
    for (size_t i = 0; i < sizeof *obb / sizeof *x; i++)
        finite &= real_abs(x[i]) <= REAL_MAX;
    return finite && obb->half[0] >= 0 && obb->half[1] >= 0 && obb->half[2] >= 0;
}
/* NaN leads to a solid of volume 0. */
static CommonSolid solid_of_obb(const CommonFrame *frame, const Obb *obb, HalfSpace *half_space)
{
    double middle[3], half[3][3];
    to_doubles(middle, obb->center);
    for (int k = 0; k < 3; k++)
        middle[k] = times_power(middle[k], -frame->exponent) - frame->origin[k];
    for (int i = 0; i < 3; i++) { /* the product itself may overflow */
        const int axis = X(common_exponent)(&obb->axis[i].x, 3);
        const double length = times_power((double)obb->half[i], axis - frame->exponent);
        to_doubles(half[i], obb->axis[i]);
        for (int k = 0; k < 3; k++)
            half[i][k] = times_power(half[i][k], -axis) * length;
    }
    return X(common_box)(middle, half, half_space);
}

X(iou) X(measure_common_aabb_aabb)(const Aabb *a, const Aabb *b)
{
    const int of_a = X(common_exponent)(&a->lower.x, 6), of_b = X(common_exponent)(&b->lower.x, 6);
    if (!not_empty(a) || !not_empty(b))
        return no_common_part;
    const Vec3 zero = {0, 0, 0};
    const CommonFrame frame = X(common_frame)(of_a > of_b ? of_a : of_b, &zero);
    const CommonSolid one = X(common_aabb)(&frame, a), other = X(common_aabb)(&frame, b);
    return X(common_share)(&frame, &one, &other, NULL);
}

static X(iou) share_of_boxes(const SolidBox *a, const SolidBox *b)
{
    return X(iou_of)(X(volume_in_both)(a, b), a->volume, b->volume, 0);
}

X(iou) X(measure_common_aabb_obb)(const Aabb *aabb, const Obb *obb)
{
    HalfSpace half_space[BOX_PLANES];
    Corner corner[MOST_BOX_CORNERS];
    SolidBox first, second;
    if (X(box_of_aabb)(aabb, &first) && X(box_of_obb)(obb, &second))
        return share_of_boxes(&first, &second);
    const int of_a = X(common_exponent)(&aabb->lower.x, 6), of_b = exponent_of_obb(obb);
    if (!not_empty(aabb) || !finite_obb(obb))
        return no_common_part;
    const CommonFrame frame = X(common_frame)(of_a > of_b ? of_a : of_b, &obb->center);
    const CommonSolid one = X(common_aabb)(&frame, aabb);
    const CommonSolid other = solid_of_obb(&frame, obb, half_space);
    return X(common_share)(&frame, &one, &other, corner);
}

X(iou) X(measure_common_obb_obb)(const Obb *a, const Obb *b)
{
    HalfSpace half_space[MOST_BOX_PLANES];
    Corner corner[MOST_BOX_CORNERS];
    const int order = memcmp(a, b, sizeof *a); /* the result does not depend on the order of a and
                                                  b */
    const bool straight = order <= 0;
    const Obb *first = straight ? a : b, *second = straight ? b : a;
    SolidBox box[2];
    if (X(box_of_obb)(first, &box[0]) && X(box_of_obb)(second, &box[1]))
        return in_order(order ? share_of_boxes(&box[0], &box[1])
                              : X(iou_of)(box[0].volume, box[0].volume, box[0].volume, 0),
                        straight);
    const int of_a = exponent_of_obb(a), of_b = exponent_of_obb(b);
    if (!finite_obb(a) || !finite_obb(b))
        return no_common_part;
    const CommonFrame frame = X(common_frame)(of_a > of_b ? of_a : of_b, &first->center);
    const CommonSolid one = solid_of_obb(&frame, first, half_space);
    const CommonSolid other = solid_of_obb(&frame, second, half_space + one.count);
    return in_order(X(common_share)(&frame, &one, order ? &other : &one, corner), straight);
}

/* ---- tetrahedra ---- */

static bool finite_tetrahedron(const X(tetrahedron) * tetrahedron)
{
    const real *x = &tetrahedron->a.x;
    bool finite = true;
    for (size_t i = 0; i < sizeof *tetrahedron / sizeof *x; i++)
        finite &= real_abs(x[i]) <= REAL_MAX;
    return finite;
}

X(iou) X(measure_common_aabb_tetrahedron)(const Aabb *aabb, const X(tetrahedron) * tetrahedron)
{
    HalfSpace half_space[4];
    Corner corner[MOST_BOX_CORNERS];
    const int of_a = X(common_exponent)(&aabb->lower.x, 6);
    const int of_b = X(common_exponent)(&tetrahedron->a.x, 12);
    if (!not_empty(aabb) || !finite_tetrahedron(tetrahedron))
        return no_common_part;
    const CommonFrame frame = X(common_frame)(of_a > of_b ? of_a : of_b, &tetrahedron->a);
    const CommonSolid one = X(common_aabb)(&frame, aabb);
    const CommonSolid other = X(common_tetrahedron)(&frame, tetrahedron, half_space);
    return X(common_share)(&frame, &one, &other, corner);
}

X(iou)
X(measure_common_tetrahedron_tetrahedron)(const X(tetrahedron) * a, const X(tetrahedron) * b)
{
    HalfSpace half_space[8];
    Corner corner[MOST_BOX_CORNERS];
    const int of_a = X(common_exponent)(&a->a.x, 12), of_b = X(common_exponent)(&b->a.x, 12);
    if (!finite_tetrahedron(a) || !finite_tetrahedron(b))
        return no_common_part;
    const int order = memcmp(a, b, sizeof *a);
    const X(tetrahedron) *first = order <= 0 ? a : b, *second = order <= 0 ? b : a;
    const CommonFrame frame = X(common_frame)(of_a > of_b ? of_a : of_b, &first->a);
    const CommonSolid one = X(common_tetrahedron)(&frame, first, half_space);
    const CommonSolid other = X(common_tetrahedron)(&frame, second, half_space + one.count);
    return in_order(X(common_share)(&frame, &one, order ? &other : &one, corner), order <= 0);
}

/* ---- polygons ---- */

enum { CUT_CORNERS = 24 }; /* six without rounding */

typedef struct Place {
    double x, y;
} Place;
/* Anticlockwise; `area` is twice the signed area of the given triangle. */
typedef struct Piece {
    Place corner[3];
    double area;
} Piece;

static double twice_area(Place a, Place b, Place c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
static Place place_of(const X(polygon2) * polygon, size_t i, int exponent, Place from)
{
    const X(vec2) *at = &polygon->points[i];
    return (Place){times_power((double)at->x, -exponent) - from.x,
                   times_power((double)at->y, -exponent) - from.y};
}
/* The triangle from the first corner to edge i. */
static Piece piece_of(const X(polygon2) * polygon, size_t i, int exponent, Place from)
{
    const Place a = place_of(polygon, 0, exponent, from), b = place_of(polygon, i, exponent, from);
    const Place c = place_of(polygon, i + 1, exponent, from);
    const double area = twice_area(a, b, c);
    const Piece straight = {{a, b, c}, area}, turned = {{a, c, b}, area};
    return area < 0 ? turned : straight;
}
/* Clips the polygon to the left side of a line. */
static int cut(Place *corner, int count, Place from, Place to)
{
    Place left[CUT_CORNERS];
    int kept = 0;
    for (int i = 0; i < count; i++) {
        const Place p = corner[i], q = corner[(i + 1) % count];
        const double of_p = twice_area(from, to, p), of_q = twice_area(from, to, q);
        if (of_p >= 0)
            left[kept++] = p;
        if ((of_p >= 0) != (of_q >= 0)) {
            const double s = of_p / (of_p - of_q);
            left[kept++] = (Place){p.x + s * (q.x - p.x), p.y + s * (q.y - p.y)};
        }
    }
    memcpy(corner, left, (size_t)kept * sizeof *left);
    return kept;
}
/* Twice the signed intersection area; bitwise symmetric in a and b. */
static double common_of_pieces(const Piece *a, const Piece *b)
{
    const bool straight = memcmp(a->corner, b->corner, sizeof a->corner) <= 0;
    const Piece *first = straight ? a : b, *second = straight ? b : a;
    Place corner[CUT_CORNERS];
    int count = 3;
    double sum = 0;
    memcpy(corner, first->corner, sizeof first->corner);
    for (int i = 0; i < 3 && count; i++)
        count = cut(corner, count, second->corner[i], second->corner[(i + 1) % 3]);
    for (int i = 1; i + 1 < count; i++)
        sum += twice_area(corner[0], corner[i], corner[i + 1]);
    sum = fmin(fmax(sum, 0), fmin(fabs(a->area), fabs(b->area)));
    return (a->area < 0) != (b->area < 0) ? -sum : sum;
}
static double area_of(const X(polygon2) * polygon, int exponent, Place from)
{
    double sum = 0;
    for (size_t i = 1; i + 1 < polygon->count; i++)
        sum += piece_of(polygon, i, exponent, from).area;
    return fabs(sum);
}
static bool finite_points(const X(polygon2) * polygon)
{
    for (size_t i = 0; i < polygon->count; i++)
        if (!(real_abs(polygon->points[i].x) <= REAL_MAX &&
              real_abs(polygon->points[i].y) <= REAL_MAX))
            return false;
    return polygon->count > 0;
}

X(iou) X(measure_common_polygon2_polygon2)(const X(polygon2) * a, const X(polygon2) * b)
{
    if (!finite_points(a) || !finite_points(b))
        return no_common_part;
    const int of_a = X(common_exponent)(&a->points[0].x, 2 * a->count);
    const int of_b = X(common_exponent)(&b->points[0].x, 2 * b->count);
    const Vec3 zero = {0, 0, 0};
    const int exponent = X(common_frame)(of_a > of_b ? of_a : of_b, &zero).exponent;
    const Place none = {0, 0}, at = place_of(a, 0, exponent, none);
    const Place of = place_of(b, 0, exponent, none);
    const Place from = at.x < of.x || (at.x == of.x && at.y < of.y) ? at : of;
    double common = 0;
    for (size_t i = 1; i + 1 < a->count; i++)
        for (size_t k = 1; k + 1 < b->count; k++) {
            const Piece p = piece_of(a, i, exponent, from), q = piece_of(b, k, exponent, from);
            common += common_of_pieces(&p, &q);
        }
    const double area_a = area_of(a, exponent, from), area_b = area_of(b, exponent, from);
    common = fmin(fabs(common), fmin(area_a, area_b));
    const double either = area_a - common + area_b;
    return (X(iou)){number_of(common / 2, 2 * exponent), number_of(area_a / 2, 2 * exponent),
                    number_of(area_b / 2, 2 * exponent),
                    (real)(common > 0 ? fmin(common / either, 1) : 0)};
}
