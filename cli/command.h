/* cli/command.h - a command of the tool, as data: its function, its help, and all input of the
 * manual page and the completions. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Option Option;

enum { COMMAND_MESHES = 1024 }; /* the most meshes of a command */

typedef struct Command {
    const char *name;
    const char *summary; /* a few words, for the list of commands */
    const char *operand; /* its operand: "MESH" */
    int operands_least, operands_most;
    bool reads_meshes;   /* it has the options of meshes */
    const char *about;   /* what it does and prints: lines, each ended */
    const char *example; /* one line to type */
    const Option *options;
    size_t option_count;
    int (*run)(int argc, char **argv); /* arguments after the name; returns the exit code */
} Command;

extern const Command ask_command;
extern const Command bound_command;
extern const Command cast_command;
extern const Command clash_command;
extern const Command closest_command;
extern const Command convert_command;
extern const Command cull_command;
extern const Command cut_command;
extern const Command distance_command;
extern const Command help_command;
extern const Command info_command;
extern const Command inside_command;
extern const Command pick_command;
extern const Command section_command;
extern const Command self_command;
extern const Command show_command;
extern const Command sweep_command;
extern const Command thickness_command;
extern const Command voxelize_command;

/* All commands, in the order of the help. */
extern const Command *const commands[];
extern const size_t command_count;

/* The command with this name, or NULL. */
const Command *command_find(const char *name);

#endif
