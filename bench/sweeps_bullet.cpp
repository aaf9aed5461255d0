// bench/sweeps_bullet.cpp - a ball through a mesh by Bullet's convex sweep, and steps of its
// kinematic character controller on the mesh, both in float, with the default margins.
#include "sweeps.h"

#include <BulletCollision/BroadphaseCollision/btDbvtBroadphase.h>
#include <BulletCollision/CollisionDispatch/btCollisionWorld.h>
#include <BulletCollision/CollisionDispatch/btDefaultCollisionConfiguration.h>
#include <BulletCollision/CollisionDispatch/btGhostObject.h>
#include <BulletCollision/CollisionShapes/btBvhTriangleMeshShape.h>
#include <BulletCollision/CollisionShapes/btCapsuleShape.h>
#include <BulletCollision/CollisionShapes/btSphereShape.h>
#include <BulletCollision/CollisionShapes/btTriangleIndexVertexArray.h>
#include <BulletDynamics/Character/btKinematicCharacterController.h>
#include <vector>

namespace
{

btVector3 vector_of(const isect_vec3 &v)
{
    return btVector3(v.x, v.y, v.z);
}

struct World {
    std::vector<int> indices;
    btTriangleIndexVertexArray triangles;
    btBvhTriangleMeshShape shape;
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher;
    btDbvtBroadphase boxes;
    btGhostPairCallback ghosts;
    btCollisionWorld world;
    btCollisionObject ground;

    explicit World(const trimesh *mesh)
        : indices(mesh->indices, mesh->indices + 3 * mesh->triangle_count),
          triangles(static_cast<int>(mesh->triangle_count), indices.data(), 3 * sizeof(int),
                    static_cast<int>(mesh->vertex_count), mesh->positions, 3 * sizeof(float)),
          shape(&triangles, true), dispatcher(&configuration),
          world(&dispatcher, &boxes, &configuration)
    {
        ground.setCollisionShape(&shape);
        ground.setCollisionFlags(btCollisionObject::CF_STATIC_OBJECT);
        boxes.getOverlappingPairCache()->setInternalGhostPairCallback(&ghosts);
        world.addCollisionObject(&ground, btBroadphaseProxy::StaticFilter,
                                 btBroadphaseProxy::AllFilter ^ btBroadphaseProxy::StaticFilter);
    }
    ~World()
    {
        world.removeCollisionObject(&ground);
    }
};

} // namespace

void *bullet_world(const trimesh *mesh)
{
    return new World(mesh);
}
void bullet_world_free(void *world)
{
    delete static_cast<World *>(world);
}
double bullet_world_time(void *world, const isect_moving_sphere *ball)
{
    World *all = static_cast<World *>(world);
    const btSphereShape sphere(ball->radius);
    btTransform from, to;
    from.setIdentity();
    to.setIdentity();
    from.setOrigin(vector_of(ball->center));
    to.setOrigin(vector_of(ball->center) + vector_of(ball->motion));
    btCollisionWorld::ClosestConvexResultCallback result(from.getOrigin(), to.getOrigin());
    btCollisionWorld::objectQuerySingle(&sphere, from, to, &all->ground, &all->shape,
                                        all->ground.getWorldTransform(), result, 0);
    return result.hasHit() ? static_cast<double>(result.m_closestHitFraction) : 2;
}

void bullet_walk(void *world, isect_vec3 from, float radius, float height, const isect_vec3 *steps,
                 size_t count, float gravity, isect_vec3 *places)
{
    const btScalar seconds = 1.0f / 60; /* in steps of a second it falls through the ground */
    World *all = static_cast<World *>(world);
    btCapsuleShape capsule(radius, height);
    btPairCachingGhostObject ghost;
    btTransform place;
    place.setIdentity();
    place.setOrigin(vector_of(from));
    ghost.setWorldTransform(place);
    ghost.setCollisionShape(&capsule);
    ghost.setCollisionFlags(btCollisionObject::CF_CHARACTER_OBJECT);
    btKinematicCharacterController walker(&ghost, &capsule, radius, btVector3(0, 1, 0));
    all->world.addCollisionObject(&ghost, btBroadphaseProxy::CharacterFilter,
                                  btBroadphaseProxy::StaticFilter);
    walker.setGravity(btVector3(0, -gravity, 0));
    for (size_t i = 0; i < count; i++) {
        all->world.updateAabbs();
        all->boxes.calculateOverlappingPairs(&all->dispatcher);
        walker.setWalkDirection(vector_of(steps[i]));
        walker.updateAction(&all->world, seconds);
        const btVector3 at = ghost.getWorldTransform().getOrigin();
        places[i] = {at.x(), at.y(), at.z()};
    }
    all->world.removeCollisionObject(&ghost);
}
