/* isect_measure_kdop, isect_measure_kdop14, isect_measure_kdop18, isect_measure_kdop26,
 * isect_measure_frustum - volume, surface area, shadow and width of the polyhedron below some
 * planes.
 *
 * The polyhedron is cut out of a box (hull/cut.c). Each corner has three edges, and a face on
 * either side of each. An edge from p to q, n the normal of the face on its left, m of that on its
 * right, adds from either end
 *
 *   area       n . (p x q) / 2
 *   volume     n . (p x q) (n . p) / 6
 *   width      |q - p| angle(n, m) / (8 pi)
 *
 * All numbers are doubles, scaled to the size of 1. Errors in epsilon of the greatest coordinate:
 *
 *   a height    4
 *   a corner    slightly more than the two corners that it lies between, at most 26 in turn
 *   margin      64 by which planes are moved outward
 *
 * So the corners are those of a polyhedron between that with the margin 0 and that with twice the
 * margin, and all measures are monotone in the set. A polyhedron no thicker than the margin is
 * flat: with a ball of radius r inside, the volume is at least r / 3 times the surface area. */
#include "core/vec3.h"
#include "exact/quotient.h"
#include "geometry/kdop_normals.h"
#include "geometry/newell.h"
#include "hull/cut.h"
#include "measure/angle.h"
#include HEADER(measure)

#define EIGHT_PI 25.132741228718345908

enum { MOST_SOLID_PLANES = 128, MOST_SOLID_CORNERS = 3 * (MOST_SOLID_PLANES + BOX_FACES) };

static const X(measure) no_solid = {0, 0, 0, 0};

typedef struct Solid {
    HalfSpace half_space[BOX_FACES + MOST_SOLID_PLANES]; /* the planes of the box come first */
    int exponent[MOST_SOLID_PLANES];                     /* exponents of d */
    uint32_t count;
    bool empty;
} Solid;

/* Adds n . x + d <= 0, unless the normal is zero. */
static void add_plane(Solid *s, Vec3 n, real d)
{
    if (X(half_space_of)(&n, d, &s->half_space[BOX_FACES + s->count], &s->exponent[s->count]))
        s->count++;
    else if (d > 0)
        s->empty = true;
}

static void add_box(HalfSpace half_space[BOX_FACES])
{
    for (int i = 0; i < BOX_FACES; i++) {
        half_space[i] = (HalfSpace){{0, 0, 0}, 0};
        half_space[i].normal[i / 2] = i % 2 ? 1 : -1;
    }
}

/* Sums over half-edges. */
typedef struct Sums {
    double volume, area, width;
} Sums;

static Sums sums_of(const Polyhedron *b, const HalfSpace *half_space)
{
    Sums sums = {0, 0, 0};
    const double *o = NULL;
    for (uint32_t i = 0; i < b->slots; i++) {
        const Corner *c = &b->corner[i];
        for (uint32_t k = 0; k < 3 && c->state != UNUSED; k++) {
            const HalfSpace *left = &half_space[c->face[k]],
                            *right = &half_space[c->face[(k + 2) % 3]];
            const double *n = left->normal, *m = right->normal;
            double p[3], q[3], edge_vector[3], normals_cross[3], points_cross[3];
            o = o ? o : c->at;
            for (int j = 0; j < 3; j++) {
                p[j] = c->at[j] - o[j], q[j] = b->corner[c->next[k]].at[j] - o[j];
                edge_vector[j] = q[j] - p[j];
            }
            for (int j = 0; j < 3; j++) {
                const int x = (j + 1) % 3, y = (j + 2) % 3;
                points_cross[j] = p[x] * q[y] - p[y] * q[x],
                normals_cross[j] = n[x] * m[y] - n[y] * m[x];
            }
            sums.area += dot_of(n, points_cross);
            sums.volume += dot_of(n, points_cross) * dot_of(n, p);
            sums.width += sqrt(dot_of(edge_vector, edge_vector)) *
                          angle_of(sqrt(dot_of(normals_cross, normals_cross)), dot_of(n, m));
        }
    }
    return (Sums){sums.volume / 6, sums.area / 2, sums.width / EIGHT_PI};
}

static X(measure) measure_below(Solid *s)
{
    Corner corner[MOST_SOLID_CORNERS];
    Polyhedron polyhedron = {.corner = corner};
    const int power = X(half_spaces_scale)(s->half_space + BOX_FACES, s->exponent, s->count);
    add_box(s->half_space);
    if (s->empty)
        return no_solid;
    const bool endless = X(polyhedron_below)(&polyhedron, s->half_space + BOX_FACES, s->count);
    if (polyhedron.live == 0)
        return no_solid;
    Sums sums = sums_of(&polyhedron, s->half_space);
    if (!(sums.width > 8 * polyhedron.margin))
        return no_solid;
    sums.area = sums.area > 32 * polyhedron.margin * sums.width ? sums.area : 0;
    sums.volume =
        sums.area > 0 && sums.volume > 4 * polyhedron.margin * sums.area / 3 ? sums.volume : 0;
    if (endless) {
        const real area = sums.area > 0 ? REAL_MAX : 0;
        return (X(measure)){sums.volume > 0 ? REAL_MAX : 0, area, area, REAL_MAX};
    }
    return (X(measure)){number_of(sums.volume, 3 * power), number_of(sums.area, 2 * power),
                        number_of(sums.area / 4, 2 * power), number_of(sums.width, power)};
}

/* ---- k-DOPs ---- */

static const signed char axes[][3] = {KDOP_AXES};
static const signed char edges[][3] = {KDOP_EDGES};
static const signed char corners[][3] = {KDOP_CORNERS};

/* Adds a pair of planes; an infinite bound adds none. NaN makes the solid empty. */
static void add_slab(Solid *s, Vec3 n, real lower, real upper)
{
    const Vec3 back = {-n.x, -n.y, -n.z};
    if (!(lower <= upper) || lower == REAL_INF || upper == -REAL_INF)
        s->empty = true;
    if (real_abs(lower) <= REAL_MAX)
        add_plane(s, back, lower);
    if (real_abs(upper) <= REAL_MAX)
        add_plane(s, n, -upper);
}

static void add_slabs(Solid *s, const signed char normals[][3], int count, const real *lower,
                      const real *upper)
{
    for (int i = 0; i < count; i++)
        add_slab(s, (Vec3){normals[i][0], normals[i][1], normals[i][2]}, lower[i], upper[i]);
}

X(measure) X(measure_kdop)(const X(kdop) * kdop)
{
    Solid s = {.count = 0};
    if (kdop->count > MOST_SOLID_PLANES / 2)
        return no_solid;
    for (size_t i = 0; i < kdop->count; i++) {
        if (!finite3(kdop->normals[i]))
            return no_solid;
        add_slab(&s, kdop->normals[i], kdop->lower[i], kdop->upper[i]);
    }
    return measure_below(&s);
}

X(measure) X(measure_kdop14)(const Kdop14 *kdop14)
{
    Solid s = {.count = 0};
    add_slabs(&s, axes, 3, kdop14->lower, kdop14->upper);
    add_slabs(&s, corners, 4, kdop14->lower + 3, kdop14->upper + 3);
    return measure_below(&s);
}

X(measure) X(measure_kdop18)(const Kdop18 *kdop18)
{
    Solid s = {.count = 0};
    add_slabs(&s, axes, 3, kdop18->lower, kdop18->upper);
    add_slabs(&s, edges, 6, kdop18->lower + 3, kdop18->upper + 3);
    return measure_below(&s);
}

X(measure) X(measure_kdop26)(const Kdop26 *kdop26)
{
    Solid s = {.count = 0};
    add_slabs(&s, axes, 3, kdop26->lower, kdop26->upper);
    add_slabs(&s, edges, 6, kdop26->lower + 3, kdop26->upper + 3);
    add_slabs(&s, corners, 4, kdop26->lower + 9, kdop26->upper + 9);
    return measure_below(&s);
}

/* ---- frusta ---- */

X(measure) X(measure_frustum)(const Frustum *frustum)
{
    Solid s = {.count = 0};
    for (int i = 0; i < 6; i++) {
        const Plane *plane = &frustum->plane[i];
        if (!finite3(plane->normal) || !(real_abs(plane->d) <= REAL_MAX))
            return no_solid;
        add_plane(&s, plane->normal, plane->d);
    }
    return measure_below(&s);
}
