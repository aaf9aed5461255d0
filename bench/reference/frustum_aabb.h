/* Frustum against box, one frustum and many boxes: all that depends on the frustum alone is
 * prepared. Planes have outward unit normals. All forms but frustum_aabb_axes may accept a box that
 * is outside, beside an edge or a corner of the frustum. A result of outside is right up to
 * rounding. */
#ifndef BENCH_FRUSTUM_AABB_H
#define BENCH_FRUSTUM_AABB_H

#include "four.h"

typedef float box_numbers[2][3];

typedef struct prepared_frustum {
    isect_frustum frustum;
    int deep[6][3];              /* deepest corner below the plane: 0 lower, 1 upper */
    four_vec3 sides, sides_size; /* left, right, bottom, top; normals and their absolute values */
    four sides_d;
    isect_plane middle[3]; /* halfway between left and right, bottom and top, near and far */
    float clear;           /* distance of the center from the nearest plane */
    isect_vec3 edge[6];    /* directions of the edges */
} prepared_frustum;

static inline void prepare_frustum(prepared_frustum *p, const isect_frustum *frustum)
{
    *p = (prepared_frustum){.frustum = *frustum, .clear = INFINITY};
    const isect_plane *plane = frustum->plane;
    vec3 centre = {0, 0, 0};
    for (int i = 0; i < 8; i++)
        centre = along(centre, 0.125f, frustum->corner[i]);
    for (int i = 0; i < 6; i++) {
        const float *n = &plane[i].normal.x;
        for (int k = 0; k < 3; k++)
            p->deep[i][k] = n[k] < 0;
        p->clear = fminf(p->clear, -dot(plane[i].normal, centre) - plane[i].d);
    }
    for (int k = 0; k < 4; k++) {
        const vec3 n = plane[k].normal;
        p->sides.x[k] = n.x, p->sides.y[k] = n.y, p->sides.z[k] = n.z, p->sides_d[k] = plane[k].d;
        p->sides_size.x[k] = fabsf(n.x), p->sides_size.y[k] = fabsf(n.y);
        p->sides_size.z[k] = fabsf(n.z);
        p->edge[k] = sub(frustum->corner[4 + k], frustum->corner[k]);
    }
    for (int k = 0; k < 3; k++)
        p->middle[k] = (isect_plane){sub(plane[2 * k + 1].normal, plane[2 * k].normal),
                                     plane[2 * k + 1].d - plane[2 * k].d};
    p->edge[4] = sub(frustum->corner[1], frustum->corner[0]);
    p->edge[5] = sub(frustum->corner[2], frustum->corner[0]);
}

/* Returns the height over plane i of the corner of the box that is deepest below it (turn 0) or
 * highest above it (turn 1). */
static inline float corner_height(const prepared_frustum *p, int i, const float (*box)[3], int turn)
{
    const isect_plane *plane = &p->frustum.plane[i];
    const int *deep = p->deep[i];
    return plane->normal.x * box[deep[0] ^ turn][0] + plane->normal.y * box[deep[1] ^ turn][1] +
           plane->normal.z * box[deep[2] ^ turn][2] + plane->d;
}

/* Plane by plane, the two extreme corners (Haines and Wallace 1991; Assarsson and Moeller,
 * Optimized View Frustum Culling Algorithms for Bounding Boxes, 2000). The signs of the normals are
 * prepared, as in Bullet's trees. */
static inline isect_side frustum_aabb_corners(const prepared_frustum *p, const float (*box)[3])
{
    isect_side side = ISECT_INSIDE;
    for (int i = 0; i < 6; i++) {
        if (corner_height(p, i, box, 0) > 0)
            return ISECT_OUTSIDE;
        if (corner_height(p, i, box, 1) > 0)
            side = ISECT_STRADDLES;
    }
    return side;
}

/* The same; near and far are parallel and share a dot product (Real-Time Rendering, 4th edition,
 * 22.14.3). */
static inline isect_side frustum_aabb_shared(const prepared_frustum *p, const float (*box)[3])
{
    const float d = p->frustum.plane[4].d + p->frustum.plane[5].d; /* near - far */
    const float deep = corner_height(p, 4, box, 0), high = corner_height(p, 4, box, 1);
    if (deep > 0 || d - high > 0)
        return ISECT_OUTSIDE;
    isect_side side = high > 0 || d - deep > 0 ? ISECT_STRADDLES : ISECT_INSIDE;
    for (int i = 0; i < 4; i++) {
        if (corner_height(p, i, box, 0) > 0)
            return ISECT_OUTSIDE;
        if (corner_height(p, i, box, 1) > 0)
            side = ISECT_STRADDLES;
    }
    return side;
}

/* The four side planes only, in one register (Wihlidal 2017), without near and far. */
static inline bool frustum_aabb_sides(const prepared_frustum *p, const float (*box)[3])
{
    four height = p->sides_d + p->sides_d, reach = {0, 0, 0, 0};
    const four *n = &p->sides.x, *size = &p->sides_size.x;
    for (int k = 0; k < 3; k++) {
        height += n[k] * (box[0][k] + box[1][k]);
        reach += size[k] * (box[1][k] - box[0][k]);
    }
    const four_words out = height > reach;
#ifdef __SSE2__
    return _mm_movemask_ps((__m128)out) == 0;
#else
    return !(out[0] | out[1] | out[2] | out[3]);
#endif
}

/* If the bounding ball of the box is no larger than the ball around the center of the frustum that
 * touches its nearest plane, three planes suffice: those of the octant with the center of the box
 * (Assarsson and Moeller 2000). */
static inline bool frustum_aabb_octant(const prepared_frustum *p, const float (*box)[3])
{
    const vec3 c = {(box[0][0] + box[1][0]) / 2, (box[0][1] + box[1][1]) / 2,
                    (box[0][2] + box[1][2]) / 2};
    const vec3 e = {box[1][0] - c.x, box[1][1] - c.y, box[1][2] - c.z};
    const bool small = dot(e, e) <= p->clear * p->clear;
    for (int k = 0; k < 3; k++) {
        const int i = 2 * k + (dot(p->middle[k].normal, c) + p->middle[k].d > 0);
        if (corner_height(p, i, box, 0) > 0 || (!small && corner_height(p, i ^ 1, box, 0) > 0))
            return false;
    }
    return true;
}

/* The planes, and then the corners of the frustum against the faces of the box: for a large box
 * beside the frustum all corners are in front of one face (Quilez, Fixing Frustum Culling,
 * 2013). */
static inline isect_side frustum_aabb_both(const prepared_frustum *p, const float (*box)[3])
{
    const isect_side side = frustum_aabb_corners(p, box);
    if (side != ISECT_STRADDLES)
        return side;
    for (int k = 0; k < 3; k++) {
        int above = 0, below = 0;
        for (int i = 0; i < 8; i++) {
            const float x = (&p->frustum.corner[i].x)[k];
            above += x > box[1][k], below += x < box[0][k];
        }
        if (above == 8 || below == 8)
            return ISECT_OUTSIDE;
    }
    return side;
}

/* All 26 axes that may separate two polyhedra, one after the other: normals of the planes, normals
 * of the box, products of an edge of the frustum and an edge of the box (Gottschalk 1996). */
static inline bool separates(const prepared_frustum *p, vec3 axis, vec3 centre, vec3 half)
{
    const float reach = half.x * fabsf(axis.x) + half.y * fabsf(axis.y) + half.z * fabsf(axis.z);
    const float middle = dot(axis, centre);
    float low = INFINITY, high = -INFINITY;
    for (int i = 0; i < 8; i++) {
        const float at = dot(axis, p->frustum.corner[i]);
        low = least(low, at), high = most(high, at);
    }
    return low > middle + reach || high < middle - reach;
}
static inline isect_side frustum_aabb_axes(const prepared_frustum *p, const float (*box)[3])
{
    const isect_side side = frustum_aabb_both(p, box);
    if (side != ISECT_STRADDLES)
        return side;
    const vec3 lower = {box[0][0], box[0][1], box[0][2]}, upper = {box[1][0], box[1][1], box[1][2]};
    const vec3 half = {(upper.x - lower.x) / 2, (upper.y - lower.y) / 2, (upper.z - lower.z) / 2};
    const vec3 centre = along(lower, 1, half);
    for (int i = 0; i < 6; i++) {
        const vec3 e = p->edge[i];
        if (separates(p, (vec3){0, -e.z, e.y}, centre, half) ||
            separates(p, (vec3){e.z, 0, -e.x}, centre, half) ||
            separates(p, (vec3){-e.y, e.x, 0}, centre, half))
            return ISECT_OUTSIDE;
    }
    return ISECT_STRADDLES;
}

/* The six planes against center and half extents, a box and a plane in a register each, without an
 * early exit, as in DirectXMath's BoundingBox::ContainedBy. */
#if defined(__SSE2__)
static inline __m128 sum_in_all(__m128 v)
{
    v = _mm_add_ps(v, _mm_shuffle_ps(v, v, _MM_SHUFFLE(2, 3, 0, 1)));
    return _mm_add_ps(v, _mm_shuffle_ps(v, v, _MM_SHUFFLE(1, 0, 3, 2)));
}
static inline isect_side frustum_aabb_registers(const prepared_frustum *p, const float *centre,
                                                const float *half)
{
    const __m128 no_sign = _mm_castsi128_ps(_mm_set_epi32(0, 0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF));
    const __m128 c = _mm_set_ps(1, centre[2], centre[1], centre[0]);
    const __m128 e = _mm_set_ps(0, half[2], half[1], half[0]);
    __m128 outside = _mm_setzero_ps(), inside = _mm_cmpeq_ps(outside, outside);
    for (int i = 0; i < 6; i++) {
        const __m128 plane = _mm_loadu_ps(&p->frustum.plane[i].normal.x);
        const __m128 height = sum_in_all(_mm_mul_ps(c, plane));
        const __m128 reach = sum_in_all(_mm_mul_ps(e, _mm_and_ps(plane, no_sign)));
        outside = _mm_or_ps(outside, _mm_cmpgt_ps(height, reach));
        inside = _mm_and_ps(inside, _mm_cmplt_ps(_mm_add_ps(height, reach), _mm_setzero_ps()));
    }
    if (_mm_movemask_ps(outside))
        return ISECT_OUTSIDE;
    return _mm_movemask_ps(inside) == 15 ? ISECT_INSIDE : ISECT_STRADDLES;
}
#endif

#endif
