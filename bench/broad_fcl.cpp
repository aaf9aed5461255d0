// bench/broad_fcl.cpp - all overlapping pairs of boxes by FCL: its tree of boxes, built of all
// boxes at once, and collided with itself. The objects of the tree are made before the clock
// starts.
#include "broad.h"

#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <memory>
#include <vector>

namespace
{

using Object = fcl::CollisionObject<float>;

// A body that has only a box, so that its bounds are this box, without rounding.
struct Body : fcl::CollisionGeometry<float> {
    explicit Body(const isect_aabb &box)
    {
        aabb_local = fcl::AABB<float>(fcl::Vector3<float>(box.lower.x, box.lower.y, box.lower.z),
                                      fcl::Vector3<float>(box.upper.x, box.upper.y, box.upper.z));
        aabb_center = aabb_local.center();
        aabb_radius = (aabb_local.max_ - aabb_center).norm();
    }
    void computeLocalAABB() override
    {
    }
};

struct Objects {
    std::vector<std::unique_ptr<Object>> kept;
    std::vector<Object *> all;
};

struct Found {
    uint32_t (*pairs)[2];
    size_t room, count;
};

bool collide(Object *a, Object *b, void *user)
{
    Found *found = static_cast<Found *>(user);
    if (found->count < found->room) {
        found->pairs[found->count][0] =
            static_cast<uint32_t>(reinterpret_cast<uintptr_t>(a->getUserData()));
        found->pairs[found->count][1] =
            static_cast<uint32_t>(reinterpret_cast<uintptr_t>(b->getUserData()));
    }
    found->count++;
    return false;
}

} // namespace

void *broad_fcl_prepare(const isect_aabb *boxes, size_t n)
{
    Objects *objects = new Objects;
    for (size_t i = 0; i < n; i++) {
        objects->kept.emplace_back(new Object(std::make_shared<Body>(boxes[i])));
        objects->kept.back()->setUserData(reinterpret_cast<void *>(i));
        objects->all.push_back(objects->kept.back().get());
    }
    return objects;
}

void broad_fcl_release(void *objects)
{
    delete static_cast<Objects *>(objects);
}

size_t broad_fcl(const void *objects, uint32_t (*pairs)[2], size_t room)
{
    Found found = {pairs, room, 0};
    fcl::DynamicAABBTreeCollisionManager<float> manager;
    manager.registerObjects(static_cast<const Objects *>(objects)->all);
    manager.setup();
    manager.collide(&found, collide);
    return found.count;
}
