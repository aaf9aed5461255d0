/* cli/json.h - JSON output: an object that always stays valid JSON. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "fault.h"

#include <jansson.h>

/* A number. JSON has no NaN and no infinities: they become strings. */
json_t *json_number(double number);

/* Text, for example the name of a file: bytes that are not UTF-8 become question marks. */
json_t *json_text(const char *text);

/* Print the object on stdout and release it. Answers the exit code. */
int json_print(json_t *object);

/* Print the answer to a line that cannot be read: {"error":"why","line":n}. */
void json_print_error(const Fault *fault, unsigned long long line);

#endif
