#include "session.h"

void watch_roots(struct session *session, const pid_t *roots, size_t count) {
  for (size_t i = 0; i < count; i++) session->roots[i] = roots[i];
  session->root_count = count;
}

uint64_t watch_peak(const struct session *session) {
  return over(session->peak, session->memory_before);
}

uint64_t watch_oom_kills(const struct session *session) {
  return cgroup_oom_kills(session->cgroup) - session->oom_kills_before;
}

static void measure_processes(struct session *session, struct usage *usage, bool has_cpu,
                              bool has_memory) {
  if (session->root_count == 0) return;
  struct processes sum;
  processes_measure(session->roots, session->root_count, &sum);
  // What a process used is told less finely once it is dead: never go back.
  if (sum.cpu > session->cpu) session->cpu = sum.cpu;
  if (!has_cpu) usage->cpu = session->cpu;
  session->processes = sum.count;
  if (!has_memory && sum.memory > session->peak) session->peak = sum.memory;
}

struct usage watch_usage(struct session *session) {
  struct usage usage = {0, 0};
  const struct cgroup *cgroup = session->cgroup;
  bool has_memory = cgroup->events >= 0;
  bool has_cpu = cgroup_cpu(cgroup, &usage.cpu);
  if (has_memory) {
    // A peak that cannot be set back would be another run's: then this is the highest of what is
    // seen.
    bool counts_now = session->is_of_worker && !cgroup->resets_peak;
    uint64_t peak = counts_now ? cgroup_memory(cgroup) : cgroup_peak(cgroup);
    if (cgroup->resets_peak || peak > session->peak) session->peak = peak;
  }
  if (!has_memory || !has_cpu) measure_processes(session, &usage, has_cpu, has_memory);
  usage.cpu = over(usage.cpu, session->cpu_before);
  usage.memory = watch_peak(session);
  return usage;
}

void watch_begin(struct session *session) {
  session->cpu_before = session->memory_before = session->cpu = session->peak = 0;
  cgroup_begin_case(session->cgroup);
  // A peak that was just set back is what is in use.
  struct usage usage = watch_usage(session);
  session->cpu_before = usage.cpu;
  session->memory_before = usage.memory;
  session->has_case = session->waits = session->told_idle = false;
  session->own_cpu = 0;
  session->rest = (struct rest){.is_idle = false};
  session->started = session->mark = now();
}

void watch_begin_case(struct session *session, uint64_t cpu, uint64_t wall,
                      const struct usage *known) {
  cgroup_begin_case(session->cgroup);
  if (session->cgroup->resets_peak || session->cgroup->events < 0) session->peak = 0;
  session->has_case = true;
  session->case_cpu = cpu;
  session->case_wall = wall;
  session->case_cpu_start = known != NULL ? known->cpu : watch_usage(session).cpu;
  session->case_wall_used = session->own_cpu = 0;
  rest_begin_case(&session->rest);
}

void watch_pause(struct session *session) {
  if (session->waits) return;
  rest_work(&session->rest);
  session->case_wall_used += now() - session->mark;
  session->waits = true;
}

void watch_resume(struct session *session) {
  if (!session->waits) return;
  session->mark = now();
  session->waits = false;
}
