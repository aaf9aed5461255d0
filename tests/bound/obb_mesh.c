/* tests/bound/obb_mesh.c - src/bound/obb_mesh.c: an oriented box of a mesh, in addition to the
 * tests of all makers (bound/makers.c).
 *
 * Containment is decided exactly. The covariance of the surface is compared with another formula
 * for the integral (bound/boxes.h). */
#include "bound/boxes.h"

static const X(obb_options) odd = {true, 8};
static uint32_t corner[3 * MOST];

/* ---- 1. cases ---- */

static Wide axes_dot(const Obb *box, int i, int j)
{
    return wide_dot(wide3(box->axis[i]), wide3(box->axis[j]));
}
/* Triangles on a line of any direction and size: the box has its length, and its axes are
 * perpendicular. */
static void lines(void)
{
    static const Vec3 along[] = {{1, 0, 0},  {0, 1, 0},   {0, 0, 1},  {1, 2, 2},
                                 {2, 1, -2}, {2, -2, -1}, {0, 3, -4}, {4, 0, 3}};
    const int large = ISECT_DOUBLE ? 300 : 60;
    for (size_t i = 0; i < COUNT(along); i++)
        for (int e = -large; e <= large; e += large) {
            const real one = scaled(1, e);
            const Vec3 v[] = {{0, 0, 0}, times(one, along[i]), times(R(0.5) * one, along[i])};
            const X(mesh) mesh = {&v[0].x, 0, 3, NULL, 1};
            const real half = one *
                              real_sqrt(along[i].x * along[i].x + along[i].y * along[i].y +
                                        along[i].z * along[i].z) /
                              2;
            real most = 0;
            Obb box;
            check("made", X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK);
            for (int k = 0; k < 3; k++) {
                most = box.half[k] > most ? box.half[k] : most;
                check("1 long", cmp(fabsl(axes_dot(&box, k, k) - 1), <=, 8 * (Wide)REAL_EPSILON));
                check("at right angles",
                      cmp(fabsl(axes_dot(&box, k, (k + 1) % 3)), <=, 8 * (Wide)REAL_EPSILON));
            }
            check("thin", cmp(flat_halves(&box, 100 * REAL_EPSILON * one), ==, 2));
            check("as long as it is", cmp(real_abs(most - half), <=, 100 * REAL_EPSILON * one));
        }
}
TEST_FUNCTION(cases)
{
    const Vec3 v[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, 0, 0}, {0, 1, 0}, {0, 0, 2}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4};
    X(mesh) mesh = {&v[0].x, 0, 5, used, 1};
    Obb box;
    check("eight directions", cmp(X(bound_obb_mesh)(&mesh, &odd, &box), ==, ISECT_BAD_ARGUMENT));
    check("one triangle is flat", X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK &&
                                      cmp(box.half[0] * box.half[1] * box.half[2], ==, 0) &&
                                      cmp(area_of(&box), <=, 2 * (1 + 100 * (Wide)REAL_EPSILON)));
    mesh.triangle_count = 2;
    check("two", X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK &&
                     cmp(volume_of(&box), <=, 2 * (1 + 100 * (Wide)REAL_EPSILON)));
    const uint32_t line[] = {0, 2, 2}, dot[] = {4, 4, 4};
    mesh.indices = line, mesh.triangle_count = 1;
    check("a line", X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK && cmp(area_of(&box), ==, 0) &&
                        cmp(box.half[0] + box.half[1] + box.half[2], ==, R(0.5)));
    mesh.indices = dot;
    check("a point", X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK &&
                         same_bits(&box.center, &v[4], sizeof v[4]) && cmp(box.half[0], ==, 0) &&
                         cmp(box.half[1], ==, 0) && cmp(box.half[2], ==, 0));
    mesh = (X(mesh)){&v[2].x, 0, 3, NULL, 1};
    check("without indices",
          X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK &&
              cmp(box.half[0] * box.half[1] * box.half[2], <, 100 * REAL_EPSILON));
    lines();
}

/* ---- 2. properties ---- */

/* Triangles over the first points. */
static X(mesh) any_mesh(size_t vertices, size_t triangles)
{
    for (size_t i = 0; i < 3 * triangles; i++)
        corner[i] = (uint32_t)any_int(0, (int)vertices - 1);
    return (X(mesh)){&point[0].x, 0, vertices, corner, triangles};
}
static const Vec3 *corners_of(const X(mesh) * mesh)
{
    static Vec3 used[3 * MOST];
    for (size_t k = 0; k < 3 * mesh->triangle_count; k++)
        used[k] = point[corner[k]];
    return used;
}
/* The same triangles without indices; with a scale, which changes no other bit, and with one of the
 * corners repeated. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 200; i++) {
        const size_t n = (size_t)any_int(3, 60), count = any_count(i, 60, 20, 1500);
        Obb box, other;
        draw_points(i % POINT_SETS, n);
        const X(mesh) mesh = any_mesh(n, count);
        X(mesh) bare = {&corners_of(&mesh)->x, 0, 3 * count, NULL, count};
        check("made", X(bound_obb_mesh)(&mesh, NULL, &box) == ISECT_OK);
        check("the same", X(bound_obb_mesh)(&bare, NULL, &other) == ISECT_OK &&
                              same_bits(&other, &box, sizeof box));
        if (i % POINT_SETS >= TAME_SETS)
            continue;
        for (size_t k = 0; k < n; k++)
            point[k] = times(4, point[k]);
        (void)corners_of(&mesh);
        check("every scale is alike", X(bound_obb_mesh)(&bare, NULL, &other) == ISECT_OK &&
                                          cmp(4 * box.half[0], ==, other.half[0]) &&
                                          same_bits(other.axis, box.axis, sizeof box.axis));
    }
}

/* ---- 3. oracle ---- */

static void no_worse_than_published(int *asked, int *told)
{
    const size_t n = (size_t)any_int(20, 100), count = (size_t)any_int(20, 200);
    const X(obb_options) *const options[] = {NULL, &least_area, &more_directions};
    Wide3 axis[3];
    Wide width[3], of_own[3];
    Aabb own;
    Obb box;
    draw_leaning(n);
    const X(mesh) mesh = any_mesh(n, count);
    const Vec3 *used = corners_of(&mesh);
    check("boxed", cmp(X(bound_aabb_mesh)(&mesh, &own), ==, ISECT_OK));
    widths_of_aabb(&own, of_own);
    const Wide slack = 4 * (Wide)allowed_of(&own);
    for (size_t k = 0; k < COUNT(options); k++) {
        const bool area = k == 1;
        check("made", cmp(X(bound_obb_mesh)(&mesh, options[k], &box), ==, ISECT_OK));
        const Wide gap = surface_axes(used, count, axis), size = size_of_box(&box, area);
        const Wide share = 1e4L * (Wide)DBL_EPSILON / gap + 100 * (Wide)REAL_EPSILON;
        const bool known = share < 1e-4L;
        Wide least = size_of(of_own, area, -slack);
        asked[0]++, told[0] += known;
        if (known) {
            widths_along(used, 3 * count, axis, width);
            check("than along the surface's axes",
                  cmp(size, <=, (1 + share) * size_of(width, area, slack)));
            least = fminl(least, (1 - share) * size_of(width, area, -slack));
        }
        const Wide ahead = dito_axes(used, 3 * count, k == 2 ? 13 : 7, area, axis);
        widths_along(used, 3 * count, axis, width);
        check("than along a triangle", cmp(size, <=, size_of(width, area, slack)));
        least = fminl(least, size_of(width, area, -slack));
        if (known && ahead > slack / thinnest(width))
            check("no better than the best of them", cmp(size, >=, least));
    }
}
TEST_FUNCTION(oracle)
{
    int asked = 0, told = 0;
    for (int i = 0; i < soak(400); i++) {
        const size_t n = any_count(i, 8, 20, 60), count = (size_t)any_int(1, 20);
        Aabb own;
        Obb box;
        draw_points(i / 3 % POINT_SETS, n);
        const X(mesh) mesh = any_mesh(n, count);
        check("boxed", cmp(X(bound_aabb_mesh)(&mesh, &own), ==, ISECT_OK));
        check("made", X(bound_obb_mesh)(&mesh, i % 2 ? &more_directions : NULL, &box) == ISECT_OK);
        holds_as_it_must(i, &box, corners_of(&mesh), 3 * count, &own);
    }
    for (int i = 0; i < 60; i++)
        no_worse_than_published(&asked, &told);
    check_share(told, asked, 0.9, 1);
}

TESTS_OF_ONE(bound_obb_mesh)
