/* bench/odds.h - sizes of shapes, odds, and advice, in both precisions; odds_forms.c makes the
 * forms, once for float and once for double; odds.c measures. */
#ifndef BENCH_ODDS_H
#define BENCH_ODDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// All that is drawn is asked by each call of `run`, which answers a sum.
typedef struct odds_form {
    const char *name;
    size_t (*asked)(void); ///< how many questions that are
    double (*run)(void);
} odds_form;

enum { ODDS_FORMS = 11 };

/// Of n points, which are triples: a number of what was made, and how long that took is measured.
typedef struct advice_form {
    const char *name;
    double (*run)(const void *xyz, size_t n);
} advice_form;

enum { ADVICE_FORMS = 2 };

typedef struct odds_forms {
    const char *precision;
    size_t number_bytes;
    bool (*draw)(uint64_t *state); ///< false if there is no memory
    odds_form forms[ODDS_FORMS];
    advice_form advice[ADVICE_FORMS]; ///< the first only makes what the other chooses from
} odds_forms;

const odds_forms *odds_float(void);
const odds_forms *odds_double(void);

#endif
