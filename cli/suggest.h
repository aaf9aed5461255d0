/* cli/suggest.h - suggestions for unknown names. */
#ifndef CLI_SUGGEST_H
#define CLI_SUGGEST_H

#include "ask/ask.h"
#include "command.h"

/* The question of the library nearest to these names: another spelling, the other order, the words
 * of other libraries. NULL: none is near. */
const AskQuestion *suggest_question(const ReaderString names[ASK_NAMES]);

/* The first word of the questions that are nearest to a word, such as cast for raycast; or NULL. */
const char *suggest_word(ReaderString word);

/* Writes ": did you mean ...?" for a word that is not a command, or nothing without a
 * suggestion. */
void suggest_command(const char *word, char *text, size_t room);

/* The same for an option of a command, with its dashes. */
void suggest_option(const Command *command, const char *word, char *text, size_t room);

#endif
