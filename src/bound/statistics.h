/* bound/statistics.h - how points are spread: which of them are extreme along fixed directions,
 * their mean and covariance, and how far they reach along directions that are given.
 *
 * The fixed directions are x, y, z; then x + y + z, x + y - z, x - y + z, x - y - z; then x + y,
 * x - y, x + z, x - z, y + z, y - z: of these the first 3, 7 or 13. Along the first three the
 * numbers are those of the points, unless they are rotated; all else is computed of transformed
 * ones. Every instruction set computes the same bits, and of equal ones the first point counts. */
#ifndef ISECT_BOUND_STATISTICS_H
#define ISECT_BOUND_STATISTICS_H

#include "bound/farthest.h"

enum { LEAST, GREATEST, ONLY_AXES = 3, DITO_14 = 7, DITO_26 = 13 };

/* x becomes (x * scale.before - origin) * scale.after, or, without a scale, x - origin; then, with
 * a rotation, its dot products with three directions. */
typedef struct Transform {
    real origin[3]; /* times scale.before already */
    Scale scale;
    bool scaled;
    const real (*rotation)[3]; /* of scan_statistics only; or NULL */
} Transform;

typedef struct Statistics {
    /* What is wanted. */
    int directions; /* 3, 7 or 13 */
    bool moments;
    /* What is found. */
    bool finite; /* without a scale: false if a number is not, or a transformed sum is out of range
                  */
    real value[2][DITO_26];
    size_t at[2][DITO_26]; /* whose it is; only if finite */
    double mean[3];        /* transformed; moments only if wanted */
    double covariance[6];  /* times n: xx, yy, zz, xy, xz, yz */
} Statistics;

/* Of at least one point. */
typedef void X(ScanStatistics)(const PointSet *set, const Transform *transform,
                               Statistics *statistics);

/* Least and greatest of dot(direction, p) over transformed points, of so many directions times 3.
 */
typedef void X(ScanProjections)(const PointSet *set, const Transform *transform,
                                const real (*dir)[3], int threes, real *least, real *most);

#define DECLARE_STATISTICS(isa)                                                                    \
    X(ScanStatistics) SCAN(X(scan_statistics), isa);                                               \
    X(ScanProjections) SCAN(X(scan_projections), isa);
ISAS(DECLARE_STATISTICS)

#define SCAN_STATISTICS(isa) SCAN(X(scan_statistics), isa),
static inline void scan_statistics(const PointSet *set, const Transform *transform,
                                   Statistics *statistics)
{
    static X(ScanStatistics) *const scans[] = {ISAS(SCAN_STATISTICS)};
    scans[isect_isa_index()](set, transform, statistics);
}
#define SCAN_PROJECTIONS(isa) SCAN(X(scan_projections), isa),
static inline void scan_projections(const PointSet *set, const Transform *transform,
                                    const real (*direction)[3], int threes, real *least, real *most)
{
    static X(ScanProjections) *const scans[] = {ISAS(SCAN_PROJECTIONS)};
    scans[isect_isa_index()](set, transform, direction, threes, least, most);
}

#endif
