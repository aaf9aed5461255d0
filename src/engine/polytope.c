/* engine/polytope.c - a box that is cut by one plane after the other; see engine/polytope.h.
 *
 * Three planes meet in each vertex; where more planes meet, there are several adjacent vertices.
 * Two vertices with two planes in common are the ends of an edge. A plane removes the vertices over
 * it, and adds one on each edge from a vertex that stays to one that is removed. A new vertex is
 * therefore between two old ones, which bounds its error however nearly parallel the planes are.
 * With e = 2^-52, h half the side of the box, and s = (|n.x| + |n.y| + |n.z|) h + |d|, the errors
 * are
 *
 *     the height of a vertex      2 e s: three products, three sums
 *     less E = 8 e s              3 e s: one more rounding
 *     the new vertex              e h along each axis, where the height less E is 0
 *     its height                  between 4 e s and 12 e s
 *
 * Therefore no point below the plane is cut off, and new vertices are below the older planes raised
 * by 2 E. */
#include "engine/polytope.h"

#include <float.h>
#include <math.h>
#include <string.h>

void isect_polytope_begin(CutBox *polytope, double half)
{
    polytope->raise = half, polytope->count = 8;
    for (int i = 0; i < 8; i++)
        for (int k = 0; k < 3; k++) {
            const bool upper = i >> k & 1;
            polytope->vertex[i][k] = upper ? half : -half;
            polytope->face[i][k] = (uint8_t)(2 * k + upper);
        }
}

/* The height less the bound of its error: if positive, the vertex is certainly over the plane. */
static double surely_over(const double n[3], double d, double raise, const double x[3])
{
    const double size = (fabs(n[0]) + fabs(n[1]) + fabs(n[2])) * raise + fabs(d);
    return n[0] * x[0] + n[1] * x[1] + n[2] * x[2] + d - 8 * DBL_EPSILON * size;
}

/* The two planes of an edge; false if the vertices have no edge in common. */
static bool edge_of(const uint8_t a[3], const uint8_t b[3], uint8_t common[2])
{
    int count = 0;
    for (int i = 0; i < 3; i++)
        if ((a[i] == b[0] || a[i] == b[1] || a[i] == b[2]) && count++ < 2)
            common[count - 1] = a[i];
    return count >= 2;
}

/* Adds a new vertex on the edge from a vertex that stays to one that is removed, if they have an
 * edge. Returns false if there is no room for it. */
static bool add_crossing(CutBox *p, int stays, int goes, const double *over, uint8_t face)
{
    uint8_t common[2];
    if (!edge_of(p->face[stays], p->face[goes], common))
        return true;
    if (p->count == POLYTOPE_VERTICES)
        return false;
    const double share = over[stays] / (over[stays] - over[goes]);
    const double *from = p->vertex[stays], *to = p->vertex[goes];
    const int i = p->count++;
    for (int k = 0; k < 3; k++)
        p->vertex[i][k] = from[k] + share * (to[k] - from[k]);
    p->face[i][0] = common[0], p->face[i][1] = common[1], p->face[i][2] = face;
    return true;
}

void isect_polytope_cut(CutBox *p, const double n[3], double d, uint8_t face)
{
    double over[POLYTOPE_VERTICES];
    const int count = p->count;
    int gone = 0, kept = 0;
    for (int i = 0; i < count; i++) {
        over[i] = surely_over(n, d, p->raise, p->vertex[i]);
        gone += over[i] > 0;
    }
    if (gone == 0)
        return;
    for (int i = 0; i < count && gone < count; i++)
        for (int j = 0; j < count && over[i] <= 0; j++)
            if (over[j] > 0 && !add_crossing(p, i, j, over, face)) {
                p->count = count; /* no known case reaches this: the plane is left out */
                return;
            }
    for (int i = 0; i < p->count; i++)
        if (i >= count ? gone < count : over[i] <= 0) {
            memmove(p->vertex[kept], p->vertex[i], sizeof p->vertex[i]);
            memmove(p->face[kept], p->face[i], sizeof p->face[i]);
            kept++;
        }
    p->count = kept;
}
