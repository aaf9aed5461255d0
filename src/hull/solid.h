/* hull/solid.h - the hull of points that are not all in one plane.
 *
 * First the hull of the extreme points. Most others are deep within it; so there is put the
 * greatest ellipsoid with the proportions of the box whose middle is that of the box: who is in
 * there is settled, for a few operations a point. With lengths divided by those of the box it is a
 * ball. A triangle's plane is at least -(height + 2 doubt) / |normal| away from the middle, and
 * roundings, some 10 of h each, are far less than the millionth that the ball is made smaller, if
 * its radius is no less than a thousandth of the box. Of normals that are so small that squares
 * underflow there is no ball. */
#ifndef ISECT_HULL_SOLID_H
#define ISECT_HULL_SOLID_H

#include "hull/seed.h"

enum { POINTS_BETWEEN = 1 << 16 }; /* that the caller is asked whether to go on */

typedef struct InnerBall {
    double middle[3], inverse[3], square;
} InnerBall;

static InnerBall inner_ball(const Build *b, const uint32_t *at, size_t count)
{
    const double lower[3] = {(double)b->lower.x, (double)b->lower.y, (double)b->lower.z};
    InnerBall ball;
    double radius = 1;
    for (int i = 0; i < 3; i++) {
        ball.middle[i] = lower[i] + b->extent[i] / 2;
        ball.inverse[i] = 1 / b->extent[i];
    }
    for (size_t k = 0; k < count; k++) {
        const Face *f = &b->face[at[k]];
        const Vec3 from = point_at(b, f->corner[0]);
        const double start[3] = {(double)from.x, (double)from.y, (double)from.z};
        double height = 2 * f->error, square = 0;
        for (int i = 0; i < 3; i++) {
            const double along = f->normal[i] * b->extent[i];
            height += f->normal[i] * (ball.middle[i] - start[i]);
            square += along * along;
        }
        const double distance = square > 0x1p-900 ? -height / sqrt(square) : 0;
        radius = distance >= radius ? radius : distance;
    }
    radius *= 1 - 1e-6;
    ball.square = radius > 1e-3 ? radius * radius : 0;
    return ball;
}

static inline bool is_within(const InnerBall *ball, Vec3 p)
{
    const double x = ((double)p.x - ball->middle[0]) * ball->inverse[0];
    const double y = ((double)p.y - ball->middle[1]) * ball->inverse[1];
    const double z = ((double)p.z - ball->middle[2]) * ball->inverse[2];
    return x * x + y * y + z * z < ball->square;
}

/* Every point waits, or is settled. */
static bool assign_all(Build *b)
{
    size_t count = 0;
    for (uint32_t i = 0; i < b->faces; i++)
        if (b->face[i].corner[0] != NONE)
            b->horizon[count++] = i;
    const InnerBall ball = inner_ball(b, b->horizon, count);
    b->done = 0;
    for (uint32_t i = 0; i < b->count; i++) {
        if (i % POINTS_BETWEEN == 0 && cancelled(b))
            return false;
        if (is_within(&ball, point_at(b, i)))
            b->done++;
        else
            assign(b, i, b->horizon, count);
    }
    return true;
}

/* The triangles of the hull; false if the caller cancels. */
static bool grow_solid(Build *b, const uint32_t extreme[EXTREMES], const uint32_t corner[4])
{
    uint32_t at[4];
    make_tetrahedron(b, corner, at);
    b->corners = 4;
    for (int i = 0; b->most == SIZE_MAX && i < EXTREMES; i++) {
        bool again = false;
        for (int k = 0; k < i; k++)
            again |= extreme[k] == extreme[i];
        if (!again)
            assign(b, extreme[i], at, 4);
    }
    return grow(b) && assign_all(b) && grow(b);
}

#endif
