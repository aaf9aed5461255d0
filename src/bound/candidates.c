/* bound/candidates.c - the points that may be farthest from a box, among many.
 *
 * Upper bounds in double are slow. So all points are first scanned in lanes, as `real`
 * (bound/distances.h), which gives their distance up to a margin. This is accurate enough for a
 * search. In the last pass the candidates are the points whose distance is at least the maximum so
 * far less the margin: no answer depends on the margin.
 *
 * The margin, with e = REAL_EPSILON, r the greatest coordinate in the frame (1, or 4 if the box is
 * out of range) and S = (|axis.x| + |axis.y| + |axis.z|) r + |center| along an axis:
 *
 *   a coordinate in the frame       e / 2, relative; the same for a number of the axis
 *   projection                      2 e S: product and three sums
 *   center, half                    e / 2 of each
 *   excess over the half            5 e (S + half)
 *   root of the sum of squares      e, relative; the same for the number it is compared with
 *   the upper bound in double       24 DBL_EPSILON, relative
 *   margin = 64 e (S + half), summed over the axes */
#include "bound/candidates.h"

void X(start_scan)(CandidateScan *scan, const PointSet *set, const Frame *frame,
                   const Vec3d axis[3], Vec3d center, const double half[3])
{
    const double max_coordinate = frame->scale.before < 1 ? 4 : 1;
    scan->set = set, scan->first = scan->next = scan->end = 0, scan->margin = 0;
    scan->region.transform = transform_of(frame);
    for (int k = 0; k < 3; k++) {
        const double position = dot3d(axis[k], center);
        const double sizes = fabs(axis[k].x) + fabs(axis[k].y) + fabs(axis[k].z);
        scan->margin +=
            64 * (double)REAL_EPSILON * (sizes * max_coordinate + fabs(position) + half[k]);
        scan->region.axis[k][0] = (real)axis[k].x, scan->region.axis[k][1] = (real)axis[k].y;
        scan->region.axis[k][2] = (real)axis[k].z;
        scan->region.center[k] = (real)position, scan->region.half[k] = (real)half[k];
    }
}

/* The next block, if there is one. There are about 64 blocks, within limits of their size. */
static bool next_block(CandidateScan *s)
{
    const size_t n = s->set->n, left = n - s->end, of_64 = n / 64;
    const size_t block = of_64 < 16 ? 16 : of_64 < DISTANCE_BLOCK ? of_64 : DISTANCE_BLOCK;
    if (left == 0)
        return false;
    s->first = s->next = s->end;
    s->end += left < block ? left : block;
    s->greatest = scan_distances(s->set, s->first, s->end, &s->region, s->square);
    return true;
}
double X(farthest_of_block)(CandidateScan *s, size_t *i)
{
    if (!next_block(s))
        return -1;
    *i = s->first;
    while (s->square[*i - s->first] != s->greatest)
        ++*i;
    return sqrt((double)s->greatest);
}
double X(farthest_point)(CandidateScan *s, size_t *farthest)
{
    double most = -1, out;
    for (size_t i = 0; (out = X(farthest_of_block)(s, &i)) >= 0;)
        if (out > most)
            most = out, *farthest = i;
    return most;
}

bool X(next_candidate)(CandidateScan *s, double least, size_t *i)
{
    const double within = least - s->margin;
    const real least2 = (real)(within > 0 ? within * within : 0);
    for (;;) {
        if (s->next == s->end && !next_block(s))
            return false;
        if (s->greatest < least2)
            s->next = s->end;
        while (s->next < s->end && s->square[s->next - s->first] < least2)
            s->next++;
        if (s->next < s->end) {
            *i = s->next++;
            return true;
        }
    }
}
