/* tests/laws/relations.c - the rows judged by each other. Shapes that are the same set get the same
 * answers. If one shape contains another, it is hit wherever the other is. */
#include "kit/flat.h"
#include "kit/kit.h"
#include "kit/nasty.h"
#include "kit/rows.h"

#define SAMPLES soak(5000)

typedef union Any {
    real number[48];
    Point point;
    Segment segment;
    Segment2 segment2;
    Ray ray;
    Plane plane;
    Triangle triangle;
    Rectangle rectangle;
    Disc disc;
    Sphere sphere;
    Capsule capsule;
    Aabb aabb;
    X(hull) corners;
} Any;

/* ---- the same set, written as another shape ---- */

static real level; /* z of what is drawn in the plane */

static Vec3 in_space(Vec2 p, real z)
{
    return (Vec3){p.x, p.y, z};
}
/* True if b - a is not rounded (Knuth, TwoSum). */
static bool is_exact(real a, real b)
{
    const real d = b - a, back = d - b;
    return real_abs(d) <= REAL_MAX && (b - (d - back)) + (-a - back) == 0;
}
static bool is_exact3(Vec3 a, Vec3 b)
{
    return is_exact(a.x, b.x) && is_exact(a.y, b.y) && is_exact(a.z, b.z);
}
static bool along_axis(const Segment *s)
{
    return (s->a.x != s->b.x) + (s->a.y != s->b.y) + (s->a.z != s->b.z) <= 1;
}
static X(hull) hull_at(const Vec3 *corner, size_t count)
{
    Vec3 *vertex = next_vertices();
    memcpy(vertex, corner, count * sizeof *vertex);
    return (X(hull)){.vertices = vertex, .vertex_count = count};
}
static Vec3 corner_of(const Aabb *box, int k)
{
    return (Vec3){(k & 1 ? box->upper : box->lower).x, (k & 2 ? box->upper : box->lower).y,
                  (k & 4 ? box->upper : box->lower).z};
}
static X(hull) hull_of_box(const Aabb *box)
{
    Vec3 corner[8];
    for (int k = 0; k < 8; k++)
        corner[k] = corner_of(box, k);
    return hull_at(corner, 8);
}
static bool is_whole_box(const Aabb *box)
{
    return finite3(box->lower) && finite3(box->upper) && box->lower.x <= box->upper.x &&
           box->lower.y <= box->upper.y && box->lower.z <= box->upper.z;
}
static Triangle needle(int i, Vec3 a, Vec3 b)
{
    return i % 3 == 0   ? (Triangle){a, b, a}
           : i % 3 == 1 ? (Triangle){a, a, b}
                        : (Triangle){b, a, a};
}
static Ray still(int i, Vec3 p) /* without direction */
{
    return (Ray){p, {0, 0, 0}, i % 2 ? -1 : 0, i % 3 ? 1 : REAL_INF};
}
static Rectangle slit(int i, Vec3 a, Vec3 b)
{
    const Vec3 zero = {0, 0, 0}, d = sub(b, a);
    return (Rectangle){a, i % 2 ? d : zero, i % 2 ? zero : d};
}

/* SAME(from, to, when these are the same set, the shape `of` written so). */
#define EXACT_SETS(SAME)                                                                           \
    SAME(point, segment, true, ((Segment){*of, *of}))                                              \
    SAME(point, ray, true, still(i, *of))                                                          \
    SAME(point, triangle, true, ((Triangle){*of, *of, *of}))                                       \
    SAME(point, disc, true, ((Disc){*of, {1, 0, 0}, 0}))                                           \
    SAME(point, sphere, true, ((Sphere){*of, 0}))                                                  \
    SAME(point, capsule, true, ((Capsule){*of, *of, 0}))                                           \
    SAME(point, aabb, true, ((Aabb){*of, *of}))                                                    \
    SAME(point, corners, true, hull_at(of, 1))                                                     \
    SAME(segment, ray, is_exact3(of->a, of->b), ((Ray){of->a, sub(of->b, of->a), 0, 1}))           \
    SAME(segment, triangle, true, needle(i, of->a, of->b))                                         \
    SAME(segment, capsule, true, ((Capsule){of->a, of->b, 0}))                                     \
    SAME(segment, aabb, along_axis(of), box_of(of->a, of->b))                                      \
    SAME(segment, corners, true, hull_at(&of->a, 2))                                               \
    SAME(segment2, segment, true, ((Segment){in_space(of->a, level), in_space(of->b, level)}))     \
    SAME(triangle, corners, true, hull_at(&of->a, 3))                                              \
    SAME(sphere, capsule, true, ((Capsule){of->center, of->center, of->radius}))                   \
    SAME(aabb, corners, is_whole_box(of), hull_of_box(of))
/* Differences are rounded. */
#define ROUNDED_SETS(SAME)                                                                         \
    SAME(segment, ray, true, ((Ray){of->a, sub(of->b, of->a), 0, 1}))                              \
    SAME(segment, rectangle, true, slit(i, of->a, of->b))

typedef struct SameSet {
    Kind from, to;
    bool rounded;
    bool (*say)(int i, const Any *shape, Any *same);
} SameSet;

#define SAY(from, to, prefix, when, value)                                                         \
    static bool prefix##_##from##_##to(int i, const Any *shape, Any *same)                         \
    {                                                                                              \
        const __typeof__(shape->from) *of = &shape->from;                                          \
        (void)i;                                                                                   \
        if (when)                                                                                  \
            same->to = value;                                                                      \
        return when;                                                                               \
    }
#define SAY_EXACT(from, to, when, value) SAY(from, to, exact, when, value)
#define SAY_ROUNDED(from, to, when, value) SAY(from, to, rounded, when, value)
#define ENTER_EXACT(from, to, when, value) {KIND_##from, KIND_##to, false, exact_##from##_##to},
#define ENTER_ROUNDED(from, to, when, value) {KIND_##from, KIND_##to, true, rounded_##from##_##to},
EXACT_SETS(SAY_EXACT)
ROUNDED_SETS(SAY_ROUNDED)
static const SameSet same_sets[] = {EXACT_SETS(ENTER_EXACT) ROUNDED_SETS(ENTER_ROUNDED)};

enum { MOST_WORDS = 12 };
typedef struct Words { /* all shapes that are the same set */
    int count;
    Kind kind[MOST_WORDS];
    Any shape[MOST_WORDS];
} Words;

static void say_all(Words *words, int i, Kind of, const Any *shape, bool rounded)
{
    words->kind[0] = of, words->shape[0] = *shape, words->count = 1;
    for (size_t k = 0; k < COUNT(same_sets); k++)
        if (same_sets[k].from == of && (rounded || !same_sets[k].rounded) &&
            same_sets[k].say(i, shape, &words->shape[words->count]))
            words->kind[words->count++] = same_sets[k].to;
}

/* ---- two shapes that are related ---- */

/* The number of points that make the shape, or 0. It is made if `shape` is not NULL. */
static int of_points(Kind of, const Vec3 *p, Any *shape)
{
    Any unused;
    Any *to = shape ? shape : &unused;
    switch (of) {
    case KIND_point:
        return to->point = p[0], 1;
    case KIND_segment:
        return to->segment = (Segment){p[0], p[1]}, 2;
    case KIND_segment2:
        return to->segment2 = (Segment2){flattened(p[0]), flattened(p[1])}, 2;
    case KIND_triangle:
        return to->triangle = (Triangle){p[0], p[1], p[2]}, 3;
    case KIND_corners:
        return to->corners = hull_at(p, 4), 4;
    case KIND_aabb:
        return to->aabb = shape ? nasty_Aabb(p) : box_of(p[0], p[1]), 2;
    case KIND_sphere:
        return to->sphere = shape ? nasty_Sphere(p) : (Sphere){p[0], 0}, 2;
    case KIND_capsule:
        return to->capsule = shape ? nasty_Capsule(p) : (Capsule){p[0], p[1], 0}, 3;
    case KIND_ray:
        return to->ray = shape ? nasty_Ray(p) : still(0, p[0]), 2;
    case KIND_plane:
        return to->plane = shape ? nasty_Plane(p) : (Plane){p[0], 0}, 3;
    default:
        return 0;
    }
}
static void draw(int i, Kind a, Kind b, Any *p, Any *r)
{
    Vec3 point[8] = {{0, 0, 0}};
    const int n = of_points(a, point, NULL), m = of_points(b, point, NULL);
    new_kind();
    level = number();
    shape_kinds[a].odd(p), shape_kinds[b].odd(r);
    if (i % 3 == 0 || !n || !m)
        return;
    if (i % 3 == 1)
        hard_points(point, 8);
    else
        nasty_question((Nasty)any_int(0, NASTY_CLASSES - 1), point, n, point + 4, m);
    of_points(a, point, p), of_points(b, point + 4, r);
    if (a == KIND_segment && i % 4 == 0) /* a box, too */
        ((real *)&p->segment.b)[i % 3] = ((real *)&p->segment.a)[i % 3],
                                    ((real *)&p->segment.b)[(i + 1) % 3] =
                                        ((real *)&p->segment.a)[(i + 1) % 3];
}

/* ---- exact rows ---- */

/* The row of two kinds in either order; the row of a hull reads its corners. */
static const Row *either_row(Question question, Kind a, Kind b, bool *swapped)
{
    const Row *row = row_of(question, a, b);
    *swapped = !row;
    return row ? row : row_of(question, b, a);
}
static void check_same(int i, const Row *first, const Row *row, const Answer *want,
                       const Answer *got, const Any *a, const Any *b)
{
    if (!same_bits(want, got, sizeof *got))
        print_message("%s is not %s: ", first ? first->name : "==", row->name);
    check_sample(i, "the same set", same_bits(want, got, sizeof *got), *a, *b);
}

/* All rows must answer alike, in whatever shapes the two sets are written. Returns the number of
 * hits; -1: no row was called. */
static int ask_all(Question question, int i, Kind a, Kind b, const Any *p, const Any *r)
{
    static Words one, two;
    const Row *first = NULL;
    Answer want;
    memset(&want, 0, sizeof want);
    say_all(&one, i, a, p, false), say_all(&two, i + 1, b, r, false);
    bool known = a == KIND_point && b == KIND_point && question == QUESTION_overlap;
    if (known)
        want.yes = p->point.x == r->point.x && p->point.y == r->point.y && p->point.z == r->point.z;
    for (int k = 0; k < one.count; k++)
        for (int l = 0; l < two.count; l++) {
            bool swapped;
            const Row *row = either_row(question, one.kind[k], two.kind[l], &swapped);
            if (!row || row->exactness != EXACTNESS_EXACT || row->form == FORM_RULED)
                continue;
            const Any *x = &one.shape[k], *y = &two.shape[l];
            const Answer got =
                swapped ? ask_row(row, y, x, ISECT_NONZERO) : ask_row(row, x, y, ISECT_NONZERO);
            if (known)
                check_same(i, first, row, &want, &got, p, r);
            first = known ? first : row, want = known ? want : got, known = true;
        }
    return known ? question == QUESTION_overlap ? want.yes : want.side != ISECT_OUTSIDE : -1;
}
/* True if two kinds can be written in at least two ways that have rows. */
static bool has_words(Question question, Kind a, Kind b)
{
    int rows_asked = 0;
    for (int k = -1; k < (int)COUNT(same_sets); k++)
        for (int l = -1; l < (int)COUNT(same_sets); l++) {
            bool swapped;
            const Kind x = k < 0 ? a : same_sets[k].to, y = l < 0 ? b : same_sets[l].to;
            const Row *row = either_row(question, x, y, &swapped);
            rows_asked += (k < 0 || same_sets[k].from == a) && (l < 0 || same_sets[l].from == b) &&
                          row && row->exactness == EXACTNESS_EXACT && row->form != FORM_RULED;
        }
    return rows_asked > 1;
}
TEST_FUNCTION(same_answers)
{
    int pairs = 0;
    for (int q = QUESTION_overlap; q <= QUESTION_classify; q += QUESTION_classify)
        for (size_t a = 0; a < COUNT(shape_kinds); a++)
            for (size_t b = a; b < COUNT(shape_kinds); b++) {
                int yes = 0;
                if ((a == KIND_segment2) != (b == KIND_segment2) ||
                    !has_words((Question)q, (Kind)a, (Kind)b))
                    continue;
                for (int i = 0; i < SAMPLES / 2; i++) {
                    Any p, r;
                    draw(i, (Kind)a, (Kind)b, &p, &r);
                    yes += ask_all((Question)q, i, (Kind)a, (Kind)b, &p, &r) > 0;
                }
                printf("%s, %s: %d of %d\n", shape_kinds[a].name, shape_kinds[b].name, yes,
                       SAMPLES / 2);
                pairs++; /* six planes of nasty numbers hold little, and four corners seldom a point
                          */
                check_share(yes, SAMPLES / 2,
                            b == KIND_frustum       ? 0.02
                            : b == KIND_tetrahedron ? 0.01
                                                    : 0.05,
                            0.9);
            }
    check("many pairs", cmp(pairs, >=, 25));
}

/* ---- nearest points ---- */

/* The shapes are within 1 of the origin. Distance and length are 2 sqrt(3) at most, 7 together.
 *
 * - Distances are off by 4 * 7 epsilon, by 5 * 7 for a capsule and 4 * 10.5 for a needle, where the
 *   length counts twice.
 * - Points are off by 4 * 7 + 2, and 4 (5 * 7 + 1) for a capsule: 70 and 174 epsilon between them.
 * - For rays and rectangles it is 10 epsilon of a scale of 10.4 at most, and 4 of it for the other:
 *   146 epsilon, and 10 for corners that round.
 *
 * The point is promised only for points and capsules: with others, points far from each other may
 * be equally near. */
static bool is_wide(const ShapeKind *of)
{
    return of->kind == KIND_ray || of->kind == KIND_rectangle;
}
static void as_far(int i, Nearest got, Nearest want, real epsilons)
{
    const real error = real_abs(real_sqrt(got.distance2) - real_sqrt(want.distance2));
    check_sample(i, "as far away", cmp(error, <=, epsilons * REAL_EPSILON), got, want);
}
static void nearest_of(int i, Kind a, Kind b, const Any *p, const Any *r)
{
    static Words one, two;
    const Row *first = NULL;
    Nearest want = {{0, 0, 0}, {0, 0, 0}, 0};
    say_all(&one, i, a, p, true), say_all(&two, i / 2, b, r, true);
    for (int k = 0; k < one.count; k++)
        for (int l = 0; l < two.count; l++) {
            const Row *row = row_of(QUESTION_closest, one.kind[k], two.kind[l]);
            if (!row || row->form == FORM_RULED)
                continue;
            const Nearest got = ask_row(row, &one.shape[k], &two.shape[l], ISECT_NONZERO).nearest;
            if (!first) {
                first = row, want = got;
                continue;
            }
            const bool wide =
                is_wide(first->a) || is_wide(first->b) || is_wide(row->a) || is_wide(row->b);
            as_far(i, got, want, wide ? 156 : 70);
            const Vec3 off = sub(got.b, want.b);
            const real most = 174 * REAL_EPSILON;
            if (!wide && (b == KIND_point || two.kind[l] == KIND_capsule))
                check_sample(i, "the same point", cmp(dot(off, off), <=, most * most), got, want);
        }
}
TEST_FUNCTION(nearest)
{
    static const Kind pairs[][2] = {{KIND_point, KIND_point},
                                    {KIND_point, KIND_segment},
                                    {KIND_point, KIND_ray},
                                    {KIND_point, KIND_sphere},
                                    {KIND_segment, KIND_segment}};
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t k = 0; k < COUNT(pairs); k++) {
            Any p, r;
            shape_kinds[pairs[k][0]].any(&p), shape_kinds[pairs[k][1]].any(&r);
            if (pairs[k][1] == KIND_ray) /* a line, or a ray */
                r.ray.t_min = i % 2 ? -REAL_INF : 0, r.ray.t_max = REAL_INF;
            nearest_of(i, pairs[k][0], pairs[k][1], &p, &r);
        }
        const Vec3 p = any_vec3(); /* a rectangle is two triangles */
        const Rectangle r = any_rectangle();
        const Vec3 along = mad(r.corner, 1, r.u), across = mad(r.corner, 1, r.v);
        const Triangle low = {r.corner, along, across}, high = {mad(along, 1, r.v), along, across};
        const Nearest one = X(closest_point_triangle)(&p, &low);
        const Nearest two = X(closest_point_triangle)(&p, &high);
        as_far(i, X(closest_point_rectangle)(&p, &r), one.distance2 < two.distance2 ? one : two,
               156);
    }
}

/* ---- shapes that contain others ---- */

/* True if the one contains the other. */
static bool spans(Span outer, Span inner)
{
    return !hit(inner) || (outer.enter <= inner.enter && outer.leave >= inner.leave);
}
/* The part of the ray in `held` is part of that in `holder`. */
#define HOLDS(what, holder_kind, holder, held_kind, held)                                          \
    check_sample(                                                                                  \
        i, what,                                                                                   \
        spans(X(cast_ray_##holder_kind)(ray, &(holder)), X(cast_ray_##held_kind)(ray, &(held))),   \
        *ray, held)

static real length(Vec3 a)
{
    return real_sqrt(dot(a, a));
}
/* The share of a shape's size by which two rows of the same set may differ. */
static real slack(const Ray *ray, Vec3 center, real size)
{
    return 20 * REAL_EPSILON * (length(sub(ray->origin, center)) + size);
}

/* A capsule whose ends coincide is a sphere, and every capsule contains the balls at its ends: up
 * to the bounds that the headers promise. The functions below test such laws, too; each returns
 * whether the ray hits. */
static bool of_capsule(int i, const Ray *ray)
{
    const Sphere ball = any_sphere();
    const Capsule capsule = {ball.center, i % 2 ? any_vec3() : ball.center, ball.radius};
    const real size = ball.radius + length(sub(capsule.b, capsule.a));
    const real some = slack(ray, ball.center, size);
    const Sphere less = {ball.center, ball.radius - some}, more = {ball.center, ball.radius + some};
    HOLDS("the ball at its end", capsule, capsule, sphere, less);
    if (i % 2 == 0)
        HOLDS("is a ball", sphere, more, capsule, capsule);
    return hit(X(cast_ray_capsule)(ray, &capsule));
}

/* A cylinder lies in its capsule, a cone in its cylinder, and a cone's base is a disc. */
static bool of_cone(int i, const Ray *ray)
{
    const Cone cone = any_cone();
    const Vec3 u = sub(cone.base, cone.tip);
    const real tall = length(u), r = cone.radius;
    const real some = 4 * slack(ray, cone.tip, tall + r), end = some / tall;
    const Cylinder cylinder = {cone.tip, cone.base, r};
    const Cylinder more = {mad(cone.tip, -end, u), mad(cone.base, end, u), r + some};
    const Capsule capsule = {cone.tip, cone.base, r + some};
    HOLDS("a cone", cylinder, more, cone, cone);
    HOLDS("a cylinder", capsule, capsule, cylinder, cylinder);
    const Disc base = {cone.base, u, r};
    const Touch touch = X(cast_ray_disc)(ray, &base);
    const Span around = X(cast_ray_cylinder)(ray, &more);
    check_sample(i, "its base",
                 !hits(touch) || real_abs(dot(ray->dir, u)) < R(0.1) * tall ||
                     (around.enter <= touch.t && touch.t <= around.leave),
                 *ray, cone);
    return hit(X(cast_ray_cylinder)(ray, &cylinder));
}

/* An ellipsoid lies in its box, and with equal radii it is a ball. */
static bool of_ellipsoid(int i, const Ray *ray)
{
    const Ellipsoid e = any_ellipsoid();
    const real r = any_real(0, 1), add = 4 * slack(ray, e.center, 3 + r);
    const Ellipsoid round = {e.center, {e.axis[0], e.axis[1], e.axis[2]}, {r, r, r}};
    const Sphere ball = {e.center, r + add}, less = {e.center, r - add};
    const Obb box = {e.center,
                     {e.axis[0], e.axis[1], e.axis[2]},
                     {e.radius[0] + add, e.radius[1] + add, e.radius[2] + add}};
    HOLDS("an ellipsoid", obb, box, ellipsoid, e);
    HOLDS("a ball", sphere, ball, ellipsoid, round);
    HOLDS("a ball", ellipsoid, round, sphere, less);
    return hit(X(cast_ray_ellipsoid)(ray, &round));
}

/* A torus with a major radius of 0 is a ball, and a torus without an axis is one, too. Any torus
 * lies in the ball and in the cylinder around it. */
static bool of_torus(int i, const Ray *ray)
{
    const Torus t = any_torus();
    const real outer = t.major + t.minor, some = 2 * slack(ray, t.center, outer);
    const Torus round = i % 2 ? (Torus){t.center, t.axis, 0, t.minor}
                              : (Torus){t.center, {0, 0, 0}, t.major, t.minor};
    const real radius = i % 2 ? t.minor : outer;
    const Sphere less = {t.center, radius - some}, more = {t.center, radius + some};
    const Sphere around = {t.center, outer + some};
    const Vec3 u = times(1 / length(t.axis), t.axis);
    const Cylinder slice = {mad(t.center, -t.minor - some, u), mad(t.center, t.minor + some, u),
                            outer + some};
    const X(intervals) ball = X(cast_ray_torus)(ray, &round), parts = X(cast_ray_torus)(ray, &t);
    check_sample(i, "a ball is in one part", cmp(ball.count, <=, 1), *ray, round);
    check_sample(i, "a ball",
                 spans(X(cast_ray_sphere)(ray, &more), ball.part[0]) &&
                     spans(ball.part[0], X(cast_ray_sphere)(ray, &less)),
                 *ray, round);
    for (uint32_t k = 0; k < parts.count; k++)
        check_sample(i, "in a ball, and in a cylinder",
                     spans(X(cast_ray_sphere)(ray, &around), parts.part[k]) &&
                         spans(X(cast_ray_cylinder)(ray, &slice), parts.part[k]),
                     *ray, t);
    return parts.count > 0;
}

/* A lozenge contains the capsules at its sides. If one of its sides has length 0, it is the capsule
 * about the other. */
static bool of_lozenge(int i, const Ray *ray)
{
    const Lozenge z = any_lozenge(), rod = {z.corner, z.u, {0, 0, 0}, z.radius};
    const Vec3 end = mad(z.corner, 1, z.u);
    const real some = 2 * slack(ray, z.corner, length(z.u) + length(z.v) + z.radius);
    const Capsule less = {z.corner, end, z.radius - some}, more = {z.corner, end, z.radius + some};
    HOLDS("its side", lozenge, z, capsule, less);
    HOLDS("a rod", lozenge, rod, capsule, less);
    HOLDS("a rod", capsule, more, lozenge, rod);
    return hit(X(cast_ray_lozenge)(ray, &rod));
}

/* Six planes along the axes are a box, up to rounding; fewer of them are a larger set. */
static bool of_frustum(int i, const Ray *ray)
{
    const Aabb box = any_aabb();
    const real k = any_real(R(0.1), 9), some = k * 32 * REAL_EPSILON; /* of any length */
    Frustum more = {.corner = {{0, 0, 0}}}, less;
    for (int j = 0; j < 6; j++) {
        const int axis = j / 2;
        const real sign = j % 2 ? k : -k, bound = ((const real *)&box)[axis + j % 2 * 3];
        more.plane[j] = (Plane){{0, 0, 0}, -sign * bound - some};
        ((real *)&more.plane[j].normal)[axis] = sign;
    }
    less = more;
    for (int j = 0; j < 6; j++)
        less.plane[j].d = more.plane[j].d + 2 * some;
    HOLDS("a box", frustum, more, aabb, box);
    HOLDS("a frustum", aabb, box, frustum, less);
    Frustum endless = less;
    endless.plane[4] = endless.plane[5] = (Plane){{0, 0, 0}, -1};
    const X(hull) sides = {.planes = less.plane, .plane_count = 4};
    HOLDS("sides alone", hull, sides, frustum, less);
    HOLDS("without ends", frustum, endless, frustum, less);
    return hit(X(cast_ray_aabb)(ray, &box));
}

/* The planes of a solid between slabs, all moved outward or inward by some epsilons. */
static X(hull) hull_of_slabs(const Kdop18 *kdop, real outward, Plane plane[18])
{
    for (int k = 0; k < 18; k++) {
        const Vec3 n = {KDOP18[k / 2][0], KDOP18[k / 2][1], KDOP18[k / 2][2]};
        const real some = outward * 64 * REAL_EPSILON;
        plane[k] = k % 2 ? (Plane){times(-1, n), kdop->lower[k / 2] - some}
                         : (Plane){n, -kdop->upper[k / 2] - some};
    }
    return (X(hull)){.planes = plane, .plane_count = 18};
}
static void copy_slab(real *lower, real *upper, int to, const real *from_lower,
                      const real *from_upper, int from)
{
    lower[to] = from < 0 ? -REAL_INF : from_lower[from];
    upper[to] = from < 0 ? REAL_INF : from_upper[from];
}
/* A solid between planes whose only bounds are those of another solid is that solid. */
static bool of_slabs(int i, const Ray *ray)
{
    const Kdop18 edges = any_kdop18();
    const Kdop14 corners = any_kdop14();
    Kdop26 cut_edges, cut_corners, box26;
    Kdop18 box18;
    Kdop14 box14;
    Plane plane[2][18];
    for (int k = 0; k < 13; k++) {
        const int axis = k < 3 ? k : -1;
        copy_slab(cut_edges.lower, cut_edges.upper, k, edges.lower, edges.upper, k < 9 ? k : -1);
        copy_slab(cut_corners.lower, cut_corners.upper, k, corners.lower, corners.upper,
                  k < 9 ? axis : k - 6);
        copy_slab(box26.lower, box26.upper, k, edges.lower, edges.upper, axis);
        if (k < 9)
            copy_slab(box18.lower, box18.upper, k, edges.lower, edges.upper, axis);
        if (k < 7)
            copy_slab(box14.lower, box14.upper, k, edges.lower, edges.upper, axis);
    }
    const X(kdop) three = {(const void *)KDOP26, 3, box26.lower, box26.upper};
    const Span span = X(cast_ray_kdop18)(ray, &edges), box = X(cast_ray_kdop26)(ray, &box26);
    const Span cut = X(cast_ray_kdop26)(ray, &cut_corners);
    check_sample(i, "no corners", same_span(X(cast_ray_kdop26)(ray, &cut_edges), span), *ray,
                 edges);
    check_sample(i, "no edges", same_span(cut, X(cast_ray_kdop14)(ray, &corners)), *ray, corners);
    check_sample(i, "a box", same_span(X(cast_ray_kdop14)(ray, &box14), box), *ray, edges);
    check_sample(i, "a box", same_span(X(cast_ray_kdop18)(ray, &box18), box), *ray, edges);
    check_sample(i, "a box", same_span(X(cast_ray_kdop)(ray, &three), box), *ray, edges);
    HOLDS("the box", kdop26, box26, kdop18, edges);
    const X(hull) more = hull_of_slabs(&edges, 1, plane[0]),
                  less = hull_of_slabs(&edges, -1, plane[1]);
    check_sample(i, "its planes", spans(X(cast_ray_hull)(ray, &more), span), *ray, edges);
    check_sample(i, "its planes", spans(span, X(cast_ray_hull)(ray, &less)), *ray, edges);

    const Aabb aabb = {{box26.lower[0], box26.lower[1], box26.lower[2]},
                       {box26.upper[0], box26.upper[1], box26.upper[2]}};
    const Span exact = X(cast_ray_aabb)(ray, &aabb);
    const real some = 8 * REAL_EPSILON;
    const bool as_near = real_abs(exact.enter - box.enter) <= some * real_abs(exact.enter) &&
                         real_abs(exact.leave - box.leave) <= some * real_abs(exact.leave);
    const bool grazing = exact.leave - exact.enter < 1e-3 || box.leave - box.enter < 1e-3;
    check_sample(i, "as an aabb",
                 hit(exact) && hit(box) ? as_near : hit(exact) == hit(box) || grazing, *ray, aabb);
    return hit(span);
}

/* A rectangle is two triangles, which share a diagonal: where it is hit, one of them is, except by
 * rays within rounding of the border. It is a quad, too. */
static bool of_rectangle(int i, const Ray *towards)
{
    const Rectangle r = any_rectangle();
    const Vec3 p = mad(r.corner, 1, r.u), q = mad(r.corner, 1, r.v), s = mad(p, 1, r.v);
    const Triangle halves[2] = {{r.corner, p, q}, {s, p, q}};
    const real a = any_real(R(-0.5), R(1.5)), b = any_real(R(-0.5), R(1.5));
    Ray ray = *towards;
    ray.dir = sub(mad(mad(r.corner, a, r.u), b, r.v), ray.origin);
    const real sharp =
        real_abs(dot(cross(r.u, r.v), ray.dir)) / (length(r.u) * length(r.v) * length(ray.dir));
    const real border =
        num_min(num_min(real_abs(a), real_abs(1 - a)), num_min(real_abs(b), real_abs(1 - b)));
    if (!(sharp > R(0.05) && border > R(1e-3) && length(r.u) > R(0.1) && length(r.v) > R(0.1)))
        return false;
    const Touch whole = X(cast_ray_rectangle)(&ray, &r);
    const Touch first = X(cast_ray_triangle)(&ray, &halves[0]);
    const Touch last = X(cast_ray_triangle)(&ray, &halves[1]);
    if (real_abs(ray.t_max - 1) < R(1e-3))
        return hits(whole);
    check_sample(i, "two triangles", hits(whole) == (hits(first) || hits(last)), ray, r);
    const real t = hits(first) ? first.t : last.t;
    check_sample(i, "at the same t", !hits(whole) || real_abs(whole.t - t) < R(1e-3), ray, r);
    const Quad quad = {r.corner, p, s, q};
    const Touch other = X(cast_ray_quad)(&ray, &quad);
    check_sample(i, "as a quad", hits(other) == hits(whole), ray, r);
    check_sample(i, "at the same u and v",
                 cmp(real_abs(other.u - whole.u), <, R(1e-3)) &&
                     cmp(real_abs(other.v - whole.v), <, R(1e-3)),
                 ray, r);
    return hits(whole);
}

/* A ray overlaps every shape that it hits. The converse holds where the box is larger by the bounds
 * of both. */
static bool of_obb(int i, const Ray *any)
{
    const Obb box = any_obb();
    Ray ray = *any;
    if (i % 2) /* towards an edge */
        ray.dir = sub(mad(mad(box.center, box.half[0], box.axis[0]), box.half[1], box.axis[1]),
                      ray.origin);
    const real size = length(sub(ray.origin, box.center)) + box.half[0] + box.half[1] + box.half[2];
    Obb larger = box;
    for (int k = 0; k < 3; k++)
        larger.half[k] += 64 * REAL_EPSILON * size;
    const bool meets = X(overlap_ray_obb)(&ray, &box);
    check_sample(i, "hit", meets || !hit(X(cast_ray_obb)(&ray, &box)), ray, box);
    check_sample(i, "meets", hit(X(cast_ray_obb)(&ray, &larger)) || !meets, ray, box);
    const Segment part = {ray.origin, mad(ray.origin, num_min(ray.t_max, 2), ray.dir)};
    ray.t_max = 2 * num_max(ray.t_max, 2);
    check_sample(i, "a part",
                 !X(overlap_segment_obb)(&part, &box) || X(overlap_ray_obb)(&ray, &larger), ray,
                 box);
    return meets;
}

/* A sphere lies in its box: a shape that meets the sphere meets the box. */
static bool of_sphere(int i, const Ray *ray)
{
    const Sphere ball = any_sphere(), other = any_sphere();
    const Vec3 r = {ball.radius, ball.radius, ball.radius}, one = {1, 1, 1};
    Aabb box = {sub(ball.center, mad(r, 2 * REAL_EPSILON, one)),
                mad(ball.center, 1 + 4 * REAL_EPSILON, r)};
    box.upper = mad(box.upper, REAL_EPSILON, one);
    const Sphere smaller = {ball.center, ball.radius - 16 * REAL_EPSILON};
    const bool hit_ball = hit(X(cast_ray_sphere)(ray, &smaller));
    check_sample(i, "sphere",
                 !X(overlap_sphere_sphere)(&other, &ball) || X(overlap_sphere_aabb)(&other, &box),
                 ball, other);
    check_sample(i, "ray", !hit_ball || hit(X(cast_ray_aabb)(ray, &box)), *ray, ball);
    return hit_ball;
}

TEST_FUNCTION(holding)
{
    static bool (*const relation[])(int i, const Ray *ray) = {
        of_capsule, of_cone,  of_ellipsoid, of_torus, of_lozenge,
        of_frustum, of_slabs, of_rectangle, of_obb,   of_sphere};
    int hit_count[COUNT(relation)] = {0};
    for (int i = 0; i < 2 * SAMPLES; i++)
        for (size_t k = 0; k < COUNT(relation); k++) {
            const Ray ray = any_ray();
            hit_count[k] += relation[k](i, &ray);
        }
    for (size_t k = 0; k < COUNT(relation); k++)
        check_share(hit_count[k], 2 * SAMPLES, 0.05, 0.9);
}

/* ---- boxes, corners and views ---- */

/* An axis-aligned box is a box with axes of its own, exactly where center and half are exact. */
TEST_FUNCTION(straight_boxes)
{
    int together = 0, hit_count = 0, met = 0;
    kind = WHOLE;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Obb oriented[2];
        Aabb straight[2];
        Ray ray;
        Triangle triangle;
        scale = any_int(-20, 20);
        for (int k = 0; k < 2; k++) {
            oriented[k] = (Obb){odd_vec3(), {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
            for (int j = 0; j < 3; j++)
                oriented[k].half[j] = real_abs(number());
            const Vec3 half = {oriented[k].half[0], oriented[k].half[1], oriented[k].half[2]};
            straight[k] = (Aabb){sub(oriented[k].center, half), mad(oriented[k].center, 1, half)};
        }
        const bool want = X(overlap_aabb_aabb)(&straight[0], &straight[1]);
        check_sample(i, "boxes", X(overlap_obb_obb)(&oriented[0], &oriented[1]) == want,
                     oriented[0], oriented[1]);

        ray.origin = odd_vec3(), ray.dir = odd_vec3();
        ray.t_min = -REAL_INF, ray.t_max = REAL_INF;
        const bool hit_it = hit(X(cast_ray_aabb)(&ray, &straight[0]));
        Obb other = oriented[0];
        const real bound =
            length(sub(ray.origin, other.center)) + other.half[0] + other.half[1] + other.half[2];
        for (int j = 0; j < 3; j++)
            other.half[j] += (hit_it ? 16 : -16) * REAL_EPSILON * bound;
        check_sample(i, "ray",
                     hit(X(cast_ray_obb)(&ray, &other)) == hit_it || other.half[0] < 0 ||
                         other.half[1] < 0 || other.half[2] < 0,
                     ray, other);

        triangle = odd_triangle();
        const bool meets = X(overlap_triangle_aabb)(&triangle, &straight[0]);
        check_sample(i, "triangle", !meets || X(overlap_triangle_obb)(&triangle, &oriented[0]),
                     triangle, oriented[0]);
        together += want, hit_count += hit_it, met += meets;
    }
    check_share(together, 2 * SAMPLES, 0.1, 0.9);
    check_share(hit_count, 2 * SAMPLES, 0.1, 0.9);
    check_share(met, 2 * SAMPLES, 0.1, 0.9);
}

/* A box lies where its corners lie, and meets a plane if one of its edges does. A shape that is
 * neither outside nor inside of a plane meets it. */
TEST_FUNCTION(boxes_and_planes)
{
    int across = 0;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Any box, plane;
        draw(i, KIND_aabb, KIND_plane, &box, &plane);
        const Sphere ball = odd_sphere();
        isect_side side = X(classify_plane_aabb)(&plane.plane, &box.aabb);
        const bool met = X(overlap_plane_aabb)(&plane.plane, &box.aabb);
        check_sample(i, "side", cmp(met, ==, (side != ISECT_OUTSIDE && side != ISECT_INSIDE)),
                     plane.plane, box.aabb);
        const isect_side of_ball = X(classify_plane_sphere)(&plane.plane, &ball);
        check_sample(i, "side of a ball",
                     X(overlap_plane_sphere)(&plane.plane, &ball) ==
                         (of_ball != ISECT_OUTSIDE && of_ball != ISECT_INSIDE),
                     plane.plane, ball);
        if (!is_whole_box(&box.aabb) || !finite3(plane.plane.normal) ||
            !(real_abs(plane.plane.d) <= REAL_MAX))
            continue;
        int outside = 0, on = 0;
        bool edges = false;
        for (int k = 0; k < 8; k++) {
            const Vec3 p = corner_of(&box.aabb, k);
            const Aabb point = {p, p};
            const isect_side at = X(classify_plane_aabb)(&plane.plane, &point);
            outside += at == ISECT_OUTSIDE, on += at == ISECT_TANGENT_INSIDE;
            check("a point does not straddle",
                  at == ISECT_OUTSIDE || at == ISECT_INSIDE || at == ISECT_TANGENT_INSIDE);
            for (int axis = 1; axis < 8; axis *= 2) {
                const Segment edge = {p, corner_of(&box.aabb, k ^ axis)};
                edges |= X(overlap_segment_plane)(&edge, &plane.plane);
            }
        }
        const isect_side want = outside == 8        ? ISECT_OUTSIDE
                                : !outside          ? (on ? ISECT_TANGENT_INSIDE : ISECT_INSIDE)
                                : outside + on == 8 ? ISECT_TANGENT_OUTSIDE
                                                    : ISECT_STRADDLES;
        check_sample(i, "corners", cmp(side, ==, want), plane.plane, box.aabb);
        check_sample(i, "edges", cmp(edges, ==, met), plane.plane, box.aabb);
        across += met;
    }
    check_share(across, 2 * SAMPLES, 0.1, 0.9);
}

/* A line through a triangle goes through its box; within the box's span, up to rounding. A ray
 * without direction hits the box that it lies in. */
static bool has_reciprocals(Vec3 d)
{
    bool has = true;
    for (int k = 0; k < 3; k++) {
        const real size = real_abs(((const real *)&d)[k]);
        has &= size == 0 || (size >= REAL_MIN && size <= 1 / REAL_MIN);
    }
    return has;
}
TEST_FUNCTION(rays_and_boxes)
{
    int count = 0, inside = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Vec3 p = odd_vec3();
        const Aabb any = odd_aabb();
        const Ray there = still(i, p);
        const bool in = X(overlap_point_aabb)(&p, &any);
        inside += in;
        check_sample(i, "a point", hit(X(cast_ray_aabb)(&there, &any)) == in, there, any);
        const Triangle t = odd_triangle();
        const Ray ray = {p, odd_vec3(), -REAL_INF, REAL_INF};
        const Touch touch = X(cast_ray_triangle)(&ray, &t);
        if (!hits(touch) || !has_reciprocals(ray.dir))
            continue;
        count++;
        Aabb box = box_of(t.a, t.b);
        box = (Aabb){box_of(box.lower, t.c).lower, box_of(box.upper, t.c).upper};
        const Span span = X(cast_ray_aabb)(&ray, &box);
        const real some = 8 * REAL_EPSILON;
        check_sample(i, "the box is hit", hit(span), ray, t);
        check_sample(i, "in its span",
                     cmp(touch.t, >=, span.enter - some * real_abs(span.enter) - REAL_MIN) &&
                         cmp(touch.t, <=, span.leave + some * real_abs(span.leave) + REAL_MIN),
                     ray, t);
    }
    check_share(count, 4 * SAMPLES, 0.02, 0.9);
    check_share(inside, 4 * SAMPLES, 0.02, 0.9);
}

/* A ray that does not lie in the plane of a triangle hits it where it shares a point with it. It
 * hits a quad where it hits one of its halves. Many begin or end on the triangle, up to an ulp. */
TEST_FUNCTION(rays_and_triangles)
{
    int count = 0, ended = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Triangle t = odd_triangle();
        const Vec3 p = odd_vec3();
        const Quad quad = {t.a, t.b, t.c, p};
        const Triangle half = {t.a, t.c, p};
        Ray ray = {p, i % 4 ? sub(mad(t.a, R(0.5), sub(t.c, t.b)), p) : odd_vec3(), -REAL_INF,
                   REAL_INF};
        if (i % 4 == 2)
            ray = (Ray){mad(mad(t.a, R(0.5), sub(t.b, t.a)), R(0.25), sub(t.c, t.b)), odd_vec3(),
                        -REAL_INF, REAL_INF};
        const Touch line = X(cast_ray_triangle)(&ray, &t);
        const real end = i % 4 == 2 ? 0 : hits(line) ? line.t : any_real(-1, 1);
        ray.t_min = i % 3 == 1 ? ray.t_min : step(end);
        ray.t_max = i % 3 == 2 ? ray.t_max : step(end);
        const bool hit = hits(X(cast_ray_triangle)(&ray, &t));
        count += hit, ended += hit && i % 3 == 0;
        check_sample(i, "shares a point", hit == (hits(line) && X(overlap_ray_triangle)(&ray, &t)),
                     ray, t);
        check_sample(i, "halves",
                     hits(X(cast_ray_quad)(&ray, &quad)) ==
                         (hit || hits(X(cast_ray_triangle)(&ray, &half))),
                     ray, quad);
    }
    printf("%d hit, %d of them at their only point\n", count, ended);
    check_share(count, 4 * SAMPLES, 0.05, 0.9);
    check_share(ended, 4 * SAMPLES, 0.005, 0.9);
}

/* Shapes that meet in space meet in all views along the axes, and in boxes. */
TEST_FUNCTION(views)
{
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Vec3 p[4];
        hard_points(p, 4);
        const Segment s = {p[0], p[1]}, t = {p[2], p[3]};
        const bool meet = X(overlap_segment_segment)(&s, &t);
        const Aabb s_box = box_of(s.a, s.b), t_box = box_of(t.a, t.b);
        check_sample(i, "boxes", !meet || X(overlap_aabb_aabb)(&s_box, &t_box), s, t);
        for (int axis = 0; axis < 3; axis++) {
            const Segment2 s2 = {flattened(p[0]), flattened(p[1])};
            const Segment2 t2 = {flattened(p[2]), flattened(p[3])};
            check_sample(i, "a view", !meet || X(overlap_segment2_segment2)(&s2, &t2), s, t);
            for (int k = 0; k < 4; k++)
                p[k] = turned(p[k]);
        }
    }
}

/* The plane z = 0 of space is the plane: a circle there is a ball, and a rectangle a box. */
static void circles_and_rectangles(int i, const Ray2 *ray, int found[4])
{
    const Ray straight = {in_space(ray->origin, 0), in_space(ray->dir, 0), ray->t_min, ray->t_max};
    const Circle2 circle = i % 2 ? any_circle2() : odd_circle2();
    const Sphere ball = {in_space(circle.center, 0), circle.radius};
    const Rectangle2 rectangle = i % 2 ? any_rectangle2() : odd_rectangle2();
    const Aabb box = {in_space(rectangle.lower, 0), in_space(rectangle.upper, 0)};
    const Span round = X(cast_ray2_circle2)(ray, &circle);
    const Span square = X(cast_ray2_rectangle2)(ray, &rectangle);
    check_sample(i, "circle", same_span(X(cast_ray_sphere)(&straight, &ball), round), *ray, circle);
    check_sample(i, "rectangle", same_span(X(cast_ray_aabb)(&straight, &box), square), *ray,
                 rectangle);
    found[0] += hit(round), found[1] += hit(square);
}
/* A segment is pierced where it has a point in common with the ray. The coordinates are integers,
 * so that the ray ends where another segment does. */
static bool segments_in_the_plane(int i)
{
    Vec3 p[4];
    for (int k = 0; k < 4; k++)
        p[k] = whole_vec3(4);
    const Segment2 one = {flattened(p[0]), flattened(p[1])};
    const Segment2 other = {flattened(p[2]), flattened(p[3])};
    const Vec2 u = {one.b.x - one.a.x, one.b.y - one.a.y};
    const Vec2 v = {other.b.x - other.a.x, other.b.y - other.a.y};
    const Ray2 along = {one.a, u, 0, 1};
    const bool piercing = hits(X(cast_ray2_segment2)(&along, &other));
    check_sample(i, "segments",
                 u.x * v.y == u.y * v.x ? !piercing
                                        : piercing == X(overlap_segment2_segment2)(&one, &other),
                 one, other);
    return piercing;
}
/* A triangle is entered and left where one of its sides is pierced. */
static bool triangles_in_the_plane(int i, const Ray2 *ray)
{
    const Triangle2 face = i % 2 ? any_triangle2() : odd_triangle2();
    const Segment2 sides[3] = {{face.a, face.b}, {face.b, face.c}, {face.c, face.a}};
    const Ray2 line = {ray->origin, ray->dir, -REAL_INF, REAL_INF};
    const Span stay = X(cast_ray2_triangle2)(&line, &face);
    const bool moves = ray->dir.x != 0 || ray->dir.y != 0;
    bool enters = false, leaves = false;
    for (int k = 0; k < 3; k++) {
        const Touch touch = X(cast_ray2_segment2)(&line, &sides[k]);
        enters |= hits(touch) && touch.t == stay.enter;
        leaves |= hits(touch) && touch.t == stay.leave;
        check_sample(i, "a side of it", !hits(touch) || hit(stay), line, face);
    }
    check_sample(i, "enters and leaves through sides",
                 !(i % 2) || !hit(stay) || !moves || (enters && leaves), line, face);
    return hit(stay);
}
TEST_FUNCTION(rays_in_the_plane)
{
    static const double least[4] = {0.1, 0.1, 0.02, 0.1};
    int found[4] = {0};
    for (int i = 0; i < 2 * SAMPLES; i++) {
        new_kind();
        const Ray2 ray = i % 2 ? any_ray2() : odd_ray2();
        circles_and_rectangles(i, &ray, found);
        found[2] += segments_in_the_plane(i);
        found[3] += triangles_in_the_plane(i, &ray);
    }
    for (int k = 0; k < 4; k++)
        check_share(found[k], 2 * SAMPLES, least[k], 0.9);
}

TESTS_IN(laws_relations, cmocka_unit_test(same_answers), cmocka_unit_test(nearest),
         cmocka_unit_test(holding), cmocka_unit_test(straight_boxes),
         cmocka_unit_test(boxes_and_planes), cmocka_unit_test(rays_and_boxes),
         cmocka_unit_test(rays_and_triangles), cmocka_unit_test(views),
         cmocka_unit_test(rays_in_the_plane))
