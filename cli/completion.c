/* cli/completion.c - scripts for bash, zsh and fish that complete a command line, from the tables
 * of commands, options and questions. Every other operand is a file. */
#include "help.h"

#include "ask/ask.h"
#include "options.h"

#include <stdio.h>
#include <string.h>

/* Text inside single quotes; the characters of `marked` get a backslash. */
static void print_quoted(const char *text, const char *marked)
{
    putchar('\'');
    for (; *text != '\0'; text++) {
        if (*text == '\'') {
            fputs("'\\''", stdout);
            continue;
        }
        if (strchr(marked, *text) != NULL)
            putchar('\\');
        putchar(*text);
    }
    putchar('\'');
}

/* Calls `print` for every option of the command, then for the common options. */
static void for_options(const Command *command,
                        void (*print)(const Command *command, const Option *option))
{
    for (size_t i = 0; i < command->option_count; i++)
        print(command, &command->options[i]);
    size_t count;
    const Option *shared = options_common(command, &count);
    for (size_t i = 0; i < count; i++)
        print(command, &shared[i]);
}

/* Every question of `isect ask`, with a text before and after it. */
static void print_questions(const char *before, const char *after)
{
    size_t count;
    const AskQuestion *questions = ask_questions(&count);
    for (size_t i = 0; i < count; i++) {
        if (questions[i].elsewhere != NULL)
            continue;
        fputs(before, stdout);
        for (int k = 0; k < ASK_NAMES && questions[i].names[k] != NULL; k++)
            printf("%s%s", k > 0 ? " " : "", questions[i].names[k]);
        fputs(after, stdout);
    }
}

/* ---- bash ---- */

static void bash_name(const Command *command, const Option *option)
{
    (void)command;
    printf(" --%s", option->name);
}

static void bash_choices(const Command *command, const Option *option)
{
    (void)command;
    if (option->kind != OPTION_CHOICE)
        return;
    printf("        --%s) COMPREPLY=($(compgen -W '", option->name);
    for (const char *c = option->argument; *c != '\0'; c++)
        putchar(*c == '|' ? ' ' : *c);
    puts("' -- \"$word\")); return;;");
}

/* Completes the words of questions: the next word of every question that begins with the words so
 * far. */
static void print_bash_ask(void)
{
    puts("_isect_questions() {\n"
         "    cat <<'END'");
    print_questions("", "\n");
    puts("END\n"
         "}\n\n"
         "_isect_ask() {\n"
         "    local so_far=\"${COMP_WORDS[*]:2:COMP_CWORD-2}\" line\n"
         "    [ -z \"$so_far\" ] || so_far=\"$so_far \"\n"
         "    _isect_questions | while read -r line; do\n"
         "        case \"$line\" in\n"
         "        \"$so_far\"*) line=\"${line#\"$so_far\"}\"; echo \"${line%% *}\";;\n"
         "        esac\n"
         "    done\n"
         "}\n");
}

static void print_bash(void)
{
    puts("# bash completion for isect; made by: isect help --completion bash");
    print_bash_ask();
    puts("_isect() {\n"
         "    local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\" "
         "options=\n"
         "    COMPREPLY=()\n"
         "    if [ \"$COMP_CWORD\" = 1 ]; then");
    printf("        COMPREPLY=($(compgen -W '--help --version");
    for (size_t i = 0; i < command_count; i++)
        printf(" %s", commands[i]->name);
    puts("' -- \"$word\")); return\n    fi\n    case \"${COMP_WORDS[1]}\" in");
    for (size_t i = 0; i < command_count; i++) {
        printf("    %s)\n        case \"$before\" in\n", commands[i]->name);
        for_options(commands[i], bash_choices);
        printf("        esac\n        options='");
        for_options(commands[i], bash_name);
        puts("';;");
    }
    puts("    esac\n"
         "    case \"${COMP_WORDS[1]},$word\" in\n"
         "    *,-*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\"));;\n"
         "    ask,* | show,*) COMPREPLY=($(compgen -W \"$(_isect_ask)\" -- \"$word\"));;\n"
         "    *) COMPREPLY=($(compgen -f -- \"$word\"));;\n"
         "    esac\n"
         "}\n"
         "complete -o filenames -F _isect isect");
}

/* ---- zsh ---- */

static void zsh_option(const Command *command, const Option *option)
{
    char text[256];
    (void)command;
    snprintf(text, sizeof text, "--%s[%s]%s%s%s", option->name, option->help,
             option->argument != NULL ? ":" : "", option->argument != NULL ? option->argument : "",
             option->argument == NULL           ? ""
             : strcmp(option->argument, "FILE") ? ":"
                                                : ":_files");
    fputs(" \\\n            ", stdout);
    if (option->kind != OPTION_CHOICE) {
        print_quoted(text, "");
        return;
    }
    printf("'--%s[%s]:choice:(", option->name, option->help);
    for (const char *c = option->argument; *c != '\0'; c++)
        putchar(*c == '|' ? ' ' : *c);
    printf(")'");
}

static void print_zsh(void)
{
    puts("#compdef isect\n"
         "# zsh completion for isect; made by: isect help --completion zsh\n"
         "_isect_ask() {\n"
         "    local -a questions\n"
         "    local so_far=\"${(j: :)words[3,CURRENT-1]}\"\n"
         "    [[ -z $so_far ]] || so_far=\"$so_far \"\n"
         "    questions=(");
    print_questions("        '", "'\n");
    puts("    )\n"
         "    questions=(${${(M)questions:#$so_far*}#$so_far})\n"
         "    compadd -- ${questions%% *}\n"
         "}\n\n"
         "_isect() {\n"
         "    if (( CURRENT == 2 )); then\n"
         "        compadd -- --help --version");
    for (size_t i = 0; i < command_count; i++)
        printf("        compadd -- %s\n", commands[i]->name);
    puts("        return\n    fi\n    case $words[2] in");
    for (size_t i = 0; i < command_count; i++) {
        printf("    %s)\n        [[ $PREFIX != -* && (%s == ask || %s == show) ]] && { _isect_ask; "
               "return }\n"
               "        _arguments",
               commands[i]->name, commands[i]->name, commands[i]->name);
        for_options(commands[i], zsh_option);
        puts(" \\\n            '*:file:_files';;");
    }
    puts("    esac\n}\n_isect \"$@\"");
}

/* ---- fish ---- */

static void fish_option(const Command *command, const Option *option)
{
    printf("complete -c isect -n '__fish_seen_subcommand_from %s' -l %s", command->name,
           option->name);
    if (option->letter != '\0')
        printf(" -s %c", option->letter);
    if (option->kind == OPTION_CHOICE) {
        fputs(" -x -a '", stdout);
        for (const char *c = option->argument; *c != '\0'; c++)
            putchar(*c == '|' ? ' ' : *c);
        putchar('\'');
    } else if (option->kind != OPTION_FLAG) {
        fputs(" -r", stdout);
    }
    fputs(" -d ", stdout);
    print_quoted(option->help, "");
    puts("");
}

static void print_fish(void)
{
    puts("# fish completion for isect; made by: isect help --completion fish\n"
         "function __isect_ask\n"
         "    set -l so_far (string join ' ' -- (commandline -opc)[3..-1])\n"
         "    for question in \\");
    print_questions("        '", "' \\\n");
    puts("\n"
         "        if string match -q -- (string trim -- \"$so_far \")'*' $question\n"
         "            set -l words (string split ' ' -- $question)\n"
         "            echo $words[(math (count (commandline -opc)) - 1)]\n"
         "        end\n"
         "    end\n"
         "end\n");
    for (size_t i = 0; i < command_count; i++) {
        printf("complete -c isect -n __fish_use_subcommand -a %s -d ", commands[i]->name);
        print_quoted(commands[i]->summary, "");
        puts("");
    }
    puts("complete -c isect -n '__fish_seen_subcommand_from ask show' -f -a '(__isect_ask)'");
    for (size_t i = 0; i < command_count; i++)
        for_options(commands[i], fish_option);
}

void completion_print(enum shell shell)
{
    static void (*const print[])(void) = {print_bash, print_zsh, print_fish};
    print[shell]();
}
