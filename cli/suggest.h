/* cli/suggest.h - what somebody may have meant. */
#ifndef CLI_SUGGEST_H
#define CLI_SUGGEST_H

#include "ask.h"
#include "command.h"

/* The question of the library that these names are nearest to: another spelling, the other order,
 * the words of other libraries. NULL: none is near. */
const AskQuestion *suggest_question(const ReaderString names[ASK_NAMES]);

/* Write ": did you mean ...?" behind what is wrong with a word that should be a command, or nothing
 * if there is nothing to say. */
void suggest_command(const char *word, char *text, size_t room);

/* The same for an option of a command, with its dashes. */
void suggest_option(const Command *command, const char *word, char *text, size_t room);

#endif
