"""One order of parameters in all public functions. For tools/matrix.py and tests/docs/parameters.py.

   faults(function)   what a function of headers.functions() breaks of these rules, a sentence each:

   R1  inputs, then options, allocator and threads, then results.
   R2  A capacity follows the array that it limits, and the number of results is last of all.
   R3  A view of many (isect_points, isect_rays) is passed by value.
   R4  n follows the last of the arrays that it counts; only the object, other arrays and
       their numbers stand before it.
"""
import functools

import headers

MEMORY = {"memory", "spare", "user"}  # lent by the caller: written, but no results
CHANGED = ("_free", "_refit")  # verbs that change their first parameter


@functools.cache
def views():
    """{struct of many: is it written?}"""
    found = {f"isect_{name}": not fields[0].get("const") and not deep_const(fields[0])
             for name, fields in headers.structs("arrays").items()}
    return {**found, "isect_packed": False, "isect_anys": False}


def deep_const(field):
    """Does a field of a struct of many read? It is a struct of many itself."""
    return not field.get("stars") and not field["type"].endswith("_written")


@functools.cache
def callbacks():
    return {one["name"] for header in headers.headers().values() for one in header["callbacks"]}


def is_result(function, i):
    one = function["parameters"][i]
    if not one.get("stars"):
        return views().get(one["type"], False)
    changed = i == 0 and (function["name"].endswith(CHANGED) or function["name"].startswith("isect_picker_")
                          and one["stars"] == "*")
    return not (one.get("const") or one["type"] == "function" or one["type"] in callbacks() or
                one["name"] in MEMORY or changed)


def is_lent(one):
    return one["type"] in ("isect_threads", "isect_allocator") or one["type"].endswith("_options")


def is_array(one):
    return bool(one.get("stars")) or one["type"] in views()


def is_number(one):
    return one["type"] in ("size_t", "uint32_t") and not one.get("stars")


def order_faults(function):
    parameters = function["parameters"]
    result = lent = number = None
    for i, one in enumerate(parameters):
        capacity = i > 0 and is_result(function, i - 1) and is_number(one)
        if number:
            yield f"'{one['name']}' stands after the number of results '{number}'"
        elif is_result(function, i):
            result = one["name"]
            number = result if one["text"].startswith("size_t *") else None
        elif result and not capacity:
            yield f"'{one['name']}' stands after the result '{result}'"
        elif lent and not result:
            yield f"'{one['name']}' stands after '{lent}'"
        lent = one["name"] if is_lent(one) and not result else lent


def number_faults(function):
    parameters = function["parameters"]
    for i, one in enumerate(parameters):
        if one["type"] in views() and one.get("stars") == "*" and one.get("const"):
            yield f"the view '{one['name']}' is not passed by value"
        before = parameters[:i]
        if one["name"] == "n" and before and not (
                is_array(before[-1]) and all(is_array(each) or is_number(each) for each in before)):
            yield "'n' does not follow the arrays that it counts"


def faults(function):
    return [f"{function['name']}: {fault}" for fault in [*order_faults(function), *number_faults(function)]]
