// The keeper's decision what ends a case, with a clock and a processor time of the test's own.
// The parsers' model in fuzz.c has stand-ins of these.
#define note limits_note
#define now limits_now
#define stop limits_stop
#define watch_begin_case limits_begin_case
#define watch_pause limits_pause
#define watch_resume limits_resume
#include "../../Sources/focus-jail/watch.c"

#include "include/KeeperFuzz.h"

// Tests ask at the same time.
static _Thread_local uint64_t clock_now, cpu_used, delay;
static _Thread_local bool is_still;

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
  return is_still;
}

static struct keeper *keeper_begin(uint64_t cpu_limit, uint64_t wall_limit) {
  static _Thread_local struct keeper keeper;
  memset(&keeper, 0, sizeof keeper);
  keeper.cgroup.events = 0;
  keeper.launch.pid = 1;
  keeper.spec.limits = (struct limits){.cpu = UINT64_MAX, .wall = UINT64_MAX,
                                       .memory = UINT64_MAX, .processes = 64};
  clock_now = cpu_used = delay = 0;
  is_still = false;
  watch_begin(&keeper);
  watch_begin_case(&keeper, cpu_limit, wall_limit, NULL);
  return &keeper;
}

int keeper_limit(uint64_t cpu_limit, uint64_t wall_limit, uint64_t cpu, uint64_t wall,
                 uint64_t waited) {
  struct keeper *keeper = keeper_begin(cpu_limit, wall_limit);
  watch_pause(keeper);
  clock_now = waited;
  watch_resume(keeper);
  clock_now = wall;
  cpu_used = cpu;
  for (int tick = 0; tick < LEAST_TICKS && !keeper->is_over; tick++) watch_limits(keeper);
  return keeper->is_over ? (int)keeper->cause : -1;
}

struct keeper_view keeper_sees(const struct keeper_program *program, uint64_t wall_limit,
                               uint64_t rest_limit) {
  struct keeper *keeper = keeper_begin(UINT64_MAX / 4, wall_limit);
  keeper->spec.limits.rest = rest_limit;
  struct keeper_view view = {0, 0, 0, 0, 0};
  clock_now = 1;
  for (unsigned look = 0; !keeper->is_over; look++) {
    watch_limits(keeper);
    view.looks++;
    view.idle_looks += keeper->is_idle;
    clock_now += program->works + program->stands + program->rests;
    cpu_used += program->works;
    delay += program->stands;
    is_still = program->wants_every == 0 || look % program->wants_every != 0;
  }
  view.is_asleep = strcmp(keeper->detail, "asleep") == 0;
  view.is_idle = keeper->cause == CAUSE_IDLE;
  view.wall = clock_now;
  return view;
}
