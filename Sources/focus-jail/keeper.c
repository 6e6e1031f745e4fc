// A job's keeper: starts the program, carries bytes, enforces limits, and ends everything.
#include "keeper.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { FORWARDED = 64 << 10, PATIENCE = 1000000 };

void watch(struct keeper *keeper, enum source source, int file, uint32_t events) {
  struct epoll_event event = {.events = events, .data.u32 = source};
  if (epoll_ctl(keeper->epoll, EPOLL_CTL_ADD, file, &event) != 0 && errno == EEXIST)
    epoll_ctl(keeper->epoll, EPOLL_CTL_MOD, file, &event);
}

void unwatch(struct keeper *keeper, int file) {
  epoll_ctl(keeper->epoll, EPOLL_CTL_DEL, file, NULL);
}

// Sends what fits; false when the client is gone.
bool flush_out(struct keeper *keeper) {
  struct buffer *out = &keeper->out;
  if (buffer_count(out) > 0) keeper->flushed = now();
  while (buffer_count(out) > 0) {
    ssize_t sent = send(keeper->connection, out->bytes + out->start, buffer_count(out),
                        MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return errno == EAGAIN;
    buffer_drop(out, (size_t)sent);
  }
  return true;
}

static void drain_stream(struct keeper *keeper, int stream) {
  int *file = stream == 1 ? &keeper->launch.output[0] : &keeper->launch.error[0];
  static uint8_t bytes[CHUNK];
  while (*file >= 0) {
    ssize_t count = read(*file, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return;
    if (count <= 0) {
      unwatch(keeper, *file);
      close(*file);
      *file = -1;
      return;
    }
    keeper->text_total += (uint64_t)count;
    uint64_t most = keeper->spec.tells_all_text ? UINT64_MAX : FORWARDED;
    uint64_t room = most - keeper->forwarded[stream - 1];
    size_t part = (uint64_t)count < room ? (size_t)count : (size_t)room;
    keeper->forwarded[stream - 1] += part;
    if (part > 0) {
      message_begin(&keeper->out, 'O', part + 1);
      put_number(&keeper->out, (uint64_t)stream, 1);
      buffer_append(&keeper->out, bytes, part);
    }
    if (keeper->text_total > keeper->spec.limits.output_bytes) {
      if (!keeper->is_over) {
        unsigned long long limit = keeper->spec.limits.output_bytes;
        bool is_large = limit >= 1 << 20;
        note(keeper, "It printed more than %llu %s.", limit >> (is_large ? 20 : 10),
             is_large ? "MB" : "KB");
      }
      stop(keeper, CAUSE_OUTPUT, "");
      return;
    }
  }
}

void drain_text(struct keeper *keeper) {
  struct pollfd waits[] = {{keeper->launch.output[0], POLLIN, 0},
                           {keeper->launch.error[0], POLLIN, 0}};
  // Mostly there is none, and one look at both costs less than two reads.
  if (poll(waits, 2, 0) == 0) return;
  drain_stream(keeper, 1);
  drain_stream(keeper, 2);
}

// Takes bytes of the program's, which still lie in its socket.
static void take_frames(struct keeper *keeper, const uint8_t *bytes, size_t count) {
  // Text that was written before these bytes goes before them.
  drain_text(keeper);
  struct usage usage = watch_usage(keeper);
  keeper->frame_total += (uint64_t)count;
  follow_frames(keeper, bytes, count);
  message_begin(&keeper->out, 'F', 16 + count);
  put_number(&keeper->out, usage.cpu, 8);
  put_number(&keeper->out, usage.memory, 8);
  buffer_append(&keeper->out, bytes, count);
  if (keeper->frame_total > keeper->spec.limits.output_bytes) {
    if (!keeper->is_over)
      note(keeper, "Its answer is larger than %llu KB.",
           (unsigned long long)keeper->spec.limits.output_bytes >> 10);
    stop(keeper, CAUSE_OUTPUT, "");
  } else if (count < CHUNK) {
    // Nothing lies behind the answer: the next case may go. What comes later is seen later.
    forward_next_case(keeper, &usage);
  }
}

void drain_frames(struct keeper *keeper) {
  int *file = &keeper->launch.frames[0];
  static uint8_t bytes[CHUNK];
  // A few chunks at a time, so that a flood leaves time for the limits.
  for (int chunk = 0; chunk < 16 && *file >= 0; chunk++) {
    // Taking bytes wakes the program, which waits for its next case: so that comes first.
    ssize_t count = recv(*file, bytes, sizeof bytes, MSG_DONTWAIT | MSG_PEEK);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) {
      forward_next_case(keeper, NULL);
      // Whatever wakes the keeper without a byte to read shall do so no more until the next tick.
      if (chunk == 0 && ++keeper->barren == MOST_BARREN) unwatch(keeper, *file);
      return;
    }
    if (count <= 0) {
      unwatch(keeper, *file);
      close(*file);
      *file = -1;
      return;
    }
    keeper->barren = 0;
    take_frames(keeper, bytes, (size_t)count);
    recv(*file, bytes, (size_t)count, MSG_DONTWAIT);
    if (count < CHUNK || keeper->frame_total > keeper->spec.limits.output_bytes) return;
  }
}

void flush_to_program(struct keeper *keeper) {
  struct buffer *bytes = &keeper->to_program;
  int file = keeper->launch.frames[0];
  while (file >= 0 && buffer_count(bytes) > 0) {
    ssize_t sent = send(file, bytes->bytes + bytes->start, buffer_count(bytes),
                        MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) break;
    // A program that closed its channel gets nothing; its silence is judged elsewhere.
    buffer_drop(bytes, sent < 0 ? buffer_count(bytes) : (size_t)sent);
  }
  uint32_t events = EPOLLIN | (buffer_count(bytes) > 0 ? (uint32_t)EPOLLOUT : 0);
  if (file >= 0 && events != keeper->frame_events) watch(keeper, FRAMES, file, events);
  keeper->frame_events = events;
}

static void leave(struct keeper *keeper) {
  keeper->is_client_gone = true;
  stop(keeper, CAUSE_CANCELLED, "");
}

static void read_connection(struct keeper *keeper) {
  while (!keeper->is_over) {
    if (!buffer_reserve(&keeper->in, CHUNK)) {
      stop(keeper, CAUSE_FAILURE, "no memory");
      return;
    }
    ssize_t count =
        recv(keeper->connection, keeper->in.bytes + keeper->in.end, CHUNK, MSG_DONTWAIT);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return;
    if (count <= 0) {
      leave(keeper);
      return;
    }
    keeper->in.end += (size_t)count;
    while (!keeper->is_over && take_message(keeper)) {
    }
  }
}

// When memory runs out the kernel shall choose the program, which by now is a process of its own.
static void spare_first_process(struct keeper *keeper) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/oom_score_adj", (int)keeper->launch.pid);
  write_file(path, "-999"); // Not allowed without root, and not needed for the verdict.
}

static void keep_listener(struct keeper *keeper, int descriptor) {
  keeper->listener = descriptor;
  if (descriptor >= 0) watch(keeper, LISTENER, descriptor, EPOLLIN);
}

static void read_status(struct keeper *keeper) {
  struct status_message message;
  int descriptors[MOST_DESCRIPTORS];
  while (status_receive(keeper->launch.status[0], &message, descriptors)) {
    if (keeper->spec.is_worker) {
      worker_hear(keeper, &message, descriptors);
      continue;
    }
    switch (message.kind) {
    case STATUS_WORK:
      keeper->work = descriptors[0];
      spare_first_process(keeper);
      break;
    case STATUS_LISTENER: keep_listener(keeper, descriptors[0]); break;
    case STATUS_FAILED: stop(keeper, CAUSE_FAILURE, message.failure.text); break;
    case STATUS_ENDED:
      keeper->status = message.number;
      keeper->has_status = true;
      stop(keeper, CAUSE_PROGRAM, "");
      break;
    default: break;
    }
  }
}

static void read_listener(struct keeper *keeper) {
  const char *name = seccomp_denied(keeper->listener);
  if (name == NULL) {
    unwatch(keeper, keeper->listener);
    return;
  }
  note(keeper, "It asked the system for something that isn't allowed here (%s).", name);
  stop(keeper, CAUSE_DENIED, name);
}

static void handle(struct keeper *keeper, enum source source, uint32_t events) {
  uint64_t ignored;
  switch (source) {
  case CONNECTION:
    if (events & EPOLLIN) read_connection(keeper);
    else if (events & (EPOLLHUP | EPOLLERR)) leave(keeper);
    break;
  case OUTPUT: drain_stream(keeper, 1); break;
  case ERROR: drain_stream(keeper, 2); break;
  case FRAMES:
    if (events & EPOLLOUT) flush_to_program(keeper);
    if (events & ~(uint32_t)EPOLLOUT) drain_frames(keeper);
    break;
  case STATUS: read_status(keeper); break;
  case LISTENER: read_listener(keeper); break;
  case PROGRAM:
    read_status(keeper); // Its last word may still lie there.
    keeper->is_zygote_gone = true;
    stop(keeper, CAUSE_PROGRAM, "");
    break;
  case TIMER:
    if (read(keeper->timer, &ignored, sizeof ignored) <= 0) break;
    if (keeper->spec.is_worker && keeper->stage != RUNNING)
      stop(keeper, CAUSE_FAILURE, "the worker did not get ready");
    else watch_limits(keeper);
    if (keeper->barren >= MOST_BARREN && keeper->launch.frames[0] >= 0)
      watch(keeper, FRAMES, keeper->launch.frames[0], keeper->frame_events);
    keeper->barren = 0;
    break;
  case SIGNALS: leave(keeper); break;
  case SPOKEN: worker_listen(keeper); break;
  }
}

// While further cases wait, what the host hears may wait a moment for more.
static bool may_hold_back(const struct keeper *keeper) {
  return keeper->is_busy && buffer_count(&keeper->cases) > 0 &&
         now() - keeper->flushed < PATIENCE;
}

static void watch_channels(struct keeper *keeper) {
  set_timer(keeper, TICK, TICK);
  watch(keeper, OUTPUT, keeper->launch.output[0], EPOLLIN);
  watch(keeper, ERROR, keeper->launch.error[0], EPOLLIN);
  watch(keeper, FRAMES, keeper->launch.frames[0], keeper->frame_events);
  keeper->must_watch = false;
}

void run(struct keeper *keeper) {
  while (!keeper->is_over) {
    struct epoll_event events[16];
    if (keeper->must_watch) watch_channels(keeper);
    bool has_client = may_hold_back(keeper) || flush_out(keeper);
    if (!has_client) {
      leave(keeper);
      return;
    }
    uint32_t writes = buffer_count(&keeper->out) > 0 ? (uint32_t)EPOLLOUT : 0;
    if (may_hold_back(keeper)) writes = 0;
    if (keeper->connection_events != (EPOLLIN | writes))
      watch(keeper, CONNECTION, keeper->connection, EPOLLIN | writes);
    keeper->connection_events = EPOLLIN | writes;
    int count = epoll_wait(keeper->epoll, events, 16, -1);
    for (int i = 0; i < count && !keeper->is_over; i++)
      handle(keeper, (enum source)events[i].data.u32, events[i].events);
  }
}

// Two numbers a keeper, the program's and its pid 1's. Pids stay below 2^22; in a container with
// few users they wrap, and two of some ten thousand jobs at one time could share a user.
static uid_t private_user(const struct abilities *abilities) {
  if (abilities->first_uid == 0) return geteuid();
  uid_t count = abilities->first_uid > 65536 ? 1 << 22 : 10000;
  return abilities->first_uid + 2 * ((uid_t)getpid() % count);
}

// Without namespaces a private user stands before every folder that is closed to others.
static void prepare_to_reach(struct keeper *keeper) {
  const struct spec *spec = &keeper->spec;
  bool is_closed = false;
  for (size_t i = 0; i < spec->mount_count && !is_closed; i++)
    is_closed = !is_open_to_all(spec->mounts[i].host);
  if (!is_closed) return;
  keeper->own_abilities = *keeper->abilities;
  keeper->own_abilities.reaches = true;
  keeper->abilities = keeper->launch.abilities = &keeper->own_abilities;
}

static int prepare(struct keeper *keeper, struct failure *failure) {
  const struct abilities *abilities = keeper->abilities;
  struct launch *launch = &keeper->launch;
  launch->uid = private_user(abilities);
  if (abilities->level == L2 && abilities->reach != 0) prepare_to_reach(keeper);
  if (abilities->level < L3) {
    if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) return fail(failure, "subreaper");
    struct belongings *own = keeper->belongings;
    own->uid = launch->uid;
    keeper->has_folder = strlen(keeper->spec.work) < sizeof own->folder &&
                         mkdir(keeper->spec.work, 0700) == 0;
    if (keeper->has_folder) strcpy(own->folder, keeper->spec.work);
    if (!keeper->has_folder ||
        (abilities->is_root && chown(keeper->spec.work, launch->uid, launch->uid) != 0))
      return fail(failure, "making %s", keeper->spec.work);
  }
  if (keeper->spec.is_worker && abilities->level < L3)
    return refuse(failure, "workers need level 3");
  if (abilities->level < L4) return 0;
  struct limits limits = keeper->spec.limits;
  if (keeper->spec.is_worker) worker_widen(&limits);
  int version = abilities->level == L5 ? 2 : 1;
  return cgroup_create(&keeper->cgroup, version, &limits, keeper->name, failure);
}

static int start(struct keeper *keeper, struct failure *failure) {
  struct launch *launch = &keeper->launch;
  if (placed_open(&keeper->spec, failure) != 0 || prepare(keeper, failure) != 0 ||
      launch_start(launch, failure) != 0)
    return -1;
  placed_close(&keeper->spec);
  keeper->epoll = epoll_create1(EPOLL_CLOEXEC);
  keeper->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  if (keeper->epoll < 0 || keeper->timer < 0) return fail(failure, "epoll");
  watch(keeper, STATUS, launch->status[0], EPOLLIN);
  watch(keeper, PROGRAM, launch->pidfd, EPOLLIN);
  watch(keeper, TIMER, keeper->timer, EPOLLIN);
  watch(keeper, SIGNALS, keeper->signals, EPOLLIN);
  return 0;
}

void put_start(struct keeper *keeper) {
  message_begin(&keeper->out, 'L', 9);
  put_number(&keeper->out, (uint64_t)keeper->abilities->level, 1);
  // What a worker holds without its run.
  put_number(&keeper->out, keeper->memory_before, 8);
}

void begin_job(struct keeper *keeper, const struct usage *known) {
  keeper->started = keeper->mark = now();
  keeper->frame_events = EPOLLIN;
  keeper->must_watch = true;
  keeper->is_busy = keeper->spec.limits.start_cpu > 0;
  if (keeper->is_busy)
    watch_begin_case(keeper, keeper->spec.limits.start_cpu, keeper->spec.limits.start_wall, known);
  put_start(keeper);
}

void keeper_run(int connection, const struct abilities *abilities, struct belongings *belongings) {
  static struct keeper keeper;
  struct failure failure;
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  keeper.connection = connection;
  keeper.abilities = abilities;
  keeper.belongings = belongings;
  keeper.work = keeper.listener = keeper.epoll = keeper.timer = -1;
  keeper.first = keeper.program = -1;
  keeper.launch.spec = &keeper.spec;
  keeper.launch.abilities = abilities;
  keeper.launch.cgroup = &keeper.cgroup;
  keeper.launch.output[0] = keeper.launch.error[0] = keeper.launch.frames[0] = -1;
  cgroup_none(&keeper.cgroup);
  job_name(keeper.name, sizeof keeper.name, getpid());
  if (order_receive(connection, &keeper.order, &keeper.spec, &failure) != 0) {
    stop(&keeper, CAUSE_FAILURE, failure.text);
    end_job(&keeper);
  }
  // Before the order there is nothing to clean: the death signal may simply end the keeper.
  sigprocmask(SIG_BLOCK, &signals, NULL);
  keeper.signals = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  if (start(&keeper, &failure) != 0) {
    stop(&keeper, CAUSE_FAILURE, failure.text);
    end_job(&keeper);
  }
  if (keeper.spec.is_worker) worker_serve(&keeper);
  begin_job(&keeper, NULL);
  run(&keeper);
  end_job(&keeper);
}
