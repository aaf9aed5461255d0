// bench/bounds_cgal.cpp - the least ball of points by CGAL, which also pivots on the farthest
// point.
#include <CGAL/Min_sphere_of_points_d_traits_3.h>
#include <CGAL/Min_sphere_of_spheres_d.h>
#include <CGAL/Simple_cartesian.h>

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
