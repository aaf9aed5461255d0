// tests/install/overloads.cpp - isect/isect.hpp: the answers of the functions of C, in both
// precisions, for two shapes and for many. Prints what differs.
#include <isect/isect.hpp>

#include <array>
#include <cfloat>
#include <cstdio>
#include <cstring>
#include <vector>

static int wrong = 0;
static void check(const char *what, bool holds)
{
    if (!holds)
        std::printf("not true: %s\n", what), wrong++;
}

int main()
{
    const isect_sphere ball = {{0, 0, 3}, 1};
    const isect_aabb floor = {{-9, -9, -1}, {9, 9, 0}};
    const isect_vec3 down = {0, 0, -4};
    const isectd_capsule rod = {{0, 0, 0}, {4, 0, 0}, 0.5};
    const isectd_vec3 point = {2, 0, 1};
    check("apart", !isect::overlap(ball, floor) && isect::closest(ball, floor).distance2 == 4);
    check("the gap", isect::contact(floor, ball).gap == 2);
    check("double", isect::closest(point, rod).distance2 == 0.25);
    /* isect_sweep_sphere_aabb: 64 epsilon of sizes below 64, over a speed of 4. */
    const float enter = isect::sweep(ball, down, floor).enter;
    check("falls", enter <= 0.5f && enter >= 0.5f - 1024 * FLT_EPSILON);
    check("inside", isect::contains(floor, isect_vec3{0, 0, -0.5f}));
    check("a plane", isect::classify(isect_plane{{0, 0, 1}, 0}, ball) == ISECT_OUTSIDE);
    check("references", isect::overlap(isect_any_sphere(&ball), ball));

    const std::vector<isect_sphere> balls = {ball, {{0, 0, 0.5f}, 1}, {{0, 0, -0.5f}, 0}};
    const isect_sphere array[] = {balls[0], balls[1], balls[2]};
    std::array<isect_contact, 3> contacts;
    uint64_t bits = 0;
    check("many",
          isect::overlap(isect::many(balls), isect::one(floor), &bits) == ISECT_OK && bits == 6);
    check("in order",
          isect::contact(isect::many(array), isect::one(floor), contacts.data()) == ISECT_OK);
    for (size_t i = 0; i < balls.size(); i++) {
        const isect_contact want = isect::contact(balls[i], floor);
        check("each", std::memcmp(&contacts[i], &want, sizeof want) == 0);
    }
    check("as many",
          isect::overlap(isect::many(balls), isect::many(array, 2), &bits) == ISECT_BAD_ARGUMENT);
    return wrong != 0;
}
