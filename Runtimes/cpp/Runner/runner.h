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

// stack.c

// Calls it on a deep stack; false when the machine has no room for one.
bool stack_call(void (*body)(void));
// Whether the deep stack overflows where it touches this address.
bool stack_guards(const void *address);

// sanitizer.c: all of it does nothing without AddressSanitizer's library.

// Keeps its reports off the learner's standard error.
void sanitizer_meet(void);
// The process's thread is about to stand on another stack, and has come there.
void sanitizer_leave(const void *stack, size_t bytes);
void sanitizer_arrive(void);
// What it is reporting, in words; empty when it is not.
const char *sanitizer_reason(void);

// crash.c

// From here on crashes are told.
void crash_watch(void);
// The learner's library, to whose beginning told addresses are relative.
void crash_locate(void *library);
void crash_explain(const char *reason);
