/* isect_meet_segment_aabb - the common part of a segment and a box, a clipped segment.
 *
 * From an end that is outside, the segment enters the box at the last of the faces that it has to
 * cross: along axis k at t = (bound - a) / (b - a). Two such t are compared without division, by
 * the exact sign of a sum of six products. The same holds from the other end. If both ends are
 * outside, entry and exit are compared too, because they may be one point.
 *
 * The point is the mean of a and b, weighted by their distances from the face
 * (geometry/crossing.h), which are exact sums. Along the axes of the faces that it is on it has
 * their bounds; along the others it is clamped to the box. */
#include "geometry/crossing.h"
#include HEADER(meet)
#include HEADER(overlap)

/* The face that is entered last, and the bounds along all axes that are entered there, as bits. */
typedef struct Gate {
    int axis, axes; /* axes is 0 if there is no such face */
    real bound[3];
} Gate;

static real along(const Vec3 *p, int axis)
{
    return axis == 0 ? p->x : axis == 1 ? p->y : p->z;
}

/* The sign of (bound_i - a_i) / (b_i - a_i) - (bound_k - a_k) / (b_k - a_k). */
static int later(const Vec3 *a, const Vec3 *b, int i, real bound_i, int k, real bound_k)
{
    const double ai = (double)along(a, i), ak = (double)along(a, k);
    const double bi = (double)along(b, i), bk = (double)along(b, k);
    const double x = (double)bound_i, y = (double)bound_k;
    const Term terms[6] = {{x, bk, 1},  {-x, ak, 1}, {-ai, bk, 1},
                           {-y, bi, 1}, {y, ai, 1},  {ak, bi, 1}};
    return isect_exact_sign(terms, 6) * ((bi > ai) == (bk > ak) ? 1 : -1);
}

/* Where the segment from a to b, which has points in the box, enters it. */
static Gate gate_of(const Vec3 *a, const Vec3 *b, const Aabb *box)
{
    Gate gate = {0, 0, {0, 0, 0}};
    for (int i = 0; i < 3; i++) {
        const real lower = along(&box->lower, i), upper = along(&box->upper, i), from = along(a, i);
        if (from >= lower && from <= upper)
            continue;
        gate.bound[i] = from < lower ? lower : upper;
        const int sign =
            gate.axes ? later(a, b, i, gate.bound[i], gate.axis, gate.bound[gate.axis]) : 1;
        if (sign > 0)
            gate.axis = i, gate.axes = 0;
        if (sign >= 0)
            gate.axes |= 1 << i;
    }
    return gate;
}

static Exact distance(real p, real q)
{
    const Term terms[2] = {{(double)p, 1, 1}, {-(double)q, 1, 1}};
    return isect_exact_sum(terms, 2);
}

static void put_on(Vec3 *p, const Gate *gate)
{
    for (int i = 0; i < 3; i++)
        if (gate->axes >> i & 1)
            ((real *)p)[i] = gate->bound[i];
}

static Vec3 point_of(const Vec3 *a, const Vec3 *b, const Gate *gate, const Aabb *box)
{
    if (!gate->axes)
        return *a;
    const real bound = gate->bound[gate->axis];
    Vec3 p = crossing(a, b, distance(bound, along(a, gate->axis)),
                      distance(bound, along(b, gate->axis)));
    put_on(&p, gate);
    return min_of(max_of(p, box->lower), box->upper);
}

/* True if the common part is one point. */
static bool is_point(const Vec3 *a, const Vec3 *b, const Gate *in, const Gate *out)
{
    if (in->axes && out->axes)
        return later(a, b, in->axis, in->bound[in->axis], out->axis, out->bound[out->axis]) == 0;
    if (in->axes)
        return in->bound[in->axis] == along(b, in->axis);
    if (out->axes)
        return out->bound[out->axis] == along(a, out->axis);
    return same(a, b);
}

Common X(meet_segment_aabb)(const Segment *segment, const Aabb *aabb)
{
    const Vec3 *a = &segment->a, *b = &segment->b;
    Common common = {0};
    if (!X(overlap_segment_aabb)(segment, aabb))
        return common;
    const Gate in = gate_of(a, b, aabb), out = gate_of(b, a, aabb);
    Vec3 p = point_of(a, b, &in, aabb);
    const Vec3 q = point_of(b, a, &out, aabb);
    if (is_point(a, b, &in, &out)) {
        put_on(&p, &out);
        add(&common, p);
        return common;
    }
    add(&common, p), add(&common, q);
    return common;
}
