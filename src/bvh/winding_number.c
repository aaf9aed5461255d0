/* bvh/winding_number.c - the winding number of a closed mesh around a point.
 *
 * The winding number is the number of triangles through which the ray from the point along +x
 * leaves, less the number of those through which it enters. The ray meets a box if the point is
 * within its bounds in y and z, and not beyond its upper bound in x. These are comparisons, which
 * do not round. In the projection along x a triangle is crossed if the point is on the same side of
 * its three edges. The crossing is ahead if the determinant of the corners relative to the point
 * has the sign of the sides. With h half an epsilon, l - r an edge function, and x of the opposite
 * corner (Shewchuk 1997, section 4):
 *
 *     an edge function                          (3 + 16h) h (|l| + |r|)
 *     the determinant, the sum of x (l - r)     (7 + 56h) h of the sum of |x| (|l| + |r|)
 *     underflow in l and r                      the least number: an epsilon of REAL_MIN
 *
 * The code uses 8h, 16h, and REAL_MIN, which is also less than an edge function whose sign counts.
 * A value within its bound is decided exactly in bvh/classify.c. */
#include "bvh/winding_number.h"
#include "bvh/bounds.h"
#include HEADER(bvh)

enum { IN_FLIGHT = 16 };

typedef struct Walker {
    uint32_t now; /* the node or block to visit */
    int top;      /* entries of the stack */
    X(vec3) point;
    int winding;
    bool on; /* the point is on a triangle: the winding number is irrelevant */
    size_t index;
    uint32_t stack[STACK];
} Walker;

FORMULA void visit_node(const Node *node, Walker *s)
{
    const num x = splat(s->point.x), y = splat(s->point.y), z = splat(s->point.z);
    unsigned bits = 0;
    for (int j = 0; j < WIDTH; j += LANES)
        bits |= mask_bits((x <= load_bounds(node->bound[1] + j)) &
                          (load_bounds(node->bound[2] + j) <= y) &
                          (y <= load_bounds(node->bound[3] + j)) &
                          (load_bounds(node->bound[4] + j) <= z) &
                          (z <= load_bounds(node->bound[5] + j)))
                << j;
    for (; bits; bits &= bits - 1)
        s->stack[s->top++] = node->child[__builtin_ctz(bits)];
}

/* The side of the line through q and r on which the origin lies, projected along x. */
typedef struct EdgeSide {
    num value, size;
    mask left, right; /* certain */
} EdgeSide;

FORMULA EdgeSide side_of_edge(Vec3 q, Vec3 r)
{
    const num left = q.y * r.z, right = q.z * r.y, value = left - right;
    const num size = num_abs(left) + num_abs(right);
    const num bound = size * (4 * REAL_EPSILON) + REAL_MIN;
    return (EdgeSide){value, size, value > bound, value < -bound};
}

static __attribute__((noinline)) void visit_unsure(const Triangles *block, unsigned bits, int first,
                                                   Walker *s)
{
    for (; bits && !s->on; bits &= bits - 1) {
        const int i = first + __builtin_ctz(bits);
        if (is_repeated(block, i))
            continue;
        const X(triangle) triangle = triangle_in(block, i);
        s->winding += X(bvh_crossing)(&s->point, &triangle, &s->on);
    }
}

FORMULA void count_crossed(const Triangles *block, unsigned bits, int first, int sign, Walker *s)
{
    for (; bits; bits &= bits - 1)
        if (!is_repeated(block, first + __builtin_ctz(bits)))
            s->winding += sign;
}

FORMULA mask may_cross(const Triangle *t, Vec3 p)
{
    return (p.x <= max3(t->a.x, t->b.x, t->c.x)) & (min3(t->a.y, t->b.y, t->c.y) <= p.y) &
           (p.y <= max3(t->a.y, t->b.y, t->c.y)) & (min3(t->a.z, t->b.z, t->c.z) <= p.z) &
           (p.z <= max3(t->a.z, t->b.z, t->c.z));
}

FORMULA void visit_block(const Triangles *block, Walker *s)
{
    const Vec3 p = {splat(s->point.x), splat(s->point.y), splat(s->point.z)};
    for (int i = 0; i < WIDTH; i += LANES) {
        const Triangle t = load_triangles(block, i);
        const mask met = may_cross(&t, p);
        if (mask_none(met))
            continue;
        const Vec3 a = sub(t.a, p), b = sub(t.b, p), c = sub(t.c, p);
        const EdgeSide bc = side_of_edge(b, c), ca = side_of_edge(c, a), ab = side_of_edge(a, b);
        const mask beside = (bc.left | ca.left | ab.left) & (bc.right | ca.right | ab.right);
        const mask left = bc.left & ca.left & ab.left, right = bc.right & ca.right & ab.right;
        const num det = a.x * bc.value + b.x * ca.value + c.x * ab.value;
        const num bound =
            (num_abs(a.x) * bc.size + num_abs(b.x) * ca.size + num_abs(c.x) * ab.size) *
                (8 * REAL_EPSILON) +
            REAL_MIN;
        const mask above = det > bound, below = det < -bound;
        const mask decided = beside | ((left | right) & (above | below));
        count_crossed(block, mask_bits(met & left & above), i, 1, s);
        count_crossed(block, mask_bits(met & right & below), i, -1, s);
        const mask unsure = met & mask_not(decided);
        if (!mask_none(unsure))
            visit_unsure(block, mask_bits(unsure), i, s);
    }
}

FORMULA bool set_out(Walker *s, const X(vec3) * point)
{
    s->now = 0;
    s->top = 0;
    s->point = *point;
    s->winding = 0;
    s->on = false;
    return (real_abs(point->x) <= REAL_MAX) & (real_abs(point->y) <= REAL_MAX) &
           (real_abs(point->z) <= REAL_MAX);
}

/* Visits `now` and pops the next; false at the end of the traversal. */
FORMULA bool step(const X(bvh) * bvh, Walker *s)
{
    if (s->now & LEAF) {
        Triangles room;
        visit_block(block_of(bvh, s->now, &room), s);
    } else {
        visit_node(node_of(bvh, s->now), s);
    }
    if (s->on || s->top == 0)
        return false;
    s->now = s->stack[--s->top];
    return true;
}

FORMULA isect_side side_of(const Walker *s, isect_rule rule)
{
    const bool inside = rule == ISECT_NONZERO ? s->winding != 0 : s->winding & 1;
    return s->on ? ISECT_TANGENT_INSIDE : inside ? ISECT_INSIDE : ISECT_OUTSIDE;
}

isect_side SIDE_ONE(ISECT_KERNEL)(const X(bvh) * bvh, const X(vec3) * point, isect_rule rule)
{
    Walker s;
    if (set_out(&s, point))
        while (step(bvh, &s)) {
        }
    return side_of(&s, rule);
}

/* Starts the next point of the batch that has a node to visit; false if there is none. */
FORMULA bool next_point(const SideBatch *batch, size_t *next, Walker *s)
{
    while (*next < batch->count) {
        s->index = batch->first + (*next)++;
        const X(vec3) point = point_of(batch->points, s->index);
        if (set_out(s, &point))
            return true;
        batch->sides[s->index] = ISECT_OUTSIDE;
    }
    return false;
}

void SIDE_MANY(ISECT_KERNEL)(const SideBatch *batch)
{
    Walker walker[IN_FLIGHT], *on_way[IN_FLIGHT];
    size_t next = 0;
    int count = 0;
    for (; count < IN_FLIGHT && next_point(batch, &next, &walker[count]); count++)
        on_way[count] = &walker[count];
    while (count > 0) {
        for (int i = 0; i < count; i++) {
            Walker *s = on_way[i];
            if (step(batch->bvh, s)) {
                prefetch(batch->bvh, s->now);
                continue;
            }
            batch->sides[s->index] = (uint8_t)side_of(s, batch->rule);
            if (!next_point(batch, &next, s))
                on_way[i--] = on_way[--count];
        }
    }
}
