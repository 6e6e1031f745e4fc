// What a client hears of its keeper, and what must be true of it.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bytes {
  uint8_t *start;
  size_t count;
};

// What a program writes to.
enum written { FRAMES_WRITTEN, OUTPUT_WRITTEN, ERROR_WRITTEN };

struct heard {
  struct bytes told, written[3]; // By the keeper; and by the program.
};

void heard_expect(struct heard *heard, enum written to, const uint8_t *bytes, size_t count);
// Reads all that waits.
void heard_read(struct heard *heard, int client);
// What makes no sense, or NULL; whole messages always do, and the last is the end where memory was
// enough for it.
const char *heard_complaint(const struct heard *heard, bool has_end);
void heard_forget(struct heard *heard);
