// Usage: runner LIBRARY…, the harness and what it needs; the first frame names the learner's.
#include "runner.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Libraries get it from a part of libc that is linked into programs alone.
__attribute__((visibility("default"))) int atexit(void (*function)(void)) {
  extern int __cxa_atexit(void (*function)(void *), void *argument, void *library);
  return __cxa_atexit((void (*)(void *))function, NULL, NULL);
}

typedef void entry_function(const struct focus_host *host);

static int fail(const char *message) {
  channel_fail('E', message != NULL ? message : "The program cannot be loaded.");
  return 1;
}

// Does once what every run does, so that what is made on first use is made before.
static void rehearse(void) {
  void (*rehearsal)(void) = NULL;
  *(void **)&rehearsal = dlsym(RTLD_DEFAULT, "focus_rehearse");
  if (rehearsal != NULL) rehearsal();
}

// In a worker the process becomes a zygote: the call returns in each fork.
static int fork_per_run(void) {
  const char *path = getenv("FOCUS_ZYGOTE");
  if (path == NULL) return 0;
  void *library = dlopen(path, RTLD_NOW);
  int (*serve)(void) = NULL;
  if (library != NULL) *(void **)&serve = dlsym(library, "focus_zygote_serve");
  if (serve == NULL) return -1;
  rehearse();
  return serve();
}

// The path of the file that `{"library":"solution.so"}` names in the work folder, which without
// namespaces lies elsewhere; names need no escapes.
static const char *library_path(const struct focus_frame *frame) {
  static const char field[] = "\"library\":\"";
  static char path[4096];
  const char *name = strstr(frame->payload, field);
  const char *folder = getenv("HOME");
  if (name == NULL || folder == NULL) return NULL;
  name += strlen(field);
  snprintf(path, sizeof path, "%s/%.*s", folder, (int)strcspn(name, "\""), name);
  return path;
}

// A name that nobody defines comes out when the library is loaded.
static int refuse(const char *message) {
  static const char mark[] = "undefined symbol: ";
  const char *symbol = message != NULL ? strstr(message, mark) : NULL;
  if (symbol == NULL) return fail(message);
  // Kept before the next look-up, which may write another message over this one.
  char *name = strdup(symbol + strlen(mark));
  if (name != NULL) name[strcspn(name, " \t")] = 0;
  char *(*demangle)(const char *, char *, size_t *, int *) = NULL;
  *(void **)&demangle = dlsym(RTLD_DEFAULT, "__cxa_demangle");
  char *readable = demangle != NULL && name != NULL ? demangle(name, NULL, NULL, NULL) : NULL;
  char text[512];
  snprintf(text, sizeof text, "Your code uses `%.300s`, which is declared but nowhere defined.",
           readable != NULL ? readable : name);
  char frame[1024] = "[{\"line\":1,\"column\":1,\"message\":";
  char *end = quote(frame + strlen(frame), frame + sizeof frame - 3, text);
  end = stpcpy(end, "}]");
  channel_send('D', frame, (size_t)(end - frame));
  return 1;
}

static int run(void) {
  static const struct focus_host host = {channel_receive, channel_send, crash_explain};
  // A standby process does this while it has time.
  crash_watch();
  struct focus_frame frame;
  if (!channel_receive(&frame) || frame.kind != 'L') return 2;
  const char *path = library_path(&frame);
  void *library = path != NULL ? dlopen(path, RTLD_NOW) : NULL;
  if (library == NULL) return refuse(dlerror());
  crash_locate(library);
  entry_function *entry = NULL;
  *(void **)&entry = dlsym(library, "focus_entry");
  if (entry == NULL) return fail("The program has no entry.");
  entry(&host);
  fflush(stdout);
  return 0;
}

// On the deep stack from the start, as what the zygote readies is the stack that it stands on.
static void live(void) {
  if (fork_per_run() != 0) _exit(2);
  _exit(run());
}

int main(int count, char **arguments) {
  sanitizer_meet();
  for (int i = 1; i < count; i++) {
    if (dlopen(arguments[i], RTLD_NOW | RTLD_GLOBAL) == NULL) return fail(dlerror());
  }
  setvbuf(stdout, NULL, _IOLBF, 1 << 16);
  if (!stack_call(live)) return fail("There is no room for the program's stack.");
}
