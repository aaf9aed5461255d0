/* isect_scene_closest - the nearest point of all instances.
 *
 * Distances are those in the scene, so boxes and triangles are moved there before they are asked.
 * How much nearer than its box a triangle may be for the rounding of its formula is told as in
 * bvh/seek.c:
 *
 *     near = d (1 - 8e) - 16e L          L: the sum of the sides of the box
 *
 * with a box that holds the moved corners as they are rounded: bvh/affine.h. */
#include "bvh/bounds.h"
#include "bvh/node.h"
#include "bvh/seek.h"
#include "core/environment.h"
#include "scene/scene.h"
#include HEADER(closest)

/* A branch, or a node or block of an instance that waits, and a bound of its distance. */
typedef struct Candidate {
    double near2;
    uint32_t child, instance; /* instance UINT32_MAX: the child is one of a branch */
} Candidate;

typedef struct Quest {
    const X(scene) * scene;
    X(vec3) point;
    X(scene_nearest) best;
    int top;
    Candidate waiting[2 * STACK];
} Quest;

/* The square of a bound of the distance of what is in a box, given by middle and half sides. */
static double near2_of(const Quest *quest, const double lower[3], const double upper[3])
{
    const double e = (double)REAL_EPSILON;
    const double p[3] = {(double)quest->point.x, (double)quest->point.y, (double)quest->point.z};
    double square = 0, sides = 0, most = 0;
    for (int k = 0; k < 3; k++) {
        const double a = lower[k] - p[k], b = p[k] - upper[k], gap = a > b ? a : b;
        most = gap > most ? gap : most;
        square += gap > 0 ? gap * gap : 0;
        sides += upper[k] - lower[k];
    }
    const double gap = square <= DBL_MAX ? sqrt(square) : most;
    const double near = gap * (1 - 8 * e) - sides * (16 * e);
    const double near2 = near > 0 ? near * near - (double)REAL_MIN : 0;
    return near2 > (double)REAL_MAX ? (double)REAL_MAX : near2 > 0 ? near2 : 0;
}

/* The nearest of those that wait from `first` on is put last. */
static void put_candidate(Quest *quest, int first, const Candidate *candidate)
{
    int k = quest->top++;
    for (; k > first && quest->waiting[k - 1].near2 < candidate->near2; k--)
        quest->waiting[k] = quest->waiting[k - 1];
    quest->waiting[k] = *candidate;
}

static void ask_node(Quest *quest, const Node *node, uint32_t instance)
{
    const int first = quest->top;
    for (int i = 0; i < WIDTH && has_child(node, i); i++) {
        double lower[3], upper[3];
        for (int k = 0; instance == UINT32_MAX && k < 3; k++)
            lower[k] = (double)node->bound[2 * k][i], upper[k] = (double)node->bound[2 * k + 1][i];
        if (instance != UINT32_MAX)
            box_moved(quest->scene->placed[instance].move, node, i, lower, upper);
        const Candidate candidate = {near2_of(quest, lower, upper), node->child[i], instance};
        if (candidate.near2 <= (double)quest->best.distance2)
            put_candidate(quest, first, &candidate);
    }
}

static bool is_better(const X(scene_nearest) * best, real distance2, uint32_t prim,
                      uint32_t instance)
{
    if (distance2 < best->distance2 || distance2 > best->distance2)
        return distance2 < best->distance2;
    return instance < best->instance || (instance == best->instance && prim < best->prim);
}

static void ask_block(Quest *quest, const Triangles *block, uint32_t instance)
{
    const Placed *placed = &quest->scene->placed[instance];
    for (int i = 0; i < WIDTH; i++) {
        if (is_repeated(block, i))
            return;
        const X(triangle) local = triangle_in(block, i);
        const X(triangle) moved = triangle_moved(placed->move, &local);
        const real distance2 = X(closest_point_triangle)(&quest->point, &moved).distance2;
        if (!is_better(&quest->best, distance2, block->prim[i], instance))
            continue;
        Triangles alone;
        real corner[9];
        memcpy(corner, &moved, sizeof corner);
        for (int f = 0; f < 9; f++)
            alone.corner[f][0] = corner[f];
        alone.prim[0] = block->prim[i];
        const X(mesh_nearest) at = X(bvh_nearest_of)(&quest->point, &alone, 0);
        quest->best =
            (X(scene_nearest)){at.point, at.distance2, at.u, at.v, at.prim, at.feature, instance};
    }
}

static void ask_candidate(Quest *quest, const Candidate *now)
{
    if (now->instance == UINT32_MAX && (now->child & LEAF)) {
        const uint32_t instance = now->child & ~LEAF;
        ask_node(quest, (const Node *)quest->scene->placed[instance].bvh->unit, instance);
        return;
    }
    if (now->instance == UINT32_MAX) {
        ask_node(quest, &quest->scene->branch[now->child].node, UINT32_MAX);
        return;
    }
    const char *place =
        quest->scene->placed[now->instance].bvh->unit + (size_t)(now->child & ~LEAF) * UNIT;
    if (now->child & LEAF)
        ask_block(quest, (const Triangles *)place, now->instance);
    else
        ask_node(quest, (const Node *)place, now->instance);
}

X(scene_nearest) X(scene_closest)(const X(scene) * scene, const X(vec3) * point, real within2)
{
    const X(scene_nearest)
        none = {.distance2 = REAL_INF, .prim = UINT32_MAX, .instance = UINT32_MAX};
    Quest quest = {.scene = scene, .point = *point, .best = none};
    if (!(real_abs(point->x) <= REAL_MAX && real_abs(point->y) <= REAL_MAX &&
          real_abs(point->z) <= REAL_MAX && within2 >= 0))
        return none;
    const Environment environment = environment_enter();
    quest.best.distance2 = within2;
    quest.waiting[quest.top++] = (Candidate){0, 0, UINT32_MAX};
    while (quest.top > 0) {
        const Candidate now = quest.waiting[--quest.top];
        if (now.near2 <= (double)quest.best.distance2)
            ask_candidate(&quest, &now);
    }
    environment_leave(environment);
    return quest.best.instance == UINT32_MAX ? none : quest.best;
}
