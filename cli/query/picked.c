/* cli/query/picked.c - picks by a ray. */
#include "query/picked.h"

#include "drawing/render.h"

#include <stdlib.h>

static Vector corner(const Mesh *mesh, uint32_t prim, int k)
{
    const double *p = mesh_corner(mesh, prim, k);
    return (Vector){p[0], p[1], p[2]};
}

PickedHit picked_hit(const Scene *scene, const View *view, const isectd_mesh_touch *touch)
{
    const double u = touch->u, v = touch->v, w = 1 - u - v;
    const Vector a = vector_scale(corner(&scene->mesh, touch->prim, 0), w);
    const Vector b = vector_scale(corner(&scene->mesh, touch->prim, 1), u);
    const Vector c = vector_scale(corner(&scene->mesh, touch->prim, 2), v);
    const Vector point = vector_add(vector_add(a, b), c);
    return (PickedHit){scene_object_of(scene, touch->prim), *touch, point, view_depth(view, point)};
}

/* NULL: out of memory. */
static isectd_mesh_touch *nearest(Tree *tree, const isectd_ray *ray, size_t *count)
{
    isectd_mesh_touch *touch = malloc(sizeof *touch);
    if (touch != NULL && !tree_cast(tree, ray, 1, touch)) {
        free(touch);
        return NULL;
    }
    *count = touch != NULL && touch->prim != UINT32_MAX;
    return touch;
}

bool picked_find(Picked *picked, const Scene *scene, const View *view, Tree *tree,
                 const double pixel[2], bool all)
{
    const double start = render_clock();
    *picked = (Picked){.ray = view_ray(view, pixel[0] + 0.5, pixel[1] + 0.5)};
    size_t count = 0;
    isectd_mesh_touch *touches =
        all ? tree_cast_all(tree, &picked->ray, &count) : nearest(tree, &picked->ray, &count);
    picked->seconds = render_clock() - start;
    picked->hits = touches != NULL ? malloc((count + 1) * sizeof *picked->hits) : NULL;
    if (picked->hits != NULL)
        for (; picked->count < count; picked->count++)
            picked->hits[picked->count] = picked_hit(scene, view, &touches[picked->count]);
    free(touches);
    return picked->hits != NULL;
}

void picked_free(Picked *picked)
{
    free(picked->hits);
    *picked = (Picked){.count = 0};
}
