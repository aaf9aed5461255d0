// bench/bounds_cgal.cpp - the least ball of points, or of balls, by CGAL, which also pivots on the
// farthest point; and an almost least oriented box of the hull of the points, by CGAL's genetic
// search. The box needs Eigen.
#include <CGAL/Min_sphere_of_points_d_traits_3.h>
#include <CGAL/Min_sphere_of_spheres_d.h>
#include <CGAL/Min_sphere_of_spheres_d_traits_3.h>
#include <CGAL/Simple_cartesian.h>

#ifdef CGAL_EIGEN3_ENABLED
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/optimal_bounding_box.h>
#endif

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

extern "C" double bounds_cgal(const float *xyz, std::size_t n);

extern "C" double bounds_cgal(const float *xyz, std::size_t n)
{
    using Kernel = CGAL::Simple_cartesian<double>;
    using Traits = CGAL::Min_sphere_of_points_d_traits_3<Kernel, double>;
    std::vector<Kernel::Point_3> points;
    points.reserve(n);
    for (std::size_t i = 0; i < n; i++)
        points.emplace_back(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]);
    CGAL::Min_sphere_of_spheres_d<Traits> ball(points.begin(), points.end());
    return CGAL::to_double(ball.radius());
}

extern "C" double bounds_cgal_balls(const float *xyzr, std::size_t n);

extern "C" double bounds_cgal_balls(const float *xyzr, std::size_t n)
{
    using Kernel = CGAL::Simple_cartesian<double>;
    using Traits = CGAL::Min_sphere_of_spheres_d_traits_3<Kernel, double>;
    std::vector<Traits::Sphere> balls;
    balls.reserve(n);
    for (std::size_t i = 0; i < n; i++)
        balls.emplace_back(Kernel::Point_3(xyzr[4 * i], xyzr[4 * i + 1], xyzr[4 * i + 2]),
                           xyzr[4 * i + 3]);
    CGAL::Min_sphere_of_spheres_d<Traits> ball(balls.begin(), balls.end());
    return CGAL::to_double(ball.radius());
}

#ifdef CGAL_EIGEN3_ENABLED
extern "C" double bounds_cgal_box(const float *xyz, std::size_t n);

// Returns the volume of the box. The search begins with other random numbers in every call.
extern "C" double bounds_cgal_box(const float *xyz, std::size_t n)
{
    using Point = CGAL::Exact_predicates_inexact_constructions_kernel::Point_3;
    std::vector<Point> points;
    points.reserve(n);
    for (std::size_t i = 0; i < n; i++)
        points.emplace_back(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]);
    std::array<Point, 8> corner;
    CGAL::oriented_bounding_box(points, corner);
    return std::sqrt(CGAL::squared_distance(corner[0], corner[1])) *
           std::sqrt(CGAL::squared_distance(corner[0], corner[3])) *
           std::sqrt(CGAL::squared_distance(corner[0], corner[5]));
}
#endif
