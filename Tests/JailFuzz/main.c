// Which reader libFuzzer feeds: the last argument `--reader=NAME`, which it passes over.
#include "readers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct reader *chosen;

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerInitialize(int *count, char ***arguments) {
  static const char mark[] = "--reader=";
  for (int i = 1; i < *count; i++) {
    const char *argument = (*arguments)[i];
    if (strncmp(argument, mark, sizeof mark - 1) != 0) continue;
    for (const struct reader *reader = readers; reader->name != NULL; reader++)
      if (strcmp(reader->name, argument + sizeof mark - 1) == 0) chosen = reader;
  }
  if (chosen != NULL) return 0;
  fprintf(stderr, "Say %sNAME. The readers:", mark);
  for (const struct reader *reader = readers; reader->name != NULL; reader++)
    fprintf(stderr, " %s", reader->name);
  fprintf(stderr, "\n");
  exit(2);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  const char *complaint = chosen->read(bytes, count);
  if (complaint == NULL) return 0;
  fprintf(stderr, "COMPLAINT: %s\n", complaint);
  abort();
}
