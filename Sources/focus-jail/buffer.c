// Bytes that wait, and numbers and texts in them: little-endian, as the protocol has them.
#include "buffer.h"

#include <stdlib.h>
#include <string.h>

size_t buffer_count(const struct buffer *buffer) { return buffer->end - buffer->start; }

bool buffer_reserve(struct buffer *buffer, size_t count) {
  if (buffer->lacks_memory) return false;
  if (buffer->capacity - buffer->end >= count) return true;
  size_t used = buffer_count(buffer);
  if (buffer->start > 0 && used > 0) memmove(buffer->bytes, buffer->bytes + buffer->start, used);
  buffer->start = 0;
  buffer->end = used;
  if (buffer->capacity - used >= count) return true;
  size_t capacity = buffer->capacity < 4096 ? 4096 : buffer->capacity;
  while (capacity - used < count) capacity *= 2;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  buffer->lacks_memory = bytes == NULL;
  if (buffer->lacks_memory) return false;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return true;
}

bool buffer_append(struct buffer *buffer, const void *bytes, size_t count) {
  if (!buffer_reserve(buffer, count)) return false;
  if (count > 0) memcpy(buffer->bytes + buffer->end, bytes, count);
  buffer->end += count;
  return true;
}

void buffer_join(struct buffer *buffer, const struct buffer *more) {
  if (buffer_count(more) > 0) buffer_append(buffer, more->bytes + more->start, buffer_count(more));
}

void buffer_drop(struct buffer *buffer, size_t count) {
  buffer->start += count;
  if (buffer->start == buffer->end) buffer->start = buffer->end = 0;
}

void buffer_empty(struct buffer *buffer) {
  buffer->start = buffer->end = 0;
  buffer->lacks_memory = false;
}

void put_number(struct buffer *buffer, uint64_t number, int bytes) {
  uint8_t parts[8];
  for (int i = 0; i < bytes; i++) parts[i] = (uint8_t)(number >> (8 * i));
  buffer_append(buffer, parts, (size_t)bytes);
}

void put_text(struct buffer *buffer, const char *text) {
  size_t count = strlen(text);
  if (count > UINT16_MAX) count = UINT16_MAX;
  if (!buffer_reserve(buffer, 2 + count)) return;
  put_number(buffer, count, 2);
  buffer_append(buffer, text, count);
}

void message_begin(struct buffer *buffer, uint8_t kind, size_t count) {
  if (!buffer_reserve(buffer, 5 + count)) return;
  put_number(buffer, count + 1, 4);
  buffer_append(buffer, &kind, 1);
}

uint64_t get_number(const uint8_t *bytes, int count) {
  uint64_t number = 0;
  for (int i = count - 1; i >= 0; i--) number = number << 8 | bytes[i];
  return number;
}
