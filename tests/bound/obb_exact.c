/* tests/bound/obb_exact.c - src/bound/obb_exact.c: the oriented box of least volume around a hull.
 *
 * Containment is decided exactly. Minimality is tested with boxes that are known, and by brute
 * force in long double: for each edge of a small hull, normals all along the arc between its two
 * faces; for each of these and each edge, the box with a face normal to the one and a face along
 * the other; and a golden section search wherever that is nearly the least. Each of those boxes
 * contains the hull, so the result must not be larger, up to rounding. */
#include "bound/hull_boxes.h"

static isect_status exact(Obb *box)
{
    return X(bound_obb_hull_exact)(&hull, NULL, box);
}
/* The excess of each width that the documentation allows: 32 (double: 128) epsilon of the sum of
 * the lengths of the points' own box, the rounding of the center on either side, and 80 of the
 * least normal numbers. */
static Wide slack_of(const Obb *box, size_t n)
{
    const Aabb own = own_box(n);
    double sum = 0;
    for (int k = 0; k < 3; k++)
        sum +=
            (double)((const real *)&own.upper)[k] / 2 - (double)((const real *)&own.lower)[k] / 2;
    return (Wide)(2 * (ISECT_DOUBLE ? 128 : 32) * (double)REAL_EPSILON * sum +
                  2 * center_slack(box) + 80 * (double)REAL_MIN);
}
static bool is_no_larger(const Obb *box, const Wide width[3], size_t n)
{
    return volume_of(box) <= grown_volume(width, slack_of(box, n));
}
static bool holds_all(const Obb *box, size_t n)
{
    bool needed[3] = {false, false, false}, all = true;
    for (size_t i = 0; i < n; i++)
        all &= box_holds(box, point[i], needed, 0);
    return all;
}

/* ---- 1. cases ---- */

static void arguments(void)
{
    Obb box = mark;
    refuses(hull_exact);
    const X(obb_exact_options) none = {NULL, NULL};
    X(hull) other = hull;
    other.planes = NULL;
    check("no planes", cmp(hull_exact(&box, &other), ==, ISECT_BAD_ARGUMENT));
    other = hull, other.plane_count--;
    check("few planes", cmp(hull_exact(&box, &other), ==, ISECT_BAD_ARGUMENT));
    check("untouched", same_bits(&box, &mark, sizeof mark));
    Obb again;
    check("no wish is the default",
          cmp(exact(&box), ==, ISECT_OK) &&
              cmp(X(bound_obb_hull_exact)(&hull, &none, &again), ==, ISECT_OK) &&
              same_bits(&box, &again, sizeof box));
    const Wide unit[3] = {1, 1, 1};
    check("a corner of a cube", is_no_larger(&box, unit, 4));
}

/* Multiplies the points by a matrix whose columns are the axes of a frame. */
static void turn(size_t n)
{
    Vec3 axis[3];
    any_frame(axis);
    for (size_t i = 0; i < n; i++) {
        const Vec3 p = point[i];
        point[i] = mad(mad(times(p.x, axis[0]), p.y, axis[1]), p.z, axis[2]);
    }
}
/* The volume of the least box is known, up to the rounding of the rotation. */
static void is_known(const char *what, size_t n, Wide volume)
{
    Obb box;
    hull_of(n);
    const Aabb own = own_box(n);
    Wide width[3];
    widths_of_aabb(&own, width);
    /* The error of each rotated coordinate is 4 epsilon of a length, that of each width is twice
     * that, and no width is longer than the diagonal. */
    const Wide most = width[0] + width[1] + width[2], off = 8 * (Wide)REAL_EPSILON * most;
    check(what, cmp(exact(&box), ==, ISECT_OK) && holds_all(&box, n));
    check(what, cmp(volume_of(&box), >=, volume - 3 * off * most * most));
    check(what, cmp(volume_of(&box), <=,
                    volume + 3 * (slack_of(&box, n) + off) * most * most * (Wide)1.1));
}
static void known_boxes(void)
{
    for (int i = 0; i < 12; i++) {
        /* for a regular tetrahedron with edges of length 1: the cube with edges of sqrt(1/2), which
         * are its widths across opposite edges */
        for (int k = 0; k < 4; k++)
            point[k] = (Vec3){(real)(k & 1 ? 1 : -1), (real)(k & 2 ? 1 : -1),
                              (real)((k & 1) == (k >> 1) ? 1 : -1)};
        turn(4);
        is_known("a tetrahedron", 4, 8);
        /* for an octahedron with corners at distance 1 from its center: the cube along (2, 2, 1),
         * (1, -2, 2) and (2, -1, -2), divided by 3; its widths are 4/3 */
        for (int k = 0; k < 6; k++)
            point[k] = (Vec3){(real)(k == 0) - (real)(k == 1), (real)(k == 2) - (real)(k == 3),
                              (real)(k == 4) - (real)(k == 5)};
        turn(6);
        is_known("an octahedron", 6, 64 / (Wide)27);
        /* a box is its own */
        const real y = any_real(R(0.1), 1), z = any_real(R(0.1), 1);
        for (int k = 0; k < 8; k++)
            point[k] = (Vec3){(real)(k & 1 ? 1 : -1), k & 2 ? y : -y, k & 4 ? z : -z};
        turn(8);
        is_known("a box", 8, 8 * (Wide)y * (Wide)z);
        /* a low pyramid over a square: the box stands on the same base */
        for (int k = 0; k < 5; k++)
            point[k] = k == 4 ? (Vec3){0, 0, R(0.25)}
                              : (Vec3){(real)(k & 1 ? 1 : -1), (real)(k & 2 ? 1 : -1), 0};
        turn(5);
        is_known("a pyramid", 5, 1);
        /* and a prism over 12 corners: on its base, with 4 by 3 of the square around the inner
         * circle, whose radius is the cosine of 15 degrees, so 4 cos^2 = 2 + sqrt(3) */
        for (int k = 0; k < 24; k++) {
            const double angle = 3.14159265358979323846 / 6 * (k / 2);
            point[k] = (Vec3){(real)cos(angle), (real)sin(angle), (real)(k & 1 ? 1 : -1)};
        }
        turn(24);
        is_known("a prism", 24, 2 * (2 + sqrtl(3)));
    }
}

/* The least rectangle of a polygon, by its edges. */
static Wide least_rectangle(const Wide p[][2], size_t n)
{
    Wide least = (Wide)INFINITY;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < i; j++) {
            Wide u[2] = {p[i][0] - p[j][0], p[i][1] - p[j][1]}, low[2], high[2];
            const Wide length = sqrtl(u[0] * u[0] + u[1] * u[1]);
            if (length == 0)
                continue;
            for (size_t k = 0; k < n; k++) {
                const Wide at[2] = {(u[0] * p[k][0] + u[1] * p[k][1]) / length,
                                    (u[0] * p[k][1] - u[1] * p[k][0]) / length};
                for (int c = 0; c < 2; c++) {
                    low[c] = k == 0 ? at[c] : fminl(low[c], at[c]);
                    high[c] = k == 0 ? at[c] : fmaxl(high[c], at[c]);
                }
            }
            least = fminl(least, (high[0] - low[0]) * (high[1] - low[1]));
        }
    return least;
}
/* Input that is flat along x, y or z gives an exactly flat box with the least rectangle. The lines
 * through any two of the points include the edges of their polygon. */
static void flat_ones(void)
{
    for (int i = 0; i < 60; i++) {
        const int axis = i % 3;
        const size_t n = (size_t)any_int(3, 12);
        Wide p[12][2];
        Obb box;
        for (size_t k = 0; k < n; k++) {
            real *x = (real *)&point[k];
            x[axis] = R(0.1);
            x[(axis + 1) % 3] = any_real(-1, 1), x[(axis + 2) % 3] = any_real(-1, 1);
            p[k][0] = (Wide)x[(axis + 1) % 3], p[k][1] = (Wide)x[(axis + 2) % 3];
        }
        hull_of(n);
        check("a polygon", cmp(exact(&box), ==, ISECT_OK) && holds_all(&box, n));
        check("flat", cmp(flat_halves(&box, 0), ==, 1));
        /* the excess is one width on each side: both are at most 3 */
        check("its area",
              cmp(area_of(&box), <=,
                  2 * (least_rectangle((const Wide(*)[2])p, n) + 6 * slack_of(&box, n))));
        flat_hulls(hull_exact);
        check("held", cmp(exact(&box), ==, ISECT_OK) && holds_all(&box, 1));
    }
}

/* ---- cancellation ---- */

typedef struct Patience {
    size_t left, asked, settled, edges, again;
    bool in_order;
} Patience;
static bool patient(void *user, size_t settled, size_t edges)
{
    Patience *p = user;
    p->in_order &= settled >= p->settled && settled < edges && edges == hull.edge_count / 2;
    p->again += p->asked > 0 && settled == p->settled;
    p->settled = settled, p->edges = edges, p->asked++;
    return p->left-- > 0;
}
/* After any number of calls of go_on the box contains all points and is never larger than
 * before. */
static void stopped(void)
{
    for (int i = 0; i < 6; i++) {
        const size_t n = (size_t)any_int(4, 12);
        Wide width[3];
        Obb box, whole;
        for (size_t k = 0; k < n; k++)
            point[k] = any_vec3();
        hull_of(n);
        if (hull.dimension < 3)
            continue;
        check("refined", X(bound_obb_hull_refined)(&hull, NULL, &box) == ISECT_OK &&
                             cmp(exact(&whole), ==, ISECT_OK));
        widths_of(&box, width);
        for (size_t left = 0; left <= hull.edge_count / 2; left++) {
            Patience patience = {.left = left, .in_order = true};
            const X(obb_exact_options) options = {patient, &patience};
            const isect_status status = X(bound_obb_hull_exact)(&hull, &options, &box);
            const bool done = left == hull.edge_count / 2;
            check("it says so", cmp(status, ==, (done ? ISECT_OK : ISECT_CANCELLED)));
            check("in order", patience.in_order &&
                                  cmp(patience.asked, ==, (done ? left : left + 1)) &&
                                  cmp(patience.settled + 1, ==, patience.asked));
            check("held", holds_all(&box, n));
            check("no larger", is_no_larger(&box, width, n));
            widths_of(&box, width);
            check("finished", !done || same_bits(&box, &whole, sizeof box));
        }
    }
}
/* If cancelled at once it is the refined box: for hulls of every kind, and for one with more
 * vertices than the sample of the search. */
static void begins_refined(void)
{
    for (int i = 0; i < 33; i++) {
        const size_t n = i == 32 ? 1500 : (size_t)any_int(1, 40);
        Patience patience = {.in_order = true};
        const X(obb_exact_options) options = {patient, &patience};
        Obb box, begun;
        draw_points(i == 32 ? 4 : i % POINT_SETS, n);
        hull_of(n);
        check("refined", X(bound_obb_hull_refined)(&hull, NULL, &begun) == ISECT_OK);
        const isect_status status = X(bound_obb_hull_exact)(&hull, &options, &box);
        check("stopped, if asked", cmp(status, ==, (patience.asked ? ISECT_CANCELLED : ISECT_OK)));
        check("as it began", !patience.asked || same_bits(&box, &begun, sizeof box));
    }
}
/* go_on is also called within an edge if that has thousands of candidates, like those around both
 * ends of a prism. */
static bool hasty(void *user, size_t settled, size_t edges)
{
    Patience *p = user;
    (void)patient(user, settled, edges);
    return p->again == 0 && p->asked < 100;
}
static void stopped_within(void)
{
    const size_t n = MOST;
    Patience patience = {.in_order = true};
    const X(obb_exact_options) options = {hasty, &patience};
    Obb box;
    for (size_t i = 0; i < n; i++) {
        const double angle = 6.283185307179586 * (double)(i / 2) / (double)(n / 2);
        point[i] = (Vec3){(real)cos(angle), (real)sin(angle), (real)(i & 1)};
    }
    hull_of(n);
    check("stopped", cmp(X(bound_obb_hull_exact)(&hull, &options, &box), ==, ISECT_CANCELLED));
    check("within an edge", cmp(patience.again, ==, 1) && patience.in_order);
    check("held", holds_all(&box, n));
}
TEST_FUNCTION(cases)
{
    arguments();
    known_boxes();
    flat_ones();
    stopped();
    stopped_within();
    begins_refined();
}

/* ---- 2. properties ---- */

/* It is not larger than the refined box; and it does not depend on the order of the points and of
 * the axes, up to rounding. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 60; i++) {
        const size_t n = (size_t)any_int(1, i % 10 ? 12 : 60);
        const bool tame = i % POINT_SETS < 5;
        Wide width[3];
        Obb box, other;
        draw_points(i % POINT_SETS, n);
        hull_of(n);
        check("made", cmp(exact(&box), ==, ISECT_OK) && holds_all(&box, n));
        check("refined", X(bound_obb_hull_refined)(&hull, NULL, &other) == ISECT_OK);
        widths_of(&other, width);
        check_sample(i, "no larger", is_no_larger(&box, width, n), box, other);
        if (!tame)
            continue;
        for (size_t k = 0; k < n; k++) {
            const Vec3 p = point[k];
            point[k] = (Vec3){p.y, -p.z, p.x};
        }
        shuffle(n);
        hull_of(n);
        check("turned", cmp(exact(&other), ==, ISECT_OK) && holds_all(&other, n));
        widths_of(&box, width);
        check_sample(i, "as large", is_no_larger(&other, width, n), box, other);
        widths_of(&other, width);
        check_sample(i, "as large", is_no_larger(&box, width, n), box, other);
    }
}

/* ---- 3. oracle ---- */

static Wide3 corner(uint32_t edge)
{
    return wide3(hull.vertices[hull.edges[edge].origin]);
}
static Wide3 edge_vector(uint32_t edge)
{
    return wide_unit(wide_minus(corner(hull.edges[edge].next), corner(edge)));
}
/* The outward normal, from the first two edges of a face. */
static Wide3 normal_of(uint32_t face)
{
    const uint32_t first = hull.faces[face], second = hull.edges[first].next;
    return wide_unit(wide_cross(edge_vector(first), edge_vector(second)));
}
/* Boxes with a face normal to a vector between two normals and a face along an edge. */
typedef struct Family {
    Wide3 from, to, along;
} Family;
static Wide volume_at(const Family *f, Wide s, Wide width[3])
{
    Wide3 n, axis[3];
    for (int c = 0; c < 3; c++)
        n.x[c] = (1 - s) * f->from.x[c] + s * f->to.x[c];
    axis[0] = wide_unit(n);
    const Wide3 m = wide_cross(axis[0], f->along);
    if (!(wide_dot(m, m) > 1e-16L))
        return (Wide)INFINITY;
    axis[1] = wide_unit(m);
    axis[2] = wide_cross(axis[0], axis[1]);
    widths_along(hull.vertices, hull.vertex_count, axis, width);
    return grown_volume(width, 0);
}

typedef struct Oracle {
    Wide volume, width[3];
} Oracle;
static void look(Oracle *o, const Family *f, Wide s)
{
    Wide width[3];
    const Wide volume = volume_at(f, s, width);
    if (volume < o->volume) {
        o->volume = volume;
        memcpy(o->width, width, sizeof width);
    }
}
static void golden(Oracle *o, const Family *f, Wide low, Wide high)
{
    const Wide part = (3 - sqrtl(5)) / 2;
    Wide unused[3];
    for (int i = 0; i < 40; i++) {
        const Wide a = low + part * (high - low), b = high - part * (high - low);
        if (volume_at(f, a, unused) < volume_at(f, b, unused))
            high = b;
        else
            low = a;
    }
    look(o, f, low);
}
enum { SAMPLES = 24 };
static void look_along(Oracle *o, const Family *f)
{
    Wide at[SAMPLES + 1], width[3];
    for (int k = 0; k <= SAMPLES; k++) {
        at[k] = volume_at(f, (Wide)k / SAMPLES, width);
        look(o, f, (Wide)k / SAMPLES);
    }
    for (int k = 0; k <= SAMPLES; k++) {
        const int low = k > 0 ? k - 1 : 0, high = k < SAMPLES ? k + 1 : k;
        if (at[k] <= at[low] && at[k] <= at[high] && at[k] <= (Wide)1.05 * o->volume)
            golden(o, f, (Wide)low / SAMPLES, (Wide)high / SAMPLES);
    }
}
static Oracle least_of_all(void)
{
    Oracle o = {.volume = (Wide)INFINITY};
    for (uint32_t i = 0; i < hull.edge_count; i++)
        for (uint32_t j = 0; j < hull.edge_count && hull.edges[i].twin > i; j++) {
            const Family f = {normal_of(hull.edges[i].face),
                              normal_of(hull.edges[hull.edges[i].twin].face), edge_vector(j)};
            if (hull.edges[j].twin > j)
                look_along(&o, &f);
        }
    return o;
}
TEST_FUNCTION(oracle)
{
    int better = 0, solid = 0;
    for (int i = 0; i < soak(ISECT_DOUBLE ? 150 : 250); i++) {
        const size_t n = (size_t)any_int(4, 7 + (i % 4 == 0));
        Wide width[3];
        Obb box, other;
        draw_points(i % 3 ? 0 : 4, n);
        if (i % 5 == 0) /* thin */
            for (size_t k = 0; k < n; k++)
                point[k].x *= R(0.01);
        hull_of(n);
        if (hull.dimension < 3)
            continue;
        const Oracle least = least_of_all();
        check("made", cmp(exact(&box), ==, ISECT_OK) && holds_all(&box, n));
        check_sample(i, "none is smaller", is_no_larger(&box, least.width, n), box, point[0]);
        check("refined", X(bound_obb_hull_refined)(&hull, NULL, &other) == ISECT_OK);
        widths_of(&box, width);
        better += !is_no_larger(&other, width, n);
        solid++;
    }
    /* some are better than the refined box by more than rounding: in double most */
    check_share(better, solid, ISECT_DOUBLE ? 0.5 : 0.001, 1);
}

TESTS_OF_ONE(bound_obb_exact)
