// The zygote: a process with a language's runtime in it, which forks a confined child for each run.
// It never sees a learner's code, holds no descriptor but its control socket, and has just the
// privileges to make a namespace, mount the work folder and become the child's user.
#include "CZygote.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

struct zygote {
  int control, self; // A pidfd of its own.
  struct zygote_order order;
  int ends[MOST_DESCRIPTORS];
  pid_t sleeper, program;
  int sleeper_file, program_file, work;
  bool has_processes; // A run's own /proc is mounted.
};

static void give_up(const struct zygote *zygote, const struct failure *failure) {
  struct status_message message = {.kind = STATUS_FAILED, .failure = *failure};
  status_send(zygote->control, &message, NULL, 0);
  _exit(127);
}

static int place_descriptors(const struct zygote *zygote, struct failure *failure) {
  int files[1 + MOST_DESCRIPTORS] = {open("/dev/null", O_RDONLY | O_CLOEXEC)};
  memcpy(files + 1, zygote->ends, sizeof zygote->ends);
  // None of them may be overwritten before it was placed.
  for (int i = 0; i <= MOST_DESCRIPTORS; i++)
    if (files[i] <= MOST_DESCRIPTORS) files[i] = fcntl(files[i], F_DUPFD_CLOEXEC, 4);
  for (int i = 0; i <= MOST_DESCRIPTORS; i++)
    if (files[i] < 0 || dup2(files[i], i) != i) return fail(failure, "placing descriptors");
  unsigned control = (unsigned)zygote->control;
  if (syscall(SYS_close_range, 4, control - 1, 0) != 0 ||
      syscall(SYS_close_range, control + 1, ~0u, 0) != 0)
    return fail(failure, "closing descriptors");
  return 0;
}

// The kernel shows the processes of the namespace that mounts, so the child does it. The first
// /proc stays below, since a user namespace may only mount what it can see already.
static int mount_processes(struct failure *failure) {
  unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  if (mount("proc", "/proc", "proc", flags, "subset=pid,hidepid=2") == 0) return 0;
  return fail(failure, "mounting /proc");
}

// What the child does before it may touch anything that a learner gave.
static void become_program(const struct zygote *zygote) {
  struct failure failure;
  struct status_message message = {.kind = STATUS_LISTENER};
  const struct zygote_order *order = &zygote->order;
  const struct cage cage = {.abilities = order->abilities,
                            .limits = order->limits,
                            .uid = order->uid,
                            .has_group = order->has_group,
                            .is_compiler = order->is_compiler,
                            .work = "/work"};
  int listener = -1;
  if (setsid() < 0) give_up(zygote, (fail(&failure, "setsid"), &failure));
  if (place_descriptors(zygote, &failure) != 0) give_up(zygote, &failure);
  if (order->shows_processes && mount_processes(&failure) != 0) give_up(zygote, &failure);
  if (cage_close(&cage, &listener, &failure) != 0) give_up(zygote, &failure);
  // Its own folder, which the zygote's user cannot enter.
  if (chdir("/work") != 0) give_up(zygote, (fail(&failure, "entering /work"), &failure));
  mkdir("/work/.tmp", 0700);
  // Without root the keeper is the same user, who must be able to raise its oom_score_adj.
  if (!order->abilities.is_root) prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
  // Before the run can begin, so that its memory and time are not the run's.
  prefault();
  status_send(zygote->control, &message, &listener, listener < 0 ? 0 : 1);
  if (listener >= 0) close(listener);
  close(zygote->control);
}

static int mount_folders(struct zygote *zygote, struct failure *failure) {
  const struct zygote_order *order = &zygote->order;
  const struct work_options options = {.uid = order->uid,
                                       .bytes = order->limits.work_bytes,
                                       .files = order->limits.work_files + 64,
                                       .runs_files = order->runs_own_files};
  umount2("/work", MNT_DETACH);
  if (zygote->has_processes) umount2("/proc", MNT_DETACH);
  zygote->has_processes = order->shows_processes;
  if (work_mount("/work", &options, failure) != 0) return -1;
  zygote->work = open("/work", O_PATH | O_DIRECTORY | O_CLOEXEC);
  return zygote->work < 0 ? fail(failure, "opening /work") : 0;
}

// Makes the namespace, its pid 1 and the child; gives 0 in the child, 1 in the zygote.
static int start(struct zygote *zygote, struct failure *failure) {
  if (mount_folders(zygote, failure) != 0) return -1;
  if (unshare(CLONE_NEWPID) != 0) return fail(failure, "making a pid namespace");
  zygote->sleeper = sleeper_start(&zygote->sleeper_file);
  if (zygote->sleeper < 0) return fail(failure, "starting pid 1");
  fflush(NULL); // Or each child would write again what waits in a buffer.
  // libc's own fork: runtimes have handlers for it.
  zygote->program = fork();
  if (zygote->program < 0) return fail(failure, "fork");
  if (zygote->program == 0) {
    become_program(zygote);
    return 0;
  }
  zygote->program_file = (int)syscall(SYS_pidfd_open, zygote->program, 0);
  if (zygote->program_file < 0) return fail(failure, "pidfd_open");
  // A second namespace can only be made from the zygote's own.
  if (setns(zygote->self, CLONE_NEWPID) != 0) return fail(failure, "leaving the pid namespace");
  return 1;
}

static void tell_child(const struct zygote *zygote) {
  struct status_message message = {.kind = STATUS_CHILD};
  const int descriptors[] = {zygote->sleeper_file, zygote->program_file, zygote->work};
  status_send(zygote->control, &message, descriptors, MOST_DESCRIPTORS);
  for (int i = 0; i < MOST_DESCRIPTORS; i++) {
    close(descriptors[i]);
    close(zygote->ends[i]);
  }
}

static uint64_t nanoseconds(struct timeval time) {
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_usec * 1000;
}

// Waits for the child's end, then for its namespace's, which the keeper brings about.
static void reap(const struct zygote *zygote) {
  struct status_message message = {.kind = STATUS_PROGRAM};
  struct rusage usage;
  while (wait4(zygote->program, &message.number, 0, &usage) < 0 && errno == EINTR) {
  }
  message.cpu = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  status_send(zygote->control, &message, NULL, 0);
  while (waitpid(zygote->sleeper, NULL, 0) < 0 && errno == EINTR) {
  }
}

int focus_zygote_serve(void) {
  struct zygote zygote = {.work = -1};
  struct failure failure;
  const char *number = getenv(ZYGOTE_CONTROL_NAME);
  if (number == NULL) return 0;
  zygote.control = atoi(number);
  unsetenv(ZYGOTE_CONTROL_NAME);
  unsetenv("FOCUS_ZYGOTE"); // Or a program could tell a warm run from a cold one.
  fcntl(zygote.control, F_SETFD, FD_CLOEXEC);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  signal(SIGCHLD, SIG_DFL); // Or nobody could be waited for.
  zygote.self = (int)syscall(SYS_pidfd_open, getpid(), 0);
  if (zygote.self < 0) give_up(&zygote, (fail(&failure, "pidfd_open"), &failure));
  while (packet_receive(zygote.control, &zygote.order, sizeof zygote.order, zygote.ends, 0) ==
         (ssize_t)sizeof zygote.order) {
    int result = start(&zygote, &failure);
    if (result < 0) give_up(&zygote, &failure);
    if (result == 0) return 0;
    tell_child(&zygote);
    reap(&zygote);
  }
  _exit(0); // The keeper has gone, or is of another build.
}
