/* engine/round_many.h - contacts of many pairs of balls, capsules and boxes, with SIMD: the
 * formulas of engine/round.h, a pair in each lane. */
#ifndef ISECT_ENGINE_ROUND_MANY_H
#define ISECT_ENGINE_ROUND_MANY_H

#include "core/isa.h"
#include <stddef.h>
#include <stdint.h>

typedef enum RoundPair {
    ROUND_SPHERE_SPHERE,
    ROUND_SPHERE_CAPSULE,
    ROUND_CAPSULE_CAPSULE,
    ROUND_SPHERE_AABB,
    ROUND_SPHERE_OBB
} RoundPair;

enum { ROUND_NUMBERS = 15, ROUND_CONTACT = 10, ROUND_STEP = 16, ROUND_MOST = 64 };

/* The contacts of n <= ROUND_MOST pairs, a multiple of ROUND_STEP. `a` and `b` have a column for
 * each number of the shapes; `contact` those of gap, normal, a and b, which are at most `most`,
 * have no -0, and are not NaN where they count. In the returned bits are the pairs that
 * isect_closed_contact leaves to the solver; of balls and capsules also those whose gap may have
 * the wrong sign. The axes of boxes may have an error of `askew`. */
typedef uint64_t RoundContacts(RoundPair pair, const double *const *a, const double *const *b,
                               size_t n, double askew, double most, double *const *contact);

#define ROUND_CONTACTS_(isa) isect_round_contacts_##isa
#define ROUND_CONTACTS(isa) ROUND_CONTACTS_(isa)
#define DECLARE_ROUND_CONTACTS(isa) RoundContacts ROUND_CONTACTS(isa);
ISAS_TO_AVX2(DECLARE_ROUND_CONTACTS)

#define ROUND_CONTACTS_IN_TABLE(isa) ROUND_CONTACTS(isa),
static inline RoundContacts *round_contacts(void)
{
    static RoundContacts *const kernels[] = {ISAS_TO_AVX2(ROUND_CONTACTS_IN_TABLE)};
    return kernels[isect_isa_index()];
}

#endif
