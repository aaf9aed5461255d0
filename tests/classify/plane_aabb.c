/* tests/classify/plane_aabb.c - isect_classify_plane_aabb, _n, _each and _pairs. */
#include "kit/big.h"
#include "kit/directions.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* 1. Cases: the box [0, 1] x [0, 2] x [0, 4]. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Plane plane;
        isect_side want;
    } table[] = {
        {"x: outside", {{1, 0, 0}, R(0.5)}, ISECT_OUTSIDE},
        {"x: touches from outside", {{1, 0, 0}, 0}, ISECT_TANGENT_OUTSIDE},
        {"x: across", {{1, 0, 0}, R(-0.5)}, ISECT_STRADDLES},
        {"x: touches from inside", {{1, 0, 0}, -1}, ISECT_TANGENT_INSIDE},
        {"x: inside", {{1, 0, 0}, -1 - eps}, ISECT_INSIDE},
        {"-x: outside", {{-1, 0, 0}, 1 + eps}, ISECT_OUTSIDE},
        {"-x: touches from outside", {{-1, 0, 0}, 1}, ISECT_TANGENT_OUTSIDE},
        {"-x: touches from inside", {{-1, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"-x: inside, by the least", {{-1, 0, 0}, -least}, ISECT_INSIDE},
        {"x: outside, by the least", {{1, 0, 0}, least}, ISECT_OUTSIDE},
        {"y: touches from inside", {{0, 2, 0}, -4}, ISECT_TANGENT_INSIDE},
        {"-y: touches from outside", {{0, -2, 0}, 4}, ISECT_TANGENT_OUTSIDE},
        {"y: across", {{0, 2, 0}, -1}, ISECT_STRADDLES},
        {"z: touches from inside", {{0, 0, 1}, -4}, ISECT_TANGENT_INSIDE},
        {"-z: touches from outside", {{0, 0, -1}, 4}, ISECT_TANGENT_OUTSIDE},
        {"z: inside", {{0, 0, 1}, -5}, ISECT_INSIDE},
        {"aslant: touches a corner from inside", {{1, 2, 3}, -17}, ISECT_TANGENT_INSIDE},
        {"aslant: just inside", {{1, 2, 3}, -17 * (1 + eps)}, ISECT_INSIDE},
        {"aslant: just across", {{1, 2, 3}, -17 * (1 - eps)}, ISECT_STRADDLES},
        {"aslant: touches the other corner", {{1, 2, 3}, 0}, ISECT_TANGENT_OUTSIDE},
        {"mixed signs: touches from inside", {{1, -2, 3}, -13}, ISECT_TANGENT_INSIDE},
        {"mixed signs: touches from outside", {{1, -2, 3}, 4}, ISECT_TANGENT_OUTSIDE},
        {"no normal, everything is inside", {{0, 0, 0}, -1}, ISECT_INSIDE},
        {"no normal, everything is surface", {{0, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"no normal, nothing is inside", {{0, 0, 0}, 1}, ISECT_OUTSIDE},
        {"products overflow", {{most, most, most}, most}, ISECT_OUTSIDE},
        {"products overflow, across", {{most, -most, 0}, -most / 2}, ISECT_STRADDLES},
        {"products overflow, touches", {{most, most, 0}, 0}, ISECT_TANGENT_OUTSIDE},
        {"NaN normal", {{0, REAL_NAN, 0}, -9}, ISECT_OUTSIDE},
        {"NaN d", {{1, 0, 0}, REAL_NAN}, ISECT_OUTSIDE},
        {"infinite normal", {{0, 0, -inf}, -1}, ISECT_OUTSIDE},
        {"infinite d", {{1, 0, 0}, -inf}, ISECT_OUTSIDE},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(classify_plane_aabb)(&table[i].plane, &box) == table[i].want);

    const Plane flat = {{0, 0, 1}, -1}; /* inside is z <= 1 */
    const struct {
        const char *name;
        Aabb box;
        isect_side want;
    } boxes[] = {
        {"flat, in the plane", {{0, 0, 1}, {1, 1, 1}}, ISECT_TANGENT_INSIDE},
        {"a point in the plane", {{5, 5, 1}, {5, 5, 1}}, ISECT_TANGENT_INSIDE},
        {"endless along the plane, inside", {{-inf, -inf, 0}, {inf, inf, R(0.5)}}, ISECT_INSIDE},
        {"endless along it, touches", {{-inf, 0, 0}, {inf, inf, 1}}, ISECT_TANGENT_INSIDE},
        {"endless along it, above", {{0, -inf, 1}, {0, inf, 2}}, ISECT_TANGENT_OUTSIDE},
        {"endless downward", {{0, 0, -inf}, {1, 1, 0}}, ISECT_INSIDE},
        {"endless downward, touches", {{0, 0, -inf}, {1, 1, 1}}, ISECT_TANGENT_INSIDE},
        {"endless upward", {{0, 0, 0}, {1, 1, inf}}, ISECT_STRADDLES},
        {"endless upward, outside", {{0, 0, 2}, {1, 1, inf}}, ISECT_OUTSIDE},
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, ISECT_STRADDLES},
        {"empty in x", {{1, 0, 0}, {0, 1, 0}}, ISECT_OUTSIDE},
        {"empty in y", {{0, 1, 0}, {1, 0, 0}}, ISECT_OUTSIDE},
        {"empty in z", {{0, 0, 0}, {1, 1, -1}}, ISECT_OUTSIDE},
        {"lower = infinity holds no point", {{inf, 0, 0}, {inf, 1, 0}}, ISECT_OUTSIDE},
        {"upper = -infinity holds no point", {{0, -inf, 0}, {1, -inf, 0}}, ISECT_OUTSIDE},
        {"NaN", {{0, 0, REAL_NAN}, {1, 1, 0}}, ISECT_OUTSIDE},
    };
    const Plane steep = {{least, -most, 0}, 0}; /* endless along x is above it in the end */
    const Aabb endless = {{0, 1, 0}, {inf, 2, 1}};
    check("endless, hardly upward", X(classify_plane_aabb)(&steep, &endless) == ISECT_STRADDLES);
    const real k = R(0x1p40), part = R(0x1p28); /* part is an ulp of k k in double */
    const Plane large = {{k, k, R(-0.875) * part}, R(0.75) * part};
    const Aabb corner = {{k, -k, 1}, {k, -k, 1}};
    check("sums in double round", X(classify_plane_aabb)(&large, &corner) == ISECT_INSIDE);
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(classify_plane_aabb)(&flat, &boxes[i].box) == boxes[i].want);
}

/* 2. Properties. */
static void properties(void **state)
{
    int count[5] = {0};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Plane plane = i % 2 ? any_plane() : odd_plane();
        Aabb box = i % 2 ? any_aabb() : odd_aabb();
        isect_side side = X(classify_plane_aabb)(&plane, &box);
        count[side]++;
        same_in_all_directions(X(classify_plane_aabb)(&plane, &box), side);

        Plane back = {times(-1, plane.normal), -plane.d};
        isect_side other = X(classify_plane_aabb)(&back, &box);
        bool empty = !(box.lower.x <= box.upper.x && box.lower.y <= box.upper.y &&
                       box.lower.z <= box.upper.z);
        if (empty)
            check("empty", side == ISECT_OUTSIDE && other == ISECT_OUTSIDE);
        else if (side == ISECT_TANGENT_INSIDE)
            check("from behind", other == ISECT_TANGENT_OUTSIDE || other == ISECT_TANGENT_INSIDE);
        else
            check("from behind", other == ISECT_INSIDE - side);

        Plane turned = {{plane.normal.z, plane.normal.x, plane.normal.y}, plane.d};
        Aabb box_t = {{box.lower.z, box.lower.x, box.lower.y},
                      {box.upper.z, box.upper.x, box.upper.y}};
        check("all axes are alike", X(classify_plane_aabb)(&turned, &box_t) == side);
    }
    printf("%d %d %d %d %d\n", count[0], count[1], count[2], count[3], count[4]);
    for (int i = 0; i < 5; i++)
        check_share(count[i], SAMPLES, 0.001, 0.7);
}

/* 3. Oracle: all eight corners, without rounding. */
static isect_side truly(const Plane *plane, const Aabb *box)
{
    int below = 0, above = 0, on = 0;
    for (int corner = 0; corner < 8; corner++) {
        Vec3 p = {corner & 1 ? box->upper.x : box->lower.x, corner & 2 ? box->upper.y : box->lower.y,
                  corner & 4 ? box->upper.z : box->lower.z};
        begin();
        int s = sign(plus(dot3(big3(plane->normal), big3(p)), big((double)plane->d)));
        below += s < 0, above += s > 0, on += s == 0;
    }
    if (!above)
        return on ? ISECT_TANGENT_INSIDE : ISECT_INSIDE;
    if (!below)
        return on ? ISECT_TANGENT_OUTSIDE : ISECT_OUTSIDE;
    return ISECT_STRADDLES;
}
static void oracle(void **state)
{
    int count[5] = {0}, asked = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Plane plane = odd_plane();
        Aabb box = box_of(odd_vec3(), odd_vec3());
        if (i % 2) { /* touches the corner, up to rounding */
            plane.d = step(-dot(plane.normal, i % 4 == 1 ? box.lower : box.upper));
            if (!(real_abs(plane.d) <= REAL_MAX))
                continue;
        }
        if (i % 8 == 4) { /* products round to the least number */
            plane = (Plane){faint_vec3(), (real)any_int(-9, 9) * REAL_LEAST};
            box = box_of(faint_vec3(), faint_vec3());
        }
        if (i % 8 == 6) { /* a large product in one corner, which d cancels, and small others */
            real *n = (real *)&plane, *l = (real *)&box.lower, *u = (real *)&box.upper;
            for (int k = 0; k < 3; k++)
                n[k] = any_real(R(0.5), 1), l[k] = any_real(-1, 0) / 1024, u[k] = any_real(0, 1) / 1024;
            int large = any_int(0, 2), most = any_int(0, 1);
            (most ? u : l)[large] *= 1024;
            plane.d = -dot(plane.normal, most ? box.upper : box.lower);
            if (any_int(0, 1)) {
                plane.normal = times(-1, plane.normal);
                plane.d = -plane.d;
            }
        }
        if (!ISECT_DOUBLE && i % 8 == 2) { /* too close for double: 1 + x - 1 + z */
            real x = any_real(0, 2) * R(0x1p-53), z = any_real(-2, 0) * R(0x1p-53);
            plane = (Plane){{1, 1, 1}, 1};
            box = box_of((Vec3){x, -1, z}, (Vec3){x, i % 16 == 2 ? -1 : 1, z});
        }
        isect_side want = truly(&plane, &box);
        count[want]++, asked++;
        check_sample(i, "exactly", X(classify_plane_aabb)(&plane, &box) == want, plane, box);
    }
    printf("%d %d %d %d %d of %d\n", count[0], count[1], count[2], count[3], count[4], asked);
    for (int i = 0; i < 5; i++)
        check_share(count[i], asked, 0.005, 0.7);
}

/* 4. Batch. */
#define PAIR classify_plane_aabb
#define A Plane
#define B Aabb
#define ANSWER Side
#include "kit/batch.inc"

TESTS(classify_plane_aabb)
