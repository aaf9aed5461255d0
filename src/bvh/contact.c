/* isect_bvh_contact_any - the points at which a shape presses on a mesh: the points of
 * isect_contact_any_patch with each near triangle, of which a few are chosen.
 *
 * The first choice is the deepest point, each next one the point that is farthest from all chosen
 * ones; equal ones by the instance, the index of the triangle, then by the order of the patch. So
 * neither the tree nor the order of its traversal changes an answer. The first KEPT points are
 * kept; only if there are more, the tree is traversed again for each choice. */
#include "bvh/box_query.h"
#include "bvh/shape_box.h"

enum { KEPT = 256, CHOSEN = 8 };

typedef struct Pressed {
    X(mesh_patch_point) at;
    uint32_t instance;
} Pressed;
typedef struct Pressing {
    BoxedPart part; /* of the shape */
    real margin;
    BoxQuery query;
    X(mesh_patch) chosen;
    Pressed best, kept[KEPT];
    real score; /* of the best */
    bool found;
    size_t stored; /* may exceed KEPT */
} Pressing;

static real square_between(X(vec3) a, X(vec3) b)
{
    const real x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
    return x * x + y * y + z * z;
}
static bool is_earlier(const Pressed *a, const Pressed *b)
{
    return a->instance < b->instance || (a->instance == b->instance && a->at.prim < b->at.prim);
}
static void judge_point(Pressing *p, const Pressed *point)
{
    real score = p->chosen.count > 0 ? REAL_INF : -point->at.gap;
    for (uint32_t i = 0; i < p->chosen.count; i++) {
        const real square = square_between(point->at.b, p->chosen.point[i].b);
        score = square < score ? square : score;
    }
    if (p->found && !(score > p->score) && !(score == p->score && is_earlier(point, &p->best)))
        return;
    p->found = true, p->score = score, p->best = *point;
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
        const Pressed point = {{at->a, at->b, patch.normal, at->gap, prim}, p->query.instance};
        if (first && p->stored < KEPT)
            p->kept[p->stored] = point;
        p->stored += first;
        judge_point(p, &point);
    }
}
static void press_parts(Pressing *p, const Forest *forest, X(any) shape)
{
    for (size_t i = 0; i < count_parts(shape); i++) {
        X(aabb) box;
        X(box_part)((double)forest->largest, shape, i, &p->part, &box);
        X(query_forest)(&p->query, forest);
    }
}

X(mesh_patch)
X(forest_contact)
(const Forest *forest, X(any) shape, real margin, uint32_t most, uint32_t instances[8])
{
    Pressing p;
    X(aabb) box;
    real apart2 = 0;
    p.margin = margin, p.stored = 0;
    p.query = (BoxQuery){.meet = press, .user = &p};
    p.chosen = (X(mesh_patch)){.count = 0};
    X(box_of_query)((double)forest->largest, shape, &box);
    real *lower = &box.lower.x, *upper = &box.upper.x;
    for (int k = 0; k < 3; k++) {
        const real side = (upper[k] - lower[k]) * R(0x1p-10);
        apart2 += side * side;
        lower[k] -= margin > 0 ? margin : 0, upper[k] += margin > 0 ? margin : 0;
    }
    set_box(&p.query, &box);
    while (p.chosen.count < most && p.chosen.count < CHOSEN) {
        p.found = false;
        if (p.chosen.count == 0 || p.stored > KEPT)
            press_parts(&p, forest, shape);
        else
            for (size_t i = 0; i < p.stored; i++)
                judge_point(&p, &p.kept[i]);
        if (!p.found || (p.chosen.count > 0 && !(p.score > apart2)))
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
