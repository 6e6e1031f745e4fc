// Bytes on their way, and the protocol's numbers and texts in them.
#pragma once

#include "CZygote.h"

// Once there was no memory for something, nothing is added until it is emptied or forgiven: what lies
// in it stays whole messages, and whoever looks at the end sees that something is missing.
struct buffer {
  uint8_t *bytes;
  size_t start, end, capacity;
  bool lacks_memory;
};

enum { MAXIMUM_MESSAGE = 256 << 20 };

size_t buffer_count(const struct buffer *buffer);
// Makes room for at least `count` bytes after the end; false when there is no memory.
bool buffer_reserve(struct buffer *buffer, size_t count);
bool buffer_append(struct buffer *buffer, const void *bytes, size_t count);
void buffer_join(struct buffer *buffer, const struct buffer *more);
void buffer_drop(struct buffer *buffer, size_t count);
void buffer_empty(struct buffer *buffer);
// Makes room for the whole message.
void message_begin(struct buffer *buffer, uint8_t kind, size_t count);
void put_number(struct buffer *buffer, uint64_t number, int bytes);
void put_text(struct buffer *buffer, const char *text);
uint64_t get_number(const uint8_t *bytes, int count);
