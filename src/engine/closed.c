/* engine/closed.c - contact and nearest points of spheres, capsules, lozenges, triangles and boxes
 * by formulas; see engine/closed.h.
 *
 * A shape is a core with a radius: a point, a segment, a triangle, a parallelogram or a box. All is
 * computed in double, relative to the place of each core, so that only one difference has the
 * rounding error of coordinates. The nearest points p and q of cores that are apart are found as
 * follows; u and v are edges:
 *
 *     segment, segment       the minimum of |w + s u - t v|, s and t in [0, 1]; if they are nearly
 *                            parallel, the ends are compared, too
 *     point, triangle        the face, else the sides; a parallelogram likewise
 *     segment, triangle      an end and the triangle, or the segment and a side; the surface of
 *                            A - B consists of these differences, so if the shapes cross, the
 *                            nearest of them is the least depth
 *     flat, flat             a corner of one and the face of the other, or two sides; also for a
 *                            segment and a parallelogram; if they cross, the result is wrong, which
 *                            the proof detects
 *     point, box             clamping; inside of the box, the nearest face
 *     segment, box           the minimum of the distance from p + t d to the box; it is convex, and
 *                            the slope of its square is linear between the six t where a
 *                            coordinate enters or leaves; if they meet, the least depth along three
 *                            axes of faces and three of edges
 *     triangle, box          the sides and the box, or the corner nearest to the plane of the
 *                            triangle and its face; if they meet, the solver is needed
 *     box, box               a corner of one is clamped to the other, or two edges at corners that
 *                            face each other; if they meet, fifteen axes and clipped faces:
 *                            engine/box_patch.h
 *
 * No formula is trusted. With n the direction from p to q, the distance of the cores is at most
 * |p - q| and at least
 *
 *     low = n . (place of b - place of a) - (reach of a along n) - (reach of b along -n)
 *
 * If both differ by more than `askew`, the solver computes the result. A formula that takes the
 * wrong case, or assumes orthonormal axes, therefore only costs time. Cores without a volume that
 * meet in a point have the depth 0 along the normal of both. Distances up to TOUCH count as
 * meeting. Points closer than NEAR have no accurate direction and are left to the solver. */
#include "engine/closed.h"

#include "engine/box_patch.h"
#include "engine/minkowski.h"
#include "engine/round.h"
#include <string.h>

typedef enum CoreKind { POINT, SEGMENT, TRIANGLE, SHEET, BOX } CoreKind;

/* For a box, `edge` are unit vectors and at + middle is its center. For other cores, at + edge[i]
 * are corners. */
typedef struct RoundCore {
    CoreKind kind;
    Vec3d at, middle, edge[3];
    double half[3], radius, size;
} RoundCore;

/* ---- input ---- */

static Vec3d vec3d_from(const double x[3])
{
    return (Vec3d){x[0], x[1], x[2]};
}
/* Functions of which all calls, or those with constants, are compiled apart. */
#define IN_PLACE static inline __attribute__((always_inline))

/* Reads the numbers of a shape whose layout is known at compile time. Returns false if it is empty
 * or has an invalid number. */
IN_PLACE bool core_of_numbers(const double *x, CoreKind kind, int numbers, int positions,
                              bool radius, RoundCore *core)
{
    double sum = 0;
#pragma GCC unroll 16
    for (int i = 0; i < numbers; i++)
        sum += fabs(x[i]);
    core->kind = kind, core->radius = radius ? x[numbers - 1] : 0;
    core->at = vec3d_from(x), core->middle = (Vec3d){0, 0, 0}, core->size = core->radius;
    if (!(sum <= LARGEST) || !(core->radius >= 0))
        return false;
    for (int k = 0; kind != BOX && k < (int)kind && k < 2; k++) {
        const Vec3d next = vec3d_from(x + 3 + 3 * k);
        core->edge[k] = k + 1 < positions ? sub3d(next, core->at) : next;
        core->size += norm1(core->edge[k]);
    }
    return true;
}
/* Sets the edges and half lengths of a box; false if it is empty. */
IN_PLACE bool take_box(const double *x, bool turned, RoundCore *core)
{
    static const Vec3d axis[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    bool sound = true;
    if (!turned)
        core->middle = scale3d(0.5, sub3d(vec3d_from(x + 3), core->at));
    const double middle[3] = {core->middle.x, core->middle.y, core->middle.z};
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++) {
        core->edge[k] = turned ? vec3d_from(x + 3 + 3 * k) : axis[k];
        core->half[k] = turned ? x[12 + k] : middle[k];
        sound &= turned ? x[12 + k] >= 0 : x[k] <= x[3 + k];
        core->size += core->half[k];
    }
    return sound;
}
IN_PLACE bool take_core_of(const BodySource *source, CoreKind kind, int numbers, int positions,
                           bool radius, RoundCore *core)
{
    double x[BODY_NUMBERS];
    if (source->doubles)
        memcpy(x, source->numbers, (size_t)numbers * sizeof *x);
    else
#pragma GCC unroll 16
        for (int i = 0; i < numbers; i++)
            x[i] = (double)((const float *)source->numbers)[i];
    return core_of_numbers(x, kind, numbers, positions, radius, core) &&
           (kind != BOX || take_box(x, numbers == 15, core));
}
/* Also returns false for any other shape. */
static bool take_core(const BodySource *source, RoundCore *core)
{
    if (source->pose)
        return false;
    switch (source->shape) {
    case BODY_point:
        return take_core_of(source, POINT, 3, 1, false, core);
    case BODY_segment:
        return take_core_of(source, SEGMENT, 6, 2, false, core);
    case BODY_triangle:
        return take_core_of(source, TRIANGLE, 9, 3, false, core);
    case BODY_rectangle:
        return take_core_of(source, SHEET, 9, 1, false, core);
    case BODY_sphere:
        return take_core_of(source, POINT, 4, 1, true, core);
    case BODY_capsule:
        return take_core_of(source, SEGMENT, 7, 2, true, core);
    case BODY_lozenge:
        return take_core_of(source, SHEET, 10, 1, true, core);
    case BODY_aabb:
        return take_core_of(source, BOX, 6, 2, false, core);
    case BODY_obb:
        return take_core_of(source, BOX, 15, 1, false, core);
    default:
        return false;
    }
}

/* ---- nearest points ---- */

/* The foot of p on a triangle or parallelogram, relative to its place; false if it is outside. */
static bool foot_on(const RoundCore *b, Vec3d p, Vec3d *foot)
{
    const Vec3d u = b->edge[0], v = b->edge[1];
    const double uu = dot3d(u, u), uv = dot3d(u, v), vv = dot3d(v, v), area2 = uu * vv - uv * uv;
    const double along_u = dot3d(p, u), along_v = dot3d(p, v);
    const double s = (vv * along_u - uv * along_v) / area2,
                 t = (uu * along_v - uv * along_u) / area2;
    const bool below = b->kind == TRIANGLE ? s + t <= 1 : s <= 1 && t <= 1;
    *foot = mad3d(scale3d(s, u), t, v);
    return area2 > PARALLEL * (uu * vv) && s >= 0 && t >= 0 && below;
}
IN_PLACE bool is_thin(const RoundCore *b)
{
    const Vec3d u = b->edge[0], v = b->edge[1], n = cross3d(u, v);
    return !(dot3d(n, n) > PARALLEL * (dot3d(u, u) * dot3d(v, v)));
}
/* Compares a triangle or parallelogram with the place of a. */
static void take_flat(const RoundCore *b, Vec3d between, Nearest2 *best)
{
    static const Vec3d none = {0, 0, 0};
    const Vec3d u = b->edge[0], v = b->edge[1], p = opposite(between);
    Vec3d foot;
    if (foot_on(b, p, &foot)) {
        take_nearer(between, none, foot, best);
        return;
    }
    take_nearer(between, none, on_edge(u, p), best);
    take_nearer(between, none, on_edge(v, p), best);
    if (b->kind == TRIANGLE) {
        take_nearer(between, none, add3d(u, on_edge(sub3d(v, u), sub3d(p, u))), best);
        return;
    }
    take_nearer(between, none, add3d(v, on_edge(u, sub3d(p, v))), best);
    take_nearer(between, none, add3d(u, on_edge(v, sub3d(p, u))), best);
}
/* The corners in order, and the edges from each to the next; a segment has one edge. */
typedef struct Border {
    Vec3d corner[4], edge[4];
    int corners, edges;
} Border;
static Border border_of(const RoundCore *core)
{
    const Vec3d none = {0, 0, 0}, u = core->edge[0], v = core->edge[1];
    if (core->kind == SEGMENT)
        return (Border){{none, u}, {u}, 2, 1};
    if (core->kind == TRIANGLE)
        return (Border){{none, u, v}, {u, sub3d(v, u), opposite(v)}, 3, 3};
    return (Border){{none, u, add3d(u, v), v}, {u, v, opposite(u), opposite(v)}, 4, 4};
}
/* The index of the corner that reaches farthest along n. */
static int farthest_corner(const Border *p, Vec3d n)
{
    int best = 0;
    for (int i = 1; i < p->corners; i++)
        best = dot3d(n, p->corner[i]) > dot3d(n, p->corner[best]) ? i : best;
    return best;
}
/* Does the plane across the connection of the best points prove that no other points are nearer? */
static bool is_proven(const Border *p, const Border *q, Vec3d between, const Nearest2 *best)
{
    const Vec3d n = best->normal;
    const Vec3d from = p->corner[farthest_corner(p, n)],
                to = q->corner[farthest_corner(q, opposite(n))];
    return dot3d(n, sub3d(add3d(between, to), from)) >= best->high * (1 - 0x1p-44);
}
/* Compares a segment, triangle or parallelogram with a triangle or parallelogram. Corners over a
 * face come first, then the edges that face the other shape. */
static void take_flats(const RoundCore *a, const RoundCore *b, Vec3d between, Nearest2 *best)
{
    const Border p = border_of(a), q = border_of(b);
    Vec3d foot;
    for (int i = 0; i < p.corners; i++)
        if (foot_on(b, sub3d(p.corner[i], between), &foot))
            take_nearer(between, p.corner[i], foot, best);
    for (int i = 0; i < q.corners && a->kind != SEGMENT; i++)
        if (foot_on(a, add3d(q.corner[i], between), &foot))
            take_nearer(between, foot, q.corner[i], best);
    if (best->high < INFINITY && is_proven(&p, &q, between, best))
        return;
    const int first = farthest_corner(&p, between) + p.edges - 1,
              second = farthest_corner(&q, opposite(between)) + q.edges - 1;
    for (int k = first; k < first + p.edges; k++)
        for (int l = second; l < second + q.edges; l++) {
            const int i = k % p.edges, j = l % q.edges;
            const double before = best->high;
            take_edges(between, p.corner[i], p.edge[i], q.corner[j], q.edge[j], best);
            if (best->high < before && is_proven(&p, &q, between, best))
                return;
        }
}
/* The segment a in the frame of the box b. */
typedef struct SegmentInBox {
    double p[3], d[3];
    const double *half;
} SegmentInBox;
static double clamped(double x, double half)
{
    return x > half ? half : x < -half ? -half : x;
}
/* Half the derivative of the squared distance from the box. */
static double slope_at(const SegmentInBox *s, double t)
{
    double slope = 0;
    for (int k = 0; k < 3; k++) {
        const double x = s->p[k] + t * s->d[k];
        slope += s->d[k] * (x - clamped(x, s->half[k]));
    }
    return slope;
}
static double nearest_share(const SegmentInBox *s)
{
    double low = 0, high = 1, slope_low = slope_at(s, 0), slope_high = slope_at(s, 1);
    if (!(slope_low < 0 && slope_high > 0))
        return slope_low < 0 ? 1 : 0;
    for (int i = 0; i < 6; i++) {
        const double t = ((i < 3 ? s->half[i] : -s->half[i - 3]) - s->p[i % 3]) / s->d[i % 3];
        if (!(t > low && t < high))
            continue;
        const double slope = slope_at(s, t);
        if (slope < 0)
            low = t, slope_low = slope;
        else
            high = t, slope_high = slope;
    }
    return slope_high > 0 ? low + (high - low) * (slope_low / (slope_low - slope_high)) : high;
}
/* The least depth along the axis of a face. `to` is the point of the box over the deepest point. */
static double depth_of_faces(const SegmentInBox *s, double n[3], double from[3], double to[3])
{
    double depth = INFINITY;
    int at = 0;
    bool up = false;
    for (int i = 0; i < 6; i++) {
        const int k = i % 3;
        const double p = i < 3 ? s->p[k] : -s->p[k], d = i < 3 ? s->d[k] : -s->d[k];
        const double over = s->half[k] - (d < 0 ? p + d : p);
        if (over < depth)
            depth = over, at = k, up = i < 3;
    }
    /* If the edge is parallel to the face, a part of it that is over the face is used. */
    double low = 0, high = 1;
    for (int k = 0; k < 3; k++) {
        const double x = (s->half[k] - s->p[k]) / s->d[k], y = (-s->half[k] - s->p[k]) / s->d[k];
        if (k != at && s->d[k] != 0)
            low = larger(low, x < y ? x : y), high = -larger(-high, -(x < y ? y : x));
    }
    const double t = share_between((s->d[at] < 0) == up ? high : low);
    for (int k = 0; k < 3; k++) {
        n[k] = k != at ? 0 : up ? -1 : 1;
        from[k] = s->p[k] + t * s->d[k], to[k] = clamped(from[k], s->half[k]);
    }
    to[at] = up ? s->half[at] : -s->half[at];
    return depth;
}
/* Takes the depth along the axis perpendicular to the segment and edge k, if it is less. */
static void take_edge_depth(const SegmentInBox *s, int k, double *depth, double n[3],
                            double from[3], double to[3])
{
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    const double across2 = s->d[i] * s->d[i] + s->d[j] * s->d[j];
    if (!(across2 > PARALLEL * (across2 + s->d[k] * s->d[k])))
        return;
    const double length = sqrt(across2);
    double u = s->d[j] / length, v = -s->d[i] / length;
    double height = u * s->p[i] + v * s->p[j];
    if (height < 0)
        u = -u, v = -v, height = -height;
    const double least = s->half[i] * fabs(u) + s->half[j] * fabs(v) - height;
    if (!(least < *depth))
        return;
    const double x = u < 0 ? -s->half[i] : s->half[i], y = v < 0 ? -s->half[j] : s->half[j];
    const double t = share_between(((x - s->p[i]) * s->d[i] + (y - s->p[j]) * s->d[j]) / across2);
    *depth = least;
    n[i] = -u, n[j] = -v, n[k] = 0;
    from[i] = s->p[i] + t * s->d[i], from[j] = s->p[j] + t * s->d[j];
    from[k] = s->p[k] + t * s->d[k], to[k] = clamped(from[k], s->half[k]), to[i] = x, to[j] = y;
}
static Vec3d from_box(const RoundCore *b, const double x[3])
{
    return mad3d(mad3d(scale3d(x[0], b->edge[0]), x[1], b->edge[1]), x[2], b->edge[2]);
}
/* Compares a segment with a box. Returns true if the result is complete, which is where they meet.
 */
static bool take_segment_in_box(const RoundCore *a, const RoundCore *b, Vec3d between, double size,
                                Nearest2 *best)
{
    SegmentInBox s = {.half = b->half};
    double n[3], from[3], to[3];
    for (int k = 0; k < 3; k++)
        s.p[k] = -dot3d(between, b->edge[k]), s.d[k] = dot3d(a->edge[0], b->edge[k]);
    const double t = nearest_share(&s);
    double apart = 0;
    for (int k = 0; k < 3; k++) {
        const double x = s.p[k] + t * s.d[k];
        to[k] = clamped(x, s.half[k]), apart = larger(apart, fabs(x - to[k]));
    }
    take_nearer(between, scale3d(t, a->edge[0]), from_box(b, to), best);
    if (apart > TOUCH * size)
        return false;
    best->high = depth_of_faces(&s, n, from, to);
    for (int k = 0; k < 3; k++)
        take_edge_depth(&s, k, &best->high, n, from, to);
    best->high = -best->high, best->normal = from_box(b, n);
    best->b = from_box(b, to), best->a = add3d(between, from_box(b, from));
    return true;
}

/* Compares the sides of a triangle with a box, and the corner of the box that is nearest to the
 * plane of the triangle with its face. */
static void take_triangle_and_box(const RoundCore *a, const RoundCore *b, Vec3d between,
                                  Nearest2 *best)
{
    const Border border = border_of(a);
    for (int i = 0; i < 3; i++) {
        SegmentInBox s = {.half = b->half};
        const Vec3d from = sub3d(border.corner[i], between);
        double to[3];
        for (int k = 0; k < 3; k++)
            s.p[k] = dot3d(from, b->edge[k]), s.d[k] = dot3d(border.edge[i], b->edge[k]);
        const double t = nearest_share(&s);
        for (int k = 0; k < 3; k++)
            to[k] = clamped(s.p[k] + t * s.d[k], s.half[k]);
        take_nearer(between, mad3d(border.corner[i], t, border.edge[i]), from_box(b, to), best);
    }
    const Vec3d normal = cross3d(a->edge[0], a->edge[1]);
    const double side = dot3d(normal, between) > 0 ? -1 : 1;
    double corner[3];
    for (int k = 0; k < 3; k++)
        corner[k] = side * dot3d(normal, b->edge[k]) < 0 ? -b->half[k] : b->half[k];
    const Vec3d at = from_box(b, corner);
    Vec3d foot;
    if (foot_on(a, add3d(between, at), &foot))
        take_nearer(between, foot, at, best);
}

/* ---- results ---- */

/* The reach of a core along n from its place. */
IN_PLACE double reach_of(const RoundCore *core, Vec3d n)
{
    double reach = 0;
    if (core->kind == TRIANGLE)
        return larger(larger(0, dot3d(n, core->edge[0])), dot3d(n, core->edge[1]));
    if (core->kind == BOX) {
        for (int k = 0; k < 3; k++)
            reach += core->half[k] * fabs(dot3d(n, core->edge[k]));
        return reach;
    }
    for (int k = 0; k < (int)core->kind && k < 2; k++)
        reach += larger(0, dot3d(n, core->edge[k]));
    return reach;
}
/* The normal of two cores that meet, perpendicular to both. Returns false if no normal exists or it
 * is uncertain. */
static bool normal_of_both(const RoundCore *a, const RoundCore *b, Vec3d *n)
{
    const Vec3d e = a->kind == SEGMENT ? a->edge[0] : b->edge[0];
    const Vec3d f = a->kind == SEGMENT ? b->edge[0] : b->edge[1];
    Vec3d across;
    *n = (Vec3d){1, 0, 0};
    if (b->kind == POINT)
        return true;
    if (b->kind == BOX || (a->kind != POINT && b->kind != SEGMENT))
        return false;
    if (a->kind == POINT && b->kind == SEGMENT) {
        if (unit_of(b->edge[0], &across))
            *n = unit3d(cross3d(across, least_axis(across)));
        return true;
    }
    const Vec3d normal = cross3d(e, f);
    return dot3d(normal, normal) > PARALLEL * (dot3d(e, e) * dot3d(f, f)) && unit_of(normal, n);
}
/* The nearest points of cores in the order of their kinds; false if the solver is needed. */
IN_PLACE bool nearest_of_cores(const RoundCore *a, const RoundCore *b, Vec3d between, double size,
                               Nearest2 *best)
{
    static const Vec3d none = {0, 0, 0};
    *best = (Nearest2){.high = INFINITY};
    if (b->kind == BOX && a->kind == TRIANGLE) {
        take_triangle_and_box(a, b, between, best);
    } else if (b->kind == BOX) {
        if (a->kind > SEGMENT)
            return false;
        if (a->kind == POINT ? take_clamped(between, b->edge, b->half, best)
                             : take_segment_in_box(a, b, between, size, best))
            return true;
    } else if (b->kind >= TRIANGLE && a->kind == POINT) {
        take_flat(b, between, best);
    } else if (b->kind >= TRIANGLE) {
        take_flats(a, b, between, best);
    } else if (b->kind == SEGMENT && a->kind == SEGMENT) {
        take_edges(between, none, a->edge[0], none, b->edge[0], best);
    } else if (b->kind == SEGMENT) {
        take_nearer(between, none, on_edge(b->edge[0], opposite(between)), best);
    } else {
        *best = (Nearest2){none, none, between, dot3d(between, between)};
    }
    best->high = sqrt(best->high);
    if (best->high > (b->kind == POINT ? TOUCH : NEAR) * size) {
        best->normal = scale3d(1 / best->high, best->normal);
        return true;
    }
    return best->high <= TOUCH * size && normal_of_both(a, b, &best->normal);
}
static PatchBox box_of_core(const RoundCore *core, Vec3d center)
{
    PatchBox box = {.center = center};
    for (int k = 0; k < 3; k++)
        box.axis[k] = core->edge[k], box.half[k] = core->half[k];
    return box;
}
/* For two boxes, the corner of b nearest to a, and the point of a nearest to it. */
static void nearest_corner(const RoundCore *a, const RoundCore *b, Vec3d between, Vec3d *on_a,
                           Vec3d *on_b)
{
    double x[8], square[8] = {0}, nearest[3], sign[3];
    int best = 0;
    for (int k = 0; k < 3; k++) { /* coordinate k of all corners: bit j is the side along axis j */
        x[0] = dot3d(between, a->edge[k]);
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++) {
            const double half = b->half[j] * dot3d(b->edge[j], a->edge[k]);
            for (int i = 0; i < 1 << j; i++)
                x[i + (1 << j)] = x[i] + half, x[i] -= half;
        }
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++) {
            const double over = larger(fabs(x[i]) - a->half[k], 0);
            square[i] += over * over;
        }
    }
    for (int i = 1; i < 8; i++)
        best = square[i] < square[best] ? i : best;
    for (int k = 0; k < 3; k++)
        sign[k] = best >> k & 1 ? b->half[k] : -b->half[k];
    *on_b = from_box(b, sign);
    const Vec3d corner = add3d(between, *on_b);
    for (int k = 0; k < 3; k++)
        nearest[k] = clamped(dot3d(corner, a->edge[k]), a->half[k]);
    const Vec3d off = sub3d(corner, from_box(a, nearest));
    for (int k = 0; k < 3; k++) /* again: the axes are not quite orthonormal */
        nearest[k] = clamped(nearest[k] + dot3d(off, a->edge[k]), a->half[k]);
    *on_a = from_box(a, nearest);
}
/* The corner that reaches farthest along n, and the edges that leave it. */
static Vec3d corner_along(const RoundCore *box, Vec3d n, Vec3d edge[3])
{
    double at[3];
    for (int k = 0; k < 3; k++) {
        at[k] = dot3d(n, box->edge[k]) < 0 ? -box->half[k] : box->half[k];
        edge[k] = scale3d(-2 * at[k], box->edge[k]);
    }
    return from_box(box, at);
}
static bool is_proven_apart(const RoundCore *a, const RoundCore *b, Vec3d between, double share,
                            const Nearest2 *best)
{
    const Vec3d n = best->normal; /* of the length whose square is best->high */
    return dot3d(n, between) - reach_of(a, n) - reach_of(b, opposite(n)) >=
           best->high * (1 - share);
}
/* For two boxes that are apart: a corner of one and the other, else two edges at the corners that
 * face each other. Returns whether that is proven. */
static bool take_apart(const RoundCore *a, const RoundCore *b, Vec3d between, double share,
                       Nearest2 *best)
{
    Vec3d on_a, on_b, of_a[3], of_b[3];
    *best = (Nearest2){.high = INFINITY};
    nearest_corner(a, b, between, &on_a, &on_b);
    take_nearer(between, on_a, on_b, best);
    nearest_corner(b, a, opposite(between), &on_b, &on_a);
    take_nearer(between, on_a, on_b, best);
    if (is_proven_apart(a, b, between, share, best))
        return true;
    on_a = corner_along(a, best->normal, of_a);
    on_b = corner_along(b, opposite(best->normal), of_b);
    for (int i = 0; i < 9; i++)
        take_edges(between, on_a, of_a[i / 3], on_b, of_b[i % 3], best);
    return is_proven_apart(a, b, between, share, best);
}
/* The deepest point of the contact of two boxes with a gap of at most `margin`, or none. */
static bool take_patch(const RoundCore *a, const RoundCore *b, Vec3d between, double margin,
                       double askew, Nearest2 *best)
{
    const PatchBox first = box_of_core(a, (Vec3d){0, 0, 0}), second = box_of_core(b, between);
    ConvexPatch patch;
    double normal[3];
    if (!isect_box_patch(&first, &second, margin, askew / 4, askew, 1, &patch, normal) ||
        patch.count == 0)
        return false;
    best->a = vec3d_from(patch.point[0].a), best->normal = vec3d_from(normal);
    best->b = sub3d(vec3d_from(patch.point[0].b), between), best->high = patch.point[0].gap;
    return true;
}
static bool nearest_of_boxes(const RoundCore *a, const RoundCore *b, Vec3d between, double size,
                             double askew, const bool *decided, Nearest2 *best)
{
    const bool apart = decided && !*decided;
    if (!apart && take_patch(a, b, between, 0, askew, best))
        return true;
    if (!take_apart(a, b, between, 0x1p-10 * askew, best) &&
        take_patch(a, b, between, INFINITY, askew, best))
        return true;
    best->high = sqrt(best->high);
    best->normal = scale3d(1 / best->high, best->normal);
    return best->high > NEAR * size;
}
/* Are the axes of a box nearly orthonormal? */
static bool is_square(const RoundCore *core, double askew)
{
    const Vec3d u = core->edge[0], v = core->edge[1], w = core->edge[2];
    return fabs(dot3d(u, v)) <= askew && fabs(dot3d(v, w)) <= askew && fabs(dot3d(w, u)) <= askew &&
           fabs(dot3d(u, u) - 1) <= askew && fabs(dot3d(v, v) - 1) <= askew &&
           fabs(dot3d(w, w) - 1) <= askew;
}

/* The result of the formulas for two shapes. p has the simpler core. `off` is the difference
 * between the result and its proof. */
typedef struct Found {
    RoundCore first, second;
    const RoundCore *p, *q;
    Nearest2 best;
    double gap, size, off;
    bool turned, sure;
} Found;

/* The lower bound of the distance by the plane with the normal found. */
IN_PLACE double low_of(const Found *found, Vec3d between)
{
    const Vec3d n = found->best.normal;
    return dot3d(n, between) - reach_of(found->p, n) - reach_of(found->q, opposite(n));
}
/* The error of axes is at most `askew`, unless that of two boxes may be `any`. */
IN_PLACE bool find_of_cores(double askew, bool any, const bool *decided, Found *found)
{
    found->turned = found->first.kind > found->second.kind;
    const RoundCore *p = found->p = found->turned ? &found->second : &found->first;
    const RoundCore *q = found->q = found->turned ? &found->first : &found->second;
    const bool boxes = p->kind == BOX, axes = q->kind == BOX;
    const Vec3d places = sub3d(q->at, p->at);
    const Vec3d between = axes ? add3d(places, sub3d(q->middle, p->middle)) : places;
    const double size = norm1(between) + p->size + q->size;
    Nearest2 *best = &found->best;
    const bool square =
        !axes || (boxes && any) || (is_square(q, askew) && (!boxes || is_square(p, askew)));
    if (!(size > SMALLEST) || !square)
        return false;
    if (boxes ? !nearest_of_boxes(p, q, between, size, askew, decided, best)
              : !nearest_of_cores(p, q, between, size, best))
        return false;
    const bool pierced =
        p->kind == SEGMENT && q->kind == TRIANGLE && low_of(found, between) < 0 && !is_thin(q);
    if (pierced)
        best->high = -best->high, best->normal = opposite(best->normal);
    found->size = size, found->gap = best->high - (p->radius + q->radius);
    found->off = off_proof(best, between, low_of(found, between));
    found->sure = !pierced && /* without proof: the plane gives only an upper bound of the depth */
                  fabs(found->gap) > (axes ? 8 * askew : SURE) * size + 2 * found->off;
    return found->off <= (axes ? askew : ROUNDING) * size;
}
static bool find_nearest(const BodySource *a, const BodySource *b, double askew, bool any,
                         const bool *decided, Found *found)
{
    return take_core(a, &found->first) && take_core(b, &found->second) &&
           find_of_cores(askew, any, decided, found);
}
/* A nearest point of a core, moved by its radius along n. A point and its place are the same. */
IN_PLACE Vec3d surface_point(const RoundCore *core, Vec3d at, double radius, Vec3d n)
{
    const Vec3d from = core->kind == POINT ? scale3d(radius, n) : mad3d(at, radius, n);
    return add3d(core->at, core->kind == BOX ? add3d(core->middle, from) : from);
}
IN_PLACE void set_points(const Found *found, double a[3], double b[3])
{
    const Nearest2 *best = &found->best;
    const RoundCore *p = found->p, *q = found->q;
    set_vector(found->turned ? b : a, surface_point(p, best->a, p->radius, best->normal));
    set_vector(found->turned ? a : b, surface_point(q, best->b, -q->radius, best->normal));
}

IN_PLACE void set_contact(const Found *found, ConvexContact *contact)
{
    contact->gap = found->gap, contact->sure = found->sure;
    set_vector(contact->normal, found->turned ? opposite(found->best.normal) : found->best.normal);
    set_points(found, contact->a, contact->b);
}
/* Numbers of a struct, without a detour through memory. */
IN_PLACE void take_numbers(bool doubles, const void *from, int count, double *to)
{
    if (doubles) {
#pragma GCC unroll 9
        for (int i = 0; i < count; i++)
            to[i] = ((const double *)from)[i];
    } else {
#pragma GCC unroll 9
        for (int i = 0; i < count; i++)
            to[i] = (double)((const float *)from)[i];
    }
}
IN_PLACE bool round_contact(bool doubles, CoreKind kind_a, const void *a, CoreKind kind_b,
                            const void *b, ConvexContact *contact)
{
    static const int numbers[] = {[POINT] = 4, [SEGMENT] = 7, [TRIANGLE] = 9};
    double x[9], y[7];
    Found found;
    take_numbers(doubles, a, numbers[kind_a], x), take_numbers(doubles, b, numbers[kind_b], y);
    if (!core_of_numbers(x, kind_a, numbers[kind_a], 3, kind_a != TRIANGLE, &found.first) ||
        !core_of_numbers(y, kind_b, numbers[kind_b], 3, true, &found.second) ||
        !find_of_cores(0, false, NULL, &found))
        return false;
    set_contact(&found, contact);
    return true;
}
__attribute__((flatten)) bool isect_round_contact(bool doubles, BodyShape shape_a, const void *a,
                                                  BodyShape shape_b, const void *b,
                                                  ConvexContact *contact)
{
    if (shape_a == BODY_sphere && shape_b == BODY_capsule)
        return round_contact(doubles, POINT, a, SEGMENT, b, contact);
    if (shape_a == BODY_capsule && shape_b == BODY_capsule)
        return round_contact(doubles, SEGMENT, a, SEGMENT, b, contact);
    return shape_a == BODY_triangle && shape_b == BODY_sphere &&
           round_contact(doubles, TRIANGLE, a, POINT, b, contact);
}
bool isect_closed_contact(const BodySource *a, const BodySource *b, double askew,
                          const bool *decided, ConvexContact *contact)
{
    Found found;
    if (!find_nearest(a, b, askew, true, decided, &found))
        return false;
    set_contact(&found, contact);
    return true;
}

/* Moves a point into a box, at least `margin` from its surface. Returns whether it was there. */
static bool enter_box(const RoundCore *box, Vec3d center, double margin, Vec3d *at)
{
    const Vec3d from = sub3d(*at, center);
    double x[3];
    bool in = true;
    for (int k = 0; k < 3; k++) {
        const double along = dot3d(from, box->edge[k]);
        x[k] = clamped(along, box->half[k] - margin);
        in &= fabs(along) <= box->half[k] - margin / 2;
    }
    if (!in)
        *at = add3d(center, from_box(box, x));
    return in;
}
bool isect_closed_common(const BodySource *a, const BodySource *b, double askew, double point[3])
{
    static const Vec3d none = {0, 0, 0};
    RoundCore p, q;
    if (!take_core(a, &p) || !take_core(b, &q) || p.kind != BOX || q.kind != BOX ||
        !is_square(&p, askew) || !is_square(&q, askew))
        return false;
    const Vec3d between = add3d(sub3d(q.at, p.at), sub3d(q.middle, p.middle));
    const double margin = 8 * askew * (norm1(between) + p.size + q.size);
    Vec3d at = between;
    bool in = true;
    for (int i = 0; i < 3 && !(i > 0 && in); i++) {
        (void)enter_box(&p, none, margin, &at);
        in = enter_box(&q, between, margin, &at);
    }
    set_vector(point, add3d(add3d(p.at, p.middle), at));
    return in && p.half[0] > margin && p.half[1] > margin && p.half[2] > margin;
}

/* A common point. If the cores are apart, it is between their nearest points, equally deep in both
 * shapes. Otherwise it is the core that is a point, if that is well inside. */
static bool common_of(const Found *found, double askew, double point[3])
{
    const RoundCore *p = found->p, *q = found->q;
    const double high = found->best.high;
    if (high < 0) {
        set_vector(point, p->at);
        return p->kind == POINT && high < -8 * askew * found->size;
    }
    const double from = larger(0, high - q->radius), to = p->radius < high ? p->radius : high;
    const double back = high - 0.5 * (from + to);
    set_vector(point,
               add3d(q->at, add3d(q->middle, mad3d(found->best.b, -back, found->best.normal))));
    return true;
}
bool isect_closed_nearest(const BodySource *a, const BodySource *b, double askew, double share,
                          const bool *decided, ConvexDistance *nearest)
{
    Found found;
    if (!find_nearest(a, b, askew, false, decided, &found) || !found.sure)
        return false;
    nearest->apart = found.gap > 0;
    nearest->distance_high = larger(0, found.gap);
    if (nearest->apart)
        set_points(&found, nearest->a, nearest->b);
    else if (!common_of(&found, askew, nearest->a))
        return false;
    else
        memcpy(nearest->b, nearest->a, sizeof nearest->a);
    return found.gap <= 0 || found.off <= share * found.gap;
}
