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
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MEBIBYTE = 1 << 20 };
enum { OWN_PROCESSES = 2, OWN_MEMORY = 512 * MEBIBYTE }; // Beside pid 1: the zygote, a run's pid 1.

void worker_widen(struct limits *limits) {
  limits->memory += OWN_MEMORY;
  limits->processes += OWN_PROCESSES;
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
  struct limits limits = keeper->worker.own_limits;
  limits.cpu = limits.file_bytes = limits.open_files = limits.processes = RLIM_INFINITY;
  limits.memory = 1ull << 56;
  return limits;
}

// What the worker itself needs may be more than the last run was given. Where it is not, the limits
// stay, for the next run will most likely want the same.
static void make_room(struct keeper *keeper) {
  struct cgroup *group = &keeper->cgroup;
  const struct limits *own = &keeper->worker.own_limits;
  uint64_t memory = cgroup_memory(group) + own->memory, processes = own->processes + OWN_PROCESSES;
  if (memory < group->memory_limit + 8 * MEBIBYTE) memory = group->memory_limit;
  if (processes < group->process_limit) processes = group->process_limit;
  cgroup_limit(group, memory, processes);
}

static struct zygote_order order_for_child(const struct keeper *keeper) {
  struct zygote_order order;
  memset(&order, 0, sizeof order); // Also what lies between its fields, which is sent too.
  order.abilities = *keeper->abilities;
  order.limits = open_limits(keeper);
  order.uid = keeper->launch.uid;
  order.has_group = keeper->cgroup.events >= 0;
  order.is_compiler = keeper->spec.is_compiler;
  order.shows_processes = keeper->spec.shows_processes;
  order.runs_own_files = keeper->spec.runs_own_files;
  return order;
}

int child_prepare(struct keeper *keeper, struct failure *failure) {
  struct channels *channels = &keeper->channels;
  const struct zygote_order order = order_for_child(keeper);
  int output[2], error[2], frames[2];
  make_room(keeper);
  if (make_streams(output, error, frames) != 0) return fail(failure, "making channels");
  channels->output = output[0];
  channels->error = error[0];
  channels->frames = frames[0];
  const int ends[] = {output[1], error[1], frames[1]};
  keeper->worker.is_ready = keeper->worker.is_confined = false;
  bool is_sent =
      packet_send(keeper->launch.status[0], &order, sizeof order, ends, MOST_DESCRIPTORS);
  for (int i = 0; i < MOST_DESCRIPTORS; i++) close(ends[i]);
  set_timer(channels, keeper->worker.own_limits.wall, 0);
  return is_sent ? 0 : fail(failure, "ordering a process");
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

static void keep_child(struct keeper *keeper, const int descriptors[MOST_DESCRIPTORS]) {
  struct worker *worker = &keeper->worker;
  worker->first = descriptors[0];
  worker->program = descriptors[1];
  keeper->work = descriptors[2];
  const pid_t roots[] = {process_of(worker->first), process_of(worker->program)};
  worker->program_pid = roots[1];
  watch_roots(&keeper->session, roots, roots[0] > 0 ? 2 : 0);
}

void child_note(struct keeper *keeper, const struct status_message *message,
                const int descriptors[MOST_DESCRIPTORS]) {
  struct worker *worker = &keeper->worker;
  switch (message->kind) {
  case STATUS_CHILD: keep_child(keeper, descriptors); return;
  case STATUS_LISTENER:
    keep_listener(keeper, descriptors[0]);
    worker->is_confined = true;
    return;
  case STATUS_PROGRAM:
    keeper->outcome.status = message->number;
    keeper->outcome.has_status = true;
    worker->program_cpu = message->cpu;
    return;
  case STATUS_ENDED: worker->is_zygote_gone = true; return;
  case STATUS_FAILED: return;
  default:
    for (int i = 0; i < MOST_DESCRIPTORS; i++)
      if (descriptors[i] >= 0) close(descriptors[i]);
  }
}

// Takes one message; false where there is none, or the zygote's last.
static bool note_next(struct keeper *keeper) {
  struct status_message message;
  int descriptors[MOST_DESCRIPTORS];
  if (!status_receive(keeper->launch.status[0], &message, descriptors)) return false;
  child_note(keeper, &message, descriptors);
  return !keeper->worker.is_zygote_gone;
}

bool child_end(struct keeper *keeper) {
  struct worker *worker = &keeper->worker;
  if (worker->first < 0) return false;
  syscall(SYS_pidfd_send_signal, worker->first, SIGKILL, NULL, 0);
  bool is_gone = false;
  while (!is_gone || !keeper->outcome.has_status) {
    struct pollfd waits[] = {{keeper->launch.status[0], POLLIN, 0},
                             {is_gone ? -1 : worker->first, POLLIN, 0}};
    int count = poll(waits, 2, 30000);
    if (count == 0 || (count < 0 && errno != EINTR)) return false;
    if (count > 0 && waits[0].revents != 0 && !note_next(keeper)) return false;
    is_gone = is_gone || (count > 0 && waits[1].revents != 0);
  }
  watch_roots(&keeper->session, NULL, 0);
  worker->program_pid = 0;
  return true;
}

void child_forget(struct keeper *keeper) {
  int *files[] = {&keeper->listener, &keeper->work, &keeper->worker.first,
                  &keeper->worker.program};
  channels_drop_program(&keeper->channels);
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    drop_file(&keeper->channels, files[i]);
  turn_reset(&keeper->turn);
  outcome_reset(&keeper->outcome);
}

bool child_is_gone(const struct keeper *keeper) {
  struct pollfd waits = {.fd = keeper->worker.program, .events = POLLIN};
  return poll(&waits, 1, 0) > 0;
}

void child_offer(const struct keeper *keeper) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/oom_score_adj", (int)keeper->worker.program_pid);
  if (keeper->worker.program_pid > 0) write_file(path, "1000");
}

static int give_files(struct keeper *keeper, const struct message *order,
                      struct failure *failure) {
  int result = run_order_read(&keeper->spec, order->body, order->count, failure);
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
        !lower(keeper->worker.program_pid, &wanted[i]))
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

int child_begin(struct keeper *keeper, const struct message *order, struct failure *failure) {
  if (give_files(keeper, order, failure) != 0 || set_resources(keeper, failure) != 0)
    return -1;
  forget_text(keeper->channels.output);
  forget_text(keeper->channels.error);
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
