/* cli/ask/ask_questions.h - what is there besides questions: functions that a command answers. */
#ifndef CLI_ASK_QUESTIONS_H
#define CLI_ASK_QUESTIONS_H

#include "ask/ask.h"

/* What answers a function whose parameters cannot be read: a command, or a program. */
const char *ask_elsewhere(const isect_catalog_function *function);

#endif
