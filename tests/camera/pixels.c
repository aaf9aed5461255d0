/* tests/camera/pixels.c - isect_frustum_from_pixels, isect_frustum_pixel_ray,
 * isect_frustum_pick_matrix. */
#include "camera/projections.h"
#include "kit/plane.h"

#define SAMPLES soak(3000)

static const X(screen) screen = {8, 4, false}, upward = {8, 4, true};

/* Right angles, twice as wide as high, from 1 to 3 along -z. */
static Frustum wide(void)
{
    const X(camera)
        camera = {{0, 0, 0}, {0, 0, -1}, {0, 1, 0}, 0, 0, -2, 2, -1, 1, 1, 3, false, false};
    Frustum frustum;
    check("a camera", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    return frustum;
}

/* 1. Cases. */
TEST_FUNCTION(cases_from_pixels)
{
    const Frustum frustum = wide();
    const X(rectangle2) all = {{0, 0}, {8, 4}}, corner = {{0, 0}, {2, 1}};
    Frustum part;
    check("all", cmp(X(frustum_from_pixels)(&frustum, &all, &screen, &part), ==, ISECT_OK));
    check("the same corners", same_bits(part.corner, frustum.corner, sizeof part.corner));
    check("the same near and far", same_bits(&part.plane[4], &frustum.plane[4], 2 * sizeof(Plane)));
    check("above", cmp(X(frustum_from_pixels)(&frustum, &corner, &screen, &part), ==, ISECT_OK));
    check("upper left", same_bits(&part.corner[2], &(Vec3){-2, 1, -1}, sizeof(Vec3)));
    check("lower right", same_bits(&part.corner[1], &(Vec3){-1, R(0.5), -1}, sizeof(Vec3)));
    check("below", cmp(X(frustum_from_pixels)(&frustum, &corner, &upward, &part), ==, ISECT_OK));
    check("lower left", same_bits(&part.corner[0], &(Vec3){-2, -1, -1}, sizeof(Vec3)));
    check("upper right, far", same_bits(&part.corner[7], &(Vec3){-3, R(-1.5), -3}, sizeof(Vec3)));
    part = frustum;
    check("in place", cmp(X(frustum_from_pixels)(&part, &corner, &screen, &part), ==, ISECT_OK));
    const X(rectangle2) beyond = {{-4, 0}, {0, 4}};
    check("beside it",
          cmp(X(frustum_from_pixels)(&frustum, &beyond, &screen, &part), ==, ISECT_OK));
    check("left of it", same_bits(&part.corner[0], &(Vec3){-4, -1, -1}, sizeof(Vec3)));
    check("its left", same_bits(&part.corner[1], &(Vec3){-2, -1, -1}, sizeof(Vec3)));
}

/* Planes so large that those of the part would overflow are all divided by a power of two. */
TEST_FUNCTION(huge)
{
    const Frustum frustum = wide();
    const X(rectangle2) far_beside = {{-40, 0}, {0, 4}};
    Frustum large = frustum, part, wanted;
    for (int i = 0; i < 6; i++) {
        const real s = scaled(1, ISECT_DOUBLE ? 1022 : 126);
        large.plane[i] = (Plane){times(s, frustum.plane[i].normal), s * frustum.plane[i].d};
    }
    check("made",
          cmp(X(frustum_from_pixels)(&frustum, &far_beside, &screen, &wanted), ==, ISECT_OK));
    check("made", cmp(X(frustum_from_pixels)(&large, &far_beside, &screen, &part), ==, ISECT_OK));
    check("the same corners", same_bits(part.corner, wanted.corner, sizeof part.corner));
    for (int i = 0; i < 6; i++)
        check("in range",
              finite3(part.plane[i].normal) && cmp(real_abs(part.plane[i].d), <=, REAL_MAX));
}

/* The near corners of narrow windows are in the near plane, although left and right of a window
 * determine the plane of the eye only up to their rounding over its share of the picture. Such a
 * corner is an exact point of three planes with an error of 3 epsilon of each coordinate. The sum
 * of the coordinates is 150, the normal is of unit length: 3 * 150 epsilon, and as much for the
 * rounding of the planes. Half of that is the error of d alone. */
TEST_FUNCTION(narrow)
{
    const X(camera) camera = {{60, 50, 40},
                              {1, R(0.5), R(0.25)},
                              {0, 1, 0},
                              R(1.0472),
                              R(1920.0) / 1080,
                              0,
                              0,
                              0,
                              0,
                              R(0.01),
                              1000,
                              false,
                              false};
    const X(screen) picture = {1920, 1080, false};
    Frustum frustum, part;
    check("a camera", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    for (int i = 0; i < 8; i++) {
        const real wide = scaled(4, -i);
        const X(rectangle2) window = {{960, 540}, {960 + wide, 540 + wide}};
        check("a part",
              cmp(X(frustum_from_pixels)(&frustum, &window, &picture, &part), ==, ISECT_OK));
        const Plane near = part.plane[4];
        for (int k = 0; k < 4; k++) {
            const Vec3 n = near.normal, p = part.corner[k];
            const double height = (double)n.x * (double)p.x + (double)n.y * (double)p.y +
                                  (double)n.z * (double)p.z + (double)near.d;
            check("in the near plane", cmp(fabs(height), <=, 900 * (double)REAL_EPSILON));
        }
    }
}

static bool is_ray(const Ray *ray, Vec3 origin, Vec3 dir, real t_max)
{
    const Ray want = {origin, dir, 0, t_max};
    return same_bits(ray, &want, sizeof want);
}
TEST_FUNCTION(cases_pixel_ray)
{
    Frustum frustum = wide();
    Ray ray;
    const Vec2 middle = {4, 2}, above = {8, 0};
    check("middle", cmp(X(frustum_pixel_ray)(&frustum, &middle, &screen, &ray), ==, ISECT_OK));
    check("from near to far", is_ray(&ray, (Vec3){0, 0, -1}, (Vec3){0, 0, -2}, 1));
    check("above", cmp(X(frustum_pixel_ray)(&frustum, &above, &screen, &ray), ==, ISECT_OK));
    check("a corner", is_ray(&ray, (Vec3){2, 1, -1}, (Vec3){4, 2, -2}, 1));
    check("below", cmp(X(frustum_pixel_ray)(&frustum, &above, &upward, &ray), ==, ISECT_OK));
    check("a corner", is_ray(&ray, (Vec3){2, -1, -1}, (Vec3){4, -2, -2}, 1));
    frustum.plane[5] = (Plane){{0, 0, 0}, -1};
    check("infinite", cmp(X(frustum_pixel_ray)(&frustum, &above, &screen, &ray), ==, ISECT_OK));
    check("depth", is_ray(&ray, (Vec3){2, 1, -1}, (Vec3){2, 1, -1}, REAL_INF));
    frustum.plane[4] = (Plane){{0, 0, 0}, -1};
    check("from the eye",
          cmp(X(frustum_pixel_ray)(&frustum, &middle, &screen, &ray), ==, ISECT_OK));
    check("unit", is_ray(&ray, (Vec3){0, 0, 0}, (Vec3){0, 0, -1}, REAL_INF));
    frustum = wide(), frustum.plane[4] = (Plane){{0, 0, 0}, -1};
    check("from the eye",
          cmp(X(frustum_pixel_ray)(&frustum, &middle, &screen, &ray), ==, ISECT_OK));
    check("to far", is_ray(&ray, (Vec3){0, 0, 0}, (Vec3){0, 0, -3}, 1));
    frustum = wide();
    for (int i = 0; i < 6; i++) /* the outside of each plane */
        frustum.plane[i] = (Plane){times(-1, frustum.plane[i].normal), -frustum.plane[i].d};
    check("turned out",
          cmp(X(frustum_pixel_ray)(&frustum, &middle, &screen, &ray), ==, ISECT_DEGENERATE));
    memset(&frustum, 0, sizeof frustum);
    check("no planes",
          cmp(X(frustum_pixel_ray)(&frustum, &middle, &screen, &ray), ==, ISECT_DEGENERATE));
}
TEST_FUNCTION(cases_pick_matrix)
{
    const X(rectangle2) corner = {{0, 0}, {2, 1}};
    const X(projection) turned = {true, false, false};
    real m[16];
    check("above", X(frustum_pick_matrix)(&corner, &screen, NULL, m) == ISECT_OK);
    check(
        "by columns",
        same_bits(m, (const real[16]){4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1, 0, 3, -3, 0, 1}, sizeof m));
    check("below", cmp(X(frustum_pick_matrix)(&corner, &upward, &turned, m), ==, ISECT_OK));
    check("by rows",
          same_bits(m, (const real[16]){4, 0, 0, 3, 0, 4, 0, 3, 0, 0, 1, 0, 0, 0, 0, 1}, sizeof m));
}

/* All three reject the same arguments. */
TEST_FUNCTION(bad)
{
    static const struct {
        X(rectangle2) pixels;
        X(screen) screen;
        isect_status status;
    } table[] = {{{{1, 1}, {0, 2}}, {8, 4, false}, ISECT_EMPTY},
                 {{{0, 2}, {1, 1}}, {8, 4, false}, ISECT_EMPTY},
                 {{{1, 1}, {1, 2}}, {8, 4, false}, ISECT_DEGENERATE},
                 {{{1, 1}, {2, 1}}, {8, 4, false}, ISECT_DEGENERATE},
                 {{{REAL_NAN, 1}, {2, 2}}, {8, 4, false}, ISECT_NOT_FINITE},
                 {{{0, 1}, {2, REAL_INF}}, {8, 4, false}, ISECT_NOT_FINITE},
                 {{{0, 1}, {2, 2}}, {REAL_INF, 4, false}, ISECT_NOT_FINITE},
                 {{{0, 1}, {2, 2}}, {8, REAL_NAN, false}, ISECT_NOT_FINITE},
                 {{{0, 1}, {2, 2}}, {0, 4, false}, ISECT_BAD_ARGUMENT},
                 {{{0, 1}, {2, 2}}, {8, -4, false}, ISECT_BAD_ARGUMENT}};
    const Frustum frustum = wide();
    const Vec2 nan = {REAL_NAN, 0}, middle = {1, 1};
    Frustum made, kept, broken = frustum;
    real m[16] = {0};
    Ray ray = {{1, 2, 3}, {4, 5, 6}, 7, 8};
    const Ray old = ray;
    memset(&made, 77, sizeof made);
    kept = made, broken.plane[2].d = REAL_NAN;
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(rectangle2) *pixels = &table[i].pixels;
        const isect_status want = table[i].status;
        check("a part",
              cmp(X(frustum_from_pixels)(&frustum, pixels, &table[i].screen, &made), ==, want));
        check("a matrix", X(frustum_pick_matrix)(pixels, &table[i].screen, NULL, m) == want);
        if (i > 5)
            check("a ray",
                  cmp(X(frustum_pixel_ray)(&frustum, &middle, &table[i].screen, &ray), ==, want));
    }
    const X(rectangle2) *fine = &table[6].pixels, tiny = {{0, 0}, {REAL_LEAST, 1}};
    check("a ray", cmp(X(frustum_pixel_ray)(&frustum, &nan, &screen, &ray), ==, ISECT_NOT_FINITE));
    check("a ray",
          cmp(X(frustum_pixel_ray)(&broken, &middle, &screen, &ray), ==, ISECT_NOT_FINITE));
    check("a part",
          cmp(X(frustum_from_pixels)(&broken, fine, &screen, &made), ==, ISECT_NOT_FINITE));
    check("too small", X(frustum_pick_matrix)(&tiny, &screen, NULL, m) == ISECT_DEGENERATE);
    check("NULL", X(frustum_pixel_ray)(&frustum, &middle, &screen, NULL) == ISECT_BAD_ARGUMENT);
    check("NULL", X(frustum_pixel_ray)(NULL, &middle, &screen, &ray) == ISECT_BAD_ARGUMENT);
    check("NULL", X(frustum_from_pixels)(&frustum, fine, NULL, &made) == ISECT_BAD_ARGUMENT);
    check("NULL", X(frustum_pick_matrix)(fine, &screen, NULL, NULL) == ISECT_BAD_ARGUMENT);
    memset(&broken, 0, sizeof broken);
    check("no planes",
          cmp(X(frustum_from_pixels)(&broken, fine, &screen, &made), ==, ISECT_DEGENERATE));
    check("untouched", same_bits(&made, &kept, sizeof kept) && same_bits(&ray, &old, sizeof old));
    for (int i = 0; i < 16; i++)
        check("untouched", cmp(m[i], ==, 0));
}

/* 2. Oracle: exact planes of a frustum of any convention. */

typedef struct Seen {
    Frustum frustum;
    X(screen) screen;
    X(rectangle2) pixels;
    bool infinite;
} Seen;

static Seen any_seen(void)
{
    Seen seen;
    const Convention *of = &conventions[any_int(0, (int)COUNT(conventions) - 1)];
    const Lens lens = any_lens(of);
    const Matrix project = of->of(&lens), view = any_view(), m = product(&project, &view);
    real stored[16];
    store(&m, of->options.transposed, stored);
    check(of->name, cmp(X(frustum_from_matrix)(stored, &of->options, &seen.frustum), ==, ISECT_OK));
    seen.infinite = of->infinite;
    seen.screen = (X(screen)){(real)any_int(1, 4000), (real)any_int(1, 3000), any_int(0, 1)};
    const real x = any_real(0, seen.screen.width), y = any_real(0, seen.screen.height);
    const real wide_by = any_int(0, 1) ? 1 : any_real(R(0.1), seen.screen.width);
    seen.pixels = (X(rectangle2)){{x, y}, {x + wide_by, y + any_real(R(0.1), 10)}};
    return seen;
}
/* Number k of ((extent - at) low - at high), scaled by a power of two. */
static Big between(const Plane *low, const Plane *high, double extent, Big at, int k)
{
    const Big l = big((double)((const real *)low)[k]), h = big((double)((const real *)high)[k]);
    int up;
    frexp(extent, &up);
    const Big sum = minus(by(minus(big(extent), at), l), by(at, h));
    return by(sum, big(ldexp(1, -up)));
}
/* Counted from below. */
static Big row_of_screen(const X(screen) * of, real y)
{
    return of->rows_up ? big((double)y) : minus(big((double)of->height), big((double)y));
}
static double worst_plane;

static bool good_side(const Seen *seen, const Plane *got, int side, Big at, bool turned)
{
    const double extent = (double)(side < 2 ? seen->screen.width : seen->screen.height);
    const Plane *low = &seen->frustum.plane[side < 2 ? 0 : 2];
    for (int k = 0; k < 4; k++) {
        const Big want = between(low, low + 1, extent, at, k);
        const Big got_it = big((double)((const real *)got)[k] * (turned ? -1 : 1));
        const Big error = size(minus(got_it, want));
        if (sign(want) != 0)
            worst_plane =
                fmax(worst_plane, mpf_get_d(over(error, size(want))) / (double)REAL_EPSILON);
        if (less(by(size(want), big((double)REAL_EPSILON * (ISECT_DOUBLE ? 1.5 : 0.5001))), error))
            return false;
    }
    return true;
}
TEST_FUNCTION(oracle_from_pixels)
{
    int thin = 0;
    worst_plane = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Seen seen = any_seen();
        Frustum part;
        const isect_status status =
            X(frustum_from_pixels)(&seen.frustum, &seen.pixels, &seen.screen, &part);
        check_sample(i, "made", status == ISECT_OK || status == ISECT_DEGENERATE, seen.pixels,
                     seen.screen.width);
        if (status != ISECT_OK) { /* thinner than an epsilon of its position */
            thin++;
            continue;
        }
        begin();
        check_sample(i, "left",
                     good_side(&seen, &part.plane[0], 0, big((double)seen.pixels.lower.x), false),
                     part.plane[0], seen.pixels);
        check_sample(i, "right",
                     good_side(&seen, &part.plane[1], 1, big((double)seen.pixels.upper.x), true),
                     part.plane[1], seen.pixels);
        const bool up = seen.screen.rows_up;
        const real low = up ? seen.pixels.lower.y : seen.pixels.upper.y;
        const real high = up ? seen.pixels.upper.y : seen.pixels.lower.y;
        check_sample(i, "bottom",
                     good_side(&seen, &part.plane[2], 2, row_of_screen(&seen.screen, low), false),
                     part.plane[2], seen.pixels);
        check_sample(i, "top",
                     good_side(&seen, &part.plane[3], 3, row_of_screen(&seen.screen, high), true),
                     part.plane[3], seen.pixels);
    }
    printf("sides of pixels: %.2f epsilon; %d too thin\n", worst_plane, thin);
    check_share(thin, SAMPLES, 0, 0.02);
}

/* The matrix of the pixels gives the same frustum as the pixels, up to rounding. */
TEST_FUNCTION(as_the_pick_matrix)
{
    int inside = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Convention *of = &conventions[i % (int)COUNT(conventions)];
        const Lens lens = {-2, 2, -1, 1, 1, 3}; /* and windows with little rounding */
        const X(screen) size = {64, 32, i & 1};
        const real x = (real)any_int(0, 60), y = (real)any_int(0, 28), n = (real)any_int(1, 4);
        const X(rectangle2) pixels = {{x, y}, {x + n, y + n}};
        const Matrix m = of->of(&lens);
        real stored[16], pick[16];
        Frustum all, part, other;
        Matrix k;
        store(&m, of->options.transposed, stored);
        check(of->name, cmp(X(frustum_from_matrix)(stored, &of->options, &all), ==, ISECT_OK));
        check(of->name, cmp(X(frustum_from_pixels)(&all, &pixels, &size, &part), ==, ISECT_OK));
        check(of->name,
              cmp(X(frustum_pick_matrix)(&pixels, &size, &of->options, pick), ==, ISECT_OK));
        for (int j = 0; j < 16; j++)
            k.row[j / 4][j % 4] = pick[of->options.transposed ? j : 4 * (j % 4) + j / 4];
        const Matrix window = product(&k, &m);
        store(&window, of->options.transposed, stored);
        check(of->name, cmp(X(frustum_from_matrix)(stored, &of->options, &other), ==, ISECT_OK));
        for (int j = 0; j < 8; j++) {
            const Vec3 off = sub(part.corner[j], other.corner[j]);
            check_sample(i, of->name, cmp(dot(off, off), <=, R(1e4) * REAL_EPSILON * REAL_EPSILON),
                         part.corner[j], other.corner[j]);
        }
        inside += x > 0 && y > 0;
    }
    check_share(inside, SAMPLES, 0.5, 1);
}

/* A ray is in the planes of its column and row, and has the right ends. */
static double worst_origin, worst_dir;
static bool good_ray(const Seen *seen, const Ray *ray, Vec2 pixel)
{
    const double epsilon = (double)REAL_EPSILON;
    const Big at[2] = {big((double)pixel.x), row_of_screen(&seen->screen, pixel.y)};
    double normal[2][3], cosine = 0, length[3] = {0};
    const real *o = &ray->origin.x, *v = &ray->dir.x;
    for (int k = 0; k < 2; k++) {
        const Plane *low = &seen->frustum.plane[2 * k];
        Big sum =
            between(low, low + 1, (double)(k ? seen->screen.height : seen->screen.width), at[k], 3);
        Big all = size(sum), along = big(0);
        for (int j = 0; j < 3; j++) {
            const Big n = between(low, low + 1,
                                  (double)(k ? seen->screen.height : seen->screen.width), at[k], j);
            sum = plus(sum, by(n, big((double)o[j]))),
            along = plus(along, by(n, big((double)v[j])));
            all = plus(all, size(by(n, big((double)o[j]))));
            normal[k][j] = mpf_get_d(n), length[k] += normal[k][j] * normal[k][j];
        }
        worst_origin = fmax(worst_origin, mpf_get_d(over(size(sum), all)) / epsilon);
        length[2] = sqrt((double)dot(ray->dir, ray->dir) * length[k]);
        worst_dir = fmax(worst_dir, fabs(mpf_get_d(along)) / length[2] / epsilon);
        if (k == 1)
            for (int j = 0; j < 3; j++)
                cosine += normal[0][j] * normal[1][j];
    }
    const double sine = sqrt(fmax(0, 1 - cosine * cosine / (length[0] * length[1])));
    return worst_origin <= 4 && worst_dir * fmin(sine, 1) <= 12;
}
TEST_FUNCTION(oracle_pixel_ray)
{
    worst_origin = worst_dir = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Seen seen = any_seen();
        const Vec2 pixel = seen.pixels.lower;
        Ray ray;
        begin();
        check("made",
              cmp(X(frustum_pixel_ray)(&seen.frustum, &pixel, &seen.screen, &ray), ==, ISECT_OK));
        check_sample(i, "in its planes", good_ray(&seen, &ray, pixel), ray, seen.screen.width);
        check_sample(i, "range",
                     cmp(ray.t_min, ==, 0) && cmp(ray.t_max, ==, (seen.infinite ? REAL_INF : 1)),
                     ray, pixel);
        const Plane *near = &seen.frustum.plane[4], *far = &seen.frustum.plane[5];
        const Vec3 end = mad(ray.origin, 1, ray.dir);
        const double n = sqrt((double)dot(near->normal, near->normal));
        const double room = 16 * (double)REAL_EPSILON;
        check_sample(i, "on the near plane",
                     cmp(fabs((double)(dot(near->normal, ray.origin) + near->d)), <=,
                         room * (double)(dot_abs(near->normal, ray.origin) + real_abs(near->d))),
                     ray, *near);
        if (seen.infinite)
            check_sample(i, "t is depth",
                         cmp(fabs(-(double)dot(near->normal, ray.dir) / n - 1), <=, room), ray,
                         *near);
        else
            check_sample(i, "ends on the far plane",
                         cmp(fabs((double)(dot(far->normal, end) + far->d)), <=,
                             room * (double)(dot_abs(far->normal, ray.origin) +
                                             dot_abs(far->normal, ray.dir) + real_abs(far->d))),
                         ray, *far);
    }
    printf("rays: origin %.2f epsilon, direction %.2f\n", worst_origin, worst_dir);
}

TESTS_IN(camera_pixels, cmocka_unit_test(cases_from_pixels), cmocka_unit_test(cases_pixel_ray),
         cmocka_unit_test(cases_pick_matrix), cmocka_unit_test(huge), cmocka_unit_test(narrow),
         cmocka_unit_test(bad), cmocka_unit_test(oracle_from_pixels),
         cmocka_unit_test(as_the_pick_matrix), cmocka_unit_test(oracle_pixel_ray))
