// What a tree of processes uses, without control groups: their clocks and /proc.
#include "jail.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAXIMUM_PROCESSES = 4096 };

static size_t read_text(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? 0 : read(file, text, size - 1);
  if (file >= 0) close(file);
  text[count < 0 ? 0 : count] = 0;
  return count < 0 ? 0 : (size_t)count;
}

// Appends the children of all of a process's threads.
static size_t add_children(pid_t pid, pid_t *list, size_t count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
  DIR *tasks = opendir(path);
  struct dirent *entry;
  while (tasks != NULL && (entry = readdir(tasks)) != NULL) {
    char name[64], text[16384];
    if (entry->d_name[0] == '.') continue;
    snprintf(name, sizeof name, "/proc/%d/task/%.20s/children", (int)pid, entry->d_name);
    read_text(name, text, sizeof text);
    char *place = text, *end;
    for (long child; (child = strtol(place, &end, 10)) > 0 && end != place; place = end)
      if (count < MAXIMUM_PROCESSES) list[count++] = (pid_t)child;
  }
  if (tasks != NULL) closedir(tasks);
  return count;
}

// The CPU time of a process: its own by its clock, its dead children's in ticks.
static uint64_t process_cpu(pid_t pid) {
  clockid_t clock;
  struct timespec time;
  uint64_t sum = 0;
  if (clock_getcpuclockid(pid, &clock) == 0 && clock_gettime(clock, &time) == 0)
    sum = (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
  read_text(path, text, sizeof text);
  const char *place = strrchr(text, ')');
  for (int field = 0; place != NULL && field < 14; field++) place = strchr(place + 1, ' ');
  if (place == NULL) return sum;
  char *end;
  unsigned long long ticks = strtoull(place, &end, 10);
  ticks += strtoull(end, NULL, 10);
  return sum + ticks * (1000000000 / (uint64_t)sysconf(_SC_CLK_TCK));
}

static uint64_t kilobytes(const char *text, const char *name) {
  const char *place = strstr(text, name);
  return place == NULL ? 0 : strtoull(place + strlen(name), NULL, 10) * 1024;
}

static uint64_t process_memory(pid_t pid) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
  read_text(path, text, sizeof text);
  return kilobytes(text, "\nRssAnon:") + kilobytes(text, "\nRssShmem:");
}

void processes_measure(const pid_t *roots, size_t root_count, struct processes *sum) {
  static pid_t list[MAXIMUM_PROCESSES];
  memset(sum, 0, sizeof *sum);
  memcpy(list, roots, root_count * sizeof *roots);
  size_t count = root_count;
  for (size_t i = 0; i < count; i++) {
    sum->cpu += process_cpu(list[i]);
    sum->memory += process_memory(list[i]);
    sum->count++;
    count = add_children(list[i], list, count);
  }
}

// A thread's time on the line for a processor; false where it is not told, and for one that runs or
// waits for a disk.
static bool thread_delay(const char *folder, const char *thread, uint64_t *nanoseconds) {
  char path[96], text[512];
  snprintf(path, sizeof path, "%s/%.20s/stat", folder, thread);
  read_text(path, text, sizeof text);
  const char *state = strrchr(text, ')');
  if (state != NULL && state[1] == ' ' && (state[2] == 'R' || state[2] == 'D'))
    return false;
  snprintf(path, sizeof path, "%s/%.20s/schedstat", folder, thread);
  // One that ended meanwhile waits no more.
  if (read_text(path, text, sizeof text) == 0) return state == NULL;
  char *place;
  strtoull(text, &place, 10);
  *nanoseconds += strtoull(place, NULL, 10);
  return true;
}

bool processes_delay(const pid_t *roots, size_t root_count, uint64_t *nanoseconds) {
  static pid_t list[MAXIMUM_PROCESSES];
  memcpy(list, roots, root_count * sizeof *roots);
  size_t count = root_count;
  bool is_known = true;
  *nanoseconds = 0;
  for (size_t i = 0; i < count && is_known; i++) {
    char folder[64];
    snprintf(folder, sizeof folder, "/proc/%d/task", (int)list[i]);
    DIR *tasks = opendir(folder);
    struct dirent *entry;
    while (tasks != NULL && is_known && (entry = readdir(tasks)) != NULL)
      if (entry->d_name[0] != '.') is_known = thread_delay(folder, entry->d_name, nanoseconds);
    if (tasks != NULL) closedir(tasks);
    count = add_children(list[i], list, count);
  }
  return is_known;
}

unsigned processes_below(pid_t root) {
  static pid_t list[MAXIMUM_PROCESSES];
  list[0] = root;
  size_t count = 1;
  for (size_t i = 0; i < count; i++) count = add_children(list[i], list, count);
  return (unsigned)count - 1;
}

// Kills every process of a private user: no process can leave it.
void processes_kill_user(uid_t uid) {
  pid_t child = fork();
  if (child == 0) {
    if (setresuid(uid, uid, uid) == 0 && getuid() == uid) kill(-1, SIGKILL);
    _exit(0);
  }
  if (child > 0) waitpid(child, NULL, 0);
}

// Ends all descendants, also those that fork meanwhile, and reaps what falls to the caller.
void processes_kill(pid_t root, uid_t uid) {
  static pid_t list[MAXIMUM_PROCESSES];
  for (int round = 0; round < 500; round++) {
    if (uid != 0) processes_kill_user(uid);
    list[0] = root;
    size_t count = 1;
    for (size_t i = 0; i < count; i++) count = add_children(list[i], list, count);
    for (size_t i = 1; i < count; i++) kill(list[i], SIGKILL);
    while (waitpid(-1, NULL, WNOHANG) > 0) {
    }
    if (count == 1) return;
    usleep(1000);
  }
}
