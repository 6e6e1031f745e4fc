// The jail's own code under libFuzzer, in C alone: `Scripts/fuzz` builds it with sanitizers.
#pragma once

#include <stddef.h>
#include <stdint.h>

struct reader {
  const char *name;
  // What did not hold, or NULL.
  const char *(*read)(const uint8_t *bytes, size_t count);
};

// One program's, up to one without a name.
extern const struct reader readers[];
