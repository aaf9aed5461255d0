/* isect_hull_common, isect_hull_common_capacity - the volume of the intersection of two convex
 * solids.
 *
 * The intersection is cut out of a box, the intersection of the bounding boxes, by the planes of
 * both (hull/cut.c). The planes are not moved outward here: the result is a polyhedron in spite of
 * rounding. Its volume is that of the cones from one of its corners o to its faces. With a face of
 * normal n, and its edges from p to q, relative to o,
 *
 *     volume = sum of (n . p) n . (p x q) / 6
 *
 * All numbers are doubles, scaled by a power of two, relative to a point of one solid. With S the
 * greatest extent of both and h half an epsilon of double, the errors are
 *
 *     a vertex                 h S
 *     the height of a corner   8 h S      three products, three sums, the normal
 *     a corner                 8 h S      above each plane that made it, and above the earlier ones
 *
 * So the polyhedron is between those whose planes are moved inward and outward by 2^-44 S. */
#include "hull/intersection.h"
#include "core/environment.h"
#include "core/power.h"
#include "exact/quotient.h"
#include "geometry/newell.h"
#include "hull/measures.h"
#include HEADER(hull)
#include <limits.h>
#include <string.h>

typedef double Vector[3];

int X(common_exponent)(const real *numbers, size_t count)
{
    int most = INT_MIN / 4;
    for (size_t i = 0; i < count; i++) {
        int exponent;
        if (numbers[i] != 0 && real_abs(numbers[i]) <= REAL_MAX) {
            (void)frexp((double)numbers[i], &exponent);
            most = exponent > most ? exponent : most;
        }
    }
    return most;
}

static void see(const CommonFrame *frame, const X(vec3) * point, Vector seen)
{
    to_doubles(seen, *point);
    for (int k = 0; k < 3; k++)
        seen[k] = times_power(seen[k], -frame->exponent) - frame->origin[k];
}
CommonFrame X(common_frame)(int exponent, const X(vec3) * origin)
{
    CommonFrame frame = {{0, 0, 0}, exponent > INT_MIN / 4 ? exponent : 0};
    Vector at;
    see(&frame, origin, at);
    for (int k = 0; k < 3; k++)
        frame.origin[k] = fabs(at[k]) <= DBL_MAX ? at[k] : 0;
    return frame;
}

/* ---- solids ---- */

static void hold_point(CommonSolid *solid, const Vector point)
{
    for (int k = 0; k < 3; k++) {
        solid->lower[k] = fmin(solid->lower[k], point[k]);
        solid->upper[k] = fmax(solid->upper[k], point[k]);
    }
}
static CommonSolid nothing_of(HalfSpace *half_space)
{
    const double inf = (double)INFINITY;
    return (CommonSolid){half_space, 0, {inf, inf, inf}, {-inf, -inf, -inf}, 0};
}
/* Adds a plane through a point; the normal has any length except 0. */
static void add_plane(CommonSolid *solid, const Vector normal, const Vector point)
{
    HalfSpace *plane = &solid->half_space[solid->count++];
    const double size = greatest(normal[0], normal[1], normal[2]);
    for (int k = 0; k < 3; k++)
        plane->normal[k] = normal[k] / size;
    const double length = sqrt(dot_of(plane->normal, plane->normal));
    for (int k = 0; k < 3; k++)
        plane->normal[k] /= length;
    plane->d = -dot_of(plane->normal, point);
}

CommonSolid X(common_aabb)(const CommonFrame *frame, const X(aabb) * aabb)
{
    CommonSolid solid = nothing_of(NULL);
    see(frame, &aabb->lower, solid.lower), see(frame, &aabb->upper, solid.upper);
    solid.volume = 1;
    for (int k = 0; k < 3; k++) {
        const double extent = solid.upper[k] - solid.lower[k];
        solid.volume = extent > 0 && solid.volume > 0 ? solid.volume * extent : 0;
    }
    return solid;
}

CommonSolid X(common_box)(const double middle[3], double half[3][3], HalfSpace *half_space)
{
    CommonSolid solid = nothing_of(half_space);
    Vector normal, point;
    cross_of(half[0], half[1], normal);
    const double volume = dot_of(normal, half[2]);
    if (!(fabs(volume) <= DBL_MAX && volume != 0))
        return solid;
    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < 3; k++)
            point[k] = middle[k] + (i & 1 ? half[0][k] : -half[0][k]) +
                       (i & 2 ? half[1][k] : -half[1][k]) + (i & 4 ? half[2][k] : -half[2][k]);
        hold_point(&solid, point);
    }
    for (int i = 0; i < 6; i++) {
        const double *edge = half[i % 3], side = i < 3 ? 1 : -1, out = volume > 0 ? side : -side;
        cross_of(half[(i + 1) % 3], half[(i + 2) % 3], normal);
        for (int k = 0; k < 3; k++)
            point[k] = middle[k] + side * edge[k], normal[k] *= out;
        add_plane(&solid, normal, point);
    }
    solid.volume = 8 * fabs(volume);
    return solid;
}

CommonSolid X(common_tetrahedron)(const CommonFrame *frame, const X(tetrahedron) * tetrahedron,
                                  HalfSpace *half_space)
{
    const X(vec3) *corner = &tetrahedron->a;
    CommonSolid solid = nothing_of(half_space);
    Vector p[4], u, v, w, normal;
    double volume = 0;
    for (int i = 0; i < 4; i++)
        see(frame, &corner[i], p[i]);
    for (int i = 0; i < 4; i++) {
        const double *a = p[(i + 1) % 4], *b = p[(i + 2) % 4], *c = p[(i + 3) % 4];
        for (int k = 0; k < 3; k++)
            u[k] = b[k] - a[k], v[k] = c[k] - a[k], w[k] = p[i][k] - a[k];
        cross_of(u, v, normal);
        volume = dot_of(normal, w);
        if (!(fabs(volume) <= DBL_MAX && volume != 0))
            return nothing_of(half_space);
        for (int k = 0; k < 3 && volume > 0; k++)
            normal[k] = -normal[k];
        hold_point(&solid, p[i]);
        add_plane(&solid, normal, a);
    }
    solid.volume = fabs(volume) / 6;
    return solid;
}

/* Adds the plane of a face through the highest of its corners. Returns six times the volume of its
 * cone from the first vertex. */
static double add_face(CommonSolid *solid, const CommonFrame *frame, const X(hull) * hull,
                       size_t face)
{
    const X(hull_edge) *edge = hull->edges;
    const uint32_t first = hull->faces[face];
    Vector o, a, p, q, normal = {0, 0, 0}, part;
    double most = -(double)INFINITY;
    see(frame, &hull->vertices[0], o);
    see(frame, &hull->vertices[edge[first].origin], a);
    for (uint32_t i = edge[first].next; edge[i].next != first; i = edge[i].next) {
        see(frame, &hull->vertices[edge[i].origin], p);
        see(frame, &hull->vertices[edge[edge[i].next].origin], q);
        for (int k = 0; k < 3; k++)
            p[k] -= a[k], q[k] -= a[k];
        cross_of(p, q, part);
        for (int k = 0; k < 3; k++)
            normal[k] += part[k];
    }
    const double cone = dot_of(normal, a) - dot_of(normal, o);
    if (!(dot_of(normal, normal) > 0))
        return 0;
    uint32_t i = first;
    do { /* corners of a face may be off its plane */
        see(frame, &hull->vertices[edge[i].origin], p);
        if (dot_of(normal, p) > most) {
            most = dot_of(normal, p);
            memcpy(a, p, sizeof a);
        }
        i = edge[i].next;
    } while (i != first);
    add_plane(solid, normal, a);
    return cone;
}
CommonSolid X(common_hull)(const CommonFrame *frame, const X(hull) * hull, HalfSpace *half_space)
{
    CommonSolid solid = nothing_of(half_space);
    double volume = 0;
    Vector point;
    for (size_t i = 0; i < hull->vertex_count; i++) {
        see(frame, &hull->vertices[i], point);
        hold_point(&solid, point);
    }
    const size_t faces = hull->dimension == 3 ? X(hull_faces)(hull) : 0;
    for (size_t f = 0; f < faces; f++)
        volume += add_face(&solid, frame, hull, f);
    solid.volume = volume > 0 ? volume / 6 : 0;
    return solid;
}

/* ---- the intersection ---- */

static double volume_of(const Polyhedron *b, const HalfSpace *half_space)
{
    double sum = 0;
    const double *o = NULL;
    for (uint32_t i = 0; i < b->slots; i++) {
        const Corner *c = &b->corner[i];
        for (uint32_t k = 0; k < 3 && c->state != UNUSED; k++) {
            const uint32_t face = c->face[k];
            Vector n = {0, 0, 0}, p, q, cross;
            if (face < BOX_FACES)
                n[face / 2] = face % 2 ? 1 : -1;
            else
                memcpy(n, half_space[face - BOX_FACES].normal, sizeof n);
            o = o ? o : c->at;
            for (int j = 0; j < 3; j++)
                p[j] = c->at[j] - o[j], q[j] = b->corner[c->next[k]].at[j] - o[j];
            cross_of(p, q, cross);
            sum += dot_of(n, cross) * dot_of(n, p);
        }
    }
    return sum > 0 ? sum / 6 : 0;
}
static double common_volume(const CommonSolid *a, const CommonSolid *b, Corner *corner)
{
    Polyhedron left = {.corner = corner};
    Vector lower, upper;
    double volume = 1;
    for (int k = 0; k < 3; k++) {
        lower[k] = fmax(a->lower[k], b->lower[k]), upper[k] = fmin(a->upper[k], b->upper[k]);
        const double extent = upper[k] - lower[k];
        if (!(extent > 0))
            return 0;
        volume *= extent;
    }
    if (a->count + b->count == 0)
        return volume;
    X(polyhedron_start)(&left, lower, upper);
    left.margin = 0;
    X(polyhedron_cut_all)(&left, a->count ? a->half_space : b->half_space, a->count + b->count);
    return left.live ? volume_of(&left, a->count ? a->half_space : b->half_space) : 0;
}

X(iou) X(iou_of)(double common, double a, double b, int power)
{
    common = fmin(common, fmin(a, b));
    const double either = a - common + b;
    const double iou = common > 0 && either <= DBL_MAX ? common / either : 0;
    return (X(iou)){number_of(common, power), number_of(a, power), number_of(b, power),
                    (real)fmin(iou, 1)};
}
X(iou)
X(common_share)
(const CommonFrame *frame, const CommonSolid *a, const CommonSolid *b, Corner *corner)
{
    const double common = a == b                           ? a->volume
                          : a->volume > 0 && b->volume > 0 ? common_volume(a, b, corner)
                                                           : 0;
    return X(iou_of)(common, a->volume, b->volume, 3 * frame->exponent);
}

/* ---- hulls ---- */

static size_t planes_of(const X(hull) * a, const X(hull) * b)
{
    return X(hull_faces)(a) + X(hull_faces)(b);
}
static size_t bytes_for(size_t planes)
{
    return planes * sizeof(HalfSpace) + 3 * (planes + BOX_FACES) * sizeof(Corner);
}
size_t X(hull_common_capacity)(const X(hull) * a, const X(hull) * b)
{
    const size_t planes = a && b ? planes_of(a, b) : 0;
    return planes > 0 && planes < (1u << 30) ? bytes_for(planes) : 0;
}

/* A total order of hulls that does not depend on the order of the arguments; 0 if they are
 * equal. */
static int compare(const X(hull) * a, const X(hull) * b)
{
    if (a->vertex_count != b->vertex_count)
        return a->vertex_count < b->vertex_count ? -1 : 1;
    return memcmp(a->vertices, b->vertices, a->vertex_count * sizeof *a->vertices);
}
static bool hull_is_finite(const X(hull) * hull)
{
    const real *x = (const real *)hull->vertices;
    for (size_t i = 0; i < 3 * hull->vertex_count; i++)
        if (!(real_abs(x[i]) <= REAL_MAX))
            return false;
    return true;
}

isect_status X(hull_common)(const X(hull) * a, const X(hull) * b, void *memory, size_t bytes,
                            X(iou) * share)
{
    if (!share || !a || !b || (!a->vertices && a->vertex_count) ||
        (!b->vertices && b->vertex_count))
        return ISECT_BAD_ARGUMENT;
    const size_t planes = planes_of(a, b), needed = X(hull_common_capacity)(a, b);
    if (planes >= 1u << 30 || (needed && !memory))
        return ISECT_BAD_ARGUMENT;
    if (bytes < needed)
        return ISECT_TOO_SMALL;
    if (!hull_is_finite(a) || !hull_is_finite(b))
        return ISECT_NOT_FINITE;
    if (!planes) {
        *share = (X(iou)){0, 0, 0, 0};
        return ISECT_OK;
    }
    const Environment before = environment_enter();
    const int order = compare(a, b);
    const bool straight = order <= 0;
    const X(hull) *first = straight ? a : b, *second = straight ? b : a;
    HalfSpace *half_space = memory;
    const int of_a = X(common_exponent)((const real *)a->vertices, 3 * a->vertex_count);
    const int of_b = X(common_exponent)((const real *)b->vertices, 3 * b->vertex_count);
    const X(vec3) zero = {0, 0, 0}, *origin = first->vertex_count ? first->vertices : &zero;
    const CommonFrame frame = X(common_frame)(of_a > of_b ? of_a : of_b, origin);
    const CommonSolid one = X(common_hull)(&frame, first, half_space);
    const CommonSolid other = X(common_hull)(&frame, second, half_space + one.count);
    const X(iou) found =
        X(common_share)(&frame, &one, order ? &other : &one, (Corner *)(half_space + planes));
    *share = straight ? found : (X(iou)){found.common, found.b, found.a, found.iou};
    environment_leave(before);
    return ISECT_OK;
}
