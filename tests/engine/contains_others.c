/* isect_contains_torus_any, isect_contains_quad_any, isect_contains_polygon_any - judged by the
 * definition at many points of the content, and for triangles in polygons by the area in common. */
#include "isect/isect.h"
#include "isectd/isect.h"
#include "kit/kit.h"
#include "kit/random.h"

/* ---- a torus ---- */

TEST_FUNCTION(torus_by_hand)
{
    const X(torus) ring = {{0, 0, 0}, {0, 0, 2}, 3, 1}, spindle = {{0, 0, 0}, {0, 0, 1}, 3, 5},
                   ball = {{0, 0, 0}, {0, 0, 0}, 3, 1}, empty = {{0, 0, 0}, {0, 0, 1}, 3, -1};
    const Sphere small = {{3, 0, 0}, 1}, large = {{3, 0, 0}, R(1.125)}, middle = {{0, 0, 0}, 1},
                 at_axis = {{1, 0, 0}, R(3.5)}, beyond = {{0, 0, 0}, R(4.125)},
                 none = {{3, 0, 0}, -1};
    const Segment chord = {{3, R(-0.5), 0}, {3, R(0.5), 0}}, across = {{3, 0, 0}, {-3, 0, 0}},
                  deep = {{4, 0, 0}, {2, 0, 0}}, wide = {{2, 0, 0}, {R(-1.5), R(1.5), 0}};
    const X(aabb) box = {{R(2.5), R(-0.5), R(-0.5)}, {R(3.5), R(0.5), R(0.5)}};
    const X(torus) thick = {{0, 0, 0}, {0, 0, 1}, 1, R(0.9375)};
    const Triangle around = {{R(1.5), 0, 0}, {R(-0.75), R(1.25), 0}, {R(-0.75), R(-1.25), 0}};
    const Capsule capsule = {{3, R(-0.25), 0}, {3, R(0.25), 0}, R(0.875)},
                  fat = {{3, R(-0.25), 0}, {3, R(0.25), 0}, 1};
    const X(obb) turned = {{3, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
#define IN(solid, shape) X(contains_torus_any)(&(solid), shape)
    check("a ball", IN(ring, X(any_sphere)(&small)) && !IN(ring, X(any_sphere)(&large)));
    check("a ball in the hole", !IN(ring, X(any_sphere)(&middle)));
    check("the middle of a spindle", IN(spindle, X(any_sphere)(&middle)));
    check("over its axis", IN(spindle, X(any_sphere)(&at_axis)));
    check("out of its tip", !IN(spindle, X(any_sphere)(&beyond)));
    check("an empty ball", !IN(ring, X(any_sphere)(&none)));
    check("an empty torus", !IN(empty, X(any_sphere)(&small)));
    check("without an axis", IN(ball, X(any_sphere)(&small)) && !IN(ball, X(any_sphere)(&beyond)));
    check("a chord", IN(ring, X(any_segment)(&chord)));
    check("across the hole", !IN(ring, X(any_segment)(&across)));
    check("from wall to wall", IN(ring, X(any_segment)(&deep)));
    check("a long chord", !IN(ring, X(any_segment)(&wide)));
    check("a box", IN(ring, X(any_aabb)(&box)));
    check("edges inside, round the hole", !IN(thick, X(any_triangle)(&around)));
    check("a capsule", IN(ring, X(any_capsule)(&capsule)) && !IN(ring, X(any_capsule)(&fat)));
    check("no answer", !IN(ring, X(any_obb)(&turned)));
#undef IN
}

static double distance_from_circle(const X(torus) * torus, const double p[3])
{
    const double n[3] = {(double)torus->axis.x, (double)torus->axis.y, (double)torus->axis.z};
    const double length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    double z = 0, square = 0;
    for (int k = 0; k < 3; k++)
        z += (p[k] - (double)(&torus->center.x)[k]) * n[k] / length;
    for (int k = 0; k < 3; k++) {
        const double x = p[k] - (double)(&torus->center.x)[k] - z * n[k] / length;
        square += x * x;
    }
    const double x = sqrt(square) - (double)torus->major;
    return sqrt(x * x + z * z);
}
/* The greatest distance of points of a triangle with a ball around each, and the greatest distance
 * of any other point from these. The distance changes no faster than the point. */
static double farthest_of(const X(torus) * torus, const Triangle *t, double radius, double *gap)
{
    enum { STEPS = 24, TURNS = 12 };
    double most = 0, longest = 0;
    for (int k = 0; k < 3; k++) {
        const Vec3 side = sub((&t->a)[k], (&t->a)[(k + 1) % 3]);
        longest = fmax(longest, (double)real_sqrt(dot(side, side)));
    }
    *gap = longest / STEPS + radius * 6.2832 / TURNS;
    for (int i = 0; i <= STEPS; i++)
        for (int j = 0; i + j <= STEPS; j++)
            for (int turn = 0; turn < (radius > 0 ? TURNS * TURNS : 1); turn++) {
                const double up = 3.14159265 * (turn / TURNS + 0.5) / TURNS,
                             round = 6.28318531 * (turn % TURNS) / TURNS;
                const double d[3] = {sin(up) * cos(round), sin(up) * sin(round), cos(up)};
                double p[3];
                for (int k = 0; k < 3; k++)
                    p[k] = ((double)(&t->a.x)[k] * i + (double)(&t->b.x)[k] * j +
                            (double)(&t->c.x)[k] * (STEPS - i - j)) /
                               STEPS +
                           radius * d[k];
                most = fmax(most, distance_from_circle(torus, p));
            }
    return most;
}
TEST_FUNCTION(torus_by_points)
{
    const int samples = soak(1500);
    int yes[3] = {0}, no[3] = {0};
    for (int i = 0; i < samples; i++) {
        const int content = i % 3;
        const X(torus) torus = {any_vec3(), any_unit(), any_real(0, 2), any_real(R(0.5), 2)};
        const real size = any_real(0, R(1.5));
        Vec3 axis[3];
        any_frame(axis);
        Vec3 from = cross(torus.axis, axis[0]);
        from = mad(torus.center, torus.major / real_sqrt(dot(from, from)), from);
        const Triangle t = {mad(from, size, any_vec3()), mad(from, size, any_vec3()),
                            mad(from, size, any_vec3())};
        const Triangle flat = {t.a, content ? t.a : t.b, content == 1 ? t.a : content ? t.b : t.c};
        const real radius = content ? any_real(0, R(1.5)) : 0;
        const Capsule capsule = {t.a, t.b, radius};
        const Sphere ball = {t.a, radius};
        if (content == 2 && torus.major <= torus.minor)
            continue;
        const bool got = X(contains_torus_any)(&torus, content == 0   ? X(any_triangle)(&t)
                                                       : content == 1 ? X(any_sphere)(&ball)
                                                                      : X(any_capsule)(&capsule));
        double gap;
        const double most = farthest_of(&torus, &flat, (double)radius, &gap);
        const real *c = &torus.center.x;
        const double far = fmax(fabs((double)c[0]), fmax(fabs((double)c[1]), fabs((double)c[2])));
        const double d =
            144 * (double)REAL_EPSILON * (far + (double)torus.major + (double)torus.minor);
        check("what is inside is near the circle", !got || most <= (double)torus.minor + d);
        check("what is not is far from it", got || most + gap >= (double)torus.minor);
        yes[content] += got, no[content] += !got;
    }
    for (int content = 0; content < 3; content++)
        check_share(yes[content], yes[content] + no[content], 0.05, 0.95);
}

/* ---- flat shapes ---- */

TEST_FUNCTION(flat_by_hand)
{
    const X(quad) square = {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0}},
                  dart = {{0, 0, 0}, {4, 0, 0}, {1, 1, 0}, {0, 4, 0}},
                  bent = {{0, 0, 0}, {4, 0, 1}, {4, 4, 0}, {0, 4, 1}},
                  bow = {{0, 0, 0}, {4, 4, 0}, {4, 0, 0}, {0, 4, 0}};
    static const Vec3 frame[] = {{0, 0, 0}, {8, 0, 0}, {8, 8, 0}, {0, 8, 0}, {0, 0, 0},
                                 {2, 2, 0}, {2, 6, 0}, {6, 6, 0}, {6, 2, 0}, {2, 2, 0}};
    static const Vec3 saddle[] = {{-2, -2, -1}, {2, -2, 1}, {2, 2, -1}, {-2, 2, 1}};
    static const Vec3 pierced[] = {{0, 0, 0},           {8, 0, 0},           {8, 8, 0},
                                   {0, 8, 0},           {0, 0, 0},           {R(1.5), R(1.5), 0},
                                   {R(1.5), R(2.5), 0}, {R(2.5), R(2.5), 0}, {R(2.5), R(1.5), 0},
                                   {R(1.5), R(1.5), 0}};
    const X(polygon) holed = {frame, 10}, pin = {pierced, 10}, bowed = {saddle, 4},
                     none = {NULL, 0};
    const Segment diagonal = {{0, 4, 0}, {4, 0, 0}}, side = {{1, 0, 0}, {3, 0, 0}},
                  over = {{1, 1, 0}, {3, 3, R(0.5)}}, rim = {{-1, -2, R(-0.5)}, {1, -2, R(0.5)}},
                  flat = {{-1, 0, 0}, {1, 1, 0}}, out = {{-1, 0, 0}, {5, 0, 0}};
    const Triangle corner = {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}},
                   round = {{R(0.5), R(0.5), 0}, {R(7.5), R(0.5), 0}, {R(0.5), R(7.5), 0}},
                   beside = {{3, R(0.5), 0}, {R(7.5), R(0.5), 0}, {3, 7, 0}},
                   about = {{0, 0, 0}, {8, 0, 0}, {8, 8, 0}};
    const Segment knot = {{3, 2, 0}, {1, 2, 0}}, top = {{3, 3, 0}, {1, 3, 0}};
    const Sphere point = {{1, 1, 0}, 0}, ball = {{1, 1, 0}, R(0.25)};
    const X(aabb) sheet = {{1, 1, 0}, {2, 2, 0}}, box = {{1, 1, 0}, {2, 2, R(0.5)}};
#define IN(quad, shape) X(contains_quad_any)(&(quad), shape)
    check("a diagonal", IN(square, X(any_segment)(&diagonal)));
    check("a dart", !IN(dart, X(any_segment)(&diagonal)) && IN(dart, X(any_segment)(&side)));
    check("a corner", IN(square, X(any_triangle)(&corner)) && IN(dart, X(any_triangle)(&corner)));
    check("bent", !IN(bent, X(any_segment)(&diagonal)) && !IN(bent, X(any_triangle)(&corner)));
    check("over it", !IN(square, X(any_segment)(&over)) && !IN(square, X(any_segment)(&out)));
    check("a point", IN(square, X(any_sphere)(&point)) && !IN(square, X(any_sphere)(&ball)));
    check("a sheet", IN(square, X(any_aabb)(&sheet)) && !IN(square, X(any_aabb)(&box)));
    check("a bow", IN(bow, X(any_segment)(&side)) && IN(bow, X(any_segment)(&knot)) &&
                       !IN(bow, X(any_segment)(&top)));
#undef IN
#define IN(polygon, shape) X(contains_polygon_any)(&(polygon), shape, ISECT_EVEN_ODD)
    check("in a frame", IN(holed, X(any_segment)(&side)) && IN(holed, X(any_triangle)(&corner)));
    check("about its hole", !IN(holed, X(any_triangle)(&about)));
    check("edges beside its hole", !IN(holed, X(any_triangle)(&round)));
    check("about a small hole",
          !IN(pin, X(any_triangle)(&round)) && IN(pin, X(any_triangle)(&beside)));
    check("its hole", !IN(holed, X(any_aabb)(&((X(aabb)){{1, 1, 0}, {7, 7, 0}}))));
    check("a point", IN(holed, X(any_sphere)(&point)) && !IN(holed, X(any_sphere)(&ball)));
    check("a sheet", IN(holed, X(any_aabb)(&((X(aabb)){{0, 0, 0}, {8, 1, 0}}))));
    check("a box", !IN(holed, X(any_aabb)(&((X(aabb)){{0, 0, 0}, {8, 1, 1}}))));
    check("on an edge of a saddle", IN(bowed, X(any_segment)(&rim)));
    check("in its plane", IN(bowed, X(any_segment)(&flat)));
    check("no corners", !IN(none, X(any_sphere)(&point)));
#undef IN
}

enum { MOST_OF_LOOP = 7, STEPS = 8192 };
/* Integers up to 3: the crossings of a segment with edges are fractions of its length with
 * denominators up to 72, so that different ones are at least 1 / 72^2 apart. Pieces are longer than
 * 1 / STEPS. The points are exact in double. */
static Vec3 in_plane(int slope_u, int slope_v)
{
    const int x = any_int(-3, 3), y = any_int(-3, 3);
    return (Vec3){(real)x, (real)y, (real)(slope_u * x + slope_v * y)};
}
static isectd_vec3 point_between(Vec3 a, Vec3 b, int step)
{
    const double t = (double)step / STEPS;
    return (isectd_vec3){(double)a.x + t * (double)(b.x - a.x),
                         (double)a.y + t * (double)(b.y - a.y),
                         (double)a.z + t * (double)(b.z - a.z)};
}
static isectd_vec3 widened(Vec3 p)
{
    return (isectd_vec3){(double)p.x, (double)p.y, (double)p.z};
}
TEST_FUNCTION(segments_by_points)
{
    const int samples = soak(600);
    int in_quad = 0, in_polygon = 0;
    for (int i = 0; i < samples; i++) {
        const int slope_u = any_int(-2, 2), slope_v = any_int(-2, 2);
        const size_t count = (size_t)any_int(3, MOST_OF_LOOP);
        const isect_rule rule = i % 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        Vec3 corner[MOST_OF_LOOP];
        isectd_vec3 wide[MOST_OF_LOOP];
        for (size_t k = 0; k < MOST_OF_LOOP; k++)
            corner[k] = in_plane(slope_u, slope_v), wide[k] = widened(corner[k]);
        const X(polygon) polygon = {corner, count};
        const isectd_polygon loop = {wide, count};
        const X(quad) quad = {corner[0], corner[1], corner[2], corner[3]};
        const isectd_triangle first = {wide[0], wide[1], wide[2]},
                              second = {wide[0], wide[2], wide[3]};
        const Vec3 a = in_plane(slope_u, slope_v);
        const Segment s = {i % 5 ? a : corner[0],
                           i % 7 ? in_plane(slope_u, slope_v) : corner[any_int(0, 3)]};
        bool all_in_quad = true, all_in_polygon = true;
        for (int step = 0; step <= STEPS && (all_in_quad || all_in_polygon); step++) {
            const isectd_vec3 p = point_between(s.a, s.b, step);
            all_in_quad &= isectd_overlap_point_triangle(&p, &first) ||
                           isectd_overlap_point_triangle(&p, &second);
            all_in_polygon &= isectd_overlap_point_polygon(&p, &loop, rule);
        }
        check("in a quad", cmp(X(contains_quad_any)(&quad, X(any_segment)(&s)), ==, all_in_quad));
        check("in a polygon",
              cmp(X(contains_polygon_any)(&polygon, X(any_segment)(&s), rule), ==, all_in_polygon));
        in_quad += all_in_quad, in_polygon += all_in_polygon;
    }
    check_share(in_quad, samples, 0.03, 0.9);
    check_share(in_polygon, samples, 0.03, 0.9);
}

/* Simple polygons and triangles of integers up to 3: the area outside is 0, or at least 1 / 72^3,
 * which is more than the error of the area in common, 2^-44 * 3 * 7 * 36. */
TEST_FUNCTION(triangles_by_area)
{
    int yes = 0, no = 0;
    for (int i = 0; i < soak(6000); i++) {
        const size_t count = (size_t)any_int(4, MOST_OF_LOOP);
        Vec3 corner[MOST_OF_LOOP], c[3];
        isectd_vec2 loop[MOST_OF_LOOP], flat[3];
        uint32_t spare[3 * MOST_OF_LOOP], index[3 * MOST_OF_LOOP];
        for (size_t k = 0; k < count; k++) {
            corner[k] = in_plane(1, -2);
            loop[k] = (isectd_vec2){(double)corner[k].x, (double)corner[k].y};
        }
        if (X(polygon_triangulate)(corner, count, spare, index) != ISECT_OK)
            continue;
        for (int k = 0; k < 3; k++) {
            c[k] = any_int(0, 1) ? corner[any_int(0, (int)count - 1)] : in_plane(1, -2);
            flat[k] = (isectd_vec2){(double)c[k].x, (double)c[k].y};
        }
        const isectd_polygon2 p = {loop, count}, t = {flat, 3};
        const isectd_iou iou = isectd_measure_common_polygon2_polygon2(&t, &p);
        if (iou.a == 0)
            continue;
        const bool want = iou.common >= iou.a - 1e-7;
        const X(polygon) polygon = {corner, count};
        const Triangle triangle = {c[0], c[1], c[2]};
        check("by area",
              cmp(X(contains_polygon_any)(&polygon, X(any_triangle)(&triangle), ISECT_EVEN_ODD), ==,
                  want));
        yes += want, no += !want;
    }
    check_share(yes, yes + no, 0.02, 0.9);
}

TESTS_IN(engine_contains_others, cmocka_unit_test(torus_by_hand), cmocka_unit_test(torus_by_points),
         cmocka_unit_test(flat_by_hand), cmocka_unit_test(segments_by_points),
         cmocka_unit_test(triangles_by_area))
