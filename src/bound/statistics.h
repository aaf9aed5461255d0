/* bound/statistics.h - the distribution of points: the extreme ones along fixed directions, their
 * mean and covariance, and their intervals along given directions.
 *
 * The fixed directions are x, y, z; then x + y + z, x + y - z, x - y + z, x - y - z; then x + y,
 * x - y, x + z, x - z, y + z, y - z: the first 3, 7 or 13 of these. Along the first three the
 * values are coordinates of the points, unless they are rotated; all others are computed from
 * transformed points. Every instruction set computes the same bits, and of equal values the first
 * point counts. */
#ifndef ISECT_BOUND_STATISTICS_H
#define ISECT_BOUND_STATISTICS_H

#include "bound/farthest.h"

enum { LEAST, GREATEST, ONLY_AXES = 3, DITO_14 = 7, DITO_26 = 13 };

/* x becomes (x * scale.before - origin) * scale.after, or x - origin without a scale; then, with a
 * rotation, its dot products with three directions. */
typedef struct Transform {
    real origin[3]; /* already multiplied by scale.before */
    Scale scale;
    bool scaled;
    const real (*rotation)[3]; /* for scan_statistics only; or NULL */
} Transform;

typedef struct Statistics {
    /* The request. */
    int directions; /* 3, 7 or 13 */
    bool moments;
    /* The result. */
    bool finite; /* without a scale: false if a coordinate or a transformed sum is not finite */
    real value[2][DITO_26];
    size_t at[2][DITO_26]; /* the indices of the points; valid only if finite */
    double mean[3];        /* transformed; moments only if requested */
    double covariance[6];  /* times n: xx, yy, zz, xy, xz, yz */
} Statistics;

/* Scans at least one point. */
typedef void X(ScanStatistics)(const PointSet *set, const Transform *transform,
                               Statistics *statistics);

/* The least and the greatest of dot(direction, p) over transformed points, for 3 * threes
 * directions. */
typedef void X(ScanProjections)(const PointSet *set, const Transform *transform,
                                const real (*dir)[3], int threes, real *least, real *most);

#define DECLARE_STATISTICS(isa)                                                                    \
    X(ScanStatistics) SCAN(X(scan_statistics), isa);                                               \
    X(ScanProjections) SCAN(X(scan_projections), isa);
ISAS_LANES(DECLARE_STATISTICS)

#define SCAN_STATISTICS(isa) SCAN(X(scan_statistics), isa),
static inline void scan_statistics(const PointSet *set, const Transform *transform,
                                   Statistics *statistics)
{
    static X(ScanStatistics) *const scans[] = {ISAS_LANES(SCAN_STATISTICS)};
    scans[isect_isa_index()](set, transform, statistics);
}
#define SCAN_PROJECTIONS(isa) SCAN(X(scan_projections), isa),
static inline void scan_projections(const PointSet *set, const Transform *transform,
                                    const real (*direction)[3], int threes, real *least, real *most)
{
    static X(ScanProjections) *const scans[] = {ISAS_LANES(SCAN_PROJECTIONS)};
    scans[isect_isa_index()](set, transform, direction, threes, least, most);
}

#endif
