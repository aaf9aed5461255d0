/* isect_clash_bodies - what two bodies have in common: nothing, their skins, or room.
 *
 * The skin of a goes on inside of b, or outside, if
 *  - one of its triangles runs through the face of one of b's, in a segment that is not on an edge
 *    of that, and has a corner below its plane, or above: triangles are convex, so all between is
 *    on that side;
 *  - a corner is inside, or outside;
 *  - the middle of a triangle is, by more than its rounding.
 * None is missed that matters: a piece of the skin of a within b ends at the skin of b. If it ends
 * within a triangle of a, then on a face of b, which is the first case, or on an edge of b, where a
 * face of b goes into a or out of it, or both lie on one another with the same front or opposite
 * ones, which says as much. Else it is a whole triangle, up to edges of b that graze it, and its
 * middle is a point of it. Bodies that share room have skin within the other one, or share skin
 * with the same front. */
#include "section/corners.h"
#include HEADER(clash)
#include HEADER(exact)
#include HEADER(meet)

/* What is known of a, and of b. */
typedef struct Skins {
    const X(clash_body) * body[2];
    bool meets, crosses; /* a point in common; two triangles cross */
    bool same, opposite; /* an area in common, with the same front or not */
    bool in[2], out[2];  /* skin of this one strictly inside of the other one, outside */
    bool corner_in;      /* a corner is */
} Skins;

typedef struct Sides {
    bool below, above;
    int on; /* how many corners */
} Sides;

/* Where are the corners of one triangle from the plane of the other one? */
static Sides sides_of(const Vec3 corner[3], const Vec3 plane[3])
{
    Sides sides = {false, false, 0};
    for (int i = 0; i < 3; i++) {
        const int side = X(orient3d)(&plane[0], &plane[1], &plane[2], &corner[i]);
        sides.below |= side > 0, sides.above |= side < 0, sides.on += side == 0;
    }
    return sides;
}

/* Of two triangles in one plane, neither of them in a line: a point beside the plane sees both
 * fronts, or neither. It differs from a corner in one coordinate, along which the plane does not
 * run. */
static bool fronts_agree(const Vec3 p[3], const Vec3 q[3])
{
    int of_p = 0, of_q = 0;
    for (int k = 0; k < 3 && of_p == 0; k++) {
        Vec3 beside = p[0];
        real *x = k == 0 ? &beside.x : k == 1 ? &beside.y : &beside.z;
        *x = *x > 0 ? -1 : 1;
        of_p = X(orient3d)(&p[0], &p[1], &p[2], &beside);
        of_q = X(orient3d)(&q[0], &q[1], &q[2], &beside);
    }
    return of_p == of_q;
}

/* True if this is new. */
static bool is_new(bool learned, bool known)
{
    return learned && !known;
}
/* Two that have a point in common: signs first. What they have in common is only asked for where it
 * would tell something new. */
static bool judge_pair(void *user, uint32_t i, uint32_t j)
{
    Skins *skins = user;
    Vec3 p[3], q[3];
    corners_in(skins->body[0]->mesh, i, p), corners_in(skins->body[1]->mesh, j, q);
    skins->meets = true;
    const X(triangle) a = {p[0], p[1], p[2]}, b = {q[0], q[1], q[2]};
    const Sides of_a = sides_of(p, q);
    if (of_a.on == 3) {
        bool *shared = fronts_agree(p, q) ? &skins->same : &skins->opposite;
        *shared = *shared || X(meet_triangle_triangle)(&a, &b).count > 2;
        return true;
    }
    const Sides of_b = sides_of(q, p);
    const bool through_b = of_b.on < 2, through_a = of_a.on < 2; /* else it is on an edge */
    const bool in_a = through_b && of_a.below, out_a = through_b && of_a.above;
    const bool in_b = through_a && of_b.below, out_b = through_a && of_b.above;
    const bool crosses = through_a && in_a && out_a;
    if ((is_new(in_a, skins->in[0]) || is_new(out_a, skins->out[0]) || is_new(in_b, skins->in[1]) ||
         is_new(out_b, skins->out[1]) || is_new(crosses, skins->crosses)) &&
        X(meet_triangle_triangle)(&a, &b).count == 2) {
        skins->in[0] |= in_a, skins->out[0] |= out_a;
        skins->in[1] |= in_b, skins->out[1] |= out_b;
        skins->crosses |= crosses;
    }
    return true;
}

/* ---- points ---- */

static real largest_of(const Vec3 p[3])
{
    real most = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            const real x = k == 0 ? p[i].x : k == 1 ? p[i].y : p[i].z;
            most = x > most ? x : -x > most ? -x : most;
        }
    return most;
}

/* The middle of a triangle, rounded, is within 3 epsilon of the true one, in sizes of the largest
 * number; it counts if the skin of the other body is farther than 16. */
static isect_side side_of_middle(const X(bvh) * other, const Vec3 p[3])
{
    const Vec3 middle = {p[0].x / 3 + p[1].x / 3 + p[2].x / 3, p[0].y / 3 + p[1].y / 3 + p[2].y / 3,
                         p[0].z / 3 + p[1].z / 3 + p[2].z / 3};
    const real margin = 16 * REAL_EPSILON * largest_of(p);
    const real within2 = margin * margin + REAL_MIN;
    return X(bvh_closest)(other, &middle, within2).prim != UINT32_MAX
               ? ISECT_TANGENT_INSIDE
               : X(bvh_classify_point)(other, &middle, ISECT_EVEN_ODD);
}

/* Where are the corners and middles of one body from the other one? */
static void judge_points(Skins *skins, int which)
{
    const X(mesh) *mesh = skins->body[which]->mesh;
    const X(bvh) *other = skins->body[1 - which]->bvh;
    bool *in = &skins->in[which], *out = &skins->out[which];
    for (size_t i = 0; i < mesh->triangle_count && !(*in && *out && skins->corner_in); i++) {
        Vec3 p[3];
        corners_in(mesh, i, p);
        for (int k = 0; k < 3; k++) {
            const isect_side side = X(bvh_classify_point)(other, &p[k], ISECT_EVEN_ODD);
            skins->corner_in |= side == ISECT_INSIDE;
            *in |= side == ISECT_INSIDE, *out |= side == ISECT_OUTSIDE;
        }
        if (skins->meets && !(*in && *out)) {
            const isect_side side = side_of_middle(other, p);
            *in |= side == ISECT_INSIDE, *out |= side == ISECT_OUTSIDE;
        }
    }
}

/* ---- the kind ---- */

/* Of solids that share room. */
static isect_clash_kind kind_of_solids(const Skins *skins)
{
    const bool in = skins->in[0] || skins->in[1], out = skins->out[0] || skins->out[1];
    if (!in && !out && !skins->opposite)
        return ISECT_CLASH_DUPLICATE;
    for (int a = 0; a < 2 && !skins->opposite; a++)
        if (!skins->out[a] && !skins->in[1 - a])
            return a == 0 ? ISECT_CLASH_INSIDE : ISECT_CLASH_AROUND;
    return skins->corner_in ? ISECT_CLASH_PROTRUDING : ISECT_CLASH_PIERCING;
}

isect_clash_kind X(clash_bodies)(const X(clash_body) * a, const X(clash_body) * b, real within2)
{
    Skins skins = {.body = {a, b}};
    if (!a || !b || !a->bvh || !b->bvh || !is_mesh(a->mesh) || !is_mesh(b->mesh))
        return ISECT_CLASH_APART;
    const bool solid = a->closed && b->closed;
    const bool told = X(clash_visit)(a->bvh, b->bvh, NULL, judge_pair, &skins);
    for (int i = 0; i < 2 && told && solid; i++)
        judge_points(&skins, i);
    if (solid && (skins.in[0] || skins.in[1] || skins.same))
        return kind_of_solids(&skins);
    if (!solid && skins.crosses)
        return ISECT_CLASH_PIERCING;
    if (skins.meets)
        return ISECT_CLASH_TOUCHING;
    return X(clash_closest)(a->bvh, b->bvh, NULL, within2).prim_a != UINT32_MAX ? ISECT_CLASH_NEAR
                                                                                : ISECT_CLASH_APART;
}
