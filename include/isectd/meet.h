/* isectd/meet.h - what do two flat shapes have in common? Whether they meet is decided exactly;
 * where, is rounded. */
#ifndef ISECTD_MEET_H
#define ISECTD_MEET_H

#include "isectd/answers.h"
#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Which points do two segments in space have in common?
///
/// @param a, b  The ends may coincide: then it is a point.
/// @return      One point where they cross or touch; two, the ends of a segment, where they lie on
///              one another; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isectd_overlap_segment_segment says so, and as many as real
/// arithmetic finds. Ends are given as they are; a crossing is off by no more than 4 epsilon times
/// the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least positive
/// number. Method: the mean of two ends by areas, which are exact sums rounded once. Seed: R25.
/// Cost: 0.3 us where they meet, 1 if the numbers are long; else that of the overlap.
ISECT_API isectd_common isectd_meet_segment_segment(const isectd_segment *a, const isectd_segment *b);

/// Which points do two segments in the plane have in common?
///
/// @param a, b  The ends may coincide: then it is a point.
/// @return      One point where they cross or touch; two, the ends of a segment, where they lie on
///              one another; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isectd_overlap_segment2_segment2 says so, and as many as real
/// arithmetic finds. Ends are given as they are; a crossing is off by no more than 4 epsilon times
/// the greatest |x| or |y| of both shapes in the same coordinate, and the least positive number.
/// Method: the mean of two ends by areas, which are exact sums rounded once. Seed: R23 R24.
/// Cost: 0.4 us where they meet, 1 if the numbers are long; else that of the overlap.
ISECT_API isectd_common2 isectd_meet_segment2_segment2(const isectd_segment2 *a,
                                                     const isectd_segment2 *b);

/// Which points do a segment and a triangle have in common?
///
/// @param segment   The ends may coincide: then it is a point.
/// @param triangle  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return          One point where the segment pierces or touches the triangle; two, the ends of a
///                  segment, where it runs in the plane of the triangle; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isectd_overlap_segment_triangle says so, and as many as real
/// arithmetic finds. Ends and corners are given as they are; a crossing is off by no more than 4
/// epsilon times the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least
/// positive number. Method: the mean of two ends by volumes or areas, which are exact sums rounded
/// once. Seed: S05.
/// Cost: 1 us where they meet, 5 if the numbers are long; else that of the overlap.
ISECT_API isectd_common isectd_meet_segment_triangle(const isectd_segment *segment,
                                                   const isectd_triangle *triangle);

/// Which points do two triangles have in common?
///
/// @param a, b  The corners may lie on one line, or coincide: then it is a segment or a point.
/// @return      One point, a segment, or, of triangles in one plane, a convex polygon of three to
///              six corners, in order round it; none.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: there are points exactly if isectd_overlap_triangle_triangle says so, and as many as real
/// arithmetic finds. Corners are given as they are; a crossing is off by no more than 4 epsilon
/// times the greatest |x|, |y| or |z| of both shapes in the same coordinate, and the least positive
/// number. Method: the mean of two ends of an edge by volumes or areas, which are exact sums
/// rounded once. Seed: S05 S06.
/// Cost: 1 to 4 us where they meet, 20 if the numbers are long; else that of the overlap.
ISECT_API isectd_common isectd_meet_triangle_triangle(const isectd_triangle *a,
                                                    const isectd_triangle *b);

ISECT_EXTERN_END
#endif
