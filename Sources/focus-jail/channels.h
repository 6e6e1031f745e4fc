// What a keeper carries: between its client and the program, and what it waits for.
#pragma once

#include "buffer.h"

// What a keeper waits for.
enum source {
  CONNECTION,
  OUTPUT,
  ERROR,
  FRAMES,
  STATUS,
  LISTENER,
  PROGRAM,
  TIMER,
  SIGNALS,
  SPOKEN
};

enum { CHUNK = 64 << 10 };

struct channels {
  int connection, epoll, timer;
  int output, error, frames; // The program's, or -1.
  uint32_t connection_events, frame_events; // What epoll was told last.
  struct buffer in, out, to_program;
  bool is_client_gone;
  bool must_watch;  // The program's channels, as soon as it has its first bytes.
  uint64_t flushed; // When something was sent to the client last.
  // Of the session, of the case, and of each stream in this case.
  uint64_t text_total, frame_total, forwarded[2];
  unsigned barren; // How often the frames' channel woke the keeper for nothing.
};

int channels_open(struct channels *channels);
void watch(const struct channels *channels, enum source source, int file, uint32_t events);
void unwatch(const struct channels *channels, int file);
// Forgets a file and closes it; -1 stands for none.
void drop_file(const struct channels *channels, int *file);
void set_timer(const struct channels *channels, uint64_t first, uint64_t period);
// Sends what fits; false when the client is gone.
bool flush_out(struct channels *channels);
// Waits until the client has taken everything; false when it is gone.
bool flush_whole(struct channels *channels);
void flush_to_program(struct channels *channels);
// The connection is watched for bytes, and for room where some wait for it.
void watch_connection(struct channels *channels, bool for_room);
// The program speaks from here on: it is watched as soon as its first bytes are under way.
void expect_program(struct channels *channels);
void watch_program(struct channels *channels);
// Reads what the client sent: more than 0 where there is some, 0 where there is none yet, -1 where
// the client is gone, -2 without memory.
int read_client(struct channels *channels);
// Reads all text that was written before the call: of stream 1 or 2, of which the client hears so
// much a case. False once there is more than the limit.
bool read_stream(struct channels *channels, int stream, uint64_t told, uint64_t limit);
// Whether one of the streams has text, or has ended.
bool has_text(const struct channels *channels);
// Looks at the bytes of the program's frames, which stay where they are: how many, 0 where there
// are none yet, -1 where there will be none.
ssize_t peek_frames(struct channels *channels, uint8_t *bytes, size_t size);
void take_frames(struct channels *channels, uint8_t *bytes, size_t count);
// Whatever wakes the keeper without a byte to read shall soon do so no more until the next tick.
void note_barren(struct channels *channels);
void forgive_barren(struct channels *channels);
void channels_begin_session(struct channels *channels);
void channels_begin_case(struct channels *channels);
// The program and what was meant for it are gone.
void channels_drop_program(struct channels *channels);
