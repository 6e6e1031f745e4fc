// Frames on descriptor 3: length of what follows, kind, payload.
#include "runner.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CHANNEL = 3, LEAST_ROOM = 16 << 10 };

// What was read: from `begin` on what is not yet given out.
static char *buffer;
static size_t room, begin, end;
// What stands in place of the NUL behind the last payload.
static char behind;

static bool make_room(size_t count) {
  if (buffer != NULL && begin + count < room) return true;
  if (end > begin) memmove(buffer, buffer + begin, end - begin);
  end -= begin;
  begin = 0;
  if (buffer != NULL && count < room) return true;
  size_t wanted = count < LEAST_ROOM ? LEAST_ROOM : count + 1;
  char *larger = realloc(buffer, wanted);
  if (larger == NULL) return false;
  buffer = larger;
  room = wanted;
  return true;
}

// Reads until there are so many bytes; whatever has come is taken with one call.
static bool fill(size_t count) {
  if (!make_room(count)) return false;
  while (end - begin < count) {
    ssize_t got = read(CHANNEL, buffer + end, room - 1 - end);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    end += (size_t)got;
  }
  return true;
}

bool channel_receive(struct focus_frame *frame) {
  if (begin < end) buffer[begin] = behind;
  else begin = end = 0;
  if (!fill(4)) return false;
  const uint8_t *head = (const uint8_t *)buffer + begin;
  size_t length = (size_t)head[0] | (size_t)head[1] << 8 | (size_t)head[2] << 16 |
                  (size_t)head[3] << 24;
  if (length == 0 || !fill(4 + length)) return false;
  frame->kind = (uint8_t)buffer[begin + 4];
  frame->length = length - 1;
  frame->payload = buffer + begin + 5;
  begin += 4 + length;
  behind = buffer[begin];
  buffer[begin] = 0;
  return true;
}

void channel_send(uint8_t kind, const char *payload, size_t length) {
  fflush(stdout);
  uint32_t rest = (uint32_t)length + 1;
  uint8_t head[5] = {
      (uint8_t)rest, (uint8_t)(rest >> 8), (uint8_t)(rest >> 16), (uint8_t)(rest >> 24), kind};
  struct iovec parts[2] = {{head, sizeof head}, {(void *)payload, length}};
  size_t total = sizeof head + length;
  while (total > 0) {
    ssize_t done = writev(CHANNEL, parts, 2);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) _exit(1);
    total -= (size_t)done;
    for (int i = 0; i < 2; i++) {
      size_t part = (size_t)done < parts[i].iov_len ? (size_t)done : parts[i].iov_len;
      parts[i].iov_base = (char *)parts[i].iov_base + part;
      parts[i].iov_len -= part;
      done -= (ssize_t)part;
    }
  }
}

char *quote(char *place, const char *end, const char *text) {
  *place++ = '"';
  for (; *text != 0 && place + 8 < end; text++) {
    unsigned char byte = (unsigned char)*text;
    if (byte == '"' || byte == '\\') *place++ = '\\';
    // What is no plain text would have to be checked for sound UTF-8.
    *place++ = byte < 0x20 || byte > 0x7e ? ' ' : (char)byte;
  }
  *place++ = '"';
  return place;
}

void channel_fail(uint8_t kind, const char *message) {
  char text[1024] = "{\"message\":";
  char *end = quote(text + strlen(text), text + sizeof text - 2, message);
  *end++ = '}';
  channel_send(kind, text, (size_t)(end - text));
}
