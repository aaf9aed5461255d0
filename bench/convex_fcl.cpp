// bench/convex_fcl.cpp - overlap and distance of hulls by FCL, in double, which asks libccd. Its
// hulls have faces, so that it climbs along edges for support points; they are made before the
// clock starts.
#include "convex.h"
#include "isectd/hull.h"

#include <fcl/narrowphase/collision.h>
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
    if (isectd_hull_build(&hull, &points, from.count, memory.data(), memory.size(), nullptr) !=
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
