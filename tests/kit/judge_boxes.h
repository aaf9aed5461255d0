/* kit/judge_boxes.h - shapes with corners against an oriented box, which rounds. The judge decides
 * whether they meet if the box is larger or smaller by the bound.
 *
 * The faces of the shape, in the frame of the box, are clipped by the six sides of the box. They
 * meet if a part of a face remains. All of it is in long double, whose rounding is negligible
 * relative to the bounds of the headers. */
#ifndef ISECT_TEST_JUDGE_BOXES_H
#define ISECT_TEST_JUDGE_BOXES_H

#include "kit/question.h"
#include "kit/truth/truth.h"

enum { MOST_CLIPPED = 16 };
typedef struct Face {
    Long corner[MOST_CLIPPED][3]; /* in the frame of the box */
    int count;
} Face;

/* The bound that the headers promise, in epsilons of the size of the question; 0: no such row. */
static inline int promised_beside_box(const Row *row)
{
    if (row->question != QUESTION_overlap || row->b->kind != KIND_obb)
        return 0;
    return row->a->kind == KIND_ray ? 32
           : row->a->kind == KIND_segment || row->a->kind == KIND_triangle ||
                   row->a->kind == KIND_obb
               ? 16
               : 0;
}

static inline Vec3 *points_in(AnyShape *shape)
{
    return &shape->triangle.a;
}
/* The number of its first numbers that are points and move with it. */
static inline int points_beside_box(Kind which)
{
    return which == KIND_segment ? 2 : which == KIND_triangle ? 3 : 1;
}

/* ---- drawing ---- */

/* Three points near a box: any, slender, with an edge along an axis of the box, or small; with two
 * of them far away, and then slender, too. */
static inline void draw_beside_box(int class, const Obb *box, Vec3 p[3])
{
    const real share = any_real(0, 2), small = scaled(1, -any_int(4, ISECT_DOUBLE ? 50 : 22));
    const Vec3 direction = any_unit(), other = any_unit(),
               near = mad(box->center, share, direction);
    for (int i = 0; i < 3; i++)
        p[i] = mad(near, 1, any_vec3());
    if (class == 1)
        p[2] = mad(mad(p[0], share / 2, sub(p[1], p[0])), small, other);
    if (class == 2)
        p[1] = mad(p[0], 2 * share - 2, box->axis[any_int(0, 2)]);
    if (class == 3)
        p[1] = mad(p[0], small, other), p[2] = mad(p[0], small, direction);
    if (class >= 4) {
        p[1] = mad(near, (real)any_int(2, 2000), other);
        p[2] = mad(near, (real)-any_int(2, 2000), other);
    }
    if (class == 5)
        p[0] = mad(mad(p[1], share, sub(p[2], p[1])), small, direction);
}
static inline Ray draw_range(Vec3 from, Vec3 to)
{
    Ray ray = {from, sub(to, from), 0, any_real(0, 2)};
    const int how = any_int(0, 3);
    if (how == 1)
        ray.t_min = -REAL_INF;
    if (how == 2)
        ray.t_min = any_real(-1, 1), ray.t_max = ray.t_min + R(0.1);
    if (any_int(0, 3) == 0)
        ray.t_max = REAL_INF;
    return ray;
}
static inline void shape_of_three(Kind which, int class, const Vec3 p[3], const Obb *box,
                                  AnyShape *shape)
{
    const int from = any_int(0, 1);
    const Ray ray = draw_range(p[from], p[from + 1]);
    Obb other = any_obb();
    if (class == 2) /* nearly parallel */
        for (int k = 0; k < 3; k++)
            other.axis[k] = box->axis[(k + from) % 3];
    other.center = p[0];
    memcpy(shape, which == KIND_segment ? p + from : p,
           (size_t)points_beside_box(which) * sizeof *p);
    if (which == KIND_ray)
        memcpy(shape, &ray, sizeof ray);
    if (which == KIND_obb)
        memcpy(shape, &other, sizeof other);
}

/* ---- the definition ---- */

/* The point of a ray at t, if that is not so far away that it is beyond a box there. */
static inline void end_of_ray(const Ray *ray, Long t, const Obb *box, Long x[3])
{
    const Long speed = length_long(ray->dir);
    const Long far = 2 * (distance_long(ray->origin, box->center) + size_obb(box, box->center));
    at_long(ray, speed > 0 ? fmaxl(fminl(t, far / speed), -far / speed) : 0, x);
}
/* Face i of a shape; a box is first made larger by 2 grow. False if the shape has fewer faces. Its
 * inside is a face of a box, too: its center, if the other is within. */
static inline bool face_of(Kind which, const AnyShape *shape, const Obb *box, Long grow, int i,
                           Face *face)
{
    const Obb *other = &shape->obb;
    Long x[4][3];
    face->count = which == KIND_obb ? 4 : which == KIND_triangle ? 3 : 2;
    for (int c = 0; c < face->count; c++) {
        if (which == KIND_ray)
            end_of_ray(&shape->ray, shape->number[6 + c], box, x[c]);
        else
            set_long(x[c], ((const Vec3 *)(const void *)shape)[which == KIND_obb ? 0 : c]);
        for (int k = 0; which == KIND_obb && k < 3; k++) {
            const int turn = (i / 2 + k) % 3; /* 0: across the face; then round it */
            const bool up = turn == 0 ? i % 2 : turn == 1 ? c == 1 || c == 2 : c > 1;
            const Long s = (up ? 1 : -1) * (other->half[k] + grow);
            x[c][0] += s * other->axis[k].x;
            x[c][1] += s * other->axis[k].y;
            x[c][2] += s * other->axis[k].z;
        }
        for (int k = 0; k < 3; k++)
            face->corner[c][k] = (x[c][0] - box->center.x) * box->axis[k].x +
                                 (x[c][1] - box->center.y) * box->axis[k].y +
                                 (x[c][2] - box->center.z) * box->axis[k].z;
    }
    return i < (which == KIND_obb ? 6 : 1);
}
/* Keeps what is below `most` along an axis, or above -most. */
static inline void clip_face(Face *face, int axis, int sign, Long most)
{
    Face left = {.count = 0};
    for (int i = 0; i < face->count; i++) {
        const Long *a = face->corner[i], *b = face->corner[(i + 1) % face->count];
        const Long over_a = sign * a[axis] - most, over_b = sign * b[axis] - most;
        if (over_a <= 0)
            memcpy(left.corner[left.count++], a, sizeof face->corner[0]);
        if ((over_a < 0 && over_b > 0) || (over_a > 0 && over_b < 0)) {
            for (int k = 0; k < 3; k++)
                left.corner[left.count][k] = a[k] + over_a / (over_a - over_b) * (b[k] - a[k]);
            left.count++;
        }
    }
    *face = left;
}
/* True if they meet when the box, or both boxes, are larger by `grow` on every side. */
static inline bool meet_if_larger(const Asked *asked, Long grow)
{
    const Kind which = asked->row->a->kind;
    const Obb *box = &asked->b.obb;
    const Obb *other = &asked->a.obb;
    Long center[3];
    Face face;
    for (int k = 0; k < 3; k++)
        if (box->half[k] + grow < 0 || (which == KIND_obb && other->half[k] + grow < 0))
            return false;
    for (int i = 0; face_of(which, &asked->a, box, grow, i, &face); i++) {
        for (int side = 0; side < 6 && face.count > 0; side++)
            clip_face(&face, side / 2, side % 2 ? 1 : -1, box->half[side / 2] + grow);
        if (face.count > 0)
            return true;
    }
    set_long(center, box->center);
    return which == KIND_obb && depth_obb(other, center) <= grow;
}

/* The unit of the bounds: the size of the question. */
static inline Long size_beside_box(const Asked *asked)
{
    const Obb *box = &asked->b.obb;
    const Kind which = asked->row->a->kind;
    Long size = 0;
    for (int i = 0; i < points_beside_box(which); i++)
        size = fmaxl(size, size_obb(box, ((const Vec3 *)(const void *)&asked->a)[i]));
    return which == KIND_obb ? size + size_obb(&asked->a, asked->a.obb.center) : size;
}
/* If only the plane of a triangle separates it from the box, the bound is larger: the lesser of 6 d
 * over the sine of its angle at b, and d more than its height. */
static inline Long allowed_beside_box(const Asked *asked, Long d)
{
    Long u[3], v[3], w[3], n[3];
    if (asked->row->a->kind != KIND_triangle)
        return d;
    const Triangle *t = &asked->a.triangle;
    set_long(w, t->b), offset_long(u, w, t->a);
    set_long(w, t->c), offset_long(v, w, t->b), offset_long(w, w, t->a);
    for (int k = 0; k < 3; k++)
        n[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
    const Long area = norm_long(n),
               longest = fmaxl(fmaxl(norm_long(u), norm_long(v)), norm_long(w));
    return fmaxl(d, fminl(6 * d / (area / (norm_long(u) * norm_long(v))), d + area / longest));
}

/* Points of the shape, moved by a share of the way to the centre of the box. */
static inline void move_to_box(Asked *asked, const AnyShape *from, real share)
{
    const Vec3 *old = (const Vec3 *)(const void *)from;
    const Vec3 offset = sub(asked->b.obb.center, old[0]);
    for (int i = 0; i < points_beside_box(asked->row->a->kind); i++)
        points_in(&asked->a)[i] = mad(old[i], share, offset);
}
/* Every third question nearly touches: by bisection, and then off by a few epsilon. */
static inline void draw_at_box(int i, Asked *asked)
{
    const Obb box = any_obb();
    const int class = i / 3 % 6;
    Vec3 p[3];
    kind = PLAIN;
    draw_beside_box(class, &box, p);
    memcpy(&asked->b, &box, sizeof box);
    shape_of_three(asked->row->a->kind, class, p, &box, &asked->a);
    if (i % 3)
        return;
    const AnyShape from = asked->a;
    real less = 0, more = 1;
    for (int k = 0; k < 60; k++) {
        const real half = (less + more) / 2;
        move_to_box(asked, &from, half);
        *(meet_if_larger(asked, 0) ? &more : &less) = half;
    }
    const real band = any_int(0, 1) ? 48 : 1;
    move_to_box(asked, &from, less + any_real(-band, band) * REAL_EPSILON);
}

/* The shape is in a face of a box about 0, so that the corners are rounded in numbers no larger
 * than the box: by their rounding, less than 8 epsilon, inside. A ray goes on along an edge, from
 * inside backwards. */
static inline void draw_on_face(int i, Asked *asked)
{
    const bool ray = asked->row->a->kind == KIND_ray;
    const int side = i % 3, u = (side + 1) % 3, v = (side + 2) % 3;
    const real inside = 1 - 8 * REAL_EPSILON;
    Obb box = any_obb();
    box.center = (Vec3){0, 0, 0};
    memcpy(&asked->b, &box, sizeof box);
    for (int k = 0; k < 3; k++) {
        const real s = any_real(-1, 1), t = any_real(-1, 1);
        const Vec3 height = times(inside * box.half[side], box.axis[side]);
        const Vec3 beside = mad(height, s * inside * box.half[u], box.axis[u]);
        points_in(&asked->a)[k] = ray ? beside : mad(beside, t * inside * box.half[v], box.axis[v]);
    }
    if (ray) {
        points_in(&asked->a)[1] = box.axis[v];
        asked->a.number[6] = -REAL_INF, asked->a.number[7] = any_real(-1, 1) * box.half[v];
    }
}

#endif
