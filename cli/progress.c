/* cli/progress.c - a thread looks four times a second at the piece of work, if there is one. It is
 * started by the first piece, only for a terminal, and ends with the program. A child that reads a
 * mesh does not have it. */
#define _POSIX_C_SOURCE 200809L
#include "progress.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { WORDS = 60, QUARTER = 250000000 }; /* nanoseconds */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool started, shown;
static double since; /* the start of the piece of work; 0: none */
static char text[2 * WORDS];
static size_t part, whole;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void put(const char *line)
{
    if (write(STDERR_FILENO, line, strlen(line)) < 0)
        since = 0; /* the terminal is gone */
}

/* The functions below are called with the lock held. */
static void clear(void)
{
    if (shown)
        put("\r\033[K");
    shown = false;
}

static void show(void)
{
    char line[4 * WORDS], share[WORDS] = "";
    const double seconds = now() - since;
    if (since == 0 || seconds < 1)
        return;
    if (whole > 0)
        snprintf(share, sizeof share, " %.0f %%,", 100 * (double)part / (double)whole);
    snprintf(line, sizeof line, "\r%s:%s %.0f s\033[K", text, share, seconds);
    shown = true;
    put(line);
}

static void *watch(void *unused)
{
    for (;;) {
        nanosleep(&(struct timespec){0, QUARTER}, NULL);
        pthread_mutex_lock(&lock);
        show();
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

/* Signals stay with the main thread. */
static void start(void)
{
    const char *term = getenv("TERM");
    pthread_t thread;
    sigset_t all, before;
    started = true;
    if (!isatty(STDERR_FILENO) || term == NULL || strcmp(term, "dumb") == 0)
        return;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    if (pthread_create(&thread, NULL, watch, NULL) == 0)
        pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void progress_begin(const char *words, const char *name)
{
    const char *slash = name != NULL ? strrchr(name, '/') : NULL;
    const char *last = slash != NULL ? slash + 1 : name != NULL ? name : "";
    pthread_mutex_lock(&lock);
    snprintf(text, sizeof text, "%s%s%.*s", words, *last != '\0' ? " " : "", WORDS, last);
    for (char *c = text; *c != '\0'; c++)
        *c = (unsigned char)*c < ' ' || *c == 127 ? '?' : *c;
    part = whole = 0, since = now();
    if (!started)
        start();
    pthread_mutex_unlock(&lock);
}

void progress_share(size_t done, size_t all)
{
    pthread_mutex_lock(&lock);
    part = done, whole = all;
    pthread_mutex_unlock(&lock);
}

void progress_end(void)
{
    pthread_mutex_lock(&lock);
    since = 0;
    clear();
    pthread_mutex_unlock(&lock);
}

void progress_clear(void)
{
    pthread_mutex_lock(&lock);
    clear();
    pthread_mutex_unlock(&lock);
}
