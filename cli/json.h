/* cli/json.h - JSON output: an object that is always valid JSON. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "ask/ask.h"
#include "fault.h"

#include <jansson.h>

/* A number. JSON has no NaN and no infinities: they become strings. */
json_t *json_number(double number);

/* Text, for example the name of a file: bytes that are not UTF-8 become question marks. */
json_t *json_text(const char *text);

/* A shape of this type, as `isect ask` reads and writes it. */
json_t *json_shape(const AskType *type, const union ask_value *shape, enum precision precision);

/* One name, or a list of names, ending with NULL. */
json_t *json_names(const char *const names[]);

/* Prints the object on stdout and releases it. Returns the exit code. */
int json_print(json_t *object);

/* Prints the answer to an invalid line: {"error":"why","line":n}. */
void json_print_error(const Fault *fault, unsigned long long line);

#endif
