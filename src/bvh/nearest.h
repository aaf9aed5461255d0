/* bvh/nearest.h - the kernels of bvh/nearest.c, one set per instruction set. */
#ifndef ISECT_BVH_NEAREST_H
#define ISECT_BVH_NEAREST_H

#include "bvh/tree.h"
#include "core/batch.h"
#include "core/isa.h"
#include HEADER(bvh)

#include <stddef.h>
#include <string.h>

/* Which triangles within a distance are requested: the nearest, the nearest `capacity`, or all, up
 * to `capacity`. The last two are written to `list`. Its items are the first `size` bytes of a
 * Found: an X(mesh_nearest) or an X(scene_nearest). */
typedef enum Wanted { NEAREST, NEAREST_FEW, ALL_WITHIN } Wanted;
typedef struct NearestQuery {
    const X(bvh) * bvh;
    X(vec3) point;
    real within2;
    Wanted wanted;
    void *list;
    size_t size;
    uint32_t instance;      /* the instance of a scene that is searched */
    size_t capacity, count; /* count: triangles found; NEAREST_FEW: items in the list */
} NearestQuery;

typedef struct Found {
    X(mesh_nearest) at;
    uint32_t instance; /* 0 if there is no scene */
} Found;

/* Points `first` to `first + count - 1` of a batch. */
typedef struct NearestBatch {
    const X(bvh) * bvh;
    const Operand *points;
    real within2;
    const X(mesh_nearests) * answers;
    size_t first, count;
} NearestBatch;

/* The answer for triangle i of a block, in bvh/closest.c. `known`: the pair's answer, or NULL. */
X(mesh_nearest)
X(bvh_nearest_of)(const X(vec3) * point, const Triangles *block, int i, const X(nearest) * known);

/* The nearest triangle, or a miss if the answers are in the list. */
typedef X(mesh_nearest) X(NearestOne)(NearestQuery *find_nearest);
typedef void X(NearestMany)(const NearestBatch *batch);

#define NEAREST_ONE(isa) KERNEL_NAME(X(nearest_one_), isa)
#define NEAREST_MANY(isa) KERNEL_NAME(X(nearest_many_), isa)
#define DECLARE_NEAREST(isa)                                                                       \
    X(NearestOne) NEAREST_ONE(isa);                                                                \
    X(NearestMany) NEAREST_MANY(isa);
ISAS_TO_AVX2(DECLARE_NEAREST)

static inline X(mesh_nearest) nearest_none(void)
{
    return (X(mesh_nearest)){.distance2 = REAL_INF, .prim = UINT32_MAX};
}

/* `list` has room for `capacity` items of `size` bytes. */
static inline NearestQuery query_for(const X(vec3) * point, real within2, Wanted wanted, void *list,
                                     size_t size, size_t capacity)
{
    return (NearestQuery){.point = *point,
                          .within2 = within2,
                          .wanted = wanted,
                          .list = list,
                          .size = size,
                          .capacity = capacity};
}

/* Item k of the list. The sizes of the copies are constants. */
static inline Found found_in(const NearestQuery *search, size_t k)
{
    const char *item = (const char *)search->list + k * search->size;
    Found found = {.instance = 0};
    memcpy(&found.at, item, sizeof found.at);
    if (search->size == sizeof found)
        memcpy(&found.instance, item + offsetof(Found, instance), sizeof found.instance);
    return found;
}
static inline void put_in(const NearestQuery *search, size_t k, const Found *found)
{
    char *item = (char *)search->list + k * search->size;
    memcpy(item, &found->at, sizeof found->at);
    if (search->size == sizeof *found)
        memcpy(item + offsetof(Found, instance), &found->instance, sizeof found->instance);
}

/* The order by distance, then by instance, then by triangle. */
static inline bool is_before(const Found *a, const Found *b)
{
    if (a->at.distance2 < b->at.distance2 || a->at.distance2 > b->at.distance2)
        return a->at.distance2 < b->at.distance2;
    return a->instance < b->instance || (a->instance == b->instance && a->at.prim < b->at.prim);
}

#endif
