// bench/clash_fcl.cpp - triangles that share a point by FCL: trees of oriented boxes, all contacts;
// and the distance of meshes.
#include "clash.h"
extern "C" {
#include "machine.h"
}

#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>
#include <memory>
#include <vector>

namespace
{

using Model = fcl::BVHModel<fcl::OBB<float>>;
using Rounded = fcl::BVHModel<fcl::OBBRSS<float>>; // rectangle swept spheres (RSS), for distances

template <class Model> std::unique_ptr<Model> model_of(const trimesh *mesh)
{
    std::vector<fcl::Vector3<float>> points;
    std::vector<fcl::Triangle> triangles;
    for (size_t i = 0; i < mesh->vertex_count; i++)
        points.emplace_back(mesh->positions[3 * i], mesh->positions[3 * i + 1],
                            mesh->positions[3 * i + 2]);
    for (size_t i = 0; i < mesh->triangle_count; i++)
        triangles.emplace_back(mesh->indices[3 * i], mesh->indices[3 * i + 1],
                               mesh->indices[3 * i + 2]);
    auto model = std::make_unique<Model>();
    model->beginModel(static_cast<int>(triangles.size()), static_cast<int>(points.size()));
    model->addSubModel(points, triangles);
    model->endModel();
    return model;
}

} // namespace

size_t clash_fcl(const trimesh *a, const trimesh *b, double seconds[2])
{
    const double start = thread_seconds();
    const auto one = model_of<Model>(a), other = model_of<Model>(b);
    const double built = thread_seconds();
    const fcl::CollisionRequest<float> request(1 << 20, false);
    fcl::CollisionResult<float> result;
    const fcl::Transform3<float> place = fcl::Transform3<float>::Identity();
    fcl::collide(one.get(), place, other.get(), place, request, result);
    seconds[0] = built - start, seconds[1] = thread_seconds() - built;
    return result.numContacts();
}

double clash_fcl_distance(const trimesh *a, const trimesh *b, double seconds[2])
{
    const double start = thread_seconds();
    const auto one = model_of<Rounded>(a), other = model_of<Rounded>(b);
    const double built = thread_seconds();
    const fcl::DistanceRequest<float> request(true);
    fcl::DistanceResult<float> result;
    const fcl::Transform3<float> place = fcl::Transform3<float>::Identity();
    fcl::distance(one.get(), place, other.get(), place, request, result);
    seconds[0] = built - start, seconds[1] = thread_seconds() - built;
    return result.min_distance;
}
