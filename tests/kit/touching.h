/* kit/touching.h - each convex shape, placed so that it reaches up to a number on the x axis
 * exactly, and no farther. Any two of them touch, overlap by a known depth, or are apart. */
#ifndef ISECT_TEST_TOUCHING_H
#define ISECT_TEST_TOUCHING_H

#include "kit/kit.h"
#include "kit/moved.h"

/* Each shape extends from x = 0 to the right. */
static inline AnyShape to_the_right(Kind which)
{
    static const Vec3 corners[] = {{0, 0, 0}, {1, 2, 1}, {1, -2, 1}, {1, 0, -1}},
                      normals[] = {{1, 0, 0}, {0, 1, 0}, {0, 1, 1}};
    static const real lower[] = {0, -1, -1}, upper[] = {2, 1, 1};
    static const AnyShape shapes[] = {
        [KIND_point].point = {0, 0, 0},
        [KIND_plane].plane = {{-2, 0, 0}, 0},
        [KIND_segment].segment = {{2, 0, 0}, {0, 0, 0}},
        [KIND_triangle].triangle = {{1, 2, 1}, {0, 0, 0}, {1, -2, 1}},
        [KIND_rectangle].rectangle = {{0, 0, 0}, {1, 2, 0}, {1, -2, 0}},
        [KIND_disc].disc = {{1, 0, 0}, {0, 0, 3}, 1},
        [KIND_sphere].sphere = {{1, 0, 0}, 1},
        [KIND_capsule].capsule = {{1, 0, 0}, {3, 2, 1}, 1},
        [KIND_lozenge].lozenge = {{1, 0, 0}, {1, 2, 0}, {1, -2, 0}, 1},
        [KIND_ellipsoid].ellipsoid = {{1, 0, 0}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {3, 1, 2}},
        [KIND_cylinder].cylinder = {{1, 0, -1}, {1, 0, 2}, 1}, /* from its side */
        [KIND_cone].cone = {{0, 0, 0}, {2, 0, 0}, 3},
        [KIND_roundcone].roundcone = {{1, 0, 0}, {3, 2, 0}, 1, 2},
        [KIND_aabb].aabb = {{0, -1, -1}, {2, 1, 1}},
        [KIND_obb].obb = {{1, 0, 0}, {{0, 0, 1}, {0, 1, 0}, {1, 0, 0}}, {2, 1, 1}},
        [KIND_kdop].kdop = {normals, 3, lower, upper},
        [KIND_frustum].frustum = {{{{-1, 0, 0}, 0},
                                   {{1, 0, 0}, -2},
                                   {{0, -1, 0}, -1},
                                   {{0, 1, 0}, -1},
                                   {{0, 0, -1}, -1},
                                   {{0, 0, 1}, -1}},
                                  {{0, 0, 0}}},
        [KIND_corners].hull = {.vertices = corners, .vertex_count = 4},
        [KIND_tetrahedron].tetrahedron = {{1, 2, 1}, {1, 0, -1}, {0, 0, 0}, {1, -2, 1}},
    };
    assert_in_range(which, 0, COUNT(shapes) - 1);
    return shapes[which];
}
/* Ends at x if it is on the left, else begins there. */
static inline void place(Kind which, real x, bool left, AnyShape *shape)
{
    const Long by[3] = {x, 0, 0};
    *shape = to_the_right(which);
    if (left)
        reflect_shape(&shape_kinds[which], shape);
    move_shape(&shape_kinds[which], shape, by);
}
/* The two shapes of a row that an engine answers, from x = 1 to the left, and from `from` to the
 * right. */
static inline void place_both(const Row *row, real from, AnyShape *a, AnyShape *b)
{
    place(row->a->kind, 1, true, a), place(row->b->kind, from, false, b);
}
static inline bool is_of_engine(const Row *row, Question question)
{
    return row->question == question && row->form == FORM_ENGINE;
}

#endif
