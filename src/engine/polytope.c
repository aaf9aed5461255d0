/* engine/polytope.c - a box, cut by one plane after the other; see engine/polytope.h.
 *
 * Three planes meet in each vertex: where there are more, vertices lie side by side. Two vertices
 * with two planes in common are the ends of an edge. A plane takes away the vertices over it, and
 * puts one on each edge from a vertex that stays to one that goes. So a new vertex is between two
 * old ones, which is what bounds its error however nearly parallel the planes are. With e = 2^-52,
 * h half the side of the box, and s = (|n.x| + |n.y| + |n.z|) h + |d|,
 *
 *     the height of a vertex       three products, three sums        off by 2 e s
 *     less E = 8 e s               one more rounding                        3 e s
 *     the new vertex               where that is 0, off by e h along each axis
 *     its height                   between                            4 e s and 12 e s
 *
 * So what is below the plane stays, and new vertices are below the older planes raised by 2 E. */
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

/* Less what it may be off: above 0 the vertex is surely over the plane. */
static double surely_over(const double n[3], double d, double raise, const double x[3])
{
    const double size = (fabs(n[0]) + fabs(n[1]) + fabs(n[2])) * raise + fabs(d);
    return n[0] * x[0] + n[1] * x[1] + n[2] * x[2] + d - 8 * DBL_EPSILON * size;
}

/* The two planes of an edge; false if it is none. */
static bool edge_of(const uint8_t a[3], const uint8_t b[3], uint8_t common[2])
{
    int count = 0;
    for (int i = 0; i < 3; i++)
        if ((a[i] == b[0] || a[i] == b[1] || a[i] == b[2]) && count++ < 2)
            common[count - 1] = a[i];
    return count >= 2;
}

/* A new vertex on the edge from one that stays to one that goes, if it is one; false if there is no
 * room for it. */
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
                p->count = count; /* nothing has been seen to need it: the plane is left out */
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
