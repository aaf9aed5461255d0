/* engine/box_patch.c - the points of a contact of two boxes, or of a box and a triangle; see
 * engine/box_patch.h.
 *
 * The fifteen separating axes need the products of the axes, r[i][j] = A_i . B_j, and the distance
 * D of the centers in the frames of both (Gottschalk 1996). The gap along the axis of a face is
 *
 *     |D . A_i| - half a_i - sum of half b_j |r[i][j]|
 *
 * The gap along A_i x B_j, times its length c = sqrt(1 - r[i][j]^2), uses the same products.
 *
 * Axes may have an error of e. With numbers of the size S the errors are
 *
 *     a product                               some e S: large after a division by a small c
 *     the gap times c, by the products        16 e S
 *     1 - r^2                                 8 e
 *     the gap along the computed axis         some h S
 *
 * Therefore the products only exclude axes that cannot be better. The gap of the others is computed
 * along the axis itself. An edge axis within `flat` of the axis of a face is better than that by at
 * most flat S, and is skipped. If c < flat / 2, the shapes are prisms along one direction, but for
 * 2 c S, and a face axis is the best.
 *
 * Then the face of B is clipped by the four sides of the face of A. Both are projected along the
 * normal n, relative to the middle of the face of A, in its axes. A point p of B is at
 *
 *     p = s A_u + t A_v + gap n
 *
 * This is linear: r and D give it for the middle of the face of B and for its two half edges.
 *
 * For a box and a triangle there are thirteen axes: the faces of both, and an edge of each. The
 * gaps are computed in the frame of the box, where edges give axes with a coordinate of 0
 * (Akenine-Moeller 2001). The gap along the best one is computed again in the axes of the caller.
 * The errors are those above. Then the triangle takes the place of the face of B. */
#include "engine/box_patch.h"

#include "engine/minkowski.h"

/* Rounding may make a polygon nonconvex. Even then, if k of n corners stay, at most
 * k + 2 min(k, n - k) <= 3 / 2 n corners result: 6, 9, 13, 19 after the four sides. One more is
 * written behind the end. */
enum { SIDES = 4, BOX_CLIPPED = 20 };
#define THINNEST 0x1p-30 /* relative to the size: the smallest half length */
#define LARGEST 0x1p120
#define SMALLEST 0x1p-250

typedef struct Boxes {
    const PatchBox *a, *b;
    Vec3d between;
    double r[3][3], along_a[3], along_b[3];
    double size, flat, askew; /* the last two in units of the boxes */
} Boxes;
typedef struct BoxAxis {
    double gap;
    Vec3d normal;
} BoxAxis;

static bool is_orthonormal(const PatchBox *box, double askew)
{
    const Vec3d u = box->axis[0], v = box->axis[1], w = box->axis[2];
    return fabs(dot3d(u, v)) + fabs(dot3d(v, w)) + fabs(dot3d(w, u)) + fabs(dot3d(u, u) - 1) +
               fabs(dot3d(v, v) - 1) + fabs(dot3d(w, w) - 1) <=
           3 * askew;
}
static bool is_thick(const PatchBox *box, double least)
{
    return box->half[0] > least && box->half[1] > least && box->half[2] > least;
}
static bool set_boxes(Boxes *p, const PatchBox *a, const PatchBox *b, double flat, double askew)
{
    p->a = a, p->b = b, p->between = sub3d(b->center, a->center);
    p->size = norm1(p->between) + a->half[0] + a->half[1] + a->half[2] + b->half[0] + b->half[1] +
              b->half[2];
    p->flat = flat * p->size, p->askew = askew * p->size;
    if (!(norm1(a->center) + norm1(b->center) + p->size <= LARGEST) || !(p->size >= SMALLEST) ||
        !is_thick(a, THINNEST * p->size) || !is_thick(b, THINNEST * p->size) ||
        !is_orthonormal(a, askew) || !is_orthonormal(b, askew))
        return false;
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++) {
        p->along_a[i] = dot3d(p->between, a->axis[i]),
        p->along_b[i] = dot3d(p->between, b->axis[i]);
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++)
            p->r[i][j] = dot3d(a->axis[i], b->axis[j]);
    }
    return true;
}

/* ---- fifteen axes ---- */

static BoxAxis best_face(const Boxes *p)
{
    const double *half_a = p->a->half, *half_b = p->b->half;
    double best = -INFINITY;
    int at = 0;
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++) {
        const double gap = fabs(p->along_a[k]) - half_a[k] - half_b[0] * fabs(p->r[k][0]) -
                           half_b[1] * fabs(p->r[k][1]) - half_b[2] * fabs(p->r[k][2]);
        at = gap > best ? k : at, best = larger(gap, best);
    }
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++) {
        const double gap = fabs(p->along_b[k]) - half_b[k] - half_a[0] * fabs(p->r[0][k]) -
                           half_a[1] * fabs(p->r[1][k]) - half_a[2] * fabs(p->r[2][k]);
        at = gap > best ? k + 3 : at, best = larger(gap, best);
    }
    const double along = at < 3 ? p->along_a[at] : p->along_b[at - 3];
    const Vec3d axis = at < 3 ? p->a->axis[at] : p->b->axis[at - 3];
    return (BoxAxis){best, along < 0 ? opposite(axis) : axis};
}
/* Tries the axis of two edges, and takes it if its gap is larger by more than `flat`. */
static void try_edges(const Boxes *p, Vec3d axis, double least, BoxAxis *best)
{
    const double square = dot3d(axis, axis);
    if (!(square > least))
        return;
    const Vec3d unit = scale3d(1 / sqrt(square), axis);
    double reach = 0;
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++)
        reach += p->a->half[k] * fabs(dot3d(unit, p->a->axis[k])) +
                 p->b->half[k] * fabs(dot3d(unit, p->b->axis[k]));
    const double along = dot3d(unit, p->between), gap = fabs(along) - reach;
    if (gap > best->gap + p->flat)
        best->gap = gap, best->normal = along < 0 ? opposite(unit) : unit;
}
/* Is A_i x B_j, of length c, nearly parallel to the axis of a face of A or B? Its product with an
 * axis of A other than A_i is c times the sine of its angle to the third axis of A. The same holds
 * for B. */
static bool is_of_face(const Boxes *p, int i, int j, double flat)
{
    const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
    const double(*r)[3] = p->r, u = fabs(r[i1][j]), v = fabs(r[i2][j]), x = fabs(r[i][j1]),
          y = fabs(r[i][j2]), of_a = u < v ? u : v, of_b = x < y ? x : y;
    const double least = of_a < of_b ? of_a : of_b;
    return least * least <= flat * flat * (1 - r[i][j] * r[i][j]);
}
static void all_edges(const Boxes *p, double flat, double askew, BoxAxis *best)
{
    const double *half_a = p->a->half, *half_b = p->b->half;
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++) {
        const int i1 = (i + 1) % 3, i2 = (i + 2) % 3;
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++) {
            const int j1 = (j + 1) % 3, j2 = (j + 2) % 3;
            const double(*r)[3] = p->r, least = best->gap + p->flat;
            const double gap = fabs(p->along_a[i2] * r[i1][j] - p->along_a[i1] * r[i2][j]) -
                               half_a[i1] * fabs(r[i2][j]) - half_a[i2] * fabs(r[i1][j]) -
                               half_b[j1] * fabs(r[i][j2]) - half_b[j2] * fabs(r[i][j1]) +
                               16 * p->askew;
            if (gap * fabs(gap) >
                    least * fabs(least) * (1 - r[i][j] * r[i][j] - copysign(8 * askew, least)) &&
                !is_of_face(p, i, j, flat))
                try_edges(p, cross3d(p->a->axis[i], p->b->axis[j]), flat * flat / 4, best);
        }
    }
}

/* ---- clipping of faces ---- */

/* One array per coordinate. `edge` leaves a corner, as in name_corner. */
typedef struct BoxPolygon {
    double at[2][BOX_CLIPPED], gap[BOX_CLIPPED];
    int count, edge[BOX_CLIPPED];
} BoxPolygon;
/* The axes of a face: u and v along it, `across` perpendicular to it; and the features of its
 * corners, counterclockwise. */
typedef struct BoxFace {
    int u, v, across;
    double up; /* times half[across]: the distance of its middle from the center */
    uint32_t id[SIDES];
} BoxFace;

/* The face that faces n most; x are the products of n with the axes. */
static BoxFace box_face(const double x[3])
{
    const double size[3] = {fabs(x[0]), fabs(x[1]), fabs(x[2])};
    BoxFace face = {.across = size[0] >= size[1] && size[0] >= size[2] ? 0
                              : size[1] >= size[2]                     ? 1
                                                                       : 2};
    face.u = face.across < 2 ? face.across + 1 : 0, face.v = 3 - face.u - face.across;
    face.up = x[face.across] > 0 ? 1 : -1;
    const uint32_t first = (uint32_t)(face.up > 0) << face.across, u = 1U << face.u,
                   v = 1U << face.v;
    face.id[0] = first, face.id[1] = first | u, face.id[2] = first | u | v, face.id[3] = first | v;
    return face;
}
/* The direction n in the frame of the face of a: a height changes s, t and the gap. */
typedef struct BoxView {
    double s, t, over;
} BoxView;
static Vec3d seen_along(const BoxView *n, double s, double t, double height)
{
    const double gap = height * n->over;
    return (Vec3d){s - gap * n->s, t - gap * n->t, gap};
}
/* The share of an edge at which it crosses a side. One end is over the side. */
static double share_of(double over, double next)
{
    const double share = larger(over / (over - next), 0);
    return share < 1 ? share : 1;
}
/* Keeps the part of a polygon below a side (Sutherland and Hodgman). A corner that is removed is
 * written, too, and then overwritten: a branch would be unpredictable. */
static void cut_by(const BoxPolygon *from, int axis, double sign, double limit, double flat,
                   int edge, BoxPolygon *to)
{
    int left = 0, c = from->count - 1;
    double over = sign * from->at[axis][c] - limit;
    for (int d = 0; d < from->count; c = d++) {
        const double next = sign * from->at[axis][d] - limit;
        const bool stays = over <= flat, comes = next <= flat;
        if (stays != comes) {
            const double share = share_of(over, next);
            to->at[0][left] = from->at[0][c] + share * (from->at[0][d] - from->at[0][c]);
            to->at[1][left] = from->at[1][c] + share * (from->at[1][d] - from->at[1][c]);
            to->gap[left] = from->gap[c] + share * (from->gap[d] - from->gap[c]);
            to->edge[left++] = stays ? edge : from->edge[c];
        }
        to->at[0][left] = from->at[0][d], to->at[1][left] = from->at[1][d];
        to->gap[left] = from->gap[d], to->edge[left] = from->edge[d];
        left += comes;
        over = next;
    }
    to->count = left;
}
/* A face of b: its middle and half edges. */
typedef struct BoxSheet {
    Vec3d middle, u, v; /* in the coordinates of BoxView */
} BoxSheet;
static void set_corner(const BoxSheet *b, double x, double y, int edge, BoxPolygon *to)
{
    to->at[0][edge] = b->middle.x + x * b->u.x + y * b->v.x;
    to->at[1][edge] = b->middle.y + x * b->u.y + y * b->v.y;
    to->gap[edge] = b->middle.z + x * b->u.z + y * b->v.z;
    to->edge[edge] = edge;
}
/* The corners are counterclockwise, as in the face of a. */
static BoxSheet sheet_of(const Boxes *p, const BoxFace *a, BoxFace *b, const BoxView *n)
{
    const double *u = p->r[a->u], *v = p->r[a->v], *up = p->r[a->across], *half = p->b->half;
    const double high = b->up * half[b->across], wide = half[b->u], deep = half[b->v];
    const double under = a->up * p->a->half[a->across];
    BoxSheet sheet;
    sheet.middle = seen_along(n, p->along_a[a->u] + high * u[b->across],
                              p->along_a[a->v] + high * v[b->across],
                              p->along_a[a->across] + high * up[b->across] - under);
    sheet.u = seen_along(n, wide * u[b->u], wide * v[b->u], wide * up[b->u]);
    sheet.v = seen_along(n, deep * u[b->v], deep * v[b->v], deep * up[b->v]);
    if (sheet.u.x * sheet.v.y < sheet.u.y * sheet.v.x) {
        const Vec3d other = sheet.u;
        const uint32_t id = b->id[1];
        sheet.u = sheet.v, sheet.v = other, b->id[1] = b->id[3], b->id[3] = id;
    }
    return sheet;
}
/* Clips polygon[0], which extends from at - reach - flat to at + reach + flat. Returns the one of
 * both polygons that contains the result. */
static const BoxPolygon *clip_by_face(const PatchBox *box, const BoxFace *a, const double at[2],
                                      const double reach[2], double flat, BoxPolygon polygon[2])
{
    const double half[2] = {box->half[a->u], box->half[a->v]};
    BoxPolygon *from = &polygon[0], *to = &polygon[1];
#pragma GCC unroll 4
    for (int side = 0; side < SIDES; side++) {
        const int axis = side % 2 == 0;
        const double sign = side == 1 || side == 2 ? 1 : -1;
        if (sign * at[axis] + reach[axis] <= half[axis] || from->count == 0)
            continue;
        cut_by(from, axis, sign, half[axis], flat, PATCH_SIDES + side, to);
        BoxPolygon *other = from;
        from = to, to = other;
    }
    return from;
}
static const BoxPolygon *clip_by_a(const Boxes *p, const BoxFace *a, const BoxSheet *b,
                                   BoxPolygon polygon[2])
{
    const double at[2] = {b->middle.x, b->middle.y};
    const double reach[2] = {fabs(b->u.x) + fabs(b->v.x) - p->flat,
                             fabs(b->u.y) + fabs(b->v.y) - p->flat};
    BoxPolygon *from = &polygon[0];
    from->count = SIDES;
    set_corner(b, -1, -1, 0, from), set_corner(b, 1, -1, 1, from);
    set_corner(b, 1, 1, 2, from), set_corner(b, -1, 1, 3, from);
    return clip_by_face(p->a, a, at, reach, p->flat, polygon);
}

static void set_point(const PatchBox *box, const BoxFace *a, const BoxPolygon *c, int i,
                      Vec3d middle, Vec3d n, PatchPoint *point)
{
    const Vec3d along = mad3d(middle, c->at[0][i], box->axis[a->u]);
    const Vec3d at = mad3d(along, c->at[1][i], box->axis[a->v]);
    set_vector(point->a, at), set_vector(point->b, mad3d(at, c->gap[i], n));
    point->gap = c->gap[i];
}
/* The face of a box, the names of the corners of the other face, and what is left of that. */
typedef struct BoxCut {
    const PatchBox *box;
    BoxFace face;
    const uint32_t *other;
    int corners;
    const BoxPolygon *left;
} BoxCut;
/* Takes points within the margin. Returns false if none of them is as deep as the contact. */
static bool points_of_cut(const BoxCut *cut, const BoxAxis *axis, double margin, double flat,
                          int most, ConvexPatch *patch)
{
    const BoxPolygon *left = cut->left;
    const BoxFace *a = &cut->face;
    double least = INFINITY, gap[BOX_CLIPPED];
    int kept = 0, of[BOX_CLIPPED], chosen[PATCH_MOST];
    Vec3d at[BOX_CLIPPED];
    for (int i = 0; i < left->count; i++) {
        at[kept] = (Vec3d){left->at[0][i], left->at[1][i], 0}, gap[kept] = left->gap[i];
        of[kept] = i, kept += left->gap[i] <= margin;
        least = left->gap[i] < least ? left->gap[i] : least;
    }
    if (!(least <= axis->gap + 16 * flat) && axis->gap <= margin)
        return false;
    patch->count = isect_patch_choose(at, gap, kept, most, flat, APART * flat, chosen);
    const Vec3d middle =
        mad3d(cut->box->center, a->up * cut->box->half[a->across], cut->box->axis[a->across]);
    for (int i = 0; i < patch->count; i++) {
        const int k = of[chosen[i]];
        set_point(cut->box, a, left, k, middle, axis->normal, &patch->point[i]);
        name_corner(a->id, SIDES, cut->other, cut->corners,
                    left->edge[k > 0 ? k - 1 : left->count - 1], left->edge[k], &patch->point[i]);
    }
    return true;
}
static bool points_of(const Boxes *p, const BoxAxis *axis, double margin, int most,
                      ConvexPatch *patch)
{
    const Vec3d n = axis->normal;
    double on_a[3], on_b[3];
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++)
        on_a[k] = dot3d(n, p->a->axis[k]), on_b[k] = -dot3d(n, p->b->axis[k]);
    const BoxFace a = box_face(on_a);
    BoxFace b = box_face(on_b);
    const BoxView view = {on_a[a.u], on_a[a.v], 1 / on_a[a.across]};
    BoxPolygon polygon[2];
    const BoxSheet sheet = sheet_of(p, &a, &b, &view);
    const BoxCut cut = {p->a, a, b.id, SIDES, clip_by_a(p, &a, &sheet, polygon)};
    return points_of_cut(&cut, axis, margin, p->flat, most, patch);
}

bool isect_box_patch(const PatchBox *a, const PatchBox *b, double margin, double flat, double askew,
                     int most, ConvexPatch *patch, double normal[3])
{
    Boxes boxes;
    patch->count = 0;
    if (!set_boxes(&boxes, a, b, flat, askew))
        return false;
    const double within = margin + boxes.flat;
    BoxAxis axis = best_face(&boxes);
    if (axis.gap > within)
        return true;
    all_edges(&boxes, flat, askew, &axis);
    set_vector(normal, axis.normal);
    return axis.gap > within || points_of(&boxes, &axis, within, most, patch);
}

/* ---- a triangle ---- */

/* A triangle in the frame of a box: corners, and the edge from each to the next. */
typedef struct BoxTriangle {
    const PatchBox *box;
    double at[3][3], edge[3][3], flat;
    Vec3d from[3]; /* the corners from the center of the box, in the axes of the caller */
} BoxTriangle;
/* An axis in the frame of the box, of any length; it leads from the box to the triangle. */
typedef struct FrameAxis {
    double gap, n[3];
} FrameAxis;

static bool set_triangle(BoxTriangle *t, const PatchBox *box, const Vec3d corner[3], double flat,
                         double askew)
{
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++) {
        t->from[i] = sub3d(corner[i], box->center);
#pragma GCC unroll 3
        for (int k = 0; k < 3; k++)
            t->at[i][k] = dot3d(t->from[i], box->axis[k]);
    }
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++)
#pragma GCC unroll 3
        for (int k = 0; k < 3; k++)
            t->edge[i][k] = t->at[i < 2 ? i + 1 : 0][k] - t->at[i][k];
    const double size = norm1(t->from[0]) + norm1(sub3d(t->from[1], t->from[0])) +
                        norm1(sub3d(t->from[2], t->from[0])) + box->half[0] + box->half[1] +
                        box->half[2];
    t->box = box, t->flat = flat * size;
    return norm1(box->center) + size <= LARGEST && size >= SMALLEST &&
           is_thick(box, THINNEST * size) && is_orthonormal(box, askew);
}
/* Tries both directions of an axis for a set that extends from low to high along it, beside a box
 * that extends from -reach to reach. An axis whose gap is larger by more than `flat` is taken. */
static inline __attribute__((always_inline)) void take_axis(double low, double high, double reach,
                                                            double length2, const double n[3],
                                                            double flat, FrameAxis *best)
{
    const bool below = -high > low;
    const double gap = (below ? -high : low) - reach, least = best->gap + flat;
    if (!(gap * fabs(gap) > least * fabs(least) * length2))
        return;
    best->gap = gap / sqrt(length2);
    for (int k = 0; k < 3; k++)
        best->n[k] = below ? -n[k] : n[k];
}
static double dot_in_frame(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
/* The unit normal of two edges; NaN if they are parallel. */
static void normal_in_frame(const double u[3], const double v[3], double n[3])
{
    n[0] = u[1] * v[2] - u[2] * v[1], n[1] = u[2] * v[0] - u[0] * v[2];
    n[2] = u[0] * v[1] - u[1] * v[0];
    const double length = sqrt(dot_in_frame(n, n));
    n[0] /= length, n[1] /= length, n[2] /= length;
}
/* The axes of the faces of the box, of the triangle, and of two edges, until one has a gap of more
 * than `within`. The ends of an edge have one height along an axis perpendicular to it. */
static FrameAxis axis_of_triangle(const BoxTriangle *t, double within)
{
    static const double unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const double *half = t->box->half, (*at)[3] = t->at, *u = t->edge[0], *v = t->edge[1];
    FrameAxis best = {.gap = -INFINITY};
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++)
        take_axis(smaller(smaller(at[0][k], at[1][k]), at[2][k]),
                  larger(larger(at[0][k], at[1][k]), at[2][k]), half[k], 1, unit[k], 0, &best);
    if (best.gap > within)
        return best;
    double n[3], height[3], reach = 0;
    normal_in_frame(u, v, n);
    for (int k = 0; k < 3; k++)
        height[k] = dot_in_frame(n, at[k]), reach += half[k] * fabs(n[k]);
    take_axis(smaller(smaller(height[0], height[1]), height[2]),
              larger(larger(height[0], height[1]), height[2]), reach, 1, n, t->flat, &best);
    for (int i = 0; i < 3 && !(best.gap > within); i++) {
        const double *e = t->edge[i], *p = at[i], *q = at[(i + 2) % 3];
#pragma GCC unroll 3
        for (int k = 0; k < 3; k++) {
            const int x = (k + 1) % 3, y = (k + 2) % 3;
            double m[3];
            m[k] = 0, m[x] = e[y], m[y] = -e[x];
            const double one = m[x] * p[x] + m[y] * p[y], other = m[x] * q[x] + m[y] * q[y];
            take_axis(smaller(one, other), larger(one, other),
                      half[x] * fabs(m[x]) + half[y] * fabs(m[y]), m[x] * m[x] + m[y] * m[y], m,
                      t->flat, &best);
        }
    }
    return best;
}
/* The gap along an axis of the caller, which becomes a unit vector. */
static BoxAxis measured_axis(const BoxTriangle *t, const double n[3])
{
    Vec3d axis = {0, 0, 0};
    double low = INFINITY, reach = 0;
    for (int k = 0; k < 3; k++)
        axis = mad3d(axis, n[k], t->box->axis[k]);
    const Vec3d unit = scale3d(1 / sqrt(dot3d(axis, axis)), axis);
    for (int k = 0; k < 3; k++) {
        low = smaller(low, dot3d(unit, t->from[k]));
        reach += t->box->half[k] * fabs(dot3d(unit, t->box->axis[k]));
    }
    return (BoxAxis){low - reach, unit};
}
/* The corners of the triangle, or of the edge that is least turned away from n, or the nearest
 * corner. Returns their count. */
static int face_of_triangle(const BoxTriangle *t, const double n[3], int of[3])
{
    double normal[3], height[3], least = 1 - LEAST_SLOPE * LEAST_SLOPE;
    of[0] = 0, of[1] = 1, of[2] = 2;
    normal_in_frame(t->edge[0], t->edge[1], normal);
    if (fabs(dot_in_frame(n, normal)) >= LEAST_SLOPE)
        return 3;
    for (int i = 0; i < 3; i++) {
        height[i] = dot_in_frame(n, t->at[i]);
        of[0] = height[i] < height[of[0]] ? i : of[0];
    }
    int count = 1;
    for (int i = 1; i < 3; i++) {
        const int to = (of[0] + i) % 3;
        const double *e = t->edge[i == 1 ? of[0] : to], length = sqrt(dot_in_frame(e, e));
        const double rise = height[to] - height[of[0]];
        if (rise < least * length)
            least = rise / length, of[1] = to, count = 2;
    }
    return count;
}
/* Sets the corners, counterclockwise in the face of the box. */
static void set_polygon(const BoxTriangle *t, const BoxCut *cut, const double n[3], const int of[3],
                        uint32_t id[3], BoxPolygon *polygon)
{
    const BoxFace *a = &cut->face;
    const BoxView view = {n[a->u], n[a->v], 1 / n[a->across]};
    Vec3d at[3];
    for (int i = 0; i < cut->corners; i++) {
        const double *p = t->at[of[i]];
        at[i] = seen_along(&view, p[a->u], p[a->v], p[a->across] - a->up * t->box->half[a->across]);
        id[i] = (uint32_t)of[i];
    }
    const bool turned = cut->corners == 3 && (at[1].x - at[0].x) * (at[2].y - at[0].y) <
                                                 (at[1].y - at[0].y) * (at[2].x - at[0].x);
    if (turned) {
        const Vec3d other = at[1];
        at[1] = at[2], at[2] = other;
        id[1] = (uint32_t)of[2], id[2] = (uint32_t)of[1];
    }
    polygon->count = cut->corners;
    for (int i = 0; i < cut->corners; i++) {
        polygon->at[0][i] = at[i].x, polygon->at[1][i] = at[i].y;
        polygon->gap[i] = at[i].z, polygon->edge[i] = i;
    }
}
static const BoxPolygon *clip_triangle(const BoxTriangle *t, const BoxFace *a,
                                       BoxPolygon polygon[2])
{
    double at[2], reach[2];
    for (int k = 0; k < 2; k++) {
        const double *x = polygon[0].at[k];
        double low = x[0], high = x[0];
        for (int i = 1; i < polygon[0].count; i++)
            low = smaller(low, x[i]), high = larger(high, x[i]);
        at[k] = 0.5 * (low + high), reach[k] = 0.5 * (high - low) - t->flat;
    }
    return clip_by_face(t->box, a, at, reach, t->flat, polygon);
}

bool isect_box_triangle_patch(const PatchBox *box, const Vec3d corner[3], double margin,
                              double flat, double askew, int most, ConvexPatch *patch,
                              double normal[3])
{
    BoxTriangle t;
    patch->count = 0;
    if (!set_triangle(&t, box, corner, flat, askew))
        return false;
    const double within = margin + t.flat;
    const FrameAxis found = axis_of_triangle(&t, within);
    if (found.gap > within)
        return true;
    const BoxAxis axis = measured_axis(&t, found.n);
    const Vec3d n = axis.normal;
    set_vector(normal, n);
    if (axis.gap > within)
        return true;
    const double on_a[3] = {dot3d(n, box->axis[0]), dot3d(n, box->axis[1]), dot3d(n, box->axis[2])};
    BoxPolygon polygon[2];
    int of[3];
    uint32_t id[3];
    BoxCut cut = {box, box_face(on_a), id, face_of_triangle(&t, on_a, of), NULL};
    set_polygon(&t, &cut, on_a, of, id, &polygon[0]);
    cut.left = clip_triangle(&t, &cut.face, polygon);
    return points_of_cut(&cut, &axis, within, t.flat, most, patch);
}
double isect_box_triangle_gap(const PatchBox *box, const Vec3d corner[3], double within)
{
    BoxTriangle t;
    return set_triangle(&t, box, corner, 0, 0x1p-40) ? axis_of_triangle(&t, within).gap
                                                     : (double)NAN;
}
