/* isect_pick_weights, and all of src/camera/pick.c - pictures of ids, without the parts that need a
 * GPU. */
#include "camera/projections.h"
#include "kit/big.h"
#include HEADER(camera)

#define SAMPLES soak(3000)

static const X(pick_id) nothing = {UINT32_MAX, UINT32_MAX};
static bool same_id(X(pick_id) a, X(pick_id) b)
{
    return a.object == b.object && a.prim == b.prim;
}

/* 1. Codes. */
TEST_FUNCTION(cases_codes)
{
    const size_t counts[] = {2, 0, 3, 0}, many[] = {UINT32_MAX - 3, 3},
                 more[] = {7, UINT32_MAX - 8};
    const size_t huge[] = {3, SIZE_MAX};
    const X(pick_id) last_of_first = {0, 1}, last = {2, 2};
    uint32_t first[5] = {9, 9, 9, 9, 9};
    check("five", cmp(X(pick_codes)(counts, 4, first), ==, ISECT_OK));
    check("begin", same_bits(first, (const uint32_t[]){1, 3, 3, 6, 6}, sizeof first));
    check("the last of the first", cmp(X(pick_encode)(first, 4, last_of_first), ==, 2));
    check("the last of all", cmp(X(pick_encode)(first, 4, last), ==, 5));
    check("no such primitive", cmp(X(pick_encode)(first, 4, (X(pick_id)){0, 2}), ==, 0));
    check("none of that object", cmp(X(pick_encode)(first, 4, (X(pick_id)){1, 0}), ==, 0));
    check("no such object", cmp(X(pick_encode)(first, 4, (X(pick_id)){4, 0}), ==, 0));
    check("nothing", cmp(X(pick_encode)(first, 4, nothing), ==, 0));
    check("nothing drawn", same_id(X(pick_decode)(first, 4, 0), nothing));
    check("one too many", same_id(X(pick_decode)(first, 4, 6), nothing));
    check("any bits", same_id(X(pick_decode)(first, 4, UINT32_MAX), nothing));
    check("that of an object behind an empty one", same_id(X(pick_decode)(first, 4, 5), last));
    check("no objects", X(pick_codes)(NULL, 0, first) == ISECT_OK && cmp(first[0], ==, 1));
    check("none of none", same_id(X(pick_decode)(first, 0, 1), nothing));
    first[0] = 77;
    check("too many", cmp(X(pick_codes)(many, 2, first), ==, ISECT_TOO_SMALL));
    check("too many", cmp(X(pick_codes)(huge, 2, first), ==, ISECT_TOO_SMALL));
    check("no counts", X(pick_codes)(NULL, 1, first) == ISECT_BAD_ARGUMENT);
    check("no room", X(pick_codes)(counts, 4, NULL) == ISECT_BAD_ARGUMENT);
    check("untouched", cmp(first[0], ==, 77));
    check("as many as fit",
          cmp(X(pick_codes)(more, 2, first), ==, ISECT_OK) && cmp(first[2], ==, UINT32_MAX));
    check("the last code", cmp(X(pick_decode)(first, 2, UINT32_MAX - 1).prim, ==, UINT32_MAX - 9));
}

/* Decoding inverts encoding, and encoding inverts decoding. */
TEST_FUNCTION(properties_codes)
{
    enum { MOST = 20 };
    for (int i = 0; i < SAMPLES; i++) {
        size_t counts[MOST];
        uint32_t first[MOST + 1], code = 1;
        const size_t n = (size_t)any_int(1, MOST);
        for (size_t k = 0; k < n; k++)
            counts[k] = (size_t)any_int(0, 3);
        check("codes", cmp(X(pick_codes)(counts, n, first), ==, ISECT_OK));
        for (uint32_t object = 0; object < n; object++)
            for (uint32_t prim = 0; prim < counts[object]; prim++, code++) {
                const X(pick_id) id = {object, prim};
                check("encoded", cmp(X(pick_encode)(first, n, id), ==, code));
                check("decoded", same_id(X(pick_decode)(first, n, code), id));
            }
        check("no more",
              cmp(code, ==, first[n]) && same_id(X(pick_decode)(first, n, code), nothing));
    }
}

TEST_FUNCTION(cases_rgba8)
{
    const uint32_t codes[] = {0, 1, 0x12345678, UINT32_MAX};
    const uint8_t want[] = {0, 0, 0, 0, 1, 0, 0, 0, 0x78, 0x56, 0x34, 0x12, 255, 255, 255, 255};
    uint8_t rgba[16];
    uint32_t back[4];
    X(pick_to_rgba8)(codes, 4, rgba);
    check("red is the lowest", same_bits(rgba, want, sizeof want));
    X(pick_from_rgba8)(rgba, 4, back);
    check("and back", same_bits(back, codes, sizeof codes));
    rgba[0] = 77;
    X(pick_to_rgba8)(codes, 0, rgba), X(pick_from_rgba8)(rgba, 0, back);
    check("none", cmp(rgba[0], ==, 77) && cmp(back[0], ==, 0));
}

/* The colour of Real-Time Rendering, 22.1, has the sum 255. */
TEST_FUNCTION(cases_weights)
{
    const uint8_t book[] = {23, 192, 40}, red[] = {255, 0, 0}, dim[] = {1, 1, 2},
                  black[] = {0, 0, 0};
    const uint8_t white[] = {255, 255, 255};
    const real third = 1 / R(3.0);
    check("book",
          same_point(X(pick_weights)(book), (Vec3){23 / R(255.0), 192 / R(255.0), 40 / R(255.0)}));
    check("a corner", same_point(X(pick_weights)(red), (Vec3){1, 0, 0}));
    check("sum 1", same_point(X(pick_weights)(dim), (Vec3){R(0.25), R(0.25), R(0.5)}));
    check("black", same_point(X(pick_weights)(black), (Vec3){0, 0, 0}));
    check("white", same_point(X(pick_weights)(white), (Vec3){third, third, third}));
}

/* 2. Points: right angles, twice as wide as high, from 1 to 3 along -z. */
static const X(screen) screen = {8, 4, false}, upward = {8, 4, true};
static const Lens wide = {-2, 2, -1, 1, 1, 3};

TEST_FUNCTION(cases_point)
{
    const X(projection) turned = {true, false, false}, from_zero = {false, true, false};
    const Matrix gl = gl_frustum(&wide), zero = zero_frustum(&wide), box = gl_ortho(&wide);
    const Vec2 middle = {4, 2}, above = {8, 0};
    real m[16];
    Vec3 p;
    store(&gl, false, m);
    check("near", X(pick_point)(m, &middle, 0, &screen, NULL, &p) == ISECT_OK);
    check("near", same_point(p, (Vec3){0, 0, -1}));
    check("a corner", X(pick_point)(m, &above, 0, &screen, NULL, &p) == ISECT_OK);
    check("a corner", same_point(p, (Vec3){2, 1, -1}));
    check("a lower corner", X(pick_point)(m, &above, 0, &upward, NULL, &p) == ISECT_OK);
    check("a lower corner", same_point(p, (Vec3){2, -1, -1}));
    check("2 deep", X(pick_point)(m, &above, R(0.75), &screen, NULL, &p) == ISECT_OK);
    check("2 deep", same_point(p, (Vec3){4, 2, -2}));
    store(&gl, true, m);
    check("transposed", cmp(X(pick_point)(m, &above, R(0.75), &screen, &turned, &p), ==, ISECT_OK));
    check("transposed", same_point(p, (Vec3){4, 2, -2}));
    store(&zero, false, m);
    check("from zero",
          cmp(X(pick_point)(m, &above, R(0.75), &screen, &from_zero, &p), ==, ISECT_OK));
    check("from zero", same_point(p, (Vec3){4, 2, -2}));
    store(&box, false, m);
    check("parallel", X(pick_point)(m, &above, R(0.5), &screen, NULL, &p) == ISECT_OK);
    check("parallel", same_point(p, (Vec3){2, 1, -2}));
}

TEST_FUNCTION(bad_point)
{
    const Matrix gl = gl_frustum(&wide), endless = gl_infinite(&wide);
    const X(screen) flat = {8, 0, false}, wrong = {-8, 4, false}, lost = {8, REAL_NAN, false};
    const Vec2 middle = {4, 2}, nan = {REAL_NAN, 2};
    const Vec3 old = {1, 2, 3};
    real m[16], zero[16] = {0};
    Vec3 p = old;
    store(&gl, false, m);
    check("flat", X(pick_point)(m, &middle, 0, &flat, NULL, &p) == ISECT_BAD_ARGUMENT);
    check("wrong", X(pick_point)(m, &middle, 0, &wrong, NULL, &p) == ISECT_BAD_ARGUMENT);
    check("NaN", X(pick_point)(m, &middle, 0, &lost, NULL, &p) == ISECT_NOT_FINITE);
    check("NaN", X(pick_point)(m, &nan, 0, &screen, NULL, &p) == ISECT_NOT_FINITE);
    check("NaN", X(pick_point)(m, &middle, REAL_INF, &screen, NULL, &p) == ISECT_NOT_FINITE);
    check("NULL", X(pick_point)(m, &middle, 0, &screen, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("NULL", X(pick_point)(NULL, &middle, 0, &screen, NULL, &p) == ISECT_BAD_ARGUMENT);
    check("NULL", X(pick_point)(m, NULL, 0, &screen, NULL, &p) == ISECT_BAD_ARGUMENT);
    check("NULL", X(pick_point)(m, &middle, 0, NULL, NULL, &p) == ISECT_BAD_ARGUMENT);
    check("singular", X(pick_point)(zero, &middle, 0, &screen, NULL, &p) == ISECT_DEGENERATE);
    m[5] = REAL_INF;
    check("NaN", X(pick_point)(m, &middle, 0, &screen, NULL, &p) == ISECT_NOT_FINITE);
    store(&endless, false, m);
    check("endless", X(pick_point)(m, &middle, 1, &screen, NULL, &p) == ISECT_DEGENERATE);
    check("untouched", same_bits(&p, &old, sizeof old));
    check("far", X(pick_point)(m, &middle, R(0.5), &screen, NULL, &p) == ISECT_OK);
    m[12] = REAL_MAX, m[0] = R(0.5);
    check("too far away", X(pick_point)(m, &middle, R(0.5), &screen, NULL, &p) == ISECT_OK);
    check("is the greatest", cmp(p.x, ==, -REAL_MAX));
    m[0] = REAL_MIN; /* planes are doubles: with floats this is in range */
    const isect_status farther = X(pick_point)(m, &middle, R(0.5), &screen, NULL, &p);
    check("farther", cmp(farther, ==, (ISECT_DOUBLE ? ISECT_DEGENERATE : ISECT_OK)) &&
                         cmp(p.x, ==, -REAL_MAX));
}

/* 3. Oracle: column, row and depth of the point, exactly. */
static double worst;
static bool on_plane(const real row[4], const real w[4], Big extent, Big share, Vec3 p)
{
    const real at[4] = {p.x, p.y, p.z, 1};
    Big sum = big(0), all = big(0);
    for (int i = 0; i < 4; i++) {
        const Big n = minus(by(extent, big((double)row[i])), by(share, big((double)w[i])));
        const Big term = by(n, big((double)at[i]));
        sum = plus(sum, term), all = plus(all, size(term));
    }
    const double bound = 3 * (double)REAL_EPSILON + 2 * DBL_EPSILON;
    worst = sign(all) ? fmax(worst, mpf_get_d(over(size(sum), all)) / (double)REAL_EPSILON) : worst;
    return !less(by(all, big(bound)), size(sum));
}
TEST_FUNCTION(oracle_point)
{
    int found = 0;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Convention *of = &conventions[i % (int)COUNT(conventions)];
        const Lens lens = any_lens(of);
        const Matrix project = of->of(&lens), view = any_view(), m = product(&project, &view);
        const X(screen) size = {(real)any_int(1, 4000), (real)any_int(1, 3000), any_int(0, 1)};
        const Vec2 pixel = {any_real(0, size.width), any_real(0, size.height)};
        const real depth = any_real(0, 1);
        real stored[16];
        Vec3 p;
        store(&m, of->options.transposed, stored);
        const isect_status status = X(pick_point)(stored, &pixel, depth, &size, &of->options, &p);
        if (status != ISECT_OK)
            continue;
        begin();
        found++;
        const Big two = big(2), x = by(two, big((double)pixel.x)),
                  y = by(two, big((double)pixel.y));
        const Big width = big((double)size.width), height = big((double)size.height);
        const Big up = minus(y, height), d = big((double)depth);
        const real *w = m.row[3];
        check_sample(i, "column", on_plane(m.row[0], w, width, minus(x, width), p), p, pixel);
        check_sample(i, "row",
                     on_plane(m.row[1], w, height, size.rows_up ? up : minus(big(0), up), p), p,
                     pixel);
        check_sample(i, "depth",
                     on_plane(m.row[2], w, big(1),
                              of->options.depth_from_zero ? d : minus(by(two, d), big(1)), p),
                     p, depth);
    }
    printf("points of pixels: %.2f epsilon\n", worst);
    check_share(found, SAMPLES, 0.99, 1);
}

/* 4. The chosen pixel: a window of 3 by 3. */
TEST_FUNCTION(cases_choose)
{
    const uint32_t window[9] = {7, 7, 0, 7, 0, 5, 5, 0, 0}, none[9] = {0};
    const real depths[9] = {R(0.5), R(0.3), 0, R(0.4), 0, R(0.2), R(0.1), 0, 0};
    const uint32_t full[4] = {3, 4, 4, 3};
    const real level[4] = {1, 1, REAL_NAN, REAL_NAN};
    check("nothing", cmp(X(pick_choose)(none, depths, 3, 3, ISECT_PICK_MIDDLE), ==, SIZE_MAX));
    check("no window", cmp(X(pick_choose)(none, depths, 0, 3, ISECT_PICK_MIDDLE), ==, SIZE_MAX));
    check("beside the middle, nearest of three",
          cmp(X(pick_choose)(window, depths, 3, 3, ISECT_PICK_MIDDLE), ==, 5));
    check("of equal ones the first", X(pick_choose)(window, NULL, 3, 3, ISECT_PICK_MIDDLE) == 1);
    check("least depth", cmp(X(pick_choose)(window, depths, 3, 3, ISECT_PICK_NEAREST), ==, 6));
    check("no depths", X(pick_choose)(window, NULL, 3, 3, ISECT_PICK_NEAREST) == 1);
    check("most", cmp(X(pick_choose)(window, depths, 3, 3, ISECT_PICK_MOST), ==, 1));
    check("as many: the nearer", cmp(X(pick_choose)(full, level, 2, 2, ISECT_PICK_MOST), ==, 0));
    check("no depth is far",
          cmp(X(pick_choose)(full + 1, level + 1, 1, 2, ISECT_PICK_NEAREST), ==, 0));
    check("no depth is far",
          cmp(X(pick_choose)(full, (const real[]){REAL_NAN, 9}, 2, 1, ISECT_PICK_NEAREST), ==, 1));
    check("no such rule", cmp(X(pick_choose)(window, depths, 3, 3, (isect_pick_rule)77), ==, 5));
    check("a row", X(pick_choose)(window, NULL, 9, 1, ISECT_PICK_MIDDLE) == 3);
}

/* The rule as documented, pixel by pixel: no pixel comes before the chosen one. */
static bool comes_before(const uint32_t *codes, const real *depths, int width, int height, int a,
                         int b, isect_pick_rule rule)
{
    const int ax = 2 * (a % width) + 1 - width, ay = 2 * (a / width) + 1 - height;
    const int bx = 2 * (b % width) + 1 - width, by_ = 2 * (b / width) + 1 - height;
    const int nearer = (bx * bx + by_ * by_) - (ax * ax + ay * ay);
    int more = 0;
    for (int i = 0; i < width * height && rule == ISECT_PICK_MOST; i++)
        more += (codes[i] == codes[a]) - (codes[i] == codes[b]);
    const int less_deep = (depths[a] < depths[b]) - (depths[a] > depths[b]);
    const int middle = nearer ? nearer : less_deep ? less_deep : b - a;
    if (rule == ISECT_PICK_NEAREST)
        return (less_deep ? less_deep : middle) > 0;
    return (more ? more : middle) > 0;
}
TEST_FUNCTION(oracle_choose)
{
    enum { MOST = 5 };
    for (int i = 0; i < SAMPLES; i++) {
        const int width = any_int(1, MOST), height = any_int(1, MOST);
        const isect_pick_rule rule = (isect_pick_rule)any_int(0, 2);
        uint32_t codes[MOST * MOST];
        real depths[MOST * MOST];
        for (int k = 0; k < width * height; k++)
            codes[k] = (uint32_t)any_int(0, 4), depths[k] = (real)any_int(0, 3);
        const size_t got = X(pick_choose)(codes, depths, (size_t)width, (size_t)height, rule);
        for (int k = 0; k < width * height; k++)
            if (codes[k])
                check("the first", got == (size_t)k || (got != SIZE_MAX && codes[got] &&
                                                        comes_before(codes, depths, width, height,
                                                                     (int)got, k, rule)));
    }
}

/* 5. Lists of the codes of a small set. */
TEST_FUNCTION(oracle_list)
{
    enum { MOST = 60, CODES = 40 };
    int different = 0;
    check("none", X(pick_list)(NULL, 0) == 0);
    for (int i = 0; i < SAMPLES; i++) {
        const int n = any_int(0, MOST), codes = any_int(1, CODES);
        uint32_t list[MOST + 1];
        bool there[CODES + 1] = {false};
        for (int k = 0; k < n; k++)
            list[k] = (uint32_t)any_int(0, codes), there[list[k]] = true;
        const size_t got = X(pick_list)(list, (size_t)n);
        size_t want = 0;
        for (uint32_t code = 1; code <= CODES; code++)
            if (there[code])
                check("in order", cmp(want, <, got) && cmp(list[want++], ==, code));
        check("no more", cmp(got, ==, want));
        different += got > 1;
    }
    check_share(different, SAMPLES, 0.8, 1);
}

TESTS_IN(camera_pick, cmocka_unit_test(cases_codes), cmocka_unit_test(properties_codes),
         cmocka_unit_test(cases_rgba8), cmocka_unit_test(cases_weights),
         cmocka_unit_test(cases_point), cmocka_unit_test(bad_point), cmocka_unit_test(oracle_point),
         cmocka_unit_test(cases_choose), cmocka_unit_test(oracle_choose),
         cmocka_unit_test(oracle_list))
