// bench/convex_fcl.cpp - overlap and distance of hulls by FCL, in double; FCL calls libccd. Its
// hulls have faces, so that it finds support points by hill climbing along edges; they are made
// before the clock starts. Contacts of shapes come from its function for the pair.
#include "convex.h"
#include "isectd/hull.h"

#include <algorithm>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/detail/gjk_solver_libccd.h>
#include <fcl/narrowphase/distance.h>
#include <memory>
#include <vector>

namespace
{

using Object = fcl::CollisionObject<double>;

struct Bodies {
    std::vector<std::unique_ptr<Object>> a, b;
};

std::unique_ptr<Object> object_of(const body &from)
{
    std::vector<char> memory(isectd_hull_capacity(from.count));
    std::vector<isectd_vec3> corners;
    for (size_t v = 0; v < from.count; v++)
        corners.push_back({from.vertex[v][0], from.vertex[v][1], from.vertex[v][2]});
    const isectd_points points = {&corners[0].x, &corners[0].y, &corners[0].z, sizeof corners[0]};
    isectd_hull hull;
    if (isectd_hull_build(points, from.count, memory.data(), memory.size(), nullptr, &hull) !=
        ISECT_OK)
        return nullptr;
    auto vertices = std::make_shared<std::vector<fcl::Vector3d>>();
    auto faces = std::make_shared<std::vector<int>>();
    for (size_t v = 0; v < hull.vertex_count; v++)
        vertices->emplace_back(hull.vertices[v].x, hull.vertices[v].y, hull.vertices[v].z);
    for (size_t f = 0; f < hull.face_count; f++) {
        const size_t count = faces->size();
        faces->push_back(0);
        uint32_t edge = hull.faces[f];
        do {
            faces->push_back(static_cast<int>(hull.edges[edge].origin));
            edge = hull.edges[edge].next;
        } while (edge != hull.faces[f]);
        (*faces)[count] = static_cast<int>(faces->size() - count - 1);
    }
    auto shape = std::make_shared<fcl::Convexd>(vertices, static_cast<int>(hull.face_count), faces);
    return std::unique_ptr<Object>(new Object(shape));
}

} // namespace

void *fcl_bodies(const body *a, const body *b, size_t n)
{
    Bodies *all = new Bodies;
    for (size_t i = 0; i < n; i++) {
        all->a.push_back(object_of(a[i]));
        all->b.push_back(object_of(b[i]));
    }
    return all;
}
void fcl_free(void *bodies)
{
    delete static_cast<Bodies *>(bodies);
}

bool fcl_overlap(void *bodies, size_t i)
{
    const Bodies *all = static_cast<Bodies *>(bodies);
    fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(all->a[i].get(), all->b[i].get(), request, result) > 0;
}
double fcl_distance(void *bodies, size_t i)
{
    const Bodies *all = static_cast<Bodies *>(bodies);
    fcl::DistanceRequestd request;
    fcl::DistanceResultd result;
    request.distance_tolerance = 1e-6;
    return fcl::distance(all->a[i].get(), all->b[i].get(), request, result);
}

namespace
{

using Place = fcl::Transform3<double>;
using Vector = fcl::Vector3<double>;

Vector vector_of(const isect_vec3 &v)
{
    return Vector(static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z));
}

/* A shape with its transform; the kind selects the member in use. FCL's capsules lie along z with
 * their center at the origin. */
struct Placed {
    Place place = Place::Identity();
    fcl::Sphered sphere{0};
    fcl::Capsuled capsule{0, 0};
    fcl::Boxd box{0, 0, 0};
    Vector corner[3];
    Placed(const round_shapes *from, round_kind kind, size_t i)
    {
        const isect_sphere &s = from->sphere[i];
        const isect_capsule &c = from->capsule[i];
        const isect_triangle &t = from->triangle[i];
        const isect_obb &o = from->obb[i];
        const Vector p = vector_of(c.a), q = vector_of(c.b);
        sphere = fcl::Sphered(static_cast<double>(s.radius));
        capsule = fcl::Capsuled(static_cast<double>(c.radius), (q - p).norm());
        box = fcl::Boxd(2 * Vector(static_cast<double>(o.half[0]), static_cast<double>(o.half[1]),
                                   static_cast<double>(o.half[2])));
        corner[0] = vector_of(t.a), corner[1] = vector_of(t.b), corner[2] = vector_of(t.c);
        if (kind == SPHERES)
            place.translation() = vector_of(s.center);
        if (kind == CAPSULES) {
            place.translation() = (p + q) / 2;
            place.linear() = Eigen::Quaterniond::FromTwoVectors(Vector(0, 0, 1), q - p).matrix();
        }
        if (kind == BOXES_TURNED) {
            place.translation() = vector_of(o.center);
            for (int k = 0; k < 3; k++)
                place.linear().col(k) = vector_of(o.axis[k]);
        }
    }
};

struct Contacts {
    round_kind of_a, of_b;
    std::vector<Placed> a, b;
    fcl::detail::GJKSolver_libccd<double> solver;
    std::vector<fcl::ContactPointd> points;
};

template <typename A, typename B>
double depth_of(Contacts *all, const Placed &a, const A &shape, const Placed &b, const B &other)
{
    double depth = 0;
    all->points.clear();
    all->solver.shapeIntersect(shape, a.place, other, b.place, &all->points);
    for (const fcl::ContactPointd &point : all->points)
        depth = std::max(depth, point.penetration_depth);
    return depth;
}
template <typename A>
double depth_of(Contacts *all, const Placed &a, const A &shape, const Placed &b)
{
    if (all->of_b == SPHERES)
        return depth_of(all, a, shape, b, b.sphere);
    if (all->of_b == CAPSULES)
        return depth_of(all, a, shape, b, b.capsule);
    return depth_of(all, a, shape, b, b.box);
}
template <typename B>
double depth_in_triangle(Contacts *all, const Placed &a, const Placed &b, const B &shape)
{
    double depth = 0;
    Vector normal, at;
    const bool meet = all->solver.shapeTriangleIntersect(shape, b.place, a.corner[0], a.corner[1],
                                                         a.corner[2], &at, &depth, &normal);
    return meet ? depth : 0;
}

} // namespace

void *fcl_contacts(const round_shapes *a, round_kind of_a, const round_shapes *b, round_kind of_b)
{
    Contacts *all = new Contacts;
    all->of_a = of_a, all->of_b = of_b;
    for (size_t i = 0; i < ROUND_PAIRS; i++) {
        all->a.emplace_back(a, of_a, i);
        all->b.emplace_back(b, of_b, i);
    }
    return all;
}
void fcl_contacts_free(void *contacts)
{
    delete static_cast<Contacts *>(contacts);
}
double fcl_contact(void *contacts, size_t i)
{
    Contacts *all = static_cast<Contacts *>(contacts);
    const Placed &a = all->a[i], &b = all->b[i];
    if (all->of_a == TRIANGLES && all->of_b == SPHERES)
        return depth_in_triangle(all, a, b, b.sphere);
    if (all->of_a == TRIANGLES)
        return depth_in_triangle(all, a, b, b.capsule);
    if (all->of_a == SPHERES)
        return depth_of(all, a, a.sphere, b);
    if (all->of_a == CAPSULES)
        return depth_of(all, a, a.capsule, b);
    return depth_of(all, a, a.box, b);
}
