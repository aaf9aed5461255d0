# For people. Everything is built by CMake in build/; these targets type its commands, and install
# what Debian has to offer for them first (tools/bootstrap).
PREFIX ?= /usr/local
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

help:
	@echo "make demo      pictures of real meshes, in build/demo"
	@echo "make test      build, run all tests, close with: N passed, M failed, K skipped"
	@echo "make check     in a minute: build and test what has changed since origin/main, or SINCE"
	@echo "make bench     how fast, and against whom"
	@echo "make docs      the reference of all functions and types, in build/docs/index.html"
	@echo "make fuzz      a minute of made-up input for each fuzz target"
	@echo "make soak-exact  hours of questions that break geometry, judged without rounding"
	@echo "make soak-bounds an hour of points in volumes, judged without rounding"
	@echo "make soak-convex an hour of pairs for the convex solver, proved again"
	@echo "make soak-meshes  an hour of questions to real meshes, beside loops, whole numbers and CGAL"
	@echo "make soak-walk  minutes of walks over flat seams and hills, each step judged"
	@echo "make soak-sweep an hour of sweeps, a million questions to each closed form, judged in rationals"
	@echo "make soak-witness  half an hour of proofs of overlap, of every pair, checked and judged"
	@echo "make soak-tests  hours of all other tests, a million questions in each loop"
	@echo "make coverage  which lines of src/ do the tests reach?"
	@echo "make install   PREFIX=$(PREFIX), DESTDIR=$(DESTDIR)"
	@echo "make amalgamation  isect.h and isect.c, all of the library, in build/amalgamation"
	@echo "make tidy      what clang-tidy says of src/"
	@echo "make format    clang-format over all C and C++ that is written by hand"
	@echo "make tags      for editors: from every public name to its formula, declaration and test"
	@echo "make clean     remove build/"

# The tests are built where they are run; they need more than the rest.
TESTS = OFF
release:
	@cmake --preset release -DISECT_BUILD_TESTS=$(TESTS)
	@cmake --build build/release -j $(JOBS)

demo:
	@tools/bootstrap demo
	@$(MAKE) --no-print-directory release
	@tools/demo

test:
	@tools/bootstrap test
	@$(MAKE) --no-print-directory release TESTS=ON
	@tools/summary build/release

# What a change touches, in one instruction set.
check:
	@tools/bootstrap test
	@tools/check $(SINCE)

bench:
	@tools/bootstrap bench
	@tools/models build/models bunny00 armadillo || :
	@$(MAKE) --no-print-directory release
	@cmake --build build/release --target isect_bench

docs:
	@tools/bootstrap docs
	@tools/matrix.py pages build/matrix
	@doxygen docs/Doxyfile
	@echo "build/docs/index.html"

fuzz:
	@fuzz/run

SOAK = 10000000
soak-exact:
	@tools/bootstrap soak
	@cmake --preset release -DISECT_BUILD_TESTS=ON -DISECT_SOAK=$(SOAK)
	@cmake --build build/release -j $(JOBS) --target isect_soak_exact

CHECKS = 2500000
soak-bounds:
	@tools/bootstrap soak
	@cmake --preset release -DISECT_BUILD_TESTS=ON
	@cmake --build build/release -j $(JOBS) --target isect_soak_bounds_float isect_soak_bounds_double
	@tools/models build/models
	@build/release/tests/soak/soak_bounds_float $(CHECKS) build/models/*.off
	@build/release/tests/soak/soak_bounds_double $(CHECKS) build/models/*.off

PAIRS = 50000000
soak-convex:
	@tools/bootstrap test
	@cmake --preset release -DISECT_BUILD_TESTS=ON
	@cmake --build build/release -j $(JOBS) --target isect_soak_convex_float isect_soak_convex_double
	@build/release/tests/soak/soak_convex_float $(PAIRS)
	@build/release/tests/soak/soak_convex_double $(PAIRS)

# Of 12500: 150 000 rays a mesh, 100 000 points, 112 500 shapes, 12 500 planes. Few enough triangles for a
# loop.
ANSWERS = 12500
CLOSED = blob-closed ellipsoid joint part rotor pinion spool oblong eight helmet anchor hand pipe
MESHES = $(CLOSED) pig head boeing
soak-meshes:
	@tools/bootstrap soak
	@cmake --preset release -DISECT_BUILD_TESTS=ON
	@cmake --build build/release -j $(JOBS) --target isect_soak_clash $(foreach precision,float double,\
		$(foreach program,bvh_tree bvh_points bvh_soak section,isect_$(program)_$(precision)))
	@tools/models build/models
	@for precision in float double; do \
		for program in bvh/bvh_tree bvh/bvh_points section/section; do \
			ISECT_MESHES="$(MESHES:%=build/models/%.off)" ISECT_SOAK=$(ANSWERS) \
				build/release/tests/$${program}_$$precision || exit 1; \
		done; \
		build/release/tests/bvh/bvh_soak_$$precision leaks $(CLOSED:%=build/models/%.off) || exit 1; \
	done
	@build/release/tests/soak/soak_clash build/models/*.off

STEPS = 100000
soak-walk:
	@tools/bootstrap test
	@cmake --preset release -DISECT_BUILD_TESTS=ON
	@cmake --build build/release -j $(JOBS) --target isect_bvh_move_float isect_bvh_move_double
	@ISECT_SOAK=$(STEPS) build/release/tests/bvh/bvh_move_float
	@ISECT_SOAK=$(STEPS) build/release/tests/bvh/bvh_move_double

PROOFS = 100000
soak-witness:
	@tools/bootstrap test
	@cmake --preset release -DISECT_BUILD_TESTS=ON
	@cmake --build build/release -j $(JOBS) --target isect_soak_witness_float isect_soak_witness_double
	@build/release/tests/soak/soak_witness_float $(PROOFS)
	@build/release/tests/soak/soak_witness_double $(PROOFS)

QUESTIONS = 1000000
soak-sweep:
	@tools/bootstrap test
	@cmake --preset release -DISECT_BUILD_TESTS=ON
	@cmake --build build/release -j $(JOBS) --target isect_rows_float isect_rows_double
	@for row in $$(grep '^pair,sweep,' matrix.csv | grep -v ',engine,' | cut -d, -f3-4 | tr , _); do \
		for precision in float double; do \
			ISECT_SOAK=$(QUESTIONS) build/release/tests/rows_$$precision sweep_$$row || exit 1; \
		done; \
	done

soak-tests:
	@tools/bootstrap test
	@$(MAKE) --no-print-directory release TESTS=ON
	@for program in build/release/tests/*_float build/release/tests/*_double; do \
		case $$program in */hashes*) continue ;; esac; \
		ISECT_SOAK=$(QUESTIONS) $$program || exit 1; \
	done

coverage:
	@tools/coverage build/coverage/pages

# The library and the program alone.
install:
	@tools/bootstrap install
	@$(MAKE) --no-print-directory release
	@DESTDIR="$(DESTDIR)" cmake --install build/release --prefix "$(PREFIX)"
	@if [ -z "$(DESTDIR)" ] && [ "$$(id -u)" = 0 ] && command -v ldconfig >/dev/null; then ldconfig; fi
	@echo "Where ldconfig does not look, link with -Wl,-rpath and the folder of libisect.so."

# The library as two files, for builds that want no other.
amalgamation:
	@tools/bootstrap amalgamation
	@tools/amalgamate build/amalgamation

format:
	@tools/bootstrap format
	@tools/format

tidy:
	@tools/bootstrap tidy
	@tools/tidy

# From every public name to its formula and its declaration.
tags:
	@tools/tags

clean:
	rm -rf build

.PHONY: help release demo test check bench fuzz soak-exact soak-bounds soak-convex soak-meshes soak-walk soak-sweep soak-witness soak-tests coverage docs install amalgamation format tidy tags clean
