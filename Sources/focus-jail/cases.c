// Whose turn it is: the host's messages, the program's frames, and the cases in between.
#include "keeper.h"

#include <string.h>

// Frames that end the program's turn: it has said hello, or answered.
static bool is_answer(uint8_t kind) { return kind == 'H' || kind == 'R' || kind == 'M'; }

static void end_frame(struct keeper *keeper, bool is_last) {
  uint8_t kind = keeper->frame_header[4];
  keeper->frame_header_count = 0;
  // After an error the program may end, or go on: the host says how.
  if (kind == 'E') {
    keeper->is_busy = false;
    keeper->is_held = true;
    return;
  }
  watch_pause(keeper);
  if (!is_answer(kind)) return;
  // Who says more than was asked is not asked further; the host judges.
  if (!is_last || (kind != 'H' && !keeper->is_busy)) keeper->is_spoiled = true;
  keeper->is_busy = false;
}

// Follows the frames' borders: with a whole frame the turn goes to the host, except with an error
// ("E"), after which the host may wait for the program's end.
void follow_frames(struct keeper *keeper, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    if (keeper->frame_header_count < 5) {
      keeper->frame_header[keeper->frame_header_count++] = *bytes++;
      count--;
      if (keeper->frame_header_count < 5) continue;
      uint64_t length = get_number(keeper->frame_header, 4);
      keeper->frame_missing = length > 0 ? length - 1 : 0;
    }
    size_t part = count < keeper->frame_missing ? count : (size_t)keeper->frame_missing;
    keeper->frame_missing -= part;
    bytes += part;
    count -= part;
    if (keeper->frame_missing == 0) end_frame(keeper, count == 0);
  }
}

static void begin_case(struct keeper *keeper, uint64_t cpu, uint64_t wall, const uint8_t *bytes,
                       size_t count, const struct usage *known) {
  keeper->is_busy = true;
  keeper->is_held = false;
  watch_begin_case(keeper, cpu, wall, known);
  watch_resume(keeper);
  if (!buffer_append(&keeper->to_program, bytes, count))
    stop(keeper, CAUSE_FAILURE, "no memory");
  flush_to_program(keeper);
}

// Whether a case may not go to the program now.
static bool must_wait(const struct keeper *keeper) {
  bool has_begun_frame = keeper->frame_header_count > 0;
  return keeper->is_busy || keeper->is_spoiled || has_begun_frame;
}

// A waiting case lies as its message does: its length, kind, budget and bytes.
void forward_next_case(struct keeper *keeper, const struct usage *known) {
  struct buffer *cases = &keeper->cases;
  if (must_wait(keeper) || keeper->is_held || buffer_count(cases) == 0) return;
  const uint8_t *bytes = cases->bytes + cases->start;
  size_t length = (size_t)get_number(bytes, 4);
  begin_case(keeper, get_number(bytes + 5, 8), get_number(bytes + 13, 8), bytes + 21, length - 17,
             known);
  buffer_drop(cases, 4 + length);
}

static void take_frame(struct keeper *keeper, const uint8_t *bytes, size_t length) {
  uint64_t cpu = get_number(bytes + 5, 8), wall = get_number(bytes + 13, 8);
  if (cpu > 0 && (must_wait(keeper) || buffer_count(&keeper->cases) > 0)) {
    if (!buffer_append(&keeper->cases, bytes, 4 + length))
      stop(keeper, CAUSE_FAILURE, "no memory");
    return;
  }
  // A program that already wrote text for this case gets the old case's room for it.
  if (cpu > 0 || length == 17) drain_text(keeper);
  if (cpu > 0) {
    begin_case(keeper, cpu, wall, bytes + 21, length - 17, NULL);
    return;
  }
  // An empty one lets the program go on with the waiting cases after an error of its own.
  if (length == 17) {
    keeper->is_held = false;
    forward_next_case(keeper, NULL);
    return;
  }
  watch_resume(keeper);
  if (!buffer_append(&keeper->to_program, bytes + 21, length - 17))
    stop(keeper, CAUSE_FAILURE, "no memory");
  flush_to_program(keeper);
}

static bool is_sound(const struct keeper *keeper, uint64_t length, uint8_t kind) {
  if (length < 1 || length > MAXIMUM_MESSAGE) return false;
  if (kind == 'F') return length >= 17;
  return keeper->spec.is_worker && (kind == 'R' || (kind == 'K' && length == 1));
}

bool take_message(struct keeper *keeper) {
  struct buffer *in = &keeper->in;
  if (buffer_count(in) < 5) return false;
  const uint8_t *bytes = in->bytes + in->start;
  uint64_t length = get_number(bytes, 4);
  if (!is_sound(keeper, length, bytes[4])) {
    stop(keeper, CAUSE_FAILURE, "a message makes no sense");
    return false;
  }
  if (buffer_count(in) < 4 + length) return false;
  // What comes between two runs was meant for the one that ended meanwhile.
  bool is_running = !keeper->spec.is_worker || keeper->stage == RUNNING;
  if (bytes[4] == 'R' && !worker_take_order(keeper, bytes + 5, (size_t)length - 1)) return false;
  if (bytes[4] == 'F' && is_running) take_frame(keeper, bytes, (size_t)length);
  if (bytes[4] == 'K' && is_running) stop(keeper, CAUSE_CANCELLED, "");
  buffer_drop(in, 4 + (size_t)length);
  return true;
}
