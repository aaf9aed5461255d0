/* cli/rays.h - a stream of rays against a tree. */
#ifndef CLI_RAYS_H
#define CLI_RAYS_H

#include "fault.h"
#include "number.h"
#include "tree.h"

#include <stdbool.h>

struct rays {
    const char *path; /* "-": the standard input */
    bool raw;         /* floats in and out, no text */
    bool any;         /* yes or no will do */
    enum precision precision;
    struct tree *tree;
};

struct rays_result {
    unsigned long long rays, hits;
    unsigned long long bad; /* lines that are no ray */
    double seconds;         /* spent casting */
};

/* Answer all rays on the standard output. False: the stream broke; the fault says why. */
bool rays_cast(const struct rays *rays, struct rays_result *result, struct fault *fault);

#endif
