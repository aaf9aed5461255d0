/* engine/box_patch.c - the points of a contact of two boxes; see engine/box_patch.h.
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
 * This is linear: r and D give it for the middle of the face of B and for its two half edges. */
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
/* Returns the one of both polygons that contains the result. */
static const BoxPolygon *clip_by_a(const Boxes *p, const BoxFace *a, const BoxSheet *b,
                                   BoxPolygon polygon[2])
{
    const double half[2] = {p->a->half[a->u], p->a->half[a->v]};
    const double at[2] = {b->middle.x, b->middle.y};
    const double reach[2] = {fabs(b->u.x) + fabs(b->v.x) - p->flat,
                             fabs(b->u.y) + fabs(b->v.y) - p->flat};
    BoxPolygon *from = &polygon[0], *to = &polygon[1];
    from->count = SIDES;
    set_corner(b, -1, -1, 0, from), set_corner(b, 1, -1, 1, from);
    set_corner(b, 1, 1, 2, from), set_corner(b, -1, 1, 3, from);
#pragma GCC unroll 4
    for (int side = 0; side < SIDES; side++) {
        const int axis = side % 2 == 0;
        const double sign = side == 1 || side == 2 ? 1 : -1;
        if (sign * at[axis] + reach[axis] <= half[axis] || from->count == 0)
            continue;
        cut_by(from, axis, sign, half[axis], p->flat, PATCH_SIDES + side, to);
        BoxPolygon *other = from;
        from = to, to = other;
    }
    return from;
}

static void set_point(const Boxes *p, const BoxFace *a, const BoxPolygon *c, int i, Vec3d middle,
                      Vec3d n, PatchPoint *point)
{
    const Vec3d along = mad3d(middle, c->at[0][i], p->a->axis[a->u]);
    const Vec3d at = mad3d(along, c->at[1][i], p->a->axis[a->v]);
    set_vector(point->a, at), set_vector(point->b, mad3d(at, c->gap[i], n));
    point->gap = c->gap[i];
}
/* Takes points within the margin. Returns false if none of them is as deep as the contact. */
static bool points_of(const Boxes *p, const BoxAxis *axis, double margin, int most,
                      ConvexPatch *patch)
{
    const Vec3d n = axis->normal;
    double on_a[3], on_b[3], least = INFINITY, gap[BOX_CLIPPED];
#pragma GCC unroll 3
    for (int k = 0; k < 3; k++)
        on_a[k] = dot3d(n, p->a->axis[k]), on_b[k] = -dot3d(n, p->b->axis[k]);
    const BoxFace a = box_face(on_a);
    BoxFace b = box_face(on_b);
    const BoxView view = {on_a[a.u], on_a[a.v], 1 / on_a[a.across]};
    BoxPolygon polygon[2];
    int kept = 0, of[BOX_CLIPPED], chosen[PATCH_MOST];
    Vec3d at[BOX_CLIPPED];
    const BoxSheet sheet = sheet_of(p, &a, &b, &view);
    const BoxPolygon *left = clip_by_a(p, &a, &sheet, polygon);
    for (int i = 0; i < left->count; i++) {
        at[kept] = (Vec3d){left->at[0][i], left->at[1][i], 0}, gap[kept] = left->gap[i];
        of[kept] = i, kept += left->gap[i] <= margin;
        least = left->gap[i] < least ? left->gap[i] : least;
    }
    if (!(least <= axis->gap + 16 * p->flat) && axis->gap <= margin)
        return false;
    patch->count = isect_patch_choose(at, gap, kept, most, p->flat, APART * p->flat, chosen);
    const Vec3d middle = mad3d(p->a->center, a.up * p->a->half[a.across], p->a->axis[a.across]);
    for (int i = 0; i < patch->count; i++) {
        const int k = of[chosen[i]];
        set_point(p, &a, left, k, middle, n, &patch->point[i]);
        name_corner(a.id, SIDES, b.id, SIDES, left->edge[k > 0 ? k - 1 : left->count - 1],
                    left->edge[k], &patch->point[i]);
    }
    return true;
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
