/* cli/import/cgroup.h - the memory that the groups of a process may use (cgroups of Linux). */
#ifndef CLI_CGROUP_H
#define CLI_CGROUP_H

/* The least limit in bytes of the groups in `list`, /proc/self/cgroup, and of those around them, by
 * the files below `root`, /sys/fs/cgroup; infinite without a limit. */
double cgroup_memory(const char *list, const char *root);

#endif
