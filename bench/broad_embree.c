/* bench/broad_embree.c - all overlapping pairs of boxes by Embree 3: builds a scene of them and
 * runs rtcCollide of it with itself, in one thread. Embree reports every pair twice, and each box
 * with itself. */
#include "broad.h"

#ifdef BENCH_EMBREE
#include <embree3/rtcore.h>

typedef struct Found {
    uint32_t (*pairs)[2];
    size_t room, count;
} Found;

static void bounds(const struct RTCBoundsFunctionArguments *asked)
{
    const isect_aabb *box = (const isect_aabb *)asked->geometryUserPtr + asked->primID;
    struct RTCBounds *to = asked->bounds_o;
    to->lower_x = box->lower.x, to->lower_y = box->lower.y, to->lower_z = box->lower.z;
    to->upper_x = box->upper.x, to->upper_y = box->upper.y, to->upper_z = box->upper.z;
}

static void collide(void *user, struct RTCCollision *collisions, unsigned count)
{
    Found *found = user;
    for (unsigned i = 0; i < count; i++) {
        if (collisions[i].primID0 >= collisions[i].primID1)
            continue;
        if (found->count < found->room) {
            found->pairs[found->count][0] = collisions[i].primID0;
            found->pairs[found->count][1] = collisions[i].primID1;
        }
        found->count++;
    }
}

size_t broad_embree(const isect_aabb *boxes, size_t n, uint32_t (*pairs)[2], size_t room)
{
    Found found = {pairs, room, 0};
    RTCDevice device = rtcNewDevice("threads=1,set_affinity=0,hugepages=0");
    RTCScene scene = rtcNewScene(device);
    RTCGeometry geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_USER);
    rtcSetGeometryUserPrimitiveCount(geometry, (unsigned)n);
    rtcSetGeometryUserData(geometry, (void *)(uintptr_t)boxes);
    rtcSetGeometryBoundsFunction(geometry, bounds, NULL);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(scene, geometry);
    rtcReleaseGeometry(geometry);
    rtcCommitScene(scene);
    rtcCollide(scene, scene, collide, &found);
    rtcReleaseScene(scene);
    rtcReleaseDevice(device);
    return found.count;
}
#else
size_t broad_embree(const isect_aabb *boxes, size_t n, uint32_t (*pairs)[2], size_t room)
{
    (void)boxes, (void)n, (void)pairs, (void)room;
    return 0;
}
#endif
