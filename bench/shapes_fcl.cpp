// bench/shapes_fcl.cpp - distances, contacts and continuous collision of a shape and a mesh by FCL,
// in double.
#include "shapes.h"

#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/continuous_collision.h>
#include <fcl/narrowphase/distance.h>
#include <memory>
#include <vector>

namespace
{

using Model = fcl::BVHModel<fcl::OBBRSS<double>>;
using Shape = fcl::CollisionGeometry<double>;
using Place = fcl::Transform3<double>;
using Points = std::vector<fcl::Vector3<double>>;

Points points_of(const trimesh *mesh)
{
    Points points;
    for (size_t i = 0; i < mesh->vertex_count; i++)
        points.emplace_back(mesh->positions[3 * i], mesh->positions[3 * i + 1],
                            mesh->positions[3 * i + 2]);
    return points;
}
Place place_of(const isect_pose *pose)
{
    const float *q = pose->rotation;
    Place place = Place::Identity();
    place.linear() = Eigen::Quaterniond(q[3], q[0], q[1], q[2]).normalized().toRotationMatrix();
    place.translation() << pose->translation.x, pose->translation.y, pose->translation.z;
    return place;
}
const Place home = Place::Identity();

} // namespace

void *fcl_mesh(const trimesh *mesh)
{
    std::vector<fcl::Triangle> triangles;
    for (size_t i = 0; i < mesh->triangle_count; i++)
        triangles.emplace_back(mesh->indices[3 * i], mesh->indices[3 * i + 1],
                               mesh->indices[3 * i + 2]);
    Model *model = new Model;
    model->beginModel(static_cast<int>(triangles.size()), static_cast<int>(mesh->vertex_count));
    model->addSubModel(points_of(mesh), triangles);
    model->endModel();
    return model;
}
void fcl_mesh_free(void *mesh)
{
    delete static_cast<Model *>(mesh);
}

void *fcl_capsule(float radius, float length)
{
    return static_cast<Shape *>(new fcl::Capsule<double>(radius, length));
}
void *fcl_box(isect_vec3 half)
{
    return static_cast<Shape *>(new fcl::Box<double>(2 * half.x, 2 * half.y, 2 * half.z));
}
void *fcl_hull(const trimesh *faces)
{
    auto indices = std::make_shared<std::vector<int>>();
    for (size_t i = 0; i < faces->triangle_count; i++) {
        indices->push_back(3);
        for (size_t k = 0; k < 3; k++)
            indices->push_back(static_cast<int>(faces->indices[3 * i + k]));
    }
    return static_cast<Shape *>(new fcl::Convex<double>(std::make_shared<Points>(points_of(faces)),
                                                        static_cast<int>(faces->triangle_count),
                                                        indices));
}
void fcl_shape_free(void *shape)
{
    delete static_cast<Shape *>(shape);
}

double fcl_shape_distance(void *mesh, void *shape, const isect_pose *pose)
{
    const fcl::DistanceRequest<double> request(true);
    fcl::DistanceResult<double> result;
    return fcl::distance(static_cast<Model *>(mesh), home, static_cast<Shape *>(shape),
                         place_of(pose), request, result);
}
size_t fcl_shape_contacts(void *mesh, void *shape, const isect_pose *pose)
{
    const fcl::CollisionRequest<double> request(64, true);
    fcl::CollisionResult<double> result;
    return fcl::collide(static_cast<Model *>(mesh), home, static_cast<Shape *>(shape),
                        place_of(pose), request, result);
}
double fcl_shape_time(void *mesh, void *shape, const isect_pose *pose, const isect_turning *turning)
{
    const fcl::ContinuousCollisionRequest<double> request(
        100, 1e-4, fcl::CCDM_LINEAR, fcl::GST_LIBCCD, fcl::CCDC_CONSERVATIVE_ADVANCEMENT);
    fcl::ContinuousCollisionResult<double> result;
    const Place from = place_of(pose);
    Place to = from;
    const fcl::Vector3<double> turn(turning->turn.x, turning->turn.y, turning->turn.z);
    const fcl::Vector3<double> by(turning->motion.x, turning->motion.y, turning->motion.z);
    to.translation() += by;
    to.linear() = Eigen::AngleAxisd(turn.norm(), turn.normalized()) * from.linear();
    fcl::continuousCollide(static_cast<Model *>(mesh), home, home, static_cast<Shape *>(shape),
                           from, to, request, result);
    return result.is_collide ? result.time_of_contact : 2;
}
