/* kit/rows.c - ask_overlap_sphere_capsule, ask_many_overlap_sphere_capsule and so on: every row is
 * called by pointers. It is compiled once for each precision, for all tests. */
#include "kit/rows.h"

#define ASK_LANES(name) X(name)(a, b)
#define ASK_PLAIN(name) X(name)(a, b)
#define ASK_RULED(name) X(name)(a, b, rule)

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
#define PAIR(form, question, a_name, b_name, name, A, B, Kind, EXACTNESS)                          \
    MANY_##form(name, A, B, Kind)
#include "rows/pairs.def"
#undef PAIR

/* ---- any two shapes ---- */

Answer ask_any(Question question, isect_shape a, const void *first, size_t numbers, isect_shape b,
               const void *second)
{
    const X(any) one = {a, first}, other = {b, second};
    X(vec3) motion;
    switch (question) {
    case QUESTION_overlap:
        return answer_of_Bool(X(overlap_any)(one, other));
    case QUESTION_contains:
        return answer_of_Bool(X(contains_any)(one, other));
    case QUESTION_closest:
        return answer_of_Nearest(X(closest_any)(one, other));
    case QUESTION_contact:
        return answer_of_Contact(X(contact_any)(one, other));
    default:
        memcpy(&motion, (const real *)first + numbers - 3, sizeof motion);
        return answer_of_Impact(X(sweep_any)(one, &motion, other));
    }
}

/* The view of the numbers from `from` on, with the stride of the whole. */
static void part_of_view(const void *view, size_t numbers, size_t from, size_t count, AnyView *part)
{
    const char *pointers = view;
    memcpy(part, pointers + from * sizeof(real *), count * sizeof(real *));
    memcpy((char *)part + count * sizeof(real *), pointers + numbers * sizeof(real *),
           sizeof(size_t));
}
static isect_status sweep_many(X(anys) a, size_t numbers, X(anys) b, size_t n, void *answers)
{
    AnyView still, by;
    X(points) motions;
    part_of_view(a.at, numbers, 0, numbers - 3, &still);
    part_of_view(a.at, numbers, numbers - 3, 3, &by);
    memcpy(&motions, &by, sizeof motions);
    a.at = &still;
    return X(sweep_any_n)(a, motions, b, n, *(const ManyImpact *)answers);
}
void ask_many_any(Question question, isect_shape a, const void *view_a, size_t numbers,
                  isect_shape b, const void *view_b, size_t n, void *answers)
{
    const X(anys) one = {a, ISECT_COLUMNS, view_a}, other = {b, ISECT_COLUMNS, view_b};
    const isect_status status =
        question == QUESTION_overlap    ? X(overlap_any_n)(one, other, n, answers)
        : question == QUESTION_contains ? X(contains_any_n)(one, other, n, answers)
        : question == QUESTION_closest
            ? X(closest_any_n)(one, other, n, *(const ManyNearest *)answers)
        : question == QUESTION_contact
            ? X(contact_any_n)(one, other, n, *(const ManyContact *)answers)
            : sweep_many(one, numbers, other, n, answers);
    if (status != ISECT_OK)
        abort();
}
