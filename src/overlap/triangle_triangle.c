/* overlap/triangle_triangle.c - do two triangles share a point?
 *
 * They do exactly if an edge of one crosses the other. That is decided by 15 determinants: on which
 * side of the one's plane are the corners of the other, 3 + 3, and how does edge i of a pass edge j
 * of b, 9. They are the signs that Guigue and Devillers (2003) ask for, all at once.
 *
 * Seen from the first corner of a, let u and v be its other corners, p[j] those of b, n[j] the
 * cross product of p[j] and the next, and m = u x v. All 15 are sums of ten triple products: u .
 * n[j], v . n[j], p[j] . m and p[0] . n[1]. Corner j of b has the volume p[j] . m over a. The
 * corners of a have p[0] . n[1] over b, less the sum of u . n[j], or of v . n[j]. The edges of a,
 * as lines with directions u, v - u, -v, pass edge j of b with u . n[j], (v - u) . n[j] + (p[j + 1]
 * - p[j]) . m and -v . n[j].
 *
 * Rounding, by permanents (exact/sides.h): `uv_n` bounds u . n and v . n, `p_m` p . m, `p_n` p . n.
 * Each errs by 8 epsilon of its own. Passing: twice 8 of uv_n and p_m, and 2 + 2 for the sums, as
 * two are at most twice as large: 20. Volumes over b: 24 and 5 for the sum of three, 8, and 3 + 1
 * for the difference: 32 of uv_n, 9 of p_n. */
#include "exact/sides.h"
#include "overlap/flat.h"

/* What is certain of three edges against a triangle. */
typedef struct Certain {
    mask crosses, misses;
} Certain;

/* An edge between corners of volumes `from` and `to`, that passes the edges of the other triangle
 * with least and most. */
FORMULA void look_at_edge(Certain *edges, num from, num to, num volume_bound, num least, num most,
                          num pass_bound)
{
    num lower = num_min(from, to), upper = num_max(from, to);
    edges->crosses |=
        on_both_sides(lower, upper, volume_bound) & on_one_side(least, most, pass_bound);
    edges->misses &=
        on_one_side(lower, upper, volume_bound) | on_both_sides(least, most, pass_bound);
}

FORMULA mask overlap_triangle_triangle(const Triangle *a, const Triangle *b, mask *unsure)
{
    const Vec3 u = sub(a->b, a->a), v = sub(a->c, a->a), m = cross(u, v);
    const Vec3 p[3] = {sub(b->a, a->a), sub(b->b, a->a), sub(b->c, a->a)};
    num u_n[3], v_n[3], over_a[3], pass[3][3]; /* pass[i][j]: edge i of a and edge j of b */
    for (int j = 0; j < 3; j++) {
        Vec3 n = cross(p[j], p[(j + 1) % 3]);
        u_n[j] = dot(u, n), v_n[j] = dot(v, n), over_a[j] = dot(p[j], m);
    }
    for (int j = 0; j < 3; j++) {
        pass[0][j] = u_n[j], pass[2][j] = -v_n[j];
        pass[1][j] = (v_n[j] - u_n[j]) + (over_a[(j + 1) % 3] - over_a[j]);
    }
    num volume = dot(p[0], cross(p[1], p[2]));
    const num over_b[3] = {volume, volume - (u_n[0] + u_n[1] + u_n[2]),
                           volume - (v_n[0] + v_n[1] + v_n[2])};

    Vec3 rows_a = rows_bound(u, v, v), rows_b = rows_bound(p[0], p[1], p[2]);
    num uv_n = permanent(rows_a, rows_b), p_m = permanent(rows_b, rows_a);
    num p_n = permanent(rows_b, rows_b);
    num pass_bound = 22 * REAL_EPSILON * (uv_n + p_m);
    num a_bound = 9 * REAL_EPSILON * p_m, b_bound = REAL_EPSILON * (36 * uv_n + 10 * p_n);
    mask sound = within_range(max_of(rows_a, rows_b)) & not_nan(over_a[0] + over_a[1] + over_a[2]);

    Certain edges = {splat(0) > 0, splat(0) == 0};
    for (int i = 0; i < 3; i++) {
        const num *along = pass[i];
        look_at_edge(&edges, over_b[i], over_b[(i + 1) % 3], b_bound,
                     min3(along[0], along[1], along[2]), max3(along[0], along[1], along[2]),
                     pass_bound);
        look_at_edge(&edges, over_a[i], over_a[(i + 1) % 3], a_bound,
                     min3(pass[0][i], pass[1][i], pass[2][i]),
                     max3(pass[0][i], pass[1][i], pass[2][i]), pass_bound);
    }
    *unsure = mask_not(sound & (edges.crosses | edges.misses));
    return sound & edges.crosses;
}

#if LANES == 1
/* Does edge i of `triangle` meet `other`? Its ends are on these sides of the other's plane. */
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

static bool all_beside(const int side[3])
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
    if (all_beside(side_p))
        return false;
    for (int i = 0; i < 3; i++)
        side_q[i] = X(orient3d)(p[0], p[1], p[2], q[i]);
    if (all_beside(side_q))
        return false;
    for (int i = 0; i < 3; i++)
        if (edge_meets(p, i, side_p, q, b) || edge_meets(q, i, side_q, p, a))
            return true;
    return false;
}
#endif

#define PAIR overlap_triangle_triangle
#define A Triangle
#define B Triangle
#define EXACT
#include "core/pair.inc"
