// bench/broad_cgal.cpp - all overlapping pairs of boxes by CGAL: streamed segment trees (Zomorodian
// and Edelsbrunner 2000).
#include "broad.h"

#include <CGAL/box_intersection_d.h>
#include <vector>

size_t broad_cgal(const isect_aabb *boxes, size_t n, uint32_t (*pairs)[2], size_t room)
{
    using Box = CGAL::Box_intersection_d::Box_with_handle_d<float, 3, const isect_aabb *>;
    std::vector<Box> all;
    all.reserve(n);
    for (size_t i = 0; i < n; i++) {
        float lower[] = {boxes[i].lower.x, boxes[i].lower.y, boxes[i].lower.z};
        float upper[] = {boxes[i].upper.x, boxes[i].upper.y, boxes[i].upper.z};
        all.emplace_back(lower, upper, &boxes[i]);
    }
    size_t count = 0;
    CGAL::box_self_intersection_d(all.begin(), all.end(), [&](const Box &a, const Box &b) {
        if (count < room) {
            pairs[count][0] = static_cast<uint32_t>(a.handle() - boxes);
            pairs[count][1] = static_cast<uint32_t>(b.handle() - boxes);
        }
        count++;
    });
    return count;
}
