/* hull/mesh.c - the triangles of a hull under construction (hull/mesh.h). */
#include "hull/mesh.h"

void X(hull_measure_face)(const Build *b, Face *f)
{
    const Vec3 from = point_at(b, f->corner[0]);
    const Offset3 p = offset_of(point_at(b, f->corner[1]), from);
    const Offset3 q = offset_of(point_at(b, f->corner[2]), from);
    f->normal[0] = p.y * q.z - p.z * q.y;
    f->normal[1] = p.z * q.x - p.x * q.z;
    f->normal[2] = p.x * q.y - p.y * q.x;
    const double sizes = 1 + b->extent[0] + b->extent[1] + b->extent[2];
    f->error = 5 * DBL_EPSILON *
               ((fabs(p.y * q.z) + fabs(p.z * q.y)) * b->extent[0] +
                (fabs(p.z * q.x) + fabs(p.x * q.z)) * b->extent[1] +
                (fabs(p.x * q.y) + fabs(p.y * q.x)) * b->extent[2]);
    if (!(f->error > 0x1p-990 * sizes)) /* otherwise it is less than half an ulp, and subnormal */
        f->error += 0x1p-1060 * sizes;
}

/* A triangle without neighbours. */
uint32_t X(hull_make_face)(Build *b, uint32_t i, uint32_t j, uint32_t k)
{
    const uint32_t at = b->free != NONE ? b->free : b->faces++;
    Face *f = &b->face[at];
    if (b->free != NONE)
        b->free = f->next;
    *f = (Face){.corner = {i, j, k}, .outside = NONE};
    X(hull_measure_face)(b, f);
    return at;
}

void X(hull_link_twins)(Build *b, uint32_t half_edge, uint32_t other)
{
    b->face[half_edge / 3].twin[half_edge % 3] = other;
    b->face[other / 3].twin[other % 3] = half_edge;
}
