/* isect_clash_bodies - how two bodies relate: apart, touching, or with a common volume.
 *
 * The surface of a has a part inside b, or outside, if
 *
 * * one of its triangles crosses the face of a triangle of b, in a segment that is not on an edge
 *   of that triangle, and has a corner below the plane of that triangle, or above: triangles are
 *   convex, so everything between is on that side;
 * * one of its corners is inside, or outside;
 * * the centroid of one of its triangles is, by more than its rounding error.
 *
 * No relevant part is missed. A piece of the surface of a within b ends at the surface of b.
 *
 * * If it ends in the interior of a triangle of a, on a face of b, that is the first case.
 * * If it ends in the interior of a triangle of a, on an edge of b, then a face of b enters or
 *   leaves a there, or faces of both coincide, with equal or opposite fronts. This decides as well.
 * * Otherwise it is a whole triangle, except for edges of b that graze it, and the centroid is a
 *   point of it.
 *
 * Bodies with a common volume have a part of one surface inside the other body, or common faces
 * with the same front. */
#include "clash/dual_traversal.h"
#include "clash/sides.h"
#include "section/corners.h"
#include HEADER(clash)
#include HEADER(exact)
#include HEADER(meet)

/* The facts known about both bodies so far. */
typedef struct Skins {
    const X(clash_body) * body[2];
    bool meets, crosses; /* meets: a common point; crosses: two triangles cross */
    bool same, opposite; /* common faces with the same front, or with opposite fronts */
    bool in[2], out[2];  /* this surface has a part strictly inside the other body, or outside */
    bool corner_in;      /* a corner is inside the other body */
} Skins;

/* Compares the fronts of two triangles in one plane, neither of which is degenerate. A point off
 * the plane is on the same side of both, or of neither. It differs from a corner in one coordinate,
 * along an axis that is not parallel to the plane. */
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

/* True if the fact was unknown. */
static bool is_new(bool learned, bool known)
{
    return learned && !known;
}
/* Is the common part of two triangles, not in one plane, a segment? Where a corner is all they have
 * in common no point is computed. */
static bool meet_in_segment(const Vec3 p[3], const Vec3 q[3])
{
    const X(triangle) a = {p[0], p[1], p[2]}, b = {q[0], q[1], q[2]};
    const int common = is_corner_of(q, &p[0]) + is_corner_of(q, &p[1]) + is_corner_of(q, &p[2]);
    return (common != 1 || X(clash_triangles)(&a, &b)) &&
           X(meet_triangle_triangle)(&a, &b).count == 2;
}
/* Evaluates two triangles that have a common point. The signs are computed first, and the common
 * segment only if it would contribute a new fact. */
static bool judge_pair(void *user, uint32_t i, uint32_t j)
{
    Skins *skins = user;
    Vec3 p[3], q[3];
    corners_in(skins->body[0]->mesh, i, p), corners_in(skins->body[1]->mesh, j, q);
    skins->meets = true;
    const Sides of_a = sides_of(p, q);
    if (of_a.on == 3) {
        const X(triangle) a = {p[0], p[1], p[2]}, b = {q[0], q[1], q[2]};
        bool *shared = fronts_agree(p, q) ? &skins->same : &skins->opposite;
        *shared = *shared || X(meet_triangle_triangle)(&a, &b).count > 2;
        return true;
    }
    const Sides of_b = sides_of(q, p);
    if (only_touches(&of_a) || only_touches(&of_b))
        return true;
    const bool through_b = of_b.on < 2, through_a = of_a.on < 2; /* else on an edge */
    const bool in_a = through_b && of_a.below, out_a = through_b && of_a.above;
    const bool in_b = through_a && of_b.below, out_b = through_a && of_b.above;
    const bool crosses = through_a && in_a && out_a;
    if ((is_new(in_a, skins->in[0]) || is_new(out_a, skins->out[0]) || is_new(in_b, skins->in[1]) ||
         is_new(out_b, skins->out[1]) || is_new(crosses, skins->crosses)) &&
        meet_in_segment(p, q)) {
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

/* The rounded centroid of a triangle is within 3 epsilon of the true one, relative to the largest
 * coordinate. It counts if the surface of the other body is farther away than 16 epsilon. */
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

/* Classifies the corners and centroids of one body by the other. */
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

/* The kind of two solids with a common volume. */
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
    bool touches;
    const bool told = X(clash_skim)(a->bvh, b->bvh, judge_pair, &skins, &touches);
    skins.meets = skins.meets || touches;
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
