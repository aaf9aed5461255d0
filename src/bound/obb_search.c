/* bound/obb_search.c - a search for the smallest oriented box of a convex hull, and the quick boxes
 * at its start.
 *
 * A box is a rotation, and its size has many local minima, in narrow valleys where faces of the
 * box touch edges of the hull. For that reason many random rotations are tried, and a local
 * search starts from the best. It tries rotations about three random perpendicular axes, in
 * both directions, by an angle that grows after a success and shrinks after a failure. A sample
 * of vertices stands for the hull there: the extreme ones along many directions. At the end of
 * a local search the extreme vertices of the hull are found by hill climbing along its edges.
 * If one was not in the sample, it is added, and the local search continues.
 *
 * Random numbers are the same for all hulls, and rotations use + - x / and roots only, so the box
 * is the same on every platform. */
#include "bound/obb_search.h"
#include "bound/principal.h"
#include "bound/random.h"

enum {
    LATTICE = 3,           /* directions of the sample: integer components up to this */
    ROTATIONS = 1024,      /* random rotations */
    DESCENTS = 32,         /* local searches, from the best rotations */
    MOST_ITERATIONS = 300, /* per local search */
    MOST_ROUNDS = 8        /* per local search, until the sample has all extreme vertices */
};

/* ---- the quick boxes ---- */

static bool covariance_of_hull(const Hull *hull, const PointSet *set, const ObbInput *input,
                               double covariance[6])
{
    const X(hull_edge) *edge = hull->edges;
    Surface surface = {0};
    for (size_t f = 0; f < hull->face_count; f++) {
        const uint32_t first = hull->faces[f];
        const Vec3d p = point_in_frame(set, &input->frame, edge[first].origin);
        uint32_t i = edge[first].next;
        Vec3d q = point_in_frame(set, &input->frame, edge[i].origin);
        for (i = edge[i].next; i != first; i = edge[i].next) {
            const Vec3d r = point_in_frame(set, &input->frame, edge[i].origin);
            X(surface_add)(&surface, p, q, r);
            q = r;
        }
    }
    return X(surface_covariance)(&surface, covariance);
}

isect_status X(obb_start_boxes)(ObbBoxes *boxes, const Hull *hull, int directions, bool area)
{
    Statistics statistics = {.directions = directions};
    const real *first = &hull->vertices[0].x;
    double covariance[6];
    Vec3d direction[3], point[2 * DITO_26];
    Transform transform;
    boxes->vertices =
        (PointSet){{first, first + 1, first + 2}, sizeof(Vec3), hull->vertex_count, NULL, 1};
    const isect_status status =
        X(obb_first_pass)(&boxes->vertices, NULL, &statistics, &boxes->box, &transform);
    if (status != ISECT_OK || is_point(&boxes->box))
        return status;
    boxes->input = X(obb_input)(&boxes->vertices, &boxes->box, transform.scaled, area);
    const ObbInput *input = &boxes->input;
    const int count = X(obb_extreme_points)(&boxes->vertices, &statistics, input, point);
    X(ditetrahedron_axes)(point, count, area, direction);
    boxes->axes[0] = X(axes_of)(direction);
    boxes->count = 1;
    if (covariance_of_hull(hull, &boxes->vertices, input, covariance)) {
        X(principal_axes)(covariance, direction);
        boxes->axes[boxes->count++] = X(axes_of)(direction);
    }
    X(project_points)(input, boxes->axes, boxes->count);
    return ISECT_OK;
}
void X(obb_add_axes)(ObbBoxes *boxes, const Vec3d direction[3])
{
    Axes *axes = &boxes->axes[boxes->count++];
    *axes = X(axes_of)(direction);
    X(project_points)(&boxes->input, axes, 1);
}

/* ---- the sample ---- */

uint32_t X(support_vertex)(Search *s, Vec3d direction)
{
    const X(hull_edge) *edge = s->hull->edges;
    uint32_t from = s->edge, at = from;
    double height = dot3d(direction, vertex_at(s, edge[from].origin));
    do {
        const uint32_t back = edge[at].twin;
        const double next_height = dot3d(direction, vertex_at(s, edge[back].origin));
        if (next_height > height)
            height = next_height, from = at = back;
        at = edge[edge[at].twin].next;
    } while (at != from);
    s->edge = from;
    return edge[from].origin;
}
/* Adds a vertex to the sample; false if it is present, or the sample is full. */
static bool sample_vertex(Search *s, uint32_t vertex)
{
    bool present = s->sample.n == MOST_SAMPLED; /* full */
    for (size_t i = 0; i < s->sample.n; i++)
        present |= s->vertex[i] == vertex;
    if (present)
        return false;
    const Vec3d p = vertex_at(s, vertex);
    s->column[0][s->sample.n] = (real)p.x;
    s->column[1][s->sample.n] = (real)p.y;
    s->column[2][s->sample.n] = (real)p.z;
    s->vertex[s->sample.n++] = vertex;
    return true;
}
static void choose_sample(Search *s)
{
    const size_t all = s->hull->vertex_count;
    s->sample = (PointSet){{s->column[0], s->column[1], s->column[2]}, sizeof(real), 0, NULL, 1};
    for (uint32_t i = 0; i < all && all <= MOST_SAMPLED / 2; i++)
        sample_vertex(s, i);
    for (int x = 0; x <= LATTICE && all > MOST_SAMPLED / 2; x++)
        for (int y = x ? -LATTICE : 0; y <= LATTICE; y++)
            for (int z = x || y ? -LATTICE : 1; z <= LATTICE; z++)
                for (int sign = -1; sign <= 1; sign += 2)
                    sample_vertex(s, X(support_vertex)(s, (Vec3d){sign * x, sign * y, sign * z}));
}

/* ---- rotations ---- */

/* A uniform random rotation (Shoemake 1992): a quaternion in the unit ball, not near its center. */
static void random_rotation(Search *s, Vec3d axis[3])
{
    double w, x, y, z, square;
    do {
        w = random_number(&s->random), x = random_number(&s->random), y = random_number(&s->random),
        z = random_number(&s->random);
        square = w * w + x * x + y * y + z * z;
    } while (square > 1 || square < 0x1p-6);
    const double two = 2 / square;
    axis[0] = (Vec3d){1 - two * (y * y + z * z), two * (x * y + w * z), two * (x * z - w * y)};
    axis[1] = (Vec3d){two * (x * y - w * z), 1 - two * (x * x + z * z), two * (y * z + w * x)};
    axis[2] = (Vec3d){two * (x * z + w * y), two * (y * z - w * x), 1 - two * (x * x + y * y)};
}
/* Rotates by twice the angle whose tangent is t (Rodrigues 1840). */
static Rotation rotated(const Rotation *from, Vec3d axis, double t)
{
    const double over = 1 / (1 + t * t);
    const Vec3d none = {0, 0, 0};
    Rotation to;
    for (int k = 0; k < 3; k++) {
        const Vec3d v = from->axis[k];
        Vec3d sum = mad3d(none, (1 - t * t) * over, v);
        sum = mad3d(sum, 2 * t * over, cross3d(axis, v));
        to.axis[k] = mad3d(sum, 2 * t * t * over * dot3d(axis, v), axis);
    }
    return to;
}

/* Sizes of two rotations for the sample. */
static void size_of_two(const Search *s, Rotation two[2])
{
    const Transform identity = {{0, 0, 0}, {1, 1}, false, NULL};
    real direction[6][3], least[6], most[6];
    double width[6];
    for (int k = 0; k < 6; k++) {
        const Vec3d *axis = &two[k / 3].axis[k % 3];
        direction[k][0] = (real)axis->x, direction[k][1] = (real)axis->y,
        direction[k][2] = (real)axis->z;
    }
    scan_projections(&s->sample, &identity, (const real(*)[3])direction, 2, least, most);
    for (int k = 0; k < 6; k++)
        width[k] = (double)most[k] - (double)least[k];
    two[0].size = size_of_widths(s->input, width),
    two[1].size = size_of_widths(s->input, width + 3);
}
/* The size of a rotation for the hull. True if the sample grows. */
static bool size_of_all(Search *s, Rotation *t)
{
    double width[3];
    bool more = false;
    for (int k = 0; k < 3; k++) {
        const Vec3d axis = t->axis[k], back = {-axis.x, -axis.y, -axis.z};
        const uint32_t high = X(support_vertex)(s, axis), low = X(support_vertex)(s, back);
        width[k] = dot3d(axis, sub3d(vertex_at(s, high), vertex_at(s, low)));
        more |= sample_vertex(s, high), more |= sample_vertex(s, low);
    }
    t->size = size_of_widths(s->input, width);
    return more;
}

/* Alternates between rotations about the box's own axes and about random ones; takes the best of
 * six. */
static void local_search(Search *s, Rotation *at, double angle)
{
    for (int iteration = 0; iteration < MOST_ITERATIONS && angle > 0x1p-21; iteration++) {
        Vec3d axes[3] = {at->axis[0], at->axis[1], at->axis[2]};
        Rotation best = *at;
        if (iteration % 2)
            random_rotation(s, axes);
        for (int k = 0; k < 3; k++) {
            Rotation two[2] = {rotated(at, axes[k], angle), rotated(at, axes[k], -angle)};
            size_of_two(s, two);
            const Rotation *better = two[0].size < two[1].size ? &two[0] : &two[1];
            best = better->size < best.size ? *better : best;
        }
        angle *= best.size < at->size ? 1.5 : 0.7;
        *at = best;
    }
}

/* Inserts a rotation into the sorted list of the best. */
static void keep_best(Rotation best[DESCENTS], const Rotation *t)
{
    int i = DESCENTS - 1;
    if (!(t->size < best[i].size))
        return;
    for (; i > 0 && best[i - 1].size > t->size; i--)
        best[i] = best[i - 1];
    best[i] = *t;
}

Rotation X(obb_refine)(Search *s, const Axes start[2])
{
    Rotation best[DESCENTS], two[2], least = {.size = INFINITY};
    for (int i = 0; i < DESCENTS; i++)
        best[i] = least;
    choose_sample(s);
    for (int i = 0; i < ROTATIONS; i += 2) {
        for (int k = 0; k < 2; k++)
            random_rotation(s, two[k].axis);
        for (int k = 0; k < 6 && i == 0; k++)
            two[k / 3].axis[k % 3] = to_vec3d(start[k / 3].axis[k % 3]);
        size_of_two(s, two);
        keep_best(best, &two[0]), keep_best(best, &two[1]);
    }
    for (int i = 0; i < DESCENTS; i++) {
        Rotation at = best[i];
        double angle = 0x1p-5;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            local_search(s, &at, angle);
            if (!(at.size < least.size) || !size_of_all(s, &at))
                break;
            angle = 0x1p-9;
        }
        size_of_all(s, &at);
        least = at.size < least.size ? at : least;
    }
    return least;
}
