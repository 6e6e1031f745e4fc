// What every part needs: failures in words and a clock.
#include "CZygote.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

int refuse(struct failure *failure, const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(failure->text, sizeof failure->text, format, list);
  va_end(list);
  return -1;
}

int fail(struct failure *failure, const char *format, ...) {
  int reason = errno;
  char text[sizeof failure->text - 96];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  snprintf(failure->text, sizeof failure->text, "%s: %.80s", text, strerror(reason));
  return -1;
}

uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}
