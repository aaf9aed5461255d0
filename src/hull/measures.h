/* hull/measures.h - volume, surface and middle of a hull, by its faces.
 *
 * Of a face the first corner a and two that follow each other, b and c, make a triangle: its area
 * is half the length of cross(b - a, c - a), and with the first vertex o of the hull it makes a
 * tetrahedron, whose volume is a sixth of the dot product of that with a - o, and whose middle is
 * o + ((a - o) + (b - o) + (c - o)) / 4. All of the hull is below all faces, so no volume is
 * negative, but for rounding. The hull's middle is the mean of these, by volume; of a polygon that
 * of the triangles' middles, by area; of a segment that of its ends.
 *
 * Lengths are differences of coordinates in double, none longer than the box of the vertices along
 * its axis; n vertices make less than 2 n triangles. With h for half an epsilon of double, each of
 * the six products of three lengths in a determinant is off by 3 differences, 2 products and 3
 * sums, 8 h: a sixth of them is off by 4 epsilon of the box's volume B, all by 8 n. To add them
 * costs half an epsilon of the sum each time, n of them: 9 n epsilon B. An area is half the root of
 * the sum of three squares: each of the three numbers is off by 4 h of two products, each no more
 * than the square of the box's diagonal D; so is an area by 7 h D D, and all with their sum by 8 n
 * epsilon D D. A sum of volumes times ways is off by 9 n epsilon B for the volumes and 6 n for the
 * ways, each way no longer than three lengths; so with the sum of volumes the middle is off by no
 * more than 20 n epsilon of the box's length times B over the volume.
 *
 * Coordinates are multiplied by a power of two that brings the box's length along their axis near
 * 1, so that no product leaves the range, however the lengths differ; a volume is then multiplied
 * by all three. For an area the numbers of a cross product are brought to the power of the longest
 * axis again: what underflows there is nothing beside D D. */
#ifndef ISECT_HULL_MEASURES_H
#define ISECT_HULL_MEASURES_H

#include "core/vec3.h"
#include "geometry/newell.h"
#include "geometry/quotient.h"

typedef struct Measures {
    double volume, area; /* six times; twice */
    double volume_moment[3],
        area_moment[3];       /* times three times the way from o to the mean of a, b, c */
    double scale[3];          /* of coordinates along each axis */
    double cross_scale[3];    /* of the numbers of a cross product */
    int exponent[3], longest; /* 2^exponent is 1 / scale; the axis of the least scale */
} Measures;

static inline Offset3 offset_between(const Measures *m, Vec3 from, Vec3 to)
{
    const double *s = m->scale;
    return (Offset3){(double)to.x * s[0] - (double)from.x * s[0],
                     (double)to.y * s[1] - (double)from.y * s[1],
                     (double)to.z * s[2] - (double)from.z * s[2]};
}

static inline double length_of(const Measures *m, double x, double y, double z)
{
    const double u = x * m->cross_scale[0], v = y * m->cross_scale[1], w = z * m->cross_scale[2];
    return sqrt(u * u + v * v + w * w);
}

static inline void add_triangle(Measures *m, Vec3 o, Vec3 a, Vec3 b, Vec3 c)
{
    const Offset3 p = offset_between(m, a, b), q = offset_between(m, a, c),
                  r = offset_between(m, o, a);
    const double x = p.y * q.z - p.z * q.y, y = p.z * q.x - p.x * q.z, z = p.x * q.y - p.y * q.x;
    const double volume = x * r.x + y * r.y + z * r.z, area = length_of(m, x, y, z);
    const double to[3] = {3 * r.x + p.x + q.x, 3 * r.y + p.y + q.y, 3 * r.z + p.z + q.z};
    m->volume += volume, m->area += area;
    for (int i = 0; i < 3; i++)
        m->volume_moment[i] += volume * to[i], m->area_moment[i] += area * to[i];
}

/* Half of a length, which is 0 only where that is: half of the least number is the least. */
static inline double half_between(real low, real high)
{
    return high > low ? greater((double)high / 2 - (double)low / 2, 0x1p-1074) : 0;
}

/* Half the length of the vertices' box along an axis, and its ends. */
static inline double half_length(const X(hull) * hull, int i, real *low, real *high)
{
    const Vec3 *v = hull->vertices;
    *low = *high = hull->vertex_count > 0 ? ((const real *)v)[i] : 0;
    for (size_t k = 1; k < hull->vertex_count; k++) {
        *low = num_min(((const real *)&v[k])[i], *low);
        *high = num_max(((const real *)&v[k])[i], *high);
    }
    return half_between(*low, *high);
}

/* For what fits into a box with these half lengths. */
static inline Measures scaled_to(const double half[3])
{
    Measures m = {.longest = 0};
    double s[3];
    for (int i = 1; i < 3; i++)
        m.longest = half[i] > half[m.longest] ? i : m.longest;
    for (int i = 0; i < 3; i++) {
        m.scale[i] = scale_of(half[i] > 0 ? half[i] : half[m.longest]);
        frexp(m.scale[i], &m.exponent[i]);
        m.exponent[i] = 1 - m.exponent[i];
    }
    for (int i = 0; i < 3; i++)
        s[i] = m.scale[m.longest] / m.scale[i];
    for (int i = 0; i < 3; i++)
        m.cross_scale[i] = s[(i + 1) % 3] * s[(i + 2) % 3];
    return m;
}

/* How many faces can be gone round: none without corners or edges. */
static inline size_t faces_of(const X(hull) * hull)
{
    const bool told = hull->vertex_count > 0 && hull->edge_count > 0 && hull->faces && hull->edges;
    return told ? hull->face_count : 0;
}

static inline Measures measures_of(const X(hull) * hull)
{
    const X(hull_edge) *edge = hull->edges;
    const Vec3 *v = hull->vertices;
    double half[3];
    const size_t faces = faces_of(hull);
    real low, high;
    for (int i = 0; i < 3; i++)
        half[i] = half_length(hull, i, &low, &high);
    Measures m = scaled_to(half);
    for (size_t f = 0; f < faces; f++) {
        const uint32_t first = hull->faces[f];
        for (uint32_t i = edge[first].next; edge[i].next != first; i = edge[i].next)
            add_triangle(&m, v[0], v[edge[first].origin], v[edge[i].origin],
                         v[edge[edge[i].next].origin]);
    }
    return m;
}

/* The volume; and the surface, divided by a power of two. */
static inline real volume_of(const Measures *m)
{
    return number_of(greater(m->volume, 0) / 6, m->exponent[0] + m->exponent[1] + m->exponent[2]);
}
static inline real area_of(const Measures *m, int power)
{
    return number_of(m->area / 2, 2 * m->exponent[m->longest] - power);
}

#endif
