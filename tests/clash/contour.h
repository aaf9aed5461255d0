/* clash/contour.h - the contour of two meshes, by their trees. */
#ifndef ISECT_TEST_CLASH_CONTOUR_H
#define ISECT_TEST_CLASH_CONTOUR_H

#include "kit/kit.h"
#include HEADER(clash)

enum { MOST = 20000 };

static uint32_t pairs[MOST][2];

typedef struct Contour {
    size_t pairs;
    void *memory;
    X(clash_lines) lines;
} Contour;

static Contour contour_of(const X(mesh) * a, const X(mesh) * b)
{
    X(bvh) *tree_a = NULL, *tree_b = NULL;
    Contour contour = {0};
    check("built", X(bvh_build)(a, NULL, &tree_a) == ISECT_OK);
    check("built", X(bvh_build)(b, NULL, &tree_b) == ISECT_OK);
    check("pairs", (a == b ? X(clash_self)(tree_a, NULL, pairs, MOST, &contour.pairs)
                           : X(clash_pairs)(tree_a, tree_b, NULL, NULL, pairs, MOST,
                                            &contour.pairs)) == ISECT_OK);
    const size_t bytes = X(clash_contour_capacity)(contour.pairs);
    contour.memory = malloc(bytes ? bytes : 1);
    check("memory", contour.memory);
    check("lines", X(clash_contour)(a, b, NULL, (const uint32_t(*)[2])pairs, contour.pairs,
                                    contour.memory, bytes, &contour.lines) == ISECT_OK);
    X(bvh_free)(tree_a), X(bvh_free)(tree_b);
    return contour;
}

#endif
