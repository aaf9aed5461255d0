/* isect_classify_plane_disc - the side of a plane on which a disc lies.
 *
 * Along the normal it is the interval of its center, -+ the radius times the part of the normal in
 * its plane (geometry/plane_interval.h). */
#include "geometry/plane_interval.h"

FORMULA Side classify_plane_disc(const Plane *plane, const Disc *disc)
{
    return side_of_interval(interval_of_discs(plane, disc->center, disc->radius, disc->center,
                                              disc->radius, disc->normal),
                            disc->radius >= 0);
}

#include "rows/classify_plane_disc.inc"
