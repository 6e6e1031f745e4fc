// Control groups: version 2 with memory and pids, or version 1 with a leaf of version 2.
#include "jail.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MEMORY, PIDS, CPUACCT, FREEZER, UNIFIED, HIERARCHIES };
static const char *const names[] = {"memory", "pids", "cpuacct", "freezer"};
static char bases[HIERARCHIES][384], points[HIERARCHIES][256];

// Whether a comma-separated list holds a word.
static bool holds(const char *list, const char *word) {
  size_t count = strlen(word);
  for (const char *part = list; part != NULL; part = strchr(part, ',')) {
    if (*part == ',') part++;
    if (strncmp(part, word, count) == 0 && strchr(",\n", part[count]) != NULL) return true;
  }
  return false;
}

static void set_base(int hierarchy, const char *point, const char *own) {
  char path[sizeof bases[0]];
  struct stat status;
  snprintf(points[hierarchy], sizeof points[hierarchy], "%s", point);
  int count = snprintf(path, sizeof path, "%s%s", point, strcmp(own, "/") == 0 ? "" : own);
  // In a container the own path may lie outside what is mounted.
  bool fits = count < (int)sizeof path && strstr(own, "..") == NULL;
  if (!fits || stat(path, &status) != 0) snprintf(path, sizeof path, "%s", point);
  memcpy(bases[hierarchy], path, sizeof path);
}

// Reads this process's own path in a hierarchy ("" for version 2) from /proc/self/cgroup.
static void own_path(const char *controller, char *path, size_t size) {
  char line[1024];
  snprintf(path, size, "/");
  FILE *file = fopen("/proc/self/cgroup", "re");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    char *list = strchr(line, ':');
    char *own = list == NULL ? NULL : strchr(list + 1, ':');
    if (own == NULL) continue;
    *own++ = 0;
    own[strcspn(own, "\n")] = 0;
    bool is_it = controller[0] == 0 ? list[1] == 0 : holds(list + 1, controller);
    if (is_it) snprintf(path, size, "%s", own);
  }
  if (file != NULL) fclose(file);
}

void cgroup_find_bases(void) {
  char line[1024], own[320];
  FILE *file = fopen("/proc/self/mounts", "re");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    char point[256], type[32], options[512];
    if (sscanf(line, "%*s %255s %31s %511s", point, type, options) != 3) continue;
    if (strcmp(type, "cgroup2") == 0 && bases[UNIFIED][0] == 0) {
      own_path("", own, sizeof own);
      set_base(UNIFIED, point, own);
    }
    for (int i = MEMORY; i < UNIFIED && strcmp(type, "cgroup") == 0; i++) {
      if (!holds(options, names[i])) continue;
      own_path(names[i], own, sizeof own);
      set_base(i, point, own);
    }
  }
  if (file != NULL) fclose(file);
}

int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = write(file, text, strlen(text));
  int reason = errno;
  close(file);
  errno = reason;
  return count == (ssize_t)strlen(text) ? 0 : -1;
}

static int write_in(const char *folder, const char *name, const char *text) {
  char path[640];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return write_file(path, text);
}

static int write_number(const char *folder, const char *name, uint64_t number) {
  char text[32];
  snprintf(text, sizeof text, "%llu", (unsigned long long)number);
  return write_in(folder, name, text);
}

static int open_in(const char *folder, const char *name, int flags) {
  char path[640];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return open(path, flags | O_CLOEXEC);
}

static bool exists_in(const char *folder, const char *name) {
  char path[640];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return access(path, W_OK) == 0;
}

void cgroup_none(struct cgroup *group) {
  memset(group, 0, sizeof *group);
  for (int i = 0; i < 4; i++) group->joins[i] = -1;
  group->unified = group->cpu = group->peak = group->events = group->kill = -1;
  group->memory = group->members = -1;
}

static int create_folder(struct cgroup *group, int hierarchy, const char *name) {
  if (bases[hierarchy][0] == 0) {
    errno = ENOENT;
    return -1;
  }
  char path[sizeof group->paths[0]];
  snprintf(path, sizeof path, "%s/%s", bases[hierarchy], name);
  if (mkdir(path, 0755) != 0) return -1;
  memcpy(group->paths[hierarchy], path, sizeof path);
  return 0;
}

static int create_v1(struct cgroup *group, const struct limits *limits, const char *name,
                     struct failure *failure) {
  for (int i = MEMORY; i < UNIFIED; i++) {
    bool is_needed = i == MEMORY || i == PIDS;
    if (create_folder(group, i, name) == 0)
      group->joins[i] = open_in(group->paths[i], "tasks", O_WRONLY);
    if (is_needed && group->joins[i] < 0) return fail(failure, "cgroup v1 %s", names[i]);
  }
  const char *memory = group->paths[MEMORY];
  if (write_number(memory, "memory.limit_in_bytes", limits->memory) != 0)
    return fail(failure, "cgroup v1 memory limit");
  write_number(memory, "memory.memsw.limit_in_bytes", limits->memory);
  if (write_number(group->paths[PIDS], "pids.max", limits->processes + 1) != 0)
    return fail(failure, "cgroup v1 process limit");
  group->peak = open_in(memory, "memory.max_usage_in_bytes", O_RDWR);
  group->events = open_in(memory, "memory.oom_control", O_RDONLY);
  group->memory = open_in(memory, "memory.usage_in_bytes", O_RDONLY);
  group->members = open_in(memory, "cgroup.procs", O_RDONLY);
  if (group->joins[CPUACCT] >= 0)
    group->cpu = open_in(group->paths[CPUACCT], "cpuacct.usage", O_RDONLY);
  // The leaf of version 2 limits nothing but kills everything in it at once.
  if (create_folder(group, UNIFIED, name) == 0)
    group->unified = open(group->paths[UNIFIED], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return 0;
}

static int create_v2(struct cgroup *group, const struct limits *limits, const char *name,
                     struct failure *failure) {
  if (create_folder(group, UNIFIED, name) != 0) return fail(failure, "cgroup v2");
  const char *path = group->paths[UNIFIED];
  if (write_number(path, "memory.max", limits->memory) != 0)
    return fail(failure, "cgroup v2 memory limit");
  if (write_number(path, "pids.max", limits->processes + 1) != 0)
    return fail(failure, "cgroup v2 process limit");
  write_in(path, "memory.swap.max", "0");
  group->unified = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (group->unified < 0) return fail(failure, "cgroup v2");
  group->peak = open_in(path, "memory.peak", O_RDWR);
  if (group->peak < 0) group->peak = open_in(path, "memory.peak", O_RDONLY);
  if (group->peak < 0) group->peak = open_in(path, "memory.current", O_RDONLY);
  group->events = open_in(path, "memory.events", O_RDONLY);
  group->memory = open_in(path, "memory.current", O_RDONLY);
  group->members = open_in(path, "cgroup.procs", O_RDONLY);
  return 0;
}

int cgroup_create(struct cgroup *group, int version, const struct limits *limits,
                  const char *name, struct failure *failure) {
  cgroup_none(group);
  int result = version == 2 ? create_v2(group, limits, name, failure)
                            : create_v1(group, limits, name, failure);
  if (result != 0) {
    cgroup_remove(group);
    return -1;
  }
  group->version = version;
  group->memory_limit = limits->memory;
  group->process_limit = limits->processes;
  if (group->unified >= 0) {
    group->kill = open_in(group->paths[UNIFIED], "cgroup.kill", O_WRONLY);
    if (group->cpu < 0) group->cpu = open_in(group->paths[UNIFIED], "cpu.stat", O_RDONLY);
  }
  return 0;
}

int cgroup_join(const struct cgroup *group) {
  // "0" means the writer, and a lone thread moves without the lock that "procs" takes.
  for (int i = 0; i < 4; i++)
    if (group->joins[i] >= 0 && write(group->joins[i], "0", 1) != 1) return -1;
  return 0;
}

// Finds a group below which version 2 limits memory and processes: the own one or one above.
static bool find_v2(struct failure *failure) {
  char path[sizeof bases[0]];
  memcpy(path, bases[UNIFIED], sizeof path);
  struct stat status;
  while (path[0] != 0 && stat(path, &status) == 0) {
    write_in(path, "cgroup.subtree_control", "+memory +pids");
    char trial[512];
    snprintf(trial, sizeof trial, "%s/focus-trial-%d", path, (int)getpid());
    bool works = false;
    if (mkdir(trial, 0755) == 0) {
      works = exists_in(trial, "memory.max") && exists_in(trial, "pids.max");
      if (!works) errno = ENOTSUP;
      int reason = errno;
      rmdir(trial);
      errno = reason;
    }
    if (works) {
      memcpy(bases[UNIFIED], path, sizeof path);
      return true;
    }
    fail(failure, "cgroup v2 below %s", path);
    *strrchr(path, '/') = 0;
    if (path[0] == 0 || !exists_in(path, "cgroup.procs")) break;
  }
  return false;
}

int cgroup_version(struct failure *v2, struct failure *v1) {
  if (bases[UNIFIED][0] != 0 && find_v2(v2)) return 2;
  if (bases[MEMORY][0] == 0 || bases[PIDS][0] == 0) return 0;
  struct cgroup group;
  struct limits limits = {.memory = 64 << 20, .processes = 4};
  char name[64];
  job_name(name, sizeof name, getpid());
  if (cgroup_create(&group, 1, &limits, name, v1) != 0) return 0;
  cgroup_remove(&group);
  return 1;
}

bool cgroup_has_kill(void) {
  char path[512];
  snprintf(path, sizeof path, "%s/focus-trial-%d", bases[UNIFIED], (int)getpid());
  if (bases[UNIFIED][0] == 0 || mkdir(path, 0755) != 0) return false;
  bool has = exists_in(path, "cgroup.kill");
  rmdir(path);
  return has;
}

static size_t read_again(int file, char *text, size_t size) {
  ssize_t count = file < 0 ? 0 : pread(file, text, size - 1, 0);
  text[count < 0 ? 0 : count] = 0;
  return count < 0 ? 0 : (size_t)count;
}

static uint64_t field(const char *text, const char *name) {
  const char *place = strstr(text, name);
  return place == NULL ? 0 : strtoull(place + strlen(name), NULL, 10);
}

bool cgroup_cpu(const struct cgroup *group, uint64_t *nanoseconds) {
  char text[1024];
  if (read_again(group->cpu, text, sizeof text) == 0) return false;
  bool is_v2 = strncmp(text, "usage_usec ", 11) == 0;
  *nanoseconds = is_v2 ? field(text, "usage_usec ") * 1000 : strtoull(text, NULL, 10);
  return true;
}

uint64_t cgroup_peak(const struct cgroup *group) {
  char text[64];
  return read_again(group->peak, text, sizeof text) == 0 ? 0 : strtoull(text, NULL, 10);
}

uint64_t cgroup_memory(const struct cgroup *group) {
  char text[64];
  return read_again(group->memory, text, sizeof text) == 0 ? 0 : strtoull(text, NULL, 10);
}

unsigned cgroup_members(const struct cgroup *group) {
  char text[4096];
  unsigned count = 0;
  size_t length = read_again(group->members, text, sizeof text);
  for (size_t i = 0; i < length; i++) count += text[i] == '\n';
  return count;
}

void cgroup_limit(struct cgroup *group, uint64_t memory, uint64_t processes) {
  if (group->events < 0) return;
  if (processes != group->process_limit)
    write_number(group->paths[group->version == 2 ? UNIFIED : PIDS], "pids.max", processes + 1);
  group->process_limit = processes;
  if (memory == group->memory_limit) return;
  const char *const files[] = {"memory.limit_in_bytes", "memory.memsw.limit_in_bytes"};
  if (group->version == 2) {
    write_number(group->paths[UNIFIED], "memory.max", memory);
  } else {
    // The second may never be below the first.
    bool grows = memory > group->memory_limit;
    write_number(group->paths[MEMORY], files[grows], memory);
    write_number(group->paths[MEMORY], files[!grows], memory);
  }
  group->memory_limit = memory;
}

uint64_t cgroup_oom_kills(const struct cgroup *group) {
  char text[1024];
  return read_again(group->events, text, sizeof text) == 0 ? 0 : field(text, "\noom_kill ");
}

void cgroup_begin_case(struct cgroup *group) {
  if (group->peak >= 0) group->resets_peak = pwrite(group->peak, "0", 1, 0) == 1;
}

void cgroup_kill(const struct cgroup *group) {
  if (group->kill >= 0 && write(group->kill, "1", 1) != 1) return;
}

// A group can be removed a moment after its last process is gone.
static void remove_group(const char *path) {
  for (int attempt = 0; attempt < 1000 && rmdir(path) != 0 && errno == EBUSY; attempt++)
    usleep(1000);
}

static void close_one(int *file) {
  if (*file >= 0) close(*file);
  *file = -1;
}

void cgroup_remove(struct cgroup *group) {
  for (int i = 0; i < 4; i++) close_one(&group->joins[i]);
  close_one(&group->unified);
  close_one(&group->cpu);
  close_one(&group->peak);
  close_one(&group->events);
  close_one(&group->kill);
  close_one(&group->memory);
  close_one(&group->members);
  for (int i = 0; i < HIERARCHIES; i++)
    if (group->paths[i][0] != 0) remove_group(group->paths[i]);
}

void sweep_cgroups(void) {
  for (int i = HIERARCHIES - 1; i >= 0; i--)
    if (points[i][0] != 0) sweep_tree(points[i], 8);
}

void cgroup_remove_named(const char *name) {
  for (int i = HIERARCHIES - 1; i >= 0; i--) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s", bases[i], name);
    if (bases[i][0] == 0 || access(path, F_OK) != 0) continue;
    write_in(path, "cgroup.kill", "1");
    remove_group(path);
  }
}
