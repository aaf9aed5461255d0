/* measure/boxes.c - the volume that two boxes have in common.
 *
 * The space is mapped so that the first box becomes the cube |x|, |y|, |z| <= 1. The volume is then
 * the flux of the field (0, 0, z - base) through the surface of the intersection. The base is the
 * lowest z of the second box, at least -1, so that the flux through what is below is 0. Instead of
 * the faces of the cube, the field is cut off: with
 *
 *     f(x, y, z) = min(max(z, -1), 1) - base  if |x| <= 1 and |y| <= 1,  else 0
 *
 * the volume is the sum, over the six faces of the second box, of the integral of f over the face
 * projected along z. Each of them is a continuous function of the corners. So it does not matter on
 * which side of a plane a corner is rounded, and coplanar faces need no care.
 *
 * A face is a square in its own coordinates s and t, cut by the planes of the cube. A corner of two
 * cut faces is computed alike in both. So rounding moves corners and planes, by 2^-49 S along each
 * axis with S the greatest extent of both boxes, and leaves the surface closed. The volume changes
 * by less than 2^-46 S times the lesser surface of both boxes. */
#include "measure/boxes.h"
#include "core/vec3.h"
#include "geometry/double3.h"
#include "geometry/to_vec3d.h"
#include <math.h>
#include <string.h>

typedef double Vector[3];

/* ---- boxes ---- */

static bool finish_box(SolidBox *box)
{
    double square[3], skew = 0, across = 0;
    Vector normal;
    bool plain = true;
    int along = 0;
    for (int i = 0; i < 3; i++) {
        square[i] = dot_of(box->half[i], box->half[i]);
        plain &= square[i] >= 0x1p-200 && square[i] <= 0x1p200 && fabs(box->middle[i]) <= 0x1p100;
        box->extent[i] = fabs(box->half[0][i]) + fabs(box->half[1][i]) + fabs(box->half[2][i]);
        for (int k = 0; k < 3; k++)
            along += box->half[i][k] != 0;
    }
    for (int i = 0; i < 3; i++) {
        const int k = (i + 1) % 3;
        const double product = dot_of(box->half[i], box->half[k]);
        plain &= product * product <= 0x1p-8 * square[i] * square[k];
        skew += fabs(product);
        across += square[i];
    }
    cross_of(box->half[0], box->half[1], normal);
    box->volume = 8 * fabs(dot_of(normal, box->half[2]));
    box->radius = sqrt(across + 2 * skew);
    box->upright = along == 3;
    return plain;
}
bool X(box_of_obb)(const X(obb) * obb, SolidBox *box)
{
    bool proper = true;
    to_doubles(box->middle, obb->center);
    for (int i = 0; i < 3; i++) {
        proper &= obb->half[i] > 0;
        to_doubles(box->half[i], obb->axis[i]);
        for (int k = 0; k < 3; k++)
            box->half[i][k] *= (double)obb->half[i];
    }
    return finish_box(box) && proper;
}
bool X(box_of_aabb)(const X(aabb) * aabb, SolidBox *box)
{
    bool proper = true;
    Vector lower, upper;
    to_doubles(lower, aabb->lower), to_doubles(upper, aabb->upper);
    memset(box->half, 0, sizeof box->half);
    for (int i = 0; i < 3; i++) {
        box->middle[i] = 0.5 * lower[i] + 0.5 * upper[i];
        box->half[i][i] = 0.5 * upper[i] - 0.5 * lower[i];
        proper &= box->half[i][i] > 0;
    }
    return finish_box(box) && proper;
}

/* ---- the second box in the frame of the first ---- */

typedef struct Placed {
    Vector at, edge[3];
    Vector normal[3]; /* of the faces beyond +edge[k] or -edge[k]; as long as the face is large */
    double height[3]; /* normal[k] . edge[k], all with the same sign */
} Placed;

static Placed placed(const SolidBox *a, const SolidBox *b)
{
    Placed p;
    Vector offset, row;
    for (int i = 0; i < 3; i++)
        offset[i] = b->middle[i] - a->middle[i];
    for (int i = 0; i < 3; i++) {
        cross_of(a->half[(i + 1) % 3], a->half[(i + 2) % 3], row);
        const double size = dot_of(row, a->half[i]);
        p.at[i] = dot_of(row, offset) / size;
        for (int k = 0; k < 3; k++)
            p.edge[k][i] = dot_of(row, b->half[k]) / size;
    }
    for (int k = 0; k < 3; k++) {
        cross_of(p.edge[(k + 1) % 3], p.edge[(k + 2) % 3], p.normal[k]);
        p.height[k] = dot_of(p.normal[k], p.edge[k]);
    }
    return p;
}
static double sum_of_absolute(const double v[3])
{
    return fabs(v[0]) + fabs(v[1]) + fabs(v[2]);
}
/* Is there an axis along the normal of a face, or across an edge of each, that separates them? */
static bool separated(const Placed *b)
{
    for (int i = 0; i < 3; i++) {
        const double reach = fabs(b->edge[0][i]) + fabs(b->edge[1][i]) + fabs(b->edge[2][i]);
        if (fabs(b->at[i]) >= 1 + reach)
            return true;
        if (fabs(dot_of(b->normal[i], b->at)) >= fabs(b->height[i]) + sum_of_absolute(b->normal[i]))
            return true;
    }
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            const int j = (i + 1) % 3, l = (i + 2) % 3;
            const double *u = b->edge[(k + 1) % 3], *v = b->edge[(k + 2) % 3];
            const double x = -b->edge[k][l], y = b->edge[k][j];
            const double reach =
                fabs(x) + fabs(y) + fabs(x * u[j] + y * u[l]) + fabs(x * v[j] + y * v[l]);
            if (fabs(x * b->at[j] + y * b->at[l]) > reach)
                return true;
        }
    return false;
}
static bool within_cube(const Placed *b)
{
    bool within = true;
    for (int i = 0; i < 3; i++)
        within &=
            fabs(b->at[i]) + fabs(b->edge[0][i]) + fabs(b->edge[1][i]) + fabs(b->edge[2][i]) <= 1;
    return within;
}
static bool contains_cube(const Placed *b)
{
    bool contains = true;
    for (int k = 0; k < 3; k++)
        contains &=
            fabs(dot_of(b->normal[k], b->at)) + sum_of_absolute(b->normal[k]) <= fabs(b->height[k]);
    return contains;
}

/* ---- the faces of the second box, cut by the planes of the cube ---- */

/* Four corners, and one half more with each of at most five cuts: a corner that is cut off gives at
 * most two, and rounding can make a polygon that is not convex. */
enum { FACE_ROOM = 32 };
typedef struct FaceCorner {
    double s, t, at[3];
} FaceCorner;
typedef struct Face {
    FaceCorner corner[FACE_ROOM];
    int count;
} Face;

/* Where the edge from a kept corner to another one crosses the plane at[axis] = limit. */
static FaceCorner crossing(const FaceCorner *kept, const FaceCorner *lost, double part, int axis,
                           double limit)
{
    FaceCorner made = {
        kept->s + part * (lost->s - kept->s), kept->t + part * (lost->t - kept->t), {0, 0, 0}};
    for (int i = 0; i < 3; i++)
        made.at[i] = kept->at[i] + part * (lost->at[i] - kept->at[i]);
    made.at[axis] = limit;
    return made;
}
/* Copies the part of a face with side * at[axis] <= side * limit. */
static void cut_face(const Face *face, int axis, double side, double limit, Face *left)
{
    int kept = 0;
    const FaceCorner *last = &face->corner[face->count ? face->count - 1 : 0];
    double before = side * (limit - last->at[axis]);
    for (int i = 0; i < face->count; i++) {
        const FaceCorner *corner = &face->corner[i];
        const double height = side * (limit - corner->at[axis]);
        if (height >= 0 && before < 0)
            left->corner[kept++] = crossing(corner, last, height / (height - before), axis, limit);
        if (height < 0 && before >= 0)
            left->corner[kept++] = crossing(last, corner, before / (before - height), axis, limit);
        if (height >= 0)
            left->corner[kept++] = *corner;
        last = corner, before = height;
    }
    left->count = kept;
}
/* The integral of side * (z - base) over s and t. */
static double integral(const Face *face, int axis, double side, double base)
{
    const FaceCorner *o = face->corner;
    double sum = 0;
    for (int i = 1; i + 1 < face->count; i++) {
        const FaceCorner *p = &face->corner[i], *q = p + 1;
        const double area = (p->s - o->s) * (q->t - o->t) - (p->t - o->t) * (q->s - o->s);
        sum += area * ((o->at[axis] - base) + (p->at[axis] - base) + (q->at[axis] - base));
    }
    return side * sum / 6;
}
typedef struct Range {
    double least, most;
} Range;
static Range range_of(const Face *face, int axis)
{
    Range range = {face->corner[0].at[axis], face->corner[0].at[axis]};
    for (int i = 1; i < face->count; i++) {
        range.least = fmin(range.least, face->corner[i].at[axis]);
        range.most = fmax(range.most, face->corner[i].at[axis]);
    }
    return range;
}
/* The integral of f over s and t. The face is cut in place, with room for the next polygon. */
static double cut_off_integral(Face face[2], int z, double base)
{
    int now = 0;
    for (int axis = 0; axis < 3; axis++) {
        if (axis == z || !face[now].count)
            continue;
        const Range range = range_of(&face[now], axis);
        if (range.least >= 1 || range.most <= -1)
            return 0;
        if (range.most > 1)
            cut_face(&face[now], axis, 1, 1, &face[!now]), now = !now;
        if (range.least < -1)
            cut_face(&face[now], axis, -1, -1, &face[!now]), now = !now;
    }
    if (face[now].count < 3)
        return 0;
    const Range range = range_of(&face[now], z);
    if (range.most <= -1)
        return 0;
    if (range.least < -1)
        cut_face(&face[now], z, -1, -1, &face[!now]), now = !now;
    double sum = integral(&face[now], z, 1, base);
    if (range.most > 1) {
        cut_face(&face[now], z, -1, 1, &face[!now]);
        sum -= integral(&face[!now], z, 1, 1);
    }
    return sum;
}

/* The axis along which most faces of the second box are. */
static int best_axis(const Placed *b)
{
    int best = 2, most = -1;
    for (int i = 2; i >= 0; i--) {
        const int faces = (b->normal[0][i] == 0) + (b->normal[1][i] == 0) + (b->normal[2][i] == 0);
        if (faces > most)
            most = faces, best = i;
    }
    return best;
}
/* The volume in common, that of the cube being 8. */
static double cut_volume(const Placed *b)
{
    static const int along[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const int z = best_axis(b);
    Vector corner[8];
    Face face[2];
    double least = (double)INFINITY, sum = 0;
    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < 3; k++)
            corner[i][k] = b->at[k] + (i & 1 ? b->edge[0][k] : -b->edge[0][k]) +
                           (i & 2 ? b->edge[1][k] : -b->edge[1][k]) +
                           (i & 4 ? b->edge[2][k] : -b->edge[2][k]);
        least = fmin(least, corner[i][z]);
    }
    const double base = fmax(least, -1);
    for (int i = 0; i < 6; i++) {
        const int k = i / 2, side = i % 2;
        const double area = b->normal[k][z];
        if (area == 0)
            continue;
        face[0].count = 4;
        for (int j = 0; j < 4; j++) {
            const int s = along[j][0], t = along[j][1];
            FaceCorner *made = &face[0].corner[j];
            made->s = s ? 1 : -1, made->t = t ? 1 : -1;
            memcpy(made->at, corner[side << k | s << (k + 1) % 3 | t << (k + 2) % 3],
                   sizeof made->at);
        }
        const double flux = area * cut_off_integral(face, z, base);
        sum += side ? flux : -flux;
    }
    return b->height[0] < 0 ? -sum : sum;
}

/* ---- the volume ---- */

static double upright_volume(const SolidBox *a, const SolidBox *b)
{
    double volume = 1;
    for (int i = 0; i < 3; i++) {
        const double offset = b->middle[i] - a->middle[i];
        const double upper = fmin(a->extent[i], offset + b->extent[i]);
        const double lower = fmax(-a->extent[i], offset - b->extent[i]);
        volume *= upper > lower ? upper - lower : 0;
    }
    return volume;
}
double X(volume_in_both)(const SolidBox *a, const SolidBox *b)
{
    Vector offset;
    const double reach = a->radius + b->radius;
    for (int i = 0; i < 3; i++)
        offset[i] = b->middle[i] - a->middle[i];
    if (dot_of(offset, offset) >= reach * reach)
        return 0;
    if (a->upright && b->upright)
        return upright_volume(a, b);
    const Placed p = placed(a, b);
    if (separated(&p))
        return 0;
    if (within_cube(&p))
        return b->volume;
    if (contains_cube(&p))
        return a->volume;
    return fmax(0, cut_volume(&p)) * (a->volume / 8);
}
