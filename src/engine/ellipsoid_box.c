/* engine/ellipsoid_box.c - overlap of an ellipsoid and a box; see engine/ellipsoid_box.h.
 *
 * With A the axes of the ellipsoid and R its radii, y -> R^-1 A^T (y - center) maps the ellipsoid
 * to the unit ball, and the box to a parallelepiped c + s0 m0 + s1 m1 + s2 m2, s in [-1, 1]. They
 * meet if the point p of the parallelepiped nearest to 0 is within 1. Coordinate descent finds it:
 * each s in turn is set to the minimum of |p|, for a few rounds. The exact nearest point is not
 * needed. |p| < 1 proves a common point. low > |p| proves that the plane with the normal p
 * separates them, where low is the least p . q of the points q of the parallelepiped.
 *
 * Axes are not exactly orthonormal. Let |A^T A - 1| <= d in each entry. The exact s of a point is
 * R^-1 A^-1 (y - center). With r the smallest radius and L the sum of sizes and distance, the
 * errors are
 *
 *     R^-1 A^T = R^-1 (1 + D) R R^-1 A^-1        3 d (r0 + r1 + r2) / r |s|
 *     rounding                                   256 epsilon L / r
 *     the touching distance of the solver        2^-40 L / r
 *     margin                                     4 d (r0 + r1 + r2) / r + 2^-38 L / r
 *
 * Therefore the results are certain with 1 - margin and 1 + margin in place of 1. For random pairs,
 * four rounds leave one in a hundred undecided and take a fifth of the time of the solver. */
#include "engine/ellipsoid_box.h"

#include "engine/minkowski.h"
#include <math.h>

#define DESCENTS 4
#define SMALLEST 0x1p-240
#define LARGEST 0x1p240
#define GREATEST_MARGIN 0x1p-4

/* The numbers of a shape, in double. */
typedef struct Given {
    Vec3d center, axis[3];
    double size[3]; /* radii, or half widths; negative for an empty box */
} Given;

static Given given_of(const BodySource *source)
{
    const int numbers = source->shape == BODY_aabb ? 6 : 15;
    double x[15];
    Given given;
    for (int i = 0; i < numbers; i++)
        x[i] = source->doubles ? ((const double *)source->numbers)[i]
                               : (double)((const float *)source->numbers)[i];
    given.center = (Vec3d){x[0], x[1], x[2]};
    for (int k = 0; k < 3; k++) {
        const int at = 3 + 3 * k;
        given.axis[k] =
            numbers == 6 ? (Vec3d){k == 0, k == 1, k == 2} : (Vec3d){x[at], x[at + 1], x[at + 2]};
        if (numbers == 15)
            given.size[k] = x[12 + k];
        else /* a difference may round to 0 */
            given.size[k] = x[k] <= x[3 + k] ? 0.5 * (x[3 + k] - x[k]) : -1;
    }
    return given;
}
/* The largest difference between an entry of A^T A and that of the identity. */
static double askew_of(const Vec3d *u)
{
    double most = 0;
    for (int i = 0; i < 3; i++)
        for (int k = i; k < 3; k++) {
            const double off = fabs(dot3d(u[i], u[k]) - (i == k));
            most = off > most ? off : most;
        }
    return most;
}
/* Finds the parallelepiped and the margin; false if they are out of range or NaN. */
static bool see_box(const BodySource *a, const BodySource *b, Vec3d *c, Vec3d m[3], double *margin)
{
    const Given ball = given_of(a), box = given_of(b);
    const double *r = ball.size, *h = box.size;
    Vec3d d = sub3d(box.center, ball.center);
    if (b->shape == BODY_aabb)
        d = add3d(d, (Vec3d){h[0], h[1], h[2]});
    const double first = r[0] < r[1] ? r[0] : r[1], least = first < r[2] ? first : r[2];
    const double radii = r[0] + r[1] + r[2];
    double size = norm1(d) + radii;
    for (int k = 0; k < 3; k++)
        size += h[k] * (1 + norm1(box.axis[k]));
    *margin = (4 * askew_of(ball.axis) * radii + 0x1p-38 * size) / least;
    if (!(h[0] >= 0 && h[1] >= 0 && h[2] >= 0 && least > SMALLEST && size < LARGEST &&
          *margin < GREATEST_MARGIN))
        return false;
    const Vec3d row[3] = {scale3d(1 / r[0], ball.axis[0]), scale3d(1 / r[1], ball.axis[1]),
                          scale3d(1 / r[2], ball.axis[2])};
    *c = (Vec3d){dot3d(row[0], d), dot3d(row[1], d), dot3d(row[2], d)};
    for (int k = 0; k < 3; k++) {
        const Vec3d e = scale3d(h[k], box.axis[k]);
        m[k] = (Vec3d){dot3d(row[0], e), dot3d(row[1], e), dot3d(row[2], e)};
    }
    return true;
}

bool isect_ellipsoid_box(const BodySource *a, const BodySource *b, bool *meet)
{
    Vec3d c, m[3];
    double margin, s[3] = {0, 0, 0};
    if (a->shape != BODY_ellipsoid || (b->shape != BODY_obb && b->shape != BODY_aabb) || a->pose ||
        b->pose || !see_box(a, b, &c, m, &margin))
        return false;
    Vec3d p = c;
    const double per[3] = {ratio_or_zero(1, dot3d(m[0], m[0])), ratio_or_zero(1, dot3d(m[1], m[1])),
                           ratio_or_zero(1, dot3d(m[2], m[2]))};
    for (int i = 0; i < DESCENTS; i++) {
        for (int k = 0; k < 3; k++) {
            const double t = s[k] - dot3d(p, m[k]) * per[k];
            const double next = t > 1 ? 1 : t < -1 ? -1 : t;
            p = mad3d(p, next - s[k], m[k]), s[k] = next;
        }
        const double square = dot3d(p, p), within = 1 - margin, beyond = 1 + margin;
        const double low =
            dot3d(p, c) - fabs(dot3d(p, m[0])) - fabs(dot3d(p, m[1])) - fabs(dot3d(p, m[2]));
        *meet = square < within * within;
        if (*meet || (low > 0 && low * low > square * (beyond * beyond)))
            return true;
    }
    return false;
}
