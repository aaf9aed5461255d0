/* kit/touching.h - each convex shape so that it reaches up to a number on the x axis exactly, and no
 * farther: any two of them touch, dip into each other, or are apart, as one sees. */
#ifndef ISECT_TEST_TOUCHING_H
#define ISECT_TEST_TOUCHING_H

#include "kit/kit.h"
#include "kit/rows.h"

/* Ends at x if it is on the left, else begins there. */
static inline void place(Kind kind_of, real x, bool left, AnyShape *shape)
{
    static Vec3 corners[2][4];
    const real s = left ? -1 : 1; /* away from x */
    const Vec3 tip = {x, 0, 0}, far = {x + 2 * s, 0, 0}, up = {x + s, 2, 1}, down = {x + s, -2, 1};
    const Vec3 middle = {x + s, 0, 0}, ex = {1, 0, 0}, ey = {0, 1, 0}, ez = {0, 0, 1};
    memset(shape, 0, sizeof *shape);
    switch (kind_of) {
    case KIND_point:
        shape->point = tip;
        break;
    case KIND_plane:
        shape->plane = (Plane){{2, 0, 0}, -2 * x};
        break;
    case KIND_segment:
        shape->segment = (Segment){far, tip};
        break;
    case KIND_triangle:
        shape->triangle = (Triangle){up, tip, down};
        break;
    case KIND_rectangle:
        shape->rectangle = (Rectangle){tip, {s, 2, 0}, {s, -2, 0}};
        break;
    case KIND_disc:
        shape->disc = (Disc){middle, {0, 0, 3}, 1};
        break;
    case KIND_sphere:
        shape->sphere = (Sphere){middle, 1};
        break;
    case KIND_capsule:
        shape->capsule = (Capsule){middle, {x + 3 * s, 2, 1}, 1};
        break;
    case KIND_lozenge:
        shape->lozenge = (Lozenge){middle, {s, 2, 0}, {s, -2, 0}, 1};
        break;
    case KIND_ellipsoid:
        shape->ellipsoid = (Ellipsoid){middle, {ey, ex, ez}, {3, 1, 2}};
        break;
    case KIND_cylinder: /* from its side */
        shape->cylinder = (Cylinder){{x + s, 0, -1}, {x + s, 0, 2}, 1};
        break;
    case KIND_cone:
        shape->cone = (Cone){tip, far, 3};
        break;
    case KIND_aabb:
        shape->aabb = (Aabb){{left ? x - 2 : x, -1, -1}, {left ? x : x + 2, 1, 1}};
        break;
    case KIND_obb:
        shape->obb = (Obb){middle, {ez, ey, ex}, {2, 1, 1}};
        break;
    case KIND_kdop: {
        static const Vec3 normals[3] = {{1, 0, 0}, {0, 1, 0}, {0, 1, 1}};
        static real lower[2][3], upper[2][3];
        for (int k = 0; k < 3; k++)
            lower[left][k] = k ? -1 : left ? x - 2 : x, upper[left][k] = k ? 1 : left ? x : x + 2;
        shape->kdop = (X(kdop)){normals, 3, lower[left], upper[left]};
        break;
    }
    case KIND_frustum:
        shape->frustum = (Frustum){{{{-1, 0, 0}, left ? x - 2 : x},
                                    {{1, 0, 0}, left ? -x : -x - 2},
                                    {{0, -1, 0}, -1},
                                    {{0, 1, 0}, -1},
                                    {{0, 0, -1}, -1},
                                    {{0, 0, 1}, -1}},
                                   {{0, 0, 0}}};
        break;
    case KIND_corners: {
        const Vec3 points[] = {tip, up, down, {x + s, 0, -1}};
        memcpy(corners[left], points, sizeof points);
        shape->hull = (X(hull)){.vertices = corners[left], .vertex_count = 4};
        break;
    }
    default:
        fail_msg("%s: not drawn", shape_kinds[kind_of].name);
    }
}
/* The two shapes of a row that an engine answers, from x = 1 to the left, and from `from` to the
 * right. */
static inline void place_both(const Row *row, real from, AnyShape *a, AnyShape *b)
{
    place(row->a->kind, 1, true, a), place(row->b->kind, from, false, b);
}
static inline bool is_of_engine(const Row *row, Question question)
{
    return row->question == question && (row->form == FORM_ENGINE || row->form == FORM_SOLVED);
}

#endif
