// The jail's file system: a small read-only root with exactly the mounts that were asked for.
#include "jail.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Headers of older systems lack these; the numbers are the same on both architectures.
enum {
  CALL_OPEN_TREE = 428,
  CALL_MOVE_MOUNT = 429,
  CALL_MOUNT_SETATTR = 442,
  TREE_CLONE = 1,
  TREE_RECURSIVE = 0x8000,
  MOVE_EMPTY_FROM = 4,
  ATTRIBUTE_READ_ONLY = 1,
  ATTRIBUTE_NO_SUID = 2,
  ATTRIBUTE_NO_DEVICES = 4,
  ATTRIBUTE_NO_EXEC = 8,
};

struct attributes {
  uint64_t set, clear, propagation, user_namespace;
};

static const char *const devices[] = {"null", "zero", "full", "urandom", "random"};
enum { DEVICE_COUNT = 5 };

// A detached copy of what is mounted at a path: later mounts cannot hide it.
static int copy_tree(const char *path, uint64_t set) {
  int tree = (int)syscall(CALL_OPEN_TREE, AT_FDCWD, path, TREE_CLONE | O_CLOEXEC | TREE_RECURSIVE);
  struct attributes attributes = {.set = set};
  if (tree < 0) return -1;
  if (syscall(CALL_MOUNT_SETATTR, tree, "", AT_EMPTY_PATH | TREE_RECURSIVE, &attributes,
              sizeof attributes) == 0)
    return tree;
  int reason = errno;
  close(tree);
  errno = reason;
  return -1;
}

// Makes the folders above a path below the new root, and the last part as a folder or a file.
static int make_place(int root, const char *path, bool is_folder) {
  char copy[1024];
  snprintf(copy, sizeof copy, "%s", path + 1);
  for (char *slash = strchr(copy, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdirat(root, copy, 0755) != 0 && errno != EEXIST) return -1;
    *slash = '/';
  }
  if (is_folder) return mkdirat(root, copy, 0755) == 0 || errno == EEXIST ? 0 : -1;
  int file = openat(root, copy, O_CREAT | O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0644);
  if (file >= 0) close(file);
  return file >= 0 || errno == EEXIST ? 0 : -1;
}

static int attach(int tree, int root, const char *path) {
  struct stat status;
  if (fstat(tree, &status) != 0 || make_place(root, path, S_ISDIR(status.st_mode)) != 0) return -1;
  return (int)syscall(CALL_MOVE_MOUNT, tree, "", root, path + 1, MOVE_EMPTY_FROM);
}

static int attach_all(const struct spec *spec, const int *trees, const int *device_trees, int root,
                      struct failure *failure) {
  for (size_t i = 0; i < spec->mount_count; i++)
    if (attach(trees[i], root, spec->mounts[i].jail) != 0)
      return fail(failure, "mounting %s", spec->mounts[i].jail);
  for (int i = 0; i < DEVICE_COUNT; i++) {
    char path[32];
    snprintf(path, sizeof path, "/dev/%s", devices[i]);
    if (attach(device_trees[i], root, path) != 0) return fail(failure, "mounting %s", path);
  }
  return 0;
}

static int mount_own_folder(const struct launch *launch, struct failure *failure) {
  const struct spec *spec = launch->spec;
  struct work_options options = {.uid = launch->uid,
                                 .bytes = spec->limits.work_bytes,
                                 .files = spec->limits.work_files + spec->file_count +
                                          spec->placed_count + 2,
                                 .runs_files = spec->placed_count > 0};
  for (size_t i = 0; i < spec->file_count; i++)
    options.runs_files = options.runs_files || spec->files[i].is_executable;
  if (work_mount("work", &options, failure) != 0) return -1;
  if (mkdir("work/.tmp", 0700) != 0 || chown("work/.tmp", launch->uid, launch->uid) != 0 ||
      symlink("work/.tmp", "tmp") != 0)
    return fail(failure, "making /tmp");
  return 0;
}

static int enter(const struct launch *launch, struct failure *failure) {
  unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  if (launch->spec->shows_processes && mkdir("proc", 0555) == 0 &&
      mount("proc", "proc", "proc", flags, "subset=pid,hidepid=2") != 0)
    return fail(failure, "mounting /proc");
  // With both names the same, the old root lies on top of the new one, where it can be taken off.
  if (syscall(SYS_pivot_root, ".", ".") != 0) return fail(failure, "changing the root");
  if (umount2(".", MNT_DETACH) != 0) return fail(failure, "leaving the old root");
  if (mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | flags, NULL) != 0)
    return fail(failure, "making the root read-only");
  return 0;
}

int root_build(const struct launch *launch, struct failure *failure) {
  const struct spec *spec = launch->spec;
  int *trees = calloc(spec->mount_count + 1, sizeof *trees), device_trees[DEVICE_COUNT];
  if (trees == NULL) return fail(failure, "memory");
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0)
    return fail(failure, "making mounts private");
  for (size_t i = 0; i < spec->mount_count; i++) {
    trees[i] = copy_tree(spec->mounts[i].host,
                         ATTRIBUTE_READ_ONLY | ATTRIBUTE_NO_SUID | ATTRIBUTE_NO_DEVICES);
    if (trees[i] < 0) return fail(failure, "opening %s", spec->mounts[i].host);
  }
  for (int i = 0; i < DEVICE_COUNT; i++) {
    char path[32];
    snprintf(path, sizeof path, "/dev/%s", devices[i]);
    device_trees[i] =
        copy_tree(path, ATTRIBUTE_READ_ONLY | ATTRIBUTE_NO_SUID | ATTRIBUTE_NO_EXEC);
    if (device_trees[i] < 0) return fail(failure, "opening %s", path);
  }
  unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  if (mount("root", "/tmp", "tmpfs", flags, "mode=0755,size=4m,nr_inodes=4096") != 0 ||
      chdir("/tmp") != 0)
    return fail(failure, "mounting the new root");
  int root = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (root < 0 || mkdirat(root, "work", 0755) != 0 || mkdirat(root, "dev", 0755) != 0)
    return fail(failure, "filling the new root");
  if (attach_all(spec, trees, device_trees, root, failure) != 0) return -1;
  if (mount_own_folder(launch, failure) != 0 || enter(launch, failure) != 0) return -1;
  return 0; // The descriptors go with everything else before the program starts.
}
