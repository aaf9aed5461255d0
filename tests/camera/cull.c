/* tests/camera/cull.c - src/camera/cull.c: culling with remembered planes, and lists. */
#include "kit/kit.h"
#include HEADER(classify)
#include HEADER(camera)
#include HEADER(many)

/* 1. Cases: a box from (-4, -4, -4) to (4, 4, 4), as six planes. */
TEST_FUNCTION(cases)
{
    const Frustum view = {.plane = {{{-1, 0, 0}, -4},
                                    {{2, 0, 0}, -8},
                                    {{0, -1, 0}, -4},
                                    {{0, 1, 0}, -4},
                                    {{0, 0, -3}, -12},
                                    {{0, 0, 1}, -4}}};
    const Aabb across = {{3, 0, 0}, {5, 1, 1}}, child = {{3, 0, 0}, {R(3.5), 1, 1}};
    const Aabb outside = {{0, 5, 9}, {1, 6, 10}}, touching = {{0, 0, 3}, {1, 1, 4}};
    const Sphere ball = {{0, 0, 5}, 2}, far = {{0, 0, -9}, 2};
    unsigned planes = ISECT_CULL_ALL, last = 0;
    check("across one plane",
          cmp(X(cull_aabb)(&view, &across, &planes, &last), ==, ISECT_STRADDLES) &&
              cmp(planes, ==, 2));
    check("no other is asked of a child",
          cmp(X(cull_aabb)(&view, &child, &planes, &last), ==, ISECT_INSIDE) && cmp(planes, ==, 0));
    check("nor any of what is in it",
          X(cull_aabb)(&view, &outside, &planes, NULL) == ISECT_INSIDE && cmp(planes, ==, 0));
    planes = ISECT_CULL_ALL;
    check("outside of two", cmp(X(cull_aabb)(&view, &outside, &planes, &last), ==, ISECT_OUTSIDE) &&
                                cmp(planes, ==, ISECT_CULL_ALL) && cmp(last, ==, 3));
    last = 5;
    check("the last one first",
          cmp(X(cull_aabb)(&view, &outside, &planes, &last), ==, ISECT_OUTSIDE) &&
              cmp(last, ==, 5));
    last = 6;
    check("no such plane", cmp(X(cull_aabb)(&view, &outside, &planes, &last), ==, ISECT_OUTSIDE) &&
                               cmp(last, ==, 3));
    check("touches from inside",
          X(cull_aabb)(&view, &touching, &planes, NULL) == ISECT_TANGENT_INSIDE &&
              cmp(planes, ==, 32));
    planes = ISECT_CULL_ALL;
    check("a ball", cmp(X(cull_sphere)(&view, &ball, &planes, &last), ==, ISECT_STRADDLES) &&
                        cmp(planes, ==, 32));
    planes = ISECT_CULL_ALL;
    check("a ball outside",
          cmp(X(cull_sphere)(&view, &far, &planes, &last), ==, ISECT_OUTSIDE) && cmp(last, ==, 4));
}

/* 2. Properties: OUTSIDE and inside are those of the whole frustum. Neither the remembered plane
 * nor the planes left by a parent change an answer. */
TEST_FUNCTION(properties)
{
    int of_side[ISECT_INSIDE + 1] = {0}, beside = 0;
    const int samples = soak(20000);
    for (int i = 0; i < samples; i++) {
        new_kind();
        const Frustum view = any_frustum();
        const Aabb parent = any_aabb();
        const real share = any_real(0, 1);
        Aabb child = parent;
        child.upper = mad(parent.lower, share, sub(parent.upper, parent.lower));
        child.upper = min_of(max_of(child.upper, parent.lower), parent.upper);
        const Sphere ball = any_sphere();
        unsigned planes = ISECT_CULL_ALL, all = ISECT_CULL_ALL, first = (unsigned)any_int(0, 7);
        const isect_side side = X(cull_aabb)(&view, &parent, &planes, &first);
        const isect_side whole = X(classify_frustum_aabb)(&view, &parent);
        of_side[side]++, beside += side == ISECT_STRADDLES && whole == ISECT_OUTSIDE;
        check("outside for certain", side != ISECT_OUTSIDE || whole == ISECT_OUTSIDE);
        check("inside for certain",
              side == whole || (side < ISECT_TANGENT_INSIDE && whole < ISECT_TANGENT_INSIDE));
        if (side != ISECT_OUTSIDE)
            check("as without a parent", X(cull_aabb)(&view, &child, &planes, NULL) ==
                                             X(cull_aabb)(&view, &child, &all, NULL));
        check("and its planes", side == ISECT_OUTSIDE || planes == all ||
                                    X(classify_frustum_aabb)(&view, &child) == ISECT_OUTSIDE);
        all = ISECT_CULL_ALL;
        const isect_side round = X(cull_sphere)(&view, &ball, &all, &first);
        const isect_side exact = X(classify_frustum_sphere)(&view, &ball);
        check("a ball", round == exact || (round == ISECT_STRADDLES && exact <= round));
    }
    printf("%d outside, %d across, %d of them outside, %d inside\n", of_side[ISECT_OUTSIDE],
           of_side[ISECT_STRADDLES], beside, of_side[ISECT_INSIDE]);
    check_share(of_side[ISECT_OUTSIDE], samples, 0.1, 0.9);
    check_share(of_side[ISECT_STRADDLES], samples, 0.1, 0.9);
    check("some are beside an edge or a corner", cmp(beside, >, 0));
}

/* 3. Lists of sides and bits. */
TEST_FUNCTION(lists)
{
    enum { N = 200 };
    uint8_t sides[N];
    uint64_t bits[4] = {0};
    uint32_t indices[N], of_bits[N];
    for (size_t n = 0; n <= N; n++) {
        size_t want = 0;
        memset(bits, 0, sizeof bits);
        for (size_t i = 0; i < n; i++) {
            sides[i] = (uint8_t)any_int(0, ISECT_INSIDE);
            bits[i / 64] |= (uint64_t)(sides[i] >= ISECT_STRADDLES) << i % 64;
        }
        const size_t count = X(cull_list)(sides, n, ISECT_STRADDLES, indices);
        check("as many", cmp(X(cull_list_bits)(bits, n, of_bits), ==, count));
        for (size_t i = 0; i < n; i++)
            if (sides[i] >= ISECT_STRADDLES) {
                check("in order", cmp(want, <, count) && cmp(indices[want], ==, i) &&
                                      cmp(of_bits[want], ==, i));
                want++;
            }
        check("no more", cmp(want, ==, count));
    }
}

/* 4. Many boxes, in columns or structs, against some frusta: the sides are those of the single
 * call, for any number of planes; and their bits. */
enum { BOXES = 1200, FRUSTA = 3 };

static void check_bits(const Frustum *frusta, const X(aabbs) * view, const Aabb *box, size_t n)
{
    const size_t words = isect_words(n);
    uint64_t seen[FRUSTA * (BOXES / 64 + 2)], inside[FRUSTA * (BOXES / 64 + 2)];
    seen[FRUSTA * words] = inside[FRUSTA * words] = 42;
    X(cull_aabbs)(frusta, FRUSTA, *view, n, seen, inside);
    check("nothing else is written",
          cmp(seen[FRUSTA * words], ==, 42) && cmp(inside[FRUSTA * words], ==, 42));
    for (size_t j = 0; j < FRUSTA; j++) {
        for (size_t i = 0; i < n; i++) {
            const isect_side side = X(classify_frustum_aabb)(&frusta[j], &box[i]);
            check("seen", cmp(isect_bit(seen + j * words, i), ==, (side != ISECT_OUTSIDE)));
            check("inside",
                  cmp(isect_bit(inside + j * words, i), ==, (side >= ISECT_TANGENT_INSIDE)));
        }
        if (n % 64)
            check("bits beyond n are 0",
                  (seen[(j + 1) * words - 1] | inside[(j + 1) * words - 1]) >> n % 64 == 0);
    }
    X(cull_aabbs)(frusta, FRUSTA, *view, n, inside, NULL);
    check("one bit alone", memcmp(seen, inside, FRUSTA * words * sizeof *seen) == 0);
}

TEST_FUNCTION(many)
{
    static Aabb box[BOXES];
    static real column[6][BOXES];
    static uint8_t sides[BOXES];
    const X(aabbs)
        columns = {{column[0], column[1], column[2]}, {column[3], column[4], column[5]}, 0};
    int of_side[ISECT_INSIDE + 1] = {0};
    const int samples = soak(40);
    for (int s = 0; s < samples; s++) {
        new_kind();
        Frustum frusta[FRUSTA];
        for (int j = 0; j < FRUSTA; j++)
            frusta[j] = any_frustum();
        for (size_t i = 0; i < BOXES; i++) {
            box[i] = s % 4 ? any_aabb() : odd_aabb();
            real number[6];
            memcpy(number, &box[i], sizeof number);
            for (int f = 0; f < 6; f++)
                column[f][i] = number[f];
        }
        const size_t n = (size_t)any_int(0, BOXES);
        X(classify_frustum_aabb_n)(X(frustums_one)(frusta), columns, n, sides);
        for (size_t i = 0; i < n; i++) {
            of_side[sides[i]]++;
            check("as one by one", cmp(sides[i], ==, X(classify_frustum_aabb)(frusta, &box[i])));
        }
        const X(aabbs) structs = X(aabbs_of)(box);
        check_bits(frusta, s % 2 ? &columns : &structs, box, n);
    }
    check("all sides", of_side[ISECT_OUTSIDE] && of_side[ISECT_STRADDLES] && of_side[ISECT_INSIDE]);
}

/* 5. Packed boxes contain the given ones and are hardly larger; their bits are those of the
 * unpacked boxes. */
static real unpacked(real origin, real step, uint16_t q)
{
    return origin + step * (real)q;
}
static void check_packed(const X(packed) * packed, const Aabb *box, size_t n, Aabb *to)
{
    const X(vec3) o = packed->origin, s = packed->step;
    const real origin[3] = {o.x, o.y, o.z}, step[3] = {s.x, s.y, s.z};
    for (size_t i = 0; i < n; i++) {
        real lower[3], upper[3], given[6];
        memcpy(given, &box[i], sizeof given);
        const bool some = given[0] <= given[3] && given[1] <= given[4] && given[2] <= given[5];
        for (int k = 0; k < 3; k++) {
            lower[k] = unpacked(origin[k], step[k], packed->lower[k][i]);
            upper[k] = unpacked(origin[k], step[k], packed->upper[k][i]);
            check("empty", some || lower[k] > upper[k]);
            check("contained", !some || (lower[k] <= given[k] && given[k + 3] <= upper[k]));
            check("by less than a step",
                  !some || (given[k] - lower[k] <= step[k] && upper[k] - given[k + 3] <= step[k]));
        }
        to[i] = (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    }
}

TEST_FUNCTION(sixteen_bits)
{
    static Aabb box[BOXES], exact[BOXES];
    static uint16_t numbers[6 * BOXES];
    uint64_t seen[2][FRUSTA * (BOXES / 64 + 1)], inside[2][FRUSTA * (BOXES / 64 + 1)];
    const int samples = soak(40);
    for (int s = 0; s < samples; s++) {
        new_kind();
        Frustum frusta[FRUSTA];
        X(packed) packed;
        const size_t n = (size_t)any_int(0, BOXES), bytes = FRUSTA * isect_words(n) * 8;
        const real far = s % 3 ? 0 : any_real(-1000, 1000);
        for (int j = 0; j < FRUSTA; j++)
            frusta[j] = any_frustum();
        for (size_t i = 0; i < n; i++) {
            box[i] = any_aabb();
            box[i].lower.x = box[i].lower.x + far, box[i].upper.x = box[i].upper.x + far;
            if (any_int(0, 20) == 0)
                box[i].lower.y = any_int(0, 1) ? (real)NAN : box[i].upper.y + 1;
        }
        const X(aabbs) view = X(aabbs_of)(box), as_floats = X(aabbs_of)(exact);
        check("packed", cmp(X(cull_pack)(view, n, numbers, &packed), ==, ISECT_OK));
        check_packed(&packed, box, n, exact);
        X(cull_packed)(frusta, FRUSTA, packed, n, seen[0], inside[0]);
        X(cull_aabbs)(frusta, FRUSTA, as_floats, n, seen[1], inside[1]);
        check("the same bits", memcmp(seen[0], seen[1], bytes) == 0);
        check("both of them", memcmp(inside[0], inside[1], bytes) == 0);
    }
}

/* 6. Far from 0, flat, at the ends of the range; and boxes that cannot be packed. */
TEST_FUNCTION(packing)
{
    const real big = REAL_MAX / 4, tiny = REAL_MIN, inf = REAL_INF;
    TABLE(table, Aabb box[2]; isect_status want;) = {
        {"points", {{{1, 2, 3}, {1, 2, 3}}, {{1, 2, 3}, {1, 2, 3}}}, ISECT_OK},
        {"far",
         {{{1000000, 0, -7}, {1000001, 0, 7}}, {{1000000, 0, 0}, {1000000, 1, 0}}},
         ISECT_OK},
        {"large", {{{-big, -big, 0}, {big, big, big}}, {{1, 1, 1}, {2, 2, 2}}}, ISECT_OK},
        {"small", {{{tiny, 0, -tiny}, {2 * tiny, 0, tiny}}, {{0, 0, 0}, {tiny, 0, 0}}}, ISECT_OK},
        {"both empty", {{{1, 0, 0}, {0, 1, 1}}, {{1, inf, 1}, {2, 0, 2}}}, ISECT_OK},
        {"no end", {{{0, 0, 0}, {1, inf, 1}}, {{0, 0, 0}, {1, 1, 1}}}, ISECT_NOT_FINITE},
        {"too far", {{{0, 0, 0}, {1, 1, 1}}, {{-2 * big, 0, 0}, {1, 1, 1}}}, ISECT_NOT_FINITE},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        X(packed) packed = {.step = {9, 9, 9}};
        Aabb exact[2];
        uint16_t numbers[12];
        const X(aabbs) view = X(aabbs_of)(table[i].box);
        check(table[i].name, cmp(X(cull_pack)(view, 2, numbers, &packed), ==, table[i].want));
        if (table[i].want == ISECT_OK)
            check_packed(&packed, table[i].box, 2, exact);
        else
            check("untouched", cmp(packed.step.x, ==, 9) && !packed.lower[0]);
    }
    X(packed) packed;
    uint16_t number;
    const X(aabbs) view = X(aabbs_of)(table[0].box);
    check("no place", X(cull_pack)(view, 1, &number, NULL) == ISECT_BAD_ARGUMENT);
    check("no numbers", X(cull_pack)(view, 1, NULL, &packed) == ISECT_BAD_ARGUMENT);
    check("no boxes", X(cull_pack)((X(aabbs)){0}, 1, &number, &packed) == ISECT_BAD_ARGUMENT);
    check("none at all", X(cull_pack)((X(aabbs)){0}, 0, NULL, &packed) == ISECT_OK);
}

TESTS_IN(camera_cull, cmocka_unit_test(cases), cmocka_unit_test(properties),
         cmocka_unit_test(lists), cmocka_unit_test(many), cmocka_unit_test(sixteen_bits),
         cmocka_unit_test(packing))
