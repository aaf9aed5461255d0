/* kit/rows.c - ask_overlap_sphere_capsule, ask_many_overlap_sphere_capsule and so on: every row asked
 * by pointers. Once for each precision, for all tests. */
#include "kit/rows.h"

#define ASK_LANES(name) X(name)(a, b)
#define ASK_PLAIN(name) X(name)(a, b)
#define ASK_RULED(name) X(name)(a, b, rule)
#define ASK_ENGINE(name) X(name)(a, b)
#define ASK_SOLVED(name) X(name)(a, b)

#define PAIR(form, question, a_name, b_name, name, A, B, Kind, EXACTNESS)                          \
    Answer ask_##name(const void *a, const void *b, isect_rule rule)                               \
    {                                                                                              \
        (void)rule;                                                                                \
        return answer_of_##Kind(ASK_##form(name));                                                 \
    }
#include "rows/pairs.def"
#undef PAIR

#define PUT_Bool(answers) (uint64_t *)(answers)
#define PUT_Side(answers) (uint8_t *)(answers)
#define PUT_Span(answers) *(const ManySpan *)(answers)
#define PUT_Touch(answers) *(const ManyTouch *)(answers)
#define PUT_Nearest(answers) *(const ManyNearest *)(answers)
#define PUT_Contact(answers) *(const ManyContact *)(answers)
#define PUT_Impact(answers) *(const ManyImpact *)(answers)
#define MANY_LANES(name, A, B, Kind)                                                               \
    void ask_many_##name(const void *a, const void *b, size_t n, void *answers)                    \
    {                                                                                              \
        X(name##_n)(*(const Many##A *)a, *(const Many##B *)b, n, PUT_##Kind(answers));             \
    }
#define MANY_PLAIN(name, A, B, Kind)
#define MANY_RULED(name, A, B, Kind)
#define MANY_SOLVED(name, A, B, Kind)
#define MANY_ENGINE MANY_LANES
#define PAIR(form, question, a_name, b_name, name, A, B, Kind, EXACTNESS)                          \
    MANY_##form(name, A, B, Kind)
#include "rows/pairs.def"
#undef PAIR
