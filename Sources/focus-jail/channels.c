#include "channels.h"
#include "protocol.h"

#include <errno.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { MOST_BARREN = 16 };

int channels_open(struct channels *channels) {
  channels->epoll = epoll_create1(EPOLL_CLOEXEC);
  channels->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  return channels->epoll < 0 || channels->timer < 0 ? -1 : 0;
}

void watch(const struct channels *channels, enum source source, int file, uint32_t events) {
  struct epoll_event event = {.events = events, .data.u32 = source};
  if (epoll_ctl(channels->epoll, EPOLL_CTL_ADD, file, &event) != 0 && errno == EEXIST)
    epoll_ctl(channels->epoll, EPOLL_CTL_MOD, file, &event);
}

void unwatch(const struct channels *channels, int file) {
  epoll_ctl(channels->epoll, EPOLL_CTL_DEL, file, NULL);
}

void drop_file(const struct channels *channels, int *file) {
  if (*file < 0) return;
  unwatch(channels, *file);
  close(*file);
  *file = -1;
}

void set_timer(const struct channels *channels, uint64_t first, uint64_t period) {
  const struct itimerspec times = {
      {(time_t)(period / 1000000000), (long)(period % 1000000000)},
      {(time_t)(first / 1000000000), (long)(first % 1000000000)},
  };
  timerfd_settime(channels->timer, 0, &times, NULL);
}

bool flush_out(struct channels *channels) {
  struct buffer *out = &channels->out;
  if (buffer_count(out) > 0) channels->flushed = now();
  while (buffer_count(out) > 0) {
    ssize_t sent = send(channels->connection, out->bytes + out->start, buffer_count(out),
                        MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return errno == EAGAIN;
    buffer_drop(out, (size_t)sent);
  }
  return true;
}

bool flush_whole(struct channels *channels) {
  while (flush_out(channels)) {
    if (buffer_count(&channels->out) == 0) return true;
    struct pollfd waits = {.fd = channels->connection, .events = POLLOUT};
    if (poll(&waits, 1, -1) < 0 || (waits.revents & (POLLERR | POLLHUP)) != 0) break;
  }
  return false;
}

void flush_to_program(struct channels *channels) {
  struct buffer *bytes = &channels->to_program;
  int file = channels->frames;
  while (file >= 0 && buffer_count(bytes) > 0) {
    ssize_t sent = send(file, bytes->bytes + bytes->start, buffer_count(bytes),
                        MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) break;
    // A program that closed its channel gets nothing; its silence is judged elsewhere.
    buffer_drop(bytes, sent < 0 ? buffer_count(bytes) : (size_t)sent);
  }
  uint32_t events = EPOLLIN | (buffer_count(bytes) > 0 ? (uint32_t)EPOLLOUT : 0);
  if (file >= 0 && events != channels->frame_events) watch(channels, FRAMES, file, events);
  channels->frame_events = events;
}

void watch_connection(struct channels *channels, bool for_room) {
  uint32_t events = EPOLLIN | (for_room ? (uint32_t)EPOLLOUT : 0);
  if (channels->connection_events != events)
    watch(channels, CONNECTION, channels->connection, events);
  channels->connection_events = events;
}

void expect_program(struct channels *channels) {
  channels->frame_events = EPOLLIN;
  channels->must_watch = true;
}

void watch_program(struct channels *channels) {
  watch(channels, OUTPUT, channels->output, EPOLLIN);
  watch(channels, ERROR, channels->error, EPOLLIN);
  watch(channels, FRAMES, channels->frames, channels->frame_events);
  channels->must_watch = false;
}

int read_client(struct channels *channels) {
  struct buffer *in = &channels->in;
  if (!buffer_reserve(in, CHUNK)) return -2;
  ssize_t count;
  do count = recv(channels->connection, in->bytes + in->end, CHUNK, MSG_DONTWAIT);
  while (count < 0 && errno == EINTR);
  if (count < 0 && errno == EAGAIN) return 0;
  channels->is_client_gone = count <= 0;
  if (channels->is_client_gone) return -1;
  in->end += (size_t)count;
  return 1;
}

static void tell_text(struct channels *channels, int stream, const uint8_t *bytes, size_t count) {
  if (count == 0) return;
  message_begin(&channels->out, EVENT_OUTPUT, count + 1);
  put_number(&channels->out, (uint64_t)stream, 1);
  buffer_append(&channels->out, bytes, count);
}

bool read_stream(struct channels *channels, int stream, uint64_t told, uint64_t limit) {
  int *file = stream == 1 ? &channels->output : &channels->error;
  uint64_t *forwarded = &channels->forwarded[stream - 1];
  static uint8_t bytes[CHUNK];
  while (*file >= 0) {
    ssize_t count = read(*file, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return true;
    if (count <= 0) {
      drop_file(channels, file);
      return true;
    }
    channels->text_total += (uint64_t)count;
    uint64_t room = told - *forwarded;
    size_t part = (uint64_t)count < room ? (size_t)count : (size_t)room;
    *forwarded += part;
    tell_text(channels, stream, bytes, part);
    if (channels->text_total > limit) return false;
  }
  return true;
}

bool has_text(const struct channels *channels) {
  struct pollfd waits[] = {{channels->output, POLLIN, 0}, {channels->error, POLLIN, 0}};
  return poll(waits, 2, 0) != 0;
}

ssize_t peek_frames(struct channels *channels, uint8_t *bytes, size_t size) {
  ssize_t count;
  do count = recv(channels->frames, bytes, size, MSG_DONTWAIT | MSG_PEEK);
  while (count < 0 && errno == EINTR);
  if (count < 0 && errno == EAGAIN) return 0;
  if (count > 0) channels->barren = 0;
  if (count > 0) return count;
  drop_file(channels, &channels->frames);
  return -1;
}

void take_frames(struct channels *channels, uint8_t *bytes, size_t count) {
  recv(channels->frames, bytes, count, MSG_DONTWAIT);
}

void note_barren(struct channels *channels) {
  if (++channels->barren == MOST_BARREN) unwatch(channels, channels->frames);
}

void forgive_barren(struct channels *channels) {
  if (channels->barren >= MOST_BARREN && channels->frames >= 0)
    watch(channels, FRAMES, channels->frames, channels->frame_events);
  channels->barren = 0;
}

void channels_begin_session(struct channels *channels) {
  channels->barren = 0;
  channels->text_total = 0;
  channels_begin_case(channels);
}

void channels_begin_case(struct channels *channels) {
  channels->frame_total = channels->forwarded[0] = channels->forwarded[1] = 0;
}

void channels_drop_program(struct channels *channels) {
  drop_file(channels, &channels->output);
  drop_file(channels, &channels->error);
  drop_file(channels, &channels->frames);
  buffer_empty(&channels->to_program);
  channels->must_watch = false;
  channels->frame_events = 0;
}
