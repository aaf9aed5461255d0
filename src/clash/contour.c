/* isect_clash_contour_capacity, isect_clash_contour - the curves in which the surfaces of two
 * meshes cross.
 *
 * Two triangles that cross have a common segment. isect_meet_triangle_triangle computes each of its
 * ends only from the edge and the face, or the two edges, that cross there: exact volumes or areas,
 * and a mean that does not depend on the order of the corners. So triangles that share an edge give
 * the same bits, and ends with equal coordinates are linked (section/link.h). A segment in the
 * interior of both triangles is a piece.
 *
 * A segment on an edge is common to several pairs. A part of a triangle is an edge or the whole
 * triangle. All pairs whose common segment is that of the same two parts are a group, which has a
 * piece for each two sheets that cross there (clash/half_planes.h). Triangles in one plane have up
 * to six common segments on edges, each of which is in its group.
 *
 * A segment is directed along the cross product of the normals: seen from outside of a, the outside
 * of b is to its right. */
#include "bvh/affine.h"
#include "clash/half_planes.h"
#include "clash/sides.h"
#include "geometry/crossing.h"
#include "section/corners.h"
#include "section/link.h"
#include HEADER(clash)
#include HEADER(meet)

enum {
    WHOLE = 3, /* the part of a triangle that is no edge: edge i is opposite to corner i */
    MOST_ON_EDGES = 6
};

/* A pair of triangles that has the common segment of two of their parts. In a mesh with itself the
 * edge, or the lesser edge, comes first, and may be that of the second triangle. */
typedef struct OnEdge {
    uint32_t pair;
    uint8_t part[2];
    bool turned; /* the first part is that of the pair's second triangle */
} OnEdge;

typedef struct Memory {
    const X(mesh) * mesh[2];
    const double *matrix;
    const uint32_t (*pairs)[2];
    Keys points;
    Links links;
    Vec3 *point; /* the points of the result */
    uint32_t *of_a, *of_b, *pair;
    X(clash_line) * line;
    OnEdge *on_edge; /* in the memory of lines and their points, before these are written */
    uint32_t *order, on_edges;
    size_t bytes, room; /* room: the most pieces */
    bool self;
} Memory;

/* The layout of the memory for some pairs. With NULL only the number of bytes is computed.
 *
 * A pair gives one piece at most, or is in one group, if it has one common segment. A piece of a
 * group takes two half-planes of a sheet, or one at a border, and as many pairs at least. Triangles
 * that overlap in a plane are in three groups with edges of b, in which two pairs are a piece. So
 * three pieces for two pairs suffice. */
static Memory divided(char *memory, size_t pairs)
{
    const size_t n = pairs + pairs / 2 + 1;
    Memory to = {.points = {.slots = slots_for(2 * n), .bytes = sizeof(Vec3)}, .room = n};
    size_t *used = &to.bytes;
    to.line = part_of(memory, used, n, sizeof *to.line);
    to.point = part_of(memory, used, 2 * n, sizeof(Vec3));
    to.of_a = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.of_b = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.pair = part_of(memory, used, n, sizeof(uint32_t));
    to.points.key = part_of(memory, used, 2 * n, to.points.bytes);
    to.points.slot = part_of(memory, used, to.points.slots, sizeof(uint32_t));
    to.links.key = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.mate = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.next = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.first = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.several = part_of(memory, used, 2 * n, sizeof(uint32_t));
    size_t shared = 0;
    to.on_edge = part_of(memory, &shared, MOST_ON_EDGES * pairs, sizeof *to.on_edge);
    to.order = part_of(memory, &shared, MOST_ON_EDGES * pairs, sizeof *to.order);
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

/* ---- parts of triangles ---- */

/* The corners of a triangle of the first mesh or of the second, which the matrix moves. */
static void read_corners(const Memory *from, int which, uint32_t prim, Vec3 corner[3])
{
    corners_in(from->mesh[which], prim, corner);
    for (int i = 0; which && from->matrix && i < 3; i++) {
        const Vec3 p = point_moved(from->matrix, &corner[i]);
        corner[i] = (Vec3){p.x + 0, p.y + 0, p.z + 0};
    }
}

/* An edge with its ends in increasing order, or a triangle. An edge is a triangle whose second and
 * third corner coincide. */
typedef struct Part {
    bool whole;
    uint32_t prim;
    Vec3 corner[3];
} Part;

static void edge_of(const Vec3 corner[3], int number, Vec3 end[2])
{
    const Vec3 *p = &corner[(number + 1) % 3], *q = &corner[(number + 2) % 3];
    const bool turned = lies_before(q, p);
    end[0] = turned ? *q : *p, end[1] = turned ? *p : *q;
}

static uint32_t prim_of(const Memory *from, const OnEdge *at, int which)
{
    return from->pairs[at->pair][which ^ at->turned];
}

static Part part_in(const Memory *from, const OnEdge *at, int which)
{
    Part part = {.whole = at->part[which] == WHOLE, .prim = prim_of(from, at, which)};
    Vec3 corner[3];
    read_corners(from, which ^ at->turned, part.prim, corner);
    if (part.whole)
        memcpy(part.corner, corner, sizeof corner);
    else
        edge_of(corner, at->part[which], part.corner), part.corner[2] = part.corner[1];
    return part;
}

/* Edges first, by their ends, then triangles by their numbers. */
static int order_of_parts(const Part *a, const Part *b)
{
    if (a->whole || b->whole)
        return a->whole != b->whole ? (int)a->whole - (int)b->whole
               : a->prim != b->prim ? (a->prim < b->prim ? -1 : 1)
                                    : 0;
    const int i = same(&a->corner[0], &b->corner[0]);
    return (int)lies_before(&b->corner[i], &a->corner[i]) -
           (int)lies_before(&a->corner[i], &b->corner[i]);
}

/* By their parts, so that groups are together, then by their triangles. */
static bool comes_first(const void *of, uint32_t a, uint32_t b)
{
    const Memory *from = of;
    const OnEdge *p = &from->on_edge[a], *q = &from->on_edge[b];
    for (int i = 0; i < 2; i++) {
        const Part of_p = part_in(from, p, i), of_q = part_in(from, q, i);
        const int order = order_of_parts(&of_p, &of_q);
        if (order)
            return order < 0;
    }
    for (int i = 0; i < 2; i++)
        if (prim_of(from, p, i) != prim_of(from, q, i))
            return prim_of(from, p, i) < prim_of(from, q, i);
    return a < b;
}

static bool of_one_group(const Memory *from, uint32_t a, uint32_t b)
{
    for (int i = 0; i < 2; i++) {
        const Part of_a = part_in(from, &from->on_edge[a], i);
        const Part of_b = part_in(from, &from->on_edge[b], i);
        if (order_of_parts(&of_a, &of_b) != 0)
            return false;
    }
    return true;
}

/* ---- pieces ---- */

static void add_piece(Memory *to, const Vec3 *p, const Vec3 *q, uint32_t pair)
{
    const uint32_t piece = to->links.pieces;
    if (piece == to->room || same(p, q))
        return;
    to->links.key[2 * piece] = number_of_key(&to->points, p);
    to->links.key[2 * piece + 1] = number_of_key(&to->points, q);
    to->pair[piece] = pair, to->links.pieces++;
}

static void add_on_edge(Memory *to, uint32_t pair, int of_a, int of_b)
{
    OnEdge at = {pair, {(uint8_t)of_a, (uint8_t)of_b}, false};
    if (to->self) {
        const Part a = part_in(to, &at, 0), b = part_in(to, &at, 1);
        const int order = order_of_parts(&a, &b);
        if (order == 0)
            return; /* neighbours at an edge */
        if (order > 0)
            at = (OnEdge){pair, {(uint8_t)of_b, (uint8_t)of_a}, true};
    }
    to->on_edge[to->on_edges++] = at;
}

static bool has_segment(const Vec3 p[3], const Vec3 q[3])
{
    const X(triangle) a = {p[0], p[1], p[2]}, b = {q[0], q[1], q[2]};
    return X(meet_triangle_triangle)(&a, &b).count == 2;
}

/* The edge of a triangle on the line of an edge, or WHOLE if there is none. */
static int edge_on_line(const Vec3 corner[3], const Vec3 end[2])
{
    bool on[3];
    for (int i = 0; i < 3; i++)
        on[i] = on_one_line(&end[0], &end[1], &corner[i]);
    return on[1] && on[2] ? 0 : on[2] && on[0] ? 1 : on[0] && on[1] ? 2 : WHOLE;
}

/* Two triangles in one plane: the edges of each that have a segment in common with the other. */
static void add_in_plane(Memory *to, const Vec3 p[3], const Vec3 q[3], uint32_t pair)
{
    if (on_one_line(&p[0], &p[1], &p[2]) || on_one_line(&q[0], &q[1], &q[2]))
        return;
    for (int i = 0; i < 3; i++) {
        Vec3 edge[3];
        edge_of(p, i, edge), edge[2] = edge[1];
        if (has_segment(edge, q))
            add_on_edge(to, pair, i, edge_on_line(q, edge));
        edge_of(q, i, edge), edge[2] = edge[1];
        if (edge_on_line(p, edge) == WHOLE && has_segment(p, edge))
            add_on_edge(to, pair, WHOLE, i);
    }
}

/* Adds the common segment of a pair, if there is one: a piece, or one on edges. */
static void add_pair(Memory *to, uint32_t pair)
{
    Vec3 p[3], q[3];
    read_corners(to, 0, to->pairs[pair][0], p), read_corners(to, 1, to->pairs[pair][1], q);
    const Sides sides_a = sides_of(p, q), sides_b = sides_of(q, p);
    if (only_touches(&sides_a) || only_touches(&sides_b))
        return;
    if (sides_a.on == 3 || sides_b.on == 3) {
        add_in_plane(to, p, q, pair);
        return;
    }
    const X(triangle) of_a = {p[0], p[1], p[2]}, of_b = {q[0], q[1], q[2]};
    const X(common) common = X(meet_triangle_triangle)(&of_a, &of_b);
    if (common.count != 2)
        return;
    if (sides_a.on == 2 || sides_b.on == 2) {
        add_on_edge(to, pair, sides_a.on == 2 ? sides_a.last : WHOLE,
                    sides_b.on == 2 ? sides_b.last : WHOLE);
        return;
    }
    const bool turned = !runs(p, q, &common.point[0], &common.point[1]);
    add_piece(to, &common.point[turned], &common.point[!turned], pair);
}

/* ---- groups ---- */

/* The pairs of a group. All half-planes of one surface are those of its triangles with the edge, or
 * the two of a triangle. `half` has the numbers of pairs, those of mates one after the other. */
typedef struct Group {
    const Memory *from;
    const uint32_t *order;
    uint32_t count, halves[2], *half[2];
    Vec3 line[2];
    Part part[2];
    bool self;
} Group;

/* The half-plane through the corner of a triangle that is not on the line; of a whole triangle the
 * one on a side. */
static HalfPlane half_of(const Group *group, int which, uint32_t at, int side)
{
    const OnEdge *on = &group->from->on_edge[at];
    const uint32_t prim = prim_of(group->from, on, which);
    Vec3 corner[3];
    read_corners(group->from, which ^ on->turned, prim, corner);
    if (on->part[which] != WHOLE)
        return half_plane(group->line, corner, &corner[on->part[which]], prim);
    HalfPlane half = {0};
    for (int i = 0; i < 3 && half.along != side; i++)
        half = half_plane(group->line, corner, &corner[i], prim);
    return half;
}

typedef struct Halves {
    const Group *group;
    int which;
} Halves;

/* In the turn about the line; in one direction first those that have their front before them. */
static bool is_before(const void *of, uint32_t a, uint32_t b)
{
    const Halves *all = of;
    const HalfPlane p = half_of(all->group, all->which, a, 1);
    const HalfPlane q = half_of(all->group, all->which, b, 1);
    const int order = order_in_turn(all->group->line, &p.at, &q.at, 1);
    if (order || p.along != q.along)
        return order ? order < 0 : p.along < q.along;
    return has_lesser_corners(&p, &q) || (!has_lesser_corners(&q, &p) && a < b);
}

/* Puts mates side by side: the half-planes between which the solid is, matched like brackets. A
 * half-plane with its front before it opens. The first one is behind the place with the fewest that
 * are open. */
static void put_mates_together(const Group *group, int which, uint32_t *mate, uint32_t *open)
{
    const uint32_t count = group->halves[which];
    uint32_t *half = group->half[which], start = 0, held = 0, mates = 0;
    int64_t sum = 0, least = 0;
    if (count <= 2)
        return;
    sort_ends(half, count, is_before, &(Halves){group, which});
    for (uint32_t i = 0; i < count; i++) {
        sum += half_of(group, which, half[i], 1).along;
        if (sum < least)
            least = sum, start = i + 1;
    }
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t now = half[(start + i) % count];
        if (held == 0 || half_of(group, which, now, 1).along > 0)
            open[held++] = now;
        else
            mate[mates++] = open[--held], mate[mates++] = now;
    }
    while (held > 0)
        mate[mates++] = open[--held];
    memcpy(half, mate, count * sizeof *half);
}

static uint32_t sheets_of(const Group *group, int which)
{
    return group->part[which].whole ? 1 : (group->halves[which] + 1) / 2;
}

static Sheet sheet_of(const Group *group, int which, uint32_t number)
{
    const uint32_t *half = group->half[which] + 2 * number;
    const bool whole = group->part[which].whole;
    const bool border = !whole && 2 * number + 1 == group->halves[which];
    return (Sheet){{half_of(group, which, half[0], 1),
                    half_of(group, which, half[!border && !whole], whole ? -1 : 1)},
                   border};
}

/* The first pair of two sheets whose triangles do not lie on one another: the common segment of
 * these is the group's. */
static uint32_t pair_of_sheets(const Group *group, const Sheet *a, const Sheet *b)
{
    uint32_t best = UINT32_MAX;
    for (int i = 0; i < 4; i++) {
        const HalfPlane *p = &a->side[i & 1 & !a->border], *q = &b->side[i >> 1 & !b->border];
        const bool apart = order_in_turn(group->line, &p->at, &q->at, 1) != 0;
        for (uint32_t k = 0; apart && k < group->count; k++) {
            const OnEdge *at = &group->from->on_edge[group->order[k]];
            if (prim_of(group->from, at, 0) == p->prim && prim_of(group->from, at, 1) == q->prim)
                best = at->pair < best ? at->pair : best;
        }
    }
    return best;
}

/* Adds the common segment, from p to q, once if two sheets cross in it, or if one ends there. */
static void add_crossing(Memory *to, const Group *group, const Sheet *a, const Sheet *b,
                         const Vec3 end[2])
{
    const bool border = a->border || b->border;
    const int crossing = border ? (int)is_border_apart(group->line, a, b)
                                : crossing_of_sheets(group->line, a, b, group->self);
    const uint32_t pair = crossing ? pair_of_sheets(group, a, b) : UINT32_MAX;
    if (pair == UINT32_MAX)
        return;
    bool turned = (crossing < 0) == lies_before(&end[0], &end[1]);
    if (border) {
        Vec3 p[3], q[3];
        read_corners(to, 0, to->pairs[pair][0], p), read_corners(to, 1, to->pairs[pair][1], q);
        turned = !runs(p, q, &end[0], &end[1]);
    }
    add_piece(to, &end[turned], &end[!turned], pair);
}

/* Lists the half-planes of both surfaces. Pairs are sorted by their triangles. */
static void find_halves(Group *group)
{
    const OnEdge *on_edge = group->from->on_edge;
    uint32_t last[2] = {0, 0};
    for (uint32_t i = 0; i < group->count; i++) {
        const OnEdge *at = &on_edge[group->order[i]];
        const uint32_t prim[2] = {prim_of(group->from, at, 0), prim_of(group->from, at, 1)};
        if (i == 0 || prim[0] != last[0])
            group->half[0][group->halves[0]++] = group->order[i];
        if (group->halves[0] == 1 && (i == 0 || prim[1] != last[1]))
            group->half[1][group->halves[1]++] = group->order[i];
        last[0] = prim[0], last[1] = prim[1];
    }
}

static void add_group(Memory *to, const uint32_t *order, uint32_t count)
{
    Links *links = &to->links; /* the links are not yet made: room for lists */
    Group group = {
        .from = to,
        .order = order,
        .count = count,
        .half = {links->mate, links->next},
        .part = {part_in(to, &to->on_edge[order[0]], 0), part_in(to, &to->on_edge[order[0]], 1)},
        .self = to->self};
    memcpy(group.line, group.part[group.part[0].whole].corner, sizeof group.line);
    const Vec3 *p = group.part[0].corner, *q = group.part[1].corner;
    const X(triangle) of_a = {p[0], p[1], p[2]}, of_b = {q[0], q[1], q[2]};
    const X(common) common = X(meet_triangle_triangle)(&of_a, &of_b); /* a segment */
    find_halves(&group);
    for (int which = 0; which < 2; which++)
        put_mates_together(&group, which, links->first, links->several);
    for (uint32_t i = 0; i < sheets_of(&group, 0); i++)
        for (uint32_t k = 0; k < sheets_of(&group, 1); k++) {
            const Sheet a = sheet_of(&group, 0, i), b = sheet_of(&group, 1, k);
            add_crossing(to, &group, &a, &b, common.point);
        }
}

static void add_groups(Memory *to)
{
    for (uint32_t i = 0; i < to->on_edges; i++)
        to->order[i] = i;
    sort_ends(to->order, to->on_edges, comes_first, to);
    for (uint32_t i = 0, end = 0; i < to->on_edges; i = end) {
        while (end < to->on_edges && of_one_group(to, to->order[i], to->order[end]))
            end++;
        add_group(to, to->order + i, end - i);
    }
}

/* ---- lines ---- */

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

/* Writes the chain that begins at this end. */
static void write_line(Memory *to, uint32_t start, X(clash_lines) * lines)
{
    X(clash_line) *line = &to->line[lines->line_count++];
    line->first = lines->point_count;
    uint32_t last = start;
    for (uint32_t end = start; end != NO_LINK; end = walk_piece(&to->links, end)) {
        const uint32_t *pair = to->pairs[to->pair[end / 2]];
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
    to.mesh[0] = a, to.mesh[1] = b, to.matrix = matrix, to.pairs = pairs;
    to.self = a == b && !matrix;
    if (count)
        memset(to.points.slot, 0xFF, to.points.slots * sizeof *to.points.slot);
    for (uint32_t i = 0; i < count; i++)
        add_pair(&to, i);
    add_groups(&to);
    to.links.keys = to.points.count;
    if (to.links.pieces)
        find_mates(&to.links, precedes, &to);
    uint64_t from = 0;
    for (uint32_t end; to.links.pieces && (end = next_chain(&to.links, &from)) != NO_LINK;)
        write_line(&to, end, &found);
    found.points = to.point, found.a = to.of_a, found.b = to.of_b, found.lines = to.line;
    *lines = found;
    return ISECT_OK;
}
