/* cli/ask/ask_loss.c - the effect of rounding the shapes of a question to float. */
#include "ask/ask.h"

#include "drawing/extent.h"
#include "fault.h"

#include <math.h>
#include <string.h>

/* The largest distance that a number moves; infinities and NaN do not move. */
static double moved(const AskType *type, const union ask_value *value)
{
    double most = 0;
    if (type->kind != ASK_STRUCT && type->kind != ASK_VIEW)
        return 0;
    for (unsigned i = 0; i < ask_number_count(type, value); i++) {
        const double x = value->points.doubles[ask_number_place(type, value, i)];
        if (isfinite(x))
            most = fmax(most, fabs((double)(float)x - x));
    }
    return most;
}

void ask_warn_rounded(const AskQuestion *question, const char *const operands[])
{
    union ask_value given[ASK_GIVEN];
    Extent extent = extent_begin();
    Fault fault;
    double most = 0, squared = 0;
    if (!ask_read_all(question, operands, DOUBLE, given, &fault))
        return;
    for (unsigned i = 0; i < ask_given_count(question); i++) {
        const AskType *type = ask_given_type(question, given, i);
        if (strcmp(type->name, "plane") != 0) /* a plane has no size */
            extent_include_shape(&extent, type->name, &given[i]);
        most = fmax(most, moved(type, &given[i]));
    }
    for (int k = 0; k < 3; k++)
        squared += pow(fmax(extent.upper[k] - extent.lower[k], 0), 2);
    const double part = most / sqrt(squared);
    if (squared > 0 && part > 1e-6)
        fault_warn("rounding to float moves the shapes by up to %.2g of their size (see --double)",
                   part);
}
