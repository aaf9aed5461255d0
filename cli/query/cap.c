/* cli/query/cap.c - caps: polygons with holes, as triangles.
 *
 * The points are projected along the axis of the largest component of the normal, mirrored if need
 * be, so that outer lines are anticlockwise. A hole is joined to its outer line by a bridge, a
 * segment there and back, from its least point in the order of x, then y. Holes are joined in the
 * order of these points. A bridge to a lesser point can cross no hole that comes later, and not its
 * own; it remains to test the line that it leads to. The nearest point that is visible is taken.
 * All signs are exact. */
#include "query/cap.h"

#include "isectd/exact.h"
#include "isectd/polygon.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct Hole {
    const isectd_section_line *line;
    size_t least; /* the index of its least point in the line */
    isectd_vec2 at;
} Hole;

typedef struct Candidate {
    double distance2;
    size_t index;
} Candidate;

typedef struct Loop {
    const isectd_section *section;
    int axis;
    bool mirrored;
    isectd_vec3 *points;
    isectd_vec2 *seen; /* the same, projected */
    Candidate *candidates;
    size_t count;
} Loop;

static isectd_vec2 project(const Loop *loop, const isectd_vec3 *p)
{
    const double at[3] = {p->x, p->y, p->z};
    const double u = at[(loop->axis + 1) % 3], v = at[(loop->axis + 2) % 3];
    return loop->mirrored ? (isectd_vec2){v, u} : (isectd_vec2){u, v};
}

static bool is_less(isectd_vec2 a, isectd_vec2 b)
{
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

static bool is_same(isectd_vec2 a, isectd_vec2 b)
{
    return a.x == b.x && a.y == b.y;
}

/* ---- bridges ---- */

static int by_distance(const void *a, const void *b)
{
    const Candidate *x = a, *y = b;
    const int order = (x->distance2 > y->distance2) - (x->distance2 < y->distance2);
    return order != 0 ? order : (x->index > y->index) - (x->index < y->index);
}

static int by_least(const void *a, const void *b)
{
    const Hole *x = a, *y = b;
    return is_less(x->at, y->at) ? -1 : is_less(y->at, x->at);
}

/* True if the segment from corner i of the loop to `to` begins in its inside (O'Rourke 1998,
 * Computational Geometry in C, section 1.6). */
static bool is_in_cone(const Loop *loop, size_t i, isectd_vec2 to)
{
    const isectd_vec2 before = loop->seen[(i + loop->count - 1) % loop->count], at = loop->seen[i],
                      after = loop->seen[(i + 1) % loop->count];
    if (isectd_orient2d(&at, &after, &before) >= 0)
        return isectd_orient2d(&at, &to, &before) > 0 && isectd_orient2d(&to, &at, &after) > 0;
    return !(isectd_orient2d(&at, &to, &after) >= 0 && isectd_orient2d(&to, &at, &before) >= 0);
}

/* True if the open segment from a to b crosses an edge of the loop or contains a corner. */
static bool is_blocked(const Loop *loop, isectd_vec2 a, isectd_vec2 b)
{
    for (size_t i = 0; i < loop->count; i++) {
        const isectd_vec2 p = loop->seen[i], q = loop->seen[(i + 1) % loop->count];
        const int side_p = isectd_orient2d(&a, &b, &p), side_q = isectd_orient2d(&a, &b, &q);
        if (side_p == 0 && is_less(b, p) && is_less(p, a))
            return true;
        if (side_p * side_q < 0 && isectd_orient2d(&p, &q, &a) * isectd_orient2d(&p, &q, &b) < 0)
            return true;
    }
    return false;
}

/* The corner of the loop that a bridge from this point leads to; SIZE_MAX: none. */
static size_t find_bridge(Loop *loop, isectd_vec2 from)
{
    size_t count = 0;
    for (size_t i = 0; i < loop->count; i++) {
        const isectd_vec2 at = loop->seen[i];
        if (is_same(at, from))
            return i;
        if (is_less(at, from))
            loop->candidates[count++] = (Candidate){
                (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y), i};
    }
    qsort(loop->candidates, count, sizeof *loop->candidates, by_distance);
    for (size_t k = 0; k < count; k++) {
        const size_t i = loop->candidates[k].index;
        if (is_in_cone(loop, i, from) && !is_blocked(loop, from, loop->seen[i]))
            return i;
    }
    return SIZE_MAX;
}

static void put(Loop *loop, size_t at, const isectd_vec3 *p)
{
    loop->points[at] = *p, loop->seen[at] = project(loop, p);
}

/* Inserts a hole after a corner: its points from the least on, that again, and the corner again. */
static bool join_hole(Loop *loop, const Hole *hole)
{
    const size_t corner = find_bridge(loop, hole->at), n = hole->line->count;
    if (corner == SIZE_MAX)
        return false;
    const size_t after = corner + 1, rest = loop->count - after;
    memmove(loop->points + after + n + 2, loop->points + after, rest * sizeof *loop->points);
    memmove(loop->seen + after + n + 2, loop->seen + after, rest * sizeof *loop->seen);
    for (size_t i = 0; i <= n; i++)
        put(loop, after + i, &loop->section->points[hole->line->first + (hole->least + i) % n]);
    put(loop, after + n + 1, &loop->points[corner]);
    loop->count += n + 2;
    return true;
}

/* ---- lines ---- */

static bool is_outer(const isectd_section *section, size_t line)
{
    size_t root = line;
    while (section->lines[root].parent != UINT32_MAX)
        root = section->lines[root].parent;
    return (section->lines[line].area < 0) == (section->lines[root].area < 0);
}

static bool has_cap(const isectd_section_line *line)
{
    return line->closed && !line->touching && line->area != 0;
}

/* The outer line of a hole: going outward, each hole in between has an outer line of its own. */
static size_t outer_of(const isectd_section *section, size_t hole)
{
    size_t between = 0, line = hole;
    while (section->lines[line].parent != UINT32_MAX) {
        line = section->lines[line].parent;
        if (!is_outer(section, line))
            between++;
        else if (between-- == 0)
            return line;
    }
    return SIZE_MAX;
}

static Hole make_hole(const Loop *loop, const isectd_section_line *line)
{
    Hole hole = {line, 0, project(loop, &loop->section->points[line->first])};
    for (size_t i = 1; i < line->count; i++) {
        const isectd_vec2 at = project(loop, &loop->section->points[line->first + i]);
        if (is_less(at, hole.at))
            hole.least = i, hole.at = at;
    }
    return hole;
}

static bool add_triangles(Cap *cap, const Loop *loop, uint32_t *spare, uint32_t *corners)
{
    const size_t most = loop->count - 2;
    if (isectd_polygon_triangulate(loop->points, loop->count, spare, corners) != ISECT_OK)
        return cap->failed++, true;
    if (cap->count + most > cap->room) {
        const size_t room = 2 * cap->room + most;
        isectd_triangle *larger = realloc(cap->triangles, room * sizeof *larger);
        if (larger == NULL)
            return false;
        cap->triangles = larger, cap->room = room;
    }
    for (size_t i = 0; i < most; i++)
        cap->triangles[cap->count++] =
            (isectd_triangle){loop->points[corners[3 * i]], loop->points[corners[3 * i + 1]],
                              loop->points[corners[3 * i + 2]]};
    return true;
}

/* Closes an outer line with its holes; there is room for all points, three times. */
static bool close_line(Cap *cap, Loop *loop, size_t outer, Hole *holes, uint32_t *spare)
{
    const isectd_section *section = loop->section;
    const isectd_section_line *line = &section->lines[outer];
    size_t count = 0;
    loop->count = line->count;
    for (size_t i = 0; i < line->count; i++)
        put(loop, i, &section->points[line->first + i]);
    for (size_t k = 0; k < section->line_count; k++)
        if (has_cap(&section->lines[k]) && !is_outer(section, k) && outer_of(section, k) == outer)
            holes[count++] = make_hole(loop, &section->lines[k]);
    qsort(holes, count, sizeof *holes, by_least);
    for (size_t k = 0; k < count; k++)
        if (!join_hole(loop, &holes[k]))
            return cap->failed++, true;
    return add_triangles(cap, loop, spare, spare + 3 * loop->count);
}

bool cap_make(Cap *cap, const isectd_section *section, isectd_vec3 normal)
{
    const double n[3] = {normal.x, normal.y, normal.z};
    const size_t room = section->point_count + 2 * section->line_count + 1;
    Loop loop = {.section = section, .axis = fabs(n[1]) > fabs(n[0])};
    loop.axis = fabs(n[2]) > fabs(n[loop.axis]) ? 2 : loop.axis;
    loop.points = malloc(room * sizeof *loop.points);
    loop.seen = malloc(room * sizeof *loop.seen);
    loop.candidates = malloc(room * sizeof *loop.candidates);
    Hole *holes = malloc((section->line_count + 1) * sizeof *holes);
    uint32_t *spare = malloc(6 * room * sizeof *spare);
    bool good = loop.points && loop.seen && loop.candidates && holes && spare;
    for (size_t k = 0; good && k < section->line_count; k++) {
        const isectd_section_line *line = &section->lines[k];
        if (!has_cap(line) || !is_outer(section, k))
            continue;
        loop.mirrored = (n[loop.axis] < 0) != (line->area < 0);
        good = close_line(cap, &loop, k, holes, spare);
    }
    free(loop.points), free(loop.seen), free(loop.candidates), free(holes), free(spare);
    return good;
}
