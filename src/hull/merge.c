/* hull/merge.c - the faces, edges and vertices of a hull of triangles.
 *
 * Coplanar triangles that share an edge form one face. The edges of the hull consist of those
 * between two faces. A corner of three faces or more is a vertex of the hull. A corner of two faces
 * is inside an edge, a corner of a single face is inside that face, and neither is kept. The number
 * of faces of a corner is the number of its outgoing half-edges between faces. */
#include "hull/mesh.h"

static uint32_t next_half_edge(uint32_t half_edge)
{
    return half_edge % 3 == 2 ? half_edge - 2 : half_edge + 1;
}
static uint32_t origin_of(const Build *b, uint32_t half_edge)
{
    return b->face[half_edge / 3].corner[half_edge % 3];
}
static uint32_t twin_of(const Build *b, uint32_t half_edge)
{
    return b->face[half_edge / 3].twin[half_edge % 3];
}
static bool is_live(const Build *b, uint32_t at)
{
    return b->face[at].corner[0] != NONE;
}
/* Is the half-edge between two faces? */
static bool is_hull_edge(const Build *b, uint32_t half_edge)
{
    return b->face[half_edge / 3].mark != b->face[twin_of(b, half_edge) / 3].mark;
}
static bool in_one_plane(const Build *b, uint32_t half_edge)
{
    double height;
    const Vec3 apex =
        point_at(b, origin_of(b, next_half_edge(next_half_edge(twin_of(b, half_edge)))));
    return orientation_of(b, &b->face[half_edge / 3], apex, &height) == 0;
}

/* The largest triangle of a face has the most accurate normal. */
static double square_of(const Face *f)
{
    return f->normal[0] * f->normal[0] + f->normal[1] * f->normal[1] + f->normal[2] * f->normal[2];
}

/* Marks all triangles of the face that contains one. Returns the largest. */
static uint32_t mark_face(Build *b, uint32_t at, uint32_t mark)
{
    uint32_t last = at, largest_one = at;
    b->face[at].mark = mark, b->face[at].next = NONE;
    for (uint32_t one = at; one != NONE; one = b->face[one].next) {
        if (square_of(&b->face[one]) > square_of(&b->face[largest_one]))
            largest_one = one;
        for (uint32_t half_edge = 3 * one; half_edge < 3 * one + 3; half_edge++) {
            const uint32_t next = twin_of(b, half_edge) / 3;
            if (b->face[next].mark == NONE && in_one_plane(b, half_edge)) {
                b->face[next].mark = mark, b->face[next].next = NONE;
                b->face[last].next = next, last = next;
            }
        }
    }
    return largest_one;
}

/* Makes the faces and their planes. Returns their number. */
static uint32_t make_faces(Build *b)
{
    const HullFrame frame = X(hull_frame)(b);
    uint32_t count = 0;
    for (uint32_t i = 0; i < b->faces; i++)
        b->face[i].mark = NONE;
    for (uint32_t i = 0; i < b->faces; i++)
        if (is_live(b, i) && b->face[i].mark == NONE) {
            const uint32_t best = mark_face(b, i, count);
            b->planes[count] = X(hull_plane_of_face)(b, &frame, &b->face[best]);
            b->first_edge[count++] = NONE;
        }
    return count;
}

/* Makes the vertices, in the order of the points. Returns their number. `link` of a point becomes
 * the index of its vertex. */
static uint32_t make_vertices(Build *b)
{
    uint32_t count = 0;
    memset(b->link, 0, b->count * sizeof *b->link);
    for (uint32_t half_edge = 0; half_edge < 3 * b->faces; half_edge++)
        if (is_live(b, half_edge / 3) && is_hull_edge(b, half_edge))
            b->link[origin_of(b, half_edge)]++;
    for (uint32_t i = 0; i < b->count; i++) {
        const bool is_vertex = b->link[i] >= 3;
        if (is_vertex) {
            b->vertices[count] = point_at(b, i);
            b->sources[count] = i;
        }
        b->link[i] = is_vertex ? count++ : NONE;
    }
    return count;
}

/* The next half-edge between faces along the boundary of the same face. */
static uint32_t next_hull_edge(const Build *b, uint32_t half_edge)
{
    half_edge = next_half_edge(half_edge);
    while (!is_hull_edge(b, half_edge))
        half_edge = next_half_edge(twin_of(b, half_edge));
    return half_edge;
}

/* Makes the edges of a face, from a half-edge that begins at a vertex. `twin` is, for now, the
 * half-edge of the triangles with which the twin begins. */
static uint32_t make_edges_of(Build *b, uint32_t first, uint32_t count)
{
    const uint32_t mark = b->face[first / 3].mark, begin = count;
    uint32_t half_edge = first;
    b->first_edge[mark] = begin;
    do {
        X(hull_edge) *edge = &b->edges[count];
        uint32_t last;
        *edge = (X(hull_edge)){.origin = b->link[origin_of(b, half_edge)], .face = mark};
        b->face[half_edge / 3].edge[half_edge % 3] = count;
        do {
            last = half_edge;
            half_edge = next_hull_edge(b, half_edge);
        } while (b->link[origin_of(b, half_edge)] == NONE);
        edge->twin = twin_of(b, last);
        edge->next = ++count;
    } while (half_edge != first);
    b->edges[count - 1].next = begin;
    return count;
}

static uint32_t make_edges(Build *b)
{
    uint32_t count = 0;
    for (uint32_t half_edge = 0; half_edge < 3 * b->faces; half_edge++)
        if (is_live(b, half_edge / 3) && b->first_edge[b->face[half_edge / 3].mark] == NONE &&
            is_hull_edge(b, half_edge) && b->link[origin_of(b, half_edge)] != NONE)
            count = make_edges_of(b, half_edge, count);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t half_edge = b->edges[i].twin;
        b->edges[i].twin = b->face[half_edge / 3].edge[half_edge % 3];
    }
    return count;
}

void X(hull_merge)(Build *b, X(hull) * hull)
{
    hull->face_count = hull->plane_count = make_faces(b);
    hull->vertex_count = make_vertices(b);
    hull->edge_count = make_edges(b);
}
