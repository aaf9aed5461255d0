/* section/nest.h - nesting: the closed lines of a section that enclose others. */
#ifndef ISECT_SECTION_NEST_H
#define ISECT_SECTION_NEST_H

#include "core/vec3.h"
#include HEADER(classify)
#include HEADER(section)

typedef struct Box2 {
    real lower[2], upper[2];
} Box2;

/* Lines projected along an axis, with their boxes. `off` bounds the error of each coordinate of a
 * point. */
typedef struct Seen {
    const X(vec2) * point;
    const Box2 *box;
    double off;
} Seen;

/* Is one box within the other, up to the errors of both? */
static bool box_in(const Seen *seen, size_t in, size_t of)
{
    const double most = 2 * seen->off;
    const Box2 *a = &seen->box[in], *b = &seen->box[of];
    bool is = true;
    for (int k = 0; k < 2; k++)
        is &= (double)b->lower[k] - (double)a->lower[k] <= most &&
              (double)a->upper[k] - (double)b->upper[k] <= most;
    return is;
}

/* Is the point on the edge, up to the errors of both? The bound is 2 `off` in each coordinate, and
 * for the area beside the edge 2 `off` times the 1-norm of the edge. */
static bool is_at_edge(const Seen *seen, X(vec2) p, X(vec2) a, X(vec2) b)
{
    const double most = 2 * seen->off, x = (double)p.x, y = (double)p.y;
    if (x < fmin((double)a.x, (double)b.x) - most || x > fmax((double)a.x, (double)b.x) + most ||
        y < fmin((double)a.y, (double)b.y) - most || y > fmax((double)a.y, (double)b.y) + most)
        return false;
    const double along[2] = {(double)b.x - (double)a.x, (double)b.y - (double)a.y};
    const double area = along[0] * (y - (double)a.y) - along[1] * (x - (double)a.x);
    return fabs(area) <= most * (fabs(along[0]) + fabs(along[1]));
}

static bool is_at(const Seen *seen, const X(polygon2) * line, X(vec2) p)
{
    for (size_t i = 0, last = line->count - 1; i < line->count; last = i++)
        if (is_at_edge(seen, p, line->points[last], line->points[i]))
            return true;
    return false;
}

static isect_side side_of_line(const X(polygon2) * line, X(vec2) p)
{
    return X(classify_polygon2_point2)(line, &p, ISECT_EVEN_ODD);
}

/* Does line a enclose line b? Two lines that touch may cross by the errors of their points. So the
 * first point of b decides that is farther from a than the errors. If there is none, the first such
 * midpoint of an edge decides. If there is none, the first point that is not on a. */
static bool encloses(const Seen *seen, const X(section_line) * a, const X(section_line) * b)
{
    const X(polygon2) line = {seen->point + a->first, a->count};
    const X(vec2) *p = seen->point + b->first;
    for (size_t i = 0; i < 2 * b->count; i++) {
        X(vec2) at = p[i % b->count];
        if (i >= b->count) {
            const X(vec2) next = p[(i + 1) % b->count];
            at = (X(vec2)){at.x / 2 + next.x / 2, at.y / 2 + next.y / 2};
        }
        if (!is_at(seen, &line, at))
            return side_of_line(&line, at) == ISECT_INSIDE;
    }
    for (size_t i = 0; i < b->count; i++) {
        const isect_side side = side_of_line(&line, p[i]);
        if (side == ISECT_OUTSIDE || side == ISECT_INSIDE)
            return side == ISECT_INSIDE;
    }
    return false;
}

/* Sets depths, and parents: the enclosing line of least area. Lines without area enclose
 * nothing. */
static void nest(const Seen *seen, X(section_line) * lines, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; lines[i].closed && k < count; k++) {
            X(section_line) *line = &lines[i];
            if (k == i || !lines[k].closed || lines[k].touching || !box_in(seen, i, k) ||
                !encloses(seen, &lines[k], line))
                continue;
            line->depth++;
            if (line->parent == UINT32_MAX ||
                real_abs(lines[k].area) < real_abs(lines[line->parent].area))
                line->parent = (uint32_t)k;
        }
}

#endif
