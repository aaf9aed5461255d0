/* overlap/segment_triangle.c - do a segment and a triangle share a point?
 *
 * The segment from p to q crosses the triangle if p and q are on different sides of its plane, and
 * the line through them passes its three edges on the same side. With d = q - p and the corners a,
 * b, c as seen from p, everything is made of four determinants: the sides d . (a x b), d . (b x c),
 * d . (c x a), and the volume a . (b x c) of p; that of q is the volume less the sum of the sides.
 *
 * Let `sides` be the permanent that bounds a side, and `volume` that of the volume. Sides err by 8
 * epsilon of it; the volume of q by three sides and their sum, 24 + 5, the volume, 8, and their
 * difference, 3 + 1: 32 epsilon of `sides`, 9 of `volume`. Lines that certainly pass between the
 * edges on different sides, and segments certainly on one side of the plane, miss. What lies in the
 * plane is a question of its own (overlap/flat.h). */
#include "exact/sides.h"
#include "overlap/flat.h"

FORMULA mask overlap_segment_triangle(const Segment *segment, const Triangle *triangle,
                                      mask *unsure)
{
    const Vec3 p = segment->a, d = sub(segment->b, p);
    Vec3 a = sub(triangle->a, p), b = sub(triangle->b, p), c = sub(triangle->c, p);
    Vec3 bc = cross(b, c);
    num ab_side = dot(d, cross(a, b)), bc_side = dot(d, bc), ca_side = dot(d, cross(c, a));
    num volume_p = dot(a, bc), volume_q = volume_p - (ab_side + bc_side + ca_side);

    Vec3 row = row_bound(d), rows = rows_bound(a, b, c);
    num sides = permanent(row, rows), volume = permanent(rows, rows);
    num side_bound = 9 * REAL_EPSILON * sides;
    num volume_bound = REAL_EPSILON * (36 * sides + 10 * volume);
    num least_side = min3(ab_side, bc_side, ca_side), most_side = max3(ab_side, bc_side, ca_side);
    num least_end = num_min(volume_p, volume_q), most_end = num_max(volume_p, volume_q);
    mask sound = within_range(max_of(rows, row));
    mask apart = on_both_sides(least_side, most_side, side_bound) |
                 on_one_side(least_end, most_end, volume_bound);
    mask together = sound & on_one_side(least_side, most_side, side_bound) &
                    on_both_sides(least_end, most_end, volume_bound);
    *unsure = mask_not(together | (sound & apart));
    return together;
}

#if LANES == 1
/* The segment is in the plane of the triangle, or the triangle has none. */
static bool meet_in_plane(const Segment *segment, const Triangle *triangle)
{
    const Segment edges[3] = {
        {triangle->a, triangle->b}, {triangle->b, triangle->c}, {triangle->c, triangle->a}};
    for (int i = 0; i < 3; i++)
        if (X(overlap_segment_segment_exact)(segment, &edges[i]))
            return true;
    return X(overlap_point_triangle_exact)(&segment->a, triangle);
}

bool X(overlap_segment_triangle_exact)(const Segment *segment, const Triangle *triangle)
{
    const Vec3 *p = &segment->a, *q = &segment->b;
    const Vec3 *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    if (!finite3(*p) || !finite3(*q) || !finite3(*a) || !finite3(*b) || !finite3(*c))
        return false;
    const int side_p = X(orient3d)(a, b, c, p), side_q = X(orient3d)(a, b, c, q);
    if (side_p == 0 && side_q == 0)
        return meet_in_plane(segment, triangle);
    if (side_p == side_q)
        return false;
    const int side[3] = {X(orient3d)(p, q, a, b), X(orient3d)(p, q, b, c), X(orient3d)(p, q, c, a)};
    return !mixed(side);
}
#endif

#define PAIR overlap_segment_triangle
#define A Segment
#define B Triangle
#define EXACT
#include "core/pair.inc"
