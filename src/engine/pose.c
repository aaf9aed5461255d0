/* isect_pose_at - the pose of a body along a chain of motions that may rotate.
 *
 * A turning by the angle x about the unit vector u is the quaternion q = (u sin(x / 2), cos(x /
 * 2)). It takes the pose (r, p) to (q r, center + t motion + R(q) (p - center)). Both are doubles
 * until the end of the chain. With e = 2^-52, S the sum of the lengths of all translations, motions
 * and centers, a turning adds
 *
 *     sine and cosine (geometry/sine.h)        64 e x / 2
 *     the products of q r, and its length      8 e
 *     the point, of length S                   (64 e x + 16 e) S */
#include "core/precision.h"
#include "geometry/finite.h"
#include "geometry/sine.h"
#include "geometry/to_vec3d.h"
#include HEADER(any)

/* A rotation, of length 1, and a translation. */
typedef struct Along {
    Vec3d v;
    double w;
    Vec3d at;
} Along;

/* The product of two quaternions, of length 1. */
static void turn_further(Along *along, Vec3d u, double c)
{
    const Vec3d v = along->v;
    const Vec3d to = add3d(add3d(scale3d(c, v), scale3d(along->w, u)), cross3d(u, v));
    const double w = c * along->w - dot3d(u, v), length = sqrt(dot3d(to, to) + w * w);
    along->v = scale3d(1 / length, to), along->w = w / length;
}
/* The part t of a turning. */
static void move_along(Along *along, const X(turning) * turning, double t)
{
    const Vec3d center = to_vec3d(turning->center), axis = to_vec3d(turning->turn);
    const double angle = length3d(axis) * fabs(t), per = angle > 0 ? t / angle : 0;
    double s, c;
    sine_and_cosine(angle / 2, &s, &c);
    const Vec3d u = scale3d(s * per, axis), from = sub3d(along->at, center);
    const Vec3d across = cross3d(u, from);
    const Vec3d turned = mad3d(mad3d(from, 2 * c, across), 2, cross3d(u, across));
    along->at = add3d(mad3d(center, t, to_vec3d(turning->motion)), turned);
    turn_further(along, u, c);
}

/* False if a number is NaN or infinite, the rotation is 0, or a turn is too large. */
static bool is_sound(const X(pose) * from, const X(turning) * chain, size_t n, real t)
{
    const real *q = from->rotation;
    if (!all_finite((const real *)from, 7) || !all_finite(&t, 1))
        return false;
    for (size_t i = 0; i < n; i++) {
        const X(vec3) turn = chain[i].turn;
        if (!all_finite((const real *)&chain[i], 9) || real_abs(turn.x) > 1 << 20 ||
            real_abs(turn.y) > 1 << 20 || real_abs(turn.z) > 1 << 20)
            return false;
    }
    return q[0] != 0 || q[1] != 0 || q[2] != 0 || q[3] != 0;
}
static Along along_of(const X(pose) * from)
{
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = (double)from->rotation[k];
    const double most = fmax(fmax(fabs(q[0]), fabs(q[1])), fmax(fabs(q[2]), fabs(q[3])));
    for (int k = 0; k < 4; k++)
        q[k] /= most; /* squares neither overflow nor underflow */
    Along along = {{q[0], q[1], q[2]}, q[3], to_vec3d(from->translation)};
    turn_further(&along, (Vec3d){0, 0, 0}, 1);
    return along;
}
static real rounded(double x)
{
    return (real)fmin(fmax(x, -(double)REAL_MAX), (double)REAL_MAX) + 0;
}

X(pose) X(pose_at)(const X(pose) * from, const X(turning) * chain, size_t n, real t)
{
    if (!is_sound(from, chain, n, t))
        return (X(pose)){{0, 0, 0, 0}, {0, 0, 0}};
    Along along = along_of(from);
    for (size_t i = 0; i < n; i++)
        move_along(&along, &chain[i], i + 1 < n ? 1 : (double)t);
    const Vec3d v = along.v, at = along.at;
    return (X(pose)){{rounded(v.x), rounded(v.y), rounded(v.z), rounded(along.w)},
                     {rounded(at.x), rounded(at.y), rounded(at.z)}};
}
