/* isect_cast_ray_torus - the parts of a ray inside a torus: the points within the minor radius r of
 * a circle of the major radius R.
 *
 * Let t count units of length from the point of the line that is nearest to the center. If s and c
 * are sine and cosine of the angle between line and axis, the line is at
 *
 *     q = sqrt(e^2 + N) from the axis,    e = s t + e0
 *     y = c t + y0 above the center,      s e0 + c y0 = 0
 *
 * and D = (q - R)^2 + y^2 is its squared distance from the circle. Half the slope of D is the pull
 * t - R s e / q. Half the curvature of D is 1 - R s^2 N / q^3, which is least where e = 0: nearest
 * to the axis. Let that be at some t >= 0; else the line is reversed.
 *
 * - Before it the slope of the pull decreases, and the pull ends at a value >= 0: it rises through
 *   0 once, at a first minimum of D, and up to there D is convex.
 * - After it the slope of the pull increases. There may be a maximum and a second minimum of D, on
 *   both sides of the least pull, which is where q^3 = R s^2 N. Beyond that second minimum D is
 *   convex.
 * - The first minimum is the deeper one: D is t^2 - 2 R q plus a constant, at -e the distance q is
 *   the same as at e, and t^2 is less.
 *
 * So the line meets the torus if the first minimum is inside. It enters before it, where D only
 * decreases. It leaves beyond the second minimum, if that one is inside, where D only increases;
 * else between the two. If the maximum between two inside minima is outside, it is in a hole. Each
 * of these places is the only one between two bounds at which the pull, or the distance, changes
 * its sign.
 *
 * Error bounds, with h half an epsilon of double and S = |origin - center| + R + r:
 *
 *     the point nearest to the center               2h S
 *     the direction, where it matters               h S
 *     the answer                                    4h of itself
 *     height and climb                              7h of the point and its offset: y 10h (R + r)
 *     e and N                                       16h: q 22h
 *     the nearest point is not exactly nearest      11h S, compensated by e0 or y0
 *
 * With these errors there is a line for which s, c, e0, y0 and N are exact. For it the pull is
 * wrong by less than 8h of t and of R s e / q each, as if R were off by 8h. So a minimum is that of
 * a circle larger or smaller by this, which is at most 16h R higher. A distance counts as 0 from 2h
 * S on, and is off by 3h S. The total is less than 64h S. */
#include "core/answers.h"
#include "geometry/finite.h"
#include "geometry/intervals.h"
#include "geometry/newell.h"
#include HEADER(cast)

typedef struct Path {
    double sine, ahead, near2;  /* s, e0 <= 0, N */
    double cosine, height;      /* c, y0 */
    double major, minor, reach; /* nothing is inside at |t| beyond `reach` */
    double fine;                /* lengths below it are negligible */
} Path;

/* A line whose parameter is nearest + t (reversed: - t) of its ray, in units of length. */
typedef struct Line {
    Path path;
    double nearest, length; /* of the ray: t at the nearest point; length of dir */
    double scale, d_scale;  /* the powers of two that all numbers are multiplied with */
    bool backward;
} Line;

/* The value of a curve, its slope, and the value that counts as 0. */
typedef struct Level {
    double height, slope, enough;
} Level;
typedef Level Curve(const Path *path, double t);

/* FINE is relative to sizes. Bisection begins after STEADY steps; from 2 S to S times FINE are 54
 * halves. */
#define FINE (ISECT_DOUBLE ? DBL_EPSILON : 0x1p-30)
#define NOTHING 0x1p-50 /* relative to `fine` */
enum { STEADY = 8, STEPS = 120 };

static Level pull(const Path *path, double t)
{
    const double along = path->sine * t + path->ahead, q2 = along * along + path->near2;
    const double share = path->major * path->sine / sqrt(q2);
    return (Level){t - share * along, 1 - share * path->sine * (path->near2 / q2), FINE * fabs(t)};
}

/* The distance from the torus. With this slope Newton's steps are those for its square, D - r^2. */
static Level gap(const Path *path, double t)
{
    const double along = path->sine * t + path->ahead, y = path->cosine * t + path->height;
    const double off = sqrt(along * along + path->near2) - path->major;
    const double distance = sqrt(off * off + y * y);
    return (Level){distance - path->minor, 2 * pull(path, t).height / (distance + path->minor),
                   path->fine};
}

static bool inside(const Path *path, double t)
{
    return gap(path, t).height <= NOTHING * path->fine;
}

/* The root between `in`, where a curve is at most 0, and `out`, where it is more: Newton's steps
 * while they stay between, with a bisection every other time after STEADY steps. */
static double border(Curve *curve, const Path *path, double in, double out, double start)
{
    double t = start;
    for (int i = 0; i < STEPS; i++) {
        const Level level = curve(path, t);
        *(level.height > 0 ? &out : &in) = t;
        if (fabs(level.height) <= level.enough || fabs(out - in) <= path->fine)
            break;
        t -= level.height / level.slope;
        const bool between = (t > in && t < out) || (t < in && t > out);
        if (!between || (i >= STEADY && i % 2))
            t = in / 2 + out / 2;
    }
    return t;
}

/* The exit from an inside minimum toward `out`. If D had constant curvature, the exit would be
 * `width` from the minimum. Where the curvature is larger, that point is outside, and Newton's
 * steps start from it. */
static double border_beyond(const Path *path, double minimum, double out)
{
    const double deep = -gap(path, minimum).height, r = path->minor;
    const double width = double_sqrt(deep * (2 * r - deep) / pull(path, minimum).slope);
    const double to = out > minimum ? minimum + width : minimum - width;
    return border(gap, path, minimum, out, width < fabs(out - minimum) ? to : out);
}

/* Newton's steps from above, which decrease until they converge. */
static double cube_root(double x, double above)
{
    double root = above, next = root - (root - x / (root * root)) / 3;
    for (int i = 0; i < 2 * STEPS && next < root; i++)
        root = next, next = root - (root - x / (root * root)) / 3;
    return root;
}

/* One minimum, or two; `inflection` is between the maximum and the second minimum. */
typedef struct Minima {
    double first, inflection, second;
    bool two;
} Minima;

static Minima minima_of(const Path *path)
{
    const double last = path->major * path->sine; /* the pull is at least t - last */
    const double turn = last * path->sine;
    Minima minima = {border(pull, path, -last, 0, -last), 0, 0, false};
    if (!(turn * turn > path->near2))
        return minima;
    const double q = cube_root(turn * path->near2, turn);
    minima.inflection = (sqrt(greater(q * q - path->near2, 0)) - path->ahead) / path->sine;
    minima.two = minima.inflection < last && pull(path, minima.inflection).height <= 0;
    if (minima.two)
        minima.second = border(pull, path, minima.inflection, last, last);
    return minima;
}

/* to = a + s b */
static void along_of(double to[3], const double a[3], double s, const double b[3])
{
    for (int i = 0; i < 3; i++)
        to[i] = a[i] + s * b[i];
}

/* Scales a vector by a power of two and divides it by its length then, which is returned; 0 is
 * unchanged. */
static double unit_of(double v[3], double *scale)
{
    *scale = scale_of(greatest(v[0], v[1], v[2]));
    for (int i = 0; i < 3; i++)
        v[i] *= *scale;
    const double length = sqrt(dot_of(v, v));
    for (int i = 0; i < 3 && length > 0; i++)
        v[i] /= length;
    return length;
}

/* A line through m, its nearest point, in coordinates relative to the axis. */
static void seen_by(Path *path, const double axis[3], const double m[3], const double d[3])
{
    double out[3], across[3];
    const double least = NOTHING * path->fine;
    path->cosine = dot_of(d, axis), path->height = dot_of(m, axis);
    along_of(out, m, -path->height, axis);
    along_of(across, d, -path->cosine, axis);
    path->sine = sqrt(dot_of(across, across));
    for (int i = 0; i < 3 && path->sine > 0; i++)
        across[i] /= path->sine;
    path->ahead = dot_of(out, across);
    along_of(out, out, -path->ahead, across);
    path->near2 = greater(dot_of(out, out), least * least); /* q > 0 */
    if (path->sine > fabs(path->cosine))
        path->ahead = -path->height * path->cosine / path->sine;
    else if (path->cosine != 0)
        path->height = -path->ahead * path->sine / path->cosine;
}

/* False if the line is outside the bounding ball of the torus. The length of a zero direction is
 * 0. */
static bool line_of(Line *line, const X(ray) * ray, const X(torus) * torus)
{
    Path *path = &line->path;
    double d[3], axis[3], m[3], center[3], unused;
    to_doubles(d, ray->dir), to_doubles(axis, torus->axis), to_doubles(m, ray->origin);
    to_doubles(center, torus->center);
    along_of(m, m, -1, center);
    path->major = (double)torus->major, path->minor = (double)torus->minor;
    if (unit_of(axis, &unused) == 0) /* a ball */
        path->minor += path->major, path->major = 0;
    line->length = unit_of(d, &line->d_scale);

    const double size = greatest(m[0], m[1], m[2]) + path->major + path->minor;
    if (!(size <= DBL_MAX))
        return false;
    line->scale = scale_of(size);
    for (int i = 0; i < 3; i++)
        m[i] *= line->scale;
    path->major *= line->scale, path->minor *= line->scale;
    const double outer = path->major + path->minor;
    path->fine = FINE * (sqrt(dot_of(m, m)) + outer);
    line->nearest = -dot_of(m, d);
    along_of(m, m, line->nearest, d);
    path->reach = double_sqrt(outer * outer - dot_of(m, m));
    seen_by(path, axis, m, d);
    const double toward = d[0] != 0 ? d[0] : d[1] != 0 ? d[1] : d[2];
    /* the choice between two equal cases */
    line->backward = path->ahead > 0 || (path->ahead == 0 && toward < 0);
    if (line->backward)
        path->ahead = -path->ahead, path->cosine = -path->cosine;
    return path->reach >= 0;
}

/* The t of the ray from a to b on the line. */
static Span span_of(const Line *line, double a, double b)
{
    real t[2];
    for (int i = 0; i < 2; i++) {
        const double at = line->nearest + (i ? b : a) * (line->backward ? -1 : 1);
        t[i ^ line->backward] = saturate((real)(at / line->length / line->scale * line->d_scale));
    }
    return (Span){t[0], t[1]};
}

/* The part of the line between its minima that is outside, or a miss. */
static Span hole_of(const Line *line, const Minima *minima)
{
    const Path *path = &line->path;
    const double top = -path->ahead / path->sine; /* the point nearest to the axis */
    const double start = minima->inflection / 2 + top / 2;
    const double maximum = border(pull, path, minima->inflection, top, start);
    if (inside(path, maximum))
        return span_miss();
    return span_of(line, border_beyond(path, minima->first, maximum),
                   border_beyond(path, minima->second, maximum));
}

X(intervals) X(cast_ray_torus)(const X(ray) * ray, const X(torus) * torus)
{
    const Span miss = span_miss();
    Line line;
    const Path *path = &line.path;
    if (!all_finite((const real *)ray, 6) || !all_finite((const real *)torus, 8) ||
        !(torus->major >= 0) || !(torus->minor >= 0) || !line_of(&line, ray, torus))
        return parts_of(miss, miss);
    if (line.length == 0)
        return parts_of(span_where(inside(path, 0), -REAL_INF, REAL_INF, ray), miss);
    Minima minima = minima_of(path);
    if (!inside(path, minima.first))
        return parts_of(miss, miss);
    const bool two = minima.two && inside(path, minima.second);
    const double last = two ? minima.second : minima.first;
    const double end = two || !minima.two ? greater(path->reach, last) : minima.second;
    const Span whole =
        span_of(&line, border_beyond(path, minima.first, -greater(path->reach, -minima.first)),
                border_beyond(path, last, end));
    const Span hole = two ? hole_of(&line, &minima) : miss;
    if (!(hole.enter < hole.leave))
        return parts_of(span_where(true, whole.enter, whole.leave, ray), miss);
    return parts_of(span_where(true, whole.enter, hole.enter, ray),
                    span_where(true, hole.leave, whole.leave, ray));
}
