/* isectd/isect.h - isect/isect.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ISECT_H
#define ISECTD_ISECT_H

#include "isectd/answers.h"
#include "isectd/any.h"
#include "isectd/arrays.h"
#include "isect/base.h"
#include "isectd/bound.h"
#include "isectd/broadphase.h"
#include "isectd/bvh.h"
#include "isectd/camera.h"
#include "isectd/cast.h"
#include "isect/catalog.h"
#include "isectd/clash.h"
#include "isectd/classify.h"
#include "isectd/closest.h"
#include "isectd/contains.h"
#include "isectd/exact.h"
#include "isectd/filters.h"
#include "isectd/hull.h"
#include "isectd/many.h"
#include "isectd/measure.h"
#include "isectd/meet.h"
#include "isectd/overlap.h"
#include "isectd/polygon.h"
#include "isectd/scene.h"
#include "isectd/section.h"
#include "isectd/shapes.h"
#include "isectd/surface.h"
#include "isectd/sweep.h"
#include "isectd/views.h"

#endif
