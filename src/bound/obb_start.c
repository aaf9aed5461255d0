/* bound/obb_start.c - the start of the makers of oriented boxes: a first pass over the points, and
 * frames that are likely to give a small box (bound/obb_start.h).
 *
 * The covariance of a surface is that of all its points, not of its corners. For a triangle with
 * the corners p, q, r, their mean m and the area A
 *
 *   integral of x x' = A / 12 (9 m m' + p p' + q q' + r r')
 *
 * and the covariance is the sum of these over the whole area, minus that of the mean (Gottschalk,
 * Lin, Manocha, OBBTree, 1996). */
#include "bound/obb_start.h"
#include "bound/ditetrahedron.h"
#include HEADER(bound)

int X(obb_directions)(const X(obb_options) * options)
{
    const unsigned wanted = options ? options->directions : 0;
    return wanted == 0 || wanted == DITO_14 ? DITO_14 : wanted == DITO_26 ? DITO_26 : 0;
}

/* Widths for which neither squares nor products of differences overflow or underflow. */
static const double least_width = ISECT_DOUBLE ? 0x1p-200 : 0x1p-40,
                    most_width = ISECT_DOUBLE ? 0x1p+200 : 0x1p+50;

static Aabb box_of_statistics(const Statistics *statistics)
{
    const real *low = statistics->value[LEAST], *high = statistics->value[GREATEST];
    return (Aabb){{low[0] + 0, low[1] + 0, low[2] + 0}, {high[0] + 0, high[1] + 0, high[2] + 0}};
}
static double greatest_width(const Aabb *box)
{
    const double x = (double)box->upper.x - (double)box->lower.x;
    const double y = (double)box->upper.y - (double)box->lower.y;
    const double z = (double)box->upper.z - (double)box->lower.z;
    return x > y ? (x > z ? x : z) : y > z ? y : z;
}

isect_status X(obb_first_pass)(const PointSet *set, const Aabb *known, Statistics *statistics,
                               Aabb *box, Transform *transform)
{
    real first[3];
    for (int k = 0; k < 3; k++)
        first[k] = coordinate_at(set, k, 0);
    *transform = (Transform){{first[0], first[1], first[2]}, {1, 1}, false, NULL};
    scan_statistics(set, transform, statistics);
    *box = box_of_statistics(statistics);
    const double width = statistics->finite ? greatest_width(box) : 0;
    if (statistics->finite && (width == 0 || (width >= least_width && width <= most_width)))
        return ISECT_OK;
    if (known)
        *box = *known;
    else if (!box_of_finite(set, box))
        return ISECT_NOT_FINITE;
    const Frame frame = frame_of(box);
    *transform = (Transform){.scale = frame.scale, .scaled = true};
    for (int k = 0; k < 3; k++)
        transform->origin[k] = first[k] * frame.scale.before;
    scan_statistics(set, transform, statistics);
    return ISECT_OK;
}

int X(obb_extreme_points)(const PointSet *set, const Statistics *statistics, const ObbInput *input,
                          Vec3d point[2 * DITO_26])
{
    for (int k = 0; k < statistics->directions; k++)
        for (int side = LEAST; side <= GREATEST; side++)
            point[2 * k + side] = point_in_frame(set, &input->frame, statistics->at[side][k]);
    return 2 * statistics->directions;
}

/* ---- frames ---- */

/* u along the edge, w the rejection of the normal from u, and v. The rejection is done twice: the
 * first leaves rounding errors along u if the normal is nearly along it (Gram-Schmidt). */
static void orthonormal_frame(Vec3d edge, Vec3d normal, Vec3d axis[3])
{
    const Vec3d none = {0, 0, 0};
    const Vec3d u = mad3d(none, 1 / sqrt(dot3d(edge, edge)), edge);
    Vec3d w = mad3d(normal, -dot3d(normal, u), u);
    w = mad3d(w, -dot3d(w, u), u);
    w = mad3d(none, 1 / sqrt(dot3d(w, w)), w);
    axis[0] = u, axis[1] = cross3d(w, u), axis[2] = w;
}
static void frame_of_edge(Vec3d edge, Vec3d axis[3])
{
    orthonormal_frame(edge, least_axis(edge), axis);
}

void X(ditetrahedron_axes)(const Vec3d *spot, int count, bool area, Vec3d axis[3])
{
    Vec3d edge, normal;
    if (find_ditetrahedron(spot, count / 2, area, (double)REAL_EPSILON, &edge, &normal))
        orthonormal_frame(edge, normal, axis);
    else
        frame_of_edge(edge, axis);
}

/* ---- surfaces ---- */

static void add_square(double sum[6], double weight, Vec3d a)
{
    sum[0] += weight * a.x * a.x, sum[1] += weight * a.y * a.y, sum[2] += weight * a.z * a.z;
    sum[3] += weight * a.x * a.y, sum[4] += weight * a.x * a.z, sum[5] += weight * a.y * a.z;
}

void X(surface_add)(Surface *s, Vec3d p, Vec3d q, Vec3d r)
{
    const Vec3d normal = cross3d(sub3d(q, p), sub3d(r, p));
    const Vec3d none = {0, 0, 0};
    const double area = sqrt(dot3d(normal, normal)) / 2;
    const Vec3d sum = {p.x + q.x + r.x, p.y + q.y + r.y, p.z + q.z + r.z};
    const Vec3d middle = mad3d(none, 1 / 3.0, sum);
    s->area += area;
    s->mean = mad3d(s->mean, area, middle);
    add_square(s->square, area * 9 / 12, middle);
    add_square(s->square, area / 12, p);
    add_square(s->square, area / 12, q);
    add_square(s->square, area / 12, r);
}
bool X(surface_covariance)(const Surface *s, double covariance[6])
{
    const Vec3d none = {0, 0, 0};
    if (!(s->area > 0))
        return false;
    const Vec3d mean = mad3d(none, 1 / s->area, s->mean);
    for (int k = 0; k < 6; k++)
        covariance[k] = s->square[k] / s->area;
    add_square(covariance, -1, mean);
    return true;
}
