/* engine/depth_pieces.c - a least reach of A - B beside a direction, by Newton's method.
 *
 * The support points of a curved set are those of few smooth pieces, such as the rims of both discs
 * of a cylinder. A feature of `support` names the piece. With piece i of A - B, w_i(n) its support
 * point and f_i(n) = n . w_i(n), the reach is h(n) = max f_i(n). Where it is least on the unit
 * sphere, one to three pieces are equally far, and the depth times n is between their points:
 *
 *     sum l_i w_i = h n, with l_i >= 0 and sum l_i = 1
 *
 * In the plane across n let g_i be the slope of f_i, the part of w_i in the plane, and H the matrix
 * of second derivatives of sum l_i f_i, which are those of w_i minus h: the sphere is curved.
 * The step x to the solution is that of sequential quadratic programming:
 *
 *     1 piece     H x = -g
 *     2 pieces    (g_0 - g_1) . x = f_1 - f_0; along the crease between both, H x = -g
 *     3 pieces    (g_i - g_2) . x = f_2 - f_i, i = 0, 1
 *
 * H is a quotient of differences. Where it has no minimum, the step goes down the slope as far as
 * the radius of trust. After a step, the direction moves back to the crease of its pieces, or, of
 * one piece, to the bottom of a narrow valley: both are curved, such as the ring of directions
 * about the axis of a cone that have nearly the same reach.
 *
 * A support point of another piece joins the pieces, and a piece with a negative weight leaves
 * them. A flat face is no smooth piece, as its support points jump: its normal is tried where the
 * point of the other set is over the face.
 *
 * Each reach that is found is an upper bound of the depth, whether the search succeeds or not. */
#include "engine/search.h"

enum { MOST_PIECES = 3 };
#define DIFFERENCE 0x1p-24 /* the angle of a difference */
#define WIDEST 0.5         /* angle of a step */
#define QUADRATIC 0x1p-16  /* shorter steps improve the reach by about their square */
#define STIFF 8            /* ratio of second derivatives in a narrow valley */
#define SETTLED 0x1p-44    /* an angle within rounding */

typedef struct Piece {
    uint32_t feature_a, feature_b;
    Vec3d a, w;
    double x, y, reach, weight; /* x, y: the slope */
} Piece;
typedef struct Pieces {
    const Search *s;
    Vec3d n, u, v; /* u, v are across n */
    Vec3d stiff;   /* for one piece: the direction across n of the greatest second derivative, */
    double bend;   /* which is much greater than the other one; else 0 */
    double reach, size, radius; /* radius: the longest step */
    int count;
    Piece piece[MOST_PIECES];
} Pieces;
/* A vector in the plane across n. */
typedef struct Across {
    double x, y;
} Across;

static Vec3d point_of(const Convex *set, uint32_t feature, Vec3d n)
{
    const double direction[3] = {n.x, n.y, n.z};
    double point[3];
    if (set->vertex)
        set->vertex(set->shape, feature, point);
    else
        set->piece(set->shape, feature, direction, point);
    return vector_of(point);
}
static Vec3d difference_of(const Pieces *p, const Piece *piece, Vec3d n, Vec3d *a)
{
    *a = point_of(p->s->a, piece->feature_a, n);
    return sub3d(*a, point_of(p->s->b, piece->feature_b, opposite(n)));
}
static void look(Pieces *p)
{
    basis_around(p->n, &p->u, &p->v);
    for (int i = 0; i < p->count; i++) {
        Piece *piece = &p->piece[i];
        piece->w = difference_of(p, piece, p->n, &piece->a);
        piece->reach = dot3d(p->n, piece->w);
        piece->x = dot3d(p->u, piece->w), piece->y = dot3d(p->v, piece->w);
    }
}
/* The weights whose sum of slopes is nearest to 0. Returns false if there are none. */
static bool weigh(Pieces *p)
{
    Piece *i = &p->piece[0], *j = &p->piece[1], *k = &p->piece[2];
    i->weight = 1;
    if (p->count == 2) {
        const double x = i->x - j->x, y = i->y - j->y, square = x * x + y * y;
        i->weight = ratio_or_zero(-(j->x * x + j->y * y), square), j->weight = 1 - i->weight;
        return square > 0;
    }
    if (p->count < 3)
        return true;
    const double ix = i->x - k->x, iy = i->y - k->y, jx = j->x - k->x, jy = j->y - k->y,
                 area = ix * jy - iy * jx;
    i->weight = (k->y * jx - k->x * jy) / area, j->weight = (k->x * iy - k->y * ix) / area;
    k->weight = 1 - i->weight - j->weight;
    return fabs(area) > 0 && fabs(i->weight) + fabs(j->weight) <= DBL_MAX;
}
static int lightest(const Pieces *p)
{
    int least = 0;
    for (int i = 1; i < p->count; i++)
        least = p->piece[i].weight < p->piece[least].weight ? i : least;
    return least;
}
static void drop(Pieces *p, int i)
{
    p->piece[i] = p->piece[--p->count];
}
/* Drops pieces that are not the farthest anywhere within a step. */
static void drop_far(Pieces *p)
{
    for (int i = p->count - 1; i >= 0 && p->count > 1; i--)
        if (p->piece[i].reach < p->reach - p->s->error - 2 * p->radius * p->size)
            drop(p, i);
}
typedef enum Joined { IS_KNOWN, HAS_JOINED, HAS_REPLACED } Joined;
static Joined add(Pieces *p, const Difference *d)
{
    for (int i = 0; i < p->count; i++)
        if (p->piece[i].feature_a == d->feature_a && p->piece[i].feature_b == d->feature_b)
            return IS_KNOWN;
    const bool full = p->count == MOST_PIECES;
    if (full)
        drop(p, lightest(p));
    p->piece[p->count++] = (Piece){.feature_a = d->feature_a, .feature_b = d->feature_b};
    return full ? HAS_REPLACED : HAS_JOINED;
}

/* How the sum of slopes changes along a direction across n. */
static Across bend_along(const Pieces *p, Across along)
{
    const Vec3d t = mad3d(scale3d(along.x, p->u), along.y, p->v), n = mad3d(p->n, DIFFERENCE, t);
    Vec3d sum = {0, 0, 0}, a;
    double reach = 0;
    for (int i = 0; i < p->count; i++) {
        const Piece *piece = &p->piece[i];
        const double weight = smaller(larger(piece->weight, 0), 1);
        const Vec3d w = difference_of(p, piece, n, &a);
        sum = mad3d(sum, weight / DIFFERENCE, sub3d(w, piece->w));
        reach += weight * piece->reach;
    }
    return (Across){dot3d(p->u, sum) - reach * along.x, dot3d(p->v, sum) - reach * along.y};
}
/* The step along a line to the least reach; as far as allowed if there is none. */
static double step_along(const Pieces *p, double slope, double bend)
{
    return smaller(larger(bend > 0 ? -slope / bend : -slope * DBL_MAX, -p->radius), p->radius);
}
/* Along both eigenvectors of the second derivatives. */
static Across step_of_one(Pieces *p)
{
    const Piece *i = &p->piece[0];
    const Across of_x = bend_along(p, (Across){1, 0}), of_y = bend_along(p, (Across){0, 1});
    const double xy = (of_x.y + of_y.x) / 2, mean = (of_x.x + of_y.y) / 2,
                 half = (of_x.x - of_y.y) / 2, root = sqrt(half * half + xy * xy);
    const double x = half > 0 ? half + root : xy, y = half > 0 ? xy : root - half,
                 length = sqrt(x * x + y * y);
    const Across most = length > 0 ? (Across){x / length, y / length} : (Across){1, 0};
    const double along = step_along(p, i->x * most.x + i->y * most.y, mean + root),
                 across = step_along(p, i->y * most.x - i->x * most.y, mean - root);
    p->stiff = mad3d(scale3d(most.x, p->u), most.y, p->v);
    p->bend = mean + root > STIFF * (mean - root) ? larger(mean + root, 0) : 0;
    return (Across){along * most.x - across * most.y, along * most.y + across * most.x};
}
/* The shortest step to where two pieces are equally far, or the step to where three are. */
static Across step_to_crease(const Pieces *p)
{
    const Piece *i = &p->piece[0], *j = &p->piece[1], *k = &p->piece[2];
    if (p->count < 3) {
        const double x = i->x - j->x, y = i->y - j->y,
                     by = ratio_or_zero(j->reach - i->reach, x * x + y * y);
        return p->count < 2 ? (Across){0, 0} : (Across){by * x, by * y};
    }
    const double ix = i->x - k->x, iy = i->y - k->y, jx = j->x - k->x, jy = j->y - k->y,
                 area = ix * jy - iy * jx, of_i = k->reach - i->reach, of_j = k->reach - j->reach;
    return (Across){(of_i * jy - of_j * iy) / area, (of_j * ix - of_i * jx) / area};
}
static Across step_of_two(const Pieces *p)
{
    const Piece *i = &p->piece[0], *j = &p->piece[1];
    const double x = i->x - j->x, y = i->y - j->y, length = sqrt(x * x + y * y);
    const Across to = step_to_crease(p), crease = {-y / length, x / length},
                 bend = bend_along(p, crease);
    const double slope = i->x * crease.x + i->y * crease.y + bend.x * to.x + bend.y * to.y;
    const double curve = bend.x * crease.x + bend.y * crease.y;
    const double by = step_along(p, slope, curve);
    return (Across){to.x + by * crease.x, to.y + by * crease.y};
}
/* Cuts a step to a length. Returns its length. */
static double cut(Across *step, double most)
{
    const double length = sqrt(step->x * step->x + step->y * step->y);
    if (!(length > most))
        return length;
    step->x *= most / length, step->y *= most / length;
    return most;
}
/* Weights for the present pieces; those of negative weight leave, unless one has just joined. */
static bool choose_pieces(Pieces *p, bool joined)
{
    look(p);
    drop_far(p);
    bool known = weigh(p);
    while (p->count > 1 && (!known || (!joined && p->piece[lightest(p)].weight < 0))) {
        drop(p, lightest(p));
        known = weigh(p);
    }
    return known;
}
static bool moved(const Pieces *p, Across step, Vec3d *n)
{
    return unit_of(mad3d(mad3d(p->n, step.x, p->u), step.y, p->v), n);
}
/* The direction after a step. Creases are curved, and so are narrow valleys of one piece: the step
 * leaves them, and this moves back. */
static bool direction_after(const Pieces *p, Across step, Vec3d *n)
{
    Pieces after = *p;
    if (!moved(p, step, &after.n))
        return false;
    *n = after.n;
    if (p->count == 1 && !(p->bend > 0))
        return true;
    look(&after);
    if (p->count == 1) {
        const Vec3d across = rejection(p->stiff, *n);
        const double slope = dot3d(across, after.piece[0].w);
        return unit_of(mad3d(*n, step_along(p, slope, p->bend), across), n);
    }
    Across back = step_to_crease(&after);
    (void)cut(&back, p->radius);
    return moved(&after, back, n);
}
static void go_down(Pieces *p, int steps, ConvexDepth *found)
{
    Joined joined = IS_KNOWN;
    for (int i = 0; i < steps && choose_pieces(p, joined != IS_KNOWN); i++) {
        Across step = p->count == 1   ? step_of_one(p)
                      : p->count == 2 ? step_of_two(p)
                                      : step_to_crease(p);
        const double length = cut(&step, p->radius);
        Difference d = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
        Vec3d to;
        if (!(length > SETTLED) || !direction_after(p, step, &to))
            return;
        const double reach = reach_along(p->s->a, p->s->b, to, p->s->error, &d, found);
        const double slack = length < QUADRATIC ? CONVEX_ROUNDING * p->size : 0;
        joined = add(p, &d);
        if (reach < p->reach + slack)
            p->n = to, p->reach = reach, joined = IS_KNOWN,
            p->radius = smaller(4 * p->radius, WIDEST);
        else if (joined != HAS_JOINED)
            p->radius = length / 4;
    }
}
/* The last direction with the points between those of the pieces. Returns how far their difference
 * is from the depth along the normal. An earlier direction may have a reach that is less by
 * rounding, and points that are farther off. */
static double points_of(Pieces *p, ConvexDepth *found)
{
    Vec3d a = {0, 0, 0}, w = {0, 0, 0};
    found->depth_high = p->reach, set_vector(found->normal, p->n);
    if (!choose_pieces(p, false))
        return INFINITY;
    for (int i = 0; i < p->count; i++) {
        a = mad3d(a, p->piece[i].weight, p->piece[i].a);
        w = mad3d(w, p->piece[i].weight, p->piece[i].w);
    }
    set_vector(found->a, a), set_vector(found->b, sub3d(a, w));
    return length3d(mad3d(w, p->s->error - p->reach, p->n));
}
bool isect_has_pieces(const Convex *a, const Convex *b)
{
    return (a->vertex || a->piece) && (b->vertex || b->piece) && !(a->vertex && b->vertex);
}
/* If the result is less, or the same with nearer points, it becomes the best. */
static void keep_better(const ConvexDepth *found, double found_off, double slack, ConvexDepth *best,
                        double *off)
{
    if (!(found->depth_high < best->depth_high - slack) &&
        !(found->depth_high <= best->depth_high + slack && found_off < *off))
        return;
    const ConvexDepth before = *best;
    *best = *found, *off = found_off;
    best->iterations = before.iterations, best->depth_low = before.depth_low;
}
void isect_depth_by_pieces(const Search *s, Vec3d n, double radius, int steps, ConvexDepth *best,
                           double *off)
{
    Pieces p = {.s = s, .n = n, .radius = radius};
    ConvexDepth found = {.depth_high = INFINITY};
    Difference d = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
    p.reach = reach_along(s->a, s->b, p.n, s->error, &d, &found);
    p.size = norm1(d.w);
    add(&p, &d);
    go_down(&p, steps, &found);
    const double slack = CONVEX_ROUNDING * p.size + s->error;
    keep_better(&found, points_of(&p, &found), slack, best, off);
}

/* ---- flat faces ---- */

/* Is a point of the plane of a face in the face? A face across n is a disc: its rim points along n
 * and a little to either side are opposite each other. */
static bool is_in_face(const Convex *set, uint32_t feature, Vec3d n, Vec3d point)
{
    Vec3d u, v;
    basis_around(n, &u, &v);
    const Vec3d rim = point_of(set, feature, mad3d(n, DIFFERENCE, u)),
                opposite_rim = point_of(set, feature, mad3d(n, -DIFFERENCE, u)),
                radius = scale3d(0.5, sub3d(rim, opposite_rim)),
                off = sub3d(point, sub3d(rim, radius));
    return dot3d(off, off) <= dot3d(radius, radius);
}
/* Along the axis of a set, the point of the other set is over a face of it. */
static void try_face(const Search *s, bool of_a, Vec3d n, ConvexDepth *best, double *off)
{
    ConvexDepth found = {.depth_high = INFINITY};
    Difference d = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
    const double reach = reach_along(s->a, s->b, n, s->error, &d, &found);
    const double slack = CONVEX_ROUNDING * norm1(d.w) + s->error, depth = reach - s->error;
    if (reach > best->depth_high + slack)
        return;
    const Vec3d point = of_a ? mad3d(d.b, depth, n) : mad3d(d.a, -depth, n);
    if (!is_in_face(of_a ? s->a : s->b, of_a ? d.feature_a : d.feature_b, of_a ? n : opposite(n),
                    point))
        return;
    set_vector(found.a, of_a ? point : d.a), set_vector(found.b, of_a ? d.b : point);
    keep_better(&found, 0, slack, best, off);
}
void isect_depth_by_faces(const Search *s, ConvexDepth *best, double *off)
{
    for (int side = 0; side < 2; side++) {
        const Convex *set = side ? s->a : s->b;
        double axis[3], askew;
        if (!set->piece || !set->symmetry ||
            set->symmetry(set->shape, axis, &askew) != CONVEX_AXIAL)
            continue;
        try_face(s, side, vector_of(axis), best, off);
        try_face(s, side, opposite(vector_of(axis)), best, off);
    }
}
