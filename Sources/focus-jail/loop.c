// Waits for all that a job's keeper watches, and carries on until there is news for whoever asked.
#include "keeper.h"

#include <signal.h>
#include <sys/epoll.h>
#include <unistd.h>

enum { PATIENCE = 1000000 };

static void leave(struct keeper *keeper) {
  keeper->channels.is_client_gone = true;
  stop(&keeper->outcome, CAUSE_CANCELLED, "");
}

// Takes the client's whole messages; true where an order is news.
static bool take_messages(struct keeper *keeper, bool takes_orders, struct news *news) {
  struct buffer *in = &keeper->channels.in;
  struct message message;
  // What comes between two runs was meant for the one that ended meanwhile.
  bool is_running = keeper->session.is_running;
  while (!keeper->outcome.is_over) {
    int result = message_next(in, keeper->spec.is_worker, &message);
    if (result < 0) stop(&keeper->outcome, CAUSE_FAILURE, "a message makes no sense");
    if (result <= 0) return false;
    if (message.kind == ORDER_RUN) {
      news->order = message;
      return takes_orders;
    }
    if (message.kind == ORDER_FRAME && is_running) give_frame(keeper, &message);
    if (message.kind == ORDER_KILL && is_running) stop(&keeper->outcome, CAUSE_CANCELLED, "");
    message_drop(in, &message);
  }
  return false;
}

// True where an order is news; then more may lie in the connection.
static bool read_connection(struct keeper *keeper, bool takes_orders, struct news *news) {
  while (!keeper->outcome.is_over) {
    int result = read_client(&keeper->channels);
    if (result == -2) stop_without_memory(&keeper->outcome);
    if (result == -1) leave(keeper);
    if (result <= 0) return false;
    if (take_messages(keeper, takes_orders, news)) return true;
  }
  return false;
}

void keep_listener(struct keeper *keeper, int descriptor) {
  keeper->listener = descriptor;
  if (descriptor >= 0) watch(&keeper->channels, LISTENER, descriptor, EPOLLIN);
}

static void read_listener(struct keeper *keeper) {
  const char *name = seccomp_denied(keeper->listener);
  if (name == NULL) {
    unwatch(&keeper->channels, keeper->listener);
    return;
  }
  note(&keeper->outcome, "It asked the system for something that isn't allowed here (%s).", name);
  stop(&keeper->outcome, CAUSE_DENIED, name);
}

static void tick(struct keeper *keeper) {
  uint64_t ignored;
  if (read(keeper->channels.timer, &ignored, sizeof ignored) <= 0) return;
  if (keeper->session.is_running) {
    watch_limits(&keeper->session, &keeper->outcome);
    tell_idle(keeper);
  } else {
    stop(&keeper->outcome, CAUSE_FAILURE, "the worker did not get ready");
  }
  forgive_barren(&keeper->channels);
}

static bool has_status(const struct keeper *keeper, struct news *news) {
  news->kind = NEWS_STATUS;
  return status_receive(keeper->launch.status[0], &news->status, news->descriptors);
}

// Handles what is ready; true where that is news.
static bool handle(struct keeper *keeper, const struct epoll_event *event, bool takes_orders,
                   struct news *news) {
  uint32_t events = event->events;
  switch ((enum source)event->data.u32) {
  case CONNECTION:
    news->kind = NEWS_ORDER;
    if (events & EPOLLIN) return read_connection(keeper, takes_orders, news);
    if (events & (EPOLLHUP | EPOLLERR)) leave(keeper);
    return false;
  case OUTPUT: drain_stream(keeper, 1); return false;
  case ERROR: drain_stream(keeper, 2); return false;
  case FRAMES:
    if (events & EPOLLOUT) flush_to_program(&keeper->channels);
    if (events & ~(uint32_t)EPOLLOUT) drain_frames(keeper);
    return false;
  case LISTENER: read_listener(keeper); return false;
  case TIMER: tick(keeper); return false;
  case SIGNALS: leave(keeper); return false;
  case STATUS: return has_status(keeper, news);
  case PROGRAM:
    // Its last word may still lie there.
    if (!has_status(keeper, news)) news->kind = NEWS_GONE;
    return true;
  case SPOKEN: news->kind = NEWS_SPOKEN; return true;
  }
  return false;
}

// While further cases wait, what the host hears may wait a moment for more.
static bool may_hold_back(const struct keeper *keeper) {
  return turn_has_more(&keeper->turn) && now() - keeper->channels.flushed < PATIENCE;
}

static void begin_to_watch(struct keeper *keeper) {
  set_timer(&keeper->channels, TICK, TICK);
  watch_program(&keeper->channels);
}

static bool has_news(struct keeper *keeper, bool takes_orders, struct news *news) {
  struct channels *channels = &keeper->channels;
  struct epoll_event events[16];
  if (channels->must_watch) begin_to_watch(keeper);
  if (channels->out.lacks_memory) stop_without_memory(&keeper->outcome);
  if (!may_hold_back(keeper) && !flush_out(channels)) leave(keeper);
  if (keeper->outcome.is_over) return false;
  watch_connection(channels, buffer_count(&channels->out) > 0 && !may_hold_back(keeper));
  int count = epoll_wait(channels->epoll, events, 16, -1);
  // After news the rest is still ready the next time.
  for (int i = 0; i < count && !keeper->outcome.is_over; i++)
    if (handle(keeper, &events[i], takes_orders, news)) return true;
  return false;
}

enum news_kind await_news(struct keeper *keeper, bool takes_orders, struct news *news) {
  news->kind = NEWS_ORDER;
  if (take_messages(keeper, takes_orders, news)) return NEWS_ORDER;
  while (!keeper->outcome.is_over)
    if (has_news(keeper, takes_orders, news)) return news->kind;
  return NEWS_OVER;
}
