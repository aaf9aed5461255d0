/* kit/question.h - two shapes of a row drawn together, so that they are hard to decide, and what is
 * done with them: other ways to give the same shape, larger ones, parts, other units and axes.
 *
 * What breaks decisions is how shapes lie to each other, so the points of both are drawn at once:
 * by a class of kit/nasty.h, as in kit/corners.h, or of numbers whose products cancel or
 * underflow. Shapes without such points are any_ and odd_ ones. */
#ifndef ISECT_TEST_QUESTION_H
#define ISECT_TEST_QUESTION_H

#include "kit/corners.h"
#include "kit/kit.h"
#include "kit/nasty.h"
#include "kit/rows.h"

typedef struct Asked {
    const Row *row;
    isect_rule rule;
    AnyShape a, b;
} Asked;

static inline Answer ask(const Asked *asked)
{
    return ask_row(asked->row, &asked->a, &asked->b, asked->rule);
}

/* ---- drawing ---- */

enum { /* some of them several times */
       DRAWN_CORNERS = NASTY_CLASSES,
       DRAWN_POSITIONS = DRAWN_CORNERS + 12,
       DRAWN_FAINT = DRAWN_POSITIONS + 12,
       DRAWN_CLOSE = DRAWN_FAINT + 4,
       DRAWN_TURNED = DRAWN_CLOSE + 2,
       DRAWN_ODD = DRAWN_TURNED + 12,
       DRAWN_ANY = DRAWN_ODD + 2,
       DRAWN_CLASSES
};

/* 0, 1, or the square root of an ulp or an ulp beside these: sums cancel, in double too. */
static inline real close_number(void)
{
    const real whole = (real)any_int(-1, 1);
    const real s = any_real(R(0.5), R(1.5));
    const int root = any_int(0, 1), how = any_int(0, 3);
    return how < 2 ? whole : how == 2 ? s * R(0x1p-26) : scaled(root ? s : whole, -53);
}
/* A point of a small grid along axes that are turned, with integer coordinates, all of length 3.
 * Distances along them are integers, and shapes with a radius touch exactly. */
static inline Vec3 turned_grid_point(real unit)
{
    static const Vec3 axis[3] = {{1, 2, 2}, {2, -2, 1}, {2, 1, -2}};
    Vec3 p = {0, 0, 0};
    for (int k = 0; k < 3; k++)
        p = mad(p, any_int(0, 1) ? unit * (real)any_int(-3, 3) : 0, axis[k]);
    return p;
}
static inline void drawn_points(int class, Vec3 *a, int na, Vec3 *b, int nb)
{
    Vec3 all[2 * NASTY_MOST_POINTS];
    const real unit = scaled(1, any_int(-9, 9));
    if (class < NASTY_CLASSES) {
        nasty_question((Nasty) class, a, na, b, nb);
        return;
    }
    for (int i = 0; i < na + nb; i++) {
        real x[3];
        for (int k = 0; k < 3; k++)
            x[k] = class == DRAWN_FAINT ? faint() : close_number();
        all[i] = class < DRAWN_TURNED ? (Vec3){x[0], x[1], x[2]} : turned_grid_point(unit);
    }
    if (class < DRAWN_POSITIONS)
        hard_corners(all, na, nb);
    else if (class < DRAWN_FAINT)
        hard_points(all, na + nb);
    memcpy(a, all, (size_t)na * sizeof *a);
    memcpy(b, all + na, (size_t)nb * sizeof *b);
}

/* The count of points that make a shape; 0 if points do not make it. */
static inline int points_of(Kind which)
{
    switch (which) {
#define POINTS(name, Name)                                                                         \
    case KIND_##name:                                                                              \
        return NASTY_POINTS_##Name;
        NASTY_SHAPES(POINTS)
#undef POINTS
    case KIND_corners:
        return any_int(1, MOST_VERTICES);
    default:
        return 0;
    }
}
static inline void shape_of_points(Kind which, const Vec3 *p, int count, AnyShape *shape)
{
    switch (which) {
#define MAKE(name, Name)                                                                           \
    case KIND_##name: {                                                                            \
        const Name made = nasty_##Name(p);                                                         \
        memcpy(shape, &made, sizeof made);                                                         \
        break;                                                                                     \
    }
        NASTY_SHAPES(MAKE)
#undef MAKE
    case KIND_corners: {
        Vec3 *vertices = next_vertices();
        memcpy(vertices, p, (size_t)count * sizeof *p);
        shape->hull = (X(hull)){.vertices = vertices, .vertex_count = (size_t)count};
        break;
    }
    default:
        break;
    }
}
static inline void draw(const Row *row, int class, Asked *asked)
{
    memset(asked, 0, sizeof *asked);
    const int na = points_of(row->a->kind), nb = points_of(row->b->kind);
    asked->row = row, asked->rule = any_int(0, 1) ? ISECT_NONZERO : ISECT_EVEN_ODD;
    new_kind();
    position = FREE;
    if (na > 0 && nb > 0 && class < DRAWN_ODD) {
        Vec3 p[NASTY_MOST_POINTS], q[NASTY_MOST_POINTS];
        drawn_points(class, p, na, q, nb);
        shape_of_points(row->a->kind, p, na, &asked->a);
        shape_of_points(row->b->kind, q, nb, &asked->b);
        return;
    }
    const bool tame = class == DRAWN_ANY || (class < DRAWN_ODD && class % 2);
    (tame ? row->a->any : row->a->odd)(&asked->a);
    (tame ? row->b->any : row->b->odd)(&asked->b);
}

/* ---- radii that just do ---- */

/* The index of the radius of a shape, or -1. */
static inline int radius_at(Kind which)
{
    return which == KIND_sphere ? 3 : which == KIND_capsule ? 6 : -1;
}
/* Makes the radius the least with which the shapes meet, if the row is right, or an ulp off.
 * Returns false if no such radius exists. */
static inline bool make_touch(Asked *asked, bool (*meets)(const Asked *asked))
{
    const int side = radius_at(asked->row->a->kind) < 0;
    const int at = radius_at(side ? asked->row->b->kind : asked->row->a->kind);
    if (at < 0)
        return false;
    real *radius = &(side ? &asked->b : &asked->a)->number[at];
    const real given = *radius;
    *radius = 0;
    const bool always = meets(asked);
    *radius = REAL_MAX;
    if (always || !meets(asked)) {
        *radius = given;
        return false;
    }
    real less = 0, more = REAL_MAX;
    for (;;) {
        const real middle = halfway(less, more);
        if (!(middle > less && middle < more))
            break;
        *radius = middle;
        *(meets(asked) ? &more : &less) = middle;
    }
    *radius = any_int(0, 1) ? more : less;
    return true;
}

/* ---- the numbers of a shape, whatever it is ---- */

enum { MOST_PARTS = 3 };

/* `times` repetitions of the layout. For a view, its arrays. */
typedef struct Part {
    real *number;
    size_t times;
    const char *layout;
} Part;

static inline int numbers_of(char field)
{
    return field == 'v' || field == 'n' || field == 'm' ? 3 : field == 'w' ? 2 : 1;
}
static inline size_t numbers_in(const Part *part)
{
    size_t count = 0;
    for (const char *field = part->layout; *field; field++)
        count += (size_t)numbers_of(*field);
    return count * part->times;
}
static inline int parts_of(const ShapeKind *of, AnyShape *shape, Part part[MOST_PARTS])
{
#define PART(array, count, layout) ((Part){(real *)(uintptr_t)(array), count, layout})
    switch (of->kind) {
    case KIND_polygon:
        part[0] = PART(shape->polygon.points, shape->polygon.count, "v");
        return 1;
    case KIND_polygon2:
        part[0] = PART(shape->polygon2.points, shape->polygon2.count, "w");
        return 1;
    case KIND_contour2:
        part[0] = PART(shape->contour2.points, shape->contour2.count, "w");
        return 1;
    case KIND_kdop:
        part[0] = PART(shape->kdop.normals, shape->kdop.count, "n");
        part[1] = PART(shape->kdop.lower, shape->kdop.count, "l");
        part[2] = PART(shape->kdop.upper, shape->kdop.count, "l");
        return 3;
    case KIND_hull:
        part[0] = PART(shape->hull.planes, shape->hull.plane_count, "nl");
        return 1;
    case KIND_corners:
        part[0] = PART(shape->hull.vertices, shape->hull.vertex_count, "v");
        return 1;
    default:
        part[0] = PART(shape->number, 1, of->layout);
        return 1;
    }
#undef PART
}

/* A copy with arrays of its own, which stay until as many others were made. */
static inline AnyShape copied(const ShapeKind *of, const AnyShape *shape)
{
    enum { COPIES = 64, MOST_NUMBERS = 64 };
    static real numbers[COPIES][MOST_PARTS][MOST_NUMBERS];
    static int last;
    AnyShape copy = *shape;
    Part part[MOST_PARTS];
    const int parts = parts_of(of, &copy, part);
    last = (last + 1) % COPIES;
    for (int i = 0; of->numbers == 0 && i < parts; i++)
        if (part[i].times)
            memcpy(numbers[last][i], part[i].number, numbers_in(&part[i]) * sizeof(real));
    const void *arrays = numbers[last];
    const real *second = numbers[last][1], *third = numbers[last][2];
    switch (of->kind) {
    case KIND_polygon:
        copy.polygon.points = arrays;
        break;
    case KIND_polygon2:
        copy.polygon2.points = arrays;
        break;
    case KIND_contour2:
        copy.contour2.points = arrays;
        break;
    case KIND_kdop:
        copy.kdop.normals = arrays, copy.kdop.lower = second, copy.kdop.upper = third;
        break;
    case KIND_hull:
        copy.hull.planes = arrays;
        break;
    case KIND_corners:
        copy.hull.vertices = arrays;
        break;
    default:
        break;
    }
    return copy;
}

/* Number i of a shape, and its field; NULL if the shape has fewer numbers. */
static inline real *number_at(const ShapeKind *of, AnyShape *shape, size_t i, char *field)
{
    Part part[MOST_PARTS];
    const int parts = parts_of(of, shape, part);
    for (int k = 0; k < parts; k++) {
        const size_t count = numbers_in(&part[k]);
        if (i < count) {
            size_t at = i % (count / part[k].times);
            const char *layout = part[k].layout;
            while (at >= (size_t)numbers_of(*layout))
                at -= (size_t)numbers_of(*layout++);
            *field = *layout;
            return part[k].number + i;
        }
        i -= count;
    }
    return NULL;
}
static inline size_t count_numbers(const ShapeKind *of, AnyShape *shape)
{
    Part part[MOST_PARTS];
    size_t count = 0;
    for (int k = parts_of(of, shape, part) - 1; k >= 0; k--)
        count += numbers_in(&part[k]);
    return count;
}

/* May this number be infinite? */
static inline bool may_be_infinite(const ShapeKind *of, char field)
{
    return field == 't' || of->kind == KIND_aabb ||
           (of->kind == KIND_moving_aabb && field == 'v') || of->kind == KIND_rectangle2 ||
           of->kind == KIND_kdop14 || of->kind == KIND_kdop18 || of->kind == KIND_kdop26 ||
           (of->kind == KIND_kdop && field == 'l');
}
static inline bool all_numbers_count(const ShapeKind *of, const AnyShape *shape)
{
    AnyShape same = *shape;
    char field;
    real *x;
    for (size_t i = 0; (x = number_at(of, &same, i, &field)) != NULL; i++)
        if (!(real_abs(*x) <= REAL_MAX) && !(may_be_infinite(of, field) && !isnan(*x)))
            return false;
    return true;
}

/* ---- empty shapes ---- */

/* The count of its last numbers that are radii or halves: none of them may be negative. */
static inline size_t radii_of(Kind which)
{
    const char *layout = shape_kinds[which].layout;
    size_t count = 0, length = layout && which != KIND_plane ? strlen(layout) : 0;
    for (; length > 0 && layout[length - 1] == 'l'; length--)
        count++;
    return count;
}
/* Piece k of a line, or slab k, from *lower to *upper; false if there are fewer. */
static inline bool interval_at(const ShapeKind *of, AnyShape *shape, size_t k, real **lower,
                               real **upper)
{
    const bool ray = of->kind == KIND_ray || of->kind == KIND_ray2;
    const bool slabs = !ray && of->numbers > 0 && may_be_infinite(of, *of->layout);
    const size_t count = ray ? 1 : slabs ? of->numbers / 2 : 0;
    *lower = shape->number + (ray ? of->numbers - 2 : k), *upper = *lower + count;
    if (of->kind != KIND_kdop)
        return k < count;
    *lower = (real *)(uintptr_t)shape->kdop.lower + k;
    *upper = (real *)(uintptr_t)shape->kdop.upper + k;
    return k < shape->kdop.count;
}
/* Makes it empty, in way i; false if there are fewer ways. The ways: a radius is negative, it ends
 * before it begins, it begins and ends in infinity, no point is within a plane, or it has no
 * points. */
static inline bool make_empty(const ShapeKind *of, AnyShape *shape, size_t i)
{
    real *lower, *upper;
    of = resting(of);
    *shape = copied(of, shape);
    if (i / 2 < radii_of(of->kind)) {
        real *radius = &shape->number[of->numbers - 1 - i / 2];
        *radius = i % 2 ? -REAL_LEAST : -num_max(real_abs(*radius), 1);
        return true;
    }
    if (interval_at(of, shape, i / 4, &lower, &upper)) {
        const real bound = real_abs(*lower) <= REAL_MAX ? *lower : 0;
        *lower = i % 4 < 2 ? bound : i % 4 == 2 ? REAL_INF : -REAL_INF;
        *upper = i % 4 == 0 ? bound - 1 - real_abs(bound) : i % 4 == 1 ? next_below(bound) : *lower;
        return true;
    }
    const Plane nothing = {{0, 0, 0}, REAL_LEAST};
    switch (of->kind) {
    case KIND_frustum:
        memcpy(shape->number + 4 * (i % 6), &nothing, sizeof nothing);
        return i < 6;
    case KIND_polygon:
        shape->polygon.count = 0;
        return i == 0;
    case KIND_polygon2:
        shape->polygon2.count = 0;
        return i == 0;
    case KIND_contour2:
        shape->contour2.count = shape->contour2.pieces = 0;
        return i == 0;
    case KIND_corners:
        shape->hull.vertex_count = 0;
        return i == 0;
    default:
        return false;
    }
}

/* ---- the same shape: in other units, axes, words ---- */

/* Times 2^k; false if a number is lost by that. */
static inline bool scale_shape(const ShapeKind *of, AnyShape *shape, int k)
{
    *shape = copied(of, shape);
    char field;
    real *x;
    for (size_t i = 0; (x = number_at(of, shape, i, &field)) != NULL; i++) {
        const real old = *x;
        if (field == 'n' || field == 't')
            continue;
        *x = scaled(old, k);
        if (!(scaled(*x, -k) == old) || (isinf(*x) && !isinf(old)))
            return false;
    }
    return true;
}
/* The same piece of a line in other units of t: dir times 2^k. */
static inline bool respeed(Kind which, AnyShape *shape, int k)
{
    const int numbers = which == KIND_ray ? 3 : 2;
    for (int i = numbers; i < 2 * numbers + 2; i++) {
        const int by = i < 2 * numbers ? k : -k;
        const real old = shape->number[i];
        shape->number[i] = scaled(old, by);
        if (!(scaled(shape->number[i], -by) == old))
            return false;
    }
    return which == KIND_ray || which == KIND_ray2;
}
/* Axes in another order: 0 to 2 in a cycle, 3 to 5 with y and z exchanged first. */
static inline bool permute_shape(const ShapeKind *of, AnyShape *shape, int order)
{
    *shape = copied(of, shape);
    char field;
    real *x;
    for (size_t i = 0; (x = number_at(of, shape, i, &field)) != NULL;
         i += (size_t)numbers_of(field)) {
        if (field == 'k')
            return false;
        if (field == 'w') {
            const real y = x[1];
            x[1] = order % 2 ? x[0] : y, x[0] = order % 2 ? y : x[0];
        } else if (numbers_of(field) == 3) {
            const real old[3] = {x[0], x[order < 3 ? 1 : 2], x[order < 3 ? 2 : 1]};
            for (int j = 0; j < 3; j++)
                x[j] = old[(j + order) % 3];
        }
    }
    return true;
}
static inline void exchange3(real *a, real *b)
{
    for (int i = 0; i < 3; i++) {
        const real x = a[i];
        a[i] = b[i], b[i] = x;
    }
}
/* Seen in a mirror: x becomes -x for all axes. */
static inline bool mirror_shape(const ShapeKind *of, AnyShape *shape)
{
    *shape = copied(of, shape);
    char field;
    real *x;
    for (size_t i = 0; (x = number_at(of, shape, i, &field)) != NULL; i++)
        if (field == 'k')
            return false;
        else if (field == 'v' || field == 'w' || field == 'n' || field == 'm')
            *x = -*x;
    if (resting(of)->kind == KIND_aabb)
        exchange3(shape->number, shape->number + 3);
    return of->kind != KIND_rectangle2;
}

/* The same set in other words: as many as there are, the first is the shape as it is. */
static inline int ways_to_say(Kind which)
{
    static const int more[COUNT(shape_kinds)] = {
        [KIND_triangle] = 5,    [KIND_triangle2] = 5, [KIND_obb] = 3,     [KIND_plane] = 2,
        [KIND_disc] = 2,        [KIND_quad] = 2,      [KIND_frustum] = 2, [KIND_hull] = 2,
        [KIND_kdop] = 2,        [KIND_corners] = 2,   [KIND_segment] = 1, [KIND_segment2] = 1,
        [KIND_ray] = 1,         [KIND_ray2] = 1,      [KIND_capsule] = 1, [KIND_rectangle] = 1,
        [KIND_tetrahedron] = 2, [KIND_torus] = 1,     [KIND_polygon] = 2, [KIND_polygon2] = 2};
    return 1 + more[which];
}
/* Times a factor, a power of two, if no number is lost by that. */
static inline void by_exactly(real *x, size_t count, real factor)
{
    for (size_t i = 0; i < count; i++)
        if (!(x[i] * factor / factor == x[i]) || !(real_abs(x[i] * factor) <= REAL_MAX))
            return;
    for (size_t i = 0; i < count; i++)
        x[i] *= factor;
}
/* Rotates `things` groups of `numbers` numbers each: the first goes behind the last. */
static inline void rotate_things(real *x, size_t things, size_t numbers)
{
    real first[8];
    if (things < 2)
        return;
    memcpy(first, x, numbers * sizeof *x);
    memmove(x, x + numbers, (things - 1) * numbers * sizeof *x);
    memcpy(x + (things - 1) * numbers, first, numbers * sizeof *x);
}
/* Corners begun elsewhere, or the other way round. */
static inline void say_corners(real *x, size_t corners, size_t numbers, int way)
{
    if (way == 1)
        rotate_things(x, corners, numbers);
    for (size_t i = 0; way == 2 && i < corners / 2 * numbers; i++) {
        real *other = &x[(corners - 1 - i / numbers) * numbers + i % numbers];
        const real kept = x[i];
        x[i] = *other, *other = kept;
    }
}
/* Planes of other lengths, or in another order. */
static inline void say_planes(real *plane, size_t count, int way)
{
    if (way == 1)
        rotate_things(plane, count, 4);
    for (size_t i = 0; way == 2 && i < count; i++)
        by_exactly(plane + 4 * i, 4, 8);
}
/* Slabs seen the other way round, or in another order. */
static inline void say_slabs(const ShapeKind *of, AnyShape *shape, int way)
{
    Part part[MOST_PARTS];
    parts_of(of, shape, part);
    const size_t count = part[0].times;
    for (int k = 0; way == 1 && k < 3; k++)
        rotate_things(part[k].number, count, k ? 1 : 3);
    for (size_t i = 0; way == 2 && i < count; i++) {
        const real lower = part[1].number[i];
        for (size_t k = 0; k < 3; k++)
            part[0].number[3 * i + k] *= -1;
        part[1].number[i] = -part[2].number[i], part[2].number[i] = -lower;
    }
}
static inline void say_hull(X(hull) * hull, int way)
{
    static Vec3 said[8][MOST_VERTICES + 1];
    static int last;
    Vec3 *vertex = said[last = (last + 1) % 8];
    const size_t n = hull->vertex_count;
    for (size_t i = 0; i < n; i++)
        vertex[i] = hull->vertices[(way == 1 ? 2 * n - 1 - i : i + 1) % n];
    if (way == 2 && n > 0)
        vertex[hull->vertex_count++] = vertex[n / 2]; /* a corner twice */
    hull->vertices = vertex;
}
/* The same for a view, whose numbers are copies. */
static inline void say_view(Kind which, AnyShape *other, int way)
{
    switch (which) {
    case KIND_hull:
        say_planes((real *)(uintptr_t)other->hull.planes, other->hull.plane_count, way);
        break;
    case KIND_polygon:
        say_corners((real *)(uintptr_t)other->polygon.points, other->polygon.count, 3, way);
        break;
    case KIND_polygon2:
        say_corners((real *)(uintptr_t)other->polygon2.points, other->polygon2.count, 2, way);
        break;
    case KIND_kdop:
        say_slabs(&shape_kinds[which], other, way);
        break;
    default:
        break;
    }
}
static inline void say_ray(real *x, int numbers)
{
    const real t_min = x[2 * numbers];
    for (int i = 0; i < numbers; i++)
        x[numbers + i] = -x[numbers + i];
    x[2 * numbers] = -x[2 * numbers + 1];
    x[2 * numbers + 1] = -t_min;
}
/* Begun at c, or the other way round. */
static inline void say_quad(real *x, int way)
{
    if (way == 1)
        rotate_things(x, 4, 3), rotate_things(x, 4, 3);
    else
        exchange3(x + 3, x + 9);
}
static inline AnyShape said(Kind which, const AnyShape *shape, int way)
{
    static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                    {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    AnyShape other = *shape;
    real *x = other.number;
    if (way == 0)
        return other;
    const size_t dimension = which == KIND_triangle2 || which == KIND_segment2 ? 2 : 3;
    switch (which) {
    case KIND_triangle:
    case KIND_triangle2:
        for (size_t i = 0; i < 3 * dimension; i++)
            x[i] = shape->number[(size_t)order[way][i / dimension] * dimension + i % dimension];
        break;
    case KIND_segment:
    case KIND_segment2:
    case KIND_capsule:
        for (size_t i = 0; i < 2 * dimension; i++)
            x[i] = shape->number[(i + dimension) % (2 * dimension)];
        break;
    case KIND_ray:
    case KIND_ray2:
        say_ray(x, which == KIND_ray2 ? 2 : 3);
        break;
    case KIND_plane:
        by_exactly(x, 4, way == 1 ? -1 : -4);
        break;
    case KIND_disc:
    case KIND_torus:
        by_exactly(x + 3, 3, way == 1 ? -1 : -4);
        break;
    case KIND_rectangle:
        exchange3(x + 3, x + 6);
        break;
    case KIND_quad:
        say_quad(x, way);
        break;
    case KIND_tetrahedron:
        say_corners(x, 4, 3, way);
        break;
    case KIND_frustum:
        say_planes(x, 6, way);
        break;
    case KIND_hull:
    case KIND_polygon:
    case KIND_polygon2:
    case KIND_kdop:
        other = copied(&shape_kinds[which], shape);
        say_view(which, &other, way);
        break;
    case KIND_obb:
        by_exactly(x + 3 * way, 3, -1);
        break;
    case KIND_corners:
        say_hull(&other.hull, way);
        break;
    default:
        break;
    }
    return other;
}

/* Planes or slabs farther out, or one less. */
static inline void widen(const ShapeKind *of, AnyShape *shape)
{
    *shape = copied(of, shape);
    if (of->kind == KIND_hull && any_int(0, 1) && shape->hull.plane_count > 1) {
        shape->hull.plane_count -= 1;
        return;
    }
    if (of->kind == KIND_kdop && any_int(0, 1) && shape->kdop.count > 0) {
        shape->kdop.count -= 1;
        return;
    }
    const size_t count = count_numbers(of, shape);
    const size_t lower = of->kind == KIND_kdop ? 3 * shape->kdop.count : 0;
    const bool slabs = of->kind != KIND_hull && of->kind != KIND_frustum;
    char field;
    for (size_t i = lower; i < count; i++) {
        real *x = number_at(of, shape, i, &field);
        if (field == 'l' || field == 'k')
            *x += slabs && i >= (count + lower) / 2 ? R(0.25) : R(-0.25);
    }
}
/* A set that holds it; false if none is known. */
static inline bool grow(Kind which, AnyShape *shape)
{
    const ShapeKind *of = resting(&shape_kinds[which]);
    which = of->kind;
    real *x = shape->number;
    const real factor = any_int(0, 1) ? R(1.5) : 1 + any_real(R(0.01), 1);
    if (radii_of(which) == 3) {
        for (int i = 12; i < 15; i++)
            x[i] = num_min(x[i] * (1 + any_real(R(0.01), 1)), REAL_MAX);
        return true;
    }
    if (radii_of(which) > 0) {
        x += of->numbers - 1;
        *x = num_min(*x * factor, REAL_MAX);
        return true;
    }
    switch (which) {
    case KIND_aabb:
    case KIND_rectangle2:
        if (any_int(0, 1))
            x[of->numbers - 1 - (size_t)any_int(0, (int)of->numbers / 2 - 1)] = REAL_INF;
        else
            x[0] -= 1;
        return true;
    case KIND_ray:
        if (any_int(0, 1))
            x[6] = -REAL_INF;
        else
            x[7] = REAL_INF;
        return true;
    case KIND_kdop14:
    case KIND_kdop18:
    case KIND_kdop26:
    case KIND_kdop:
    case KIND_frustum:
    case KIND_hull:
        widen(of, shape);
        return true;
    case KIND_corners: {
        static Vec3 more[8][MOST_VERTICES + 1];
        static int last;
        const size_t n = shape->hull.vertex_count;
        Vec3 *vertex = more[last = (last + 1) % 8];
        if (n > 0)
            memcpy(vertex, shape->hull.vertices, n * sizeof *vertex);
        vertex[n] = n ? mad(vertex[0], 1, any_vec3()) : any_vec3();
        shape->hull.vertices = vertex, shape->hull.vertex_count++;
        return n > 0 && finite3(vertex[n]);
    }
    default:
        return false;
    }
}

/* ---- failures ---- */

static inline void failed(const Asked *asked, const char *what)
{
    const Row *row = asked->row;
    one_is_enough();
    for (int side = 0; side < 2; side++) {
        const ShapeKind *of = side ? row->b : row->a;
        AnyShape shape = side ? asked->b : asked->a;
        Part part[MOST_PARTS];
        const int parts = parts_of(of, &shape, part);
        for (int i = 0; i < parts; i++)
            print_numbers(of->name, part[i].number, numbers_in(&part[i]));
    }
    fail_msg("%s, rule %d: %s%s", row->name, (int)asked->rule, what, values_compared());
}
#define hold(what, expression)                                                                     \
    do {                                                                                           \
        last_compared.failed = false;                                                              \
        if (!(expression))                                                                         \
            failed(asked, what);                                                                   \
    } while (0)

#endif
