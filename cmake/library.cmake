# The library: every source twice, for float and double; every formula once more for each
# instruction set.

# Warnings for all of our code. No fused a * b + c, so that every width and compiler gives the same
# bits; no errno and no traps, so that square roots and divisions may be done in lanes.
include(CheckCCompilerFlag)
add_library(isect_flags INTERFACE)
target_compile_options(isect_flags INTERFACE
  $<$<COMPILE_LANGUAGE:C>:-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes
  -ffp-contract=off -fno-math-errno -fno-trapping-math>)
# Its compilers may have floats worked out in double, which the processor does not.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL s390x)
  target_compile_options(isect_flags INTERFACE -fexcess-precision=fast)
endif()
# A mask of one lane is a bool, and & on it is meant: that clang would write && is not a fault.
check_c_compiler_flag(-Wbitwise-instead-of-logical ISECT_WARNS_OF_BITWISE)
if(ISECT_WARNS_OF_BITWISE)
  target_compile_options(isect_flags INTERFACE -Wno-bitwise-instead-of-logical)
endif()

# So that a program that links with --gc-sections gets the functions that it calls, and no more.
check_c_compiler_flag(-ffunction-sections ISECT_HAS_SECTIONS)
set(sections "")
if(ISECT_HAS_SECTIONS)
  set(sections -ffunction-sections -fdata-sections)
endif()

# Without tables for unwinding the stack, the functions of pairs and the kernels, which have no
# callbacks, are a twentieth smaller. Functions with callbacks have these tables, and so has
# everything that is compiled with -fexceptions. Windows always needs them.
set(leaf "")
check_c_compiler_flag(-fno-asynchronous-unwind-tables ISECT_HAS_UNWIND_TABLES)
if(ISECT_HAS_UNWIND_TABLES AND NOT WIN32)
  set(leaf -fno-asynchronous-unwind-tables)
endif()

# Where the compiler has vectors, kernels of one number are a reference for tests alone.
if(NOT ISECT_BUILD_TESTS AND NOT ISECT_FUZZ)
  target_compile_definitions(isect_flags INTERFACE ISECT_NO_ONE)
endif()

# Room that a proof gives is looked at as well; see exact/number.h.
target_compile_definitions(isect_flags INTERFACE $<$<CONFIG:Debug>:ISECT_CHECKED>)

option(ISECT_UNITY "Compile a folder of sources at a time: faster from clean, slower after an edit" ON)
set(isas base avx2)
if(PROJECT_IS_TOP_LEVEL) # not by default in a guest: it takes a quarter of the build
  list(APPEND isas avx512)
endif()
set(ISECT_ISAS ${isas} CACHE STRING
    "Instruction sets of functions for many, where the processor is chosen when the program runs")
list(JOIN ISECT_ISAS " " isas)
if(NOT isas MATCHES "^base( avx2( avx512)?)?$")
  message(FATAL_ERROR "ISECT_ISAS is base, base;avx2 or base;avx2;avx512, not '${ISECT_ISAS}'")
endif()
foreach(isa avx2 avx512)
  if(NOT isa IN_LIST ISECT_ISAS)
    string(TOUPPER ${isa} ISA)
    target_compile_definitions(isect_flags INTERFACE ISECT_NO_${ISA})
  endif()
endforeach()

# Instruction set = bytes in a vector register, for pairs and for trees in float and in double:
# compiler flags. 0 is no vector at all. A tree node has eight children, so its registers hold at
# most eight numbers.
set(kernels "one=0,0,0:" "base=16,16,16:")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  if(avx2 IN_LIST ISECT_ISAS)
    list(APPEND kernels "avx2=32,32,32:-mavx2 -mfma")
  endif()
  if(avx512 IN_LIST ISECT_ISAS)
    list(APPEND kernels
       "avx512=64,32,64:-mavx512f -mavx512vl -mavx512dq -mavx512bw -mfma -mprefer-vector-width=512")
  endif()
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "wasm")
  set(kernels "one=0,0,0:" "base=16,16,16:-msimd128")
endif()
list(TRANSFORM kernels REPLACE "=.*" "" OUTPUT_VARIABLE ISECT_ISA_NAMES)
set(has_wider FALSE)
if("${kernels}" MATCHES "avx2")
  set(has_wider TRUE)
endif()
set(has_vectors FALSE)
if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
  set(has_vectors TRUE)
endif()
set(public_kernel base) # whose objects define the functions for one pair

set(formulas ${ISECT_PAIRS})
list(TRANSFORM formulas REPLACE "(.+)" "src/\\1.c")
# Loops over points, and trees: those for which AVX-512 saves 15 percent or more, and the others, whose
# kernels of AVX2 serve processors with AVX-512 (core/isa.h).
set(wide_loops src/bound/scan.c src/bound/farthest.c src/bound/statistics.c src/bound/distances.c)
set(loops src/broadphase/sweep.c src/overlap/heights.c src/camera/unpack.c src/bound/slabs.c src/bound/ditetrahedron.c)
set(rays src/bvh/trace.c src/scene/cast.c)
set(trees src/bvh/blend.c src/bvh/box_query.c src/bvh/nearest.c src/bvh/winding_number.c src/bvh/solid_angle.c
          src/clash/dual_traversal.c src/clash/dual_distance.c src/scene/nearest.c)
set(plain_pairs ${ISECT_PLAIN_PAIRS})
list(TRANSFORM plain_pairs REPLACE "(.+)" "src/\\1.c")
set(plain src/core/batch.c src/exact/orient.c src/exact/roots.c src/cast/ray_quadric.c src/cast/ray_implicit.c src/surface/plane.c src/meet/planes.c src/meet/rays.c src/polygon/clip.c src/polygon/triangulate.c
          src/surface/at.c src/surface/spawn.c src/surface/normal_faces.c src/surface/normal.c src/surface/normal_quadric.c src/surface/normal_polygon.c
          src/hull/corners.c ${plain_pairs} src/camera/cull.c src/hull/apex.c src/polygon/index.c src/broadphase/pairs.c src/hull/hull.c src/hull/cut.c
          src/hull/flat.c src/hull/merge.c src/hull/mesh.c src/hull/quickhull.c
          src/hull/simplex.c src/hull/supporting.c
          src/hull/measures.c src/hull/planes.c src/hull/simplify.c src/polygon/weights.c
          src/bound/aabb_points.c src/bound/aabb_shapes.c src/bound/sphere_points.c
          src/bound/sphere_ritter.c src/bound/sphere_meshes.c src/bound/sphere_spheres.c
          src/bound/sphere_shapes.c src/bound/capsule_points.c src/bound/cylinder_points.c
          src/bound/ellipsoid_points.c src/bound/lozenge_points.c src/bound/coreset.c
          src/bound/candidates.c src/bound/principal.c src/bound/slab_support.c src/bound/support.c
          src/bound/kdop_points.c src/bound/sphere_grown.c src/bound/aabb_planes.c
          src/bound/kdop_normals.c src/bound/kdop_moved.c src/bound/kdop_shapes.c
          src/overlap/kdop_slabs_moved.c src/overlap/obb_obb_hinted.c
          src/bound/obb_axes.c src/bound/obb_start.c src/bound/obb_search.c
          src/bound/obb_points.c src/bound/obb_hull.c src/bound/obb_exact.c
          src/bound/obb_mesh.c src/bound/obb_shapes.c src/bound/sphere_planes.c
          src/measure/intersection.c src/measure/boxes.c src/hull/intersection.c src/measure/corners.c src/measure/faces.c src/measure/inertia.c src/measure/measure.c src/measure/planes.c
          src/measure/advise.c src/camera/corners.c src/camera/from_matrix.c
          src/camera/from_camera.c src/camera/pixels.c src/camera/pick.c src/bvh/cast.c src/bvh/build.c src/bvh/morton_keys.c src/bvh/refit.c src/bvh/save.c
          src/bvh/hits.c src/bvh/motion.c src/bvh/visibility.c src/bvh/overlap.c src/bvh/sweep.c src/bvh/shape_box.c src/bvh/closest_shape.c src/bvh/contact.c src/bvh/move.c src/bvh/classify.c src/bvh/closest.c src/bvh/moments.c src/bvh/spheres.c src/clash/pairs.c
          src/clash/triangles.c src/clash/contour.c src/clash/bodies.c src/clash/closest.c src/scene/build.c src/scene/scene.c src/scene/spawn.c src/scene/closest.c src/scene/shape.c
          src/section/voxels.c src/broadphase/boxes.c src/broadphase/boxes_any.c src/broadphase/contacts.c
          src/section/plane.c src/engine/any.c src/engine/classify.c src/engine/closest.c src/engine/contact.c src/engine/contact_many.c
          src/engine/contact_plane.c src/engine/contains.c src/engine/contains_flat.c src/engine/contains_torus.c src/engine/formula.c src/engine/many.c src/engine/overlap.c
          src/engine/parts.c src/engine/patch.c src/engine/polygon.c src/engine/pose.c src/engine/posed.c src/engine/sweep.c src/engine/turning.c
          src/engine/witness.c src/sweep/deforming.c src/sweep/moving.c src/sweep/steps.c)

add_library(isect src/core/isa.c src/core/status.c src/core/memory.c src/core/threads.c
            src/exact/sum.c src/exact/determinant.c src/exact/number.c src/geometry/six_planes.c
            src/engine/convex.c src/engine/convex_depth.c src/engine/planar_depth.c src/engine/depth_pieces.c src/engine/convex_sweep.c
            src/engine/convex_turning.c src/engine/convex_patch.c src/engine/box_patch.c
            src/engine/closed.c src/engine/ellipsoid_box.c
            src/engine/plane_set.c src/engine/polytope.c)
add_library(isect::isect ALIAS isect)
# Before 1.0 each minor version is a library of its own.
set_target_properties(isect PROPERTIES VERSION ${PROJECT_VERSION}
                      SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
target_include_directories(isect PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                           $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> PRIVATE src)
target_compile_options(isect PRIVATE ${sections} $<$<OR:$<STREQUAL:$<CONFIG>,>,$<CONFIG:Release>>:-O2>)
target_link_libraries(isect PRIVATE $<BUILD_INTERFACE:isect_flags> PUBLIC m)
if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "wasm") # there, all work is done by the calling thread
  set(THREADS_PREFER_PTHREAD_FLAG ON)
  find_package(Threads REQUIRED)
  target_link_libraries(isect PUBLIC Threads::Threads)
endif()

# What no public function reaches.
if(BUILD_SHARED_LIBS AND ISECT_HAS_SECTIONS AND CMAKE_C_COMPILER_ID MATCHES "GNU|Clang" AND
   UNIX AND NOT APPLE)
  target_link_options(isect PRIVATE -Wl,--gc-sections)
endif()

# Counts of several threads are slow, and are wrong without it: these files alone are reached by threads.
if(CMAKE_C_FLAGS MATCHES "--coverage")
  file(GLOB threaded RELATIVE ${PROJECT_SOURCE_DIR} src/bvh/*.c src/engine/*.c)
  set_source_files_properties(${threaded} src/cast/ray_triangle.c src/core/memory.c src/core/threads.c
                              src/exact/determinant.c src/exact/orient.c src/exact/sum.c
                              PROPERTIES COMPILE_OPTIONS -fprofile-update=atomic)
  set_source_files_properties(src/exact/number.c PROPERTIES COMPILE_OPTIONS -fprofile-update=single)
endif()

# isect_objects(name precision bytes-in-a-register kernel flags sources...). Only what works in registers
# gains from -O3. A host may have no build type at all.
function(isect_objects name precision vector kernel flags)
  add_library(${name} OBJECT ${ARGN})
  if(ISECT_UNITY AND NOT name MATCHES "_(rays|trees|engine)") # these take longer to compile than their headers
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS ARGN)
      string(REGEX REPLACE "^src/([a-z0-9_]+)/.*" "\\1" folder ${source})
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder})
    endforeach()
  endif()
  target_include_directories(${name} PRIVATE include src ${PROJECT_BINARY_DIR})
  target_compile_definitions(${name} PRIVATE ISECT_DOUBLE=$<STREQUAL:${precision},double>
                             ISECT_KERNEL=${kernel} ISECT_VECTOR=${vector}
                             ISECT_PUBLIC=$<STREQUAL:${kernel},${public_kernel}>)
  separate_arguments(flags UNIX_COMMAND "${flags}")
  set(level 3)
  if(vector EQUAL 0)
    set(level 2)
  elseif(kernel STREQUAL base AND has_wider AND NOT name MATCHES "_(pairs|builder)")
    set(level 1) # for x86 processors without AVX2
  endif()
  target_compile_options(${name} PRIVATE ${flags} ${sections}
                         $<$<OR:$<STREQUAL:$<CONFIG>,>,$<CONFIG:Release>>:-O${level}>)
  if(NOT name MATCHES "_plain_")
    target_compile_options(${name} PRIVATE ${leaf})
  endif()
  target_link_libraries(${name} PRIVATE isect_flags)
  if(flags MATCHES "-mavx512" AND NOT ISECT_UNITY) # reading it takes longer than most of these files do
    target_precompile_headers(${name} PRIVATE <immintrin.h>)
  endif()
  target_sources(isect PRIVATE $<TARGET_OBJECTS:${name}>)
endfunction()

# The catalogue, one for both precisions. Only programs that call it link it.
add_library(isect_catalog OBJECT src/catalog/types.c src/catalog/functions.c)
target_include_directories(isect_catalog PRIVATE include src ${PROJECT_BINARY_DIR})
target_compile_definitions(isect_catalog PRIVATE $<$<NOT:$<BOOL:${ISECT_DOUBLE}>>:ISECT_NO_DOUBLE>)
target_compile_options(isect_catalog PRIVATE ${sections} ${leaf} $<$<OR:$<STREQUAL:$<CONFIG>,>,$<CONFIG:Release>>:-Os>)
target_link_libraries(isect_catalog PRIVATE isect_flags)
target_sources(isect PRIVATE $<TARGET_OBJECTS:isect_catalog>)

# Loops over three corners and three axes, all of which are to be unrolled, and over columns, in registers.
if(NOT CMAKE_C_FLAGS MATCHES "--coverage")
  set_source_files_properties(src/bvh/build.c src/bvh/morton_keys.c src/bvh/refit.c
                              src/engine/contact_many.c PROPERTIES
                              COMPILE_OPTIONS "$<$<OR:$<STREQUAL:$<CONFIG>,>,$<CONFIG:Release>>:-O3>")
endif()

# The builder works in registers of four floats everywhere, for both precisions.
isect_objects(isect_builder float 16 base "" src/bvh/binary.c src/bvh/morton.c src/bvh/collapse.c)

# Engines compute in double for both precisions.
isect_objects(isect_engine double 0 one "" src/engine/body.c src/engine/body_input.c src/engine/cores.c
              src/engine/inside.c src/engine/common.c src/engine/below.c src/engine/proof.c)
# All of it once more, for tests and benchmarks, which call what is not public.
if(ISECT_BUILD_TESTS OR ISECT_BUILD_BENCH)
  add_library(isect_engine_inside STATIC EXCLUDE_FROM_ALL src/core/isa.c src/engine/body.c
              src/engine/body_input.c src/engine/cores.c src/engine/inside.c src/engine/convex.c
              src/engine/convex_depth.c src/engine/planar_depth.c src/engine/depth_pieces.c
              src/engine/convex_sweep.c src/engine/convex_turning.c src/engine/convex_patch.c
              src/engine/box_patch.c src/engine/closed.c src/engine/ellipsoid_box.c
              src/engine/plane_set.c src/engine/polytope.c)
  target_include_directories(isect_engine_inside PRIVATE include src ${PROJECT_BINARY_DIR})
  target_compile_definitions(isect_engine_inside PRIVATE ISECT_DOUBLE=1)
  target_compile_options(isect_engine_inside PRIVATE $<$<OR:$<STREQUAL:$<CONFIG>,>,$<CONFIG:Release>>:-O2>)
  target_link_libraries(isect_engine_inside PRIVATE isect_flags)
endif()

set(precisions float)
if(ISECT_DOUBLE)
  list(APPEND precisions double)
else() # still what decides for floats
  set(deciding src/exact/orient.c)
  foreach(formula IN LISTS formulas)
    file(STRINGS ${formula} decides REGEX "^#define DOUBLE_(DECIDES|REFINES)")
    if(decides)
      list(APPEND deciding ${formula})
    endif()
  endforeach()
  # The exact test of triangle/capsule asks that of segment/triangle.
  list(APPEND deciding src/overlap/segment_triangle.c src/overlap/segment_segment.c src/overlap/point_triangle.c)
  list(REMOVE_DUPLICATES deciding)
  isect_objects(isect_deciding double 0 one "" ${deciding})
  target_compile_definitions(isect_deciding PRIVATE ISECT_DECIDING)
endif()
foreach(precision IN LISTS precisions)
  isect_objects(isect_plain_${precision} ${precision} 0 one "" ${plain})
endforeach()
foreach(isa IN LISTS kernels)
  string(REGEX MATCH "^(.*)=(.*),(.*),(.*):(.*)$" _ "${isa}")
  set(kernel ${CMAKE_MATCH_1})
  set(vector ${CMAKE_MATCH_2})
  set(tree_vector_float ${CMAKE_MATCH_3})
  set(tree_vector_double ${CMAKE_MATCH_4})
  set(flags "${CMAKE_MATCH_5}")
  set(narrow TRUE)
  if(kernel STREQUAL avx512)
    set(narrow FALSE)
  endif()
  foreach(precision IN LISTS precisions)
    isect_objects(isect_pairs_${kernel}_${precision} ${precision} ${vector} ${kernel} "${flags}" ${formulas})
    target_compile_definitions(isect_pairs_${kernel}_${precision} PRIVATE $<$<NOT:$<BOOL:${ISECT_DOUBLE}>>:ISECT_NO_DOUBLE>)
  endforeach()
  if(kernel STREQUAL one AND has_vectors)
    continue()
  endif()
  foreach(precision IN LISTS precisions)
    set(tree_vector ${tree_vector_${precision}})
    isect_objects(isect_wide_loops_${kernel}_${precision} ${precision} ${vector} ${kernel} "${flags}" ${wide_loops})
    isect_objects(isect_rays_${kernel}_${precision} ${precision} ${tree_vector} ${kernel} "${flags}" ${rays})
    if(narrow)
      isect_objects(isect_loops_${kernel}_${precision} ${precision} ${vector} ${kernel} "${flags}" ${loops})
      isect_objects(isect_trees_${kernel}_${precision} ${precision} ${tree_vector} ${kernel} "${flags}" ${trees})
    endif()
  endforeach()
  if(narrow AND NOT ISECT_DOUBLE) # oriented boxes of floats are found in double, too
    isect_objects(isect_boxes_${kernel} double ${vector} ${kernel} "${flags}" src/bound/ditetrahedron.c)
  endif()
  if(narrow)
    isect_objects(isect_engine_${kernel} double ${vector} ${kernel} "${flags}" src/engine/farthest.c src/engine/packed.c
                  src/engine/round_many.c)
    if(TARGET isect_engine_inside)
      target_sources(isect_engine_inside PRIVATE $<TARGET_OBJECTS:isect_engine_${kernel}>)
    endif()
  endif()
endforeach()

# The static library, for bench/sizes.py.
if(BUILD_SHARED_LIBS AND ISECT_BUILD_BENCH)
  get_target_property(sources isect SOURCES)
  add_library(isect_archive STATIC EXCLUDE_FROM_ALL ${sources})
  target_include_directories(isect_archive PRIVATE include src)
  target_compile_options(isect_archive PRIVATE $<TARGET_PROPERTY:isect,COMPILE_OPTIONS>)
  target_link_libraries(isect_archive PRIVATE isect_flags)
elseif(ISECT_BUILD_BENCH)
  add_library(isect_archive ALIAS isect)
endif()
