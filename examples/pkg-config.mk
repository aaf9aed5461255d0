# The examples with make and pkg-config, over an installed isect:
#
#     make -f pkg-config.mk
#     PKG_CONFIG_PATH=/where/isect/is/installed/lib/pkgconfig make -f pkg-config.mk
#
# STATIC=--static if only libisect.a is installed. OUT=FOLDER for another place than this one.
PKG_CONFIG ?= pkg-config
STATIC ?=
OUT ?= .
HERE := $(dir $(lastword $(MAKEFILE_LIST)))

all: $(OUT)/first $(OUT)/mesh $(OUT)/many $(OUT)/pick $(OUT)/ids $(OUT)/near

$(OUT)/%: $(HERE)%.c
	$(CC) $(CFLAGS) $$($(PKG_CONFIG) --cflags isect) $< -o $@ \
	    $(LDFLAGS) $$($(PKG_CONFIG) $(STATIC) --libs isect)

.PHONY: all
