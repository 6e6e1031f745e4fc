// What AddressSanitizer must be told and can tell, where the runner was started with its library.
#define _GNU_SOURCE
#include "runner.h"

#include <dlfcn.h>
#include <string.h>

static int (*is_reporting)(void);
static const char *(*kind_of_report)(void);
static int (*is_write)(void);

static bool find(void *place, const char *name) {
  *(void **)place = dlsym(RTLD_DEFAULT, name);
  return *(void **)place != NULL;
}

void sanitizer_meet(void) {
  void (*write_reports_to)(void *) = NULL;
  if (!find(&write_reports_to, "__sanitizer_set_report_fd")) return;
  // The judge tells what was found; the learner's standard error is the learner's own.
  write_reports_to((void *)-1);
  find(&kind_of_report, "__asan_get_report_description");
  find(&is_write, "__asan_get_report_access_type");
  find(&is_reporting, "__asan_report_present");
}

// Without it an exception on the deep stack would leave traces that look like mistakes.
void sanitizer_leave(const void *stack, size_t bytes) {
  void (*leave)(void **, const void *, size_t) = NULL;
  if (find(&leave, "__sanitizer_start_switch_fiber")) leave(NULL, stack, bytes);
}

void sanitizer_arrive(void) {
  void (*arrive)(void *, const void **, size_t *) = NULL;
  if (find(&arrive, "__sanitizer_finish_switch_fiber")) arrive(NULL, NULL, NULL);
}

const char *sanitizer_reason(void) {
  if (is_reporting == NULL || kind_of_report == NULL || is_reporting() == 0) return "";
  const char *kind = kind_of_report();
  if (strstr(kind, "use-after-free")) return "Use of memory after it was freed";
  if (strstr(kind, "use-after-scope") || strstr(kind, "use-after-return"))
    return "Use of a local variable after its end";
  if (strstr(kind, "double-free")) return "The same memory is freed twice";
  if (strstr(kind, "bad-free") || strstr(kind, "not-malloc"))
    return "Free of memory that was not allocated";
  if (strstr(kind, "overlap")) return "A copy between two parts of memory that overlap";
  if (strstr(kind, "negative-size")) return "A copy of a negative number of bytes";
  if (strstr(kind, "too-big") || strstr(kind, "out-of-memory"))
    return "The program asks for more memory than there is";
  return is_write != NULL && is_write() ? "Write outside of an array or container"
                                        : "Read outside of an array or container";
}
