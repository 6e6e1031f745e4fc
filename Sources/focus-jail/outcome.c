#include "outcome.h"

#include <stdarg.h>
#include <stdio.h>

void stop(struct outcome *outcome, enum cause cause, const char *detail) {
  if (outcome->is_over) return;
  outcome->is_over = true;
  outcome->cause = cause;
  snprintf(outcome->detail, sizeof outcome->detail, "%s", detail);
}

void note(struct outcome *outcome, const char *format, ...) {
  char text[512];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  put_text(&outcome->evidence, text);
}

void stop_without_memory(struct outcome *outcome) {
  outcome->is_over = false;
  stop(outcome, CAUSE_FAILURE, "no memory");
}

void outcome_reset(struct outcome *outcome) {
  outcome->is_over = outcome->has_status = false;
  outcome->status = 0;
  outcome->cause = CAUSE_PROGRAM;
  outcome->detail[0] = 0;
  buffer_empty(&outcome->evidence);
}
