// The keeper's decision what ends a case, with a clock and a processor time of the test's own.
#ifdef __linux__
// The parsers' model in fuzz.c has stand-ins of these.
#define note limits_note
#define now limits_now
#define stop limits_stop
#define watch_begin_case limits_begin_case
#define watch_pause limits_pause
#define watch_resume limits_resume
#include "../../Sources/focus-jail/watch.c"

#include "include/KeeperFuzz.h"

static uint64_t clock_now, cpu_used;

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
  (void)roots, (void)count, (void)nanoseconds;
  return false;
}

int keeper_limit(uint64_t cpu_limit, uint64_t wall_limit, uint64_t cpu, uint64_t wall,
                 uint64_t waited) {
  static struct keeper keeper;
  memset(&keeper, 0, sizeof keeper);
  keeper.cgroup.events = 0;
  keeper.spec.limits = (struct limits){.cpu = UINT64_MAX, .wall = UINT64_MAX,
                                       .memory = UINT64_MAX, .processes = 64};
  clock_now = cpu_used = 0;
  watch_begin(&keeper);
  watch_begin_case(&keeper, cpu_limit, wall_limit, NULL);
  watch_pause(&keeper);
  clock_now = waited;
  watch_resume(&keeper);
  clock_now = wall;
  cpu_used = cpu;
  watch_limits(&keeper);
  return keeper.is_over ? (int)keeper.cause : -1;
}
#else
#include "include/KeeperFuzz.h"
int keeper_limit(uint64_t cpu_limit, uint64_t wall_limit, uint64_t cpu, uint64_t wall,
                 uint64_t waited) {
  (void)cpu_limit, (void)wall_limit, (void)cpu, (void)wall, (void)waited;
  return -1;
}
#endif
