// Limits: what the job has used, and what ends it.
#include "keeper.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

// A machine that stood still lets time pass unseen: a case's time is over only once the keeper has
// looked at it so often, and of the time between two looks no more than so much was rest.
enum { SECOND = 1000000000, LOOK = 50000000, LONGEST_REST = 4 * LOOK, LEAST_TICKS = 64 };

void note(struct keeper *keeper, const char *format, ...) {
  char text[512];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  put_text(&keeper->evidence, text);
}

void stop(struct keeper *keeper, enum cause cause, const char *detail) {
  if (keeper->is_over) return;
  keeper->is_over = true;
  keeper->cause = cause;
  snprintf(keeper->detail, sizeof keeper->detail, "%s", detail);
}

// What is counted process by process: a worker's run without the processes that it shares.
static size_t roots(const struct keeper *keeper, pid_t list[2]) {
  list[0] = keeper->spec.is_worker ? keeper->first_pid : keeper->launch.pid;
  list[1] = keeper->program_pid;
  return list[0] <= 0 ? 0 : keeper->spec.is_worker ? 2 : 1;
}

static uint64_t over(uint64_t value, uint64_t base) { return value > base ? value - base : 0; }

uint64_t watch_peak(const struct keeper *keeper) {
  return over(keeper->peak, keeper->memory_before);
}

static void measure_processes(struct keeper *keeper, struct usage *usage, bool has_cpu,
                              bool has_memory) {
  pid_t list[2];
  size_t count = roots(keeper, list);
  if (count == 0) return;
  struct processes sum;
  processes_measure(list, count, &sum);
  // What a process used is told less finely once it is dead: never go back.
  if (sum.cpu > keeper->cpu) keeper->cpu = sum.cpu;
  if (!has_cpu) usage->cpu = keeper->cpu;
  keeper->processes = sum.count;
  if (!has_memory && sum.memory > keeper->peak) keeper->peak = sum.memory;
}

struct usage watch_usage(struct keeper *keeper) {
  struct usage usage = {0, 0};
  const struct cgroup *cgroup = &keeper->cgroup;
  bool has_memory = cgroup->events >= 0;
  bool has_cpu = cgroup_cpu(cgroup, &usage.cpu);
  if (has_memory) {
    // A peak that cannot be set back would be another run's: then this is the highest of what is
    // seen.
    bool counts_now = keeper->spec.is_worker && !cgroup->resets_peak;
    uint64_t peak = counts_now ? cgroup_memory(cgroup) : cgroup_peak(cgroup);
    if (cgroup->resets_peak || peak > keeper->peak) keeper->peak = peak;
  }
  if (!has_memory || !has_cpu) measure_processes(keeper, &usage, has_cpu, has_memory);
  usage.cpu = over(usage.cpu, keeper->cpu_before);
  usage.memory = watch_peak(keeper);
  return usage;
}

void watch_begin(struct keeper *keeper) {
  keeper->cpu_before = keeper->memory_before = keeper->cpu = keeper->peak = 0;
  cgroup_begin_case(&keeper->cgroup);
  // A peak that was just set back is what is in use.
  struct usage usage = watch_usage(keeper);
  keeper->cpu_before = usage.cpu;
  keeper->memory_before = usage.memory;
  keeper->has_case = keeper->waits = keeper->is_idle = false;
  keeper->own_cpu = keeper->barren = keeper->ticks = keeper->looks = keeper->idle_looks = 0;
  keeper->look.time = keeper->still.time = keeper->rested = 0;
  keeper->text_total = keeper->frame_total = keeper->forwarded[0] = keeper->forwarded[1] = 0;
  keeper->started = keeper->mark = now();
}

static double seconds(uint64_t nanoseconds) { return (double)nanoseconds / 1e9; }

static void tell_idle(struct keeper *keeper, bool is_idle) {
  if (keeper->is_idle == is_idle) return;
  keeper->is_idle = is_idle;
  message_begin(&keeper->out, 'I', 1);
  put_number(&keeper->out, is_idle, 1);
}

void watch_work(struct keeper *keeper) {
  keeper->look.time = keeper->still.time = 0;
  tell_idle(keeper, false);
}

// Whether a program rested between two looks at which nothing of it ran or stood on the line for a
// processor. What it stood there meanwhile is the machine's: that is neither work nor rest.
static bool has_rested(const struct look *last, const struct look *next) {
  if (last->time == 0 || next->delay < last->delay) return false;
  uint64_t work = over(next->cpu, last->cpu), delay = next->delay - last->delay;
  return over(next->time - last->time, work + delay) > 3 * work;
}

// A program that neither runs nor waits for a processor leaves its place to others meanwhile. The
// machine is asked only about one that uses next to nothing.
static void watch_idleness(struct keeper *keeper, uint64_t cpu) {
  const struct look last = keeper->look;
  struct look next = {.time = now(), .cpu = cpu};
  if (keeper->waits) {
    watch_work(keeper);
    return;
  }
  keeper->ticks++;
  uint64_t span = next.time - last.time;
  if (last.time != 0 && span < LOOK) return;
  keeper->look = next;
  if (last.time == 0) return;
  pid_t list[2];
  size_t count = roots(keeper, list);
  bool is_still =
      over(cpu, last.cpu) < span / 4 && count > 0 && processes_delay(list, count, &next.delay);
  tell_idle(keeper, is_still && has_rested(&keeper->still, &next));
  if (is_still) keeper->still = next;
  keeper->looks++;
  keeper->idle_looks += keeper->is_idle;
  if (keeper->is_idle) keeper->rested += span < LONGEST_REST ? span : LONGEST_REST;
}

// Wall time that was used up with little CPU was spent waiting; asleep, if not for a processor.
static void stop_wall(struct keeper *keeper, uint64_t used, uint64_t limit, uint64_t cpu,
                      uint64_t cpu_limit) {
  bool is_idle = cpu < cpu_limit / 2;
  bool is_asleep = keeper->idle_looks * 2 > keeper->looks;
  note(keeper, "It ran for %.1f s by the clock (limit %.1f s) and used %.3f s of CPU time.", seconds(used),
       seconds(limit), seconds(cpu));
  stop(keeper, is_idle ? CAUSE_IDLE : CAUSE_WALL, is_asleep ? "asleep" : "");
}

// Where the machine may be slow, waiting alone is counted, and not the time by the clock.
static void stop_rest(struct keeper *keeper, uint64_t cpu) {
  note(keeper, "It waited for %.1f s (limit %.1f s) and used %.3f s of CPU time.",
       seconds(keeper->rested), seconds(keeper->spec.limits.rest), seconds(cpu));
  stop(keeper, CAUSE_IDLE, "asleep");
}

static uint64_t own_cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

// What a program makes its keeper do is bounded as its own work is; the looks are ours.
static bool has_kept_busy(struct keeper *keeper, uint64_t cpu_limit, uint64_t wall) {
  uint64_t own = own_cpu();
  if (keeper->own_cpu == 0) keeper->own_cpu = own;
  return over(own - keeper->own_cpu, cpu_limit) > SECOND / 2 + wall / 16;
}

static bool has_too_much_memory(struct keeper *keeper, uint64_t memory) {
  if (keeper->cgroup.events >= 0) {
    keeper->oom_kills = cgroup_oom_kills(&keeper->cgroup) - keeper->oom_kills_before;
    return keeper->oom_kills > 0;
  }
  return memory > keeper->spec.limits.memory;
}

void watch_limits(struct keeper *keeper) {
  const struct limits *limits = &keeper->spec.limits;
  struct usage usage = watch_usage(keeper);
  uint64_t running = keeper->waits ? 0 : now() - keeper->mark;
  uint64_t case_cpu = usage.cpu > keeper->case_cpu_start ? usage.cpu - keeper->case_cpu_start : 0;
  uint64_t case_wall = keeper->case_wall_used + running;
  // The host's time counts here: a session ends even if both sides wait.
  uint64_t session_wall = now() - keeper->started;
  watch_idleness(keeper, usage.cpu);
  if (has_too_much_memory(keeper, usage.memory)) {
    stop(keeper, CAUSE_MEMORY, "");
  } else if (keeper->processes > limits->processes + 1) {
    // Only where neither a control group nor a private user holds the number down.
    note(keeper, "It started %u processes (limit %llu).", keeper->processes,
         (unsigned long long)limits->processes);
    stop(keeper, CAUSE_DENIED, "fork");
  } else if (keeper->has_case && !keeper->waits && case_cpu > keeper->case_cpu) {
    note(keeper, "It used %.3f s of CPU time (limit %.3f s).", seconds(case_cpu), seconds(keeper->case_cpu));
    stop(keeper, CAUSE_CPU, "");
  } else if (has_kept_busy(keeper, keeper->has_case ? keeper->case_cpu : limits->cpu,
                           keeper->has_case ? case_wall : session_wall)) {
    note(keeper, "It kept the jail's own process busy for more than its CPU time.");
    stop(keeper, CAUSE_CPU, "");
  } else if (usage.cpu > limits->cpu) {
    note(keeper, "It used %.3f s of CPU time in all (limit %.3f s).", seconds(usage.cpu),
         seconds(limits->cpu));
    stop(keeper, CAUSE_CPU, "");
  } else if (limits->rest != 0 && keeper->rested > limits->rest) {
    stop_rest(keeper, keeper->has_case ? case_cpu : usage.cpu);
  } else if (keeper->has_case && !keeper->waits && case_wall > keeper->case_wall &&
             keeper->ticks >= LEAST_TICKS) {
    stop_wall(keeper, case_wall, keeper->case_wall, case_cpu, keeper->case_cpu);
  } else if (session_wall > limits->wall) {
    stop_wall(keeper, session_wall, limits->wall, usage.cpu, limits->cpu);
  }
}

void watch_begin_case(struct keeper *keeper, uint64_t cpu, uint64_t wall,
                      const struct usage *known) {
  cgroup_begin_case(&keeper->cgroup);
  if (keeper->cgroup.resets_peak || keeper->cgroup.events < 0) keeper->peak = 0;
  keeper->has_case = true;
  keeper->case_cpu = cpu;
  keeper->case_wall = wall;
  keeper->case_cpu_start = known != NULL ? known->cpu : watch_usage(keeper).cpu;
  keeper->case_wall_used = keeper->own_cpu = keeper->rested = 0;
  keeper->ticks = keeper->looks = keeper->idle_looks = 0;
  watch_work(keeper);
  keeper->frame_total = keeper->forwarded[0] = keeper->forwarded[1] = 0;
}

void watch_pause(struct keeper *keeper) {
  if (keeper->waits) return;
  watch_work(keeper);
  keeper->case_wall_used += now() - keeper->mark;
  keeper->waits = true;
}

void watch_resume(struct keeper *keeper) {
  if (!keeper->waits) return;
  keeper->mark = now();
  keeper->waits = false;
}
