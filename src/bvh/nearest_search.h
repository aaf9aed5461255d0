/* bvh/nearest_search.h - the search of a tree for the triangle nearest to a point.
 *
 * A node is skipped if its box is farther away than the best answer so far. The distance that the
 * pair function (closest/point_triangle.c) returns for a triangle in the box may be less than the
 * distance of the box, by its rounding error. So a lower bound of the box distance is compared.
 * With epsilon e, d the distance of the point from the box, D the diagonal of the box, and L >= D
 * the sum of its sides:
 *
 *     u and v, between corners                          <= D
 *     w, from a corner to the point                     <= distance + D
 *     the answer is within 4e (|u| + |v| + |w|), so     >= d (1 - 4e) - 12e D
 *     d as computed: difference, square, sums, root     <= d (1 + 2e)
 *     its product, the product of L and their difference, the square    1.5 e
 *
 *     near = d (1 - 8e) - 16e L                         16e covers the rounding of L
 *
 * The least normal number is subtracted to cover underflow. If d^2 overflows, its largest component
 * stands for d. If near^2 overflows, it is the greatest number, as is the answer of the pair then.
 * Boxes at an equal distance are entered: they may contain a triangle at that distance with a
 * smaller index. Hence neither the shape of the tree nor the width of registers can change an
 * answer. */
#ifndef ISECT_BVH_NEAREST_SEARCH_H
#define ISECT_BVH_NEAREST_SEARCH_H

#include "bvh/bounds.h"
#include "bvh/nearest.h"
#include "closest/nearest.h"
#include "geometry/foot.h"
#include HEADER(bvh)
#include HEADER(closest)

#define BOX_LESS (1 - 8 * REAL_EPSILON)
#define BOX_SLACK (16 * REAL_EPSILON)

/* A deferred child, and the square of a lower bound of its distance. */
typedef struct Waiting {
    real near2;
    uint32_t child;
} Waiting;

typedef struct NearestSearch {
    uint32_t now; /* the node or block to visit */
    int top;      /* entries of the stack */
    real limit;   /* the square of the distance limit */
    X(vec3) point;
    uint32_t prim; /* the nearest so far: triangle `place` of `leaf` */
    uint32_t leaf;
    int place;
    X(nearest) decided; /* the pair's answer for triangle `decided_of` */
    uint32_t decided_of;
    NearestQuery *search; /* NULL: only the nearest is requested */
    size_t index;
    Waiting stack[STACK];
} NearestSearch;

FORMULA num gap_of(num lower, num upper, num x)
{
    return max3(lower - x, x - upper, splat(0));
}

/* The squared bounds of LANES children; `enter` marks those within the limit. */
FORMULA num near_boxes(const Node *node, int j, const NearestSearch *s, mask *enter)
{
    const num lx = load_bounds(node->bound[0] + j), ux = load_bounds(node->bound[1] + j);
    const num ly = load_bounds(node->bound[2] + j), uy = load_bounds(node->bound[3] + j);
    const num lz = load_bounds(node->bound[4] + j), uz = load_bounds(node->bound[5] + j);
    const num x = gap_of(lx, ux, splat(s->point.x)), y = gap_of(ly, uy, splat(s->point.y)),
              z = gap_of(lz, uz, splat(s->point.z));
    const num sides = (ux - lx) + (uy - ly) + (uz - lz);
    const num square = x * x + y * y + z * z;
    const num gap = num_select(square <= REAL_MAX, num_sqrt(square), max3(x, y, z));
    const num near = num_max(gap * BOX_LESS - sides * BOX_SLACK, splat(0)); /* NaN becomes 0 */
    const num near2 = num_min(num_max(near * near - REAL_MIN, splat(0)), splat(REAL_MAX));
    *enter = (lx <= ux) & (near2 <= splat(s->limit));
    return near2;
}

/* Pushes the children in order of distance, the nearest last. The rank of each child is counted
 * without branches: the comparisons would be unpredictable. */
FORMULA void visit_node(const Node *node, NearestSearch *s)
{
    real near2[WIDTH];
    float order[WIDTH];
    int place[WIDTH] = {0};
    unsigned bits = 0;
    for (int j = 0; j < WIDTH; j += LANES) {
        mask enter;
        const num near = near_boxes(node, j, s, &enter);
        *(num_in_memory *)(near2 + j) = num_select(enter, near, splat(-1));
        bits |= mask_bits(enter) << j;
    }
    for (int i = 0; i < WIDTH; i++)
        order[i] = (float)near2[i];
    for (int i = 0; i < WIDTH; i++)
        for (int k = 0; k < WIDTH; k++)
            place[k] += (order[i] > order[k]) | ((order[i] >= order[k]) & (i < k));
    const int first = s->top;
    for (; bits; bits &= bits - 1, s->top++) {
        const int i = __builtin_ctz(bits);
        s->stack[first + place[i]] = (Waiting){near2[i], node->child[i]};
    }
}

/* Inserts a triangle into the list of the nearest, by distance. The last item drops out if the list
 * is full. */
static void put_among(NearestQuery *search, const Found *found)
{
    size_t k = 0, end = search->count; /* the binary search runs in [k, end) */
    while (k < end) {
        const size_t middle = k + (end - k) / 2;
        const Found other = found_in(search, middle);
        if (is_before(&other, found))
            k = middle + 1;
        else
            end = middle;
    }
    if (k == search->capacity)
        return;
    search->count += search->count < search->capacity;
    char *place = (char *)search->list + k * search->size;
    memmove(place + search->size, place, (search->count - 1 - k) * search->size);
    put_in(search, k, found);
}

static __attribute__((noinline)) void put_found(NearestSearch *s, const Triangles *seen, int i)
{
    NearestQuery *search = s->search;
    if (is_repeated(seen, i))
        return;
    if (search->wanted == ALL_WITHIN && search->count++ >= search->capacity)
        return;
    const Found found = {X(bvh_nearest_of)(&s->point, seen, i, NULL), search->instance};
    if (search->wanted == ALL_WITHIN) {
        put_in(search, search->count - 1, &found);
        return;
    }
    put_among(search, &found);
    if (search->count == search->capacity)
        s->limit = found_in(search, search->capacity - 1).at.distance2;
}

/* Handles triangle i, at a distance, of a block: in place, or moved. */
FORMULA void found_at(NearestSearch *s, real distance2, const Triangles *seen, int i)
{
    if (s->search) {
        if (distance2 <= s->limit)
            put_found(s, seen, i);
    } else if (distance2 < s->limit || (distance2 == s->limit && seen->prim[i] < s->prim)) {
        s->limit = distance2, s->prim = seen->prim[i];
        s->leaf = s->now, s->place = i;
    }
}

static __attribute__((noinline)) void visit_unsure(const Triangles *seen, unsigned bits, int first,
                                                   NearestSearch *s)
{
    for (; bits; bits &= bits - 1) {
        const int i = first + __builtin_ctz(bits);
        if (is_repeated(seen, i))
            continue;
        const X(triangle) triangle = triangle_in(seen, i);
        const X(nearest) nearest = X(closest_point_triangle)(&s->point, &triangle);
        found_at(s, nearest.distance2, seen, i);
        if (s->prim == seen->prim[i])
            s->decided = nearest, s->decided_of = s->prim;
    }
}

/* Tests a block: in place, or moved. */
FORMULA void visit_block(const Triangles *seen, NearestSearch *s)
{
    const Vec3 p = {splat(s->point.x), splat(s->point.y), splat(s->point.z)};
    for (int i = 0; i < WIDTH; i += LANES) {
        const Triangle t = load_triangles(seen, i);
        const Vec3 u = sub(t.b, t.a), v = sub(t.c, t.a), w = sub(p, t.a);
        const num distance2 = foot_of(u, v, w).distance2;
        const mask sure = surely_apart(distance2, dot(u, u) + dot(v, v) + dot(w, w));
        unsigned bits = mask_bits(sure & (distance2 <= splat(s->limit)));
        const unsigned unsure = mask_bits(mask_not(sure));
        real distances2[LANES];
        *(num_in_memory *)distances2 = distance2;
        for (; bits; bits &= bits - 1) {
            const int k = __builtin_ctz(bits);
            found_at(s, distances2[k], seen, i + k);
        }
        if (unsure)
            visit_unsure(seen, unsure, i, s);
    }
}

/* Starts at the root; false if there can be no answer: a coordinate is not finite, or the limit is
 * negative or NaN. */
FORMULA bool set_out(NearestSearch *s, const X(vec3) * point, real within2)
{
    s->now = 0;
    s->top = 0;
    s->limit = within2;
    s->point = *point;
    s->prim = s->decided_of = UINT32_MAX;
    s->search = NULL;
    return (real_abs(point->x) <= REAL_MAX) & (real_abs(point->y) <= REAL_MAX) &
           (real_abs(point->z) <= REAL_MAX) & (within2 >= 0);
}

/* Pops the next child within the limit; false if there is none. */
FORMULA bool next_waiting(NearestSearch *s)
{
    do {
        if (s->top == 0)
            return false;
        s->top--;
    } while (s->stack[s->top].near2 > s->limit);
    s->now = s->stack[s->top].child;
    return true;
}

#endif
