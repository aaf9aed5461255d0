/* cli/json.c - additions to jansson: numbers that JSON does not have, names that are not text.
 * Numbers are printed with 17 digits, so that every bit of them can be read back. */
#include "json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

json_t *json_number(double number)
{
    if (isnan(number))
        return json_string("nan");
    if (isinf(number))
        return json_string(number > 0 ? "inf" : "-inf");
    return json_real(number);
}

json_t *json_text(const char *text)
{
    json_t *value = json_string(text);
    char *copy = value == NULL ? malloc(strlen(text) + 1) : NULL;
    if (copy == NULL)
        return value;
    strcpy(copy, text);
    for (char *c = copy; *c != '\0'; c++)
        if ((unsigned char)*c >= 0x80)
            *c = '?';
    value = json_string(copy);
    free(copy);
    return value;
}

json_t *json_shape(const AskType *type, const union ask_value *shape, enum precision precision)
{
    char *text = malloc(ASK_ROOM);
    json_t *json = NULL;
    if (text != NULL)
        json = json_loadb(text, ask_write(text, type, shape, precision), 0, NULL);
    free(text);
    return json;
}

json_t *json_names(const char *const names[])
{
    if (names[1] == NULL)
        return json_text(names[0]);
    json_t *list = json_array();
    for (int i = 0; list != NULL && names[i] != NULL; i++)
        json_array_append_new(list, json_text(names[i]));
    return list;
}

int json_print(json_t *object)
{
    int code = object != NULL ? 0 : fault_print("out of memory");
    if (object != NULL) {
        json_dumpf(object, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(17));
        putchar('\n');
    }
    json_decref(object);
    return code;
}

void json_print_error(const Fault *fault, unsigned long long line)
{
    json_t *object =
        json_pack("{so sI}", "error", json_text(fault->text), "line", (json_int_t)line);
    if (object == NULL)
        printf("{\"error\":\"out of memory\",\"line\":%llu}", line);
    else
        json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
}
