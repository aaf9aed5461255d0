/* tests/engine/many.c - isect_overlap_any_n, isect_contains_any_n, isect_classify_any_n,
 * isect_closest_any_n, isect_contact_any_n, isect_sweep_any_n: the answers of one, for structs at a
 * stride, one struct n times and columns, in either order of the shapes. tests/laws/rows.c compares
 * columns for every pair. */
#include "engine/shapes.h"
#include "kit/kit.h"

enum { N = 70, PAD = 3 };

/* Numbers of n shapes, each followed by PAD others. */
typedef struct Array {
    real number[N * (48 + PAD)];
    size_t each;
    X(any) shape[N];
} Array;

static X(anys) draw_array(Array *array, const ShapeKind *of, bool repeated)
{
    array->each = of->numbers + PAD;
    for (size_t i = 0; i < N; i++) {
        real *at = &array->number[i * array->each];
        new_kind();
        of->any(at);
        array->shape[i] = (X(any)){shape_of(of->kind), repeated ? (const void *)array->number : at};
    }
    return (X(anys)){shape_of(of->kind), repeated ? ISECT_REPEAT : array->each * sizeof(real),
                     array->number};
}

static const Kind kinds[] = {KIND_point, KIND_sphere, KIND_triangle, KIND_aabb,   KIND_cone,
                             KIND_obb,   KIND_plane,  KIND_frustum,  KIND_capsule};

/* All questions to n of two kinds. */
static void judge(const ShapeKind *a, const ShapeKind *b, int repeated)
{
    static Array first, second;
    const X(anys) one = draw_array(&first, a, repeated == 1),
                  other = draw_array(&second, b, repeated == 2);
    const isect_shape p = shape_of(a->kind), q = shape_of(b->kind);
    uint64_t bits[2][2] = {{~0ull, ~0ull}, {~0ull, ~0ull}};
    uint8_t sides[N];
    X(nearest) nearest[N];
    X(contact) contact[N];
    X(impact) impact[N];
    const Vec3 by = any_vec3();
    const X(points) motions = X(points_one)(&by);
    const bool overlap = X(overlap_any_n)(one, other, N, bits[0]) == ISECT_OK;
    const bool contains = X(contains_any_n)(one, other, N, bits[1]) == ISECT_OK;
    const bool classify = X(classify_any_n)(one, other, N, sides) == ISECT_OK;
    const bool closest = X(closest_any_n)(one, other, N, X(nearests_of)(nearest)) == ISECT_OK;
    const bool touch = X(contact_any_n)(one, other, N, X(contacts_of)(contact)) == ISECT_OK;
    const bool sweep = X(sweep_any_n)(one, motions, other, N, X(impacts_of)(impact)) == ISECT_OK;
    check("overlap", overlap == (X(any_answers)(ISECT_QUESTION_OVERLAP, p, q) != 0));
    check("contains", contains == (X(any_answers)(ISECT_QUESTION_CONTAINS, p, q) != 0));
    check("classify", classify == (X(any_answers)(ISECT_QUESTION_CLASSIFY, p, q) != 0));
    check("closest", closest == (X(any_answers)(ISECT_QUESTION_CLOSEST, p, q) != 0));
    check("contact", touch == (X(any_answers)(ISECT_QUESTION_CONTACT, p, q) != 0));
    check("sweep", sweep == (X(any_answers)(ISECT_QUESTION_SWEEP, p, q) != 0));
    for (size_t i = 0; i < N; i++) {
        const X(any) x = first.shape[i], y = second.shape[i];
        const X(nearest) n = X(closest_any)(x, y);
        const X(contact) c = X(contact_any)(x, y);
        const X(impact) t = X(sweep_any)(x, &by, y);
        check("overlap", !overlap || isect_bit(bits[0], i) == X(overlap_any)(x, y));
        check("contains", !contains || isect_bit(bits[1], i) == X(contains_any)(x, y));
        check("classify", !classify || sides[i] == (uint8_t)X(classify_any)(x, y));
        check("closest", !closest || same_bits(&nearest[i], &n, sizeof n));
        check("contact", !touch || same_bits(&contact[i], &c, sizeof c));
        check("sweep", !sweep || same_bits(&impact[i], &t, sizeof t));
    }
    check("bits beyond are 0", !overlap || cmp(bits[0][1] >> (N - 64), ==, 0));
    check("untouched", overlap || cmp(bits[0][0], ==, ~0ull));
}
TEST_FUNCTION(structs)
{
    for (size_t i = 0; i < COUNT(kinds); i++)
        for (size_t k = 0; k < COUNT(kinds); k++)
            for (int repeated = 0; repeated < 3; repeated++)
                judge(&shape_kinds[kinds[i]], &shape_kinds[kinds[k]], repeated);
}

/* Balls, capsules and boxes of integers: many touch, are parallel, concentric or points, and
 * some are empty or infinite. Their contacts have kernels (engine/contact_many.c). */
static X(anys) draw_round(Array *array, const ShapeKind *of)
{
    array->each = of->numbers + PAD;
    for (size_t i = 0; i < N; i++) {
        real *x = &array->number[i * array->each];
        for (size_t f = 0; f < of->numbers; f++)
            x[f] = (real)any_int(-2, 2) / (i % 3 ? 1 : 3);
        if (of->kind == KIND_aabb)
            for (size_t f = 3; f < 6; f++)
                x[f] = x[f - 3] + (real)any_int(0, 2);
        for (size_t f = 3; of->kind == KIND_obb && f < 15; f++)
            x[f] = f < 12 ? (f - 3) % 4 == 0 : (real)any_int(i % 8 ? 0 : -1, 2);
        if (of->kind != KIND_aabb && of->kind != KIND_obb && i % 8)
            x[of->numbers - 1] = real_abs(x[of->numbers - 1]);
        if (i % 16 == 5)
            x[(size_t)any_int(0, (int)of->numbers - 1)] = i % 32 == 5 ? REAL_INF : (real)NAN;
        array->shape[i] = (X(any)){shape_of(of->kind), x};
    }
    return (X(anys)){shape_of(of->kind), array->each * sizeof(real), array->number};
}
TEST_FUNCTION(round_contacts)
{
    static const Kind round_kinds[] = {KIND_sphere, KIND_capsule, KIND_aabb, KIND_obb};
    static Array first, second;
    X(contact) contact[N];
    int met = 0, apart = 0;
    for (int i = 0; i < 16 * 20; i++) {
        const X(anys) a = draw_round(&first, &shape_kinds[round_kinds[i % 4]]);
        const X(anys) b = draw_round(&second, &shape_kinds[round_kinds[i / 4 % 4]]);
        const size_t n = i % 2 ? N : (size_t)any_int(1, N);
        check("status", X(contact_any_n)(a, b, n, X(contacts_of)(contact)) == ISECT_OK);
        for (size_t k = 0; k < n; k++) {
            const X(contact) one = X(contact_any)(first.shape[k], second.shape[k]);
            check("contact", same_bits(&contact[k], &one, sizeof one));
            met += one.gap <= 0, apart += one.gap > 0;
        }
    }
    check_share(met, met + apart, 0.2, 0.8);
}

TEST_FUNCTION(views)
{
    static const Vec3 corner[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    X(hull) hull[3];
    const Vec3 point[3] = {{0, 0, 0}, {R(0.25), R(0.25), R(0.25)}, {1, 1, 1}};
    for (int i = 0; i < 3; i++)
        hull[i] = (X(hull)){.vertices = corner, .vertex_count = i == 0 ? 0 : 4};
    const X(anys) hulls = {ISECT_SHAPE_HULL, 0, hull}, points = {ISECT_SHAPE_POINT, 0, point};
    const X(anys) columns = {ISECT_SHAPE_HULL, ISECT_COLUMNS, hull},
                  nowhere = {ISECT_SHAPE_POINT, 0, NULL};
    uint64_t bits = 0;
    check("hulls",
          cmp(X(overlap_any_n)(hulls, points, 3, &bits), ==, ISECT_OK) && cmp(bits, ==, 2));
    check("a view has no columns",
          X(overlap_any_n)(columns, points, 3, &bits) == ISECT_BAD_ARGUMENT);
    check("no address", X(overlap_any_n)(hulls, nowhere, 3, &bits) == ISECT_BAD_ARGUMENT);
}

TESTS_IN(engine_many, cmocka_unit_test(structs), cmocka_unit_test(round_contacts),
         cmocka_unit_test(views))
