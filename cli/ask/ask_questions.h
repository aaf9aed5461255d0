/* cli/ask/ask_questions.h - the functions that `isect ask` cannot call. */
#ifndef CLI_ASK_QUESTIONS_H
#define CLI_ASK_QUESTIONS_H

#include "ask/ask.h"

/* The command that answers such a function, or "a program that includes" its header. */
const char *ask_elsewhere(const isect_catalog_function *function);

#endif
