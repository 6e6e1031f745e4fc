// The keeper's decision what ends a case, with a clock and a processor time of the test's own.
// The parsers' model in fuzz.c has stand-ins of these.
#define now limits_now
#define watch_begin_case limits_begin_case
#define watch_limits limits_watch
#define watch_pause limits_pause
#define watch_resume limits_resume
#define watch_usage limits_usage
#include "../../Sources/focus-jail/limits.c"
#include "../../Sources/focus-jail/rest.c"
#include "../../Sources/focus-jail/session.c"

#include "include/KeeperFuzz.h"

#include <stdlib.h>
#include <string.h>

// Tests ask at the same time.
static _Thread_local uint64_t clock_now, cpu_used, delay;
static _Thread_local bool wants_none;

uint64_t now(void) { return clock_now; }

bool cgroup_cpu(const struct cgroup *unused, uint64_t *cpu) {
  (void)unused;
  *cpu = cpu_used;
  return true;
}

uint64_t cgroup_memory(const struct cgroup *unused) { return (void)unused, 0; }
uint64_t cgroup_peak(const struct cgroup *unused) { return (void)unused, 0; }
uint64_t cgroup_oom_kills(const struct cgroup *unused) { return (void)unused, 0; }
void cgroup_begin_case(struct cgroup *unused) { (void)unused; }

void processes_measure(const pid_t *roots, size_t count, struct processes *sum) {
  (void)roots, (void)count;
  memset(sum, 0, sizeof *sum);
}

bool processes_delay(const pid_t *roots, size_t count, uint64_t *nanoseconds) {
  (void)roots, (void)count;
  *nanoseconds = delay;
  return wants_none;
}

// What the limits are of, and what they made of it.
struct watched {
  struct session session;
  struct outcome outcome;
  struct cgroup cgroup;
  struct limits limits;
};

static struct watched *watched_begin(uint64_t cpu_limit, uint64_t wall_limit) {
  static _Thread_local struct watched watched;
  const pid_t root = 1;
  free(watched.outcome.evidence.bytes);
  memset(&watched, 0, sizeof watched);
  watched.limits = (struct limits){.cpu = UINT64_MAX, .wall = UINT64_MAX,
                                   .memory = UINT64_MAX, .processes = 64};
  watched.session.cgroup = &watched.cgroup;
  watched.session.limits = &watched.limits;
  watch_roots(&watched.session, &root, 1);
  clock_now = cpu_used = delay = 0;
  wants_none = false;
  watch_begin(&watched.session);
  watch_begin_case(&watched.session, cpu_limit, wall_limit, NULL);
  return &watched;
}

int keeper_limit(uint64_t cpu_limit, uint64_t wall_limit, uint64_t cpu, uint64_t wall,
                 uint64_t waited) {
  struct watched *watched = watched_begin(cpu_limit, wall_limit);
  watch_pause(&watched->session);
  clock_now = waited;
  watch_resume(&watched->session);
  clock_now = wall;
  cpu_used = cpu;
  for (int tick = 0; tick < LEAST_TICKS && !watched->outcome.is_over; tick++)
    watch_limits(&watched->session, &watched->outcome);
  return watched->outcome.is_over ? (int)watched->outcome.cause : -1;
}

struct keeper_view keeper_sees(const struct keeper_program *program, uint64_t wall_limit,
                               uint64_t rest_limit) {
  struct watched *watched = watched_begin(UINT64_MAX / 4, wall_limit);
  const struct outcome *outcome = &watched->outcome;
  watched->limits.rest = rest_limit;
  struct keeper_view view = {0, 0, 0, 0, 0};
  clock_now = 1;
  for (unsigned look = 0; !outcome->is_over; look++) {
    watch_limits(&watched->session, &watched->outcome);
    view.looks++;
    view.idle_looks += watched->session.rest.is_idle;
    clock_now += program->works + program->stands + program->rests;
    cpu_used += program->works;
    delay += program->stands;
    wants_none = program->wants_every == 0 || look % program->wants_every != 0;
  }
  view.is_asleep = strcmp(outcome->detail, "asleep") == 0;
  view.is_idle = outcome->cause == CAUSE_IDLE;
  view.wall = clock_now;
  return view;
}
