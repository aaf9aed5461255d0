/* tests/bound/obb_hull.c - src/bound/obb_hull.c: oriented boxes of convex hulls.
 *
 * Containment is decided exactly. The size of refined boxes is compared with known boxes: of a
 * rotated box, and of regular bodies; and with a search that tries every pair of edges of a small
 * hull as the edges in two faces of the least box (O'Rourke 1985), in long double. */
#include "bound/hull_boxes.h"

static const X(obb_options) odd = {true, 8};

static isect_status quick(Obb *box, const X(obb_options) * options)
{
    return X(bound_obb_hull)(&hull, options, box);
}
static isect_status refined(Obb *box, const X(obb_options) * options)
{
    return X(bound_obb_hull_refined)(&hull, options, box);
}

/* ---- 1. cases ---- */

static void arguments(void)
{
    Obb box = mark;
    refuses(hull_box);
    refuses(hull_refined);
    check("eight directions", cmp(quick(&box, &odd), ==, ISECT_BAD_ARGUMENT));
    check("eight directions", cmp(refined(&box, &odd), ==, ISECT_BAD_ARGUMENT));
    check("untouched", same_bits(&box, &mark, sizeof mark));
    check("a corner of a cube", refined(&box, NULL) == ISECT_OK &&
                                    cmp(volume_of(&box), <=, 1 + 1000 * (Wide)REAL_EPSILON));
}

/* Input that is flat along x, y or z gives an exactly flat box with the least rectangle. */
static void flat_ones(void)
{
    for (int axis = 0; axis < 3; axis++) {
        Obb box;
        for (int i = 0; i < 9; i++) {
            real *x = (real *)&point[i];
            const real s = (real)(i % 3 - 1), t = (real)(2 * (i / 3) - 2);
            x[axis] = R(0.1);
            x[(axis + 1) % 3] = R(0.6) * s - R(0.8) * t;
            x[(axis + 2) % 3] = R(0.8) * s + R(0.6) * t;
        }
        hull_of(9);
        check("a rectangle", refined(&box, NULL) == ISECT_OK);
        check("flat", cmp(flat_halves(&box, 0), ==, 1));
        check("its area", cmp(area_of(&box), <=, 16 * (1 + 200 * (Wide)REAL_EPSILON)));
        flat_hulls(hull_refined);
        check("quick, too", quick(&box, NULL) == ISECT_OK && cmp(box.half[2], ==, 0));
    }
}

/* A rotated box, and a point on each of its faces: its surface is known. The least box of a regular
 * tetrahedron with edges of length 1 is the cube in whose corners it fits, with edges of
 * sqrt(1/2). */
static void known_boxes(void)
{
    for (int i = 0; i < 40; i++) {
        const bool tetrahedron = i % 2;
        const real y_half = any_real(R(0.2), 1), z_half = any_real(R(0.2), 1);
        const real half[] = {1, tetrahedron ? 1 : y_half, tetrahedron ? 1 : z_half};
        Vec3 axis[3];
        any_frame(axis);
        size_t n = 0;
        for (int k = 0; k < 8; k++) {
            const real x = k & 1 ? half[0] : -half[0], y = k & 2 ? half[1] : -half[1],
                       z = k & 4 ? half[2] : -half[2];
            if (!tetrahedron || x * y * z > 0)
                point[n++] = mad(mad(times(x, axis[0]), y, axis[1]), z, axis[2]);
        }
        hull_of(n);
        const Wide want = 8 * (Wide)half[0] * (Wide)half[1] * (Wide)half[2];
        Obb box;
        check("it is found", refined(&box, NULL) == ISECT_OK &&
                                 cmp(volume_of(&box), <=, want * 1.0002L) &&
                                 cmp(volume_of(&box), >=, want * 0.999L));
        check("by its surface", cmp(refined(&box, &least_area), ==, ISECT_OK));
        const Wide x = (Wide)half[0], y = (Wide)half[1], z = (Wide)half[2];
        check("it is found", cmp(area_of(&box), <=, 8 * (x * y + x * z + y * z) * 1.0002L));
    }
}
/* Points throughout an ellipsoid, for which no box is less than 8 times the product of its radii
 * (Hadamard): more vertices than the sample has. */
static void many_vertices(void)
{
    const real turn[3][3] = {
        {R(0.36), R(0.48), R(-0.8)}, {R(-0.8), R(0.6), 0}, {R(0.48), R(0.64), R(0.6)}};
    const size_t n = 2000;
    Obb box;
    for (size_t i = 0; i < n; i++) {
        const Vec3 p = as_unit(any_vec3());
        const real x = p.x, y = p.y * R(0.7), z = p.z * R(0.4);
        for (int k = 0; k < 3; k++)
            ((real *)&point[i])[k] = x * turn[0][k] + y * turn[1][k] + z * turn[2][k];
    }
    hull_of(n);
    check("many", cmp(hull.vertex_count, >, 1500));
    check("refined", refined(&box, NULL) == ISECT_OK && cmp(volume_of(&box), <=, 8 * 0.28L) &&
                         cmp(volume_of(&box), >=, 8 * 0.27L));
    for (size_t i = 0; i < n; i++) {
        bool needed[3] = {false, false, false};
        check("held", box_holds(&box, point[i], needed, 0));
    }
}
TEST_FUNCTION(cases)
{
    many_vertices();
    arguments();
    flat_ones();
    known_boxes();
}

/* ---- 2. properties ---- */

/* The refined box is not larger than the quick one. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 40; i++) {
        const size_t n = (size_t)any_int(1, i % 10 ? 100 : MOST / 3);
        Obb box, other;
        draw_points(i % POINT_SETS, n);
        hull_of(n);
        for (int k = 0; k < 2; k++) {
            const X(obb_options) *options = k ? &least_area : NULL;
            check("quick", cmp(quick(&other, options), ==, ISECT_OK));
            check("refined", cmp(refined(&box, options), ==, ISECT_OK));
            const double slack = 16 * allowed_of(&(Aabb){{0, 0, 0}, {1, 1, 1}}) *
                                     (double)(box.half[0] + box.half[1] + box.half[2]) +
                                 16 * center_slack(&box) + 100 * (double)REAL_MIN;
            Wide width[3];
            widths_of(&other, width);
            check("no larger", cmp(size_of_box(&box, k), <=, size_of(width, k, (Wide)slack)));
        }
    }
}

/* ---- 3. oracle ---- */

/* The faces as triangles. */
static size_t triangles_of_hull(Vec3 *corner)
{
    size_t n = 0;
    for (size_t f = 0; f < hull.face_count; f++) {
        const uint32_t first = hull.faces[f];
        for (uint32_t i = hull.edges[first].next; hull.edges[i].next != first;
             i = hull.edges[i].next) {
            corner[n++] = hull.vertices[hull.edges[first].origin];
            corner[n++] = hull.vertices[hull.edges[i].origin];
            corner[n++] = hull.vertices[hull.edges[hull.edges[i].next].origin];
        }
    }
    return n / 3;
}
/* The quick box is not larger than one along the axes of the surface's covariance, where these are
 * well separated, and than one along the best triangle of the ditetrahedron. */
static void no_worse_than_published(int *asked, int *told)
{
    const size_t n = (size_t)any_int(8, 100);
    const X(obb_options) *const options[] = {NULL, &least_area, &more_directions};
    static Vec3 corner[6 * MOST];
    draw_leaning(n);
    hull_of(n);
    const size_t triangles = triangles_of_hull(corner);
    const Aabb own = own_box(n);
    const Wide slack = 4 * (Wide)allowed_of(&own);
    for (size_t k = 0; k < COUNT(options); k++) {
        const bool area = k == 1;
        Wide width[3];
        Wide3 axis[3];
        Obb box;
        check("made", cmp(quick(&box, options[k]), ==, ISECT_OK));
        const Wide size = size_of_box(&box, area), gap = surface_axes(corner, triangles, axis),
                   share = 1e4L * (Wide)DBL_EPSILON / gap + 100 * (Wide)REAL_EPSILON;
        widths_along(hull.vertices, hull.vertex_count, axis, width);
        asked[0]++, told[0] += share < 1e-4L;
        if (share < 1e-4L)
            check("than along the surface's axes",
                  cmp(size, <=, (1 + share) * size_of(width, area, slack)));
        dito_axes(hull.vertices, hull.vertex_count, k == 2 ? 13 : 7, area, axis);
        widths_along(hull.vertices, hull.vertex_count, axis, width);
        check("than along a triangle", cmp(size, <=, size_of(width, area, slack)));
    }
}
/* The least box is that of another maker: few refined ones are larger by a ten thousandth, and few
 * have less surface than the one that is refined by its surface. */
static void nearly_the_least(void)
{
    int near = 0, less = 0, count = 0;
    Wide sum = 0;
    for (int i = 0; i < 60; i++) {
        const size_t n = (size_t)(i % 6 ? any_int(4, 20) : any_int(50, 200));
        Obb box, least;
        for (size_t k = 0; k < n; k++) {
            const Vec3 p = any_vec3();
            point[k] = i % 2 ? p : as_unit(p);
        }
        hull_of(n);
        check("made", refined(&box, NULL) == ISECT_OK &&
                          X(bound_obb_hull_exact)(&hull, NULL, &least) == ISECT_OK);
        const Wide ratio = volume_of(&box) / volume_of(&least);
        check("made", cmp(refined(&least, &least_area), ==, ISECT_OK));
        less += area_of(&least) <= 1.0001L * area_of(&box);
        count++, near += ratio <= 1.0001L, sum += ratio;
    }
    if (getenv("ISECT_SHOW_TIGHTNESS"))
        printf("refined: %.6Lf, %d and %d of %d\n", sum / count, near, less, count);
    check("on the whole", cmp(sum, <=, (1 + 5e-5L) * count));
    check("mostly", cmp(near, >=, 0.93 * count) && cmp(less, >=, 0.93 * count));
}

/* The least box among those with two faces through two edges that are perpendicular in the
 * projection along the third axis: for each pair of edges p, q some normals n of a face through p,
 * with the normal m of a face through q perpendicular to it; n rotates about p. */
static Wide least_of_edges(void)
{
    const Vec3 *v = hull.vertices;
    Wide least = (Wide)INFINITY;
    for (uint32_t i = 0; i < hull.edge_count; i++)
        for (uint32_t j = 0; j < hull.edge_count; j++) {
            const X(hull_edge) *a = &hull.edges[i], *b = &hull.edges[j];
            if (a->twin < i || b->twin < j)
                continue;
            const Wide3 p = wide_minus(wide3(v[hull.edges[a->next].origin]), wide3(v[a->origin]));
            const Wide3 q = wide_minus(wide3(v[hull.edges[b->next].origin]), wide3(v[b->origin]));
            const Plane one = hull.planes[a->face], other = hull.planes[hull.edges[a->twin].face];
            for (int k = 0; k <= 24; k++) {
                const Wide s = k / 24.0L;
                Wide3 n, axis[3];
                Wide width[3];
                for (int c = 0; c < 3; c++)
                    n.x[c] = (1 - s) * (Wide)((const real *)&one.normal)[c] +
                             s * (Wide)((const real *)&other.normal)[c];
                const Wide3 m = wide_cross(n, q);
                if (!(wide_dot(m, m) > 1e-8L * wide_dot(q, q) * wide_dot(n, n)))
                    continue;
                /* n is perpendicular to p, and m to q and n */
                axis[0] = wide_unit(wide_cross(p, wide_cross(n, p)));
                axis[1] = wide_unit(wide_cross(axis[0], q));
                axis[2] = wide_cross(axis[0], axis[1]);
                widths_along(v, hull.vertex_count, axis, width);
                least = fminl(least, grown_volume(width, 0));
            }
        }
    return least;
}
static void judge(int i, size_t n)
{
    const Aabb own = own_box(n);
    Obb box[4];
    check("made", quick(&box[0], NULL) == ISECT_OK &&
                      cmp(quick(&box[1], &least_area), ==, ISECT_OK) &&
                      cmp(refined(&box[2], &more_directions), ==, ISECT_OK) &&
                      cmp(refined(&box[3], &least_area), ==, ISECT_OK));
    for (int k = 0; k < 4; k++) {
        for (size_t j = 0; j < sizeof box[k] / sizeof(real); j++) {
            const real number = ((const real *)&box[k])[j];
            check("zeros are +0", number != 0 || !signbit(number));
        }
        holds_as_it_must(i, &box[k], point, n, &own);
    }
}
TEST_FUNCTION(oracle)
{
    int asked = 0, told = 0;
    for (int i = 0; i < soak(100); i++) {
        const size_t n = (size_t)any_int(1, i % 50 == 0 ? 400 : i % 8 == 0 ? 60 : 9);
        draw_points(i / 3 % POINT_SETS, n);
        hull_of(n);
        judge(i, n);
    }
    for (int i = 0; i < 16; i++) {
        const size_t n = (size_t)any_int(4, 9);
        Obb box;
        draw_points(0, n);
        for (size_t k = 0; k < n; k++)
            point[k] = any_vec3();
        hull_of(n);
        if (hull.dimension < 3)
            continue;
        check("made", refined(&box, NULL) == ISECT_OK);
        check("no larger than what edges say", cmp(volume_of(&box), <=, 1.001L * least_of_edges()));
    }
    for (int i = 0; i < 60; i++)
        no_worse_than_published(&asked, &told);
    check_share(told, asked, 0.9, 1);
    nearly_the_least();
}

TESTS_OF_ONE(bound_obb_hull)
