/* tests/overlap/ray_obb.c - isect_overlap_ray_obb. */
#include "kit/clip.h"
#include "overlap/boxes.h"

#define SAMPLES soak(20000)

static bool overlaps_it(const Obb *box)
{
    static const Ray ray = {{R(-0.5), R(-0.25), R(-0.125)}, {1, R(0.5), R(0.25)}, 0, REAL_INF};
    return X(overlap_ray_obb)(&ray, box);
}

/* 1. Cases. */
static void cases(void **state)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; bool straight, turned;) = {
        {"through", {{-9, 0, 0}, {1, 0, 0}, 0, inf}, true, true},
        {"away", {{-9, 0, 0}, {-1, 0, 0}, 0, inf}, false, false},
        {"a line", {{-9, 0, 0}, {-1, 0, 0}, -inf, inf}, true, true},
        {"the other half of it", {{-9, 0, 0}, {-1, 0, 0}, -inf, 0}, true, true},
        {"long direction", {{-9, 0, 0}, {9, 0, 0}, 0, 1}, true, true},
        {"ends before", {{-9, 0, 0}, {1, 0, 0}, 0, 6}, false, false},
        {"ends on a face", {{0, 0, -9}, {0, 0, 1}, 0, 8}, true, true},
        {"ends before that", {{0, 0, -9}, {0, 0, 1}, 0, R(7.99)}, false, false},
        {"begins on a face", {{0, 0, -9}, {0, 0, 1}, 10, inf}, true, true},
        {"begins behind that", {{0, 0, -9}, {0, 0, 1}, R(10.01), inf}, false, false},
        {"inside", {{-9, 0, 0}, {1, 0, 0}, 9, 9}, true, true},
        {"in the face above, for ever", {{-9, 0, 1}, {1, 0, 0}, -inf, inf}, true, true},
        {"over it, for ever", {{-9, 0, R(1.01)}, {1, 0, 0}, -inf, inf}, false, false},
        {"under it, for ever", {{-9, 0, R(-1.01)}, {1, 0, 0}, -inf, inf}, false, false},
        {"beside x, near a turned corner", {{R(1.2), 9, 0}, {0, -1, 0}, 0, inf}, false, true},
        {"beside -x, near a turned corner", {{R(-1.2), 9, 0}, {0, -1, 0}, 0, inf}, false, true},
        {"beyond all corners", {{R(1.41), 9, 0}, {0, -1, 0}, 0, inf}, false, false},
        {"on the edge along z", {{2, 0, 0}, {-1, 1, 0}, 0, inf}, true, false},
        {"past the edge along z", {{R(2.125), 0, 0}, {-1, 1, 0}, 0, inf}, false, false},
        {"on the edge along x", {{0, 2, 0}, {0, -1, 1}, 0, inf}, true, true},
        {"past the edge along x", {{0, R(2.5), 0}, {0, -1, 1}, 0, inf}, false, false},
        {"on the edge along y", {{2, 0, 0}, {-1, 0, 1}, 0, inf}, true, true},
        {"past the edge along y", {{R(2.5), 0, 0}, {-1, 0, 1}, 0, inf}, false, false},
        {"a point inside", {{R(0.9), 0, 0}, {0, 0, 0}, -inf, inf}, true, true},
        {"a point on a face", {{0, 0, 1}, {0, 0, 0}, 0, 9}, true, true},
        {"a point outside", {{R(1.5), 0, 0}, {0, 0, 0}, -inf, inf}, false, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_ray_obb)(&table[i].ray, &cube) == table[i].straight);
        check(table[i].name, X(overlap_ray_obb)(&table[i].ray, &turned) == table[i].turned);
    }
    check_boxes(overlaps_it);
}

/* A ray near a box: any, along an axis, short, begun far away, or endless. */
static Ray draw_ray(const Obb *box, int class)
{
    const Vec3 p = mad(box->center, any_real(0, 2), any_unit());
    Ray ray = {p, any_vec3(), 0, any_real(0, 2)};
    if (class == 1)
        ray.dir = times(any_real(-2, 2), box->axis[any_int(0, 2)]);
    if (class == 2)
        ray.t_min = any_real(-1, 1), ray.t_max = ray.t_min + R(0.1);
    if (class == 3)
        ray.origin = mad(p, (real)(1 << any_int(0, 9)), ray.dir), ray.t_min = -REAL_INF;
    if (any_int(0, 3) == 0)
        ray.t_max = REAL_INF;
    return ray;
}

/* 2. Properties: true for every ray and box. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const real k = (real)ldexp(1, i % 40 - 20);
        const Obb box = any_obb();
        const Ray s = draw_ray(&box, i % 4);
        Obb larger = box, scaled = box;
        for (int j = 0; j < 3; j++)
            larger.half[j] *= R(1.5), scaled.half[j] *= k;
        scaled.center = times(k, box.center);
        const Ray scaled_s = {times(k, s.origin), times(k, s.dir), s.t_min, s.t_max};
        const Ray back = {s.origin, times(-1, s.dir), -s.t_max, -s.t_min};
        const bool answer = X(overlap_ray_obb)(&s, &box);
        together += answer;
        check("every scale is alike, exactly", X(overlap_ray_obb)(&scaled_s, &scaled) == answer);
        check("reversing changes nothing", X(overlap_ray_obb)(&back, &box) == answer);
        check("a larger box overlaps too", !answer || X(overlap_ray_obb)(&s, &larger));
        for (int j = 0; j < 3; j++) { /* no direction matters */
            Obb other = box;
            other.axis[j] = times(-1, box.axis[j]);
            check("mirrored axes", X(overlap_ray_obb)(&s, &other) == answer);
        }
        /* In a face, up to rounding: that is less than 8 epsilon of where it is. */
        Obb shelf = box;
        shelf.center = (Vec3){0, 0, 0};
        const int side = i % 3, u = (side + 1) % 3, v = (side + 2) % 3;
        const real inside = 1 - 8 * REAL_EPSILON;
        const Ray upon = {mad(times(inside * box.half[side], box.axis[side]),
                              any_real(-1, 1) * inside * box.half[u], box.axis[u]),
                          box.axis[v], -REAL_INF, any_real(-1, 1) * box.half[v]};
        check("in a face, up to rounding", X(overlap_ray_obb)(&upon, &shelf));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the line is clipped by the six sides of the box, in its frame, in long double. */
static void oracle(void **state)
{
    int together = 0, apart = 0, near = 0;
    long double worst = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Obb box = any_obb();
        Ray s = draw_ray(&box, i % 4);
        if (i % 3 == 0) { /* so that it touches, nearly: by bisection of the way to the center */
            const Vec3 from = s.origin, m = sub(box.center, from);
            real less = 0, more = 1;
            for (int k = 0; k < 60; k++) {
                const real half = (less + more) / 2;
                s.origin = mad(from, half, m);
                const InBox seen = line_in_box(s.origin, s.dir, false, &box);
                *(least_growth(&seen, s.t_min, s.t_max) <= 0 ? &more : &less) = half;
            }
            s.origin = mad(from, less + any_real(-48, 48) * REAL_EPSILON, m); /* in the band */
        }
        const InBox seen = line_in_box(s.origin, s.dir, false, &box);
        const long double size = seen.halves + long_distance(s.origin, box.center);
        const bool answer = X(overlap_ray_obb)(&s, &box);
        const long double growth = least_growth(&seen, s.t_min, s.t_max) / size / REAL_EPSILON;
        /* axes are orthonormal up to rounding: the frame sees the box larger up to 4 epsilon */
        check_sample(i, "together", answer || growth > -4 * seen.halves / size, s, box);
        if (answer)
            worst = fmaxl(worst, growth), together++;
        else
            apart++;
        near += fabsl(growth) < 32;
    }
    printf("%d together, %d apart, %d near; those together are apart by at most %.2Lf epsilon\n",
           together, apart, near, worst);
    check("the accuracy promised in the header", worst <= 32);
    check_share(together, SAMPLES, 0.2, 0.8);
    check_share(apart, SAMPLES, 0.2, 0.8);
    check_share(near, SAMPLES, 0.1, 0.9);
}

TESTS_OF_ONE(overlap_ray_obb)
