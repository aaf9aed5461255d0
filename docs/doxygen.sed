# A header as doxygen is to read it.

# The first line says what the file is for. It becomes two; an empty one makes up for it.
1s,^/\* (isectd?/[a-z0-9]+\.h) - ,/** @file \1\n * ,
1,/^$/{
  /^$/d
}

# The parts of a comment stand out.
/^\/\/\/ /s/(^\/\/\/|[.]) (Bad input|Exact|Accuracy|Conservative|Method|Seed|Cost|Batch):( |$)/\1 **\2:**\3/g

# A comment behind several fields belongs to each of them.
:field
s,^( +|.*\*/ )((const )?[a-z0-9_]+) ([^ ;\,]+)\, ([^;]*); *///< (.*)$,\1\2 \4; /**< \6 */ \2 \5; ///< \6,
t field
