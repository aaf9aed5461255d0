// bench/points_cgal.cpp - nearest triangles by CGAL's AABB_tree in double, with its kd-tree of
// hints, and Side_of_triangle_mesh, which has exact predicates.
#include "points.h"

#include <CGAL/AABB_face_graph_triangle_primitive.h>
#include <CGAL/AABB_traits.h>
#include <CGAL/AABB_tree.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Side_of_triangle_mesh.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/Surface_mesh.h>
#include <memory>

namespace
{

template <class Kernel> struct Model {
    using Point = typename Kernel::Point_3;
    using Mesh = CGAL::Surface_mesh<Point>;
    Mesh mesh;

    explicit Model(const point_mesh *from)
    {
        using Vertex = typename Mesh::Vertex_index;
        const float *p = from->positions;
        for (size_t i = 0; i < from->vertex_count; i++)
            mesh.add_vertex(Point(p[3 * i], p[3 * i + 1], p[3 * i + 2]));
        for (size_t i = 0; i < 3 * from->triangle_count; i += 3)
            mesh.add_face(Vertex(from->indices[i]), Vertex(from->indices[i + 1]),
                          Vertex(from->indices[i + 2]));
    }
};

using Plain = CGAL::Simple_cartesian<double>;
using Exact = CGAL::Exact_predicates_inexact_constructions_kernel;
using Primitive = CGAL::AABB_face_graph_triangle_primitive<Model<Plain>::Mesh>;
using Tree = CGAL::AABB_tree<CGAL::AABB_traits<Plain, Primitive>>;

struct Points {
    Model<Plain> plain;
    Model<Exact> exact;
    Tree tree;
    CGAL::Side_of_triangle_mesh<Model<Exact>::Mesh, Exact> side;

    explicit Points(const point_mesh *mesh)
        : plain(mesh), exact(mesh),
          tree(faces(plain.mesh).first, faces(plain.mesh).second, plain.mesh), side(exact.mesh)
    {
        tree.build();
        tree.accelerate_distance_queries();
    }
};

} // namespace

void *points_cgal_build(const point_mesh *mesh)
{
    return new Points(mesh);
}

void points_cgal_free(void *tree)
{
    delete static_cast<Points *>(tree);
}

void points_cgal_closest(void *tree, const isect_vec3 *points, size_t n, float *distance2)
{
    const Tree &boxes = static_cast<Points *>(tree)->tree;
    for (size_t i = 0; i < n; i++) {
        const Plain::Point_3 p(points[i].x, points[i].y, points[i].z);
        const auto nearest = boxes.closest_point_and_primitive(p);
        distance2[i] = static_cast<float>(CGAL::squared_distance(p, nearest.first));
    }
}

void points_cgal_inside(void *tree, const isect_vec3 *points, size_t n, uint8_t *inside)
{
    const auto &side = static_cast<Points *>(tree)->side;
    for (size_t i = 0; i < n; i++)
        inside[i] =
            side(Exact::Point_3(points[i].x, points[i].y, points[i].z)) == CGAL::ON_BOUNDED_SIDE;
}
