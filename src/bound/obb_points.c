/* bound/obb_points.c - oriented boxes of points: along the axes of their covariance, along a
 * triangle that they have, or the better of both.
 *
 * One look at all points finds their mean, their covariance, and which are extreme along 7 or 13
 * fixed directions (bound/spread.h); a second one how far they reach along the axes that were
 * chosen, of both kinds at once (bound/oriented.h). What is between looks at the 14 or 26 extreme
 * points alone (Larsson, Kallberg 2011): those two that are farthest apart of the pairs, and the
 * one farthest from their line, are the base triangle; with the point farthest above it and the one
 * farthest below it has six more triangles beside it. Each of the seven gives three boxes, with an
 * edge and the normal as axes, and the one that is smallest about the extreme points is chosen.
 *
 * Points on a line have no triangle: that line is an axis, and any two others that are
 * perpendicular will do. Triangles that are nearly lines are left out; 2^-40 of their longer edge
 * is the limit, which is well above the rounding of the points as seen, and below what changes a
 * box. */
#include "bound/obb_frames.h"
#include "core/environment.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { COVARIANCE = 1, EXTREMES = 2 };

/* Widths in which neither squares nor products of differences leave the range. */
static const double least_width = ISECT_DOUBLE ? 0x1p-200 : 0x1p-40,
                    most_width = ISECT_DOUBLE ? 0x1p+200 : 0x1p+50;

static Aabb box_of_spread(const Spread *spread)
{
    const real *low = spread->value[LEAST], *high = spread->value[MOST_OF_ALL];
    return (Aabb){{low[0] + 0, low[1] + 0, low[2] + 0}, {high[0] + 0, high[1] + 0, high[2] + 0}};
}
static double widest(const Aabb *box)
{
    const double x = (double)box->upper.x - (double)box->lower.x;
    const double y = (double)box->upper.y - (double)box->lower.y;
    const double z = (double)box->upper.z - (double)box->lower.z;
    return x > y ? (x > z ? x : z) : y > z ? y : z;
}

/* The points as they are, from the first one; if that loses something, times a power of two. */
static isect_status survey(const Crowd *crowd, Spread *spread, Aabb *box, Lens *lens)
{
    const real first[3] = {*crowd->number[0], *crowd->number[1], *crowd->number[2]};
    *lens = (Lens){{first[0], first[1], first[2]}, {1, 1}, false};
    scan_spread(crowd, lens, spread);
    *box = box_of_spread(spread);
    const double width = spread->finite ? widest(box) : 0;
    if (spread->finite && (width == 0 || (width >= least_width && width <= most_width)))
        return ISECT_OK;
    real lower[3], upper[3];
    if (!scan_box(crowd, lower, upper))
        return ISECT_NOT_FINITE;
    *box = (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    const Frame frame = frame_of(box);
    *lens = (Lens){.scale = frame.scale, .scaled = true};
    for (int k = 0; k < 3; k++)
        lens->origin[k] = first[k] * frame.scale.before;
    scan_spread(crowd, lens, spread);
    return ISECT_OK;
}

/* The extreme points, two for each direction. */
static int extreme_spots(const Crowd *crowd, const Spread *spread, const Scene *scene,
                         Spot spot[2 * DITO_26])
{
    for (int k = 0; k < spread->directions; k++)
        for (int way = LEAST; way <= MOST_OF_ALL; way++)
            spot[2 * k + way] = spot_of(crowd, &scene->frame, spread->at[way][k]);
    return 2 * spread->directions;
}

static isect_status make_box(Obb *obb, const Crowd *crowd, int ways, int directions, bool area)
{
    Spread spread = {.directions = ways & EXTREMES ? directions : ONLY_AXES,
                     .moments = (ways & COVARIANCE) != 0};
    Axes axes[2];
    Spot direction[3], spot[2 * DITO_26];
    Aabb box;
    Lens lens;
    int count = 0;
    const isect_status status = survey(crowd, &spread, &box, &lens);
    if (status != ISECT_OK)
        return status;
    if (box.lower.x == box.upper.x && box.lower.y == box.upper.y && box.lower.z == box.upper.z)
        return box_of_spot(obb, box.lower);
    const Scene scene = scene_of(crowd, &box, lens.scaled, area);
    if (ways & COVARIANCE) {
        principal_axes(spread.covariance, direction);
        axes[count++] = axes_of(direction);
    }
    if (ways & EXTREMES) {
        const int spots = extreme_spots(crowd, &spread, &scene, spot);
        ditetrahedron_axes(spot, spots, area, direction);
        axes[count++] = axes_of(direction);
    }
    measure(&scene, axes, count);
    return ways == COVARIANCE ? box_along(obb, &scene, axes) : best_box(obb, &scene, axes, count);
}

static isect_status obb_of(Obb *obb, const X(points) * points, size_t n,
                           const X(obb_options) * options, int ways)
{
    const unsigned directions = options ? options->directions : 0;
    Crowd crowd;
    if (!obb || !crowd_of(&crowd, points, n) ||
        (directions != 0 && directions != DITO_14 && directions != DITO_26))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status = make_box(obb, &crowd, ways, directions ? (int)directions : DITO_14,
                                         options && options->area);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_points)(Obb *obb, const X(points) * points, size_t n,
                                 const X(obb_options) * options)
{
    return obb_of(obb, points, n, options, COVARIANCE | EXTREMES);
}

isect_status X(bound_obb_points_pca)(Obb *obb, const X(points) * points, size_t n)
{
    return obb_of(obb, points, n, NULL, COVARIANCE);
}

isect_status X(bound_obb_points_dito)(Obb *obb, const X(points) * points, size_t n,
                                      const X(obb_options) * options)
{
    return obb_of(obb, points, n, options, EXTREMES);
}
