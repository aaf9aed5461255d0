// bench/convex_bullet.cpp - distance and depth of hulls by Bullet's btGjkEpaSolver2, in float. Its
// hulls are at the origin of their own transform, without a margin.
#include "convex.h"

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
