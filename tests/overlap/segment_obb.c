/* tests/overlap/segment_obb.c - isect_overlap_segment_obb. */
#include "kit/clip.h"
#include "overlap/boxes.h"

#define SAMPLES soak(20000)

static bool overlaps_it(const Obb *box)
{
    static const Segment segment = {{R(-0.5), R(-0.25), R(-0.125)}, {R(0.5), R(0.25), R(0.125)}};
    return X(overlap_segment_obb)(&segment, box);
}

/* 1. Cases. */
static void cases(void **state)
{
    const real inf = REAL_INF;
    TABLE(table, Segment segment; bool straight, turned;) = {
        {"inside", {{0, 0, 0}, {R(0.5), 0, 0}}, true, true},
        {"through", {{-9, 0, 0}, {9, 0, 0}}, true, true},
        {"ends inside", {{-9, 0, 0}, {0, 0, 0}}, true, true},
        {"begins inside", {{0, 0, 0}, {9, 0, 0}}, true, true},
        {"ends before", {{-9, 0, 0}, {-3, 0, 0}}, false, false},
        {"begins behind", {{3, 0, 0}, {9, 0, 0}}, false, false},
        {"in the face above", {{-9, 0, 1}, {9, 0, 1}}, true, true},
        {"over it", {{-9, 0, R(1.01)}, {9, 0, R(1.01)}}, false, false},
        {"under it", {{-9, 0, R(-1.01)}, {9, 0, R(-1.01)}}, false, false},
        {"beside x, near a turned corner", {{R(1.2), 9, 0}, {R(1.2), -9, 0}}, false, true},
        {"beside -x, near a turned corner", {{R(-1.2), 9, 0}, {R(-1.2), -9, 0}}, false, true},
        {"beyond all corners", {{R(1.41), 9, 0}, {R(1.41), -9, 0}}, false, false},
        {"through a corner alone", {{R(1.375), 9, 0}, {R(1.375), -9, 0}}, false, true},
        {"past an edge along z", {{2, R(0.25), 0}, {R(0.25), 2, 0}}, false, false},
        {"on the edge along z", {{2, 0, 0}, {0, 2, 0}}, true, false},
        {"on the edge along x", {{0, 2, 0}, {0, 0, 2}}, true, true},
        {"past an edge along x", {{0, R(2.125), 0}, {0, 0, R(2.125)}}, false, true},
        {"on the edge along y", {{2, 0, 0}, {0, 0, 2}}, true, true},
        {"a point inside", {{R(0.9), 0, 0}, {R(0.9), 0, 0}}, true, true},
        {"a point on a face", {{0, 0, 1}, {0, 0, 1}}, true, true},
        {"a point outside", {{R(1.5), 0, 0}, {R(1.5), 0, 0}}, false, false},
        {"infinite, both ways", {{-inf, 0, 0}, {inf, 0, 0}}, false, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Segment *s = &table[i].segment, back = {s->b, s->a};
        check(table[i].name, X(overlap_segment_obb)(s, &cube) == table[i].straight);
        check(table[i].name, X(overlap_segment_obb)(&back, &cube) == table[i].straight);
        check(table[i].name, X(overlap_segment_obb)(s, &turned) == table[i].turned);
    }
    check_boxes(overlaps_it);
}

/* A segment near a box: any, along an axis, short, or with an end far away. */
static Segment draw_segment(const Obb *box, int class)
{
    const Vec3 p = mad(box->center, any_real(0, 2), any_unit());
    Segment s = {p, mad(p, 1, any_vec3())};
    if (class == 1)
        s.b = mad(s.a, any_real(-2, 2), box->axis[any_int(0, 2)]);
    if (class == 2)
        s.b = mad(s.a, (real)ldexp(1, -any_int(4, ISECT_DOUBLE ? 50 : 22)), any_unit());
    if (class == 3)
        s.b = mad(s.a, (real)(1 << any_int(0, 9)), sub(s.b, s.a));
    return any_int(0, 1) ? s : (Segment){s.b, s.a};
}

/* 2. Properties: true for every segment and box. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const real k = (real)ldexp(1, i % 40 - 20);
        const Obb box = any_obb();
        const Segment s = draw_segment(&box, i % 4);
        Obb larger = box, scaled = box;
        for (int j = 0; j < 3; j++)
            larger.half[j] *= R(1.5), scaled.half[j] *= k;
        scaled.center = times(k, box.center);
        const Segment scaled_s = {times(k, s.a), times(k, s.b)};
        const bool answer = X(overlap_segment_obb)(&s, &box);
        together += answer;
        check("every scale is alike, exactly",
              X(overlap_segment_obb)(&scaled_s, &scaled) == answer);
        check("a larger box overlaps too", !answer || X(overlap_segment_obb)(&s, &larger));
        for (int j = 0; j < 3; j++) { /* no direction matters */
            Obb other = box;
            other.axis[j] = times(-1, box.axis[j]);
            check("mirrored axes", X(overlap_segment_obb)(&s, &other) == answer);
        }
        /* In a face, up to rounding: that is less than 8 epsilon of where they are. */
        Obb shelf = box;
        shelf.center = (Vec3){0, 0, 0};
        const int side = i % 3, u = (side + 1) % 3, v = (side + 2) % 3;
        const real inside = 1 - 8 * REAL_EPSILON;
        Vec3 end[2];
        for (int j = 0; j < 2; j++)
            end[j] = mad(mad(times(inside * box.half[side], box.axis[side]),
                             any_real(-1, 1) * inside * box.half[u], box.axis[u]),
                         any_real(-1, 1) * inside * box.half[v], box.axis[v]);
        const Segment upon = {end[0], end[1]};
        check("in a face, up to rounding", X(overlap_segment_obb)(&upon, &shelf));
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
        Segment s = draw_segment(&box, i % 4);
        if (i % 3 == 0) { /* so that it touches, nearly: by bisection of the way to the center */
            const Vec3 m = sub(box.center, s.a);
            const Segment from = s;
            real less = 0, more = 1;
            for (int k = 0; k < 60; k++) {
                const real half = (less + more) / 2;
                s = (Segment){mad(from.a, half, m), mad(from.b, half, m)};
                const InBox seen = line_in_box(s.a, s.b, true, &box);
                *(least_growth(&seen, 0, 1) <= 0 ? &more : &less) = half;
            }
            const real band = any_int(0, 1) ? 48 : 1; /* of the larger box, of the box */
            const real beside = less + any_real(-band, band) * REAL_EPSILON;
            s = (Segment){mad(from.a, beside, m), mad(from.b, beside, m)};
        }
        const InBox seen = line_in_box(s.a, s.b, true, &box);
        const long double size =
            seen.halves + fmaxl(long_distance(s.a, box.center), long_distance(s.b, box.center));
        const bool answer = X(overlap_segment_obb)(&s, &box);
        const long double growth = least_growth(&seen, 0, 1) / size / REAL_EPSILON;
        /* axes are orthonormal up to rounding: the frame sees the box larger up to 4 epsilon */
        check_sample(i, "together", answer || growth > -4 * seen.halves / size, s, box);
        if (answer)
            worst = fmaxl(worst, growth), together++;
        else
            apart++;
        near += fabsl(growth) < 16;
    }
    printf("%d together, %d apart, %d near; those together are apart by at most %.2Lf epsilon\n",
           together, apart, near, worst);
    check("the accuracy promised in the header", worst <= 16);
    check_share(together, SAMPLES, 0.2, 0.8);
    check_share(apart, SAMPLES, 0.2, 0.8);
    check_share(near, SAMPLES, 0.1, 0.9);
}

TESTS_OF_ONE(overlap_segment_obb)
