/* tests/engine/agreement.c - what different questions to the same two shapes, of any kinds, must
 * have in common. */
#include "engine/shapes.h"
#include "kit/judge_engine.h"

/* Two kinds of any_kinds; false if they are not both shapes that the truth has extents of. */
static bool draw_kinds(Row *row)
{
    const Kind a = any_kinds[any_int(0, (int)COUNT(any_kinds) - 1)].kind,
               b = any_kinds[any_int(0, (int)COUNT(any_kinds) - 1)].kind;
    *row = (Row){.name = "agreement", .a = &shape_kinds[a], .b = &shape_kinds[b]};
    return truth_of(a)->extent && truth_of(b)->extent;
}
static Contact contact_of(const Asked *asked)
{
    return X(contact_any)(any_of(asked->row->a, &asked->a), any_of(asked->row->b, &asked->b));
}
/* Moves the second shape along the normal of a contact so that their gap becomes about `gap`. */
static void make_gap(Asked *asked, Long gap)
{
    const Contact c = contact_of(asked);
    const real n[3] = {c.normal.x, c.normal.y, c.normal.z};
    Long by[3];
    for (int k = 0; k < 3; k++)
        by[k] = (gap - (Long)c.gap) * n[k];
    if (real_abs(c.gap) <= R(0x1p60))
        move_shape(asked->row->b, &asked->b, by);
}
/* Zero, some rounding errors of either sign, or down to 2^-80 of 1. */
static Long any_little(int i)
{
    const Long sign = any_int(0, 1) ? 1 : -1;
    return i % 3 == 0   ? 0
           : i % 3 == 1 ? sign * any_int(1, 20) * (Long)REAL_EPSILON
                        : sign * (Long)any_real(1, 2) * ldexpl(1, -any_int(10, 80));
}

/* ---- near touching ---- */

static bool answers_all(const Row *row)
{
    const isect_shape a = shape_of(row->a->kind), b = shape_of(row->b->kind);
    return X(any_answers)(ISECT_QUESTION_OVERLAP, a, b) &&
           X(any_answers)(ISECT_QUESTION_CLOSEST, a, b) &&
           X(any_answers)(ISECT_QUESTION_CONTACT, a, b) && row->a->kind != KIND_plane &&
           row->b->kind != KIND_plane; /* a half-space in a contact, a surface elsewhere */
}
/* One decision, of two shapes that are apart by very little, or that touch. */
static void agree(const char *name, X(any) a, X(any) b, bool yes)
{
    check(name, X(overlap_any)(a, b) == yes);
    check(name, cmp((X(closest_any)(a, b).distance2 == 0), ==, yes));
    check(name, cmp((X(contact_any)(a, b).gap <= 0), ==, yes));
}
TEST_FUNCTION(near_touching)
{
    const Vec3 origin = {0, 0, 0}, little = {R(1e-16), 0, 0}, above = {0, 0, R(1e-16)};
    const Obb tilted = {
        {R(1.00000048), 0, 0}, {{1, 0, 0}, {0, R(0.6), R(0.8)}, {0, R(-0.8), R(0.6)}}, {1, 1, 1}};
    const Obb held = {{1, 0, 0}, {{1, 0, 0}, {0, R(0.6), R(0.8)}, {0, R(-0.8), R(0.6)}}, {1, 1, 1}};
    const Rectangle beside = {little, {1, 0, 0}, {0, 1, 0}}, at = {origin, {1, 0, 0}, {0, 1, 0}};
    const X(disc) disc = {above, {0, 0, 1}, 1}, level = {origin, {0, 0, 1}, 1};
    const X(any) point = X(any_point)(&origin);
    agree("beside a box by 4.8e-7", point, X(any_obb)(&tilted), false);
    agree("on a box", point, X(any_obb)(&held), true);
    agree("beside the corner of a rectangle", point, X(any_rectangle)(&beside), false);
    agree("at the corner of a rectangle", point, X(any_rectangle)(&at), true);
    agree("below a disc", point, X(any_disc)(&disc), false);
    agree("on a disc", point, X(any_disc)(&level), true);

    const Obb flush = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
    const X(cylinder) tall = {{0, 0, -1}, {0, 0, 1}, 1};
    const Sphere over = {{0, 0, 2 + 2 * REAL_EPSILON}, 1}, upon = {{0, 0, 2}, 1};
    const bool rounds = ISECT_DOUBLE; /* within the accuracy of double */
    agree("a ball over a box", X(any_sphere)(&over), X(any_obb)(&flush), rounds);
    agree("a ball on a box", X(any_sphere)(&upon), X(any_obb)(&flush), true);
    agree("a ball over a cylinder", X(any_sphere)(&over), X(any_cylinder)(&tall), rounds);
    agree("a ball on a cylinder", X(any_sphere)(&upon), X(any_cylinder)(&tall), true);
}
/* One decision: a distance of 0 with one common point, and a gap of at most 0, exactly where they
 * overlap. */
TEST_FUNCTION(overlap_closest_and_contact)
{
    const int samples = soak(40000);
    int judged = 0, touching = 0;
    for (int i = 0; i < samples; i++) {
        Row row;
        Asked question = {.row = &row}, *asked = &question;
        if (!draw_kinds(&row) || !answers_all(&row))
            continue;
        begin();
        kind = PLAIN;
        row.a->any(&asked->a), row.b->any(&asked->b);
        make_gap(asked, any_little(i));
        const X(any) a = any_of(row.a, &asked->a), b = any_of(row.b, &asked->b);
        const bool yes = X(overlap_any)(a, b);
        const Nearest nearest = X(closest_any)(a, b);
        const Contact contact = X(contact_any)(a, b);
        const bool same = (nearest.distance2 == 0) == yes && (contact.gap <= 0) == yes &&
                          (!yes || memcmp(&nearest.a, &nearest.b, sizeof nearest.a) == 0);
        judged++, touching += yes;
        check_sample(i, row.a->name, same, asked->a, asked->b);
        check_sample(i, row.b->name, same, asked->a, asked->b);
    }
    printf("%d of %d are near touching, %d of them touch\n", judged, samples, touching);
    check("both are common", cmp(touching, >, judged / 10) && cmp(touching, <, judged / 10 * 9));
}

/* ---- the contact points in both orders ---- */

/* How far a point of one patch is from the points of the other, whose shapes are exchanged. */
static Long off_patch(const X(patch_point) * p, const X(patch) * other)
{
    Long least = HUGE_VALL;
    for (uint32_t i = 0; i < other->count; i++)
        least = fminl(least, fmaxl(length_long(sub(p->a, other->point[i].b)),
                                   length_long(sub(p->b, other->point[i].a))));
    return least;
}
/* The same points, no place twice, the deepest first, each up to the accuracy d of a contact. */
static bool is_sound(const X(patch) * one, const X(patch) * other, Long d)
{
    bool sound = one->count == other->count;
    for (uint32_t i = 0; i < one->count && sound; i++) {
        const X(patch_point) *p = &one->point[i];
        sound &= (Long)one->point[0].gap <= (Long)p->gap + d && off_patch(p, other) <= 8 * d;
        for (uint32_t j = 0; j < i; j++)
            sound &= length_long(sub(p->a, one->point[j].a)) > d ||
                     length_long(sub(p->b, one->point[j].b)) > d;
    }
    return sound;
}
static bool is_round(Kind shape)
{
    return shape == KIND_disc || shape == KIND_ellipsoid || shape == KIND_cylinder ||
           shape == KIND_cone || shape == KIND_roundcone;
}
/* Shapes of one type stay in their order, so that of equally deep or far points others may be
 * chosen. */
TEST_FUNCTION(patches)
{
    const int samples = soak(20000);
    int judged = 0, several = 0, alike = 0, other_choice = 0;
    for (int i = 0; i < samples; i++) {
        Row row;
        Asked question = {.row = &row}, *asked = &question;
        if (!draw_kinds(&row) || !answers_all(&row))
            continue;
        begin();
        kind = i % 4 ? PLAIN : WHOLE;
        row.a->any(&asked->a), row.b->any(&asked->b);
        if (i % 8 > 1)
            make_gap(asked, i % 8 > 4 ? any_little(i) : (Long)any_real(R(-0.5), R(0.1)));
        const X(any) a = any_of(row.a, &asked->a), b = any_of(row.b, &asked->b);
        const real margin = any_real(0, R(0.2));
        const X(patch) one = X(contact_any_patch)(a, b, margin, 8),
                       other = X(contact_any_patch)(b, a, margin, 8);
        const bool round = is_round(row.a->kind) || is_round(row.b->kind);
        const Long size = size_of_question(asked);
        const Long d = (ISECT_DOUBLE && !round ? 1e-9L : 1e-6L) * size;
        if (one.count == 0 || !(size <= 0x1p20L)) /* nearly unbounded */
            continue;
        const bool sound = is_sound(&one, &other, d) && is_sound(&other, &one, d);
        judged++, several += one.count > 1;
        alike += row.a == row.b, other_choice += row.a == row.b && !sound;
        check_sample(i, row.a->name, sound || row.a == row.b, asked->a, asked->b);
        check_sample(i, row.b->name, sound || row.a == row.b, asked->a, asked->b);
    }
    printf("%d of %d have points, %d of them several; %d of %d of one type differ\n", judged,
           samples, several, other_choice, alike);
    check("both are common", cmp(judged, >, samples / 4) && cmp(several, >, samples / 16));
    check("few differ", cmp(other_choice, <=, alike / 100));
}

/* ---- a sweep that begins in touch ---- */

/* The kind of a shape with a motion behind it. */
static Kind moving(Kind resting)
{
    for (size_t i = 0; i < COUNT(any_kinds); i++)
        if (any_kinds[i].kind == resting)
            return any_kinds[i].moving;
    return resting;
}
/* The allowed error d of a depth. The formulas of sweeps round in the precision of the caller: if
 * the cores are c apart, the normal between them is off by d / c, and the depth of a shape of size
 * S along it by S d / c. */
static Long error_of_begin(const Asked *asked, Vec3 motion, const Contact *contact)
{
    const Kind kinds[] = {asked->row->a->kind, asked->row->b->kind};
    const AnyShape *shapes[] = {&asked->a, &asked->b};
    const Long size = size_of_question(asked);
    const Long d = (ISECT_DOUBLE ? 1e-9L : 16 * (Long)REAL_EPSILON) * (size + length_long(motion)) +
                   rounding_of_truth(asked);
    Long cores = contact->gap;
    for (int side = 0; side < 2; side++)
        cores += radius_at(kinds[side]) < 0 ? 0 : shapes[side]->number[radius_at(kinds[side])];
    const bool formula = formula_row(QUESTION_sweep, moving(kinds[0]), kinds[1]) != NULL;
    return formula && cores > 0 ? d * (1 + size / cores) : d;
}
/* The normal is that of the shortest way out, which may not be unique, and the point is the one of
 * the second shape that is lowest along it. Both have an error that is that of a contact. */
static void judge_begin(int i, const Asked *asked, const Contact *contact, const Impact *impact,
                        Long d, Long *worst)
{
    Long n[3], at_b[3], p[3];
    set_long(n, impact->normal), set_long(p, impact->point);
    const Long gap = gap_along(asked, n);
    const Long reach = truth_of(asked->row->b->kind)->extent(&asked->b, n, at_b);
    const Long low = (dot_long(n, p) - dot_long(n, at_b) + reach) / norm_long(n);
    *worst = fmaxl(*worst, fmaxl((Long)contact->gap - gap, fabsl(low)) / d);
    check_sample(i, asked->row->a->name, cmp(fabsl(norm_long(n) - 1), <=, 8 * (Long)REAL_EPSILON),
                 asked->a, asked->b);
    check_sample(i, asked->row->b->name, cmp(gap, >=, (Long)contact->gap - d), asked->a, asked->b);
    check_sample(i, asked->row->b->name, cmp(fabsl(low), <=, d), asked->a, asked->b);
}
TEST_FUNCTION(sweep_and_contact)
{
    const int samples = soak(40000);
    int within = 0, judged = 0;
    Long worst = 0;
    for (int i = 0; i < samples; i++) {
        Row row;
        Asked question = {.row = &row}, *asked = &question;
        if (!draw_kinds(&row) ||
            !X(any_answers)(ISECT_QUESTION_SWEEP, shape_of(row.a->kind), shape_of(row.b->kind)) ||
            !X(any_answers)(ISECT_QUESTION_CONTACT, shape_of(row.a->kind), shape_of(row.b->kind)))
            continue;
        begin();
        kind = PLAIN;
        row.a->any(&asked->a), row.b->any(&asked->b);
        make_gap(asked, i % 2 ? any_little(i / 2) : (Long)any_real(R(-0.5), 0));
        const Contact contact = contact_of(asked);
        const Vec3 motion = times(2, any_vec3());
        const Impact impact =
            X(sweep_any)(any_of(row.a, &asked->a), &motion, any_of(row.b, &asked->b));
        const Long d = error_of_begin(asked, motion, &contact);
        const bool meet = (Long)contact.gap < -d;
        check_sample(i, "no contact is missed", !meet || cmp(impact.enter, ==, 0), asked->a,
                     asked->b);
        if (impact.enter != 0)
            continue;
        judge_begin(i, asked, &contact, &impact, d, &worst);
        within += meet, judged++;
    }
    printf(
        "%d of %d begin in touch, %d of them overlap; a way out is longer by %.3Lg of the bound\n",
        judged, samples, within, worst);
    check("many begin in touch", cmp(judged, >, samples / 8) && cmp(within, >, samples / 16));
}

TESTS_IN(engine_agreement, cmocka_unit_test(near_touching),
         cmocka_unit_test(overlap_closest_and_contact), cmocka_unit_test(patches),
         cmocka_unit_test(sweep_and_contact))
