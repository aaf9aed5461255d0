/* hull/measures.c - volume, surface and middle of a hull, by its faces.
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
 * more than 20 n epsilon of the box's length times B over the volume. */
#include "core/newell.h"
#include "core/vec3.h"
#include "plane/height.h"

typedef struct Measures {
    double volume, area;             /* six times; twice */
    double of_volume[3], of_area[3]; /* times three times the way from o to the mean of a, b, c */
    double scale;                    /* of coordinates, so that nothing leaves the range */
    int exponent;                    /* 2^exponent is 1 / scale */
} Measures;

static Offset3 way(const Measures *m, Vec3 from, Vec3 to)
{
    const double s = m->scale;
    return (Offset3){(double)to.x * s - (double)from.x * s, (double)to.y * s - (double)from.y * s,
                     (double)to.z * s - (double)from.z * s};
}

static void add_triangle(Measures *m, Vec3 o, Vec3 a, Vec3 b, Vec3 c)
{
    const Offset3 p = way(m, a, b), q = way(m, a, c), r = way(m, o, a);
    const double x = p.y * q.z - p.z * q.y, y = p.z * q.x - p.x * q.z, z = p.x * q.y - p.y * q.x;
    const double volume = x * r.x + y * r.y + z * r.z, area = sqrt(x * x + y * y + z * z);
    const double to[3] = {3 * r.x + p.x + q.x, 3 * r.y + p.y + q.y, 3 * r.z + p.z + q.z};
    m->volume += volume, m->area += area;
    for (int i = 0; i < 3; i++)
        m->of_volume[i] += volume * to[i], m->of_area[i] += area * to[i];
}

static Measures measures_of(const X(hull) * hull)
{
    const X(hull_edge) *edge = hull->edges;
    const Vec3 *v = hull->vertices;
    Measures m = {.scale = scale_of(largest((const real *)v, 3 * hull->vertex_count))};
    frexp(m.scale, &m.exponent);
    m.exponent = 1 - m.exponent;
    for (size_t f = 0; f < hull->face_count; f++) {
        const uint32_t first = hull->faces[f];
        for (uint32_t i = edge[first].next; edge[i].next != first; i = edge[i].next)
            add_triangle(&m, v[0], v[edge[first].origin], v[edge[i].origin],
                         v[edge[edge[i].next].origin]);
    }
    return m;
}

real X(hull_volume)(const X(hull) * hull)
{
    const Measures m = measures_of(hull);
    return number_of(greater(m.volume, 0) / 6, 3 * m.exponent);
}

real X(hull_area)(const X(hull) * hull)
{
    const Measures m = measures_of(hull);
    return number_of(m.area / 2, 2 * m.exponent);
}

Vec3 X(hull_centroid)(const X(hull) * hull)
{
    const size_t n = hull->vertex_count;
    const Vec3 *v = hull->vertices;
    Vec3 middle = {0, 0, 0};
    if (n == 0)
        return middle;
    const Measures m = measures_of(hull);
    const Offset3 ends = way(&m, v[0], v[n - 1]);
    const double half[3] = {ends.x / 2, ends.y / 2, ends.z / 2};
    for (int i = 0; i < 3; i++) {
        const double to = m.volume > 0 ? m.of_volume[i] / m.volume / 4
                          : m.area > 0 ? m.of_area[i] / m.area / 3
                                       : half[i];
        real low = ((const real *)v)[i], high = low;
        for (size_t k = 1; k < n; k++) {
            low = num_min(((const real *)&v[k])[i], low);
            high = num_max(((const real *)&v[k])[i], high);
        }
        const double at = (double)((const real *)v)[i] * m.scale + to;
        ((real *)&middle)[i] = num_min(num_max((real)ldexp(at, m.exponent), low), high) + 0;
    }
    return middle;
}
