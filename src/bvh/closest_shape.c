/* isect_bvh_closest_any - the triangle of a mesh that is nearest to a shape: a traversal of the
 * tree, nearest box first.
 *
 * A node is skipped if its box is farther from the box of the shape than the best answer so far
 * (bvh/box_distance.h). In a block the triangle with the nearest box comes first, and the solver
 * gives up on a triangle once it is proved to be farther than the best. */
#include "bvh/bounds.h"
#include "bvh/box_distance.h"
#include "bvh/boxes.h"
#include "bvh/spot.h"
#include "core/environment.h"
#include "engine/any.h"
#include "geometry/to_vec3d.h"

typedef struct DistantSpot {
    double near2;
    Spot at;
} DistantSpot;

typedef struct ShapeSearch {
    X(any) shape;
    double lower[3], upper[3]; /* the box of the shape */
    real limit;                /* the least distance2 so far, or the given one */
    X(mesh_pair) best;
    uint32_t best_instance, instance; /* instance: that of the triangles that are judged */
} ShapeSearch;

static double near2_of(const ShapeSearch *s, const double lower[3], const double upper[3])
{
    return near2_of_boxes(lower, upper, s->lower, s->upper);
}
/* Pushes the children that may be near enough, the nearest last. */
static int push_near(const ShapeSearch *s, const Node *node, Spot at, DistantSpot *stack, int top)
{
    const int bottom = top;
    for (int i = 0; i < WIDTH; i++) {
        if (!(node->bound[0][i] <= node->bound[1][i])) /* no child */
            continue;
        double lower[3], upper[3];
        for (int k = 0; k < 3; k++)
            lower[k] = (double)node->bound[2 * k][i], upper[k] = (double)node->bound[2 * k + 1][i];
        const double near2 = near2_of(s, lower, upper);
        if (near2 > (double)s->limit)
            continue;
        int j = top++;
        for (; j > bottom && stack[j - 1].near2 < near2; j--)
            stack[j] = stack[j - 1];
        stack[j] = (DistantSpot){near2, spot_below(at, node->child[i])};
    }
    return top;
}

/* A length that no pair within the limit exceeds. Squares below the least normal number are not
 * accurate, and those above the greatest number are that number. */
static double length_within(real limit2)
{
    if (!(limit2 < REAL_MAX))
        return (double)INFINITY;
    const double square = fmax((double)limit2, (double)REAL_MIN);
    return sqrt(square) * (1 + 8 * (double)REAL_EPSILON);
}
/* Does a triangle come after the best one, in the order of ties? */
static bool is_later(const ShapeSearch *s, uint32_t prim)
{
    return s->instance > s->best_instance ||
           (s->instance == s->best_instance && prim > s->best.prim);
}
static void judge_triangle(ShapeSearch *s, const X(triangle) * triangle, uint32_t prim)
{
    const X(nearest) nearest =
        X(closest_until)(s->shape, X(any_triangle)(triangle), length_within(s->limit));
    if (!(nearest.distance2 <= s->limit) || nearest.distance2 == REAL_INF ||
        (nearest.distance2 == s->best.distance2 && is_later(s, prim)))
        return;
    s->best = (X(mesh_pair)){nearest.a, nearest.b, nearest.distance2, prim};
    s->limit = nearest.distance2, s->best_instance = s->instance;
}
static void judge_block(ShapeSearch *s, const Triangles *block)
{
    EightBoxes eight;
    double near2[WIDTH];
    const int count = count_in(block);
    box_triangles(block, &eight);
    for (int i = 0; i < count; i++) {
        double lower[3], upper[3];
        for (int k = 0; k < 3; k++)
            lower[k] = (double)eight.bound[2 * k][i], upper[k] = (double)eight.bound[2 * k + 1][i];
        near2[i] = near2_of(s, lower, upper);
    }
    for (unsigned left = (1u << count) - 1; left;) {
        int first = __builtin_ctz(left);
        for (unsigned bits = left & (left - 1); bits; bits &= bits - 1)
            first = near2[__builtin_ctz(bits)] < near2[first] ? __builtin_ctz(bits) : first;
        left &= ~(1u << first);
        if (near2[first] > (double)s->limit)
            return;
        if (s->best.distance2 == 0 && is_later(s, block->prim[first]))
            continue;
        const X(triangle) triangle = triangle_in(block, first);
        judge_triangle(s, &triangle, block->prim[first]);
    }
}

X(mesh_pair)
X(forest_closest)(const Forest *forest, X(any) shape, real within2, uint32_t *instance)
{
    ShapeSearch s = {.shape = shape, .limit = within2, .best_instance = UINT32_MAX};
    DistantSpot stack[FOREST_STACK];
    X(aabb) box;
    int top = 0;
    s.best = (X(mesh_pair)){{0, 0, 0}, {0, 0, 0}, REAL_INF, UINT32_MAX};
    *instance = UINT32_MAX;
    X(box_of_shape)(&box, shape);
    if (!(within2 >= 0) || !(box.lower.x <= box.upper.x))
        return s.best;
    to_doubles(s.lower, box.lower), to_doubles(s.upper, box.upper);
    const Environment before = environment_enter();
    stack[top++] = (DistantSpot){0, root_of(forest)};
    while (top > 0) {
        const DistantSpot now = stack[--top];
        Triangles triangles[2];
        Node node;
        s.instance = now.at.instance;
        if (now.near2 > (double)s.limit)
            continue;
        if (is_block(now.at))
            judge_block(&s, block_at(forest, now.at, triangles));
        else
            top = push_near(&s, node_at(forest, now.at, &node), now.at, stack, top);
    }
    environment_leave(before);
    *instance = s.best_instance;
    return s.best;
}
X(mesh_pair) X(bvh_closest_any)(const X(bvh) * bvh, X(any) shape, real within2)
{
    const Forest forest = forest_of(bvh);
    uint32_t instance;
    return X(forest_closest)(&forest, shape, within2, &instance);
}
