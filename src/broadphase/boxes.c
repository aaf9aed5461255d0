/* isect_boxes_build, isect_boxes_free, isect_boxes_visit, isect_boxes_cast,
 * isect_boxes_closest - the binary tree of bvh/binary.c or bvh/morton.c, over the caller's boxes,
 * traversed without conversion to wide nodes.
 *
 * Boxes are floats rounded outward; bounds beyond their range are clamped to the greatest float,
 * which stands for infinity. All computations are in double. Boxes are widened by ROWS_SLACK. This
 * is much more than the rounding here, of about 10 epsilon of double, and than that of a float
 * answer. NaN, the result of overflow in double, never rejects a box. */
#include "broadphase/boxes.h"
#include "bvh/morton.h"
#include "bvh/node.h"
#include "bvh/shape_box.h"
#include "core/environment.h"
#include "core/memory.h"
#include "geometry/aabb.h"
#include "geometry/to_vec3d.h"

enum { MOST_BOXES = sizeof(size_t) > 4 ? 1 << 26 : 1 << 20, WAITING = BINARY_DEPTH + 2 };

struct X(boxes) {
    Binary tree; /* without elements there are no nodes */
    double reach;
    size_t bytes;
    isect_allocator allocator;
};

double X(boxes_reach)(const X(boxes) * boxes)
{
    return boxes->reach;
}

/* ---- building ---- */

static float within_floats(float x)
{
    return x < -FLT_MAX ? -FLT_MAX : x > FLT_MAX ? FLT_MAX : x;
}

/* False if the box is empty, or a bound is NaN. */
static bool take_box(const X(aabb) * aabb, uint32_t prim, Box *box, double *reach)
{
    const real lower[3] = {aabb->lower.x, aabb->lower.y, aabb->lower.z};
    const real upper[3] = {aabb->upper.x, aabb->upper.y, aabb->upper.z};
    *box = (Box){.first = prim, .count = 1};
    if (!not_empty(aabb))
        return false;
    for (int k = 0; k < 3; k++) {
        box->lower[k] = within_floats(bound_below(lower[k]));
        box->upper[k] = within_floats(bound_above(upper[k]));
        const double low = fabs((double)box->lower[k]), up = fabs((double)box->upper[k]);
        *reach = low < (double)FLT_MAX && low > *reach ? low : *reach;
        *reach = up < (double)FLT_MAX && up > *reach ? up : *reach;
    }
    return true;
}

isect_status X(boxes_build)(const X(aabb) * aabbs, size_t count, const X(bvh_options) * options,
                            X(boxes) * *boxes)
{
    static const X(bvh_options) defaults;
    options = options ? options : &defaults;
    if (!boxes || (!aabbs && count) || count > MOST_BOXES)
        return ISECT_BAD_ARGUMENT;
    const size_t head = whole_lines(sizeof **boxes);
    const size_t bytes = head + 3 * count * sizeof(Box);
    X(boxes) *made = isect_memory_get(&options->allocator, bytes);
    if (!made)
        return ISECT_NO_MEMORY;
    Box *box = (Box *)((char *)made + head);
    *made = (X(boxes)){.tree = {.element = box, .node = box + count},
                       .bytes = bytes,
                       .allocator = options->allocator};
    const Environment environment = environment_enter();
    for (size_t i = 0; i < count; i++)
        made->tree.count += take_box(&aabbs[i], (uint32_t)i, box + made->tree.count, &made->reach);
    const bool done =
        made->tree.count == 0 ||
        isect_bvh_build_boxes(&made->tree, options->fast, &options->threads, &options->allocator);
    environment_leave(environment);
    if (!done) {
        X(boxes_free)(made);
        return ISECT_NO_MEMORY;
    }
    *boxes = made;
    return ISECT_OK;
}

void X(boxes_free)(X(boxes) * boxes)
{
    if (!boxes)
        return;
    const isect_allocator allocator = boxes->allocator;
    isect_memory_put(&allocator, boxes, boxes->bytes);
}

/* ---- traversal ---- */

/* A search among the boxes whose bound is not more than the least value so far. */
typedef struct Search {
    double (*bound)(const struct Search *search, const double lower[3], const double upper[3]);
    double lower[3], upper[3];     /* a box; or origin and direction of a ray */
    double least, greatest, slack; /* least, greatest: range of values; slack: growth of boxes */
    X(boxes_value) * value;
    X(boxes_visitor) * visit; /* used in place of `value` */
    void *user;
    X(boxes_least) best;
} Search;

typedef struct WaitingBox {
    double bound;
    uint32_t node;
} WaitingBox;

static double bound_of(const Search *search, const Box *box)
{
    double lower[3], upper[3];
    for (int k = 0; k < 3; k++) {
        lower[k] = box->lower[k] > -FLT_MAX ? (double)box->lower[k] : -(double)INFINITY;
        upper[k] = box->upper[k] < FLT_MAX ? (double)box->upper[k] : (double)INFINITY;
    }
    return search->bound(search, lower, upper);
}

static bool is_left_out(const Search *search, double bound)
{
    return bound > search->greatest || bound == (double)INFINITY;
}

/* False if the caller stops. */
static bool ask_element(Search *search, const Box *element)
{
    if (is_left_out(search, bound_of(search, element)))
        return true;
    if (search->visit)
        return search->visit(search->user, element->first);
    const real value = search->value(search->user, element->first);
    const bool counts =
        (double)value >= search->least && (double)value <= search->greatest && value < REAL_INF;
    if (counts && (value < search->best.value || search->best.prim == UINT32_MAX ||
                   element->first < search->best.prim)) {
        search->best = (X(boxes_least)){value, element->first};
        search->greatest = (double)value;
    }
    return true;
}

static bool search_boxes(const X(boxes) * boxes, Search *search)
{
    const Box *all = boxes->tree.node;
    WaitingBox waiting[WAITING];
    int top = 0;
    search->best = (X(boxes_least)){REAL_INF, UINT32_MAX};
    if (boxes->tree.count > 0)
        waiting[top++] = (WaitingBox){-(double)INFINITY, 0};
    while (top > 0) {
        const WaitingBox now = waiting[--top];
        const Box *node = &all[now.node];
        if (is_left_out(search, now.bound))
            continue;
        for (uint32_t i = 0; i < node->count; i++)
            if (!ask_element(search, &boxes->tree.element[node->first + i]))
                return false;
        if (node->count > 0)
            continue;
        const double a = bound_of(search, &all[node->first]);
        const double b = bound_of(search, &all[node->first + 1]);
        const bool turned = a < b; /* the nearer one last */
        waiting[top++] = (WaitingBox){turned ? b : a, node->first + turned};
        waiting[top++] = (WaitingBox){turned ? a : b, node->first + !turned};
    }
    return true;
}

/* ---- boxes ---- */

static double bound_of_overlap(const Search *search, const double lower[3], const double upper[3])
{
    bool apart = false;
    for (int k = 0; k < 3; k++)
        apart |= lower[k] > search->upper[k] || upper[k] < search->lower[k];
    return apart ? (double)INFINITY : 0;
}

static bool take_query(Search *search, const X(aabb) * aabb)
{
    to_doubles(search->lower, aabb->lower), to_doubles(search->upper, aabb->upper);
    return not_empty(aabb);
}

bool X(boxes_visit)(const X(boxes) * boxes, const X(aabb) * aabb, X(boxes_visitor) * visit,
                    void *user)
{
    Search search = {.bound = bound_of_overlap, .visit = visit, .user = user};
    return !take_query(&search, aabb) || search_boxes(boxes, &search);
}

/* ---- rays ---- */

/* The t at which a ray enters a box; infinity if it misses. */
static double bound_of_ray(const Search *search, const double lower[3], const double upper[3])
{
    double near = search->least, far = search->greatest;
    for (int k = 0; k < 3; k++) {
        const double below = lower[k] - search->slack - search->lower[k];
        const double above = upper[k] + search->slack - search->lower[k];
        const double dir = search->upper[k];
        if (dir == 0) {
            if (below > 0 || above < 0)
                return (double)INFINITY;
            continue;
        }
        const double from = (dir > 0 ? below : above) / dir, to = (dir > 0 ? above : below) / dir;
        near = from > near ? from : near, far = to < far ? to : far;
    }
    near -= fabs(near) * ROWS_SLACK, far += fabs(far) * ROWS_SLACK;
    return near > far ? (double)INFINITY : near;
}

X(boxes_least)
X(boxes_cast)(const X(boxes) * boxes, const X(ray) * ray, X(boxes_value) * value, void *user)
{
    Search search = {.bound = bound_of_ray,
                     .least = (double)ray->t_min,
                     .greatest = (double)ray->t_max,
                     .slack = boxes->reach,
                     .value = value,
                     .user = user};
    to_doubles(search.lower, ray->origin), to_doubles(search.upper, ray->dir);
    for (int k = 0; k < 3; k++)
        search.slack = fabs(search.lower[k]) > search.slack ? fabs(search.lower[k]) : search.slack;
    search.slack = search.slack * ROWS_SLACK + (double)REAL_MIN;
    (void)search_boxes(boxes, &search);
    return search.best;
}

/* ---- distances ---- */

static double bound_of_distance(const Search *search, const double lower[3], const double upper[3])
{
    return near2_of_boxes(lower, upper, search->lower, search->upper);
}

X(boxes_least)
X(boxes_closest)
(const X(boxes) * boxes, const X(aabb) * about, real within2, X(boxes_value) * value, void *user)
{
    Search search = {
        .bound = bound_of_distance, .greatest = (double)within2, .value = value, .user = user};
    search.best = (X(boxes_least)){REAL_INF, UINT32_MAX};
    if (take_query(&search, about) && within2 >= 0)
        (void)search_boxes(boxes, &search);
    return search.best;
}
