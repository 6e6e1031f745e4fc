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
// Adds a sentence to the evidence.
void note(struct outcome *outcome, const char *format, ...) __attribute__((format(printf, 2, 3)));
void outcome_reset(struct outcome *outcome);
