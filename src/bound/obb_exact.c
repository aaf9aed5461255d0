/* bound/obb_exact.c - the oriented box of least volume around a convex hull.
 *
 * Two faces side by side of the least box each lie on an edge of the hull (O'Rourke, Finding
 * minimal enclosing boxes, 1985): as a box turns about one of its axes between such places, the
 * second derivative of a width is its negative, and so the volume has no least value there. The
 * normal n of the first of these faces is on the arc between the normals f, g of the two faces of
 * the hull beside its edge; seen along n, the edge d of the other is on the outline of the hull:
 * one of the faces beside it looks toward n, one away. That leaves one box for each n:
 *
 *   n1 = (1 - t) f + t g,   n2 = cross(n1, d),   n3 = cross(n1, n2),   |n3| = |n1| |n2|
 *
 * n1 and n2 are linear in t and n3 is quadratic. Take any two vertices for each of the three: their
 * difference along it is no more than the width of the hull. So the volume of the box is no less
 * than N / D, where N is the product of three such differences and D = |n1|^2 |n2|^2, both of
 * degree 4; and N >= b D in all of the arc if each coefficient of N in the base of Bernstein is b
 * times that of D, or more. The vertices are those that are extreme in the middle of the arc, where
 * N / D is then the volume itself. If it is less than the best one so far it is the best. If no box
 * of the arc is shown to be no better, both halves of the arc are looked at: which is seldom, as
 * the refined box of bound/obb_search.h is there to begin with.
 *
 * Whole edges are left out by a bound that needs no outline: a box is no smaller than its width
 * along n1 times the hull's shadow along n1, and of the shadow a lower bound is linear in n1, too:
 * the sum of the areas, as vectors, of the faces that look toward the middle of the arc.
 *
 * Of a flat hull the first normal is that of its plane, and the boxes are the rectangles along its
 * edges.
 *
 * What is missed. Arcs begin and end where `real` has the normals of faces, which turns a box
 * by 1.5 epsilon. An outline is closed whatever is rounded, since a face has the same sign for all
 * of its edges; it goes wrong only about faces that are seen edge-on. Boxes that are better by no
 * more than `doubt` in each of their widths are not looked for, which covers what the bound is
 * rounded by, too: with 3 epsilon of double for each of some nine products of what is no longer
 * than twice the hull. An edge that is seen end-on but for an angle a has a normal n2 that is only
 * known to epsilon / a: `noise`, 32 epsilon of double of lengths in which n2 is not yet of length
 * 1, is the doubt about that. It might hide a box that is better by 32 epsilon / a at most; but as
 * such an edge is seen to be no longer than a, there is one along another edge that is worse by no
 * more than a. So it may cost the root of 32 epsilon of double, 2^-23.5, if it is so for both edges
 * of a box, each seen along the normal of the other. */
#include "bound/obb_search.h"
#include "core/environment.h"

enum { MOST_HALVES = 60, PATIENCE = 4096 };

/* Normals of planes about an edge of the hull, of length 1. */
typedef struct Arc {
    Spot from, to;
} Arc;

/* What is looked for, and what is known of it. */
typedef struct Least {
    Search *search;
    const X(obb_exact_options) * options;
    size_t settled, steps; /* edges, arcs */
    uint32_t start[6];     /* where walks to extreme vertices begin: down and up along three axes */
    double doubt, noise;
    bool stopped;
    Turned best;
} Least;

/* Along x, y or z it is exact: the root of a square is, and so is the quotient. */
static Spot unit_spot(Spot a)
{
    const double length = sqrt(spot_dot(a, a));
    return (Spot){a.x / length, a.y / length, a.z / length};
}
static Spot spot_plus(Spot a, Spot b)
{
    return spot_mad(a, 1, b);
}
static Spot normal_at(const Hull *hull, uint32_t face)
{
    return spot_of_axis(hull->planes[face].normal);
}
/* From the origin of an edge to its end, or a part of that. */
static Spot way_of(const Search *s, uint32_t edge)
{
    const X(hull_edge) *e = &s->hull->edges[edge];
    return spot_minus(vertex_at(s, s->hull->edges[e->twin].origin), vertex_at(s, e->origin));
}
static bool is_stopped(Least *l)
{
    const X(obb_exact_options) *options = l->options;
    if (options && options->go_on && !l->stopped)
        l->stopped = !options->go_on(options->user, l->settled, l->search->hull->edge_count / 2);
    return l->stopped;
}

/* ---- one arc ---- */

/* From the vertex that is extreme along the negative of an axis to the one that is so along it. */
static Spot across_of(Least *l, int k, Spot axis)
{
    const Spot none = {0, 0, 0};
    uint32_t end[2];
    for (int way = 0; way < 2; way++) {
        l->search->edge = l->start[2 * k + way];
        end[way] = support(l->search, spot_mad(none, way ? 1 : -1, axis));
        l->start[2 * k + way] = l->search->edge;
    }
    return spot_minus(vertex_at(l->search, end[1]), vertex_at(l->search, end[0]));
}
/* The cosine of half an angle, of its cosine. */
static double half_way(double cosine)
{
    return cosine > -1 ? sqrt((1 + cosine) / 2) : 0;
}
/* Is no box of an arc better than the best, which are at least as wide as vertices are apart? */
static bool none_better(const Least *l, Arc arc, Spot along, const Spot across[3])
{
    const Spot m[2] = {spot_cross(arc.from, along), spot_cross(arc.to, along)};
    const double a2 = spot_dot(m[0], m[0]), ab = spot_dot(m[0], m[1]), b2 = spot_dot(m[1], m[1]);
    const double a = sqrt(a2), b = sqrt(b2), turn = spot_dot(arc.from, arc.to);
    const double c1 = half_way(turn), c2 = a * b > 0 ? half_way(ab / (a * b)) : 1;
    const double more = 2 * l->search->scene->slack + l->doubt;
    const double A[2] = {spot_dot(arc.from, across[0]) + more * c1,
                         spot_dot(arc.to, across[0]) + more * c1};
    const double B[2] = {spot_dot(m[0], across[1]) + more * c2 * a + l->noise,
                         spot_dot(m[1], across[1]) + more * c2 * b + l->noise};
    const Spot middle = spot_plus(spot_cross(arc.from, m[1]), spot_cross(arc.to, m[0]));
    const double C[3] = {
        spot_dot(spot_cross(arc.from, m[0]), across[2]) + more * c1 * c2 * a + l->noise,
        (spot_dot(middle, across[2]) + more * c1 * c2 * (a + b)) / 2 + l->noise,
        spot_dot(spot_cross(arc.to, m[1]), across[2]) + more * c1 * c2 * b + l->noise};
    const double AB[3] = {A[0] * B[0], (A[0] * B[1] + A[1] * B[0]) / 2, A[1] * B[1]};
    const double size = l->best.size;
    return A[0] >= 0 && A[1] >= 0 && B[0] >= 0 && B[1] >= 0 && C[0] >= 0 && C[1] >= 0 &&
           C[2] >= 0 && AB[0] * C[0] >= size * a2 &&
           AB[0] * C[1] + AB[1] * C[0] >= size * (ab + turn * a2) &&
           AB[0] * C[2] + 4 * AB[1] * C[1] + AB[2] * C[0] >= size * (a2 + 4 * turn * ab + b2) &&
           AB[1] * C[2] + AB[2] * C[1] >= size * (ab + turn * b2) && AB[2] * C[2] >= size * b2;
}

/* The box with a face across a normal and one along an edge as well; false if there is none. */
static bool try_box(Least *l, Spot normal, Spot along, Spot across[3])
{
    Turned t = {.axis = {normal, spot_cross(normal, along), {0, 0, 0}}};
    if (!(spot_dot(t.axis[1], t.axis[1]) > DBL_EPSILON * DBL_EPSILON))
        return false;
    t.axis[1] = unit_spot(t.axis[1]);
    t.axis[2] = spot_cross(normal, t.axis[1]);
    double width[3];
    for (int k = 0; k < 3; k++) {
        across[k] = across_of(l, k, t.axis[k]);
        width[k] = spot_dot(across[k], t.axis[k]);
    }
    t.size = size_of_widths(l->search->scene, width);
    if (t.size < l->best.size)
        l->best = t;
    return true;
}

/* Normals on an arc, and a direction of length 1 that they see on the outline. */
static void try_arc(Least *l, Arc arc, Spot along)
{
    Arc stack[MOST_HALVES + 2] = {arc};
    int depth[MOST_HALVES + 2] = {0};
    for (int top = 1; top > 0;) {
        const Arc at = stack[--top];
        const Spot middle = unit_spot(spot_plus(at.from, at.to));
        Spot across[3];
        if (++l->steps % PATIENCE == 0 && is_stopped(l))
            return;
        if (!try_box(l, middle, along, across) || none_better(l, at, along, across) ||
            depth[top] == MOST_HALVES)
            continue;
        if (depth[top] == 0) {
            Spot unused[3];
            try_box(l, at.from, along, unused), try_box(l, at.to, along, unused);
        }
        const int next = depth[top] + 1;
        stack[top] = (Arc){at.from, middle}, depth[top++] = next;
        stack[top] = (Arc){middle, at.to}, depth[top++] = next;
    }
}

/* ---- the arcs ---- */

/* Part of an arc. */
static Spot normal_in(Arc arc, double t)
{
    return unit_spot(spot_mad(spot_mad(arc.from, t, arc.to), -t, arc.from));
}
/* Where on an arc is an edge on the outline? Where the faces beside it look different ways. */
static void try_edge(Least *l, Arc arc, uint32_t edge)
{
    const Hull *hull = l->search->hull;
    const uint32_t face[2] = {hull->edges[edge].face, hull->edges[hull->edges[edge].twin].face};
    double at[2], from[2], to[2];
    bool differs = false;
    int turns = 0;
    for (int k = 0; k < 2; k++) {
        const Spot normal = normal_at(hull, face[k]);
        from[k] = spot_dot(arc.from, normal), to[k] = spot_dot(arc.to, normal);
        differs ^= from[k] >= 0;
        if ((from[k] >= 0) != (to[k] >= 0))
            at[turns++] = from[k] / (from[k] - to[k]);
    }
    if (turns == 2 && at[0] > at[1]) {
        const double first = at[1];
        at[1] = at[0], at[0] = first;
    }
    double begin = 0;
    for (int k = 0; k <= turns; k++) {
        const double end = k < turns ? at[k] : 1;
        if (differs && begin < end)
            try_arc(l, (Arc){normal_in(arc, begin), normal_in(arc, end)},
                    unit_spot(way_of(l->search, edge)));
        differs = !differs;
        begin = end;
    }
}
/* The area of the hull seen along a normal, as a vector: seen along any other one it is no less. */
static Spot shadow_of(const Search *s, Spot normal)
{
    const X(hull_edge) *edge = s->hull->edges;
    const Spot from = vertex_at(s, edge[0].origin);
    Spot twice = {0, 0, 0};
    for (uint32_t i = 0; i < s->hull->edge_count; i++) {
        const X(hull_edge) *e = &edge[i], *twin = &edge[e->twin];
        if (spot_dot(normal, normal_at(s->hull, e->face)) >= 0 &&
            !(spot_dot(normal, normal_at(s->hull, twin->face)) >= 0))
            twice = spot_plus(twice, spot_cross(spot_minus(vertex_at(s, e->origin), from),
                                                spot_minus(vertex_at(s, twin->origin), from)));
    }
    const Spot none = {0, 0, 0};
    return spot_mad(none, 0.5, twice);
}
/* Is no box with a face across a normal on the arc better? */
static bool is_far(Least *l, Arc arc)
{
    const Spot middle = unit_spot(spot_plus(arc.from, arc.to));
    const Spot shadow = shadow_of(l->search, middle);
    const double turn = spot_dot(arc.from, arc.to);
    const double more = (2 * l->search->scene->slack + l->doubt) * half_way(turn);
    const Spot across = across_of(l, 0, middle);
    const double A[2] = {spot_dot(arc.from, across) + more, spot_dot(arc.to, across) + more};
    const double B[2] = {spot_dot(arc.from, shadow), spot_dot(arc.to, shadow)};
    const double size = l->best.size;
    return A[0] >= 0 && A[1] >= 0 && A[0] * B[0] >= size && A[1] * B[1] >= size &&
           A[0] * B[1] + A[1] * B[0] >= 2 * size * turn;
}
static void try_edges(Least *l, Arc arc)
{
    const Hull *hull = l->search->hull;
    const bool far = is_far(l, arc);
    for (uint32_t i = 0; i < hull->edge_count && !far && !l->stopped; i++)
        if (hull->edges[i].twin > i)
            try_edge(l, arc, i);
}
/* All boxes with a face on an edge; of a flat hull that in its plane. */
static void settle(Least *l, uint32_t edge)
{
    const Hull *hull = l->search->hull;
    if (hull->face_count == 2) {
        Spot unused[3];
        try_box(l, unit_spot(normal_at(hull, 0)), unit_spot(way_of(l->search, edge)), unused);
        return;
    }
    const Arc arc = {unit_spot(normal_at(hull, hull->edges[edge].face)),
                     unit_spot(normal_at(hull, hull->edges[hull->edges[edge].twin].face))};
    if (spot_dot(arc.from, arc.to) > 0) {
        try_edges(l, arc);
        return;
    }
    /* The edge goes round the first face, so this is between them, also where they are opposite. */
    const Spot middle =
        unit_spot(spot_cross(way_of(l->search, edge), spot_minus(arc.from, arc.to)));
    try_edges(l, (Arc){arc.from, middle});
    try_edges(l, (Arc){middle, arc.to});
}
/* False if it was stopped. */
static bool find_least(Least *l)
{
    const Hull *hull = l->search->hull;
    for (uint32_t i = 0; i < hull->edge_count; i++) {
        if (hull->edges[i].twin < i)
            continue;
        if (is_stopped(l))
            return false;
        settle(l, i);
        l->settled++;
    }
    return !l->stopped;
}

/* ---- the maker ---- */

static isect_status make_box(Obb *obb, const Hull *hull, const X(obb_exact_options) * options)
{
    Known known;
    const isect_status status = know(&known, hull, DITO_14, false);
    bool found = true;
    if (status != ISECT_OK)
        return status;
    if (is_spot(&known.box))
        return box_of_spot(obb, known.box.lower);
    if (known.count > 1) {
        Search search = {
            .hull = hull, .scene = &known.scene, .vertices = known.vertices, .random = 1};
        Least least = {.search = &search, .options = options, .best = refine(&search, known.axes)};
        learn(&known, least.best.axis);
        least.doubt = (ISECT_DOUBLE ? 64 : 2) * known.scene.slack;
        least.noise = 32 * DBL_EPSILON * (known.scene.slack / (double)REAL_EPSILON);
        if (hull->face_count == 2) /* where the refined one is not quite */
            least.best.size = INFINITY;
        found = find_least(&least);
        learn(&known, least.best.axis);
    }
    const isect_status made = best_box(obb, &known.scene, known.axes, known.count);
    return made == ISECT_OK && !found ? ISECT_CANCELLED : made;
}

isect_status X(bound_obb_hull_exact)(Obb *obb, const Hull *hull,
                                     const X(obb_exact_options) * options)
{
    if (!obb || !hull || (hull->vertex_count > 0 && !hull->vertices) ||
        (hull->face_count > 0 &&
         (!hull->faces || !hull->edges || !hull->planes || hull->plane_count < hull->face_count)))
        return ISECT_BAD_ARGUMENT;
    if (hull->vertex_count == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status = make_box(obb, hull, options);
    environment_leave(environment);
    return status;
}
