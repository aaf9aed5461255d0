// tests/soak/clash.cpp - pairs of triangles that share a point, and self-intersections, beside
// CGAL's exact predicates: clash FILE... For each mesh: itself, and a copy that is turned. Any pair
// that one finds and the other does not is a failure. Triangles without area are left out: there
// CGAL asks for more.
#include "isect/clash.h"
#include "bench/meshes.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/box_intersection_d.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace
{

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Point = Kernel::Point_3;
using Face = Kernel::Triangle_3;
using Pair = std::pair<uint32_t, uint32_t>;
using Box = CGAL::Box_intersection_d::Box_with_handle_d<double, 3, const Face *>;

// Only triangles with an area.
struct Mesh {
    std::vector<float> positions;
    std::vector<Face> faces;
    std::vector<Box> boxes;
};

Mesh mesh_of(const trimesh &from, double angle)
{
    Mesh mesh;
    for (size_t i = 0; i < from.triangle_count; i++) {
        float number[9];
        Point corner[3];
        for (int c = 0; c < 3; c++) {
            const float *p = from.positions + 3 * from.indices[3 * i + c];
            const double s = std::sin(angle), t = std::cos(angle);
            number[3 * c] = angle ? static_cast<float>(t * p[0] - s * p[1]) : p[0];
            number[3 * c + 1] = angle ? static_cast<float>(s * p[0] + t * p[1]) : p[1];
            number[3 * c + 2] = p[2];
            corner[c] = Point(number[3 * c], number[3 * c + 1], number[3 * c + 2]);
        }
        if (CGAL::collinear(corner[0], corner[1], corner[2]))
            continue;
        mesh.positions.insert(mesh.positions.end(), number, number + 9);
        mesh.faces.emplace_back(corner[0], corner[1], corner[2]);
    }
    for (const Face &face : mesh.faces)
        mesh.boxes.emplace_back(face.bbox(), &face);
    return mesh;
}

// As in Polygon_mesh_processing/self_intersections.h, where corners are the same if their
// coordinates are.
bool crosses(const Face &a, const Face &b)
{
    int first[3], second[3], count = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            if (a[i] == b[k])
                first[count] = i, second[count++] = k;
    if (count == 0)
        return CGAL::do_intersect(a, b);
    if (count == 3)
        return true;
    if (count == 1)
        return CGAL::do_intersect(a, Kernel::Segment_3(b[second[0] + 1], b[second[0] + 2])) ||
               CGAL::do_intersect(b, Kernel::Segment_3(a[first[0] + 1], a[first[0] + 2]));
    const Point &p = a[3 - first[0] - first[1]], &q = b[3 - second[0] - second[1]];
    return CGAL::coplanar(a[first[0]], a[first[1]], p, q) &&
           CGAL::coplanar_orientation(a[first[0]], a[first[1]], p, q) == CGAL::POSITIVE;
}

std::vector<Pair> by_cgal(Mesh &a, Mesh *b)
{
    std::vector<Pair> pairs;
    auto index = [](const Box &box, const Mesh &of) {
        return static_cast<uint32_t>(box.handle() - of.faces.data());
    };
    if (b)
        CGAL::box_intersection_d(a.boxes.begin(), a.boxes.end(), b->boxes.begin(), b->boxes.end(),
                                 [&](const Box &p, const Box &q) {
                                     if (CGAL::do_intersect(*p.handle(), *q.handle()))
                                         pairs.emplace_back(index(p, a), index(q, *b));
                                 });
    else
        CGAL::box_self_intersection_d(a.boxes.begin(), a.boxes.end(),
                                      [&](const Box &p, const Box &q) {
                                          const uint32_t i = index(p, a), k = index(q, a);
                                          if (crosses(*p.handle(), *q.handle()))
                                              pairs.emplace_back(std::min(i, k), std::max(i, k));
                                      });
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

isect_bvh *tree_of(const Mesh &mesh)
{
    const size_t n = mesh.faces.size();
    const isect_mesh view = {mesh.positions.data(), 0, 3 * n, nullptr, n};
    isect_bvh *bvh = nullptr;
    if (isect_bvh_build(&view, nullptr, &bvh) != ISECT_OK)
        std::abort();
    return bvh;
}

std::vector<Pair> by_isect(const Mesh &a, const Mesh *b)
{
    static uint32_t pairs[1 << 22][2];
    size_t count = 0;
    isect_bvh *one = tree_of(a), *other = b ? tree_of(*b) : nullptr;
    const isect_threads two = {2, nullptr, nullptr};
    const isect_status status =
        b ? isect_clash_pairs(one, other, nullptr, &two, pairs, 1 << 22, &count)
          : isect_clash_self(one, &two, pairs, 1 << 22, &count);
    if (status != ISECT_OK)
        std::abort();
    const bool any = b ? isect_clash_any(one, other, nullptr) : isect_clash_self_any(one);
    std::vector<Pair> found;
    for (size_t i = 0; i < count; i++)
        found.emplace_back(pairs[i][0], pairs[i][1]);
    if (any != (count > 0))
        found.clear();
    isect_bvh_free(one), isect_bvh_free(other);
    return found;
}

} // namespace

int main(int argc, char **argv)
{
    size_t wrong = 0, asked = 0, all = 0;
    for (int i = 1; i < argc; i++) {
        trimesh mesh;
        if (!trimesh_load(&mesh, argv[i])) {
            std::printf("%s: cannot be read, left out\n", argv[i]);
            continue;
        }
        Mesh a = mesh_of(mesh, 0);
        for (int turn = 0; turn < 3; turn++) {
            Mesh b = mesh_of(mesh, 0.3 * turn);
            const std::vector<Pair> want = by_cgal(a, turn ? &b : nullptr);
            const bool same = want == by_isect(a, turn ? &b : nullptr);
            all += want.size(), asked++, wrong += !same;
            if (!same || want.size() > 0)
                std::printf("%s, %s: %zu pairs%s\n", argv[i], turn ? "turned copy" : "itself",
                            want.size(), same ? "" : ": NOT THE SAME");
        }
        trimesh_free(&mesh);
    }
    std::printf("%zu questions, %zu pairs, %zu wrong\n", asked, all, wrong);
    return wrong > 0 || asked == 0;
}
