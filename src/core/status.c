/* isect_status_text - the status in words. */
#include "isect/base.h"

const char *isect_status_text(isect_status status)
{
    switch (status) {
    case ISECT_OK:
        return "ok";
    case ISECT_NO_MEMORY:
        return "out of memory";
    case ISECT_TOO_SMALL:
        return "the capacity given is too small";
    case ISECT_NOT_FINITE:
        return "a number is NaN or infinite";
    case ISECT_DEGENERATE:
        return "the input is degenerate";
    case ISECT_EMPTY:
        return "there is nothing";
    case ISECT_CANCELLED:
        return "cancelled";
    case ISECT_BAD_ARGUMENT:
        return "bad argument";
    case ISECT_NO_DEVICE:
        return "nothing that can draw: missing, lost or failed";
    }
    return "unknown status";
}
