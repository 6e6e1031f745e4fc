// Loaded ahead of a program (LD_PRELOAD) with FOCUS_ZYGOTE_MAIN set, this lets an unchanged
// compiler be a zygote: everything is loaded and initialised, and each child calls `main` with its
// own arguments, which come in one frame.
#include "CPreload.h"
#include "CZygote.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A wish to the linker, as in focus-jail: to need nothing but libc.
__asm__(".pushsection .swift1_autolink_entries, \"e\", @progbits\n"
        ".asciz \"-Xlinker\"\n.asciz \"--as-needed\"\n"
        ".popsection");

typedef int main_function(int, char **, char **);
typedef int start_function(main_function *, int, char **, void (*)(void), void (*)(void),
                           void (*)(void), void *);

enum { FRAMES = 3, MOST_BYTES = 4 << 20 };

static main_function *program;

static int read_all(void *bytes, size_t count) {
  for (size_t place = 0; place < count;) {
    ssize_t part = read(FRAMES, (char *)bytes + place, count - place);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return -1;
    place += (size_t)part;
  }
  return 0;
}

// Reads the frame `L`, whose payload is the arguments, each with a NUL between it and the next.
static char **read_arguments(int *count) {
  unsigned char header[5];
  if (read_all(header, sizeof header) != 0 || header[4] != 'L') return NULL;
  size_t length = (size_t)header[0] | (size_t)header[1] << 8 | (size_t)header[2] << 16 |
                  (size_t)header[3] << 24;
  if (length < 2 || length > MOST_BYTES) return NULL;
  char *text = calloc(length, 1);
  char **arguments = calloc(length + 1, sizeof *arguments);
  if (text == NULL || arguments == NULL || read_all(text, length - 1) != 0) return NULL;
  *count = 0;
  for (char *part = text; part < text + length - 1; part += strlen(part) + 1)
    arguments[(*count)++] = part;
  return arguments;
}

static int main_in_child(int count, char **arguments, char **environment) {
  (void)count;
  (void)arguments;
  (void)environment;
  // What the program starts in its turn is an ordinary program.
  unsetenv("FOCUS_ZYGOTE_MAIN");
  unsetenv("LD_PRELOAD");
  if (focus_zygote_serve() != 0) return 127;
  int own_count = 0;
  char **own = read_arguments(&own_count);
  close(FRAMES);
  return own == NULL ? 127 : program(own_count, own, environ);
}

__attribute__((visibility("default"))) int
__libc_start_main(main_function *main, int count, char **arguments, void (*begin)(void),
                  void (*end)(void), void (*end_loader)(void), void *stack) {
  start_function *next = (start_function *)dlsym(RTLD_NEXT, "__libc_start_main");
  if (next == NULL) _exit(127);
  program = main;
  bool is_zygote = getenv("FOCUS_ZYGOTE_MAIN") != NULL;
  return next(is_zygote ? main_in_child : main, count, arguments, begin, end, end_loader, stack);
}
