/* cli/query/rays.h - a stream of rays against a tree, or a tree over trees. */
#ifndef CLI_RAYS_H
#define CLI_RAYS_H

#include "fault.h"
#include "number.h"
#include "query/motion.h"
#include "query/placed.h"
#include "query/tree.h"

#include <stdbool.h>

typedef struct Rays {
    const char *path; /* "-": the standard input */
    bool raw;         /* floats in and out, no text */
    bool any;         /* yes or no suffices */
    enum precision precision;
    Tree *tree;
    Placed *placed; /* instead of the tree, if it is not NULL */
    Motion *motion; /* the same; rays have a time */
    double time;    /* of rays without a time */
} Rays;

typedef struct RaysResult {
    unsigned long long rays, hits;
    unsigned long long bad; /* lines that are not a ray */
    double seconds;         /* spent casting */
} RaysResult;

/* Answers all rays on the standard output. False: the stream broke; the fault has the reason. */
bool rays_cast(const Rays *rays, RaysResult *result, Fault *fault);

#endif
