// The folder that a program may write to.
#include "CZygote.h"

#include <stdio.h>
#include <sys/mount.h>
#include <unistd.h>

int work_mount(const char *path, const struct work_options *options, struct failure *failure) {
  char text[200];
  snprintf(text, sizeof text, "mode=0700,uid=%u,gid=%u,size=%llu,nr_inodes=%llu",
           (unsigned)options->uid, (unsigned)options->uid, (unsigned long long)options->bytes,
           (unsigned long long)options->files);
  unsigned long flags = MS_NOSUID | MS_NODEV | (options->runs_files ? 0 : MS_NOEXEC);
  if (mount("work", path, "tmpfs", flags, text) != 0) return fail(failure, "mounting %s", path);
  return 0;
}
