// Whose turn it is: the borders of the program's frames, and the cases that wait for their turn.
#pragma once

#include "buffer.h"
#include "message.h"

struct turn {
  // Cases that wait for the program's answer to the one it has; after an error they wait for the
  // host, and for ever once the program said more than it was asked.
  struct buffer cases;
  bool is_busy, is_held, is_spoiled;
  // The frame that the program is writing.
  uint64_t frame_missing;
  uint8_t frame_header[5];
  int frame_header_count;
};

// A case: what the program may use for it, and the bytes that it gets.
struct question {
  uint64_t cpu, wall;
  const uint8_t *bytes;
  size_t count;
};

// What a client's frame is, and so what is to be done with its bytes.
enum frame_use {
  FRAME_WAITS,   // A case for which it is not the time yet: kept.
  FRAME_BEGINS,  // A case whose time it is.
  FRAME_GOES_ON, // Empty: the program goes on with the waiting cases after an error of its own.
  FRAME_PASSES,  // A load, or an answer to a question of the program's.
  FRAME_LOST,    // There is no memory for it.
};

enum frame_use turn_take(struct turn *turn, const struct message *frame, struct question *question);
// Follows the program's bytes; gives how often its turn ended.
unsigned turn_follow(struct turn *turn, const uint8_t *bytes, size_t count);
// The next waiting case, if its time has come; its bytes stay until it is dropped.
bool turn_next(const struct turn *turn, struct question *question);
void turn_drop(struct turn *turn, const struct question *question);
// The program has something to answer.
void turn_begin(struct turn *turn);
// Whether further cases wait for an answer.
bool turn_has_more(const struct turn *turn);
void turn_reset(struct turn *turn);
