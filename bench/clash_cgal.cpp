// bench/clash_cgal.cpp - triangles that share a point by CGAL, with exact predicates: its tree of
// boxes, with a query for each triangle of the other mesh; and the self-intersections of one mesh.
#include "clash.h"
extern "C" {
#include "machine.h"
}

#include <CGAL/AABB_face_graph_triangle_primitive.h>
#include <CGAL/AABB_traits.h>
#include <CGAL/AABB_tree.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_mesh_processing/self_intersections.h>
#include <CGAL/Surface_mesh.h>
#include <vector>

namespace
{

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Point = Kernel::Point_3;
using Mesh = CGAL::Surface_mesh<Point>;
using Primitive = CGAL::AABB_face_graph_triangle_primitive<Mesh>;
using Tree = CGAL::AABB_tree<CGAL::AABB_traits<Kernel, Primitive>>;

Mesh mesh_of(const trimesh *from)
{
    Mesh mesh;
    for (size_t i = 0; i < from->vertex_count; i++)
        mesh.add_vertex(
            Point(from->positions[3 * i], from->positions[3 * i + 1], from->positions[3 * i + 2]));
    for (size_t i = 0; i < from->triangle_count; i++)
        mesh.add_face(Mesh::Vertex_index(from->indices[3 * i]),
                      Mesh::Vertex_index(from->indices[3 * i + 1]),
                      Mesh::Vertex_index(from->indices[3 * i + 2]));
    return mesh;
}

Point corner(const trimesh *mesh, size_t i)
{
    const float *p = mesh->positions + 3 * mesh->indices[i];
    return Point(p[0], p[1], p[2]);
}

} // namespace

// CGAL's mesh is made before the clock starts; the tree is built after.
size_t clash_cgal(const trimesh *a, const trimesh *b, double seconds[2])
{
    const Mesh mesh = mesh_of(a);
    const double start = thread_seconds();
    Tree tree(faces(mesh).begin(), faces(mesh).end(), mesh);
    tree.build();
    const double built = thread_seconds();
    size_t count = 0;
    std::vector<Tree::Primitive_id> found;
    for (size_t i = 0; i < b->triangle_count; i++) {
        found.clear();
        tree.all_intersected_primitives(
            Kernel::Triangle_3(corner(b, 3 * i), corner(b, 3 * i + 1), corner(b, 3 * i + 2)),
            std::back_inserter(found));
        count += found.size();
    }
    seconds[0] = built - start, seconds[1] = thread_seconds() - built;
    return count;
}

size_t clash_cgal_self(const trimesh *from, double seconds[2])
{
    const Mesh mesh = mesh_of(from);
    std::vector<std::pair<Mesh::Face_index, Mesh::Face_index>> pairs;
    const double start = thread_seconds();
    CGAL::Polygon_mesh_processing::self_intersections(mesh, std::back_inserter(pairs));
    seconds[0] = 0, seconds[1] = thread_seconds() - start;
    return pairs.size();
}
