// focus-jail: see Documentation/Architecture.md.
#include "jail.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A wish to the linker, ahead of the libraries that Swift's driver names: only what is used is
// needed. So this program, which also runs inside a jail, asks for nothing but libc there.
__asm__(".pushsection .swift1_autolink_entries, \"e\", @progbits\n"
        ".asciz \"-Xlinker\"\n.asciz \"--as-needed\"\n"
        ".popsection");

// A zygote for programs that cannot fork themselves: each child becomes the program, either at once
// or, with --wait, when its first frame arrives; by then the program itself has been placed.
static int become(char **arguments) {
  bool waits = arguments[0] != NULL && strcmp(arguments[0], "--wait") == 0;
  if (waits) arguments++;
  if (arguments[0] == NULL || strcmp(arguments[0], "--") != 0 || arguments[1] == NULL) return 2;
  if (focus_zygote_serve() != 0) return 127;
  struct pollfd frame = {.fd = 3, .events = POLLIN};
  while (waits && poll(&frame, 1, -1) < 0 && errno == EINTR) {
  }
  execv(arguments[1], arguments + 1);
  fprintf(stderr, "focus-jail: %s cannot be started: %s\n", arguments[1], strerror(errno));
  return 127;
}

int main(int count, char **arguments) {
  if (count > 2 && strcmp(arguments[1], "zygote") == 0) return become(arguments + 2);
  if (count > 3 && strcmp(arguments[1], "leash") == 0)
    return leash((pid_t)atoi(arguments[2]), arguments + 3);
  bool is_order = count == 3 && strcmp(arguments[1], "supervise") == 0 && arguments[2][0] == 'L';
  if (!is_order) {
    fprintf(stderr, "focus-jail is started by focus itself.\n");
    return 2;
  }
  return supervise(atoi(arguments[2] + 1));
}
