/* isect_polygon_index_capacity, isect_polygon_index_build, isect_polygon_index_classify - a polygon
 * in a tree of boxes.
 *
 * Edge i ends in vertex i. Consecutive edges of a polygon are close together and need no sorting:
 * runs of 8 edges, of 8 such runs and so on have boxes, which include the vertex where they start.
 * A run has these cases:
 *
 * - its box is to the left of the point, or above or below it: no edge counts;
 * - its box is to the right: only its ends count (geometry/winding.h);
 * - its box contains the point: its parts are tested.
 *
 * The traversal has no stack. Its state is an edge and a level: the run of that level that starts
 * there is skipped or opened; after the last of 8 runs the level increases again. */
#include "geometry/finite.h"
#include "geometry/winding.h"
#include HEADER(polygon)

enum { WIDE = 8, WIDE_BITS = 3, LEVELS = sizeof((X(polygon_index) *)0)->boxes / sizeof(real *) };

typedef struct Extent {
    X(vec2) lower, upper;
} Extent;
_Static_assert(sizeof(Extent) == 4 * sizeof(real), "as in the header");

/* The number of runs of this length; the last one may be shorter. */
static size_t runs_of(size_t count, size_t length)
{
    return count / length + (count % length != 0);
}

/* The number of levels: up to one with a single run, or the largest number possible. */
static size_t levels_of(size_t count)
{
    size_t levels = 0;
    for (size_t runs = count; levels < LEVELS && runs > (levels > 0); levels++)
        runs = runs_of(runs, WIDE);
    return levels;
}

size_t X(polygon_index_capacity)(size_t count)
{
    size_t boxes = 0, runs = count;
    for (size_t level = 0, levels = levels_of(count); level < levels; level++)
        boxes += runs = runs_of(runs, WIDE);
    return boxes * sizeof(Extent);
}

static void include(Extent *box, X(vec2) lower, X(vec2) upper)
{
    box->lower.x = lower.x < box->lower.x ? lower.x : box->lower.x;
    box->lower.y = lower.y < box->lower.y ? lower.y : box->lower.y;
    box->upper.x = upper.x > box->upper.x ? upper.x : box->upper.x;
    box->upper.y = upper.y > box->upper.y ? upper.y : box->upper.y;
}

static size_t shorter(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* The boxes of runs of edges, each including the vertex before it. */
static void box_edges(Extent *boxes, const X(polygon2) * polygon)
{
    const X(vec2) *points = polygon->points, *before = &points[polygon->count - 1];
    for (size_t first = 0; first < polygon->count; first += WIDE, boxes++) {
        const size_t end = first + shorter(WIDE, polygon->count - first);
        *boxes = (Extent){*before, *before};
        for (size_t i = first; i < end; i++)
            include(boxes, points[i], points[i]);
        before = &points[end - 1];
    }
}

static void box_boxes(Extent *boxes, const Extent *parts, size_t count)
{
    for (size_t first = 0; first < count; first += WIDE, boxes++) {
        const size_t end = first + shorter(WIDE, count - first);
        *boxes = parts[first];
        for (size_t i = first + 1; i < end; i++)
            include(boxes, parts[i].lower, parts[i].upper);
    }
}

isect_status X(polygon_index_build)(const X(polygon2) * polygon2, void *memory, size_t bytes,
                                    X(polygon_index) * index)
{
    if (!index || !polygon2 || (polygon2->count > 0 && (!polygon2->points || !memory)))
        return ISECT_BAD_ARGUMENT;
    if (bytes < X(polygon_index_capacity)(polygon2->count))
        return ISECT_TOO_SMALL;
    if (!all_finite((const real *)polygon2->points, 2 * polygon2->count))
        return ISECT_NOT_FINITE;
    X(polygon_index) made = {.polygon2 = *polygon2, .levels = levels_of(polygon2->count)};
    Extent *boxes = memory, *parts = NULL;
    size_t runs = polygon2->count;
    for (size_t level = 0; level < made.levels; level++) {
        if (level == 0)
            box_edges(boxes, polygon2);
        else
            box_boxes(boxes, parts, runs);
        made.boxes[level] = &boxes->lower.x;
        runs = runs_of(runs, WIDE);
        parts = boxes, boxes += runs;
    }
    *index = made;
    return ISECT_OK;
}

/* If the box of a run of edges from `from` to `to` does not contain the point, adds the
 * contribution of the run and returns true. */
static inline bool passed(Winding *winding, const Extent *box, const X(vec2) * from,
                          const X(vec2) * to, const X(vec2) * p)
{
    if ((p->y < box->lower.y) | (p->y > box->upper.y) | (p->x > box->upper.x))
        return true;
    if (p->x >= box->lower.x)
        return false;
    winding->turns += (to->y > p->y) - (from->y > p->y);
    return true;
}

isect_side X(polygon_index_classify)(const X(polygon_index) * index, const X(vec2) * point2,
                                     isect_rule rule)
{
    const X(vec2) *points = index->polygon2.points;
    const size_t count = index->polygon2.count;
    Winding winding = {0, false};
    if (count == 0 || !all_finite((const real *)point2, 2))
        return ISECT_OUTSIDE;
    size_t level = index->levels - 1;
    for (size_t edge = 0; edge < count;) {
        const size_t bits = WIDE_BITS * (level + 1);
        const size_t end = edge + shorter((size_t)1 << bits, count - edge);
        const X(vec2) *from = &points[edge > 0 ? edge - 1 : count - 1];
        const Extent *box = (const Extent *)(const void *)index->boxes[level] + (edge >> bits);
        if (!passed(&winding, box, from, &points[end - 1], point2)) {
            if (level > 0) {
                level--;
                continue;
            }
            wind(&winding, from, &points[edge], end - edge, point2);
        }
        edge = end;
        while (level + 1 < index->levels && (edge >> WIDE_BITS * (level + 1) & (WIDE - 1)) == 0)
            level++;
    }
    return side_of(winding, rule);
}
