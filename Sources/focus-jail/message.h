// What a client says once its job has begun.
#pragma once

#include "buffer.h"

struct message {
  uint8_t kind;
  const uint8_t *body;
  size_t count; // Of the body.
};

// Of a frame: the processor time and the wall time of a case, 0 where it is none.
enum { BUDGET = 16 };

// Reads the next message, which stays where it is: 1 for a whole one, 0 where bytes are missing, -1
// where they make no sense.
int message_next(const struct buffer *in, bool is_worker, struct message *message);
void message_drop(struct buffer *in, const struct message *message);
