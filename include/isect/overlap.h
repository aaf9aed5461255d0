/* isect/overlap.h - do two shapes share a point? Touching counts. The forms for
 * many shapes (_n) are in isect/many.h. */
#ifndef ISECT_OVERLAP_H
#define ISECT_OVERLAP_H

#include "isect/filters.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// Is a point on a plane?
///
/// @param point  Any point.
/// @param plane  The surface. The normal need not have unit length; if it is zero, the surface is
///               all of space if d = 0, else empty.
/// @return       True only for points exactly on it.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: the height over the plane, with a certified error
/// bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_point_plane_n.
ISECT_INLINE bool isect_overlap_point_plane(const isect_vec3 *point, const isect_plane *plane)
{
    bool unsure, yes = isect_filter_overlap_point_plane(point, plane, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_point_plane_compiled(point, plane) : yes;
}

/// The library's compiled copy of isect_overlap_point_aabb, for bindings.
///
/// @param point, aabb  As for isect_overlap_point_aabb.
/// @return             As isect_overlap_point_aabb.
ISECT_ASK bool isect_overlap_point_aabb_compiled(const isect_vec3 *point, const isect_aabb *aabb);

/// Is a point in a solid axis-aligned box?
///
/// @param point  Any point.
/// @param aabb   Bounds may be infinite. lower > upper is empty.
/// @return       Faces, edges and corners belong to the box.
///
/// Bad input: NaN, or an infinite point, overlaps nothing.
/// Exact: over the whole finite range. Method: comparisons joined by `&`, which need no branch; the
/// differences are 0 for every number but infinity and NaN.
/// Cost: 9 comparisons. Batch: isect_overlap_point_aabb_n.
ISECT_INLINE bool isect_overlap_point_aabb(const isect_vec3 *point, const isect_aabb *aabb)
{
    if (ISECT_FINITE_MATH)
        return isect_overlap_point_aabb_compiled(point, aabb);
    return (aabb->lower.x <= point->x) & (point->x <= aabb->upper.x) & (point->x - point->x == 0) &
           (aabb->lower.y <= point->y) & (point->y <= aabb->upper.y) & (point->y - point->y == 0) &
           (aabb->lower.z <= point->z) & (point->z <= aabb->upper.z) & (point->z - point->z == 0);
}

/// Is a point on a segment?
///
/// @param point    Any point.
/// @param segment  The ends may coincide: it is then a point.
/// @return         The ends belong to the segment.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: box and cross product, with a certified error bound;
/// uncertain signs are decided by isect_orient2d in three views.
/// Cost: no division, no root. Batch: isect_overlap_point_segment_n.
ISECT_ASK bool isect_overlap_point_segment(const isect_vec3 *point, const isect_segment *segment);

/// Is a point on a triangle?
///
/// @param point     Any point.
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @return          Edges and corners belong to the triangle.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: box and orientation, with a certified error bound;
/// uncertain signs are decided by isect_orient3d, and isect_orient2d in three views.
/// Cost: no division, no root. Batch: isect_overlap_point_triangle_n.
ISECT_ASK bool isect_overlap_point_triangle(const isect_vec3 *point,
                                            const isect_triangle *triangle);

/// Do two segments in space share a point?
///
/// @param a, b  The ends may coincide: it is then a point.
/// @return      Touching counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: boxes and orientation, with a certified error bound;
/// uncertain signs are decided by isect_orient3d, and isect_orient2d in three views.
/// Cost: no division, no root. Batch: isect_overlap_segment_segment_n.
ISECT_ASK bool isect_overlap_segment_segment(const isect_segment *a, const isect_segment *b);

/// Do two segments in the plane share a point?
///
/// @param a, b  The ends may coincide: it is then a point.
/// @return      Touching counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: boxes, and the sides of each segment's ends (Prasad
/// 1991), with a certified error bound; uncertain signs are decided by isect_orient2d.
/// Cost: no division, no root. Batch: isect_overlap_segment2_segment2_n.
ISECT_ASK bool isect_overlap_segment2_segment2(const isect_segment2 *a, const isect_segment2 *b);

/// Do a segment and a triangle share a point?
///
/// @param segment   The ends may coincide: it is then a point.
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @return          Touching counts, also for a segment in the plane of the triangle.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: five orientations (Segura and Feito 2001), with a
/// certified error bound; uncertain signs are decided by isect_orient3d, and in the plane by
/// isect_orient2d in three views.
/// Cost: no division, no root. Batch: isect_overlap_segment_triangle_n.
ISECT_ASK bool isect_overlap_segment_triangle(const isect_segment *segment,
                                              const isect_triangle *triangle);

/// Do two triangles share a point?
///
/// @param a, b  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @return      Touching counts, also for triangles in one plane.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range, and so the same for every order of the corners and of the
/// triangles. Method: the orientations of Guigue and Devillers (2003), all 15 from ten triple
/// products, with a certified error bound; uncertain signs are decided by isect_orient3d, and in
/// the plane by isect_orient2d in three views.
/// Cost: no division, no root. Batch: isect_overlap_triangle_triangle_n.
ISECT_ASK bool isect_overlap_triangle_triangle(const isect_triangle *a, const isect_triangle *b);

/// Do a segment and a plane share a point?
///
/// @param segment  The ends may coincide: it is then a point.
/// @param plane    The surface. The normal need not have unit length; if it is zero, the surface is
///                 all of space if d = 0, else empty.
/// @return         Touching counts, and so does a segment that lies in the plane.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: signs of the heights of both ends, with a certified
/// error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_segment_plane_n.
ISECT_INLINE bool isect_overlap_segment_plane(const isect_segment *segment,
                                              const isect_plane *plane)
{
    bool unsure, yes = isect_filter_overlap_segment_plane(segment, plane, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_segment_plane_compiled(segment, plane) : yes;
}

/// Do a segment and a solid axis-aligned box share a point?
///
/// @param segment  The ends may coincide: it is then a point.
/// @param aabb     Bounds may be infinite. lower > upper is empty.
/// @return         Touching counts: a face, an edge or a corner.
///
/// Bad input: NaN, or an infinite end, overlaps nothing.
/// Exact: over the whole finite range. Method: six separating axes (Gregory et al. 1999, in the
/// form of Ericson 2005), with a certified error bound; uncertain signs are decided by
/// isect_orient2d in three views.
/// Cost: no division, no root. Batch: isect_overlap_segment_aabb_n.
ISECT_ASK bool isect_overlap_segment_aabb(const isect_segment *segment, const isect_aabb *aabb);

/// Do a ray and a plane share a point?
///
/// @param ray    Also a line, or a piece of one. A zero `dir` is a point.
/// @param plane  The surface. The normal need not have unit length; if it is zero, the surface is
///               all of space if d = 0, else empty.
/// @return       Touching counts, and so does a ray that lies in the plane, which for
///               isect_cast_ray_plane is a miss.
///
/// Bad input: NaN, an infinity elsewhere than in t_min and t_max, or t_min > t_max overlaps
/// nothing.
/// Exact: over the whole finite range. Method: signs of the heights of both ends, for an end at
/// infinity of the slope, with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_ray_plane_n.
ISECT_ASK bool isect_overlap_ray_plane(const isect_ray *ray, const isect_plane *plane);

/// Do a ray and a solid axis-aligned box share a point?
///
/// @param ray   Also a line, or a piece of one. A zero `dir` is a point.
/// @param aabb  Bounds may be infinite. lower > upper is empty.
/// @return      Touching counts: whether isect_cast_ray_aabb finds a part of the ray inside.
///
/// Bad input: NaN, an infinite origin or `dir`, or t_min > t_max overlaps nothing.
/// Exact: over the whole finite range. Method: slabs (Kay and Kajiya 1986), with a certified error
/// bound; uncertain signs are decided in integers. Slopes (Eisemann and others 2007) were measured
/// and not chosen (docs/variants.md).
/// Cost: 6 divisions. Batch: isect_overlap_ray_aabb_n.
ISECT_ASK bool isect_overlap_ray_aabb(const isect_ray *ray, const isect_aabb *aabb);

/// Do a plane and a triangle share a point?
///
/// @param plane     The surface. The normal need not have unit length; if it is zero, the surface
///                  is all of space if d = 0, else empty.
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @return          Touching counts, and so does a triangle that lies in the plane.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: signs of the heights of the corners (Moeller 1997),
/// with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_plane_triangle_n.
ISECT_INLINE bool isect_overlap_plane_triangle(const isect_plane *plane,
                                               const isect_triangle *triangle)
{
    bool unsure, yes = isect_filter_overlap_plane_triangle(plane, triangle, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_plane_triangle_compiled(plane, triangle)
                                      : yes;
}

/// Do a plane and a solid sphere share a point?
///
/// @param plane   The surface, not the half-space of isect_classify_plane_sphere. The normal need
///                not have unit length; if it is zero, the surface is all of space if d = 0, else
///                empty.
/// @param sphere  Radius 0 is a point; a negative radius is empty.
/// @return        Touching counts: whether the sphere is neither outside nor strictly inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: the height of the center against radius * |normal|
/// (RTR4 22.10), with a certified error bound; uncertain signs are decided in integers, as squares.
/// Cost: a root, no division. Batch: isect_overlap_plane_sphere_n.
ISECT_INLINE bool isect_overlap_plane_sphere(const isect_plane *plane, const isect_sphere *sphere)
{
    bool unsure, yes = isect_filter_overlap_plane_sphere(plane, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_plane_sphere_compiled(plane, sphere) : yes;
}

/// Do a plane and a solid axis-aligned box share a point?
///
/// @param plane  The surface, not the half-space of isect_classify_plane_aabb. The normal need not
///               have unit length; if it is zero, the surface is all of space if d = 0, else empty.
/// @param aabb   Bounds may be infinite. lower > upper is empty.
/// @return       Touching counts: whether the box is neither outside nor strictly inside.
///
/// Bad input: NaN, or an infinity in the plane, overlaps nothing.
/// Exact: over the whole finite range. Method: the least and the greatest height of the box (RTR4
/// 22.10.1), with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_plane_aabb_n.
ISECT_INLINE bool isect_overlap_plane_aabb(const isect_plane *plane, const isect_aabb *aabb)
{
    bool unsure, yes = isect_filter_overlap_plane_aabb(plane, aabb, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_plane_aabb_compiled(plane, aabb) : yes;
}

/// Do a ray and a triangle share a point?
///
/// @param ray       dir of any length; zero is the point origin. t_min, t_max may be infinite;
///                  t_min > t_max is empty.
/// @param triangle  May be a segment or a point.
/// @return          Edges and corners count, from either side; so does a ray in the plane of the
///                  triangle, which for isect_cast_ray_triangle is a miss.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, overlaps nothing.
/// Exact: over the whole finite range, for the points origin + t * dir of real arithmetic. Method:
/// on which sides of the edges the line passes, and on which sides of the plane the ends are
/// (Segura and Feito 2001), with certified error bounds; uncertain signs are decided in integers.
/// Cost: no division. Batch: isect_overlap_ray_triangle_n.
ISECT_ASK bool isect_overlap_ray_triangle(const isect_ray *ray, const isect_triangle *triangle);

/// Is a point in a solid sphere?
///
/// @param point   The point.
/// @param sphere  Radius 0 is a point. A negative radius is empty.
/// @return        The surface counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: squared distance against the squared radius, with a
/// certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_point_sphere_n.
ISECT_INLINE bool isect_overlap_point_sphere(const isect_vec3 *point, const isect_sphere *sphere)
{
    bool unsure, yes = isect_filter_overlap_point_sphere(point, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_point_sphere_compiled(point, sphere) : yes;
}

/// Do a segment and a solid sphere share a point?
///
/// @param segment  Its ends may coincide.
/// @param sphere   Radius 0 is a point. A negative radius is empty.
/// @return         Touching counts, and so does a segment that lies inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: squared distance of the center to the nearest point
/// of the segment, an end or the projection onto its line (Ericson 2005, 5.1.2), multiplied by the
/// squared length instead of divided, with a certified error bound; uncertain signs are decided in
/// integers.
/// Cost: no division, no root. Batch: isect_overlap_segment_sphere_n.
ISECT_INLINE bool isect_overlap_segment_sphere(const isect_segment *segment,
                                               const isect_sphere *sphere)
{
    bool unsure, yes = isect_filter_overlap_segment_sphere(segment, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_segment_sphere_compiled(segment, sphere)
                                      : yes;
}

/// Do a ray and a solid sphere share a point?
///
/// @param ray     dir of any length; zero is the point origin. t_min, t_max may be infinite;
///                t_min > t_max is empty.
/// @param sphere  Radius 0 is a point. A negative radius is empty.
/// @return        Touching counts, and so does a ray that starts or ends inside.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, overlaps nothing.
/// Exact: over the whole finite range, for the points origin + t * dir of real arithmetic. Method:
/// as isect_overlap_segment_sphere; the ends, too, are decided without rounding.
/// Cost: no division, no root. Batch: isect_overlap_ray_sphere_n.
ISECT_INLINE bool isect_overlap_ray_sphere(const isect_ray *ray, const isect_sphere *sphere)
{
    bool unsure, yes = isect_filter_overlap_ray_sphere(ray, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_ray_sphere_compiled(ray, sphere) : yes;
}

/// Do a triangle and a solid axis-aligned box share a point?
///
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @param aabb      Bounds may be infinite. lower > upper is empty.
/// @return          Touching counts: a face, an edge or a corner.
///
/// Bad input: NaN, or an infinite corner, overlaps nothing.
/// Exact: over the whole finite range. Method: 13 separating axes (Akenine-Moeller 2001), with a
/// certified error bound; uncertain signs are decided by isect_orient2d in three views and by
/// isect_orient3d.
/// Cost: no division, no root. Batch: isect_overlap_triangle_aabb_n.
ISECT_ASK bool isect_overlap_triangle_aabb(const isect_triangle *triangle, const isect_aabb *aabb);

/// Do a triangle and a solid sphere share a point?
///
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @param sphere    Radius 0 is a point. A negative radius is empty.
/// @return          Touching counts, from either side; so does a triangle that lies inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: distance of the center to the edges, and to the
/// plane where its projection is inside (Ericson 2005, 5.1.5), without division, with a certified
/// error bound; uncertain signs are decided in integers.
/// Cost: no division, two roots. Batch: isect_overlap_triangle_sphere_n.
ISECT_ASK bool isect_overlap_triangle_sphere(const isect_triangle *triangle,
                                             const isect_sphere *sphere);

/// Do two solid spheres share a point?
///
/// @param a, b  Radius 0 is a point. A negative radius is empty.
/// @return      Touching counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: squared distance against the squared sum of the
/// radii, with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_sphere_sphere_n.
ISECT_INLINE bool isect_overlap_sphere_sphere(const isect_sphere *a, const isect_sphere *b)
{
    bool unsure, yes = isect_filter_overlap_sphere_sphere(a, b, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_sphere_sphere_compiled(a, b) : yes;
}

/// Is a point in a solid capsule?
///
/// @param point    The point.
/// @param capsule  Its ends may coincide. Radius 0 is a segment. A negative radius is empty.
/// @return         The surface counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: squared distance to the nearest point of the segment
/// (Ericson 2005, 5.1.2), without division, with a certified error bound; uncertain signs are
/// decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_point_capsule_n.
ISECT_INLINE bool isect_overlap_point_capsule(const isect_vec3 *point, const isect_capsule *capsule)
{
    bool unsure, yes = isect_filter_overlap_point_capsule(point, capsule, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_point_capsule_compiled(point, capsule) : yes;
}

/// Do a solid sphere and a solid capsule share a point?
///
/// @param sphere   Radius 0 is a point. A negative radius is empty.
/// @param capsule  Its ends may coincide. Radius 0 is a segment. A negative radius is empty.
/// @return         Touching counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: squared distance of the center to the nearest point
/// of the segment against the squared sum of the radii (Ericson 2005, 4.5.1), without division,
/// with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_sphere_capsule_n.
ISECT_INLINE bool isect_overlap_sphere_capsule(const isect_sphere *sphere,
                                               const isect_capsule *capsule)
{
    bool unsure, yes = isect_filter_overlap_sphere_capsule(sphere, capsule, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_sphere_capsule_compiled(sphere, capsule)
                                      : yes;
}

/// Do a segment and a solid capsule share a point?
///
/// @param segment  Its ends may coincide.
/// @param capsule  Its ends may coincide. Radius 0 is a segment. A negative radius is empty.
/// @return         Touching counts, and so does a segment that lies inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: distance of the segments, at the ends or along the
/// common perpendicular, against the radius (Ericson 2005, 5.1.9), without division, with a
/// certified error bound; uncertain signs are decided in integers.
/// Cost: no division, two roots. Batch: isect_overlap_segment_capsule_n.
ISECT_INLINE bool isect_overlap_segment_capsule(const isect_segment *segment,
                                                const isect_capsule *capsule)
{
    bool unsure, yes = isect_filter_overlap_segment_capsule(segment, capsule, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_segment_capsule_compiled(segment, capsule)
                                      : yes;
}

/// Do a triangle and a solid capsule share a point?
///
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @param capsule   Its ends may coincide. Radius 0 is a segment. A negative radius is empty.
/// @return          Touching counts, from either side; so does a triangle that lies inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: distances of the ends to the triangle and of the
/// segment to the edges, and whether it crosses the triangle (Ericson 2005, 5.1.10), without
/// division, with certified error bounds; uncertain signs are decided in integers.
/// Cost: no division, nine roots. Batch: isect_overlap_triangle_capsule_n.
ISECT_ASK bool isect_overlap_triangle_capsule(const isect_triangle *triangle,
                                              const isect_capsule *capsule);

/// Do two solid capsules share a point?
///
/// @param a, b  The ends may coincide. Radius 0 is a segment. A negative radius is empty.
/// @return      Touching counts.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: distance of the segments, at the ends or along the
/// common perpendicular, against the sum of the radii (Ericson 2005, 4.5.1 and 5.1.9), without
/// division, with a certified error bound; uncertain signs are decided in integers.
/// Cost: no division, two roots. Batch: isect_overlap_capsule_capsule_n.
ISECT_INLINE bool isect_overlap_capsule_capsule(const isect_capsule *a, const isect_capsule *b)
{
    bool unsure, yes = isect_filter_overlap_capsule_capsule(a, b, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_capsule_capsule_compiled(a, b) : yes;
}

/// Do a solid sphere and a solid axis-aligned box share a point?
///
/// @param sphere  Radius 0 is a point. A negative radius is empty.
/// @param aabb    Bounds may be infinite. lower > upper is empty.
/// @return        Touching counts.
///
/// Bad input: NaN, or an infinite center or radius, overlaps nothing.
/// Exact: over the whole finite range. Method: squared distance to the nearest point of the box
/// (Arvo 1990, in the branch-free form of Larsson et al. 2007), with a certified error bound;
/// uncertain signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_sphere_aabb_n.
ISECT_INLINE bool isect_overlap_sphere_aabb(const isect_sphere *sphere, const isect_aabb *aabb)
{
    bool unsure, yes = isect_filter_overlap_sphere_aabb(sphere, aabb, &unsure);
    return unsure | ISECT_FINITE_MATH ? isect_overlap_sphere_aabb_compiled(sphere, aabb) : yes;
}

/// Do a solid sphere and the surface of an axis-aligned box share a point?
///
/// @param sphere  Radius 0 is a point. A negative radius is empty.
/// @param aabb    Its six faces. A flat box is all surface; an infinite bound has no face. lower >
///                upper is empty.
/// @return        Touching counts, also from within.
///
/// Bad input: NaN, or an infinite center or radius, overlaps nothing.
/// Exact: over the whole finite range. Method: as isect_overlap_sphere_aabb, and the sphere is not
/// in the interior of the box (Arvo 1990), with certified error bounds; uncertain signs are decided
/// in integers.
/// Cost: no division, no root. Batch: isect_overlap_sphere_aabb_hollow_aabb_n.
ISECT_ASK bool isect_overlap_sphere_aabb_hollow_aabb(const isect_sphere *sphere,
                                                     const isect_aabb *aabb);

/// Do the surface of a sphere and a solid axis-aligned box share a point?
///
/// @param sphere  The points at the distance radius. Radius 0 is a point. A negative radius is
///                empty.
/// @param aabb    Bounds may be infinite. lower > upper is empty.
/// @return        Touching counts, also from within.
///
/// Bad input: NaN, or an infinite center or radius, overlaps nothing.
/// Exact: over the whole finite range. Method: as isect_overlap_sphere_aabb, and a corner of the
/// box is at least the radius away (Arvo 1990), with certified error bounds; uncertain signs are
/// decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_sphere_aabb_hollow_sphere_n.
ISECT_ASK bool isect_overlap_sphere_aabb_hollow_sphere(const isect_sphere *sphere,
                                                       const isect_aabb *aabb);

/// Do the surface of a sphere and that of an axis-aligned box share a point?
///
/// @param sphere  As for isect_overlap_sphere_aabb_hollow_sphere.
/// @param aabb    As for isect_overlap_sphere_aabb_hollow_aabb.
/// @return        Touching counts, also from within.
///
/// Bad input: NaN, or an infinite center or radius, overlaps nothing.
/// Exact: over the whole finite range. Method: both isect_overlap_sphere_aabb_hollow_aabb and
/// isect_overlap_sphere_aabb_hollow_sphere (Arvo 1990), with certified error bounds; uncertain
/// signs are decided in integers.
/// Cost: no division, no root. Batch: isect_overlap_sphere_aabb_hollow_n.
ISECT_ASK bool isect_overlap_sphere_aabb_hollow(const isect_sphere *sphere, const isect_aabb *aabb);

/// Do two 14-DOPs overlap along each of their directions? A cheap rejection test: if not, they
/// share no point.
///
/// @param a, b  Bounds may be infinite. lower > upper anywhere is empty.
/// @return      Touching counts. It may be true for solids that are apart, or for one whose slabs
///              have no common point. False is certain: two slabs of the same direction are
///              disjoint.
///
/// Bad input: NaN overlaps nothing.
/// Conservative: no solids that have a point in common are missed; the comparison of the intervals
/// is exact.
/// Method: comparisons of 7 intervals (Klosowski et al. 1998).
/// Cost: 7 intervals, no branch. Batch: isect_overlap_kdop14_kdop14_slabs_n.
ISECT_ASK bool isect_overlap_kdop14_kdop14_slabs(const isect_kdop14 *a, const isect_kdop14 *b);

/// Do two 14-DOPs, the second one moved by an offset, overlap along each of their directions?
///
/// @param a, b    As for isect_overlap_kdop14_kdop14_slabs.
/// @param offset  The translation of b.
/// @return        As without the offset; slabs that are apart only by rounding count as touching.
///
/// Bad input: NaN, or an infinite offset, overlaps nothing.
/// Conservative: no solids that have a point in common are missed. Two slabs that are farther apart
/// than 16 epsilon (|bound of a| + |bound of b| + |x| + |y| + |z|) give false.
/// Method: the bounds of b and the heights of the offset (Real-Time Rendering, 22.13.4).
/// Cost: 7 intervals.
ISECT_ASK bool isect_overlap_kdop14_kdop14_slabs_moved(const isect_kdop14 *a, const isect_kdop14 *b,
                                                       const isect_vec3 *offset);

/// Do two 18-DOPs overlap along each of their directions? A cheap rejection test: if not, they
/// share no point.
///
/// @param a, b  Bounds may be infinite. lower > upper anywhere is empty.
/// @return      Touching counts. It may be true for solids that are apart, or for one whose slabs
///              have no common point. False is certain: two slabs of the same direction are
///              disjoint.
///
/// Bad input: NaN overlaps nothing.
/// Conservative: no solids that have a point in common are missed; the comparison of the intervals
/// is exact.
/// Method: comparisons of 9 intervals (Klosowski et al. 1998).
/// Cost: 9 intervals, no branch. Batch: isect_overlap_kdop18_kdop18_slabs_n.
ISECT_ASK bool isect_overlap_kdop18_kdop18_slabs(const isect_kdop18 *a, const isect_kdop18 *b);

/// Do two 18-DOPs, the second one moved by an offset, overlap along each of their directions?
///
/// @param a, b    As for isect_overlap_kdop18_kdop18_slabs.
/// @param offset  The translation of b.
/// @return        As without the offset; slabs that are apart only by rounding count as touching.
///
/// Bad input: NaN, or an infinite offset, overlaps nothing.
/// Conservative: no solids that have a point in common are missed. Two slabs that are farther apart
/// than 16 epsilon (|bound of a| + |bound of b| + |x| + |y| + |z|) give false.
/// Method: the bounds of b and the heights of the offset (Real-Time Rendering, 22.13.4).
/// Cost: 9 intervals.
ISECT_ASK bool isect_overlap_kdop18_kdop18_slabs_moved(const isect_kdop18 *a, const isect_kdop18 *b,
                                                       const isect_vec3 *offset);

/// Do two 26-DOPs overlap along each of their directions? A cheap rejection test: if not, they
/// share no point.
///
/// @param a, b  Bounds may be infinite. lower > upper anywhere is empty.
/// @return      Touching counts. It may be true for solids that are apart, or for one whose slabs
///              have no common point. False is certain: two slabs of the same direction are
///              disjoint.
///
/// Bad input: NaN overlaps nothing.
/// Conservative: no solids that have a point in common are missed; the comparison of the intervals
/// is exact.
/// Method: comparisons of 13 intervals (Klosowski et al. 1998).
/// Cost: 13 intervals, no branch. Batch: isect_overlap_kdop26_kdop26_slabs_n.
ISECT_ASK bool isect_overlap_kdop26_kdop26_slabs(const isect_kdop26 *a, const isect_kdop26 *b);

/// Do two 26-DOPs, the second one moved by an offset, overlap along each of their directions?
///
/// @param a, b    As for isect_overlap_kdop26_kdop26_slabs.
/// @param offset  The translation of b.
/// @return        As without the offset; slabs that are apart only by rounding count as touching.
///
/// Bad input: NaN, or an infinite offset, overlaps nothing.
/// Conservative: no solids that have a point in common are missed. Two slabs that are farther apart
/// than 16 epsilon (|bound of a| + |bound of b| + |x| + |y| + |z|) give false.
/// Method: the bounds of b and the heights of the offset (Real-Time Rendering, 22.13.4).
/// Cost: 13 intervals.
ISECT_ASK bool isect_overlap_kdop26_kdop26_slabs_moved(const isect_kdop26 *a, const isect_kdop26 *b,
                                                       const isect_vec3 *offset);

/// Do two k-DOPs with shared normals, the second one moved by an offset, overlap along each of
/// their directions?
///
/// @param a, b    Any number of slabs. Slab i of a is compared with slab i of b where both have the
///                same normal, which may have any length; other slabs are not compared. Bounds may
///                be infinite. lower > upper anywhere is empty.
/// @param offset  The translation of b; {0, 0, 0}: it is where it was given.
/// @return        Touching counts. It may be true for solids that are apart, or for one whose slabs
///                have no common point. False is certain.
///
/// Bad input: NaN, an infinite normal or an infinite offset overlaps nothing.
/// Conservative: no solids that have a point in common are missed. Without an offset the comparison
/// of the intervals is exact. With an offset t and a normal n, two slabs that are farther apart
/// than 16 epsilon (|bound of a| + |bound of b| + |n_x t_x| + |n_y t_y| + |n_z t_z|) give false.
/// Method: comparisons of intervals (Klosowski et al. 1998), those of b moved by the heights of the
/// offset (Real-Time Rendering, 22.13.4).
/// Cost: 8 ns for each slab.
ISECT_ASK bool isect_overlap_kdop_kdop_slabs(const isect_kdop *a, const isect_kdop *b,
                                             const isect_vec3 *offset);

/// The library's compiled copy of isect_overlap_aabb_aabb, for bindings.
///
/// @param a, b  As for isect_overlap_aabb_aabb.
/// @return      As isect_overlap_aabb_aabb.
ISECT_ASK bool isect_overlap_aabb_aabb_compiled(const isect_aabb *a, const isect_aabb *b);

/// Do two axis-aligned boxes share a point?
///
/// @param a, b  Bounds may be infinite. A box is empty and overlaps nothing if on any axis lower >
///              upper, lower = INFINITY or upper = -INFINITY.
/// @return      Touching counts.
///
/// Bad input: NaN overlaps nothing.
/// Exact: over all numbers. Method: comparisons joined by `&`, which need no branch; lower - upper
/// is NaN where both are the same infinity.
/// Cost: 12 comparisons and 6 differences. Batch: isect_overlap_aabb_aabb_n.
ISECT_INLINE bool isect_overlap_aabb_aabb(const isect_aabb *a, const isect_aabb *b)
{
    if (ISECT_FINITE_MATH)
        return isect_overlap_aabb_aabb_compiled(a, b);
#if ISECT_HAS_SSE2 /* the same, three axes side by side */
    const __m128 of_a = _mm_loadu_ps(&a->lower.z), of_b = _mm_loadu_ps(&b->lower.z);
    const __m128 lower_a = _mm_loadu_ps(&a->lower.x), upper_a = _mm_shuffle_ps(of_a, of_a, 0xF9);
    const __m128 lower_b = _mm_loadu_ps(&b->lower.x), upper_b = _mm_shuffle_ps(of_b, of_b, 0xF9);
    const __m128 met = _mm_and_ps(_mm_cmple_ps(lower_a, upper_b), _mm_cmple_ps(lower_b, upper_a));
    const __m128 some_a = _mm_cmple_ps(_mm_sub_ps(lower_a, upper_a), _mm_setzero_ps());
    const __m128 some_b = _mm_cmple_ps(_mm_sub_ps(lower_b, upper_b), _mm_setzero_ps());
    return (_mm_movemask_ps(_mm_and_ps(met, _mm_and_ps(some_a, some_b))) & 7) == 7;
#endif
    return (a->lower.x <= b->upper.x) & (b->lower.x <= a->upper.x) & (a->lower.y <= b->upper.y) &
           (b->lower.y <= a->upper.y) & (a->lower.z <= b->upper.z) & (b->lower.z <= a->upper.z) &
           (a->lower.x - a->upper.x <= 0) & (a->lower.y - a->upper.y <= 0) &
           (a->lower.z - a->upper.z <= 0) & (b->lower.x - b->upper.x <= 0) &
           (b->lower.y - b->upper.y <= 0) & (b->lower.z - b->upper.z <= 0);
}

/// Do a segment and a solid box with axes of its own share a point?
///
/// @param segment  Equal ends are a point.
/// @param obb      Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///                 point; a negative half is empty.
/// @return         Touching counts, up to the accuracy below.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Accuracy: let d be 16 epsilon * (distance of the center to the farther end + sum of the halves).
/// The answer is true for all shapes that overlap, and false for all that are apart when the box is
/// grown by d. Rounding counts as touching: a segment that lies on a face stays there. Products of
/// two lengths must not overflow.
/// Method: 6 separating axes in the frame of the box (Gregory et al. 1999), which is slightly
/// enlarged.
/// Cost: no division, no root. Batch: isect_overlap_segment_obb_n.
ISECT_ASK bool isect_overlap_segment_obb(const isect_segment *segment, const isect_obb *obb);

/// Do a ray and a solid box with axes of its own share a point?
///
/// @param ray  Any direction length; a zero direction makes it a point.
/// @param obb  Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a point;
///             a negative half is empty.
/// @return     True if the point at a t in [t_min, t_max] is in the box. Touching counts, up to the
///             accuracy below.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, overlaps nothing.
/// Accuracy: let d be 32 epsilon * (distance of the origin to the center + sum of the halves). The
/// answer is true for all shapes that overlap, and false for all that are apart when the box is
/// grown by d. Rounding counts as touching, unlike in isect_cast_ray_obb. Products of two lengths
/// must not overflow.
/// Method: 6 separating axes in the frame of the box (Gregory et al. 1999), which is slightly
/// enlarged.
/// Cost: no division, no root. Batch: isect_overlap_ray_obb_n.
ISECT_ASK bool isect_overlap_ray_obb(const isect_ray *ray, const isect_obb *obb);

/// Do a triangle and a solid box with axes of its own share a point?
///
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @param obb       Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///                  point; a negative half is empty.
/// @return          Touching counts, up to the accuracy below.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Accuracy: let d be 16 epsilon * (distance of the center to the farthest corner + sum of the
/// halves), or 16 of the least normal number if that is more. The answer is true for all shapes
/// that overlap, and false for all that are apart when the box is grown by d. If only the plane of
/// the triangle separates them, the box is grown instead by the lesser of 6 d over the sine of the
/// angle at b, and d + the altitude of the triangle on its longest edge. Rounding counts as
/// touching: a triangle that lies on a face stays there.
/// Method: 13 separating axes in the frame of the box (Akenine-Moeller 2001), which is slightly
/// enlarged.
/// Cost: 1 division, no root. Batch: isect_overlap_triangle_obb_n.
ISECT_ASK bool isect_overlap_triangle_obb(const isect_triangle *triangle, const isect_obb *obb);

/// Do two solid boxes with axes of their own share a point?
///
/// @param a, b  Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///              point; a negative half is empty.
/// @return      Touching counts, up to the accuracy below. The same to the bit for (b, a).
///
/// Bad input: NaN or infinity overlaps nothing.
/// Accuracy: let d be 16 epsilon * (distance of the centers + sum of all halves). The answer is
/// true for all boxes that overlap when shrunk by d, and false for all that are apart when grown by
/// d. Rounding counts as touching: boxes stacked face to face touch. Squares must not overflow.
/// Method: separating axes, 3 + 3 faces and 9 pairs of edges (Gottschalk 1996). The axis of nearly
/// parallel edges is pure rounding error: adding 8 epsilon to the cosines makes it harmless at
/// every scale. Cost: 15 axes. Batch: isect_overlap_obb_obb_n.
ISECT_ASK bool isect_overlap_obb_obb(const isect_obb *a, const isect_obb *b);

/// Do two solid boxes with axes of their own share a point? The separating axis of the last call
/// comes first.
///
/// @param a, b  As for isect_overlap_obb_obb.
/// @param axis  In: the axis of the last call with two boxes, or any other number at first, such as
///              UINT32_MAX. Out: an axis along which they are apart, 0 to 2 those of a, 3 to 5
///              those of b, 6 + 3 i + j the product of axis i of a and axis j of b. Unchanged if
///              they overlap or there is none, as of empty boxes.
/// @return      That of isect_overlap_obb_obb, to the bit, for any number in `axis`.
///
/// Bad input, accuracy and method: as isect_overlap_obb_obb. Cost: one axis, if the boxes
/// stay apart along it; else as isect_overlap_obb_obb, and the search of the axis.
ISECT_TRY bool isect_overlap_obb_obb_hinted(const isect_obb *a, const isect_obb *b, uint32_t *axis);

/// Is a point on a polygon in space?
///
/// @param point    Any point.
/// @param polygon  Any corners, in a plane or not, convex or not. The set is its border, and the
///                 points of its plane that are inside in the projection along the axis with the
///                 largest component of the normal. The plane passes through the mean of the
///                 corners and has the Newell normal; if that is zero, the set is the border only.
///                 Without corners it is empty.
/// @param rule     Defines the inside of a polygon that crosses itself; for others both rules
///                 agree.
/// @return         The border belongs to it. Only points exactly in its plane are inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: every edge, and the height over the plane, with a
/// certified error bound; uncertain signs are decided in integers.
/// Cost: 8 to 12 ns for each corner; 160 ns if the point may be in the plane.
ISECT_ASK bool isect_overlap_point_polygon(const isect_vec3 *point, const isect_polygon *polygon,
                                           isect_rule rule);

/// Do a polygon in space and a solid axis-aligned box share a point?
///
/// @param polygon  Any corners, in a plane or not, convex or not. The set is that of
///                 isect_overlap_point_polygon. Without corners it is empty.
/// @param aabb     Bounds may be infinite. lower > upper is empty.
/// @param rule     Defines the inside of a polygon that crosses itself; for others both rules
///                 agree.
/// @return         Touching counts, and so does a polygon inside the box, and a box that only the
///                 interior of the polygon meets.
///
/// Bad input: NaN, or an infinite corner, overlaps nothing.
/// Exact: over the whole finite range. Method: every edge as in isect_overlap_segment_aabb; then
/// the section of the box with the plane is projected along the axis and tested against edges and
/// inside, in integers unless the box is certainly beside the plane.
/// Cost: 15 to 25 ns for each corner; 170 ns for each corner and 500 ns if the box meets the plane
/// and no edge.
ISECT_ASK bool isect_overlap_polygon_aabb(const isect_polygon *polygon, const isect_aabb *aabb,
                                          isect_rule rule);

/// Is a point in a convex hull?
///
/// @param point  Any point.
/// @param hull   The convex hull of its vertices, in any order: a solid, a polygon, a segment or a
///               point. Only the vertices are read: without vertices it is empty.
/// @return       Faces, edges and corners belong to it.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: as isect_overlap_hull_hull, with the point and the
/// vertices.
/// Cost: 20 ns and 1 ns for each vertex; 100 ns and 5 ns if it is inside; about 700 ns if it
/// touches.
ISECT_ASK bool isect_overlap_point_hull(const isect_vec3 *point, const isect_hull *hull);

/// Do a segment and a convex hull share a point?
///
/// @param segment  The ends may coincide: it is then a point.
/// @param hull     The convex hull of its vertices, as for isect_overlap_point_hull.
/// @return         Touching counts, and so does lying inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: as isect_overlap_hull_hull, with the ends and the
/// vertices.
/// Cost: as isect_overlap_hull_hull.
ISECT_ASK bool isect_overlap_segment_hull(const isect_segment *segment, const isect_hull *hull);

/// Do a triangle and a convex hull share a point?
///
/// @param triangle  The corners may lie on one line, or coincide: it is then a segment or a point.
/// @param hull      The convex hull of its vertices, as for isect_overlap_point_hull.
/// @return          Touching counts, and so does lying inside.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: as isect_overlap_hull_hull, with the corners and the
/// vertices.
/// Cost: as isect_overlap_hull_hull.
ISECT_ASK bool isect_overlap_triangle_hull(const isect_triangle *triangle, const isect_hull *hull);

/// Do two convex hulls share a point?
///
/// @param a, b  The convex hulls of their vertices, in any order: solids, polygons, segments or
///              points. Only the vertices are read: a hull without vertices is empty, also if it
///              has planes.
/// @return      Touching counts, and so does one inside the other. The same for (b, a).
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: Gilbert, Johnson and Keerthi (1988) in double, until
/// a separating direction, or simplices of both with a common point, are certain; uncertain cases
/// continue in integers, where it always ends.
/// Cost: 10 ns and 1.5 ns for each vertex of both if they are well apart, 100 ns and 5 ns if they
/// meet; about 700 ns if they touch.
ISECT_ASK bool isect_overlap_hull_hull(const isect_hull *a, const isect_hull *b);

/// Do two convex hulls share a point? The separating direction of the last call comes first.
///
/// @param a, b  As for isect_overlap_hull_hull.
/// @param axis  In: the direction of the last call; {0, 0, 0} at first. Any numbers are safe. Out:
///              a direction along which all of a is above all of b, up to rounding; unchanged if
///              they overlap, or one is empty.
/// @return      That of isect_overlap_hull_hull, for any numbers in `axis`.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Exact: over the whole finite range. Method: the heights of all vertices along the direction, in
/// double with a bound of their errors; if they are not certainly apart, isect_overlap_hull_hull.
ISECT_TRY bool isect_overlap_hull_hull_hinted(const isect_hull *a, const isect_hull *b,
                                              isect_vec3 *axis);

/// Do a solid sphere and a solid cylinder share a point?
///
/// @param sphere    Radius 0 is a point; a negative radius is empty.
/// @param cylinder  Radius 0 is a segment; equal ends are a sphere; a negative radius is empty.
/// @return          Touching counts, up to the accuracy below.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Accuracy: let d be 2^-48 * (distance of the center from end a + |b - a| + both radii), so 16
/// epsilon of double. The answer is true for all shapes that overlap, and false for all that are
/// farther apart than d. Rounding counts as touching. Offsets from a and the sum of all lengths
/// must not overflow.
/// Method: the height of the center along the axis and its distance from the axis, each beyond the
/// cylinder by an offset; the two offsets against the radius.
/// Cost: 9 divisions, 3 roots. Batch: isect_overlap_sphere_cylinder_n.
ISECT_ASK bool isect_overlap_sphere_cylinder(const isect_sphere *sphere,
                                             const isect_cylinder *cylinder);

/// Do a solid sphere and a solid box with axes of its own share a point?
///
/// @param sphere  Radius 0 is a point; a negative radius is empty.
/// @param obb     Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///                point; a negative half is empty.
/// @return        Touching counts, up to the accuracy below.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Accuracy: let d be 2^-43, in double 2^-48, * (distances of the centers along the three axes +
/// radius + sum of the halves). The answer is true for all shapes that overlap, and false for all
/// that are farther apart than d. Rounding counts as touching. Products of two lengths must not
/// overflow.
/// Method: the offset of the center from the box along each of its axes (Arvo 1990; Ericson 2005,
/// 5.2.5), against the radius.
/// Cost: 3 divisions, no root. Batch: isect_overlap_sphere_obb_n.
ISECT_ASK bool isect_overlap_sphere_obb(const isect_sphere *sphere, const isect_obb *obb);

/// Do a plane and a solid box with axes of its own share a point?
///
/// @param plane  The surface; the normal need not be unit. A zero normal is all of space if d is 0,
///               else the empty set.
/// @param obb    Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a
///               point; a negative half is empty.
/// @return       Touching counts, up to the accuracy below.
///
/// Bad input: NaN or infinity overlaps nothing.
/// Accuracy: let d be 16 epsilon * (the absolute products of normal and center and |d|, over the
/// length of the normal, + the sum of the halves). The answer is true for all shapes that overlap,
/// and false for all that are farther apart than d. Rounding counts as touching. Products of a
/// normal and a length must not overflow.
/// Method: the height of the center against the extent of the box along the normal (Ericson 2005,
/// 5.2.3).
/// Cost: no division, no root. Batch: isect_overlap_plane_obb_n.
ISECT_ASK bool isect_overlap_plane_obb(const isect_plane *plane, const isect_obb *obb);

ISECT_EXTERN_END
#endif
