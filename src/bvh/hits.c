/* isect_bvh_cast_all, isect_bvh_cast_next, isect_bvh_cast_crossings, isect_bvh_cast_filtered,
 * isect_bvh_cast_visit, isect_bvh_classify_frustum - queries for more than the nearest triangle:
 * all hits of a ray, the next few hits, each crossing of the surface once, the nearest hit that a
 * filter keeps, all triangles in a frustum.
 *
 * The hits of a ray come from the kernels of bvh/trace.c, those of one leaf at a time.
 *
 * For a frustum a node is entered if the pair function accepts its box. That function is exact, as
 * is the one for triangles, and a box contains its triangles. So every triangle that a loop over
 * the mesh would find is found. */
#include "bvh/boxes.h"
#include "bvh/trace.h"
#include "core/environment.h"
#include "core/sort.h"
#include "exact/sum.h"
#include "geometry/to_vec3d.h"
#include HEADER(bvh)
#include HEADER(classify)
#include <string.h>

/* A query and its results. `list` receives the first `capacity` of `count` results. */
typedef struct Search Search;
struct Search {
    void (*meet)(Search *search, const Hit *hit);
    const X(bvh) * bvh;
    const X(ray) * ray;
    X(bvh_keep) * keep;
    void *user;
    X(mesh_touch) best;
    X(bvh_touched) * touched;
    void *list;
    size_t capacity, count;
    bool enough; /* stop the search */
};

static bool touch_less(const void *a, const void *b)
{
    const X(mesh_touch) *x = a, *y = b;
    return x->t < y->t || (x->t == y->t && x->prim < y->prim);
}

static void put_item(Search *search, const void *item, size_t bytes)
{
    if (search->count < search->capacity)
        memcpy((char *)search->list + search->count * bytes, item, bytes);
    search->count++;
}

/* Meets all hits of the ray, until it is enough. */
static void search_along(Search *search, const X(bvh) * bvh, const X(ray) * ray)
{
#define TRACE_HITS_KERNEL(isa) TRACE_HITS(isa),
    static X(TraceHits) *const kernels[] = {ISAS_LANES(TRACE_HITS_KERNEL)};
    X(TraceHits) *const next_hits = kernels[isect_isa_index()];
    HitSearch state;
    state.ray = ray, state.more = true;
    search->bvh = bvh, search->ray = ray;
    while (state.more && !search->enough) {
        Hit hits[WIDTH];
        const Environment environment = environment_enter();
        const int count = next_hits(bvh, &state, hits);
        environment_leave(environment);
        for (int i = 0; i < count && !search->enough; i++)
            search->meet(search, &hits[i]);
    }
}

static void put_touch(Search *search, const Hit *hit)
{
    put_item(search, &hit->touch, sizeof hit->touch);
}

/* The ray is not shortened to the best hit: t of another hit beyond it may be rounded to the same
 * number. */
static void keep_touch(Search *search, const Hit *hit)
{
    if (touch_less(&hit->touch, &search->best) && search->keep(search->user, &hit->touch))
        search->best = hit->touch;
}

isect_status X(bvh_cast_all)(const X(bvh) * bvh, const X(ray) * ray, X(mesh_touch) * touches,
                             size_t capacity, size_t *count)
{
    Search search = {.meet = put_touch, .list = touches, .capacity = capacity};
    search_along(&search, bvh, ray);
    return sort_list(touches, search.count, capacity, sizeof *touches, touch_less, count);
}

/* Keeps the first `capacity` hits, in order, among those after `best`. */
static void put_next(Search *search, const Hit *hit)
{
    if (touch_less(&search->best, &hit->touch))
        insert_item(search->list, &search->count, search->capacity, &hit->touch, sizeof hit->touch,
                    touch_less);
}

size_t X(bvh_cast_next)(const X(bvh) * bvh, const X(ray) * ray, const X(mesh_touch) * after,
                        X(mesh_touch) * touches, size_t few)
{
    const X(mesh_touch) before = {-REAL_INF, 0, 0, 0};
    Search search = {.meet = put_next, .list = touches, .capacity = few};
    search.best = after ? *after : before;
    search_along(&search, bvh, ray);
    return search.count;
}

static void tell_touch(Search *search, const Hit *hit)
{
    search->enough = !search->touched(search->user, &hit->touch);
}

bool X(bvh_cast_visit)(const X(bvh) * bvh, const X(ray) * ray, X(bvh_touched) * visit, void *user)
{
    Search search = {.meet = tell_touch, .touched = visit, .user = user};
    search_along(&search, bvh, ray);
    return !search.enough;
}

/* ---- crossings ---- */

/* The sign of (u x d) . (q - p), exactly; u is an axis. */
static int turn_along(const double d[3], int axis, const double p[3], const double q[3])
{
    const int y = (axis + 1) % 3, z = (axis + 2) % 3;
    const Term terms[4] = {{d[y], q[z], 1}, {-d[y], p[z], 1}, {-d[z], q[y], 1}, {d[z], p[y], 1}};
    return isect_exact_sign(terms, 4);
}

/* Symbolic perturbation. Where the ray meets an edge or a vertex, a triangle owns the crossing if a
 * ray beside it crosses the triangle. The origin of that ray is moved by an infinitesimal step
 * along the axis u, and by an infinitely smaller one along v; u and v are the axes other than the
 * longest of d. An edge function det(d, p - o, q - o) decreases by det(d, u, q - p) per step along
 * u. If it is 0, this derivative decides its sign, or else the one along v. A triangle that is hit
 * has at least one edge function other than 0. */
static bool owns(const X(ray) * ray, const X(triangle) * triangle)
{
    double d[3], o[3], corner[3][3];
    to_doubles(d, ray->dir), to_doubles(o, ray->origin), to_doubles(corner[0], triangle->a);
    to_doubles(corner[1], triangle->b), to_doubles(corner[2], triangle->c);
    static const int ends[3][2] = {{2, 1}, {0, 2}, {1, 0}};
    const int along = fabs(d[2]) >= fabs(d[0]) && fabs(d[2]) >= fabs(d[1]) ? 2
                      : fabs(d[1]) >= fabs(d[0])                           ? 1
                                                                           : 0;
    Exact edge[3];
    isect_exact_edges(d, corner, o, edge);
    bool left = false, right = false;
    for (int i = 0; i < 3; i++) {
        const double *p = corner[ends[i][0]], *q = corner[ends[i][1]];
        double side = edge[i].mantissa;
        for (int k = 1; k < 3 && side == 0; k++)
            side = turn_along(d, (along + k) % 3, p, q);
        left |= side > 0, right |= side < 0;
    }
    return left != right;
}

static void put_crossing(Search *search, const Hit *hit)
{
    Triangles room;
    const Triangles *block = block_of(search->bvh, hit->leaf, &room);
    const X(triangle) triangle = triangle_in(block, (int)hit->place);
    if (owns(search->ray, &triangle))
        put_item(search, &hit->touch, sizeof hit->touch);
}

isect_status X(bvh_cast_crossings)(const X(bvh) * bvh, const X(ray) * ray, X(mesh_touch) * touches,
                                   size_t capacity, size_t *count)
{
    Search search = {.meet = put_crossing, .list = touches, .capacity = capacity};
    search_along(&search, bvh, ray);
    return sort_list(touches, search.count, capacity, sizeof *touches, touch_less, count);
}

X(mesh_touch)
X(bvh_cast_filtered)(const X(bvh) * bvh, const X(ray) * ray, X(bvh_keep) * keep, void *user)
{
    Search search = {.meet = keep_touch, .keep = keep, .user = user};
    search.best = (X(mesh_touch)){REAL_INF, 0, 0, UINT32_MAX};
    search_along(&search, bvh, ray);
    return search.best;
}

/* ---- frusta ---- */

typedef struct FrustumSearch {
    const X(frustum) * frustum;
    isect_side least;
    Search found;
} FrustumSearch;

static void put_prims(FrustumSearch *search, const Triangles *block, bool whole)
{
    for (int i = 0; i < WIDTH && !is_repeated(block, i); i++) {
        const X(triangle) triangle = triangle_in(block, i);
        if (whole || X(classify_frustum_triangle)(search->frustum, &triangle) >= search->least)
            put_item(&search->found, &block->prim[i], sizeof block->prim[i]);
    }
}

/* If the box of a child is entirely inside, so is everything below it. */
static void search_frustum(FrustumSearch *search, const X(bvh) * bvh)
{
    uint32_t child[STACK];
    bool whole[STACK];
    int top = 0;
    child[top] = 0, whole[top++] = false;
    while (top > 0) {
        const uint32_t now = child[--top];
        const bool inside = whole[top];
        if (now & LEAF) {
            Triangles room;
            put_prims(search, block_of(bvh, now, &room), inside);
            continue;
        }
        const Node *node = node_of(bvh, now);
        for (int i = 0; i < WIDTH && has_child(node, i); i++) {
            const X(aabb) box = box_of_child(node, i);
            const isect_side side =
                inside ? ISECT_INSIDE : X(classify_frustum_aabb)(search->frustum, &box);
            if (side != ISECT_OUTSIDE)
                child[top] = node->child[i], whole[top++] = side == ISECT_INSIDE;
        }
    }
}

isect_status X(bvh_classify_frustum)(const X(bvh) * bvh, const X(frustum) * frustum,
                                     isect_side least, uint32_t *prims, size_t capacity,
                                     size_t *count)
{
    if (least <= ISECT_OUTSIDE || least > ISECT_INSIDE)
        return ISECT_BAD_ARGUMENT;
    FrustumSearch search = {frustum, least, {.list = prims, .capacity = capacity}};
    search_frustum(&search, bvh);
    return sort_list(prims, search.found.count, capacity, sizeof *prims, less_uint32, count);
}
