// bench/convex_bullet.cpp - distance and depth of hulls by Bullet's btGjkEpaSolver2, in float. Its
// hulls are at the origin of their transform and have no margin. Contact points of boxes come from
// its box/box detector, contacts of shapes from its algorithm for the pair.
#include "convex.h"

#include <BulletCollision/BroadphaseCollision/btCollisionAlgorithm.h>
#include <BulletCollision/CollisionDispatch/btBoxBoxDetector.h>
#include <BulletCollision/CollisionDispatch/btCollisionDispatcher.h>
#include <BulletCollision/CollisionDispatch/btCollisionObject.h>
#include <BulletCollision/CollisionDispatch/btCollisionObjectWrapper.h>
#include <BulletCollision/CollisionDispatch/btDefaultCollisionConfiguration.h>
#include <BulletCollision/CollisionDispatch/btManifoldResult.h>
#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btCapsuleShape.h>
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/CollisionShapes/btSphereShape.h>
#include <BulletCollision/CollisionShapes/btTriangleShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <LinearMath/btAlignedObjectArray.h>

namespace
{

struct Bodies {
    btAlignedObjectArray<btConvexHullShape *> a, b;
    btTransform of_a, of_b;
    ~Bodies()
    {
        for (int i = 0; i < a.size(); i++) {
            delete a[i];
            delete b[i];
        }
    }
};

btConvexHullShape *shape_of(const body &from)
{
    btConvexHullShape *shape = new btConvexHullShape;
    for (size_t v = 0; v < from.count; v++)
        shape->addPoint(btVector3(static_cast<btScalar>(from.vertex[v][0]),
                                  static_cast<btScalar>(from.vertex[v][1]),
                                  static_cast<btScalar>(from.vertex[v][2])),
                        false);
    shape->recalcLocalAabb();
    shape->setMargin(0);
    return shape;
}

} // namespace

void *bullet_bodies(const body *a, const body *b, size_t n)
{
    Bodies *all = new Bodies;
    all->of_a.setIdentity();
    all->of_b.setIdentity();
    for (size_t i = 0; i < n; i++) {
        all->a.push_back(shape_of(a[i]));
        all->b.push_back(shape_of(b[i]));
    }
    return all;
}
void bullet_free(void *bodies)
{
    delete static_cast<Bodies *>(bodies);
}

double bullet_distance(void *bodies, size_t i)
{
    Bodies *all = static_cast<Bodies *>(bodies);
    btGjkEpaSolver2::sResults results;
    const int k = static_cast<int>(i);
    const bool apart = btGjkEpaSolver2::Distance(all->a[k], all->of_a, all->b[k], all->of_b,
                                                 btVector3(1, 0, 0), results);
    return apart ? static_cast<double>(results.distance) : -1;
}
double bullet_depth(void *bodies, size_t i)
{
    Bodies *all = static_cast<Bodies *>(bodies);
    btGjkEpaSolver2::sResults results;
    const int k = static_cast<int>(i);
    const bool meet = btGjkEpaSolver2::Penetration(all->a[k], all->of_a, all->b[k], all->of_b,
                                                   btVector3(1, 0, 0), results, false);
    return meet ? -static_cast<double>(results.distance) : 0;
}

namespace
{

struct Boxes {
    btAlignedObjectArray<btBoxShape *> a, b;
    btAlignedObjectArray<btTransform> of_a, of_b;
    ~Boxes()
    {
        for (int i = 0; i < a.size(); i++) {
            delete a[i];
            delete b[i];
        }
    }
};

btTransform place_of(const isect_obb &box)
{
    const isect_vec3 *u = box.axis;
    return btTransform(
        btMatrix3x3(u[0].x, u[1].x, u[2].x, u[0].y, u[1].y, u[2].y, u[0].z, u[1].z, u[2].z),
        btVector3(box.center.x, box.center.y, box.center.z));
}
btBoxShape *shape_of(const isect_obb &box)
{
    return new btBoxShape(btVector3(box.half[0], box.half[1], box.half[2]));
}

/* Stores the contact points, as a caller does. */
struct Patch : btDiscreteCollisionDetectorInterface::Result {
    int count = 0;
    btVector3 normal[8], at[8];
    btScalar depth[8];
    void setShapeIdentifiersA(int, int) override
    {
    }
    void setShapeIdentifiersB(int, int) override
    {
    }
    void addContactPoint(const btVector3 &n, const btVector3 &p, btScalar d) override
    {
        if (count < 8)
            normal[count] = n, at[count] = p, depth[count++] = d;
    }
};

} // namespace

void *bullet_boxes(const isect_obb *a, const isect_obb *b, size_t n)
{
    Boxes *all = new Boxes;
    for (size_t i = 0; i < n; i++) {
        all->a.push_back(shape_of(a[i]));
        all->b.push_back(shape_of(b[i]));
        all->of_a.push_back(place_of(a[i]));
        all->of_b.push_back(place_of(b[i]));
    }
    return all;
}
void bullet_boxes_free(void *boxes)
{
    delete static_cast<Boxes *>(boxes);
}
int bullet_patch(void *boxes, size_t i)
{
    const Boxes *all = static_cast<const Boxes *>(boxes);
    const int k = static_cast<int>(i);
    btBoxBoxDetector detector(all->a[k], all->b[k]);
    btDiscreteCollisionDetectorInterface::ClosestPointInput input;
    Patch patch;
    input.m_transformA = all->of_a[k];
    input.m_transformB = all->of_b[k];
    detector.getClosestPoints(input, patch, nullptr);
    return patch.count;
}

namespace
{

btVector3 vector_of(const isect_vec3 &v)
{
    return btVector3(v.x, v.y, v.z);
}

/* A shape with its transform. Bullet's capsules lie along y with their center at the origin. */
struct Placed {
    btCollisionShape *shape = nullptr;
    btCollisionObject object;
    ~Placed()
    {
        delete shape;
    }
    void put(btCollisionShape *of, const btTransform &place)
    {
        shape = of;
        object.setCollisionShape(of);
        object.setWorldTransform(place);
    }
    void put(const round_shapes *from, round_kind kind, size_t i)
    {
        const btMatrix3x3 straight = btMatrix3x3::getIdentity();
        const isect_triangle &t = from->triangle[i];
        const isect_sphere &s = from->sphere[i];
        const isect_capsule &c = from->capsule[i];
        const btVector3 p = vector_of(c.a), q = vector_of(c.b);
        if (kind == TRIANGLES)
            put(new btTriangleShape(vector_of(t.a), vector_of(t.b), vector_of(t.c)),
                btTransform(straight));
        else if (kind == SPHERES)
            put(new btSphereShape(s.radius), btTransform(straight, vector_of(s.center)));
        else if (kind == CAPSULES)
            put(new btCapsuleShape(c.radius, (q - p).length()),
                btTransform(shortestArcQuat(btVector3(0, 1, 0), (q - p).normalized()),
                            (p + q) / 2));
        else
            put(shape_of(from->obb[i]), place_of(from->obb[i]));
    }
};

struct Contacts {
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher{&configuration};
    Placed a[ROUND_PAIRS], b[ROUND_PAIRS];
    btCollisionAlgorithm *algorithm[ROUND_PAIRS];
};

/* Keeps the deepest contact point. */
struct Deepest : btManifoldResult {
    btScalar depth = 0;
    btVector3 normal, at;
    using btManifoldResult::btManifoldResult;
    void addContactPoint(const btVector3 &n, const btVector3 &p, btScalar d) override
    {
        if (-d > depth)
            depth = -d, normal = n, at = p;
    }
};

} // namespace

void *bullet_contacts(const round_shapes *a, round_kind of_a, const round_shapes *b,
                      round_kind of_b)
{
    Contacts *all = new Contacts;
    for (size_t i = 0; i < ROUND_PAIRS; i++) {
        Placed &first = all->a[i], &second = all->b[i];
        first.put(a, of_a, i);
        second.put(b, of_b, i);
        btCollisionObjectWrapper one(nullptr, first.shape, &first.object,
                                     first.object.getWorldTransform(), -1, -1);
        btCollisionObjectWrapper other(nullptr, second.shape, &second.object,
                                       second.object.getWorldTransform(), -1, -1);
        all->algorithm[i] =
            all->dispatcher.findAlgorithm(&one, &other, nullptr, BT_CONTACT_POINT_ALGORITHMS);
    }
    return all;
}
void bullet_contacts_free(void *contacts)
{
    Contacts *all = static_cast<Contacts *>(contacts);
    for (btCollisionAlgorithm *algorithm : all->algorithm) {
        algorithm->~btCollisionAlgorithm();
        all->dispatcher.freeCollisionAlgorithm(algorithm);
    }
    delete all;
}
double bullet_contact(void *contacts, size_t i)
{
    Contacts *all = static_cast<Contacts *>(contacts);
    const Placed &a = all->a[i], &b = all->b[i];
    const btCollisionObjectWrapper one(nullptr, a.shape, &a.object, a.object.getWorldTransform(),
                                       -1, -1);
    const btCollisionObjectWrapper other(nullptr, b.shape, &b.object, b.object.getWorldTransform(),
                                         -1, -1);
    const btDispatcherInfo how;
    Deepest deepest(&one, &other);
    all->algorithm[i]->processCollision(&one, &other, how, &deepest);
    return static_cast<double>(deepest.depth);
}
