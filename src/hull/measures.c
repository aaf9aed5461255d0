/* hull/measures.c - volume, surface and middle of a hull. */
#include "hull/measures.h"
#include "isect/hull.h"
#include "isectd/hull.h"

real X(hull_volume)(const X(hull) * hull)
{
    const Measures m = measures_of(hull);
    return volume_of(&m);
}

real X(hull_area)(const X(hull) * hull)
{
    const Measures m = measures_of(hull);
    return area_of(&m, 0);
}

Vec3 X(hull_centroid)(const X(hull) * hull)
{
    const size_t n = hull->vertex_count;
    const Vec3 *v = hull->vertices;
    Vec3 middle = {0, 0, 0};
    if (n == 0)
        return middle;
    const Measures m = measures_of(hull);
    const Offset3 ends = offset_between(&m, v[0], v[n - 1]);
    const double half[3] = {ends.x / 2, ends.y / 2, ends.z / 2};
    for (int i = 0; i < 3; i++) {
        const double to = m.volume > 0 ? m.volume_moment[i] / m.volume / 4
                          : m.area > 0 ? m.area_moment[i] / m.area / 3
                                       : half[i];
        real low, high;
        half_length(hull, i, &low, &high);
        const double at = (double)((const real *)v)[i] * m.scale[i] + to;
        ((real *)&middle)[i] = num_min(num_max((real)ldexp(at, m.exponent[i]), low), high) + 0;
    }
    return middle;
}
