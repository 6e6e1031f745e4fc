#include "turn.h"

// Frames that end the program's turn: it has said hello, or answered.
static bool is_answer(uint8_t kind) { return kind == 'H' || kind == 'R' || kind == 'M'; }

// Whether the turn goes to the host: with any frame but an error ("E"), after which the program may
// end, or go on as the host says.
static bool ends_turn(struct turn *turn, bool is_last) {
  uint8_t kind = turn->frame_header[4];
  turn->frame_header_count = 0;
  if (kind == 'E') {
    turn->is_busy = false;
    turn->is_held = true;
    return false;
  }
  if (!is_answer(kind)) return true;
  // Who says more than was asked is not asked further; the host judges.
  if (!is_last || (kind != 'H' && !turn->is_busy)) turn->is_spoiled = true;
  turn->is_busy = false;
  return true;
}

unsigned turn_follow(struct turn *turn, const uint8_t *bytes, size_t count) {
  unsigned ends = 0;
  while (count > 0) {
    if (turn->frame_header_count < 5) {
      turn->frame_header[turn->frame_header_count++] = *bytes++;
      count--;
      if (turn->frame_header_count < 5) continue;
      uint64_t length = get_number(turn->frame_header, 4);
      turn->frame_missing = length > 0 ? length - 1 : 0;
    }
    size_t part = count < turn->frame_missing ? count : (size_t)turn->frame_missing;
    turn->frame_missing -= part;
    bytes += part;
    count -= part;
    if (turn->frame_missing == 0) ends += ends_turn(turn, count == 0);
  }
  return ends;
}

// Whether a case may not go to the program now.
static bool must_wait(const struct turn *turn) {
  bool has_begun_frame = turn->frame_header_count > 0;
  return turn->is_busy || turn->is_spoiled || has_begun_frame;
}

static struct question question_in(const uint8_t *body, size_t count) {
  return (struct question){get_number(body, 8), get_number(body + 8, 8), body + BUDGET,
                           count - BUDGET};
}

// A waiting case lies as a message of its own: the length of what follows, then its body.
enum { LENGTH = 4 };

static bool keep(struct turn *turn, const struct message *frame) {
  if (!buffer_reserve(&turn->cases, LENGTH + frame->count)) return false;
  put_number(&turn->cases, frame->count, LENGTH);
  return buffer_append(&turn->cases, frame->body, frame->count);
}

enum frame_use turn_take(struct turn *turn, const struct message *frame,
                         struct question *question) {
  *question = question_in(frame->body, frame->count);
  if (question->cpu > 0) {
    if (!must_wait(turn) && buffer_count(&turn->cases) == 0) return FRAME_BEGINS;
    return keep(turn, frame) ? FRAME_WAITS : FRAME_LOST;
  }
  if (question->count > 0) return FRAME_PASSES;
  turn->is_held = false;
  return FRAME_GOES_ON;
}

bool turn_next(const struct turn *turn, struct question *question) {
  const struct buffer *cases = &turn->cases;
  if (must_wait(turn) || turn->is_held || buffer_count(cases) == 0) return false;
  const uint8_t *bytes = cases->bytes + cases->start;
  *question = question_in(bytes + LENGTH, (size_t)get_number(bytes, LENGTH));
  return true;
}

void turn_drop(struct turn *turn, const struct question *question) {
  buffer_drop(&turn->cases, LENGTH + BUDGET + question->count);
}

void turn_begin(struct turn *turn) {
  turn->is_busy = true;
  turn->is_held = false;
}

bool turn_has_more(const struct turn *turn) {
  return turn->is_busy && buffer_count(&turn->cases) > 0;
}

void turn_reset(struct turn *turn) {
  turn->is_busy = turn->is_held = turn->is_spoiled = false;
  turn->frame_header_count = 0;
  turn->frame_missing = 0;
  buffer_empty(&turn->cases);
}
