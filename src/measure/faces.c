/* isect_measure_hull, isect_measure_mesh - volume, surface area, shadow and width of hulls and
 * meshes.
 *
 * Volume and surface area are sums over faces (hull/measures.c). The width is the mean curvature,
 * to which only edges contribute: an edge of length l with the angle x between the normals adds l x
 * / (4 pi). A polygon, whose faces are back to back, has x = pi at each side: its width is a
 * quarter of its perimeter. The width of a segment is half its length.
 *
 * x is the arc tangent of |n x m| / n . m, which is accurate near 0 and pi, too. Errors, with h =
 * epsilon / 2 of double:
 *
 *   a normal              64 h of its length, else it is computed exactly from three corners
 *   |n x m| and n . m     10 h more
 *   x                     16 pi epsilon, so the error of an edge is 4 epsilon of its length
 *
 * A rounded normal is that of a large triangle, so faces that are flat up to rounding are harmless.
 *
 * Normals are not stored. An edge is counted from the one of its two faces that has more sides. The
 * normal of the other face is computed again for each edge, in time proportional to the number of
 * edges (Chiba, Nishizeki 1985).
 *
 * The volume of a closed mesh is the signed sum of the tetrahedra from its first corner to the
 * triangles. As these may cancel, the error of each addition is summed, too (Knuth's two-sum). Then
 * the volume is as accurate as that of a hull. */
#include "bound/box.h"
#include "exact/quotient.h"
#include "hull/measures.h"
#include "hull/normal.h"
#include "measure/angle.h"
#include "measure/mesh.h"
#include HEADER(measure)

#define FOUR_PI 12.566370614359172954

static const X(measure) no_faces = {0, 0, 0, 0};

static Vec3 corner(const X(hull) * hull, uint32_t edge)
{
    return hull->vertices[hull->edges[edge].origin];
}

static double distance(Vec3 a, Vec3 b, double scale)
{
    const double x = (double)b.x * scale - (double)a.x * scale;
    const double y = (double)b.y * scale - (double)a.y * scale;
    const double z = (double)b.z * scale - (double)a.z * scale;
    return sqrt(x * x + y * y + z * z);
}

/* Approximately twice the area of a triangle, squared. */
static double square_of(Vec3 a, Vec3 b, Vec3 c, double scale)
{
    double normal[3], error[3];
    rounded_normal(a, b, c, scale, normal, error);
    return dot_of(normal, normal);
}

/* A large triangle of corners of a face, anticlockwise: the first corner, the one farthest from it,
 * and the one farthest from their line. */
static void large_triangle(const X(hull) * hull, uint32_t first, double scale, Vec3 to[3])
{
    const X(hull_edge) *edge = hull->edges;
    const Vec3 p = corner(hull, first);
    uint32_t farthest = edge[first].next, highest = edge[farthest].next;
    double most = 0;
    bool before = false, passed = false;
    if (edge[highest].next == first) {
        to[0] = p, to[1] = corner(hull, farthest), to[2] = corner(hull, highest);
        return;
    }
    for (uint32_t i = farthest; i != first; i = edge[i].next)
        if (distance(p, corner(hull, i), scale) > distance(p, corner(hull, farthest), scale))
            farthest = i;
    for (uint32_t i = edge[first].next; i != first; i = edge[i].next) {
        const double square = square_of(p, corner(hull, farthest), corner(hull, i), scale);
        if (square > most)
            highest = i, most = square, before = !passed;
        passed |= i == farthest;
    }
    to[0] = p, to[1] = corner(hull, before ? highest : farthest),
    to[2] = corner(hull, before ? farthest : highest);
}

/* The normal of the face to the left of an edge; its greatest component is near 1. */
static void normal_of(const X(hull) * hull, uint32_t first, double scale, double normal[3])
{
    const X(hull_edge) *edge = hull->edges;
    const uint32_t second = edge[first].next, third = edge[second].next;
    double error[3];
    Vec3 p[3];
    large_triangle(hull, first, scale, p);
    rounded_normal(p[0], p[1], p[2], scale, normal, error);
    const double size = greatest(normal[0], normal[1], normal[2]);
    if (!(error[0] + error[1] + error[2] <= 32 * DBL_EPSILON * size) || size < 0x1p-400)
        exact_normal(corner(hull, first), corner(hull, second), corner(hull, third), normal, error);
    const double near = scale_of(greatest(normal[0], normal[1], normal[2]));
    for (int i = 0; i < 3; i++)
        normal[i] *= near;
}

/* Has the face of a half-edge more sides than that of its twin? If equal, the indices decide. */
static bool is_larger(const X(hull_edge) * edge, uint32_t here)
{
    const uint32_t there = edge[here].twin;
    uint32_t i = edge[here].next, k = edge[there].next;
    while (i != here && k != there)
        i = edge[i].next, k = edge[k].next;
    return i != here || (k == there && here < there);
}

static double angle_between(const double a[3], const double b[3])
{
    const double x = a[1] * b[2] - a[2] * b[1], y = a[2] * b[0] - a[0] * b[2];
    const double z = a[0] * b[1] - a[1] * b[0];
    return angle_of(sqrt(x * x + y * y + z * z), dot_of(a, b));
}

static double width_of(const X(hull) * hull, double scale)
{
    const X(hull_edge) *edge = hull->edges;
    double sum = 0;
    for (size_t f = 0; f < hull->face_count; f++) {
        double normal[3], across[3];
        normal_of(hull, hull->faces[f], scale, normal);
        uint32_t i = hull->faces[f];
        do {
            if (is_larger(edge, i)) {
                normal_of(hull, edge[i].twin, scale, across);
                sum += distance(corner(hull, i), corner(hull, edge[i].next), scale) *
                       angle_between(normal, across);
            }
            i = edge[i].next;
        } while (i != hull->faces[f]);
    }
    return sum / FOUR_PI;
}

X(measure) X(measure_hull)(const X(hull) * hull)
{
    const size_t n = hull->vertex_count;
    for (size_t i = 0; i < n; i++)
        if (!finite3(hull->vertices[i]))
            return no_faces;
    if (n == 0)
        return no_faces;
    const Measures m = X(measures_of_hull)(hull);
    const double scale = m.scale[m.longest];
    const double width = X(hull_faces)(hull) > 0
                             ? width_of(hull, scale)
                             : distance(hull->vertices[0], hull->vertices[n - 1], scale) / 2;
    return (X(measure)){X(measures_volume)(&m), X(measures_area)(&m, 0), X(measures_area)(&m, 2),
                        number_of(width, m.exponent[m.longest])};
}

/* ---- meshes ---- */

X(measure) X(measure_mesh)(const X(mesh) * mesh)
{
    Aabb box;
    if (!box_of_mesh(mesh, &box))
        return no_faces;
    const double half[3] = {X(half_extent)(box.lower.x, box.upper.x),
                            X(half_extent)(box.lower.y, box.upper.y),
                            X(half_extent)(box.lower.z, box.upper.z)};
    Measures m = X(measures_of_box)(half);
    double volume = 0, rest = 0;
    Vec3 first, corner[3];
    corner_of(mesh, 0, &first);
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        for (size_t k = 0; k < 3; k++)
            corner_of(mesh, 3 * i + k, &corner[k]);
        m.volume = 0;
        X(measures_add_triangle)(&m, first, corner[0], corner[1], corner[2]);
        add_number(&volume, &rest, m.volume);
    }
    m.volume = fabs(volume + rest);
    const double width =
        half[0] * m.scale[m.longest] + half[1] * m.scale[m.longest] + half[2] * m.scale[m.longest];
    return (X(measure)){X(measures_volume)(&m), X(measures_area)(&m, 0), X(measures_area)(&m, 2),
                        number_of(width, m.exponent[m.longest])};
}
