/* tests/camera/from_camera.c - isect_frustum_from_camera. */
#include "camera/projections.h"
#include HEADER(surface)
#include "kit/plane.h"

#define SAMPLES soak(3000)

static const X(camera) plain = {.forward = {0, 0, -2},
                                .up = {0, 1, 1},
                                .left = -1,
                                .right = 1,
                                .bottom = -1,
                                .top = 1,
                                .z_near = 1,
                                .z_far = 3};

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    X(camera) camera = plain;
    const Frustum want = {{{{-1, 0, 1}, 0},
                           {{1, 0, 1}, 0},
                           {{0, -1, 1}, 0},
                           {{0, 1, 1}, 0},
                           {{0, 0, 1}, 1},
                           {{0, 0, -1}, -3}},
                          {{-1, -1, -1},
                           {1, -1, -1},
                           {-1, 1, -1},
                           {1, 1, -1},
                           {-3, -3, -3},
                           {3, -3, -3},
                           {-3, 3, -3},
                           {3, 3, -3}}};
    Frustum frustum;
    check("made", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    check("right angles", same_bits(&frustum, &want, sizeof want));
    camera.left_handed = true;
    check("made", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    check("left is right", same_bits(&frustum.plane[0], &want.plane[1], sizeof(Plane)));
    check("top is top", same_bits(&frustum.plane[3], &want.plane[3], sizeof(Plane)));
    camera = plain, camera.z_far = REAL_INF;
    check("infinite", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    check("absent", same_bits(&frustum.plane[5], &(Plane){{0, 0, 0}, -1}, sizeof(Plane)));
    check("1 deeper", same_bits(&frustum.corner[7], &(Vec3){2, 2, -2}, sizeof(Vec3)));
    camera.z_near = 0;
    check("from the eye", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    check("the eye", same_bits(&frustum.corner[0], &(Vec3){0, 0, 0}, sizeof(Vec3)));
    check("1 deeper", same_bits(&frustum.corner[7], &(Vec3){1, 1, -1}, sizeof(Vec3)));
}

TEST_FUNCTION(orthographic)
{
    X(camera) camera = plain;
    Frustum frustum;
    camera.orthographic = true, camera.eye = (Vec3){10, 0, 0}, camera.z_near = -1;
    check("made", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    check("left", same_bits(&frustum.plane[0], &(Plane){{-1, 0, 0}, 9}, sizeof(Plane)));
    check("right", same_bits(&frustum.plane[1], &(Plane){{1, 0, 0}, -11}, sizeof(Plane)));
    check("near", same_bits(&frustum.plane[4], &(Plane){{0, 0, 1}, -1}, sizeof(Plane)));
    check("corner", same_bits(&frustum.corner[0], &(Vec3){9, -1, 1}, sizeof(Vec3)));
    check("corner", same_bits(&frustum.corner[7], &(Vec3){11, 1, -3}, sizeof(Vec3)));
    camera.z_far = REAL_INF;
    check("infinite", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    check("corner", same_bits(&frustum.corner[7], &(Vec3){11, 1, 0}, sizeof(Vec3)));
}

TEST_FUNCTION(angle)
{
    X(camera) camera = plain;
    Frustum frustum, wanted;
    camera.fov = R(1.57079632679489661923), camera.aspect = 2; /* a right angle, twice as wide */
    check("made", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_OK));
    camera = plain, camera.left = -2, camera.right = 2;
    check("made", cmp(X(frustum_from_camera)(&camera, &wanted), ==, ISECT_OK));
    for (int i = 0; i < 4; i++) {
        const Vec3 off = sub(frustum.plane[i].normal, wanted.plane[i].normal);
        check("the same", cmp(dot(off, off), <=, 16 * REAL_EPSILON * REAL_EPSILON));
    }
}

TEST_FUNCTION(bad)
{
    static const struct {
        size_t at;
        real value;
        isect_status status;
    } table[] = {{offsetof(X(camera), eye), REAL_NAN, ISECT_NOT_FINITE},
                 {offsetof(X(camera), forward.x), REAL_INF, ISECT_NOT_FINITE},
                 {offsetof(X(camera), up.z), -REAL_INF, ISECT_NOT_FINITE},
                 {offsetof(X(camera), left), REAL_NAN, ISECT_NOT_FINITE},
                 {offsetof(X(camera), top), REAL_INF, ISECT_NOT_FINITE},
                 {offsetof(X(camera), z_near), REAL_NAN, ISECT_NOT_FINITE},
                 {offsetof(X(camera), z_far), REAL_NAN, ISECT_NOT_FINITE},
                 {offsetof(X(camera), fov), REAL_NAN, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), fov), 4, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), fov), -1, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), fov), 1, ISECT_BAD_ARGUMENT}, /* the aspect is 0 */
                 {offsetof(X(camera), left), 1, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), bottom), 2, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), z_near), -1, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), z_far), 1, ISECT_BAD_ARGUMENT},
                 {offsetof(X(camera), z_far), -REAL_INF, ISECT_NOT_FINITE},
                 {offsetof(X(camera), forward.z), 0, ISECT_DEGENERATE},
                 {offsetof(X(camera), up.y), 0, ISECT_DEGENERATE}};
    Frustum frustum, kept;
    memset(&frustum, 77, sizeof frustum);
    kept = frustum;
    for (size_t i = 0; i < COUNT(table); i++) {
        X(camera) camera = plain;
        memcpy((char *)&camera + table[i].at, &table[i].value, sizeof(real));
        check("refused", cmp(X(frustum_from_camera)(&camera, &frustum), ==, table[i].status));
    }
    X(camera) camera = plain;
    camera.orthographic = true, camera.fov = 1, camera.aspect = 1;
    check("parallel, with an angle",
          cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_BAD_ARGUMENT));
    camera = plain, camera.eye = (Vec3){0, 0, REAL_MAX}, camera.forward = (Vec3){1, 1, 1};
    camera.left = -REAL_MAX / 4, camera.right = REAL_MAX / 4;
    check("out of range", cmp(X(frustum_from_camera)(&camera, &frustum), ==, ISECT_NOT_FINITE));
    check("no camera", X(frustum_from_camera)(NULL, &frustum) == ISECT_BAD_ARGUMENT);
    check("no frustum", X(frustum_from_camera)(&plain, NULL) == ISECT_BAD_ARGUMENT);
    check("untouched", same_bits(&frustum, &kept, sizeof kept));
}

/* 2. Oracle: the axes in multiple precision. */
static X(camera) any_camera(void)
{
    X(camera) camera = plain;
    const int far_away = any_int(0, 3);
    camera.eye = any_vec3(), camera.forward = any_unit();
    camera.up = any_int(0, 1) ? any_unit() : mad(camera.forward, R(0.001), any_unit());
    if (!far_away)
        camera.eye = times(R(1e5), camera.eye);
    camera.forward = times(any_real(R(0.1), 10), camera.forward);
    camera.orthographic = any_int(0, 1), camera.left_handed = any_int(0, 1);
    camera.left = any_real(-2, 0), camera.right = any_real(R(0.1), 2);
    camera.bottom = any_real(-2, 0), camera.top = any_real(R(0.1), 2);
    camera.z_near = any_real(R(0.01), 2), camera.z_far = camera.z_near + any_real(1, 1000);
    if (!any_int(0, 3))
        camera.z_far = REAL_INF;
    return camera;
}
static Big3 unit3(Big3 v)
{
    const Big length = root(dot3(v, v));
    return (Big3){over(v.x, length), over(v.y, length), over(v.z, length)};
}
static Big3 along3(Big3 a, double s, Big3 b)
{
    return (Big3){plus(a.x, by(big(s), b.x)), plus(a.y, by(big(s), b.y)),
                  plus(a.z, by(big(s), b.z))};
}
static double worst_normal, worst_d;

/* The normal is within the bound, and d is that of the normal as stored. */
static bool good_plane(const Plane *plane, Big3 normal, double extent, const X(camera) * camera,
                       double distance)
{
    const Vec3 n = plane->normal;
    const Big3 off = minus3(big3(n), normal);
    const Big d = minus(big(distance), dot3(big3(n), big3(camera->eye)));
    const Big most = larger(larger(size(off.x), size(off.y)), size(off.z));
    const double epsilon = (double)REAL_EPSILON;
    worst_normal = fmax(worst_normal, mpf_get_d(most) / (epsilon * (1 + fabs(extent))));
    const Big error = size(minus(big((double)plane->d), d));
    if (sign(d) != 0)
        worst_d = fmax(worst_d, mpf_get_d(over(error, size(d))) / epsilon);
    return !less(big(8 * epsilon * (1 + fabs(extent))), most) &&
           !less(by(size(d), big(epsilon)), error);
}
TEST_FUNCTION(oracle)
{
    worst_normal = worst_d = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const X(camera) camera = any_camera();
        Frustum frustum;
        const isect_status status = X(frustum_from_camera)(&camera, &frustum);
        check_sample(i, "made", cmp(status, ==, ISECT_OK), camera.eye, camera.left);
        begin();
        const Big3 f = unit3(big3(camera.forward));
        const Big3 across = unit3(cross3(big3(camera.forward), big3(camera.up)));
        const Big3 u = cross3(across, f), zero = {big(0), big(0), big(0)};
        const Big3 r = along3(zero, camera.left_handed ? -1 : 1, across);
        const real extent[4] = {camera.left, camera.right, camera.bottom, camera.top};
        for (int k = 0; k < 4; k++) {
            const double sign_of = k % 2 ? 1 : -1, reach = (double)extent[k];
            const Big3 axis = along3(zero, sign_of, k < 2 ? r : u);
            const Big3 normal = camera.orthographic ? axis : along3(axis, -sign_of * reach, f);
            check_sample(i, "side",
                         good_plane(&frustum.plane[k], normal, camera.orthographic ? 0 : reach,
                                    &camera, camera.orthographic ? -sign_of * reach : 0),
                         frustum.plane[k], camera.eye);
        }
        check_sample(
            i, "near",
            good_plane(&frustum.plane[4], along3(zero, -1, f), 0, &camera, (double)camera.z_near),
            frustum.plane[4], camera.eye);
        if (camera.z_far < REAL_INF)
            check_sample(i, "far",
                         good_plane(&frustum.plane[5], f, 0, &camera, -(double)camera.z_far),
                         frustum.plane[5], camera.eye);
    }
    printf("normals %.2f epsilon, d %.2f\n", worst_normal, worst_d);
}

/* The frustum of the matrix of the same camera is the same, within its own rounding. */
TEST_FUNCTION(as_the_matrix)
{
    for (int i = 0; i < SAMPLES; i++) {
        const Convention *of = &conventions[any_int(0, 1) ? 0 : 11];
        const Lens lens = {-1, 1, R(-0.5), R(0.5), 1, 16}; /* integers: nothing is rounded */
        const Matrix m = of->of(&lens);
        X(camera) camera = plain;
        Frustum a, b;
        real stored[16];
        camera.bottom = R(-0.5), camera.top = R(0.5), camera.z_far = 16;
        camera.orthographic = of->parallel;
        store(&m, false, stored);
        check("matrix", cmp(X(frustum_from_matrix)(stored, &of->options, &a), ==, ISECT_OK));
        check("camera", cmp(X(frustum_from_camera)(&camera, &b), ==, ISECT_OK));
        const Vec3 p = {any_real(-20, 20), any_real(-10, 10), any_real(-20, 2)};
        for (int k = 0; k < 6; k++) {
            const real x = X(plane_height)(&a.plane[k], &p), y = X(plane_height)(&b.plane[k], &p);
            check_sample(i, of->name, cmp(real_abs(x - y), <=, 64 * REAL_EPSILON * 32), a.plane[k],
                         p);
        }
    }
}

TESTS_IN(camera_from_camera, cmocka_unit_test(cases), cmocka_unit_test(orthographic),
         cmocka_unit_test(angle), cmocka_unit_test(bad), cmocka_unit_test(oracle),
         cmocka_unit_test(as_the_matrix))
