#include "heard.h"

#include "../../Sources/focus-jail/protocol.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// Not by way of realloc, which may refuse.
static void add(struct bytes *bytes, const uint8_t *more, size_t count) {
  uint8_t *grown = malloc(bytes->count + count + 1);
  if (grown == NULL) abort();
  if (bytes->count > 0) memcpy(grown, bytes->start, bytes->count);
  if (count > 0) memcpy(grown + bytes->count, more, count);
  free(bytes->start);
  bytes->start = grown;
  bytes->count += count;
}

void heard_expect(struct heard *heard, enum written to, const uint8_t *bytes, size_t count) {
  add(&heard->written[to], bytes, count);
}

void heard_read(struct heard *heard, int client) {
  uint8_t bytes[4096];
  ssize_t count;
  while ((count = recv(client, bytes, sizeof bytes, MSG_DONTWAIT)) > 0)
    add(&heard->told, bytes, (size_t)count);
}

static uint64_t number(const uint8_t *bytes, int count) {
  uint64_t sum = 0;
  for (int i = count - 1; i >= 0; i--) sum = sum << 8 | bytes[i];
  return sum;
}

static const char *end_complaint(const uint8_t *body, size_t count) {
  enum { HEAD = 1 + 2 + 1 + 8 + 8 };
  if (count < HEAD + 2) return "an end is cut short";
  if (body[0] > 1 || body[3] > CAUSE_FAILURE) return "an end has no such cause";
  for (size_t place = HEAD; place < count;) {
    if (count - place < 2) return "a text of the end is cut short";
    place += 2 + (size_t)number(body + place, 2);
    if (place > count) return "a text of the end is cut short";
  }
  return NULL;
}

// Follows what the program has written.
struct listener {
  const struct heard *heard;
  size_t places[3], messages;
  bool has_ended, is_idle;
};

static const char *bytes_complaint(struct listener *listener, enum written to,
                                   const uint8_t *bytes, size_t count) {
  const struct bytes *written = &listener->heard->written[to];
  size_t *place = &listener->places[to];
  if (count > written->count - *place) return "more is told than was written";
  if (count > 0 && memcmp(written->start + *place, bytes, count) != 0)
    return "something else is told than was written";
  *place += count;
  return NULL;
}

static const char *message_complaint(struct listener *listener, uint8_t kind, const uint8_t *body,
                                     size_t count) {
  if (listener->has_ended) return "something is told after the end";
  if (listener->messages++ == 0 && kind != EVENT_STARTED && kind != EVENT_ENDED)
    return "the start is not told first";
  switch (kind) {
  case EVENT_STARTED: return count == 9 ? NULL : "a start is of another length";
  case EVENT_OUTPUT:
    if (count < 2 || body[0] < 1 || body[0] > 2) return "no such stream";
    return bytes_complaint(listener, body[0] == 1 ? OUTPUT_WRITTEN : ERROR_WRITTEN, body + 1,
                           count - 1);
  case EVENT_FRAMES:
    if (count < 16) return "frames are cut short";
    return bytes_complaint(listener, FRAMES_WRITTEN, body + 16, count - 16);
  case EVENT_IDLE:
    if (count != 1 || body[0] > 1 || listener->is_idle == (body[0] == 1)) return "no news of rest";
    listener->is_idle = body[0] == 1;
    return NULL;
  case EVENT_ENDED: listener->has_ended = true; return end_complaint(body, count);
  }
  return "no such message";
}

const char *heard_complaint(const struct heard *heard, bool has_end) {
  struct listener listener = {.heard = heard};
  const struct bytes *told = &heard->told;
  const char *complaint = NULL;
  for (size_t place = 0; place < told->count && complaint == NULL;) {
    if (told->count - place < 5) return "a message is cut short";
    size_t length = (size_t)number(told->start + place, 4);
    if (length < 1 || length > told->count - place - 4) return "a message is cut short";
    complaint = message_complaint(&listener, told->start[place + 4], told->start + place + 5,
                                  length - 1);
    place += 4 + length;
  }
  if (complaint == NULL && has_end && !listener.has_ended) return "the end is not told";
  return complaint;
}

void heard_forget(struct heard *heard) {
  free(heard->told.start);
  for (int i = 0; i < 3; i++) free(heard->written[i].start);
}
