/* engine/plane_set.c - an intersection of half-spaces by its planes; see engine/plane_set.h.
 *
 * Support points: a box is cut by planes, one after the other, each of which is the one that the
 * farthest vertex violates most (cutting planes; Kelley 1960). As soon as the farthest vertex
 * violates no plane, it is a support point of the intersection. Cuts are those of
 * engine/polytope.h, whose vertices are below older planes raised by 16 e s; the search ends when
 * the farthest vertex is below all planes raised by 20 e s, so that no plane is repeated.
 *
 * Vertices: the square in each plane that contains its part of the box is clipped by all other
 * planes. New corners are between two old ones, so that their error is a few e of the box. */
#include "engine/plane_set.h"

#include "engine/polytope.h"
#include "geometry/double3.h"
#include <float.h>
#include <math.h>
#include <string.h>

enum { CORNERS = 256 };

typedef struct Polygon {
    int count;
    double at[CORNERS][3];
} Polygon;

/* The height over plane i less `errors` times the unit of its rounding. */
static double surely_over(const PlaneSet *set, const double n[3], double d, const double x[3],
                          double errors)
{
    const double size = (fabs(n[0]) + fabs(n[1]) + fabs(n[2])) * set->half + fabs(d);
    return dot_of(n, x) + d - errors * DBL_EPSILON * size;
}

/* ---- support points ---- */

/* The plane that a point violates most; false if it violates none. */
static bool most_violated(const PlaneSet *set, const double x[3], double worst[3], double *d)
{
    double most = 0;
    for (size_t i = 0; i < set->count; i++) {
        double n[3], offset;
        if (!set->plane(set->of, i, n, &offset))
            continue;
        const double over = surely_over(set, n, offset, x, 20);
        if (over > most) {
            most = over, *d = offset;
            memcpy(worst, n, sizeof n);
        }
    }
    return most > 0;
}

bool isect_plane_set_farthest(const PlaneSet *set, const double direction[3], double point[3])
{
    CutBox box;
    double n[3], d;
    isect_polytope_begin(&box, set->half);
    for (int cuts = 0; box.count > 0; cuts++) {
        int best = 0;
        for (int i = 1; i < box.count; i++)
            if (dot_of(direction, box.vertex[i]) > dot_of(direction, box.vertex[best]))
                best = i;
        memcpy(point, box.vertex[best], sizeof box.vertex[best]);
        if (cuts == POLYTOPE_PLANES || !most_violated(set, point, n, &d))
            return true;
        isect_polytope_cut(&box, n, d, (uint8_t)(6 + cuts));
    }
    return false;
}

/* ---- vertices ---- */

/* The planes of the set, then the six of the box. */
static bool any_plane(const PlaneSet *set, size_t i, double n[3], double *d)
{
    if (i < set->count)
        return set->plane(set->of, i, n, d);
    const size_t side = i - set->count;
    n[0] = n[1] = n[2] = 0;
    n[side / 2] = side % 2 ? 1 : -1;
    *d = -set->half;
    return true;
}

/* A square in the plane, about the point of it that is nearest to 0. Its half side is 4 times that
 * of the box, whose part of the plane is within sqrt(3) < 2 times that of this point, if the plane
 * meets the box. */
static void begin_face(const PlaneSet *set, const double n[3], double d, Polygon *face)
{
    const double square = dot_of(n, n);
    double u[3], v[3];
    int least = 0;
    for (int k = 1; k < 3; k++)
        least = fabs(n[k]) < fabs(n[least]) ? k : least;
    const int next = (least + 1) % 3, last = (least + 2) % 3;
    const double across = sqrt(n[next] * n[next] + n[last] * n[last]);
    u[least] = 0, u[next] = -n[last] / across, u[last] = n[next] / across;
    for (int k = 0; k < 3; k++)
        v[k] = (n[(k + 1) % 3] * u[(k + 2) % 3] - n[(k + 2) % 3] * u[(k + 1) % 3]) / sqrt(square);
    face->count = 4;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++)
            face->at[i][k] = -d / square * n[k] + (i == 0 || i == 3 ? -4 : 4) * set->half * u[k] +
                             (i < 2 ? -4 : 4) * set->half * v[k];
}
/* Corners are kept up to the rounding of their height. False if there is no room. */
static bool clip_face(const PlaneSet *set, const double n[3], double d, Polygon *face)
{
    Polygon kept = {.count = 0};
    for (int i = 0; i < face->count; i++) {
        const double *from = face->at[i], *to = face->at[i + 1 < face->count ? i + 1 : 0];
        const double over = surely_over(set, n, d, from, 32), next = surely_over(set, n, d, to, 32);
        const bool crosses = (over > 0) != (next > 0);
        if (kept.count + (over <= 0) + crosses > CORNERS)
            return false;
        if (over <= 0)
            memcpy(kept.at[kept.count++], from, sizeof kept.at[0]);
        for (int k = 0; crosses && k < 3; k++)
            kept.at[kept.count][k] = from[k] + over / (over - next) * (to[k] - from[k]);
        kept.count += crosses;
    }
    *face = kept;
    return true;
}
bool isect_plane_set_vertices(const PlaneSet *set,
                              bool (*visit)(void *user, const double vertex[3]), void *user)
{
    double n[3], d, other[3], offset;
    const size_t count = set->count + 6;
    for (size_t i = 0; i < count; i++) {
        Polygon face;
        if (!any_plane(set, i, n, &d))
            continue;
        begin_face(set, n, d, &face);
        for (size_t k = 0; k < count && face.count > 0; k++)
            if (k != i && any_plane(set, k, other, &offset) &&
                !clip_face(set, other, offset, &face))
                return false;
        for (int k = 0; k < face.count; k++)
            if (!visit(user, face.at[k]))
                return false;
    }
    return true;
}
