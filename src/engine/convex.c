/* engine/convex.c - distance and overlap of two convex sets by their support points.
 *
 * The algorithm is that of Gilbert, Johnson and Keerthi (GJK). A - B, the differences of points of
 * the cores, is convex, and its point nearest to the origin gives the distance. The search keeps a
 * simplex of at most four points of A - B, and v, the point of the simplex nearest to the origin.
 * Let n be the unit direction of v, and w the support point of A - B along -n:
 *
 *     low  = n . w         all of A - B is beyond that plane: a lower bound
 *     high = |v|           v is in A - B: an upper bound
 *
 * The search ends when the bounds are close enough. Otherwise w joins the simplex, and the corners
 * without a weight in the new nearest point are removed.
 *
 * The search terminates. In exact arithmetic, high decreases in each step, as w is nearer than the
 * plane through v. Therefore no simplex repeats, and polytopes have finitely many vertices. In
 * rounded arithmetic it ends in any of these cases, with bounds that hold:
 *
 *     w is a corner already
 *     high increases by more than rounding
 *     neither bound has improved for MOST_IDLE steps
 *     CONVEX_STEPS steps are done
 *
 * The error of low, with e = 2^-52, L = |w.x| + |w.y| + |w.z|, and |n| within 2e of 1, is
 *
 *     w = a - b                          e/2 L
 *     three products, two sums           3/2 e L
 *     the length of n                    2e |n . w|            together at most 4e L
 */
#include "engine/portal.h"

enum { MOST_IDLE = 4, LOST_EPSILON = 4096 };
static double size_of(const Search *s)
{
    double most = 0;
    for (int i = 0; i < s->corners.count; i++)
        most = larger(most, norm1(s->point[i].w));
    return most;
}
static double high_of(const Search *s)
{
    return sqrt(s->nearest.square);
}

/* Keeps the corners with a weight in the nearest point, in their order. */
static void keep_needed(Search *s)
{
    int kept = 0;
    for (int i = 0; i < s->corners.count; i++)
        if (s->nearest.weight[i] > 0) {
            s->point[kept] = s->point[i];
            s->corners.w[kept] = s->corners.w[i];
            s->corners.square[kept] = s->corners.square[i];
            s->nearest.weight[kept] = s->nearest.weight[i];
            kept++;
        }
    s->corners.count = kept;
}
static void append(Search *s, const Difference *p)
{
    const int i = s->corners.count++;
    s->point[i] = *p;
    s->corners.w[i] = p->w;
    s->corners.square[i] = dot3d(p->w, p->w);
}
static bool is_corner(const Search *s, Vec3d w)
{
    for (int i = 0; i < s->corners.count; i++)
        if (w.x == s->point[i].w.x && w.y == s->point[i].w.y && w.z == s->point[i].w.z)
            return true;
    return false;
}

/* Takes the weights of a tetrahedron that surely contains the origin, if their point is the origin
 * up to rounding. */
static bool take_weights(Search *s, const double weight[4])
{
    Vec3d at = {0, 0, 0};
    for (int i = 0; i < s->corners.count; i++) {
        at = mad3d(at, weight[i], s->corners.w[i]);
        s->nearest.weight[i] = weight[i];
    }
    const double square = dot3d(at, at), least = DBL_EPSILON * size_of(s);
    if (!(s->corners.count == 4 && square <= least * least))
        return false;
    s->nearest.square = square, s->nearest.enclosed = s->nearest.surely = true;
    return true;
}

/* Removes the corners without a feature: the differences of the centers. */
static void forget_centers(Search *s)
{
    for (int i = 0; i < s->corners.count; i++)
        s->nearest.weight[i] = s->point[i].feature_a != CONVEX_NO_FEATURE;
    keep_needed(s);
}

/* A corner of the last call at its present place. The difference of the centers has no feature. */
static Difference remembered(const Search *s, uint32_t feature_a, uint32_t feature_b)
{
    const bool centers = feature_a == CONVEX_NO_FEATURE;
    double a[3] = {0, 0, 0}, b[3] = {0, 0, 0};
    if (!centers) {
        s->a->vertex(s->a->shape, feature_a, a);
        s->b->vertex(s->b->shape, feature_b, b);
    }
    Difference p = {.feature_a = feature_a, .feature_b = feature_b};
    p.a = vector_of(centers ? s->a->center : a), p.b = vector_of(centers ? s->b->center : b);
    p.w = sub3d(p.a, p.b);
    return p;
}
/* Restores the simplex of the last call. If it is not a tetrahedron that contains the origin, the
 * difference of the centers is left out, as it is not a vertex. */
static bool remember(Search *s, const ConvexCache *cache)
{
    double weight[4];
    if (!cache->count || cache->count > 4 || !s->a->vertex || !s->b->vertex)
        return false;
    for (uint32_t i = 0; i < cache->count; i++) {
        const Difference p = remembered(s, cache->feature_a[i], cache->feature_b[i]);
        append(s, &p);
    }
    if (cache->count == 4 && holds_origin(s->corners.w, s->error, weight) &&
        take_weights(s, weight))
        return true;
    forget_centers(s);
    if (!s->corners.count)
        return false;
    s->plain = is_plain(&s->corners, &s->nearest);
    if (!s->plain)
        s->nearest = nearest_of(&s->corners);
    keep_needed(s);
    return true;
}
static void store(const Search *s, Vec3d direction, ConvexCache *cache)
{
    *cache = (ConvexCache){0};
    set_vector(cache->direction, direction);
    if (!s->a->vertex || !s->b->vertex)
        return;
    for (int i = 0; i < s->corners.count; i++)
        if (s->nearest.enclosed || s->point[i].feature_a != CONVEX_NO_FEATURE) {
            cache->feature_a[cache->count] = s->point[i].feature_a;
            cache->feature_b[cache->count++] = s->point[i].feature_b;
        }
}

/* The initial direction, from a simplex or from a cached direction. */
static Vec3d begin(Search *s, const ConvexCache *cache)
{
    Vec3d direction;
    if (cache && remember(s, cache))
        return s->nearest.direction;
    if (cache && unit_of(vector_of(cache->direction), &direction))
        return direction;
    direction = sub3d(vector_of(s->a->center), vector_of(s->b->center));
    return norm1(direction) > 0 ? direction : (Vec3d){1, 0, 0};
}

/* The distance below which no step improves. Vertices are exact; curved sets have a support error.
 */
static double rounding_of_search(const Search *s)
{
    return CONVEX_ROUNDING * size_of(s) + (s->a->vertex && s->b->vertex ? 0 : s->error);
}
static bool is_known(const Search *s, const Goal *goal)
{
    const double high = high_of(s);
    return high - s->low <= goal->tolerance * high;
}
static bool is_enough(const Search *s, const Goal *goal)
{
    if (s->low > goal->above)
        return true;
    if (!s->corners.count)
        return false;
    const double high = high_of(s), rounding = rounding_of_search(s);
    return high <= goal->below || is_known(s, goal) || high <= rounding ||
           high - s->low <= rounding;
}
/* Adds a corner; false if it does not improve the nearest point. It certainly has a weight in the
 * nearest point, though rounding may hide this. If the result by signs is farther than before, all
 * subsets of the simplex are compared. */
static bool join(Search *s, const Difference *next, bool *better)
{
    const double most = high_of(s) + CONVEX_ROUNDING * size_of(s);
    append(s, next);
    Corners *c = &s->corners;
    c->needed = 1u << (c->count - 1), c->all = false;
    SimplexPoint nearest;
    s->plain = !s->careful && is_plain(c, &nearest) && !(sqrt(nearest.square) > most);
    if (!s->plain)
        nearest = nearest_of(c);
    if (sqrt(nearest.square) > most) {
        c->needed = 0, c->all = true;
        nearest = nearest_of(c);
    }
    if (sqrt(nearest.square) > most) {
        c->count--;
        return false;
    }
    *better |= nearest.square < s->nearest.square;
    s->nearest = nearest;
    keep_needed(s);
    return true;
}

/* Computes the nearest point again in full precision, and all later ones. */
static void look_again(Search *s)
{
    s->plain = false, s->careful = true;
    s->corners.needed = 0, s->corners.all = false;
    s->nearest = nearest_of(&s->corners);
    keep_needed(s);
}
/* Begins without a cache. Returns true if the portal has decided. Otherwise the search continues
 * from its corners. */
static bool begin_with_portal(Search *s, const Goal *goal, Vec3d *direction)
{
    Portal portal;
    const PortalSees sees = look_through_portal(s, &portal, goal->decides ? goal->above : 0);
    if (sees != PORTAL_NEITHER && goal->decides) {
        s->nearest.enclosed = s->nearest.surely = sees == PORTAL_MEET;
        return true;
    }
    for (int i = sees == PORTAL_MEET ? 0 : 1; i <= portal.known; i++)
        if (!is_corner(s, portal.v[i].w))
            append(s, &portal.v[i]);
    if (sees == PORTAL_MEET && take_weights(s, portal.weight))
        return true;
    if (s->corners.count) {
        s->nearest = nearest_of(&s->corners);
        keep_needed(s);
        *direction = s->nearest.direction;
    }
    return s->low > goal->above || s->nearest.enclosed;
}
/* For vertices: is the plane across the nearest point, with its bound, about as near as the best
 * plane? A further step may find other vertices equally far along the direction. Their simplex may
 * have a point at the same distance but rotated by the root of the rounding error. */
static bool is_across(const Search *s, double low)
{
    return s->corners.count && s->a->vertex && s->b->vertex &&
           high_of(s) - low <= 16 * (rounding_of_search(s) + s->error);
}
/* Restores the simplex with the best plane across its point, if no point is nearer. */
static void return_to(const Search *best, const Goal *goal, Search *s)
{
    Search then = *best;
    then.low = s->low, then.normal = s->normal, then.steps = s->steps;
    if (!s->nearest.enclosed && high_of(best) <= high_of(s) + CONVEX_ROUNDING * size_of(s) &&
        is_known(&then, goal) >= is_known(s, goal))
        *s = then;
}
static void step_by_step(Search *s, const Goal *goal, Vec3d direction)
{
    Difference next = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
    Search best;
    double low = -INFINITY, best_low = -INFINITY;
    for (int idle = 0; idle < MOST_IDLE && s->steps < CONVEX_STEPS && !s->nearest.enclosed;) {
        Vec3d n;
        if (!unit_of(direction, &n))
            break;
        difference_along(s->a, s->b, opposite(n), &next);
        s->steps++;
        low = dot3d(n, next.w) - (4 * DBL_EPSILON * norm1(next.w) + s->error);
        bool better = low > s->low;
        if (better)
            s->low = low, s->normal = n;
        if (is_enough(s, goal) && (s->corners.count || goal->decides))
            break;
        if (low > best_low && is_across(s, low))
            best = *s, best_low = low;
        if (is_corner(s, next.w)) {
            if (!s->plain)
                break;
            look_again(s);
        } else if (!join(s, &next, &better)) {
            break;
        }
        low = -INFINITY; /* the plane across the new point is not known */
        if (s->steps == 1 && is_enough(s, goal))
            break;
        direction = s->nearest.direction;
        idle = better ? 0 : idle + 1;
    }
    if (low < best_low)
        return_to(&best, goal, s);
}
/* No plane separates the sets, and yet the final points are clearly apart. In sets with little or
 * no volume, rounding may hide which corners improve the result. */
static bool is_lost(const Search *s, const Goal *goal)
{
    const double most = LOST_EPSILON * DBL_EPSILON * size_of(s);
    return s->low <= 0 && s->corners.count && s->nearest.square > most * most &&
           !is_enough(s, goal);
}
/* Searches from other initial directions with the remaining steps; they find other corners. */
static void search_elsewhere(Search *s, const Goal *goal)
{
    for (int axis = 0; axis < 3 && is_lost(s, goal); axis++) {
        Search other = *s;
        other.corners = (Corners){.count = 0};
        other.nearest = (SimplexPoint){.square = INFINITY};
        other.plain = other.careful = false;
        step_by_step(&other, goal, (Vec3d){axis == 0, axis == 1, axis == 2});
        if (other.corners.count && other.nearest.square < s->nearest.square)
            *s = other;
        s->low = other.low, s->normal = other.normal, s->steps = other.steps;
    }
}
/* Refines an unsolved case by facets, as for a depth: by a plane, or by points that are nearer.
 * Each is valid without the other. */
static void search_by_facets(Search *s)
{
    const ConvexDepth facets = isect_convex_depth_from(s, DBL_EPSILON);
    const double ra = radius_of(s->a), rb = radius_of(s->b), radii = ra + rb;
    const Vec3d n = vector_of(facets.normal);
    const double low = radii - facets.depth_high - 2 * DBL_EPSILON * radii;
    if (low > s->low)
        s->low = low, s->normal = opposite(n);
    Difference nearer = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
    nearer.a = mad3d(vector_of(facets.a), -ra, n), nearer.b = mad3d(vector_of(facets.b), rb, n);
    nearer.w = sub3d(nearer.a, nearer.b);
    if (!(dot3d(nearer.w, nearer.w) < s->nearest.square))
        return;
    s->corners = (Corners){.count = 0};
    append(s, &nearer);
    s->nearest = nearest_of(&s->corners);
}
void isect_convex_search(Search *s, const Convex *a, const Convex *b, const Goal *goal,
                         ConvexCache *cache)
{
    s->a = a, s->b = b, s->low = -INFINITY, s->error = support_error_of(a, b), s->steps = 0;
    s->corners.count = 0, s->corners.needed = 0, s->corners.all = false;
    s->nearest = (SimplexPoint){.square = INFINITY};
    s->plain = s->careful = false;
    const bool cached = cache && (cache->count || norm1(vector_of(cache->direction)) > 0);
    Vec3d direction = begin(s, cache);
    if (cached || !goal->portal || !begin_with_portal(s, goal, &direction))
        step_by_step(s, goal, direction);
    search_elsewhere(s, goal);
    if (is_lost(s, goal))
        search_by_facets(s);
    if (cache)
        store(s, s->low > -INFINITY ? s->normal : direction, cache);
}

/* The unit vector from a to b: that between the points if it is accurate, else the normal of the
 * plane. */
static Vec3d normal_of_plane(const Search *s)
{
    return s->low > -INFINITY ? opposite(s->normal) : (Vec3d){1, 0, 0};
}
static Vec3d normal_between(const Search *s, Vec3d between)
{
    Vec3d unit;
    const Vec3d a = s->point[0].a, b = s->point[0].b;
    if (norm1(between) > 0x1p-26 * (norm1(a) + norm1(b)) && unit_of(between, &unit))
        return unit;
    return normal_of_plane(s);
}
static bool is_apart(const Search *s, double radii)
{
    return s->low - radii > DBL_EPSILON * radii && s->low > 0;
}
static ConvexDistance answer_of(const Search *s)
{
    const double ra = radius_of(s->a), rb = radius_of(s->b), radii = ra + rb;
    const double high = high_of(s), low = s->low > 0 ? s->low : 0, slack = DBL_EPSILON * radii;
    ConvexDistance d = {.core_low = low, .core_high = larger(high, low), .iterations = s->steps};
    Vec3d a, b;
    points_of_search(s, &a, &b);
    d.distance_low = d.core_low - radii, d.distance_high = d.core_high - radii;
    d.apart = is_apart(s, radii);
    d.sure = d.apart ||
             (s->nearest.enclosed && s->nearest.surely && s->a->vertex && s->b->vertex) ||
             d.core_high + 4 * DBL_EPSILON * size_of(s) + s->error < radii - slack;
    const Vec3d between = sub3d(b, a);
    set_vector(d.core_a, a), set_vector(d.core_b, b);
    set_vector(d.normal, normal_of_plane(s));
    if (d.apart) {
        const Vec3d n = normal_between(s, between);
        set_vector(d.a, mad3d(a, ra, n)), set_vector(d.b, mad3d(b, -rb, n));
    } else {
        const Vec3d common = mad3d(a, radii > 0 ? ra / radii : 0.5, between);
        set_vector(d.a, common), set_vector(d.b, common);
    }
    return d;
}

ConvexDistance isect_convex_distance(const Convex *a, const Convex *b, double tolerance,
                                     double stop_above, ConvexCache *cache)
{
    const double radii = radius_of(a) + radius_of(b);
    const Goal goal = {tolerance, stop_above + radii, 0, false, radii == 0};
    Search s;
    isect_convex_search(&s, a, b, &goal, cache);
    return answer_of(&s);
}

bool isect_convex_overlap(const Convex *a, const Convex *b, ConvexCache *cache,
                          ConvexDistance *proof)
{
    const double radii = radius_of(a) + radius_of(b);
    const Goal goal = {DBL_EPSILON, radii * (1 + 2 * DBL_EPSILON), radii, !proof, radii == 0};
    Search s;
    isect_convex_search(&s, a, b, &goal, cache);
    if (proof)
        *proof = answer_of(&s);
    return !is_apart(&s, radii);
}

/* The direction between the points, or the normal of the proved plane if they differ by more than
 * the bound and the distance is less than 1. If they differ by the angle t, there are two errors:
 *
 *     the plane across the points cuts the shapes by t times their size, which is about 1
 *     beside the normal of the proved plane, the points are off by t times their distance
 *
 * The second one is smaller for distances below 1, as of large shapes close to each other. */
static Vec3d normal_of_contact(const Search *s, Vec3d between)
{
    const double bound = s->a->vertex && s->b->vertex ? 0x1p-33 : 0x1p-23;
    const Vec3d plane = normal_of_plane(s);
    Vec3d unit;
    if (!unit_of(between, &unit))
        return plane;
    return norm1(between) < 1 && norm1(sub3d(unit, plane)) > bound ? plane : unit;
}
static ConvexContact contact_by(const Convex *a, const Convex *b, const Goal *goal,
                                ConvexCache *cache)
{
    Search s;
    isect_convex_search(&s, a, b, goal, cache);
    const ConvexDistance d = answer_of(&s);
    ConvexContact contact = {.apart = d.apart, .sure = d.sure, .iterations = d.iterations};
    if (s.low > 0) {
        const Vec3d a_core = vector_of(d.core_a), b_core = vector_of(d.core_b);
        const Vec3d n = normal_of_contact(&s, sub3d(b_core, a_core));
        contact.gap_low = d.distance_low, contact.gap_high = contact.gap = d.distance_high;
        set_vector(contact.normal, n);
        set_vector(contact.a, mad3d(a_core, radius_of(a), n));
        set_vector(contact.b, mad3d(b_core, -radius_of(b), n));
        return contact;
    }
    const ConvexDepth depth = isect_convex_depth_from(&s, goal->tolerance);
    contact.gap = -depth.depth + 0;
    contact.gap_low = -depth.depth_high + 0, contact.gap_high = -depth.depth_low + 0;
    contact.iterations += depth.iterations;
    for (int i = 0; i < 3; i++) {
        contact.normal[i] = depth.normal[i];
        contact.a[i] = depth.a[i], contact.b[i] = depth.b[i];
    }
    return contact;
}
ConvexContact isect_convex_contact(const Convex *a, const Convex *b, double tolerance,
                                   ConvexCache *cache)
{
    const Goal goal = {tolerance, INFINITY, 0, false, false};
    return contact_by(a, b, &goal, cache);
}
ConvexContact isect_convex_contact_until(const Convex *a, const Convex *b, double tolerance,
                                         double stop_above)
{
    const double radii = radius_of(a) + radius_of(b);
    const Goal goal = {tolerance, stop_above + radii, 0, false, radii == 0};
    return contact_by(a, b, &goal, NULL);
}
