// bench/sweeps_fcl.cpp - continuous collision by FCL, in double: conservative advancement of boxes
// that rotate (their centers move on a line, with constant angular velocity), with its default
// error of the time, 1e-4; and its cubics for four points.
#include "sweeps.h"

#include <cmath>
#include <fcl/geometry/shape/box.h>
#include <fcl/narrowphase/continuous_collision.h>
#include <fcl/narrowphase/detail/traversal/collision/intersect.h>
#include <memory>
#include <vector>

namespace
{

using Place = fcl::Transform3<double>;
using Vector = fcl::Vector3<double>;

Vector vector_of(const isect_vec3 &v)
{
    return Vector(v.x, v.y, v.z);
}

struct Boxes {
    std::vector<std::shared_ptr<fcl::Box<double>>> box[2];
    std::vector<Place> from[2], to[2];
};

void put_box(Boxes *all, int k, const turning_box &box)
{
    const Vector turn = vector_of(box.turn);
    const double angle = turn.norm();
    Place from = Place::Identity(), to = Place::Identity();
    from.translation() = vector_of(box.center);
    to.translation() = vector_of(box.center) + vector_of(box.motion);
    if (angle > 0)
        to.linear() = Eigen::AngleAxisd(angle, turn / angle).toRotationMatrix();
    all->box[k].push_back(std::make_shared<fcl::Box<double>>(2 * vector_of(box.half)));
    all->from[k].push_back(from);
    all->to[k].push_back(to);
}

} // namespace

void *fcl_boxes(const turning_box *a, const turning_box *b, size_t n)
{
    Boxes *all = new Boxes;
    for (size_t i = 0; i < n; i++) {
        put_box(all, 0, a[i]);
        put_box(all, 1, b[i]);
    }
    return all;
}
void fcl_boxes_free(void *boxes)
{
    delete static_cast<Boxes *>(boxes);
}
double fcl_boxes_time(void *boxes, size_t i)
{
    const Boxes *all = static_cast<Boxes *>(boxes);
    const fcl::ContinuousCollisionRequest<double> request(
        100, 1e-4, fcl::CCDM_LINEAR, fcl::GST_LIBCCD, fcl::CCDC_CONSERVATIVE_ADVANCEMENT);
    fcl::ContinuousCollisionResult<double> result;
    fcl::continuousCollide(all->box[0][i].get(), all->from[0][i], all->to[0][i],
                           all->box[1][i].get(), all->from[1][i], all->to[1][i], request, result);
    return result.is_collide ? result.time_of_contact : 2;
}

double fcl_vertex_face(const isect_segment *vertex, const isect_triangle *begin,
                       const isect_triangle *end)
{
    double time = 2;
    Vector at;
    const bool yes = fcl::detail::Intersect<double>::intersect_VF(
        vector_of(begin->a), vector_of(begin->b), vector_of(begin->c), vector_of(vertex->a),
        vector_of(end->a), vector_of(end->b), vector_of(end->c), vector_of(vertex->b), &time, &at);
    return yes ? time : 2;
}
double fcl_edge_edge(const isect_segment a[2], const isect_segment b[2])
{
    double time = 2;
    Vector at;
    const bool yes = fcl::detail::Intersect<double>::intersect_EE(
        vector_of(a[0].a), vector_of(a[0].b), vector_of(b[0].a), vector_of(b[0].b),
        vector_of(a[1].a), vector_of(a[1].b), vector_of(b[1].a), vector_of(b[1].b), &time, &at);
    return yes ? time : 2;
}
