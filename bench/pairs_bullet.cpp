/* bench/pairs_bullet.cpp - Bullet's public functions for single pairs, inlined into loops where
 * Bullet has them inline. Bullet's own records (16-byte vectors, transforms, shapes) are made
 * before the clock starts. Oriented boxes have two forms: the separating-axis test of GIMPACT,
 * which returns yes or no, and the box/box detector, which makes contact points. */
#include "pairs.h"

#ifdef BENCH_BULLET

#include "isect/isect.h"

#include <BulletCollision/CollisionDispatch/btBoxBoxDetector.h>
#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/Gimpact/btBoxCollision.h>
#include <LinearMath/btAabbUtil2.h>
#include <LinearMath/btAlignedObjectArray.h>

namespace
{

btVector3 vec(const isect_vec3 &v)
{
    return btVector3(v.x, v.y, v.z);
}

template <class T> void release(void *native)
{
    delete static_cast<T *>(native);
}

/* Makes a record of every pair, by T::add. */
template <class T, class A, class B> void *prepare(const scene *s)
{
    T *native = new T;
    for (size_t i = 0; i < s->n; i++)
        native->add(static_cast<const A *>(s->a)[i], static_cast<const B *>(s->b)[i]);
    return native;
}

/* ---- boxes ---- */

struct boxes {
    btAlignedObjectArray<btVector3> a, b; /* lower, upper, lower, upper, ... */
    void add(const isect_aabb &first, const isect_aabb &second)
    {
        a.push_back(vec(first.lower));
        a.push_back(vec(first.upper));
        b.push_back(vec(second.lower));
        b.push_back(vec(second.upper));
    }
};

void run_aabb_aabb(const scene *s, void *raw)
{
    const boxes *native = static_cast<const boxes *>(s->native);
    const btVector3 *a = &native->a[0], *b = &native->b[0];
    bool *answers = static_cast<bool *>(raw);
    for (size_t i = 0; i < s->n; i++)
        answers[i] = TestAabbAgainstAabb2(a[2 * i], a[2 * i + 1], b[2 * i], b[2 * i + 1]);
}

/* ---- rays ---- */

struct rays_and_boxes {
    btAlignedObjectArray<btVector3> origin, dir, box;
    void add(const isect_ray &ray, const isect_aabb &aabb)
    {
        origin.push_back(vec(ray.origin));
        dir.push_back(vec(ray.dir));
        box.push_back(vec(aabb.lower));
        box.push_back(vec(aabb.upper));
    }
};

/* The inverse direction and its signs are computed in the loop: every ray is used once. */
void run_ray_aabb(const scene *s, void *raw)
{
    const rays_and_boxes *native = static_cast<const rays_and_boxes *>(s->native);
    bool *answers = static_cast<bool *>(raw);
    for (size_t i = 0; i < s->n; i++) {
        const btVector3 &d = native->dir[int(i)];
        btVector3 inverse(1 / d.x(), 1 / d.y(), 1 / d.z());
        unsigned int sign[3] = {inverse.x() < 0, inverse.y() < 0, inverse.z() < 0};
        btScalar t = 0;
        answers[i] = btRayAabb2(native->origin[int(i)], inverse, sign, &native->box[int(2 * i)], t,
                                0, BT_LARGE_FLOAT);
    }
}

/* ---- oriented boxes ---- */

btTransform frame(const isect_obb &box)
{
    const isect_vec3 *u = box.axis;
    btMatrix3x3 basis(u[0].x, u[1].x, u[2].x, u[0].y, u[1].y, u[2].y, u[0].z, u[1].z, u[2].z);
    return btTransform(basis, vec(box.center));
}

btVector3 half(const isect_obb &box)
{
    return btVector3(box.half[0], box.half[1], box.half[2]);
}

struct frames {
    btAlignedObjectArray<btTransform> a, b;
    btAlignedObjectArray<btVector3> a_half, b_half;
    void add(const isect_obb &first, const isect_obb &second)
    {
        a.push_back(frame(first));
        b.push_back(frame(second));
        a_half.push_back(half(first));
        b_half.push_back(half(second));
    }
};

void run_obb_obb(const scene *s, void *raw)
{
    const frames *native = static_cast<const frames *>(s->native);
    bool *answers = static_cast<bool *>(raw);
    for (int i = 0; i < int(s->n); i++) {
        btAABB a, b;
        BT_BOX_BOX_TRANSFORM_CACHE between;
        a.m_min = -native->a_half[i];
        a.m_max = native->a_half[i];
        b.m_min = -native->b_half[i];
        b.m_max = native->b_half[i];
        between.calc_from_homogenic(native->a[i], native->b[i]);
        answers[i] = a.overlapping_trans_cache(b, between, true);
    }
}

struct shapes {
    btAlignedObjectArray<btTransform> a, b;
    btAlignedObjectArray<btBoxShape *> a_shape, b_shape;
    void add(const isect_obb &first, const isect_obb &second)
    {
        a.push_back(frame(first));
        b.push_back(frame(second));
        a_shape.push_back(new btBoxShape(half(first)));
        b_shape.push_back(new btBoxShape(half(second)));
    }
    ~shapes()
    {
        for (int i = 0; i < a_shape.size(); i++) {
            delete a_shape[i];
            delete b_shape[i];
        }
    }
};

struct any_contact : btDiscreteCollisionDetectorInterface::Result {
    bool found = false;
    void setShapeIdentifiersA(int, int) override
    {
    }
    void setShapeIdentifiersB(int, int) override
    {
    }
    void addContactPoint(const btVector3 &, const btVector3 &, btScalar) override
    {
        found = true;
    }
};

void run_obb_obb_contacts(const scene *s, void *raw)
{
    const shapes *native = static_cast<const shapes *>(s->native);
    bool *answers = static_cast<bool *>(raw);
    for (int i = 0; i < int(s->n); i++) {
        btBoxBoxDetector detector(native->a_shape[i], native->b_shape[i]);
        btDiscreteCollisionDetectorInterface::ClosestPointInput input;
        any_contact contact;
        input.m_transformA = native->a[i];
        input.m_transformB = native->b[i];
        detector.getClosestPoints(input, contact, nullptr);
        answers[i] = contact.found;
    }
}

} // namespace

#define PEER_FORM(name, run, T, A, B)                                                              \
    {                                                                                              \
        name, PEER, ANSWER_Bool, run, prepare<T, isect_##A, isect_##B>, release<T>                 \
    }

extern "C" {
const rival bullet_rivals[BULLET_RIVALS] = {
    {"overlap_aabb_aabb", PEER_FORM("Bullet", run_aabb_aabb, boxes, aabb, aabb)},
    {"cast_ray_aabb", PEER_FORM("Bullet (yes/no)", run_ray_aabb, rays_and_boxes, ray, aabb)},
    {"overlap_obb_obb", PEER_FORM("Bullet GIMPACT", run_obb_obb, frames, obb, obb)},
    {"overlap_obb_obb", PEER_FORM("Bullet contacts", run_obb_obb_contacts, shapes, obb, obb)},
};
}

#endif
