// How a job, or one run of a worker, comes to its end, and what is said about it.
#pragma once

#include "buffer.h"
#include "protocol.h"

struct outcome {
  bool is_over;
  enum cause cause;
  char detail[512];
  struct buffer evidence; // Sentences for people.
  bool has_status;        // The program's own end is known.
  int status;
};

// The first cause counts.
void stop(struct outcome *outcome, enum cause cause, const char *detail);
// Adds a sentence to the evidence; without memory for it the cause stands alone.
void note(struct outcome *outcome, const char *format, ...) __attribute__((format(printf, 2, 3)));
// What was to be told is lost: whatever the cause was, this one takes its place.
void stop_without_memory(struct outcome *outcome);
void outcome_reset(struct outcome *outcome);
