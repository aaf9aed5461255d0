/* hull/flat.c - the hull of coplanar points, collinear points, or one point.
 *
 * * Polygon: the points are projected along an axis for which their area is not 0, and sorted from
 *   left to right. The boundary consists of the two monotone chains that turn left only (Andrew
 *   1979). The orientation of projected points is that of the points, so it is exact. There are two
 *   faces, back to back. The planes are those of both faces, and one across each edge.
 * * Segment: from the least point to the greatest; a plane across each end and four along it.
 * * Point: six planes. */
#include "geometry/newell.h"
#include "hull/mesh.h"
#include "hull/normal.h"
#include HEADER(exact)

static X(vec2) project(Vec3 p, int axis)
{
    return axis == 0 ? (X(vec2)){p.y, p.z} : axis == 1 ? (X(vec2)){p.z, p.x} : (X(vec2)){p.x, p.y};
}
static int orientation(const Build *b, int axis, uint32_t i, uint32_t j, uint32_t k)
{
    const X(vec2) p = project(point_at(b, i), axis), q = project(point_at(b, j), axis);
    const X(vec2) r = project(point_at(b, k), axis);
    return X(orient2d)(&p, &q, &r);
}

/* The order of the projections of i and j: by x, by y, then by index. */
static bool is_less(const Build *b, int axis, uint32_t i, uint32_t j)
{
    const X(vec2) p = project(point_at(b, i), axis), q = project(point_at(b, j), axis);
    if (p.x != q.x)
        return p.x < q.x;
    return p.y != q.y ? p.y < q.y : i < j;
}

static void sift(const Build *b, int axis, uint32_t *heap, uint32_t at, uint32_t count)
{
    const uint32_t point = heap[at];
    for (uint32_t child = 2 * at + 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && is_less(b, axis, heap[child], heap[child + 1]))
            child++;
        if (!is_less(b, axis, point, heap[child]))
            break;
        heap[at] = heap[child], at = child;
    }
    heap[at] = point;
}
static void sort(const Build *b, int axis, uint32_t *point)
{
    for (uint32_t i = b->count; i-- > 0;)
        point[i] = i;
    for (uint32_t i = b->count / 2; i-- > 0;)
        sift(b, axis, point, i, b->count);
    for (uint32_t i = b->count; i-- > 1;) {
        const uint32_t greatest_one = point[0];
        point[0] = point[i], point[i] = greatest_one;
        sift(b, axis, point, 0, i);
    }
}

/* Appends a point to a chain that turns left only; its first `least` points are kept. */
static uint32_t extend_chain(const Build *b, int axis, uint32_t *chain, uint32_t count,
                             uint32_t least, uint32_t point)
{
    while (count > least && orientation(b, axis, chain[count - 2], chain[count - 1], point) <= 0)
        count--;
    chain[count] = point;
    return count + 1;
}

/* Writes the boundary of the polygon, anticlockwise in the projection. Returns its number of
 * points. */
static uint32_t convex_polygon(const Build *b, int axis, uint32_t *sorted, uint32_t *chain)
{
    uint32_t count = 0, different = 0;
    sort(b, axis, sorted);
    for (uint32_t i = 0; i < b->count; i++) {
        const X(vec2) p = project(point_at(b, sorted[i]), axis);
        const X(vec2) q = project(point_at(b, sorted[different > 0 ? different - 1 : 0]), axis);
        if (i == 0 || p.x != q.x || p.y != q.y)
            sorted[different++] = sorted[i];
    }
    for (uint32_t i = 0; i < different; i++)
        count = extend_chain(b, axis, chain, count, 1, sorted[i]);
    const uint32_t lower = count;
    for (uint32_t i = different - 1; i-- > 0;)
        count = extend_chain(b, axis, chain, count, lower, sorted[i]);
    return count - 1;
}

static void take_flat_vertices(Build *b, const uint32_t *point, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        b->vertices[i] = point_at(b, point[i]);
        b->sources[i] = point[i];
    }
}

/* q - p, scaled so that the greatest number is near 1; 0 if it underflows. */
static void edge_vector(Vec3 p, Vec3 q, const HullFrame *frame, double to[3])
{
    const double from[3] = {(double)p.x, (double)p.y, (double)p.z};
    const double end[3] = {(double)q.x, (double)q.y, (double)q.z};
    const double by = frame->length; /* no difference overflows */
    double size = 0;
    for (int i = 0; i < 3; i++)
        to[i] = end[i] * by - from[i] * by, size = greater(size, fabs(to[i]));
    const double scale = scale_of(size);
    for (int i = 0; i < 3; i++)
        to[i] *= scale;
}

static void perpendicular(const double e[3], const double n[3], double to[3])
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        to[i] = e[j] * n[k] - e[k] * n[j];
    }
}

/* The plane through a point that is parallel to two perpendicular vectors, up to some epsilons of
 * double. */
static Plane plane_along(const HullFrame *frame, const double e[3], const double n[3], Vec3 point)
{
    double normal[3], error[3];
    perpendicular(e, n, normal);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        error[i] = 8 * DBL_EPSILON * (fabs(e[j] * n[k]) + fabs(e[k] * n[j])) + NOTHING;
    }
    return X(hull_supporting_plane)(frame, normal, error, point);
}

static void planes_of_polygon(Build *b, uint32_t count, const uint32_t corner[4], int sign)
{
    const HullFrame frame = X(hull_frame)(b);
    double normal[3], error[3], back[3];
    exact_normal(point_at(b, corner[0]), point_at(b, corner[sign > 0 ? 1 : 2]),
                 point_at(b, corner[sign > 0 ? 2 : 1]), normal, error);
    for (int i = 0; i < 3; i++)
        back[i] = -normal[i];
    b->planes[0] = X(hull_supporting_plane)(&frame, normal, error, b->vertices[0]);
    b->planes[1] = X(hull_supporting_plane)(&frame, back, error, b->vertices[0]);
    for (uint32_t i = 0; i < count; i++) {
        double edge[3];
        edge_vector(b->vertices[i], b->vertices[(i + 1) % count], &frame, edge);
        b->planes[2 + i] = plane_along(&frame, edge, normal, b->vertices[i]);
    }
}

void X(hull_make_polygon)(Build *b, X(hull) * hull, const uint32_t corner[4])
{
    int axis = 0;
    while (orientation(b, axis, corner[0], corner[1], corner[2]) == 0)
        axis++;
    const int sign = orientation(b, axis, corner[0], corner[1], corner[2]);
    const uint32_t count = convex_polygon(b, axis, b->horizon, b->unassigned);
    take_flat_vertices(b, b->unassigned, count);
    planes_of_polygon(b, count, corner, sign);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t next = (i + 1) % count, last = count - 1 - i;
        b->edges[i] = (X(hull_edge)){.origin = i, .next = next, .twin = count + last};
        b->edges[count + i] = (X(hull_edge)){
            .origin = (last + 1) % count, .next = count + next, .twin = last, .face = 1};
    }
    b->first_edge[0] = 0, b->first_edge[1] = count;
    hull->vertex_count = count, hull->edge_count = 2 * (size_t)count;
    hull->face_count = 2, hull->plane_count = 2 + (size_t)count;
}

static bool is_before(Vec3 p, Vec3 q)
{
    if (p.x != q.x)
        return p.x < q.x;
    return p.y != q.y ? p.y < q.y : p.z < q.z;
}

/* Planes across the ends of a segment, and four along it. Two are perpendicular to e and to the
 * axis with the least component of e; two to e and to the normals of those. */
static void planes_of_segment(Build *b)
{
    const HullFrame frame = X(hull_frame)(b);
    double e[3], unit[3] = {0}, side[3];
    edge_vector(b->vertices[0], b->vertices[1], &frame, e);
    int least = fabs(e[1]) < fabs(e[0]) ? 1 : 0;
    least = fabs(e[2]) < fabs(e[least]) ? 2 : least;
    for (int end = 0; end < 2; end++) {
        const double sign = end ? 1 : -1;
        double direction[3], error[3];
        for (int i = 0; i < 3; i++) {
            direction[i] = sign * e[i], unit[i] = i == least ? sign : 0;
            error[i] = 2 * DBL_EPSILON * fabs(e[i]) + NOTHING;
        }
        perpendicular(e, unit, side);
        b->planes[end] = X(hull_supporting_plane)(&frame, direction, error, b->vertices[end]);
        b->planes[2 + end] = plane_along(&frame, e, unit, b->vertices[0]);
        b->planes[4 + end] = plane_along(&frame, e, side, b->vertices[0]);
    }
}

/* From the least point to the greatest, in lexicographic order; of equal points the first. */
void X(hull_make_segment)(Build *b, X(hull) * hull)
{
    uint32_t ends[2] = {0, 0};
    for (uint32_t i = 1; i < b->count; i++) {
        const Vec3 p = point_at(b, i);
        if (is_before(p, point_at(b, ends[0])))
            ends[0] = i;
        if (is_before(point_at(b, ends[1]), p))
            ends[1] = i;
    }
    take_flat_vertices(b, ends, 2);
    planes_of_segment(b);
    hull->vertex_count = 2, hull->plane_count = 6;
}

void X(hull_make_point)(Build *b, X(hull) * hull)
{
    const uint32_t first = 0;
    take_flat_vertices(b, &first, 1);
    for (int i = 0; i < 3; i++)
        for (int side = 0; side < 2; side++) {
            const real at = ((const real *)b->vertices)[i], sign = side ? 1 : -1;
            Plane *plane = &b->planes[2 * i + side];
            *plane = (Plane){{0, 0, 0}, -sign * at + 0};
            ((real *)plane)[i] = sign;
        }
    hull->vertex_count = 1, hull->plane_count = 6;
}
