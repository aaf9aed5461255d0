/* isect_section_count, isect_section_capacity, isect_section_plane - a plane through a mesh.
 *
 * A triangle is cut if it has a corner below the plane, and one that is not. Then one of its edges
 * crosses the plane upward and one downward. The piece leads from the downward crossing to the
 * upward one; the front of the triangle is to its right, seen against the normal of the plane. The
 * key of an end (section/link.h) is the cut edge, given by the coordinates of its two vertices in
 * increasing order. The crossing point of an edge is computed once. The neighbour at that edge,
 * which traverses it in the opposite direction, begins where this piece ends. So in a closed mesh
 * all lines are closed. Pieces of more than two triangles at an edge are linked in their order
 * about it. So the lines do not depend on the order of the triangles.
 *
 * For nesting (section/nest.h) the lines are projected along the axis of the largest component of
 * the normal, which makes them polygons. */
#include "core/environment.h"
#include "geometry/crossing.h"
#include "geometry/plane_exact.h"
#include "geometry/plane_height.h"
#include "section/about_edge.h"
#include "section/corners.h"
#include "section/link.h"
#include "section/nest.h"
#include HEADER(exact)
#include HEADER(section)

typedef struct Cut {
    const X(mesh) * mesh;
    const Plane *plane;
    const uint32_t *prims;
    size_t count;
} Cut;

/* An edge with its vertices in the order of their coordinates. */
typedef struct Edge {
    Vec3 end[2];
} Edge;

typedef struct Memory {
    Keys edges;
    Links links;
    Vec3 *point, *of_edge;
    X(vec2) * seen;
    uint32_t *prim, *of_point;
    X(section_line) * line;
    Box2 *box;
    size_t bytes;
    bool cancels; /* pieces may coincide: a vertex is on the plane, or triangles are there twice */
} Memory;

/* The layout of the memory for n pieces. With NULL only the number of bytes is computed. */
static Memory divided(char *memory, size_t n)
{
    Memory to = {.edges = {.slots = slots_for(2 * n), .bytes = sizeof(Edge)}};
    size_t *used = &to.bytes;
    to.line = part_of(memory, used, n, sizeof *to.line);
    to.box = part_of(memory, used, n, sizeof *to.box);
    to.edges.key = part_of(memory, used, 2 * n, sizeof(Edge));
    to.of_edge = part_of(memory, used, 2 * n, sizeof(Vec3));
    to.point = part_of(memory, used, 2 * n, sizeof(Vec3));
    to.seen = part_of(memory, used, 2 * n, sizeof *to.seen);
    to.edges.slot = part_of(memory, used, to.edges.slots, sizeof(uint32_t));
    to.prim = part_of(memory, used, n, sizeof(uint32_t));
    to.of_point = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.key = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.mate = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.next = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.first = part_of(memory, used, 2 * n, sizeof(uint32_t));
    to.links.several = part_of(memory, used, 2 * n, sizeof(uint32_t));
    return to;
}

size_t X(section_capacity)(size_t triangles)
{
    const bool some = triangles && triangles < UINT32_MAX / 4 && triangles < SIZE_MAX / 1024;
    return some ? divided(NULL, triangles).bytes : 0;
}

/* ---- cut triangles ---- */

/* The corners of a triangle, and the ones below the plane; false if it is not cut. */
static bool is_cut(const Cut *cut, size_t i, Vec3 corner[3], bool below[3])
{
    const size_t prim = cut->prims ? cut->prims[i] : i;
    if (!is_triangle(cut->mesh, prim))
        return false;
    corners_in(cut->mesh, prim, corner);
    for (int k = 0; k < 3; k++)
        if (!finite3(corner[k]))
            return false;
    for (int k = 0; k < 3; k++)
        below[k] = point_sign(cut->plane, &corner[k]) < 0;
    return (below[0] | below[1] | below[2]) & !(below[0] & below[1] & below[2]);
}

static size_t count_cut(const Cut *cut)
{
    size_t found = 0;
    for (size_t i = 0; i < cut->count; i++) {
        Vec3 corner[3];
        bool below[3];
        found += is_cut(cut, i, corner, below);
    }
    return found;
}

static Cut cut_of(const X(mesh) * mesh, const Plane *plane, const uint32_t *prims, size_t count)
{
    return (Cut){mesh, plane, prims, prims ? count : mesh->triangle_count};
}

static bool is_finite_plane(const Plane *plane)
{
    return finite3(plane->normal) && real_abs(plane->d) <= REAL_MAX;
}

size_t X(section_count)(const X(mesh) * mesh, const Plane *plane, const uint32_t *prims,
                        size_t count)
{
    if (!is_mesh(mesh) || !plane || !is_finite_plane(plane))
        return 0;
    const Cut cut = cut_of(mesh, plane, prims, count);
    return count_cut(&cut);
}

/* ---- pieces ---- */

/* The number of a cut edge. */
static uint32_t number_of_edge(Memory *to, const Plane *plane, const Vec3 *p, const Vec3 *q)
{
    const bool turned = lies_before(q, p);
    const Edge edge = {{turned ? *q : *p, turned ? *p : *q}};
    const uint32_t known = to->edges.count, number = number_of_key(&to->edges, &edge);
    if (number == known) {
        const Exact low = height_of(plane, &edge.end[0]), high = height_of(plane, &edge.end[1]);
        to->cancels |= low.mantissa == 0 || high.mantissa == 0;
        const Vec3 at = low.mantissa == 0    ? edge.end[0]
                        : high.mantissa == 0 ? edge.end[1]
                                             : crossing(&edge.end[0], &edge.end[1], low, high);
        to->of_edge[number] = (Vec3){at.x + 0, at.y + 0, at.z + 0};
    }
    return number;
}

static void add_pieces(Memory *to, const Cut *cut)
{
    for (size_t i = 0; i < cut->count; i++) {
        Vec3 corner[3];
        bool below[3];
        uint32_t end[2] = {0, 0};
        if (!is_cut(cut, i, corner, below))
            continue;
        for (int k = 0; k < 3; k++) {
            const int next = (k + 1) % 3;
            if (below[k] != below[next])
                end[below[k]] = number_of_edge(to, cut->plane, &corner[k], &corner[next]);
        }
        if (end[0] == end[1])
            continue; /* a degenerate triangle, crossed twice at one edge */
        const uint32_t piece = to->links.pieces++;
        to->links.key[2 * piece] = end[0], to->links.key[2 * piece + 1] = end[1];
        to->prim[piece] = cut->prims ? cut->prims[i] : (uint32_t)i;
    }
    to->links.keys = to->edges.count;
}

/* ---- the order of pieces about an edge ---- */

typedef struct About {
    const Memory *memory;
    const Plane *plane;
} About;

/* The vertex of a piece's triangle that is not on the edge of this end. */
static Vec3 apex_of(const Memory *to, uint32_t end)
{
    const Edge *edges = (const Edge *)to->edges.key;
    const Edge *here = &edges[to->links.key[end]], *other = &edges[to->links.key[end ^ 1]];
    const bool first = same(&other->end[0], &here->end[0]) || same(&other->end[0], &here->end[1]);
    return other->end[first];
}

/* Anticlockwise, seen against the normal of the plane. So a beginning and the next end are the
 * sides of one wedge of the solid. In the same direction ends come first: two sheets that coincide
 * have the solid between them. */
static bool precedes(const void *of, uint32_t a, uint32_t b)
{
    const About *about = of;
    const Memory *to = about->memory;
    const Edge *edge = (const Edge *)to->edges.key + to->links.key[a];
    const Vec3 p = apex_of(to, a), q = apex_of(to, b);
    const int turn = point_sign(about->plane, &edge->end[0]) < 0 ? -1 : 1;
    const int order = order_in_turn(edge->end, &p, &q, turn);
    if (order)
        return order < 0;
    if ((a ^ b) & 1)
        return a & 1;
    return lies_before(&p, &q) || (!lies_before(&q, &p) && a < b);
}

/* ---- lines ---- */

static void add_point(Memory *to, X(section) * found, size_t first, uint32_t end, uint32_t prim)
{
    const Vec3 point = to->of_edge[to->links.key[end]];
    if (found->point_count > first && same(&to->point[found->point_count - 1], &point)) {
        to->of_point[found->point_count - 1] = prim;
        return;
    }
    to->point[found->point_count] = point, to->of_point[found->point_count++] = prim;
}

static int axis_of(const Plane *plane)
{
    const real x = real_abs(plane->normal.x), y = real_abs(plane->normal.y);
    const real z = real_abs(plane->normal.z);
    return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

/* The ratio of an area in the plane to its projection along the axis, with a sign. */
static double stretch(const Plane *plane, int axis)
{
    const double n[3] = {(double)plane->normal.x, (double)plane->normal.y, (double)plane->normal.z};
    double squares = 0;
    for (int k = 0; n[axis] != 0 && k < 3; k++)
        squares += n[k] / n[axis] * (n[k] / n[axis]);
    return n[axis] < 0 ? -sqrt(squares) : sqrt(squares);
}

/* The projected area relative to the first point, and the box. */
static double measure(const X(vec2) * p, size_t count, Box2 *box)
{
    double twice = 0;
    *box = (Box2){{p[0].x, p[0].y}, {p[0].x, p[0].y}};
    for (size_t i = 1; i < count; i++) {
        const double x = (double)p[i].x - (double)p[0].x, y = (double)p[i].y - (double)p[0].y;
        const X(vec2) before = p[i - 1];
        twice += ((double)before.x - (double)p[0].x) * y - x * ((double)before.y - (double)p[0].y);
        box->lower[0] = p[i].x < box->lower[0] ? p[i].x : box->lower[0];
        box->lower[1] = p[i].y < box->lower[1] ? p[i].y : box->lower[1];
        box->upper[0] = p[i].x > box->upper[0] ? p[i].x : box->upper[0];
        box->upper[1] = p[i].y > box->upper[1] ? p[i].y : box->upper[1];
    }
    return twice / 2;
}

/* Does a line lead backward? The direction of most of its pieces decides. If there are as many in
 * either direction, it leads from the lesser end to the greater one, or is anticlockwise. */
static bool is_backward(Memory *to, const Plane *plane, const X(section_line) * line, int64_t ahead)
{
    const Vec3 *point = to->point + line->first;
    if (ahead != 0 || line->count < 2)
        return ahead < 0;
    const Vec3 *last = point + line->count - 1;
    if (!line->closed && !same(point, last))
        return lies_before(last, point);
    Box2 box;
    const int axis = axis_of(plane);
    for (size_t i = 0; i < line->count; i++)
        to->seen[i] = projected(&point[i], axis);
    return measure(to->seen, line->count, &box) * stretch(plane, axis) < 0;
}

static void reverse_line(Memory *to, const X(section_line) * line)
{
    Vec3 *point = to->point + line->first;
    uint32_t *prim = to->of_point + line->first;
    for (size_t i = 0, k = line->count - 1; i < k; i++, k--) {
        const Vec3 kept = point[i];
        point[i] = point[k], point[k] = kept;
    }
    for (size_t i = 0, k = line->count - 1; i + 1 < k; i++, k--) {
        const uint32_t kept = prim[i];
        prim[i] = prim[k - 1], prim[k - 1] = kept;
    }
}

static void write_line(Memory *to, const Plane *plane, uint32_t start, X(section) * found)
{
    const size_t first = found->point_count;
    uint32_t last = start;
    int64_t ahead = 0;
    for (uint32_t end = start; end != NO_LINK; end = walk_piece(&to->links, end)) {
        add_point(to, found, first, end, to->prim[end / 2]);
        last = end ^ 1, ahead += end & 1 ? -1 : 1;
    }
    const bool closed = to->links.mate[last] == start;
    if (!closed)
        add_point(to, found, first, last, UINT32_MAX);
    else if (found->point_count > first + 1 &&
             same(&to->point[first], &to->point[found->point_count - 1]))
        found->point_count--;
    const X(section_line) line = {.first = first,
                                  .count = found->point_count - first,
                                  .closed = closed,
                                  .parent = UINT32_MAX};
    if (line.count < 2) {
        found->point_count = first;
        return;
    }
    to->cancels |= closed && line.count == 2;
    to->line[found->line_count++] = line;
    if (is_backward(to, plane, &line, ahead))
        reverse_line(to, &line);
}

/* ---- pieces that cancel ---- */

/* Marks the closed lines whose segments are all in the section in both directions, equally often.
 * They have no area. The memory of links is free when all lines are written. */
static void find_touching(Memory *to, X(section) * found)
{
    uint32_t *point = to->links.key, *segment = to->links.mate;
    int32_t *sum = (int32_t *)to->links.first;
    Keys keys = {to->edges.slot, to->edges.slots, sizeof(Vec3), to->edges.key, 0};
    memset(keys.slot, 0xFF, keys.slots * sizeof *keys.slot);
    for (size_t i = 0; i < found->point_count; i++)
        point[i] = number_of_key(&keys, &to->point[i]);
    keys.bytes = 2 * sizeof(uint32_t), keys.count = 0;
    memset(keys.slot, 0xFF, keys.slots * sizeof *keys.slot);
    memset(sum, 0, found->point_count * sizeof *sum);
    for (size_t k = 0; k < found->line_count; k++) {
        const X(section_line) *line = &to->line[k];
        for (size_t i = line->first; i + !line->closed < line->first + line->count; i++) {
            const uint32_t a = point[i];
            const uint32_t b = point[i + 1 < line->first + line->count ? i + 1 : line->first];
            segment[i] = number_of_key(&keys, (uint32_t[]){a < b ? a : b, a < b ? b : a});
            sum[segment[i]] += a < b ? 1 : -1;
        }
    }
    for (size_t k = 0; k < found->line_count; k++) {
        X(section_line) *line = &to->line[k];
        line->touching = line->closed;
        for (size_t i = line->first; line->touching && i < line->first + line->count; i++)
            line->touching = sum[segment[i]] == 0;
    }
}

/* ---- as polygons ---- */

static real saturated(double x)
{
    const double most = (double)REAL_MAX;
    return x != x ? 0 : (real)(x > most ? most : x < -most ? -most : x) + 0;
}

/* The greatest error of a point on its edge, per coordinate: 4 epsilon of the edge's vertices. */
static double most_off(const Keys *edges)
{
    double size = 0;
    for (uint32_t i = 0; i < edges->count; i++) {
        const Edge *edge = (const Edge *)edges->key + i;
        for (int k = 0; k < 2; k++) {
            const Vec3 p = edge->end[k];
            size = fmax(size, fmax(fabs((double)p.x), fmax(fabs((double)p.y), fabs((double)p.z))));
        }
    }
    return 4 * (double)REAL_EPSILON * size;
}

static void look_at_lines(Memory *to, const Plane *plane, X(section) * found)
{
    const int axis = axis_of(plane);
    const double by = stretch(plane, axis), off = most_off(&to->edges);
    double all = 0;
    if (to->cancels)
        find_touching(to, found);
    for (size_t i = 0; i < found->point_count; i++)
        to->seen[i] = projected(&to->point[i], axis);
    for (size_t i = 0; i < found->line_count; i++) {
        X(section_line) *line = &to->line[i];
        if (!line->closed)
            continue;
        const double seen = measure(to->seen + line->first, line->count, &to->box[i]);
        const double area = line->touching ? 0 : seen * by;
        line->area = saturated(area), all += area;
    }
    found->area = saturated(all);
    const Seen seen = {to->seen, to->box, off};
    nest(&seen, to->line, found->line_count);
}

static X(section) find_section(Memory *to, const Cut *cut)
{
    X(section) found = {0};
    memset(to->edges.slot, 0xFF, to->edges.slots * sizeof *to->edges.slot);
    add_pieces(to, cut);
    find_mates(&to->links, precedes, &(About){to, cut->plane});
    to->cancels |= to->links.crowded;
    uint64_t from = 0;
    for (uint32_t end; (end = next_chain(&to->links, &from)) != NO_LINK;)
        write_line(to, cut->plane, end, &found);
    look_at_lines(to, cut->plane, &found);
    found.points = to->point, found.prims = to->of_point, found.lines = to->line;
    return found;
}

isect_status X(section_plane)(const X(mesh) * mesh, const Plane *plane, const uint32_t *prims,
                              size_t count, void *memory, size_t bytes, X(section) * section)
{
    if (!section || !is_mesh(mesh) || !plane)
        return ISECT_BAD_ARGUMENT;
    if (!is_finite_plane(plane))
        return ISECT_NOT_FINITE;
    const Environment environment = environment_enter();
    const Cut cut = cut_of(mesh, plane, prims, count);
    const size_t pieces = count_cut(&cut), wanted = X(section_capacity)(pieces);
    isect_status status = ISECT_OK;
    if (pieces && (!wanted || !memory))
        status = ISECT_BAD_ARGUMENT;
    else if (bytes < wanted)
        status = ISECT_TOO_SMALL;
    else if (!pieces)
        *section = (X(section)){0};
    else {
        Memory to = divided(memory, pieces);
        *section = find_section(&to, &cut);
    }
    environment_leave(environment);
    return status;
}
