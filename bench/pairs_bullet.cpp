/* bench/pairs_bullet.cpp - Bullet's public functions for single pairs, inlined into loops where
 * Bullet has them inline. Bullet's own records (16-byte vectors, transforms, shapes) are made
 * before the clock starts. Oriented boxes twice: the separating-axis test of GIMPACT, which answers
 * yes or no, and the box/box detector, which makes contact points. */
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

/* ---- boxes ---- */

struct boxes {
    btAlignedObjectArray<btVector3> a, b; /* lower, upper, lower, upper, ... */
};

void *prepare_aabbs(const scene *s)
{
    boxes *native = new boxes;
    const isect_aabb *a = static_cast<const isect_aabb *>(s->a);
    const isect_aabb *b = static_cast<const isect_aabb *>(s->b);
    for (size_t i = 0; i < s->n; i++) {
        native->a.push_back(vec(a[i].lower));
        native->a.push_back(vec(a[i].upper));
        native->b.push_back(vec(b[i].lower));
        native->b.push_back(vec(b[i].upper));
    }
    return native;
}

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
};

void *prepare_rays(const scene *s)
{
    rays_and_boxes *native = new rays_and_boxes;
    const isect_ray *a = static_cast<const isect_ray *>(s->a);
    const isect_aabb *b = static_cast<const isect_aabb *>(s->b);
    for (size_t i = 0; i < s->n; i++) {
        native->origin.push_back(vec(a[i].origin));
        native->dir.push_back(vec(a[i].dir));
        native->box.push_back(vec(b[i].lower));
        native->box.push_back(vec(b[i].upper));
    }
    return native;
}

/* The inverse direction and its signs belong to the call: every ray is asked once. */
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

struct frames {
    btAlignedObjectArray<btTransform> a, b;
    btAlignedObjectArray<btVector3> a_half, b_half;
};

btTransform frame(const isect_obb &box)
{
    const isect_vec3 *u = box.axis;
    btMatrix3x3 basis(u[0].x, u[1].x, u[2].x, u[0].y, u[1].y, u[2].y, u[0].z, u[1].z, u[2].z);
    return btTransform(basis, vec(box.center));
}

void *prepare_obbs(const scene *s)
{
    frames *native = new frames;
    const isect_obb *a = static_cast<const isect_obb *>(s->a);
    const isect_obb *b = static_cast<const isect_obb *>(s->b);
    for (size_t i = 0; i < s->n; i++) {
        native->a.push_back(frame(a[i]));
        native->b.push_back(frame(b[i]));
        native->a_half.push_back(btVector3(a[i].half[0], a[i].half[1], a[i].half[2]));
        native->b_half.push_back(btVector3(b[i].half[0], b[i].half[1], b[i].half[2]));
    }
    return native;
}

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

struct shapes : frames {
    btAlignedObjectArray<btBoxShape *> a_shape, b_shape;
    ~shapes()
    {
        for (int i = 0; i < a_shape.size(); i++) {
            delete a_shape[i];
            delete b_shape[i];
        }
    }
};

void *prepare_shapes(const scene *s)
{
    shapes *native = new shapes;
    const isect_obb *a = static_cast<const isect_obb *>(s->a);
    const isect_obb *b = static_cast<const isect_obb *>(s->b);
    for (size_t i = 0; i < s->n; i++) {
        native->a.push_back(frame(a[i]));
        native->b.push_back(frame(b[i]));
        native->a_shape.push_back(
            new btBoxShape(btVector3(a[i].half[0], a[i].half[1], a[i].half[2])));
        native->b_shape.push_back(
            new btBoxShape(btVector3(b[i].half[0], b[i].half[1], b[i].half[2])));
    }
    return native;
}

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

extern "C" {
const rival bullet_rivals[BULLET_RIVALS] = {
    {"overlap_aabb_aabb",
     {"Bullet", PEER, ANSWER_Bool, run_aabb_aabb, prepare_aabbs, release<boxes>}},
    {"cast_ray_aabb",
     {"Bullet (yes/no)", PEER, ANSWER_Bool, run_ray_aabb, prepare_rays, release<rays_and_boxes>}},
    {"overlap_obb_obb",
     {"Bullet GIMPACT", PEER, ANSWER_Bool, run_obb_obb, prepare_obbs, release<frames>}},
    {"overlap_obb_obb",
     {"Bullet contacts", PEER, ANSWER_Bool, run_obb_obb_contacts, prepare_shapes, release<shapes>}},
};
}

#endif
