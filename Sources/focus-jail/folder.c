// A job's work folder: filled from outside before the start, removed without following links.
#include "jail.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int write_all(int file, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return -1;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

int placed_open(struct spec *spec, struct failure *failure) {
  for (size_t i = 0; i < spec->placed_count; i++) {
    struct placed_spec *item = &spec->placed[i];
    struct stat status;
    item->file = open(item->host, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (item->file < 0) return fail(failure, "opening %.300s", item->host);
    if (fstat(item->file, &status) != 0 || !S_ISREG(status.st_mode))
      return refuse(failure, "%.300s is no plain file", item->host);
  }
  return 0;
}

void placed_close(struct spec *spec) {
  for (size_t i = 0; i < spec->placed_count; i++) {
    if (spec->placed[i].file >= 0) close(spec->placed[i].file);
    spec->placed[i].file = -1;
  }
}

static int copy_all(int from, int to) {
  static uint8_t bytes[256 << 10];
  while (true) {
    ssize_t count = read(from, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return (int)count;
    if (write_all(to, bytes, (size_t)count) != 0) return -1;
    if ((size_t)count < sizeof bytes) return 0; // A plain file gives less at its end alone.
  }
}

// Makes one file of the program's own; its bytes come from memory, or else from a file.
static int fill_one(const char *name, const uint8_t *bytes, size_t count, int from,
                    bool is_executable, uid_t uid, int work, struct failure *failure) {
  int flags = O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC;
  int file = openat(work, name, flags, is_executable ? 0700 : 0600);
  if (file < 0) return fail(failure, "making %s", name);
  int result = from >= 0 ? copy_all(from, file) : write_all(file, bytes, count);
  bool is_done = result == 0 && fchown(file, uid, uid) == 0;
  int reason = errno;
  close(file);
  errno = reason;
  return is_done ? 0 : fail(failure, "writing %s", name);
}

int work_fill(const struct spec *spec, uid_t uid, int work, struct failure *failure) {
  for (size_t i = 0; i < spec->file_count; i++) {
    const struct file_spec *item = &spec->files[i];
    if (fill_one(item->name, item->bytes, item->count, -1, item->is_executable, uid, work,
                 failure) != 0)
      return -1;
  }
  for (size_t i = 0; i < spec->placed_count; i++) {
    const struct placed_spec *item = &spec->placed[i];
    if (fill_one(item->name, NULL, 0, item->file, true, uid, work, failure) != 0) return -1;
  }
  return 0;
}

// Where a folder's rights can't be taken back, what is done with it next fails by itself.
static void take_back(int folder, const char *name) {
  if (fchmodat(folder, name, 0700, AT_SYMLINK_NOFOLLOW) != 0) return;
}

// Lifts a folder's own folders to the one at the top, and takes everything else away.
static void flatten(int top, int folder, unsigned *number) {
  DIR *list = fdopendir(folder);
  struct dirent *entry;
  if (list == NULL) close(folder);
  while (list != NULL && (entry = readdir(list)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (unlinkat(folder, entry->d_name, 0) == 0) continue;
    take_back(folder, entry->d_name);
    char name[32];
    // A folder takes no other's place but an empty one's.
    do snprintf(name, sizeof name, ".lifted-%u", (*number)++);
    while (renameat(folder, entry->d_name, top, name) != 0 &&
           (errno == ENOTDIR || errno == ENOTEMPTY || errno == EEXIST));
  }
  if (list != NULL) closedir(list);
}

// Neither the depth nor the width of what a program leaves asks for a longer stack or more descriptors.
static bool has_emptied_some(int top, DIR *list, unsigned *number) {
  struct dirent *entry;
  bool has = false;
  rewinddir(list);
  while ((entry = readdir(list)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (unlinkat(top, entry->d_name, 0) == 0) continue;
    take_back(top, entry->d_name);
    int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
    int child = openat(top, entry->d_name, flags);
    if (child >= 0) flatten(top, child, number);
    has = unlinkat(top, entry->d_name, AT_REMOVEDIR) == 0 || has;
  }
  return has;
}

// Every folder on the way must let others through, also where a link leads elsewhere.
static bool lets_through(const char *path) {
  char part[PATH_MAX];
  struct stat status;
  for (const char *end = strchr(path + 1, '/'); end != NULL; end = strchr(end + 1, '/')) {
    size_t count = (size_t)(end - path);
    if (count >= sizeof part) return false;
    memcpy(part, path, count);
    part[count] = 0;
    if (stat(part, &status) != 0 || (status.st_mode & S_IXOTH) == 0) return false;
  }
  mode_t needed = S_IROTH;
  if (stat(path, &status) != 0) return true; // Whoever opens it says what is wrong.
  if (S_ISDIR(status.st_mode)) needed |= S_IXOTH;
  return (status.st_mode & needed) == needed;
}

bool is_open_to_all(const char *path) {
  char real[PATH_MAX];
  return lets_through(path) && (realpath(path, real) == NULL || lets_through(real));
}

void remove_folder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *list = folder < 0 ? NULL : fdopendir(folder);
  if (list == NULL && folder >= 0) close(folder);
  unsigned number = 0;
  while (list != NULL && has_emptied_some(folder, list, &number)) {
  }
  if (list != NULL) closedir(list);
  rmdir(path);
}
