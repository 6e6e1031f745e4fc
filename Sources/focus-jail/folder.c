// A job's work folder: filled from outside before the start, removed without following links.
#include "jail.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
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

int work_fill(const struct spec *spec, uid_t uid, int work, struct failure *failure) {
  for (size_t i = 0; i < spec->file_count; i++) {
    const struct file_spec *item = &spec->files[i];
    int flags = O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC;
    int file = openat(work, item->name, flags, 0600);
    if (file < 0) return fail(failure, "making %s", item->name);
    bool is_done = write_all(file, item->bytes, item->count) == 0 &&
                   fchown(file, uid, uid) == 0 &&
                   fchmod(file, item->is_executable ? 0700 : 0600) == 0;
    int reason = errno;
    close(file);
    errno = reason;
    if (!is_done) return fail(failure, "writing %s", item->name);
  }
  return 0;
}

static void empty_folder(int folder, int depth) {
  DIR *list = fdopendir(folder);
  struct dirent *entry;
  if (list == NULL) close(folder);
  while (list != NULL && (entry = readdir(list)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (unlinkat(folder, entry->d_name, 0) == 0 || depth == 0) continue;
    fchmodat(folder, entry->d_name, 0700, AT_SYMLINK_NOFOLLOW);
    int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
    int child = openat(folder, entry->d_name, flags);
    if (child >= 0) empty_folder(child, depth - 1);
    unlinkat(folder, entry->d_name, AT_REMOVEDIR);
  }
  if (list != NULL) closedir(list);
}

void remove_folder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder >= 0) empty_folder(folder, 200);
  rmdir(path);
}
