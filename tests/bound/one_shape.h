/* bound/one_shape.h - common parts of the tests of makers from one shape: the shapes, invalid
 * input, and the invariance of their answers. */
#ifndef ISECT_TEST_BOUND_ONE_SHAPE_H
#define ISECT_TEST_BOUND_ONE_SHAPE_H

#include "bound/reaches.h"
#include "kit/hostile.h"

/* A transformed shape: a point p is mapped to origin + p.x axes[0] + p.y axes[1] + p.z axes[2]. */
#define MOVED(Shape, name)                                                                         \
    typedef struct Moved_##name {                                                                  \
        Shape of;                                                                                  \
        Vec3 axes[3], origin;                                                                      \
    } Moved_##name;
MOVED(Aabb, aabb)
MOVED(Sphere, sphere)
MOVED(Obb, obb)

typedef union Question {
    Segment segment;
    Triangle triangle;
    Rectangle rectangle;
    Disc disc;
    Quad quad;
    Sphere sphere;
    Capsule capsule;
    Lozenge lozenge;
    Ellipsoid ellipsoid;
    Cylinder cylinder;
    Cone cone;
    Torus torus;
    Aabb aabb;
    Obb obb;
    Moved_aabb moved_aabb;
    Moved_sphere moved_sphere;
    Moved_obb moved_obb;
} Question;

/* Radii are the last of its numbers. The numbers from `first_unit` to `end_unit` - 1 are not
 * lengths, or belong to the shape that is transformed. */
typedef struct Asked {
    const char *name;
    void (*draw)(Question *, bool odd);
    void (*along)(Reaches *, Big3 n, const Question *);
    int numbers, radii, first_unit, end_unit;
} Asked;

static inline void draw_motion(Vec3 axes[3], Vec3 *origin, bool odd)
{
    const int how = any_int(0, 3);
    for (int k = 0; k < 3; k++)
        axes[k] = odd ? odd_vec3() : any_vec3();
    if (how == 0)
        axes[0] = (Vec3){0, 1, 0};
    else if (how == 1)
        any_frame(axes);
    *origin = odd ? odd_vec3() : any_vec3();
}
static inline void along_moved_aabb(Reaches *r, Big3 n, const Moved_aabb *s)
{
    Big sum = height_of(r, n, s->origin);
    for (int k = 0; k < 3; k++)
        sum = plus(
            sum, end_along(r, dot3(n, big3(s->axes[k])), (&s->of.lower.x)[k], (&s->of.upper.x)[k]));
    also(r, sum, big(0), big(1), big(0));
}
static inline void along_moved_obb(Reaches *r, Big3 n, const Moved_obb *s)
{
    Big sum = plus(dot3(n, big3(s->origin)), dot3(n, moved3(s->axes, big3(s->of.center))));
    for (int k = 0; k < 3; k++)
        sum = plus(sum, end_along(r, size(dot3(n, moved3(s->axes, big3(s->of.axis[k])))), 0,
                                  s->of.half[k]));
    also(r, sum, big(0), big(1), big(0));
}

#define ALONG(name)                                                                                \
    static inline void reach_##name(Reaches *r, Big3 n, const Question *q)                         \
    {                                                                                              \
        along_##name(r, n, &q->name);                                                              \
    }
#define ASKED(name, radii, first_unit, end_unit)                                                   \
    ALONG(name)                                                                                    \
    static inline void draw_##name(Question *q, bool odd)                                          \
    {                                                                                              \
        q->name = odd ? odd_##name() : any_##name();                                               \
    }                                                                                              \
    static const Asked asked_##name = {                                                            \
        #name, draw_##name, reach_##name, (int)(sizeof((Question *)0)->name / sizeof(real)),       \
        radii, first_unit,  end_unit};
#define ASKED_MOVED(name, reach)                                                                   \
    static inline void draw_moved_##name(Question *q, bool odd)                                    \
    {                                                                                              \
        q->moved_##name.of = odd ? odd_##name() : any_##name();                                    \
        draw_motion(q->moved_##name.axes, &q->moved_##name.origin, odd);                           \
    }                                                                                              \
    static const Asked asked_moved_##name = {"moved " #name,                                       \
                                             draw_moved_##name,                                    \
                                             reach,                                                \
                                             (int)(sizeof(Moved_##name) / sizeof(real)),           \
                                             0,                                                    \
                                             0,                                                    \
                                             (int)(sizeof((Question *)0)->name / sizeof(real))};
ASKED(segment, 0, 0, 0)
ASKED(triangle, 0, 0, 0)
ASKED(rectangle, 0, 0, 0)
ASKED(disc, 1, 3, 6)
ASKED(quad, 0, 0, 0)
ASKED(sphere, 1, 0, 0)
ASKED(capsule, 1, 0, 0)
ASKED(lozenge, 1, 0, 0)
ASKED(ellipsoid, 3, 3, 12)
ASKED(cylinder, 1, 0, 0)
ASKED(cone, 1, 0, 0)
ASKED(torus, 2, 3, 6)
ASKED(aabb, 0, 0, 0)
ASKED(obb, 3, 3, 12)
ALONG(moved_aabb)
ALONG(moved_obb)
ASKED_MOVED(aabb, reach_moved_aabb)
ASKED_MOVED(sphere, NULL)
ASKED_MOVED(obb, reach_moved_obb)

/* A maker of a volume from a shape. The first `infinite` numbers of the shape may be infinite. */
typedef struct ShapeMaker {
    const Asked *shape;
    isect_status (*make)(void *volume, const Question *);
    int infinite;
} ShapeMaker;
#define MAKES(volume, shape)                                                                       \
    static isect_status volume##_of_##shape(void *to, const Question *q)                           \
    {                                                                                              \
        return X(bound_##volume##_##shape)(q ? &q->shape : NULL, to);                              \
    }
#define MAKES_MOVED(volume)                                                                        \
    static isect_status volume##_of_moved_##volume(void *to, const Question *q)                    \
    {                                                                                              \
        const Moved_##volume *of = &q->moved_##volume;                                             \
        return X(bound_##volume##_moved)(q ? &of->of : NULL, of->axes, &of->origin, to);           \
    }

/* Invalid input, after which the numbers of the volume are unchanged: all 7. */
static inline void is_refused(const ShapeMaker *m, int numbers)
{
    const Asked *shape = m->shape;
    Question q, bad;
    real volume[32];
    for (int k = 0; k < numbers; k++)
        volume[k] = 7;
    seed = 1;
    memset(&q, 0, sizeof q);
    shape->draw(&q, false);
    check(shape->name, m->make(NULL, &q) == ISECT_BAD_ARGUMENT);
    if (shape->first_unit == shape->end_unit || shape->first_unit > 0) /* else it is transformed */
        check(shape->name, m->make(volume, NULL) == ISECT_BAD_ARGUMENT);
    for (int f = 0; f < shape->numbers; f++)
        for (int k = 0; k < (f < m->infinite ? 1 : shape == &asked_aabb ? 2 : 3); k++) {
            bad = q; /* a box that ends before it begins is empty */
            ((real *)&bad)[f] = k == 0 ? REAL_NAN : (f < 3) == (k == 1) ? -REAL_INF : REAL_INF;
            check(shape->name, cmp(m->make(volume, &bad), ==, ISECT_NOT_FINITE));
        }
    for (int k = 1; k <= shape->radii; k++) {
        bad = q;
        ((real *)&bad)[shape->numbers - k] = -REAL_LEAST;
        check(shape->name, cmp(m->make(volume, &bad), ==, ISECT_EMPTY));
    }
    for (int k = 0; k < numbers; k++)
        check(shape->name, cmp(volume[k], ==, 7));
}
/* Invalid transformations. */
static const Vec3 straight[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, nowhere = {0, 0, 0};
#define IS_REFUSED_MOVED(volume, to, unit)                                                         \
    do {                                                                                           \
        check("none",                                                                              \
              X(bound_##volume##_moved)(NULL, straight, &nowhere, to) == ISECT_BAD_ARGUMENT);      \
        check("no axes",                                                                           \
              X(bound_##volume##_moved)(unit, NULL, &nowhere, to) == ISECT_BAD_ARGUMENT);          \
        check("no origin",                                                                         \
              X(bound_##volume##_moved)(unit, straight, NULL, to) == ISECT_BAD_ARGUMENT);          \
    } while (0)

/* The same shape times -8; for a transformed shape, the transformation. */
static inline Question mirrored(const Asked *shape, const Question *q)
{
    Question other = *q;
    for (int f = 0; f < shape->numbers; f++)
        if (f < shape->first_unit || f >= shape->end_unit)
            ((real *)&other)[f] *= f < shape->numbers - shape->radii ? -8 : 8;
    if (shape == &asked_aabb)
        other.aabb = (Aabb){other.aabb.upper, other.aabb.lower};
    return other;
}
/* A random argument. */
static inline Question any_question(const ShapeMaker *m, bool odd)
{
    Question q;
    memset(&q, 0, sizeof q);
    new_kind();
    m->shape->draw(&q, odd);
    return q;
}
/* The result is the same for a caller who rounds upward and flushes subnormals. */
static inline void is_for_any_caller(const ShapeMaker *m, const Question *q, isect_status status,
                                     const void *volume, size_t bytes)
{
    real again[32];
    const unsigned before = hostile_enter();
    const isect_status so = m->make(again, q);
    check("the environment", hostile_leave(before));
    check(m->shape->name,
          cmp(so, ==, status) && (so != ISECT_OK || same_bits(again, volume, bytes)));
}

/* Is the bound of a shape along n far enough out? And is a number that is less by more than the
 * stated error too small? The error is 24 epsilon of double of the sizes of the terms. If these
 * nearly overflow, the bound may be infinite. */
static inline void judge_bound(const ShapeMaker *m, int i, const Question *q, Vec3 n, real bound,
                               double more)
{
    const real most = bound == REAL_INF ? REAL_MAX : bound;
    Reaches r = {.count = 0};
    begin();
    m->shape->along(&r, big3(n), q);
    const double slack = 24 * DBL_EPSILON * r.size + more;
    check("NaN", cmp(bound, >=, -REAL_MAX));
    check_sample(i, m->shape->name, bound == REAL_INF || reaches(big((double)bound), &r), *q, n);
    if (r.endless || !(r.size <= DBL_MAX / 4) || bound == -REAL_MAX)
        return;
    check_sample(i, m->shape->name, !reaches(minus(big(next_below(most)), big(slack)), &r), *q, n);
}

#endif
