// A worker's child: prepared ahead by the zygote, given a run's files and limits, ended with all
// that its namespace holds.
#include "keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { MEBIBYTE = 1 << 20 };
enum { OWN_PROCESSES = 2, OWN_MEMORY = 512 * MEBIBYTE }; // Beside pid 1: the zygote, a run's pid 1.

void worker_widen(struct limits *limits) {
  limits->memory += OWN_MEMORY;
  limits->processes += OWN_PROCESSES;
}

void set_timer(const struct keeper *keeper, uint64_t first, uint64_t period) {
  const struct itimerspec times = {
      {(time_t)(period / 1000000000), (long)(period % 1000000000)},
      {(time_t)(first / 1000000000), (long)(first % 1000000000)},
  };
  timerfd_settime(keeper->timer, 0, &times, NULL);
}

static struct cage cage_for(const struct keeper *keeper, const struct limits *limits) {
  return (struct cage){.abilities = *keeper->abilities,
                       .limits = *limits,
                       .uid = keeper->launch.uid,
                       .has_group = keeper->cgroup.events >= 0,
                       .is_compiler = keeper->spec.is_compiler};
}

// Of a process that has no run yet.
static struct limits open_limits(const struct keeper *keeper) {
  struct limits limits = keeper->own_limits;
  limits.cpu = limits.file_bytes = limits.open_files = limits.processes = RLIM_INFINITY;
  limits.memory = 1ull << 56;
  return limits;
}

// What the worker itself needs may be more than the last run was given. Where it is not, the limits
// stay, for the next run will most likely want the same.
static void make_room(struct keeper *keeper) {
  struct cgroup *group = &keeper->cgroup;
  const struct limits *own = &keeper->own_limits;
  uint64_t memory = cgroup_memory(group) + own->memory, processes = own->processes + OWN_PROCESSES;
  if (memory < group->memory_limit + 8 * MEBIBYTE) memory = group->memory_limit;
  if (processes < group->process_limit) processes = group->process_limit;
  cgroup_limit(group, memory, processes);
}

int child_prepare(struct keeper *keeper, struct failure *failure) {
  struct launch *launch = &keeper->launch;
  struct zygote_order order;
  memset(&order, 0, sizeof order);
  order.abilities = *keeper->abilities;
  order.limits = open_limits(keeper);
  order.uid = launch->uid;
  order.has_group = keeper->cgroup.events >= 0;
  order.is_compiler = keeper->spec.is_compiler;
  order.shows_processes = keeper->spec.shows_processes;
  order.runs_own_files = keeper->spec.runs_own_files;
  make_room(keeper);
  if (pipe2(launch->output, O_CLOEXEC) != 0 || pipe2(launch->error, O_CLOEXEC) != 0 ||
      make_frames(launch->frames) != 0)
    return fail(failure, "making channels");
  fcntl(launch->output[0], F_SETFL, O_NONBLOCK);
  fcntl(launch->error[0], F_SETFL, O_NONBLOCK);
  const int ends[] = {launch->output[1], launch->error[1], launch->frames[1]};
  keeper->stage = PREPARING;
  keeper->is_confined = false;
  bool is_sent = packet_send(launch->status[0], &order, sizeof order, ends, MOST_DESCRIPTORS);
  for (int i = 0; i < MOST_DESCRIPTORS; i++) close(ends[i]);
  set_timer(keeper, keeper->own_limits.wall, 0);
  return is_sent ? 0 : fail(failure, "ordering a process");
}

void drop_file(struct keeper *keeper, int *file) {
  if (*file < 0) return;
  unwatch(keeper, *file);
  close(*file);
  *file = -1;
}

bool child_end(struct keeper *keeper) {
  if (keeper->first < 0) return false;
  syscall(SYS_pidfd_send_signal, keeper->first, SIGKILL, NULL, 0);
  bool is_gone = false;
  while (!is_gone || !keeper->has_status) {
    struct pollfd waits[] = {{keeper->launch.status[0], POLLIN, 0},
                             {is_gone ? -1 : keeper->first, POLLIN, 0}};
    int count = poll(waits, 2, 30000);
    if (count == 0 || (count < 0 && errno != EINTR)) return false;
    struct status_message message;
    int descriptors[MOST_DESCRIPTORS];
    if (count > 0 && waits[0].revents != 0) {
      if (!status_receive(keeper->launch.status[0], &message, descriptors)) return false;
      worker_hear(keeper, &message, descriptors);
      if (keeper->is_zygote_gone) return false;
    }
    is_gone = is_gone || (count > 0 && waits[1].revents != 0);
  }
  keeper->first_pid = keeper->program_pid = 0;
  return true;
}

void child_forget(struct keeper *keeper) {
  struct launch *launch = &keeper->launch;
  int *files[] = {&launch->output[0], &launch->error[0], &launch->frames[0], &keeper->listener,
                  &keeper->work,      &keeper->first,    &keeper->program};
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) drop_file(keeper, files[i]);
  struct buffer *buffers[] = {&keeper->evidence, &keeper->cases, &keeper->to_program};
  for (size_t i = 0; i < sizeof buffers / sizeof buffers[0]; i++)
    buffer_drop(buffers[i], buffer_count(buffers[i]));
  keeper->is_over = keeper->has_status = keeper->must_watch = false;
  keeper->is_busy = keeper->is_held = keeper->is_spoiled = false;
  keeper->status = keeper->frame_header_count = 0;
  keeper->frame_missing = keeper->frame_events = 0;
  keeper->cause = CAUSE_PROGRAM;
  keeper->detail[0] = 0;
}

bool child_is_gone(const struct keeper *keeper) {
  struct pollfd waits = {.fd = keeper->program, .events = POLLIN};
  return poll(&waits, 1, 0) > 0;
}

// The process behind a pidfd, by its number here.
static pid_t process_of(int pidfd) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", pidfd);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? -1 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  text[count < 0 ? 0 : count] = 0;
  const char *place = strstr(text, "\nPid:");
  return place == NULL ? 0 : (pid_t)atoi(place + 5);
}

void child_keep(struct keeper *keeper, const int descriptors[MOST_DESCRIPTORS]) {
  keeper->first = descriptors[0];
  keeper->program = descriptors[1];
  keeper->work = descriptors[2];
  keeper->first_pid = process_of(keeper->first);
  keeper->program_pid = process_of(keeper->program);
}

void child_offer(const struct keeper *keeper) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/oom_score_adj", (int)keeper->program_pid);
  if (keeper->program_pid > 0) write_file(path, "1000");
}

static int give_files(struct keeper *keeper, const uint8_t *bytes, size_t count,
                      struct failure *failure) {
  int result = run_order_read(&keeper->spec, bytes, count, failure);
  if (result == 0) result = placed_open(&keeper->spec, failure);
  if (result == 0) result = work_fill(&keeper->spec, keeper->launch.uid, keeper->work, failure);
  placed_close(&keeper->spec);
  return result;
}

static bool lower(pid_t pid, const struct resource *resource) {
  rlim_t value = (rlim_t)resource->value;
  unsigned kind = (unsigned)resource->kind;
  struct rlimit limit = {value, value}, before;
  bool is_set = prlimit(pid, kind, &limit, &before) == 0;
  if (is_set && value <= before.rlim_max) return true;
  // What was raised, or may not be, is held lower by the machine itself, and stays so.
  if (!is_set && prlimit(pid, kind, NULL, &before) != 0) return false;
  limit.rlim_max = value < before.rlim_max ? value : before.rlim_max;
  limit.rlim_cur = limit.rlim_max;
  return prlimit(pid, kind, &limit, NULL) == 0;
}

// The child was prepared without a run's limits, since nobody but root could raise them.
static bool lower_all(const struct keeper *keeper) {
  struct resource prepared[RESOURCES], wanted[RESOURCES];
  const struct limits open = open_limits(keeper);
  const struct cage open_cage = cage_for(keeper, &open);
  const struct cage run_cage = cage_for(keeper, &keeper->spec.limits);
  cage_resources(&open_cage, prepared);
  cage_resources(&run_cage, wanted);
  for (int i = 0; i < RESOURCES; i++)
    if (wanted[i].is_set && wanted[i].value != prepared[i].value &&
        !lower(keeper->program_pid, &wanted[i]))
      return false;
  return true;
}

// Root without CAP_SYS_RESOURCE may not limit another user's process, but its owner may.
static int set_resources(const struct keeper *keeper, struct failure *failure) {
  if (lower_all(keeper)) return 0;
  uid_t uid = keeper->launch.uid, own = getuid();
  bool is_lent = keeper->abilities->first_uid != 0 && setresgid(uid, (gid_t)-1, (gid_t)-1) == 0 &&
                 setresuid(uid, (uid_t)-1, (uid_t)-1) == 0;
  int result = is_lent && lower_all(keeper) ? 0 : fail(failure, "resource limits");
  if (is_lent && (setresuid(own, (uid_t)-1, (uid_t)-1) != 0 ||
                  setresgid(own, (gid_t)-1, (gid_t)-1) != 0))
    result = fail(failure, "becoming the keeper again");
  return result;
}

// What a process that was started ahead said before its order belongs to no run.
static void forget_text(int file) {
  char text[4096];
  while (read(file, text, sizeof text) > 0) {
  }
}

int child_begin(struct keeper *keeper, const uint8_t *bytes, size_t count,
                struct failure *failure) {
  if (give_files(keeper, bytes, count, failure) != 0 || set_resources(keeper, failure) != 0)
    return -1;
  forget_text(keeper->launch.output[0]);
  forget_text(keeper->launch.error[0]);
  uint64_t used = (cgroup_memory(&keeper->cgroup) / MEBIBYTE + 1) * MEBIBYTE;
  cgroup_limit(&keeper->cgroup, keeper->spec.limits.memory + used,
               keeper->spec.limits.processes + OWN_PROCESSES);
  return 0;
}

bool child_has_residue(const struct keeper *keeper) {
  unsigned count = cgroup_members(&keeper->cgroup);
  // Here the run's pid 1 may still be waiting to be reaped.
  if (keeper->cgroup.members < 0) count = processes_below(keeper->launch.pid);
  return count > OWN_PROCESSES;
}
