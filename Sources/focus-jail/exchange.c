// What goes between the client and the program: cases and answers, and the text before them.
#include "keeper.h"

enum { FORWARDED = 64 << 10 };

void tell_start(struct keeper *keeper) {
  struct buffer *out = &keeper->channels.out;
  message_begin(out, EVENT_STARTED, 9);
  put_number(out, (uint64_t)keeper->abilities->level, 1);
  // What a worker holds without its run.
  put_number(out, keeper->session.memory_before, 8);
}

void tell_idle(struct keeper *keeper) {
  struct session *session = &keeper->session;
  if (session->rest.is_idle == session->told_idle) return;
  session->told_idle = session->rest.is_idle;
  message_begin(&keeper->channels.out, EVENT_IDLE, 1);
  put_number(&keeper->channels.out, session->told_idle, 1);
}

static void begin_case_clock(struct keeper *keeper, uint64_t cpu, uint64_t wall,
                             const struct usage *known) {
  watch_begin_case(&keeper->session, cpu, wall, known);
  tell_idle(keeper);
  channels_begin_case(&keeper->channels);
}

void begin_session(struct keeper *keeper, const struct usage *known) {
  const struct limits *limits = &keeper->spec.limits;
  keeper->session.started = keeper->session.mark = now();
  keeper->session.is_running = true;
  expect_program(&keeper->channels);
  if (limits->start_cpu > 0) {
    turn_begin(&keeper->turn);
    begin_case_clock(keeper, limits->start_cpu, limits->start_wall, known);
  }
  tell_start(keeper);
}

static void give_bytes(struct keeper *keeper, const struct question *question) {
  if (!buffer_append(&keeper->channels.to_program, question->bytes, question->count))
    stop_without_memory(&keeper->outcome);
  flush_to_program(&keeper->channels);
}

static void begin_case(struct keeper *keeper, const struct question *question,
                       const struct usage *known) {
  turn_begin(&keeper->turn);
  begin_case_clock(keeper, question->cpu, question->wall, known);
  watch_resume(&keeper->session);
  give_bytes(keeper, question);
}

static void begin_next_case(struct keeper *keeper, const struct usage *known) {
  struct question question;
  if (!turn_next(&keeper->turn, &question)) return;
  begin_case(keeper, &question, known);
  turn_drop(&keeper->turn, &question);
}

void give_frame(struct keeper *keeper, const struct message *frame) {
  struct question question;
  switch (turn_take(&keeper->turn, frame, &question)) {
  case FRAME_WAITS: break;
  case FRAME_LOST: stop_without_memory(&keeper->outcome); break;
  case FRAME_BEGINS:
    // A program that already wrote text for this case gets the old case's room for it.
    drain_text(keeper);
    begin_case(keeper, &question, NULL);
    break;
  case FRAME_GOES_ON:
    drain_text(keeper);
    begin_next_case(keeper, NULL);
    break;
  case FRAME_PASSES:
    watch_resume(&keeper->session);
    give_bytes(keeper, &question);
    break;
  }
}

void drain_stream(struct keeper *keeper, int stream) {
  unsigned long long limit = keeper->spec.limits.output_bytes;
  uint64_t told = keeper->spec.tells_all_text ? UINT64_MAX : FORWARDED;
  if (read_stream(&keeper->channels, stream, told, limit)) return;
  bool is_large = limit >= 1 << 20;
  if (!keeper->outcome.is_over)
    note(&keeper->outcome, "It printed more than %llu %s.", limit >> (is_large ? 20 : 10),
         is_large ? "MB" : "KB");
  stop(&keeper->outcome, CAUSE_OUTPUT, "");
}

void drain_text(struct keeper *keeper) {
  // Mostly there is none, and one look at both costs less than two reads.
  if (!has_text(&keeper->channels)) return;
  drain_stream(keeper, 1);
  drain_stream(keeper, 2);
}

static bool has_answered_too_much(const struct keeper *keeper) {
  return keeper->channels.frame_total > keeper->spec.limits.output_bytes;
}

// Tells bytes of the program's, which still lie in its socket.
static void tell_frames(struct keeper *keeper, const uint8_t *bytes, size_t count) {
  // Text that was written before these bytes goes before them.
  drain_text(keeper);
  struct buffer *out = &keeper->channels.out;
  struct usage usage = watch_usage(&keeper->session);
  keeper->channels.frame_total += (uint64_t)count;
  if (turn_follow(&keeper->turn, bytes, count) > 0) watch_pause(&keeper->session);
  tell_idle(keeper);
  message_begin(out, EVENT_FRAMES, BUDGET + count);
  put_number(out, usage.cpu, 8);
  put_number(out, usage.memory, 8);
  buffer_append(out, bytes, count);
  if (has_answered_too_much(keeper)) {
    if (!keeper->outcome.is_over)
      note(&keeper->outcome, "Its answer is larger than %llu KB.",
           (unsigned long long)keeper->spec.limits.output_bytes >> 10);
    stop(&keeper->outcome, CAUSE_OUTPUT, "");
  } else if (count < CHUNK) {
    // Nothing lies behind the answer: the next case may go. What comes later is seen later.
    begin_next_case(keeper, &usage);
  }
}

void drain_frames(struct keeper *keeper) {
  struct channels *channels = &keeper->channels;
  static uint8_t bytes[CHUNK];
  // A few chunks at a time, so that a flood leaves time for the limits.
  for (int chunk = 0; chunk < 16 && channels->frames >= 0; chunk++) {
    // Taking bytes wakes the program, which waits for its next case: so that comes first.
    ssize_t count = peek_frames(channels, bytes, sizeof bytes);
    if (count == 0) {
      begin_next_case(keeper, NULL);
      if (chunk == 0) note_barren(channels);
    }
    if (count <= 0) return;
    tell_frames(keeper, bytes, (size_t)count);
    take_frames(channels, bytes, (size_t)count);
    if (count < CHUNK || has_answered_too_much(keeper)) return;
  }
}
