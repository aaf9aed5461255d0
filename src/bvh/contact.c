/* isect_bvh_contact_any - the points at which a shape presses on a mesh: the points of
 * isect_contact_any_patch with each near triangle, of which a few are chosen.
 *
 * The first choice is the deepest point, each next one the point that is farthest from all chosen
 * ones; equal ones by the instance, the index of the triangle, then by the order of the patch. So
 * neither the tree nor the order of its traversal changes an answer. The first KEPT points are
 * kept; only if there are more, the tree is traversed again for each choice. */
#include "bvh/box_query.h"
#include "bvh/shape_box.h"
#include "core/vec3.h"

enum { KEPT = 256, CHOSEN = 8 };

typedef struct Pressed {
    X(mesh_patch_point) at;
    uint32_t instance;
    real score; /* the squared distance to the nearest of the chosen points */
} Pressed;
typedef struct Pressing {
    BoxedPart part; /* of the shape */
    real margin;
    BoxQuery query;
    X(mesh_patch) chosen;
    Pressed best, kept[KEPT];
    bool found;
    size_t stored; /* may exceed KEPT */
} Pressing;

static bool is_earlier(const Pressed *a, const Pressed *b)
{
    return a->instance < b->instance || (a->instance == b->instance && a->at.prim < b->at.prim);
}
/* The first choice is that of the least gap. */
static void judge_point(Pressing *p, const Pressed *point)
{
    const real score = p->chosen.count > 0 ? point->score : -point->at.gap;
    const real best = p->chosen.count > 0 ? p->best.score : -p->best.at.gap;
    if (!p->found || score > best || (score == best && is_earlier(point, &p->best)))
        p->found = true, p->best = *point;
}
static void score_by(const Pressing *p, uint32_t first, Pressed *point)
{
    for (uint32_t i = first; i < p->chosen.count; i++) {
        const Vec3 apart = sub(point->at.b, p->chosen.point[i].b);
        const real square = dot(apart, apart);
        point->score = square < point->score ? square : point->score;
    }
}
static void press(void *user, const X(triangle) * triangle, uint32_t prim)
{
    Pressing *p = user;
    const double margin = (double)(p->margin > 0 ? p->margin : 0);
    if (!p->part.is_box && X(gap_of_part)(&p->part, triangle, margin) > margin + p->part.slack)
        return;
    const bool first = p->chosen.count == 0;
    const Part part = {X(any_triangle)(triangle), NULL};
    PosedPart other;
    X(pose_part)(&other, &part);
    const X(patch) patch = X(patch_of_parts)(&p->part.part, &other, p->margin, CHOSEN);
    for (uint32_t k = 0; k < patch.count; k++) {
        const X(patch_point) *at = &patch.point[k];
        Pressed point = {{at->a, at->b, patch.normal, at->gap, prim}, p->query.instance, REAL_INF};
        if (first && p->stored < KEPT)
            p->kept[p->stored] = point;
        p->stored += first;
        score_by(p, 0, &point);
        judge_point(p, &point);
    }
}
/* Presses each part, and sets the box of all parts, grown by the error of pair functions. */
static void press_parts(Pressing *p, const Forest *forest, X(any) shape, X(aabb) * all)
{
    const real margin = p->margin > 0 ? p->margin : 0;
    *all = (X(aabb)){{REAL_INF, REAL_INF, REAL_INF}, {-REAL_INF, -REAL_INF, -REAL_INF}};
    for (size_t i = 0; i < count_parts(shape); i++) {
        X(aabb) box;
        X(box_part)((double)forest->largest, shape, i, &p->part, &box);
        box = box_grown(box, (real)p->part.slack);
        *all = (X(aabb)){min_of(box.lower, all->lower), max_of(box.upper, all->upper)};
        box = box_grown(box, margin);
        set_box(&p->query, &box);
        X(query_forest)(&p->query, forest);
    }
}
/* The square of a length of which chosen points are farther apart. */
static real least_apart2(const X(aabb) * box)
{
    const Vec3 share = scaled_by(R(0x1p-10), sub(box->upper, box->lower));
    return dot(share, share);
}

X(mesh_patch)
X(forest_contact)
(const Forest *forest, X(any) shape, real margin, uint32_t most, uint32_t instances[8])
{
    Pressing p;
    X(aabb) box;
    p.margin = margin, p.stored = 0;
    p.query = (BoxQuery){.meet = press, .user = &p};
    p.chosen = (X(mesh_patch)){.count = 0}, p.best = (Pressed){.score = 0};
    while (p.chosen.count < most && p.chosen.count < CHOSEN) {
        p.found = false;
        if (p.chosen.count == 0 || p.stored > KEPT)
            press_parts(&p, forest, shape, &box);
        else
            for (size_t i = 0; i < p.stored; i++) {
                score_by(&p, p.chosen.count - 1, &p.kept[i]);
                judge_point(&p, &p.kept[i]);
            }
        if (!p.found || (p.chosen.count > 0 && !(p.best.score > least_apart2(&box))))
            break;
        instances[p.chosen.count] = p.best.instance;
        p.chosen.point[p.chosen.count++] = p.best.at;
    }
    return p.chosen;
}
X(mesh_patch) X(bvh_contact_any)(const X(bvh) * bvh, X(any) shape, real margin, uint32_t most)
{
    const Forest forest = forest_of(bvh);
    uint32_t instances[CHOSEN];
    return X(forest_contact)(&forest, shape, margin, most, instances);
}
