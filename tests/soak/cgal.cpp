// soak/cgal.cpp - the questions of the soak, asked of CGAL's exact kernel. It says what it asks of
// its shapes: ends of a segment that differ, corners not on one line, a normal and a direction that
// are not zero, boxes with a volume. Everything else is left out, and so are ranges of t and bounds
// that CGAL has no shape for.
#include "soak/shapes.h"

#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/intersections.h>

#include <cmath>
#include <optional>
#include <variant>

namespace
{
using K = CGAL::Exact_predicates_exact_constructions_kernel;
using Any = std::variant<K::Point_3, K::Segment_3, K::Ray_3, K::Line_3, K::Plane_3, K::Triangle_3,
                         K::Sphere_3, K::Iso_cuboid_3, K::Segment_2>;

K::Point_3 point(const double *x)
{
    return K::Point_3(x[0], x[1], x[2]);
}

template <class Kind> std::optional<Any> proper(const Kind &kind)
{
    if (kind.is_degenerate())
        return std::nullopt;
    return Any(kind);
}

std::optional<Any> ray(const double *x)
{
    const K::Vector_3 dir(x[3], x[4], x[5]);
    if (dir == CGAL::NULL_VECTOR || x[7] != INFINITY || (x[6] != 0 && x[6] != -INFINITY))
        return std::nullopt;
    if (x[6] == 0)
        return Any(K::Ray_3(point(x), dir));
    return Any(K::Line_3(point(x), dir));
}

std::optional<Any> box(const double *x)
{
    for (int i = 0; i < 6; i++)
        if (!std::isfinite(x[i]))
            return std::nullopt;
    for (int i = 0; i < 3; i++)
        if (!(x[i] < x[i + 3]))
            return std::nullopt;
    return Any(K::Iso_cuboid_3(point(x), point(x + 3)));
}

std::optional<Any> shape(Shape kind, const double *x)
{
    switch (kind) {
    case SHAPE_Point:
        return Any(point(x));
    case SHAPE_Segment:
        return proper(K::Segment_3(point(x), point(x + 3)));
    case SHAPE_Ray:
        return ray(x);
    case SHAPE_Plane:
        if (!std::isfinite(x[0] + x[1] + x[2] + x[3]))
            return std::nullopt;
        return proper(K::Plane_3(x[0], x[1], x[2], x[3]));
    case SHAPE_Triangle:
        return proper(K::Triangle_3(point(x), point(x + 3), point(x + 6)));
    case SHAPE_Sphere:
        if (!(x[3] > 0))
            return std::nullopt;
        return Any(K::Sphere_3(point(x), K::FT(x[3]) * K::FT(x[3])));
    case SHAPE_Aabb:
        return box(x);
    case SHAPE_Segment2:
        return proper(K::Segment_2(K::Point_2(x[0], x[1]), K::Point_2(x[2], x[3])));
    default:
        return std::nullopt;
    }
}

struct Meets {
    // CGAL's spheres are surfaces, isect's are solid: only a point and two spheres are asked.
    static bool inside(const K::Sphere_3 &s, const K::Point_3 &p)
    {
        return !s.has_on_unbounded_side(p);
    }
    int operator()(const K::Point_3 &p, const K::Sphere_3 &s) const
    {
        return inside(s, p);
    }
    int operator()(const K::Segment_2 &a, const K::Segment_2 &b) const
    {
        return CGAL::do_intersect(a, b);
    }
    // CGAL 5.5 takes a line in the plane of a face for one that meets the box, wherever it runs:
    // (-3, -3, 1) + t (0, 1, -4) is above y = 0 only where z <= -11, but it says that this meets
    // the box from (-3, 0, -3) to (0, 3, 2).
    int operator()(const K::Line_3 &line, const K::Iso_cuboid_3 &box) const
    {
        const K::Vector_3 v = line.to_vector();
        if (v.x() == 0 || v.y() == 0 || v.z() == 0)
            return -1;
        return CGAL::do_intersect(line, box);
    }
    template <class A, class B> int operator()(const A &a, const B &b) const
    {
        constexpr bool sphere = std::is_same_v<A, K::Sphere_3> || std::is_same_v<B, K::Sphere_3>;
        constexpr bool flat = std::is_same_v<A, K::Segment_2> || std::is_same_v<B, K::Segment_2>;
        if constexpr (sphere || flat)
            return -1;
        else
            return CGAL::do_intersect(a, b);
    }
};
} // namespace

extern "C" int cgal_meets(Shape a, const double *x, Shape b, const double *y)
{
    const auto first = shape(a, x), second = shape(b, y);
    if (!first || !second)
        return -1;
    return std::visit(Meets(), *first, *second);
}
