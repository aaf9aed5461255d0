/* isect_clash_triangles - do two triangles of one mesh share more than corners and edges?
 *
 * The number of common corners decides:
 *
 * * No common corner: the triangles must not share a point.
 * * One, v. The common part is convex. If it contains another point p, the ray from v through p
 *   leaves one of the two triangles first, through the edge opposite to v. So one of the opposite
 *   edges meets the other triangle. The exception is an opposite edge that contains v itself, in a
 *   triangle with collinear corners.
 * * Two. There is more than the common edge only in a common plane, with the third corners on the
 *   same side.
 * * Three: the triangles are equal.
 *
 * Degenerate triangles use isect_meet_triangle_triangle, which returns the corners of the common
 * part: as many as are shared, or more. */
#include "geometry/crossing.h"
#include HEADER(clash)
#include HEADER(exact)
#include HEADER(meet)
#include HEADER(overlap)

/* The common corners come first. */
typedef struct Shared {
    int count;
    Vec3 a[3], b[3];
} Shared;

static void exchange(Vec3 *p, Vec3 *q)
{
    const Vec3 kept = *p;
    *p = *q, *q = kept;
}

static Shared shared_corners(const Triangle *a, const Triangle *b)
{
    Shared shared = {0, {a->a, a->b, a->c}, {b->a, b->b, b->c}};
    for (int i = 0; i < 3; i++)
        for (int k = shared.count; k < 3; k++)
            if (same(&shared.a[i], &shared.b[k])) {
                exchange(&shared.a[i], &shared.a[shared.count]);
                exchange(&shared.b[k], &shared.b[shared.count++]);
                break;
            }
    return shared;
}

static bool meets_opposite(const Vec3 *p, const Triangle *other)
{
    const Segment opposite = {p[1], p[2]};
    return X(overlap_segment_triangle)(&opposite, other);
}

static bool has_area(const Vec3 *p)
{
    return !on_one_line(&p[0], &p[1], &p[2]);
}

bool X(clash_triangles)(const Triangle *a, const Triangle *b)
{
    const Shared s = shared_corners(a, b);
    if (s.count == 0)
        return X(overlap_triangle_triangle)(a, b);
    if (!finite3(s.a[0]) || !finite3(s.a[1]) || !finite3(s.a[2]) || !finite3(s.b[1]) ||
        !finite3(s.b[2]))
        return false;
    if (s.count == 3)
        return true;
    if (s.count == 2 && X(orient3d)(&s.a[0], &s.a[1], &s.a[2], &s.b[2]) != 0)
        return false;
    if (has_area(s.a) && has_area(s.b))
        return s.count == 1 ? meets_opposite(s.a, b) || meets_opposite(s.b, a)
                            : on_same_side(&s.a[0], &s.a[1], &s.a[2], &s.b[2]);
    const int twice = same(&s.a[0], &s.a[1]); /* a point counted twice is no second corner */
    return (int)X(meet_triangle_triangle)(a, b).count > s.count - (s.count == 2 ? twice : 0);
}
