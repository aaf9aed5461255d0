/* A ball and a ring that flow into each other: an implicit surface, drawn by rays. */
#include <isect/isect.h>
#include <math.h>
#include <stdio.h>

enum { WIDTH = 60, HEIGHT = 24 };
static const float soft = 0.8f; /* how far the blend reaches */

typedef struct Point {
    double x, y, z;
} Point;

static double ball(Point p)
{
    return sqrt(p.x * p.x + p.y * p.y + (p.z - 0.8) * (p.z - 0.8)) - 0.9;
}
static double ring(Point p)
{
    double off = sqrt(p.x * p.x + p.y * p.y) - 1.7;
    return sqrt(off * off + p.z * p.z) - 0.5;
}

/* The least of both distances, rounded off where they are nearly equal. It is a mean of them less a
 * constant: like them it changes by at most the distance of two points. */
static double blend(Point p)
{
    double a = ball(p), b = ring(p), near = fmax(soft - fabs(a - b), 0) / soft;
    return fmin(a, b) - near * near * soft / 4;
}

/* At a point its value, which is off by less than 1e-12 here; along a piece of the ray its
 * slope. */
static void bounds(void *user, const isect_ray *piece, isect_implicit_range *answer)
{
    const isect_vec3 *o = &piece->origin, *d = &piece->dir;
    float slope = 1.0001f * sqrtf(d->x * d->x + d->y * d->y + d->z * d->z);
    double t = piece->t_min;
    answer->slope_lower = -slope, answer->slope_upper = slope;
    if (piece->t_min < piece->t_max)
        return;
    double f = blend((Point){o->x + t * d->x, o->y + t * d->y, o->z + t * d->z});
    answer->lower = (float)(f - 1e-6 - 1e-6 * fabs(f)); /* and rounded to a float */
    answer->upper = (float)(f + 1e-6 + 1e-6 * fabs(f));
    ++*(unsigned *)user;
}

int main(void)
{
    unsigned calls = 0, hits = 0;
    for (int row = 0; row < HEIGHT; row++) {
        char line[WIDTH + 1] = "";
        for (int column = 0; column < WIDTH; column++) {
            float x = (column + 0.5f) / WIDTH - 0.5f, y = 0.5f - (row + 0.5f) / HEIGHT;
            isect_ray ray = {{0, -6, 4}, {5 * x, 6 + 2 * y, 4 * y - 4}, 0, 2};
            isect_implicit_root root;
            if (isect_cast_ray_implicit(&ray, bounds, &calls, 1e-4f, 0, &root) != ISECT_OK)
                return 1;
            bool hit = root.before <= ray.t_max;
            int shade = hit ? (int)((root.before - 0.5f) * 16) : 0;
            line[column] = hit ? "@%#*+=-:."[shade < 0 ? 0 : shade > 8 ? 8 : shade] : ' ';
            hits += hit;
        }
        printf("%s\n", line);
    }
    printf("%u of %d rays hit\n", hits, WIDTH * HEIGHT);
    return hits == 0;
}
