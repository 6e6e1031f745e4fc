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
  if (child_prepare(keeper, &failure) != 0) stop(&keeper->outcome, CAUSE_FAILURE, failure.text);
}

// Keeps the beginning of what a worker's own processes say, for people.
static ssize_t keep_words(struct worker *worker, int file) {
  char text[4096];
  ssize_t count = read(file, text, sizeof text);
  size_t used = strlen(worker->said);
  for (ssize_t i = 0; i < count && used + 1 < sizeof worker->said; i++)
    worker->said[used++] = text[i] == '\n' || text[i] == 0 ? ' ' : text[i];
  worker->said[used] = 0;
  return count;
}

static void listen_to_zygote(struct keeper *keeper) {
  struct worker *worker = &keeper->worker;
  if (keep_words(worker, worker->spoken) == 0) drop_file(&keeper->channels, &worker->spoken);
}

static void stop_with_words(struct keeper *keeper, const char *reason) {
  char text[sizeof keeper->outcome.detail];
  snprintf(text, sizeof text, "%s: %.400s", reason, keeper->worker.said);
  stop(&keeper->outcome, CAUSE_FAILURE, text);
}

static void lose_zygote(struct keeper *keeper) {
  // During a run the cause is looked for: memory may have run out.
  if (keeper->session.is_running) stop(&keeper->outcome, CAUSE_PROGRAM, "");
  if (keeper->worker.spoken >= 0) listen_to_zygote(keeper);
  stop_with_words(keeper, "the worker's process ended");
}

// A child that ended before it had an order: once may be chance.
static void replace_child(struct keeper *keeper) {
  struct worker *worker = &keeper->worker;
  keep_words(worker, keeper->channels.error);
  bool can_replace = ++worker->failed_starts < MOST_FAILED_STARTS && child_end(keeper);
  if (can_replace) prepare_again(keeper);
  else if (worker->is_zygote_gone) lose_zygote(keeper);
  else stop_with_words(keeper, "its process ended by itself");
}

static void begin_to_measure(struct keeper *keeper) {
  watch_begin(&keeper->session);
  channels_begin_session(&keeper->channels);
}

static void become_ready(struct keeper *keeper) {
  struct worker *worker = &keeper->worker;
  if (worker->is_ready || worker->first < 0 || !worker->is_confined) return;
  worker->is_ready = true;
  child_offer(keeper);
  keeper->session.oom_kills_before = cgroup_oom_kills(&keeper->cgroup);
  set_timer(&keeper->channels, 0, 0); // An idle worker costs no processor time.
  if (!worker->has_served) {
    begin_to_measure(keeper);
    tell_start(keeper);
  }
  worker->has_served = true;
}

static void hear(struct keeper *keeper, const struct news *news) {
  const struct status_message *message = &news->status;
  child_note(keeper, message, news->descriptors);
  switch (message->kind) {
  case STATUS_FAILED: stop(&keeper->outcome, CAUSE_FAILURE, message->failure.text); break;
  case STATUS_ENDED: lose_zygote(keeper); break;
  case STATUS_PROGRAM:
    if (keeper->session.is_running) stop(&keeper->outcome, CAUSE_PROGRAM, "");
    else replace_child(keeper);
    break;
  default: become_ready(keeper);
  }
}

static void begin_run(struct keeper *keeper, const struct message *order) {
  struct failure failure;
  bool is_idle = !keeper->session.is_running;
  keeper->session.is_running = true;
  if (!is_idle) {
    stop(&keeper->outcome, CAUSE_FAILURE, "an order came during a run");
  } else if (child_begin(keeper, order, &failure) != 0) {
    stop(&keeper->outcome, CAUSE_FAILURE, failure.text);
  } else {
    keeper->worker.failed_starts = 0;
    begin_to_measure(keeper);
    // What is told first can wait for the first answer.
    keeper->channels.flushed = keeper->session.started;
    begin_session(keeper, &(struct usage){0, 0});
  }
}

// A process that ended meanwhile is replaced before a run begins.
static bool takes_orders(const struct keeper *keeper) {
  if (keeper->session.is_running) return true;
  return keeper->worker.is_ready && !child_is_gone(keeper);
}

static void take_order(struct keeper *keeper, const struct message *order) {
  if (!takes_orders(keeper)) return;
  begin_run(keeper, order);
  message_drop(&keeper->channels.in, order);
}

// Prepares a child, and runs it when there is an order; returns when that is over.
static void serve_once(struct keeper *keeper) {
  struct news news;
  while (true) {
    switch (await_news(keeper, takes_orders(keeper), &news)) {
    case NEWS_OVER: return;
    case NEWS_ORDER: take_order(keeper, &news.order); break;
    case NEWS_STATUS: hear(keeper, &news); break;
    case NEWS_SPOKEN: listen_to_zygote(keeper); break;
    case NEWS_GONE:
      keeper->worker.is_zygote_gone = true;
      stop(&keeper->outcome, CAUSE_PROGRAM, "");
      break;
    }
  }
}

// Ends a run and tells so; false when the worker cannot go on.
static bool end_run(struct keeper *keeper) {
  struct session *session = &keeper->session;
  // Without a control group the dead can no longer be measured.
  bool has_group = keeper->cgroup.cpu >= 0 && keeper->cgroup.events >= 0;
  uint64_t cpu = has_group ? 0 : watch_usage(session).cpu;
  set_timer(&keeper->channels, 0, 0);
  if (!child_end(keeper)) return false;
  if (keeper->cgroup.cpu >= 0) cpu = watch_usage(session).cpu;
  else if (keeper->worker.program_cpu > session->cpu_before + cpu)
    cpu = keeper->worker.program_cpu - session->cpu_before;
  find_out(keeper);
  tell_end(keeper, cpu);
  session->is_running = keeper->worker.is_ready = false;
  if (!flush_whole(&keeper->channels) || keeper->channels.out.lacks_memory) return false;
  if (!child_has_residue(keeper)) return true;
  // Told only if another order came already: else the closed connection says it.
  keeper->outcome.cause = CAUSE_FAILURE;
  strcpy(keeper->outcome.detail, "a process outlived its run");
  return false;
}

void worker_serve(struct keeper *keeper) {
  struct channels *channels = &keeper->channels;
  struct worker *worker = &keeper->worker;
  worker->own_limits = keeper->spec.limits;
  worker->spoken = channels->error;
  channels->error = -1; // The zygote's; each child gets channels of its own.
  watch(channels, SPOKEN, worker->spoken, EPOLLIN);
  prepare_again(keeper);
  while (true) {
    serve_once(keeper);
    bool can_go_on = keeper->session.is_running && !channels->is_client_gone &&
                     !worker->is_zygote_gone;
    if (!can_go_on || !end_run(keeper)) end_job(keeper);
    prepare_again(keeper);
  }
}
