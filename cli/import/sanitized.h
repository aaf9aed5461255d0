/* cli/import/sanitized.h - detects builds with a sanitizer. */
#ifndef CLI_SANITIZED_H
#define CLI_SANITIZED_H

/* The sanitizers map terabytes of address space before main begins, and slow everything down. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                         \
    __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

#endif
