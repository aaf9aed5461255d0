/* isect_kdop14_view, isect_kdop18_view, isect_kdop26_view - the views contain the points
 * that the bounds of the struct contain; k-DOPs, quads and polygons are contained in solids by
 * these views and by hulls of their corners. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(any)
#include HEADER(bound)

/* The sums of coordinates that isect/shapes.h lists, in double. */
static void sums_of(Vec3 p, double axes[3], double edges[6], double corners[4])
{
    const double x = (double)p.x, y = (double)p.y, z = (double)p.z;
    axes[0] = x, axes[1] = y, axes[2] = z;
    edges[0] = x + y, edges[1] = x - y, edges[2] = x + z;
    edges[3] = x - z, edges[4] = y + z, edges[5] = y - z;
    corners[0] = x + y + z, corners[1] = x + y - z, corners[2] = x - y + z, corners[3] = x - y - z;
}
static bool within(const real *lower, const real *upper, const double *sum, int count)
{
    for (int i = 0; i < count; i++)
        if (sum[i] < (double)lower[i] || sum[i] > (double)upper[i])
            return false;
    return true;
}
/* A point of a grid of eighths, so that no sum is rounded and many points are on a face. */
static Vec3 grid_point(void)
{
    return (Vec3){(real)any_int(-16, 16) / 8, (real)any_int(-16, 16) / 8,
                  (real)any_int(-16, 16) / 8};
}
static bool contains_point(X(kdop) view, Vec3 p)
{
    return X(contains_any)(X(any_kdop)(&view), X(any_point)(&p));
}

/* Around six points of the grid: bounded, with faces that points touch. */
TEST_FUNCTION(points)
{
    int inside[3] = {0}, count = soak(3000);
    for (int i = 0; i < count; i++) {
        Vec3 from[6];
        X(kdop14) of14;
        X(kdop18) of18;
        X(kdop26) of26;
        for (int k = 0; k < 6; k++)
            from[k] = grid_point();
        const X(points) view = X(points_of)(from);
        check("made", X(bound_kdop14_points)(view, 6, &of14) == ISECT_OK &&
                          X(bound_kdop18_points)(view, 6, &of18) == ISECT_OK &&
                          X(bound_kdop26_points)(view, 6, &of26) == ISECT_OK);
        const Vec3 p = i % 7 ? grid_point() : from[i % 6];
        double sum[13];
        sums_of(p, sum, sum + 3, sum + 9);
        const bool in_edges = within(of18.lower + 3, of18.upper + 3, sum + 3, 6);
        const bool in14 = within(of14.lower, of14.upper, sum, 3) &&
                          within(of14.lower + 3, of14.upper + 3, sum + 9, 4);
        const bool in18 = within(of18.lower, of18.upper, sum, 3) && in_edges;
        const bool in26 = within(of26.lower, of26.upper, sum, 13);
        const bool clear = i % 7 == 0; /* a point on a vertex is within the accuracy */
        check("14", clear || cmp(contains_point(X(kdop14_view)(&of14), p), ==, in14));
        check("18", clear || cmp(contains_point(X(kdop18_view)(&of18), p), ==, in18));
        check("26", clear || cmp(contains_point(X(kdop26_view)(&of26), p), ==, in26));
        check("its points", !clear || contains_point(X(kdop14_view)(&of14), p));
        inside[0] += in14, inside[1] += in18, inside[2] += in26;
    }
    for (int k = 0; k < 3; k++)
        check("some of each", cmp(inside[k], >, count / 50) && cmp(inside[k], <, count));
}

/* A quad and a bent polygon are in a convex solid if their corners are: the hull of the corners. */
TEST_FUNCTION(contents)
{
    X(kdop14) octahedron = {{-1, -1, -1, -1, -1, -1, -1}, {1, 1, 1, 1, 1, 1, 1}};
    const X(kdop) view = X(kdop14_view)(&octahedron);
    const X(quad)
        inside = {{R(0.5), 0, R(0.25)}, {0, R(0.5), 0}, {R(-0.5), 0, 0}, {0, R(-0.5), R(-0.25)}},
        outside = {{R(0.5), 0, 0}, {0, R(0.5), 0}, {R(-0.75), R(-0.75), 0}, {0, R(-0.5), 0}};
    const X(hull) of_inside = {.vertices = &inside.a, .vertex_count = 4},
                  of_outside = {.vertices = &outside.a, .vertex_count = 4};
    check("a quad", X(contains_any)(X(any_kdop)(&view), X(any_hull)(&of_inside)));
    check("not a larger one", !X(contains_any)(X(any_kdop)(&view), X(any_hull)(&of_outside)));
    const Vec3 bent[] = {
        {R(0.5), 0, 0}, {R(0.125), R(0.125), R(0.25)}, {0, R(0.5), 0}, {R(-0.5), 0, R(0.25)}};
    const X(polygon) polygon = {bent, 4};
    const X(hull) corners = {.vertices = polygon.points, .vertex_count = polygon.count};
    const X(sphere) ball = {{0, 0, 0}, R(0.75)}, small = {{0, 0, 0}, R(0.53125)};
    check("a polygon in a ball", X(contains_any)(X(any_sphere)(&ball), X(any_hull)(&corners)));
    check("not in a smaller one", !X(contains_any)(X(any_sphere)(&small), X(any_hull)(&corners)));
    X(kdop14)
    within_it = {{R(-0.5), R(-0.5), R(-0.5), R(-0.5), R(-0.5), R(-0.5), R(-0.5)},
                 {R(0.5), R(0.5), R(0.5), R(0.5), R(0.5), R(0.5), R(0.5)}};
    const X(kdop) other = X(kdop14_view)(&within_it);
    check("a k-DOP", X(contains_any)(X(any_kdop)(&view), X(any_kdop)(&other)));
    check("not the other way", !X(contains_any)(X(any_kdop)(&other), X(any_kdop)(&view)));
}

TESTS_IN(bound_kdop_view, cmocka_unit_test(points), cmocka_unit_test(contents))
