// bench/convex_bullet.cpp - distance and depth of hulls by Bullet's btGjkEpaSolver2, in float. Its
// hulls are at the origin of their own transform, without a margin. Contact points of boxes by its
// box/box detector.
#include "convex.h"

#include <BulletCollision/CollisionDispatch/btBoxBoxDetector.h>
#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
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

/* Keeps the points, as a caller would. */
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
