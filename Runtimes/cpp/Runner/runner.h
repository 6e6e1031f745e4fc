// The program that loads a learner's compiled library (C++ or Rust) and lets it serve cases.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One message on descriptor 3; the payload ends with a NUL that does not count and lives until the
// next message.
struct focus_frame {
  uint8_t kind;
  size_t length;
  const char *payload;
};

// What a harness is given.
struct focus_host {
  // False at the end of the channel.
  bool (*receive)(struct focus_frame *frame);
  // Sends after all text that was printed before.
  void (*send)(uint8_t kind, const char *payload, size_t length);
  // Says in words why the program is about to abort.
  void (*explain)(const char *reason);
};

// channel.c

bool channel_receive(struct focus_frame *frame);
void channel_send(uint8_t kind, const char *payload, size_t length);
// Sends `{"message": …}`.
void channel_fail(uint8_t kind, const char *message);
// Writes a JSON string, cut to the room there is; gives its end.
char *quote(char *place, const char *end, const char *text);

// crash.c

void crash_watch(void *library);
// A thread whose stack overflowed has no room for a handler.
void crash_use_own_stack(void);
void crash_explain(const char *reason);
