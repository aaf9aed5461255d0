/* isect/isect.h - everything. Made by tools/mirror. Do not edit. */
#ifndef ISECT_ISECT_H
#define ISECT_ISECT_H

#include "isect/advise.h"
#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/at.h"
#include "isect/base.h"
#include "isect/bound.h"
#include "isect/bvh.h"
#include "isect/cast.h"
#include "isect/classify.h"
#include "isect/clip.h"
#include "isect/closest.h"
#include "isect/contains.h"
#include "isect/exact.h"
#include "isect/fence.h"
#include "isect/filters.h"
#include "isect/frustum.h"
#include "isect/hull.h"
#include "isect/many.h"
#include "isect/measure.h"
#include "isect/meet.h"
#include "isect/normal.h"
#include "isect/odds.h"
#include "isect/overlap.h"
#include "isect/pairs.h"
#include "isect/plane.h"
#include "isect/shapes.h"
#include "isect/views.h"
#include "isect/weights.h"

#endif
