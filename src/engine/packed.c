/* engine/packed.c - moves, bounds and scales the vertices of a body (engine/packed.h). */
#include "engine/packed.h"

#include "core/lane.h"

typedef struct Bounded {
    num lower[3], upper[3];
    mask finite;
} Bounded;

FORMULA void move_register(double block[3][VERTEX_BLOCK], int i, num turn[3][3], num move[3])
{
    num at[3];
    for (int k = 0; k < 3; k++)
        at[k] = *(const num_in_memory *)&block[k][i];
    for (int k = 0; k < 3; k++)
        *(num_in_memory *)&block[k][i] =
            turn[k][0] * at[0] + turn[k][1] * at[1] + turn[k][2] * at[2] + move[k];
}
/* Minimum and maximum ignore NaN. at - at is 0 only for finite numbers. */
FORMULA void bound_register(double block[3][VERTEX_BLOCK], int i, Bounded *all)
{
    for (int k = 0; k < 3; k++) {
        const num at = *(const num_in_memory *)&block[k][i];
        all->lower[k] = num_min(at, all->lower[k]), all->upper[k] = num_max(at, all->upper[k]);
        all->finite &= at - at == 0;
    }
}
static void bounds_of_lanes(const Bounded *all, VertexBounds *bounds)
{
    for (int k = 0; k < 3; k++) {
        double lower[LANES], upper[LANES];
        memcpy(lower, &all->lower[k], sizeof lower), memcpy(upper, &all->upper[k], sizeof upper);
        for (int lane = 1; lane < LANES; lane++) {
            lower[0] = lower[lane] < lower[0] ? lower[lane] : lower[0];
            upper[0] = upper[lane] > upper[0] ? upper[lane] : upper[0];
        }
        bounds->lower[k] = lower[0], bounds->upper[k] = upper[0];
    }
}

bool MOVE(ISECT_KERNEL)(Vertices *v, const double turn[3][3], const double move[3],
                        VertexBounds *bounds)
{
    const size_t blocks = blocks_of(v);
    Bounded all = {.finite = splat(0) == splat(0)};
    num turns[3][3], moves[3];
    for (int k = 0; k < 3; k++) {
        all.lower[k] = splat(REAL_INF), all.upper[k] = splat(-REAL_INF);
        moves[k] = splat(turn ? move[k] : 0);
        for (int j = 0; j < 3; j++)
            turns[k][j] = splat(turn ? turn[k][j] : 0);
    }
    for (size_t block = 0; turn && block < blocks; block++)
        for (int i = 0; i < VERTEX_BLOCK; i += LANES)
            move_register(v->at[block], i, turns, moves);
    for (size_t block = 0; block < blocks; block++)
        for (int i = 0; i < VERTEX_BLOCK; i += LANES)
            bound_register(v->at[block], i, &all);
    bounds_of_lanes(&all, bounds);
    return mask_none(mask_not(all.finite));
}

void SCALE(ISECT_KERNEL)(Vertices *v, double unit, const double origin[3], double power)
{
    const num units = splat(unit), powers = splat(power);
    for (size_t block = 0; block < blocks_of(v); block++)
        for (int k = 0; k < 3; k++) {
            const num from = splat(origin[k]);
            for (int i = 0; i < VERTEX_BLOCK; i += LANES) {
                num_in_memory *at = (num_in_memory *)&v->at[block][k][i];
                *at = (*at * units - from) * powers;
            }
        }
}
