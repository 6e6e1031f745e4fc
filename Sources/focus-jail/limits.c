// What ends a program that uses more than it may.
#include "session.h"

#include <time.h>

// A machine that stood still lets time pass unseen: a case's time is over only once the keeper has
// looked at it so often.
enum { SECOND = 1000000000, LEAST_TICKS = 64 };

// What has been used, at one look.
struct reading {
  struct usage usage;
  uint64_t case_cpu, case_wall, session_wall;
};

static double seconds(uint64_t nanoseconds) { return (double)nanoseconds / 1e9; }

static struct reading read_all(struct session *session) {
  struct usage usage = watch_usage(session);
  uint64_t running = session->waits ? 0 : now() - session->mark;
  // The host's time counts in a session: it ends even if both sides wait.
  return (struct reading){.usage = usage,
                          .case_cpu = over(usage.cpu, session->case_cpu_start),
                          .case_wall = session->case_wall_used + running,
                          .session_wall = now() - session->started};
}

// Wall time that was used up with little CPU was spent waiting; asleep, if not for a processor.
static void stop_wall(const struct session *session, struct outcome *outcome, uint64_t used,
                      uint64_t limit, uint64_t cpu, uint64_t cpu_limit) {
  bool is_idle = cpu < cpu_limit / 2;
  note(outcome, "It ran for %.1f s by the clock (limit %.1f s) and used %.3f s of CPU time.",
       seconds(used), seconds(limit), seconds(cpu));
  stop(outcome, is_idle ? CAUSE_IDLE : CAUSE_WALL, rest_is_most(&session->rest) ? "asleep" : "");
}

// Where the machine may be slow, waiting alone is counted, and not the time by the clock.
static void stop_rest(const struct session *session, struct outcome *outcome, uint64_t cpu) {
  note(outcome, "It waited for %.1f s (limit %.1f s) and used %.3f s of CPU time.",
       seconds(session->rest.total), seconds(session->limits->rest), seconds(cpu));
  stop(outcome, CAUSE_IDLE, "asleep");
}

static uint64_t own_cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

// What a program makes its keeper do is bounded as its own work is; the looks are ours.
static bool has_kept_busy(struct session *session, const struct reading *reading) {
  uint64_t cpu_limit = session->has_case ? session->case_cpu : session->limits->cpu;
  uint64_t wall = session->has_case ? reading->case_wall : reading->session_wall;
  uint64_t own = own_cpu();
  if (session->own_cpu == 0) session->own_cpu = own;
  return over(own - session->own_cpu, cpu_limit) > SECOND / 2 + wall / 16;
}

static bool has_too_much_memory(const struct session *session, uint64_t memory) {
  if (session->cgroup->events >= 0) return watch_oom_kills(session) > 0;
  return memory > session->limits->memory;
}

void watch_limits(struct session *session, struct outcome *outcome) {
  const struct limits *limits = session->limits;
  const struct reading reading = read_all(session);
  const uint64_t cpu = reading.usage.cpu;
  const bool has_turn = session->has_case && !session->waits;
  rest_look(session, cpu);
  if (has_too_much_memory(session, reading.usage.memory)) {
    stop(outcome, CAUSE_MEMORY, "");
  } else if (session->processes > limits->processes + 1) {
    // Only where neither a control group nor a private user holds the number down.
    note(outcome, "It started %u processes (limit %llu).", session->processes,
         (unsigned long long)limits->processes);
    stop(outcome, CAUSE_DENIED, "fork");
  } else if (has_turn && reading.case_cpu > session->case_cpu) {
    note(outcome, "It used %.3f s of CPU time (limit %.3f s).", seconds(reading.case_cpu),
         seconds(session->case_cpu));
    stop(outcome, CAUSE_CPU, "");
  } else if (has_kept_busy(session, &reading)) {
    note(outcome, "It kept the jail's own process busy for more than its CPU time.");
    stop(outcome, CAUSE_CPU, "");
  } else if (cpu > limits->cpu) {
    note(outcome, "It used %.3f s of CPU time in all (limit %.3f s).", seconds(cpu),
         seconds(limits->cpu));
    stop(outcome, CAUSE_CPU, "");
  } else if (limits->rest != 0 && session->rest.total > limits->rest) {
    stop_rest(session, outcome, session->has_case ? reading.case_cpu : cpu);
  } else if (has_turn && reading.case_wall > session->case_wall &&
             session->rest.ticks >= LEAST_TICKS) {
    stop_wall(session, outcome, reading.case_wall, session->case_wall, reading.case_cpu,
              session->case_cpu);
  } else if (reading.session_wall > limits->wall) {
    stop_wall(session, outcome, reading.session_wall, limits->wall, cpu, limits->cpu);
  }
}
