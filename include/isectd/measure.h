/* isectd/measure.h - isect/measure.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_MEASURE_H
#define ISECTD_MEASURE_H

#include <float.h>
#include <math.h>

#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// How large is a segment?
ISECT_ASK isectd_measure isectd_measure_segment(const isectd_segment *segment);
/// How large is a triangle?
ISECT_ASK isectd_measure isectd_measure_triangle(const isectd_triangle *triangle);
/// How large is a rectangle?
ISECT_ASK isectd_measure isectd_measure_rectangle(const isectd_rectangle *rectangle);
/// How large is a polygon in space?
ISECT_ASK isectd_measure isectd_measure_polygon(const isectd_polygon *polygon);
/// How large is a quadrilateral?
ISECT_INLINE isectd_measure isectd_measure_quad(const isectd_quad *quad)
{
    isectd_polygon polygon = {&quad->a, 4};
    return isectd_measure_polygon(&polygon);
}
/// How large is a disc?
ISECT_ASK isectd_measure isectd_measure_disc(const isectd_disc *disc);
/// How large is a sphere?
ISECT_ASK isectd_measure isectd_measure_sphere(const isectd_sphere *sphere);
/// How large is a capsule?
ISECT_ASK isectd_measure isectd_measure_capsule(const isectd_capsule *capsule);
/// How large is a lozenge?
ISECT_ASK isectd_measure isectd_measure_lozenge(const isectd_lozenge *lozenge);
/// How large is an ellipsoid?
ISECT_ASK isectd_measure isectd_measure_ellipsoid(const isectd_ellipsoid *ellipsoid);
/// How large is a cylinder?
ISECT_ASK isectd_measure isectd_measure_cylinder(const isectd_cylinder *cylinder);
/// How large is a cone?
ISECT_ASK isectd_measure isectd_measure_cone(const isectd_cone *cone);
/// How large is a torus?
ISECT_ASK isectd_measure isectd_measure_torus(const isectd_torus *torus);
/// How large is a box along the axes?
ISECT_ASK isectd_measure isectd_measure_aabb(const isectd_aabb *aabb);
/// How large is a box with axes of its own?
ISECT_ASK isectd_measure isectd_measure_obb(const isectd_obb *obb);
/// How large is a tetrahedron?
ISECT_ASK isectd_measure isectd_measure_tetrahedron(const isectd_tetrahedron *tetrahedron);
/// How large is a k-DOP with any normals?
ISECT_ASK isectd_measure isectd_measure_kdop(const isectd_kdop *kdop);
/// How large is a k-DOP of 14 sides?
ISECT_ASK isectd_measure isectd_measure_kdop14(const isectd_kdop14 *kdop14);
/// How large is a k-DOP of 18 sides?
ISECT_ASK isectd_measure isectd_measure_kdop18(const isectd_kdop18 *kdop18);
/// How large is a k-DOP of 26 sides?
ISECT_ASK isectd_measure isectd_measure_kdop26(const isectd_kdop26 *kdop26);
/// How large is a frustum?
ISECT_ASK isectd_measure isectd_measure_frustum(const isectd_frustum *frustum);
/// How large is a hull?
ISECT_ASK isectd_measure isectd_measure_hull(const isectd_hull *hull);
/// How large is the solid that a mesh encloses?
ISECT_ASK isectd_measure isectd_measure_mesh(const isectd_mesh *mesh);
/// Where is the center of mass of a mesh, and what is its inertia tensor?
ISECT_ASK isectd_inertia isectd_measure_mesh_inertia(const isectd_mesh *mesh, bool surface);
/// How much volume do two boxes along the axes have in common, and what is their intersection
/// over union?
ISECT_ASK isectd_iou isectd_measure_common_aabb_aabb(const isectd_aabb *a, const isectd_aabb *b);
/// How much volume do a box along the axes and one with axes of its own have in common?
ISECT_ASK isectd_iou isectd_measure_common_aabb_obb(const isectd_aabb *aabb, const isectd_obb *obb);
/// How much volume do two boxes with axes of their own have in common, and what is their
/// intersection over union?
ISECT_ASK isectd_iou isectd_measure_common_obb_obb(const isectd_obb *a, const isectd_obb *b);
/// How much volume do a box along the axes and a tetrahedron have in common?
ISECT_ASK isectd_iou isectd_measure_common_aabb_tetrahedron(const isectd_aabb *aabb,
                                                            const isectd_tetrahedron *tetrahedron);
/// How much volume do two tetrahedra have in common?
ISECT_ASK isectd_iou isectd_measure_common_tetrahedron_tetrahedron(const isectd_tetrahedron *a,
                                                                   const isectd_tetrahedron *b);
/// How much area do two polygons in the plane have in common, such as two rotated rectangles?
ISECT_ASK isectd_iou isectd_measure_common_polygon2_polygon2(const isectd_polygon2 *a,
                                                             const isectd_polygon2 *b);

/* ---- odds ----  The probability that a shape is hit if another around it is hit. */

/// What is the probability that a random point of the outer shape is in the inner one?
ISECT_INLINE double isectd_odds_point(const isectd_measure *inner, const isectd_measure *outer)
{
    double part = inner->volume, all = outer->volume;
    return part >= 0 && all > 0 ? part < all ? part / all : 1 : 0;
}
/// What is the probability that a random line which hits the outer shape hits the inner one?
ISECT_INLINE double isectd_odds_line(const isectd_measure *inner, const isectd_measure *outer)
{
    double part = inner->shadow, all = outer->shadow;
    return part >= 0 && all > 0 ? part < all ? part / all : 1 : 0;
}
/// What is the probability that a random plane which cuts the outer shape cuts the inner one?
ISECT_INLINE double isectd_odds_plane(const isectd_measure *inner, const isectd_measure *outer)
{
    double part = inner->width, all = outer->width;
    return part >= 0 && all > 0 ? part < all ? part / all : 1 : 0;
}
/// How many pixels does a shape cover on average, over all directions from which it is seen?
ISECT_INLINE double isectd_odds_pixels(const isectd_measure *measure, double pixel, bool drawn)
{
    double times = drawn && measure->volume > 0 ? 2 : 1, pixels;
    if (!(measure->shadow >= 0 && pixel >= 0))
        return 0;
    if (pixel == 0)
        return measure->shadow > 0 ? (double)INFINITY : 0;
    pixels = measure->shadow / pixel / pixel * times;
    return pixels < DBL_MAX ? pixels : DBL_MAX;
}

/* ---- advise ----  Which bounding volume makes queries cheapest? */

/// The average cost of a query that tests a bounding volume first.
typedef struct isectd_price { isectd_measure measure; double odds; double test;
    double cost; } isectd_price;
/// The cheapest volume, and the costs of all.
typedef struct isectd_advice { isect_volume best; isectd_aabb region;
    isectd_price price[ISECT_VOLUMES]; } isectd_advice;
/// Which bounding volume of some vertices makes queries against the mesh with these vertices
/// cheapest?
ISECT_TRY isect_status isectd_advise(isectd_points points, size_t n, isect_query query,
                                     double inside, const isectd_aabb *region,
                                     isectd_advice *advice);
/// Which level of detail should be drawn, so that its error on the screen is small?
ISECT_INLINE size_t isectd_advise_level(const double *errors, size_t n, double pixel, double within)
{
    size_t best = 0;
    for (size_t i = 1; i < n; i++) {
        bool valid = errors[i] >= 0, chosen = errors[best] >= 0;
        bool fits = errors[i] <= pixel * within, best_fits = errors[best] <= pixel * within;
        bool better = fits && best_fits ? errors[i] > errors[best] : errors[i] < errors[best];
        if (valid && (!chosen || better))
            best = i;
    }
    return best;
}
/// How good is a plane that splits a cell of a BSP tree.
ISECT_INLINE double isectd_advise_split(const isectd_measure *cell, const isectd_measure *front,
                                      const isectd_measure *back, size_t in_front, size_t behind,
                                      isect_query query)
{
    if (query == ISECT_QUERY_POINT)
        return isectd_odds_point(front, cell) * (double)in_front +
               isectd_odds_point(back, cell) * (double)behind;
    if (query == ISECT_QUERY_LINE)
        return isectd_odds_line(front, cell) * (double)in_front +
               isectd_odds_line(back, cell) * (double)behind;
    return isectd_odds_plane(front, cell) * (double)in_front +
           isectd_odds_plane(back, cell) * (double)behind;
}

ISECT_EXTERN_END
#endif
