/* isect_bvh_closest_any - the triangle of a mesh that is nearest to a shape: for each part of the
 * shape a traversal of the tree, nearest box first.
 *
 * A node is skipped if its box is farther from the box of the part than the best answer so far
 * (bvh/shape_box.h). In a block the triangle with the nearest box comes first. A triangle is
 * skipped if it is farther than the best from the box of the part in its own frame. If the part is
 * that box, triangles that meet it are known, too. The solver gives up on a triangle once it is
 * proved to be farther than the best. */
#include "bvh/bounds.h"
#include "bvh/boxes.h"
#include "bvh/shape_box.h"
#include "bvh/spot.h"
#include "core/environment.h"
#include "engine/any.h"
#include "geometry/to_vec3d.h"

typedef struct ShapeSearch {
    BoxedPart part;
    bool list;                 /* the shape is a list of parts */
    double lower[3], upper[3]; /* the box of the part */
    real limit;                /* the least distance2 so far, or the given one */
    real within[6];            /* lower x, upper x, ... of the box within the limit */
    X(mesh_pair) best;
    uint32_t best_instance, instance; /* instance: that of the triangles that are judged */
    bool meets;                       /* the best triangle does, and its common point is unknown */
    X(triangle) meeting;
} ShapeSearch;

static double near2_of(const ShapeSearch *s, X(aabb) box)
{
    double lower[3], upper[3];
    to_doubles(lower, box.lower), to_doubles(upper, box.upper);
    return near2_of_boxes(lower, upper, s->lower, s->upper);
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
/* Sets the limit, and the box outside of which nothing is within it. The errors of near2_of_boxes
 * are less than 12 times the slack, and those of the numbers of that box less than the slack. */
static void set_limit(ShapeSearch *s, real limit2)
{
    const double length = length_within(limit2) * (1 + 2 * ROWS_SLACK) + 16 * s->part.slack;
    s->limit = limit2;
    for (int k = 0; k < 3; k++) {
        s->within[2 * k] = (real)(s->lower[k] - length);
        s->within[2 * k + 1] = (real)(s->upper[k] + length);
    }
}
/* Pushes the children that may be near enough, the nearest last. */
static int push_near(const ShapeSearch *s, const Node *node, Spot at, Deferred *stack, int top)
{
    const int bottom = top;
    for (unsigned bits = children_within(node, s->within); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const double near2 = near2_of(s, box_of_child(node, i));
        if (near2 <= (double)s->limit)
            top = push_sorted(stack, bottom, top, near2, spot_below(at, node->child[i]));
    }
    return top;
}

/* Does a triangle come after the best one, in the order of ties? For the same triangle the first
 * part comes first. */
static bool is_later(const ShapeSearch *s, uint32_t prim)
{
    return s->instance > s->best_instance ||
           (s->instance == s->best_instance && prim >= s->best.prim);
}
/* The answer of isect_closest_any, in which a list of parts is the second shape. */
static X(nearest) nearest_to(const ShapeSearch *s, const X(triangle) * triangle)
{
    const double most = length_within(s->limit);
    const Part part = {X(any_triangle)(triangle), NULL};
    PosedPart other;
    if (!s->list)
        return X(closest_until)(s->part.part.part.shape, part.shape, most);
    X(pose_part)(&other, &part);
    return X(nearest_swapped)(X(closest_of_parts)(&other, &s->part.part, most));
}
/* Takes a triangle that meets the part; its common point is found at the end. */
static void take_meeting(ShapeSearch *s, const X(triangle) * triangle, uint32_t prim)
{
    if (s->best.distance2 == 0 && is_later(s, prim))
        return;
    s->best = (X(mesh_pair)){.distance2 = 0, .prim = prim};
    set_limit(s, 0), s->best_instance = s->instance;
    s->meets = true, s->meeting = *triangle;
}
static void judge_triangle(ShapeSearch *s, const X(triangle) * triangle, uint32_t prim)
{
    const double length = length_within(s->limit), slack = s->part.slack;
    const double gap = X(gap_of_part)(&s->part, triangle, length);
    if (gap > length + slack)
        return;
    if (s->part.is_box && gap < -slack) {
        take_meeting(s, triangle, prim);
        return;
    }
    const X(nearest) nearest = nearest_to(s, triangle);
    if (!(nearest.distance2 <= s->limit) || nearest.distance2 == REAL_INF ||
        (nearest.distance2 == s->best.distance2 && is_later(s, prim)))
        return;
    s->best = (X(mesh_pair)){nearest.a, nearest.b, nearest.distance2, prim};
    set_limit(s, nearest.distance2), s->best_instance = s->instance, s->meets = false;
}
static void judge_block(ShapeSearch *s, const Triangles *block)
{
    EightBoxes eight;
    double near2[WIDTH];
    unsigned left = triangles_within(block, s->within, &eight);
    for (unsigned bits = left; bits; bits &= bits - 1)
        near2[__builtin_ctz(bits)] = near2_of(s, box_in_eight(&eight, __builtin_ctz(bits)));
    while (left) {
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

static void search_forest(ShapeSearch *s, const Forest *forest)
{
    Deferred stack[FOREST_STACK];
    int top = 0;
    stack[top++] = (Deferred){0, root_of(forest)};
    while (top > 0) {
        const Deferred now = stack[--top];
        Triangles triangles[2];
        Node node;
        s->instance = now.at.instance;
        if (now.near > (double)s->limit)
            continue;
        if (is_block(now.at))
            judge_block(s, block_at(forest, now.at, triangles));
        else
            top = push_near(s, node_at(forest, now.at, &node), now.at, stack, top);
    }
    if (s->meets) {
        const X(nearest) common = nearest_to(s, &s->meeting);
        s->best.a = common.a, s->best.b = common.b, s->meets = false;
    }
}

X(mesh_pair)
X(forest_closest)(const Forest *forest, X(any) shape, real within2, uint32_t *instance)
{
    ShapeSearch s;
    s.best = (X(mesh_pair)){{0, 0, 0}, {0, 0, 0}, REAL_INF, UINT32_MAX};
    s.list = shape.shape == ISECT_SHAPE_PARTS;
    s.limit = within2, s.best_instance = UINT32_MAX, s.meets = false;
    const Environment before = environment_enter();
    for (size_t i = 0; i < count_parts(shape) && within2 >= 0; i++) {
        X(aabb) box;
        X(box_part)((double)forest->largest, shape, i, &s.part, &box);
        if (!(box.lower.x <= box.upper.x))
            continue;
        to_doubles(s.lower, box.lower), to_doubles(s.upper, box.upper);
        set_limit(&s, s.limit);
        search_forest(&s, forest);
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
