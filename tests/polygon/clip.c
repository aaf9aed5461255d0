/* tests/polygon/clip.c - isect_polygon_clip_plane, isect_polygon_clip_aabb. */
#include "meet/rational_clip.h"

#define SAMPLES soak(3000)
enum { POINTS = 8, ROOM = 100 };

/* The same loop, wherever it begins. */
static void is(const char *name, const Vec3 *got, size_t count, const Vec3 *want, size_t wanted)
{
    bool same = count == 0;
    check(name, cmp(count, ==, wanted));
    for (size_t first = 0; first < count; first++) {
        bool here = true;
        for (size_t k = 0; k < count; k++)
            here &= same_bits(&got[k], &want[(first + k) % count], sizeof *got);
        same |= here;
    }
    check(name, same);
}

/* 1. Cases: with a square, and z as the height. */
TEST_FUNCTION(cases_plane)
{
    const Vec3 square[4] = {{0, 0, -2}, {4, 0, -2}, {4, 4, 2}, {0, 4, 2}};
    const Vec3 loop[5] = {{0, 0, -1}, {1, 0, 1}, {2, 0, -1}, {3, 0, 1}, {4, 0, -1}};
    const Vec3 bad[3] = {{0, 0, 0}, {1, 0, REAL_NAN}, {0, 1, 0}};
    const Plane plane = {{0, 0, 1}, 0}, back = {{0, 0, -2}, 0}, above = {{0, 0, 1}, -3};
    const Plane below = {{0, 0, 1}, 3}, all = {{0, 0, 0}, 0}, none = {{0, 0, 0}, 1};
    const Plane endless = {{0, 0, REAL_INF}, 0}, touch = {{0, 0, 1}, 2};
    Vec3 out[ROOM];
    is("half", out, X(polygon_clip_plane)(square, 4, &plane, out),
       (Vec3[]){{0, 2, 0}, {0, 0, -2}, {4, 0, -2}, {4, 2, 0}}, 4);
    is("the other half", out, X(polygon_clip_plane)(square, 4, &back, out),
       (Vec3[]){{4, 2, 0}, {4, 4, 2}, {0, 4, 2}, {0, 2, 0}}, 4);
    is("all", out, X(polygon_clip_plane)(square, 4, &above, out), square, 4);
    is("nothing", out, X(polygon_clip_plane)(square, 4, &below, out), square, 0);
    is("everything", out, X(polygon_clip_plane)(square, 4, &all, out), square, 4);
    is("an empty half-space", out, X(polygon_clip_plane)(square, 4, &none, out), square, 0);
    is("an edge", out, X(polygon_clip_plane)(square, 4, &touch, out), square, 2);
    is("no points", out, X(polygon_clip_plane)(square, 0, &plane, out), square, 0);
    is("a point", out, X(polygon_clip_plane)(square, 1, &plane, out), square, 1);
    is("a point above", out, X(polygon_clip_plane)(square + 2, 1, &plane, out), square, 0);
    is("a segment", out, X(polygon_clip_plane)(square + 1, 2, &plane, out),
       (Vec3[]){{4, 0, -2}, {4, 2, 0}}, 2);
    is("a segment from above", out, X(polygon_clip_plane)(square + 1, 2, &back, out),
       (Vec3[]){{4, 2, 0}, {4, 4, 2}}, 2);
    is("in and out", out, X(polygon_clip_plane)(loop, 5, &plane, out),
       (Vec3[]){{0, 0, -1},
                {R(0.5), 0, 0},
                {R(1.5), 0, 0},
                {2, 0, -1},
                {R(2.5), 0, 0},
                {R(3.5), 0, 0},
                {4, 0, -1}},
       7);
    is("minus zero", out, X(polygon_clip_plane)(&(Vec3){R(-0.0), R(-0.0), R(-0.0)}, 1, &plane, out),
       (Vec3[]){{0, 0, 0}}, 1);
    is("NaN", out, X(polygon_clip_plane)(bad, 3, &above, out), bad, 0);
    is("infinite", out, X(polygon_clip_plane)(square, 4, &endless, out), square, 0);
}

TEST_FUNCTION(cases_aabb)
{
    const Vec3 square[4] = {{-1, -1, 1}, {5, -1, 1}, {5, 5, 1}, {-1, 5, 1}};
    const Vec3 bad[3] = {{0, 0, 0}, {1, 0, REAL_INF}, {0, 1, 0}};
    const Aabb box = {{0, 0, 0}, {4, 4, 4}}, beside = {{0, 0, 2}, {4, 4, 4}};
    const Aabb empty = {{0, 0, 2}, {4, 4, 1}}, flat = {{0, 2, 1}, {4, 2, 1}};
    const Aabb all = {{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    const Aabb half = {{-REAL_INF, 2, -REAL_INF}, all.upper};
    Vec3 out[ROOM], spare[ROOM];
    is("a square", out, X(polygon_clip_aabb)(square, 4, &box, spare, out),
       (Vec3[]){{0, 0, 1}, {4, 0, 1}, {4, 4, 1}, {0, 4, 1}}, 4);
    is("beside", out, X(polygon_clip_aabb)(square, 4, &beside, spare, out), square, 0);
    is("empty", out, X(polygon_clip_aabb)(square, 4, &empty, spare, out), square, 0);
    is("everything", out, X(polygon_clip_aabb)(square, 4, &all, spare, out), square, 4);
    is("half", out, X(polygon_clip_aabb)(square, 4, &half, spare, out),
       (Vec3[]){{-1, 2, 1}, {5, 2, 1}, {5, 5, 1}, {-1, 5, 1}}, 4);
    is("no points", out, X(polygon_clip_aabb)(square, 0, &box, spare, out), square, 0);
    is("infinite", out, X(polygon_clip_aabb)(bad, 3, &box, spare, out), bad, 0);
    check("flat", cmp(X(polygon_clip_aabb)(square, 4, &flat, spare, out), >, 1));
}

static size_t draw(Vec3 *point)
{
    const size_t count = (size_t)any_int(0, POINTS);
    const int plane = any_int(0, 4);
    new_kind();
    for (size_t i = 0; i < count; i++)
        point[i] = plane == 4 ? any_vec3() : flat_point(plane);
    return count;
}

/* 2. Properties: true of any loop of points. */
TEST_FUNCTION(properties)
{
    int some = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Vec3 point[POINTS] = {{0, 0, 0}}, out[ROOM], spare[ROOM];
        const size_t count = draw(point);
        const Plane plane = i % 2 ? flat_plane(point[0]) : any_plane();
        const Plane back = {times(-1, plane.normal), -plane.d};
        const size_t kept = X(polygon_clip_plane)(point, count, &plane, out);
        const size_t above = X(polygon_clip_plane)(point, count, &back, spare);
        size_t on = 0;
        for (size_t k = 0; k < count; k++)
            on += X(overlap_point_plane)(&point[k], &plane);
        check("capacity", cmp(kept, <=, count + count / 2));
        check("both halves",
              cmp((kept + above - on - count) % 2, ==, 0) && cmp(kept + above, >=, count));
        some += kept > 2 && above > 2;
        const Aabb box = any_aabb();
        const size_t left = X(polygon_clip_aabb)(point, count, &box, spare, out);
        for (size_t k = 0; k < left; k++)
            check("in the box", X(overlap_point_aabb)(&out[k], &box));
    }
    check_share(some, 4 * SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: the same loop in rational numbers. */
TEST_FUNCTION(oracle)
{
    int cut = 0;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 point[POINTS] = {{0, 0, 0}}, out[ROOM];
        double size[3] = {0, 0, 0};
        const size_t count = draw(point);
        const Plane plane = i % 2 ? flat_plane(point[0]) : any_plane();
        const size_t kept = X(polygon_clip_plane)(point, count, &plane, out);
        if (count < 3)
            continue;
        rational_begin();
        Loop loop = loop_of(point, (int)count);
        clip(&loop, place(plane.normal), q(-(double)plane.d));
        check("as many", cmp((size_t)loop.points, ==, kept));
        cut += kept > 0 && memcmp(point, out, count * sizeof *point) != 0;
        grow_size(size, point, (int)count);
        double best = kept ? INFINITY : 0;
        for (size_t first = 0; first < kept; first++) { /* it begins elsewhere */
            double off = 0;
            for (size_t k = 0; k < kept; k++)
                off = fmax(off, off_by(out[k], loop.point[(first + k) % kept], size));
            best = fmin(best, off);
        }
        worst_error = fmax(worst_error, best);
        check_sample(i, "the same loop", cmp(best, <=, 4), plane, point[0]);
    }
    printf("%d of %d cut; %.2f epsilon\n", cut, SAMPLES, worst_error);
    check_share(cut, SAMPLES, 0.2, 0.9);
}

TESTS_IN(polygon_clip, cmocka_unit_test(cases_plane), cmocka_unit_test(cases_aabb),
         cmocka_unit_test(properties), cmocka_unit_test(oracle))
