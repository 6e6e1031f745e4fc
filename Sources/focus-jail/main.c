// focus-jail: see Documentation/Architecture.md.
#include "jail.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
  bool is_order = count == 3 && strcmp(arguments[1], "supervise") == 0 && arguments[2][0] == 'L';
  if (!is_order) {
    fprintf(stderr, "focus-jail is started by focus itself.\n");
    return 2;
  }
  return supervise(atoi(arguments[2] + 1));
}
