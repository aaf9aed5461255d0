# A header as doxygen is to read it.

# The first line says what the file is for. It becomes two; an empty one makes up for it.
1s,^/\* (isect/[a-z0-9]+\.h) - ,/** @file \1\n * ,
1,/^$/{
  /^$/d
}

# The parts of a comment stand out.
/^\/\/\/ /s/(^\/\/\/|[.]) ((Bad input|Exact|Accuracy|Conservative|Method|Cost|Batch|All)((,| and) [a-z]+)*):( |$)/\1 **\2:**\6/g

# A comment behind several fields belongs to each of them.
:field
s,^( +|.*\*/ )((const )?[a-z0-9_]+) ([^ ;\,]+)\, ([^;]*); *///< (.*)$,\1\2 \4; /**< \6 */ \2 \5; ///< \6,
t field

# What tools/mirror makes without comments: views in a line, the functions that make them, those for many.
/^typedef struct isect_[a-z0-9_]+ \{ ./{
  :join
  /\}/!{
    N
    s/\n +/ /
    b join
  }
  s,^typedef struct (isect_[a-z0-9_]+),/** Views of many: see the file's description. */\n&,
  :split
  s/([{;] )((const )?[a-z0-9_]+ )([^ ;,]+), ([^;]*;)/\1\2\4; \2\5/
  t split
  s,; ,; /**< the first of n values *\/ ,g
  s,(size_t stride; /..<)[^*]*,\1 bytes from one to the next; 0: no gaps; or ISECT_REPEAT ,
}
s,^ISECT_INLINE (isect_[a-z0-9_]+) isect_[a-z0-9_]+_of\(.*\*first\)$,/** An array of structs as \1. @param first The first of them. @return Pointers into it\, and the stride. */\n&,
s,^ISECT_INLINE (isect_[a-z0-9_]+) isect_[a-z0-9_]+_one\(.*\*shape\)$,/** One shape as \1: the same n times. @param shape The shape. @return Pointers into it\, and ISECT_REPEAT. */\n&,
/^ISECT_API void isect_[a-z0-9_]+_n\(isect_[a-z0-9_]+ a,/{
  :many
  /;/!{
    N
    s/\n +/ /
    b many
  }
  s,^ISECT_API void (isect_[a-z0-9_]+)_n\(.* \**([a-z0-9_]+)\);,/** \1 for n pairs: answer i is\, bit for bit\, that of \1 for a[i] and b[i]. @param a n shapes. @param b n shapes. @param n How many pairs. @param \2 Receives n answers. */\n&,
}
