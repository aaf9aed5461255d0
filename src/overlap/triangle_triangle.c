/* isect_overlap_triangle_triangle - do two triangles share a point?
 *
 * They do exactly if an edge of one crosses the other. This is decided by 15 determinants: the
 * sides of the plane of one triangle on which the vertices of the other lie, 3 + 3, and the side on
 * which edge i of a passes edge j of b, 9. They are the signs that Guigue and Devillers (2003)
 * compute, all at once.
 *
 * Relative to the first vertex of a, let u and v be its other vertices, p[j] those of b, n[j] the
 * cross product of p[j] and the next, and m = u x v. All 15 are sums of ten triple products: u .
 * n[j], v . n[j], p[j] . m and p[0] . n[1]. Vertex j of b has the volume p[j] . m over a. The
 * vertices of a have p[0] . n[1] over b, minus the sum of u . n[j], or of v . n[j]. The edges of a,
 * as lines with directions u, v - u, -v, pass edge j of b with u . n[j], (v - u) . n[j] + (p[j + 1]
 * - p[j]) . m and -v . n[j].
 *
 * One pair alone has the vertices and edges of b side by side in the lanes of a register, and then
 * those of a: core/three.h.
 *
 * Error bounds, by permanents (exact/sides.h), with s and t the largest coordinates of u, v and of
 * p:
 *
 *     triple products      u, v and p: 6 s s t      u or v and two p: 6 s t t      three p: 6 t t t
 *                          8 epsilon of each
 *     passing              twice 8 of sst and stt, as two are at most twice as large; 2 + 2 for the
 *                          sums: 20
 *     volumes over b       24 and 5 for the sum of three, 3 + 1 for the difference: 32 of stt;
 *                          8 + 1 of ttt
 *
 * all times 6. */
#include "core/three.h"
#include "exact/sides.h"
#include "geometry/flat.h"
#include "overlap/exact.h"

/* The certain results of one edge, or of several. */
typedef struct Certain {
    mask sound, crosses, misses;
} Certain;

/* Classifies an edge between vertices of volumes `from` and `to`; with the edges of the other
 * triangle it has the volumes p, q, r. */
FORMULA Certain look_at_edge(num from, num to, num volume_bound, num p, num q, num r,
                             num pass_bound)
{
    const num lower = num_min(from, to), upper = num_max(from, to);
    const num least = min3(p, q, r), most = max3(p, q, r);
    return (Certain){
        .sound = not_nan(from),
        .crosses = on_both_sides(lower, upper, volume_bound) & on_one_side(least, most, pass_bound),
        .misses = on_one_side(lower, upper, volume_bound) | on_both_sides(least, most, pass_bound)};
}

/* Classifies edge i of a and edge i of b, for all i. The vertices of b are in n registers
 * (core/three.h). */
FORMULA void look_at_edges(const Triangle *a, const Vec3 *corner, int n, Certain *edges)
{
    const Vec3 u = sub(a->b, a->a), v = sub(a->c, a->a), m = cross(u, v);
    Vec3 p[3], next[3], normal[3];
    num over_a[3], next_over_a[3], over_b[3], next_over_b[3], size[3];
    num pass[3][3], transposed[3][3]; /* [i][j] and [j][i]: edge i of a and edge j of b */
    for (int j = 0; j < n; j++)
        p[j] = sub(corner[j], a->a), size[j] = largest3(p[j]), over_a[j] = dot(p[j], m);
    permute3(next, p, n), permute(next_over_a, over_a, n);
    for (int j = 0; j < n; j++) {
        normal[j] = cross(p[j], next[j]);
        num u_n = dot(u, normal[j]), v_n = dot(v, normal[j]);
        pass[0][j] = u_n, pass[2][j] = -v_n;
        pass[1][j] = (v_n - u_n) + (next_over_a[j] - over_a[j]);
    }
    transpose(transposed, pass, n), permute3(next, normal, n);
    for (int i = 0; i < n; i++)
        over_b[i] = transposed[0][i] + transposed[1][i] + transposed[2][i];
    falls_from_first(over_b, over_b, n);
    num volume = dot(p[0], next[0]);
    volume = first_of(&volume, n);
    for (int i = 0; i < n; i++)
        over_b[i] = volume - over_b[i];
    permute(next_over_b, over_b, n);

    const num s = num_max(largest3(u), largest3(v)) + LEAST_IN_SPACE;
    const num t = most_of(size, n) + LEAST_IN_SPACE, st = s * t;
    const num pass_bound = 132 * REAL_EPSILON * (st * s + st * t);
    const num a_bound = 54 * REAL_EPSILON * (st * s);
    const num b_bound = REAL_EPSILON * t * (216 * st + 60 * (t * t));
    const mask in_range = num_max(s, t) <= MOST_IN_SPACE;
    for (int i = 0; i < n; i++) {
        Certain of_a = look_at_edge(over_b[i], next_over_b[i], b_bound, transposed[0][i],
                                    transposed[1][i], transposed[2][i], pass_bound);
        Certain of_b = look_at_edge(over_a[i], next_over_a[i], a_bound, pass[0][i], pass[1][i],
                                    pass[2][i], pass_bound);
        edges[i] = (Certain){in_range & of_b.sound, of_a.crosses | of_b.crosses,
                             of_a.misses & of_b.misses};
    }
}

FORMULA mask overlap_triangle_triangle(const Triangle *a, const Triangle *b, mask *unsure)
{
    Certain edges[3];
    look_at_edges(a, (const Vec3[]){b->a, b->b, b->c}, 3, edges);
    mask meet = edges[0].crosses | edges[1].crosses | edges[2].crosses;
    mask apart = edges[0].misses & edges[1].misses & edges[2].misses;
    mask sound = edges[0].sound & edges[1].sound & edges[2].sound;
    *unsure = mask_not(sound & (meet | apart));
    return sound & meet;
}

#if THREE_SPREAD
static bool overlap_triangle_triangle_spread(const OneTriangle *a, const OneTriangle *b,
                                             bool *unsure)
{
    Triangle same;
    Certain edges;
    splat_shape((num *)&same, a, NUMBERS(Triangle));
    const Vec3 corner = spread_corners(b);
    look_at_edges(&same, &corner, 1, &edges);
    const bool sound = bits_of_three(edges.sound) == 7, meet = bits_of_three(edges.crosses) != 0;
    const bool apart = bits_of_three(edges.misses) == 7;
    *unsure = !(sound & (meet | apart)); /* no branch: half of all predictions would fail */
    return meet;
}
#endif

#if LANES == 1
/* True if edge i of `triangle` meets `other`; `side` are the sides of the other's plane on which
 * its vertices lie. */
static bool edge_meets(const Vec3 *const triangle[3], int i, const int side[3],
                       const Vec3 *const corner[3], const Triangle *other)
{
    const int k = (i + 1) % 3;
    const Vec3 *p = triangle[i], *q = triangle[k];
    if (side[i] == 0 && side[k] == 0) {
        const Segment edge = {*p, *q};
        return X(overlap_segment_triangle_exact)(&edge, other);
    }
    if (side[i] == side[k])
        return false;
    const int pass[3] = {X(orient3d)(p, q, corner[0], corner[1]),
                         X(orient3d)(p, q, corner[1], corner[2]),
                         X(orient3d)(p, q, corner[2], corner[0])};
    return !mixed(pass);
}

static bool all_on_one_side(const int side[3])
{
    return side[0] != 0 && side[0] == side[1] && side[1] == side[2];
}

bool X(overlap_triangle_triangle_exact)(const Triangle *a, const Triangle *b)
{
    const Vec3 *const p[3] = {&a->a, &a->b, &a->c}, *const q[3] = {&b->a, &b->b, &b->c};
    int side_p[3], side_q[3];
    for (int i = 0; i < 3; i++)
        if (!finite3(*p[i]) || !finite3(*q[i]))
            return false;
    for (int i = 0; i < 3; i++)
        side_p[i] = X(orient3d)(q[0], q[1], q[2], p[i]);
    if (all_on_one_side(side_p))
        return false;
    for (int i = 0; i < 3; i++)
        side_q[i] = X(orient3d)(p[0], p[1], p[2], q[i]);
    if (all_on_one_side(side_q))
        return false;
    for (int i = 0; i < 3; i++)
        if (edge_meets(p, i, side_p, q, b) || edge_meets(q, i, side_q, p, a))
            return true;
    return false;
}
#endif

#define EXACT
#define ONE_BY_ISA
#define SHARED_B
#include "rows/overlap_triangle_triangle.inc"
