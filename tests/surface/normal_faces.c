/* tests/surface/normal_faces.c - isect_normal_kdop14, isect_normal_kdop18, isect_normal_kdop26,
 * isect_normal_kdop, isect_normal_frustum, isect_normal_hull, isect_normal_quad. */
#include "kit/nearest.h"

#define SAMPLES soak(6000)

enum { MOST = 26 };

static const Vec3 none = {0, 0, 0};

static void of_planes(void)
{
    const real inf = REAL_INF, most = REAL_MAX;
    const Vec3 up = {0, 0, 1}, corner = {1, 1, -1};
    const Plane planes[] = {{{2, 0, 0}, -2}, {{-3, 0, 0}, -3}, {{0, 0, 5}, -5}, {{0, 0, 0}, -1}};
    const X(hull) hull = {.planes = planes, .plane_count = 4}, space = {.plane_count = 0};
    check("the farthest out, whatever the length",
          same_point(X(normal_hull)(&hull, &(Vec3){R(1.5), 0, R(1.25)}), (Vec3){1, 0, 0}));
    check("the least far inside",
          same_point(X(normal_hull)(&hull, &(Vec3){R(-0.5), 0, R(0.75)}), up));
    check("of equal ones the first",
          same_point(X(normal_hull)(&hull, &(Vec3){0, 0, 0}), (Vec3){1, 0, 0}));
    check("all of space", same_point(X(normal_hull)(&space, &corner), none));
    const Plane large[] = {{{most, most, 0}, most}, {{0, 0, -most}, most}};
    const X(hull) huge = {.planes = large, .plane_count = 2};
    check("numbers of any size",
          same_point(X(normal_hull)(&huge, &(Vec3){0, 0, -most}), (Vec3){0, 0, -1}));
    check("infinite point", same_point(X(normal_hull)(&hull, &(Vec3){inf, 0, 0}), none));
    Frustum frustum = {.plane = {{{1, 0, 0}, -1},
                                 {{-1, 0, 0}, -1},
                                 {{0, 1, 0}, -1},
                                 {{0, -1, 0}, -1},
                                 {{0, 0, 1}, -1},
                                 {{0, 0, 0}, -1}}};
    check("a frustum without a far plane",
          same_point(X(normal_frustum)(&frustum, &(Vec3){0, 0, 1}), up));
    frustum.plane[5].normal.y = REAL_NAN;
    check("NaN", same_point(X(normal_frustum)(&frustum, &(Vec3){0, 0, 1}), none));
}

static void of_quads(void)
{
    const real inf = REAL_INF;
    const Vec3 up = {0, 0, 1};
    const Quad roof = {{0, 0, 0}, {2, 0, 1}, {2, 2, 0}, {0, 2, 0}};
    check("a quad: the second triangle",
          same_point(X(normal_quad)(&roof, &(Vec3){0, R(1.5), 0}), up));
    check("the first", cmp(X(normal_quad)(&roof, &(Vec3){R(1.5), R(0.5), R(0.5)}).x, <, 0));
    check("its diagonal: the first", cmp(X(normal_quad)(&roof, &(Vec3){1, 1, 0}).x, <, 0));
    const Quad bad = {{0, 0, 0}, {2, 0, 1}, {2, 2, 0}, {0, REAL_INF, 0}};
    check("infinite corner", same_point(X(normal_quad)(&bad, &roof.a), none));
    for (int k = 0; k < 9; k++) {
        const real spoilt[] = {REAL_NAN, inf, -inf};
        Vec3 p = {R(1.5), R(0.5), R(0.5)};
        ((real *)&p)[k % 3] = spoilt[k / 3];
        check("NaN or infinite point", same_point(X(normal_quad)(&roof, &p), none));
    }
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    Kdop14 a = {{-1, -1, -1, -2, -2, -2, -2}, {1, 1, 1, 2, 2, 2, 2}};
    Kdop18 b = {{-1, -1, -1, -1, -1, -1, -1, -1, -1}, {1, 1, 1, 1, 1, 1, 1, 1, 1}};
    Kdop26 c = {{-1, -1, -1, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2},
                {1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}};
    const real third = 1 / real_sqrt(3), half = 1 / real_sqrt(2);
    const Vec3 up = {0, 0, 1}, corner = {1, 1, -1}, edge = {R(0.6), 0, R(-0.6)};
    check("an axis", same_point(X(normal_kdop14)(&a, &(Vec3){0, R(0.25), 2}), up));
    Vec3 off = sub(X(normal_kdop14)(&a, &corner), (Vec3){third, third, -third});
    check("a corner", cmp(dot(off, off), <=, 16 * REAL_EPSILON * REAL_EPSILON));
    off = sub(X(normal_kdop18)(&b, &edge), (Vec3){half, 0, -half});
    check("an edge", cmp(dot(off, off), <=, 16 * REAL_EPSILON * REAL_EPSILON));
    check("backward", same_point(X(normal_kdop26)(&c, &(Vec3){-1, 0, 0}), (Vec3){-1, 0, 0}));
    off = sub(X(normal_kdop26)(&c, &corner), (Vec3){third, third, -third});
    check("a corner", cmp(dot(off, off), <=, 16 * REAL_EPSILON * REAL_EPSILON));
    c.upper[0] = inf, c.lower[9] = -inf;
    check("without bounds",
          same_point(X(normal_kdop26)(&c, &(Vec3){R(0.5), 1, 0}), (Vec3){0, 1, 0}));
    a.lower[2] = 2;
    check("empty", same_point(X(normal_kdop14)(&a, &corner), none));
    b.upper[3] = REAL_NAN;
    check("NaN", same_point(X(normal_kdop18)(&b, &corner), none));
    of_planes();
    of_quads();
}

/* The planes of a solid, all said as half-spaces. */
static int planes_of_slabs(Plane *to, const Vec3 *normals, int count, const real *lower,
                           const real *upper)
{
    for (int i = 0; i < count; i++) {
        to[2 * i] = (Plane){normals[i], -upper[i]};
        to[2 * i + 1] = (Plane){times(-1, normals[i]), lower[i]};
    }
    return 2 * count;
}
static int some_planes(Plane *planes, int i, Vec3 p, Vec3 *got)
{
    Vec3 axes[COUNT(KDOP26)];
    memcpy(axes, KDOP26, sizeof axes);
    if (i % 5 == 0) {
        const Kdop14 k = any_kdop14();
        *got = X(normal_kdop14)(&k, &p);
        const int first = planes_of_slabs(planes, axes, 3, k.lower, k.upper);
        return first + planes_of_slabs(planes + first, axes + 9, 4, k.lower + 3, k.upper + 3);
    }
    if (i % 5 == 1) {
        const Kdop18 k = any_kdop18();
        *got = X(normal_kdop18)(&k, &p);
        return planes_of_slabs(planes, axes, 9, k.lower, k.upper);
    }
    if (i % 5 == 2) {
        const Kdop26 k = any_kdop26();
        *got = X(normal_kdop26)(&k, &p);
        return planes_of_slabs(planes, axes, 13, k.lower, k.upper);
    }
    if (i % 5 == 3) {
        const X(kdop) k = any_kdop();
        *got = X(normal_kdop)(&k, &p);
        return planes_of_slabs(planes, k.normals, (int)k.count, k.lower, k.upper);
    }
    const Frustum f = any_frustum();
    const X(hull) hull = {.planes = f.plane, .plane_count = 6};
    *got = X(normal_frustum)(&f, &p);
    check("a frustum is a hull", same_point(*got, X(normal_hull)(&hull, &p)));
    memcpy(planes, f.plane, sizeof f.plane);
    return 6;
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int some = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Quad q = i % 2 ? any_quad() : odd_quad();
        const Vec3 p = i % 2 ? any_vec3() : odd_vec3(), n = X(normal_quad)(&q, &p);
        const Triangle first = {q.a, q.b, q.c}, second = {q.a, q.c, q.d};
        check_sample(i, "that of one of its triangles",
                     same_point(n, none) || same_point(n, X(normal_triangle)(&first, &p)) ||
                         same_point(n, X(normal_triangle)(&second, &p)),
                     q, p);
        const X(kdop) kdop = odd_kdop();
        const X(hull) hull = odd_hull();
        const Vec3 of_kdop = X(normal_kdop)(&kdop, &p), of_hull = X(normal_hull)(&hull, &p);
        const real a = real_sqrt(dot(of_kdop, of_kdop)), b = real_sqrt(dot(of_hull, of_hull));
        check_sample(i, "of unit length, or zero",
                     (a == 0 || real_abs(a - 1) <= 4 * REAL_EPSILON) &&
                         (b == 0 || real_abs(b - 1) <= 4 * REAL_EPSILON),
                     p, of_hull);
        check_sample(i, "zeros are +0", !has_minus_zero(of_kdop) && !has_minus_zero(of_hull), p, p);
        some += a > 0 && b > 0;
    }
    check_share(some, SAMPLES, 0.05, 0.9);
}

/* How far is a point out of a plane, and how large is what that is the sum of? False if the plane
 * is no face. */
typedef struct Out {
    long double normal[3], height, size;
} Out;

static bool out_of(Out *out, const Plane *plane, Vec3 p)
{
    const long double n[3] = {plane->normal.x, plane->normal.y, plane->normal.z};
    const long double x[3] = {p.x, p.y, p.z}, d = plane->d;
    const long double along = sqrtl(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (!(along > 0) || !(fabsl(d) <= REAL_MAX))
        return false;
    out->height = d / along, out->size = fabsl(d) / along;
    for (int k = 0; k < 3; k++) {
        out->normal[k] = n[k] / along;
        out->height += out->normal[k] * x[k], out->size += fabsl(out->normal[k] * x[k]);
    }
    return true;
}

/* The point moved until the two faces that it is farthest out of are equally far, but for rounding.
 */
static Vec3 between_faces(const Plane *planes, int count, Vec3 p)
{
    Out first = {.height = -INFINITY}, second = first, next;
    for (int k = 0; k < count; k++)
        if (out_of(&next, &planes[k], p) && next.height > second.height) {
            second = next.height > first.height ? first : next;
            first = next.height > first.height ? next : first;
        }
    long double length2 = 0;
    for (int k = 0; k < 3; k++)
        length2 += powl(second.normal[k] - first.normal[k], 2);
    if (!(second.height > -INFINITY) || !(length2 > 0.01L))
        return p;
    const long double s = (first.height - second.height) / length2;
    return (Vec3){(real)(p.x + s * (second.normal[0] - first.normal[0])),
                  (real)(p.y + s * (second.normal[1] - first.normal[1])),
                  (real)(p.z + s * (second.normal[2] - first.normal[2]))};
}

/* 3. Oracle: no plane is farther out than that with this normal, but for rounding. */
TEST_FUNCTION(oracle)
{
    double worst = 0;
    int found = 0, tied = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Plane planes[2 * MOST];
        Vec3 got, p = any_vec3();
        p = times(scaled(1, any_int(-2, 4)), p);
        const uint64_t drawn = seed;
        int count = some_planes(planes, i, p, &got);
        if (i % 4) { /* the same solid again */
            p = between_faces(planes, count, p), seed = drawn;
            count = some_planes(planes, i, p, &got);
        }
        long double most = -INFINITY, of_it = -INFINITY, size = 0;
        Out out;
        for (int k = 0; k < count; k++)
            if (out_of(&out, &planes[k], p)) {
                long double off = 0;
                for (int c = 0; c < 3; c++)
                    off += fabsl(out.normal[c] - ((const real *)&got)[c]);
                most = fmaxl(most, out.height), size = fmaxl(size, out.size);
                if (off <= 6 * REAL_EPSILON && out.height > of_it)
                    of_it = out.height;
            }
        if (same_point(got, none))
            continue;
        found++, tied += most > of_it;
        worst = fmax(worst, (double)((most - of_it) / size / REAL_EPSILON));
        check_sample(i, "the accuracy promised in the header",
                     cmp(most - of_it, <=, 8 * REAL_EPSILON * size), p, got);
    }
    printf("%d of %d, %d not the farthest; within %.2f epsilon\n", found, SAMPLES, tied, worst);
    check_share(found, SAMPLES, 0.3, 1);
    check_share(tied, SAMPLES, 0.02, 0.6);
}

TESTS_OF_ONE(surface_normal_faces)
