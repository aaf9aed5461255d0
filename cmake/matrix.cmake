# The rows of matrix.csv are the functions, and what can be made from them is made here:
#
#   ISECT_PAIRS, ISECT_PLAIN_PAIRS   question/a_b, each once, of pairs in lanes and of those that are not
#   ISECT_QUESTIONS                  the questions of pairs, in the order of the rows
#   ISECT_KERNEL_QUESTIONS           those of them with pairs in lanes
#   rows/pairs.def                   PAIR(form, question, a, b, name, A, B, Answer, EXACTNESS) of each
#                                    pair: PAIR(LANES, overlap, sphere, capsule,
#                                    overlap_sphere_capsule, Sphere, Capsule, Bool, EXACT). The form is
#                                    LANES (it has a form for many), PLAIN, or RULED (PLAIN, and its
#                                    last parameter is an isect_rule)
#   rows/filters.def                 FILTER(name, A, B, Answer) of each whose form is `filter`
#   rows/overlap_sphere_capsule.inc  the closing line of a pair file in lanes: see core/pair.inc
#   rows/formulas.inc                FORMULA(form, overlap, sphere, capsule, SPHERE, CAPSULE, EXACT) of each
#                                    pair whose shapes an isect_any may refer to: see engine/formula.c
#   rows/any_shapes.def              ANY_SHAPE(SPHERE, sphere, moving_sphere) of each shape of an isect_any;
#                                    the last is its struct with a motion, or itself
#   rows/shapes.def                  SHAPE(sphere, Sphere, spheres) of each struct of numbers
#   rows/catalog_*.inc               see cmake/catalog.cmake
#   headers.json                     see cmake/headers.cmake
#
# A line that cannot be read stops the configuration: no row gets lost.
include(cmake/headers.cmake)
isect_read_headers(include/isect ${PROJECT_BINARY_DIR}/headers.json)
file(GLOB headers RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS include/isect/*.h)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS matrix.csv ${headers})
set(ISECT_ROWS ${PROJECT_BINARY_DIR}/rows)
set(note "/* Made from matrix.csv by cmake/matrix.cmake: see there. */\n")

function(isect_capital name result)
  string(REPLACE "_" ";" parts ${name})
  set(capital "")
  foreach(part IN LISTS parts)
    string(SUBSTRING ${part} 0 1 initial)
    string(SUBSTRING ${part} 1 -1 others)
    string(TOUPPER ${initial} initial)
    string(APPEND capital ${initial}${others})
  endforeach()
  set(${result} ${capital} PARENT_SCOPE)
endfunction()

# Writes a file if that changes it: what includes it is then compiled again.
function(isect_write file text)
  file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
endfunction()

file(STRINGS matrix.csv rows)
list(POP_FRONT rows header)
set(columns "kind,question,a,b,variant,form,answer,exactness,method,seeds")
if(NOT header STREQUAL columns)
  message(FATAL_ERROR "matrix.csv: the first line must be ${columns}")
endif()
set(pairs "${note}")
set(filters "${note}")
set(name "([a-z][a-z0-9]*)")
# The shapes that an isect_any may refer to, and the questions to two of them.
list(TRANSFORM ISECT_ENUM_shape REPLACE "^ISECT_SHAPE_" "" OUTPUT_VARIABLE any_shapes)
list(TRANSFORM any_shapes TOLOWER)
set(any_questions overlap contains classify closest contact sweep)
set(formulas_of_any "${note}")

foreach(row IN LISTS rows)
  if(row MATCHES "^pair,${name},${name},${name},([a-z_]*),(lanes|screen|inline|filter|plain),${name},(exact|accuracy|conservative),[^,\"]+,[A-Z0-9 ]+$")
    set(question ${CMAKE_MATCH_1})
    set(a ${CMAKE_MATCH_2})
    set(b ${CMAKE_MATCH_3})
    set(variant ${CMAKE_MATCH_4})
    set(form LANES)
    set(full ${question}_${a}_${b})
    set(file ${question}/${a}_${b})
    set(still ${a})
    if(question STREQUAL sweep) # the first moves
      set(a moving_${a})
    endif()
    isect_capital(${a} A)
    isect_capital(${b} B)
    isect_capital(${CMAKE_MATCH_6} answer)
    string(TOUPPER ${CMAKE_MATCH_7} exactness)
    if(CMAKE_MATCH_5 STREQUAL plain)
      set(form PLAIN)
      if("${a} ${b}" MATCHES "polygon|contour")
        set(form RULED)
      endif()
      list(APPEND ISECT_PLAIN_PAIRS ${file})
    else()
      list(APPEND ISECT_PAIRS ${file})
      list(APPEND ISECT_KERNEL_QUESTIONS ${question})
      set(more "")
      if(CMAKE_MATCH_5 STREQUAL screen)
        set(more "#define SCREENED\n")
      elseif(NOT CMAKE_MATCH_5 STREQUAL lanes)
        set(more "#define INLINE\n")
      endif()
    endif()
    list(APPEND ISECT_QUESTIONS ${question})
    if(variant)
      string(APPEND full _${variant})
    endif()
    if(form STREQUAL LANES)
      isect_write(${ISECT_ROWS}/${full}.inc "${note}#define PAIR ${full}\n#define A ${A}\n#define B ${B}
#define ANSWER ${answer}\n${more}#include \"core/pair.inc\"\n")
    endif()
    if(row MATCHES ",filter,")
      string(APPEND filters "FILTER(${full}, ${A}, ${B}, ${answer})\n")
    endif()
    if(question IN_LIST any_questions AND still IN_LIST any_shapes AND b IN_LIST any_shapes AND NOT variant)
      string(TOUPPER "${still}, ${b}" tags)
      string(APPEND formulas_of_any
             "FORMULA(${form}, ${question}, ${still}, ${b}, ${tags}, ${exactness})\n")
    endif()
    set(ROLE_${full} "FORMULA, ${exactness}")
    string(APPEND pairs
           "PAIR(${form}, ${question}, ${a}, ${b}, ${full}, ${A}, ${B}, ${answer}, ${exactness})\n")
  elseif(row MATCHES "^any,([a-z]+),[a-z ]+,[a-z ]+,,engine,${name},([a-z]+),[^,\"]+,[A-Z0-9 ]+$")
    string(TOUPPER "QUESTION, ${CMAKE_MATCH_3}" role)
    set(ROLE_${CMAKE_MATCH_1}_any "${role}")
  elseif(row MATCHES "^(helper|state|maker),([a-z0-9]+),([a-z0-9_]+),,,(plain|inline),[^,]+,([a-z]*),[^,\"]*,[A-Z0-9 ]*$")
    set(header ${CMAKE_MATCH_2})
    set(function ${CMAKE_MATCH_3})
    string(TOUPPER "${CMAKE_MATCH_1}, ${CMAKE_MATCH_5}" role)
    string(REGEX REPLACE " $" " NONE" role "${role}")
    if(NOT header MATCHES "^(base|answers|exact|any)$" AND NOT function MATCHES "^${header}(_|$)")
      set(function ${header}_${function}) # isect_bvh_build; the others stand alone
    endif()
    set(ROLE_${function} "${role}")
  else()
    message(FATAL_ERROR "matrix.csv: cannot read the row '${row}'")
  endif()
endforeach()
list(REMOVE_DUPLICATES ISECT_PAIRS)
list(REMOVE_DUPLICATES ISECT_PLAIN_PAIRS)
list(REMOVE_DUPLICATES ISECT_QUESTIONS)
list(REMOVE_DUPLICATES ISECT_KERNEL_QUESTIONS)
isect_write(${ISECT_ROWS}/pairs.def "${pairs}")
isect_write(${ISECT_ROWS}/filters.def "${filters}")
isect_write(${ISECT_ROWS}/formulas.inc "${formulas_of_any}")

# A point is an isect_vec3, in the plane an isect_vec2.
set(text "${note}")
foreach(shape point point2 ${ISECT_STRUCTS})
  if(DEFINED ISECT_HEADER_${shape} AND NOT ISECT_HEADER_${shape} STREQUAL shapes OR shape MATCHES "^vec[23]$")
    continue()
  endif()
  isect_capital(${shape} Shape)
  set(plural ${shape}s)
  if(shape STREQUAL torus)
    set(plural tori)
  endif()
  string(APPEND text "SHAPE(${shape}, ${Shape}, ${plural})\n")
endforeach()
isect_write(${ISECT_ROWS}/shapes.def "${text}")

# The shapes of numbers or views that an isect_any may refer to, and what each is when it moves.
set(text "${note}")
foreach(shape IN LISTS any_shapes)
  string(TOUPPER ${shape} SHAPE)
  set(moving ${shape})
  if(moving_${shape} IN_LIST ISECT_STRUCTS)
    set(moving moving_${shape})
  endif()
  if(NOT shape MATCHES "^(none|support|parts|isect_shapes)$")
    string(APPEND text "ANY_SHAPE(${SHAPE}, ${shape}, ${moving})\n")
  endif()
endforeach()
isect_write(${ISECT_ROWS}/any_shapes.def "${text}")

include(cmake/catalog.cmake)
isect_make_catalog()
