// The two processes inside: pid 1, which builds the jail and reaps, and the program.
#include "jail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int set_up_death_signal(int signal, pid_t parent) {
  if (prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0) != 0) return -1;
  return getppid() == parent ? 0 : -1; // It may have died before.
}

enum { CLOSE_AT_EXEC = 4 };

static void give_up(const struct launch *launch, const struct failure *failure) {
  struct status_message message = {.kind = STATUS_FAILED, .failure = *failure};
  status_send(launch->status[1], &message, NULL, 0);
  _exit(127);
}

static int place_descriptors(const struct launch *launch, struct failure *failure) {
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  bool is_done = nothing >= 0 && dup2(nothing, 0) == 0 && dup2(launch->output[1], 1) == 1 &&
                 dup2(launch->error[1], 2) == 2;
  if (is_done && launch->spec->has_frames) is_done = dup2(launch->frames[1], 3) == 3;
  unsigned first = launch->spec->has_frames ? 4 : 3, status = (unsigned)launch->status[1];
  for (size_t i = 0; is_done && i < launch->spec->inherited_count; i++) {
    const struct inherited_spec *item = &launch->spec->inherited[i];
    is_done = dup2(item->file, item->descriptor) == item->descriptor;
    if (item->descriptor == INHERITED_DESCRIPTOR) first = INHERITED_DESCRIPTOR + 1;
  }
  if (!is_done) return fail(failure, "placing descriptors");
  // From here to the exec only the way to report a failure stays open.
  if (!launch->spec->has_frames) close(3);
  if (syscall(SYS_close_range, first, status - 1, 0) != 0 ||
      syscall(SYS_close_range, status + 1, ~0u, 0) != 0)
    return fail(failure, "closing descriptors");
  return 0;
}

static int confine_program(const struct launch *launch, struct failure *failure) {
  const struct spec *spec = launch->spec;
  const char **readable = calloc(spec->mount_count + 1, sizeof *readable);
  if (readable == NULL) return fail(failure, "memory");
  for (size_t i = 0; i < spec->mount_count; i++) readable[i] = spec->mounts[i].host;
  const struct cage cage = {.abilities = *launch->abilities,
                            .limits = spec->limits,
                            .uid = launch->uid,
                            .has_group = launch->cgroup->events >= 0,
                            .is_compiler = spec->is_compiler,
                            .work = spec->work,
                            .readable = readable,
                            .readable_count = spec->mount_count};
  int listener;
  int result = cage_close(&cage, &listener, failure);
  free(readable);
  if (result == 0 && listener >= 0) {
    struct status_message message = {.kind = STATUS_LISTENER};
    status_send(launch->status[1], &message, &listener, 1);
    close(listener);
  }
  return result;
}

// Becomes the program; returns when it cannot. A process that the host forked a moment ago may hold a fresh
// program open for writing until it starts one itself: that passes, so it is tried for five
// seconds, as the one that is to let go may wait for a core.
static void become(const struct spec *spec, char **environment) {
  const struct timespec pause = {.tv_nsec = 5 * 1000 * 1000};
  for (int tries = 0; tries < 1000; tries++) {
    execve(spec->arguments[0], spec->arguments, environment);
    if (errno != ETXTBSY) return;
    nanosleep(&pause, NULL);
    errno = ETXTBSY;
  }
}

static void run_program(const struct launch *launch) {
  const struct spec *spec = launch->spec;
  struct failure failure;
  sigset_t none;
  sigemptyset(&none);
  if (setsid() < 0) give_up(launch, (fail(&failure, "setsid"), &failure));
  if (place_descriptors(launch, &failure) != 0) give_up(launch, &failure);
  if (confine_program(launch, &failure) != 0) give_up(launch, &failure);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  if (spec->is_trial) _exit(0);
  become(spec, spec->environment);
  fail(&failure, "starting %.300s", spec->arguments[0]);
  give_up(launch, &failure);
}

// Starts the process that forks itself for each run.
static void run_zygote(const struct launch *launch) {
  const struct spec *spec = launch->spec;
  struct failure failure;
  sigset_t none;
  sigemptyset(&none);
  struct rlimit stack = {spec->limits.stack, spec->limits.stack}, core = {0, 0};
  char **environment = calloc(spec->environment_count + 2, sizeof *environment);
  char control[64];
  snprintf(control, sizeof control, ZYGOTE_CONTROL_NAME "=%d", ZYGOTE_CONTROL);
  if (environment == NULL) give_up(launch, (fail(&failure, "memory"), &failure));
  memcpy(environment, spec->environment, spec->environment_count * sizeof *environment);
  environment[spec->environment_count] = control;
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  bool is_done = setsid() >= 0 && dup2(nothing, 0) == 0 && dup2(launch->error[1], 1) == 1 &&
                 dup2(launch->error[1], 2) == 2 &&
                 dup2(launch->status[1], ZYGOTE_CONTROL) == ZYGOTE_CONTROL &&
                 setrlimit(RLIMIT_STACK, &stack) == 0 && setrlimit(RLIMIT_CORE, &core) == 0;
  if (!is_done) give_up(launch, (fail(&failure, "preparing the zygote"), &failure));
  uid_t uid = launch->uid + (launch->abilities->first_uid != 0);
  if (keep_privileges(launch->abilities, uid, &failure) != 0) give_up(launch, &failure);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) _exit(127);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  // The status socket goes with the exec; its copy, the control socket, stays.
  syscall(SYS_close_range, 3, ZYGOTE_CONTROL - 1, CLOSE_AT_EXEC);
  syscall(SYS_close_range, ZYGOTE_CONTROL + 1, ~0u, CLOSE_AT_EXEC);
  if (chdir("/") == 0) become(spec, environment);
  fail(&failure, "starting %.300s", spec->arguments[0]);
  give_up(launch, &failure);
}

// Waits for the keeper's word; without it the keeper is gone.
static bool may_begin(const struct launch *launch) {
  char word = 0;
  ssize_t count;
  do count = recv(launch->status[1], &word, 1, 0);
  while (count < 0 && errno == EINTR);
  return count == 1;
}

// Builds the jail; gives the work folder, which the keeper gets once the program runs.
static int build(const struct launch *launch, int *work, struct failure *failure) {
  if (cgroup_join(launch->cgroup) != 0) return fail(failure, "joining the control groups");
  // When memory runs out a run shall end, not what serves all runs. Allowed to root alone.
  if (launch->spec->is_worker) write_file("/proc/self/oom_score_adj", "-1000");
  if (launch->abilities->level >= L3) {
    if (launch->cgroup->events >= 0 && unshare(CLONE_NEWCGROUP) != 0)
      return fail(failure, "leaving the cgroup namespace");
    if (sethostname("focus", 5) != 0) return fail(failure, "naming the host");
    if (root_build(launch, failure) != 0) return -1;
  }
  if (chdir(launch->spec->work) != 0) return fail(failure, "entering %s", launch->spec->work);
  *work = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (*work < 0) return fail(failure, "opening the work folder");
  return work_fill(launch->spec, launch->uid, *work, failure);
}

static void reap(const struct launch *launch, pid_t program) {
  int status;
  pid_t pid;
  while ((pid = wait(&status)) > 0 || errno == EINTR) {
    if (pid != program) continue;
    struct status_message message = {.kind = STATUS_ENDED, .number = status};
    status_send(launch->status[1], &message, NULL, 0);
    break;
  }
  _exit(0); // The kernel ends whatever else lives in the namespace.
}

static void run_inside(struct launch *launch) {
  struct failure failure;
  struct status_message message = {.kind = STATUS_WORK};
  int work = -1;
  close(launch->status[0]);
  signal(SIGCHLD, SIG_DFL);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0 || !may_begin(launch)) _exit(127);
  setsid();
  if (build(launch, &work, &failure) != 0) give_up(launch, &failure);
  pid_t program = fork();
  if (program < 0) give_up(launch, (fail(&failure, "fork"), &failure));
  if (program == 0 && launch->spec->is_worker) run_zygote(launch);
  if (program == 0) run_program(launch);
  status_send(launch->status[1], &message, &work, 1);
  // A user of its own: the program cannot touch it. Without private users it shares the program's.
  bool has_private_user = launch->abilities->first_uid != 0;
  uid_t uid = has_private_user ? launch->uid + 1 : launch->uid;
  unsigned status = (unsigned)launch->status[1];
  syscall(SYS_close_range, 0, status - 1, 0);
  syscall(SYS_close_range, status + 1, ~0u, 0);
  // At rungs without a pid namespace the keeper kills, so only the program needs another user.
  if (launch->abilities->level >= L3 && drop_privileges(launch->abilities, uid, &failure) != 0)
    give_up(launch, &failure);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) _exit(127);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  reap(launch, program);
}

static pid_t clone_inside(struct launch *launch, uint64_t flags) {
  struct clone_args arguments = {
      .flags = flags | CLONE_PIDFD,
      .pidfd = (uint64_t)(uintptr_t)&launch->pidfd,
      .exit_signal = SIGCHLD,
  };
  if (launch->cgroup->unified >= 0) {
    arguments.flags |= CLONE_INTO_CGROUP;
    arguments.cgroup = (uint64_t)launch->cgroup->unified;
  }
  pid_t pid = (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
  // A container's own filter may know the old call alone.
  if (pid < 0 && errno == ENOSYS && launch->cgroup->unified < 0)
    pid = (pid_t)syscall(SYS_clone, flags | CLONE_PIDFD | SIGCHLD, NULL, &launch->pidfd, NULL, 0);
  return pid;
}

static int map_user(const struct launch *launch, struct failure *failure) {
  char path[64], text[64];
  snprintf(path, sizeof path, "/proc/%d/setgroups", (int)launch->pid);
  if (write_file(path, "deny") != 0) return fail(failure, "closing groups");
  snprintf(path, sizeof path, "/proc/%d/uid_map", (int)launch->pid);
  snprintf(text, sizeof text, "%u %u 1", (unsigned)launch->uid, (unsigned)geteuid());
  if (write_file(path, text) != 0) return fail(failure, "mapping the user");
  snprintf(path, sizeof path, "/proc/%d/gid_map", (int)launch->pid);
  snprintf(text, sizeof text, "%u %u 1", (unsigned)launch->uid, (unsigned)getegid());
  return write_file(path, text) == 0 ? 0 : fail(failure, "mapping the group");
}

static int make_frames(int ends[2]) {
  int on = 1;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  // An out-of-band byte comes in its turn: left where it is, it would wake the keeper for ever.
  setsockopt(ends[0], SOL_SOCKET, SO_OOBINLINE, &on, sizeof on);
  return 0;
}

int make_streams(int output[2], int error[2], int frames[2]) {
  if (pipe2(output, O_CLOEXEC) != 0 || pipe2(error, O_CLOEXEC) != 0 || make_frames(frames) != 0)
    return -1;
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  fcntl(error[0], F_SETFL, O_NONBLOCK);
  return 0;
}

static int make_channels(struct launch *launch, struct failure *failure) {
  int status[2];
  if (make_streams(launch->output, launch->error, launch->frames) != 0 ||
      socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, status) != 0)
    return fail(failure, "making channels");
  // Beyond the numbers that the program gets.
  launch->status[0] = status[0];
  launch->status[1] = fcntl(status[1], F_DUPFD_CLOEXEC, 40);
  close(status[1]);
  return launch->status[1] < 0 ? fail(failure, "making channels") : 0;
}

// By the keeper, whose right to the file does not depend on the program's user. A pipe or a folder
// is no such file, and a link may lead anywhere.
static int open_inherited(struct spec *spec, struct failure *failure) {
  for (size_t i = 0; i < spec->inherited_count; i++) {
    struct inherited_spec *item = &spec->inherited[i];
    int mode = item->is_writable ? O_RDWR : O_RDONLY;
    int file = open(item->host, mode | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0) return fail(failure, "opening %s", item->host);
    // Beyond the numbers that the program gets.
    item->file = fcntl(file, F_DUPFD_CLOEXEC, 40);
    close(file);
    struct stat status;
    if (item->file < 0 || fstat(item->file, &status) != 0)
      return fail(failure, "opening %s", item->host);
    if (!S_ISREG(status.st_mode)) return refuse(failure, "%s is no file", item->host);
  }
  return 0;
}

static void close_inherited(struct spec *spec) {
  for (size_t i = 0; i < spec->inherited_count; i++) {
    if (spec->inherited[i].file >= 0) close(spec->inherited[i].file);
    spec->inherited[i].file = -1;
  }
}

int launch_start(struct launch *launch, struct failure *failure) {
  if (make_channels(launch, failure) != 0 || open_inherited(launch->spec, failure) != 0) return -1;
  uint64_t flags = 0;
  bool maps = false;
  if (launch->abilities->level >= L3) {
    flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
    if (!launch->abilities->is_root) {
      flags |= CLONE_NEWUSER;
      maps = true;
    }
  }
  launch->pid = clone_inside(launch, flags);
  if (launch->pid == 0) {
    run_inside(launch);
    _exit(127);
  }
  if (launch->pid < 0) return fail(failure, "making namespaces");
  close(launch->output[1]);
  close(launch->error[1]);
  close(launch->frames[1]);
  close(launch->status[1]);
  close_inherited(launch->spec);
  if (maps && map_user(launch, failure) != 0) return -1;
  return send(launch->status[0], "G", 1, MSG_NOSIGNAL) == 1 ? 0 : fail(failure, "starting");
}
