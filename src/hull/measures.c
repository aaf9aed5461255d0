/* isect_hull_volume, isect_hull_area, isect_hull_centroid - volume, surface area and centroid of a
 * hull.
 *
 * The sums run over the faces, in triangles a, b, c; o is the first vertex:
 *
 *   area       |cross(b - a, c - a)| / 2
 *   volume     dot(cross(b - a, c - a), a - o) / 6     of a tetrahedron, not negative
 *   centroid   o + ((a - o) + (b - o) + (c - o)) / 4   of a tetrahedron
 *
 * The centroid of the hull is the mean of these, weighted by volume. The centroid of a polygon is
 * that of the triangles, weighted by area; that of a segment is the mean of its ends.
 *
 * Errors, with h = epsilon / 2 of double, n vertices and so less than 2 n triangles, the volume B
 * and the diagonal D of the bounding box:
 *
 *   product of three lengths     8 h           3 differences, 2 products, 3 sums; six of them
 *   a volume                     4 epsilon B   a sixth of six such products
 *   all volumes                  8 n epsilon B, with their sum 9 n epsilon B
 *   an area                      7 h D D       three numbers of two products each, 4 h
 *   all areas                    8 n epsilon D D with their sum
 *   sum of volumes times offsets 9 n epsilon B of volumes, 6 n of offsets, each at most 3 lengths
 *   centroid                     20 n epsilon B / volume times the extent of the box
 *
 * Coordinates are multiplied by a power of two per axis that brings the extent of the box along it
 * near 1. So no product overflows or underflows, however the extents differ; a volume is divided by
 * all three factors. For an area the components of a cross product are scaled back to the factor of
 * the longest axis: what underflows there is negligible compared with D D. */
#include "hull/measures.h"
#include "core/power.h"
#include "core/vec3.h"
#include "exact/quotient.h"
#include "geometry/newell.h"
#include HEADER(hull)

static Offset3 offset_between(const Measures *m, Vec3 from, Vec3 to)
{
    const double *s = m->scale;
    return (Offset3){(double)to.x * s[0] - (double)from.x * s[0],
                     (double)to.y * s[1] - (double)from.y * s[1],
                     (double)to.z * s[2] - (double)from.z * s[2]};
}

static double length_of(const Measures *m, double x, double y, double z)
{
    const double u = x * m->cross_scale[0], v = y * m->cross_scale[1], w = z * m->cross_scale[2];
    return sqrt(u * u + v * v + w * w);
}

void X(measures_add_triangle)(Measures *m, Vec3 o, Vec3 a, Vec3 b, Vec3 c)
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

double X(half_extent)(real low, real high)
{
    const double half = (double)high / 2 - (double)low / 2;
    return !(high > low) ? 0 : half > 0 ? half : 0x1p-1074;
}

/* Half the extent of the vertices along an axis, and its ends. */
static double half_length(const X(hull) * hull, int i, real *low, real *high)
{
    const Vec3 *v = hull->vertices;
    *low = *high = hull->vertex_count > 0 ? ((const real *)v)[i] : 0;
    for (size_t k = 1; k < hull->vertex_count; k++) {
        *low = num_min(((const real *)&v[k])[i], *low);
        *high = num_max(((const real *)&v[k])[i], *high);
    }
    return X(half_extent)(*low, *high);
}

Measures X(measures_of_box)(const double half[3])
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

size_t X(hull_faces)(const X(hull) * hull)
{
    const bool told = hull->vertex_count > 0 && hull->edge_count > 0 && hull->faces && hull->edges;
    return told ? hull->face_count : 0;
}

Measures X(measures_of_hull)(const X(hull) * hull)
{
    const X(hull_edge) *edge = hull->edges;
    const Vec3 *v = hull->vertices;
    double half[3];
    const size_t faces = X(hull_faces)(hull);
    real low, high;
    for (int i = 0; i < 3; i++)
        half[i] = half_length(hull, i, &low, &high);
    Measures m = X(measures_of_box)(half);
    for (size_t f = 0; f < faces; f++) {
        const uint32_t first = hull->faces[f];
        for (uint32_t i = edge[first].next; edge[i].next != first; i = edge[i].next)
            X(measures_add_triangle)
        (&m, v[0], v[edge[first].origin], v[edge[i].origin], v[edge[edge[i].next].origin]);
    }
    return m;
}

real X(measures_volume)(const Measures *m)
{
    return number_of(greater(m->volume, 0) / 6, m->exponent[0] + m->exponent[1] + m->exponent[2]);
}
real X(measures_area)(const Measures *m, int power)
{
    return number_of(m->area / 2, 2 * m->exponent[m->longest] - power);
}

real X(hull_volume)(const X(hull) * hull)
{
    const Measures m = X(measures_of_hull)(hull);
    return X(measures_volume)(&m);
}

real X(hull_area)(const X(hull) * hull)
{
    const Measures m = X(measures_of_hull)(hull);
    return X(measures_area)(&m, 0);
}

Vec3 X(hull_centroid)(const X(hull) * hull)
{
    const size_t n = hull->vertex_count;
    const Vec3 *v = hull->vertices;
    Vec3 middle = {0, 0, 0};
    if (n == 0)
        return middle;
    const Measures m = X(measures_of_hull)(hull);
    const Offset3 ends = offset_between(&m, v[0], v[n - 1]);
    const double half[3] = {ends.x / 2, ends.y / 2, ends.z / 2};
    for (int i = 0; i < 3; i++) {
        const double to = m.volume > 0 ? m.volume_moment[i] / m.volume / 4
                          : m.area > 0 ? m.area_moment[i] / m.area / 3
                                       : half[i];
        real low, high;
        half_length(hull, i, &low, &high);
        const double at = (double)((const real *)v)[i] * m.scale[i] + to;
        ((real *)&middle)[i] =
            num_min(num_max((real)times_power(at, m.exponent[i]), low), high) + 0;
    }
    return middle;
}
