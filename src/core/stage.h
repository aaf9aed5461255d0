/* core/stage.h - the stage that a decision reaches. The library does not count stages; tests/soak
 * does, in a copy of its own. */
#ifndef ISECT_CORE_STAGE_H
#define ISECT_CORE_STAGE_H

/* Decided by the formula in lanes; in plain C; by integers of 128 bits; by longer integers. */
enum { STAGE_LANES, STAGE_PLAIN, STAGE_128_BITS, STAGE_LIMBS, STAGES };

#ifdef ISECT_COUNT_STAGES
extern int isect_stage;
#define STAGE(reached) (void)(isect_stage < (reached) && (isect_stage = (reached)))
#else
#define STAGE(reached) (void)0
#endif

#endif
