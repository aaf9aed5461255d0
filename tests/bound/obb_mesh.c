/* tests/bound/obb_mesh.c - src/bound/obb_mesh.c: an oriented box of a mesh.
 *
 * What is held is judged without rounding. The covariance of the surface is judged by another
 * formula for the integral (bound/boxes.h). */
#include "bound/boxes.h"

static const Obb mark = {{7, 7, 7}, {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {7, 7, 7}};
static const X(obb_options) least_area = {true, 0}, more = {false, 13}, odd = {true, 8};
static uint32_t corner[3 * MOST];

/* ---- 1. cases ---- */

static Wide_real axes_dot(const Obb *box, int i, int j)
{
    return place_dot(place_of_point(box->axis[i]), place_of_point(box->axis[j]));
}
/* Triangles on a line of any direction and size, as long as it is; axes stay at right angles. */
static void lines(void)
{
    static const Vec3 way[] = {{1, 0, 0},  {0, 1, 0},   {0, 0, 1},  {1, 2, 2},
                               {2, 1, -2}, {2, -2, -1}, {0, 3, -4}, {4, 0, 3}};
    const int large = ISECT_DOUBLE ? 300 : 60;
    for (size_t i = 0; i < COUNT(way); i++)
        for (int e = -large; e <= large; e += large) {
            const real one = scaled(1, e);
            const Vec3 v[] = {{0, 0, 0}, times(one, way[i]), times(R(0.5) * one, way[i])};
            const X(mesh) mesh = {&v[0].x, 0, 3, NULL, 1};
            const real half = one * real_sqrt(dot(way[i], way[i])) / 2;
            real most = 0;
            int thin = 0;
            Obb box;
            check("made", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK);
            for (int k = 0; k < 3; k++) {
                most = box.half[k] > most ? box.half[k] : most;
                thin += box.half[k] <= 100 * REAL_EPSILON * one;
                check("1 long", fabsl(axes_dot(&box, k, k) - 1) <= 8 * (Wide_real)REAL_EPSILON);
                check("at right angles",
                      fabsl(axes_dot(&box, k, (k + 1) % 3)) <= 8 * (Wide_real)REAL_EPSILON);
            }
            check("thin", thin == 2);
            check("as long as it is", real_abs(most - half) <= 100 * REAL_EPSILON * one);
        }
}
/* At -0, which is 0; its axes are x, y and z. */
static void zeros(void)
{
    const real none = R(-0.0);
    const Vec3 v[] = {{none, none, none}, {none, none, none}, {none, none, none}};
    const Obb want = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
    const X(mesh) mesh = {&v[0].x, 0, 3, NULL, 1};
    Obb box;
    check("at 0",
          X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK && same_bits(&box, &want, sizeof want));
}
static void cases(void **state)
{
    const Vec3 v[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, 0, 0}, {0, 1, 0}, {0, 0, 2}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4}, beyond[] = {0, 2, 5}, wrong[] = {0, 1, 2};
    X(mesh) mesh = {&v[0].x, 0, 5, used, 2};
    Obb box = mark;
    (void)state;
    check("no box", X(bound_obb_mesh)(NULL, &mesh, NULL) == ISECT_BAD_ARGUMENT);
    check("no mesh", X(bound_obb_mesh)(&box, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("eight directions", X(bound_obb_mesh)(&box, &mesh, &odd) == ISECT_BAD_ARGUMENT);
    mesh.indices = beyond, mesh.triangle_count = 1;
    check("index too large", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_BAD_ARGUMENT);
    mesh.indices = wrong;
    check("NaN in use", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_NOT_FINITE);
    mesh.triangle_count = 0;
    check("no triangles", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_EMPTY);
    check("untouched", same_bits(&box, &mark, sizeof mark));
    mesh.indices = used, mesh.triangle_count = 1;
    check("one triangle is flat", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK &&
                                      box.half[0] * box.half[1] * box.half[2] == 0 &&
                                      area_of(&box) <= 2 * (1 + 100 * (Wide_real)REAL_EPSILON));
    mesh.triangle_count = 2;
    check("two", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK &&
                     volume_of(&box) <= 2 * (1 + 100 * (Wide_real)REAL_EPSILON));
    const uint32_t line[] = {0, 2, 2}, dot[] = {4, 4, 4};
    mesh.indices = line, mesh.triangle_count = 1;
    check("a line", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK && area_of(&box) == 0 &&
                        box.half[0] + box.half[1] + box.half[2] == R(0.5));
    mesh.indices = dot;
    check("a point", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK &&
                         same_bits(&box.center, &v[4], sizeof v[4]) && box.half[0] == 0 &&
                         box.half[1] == 0 && box.half[2] == 0);
    mesh = (X(mesh)){&v[2].x, 0, 3, NULL, 1};
    check("without indices", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK &&
                                 box.half[0] * box.half[1] * box.half[2] < 100 * REAL_EPSILON);
    lines();
    zeros();
}

/* ---- 2. properties ---- */

/* Triangles over the first points. */
static X(mesh) any_mesh(size_t vertices, size_t triangles)
{
    for (size_t i = 0; i < 3 * triangles; i++)
        corner[i] = (uint32_t)any_int(0, (int)vertices - 1);
    return (X(mesh)){&point[0].x, 0, vertices, corner, triangles};
}
/* The same triangles without indices; with a scale, which changes no other bit, and one of the
 * corners twice. */
static void properties(void **state)
{
    static Vec3 loose[MOST];
    (void)state;
    for (int i = 0; i < 200; i++) {
        const size_t n = (size_t)any_int(3, 60), count = (size_t)any_int(1, i % 20 ? 60 : 1500);
        Obb box, other;
        draw_points(i % POINT_SETS, n);
        const X(mesh) mesh = any_mesh(n, count);
        for (size_t k = 0; k < 3 * count; k++)
            loose[k] = point[corner[k]];
        X(mesh) bare = {&loose[0].x, 0, 3 * count, NULL, count};
        check("made", X(bound_obb_mesh)(&box, &mesh, NULL) == ISECT_OK);
        check("the same", X(bound_obb_mesh)(&other, &bare, NULL) == ISECT_OK &&
                              same_bits(&other, &box, sizeof box));
        if (i % POINT_SETS >= 5)
            continue; /* nothing may be subnormal */
        for (size_t k = 0; k < 3 * count; k++)
            loose[k] = times(4, loose[k]);
        check("every scale is alike", X(bound_obb_mesh)(&other, &bare, NULL) == ISECT_OK &&
                                          4 * box.half[0] == other.half[0] &&
                                          same_bits(other.axis, box.axis, sizeof box.axis));
    }
}

/* ---- 3. oracle ---- */

static void no_worse_than_published(int *asked, int *told)
{
    const size_t n = (size_t)any_int(20, 100), count = (size_t)any_int(20, 200);
    const X(obb_options) *const options[] = {NULL, &least_area, &more};
    static Vec3 used[3 * MOST];
    Place axis[3];
    Aabb own;
    Obb box;
    draw_points(0, n);
    for (size_t i = 0; i < n; i++) {
        const Vec3 p = any_vec3();
        point[i] = (Vec3){p.x + p.y / 2, p.y / 2 - p.z / 4, p.z / 4 + p.x / 8};
    }
    const X(mesh) mesh = any_mesh(n, count);
    for (size_t k = 0; k < 3 * count; k++)
        used[k] = point[corner[k]];
    check("boxed", X(bound_aabb_mesh)(&own, &mesh) == ISECT_OK);
    const Wide_real slack = 4 * (Wide_real)allowed_of(&own);
    const Wide_real of_own[3] = {(Wide_real)own.upper.x - (Wide_real)own.lower.x,
                                 (Wide_real)own.upper.y - (Wide_real)own.lower.y,
                                 (Wide_real)own.upper.z - (Wide_real)own.lower.z};
    for (size_t k = 0; k < COUNT(options); k++) {
        Wide_real width[3];
        check("made", X(bound_obb_mesh)(&box, &mesh, options[k]) == ISECT_OK);
        const Wide_real gap = surface_axes(used, count, axis),
                        size = k == 1 ? area_of(&box) : volume_of(&box);
        widths_along(used, 3 * count, axis, width);
        const Wide_real share = 1e4L * (Wide_real)DBL_EPSILON / gap + 100 * (Wide_real)REAL_EPSILON;
        asked[0]++, told[0] += share < 1e-4L;
        const bool known = share < 1e-4L;
        Wide_real least = k == 1 ? grown_area(of_own, -slack) : grown_volume(of_own, -slack);
        if (known) {
            check("than along the surface's axes",
                  size <= (1 + share) *
                              (k == 1 ? grown_area(width, slack) : grown_volume(width, slack)));
            least = fminl(least, (1 - share) * (k == 1 ? grown_area(width, -slack)
                                                       : grown_volume(width, -slack)));
        }
        const Wide_real ahead = dito_axes(used, 3 * count, k == 2 ? 13 : 7, k == 1, axis);
        widths_along(used, 3 * count, axis, width);
        check("than along a triangle",
              size <= (k == 1 ? grown_area(width, slack) : grown_volume(width, slack)));
        least = fminl(least, k == 1 ? grown_area(width, -slack) : grown_volume(width, -slack));
        if (known && ahead > slack / fminl(fminl(width[0], width[1]), width[2]))
            check("no better than the best of them", size >= least);
    }
}
static void oracle(void **state)
{
    int asked = 0, told = 0;
    (void)state;
    for (int i = 0; i < soak(400); i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 8 : 60), count = (size_t)any_int(1, 20);
        bool needed[3] = {false, false, false};
        Aabb own;
        Obb box;
        draw_points(i / 3 % POINT_SETS, n);
        const X(mesh) mesh = any_mesh(n, count);
        check("boxed", X(bound_aabb_mesh)(&own, &mesh) == ISECT_OK);
        double allowed = allowed_of(&own);
        check("made", X(bound_obb_mesh)(&box, &mesh, i % 2 ? &more : NULL) == ISECT_OK);
        for (int k = 0; k < 3; k++)
            allowed += 2 * (double)REAL_EPSILON * (double)box.half[k];
        for (size_t k = 0; k < 3 * count; k++)
            check_sample(i, "held", box_holds(&box, point[corner[k]], needed, allowed), box,
                         point[corner[k]]);
        check_sample(i, "no longer than it must be", needed[0] && needed[1] && needed[2], box, own);
    }
    for (int i = 0; i < 60; i++)
        no_worse_than_published(&asked, &told);
    check_share(told, asked, 0.9, 1);
}

TESTS_OF_ONE(bound_obb_mesh)
