/* tests/laws/relations.c - the rows checked against each other: shapes that are the same set must
 * get the same answers. */
#include "kit/flat.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

static Aabb point_box(Vec3 p)
{
    return (Aabb){p, p};
}
static Sphere point_sphere(Vec3 p)
{
    return (Sphere){p, 0};
}
static bool finite(Vec3 p)
{
    return real_abs(p.x) <= REAL_MAX && real_abs(p.y) <= REAL_MAX && real_abs(p.z) <= REAL_MAX;
}

/* A point is a sphere of radius 0, a box without extent, and a ray without direction. */
static void points(void **state)
{
    int inside = 0, in_ball = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Vec3 p = odd_vec3();
        Aabb box = odd_aabb(), point = point_box(p);
        Sphere ball = odd_sphere(), speck = point_sphere(p);
        Ray still = {p, {0, 0, 0}, 0, 1};
        bool in = X(overlap_aabb_aabb)(&point, &box);
        inside += in;
        check_sample(i, "point in box", X(overlap_point_aabb)(&p, &box) == in, p, box);
        check_sample(i, "sphere in box", X(overlap_sphere_aabb)(&speck, &box) == in, speck, box);
        check_sample(i, "ray in box", hit(X(cast_ray_aabb)(&still, &box)) == in, still, box);
        check_sample(i, "ray in box", X(overlap_ray_aabb)(&still, &box) == in, still, box);
        const Segment both = {p, p};
        const Triangle all = {p, p, p};
        check_sample(i, "segment in box", X(overlap_segment_aabb)(&both, &box) == in, p, box);
        check_sample(i, "triangle in box", X(overlap_triangle_aabb)(&all, &box) == in, p, box);

        in = X(overlap_sphere_sphere)(&speck, &ball);
        in_ball += in;
        check_sample(i, "point box in ball", X(overlap_sphere_aabb)(&ball, &point) == in, ball, p);
    }
    check_share(inside, SAMPLES, 0.02, 0.9);
    check_share(in_ball, SAMPLES, 0.02, 0.9);
}

/* A sphere of radius 0 is a point, a capsule of radius 0 a segment, one with equal ends a sphere,
 * a triangle with two corners the same a segment, and so is a ray whose ends round nothing. */
static void balls(void **state)
{
    int inside = 0, near = 0, passing = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Vec3 p = odd_vec3();
        const Sphere ball = odd_sphere(), speck = point_sphere(p);
        const Capsule capsule = odd_capsule(), thin = {capsule.a, capsule.b, 0};
        const Capsule round = {ball.center, ball.center, ball.radius};
        const Segment segment = {capsule.a, capsule.b}, still = {p, p};
        const Sphere around = {p, capsule.radius};
        const Ray nowhere = {p, {0, 0, 0}, -1, REAL_INF};

        const bool in = X(overlap_point_sphere)(&p, &ball);
        inside += in;
        check_sample(i, "sphere", X(overlap_sphere_sphere)(&speck, &ball) == in, p, ball);
        check_sample(i, "capsule", X(overlap_point_capsule)(&p, &round) == in, p, ball);
        check_sample(i, "both", X(overlap_sphere_capsule)(&speck, &round) == in, p, ball);
        check_sample(i, "segment", X(overlap_segment_sphere)(&still, &ball) == in, p, ball);
        check_sample(i, "ray", X(overlap_ray_sphere)(&nowhere, &ball) == in, p, ball);

        const bool held = X(overlap_point_capsule)(&p, &capsule);
        near += held;
        check_sample(i, "held", X(overlap_sphere_capsule)(&speck, &capsule) == held, p, capsule);
        check_sample(i, "around", X(overlap_segment_sphere)(&segment, &around) == held, p, capsule);
        const bool met = X(overlap_segment_sphere)(&segment, &ball);
        const Ray ray = {segment.a, sub(segment.b, segment.a), 0, 1};
        check_sample(i, "thin", X(overlap_sphere_capsule)(&ball, &thin) == met, segment, ball);
        check_sample(i, "as a ray", kind != WHOLE || X(overlap_ray_sphere)(&ray, &ball) == met,
                     segment, ball);
        const Triangle needle = {segment.a, i % 2 ? segment.a : segment.b, segment.b};
        const Triangle speck_triangle = {p, p, p}, face = odd_triangle();
        check_sample(i, "needle", X(overlap_triangle_sphere)(&needle, &ball) == met, segment, ball);
        check_sample(i, "speck", X(overlap_triangle_sphere)(&speck_triangle, &ball) == in, p, ball);
        const Sphere corner = point_sphere(i % 2 ? face.b : p);
        check_sample(i, "on a triangle", X(overlap_triangle_sphere)(&face, &corner) ==
                     X(overlap_point_triangle)(&corner.center, &face), face, corner);
        const bool joined = X(overlap_sphere_capsule)(&ball, &capsule);
        check_sample(i, "capsules", X(overlap_capsule_capsule)(&round, &capsule) == joined, ball,
                     capsule);
        check_sample(i, "capsules", X(overlap_capsule_capsule)(&capsule, &round) == joined, ball,
                     capsule);
        check_sample(i, "as a capsule", X(overlap_segment_capsule)(&segment, &round) == met,
                     segment, ball);
        check_sample(i, "triangle", X(overlap_triangle_capsule)(&face, &round) ==
                     X(overlap_triangle_sphere)(&face, &ball), face, ball);
        const Segment other = odd_segment();
        check_sample(i, "needle", X(overlap_triangle_capsule)(&needle, &capsule) ==
                     X(overlap_segment_capsule)(&segment, &capsule), segment, capsule);
        const Capsule thin_other = {other.a, other.b, 0};
        check_sample(i, "thin ones", X(overlap_capsule_capsule)(&thin, &thin_other) ==
                     X(overlap_segment_segment)(&segment, &other), segment, other);
        check_sample(i, "a thin one", X(overlap_segment_capsule)(&other, &thin) ==
                     X(overlap_segment_segment)(&segment, &other), segment, other);
        check_sample(i, "a thin one", X(overlap_triangle_capsule)(&face, &thin) ==
                     X(overlap_segment_triangle)(&segment, &face), segment, face);
        Ray way = odd_ray();
        const Vec3 on = any_int(0, 1) ? mad(way.origin, (real)any_int(-1, 3), way.dir) : p;
        const Sphere dot_sphere = point_sphere(on);
        const Triangle dot_triangle = {on, on, on};
        const bool passed = X(overlap_ray_sphere)(&way, &dot_sphere);
        passing += passed;
        check_sample(i, "a point as a triangle",
                     X(overlap_ray_triangle)(&way, &dot_triangle) == passed, way, on);
    }
    check_share(inside, SAMPLES, 0.02, 0.9);
    check_share(near, SAMPLES, 0.02, 0.9);
    check_share(passing, SAMPLES, 0.02, 0.9);
}

/* How much of a shape's size two rows may differ that say the same. */
static real slack(const Ray *ray, Vec3 center, real size)
{
    const Vec3 m = sub(ray->origin, center);
    return 20 * REAL_EPSILON * (real_sqrt(dot(m, m)) + size);
}

/* A capsule whose ends coincide is a sphere, and every capsule holds the balls at its ends: up to what
 * the headers promise. */
static void capsules(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Ray ray = any_ray();
        const Sphere ball = any_sphere();
        const Capsule capsule = {ball.center, i % 2 ? any_vec3() : ball.center, ball.radius};
        const Vec3 u = sub(capsule.b, capsule.a);
        const real some = slack(&ray, ball.center, ball.radius + real_sqrt(dot(u, u)));
        const Sphere less = {ball.center, ball.radius - some}, more = {ball.center, ball.radius + some};
        const Span span = X(cast_ray_capsule)(&ray, &capsule);
        const Span inner = X(cast_ray_sphere)(&ray, &less), outer = X(cast_ray_sphere)(&ray, &more);
        hit_count += hit(span);
        check_sample(i, "holds its ends", !hit(inner) || (span.enter <= inner.enter &&
                                                          span.leave >= inner.leave), ray, capsule);
        check_sample(i, "is a ball", i % 2 || !hit(span) || (span.enter >= outer.enter &&
                                                             span.leave <= outer.leave), ray, capsule);
    }
    check_share(hit_count, SAMPLES, 0.1, 0.9);
}

/* Does the one contain the other? */
static bool spans(Span outer, Span inner)
{
    return !hit(inner) || (outer.enter <= inner.enter && outer.leave >= inner.leave);
}

/* A cylinder lies in its capsule, a cone in its cylinder, an ellipsoid in its box, and with equal radii
 * it is a ball: up to what the headers promise. */
static void round_solids(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Ray ray = any_ray();
        const Cone cone = any_cone();
        const Vec3 u = sub(cone.base, cone.tip);
        const real tall = real_sqrt(dot(u, u)), r = cone.radius;
        const real some = 4 * slack(&ray, cone.tip, tall + r), end = some / tall;
        const Cylinder cylinder = {cone.tip, cone.base, r};
        const Cylinder more = {mad(cone.tip, -end, u), mad(cone.base, end, u), r + some};
        const Capsule capsule = {cone.tip, cone.base, r + some};
        const Span in_cone = X(cast_ray_cone)(&ray, &cone);
        const Span in_cylinder = X(cast_ray_cylinder)(&ray, &cylinder);
        hit_count += hit(in_cylinder);
        check_sample(i, "cone", spans(X(cast_ray_cylinder)(&ray, &more), in_cone), ray, cone);
        check_sample(i, "cylinder", spans(X(cast_ray_capsule)(&ray, &capsule), in_cylinder), ray, cone);
        const Disc base = {cone.base, u, r};
        const Touch touch = X(cast_ray_disc)(&ray, &base);
        const Span around = X(cast_ray_cylinder)(&ray, &more);
        check_sample(i, "its base", !hits(touch) || real_abs(dot(ray.dir, u)) < R(0.1) * tall ||
                                        (around.enter <= touch.t && touch.t <= around.leave), ray, cone);

        const Ellipsoid egg = any_ellipsoid();
        const Ellipsoid round = {egg.center, {egg.axis[0], egg.axis[1], egg.axis[2]}, {r, r, r}};
        const real add = 4 * slack(&ray, egg.center, 3 + r);
        const Sphere ball = {egg.center, r + add}, less = {egg.center, r - add};
        const Obb box = {egg.center, {egg.axis[0], egg.axis[1], egg.axis[2]},
                         {egg.radius[0] + add, egg.radius[1] + add, egg.radius[2] + add}};
        const Span span = X(cast_ray_ellipsoid)(&ray, &egg);
        const Span in_round = X(cast_ray_ellipsoid)(&ray, &round);
        check_sample(i, "box", spans(X(cast_ray_obb)(&ray, &box), span), ray, egg);
        check_sample(i, "ball", spans(X(cast_ray_sphere)(&ray, &ball), in_round), ray, round);
        check_sample(i, "ball", spans(in_round, X(cast_ray_sphere)(&ray, &less)), ray, round);
    }
    check_share(hit_count, SAMPLES, 0.1, 0.9);
}

/* A torus with a major radius of 0 is a ball, and so is one without axis; any lies
 * in the ball and in the cylinder around it: up to what the headers promise. */
static void tori(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Ray ray = any_ray();
        const Torus t = any_torus();
        const real outer = t.major + t.minor, some = 2 * slack(&ray, t.center, outer);
        const Torus round = i % 2 ? (Torus){t.center, t.axis, 0, t.minor}
                                  : (Torus){t.center, {0, 0, 0}, t.major, t.minor};
        const real radius = i % 2 ? t.minor : outer;
        const Sphere less = {t.center, radius - some}, more = {t.center, radius + some};
        const Sphere around = {t.center, outer + some};
        const Span span = X(cast_ray_torus)(&ray, &t), in_round = X(cast_ray_torus)(&ray, &round);
        hit_count += hit(span);
        check_sample(i, "ball", spans(X(cast_ray_sphere)(&ray, &more), in_round), ray, t);
        check_sample(i, "ball", spans(in_round, X(cast_ray_sphere)(&ray, &less)), ray, t);
        check_sample(i, "in a ball", spans(X(cast_ray_sphere)(&ray, &around), span), ray, t);
        const Vec3 u = times(1 / real_sqrt(dot(t.axis, t.axis)), t.axis);
        const Vec3 top = mad(t.center, t.minor + some, u), base = mad(t.center, -t.minor - some, u);
        const Cylinder slice = {base, top, outer + some};
        check_sample(i, "in a cylinder", spans(X(cast_ray_cylinder)(&ray, &slice), span), ray, t);
    }
    check_share(hit_count, SAMPLES, 0.1, 0.9);
}

/* A lozenge holds the capsules at its sides, and where one of its ways is nothing it is the capsule about
 * the other: up to what the headers promise. */
static void lozenges(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Ray ray = any_ray();
        const Lozenge z = any_lozenge(), rod = {z.corner, z.u, {0, 0, 0}, z.radius};
        const Vec3 end = mad(z.corner, 1, z.u);
        const real size = real_sqrt(dot(z.u, z.u)) + real_sqrt(dot(z.v, z.v)) + z.radius;
        const real some = 2 * slack(&ray, z.corner, size);
        const Capsule less = {z.corner, end, z.radius - some}, more = {z.corner, end, z.radius + some};
        const Span span = X(cast_ray_lozenge)(&ray, &rod);
        hit_count += hit(span);
        check_sample(i, "side", spans(X(cast_ray_lozenge)(&ray, &z), X(cast_ray_capsule)(&ray, &less)),
                     ray, z);
        check_sample(i, "rod", spans(span, X(cast_ray_capsule)(&ray, &less)), ray, z);
        check_sample(i, "rod", spans(X(cast_ray_capsule)(&ray, &more), span), ray, z);
    }
    check_share(hit_count, SAMPLES, 0.1, 0.9);
}

/* A rectangle is two triangles, which share a diagonal: but for rays within rounding of the border, one
 * of them is hit where it is. */
static void rectangles(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Rectangle r = any_rectangle();
        const Vec3 p = mad(r.corner, 1, r.u), q = mad(r.corner, 1, r.v), s = mad(p, 1, r.v);
        const Triangle halves[2] = {{r.corner, p, q}, {s, p, q}};
        const real a = any_real(R(-0.5), R(1.5)), b = any_real(R(-0.5), R(1.5));
        Ray ray = any_ray();
        ray.dir = sub(mad(mad(r.corner, a, r.u), b, r.v), ray.origin);
        const Vec3 n = cross(r.u, r.v);
        const real sharp = real_abs(dot(n, ray.dir)) /
                           real_sqrt(dot(r.u, r.u) * dot(r.v, r.v) * dot(ray.dir, ray.dir));
        const real border = num_min(num_min(real_abs(a), real_abs(1 - a)),
                                    num_min(real_abs(b), real_abs(1 - b)));
        if (!(sharp > R(0.05) && border > R(1e-3) && dot(r.u, r.u) > R(0.01) && dot(r.v, r.v) > R(0.01)))
            continue;
        const Touch whole = X(cast_ray_rectangle)(&ray, &r);
        const Touch first = X(cast_ray_triangle)(&ray, &halves[0]);
        const Touch last = X(cast_ray_triangle)(&ray, &halves[1]);
        hit_count += hits(whole);
        if (real_abs(ray.t_max - 1) < R(1e-3))
            continue;
        check_sample(i, "two triangles", hits(whole) == (hits(first) || hits(last)), ray, r);
        const real t = hits(first) ? first.t : last.t;
        check_sample(i, "at the same t", !hits(whole) || real_abs(whole.t - t) < R(1e-3), ray, r);
        const Quad quad = {r.corner, p, s, q};
        const Touch other = X(cast_ray_quad)(&ray, &quad);
        check_sample(i, "as a quad", hits(other) == hits(whole), ray, r);
        check_sample(i, "at the same u and v",
                     real_abs(other.u - whole.u) < R(1e-3) && real_abs(other.v - whole.v) < R(1e-3),
                     ray, r);
    }
    check_share(hit_count, SAMPLES, 0.05, 0.9);
}

/* What a ray hits it overlaps; the other way round where the box is larger by the bounds of both. */
static void rays_and_boxes(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Obb box = any_obb();
        Ray ray = any_ray();
        if (i % 2) /* towards an edge */
            ray.dir = sub(mad(mad(box.center, box.half[0], box.axis[0]), box.half[1], box.axis[1]),
                          ray.origin);
        const Vec3 m = sub(ray.origin, box.center);
        const real size = real_sqrt(dot(m, m)) + box.half[0] + box.half[1] + box.half[2];
        Obb larger = box;
        for (int k = 0; k < 3; k++)
            larger.half[k] += 64 * REAL_EPSILON * size;
        const bool meets = X(overlap_ray_obb)(&ray, &box), hits_it = hit(X(cast_ray_obb)(&ray, &box));
        hit_count += meets;
        check_sample(i, "hit", meets || !hits_it, ray, box);
        check_sample(i, "meets", hit(X(cast_ray_obb)(&ray, &larger)) || !meets, ray, box);
        const Segment part = {ray.origin, mad(ray.origin, num_min(ray.t_max, 2), ray.dir)};
        ray.t_max = 2 * num_max(ray.t_max, 2);
        check_sample(i, "a part", !X(overlap_segment_obb)(&part, &box) ||
                                      X(overlap_ray_obb)(&ray, &larger), ray, box);
    }
    check_share(hit_count, SAMPLES, 0.1, 0.9);
}

/* Six planes along the axes are a box, but for rounding. */
static void frusta(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Ray ray = any_ray();
        const Aabb box = any_aabb();
        const real k = any_real(R(0.1), 9), some = k * 32 * REAL_EPSILON; /* of any length */
        Frustum frustum = {{{{-k, 0, 0}, k * box.lower.x}, {{k, 0, 0}, -k * box.upper.x},
                            {{0, -k, 0}, k * box.lower.y}, {{0, k, 0}, -k * box.upper.y},
                            {{0, 0, -k}, k * box.lower.z}, {{0, 0, k}, -k * box.upper.z}},
                           {{0, 0, 0}}};
        Frustum more = frustum, less = frustum;
        for (int j = 0; j < 6; j++)
            more.plane[j].d -= some, less.plane[j].d += some;
        const Span span = X(cast_ray_aabb)(&ray, &box);
        hit_count += hit(span);
        check_sample(i, "held", spans(X(cast_ray_frustum)(&ray, &more), span), ray, box);
        check_sample(i, "holds", spans(span, X(cast_ray_frustum)(&ray, &less)), ray, box);
        frustum.plane[4] = frustum.plane[5] = (Plane){{0, 0, 0}, -1};
        const X(hull) hull = {.planes = less.plane, .plane_count = 4};
        check_sample(i, "its sides alone hold more",
                     spans(X(cast_ray_hull)(&ray, &hull), X(cast_ray_frustum)(&ray, &less)), ray, box);
        check_sample(i, "without ends it holds more",
                     spans(X(cast_ray_frustum)(&ray, &frustum), X(cast_ray_frustum)(&ray, &less)),
                     ray, box);
    }
    check_share(hit_count, SAMPLES, 0.05, 0.9);
}

/* The part of a ray below the planes of a solid, all moved outward or inward by some epsilons. */
static Span below(const Ray *ray, const Kdop18 *kdop, real outward)
{
    Plane plane[18];
    const X(hull) hull = {.planes = plane, .plane_count = 18};
    for (int i = 0; i < 9; i++) {
        const Vec3 n = {KDOP18[i][0], KDOP18[i][1], KDOP18[i][2]};
        const real some = outward * 64 * REAL_EPSILON;
        plane[2 * i] = (Plane){n, -kdop->upper[i] - some};
        plane[2 * i + 1] = (Plane){times(-1, n), kdop->lower[i] - some};
    }
    return X(cast_ray_hull)(ray, &hull);
}

/* Solids between planes that have no bounds but those of another are that one. */
static void slabs(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Ray ray = any_ray();
        const Kdop18 edges = any_kdop18();
        const Kdop14 corners = any_kdop14();
        Kdop26 cut_edges, cut_corners, box26;
        Kdop18 box18;
        Kdop14 box14;
        for (int k = 0; k < 13; k++) {
            const bool axis = k < 3, edge = k < 9;
            cut_edges.lower[k] = edge ? edges.lower[k] : -REAL_INF;
            cut_edges.upper[k] = edge ? edges.upper[k] : REAL_INF;
            cut_corners.lower[k] = axis ? corners.lower[k] : edge ? -REAL_INF : corners.lower[k - 6];
            cut_corners.upper[k] = axis ? corners.upper[k] : edge ? REAL_INF : corners.upper[k - 6];
            box26.lower[k] = axis ? edges.lower[k] : -REAL_INF;
            box26.upper[k] = axis ? edges.upper[k] : REAL_INF;
        }
        for (int k = 0; k < 9; k++)
            box18.lower[k] = box26.lower[k], box18.upper[k] = box26.upper[k];
        for (int k = 0; k < 7; k++)
            box14.lower[k] = box26.lower[k], box14.upper[k] = box26.upper[k];
        const Span span = X(cast_ray_kdop18)(&ray, &edges), box = X(cast_ray_kdop26)(&ray, &box26);
        hit_count += hit(span);
        check_sample(i, "no corners", same_span(X(cast_ray_kdop26)(&ray, &cut_edges), span), ray,
                     edges);
        check_sample(i, "no edges",
                     same_span(X(cast_ray_kdop26)(&ray, &cut_corners),
                               X(cast_ray_kdop14)(&ray, &corners)), ray, corners);
        check_sample(i, "a box", same_span(X(cast_ray_kdop14)(&ray, &box14), box), ray, edges);
        check_sample(i, "a box", same_span(X(cast_ray_kdop18)(&ray, &box18), box), ray, edges);
        check_sample(i, "the box holds more", spans(box, span), ray, edges);
        const X(kdop) three = {(const void *)KDOP26, 3, box26.lower, box26.upper};
        check_sample(i, "a box", same_span(X(cast_ray_kdop)(&ray, &three), box), ray, edges);
        check_sample(i, "its planes", spans(below(&ray, &edges, 1), span), ray, edges);
        check_sample(i, "its planes", spans(span, below(&ray, &edges, -1)), ray, edges);

        const Aabb aabb = {{box26.lower[0], box26.lower[1], box26.lower[2]},
                           {box26.upper[0], box26.upper[1], box26.upper[2]}};
        const Span exact = X(cast_ray_aabb)(&ray, &aabb);
        const real some = 8 * REAL_EPSILON;
        if (hit(exact) && hit(box))
            check_sample(i, "as an aabb",
                         real_abs(exact.enter - box.enter) <= some * real_abs(exact.enter) &&
                             real_abs(exact.leave - box.leave) <= some * real_abs(exact.leave),
                         ray, aabb);
        else
            check_sample(i, "as an aabb", hit(exact) == hit(box) || exact.leave - exact.enter < 1e-3 ||
                                              box.leave - box.enter < 1e-3, ray, aabb);
    }
    check_share(hit_count, SAMPLES, 0.05, 0.9);
}

/* Two points overlap when they are the same. */
static void equal_points(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Vec3 p = odd_vec3(), q = i % 2 ? p : odd_vec3();
        if (i % 4 == 1)
            q.y = step(q.y);
        if (!finite(q))
            continue;
        bool same = p.x == q.x && p.y == q.y && p.z == q.z;
        Sphere sp = point_sphere(p), sq = point_sphere(q);
        Aabb bp = point_box(p), bq = point_box(q);
        check_sample(i, "spheres", X(overlap_sphere_sphere)(&sp, &sq) == same, p, q);
        check_sample(i, "sphere and box", X(overlap_sphere_aabb)(&sp, &bq) == same, p, q);
        check_sample(i, "boxes", X(overlap_aabb_aabb)(&bp, &bq) == same, p, q);
    }
}

/* An axis-aligned box is a box with axes of its own, exactly where center and half are exact. */
static void straight_boxes(void **state)
{
    int together = 0, hit_count = 0, met = 0;
    (void)state;
    kind = WHOLE;
    for (int i = 0; i < SAMPLES; i++) {
        scale = any_int(-20, 20);
        Obb oriented[2];
        Aabb straight[2];
        for (int k = 0; k < 2; k++) {
            const Obb identity = {odd_vec3(), {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
            Obb *obb = &oriented[k];
            *obb = identity;
            for (int j = 0; j < 3; j++)
                obb->half[j] = real_abs(number());
            Vec3 half = {obb->half[0], obb->half[1], obb->half[2]};
            straight[k] = (Aabb){sub(obb->center, half), mad(obb->center, 1, half)};
        }
        bool want = X(overlap_aabb_aabb)(&straight[0], &straight[1]);
        together += want;
        check_sample(i, "boxes", X(overlap_obb_obb)(&oriented[0], &oriented[1]) == want,
                     oriented[0], oriented[1]);

        Ray ray = {odd_vec3(), odd_vec3(), -REAL_INF, REAL_INF};
        Span exact = X(cast_ray_aabb)(&ray, &straight[0]);
        hit_count += hit(exact);
        Obb other = oriented[0];
        Vec3 m = sub(ray.origin, other.center);
        real bound = real_sqrt(dot(m, m)) + other.half[0] + other.half[1] + other.half[2];
        for (int j = 0; j < 3; j++)
            other.half[j] += (hit(exact) ? 16 : -16) * REAL_EPSILON * bound;
        check_sample(i, "ray", hit(X(cast_ray_obb)(&ray, &other)) == hit(exact) ||
                                   other.half[0] < 0 || other.half[1] < 0 || other.half[2] < 0,
                     ray, other);

        const Triangle triangle = {odd_vec3(), odd_vec3(), odd_vec3()};
        const bool meets = X(overlap_triangle_aabb)(&triangle, &straight[0]);
        met += meets;
        check_sample(i, "triangle", !meets || X(overlap_triangle_obb)(&triangle, &oriented[0]),
                     triangle, oriented[0]);
    }
    check_share(together, SAMPLES, 0.1, 0.9);
    check_share(hit_count, SAMPLES, 0.1, 0.9);
    check_share(met, SAMPLES, 0.1, 0.9);
}

/* A box lies where its corners lie. */
static void corners(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Plane plane = odd_plane();
        Aabb box = box_of(odd_vec3(), odd_vec3());
        int outside = 0, on = 0;
        for (int k = 0; k < 8; k++) {
            Vec3 p = {k & 1 ? box.upper.x : box.lower.x, k & 2 ? box.upper.y : box.lower.y,
                      k & 4 ? box.upper.z : box.lower.z};
            Aabb point = point_box(p);
            isect_side side = X(classify_plane_aabb)(&plane, &point);
            outside += side == ISECT_OUTSIDE, on += side == ISECT_TANGENT_INSIDE;
            check("a point does not straddle", side == ISECT_OUTSIDE || side == ISECT_INSIDE ||
                                                   side == ISECT_TANGENT_INSIDE);
        }
        isect_side want = outside == 8  ? ISECT_OUTSIDE
                          : !outside    ? (on ? ISECT_TANGENT_INSIDE : ISECT_INSIDE)
                          : outside + on == 8 ? ISECT_TANGENT_OUTSIDE
                                              : ISECT_STRADDLES;
        check_sample(i, "corners", X(classify_plane_aabb)(&plane, &box) == want, plane, box);
    }
}

/* A surface is one whoever asks: a point is a segment, ray, triangle, ball and box; a segment is a needle; a
 * box meets the surface if one of its edges does, and if it is neither outside nor inside. */
static void surfaces(void **state)
{
    int on = 0, across = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Plane plane = odd_plane();
        Vec3 p = odd_vec3(), q = odd_vec3();
        if (i % 2) {
            plane.d = step(-dot(plane.normal, p));
            if (!(real_abs(plane.d) <= REAL_MAX))
                plane.d = 0;
        }
        Segment speck = {p, p}, segment = {p, q};
        Ray still = {p, {0, 0, 0}, 0, 1}, ray = {p, sub(q, p), 0, 1};
        Triangle point = {p, p, p}, needle = {p, q, p};
        Aabb grain = point_box(p), box = box_of(p, q), any = odd_aabb();
        Sphere speck_ball = point_sphere(p), ball = odd_sphere();
        bool in = X(overlap_point_plane)(&p, &plane);
        on += in;
        check_sample(i, "segment", X(overlap_segment_plane)(&speck, &plane) == in, p, plane);
        check_sample(i, "ray", X(overlap_ray_plane)(&still, &plane) == in, p, plane);
        check_sample(i, "triangle", X(overlap_plane_triangle)(&plane, &point) == in, p, plane);
        check_sample(i, "box", X(overlap_plane_aabb)(&plane, &grain) == in, p, plane);
        check_sample(i, "ball", X(overlap_plane_sphere)(&plane, &speck_ball) == in, p, plane);
        check_sample(i, "side of a point", X(classify_plane_sphere)(&plane, &speck_ball) ==
                                               X(classify_plane_aabb)(&plane, &grain), p, plane);

        in = X(overlap_segment_plane)(&segment, &plane);
        check_sample(i, "needle", X(overlap_plane_triangle)(&plane, &needle) == in, segment, plane);
        if (kind == WHOLE || kind == SUBNORMAL) /* where q - p does not round */
            check_sample(i, "ray", X(overlap_ray_plane)(&ray, &plane) == in, segment, plane);

        bool edges = false;
        for (int k = 0; k < 8; k++)
            for (int axis = 0; axis < 3; axis++) {
                const real *corner[2] = {&box.lower.x, &box.upper.x};
                Vec3 a = {corner[k & 1][0], corner[k >> 1 & 1][1], corner[k >> 2 & 1][2]}, b = a;
                ((real *)&b)[axis] = corner[1][axis];
                Segment edge = {a, b};
                edges |= X(overlap_segment_plane)(&edge, &plane);
            }
        in = X(overlap_plane_aabb)(&plane, &box);
        across += in;
        check_sample(i, "edges", edges == in, plane, box);
        isect_side side = X(classify_plane_aabb)(&plane, &any);
        check_sample(i, "side", X(overlap_plane_aabb)(&plane, &any) ==
                                    (side != ISECT_OUTSIDE && side != ISECT_INSIDE), plane, any);
        side = X(classify_plane_sphere)(&plane, &ball);
        check_sample(i, "side of a ball", X(overlap_plane_sphere)(&plane, &ball) ==
                                    (side != ISECT_OUTSIDE && side != ISECT_INSIDE), plane, ball);
    }
    check_share(on, SAMPLES, 0.02, 0.9);
    check_share(across, SAMPLES, 0.1, 0.9);
}

/* A segment is a needle, and, where b - a does not round, a ray; the box of a segment that runs along
 * an axis is that segment. */
static void segments_in_boxes(void **state)
{
    int count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Vec3 p = odd_vec3(), q = odd_vec3();
        const Aabb box = odd_aabb();
        const Segment segment = {p, q};
        const Triangle needles[3] = {{p, q, p}, {p, p, q}, {q, p, p}};
        bool in = X(overlap_segment_aabb)(&segment, &box);
        count += in;
        check_sample(i, "needle", X(overlap_triangle_aabb)(&needles[i % 3], &box) == in, segment, box);
        const Ray ray = {p, sub(q, p), 0, 1};
        if (kind == WHOLE || kind == SUBNORMAL)
            check_sample(i, "ray", X(overlap_ray_aabb)(&ray, &box) == in, segment, box);
        Vec3 along = p;
        ((real *)&along)[i % 3] = ((real *)&q)[i % 3];
        const Segment straight = {p, along};
        const Aabb same = box_of(p, along);
        check_sample(i, "along an axis", X(overlap_segment_aabb)(&straight, &box) ==
                                             X(overlap_aabb_aabb)(&same, &box), straight, box);
    }
    check_share(count, SAMPLES, 0.05, 0.9);
}

static bool has_reciprocals(Vec3 d)
{
    const real least = REAL_MIN, most = 1 / REAL_MIN;
    return (d.x == 0 || (real_abs(d.x) >= least && real_abs(d.x) <= most)) &&
           (d.y == 0 || (real_abs(d.y) >= least && real_abs(d.y) <= most)) &&
           (d.z == 0 || (real_abs(d.z) >= least && real_abs(d.z) <= most));
}
/* A line through a triangle goes through its box; within the box's span, up to rounding. */
static void triangle_in_box(void **state)
{
    int count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Triangle t = odd_triangle();
        Ray ray = {odd_vec3(), odd_vec3(), -REAL_INF, REAL_INF};
        Touch touch = X(cast_ray_triangle)(&ray, &t);
        if (!hits(touch) || !has_reciprocals(ray.dir))
            continue;
        count++;
        Aabb box = {{num_min(num_min(t.a.x, t.b.x), t.c.x), num_min(num_min(t.a.y, t.b.y), t.c.y),
                     num_min(num_min(t.a.z, t.b.z), t.c.z)},
                    {num_max(num_max(t.a.x, t.b.x), t.c.x), num_max(num_max(t.a.y, t.b.y), t.c.y),
                     num_max(num_max(t.a.z, t.b.z), t.c.z)}};
        Span span = X(cast_ray_aabb)(&ray, &box);
        check_sample(i, "the box is hit", hit(span), ray, t);
        real some = 8 * REAL_EPSILON;
        check_sample(i, "in its span", touch.t >= span.enter - some * real_abs(span.enter) - REAL_MIN &&
                         touch.t <= span.leave + some * real_abs(span.leave) + REAL_MIN, ray, t);
    }
    check_share(count, SAMPLES, 0.02, 0.9);
}

/* A sphere lies in its box: what meets the one meets the other. */
static void sphere_in_box(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Sphere ball = any_sphere(), other = any_sphere();
        Vec3 r = {ball.radius, ball.radius, ball.radius};
        Aabb box = {sub(ball.center, mad(r, 2 * REAL_EPSILON, (Vec3){1, 1, 1})),
                    mad(ball.center, 1 + 4 * REAL_EPSILON, r)};
        box.upper.x += REAL_EPSILON, box.upper.y += REAL_EPSILON, box.upper.z += REAL_EPSILON;
        Ray ray = any_ray();
        check("sphere", !X(overlap_sphere_sphere)(&other, &ball) ||
                            X(overlap_sphere_aabb)(&other, &box));
        Sphere smaller = {ball.center, ball.radius - 16 * REAL_EPSILON};
        check("ray", !hit(X(cast_ray_sphere)(&ray, &smaller)) || hit(X(cast_ray_aabb)(&ray, &box)));
    }
}

/* A point is a segment with equal ends, and a triangle with equal corners; a segment is a triangle
 * with two corners the same. */
static void flat_shapes(void **state)
{
    int on = 0, meet = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[5];
        hard_points(p, 5);
        const Segment s = {p[0], p[1]}, t = {p[2], p[3]}, at = {p[4], p[4]};
        const Triangle needle = i % 2 ? (Triangle){p[0], p[1], p[1]} : (Triangle){p[0], p[1], p[0]};
        const Triangle other = i % 3 ? (Triangle){p[2], p[2], p[3]} : (Triangle){p[3], p[2], p[2]};
        const Triangle face = {p[1], p[2], p[3]}, speck = {p[4], p[4], p[4]};
        bool in = X(overlap_point_segment)(&p[4], &s);
        on += in;
        check_sample(i, "point, needle", X(overlap_point_triangle)(&p[4], &needle) == in, p[4], s);
        check_sample(i, "segments", X(overlap_segment_segment)(&at, &s) == in, at, s);
        check_sample(i, "segments", X(overlap_segment_segment)(&s, &at) == in, s, at);
        check_sample(i, "segment, speck", X(overlap_segment_triangle)(&s, &speck) == in, s, speck);
        in = X(overlap_point_triangle)(&p[4], &face);
        check_sample(i, "segment, face", X(overlap_segment_triangle)(&at, &face) == in, at, face);
        check_sample(i, "speck, face", X(overlap_triangle_triangle)(&speck, &face) == in, speck,
                     face);
        in = X(overlap_segment_segment)(&s, &t);
        meet += in;
        check_sample(i, "segment, needle", X(overlap_segment_triangle)(&s, &other) == in, s, t);
        check_sample(i, "needles", X(overlap_triangle_triangle)(&needle, &other) == in, s, t);
        in = X(overlap_segment_triangle)(&s, &face);
        check_sample(i, "needle, face", X(overlap_triangle_triangle)(&needle, &face) == in, s,
                     face);
    }
    check_share(on, SAMPLES, 0.02, 0.9);
    check_share(meet, SAMPLES, 0.05, 0.9);
}

/* What meets in space meets in all views along the axes, and in boxes; in a common plane z = c it
 * meets exactly if it does in the view along z. */
static void views(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[4];
        hard_points(p, 4);
        if (i % 4 == 0)
            for (int j = 1; j < 4; j++)
                p[j].z = p[0].z;
        const Segment s = {p[0], p[1]}, t = {p[2], p[3]};
        const Aabb s_box = box_of(s.a, s.b), t_box = box_of(t.a, t.b);
        const Segment2 s_z = {{s.a.x, s.a.y}, {s.b.x, s.b.y}},
                       t_z = {{t.a.x, t.a.y}, {t.b.x, t.b.y}};
        const Segment2 s_y = {{s.a.z, s.a.x}, {s.b.z, s.b.x}},
                       t_y = {{t.a.z, t.a.x}, {t.b.z, t.b.x}};
        const bool meet = X(overlap_segment_segment)(&s, &t);
        const bool in_z = X(overlap_segment2_segment2)(&s_z, &t_z);
        check_sample(i, "boxes", !meet || X(overlap_aabb_aabb)(&s_box, &t_box), s, t);
        check_sample(i, "along y", !meet || X(overlap_segment2_segment2)(&s_y, &t_y), s, t);
        check_sample(i, "along z", i % 4 == 0 ? meet == in_z : !meet || in_z, s, t);
    }
}

/* The plane z = 0 of space is the plane: there a circle is a ball, and a rectangle a box. A segment is
 * pierced where it has a point in common with the ray; a triangle is entered and left where one of its
 * sides is pierced. */
static Vec3 in_space(Vec2 p)
{
    return (Vec3){p.x, p.y, 0};
}
static void rays_in_the_plane(void **state)
{
    int in_circle = 0, in_rectangle = 0, met = 0, entered = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Ray2 ray = i % 2 ? any_ray2() : odd_ray2();
        const Ray straight = {in_space(ray.origin), in_space(ray.dir), ray.t_min, ray.t_max};
        const Circle2 circle = i % 2 ? any_circle2() : odd_circle2();
        const Sphere ball = {in_space(circle.center), circle.radius};
        const Rectangle2 rectangle = i % 2 ? any_rectangle2() : odd_rectangle2();
        const Aabb box = {in_space(rectangle.lower), in_space(rectangle.upper)};
        const Span round = X(cast_ray2_circle2)(&ray, &circle);
        const Span square = X(cast_ray2_rectangle2)(&ray, &rectangle);
        in_circle += hit(round), in_rectangle += hit(square);
        check_sample(i, "circle", same_span(X(cast_ray_sphere)(&straight, &ball), round), ray, circle);
        check_sample(i, "rectangle", same_span(X(cast_ray_aabb)(&straight, &box), square), ray,
                     rectangle);

        Vec3 p[4]; /* of whole numbers, so that the ray ends where the segment does */
        for (int k = 0; k < 4; k++)
            p[k] = whole_vec3(4);
        const Segment2 way = {flattened(p[0]), flattened(p[1])};
        const Segment2 other = {flattened(p[2]), flattened(p[3])};
        const Vec2 u = {way.b.x - way.a.x, way.b.y - way.a.y};
        const Vec2 v = {other.b.x - other.a.x, other.b.y - other.a.y};
        const Ray2 along = {way.a, u, 0, 1};
        const bool piercing = hits(X(cast_ray2_segment2)(&along, &other));
        met += piercing;
        check_sample(i, "segments", u.x * v.y == u.y * v.x ? !piercing :
                     piercing == X(overlap_segment2_segment2)(&way, &other), way, other);

        const Triangle2 face = i % 2 ? any_triangle2() : odd_triangle2();
        const Segment2 sides[3] = {{face.a, face.b}, {face.b, face.c}, {face.c, face.a}};
        const Ray2 line = {ray.origin, ray.dir, -REAL_INF, REAL_INF};
        const Span stay = X(cast_ray2_triangle2)(&line, &face);
        bool enters = false, leaves = false, moves = ray.dir.x != 0 || ray.dir.y != 0;
        for (int k = 0; k < 3; k++) {
            const Touch touch = X(cast_ray2_segment2)(&line, &sides[k]);
            enters |= hits(touch) && touch.t == stay.enter;
            leaves |= hits(touch) && touch.t == stay.leave;
            check_sample(i, "a side of it", !hits(touch) || hit(stay), line, face);
        }
        entered += hit(stay);
        check_sample(i, "enters and leaves through sides",
                     !(i % 2) || !hit(stay) || !moves || (enters && leaves), line, face);
    }
    check_share(in_circle, SAMPLES, 0.1, 0.9);
    check_share(in_rectangle, SAMPLES, 0.1, 0.9);
    check_share(met, SAMPLES, 0.02, 0.9);
    check_share(entered, SAMPLES, 0.1, 0.9);
}

/* A point is a sphere or a disc without radius, and every flat shape with equal corners; a segment is a thin
 * capsule, and a needle. Distance and length are 2 sqrt(3) at most, 7 together: distances are off by
 * 4 * 7 epsilon, by 5 * 7 of a capsule and 4 * 10.5 of a needle, where the length counts twice; points
 * by 4 * 7 + 2, and 4 (5 * 7 + 1) of a capsule: 70 and 174 epsilon between them. Of needles and of two
 * segments only the distance is promised: points far from each other may all be as near. */
static void as_near(int i, Nearest got, Nearest want)
{
    const real error = real_abs(real_sqrt(got.distance2) - real_sqrt(want.distance2));
    check_sample(i, "as far away", error <= 70 * REAL_EPSILON, got, want);
}
static void near_by(int i, Nearest got, Nearest want)
{
    const Vec3 off = sub(got.b, want.b);
    const real most = 174 * REAL_EPSILON;
    as_near(i, got, want);
    check_sample(i, "the same point", dot(off, off) <= most * most, got, want);
}
static void nearest_points(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Vec3 p = any_vec3(), q = any_vec3(), r = any_vec3();
        const Segment at = {q, q}, s = {q, r}, from = {p, p};
        const Triangle speck = {q, q, q}, needle = {q, r, i % 2 ? q : r};
        const Sphere ball = {q, 0};
        const Disc flat = {q, r, 0};
        const Capsule thin = {q, r, 0};
        const Aabb box = {q, q};
        const Nearest point = X(closest_point_segment)(&p, &at);
        near_by(i, X(closest_point_triangle)(&p, &speck), point);
        near_by(i, X(closest_point_sphere)(&p, &ball), point);
        near_by(i, X(closest_point_disc)(&p, &flat), point);
        near_by(i, X(closest_point_aabb)(&p, &box), point);
        const Nearest segment = X(closest_point_segment)(&p, &s);
        as_near(i, X(closest_point_triangle)(&p, &needle), segment);
        near_by(i, X(closest_point_capsule)(&p, &thin), segment);
        as_near(i, X(closest_segment_segment)(&from, &s), segment);
    }
}

/* A rectangle is two triangles, and a segment if a side is 0; a segment is a ray from share 0 to 1,
 * and a point is any ray without direction. 10 epsilon of a scale of 10.4 at most, and 4 of it of the
 * other: 146 epsilon, and 10 for corners that round. */
static void as_far(int i, Nearest got, Nearest want)
{
    const real error = real_abs(real_sqrt(got.distance2) - real_sqrt(want.distance2));
    check_sample(i, "as far away", error <= 156 * REAL_EPSILON, got, want);
}
static void nearest_of_rays(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Vec3 p = any_vec3(), zero = {0, 0, 0};
        const Rectangle r = any_rectangle();
        const Vec3 along = mad(r.corner, 1, r.u), across = mad(r.corner, 1, r.v);
        const Triangle low = {r.corner, along, across}, high = {mad(along, 1, r.v), along, across};
        const Nearest one = X(closest_point_triangle)(&p, &low);
        const Nearest two = X(closest_point_triangle)(&p, &high);
        as_far(i, X(closest_point_rectangle)(&p, &r), one.distance2 < two.distance2 ? one : two);
        const Rectangle slit = {r.corner, i % 2 ? r.u : zero, i % 2 ? zero : r.u};
        const Segment edge = {r.corner, along}, other = any_segment();
        as_far(i, X(closest_point_rectangle)(&p, &slit), X(closest_point_segment)(&p, &edge));

        const Ray a = {r.corner, r.u, 0, 1}, b = {other.a, sub(other.b, other.a), 0, 1};
        const Ray point = {p, zero, 0, i % 2 ? 1 : REAL_INF};
        const Ray line = {r.corner, r.u, i % 2 ? -REAL_INF : 0, REAL_INF};
        as_far(i, X(closest_ray_ray)(&a, &b), X(closest_segment_segment)(&edge, &other));
        as_far(i, X(closest_ray_ray)(&point, &line), X(closest_point_ray)(&p, &line));
    }
}

int test_laws_relations(void);
int test_laws_relations(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points), cmocka_unit_test(balls), cmocka_unit_test(capsules),
        cmocka_unit_test(round_solids), cmocka_unit_test(rectangles), cmocka_unit_test(tori), cmocka_unit_test(lozenges), cmocka_unit_test(slabs), cmocka_unit_test(frusta), cmocka_unit_test(rays_and_boxes),
        cmocka_unit_test(equal_points),
        cmocka_unit_test(straight_boxes), cmocka_unit_test(corners), cmocka_unit_test(surfaces),
        cmocka_unit_test(segments_in_boxes), cmocka_unit_test(triangle_in_box),
        cmocka_unit_test(sphere_in_box), cmocka_unit_test(flat_shapes), cmocka_unit_test(views), cmocka_unit_test(rays_in_the_plane),
        cmocka_unit_test(nearest_points), cmocka_unit_test(nearest_of_rays)};
    return cmocka_run_group_tests_name("laws", tests, NULL, NULL);
}
