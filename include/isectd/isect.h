/* isectd/isect.h - isect/isect.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ISECT_H
#define ISECTD_ISECT_H

#include "isectd/advise.h"
#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/at.h"
#include "isect/base.h"
#include "isectd/bound.h"
#include "isectd/bvh.h"
#include "isectd/cast.h"
#include "isectd/clash.h"
#include "isectd/classify.h"
#include "isectd/clip.h"
#include "isectd/closest.h"
#include "isectd/contains.h"
#include "isectd/cull.h"
#include "isectd/exact.h"
#include "isectd/fence.h"
#include "isectd/filters.h"
#include "isectd/frustum.h"
#include "isectd/hull.h"
#include "isectd/many.h"
#include "isectd/measure.h"
#include "isectd/meet.h"
#include "isectd/normal.h"
#include "isectd/odds.h"
#include "isectd/overlap.h"
#include "isectd/pairs.h"
#include "isectd/pick.h"
#include "isectd/plane.h"
#include "isectd/section.h"
#include "isectd/shapes.h"
#include "isectd/views.h"
#include "isectd/weights.h"

#endif
