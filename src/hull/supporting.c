/* hull/supporting.c - supporting planes: all points of a hull are below them, exactly.
 *
 * The plane goes through a corner c. Its unit normal n, stored as `real`, differs by e from that of
 * the face. The box of the points has the extent r. For each point p
 *
 *   n . (p - c) <= |e| . r                        as the true normal has n . (p - c) <= 0
 *   margin = |e| . r + roundings of n . r         each component of n by 2 epsilon of double
 *   d <= -(n . c) - margin - 4 epsilon |n| . |c|  rounded down
 *
 * Lengths are multiplied by a power of two that brings the coordinates near 1. Underflow
 * contributes less than 2^-1000. The normal has the length 1/4 if d might overflow. An edge vector
 * that underflows to zero has no normal: its half-space is all of space. */
#include "core/power.h"
#include "geometry/newell.h"
#include "hull/mesh.h"
#include "hull/normal.h"

HullFrame X(hull_frame)(const Build *b)
{
    const real bounds[6] = {b->lower.x, b->lower.y, b->lower.z, b->upper.x, b->upper.y, b->upper.z};
    const double size = largest(bounds, 6), more = 1 + 2 * DBL_EPSILON;
    HullFrame frame = {.scale = scale_of(size), .length = size > (double)REAL_MAX / 4 ? 0.25 : 1};
    for (int i = 0; i < 3; i++)
        frame.extent[i] =
            ((double)bounds[3 + i] * frame.scale - (double)bounds[i] * frame.scale) * more;
    return frame;
}

Plane X(hull_supporting_plane)(const HullFrame *frame, const double normal[3],
                               const double error[3], Vec3 point)
{
    const double at[3] = {(double)point.x * frame->scale, (double)point.y * frame->scale,
                          (double)point.z * frame->scale};
    const double square = normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2];
    const double inverse = frame->length / sqrt(square);
    double height = 0, size = 0, margin = NOTHING;
    real n[3];
    if (!(square > 0))
        return (Plane){{0, 0, 0}, 0};
    for (int i = 0; i < 3; i++) {
        const double unit = normal[i] * inverse;
        n[i] = (real)unit + 0;
        height += (double)n[i] * at[i], size += fabs((double)n[i] * at[i]);
        margin += (error[i] * inverse + 2 * DBL_EPSILON * fabs(unit) + fabs((double)n[i] - unit)) *
                  frame->extent[i];
    }
    const double low = -height - (margin * (1 + 16 * DBL_EPSILON) + 4 * DBL_EPSILON * size);
    real d = (real)(low / frame->scale);
    if ((double)d * frame->scale > low)
        d = -next_up(-d);
    return (Plane){{n[0], n[1], n[2]}, d};
}

/* The plane of a face that lies in a face of the box; false if it does not. */
static bool along_box(const Build *b, Vec3 p, Vec3 q, Vec3 r, Plane *plane)
{
    if (p.x == q.x && q.x == r.x)
        *plane = p.x == b->upper.x ? (Plane){{1, 0, 0}, -p.x} : (Plane){{-1, 0, 0}, p.x};
    else if (p.y == q.y && q.y == r.y)
        *plane = p.y == b->upper.y ? (Plane){{0, 1, 0}, -p.y} : (Plane){{0, -1, 0}, p.y};
    else if (p.z == q.z && q.z == r.z)
        *plane = p.z == b->upper.z ? (Plane){{0, 0, 1}, -p.z} : (Plane){{0, 0, -1}, p.z};
    else
        return false;
    plane->d += 0;
    return true;
}

/* The normal of a triangle of a solid, in double. It is computed exactly if the triangle is so thin
 * that its error would be much greater than that of rounding to `real`, or so small that squares
 * might underflow. */
static void normal_of_face(const Build *b, const HullFrame *frame, const Face *f, double normal[3],
                           double error[3])
{
    const double much = (ISECT_DOUBLE ? 8 : 0.125) * (double)REAL_EPSILON;
    const Vec3 p = point_at(b, f->corner[0]), q = point_at(b, f->corner[1]);
    const Vec3 r = point_at(b, f->corner[2]);
    double off = 0, size = 0;
    rounded_normal(p, q, r, frame->scale, normal, error);
    for (int i = 0; i < 3; i++)
        off += error[i] * frame->extent[i], size += fabs(normal[i]) * frame->extent[i];
    if (!(off <= much * size) || size < 0x1p-400)
        exact_normal(p, q, r, normal, error);
}

Plane X(hull_plane_of_face)(const Build *b, const HullFrame *frame, const Face *f)
{
    const Vec3 p = point_at(b, f->corner[0]), q = point_at(b, f->corner[1]);
    double normal[3], error[3];
    Plane plane;
    if (along_box(b, p, q, point_at(b, f->corner[2]), &plane))
        return plane;
    normal_of_face(b, frame, f, normal, error);
    return X(hull_supporting_plane)(frame, normal, error, p);
}

/* The error of heights is that of the normals, and 3 epsilon. */
double X(hull_left_out)(const Build *b)
{
    const HullFrame frame = X(hull_frame)(b);
    double most = 0;
    for (uint32_t k = 0; k < b->faces; k++) {
        const Face *f = &b->face[k];
        double normal[3], error[3], highest = 0, error_bound = 0;
        if (f->corner[0] == NONE || b->active == NONE)
            continue;
        normal_of_face(b, &frame, f, normal, error);
        const Vec3 from = point_at(b, f->corner[0]);
        for (uint32_t at = b->active; at != NONE; at = b->face[at].next)
            for (uint32_t i = b->face[at].outside; i != NONE; i = b->link[i]) {
                const Vec3 p = point_at(b, i);
                const double s = frame.scale,
                             height = normal[0] * ((double)p.x * s - (double)from.x * s) +
                                      normal[1] * ((double)p.y * s - (double)from.y * s) +
                                      normal[2] * ((double)p.z * s - (double)from.z * s);
                highest = greater(height, highest);
            }
        for (int i = 0; i < 3; i++)
            error_bound += (error[i] + 4 * DBL_EPSILON * fabs(normal[i])) * frame.extent[i];
        most = greater((highest + error_bound) / sqrt(dot_of(normal, normal)), most);
    }
    return most > 0 ? most * (1 + 16 * DBL_EPSILON) / frame.scale + 0x1p-1074 : 0;
}
