// What a program uses: in a session, which is a whole job or one run of a worker, and in a case.
#pragma once

#include "jail.h"
#include "outcome.h"

// What a program had used at some time, and for how long it had waited for processors.
struct look {
  uint64_t time, cpu, delay;
};

// Whether the program waits for something else than a processor.
struct rest {
  bool is_idle;
  // What was seen last, and last when nothing of it wanted a processor.
  struct look look, still;
  unsigned ticks, looks, idle_looks; // In this case.
  uint64_t total;                    // As long as nothing of it ran or wanted to, in this case.
};

struct session {
  bool is_running;
  bool is_of_worker; // Its control group has other processes, too.
  struct cgroup *cgroup;
  const struct limits *limits;
  // Counted with all their descendants, where no control group counts.
  pid_t roots[2];
  size_t root_count;
  uint64_t cpu, peak, started, mark;
  unsigned processes;
  bool waits; // For the host: no wall time of the case passes.
  // What was used before the session began, by a worker's other processes and runs.
  uint64_t cpu_before, memory_before, oom_kills_before;
  uint64_t own_cpu; // The keeper's own as the case or session began; 0 until it is looked at.
  bool has_case;
  uint64_t case_cpu, case_wall, case_cpu_start, case_wall_used;
  struct rest rest;
  bool told_idle; // What the client heard last.
};

struct usage {
  uint64_t cpu, memory;
};

static inline uint64_t over(uint64_t value, uint64_t base) {
  return value > base ? value - base : 0;
}

// session.c

void watch_roots(struct session *session, const pid_t *roots, size_t count);
struct usage watch_usage(struct session *session);
uint64_t watch_peak(const struct session *session);
uint64_t watch_oom_kills(const struct session *session);
// Begins a session: what was used so far is not its own.
void watch_begin(struct session *session);
// What was used may be known from just before; else it is looked up.
void watch_begin_case(struct session *session, uint64_t cpu, uint64_t wall,
                      const struct usage *known);
// The program's turn ends with a whole frame, and begins with the host's bytes.
void watch_pause(struct session *session);
void watch_resume(struct session *session);

// rest.c

// The program begins a case, or is taken to be at work from here on.
void rest_begin_case(struct rest *rest);
void rest_work(struct rest *rest);
// Looks whether it rests; its processor time is known.
void rest_look(struct session *session, uint64_t cpu);
bool rest_is_most(const struct rest *rest);

// limits.c

// Ends what goes beyond its limits.
void watch_limits(struct session *session, struct outcome *outcome);
