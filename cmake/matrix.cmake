# The rows of matrix.csv are the functions, and what can be made from them is made here:
#
#   ISECT_PAIRS, ISECT_PLAIN_PAIRS   question/a_b, each once, of pairs in lanes and of those that are not
#   ISECT_QUESTIONS                  the questions of pairs, in the order of the rows
#   ISECT_KERNEL_QUESTIONS           those of them with pairs in lanes
#   rows/pairs.def                   PAIR(form, question, a, b, name, A, B, Answer, EXACTNESS) of each
#                                    pair: PAIR(LANES, overlap, sphere, capsule,
#                                    overlap_sphere_capsule, Sphere, Capsule, Bool, EXACT). The form is
#                                    LANES (it has a form for many), PLAIN, RULED (PLAIN, and its
#                                    last parameter is an isect_rule), ENGINE (an engine answers, for
#                                    many too) or SOLVED (an engine answers, for one)
#   rows/filters.def                 FILTER(name, A, B, Answer) of each whose form is `filter`
#   rows/overlap_sphere_capsule.inc  the closing line of a pair file in lanes: see core/pair.inc
#   rows/overlap.inc                 the functions of rows of a question that an engine answers: see
#                                    overlap/rows.c
#   rows/any.inc                     ANY(overlap, sphere, capsule, SPHERE, CAPSULE) of each pair whose shapes
#                                    are members of isect_shape_data, in include/isect/any.h, and
#                                    ANY_SHAPE(sphere, SPHERE) of each of these
#   rows/shapes.def                  SHAPE(sphere, Sphere, spheres) of each struct of numbers
#
# A line that cannot be read stops the configuration: no row gets lost.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
             matrix.csv include/isect/shapes.h include/isect/views.h include/isect/any.h)
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
set(columns "kind,question,a,b,variant,form,answer,exactness,method,seeds,signature")
if(NOT header STREQUAL columns)
  message(FATAL_ERROR "matrix.csv: the first line must be ${columns}")
endif()
set(pairs "${note}")
set(filters "${note}")
set(name "([a-z][a-z0-9]*)")
set(ISECT_ENGINE_QUESTIONS overlap closest)
foreach(question IN LISTS ISECT_ENGINE_QUESTIONS)
  set(engine_${question} "${note}")
endforeach()

# The shapes that isect_any may be, and of whose pairs it asks.
file(STRINGS include/isect/any.h any_shapes REGEX "///< ISECT_SHAPE_[A-Z]+$")
list(TRANSFORM any_shapes REPLACE "^ *isect_[a-z0-9]+ ([a-z]+); .*" "\\1")
set(ISECT_ANY_QUESTIONS overlap contains classify closest)
set(any "${note}")
foreach(shape IN LISTS any_shapes)
  string(TOUPPER ${shape} SHAPE)
  string(APPEND any "ANY_SHAPE(${shape}, ${SHAPE})\n")
endforeach()

# The struct of a shape, and its plural, that of its arrays.
function(isect_struct shape result plural)
  string(REGEX REPLACE "^point" "vec3" struct ${shape})
  set(${result} ${struct} PARENT_SCOPE)
  set(${plural} ${shape}s PARENT_SCOPE)
endfunction()
foreach(row IN LISTS rows)
  if(row MATCHES "^pair,${name},${name},${name},([a-z_]*),(lanes|screen|inline|filter|plain|engine),${name},(exact|accuracy|conservative),[^,\"]+,[A-Z0-9 ]+,$")
    set(question ${CMAKE_MATCH_1})
    set(a ${CMAKE_MATCH_2})
    set(b ${CMAKE_MATCH_3})
    set(variant ${CMAKE_MATCH_4})
    set(form LANES)
    set(full ${question}_${a}_${b})
    set(file ${question}/${a}_${b})
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
    elseif(CMAKE_MATCH_5 STREQUAL engine)
      isect_struct(${a} struct_a plural_a)
      isect_struct(${b} struct_b plural_b)
      set(names "${question}_${a}_${b}, ${a}")
      set(decide "")
      if(NOT question STREQUAL overlap) # whose function of the pair decides, if that is not the same
        set(decide ", NULL")
        if("${rows}" MATCHES "pair,overlap,${a},${b},,([a-z]+,bool,exact|(lanes|screen|inline|filter|plain)),")
          string(APPEND engine_${question} "DECIDED(${a}_${b})\n")
          set(decide ", X(decide_${a}_${b})")
        endif()
      endif()
      set(maker ENGINE)
      if("${question} ${exactness}" STREQUAL "overlap EXACT")
        set(maker OF_VERTICES)
      endif()
      set(one "${maker}(${names}, ${struct_a}, ${b}, ${struct_b}${decide})\n")
      set(many "${maker}_MANY(${names}, ${plural_a}, ${b}, ${plural_b}${decide})\n")
      if(a STREQUAL plane) # classify tells
        set(one "OF_PLANE(${b})\n")
        set(many "OF_PLANE_MANY(${b}, ${plural_b})\n")
      endif()
      string(APPEND engine_${question} "${one}")
      set(form SOLVED)
      if(NOT "${a} ${b}" MATCHES "hull|kdop")
        set(form ENGINE)
        string(APPEND engine_${question} "${many}")
      endif()
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
    if(question IN_LIST ISECT_ANY_QUESTIONS AND a IN_LIST any_shapes AND b IN_LIST any_shapes AND NOT variant)
      string(TOUPPER "${a}, ${b}" tags)
      string(APPEND any "ANY(${question}, ${a}, ${b}, ${tags})\n")
    endif()
    string(APPEND pairs
           "PAIR(${form}, ${question}, ${a}, ${b}, ${full}, ${A}, ${B}, ${answer}, ${exactness})\n")
  elseif(NOT row MATCHES "^(helper|state|maker),[a-z]+,[a-z0-9_]+,,,(plain|inline),[^,]+,[a-z]*,[^,\"]*,[A-Z0-9 ]*,(\".*\"|[^,\"]*)$")
    message(FATAL_ERROR "matrix.csv: cannot read the row '${row}'")
  endif()
endforeach()
list(REMOVE_DUPLICATES ISECT_PAIRS)
list(REMOVE_DUPLICATES ISECT_PLAIN_PAIRS)
list(REMOVE_DUPLICATES ISECT_QUESTIONS)
list(REMOVE_DUPLICATES ISECT_KERNEL_QUESTIONS)
foreach(question IN LISTS ISECT_ENGINE_QUESTIONS)
  isect_write(${ISECT_ROWS}/${question}.inc "${engine_${question}}")
endforeach()
isect_write(${ISECT_ROWS}/pairs.def "${pairs}")
isect_write(${ISECT_ROWS}/filters.def "${filters}")
isect_write(${ISECT_ROWS}/any.inc "${any}")

# A point is an isect_vec3, in the plane an isect_vec2.
file(STRINGS include/isect/shapes.h shapes REGEX "^} isect_[a-z0-9_]+;")
list(TRANSFORM shapes REPLACE "^} isect_([a-z0-9_]+);" "\\1")
list(REMOVE_ITEM shapes vec2 vec3)
set(text "${note}")
foreach(shape point point2 ${shapes})
  isect_capital(${shape} Shape)
  set(plural ${shape}s)
  if(shape STREQUAL torus)
    set(plural tori)
  endif()
  string(APPEND text "SHAPE(${shape}, ${Shape}, ${plural})\n")
endforeach()
isect_write(${ISECT_ROWS}/shapes.def "${text}")
