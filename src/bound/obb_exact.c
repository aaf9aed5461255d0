/* isect_bound_obb_hull_exact - the oriented box of least volume around a convex hull.
 *
 * Two adjacent faces of the smallest box each contain an edge of the hull (O'Rourke, Finding
 * minimal enclosing boxes, 1985): as a box rotates about one of its axes between such positions,
 * the second derivative of a width is its negative, so the volume has no minimum there. The normal
 * n of the first face is on the arc between the normals f, g of the two faces of the hull beside
 * its edge. In the projection along n, the edge d of the other face is on the silhouette of the
 * hull. This leaves one box for each n:
 *
 *   n1 = (1 - t) f + t g,   n2 = cross(n1, d),   n3 = cross(n1, n2),   |n3| = |n1| |n2|
 *
 * n1 and n2 are linear in t, n3 is quadratic. For any two vertices for each of the three, their
 * difference along it is at most the width of the hull. So
 *
 *   volume >= N / D        N: product of three differences, D = |n1|^2 |n2|^2, both of degree 4
 *   N >= b D on the arc    if each Bernstein coefficient of N is at least b times that of D
 *
 * The vertices are the extreme ones in the middle of the arc, where N / D is the volume itself. If
 * it is less than the best one so far, it becomes the best. If the bound does not exclude the arc,
 * both halves are searched. This is rare, since the refined box of bound/obb_search.c is known at
 * the start.
 *
 * Whole edges are excluded by a bound without a silhouette. A box is not smaller than its width
 * along n1 times the projected area of the hull along n1. That area has a lower bound that is
 * linear in n1: the sum of the area vectors of the faces that are visible from the middle of the
 * arc.
 *
 * The first normal of a flat hull is that of its plane, and the boxes are the rectangles along its
 * edges.
 *
 * Sources of error:
 *
 *   ends of arcs          normals of faces as `real`: the box is rotated by 1.5 epsilon
 *   silhouette            closed in spite of rounding, as a face has one sign for all of its edges;
 *                         wrong only beside faces that are seen edge-on
 *   tolerance             boxes better by no more than this in each width are not searched; covers
 *                         the bound: 3 DBL_EPSILON for each of some nine products
 *   noise                 32 DBL_EPSILON: an edge seen end-on up to an angle a has a normal n2 with
 *                         an error of epsilon / a. That may hide a box better by 32 epsilon / a.
 *                         But the projected edge has at most the length a, so a box along another
 *                         edge is worse by at most a. Together at most sqrt(32 DBL_EPSILON) =
 *                         2^-23.5, if both edges are seen end-on */
#include "bound/obb_search.h"
#include "core/environment.h"
#include HEADER(bound)

enum { MOST_HALVES = 60, STEPS_BETWEEN_POLLS = 4096 };

/* Unit normals of planes through an edge of the hull. */
typedef struct Arc {
    Vec3d from, to;
} Arc;

/* The search, and the best box so far. */
typedef struct ExactSearch {
    Search *search;
    const X(obb_exact_options) * options;
    size_t done, steps; /* edges, arcs */
    uint32_t start[6];  /* edges where walks to extreme vertices start: down and up along three
                           axes */
    double tolerance, noise;
    bool cancelled;
    Rotation best;
} ExactSearch;

/* A unit vector, exact along x, y or z: the root of a square is exact, and so is the quotient. */
static Vec3d unit_by_division(Vec3d a)
{
    const double length = sqrt(dot3d(a, a));
    return (Vec3d){a.x / length, a.y / length, a.z / length};
}
static Vec3d normal_at(const Hull *hull, uint32_t face)
{
    return to_vec3d(hull->planes[face].normal);
}
/* From the origin of an edge to its end. */
static Vec3d edge_vector(const Search *s, uint32_t edge)
{
    const X(hull_edge) *e = &s->hull->edges[edge];
    return sub3d(vertex_at(s, s->hull->edges[e->twin].origin), vertex_at(s, e->origin));
}
static bool is_cancelled(ExactSearch *l)
{
    const X(obb_exact_options) *options = l->options;
    if (options && options->go_on && !l->cancelled)
        l->cancelled = !options->go_on(options->user, l->done, l->search->hull->edge_count / 2);
    return l->cancelled;
}

/* ---- one arc ---- */

/* The vector from the extreme vertex against an axis to the extreme vertex along it. */
static Vec3d width_vector(ExactSearch *l, int k, Vec3d axis)
{
    const Vec3d none = {0, 0, 0};
    uint32_t end[2];
    for (int side = 0; side < 2; side++) {
        l->search->edge = l->start[2 * k + side];
        end[side] = X(support_vertex)(l->search, mad3d(none, side ? 1 : -1, axis));
        l->start[2 * k + side] = l->search->edge;
    }
    return sub3d(vertex_at(l->search, end[1]), vertex_at(l->search, end[0]));
}
/* The cosine of half an angle, from its cosine. */
static double cos_half(double cosine)
{
    return cosine > -1 ? sqrt((1 + cosine) / 2) : 0;
}
/* True if no box of an arc is better than the best, by the differences `width` of vertices. */
static bool no_box_is_better(const ExactSearch *l, Arc arc, Vec3d edge, const Vec3d width[3])
{
    const Vec3d m[2] = {cross3d(arc.from, edge), cross3d(arc.to, edge)};
    const double a2 = dot3d(m[0], m[0]), ab = dot3d(m[0], m[1]), b2 = dot3d(m[1], m[1]);
    const double a = sqrt(a2), b = sqrt(b2), cosine = dot3d(arc.from, arc.to);
    const double c1 = cos_half(cosine), c2 = a * b > 0 ? cos_half(ab / (a * b)) : 1;
    const double more = 2 * l->search->input->slack + l->tolerance;
    const double A[2] = {dot3d(arc.from, width[0]) + more * c1,
                         dot3d(arc.to, width[0]) + more * c1};
    const double B[2] = {dot3d(m[0], width[1]) + more * c2 * a + l->noise,
                         dot3d(m[1], width[1]) + more * c2 * b + l->noise};
    const Vec3d middle = add3d(cross3d(arc.from, m[1]), cross3d(arc.to, m[0]));
    const double C[3] = {dot3d(cross3d(arc.from, m[0]), width[2]) + more * c1 * c2 * a + l->noise,
                         (dot3d(middle, width[2]) + more * c1 * c2 * (a + b)) / 2 + l->noise,
                         dot3d(cross3d(arc.to, m[1]), width[2]) + more * c1 * c2 * b + l->noise};
    const double AB[3] = {A[0] * B[0], (A[0] * B[1] + A[1] * B[0]) / 2, A[1] * B[1]};
    const double size = l->best.size;
    return A[0] >= 0 && A[1] >= 0 && B[0] >= 0 && B[1] >= 0 && C[0] >= 0 && C[1] >= 0 &&
           C[2] >= 0 && AB[0] * C[0] >= size * a2 &&
           AB[0] * C[1] + AB[1] * C[0] >= size * (ab + cosine * a2) &&
           AB[0] * C[2] + 4 * AB[1] * C[1] + AB[2] * C[0] >= size * (a2 + 4 * cosine * ab + b2) &&
           AB[1] * C[2] + AB[2] * C[1] >= size * (ab + cosine * b2) && AB[2] * C[2] >= size * b2;
}

/* The box with a face normal to `normal` and a face along an edge; false if there is none. */
static bool try_box(ExactSearch *l, Vec3d normal, Vec3d edge, Vec3d width[3])
{
    Rotation t = {.axis = {normal, cross3d(normal, edge), {0, 0, 0}}};
    if (!(dot3d(t.axis[1], t.axis[1]) > DBL_EPSILON * DBL_EPSILON))
        return false;
    t.axis[1] = unit_by_division(t.axis[1]);
    t.axis[2] = cross3d(normal, t.axis[1]);
    double extent[3];
    for (int k = 0; k < 3; k++) {
        width[k] = width_vector(l, k, t.axis[k]);
        extent[k] = dot3d(width[k], t.axis[k]);
    }
    t.size = size_of_widths(l->search->input, extent);
    if (t.size < l->best.size)
        l->best = t;
    return true;
}

/* Searches the normals on an arc, for a unit edge that is on the silhouette along all of them. */
static void try_arc(ExactSearch *l, Arc arc, Vec3d edge)
{
    Arc stack[MOST_HALVES + 2] = {arc};
    int depth[MOST_HALVES + 2] = {0};
    for (int top = 1; top > 0;) {
        const Arc at = stack[--top];
        const Vec3d middle = unit_by_division(add3d(at.from, at.to));
        Vec3d width[3];
        if (++l->steps % STEPS_BETWEEN_POLLS == 0 && is_cancelled(l))
            return;
        if (!try_box(l, middle, edge, width) || no_box_is_better(l, at, edge, width) ||
            depth[top] == MOST_HALVES)
            continue;
        if (depth[top] == 0) {
            Vec3d unused[3];
            try_box(l, at.from, edge, unused), try_box(l, at.to, edge, unused);
        }
        const int next = depth[top] + 1;
        stack[top] = (Arc){at.from, middle}, depth[top++] = next;
        stack[top] = (Arc){middle, at.to}, depth[top++] = next;
    }
}

/* ---- the arcs ---- */

/* The unit normal at parameter t of an arc. */
static Vec3d normal_in(Arc arc, double t)
{
    return unit_by_division(mad3d(mad3d(arc.from, t, arc.to), -t, arc.from));
}
/* Searches the parts of an arc along which an edge is on the silhouette: exactly one of its faces
 * is visible. */
static void try_edge(ExactSearch *l, Arc arc, uint32_t edge)
{
    const Hull *hull = l->search->hull;
    const uint32_t face[2] = {hull->edges[edge].face, hull->edges[hull->edges[edge].twin].face};
    double at[2], from[2], to[2];
    bool differs = false;
    int crossings = 0;
    for (int k = 0; k < 2; k++) {
        const Vec3d normal = normal_at(hull, face[k]);
        from[k] = dot3d(arc.from, normal), to[k] = dot3d(arc.to, normal);
        differs ^= from[k] >= 0;
        if ((from[k] >= 0) != (to[k] >= 0))
            at[crossings++] = from[k] / (from[k] - to[k]);
    }
    if (crossings == 2 && at[0] > at[1]) {
        const double first = at[1];
        at[1] = at[0], at[0] = first;
    }
    double begin = 0;
    for (int k = 0; k <= crossings; k++) {
        const double end = k < crossings ? at[k] : 1;
        if (differs && begin < end)
            try_arc(l, (Arc){normal_in(arc, begin), normal_in(arc, end)},
                    unit_by_division(edge_vector(l->search, edge)));
        differs = !differs;
        begin = end;
    }
}
/* The area vector of the faces visible along a normal. The projected area along any other normal is
 * at least the component of this vector along it. */
static Vec3d projected_area(const Search *s, Vec3d normal)
{
    const X(hull_edge) *edge = s->hull->edges;
    const Vec3d from = vertex_at(s, edge[0].origin);
    Vec3d twice = {0, 0, 0};
    for (uint32_t i = 0; i < s->hull->edge_count; i++) {
        const X(hull_edge) *e = &edge[i], *twin = &edge[e->twin];
        if (dot3d(normal, normal_at(s->hull, e->face)) >= 0 &&
            !(dot3d(normal, normal_at(s->hull, twin->face)) >= 0))
            twice = add3d(twice, cross3d(sub3d(vertex_at(s, e->origin), from),
                                         sub3d(vertex_at(s, twin->origin), from)));
    }
    const Vec3d none = {0, 0, 0};
    return mad3d(none, 0.5, twice);
}
/* True if no box with a face normal on the arc is better. */
static bool can_skip(ExactSearch *l, Arc arc)
{
    const Vec3d middle = unit_by_division(add3d(arc.from, arc.to));
    const Vec3d area = projected_area(l->search, middle);
    const double cosine = dot3d(arc.from, arc.to);
    const double more = (2 * l->search->input->slack + l->tolerance) * cos_half(cosine);
    const Vec3d width = width_vector(l, 0, middle);
    const double A[2] = {dot3d(arc.from, width) + more, dot3d(arc.to, width) + more};
    const double B[2] = {dot3d(arc.from, area), dot3d(arc.to, area)};
    const double size = l->best.size;
    return A[0] >= 0 && A[1] >= 0 && A[0] * B[0] >= size && A[1] * B[1] >= size &&
           A[0] * B[1] + A[1] * B[0] >= 2 * size * cosine;
}
static void try_edges(ExactSearch *l, Arc arc)
{
    const Hull *hull = l->search->hull;
    const bool skip = can_skip(l, arc);
    for (uint32_t i = 0; i < hull->edge_count && !skip && !l->cancelled; i++)
        if (hull->edges[i].twin > i)
            try_edge(l, arc, i);
}
/* Searches all boxes with their first face on an edge; for a flat hull, the one in its plane. */
static void search_first_edge(ExactSearch *l, uint32_t edge)
{
    const Hull *hull = l->search->hull;
    if (hull->face_count == 2) {
        Vec3d unused[3];
        try_box(l, unit_by_division(normal_at(hull, 0)),
                unit_by_division(edge_vector(l->search, edge)), unused);
        return;
    }
    const Arc arc = {unit_by_division(normal_at(hull, hull->edges[edge].face)),
                     unit_by_division(normal_at(hull, hull->edges[hull->edges[edge].twin].face))};
    if (dot3d(arc.from, arc.to) > 0) {
        try_edges(l, arc);
        return;
    }
    /* The edge bounds the first face anticlockwise, so this normal is between both, even if they
     * are opposite. */
    const Vec3d middle =
        unit_by_division(cross3d(edge_vector(l->search, edge), sub3d(arc.from, arc.to)));
    try_edges(l, (Arc){arc.from, middle});
    try_edges(l, (Arc){middle, arc.to});
}
/* False if it is cancelled. */
static bool find_least(ExactSearch *l)
{
    const Hull *hull = l->search->hull;
    for (uint32_t i = 0; i < hull->edge_count; i++) {
        if (hull->edges[i].twin < i)
            continue;
        if (is_cancelled(l))
            return false;
        search_first_edge(l, i);
        l->done++;
    }
    return !l->cancelled;
}

/* ---- the maker ---- */

static isect_status make_exact_box(Obb *obb, const Hull *hull, const X(obb_exact_options) * options)
{
    ObbBoxes boxes;
    const isect_status status = X(obb_start_boxes)(&boxes, hull, DITO_14, false);
    bool found = true;
    if (status != ISECT_OK)
        return status;
    if (is_point(&boxes.box))
        return X(box_of_point)(obb, boxes.box.lower);
    if (boxes.count > 1) {
        Search search = {
            .hull = hull, .input = &boxes.input, .vertices = boxes.vertices, .random = 1};
        ExactSearch least = {
            .search = &search, .options = options, .best = X(obb_refine)(&search, boxes.axes)};
        X(obb_add_axes)(&boxes, least.best.axis);
        least.tolerance = (ISECT_DOUBLE ? 64 : 2) * boxes.input.slack;
        least.noise = 32 * DBL_EPSILON * (boxes.input.slack / (double)REAL_EPSILON);
        if (hull->face_count == 2) /* the refined box is not exactly in the plane */
            least.best.size = INFINITY;
        found = find_least(&least);
        X(obb_add_axes)(&boxes, least.best.axis);
    }
    const isect_status made = X(best_box)(obb, &boxes.input, boxes.axes, boxes.count);
    return made == ISECT_OK && !found ? ISECT_CANCELLED : made;
}

isect_status X(bound_obb_hull_exact)(const Hull *hull, const X(obb_exact_options) * options,
                                     Obb *obb)
{
    if (!obb || !hull || (hull->vertex_count > 0 && !hull->vertices) ||
        (hull->face_count > 0 &&
         (!hull->faces || !hull->edges || !hull->planes || hull->plane_count < hull->face_count)))
        return ISECT_BAD_ARGUMENT;
    if (hull->vertex_count == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status = make_exact_box(obb, hull, options);
    environment_leave(environment);
    return status;
}
