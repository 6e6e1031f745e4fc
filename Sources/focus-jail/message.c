#include "message.h"

#include "protocol.h"

enum { HEADER = 5 }; // The length, which counts what follows it, and the kind.

static bool is_sound(uint64_t length, uint8_t kind, bool is_worker) {
  if (length < 1 || length > MAXIMUM_MESSAGE) return false;
  if (kind == ORDER_FRAME) return length >= 1 + BUDGET;
  return is_worker && (kind == ORDER_RUN || (kind == ORDER_KILL && length == 1));
}

int message_next(const struct buffer *in, bool is_worker, struct message *message) {
  if (buffer_count(in) < HEADER) return 0;
  const uint8_t *bytes = in->bytes + in->start;
  uint64_t length = get_number(bytes, 4);
  if (!is_sound(length, bytes[4], is_worker)) return -1;
  if (buffer_count(in) < 4 + length) return 0;
  *message = (struct message){bytes[4], bytes + HEADER, (size_t)length - 1};
  return 1;
}

void message_drop(struct buffer *in, const struct message *message) {
  buffer_drop(in, HEADER + message->count);
}
