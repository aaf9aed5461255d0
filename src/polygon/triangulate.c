/* isect_polygon_triangulate - a polygon as triangles, by cutting ears.
 *
 * The polygon is projected along the axis in which its normal is largest, which only leaves out a
 * coordinate. An ear is a corner q between p and r at which the border turns inward, so that the
 * triangle p q r is in front, and into which no other part of the border reaches. It is cut off,
 * and the rest is a polygon with a corner less. A corner v reaches into the triangle if
 *
 *     it is inside, or on the open line from r to p, or
 *     it is on p q or q r, and an edge at v leaves to the inner side of each of these on which v is
 *
 * which admits borders that touch themselves, such as the two sides of a cut to a hole. Corners in
 * line with their neighbours and repeated ones are cut only when there is no other ear: their
 * triangles have no area.
 *
 * The result is proved: the sum of the triangles has the border of the polygon, so that a point is
 * in as many triangles as the border winds round it. If all triangles are in front, and no two
 * overlap, the border winds round each point once or not at all. Two triangles with a common cut
 * between them never overlap, which is all that a quad needs.
 *
 * The corners that are left stand at the end of `spare`, the triangles at its beginning: with i
 * triangles cut off, 3 i + (count - i) numbers, which fit into 3 (count - 2) while more than three
 * corners are left; and then the corners are the last triangle, in its place. */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include HEADER(exact)
#include HEADER(polygon)

#include <string.h>

typedef struct Loop {
    const X(vec3) * points;
    uint32_t *corner; /* those that are left */
    size_t left;
    int axis; /* that the projection leaves out */
    bool turned;
} Loop;

static X(vec2) flat_of(const Loop *loop, uint32_t corner)
{
    const X(vec3) *p = &loop->points[corner];
    if (loop->axis == 0)
        return (X(vec2)){p->y, p->z};
    return loop->axis == 1 ? (X(vec2)){p->z, p->x} : (X(vec2)){p->x, p->y};
}

/* 1 if a, b, c go round as the polygon does, -1 if the other way, 0 if they are in line. */
static int turn_of(const Loop *loop, uint32_t a, uint32_t b, uint32_t c)
{
    const X(vec2) p = flat_of(loop, a), q = flat_of(loop, b), r = flat_of(loop, c);
    const int turn = X(orient2d)(&p, &q, &r);
    return loop->turned ? -turn : turn;
}

static uint32_t corner_at(const Loop *loop, size_t place)
{
    return loop->corner[place < loop->left ? place : place - loop->left];
}

/* True if the corner at a place reaches into the triangle e. */
static bool reaches(const Loop *loop, size_t place, const uint32_t e[3])
{
    const uint32_t v = corner_at(loop, place);
    int side[3];
    for (int k = 0; k < 3; k++) {
        side[k] = turn_of(loop, e[k], e[k == 2 ? 0 : k + 1], v);
        if (side[k] < 0)
            return false;
    }
    if (side[0] > 0 && side[1] > 0)
        return true;
    for (int way = 0; way < 2; way++) {
        const uint32_t next = corner_at(loop, place + (way ? 1 : loop->left - 1));
        bool inward = true;
        for (int k = 0; k < 3; k++)
            inward =
                inward && (side[k] > 0 || turn_of(loop, e[k], e[k == 2 ? 0 : k + 1], next) > 0);
        if (inward)
            return true;
    }
    return false;
}

/* True if the corner at place + 1 is an ear. */
static bool is_ear(const Loop *loop, size_t place)
{
    const uint32_t e[3] = {corner_at(loop, place), corner_at(loop, place + 1),
                           corner_at(loop, place + 2)};
    if (turn_of(loop, e[0], e[1], e[2]) <= 0)
        return false;
    const size_t third = (place + 2) % loop->left;
    for (size_t i = 1; i + 2 < loop->left; i++)
        if (reaches(loop, (third + i) % loop->left, e))
            return false;
    return true;
}

static bool is_in_line(const Loop *loop, size_t place)
{
    return turn_of(loop, corner_at(loop, place), corner_at(loop, place + 1),
                   corner_at(loop, place + 2)) == 0;
}

/* The place before an ear, from a given one on; `left` if there is none. */
static size_t find_ear(const Loop *loop, size_t from)
{
    for (size_t i = 0; i < loop->left; i++)
        if (is_ear(loop, (from + i) % loop->left))
            return (from + i) % loop->left;
    for (size_t place = 0; place < loop->left; place++)
        if (is_in_line(loop, place))
            return place;
    return loop->left;
}

/* Cuts ears until a triangle is left; false if there is none before. */
static bool cut_ears(Loop *loop, uint32_t *triangles)
{
    size_t from = 0;
    while (loop->left > 3) {
        const size_t place = find_ear(loop, from < loop->left ? from : 0);
        if (place == loop->left)
            return false;
        const size_t tip = (place + 1) % loop->left;
        const uint32_t ear[3] = {corner_at(loop, place), loop->corner[tip],
                                 corner_at(loop, place + 2)};
        memmove(loop->corner + 1, loop->corner, tip * sizeof *loop->corner);
        loop->corner++, loop->left--;
        memcpy(triangles, ear, sizeof ear);
        triangles += 3;
        from = tip > 0 ? place : 0;
    }
    return true;
}

/* True if an edge of triangle a has no corner of b in front. */
static bool separates(const Loop *loop, const uint32_t *a, const uint32_t *b)
{
    for (int k = 0; k < 3; k++) {
        const uint32_t p = a[k], q = a[k == 2 ? 0 : k + 1];
        if (turn_of(loop, p, q, b[0]) <= 0 && turn_of(loop, p, q, b[1]) <= 0 &&
            turn_of(loop, p, q, b[2]) <= 0)
            return true;
    }
    return false;
}

/* True if no triangle is turned, some has an area, and no two overlap. */
static bool is_proved(const Loop *loop, const uint32_t *triangles, size_t count)
{
    bool some = false;
    for (size_t i = 0; i < count; i++) {
        const uint32_t *a = &triangles[3 * i];
        const int turn = turn_of(loop, a[0], a[1], a[2]);
        if (turn < 0)
            return false;
        some = some || turn > 0;
        for (size_t k = 0; turn > 0 && count > 2 && k < i; k++) {
            const uint32_t *b = &triangles[3 * k];
            if (turn_of(loop, b[0], b[1], b[2]) > 0 && !separates(loop, a, b) &&
                !separates(loop, b, a))
                return false;
        }
    }
    return some;
}

static bool cut_polygon(Loop loop, size_t count, uint32_t *spare)
{
    loop.corner = spare + 2 * count - 6;
    loop.left = count;
    for (size_t i = 0; i < count; i++)
        loop.corner[i] = (uint32_t)i;
    return cut_ears(&loop, spare) && is_proved(&loop, spare, count - 2);
}

isect_status X(polygon_triangulate)(const X(vec3) * points, size_t count, uint32_t *spare,
                                    uint32_t *triangles)
{
    double normal[3];
    if (points == NULL || spare == NULL || triangles == NULL || count > UINT32_MAX)
        return ISECT_BAD_ARGUMENT;
    if (count < 3)
        return ISECT_EMPTY;
    if (!all_finite3(points, count))
        return ISECT_NOT_FINITE;
    newell_normal(points, count, scale_of(largest((const real *)points, 3 * count)), normal);
    const int axis = fabs(normal[0]) > fabs(normal[1]) && fabs(normal[0]) > fabs(normal[2]) ? 0
                     : fabs(normal[1]) > fabs(normal[2])                                    ? 1
                                                                                            : 2;
    Loop loop = {.points = points, .axis = axis, .turned = normal[axis] < 0};
    if (!cut_polygon(loop, count, spare)) {
        loop.turned = !loop.turned; /* the sign of a small area may be wrong */
        if (!cut_polygon(loop, count, spare))
            return ISECT_DEGENERATE;
    }
    memcpy(triangles, spare, 3 * (count - 2) * sizeof *triangles);
    return ISECT_OK;
}
