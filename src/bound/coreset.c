/* bound/coreset.c - a coreset, a few points in place of all, and a search on it (bound/coreset.h).
 *
 * The smallest volume is determined by a few of the points, but for these shapes no formula finds
 * them. The coreset consists of the extreme points along the 13 directions of the 26-DOP, or of all
 * points if there are few. On it a random search changes the parameters of the volume by small
 * steps, and keeps changes that reduce it. The step grows after a success and shrinks after a
 * failure. Then the candidates among all points are tested against the result as it will be stored
 * (bound/candidates.h). The farthest point joins the coreset, and so do the extreme points along
 * the axes of the result, and the search continues. The search need only be good: the last pass
 * over all points ensures that the volume contains every point. */
#include "bound/coreset.h"
#include "bound/principal.h"
#include "bound/random.h"
#include "core/environment.h"
#include "exact/filter.h"
#include "geometry/kdop_normals.h"

enum { DIRECTIONS = OF_AXES + OF_EDGES + OF_CORNERS };

static Vec3d coreset_direction(int k)
{
    static const signed char normal[DIRECTIONS][3] = {KDOP_AXES, KDOP_EDGES, KDOP_CORNERS};
    return (Vec3d){normal[k][0], normal[k][1], normal[k][2]};
}

/* ---- the coreset ---- */

static void coreset_add(Coreset *coreset, const PointSet *set, const Frame *frame, size_t i)
{
    for (int k = 0; k < coreset->count; k++)
        if (coreset->index[k] == i)
            return;
    if (coreset->count < MOST_IN_CORESET) {
        coreset->index[coreset->count] = i;
        coreset->at[coreset->count++] = point_in_frame(set, frame, i);
    }
}

/* Adds the extreme points along the 13 directions of a frame, or of the coordinates (NULL). They
 * are compared as `real`, which is accurate enough for a choice. */
static void coreset_add_extremes(Coreset *coreset, const PointSet *set, const Frame *frame,
                                 const Vec3d axis[3])
{
    Statistics statistics = {.directions = DITO_26};
    Transform transform = transform_of(frame);
    real rotation[3][3];
    for (int k = 0; axis && k < 3; k++)
        rotation[k][0] = (real)axis[k].x, rotation[k][1] = (real)axis[k].y,
        rotation[k][2] = (real)axis[k].z;
    transform.rotation = axis ? (const real(*)[3])rotation : NULL;
    scan_statistics(set, &transform, &statistics);
    for (int k = 0; k < DITO_26; k++) {
        coreset_add(coreset, set, frame, statistics.at[LEAST][k]);
        coreset_add(coreset, set, frame, statistics.at[GREATEST][k]);
    }
}

void X(coreset_start)(Coreset *coreset, const PointSet *set, const Frame *frame)
{
    coreset->count = 0;
    if (set->n <= FEW_IN_CORESET)
        for (size_t i = 0; i < set->n; i++)
            coreset_add(coreset, set, frame, i);
    else
        coreset_add_extremes(coreset, set, frame, NULL);
}

void X(triangle_directions)(const Coreset *coreset, Vec3d axis[3])
{
    Vec3d from = {0, 0, 0};
    double most = -1;
    axis[0] = axis[1] = (Vec3d){0, 0, 0};
    for (int i = 0; i < coreset->count; i++)
        for (int k = 0; k < i; k++) {
            const Vec3d d = sub3d(coreset->at[i], coreset->at[k]);
            if (dot3d(d, d) > most)
                most = dot3d(d, d), axis[0] = d, from = coreset->at[k];
        }
    axis[0] = unit3d(axis[0]);
    most = -1;
    for (int i = 0; i < coreset->count; i++) {
        const Vec3d d = rejection(sub3d(coreset->at[i], from), axis[0]);
        if (dot3d(d, d) > most)
            most = dot3d(d, d), axis[1] = d;
    }
    const Vec3d across = rejection(unit3d(axis[1]), axis[0]);
    if (most > 1e-30 && dot3d(across, across) > 0.25) {
        axis[1] = unit3d(across);
        axis[2] = cross3d(axis[0], axis[1]);
    } else { /* the points are collinear, up to rounding */
        basis_around(axis[0], &axis[1], &axis[2]);
    }
}

void X(principal_directions)(const Coreset *coreset, Vec3d axis[3])
{
    double six[6] = {0}, mean[3] = {0};
    for (int i = 0; i < coreset->count; i++)
        for (int r = 0; r < 3; r++)
            mean[r] += ((const double *)&coreset->at[i])[r] / coreset->count;
    for (int i = 0; i < coreset->count; i++) {
        const Vec3d p = coreset->at[i], d = {p.x - mean[0], p.y - mean[1], p.z - mean[2]};
        six[0] += d.x * d.x, six[1] += d.y * d.y, six[2] += d.z * d.z;
        six[3] += d.x * d.y, six[4] += d.x * d.z, six[5] += d.y * d.z;
    }
    X(principal_axes)(six, axis);
}

/* ---- the search ---- */

double X(random_search)(const Coreset *coreset, Objective *size, double *param, int params,
                        double step, int tries, bool some)
{
    uint64_t state = UINT64_C(0x9E3779B97F4A7C15);
    double trial[MOST_PARAMS], best = size(coreset, param);
    for (int t = 0; t < tries; t++) {
        for (int k = 0; k < params; k++)
            trial[k] =
                param[k] + (!some || random_number(&state) < 0 ? step * random_number(&state) : 0);
        const double found = size(coreset, trial);
        if (found < best) {
            best = found;
            step *= 1.8;
            memcpy(param, trial, (size_t)params * sizeof *param);
        } else {
            step *= 0.93;
        }
    }
    return best;
}

void X(best_starts)(const Coreset *coreset, Objective *size, double start[STARTS][MOST_PARAMS])
{
    Vec3d direction[DIRECTIONS + 6];
    double least[STARTS] = {INFINITY, INFINITY, INFINITY};
    X(triangle_directions)(coreset, direction);
    X(principal_directions)(coreset, direction + 3);
    for (int k = 0; k < DIRECTIONS; k++)
        direction[6 + k] = unit3d(coreset_direction(k));
    for (int k = 0; k < DIRECTIONS + 6; k++) {
        const double param[] = {direction[k].x, direction[k].y, direction[k].z},
                     s = size(coreset, param);
        int at = STARTS;
        for (; at > 0 && s < least[at - 1]; at--)
            if (at < STARTS)
                least[at] = least[at - 1], memcpy(start[at], start[at - 1], sizeof start[at]);
        if (at < STARTS)
            least[at] = s, memcpy(start[at], param, sizeof param);
    }
}

/* ---- the smallest circle ---- */

typedef struct Circle {
    double x, y, radius2;
} Circle;

static bool is_outside(const Circle *c, const double *p)
{
    const double x = p[0] - c->x, y = p[1] - c->y;
    return x * x + y * y > c->radius2 * (1 + 8 * DBL_EPSILON);
}
static Circle circle_of_two(const double *a, const double *b)
{
    const double x = (a[0] - b[0]) / 2, y = (a[1] - b[1]) / 2;
    return (Circle){b[0] + x, b[1] + y, x * x + y * y};
}
/* The circle of two points if the three are collinear. */
static Circle circle_of_three(const double *a, const double *b, const double *c)
{
    const double bx = b[0] - a[0], by = b[1] - a[1], cx = c[0] - a[0], cy = c[1] - a[1];
    const double area = 2 * (bx * cy - by * cx), b2 = bx * bx + by * by, c2 = cx * cx + cy * cy;
    if (!(fabs(area) > 1e-14 * (b2 + c2)))
        return circle_of_two(a, c);
    const double x = (cy * b2 - by * c2) / area, y = (bx * c2 - cx * b2) / area;
    return (Circle){a[0] + x, a[1] + y, x * x + y * y};
}
/* Welzl 1991, iterative: a point outside the circle of those before it is on the new circle. */
static Circle smallest_circle(double (*p)[2], int n)
{
    Circle c = {p[0][0], p[0][1], 0};
    for (int i = 1; i < n; i++) {
        if (!is_outside(&c, p[i]))
            continue;
        c = (Circle){p[i][0], p[i][1], 0};
        for (int k = 0; k < i; k++) {
            if (!is_outside(&c, p[k]))
                continue;
            c = circle_of_two(p[i], p[k]);
            for (int j = 0; j < k; j++)
                if (is_outside(&c, p[j]))
                    c = circle_of_three(p[i], p[k], p[j]);
        }
    }
    return c;
}
Vec3d X(projected_center)(const Coreset *coreset, Vec3d w)
{
    double p[MOST_IN_CORESET][2] = {{0}};
    Vec3d u, v;
    basis_around(w, &u, &v);
    for (int i = 0; i < coreset->count; i++)
        p[i][0] = dot3d(coreset->at[i], u), p[i][1] = dot3d(coreset->at[i], v);
    const Circle c = smallest_circle(p, coreset->count);
    return mad3d(scale3d(c.x, u), c.y, v);
}

/* ---- makers ---- */

isect_status X(make_of_points)(void *volume, const X(points) * points, size_t n, MakeVolume *make)
{
    FramedPoints framed;
    if (!volume || !point_set_of(&framed.set, points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    isect_status status = ISECT_NOT_FINITE;
    if (box_of_finite(&framed.set, &framed.box)) {
        framed.frame = frame_of(&framed.box);
        status = make(volume, &framed);
    }
    environment_leave(environment);
    return status;
}

bool X(coreset_refine)(Coreset *coreset, const FramedPoints *points, const size_t *index, int count,
                       const Vec3d axis[3], int round)
{
    const int before = coreset->count;
    for (int k = 0; k < count; k++)
        coreset_add(coreset, &points->set, &points->frame, index[k]);
    if (points->set.n > FEW_IN_CORESET && round < 2)
        coreset_add_extremes(coreset, &points->set, &points->frame, axis);
    return coreset->count > before;
}
