/* bound/sphere_points.c - the least ball of points.
 *
 * It is the ball of at most four of them, its support. We hold a few points and their least ball,
 * and look for a point outside. If there is none, this is the ball of all. Else the least ball of
 * the few and of this point takes its place, which is larger: so no few points come twice, and the
 * end is near after a handful of steps (Gaertner's pivoting). To look at all points once finds the
 * farthest of each block: with those, and with those of the last few looks, which may be outside
 * again, steps are made until none of them is outside, and only then all are looked at again.
 *
 * The least ball of up to five points has the last one on its surface, with one to three others.
 * Its center is a sum of those times weights that are positive and add up to one; and a ball whose
 * center is such a sum of points on its surface, and which holds the others, is the least. From
 * that point on, with way w[i] to each, the weights solve sum over k of 2 weight[k] w[i] . w[k] =
 * w[i] . w[i]. Where rounding leaves no choice that passes, each is tried, and the one wins whose
 * ball must be grown least to hold all five: so no sign decides what a degenerate choice is worth.
 *
 * Rounding cannot hold it up: steps are counted, and those in which the ball does not grow. Nor can
 * it make the ball too small: the center is rounded to a number of its type first, and the radius
 * is made from the farthest point around this center. With h half an epsilon, coordinates times a
 * power of two are exact; differences cost h, squares 3 h, their sum 5 h, its root 5/2 h and, where
 * it is rounded in this precision, h more for itself and for the product with what covers all that.
 *
 * The first steps are made with every 128th point only: they end near the ball of all. */
#include "bound/ball.h"

enum {
    MOST_STEPS = 200,
    MOST_STALLS = 8,
    SAMPLE = 128,
    LARGE = 4096,
    MOST_KNOWN = 256,
    FEW_KNOWN = 32
};

/* Points that were outside, and which they are; the oldest make room for new ones. */
typedef struct Known {
    double x[MOST_KNOWN], y[MOST_KNOWN], z[MOST_KNOWN];
    size_t index[MOST_KNOWN];
    int count, next, most;
} Known;

static Spot known_at(const Known *known, int i)
{
    return (Spot){known->x[i], known->y[i], known->z[i]};
}

/* The least ball of a few known points, its support. */
typedef struct Few {
    Spot center;
    double radius2;
    int count, of[4];
} Few;

/* Of all, the weight of a point that clearly counts. */
#define CLEAR 0x1p-20

/* The center of the sphere through 0, a, and so on, in what they span. NaN if they span less. */
static Spot center_of_two(Spot a)
{
    return (Spot){a.x / 2, a.y / 2, a.z / 2};
}
static Spot center_of_three(Spot a, Spot b)
{
    const Spot normal = spot_cross(a, b), none = {0, 0, 0};
    const Spot way =
        spot_minus(spot_mad(none, spot_dot(a, a), b), spot_mad(none, spot_dot(b, b), a));
    return spot_mad(none, 1 / (2 * spot_dot(normal, normal)), spot_cross(way, normal));
}
static Spot center_of_four(Spot a, Spot b, Spot c)
{
    const Spot none = {0, 0, 0}, bc = spot_cross(b, c);
    const double half = 1 / (2 * spot_dot(a, bc));
    Spot sum = spot_mad(none, spot_dot(a, a), bc);
    sum = spot_mad(sum, spot_dot(b, b), spot_cross(c, a));
    sum = spot_mad(sum, spot_dot(c, c), spot_cross(a, b));
    return spot_mad(none, half, sum);
}

/* Which of the few a set has; those of fewer first. */
static const struct Choice {
    unsigned set;
    int count, of[3];
} choices[] = {{1, 1, {0, 0, 0}},  {2, 1, {1, 1, 1}},  {3, 2, {0, 1, 1}},  {4, 1, {2, 2, 2}},
               {5, 2, {0, 2, 2}},  {6, 2, {1, 2, 2}},  {7, 3, {0, 1, 2}},  {8, 1, {3, 3, 3}},
               {9, 2, {0, 3, 3}},  {10, 2, {1, 3, 3}}, {12, 2, {2, 3, 3}}, {11, 3, {0, 1, 3}},
               {13, 3, {0, 2, 3}}, {14, 3, {1, 2, 3}}};
/* The weights of the center of the ball through 0 and the chosen ways, times what is returned: `g`
 * has the dot products of all of them. */
static double weigh(double weight[3], double g[4][4], const struct Choice *choice)
{
    const int i = choice->of[0], j = choice->of[1], k = choice->of[2];
    const double a = g[i][i], b = g[j][j], c = g[k][k], ab = g[i][j], ac = g[i][k], bc = g[j][k];
    weight[1] = weight[2] = 0;
    if (choice->count == 1) {
        weight[0] = 1;
        return 2;
    }
    if (choice->count == 2) {
        weight[0] = b * (a - ab), weight[1] = a * (b - ab);
        return 2 * (a * b - ab * ab);
    }
    const double x = b * c - bc * bc, y = ac * bc - ab * c, z = ab * bc - ac * b;
    const double yz = ab * ac - a * bc;
    weight[0] = a * x + b * y + c * z;
    weight[1] = a * y + b * (a * c - ac * ac) + c * yz;
    weight[2] = a * z + b * yz + c * (a * b - ab * ab);
    return 2 * (a * x + ab * y + ac * z);
}

/* Is this sum of the chosen points, over a divisor, the center of the least ball of all of them,
 * and no weight less than a part of all? */
static bool is_least(Spot *center, const Spot *way, int count, const double weight[3],
                     double divisor, const struct Choice *choice, double part)
{
    const double slack = 64 * DBL_EPSILON, least = part * divisor;
    bool within = weight[0] + weight[1] + weight[2] <= divisor - least;
    for (int k = 0; k < choice->count; k++)
        within &= weight[k] >= least;
    if (!within)
        return false;
    *center = (Spot){0, 0, 0};
    for (int k = 0; k < choice->count; k++)
        *center = spot_mad(*center, weight[k] / divisor, way[choice->of[k]]);
    const double radius2 = spot_dot(*center, *center);
    for (int i = 0; i < count; i++) {
        const Spot d = spot_minus(way[i], *center);
        const double square = spot_dot(d, d);
        if (!(square <= radius2 * (1 + slack)) ||
            ((choice->set >> i & 1) && square < radius2 * (1 - slack)))
            return false;
    }
    return true;
}

/* The center of the sphere through 0 and the chosen ways. */
static Spot center_of(const Spot *way, const struct Choice *choice)
{
    const Spot a = way[choice->of[0]], b = way[choice->of[1]], c = way[choice->of[2]];
    return choice->count == 1   ? center_of_two(a)
           : choice->count == 2 ? center_of_three(a, b)
                                : center_of_four(a, b, c);
}
/* The ball of a choice, and how large it must be to hold all of the few. */
static Few ball_of(const Few *few, const Spot *way, const struct Choice *choice, Spot center)
{
    Few ball = {.count = 1, .center = center, .radius2 = spot_dot(center, center)};
    for (int i = 0; i < few->count; i++) {
        const Spot d = spot_minus(way[i], center);
        const double square = spot_dot(d, d);
        ball.radius2 = square > ball.radius2 ? square : ball.radius2;
        if (choice->set >> i & 1)
            ball.of[ball.count++] = few->of[i];
    }
    return ball;
}

/* Which choice is known to have the least ball? -1 if none is. Most often as many points as can be
 * stay, and clearly so; where one hardly counts, the fewest are taken. */
static int least_choice(Spot *center, const Spot *way, double g[4][4], int count, int end)
{
    const int most = count < 3 ? count : 3;
    double weight[3];
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < end; i++) {
            const struct Choice *choice = &choices[i];
            if (round == 0 && choice->count < most)
                continue;
            const double divisor = weigh(weight, g, choice);
            if (is_least(center, way, count, weight, divisor, choice, round == 0 ? CLEAR : 0))
                return i;
        }
    return -1;
}

/* The few that hold a known point, too: by the choice that is known to have the least ball, or else
 * by the one whose ball must be grown least. */
static Few grown(const Few *few, const Known *known, int point)
{
    static const int ends[] = {0, 1, 3, 7, 14};
    const int end = ends[few->count];
    const Spot p = known_at(known, point);
    Few best = {.radius2 = INFINITY};
    Spot way[4], center;
    double g[4][4];
    for (int i = 0; i < few->count; i++) {
        way[i] = spot_minus(known_at(known, few->of[i]), p);
        for (int k = 0; k <= i; k++)
            g[i][k] = g[k][i] = spot_dot(way[i], way[k]);
    }
    const int least = least_choice(&center, way, g, few->count, end);
    if (least >= 0)
        best = ball_of(few, way, &choices[least], center);
    for (int i = 0; i < end && least < 0; i++) {
        const Few ball = ball_of(few, way, &choices[i], center_of(way, &choices[i]));
        if (ball.radius2 < best.radius2)
            best = ball;
    }
    best.of[0] = point;
    best.center = spot_mad(p, 1, best.center);
    return best;
}

static bool has(const Few *few, int point)
{
    for (int i = 0; i < few->count; i++)
        if (few->of[i] == point)
            return true;
    return false;
}

/* No point is outside by more than what the radius will be grown by. */
static const double nearly = 1 + 4 * (double)REAL_EPSILON;

/* Outliers become known, in the place of others than the few. */
static void take(Known *known, const Few *few, const Crowds *crowds, const Frame *frame,
                 const Outliers *outliers)
{
    for (int i = 0; i < outliers->count; i++) {
        while (has(few, known->next))
            known->next = (known->next + 1) % known->most;
        const Spot p = spot_among(crowds, frame, outliers->i[i]);
        known->x[known->next] = p.x, known->y[known->next] = p.y, known->z[known->next] = p.z;
        known->index[known->next] = outliers->i[i];
        known->next = (known->next + 1) % known->most;
        known->count += known->count < known->most;
    }
}

/* The known point that is farthest, and how far, squared. The greatest is found in four chains, for
 * each has to wait. */
static int farthest(const Known *known, Spot center, double *most)
{
    double square[MOST_KNOWN], of[4] = {-1, -1, -1, -1};
    const int count = known->count;
    int i = 0;
    for (int k = 0; k < count; k++) {
        const Spot d = spot_minus(known_at(known, k), center);
        square[k] = spot_dot(d, d);
    }
    for (; i + 4 <= count; i += 4)
        for (int k = 0; k < 4; k++)
            of[k] = square[i + k] > of[k] ? square[i + k] : of[k];
    for (; i < count; i++)
        of[0] = square[i] > of[0] ? square[i] : of[0];
    const double one = of[0] > of[1] ? of[0] : of[1], other = of[2] > of[3] ? of[2] : of[3];
    *most = one > other ? one : other;
    for (i = 0; i + 1 < count && square[i] != *most;)
        i++;
    return i;
}

/* Steps until no known point is outside. Rounding may let the ball shrink, a few times; the largest
 * is what counts. Has it grown? */
static bool grow(Few *few, const Known *known)
{
    Few now = *few;
    bool grew = false;
    for (int step = 0, stalls = 0; step < MOST_STEPS && stalls < MOST_STALLS; step++) {
        double most;
        const int far = farthest(known, now.center, &most);
        if (most <= now.radius2 * nearly || has(&now, far))
            break;
        now = now.count > 0 ? grown(&now, known, far)
                            : (Few){.center = known_at(known, far), .count = 1, .of = {far}};
        stalls += now.radius2 <= few->radius2;
        if (now.radius2 >= few->radius2) /* the center may have moved by more than the radius */
            *few = now, grew = true;
    }
    return grew;
}

/* A center, and the square of how far it is from the farthest point. */
typedef struct Best {
    Vec3 center;
    real distance2;
} Best;

/* From a few points, or none, to those that hold all. */
static Best walk(const Crowds *crowds, const Frame *frame, Known *known, Few *few)
{
    Best best = {frame->origin, REAL_INF};
    for (int step = 0, stalls = 0; step < MOST_STEPS && stalls < MOST_STALLS; step++) {
        const double before = few->radius2;
        const Vec3 center = point_of(frame, few->center);
        Outliers outliers = {.beyond = (real)(few->radius2 * nearly)};
        const real distance2 = far_from(crowds, frame, center, &outliers);
        if (distance2 < best.distance2)
            best = (Best){center, distance2};
        take(known, few, crowds, frame, &outliers);
        if (outliers.count == 0 || !grow(few, known))
            break;
        stalls += few->radius2 <= before;
    }
    return best;
}

/* The first steps, with every 128th point only. */
static void walk_sample(const Crowds *crowds, const Frame *frame, Known *known, Few *few)
{
    const size_t n = crowds->part[0].n, of_sample = n / SAMPLE;
    Crowds sample = *crowds;
    for (int k = 0; k < sample.count; k++) {
        Crowd *part = &sample.part[k];
        part->n = of_sample;
        if (part->index)
            part->every *= SAMPLE;
        else
            part->stride *= SAMPLE;
    }
    walk(&sample, frame, known, few);
    for (int i = 0; i < known->count; i++)
        known->index[i] = known->index[i] / of_sample * n + known->index[i] % of_sample * SAMPLE;
}

isect_status X(least_ball)(Sphere *sphere, const Crowds *crowds, const Aabb *box,
                           X(support) * support)
{
    const Frame frame = frame_of(box);
    Few few = {.count = 0, .radius2 = -1};
    Known known;
    known.count = known.next = 0;
    known.most = crowds->part[0].n < LARGE_CROWD ? FEW_KNOWN : MOST_KNOWN;
    if (crowds->part[0].n >= LARGE)
        walk_sample(crowds, &frame, &known, &few);
    const Best best = walk(crowds, &frame, &known, &few);
    const isect_status status = ball_up_to(sphere, &frame, best.center, best.distance2);
    if (status == ISECT_OK && support) {
        *support = (X(support)){.count = (uint32_t)few.count};
        for (int i = 0; i < few.count; i++)
            support->index[i] = known.index[few.of[i]];
    }
    return status;
}

/* Of points as they are given: their crowd and their box. */
static isect_status begin(Crowds *crowds, Aabb *box, const X(points) * points, size_t n)
{
    real lower[3], upper[3];
    crowds->count = 1;
    if (!crowd_of(&crowds->part[0], points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    if (!scan_box(&crowds->part[0], lower, upper))
        return ISECT_NOT_FINITE;
    *box = (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    return ISECT_OK;
}

isect_status X(bound_sphere_points)(Sphere *sphere, const X(points) * points, size_t n,
                                    X(support) * support)
{
    Crowds crowds;
    Aabb box;
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    Environment environment = environment_enter();
    isect_status status = begin(&crowds, &box, points, n);
    if (status == ISECT_OK)
        status = X(least_ball)(sphere, &crowds, &box, support);
    environment_leave(environment);
    return status;
}

isect_status X(bound_sphere_points_refined)(Sphere *sphere, const X(points) * points, size_t n)
{
    Crowds crowds;
    Aabb box;
    Outliers none = {.beyond = REAL_INF};
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    Environment environment = environment_enter();
    isect_status status = begin(&crowds, &box, points, n);
    if (status == ISECT_OK) {
        const Frame frame = frame_of(&box);
        const real distance2 = far_from(&crowds, &frame, frame.origin, &none);
        status = ball_up_to(sphere, &frame, frame.origin, distance2);
    }
    environment_leave(environment);
    return status;
}
