// Names that tell whose a leftover is, and the sweep at the start.
#include "jail.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// When a process began, in ticks since the boot; 0 when it is gone.
static unsigned long long start_time(pid_t pid) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? -1 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // The name in parentheses may hold anything, so count the fields behind its end.
  const char *place = strrchr(text, ')');
  // Killed, and nobody has asked how it ended.
  if (place != NULL && strlen(place) > 2 && (place[2] == 'Z' || place[2] == 'X')) return 0;
  for (int field = 0; place != NULL && field < 20; field++) place = strchr(place + 1, ' ');
  return place == NULL ? 0 : strtoull(place, NULL, 10);
}

static unsigned long long own_namespace(void) {
  struct stat status;
  return stat("/proc/self/ns/pid", &status) == 0 ? status.st_ino : 0;
}

void job_name(char *name, size_t size, pid_t keeper) {
  static unsigned long long namespace, started;
  static pid_t supervisor;
  if (supervisor == 0) {
    supervisor = getpid();
    namespace = own_namespace();
    started = start_time(supervisor);
  }
  snprintf(name, size, "focus-%llu-%d-%llu-%d", namespace, (int)supervisor, started,
           (int)keeper);
}

// Gives false for names that are not ours and for groups whose owner lives.
static bool is_leftover(const char *name, bool *may_kill) {
  unsigned long long namespace, started;
  int owner, keeper;
  if (sscanf(name, "focus-%llu-%d-%llu-%d", &namespace, &owner, &started, &keeper) != 4)
    return false;
  // An owner in another pid namespace cannot be seen: only empty groups are removed then.
  *may_kill = namespace == own_namespace();
  return !*may_kill || start_time(owner) != started;
}

static void kill_members(const char *path) {
  char name[700], line[32];
  snprintf(name, sizeof name, "%s/cgroup.kill", path);
  write_file(name, "1");
  snprintf(name, sizeof name, "%s/cgroup.procs", path);
  FILE *file = fopen(name, "re");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    int pid = atoi(line);
    if (pid > 0) kill(pid, SIGKILL);
  }
  if (file != NULL) fclose(file);
}

// What was removed, of groups and folders.
static int removed_groups, removed_folders;

void sweep_tree(const char *path, int depth) {
  DIR *folder = depth > 0 ? opendir(path) : NULL;
  struct dirent *entry;
  while (folder != NULL && (entry = readdir(folder)) != NULL) {
    char child[600];
    bool may_kill = false;
    if (entry->d_type != DT_DIR || entry->d_name[0] == '.') continue;
    if (snprintf(child, sizeof child, "%s/%s", path, entry->d_name) >= (int)sizeof child) continue;
    if (!is_leftover(entry->d_name, &may_kill)) {
      sweep_tree(child, depth - 1);
      continue;
    }
    for (int attempt = 0; attempt < 100; attempt++) {
      if (may_kill) kill_members(child);
      bool is_gone = rmdir(child) == 0;
      removed_groups += is_gone;
      if (is_gone || !may_kill) break;
      usleep(2000);
    }
  }
  if (folder != NULL) closedir(folder);
}

// Work folders of rungs without namespaces, named after the Focus process that asked for them.
void sweep_folders(void) {
  DIR *folder = opendir("/tmp");
  struct dirent *entry;
  while (folder != NULL && (entry = readdir(folder)) != NULL) {
    int owner, number;
    char path[300];
    if (sscanf(entry->d_name, "focus-jail-%d-%d", &owner, &number) != 2) continue;
    if (kill(owner, 0) == 0 || errno != ESRCH) continue;
    snprintf(path, sizeof path, "/tmp/%s", entry->d_name);
    remove_folder(path);
    removed_folders++;
  }
  if (folder != NULL) closedir(folder);
}

void sweep_tell(void) {
  if (removed_groups + removed_folders == 0) return;
  dprintf(STDERR_FILENO,
          "Cleaned up %d control group%s and %d work folder%s of a Focus that was killed.\n",
          removed_groups, removed_groups == 1 ? "" : "s", removed_folders,
          removed_folders == 1 ? "" : "s");
}
