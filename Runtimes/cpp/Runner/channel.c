// Frames on descriptor 3: length of what follows, kind, payload.
#include "runner.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CHANNEL = 3 };

static char *buffer;
static size_t room;

static bool read_all(void *place, size_t count) {
  char *bytes = place;
  while (count > 0) {
    ssize_t got = read(CHANNEL, bytes, count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    bytes += got;
    count -= (size_t)got;
  }
  return true;
}

bool channel_receive(struct focus_frame *frame) {
  uint8_t head[5];
  if (!read_all(head, sizeof head)) return false;
  size_t length = (size_t)head[0] | (size_t)head[1] << 8 | (size_t)head[2] << 16 |
                  (size_t)head[3] << 24;
  if (length == 0) return false;
  if (length > room) {
    free(buffer);
    buffer = malloc(length);
    room = buffer == NULL ? 0 : length;
    if (buffer == NULL) return false;
  }
  frame->kind = head[4];
  frame->length = length - 1;
  frame->payload = buffer;
  buffer[frame->length] = 0;
  return read_all(buffer, frame->length);
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
