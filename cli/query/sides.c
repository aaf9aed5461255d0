/* cli/query/sides.c - boxes first, then triangles, a block at a time, by the functions for many. */
#include "query/sides.h"

#include "drawing/render.h"

#include "isect/classify.h"
#include "isect/many.h"
#include "isectd/classify.h"
#include "isectd/many.h"

#include <stdlib.h>
#include <string.h>

const char *const side_names[SIDES] = {"outside", "tangent_outside", "straddles", "tangent_inside",
                                       "inside"};

enum { PIECE = 1024 };

static isect_vec3 narrow(isectd_vec3 v)
{
    return (isect_vec3){(float)v.x, (float)v.y, (float)v.z};
}

/* Shapes as the library reads them. */
typedef union Piece {
    isect_aabb box[PIECE];
    isectd_aabb wide_box[PIECE];
    isect_triangle triangle[PIECE];
    isectd_triangle wide_triangle[PIECE];
} Piece;

static void ask_boxes(Sides *sides, const SceneObject *objects, const View *view, Piece *piece,
                      size_t first, size_t count)
{
    if (view->precision == DOUBLE) {
        for (size_t i = 0; i < count; i++)
            piece->wide_box[i] = objects[first + i].box;
        isectd_classify_frustum_aabb_n(isectd_frustums_one(&view->wide),
                                       isectd_aabbs_of(piece->wide_box), count,
                                       &sides->boxes[first]);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const isectd_aabb *box = &objects[first + i].box;
        piece->box[i] = (isect_aabb){narrow(box->lower), narrow(box->upper)};
    }
    isect_classify_frustum_aabb_n(isect_frustums_one(&view->narrow), isect_aabbs_of(piece->box),
                                  count, &sides->boxes[first]);
}

static void find_boxes(Sides *sides, const Scene *scene, const View *view, Piece *piece)
{
    const double start = render_clock();
    for (size_t first = 0; first < scene->count; first += PIECE)
        ask_boxes(sides, scene->objects, view, piece, first,
                  scene->count - first < PIECE ? scene->count - first : PIECE);
    sides->box_seconds = render_clock() - start;
}

static void gather(Piece *piece, const Mesh *mesh, size_t first, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < 3; k++) {
            const size_t corner = 3 * (size_t)mesh->indices[3 * (first + i) + (size_t)k];
            if (mesh->floats != NULL)
                memcpy((float *)&piece->triangle[i] + 3 * k, &mesh->floats[corner],
                       3 * sizeof(float));
            else
                memcpy((double *)&piece->wide_triangle[i] + 3 * k, &mesh->positions[corner],
                       3 * sizeof(double));
        }
}

static void ask_triangles(Sides *sides, const Mesh *mesh, const View *view, Piece *piece,
                          size_t first, size_t count)
{
    for (size_t end = first + count; first < end; first += count) {
        count = end - first < PIECE ? end - first : PIECE;
        gather(piece, mesh, first, count);
        if (view->precision == DOUBLE)
            isectd_classify_frustum_triangle_n(isectd_frustums_one(&view->wide),
                                               isectd_triangles_of(piece->wide_triangle), count,
                                               &sides->triangles[first]);
        else
            isect_classify_frustum_triangle_n(isect_frustums_one(&view->narrow),
                                              isect_triangles_of(piece->triangle), count,
                                              &sides->triangles[first]);
    }
}

static void find_triangles(Sides *sides, const Scene *scene, const View *view, Piece *piece)
{
    const double start = render_clock();
    for (size_t i = 0; i < scene->count; i++) {
        const SceneObject *object = &scene->objects[i];
        const uint8_t side = sides->boxes[i];
        if (side == ISECT_OUTSIDE || (side == ISECT_INSIDE && object->not_finite == 0))
            memset(&sides->triangles[object->first], side, object->count);
        else
            ask_triangles(sides, &scene->mesh, view, piece, object->first, object->count);
    }
    sides->triangle_seconds = render_clock() - start;
}

bool sides_find(Sides *sides, const Scene *scene, const View *view)
{
    Piece *piece = malloc(sizeof *piece);
    *sides = (Sides){malloc(scene->count), malloc(scene->mesh.triangle_count), 0, 0};
    const bool good = piece != NULL && sides->boxes != NULL && sides->triangles != NULL;
    if (good) {
        find_boxes(sides, scene, view, piece);
        find_triangles(sides, scene, view, piece);
    }
    free(piece);
    return good;
}

void sides_free(Sides *sides)
{
    free(sides->boxes);
    free(sides->triangles);
    *sides = (Sides){0};
}

SideCounts sides_count(const uint8_t *sides, size_t count)
{
    SideCounts counts = {{0}};
    for (size_t i = 0; i < count; i++)
        counts.of[sides[i]]++;
    return counts;
}

SideCounts sides_of_object(const Sides *sides, const SceneObject *object)
{
    SideCounts counts = sides_count(&sides->triangles[object->first], object->count);
    counts.of[ISECT_OUTSIDE] -= object->not_finite;
    return counts;
}

/* Inside if all parts are, outside if all are; else across. */
isect_side side_of_parts(const SideCounts *parts)
{
    int least = ISECT_OUTSIDE, most = ISECT_INSIDE;
    while (least < ISECT_INSIDE && parts->of[least] == 0)
        least++;
    while (most > ISECT_OUTSIDE && parts->of[most] == 0)
        most--;
    if (most < ISECT_STRADDLES)
        return (isect_side)most;
    return least > ISECT_STRADDLES ? (isect_side)least : ISECT_STRADDLES;
}

json_t *sides_json(const SideCounts *counts)
{
    json_t *object = json_object();
    for (int i = SIDES; object != NULL && i-- > 0;)
        json_object_set_new(object, side_names[i], json_integer((json_int_t)counts->of[i]));
    return object;
}
