// A worker's keeper: run after run, each in a child that was prepared ahead.
#include "keeper.h"

#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

enum { MOST_FAILED_STARTS = 3 };

static void prepare_again(struct keeper *keeper) {
  struct failure failure;
  child_forget(keeper);
  if (child_prepare(keeper, &failure) != 0) stop(keeper, CAUSE_FAILURE, failure.text);
}

// Keeps the beginning of what a worker's own processes say, for people.
static ssize_t keep_words(struct keeper *keeper, int file) {
  char text[4096];
  ssize_t count = read(file, text, sizeof text);
  size_t used = strlen(keeper->said);
  for (ssize_t i = 0; i < count && used + 1 < sizeof keeper->said; i++)
    keeper->said[used++] = text[i] == '\n' || text[i] == 0 ? ' ' : text[i];
  keeper->said[used] = 0;
  return count;
}

void worker_listen(struct keeper *keeper) {
  if (keep_words(keeper, keeper->spoken) == 0) drop_file(keeper, &keeper->spoken);
}

// A child that ended before it had an order: once may be chance.
static void replace_child(struct keeper *keeper) {
  keep_words(keeper, keeper->launch.error[0]);
  if (++keeper->failed_starts >= MOST_FAILED_STARTS || !child_end(keeper)) {
    char text[sizeof keeper->detail];
    snprintf(text, sizeof text, "its process ended by itself: %.400s", keeper->said);
    stop(keeper, CAUSE_FAILURE, text);
    return;
  }
  prepare_again(keeper);
}

static void become_ready(struct keeper *keeper) {
  if (keeper->stage != PREPARING || keeper->first < 0 || !keeper->is_confined) return;
  keeper->stage = READY;
  child_offer(keeper);
  keeper->oom_kills_before = cgroup_oom_kills(&keeper->cgroup);
  set_timer(keeper, 0, 0); // An idle worker costs no processor time.
  if (!keeper->has_served) {
    watch_begin(keeper);
    put_start(keeper);
  }
  keeper->has_served = true;
  // An order may have been waiting.
  while (!keeper->is_over && take_message(keeper)) {
  }
}

static void lose_zygote(struct keeper *keeper, const char *reason) {
  keeper->is_zygote_gone = true;
  // During a run the cause is looked for: memory may have run out.
  if (keeper->stage == RUNNING) stop(keeper, CAUSE_PROGRAM, "");
  if (keeper->spoken >= 0) worker_listen(keeper);
  char text[sizeof keeper->detail];
  snprintf(text, sizeof text, "%s: %.400s", reason, keeper->said);
  stop(keeper, CAUSE_FAILURE, text);
}

void worker_hear(struct keeper *keeper, const struct status_message *message,
                 const int descriptors[MOST_DESCRIPTORS]) {
  switch (message->kind) {
  case STATUS_CHILD: child_keep(keeper, descriptors); break;
  case STATUS_LISTENER:
    keeper->listener = descriptors[0];
    if (keeper->listener >= 0) watch(keeper, LISTENER, keeper->listener, EPOLLIN);
    keeper->is_confined = true;
    break;
  case STATUS_FAILED: stop(keeper, CAUSE_FAILURE, message->failure.text); break;
  case STATUS_PROGRAM:
    keeper->status = message->number;
    keeper->program_cpu = message->cpu;
    keeper->has_status = true;
    if (keeper->stage == RUNNING) stop(keeper, CAUSE_PROGRAM, "");
    else if (!keeper->is_over) replace_child(keeper);
    return;
  case STATUS_ENDED: lose_zygote(keeper, "the worker's process ended"); return;
  default:
    for (int i = 0; i < MOST_DESCRIPTORS; i++)
      if (descriptors[i] >= 0) close(descriptors[i]);
  }
  if (!keeper->is_over) become_ready(keeper);
}

bool worker_take_order(struct keeper *keeper, const uint8_t *bytes, size_t count) {
  struct failure failure;
  if (keeper->stage == PREPARING) return false;
  // A process that ended meanwhile is replaced first.
  if (keeper->stage == READY && child_is_gone(keeper)) return false;
  bool is_idle = keeper->stage == READY;
  keeper->stage = RUNNING;
  if (!is_idle) {
    stop(keeper, CAUSE_FAILURE, "an order came during a run");
  } else if (child_begin(keeper, bytes, count, &failure) != 0) {
    stop(keeper, CAUSE_FAILURE, failure.text);
  } else {
    keeper->failed_starts = 0;
    watch_begin(keeper);
    // What is told first can wait for the first answer.
    keeper->flushed = keeper->started;
    begin_job(keeper, &(struct usage){0, 0});
  }
  return true;
}

// Ends a run and tells so; false when the worker cannot go on.
static bool end_run(struct keeper *keeper) {
  // Without a control group the dead can no longer be measured.
  bool has_group = keeper->cgroup.cpu >= 0 && keeper->cgroup.events >= 0;
  uint64_t cpu = has_group ? 0 : watch_usage(keeper).cpu;
  set_timer(keeper, 0, 0);
  if (!child_end(keeper)) return false;
  if (keeper->cgroup.cpu >= 0) cpu = watch_usage(keeper).cpu;
  else if (keeper->program_cpu > keeper->cpu_before + cpu)
    cpu = keeper->program_cpu - keeper->cpu_before;
  if (keeper->cause != CAUSE_CANCELLED) {
    drain_rest(keeper);
    if (keeper->cause != CAUSE_FAILURE) find_cause(keeper);
    collect_all(keeper);
  }
  put_end(keeper, cpu);
  keeper->stage = PREPARING;
  if (!flush_whole(keeper)) return false;
  if (!child_has_residue(keeper)) return true;
  // Told only if another order came already: else the closed connection says it.
  keeper->cause = CAUSE_FAILURE;
  strcpy(keeper->detail, "a process outlived its run");
  return false;
}

void worker_serve(struct keeper *keeper) {
  struct launch *launch = &keeper->launch;
  keeper->own_limits = keeper->spec.limits;
  keeper->spoken = launch->error[0];
  close(launch->output[0]);
  close(launch->frames[0]);
  launch->output[0] = launch->error[0] = launch->frames[0] = -1;
  watch(keeper, SPOKEN, keeper->spoken, EPOLLIN);
  prepare_again(keeper);
  while (true) {
    run(keeper);
    bool can_go_on = keeper->stage == RUNNING && !keeper->is_client_gone &&
                     !keeper->is_zygote_gone;
    if (!can_go_on || !end_run(keeper)) end_job(keeper);
    prepare_again(keeper);
  }
}
