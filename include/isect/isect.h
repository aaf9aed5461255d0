/* isect/isect.h - everything. Made by tools/mirror. Do not edit. */
#ifndef ISECT_ISECT_H
#define ISECT_ISECT_H

#include "isect/answers.h"
#include "isect/any.h"
#include "isect/arrays.h"
#include "isect/base.h"
#include "isect/bound.h"
#include "isect/broadphase.h"
#include "isect/bvh.h"
#include "isect/camera.h"
#include "isect/cast.h"
#include "isect/catalog.h"
#include "isect/clash.h"
#include "isect/classify.h"
#include "isect/closest.h"
#include "isect/contains.h"
#include "isect/exact.h"
#include "isect/filters.h"
#include "isect/hull.h"
#include "isect/many.h"
#include "isect/measure.h"
#include "isect/meet.h"
#include "isect/overlap.h"
#include "isect/polygon.h"
#include "isect/scene.h"
#include "isect/section.h"
#include "isect/shapes.h"
#include "isect/surface.h"
#include "isect/sweep.h"
#include "isect/views.h"

#endif
