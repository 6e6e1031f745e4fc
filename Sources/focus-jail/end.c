// The end of a job: everything is killed, read, collected, removed, and only then told.
#include "keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CALL_OPENAT2 = 437, RESOLVE_NO_LINKS = 0x04 | 0x02, RESOLVE_BELOW = 0x08 };

struct how {
  uint64_t flags, mode, resolve;
};

static uint64_t nanoseconds(struct timeval time) {
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_usec * 1000;
}

// Gives the CPU time of all that was reaped.
static uint64_t kill_all(struct keeper *keeper) {
  struct launch *launch = &keeper->launch;
  if (launch->pid <= 0) return 0;
  kill(launch->pid, SIGKILL);
  cgroup_kill(&keeper->cgroup);
  int status;
  struct rusage rusage;
  if (wait4(launch->pid, &status, 0, &rusage) != launch->pid) return 0;
  if (keeper->abilities->level < L3)
    processes_kill(getpid(), launch->uid == geteuid() ? 0 : launch->uid);
  if (!keeper->has_status) keeper->status = SIGKILL;
  return nanoseconds(rusage.ru_utime) + nanoseconds(rusage.ru_stime);
}

// What can still be read of text and frames, up to the limits.
void drain_rest(struct keeper *keeper) {
  drain_text(keeper);
  for (int round = 0; round < 1024 && keeper->launch.frames[0] >= 0; round++) {
    uint64_t before = keeper->frame_total;
    drain_frames(keeper);
    if (keeper->frame_total == before || keeper->frame_total > keeper->spec.limits.output_bytes)
      break;
  }
}

// A cause that shows only afterwards takes the place of "by itself".
void find_cause(struct keeper *keeper) {
  int signal = WIFSIGNALED(keeper->status) ? WTERMSIG(keeper->status) : 0;
  keeper->oom_kills = cgroup_oom_kills(&keeper->cgroup) - keeper->oom_kills_before;
  if (keeper->oom_kills > 0) {
    keeper->cause = CAUSE_MEMORY;
  }
  if (keeper->cause == CAUSE_MEMORY)
    note(keeper, "It ran out of memory (limit %llu MB).",
         (unsigned long long)keeper->spec.limits.memory >> 20);
  if (keeper->cause != CAUSE_PROGRAM) return;
  if (signal == SIGSYS) {
    keeper->cause = CAUSE_DENIED;
    strcpy(keeper->detail, "a foreign system call");
    note(keeper, "It asked the system for something that isn't allowed here.");
  } else if (signal == SIGXFSZ) {
    keeper->cause = CAUSE_OUTPUT;
    note(keeper, "It wrote a file larger than %llu KB.",
         (unsigned long long)keeper->spec.limits.file_bytes >> 10);
  } else if (signal == SIGXCPU) {
    keeper->cause = CAUSE_CPU;
    note(keeper, "It used all of its CPU time.");
  } else if (!keeper->has_status) {
    keeper->cause = CAUSE_FAILURE;
    strcpy(keeper->detail, "the jail's first process ended without a word");
  }
}

static void collect_one(struct keeper *keeper, const char *name) {
  struct how how = {.flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
                    .resolve = RESOLVE_NO_LINKS | RESOLVE_BELOW};
  int file = (int)syscall(CALL_OPENAT2, keeper->work, name, &how, sizeof how);
  struct stat status;
  if (file < 0) return;
  bool is_sound = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1;
  uint64_t size = is_sound ? (uint64_t)status.st_size : 0;
  if (!is_sound || size > keeper->spec.limits.collected_bytes || size > MAXIMUM_MESSAGE - 1024) {
    note(keeper, "%.255s was not handed back: no plain file, or too large", name);
  } else if (buffer_reserve(&keeper->out, (size_t)size + 1024)) {
    message_begin(&keeper->out, 'C', 2 + strlen(name) + (size_t)size);
    put_text(&keeper->out, name);
    // All its processes are gone, so the size is what it was.
    for (uint64_t place = 0; place < size;) {
      ssize_t part = read(file, keeper->out.bytes + keeper->out.end, (size_t)(size - place));
      if (part <= 0) memset(keeper->out.bytes + keeper->out.end, 0, (size_t)(size - place));
      size_t count = part <= 0 ? (size_t)(size - place) : (size_t)part;
      keeper->out.end += count;
      place += count;
    }
  }
  close(file);
}

void collect_all(struct keeper *keeper) {
  if (keeper->cause != CAUSE_PROGRAM || keeper->work < 0) return;
  for (size_t i = 0; i < keeper->spec.collected_count; i++)
    collect_one(keeper, keeper->spec.collected[i]);
}

void put_end(struct keeper *keeper, uint64_t cpu) {
  bool is_signal = WIFSIGNALED(keeper->status);
  int code = is_signal ? WTERMSIG(keeper->status) : WEXITSTATUS(keeper->status);
  size_t count = 4 + 16 + 2 + strlen(keeper->detail) + buffer_count(&keeper->evidence);
  message_begin(&keeper->out, 'E', count);
  put_number(&keeper->out, is_signal, 1);
  put_number(&keeper->out, (uint64_t)code, 2);
  put_number(&keeper->out, keeper->cause, 1);
  put_number(&keeper->out, cpu, 8);
  put_number(&keeper->out, watch_peak(keeper), 8);
  put_text(&keeper->out, keeper->detail);
  buffer_append(&keeper->out, keeper->evidence.bytes + keeper->evidence.start,
                buffer_count(&keeper->evidence));
}

// Waits until the client has taken everything; false when it is gone.
bool flush_whole(struct keeper *keeper) {
  while (flush_out(keeper)) {
    if (buffer_count(&keeper->out) == 0) return true;
    struct pollfd waits = {.fd = keeper->connection, .events = POLLOUT};
    if (poll(&waits, 1, -1) < 0 || (waits.revents & (POLLERR | POLLHUP)) != 0) break;
  }
  return false;
}

void end_job(struct keeper *keeper) {
  // Between two runs there is nothing to tell: the closed connection says it.
  bool has_run = !keeper->spec.is_worker || keeper->stage == RUNNING;
  bool is_told = has_run || !keeper->has_served || buffer_count(&keeper->in) > 0;
  bool was_started = keeper->launch.pid > 0 && has_run;
  struct usage usage = watch_usage(keeper);
  uint64_t reaped = kill_all(keeper);
  uint64_t cpu = usage.cpu;
  if (keeper->cgroup.cpu >= 0) cpu = watch_usage(keeper).cpu;
  else if (!keeper->spec.is_worker && reaped > cpu) cpu = reaped;
  if (keeper->cgroup.events >= 0) watch_usage(keeper);
  keeper->launch.pid = keeper->first_pid = 0;
  if (was_started && keeper->cause != CAUSE_CANCELLED) {
    drain_rest(keeper);
    if (keeper->cause != CAUSE_FAILURE) find_cause(keeper);
    collect_all(keeper);
  }
  // With the last descriptor the work folder's file system goes.
  if (keeper->work >= 0) close(keeper->work);
  if (keeper->listener >= 0) close(keeper->listener);
  cgroup_remove(&keeper->cgroup);
  if (keeper->has_folder) remove_folder(keeper->spec.work);
  if (is_told) {
    put_end(keeper, cpu);
    flush_whole(keeper);
  }
  _exit(0);
}
