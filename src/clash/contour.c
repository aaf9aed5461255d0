/* isect_clash_contour_capacity, isect_clash_contour - the curves in which the surfaces of two
 * meshes cross.
 *
 * Two triangles that cross have a common segment. isect_meet_triangle_triangle computes each of its
 * ends only from the edge and the face, or the two edges, that cross there: exact volumes or areas,
 * and a mean that does not depend on the order of the corners. So triangles that share an edge give
 * the same bits, and ends with equal coordinates are linked (section/link.h). A segment that
 * lies on an edge of triangles is common to several pairs, but counts once. A segment inside of
 * different triangles counts for each of them: of faces that coincide, each has its own line.
 *
 * A segment is directed along the cross product of the normals: seen from outside of a, the outside
 * of b is to its right. */
#include "bvh/affine.h"
#include "clash/sides.h"
#include "geometry/crossing.h"
#include "section/corners.h"
#include "section/link.h"
#include HEADER(clash)
#include HEADER(meet)

/* A segment by its ends, and on what it lies in each mesh: a triangle, or ON_EDGE. */
enum { ON_EDGE = -1 };

typedef struct Piece {
    uint32_t end[2], of[2];
} Piece;

typedef struct Memory {
    Keys points, pieces;
    Links links;
    Vec3 *point; /* the points of the result */
    uint32_t *of_a, *of_b, *pair;
    X(clash_line) * line;
    size_t bytes;
} Memory;

/* The layout of the memory for n pieces. With NULL only the number of bytes is computed. */
static Memory divided(char *memory, size_t n)
{
    Memory to = {.points = {.slots = slots_for(2 * n), .bytes = sizeof(Vec3)},
                 .pieces = {.slots = slots_for(n), .bytes = sizeof(Piece)}};
    size_t *used = &to.bytes;
    to.line = part_of(memory, used, n, sizeof *to.line);
    to.point = part_of(memory, used, 2 * n, sizeof(Vec3));
    to.of_a = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.of_b = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.pair = part_of(memory, used, n, sizeof(uint32_t));
    to.points.key = part_of(memory, used, 2 * n, to.points.bytes);
    to.points.slot = part_of(memory, used, to.points.slots, sizeof(uint32_t));
    to.pieces.key = part_of(memory, used, n, to.pieces.bytes);
    to.pieces.slot = part_of(memory, used, to.pieces.slots, sizeof(uint32_t));
    to.links.key = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.mate = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.next = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.first = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.several = part_of(memory, used, 2 * n, sizeof(uint32_t));
    return to;
}

size_t X(clash_contour_capacity)(size_t pairs)
{
    const bool some = pairs && pairs < UINT32_MAX / 4 && pairs < SIZE_MAX / 512;
    return some ? divided(NULL, pairs).bytes : 0;
}

static void normal_of(const Vec3 *p, double n[3])
{
    const double u[3] = {(double)p[1].x - (double)p[0].x, (double)p[1].y - (double)p[0].y,
                         (double)p[1].z - (double)p[0].z};
    const double v[3] = {(double)p[2].x - (double)p[0].x, (double)p[2].y - (double)p[0].y,
                         (double)p[2].z - (double)p[0].z};
    for (int k = 0; k < 3; k++)
        n[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
}

/* Is the segment directed from p to q? The direction only orients the curve, so rounding is
 * harmless. */
static bool runs(const Vec3 *a, const Vec3 *b, const Vec3 *p, const Vec3 *q)
{
    const double d[3] = {(double)q->x - (double)p->x, (double)q->y - (double)p->y,
                         (double)q->z - (double)p->z};
    double m[3], n[3], along = 0;
    normal_of(a, m), normal_of(b, n);
    for (int k = 0; k < 3; k++)
        along += d[k] * (m[(k + 1) % 3] * n[(k + 2) % 3] - m[(k + 2) % 3] * n[(k + 1) % 3]);
    return along >= 0;
}

static Vec3 point_of_key(const Memory *from, uint32_t end)
{
    Vec3 point;
    memcpy(&point, from->points.key + from->links.key[end] * sizeof point, sizeof point);
    return point;
}

/* By the other ends of the pieces, in increasing order of coordinates. */
static bool precedes(const void *of, uint32_t a, uint32_t b)
{
    const Vec3 p = point_of_key(of, a ^ 1), q = point_of_key(of, b ^ 1);
    if (!same(&p, &q))
        return lies_before(&p, &q);
    return (a ^ b) & 1 ? a & 1 : a < b;
}

/* In a mesh with itself the triangle of greater index is the second of a pair, so that an edge may
 * be of the first or of the second. */
static Piece piece_of(uint32_t from, uint32_t end, uint32_t of_a, uint32_t of_b, bool self)
{
    const bool turned = end < from, other = self && of_b < of_a;
    return (Piece){{turned ? end : from, turned ? from : end},
                   {other ? of_b : of_a, other ? of_a : of_b}};
}

/* Adds the common segment of a pair, if there is one with two different ends and it is new. */
static void add_piece(Memory *to, const X(mesh) * a, const X(mesh) * b, const double *matrix,
                      const uint32_t pair[2], uint32_t number)
{
    Vec3 p[3], q[3];
    corners_in(a, pair[0], p), corners_in(b, pair[1], q);
    for (int i = 0; matrix && i < 3; i++)
        q[i] = point_moved(matrix, &q[i]), q[i] = (Vec3){q[i].x + 0, q[i].y + 0, q[i].z + 0};
    const Sides sides_a = sides_of(p, q), sides_b = sides_of(q, p);
    if (only_touches(&sides_a) || only_touches(&sides_b))
        return;
    const X(triangle) of_a = {p[0], p[1], p[2]}, of_b = {q[0], q[1], q[2]};
    X(common) common = X(meet_triangle_triangle)(&of_a, &of_b);
    if (common.count != 2)
        return;
    const bool turned = !runs(p, q, &common.point[0], &common.point[1]);
    const uint32_t from = number_of_key(&to->points, &common.point[turned]);
    const uint32_t end = number_of_key(&to->points, &common.point[!turned]);
    /* if two corners of a triangle are in the other's plane, the line of both contains its edge */
    const Piece key = piece_of(from, end, sides_a.on >= 2 ? (uint32_t)ON_EDGE : pair[0],
                               sides_b.on >= 2 ? (uint32_t)ON_EDGE : pair[1], a == b);
    const uint32_t piece = to->pieces.count;
    if (from == end || number_of_key(&to->pieces, &key) != piece)
        return;
    to->links.key[2 * piece] = from, to->links.key[2 * piece + 1] = end;
    to->pair[piece] = number;
}

/* Writes the chain that begins at this end. */
static void write_line(Memory *to, uint32_t start, const uint32_t (*pairs)[2],
                       X(clash_lines) * lines)
{
    X(clash_line) *line = &to->line[lines->line_count++];
    line->first = lines->point_count;
    uint32_t last = start;
    for (uint32_t end = start; end != NO_LINK; end = walk_piece(&to->links, end)) {
        const uint32_t *pair = pairs[to->pair[end / 2]];
        to->point[lines->point_count] = point_of_key(to, end);
        to->of_a[lines->point_count] = pair[0], to->of_b[lines->point_count++] = pair[1];
        last = end ^ 1;
    }
    line->closed = to->links.mate[last] == start;
    if (!line->closed) {
        to->point[lines->point_count] = point_of_key(to, last);
        to->of_a[lines->point_count] = to->of_b[lines->point_count] = UINT32_MAX;
        lines->point_count++;
    }
    line->count = lines->point_count - line->first;
}

isect_status X(clash_contour)(const X(mesh) * a, const X(mesh) * b, const double *matrix,
                              const uint32_t (*pairs)[2], size_t count, void *memory, size_t bytes,
                              X(clash_lines) * lines)
{
    if (!lines || !is_mesh(a) || !is_mesh(b) || (count && (!pairs || !memory)) ||
        (count && !X(clash_contour_capacity)(count)))
        return ISECT_BAD_ARGUMENT;
    if (bytes < X(clash_contour_capacity)(count))
        return ISECT_TOO_SMALL;
    for (size_t i = 0; i < count; i++)
        if (!is_triangle(a, pairs[i][0]) || !is_triangle(b, pairs[i][1]))
            return ISECT_BAD_ARGUMENT;
    Memory to = divided(memory, count);
    X(clash_lines) found = {0};
    if (count) {
        memset(to.points.slot, 0xFF, to.points.slots * sizeof *to.points.slot);
        memset(to.pieces.slot, 0xFF, to.pieces.slots * sizeof *to.pieces.slot);
    }
    for (size_t i = 0; i < count; i++)
        add_piece(&to, a, b, matrix, pairs[i], (uint32_t)i);
    to.links.pieces = to.pieces.count, to.links.keys = to.points.count;
    if (to.links.pieces)
        find_mates(&to.links, precedes, &to);
    uint64_t from = 0;
    for (uint32_t end; to.links.pieces && (end = next_chain(&to.links, &from)) != NO_LINK;)
        write_line(&to, end, pairs, &found);
    found.points = to.point, found.a = to.of_a, found.b = to.of_b, found.lines = to.line;
    *lines = found;
    return ISECT_OK;
}
