/* cli/command.c - the table of commands. */
#include "command.h"

#include <string.h>

const Command *const commands[] = {
    &info_command,     &cast_command,      &closest_command,  &inside_command,  &bound_command,
    &distance_command, &clash_command,     &self_command,     &sweep_command,   &section_command,
    &cut_command,      &thickness_command, &voxelize_command, &convert_command, &cull_command,
    &pick_command,     &ask_command,       &show_command,     &help_command};
const size_t command_count = sizeof commands / sizeof commands[0];

const Command *command_find(const char *name)
{
    for (size_t i = 0; i < command_count; i++)
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i];
    return NULL;
}
