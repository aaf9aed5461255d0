/* tests/camera/from_matrix.c - isect_frustum_from_matrix. */
#include "camera/projections.h"
#include "kit/plane.h"

#define SAMPLES soak(2000)

static const Plane none = {{0, 0, 0}, -1};

static isect_status made_of(Frustum *frustum, const Matrix *m, X(projection) options)
{
    real stored[16];
    store(m, options.transposed, stored);
    return X(frustum_from_matrix)(stored, &options, frustum);
}
static bool same_plane(const Plane *a, Plane b)
{
    return same_bits(a, &b, sizeof b);
}

/* 1. Cases: from 1 to 3, a square with right angles. */
static const Lens square = {-1, 1, -1, 1, 1, 3};
static const Matrix identity = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}};

TEST_FUNCTION(cases)
{
    const Matrix m = gl_frustum(&square), zero = reversed_infinite(&square);
    const X(projection) gl = {false, false, false}, reversed = {false, true, true};
    Frustum frustum;
    check("OpenGL", cmp(made_of(&frustum, &m, gl), ==, ISECT_OK));
    check("left", same_plane(&frustum.plane[0], (Plane){{-1, 0, 1}, 0}));
    check("right", same_plane(&frustum.plane[1], (Plane){{1, 0, 1}, 0}));
    check("bottom", same_plane(&frustum.plane[2], (Plane){{0, -1, 1}, 0}));
    check("top", same_plane(&frustum.plane[3], (Plane){{0, 1, 1}, 0}));
    check("near", same_plane(&frustum.plane[4], (Plane){{0, 0, 3}, 3}));
    check("far", same_plane(&frustum.plane[5], (Plane){{0, 0, -1}, -3}));
    const Vec3 corner[8] = {{-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
                            {-3, -3, -3}, {3, -3, -3}, {-3, 3, -3}, {3, 3, -3}};
    check("corners", same_bits(frustum.corner, corner, sizeof corner));
    check("infinite", cmp(made_of(&frustum, &zero, reversed), ==, ISECT_OK));
    check("near", same_plane(&frustum.plane[4], (Plane){{0, 0, 1}, 1}));
    check("far", same_plane(&frustum.plane[5], none));
    const Vec3 beyond[8] = {{-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
                            {-2, -2, -2}, {2, -2, -2}, {-2, 2, -2}, {2, 2, -2}};
    check("corners", same_bits(frustum.corner, beyond, sizeof beyond));
    check("clip space itself", cmp(made_of(&frustum, &identity, gl), ==, ISECT_OK));
    check("left", same_plane(&frustum.plane[0], (Plane){{-1, 0, 0}, -1}));
    check("near", same_plane(&frustum.plane[4], (Plane){{0, 0, -1}, -1}));
    real stored[16];
    store(&m, false, stored);
    Frustum other;
    check("NULL is OpenGL", X(frustum_from_matrix)(stored, NULL, &other) == ISECT_OK &&
                                cmp(made_of(&frustum, &m, gl), ==, ISECT_OK) &&
                                same_bits(&other, &frustum, sizeof other));
    check(
        "the eye is the near plane",
        X(frustum_from_matrix)((const real[16]){1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -1, 0},
                               NULL, &other) == ISECT_OK);
    Matrix huge = m;
    for (int i = 0; i < 16; i++)
        huge.row[i / 4][i % 4] *= scaled(1, ISECT_DOUBLE ? 1022 : 126);
    check("huge", cmp(made_of(&frustum, &huge, gl), ==, ISECT_OK) &&
                      same_bits(frustum.corner, corner, sizeof corner));
}

/* A mirror exchanges planes; a frustum behind the eye is empty. */
TEST_FUNCTION(mirrors)
{
    Matrix m = gl_frustum(&square), behind = m, mirror = m;
    Frustum frustum, mirrored;
    const X(projection) gl = {false, false, false};
    for (int k = 0; k < 16; k++)
        behind.row[k / 4][k % 4] *= -1;
    for (int k = 0; k < 4; k++)
        mirror.row[0][k] *= -1;
    check("as it is", cmp(made_of(&frustum, &m, gl), ==, ISECT_OK));
    check("mirrored", cmp(made_of(&mirrored, &mirror, gl), ==, ISECT_OK));
    check("left", same_plane(&frustum.plane[0], mirrored.plane[1]));
    check("right", same_plane(&frustum.plane[1], mirrored.plane[0]));
    check("near", same_plane(&frustum.plane[4], mirrored.plane[4]));
    check("corners", same_bits(&frustum.corner[6], &mirrored.corner[7], sizeof(Vec3)));
    check("behind the eye", cmp(made_of(&frustum, &behind, gl), ==, ISECT_EMPTY));
    for (int k = 0; k < 16; k++)
        behind.row[k / 4][k % 4] = k % 5 ? 0 : -1;
    check("behind, parallel", cmp(made_of(&frustum, &behind, gl), ==, ISECT_EMPTY));
}

/* An oblique near plane, as for a view in a mirror: it cuts some edges behind the eye. */
TEST_FUNCTION(oblique)
{
    Matrix m = gl_frustum(&square);
    const real row[4] = {R(0.5), 2, -1, R(-0.25)};
    Frustum frustum;
    memcpy(m.row[2], row, sizeof row);
    check("made", made_of(&frustum, &m, (X(projection)){false, true, false}) == ISECT_OK);
    check("near", same_plane(&frustum.plane[4], (Plane){{R(-0.5), -2, 1}, R(0.25)}));
    check("an edge that begins at the eye",
          same_bits(&frustum.corner[0], &(Vec3){0, 0, 0}, sizeof(Vec3)));
}

TEST_FUNCTION(bad)
{
    static const real wrong[] = {REAL_NAN, REAL_INF, -REAL_INF};
    const X(projection) gl = {false, false, false}, zero = {false, true, false};
    const Matrix m = gl_frustum(&square), infinite = reversed_infinite(&square);
    Frustum frustum, kept;
    real stored[16] = {0};
    memset(&frustum, 77, sizeof frustum);
    kept = frustum;
    check("no matrix", X(frustum_from_matrix)(NULL, NULL, &frustum) == ISECT_BAD_ARGUMENT);
    check("no frustum", X(frustum_from_matrix)(stored, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("zero", X(frustum_from_matrix)(stored, NULL, &frustum) == ISECT_DEGENERATE);
    check("not reversed", cmp(made_of(&frustum, &infinite, zero), ==, ISECT_BAD_ARGUMENT));
    for (int i = 0; i < 16; i++)
        for (size_t k = 0; k < COUNT(wrong); k++) {
            Matrix other = m;
            other.row[i / 4][i % 4] = wrong[k];
            check("not finite", cmp(made_of(&frustum, &other, gl), ==, ISECT_NOT_FINITE));
        }
    for (int from = 0; from < 4; from++)
        for (int to = 0; to < 4; to++) {
            Matrix other = m;
            memcpy(other.row[to], other.row[from], sizeof other.row[to]);
            for (int k = 0; k < 4; k++)
                other.row[to][k] *= from == to ? 0 : to == 2 ? R(0.5) : 2;
            check("singular", cmp(made_of(&frustum, &other, gl), ==, ISECT_DEGENERATE));
        }
    Matrix nowhere = identity;
    nowhere.row[2][2] = 0, nowhere.row[2][3] = 2;
    check("all of it is too far", cmp(made_of(&frustum, &nowhere, gl), !=, ISECT_OK));
    check("untouched", same_bits(&frustum, &kept, sizeof kept));
}

/* 2. Every convention, against points projected by the matrix itself. */

/* W + X, W - X, W + Y, W - Y, and the values of the near and far plane, times -1. */
static Big height_in(const Matrix *m, const X(projection) * options, Vec3 p, int side)
{
    const int near = options->reversed ? 5 : 4, axis = side / 2;
    Big clip[2]; /* W and another */
    for (int i = 0; i < 2; i++) {
        const real *row = m->row[i ? axis : 3];
        clip[i] = plus(plus(plus(by(big((double)row[0]), big((double)p.x)),
                                 by(big((double)row[1]), big((double)p.y))),
                            by(big((double)row[2]), big((double)p.z))),
                       big((double)row[3]));
    }
    const bool least = side < 4 ? side % 2 == 0 : side == near;
    const Big first = side == near && options->depth_from_zero ? big(0) : clip[0];
    return least ? minus(big(0), plus(first, clip[1])) : minus(clip[1], first);
}
/* Half an epsilon of each number of the plane. */
static Big band_of(const Plane *plane, Vec3 p)
{
    const Vec3 n = plane->normal;
    const Big sum =
        plus(plus(size(by(big((double)n.x), big((double)p.x))),
                  size(by(big((double)n.y), big((double)p.y)))),
             plus(size(by(big((double)n.z), big((double)p.z))), size(big((double)plane->d))));
    return by(sum, big((double)REAL_EPSILON / 2));
}
/* A point near the frustum, often on one of its planes or edges. */
static Vec3 point_about(const Frustum *frustum)
{
    real at[3];
    Vec3 p = {0, 0, 0};
    for (int i = 0; i < 3; i++)
        at[i] = any_int(0, 3) ? any_real(R(-0.25), R(1.25)) : (real)any_int(0, 1);
    for (int i = 0; i < 8; i++)
        p = mad(p,
                (i & 1 ? at[0] : 1 - at[0]) * (i & 2 ? at[1] : 1 - at[1]) *
                    (i & 4 ? at[2] : 1 - at[2]),
                frustum->corner[i]);
    return p;
}
static void compare(const Convention *of, int samples)
{
    int near_plane = 0, inside = 0;
    Frustum frustum;
    Matrix m;
    for (int i = 0; i < samples; i++) {
        if (i % 16 == 0) {
            const Lens lens = any_lens(of);
            const Matrix project = of->of(&lens), view = any_view();
            m = product(&project, &view);
            check(of->name, cmp(made_of(&frustum, &m, of->options), ==, ISECT_OK));
            check(of->name, cmp(same_plane(&frustum.plane[5], none), ==, of->infinite));
        }
        const Vec3 p = point_about(&frustum);
        bool in = true;
        begin();
        for (int k = 0; k < (of->infinite ? 5 : 6); k++) {
            const Big wanted = height_in(&m, &of->options, p, k);
            const Big got = plane_height(&frustum.plane[k], p),
                      band = band_of(&frustum.plane[k], p);
            near_plane += !less(band, size(wanted));
            in &= sign(wanted) <= 0;
            check_sample(i, of->name, !less(band, size(minus(got, wanted))), frustum.plane[k], p);
            check_sample(i, of->name, sign(got) == sign(wanted) || !less(band, size(wanted)),
                         frustum.plane[k], p);
        }
        inside += in;
    }
    printf("%s: %d points, %d inside, %d times in the band of a plane, 0 disagreements beyond it\n",
           of->name, samples, inside, near_plane);
    check_share(inside, samples, 0.1, 0.9);
    check_share(near_plane, samples, 0.001, 1);
}
TEST_FUNCTION(conventions_hold)
{
    for (size_t i = 0; i < COUNT(conventions); i++)
        compare(&conventions[i], SAMPLES);
}

/* 3. Corners are the intersections of planes, with an error of 3 epsilon per coordinate. Without a
 * far plane they are sums, with an error of 8 epsilon of the terms: the bound is that of points of
 * at most this size. */
static bool on_plane(const Plane *plane, Vec3 corner, Vec3 most, double epsilons)
{
    begin();
    return !less(by(band_of(plane, most), big(2 * epsilons)), size(plane_height(plane, corner)));
}
TEST_FUNCTION(corners_hold)
{
    for (int i = 0; i < SAMPLES; i++) {
        const Convention *of = &conventions[i % (int)COUNT(conventions)];
        const Lens lens = any_lens(of);
        const Matrix project = of->of(&lens), view = any_view(), m = product(&project, &view);
        Frustum frustum;
        check(of->name, cmp(made_of(&frustum, &m, of->options), ==, ISECT_OK));
        for (int k = 0; k < 8; k++) {
            const Plane *const three[3] = {&frustum.plane[k & 1], &frustum.plane[2 + (k >> 1 & 1)],
                                           &frustum.plane[4 + k / 4]};
            const bool sum = k > 3 && of->infinite;
            const Vec3 near = frustum.corner[k % 4], corner = frustum.corner[k];
            const Vec3 most = sum ? mad(abs_of(near), 1, abs_of(sub(corner, near))) : corner;
            for (int j = 0; j < (sum ? 2 : 3); j++)
                check_sample(i, of->name, on_plane(three[j], corner, most, sum ? 8 : 3), *three[j],
                             corner);
        }
        if (of->infinite && lens.near > R(0.5)) { /* by 1 behind the near plane */
            const Vec3 gain = sub(frustum.corner[5], frustum.corner[1]);
            const Vec3 n = frustum.plane[4].normal;
            const double depth = -(double)dot(n, gain) / sqrt((double)dot(n, n));
            check_sample(
                i, "1 deeper",
                cmp(fabs(depth - 1), <=,
                    64 * (double)REAL_EPSILON *
                        (1 + (double)real_sqrt(dot(frustum.corner[5], frustum.corner[5])))),
                gain, n);
        }
    }
}

/* Any bits: a status, and no NaN. */
TEST_FUNCTION(any_bits)
{
    int made = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Matrix m;
        Frustum frustum;
        new_kind();
        for (int k = 0; k < 16; k++)
            m.row[k / 4][k % 4] = i % 2 ? number() : nasty(number());
        const X(projection) options = {i & 2, i & 4, i & 8};
        if (made_of(&frustum, &m, options) != ISECT_OK)
            continue;
        made++;
        for (size_t k = 0; k < sizeof frustum / sizeof(real); k++)
            check("finite", cmp(real_abs(((real *)&frustum)[k]), <=, REAL_MAX));
    }
    check_share(made, SAMPLES, 0.05, 0.9);
}

TESTS_IN(camera_from_matrix, cmocka_unit_test(cases), cmocka_unit_test(mirrors),
         cmocka_unit_test(oblique), cmocka_unit_test(bad), cmocka_unit_test(conventions_hold),
         cmocka_unit_test(corners_hold), cmocka_unit_test(any_bits))
