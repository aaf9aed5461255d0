/* bvh/bodies.h - shapes of every type in poses, and triangles of which some are degenerate: what
 * the questions to meshes and scenes take. */
#ifndef ISECT_TEST_BODIES_H
#define ISECT_TEST_BODIES_H

#include "kit/kit.h"
#include "kit/rows.h"

enum { CORNERS = 12 };

static inline Vec3 some_place(real far)
{
    return (Vec3){any_real(-far, far), any_real(-far, far), any_real(-far, far)};
}
/* Every third triangle is a segment or a point, or has its corners on a line. */
static inline void draw_soup(real *soup, int triangles)
{
    for (int i = 0; i < triangles; i++) {
        const Vec3 a = some_place(3);
        Vec3 b = mad(a, R(0.6), any_unit()), c = mad(a, R(0.6), any_unit());
        if (i % 9 == 0)
            b = c = a;
        else if (i % 9 == 3)
            c = a;
        else if (i % 9 == 6)
            c = mad(a, 2, sub(b, a));
        const Vec3 corner[3] = {a, b, c};
        memcpy(soup + 9 * i, corner, sizeof corner);
    }
}

/* ---- shapes ---- */

typedef struct Drawn {
    AnyShape shape;
    Vec3 corner[CORNERS];
    X(hull) hull;
    X(any) own, posed; /* posed: the list of this one part */
    X(pose) pose;
    X(parts) parts;
} Drawn;

/* The number of kinds, the last of which is the hull. */
static int kinds(void)
{
    int count = 0;
    for (size_t i = 0; i < COUNT(shape_kinds); i++)
        count += shape_kinds[i].kind != KIND_hull && resting(&shape_kinds[i]) == &shape_kinds[i] &&
                 X(posed_answers)(shape_of(shape_kinds[i].kind), ISECT_SHAPE_POINT);
    return count + 1;
}
static const ShapeKind *kind_at(int which)
{
    for (size_t i = 0; i < COUNT(shape_kinds); i++)
        if (shape_kinds[i].kind != KIND_hull && resting(&shape_kinds[i]) == &shape_kinds[i] &&
            X(posed_answers)(shape_of(shape_kinds[i].kind), ISECT_SHAPE_POINT) && which-- == 0)
            return &shape_kinds[i];
    return NULL;
}
static void draw_body(int which, Drawn *body)
{
    const ShapeKind *of = kind_at(which);
    memset(body, 0, sizeof *body);
    if (of) {
        of->any(&body->shape);
        body->own = (X(any)){shape_of(of->kind), &body->shape};
    } else {
        for (int i = 0; i < CORNERS; i++)
            body->corner[i] = any_unit();
        body->hull = (X(hull)){.vertices = body->corner, .vertex_count = CORNERS};
        body->own = X(any_hull)(&body->hull);
    }
    for (int k = 0; k < 4; k++)
        body->pose.rotation[k] = any_real(-1, 1);
    body->pose.rotation[3] += R(0.01);
    body->pose.translation = some_place(3);
    body->parts = (X(parts)){&body->own, &body->pose, 1};
    body->posed = X(any_parts)(&body->parts);
}

#endif
