// The end of a job: everything is killed, read, collected, removed, and only then told.
#include "keeper.h"

#include <fcntl.h>
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
  if (!keeper->outcome.has_status) keeper->outcome.status = SIGKILL;
  return nanoseconds(rusage.ru_utime) + nanoseconds(rusage.ru_stime);
}

// What can still be read of text and frames, up to the limits.
static void drain_rest(struct keeper *keeper) {
  const struct channels *channels = &keeper->channels;
  drain_text(keeper);
  for (int round = 0; round < 1024 && channels->frames >= 0; round++) {
    uint64_t before = channels->frame_total;
    drain_frames(keeper);
    if (channels->frame_total == before ||
        channels->frame_total > keeper->spec.limits.output_bytes)
      break;
  }
}

// A cause that shows only afterwards takes the place of "by itself".
static void find_cause(struct keeper *keeper) {
  struct outcome *outcome = &keeper->outcome;
  int signal = WIFSIGNALED(outcome->status) ? WTERMSIG(outcome->status) : 0;
  if (watch_oom_kills(&keeper->session) > 0) outcome->cause = CAUSE_MEMORY;
  if (outcome->cause == CAUSE_MEMORY)
    note(outcome, "It ran out of memory (limit %llu MB).",
         (unsigned long long)keeper->spec.limits.memory >> 20);
  if (outcome->cause != CAUSE_PROGRAM) return;
  if (signal == SIGSYS) {
    outcome->cause = CAUSE_DENIED;
    strcpy(outcome->detail, "a foreign system call");
    note(outcome, "It asked the system for something that isn't allowed here.");
  } else if (signal == SIGXFSZ) {
    outcome->cause = CAUSE_OUTPUT;
    note(outcome, "It wrote a file larger than %llu KB.",
         (unsigned long long)keeper->spec.limits.file_bytes >> 10);
  } else if (signal == SIGXCPU) {
    outcome->cause = CAUSE_CPU;
    note(outcome, "It used all of its CPU time.");
  } else if (!outcome->has_status) {
    outcome->cause = CAUSE_FAILURE;
    strcpy(outcome->detail, "the jail's first process ended without a word");
  }
}

// All its processes are gone, so the size is what it was; what can't be read is told as zeros.
static void tell_file(struct buffer *out, const char *name, int file, size_t size) {
  message_begin(out, EVENT_COLLECTED, 2 + strlen(name) + size);
  put_text(out, name);
  if (out->lacks_memory) return;
  for (size_t place = 0; place < size;) {
    ssize_t part = read(file, out->bytes + out->end, size - place);
    size_t count = part <= 0 ? size - place : (size_t)part;
    if (part <= 0) memset(out->bytes + out->end, 0, count);
    out->end += count;
    place += count;
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
  if (!is_sound || size > keeper->spec.limits.collected_bytes || size > MAXIMUM_MESSAGE - 1024)
    note(&keeper->outcome, "%.255s was not handed back: no plain file, or too large", name);
  else
    tell_file(&keeper->channels.out, name, file, (size_t)size);
  close(file);
}

static void collect_all(struct keeper *keeper) {
  if (keeper->outcome.cause != CAUSE_PROGRAM || keeper->work < 0) return;
  for (size_t i = 0; i < keeper->spec.collected_count; i++)
    collect_one(keeper, keeper->spec.collected[i]);
}

void find_out(struct keeper *keeper) {
  if (keeper->outcome.cause == CAUSE_CANCELLED) return;
  drain_rest(keeper);
  if (keeper->outcome.cause != CAUSE_FAILURE) find_cause(keeper);
  collect_all(keeper);
}

// Something that was to be told before is lost, but the end itself may still fit.
static void admit_loss(struct keeper *keeper) {
  struct buffer *out = &keeper->channels.out;
  if (!out->lacks_memory) return;
  out->lacks_memory = false;
  stop_without_memory(&keeper->outcome);
}

void tell_end(struct keeper *keeper, uint64_t cpu) {
  const struct outcome *outcome = &keeper->outcome;
  const struct buffer *evidence = &outcome->evidence;
  struct buffer *out = &keeper->channels.out;
  admit_loss(keeper);
  bool is_signal = WIFSIGNALED(outcome->status);
  int code = is_signal ? WTERMSIG(outcome->status) : WEXITSTATUS(outcome->status);
  message_begin(out, EVENT_ENDED, 4 + 16 + 2 + strlen(outcome->detail) + buffer_count(evidence));
  put_number(out, is_signal, 1);
  put_number(out, (uint64_t)code, 2);
  put_number(out, outcome->cause, 1);
  put_number(out, cpu, 8);
  put_number(out, watch_peak(&keeper->session), 8);
  put_text(out, outcome->detail);
  buffer_join(out, evidence);
}

void end_job(struct keeper *keeper) {
  // Between two runs there is nothing to tell: the closed connection says it.
  bool has_run = !keeper->spec.is_worker || keeper->session.is_running;
  bool is_told = has_run || !keeper->worker.has_served || buffer_count(&keeper->channels.in) > 0;
  bool was_started = keeper->launch.pid > 0 && has_run;
  struct usage usage = watch_usage(&keeper->session);
  uint64_t reaped = kill_all(keeper);
  uint64_t cpu = usage.cpu;
  if (keeper->cgroup.cpu >= 0) cpu = watch_usage(&keeper->session).cpu;
  else if (!keeper->spec.is_worker && reaped > cpu) cpu = reaped;
  if (keeper->cgroup.events >= 0) watch_usage(&keeper->session);
  keeper->launch.pid = 0;
  watch_roots(&keeper->session, NULL, 0);
  if (was_started) find_out(keeper);
  // With the last descriptor the work folder's file system goes.
  if (keeper->work >= 0) close(keeper->work);
  if (keeper->listener >= 0) close(keeper->listener);
  cgroup_remove(&keeper->cgroup);
  if (keeper->has_folder) remove_folder(keeper->spec.work);
  if (is_told) {
    tell_end(keeper, cpu);
    flush_whole(&keeper->channels);
  }
  // Without its last word the client sees the end of the stream.
  _exit(keeper->channels.out.lacks_memory ? 1 : 0);
}
